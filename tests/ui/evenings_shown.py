"""The screen of an evening as it may be: a usual one, and the most crowded one."""

from collections.abc import Callable, Sequence
from datetime import datetime, timedelta
from pathlib import Path

from game.analysis.strength.evening_games import EveningGame, evening_date, standing_of
from game.toolkit.scene import Scene
from game.ui.evening.summary.screen import EveningScene
from game.ui.evening.summary.state import EveningPage
from saves.library.library import GameEntry, Progress
from saves.library.played_rounds import PlayedRounds
from saves.records.lines import BadRecord
from tests.analysis.evenings import FRIDAY, played, saved
from tests.ui.samples import LONG, nothing

LATER = timedelta(hours=1)


def page_of(games: Sequence[EveningGame], now: datetime = FRIDAY + 3 * LATER, is_reading: bool = False) -> EveningPage:
    """All of them on one Friday."""
    day = evening_date(FRIDAY)
    return EveningPage(day, standing_of(games), now, day < evening_date(now), is_reading)


def family_evening() -> list[EveningGame]:
    """A match at the screen, one with real cards after it, and another that isn't finished."""
    return [
        played(saved("Friday evening", totals=(6940, 5995)), 4),
        played(saved("At the lake", FRIDAY + LATER, totals=(5210, 6480), is_score_pad=True), 4),
        played(
            saved("At the lake 2", FRIDAY + 2 * LATER, totals=(3105, 2240), is_score_pad=True, progress=Progress.ACTIVE)
        ),
    ]


def crowded_evening() -> list[EveningGame]:
    """Eight who play in ever other teams, a match that was given up, a damaged one and one that nobody can read."""
    turned = [(*LONG[n:], *LONG[:n]) for n in range(6)]
    totals = tuple(12_345 - 1_111 * n for n in range(4))
    games = [
        played(
            saved(
                "Pass and play with Bartholomew and the cousins",
                FRIDAY + n * LATER / 2,
                names=who,
                totals=totals,
                is_score_pad=n % 2 > 0,
                path=Path(f"{n}.handfoot.jsonl"),
            ),
            5,
        )
        for n, who in enumerate(turned)
    ]
    bad, late = BadRecord(12, "not_json"), FRIDAY + 4 * LATER
    given_up = played(saved("At the lake", late, names=LONG, progress=Progress.ABANDONED))
    damaged = saved("Friday evening", late, names=LONG, problem=bad)
    nothing_known = saved("20261120-235500-0badcafe", late, names=(), totals=(), problem=bad)
    return [*games, given_up, EveningGame(damaged, None), EveningGame(nothing_known, None)]


def against_computers() -> list[GameEntry]:
    """Three matches of one person."""
    names = ("You", "Walt hard", "Rosa hard", "June hard")
    return [
        saved("Sunday at home", FRIDAY + n * LATER, names=names, totals=totals, path=Path(f"{n}.handfoot.jsonl"))
        for n, totals in enumerate(((6940, 5995), (5210, 6480), (7105, 6240)))
    ]


def against_other_computers() -> list[EveningGame]:
    """Two matches of one person, each among others."""
    names = (("You", "Walt hard", "Rosa hard", "June hard"), ("You", "Olga hard", "Max hard", "Nora hard"))
    entries = (
        saved("Sunday at home", FRIDAY + n * LATER, names=who, totals=(6940, 5995), path=Path(f"{n}.handfoot.jsonl"))
        for n, who in enumerate(names)
    )
    return [played(one, 4) for one in entries]


def evening(games: Sequence[EveningGame], is_reading: bool = False) -> EveningScene:
    """The screen."""
    return EveningScene(page_of(games, is_reading=is_reading), nothing, nothing)


EVENINGS: dict[str, Callable[[], Scene]] = {
    "evening": lambda: evening(family_evening()),
    "evening, one match": lambda: evening(family_evening()[:1]),
    "evening, crowded": lambda: evening(crowded_evening()),
    "evening, no round yet": lambda: evening(
        [EveningGame(saved("At the lake", totals=(0, 0), progress=Progress.ACTIVE, round=0), PlayedRounds(None))]
    ),
    "evening, computer players": lambda: evening([played(one, 4) for one in against_computers()]),
    "evening, other computer players": lambda: evening(against_other_computers()),
}
