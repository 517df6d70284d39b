"""The players: who usually plays at this computer, with face, colour, usual seat and partner; and who learned last."""

import unicodedata
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Annotated, Final

from msgspec import Meta, Struct
from msgspec.structs import replace

from game.cards import HandSorting
from game.decoded_types import prepare
from game.plain_text import plain
from game.portrait_art import colour_in, face_in, look_in
from saves.disk import limits
from saves.disk.files import READING, Disk, FileReading
from saves.disk.shared_file import SharedFile
from saves.disk.upgrade import FileKind, decode_versioned, encode_versioned

LONGEST_PERSON: Final = 24
NOBODY: Final = ""
"""Replaces an id if there is nobody."""

_Small = Annotated[int, Meta(ge=0, le=999)]
_Chair = Annotated[int, Meta(ge=0, le=7)]


class RegularPlayer(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Somebody who usually plays here. Seats count from 0, the one in front, in the order of play."""

    id: str
    """Fixed, because a name may change."""
    name: str
    face: _Small = 0
    """The number of the face, with its colour, as in records."""
    chair: _Chair | None = None
    """The usual seat, if one was chosen; None for that of the last game."""
    partner: str | None = None
    """The id of the usual partner, or `NOBODY`, if chosen; None for that of the last game."""
    last_chair: _Chair | None = None
    last_partner: str = NOBODY
    on_phone: bool = False
    """Whether the person last played from a phone."""
    sorting: HandSorting = HandSorting()
    """How this person likes a sorted hand."""
    removed: bool = False
    """Whether the person was removed from the list; they can be put back."""

    @property
    def look(self) -> int:
        """The number of the portrait; a file of a program with more faces or colours is shown with one that is here."""
        return look_in(face_in(self.face), colour_in(self.face))

    @property
    def usual_chair(self) -> int | None:
        """Where the person usually sits."""
        return self.last_chair if self.chair is None else self.chair

    @property
    def usual_partner(self) -> str:
        """The id of the person's usual partner."""
        return self.last_partner if self.partner is None else self.partner


class Seated(Struct, frozen=True):
    """A person in a seat of a new game."""

    new_id: str
    """The id to use if the person is new."""
    name: str
    chair: int
    team: int
    face: int
    is_new_face: bool = False
    """Whether the face was chosen for this game."""
    on_phone: bool | None = None
    """Whether the person plays from a phone; None where nobody could choose."""


class Household(Struct, frozen=True):
    """The people who play at this computer, and who learned last."""

    regulars: tuple[RegularPlayer, ...] = ()
    learner: str = ""
    """The name of the person who learned last."""
    sorting: HandSorting = HandSorting()
    """How anybody who isn't on the list likes a sorted hand."""

    @property
    def present(self) -> tuple[RegularPlayer, ...]:
        """The people on the list."""
        return tuple(one for one in self.regulars if not one.removed)

    def find(self, id_: str) -> RegularPlayer | None:
        """The person with that id, removed or not."""
        return next((one for one in self.regulars if one.id == id_), None)

    def named(self, name: str) -> RegularPlayer | None:
        """The person with that name, as far as it is stored; case and spaces don't matter."""
        key = person_key(plain_name(name))
        return next((one for one in self.regulars if person_key(one.name) == key), None)

    @property
    def faces(self) -> dict[str, int]:
        """Everybody's face, by name key, including removed people."""
        return {person_key(one.name): one.face for one in self.regulars}

    def with_regular_player(self, new: RegularPlayer) -> "Household":
        """The household with one more person; an existing person of that name stays, and is put back on the list."""
        known = self.named(new.name)
        if known is not None:
            return self.with_change(known.id, removed=False)
        return replace(self, regulars=(*self.regulars, new))

    def sorting_of(self, name: str) -> HandSorting:
        """How the person with that name likes a sorted hand."""
        person = self.named(name)
        return self.sorting if person is None else person.sorting

    def with_sorting(self, name: str, sorting: HandSorting) -> "Household":
        """The household after that person chose another way."""
        person = self.named(name)
        return replace(self, sorting=sorting) if person is None else self.with_change(person.id, sorting=sorting)

    def with_change(self, id_: str, **fields: object) -> "Household":
        """The household with changed fields of a person; unchanged if nobody has that id, or somebody else has the
        name.
        """
        name = fields.get("name")
        if isinstance(name, str) and any(
            person_key(one.name) == person_key(name) and one.id != id_ for one in self.regulars
        ):
            return self
        regulars = tuple(replace(one, **fields) if one.id == id_ else one for one in self.regulars)
        return replace(self, regulars=regulars)

    def with_game(self, seats: Sequence[Seated]) -> "Household":
        """The household after these people sat down to play: new ones are added; removed ones stay removed."""
        house = self
        for seat in seats:
            if house.named(seat.name) is None:
                house = house.with_regular_player(
                    RegularPlayer(id=seat.new_id, name=plain_name(seat.name), face=seat.face)
                )
        for seat in seats:
            known = house.named(seat.name)
            if known is None or known.removed:
                continue
            others = (house.named(other.name) for other in seats if other.team == seat.team and other is not seat)
            partner = next((one.id for one in others if one is not None and not one.removed), NOBODY)
            face = seat.face if seat.is_new_face else known.face
            phone = known.on_phone if seat.on_phone is None else seat.on_phone
            house = house.with_change(known.id, face=face, last_chair=seat.chair, last_partner=partner, on_phone=phone)
        return house

    def with_learning_player(self, name: str) -> "Household":
        """The household with a new current learner."""
        return replace(self, learner=plain_name(name))


HouseholdChange = Callable[[Household], Household]


prepare(Household)


def plain_name(name: str) -> str:
    """A name as it is stored."""
    return plain(unicodedata.normalize("NFC", plain(name)))[:LONGEST_PERSON].strip()


def person_key(name: str) -> str:
    r"""Equal for names that mean the same person.

    >>> person_key(" Anna  Maria") == person_key("anna maria")
    True
    >>> person_key("Jose\N{COMBINING ACUTE ACCENT}") == person_key("José")
    True
    """
    return " ".join(unicodedata.normalize("NFC", plain(name)).casefold().split())


def house_in(data: bytes) -> Household:
    """The content of a file. Raises NewerFile, and ValueError for one that is damaged."""
    house = decode_versioned(FileKind.PEOPLE, data, Household)
    kept = Household(learner=plain_name(house.learner), sorting=house.sorting)
    for one in house.regulars:
        name = plain_name(one.name)
        same = (one.name.casefold() == name.casefold() for one in kept.regulars)
        if not name or any(same) or kept.find(one.id) is not None:
            raise ValueError("somebody has no name, or the name or the id of somebody else")
        kept = replace(kept, regulars=(*kept.regulars, replace(one, name=name)))
    return kept


def encoded_house(house: Household) -> bytes:
    """The bytes of the file of people."""
    return encode_versioned(FileKind.PEOPLE, house, indent=1)


def merged_houses(here: Household, there: Household) -> Household:
    """The people of both; for somebody in both, `here` wins."""
    ids = {NOBODY: NOBODY}  # maps ids of `there` to ids here
    taken = {one.id for one in here.regulars}
    for one in there.regulars:
        known = here.named(one.name)
        id_ = one.id if known is None else known.id
        while known is None and id_ in taken:
            id_ += f"-{person_key(one.name)}"
        taken.add(id_)
        ids[one.id] = id_
    new = tuple(
        replace(
            one,
            id=ids[one.id],
            partner=None if one.partner is None else ids.get(one.partner, NOBODY),
            last_partner=ids.get(one.last_partner, NOBODY),
        )
        for one in there.regulars
        if here.named(one.name) is None
    )
    return Household((*here.regulars, *new), here.learner or there.learner, here.sorting)


class PeopleFile(SharedFile[Household]):
    """The file of the house."""

    def __init__(self, path: Path, disk: Disk, reading: FileReading = READING) -> None:
        super().__init__(path, Household(), house_in, encoded_house, limits.PEOPLE, disk, reading)
