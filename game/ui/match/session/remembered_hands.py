"""How the people of one game arranged their hands: restored whenever they look again, and stored on disk."""

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from pathlib import Path
from typing import Final, Protocol

from game.cards import HAND_ORDER, Card, HandSorting
from game.turn.arrangement import Arrangement, SortMode
from game.ui.match.session.open_game import OpenGame
from game.ui.system.environment import Environment
from saves.disk.background import Background
from saves.disk.folders import hands_folder
from saves.players.arranged_hands import ArrangedHand, arranged_hands, forget_hands, write_hands
from saves.players.people import Household, HouseholdChange
from saves.records.side_files import side_file

_MODES: Final[dict[str, SortMode]] = {"rank": "rank", "suit": "suit", "mine": "mine"}


def _nowhere(hands: Mapping[int, ArrangedHand]) -> None:
    """Stores nothing."""


def _cards(texts: Iterable[str]) -> tuple[Card, ...]:
    """The valid cards among texts from a file."""
    return tuple(Card(text) for text in texts if text in HAND_ORDER)


class HandOrders:
    """By seat. Only the person at a seat may be shown what `arrangement` returns for it."""

    def __init__(
        self,
        hands: Mapping[int, ArrangedHand],
        keep: Callable[[Mapping[int, ArrangedHand]], None] = _nowhere,
        sorting: Callable[[int], HandSorting] = lambda _: HandSorting(),
        prefer: Callable[[int, HandSorting], None] = lambda *_: None,
    ) -> None:
        """`keep` is called with all of them after every change; `sorting` is how the person at a seat sorts, and
        `prefer` remembers another way.
        """
        self._hands = dict(hands)
        self._keep, self._sorting, self._prefer = keep, sorting, prefer
        self._chosen: dict[int, HandSorting] = {}

    def sorting(self, seat: int) -> HandSorting:
        """How the person at a seat likes a sorted hand; other unnamed people don't change it."""
        return self._chosen.setdefault(seat, self._sorting(seat))

    def prefer(self, seat: int, sorting: HandSorting) -> None:
        """Sort this way from now on, in other matches, too."""
        self._chosen[seat] = sorting
        self._prefer(seat, sorting)

    def arrangement(self, seat: int, round_number: int) -> Arrangement:
        """The desk as it was left; `settle` adapts it to the hand. A manual order doesn't apply to another round."""
        hand = self._hands.get(seat, ArrangedHand())
        mode = _MODES.get(hand.sort, "rank")
        sorting = self.sorting(seat)
        if mode == "mine" and hand.round != round_number:
            return Arrangement(sorting=sorting)
        return Arrangement(sort=mode, sorting=sorting, order=_cards(hand.order), with_laid=_cards(hand.with_laid))

    def note(self, seat: int, arrangement: Arrangement, round_number: int) -> None:
        """Remember an order, if it is a new one."""
        own = (round_number, arrangement.order, arrangement.with_laid) if arrangement.sort == "mine" else ()
        hand = ArrangedHand(arrangement.sort, *own)
        if hand != self._hands.get(seat, ArrangedHand()):
            self._hands[seat] = hand
            self._keep(self._hands)


class KnownPeople(Protocol):
    """The people who play here, by name."""

    @property
    def household(self) -> Household:
        """All of them."""

    def change(self, how: HouseholdChange) -> None:
        """Remember something about them."""


def hand_orders(game: OpenGame, environment: Environment, background: Background, people: KnownPeople) -> HandOrders:
    def sorting(seat: int) -> HandSorting:
        return people.household.sorting_of(game.match.names[seat])

    def prefer(seat: int, sorting: HandSorting) -> None:
        people.change(lambda house: house.with_sorting(game.match.names[seat], sorting))

    if game.saved is None or game.saved.path.parent != environment.library.folder:
        return HandOrders({}, sorting=sorting, prefer=prefer)
    id_, path = game.match.header.id, _file_of(game.saved.path, environment)

    def keep(hands: Mapping[int, ArrangedHand]) -> None:
        background.do(path, partial(write_hands, path, id_, dict(hands), environment.disk))

    return HandOrders(arranged_hands(path, id_), keep, sorting, prefer)


def forget_hand_orders(game: OpenGame, environment: Environment, background: Background) -> None:
    if game.saved is not None and game.match.is_over:
        path = _file_of(game.saved.path, environment)
        background.do(path, partial(forget_hands, path, environment.disk))


def _file_of(record: Path, environment: Environment) -> Path:
    return side_file(hands_folder(environment.data), record)
