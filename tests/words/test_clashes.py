"""What a person reads about a rule set that contradicts itself."""

import re
from typing import Any

import pytest
from msgspec.structs import replace

from game.rules.clashes import Clash, ClashKind, Mend, clashes_of
from game.rules.presets import preset
from game.words.house_rules import clash_sentence, clash_with_keys, fixing, rule_title

WEB = preset("web")


def told(**changes: Any) -> str:
    """The sentence of the one clash that these changes to Web Classic bring."""
    (clash,) = clashes_of(replace(WEB, **changes))
    return clash_sentence(clash)


@pytest.mark.parametrize("kind", ClashKind)
def test_every_kind_of_clash_has_a_sentence_without_gaps(kind: ClashKind) -> None:
    """Each kind reads as a sentence that begins with a capital or a label and ends with a full stop."""
    full = Clash(kind=kind, fields=("decks", "stacks"), have=5, need=7, round=2, players=4, value="4:2v2")
    for clash in (full, replace(full, fields=("decks",), value="6:2v2"), replace(full, mend=Mend("decks", 4))):
        text = clash_sentence(clash)
        assert re.match(r"[A-Z“]", text), text
        assert text.endswith("."), text
        assert not re.search(r"None|_|  ", text), text


def test_a_clash_of_two_fields_names_both_and_the_mend() -> None:
    """Reshuffling with one card drawn: both labels, the reason, and what to set."""
    text = told(stock_out="reshuffle", draw_count=1)
    assert rule_title("stock_out") in text
    assert rule_title("draw_count") in text
    assert text.endswith("Set “Cards drawn” to 2.")


def test_the_numbers_that_clash_are_told() -> None:
    """A stock of 40 that must serve ten draws of five says 40 and 50, and for how many players."""
    text = told(hand_cards=17, foot_cards=17, draw_count=5)
    assert "two players" in text
    assert "40" in text
    assert "50" in text


def test_a_file_is_told_the_keys_as_well() -> None:
    """On the command line the keys of the file stand in front."""
    (clash,) = clashes_of(replace(WEB, rounds=0))
    assert clash_with_keys(clash).startswith("rounds, target_score: ")


def test_a_mend_says_values_as_people_do() -> None:
    """Words and lists, not keys and brackets."""
    assert fixing(Mend("second_meld", "after_closing")) == "Set “Second meld of a rank” to after the first is a book."
    assert fixing(Mend("opening", (50, 90))) == "Set “Opening minimums” to 50, 90."
