"""The end of a round or a match: the score sheet, the match so far, the winners."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import Final

from game.cards import Card
from game.engine.board import StackName
from game.engine.events import BookCompleted, FootTaken, TeamOpened, WentOut
from game.engine.score import ScoreKind
from game.text.amounts import capital, points, side_by_side, signed
from game.text.language import Message, named
from game.text.messages import scores as say
from game.text.messages import todays_deal as say_deal
from game.text.person import Person
from game.words.grammar import ranks_listed, shorter_names
from game.words.log import LogLine

SCORE_ITEMS: Final[Mapping[ScoreKind, Message]] = {
    kind: partial(named, "scores", kind.name.lower()) for kind in ScoreKind
}
"""The rows of a score sheet."""

MOST_BY_NAME: Final = 4
"""People whose figures have room in one line."""
MOST_TURNS: Final = 3
"""Turns that are named; what others gave away counts as a small thing."""
LONGEST_DEALER: Final = 18
"""Letters of a name that have room beside the minimum under the button that deals on."""


# ---- the round ends
def with_what(laid: Sequence[Card], discard: Card | None) -> str:
    """The last cards.

    >>> from game.cards import parse_cards
    >>> with_what(parse_cards("KH KD KS"), parse_cards("9C")[0])
    'Last cards: three kings, then the nine of clubs.'
    >>> with_what((), parse_cards("9C")[0])
    'Last card: the nine of clubs.'
    """
    if laid and discard:
        return say.last_cards_then(ranks_listed(laid), discard)
    if laid:
        return say.last_cards(ranks_listed(laid))
    return say.last_card(discard) if discard else ""


def red_threes_cost(each: Sequence[tuple[str, int]]) -> str:
    """What red threes left over cost whom.

    >>> red_threes_cost([("You", 300), ("Walt", 600)])
    'Red threes left over: You −300 · Walt −600'
    """
    return say.red_threes_cost(side_by_side([say.cost_of(name, -cost) for name, cost in each]))


# ---- the score sheet
def sum_of(worths: Iterable[int]) -> str:
    """How the values of cards add up, in their order; nothing where there is nothing to add.

    >>> sum_of([10, 10, 20, 10]), sum_of([5, 50]), sum_of([5]), sum_of([20, 20])
    ('3 × 10 + 20', '5 + 50', '', '2 × 20')
    """
    counts = Counter(worths)
    if counts.total() < 2:
        return ""
    return " + ".join(f"{count} × {points(worth)}" if count > 1 else points(worth) for worth, count in counts.items())


def held_in(who: Person, stack: StackName, cards: int) -> str:
    """Where cards were left, or that none were.

    >>> rosa, you = Person("Rosa"), Person("You", is_you=True)
    >>> held_in(rosa, StackName.HAND, 3), held_in(you, StackName.FOOT, 11)
    ("Rosa's hand", 'Your foot')
    >>> held_in(rosa, StackName.TAIL, 0), held_in(you, StackName.HAND, 0)
    ("Rosa's tail was picked up", 'Your hand is empty')
    """
    return (say.held if cards else say.nothing_held)(who, stack.value)


def part_heard(what: str, cards: Sequence[Card], told: tuple[str, str], worth: int) -> str:
    """A part of a figure; `told` is how the cards add up, and what else there is to say.

    >>> from game.cards import parse_cards
    >>> part_heard("Kings", parse_cards("KH KD 2C"), ("2 × 10 + 20", ""), 40)
    'Kings, two kings and a two: 2 × 10 + 20, that is +40.'
    >>> part_heard("Rosa went out", (), ("", ""), 100)
    'Rosa went out: +100.'
    >>> part_heard("Your hand", (), ("", "the team that went out pays nothing"), 0)
    'Your hand: 0. The team that went out pays nothing.'
    """
    how, note = told
    held = say.part_of_cards(what, ranks_listed(cards)) if cards else what
    heard = say.part_heard_with_sum(held, how, worth) if how else say.part_heard(held, worth)
    return f"{heard} {capital(note)}." if note else heard


def cards_figure(worth: float) -> str:
    """That figure, in round numbers: more than average cards bring, or less.

    >>> cards_figure(-163.2), cards_figure(1204.9), cards_figure(3.0)
    ('−160', '+1,200', '0')
    """
    return signed(_tens(worth))


def _tens(worth: float) -> int:
    return int(round(worth, -1))


def par(mean: float, low: int, high: int, made: int) -> str:
    """What `hard` makes of a round of the only person, and what that person made of it: points ahead of the others.

    >>> par(112.4, -400, 695, -2920)
    'Hard, with your cards: 110 ahead (−400 to +700). You: 2,920 behind.'
    """
    return say.par(say_deal.lead(_tens(mean)), _tens(low), _tens(high), say_deal.lead(made))


def par_by_name(each: Sequence[tuple[str, float]]) -> str:
    """The same of several people's teams, by as much of their names as has room; of too many nothing.

    >>> par_by_name([("Anna", 121.0), ("Jean-Baptiste Moreau", -121.0)])
    'Hard, with the same cards: Anna +120 · Jean −120'
    """
    if len(each) > MOST_BY_NAME:
        return ""
    first = [
        ((shorter_names(name) or (name,))[-1] if len(name) > LONGEST_DEALER else name, mean) for name, mean in each
    ]
    return say.par_by_name(side_by_side([say.par_of(name, _tens(mean)) for name, mean in first]))


def turns_that_cost(turns: Mapping[int, float], below: float) -> str:
    """What turns of a round gave away, by their numbers; their reader ended so much `below` what `hard` makes of it.

    >>> turns_that_cost({5: 219.6, 13: 176.0}, 1100.0), turns_that_cost({}, -80.0)
    ('Turns 5 and 13 gave away about 400; small things and chance, about 700.', 'No turn of yours gave much away.')
    """
    dearest = sorted(sorted(turns, key=lambda turn: -turns[turn])[:MOST_TURNS])
    given = sum(turns[turn] for turn in dearest)
    return say.turns_that_cost(
        len(dearest), [points(turn) for turn in dearest], _tens(given), _tens(max(0, below - given))
    )


def with_turns(par: Message, turns: Mapping[int, float], below: float) -> str:
    """Both, in a line each."""
    return "\n".join((par(), turns_that_cost(turns, below)))


# ---- the match
def chart_heard(names: Sequence[str], history: Sequence[Sequence[int]], before: int, rounds: int) -> tuple[str, ...]:
    """What the chart shows: the totals after each round, the first of them after `before` others, and what is to come.

    >>> chart_heard(["You", "Walt"], [[300, 250]], 1, 3)
    ('After round 2: You 300 and Walt 250.', 'One round still to play.')
    """
    told = [
        say.after_round(after, [say.total_of(name, total) for name, total in zip(names, totals, strict=True)])
        for after, totals in enumerate(history, before + 1)
    ]
    left = rounds - before - len(history)
    return (*told, say.rounds_to_play(left)) if left > 0 else tuple(told)


def round_of(round_number: int, rounds: int, target: int = 0) -> str:
    """Where the match stands, and the score that it is played to, 0 for none; matches without a fixed end only count.

    >>> round_of(2, 4), round_of(2, 0), round_of(1, 0, 1500)
    ('Round 2 of 4', 'Round 2', 'Round 1 · to 1,500')
    """
    place = say.round_of(round_number, rounds) if rounds else say.round(round_number)
    return say.to_target(place, target) if target else place


def winner_line(winners: Sequence[Person], are_several: bool, is_mine: bool) -> str:
    """The great line at the end; a shared win names all. `are_several` says that a team has several players.

    >>> winner_line([Person("You & Rosa", is_you=True)], True, True), winner_line([Person("Walt")], False, False)
    ('You & Rosa win!', 'Walt wins')
    >>> winner_line([Person("Walt"), Person("June")], False, False)
    'Walt and June share the win'
    """
    if len(winners) > 1:
        return say.shared_win([team.name for team in winners])
    return say.winner(winners[0], are_several, is_mine)


def moment_title(line: LogLine, books: int, pile: int) -> str:
    """The heading of a turn by what mattered most in it: a line of the log, so many books completed with it, so many
    cards of the pile taken.
    """
    event = line.event
    match event:
        case WentOut():
            return say.moment_out(line.person(event.seat))
        case BookCompleted() if books > 1:
            return say.moment_books(books)
        case BookCompleted():
            meld = line.board.melds[event.team][event.meld]
            if event.kind == "wild":
                return say.moment_wild()
            return (
                say.moment_clean(len(meld.cards), meld.rank) if event.kind == "clean" else say.moment_dirty(meld.rank)
            )
        case FootTaken():
            return say.moment_foot()
        case TeamOpened() if not pile:
            return say.moment_opening()
        case _:
            return say.moment_pile(pile) if pile else line.text


def next_deal(dealer: Person, minimum: int) -> str:
    """Under the button that deals on.

    >>> next_deal(Person("You", is_you=True), 90), next_deal(Person("Jean-Baptiste Moreau"), 120)
    ('You deal · minimum 90', 'Jean-Baptiste M. deals · minimum 120')
    """
    name = dealer.name
    shown = next((form for form in (name, *shorter_names(name)) if len(form) <= LONGEST_DEALER), name)
    return say.next_deal(Person(shown, dealer.is_you), minimum)
