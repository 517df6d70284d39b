import pygame
import pytest
from msgspec.structs import replace
from pygame import Rect

from game.messages.functions import your_table as say_your_table
from game.messages.language import has, named
from game.toolkit.widgets import Segmented, Slider
from game.ui.shared.preferences import Preferences
from game.ui.shared.requests import ChangePreferences, GoBack, ShowAbout
from game.ui.system.accessibility.screen_elements import tree_of
from game.ui.system.settings.screen import PARTS, SettingsScene
from tests.ui.drive import Picture, find, key, press, send
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


@pytest.mark.parametrize(
    ("part", "id", "wanted"),
    [
        (0, "field/letters/1", Preferences(letters="easy")),
        (0, "field/contrast/1", Preferences(contrast="high")),
        (1, "field/colours/1", Preferences(colours="four")),
        (1, "field/speed/3", Preferences(speed="off")),
        (1, "field/reduced_motion", Preferences(reduced_motion=True)),
        (1, "field/waits_behind", Preferences(waits_behind=True)),
        (2, "field/ask_discard/2", Preferences(ask_discard="never")),
        (2, "field/tips", Preferences(tips=False)),
        (2, "field/chat", Preferences(chat=False)),
        (3, "field/sound", Preferences(sound=False)),
        (3, "field/voice/1", Preferences(voice="unless_read")),
        (3, "field/voice/2", Preferences(voice="always")),
        (3, "field/captions", Preferences(captions=True)),
        (4, "field/full_screen", Preferences(full_screen=True)),
        (4, "field/curtain/1", Preferences(curtain="press")),
        (4, "field/stays/2", Preferences(stays="until_away")),
    ],
)
def test_each_choice(part: int, id: str, wanted: Preferences) -> None:
    """A click changes one thing and keeps all others."""
    taken: list[Preferences] = []
    scene = scene_of(taken)
    if part:
        press(scene, f"field/part/{part}")
    press(scene, id)
    assert taken == [wanted]


def test_the_volumes_are_alike() -> None:
    """The bug: one volume was chosen by buttons, the other two by sliders."""
    taken: list[Preferences] = []
    scene = scene_of(taken)
    press(scene, "field/part/3")
    volumes = ("field/volume", "field/cards_volume", "field/room_volume")
    assert {type(widget) for widget in scene.form.widgets if widget.id in volumes} == {Slider}
    for id in volumes:
        scene.form.focus_id(id)
        send(scene.handle, key(pygame.K_LEFT))
    assert taken[-1] == Preferences(volume="low", cards_volume="low", room_volume="low")


def test_a_choice_of_three_is_a_bar_and_a_length_of_time_a_slider() -> None:
    """The bug: two choices of three were sliders, the others bars. One slider goes through all times of the last round;
    whatever else has two to four choices is a bar, except volumes.
    """
    taken: list[Preferences] = []
    scene = scene_of(taken)
    for part in range(len(PARTS)):
        press(scene, f"field/part/{part}")
        kinds = {widget.id: type(widget) for widget in scene.form.widgets}
        bars = ("language", "letters", "contrast", "colours", "speed", "ask_discard", "pause", "curtain", "stays")
        assert all(kinds[f"field/{key}"] is Segmented for key in bars if key in scene.state.keys)
    press(scene, "field/part/1")
    scene.form.focus_id("field/last_round_after")
    send(scene.handle, *[key(pygame.K_RIGHT)] * 4)
    assert taken[-1] == Preferences(last_round_after="180")


def test_one_slider_sizes_texts_and_buttons() -> None:
    taken: list[Preferences] = []
    scene = scene_of(taken, Preferences(text_size="large"))
    slider = next(widget for widget in scene.form.widgets if widget.id == "field/interface")
    assert slider.value == "120%"
    scene.form.focus_id("field/interface")
    send(scene.handle, key(pygame.K_LEFT))
    assert taken == [Preferences(interface=110)]


def test_a_gamepad_has_its_rows_only_while_one_is_plugged_in() -> None:
    taken: list[Preferences] = []
    scene = scene_of(taken)
    press(scene, "field/part/4")
    rows = {"field/pad_swapped", "field/pad_hands", "field/stick"}
    assert not rows & {thing.id for thing in scene.report().targets}
    scene.set_state(has_gamepad=True)
    assert rows <= {thing.id for thing in scene.report().targets}
    press(scene, "field/pad_swapped")
    assert taken == [Preferences(pad_swapped=True)]


def test_choices_add_up() -> None:
    """A second change starts from the first."""
    taken: list[Preferences] = []
    scene = scene_of(taken)
    scene.form.focus_id("field/interface")
    send(scene.handle, key(pygame.K_RIGHT), key(pygame.K_TAB), key(pygame.K_RIGHT))
    assert taken[-1] == Preferences(interface=110, letters="easy")


def test_a_choice_made_by_a_key_meanwhile_is_kept() -> None:
    taken: list[Preferences] = []
    scene = scene_of(taken)
    scene.set_state(preferences=Preferences(interface=130, full_screen=True))
    press(scene, "field/letters/1")
    assert taken == [Preferences(interface=130, full_screen=True, letters="easy")]

    press(scene, "field/part/4", "field/full_screen")
    assert taken[-1] == replace(taken[0], full_screen=False)


def test_a_small_window_says_how_far_the_scale_goes() -> None:
    scene = SettingsScene(Preferences(interface=150), nothing)
    picture = Picture(scene, (1024, 600), Preferences(interface=150))
    assert "120%" in picture.words
    assert any("120% is the largest" in words for words in picture.words)


def test_a_voice_that_is_not_there_says_why() -> None:
    taken: list[Preferences] = []
    why = "No program that speaks was found."
    scene = scene_of(taken, lacking={"voice": why})
    press(scene, "field/part/3", "field/voice")
    assert taken == []
    assert not find(scene, "field/voice").enabled
    assert why in Picture(scene, (1280, 720)).words
    heard = tree_of(scene, (1280, 720)).elements
    choices = (heard[id] for id in heard["field/voice"].children)
    assert {(choice.enabled, choice.more) for choice in choices} == {(False, why)}
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


@pytest.mark.parametrize("interface", [100, 150])
@pytest.mark.parametrize("part", range(len(PARTS)))
def test_every_page_explains_itself_at_every_scale(part: int, interface: int) -> None:
    """The bug: what a choice does was only read with the pointer on it, far from its control. Given a laptop's window,
    every explanation is there, above its control or left of a switch, in one half of the window; whoever needs large
    letters has it in sight by Tab.
    """
    chosen = Preferences(interface=interface)
    scene = SettingsScene(chosen, nothing, part=part)
    picture = Picture(scene, (1366, 768), chosen)
    choices = [key for key in scene.state.keys if has("screens", f"set_{key}")]
    assert len(choices) >= 3
    for choice in choices:
        scene.form.focus_id(f"field/{choice}")
        picture.texts.clear()
        picture.look_again(scene)
        told = " ".join(drawn.text for drawn in picture.texts if Rect(0, 0, 1366, 768).contains(drawn.rect))
        assert named("screens", f"set_{choice}_about") in told, choice
        name = named("screens", f"set_{choice}")
        first_line = max((drawn for drawn in picture.texts if name.startswith(drawn.text)), key=lambda it: len(it.text))
        label = Rect(first_line.rect)
        control = Rect(find(scene, f"field/{choice}").rect)
        is_switch = control.left > label.right
        assert abs(control.centery - label.bottom) < 60 if is_switch else 0 < control.top - label.bottom < 130, choice
        assert is_switch or control.left == label.left
        assert (control.right < 683) == (label.left < 683)


def test_a_page_that_fits_does_not_scroll() -> None:
    fitting = [(part, 100) for part in range(len(PARTS))]
    for part, interface in (*fitting, (len(PARTS) - 1, 150)):
        scene = SettingsScene(Preferences(interface=interface), nothing, part=part)
        Picture(scene, (1366, 768), Preferences(interface=interface))
        scene.set_state(has_gamepad=interface == 150)
        before = [target.rect for target in scene.report().targets]
        send(scene.handle, key(pygame.K_PAGEDOWN))
        assert ([target.rect for target in scene.report().targets] != before) == (interface == 150)


def test_the_cards_are_where_they_show_what_is_chosen() -> None:
    """The bug: cards beside "Wait while I'm away", which changes nothing of them, in a box without a name. They are
    beside the choice of their colours, in the box of the table they belong to.
    """
    scene = scene_of([])
    press(scene, "field/part/1")
    assert say_your_table.about() in Picture(scene, (1280, 720)).words
    table, colours = (Rect(find(scene, id).rect) for id in ("button/your_table", "field/colours"))
    assert abs(table.centery - colours.centery) < 40
    assert table.left > colours.right
    press(scene, f"field/part/{len(PARTS) - 1}")
    picture = Picture(scene, (1280, 720))
    assert say_your_table.about() not in picture.words
    assert Rect(find(scene, "button/how").rect).right > 1100


def test_switches_are_at_the_right_of_their_boxes_beside_their_names() -> None:
    """The bug: a switch stood below its title, with the rest of its box empty; later, a whole window away from it."""
    scene = scene_of([])
    press(scene, "field/part/2")
    texts = {drawn.text: Rect(drawn.rect) for drawn in Picture(scene, (1280, 720)).texts}
    for choice, above in (("tips", "ask_discard"), ("coach", "pause"), ("chat", "ask_discard")):
        switch, name = Rect(find(scene, f"field/{choice}").rect), texts[named("screens", f"set_{choice}")]
        assert switch.right == Rect(find(scene, f"field/{above}").rect).right
        assert abs(switch.centery - name.bottom) < 30
        assert 0 < switch.left - name.right < 420


@pytest.mark.parametrize("part", range(len(PARTS)))
def test_names_of_a_line_are_at_one_height_and_cards_end_with_what_is_on_them(part: int) -> None:
    """The bugs: a name 14 pixels below the one on its left, because a switch or a row of cards has another height;
    cards with 40 hollow pixels above their names and as much below their switches.
    """
    scene = SettingsScene(Preferences(), nothing, part=part)
    picture = Picture(scene, (1366, 768))
    keys = [key for key in scene.state.keys if f"field/{key}" in {widget.id for widget in scene.form.widgets}]
    names = [named("screens", f"set_{key}") for key in keys]
    below = Rect(find(scene, "field/part").rect).bottom
    texts = {text.text: Rect(text.rect) for text in picture.texts if text.rect[1] > below}
    heights = [texts[name].top for name in names]
    if say_your_table.title() in texts:
        heights.insert(1, texts[say_your_table.title()].top)
    assert all(left == right for left, right in zip(heights[::2], heights[1::2], strict=False))
    for name in names:
        around = (panel for panel in picture.panels if 500 < panel.w < 700 and panel.contains(texts[name]))
        assert texts[name].top - max(panel.top for panel in around) < 36
