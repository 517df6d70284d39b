"""What somebody hears who plays by ear: what lies on the table thing by thing, and what the reading keys tell."""

from collections.abc import Mapping, Sequence
from enum import Enum

from game.cards import Card
from game.engine.board import Board, StackName
from game.engine.melds import Meld
from game.text.messages import heard as say
from game.text.messages import nouns
from game.text.messages import table as say_table
from game.words.going_out_texts import Need
from game.words.grammar import members, ranks_listed, seat_name, seat_person, sentences, team_person


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


def staged_card(card: Card, group: Sequence[Card]) -> str:
    """A card that is laid out and not played yet.

    >>> staged_card(Card("QH"), [Card("QH"), Card("QS"), Card("2C")])
    'queen of hearts, laid out with two queens and a two'
    """
    return say.staged_card(card, ranks_listed(group) if len(group) > 1 else [])


def meld_of_team(meld: Meld, owner: str, size: int) -> str:
    """A meld or a book: its rank, how many, of what kind, whose.

    >>> from game.engine.melds import meld_of
    >>> from game.cards import parse_cards
    >>> meld_of_team(meld_of(parse_cards("KS KH KD 2C")), "You & Anna", 7)
    'kings, dirty meld of four cards, one of them wild; You & Anna'
    >>> meld_of_team(meld_of(parse_cards("KS KH KD KC KS KH KD")), "Walt", 7)
    'kings, clean book of seven cards; Walt'
    """
    cards = len(meld.cards)
    return say.meld_of_team(meld.rank, meld.kind, cards >= size, cards, meld.wilds if meld.naturals else 0, owner)


def player(name: str, board: Board, seat: int, is_turn: bool, is_partner: bool, alert: str) -> str:
    """Somebody else at the table: "Walt, nine cards, foot of eleven cards not taken up yet; it is their turn", "Anna,
    your partner, one card, playing from the foot; last card!".
    """
    lying = [] if board.in_foot[seat] else [(board.next_stack(seat) or board.last_stack, board.feet[seat])]
    if board.tails and board.tails[seat]:
        lying.append((StackName.TAIL, board.tails[seat]))
    plays = board.plays_from(seat)
    return say.player(name, is_partner, board.hands[seat], plays.value, stacks_listed(lying), is_turn, alert)


def stacks_listed(lying: Sequence[tuple[StackName, int]]) -> list[str]:
    """Stacks that have not been picked up, for a message to list.

    >>> stacks_listed([(StackName.FOOT, 11), (StackName.TAIL, 5)])
    ['foot of eleven cards', 'tail of five cards']
    """
    return [say.stack_of(stack.value, cards) for stack, cards in lying]


def pile(count: int, upcard: Card | None, is_frozen: bool = False) -> str:
    """The discard pile with what lies on it.

    >>> pile(9, Card("7S")), pile(0, None)
    ('discard pile, nine cards, seven of spades on top', 'discard pile, empty')
    """
    return say.empty_pile() if upcard is None or not count else say.pile(count, upcard, is_frozen)


def need(line: Need) -> str:
    """A line of what going out takes.

    >>> need(Need(False, "Clean books", "1/2")), need(Need(True, "Rosa is in the foot", "yes", is_plain=True))
    ('still needed: Clean books, 1/2', 'done: Rosa is in the foot')
    """
    if not line.how and not line.met:
        return say.need("last", line.what, "")
    return say.need("done" if line.met else "lacking", line.what, "" if line.is_plain else line.how)


# ---- what the reading keys tell
def hand_read(cards: Sequence[Card], chosen: Sequence[Card], fresh: Sequence[Card]) -> str:
    """The whole hand.

    >>> hand_read([Card("KH"), Card("KS"), Card("2C")], [Card("KH")], [])
    'You hold three cards: two kings and a two. Chosen: the king of hearts.'
    """
    if not cards:
        return say.no_cards()
    told = [say.you_hold(len(cards), ranks_listed(cards))]
    told += [say.chosen([nouns.the_card(card) for card in chosen])] if chosen else []
    told += [say.new([nouns.the_card(card) for card in fresh])] if fresh else []
    return " ".join(told)


def team_read(board: Board, names: Sequence[str], team: int, me: int | None) -> str:
    """All that a team has on the table: "Walt has no melds yet."."""
    size, laid = board.rules.book_size, len(board.red_threes[team])
    told = [
        say.meld(meld.rank, meld.kind, len(meld.cards) >= size, len(meld.cards), meld.wilds if meld.naturals else 0)
        for meld in board.melds[team]
    ] or [say.no_melds()]
    told += [nouns.red_threes(laid)] if laid else []
    people = members(board.players, board.teams, team)
    who = team_person(names, board.teams, team, me) if len(people) > 1 else seat_person(names, people[0], me)
    return say.team_has(who, len(people), "; ".join(told))


def holding_read(name: str, cards: Sequence[Card], count: int, lying: Sequence[tuple[StackName, int]]) -> str:
    """What somebody holds at a moment that is looked at: the cards where they may be seen, and what is to come.

    >>> holding_read("Walt", [Card("KH"), Card("KS")], 2, [(StackName.FOOT, 11)]), holding_read("You", (), 1, [])
    ('Walt: two cards, two kings; foot of eleven cards.', 'You: one card.')
    """
    return say.holding(name, "; ".join([say.cards_held(count, ranks_listed(cards)), *stacks_listed(lying)]))


def open_read(name: str, cards: Sequence[Card], lying: Sequence[tuple[StackName, Sequence[Card]]]) -> str:
    """What somebody holds where all cards lie open.

    >>> open_read("Walt", [Card("KH"), Card("KS")], [(StackName.FOOT, [Card("2C")])]), open_read("Anna", [], [])
    ('Walt: two cards, two kings; in the foot: a two.', 'Anna: no cards.')
    """
    stacks = [say.in_stack(stack.value, ranks_listed(there)) for stack, there in lying]
    return say.holding(name, "; ".join([say.cards_held(len(cards), ranks_listed(cards)), *stacks]))


def rivals_read(board: Board, names: Sequence[str], base: int, me: int | None) -> str:
    """The other teams' melds, and how many cards everybody else holds."""
    own = board.team_of(base)
    melds = (team_read(board, names, team, me) for team in range(board.teams) if team != own)
    return " ".join([*melds, players_read(board, names, base, me)])


def players_read(board: Board, names: Sequence[str], base: int, me: int | None) -> str:
    """How many cards everybody else holds, in the order of play."""
    seats = [(base + step) % board.players for step in range(1, board.players)]
    told = [say.holds(seat_name(names, seat, me), board.hands[seat], board.plays_from(seat).value) for seat in seats]
    return sentences("; ".join(told))


def last_turn_read(done: Mapping[int, Sequence[str]], names: Sequence[str]) -> str:
    """What each of the others did since the own last turn, by seat."""
    told = (say.holding(seat_name(names, seat), "; ".join(did)) for seat, did in done.items())
    return " ".join(told) or say_table.nothing_since()
