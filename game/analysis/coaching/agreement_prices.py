"""What agreements bring, in points a round; `python -m tools.bench.price_agreements` writes it, do not edit.

One of two `hard` partners keeps to it, against two who agreed on nothing. By preset, in the order of `PRESET_IDS`: the
mean of the deals in `tools/bench/agreements.json` between the ends of its interval at 95 %.
"""

from typing import Final

from game.engine.partners.agreements import Agreement

PRICES: Final = {
    Agreement.OPEN_EARLY: ((-189, -109, -30), (-111, -55, 2), (-120, -51, 18), (-183, -110, -38), (-151, -88, -25)),
    Agreement.KEEP_CLEAN: ((-115, -71, -27), (-87, -45, -2), (-53, -12, 30), (-132, -88, -45), (-231, -177, -123)),
    Agreement.SAVE_WILDS: ((-136, -82, -27), (-147, -86, -26), (-106, -53, 0), (-138, -81, -25), (-204, -155, -106)),
    Agreement.WAIT_FOR_FOOT: ((-69, -30, 9), (-90, -47, -3), (-48, -14, 21), (-70, -33, 5), (-48, -15, 18)),
    Agreement.PLAY_ON: ((-182, -135, -88), (-148, -103, -59), (-130, -90, -51), (-180, -134, -88), (-111, -70, -29)),
    Agreement.LEAVE_LATE_PILE: ((-16, -8, 1), (-31, -14, 4), (-4, -1, 2), (-5, -2, 1), (-9, -3, 3)),
    Agreement.USEFUL_PILES: ((-62, -13, 36), (-165, -109, -52), (-124, -85, -46), (-47, 0, 46), (-55, -5, 45)),
    Agreement.TAKE_PILE: (
        (-151, -99, -46),
        (-1494, -1402, -1311),
        (-146, -95, -45),
        (-129, -75, -22),
        (-126, -75, -25),
    ),
    Agreement.GO_OUT_SOON: ((-37, -15, 7), (-35, -18, -2), (-43, -28, -12), (-17, 0, 16), (-16, -1, 14)),
    Agreement.KEEP_CARDS: ((-103, -53, -3), (-93, -37, 19), (-70, -23, 24), (-99, -46, 7), (-97, -43, 10)),
    Agreement.LAY_DOWN: ((-22, -7, 8), (-19, -8, 4), (-18, -10, -1), (-20, 7, 34), (-17, 6, 29)),
    Agreement.USE_WILDS: ((-89, -56, -24), (-73, -39, -5), (-99, -59, -20), (-91, -56, -21), (-70, -37, -3)),
    Agreement.FINISH_BOOKS: ((-52, 2, 56), (-58, -4, 50), (-83, -28, 27), (-48, 4, 57), (-59, -13, 33)),
    Agreement.WORK_TOGETHER: ((-30, -1, 28), (-94, -45, 4), (-57, -21, 15), (-57, -17, 23), (-61, -22, 16)),
    Agreement.NO_GIFTS: (
        (-235, -168, -102),
        (-158, -90, -21),
        (-252, -186, -120),
        (-173, -114, -54),
        (-240, -165, -91),
    ),
    Agreement.PLAY_SAFE: (
        (-379, -305, -231),
        (-204, -131, -59),
        (-434, -350, -266),
        (-391, -314, -236),
        (-420, -343, -267),
    ),
    Agreement.KEEP_PAIRS: ((0, 0, 0), (-6, 1, 8), (-12, 0, 12), (-20, -7, 6), (0, 0, 0)),
    Agreement.KEEP_THREES: ((-74, -16, 41), (-103, -38, 28), (-137, -81, -24), (-95, -36, 23), (-101, -44, 13)),
}
