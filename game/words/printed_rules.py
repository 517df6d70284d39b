"""A rule set as one printable HTML page: every rule in the order of play, a table of what everything counts, a box with
what going out takes, and small cards. It says nothing but the set's own rules; what was changed from which preset is a
second leaf for who asks for it.

The page stands alone: no scripts, no fonts or pictures from elsewhere; its cards are plain shapes of our own, readable
in black and white as well.
"""

from collections.abc import Iterator, Sequence
from html import escape
from typing import Final

from msgspec import Struct

from game.cards import Card, Rank
from game.rules.presets import changes_from_base, preset
from game.rules.preview import books, openings
from game.rules.rule_code import encode
from game.rules.ruleset import RuleSet, for_round, most_rounds
from game.words import rule_page as words
from game.words.grammar import capital, counted, listed, number, points, ranks_by_worth
from game.words.house_rules import rule_title, value_text
from game.words.html_page import html_page
from game.words.rule_page import Chapter, Section, books_needed, rule_page, tag_line
from game.words.stacks import done_with_last_stack, has_tail, last_stack

# ---- the page
_STYLE: Final = """
@page { margin: 8mm 10mm; }
/* every serif is drawn with letters as high as those of the first, so that another one takes no more room */
* { box-sizing: border-box; }
body { font-family: "Times New Roman", "Liberation Serif", Times, serif; font-size-adjust: .45; line-height: 1.2;
  color: #1c1c24; max-width: 190mm; margin: 0 auto; padding: 4mm; }
h1 { font-size: 1.9em; line-height: 1.15; margin: 0; overflow-wrap: anywhere; }
h2 { font-size: 1.1em; margin: 0 0 .15em; border-bottom: .3mm solid #8a6a2f; color: #6b1020; break-after: avoid; }
p { margin: 0; }
p.lead { margin: .1em 0 .6em; font-style: italic; }
div.top { display: flex; gap: 3mm; align-items: stretch; margin: 0 0 .9em; }
div.top > * { flex: 1 1 0; border: .4mm solid #8a6a2f; border-radius: 1.6mm; padding: .3em .7em .4em; }
div.top > div { display: flex; flex-direction: column; justify-content: space-between; }
div.top span { white-space: nowrap; margin-right: 1em; }
div.top section { margin: 0; }
div.top h2 { border: 0; margin: 0 0 .1em; }
main { columns: 2; column-gap: 6mm; }
section { margin: 0 0 .7em; }
ul { margin: 0; padding-left: 1.1em; }
li { margin: 0 0 .12em; break-inside: avoid; }
table { border-collapse: collapse; width: 100%; }
td, th { padding: 0; text-align: right; vertical-align: top; }
td:first-child, th:first-child { text-align: left; padding-left: 0; }
figure { display: inline-block; margin: .2em .8em 0 0; text-align: center; vertical-align: bottom; }
figure svg { height: 3em; width: auto; display: block; margin: 0 auto; }
figcaption { font-size: .85em; }
footer { font-size: .86em; margin-top: .5em; border-top: .2mm solid #999; padding-top: .2em; }
code { font: 700 1.05em "Liberation Mono", "Courier New", monospace; }
article.changes { break-before: page; font-size: 10pt; padding-top: 4mm; }
article.changes td, article.changes th { text-align: left; padding: .1em .6em .1em 0; border-bottom: .2mm solid #ddd; }
@media print { body { padding: 0; max-width: none; } }
"""

_BOOK_CAPTIONS: Final = {
    "clean": "clean book",
    "dirty": "dirty book",
    "wild": "book of wilds",
    "sevens": "book of sevens",
    "threes": "book of threes",
    "double": "double book",
}
_IN_TABLE: Final = (words.card_values, words.book_values, words.going_out_bonus, words.left_over)
"""What the table of values says; the page does not say it again."""
_IN_BOX: Final = (words.books_to_go_out, words.partners_foot)
"""What the box about going out says."""


def sheet(rules: RuleSet, with_changes: bool = False) -> str:
    """The whole page as HTML text in UTF-8; with changes, what differs from the preset is a second leaf."""
    name = escape(rules.name)
    page = [part for part in (_without_told(part) for part in rule_page(rules)) if part.lines]
    size = _fitting_size(rules, page)
    parts = [
        f'<header><h1>{name}</h1><p class="lead">{escape(tag_line(rules))}</p></header>',
        f'<div class="top">{_values(CARDS, card_values(rules), _what_cards_do(rules))}'
        f"{_values(_of_what(rules), book_values(rules))}<div>{_going_out(rules)}{_to_open(rules)}</div></div><main>",
        *(_section(rules, part) for part in page),
        "</main>",
        f"<footer>{FOOTER} <code>{encode(rules)}</code></footer>",
        _changes(rules) if with_changes else "",
    ]
    return html_page(name, _STYLE, parts, f'style="font-size: {size}pt"')


FOOTER: Final = "Hand and Foot. To play by these rules on a computer, type in this code:"
CARDS: Final = "What a card counts"
CARDS_COUNT: Final = "Melded, it counts for you; left over at the end, against you."
LEFT_COUNTS: Final = "Left over at the end, it counts against a team that did not go out; melded, it only opens."
BOOKS: Final = "Books and threes"
OUT_AND_THREES: Final = "Going out and threes"
GOING_OUT_ROW: Final = "going out"
AT_ONCE: Final = "book laid at once, more"
TO_GO_OUT: Final = "To go out you need"
TO_OPEN: Final = "To open you need"


def _how_one_goes_out(rules: RuleSet) -> str:
    return f"You go out by playing the last card of your {last_stack(rules)}. That ends the round."


def _of_what(rules: RuleSet) -> str:
    return OUT_AND_THREES if rules.winner_takes else BOOKS


def _what_cards_do(rules: RuleSet) -> str:
    return LEFT_COUNTS if rules.winner_takes else CARDS_COUNT


def _without_told(part: Section) -> Section:
    """A part of the page without the lines that table and box say."""
    return Section(part.chapter, tuple(line for line in part.lines if line.sentence not in (*_IN_TABLE, *_IN_BOX)))


def _section(rules: RuleSet, part: Section) -> str:
    lines = "".join(f"<li>{escape(line.words)}</li>" for line in part.lines)
    figures = "".join(
        f"<figure>{svg}<figcaption>{caption}</figcaption></figure>" for svg, caption in _figures(rules, part)
    )
    return f"<section><h2>{escape(part.chapter)}</h2><ul>{lines}</ul>{figures}</section>"


# ---- the table of values


class Worth(Struct, frozen=True):
    """What something counts, or costs where there is a minus."""

    what: str
    points: str


def card_values(rules: RuleSet) -> tuple[Worth, ...]:
    """The cards from the joker down; melded they count, left over they cost.

    >>> [card.what for card in card_values(RuleSet())]
    ['joker', 'two', 'ace', 'king to eight', 'seven to four']
    """
    high, low = ranks_by_worth(Rank(rules.ten_from))
    jokers = (("joker", rules.joker),) if rules.jokers else ()
    cards = (*jokers, ("two", rules.two), ("ace", rules.ace))
    return _worths((*cards, (high, rules.ten_value), (low, rules.five_value)))


def book_values(rules: RuleSet) -> tuple[Worth, ...]:
    """What books count on top of their cards, then going out, then threes."""
    if rules.winner_takes:
        return (Worth(GOING_OUT_ROW, points(0)), *three_values(rules))
    kind = "clean book" if rules.sevens_kind == "clean" else "book"
    held = (
        ("clean book", rules.clean_book),
        ("dirty book", rules.dirty_book),
        ("book of wilds", rules.wild_book if rules.wild_melds != "no" else 0),
        (f"{kind} of sevens", rules.sevens_book),
        ("book of threes", rules.threes_book if rules.meld_threes != "no" else 0),
    )
    told = _worths(tuple(pair for pair in held if pair[1] or pair[0] in ("clean book", "dirty book")))
    twice: tuple[Worth, ...] = (
        (Worth(f"book of {number(rules.double_book)} cards", "twice"),) if rules.double_book else ()
    )
    if rules.book_at_once:
        twice += _worths(((AT_ONCE, rules.book_at_once),))
    return (*told, *twice, *going_out_values(rules), *three_values(rules))


def going_out_values(rules: RuleSet) -> tuple[Worth, ...]:
    """What going out scores, a line for each reason."""
    reasons = ((GOING_OUT_ROW, rules.go_out_bonus),)
    return () if rules.winner_takes else _worths(tuple(pair for pair in reasons if pair[1]))


def three_values(rules: RuleSet) -> tuple[Worth, ...]:
    """What threes count, or cost where there is a minus."""
    black = black_three_values(rules)
    unused = f"red three in an unused {_unused(rules)}"
    if rules.winner_takes:
        left = unused if rules.red_threes == "lay_down" else "red three left over"
        return (*black, *_worths(((left, -rules.red_three),)))
    red = [("red three melded", rules.red_three)] if rules.meld_threes == "all" else []
    if rules.red_threes == "lay_down":
        red.append(("red three laid down", rules.red_three_bonus))
        if rules.red_three_not_out >= 0:
            red.append(("the same, team not out", rules.red_three_not_out))
        red += [("all the red threes, more", rules.red_three_all)] if rules.red_three_all else []
        red.append((unused, -rules.red_three))
    else:
        red.append(("red three left over", -rules.red_three))
    return (*black, *_worths(tuple(red)))


def black_three_values(rules: RuleSet) -> tuple[Worth, ...]:
    """What black threes count."""
    melded = (("black three melded", rules.black_three),) if rules.meld_threes != "no" else ()
    return _worths((*(() if rules.winner_takes else melded), ("black three left over", -rules.black_three)))


def _unused(rules: RuleSet) -> str:
    """What was never picked up."""
    return "stack" if has_tail(rules) else "foot"


def _worths(pairs: tuple[tuple[str, int], ...]) -> tuple[Worth, ...]:
    return tuple(Worth(what, points(worth)) for what, worth in pairs)


def _values(heading: str, rows: Sequence[Worth], below: str = "") -> str:
    cells = "".join(f"<tr><td>{escape(one.what)}</td><td>{one.points}</td></tr>" for one in rows)
    note = f"<p>{below}</p>" if below else ""
    return f"<section><h2>{heading}</h2><table>{cells}</table>{note}</section>"


# ---- the box


def needs(rules: RuleSet) -> tuple[str, ...]:
    """What going out takes, a line for each thing."""
    books_ = listed(books_needed(rules))
    lines = [books_ or "no books"]
    if rules.partners_foot != "none":
        lines.append(f"each partner to have {done_with_last_stack(rules)}")
    if rules.permission:
        lines.append("your partner’s yes")
    done = {"required": "discard", "optional": "discard or meld", "never": "meld"}[rules.final_discard]
    lines.append(f"a last card to {done}")
    return tuple(lines)


def _going_out(rules: RuleSet) -> str:
    lines = "".join(f"<li>{escape(line)}</li>" for line in needs(rules))
    return f"<section><h2>{TO_GO_OUT}</h2><ul>{lines}</ul><p>{_how_one_goes_out(rules)}</p></section>"


def minimums(rules: RuleSet) -> tuple[tuple[str, str], ...]:
    """What a team needs to open, a pair for each step: when, and how many points.

    >>> minimums(RuleSet())[:2], minimums(RuleSet(rounds=6))[-1], minimums(RuleSet(opening=(60,)))
    ((('round 1', '50'), ('round 2', '90')), ('round 4 on', '150'), (('every round', '60'),))
    """
    if rules.opening_by_score:
        (_, lowest), *higher = sorted(rules.opening_by_score)
        if not higher:
            return (("every round", points(lowest)),)
        told = [(f"from {points(total)}", points(minimum)) for total, minimum in higher]
        return ((f"below {points(higher[0][0])}", points(lowest)), *told)
    rounds = rules.opening[: most_rounds(rules)]
    last = len(rounds)
    grows = bool(rules.opening_growth) and last < most_rounds(rules)
    if len(set(rounds)) == 1 and not grows:
        return (("every round", points(rounds[0])),)
    on = " on" if last < most_rounds(rules) and not grows else ""
    each = [(f"round {at}{on if at == last else ''}", points(minimum)) for at, minimum in enumerate(rounds, start=1)]
    return (*each, ("every round after", f"+{points(rules.opening_growth)}")) if grows else tuple(each)


def _to_open(rules: RuleSet) -> str:
    """The minimums in cells that flow, and an example of melds that just reach the first."""
    cells = "".join(f"<span><strong>{worth}</strong> {escape(when)}</span> " for when, worth in minimums(rules))
    return f"<section><h2>{TO_OPEN}</h2><p>{cells}</p></section>"


# ---- the second leaf


def _changes(rules: RuleSet) -> str:
    """A row for each rule that differs; nothing for a set that is as its preset."""
    base = escape(preset(rules.base).name)
    rows = "".join(
        f"<tr><td>{escape(rule_title(one.field))}</td><td>{escape(capital(value_text(one.field, one.after)))}</td>"
        f"<td>{escape(capital(value_text(one.field, one.before)))}</td></tr>"
        for one in changes_from_base(rules)
    )
    if not rows:
        return ""
    head = f"<tr><th></th><th>{escape(rules.name)}</th><th>{base}</th></tr>"
    return f'<article class="changes"><h2>What is different from {base}</h2><table>{head}{rows}</table></article>'


# ---- as large as one page allows

_SIZES: Final = tuple(size / 4 for size in range(44, 23, -1))
"""Type sizes in points, the one that is easiest to read first."""
_POINT: Final = 0.3528
"""Millimetres."""
_LETTER_WIDTH: Final = 0.475
"""Of an average letter in the widest of the usual serifs, as a share of the type size."""
_LINE: Final = 1.2
_HIGH, _COLUMN, _WIDE = 267.0, 91.0, 188.0
"""Room in millimetres: the lower of A4 and Letter, one column and the whole width of the narrower one."""


def _fitting_size(rules: RuleSet, page: Sequence[Section]) -> float:
    """The largest type in which everything stands on one page, A4 or Letter."""
    figures = [list(_figures(rules, part)) for part in page]
    return next((size for size in _SIZES if _height(rules, page, figures, size) <= _HIGH), _SIZES[-1])


def _height(
    rules: RuleSet, page: Sequence[Section], figures: Sequence[Sequence[tuple[str, str]]], size: float
) -> float:
    """About how many millimetres the page is high in type of that size; rather too many than too few."""
    em = size * _POINT

    def lines(text: str, wide: float, scale: float = 1.0) -> int:
        letters = max(1, int(wide / (em * scale * _LETTER_WIDTH)))
        return -(-len(text) // letters)

    head = 1.9 * 1.15 * lines(rules.name, _WIDE, 2.1) + _LINE * lines(tag_line(rules), _WIDE) + 0.7
    box = (_WIDE - 6) / 3 - 1.6 * em
    needed = needs(rules)
    cells = sum(len(worth) + len(when) + 3 for when, worth in minimums(rules)) * 1.2
    top = max(
        len(card_values(rules)) + lines(_what_cards_do(rules), box),
        sum(lines(one.what + one.points, box) for one in book_values(rules)),
        1.1
        + sum(lines(line, box - 1.1 * em) for line in needed)
        + lines(_how_one_goes_out(rules), box)
        + lines("n" * int(cells), box),
    )
    top = _LINE * (top + 1.1) + 0.12 * len(needed) + 1.6
    columns = 0.0
    for part, small_cards in zip(page, figures, strict=True):
        columns += 1.1 * _LINE + 0.15 + 0.7
        columns += sum(_LINE * lines(line.words, _COLUMN - 1.1 * em) + 0.12 for line in part.lines)
        columns += (3 + 0.85 * _LINE + 0.3) * _rows_of_figures(small_cards, em)
    foot = 0.86 * _LINE * lines(f"{FOOTER} {encode(rules)}", _WIDE, 0.95) + 0.9
    return em * (head + top + columns / 2 + 2 * _LINE + foot)


def _rows_of_figures(figures: Sequence[tuple[str, str]], em: float) -> int:
    """How many rows the small cards of a chapter take in a column."""
    rows, left = 0, 0.0
    for svg, caption in figures:
        drawn = 3 * em * int(svg.partition('width="')[2].partition('"')[0]) / 72
        wide = max(drawn, len(caption) * 0.85 * _LETTER_WIDTH * em) + 1.1 * em
        if wide > left:
            rows, left = rows + 1, _COLUMN
        left -= wide
    return rows


# ---- small cards


def _figures(rules: RuleSet, part: Section) -> Iterator[tuple[str, str]]:
    """The small pictures of a chapter with what stands under them."""
    match part.chapter:
        case Chapter.DEAL:
            stacks = (("hand", "H", rules.hand_cards), ("foot", "F", rules.foot_cards), ("tail", "T", rules.tail_cards))
            for name, letter, size in stacks:
                if not for_round(size, 1):
                    continue
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
        case _:
            return


# ---- cards as SVG
WIDTH: Final = 50
HEIGHT: Final = 70
_LAP: Final = 21
_RED: Final = "#b3142b"
_BLACK: Final = "#1c1c24"

_SUITS: Final = {
    "H": "M0 7 C-12 -1 -9 -11 -4 -10 C-1 -10 0 -7 0 -5 C0 -7 1 -10 4 -10 C9 -11 12 -1 0 7 Z",
    "D": "M0 -11 L8 -1 L0 9 L-8 -1 Z",
    "S": "M0 -11 C12 -3 9 6 4 5 C2 5 1 4 1 3 L3 9 L-3 9 L-1 3 C-1 4 -2 5 -4 5 C-9 6 -12 -3 0 -11 Z",
    "C": "M0 -11 A4.5 4.5 0 1 1 4 -3 A4.5 4.5 0 1 1 1 4 L3 9 L-3 9 L-1 4 A4.5 4.5 0 1 1 -4 -3 A4.5 4.5 0 1 1 0 -11 Z",
}
"""Outlines round the middle of a pip, about twenty wide and high."""

_STAR: Final = "M0 -14 L4 -4 L14 -4 L6 3 L9 13 L0 7 L-9 13 L-6 3 L-14 -4 L-4 -4 Z"


def row(cards: Sequence[Card], label: str) -> str:
    """Cards that overlap from left to right, the last one whole, as one picture with a label for who cannot see it."""
    wide = WIDTH + _LAP * (len(cards) - 1)
    drawn = "".join(f'<g transform="translate({at * _LAP} 0)">{_face(card)}</g>' for at, card in enumerate(cards))
    return _svg(wide, drawn, label)


def backs(count: int, letter: str, label: str) -> str:
    """A face-down stack: a few edges, and the letter of hand, foot or tail on top."""
    edges = min(count, 5)
    stack = "".join(
        f'<rect x="{at * 3 + 1}" y="{at * 2 + 1}" width="40" height="56" rx="4" fill="#e8eef5" stroke="#334" />'
        for at in range(edges)
    )
    x, y = (edges - 1) * 3 + 21, (edges - 1) * 2 + 38
    mark = f'<text x="{x}" y="{y}" text-anchor="middle" font-size="24" font-weight="700" fill="#334">{letter}</text>'
    return _svg(60, stack + mark, label)


def _svg(width: int, drawn: str, label: str) -> str:
    return (
        f'<svg role="img" aria-label="{label}" viewBox="-1 -1 {width + 2} {HEIGHT + 2}" '
        f'width="{width + 2}" height="{HEIGHT + 2}">{drawn}</svg>'
    )


def _face(card: Card) -> str:
    red = card[1] in "HDR"
    colour = _RED if red else _BLACK
    paper = f'<rect width="{WIDTH}" height="{HEIGHT}" rx="6" fill="#fffdf6" stroke="#555" />'
    if card[0] == "*":
        star = f'<path transform="translate(29 42)" d="{_STAR}" fill="{colour}" />'
        word = f'<text x="5" y="15" font-size="11" font-weight="700" fill="{colour}">JOKER</text>'
        return paper + word + star
    rank = "10" if card[0] == "T" else card[0]
    corner = f'<text x="4" y="18" font-size="18" font-weight="700" fill="{colour}">{rank}</text>'
    small = f'<path transform="translate(11 29) scale(.55)" d="{_SUITS[card[1]]}" fill="{colour}" />'
    pip = f'<path transform="translate(31 47) scale(1.25)" d="{_SUITS[card[1]]}" fill="{colour}" />'
    return paper + corner + small + pip
