"""The toolkit's driver with the pictures and sentences of the game, and the windows that its screens are tested in."""

import game.ui  # noqa: F401  kits have its pictures
from tests.toolkit.driving import Picture as Picture
from tests.toolkit.driving import asking as asking
from tests.toolkit.driving import click as click
from tests.toolkit.driving import drag as drag
from tests.toolkit.driving import drawn_pixels as drawn_pixels
from tests.toolkit.driving import empty_kit as empty_kit
from tests.toolkit.driving import find as find
from tests.toolkit.driving import key as key
from tests.toolkit.driving import kit_at as kit_at
from tests.toolkit.driving import middle as middle
from tests.toolkit.driving import press as press
from tests.toolkit.driving import send as send
from tests.toolkit.driving import shared_fonts as shared_fonts
from tests.toolkit.driving import shared_kit as shared_kit
from tests.toolkit.driving import sharing_kit as sharing_kit
from tests.toolkit.driving import typed as typed

SIZES = ((1024, 600), (1280, 720), (1920, 1080), (2560, 1440), (1280, 960))
