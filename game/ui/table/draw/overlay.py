"""The top layer of the table, in parts: buttons, focus ring, tooltip, dialog. Knows no game."""

from collections.abc import Sequence

from pygame import Rect, Surface

from game.toolkit.kit import Kit
from game.toolkit.widgets import Dialog, Form, Widget, draw_tooltip
from game.toolkit.widgets.tooltip import tooltip_rect
from game.ui.table.draw.picture_piece import PicturePiece, with_shadow
from game.ui.table.widgets.spot_widgets import LogLineWidget, SpotWidget


def form_parts(
    kit: Kit,
    window: Kit,
    form: Form,
    off: tuple[Rect, ...] = (),
    sheet: Sequence[PicturePiece] = (),
    on_sheet: Sequence[Widget] = (),
    *,
    is_told: bool = False,
) -> list[PicturePiece]:
    """Everything that a form of the table shows, the lowest first. Some widgets are measured for the `window`; a tip
    covers none of `off`, and isn't shown while something else `is_told`. Parts of a `sheet` are over all widgets except
    those on it.
    """
    larger = max(kit, window, key=lambda tools: tools.theme.k)

    def part_of(widget: Widget) -> PicturePiece:
        return PicturePiece(
            with_shadow(larger, widget.extent.union(widget.ring())), _Drawing(widget), (widget.appearance(),)
        )

    pictured = [  # the others' pictures are drawn elsewhere
        widget for widget in form.widgets if widget.visible and not isinstance(widget, SpotWidget | LogLineWidget)
    ]
    parts = [part_of(widget) for widget in pictured if widget not in on_sheet]
    parts += [*sheet, *(part_of(widget) for widget in pictured if widget in on_sheet)]
    ringed = form.ringed
    if ringed is not None:
        parts.append(PicturePiece(with_shadow(kit, ringed.ring()), _draw_ring, (ringed.ring(), ringed.radius)))
    tipped = form.tipped
    is_enlarged = isinstance(tipped, SpotWidget) and tipped.opened is not None
    if tipped is not None and (is_enlarged or not is_told):
        parts.append(tip_part(kit, window, tipped, form.pointer, off))
    if form.dialog is not None:
        parts.append(PicturePiece(_all_of(window), _draw_dialog, (form.dialog, object())))
    return parts


def tip_part(
    kit: Kit, window: Kit, widget: Widget, pointer: tuple[int, int], off: tuple[Rect, ...] = ()
) -> PicturePiece:
    """The widget's tooltip, or an enlarged picture of the widget."""
    whole = _all_of(window)
    if isinstance(widget, SpotWidget) and widget.opened is not None:
        return PicturePiece(whole, widget.draw_tip, (pointer,))
    tip = widget.tip()
    touched = with_shadow(kit, tooltip_rect(kit, whole, tip, pointer, off=off))
    return PicturePiece(touched, _draw_words, (tip, pointer, off))


def _all_of(window: Kit) -> Rect:
    return Rect((0, 0), window.size)


class _Drawing:
    """Draws a widget; equal for the same id and kind, in any layout."""

    def __init__(self, widget: Widget) -> None:
        self._widget = widget

    def __call__(self, kit: Kit, surface: Surface, _look: object) -> None:
        self._widget.draw(kit, surface)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Drawing) and self._key == other._key

    def __hash__(self) -> int:
        return hash(self._key)

    @property
    def _key(self) -> tuple[type, str]:
        return type(self._widget), self._widget.id


def _draw_words(kit: Kit, surface: Surface, tip: str, pointer: tuple[int, int], off: tuple[Rect, ...]) -> None:
    draw_tooltip(kit, surface, tip, pointer, off=off)


def _draw_ring(kit: Kit, surface: Surface, rect: Rect, radius: float) -> None:
    kit.paint.focus(surface, rect, radius)


def _draw_dialog(kit: Kit, surface: Surface, dialog: Dialog, _look: object) -> None:
    dialog.draw(kit, surface)
