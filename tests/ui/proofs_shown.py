"""What computer players knew at moves of an example, and proofs in every state."""

from collections.abc import Callable, Sequence
from functools import cache

from msgspec.structs import replace

from game.engine.moves import Discard, MeldCards, Move
from game.play.honesty.proof import moves_to_ask
from game.play.results.proving import AnswerAgain, answers_again
from game.toolkit.scene import Scene
from game.ui.review.proof.presenter import known_move
from game.ui.review.proof.screen import ProofPress, ProofScene, ProofStage, ProofState
from game.ui.shared.moments.film import Film
from saves.records.lines import Line
from tests.ui.looked_back_matches import going_on, match, seated
from tests.ui.samples import LONG, nothing

DEALS = 50


def line_of(lines: Sequence[Line], kind: type[Move], nth: int) -> int:
    """The line of a computer player's move of that kind; the last from -1 on."""
    return [asked.line for asked in moves_to_ask(lines) if isinstance(asked.move, kind)][nth]


@cache
def _shown(
    stage: ProofStage,
    kind: type[Move],
    nth: int,
    is_over: bool,
    example: str,
    names: tuple[str, ...],
    told: int,
    other: int,
) -> ProofState:
    whole = seated(match(example), names=names) if names else seated(match(example))
    lines = whole if is_over else going_on()
    line = line_of(lines, kind, nth)
    known = known_move(Film(lines), line)
    answers = tuple(answers_again(lines, line, known.is_open, told))
    return ProofState(known, DEALS, stage, tuple(_differing(one, other) for one in answers))


def _differing(answer: AnswerAgain, other: int) -> AnswerAgain:
    """So many of the answers, spread over all, as if they were others."""
    return replace(answer, is_same=answer.deal % max(1, DEALS // other) != 0) if other else answer


def shown(
    stage: ProofStage = ProofStage.DONE,
    kind: type[Move] = Discard,
    nth: int = 30,
    *,
    is_over: bool = True,
    example: str = "match-web-4",
    names: tuple[str, ...] = (),
    told: int = DEALS,
    other: int = 0,
) -> ProofScene:
    """A move of that kind with the proof as far as that; `other` of the answers differ."""
    state = _shown(stage, kind, nth, is_over, example, names, told, other)
    return ProofScene(state, nothing)


def with_all_cards(scene: ProofScene) -> ProofScene:
    """With what everybody held."""
    scene.press(ProofPress.ALL_CARDS)
    return scene


PROVED: dict[str, Callable[[], Scene]] = {
    "what it knew": lambda: shown(ProofStage.NOT_BEGUN, told=0),
    "what it knew, being proved": lambda: shown(ProofStage.WORKING, told=23),
    "what it knew, proved": shown,
    "what it knew, lay-down": lambda: shown(kind=MeldCards, nth=20),
    "what it knew, not the same": lambda: shown(other=3),
    "what it knew, round goes on": lambda: shown(is_over=False, nth=-2),
    "what it knew, bot": lambda: shown(ProofStage.IMPOSSIBLE, told=0),
    "what it knew, broken off": lambda: shown(ProofStage.FAILED, told=0),
    "what it knew, all cards": lambda: with_all_cards(shown()),
    "what it knew, crowded": lambda: shown(kind=MeldCards, nth=-3, example="match-web-8", names=LONG[:8]),
}
"""The screens for the tests that look at all."""
