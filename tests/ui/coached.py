"""Tables at which the coach speaks, with the longest names, for the tests that go through every screen."""

from collections.abc import Callable
from functools import partial

from game.analysis.coaching.tip_finder import tips_for
from game.analysis.coaching.tips import CanGoOut, CanOpen, CanTake, KeepPair, NotEnoughYet, PileWasTaken, Tip
from game.cards import Card, parse_cards
from game.engine.events import PileTaken
from game.engine.moves import Discard, Draw, GoOut, Group, MeldCards, Move, Take
from game.sentences.advice.coach import CoachWords, MayIGo, coach_words
from game.toolkit.scene import Scene
from game.ui.match.session.person_memory import MATCHES
from game.ui.shared.preferences import Preferences
from game.ui.table.inputs import ShowCoach
from game.ui.table.screen import TableScene
from game.ui.table.sheets.coach_sheet import coach_sheet
from game.ui.table.table_game import TableHooks
from tests.ui.drive import shared_kit
from tests.ui.reasons_known import known_reason
from tests.ui.samples import long_people
from tests.ui.table.crowded import EIGHT_BOOKS, ELEVEN_MELDS, HAND_OF_27, SHAPES, crowded
from tests.ui.table.table_games import GameAt

HAND: str = "*R 2S AS AC AH KD KS KH QS QH QC TC TD 9S 9H 4D"
OPENING = MeldCards(tuple(Group(parse_cards(cards)) for cards in ("AS AC AH", "KD KS KH", "QS QH QC")))
"""What the coach really advises with this hand."""


def at_table(
    shape: str = "4-2v2",
    hand: str = HAND,
    melds: tuple[str, ...] = ELEVEN_MELDS[:2],
    *,
    opened: bool = True,
    phase: str = "play",
    hooks: TableHooks | None = None,
) -> TableScene:
    """A table with long names at which nothing is said yet."""
    state = crowded(shape, hand, melds=melds, opened=opened, phase=phase)
    players = state.board.players
    people = long_people(players)
    choices = Preferences(speed="off", ask_discard="never")
    scene = TableScene(GameAt(state), people, hooks or TableHooks(), choices)
    scene.resize(shared_kit((1280, 720), Preferences()))
    return scene


def coached(topic: type[Tip], move: Move, scene: TableScene) -> TableScene:
    """The coach speaks of a topic at a table where this move can be made."""
    view = scene.state.view
    happened = (PileTaken(1, Card("7S"), 24, None),)
    tip = next(tip for tip in tips_for(view, move, happened) if isinstance(tip, topic))
    scene.feed(
        ShowCoach(
            coach_sheet(coach_words(tip, view, scene.state.names), known_reason(view, move), view, scene.state.people)
        )
    )
    return scene


def coached_opening(shape: str = "4-2v2", others: int = 2) -> TableScene:
    """It speaks of an opening of three melds, at greater length than most."""
    return coached(CanOpen, OPENING, at_table(shape, melds=ELEVEN_MELDS[:others], opened=False))


def coach_asks() -> TableScene:
    """It asks whether it may go."""
    scene = at_table()
    scene.feed(ShowCoach(coach_sheet(CoachWords(MayIGo(MATCHES)), None, scene.state.view, scene.state.people)))
    return scene


COACHED: dict[str, Callable[[], Scene]] = {
    **{f"coach, an opening, {shape}": partial(coached_opening, shape) for shape in SHAPES},
    "coach, full bands of others": partial(coached_opening, "6-2v2v2", 11),
    "coach, a pair beside many melds": lambda: coached(
        KeepPair, Discard(Card("4D")), at_table(melds=ELEVEN_MELDS[1:5] + EIGHT_BOOKS[:2])
    ),
    "coach, a pair beside full bands": lambda: coached(
        KeepPair, Discard(Card("4D")), at_table(melds=(*ELEVEN_MELDS[:3], *EIGHT_BOOKS[:6], EIGHT_BOOKS[7]))
    ),
    "coach, the pile": lambda: coached(
        CanTake,
        Take((Group(parse_cards("7S 7H 7D")), Group(parse_cards("AS AC AH")), Group(parse_cards("KD KS KH")))),
        at_table(hand=HAND + " 7H 7D", opened=False, phase="draw"),
    ),
    "coach, the pile was taken": lambda: coached(
        PileWasTaken, Draw(), at_table("6-3v3", HAND_OF_27, ELEVEN_MELDS[:4], phase="draw")
    ),
    "coach, going out": lambda: coached(
        CanGoOut, GoOut(), at_table("6-2v2v2", melds=ELEVEN_MELDS[:3] + EIGHT_BOOKS[:3])
    ),
    "coach, too little to open": lambda: coached(
        NotEnoughYet, Discard(Card("4D")), at_table("5-solo", "KD KS KH 9S 4D 6C", opened=False)
    ),
    "coach, may it go": coach_asks,
}
