"""The end of a round or a match: the score sheet, the match so far, the winners."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import Final

from game.engine.score import ScoreKind
from game.messages.amounts import in_tens, points
from game.messages.functions import nouns, scores as say
from game.messages.language import Message, named
from game.messages.person import Person
from game.sentences.grammar import shorter_names

SCORE_ITEMS: Final[Mapping[ScoreKind, Message]] = {
    kind: partial(named, "scores", kind.name.lower()) for kind in ScoreKind
}
"""The rows of a score sheet."""

NARROWLY: Final = 500
"""A match lost by fewer points might have gone the other way."""
MOST_TURNS: Final = 3
"""Turns that are named; others that gave something away are only counted."""
LONGEST_DEALER: Final = 18
"""Letters of a name that fit beside the minimum under the button for the next deal."""


# ---- the round ends


# ---- the score sheet
def sum_of(worths: Iterable[int]) -> str:
    """How the values of cards add up, in order; "" if there is nothing to add.

    >>> sum_of([10, 10, 20, 10]), sum_of([5, 50]), sum_of([5]), sum_of([20, 20])
    ('3 × 10 + 20', '5 + 50', '', '2 × 20')
    """
    counts = Counter(worths)
    if counts.total() < 2:
        return ""
    return " + ".join(f"{count} × {points(worth)}" if count > 1 else points(worth) for worth, count in counts.items())


def par(mean: float, lower: float, upper: float, made: int) -> str:
    """The reader's result beside the `mean` of `hard` for a round; between `lower` and `upper` it may be chance.

    >>> par(110.0, -400, 700, 1375)
    'With your cards, a Hard player usually ends this round about 110 ahead: you ended 1,375 ahead.'
    >>> par(110.0, -400, 700, 690)
    'With your cards, a Hard player usually ends this round about 110 ahead: you ended 690 ahead, about as good.'
    """
    return say.par(mean, made, _is_alike(mean, lower, upper, made))


def par_of_match(mean: float, lower: float, upper: float, made: int) -> str:
    """The same beside where the match ended.

    >>> par_of_match(-850.0, -1400, -600, -320)
    'With your cards, Hard usually ends 850 behind.'
    """
    return say.par_of_match(mean, _is_alike(mean, lower, upper, made))


def _is_alike(mean: float, lower: float, upper: float, made: int) -> bool:
    return min(mean, lower) <= made <= max(mean, upper)


def look_again(turns: Mapping[int, float]) -> str:
    """Which turn of a round gave most away, given what each of them did.

    >>> look_again({5: 119.6, 13: 176.0}), look_again({})
    ('Turn 13 is worth another look.', 'Well played: none of your turns cost much.')
    """
    return say.look_again(sorted(turns, key=lambda turn: -turns[turn])[:1])


def turns_that_cost(turns: Mapping[int, float], below: float) -> str:
    """What turns of a round gave away, by their numbers; the reader ended `below` points under the average of `hard`.

    >>> turns_that_cost({5: 219.6, 13: 176.0}, 1100.0)
    'Turns 5 and 13 gave away about 400. The other 700 or so came from luck and many small decisions.'
    >>> turns_that_cost({}, -80.0)
    'None of your turns cost much.'
    >>> turns_that_cost({}, 300.0)
    'None of your turns cost much. The difference came from luck and many small decisions.'
    >>> turns_that_cost({1: 300.0, 2: 90.0, 4: 80.0, 6: 310.0, 12: 320.0}, 1800.0)
    'Turns 1, 6, 12 and two others gave away about 1,100. The other 700 or so came from luck and many small decisions.'
    >>> turns_that_cost({2: 466.0}, 864.0)  # what is told adds up to the 860 that are told before
    'Turn 2 gave away about 470. The other 390 or so came from luck and many small decisions.'
    """
    dearest = sorted(sorted(turns, key=lambda turn: -turns[turn])[:MOST_TURNS])
    others = [nouns.other_turns(len(turns) - MOST_TURNS)] if len(turns) > MOST_TURNS else []
    given = in_tens(sum(turns.values()))
    return say.turns_that_cost([*map(points, dearest), *others], given, max(0, in_tens(below) - given))


# ---- the match
def spoken_chart(names: Sequence[str], history: Sequence[Sequence[int]], before: int, rounds: int) -> tuple[str, ...]:
    """What the chart shows: the totals after each round, the first of them after `before` others, and what is to come.

    >>> spoken_chart(["You", "Walt"], [[300, 250]], 1, 3)
    ('After round 2: You 300 and Walt 250.', 'One round still to play.')
    """
    told = [say.after_round(n, list(map(say.total_of, names, each))) for n, each in enumerate(history, before + 1)]
    left = rounds - before - len(history)
    return (*told, say.rounds_to_play(left)) if left > 0 else tuple(told)


def next_deal(dealer: Person, minimum: int) -> str:
    """The line under the button for the next deal; `minimum` is 0 where it isn't the same for all who read it.

    >>> next_deal(Person("You", is_you=True), 90), next_deal(Person("Jean-Baptiste Moreau"), 120)
    ('You deal · 90 to open', 'Jean-Baptiste M. deals · 120 to open')
    >>> next_deal(Person("Bartholomew Bridge"), 50), next_deal(Person("Walt"), 0)
    ('Bartholomew Bridge deals · 50 to open', 'Walt deals')
    """
    name = dealer.name
    shown = next((form for form in (name, *shorter_names(name)) if len(form) <= LONGEST_DEALER), name)
    return say.next_deal(Person(shown, dealer.is_you), minimum)
