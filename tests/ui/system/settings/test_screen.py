import pygame
import pytest
from msgspec.structs import replace

from game.messages.language import has, named
from game.ui.shared.preferences import Preferences
from game.ui.shared.requests import ChangePreferences, GoBack, ShowAbout
from game.ui.system.accessibility.screen_elements import tree_of
from game.ui.system.settings.screen import PARTS, SettingsScene
from tests.ui.drive import Picture, find, key, middle, motion, press, send
from tests.ui.samples import nothing


def scene_of(
    taken: list[Preferences], preferences: Preferences | None = None, lacking: dict[str, str] | None = None
) -> SettingsScene:
    """The settings, drawn once, with a list that takes every change."""

    def ask(request: object) -> None:
        assert isinstance(request, ChangePreferences)
        taken.append(request.preferences)

    scene = SettingsScene(preferences or Preferences(), ask, lacking)
    Picture(scene, (1280, 720))
    return scene


def choose(scene: SettingsScene, id: str, row: int) -> None:
    """Open a list and press one of its rows."""
    press(scene, id, f"row/{row}")


@pytest.mark.parametrize(
    ("part", "id", "row", "wanted"),
    [
        (0, "field/letters", 1, Preferences(letters="easy")),
        (0, "field/contrast", 1, Preferences(contrast="high")),
        (1, "field/colours", 1, Preferences(colours="four")),
        (1, "field/speed", 3, Preferences(speed="off")),
        (1, "field/last_round_after", 4, Preferences(last_round_after="180")),
        (1, "field/reduced_motion", None, Preferences(reduced_motion=True)),
        (1, "field/waits_behind", None, Preferences(waits_behind=True)),
        (2, "field/ask_discard", 2, Preferences(ask_discard="never")),
        (2, "field/tips", None, Preferences(tips=False)),
        (2, "field/chat", None, Preferences(chat=False)),
        (3, "field/sound", None, Preferences(sound=False)),
        (3, "field/voice", 1, Preferences(voice="unless_read")),
        (3, "field/voice", 2, Preferences(voice="always")),
        (3, "field/captions", None, Preferences(captions=True)),
        (4, "field/full_screen", None, Preferences(full_screen=True)),
        (4, "field/curtain", 1, Preferences(curtain="press")),
        (4, "field/stays", 2, Preferences(stays="until_away")),
    ],
)
def test_each_choice_changes_one_thing(part: int, id: str, row: int | None, wanted: Preferences) -> None:
    taken: list[Preferences] = []
    scene = scene_of(taken)
    if part:
        press(scene, f"field/part/{part}")
    if row is None:
        press(scene, id)
    else:
        choose(scene, id, row)
    assert taken == [wanted]


def test_one_list_sizes_texts_and_buttons() -> None:
    """Given a text size that was chosen apart, the list shows both as one, and another choice leaves one size."""
    taken: list[Preferences] = []
    scene = scene_of(taken, Preferences(text_size="large"))
    size = next(widget for widget in scene.form.widgets if widget.id == "field/interface")
    assert size.value == "120%"
    choose(scene, "field/interface", 3)
    assert taken == [Preferences(interface=110)]


def test_only_the_row_in_focus_is_explained() -> None:
    """The bug: a page had a sentence for each of its rows, three times as many words as names."""
    for part in range(len(PARTS)):
        scene = SettingsScene(Preferences(), nothing, part=part)
        Picture(scene, (1366, 768))
        keys = [key for key in scene.state.keys if has("screens", f"set_{key}")]
        about = {key: named("screens", f"set_{key}_about") for key in keys}
        for at, key_ in enumerate(keys):
            if at % 2:
                scene.form.focus_id(f"field/{key_}")
                send(scene.handle, key(pygame.K_F13))
            else:
                send(scene.handle, motion(middle(find(scene, f"field/{key_}"))))
            words = " ".join(Picture(scene, (1366, 768)).words)
            assert [one for one in keys if about[one] in words] == [key_]


def test_a_gamepad_has_its_rows_only_while_one_is_plugged_in() -> None:
    taken: list[Preferences] = []
    scene = scene_of(taken)
    press(scene, "field/part/4")
    rows = {"field/pad_swapped", "field/pad_hands", "field/stick"}
    assert not rows & {thing.id for thing in scene.report().targets}
    scene.set_state(has_gamepad=True)
    assert rows <= {f"field/{key}" for key in scene.state.keys}
    press(scene, "field/pad_swapped")
    assert taken == [Preferences(pad_swapped=True)]


def test_a_choice_made_by_a_key_meanwhile_is_kept() -> None:
    taken: list[Preferences] = []
    scene = scene_of(taken)
    scene.set_state(preferences=Preferences(interface=130, full_screen=True))
    choose(scene, "field/letters", 1)
    assert taken == [Preferences(interface=130, full_screen=True, letters="easy")]

    press(scene, "field/part/4", "field/full_screen")
    assert taken[-1] == replace(taken[0], full_screen=False)


def test_a_small_window_says_how_far_the_scale_goes() -> None:
    scene = SettingsScene(Preferences(interface=150), nothing)
    picture = Picture(scene, (1024, 600), Preferences(interface=150))
    assert "120%" in picture.words
    send(scene.handle, motion(middle(find(scene, "field/interface"))))
    picture.look_again(scene)
    assert any("120% is the largest" in words for words in picture.words)


def test_a_voice_that_is_not_there_says_why() -> None:
    taken: list[Preferences] = []
    why = "No program that speaks was found."
    scene = scene_of(taken, lacking={"voice": why})
    press(scene, "field/part/3", "field/voice")
    assert taken == []
    assert not find(scene, "field/voice").enabled
    assert why in Picture(scene, (1280, 720)).words
    heard = tree_of(scene, (1280, 720)).elements["field/voice"]
    assert (heard.enabled, heard.more) == (False, why)
    assert next(widget for widget in scene.form.widgets if widget.id == "field/voice").tip() == ""


def test_about() -> None:
    """The page about the game is a button away."""
    asked: list[object] = []
    scene = SettingsScene(Preferences(), asked.append)
    Picture(scene, (1280, 720))
    press(scene, "field/part/4", "button/about")
    assert asked == [ShowAbout()]


def test_back() -> None:
    """The button and Esc lead back."""
    left: list[object] = []
    scene = SettingsScene(Preferences(), left.append)
    Picture(scene, (1280, 720))
    press(scene, "button/back")
    send(scene.handle, key(pygame.K_ESCAPE))
    assert left == [GoBack(), GoBack()]


def test_a_page_that_fits_does_not_scroll() -> None:
    fitting = [(part, 100) for part in range(len(PARTS))]
    for part, interface in (*fitting, (len(PARTS) - 1, 150)):
        scene = SettingsScene(Preferences(interface=interface), nothing, part=part)
        Picture(scene, (1366, 768), Preferences(interface=interface))
        scene.set_state(has_gamepad=interface == 150)
        before = [target.rect for target in scene.report().targets]
        send(scene.handle, key(pygame.K_PAGEDOWN))
        assert ([target.rect for target in scene.report().targets] != before) == (interface == 150)
