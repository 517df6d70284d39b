"""Nothing that the table says contradicts its moves or another thing on it."""

import random
from itertools import islice

import pytest

from game.messages.language import speaking
from game.reason.purposes import Advice, KeepsTogether
from game.rules.presets import preset
from tests.build import my_view, table, throw
from tests.properties.contradictions import Said, coached_by, contradictions, disagreements, read, said, views
from tests.reason.quick_hint import hint

ACES = ["AC AD AS"]
PLANTED = {
    "en": ("You could take the pile", "Your cards can't open yet: discard one card to end your turn.", "Go out"),
    "es": ("Podrías tomar el pozo", "Tus cartas aún no bastan para abrir: descarta una.", "Cierra la ronda"),
}


@pytest.mark.parametrize("language", PLANTED)
def test_a_planted_contradiction_is_found(language: str) -> None:
    draws = my_view(table("KC KD 5H", pile="5S", melds=ACES))
    opens = my_view(table("KC KD KH QC QD QS 5C 6C", phase="play"))
    take, cannot_open, out = PLANTED[language]
    with speaking(language):
        for view, false in ((draws, take), (draws, out), (opens, cannot_open)):
            true = [one for one in said(view, hint(view), coached_by(view, hint(view))) if one.words]
            assert not list(contradictions(view, true, language))
            assert list(contradictions(view, [*true, Said("planted", false)], language)), false


def test_a_reason_that_keeps_the_discarded_card_is_found() -> None:
    view = my_view(table("KC KD 5H 7S", phase="play", melds=ACES))
    planted = Advice(move=throw("KC"), purpose=KeepsTogether("K", 2, "pile"))  # type: ignore[arg-type]  # a rank
    assert not list(disagreements(view, hint(view), coached_by(view, hint(view))))
    assert list(disagreements(view, planted, coached_by(view, hint(view))))


@pytest.mark.slow
def test_a_match_of_all_levels_contradicts_itself_nowhere() -> None:
    found = read(islice(views(preset("campus"), 4, 2, 5, 1), 120), random.Random(5), 0.3)
    assert found.moments > 20
    assert found.wrong == ()
