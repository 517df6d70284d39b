"""The score of a round."""

from functools import partial

import pygame
import pytest
from msgspec.structs import replace
from pygame import Rect

from game.messages.language import nothing
from game.sentences.grammar import ranks_counted
from game.ui.match.scores.match_chart import HEAD_SIZE, ScoreTeam, column_name, score_teams
from game.ui.match.scores.round_score import RoundScoreScene
from game.ui.shared.preferences import Preferences
from game.ui.shared.requests import GoOn, SeeTable
from saves.records.lines import SeatInfo
from tests.slow import slow_except
from tests.ui.all_screens.drawing_faults import text_faults
from tests.ui.drive import Picture, asking, click, key, press, send, shared_kit, there
from tests.ui.every_screen import EVERY
from tests.ui.samples import LONG, cards_left, crowded_round_score, round_score


def test_the_way_on() -> None:
    """Enter and a click on button/continue lead on."""
    done: list[object] = []
    scene = round_score(done.append)
    Picture(scene, (1280, 720))
    send(scene.handle, key(pygame.K_RETURN))
    press(scene, "button/continue")
    assert done == [GoOn()] * 2


def test_books_stand_in_their_rows() -> None:
    """With two teams the books themselves are drawn: red ribbon pixels lie in the row of clean books."""
    picture = Picture(round_score(), (1920, 1080))
    row = next(drawn for drawn in picture.texts if drawn.text == "Clean books")
    left = picture.surface.subsurface((440, row.rect[1], 260, 70))
    assert pygame.mask.from_threshold(left, pygame.Color("#C8142B"), (12, 12, 12, 255)).count() > 300


def test_what_hard_makes_of_the_round_comes_beside_the_sheet() -> None:
    """Given a sheet on which par is not known yet, it comes below the chart: nothing on the sheet moves. What turns
    cost and agreements that weren't kept are a press away, and no range that nobody can use.
    """
    scene = round_score()
    par, details = scene.state.par, scene.state.details
    scene.show_par(nothing)
    before = Picture(scene, (1280, 720))
    scene.show_par(par, details=details)
    after = Picture(scene, (1280, 720))
    sheets = [{(told.text, tuple(told.rect)) for told in one.texts if told.rect[0] < 800} for one in (before, after)]
    assert sheets[0] == sheets[1]
    assert par() not in " ".join(before.words)
    assert par() in " ".join(after.words)
    press(scene, "button/par")
    read = " ".join(Picture(scene, (1280, 720)).words)
    for told in ("gave away about 470", "Saves wilds for books"):
        assert told not in " ".join(after.words)
        assert told in read
    assert "+2,800" not in read


def test_six_players_have_six_columns() -> None:
    """All totals of eight players are read, at the smallest window too."""
    words = Picture(crowded_round_score(), (1024, 600)).words
    for told in ("+12,000", "−995", "24,000", "−6,000"):
        assert told in words


def test_the_question_mark_explains_a_row() -> None:
    """Over the row of dirty books it tells what a dirty book is; over the chart, what the sheet is."""
    scene = round_score()
    picture = Picture(scene, (1280, 720))
    row = next(drawn for drawn in picture.texts if drawn.text == "Dirty books")
    send(scene.handle, *click((row.rect[0] + 4, row.rect[1] + 4)), asking())
    assert scene.form.dialog is not None
    assert scene.form.dialog.title == "Dirty book"
    send(scene.handle, key(pygame.K_ESCAPE), *click((1200, 200)), asking())
    assert there(scene.form.dialog).title == "Score sheet"


def test_the_question_mark_explains_what_has_the_ring() -> None:
    """With the keys, the ring counts and not the pointer."""
    scene = round_score()
    Picture(scene, (1280, 720))
    send(scene.handle, key(pygame.K_TAB), asking())
    assert there(scene.form.dialog).title == "About this round"


def test_cards_left_over_are_turned_up_on_a_leaf_of_their_own() -> None:
    """First every hand and foot that was left, with the star of whoever went out, and no word says of red threes what
    the cards show; Right and the button in About this round turn to the match so far, Left back, Next round on.
    """
    done: list[object] = []
    scene = round_score(done.append, left=True)
    picture = Picture(scene, (1366, 768))
    for told in ("nothing left", "−775", "held", "foot"):
        assert told in picture.words
    assert sum("red three" in word.lower() for word in picture.words) == 1
    assert "4,000" not in picture.words
    send(scene.handle, key(pygame.K_RIGHT))
    assert "4,000" in Picture(scene, (1366, 768)).words
    send(scene.handle, key(pygame.K_LEFT))
    assert "4,000" not in Picture(scene, (1366, 768)).words
    press(scene, "button/par")
    assert "The match" in Picture(scene, (1366, 768)).words
    press(scene, "button/leaf_1")
    assert "4,000" in Picture(scene, (1366, 768)).words
    press(scene, "button/continue")
    assert done == [GoOn()]


@pytest.mark.parametrize("held", [15, 26])
@pytest.mark.parametrize(
    "size", slow_except([(1024, 600), (1280, 720)], [(1024, 600), (1366, 668), (1280, 720), (1920, 1080), (1280, 960)])
)
@pytest.mark.parametrize("players", [2, 4, 6, 8])
def test_the_cards_left_over_fit_their_leaf(size: tuple[int, int], players: int, held: int) -> None:
    """Given full hands and feet and long names, no word is cut and nothing leaves the panel; of a foot that has no room
    beside a hand of 26 its cards are counted.
    """
    scene = round_score(left=True, players=players, held=held)
    picture = Picture(scene, size)
    faults = text_faults(picture.texts, picture.panels, size)
    assert faults == []
    assert not any(word.startswith("eleven") and word.endswith("…") for word in picture.words)


@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080)])
@pytest.mark.parametrize("held", [1, 2, 3, 4, 5])
def test_a_few_cards_beside_a_whole_foot_are_seen_as_cards(size: tuple[int, int], held: int) -> None:
    """Given six players, a small hand has room beside a foot of eleven: neither is told by its ranks."""
    told = Picture(round_score(left=True, players=6, held=held), size).words
    at = [n for n, word in enumerate(told) if word == "held"]
    assert len(at) == 5
    assert all(told[n + 1] == "foot" for n in at)
    assert ranks_counted(cards_left(6, held)[1].stacks[1].cards) not in told


def test_a_sheet_opened_from_another_screen_has_one_way_back_and_says_a_cost_once() -> None:
    """The bugs: Back in the bar above Back to the turns; five clean books as an ace and "×5"; "−15" beside a name and
    again below, for the only cards that she held.
    """
    scene = EVERY["score of a round before"]()
    told = Picture(scene, (1366, 768)).words
    targets = {target.id for target in scene.report().targets}
    assert "button/continue" in targets
    assert "button/back" not in targets
    assert told.count("−15") == told.count("−130") == 1
    assert "×5" not in told


@pytest.mark.parametrize("width", [400, 240, 180])
def test_the_mark_of_a_team_is_directly_before_its_name(width: int) -> None:
    """The bug: the mark stood as far away as the whole name would have needed. Given any width, it is right before the
    form of the name that is shown.
    """
    kit, seats = shared_kit((1366, 768), Preferences()), [SeatInfo(name=name, kind="human") for name in LONG[:4]]
    named = [ScoreTeam(team.team, " & ".join(LONG[team.team : 4 : 2]), team.people) for team in score_teams(seats, 2)]
    placed = [piece for piece in column_name(named, 0).place(kit, Rect(0, 0, kit.theme.u(width), 40)) if piece.rect.w]
    mark, name = (piece.rect for piece in placed)
    (word,) = (piece.words for piece in placed if piece.words)
    assert name.left - mark.right <= kit.theme.u(8) + 1
    assert kit.text.fit(word, HEAD_SIZE, name.w, "strong")[0] == word


def test_a_sheet_with_few_rows_has_no_empty_one() -> None:
    """The bug: an empty row above This round. Given five rows, each is higher, and the last one ends where the sum
    begins.
    """
    scene = EVERY["score of a round before"]()
    drawn = {one.text: Rect(one.rect) for one in Picture(scene, (1366, 768)).texts}
    rows = [drawn[label].centery for label in ("Going out", "Cards still held", "This round")]
    assert rows[2] - rows[1] <= rows[1] - rows[0] + 2


def test_cards_left_over_are_as_large_as_their_leaf_allows() -> None:
    """The bug: four players' cards and names were small above an empty third of the leaf. Given one hand of eleven,
    names are larger, nobody's only hand is called "held", and the last row ends near the foot of the leaf.
    """
    scene = EVERY["score of a round before"]()
    picture = Picture(scene, (1366, 768))
    assert "held" not in picture.words
    (name,) = (one for one in picture.texts if one.text == "You")
    assert name.px >= 20
    leaf = next(panel for panel in picture.panels if panel.x > 900 and panel.h > 400)
    rows = [panel for panel in picture.panels if leaf.contains(panel) and 60 < panel.h < leaf.h]
    assert leaf.bottom - max(row.bottom for row in rows) < leaf.h // 8


def test_after_a_guided_round_no_box_leads_to_a_single_door() -> None:
    """The bug: About this round led a newcomer to a box that said nothing, with a chart of one point and another way
    on. The table is one press away; where there are facts or several ways, the box has them.
    """
    asked: list[object] = []
    model = replace(round_score(left=True).state.model, rounds=1, promises="", promises_each="")
    scene = RoundScoreScene(lambda: model, asked.append)
    scene.lead_back(partial(asked.append, "back"), nothing, may_look_back=False)
    Picture(scene, (1280, 720))
    press(scene, "button/see_table")
    assert asked == [SeeTable()]
    assert "button/par" not in {target.id for target in scene.report().targets}
    scene.show_par(nothing, details=lambda: "Turn 2 gave away about 100.")
    Picture(scene, (1280, 720))
    press(scene, "button/par")
    assert {"button/see_table", "button/close"} <= {target.id for target in scene.report().targets}
    assert "button/leaf_1" not in {target.id for target in scene.report().targets}
