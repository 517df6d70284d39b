"""A score sheet to fill in by hand, as one printable HTML page: for each round the rows that the rule set counts by,
with what each is worth, and the running total below them.

As the page of rules it stands alone, and is as high as the lower of A4 and Letter.
"""

from collections.abc import Iterable, Sequence
from html import escape
from textwrap import wrap
from typing import Final

from game.cards import Card, Rank
from game.engine.melding.melds import SEVEN
from game.engine.score import ScoreKind
from game.messages.amounts import capital, points
from game.messages.functions import printed_rules as say_rules, printed_score_sheet as say, scores as say_scores
from game.printed.html_page import html_page
from game.printed.rule_sheet import (
    Worth,
    card_values,
    going_out_counted,
    minimums,
    needs,
    others_counted,
    row,
    threes_as_cards,
    unfinished_books,
)
from game.rules.presets import rule_set_name
from game.rules.ruleset import RuleSet, has_tail, is_special, lowest_high_rank, minimum_of_round
from game.sentences.rules_and_scores.scores import SCORE_ITEMS

POINTS_A_ROUND: Final = 1800
"""About what the leaders score in a round: a sheet has lines enough where only a score ends the match."""
FEWEST_ROUNDS: Final = 3

FEWEST_LINES: Final = 2.15
"""Lines of a round if there is no room for more: its points, and the total, which is larger."""

_HEIGHT: Final = 242.0
"""Millimetres for the rounds and the text below the table on Letter, which is lower than A4."""
_FOOT: Final = 3.0
_FOOT_LINE: Final = 5.0
_FOOT_LETTERS: Final = 104
"""Millimetres above the text below the table and of each of its lines; letters in a line of a wide typeface."""
_CARDS: Final = 14.0
"""Millimetres of the cards with their values below the table."""
_TITLE_LETTERS: Final = 34
_TITLE_LINE: Final = 8.0
"""Letters of a title in one line, and millimetres of each further one."""
_LOWEST: Final = 4.4
_HIGHEST: Final = 7.5
"""Of a line, in millimetres: what can still be written in, and what looks well."""

_WIDTH: Final = 194.0
_LABELS: Final = 82.0
_HEADS: Final = 9.5
"""Millimetres: how wide the page and its first two columns are, and how high the lines of the names."""
_LABEL_LETTERS: Final = 27
"""Letters of a row and what it is worth that the second column holds; more are printed smaller."""
_HEAD_SIZES: Final = (12.0, 11.0, 10.0, 9.0, 8.0, 7.0, 6.0)
"""Type sizes in points for the names over the columns, the one that is easiest to read first."""
_BOLD_LETTER: Final = 0.35 * 0.66
_HEAD_LINE: Final = 0.35 * 1.1
"""Width of an average bold letter, and height of a line, in millimetres for each point of the type size."""

_STYLE: Final = """
:root { --spare: 17mm; }
@media print and (min-aspect-ratio: 73/100) { :root { --spare: 0mm; } }
@page { margin: 7mm 8mm; }
* { box-sizing: border-box; }
body { color: #1c1c24; max-width: 194mm;
  margin: 0 auto; font-size: 11pt; line-height: 1.1; }
header { display: flex; justify-content: space-between; align-items: baseline; gap: 6mm; margin: 0 0 2mm; }
h1 { font: 700 22pt/1.1 var(--heading); margin: 0; overflow-wrap: anywhere; }
h1 small { font: 700 13pt var(--text); margin-left: 4mm; }
header p { margin: 0; white-space: nowrap; font-weight: 700; }
table { border-collapse: collapse; width: 100%; table-layout: fixed; border: .6mm solid #1c1c24;
  font-size: min(11.5pt, calc(var(--line) * .8)); }
th, td { border-top: .2mm solid #777; border-left: .4mm solid #1c1c24; padding: 0 2mm; text-align: left;
  height: var(--line); overflow: hidden; white-space: nowrap; }
col.round { width: 24mm; }
col.label { width: 58mm; }
thead th { height: 11mm; background: #f6f2ea; border-bottom: .6mm solid #1c1c24;
  padding: .6mm 1mm .6mm calc(2mm + 1em); text-indent: -1em; font-size: var(--heads); line-height: 1.1;
  white-space: normal; overflow-wrap: anywhere; }
thead th:first-child { font-size: 1em; padding-left: 2mm; text-indent: 0; }
tbody { break-inside: avoid; border-top: .6mm solid #1c1c24; }
th.round { background: #ece6da; vertical-align: top; padding: 1mm 1.5mm 0; white-space: normal;
  font: 700 1.2em/1.1 var(--heading); }
thead th, th.round, tr.total td { -webkit-print-color-adjust: exact; print-color-adjust: exact; }
th.round span { display: block; font: 700 .72em/1.1 var(--text); }
td, figcaption, footer { font-weight: 700; }
tr.sum td { border-top: .4mm solid #1c1c24; }
tr.total td { background: #ece6da; height: calc(var(--line) * 1.15); }
tr.total td:first-of-type { font: 700 1.15em/1 var(--heading); }
span.worth { float: right; color: #333; font-weight: 400; }
footer { margin-top: 3mm; }
footer p { margin: 0 0 .8mm; }
div.cards { display: flex; justify-content: space-between; margin-top: 3mm; }
figure { display: flex; align-items: center; gap: 2mm; margin: 0; }
figure svg { height: 11mm; width: auto; }
figcaption { font-size: .9em; }
figure strong { display: block; font-size: 1.6em; }
@media screen { body { padding: 8mm; max-width: 210mm; } }
"""

TEAM_SIGNS: Final = "◆●▲■✚⬢★☾"
"""By team, as at the screen; eight play alone at the largest tables."""


def score_rows(rules: RuleSet) -> tuple[Worth, ...]:
    """What a round is counted by under these rules, in the order in which it is counted.

    >>> [row.what for row in score_rows(RuleSet())][:4]
    ['Clean books', 'Dirty books', 'Cards melded', 'Going out']
    """
    if rules.winner_takes:
        return _left(rules)
    laid, not_out = rules.red_three_bonus, rules.red_three_not_out
    each_laid = say.each(laid) if not_out < 0 else say.each_not_out(laid, not_out)
    is_laid, is_clean = rules.red_threes == "lay_down", rules.sevens_kind == "clean"
    rows = (
        (True, _each(SCORE_ITEMS[ScoreKind.CLEAN_BOOKS](), rules.clean_book)),
        (True, _each(SCORE_ITEMS[ScoreKind.DIRTY_BOOKS](), rules.dirty_book)),
        (rules.wild_melds != "no", _each(SCORE_ITEMS[ScoreKind.WILD_BOOKS](), rules.wild_book)),
        (rules.sevens_book, _each(say.of_rank(is_clean, SEVEN), rules.sevens_book)),
        (is_special(rules), _each(say.of_rank(is_clean, Rank(rules.special_rank)), rules.special_book)),
        (rules.threes_book and rules.meld_threes != "no", _each(say.threes(), rules.threes_book)),
        (rules.double_book, Worth(say.double_books(rules.double_book), say.twice())),
        (rules.book_at_once, _each(SCORE_ITEMS[ScoreKind.BOOKS_AT_ONCE](), rules.book_at_once)),
        (rules.unfinished_book, _each(capital(unfinished_books(rules)), -rules.unfinished_book)),
        (True, Worth(SCORE_ITEMS[ScoreKind.MELDED]())),
        (is_laid, Worth(SCORE_ITEMS[ScoreKind.RED_THREES](), each_laid)),
        (
            is_laid and rules.red_three_all,
            Worth(say.all_red_threes(rules.red_three_enough), points(rules.red_three_all)),
        ),
        (rules.deal == "cut" and rules.cut_bonus, _each(SCORE_ITEMS[ScoreKind.CUT](), rules.cut_bonus)),
    )
    others = (Worth(capital(one.what), one.points) for one in (*going_out_counted(rules), *others_counted(rules)))
    return (*(row for is_counted, row in rows if is_counted), *others, *_left(rules))


def _left(rules: RuleSet) -> tuple[Worth, ...]:
    left = Worth(say.left(has_tail(rules)), say.minus())
    penalty = Worth(say.penalty(), say.minus())
    if not rules.red_three:
        return left, penalty
    return left, Worth(say.red_threes_left(), say.each_minus(rules.red_three)), penalty


def _each(title: str, worth: int) -> Worth:
    return Worth(title, say.each(worth))


def score_sheet(rules: RuleSet, sides: int = 2, names: Sequence[str] = ()) -> str:
    """The whole page as HTML text in UTF-8, with a column for each side; `names` stand over the first ones."""
    rows = score_rows(rules)
    below = lines_below_table(rules)[1:]
    height = _room(rules, below) - _CARDS
    rounds = rules.rounds or max(FEWEST_ROUNDS, -(-rules.target_score // POINTS_A_ROUND))
    if height / rounds / (len(rows) + FEWEST_LINES) < _LOWEST:
        below = (say.counted(" · ".join(f"{row.what} {row.points}".rstrip() for row in rows)), *below)
        rows, height = (), _room(rules, below) - _CARDS
    lines = rounds * (len(rows) + FEWEST_LINES)
    line = max(_LOWEST, min(_HIGHEST, height / lines))
    blocks = [blank_round(rules, number, rows, sides) for number in range(1, rounds + 1)]
    heads = [f"{sign} {name}" for sign, name in zip(TEAM_SIGNS, (*names, *[""] * sides)[:sides], strict=False)]
    tables = [score_table(heads, blocks, title=""), _cards(rules)]
    return sheet_page(rule_set_name(rules.name), say.date(), tables, below, line, game=say.game(), spare=1 / lines)


def _cards(rules: RuleSet) -> str:
    """A card of each value with what it counts, and which others count the same."""
    low = f"{lowest_high_rank(rules)[1]}C"
    signs = (*(("*R",) if rules.jokers else ()), "2C", "AS", "KD", low)
    counted = (*zip(map(Card, signs), card_values(rules), strict=True), *threes_as_cards(rules))
    figures = (
        f"<figure>{row([card], one.what)}"
        f"<figcaption><strong>{escape(one.points)}</strong>{escape(one.what)}</figcaption></figure>"
        for card, one in counted
    )
    return f'<div class="cards">{"".join(figures)}</div>'


def sheet_page(
    name: str,
    date: str,
    tables: Sequence[str],
    below: Sequence[str],
    line: float,
    style: str = "",
    above: str = "",
    game: str = "",
    spare: float = 0,
) -> str:
    """A page of tables with lines of this many millimetres; `style` is added to that of every sheet, `above` is HTML
    before the tables, `game` is larger than the name. Each line gets the share `spare` of what A4 has more.
    """
    title = f"{escape(game)}<small>{escape(say.title(name))}</small>" if game else escape(name)
    parts = (
        f"<header><h1>{title}</h1><p>{date}</p></header>",
        above,
        *tables,
        f"<footer>{''.join(f'<p>{escape(told)}</p>' for told in below)}</footer>",
    )
    return html_page(
        escape(say.title(name)),
        _STYLE + style,
        parts,
        f'style="--line: calc({line:.2f}mm + var(--spare) * {spare:.4f})"',
    )


def score_table(heads: Sequence[str], blocks: Iterable[str], caption: str = "", title: str | None = None) -> str:
    """Lines with a column under each of these heads, repeated on every page; `caption` is HTML, `title` is over the
    rounds and what they are counted by, for a score sheet its own.
    """
    over = "".join(f"<th>{escape(head)}</th>" for head in heads)
    told = f"<caption>{caption}</caption>" if caption else ""
    size = f'style="--heads: {_head_size(heads, column_width(len(heads))):g}pt"'
    title = escape(say.heading() if title is None else title)
    head = f'<col class="round"/><col class="label"/><thead><tr><th colspan="2">{title}</th>{over}</tr></thead>'
    return f"<table {size}>{told}{head}{''.join(blocks)}</table>"


def column_width(sides: int) -> float:
    """Millimetres of a column for a side."""
    return (_WIDTH - _LABELS) / sides


def _head_size(heads: Sequence[str], width: float) -> float:
    """The type size in which the names over the columns fit whole; columns are this many millimetres wide."""

    def fits(size: float) -> bool:
        letters = max(1, int((width - 3 - size * _HEAD_LINE) / (size * _BOLD_LETTER)))  # the sign stands before them
        return max(len(wrap(head, letters)) for head in heads) * size * _HEAD_LINE <= _HEADS

    return next((size for size in _HEAD_SIZES if fits(size)), _HEAD_SIZES[-1])


def blank_round(rules: RuleSet, number: int, rows: Sequence[Worth], sides: int) -> str:
    """The lines of a round to fill in, what it brought and the total."""
    blank = "<td></td>" * sides
    lines = [f"<tr>{label_cell(row)}{blank}</tr>" for row in rows]
    lines += [f'<tr class="sum">{label_cell(Worth(say.this_round()))}{blank}</tr>']
    opening = "" if rules.opening_by_score else say.opens(minimum_of_round(rules, number))
    return round_block(number, opening, [*lines, f'<tr class="total"><td>{say.total()}</td>{blank}</tr>'])


def round_block(number: int, note: str, lines: Sequence[str]) -> str:
    """Lines with their round and a note on it beside them."""
    told = f"<span>{escape(note)}</span>" if note else ""
    head = f'<th class="round" rowspan="{len(lines)}">{say_scores.round(number)}{told}</th>'
    return f"<tbody>{''.join(lines).replace('>', f'>{head}', 1)}</tbody>"


def label_cell(row: Worth) -> str:
    """The label of a row, in type in which it stays one line."""
    letters = len(f"{row.what} {row.points}")
    small = f' style="font-size: {_LABEL_LETTERS / letters:.2f}em"' if letters > _LABEL_LETTERS else ""
    worth = f'<span class="worth">{escape(row.points)}</span>' if row.points else ""
    return f"<td{small}>{escape(row.what)}{worth}</td>"


def lines_below_table(rules: RuleSet) -> tuple[str, ...]:
    """Card values, what opens where the score decides it, and what going out takes."""
    threes = (worth for _, worth in threes_as_cards(rules))
    told = [say.cards(", ".join(one.told for one in (*card_values(rules), *threes)))]
    if rules.opening_by_score:
        told.append(say.to_open(", ".join(say_rules.worth(worth, when) for when, worth in minimums(rules))))
    told.append(say.to_go_out(" · ".join(needs(rules))))
    if rules.target_score:
        told.append(say.played_to(rules.target_score))
    return tuple(told)


def _room(rules: RuleSet, below: Sequence[str]) -> float:
    """Millimetres for the rounds, with that text below them."""
    lines = sum(len(wrap(told, _FOOT_LETTERS)) for told in below)
    further = len(wrap(rule_set_name(rules.name), _TITLE_LETTERS)) - 1
    return _HEIGHT - _FOOT - lines * _FOOT_LINE - further * _TITLE_LINE
