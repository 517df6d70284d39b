"""Cuts single cards out of a drawing of a whole deck, as KDE and GNOME have them: an element for each card, named by
its id. Forbidden content is found before anything is drawn.
"""

import base64
import binascii
import copy
import re
from collections.abc import Iterator
from typing import Final
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

from saves.disk.file_faults import BadDeck
from saves.pictures.picture_file import BadPicture, facts_of

SVG: Final = "http://www.w3.org/2000/svg"
_HREFS: Final = ("href", "{http://www.w3.org/1999/xlink}href")
_OWN: Final = re.compile(r"url\(\s*['\"]?#([^'\")]+)['\"]?\s*\)")
_ANY_URL: Final = re.compile(r"url\(\s*['\"]?([^'\")]*)")
_DRAWN_FROM: Final = frozenset(
    (
        *("image", "feImage", "use", "pattern", "filter", "mask", "clipPath", "textPath", "tref"),
        *("linearGradient", "radialGradient"),
    )
)
"""Elements whose references add something to the picture; a link (`a`) or a licence doesn't."""
MOST_DRAWN: Final = 400_000
"""The most elements drawn when every `use` is followed; the richest deck we found draws 60,000."""
_UNITS: Final = {"": 1.0, "px": 1.0, "pt": 4 / 3, "pc": 16.0, "mm": 96 / 25.4, "cm": 96 / 2.54, "in": 96.0}


class SvgDeck:
    """A drawing that is safe to draw from. Raises BadDeck."""

    def __init__(self, data: bytes) -> None:
        if b"<!ENTITY" in data or b"<!entity" in data:
            raise BadDeck("deck_looks_outside")
        try:
            self._root = ElementTree.fromstring(data)
        except (ElementTree.ParseError, ValueError, LookupError):
            raise BadDeck("deck_damaged") from None
        self._parents = {child: parent for parent in self._root.iter() for child in parent}
        self._by_id: dict[str, Element] = {}
        for element in self._root.iter():
            self._by_id.setdefault(element.get("id", ""), element)
            _check_references(element)
        self._drawn: dict[Element, int] = {}
        if self._count(self._root, frozenset()) > MOST_DRAWN:
            raise BadDeck("deck_too_large")

    @property
    def ids(self) -> frozenset[str]:
        return frozenset(self._by_id)

    @property
    def view(self) -> tuple[float, float, float, float]:
        """Left, top, width and height of the sheet, in its own units. Raises BadDeck if they are invalid."""
        numbers = re.findall(r"[-+.\deE]+", self._root.get("viewBox", ""))
        try:
            left, top, width, height = map(float, numbers)
        except ValueError:
            left, top = 0.0, 0.0
            width, height = _length(self._root.get("width", "")), _length(self._root.get("height", ""))
        if not (0 < width < 1e6 and 0 < height < 1e6 and abs(left) < 1e6 and abs(top) < 1e6):
            raise BadDeck("deck_damaged")
        return left, top, width, height

    def whole(self) -> str:
        return ElementTree.tostring(self._root, encoding="unicode")

    def drawing_of(self, id: str, view: tuple[float, float, float, float]) -> str:
        """An SVG of a single element in its place on the sheet; `view` is the part shown: left, top, width, height."""
        card = self._by_id[id]
        shown: Element = copy.deepcopy(card)
        for ancestor in self._ancestors(card):
            group = Element(f"{{{SVG}}}g", {key: value for key, value in ancestor.items() if key != "id"})
            group.append(shown)
            shown = group
        box = " ".join(f"{number:.4f}" for number in view)
        svg = Element(f"{{{SVG}}}svg", {"viewBox": box, "width": f"{view[2]:.4f}", "height": f"{view[3]:.4f}"})
        for key, value in self._root.items():
            if key in ("style", "fill", "stroke", "font-family", "font-size"):
                svg.set(key, value)
        defs = Element(f"{{{SVG}}}defs")
        defs.extend([style for style in self._root.iter() if _local(style) == "style"])
        defs.extend([copy.deepcopy(needed) for needed in self._needed_by(card)])
        svg.extend([defs, shown])
        return ElementTree.tostring(svg, encoding="unicode")

    def _ancestors(self, element: Element) -> Iterator[Element]:
        """The enclosing groups, innermost first."""
        parent = self._parents.get(element)
        while parent is not None and parent is not self._root:
            yield parent
            parent = self._parents.get(parent)

    def _needed_by(self, card: Element) -> list[Element]:
        """The elements it refers to, directly or not, except its own parts."""
        own, found, waiting = set(card.iter()), dict[Element, None](), [card, *self._ancestors(card)]
        first = True
        while waiting:
            looked_at = waiting.pop()
            inside = looked_at.iter() if first or looked_at in found else [looked_at]
            first = False
            for element in inside:
                for id in _references(element):
                    target = self._by_id.get(id)
                    if target is not None and target not in own and target not in found:
                        found[target] = None
                        waiting.append(target)
        return list(found)

    def _count(self, element: Element, above: frozenset[Element]) -> int:
        """The number of elements drawn for this one. Raises BadDeck for cycles, or if it is too much."""
        known = self._drawn.get(element)
        if known is not None:
            return known
        if len(above) > 200:
            raise BadDeck("deck_too_large")
        inside = above | {element}
        total = 1 + sum(self._count(child, inside) for child in element)
        if _local(element) == "use":
            for id in _references(element):
                target = self._by_id.get(id)
                if target in inside:
                    raise BadDeck("deck_too_large")
                if target is not None:
                    total += self._count(target, inside)
        self._drawn[element] = total
        return total


def _local(element: Element) -> str:
    return element.tag.rpartition("}")[2] if isinstance(element.tag, str) else ""


def _references(element: Element) -> Iterator[str]:
    """The ids that an element refers to."""
    for key, value in element.items():
        if key in _HREFS and value.startswith("#"):
            yield value[1:]
        elif "url(" in value:
            yield from _OWN.findall(value)


def _check_references(element: Element) -> None:
    """Refuse references to anything outside the file. Raises BadDeck."""
    name = _local(element)
    texts = [value for value in element.attrib.values() if "url(" in value]
    if name == "style":
        texts.append(element.text or "")
        if "@import" in (element.text or ""):
            raise BadDeck("deck_looks_outside")
    for text in texts:
        if any(not url.startswith(("#", "data:")) for url in _ANY_URL.findall(text)):
            raise BadDeck("deck_looks_outside")
    if name in _DRAWN_FROM:
        for key in _HREFS:
            value = element.get(key, "#").strip()
            if value.startswith("data:"):
                _check_inlaid(value)
            elif not value.startswith("#") and value:
                raise BadDeck("deck_looks_outside")


def _check_inlaid(url: str) -> None:
    """Check that an embedded picture has a sensible size and isn't a drawing. Raises BadDeck."""
    try:
        facts_of(base64.b64decode(url.partition(",")[2], validate=False))
    except (binascii.Error, ValueError):
        raise BadDeck("deck_damaged") from None
    except BadPicture as bad:
        if bad.flaw != "photo_too_small":
            raise BadDeck("deck_too_large") from None


def _length(text: str) -> float:
    match = re.fullmatch(r"\s*([\d.]+)\s*([a-z]*)\s*", text)
    return float(match[1]) * _UNITS.get(match[2], 1.0) if match else 0.0
