"""The toolkit's driver with the pictures and sentences of the game, and the windows that its screens are tested in."""

import game.ui  # noqa: F401  kits have its pictures
from tests.build import there as there
from tests.toolkit.driving import (
    Picture as Picture,
    asking as asking,
    click as click,
    drag as drag,
    drawn_pixels as drawn_pixels,
    empty_kit as empty_kit,
    find as find,
    key as key,
    kit_at as kit_at,
    middle as middle,
    motion as motion,
    nothing as nothing,
    press as press,
    send as send,
    shared_fonts as shared_fonts,
    shared_kit as shared_kit,
    sharing_kit as sharing_kit,
    typed as typed,
    words_alone as words_alone,
)

SIZES = ((1024, 600), (1280, 720), (1920, 1080), (2560, 1440), (1280, 960))
