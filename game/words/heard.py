"""What somebody hears who plays by ear: what lies on the table thing by thing, and what the reading keys tell."""

from collections.abc import Mapping, Sequence
from enum import Enum
from typing import Final

from game.cards import Card
from game.engine.board import Board, StackName
from game.engine.melds import Meld
from game.words.going_out_texts import Need
from game.words.grammar import (
    YOU,
    agreeing,
    capital,
    card_name,
    cards_listed,
    counted,
    inside,
    listed,
    number,
    ordinal,
    possessive,
    rank_name,
    seat_name,
    sentences,
    team_name,
    the_card,
)
from game.words.stacks import next_stack

# ---- groups of the table
BAR: Final = "Menu bar"
HAND: Final = "Your hand"
LAID_OUT: Final = "Laid out, not played yet"
PILES: Final = "Stock and discard pile"
PLAYERS: Final = "Other players"
ACTIONS: Final = "What you can do"
SAYS: Final = "What the table says"
NOTICE: Final = "Notice"
QUESTION: Final = "Question"
COACH: Final = "Coach"
HINT: Final = "Hint"
SKIP: Final = "Go on"
SKIP_TIP: Final = "Skips what is being shown."
LIFT_MORE: Final = "Lift more cards"
LIFT_FEWER: Final = "Lift fewer cards"
NOT_TOLD: Final = "Nothing is told to screen readers: %s"
"""One line of the log."""
NO_CARDS: Final = "No cards of yours lie open here."
NOBODY_PLAYED: Final = "Nobody has played since your last turn."
NOTHING_SAID: Final = "Nothing has been said yet."
UNAVAILABLE: Final = "not possible now"


class ReadAloud(Enum):
    """What can be asked for at any time, without going there."""

    HAND = "hand"
    PILES = "piles"
    OWN = "own"
    RIVALS = "rivals"
    SCORES = "scores"
    NEEDS = "needs"
    LAST_TURN = "last turn"
    NOW = "now"
    AGAIN = "again"


def hand_title(count: int) -> str:
    """The hand with its number of cards.

    >>> hand_title(11)
    'Your hand, eleven cards'
    """
    return f"{HAND}, {counted(count, 'card')}"


def card_in_hand(card: Card, place: int, of: int, is_new: bool = False, is_chosen: bool = False) -> str:
    """A card of the hand: what it is, where it lies, whether it has just come and whether it is chosen.

    >>> card_in_hand(Card("QH"), 3, 12, is_new=True)
    'queen of hearts, third of twelve in your hand; new'
    >>> card_in_hand(Card("QH"), 13, 13, is_chosen=True)
    'queen of hearts, 13th of 13 in your hand; chosen'
    """
    signs = [sign for sign, holds in (("chosen", is_chosen), ("new", is_new)) if holds]
    return "; ".join([f"{card_name(card)}, {ordinal(place)} of {number(of)} in your hand", *signs])


def staged_card(card: Card, group: Sequence[Card]) -> str:
    """A card that is laid out and not played yet.

    >>> staged_card(Card("QH"), [Card("QH"), Card("QS"), Card("2C")])
    'queen of hearts, laid out with two queens and a two'
    """
    return f"{card_name(card)}, laid out" + (f" with {cards_listed(group)}" if len(group) > 1 else "")


def last_of_all(card: Card) -> str:
    """The card that a going-out keeps for the discard."""
    return f"{card_name(card)}, kept for the last discard"


def meld_of_team(meld: Meld, owner: str, size: int) -> str:
    """A meld or a book: its rank, how many, of what kind, whose.

    >>> from game.engine.melds import meld_of
    >>> from game.cards import parse_cards
    >>> meld_of_team(meld_of(parse_cards("KS KH KD 2C")), "You & Anna", 7)
    'kings, dirty meld of four cards, one of them wild; You & Anna'
    >>> meld_of_team(meld_of(parse_cards("KS KH KD KC KS KH KD")), "Walt", 7)
    'kings, clean book of seven cards; Walt'
    """
    what = "book" if len(meld.cards) >= size else "meld"
    kind = "" if meld.kind == "wild" else f"{meld.kind} "
    wilds = f", {number(meld.wilds)} of them wild" if meld.wilds and meld.naturals else ""
    return f"{rank_name(meld.rank, 0)}, {kind}{what} of {counted(len(meld.cards), 'card')}{wilds}; {owner}"


def team_title(name: str, note: str) -> str:
    """Whose melds follow, and that there are none yet."""
    return f"Melds of {name}" + (f", {note}" if note else "")


def player(name: str, board: Board, seat: int, is_turn: bool, is_partner: bool, alert: str) -> str:
    """Somebody else at the table: "Walt, nine cards, foot of eleven cards not taken up yet; it is their turn", "Anna,
    your partner, one card, playing from the foot; last card!".
    """
    who = f"{name}, your partner" if is_partner else name
    cards = board.hands[seat]
    lying = [] if board.in_foot[seat] else [(next_stack(board, seat), board.feet[seat])]
    if board.tails and board.tails[seat]:
        lying.append((StackName.TAIL.value, board.tails[seat]))
    held = _held_at_plate(cards, board.plays_from(seat).value, lying)
    return "; ".join([f"{who}, {held}", *(sign for sign in ("it is their turn" if is_turn else "", alert) if sign)])


def plate_read(cards: int, plays: str, lying: Sequence[tuple[str, int]], is_partner: bool, alert: str) -> str:
    """What a plate shows below the name: `plays` is the stack played from, `lying` those yet to be picked up.

    >>> plate_read(9, "foot", (), True, "")
    'partner, nine cards, playing from the foot'
    >>> plate_read(9, "hand", (("foot", 11), ("tail", 5)), False, "")
    'nine cards, foot of eleven cards and tail of five cards not taken up yet'
    """
    held = _held_at_plate(cards, plays, lying)
    return "; ".join(sign for sign in (f"partner, {held}" if is_partner else held, alert) if sign)


def _held_at_plate(cards: int, plays: str, lying: Sequence[tuple[str, int]]) -> str:
    told = [counted(cards, "card")]
    if plays in (StackName.FOOT, StackName.TAIL):
        told.append(f"playing from the {plays}")
    if lying:
        stacks = listed([f"{stack} of {counted(count, 'card')}" for stack, count in lying])
        told.append(f"{stacks} not taken up yet")
    return ", ".join(told)


def pile(count: int, upcard: Card | None, is_frozen: bool = False) -> str:
    """The discard pile with what lies on it.

    >>> pile(9, Card("7S")), pile(0, None)
    ('discard pile, nine cards, seven of spades on top', 'discard pile, empty')
    """
    if upcard is None or not count:
        return "discard pile, empty"
    return f"discard pile, {counted(count, 'card')}, {card_name(upcard)} on top" + (", frozen" if is_frozen else "")


def cards_signed(cards: Sequence[Card], sign: str) -> str:
    """What the coach writes over cards of the hand.

    >>> cards_signed([Card("8H"), Card("8S")], "40 with the 2")
    'two eights: 40 with the 2'
    """
    return f"{cards_listed(cards)}: {sign}"


def red_threes(count: int, owner: str) -> str:
    """Red threes that were laid down."""
    return f"{counted(count, 'red three')} laid down; {owner}"


def score(name: str, total: str, now: str, books: str) -> str:
    """A team on the score panel.

    >>> score("Walt", "1,200", "+340", "two clean")
    'Walt: 1,200 points, +340 this round; two clean'
    """
    return f"{name}: {total} points" + (f", {now} this round" if now else "") + (f"; {books}" if books else "")


def need(line: Need) -> str:
    """A line of what going out takes.

    >>> need(Need(False, "Clean books", "1/2")), need(Need(True, "You in foot", "yes"))
    ('still lacking: Clean books, 1/2', 'done: You in foot')
    """
    if not line.how and not line.met:
        return f"at last: {line.what}"
    state = "done" if line.met else "still lacking"
    return f"{state}: {line.what}" + ("" if line.is_plain or not line.how else f", {line.how}")


def meter(have: int, least: int, words: str) -> str:
    """How far an opening has come."""
    return sentences(f"Opening: {have} of {least} points", words)


# ---- what the reading keys tell
def hand_read(cards: Sequence[Card], chosen: Sequence[Card], fresh: Sequence[Card]) -> str:
    """The whole hand.

    >>> hand_read([Card("KH"), Card("KS"), Card("2C")], [Card("KH")], [])
    'You hold three cards: two kings and a two. Chosen: the king of hearts.'
    """
    if not cards:
        return NO_CARDS
    told = [f"You hold {counted(len(cards), 'card')}: {cards_listed(cards)}"]
    told += [f"Chosen: {listed([the_card(card) for card in chosen])}"] if chosen else []
    told += [f"New: {listed([the_card(card) for card in fresh])}"] if fresh else []
    return sentences(*told)


def new_cards(fresh: Sequence[Card]) -> str:
    """What has just come into the hand.

    >>> new_cards([Card("KH"), Card("2C")])
    'New in your hand: the king of hearts and the two of clubs.'
    """
    return f"New in your hand: {listed([the_card(card) for card in fresh])}."


def team_read(melds: Sequence[Meld], name: str, size: int, red_threes_laid: Sequence[Card] = ()) -> str:
    """All that a team has on the table.

    >>> team_read([], "Walt", 7)
    'Walt has no melds yet.'
    """
    verb = agreeing(name, "has") if "&" not in name and "," not in name else "have"
    told = [meld_of_team(meld, "", size).removesuffix("; ") for meld in melds] or ["no melds yet"]
    told += [counted(len(red_threes_laid), "red three")] if red_threes_laid else []
    return f"{name} {verb} " + "; ".join(told) + "."


def holding_read(name: str, cards: Sequence[Card], count: int, lying: Sequence[tuple[str, int]]) -> str:
    """What somebody holds at a moment that is looked at: the cards where they may be seen, and what is to come.

    >>> holding_read("Walt", [Card("KH"), Card("KS")], 2, [("foot", 11)]), holding_read("You", (), 1, [])
    ('Walt: two cards, two kings; foot of eleven cards.', 'You: one card.')
    """
    held = counted(count, "card") + (f", {cards_listed(cards)}" if cards else "")
    return "; ".join([f"{name}: {held}", *(f"{stack} of {counted(cards, 'card')}" for stack, cards in lying)]) + "."


def open_read(name: str, cards: Sequence[Card], lying: Sequence[tuple[str, Sequence[Card]]]) -> str:
    """What somebody holds where all cards lie open.

    >>> open_read("Walt", [Card("KH"), Card("KS")], [("foot", [Card("2C")])]), open_read("Anna", [], [])
    ('Walt: two cards, two kings; in the foot a two.', 'Anna: no cards.')
    """
    held = f"{counted(len(cards), 'card')}, {cards_listed(cards)}" if cards else "no cards"
    return "; ".join([f"{name}: {held}", *(f"in the {stack} {cards_listed(there)}" for stack, there in lying)]) + "."


def rivals_read(board: Board, names: Sequence[str], base: int, me: int | None) -> str:
    """The other teams' melds, and how many cards everybody else holds."""
    own = board.team_of(base)
    melds = (
        team_read(board.melds[team], team_name(names, board.teams, team, me), board.rules.book_size)
        for team in range(board.teams)
        if team != own
    )
    return " ".join([*melds, players_read(board, names, base, me)])


def players_read(board: Board, names: Sequence[str], base: int, me: int | None) -> str:
    """How many cards everybody else holds, in the order of play."""
    told = []
    for step in range(1, board.players):
        seat = (base + step) % board.players
        stack = board.plays_from(seat)
        whence = "" if stack is StackName.HAND else f", from the {stack.value}"
        told.append(f"{seat_name(names, seat, me)}: {counted(board.hands[seat], 'card')}{whence}")
    return "; ".join(told) + "."


def last_turn_read(done: Mapping[int, str], names: Sequence[str]) -> str:
    """What each of the others did since the own last turn, as `done` says it of a seat."""
    told = (f"{seat_name(names, seat)}: {inside(did.partition(': ')[2] or did)}." for seat, did in done.items())
    return " ".join(told) or NOBODY_PLAYED


def turn_of(name: str) -> str:
    """Whose turn it is.

    >>> turn_of("Walt"), turn_of("You")
    ("It is Walt's turn.", 'It is your turn.')
    """
    whose = possessive(name)
    return f"It is {whose.lower() if name == YOU else whose} turn."


def stock_read(stock: str) -> str:
    """The stock as a sentence."""
    return f"{capital(stock)}."
