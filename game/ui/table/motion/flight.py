"""Sprites in flight between two layouts, and the reel that plays them. Knows no events."""

import math
from collections.abc import Collection, Sequence
from typing import Final, Literal

import msgspec
from msgspec.structs import replace

from game.toolkit.audio.cues import Cue
from game.toolkit.speed import Ease, arc, in_out, mix, out_back, out_cubic
from game.ui.table.sprites import Edge, Face, InBook, InMeld, Look, Place, Reverse, Sprite

Easing = Literal["settle", "sort", "home"]
_EASES: Final[dict[Easing, Ease]] = {"settle": out_cubic, "sort": in_out, "home": out_back}
TURN_STEP: Final = 2.0
"""Degrees per step of a card's turn: every step is a picture to be made, and a fan turns little."""
SETTLES: Final = 0.75
"""The share of its time after which a card has landed: its shadow closes up."""
VIA_ARRIVES, VIA_LEAVES = 0.45, 0.6
"""Shares of the time at which a flight with a stop reaches it and continues."""


class Flight(msgspec.Struct, frozen=True, kw_only=True):
    """One sprite's way.

    Times are seconds from the start of the reel, at normal speed. `rise` is how high the way bends upward, in window
    pixels; `waits` hides it before it begins; `stop` is a place where it rests on the way; `fades` makes it vanish on
    arrival.
    """

    start: Sprite
    end: Sprite
    begins: float
    lasts: float
    easing: Easing = "settle"
    rise: float = 0.0
    waits: bool = False
    fades: bool = False
    turns: bool = False
    """Whether it turns over on its way although both its sides show a face."""
    stop: Sprite | None = None
    bare_until: float = 0.0
    """The second until which a card that will be an edge under others shows its face, as nothing covers it yet."""

    @property
    def ends(self) -> float:
        return self.begins + self.lasts

    def at(self, time: float) -> Sprite | None:
        """Its state at a time; None while it isn't visible."""
        seen = self._on_its_way(time)
        if seen is not None and time < self.bare_until and isinstance(seen.look, Edge):
            return replace(seen, look=Face(seen.look.card))
        return seen

    def _on_its_way(self, time: float) -> Sprite | None:
        if time >= self.ends:
            return None if self.fades else self.end
        if time < self.begins:
            return None if self.waits else self.start
        share = (time - self.begins) / self.lasts
        if self.stop is None:
            return self._between(self.start, self.end, share)
        if share < VIA_ARRIVES:
            return self._between(self.start, self.stop, share / VIA_ARRIVES)
        if share < VIA_LEAVES:
            return self.stop
        return self._between(self.stop, self.end, (share - VIA_LEAVES) / (1 - VIA_LEAVES))

    def _between(self, start: Sprite, end: Sprite, share: float) -> Sprite:
        gone = _EASES[self.easing](share)
        look, squeeze = _turned(start.look, end.look, share) if self.turns else _look(start.look, end.look, share)
        turn = (start.angle - end.angle) * (1 - gone)
        if lean := _lean(start, end):
            turn += lean * arc(share)
        return replace(
            end,
            look=look,
            x=mix(start.x, end.x, gone),
            y=mix(start.y, end.y, gone) - (self.rise and self.rise * arc(min(1.0, max(0.0, gone)))),
            w=max(1, round(mix(start.w, end.w, gone))),
            h=round(mix(start.tall, end.tall, gone)) if start.h or end.h else 0,
            angle=end.angle + TURN_STEP * round(turn / TURN_STEP),
            lift=end.lift if start is end or share > SETTLES else max(start.lift, end.lift, 6),
            squeeze=squeeze,
            wipe=mix(start.wipe, end.wipe, gone),
            rastered=end.w if start.w != end.w else 0,
            turns=bool(round(end.angle * 2)),
        )


def _lean(start: Sprite, end: Sprite) -> float:
    """Degrees by which a card being laid down leans before it straightens: no two neighbours alike."""
    if not isinstance(end.place, InMeld | InBook) or isinstance(start.place, InMeld | InBook):
        return 0.0
    return TURN_STEP * ((7 * round(end.x) + 5 * round(end.y)) % 5 - 2)


def _look(start: Look, end: Look, share: float) -> tuple[Look, float]:
    """The picture on the way and its visible width: a card turning over narrows and widens again."""
    shown = Face(end.card) if isinstance(end, Edge) else end
    if isinstance(start, Reverse) and isinstance(shown, Reverse):
        return start, 1.0
    if isinstance(start, Reverse) != isinstance(shown, Reverse):
        return _turned(start, shown, share)
    return shown, 1.0


def _turned(start: Look, end: Look, share: float) -> tuple[Look, float]:
    turned = math.cos(math.pi * share)
    return (start if turned > 0 else end), max(0.05, abs(turned))


class Reel(msgspec.Struct, frozen=True):
    """The motion from one layout to the next: a flight for some of the new sprites, by index, and ghosts, which vanish
    on arrival. `sounds` come with the second at which they are heard, `beginnings` are the seconds at which each event
    begins, in order.
    """

    flights: dict[int, Flight] = {}
    ghosts: tuple[Flight, ...] = ()
    sounds: tuple[tuple[float, Cue], ...] = ()
    beginnings: tuple[float, ...] = ()

    @property
    def length(self) -> float:
        """Seconds at normal speed until nothing moves and the last sound begins; 0 when nothing moves."""
        ends = [flight.ends for flight in (*self.flights.values(), *self.ghosts)]
        return max([*ends, *(at for at, _ in self.sounds)]) if ends else 0.0

    def onto(self, before: Sequence[Sprite], after: Sequence[Sprite]) -> "Reel":
        """The same reel over another layout: each flight continues to its sprite's new place, if it still exists."""
        lying: dict[tuple[Place, Look], list[int]] = {}
        for i, sprite in enumerate(after):
            lying.setdefault((sprite.place, sprite.look), []).append(i)
        flights: dict[int, Flight] = {}
        for i, sprite in enumerate(before):  # equal ones keep their order, including those that don't fly
            found = lying.get((sprite.place, sprite.look))
            index = found.pop(0) if found else None
            flight = self.flights.get(i)
            if index is not None and flight is not None:
                flights[index] = replace(flight, end=after[index])
        return replace(self, flights=flights)

    def beside(self, other: "Reel", since: float) -> "Reel":
        """Both reels at once, the other one begun `since` seconds later; current flights continue unchanged."""
        later = {
            i: replace(flight, begins=flight.begins + since)
            for i, flight in other.flights.items()
            if i not in self.flights or self.flights[i].ends <= since
        }
        ghosts = tuple(replace(flight, begins=flight.begins + since) for flight in other.ghosts)
        sounds = tuple((at + since, cue) for at, cue in other.sounds)
        return Reel(self.flights | later, self.ghosts + ghosts, self.sounds + sounds)

    def without(self, indices: Collection[int]) -> "Reel":
        """The reel without the flights of these sprites."""
        return replace(self, flights={i: flight for i, flight in self.flights.items() if i not in indices})

    def moving(self, time: float) -> tuple[int, ...]:
        """The sprites that haven't reached their places."""
        return tuple(i for i, flight in self.flights.items() if time < flight.ends)

    def frame(self, sprites: Sequence[Sprite], time: float) -> list[Sprite]:
        """Every sprite at a time; after the end exactly the layout's own."""
        if time >= self.length:
            return list(sprites)
        flights = ((sprite, self.flights.get(i)) for i, sprite in enumerate(sprites))
        return self._in_order([(lies if way is None else way.at(time), way) for lies, way in flights], time)

    def movers(self, time: float) -> list[Sprite]:
        """Only what has a flight, at a time: those in the air last, so that they pass over the others."""
        return self._in_order([(self.flights[i].at(time), self.flights[i]) for i in sorted(self.flights)], time)

    def _in_order(self, seen: Sequence[tuple[Sprite | None, Flight | None]], time: float) -> list[Sprite]:
        """These and the ghosts, the lowest first, without what isn't visible."""
        still: list[Sprite] = []
        flying: list[Sprite] = []
        for sprite, way in (*seen, *((ghost.at(time), ghost) for ghost in self.ghosts)):
            if sprite is not None:
                in_air = way is not None and way.begins <= time < way.ends and way.start is not way.end
                (flying if in_air else still).append(sprite)
        return still + flying
