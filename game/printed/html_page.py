"""The frame of every printable page."""

from collections.abc import Iterable

from game.messages.language import spoken


def html_page(title: str, style: str, parts: Iterable[str], of_body: str = "") -> str:
    """A whole page as HTML text in UTF-8; empty parts are left out. Title and parts are escaped already; `of_body` is
    what the body's tag says besides its name.

    >>> html_page("Rules", "p { margin: 0 }", ["<p>Draw.</p>", ""]).splitlines()[-2:]
    ['<p>Draw.</p>', '</body></html>']
    """
    head = (
        f'<!DOCTYPE html>\n<html lang="{spoken()}"><head><meta charset="utf-8">',
        f"<title>{title}</title><style>{style}</style></head>",
        f"<body {of_body}>" if of_body else "<body>",
    )
    return "\n".join((*head, *(part for part in parts if part), "</body></html>\n"))
