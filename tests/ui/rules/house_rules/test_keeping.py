import pygame

from game.messages.functions import house_rules as say
from tests.ui.all_screens.shelf import LAKE, Shelf, hold_ctrl, shown
from tests.ui.drive import Picture, find, key, press, send, typed


def test_names_must_be_free() -> None:
    scene = shown("match", LAKE, own=True)
    scene.form.focus_id("field/name")
    send(scene.handle, key(pygame.K_BACKSPACE))
    assert find(scene, "button/save").enabled is False
    send(scene.handle, *typed("web classic"))
    assert "“web classic” is already taken" in " ".join(Picture(scene, (1920, 1080)).words)
    send(scene.handle, hold_ctrl(pygame.K_a), *typed("Lake house"))
    assert find(scene, "button/save").enabled


def test_a_disk_that_refuses_keeps_the_editor_open() -> None:
    shelf = Shelf(lambda: "The rules couldn't be saved: no space.")
    scene = shown("match", LAKE, own=True, shelf=shelf)
    press(scene, "field/rounds/plus", "button/save")
    assert scene.message == "The rules couldn't be saved: no space."
    assert shelf.left == []
    press(scene, "button/back")
    assert scene.form.dialog is not None


def test_leaving_with_changes_asks() -> None:
    shelf = Shelf()
    scene = shown("match", LAKE, own=True, shelf=shelf)
    press(scene, "field/rounds/plus")
    send(scene.handle, key(pygame.K_ESCAPE))
    press(scene, "button/stay")
    assert shelf.left == []
    press(scene, "button/back", "button/leave")
    assert (shelf.saved, shelf.left) == ([], ["Lake house"])
    press(scene, "button/back", "button/save")
    assert len(shelf.saved) == 1
    press(scene, "button/back")
    assert len(shelf.left) == 3


def test_deleting_can_be_taken_back() -> None:
    shelf = Shelf()
    scene = shown("match", LAKE, own=True, shelf=shelf)
    press(scene, "button/more", "button/delete")
    assert shelf.deleted == ["Lake house"]
    assert find(scene, "button/delete").label == say.put_back()
    press(scene, "button/delete")
    assert shelf.saved == [(LAKE, None)]
    press(scene, "button/more")
    assert find(scene, "button/delete").label == say.delete()


def test_another_preset_keeps_the_changes_or_not() -> None:
    for button, rounds in (("button/keep", 3), ("button/plain", 4)):
        scene = shown("match", LAKE, own=True)
        press(scene, "field/base", "row/0")
        assert scene.rules.base == "web"
        press(scene, button)
        assert (scene.rules.base, scene.rules.rounds, scene.rules.name) == ("family", rounds, "Lake house")


def test_unsaved_changes_are_kept_for_a_crash() -> None:
    shelf = Shelf()
    scene = shown("match", LAKE, own=True, shelf=shelf)
    press(scene, "field/rounds/plus")
    scene.update(0.1)
    scene.update(0.1)
    assert shelf.kept == []
    for _ in range(30):
        scene.update(0.1)
    assert [draft.rules.rounds for draft in shelf.kept if draft] == [4]

    send(scene.handle, hold_ctrl(pygame.K_z))
    for _ in range(10):
        scene.update(0.1)
    assert shelf.kept[1:] == [None]


def test_an_editor_that_somebody_left_keeps_nothing() -> None:
    shelf = Shelf()
    scene = shown("match", LAKE, own=True, shelf=shelf)
    press(scene, "field/rounds/plus")
    send(scene.handle, key(pygame.K_ESCAPE))
    press(scene, "button/leave")
    scene.leave()
    assert shelf.kept == [None]
