"""Each kind of widget for screen readers; any other kind is described by its targets."""

from collections.abc import Iterable, Sequence
from typing import Final

from msgspec.structs import replace

from game.toolkit.accessibility.elements import AtPlace, Element, ElementKind, OfRow, OfWidget, Range, Tree, as_tuple
from game.toolkit.boxes import SpokenText
from game.toolkit.input.key_bindings import shown
from game.toolkit.targets import Target
from game.toolkit.widgets import (
    Button,
    Dropdown,
    Form,
    ScrollBar,
    ScrollList,
    Segmented,
    Slider,
    Stepper,
    TextField,
    Toggle,
    Widget,
)

AROUND: Final = 60
"""Rows of a list that are reported before and after the current one, or the visible ones."""


def add_told(tree: Tree, at: str, told: Iterable[SpokenText], form: Form, heading: str = "") -> list[str]:
    """Words and widgets in a screen's reading order, then widgets elsewhere. `at` keeps texts of one sheet apart from
    those of another; a text that is the `heading` is one.
    """
    ids = list[str]()
    seen = set[int]()
    for number, piece in enumerate(told):
        if isinstance(piece.widget, Widget):
            if piece.widget in form.widgets and id(piece.widget) not in seen:
                seen.add(id(piece.widget))
                ids += add_widget(tree, form, piece.widget)
        elif piece.words.strip():
            kind = ElementKind.HEADING if piece.words == heading else ElementKind.TEXT
            ids.append(tree.add(Element(id=f"{at}/{number}", kind=kind, name=piece.words, rect=as_tuple(piece.rect))))
    for widget in form.widgets:
        if id(widget) not in seen:
            ids += add_widget(tree, form, widget)
    return ids


def add_widget(tree: Tree, form: Form, widget: Widget) -> Sequence[str]:
    """The elements of one widget; none for one that isn't there, or only helps a pointer to scroll."""
    if not widget.visible or widget.rect.w <= 0 or isinstance(widget, ScrollBar):
        return ()
    has_keys = form.focused is widget
    if isinstance(widget, ScrollList):
        return _add_list(tree, form, widget, has_keys)
    if isinstance(widget, Segmented):
        return _add_choices(tree, form, widget, has_keys)
    if isinstance(widget, Dropdown):
        return _add_dropdown(tree, form, widget, has_keys)
    ids = [tree.add(_element(widget), OfWidget(form, widget))]
    if has_keys:
        tree.focus = ids[0]
    if type(widget).targets is not Widget.targets and not isinstance(widget, Button | Stepper):
        parts = (part for part in widget.targets() if part.id != widget.id)
        ids += [add_part(tree, part, AtPlace(part.rect, form, widget)) for part in parts]
    return ids


def _more(widget: Widget, told: str) -> str:
    """Why it is off, and what is told besides its label."""
    return "; ".join(words for words in dict.fromkeys((widget.why_off, told)) if words and words != widget.label)


def _element(widget: Widget) -> Element:
    element = Element(
        id=widget.id,
        kind=ElementKind.BUTTON,
        name=widget.label,
        value=widget.value,
        more=_more(widget, widget.tooltip),
        rect=as_tuple(widget.rect),
        enabled=widget.enabled,
        focusable=widget.stop,
        pressable=True,
    )
    match widget:
        case Button():
            second = widget.sub if widget.enabled else ""
            name = f"{widget.label}, {second}" if second else widget.label
            value = widget.value if widget.value not in name else ""
            return replace(element, name=name, value=value, key=shown(widget.key_cap))
        case Toggle():
            return replace(element, kind=ElementKind.SWITCH, on=widget.on)
        case Stepper():
            least, most = widget.bounds
            there = Range(widget.number, least, most, 1)
            return replace(element, kind=ElementKind.NUMBER, range=there, pressable=False)
        case Slider():
            there = Range(widget.chosen, 0, widget.last, 1)
            return replace(element, kind=ElementKind.SLIDER, range=there, pressable=False)
        case TextField():
            more = element.more if widget.text else widget.placeholder
            return replace(element, kind=ElementKind.FIELD, more=more, caret=widget.caret)
        case _:
            kind = {"switch": ElementKind.SWITCH, "toggle": ElementKind.SWITCH, "number": ElementKind.FIELD}.get(
                widget.role, ElementKind.BUTTON
            )
            on = getattr(widget, "on", getattr(widget, "is_out", None)) if kind == ElementKind.SWITCH else None
            return replace(element, kind=kind, on=on)


def add_part(tree: Tree, part: Target, way: AtPlace) -> str:
    """Something that can be clicked and is no widget of its own."""
    button = Element(
        id=part.id,
        kind=ElementKind.BUTTON,
        name=part.label,
        rect=part.rect,
        enabled=part.enabled,
        pressable=part.enabled,
    )
    return tree.add(button, way)


def _add_choices(tree: Tree, form: Form, widget: Segmented, has_keys: bool) -> Sequence[str]:
    """One stop of Tab: the focused choice is the selected one."""
    names = {part.id: part.label for part in widget.targets()}
    choices = []
    for number, option in enumerate(widget.options):
        taken = number == widget.chosen
        id = f"{widget.id}/{number}"
        element = Element(
            id=id,
            kind=ElementKind.CHOICE,
            name=names.get(id, option),
            more=_more(widget, widget.spoken_text(number)),
            rect=as_tuple(widget.cell(number)),
            enabled=widget.enabled,
            focusable=widget.stop,
            pressable=True,
            on=taken,
            place=(number + 1, len(widget.options)),
        )
        choices.append(tree.add(element, OfRow(form, widget, number)))
        if has_keys and (taken or (widget.chosen < 0 and number == 0)):
            tree.focus = choices[-1]
    group = Element(
        id=widget.id, kind=ElementKind.CHOICES, name=widget.label, rect=as_tuple(widget.rect), children=tuple(choices)
    )
    return [tree.add(group, OfWidget(form, widget))]


def _add_dropdown(tree: Tree, form: Form, widget: Dropdown, has_keys: bool) -> Sequence[str]:
    options = []
    if widget.is_open:
        for number, option in enumerate(widget.options):
            element = Element(
                id=f"{widget.id}/{number}",
                kind=ElementKind.OPTION,
                name=option,
                rect=as_tuple(widget.row(number)),
                focusable=True,
                pressable=True,
                chosen=number == widget.chosen,
                place=(number + 1, len(widget.options)),
            )
            options.append(tree.add(element, OfRow(form, widget, number)))
    whole = Element(
        id=widget.id,
        kind=ElementKind.CHOICE_LIST,
        name=widget.label,
        value=widget.value,
        more=_more(widget, widget.tooltip),
        rect=as_tuple(widget.rect),
        children=tuple(options),
        enabled=widget.enabled,
        focusable=widget.stop,
        pressable=True,
        expanded=widget.is_open,
    )
    id = tree.add(whole, OfWidget(form, widget))
    if has_keys:
        tree.focus = options[widget.at] if options else id
    return [id]


def _add_list(tree: Tree, form: Form, widget: ScrollList, has_keys: bool) -> Sequence[str]:
    """Its rows, invisible ones too: a listener scrolls by moving on."""
    can_open, count = widget.on_open is not None, len(widget.labels)
    middle = widget.current if can_open else (widget.rows_in_sight() or [0])[0]
    ids = []
    for number in range(max(0, middle - AROUND), min(count, middle + AROUND + 1)):
        if not widget.labels[number].strip():
            continue
        current = can_open and number == widget.current
        element = Element(
            id=f"{widget.id}/row/{number}",
            kind=ElementKind.OPTION if can_open else ElementKind.TEXT,
            name=widget.labels[number],
            more=widget.spoken_text(number),
            rect=as_tuple(widget.row(number)),
            focusable=can_open,
            pressable=can_open,
            chosen=current if can_open else None,
            place=(number + 1, count) if can_open else None,
        )
        ids.append(tree.add(element, OfRow(form, widget, number)))
        if has_keys and current:
            tree.focus = ids[-1]
    rows = {widget.row_target(number, widget.row(number)).id for number in widget.rows_in_sight()}
    for part in widget.targets():
        if part.id not in rows:
            element = Element(id=part.id, kind=ElementKind.BUTTON, name=part.label, rect=part.rect, pressable=True)
            ids.append(tree.add(element, AtPlace(part.rect, form, widget)))
    whole = Element(
        id=widget.id,
        kind=ElementKind.LIST,
        name=widget.label,
        rect=as_tuple(widget.rect),
        children=tuple(ids),
        focusable=widget.stop,
    )
    id = tree.add(whole, OfWidget(form, widget))
    if has_keys and tree.focus not in ids:
        tree.focus = id
    return [id]
