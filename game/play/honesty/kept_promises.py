"""How computer players kept to what was agreed in a round that is over: what concerns their hands can be told then."""

from collections import Counter, defaultdict
from collections.abc import Sequence

from msgspec import Struct

from game.engine.partners.agreements import Agreement, WhyBroken, promises_in
from game.engine.table.view import view_of
from game.play.told_agreements import told_agreements
from saves.records.lines import GameLine, Line, MoveLine, RoundLine, UndoLine, header_in
from saves.records.replay import Replay


class BrokenPromise(Struct, frozen=True):
    """An agreement that a seat could not keep to in some of its turns, counted from 1, for the same reason."""

    agreement: Agreement
    why: WhyBroken
    turns: tuple[int, ...]


class KeptPromises(Struct, frozen=True):
    """Of one seat: how often there was another way and it kept to its word, and where it couldn't."""

    seat: int
    kept: int
    broken: tuple[BrokenPromise, ...]


def kept_promises(lines: Sequence[Line], round_: int) -> tuple[KeptPromises, ...]:
    """By seat, of those who kept to something in that round of a record that begins with its header."""
    header = header_in(lines)
    if not _has_agreements(header, lines):
        return ()
    replay = Replay(header)
    kept: Counter[int] = Counter()
    broken: defaultdict[int, dict[tuple[Agreement, WhyBroken], set[int]]] = defaultdict(dict)
    for number, line in enumerate(lines[1:], 2):
        if isinstance(line, RoundLine) and line.n > round_:
            break
        if isinstance(line, MoveLine) and replay.table.board.round == round_:
            agreed = told_agreements(header, replay.seats_from(line)[line.seat])
            if agreed:
                turn = replay.table.board.turns[line.seat] + 1
                for agreement, why in promises_in(view_of(replay.table, line.seat), line.move, agreed):
                    if why is None:
                        kept[line.seat] += 1
                    else:
                        broken[line.seat].setdefault((agreement, why), set()).add(turn)
        replay.feed(line, number)
    return tuple(
        KeptPromises(
            seat,
            kept[seat],
            tuple(BrokenPromise(*which, tuple(sorted(turns))) for which, turns in sorted(broken[seat].items())),
        )
        for seat in sorted({*kept, *broken})
    )


def _has_agreements(header: GameLine, lines: Sequence[Line]) -> bool:
    """Whether anybody agreed on anything: few did, and then nothing need be played again."""
    return any(seat.agreements for seat in header.seats) or any(
        line.agreements for line in lines if isinstance(line, MoveLine | UndoLine)
    )
