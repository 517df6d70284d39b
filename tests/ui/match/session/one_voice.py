"""One voice at a time: `python -m tests.ui.match.session.one_voice --seeds 0-20` plays a guided round and a first match
for each seed as somebody new does, who follows what is said, errs now and then, asks for hints, and rests with the
pointer on things. Never may two of coach, note, tip and hint be on screen, nor a sentence stand twice, at once or in a
row.
"""

import argparse
import random
import re
from collections.abc import Iterator, Sequence
from itertools import pairwise

from game.ai.player import Think
from game.ai.players.tuned_player import Normal
from game.engine.table.board import Phase
from game.engine.table.view import view_of
from game.rules.presets import preset
from game.sentences.advice.coach import spoken_text
from game.turn.spots import HandCard
from game.ui.match.session.coach_at_table import TableCoach
from game.ui.match.session.first_round_guide import FirstRoundGuide
from game.ui.table.gestures import Click
from game.ui.table.inputs import Press, TableCommand
from game.ui.table.motion.chat import Chatted
from game.ui.table.screen import TableScene
from tests.ai.brain.rounds import dealt_rounds
from tests.ui.match.session.test_coach_at_table import AtOnce, Known, scene_of
from tests.ui.match.session.test_first_round_guide import guided_table
from tests.ui.table.table_games import GameAt

SENTENCE = re.compile(r"(?<=[.!?]) ")
RESTS = 1.5
"""Seconds of a pointer on something."""


def voices(scene: TableScene) -> dict[str, str]:
    """What is said now, by who says it."""
    state, shown = scene.state, scene.frames.scenery
    said: dict[str, str] = {}
    if state.guided is not None:  # who errs twice is answered twice
        said["guide" if state.refused is None else "answer"] = state.guided.said()
    if shown.hosted:
        said["hosted"] = shown.hosted
    if shown.coach is not None:
        said["coach"] = spoken_text(shown.coach.words)
    if shown.hint_box is not None:
        said["hint"] = f"{shown.hint_box.head} {shown.hint_box.reason}"
    elif shown.note and f"{shown.head}{shown.body}":
        said["note"] = f"{shown.head}. {shown.body}"
    note = state.note
    is_remark = note is not None and isinstance(note.said, Chatted)  # small talk, which explains nothing
    if state.note is not None and state.note.badge is None and not is_remark and "note" not in said:
        said["note at its place"] = state.note.words
    tipped = scene.tools.form.tipped
    if tipped is not None and not scene.is_told:
        said["tip"] = tipped.tip()
    return said


def troubles(said: dict[str, str]) -> Iterator[str]:
    """What is wrong at a moment."""
    if len(said) > 1:
        yield f"at once: {said}"
    sentences = [one for text in said.values() for one in SENTENCE.split(text) if one]
    yield from (f"twice: {one}" for one, other in pairwise(sorted(sentences)) if one == other)


def story(seed: int, rounds: int, *, is_guided: bool) -> Iterator[str]:
    """Everything that is wrong in a round or a match."""
    chance, dealt = random.Random(seed), dealt_rounds(preset("web"), 4, 2, seed)
    known, last, is_silent = Known(), "", True
    for number in range(rounds):
        game = GameAt(next(dealt))
        scene, guide = guided_table(game) if is_guided else (scene_of(game), None)
        speaker = guide or TableCoach(game, AtOnce(), known.memory(), lambda: True)
        for deed in play(game, scene, speaker, chance):
            said = voices(scene)
            yield from (f"seed {seed}, round {number + 1}, {game.event_count}: {one}" for one in troubles(said))
            text = " ".join(said.values())
            is_repeated = text == last and is_silent and deed != "hint"  # who asks twice is answered twice
            if text and is_repeated and {"guide", "coach"} & {*said}:
                yield f"seed {seed}, round {number + 1}, {game.event_count}: in a row: {text}"
            last, is_silent = text or last, not text and scene.state.arrangement.draft is None  # which hides the coach


def is_over(game: GameAt) -> bool:
    """Whether the round has ended."""
    return game.turn.table.board.phase == Phase.ENDED


def play(
    game: GameAt, scene: TableScene, speaker: TableCoach | FirstRoundGuide, chance: random.Random
) -> Iterator[str]:
    """What the learner has just done in each moment of a round; "" for nothing."""

    def passes(count: int = 3) -> None:
        for _ in range(count):
            scene.update(0.05)
            speaker.pass_time(scene)

    while not is_over(game):
        now = game.turn.table
        if now.board.mover == 0 and now.board.phase in (Phase.DRAW, Phase.PLAY):
            passes()
            yield ""
            for deed in one_turn(scene, chance):
                passes(2)
                yield deed
            if is_over(game) or game.turn.table is not now:
                continue
            while scene.state.arrangement.draft is not None or scene.state.arrangement.chosen or scene.state.guided:
                scene.feed(TableCommand.ESCAPE)
        if not is_over(game):
            now = game.turn.table
            game.go(Normal().decide(view_of(now, now.board.mover), Think()))
            passes()  # a remark that is still true stays, once that is thought through
            yield ""


def one_turn(scene: TableScene, chance: random.Random) -> Iterator[str]:
    """What somebody new does, each by name: what is shown, a slip, a hint, a look at something."""
    guided = scene.state.guided
    if guided is not None and chance.random() < 0.7:
        scene.feed(Press(guided.step.action))
        yield "shown"
    for deed in chance.sample(("slip", "hint", "rest", "choose", "away"), 3):
        if deed == "slip":
            scene.feed(Press(chance.choice(("discard", "meld", "take", "stage"))))
        elif deed == "hint":
            scene.feed(Press("hint"))
        elif deed == "choose" and scene.state.layout.hand:
            scene.feed(Click(HandCard(chance.randrange(len(scene.state.layout.hand)))))
        elif deed == "away":
            scene.feed(TableCommand.ESCAPE)
        else:
            rest(scene, chance)
        yield deed


def rest(scene: TableScene, chance: random.Random) -> None:
    """With the pointer on something that was gone to."""
    import pygame

    targets = [target for target in scene.report().targets if target.rect]
    x, y = pygame.Rect(chance.choice(targets).rect).center
    for at in ((1, 1), (x, y)):
        scene.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0), touch=False))
        scene.update(0.02)
    scene.update(RESTS)


def main(arguments: Sequence[str] | None = None) -> None:
    """Prints what is wrong, and fails where anything is."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seeds", default="0-4", help="such as 0-20")
    first, _, last = parser.parse_args(arguments).seeds.partition("-")
    found = 0
    for seed in range(int(first), int(last or first) + 1):
        for one in (*story(seed, 1, is_guided=True), *story(seed, 4, is_guided=False)):
            found += 1
            print(one, flush=True)
        print(f"seed {seed}: {found} so far", flush=True)
    if found:
        raise SystemExit(1)


if __name__ == "__main__":
    main()
