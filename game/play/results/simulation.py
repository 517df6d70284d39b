"""Many matches without a window: played on any number of cores, with results that don't depend on the split."""

import gc
import time
from collections import Counter
from collections.abc import Callable, Sequence
from errno import EEXIST
from math import sqrt
from pathlib import Path
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from game.ai.player import DEFAULT_EFFORT, Think
from game.ai.roster import decision_of
from game.deals.shared_deal import SharedDeal
from game.engine.moves import Move
from game.play.branching import BranchPoint, branched, seats_as_planned
from game.play.dealer import AnotherTry, Seed, derived_seed
from game.play.match import Match
from game.play.processes.worker_pool import Workers, worker_pool
from game.play.seats import SeatPlan, TablePlan, header_of
from game.play.shared_deals import deal_header
from game.rules.ruleset import RuleSet
from saves.disk.files import is_there, write_for_now
from saves.records.lines import RECORD_SUFFIX, Line, encode_record

LONGEST_MATCH: Final = 200_000
"""A match with this many record lines is abandoned as endless: a bug, never a game."""

_CREATED: Final = "1970-01-01T00:00:00Z"
"""Records of a series have no real time, so that the same seed gives the same files."""

_GAMES_AT_ONCE: Final = 8
"""Games given to a worker together."""

Z: Final = 1.959964
"""Standard errors on either side of a 95 % interval."""


class Series(Struct, frozen=True, kw_only=True):
    """What to play. `name` begins the names of the record files in `folder`, if there is one."""

    rules: RuleSet
    table: TablePlan
    seed: Seed
    name: str
    app: str
    folder: Path | None = None
    may_replace: bool = False
    effort: int = DEFAULT_EFFORT
    """Playouts per decision of a level that thinks ahead."""
    start: BranchPoint | None = None
    """The moment that every match continues from, instead of beginning with a deal."""
    anew_for: int | None = None
    """With `start`: the seat whose hidden cards each match re-deals."""
    deal: SharedDeal | None = None
    """The deal that every match is a try of; the first has exactly its cards."""


class GameResult(Struct, frozen=True):
    """One match of a series. `think` counts decisions by seat text and microseconds, rounded to two digits."""

    number: int
    winners: tuple[int, ...]
    totals: tuple[int, ...]
    rounds: int
    rounds_out: int
    moves: int
    think: dict[str, dict[int, int]]


class SimulationResult(Struct, frozen=True, kw_only=True):
    """The result of a series, as `simulate` reports it (record-format, section 4)."""

    rules: str
    games: int
    seats: tuple[str, ...]
    wins: tuple[float, ...]
    win_rate: tuple[tuple[float, float, float], ...]
    mean_totals: tuple[float, ...]
    rounds: int
    out_share: float
    moves: int
    seconds: float
    moves_per_second: float
    think_ms: dict[str, dict[str, float]]


def play_game(series: Series, number: int) -> GameResult:
    """Play match `number` (from 1) of a series to its end and write its record once, if the series has a folder.

    Raises OSError if the record can't be written, BadRecord for rules that can't be played.
    """
    match, result = play_match(series, number)
    if series.folder is not None:
        write_record(record_path(series, number), match, series.may_replace)
    return result


def play_match(series: Series, number: int) -> tuple[Match, GameResult]:
    """The same without a record, returning the finished match. Raises BadRecord for rules that can't be played."""
    seats = series.table.seats
    infos = [plan.named(f"Player {seat + 1}") for seat, plan in enumerate(seats)]
    game_id = f"{series.name}-{number}"
    seed = derived_seed(series.seed, number)
    lines: Sequence[Line] = ()
    dealer = None
    if series.deal is not None:
        header = deal_header(series.deal, infos, game_id=game_id, created=_CREATED, app=series.app, name=game_id)
        if number > 1:
            header, dealer = replace(header, deal=None), AnotherTry(series.deal.signs, number)
    elif series.start is None:
        header = header_of(
            series.rules,
            infos,
            series.table.teams,
            seed=seed,
            game_id=game_id,
            created=_CREATED,
            app=series.app,
            name=game_id,
        )
    else:
        header, *lines = branched(
            series.start,
            seats_as_planned(series.start.header.seats, seats),
            seed=seed,
            game_id=game_id,
            created=_CREATED,
            app=series.app,
            name=game_id,
            anew_for=series.anew_for,
        )
    match = Match(header, lines=lines, dealer=dealer)
    think: dict[str, Counter[int]] = {plan.text: Counter() for plan in seats}
    rounds = rounds_out = moves = 0
    while not match.is_over:
        if match.awaits_deal:
            match.begin_round()
        while not match.is_over and not match.awaits_deal:
            seat = match.board.mover
            before = time.perf_counter()
            move = _decision(match, seat, series.effort, seats[seat])
            think[seats[seat].text][_two_digits((time.perf_counter() - before) * 1e6)] += 1
            refusal = match.play(seat, move)
            if refusal is not None:
                raise RuntimeError(f"{game_id}: {seats[seat].text} played {move} and was refused: {refusal}")
            moves += 1
            if match.line_count > LONGEST_MATCH:
                raise RuntimeError(f"{game_id} does not end")
        rounds += 1
        rounds_out += match.board.out is not None
    result = GameResult(
        number,
        match.winners or (),
        match.board.totals,
        rounds,
        rounds_out,
        moves,
        {text: dict(counts) for text, counts in think.items()},
    )
    return match, result


def _decision(match: Match, seat: int, effort: int, plan: SeatPlan) -> Move:
    assert plan.level is not None
    think = Think(match.cut_miss(seat), effort, style=plan.style, agreements=plan.agreements)
    return decision_of(plan.level, match.view(seat), think)


def _two_digits(microseconds: float) -> int:
    """Rounded to two significant digits: few enough different numbers to count them all."""
    whole = int(microseconds)
    unit = 1
    while whole >= 100 * unit:
        unit *= 10
    return whole // unit * unit


def record_path(series: Series, number: int) -> Path:
    """The file of a match of a series that has a folder."""
    assert series.folder is not None
    return series.folder / f"{series.name}-{number}{RECORD_SUFFIX}"


def records_in_the_way(series: Series, games: int) -> list[Path]:
    """Files that a series of this many matches would overwrite."""
    if series.folder is None:
        return []
    return [path for number in range(1, games + 1) if is_there(path := record_path(series, number))]


def write_record(path: Path, match: Match, may_replace: bool) -> None:
    """Write the whole record to a temporary file and rename it: an interrupted series leaves no partial files."""
    if not may_replace and is_there(path):
        raise FileExistsError(EEXIST, f"{path.name} is there already")
    aside = path.with_name(f".{path.name}")
    try:
        write_for_now(aside, encode_record(match.lines))
        aside.replace(path)
    except BaseException:
        aside.unlink(missing_ok=True)
        raise


def play_series(
    series: Series, games: int, workers: Workers, clock: Callable[[], float], progress: Callable[[int], None]
) -> SimulationResult:
    """Play matches 1 to `games`; `progress` gets the number done. Raises like `play_game`, and NoCluster.

    All results except times are the same no matter who plays them.
    """
    before = clock()
    if series.folder is not None:
        series.folder.mkdir(parents=True, exist_ok=True)
    results: list[GameResult] = []
    with worker_pool(workers) as pool:
        for played in pool.results(_play_some, [(series, numbers) for numbers in _pieces(games, pool.count)]):
            results += played
            progress(len(results))
    return _standing(series, results, clock() - before)


def _pieces(games: int, workers: int) -> list[range]:
    """The matches that are given out together: one by one without other workers, so that each is counted at once."""
    size = max(1, min(_GAMES_AT_ONCE, games // (workers * 2))) if workers > 1 else 1
    return [range(first, min(first + size, games + 1)) for first in range(1, games + 1, size)]


def _play_some(series: Series, numbers: range) -> list[GameResult]:
    gc.freeze()  # what is loaded stays: looking for garbage in it again and again is a twentieth of the time
    try:
        return [play_game(series, number) for number in numbers]
    finally:
        gc.unfreeze()


def _standing(series: Series, results: list[GameResult], seconds: float) -> SimulationResult:
    teams, games = series.table.teams, len(results)
    wins = [
        sum((1 / len(result.winners) for result in results if team in result.winners), 0.0) for team in range(teams)
    ]
    think: dict[str, Counter[int]] = {plan.text: Counter() for plan in series.table.seats}
    for result in results:
        for text, counts in result.think.items():
            think[text].update(counts)
    rounds = sum(result.rounds for result in results)
    moves = sum(result.moves for result in results)
    return SimulationResult(
        rules=series.rules.name,
        games=games,
        seats=tuple(plan.text for plan in series.table.seats),
        wins=tuple(round(won, 6) for won in wins),
        win_rate=tuple(wilson(won, games) for won in wins),
        mean_totals=tuple(
            round(sum(totals) / games, 1) for totals in zip(*(result.totals for result in results), strict=True)
        ),
        rounds=rounds,
        out_share=round(sum(result.rounds_out for result in results) / rounds, 4),
        moves=moves,
        seconds=round(seconds, 3),
        moves_per_second=round(moves / max(seconds, 1e-9), 1),
        think_ms={
            text: {"p50": share_within(counts, 0.5), "p99": share_within(counts, 0.99)}
            for text, counts in think.items()
        },
    )


def wilson(wins: float, games: int) -> tuple[float, float, float]:
    """The share won with its 95 % interval (Wilson's, which is also valid near 0 and 1): low, middle, high.

    >>> wilson(60, 100), wilson(1, 3)
    ((0.502, 0.6, 0.6906), (0.0615, 0.3333, 0.7923))
    """
    share, z2 = wins / games, Z * Z
    centre = (share + z2 / (2 * games)) / (1 + z2 / games)
    half = Z / (1 + z2 / games) * sqrt(share * (1 - share) / games + z2 / (4 * games * games))
    return round(max(0.0, centre - half), 4), round(share, 4), round(min(1.0, centre + half), 4)


def share_within(counts: Counter[int], share: float) -> float:
    """Milliseconds that this share of the decisions stayed within; 0 if there were none."""
    reached, wanted = 0, share * counts.total()
    for microseconds in sorted(counts):
        reached += counts[microseconds]
        if reached >= wanted:
            return microseconds / 1000
    return 0.0
