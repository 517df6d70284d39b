"""Tables with the sheet of a hint that was thought out, for the tests that go through every screen."""

from collections.abc import Callable
from functools import partial

from game.cards import Rank, parse_cards
from game.engine.moves import Discard, Group, MeldCards
from game.engine.refusal import BooksMissing
from game.reason.purposes import Advice, Instead, KeepsTogether, MakesBook, ObviousKind, PlaysOn, WhyNot
from game.toolkit.scene import Scene
from game.ui.table.inputs import Advised
from game.ui.table.screen import TableScene
from tests.reason.quick_hint import hint
from tests.ui.coached import at_table
from tests.ui.table.crowded import EIGHT_BOOKS, ELEVEN_MELDS

LAID = MeldCards((Group(parse_cards("KD KS KH")), Group(parse_cards("TC TD 2S")), Group(parse_cards("QS QH QC"), 0)))
HAND = "*R 2S AS KD KS KH QS QH QC TC TD 9S 7D 6C 5H 4D"
"""Nothing else to meld, and a joker that is needed nowhere."""
MELDS = ELEVEN_MELDS[8], EIGHT_BOOKS[7], EIGHT_BOOKS[1]
"""Four queens, a clean book and a dirty one: what the long hint says is true there."""
LONG_HINT = Advice(
    move=LAID,
    purpose=MakesBook("clean", Rank("Q"), True, BooksMissing(dirty=1)),
    cards=parse_cards("KD KS KH TC TD 2S QS QH QC"),
    answers=(WhyNot(ObviousKind.OUT, None, PlaysOn(60, 0)),),
    better=212,
    worse=141,
    worlds=374,
    others=(
        Instead(MeldCards((Group(parse_cards("KD KS KH")),)), 64),
        Instead(Discard(parse_cards("QS")[0]), 0),
    ),
)
SHORT_HINT = Advice(
    move=Discard(parse_cards("4D")[0]),
    purpose=KeepsTogether(Rank("T"), 2, "pile", Rank("4")),
    cards=parse_cards("4D"),
    better=5,
    worse=2,
    worlds=8,
    others=(Instead(LAID, 212),),
)


def hinted(advice: Advice, shape: str = "4-2v2") -> TableScene:
    """A table with long names at which the hint was told."""
    scene = at_table(shape, HAND, MELDS)
    scene.feed(Advised(advice))
    return scene


def hinted_at_once() -> TableScene:
    """What the game itself says there, before it has thought: as long as a reason is that stands below the headline."""
    scene = at_table(hand="AS AC KD KS QS QH JC TC 9S 8H 7D 6C", melds=("AS AH AD", "5H 5D 5C 5S 5H"))
    scene.feed(Advised(hint(scene.state.view)))
    return scene


HINTED: dict[str, Callable[[], Scene]] = {
    "table, a hint thought out": partial(hinted, LONG_HINT),
    "table, a hint thought out at six": partial(hinted, LONG_HINT, "6-3v3"),
    "table, a hint at once": hinted_at_once,
    "table, a short hint": partial(hinted, SHORT_HINT),
}
