"""Score pads as phones show them, for pictures and tests."""

from collections.abc import Iterator

from msgspec.structs import replace

from game.score_pad.score_pad_rows import ScorePadRow
from game.ui.evening.score_pad.score_pad_on_phones import score_pad_view
from game.ui.evening.score_pad.state import LineAt, RoundEntered
from tests.ui.score_pads_shown import EVERY_ROW, ScorePadAtHand, sample


def score_pad_entered(arrangement: ScorePadAtHand) -> RoundEntered:
    """The next round of the pad, with something in every field."""
    number = arrangement.evening.next_round
    arrangement.enter(number, sample(arrangement.evening.teams, number))
    return RoundEntered(arrangement.evening, arrangement.people, arrangement.evening.written, number)


def shown(state: RoundEntered, seat: int = 0, pen: int | None = 0, *, asks: bool = False) -> bytes:
    """As the server sends it."""
    return b'{"version":"1","number":0,' + score_pad_view(state, seat, pen, asks=asks)[1:]


def score_pads() -> Iterator[tuple[str, bytes]]:
    """Pads worth a look, by name."""
    state = score_pad_entered(ScorePadAtHand(rounds=2))
    at = LineAt(1, ScorePadRow.LEFT)
    yield "pad-keys", shown(replace(state, chosen=at, typed=state.settled(at)))
    yield "pad-rounds", shown(state)
    yield "pad-looks-on", shown(state, seat=1)
    arrangement = ScorePadAtHand(rounds=1)
    arrangement.enter(2, sample(2, 2).with_team(0, replace(sample(2, 2).teams[0], red_threes_left=9, melded=333)))
    doubtful = RoundEntered(arrangement.evening, arrangement.people, arrangement.evening.written, 2)
    yield "pad-doubts", shown(doubtful, asks=True)
    arrangement = ScorePadAtHand(rounds=2)
    yield "pad-change", shown(RoundEntered(arrangement.evening, arrangement.people, arrangement.evening.written, 1))
    yield "pad-every-row", shown(replace(score_pad_entered(ScorePadAtHand(rules=EVERY_ROW, rounds=1)), chosen=at))
    state = score_pad_entered(ScorePadAtHand(5, 5, rounds=2))
    first = LineAt(0, ScorePadRow.LEFT)
    yield "pad-five", shown(replace(state, chosen=first, typed=state.settled(first).plus(0).with_digits("25")))
    yield "pad-four-teams", shown(score_pad_entered(ScorePadAtHand(8, 4, rounds=2)))
    arrangement = ScorePadAtHand(rounds=4)
    yield "pad-over", shown(RoundEntered(arrangement.evening, arrangement.people, arrangement.evening.written, 5))
