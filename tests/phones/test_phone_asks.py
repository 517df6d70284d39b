"""What a phone asks for becomes the same outcome as at the screen, and what it sees: one view, no server."""

import json
from collections.abc import Callable
from typing import Any, Final

import pytest

from game.cards import parse_cards
from game.engine.draft import Draft
from game.engine.moves import Choose, Cut, Draw, Group, Move
from game.engine.table.view import PlayerView, view_of
from game.phones.phone_asks import outcome_of, read_ask
from game.phones.phone_view import Beside, phone_view
from game.turn.arrangement import Arrangement, settle, with_draft
from game.turn.gesture_outcomes import Outcome
from tests.build import COUPLES, PARTNERS, dealt, lay, my_view, table

KINGS: Final = ("KS KH KD",)
NAMES: Final = ("Anna", "Walt", "Lea", "Rosa")
QUEENS: Final = Draft("meld", (Group(parse_cards("QC QD")), Group(parse_cards("9C 9D"))))


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
    ],
)
def test_a_request_plays_its_move(view: Callable[[], PlayerView], wish: dict[str, object], move: Move) -> None:
    """Cutting and choosing a stack too, which the screen does with other buttons."""
    assert outcome(view(), None, **wish).move == move


@pytest.mark.parametrize(
    ("wish", "left"),
    [({"unstage": [0, 1]}, ("QC", "9C 9D")), ({"back": 0}, ("9C 9D",)), ({"back": 1}, ("QC QD",))],
)
def test_what_is_laid_out_goes_home_as_asked(wish: dict[str, object], left: tuple[str, ...]) -> None:
    """One card, or a group."""
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
    """Before anything is laid out the points that opening takes; once the team has opened no meter."""
    shown = draft_on_page(playing(melds), draft)
    assert shown is not None
    assert (shown["kind"], shown["have"], shown["need"]) == (kind, have, need)
    assert shown["meter"] == ("You need 50 to open" if need else "")
    assert [group["cards"] for group in shown["groups"]] == ([["QC", "QD"], ["9C", "9D"]] if draft else [])
    assert [group["points"] for group in shown["groups"]] == ([20, 20] if draft else [])


def test_a_page_shows_no_draft_where_there_is_none_to_lay_out() -> None:
    """Opened and nothing laid out; or it is another seat's turn."""
    assert draft_on_page(playing(), None) is None
    assert draft_on_page(view_of(table("QC 4S", phase="play"), 1), None) is None


@pytest.mark.parametrize(
    ("is_over", "tonight", "won"),
    [(True, (1, 2), [(0, 1), (1, 2)]), (True, (0, 2), [(1, 2)]), (True, (0, 0), []), (False, (1, 2), [])],
)
def test_the_matches_of_the_evening_are_shown_once_one_is_over(
    is_over: bool, tonight: tuple[int, ...], won: list[tuple[int, int]]
) -> None:
    """By team, the own first; a team that has won none is left out, and while a match goes on all are."""
    view = my_view(table("KC 4S"))
    beside = Beside(is_over=is_over, tonight=tonight)
    page = json.loads(phone_view(view, settle(Arrangement(), view), NAMES, 0, (), 0, beside))["page"]
    assert [(one["team"], one["won"]) for one in page["tonight"]] == won
