"""The words of the game explained."""

import pytest

from game.rules.presets import PRESET_IDS, preset
from game.words.glossary import GLOSSARY, Term
from game.words.rulepage import section


@pytest.mark.parametrize("term", Term)
def test_every_word_is_explained_and_leads_to_its_rule(term: Term) -> None:
    """Each has a title and whole sentences, short enough for a dialog, and a chapter that every rule set has."""
    entry = GLOSSARY[term]
    assert entry.title
    assert entry.words.endswith(".")
    assert len(entry.words) < 260
    for name in PRESET_IDS:
        assert section(preset(name), entry.chapter).lines
