"""Who sat at a table, by the names that people have now."""

from collections import Counter
from contextlib import suppress
from datetime import UTC, datetime
from typing import Final

from msgspec.structs import replace

from saves.players.people import YOU_KEY, GameLabel, NamesNow, person_key
from saves.records.lines import SeatInfo

EARLIEST: Final = datetime(1971, 1, 1, tzinfo=UTC)
LATEST: Final = datetime(3000, 1, 1, tzinfo=UTC)
"""Nothing is shown as begun before or after these."""


def time_of(created: str) -> datetime:
    """When a record says that it began, which may be any time, by a clock that was years off. Raises ValueError."""
    when = datetime.fromisoformat(created)
    return min(max(when if when.tzinfo is not None else when.replace(tzinfo=UTC), EARLIEST), LATEST)


def seats_now(
    seats: tuple[SeatInfo, ...], label: GameLabel, names: NamesNow, created: str = ""
) -> tuple[SeatInfo, ...]:
    """The seats of a record with its people as its label says and as they are called now, for everything that counts
    or compares records. A friend's match has somebody else without a name, and so has one at which the person with the
    new name sat, too. `created` is when it began.
    """
    when: datetime | None = None
    with suppress(ValueError):
        when = time_of(created)
    seats = labelled_seats(seats, label)

    def now(info: SeatInfo) -> str:
        is_other = info.kind != "human" or (label.imported and person_key(info.name) == YOU_KEY)
        return info.name if is_other else names.of(info.name, when)

    found = [now(info) for info in seats]
    there = Counter(person_key(name) for info, name in zip(seats, found, strict=True) if info.kind == "human")
    return tuple(
        info if name == info.name or there[person_key(name)] > 1 else replace(info, name=name)
        for info, name in zip(seats, found, strict=True)
    )


def labelled_seats(seats: tuple[SeatInfo, ...], label: GameLabel) -> tuple[SeatInfo, ...]:
    """The label names the person at the table, if there was exactly one."""
    people = [seat for seat, info in enumerate(seats) if info.kind == "human"]
    if not label.person or len(people) != 1:
        return seats
    renamed = replace(seats[people[0]], name=label.person, portrait=None)
    return (*seats[: people[0]], renamed, *seats[people[0] + 1 :])
