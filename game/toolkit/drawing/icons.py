"""Signs as paths in a box of 100 x 100. None is a letter of a font."""

from typing import Final, Literal

import msgspec

STAR: Final = "M50 3L61 36L96 36L68 57L79 91L50 70L21 91L32 57L4 36L39 36Z"
HEART: Final = (
    "M50 95C44 78 7 58 7 31C7 15 18 6 30 6C39 6 46 11 50 20C54 11 61 6 70 6C82 6 93 15 93 31C93 58 56 78 50 95Z"
)
DISC: Final = "M50 5A45 45 0 1 1 49.9 5Z"
MOON: Final = "M66 6A45 45 0 1 0 94 68A37 37 0 0 1 66 6Z"

Style = Literal["filled", "line"]


class Icon(msgspec.Struct, frozen=True):
    """A path and how it is drawn: filled, or as a line of `width` (of 100)."""

    path: str
    style: Style = "line"
    width: float = 9


def _line(path: str, width: float = 9) -> Icon:
    return Icon(path, "line", width)


def _filled(path: str) -> Icon:
    return Icon(path, "filled", 0)


ICONS: Final[dict[str, Icon]] = {
    "star": _filled(STAR),
    "heart": _filled(HEART),
    "disc": _filled(DISC),
    "play": _filled("M28 14L86 50L28 86Z"),
    "pause": _filled("M24 16H42V84H24ZM58 16H76V84H58Z"),
    "next": _filled("M20 16L62 50L20 84ZM68 16H82V84H68Z"),
    "previous": _filled("M80 16L38 50L80 84ZM32 16H18V84H32Z"),
    "next_turn": _filled("M8 18L44 50L8 82ZM46 18L82 50L46 82ZM84 18H94V82H84Z"),
    "previous_turn": _filled("M92 18L56 50L92 82ZM54 18L18 50L54 82ZM16 18H6V82H16Z"),
    "meld": _line("M20 78V30H54V78ZM54 38H80V78H54", 10),
    "discard": _line("M24 34V90H76V34M50 8V62M32 46L50 64L68 46", 10),
    "draw": _line("M50 88V40M30 58L50 38L70 58M16 34V14H84V34", 10),
    "why": _line("M10 14H90V68H52L30 88V68H10ZM40 32C42 22 60 24 58 36C57 43 50 42 50 49M50 58V60", 8),
    "hint": _line(
        "M50 10C30 10 20 26 26 42C30 52 38 54 38 66H62C62 54 70 52 74 42C80 26 70 10 50 10ZM40 80H60M44 91H56"
    ),
    "sort": _line("M16 26H84M16 50H62M16 74H40", 10),
    "undo": _line("M30 22L12 42L30 62M14 42H62C92 42 92 84 62 84H44", 10),
    "undo_all": _line("M26 22L8 42L26 62M48 22L30 42L48 62M32 42H66C94 42 94 84 66 84H50", 10),
    "menu": _line("M14 26H86M14 50H86M14 74H86"),
    "gear": _line(
        "M50 34A16 16 0 1 1 49.9 34ZM50 8V22M50 78V92M8 50H22M78 50H92M20 20L30 30M70 70L80 80M80 20L70 30M30 70L20 80"
    ),
    "help": _line("M36 34C36 14 66 16 66 36C66 50 50 48 50 64M50 80V82"),
    "info": _line("M50 44V80M40 80H60M40 44H50M50 20V24", 10),
    "folder": _line("M10 24H38L48 36H90V80H10Z", 9),
    "keys": _line("M8 26H92V74H8ZM24 42H28M42 42H46M60 42H64M76 42H78M30 60H70", 8),
    "sound": _line("M14 38V62H32L54 80V20L32 38ZM68 36C76 44 76 56 68 64M78 24C94 40 94 60 78 76"),
    "silence": _line("M14 38V62H32L54 80V20L32 38ZM70 38L92 62M92 38L70 62"),
    "speed": _line("M16 20L46 50L16 80M50 20L80 50L50 80", 11),
    "learn": _line("M50 24C38 14 22 14 8 20V80C22 74 38 74 50 84C62 74 78 74 92 80V20C78 14 62 14 50 24ZM50 24V84"),
    "film": _line("M50 12A38 38 0 1 1 20 27M20 8V28H40M42 36L66 50L42 64Z"),
    "back": _line("M58 20L28 50L58 80M30 50H88", 10),
    "forward": _line("M42 20L72 50L42 80M70 50H12", 10),
    "plus": _line("M50 18V82M18 50H82", 13),
    "minus": _line("M22 50H78", 13),
    "tick": _line("M22 52L42 72L80 28", 14),
    "cross": _line("M24 24L76 76M76 24L24 76", 12),
    "eye": _line("M6 50C22 22 78 22 94 50C78 78 22 78 6 50ZM50 36A14 14 0 1 1 49.9 36Z"),
    "cover": _line("M6 50C22 22 78 22 94 50C78 78 22 78 6 50ZM16 90L84 10"),
    "person": _filled("M50 12A19 19 0 1 1 49.9 12ZM14 90C14 66 32 58 50 58C68 58 86 66 86 90Z"),
    "computer": _line("M12 18H88V68H12ZM50 68V86M30 88H70", 9),
    "edit": _line("M14 86L20 64L68 16L84 32L36 80ZM58 26L74 42"),
    "pin": _line("M36 12H64L60 44L76 60H24L40 44ZM50 60V90", 9),
    "flag": _line("M22 90V12M22 16H80L66 36L80 56H22"),
    "down": _line("M26 40L50 64L74 40", 11),
    "up": _line("M26 62L50 38L74 62", 11),
    "right": _line("M38 24L66 50L38 76", 11),
    "tray": _line("M50 10V56M30 38L50 58L70 38M12 58V86H88V58", 10),
    "save": _line("M50 10V66M26 44L50 68L74 44M16 88H84", 11),
    "clock": _line("M50 10A40 40 0 1 1 49.9 10ZM50 28V52L66 62"),
    "house": _line("M10 50L50 14L90 50M22 42V86H78V42M42 86V60H58V86", 9),
    "stick": _line("M34 40H66V90H34ZM40 40V12H60V40M46 24H48M54 24H56", 8),
    "cards": _line("M12 30L46 20L62 76L28 86ZM52 14H84V72H70", 8),
    "up_down": _line("M50 8V92M28 30L50 8L72 30M28 70L50 92L72 70"),
    "stage": _line("M14 34H50V86H14ZM30 34V16H66V68H50M66 30H86"),
    "hand": _line(
        "M30 56V30C30 22 42 22 42 30V50V18C42 10 54 10 54 18V48V24C54 16 66 16 66 24V52V36C66 28 78 28 78 36V62"
        "C78 82 66 92 52 92C40 92 34 88 28 78L16 58C12 50 22 44 28 52Z",
        8,
    ),
    "phone": _line("M30 8H70V92H30ZM44 80H56", 9),
    "moon": _filled(MOON),
    "door": _line("M58 14H24V86H58M44 50H92M74 32L92 50L74 68", 10),
    "list": _line("M34 24H88M34 50H88M34 76H88M14 24H16M14 50H16M14 76H16", 10),
    "frozen": _line("M50 14V86M19 32L81 68M81 32L19 68", 8),
    "full_screen": _line("M12 36V12H36M64 12H88V36M88 64V88H64M36 88H12V64", 10),
    "shuffle": _line("M10 28H30L62 72H88M74 58L88 72L74 86M10 72H30L40 58M54 40L62 28H88M74 14L88 28L74 42", 9),
    "print": _line("M28 38V12H72V38M28 68H12V38H88V68H72M28 56H72V88H28Z", 9),
    "bin": _line("M16 26H84M36 26V14H64V26M26 26L32 88H68L74 26", 9),
    "warning": _line("M50 14L92 86H8ZM50 42V62M50 73V75", 9),
    "search": _line("M42 14A28 28 0 1 1 41.9 14ZM62 62L88 88", 11),
    "copy": _line("M36 36H84V84H36ZM64 36V16H16V64H36", 9),
    "share": _line("M50 60V14M32 30L50 12L68 30M22 46H14V88H86V46H78", 9),
    "bell": _line("M22 72C30 62 28 52 28 44C28 28 38 20 50 20C62 20 72 28 72 44C72 52 70 62 78 72ZM42 84H58", 9),
}
