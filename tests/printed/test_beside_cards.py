"""What is printed for a table with real cards, true of any rule set: score sheet, hint cards, how to set up."""

import re
import subprocess
from pathlib import Path

import pytest
from msgspec.structs import replace

from game.engine.table.deal import deal_round
from game.engine.table.state import before_first_deal
from game.messages.functions import printed_score_sheet as say
from game.messages.language import speaking
from game.play.dealer import Dealer
from game.printed.hint_cards import HintSection, hint_cards, hints, parted, people_of, pictures
from game.printed.score_sheet import score_rows, score_sheet
from game.printed.setup_sheet import setup_page, setup_steps, tables_of
from game.rules.presets import PRESET_IDS, preset
from game.rules.ruleset import PresetId, RuleSet
from game.sentences.rules_and_scores.rule_page import rule_page
from tests.printed.test_rule_sheet import BROWSER, OWN, PDFINFO, WEB, pages_of, read, some_rules
from tests.sentences.rules_and_scores.test_rule_page import EVERYTHING
from tests.slow import LONG

PAGES = (score_sheet, hint_cards, setup_page)
NAMES = ("Bartholomew the Elder", *(f"Grandmother number {number}" for number in range(1, 8)))


def test_a_round_has_the_rows_that_the_rules_count_by_and_no_other() -> None:
    """A book that the rules do not know, or a bonus of nothing, has no row; what they count has, with its worth."""
    web = {row.what: row.points for row in score_rows(WEB)}
    assert web == {
        "Clean books": "× 500",
        "Dirty books": "× 300",
        "Cards melded": "",
        "Going out": "100",
        "Left in hand and foot": "minus",
        "Red threes left": "× −300",
        "Penalty": "minus",
    }
    own = {row.what: row.points for row in score_rows(OWN)}
    assert (own["Clean books of sevens"], own["Books of threes"], own["Books of wilds"]) == (
        "× 1,500",
        "× 900",
        "× 1,500",
    )
    assert own["Red threes laid down"] == "× 100"
    partners = preset("partners")
    assert "× 300" in [row.points for row in score_rows(partners) if row.what == "Cut bonus"]
    assert "Cut bonus" not in web
    bare = replace(WEB, go_out_bonus=0, red_three=0)
    assert not {"Going out", "Red threes left"} & {row.what for row in score_rows(bare)}


def test_the_sheet_has_every_round_with_its_minimum() -> None:
    """Four rounds of Web Classic open with 50, 90, 120 and 150; each has a total, and a column for each side."""
    page = score_sheet(WEB, 3, ("You & Rosa", "<b>"))
    text = read(page).text
    assert [f"Round {n}to open: {least}" in text for n, least in enumerate((50, 90, 120, 150), 1)] == [True] * 4
    assert text.count(say.total()) == 4
    assert page.count("<td></td>") == 3 * 4 * (len(score_rows(WEB)) + 2)
    assert "&lt;b&gt;" in page


def test_eight_who_play_alone_have_a_column_each_with_their_name() -> None:
    """The largest table's sheet has a sign of its own and a name over each column, in type that the column holds."""
    names = [f"Player number {number}" for number in range(1, 9)]
    page = score_sheet(WEB, 8, names)
    heads = re.findall(r"<th>(.) (Player number .)</th>", page)
    assert [name for _, name in heads] == names
    assert len({sign for sign, _ in heads}) == 8
    small, large = (float(re.findall(r"--heads: ([\d.]+)pt", text)[0]) for text in (page, score_sheet(WEB, 2, names)))
    assert small < large


def test_each_round_of_a_blank_sheet_has_a_line_for_its_sum() -> None:
    """Between what a round is counted by and the running total, as at the screen."""
    text = read(score_sheet(WEB)).text
    assert text.count(say.this_round()) == text.count(say.total()) == 4


def test_a_sheet_has_lines_that_older_hands_can_write_in() -> None:
    """The bug: lines of 5 mm on a page with wide margins. Given four rounds of Web Classic, each line is 6 mm high, in
    English and Spanish, and a round is beside all of its lines.
    """
    for language in ("en", "es"):
        with speaking(language):
            page = score_sheet(WEB)
        assert float(re.findall(r"--line: ([\d.]+)mm", page)[0]) >= 6
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
    """Given so many rounds that only their sums fit, what a round is counted by is told in one line with its worth."""
    many = score_sheet(replace(WEB, rounds=9))
    assert f"{say.this_round()}: Clean books × 500 · Dirty books × 300 · " in many
    assert f"{say.this_round()}: " not in score_sheet(WEB)


@pytest.mark.parametrize("rules", [WEB, OWN, EVERYTHING, preset("campus")], ids=lambda rules: str(rules.name)[:12])
def test_hint_cards_tell_the_numbers_of_the_rules(rules: RuleSet) -> None:
    """What is drawn, taken, opened with and counted is there for everybody."""
    told = " ".join(text for _, text in hints(rules))
    assert {str(rules.clean_book), str(rules.dirty_book)} <= set(re.findall(r"[\d,]+", told.replace(",", "")))
    assert read(hint_cards(rules)).text.count(told.split(".")[0]) >= people_of(rules)


def test_a_hint_card_shows_the_three_that_counts() -> None:
    """Given red threes that count otherwise for a team that isn't out, their picture is a red three."""
    drawn = pictures(replace(PENNIES, red_three_not_out=20)).pictures
    red = [told for picture, told in drawn if ">3<" in picture and "#b3142b" in picture]
    assert red == ["100 laid down", "20 laid down, not out", "400 all red threes: extra", "−300 in an unused foot"]


def test_books_that_score_nothing_are_said_to() -> None:
    """Given rules by which only losers score, the card gives books no points."""
    told = dict(hints(replace(WEB, winner_takes=True)))["Books"]
    assert told.endswith("Books score nothing.")


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
    """Given Pennies from Heaven, the longest names and random sets, everything on a card is within its border, and
    cards keep their size: nothing is hidden, and four of them are still a page.
    """
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
    """Given random rules, each hint and picture is there for everybody, in the same order, in type that can be read,
    and what the lines need is no more than a card holds.
    """
    for rules in (PENNIES, replace(PENNIES, name="W" * 40), *some_rules(120)):
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


def test_the_stock_of_the_setup_page_is_that_of_the_deal() -> None:
    """Given any rule set, what it says is left after the deal is what the engine has left in the stock."""
    seen = 0
    for rules in some_rules(40):
        for needs in tables_of(rules):
            empty = before_first_deal(rules, needs.players, needs.sides)
            table, _ = deal_round(empty, Dealer("set up").deal(empty.board))
            if rules.deal == "auto" and rules.stacks == "dealt" and rules.red_threes != "lay_down":
                seen += 1
                assert needs.stock == table.board.stock + max(0, table.board.pile - 1)
    assert seen > 20


def test_partners_are_only_seated_where_there_are_any() -> None:
    """A set for people who play alone says nothing of teammates."""
    alone = replace(WEB, tables=("2:solo", "3:solo"))
    assert not any("artner" in step or "teammate" in step for step in setup_steps(alone))
    assert any("teammate" in step for step in setup_steps(WEB))


def test_five_who_play_alone_get_five_hint_cards_and_no_partner() -> None:
    """Given the rules with most partners in them at a table of five: five cards, and neither they nor the score sheet
    of that table speak of a partner, whose OK and foot the same rules ask for where there are teams.
    """
    partners = preset("partners")
    alone = replace(partners, tables=("5:solo",))
    assert "artner" in hint_cards(replace(partners, tables=("4:2v2",)))
    for page in (hint_cards(alone), score_sheet(alone, 5), setup_page(alone)):
        assert not re.search("partner(?!ship)|teammate", read(page).text, re.IGNORECASE)
    assert hint_cards(alone).count("<article") == 5


@pytest.mark.parametrize("preset_id", PRESET_IDS)
@pytest.mark.parametrize("stacks", ["dealt", "choose", "bottom_high", "bottom_low"])
@pytest.mark.parametrize("deal", ["auto", "cut"])
def test_a_table_is_set_up_in_the_order_in_which_the_rules_tell_the_deal(
    preset_id: PresetId, stacks: str, deal: str
) -> None:
    """Given every set with every rule of stacks: what the page of rules says of the deal is done in that order, so
    nobody takes cards from a packet that is only lifted a step later.
    """
    rules = replace(preset(preset_id), stacks=stacks, deal=deal, stacks_pass="none" if deal == "cut" else "by_round")
    told = next([line.words for line in section.lines] for section in rule_page(rules) if section.chapter == "deal")
    steps = list(setup_steps(rules))
    assert [step for step in steps if step in told] == told
    assert len(told) >= 3


@pytest.mark.parametrize("page", PAGES)
def test_pages_are_well_formed_and_stand_alone(page: object) -> None:
    """Whatever a set is called, tags are closed, the name is shown as it is, and nothing is loaded from elsewhere."""
    for rules in (OWN, EVERYTHING, WEB):
        text = page(rules)  # type: ignore[operator]
        assert read(text).open == []
        assert not re.search(r"<script|<link|<img|url\((?!data:)|@import|https?:|<b>", text)
        assert rules.name in read(text).text


@pytest.mark.slow
@pytest.mark.skipif(BROWSER is None or PDFINFO is None, reason="prints with Chromium, reads with pdfinfo")
@pytest.mark.parametrize("paper", ["A4", "Letter"])
def test_a_browser_prints_each_on_one_page(paper: str, tmp_path: Path) -> None:
    """Given a set that uses most options at once, one page on either paper, or two where each has two hint cards; fifty
    random ones with HANDFOOT_LONG=1.
    """
    for rules in some_rules(57) if LONG else (EVERYTHING, preset("partners")):
        for text in (score_sheet(rules), score_sheet(rules, 8, NAMES), hint_cards(rules), setup_page(rules)):
            pages = max(1, -(-text.count("<article") // CARDS_ON_A_PAGE))
            if text.count("<tbody>") <= ROUNDS_ON_A_PAGE:
                assert pages_of(text, paper, tmp_path) == pages, (rules.name, text[:200])


ROUNDS_ON_A_PAGE = 14
CARDS_ON_A_PAGE = 4
"""Of which only the sums are written down; a game to a high score may need more."""
