"""What is yours stays where it is: a hint or the coach moves none of the own melds."""

import pytest

from game.sentences.advice.coach import CoachWords, MayIGo
from game.turn import hinting
from game.ui.match.session.person_memory import MATCHES
from game.ui.shared.preferences import Preferences
from game.ui.table.inputs import Advised, Press, ShowCoach
from game.ui.table.sheets.coach_sheet import coach_sheet
from tests.slow import slow_except
from tests.ui.coached import at_table
from tests.ui.drive import SIZES, shared_kit
from tests.ui.hinted import SHORT_HINT
from tests.ui.table.crowded import ELEVEN_MELDS, SHAPES


@pytest.mark.parametrize("size", slow_except([(1366, 768)], [*SIZES, (1366, 768), (1024, 600)]))
@pytest.mark.parametrize("shape", SHAPES)
def test_no_own_meld_moves_when_a_hint_or_the_coach_comes(
    shape: str, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given five melds and the coach, then a hint beside it, then the hint alone, each own meld lies where it lay
    before; with both at a table of two pairs they went 200 pixels to the left.
    """
    monkeypatch.setattr(hinting, "advice_while_thinking", lambda *given: iter([SHORT_HINT]))
    scene = at_table(shape, melds=ELEVEN_MELDS[:5])
    scene.resize(shared_kit(size, Preferences()))
    before = scene.state.layout.bands[0]
    scene.feed(ShowCoach(coach_sheet(CoachWords(MayIGo(MATCHES)), None, scene.state.view, scene.state.people)))
    assert scene.state.coached is not None
    assert scene.state.layout.bands[0] == before
    scene.feed(Press("hint"))
    assert scene.state.hint is not None
    assert scene.state.layout.bands[0] == before
    scene.feed(ShowCoach(None))
    assert scene.state.hint is None  # what the coach had worked out leaves with it
    scene.feed(Advised(SHORT_HINT))
    assert scene.state.hint is not None
    assert scene.state.layout.bands[0] == before
