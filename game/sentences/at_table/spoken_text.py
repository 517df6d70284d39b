"""What a screen reader says about the table, item by item."""

from collections.abc import Sequence
from typing import Literal

from game.cards import Card, Rank
from game.engine.melding.melds import Meld
from game.engine.table.board import Board, Phase, StackName
from game.messages.functions import spoken_text as say
from game.rules.ruleset import BookKind
from game.sentences.at_table.going_out_texts import Need
from game.sentences.grammar import members, seat_person, team_person


def meld_facts(meld: Meld, size: int) -> tuple[Rank, BookKind, bool, int, int]:
    """Facts about a meld or a book: its rank and kind, whether it is a book, how many cards it has, and how many of
    them are wild.

    >>> from game.cards import parse_cards
    >>> from game.engine.melding.melds import meld_of
    >>> say.meld(*meld_facts(meld_of(parse_cards("KS KH KD 2C")), 7))
    'kings, dirty meld of four cards, one of them wild'
    """
    return meld.rank, meld.kind, len(meld.cards) >= size, len(meld.cards), meld.wilds if meld.naturals else 0


def player(name: str, board: Board, seat: int, is_partner: bool, alert: str) -> str:
    """Another player at the table: "Walt, nine cards, foot of eleven cards not taken up yet; it is their turn", "Anna,
    your partner, one card, playing from the foot; last card!".
    """
    lying = stacks_listed(board.lying_stacks(seat))
    turn: Literal["moves", "asked", "none"] = "none"
    if seat == board.mover and board.phase != Phase.ENDED:
        turn = "asked" if board.phase == Phase.ANSWER else "moves"
    return say.player(name, is_partner, board.hands[seat], board.plays_from(seat).value, lying, turn, alert)


def held(board: Board, seat: int) -> str:
    """What somebody else has in play and has yet to pick up: "nine cards, foot of eleven cards not taken up yet"."""
    return say.held(board.hands[seat], board.plays_from(seat).value, stacks_listed(board.lying_stacks(seat)))


def stacks_listed(lying: Sequence[tuple[StackName, int]]) -> list[str]:
    """Stacks that have not been picked up, for use in a message.

    >>> stacks_listed([(StackName.FOOT, 11), (StackName.TAIL, 5)])
    ['foot of eleven cards', 'tail of five cards']
    """
    return [say.stack_of(stack.value, cards) for stack, cards in lying]


def need(line: Need) -> str:
    """A line of what going out requires.

    >>> need(Need(False, "Clean books", "1/2")), need(Need(True, "Rosa is in the foot", "yes", is_plain=True))
    ('still needed: Clean books, 1/2', 'done: Rosa is in the foot')
    """
    state: Literal["done", "lacking", "last"] = "done" if line.met else "lacking" if line.how else "last"
    return say.need(state, line.what, "" if line.is_plain else line.how)


# ---- what the reading keys tell
def team_read(board: Board, names: Sequence[str], team: int, me: int | None) -> str:
    """Everything that a team has on the table: "Walt has no melds yet."."""
    melds = [say.meld(*meld_facts(meld, board.rules.book_size)) for meld in board.melds[team]]
    people = members(board.players, board.teams, team)
    who = team_person(names, board.teams, team, me) if len(people) > 1 else seat_person(names, people[0], me)
    return say.team_has(who, len(people), "; ".join(melds), len(board.red_threes[team]))


def holding_read(name: str, cards: Sequence[Card], count: int, lying: Sequence[tuple[StackName, int]]) -> str:
    """What somebody holds at a given moment: the cards if they may be seen, and what is to come.

    >>> holding_read("Walt", [Card("KH"), Card("KS")], 2, [(StackName.FOOT, 11)]), holding_read("You", (), 1, [])
    ('Walt: two cards, two kings; foot of eleven cards.', 'You: one card.')
    """
    return say.holding(name, "; ".join([say.cards_held(count, cards), *stacks_listed(lying)]))


def open_read(name: str, cards: Sequence[Card], lying: Sequence[tuple[StackName, Sequence[Card]]]) -> str:
    """What somebody holds if all cards are visible.

    >>> open_read("Walt", [Card("KH"), Card("KS")], [(StackName.FOOT, [Card("2C")])]), open_read("Anna", [], [])
    ('Walt: two cards, two kings; in the foot: a two.', 'Anna: no cards.')
    """
    stacks = [say.in_stack(stack.value, there) for stack, there in lying]
    return say.holding(name, "; ".join([say.cards_held(len(cards), cards), *stacks]))
