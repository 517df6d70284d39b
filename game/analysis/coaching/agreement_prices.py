"""What agreements bring, in points a round; `python -m tools.bench.price_agreements` writes it, do not edit.

One of two `hard` partners keeps to it, against two who agreed on nothing. By preset, in the order of `PRESET_IDS`: the
mean of the deals in `tools/bench/agreements.json` between the ends of its interval at 95 %.
"""

from typing import Final

from game.engine.partners.agreements import Agreement

PRICES: Final = {
    Agreement.OPEN_EARLY: ((-185, -124, -62), (-129, -84, -38), (-172, -111, -50), (-157, -100, -43), (-133, -84, -35)),
    Agreement.KEEP_CLEAN: ((-103, -68, -33), (-63, -29, 5), (-46, -15, 16), (-123, -89, -54), (-245, -201, -157)),
    Agreement.SAVE_WILDS: ((-118, -75, -33), (-141, -90, -39), (-91, -49, -8), (-114, -69, -24), (-209, -165, -121)),
    Agreement.WAIT_FOR_FOOT: ((-42, -10, 23), (-69, -36, -2), (-31, -5, 22), (-54, -25, 5), (-38, -12, 15)),
    Agreement.PLAY_ON: ((-150, -112, -75), (-136, -101, -67), (-140, -109, -78), (-156, -119, -83), (-123, -89, -55)),
    Agreement.LEAVE_LATE_PILE: ((-11, -5, 0), (-25, -11, 2), (-3, -1, 2), (-4, -2, 1), (-6, -2, 2)),
    Agreement.USEFUL_PILES: ((-48, -12, 25), (-148, -102, -56), (-107, -74, -42), (-36, 3, 43), (-69, -27, 16)),
    Agreement.TAKE_PILE: (
        (-121, -79, -38),
        (-1512, -1437, -1362),
        (-155, -110, -65),
        (-124, -82, -39),
        (-106, -66, -26),
    ),
    Agreement.GO_OUT_SOON: ((-37, -20, -2), (-29, -16, -2), (-37, -23, -10), (-26, -11, 5), (-15, -3, 9)),
    Agreement.KEEP_CARDS: ((-92, -52, -13), (-82, -38, 5), (-65, -25, 15), (-101, -59, -16), (-89, -49, -9)),
    Agreement.LAY_DOWN: ((-16, -6, 5), (-12, -2, 7), (-10, -3, 4), (-18, 4, 25), (-14, 5, 24)),
    Agreement.USE_WILDS: ((-68, -38, -8), (-62, -34, -6), (-92, -61, -30), (-96, -64, -33), (-68, -42, -16)),
    Agreement.FINISH_BOOKS: ((-32, 11, 53), (-68, -19, 31), (-71, -29, 13), (-41, 1, 42), (-56, -17, 21)),
    Agreement.WORK_TOGETHER: ((-35, -10, 15), (-99, -59, -20), (-49, -20, 9), (-55, -22, 10), (-64, -31, 1)),
    Agreement.NO_GIFTS: ((-237, -183, -128), (-118, -63, -7), (-201, -148, -94), (-182, -132, -83), (-222, -162, -102)),
    Agreement.PLAY_SAFE: (
        (-385, -324, -262),
        (-156, -99, -42),
        (-382, -318, -254),
        (-357, -296, -235),
        (-412, -348, -284),
    ),
    Agreement.KEEP_PAIRS: ((0, 0, 0), (-4, 1, 6), (-8, 1, 10), (-20, -9, 2), (0, 0, 0)),
    Agreement.KEEP_THREES: ((-79, -34, 11), (-126, -72, -18), (-112, -68, -24), (-82, -34, 14), (-119, -74, -30)),
}
