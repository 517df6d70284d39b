"""The box of a hint is whole where letters are large."""

import pytest
from msgspec.structs import replace
from pygame import Rect

from game.cards import parse_cards
from game.engine.moves import Group, MeldCards
from game.reason.purposes import Instead
from game.toolkit.screen_preferences import Spoken
from game.toolkit.widgets.bar import bar_height
from game.ui.shared.preferences import Preferences
from game.ui.table.inputs import Advised, TableCommand
from tests.ui.coached import at_table
from tests.ui.drive import Picture, kit_at
from tests.ui.hinted import LONG_HINT
from tests.ui.table.crowded import EIGHT_BOOKS, ELEVEN_MELDS

THIRD = Instead(MeldCards((Group(parse_cards("TC TD 2S")), Group(parse_cards("QS QH QC")))), 128)


@pytest.mark.parametrize("size", [(1024, 600), (1366, 768)])
@pytest.mark.parametrize("language", ["en", "es"])
def test_the_third_alternative_is_whole_in_the_largest_letters(language: Spoken, size: tuple[int, int]) -> None:
    """Given six finished books of the rivals behind it and three other moves that were tried, everything that Show more
    tells lies below the bar: the box began above it, and its first lines were hidden.
    """
    preferences = Preferences(language=language, text_size="large", interface=150)
    scene = at_table("4-2v2", melds=EIGHT_BOOKS[:6] + ELEVEN_MELDS[:3])
    scene.feed(Advised(replace(LONG_HINT, others=(*LONG_HINT.others, THIRD))))
    scene.feed(TableCommand.HINT_MORE)
    texts = Picture(scene, size, preferences).texts
    words = scene.frames.scenery.hint_box
    assert words is not None
    said = " ".join(text.text for text in texts)
    for line in words.figures:
        assert line in said
    top = bar_height(kit_at(size, preferences))
    lines = [text for text in texts if any(text.text in line and len(text.text) > 6 for line in words.figures)]
    assert all(Rect(text.rect).top >= top for text in lines)
