"""A whole screen as a tree: whatever is in front first, then the screen itself. A screen under a question is left out,
as nothing there can be used.
"""

from typing import TYPE_CHECKING, Any, Final

import pygame
from pygame import Rect

from game.messages.functions import screens as say_screens, spoken_text as say_spoken_text
from game.messages.language import has, named
from game.toolkit.accessibility.elements import WINDOW, AtPlace, ByKey, Element, ElementKind, Tree, as_tuple
from game.toolkit.scene import Scene
from game.toolkit.widgets import Dialog, StateScene
from game.ui.shared.overlay.overlaid_scene import OverlaidScene
from game.ui.system.accessibility.widget_elements import add_part, add_told

if TYPE_CHECKING:
    from game.ui.table.screen import TableScene

DIALOG: Final = "dialog"


def tree_of(scene: Scene, size: tuple[int, int]) -> Tree:
    """What a listener may hear of the current screen."""
    tree = Tree(say_screens.game(), Rect((0, 0), size))
    children = []
    inner = scene
    if isinstance(scene, OverlaidScene):
        inner = scene.inner
        children += _in_front(tree, scene)
    focus = tree.focus
    dialog = dialog_of(inner)
    if dialog is not None:
        children.append(_dialog(tree, dialog))
    elif isinstance(inner, StateScene):
        children += _screen(tree, inner)
    elif (table := table_in(inner)) is not None:
        from game.ui.system.accessibility.table_elements import add_table

        children += add_table(tree, table)
    if focus != WINDOW:  # whatever is in front has the focus
        tree.focus = focus
    tree.close(children)
    return tree


def dialog_of(scene: Scene) -> Dialog | None:
    """The question over a screen."""
    return scene.modal if isinstance(scene.modal, Dialog) else None


def table_in(scene: Scene) -> "TableScene | None":
    """The scene if it is a table, which is imported with the first one."""
    if isinstance(scene, StateScene):
        return None
    from game.ui.table.screen import TableScene

    return scene if isinstance(scene, TableScene) else None


def _in_front(tree: Tree, scene: OverlaidScene) -> list[str]:
    """A question at somebody's seat, and the strip with a notice."""
    ids = []
    if scene.question is not None:
        asked = add_told(tree, "question", scene.bubble.told, scene.bubble.form)
        ids.append(_group(tree, "question", say_spoken_text.question(), asked, scene.bubble.rect))
    focus = tree.focus
    if scene.notice is not None:
        told = add_told(tree, "notice", scene.strip.told, scene.strip.form)
        tree.focus = focus
        for action in scene.notice.actions:  # its buttons never have the keys, but keys of their own
            tree.ways[action.id] = ByKey(action.key)
        ids.append(_group(tree, "notice", say_spoken_text.notice(), told, scene.strip.rect))
    return ids


def _group(tree: Tree, id: str, name: str, children: list[str], rect: Rect) -> str:
    return tree.add(Element(id=id, kind=ElementKind.GROUP, name=name, children=tuple(children), rect=as_tuple(rect)))


def _dialog(tree: Tree, dialog: Dialog) -> str:
    inside = add_told(tree, DIALOG, dialog.lying, dialog.form, dialog.title)
    told = dialog.told
    said = {element.name for element in tree.elements.values()}
    if told and told not in said:
        inside.insert(0, tree.add(Element(id=f"{DIALOG}/told", kind=ElementKind.TEXT, name=told)))
    element = Element(
        id=DIALOG,
        kind=ElementKind.DIALOG,
        name=dialog.title,
        more=told,
        children=tuple(inside),
        rect=as_tuple(dialog.rect),
    )
    return tree.add(element)


def _screen_name(screen: str) -> str:
    heading = f"screen_{screen}_heading"
    return named("help", heading) if has("help", heading) else ""


def _screen(tree: Tree, scene: StateScene[Any]) -> list[str]:
    inside = add_told(tree, scene.name, scene.told, scene.form)
    inside += _beside_widgets(tree, scene)
    said = {element.name for element in tree.elements.values()}
    if scene.message and scene.message not in said:
        inside.insert(0, tree.add(Element(id=f"{scene.name}/message", kind=ElementKind.TEXT, name=scene.message)))
    group = Element(
        id=f"screen/{scene.name}", kind=ElementKind.GROUP, name=_screen_name(scene.name), children=tuple(inside)
    )
    return [tree.add(group)]


def _beside_widgets(tree: Tree, scene: StateScene[Any]) -> list[str]:
    """Clickable things that aren't widgets; for a draggable packet, the keys that do the same."""
    if scene.name in ("cut", "deck_cut"):
        keys = (
            (pygame.K_DOWN, "more", say_spoken_text.lift_more()),
            (pygame.K_UP, "fewer", say_spoken_text.lift_fewer()),
        )
        return [
            tree.add(Element(id=f"packet/{id}", kind=ElementKind.BUTTON, name=name, pressable=True), ByKey(key))
            for key, id, name in keys
            if scene.more_targets()
        ]
    return [add_part(tree, part, AtPlace(part.rect)) for part in scene.more_targets()]
