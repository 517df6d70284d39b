"""Widgets: everything a person can press, set, write in or scroll, by mouse and by keys, with one focus
ring.

How to use them
---------------
- A screen is a `StateScene`: its `content(kit)` makes each widget where it lies, with all it shows now, such as
  `WidgetSlot(Button("button/draw", words.DRAW, self._draw, icon="draw"))`. Widgets are matched by id from one layout
  to the next; `Widget.doing` names what goes on then. Tab follows the order of the boxes.
- Ids are targets: `button/NAME`, `field/NAME`, `row/I`. A button with `enabled=False` is grey and gives its `reason` on
  the second line; `on_why` is what a click on it does.
- A button with a face of its own is a `FacedButton`, whose face is a box. What a widget shows are its attributes, set
  anew rather than changed in place: a screen redraws it when one of them differs, apart from actions, called `on_…`.
- Ask with `self.open(Dialog(title, words, [Button(…), Button(…, stay)]))`, tell with `self.show_note(title, words)`.
  Every button closes its dialog before it acts; Esc is the last one.
- The bar on top is a box, `Bar(title, left, right)`.
- Draw with `kit.paint` (panels, icons, shadows, felt, walnut) and `kit.text` (words, wrapped or shortened to a room);
  colours are in `drawing/theme.py`. A program has pictures of its own in `kit.art`.
"""

from game.toolkit.widgets.bar import Bar, BarButton, OpenDoorButton, bar_button_height, bar_height
from game.toolkit.widgets.base import ACTIVATE, Widget
from game.toolkit.widgets.button import Button, ButtonLook, ButtonRow, FacedButton, IconButton, PaperLink, row_ground
from game.toolkit.widgets.dropdown import Dropdown
from game.toolkit.widgets.form import Dialog, Form, close_button, stay
from game.toolkit.widgets.hold import HoldButton
from game.toolkit.widgets.moving_scene import Movement, MovingScene
from game.toolkit.widgets.scroll_bar import Scroll, ScrollBar, ScrollRows
from game.toolkit.widgets.scroll_list import ScrollList
from game.toolkit.widgets.state_scene import LiveScene, State, StateScene
from game.toolkit.widgets.switches_and_sliders import Segmented, Slider, Stepper, Toggle
from game.toolkit.widgets.text_field import TextField
from game.toolkit.widgets.tooltip import draw_tooltip

__all__ = [
    "ACTIVATE",
    "Bar",
    "BarButton",
    "Button",
    "ButtonLook",
    "ButtonRow",
    "Dialog",
    "Dropdown",
    "FacedButton",
    "Form",
    "HoldButton",
    "IconButton",
    "LiveScene",
    "Movement",
    "MovingScene",
    "OpenDoorButton",
    "PaperLink",
    "Scroll",
    "ScrollBar",
    "ScrollList",
    "ScrollRows",
    "Segmented",
    "Slider",
    "State",
    "StateScene",
    "Stepper",
    "TextField",
    "Toggle",
    "Widget",
    "bar_button_height",
    "bar_height",
    "close_button",
    "draw_tooltip",
    "row_ground",
    "stay",
]
