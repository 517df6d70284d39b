"""The printable page: complete, alone, readable, with small cards, and safe whatever a set is called."""

import re
from html.parser import HTMLParser

import pytest
from msgspec.structs import replace

from game.rules.code import encode
from game.rules.presets import PRESET_IDS, preset
from game.rules.ruleset import PresetId, RuleSet
from game.words.rulepage import rule_page
from game.words.sheet import sheet

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
    """Tags that are open, and the text of each kind of element."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.lines: list[str] = []
        self.attributes: list[tuple[str, str | None]] = []

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
        if "li" in self.open:
            self.lines[-1] += data


def read(rules: RuleSet) -> _Reader:
    """The page as a browser reads it."""
    reader = _Reader()
    reader.feed(sheet(rules))
    reader.close()
    return reader


@pytest.mark.parametrize("preset_id", PRESET_IDS)
def test_every_sentence_of_the_rule_page_stands_on_it_in_order(preset_id: PresetId) -> None:
    """Given a preset, the sheet's items are the lines of its rule page and nothing else."""
    rules = preset(preset_id)
    assert read(rules).lines == [line for part in rule_page(rules) for line in part.lines]


def test_all_tags_are_closed_and_names_cannot_break_out() -> None:
    """Given a name with tags and quotes, the page is well formed and shows the name as it is."""
    reader = read(OWN)
    assert reader.open == []
    assert "<b>" not in sheet(OWN)
    assert "Grandma&#x27;s &lt;b&gt;rules&lt;/b&gt; &amp; &quot;ours&quot;" in sheet(OWN)


def test_what_differs_is_marked_and_listed() -> None:
    """Given eight changes, changed sentences carry the mark, and the list at the end names each with its old value."""
    page = sheet(OWN)
    assert page.count('<li class="changed">') > 8
    assert "Cards drawn: 3 instead of 2" in read(OWN).lines
    assert "Web Classic with seven changes, each marked by a star." in page
    assert '<li class="changed">' not in sheet(WEB)


def test_it_stands_alone() -> None:
    """Given any set, nothing is loaded from elsewhere and nothing runs."""
    for rules in (WEB, OWN):
        page = sheet(rules)
        assert not re.search(r"<script|<link|<img|url\(|@import|https?:", page)
        assert not [value for name, value in read(rules).attributes if name in ("src", "href", "onclick")]


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
