"""The printable page: complete, alone, readable, with small cards, and safe whatever a set is called."""

import random
import re
import shutil
import subprocess
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from game.messages.functions import rule_page as say_page
from game.messages.language import speak
from game.printed.printed_page import PrintedPage, page_to_print
from game.printed.rule_sheet import book_values, card_values, minimums, needs, sheet
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
    """A page as a browser reads it: tags that are still open, attributes, all text, and that of each list item."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.lines: list[str] = []
        self.attributes: list[tuple[str, str | None]] = []
        self.text = ""
        self.feed(page)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.attributes += attrs
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
    """Given a preset, the sheet's items are what going out takes, then the lines of the rule page but for those that
    the box and the table of values say.
    """
    rules = preset(preset_id)
    elsewhere = (
        *(say_page.books_to_go_out, say_page.partners_foot),
        *(say_page.card_values, say_page.book_values, say_page.going_out_bonus, say_page.left_over),
    )
    told = [line.words for part in rule_page(rules) for line in part.lines if line.sentence not in elsewhere]
    assert read(sheet(rules)).lines == [*needs(rules), *told]


def test_the_table_tells_what_every_card_and_book_counts() -> None:
    """Given a set with all kinds of books, each has its row; a red three laid down earns, one left over costs."""
    cards = {one.what: one.points for one in card_values(OWN)}
    assert cards == {"joker": "50", "two": "20", "ace": "20", "king to eight": "10", "seven to four": "5"}
    others = {one.what: one.points for one in book_values(OWN)}
    assert {others[what] for what in ("clean book", "dirty book", "book of wilds")} == {"500", "300", "1,500"}
    assert (others["clean book of sevens"], others["book of threes"]) == ("1,500", "900")
    assert (others["black three melded"], others["black three left over"]) == ("5", "−5")
    assert (others["red three laid down"], others["red three in an unused foot"]) == ("100", "−300")
    assert others["going out"] == "100"
    assert {one.what: one.points for one in book_values(WEB)}["red three left over"] == "−300"
    page = sheet(OWN)
    assert all(f"<td>{one.what}</td><td>{one.points}</td>" in page for one in (*card_values(OWN), *book_values(OWN)))


@pytest.mark.parametrize(
    ("changes", "told"),
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
            ("two clean books", "your partner's OK", "a last card to discard or meld"),
        ),
        ({"partners_foot": "none", "out_clean": 0, "out_dirty": 0}, ("no books", "a last card to discard")),
    ],
)
def test_the_box_tells_all_that_going_out_takes(changes: dict[str, Any], told: tuple[str, ...]) -> None:
    """Books, partner, permission and the last card, whatever the set asks for."""
    assert needs(replace(WEB, **changes)) == told


def test_the_box_tells_what_opens_in_every_round() -> None:
    """The last entry of a list holds for all rounds that follow; minimums by score go by totals."""
    assert minimums(replace(WEB, opening=(60, 90), rounds=3)) == (("round 1", "60"), ("from round 2", "90"))
    assert minimums(replace(WEB, rounds=2)) == (("round 1", "50"), ("round 2", "90"))
    assert minimums(replace(WEB, opening_by_score=((0, 50), (1500, 90)))) == (
        ("below 1,500", "50"),
        ("from 1,500", "90"),
    )


def test_all_tags_are_closed_and_names_cannot_break_out() -> None:
    """Given a name with tags and quotes, the page is well formed and shows the name as it is."""
    reader = read(sheet(OWN))
    assert reader.open == []
    assert "<b>" not in sheet(OWN)
    assert "Grandma&#x27;s &lt;b&gt;rules&lt;/b&gt; &amp; &quot;ours&quot;" in sheet(OWN)


@pytest.mark.parametrize("base", PRESET_IDS)
def test_the_page_of_an_own_set_tells_nothing_but_the_set(base: PresetId) -> None:
    """Given an own set, its page names no preset, marks nothing, and does not open with the preset's line."""
    own = replace(preset(base), name="Aunt Vera's rules", hand_cards=13, foot_cards=13, take_count=6, out_clean=3)
    page = sheet(own)
    assert preset(base).name not in page
    assert "★" not in page
    assert "source" not in page
    assert "take six from the pile" in page.lower()
    assert tag_line(preset(base)) not in page


def test_what_was_changed_is_a_second_leaf_on_demand() -> None:
    """Given changes, the second leaf names the preset and tells each rule as it is here and there; a set that is as its
    preset has no second leaf.
    """
    plain, both = sheet(OWN), sheet(OWN, with_changes=True)
    assert "Web Classic" not in plain
    first, _, second = both.partition('<article class="changes">')
    assert "Web Classic" not in first
    assert "<tr><td>Cards drawn</td><td>3</td><td>2</td></tr>" in second
    assert second.count("<tr>") == 1 + len(changes_from_base(OWN))
    assert sheet(WEB, with_changes=True) == sheet(WEB)


def test_it_stands_alone() -> None:
    """Given any set, nothing is loaded from elsewhere and nothing runs."""
    for rules in (WEB, OWN):
        page = sheet(rules)
        assert not re.search(r"<script|<link|<img|url\(|@import|https?:", page)
        assert not [value for name, value in read(page).attributes if name in ("src", "href", "onclick")]


def test_a_page_names_its_language() -> None:
    """Given another language, a browser and a screen reader learn which one the page is in."""
    assert '<html lang="en">' in sheet(WEB)
    speak("es")
    try:
        assert '<html lang="es">' in sheet(WEB)
    finally:
        speak("en")


@pytest.mark.parametrize("page", PrintedPage)
def test_a_preset_is_called_as_on_the_screen(page: PrintedPage) -> None:
    """Given another language, each printed page has the preset's name in it; a set of the user's own keeps its name."""
    speak("es")
    printed = page_to_print(WEB, page, with_changes=True)
    assert "Clásico web" in printed
    assert "Web Classic" not in printed
    assert "Lake house" in page_to_print(replace(WEB, name="Lake house"), page)
    assert "respecto a Clásico web" in sheet(replace(WEB, draw_count=3), with_changes=True)
    assert rule_text(WEB).startswith("Clásico web\n===========\n")


def test_it_has_small_cards_of_our_own_with_a_label_each() -> None:
    """Given a set with all kinds of books, each picture says what it shows; a joker and a ten are readable."""
    page = sheet(OWN)
    labels = re.findall(r'aria-label="([^"]+)"', page)
    assert labels == [label for label in labels if label]
    told = " ".join(labels)
    for words in (
        "clean book, 500",
        "dirty book, 300",
        "book of wilds, 1,500",
        "book of sevens",
        "book of threes, 900",
    ):
        assert words in told
    assert "hand, 11 cards" not in told
    assert "hand, eleven cards" in told
    assert page.count("<svg") == len(labels)
    assert ">JOKER<" in page


def test_the_code_to_read_out_stands_at_the_bottom() -> None:
    """Given a set, its phone code is on the sheet."""
    assert f"<code>{encode(OWN)}</code>" in sheet(OWN)


def some_rules(count: int) -> list[RuleSet]:
    """The presets, a set that uses most options at once, and random sets without a clash."""
    rng = random.Random(11)
    found = [*map(preset, PRESET_IDS), OWN, EVERYTHING]
    while len(found) < count:
        rules = any_rules(rng, f"Table {len(found)}")
        found += [] if clashes_of(rules) else [rules]
    return found


@pytest.mark.slow
def test_the_type_is_as_large_as_one_page_allows() -> None:
    """Given presets, the type has nearly nine points or more; given any set, it is never below six."""
    assert all(type_size(preset(preset_id)) >= 8.75 for preset_id in PRESET_IDS)
    sizes = [type_size(rules) for rules in some_rules(60)]
    assert min(sizes) > 6
    assert len(set(sizes)) > 2


def type_size(rules: RuleSet) -> float:
    """Of the page, in points."""
    return float(re.findall(r'<body style="font-size: ([\d.]+)pt', sheet(rules))[0])


BROWSER = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
PDFINFO = shutil.which("pdfinfo")


@pytest.mark.slow
@pytest.mark.skipif(BROWSER is None or PDFINFO is None, reason="prints with Chromium, reads with pdfinfo")
@pytest.mark.parametrize("paper", ["A4", "Letter"])
def test_a_browser_prints_it_on_one_page(paper: str, tmp_path: Path) -> None:
    """Given a set that uses most options at once, a browser makes one page of it, on either paper, and two with the
    second leaf; given presets and fifty random sets as well with HANDFOOT_LONG=1.
    """
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
