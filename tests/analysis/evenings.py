"""Games of an evening for tests, made without playing them."""

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

from game.analysis.strength.evening_games import EveningGame
from game.engine.score import ScoreKind
from game.score_pad.counting import ScoredRound
from saves.library.library import GameEntry, Progress
from saves.library.played_rounds import PlayedRounds
from saves.records.lines import SeatInfo
from tests.analysis.lives import seats
from tests.build import WEB

FRIDAY = datetime(2026, 11, 20, 20, 0)
FAMILY = ("Anna", "Ben", "Rosa", "Ida")


def saved(
    name: str,
    when: datetime = FRIDAY,
    *,
    names: Sequence[str] | tuple[SeatInfo, ...] = FAMILY,
    totals: tuple[int, ...] = (1205, 640),
    progress: Progress = Progress.FINISHED,
    is_score_pad: bool = False,
    **more: object,
) -> GameEntry:
    """A game of two teams or more, played last then."""
    best = max(totals, default=0)
    fields: dict[str, object] = {
        "path": Path(f"{name}.handfoot{'-pad' if is_score_pad else ''}.jsonl"),
        "last_played": when.timestamp(),
        "progress": progress,
        "name": name,
        "rules_name": "Web Classic",
        "seats": seats(*names) if names else (),
        "teams": len(totals),
        "round": 4,
        "rounds": 4,
        "totals": totals,
        "winners": tuple(n for n, total in enumerate(totals) if total == best) if progress is Progress.FINISHED else (),
        "is_score_pad": is_score_pad,
        **more,
    }
    return GameEntry(**fields)  # type: ignore[arg-type]


def played(entry: GameEntry, rounds: int = 2) -> EveningGame:
    """The same with its points spread over so many rounds, going out in each among them."""
    each = tuple(total // rounds for total in entry.totals)
    scored = []
    for number in range(1, rounds + 1):
        last = number == rounds
        points = tuple(
            total - share * (rounds - 1) if last else share for total, share in zip(entry.totals, each, strict=True)
        )
        totals = tuple(entry.totals) if last else tuple(share * number for share in each)
        counted = (
            (ScoreKind.CLEAN_BOOKS, tuple(one - 100 * (n == 0) for n, one in enumerate(points))),
            (ScoreKind.GOING_OUT, (100, *[0] * (len(points) - 1))),
        )
        scored.append(ScoredRound(counted, points, totals, 0))
    return EveningGame(entry, PlayedRounds(WEB, tuple(scored)))
