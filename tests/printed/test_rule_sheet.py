import random
import re
import shutil
import subprocess
from html.parser import HTMLParser
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from game.cards import Card, corner, parse_cards
from game.messages.functions import rule_page as say_page
from game.messages.language import speaking
from game.printed.printed_page import PrintedPage, page_to_print
from game.printed.rule_sheet import (
    backs,
    book_values,
    card_values,
    needs,
    row,
    sheet,
)
from game.printed.rule_text import rule_text
from game.rules.clashes import clashes_of
from game.rules.presets import PRESET_IDS, changes_from_base, preset
from game.rules.rule_code import encode
from game.rules.ruleset import PresetId, RuleSet
from game.sentences.rules_and_scores.rule_page import rule_page, tag_line
from tests.properties.random_rules import any_rules
from tests.sentences.rules_and_scores.test_rule_page import EVERYTHING
from tests.slow import LONG

WEB = preset("web")
OWN = replace(
    WEB,
    name='Grandma\'s <b>rules</b> & "ours"',
    draw_count=3,
    red_threes="lay_down",
    wild_melds="allowed",
    sevens_book=1500,
    meld_threes="black_in_foot",
    threes_book=900,
    hand_cards=(11, 13),
)


class _Reader(HTMLParser):
    """A page as a browser reads it: tags that are still open, all text, and that of each list item."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.lines: list[str] = []
        self.text = ""
        self.feed(page)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in ("meta", "rect", "path"):
            self.open.append(tag)
        if tag == "li":
            self.lines.append("")

    def handle_endtag(self, tag: str) -> None:
        if tag not in ("rect", "path"):
            assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data
        if "li" in self.open:
            self.lines[-1] += data


def read(page: str) -> _Reader:
    """The page with all that a browser finds in it."""
    return _Reader(page)


@pytest.mark.parametrize("preset_id", PRESET_IDS)
def test_the_rule_page_stands_on_it_in_order(preset_id: PresetId) -> None:
    rules = preset(preset_id)
    elsewhere = (
        *(say_page.books_to_go_out, say_page.partners_foot),
        *(say_page.card_values, say_page.book_values, say_page.going_out_bonus, say_page.left_over),
    )
    told = [line.words for part in rule_page(rules) for line in part.lines if line.sentence not in elsewhere]
    assert read(sheet(rules)).lines == [*needs(rules), *told]


BOOKS = "clean book 500, dirty book 300"
LAID = {"red_threes": "lay_down", "red_three_all": 400, "red_three_not_out": 0}


@pytest.mark.parametrize(
    ("changes", "rows"),
    [
        ({}, f"{BOOKS}, going out 100, black three left over −5, red three left over −300"),
        (
            {"wild_melds": "allowed", "sevens_book": 1500, "meld_threes": "black_in_foot", "threes_book": 900},
            f"{BOOKS}, book of wilds 1,500, clean book of sevens 1,500, book of threes 900, going out 100, "
            "black three melded 5, black three left over −5, red three left over −300",
        ),
        (
            {"meld_threes": "all", "wild_melds": "allowed", "wild_book": 0, "go_out_bonus": 0},
            f"{BOOKS}, black three melded 5, black three left over −5, red three melded 300, red three left over −300",
        ),
        (
            {"wild_melds": "allowed", "wild_book": 0, "unfinished_book": 600, "out_sevens": 1},
            f"{BOOKS}, wilds or sevens short of a book −600, going out 100, black three left over −5, "
            "red three left over −300",
        ),
        (
            {"wild_melds": "allowed", "wild_book": 0, "unfinished_book": 600},
            f"{BOOKS}, wilds short of a book −600, going out 100, black three left over −5, red three left over −300",
        ),
        (
            {"double_book": 14, "book_at_once": 200, "unfinished_book": 600, "out_sevens": 1} | LAID,
            f"{BOOKS}, book of 14 cards double, book in one move: extra 200, sevens short of a book −600, "
            "going out 100, black three left over −5, red three laid down 100, red three laid down, not out 0, "
            "all red threes: extra 400, red three in an unused foot −300",
        ),
        (
            {"meld_threes": "all", "winner_takes": True},
            "going out 0, black three left over −5, red three left over −300",
        ),
        ({"winner_takes": True} | LAID, "going out 0, black three left over −5, red three in an unused foot −300"),
    ],
)
def test_the_table_has_the_points_of_every_book_and_three(changes: dict[str, Any], rows: str) -> None:
    rules = replace(WEB, **changes)
    assert ", ".join(f"{one.what} {one.points}" for one in book_values(rules)) == rows
    page = sheet(rules)
    assert all(f"<td>{one.what}</td><td>{one.points}</td>" in page for one in book_values(rules))


def test_the_table_has_the_points_of_every_card() -> None:
    without = "two 20, ace 20, king to eight 10, seven to four 5"
    for jokers, rows in ((2, f"joker 50, {without}"), (0, without)):
        rules = replace(WEB, jokers=jokers)
        assert ", ".join(f"{one.what} {one.points}" for one in card_values(rules)) == rows
        assert all(f"<td>{one.what}</td><td>{one.points}</td>" in sheet(rules) for one in card_values(rules))


@pytest.mark.parametrize(
    ("changes", "lines"),
    [
        (
            {},
            (
                "one clean and one dirty book",
                "each partner playing from their foot",
                "a last card to discard",
            ),
        ),
        (
            {"permission": True, "partners_foot": "none", "final_discard": "optional", "out_dirty": 0, "out_clean": 2},
            ("two clean books", "each partner's OK", "a last card to discard or meld"),
        ),
        ({"partners_foot": "none", "out_clean": 0, "out_dirty": 0}, ("no books", "a last card to discard")),
    ],
)
def test_the_box_says_what_opens_and_all_that_going_out_takes(changes: dict[str, Any], lines: tuple[str, ...]) -> None:
    rules = replace(WEB, **changes)
    assert needs(rules) == lines
    assert "<strong>50</strong> round 1" in sheet(rules)


@pytest.mark.parametrize("base", PRESET_IDS)
def test_the_page_of_an_own_set_tells_nothing_but_the_set(base: PresetId) -> None:
    own = replace(preset(base), name="Aunt Vera's rules", hand_cards=13, foot_cards=13, take_count=6, out_clean=3)
    page = sheet(own)
    assert preset(base).name not in page
    assert "★" not in page
    assert "source" not in page
    assert "take six from the pile" in page.lower()
    assert tag_line(preset(base)) not in page


def test_what_was_changed_is_a_second_leaf_on_demand() -> None:
    plain, both = sheet(OWN), sheet(OWN, with_changes=True)
    assert "Web Classic" not in plain
    first, _, second = both.partition('<article class="changes">')
    assert "Web Classic" not in first
    assert "<tr><td>Cards drawn</td><td>3</td><td>2</td></tr>" in second
    assert second.count("<tr>") == 1 + len(changes_from_base(OWN))
    assert sheet(WEB, with_changes=True) == sheet(WEB)


def test_each_printed_page_has_a_name_and_a_description_of_its_own() -> None:
    words = [(page.label, page.about) for page in PrintedPage]
    assert words[0] == ("The rules", "All of them, in the order of play")
    assert len({text for both in words for text in both}) == 2 * len(PrintedPage)


@pytest.mark.parametrize("page", PrintedPage)
def test_every_page_is_printed_in_the_fonts_of_the_game(page: PrintedPage) -> None:
    fonts = re.findall(r"font(?:-family)?: ([^;]+);", page_to_print(WEB, page))
    assert {font.split()[-1] for font in fonts} == {"Lato", "Fraunces", "var(--text)", "var(--heading)"}


def test_a_page_names_its_language() -> None:
    assert '<html lang="en">' in sheet(WEB)
    with speaking("es"):
        assert '<html lang="es">' in sheet(WEB)


@pytest.mark.parametrize("page", PrintedPage)
def test_a_preset_is_called_as_on_the_screen(page: PrintedPage) -> None:
    with speaking("es"):
        printed = page_to_print(WEB, page, with_changes=True)
        assert "Clásico web" in printed
        assert "Web Classic" not in printed
        assert "Lake house" in page_to_print(replace(WEB, name="Lake house"), page)
        assert "respecto a Clásico web" in sheet(replace(WEB, draw_count=3), with_changes=True)
        assert rule_text(WEB).startswith("Clásico web\n===========\n")


@pytest.mark.parametrize(
    ("rules", "labels"),
    [
        (
            replace(OWN, tail_cards=(0, 5)),
            "hand, eleven cards · foot, eleven cards · clean book, 500 · dirty book, 300 · book of wilds, 1,500 · "
            "book of sevens, 1,500 · book of threes, 900 · 50 points, minimum 50 · together · laid down, 100 each",
        ),
        (
            replace(WEB, double_book=14, tail_cards=7, opening=(15,)),
            "hand, eleven cards · foot, eleven cards · tail, seven cards · clean book, 500 · dirty book, 300 · "
            "15 points, minimum 15",
        ),
    ],
)
def test_each_small_picture_has_a_label(rules: RuleSet, labels: str) -> None:
    page = sheet(rules)
    assert " · ".join(re.findall(r'aria-label="([^"]+)"', page)) == labels
    assert " · ".join(re.findall(r"<figcaption>(.*?)</figcaption>", page)) == labels
    assert page.count("<svg") == labels.count(" · ") + 1


def test_the_code_to_read_out_stands_at_the_bottom() -> None:
    assert f"<code>{encode(OWN)}</code>" in sheet(OWN)


def some_rules(count: int) -> list[RuleSet]:
    """The presets, a set that uses most options at once, and random sets without a clash."""
    rng = random.Random(11)
    found = [*map(preset, PRESET_IDS), OWN, EVERYTHING]
    while len(found) < count:
        rules = any_rules(rng, f"Table {len(found)}")
        found += [] if clashes_of(rules) else [rules]
    return found


EM = 10 * 25.4 / 72
"""Millimetres of type of ten points."""
KING = row((Card("KH"),), "king")
RICH = replace(
    WEB,
    double_book=14,
    book_at_once=100,
    unfinished_book=500,
    wild_melds="allowed",
    sevens_book=1500,
    threes_book=700,
    meld_threes="all",
)
"""More values than lines of anything else beside them."""


@pytest.mark.parametrize(
    ("cards", "colours"),
    [("KH", ["#b3142b"]), ("9S TD", ["#1c1c24", "#b3142b"]), ("*R *B 4C", ["#b3142b", "#1c1c24", "#1c1c24"])],
)
def test_small_cards_overlap_from_left_to_right_within_their_picture(cards: str, colours: list[str]) -> None:
    drawn = row(parse_cards(cards), "some cards")
    left, top, width, height = map(int, re.findall(r'viewBox="(.*?)"', drawn)[0].split())
    places = [int(x) for x in re.findall(r"<g transform=.translate\((\d+) 0\)", drawn)]
    steps = {after - before for before, after in pairwise(places)}
    assert places[0] == 0
    assert len(steps) <= 1
    assert all(18 < step < 50 // 2 for step in steps)
    assert (left, top, width, height) == (-1, -1, places[-1] + 50 + 2, 70 + 2)
    assert f'width="{width}" height="{height}"' in drawn
    faces = drawn.split("<g ")[1:]
    assert [{*re.findall("#b3142b|#1c1c24", face)} for face in faces] == [{colour} for colour in colours]
    signs = re.findall(r">(\w+)</text>", drawn)
    assert signs == ["JOKER" if card[0] == "*" else corner(card[0]) for card in parse_cards(cards)]


@pytest.mark.parametrize(("count", "edges"), [(1, 1), (4, 4), (11, 5)])
def test_a_stack_shows_a_few_edges_and_its_letter_in_the_middle_of_the_top_card(count: int, edges: int) -> None:
    drawn = backs(count, "H", "hand")
    rects = [(int(x), int(y)) for x, y in re.findall(r'<rect x="(\d+)" y="(\d+)" width="40" height="56"', drawn)]
    assert rects == [(1 + 3 * at, 1 + 2 * at) for at in range(edges)]
    ((x, y),) = re.findall(r'<text x="(\d+)" y="(\d+)" text-anchor="middle" font-size="24"', drawn)
    assert (int(x), int(y)) == (rects[-1][0] + 40 // 2, rects[-1][1] + 56 // 2 + 24 * 3 // 8)
    assert 'viewBox="-1 -1 62 72"' in drawn


BROWSER = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
PDFINFO = shutil.which("pdfinfo")


@pytest.mark.slow
@pytest.mark.skipif(BROWSER is None or PDFINFO is None, reason="prints with Chromium, reads with pdfinfo")
@pytest.mark.parametrize("paper", ["A4", "Letter"])
def test_a_browser_prints_it_on_one_page(paper: str, tmp_path: Path) -> None:
    for rules in some_rules(57) if LONG else (EVERYTHING,):
        assert pages_of(sheet(rules), paper, tmp_path) == 1, rules
    assert pages_of(sheet(OWN, with_changes=True), paper, tmp_path) == 2


def pages_of(page: str, paper: str, folder: Path) -> int:
    """How many pages a browser makes of it."""
    file, pdf = folder / "page.html", folder / "page.pdf"
    file.write_text(page.replace("@page {", f"@page {{ size: {paper};", 1), encoding="utf-8")
    flags = ["--headless", "--no-sandbox", "--disable-gpu", f"--user-data-dir={folder / 'browser'}"]
    told = [*flags, "--no-pdf-header-footer", f"--print-to-pdf={pdf}", str(file)]
    subprocess.run([str(BROWSER), *told], check=True, capture_output=True, timeout=120)
    info = subprocess.run(["pdfinfo", str(pdf)], check=True, capture_output=True, text=True).stdout
    return int(re.findall(r"Pages: +(\d+)", info)[0])
