"""The table by keys alone, what keys that can do nothing say, and the loudspeaker."""

import pygame
import pytest
from msgspec.structs import replace

from game.analysis.coaching.tips import CanOpen
from game.engine.table.board import Phase
from game.toolkit.input.gamepad import GamepadButton, KeyPress
from game.ui.shared.preferences import Preferences
from game.ui.table.inputs import TableCommand
from game.ui.table.table_game import TableHooks
from tests.build import WEB, table
from tests.ui.coached import OPENING, at_table, coached
from tests.ui.table.table_games import OPENED, Sitting, opened, unopened, walk_to


def test_a_turn_is_played_by_keys_alone() -> None:
    """Draw, choose three fives with arrows and Space, meld them with M, discard with X."""
    sitting = Sitting(table(hand="5C 5D 5S QH", melds=OPENED, rules=WEB, pile="9D", stock="AS AD 5H 6H"))
    sitting.key(pygame.K_d)
    sitting.scene.tools.form.focus_id(sitting.card("5S"))
    for _ in range(3):
        sitting.key(pygame.K_SPACE)
        sitting.key(pygame.K_RIGHT)
    sitting.key(pygame.K_m)
    assert len(sitting.game.view.board.melds[0]) == 3
    sitting.scene.tools.form.focus_id(sitting.card("QH"))
    sitting.key(pygame.K_SPACE)
    sitting.key(pygame.K_x)
    assert sitting.game.view.board.upcard == "QH"


def test_d_ends_the_round_where_the_button_says_so() -> None:
    """The stock is used up: the button in the place of Draw has its key too."""
    sitting = Sitting(table(hand="5C QH", melds=OPENED, rules=WEB, pile="9D", stock=""))
    sitting.key(pygame.K_d)
    assert sitting.game.view.board.phase not in (Phase.DRAW, Phase.PLAY)


def test_the_buttons_of_a_pad_press_what_is_offered() -> None:
    """Given any moment of a turn, West and North are those of what advances it, and of nothing under a sheet. The bug:
    with the stock used up, West discarded or said that it was too early, and nobody could pass.
    """
    pads = (GamepadButton.WEST, GamepadButton.NORTH, GamepadButton.LEFT_TRIGGER, GamepadButton.RIGHT_TRIGGER)
    begun, empty = (Sitting(table(hand="KC QH", melds=OPENED, pile="9D", stock=stock)).scene for stock in ("AS AD", ""))
    laid, advised = opened(), coached(CanOpen, OPENING, at_table(opened=False))
    laid.drag(laid.card("5C"), "new_pile")
    for scene, keys in ((begun, "dp"), (empty, "dp"), (opened().scene, "xm"), (laid.scene, "x\r"), (advised, "xe")):
        assert [scene.gamepad_key(pad) for pad in pads] == [KeyPress(ord(key)) for key in keys + "uh"], keys
        scene.feed(TableCommand.SHOW_LAP)
        assert [scene.gamepad_key(pad) for pad in pads] == [None] * 4


def test_escape_opens_the_menu_when_nothing_is_held() -> None:
    """First what is chosen is let go, then the menu opens."""
    called: list[str] = []
    sitting = Sitting(
        table(hand="KC QH", phase="play", rules=WEB), hooks=TableHooks(on_menu=lambda: called.append("menu"))
    )
    sitting.click("hand/0")
    sitting.key(pygame.K_ESCAPE)
    assert called == []
    sitting.key(pygame.K_ESCAPE)
    assert called == ["menu"]


@pytest.mark.parametrize("opens", [pygame.K_w, pygame.K_t, pygame.K_h])
def test_escape_closes_what_is_open_before_the_menu_opens(opens: int) -> None:
    """Given the last turns, what is missing to go out, or a hint: whoever wanted to read on got the menu over it."""
    called: list[str] = []
    sitting = Sitting(
        table(hand="KC QH 9D", phase="play", rules=WEB, melds=OPENED, pile="4S"),
        (1366, 768),
        hooks=TableHooks(on_menu=lambda: called.append("menu")),
    )
    sitting.key(opens)
    scene = sitting.scene
    assert (scene.tools.form.dialog, scene.state.hint) != (None, None)
    sitting.key(pygame.K_ESCAPE)
    assert (scene.tools.form.dialog, scene.state.hint, called) == (None, None, [])
    sitting.key(pygame.K_ESCAPE)
    assert called == ["menu"]


def test_a_staged_card_and_a_closer_look_are_to_be_had_by_keys() -> None:
    """Enter on a staged card takes it home; L shows what has the keys, any key ends it."""
    sitting = opened()
    sitting.drag(sitting.card("5C"), "new_pile")
    sitting.scene.tools.form.focus_id("staged/0/0")
    sitting.key(pygame.K_RETURN)
    assert sitting.scene.state.arrangement.draft is None
    plain = pygame.image.tobytes(sitting.surface, "RGB")
    sitting.scene.tools.form.focus_id("meld/0/0")
    sitting.key(pygame.K_l)
    assert pygame.image.tobytes(sitting.surface, "RGB") != plain
    sitting.key(pygame.K_SPACE)
    assert sitting.scene.state.view.is_mine


def test_the_keys_stay_in_the_hand_when_their_card_has_left_it() -> None:
    """The last card has the keys and is laid: the one that is last then has them."""
    sitting = opened("KC QH 5C")
    sitting.scene.tools.form.focus_id("hand/2")
    sitting.drag(sitting.card("KC"), "meld/0/0")
    sitting.scene.tools.form.focus_id("hand/1")
    sitting.key(pygame.K_SPACE)
    sitting.key(pygame.K_m)
    focused = sitting.scene.tools.form.focused
    assert focused is not None
    assert focused.id == f"hand/{len(sitting.hand) - 1}"


def test_d_draws_and_x_discards_and_x_never_takes_the_pile() -> None:
    """At the start of a turn X says it is too early; after D it discards the chosen card. A second D only speaks."""
    sitting = Sitting(table(hand="KC QD 4S", rules=WEB, pile="9D", stock="AS AD 5H 6H"))
    sitting.click(sitting.card("4S"))
    sitting.key(pygame.K_x)
    assert sitting.game.view.board.upcard == "9D"
    assert sitting.scene.state.arrangement.draft is None
    assert sitting.scene.state.refusal
    sitting.key(pygame.K_d)
    assert len(sitting.hand) == 5
    assert sitting.scene.state.arrangement.chosen, "drawing lets nothing go"
    assert not sitting.scene.state.refusal
    sitting.key(pygame.K_d)
    assert sitting.game.view.board.upcard == "9D"
    assert sitting.scene.state.refusal
    sitting.key(pygame.K_x)
    assert sitting.game.view.board.upcard == "4S"


LETTERS = {
    "m": pygame.K_m,
    "x": pygame.K_x,
    "p": pygame.K_p,
    "u": pygame.K_u,
    "o": pygame.K_o,
    "g": pygame.K_g,
    "k": pygame.K_k,
}


@pytest.mark.parametrize("letter", LETTERS)
@pytest.mark.parametrize("moment", ["draw", "play", "others"])
def test_a_key_that_can_do_nothing_now_says_why(letter: str, moment: str) -> None:
    """Whether its button is greyed or not even there: one sentence, and nothing happens."""
    sitting = {
        "draw": lambda: Sitting(table(hand="KC QD 4S", rules=WEB, pile="9D")),
        "play": lambda: opened("KC QD 4S"),
        "others": lambda: Sitting(table(hand="4C 5C", seat=1, rules=WEB, pile="9D", hands={0: "KC QD"})),
    }[moment]()
    before = sitting.game.turn
    sitting.key(LETTERS[letter])
    assert sitting.game.turn == before
    assert sitting.scene.state.refusal.endswith(".")
    if moment == "others":
        assert "Walt" in sitting.scene.state.refusal


def test_every_greyed_button_says_why_by_mouse_and_by_key() -> None:
    """A click and Enter both end in a sentence."""
    for sitting in (opened("KC QD 4S"), unopened("KC QD 4S")):
        sitting.click(sitting.card("QD"))
        greyed = [
            target.id
            for target in sitting.scene.report().targets
            if target.id.startswith("button/") and not target.enabled
        ]
        assert greyed
        for id in greyed:
            for by_key in (False, True):
                sitting.scene.state = replace(sitting.scene.state, refused=None)
                if by_key:
                    walk_to(sitting, id)
                    sitting.key(pygame.K_RETURN)
                else:
                    sitting.click(id)
                assert sitting.scene.state.refusal.endswith("."), id


def test_without_an_opening_o_says_so_in_a_sentence() -> None:
    """And with one it stages the cheapest."""
    poor = unopened("KC QD 9S 4S")
    poor.key(pygame.K_o)
    assert "50" in poor.scene.state.refusal
    rich = unopened()
    rich.key(pygame.K_o)
    assert rich.scene.state.arrangement.draft is not None
    assert "enough" in str(rich.scene.frames.scenery.meter)


def test_the_loudspeaker_in_the_bar_shows_whether_there_is_sound() -> None:
    """Another picture for none."""
    sitting = Sitting(table(hand="KC QH", rules=WEB))
    plain = pygame.image.tobytes(sitting.surface, "RGB")
    sitting.scene.prefer(Preferences(sound=False, speed="off"))
    sitting.pass_time()
    assert pygame.image.tobytes(sitting.surface, "RGB") != plain
