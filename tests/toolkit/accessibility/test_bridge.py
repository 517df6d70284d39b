import logging
from collections.abc import Callable
from typing import Any

import pygame
import pytest
from pygame import Rect

from game.toolkit.accessibility.bridge import Bridge, load_accesskit
from game.toolkit.accessibility.desktop_bus import DesktopBus
from game.toolkit.accessibility.elements import Element, ElementKind, Range, Tree
from game.toolkit.window import Window

pytest.importorskip("accesskit")


class Adapter:
    """Keeps what it is given, as the platform's would."""

    def __init__(self) -> None:
        self.updates: list[Any] = []
        self.focus: list[bool] = []

    def update_if_active(self, make: Any) -> None:
        """At once."""
        self.updates.append(make())

    def update_window_focus_state(self, has_focus: bool) -> None:
        """Keeps it."""
        self.focus.append(has_focus)


class Desktop(DesktopBus):
    """A desktop without a bus, whose switches a test sets."""

    is_enabled, is_read = True, False

    def __init__(self) -> None:
        super().__init__(lambda: None, lambda _: None)

    def watch(self) -> None:
        """There is nothing to watch."""

    def stand_between(self) -> None:
        """Nor to stand between."""


class NearBridge(Bridge):
    """A bridge with an adapter of its own; `comes` says that somebody listens."""

    adapter: Adapter

    def _make(self, window: object) -> Any:
        self.adapter = Adapter()
        return self.adapter

    def comes(self, listens: bool = True) -> None:
        """As the platform's thread would."""
        self._notes.append(listens)


@pytest.fixture
def bridge() -> NearBridge:
    """One that has met its window."""
    made = NearBridge("linux", desktop=Desktop())
    made.meet(None)
    assert not made.is_listened_to
    return made


def tree(*elements: Element, focus: str = "window") -> Tree:
    """A window with these in it."""
    made = Tree("Game", Rect(0, 0, 100, 100))
    made.close([made.add(element) for element in elements])
    made.focus = focus
    return made


BUTTON = Element(id="a", kind=ElementKind.BUTTON, name="Draw", focusable=True, pressable=True, rect=(1, 2, 3, 4))
NUMBER = Element(id="n", kind=ElementKind.NUMBER, name="Rounds", value="four", range=Range(4, 1, 9, 1), focusable=True)
FIELD = Element(id="f", kind=ElementKind.FIELD, name="Name", value="Zoë", caret=2, focusable=True)


def test_only_what_is_different_is_handed_on(bridge: NearBridge) -> None:
    bridge.comes()
    assert bridge.is_listened_to
    bridge.tell(tree(BUTTON, NUMBER))
    bridge.tell(tree(BUTTON, NUMBER))
    assert [len(update.nodes) for update in bridge.adapter.updates] == [3]
    assert bridge.adapter.updates[0].tree is not None
    bridge.tell(tree(Element(id="a", kind=ElementKind.BUTTON, name="Discard"), NUMBER))
    (_, node), *more = bridge.adapter.updates[1].nodes
    assert node.label == "Discard"
    assert more == []
    bridge.comes(False)
    assert not bridge.is_listened_to
    bridge.comes()
    assert bridge.is_listened_to
    bridge.tell(tree(BUTTON, NUMBER))
    assert len(bridge.adapter.updates[2].nodes) == 3


def test_it_is_left_alone_until_somebody_listens(bridge: NearBridge) -> None:
    bridge.show_focus(True)
    bridge.show_place(Rect(0, 0, 5, 5))
    assert not bridge.is_listened_to
    assert bridge.adapter.updates == []
    assert bridge.adapter.focus == []


def test_accesskit_is_not_loaded_before_the_desktop_wants_the_tree() -> None:
    loaded: list[str] = []

    def load() -> Any:
        loaded.append("accesskit")
        return load_accesskit()

    class Late(NearBridge):
        def _make(self, window: object) -> Any:
            self._notes.append(True)
            return super()._make(window)

    desktop = Desktop()
    desktop.is_enabled = False
    bridge = Late("linux", load=load, desktop=desktop)
    bridge.meet(None)
    assert not bridge.is_listened_to
    assert loaded == []
    desktop.is_enabled = True
    assert bridge.is_listened_to
    assert loaded == ["accesskit"]
    assert not bridge.is_read
    desktop.is_read = True
    assert bridge.is_read


def test_a_node_has_all_that_an_element_has(bridge: NearBridge) -> None:
    bridge.comes()
    bridge.is_listened_to  # noqa: B018 - asking takes note
    off = Element(id="off", kind=ElementKind.BUTTON, name="Take the pile", more="a three", enabled=False)
    card = Element(id="c", kind=ElementKind.OPTION, name="queen of hearts", chosen=True, place=(3, 12), focusable=True)
    bridge.tell(tree(BUTTON, NUMBER, FIELD, off, card))
    import accesskit

    nodes = {node.label or node.value: node for _, node in bridge.adapter.updates[0].nodes}
    assert nodes["Draw"].supports_action(accesskit.Action.CLICK)
    assert nodes["Draw"].bounds is not None
    assert nodes["Rounds: four"].numeric_value == 4
    assert nodes["Zoë"].role == accesskit.Role.TEXT_RUN
    assert list(nodes["Zoë"].character_lengths) == [1, 1, 2]
    assert nodes["Take the pile, unavailable"].is_disabled
    assert nodes["Take the pile, unavailable"].description == "a three"
    assert nodes["queen of hearts"].is_selected
    assert (nodes["queen of hearts"].position_in_set, nodes["queen of hearts"].size_of_set) == (2, 12)


def test_without_accesskit_there_is_one_line_in_the_log(caplog: pytest.LogCaptureFixture) -> None:
    def nowhere() -> Any:
        raise ImportError("No module named 'accesskit'")

    class Broken(Bridge):
        def _make(self, window: object) -> Any:
            raise OSError("no bus")

    makers: tuple[Callable[[], Bridge], ...] = (
        lambda: Bridge("linux", load=nowhere, desktop=Desktop()),
        lambda: Broken("linux", desktop=Desktop()),
    )
    for make in makers:
        caplog.clear()
        with caplog.at_level(logging.WARNING):
            bridge = make()
            bridge.meet(None)
        assert not bridge.needs_hidden_window
        for _ in range(2):
            assert not bridge.is_listened_to
        bridge.show_focus(True)
        assert bridge.asked() == []
        assert [record.levelname for record in caplog.records] == ["WARNING"]


@pytest.mark.parametrize("platform", ["win32", "darwin"])
def test_where_the_adapter_lies_in_the_window_that_is_not_seen_before(platform: str) -> None:
    met: list[tuple[object, bool]] = []

    class Hidden(Bridge):
        def meet(self, window: object) -> None:
            met.append((window, _is_hidden()))

    bridge = Hidden(platform)
    assert bridge.needs_hidden_window
    window = Window((1024, 600), "test", before_shown=bridge)
    assert len(met) == 1
    assert met[0][1], "the window was seen before the adapter was there"
    assert not _is_hidden()
    assert window.size == (1024, 600)


def _is_hidden() -> bool:
    pygame.event.pump()
    return not pygame.display.get_active()


def test_each_platform_has_its_own_adapter() -> None:
    made: list[str] = []

    class Part:
        def __init__(self, name: str) -> None:
            self._name = name

        def __getattr__(self, name: str) -> Any:
            return Part(f"{self._name}.{name}")

        def __call__(self, *given: object) -> "Part":
            made.append(f"{self._name}{tuple(one for one in given if isinstance(one, int | str))}")
            return self

    for platform in ("linux", "win32", "darwin"):
        bridge = Bridge(platform, load=lambda: Part("kit"), desktop=Desktop())
        bridge.meet(77)
        assert not bridge.is_listened_to
    assert made == [
        "kit.unix.Adapter()",
        "kit.windows.SubclassingAdapter(77,)",
        "kit.macos.add_focus_forwarder_to_window_class('SDLWindow',)",
        "kit.macos.SubclassingAdapter.for_window(77,)",
    ]
