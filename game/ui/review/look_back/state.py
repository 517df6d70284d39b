"""The state of Look back, its possible actions, and the state after each. Knows no window."""

from collections.abc import Callable, Mapping
from enum import Enum, auto
from typing import Final

import pygame
from msgspec import Struct

from game.ui.review.look_back.looked_back import Analyse, JudgeSeat, LookedBack, WayOn
from game.ui.review.look_back.sheet.player_knowledge import MoveReason
from game.ui.shared.moments.film import FilmStep

SHOWN: Final = -1
"""Somebody wanted the answer without guessing."""


class LookBackState(Struct, frozen=True):
    """Everything the screen depends on besides the match: `base` is the seat in front, whose decisions are shown."""

    moment: int = 0
    base: int = 0
    all_open: bool = False
    knew: bool = False
    """Whether what a player knew is shown."""
    playing: bool = False
    found: LookedBack = LookedBack()
    answers: Mapping[int, int] = {}
    """The answers given to decisions, by their lines: the number of the choice, or `SHOWN`."""
    explains: bool = False
    shows_turns: bool = False
    """Whether the list of turns is over the sheet."""
    sheet_page: int = 0
    """The current page of a sheet that needs several."""
    shows_lead: bool = False
    """Whether the graph was requested, if letters are so large that it is folded away."""
    has_looked_round: bool = False
    reasons: Mapping[int, MoveReason | None] = {}
    """Why a turn's moves were made, by its number in the film, as far as computed."""


class LookBackPress(Enum):
    """Keys and buttons without further data."""

    FILM = auto()
    """Plays or pauses."""
    NEXT_OF_FILM = auto()
    """The film is playing, and its next move is due."""
    TURN_BEFORE = auto()
    """The previous turn in the list, or the last one of the previous round."""
    TURN_AFTER = auto()
    START = auto()
    END = auto()
    NEXT_DOT = auto()
    """The next decision that gave points away; after the last one the first."""
    NEXT_MISTAKE = auto()
    """The same until all were seen, then the score."""
    JUST_SHOW = auto()
    EXPLAIN = auto()
    """The figures of an answer, or hide them again."""
    TURNS = auto()
    """Open or close the list of turns."""
    DOT_BEFORE = auto()
    ALL_CARDS = auto()
    KNEW = auto()
    CLOSER = auto()
    SCORE = auto()
    LEAD = auto()
    """Shows or hides the graph."""
    BACK = auto()
    ESCAPE = auto()
    """Close what is open, or the same."""


class GoToMoment(Struct, frozen=True):
    """The graph's line was dragged there."""

    moment: int


class OpenTurn(Struct, frozen=True):
    """A turn by its number in the film."""

    turn: int


class LookFrom(Struct, frozen=True):
    """From a seat's view, whose decisions are then shown."""

    seat: int


class ChooseView(Struct, frozen=True):
    """Everybody's cards, or only this seat's view."""

    all_open: bool


class GuessAnswer(Struct, frozen=True):
    """One of the answers to the question."""

    number: int


class ReadOn(Struct, frozen=True):
    """A page of the sheet."""

    page: int


LookBackInput = (
    LookBackPress | FilmStep | WayOn | Analyse | JudgeSeat
    | GoToMoment | OpenTurn | LookFrom | ChooseView | GuessAnswer | ReadOn
)  # fmt: skip

Do = Callable[[LookBackInput], None]

_WITH_AND_WITHOUT_SHIFT: Final[Mapping[int, LookBackInput]] = {
    pygame.K_PAGEUP: FilmStep.PREVIOUS_ROUND,
    pygame.K_PAGEDOWN: FilmStep.NEXT_ROUND,
    pygame.K_UP: LookBackPress.TURN_BEFORE,
    pygame.K_DOWN: LookBackPress.TURN_AFTER,
    pygame.K_HOME: LookBackPress.START,
    pygame.K_END: LookBackPress.END,
    pygame.K_SPACE: LookBackPress.FILM,
    pygame.K_a: LookBackPress.ALL_CARDS,
    pygame.K_k: LookBackPress.KNEW,
    pygame.K_c: LookBackPress.CLOSER,
    pygame.K_s: LookBackPress.SCORE,
    pygame.K_t: WayOn.THINK_AGAIN,
    pygame.K_p: WayOn.PLAY_ON,
    pygame.K_m: LookBackPress.TURNS,
    pygame.K_n: LookBackPress.NEXT_MISTAKE,
    **{key: GuessAnswer(number) for number, key in enumerate((pygame.K_1, pygame.K_2, pygame.K_3))},
}
KEYS: Final[Mapping[tuple[int, bool], LookBackInput]] = {
    **{(key, shift): done for key, done in _WITH_AND_WITHOUT_SHIFT.items() for shift in (False, True)},
    (pygame.K_LEFT, False): FilmStep.PREVIOUS_MOVE,
    (pygame.K_LEFT, True): FilmStep.PREVIOUS_TURN,
    (pygame.K_RIGHT, False): FilmStep.NEXT_MOVE,
    (pygame.K_RIGHT, True): FilmStep.NEXT_TURN,
    (pygame.K_r, False): LookBackPress.NEXT_DOT,
    (pygame.K_r, True): LookBackPress.DOT_BEFORE,
}
"""What keys do, without Shift and with it. They come before those of the widgets."""
