"""Score pads as phones show them, for pictures and tests."""

from collections.abc import Iterator

from msgspec.structs import replace

from game.score_pad.pad_rows import PadRow
from game.ui.evening.score_pad.pad_on_phones import pad_view
from game.ui.evening.score_pad.state import LineAt, RoundEntered
from tests.ui.pads_shown import EVERY_ROW, PadAtHand, sample


def pad_entered(desk: PadAtHand) -> RoundEntered:
    """The next round of the pad, with something in every field."""
    number = desk.evening.next_round
    desk.enter(number, sample(desk.evening.teams, number))
    return RoundEntered(desk.evening, desk.people, desk.evening.written, number)


def shown(state: RoundEntered, seat: int = 0, pen: int | None = 0, *, asks: bool = False) -> bytes:
    """As the server sends it."""
    return b'{"version":"1","number":0,' + pad_view(state, seat, pen, asks=asks)[1:]


def pads() -> Iterator[tuple[str, bytes]]:
    """Pads worth a look, by name."""
    state = pad_entered(PadAtHand(rounds=2))
    at = LineAt(1, PadRow.LEFT)
    yield "pad-keys", shown(replace(state, chosen=at, typed=state.settled(at)))
    yield "pad-rounds", shown(state)
    yield "pad-looks-on", shown(state, seat=1)
    desk = PadAtHand(rounds=1)
    desk.enter(2, sample(2, 2).with_team(0, replace(sample(2, 2).teams[0], red_threes_left=9, melded=333)))
    doubtful = RoundEntered(desk.evening, desk.people, desk.evening.written, 2)
    yield "pad-doubts", shown(doubtful, asks=True)
    desk = PadAtHand(rounds=2)
    yield "pad-change", shown(RoundEntered(desk.evening, desk.people, desk.evening.written, 1))
    yield "pad-every-row", shown(replace(pad_entered(PadAtHand(rules=EVERY_ROW, rounds=1)), chosen=at))
    yield "pad-four-teams", shown(pad_entered(PadAtHand(8, 4, rounds=2)))
    desk = PadAtHand(rounds=4)
    yield "pad-over", shown(RoundEntered(desk.evening, desk.people, desk.evening.written, 5))
