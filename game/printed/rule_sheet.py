"""A rule set as one printable HTML page: every rule in the order of play, a table of what everything counts, a box with
what going out takes, and small cards. It says nothing but the set's own rules; what was changed from which preset is a
second leaf for who asks for it.

The page stands alone: no scripts, no fonts or pictures from elsewhere; its cards are plain shapes of our own, readable
in black and white as well.
"""

from collections.abc import Iterator, Sequence
from html import escape
from typing import Final, Literal

from msgspec import Struct

from game.cards import JOKER, NATURAL_RANKS, TWO, Card, Rank, corner
from game.messages.amounts import capital, points, signed
from game.messages.functions import printed_rules as say, rule_page as say_page
from game.printed.html_page import html_page
from game.rules.fields import GROUPS, points_of
from game.rules.presets import changes_from_base, preset, rule_set_name
from game.rules.preview import books, openings
from game.rules.rule_code import encode
from game.rules.ruleset import (
    GroupKey,
    RuleSet,
    books_scored,
    for_round,
    has_partners,
    has_tail,
    last_stack,
    lowest_high_rank,
    most_rounds,
)
from game.sentences.rules_and_scores.house_rules import field_title, rule_title, value_text
from game.sentences.rules_and_scores.rule_page import Chapter, Section, in_words, rule_page, tag_line

# ---- the page
_STYLE: Final = """
@page { margin: 8mm 10mm; }
* { box-sizing: border-box; }
body { line-height: 1.2; color: #1c1c24; max-width: 190mm; margin: 0 auto; padding: 4mm; }
h1 { font: 700 1.9em/1.15 var(--heading); margin: 0; overflow-wrap: anywhere; }
h2 { font: 700 1.1em/1.2 var(--heading); margin: 0 0 .15em; border-bottom: .3mm solid #8a6a2f; color: #6b1020;
  break-after: avoid; }
p { margin: 0; }
p.lead { margin: .1em 0 .6em; color: #4a4a55; }
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
code { font: 700 1.05em var(--text); letter-spacing: .05em; }
article.changes { break-before: page; font-size: 10pt; padding-top: 4mm; }
article.changes td, article.changes th { text-align: left; padding: .1em .6em .1em 0; border-bottom: .2mm solid #ddd; }
@media print { body { padding: 0; max-width: none; } }
"""

_IN_TABLE: Final = (
    say_page.card_values,
    say_page.book_values,
    say_page.unfinished_book,
    say_page.going_out_bonus,
    say_page.left_over,
)
"""What the table of values says; the page does not say it again."""
_IN_BOX: Final = (say_page.books_to_go_out, say_page.partners_foot)
"""What the box about going out says."""


def sheet(rules: RuleSet, with_changes: bool = False) -> str:
    """The whole page as HTML text in UTF-8; with changes, what differs from the preset is a second leaf."""
    name = escape(rule_set_name(rules.name))
    page = [part for part in (_without_told(part) for part in rule_page(rules)) if part.lines]
    size = _fitting_size(rules, page)
    parts = [
        f'<header><h1>{name}</h1><p class="lead">{escape(tag_line(rules))}</p></header>',
        f'<div class="top">{_values(say.cards(), card_values(rules), say.cards_count(rules.winner_takes))}'
        f"{_values(say.others(rules.winner_takes), book_values(rules))}"
        f"<div>{_going_out(rules)}{_to_open(rules)}</div></div><main>",
        *(_section(rules, part) for part in page),
        "</main>",
        f"<footer>{say.footer()} <code>{encode(rules)}</code></footer>",
        _changes(rules) if with_changes else "",
    ]
    return html_page(name, _STYLE, parts, f'style="font-size: {size}pt"')


def _without_told(part: Section) -> Section:
    """A part of the page without the lines that table and box say."""
    return Section(part.chapter, tuple(line for line in part.lines if line.sentence not in (*_IN_TABLE, *_IN_BOX)))


def _section(rules: RuleSet, part: Section) -> str:
    lines = "".join(f"<li>{escape(line.words)}</li>" for line in part.lines)
    figures = "".join(
        f"<figure>{svg}<figcaption>{escape(caption)}</figcaption></figure>" for svg, caption in _figures(rules, part)
    )
    return f"<section><h2>{escape(part.chapter.heading)}</h2><ul>{lines}</ul>{figures}</section>"


# ---- the table of values
ThreeKey = Literal[
    "black_melded", "black_left", "red_melded", "red_laid", "red_not_out", "red_all", "red_unused", "red_left"
]
"""What threes are counted for: melded, laid down, left over; more for all the red ones."""


class Worth(Struct, frozen=True):
    """What something counts, or costs where there is a minus; without points, a row to write them in."""

    what: str
    points: str = ""

    @property
    def told(self) -> str:
        """Both, within a list."""
        return say.worth(self.what, self.points)


def card_values(rules: RuleSet) -> tuple[Worth, ...]:
    """The cards from the joker down; melded they count, left over they cost.

    >>> [card.what for card in card_values(RuleSet())]
    ['joker', 'two', 'ace', 'king to eight', 'seven to four']
    """
    highest_rank, rank_below = lowest_high_rank(rules)
    singles = (*(((JOKER, rules.joker),) if rules.jokers else ()), (TWO, rules.two), (Rank("A"), rules.ace))
    return (
        *(Worth(say.rank(rank), points(worth)) for rank, worth in singles),
        Worth(say.ranks(Rank("K"), highest_rank), points(rules.ten_value)),
        Worth(say.ranks(rank_below, NATURAL_RANKS[0]), points(rules.five_value)),
    )


def books_counted(rules: RuleSet) -> tuple[Worth, ...]:
    """What books count on top of their cards."""
    if rules.winner_takes:
        return ()
    scored = [one for one in books_scored(rules) if one != ("wild", 0)]
    further = (
        (rules.double_book, Worth(say.double_book(rules.double_book), say.twice())),
        (rules.book_at_once, Worth(say.book_at_once(), points(rules.book_at_once))),
        (rules.unfinished_book, Worth(unfinished_books(rules), points(-rules.unfinished_book))),
    )
    books = (Worth(say.kind(kind, Rank(rules.special_rank)), points(worth)) for kind, worth in scored)
    return (*books, *(row for is_counted, row in further if is_counted))


def unfinished_books(rules: RuleSet) -> str:
    """Which melds cost something while they aren't books."""
    return in_words(say.unfinished_book, rules)


def going_out_counted(rules: RuleSet) -> tuple[Worth, ...]:
    """What going out counts: by the rules about it, each under its label."""
    if rules.winner_takes:
        return (Worth(say.going_out(), points(0)),)
    return tuple(
        Worth(say.going_out() if field == "go_out_bonus" else field_title(rules, field), points(worth))
        for field, worth in points_of(rules, "out").items()
    )


_COUNTED: Final = frozenset(
    (
        *("cut_bonus", "clean_book", "dirty_book", "wild_book", "book_at_once", "unfinished_book"),
        *("sevens_book", "special_book", "threes_book"),
        *("red_three_bonus", "red_three_not_out", "red_three_all", "black_three", "red_three"),
        *("joker", "two", "ace", "ten_value", "five_value"),
    )
)
"""Points that have rows of their own, where the other rules let them count."""


_BESIDE_GOING_OUT: Final = tuple(group for group in GROUPS if group != "out")


def others_counted(rules: RuleSet, groups: Sequence[GroupKey] = _BESIDE_GOING_OUT) -> tuple[Worth, ...]:
    """Further rules that count, each under its label; going out is shown elsewhere."""
    counted = (one for group in groups for one in points_of(rules, group).items() if not rules.winner_takes)
    return tuple(Worth(field_title(rules, field), points(worth)) for field, worth in counted if field not in _COUNTED)


def book_values(rules: RuleSet) -> tuple[Worth, ...]:
    """What books count on top of their cards, then going out, then threes."""
    threes = (three_counted(rules, what, worth) for what, worth in threes_counted(rules))
    return (*books_counted(rules), *going_out_counted(rules), *others_counted(rules), *threes)


def three_counted(rules: RuleSet, what: ThreeKey, worth: int) -> Worth:
    """What a kind of three scores or costs, in words."""
    return Worth(say.three(what, rules.red_three_enough, has_tail(rules)), points(worth))


def threes_as_cards(rules: RuleSet) -> tuple[tuple[Card, Worth], ...]:
    """What threes count among the other cards, each with one of them: all but red ones laid down or left over."""
    signs: dict[ThreeKey, Card] = {"black_melded": Card("3S"), "black_left": Card("3S"), "red_melded": Card("3H")}
    return tuple(
        (signs[what], three_counted(rules, what, worth)) for what, worth in threes_counted(rules) if what in signs
    )


def threes_counted(rules: RuleSet) -> tuple[tuple[ThreeKey, int], ...]:
    """What threes count, or cost where it is below 0, the black ones first."""
    counts, is_laid = not rules.winner_takes, rules.red_threes == "lay_down"
    threes: tuple[tuple[object, ThreeKey, int], ...] = (
        (counts and rules.meld_threes != "no", "black_melded", rules.black_three),
        (True, "black_left", -rules.black_three),
        (counts and rules.meld_threes == "all", "red_melded", rules.red_three),
        (counts and is_laid, "red_laid", rules.red_three_bonus),
        (counts and is_laid and rules.red_three_not_out >= 0, "red_not_out", rules.red_three_not_out),
        (counts and is_laid and rules.red_three_all, "red_all", rules.red_three_all),
        (True, "red_unused" if is_laid else "red_left", -rules.red_three),
    )
    return tuple((three, worth) for is_counted, three, worth in threes if is_counted)


def _values(heading: str, rows: Sequence[Worth], below: str = "") -> str:
    cells = "".join(f"<tr><td>{escape(one.what)}</td><td>{one.points}</td></tr>" for one in rows)
    note = f"<p>{below}</p>" if below else ""
    return f"<section><h2>{heading}</h2><table>{cells}</table>{note}</section>"


# ---- the box


def needs(rules: RuleSet) -> tuple[str, ...]:
    """What going out takes, a line for each thing."""
    lines = [in_words(say_page.books_needed, rules) or say.no_books()]
    if rules.partners_foot != "none" and has_partners(rules):
        lines.append(say.partners(rules.partners_foot, last_stack(rules)))
    if rules.permission and has_partners(rules):
        lines.append(say.permission())
    return (*lines, say.last_card(rules.final_discard))


def _going_out(rules: RuleSet) -> str:
    lines = "".join(f"<li>{escape(line)}</li>" for line in needs(rules))
    how = say_page.going_out(last_stack(rules))
    return f"<section><h2>{say.to_go_out()}</h2><ul>{lines}</ul><p>{how}</p></section>"


def minimums(rules: RuleSet) -> tuple[tuple[str, str], ...]:
    """What a team needs to open, a pair for each step: when, and how many points.

    >>> minimums(RuleSet(rounds=2)), minimums(RuleSet(opening=(60, 60)))
    ((('round 1', '50'), ('round 2', '90')), (('every round', '60'),))
    >>> minimums(RuleSet(opening=(60, 90), rounds=3)), minimums(RuleSet(opening=(60, 90), rounds=2, opening_growth=30))
    ((('round 1', '60'), ('from round 2', '90')), (('round 1', '60'), ('round 2', '90')))
    >>> minimums(RuleSet(opening=(60, 60), opening_growth=30))
    (('round 1', '60'), ('round 2', '60'), ('every round after', '+30'))
    >>> minimums(RuleSet(opening_by_score=((1500, 90), (0, 50)))), minimums(RuleSet(opening_by_score=((0, 50),)))
    ((('below 1,500', '50'), ('from 1,500', '90')), (('every round', '50'),))
    """
    if rules.opening_by_score:
        (_, lowest), *higher = sorted(rules.opening_by_score)
        if not higher:
            return ((say.every_round(), points(lowest)),)
        told = [(say.from_(total), points(minimum)) for total, minimum in higher]
        return ((say.below(higher[0][0]), points(lowest)), *told)
    rounds = rules.opening[: most_rounds(rules)]
    last = len(rounds)
    grows = bool(rules.opening_growth) and last < most_rounds(rules)
    if len(set(rounds)) == 1 and not grows:
        return ((say.every_round(), points(rounds[0])),)
    goes_on = last < most_rounds(rules) and not grows
    each = [
        (say.from_round(at) if goes_on and at == last else say.in_round(at), points(minimum))
        for at, minimum in enumerate(rounds, start=1)
    ]
    return (*each, (say.rounds_after(), signed(rules.opening_growth))) if grows else tuple(each)


def _to_open(rules: RuleSet) -> str:
    """The minimums in cells that flow, and an example of melds that just reach the first."""
    cells = "".join(f"<span><strong>{worth}</strong> {escape(when)}</span> " for when, worth in minimums(rules))
    return f"<section><h2>{say.to_open()}</h2><p>{cells}</p></section>"


# ---- the second leaf


def _changes(rules: RuleSet) -> str:
    """A row for each rule that differs; nothing for a set that is as its preset."""
    base = escape(rule_set_name(preset(rules.base).name))
    rows = "".join(
        f"<tr><td>{escape(rule_title(one.field))}</td><td>{escape(capital(value_text(one.field, one.after)))}</td>"
        f"<td>{escape(capital(value_text(one.field, one.before)))}</td></tr>"
        for one in changes_from_base(rules)
    )
    if not rows:
        return ""
    head = f"<tr><th></th><th>{escape(rules.name)}</th><th>{base}</th></tr>"
    return f'<article class="changes"><h2>{say.different(base)}</h2><table>{head}{rows}</table></article>'


# ---- as large as one page allows

_SIZES: Final = tuple(size / 4 for size in range(44, 23, -1))
"""Type sizes in points, the one that is easiest to read first."""
_POINT: Final = 0.3528
"""Millimetres."""
_LETTER_WIDTH: Final = 0.475
"""Of an average letter in a line of Lato, as a share of the type size; only short lines have wider ones."""
_LINE: Final = 1.2
_HEIGHT, _COLUMN, _WIDTH = 267.0, 91.0, 188.0
"""Room in millimetres: the lower of A4 and Letter, one column and the whole width of the narrower one."""


def _fitting_size(rules: RuleSet, page: Sequence[Section]) -> float:
    """The largest type with which everything fits on one page, A4 or Letter."""
    figures = [list(_figures(rules, part)) for part in page]
    return next((size for size in _SIZES if _height(rules, page, figures, size) <= _HEIGHT), _SIZES[-1])


def _height(
    rules: RuleSet, page: Sequence[Section], figures: Sequence[Sequence[tuple[str, str]]], size: float
) -> float:
    """About how many millimetres the page is high in type of that size; rather too many than too few."""
    em = size * _POINT

    def lines(text: str, width: float, scale: float = 1.0) -> int:
        letters = max(1, int(width / (em * scale * _LETTER_WIDTH)))
        return -(-len(text) // letters)

    head = 1.9 * 1.15 * lines(rule_set_name(rules.name), _WIDTH, 2.1) + _LINE * lines(tag_line(rules), _WIDTH) + 0.7
    box = (_WIDTH - 6) / 3 - 1.6 * em
    needed = needs(rules)
    cells = sum(len(worth) + len(when) + 3 for when, worth in minimums(rules)) * 1.2
    top = max(
        len(card_values(rules)) + lines(say.cards_count(rules.winner_takes), box),
        sum(lines(one.what + one.points, box) for one in book_values(rules)),
        1.1
        + sum(lines(line, box - 1.1 * em) for line in needed)
        + lines(say_page.going_out(last_stack(rules)), box)
        + lines("n" * int(cells), box),
    )
    top = _LINE * (top + 1.1) + 0.12 * len(needed) + 1.6
    columns = 0.0
    for part, small_cards in zip(page, figures, strict=True):
        columns += 1.1 * _LINE + 0.15 + 0.7
        columns += sum(_LINE * lines(line.words, _COLUMN - 1.1 * em) + 0.12 for line in part.lines)
        columns += (3 + 0.85 * _LINE + 0.3) * _rows_of_figures(small_cards, em)
    foot = 0.86 * _LINE * lines(f"{say.footer()} {encode(rules)}", _WIDTH, 0.95) + 0.9
    return em * (head + top + columns / 2 + 2 * _LINE + foot)


def _rows_of_figures(figures: Sequence[tuple[str, str]], em: float) -> int:
    """How many rows the small cards of a chapter take in a column."""
    rows, left = 0, 0.0
    for svg, caption in figures:
        drawn = 3 * em * int(svg.partition('width="')[2].partition('"')[0]) / 72
        width = max(drawn, len(caption) * 0.85 * _LETTER_WIDTH * em) + 1.1 * em
        if width > left:
            rows, left = rows + 1, _COLUMN
        left -= width
    return rows


# ---- small cards
StackKey = Literal["hand", "foot", "tail"]


def _figures(rules: RuleSet, part: Section) -> Iterator[tuple[str, str]]:
    """A chapter's small pictures with their captions."""
    match part.chapter:
        case Chapter.DEAL:
            sizes: tuple[tuple[StackKey, int | tuple[int, ...]], ...] = (
                ("hand", rules.hand_cards),
                ("foot", rules.foot_cards),
                ("tail", rules.tail_cards),
            )
            for stack, size in sizes:
                if count := for_round(size, 1):
                    told = say.stack(stack, count)
                    yield backs(count, say.letter(stack), told), told
        case Chapter.BOOKS:
            for book in books(rules):
                if book.name != "double":
                    told = say.book(book.name, Rank(rules.special_rank), book.points)
                    yield row(book.cards, told), told
        case Chapter.OPENING:
            first = openings(rules)[0]
            for at, meld in enumerate(first.melds):
                told = say.together() if at else say.opens(first.points, first.minimum)
                yield row(meld, told), told
        case Chapter.THREES if rules.red_threes == "lay_down":
            told = say.laid_down(rules.red_three_bonus)
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
    width = WIDTH + _LAP * (len(cards) - 1)
    drawn = "".join(f'<g transform="translate({at * _LAP} 0)">{_face(card)}</g>' for at, card in enumerate(cards))
    return _svg(width, drawn, label)


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
        f'<svg role="img" aria-label="{escape(label)}" viewBox="-1 -1 {width + 2} {HEIGHT + 2}" '
        f'width="{width + 2}" height="{HEIGHT + 2}">{drawn}</svg>'
    )


def _face(card: Card) -> str:
    colour = _RED if card[1] in "HDR" else _BLACK
    paper = f'<rect width="{WIDTH}" height="{HEIGHT}" rx="6" fill="#fffdf6" stroke="#555" />'
    if card[0] == "*":
        star = f'<path transform="translate(29 42)" d="{_STAR}" fill="{colour}" />'
        word = f'<text x="5" y="15" font-size="11" font-weight="700" fill="{colour}">JOKER</text>'
        return paper + word + star
    index = f'<text x="4" y="18" font-size="18" font-weight="700" fill="{colour}">{corner(card[0])}</text>'
    small = f'<path transform="translate(11 29) scale(.55)" d="{_SUITS[card[1]]}" fill="{colour}" />'
    pip = f'<path transform="translate(31 47) scale(1.25)" d="{_SUITS[card[1]]}" fill="{colour}" />'
    return paper + index + small + pip
