"""What the coach says beside a first game: a heading and one or two sentences about the cards really held."""

from collections.abc import Sequence
from typing import Final, assert_never

from msgspec import Struct

from game.analysis.tips import (
    CanGoOut,
    CanOpen,
    CanTake,
    DiscardWhy,
    DrawFirst,
    EndTurn,
    FootIsNear,
    FootWasTaken,
    KeepPair,
    LayDown,
    MeldWorth,
    NotEnoughYet,
    PartnerOpened,
    PileWasFrozen,
    PileWasTaken,
    RedThreesCost,
    Tip,
)
from game.cards import Card, Rank, is_wild, rank_of
from game.engine.melds import Meld, meld_of
from game.engine.moves import Group, MeldCards
from game.engine.view import PlayerView
from game.words.grammar import (
    MINUS,
    by_rank,
    capital,
    cards_listed,
    counted,
    listed,
    number,
    of_rank,
    points,
    possessive,
    rank_name,
    seat_name,
    the_card,
)
from game.words.hints import HANDFUL, what
from game.words.rule_page import Chapter

SHOW_ME_HOW: Final = "Show me how"
READ_THE_RULE: Final = "Read the rule"
PUT_AWAY: Final = "Put the coach away"
PUT_AWAY_IN_SHORT: Final = "Put away"
IS_AWAY: Final = "The coach is away. You can bring it back in the settings, under Playing."
STAY: Final = "Stay with me"
MOST_NAMED: Final = 3
"""Melds or groups that are named; of more only the number is told."""


class CoachWords(Struct, frozen=True):
    """A heading, the sentences, and what the button says that leads to the rule."""

    heading: str
    sentences: tuple[str, ...]
    why: str
    chapter: Chapter


class CardSign(Struct, frozen=True):
    """What a few cards of the hand are for, to be written over them."""

    cards: tuple[Card, ...]
    words: str
    short: str = ""
    """Instead of the words, where they have no room."""
    of_all: bool = False
    """Whether the words are true of the cards together only, as their points are, and not of each one."""


def coach_words(tip: Tip, view: PlayerView, names: Sequence[str]) -> CoachWords:
    """The tip, said to the seat of the view from which it was found."""
    match tip:
        case DrawFirst(cards):
            said = (f"Draw {counted(cards, 'card')} from the stock.", _THEN)
            return CoachWords("Begin with a draw", said, READ_THE_RULE, Chapter.TURN)
        case EndTurn():
            return CoachWords("Time to discard", _end_turn(tip), READ_THE_RULE, Chapter.TURN)
        case NotEnoughYet(most, need, card):
            lack = "Your hand has no meld to open with yet."
            if need:
                lack = f"You need {points(need)} to open, and your hand has no meld yet."
            if most is not None:
                lack = f"Your melds would make {points(most)} points, and you need {points(need)} to open."
            return CoachWords("You cannot open yet", (lack, _ends(card)), _why(need), Chapter.OPENING)
        case LayDown():
            return CoachWords("You can lay down cards", _lay_down(tip, view), READ_THE_RULE, Chapter.BOOKS)
        case CanOpen():
            return CoachWords("You can open now", _open(tip), _why(tip.need), Chapter.OPENING)
        case CanTake():
            return CoachWords("You could take the pile", _take(tip, view), READ_THE_RULE, Chapter.PILE)
        case PileWasTaken() | PartnerOpened() | FootWasTaken() | PileWasFrozen():
            return _news(tip, names)
        case KeepPair(cards, need):
            rank = rank_of(cards[0])
            keep = (
                f"Keep your two {rank_name(rank, 2)}: with them you can take the pile if {of_rank(1, rank)} is "
                "discarded just before your turn."
            )
            who = "Your team has" if view.board.has_partners else "You have"
            more = (f"{who} not opened, so your melds must make {points(need)} then.",) if need else ()
            return CoachWords("A pair worth keeping", (keep, *more), READ_THE_RULE, Chapter.PILE)
        case FootIsNear(cards, is_tail):
            stack, comes = ("foot", "tail") if is_tail else ("hand", "foot")
            left = f"{capital(counted(cards, 'card'))} {'is' if cards == 1 else 'are'} left in your {stack}."
            gone = "it is" if cards == 1 else "they are"
            said = (left, f"When {gone} gone, you pick up your {comes} and go on with that.")
            return CoachWords(f"Your {comes} is near", said, READ_THE_RULE, Chapter.FOOT)
        case RedThreesCost():
            heading = f"A red three costs {points(tip.each)}"
            return CoachWords(heading, _red_threes(tip, view), f"Why {points(tip.each)}?", Chapter.THREES)
        case CanGoOut():
            return CoachWords("You can go out", _go_out(tip, view), READ_THE_RULE, Chapter.OUT)
        case _:
            assert_never(tip)


_THEN: Final = "Then lay down what you can, and end your turn with a discard."


def _why(need: int) -> str:
    return f"Why {points(need)}?" if need else READ_THE_RULE


def _ends(card: Card) -> str:
    return f"Discard {the_card(card)} to end your turn."


def _end_turn(tip: EndTurn) -> tuple[str, ...]:
    match tip.why:
        case DiscardWhy.LONE:
            return _ends(tip.card), f"You hold no other {rank_name(rank_of(tip.card))}."
        case DiscardWhy.BLOCKS:
            return _ends(tip.card), "Nobody can take the pile while a three is on top."
        case DiscardWhy.PLAIN:
            return (_ends(tip.card),)
        case _:
            assert_never(tip.why)


def _lay_down(tip: LayDown, view: PlayerView) -> tuple[str, ...]:
    melds = view.board.melds[view.team]
    laid = f"{what(MeldCards(tip.groups), melds)}."
    if len(tip.groups) > MOST_NAMED:
        return laid, f"“{SHOW_ME_HOW}” puts each group in its place."
    many, first = rank_name(tip.rank, 2), tip.groups[0]
    was_book = first.onto is not None and len(melds[first.onto].cards) >= tip.book_size
    if len(tip.groups) > 1:
        named = [of_rank(count, rank) for group in tip.groups for rank, count in by_rank(group.cards)]
        count = sum(len(group.cards) for group in tip.groups)
        laid = f"Lay down {listed(named) if count <= HANDFUL else counted(count, 'card')}."
    if len(tip.groups) > 1 or was_book:
        return laid, f"{capital(listed([_goes(group, tip, melds) for group in tip.groups]))}."
    if tip.cards >= tip.book_size:
        return laid, f"That makes {_book(tip.kind, many)}."
    makes = f"Your meld of {many} then has {counted(tip.cards, 'card')}"
    makes = makes if tip.kind == "dirty" else f"That makes {number(tip.cards)} {many}"
    return laid, f"{makes}; {number(tip.book_size)} make a book."


def _goes(group: Group, tip: LayDown, melds: Sequence[Meld]) -> str:
    """Where a group of a lay-down goes, and the book that it makes there."""
    s = "s" if len(group.cards) == 1 else ""
    those = listed([_the(count, rank) for rank, count in by_rank(group.cards)])
    before = melds[group.onto].cards if group.onto is not None else ()
    meld = meld_of((*before, *group.cards))
    many = rank_name(meld.rank, 2)
    if len(before) >= tip.book_size:
        return f"{those} go{'es' if s else ''} on your book of {many}"
    if len(meld.cards) >= tip.book_size:
        return f"{those} make{s} {_book(meld.kind, many)}"
    return f"{those} go{'es' if s else ''} on your {many}" if before else f"{those} begin{s} a meld of {many}"


def _the(count: int, rank: Rank) -> str:
    return f"the {rank_name(rank)}" if count == 1 else f"the {of_rank(count, rank)}"


def _book(kind: str, many: str) -> str:
    return f"a book of {many}" if kind == "wild" else f"a {kind} book of {many}"


def _open(tip: CanOpen) -> tuple[str, ...]:
    first, *others = tip.melds
    have = f"You hold {cards_listed(first.cards)}: that is a meld of {points(first.points)}."
    need = f"You need {points(tip.need)} to open" if tip.need else "You need no points to open"
    if not others:
        return have, f"{need}."
    named = listed([f"with {cards_listed(meld.cards)}" for meld in others])
    if len(tip.melds) > MOST_NAMED:
        named = f"with {number(len(others))} more melds"
    return have, f"{need}; {named} it would be {points(tip.total)}."


def _take(tip: CanTake, view: PlayerView) -> tuple[str, ...]:
    tops = f"{capital(the_card(tip.upcard))} is on top of the pile"
    beside = cards_listed(tip.beside)
    if tip.onto is not None:
        goes = f"{tops}, and it goes onto your {rank_name(tip.onto, 2)}"
        first = f"{goes} with {beside} that you hold." if beside else f"{goes}."
    elif beside:
        first = f"{tops}, and with {beside} that you hold it makes a meld."
    else:
        first = f"{tops}, and you may take it into your hand."
    get = f"you get {_brought(tip)}"
    if tip.opens is None:
        return first, f"{capital(get)}."
    if not tip.need:
        whom = "your team" if view.board.has_partners else "you"
        return first, f"That opens for {whom}, and {get}."
    return first, f"You need {points(tip.need)} to open and have {points(tip.opens)} with it, and {get}."


def _brought(tip: CanTake) -> str:
    if tip.brings == 1:
        return "its top card" if tip.pile > 1 else "its only card"
    if tip.brings == tip.pile:
        return f"all its {counted(tip.brings, 'card')}"
    return f"its top {counted(tip.brings, 'card')}"


def _news(tip: PileWasTaken | PartnerOpened | FootWasTaken | PileWasFrozen, names: Sequence[str]) -> CoachWords:
    name = seat_name(names, tip.seat)
    match tip:
        case PileWasTaken(_, holds, pile):
            now = f"{name} took the pile, holds {counted(holds, 'card')} now, and can lay down more next turn."
            left = f"The pile has {counted(pile, 'card')} now." if pile else "The pile is empty now."
            return CoachWords(f"{name} took the pile", (now, left), READ_THE_RULE, Chapter.PILE)
        case PartnerOpened():
            said = (
                "Your team has its first melds, so you need no points to open any more.",
                "Add cards to your team’s melds, or begin a new one.",
            )
            return CoachWords(f"{name} has opened", said, READ_THE_RULE, Chapter.OPENING)
        case FootWasTaken(_, holds, is_tail):
            stack = "tail" if is_tail else "foot"
            said = (
                f"{name} has taken up the {stack} and holds {counted(holds, 'card')}.",
                f"If {name} goes out, any cards you still hold count against you.",
            )
            return CoachWords(f"{name} is in the {stack}", said, READ_THE_RULE, Chapter.FOOT)
        case PileWasFrozen(_, for_all):
            first = f"{name} discarded a wild card, and that froze the pile."
            then = f"Nobody can take it before {possessive(name)} next turn."
            then = then if for_all else "Only two cards like its top card take it now."
            return CoachWords("The pile is frozen", (first, then), READ_THE_RULE, Chapter.PILE)
        case _:
            assert_never(tip)


def _red_threes(tip: RedThreesCost, view: PlayerView) -> tuple[str, ...]:
    count, unless = len(tip.cards), ""
    if view.board.rules.winner_takes:
        unless = " and your team is not out" if view.board.has_partners else " and you did not go out"
    if count == 1:
        left = f"if it is left when the round ends{unless}"
        first = f"You hold {the_card(tip.cards[0])}, and it costs {points(tip.each)} {left}."
    else:
        first = f"You hold {number(count)} red threes, and each costs {points(tip.each)} if it is left over{unless}."
    if tip.throws_one:
        return first, "Discard it now." if count == 1 else "Discard one now."
    return first, "Discard it in good time." if count == 1 else "Discard them in good time."


def _go_out(tip: CanGoOut, view: PlayerView) -> tuple[str, ...]:
    first = "You can get rid of every card now, and that ends the round."
    board = view.board
    partners = "partner agrees" if board.players == 2 * board.teams else "partners agree"
    agreed = f"once your {partners}" if tip.asks else ""
    if tip.bonus:
        whom = "your team" if view.board.has_partners else "you"
        return first, f"It brings {whom} {points(tip.bonus)} points{', ' + agreed if agreed else ''}."
    return (first, f"It counts {agreed}.") if agreed else (first,)


# ---- over the cards
WILD: Final = "wild"
KEEP: Final = "keep"
THROW: Final = "discard"


def card_signs(tip: Tip) -> tuple[CardSign, ...]:
    """What is written over the cards that a tip speaks of.

    >>> from game.cards import parse_cards
    >>> card_signs(CanOpen((MeldWorth(parse_cards("8H 8S 2C"), 40),), 40, 40))[0].words
    '40 with the 2'
    """
    match tip:
        case CanOpen(melds):
            signs = [_worth(meld) for meld in melds]
            beside = [card for meld in melds if _has_naturals(meld) for card in meld.cards if is_wild(card)]
            by_rank = [[card for card in beside if rank_of(card) == rank] for rank in map(Rank, "*2")]
            return (*signs, *(CardSign(tuple(wilds), WILD) for wilds in by_rank if wilds))
        case KeepPair(cards):
            return (CardSign(cards, KEEP),)
        case RedThreesCost(cards, each):
            return (CardSign(cards, f"{MINUS}{points(each)}"),)
        case EndTurn(card=card) | NotEnoughYet(card=card):
            return (CardSign((card,), THROW),)
        case CanTake(beside=beside) if beside and not any(map(is_wild, beside)):
            return (CardSign(beside, f"with the {_short(tip.upcard)}"),)
        case _:
            return ()


def _has_naturals(meld: MeldWorth) -> bool:
    return any(not is_wild(card) for card in meld.cards)


def _worth(meld: MeldWorth) -> CardSign:
    naturals = tuple(card for card in meld.cards if not is_wild(card))
    wilds = [card for card in meld.cards if is_wild(card)]
    if not naturals or not wilds:
        return CardSign(meld.cards, points(meld.points), of_all=True)
    beside = f"the {_short(wilds[0])}" if len(wilds) == 1 else f"{len(wilds)} wilds"
    return CardSign(naturals, f"{points(meld.points)} with {beside}", points(meld.points), of_all=True)


def _short(card: Card) -> str:
    names: dict[Rank, str] = {Rank("T"): "10", Rank("*"): "joker"}
    return names.get(rank_of(card), card[0])


# ---- the meter, and a question


def can_make(most: int) -> str:
    """The meter's line while the coach speaks of the opening."""
    return f"Your hand can make {points(most)}"


def may_i_go(matches: int) -> CoachWords:
    """The question after so many matches."""
    said = (f"I’ve been coaching you for {counted(matches, 'match', 'matches')}.", "Do you still want my tips?")
    return CoachWords("Shall I go?", said, "", Chapter.AIM)


def heard(words: CoachWords) -> str:
    """All of it, to be spoken."""
    return " ".join((f"{words.heading}{'' if words.heading[-1] in '.?!' else '.'}", *words.sentences))
