"""A player who knows nothing but what `--targets` tells, and does nothing but point, drag and press keys.

It plays plainly: opens when the table offers to stage an opening, lays what fits, discards the rest. Whether what it
does is legal is for the game to say; a refusal only makes it try something else.
"""

import random
from collections.abc import Collection, Mapping, Sequence
from typing import Any, Protocol

from msgspec import Struct
from msgspec.structs import replace

Point = tuple[int, int]
HOLD = 1.1
"""Seconds that lift a curtain: it wants one."""


class Hands(Protocol):
    """A pointer and a keyboard, real or not."""

    def click(self, at: Point) -> None:
        """Press and release in one place."""

    def drag(self, start: Point, end: Point) -> None:
        """Press, move, release."""

    def hold(self, at: Point, seconds: float) -> None:
        """Press, wait, release."""

    def key(self, name: str) -> None:
        """Press a key by its X name: `d`, `Escape`, `Return`."""


class Thing(Struct, frozen=True):
    """Something on screen."""

    id: str
    label: str
    rect: tuple[int, int, int, int]
    enabled: bool

    @property
    def middle(self) -> Point:
        """Where to hit it."""
        x, y, w, h = self.rect
        return x + w // 2, y + h // 2


class Sight(Struct, frozen=True):
    """What is on screen: one reading of the targets file."""

    seq: int
    scene: str
    busy: bool
    turn: int | None
    phase: str
    message: str
    things: tuple[Thing, ...]
    focus: str = ""
    """What has the keys."""

    def same_but_for_ring(self, other: "Sight") -> bool:
        """Whether nothing but the place of the ring is different."""
        return replace(self, seq=0, focus="") == replace(other, seq=0, focus="")

    def find(self, id: str) -> Thing | None:
        """The thing of this id."""
        return next((thing for thing in self.things if thing.id == id), None)

    def ready(self, id: str) -> Thing | None:
        """The thing of this id, if acting on it does something."""
        found = self.find(id)
        return found if found is not None and found.enabled else None

    def all(self, start: str) -> tuple[Thing, ...]:
        """Everything whose id begins so."""
        return tuple(thing for thing in self.things if thing.id.startswith(start))

    def nearest(self, at: Point) -> Thing:
        """What is meant there: the nearest, for a chosen card has risen a little; of two names of a place the last, but
        never the upcard, another name of its pile at which no ring stops.
        """
        things = (thing for thing in reversed(self.things) if thing.id != "upcard")
        return min(things, key=lambda thing: abs(thing.middle[0] - at[0]) + abs(thing.middle[1] - at[1]))


def sight_of(told: Mapping[str, Any]) -> Sight:
    """A reading of the file as values."""
    things = tuple(Thing(t["id"], t["label"], tuple(t["rect"]), t["enabled"]) for t in told["targets"])
    return Sight(
        told["seq"], told["scene"], told["busy"], told["turn"], told["phase"], told["message"], things, told["focus"]
    )


class Player:
    """Whoever sits at the screen: all its people at once."""

    def __init__(self, hands: Hands, chance: random.Random, people: Collection[int], teams: int) -> None:
        self._hands = hands
        self._chance = chance
        self._people = people
        self._teams = teams
        self._tried: set[str] = set()
        self._moment: tuple[object, ...] = ()
        self.dragged = 0
        """Cards dragged so far."""

    def act(self, sight: Sight) -> str:
        """Does one thing and says which; "" where there is nothing to do yet."""
        go_on = sight.ready("button/continue")
        if sight.scene == "curtain" and go_on is not None:
            self._hands.hold(go_on.middle, HOLD)
            return "lift the curtain"
        packet = sight.find("packet")
        if packet is not None:
            return self._cut(packet, sight.find("button/cut"))
        stacks = [thing for thing in sight.all("stack/") if thing.enabled]
        if stacks:
            return self._click(self._chance.choice(stacks))
        questions = ("button/yes", "button/no", "button/discard_it", "button/keep_it")
        answers = [answer for answer in map(sight.find, questions) if answer is not None]
        if answers:
            return self._click(self._chance.choice(answers))
        if sight.scene == "table":
            return self._turn(sight)
        return self._click(go_on) if go_on is not None else ""

    def press(self, thing: Thing) -> None:
        """Click it."""
        self._hands.click(thing.middle)

    def _click(self, thing: Thing) -> str:
        self._hands.click(thing.middle)
        return f"click {thing.id} ({thing.label})"

    def _cut(self, packet: Thing, take: Thing | None) -> str:
        x, y = packet.middle
        self._hands.drag((x, y), (x, y + self._chance.choice((-12, 9, 16, 25, 33))))
        if take is not None:
            self._hands.click(take.middle)
        return "cut the packet"

    # ---- a turn at the table

    def _turn(self, sight: Sight) -> str:
        if sight.turn not in self._people or sight.phase not in ("draw", "play"):
            return ""
        hand = sight.all("hand/")
        moment = (sight.turn, sight.phase)
        if moment != self._moment:
            self._moment, self._tried = moment, set()
        if sight.find("button/take_back") is not None:
            return self._with_draft(sight)
        if not hand:
            return ""
        return self._draw(sight) if sight.phase == "draw" else self._play(sight, hand)

    def _with_draft(self, sight: Sight) -> str:
        play = sight.ready("button/play")
        if play is not None and self._first("play"):
            return self._click(play)
        stage = sight.ready("button/stage")
        if stage is not None and self._first("stage for the draft"):
            return self._click(stage)
        self._tried.discard("play")
        if self._chance.random() < 0.5:
            self._hands.key("Escape")
            return "take the draft back"
        back = sight.find("button/take_back")
        assert back is not None
        return self._click(back)

    def _draw(self, sight: Sight) -> str:
        take = sight.ready("button/take")
        end = sight.ready("button/pass")
        if take is not None and self._first("take") and (end is not None or self._chance.random() < 0.4):
            return self._click(take)
        if end is not None:
            return self._click(end)
        stock = sight.find("stock")
        if stock is not None and self._chance.random() < 0.5:
            return self._click(stock)
        self._hands.key("d")
        return "draw by key"

    def _play(self, sight: Sight, hand: Sequence[Thing]) -> str:
        for id in ("button/stage", "button/go_out"):
            button = sight.ready(id)
            if button is not None and self._first(f"{id} with {len(hand)}"):
                return self._click(button)
        if sight.find("button/stage") is None:
            done = self._add(sight, hand) or self._begin(sight, hand)
            if done:
                return done
        return self._discard(sight, hand)

    def _first(self, what: str) -> bool:
        """Whether this has not been tried in this part of the turn."""
        new = what not in self._tried
        self._tried.add(what)
        return new

    def _own(self, sight: Sight) -> tuple[Thing, ...]:
        assert sight.turn is not None
        team = sight.turn % self._teams
        return sight.all(f"meld/{team}/") + sight.all(f"book/{team}/")

    def _add(self, sight: Sight, hand: Sequence[Thing]) -> str:
        """A card onto a meld of its rank; a wild onto an open meld that holds one or is long."""
        for card in hand:
            for meld in self._own(sight):
                cards = meld.label.split()
                ranks = {face[0] for face in cards} - {"2", "*"}
                wilds = sum(face[0] in "2*" for face in cards)
                fits = card.label[0] in ranks
                if card.label[0] in "2*":
                    fits = meld.id.startswith("meld") and len(cards) >= 4 and wilds < 2
                if fits and self._first(f"{card.label} onto {meld.id}"):
                    return self._carry(card, meld)
        return ""

    def _begin(self, sight: Sight, hand: Sequence[Thing]) -> str:
        """Three of a rank as a new meld: the others are chosen by clicks, the last carries them along."""
        place = sight.find("new_pile")
        for rank in dict.fromkeys(card.label[0] for card in hand if card.label[0] not in "2*3"):
            same = [card for card in hand if card.label[0] == rank]
            if place is not None and len(same) >= 3 and self._first(f"new {rank}"):
                for card in same:
                    self._hands.click(card.middle)
                return self._carry(same[-1], place)
        return ""

    def _discard(self, sight: Sight, hand: Sequence[Thing]) -> str:
        place = sight.find("discard")
        ranks = [card.label[0] for card in hand]

        def worth(card: Thing) -> tuple[int, int]:
            rank = card.label[0]
            return (2 if rank in "2*" else 0 if rank == "3" else 1, ranks.count(rank))

        for card in sorted(hand, key=worth):
            if place is not None and self._first(f"discard {card.label}"):
                return self._carry(card, place)
        hold = sight.ready("button/hold")
        if hold is not None:
            return self._click(hold)
        self._tried.clear()
        self._hands.key("Escape")
        return "think again"

    def _carry(self, card: Thing, place: Thing) -> str:
        self._hands.drag(card.middle, place.middle)
        self.dragged += 1
        return f"drag {card.label} to {place.id}"
