"""How long My games takes for a thousand matches that were read before, compared with reading the same file as plain
JSON.
"""

import json
import statistics
import tempfile
import time
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

from game.analysis.chance.chances import ChanceTally, DealtCards, Wanted
from game.analysis.facts import DecisionTheme
from game.analysis.kept_matches import NO_FILE, KeptMatch, MatchHistory, write_kept
from game.analysis.strength.life_of_games import life_of
from game.rules.presets import PRESET_IDS, preset
from saves.disk.files import FileState, RealDisk
from saves.library.match_summary import MatchSummary, RoundSummary, same_rules
from saves.records.lines import RECORD_SUFFIX, SeatInfo

MATCHES = 1000
ROUNDS = 4
START = datetime(2020, 1, 1, 20, tzinfo=UTC)


def times(runs: int = 5) -> Iterator[tuple[float, float]]:
    """CPU seconds for what the page shows, and for reading the cache file as plain JSON."""
    with tempfile.TemporaryDirectory() as name:
        records, kept = Path(name) / "games", Path(name) / "kept.json"
        records.mkdir()
        known: dict[str, KeptMatch] = {}
        for number in range(MATCHES):
            path = records / f"{number}{RECORD_SUFFIX}"
            path.touch()
            known[path.name] = _kept(number, (path.stat().st_mtime_ns, 0))
        write_kept(kept, known, RealDisk())
        for _ in range(runs):
            begun = time.process_time()
            *_, found = MatchHistory(records, Path(name) / "analysis", kept, RealDisk()).refresh()
            life = life_of(found.values())
            ours = time.process_time() - begun
            assert sum(person.matches for person in life) == 2 * MATCHES
            begun = time.process_time()
            for line in kept.read_bytes().splitlines():
                json.loads(line)
            yield ours, time.process_time() - begun


def _kept(number: int, state: FileState) -> KeptMatch:
    """A match of two of six people; most are analysed."""
    people = [f"Person {(number + n) % 6}" for n in range(2)]
    seats = tuple(
        SeatInfo(name=name, kind="human") if name in people else SeatInfo(name=name, kind="computer", level="normal")
        for name in (people[0], "Walt", people[1], "June")
    )
    rules = preset(PRESET_IDS[number % 3])
    rounds = tuple(
        RoundSummary((1205, 1640), (1205 * n, 1640 * n), (number % 9, 4), number % 4, 14) for n in range(1, ROUNDS + 1)
    )
    summary = MatchSummary(
        id=f"game-{number}",
        created=(START + timedelta(days=number)).isoformat(),
        name=f"Evening {number}",
        rules_name=rules.name,
        same_rules=same_rules(rules),
        seats=seats,
        teams=2,
        winners=(1,),
        totals=rounds[-1].totals,
        rounds=rounds,
        turns=56 * ROUNDS,
    )
    given = {seat: dict.fromkeys(DecisionTheme, 120.0) for seat in (0, 2)} if number % 5 else {}
    tally = ChanceTally(28.0, 27.8112, 22.4312, 11.2271)
    dealt = DealtCards(summary.created, seats, number, ROUNDS, (((tally,) * len(Wanted)),) * 4, ROUNDS)
    return KeptMatch(state, summary, NO_FILE, given, (), dealt)


def median_times() -> tuple[float, float]:
    """The medians of both."""
    ours, plain = zip(*times(), strict=True)
    return statistics.median(ours), statistics.median(plain)
