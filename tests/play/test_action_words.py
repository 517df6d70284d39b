"""Tests for game/play/action_words.py."""

import random

import pytest

from game.cards import Rank
from game.engine.candidates import candidates
from game.engine.moves import Answer, Choose, Cut, Draw, Hold, Move, Pass, Peek
from game.engine.table.state import Table
from game.engine.table.view import PlayerView, view_of
from game.play.action_words import ACTIONS, KINDS, TARGETS, Spelling, actions_of, layout, observed, spelled
from game.rules.presets import PRESET_IDS
from game.rules.ruleset import PresetId
from tests.build import FAMILY, clean_book, dirty_book, go_out, lay, my_view, table, take, throw
from tools.bench.engine_matches import played


def names(actions: list[int]) -> list[str]:
    """The actions as they are called."""
    return [ACTIONS[action] for action in actions]


def test_a_lay_down_is_spelled_rank_by_rank() -> None:
    """Given two melds at once, each is its rank and its cards, and the move ends with `done`."""
    now = table("KC KD KH 9C 9D *R 2C 4S", phase="play", melds=["9S 9H 9C"])
    spelled_out = names([*actions_of(now.board, lay("KC KD 2C", "9D *R > 0"))])
    assert spelled_out == ["rank K", "new meld", "natural", "natural", "two", "rank 9", "natural", "joker", "done"]


@pytest.mark.parametrize("rules_id", PRESET_IDS)
def test_every_way_through_the_actions_is_a_move_that_may_be_made(rules_id: PresetId) -> None:
    """Given a match of moves spelled by chance, each is a candidate: no choice leads into a dead end."""
    chance = random.Random(rules_id)

    def decide(now: Table) -> Move:
        view = view_of(now, now.board.mover)
        offered = candidates(view)
        spelling, move = Spelling(view), None
        while move is None:
            move = spelling.add(chance.choice(sorted(spelling.follows)))
        assert move in offered
        assert [*actions_of(now.board, move)] == spelling.actions
        return move

    moves = [move for (_, move), _ in zip(played(rules_id, 4, 2, 3, decide), range(300), strict=False)]
    assert len({type(move) for move in moves}) > 2


def test_an_action_that_may_not_follow_is_refused() -> None:
    """Given a seat that must draw, it can't discard."""
    spelling = Spelling(my_view(table("KC KD 4S", phase="draw")))
    with pytest.raises(ValueError, match="may not follow"):
        spelling.add(ACTIONS.index("discard K"))
    assert spelling.add(ACTIONS.index("draw")) == Draw()


@pytest.mark.parametrize(
    ("actions", "chosen", "marks"),
    [
        ("", {}, []),
        ("draw", {}, []),
        ("take", {}, ["take"]),
        ("go out", {}, ["go out"]),
        ("rank K", {}, ["K"]),
        ("take, rank K, new meld, natural, natural", {"K": (2, 0, 0)}, ["K", "take"]),
        ("rank 4, natural, two, joker, joker, rank W, two", {"4": (1, 1, 2), "W": (0, 1, 0)}, ["W"]),
        ("go out, rank 3, natural, discard K", {"3": (1, 0, 0)}, ["3", "go out"]),
    ],
)
def test_an_unfinished_move_in_numbers(actions: str, chosen: dict[str, tuple[int, int, int]], marks: list[str]) -> None:
    """Given actions, the cards chosen for each rank are counted, then come the last rank, taking and going out."""
    told = spelled([ACTIONS.index(one) for one in actions.split(", ") if one])
    cards, rest = told[: 3 * len(TARGETS)], told[3 * len(TARGETS) :]
    assert [tuple(cards[at : at + 3]) for at in range(0, len(cards), 3)] == [
        chosen.get(rank, (0, 0, 0)) for rank in TARGETS
    ]
    assert rest == [int(name in marks) for name in (*TARGETS, "take", "go out")]


@pytest.mark.parametrize(
    ("move", "expected"),
    [
        (Draw(), "draw"),
        (Pass(), "pass"),
        (Peek(), "peek"),
        (Hold(), "hold"),
        (Answer(True), "yes"),
        (Answer(False), "no"),
        (Choose(1), "stack 1"),
        (Cut(22), "cut +0"),
        (Cut(24), "cut +2"),
        (Cut(1), "cut -6"),
        (Cut(50), "cut +6"),
        (throw("3S"), "discard black 3"),
        (throw("3D"), "discard red 3"),
        (throw("2C"), "discard 2"),
        (take("KC KD KH"), "take, rank K, new meld, natural, natural, natural, done"),
        (take("9C > 0"), "take, rank 9, natural, done"),
        (lay("KC KD KH", "KS 2C > 1"), "rank K, new meld, natural, natural, natural, rank K, natural, two, done"),
        (go_out("2C > 0", discard="KC"), "go out, rank 9, two, discard K"),
        (go_out("KC KD KH", "*R > 0"), "go out, rank K, new meld, natural, natural, natural, rank 9, joker, done"),
    ],
)
def test_each_move_has_its_words(move: Move, expected: str) -> None:
    """Given a team with nines, each kind of move is spelled by the actions of the list."""
    now = table("KC KD KH 9C", phase="play", melds=["9S 9H 9D"])
    assert names([*actions_of(now.board, move)]) == expected.split(", ")


def parts_of(view: PlayerView) -> dict[str, list[int]]:
    """What the seat may know, part by part, by the first word of each."""
    told, parts = observed(view), {}
    for name, count in layout(view.board.players, view.board.teams):
        parts[name.split(",")[0].split(":")[0]], told = told[:count], told[count:]
    return parts


def kinds(text: str) -> list[int]:
    """How many cards of each kind; b and r are threes."""
    return [text.count({"black 3": "b", "red 3": "r"}.get(kind, kind)) for kind in KINDS]


def test_a_view_in_numbers() -> None:
    """Given a table in the second round, each part of the row has what everybody or the seat may know of it."""
    now = table("KC KD 3S 3H 2C *R", FAMILY, phase="play", n=2, pile="4C 9H", melds=["9S 9D 9C 2D", clean_book("T")],
                their_melds=[dirty_book("J")], in_foot=(1,), melded=(0, 1), turns=(3, 2, 2, 2), totals=(100, -50),
                feet={0: "5C 5D 5H"}, hands={3: "6C 6D 6H"}, stock="8C 8D 8H 8S 7C",
                watched=True)  # fmt: skip
    parts = parts_of(my_view(now))
    assert parts["phase"] == [0, 0, 0, 1, 0]
    assert parts["hand"] == kinds("KKbr2*")
    assert parts["upcard"] == kinds("9")
    assert parts["discards that everybody saw"] == kinds("49")
    assert parts["bottom cards of the own stacks"] == kinds("") * 2
    assert parts["round"] == [2, 90, 5, 2, 2, 0, 0, 0, 0]
    assert parts["books that a teammate who asks would have more"] == [0] * 5
    seats = [[6, 3, 0, 1, 3], [2, 0, 1, 1, 2], [2, 2, 0, 0, 2], [3, 2, 0, 0, 2]]
    assert parts["for each seat"] == [number for seat in seats for number in (*seat, *kinds(""))]
    ours, theirs = parts["for each team"][:55], parts["for each team"][55:]
    assert (ours[:3], theirs[:3]) == ([100, 0, 0], [-50, 0, 0])
    melds = {at: number for at, number in enumerate([*ours[3:], *theirs[3:]]) if number}
    nine, ten, jack = (4 * TARGETS.index(Rank(rank)) for rank in "9TJ")
    assert melds == {nine: 3, nine + 1: 1, ten + 2: 1, 52 + jack + 3: 1}


def test_the_layout_names_every_number_and_hides_what_the_seat_may_not_know() -> None:
    """Given other hidden cards, the seat's numbers are the same, and there are as many as the layout says."""
    one, other = (
        observed(my_view(table("KC KD 4S *R", phase="play", hands={1: held}, feet={0: held}, stock=held)))
        for held in ("AC AD", "9H *B")
    )
    assert one == other
    assert len(one) + len(spelled(())) == sum(count for _, count in layout(4, 2))
    assert one[5 : 5 + len(KINDS)] == [int(kind in ("4", "*")) + 2 * (kind == "K") for kind in KINDS]
