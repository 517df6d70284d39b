"""Small heads for the people and the computer players at a table, as paths; one look for each name, always the same."""

import zlib
from collections.abc import Collection, Sequence

import msgspec
from msgspec.structs import replace


class Look(msgspec.Struct, frozen=True):
    """Hair, skin and what else makes a head: `cut` indexes `CUTS`."""

    cut: int
    hair: str
    skin: str
    shirt: str
    glasses: bool = False
    beard: bool = False
    earrings: bool = False


PLAIN_GROUND = "#E9DFC8"
EYES, MOUTH, FRAMES = "#2A2320", "#7A3B2E", "#3A3430"
EARRINGS, LENSES = "#F2C14E", "#FFFFFF"
BACK_HAIR = (  # drawn behind the head
    "",
    "M20 76C12 40 22 10 50 10C78 10 88 40 80 76C72 72 70 60 70 44H30C30 60 28 72 20 76Z",
    "",
    "M24 62C14 40 24 11 50 11C76 11 86 40 76 62C70 62 68 50 68 42H32C32 50 30 62 24 62Z",
    "M50 2A12 12 0 1 1 49.9 2Z",
    "M19 58C8 52 14 38 20 36C16 22 30 10 40 14C48 4 62 8 66 14C80 12 86 28 80 36C90 42 88 54 80 58C76 66 70 60 70"
    " 48H30C30 60 26 64 19 58Z",
)
CUTS = (  # drawn over the forehead
    "M22 46C18 20 36 10 52 11C72 11 84 26 78 48C74 36 66 31 56 32C42 34 30 34 22 46Z",
    "M28 46C28 24 38 16 52 16C68 16 74 30 72 46C68 36 58 32 52 24C46 32 34 36 28 46Z",
    "M25 42C24 22 36 13 50 13C64 13 76 22 75 42C72 34 68 30 64 29C54 33 44 32 36 29C30 31 27 36 25 42Z",
    "M29 44C28 24 38 15 50 15C63 15 72 24 71 44C69 33 62 28 46 28C36 28 31 34 29 44Z",
    "M28 42C28 24 38 14 50 14C62 14 72 24 72 42C66 30 58 26 50 26C42 26 34 30 28 42Z",
    "M29 42C27 30 36 20 44 22C50 15 60 18 62 22C70 22 74 34 71 42C68 34 62 32 58 32C52 35 46 34 42 31C36 32 31 36"
    " 29 42Z",
)

LOOKS = (
    Look(0, "#3B2A20", "#E8B48C", "#C2563F"),
    Look(1, "#8A4B22", "#F0C6A0", "#4C6FB0", earrings=True),
    Look(2, "#D9D4CC", "#D99C74", "#3F8A6A", glasses=True),
    Look(3, "#C98B2F", "#F3CDB0", "#7E5AA8"),
    Look(2, "#1E1A1A", "#8A5A3A", "#B8893B", beard=True),
    Look(5, "#2A1C18", "#7C4B30", "#A3476B", earrings=True),
    Look(4, "#B9B3AB", "#EBC3A4", "#6A5AA0", glasses=True),
    Look(0, "#7A3B1E", "#F1C9A8", "#2F7F8C", beard=True),
    Look(3, "#22191C", "#D8A57C", "#B5543F"),
    Look(4, "#5A2B2B", "#C68758", "#3E7A55", earrings=True),
    Look(5, "#C4BDB6", "#E3B48E", "#4C6FB0", glasses=True),
    Look(2, "#A9672A", "#F0C6A0", "#7A4B6A"),
)

KNOWN = {"Rosa": 1, "Walt": 2, "June": 3, "Ben": 4, "Olga": 6, "Anna": 8, "Ida": 5, "Max": 7, "You": 0}


COLOURS = ("", "#C23B3B", "#D9782D", "#D2A52B", "#3F9A54", "#2A8C96", "#3F6FC4", "#7E55B5", "#C2558E")
"""What somebody may wear: the first is what goes with the face."""

FOR_ANYBODY = tuple(number for number, look in enumerate(LOOKS) if not look.beard)
"""A name that is not known may be a grandmother's: whoever wants a beard chooses it."""


def look_in(face: int, colour: int) -> int:
    """The number of a face in a colour. One of a program that knows no colours shows that face for it.

    >>> face_in(look_in(3, 2)), colour_in(look_in(3, 2)), look_in(3, 0)
    (3, 2, 3)
    """
    return face_in(face) + len(LOOKS) * (colour % len(COLOURS))


def face_in(look: int) -> int:
    """The face alone, which no two at a table have where that can be."""
    return look % len(LOOKS)


def colour_in(look: int) -> int:
    """The colour alone."""
    return look // len(LOOKS) % len(COLOURS)


def look_of(name: str) -> int:
    """The number of the look that belongs to a name, the same in every game."""
    return KNOWN.get(name, FOR_ANYBODY[zlib.crc32(name.strip().casefold().encode()) % len(FOR_ANYBODY)])


def looks_for(names: Sequence[str], chosen: Sequence[int | None] = ()) -> tuple[int, ...]:
    """A look for everybody at one table: the one chosen for a seat (`chosen`, None where nobody chose), else that of
    the name, unless somebody has it already; earlier seats come first.
    """
    wishes = (*chosen, *(None for _ in names))
    taken = {face_in(look) for look in wishes if look is not None}
    looks: list[int] = []
    for name, wish in zip(names, wishes, strict=False):
        look = _free_look(name, taken) if wish is None else look_in(wish, colour_in(wish))
        taken.add(face_in(look))
        looks.append(look)
    return tuple(looks)


def _free_look(name: str, taken: Collection[int]) -> int:
    """That of the name, or else the next one that suits anybody, or else any."""
    first = look_of(name)
    after = sorted(FOR_ANYBODY, key=lambda look: (look - first) % len(LOOKS))
    return next((look for look in (first, *after, *range(len(LOOKS))) if look not in taken), first)


def wishes_in(names: Sequence[str], looks: Sequence[int | None]) -> tuple[int | None, ...]:
    """The looks of a table that was, with None where it was that of the name; `looks_for` gives the same looks."""
    wishes = tuple(None if look == look_of(name) else look for name, look in zip(names, looks, strict=True))
    return wishes if looks_for(names, wishes) == looks_for(names, looks) else tuple(looks)


def portrait_paths(look_number: int) -> str:
    """The head in a box of 100 x 100, without its rim."""
    face, colour = face_in(look_number), COLOURS[colour_in(look_number)]
    look = replace(LOOKS[face], shirt=colour) if colour else LOOKS[face]
    shade = _darker(look.skin, 0.86)
    body = f'<circle cx="50" cy="50" r="47" fill="{_paler(colour) if colour else PLAIN_GROUND}"/>'
    if BACK_HAIR[look.cut]:
        body += f'<path d="{BACK_HAIR[look.cut]}" fill="{_darker(look.hair, 0.85)}"/>'
    body += (
        f'<path d="M15.5 81A47 47 0 0 0 84.5 81C79 70 66 67 50 67C34 67 21 70 15.5 81Z" fill="{look.shirt}"/>'
        f'<path d="M41 66L50 76L59 66L57 64H43Z" fill="{_darker(look.shirt, 0.75)}"/>'
        f'<rect x="43" y="54" width="14" height="16" rx="5" fill="{shade}"/>'
        f'<ellipse cx="31" cy="46" rx="4" ry="5.5" fill="{shade}"/><ellipse cx="69" cy="46" rx="4" ry="5.5"'
        f' fill="{shade}"/>'
        f'<ellipse cx="50" cy="43" rx="19" ry="22" fill="{look.skin}"/>'
    )
    if look.beard:
        body += (
            '<path d="M31.5 46C32 64 42 68 50 68C58 68 68 64 68.5 46C66 54 60 54 57 51.5C53 49.5 47 49.5 43'
            f' 51.5C40 54 34 54 31.5 46Z" fill="{look.hair}"/>'
        )
    body += f'<path d="{CUTS[look.cut]}" fill="{look.hair}"/>'
    brow = _darker(look.hair, 0.7)
    body += (
        f'<path d="M38.5 38.5Q42.5 36 46.5 38M53.5 38Q57.5 36 61.5 38.5" stroke="{brow}" stroke-width="1.7"'
        ' fill="none" stroke-linecap="round"/>'
        f'<circle cx="43" cy="44" r="2.4" fill="{EYES}"/><circle cx="57" cy="44" r="2.4" fill="{EYES}"/>'
        f'<path d="M49.5 45.5Q47.5 50 50.5 50.5" stroke="{_darker(look.skin, 0.72)}" stroke-width="1.4"'
        ' fill="none" stroke-linecap="round"/>'
        f'<path d="M43.5 54.5Q50 60 56.5 54.5" stroke="{MOUTH}" stroke-width="2.4" fill="none" stroke-linecap="round"/>'
    )
    if look.glasses:
        body += (
            f'<g stroke="{FRAMES}" stroke-width="1.5"><circle cx="42.5" cy="44" r="6.4" fill="{LENSES}"'
            f' fill-opacity=".25"/><circle cx="57.5" cy="44" r="6.4" fill="{LENSES}" fill-opacity=".25"/>'
            '<path d="M48.8 43.4H51.2"/></g>'
        )
    if look.earrings:
        body += f'<circle cx="31" cy="53" r="2" fill="{EARRINGS}"/><circle cx="69" cy="53" r="2" fill="{EARRINGS}"/>'
    return body


def _paler(colour: str) -> str:
    """Most of it the usual ground, so that every hair and skin is seen before it."""
    parts = zip((PLAIN_GROUND[i : i + 2] for i in (1, 3, 5)), (colour[i : i + 2] for i in (1, 3, 5)), strict=True)
    return "#" + "".join(f"{round(0.62 * int(ground, 16) + 0.38 * int(own, 16)):02X}" for ground, own in parts)


def _darker(colour: str, by: float) -> str:
    return "#" + "".join(f"{int(int(colour[i : i + 2], 16) * by):02X}" for i in (1, 3, 5))
