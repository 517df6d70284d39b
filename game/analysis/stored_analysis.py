"""The analysis of a match as stored beside the record: its text form both ways, and how much of it is still valid.

Data from a file is trusted only as far as the record confirms it.
"""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from msgspec import MsgspecError, Struct, json
from msgspec.structs import replace

from game.analysis.allowed_analysis import lines_for_luck, seats_to_judge
from game.analysis.facts import JudgedDecision, Luck, MatchAnalysis
from game.cards import FACES
from game.decoded_types import prepare
from game.engine.melding.melds import WILD_RANK
from saves.library.kept_analysis import KeptAnalysis, NotKept, kept_analysis, mark_of
from saves.records.lines import GameLine, Line, MoveLine, PositionLine, RoundLine, header_in

ANALYSIS_VERSION: Final = 18
"""Increases whenever judge or luck would find something else in the same record, or the format changes."""

prepare(MatchAnalysis, JudgedDecision)

_MOST: Final = 1e7
"""Every number of a match is smaller than this."""

_CARDS: Final = frozenset(FACES)
_RANKS: Final = frozenset({*(card[0] for card in FACES), WILD_RANK})


def encoded(analysis: MatchAnalysis, lines: Sequence[Line]) -> KeptAnalysis:
    """The stored form, for the record that it was found in."""
    return KeptAnalysis(ANALYSIS_VERSION, len(lines), mark_of(lines), json.encode(analysis))


def known_analysis(path: Path, lines: Sequence[Line]) -> MatchAnalysis | NotKept:
    """What a file beside a record holds, as far as it is valid now that the record has these lines.

    What was found stays true when the record grows, but no seat's decisions are complete any more, and the luck covers
    only the rounds that were over then.
    """
    kept = kept_analysis(path, ANALYSIS_VERSION, lines)
    if isinstance(kept, NotKept):
        return kept
    try:
        analysis = json.decode(kept.found, type=MatchAnalysis)
    except (MsgspecError, ValueError, RecursionError):
        return NotKept.DAMAGED
    if not _is_true_of(analysis, lines[: kept.lines]):
        return NotKept.DAMAGED
    if analysis.luck is not None and not all(point.by_seat for point in analysis.luck.lead):
        analysis = replace(analysis, luck=None)  # an earlier version stored it without; recomputing is quick
    return analysis if kept.lines == len(lines) else replace(analysis, complete=())


def merged(found: MatchAnalysis, known: MatchAnalysis) -> MatchAnalysis:
    """An analysis merged with what else is known about the same match, from another window or for other seats. For a
    decision in both, the deeper analysis wins, otherwise `found`.
    """
    decisions = {decision.line: decision for decision in known.decisions}
    closer = set(known.deeper) - set(found.deeper)
    decisions |= {decision.line: decision for decision in found.decisions if decision.line not in closer}
    lucks = [luck for luck in (found.luck, known.luck) if luck is not None]
    return MatchAnalysis(
        tuple(decisions[line] for line in sorted(decisions)),
        max(lucks, key=lambda luck: len(luck.rounds), default=None),
        deeper=tuple(sorted({*found.deeper, *known.deeper})),
        unjudged=tuple(sorted({*found.unjudged, *known.unjudged} - set(decisions))),
        complete=tuple(sorted({*found.complete, *known.complete})),
    )


def _is_true_of(analysis: MatchAnalysis, lines: Sequence[Line]) -> bool:
    """Whether nothing in it contradicts the record, reveals hidden information, or would break a screen."""
    header = header_in(lines)
    seats = set(seats_to_judge(lines))
    numbers = [decision.line for decision in analysis.decisions]
    return (
        can_be_shown(analysis, len(header.seats))
        and numbers == sorted(set(numbers))
        and all(decision.seat in seats and _was_made(decision, lines) for decision in analysis.decisions)
        and set(analysis.deeper) <= set(numbers)
        and all(0 < line <= len(lines) for line in analysis.unjudged)
        and set(analysis.complete) <= seats
        and (analysis.luck is None or _fits(analysis.luck, header, lines_for_luck(lines)))
    )


def _was_made(decision: JudgedDecision, lines: Sequence[Line]) -> bool:
    """Whether the record has these moves, one after the other; moves that were taken back may come between."""
    if not 1 < decision.line <= len(lines) or not decision.moves:
        return False
    first, *later = lines[decision.line - 1 :]
    if not isinstance(first, MoveLine) or (first.seat, first.move) != (decision.seat, decision.moves[0]):
        return False
    if decision.hinted and not any(isinstance(line, MoveLine) and line.hinted for line in (first, *later)):
        return False
    made = iter([line.move for line in later if isinstance(line, MoveLine) and line.seat == decision.seat])
    return all(move in made for move in decision.moves[1:])


def _fits(luck: Luck, header: GameLine, lines: Sequence[Line]) -> bool:
    """Whether the luck covers only finished rounds, for every seat and team."""
    begun = {line.n for line in lines if isinstance(line, RoundLine | PositionLine)}
    seats, teams = len(header.seats), len(header.teams)
    return all(
        cards.round in begun and len(cards.seats) == seats and len(cards.teams) == teams for cards in luck.rounds
    ) and all(
        0 < point.line <= len(lines)
        and len(point.expected) == len(point.by_cards) == teams
        and len(point.by_seat) in (0, seats)
        for point in luck.lead
    )


def _values(value: object, name: str = "") -> Iterator[tuple[str, object]]:
    """Every value in it without parts, with the name of its field."""
    if isinstance(value, Struct):
        for field in value.__struct_fields__:
            yield from _values(getattr(value, field), field)
    elif isinstance(value, tuple):
        for part in value:
            yield from _values(part, name)
    else:
        yield name, value


def can_be_shown(found: Struct, seats: int) -> bool:
    """Whether every seat, card, rank and number in the value is valid at a table with this many seats."""
    return all(_can_be_shown(name, value, seats) for name, value in _values(found))


def _can_be_shown(name: str, value: object, seats: int) -> bool:
    match value:
        case int() if name == "seat":
            return 0 <= value < seats
        case int() | float():
            return abs(value) < _MOST
        case str() if name in ("card", "cards", "discard"):
            return value in _CARDS
        case str() if name in ("rank", "ranks", "kept", "goes"):
            return value in _RANKS
        case _:
            return True
