import pytest

from game.ai.fallback_move import fallback_move
from game.engine.apply import apply
from game.engine.moves import Answer, Cut, Discard, Draw, Pass
from game.engine.table.board import Phase
from game.engine.table.view import view_of
from game.rules.presets import PRESET_IDS, preset
from tests.build import CAMPUS, PARTNERS, after, books, dealt, go_out, my_view, table
from tests.slow import slow_except


@pytest.mark.parametrize("preset_id", slow_except(["family", "partners"], PRESET_IDS))
def test_the_simplest_play_is_legal_to_the_end_of_a_round(preset_id: str) -> None:
    now = dealt(preset(next(known for known in PRESET_IDS if known == preset_id)), settled=False)
    while now.board.phase != Phase.ENDED:
        now = apply(now, fallback_move(view_of(now, now.board.mover))).table
    assert now.board.stock < now.board.draw_count


def test_it_draws_and_throws_the_low_end_of_the_hand() -> None:
    assert fallback_move(my_view(table(hand="*R KC 4C"))) == Draw()
    discard = fallback_move(my_view(table(hand="*R KC 4C", phase="play")))
    assert isinstance(discard, Discard)
    assert discard.card == "4C"
    assert fallback_move(my_view(table(hand="*R KC 4C", stock="4C"))) == Pass()


def test_it_cuts_exactly_and_says_yes() -> None:
    assert fallback_move(my_view(dealt(PARTNERS, settled=False))) == Cut(22)
    ready = table(hand="KS 4C", phase="play", rules=CAMPUS, melds=books(CAMPUS, 1, 1), played_foot=[0, 2])
    assert fallback_move(my_view(after(ready, go_out("KS > 0", discard="4C")))) == Answer(True)
