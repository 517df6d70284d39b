"""The frame of every printable page, with the fonts of the game in it: it stands alone."""

from base64 import b64encode
from collections.abc import Iterable, Iterator
from typing import Final

from game.assets import assets_folder, read_asset
from game.messages.language import spoken

_FONTS: Final = (("Fraunces", 700, "fraunces-700"), ("Lato", 400, "lato-700"), ("Lato", 700, "lato-900"))
"""Families and weights by the names of their files. Lato's 700 is the lightest that there is."""
_FAMILIES: Final = """
:root { --text: Lato, "Helvetica Neue", "Liberation Sans", Arial, sans-serif;
  --heading: Fraunces, Georgia, "Liberation Serif", serif; }
body { font-family: var(--text); }
"""


def html_page(title: str, style: str, parts: Iterable[str], of_body: str = "") -> str:
    """A whole page as HTML text in UTF-8; empty parts are left out. Title and parts are escaped already; `of_body` is
    what the body's tag says besides its name.

    >>> html_page("Rules", "p { margin: 0 }", ["<p>Draw.</p>", ""]).splitlines()[-2:]
    ['<p>Draw.</p>', '</body></html>']
    """
    head = (
        f'<!DOCTYPE html>\n<html lang="{spoken()}"><head><meta charset="utf-8">',
        f"<title>{title}</title><style>{''.join(_faces())}{_FAMILIES}{style}</style></head>",
        f"<body {of_body}>" if of_body else "<body>",
    )
    return "\n".join((*head, *(part for part in parts if part), "</body></html>\n"))


def _faces() -> Iterator[str]:
    for family, weight, file in _FONTS:
        letters = b64encode(read_asset(assets_folder() / "fonts" / f"{file}.ttf")).decode()
        source = f"url(data:font/ttf;base64,{letters})"
        yield f"@font-face {{ font-family: {family}; font-weight: {weight}; src: {source}; }}\n"
