"""A moment played out: first what was given, then computer players, in a deal that keeps what the seat knew."""

from itertools import pairwise

from game.engine.moves import Discard, Draw, Move
from game.play.results.played_out import PlayedMove, played_out
from saves.records.lines import GameLine, MoveLine, PositionLine, header_in
from saves.records.position_json import position_line
from saves.records.replay import Replay
from tests.ui.looked_back_matches import match, seated

SEAT = 0


def moment(of: int) -> tuple[GameLine, PositionLine, Move]:
    """The example right before the move of that number that seat 0 made, and that move."""
    lines = seated(match())
    header = header_in(lines)
    made = [
        (number, line.move) for number, line in enumerate(lines, 1) if isinstance(line, MoveLine) and line.seat == SEAT
    ]
    replay = Replay(header)
    for number, line in enumerate(lines[1 : made[of][0] - 1], 2):
        replay.feed(line, number)
    return header, position_line(replay.table), made[of][1]


def shown(of: int = 0, *more: Move) -> list[PlayedMove]:
    """That move played out."""
    header, position, move = moment(of)
    return list(played_out(header, position, SEAT, (move, *more)))


def test_it_begins_with_what_is_given_and_everybody_has_two_turns_more() -> None:
    header, position, discard = next(found for found in map(moment, range(60)) if isinstance(found[2], Discard))
    played = list(played_out(header, position, SEAT, (discard,)))
    assert played[0].move == discard
    assert [one.is_given for one in played] == [True] + [False] * (len(played) - 1)
    turns = played[0].before.board.turns
    assert [now - then for now, then in zip(played[-1].after.board.turns, turns, strict=True)] == [3, 2, 2, 2]
    for before, after in pairwise(played):
        assert before.after == after.before


def test_what_is_given_is_played_by_that_seat_alone() -> None:
    header, position, discard = next(found for found in map(moment, range(60)) if isinstance(found[2], Discard))
    played = list(played_out(header, position, SEAT, (discard, Draw())))
    given = [(number, one.before.board.mover, one.move) for number, one in enumerate(played) if one.is_given]
    assert [(mover, move) for _, mover, move in given] == [(SEAT, discard), (SEAT, Draw())]
    between = [one.before.board.mover for one in played[1 : given[1][0]]]
    assert set(between) == set(range(len(header.seats))) - {SEAT}


def test_the_seat_sees_what_it_saw_and_other_cards_lie_hidden() -> None:
    header, position, draw = next(found for found in map(moment, range(60)) if isinstance(found[2], Draw))
    replay = Replay(header)
    replay.feed(position, 2)
    drawn = next(played_out(header, position, SEAT, (draw,)))
    assert drawn.before.hand == replay.table.hands[SEAT]
    assert drawn.before.board == replay.table.board
    new = list(drawn.after.hand)
    for card in drawn.before.hand:
        new.remove(card)
    assert sorted(new) != sorted(replay.table.stock[: len(new)])


def test_it_is_the_same_each_time_whoever_asks() -> None:
    assert shown(3) == shown(3)


def test_a_move_that_cannot_be_made_there_is_left_out() -> None:
    header, position, move = moment(0)
    hand = shown(0)[0].before.hand
    nobody_has = next(card for card in ("KS", "QS", "JS", "9S", "8S") if card not in hand)
    played = list(played_out(header, position, SEAT, (Discard(nobody_has), move)))  # type: ignore[arg-type]  # a face
    assert played
    assert not any(one.is_given for one in played)
