"""Somebody who presses at random around every fall of the curtain, in games of two, four and six people at one screen.

After each turn the mouse and the keys are pressed, kept down, repeated and let go without any sense, from before the
curtain falls until long after. No press that begins a second or more after the fall is kept down for a second: nobody
holds the button on purpose, so no card of a hand may be seen.
"""

import random
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import pygame
from msgspec.structs import replace
from pygame import Rect, Surface
from pygame.event import Event

from game.cards import cards_text
from game.engine.moves import Discard, Draw
from game.turn.spots import StagedCard
from game.ui.match.session.session import GameScreen
from game.ui.shared.cards.card_art import CardArt
from game.ui.shared.requests import ChangePreferences
from game.ui.table.sprites import HiddenInHand, InFan, InFoot, InStock
from tests.simulation.broken import Broken
from tests.simulation.computer import KITS, Window
from tests.ui.headers import header
from tests.window.window_player import Player, Point

TABLES: Final = (("web", 2, 2), ("campus", 4, 2), ("web", 6, 3))
PRESSES_A_FALL: Final = 30
STEP: Final = 0.05
LATE, SHORT, LONG = 0.9, 0.8, 4.0
"""Seconds: a press that begins so long after the fall is kept down for less than `SHORT`, others up to `LONG`."""
MOUSE: Final = -1
KEYS: Final = (
    *(pygame.K_SPACE, pygame.K_RETURN, pygame.K_KP_ENTER) * 5,
    *(pygame.K_TAB, pygame.K_ESCAPE, pygame.K_t, pygame.K_w, pygame.K_F5, pygame.K_UP, pygame.K_DOWN, pygame.K_c),
    *(pygame.K_x, pygame.K_d, pygame.K_y, pygame.K_n, pygame.K_F1, pygame.K_F4, pygame.K_h, pygame.K_s),
)
MOST_ACTS: Final = 30
"""Things that are done in a turn."""
MARK: Final = (255, 0, 254)
"""Every face of a card has a patch of this colour while the curtain is attacked."""
FEWEST: Final = 12
"""Pixels of that colour that are seen."""


@contextmanager
def marked_faces() -> Iterator[None]:
    """A face can be told in any picture, wherever it lies and however it is turned, in windows opened meanwhile."""
    plain = CardArt._face

    def marked(self: CardArt, card: str, width: int, seen: int = 0, *, is_covered: bool = False) -> Surface:
        image = plain(self, card, width, seen, is_covered=is_covered)
        w, h = image.get_size()
        for at in (Rect(w // 12, h // 12, w // 4, h // 4), Rect(w // 3, h // 3, w // 3, h // 3)):  # seen in a fan, too
            image.fill(MARK, at)
        return image

    KITS.forget()
    CardArt._face = marked  # type: ignore[method-assign]  # the mark is what is looked for
    try:
        yield
    finally:
        CardArt._face = plain  # type: ignore[method-assign]  # as it was
        KITS.forget()


def _faces_in(surface: Surface, where: Rect) -> int:
    """How many pixels of faces lie there."""
    part = surface.subsurface(where.clip(surface.get_rect()))
    return pygame.mask.from_threshold(part, MARK, (3, 3, 3, 255)).count()


class Attack:
    """On one window, opened with `marked_faces`. `lifted` is the seat whose owner has held the button since the curtain
    fell last.
    """

    def __init__(self, window: Window, chance: random.Random) -> None:
        self._window, self._chance = window, chance
        self._lifted: int | None = None
        self._tops = set[str]()  # of the pile so far: everybody has seen them, and sees them taken
        self._seen = Counter[str]()  # what whoever has lifted it has held since then
        self._since: float | None = None  # seconds since the curtain fell
        self._down: dict[int, float] = {}  # what is pressed, and when it will be let go
        self._now = 0.0

    def play(self, turns: int) -> None:
        """A match of so many turns. Raises Broken."""
        chance, window = self._chance, self._window
        speed = chance.choice(("off", "fast"))
        chosen = {"speed": speed, "curtain": "hold", "tips": False, "cuts": False, "reduced_motion": False}
        window.program.ask(ChangePreferences(replace(window.app.preferences, **chosen)))
        rules, players, teams = chance.choice(TABLES)
        game = header(rules, range(players), players, teams, seed=chance.randrange(1000))  # type: ignore[arg-type]  # ids
        window.take_up([game], f"attack-{chance.getrandbits(32)}")
        player = Player(self, chance, range(players), teams)
        for _ in range(turns * MOST_ACTS):
            if not window.app.running or window.program.session is None or not window.game.is_shared or not turns:
                break
            if not (self._hurries() if self._lifted is not None else "") and not player.act(window.look()):
                self._turns_back()
            self._passes()
            if self._lifted is not None and window.program.session and window.game.eyes != self._lifted:
                self._fall()
                turns -= 1

    def _hurries(self) -> bool:
        """Presses something before the turn ends, or ends it in a moment; False where she plays on as usual."""
        game, pick = self._window.game, self._chance.random()
        if pick < 0.2:
            self._press(self._chance.choice((MOUSE, *KEYS[:15])), self._anywhere())
        elif pick < 0.3:
            self.key("c")
        elif pick < 0.6 and game.view.hand:
            game.play(Draw() if game.board.phase == "draw" else Discard(self._chance.choice(game.view.hand)))
        return 0.2 <= pick < 0.6

    def _turns_back(self) -> None:
        """From what lies over the table, or from the table at the end of a round."""
        sight = self._window.look()
        button = sight.ready("button/continue")
        if sight.scene not in ("table", "curtain") or sight.find("button/close") is not None:
            self.key("Escape")
        elif button is not None and not sight.busy:
            self.click(button.middle)

    def _fall(self) -> None:
        """Presses at random, from now on until all is let go."""
        self._lifted = None
        for _ in range(PRESSES_A_FALL):
            self._press(self._chance.choice((MOUSE, MOUSE, *self._chance.choices(KEYS, k=3))), self._anywhere())
            for _ in range(self._chance.choice((0, 0, 1, 2, 4, 9))):
                self._passes()
        while self._down:
            self._passes()

    def _anywhere(self) -> Point:
        """On the button, where the hand lay, on any target, or anywhere."""
        w, h = self._window.app.window.size
        things = self._window.look().things
        button = [thing for thing in things if thing.id == "button/continue"]
        pick = self._chance.random()
        if button and pick < 0.6:
            return button[0].middle
        if things and pick < 0.7:
            return self._chance.choice(things).middle
        return (
            (self._chance.randrange(w // 5, 4 * w // 5), h - 20) if pick < 0.85 else (self._chance.randrange(w), h // 2)
        )

    def _press(self, press: int, at: Point) -> None:
        """Something goes down, or repeats, and will be let go in a while."""
        self._let_go_in_time()
        late = self._since is not None and self._since >= LATE
        lasts = self._chance.choice((0.0, 0.05, 0.2, 0.5, SHORT - 0.1)) if late else self._chance.uniform(0, LONG)
        until = self._down.setdefault(press, self._now + lasts)
        if late:  # what goes down again while it is down begins anew
            self._down[press] = min(until, self._now + lasts)
        if press == MOUSE:
            self._mouse(pygame.MOUSEMOTION, at)
            self._mouse(pygame.MOUSEBUTTONDOWN, at)
        else:
            self._step(_key(pygame.KEYDOWN, press))
        if lasts == 0.0:
            self._let_go(press)

    def _let_go(self, press: int) -> None:
        self._down.pop(press, None)
        at = self._anywhere() if self._chance.random() < 0.3 else (self._window.app.window.size[0] // 2, 5)
        self._mouse(pygame.MOUSEBUTTONUP, at) if press == MOUSE else self._step(_key(pygame.KEYUP, press))

    # ---- hands

    def click(self, at: Point) -> None:
        """Press and release in one place."""
        self._mouse(pygame.MOUSEBUTTONDOWN, at)
        self._mouse(pygame.MOUSEBUTTONUP, at)

    def drag(self, start: Point, end: Point) -> None:
        """Press, move, release."""
        self._mouse(pygame.MOUSEBUTTONDOWN, start)
        self._mouse(pygame.MOUSEMOTION, (start[0], start[1] - 60))
        self._mouse(pygame.MOUSEMOTION, end)
        self._mouse(pygame.MOUSEBUTTONUP, end)

    def key(self, name: str) -> None:
        """Press a key."""
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            self._step(_key(kind, pygame.key.key_code(name.lower())))

    def hold(self, at: Point, seconds: float) -> None:
        """Lifts the curtain, as one does who wants to."""
        due = self._window.game.looker_due
        self._mouse(pygame.MOUSEBUTTONDOWN, at)
        for _ in range(round(seconds / STEP)):
            self._lifted = due  # from here on it may open any time
            self._passes()
        self._mouse(pygame.MOUSEBUTTONUP, at)
        game = self._window.game if self._window.program.session is not None else None
        # phones may have come for that seat meanwhile
        if game is None or (game.eyes != due and game.looker_due == due):
            raise Broken("a button does nothing", f"held, and the curtain stays: {self._window.report.scene}")

    # ---- events, time, and what is seen

    def _mouse(self, kind: int, at: Point) -> None:
        moves = kind == pygame.MOUSEMOTION
        self._step(Event(kind, pos=at, rel=(0, 0), buttons=(0, 0, 0)) if moves else Event(kind, pos=at, button=1))

    def _passes(self) -> None:
        """A pass in which what has been pressed long enough is let go."""
        self._let_go_in_time()
        self._step()

    def _let_go_in_time(self) -> None:
        for press in [press for press, until in self._down.items() if until <= self._now]:
            self._let_go(press)

    def _step(self, *events: Event) -> None:
        window = self._window
        self._now += STEP
        window.draw_pass(*events, dt=STEP)
        is_curtain = window.app.running and window.report.scene == "curtain"
        self._since = None if not is_curtain else (0.0 if self._since is None else self._since + STEP)
        if window.app.running:
            self._look()

    def _look(self) -> None:
        """Raises Broken where a hand is to be seen that nobody has lifted the curtain for."""
        window, session = self._window, self._window.program.session
        if session is None or not session.game.is_shared or window.report.scene not in ("table", "curtain"):
            return  # a lesson, to which a press may lead, has a hand of its own
        game, table, report = session.game, session.table, window.report
        # judged by whose turn it is, not by what the game says of who may look
        is_lifted = self._lifted is not None and self._lifted == game.board.mover and game.board.phase != "ended"
        hand = Counter(cards_text(game.match.view(self._lifted).hand).split() if is_lifted else ())  # type: ignore[arg-type]  # lifted
        self._seen = hand = self._seen | hand if is_lifted else hand
        public = [card for team in game.board.melds for meld in team for card in cards_text(meld.cards).split()]
        laid = [card for cards in game.board.red_threes for card in cards_text(cards).split()]
        self._tops |= {str(game.board.upcard)}
        hand_now = hand + Counter([str(game.board.upcard), *public, *laid])  # also while they still fly from the hand
        told = Counter(target.label for target in report.targets if target.id.startswith(("hand/", "staged/")))
        if told - hand_now:
            raise Broken("a face is shown", f"targets tell {dict(told - hand_now)}")
        if table is not None and report.scene == "table":  # what a page hides is laid out anew before it is drawn
            for sprites in (table.state.layout.sprites, table.frames.sprites):
                held = [
                    str(sprite.card)
                    for sprite in sprites
                    if sprite.card is not None
                    and str(sprite.card) not in self._tops
                    and isinstance(sprite.place, HiddenInHand | InFan | InFoot | StagedCard | InStock)
                ]
                if faces := Counter(held) - hand_now:
                    raise Broken("a face is shown", f"on the table lies {dict(faces)}, {self._since} s after the fall")
        if hand:
            return
        surface = window.app.window.surface
        if report.scene == "curtain" and _faces_in(surface, surface.get_rect()) > FEWEST:
            raise Broken("a face is shown", "it is drawn on the curtain")
        if report.scene == "table" and table is not None and session.screen is not GameScreen.ENDED_TABLE:
            where = table.state.layout.places.rect("Hand")
            if not table.frames.is_moving and _faces_in(surface, where) > FEWEST:
                raise Broken("a face is shown", "it is drawn where the hand lies")


def _key(kind: int, code: int) -> Event:
    return Event(kind, key=code, mod=0, unicode="", scancode=0)
