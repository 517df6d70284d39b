"""The seals of a round as a printable HTML page: all that anybody needs to check them on another computer."""

from collections.abc import Iterator, Sequence
from html import escape
from typing import Final

from msgspec import Struct

from game.deals.seal import in_groups
from game.messages.functions import seals as say
from game.printed.html_page import html_page

_STYLE: Final = """
@page { margin: 14mm 16mm; }
* { box-sizing: border-box; }
body { font-family: "Helvetica Neue", "Liberation Sans", Arial, sans-serif; color: #1c1c24; max-width: 178mm;
  margin: 0 auto; font-size: 11pt; line-height: 1.35; }
h1 { font: 700 24pt/1.1 "Times New Roman", "Liberation Serif", Times, serif; margin: 0 0 5mm; overflow-wrap: anywhere; }
h2 { font: 700 17pt/1.2 "Times New Roman", "Liberation Serif", Times, serif; color: #6b1020; margin: 6mm 0 1mm; }
h3 { font-size: 11pt; margin: 3.5mm 0 .5mm; break-after: avoid; }
p { margin: 0 0 1mm; }
code { font: 9.5pt/1.35 "DejaVu Sans Mono", "Liberation Mono", Consolas, monospace; overflow-wrap: anywhere;
  white-space: pre-wrap; }
section + section { break-before: page; }
@media screen { body { padding: 8mm; } }
"""


class PrintedSeal(Struct, frozen=True):
    """A sealed pack. `pack` are its cards as a record writes them, `found` the digits computed now, `command` what
    computes them elsewhere.
    """

    name: str
    """Which pack it is."""
    words: str
    pack: str
    salt: str
    cut: int
    digits: str
    found: str
    command: str


def seal_page(title: str, seals: Sequence[PrintedSeal]) -> str:
    """A section for each pack, each on a page of its own. HTML text in UTF-8."""
    sections = ("".join(("<section>", *_section(seal), "</section>")) for seal in seals)
    return html_page(escape(title), _STYLE, [f"<h1>{escape(title)}</h1>", *sections])


def _section(seal: PrintedSeal) -> Iterator[str]:
    holds = seal.digits == seal.found
    yield f"<h2>{escape(seal.name)}: {escape(seal.words)}</h2>"
    yield f"<p>{escape(say.holds() if holds else say.does_not_hold())}. "
    yield f"{escape(say.holds_why() if holds else say.does_not_hold_why())}</p>"
    lifted = say.lifted(seal.cut) if seal.cut else say.nothing_lifted()
    parts = (
        (say.pack_as_shuffled(), seal.pack),
        (say.pinch_of_salt(), in_groups(seal.salt)),
        (lifted, ""),
        (say.before_cut(), in_groups(seal.digits)),
        (say.worked_out_now(), in_groups(seal.found)),
        (say.check_without_program(), seal.command),
    )
    for heading, told in parts:
        yield f"<h3>{escape(heading)}</h3>" + (f"<p><code>{escape(told)}</code></p>" if told else "")
