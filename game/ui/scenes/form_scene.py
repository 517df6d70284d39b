"""What most screens have in common: felt, a form of widgets, nothing that moves. It knows no screen in particular."""

from collections.abc import Sequence

from pygame import Rect, Surface
from pygame.event import Event

from game.ui.kit import Kit
from game.ui.targets import Report, Target
from game.ui.widgets import Form


class FormScene:
    """A scene made of widgets: fill `lay_out` and `paint`, put widgets into `form`. `name` is the scene's word in
    targets.
    """

    name = ""
    message = ""
    first_focus: str | None = None  # the id that has the keys when the scene opens; None for the first widget

    def __init__(self) -> None:
        self.form = Form()
        self.kit: Kit

    @property
    def busy(self) -> bool:
        """Nothing moves here unless a scene says so."""
        return False

    def lay_out(self, kit: Kit) -> None:
        """Give every widget its place, in real pixels."""

    def paint(self, kit: Kit, surface: Surface) -> None:
        """Draw what lies under the widgets."""
        kit.ground(surface)

    def more_targets(self) -> Sequence[Target]:
        """Things to hit that are no widgets."""
        return ()

    def resize(self, kit: Kit) -> None:
        """Lay out for this kit."""
        self.kit = kit
        self.lay_out(kit)
        if self.form.dialog is not None:
            self.form.dialog.lay_out(kit)
        if self.form.focused is None:
            self.form.set_widgets(self.form.widgets, self.first_focus)
        else:
            self.form.focused.focus(True)  # a field goes on being written in

    def handle(self, event: Event) -> None:
        """Give the event to the widgets."""
        self.form.handle(event)

    def update(self, dt: float) -> bool:
        """Let time pass for the widgets."""
        return self.form.update(dt)

    def draw(self, surface: Surface, whole: bool = True) -> Sequence[Rect] | None:
        """Draw everything."""
        self.paint(self.kit, surface)
        self.form.draw(self.kit, surface)
        return None

    def report(self) -> Report:
        """The widgets as targets."""
        targets = (*self.form.targets(), *self.more_targets())
        return Report(self.name, busy=self.busy, message=self.message, focus=self.form.keys_at, targets=targets)

    def leave(self) -> None:
        """Nothing to give back."""
        self.form.focus_on(None)
