"""What the coach says during first games: two or three lines about the actual cards."""

from collections.abc import Sequence
from itertools import combinations
from typing import Final, Literal, NamedTuple, assert_never

from msgspec import Struct

from game.analysis.coaching.tips import (
    CanGoOut,
    CanOpen,
    CanTake,
    DrawFirst,
    EndTurn,
    FootIsNear,
    FootWasTaken,
    KeepPair,
    LayDown,
    MadeDirty,
    MayTake,
    MeldWorth,
    NotEnoughYet,
    PartnerOpened,
    PileWasFrozen,
    PileWasTaken,
    RedThreesCost,
    Tip,
)
from game.cards import Card, Rank, is_wild, rank_of
from game.engine.discard_pile.pile import why_no_pile
from game.engine.legal import why_not
from game.engine.moves import Group, MeldCards
from game.engine.table.view import PlayerView
from game.messages.amounts import points
from game.messages.functions import coach as say, table as say_table
from game.reason.purposes import WhyNot
from game.sentences.advice.answers import why_not_sentence
from game.sentences.advice.hints import what
from game.sentences.advice.reasons import purpose_sentence
from game.sentences.grammar import ranks_listed, seat_person, sentences
from game.sentences.rules_and_scores.rule_page import Chapter

MOST_NAMED: Final = 3
"""Melds that are named; beyond that only their number is given."""


class MayIGo(Struct, frozen=True):
    """The question whether the coach may leave, after this many matches."""

    matches: int


class CoachWords(Struct, frozen=True):
    """A tip with what its words need, addressed to the seat whose view produced it; or the question."""

    tip: Tip | MayIGo
    view: PlayerView | None = None
    names: tuple[str, ...] = ()
    answer: WhyNot | None = None
    """Why not a move that anybody sees."""
    is_last: bool = False
    """Whether the coach leaves what every turn asks to the person from now on: it says so instead of the reason."""

    @property
    def lines(self) -> tuple[str, ...]:
        """What to do, or the news; then what is to be known about it."""
        heading = _told(self).heading
        return (heading, *self.sentences) if heading else self.sentences

    @property
    def sentences(self) -> tuple[str, ...]:
        told = _told(self).sentences
        if self.answer is not None and self.view is not None:
            told = (told[0], why_not_sentence(self.answer, not self.view.board.has_partners))
        return tuple(filter(None, (*told[:-1], say.now_you()) if self.is_last else told))

    @property
    def melds(self) -> tuple[MeldWorth, ...]:
        """Those that its first sentence after the heading names, for a picture of them."""
        return _told(self).melds

    @property
    def why(self) -> str:
        """The label of the button that opens the rule."""
        return _told(self).why

    @property
    def chapter(self) -> Chapter:
        """The chapter with the rule."""
        return _told(self).chapter


class CardSign(Struct, frozen=True):
    """What some cards in the hand are good for, as a label above them."""

    cards: tuple[Card, ...]
    words: str
    short: str = ""
    """A shorter form for narrow places."""
    of_all: bool = False
    """Whether the words, like a sum of points, apply only to the cards together and not to each one."""


def coach_words(
    tip: Tip, view: PlayerView, names: Sequence[str], answer: WhyNot | None = None, *, is_last: bool = False
) -> CoachWords:
    return CoachWords(tip, view, tuple(names), answer, is_last)


class _CoachText(NamedTuple):
    heading: str
    """"" where the first sentence is the move itself."""
    sentences: tuple[str, ...]
    why: str
    chapter: Chapter
    melds: tuple[MeldWorth, ...] = ()
    """Those that the first of several sentences names."""


def _told(words: CoachWords) -> _CoachText:
    tip, view = words.tip, words.view
    if isinstance(tip, MayIGo):
        return _CoachText(say.may_i_go(), (say.coached_for(tip.matches), say.still_want_tips()), "", Chapter.AIM)
    assert view is not None
    rule = say.read_the_rule()
    match tip:
        case DrawFirst(cards):
            return _CoachText("", (say.draw(cards), say.draw_then()), rule, Chapter.TURN)
        case EndTurn(card, purpose):
            return _CoachText("", (say.discard(card), purpose_sentence(purpose, words.names, view)), rule, Chapter.TURN)
        case NotEnoughYet(most, _, card):
            said = say.cannot_open(most is not None, most or 0), say.discard(card)
            return _CoachText(say.not_enough_heading(), said, rule, Chapter.OPENING)
        case LayDown(groups, purpose):
            laid = sentences(what(MeldCards(groups), view.board.melds[view.team]))
            return _CoachText("", (laid, purpose_sentence(purpose, words.names, view)), rule, Chapter.BOOKS)
        case CanOpen():
            extra = tip.total - tip.need if _opens_with_fewer(tip.melds, view) else 0
            said = _laid(tip.melds, tip.total), say.open_need(tip.need, extra)
            return _CoachText(say.open_heading(), said, rule, Chapter.OPENING, tip.melds)
        case CanTake():
            melds = tip.melds if tip.opens is not None and tip.need and len(tip.melds) > 1 else ()
            return _CoachText(say.take_heading(), _take(tip, view), rule, Chapter.PILE, melds)
        case MayTake(take, draws):
            told = say.may_take(ranks_listed(take.beside), _part_of_pile(take), take.brings, draws)
            return _CoachText(say.take_heading(), (told,), rule, Chapter.PILE)
        case PileWasTaken() | PartnerOpened() | FootWasTaken() | PileWasFrozen():
            return _news(tip, view, words.names)
        case KeepPair(card, cards):
            keep = say.keep_pair(rank_of(cards[0]))
            return _CoachText("", (say.discard(card), keep), rule, Chapter.PILE)
        case FootIsNear(cards, is_tail):
            comes: Literal["foot", "tail"] = "tail" if is_tail else "foot"
            left = say.cards_left(cards, "foot" if is_tail else "hand")
            return _CoachText(say.foot_near_heading(comes), (left, say.then_foot(cards, comes)), rule, Chapter.FOOT)
        case RedThreesCost():
            heading, why_ = say.red_three_heading(), say.why_points(tip.each)
            return _CoachText(heading, _red_threes(tip, view), why_, Chapter.THREES)
        case MadeDirty(rank):
            return _CoachText("", (say.made_dirty(view.board.has_partners, rank), stay_clean(tip)), rule, Chapter.BOOKS)
        case CanGoOut(bonus, asks):
            partners = view.board.players // view.board.teams - 1
            brings = say.out_brings(bonus, partners if asks else 0, partners > 0)
            return _CoachText(say.go_out_heading(), (say.go_out(), brings), rule, Chapter.OUT)
        case _:
            assert_never(tip)


def _laid(melds: Sequence[MeldWorth], total: int) -> str:
    """All melds in one sentence: where letters are large, nothing else is seen."""
    if len(melds) > MOST_NAMED:
        return say.open_many(len(melds), total)
    if len(melds) == 1 or all(len(set(map(rank_of, meld.cards))) == 1 for meld in melds):
        return say.open_meld([cards for meld in melds for cards in ranks_listed(meld.cards)], total)
    return say.open_melds([say.meld_worth(ranks_listed(meld.cards), meld.points) for meld in melds], total)


def _take(tip: CanTake, view: PlayerView) -> tuple[str, ...]:
    beside = ranks_listed(tip.beside)
    if tip.onto is not None:
        first = say.take_onto_with(tip.upcard, tip.onto, beside) if beside else say.take_onto(tip.upcard, tip.onto)
    else:
        first = say.take_meld(tip.upcard, beside) if beside else say.take_into_hand(tip.upcard)
    part = _part_of_pile(tip)
    if tip.opens is None:
        return first, say.you_get(part, tip.brings)
    if not tip.need:
        return first, say.take_opens(view.board.has_partners, part, tip.brings)
    if len(tip.melds) > 1:  # the upcard's alone is too little
        return _laid(tip.melds, tip.opens), say.you_get(part, tip.brings)
    return first, say.take_opens_with(tip.opens, part, tip.brings)


def _part_of_pile(tip: CanTake) -> Literal["top", "only", "whole", "some"]:
    if tip.brings == 1:
        return "top" if tip.pile > 1 else "only"
    return "whole" if tip.brings == tip.pile else "some"


def _opens_with_fewer(melds: Sequence[MeldWorth], view: PlayerView) -> bool:
    """Whether one of them may stay in the hand, where its points are lost."""
    fewer = combinations([Group(meld.cards) for meld in melds], len(melds) - 1)
    return not view.board.rules.winner_takes and any(why_not(view, MeldCards(groups)) is None for groups in fewer)


def _news(
    tip: PileWasTaken | PartnerOpened | FootWasTaken | PileWasFrozen, view: PlayerView, names: Sequence[str]
) -> _CoachText:
    who, rule = seat_person(names, tip.seat), say.read_the_rule()
    match tip:
        case PileWasTaken(_, taken, holds, pile):
            said = say.pile_taken(who, holds), say.pile_left(pile)
            return _CoachText(say.pile_taken_heading(who, taken), said, rule, Chapter.PILE)
        case PartnerOpened():
            said = say.partner_opened(), say.add_to_melds()
            return _CoachText(say.partner_opened_heading(), said, rule, Chapter.OPENING)
        case FootWasTaken(_, holds, is_tail):
            stack: Literal["foot", "tail"] = "tail" if is_tail else "foot"
            said = say.foot_taken(who, stack, holds), say.may_cost(who)
            return _CoachText(say.foot_taken_heading(who, stack), said, rule, Chapter.FOOT)
        case PileWasFrozen(_, for_all):
            ours = view.board.team_of(tip.seat) == view.team
            upcard = view.board.upcard
            is_open = upcard is not None and not is_wild(upcard) and why_no_pile(view.board) is None
            still = say.frozen_for_all(who, ours) if for_all else say.frozen_but_for_pairs(is_open)
            said = say.frozen(who, ours), still
            return _CoachText(say.frozen_heading(), said, rule, Chapter.PILE)
        case _:
            assert_never(tip)


def made_dirty_told(tip: MadeDirty) -> str:
    """What a partner says of it."""
    return sentences(say.made_dirty(True, tip.rank), stay_clean(tip))


def stay_clean(tip: MadeDirty) -> str:
    return say.stay_clean(tip.can_undo, tip.others)


def _red_threes(tip: RedThreesCost, view: PlayerView) -> tuple[str, ...]:
    count, board = len(tip.cards), view.board
    unless: Literal["always", "team", "you"] = "always"
    if board.rules.winner_takes:
        unless = "team" if board.has_partners else "you"
    first = say.red_threes(count, tip.cards[0], tip.each, unless)
    return first, say.discard_one_now(count) if tip.throws_one else say.discard_in_time(count)


# ---- over the cards
def card_signs(tip: Tip | MayIGo) -> tuple[CardSign, ...]:
    """The labels above the cards that a tip mentions.

    >>> from game.cards import parse_cards
    >>> card_signs(CanOpen((MeldWorth(parse_cards("8H 8S 2C"), 40),), 40, 40))[0].words
    '40 with the 2'
    """
    match tip:
        case CanOpen(melds):
            return meld_signs(melds)
        case KeepPair(card, cards):
            return CardSign(cards, say.sign_keep()), CardSign((card,), say.sign_discard())
        case RedThreesCost(cards):
            return (CardSign(cards, ""),)
        case EndTurn(card=card) | NotEnoughYet(card=card):
            return (CardSign((card,), say.sign_discard()),)
        case CanTake(upcard, beside, melds=(own, *others)) if beside and not any(map(is_wild, beside)):
            return CardSign(beside, say.sign_worth_with(own.points, upcard), points(own.points)), *meld_signs(others)
        case CanTake(upcard, beside) if beside and not any(map(is_wild, beside)):
            return (CardSign(beside, say.sign_with(upcard)),)
        case _:
            return ()


def meld_signs(melds: Sequence[MeldWorth]) -> tuple[CardSign, ...]:
    """What each is worth, and which wild cards belong to one."""
    signs = tuple(map(_worth, melds))
    beside = [card for sign, meld in zip(signs, melds, strict=True) for card in meld.cards if card not in sign.cards]
    by_rank = [[card for card in beside if rank_of(card) == rank] for rank in map(Rank, "*2")]
    return *signs, *(CardSign(tuple(wilds), say.sign_wild()) for wilds in by_rank if wilds)


def _worth(meld: MeldWorth) -> CardSign:
    naturals = tuple(card for card in meld.cards if not is_wild(card))
    wilds = [card for card in meld.cards if is_wild(card)]
    if not naturals or not wilds:
        return CardSign(meld.cards, points(meld.points), of_all=True)
    worth = (
        say.sign_worth_with(meld.points, wilds[0])
        if len(wilds) == 1
        else say.sign_worth_with_wilds(meld.points, len(wilds))
    )
    return CardSign(naturals, worth, points(meld.points), of_all=True)


def spoken_text(words: CoachWords) -> str:
    """With the number that is printed on the cloth."""
    tip = words.tip
    need = tip.need if isinstance(tip, CanOpen | NotEnoughYet) else 0
    return sentences(*words.lines, say_table.to_open(need) if need else "")
