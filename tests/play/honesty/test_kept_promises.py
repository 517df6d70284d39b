"""Tests for game/play/honesty/kept_promises.py."""

from game.engine.moves import Discard, MeldCards
from game.engine.partners.agreements import Agreement
from game.play.honesty.kept_promises import BrokenPromise, kept_promises
from game.play.match import Match
from game.play.results.simulation import Series, play_match
from game.play.seats import TablePlan, seat_plan
from saves.records.lines import MoveLine, UndoLine
from saves.records.replay import Replay
from tests.build import WEB


def played(agreed: str) -> Match:
    """A match in which seat 2 agreed on that with seat 0."""
    plan = TablePlan(4, 2, tuple(map(seat_plan, ("normal", "normal", f"normal{agreed}", "normal"))))
    return play_match(Series(rules=WEB, table=plan, seed="promised", name="kept", app="test"), 1)[0]


def test_where_nobody_agreed_there_is_nothing_to_tell() -> None:
    """Given partners without agreements, no seat is named."""
    assert kept_promises(played("").lines, 1) == ()


def test_each_round_is_counted_by_itself_and_names_who_agreed() -> None:
    """Given everything agreed on, every round tells of that seat alone, mostly of promises kept."""
    match = played("".join(f":{one.value}" for one in Agreement))
    for round_ in range(1, WEB.rounds + 1):
        (told,) = kept_promises(match.lines, round_)
        assert told.seat == 2
        assert told.kept > sum(len(one.turns) for one in told.broken)


def test_a_promise_that_could_not_be_kept_is_told_with_its_turn() -> None:
    """Given a partner who agreed to feed nobody, the turns are told in which no other card could be discarded: there
    the next player had a meld of each natural card in its hand.
    """
    match = played(":no_gifts")
    (told,) = kept_promises(match.lines, 1)
    replay, held = Replay(match.header), dict[int, set[str]]()
    for number, line in enumerate(match.lines[1:], 2):
        board = replay.table.board
        if isinstance(line, MoveLine) and line.seat == 2 and isinstance(line.move, Discard) and board.round == 1:
            fed = {meld.rank for meld in board.melds[1]}
            if line.move.card[0] in fed:
                held[board.turns[2] + 1] = {card[0] for card in replay.table.hands[2]} - fed - {"2", "*"}
        replay.feed(line, number)
    assert held
    assert told.broken == (BrokenPromise(Agreement.NO_GIFTS, "no_card", tuple(sorted(held))),)
    assert not any(held.values())


def test_a_promise_that_the_record_tells_when_melds_are_taken_back_counts() -> None:
    """Given partners who agreed on nothing before the match, and a promise written with the first undo, it is told."""
    lines = played("").lines
    at, laid = next(
        (at, line) for at, line in enumerate(lines) if isinstance(line, MoveLine) and isinstance(line.move, MeldCards)
    )
    back = UndoLine(seat=laid.seat, moves=1, agreements={2: tuple(one.value for one in Agreement)})
    (told,) = kept_promises((*lines[: at + 1], back, *lines[at:]), 1)
    assert told.seat == 2
