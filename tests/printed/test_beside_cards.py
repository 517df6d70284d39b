import re
import subprocess
from collections.abc import Callable
from html import unescape
from pathlib import Path
from textwrap import wrap
from typing import Any

import pytest
from msgspec.structs import replace

from game.cards import Card
from game.engine.table.deal import deal_round
from game.engine.table.state import before_first_deal
from game.messages.functions import printed_score_sheet as say
from game.messages.language import speaking
from game.play.dealer import Dealer
from game.printed.hint_cards import HintSection, hint_cards, hints, parted, people_of, pictures
from game.printed.rule_sheet import Worth, row, sheet
from game.printed.score_sheet import label_cell, lines_below_table, score_rows, score_sheet
from game.printed.table_needs import tables_of
from game.rules.presets import preset
from game.rules.ruleset import RuleSet
from tests.printed.test_rule_sheet import BROWSER, EM, KING, OWN, PDFINFO, WEB, pages_of, read, some_rules
from tests.sentences.rules_and_scores.test_rule_page import EVERYTHING
from tests.slow import LONG

NAMES = ("Bartholomew the Elder", *(f"Grandmother number {number}" for number in range(1, 8)))


BOOKS, LEFT = "Clean books × 500 · Dirty books × 300", "Left in hand and foot minus"
THREES, PENALTY = "Red threes left × −300", "Penalty minus"
END = f"{LEFT} · {THREES} · {PENALTY}"


@pytest.mark.parametrize(
    ("changes", "text"),
    [
        ({}, f"{BOOKS} · Cards melded · Going out 100 · {END}"),
        ({"go_out_bonus": 0, "red_three": 0}, f"{BOOKS} · Cards melded · {LEFT} · {PENALTY}"),
        ({"deal": "cut"}, f"{BOOKS} · Cards melded · Cut bonus × 300 · Going out 100 · {END}"),
        ({"deal": "cut", "cut_bonus": 0}, f"{BOOKS} · Cards melded · Going out 100 · {END}"),
        (
            {"wild_melds": "allowed", "sevens_book": 1500, "meld_threes": "black_in_foot", "threes_book": 900},
            f"{BOOKS} · Books of wilds × 1,500 · Clean books of sevens × 1,500 · Books of threes × 900 · "
            f"Cards melded · Going out 100 · {END}",
        ),
        ({"threes_book": 900, "wild_book": 900}, f"{BOOKS} · Cards melded · Going out 100 · {END}"),
        (
            {"double_book": 14, "book_at_once": 100, "unfinished_book": 500, "sevens_book": 900, "sevens_kind": "any"},
            f"{BOOKS} · Books of sevens × 900 · Books of 14 cards double · Books in one move × 100 · "
            f"Sevens short of a book × −500 · Cards melded · Going out 100 · {END}",
        ),
        (
            {"red_threes": "lay_down", "red_three_all": 500},
            f"{BOOKS} · Cards melded · Red threes laid down × 100 · All red threes 500 · Going out 100 · {END}",
        ),
        (
            {"red_threes": "lay_down", "red_three_not_out": 0},
            f"{BOOKS} · Cards melded · Red threes laid down × 100; × 0 if not out · Going out 100 · {END}",
        ),
        ({"red_three_all": 500}, f"{BOOKS} · Cards melded · Going out 100 · {END}"),
        ({"winner_takes": True, "tail_cards": 5}, f"Left in hand, foot and tail minus · {THREES} · {PENALTY}"),
    ],
)
def test_a_round_has_a_row_for_all_that_counts_and_no_other(changes: dict[str, Any], text: str) -> None:
    rows = score_rows(replace(WEB, **changes))
    assert " · ".join(f"{row.what} {row.points}".rstrip() for row in rows) == text


@pytest.mark.parametrize(
    ("changes", "lines"),
    [
        ({}, ()),
        ({"opening_by_score": ((0, 50), (1500, 90))}, ("To open: 50 below 1,500, 90 from 1,500.",)),
        ({"target_score": 8500}, ("Play to 8,500 points.",)),
    ],
)
def test_what_the_rows_leave_out_is_below_the_table(changes: dict[str, Any], lines: tuple[str, ...]) -> None:
    rules = replace(WEB, **changes)
    cards, *others = lines_below_table(rules)
    assert cards == "Cards: joker 50, two 20, ace 20, king to eight 10, seven to four 5, black three left over −5."
    assert [line for line in others if not line.startswith("To go out: one clean and one dirty book · ")] == [*lines]
    assert ("to open: 50" in score_sheet(rules)) == (not rules.opening_by_score)


@pytest.mark.parametrize(
    ("meld_threes", "told"),
    [
        ("black_last", "black three melded 5, black three left over −5"),
        ("all", "black three melded 5, black three left over −5, red three melded 300"),
    ],
)
def test_a_three_that_can_be_melded_has_its_value_among_the_cards(meld_threes: str, told: str) -> None:
    """Given threes that are a rank, red ones melded count, too. The bug: only their cost was on the score sheet."""
    rules = replace(WEB, meld_threes=meld_threes)
    assert lines_below_table(rules)[0].endswith(f"seven to four 5, {told}.")
    assert ('aria-label="red three melded"' in score_sheet(rules)) == (meld_threes == "all")


@pytest.mark.parametrize(
    "rules", [WEB, replace(WEB, rounds=5), replace(WEB, name="n" * 35), replace(WEB, name="n" * 70)]
)
def test_the_rounds_of_a_sheet_fill_its_page(rules: RuleSet) -> None:
    page = score_sheet(rules)
    below = re.findall("<p>(.*?)</p>", page.partition("<footer>")[2])
    text = 3 + 5 * sum(len(wrap(unescape(line), 104)) for line in below) + 8 * ((len(rules.name) - 1) // 34)
    lines = page.count("<tr") - 1 + 0.15 * page.count('class="total"')  # that of the total is so much higher
    assert lines * line_of(page) + 14 + text == pytest.approx(242, abs=0.01 * lines)


def line_of(page: str) -> float:
    """The height of a line on Letter, in millimetres."""
    return float(re.findall(r"--line: (?:calc\()?([\d.]+)mm", page)[0])


@pytest.mark.parametrize(("rounds", "height"), [(3, 7.5), (6, 7.5), (30, 4.4)])
def test_lines_are_never_too_high_or_too_low(rounds: int, height: float) -> None:
    assert line_of(score_sheet(replace(WEB, rounds=rounds))) == height


@pytest.mark.parametrize(("target", "rounds"), [(1000, 3), (5400, 3), (7200, 4), (7300, 5)])
def test_a_match_to_a_score_has_a_round_for_every_1800_points(target: int, rounds: int) -> None:
    assert score_sheet(replace(WEB, rounds=0, target_score=target)).count("<tbody>") == rounds


@pytest.mark.parametrize(
    ("letters", "sides", "size"), [(4, 2, 12), (20, 2, 12), (33, 2, 11), (4, 8, 10), (16, 8, 6), (40, 8, 6)]
)
def test_names_over_columns_are_as_large_as_they_fit(letters: int, sides: int, size: int) -> None:
    page = score_sheet(WEB, sides, [" ".join(["nnnn"] * (letters // 4 + 1))[:letters]] * sides)
    assert re.findall(r"--heads: ([\d.]+)pt", page) == [f"{size}"]


@pytest.mark.parametrize(("letters", "style"), [(27, ""), (54, ' style="font-size: 0.50em"')])
def test_a_label_stays_one_line(letters: int, style: str) -> None:
    assert label_cell(Worth("n" * (letters - 4), "500")).startswith(f"<td{style}>nn")


def test_the_sheet_has_every_round_with_its_minimum() -> None:
    page = score_sheet(WEB, 3, ("You & Rosa", "<b>"))
    text = read(page).text
    assert [f"Round {n}to open: {least}" in text for n, least in enumerate((50, 90, 120, 150), 1)] == [True] * 4
    assert text.count(say.this_round()) == text.count(say.total()) == 4
    assert page.count("<td></td>") == 3 * 4 * (len(score_rows(WEB)) + 2)
    assert "&lt;b&gt;" in page


def test_eight_who_play_alone_have_a_column_each_with_their_name() -> None:
    names = [f"Player number {number}" for number in range(1, 9)]
    page = score_sheet(WEB, 8, names)
    heads = re.findall(r"<th>(.) (Player number .)</th>", page)
    assert [name for _, name in heads] == names
    assert len({sign for sign, _ in heads}) == 8


def test_a_sheet_has_lines_that_older_hands_can_write_in() -> None:
    """The bugs: lines of 5 mm on a page with wide margins, and an empty foot on A4, which is higher than Letter. Given
    four rounds of Web Classic, each line is 6 mm high, or 6.4 on A4, in English and Spanish, and a round is beside all
    of its lines.
    """
    for language in ("en", "es"):
        with speaking(language):
            page = score_sheet(WEB)
        share, spare = (float(re.findall(form, page)[0]) for form in (r"--spare\) \* ([\d.]+)", r"--spare: ([\d.]+)mm"))
        assert line_of(page) >= 6
        assert line_of(page) + spare * share >= 6.4  # on A4
        assert [int(lines) for lines in re.findall(r'rowspan="(\d+)"', page)] == [len(score_rows(WEB)) + 2] * 4
        assert page.count("<tr") == 1 + 4 * (len(score_rows(WEB)) + 2)


def test_a_sheet_names_the_game_in_its_own_letters() -> None:
    """The bug: "Web Classic" in a browser's own letters, and nothing that says of which game. Given any computer, the
    page has the game's letters with it.
    """
    page = score_sheet(WEB)
    assert "<h1>Hand and Foot<small>Score sheet: Web Classic</small></h1>" in page
    assert page.count("@font-face") == page.count("src: url(data:font/ttf;base64,") == 3


def test_rows_for_which_there_is_no_room_stand_below_the_table() -> None:
    many = score_sheet(replace(WEB, rounds=9))
    assert f"{say.this_round()}: Clean books × 500 · Dirty books × 300 · " in many
    assert f"{say.this_round()}: " not in score_sheet(WEB)


OUT = "One clean and one dirty book, each partner playing from their foot and a last card to discard."


@pytest.mark.parametrize(
    ("changes", "heading", "words"),
    [
        (
            {},
            "Your turn",
            "Draw two cards, or take seven from the pile with a pair. Meld what you like. Discard one card.",
        ),
        ({"take_count": "never"}, "Your turn", "Draw two cards. Meld what you like. Discard one card."),
        (
            {"take_then_draw": 1, "take_least": 5},
            "Your turn",
            "Draw two cards, or take seven from the pile with a pair. After taking the pile, you draw one card from "
            "the stock. Nobody can take the pile while it has fewer than five cards. Meld what you like. Discard one "
            "card.",
        ),
        ({"tail_cards": 5}, "Your stacks", "Play your hand first, then your foot, then your tail."),
        ({}, "To open you need", "50, 90, 120 and 150 points, round by round."),
        ({"opening": (60,)}, "To open you need", "60 points in every round."),
        # the bug: "60 and +30 points, round by round"
        ({"opening": (60,), "opening_growth": 30}, "To open you need", "60 round 1, +30 every round after."),
        ({"opening_by_score": ((1500, 90), (0, 50))}, "To open you need", "50 below 1,500, 90 from 1,500."),
        (
            {"open_natural": True, "opening": (60,)},
            "To open you need",
            "60 points in every round. To open, at least one of your melds must have no wild cards.",
        ),
        (
            {},
            "Books",
            "Seven of one rank. A meld can't have more wild cards than naturals. Clean book 500 and dirty book 300.",
        ),
        (
            {"winner_takes": True},
            "Books",
            "Seven of one rank. A meld can't have more wild cards than naturals. Books score nothing.",
        ),
        ({}, "To go out you need", f"{OUT} Going out: 100."),
        ({"winner_takes": True}, "To go out you need", f"{OUT} Going out scores 0."),
        ({"go_out_bonus": 0}, "To go out you need", OUT),
    ],
)
def test_hint_cards_say_what_a_turn_takes(changes: dict[str, Any], heading: str, words: str) -> None:
    rules = replace(WEB, **changes)
    assert dict(hints(rules))[heading] == words
    assert ("Your stacks" in dict(hints(rules))) == ("tail_cards" in changes)
    assert unescape(hint_cards(rules)).count(words) == people_of(rules)


def test_a_hint_card_shows_the_three_that_counts() -> None:
    """Given red threes that count otherwise for a team that isn't out, their picture is a red three."""
    drawn = pictures(replace(PENNIES, red_three_not_out=20)).pictures
    red = [told for picture, told in drawn if ">3<" in picture and "#b3142b" in picture]
    assert red == ["100 laid down", "20 laid down, not out", "400 all red threes: extra", "−300 in an unused foot"]


PENNIES = replace(
    OWN,
    name="Pennies from Heaven",
    wild_melds="allowed",
    sevens_book=1500,
    sevens_kind="clean",
    out_wild=1,
    out_sevens=1,
    red_threes="lay_down",
    red_three_bonus=100,
    red_three_not_out=0,
    red_three_all=400,
)
"""Many kinds of book to go out, and a row of pictures for all that red threes can count."""


@pytest.mark.skipif(BROWSER is None, reason="lays out with Chromium")
@pytest.mark.slow
def test_no_line_of_a_hint_card_is_cut(tmp_path: Path) -> None:
    sets = [PENNIES, replace(PENNIES, name="W" * 40), *some_rules(300 if LONG else 60)]
    cards = "".join(hint_cards(rules).partition("<body>")[2].partition("</body>")[0] for rules in sets)
    head = hint_cards(PENNIES).partition("<body>")[0].replace("@media screen", "@media none")
    page = tmp_path / "cards.html"
    page.write_text(f"{head}<body>{cards}{MEASURE}</body></html>")
    flags = ["--headless", "--no-sandbox", "--disable-gpu", f"--user-data-dir={tmp_path / 'browser'}", "--dump-dom"]
    told = subprocess.run([str(BROWSER), *flags, str(page)], check=True, capture_output=True, text=True).stdout
    found = [tuple(map(int, each.split())) for each in re.findall(r"<title>(.*?)</title>", told)[0].split(",")]
    assert len(found) == cards.count("<article")
    assert {beyond for _, beyond in found} == {0}
    assert {height for height, _ in found} <= {472, 473}  # 125 mm in pixels


MEASURE = """<script>document.title = [...document.querySelectorAll("article")].map(card => card.offsetHeight + " " +
Math.max(card.scrollWidth - card.clientWidth, card.scrollHeight - card.clientHeight))</script>"""
"""How high each card is, and by how much what is on it reaches beyond it, in pixels."""


def test_every_hint_is_printed_for_everybody_within_its_card() -> None:
    for rules in (PENNIES, replace(PENNIES, name="W" * 40), *some_rules(120 if LONG else 20)):
        sections = (*(HintSection(heading, words) for heading, words in hints(rules)), pictures(rules))
        size, parts = parted(rules.name, sections)
        assert tuple(section for part in parts for section in part) == sections
        assert size >= 8.5
        assert len(parts) <= 2
        page = hint_cards(rules)
        assert "overflow: hidden" not in page
        assert [page.count(section.html()) for section in sections] == [people_of(rules)] * len(sections)
        for part in parts:
            assert sum(section.height(size) for section in part) < 110


PAIR = row((Card("KH"), Card("8H")), "king and eight")


@pytest.mark.parametrize(
    ("section", "height"),
    [
        (HintSection("Books", "n " * 23 + "n"), (2.16 + 1.22) * EM),  # 47 letters, a line of 84 mm
        (HintSection("Books", "n " * 24 + "n"), (2.16 + 2 * 1.22) * EM),
        (HintSection("Cards", "", ((KING, "300"),) * 5), 2.16 * EM + 10.7),  # cards of 9.5 mm, 1.2 mm apart
        (HintSection("Cards", "", ((KING, "300"),) * 6), 2.16 * EM + 2 * 10.7),
        (HintSection("Cards", "", ((PAIR, "300"),) * 4), 2.16 * EM + 10.7),  # wider than one by a third
        (HintSection("Cards", "", ((PAIR, "300"),) * 5), 2.16 * EM + 2 * 10.7),
        (HintSection("Cards", "", ((KING, "n" * 40),) * 2), 2.16 * EM + 2 * 10.7),
    ],
)
def test_a_part_of_a_hint_card_is_as_high_as_its_style_makes_it(section: HintSection, height: float) -> None:
    assert section.height(10) == pytest.approx(height, abs=0.05)


def test_the_stock_named_before_an_evening_is_that_of_the_deal() -> None:
    seen = 0
    for rules in some_rules(40):
        for needs in tables_of(rules):
            empty = before_first_deal(rules, needs.players, needs.sides)
            table, _ = deal_round(empty, Dealer("set up").deal(empty.board))
            if rules.deal == "auto" and rules.stacks == "dealt" and rules.red_threes != "lay_down":
                seen += 1
                assert needs.stock == table.board.stock + max(0, table.board.pile - 1)
    assert seen > 20


def test_five_who_play_alone_get_five_hint_cards_and_no_partner() -> None:
    partners = preset("partners")
    alone = replace(partners, tables=("5:solo",))
    assert "artner" in hint_cards(replace(partners, tables=("4:2v2",)))
    for page in (hint_cards(alone), score_sheet(alone, 5)):
        assert not re.search("partner(?!ship)|teammate", read(page).text, re.IGNORECASE)
    assert hint_cards(alone).count("<article") == 5


@pytest.mark.parametrize("page", [sheet, score_sheet, hint_cards])
def test_pages_are_well_formed_and_stand_alone(page: Callable[[RuleSet], str]) -> None:
    for rules in (OWN, EVERYTHING, WEB):
        text = page(rules)
        assert read(text).open == []
        assert not re.search(r"<script|<link|<img|url\((?!data:)|@import|https?:|<b>| (src|href|onclick)=", text)
        assert rules.name in read(text).text


@pytest.mark.slow
@pytest.mark.skipif(BROWSER is None or PDFINFO is None, reason="prints with Chromium, reads with pdfinfo")
@pytest.mark.parametrize("paper", ["A4", "Letter"])
def test_a_browser_prints_each_on_one_page(paper: str, tmp_path: Path) -> None:
    for rules in some_rules(57) if LONG else (EVERYTHING, preset("partners")):
        for text in (score_sheet(rules), score_sheet(rules, 8, NAMES), hint_cards(rules)):
            pages = max(1, -(-text.count("<article") // CARDS_ON_A_PAGE))
            if text.count("<tbody>") <= ROUNDS_ON_A_PAGE:
                assert pages_of(text, paper, tmp_path) == pages, (rules.name, text[:200])


ROUNDS_ON_A_PAGE = 14
CARDS_ON_A_PAGE = 4
"""Of which only the sums are written down; a game to a high score may need more."""
