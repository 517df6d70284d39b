"""The rule page: every sentence can be reached, changes are marked, the ways on work."""

from typing import Any

import pygame
import pytest
from msgspec.structs import replace
from pygame import Rect

from game.rules.presets import PRESET_IDS, preset
from game.rules.ruleset import PresetId, RuleSet
from game.sentences.rules_and_scores.rule_page import Chapter, reading_lines, rule_page
from game.toolkit.widgets import Button
from game.ui.rules.rule_page.rule_page_pictures import figures_of
from game.ui.rules.rule_page.screen import RulePageScene, readings_shown
from tests.ui.drive import Picture, key, press, send
from tests.ui.samples import nothing

SIZE = (1280, 720)


def read(rules: RuleSet) -> str:
    """Everything that can be read by paging down."""
    scene = RulePageScene(rules, nothing)
    picture = Picture(scene, SIZE)
    for _ in range(20):
        send(scene.handle, key(pygame.K_PAGEDOWN))
        picture.look_again(scene)
    return " ".join(picture.words)


@pytest.mark.parametrize("preset_id", PRESET_IDS)
def test_why_is_told_one_place_at_a_time_and_nothing_moves(preset_id: PresetId) -> None:
    scene = RulePageScene(preset(preset_id), nothing)
    Picture(scene, SIZE)
    send(scene.handle, key(pygame.K_PAGEDOWN))
    page = [line.words for line in scene.lines], scene.page.scroll
    numbers = [reading.number for _, reading in readings_shown(preset(preset_id))]
    assert numbers
    assert not {13, 15} & {*numbers}
    press(scene, "button/more", "button/why")
    boards = list[Rect]()
    for number in numbers:
        dialog = scene.form.dialog
        assert dialog is not None
        told = " ".join(Picture(scene, SIZE).words)
        assert all(line.split()[-1] in told for line in reading_lines(number))
        assert " ".join(reading_lines(number)) in dialog.told
        boards.append(dialog.rect.copy())
        if number != numbers[-1]:
            press(scene, "button/next")
    assert boards == [boards[0]] * len(boards)
    assert ([line.words for line in scene.lines], scene.page.scroll) == page


def lit(scene: RulePageScene) -> str:
    """The heading that is marked at the side."""
    scene.report()
    marked = [w for w in scene.form.widgets if isinstance(w, Button) and w.kind == "primary" and "contents/" in w.id]
    return marked[0].label


@pytest.mark.parametrize("size", [(1366, 768), (1024, 600)])
def test_the_contents_lead_to_every_chapter_and_follow_the_page(size: tuple[int, int]) -> None:
    scene = RulePageScene(replace(preset("web"), name="Own", book_size=8), nothing)
    Picture(scene, size)
    headings = [line.words for line in scene.lines if line.is_heading]
    scene.update(0.1)
    assert lit(scene) == headings[0]
    listed = [target.label for target in scene.report().targets if target.id.startswith("contents/")]
    assert listed == headings[: len(listed)]
    for number, heading in enumerate(listed):
        press(scene, f"contents/{number}")
        scene.update(0.1)
        page = scene.page
        first = page.scroll // page.row_height
        assert heading in [line.words for line in page.lines[first : first + page.rect.h // page.row_height]]
        assert lit(scene) == heading
    scene.page.move_to(0)
    scene.update(0.1)
    assert scene.page.heading_in_sight == 0


def test_small_cards_say_which_ranks_they_stand_for() -> None:
    assert [figure.words for figure in figures_of(preset("web"), Chapter.CARDS)][3:] == ["8–K: 10", "4–7: 5"]
    ten = replace(preset("web"), ten_from="T")
    assert figures_of(ten, Chapter.CARDS)[-1].words == "4–9: 5"
    assert figures_of(ten, Chapter.CARDS)[-2].words == "10–K: 10"


@pytest.mark.parametrize(
    ("rules", "melds", "books"),
    [
        ({}, ["9S 9H 9D", "QS QH 2C"], ["AH AS AD AC AH AS AD ×1", "8H 8S 8D 8C 2C *R 2S ×1"]),
        ({"dirty_naturals": 3}, ["9S 9H 9D"], ["AH AS AD AC AH AS AD ×1", "8H 8S 8D 8C 2C *R 2S ×1"]),
        ({"wild_melds": "allowed"}, ["9S 9H 9D", "QS QH 2C", "2S 2H 2D"], None),
        ({"out_clean": 0, "out_dirty": (1, 2)}, None, []),
    ],
)
def test_pictures_show_what_the_rules_allow_and_ask_for(
    rules: dict[str, Any], melds: list[str] | None, books: list[str] | None
) -> None:
    """The bug: a picture of a meld that these rules refuse, or of books that nobody needs. Given rules, the melds shown
    are legal ones, and to go out the books are counted.
    """
    of = replace(preset("web"), **rules)
    if melds is not None:
        assert [" ".join(figure.cards) for figure in figures_of(of, Chapter.MELDS)] == melds
    if books is not None:
        shown = [" ".join((*figure.book, figure.words)) for figure in figures_of(of, Chapter.OUT)]
        assert shown == books


def test_an_opening_without_an_example_has_no_picture() -> None:
    """Given a minimum that no hand and one draw reach, no points stand there. The bug: a 0 without cards."""
    assert [figure.words for figure in figures_of(preset("web"), Chapter.OPENING)] == ["50"]
    assert figures_of(replace(preset("web"), opening=(400,)), Chapter.OPENING) == ()


def test_a_rule_is_shown_where_it_stands_with_its_picture() -> None:
    """The bug: Show the rule opened a nearly empty page with the sentence again. Given a chapter, the whole page opens
    at it, the contents show where one is, and it is highlighted with its picture.
    """
    rules = preset("web")
    for chapter in (Chapter.PILE, Chapter.BOOKS):
        plain, scene = RulePageScene(rules, nothing), RulePageScene(rules, nothing, chapter)
        Picture(plain, (1366, 768))
        picture = Picture(scene, (1366, 768))
        assert [line.words for line in scene.lines] == [line.words for line in plain.lines]
        assert scene.page.heading_in_sight == [part.chapter for part in rule_page(rules)].index(chapter)
        pairs = zip(scene.lines, plain.lines, strict=True)
        lit = [n for n, (one, other) in enumerate(pairs) if type(one.box) is not type(other.box)]
        first = next(n for n, line in enumerate(scene.lines) if line.words == chapter.heading)
        assert lit[0] == first
        assert any(not scene.lines[n].words for n in lit)
        assert chapter.heading in picture.words
