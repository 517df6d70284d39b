"""The state of Look back, what can be done there, and the state after it. Nothing here knows a window."""

from collections.abc import Callable, Mapping
from enum import Enum, auto
from typing import Final

import pygame
from msgspec import Struct

from game.ui.review.look_back.experts_film import ExpertsFilm
from game.ui.review.look_back.looked_back import Analyse, JudgeSeat, LookedBack, WayOn
from game.ui.review.look_back.player_knowledge import MoveReason
from game.ui.shared.moments.film import FilmStep

SHOWN: Final = -1
"""Somebody wanted to see the answer without a guess."""


class LookBackState(Struct, frozen=True):
    """Everything that the screen depends on besides the match: `base` is the seat whose hand is in front, and whose
    decisions are shown.
    """

    moment: int = 0
    base: int = 0
    all_open: bool = False
    knew: bool = False
    """Whether what a player knew is shown."""
    playing: bool = False
    found: LookedBack = LookedBack()
    experts: ExpertsFilm | None = None
    """What experts make of the moment, while that is looked at."""
    answers: Mapping[int, int] = {}
    """What somebody answered to decisions, by their lines: the number of the choice, or `SHOWN`."""
    explains: bool = False
    """Whether the answer tells its figures and other ways."""
    shows_more: bool = False
    """Whether the list of turns and what else there is lies over the sheet."""
    asks_who: bool = False
    """Whether somebody is asked who plays on."""
    sheet_page: int = 0
    """The page of a sheet that has no room for everything."""
    shows_lead: bool = False
    """Whether the graph is asked for, where letters are so large that it is folded away."""
    has_looked_round: bool = False
    reasons: Mapping[int, MoveReason | None] = {}
    """Why what was done in a turn was done, by its number in the film, as far as that was looked up."""


class LookBackPress(Enum):
    """What keys and buttons do that needs no more words."""

    FILM = auto()
    """Plays or pauses."""
    NEXT_OF_FILM = auto()
    """The film plays, and its next move is due."""
    TURN_BEFORE = auto()
    """The turn above in the list, or the last one of the round before."""
    TURN_AFTER = auto()
    START = auto()
    END = auto()
    NEXT_DOT = auto()
    """The next decision that gave points away; after the last one the first."""
    NEXT_MISTAKE = auto()
    """The same until all were seen, then the score."""
    JUST_SHOW = auto()
    """The answer, without one of one's own."""
    EXPLAIN = auto()
    """The figures of an answer, or no more of them."""
    MORE = auto()
    WHO_PLAYS_ON = auto()
    DOT_BEFORE = auto()
    ALL_CARDS = auto()
    KNEW = auto()
    WHAT_KNOWN = auto()
    """A computer player's move on a screen of its own, with its proof."""
    CLOSER = auto()
    SCORE = auto()
    LEAD = auto()
    """Shows or hides the graph."""
    SOUVENIR = auto()
    """The moment and its round as a page to keep."""
    BACK = auto()
    """From what experts did to the match, from the match to where one came from."""


class GoToMoment(Struct, frozen=True):
    """The line of the graph was dragged there."""

    moment: int


class OpenTurn(Struct, frozen=True):
    """A turn by its number in the film."""

    turn: int


class LookFrom(Struct, frozen=True):
    """With the eyes of a seat, whose decisions are shown then."""

    seat: int


class ChooseView(Struct, frozen=True):
    """Everybody's cards, or what one could see."""

    all_open: bool


class GuessAnswer(Struct, frozen=True):
    """One of the answers to what is asked."""

    number: int


class ReadOn(Struct, frozen=True):
    """A page of the sheet."""

    page: int


LookBackInput = (
    LookBackPress | FilmStep | WayOn | Analyse | JudgeSeat
    | GoToMoment | OpenTurn | LookFrom | ChooseView | GuessAnswer | ReadOn
)  # fmt: skip

Do = Callable[[LookBackInput], None]
"""What is done when something is pressed."""

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
    pygame.K_w: LookBackPress.WHAT_KNOWN,
    pygame.K_c: LookBackPress.CLOSER,
    pygame.K_s: LookBackPress.SCORE,
    pygame.K_t: WayOn.THINK_AGAIN,
    pygame.K_p: WayOn.PLAY_ON,
    pygame.K_e: WayOn.LET_EXPERTS_PLAY,
    pygame.K_m: LookBackPress.MORE,
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
