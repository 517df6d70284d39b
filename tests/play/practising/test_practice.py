from pathlib import Path

import pytest
from msgspec.structs import replace

from game.engine.candidates import candidates
from game.engine.events import Discarded, Melded, MeldsTakenBack
from game.engine.legal import why_not
from game.engine.moves import Answer, Draw, Group, MeldCards, Move, Take
from game.engine.refusal import Reason
from game.engine.table.board import Phase
from game.engine.table.view import view_of
from game.play.practising.hints_followed import HintsShown
from game.play.practising.practice import Practice, is_whole
from saves.records.record import read_record
from saves.records.replay import Replay
from tests.build import WEB, cards, go_out, lay, my_view, table, take, there, throw

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"


def trying(**given: object) -> Practice:
    """Seat 0 has drawn, and its team has kings."""
    return Practice(my_view(table(phase="play", melds=["KS KH KD"], rules=WEB, pile="4S 9D", **given)))  # type: ignore[arg-type]


def test_melds_and_the_discard_are_carried_out() -> None:
    practice = trying(hand="KC 8H 5C QH")
    assert practice.play(lay("KC > 0")) is None
    assert not practice.is_decided
    assert len(practice.view.board.melds[0][0].cards) == 4
    assert practice.play(throw("8H")) is None
    assert practice.is_decided
    assert practice.view.board.upcard == "8H"
    assert practice.moves == (lay("KC > 0"), throw("8H"))


def test_what_is_tried_happens_as_at_the_table() -> None:
    practice = trying(hand="KC 8H 5C QH")
    seen = 0
    for move, happened in ((lay("KC > 0"), Melded), (None, MeldsTakenBack), (throw("8H"), Discarded)):
        assert (practice.undo(1) if move is None else practice.play(move)) is None
        new = practice.events_since(seen)
        assert isinstance(new[0], happened)
        assert practice.event_count == seen + len(new)
        seen = practice.event_count


def test_all_can_be_taken_back_the_discard_too() -> None:
    practice = trying(hand="KC 8H 5C QH")
    before = practice.view
    practice.play(lay("KC > 0"))
    practice.play(throw("8H"))
    assert practice.undo(1) is None
    assert practice.moves == (lay("KC > 0"),)
    assert practice.undo(1) is None
    assert practice.view == before
    assert not practice.moves
    refused = there(practice.undo(1))
    assert refused.code == Reason.CANNOT_UNDO


def test_what_would_show_hidden_cards_only_ends_the_try() -> None:
    for now, move in (
        (table("KC 8H"), Draw()),
        (table("9C 9H 9S 8H", pile="4S 9D", melds=["KS KH KD"]), take("9C 9H 9D")),
        (table("KC", phase="play", melds=["KS KH KD"]), lay("KC > 0")),
        (table("8H", phase="play", melds=["KS KH KD"]), throw("8H")),
        (
            table("KC", phase="play", played_foot=(0, 2), melds=["KS KH KD KC KH KS KD", "QS QH QD QC QH QS 2C"]),
            go_out(discard="KC"),
        ),
    ):
        practice = Practice(my_view(now))
        assert practice.play(move) is None
        assert practice.is_decided
        assert practice.moves == (move,)
        assert practice.view == my_view(now)
        assert practice.event_count == 0
        assert practice.undo(1) is None
        assert not practice.is_decided


def test_another_move_takes_the_place_of_one_that_was_only_decided() -> None:
    practice = Practice(my_view(table("9C 9H 9S 8H", pile="4S 9D", melds=["KS KH KD"])))
    practice.play(Draw())
    practice.play(take("9C 9H 9D"))
    assert practice.moves == (take("9C 9H 9D"),)


def test_what_is_not_allowed_is_refused_as_at_the_table() -> None:
    practice = trying(hand="KC 8H 5C QH")
    before = practice.view
    refused = practice.play(lay("8H > 0"))
    assert refused == why_not(before, lay("8H > 0")) is not None
    assert (practice.view, practice.moves) == (before, ())


def test_only_who_must_act_can_try() -> None:
    with pytest.raises(ValueError, match="must act"):
        Practice(view_of(table("KC 8H"), 1))


@pytest.mark.parametrize("name", ["match-web-4", pytest.param("match-partners-4", marks=pytest.mark.slow)])
def test_every_decision_of_a_match_can_be_tried_anew(name: str) -> None:
    header, *lines = read_record(EXAMPLES / f"{name}.handfoot.jsonl").lines
    replay = Replay(header)  # type: ignore[arg-type]
    for number, line in enumerate(lines, 2):
        replay.feed(line, number)
        board = replay.table.board
        if number % 3 or board.phase not in (Phase.DRAW, Phase.PLAY, Phase.ANSWER) or replay.end is not None:
            continue
        view = view_of(replay.table, board.mover)
        others = replace(
            replay.table,
            hands=tuple(
                cards if seat == view.seat else tuple("9H" for _ in cards)
                for seat, cards in enumerate(replay.table.hands)
            ),
            feet=tuple(tuple("9H" for _ in cards) for cards in replay.table.feet),
            stock=("9H",) * board.stock,
        )
        assert Practice(view).view == view
        for move in candidates(view)[:5]:
            one, other = Practice(view), Practice(view_of(others, view.seat))
            assert one.play(move) is None is other.play(move)
            assert (one.view, one.moves, one.events_since(0)) == (other.view, other.moves, other.events_since(0))
            assert one.undo(len(one.moves)) is None
            assert one.view == view


def test_a_whole_decision() -> None:
    """Given moves that can be made in their order and end the decision, they are whole; others are not."""
    view = my_view(table("KC 8H 5C QH", phase="play", melds=["KS KH KD"]))
    assert is_whole(view, (lay("KC > 0"), throw("8H")))
    assert is_whole(view, (throw("8H"),))
    for moves in ((), (lay("KC > 0"),), (throw("8H"), throw("5C")), (throw("9C"),), (Draw(), throw("8H"))):
        assert not is_whole(view, moves)
    assert not is_whole(view_of(table("KC 8H"), 1), (throw("8H"),))


KINGS, QUEENS = "KH KD KS", "QH QD QS"


@pytest.mark.parametrize(
    ("hint", "move", "is_followed"),
    [
        (throw("9C"), throw("9D"), True),
        (throw("9C"), throw("8C"), False),
        (lay(KINGS, QUEENS), lay(KINGS, QUEENS), True),
        (lay(KINGS, QUEENS), lay(QUEENS), True),
        (lay(KINGS), lay(KINGS, QUEENS), False),
        (lay(KINGS), MeldCards((Group(cards(KINGS), 0),)), False),
        (go_out(KINGS, discard="9C"), lay(KINGS), True),
        (go_out(KINGS, discard="9C"), throw("9C"), True),
        (go_out(KINGS, discard="9C"), throw("8C"), False),
        (go_out(KINGS, discard=None), throw("8C"), False),
        (Draw(), Draw(), True),
        (Draw(), Take(()), False),
        (Answer(yes=True), Answer(yes=False), False),
    ],
)
def test_a_hint_is_followed_by_the_same_move_or_a_part_of_it(hint: Move, move: Move, is_followed: bool) -> None:
    board = table("9C").board
    shown = HintsShown()
    assert not shown.has(board, move)
    shown.note(board, hint)
    assert shown.has(board, move) == is_followed


def test_a_hint_holds_for_its_turn_alone() -> None:
    shown = HintsShown()
    shown.note(table("9C", turns=(3, 3, 3, 3)).board, throw("9C"))
    assert not shown.has(table("9C", turns=(4, 4, 4, 4)).board, throw("9C"))
    assert not shown.has(table("9C", seat=1, turns=(3, 3, 3, 3)).board, throw("9C"))
