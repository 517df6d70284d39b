"""The game's own widgets: everything a person can press, set, write in or scroll, by mouse and by keys, with one focus
ring.

How to use them
---------------
- Make widgets once (`Button("button/draw", "Draw two cards", self._draw, icon="draw", key="D")`), put them into a
  `Form` in the order of Tab, and each into the boxes of the scene's `content` (`Put(button)`). `form.set_widgets`
  exchanges them and keeps the focus.
- `form.handle(event)` first; what it does not use is the scene's. `form.update(dt)` tells whether to draw,
  `form.draw(kit, surface)`
  draws widgets, ring, tooltips and an open dialog, `form.targets()` is their part of `--targets`.
- Ids are targets: `button/NAME`, `field/NAME`, `row/I`. `enable(False, "choose one card")` greys a button and tells why
  in its
  second line; `on_why` is what a click on it does then.
- Ask with `form.open(Dialog(title, words, [Button(…), Button(…)]), kit)`, end with `form.close_dialog()`. Esc is its
  last button.
- The bar on top is a box, `Bar(title, left, right)`; its buttons (`IconButton(…, dark=True)`, `BarButton`) go into the
  form like all others.
- Draw with `kit.paint` (panels, icons, shadows, team marks, felt, walnut), `kit.text` (words, wrapped or shortened to a
  room),
  `kit.cards` (faces, backs, books by pixel width), `portraits.draw`.
"""

from game.ui.widgets.bar import Bar, BarButton, bar_height
from game.ui.widgets.base import Widget
from game.ui.widgets.button import Button, IconButton
from game.ui.widgets.choice import Segmented, Slider, Stepper, Toggle
from game.ui.widgets.dropdown import Dropdown
from game.ui.widgets.form import Dialog, Form
from game.ui.widgets.hold import HoldButton
from game.ui.widgets.scroll_bar import ScrollBar
from game.ui.widgets.scroll_list import ScrollList
from game.ui.widgets.text_field import TextField
from game.ui.widgets.tooltip import draw_tooltip

__all__ = [
    "Bar",
    "BarButton",
    "Button",
    "Dialog",
    "Dropdown",
    "Form",
    "HoldButton",
    "IconButton",
    "ScrollBar",
    "ScrollList",
    "Segmented",
    "Slider",
    "Stepper",
    "TextField",
    "Toggle",
    "Widget",
    "bar_height",
    "draw_tooltip",
]
