"""Sealed rounds on the screen: on score sheets, checked, and explained."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random

from msgspec.structs import replace

from game.deals.seal import Seal, cut_at, sealed
from game.play.honesty.round_seals import DealtFrom, RoundSeals, SealedPack
from game.rules.ruleset import cards_of_decks
from game.toolkit.scene import Scene
from game.ui.review.seal_check.screen import SealCheckScene, SealCheckState
from game.ui.system.reading.presenter import fair_play_scene
from saves.records.lines import GameLine, Line, RoundLine, ScoreLine, ShuffleLine
from saves.records.record import read_record
from tests.ui.samples import nothing

EXAMPLES = Path(__file__).resolve().parents[1] / "examples"
SALT = "b8774523db24513605a949198717ef6d"


def sealed_record(example: str = "match-web-4", cut: int = 71) -> tuple[Line, ...]:
    """A match of the examples whose packs were sealed and cut there, dealt by the randomness of the system."""
    header, *rest = read_record(EXAMPLES / f"{example}.handfoot.jsonl").lines
    assert isinstance(header, GameLine)
    return replace(header, seed=None), *(_sealed(line, cut) for line in rest)


def _sealed(line: Line, cut: int) -> Line:
    cards = line.deck if isinstance(line, RoundLine) else line.stock if isinstance(line, ShuffleLine) else None
    if cards is None:
        return line
    lifted = min(cut, len(cards) - 1)
    pack = cut_at(cards, len(cards) - lifted)
    return replace(line, seal=Seal(sealed(pack, SALT), SALT, lifted))


def up_to_score(lines: tuple[Line, ...], round_: int = 1) -> tuple[Line, ...]:
    """A record as far as the score of a round."""
    scored = next(n for n, line in enumerate(lines) if isinstance(line, ScoreLine) and line.n == round_)
    return lines[: scored + 1]


def packs(holds: bool = True, cut: int = 71, dealt_from: DealtFrom = "system", several: int = 1) -> RoundSeals:
    """A round with a deck of 216 cards and perhaps reshuffled discards; where it doesn't hold a digit is another."""
    cards = tuple(Random(7).sample(cards_of_decks(4, 2), 216))
    digits = sealed(cards, SALT)
    seal = Seal(digits if holds else digits[:9] + "0" + digits[10:], SALT, cut)
    decks = [SealedPack(seal, cards, digits, is_reshuffle=n > 0) for n in range(several)]
    return RoundSeals(2, dealt_from, tuple(decks))


def checked(
    system: str = "linux", *, shows_all: bool = False, for_experts: bool = True, **how: object
) -> SealCheckScene:
    """The check of such a round."""
    state = SealCheckState(packs(**how), system, shows_all=shows_all, for_experts=for_experts)  # type: ignore[arg-type]  # as `packs` has them
    scene = SealCheckScene(state, nothing)
    scene.copy = lambda _: True
    return scene


CHECKED: dict[str, Callable[[], Scene]] = {
    "seal": partial(checked, for_experts=False),
    "seal, for experts": checked,
    "seal that does not hold": lambda: checked("win32", holds=False, cut=0),
    "seal, the whole pack": lambda: checked("darwin", shows_all=True),
    "seals of reshuffles": lambda: checked(several=3, dealt_from="seed"),
    "fair play": lambda: fair_play_scene(nothing),
}
