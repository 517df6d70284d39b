"""A rule set as one printable HTML page: every rule in the order of play, small cards, and what differs marked.

The page stands alone: no scripts, no fonts or pictures from elsewhere.
"""

from collections.abc import Iterator
from html import escape
from typing import Final

from game.cards import Card
from game.rules.code import encode
from game.rules.explain import Chapter, changes_from_base
from game.rules.presets import preset
from game.rules.preview import books, openings
from game.rules.ruleset import RuleSet, for_round
from game.words.card_svg import backs, row
from game.words.numbers import counted, points
from game.words.readings import CHARACTERS, source
from game.words.rulepage import Section, changed_lines, rule_page

_STYLE: Final = """
@page { size: A4; margin: 11mm; }
* { box-sizing: border-box; }
body { font: 10.2pt/1.32 Georgia, "Times New Roman", serif; color: #1c1c24; max-width: 190mm; margin: 0 auto;
  padding: 4mm; }
h1 { font-size: 21pt; margin: 0; }
h2 { font-size: 11.5pt; margin: 0 0 .8mm; border-bottom: .3mm solid #8a6a2f; color: #6b1020; }
p.lead { margin: .5mm 0 3mm; font-style: italic; }
main { columns: 2; column-gap: 7mm; }
section { break-inside: avoid; margin: 0 0 2.6mm; }
ul { margin: 0; padding-left: 4mm; }
li { margin: 0 0 .6mm; }
li.changed { list-style: none; font-weight: 700; border-left: 1.1mm solid #8a6a2f; padding-left: 1.6mm;
  margin-left: -3.4mm; }
li.changed::before { content: "\\2605 "; }
figure { display: inline-block; margin: 1mm 2.5mm 0 0; text-align: center; vertical-align: bottom; }
figure svg { height: 12mm; width: auto; display: block; margin: 0 auto; }
figcaption { font-size: 8.2pt; }
footer { font-size: 8.6pt; margin-top: 2mm; border-top: .2mm solid #999; padding-top: 1mm; }
code { font: 700 9.5pt "Courier New", monospace; }
@media print { body { padding: 0; } }
"""

_BOOK_CAPTIONS: Final = {
    "clean": "clean book",
    "dirty": "dirty book",
    "wild": "book of wilds",
    "sevens": "book of sevens",
    "threes": "book of threes",
    "double": "double book",
}


def sheet(rules: RuleSet) -> str:
    """The whole page as HTML text in UTF-8."""
    name, base = escape(rules.name), preset(rules.base)
    changes = changes_from_base(rules)
    lead = CHARACTERS[rules.base]
    if changes:
        lead = f"{base.name} with {counted(len(changes), 'change')}, each marked by a star."
    parts = [
        '<!DOCTYPE html>\n<html lang="en"><head><meta charset="utf-8">',
        f"<title>{name}</title><style>{_STYLE}</style></head><body>",
        f'<header><h1>{name}</h1><p class="lead">{escape(lead)}</p></header><main>',
        *(_section(rules, part) for part in rule_page(rules)),
        _changes(rules),
        "</main>",
        f"<footer>Hand and Foot, based on {escape(base.name)}. {escape(source(rules.base))} "
        f"To read these rules out: <code>{encode(rules)}</code></footer></body></html>\n",
    ]
    return "\n".join(part for part in parts if part)


def _section(rules: RuleSet, part: Section) -> str:
    lines = "".join(
        f'<li class="changed">{escape(line)}</li>' if marked else f"<li>{escape(line)}</li>"
        for line, marked in zip(part.lines, part.marked, strict=True)
    )
    figures = "".join(
        f"<figure>{svg}<figcaption>{caption}</figcaption></figure>" for svg, caption in _figures(rules, part)
    )
    return f"<section><h2>{escape(part.heading)}</h2><ul>{lines}</ul>{figures}</section>"


def _changes(rules: RuleSet) -> str:
    lines = "".join(f'<li class="changed">{escape(line)}</li>' for line in changed_lines(rules))
    if not lines:
        return ""
    return f"<section><h2>Changed from {escape(preset(rules.base).name)}</h2><ul>{lines}</ul></section>"


def _figures(rules: RuleSet, part: Section) -> Iterator[tuple[str, str]]:
    """The small pictures of a chapter with what stands under them."""
    match part.chapter:
        case Chapter.CARDS:
            for card, caption, value in (
                ("*R", "wild", rules.joker),
                ("2C", "wild", rules.two),
                ("AH", "", rules.ace),
                ("KS", "", rules.ten_value),
                ("4D", "", rules.five_value),
            ):
                told = f"{caption}, {value}" if caption else str(value)
                yield row((Card(card),), told), told
        case Chapter.DEAL:
            for name, letter, size in (("hand", "H", rules.hand_cards), ("foot", "F", rules.foot_cards)):
                told = f"{name}, {counted(for_round(size, 1), 'card')}"
                yield backs(for_round(size, 1), letter, told), told
        case Chapter.BOOKS:
            for book in books(rules):
                if book.name != "double":
                    told = f"{_BOOK_CAPTIONS[book.name]}, {points(book.points)}"
                    yield row(book.cards, told), told
        case Chapter.OPENING:
            first = openings(rules)[0]
            for at, meld in enumerate(first.melds):
                told = f"{points(first.points)} open for {points(first.minimum)}" if not at else "together"
                yield row(meld, told), told
        case Chapter.THREES if rules.red_threes == "lay_down":
            told = f"laid down, {points(rules.red_three_bonus)} each"
            yield row((Card("3H"), Card("3D")), told), told
        case Chapter.THREES:
            yield row((Card("3S"),), "black three left"), f"left, {points(-rules.black_three)}"
            yield row((Card("3H"),), "red three left"), f"left, {points(-rules.red_three)}"
        case _:
            return
