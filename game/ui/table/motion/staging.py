"""Matches an old picture's sprites with those of a new layout, and collects flights between them."""

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Final

from msgspec.structs import replace

from game.cards import Card
from game.toolkit.audio.cues import Cue
from game.ui.shared.cards.card_art import Back
from game.ui.table.layout.table_layout import Layout
from game.ui.table.motion.flight import Easing, Flight, Reel
from game.ui.table.sprites import (
    Buried,
    Edge,
    Face,
    HiddenInHand,
    InFan,
    InFoot,
    InMeld,
    InStock,
    Look,
    OnPile,
    Place,
    Reverse,
    Sprite,
)

GLIDE: Final = 0.2
"""Seconds a card takes to a nearby place."""
FAR: Final = 2.0
"""Window pixels that a sprite must move to be worth a flight."""


class Stage:
    """An old picture and a new layout while the animation is being built.

    `arrivals` are new sprites without a match in their own place, `departures` old ones; `now` is the second at which
    the next event begins.
    """

    def __init__(self, before: Sequence[Sprite], layout: Layout, gone: Collection[Place] = ()) -> None:
        """`gone` are the places whose old cards have all left, so that none of the new ones can be one of them."""
        self.layout = layout
        self.shows_hand = any(sprite.place == HiddenInHand() and sprite.card is not None for sprite in before)
        """Whether the hand in front was visible."""
        self.flights: dict[int, Flight] = {}
        self.ghosts: list[Flight] = []
        self.sounds: list[tuple[float, Cue]] = []
        self.beginnings: list[float] = []
        """When each event so far has begun."""
        self.now = 0.0
        self.backs: dict[int, Back] = dict(enumerate(layout.backs))
        """The stack each seat plays from, face down, during the next event."""
        self._before: dict[int, Sprite] = {}  # what new sprites were that stay in their place
        self.upcard: Card | None = None
        """The upcard of a taken pile, until it is melded."""
        self.arrivals: list[int] = []
        self.departures: list[Sprite] = []
        self._stay(before, gone)

    def _stay(self, before: Sequence[Sprite], gone: Collection[Place]) -> None:
        """Match equal faces in the same place, nearest first, then any in the same place that show nothing."""
        old: dict[Place, list[Sprite]] = {}
        for sprite in before:
            old.setdefault(sprite.place, []).append(sprite)
        for i, sprite in enumerate(self.layout.sprites):
            found = _take(old.get(sprite.place, []), sprite) if sprite.place not in gone else None
            if found is None:
                self.arrivals.append(i)
                continue
            self._before[i] = found
            # the heap shrinks or grows at once: moving things are drawn over still ones, here over the upcard
            if _moved(found, sprite) and not isinstance(sprite.place, Buried):
                self.flights[i] = Flight(start=_unmarked(found, sprite), end=sprite, begins=0.0, lasts=GLIDE)
        self.departures = [sprite for left in old.values() for sprite in left]

    # ---- for the events

    def arriving(self, fits: Callable[[Sprite], bool]) -> list[int]:
        """The new sprites still without a flight that match, in order."""
        return [i for i in self.arrivals if fits(self.layout.sprites[i])]

    def arriving_card(self, place: Place, card: Card) -> int | None:
        """The first new sprite with this face in this place that still has no flight."""
        return next((i for i in self.arriving(lambda sprite: sprite.place == place and sprite.card == card)), None)

    def departing(self, card: Card, lain: tuple[type[Place], ...] = ()) -> Sprite | None:
        """An old sprite with this face that has left its place; it is used up. `lain` are kinds of places that it can't
        have left.
        """
        gone = (sprite for sprite in self.departures if sprite.card == card and not isinstance(sprite.place, lain))
        if (found := next(gone, None)) is not None:
            self.departures.remove(found)
        return found

    def fly(
        self,
        index: int,
        start: Sprite,
        delay: float = 0.0,
        lasts: float = GLIDE,
        *,
        rise: float = 0.0,
        easing: Easing = "settle",
        waits: bool = False,
        stop: Sprite | None = None,
    ) -> None:
        """Give a new sprite its flight."""
        end = self.layout.sprites[index]
        begins = self.now + delay
        self.flights[index] = Flight(
            start=start, end=end, begins=begins, lasts=lasts, rise=rise, easing=easing, waits=waits, stop=stop
        )
        if index in self.arrivals:
            self.arrivals.remove(index)

    def ghost(
        self,
        start: Sprite,
        end: Sprite,
        delay: float = 0.0,
        lasts: float = GLIDE,
        *,
        rise: float = 0.0,
        waits: bool = True,
        stop: Sprite | None = None,
    ) -> None:
        """A sprite that is visible only on its way."""
        begins = self.now + delay
        way = Flight(start=start, end=end, begins=begins, lasts=lasts, rise=rise, waits=waits, fades=True, stop=stop)
        self.ghosts.append(way)

    def sound(self, name: str, delay: float = 0.0, seat: int | None = None) -> None:
        """A sound from a seat's direction, or from the middle."""
        side = 0.0
        if seat is not None:
            width = self.layout.places.size[0]
            side = max(-1.0, min(1.0, 2 * self.seat(seat).x / width - 1))
        self.sounds.append((self.now + delay, Cue(name, round(side, 2))))

    # ---- places to come from

    def seat(self, seat: int, look: Face | Reverse | None = None) -> Sprite:
        """The start of a seat's cards: its fan, its plate, or the hand in front."""
        near = self.layout.near(seat)
        places = self.layout.places
        look = look or Reverse(self.backs[seat])
        if near == 0:
            zone = places.rect("Hand")
            return _card_at(zone.centerx, zone.bottom, round(places.card_w("Hand") * 0.8), look, HiddenInHand())
        zone = places.find("Fan", near) or places.rect("Seat", near)
        width = places.card_w("Fan", near) if places.find("Fan", near) else round(46 * places.k)
        return _card_at(zone.centerx, zone.centery, width, look, InFan(seat))

    def stock(self) -> Sprite:
        box = self.layout.places.rect("Stock")
        return _card_at(box.centerx, box.centery, box.w, Reverse("hand"), InStock())

    def pile(self, card: Card | None) -> Sprite:
        box = self.layout.places.rect("Discard")
        return _card_at(box.centerx, box.centery, box.w, Face(card) if card else Reverse("hand"), OnPile())

    def foot(self, seat: int, back: Back = "foot") -> Sprite:
        """The place of a seat's foot or tail; its plate if nothing else shows it."""
        near, places = self.layout.near(seat), self.layout.places
        box = places.find("Foot", near)
        if box is None:
            plate = places.rect("Seat", near)
            return _card_at(plate.centerx, plate.centery, round(46 * places.k), Reverse(back), InFoot(seat))
        return _card_at(box.centerx, box.centery, box.w, Reverse(back), InFoot(seat))

    # ---- the end

    def finish(self, easing: Easing = "settle") -> Reel:
        """Sprites that no event mentions glide from an equal face, or simply appear."""
        for i in list(self.arrivals):
            sprite = self.layout.sprites[i]
            card = sprite.card
            start = self.departing(card) if card is not None else None
            if start is not None and _moved(start, sprite):
                self.now, kept = 0.0, self.now
                self.fly(i, _unmarked(start, sprite), lasts=GLIDE, easing=easing)
                self.now = kept
        self._keep_faces()
        return Reel(self.flights, tuple(self.ghosts), tuple(self.sounds), tuple(self.beginnings))

    def _keep_faces(self) -> None:
        """Keep every meld's front card until its replacement lands: what becomes an edge shows its own face until then,
        and whatever is above a card on its way is drawn after it.
        """
        melds: dict[Place, list[int]] = {}
        for i, sprite in enumerate(self.layout.sprites):
            if isinstance(sprite.place, InMeld) and isinstance(sprite.look, Face | Edge):
                melds.setdefault(sprite.place, []).append(i)
        for meld in melds.values():
            came = [i for i in meld if i in self.flights]
            if not came:
                continue
            until = max(self.flights[i].ends for i in came)
            for i in meld:
                sprite, before = self.layout.sprites[i], self._before.get(i)
                is_bare = isinstance(sprite.look, Edge) and (before is None or isinstance(before.look, Face))
                if i not in self.flights and (is_bare or i > came[0]):
                    self.flights[i] = Flight(start=sprite, end=sprite, begins=0.0, lasts=until)
                if is_bare:
                    self.flights[i] = replace(self.flights[i], bare_until=until)


def _take(old: list[Sprite], sprite: Sprite) -> Sprite | None:
    """This sprite's old counterpart: among equal faces the nearest that looks the same, so that a meld that moves keeps
    its front; among backs, books and chips the first.
    """
    if sprite.card is not None:
        same = [other for other in old if other.card == sprite.card]
    else:
        same = [other for other in old if other.card is None and _as_hidden(other.look, sprite.look)]
    if not same:
        return None
    found = min(same, key=lambda other: _unlike(other, sprite)) if sprite.card else same[0]
    old.remove(found)
    return found


def _unlike(old: Sprite, new: Sprite) -> tuple[bool, float]:
    return type(old.look) is not type(new.look), (old.x - new.x) ** 2 + (old.y - new.y) ** 2


def _as_hidden(old: Look, new: Look) -> bool:
    """Whether two things that show no card may be the same: a card keeps its back in its place."""
    return old == new if isinstance(old, Reverse) or isinstance(new, Reverse) else True


def _moved(old: Sprite, new: Sprite) -> bool:
    return (
        abs(old.x - new.x) > FAR
        or abs(old.y - new.y) > FAR
        or abs(old.w - new.w) > FAR
        or abs(old.angle - new.angle) > FAR
    )


def _unmarked(old: Sprite, new: Sprite) -> Sprite:
    return replace(old, mark=new.mark)


def _card_at(x: float, y: float, w: int, look: Face | Reverse, place: Place) -> Sprite:
    return Sprite(place=place, look=look, x=x, y=y, w=w, lift=6)


def spread(count: int, step: float, longest: float) -> Iterable[float]:
    """Delays for this many cards, a step apart, the last one after `longest` seconds at most."""
    each = min(step, longest / max(1, count))
    return (i * each for i in range(count))
