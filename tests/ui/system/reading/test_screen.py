import pygame
from pygame.event import Event

from game.toolkit.widgets import Button
from game.ui.shared.models import PageSection
from game.ui.shared.preferences import Preferences
from game.ui.system.reading.presenter import licences_scene
from game.ui.system.reading.screen import ReadingScene, ReadingState
from tests.ui.drive import Picture, find, key, press, send, shared_kit
from tests.ui.every_screen import whole_menu
from tests.ui.samples import nothing


def test_every_word_can_be_reached() -> None:
    told = tuple(PageSection(f"Heading {n}", f"word{n} " * 60) for n in range(30))
    scene = ReadingScene(ReadingState("history", lambda: "Log", lambda: told), nothing)
    picture = Picture(scene, (1280, 720))
    picture.kit.text.watch = picture.texts.append
    scene.form.focus_id("page")
    for _ in range(30):
        send(scene.handle, key(pygame.K_PAGEDOWN))
        scene.draw(picture.surface, True)
    read = " ".join(picture.words)
    for section in told:
        assert section.heading in read


def test_the_sheet_is_no_longer_than_what_is_written_on_it() -> None:
    short = ReadingState("history", lambda: "Log", lambda: (PageSection("", "one\ntwo"),))
    picture = Picture(ReadingScene(short, nothing), (1366, 768))
    text = max(drawn.rect[1] + drawn.rect[3] for drawn in picture.texts)
    paper = max(picture.panels, key=lambda panel: panel.w * panel.h)
    assert paper.h < 384
    assert 0 < paper.bottom - text < 60
    whole = Picture(licences_scene(nothing), (1366, 768))
    assert max(panel.bottom for panel in whole.panels) > 700


def test_a_page_can_be_copied_as_text() -> None:
    taken: list[str] = []

    def copy(text: str) -> bool:
        taken.append(text)
        return len(taken) == 1

    state = ReadingState("history", lambda: "Log", lambda: (PageSection("", "one\ntwo"),), copied=lambda: "one\ntwo")
    scene = ReadingScene(state, nothing)
    scene.copy = copy
    Picture(scene, (1280, 720))
    press(scene, "button/copy")
    assert taken == ["one\ntwo"]
    assert find(scene, "button/copy").label == "Copied"
    press(scene, "button/copy")
    assert find(scene, "button/copy").label == "Couldn't copy"
    plain = ReadingScene(ReadingState("help", lambda: "Help", lambda: (PageSection("", "one"),)), nothing)
    Picture(plain, (1280, 720))
    assert not [target for target in plain.report().targets if target.id == "button/copy"]


def test_the_page_moves_wherever_the_ring_and_the_pointer_are() -> None:
    scene = licences_scene(nothing)
    Picture(scene, (1280, 720))
    assert scene.form.focused is not None
    assert scene.form.focused.id == "button/back"
    send(scene.handle, key(pygame.K_PAGEDOWN))
    assert scene.page.scroll > 0
    send(scene.handle, key(pygame.K_HOME))
    assert scene.page.scroll == 0
    send(scene.handle, Event(pygame.MOUSEMOTION, pos=(20, 400), rel=(0, 0), buttons=(0, 0, 0)))
    send(scene.handle, Event(pygame.MOUSEWHEEL, x=0, y=-2))
    assert scene.page.scroll == 2 * scene.page.row_height


def test_a_newcomer_sees_six_things_in_the_menu() -> None:
    """Given the menu with everything a match can add to it: six buttons about the table, the rules first, are boxes,
    as are the ways out, of which the way back has the keys; all the others are lines between them.
    """
    menu = whole_menu()
    menu.lay_out(shared_kit((1366, 768), Preferences()))
    buttons = [widget for widget in menu.form.widgets if isinstance(widget, Button)]
    assert buttons[0].id == "button/settings"
    assert menu.form.focused is buttons[-1]
    assert [button.kind for button in buttons] == [*["plain"] * 6, *["calm"] * 7, "plain", "primary"]
