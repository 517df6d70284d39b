"""The palette and the measures: design pixels (1920 x 1080) become real ones here and nowhere else.

Geometry is in real pixels everywhere outside the scenes; a scene converts its design numbers with `Theme.u`.
"""

from functools import cached_property
from typing import Final, Literal

import msgspec

from game.toolkit.drawing.palette import Contrast, high_card_ink, high_ground, high_ink

DESIGN_WIDTH, DESIGN_HEIGHT = 1920, 1080
TEXT_SIZES: Final = (24, 28, 33, 42, 60, 116)
"""Design pixels of the six sizes in which everything is written, small print to title."""
_FAR_BELOW: Final = 18
SMALLEST_TEXT: Final = 15  # real pixels; nothing a person reads is ever smaller, in however small a window
SMALLEST_ON_LAPTOPS: Final = 17  # the same from 1366 x 768 on
SMALLEST_TAP: Final = 44  # real pixels; the side of the smallest target
TEXTS_GROW, BUTTONS_GROW = (48.0, 120.0), (48.0, 130.0)  # design pixels: see `grown`
LARGE_TEXTS_GROW: Final = (24.0, 64.0)  # the same for large text, in addition

# Colours by what they are for. Only pictures (cards, portraits, curtains …) have colours of their own, at the top of
# their files. A text has at least 4.5 to 1 on each ground that it is written on.

# Grounds, and what is on top of everything
FELT_LIGHT, FELT, FELT_EDGE = "#1E7A5C", "#145845", "#0A2A20"
WALNUT, WALNUT_EDGE, WOOD = "#5A3A22", "#2E1B0E", "#8A5A33"
BAR, BAR_HOVER, BAR_RIM, INLAY = "#1F120A", "#3A2413", "#A97B3A", "#C08F2B"
SHADE, VEIL = "#000000", "#02130D"

# Texts and icons on felt and on panels
GOLD, GOLD_LIGHT, GOLD_DARK, GOLD_RIM, GOLD_HOVER = "#F2C14E", "#FFD873", "#E9A92B", "#FFEBB0", "#FFE29A"
GOLD_PALE, GOLD_DEEP, SILVER = "#FFF1C2", "#B98318", "#C9D2E6"
CREAM, QUIET, DIM, IDLE, WHITE = "#FBF4E2", "#D7E3DC", "#CADBD2", "#6E8C80", "#FFFFFF"
INK, INK_SOFT, INK_ON_GOLD, INK_ON_GOLD_SOFT = "#1B1E2B", "#3A3D48", "#22190A", "#4A3A12"

# Boxes
PANEL, PANEL_DEEP, ROW, ROW_CHOSEN = "#06251D", "#031812", "#0B3529", "#3A3413"
LINE, LINE_LIGHT = "#2C6B57", "#3C7F69"
BUTTON_TOP, BUTTON_BOTTOM, BUTTON_RIM = "#1A5545", "#0E3B2F", "#4C9078"
BUTTON_TOP_HOVER, BUTTON_BOTTOM_HOVER = LINE, "#134A3A"
LIVE_TOP, LIVE_BOTTOM = "#1C7053", "#14523D"
LIVE_TOP_HOVER, LIVE_BOTTOM_HOVER = "#268A66", "#196049"
PANEL_ACTIVE, ROW_CHOSEN_HOVER, CHOSEN_TEXT, CHOSEN_DIM = BUTTON_BOTTOM, "#4A4318", "#E2D7B0", "#CFC08A"
ON, ON_RIM, SWITCH, OUTLINE = "#2FA36F", "#BFE5D2", "#3A4A44", "#7FA294"
SWITCH_OFF_RIM, SWITCH_OFF_KNOB = "#4C5F58", "#7F918A"
BADGE, BADGE_HOVER, BADGE_RIM = "#0B1F19", "#5A2430", "#9FC7B6"
OFF_FILL, OFF_RIM, OFF_TEXT, OFF_REASON = FELT_EDGE, "#6B9C8B", "#DFEAE3", "#FFD9A0"
FOCUS, FOCUS_GAP = WHITE, VEIL
BOXES: Final = frozenset(
    {
        *(PANEL, PANEL_DEEP, PANEL_ACTIVE, ROW, LINE, LINE_LIGHT, OFF_FILL, OFF_RIM, BADGE, BADGE_RIM, SWITCH),
        *(BUTTON_TOP, BUTTON_BOTTOM, BUTTON_RIM, BUTTON_TOP_HOVER, BUTTON_BOTTOM_HOVER, FELT, FELT_LIGHT),
    }
)
"""Colours that are only green because of the cloth: they take the hue of another cloth."""

# Sheets of paper, and cards drawn as signs
PAPER, PAPER_RIM, PAPER_LINE, PAPER_DIM = "#FFFDF4", "#CFC6B4", "#B7AC95", "#5A5546"
PAPER_PALE, PAPER_SHADE, PAPER_FIELD = "#D9D2C0", "#E4DAC2", "#F6ECD2"
PAPER_FAINT, PAPER_MARK, PAPER_SHADOW = "#6B6454", "#8C8471", "#9B917C"
WINE, WINE_HOVER, LINK, SELECTION = "#7A2334", "#B3283C", "#7A4B00", "#F4DDA0"
WILD_INK, GOLD_INK = "#6B4300", "#8A5A00"
BACK_HAND, BACK_FOOT = "#20407E", "#8C2B3D"

# Colours with a meaning, each beside a symbol or a word: good and bad, kinds of books and stacks, highlights
GOOD, GOOD_RIM, GAIN, GAIN_BAR, ADDED, UNMET = "#0F5B3C", "#8FE8BD", "#12703A", "#2F8C5F", "#D9F2C4", "#F0C987"
DONE, DONE_FILL = "#9BE08A", "#1B7C50"
BAD, BAD_ON_PAPER, BAD_INK, REFUSED = "#C8142B", "#A3142A", "#8A1023", "#B98A8A"
LOSS, LOSS_TEXT = "#F0A3AD", "#F7B7BF"
CLEAN, CLEAN_TEXT, DIRTY = "#E58A96", LOSS_TEXT, "#9FB4AC"
FOOT_TEXT, TAIL_TEXT = LOSS_TEXT, "#A9E2C4"
HIGHLIGHT, HIGHLIGHT_DEEP = "#6FC3F7", "#1763B8"
CHART_LINE, CHART_LEVEL, CHART_AVERAGE = "#CFE9DD", BADGE_RIM, "#A9DAF8"
SCALE_LOW, SCALE_MIDDLE, SCALE_HEIGHT = PAPER_SHADE, "#DCE3C8", "#93CBA4"
STAR_OFF, STAR_ON_PAPER, STAR_OFF_ON_PAPER = "#4B6B5C", "#C98A12", "#D9CBAE"

TEAM_COLOURS: Final = (  # by team; eight play alone at the largest tables
    *("#F2C14E", "#6FC3F7", "#F28FB1", "#9BE08A"),
    *("#D6B3FF", "#FFB27A", "#5BE0CF", "#DDE3EA"),
)
TEAM_INKS: Final = (  # the same teams on paper
    *("#7A4B00", "#0F5E96", "#96295A", "#2C6A1E"),
    *("#5B3A94", "#8A3F08", "#0B625C", "#454B57"),
)

Colours = Literal["classic", "four", "colour_blind"]
Letters = Literal["usual", "easy"]
OWN_DECK, LARGE_DECK = "own", "large"
"""The game's own decks: `large` has letters in its corners as large as fit."""

SUIT_INKS: Final[dict[Colours, dict[str, str]]] = {
    "four": {"S": "#1B1E2B", "H": "#C8142B", "D": "#1763B8", "C": "#12703A"},
    "classic": {"S": "#1B1E2B", "H": "#C8142B", "D": "#C8142B", "C": "#1B1E2B"},
    "colour_blind": {"S": "#1B1E2B", "H": "#B84A00", "D": "#0072B2", "C": "#686C6F"},
}


class Theme(msgspec.Struct, frozen=True, cache_hash=True, dict=True):
    """The measures of one window: its size in real pixels and the chosen sizes. `k` scales geometry, `text_scale` only
    texts, `interface` texts, buttons and the bar. Cards ignore both: they are as large as the window allows. `language`
    is that of its texts, which determines their length. `cloth`, `back` and `deck` name the table's materials.
    """

    width: int
    height: int
    text_scale: float = 1.0
    colours: Colours = "classic"
    letters: Letters = "usual"
    interface: float = 1.0
    contrast: Contrast = "usual"
    language: str = "en"
    cloth: str = "forest"
    back: str = "classic"
    deck: str = OWN_DECK

    @cached_property
    def k(self) -> float:
        """Real pixels per design pixel."""
        return min(self.width / DESIGN_WIDTH, self.height / DESIGN_HEIGHT)

    @property
    def design_size(self) -> tuple[float, float]:
        """The window in design pixels: at least 1920 x 1080, more on the side that the window has to spare."""
        return self.width / self.k, self.height / self.k

    @property
    def compact(self) -> bool:
        """True if the minimum of 15 real pixels makes text so large that second lines should be left out."""
        return self.k < 0.6

    def u(self, design: float) -> int:
        """A length in real pixels."""
        return round(design * self.k)

    @property
    def is_large(self) -> bool:
        """Whether the interface is larger than the default: then texts are shortened rather than shrunk."""
        return self.interface > 1

    @property
    def is_high(self) -> bool:
        """Whether the colours are those of high contrast."""
        return self.contrast == "high"

    def ink(self, colour: str) -> str:
        """A colour of text, pictures or separate lines, as it is shown."""
        return high_ink(colour) if self.is_high else colour

    def card_ink(self, colour: str) -> str:
        """A colour of ranks and suits as displayed."""
        return high_card_ink(colour) if self.is_high else colour

    def ground(self, colour: str) -> str:
        """A colour of a ground under text, as it is shown."""
        return high_ground(colour) if self.is_high else colour

    def tap(self, design: float) -> int:
        """The height of something to press, in real pixels: as designed at the interface scale, but never too small for
        a finger.
        """
        return max(self.u(design * grown(self.interface, design, *BUTTONS_GROW)), SMALLEST_TAP)

    def font_px(self, design: float) -> int:
        """A text size in real pixels at both chosen scales, never below the smallest. In a small window, where almost
        everything has the minimum size, a larger interface enlarges that too.
        """
        design = text_size(design)
        large = self.text_scale * grown(self.interface, design, *LARGE_TEXTS_GROW)
        scale = max(large, min(1.0, self.text_scale) * grown(self.interface, design, *TEXTS_GROW))
        floor = min(design, self.least_text) * self.interface
        return max(self.smallest, round(design * self.k * scale), round(floor))

    def smaller_px(self, px: int) -> int:
        """The next smaller size for words without room: the largest of the six below it, or the least of all texts.
        Enlarged texts lose a pixel at a time, as they should stay as large as they can.
        """
        if self.is_enlarged:
            return max(self.least_text, px - 1)
        return max((size for size in self.sizes_px if size < px), default=self.least_text)

    @cached_property
    def sizes_px(self) -> tuple[int, ...]:
        """The six sizes in real pixels, smallest first; every size if texts are enlarged."""
        if self.is_enlarged:
            return tuple(range(self.least_text, self.font_px(TEXT_SIZES[-1]) + 1))
        return tuple(sorted({*map(self.font_px, TEXT_SIZES)}))

    @property
    def is_enlarged(self) -> bool:
        """Whether texts are larger than the default."""
        return self.is_large or self.text_scale > 1

    @cached_property
    def smallest(self) -> int:
        """The smallest text in real pixels: large text also enlarges it in small windows, where everything is small."""
        return round(self.least_text * max(1.0, self.text_scale))

    @cached_property
    def least_text(self) -> int:
        """Real pixels below which nothing is written in this window, at any scale."""
        return min(SMALLEST_ON_LAPTOPS, max(SMALLEST_TEXT, self.u(TEXT_SIZES[0])))


def text_size(design: float) -> float:
    """The one of the six sizes that is nearest to a size in design pixels, by ratio; far below them, the size itself:
    there the smallest text in real pixels decides.

    >>> text_size(20), text_size(30), text_size(31), text_size(200), text_size(12)
    (24, 28, 33, 116, 12)
    """
    if design < _FAR_BELOW:
        return design
    return min(TEXT_SIZES, key=lambda size: max(size, design) / min(size, design))


def grown(scale: float, design: float, whole: float, least: float) -> float:
    """The factor on the designed size of something at a scale of the interface.

    Below 1 all shrink alike. Above, what is designed no larger than `whole` takes all of it and what is `least` or
    more a quarter: the largest headings can be read already, and the window has no more room.

    >>> grown(1.4, 20, 24, 64), grown(1.4, 64, 24, 64), grown(0.8, 64, 24, 64)
    (1.4, 1.1, 0.8)
    """
    if scale <= 1:
        return scale
    part = (least - design) / (least - whole)
    return round(1 + (scale - 1) * min(1.0, max(0.25, part)), 6)
