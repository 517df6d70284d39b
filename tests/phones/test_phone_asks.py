"""What a phone asks for becomes the same outcome as at the screen, and what it sees: one view, no server."""

import json
from collections.abc import Callable
from typing import Any, Final, Literal

import pytest
from msgspec.structs import replace

from game.cards import parse_cards
from game.engine.draft import Draft
from game.engine.moves import Answer, Choose, Cut, Draw, Group, Move
from game.engine.table.state import Table
from game.engine.table.view import PlayerView, view_of
from game.phones.phone_asks import NoAsk, PhoneTakesBack, chosen_first, outcome_of, place_named, read_ask
from game.phones.phone_view import Beside, phone_view
from game.turn.arrangement import Arrangement, choose_faces, chosen_cards, settle, shown_cards, with_draft
from game.turn.gesture_outcomes import Outcome, Prompt
from game.turn.spots import LaidMeld, Spot, StagedCard, Zone
from tests.build import CAMPUS, COUPLES, PARTNERS, WEB, after, books, dealt, go_out, lay, my_view, table

KINGS: Final = ("KS KH KD",)
NAMES: Final = ("Anna", "Walt", "Lea", "Rosa")
QUEENS: Final = Draft("meld", (Group(parse_cards("QC QD")), Group(parse_cards("9C 9D"))))


READY: Final = table("4S", phase="play", played_foot=(0, 2), melds=books(WEB, 4, 4))


def asked_to_go_out() -> Table:
    """A seat has asked its partner, seat 2."""
    now = table("4S", CAMPUS, phase="play", played_foot=(0, 2), hands={2: "9C"}, melds=books(CAMPUS, 1, 1))
    return after(now, go_out(discard="4S"))


def playing(melds: tuple[str, ...] = KINGS) -> PlayerView:
    """After the draw."""
    return my_view(table("QC QD QH 9C 9D KC 4S", phase="play", melds=melds))


def outcome(view: PlayerView, draft: Draft | None, **wish: object) -> Outcome:
    """What becomes of one request."""
    found = outcome_of(
        read_ask(json.dumps({"number": 1, **wish}).encode()), view, with_draft(settle(Arrangement(), view), draft), 0
    )
    assert isinstance(found, Outcome)
    return found


@pytest.mark.parametrize(
    ("view", "wish", "move"),
    [
        (lambda: my_view(dealt(PARTNERS, settled=False)), {"cut": 22}, Cut(22)),
        (lambda: my_view(dealt(COUPLES, settled=False)), {"stack": 1}, Choose(1)),
        (lambda: my_view(table("KC 4S")), {"deed": "draw"}, Draw()),
        (lambda: my_view(READY), {"deed": "discard"}, go_out(discard="4S")),
        *((lambda: view_of(asked_to_go_out(), 2), {"deed": deed}, Answer(deed == "yes")) for deed in ("yes", "no")),
    ],
)
def test_a_request_plays_its_move(view: Callable[[], PlayerView], wish: dict[str, object], move: Move) -> None:
    """Cutting and choosing a stack too, which the screen does with other buttons; the last card of a foot goes out even
    if it isn't chosen.
    """
    assert outcome(view(), None, **wish).move == move


@pytest.mark.parametrize(
    ("deed", "undoable", "moves"), [("undo", 3, 1), ("undo_turn", 3, 3), ("undo_turn", 1, 1), ("undo_turn", 0, 1)]
)
def test_what_is_taken_back_is_the_last_meld_or_all(deed: str, undoable: int, moves: int) -> None:
    view = playing()
    ask = read_ask(json.dumps({"number": 1, "deed": deed}).encode())
    assert outcome_of(ask, view, settle(Arrangement(), view), undoable) == PhoneTakesBack(moves)


@pytest.mark.parametrize(
    ("places", "before", "hand"),
    [
        ([0], 7, "2 3 4 5 6 7 1"),
        ([6], 0, "7 1 2 3 4 5 6"),
        ([1, 3], 2, "1 2 4 3 5 6 7"),
        ([0], 8, None),
        ([7], 0, None),
        ([0, 7], 0, None),
    ],
)
def test_cards_are_put_where_the_phone_says(places: list[int], before: int, hand: str | None) -> None:
    view = playing()
    if hand is None:
        with pytest.raises(NoAsk):
            outcome(view, None, arrange=places, before=before)
        return
    found = outcome(view, None, arrange=places, before=before).arrangement
    assert found is not None
    faces = shown_cards(view, settle(Arrangement(), view))
    assert shown_cards(view, found) == tuple(faces[int(place) - 1] for place in hand.split())


@pytest.mark.parametrize(
    ("id", "place"),
    [
        ("new_pile", Zone.NEW_PILE),
        ("discard", Zone.DISCARD),
        ("pile", Zone.DISCARD),
        ("staged/0/0", StagedCard(0, 0)),
        ("staged/1/2", StagedCard(1, 2)),
        ("staged/1/3", None),
        ("staged/2/0", None),
        ("meld/0/0", LaidMeld(0, 0, is_book=False)),
        ("book/0/0", LaidMeld(0, 0, is_book=True)),
        ("meld/0/1", None),
        ("meld/1/0", None),
        ("hand/0", None),
    ],
)
def test_places_for_cards_are_named_as_at_the_screen(id: str, place: Spot | None) -> None:
    view = playing()
    arrangement = with_draft(settle(Arrangement(), view), QUEENS)
    if place is None:
        with pytest.raises(NoAsk):
            place_named(id, view, arrangement)
    else:
        assert place_named(id, view, arrangement) == place


@pytest.mark.parametrize(("kind", "upcard"), [("take", True), ("meld", False), (None, False)])
def test_the_upcard_is_chosen_only_where_the_pile_is_being_taken(
    kind: Literal["take", "meld"] | None, upcard: bool
) -> None:
    view = playing()
    arrangement = with_draft(settle(Arrangement(), view), Draft(kind) if kind else None)
    arrangement = replace(choose_faces(arrangement, view, parse_cards("QC QD")), goal=Zone.NEW_PILE)
    for cards, goal in (("QD QC", Zone.NEW_PILE), ("QC", None)):
        wish = {"number": 1, "cards": cards}
        found = chosen_first(read_ask(json.dumps(wish | {"upcard": True}).encode()), view, arrangement)
        assert sorted(chosen_cards(view, found)) == sorted(cards.split())
        assert (found.upcard_chosen, found.goal) == (upcard, goal)
        assert not chosen_first(read_ask(json.dumps(wish).encode()), view, arrangement).upcard_chosen


@pytest.mark.parametrize(
    ("kind", "off"),
    [("meld", {"discard", "go_out", "undo", "undo_turn"}), ("go_out", {"go_out", "undo", "undo_turn"}), (None, set())],
)
def test_what_needs_the_whole_hand_waits_for_what_is_laid_out(
    kind: Literal["meld", "go_out"] | None, off: set[str]
) -> None:
    view = playing()
    arrangement = with_draft(settle(Arrangement(), view), Draft(kind, QUEENS.groups) if kind else None)
    for deed in ("discard", "go_out", "undo", "undo_turn", "meld", "sort"):
        found = outcome_of(read_ask(json.dumps({"number": 1, "deed": deed}).encode()), view, arrangement, 1)
        is_off = isinstance(found, Outcome) and found.prompt is Prompt.STAGED_FIRST
        assert is_off == (deed in off), deed


@pytest.mark.parametrize(
    ("wish", "left"),
    [({"unstage": [0, 1]}, ("QC", "9C 9D")), ({"back": 0}, ("9C 9D",)), ({"back": 1}, ("QC QD",))],
)
def test_what_is_laid_out_goes_home_as_asked(wish: dict[str, object], left: tuple[str, ...]) -> None:
    found = outcome(playing(), QUEENS, **wish).arrangement
    assert found is not None
    assert found.draft == Draft("meld", lay(*left).groups)


def draft_on_page(view: PlayerView, draft: Draft | None) -> dict[str, Any] | None:
    """What the page draws of it."""
    page = json.loads(phone_view(view, with_draft(settle(Arrangement(), view), draft), NAMES, 0, (), 0))["page"]
    found: dict[str, Any] | None = page["draft"]
    return found


@pytest.mark.parametrize(
    ("melds", "draft", "kind", "have", "need"),
    [((), None, None, 0, 50), ((), QUEENS, "meld", 40, 50), (KINGS, QUEENS, "meld", 40, 0)],
)
def test_a_page_shows_what_is_laid_out_and_how_far_it_opens(
    melds: tuple[str, ...], draft: Draft | None, kind: str | None, have: int, need: int
) -> None:
    shown = draft_on_page(playing(melds), draft)
    assert shown is not None
    assert (shown["kind"], shown["have"], shown["need"]) == (kind, have, need)
    assert shown["meter"] == ("50 to open" if need else "")
    assert [group["cards"] for group in shown["groups"]] == ([["QC", "QD"], ["9C", "9D"]] if draft else [])
    assert [group["points"] for group in shown["groups"]] == ([20, 20] if draft else [])


def test_a_page_shows_no_draft_where_there_is_none_to_lay_out() -> None:
    assert draft_on_page(playing(), None) is None
    assert draft_on_page(view_of(table("QC 4S", phase="play"), 1), None) is None


@pytest.mark.parametrize(
    ("is_over", "tonight", "won"),
    [(True, (1, 2), [(0, 1), (1, 2)]), (True, (0, 2), [(1, 2)]), (True, (0, 0), []), (False, (1, 2), [])],
)
def test_the_matches_of_the_evening_are_shown_once_one_is_over(
    is_over: bool, tonight: tuple[int, ...], won: list[tuple[int, int]]
) -> None:
    view = my_view(table("KC 4S"))
    beside = Beside(is_over=is_over, tonight=tonight)
    page = json.loads(phone_view(view, settle(Arrangement(), view), NAMES, 0, (), 0, beside))["page"]
    assert [(one["team"], one["won"]) for one in page["tonight"]] == won
