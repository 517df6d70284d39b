"""The list of what is possible, at the table."""

import pygame
import pytest

from game.engine.moves import Discard, MeldCards, Move
from game.turn.spots import LaidMeld
from game.ui.shared.preferences import Preferences
from game.ui.shared.seated_players import make_people
from game.ui.table.inputs import Advised
from game.ui.table.screen import TableScene
from game.ui.table.sheets.possible_sheet import PossibleSheet
from game.ui.table.table_game import TableHooks
from tests.build import WEB, table as laid_table
from tests.reason.quick_hint import hint
from tests.slow import slow_except
from tests.ui.drive import SIZES, key, send, shared_kit, there
from tests.ui.table.crowded import crowded
from tests.ui.table.table_games import OPENED, GameAt, Sitting

NAMES = ("You", "Walt", "Rosa", "June")
MELDS = ("7S 7H 7D 7C 7S 7H", "9S 9H 9D")


def table(phase: str = "play", size: tuple[int, int] = (1366, 768)) -> tuple[TableScene, GameAt]:
    """Six sevens and three nines, with a seven and a nine in the hand."""
    game = GameAt(crowded("4-2v2", "7D 9C AC KD 5S", melds=MELDS, phase=phase))
    scene = TableScene(game, make_people(NAMES, (True, False, False, False)), TableHooks(), Preferences(speed="off"))
    scene.resize(shared_kit(size, Preferences()))
    return scene, game


def listed(scene: TableScene) -> list[str]:
    """The rows of the list, once the table rests."""
    for _ in range(5):
        scene.update(0.05)
    sheet = scene.modal
    assert isinstance(sheet, PossibleSheet)
    return [row.label for row in sheet.extra]


def test_a_row_is_done_at_once_and_the_list_is_made_anew() -> None:
    """Given a book to close, its row lights up its card and its meld alone; pressed it is closed, and the list goes on
    with what is left. A number chooses, Esc closes.
    """
    scene, game = table()
    scene.show_possible()
    rows = listed(scene)
    assert rows == ["Complete the sevens: clean book", "Add a nine to nines", "Discard any card: your turn ends"]
    assert [scene.state.layout.hand[position] for position in scene.state.arrangement.chosen] == ["7D"]
    assert scene.frames.scenery.lit == {LaidMeld(0, 0)}
    send(scene.handle, key(pygame.K_1))
    assert listed(scene) == rows[1:]
    assert len(game.turn.table.board.melds[0][0].cards) == 7
    send(scene.handle, key(pygame.K_ESCAPE))
    assert scene.modal is None
    scene.update(0.05)
    assert scene.modal is None


def test_a_discard_is_only_shown() -> None:
    """Given the row that ends the turn, the list folds, and nothing is discarded."""
    scene, game = table()
    before = game.event_count
    scene.show_possible()
    send(scene.handle, key(pygame.K_3))
    for _ in range(5):
        scene.update(0.05)
    assert scene.modal is None
    assert game.event_count == before
    assert scene.state.note is not None


@pytest.mark.parametrize("hand", ["AC AD AH QC JD 9H 7C 6H 4S 3S"])
def test_what_a_hint_said_comes_first_and_takes_one_press(hand: str) -> None:
    """The bug: the advised move stood among the others, and an opening took more presses. Given an opening that is
    advised, it is the first row, one press does all of it, and the record says it was a hint.
    """
    shown: list[Move] = []
    game = GameAt(crowded("4-2v2", hand, phase="play"))
    hooks = TableHooks(on_hint=shown.append)
    scene = TableScene(game, make_people(NAMES, (True, False, False, False)), hooks, Preferences(speed="off"))
    scene.resize(shared_kit((1366, 768), Preferences()))
    advised = hint(game.view).move
    assert isinstance(advised, Discard | MeldCards)
    scene.feed(Advised(hint(game.view)))
    before = game.event_count
    scene.show_possible()
    listed(scene)
    send(scene.handle, key(pygame.K_1))
    for _ in range(5):
        scene.update(0.05)
    assert shown == [advised]
    assert game.event_count > before


def test_what_a_hint_has_said_is_no_second_hint() -> None:
    """Given a hint on the screen, the list begins with its move, and the record isn't told of another."""
    shown: list[Move] = []
    sitting = Sitting(crowded("4-2v2", "2H AH KS QC JD 9H 7C 6H 4S 3H"), hooks=TableHooks(on_hint=shown.append))
    told = hint(sitting.game.view)
    sitting.scene.feed(Advised(told))
    before = list(shown)
    sitting.scene.show_possible()
    assert shown == before
    assert isinstance(sitting.scene.modal, PossibleSheet)
    assert sitting.scene.modal.things[0].is_advised


@pytest.mark.parametrize(
    "hand",
    [
        "*R 2H 2C AD KH KD JS JS 9D 7S 6S 5S 4S 4S",
        "7D 9C AC KD 5S",
        "2H AH KS QC JD 9H 7C 6H 4S 3H",
        "KS KH KD QS QH QD 2H 7D 9C 9S",
        "7D 9C 8S 8H 8D TS TH TC 2S",
    ],
)
def test_help_counts_the_rows_of_the_list(hand: str) -> None:
    """The bug: Help said "four things", the list had five rows. Given any hand, it counts what the list shows, and
    counting alone is no hint.
    """
    shown: list[Move] = []
    game = GameAt(crowded("4-2v2", hand, melds=("TD TC TH 2D 2S", "6H 6D 6C", "5H 5C 5D"), phase="play"))
    hooks = TableHooks(on_hint=shown.append)
    scene = TableScene(game, make_people(NAMES, (True, False, False, False)), hooks, Preferences(speed="off"))
    scene.resize(shared_kit((1366, 768), Preferences()))
    count = scene.possible_count
    assert not shown
    scene.show_possible()
    assert len(listed(scene)) == count


def test_a_press_beside_it_does_what_is_there() -> None:
    """Given the list lights up a meld and its golden button, a press on that button melds, and isn't lost."""
    scene, game = table()
    scene.show_possible()
    listed(scene)
    button = there(scene.tools.button("meld"))
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        send(scene.handle, pygame.event.Event(kind, pos=button.rect.center, button=1, touch=False))
    for _ in range(3):
        scene.update(0.05)
    assert len(game.turn.table.board.melds[0][0].cards) == 7
    assert scene.modal is None


@pytest.mark.parametrize("shape", slow_except([(4, 2), (8, 8)], [(2, 2), (4, 2), (6, 3), (8, 2), (8, 8)]))
@pytest.mark.parametrize("size", slow_except([(1366, 768)], [*SIZES, (1366, 768)]))
def test_the_list_speaks_alone_and_leaves_the_own_melds_free(shape: tuple[int, int], size: tuple[int, int]) -> None:
    """Given a first round, whose note explains the turn, the note is silent while the list is there and back after it.
    It covers nothing of the own melds.
    """
    players, teams = shape
    now = laid_table("KC QH 9H", WEB, phase="play", melds=OPENED, players=players, teams=teams)
    sitting = Sitting(now, size)
    scene = sitting.scene
    assert scene.is_told
    scene.show_possible()
    sitting.pass_time(0.05)
    assert not scene.is_told
    sheet, kit, layout = scene.modal, shared_kit(size, Preferences()), scene.state.layout
    assert isinstance(sheet, PossibleSheet)
    assert not sheet.rect.colliderect(layout.bands[0].rect)
    assert sheet.rect.bottom - sheet.extra[-1].rect.bottom < kit.theme.u(24)  # its lower third was empty
    sitting.key(pygame.K_ESCAPE)
    assert scene.is_told
