from itertools import pairwise

import pytest
from msgspec.structs import replace
from pygame import Rect, Surface

from game.toolkit.boxes import Box
from game.toolkit.drawing.text import Drawn
from game.toolkit.drawing.theme import DIM, TEAM_COLOURS, WHITE
from game.ui.shared.game_row import TALL_ROW, Details, Teams, Trouble, game_row, row_height, spoken_game, totals
from game.ui.shared.models import ListedGame, PlayerAtTable, TeamTotal
from tests.ui.drive import kit_at

US, THEM = TeamTotal(0, "Anna & Rosa", 1200, won=True), TeamTotal(1, "Walt & June", 950)
GAME = ListedGame("web-1", "Friday", ("Web Classic", "round 2 of 4", "today"), (US, THEM), turn="Anna's turn")
BROKEN = ListedGame("web-2", "Old", ("March",), trouble="It can't be read: line 5 is damaged.", in_short="line 5, no")
MANY = [TeamTotal(team, f"Player {team}", 100 * (team * 5 % 8)) for team in range(8)]


def test_a_game_is_told_with_its_state_and_its_teams() -> None:
    assert spoken_game(GAME) == "Anna's turn; Web Classic; round 2 of 4; today; Anna & Rosa 1,200; Walt & June 950"
    won = replace(GAME, turn="", won=True, teams=(US, replace(THEM, is_scored=False)))
    assert spoken_game(won) == "won; Web Classic; round 2 of 4; today; Anna & Rosa 1,200; Walt & June"
    assert spoken_game(BROKEN) == "March; line 5, no; It can't be read: line 5 is damaged."


def test_the_last_details_are_left_out_first() -> None:
    kit = kit_at()
    line = Details(GAME.details, 20)
    widths = [kit.text.width(shown, 20) for shown in ("Web Classic · round 2 of 4", "Web Classic")]
    shown = [line.shown(kit, room) for room in (1000, widths[0], widths[0] - 1, widths[1], widths[1] - 1)]
    assert shown == ["Web Classic · round 2 of 4 · today", "Web Classic · round 2 of 4", *["Web Classic"] * 2, ""]
    assert [Trouble(BROKEN).shown(kit, room) for room in (1000, 1)] == ["line 5 · no", "can't be opened"]
    assert Trouble(replace(BROKEN, in_short="")).shown(kit, 1000) == BROKEN.trouble


def told(teams: list[TeamTotal], width: int) -> list[str]:
    """The words of the teams in a row so wide."""
    kit = kit_at()
    return [piece.words for piece in Teams(teams).place(kit, Rect(0, 0, width, 30)) if piece.words]


def test_of_many_teams_those_who_lead_have_the_room() -> None:
    assert told([US, THEM], 1000) == ["Anna & Rosa", "1,200", "Walt & June", "950"]
    assert told([US, THEM], 200) == ["1,200", "950"]
    assert told(MANY, 800) == [team.points for team in MANY]
    few = told(MANY, 300)
    assert few[:-1] == ["700", "600", "500", "400"][: len(few) - 1]
    assert few[-1] == f"+{8 - len(few) + 1}"
    assert len(told(MANY, 20)) == 2


def drawn(box: Box, rect: Rect) -> list[Drawn]:
    """What is written where such a box is drawn."""
    kit, found = kit_at(), list[Drawn]()
    kit.text.watch = found.append
    for piece in box.place(kit, rect):
        piece.paint(kit, Surface((1280, 720)), piece.rect)
    return found


@pytest.mark.parametrize("is_over", [True, False])
def test_a_row_has_as_much_of_its_teams_as_its_height_allows(is_over: bool) -> None:
    game = replace(GAME, teams=(replace(US, won=is_over), THEM), people=(PlayerAtTable("Anna", 0),))
    first, sides = ["Friday", " · ".join(GAME.details)], ["Anna & Rosa", "1,200", "Walt & June", "950"]
    for height, words, lines in (
        (row_height(kit_at()) - 2, [*first, "1,200", "950"], 1),
        (row_height(kit_at()), [*first, *sides], 2),
        (TALL_ROW, [*first, *sides], 3),
    ):
        found = drawn(game_row(game), Rect(0, 0, 900, height))
        assert [one.text for one in found] == words
        heights = sorted(Rect(one.rect).centery for one in found)
        assert sum(low - high > 8 for high, low in pairwise(heights)) == lines - 1
        inks = {one.text: one.colour for one in found}
        assert inks["1,200"] == inks["950"] == WHITE
        if lines > 1:
            ours, theirs = (WHITE, DIM) if is_over else TEAM_COLOURS[:2]
            assert (inks["Anna & Rosa"], inks["Walt & June"]) == (ours, theirs)
    low = Rect(0, 0, 900, 30)
    assert [one.text for one in drawn(game_row(replace(game, teams=tuple(MANY[:4]))), low)] == first
    assert [one.text for one in drawn(game_row(replace(BROKEN, teams=(US,))), low)] == ["Old", "line 5 · no"]
    assert [one.colour for one in drawn(game_row(replace(GAME, teams=()), current=True), low)] == [WHITE, DIM]


def test_totals_have_more_and_more_columns() -> None:
    game = replace(GAME, teams=(US, THEM, TeamTotal(2, "Ben", 0)))
    ways = [[piece for piece in box.place(kit_at(), Rect(0, 0, 900, 300)) if piece.words] for box in totals(game)]
    shown = [{piece.words for piece in way} for way in ways]
    assert shown == [{"1,200", "Anna & Rosa", "950", "Walt & June", "0", "Ben"}] * 3 + [{"1,200", "950", "0"}] * 3
    assert [len({piece.rect.y for piece in way if piece.words in shown[3]}) for way in ways] == [3, 2, 1] * 2
