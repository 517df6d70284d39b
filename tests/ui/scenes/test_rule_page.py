"""The rule page: every sentence can be reached, changes are marked, the ways on work."""

import pygame
from msgspec.structs import replace

from game.rules.presets import PRESET_IDS, preset
from game.rules.ruleset import RuleSet
from game.ui.scenes.rule_page import RulePageActions, RulePageScene
from game.words.readings import reading_lines
from game.words.rulepage import changed_lines, rule_page
from tests.ui.drive import Picture, key, press, send
from tests.ui.samples import CONTRADICTORY, nothing

SIZE = (1280, 720)


def read(rules: RuleSet) -> str:
    """Everything that can be read by paging down."""
    scene = RulePageScene(rules, RulePageActions(nothing))
    picture = Picture(scene, SIZE)
    for _ in range(20):
        send(scene.handle, key(pygame.K_PAGEDOWN))
        picture.look_again(scene)
    return " ".join(picture.words)


def test_every_sentence_can_be_reached() -> None:
    """Of each preset and of a set that changes much: all headings, all sentences, all changes."""
    for rules in (*map(preset, PRESET_IDS), CONTRADICTORY):
        told = read(rules)
        for section in rule_page(rules):
            assert section.heading in told
            for line in section.lines:
                assert line.split()[-1] in told, line
        for change in changed_lines(rules):
            assert change.split(":")[0] in told


def test_changed_sentences_are_marked() -> None:
    """Another size of book marks the sentence about books with a bar, and no other; a preset has no bars."""
    for rules, marks in ((preset("web"), 0), (replace(preset("web"), name="Own", book_size=8), 2)):
        scene = RulePageScene(rules, RulePageActions(nothing))
        Picture(scene, SIZE)
        sentences = [line for line in scene.lines if line.marked]
        assert len({line.words for line in sentences}) >= marks
        assert bool(sentences) == bool(marks)
        if marks:
            assert any("Eight cards" in line.words for line in sentences)


def test_the_page_scrolls_by_arrows_at_once() -> None:
    """The first press of Down moves the page."""
    scene = RulePageScene(CONTRADICTORY, RulePageActions(nothing))
    before = Picture(scene, SIZE).words
    send(scene.handle, key(pygame.K_DOWN), key(pygame.K_DOWN))
    assert Picture(scene, SIZE).words != before


def test_why_a_place_is_read_so() -> None:
    """The reasons stand in their chapters when they are asked for, each once, and go away again."""
    scene = RulePageScene(preset("partners"), RulePageActions(nothing))
    Picture(scene, SIZE)
    plain = [line.words for line in scene.lines]
    press(scene, "button/why")
    told = " ".join(line.words for line in scene.lines)
    chapters = {reading.number for section in rule_page(preset("partners")) for reading in section.readings}
    assert chapters
    for number in chapters:
        assert told.count(" ".join(reading_lines(number))) == 1
    assert len(scene.lines) > len(plain)
    press(scene, "button/why")
    assert [line.words for line in scene.lines] == plain


def test_the_ways_on() -> None:
    """Beside another set, and back; without a comparison there is no button for it."""
    gone: list[str] = []
    scene = RulePageScene(preset("web"), RulePageActions(lambda: gone.append("back"), lambda: gone.append("compare")))
    Picture(scene, SIZE)
    press(scene, "button/compare")
    press(scene, "button/back")
    send(scene.handle, key(pygame.K_ESCAPE))
    assert gone == ["compare", "back", "back"]
    bare = RulePageScene(preset("web"), RulePageActions(nothing))
    Picture(bare, SIZE)
    assert not any(target.id == "button/compare" for target in bare.report().targets)
