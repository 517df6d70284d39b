"""Each level's result for a deal, stored beside a record of it, so that nobody waits for it twice.

It can all be recomputed: a file that doesn't match this deal or this program is ignored.
"""

from pathlib import Path
from typing import Final

from msgspec import MsgspecError, Struct, json
from msgspec.structs import replace

from game import VERSION
from game.decoded_types import prepare
from game.play.results.par import EFFORT, LEVELS, TRIES, LevelPar
from saves.disk.files import Disk
from saves.library.kept_analysis import KeptAnalysis, NotKept, keep_analysis, kept_analysis, mark_of
from saves.records.lines import GameLine

PAR_VERSION: Final = 2
"""Increases whenever the format changes."""

_MOST: Final = 1_000_000
"""Every lead is smaller than this."""


class KeptPar(Struct, frozen=True):
    """The levels' averages, and which players made them."""

    app: str
    effort: int
    levels: tuple[LevelPar, ...]


prepare(KeptPar)


def keep_par(path: Path, header: GameLine, levels: tuple[LevelPar, ...], disk: Disk) -> None:
    """Write the averages for the deal of this record. Raises OSError."""
    found = json.encode(KeptPar(VERSION, EFFORT, levels))
    keep_analysis(path, KeptAnalysis(PAR_VERSION, 1, mark_of((_deal_alone(header),)), found), disk)


def kept_par(path: Path, header: GameLine) -> tuple[LevelPar, ...]:
    """The averages of all levels for the deal of this record; () if any is missing."""
    kept = kept_analysis(path, PAR_VERSION, (_deal_alone(header),))
    if isinstance(kept, NotKept):
        return ()
    try:
        found = json.decode(kept.found, type=KeptPar)
    except (MsgspecError, ValueError, RecursionError):
        return ()
    is_sound = (found.app, found.effort) == (VERSION, EFFORT) and tuple(one.level for one in found.levels) == LEVELS
    return found.levels if is_sound and all(_is_sound(one) for one in found.levels) else ()


def _is_sound(par: LevelPar) -> bool:
    return par.is_all and par.games == TRIES and all(abs(lead) < _MOST for lead in par.leads)


def _deal_alone(header: GameLine) -> GameLine:
    """The part of a header that the averages depend on, equal for everybody who plays the same deal."""
    seats = tuple(replace(seat, name="", portrait=None) for seat in header.seats)
    return replace(header, id="", created="", app="", name="", seats=seats, origin=None, t=None)
