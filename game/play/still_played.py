"""Which games in progress would be given away by looking at another record."""

from collections.abc import Iterable, Sequence
from pathlib import Path

from game.deals.deal_code import signs_kept
from saves.bad_record import BadRecord
from saves.library import GameEntry, Progress
from saves.lines import GameLine, Line, RoundLine
from saves.record import read_record


def still_played(lines: Sequence[Line], games: Iterable[GameEntry]) -> tuple[Path, ...]:
    """The records of those games in progress that have the same cards as this record: it has the code of their deal, or
    one of their rounds, and is not just the beginning of one of them.
    """
    header = lines[0]
    signs = signs_kept(header.deal) if isinstance(header, GameLine) else None
    decks = _decks(lines)
    active = (game for game in games if game.progress is Progress.ACTIVE and not game.is_pad)
    return tuple(game.path for game in active if _is_given_away(game, lines, signs, decks))


def _is_given_away(game: GameEntry, lines: Sequence[Line], signs: str | None, decks: frozenset[object]) -> bool:
    try:
        own = read_record(game.path).lines
    except (OSError, BadRecord):
        return signs is not None and signs_kept(game.deal) == signs
    if tuple(lines) == own[: len(lines)]:
        return False
    return (signs is not None and signs_kept(game.deal) == signs) or not decks.isdisjoint(_decks(own))


def _decks(lines: Sequence[Line]) -> frozenset[object]:
    return frozenset(line.deck for line in lines if isinstance(line, RoundLine))
