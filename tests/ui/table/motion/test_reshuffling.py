"""New stock: backs fly from the pile to the stock, and are gone when they arrive."""

from game.engine.events import StockShuffled
from game.ui.table.motion.choreography import choreograph
from game.ui.table.motion.reshuffling import SHOWN
from game.ui.table.sprites import InStock, OnPile, Reverse
from tests.build import WEB, table
from tests.ui.table.motion.test_choreography import laid


def test_the_discards_fly_to_the_stock_as_backs() -> None:
    """Given a reshuffle, backs go from the pile to the stock, one after the other, and nothing is left of them."""
    there = laid(table("KC 4S", pile="9C"))
    reel = choreograph(there.sprites, there, [StockShuffled(30)], WEB)
    assert len(reel.ghosts) == SHOWN
    assert all(ghost.start.place == OnPile() and ghost.end.place == InStock() for ghost in reel.ghosts)
    assert all(ghost.start.look == ghost.end.look == Reverse("hand") for ghost in reel.ghosts)
    assert reel.ghosts[0].begins < reel.ghosts[-1].begins
    assert [cue.name for _, cue in reel.sounds] == ["shuffle"]
    assert reel.frame(there.sprites, reel.length) == list(there.sprites)
