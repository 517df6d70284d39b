"""Somebody who presses at random around every fall of the curtain: `python -m tests.monkey.curtain [--presses N]`.

Whole games of two, four and six people at one screen. After each turn the mouse and the keys are pressed, kept down,
repeated and let go without any sense, from before the curtain falls until long after. No press that begins a second or
more after the fall is kept down for a second: nobody holds the button on purpose, so no card of a hand may be seen.
"""

import argparse
import os
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from game.turn.spots import StagedCard
from game.ui.table.sprites import HiddenInHand, InFan, InFoot, InStock

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame
from msgspec import Struct
from msgspec.structs import replace
from pygame import Rect, Surface
from pygame.event import Event

from game.cards import cards_text
from game.engine.moves import Discard, Draw
from game.ui.match.session.session import GameScreen
from game.ui.shared.cards.card_art import CardArt
from tests.monkey.pen import Kits, Pen, PromptDisk
from tests.ui.headers import header
from tests.window.window_player import HOLD, Point

LONG_FORM: Final = 10_000
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
MARK: Final = (255, 0, 254)
"""Every face of a card has a patch of this colour while the curtain is attacked."""
FEWEST: Final = 12
"""Pixels of that colour that are seen."""


class FaceShown(AssertionError):
    """A card of a hand is on screen whose owner has not lifted the curtain."""


class Count(Struct):
    """What it came to."""

    presses: int = 0
    falls: int = 0
    lifts: int = 0
    """Deliberate ones."""
    looks: int = 0
    """Pictures that were looked at while nobody was to see a hand."""


@contextmanager
def marked_faces() -> Iterator[None]:
    """While it lasts a face can be told in any picture, wherever it lies and however it is turned."""
    plain = CardArt._face

    def marked(self: CardArt, card: str, width: int, seen: int = 0, *, is_covered: bool = False) -> Surface:
        image = plain(self, card, width, seen, is_covered=is_covered)
        w, h = image.get_size()
        for at in (Rect(w // 12, h // 12, w // 4, h // 4), Rect(w // 3, h // 3, w // 3, h // 3)):  # seen in a fan, too
            image.fill(MARK, at)
        return image

    CardArt._face = marked  # type: ignore[method-assign]  # the mark is what is looked for
    try:
        yield
    finally:
        CardArt._face = plain  # type: ignore[method-assign]  # as it was


def faces_in(surface: Surface, where: Rect) -> int:
    """How many pixels of faces lie there."""
    part = surface.subsurface(where.clip(surface.get_rect()))
    return pygame.mask.from_threshold(part, MARK, (3, 3, 3, 255)).count()


class Attacker:
    """Plays, and presses. `lifted` is the seat whose owner has held the button since the curtain fell last."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.chance = random.Random(seed)
        self.count = Count()
        self._folder = folder
        self._kits = Kits()
        self._games = 0
        self.pen = self._open()
        self.lifted: int | None = None
        self._since: float | None = None  # seconds since the curtain fell
        self._down: dict[int, float] = {}  # what is pressed, and when it will be let go
        self._now = 0.0

    def _open(self) -> Pen:
        pen = Pen(self._folder, self.chance, self._kits)
        pen.prefer(replace(pen.app.preferences, speed=self.chance.choice(("off", "fast")), tips=False))
        return pen

    # ---- the attack

    def attack(self, presses: int) -> None:
        """So many presses. Raises FaceShown."""
        while self.count.presses < presses:
            rules, players, teams = TABLES[self._games % len(TABLES)]
            self._games += 1
            self.lifted = None
            game = header(rules, range(players), players, teams, seed=self.chance.randrange(1000))  # type: ignore[arg-type]  # ids
            self.pen.take_up([game], f"attack-{self._games}")
            for _ in range(self.chance.randrange(6, 14)):
                if self.count.presses >= presses or not self._one_turn():
                    break

    def close(self) -> None:
        """Ends the program."""
        self.pen.close()

    def _one_turn(self) -> bool:
        """A deliberate lift, a turn with presses at its end; False where the game is no longer on screen."""
        if not self._lift():
            return False
        game = self.pen.game
        seat = self.lifted
        if game.board.phase == "draw":
            self._pass()
            if game.play(Draw()) is not None:
                return False
        self._pass()
        early = [self.chance.choice((MOUSE, *KEYS[:15])) for _ in range(self.chance.randrange(3))]
        hand = self.pen.look().all("hand/")
        ends = self.chance.choice(("drag", "double click", "keys", "cover", "at once"))
        place = self.pen.look().find("discard")
        if not hand or place is None:
            return False
        card = self.chance.choice(hand)
        if ends == "drag":
            self._mouse(pygame.MOUSEBUTTONDOWN, card.middle)
            self._mouse(pygame.MOUSEMOTION, (card.middle[0], card.middle[1] - 60))
            self._mouse(pygame.MOUSEMOTION, place.middle)
            self._mouse(pygame.MOUSEBUTTONUP, place.middle)
        elif ends == "double click":
            for at in (card.middle, place.middle, place.middle):
                self._mouse(pygame.MOUSEBUTTONDOWN, at)
                self._mouse(pygame.MOUSEBUTTONUP, at)
        elif ends == "keys":
            for name in ("Right", "space", "x", "Return", "Return"):
                self._post(_key(pygame.KEYDOWN, pygame.key.key_code(name.lower())))
                self._post(_key(pygame.KEYUP, pygame.key.key_code(name.lower())))
        elif ends == "cover":
            for press in early:
                self._press(press, self._anywhere())
            self._post(_key(pygame.KEYDOWN, pygame.K_c), _key(pygame.KEYUP, pygame.K_c))
        if game.eyes == seat and self.pen.program.session is not None:  # not ended yet: with the presses already begun
            for press in early:
                self._press(press, self._anywhere())
            if self.lifted is not None and game.eyes == seat and game.board.phase == "play":
                hand_now = game.view.hand
                if not hand_now or game.play(Discard(self.chance.choice(hand_now))) is not None:
                    return False
        if game.eyes == seat == game.board.mover:
            return False  # the turn goes on: nothing has fallen
        self._fall()
        return True

    def _fall(self) -> None:
        """Presses at random, from now on until all is let go."""
        self.count.falls += 1
        self.lifted = None
        for _ in range(PRESSES_A_FALL):
            self._press(self.chance.choice((MOUSE, MOUSE, *self.chance.choices(KEYS, k=3))), self._anywhere())
            for _ in range(self.chance.choice((0, 0, 1, 2, 4, 9))):
                self._pass()
        while self._down:
            self._pass()

    def _anywhere(self) -> Point:
        """On the button, where the hand lay, on any target, or anywhere."""
        w, h = self.pen.app.window.size
        things = self.pen.look().things
        button = [thing for thing in things if thing.id == "button/continue"]
        pick = self.chance.random()
        if button and pick < 0.6:
            return button[0].middle
        if things and pick < 0.7:
            return self.chance.choice(things).middle
        return (
            (self.chance.randrange(w // 5, 4 * w // 5), h - 20) if pick < 0.85 else (self.chance.randrange(w), h // 2)
        )

    def _press(self, press: int, at: Point) -> None:
        """Something goes down, or repeats, and will be let go in a while."""
        self.count.presses += 1
        late = self._since is not None and self._since >= LATE
        lasts = self.chance.choice((0.0, 0.05, 0.2, 0.5, SHORT - 0.1)) if late else self.chance.uniform(0, LONG)
        if press not in self._down:
            self._down[press] = self._now + lasts
        if press == MOUSE:
            self._post(_mouse(pygame.MOUSEMOTION, at), _mouse(pygame.MOUSEBUTTONDOWN, at))
        else:
            self._post(_key(pygame.KEYDOWN, press))
        if lasts == 0.0:
            self._let_go(press)

    def _let_go(self, press: int) -> None:
        del self._down[press]
        at = self._anywhere() if self.chance.random() < 0.3 else (self.pen.app.window.size[0] // 2, 5)
        self._post(_mouse(pygame.MOUSEBUTTONUP, at) if press == MOUSE else _key(pygame.KEYUP, press))

    # ---- a deliberate lift

    def _lift(self) -> bool:
        """Holds the button as one does who wants to; False where there is no curtain to be had."""
        pen = self.pen
        for _ in range(400):
            if not pen.app.running or pen.program.session is None or not pen.game.is_shared:
                return False
            sight = pen.look()
            button = sight.find("button/continue")
            if sight.scene == "curtain" and button is not None and button.enabled:
                break
            if (sight.scene in ("curtain", "table") and button is None) or sight.busy:
                self._pass()
            elif button is not None and sight.scene in ("table", "score"):
                pen.press(button.id)  # the open table leads back to the curtain, the score to the next deal
            elif sight.scene in ("history", "help", "keys", "settings"):
                pen.key("Escape")
            else:
                self._pass()
            if sight.find("button/close") is not None or sight.find("button/keep_it") is not None:
                pen.key("Escape")
        else:
            return False
        due = pen.game.looker_due
        self._mouse(pygame.MOUSEBUTTONDOWN, button.middle)
        for _ in range(round(HOLD / STEP)):
            self.lifted = due  # from here on it may open any time
            self._pass()
        self._mouse(pygame.MOUSEBUTTONUP, button.middle)
        if pen.program.session is None or pen.game.eyes != due:
            raise AssertionError(f"a deliberate hold did not lift the curtain: {pen.report}")
        self.count.lifts += 1
        return True

    # ---- events, time, and what is seen

    def _mouse(self, kind: int, at: Point) -> None:
        self._post(_mouse(kind, at))

    def _post(self, *events: Event) -> None:
        """Through the queue of the window, and taken from there as the loop takes them."""
        for event in events:
            pygame.event.post(event)
        self._step(pygame.event.get())

    def _pass(self) -> None:
        """A pass in which what has been pressed long enough is let go."""
        for press in [press for press, until in self._down.items() if until <= self._now]:
            self._let_go(press)
        self._step([])

    def _step(self, events: Sequence[Event]) -> None:
        if not self.pen.app.running:
            self.pen.close()
            self.pen = self._open()
            self.pen.program.show_title()
            self._down.clear()
        self._now += STEP
        self.pen.step(*events, dt=STEP)
        is_curtain = self.pen.app.running and self.pen.report.scene == "curtain"
        self._since = None if not is_curtain else (0.0 if self._since is None else self._since + STEP)
        if self.pen.app.running:
            self._look()

    def _look(self) -> None:
        """Raises FaceShown where a hand is to be seen that nobody has lifted the curtain for."""
        pen, session = self.pen, self.pen.program.session
        if session is None or not session.game.is_shared:
            return
        game, table, report = session.game, session.table, pen.report
        # judged by whose turn it is, not by what the game says of who may look
        if self.lifted is not None and self.lifted == game.board.mover and game.board.phase != "ended":
            hand = Counter(cards_text(game.match.view(self.lifted).hand).split())
        else:
            hand = Counter()
        told = Counter(target.label for target in report.targets if target.id.startswith(("hand/", "staged/")))
        if told - hand - _upcards(game.board.upcard):
            raise FaceShown(f"targets tell {dict(told - hand)}")
        if table is not None and report.scene == "table":  # what a page hides is laid out anew before it is drawn
            for sprites in (table.state.layout.sprites, table.frames.sprites):
                held = [
                    sprite
                    for sprite in sprites
                    if isinstance(sprite.place, HiddenInHand | InFan | InFoot | StagedCard | InStock)
                ]
                faces = Counter(str(sprite.card) for sprite in held if sprite.card is not None)
                if faces - hand - _upcards(game.board.upcard):
                    state = (
                        f"{report.scene}, {session.screen}, {game.board.phase}, eyes {game.eyes}, lifted {self.lifted}"
                    )
                    raise FaceShown(f"on the table lies {dict(faces - hand)} ({state}, {self._since})")
        if hand:
            return
        self.count.looks += 1
        surface = pen.app.window.surface
        if report.scene == "curtain" and faces_in(surface, surface.get_rect()) > FEWEST:
            raise FaceShown("a face is drawn on the curtain")
        if report.scene == "table" and table is not None and session.screen is not GameScreen.ENDED_TABLE:
            where = table.state.layout.places.rect("Hand")
            if not table.frames.is_moving and faces_in(surface, where) > FEWEST:
                raise FaceShown("a face is drawn where the hand lies")


def _upcards(upcard: str | None) -> Counter[str]:
    """The upcard is everybody's to see, also where it lies in a draft."""
    return Counter([str(upcard)] if upcard else [])


def _key(kind: int, code: int) -> Event:
    return Event(kind, key=code, mod=0, unicode="", scancode=0)


def _mouse(kind: int, at: Point) -> Event:
    if kind == pygame.MOUSEMOTION:
        return Event(kind, pos=at, rel=(0, 0), buttons=(0, 0, 0))
    return Event(kind, pos=at, button=1)


def main() -> int:
    """0 when no face was shown."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--presses", type=int, default=LONG_FORM)
    parser.add_argument("--seed", type=int, default=random.randrange(10**6))
    options = parser.parse_args()
    print(f"seed {options.seed}", flush=True)
    begun = time.monotonic()
    with tempfile.TemporaryDirectory() as folder, PromptDisk(), marked_faces():
        os.environ["HOME"] = folder
        attacker = Attacker(Path(folder), options.seed)
        try:
            attacker.attack(options.presses)
        except FaceShown as shown:
            print(f"after {attacker.count}: {shown}", file=sys.stderr)
            return 1
        finally:
            attacker.close()
    print(f"{attacker.count}: no face shown; {time.monotonic() - begun:.0f} s")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
