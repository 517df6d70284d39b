"""Looking back at a match: the decisions that cost most, found by playing on from each of them in thought."""

from collections.abc import Callable, Collection, Sequence
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from game.analysis.decisions import Decision, decisions_of
from game.analysis.judging import judge
from game.engine.advice import Advice
from saves.lines import Line

MOST: Final = 3
"""Decisions that are told."""


class CostlyDecision(Struct, frozen=True):
    """A decision that cost something, and the advice that was better."""

    decision: Decision
    better: Advice
    points: float


def review(
    lines: Sequence[Line], seats: Collection[int], progress: Callable[[int, int], None] = lambda done, whole: None
) -> tuple[CostlyDecision, ...]:
    """The decisions of these seats that cost most, the dearest first; fewer where there were no more.

    `progress` hears how many decisions were looked at, and of how many. Raises BadRecord.
    """
    found: list[CostlyDecision] = []
    whole = decisions_of(lines, seats)
    for done, decision in enumerate(whole, start=1):
        judged = judge(decision)
        if judged.better:
            best = judged.better[0]
            advice = replace(best.why, better=best.better, worse=best.worse, worlds=best.worlds)
            found.append(CostlyDecision(decision, advice, best.points))
        progress(done, len(whole))
    return tuple(sorted(found, key=lambda lapse: -lapse.points)[:MOST])
