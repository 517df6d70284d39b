import re
from collections.abc import Iterator
from itertools import islice, product

import pygame
import pytest

from game.ai.player import Think
from game.ai.players.tuned_player import Normal
from game.engine.table.board import Phase
from game.engine.table.view import view_of
from game.rules.presets import preset
from game.ui.match.session.coach_at_table import TableCoach
from game.ui.shared.preferences import Preferences
from game.ui.shared.seated_players import make_people
from game.ui.table.info.voices import hushed
from game.ui.table.inputs import AskWhy, Press, TableCommand, TimePassed
from game.ui.table.modes import Play
from game.ui.table.screen import TableScene
from game.ui.table.table_game import TableHooks
from tests.ai.brain.rounds import dealt_rounds
from tests.build import table
from tests.slow import slow_unless
from tests.ui.drive import Picture, send, shared_kit
from tests.ui.match.session.one_voice import story
from tests.ui.match.session.test_coach_at_table import AtOnce, Known, look, scene_of
from tests.ui.table.crowded import crowded
from tests.ui.table.table_games import NAMES, GameAt, Sitting

pytestmark = pytest.mark.usefixtures("thinks_briefly")
SAME = {
    "how many to draw": r"\bdraw (one|two|three)\b|^(one|two|three) cards?$",
    "press Play": r"\bpress play\b",
    "what the opening needs": r"\b(must total|melds? needs?|reach the minimum|short of)\b",
    "what the melds come to": r"\b(are worth \d+ points|you can make)\b",
    "not played yet": r"not(hing is)? played (yet|until)",
    "whose turn it is": r"\b(?<!ends )(?<!end )your turn\b",
    "choose cards": r"^choose (your |one )?cards?\b",
}
"""Ways to say the same thing."""


def voices(scene: TableScene) -> dict[str, list[str]]:
    """What is written at the table now, sentence by sentence, by what says it."""
    state, shown = scene.state, scene.frames.scenery
    said: dict[str, list[str]] = {"line": [shown.line], "task": [shown.task]}
    if shown.coach is not None:
        said["coach"] = [*shown.coach.words.lines]
    if shown.note:
        said["note"] = [shown.head, shown.body]
    if shown.meter is not None:
        said["meter"] = [shown.meter.line, shown.meter.note]
    own = state.view.board.team_of(state.game.base)
    said["band"] = [shown.bands[own].note]
    for action in scene.tools.offered:
        button = scene.tools.button(action)
        if button is not None and action != "hint":
            said[button.id] = [button._second()[0]]
    return {
        who: [one for text in texts for one in re.split(r"(?<=[.!?]) ", text) if one] for who, texts in said.items()
    }


def doubled(scene: TableScene) -> Iterator[str]:
    """What two of them say."""
    said = voices(scene)
    plain = {who: {one.lower().rstrip(".!?") for one in texts} for who, texts in said.items()}
    for who, texts in plain.items():
        for other in plain:
            if who < other:
                yield from (f"{who} and {other}: {one}" for one in texts & plain[other] if " " in one)
    for what, pattern in SAME.items():
        saying = [who for who, texts in plain.items() if any(re.search(pattern, one) for one in texts)]
        if len(saying) > 1:
            yield f"{what}: {saying}"


def coached_match(rounds: int) -> Iterator[TableScene]:
    """The table at each moment of the person's turns, with a draft laid out where an opening can be; whatever the coach
    would say is said.
    """
    dealt = dealt_rounds(preset("web"), 4, 2, 12)
    for _ in range(rounds):
        game = GameAt(next(dealt))
        scene = scene_of(game)
        coach = TableCoach(game, AtOnce(), Known().memory(), lambda: True)
        while game.turn.table.board.phase != Phase.ENDED:
            now = game.turn.table
            if now.board.mover == 0 and now.board.phase in (Phase.DRAW, Phase.PLAY):
                look(scene, coach)
                yield scene
                scene.feed(Press("stage"))
                yield scene
                scene.feed(TableCommand.ESCAPE)
                if now.board.phase == Phase.PLAY and len(scene.state.view.hand) > 1:
                    scene.feed(Press("discard"))
                    yield scene
            game.go(Normal().decide(view_of(now, now.board.mover), Think()))
            scene.update(0.05)


@pytest.mark.parametrize("most", [24, pytest.param(100_000, marks=pytest.mark.slow)])
def test_nothing_is_said_twice_at_once(most: int) -> None:
    moments, found = 0, []
    for moment, scene in enumerate(islice(coached_match(4), most)):
        found += [f"moment {moment}: {one}" for one in doubled(scene)]
        moments = moment
    assert found == []
    assert moments >= 20


@pytest.mark.parametrize(("hand", "is_said"), [("KC 4S", True), ("KC KD AC AD AH 4S", False)])
def test_why_the_pile_stays_is_on_its_button(hand: str, is_said: bool) -> None:
    """The bug: a note took the reason off the button, and with large letters had no room for it itself."""
    people = make_people(NAMES[:4], (True, False, False, False))
    scene = TableScene(GameAt(table(hand, pile="5D KS")), people, TableHooks(), Preferences(speed="off"), Play())
    scene.resize(shared_kit((1280, 720), Preferences()))
    scene.update(0.05)
    assert scene.frames.scenery.note
    assert ("take" not in hushed(scene.frames.scenery, scene.state)) == is_said


def test_while_the_coach_speaks_the_note_is_silent() -> None:
    """Given a tip of the coach there is no note; once it is put away, none comes instead. The bug: whose turn it is
    stood over the buttons only without a coach, so newcomers waited for themselves.
    """
    scene = next(scene for scene in coached_match(1) if scene.state.coached is not None)
    assert not scene.frames.scenery.note
    assert (scene.frames.scenery.line, scene.frames.scenery.task) == ("Your turn", "")
    scene.feed(TableCommand.PUT_COACH_AWAY)
    scene.feed(TimePassed(60.0))
    assert not scene.frames.scenery.note
    assert scene.frames.scenery.line == "Your turn"


def test_a_refusal_silences_the_coach_whole() -> None:
    """Given a tip of the coach and a press that can't be: the reason is there once, at the pointer, and neither a paper
    nor a button of the coach's is left, however slowly somebody reads; once the pointer goes on the note says it alone.
    """
    scene = next(scene for scene in coached_match(1) if scene.state.coached is not None)
    motion = pygame.event.Event(pygame.MOUSEMOTION, pos=(900, 600), rel=(0, 0), buttons=(0, 0, 0), touch=False)
    send(scene.handle, motion)
    scene.feed(AskWhy("take"))
    assert scene.state.note is not None
    assert scene.state.note.refused
    assert not scene.frames.scenery.note
    assert not any(target.id.startswith("button/coach") for target in scene.report().targets)
    scene.feed(TimePassed(60.0))
    assert scene.state.note is not None
    scene.feed(TableCommand.MOVED_ON)
    assert scene.state.note is None
    assert scene.frames.scenery.body == scene.state.refusal
    assert not any(target.id.startswith("button/coach") for target in scene.report().targets)


def test_cards_are_asked_for_once_and_until_one_is_chosen() -> None:
    sitting = Sitting(crowded("4-2v2"), (1366, 768))
    texts = [drawn.text.lower() for drawn in Picture(sitting.scene, (1366, 768)).texts]
    assert texts.count("choose your cards") == 1
    assert sum("choose" in text for text in texts) == 1
    assert not list(doubled(sitting.scene))
    sitting.click("hand/0")
    assert "choose your cards" not in [drawn.text.lower() for drawn in Picture(sitting.scene, (1366, 768)).texts]


@pytest.mark.parametrize(
    ("seed", "rounds"), slow_unless(lambda seed, rounds: (seed, rounds) == (0, 1), product(range(4), (1, 2)), every=3)
)
def test_one_voice_at_a_time(seed: int, rounds: int) -> None:
    """Given a guided round, or two rounds with the coach, played by somebody who errs, asks and looks about: coach,
    note, tip and hint are never there together, and nothing is said twice.
    """
    assert [*story(seed, rounds, is_guided=rounds == 1)] == []
