"""How computer players kept to what was agreed in a round that is over: what concerns their hands can be told then."""

from collections.abc import Sequence

from msgspec import Struct

from game.engine.agreements import agreements_of, promises_in
from game.engine.view import view_of
from saves.lines import GameLine, Line, MoveLine, RoundLine, UndoLine
from saves.replay import Replay


class KeptPromises(Struct, frozen=True):
    """Of one seat: how often there was another way and it kept to its word, and how often no move would have."""

    seat: int
    kept: int
    impossible: int


def kept_promises(lines: Sequence[Line], round_: int) -> tuple[KeptPromises, ...]:
    """By seat, of those who kept to something in that round of a record that begins with its header."""
    header = lines[0]
    assert isinstance(header, GameLine)
    if not _has_agreements(header, lines):
        return ()
    replay = Replay(header)
    counts: dict[int, list[int]] = {}
    for number, line in enumerate(lines[1:], 2):
        if isinstance(line, RoundLine) and line.n > round_:
            break
        if isinstance(line, MoveLine) and replay.table.board.round == round_:
            agreed = agreements_of(replay.seats_from(line)[line.seat].agreements)
            if agreed:
                for was_kept in promises_in(view_of(replay.table, line.seat), line.move, agreed):
                    counts.setdefault(line.seat, [0, 0])[0 if was_kept else 1] += 1
        replay.feed(line, number)
    return tuple(KeptPromises(seat, *count) for seat, count in sorted(counts.items()))


def _has_agreements(header: GameLine, lines: Sequence[Line]) -> bool:
    """Whether anybody agreed on anything: few did, and then nothing need be played again."""
    return any(seat.agreements for seat in header.seats) or any(
        line.agreements for line in lines if isinstance(line, MoveLine | UndoLine)
    )
