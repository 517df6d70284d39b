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
    moustache: bool = False
    wears: str = ""
    """One of `HATS`."""


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
    "",
    "",
    "M66 18C86 14 96 34 87 62C84 70 75 66 77 58C80 44 76 34 66 32Z",
    "M27 44C18 48 19 57 25 60C17 64 19 72 25 74C19 78 22 86 28 87C35 86 36 78 30 74C37 71 36 63 30 60C36 56 35 48 27"
    " 44ZM73 44C82 48 81 57 75 60C83 64 81 72 75 74C81 78 78 86 72 87C65 86 64 78 70 74C63 71 64 63 70 60C64 56 65 48"
    " 73 44Z",
    "",
    "",
    "",
    "M50 3C72 3 86 18 84 38C84 54 74 62 68 60L50 40L32 60C26 62 16 54 16 38C14 18 28 3 50 3Z",
)
CUTS = (  # drawn over the forehead
    "M22 46C18 20 36 10 52 11C72 11 84 26 78 48C74 36 66 31 56 32C42 34 30 34 22 46Z",
    "M28 46C28 24 38 16 52 16C68 16 74 30 72 46C68 36 58 32 52 24C46 32 34 36 28 46Z",
    "M25 42C24 22 36 13 50 13C64 13 76 22 75 42C72 34 68 30 64 29C54 33 44 32 36 29C30 31 27 36 25 42Z",
    "M29 44C28 24 38 15 50 15C63 15 72 24 71 44C69 33 62 28 46 28C36 28 31 34 29 44Z",
    "M28 42C28 24 38 14 50 14C62 14 72 24 72 42C66 30 58 26 50 26C42 26 34 30 28 42Z",
    "M29 42C27 30 36 20 44 22C50 15 60 18 62 22C70 22 74 34 71 42C68 34 62 32 58 32C52 35 46 34 42 31C36 32 31 36"
    " 29 42Z",
    "M31 52C25 45 26 34 31 30C31 38 32 44 34 52ZM69 52C75 45 74 34 69 30C69 38 68 44 66 52Z",
    "M26 58C20 30 33 13 52 13C71 13 81 29 75 58C70 54 70 44 67 36C58 36 48 33 42 26C40 34 32 40 31 46C30 52 30 56 26"
    " 58Z",
    "M29 46C25 24 37 12 51 12C66 12 75 25 71 46C69 40 67 37 64 35C52 39 42 38 36 34C32 37 30 41 29 46Z",
    "M50 19C40 23 33 33 30 48C24 28 35 11 50 11C65 11 76 28 70 48C67 33 60 23 50 19Z",
    "M29 43C26 33 29 26 33 24C33 12 51 6 68 11C76 14 75 31 71 43C69 35 67 31 64 29C54 31 44 29 36 28C32 31 30 37 29"
    " 43Z",
    "M29 43C25 26 35 13 50 13C67 13 75 26 71 43C70 37 68 33 66 31C56 31 46 29 40 24C38 31 32 35 29 43Z",
    "M28 43C21 39 23 28 30 28C28 17 40 11 46 16C51 9 62 11 64 17C73 15 79 26 73 31C79 36 76 44 71 44C70 37 67 34 63"
    " 34C58 36 54 33 50 34C45 36 41 32 37 34C33 35 31 38 28 43Z",
    "M29 41C26 24 37 15 50 15C63 15 74 24 71 41C66 31 58 28 50 28C42 28 34 31 29 41Z",
)
HATS = {  # over everything, in a darker shirt's colour
    "cap": "M23 34C22 16 37 9 52 9C69 9 79 19 78 31L84 36C81 41 61 36 50 36C40 36 30 39 23 34Z",
    "straw": "M10 35C24 27 33 29 35 26C35 10 65 10 65 26C67 29 76 27 90 35C76 42 24 42 10 35Z",
    "scarf": "M50 8C28 8 21 28 24 50C26 62 32 70 40 74L50 69L60 74C68 70 74 62 76 50C79 28 72 8 50 8ZM50 25C39 25 33 34"
    " 33 45C33 57 41 65 50 65C59 65 67 57 67 45C67 34 61 25 50 25Z",
}
STRAW = "#DDBB70"
MOUSTACHE = "M50 50.5C46 48.5 39 51 37 56C43 57 47 55.5 50 53.5C53 55.5 57 57 63 56C61 51 54 48.5 50 50.5Z"

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
    Look(6, "#A9A29A", "#E9BC98", "#8C4A3A", moustache=True),
    Look(7, "#E3D9C6", "#EFC9AC", "#2C8A93", earrings=True),
    Look(6, "#D8D3CB", "#E2AC86", "#55683A", beard=True, wears="cap"),
    Look(8, "#A8431F", "#F4D0B4", "#3F7A55", glasses=True),
    Look(9, "#D9A441", "#F3CDB0", "#B0506A"),
    Look(10, "#15161A", "#A06A44", "#3F63A0", glasses=True),
    Look(11, "#5A3A22", "#E8B48C", "#6A5AA0", moustache=True),
    Look(11, "#2A1C18", "#B67B50", "#A3476B", wears="scarf"),
    Look(12, "#B5561F", "#F2CBAA", "#4F7F3F"),
    Look(1, "#B9B3AB", "#F0C6A0", "#B8653F", wears="straw"),
    Look(13, "#17120F", "#6B4128", "#C29A2F", earrings=True),
    Look(5, "#E0B24F", "#F3CDB0", "#2E5FA3", glasses=True),
)

NAMES = (
    *("You", "Rosa", "Walt", "June", "Ben", "Ida", "Olga", "Max", "Anna", "Eva", "Ruth"),
    *("Tom", "Hugo", "Vera", "Otto", "Nora", "Lena", "Emil", "Paul", "Clara", "Jonas"),
)
KNOWN = {name: face for face, name in enumerate(NAMES)}
"""Faces by name: nobody whom the program names shares one."""


COLOURS = ("", "#C23B3B", "#D9782D", "#D2A52B", "#3F9A54", "#2A8C96", "#3F6FC4", "#7E55B5", "#C2558E")
"""What somebody may wear: the first is what goes with the face."""

FIRST = 12
"""Faces that there were at first: a number tells one of them and its colour, a higher number one of those added."""

FOR_ANYBODY = tuple(face for face, look in enumerate(LOOKS) if not look.beard and not look.moustache)
"""A name that is not known may be a grandmother's: people who want a beard choose it."""


def look_in(face: int, colour: int) -> int:
    """The number of a face in a colour. A program that knows fewer faces or no colours shows another for it.

    >>> look_in(3, 0), look_in(3, 2), look_in(15, 2)
    (3, 27, 135)
    >>> face_in(135), colour_in(135)
    (15, 2)
    """
    face %= len(LOOKS)
    return face % FIRST + FIRST * (colour % len(COLOURS)) + FIRST * len(COLOURS) * (face // FIRST)


def face_in(look: int) -> int:
    """The face alone, which no two at a table have where that can be."""
    return (look % FIRST + look // (FIRST * len(COLOURS)) * FIRST) % len(LOOKS)


def colour_in(look: int) -> int:
    """The colour alone."""
    return look // FIRST % len(COLOURS)


def look_of(name: str) -> int:
    """The number of the look that belongs to a name, the same in every game."""
    usual = [face for face in FOR_ANYBODY if face < FIRST]
    unknown = usual[zlib.crc32(name.strip().casefold().encode()) % len(usual)]
    return look_in(KNOWN.get(name, unknown), 0)


def looks_for(names: Sequence[str], chosen: Sequence[int | None] = ()) -> tuple[int, ...]:
    """A look for everybody at one table: the one chosen for a seat (`chosen`, None where nobody chose), else that of
    the name, unless somebody has it already; earlier seats come first.
    """
    wishes = (*chosen, *(None for _ in names))
    taken = {face_in(look) for look in wishes if look is not None}
    looks: list[int] = []
    for name, wish in zip(names, wishes, strict=False):
        look = _free_look(name, taken) if wish is None else look_in(face_in(wish), colour_in(wish))
        taken.add(face_in(look))
        looks.append(look)
    return tuple(looks)


def looks_since(
    names: Sequence[str], looks: Sequence[int], chosen: Sequence[int | None], new: Sequence[int | None]
) -> tuple[int | None, ...]:
    """The looks `chosen` at a table after some of its people changed theirs (`new`, None where nobody did): with them
    `looks_for` gives everybody else the same as before, in `looks`, but for a name's look that would be there twice.
    """
    others = {face_in(look) for look, other in zip(looks, new, strict=True) if other is None}
    taken = {face_in(look) for look in new if look is not None}
    wishes: list[int | None] = []
    for name, look, wish, other in zip(names, looks, chosen, new, strict=True):
        if other is not None or wish is not None:
            wishes.append(wish if other is None else other)
            continue
        now = _free_look(name, taken | others) if face_in(look) in taken else look
        others.add(face_in(now))
        wishes.append(None if now == look_of(name) else now)
    return tuple(wishes)


def _free_look(name: str, taken: Collection[int]) -> int:
    """That of the name, or else the next one that suits anybody, or else any; the faces of names come last."""
    first = face_in(look_of(name))
    after = sorted(FOR_ANYBODY, key=lambda face: (face in KNOWN.values(), (face - first) % len(LOOKS)))
    return look_in(next((face for face in (first, *after, *range(len(LOOKS))) if face not in taken), first), 0)


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
    if look.moustache:
        body += f'<path d="{MOUSTACHE}" fill="{look.hair}"/>'
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
    if look.wears:
        ink = STRAW if look.wears == "straw" else _darker(look.shirt, 0.85)
        body += f'<path d="{HATS[look.wears]}" fill="{ink}" fill-rule="evenodd"/>'
    return body


def _paler(colour: str) -> str:
    """Most of it the usual ground, so that every hair and skin is seen before it."""
    parts = zip((PLAIN_GROUND[i : i + 2] for i in (1, 3, 5)), (colour[i : i + 2] for i in (1, 3, 5)), strict=True)
    return "#" + "".join(f"{round(0.62 * int(ground, 16) + 0.38 * int(own, 16)):02X}" for ground, own in parts)


def _darker(colour: str, by: float) -> str:
    return "#" + "".join(f"{int(int(colour[i : i + 2], 16) * by):02X}" for i in (1, 3, 5))
