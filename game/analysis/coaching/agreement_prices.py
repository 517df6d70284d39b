"""What agreements bring, in points a round; `python -m tools.bench.price_agreements` writes it, do not edit.

One of two `hard` partners keeps to it, against two who agreed on nothing. By preset, in the order of `PRESET_IDS`: the
mean of the deals in `tools/bench/agreements.json` between the ends of its interval at 95 %.
"""

from typing import Final

from game.engine.partners.agreements import Agreement

PRICES: Final = {
    Agreement.OPEN_EARLY: ((-201, -110, -20), (-112, -48, 16), (-117, -40, 37), (-177, -95, -12), (-171, -100, -28)),
    Agreement.KEEP_CLEAN: ((-127, -82, -38), (-91, -42, 7), (-61, -12, 36), (-134, -84, -35), (-230, -170, -109)),
    Agreement.SAVE_WILDS: ((-151, -94, -37), (-174, -106, -38), (-130, -67, -5), (-139, -76, -13), (-225, -171, -117)),
    Agreement.WAIT_FOR_FOOT: ((-85, -39, 6), (-86, -42, 2), (-50, -12, 26), (-74, -30, 13), (-64, -28, 8)),
    Agreement.PLAY_ON: ((-182, -129, -76), (-151, -103, -55), (-130, -87, -43), (-179, -128, -76), (-119, -72, -26)),
    Agreement.LEAVE_LATE_PILE: ((-17, -7, 2), (-36, -15, 7), (-5, -1, 3), (-1, 0, 1), (-12, -4, 3)),
    Agreement.USEFUL_PILES: ((-68, -13, 43), (-185, -119, -53), (-128, -87, -45), (-54, -3, 48), (-60, -6, 49)),
    Agreement.TAKE_PILE: ((-148, -93, -38), (-1504, -1402, -1299), (-178, -122, -65), (-118, -59, 0), (-142, -86, -31)),
    Agreement.GO_OUT_SOON: ((-34, -10, 14), (-38, -19, 0), (-48, -30, -11), (-22, -2, 18), (-18, 0, 18)),
    Agreement.KEEP_CARDS: ((-120, -66, -12), (-110, -51, 8), (-87, -32, 22), (-83, -24, 34), (-97, -40, 17)),
    Agreement.LAY_DOWN: ((-16, -1, 14), (-21, -8, 6), (-20, -10, 0), (-15, 11, 37), (-28, -5, 18)),
    Agreement.USE_WILDS: ((-92, -57, -21), (-83, -45, -7), (-108, -66, -23), (-99, -59, -20), (-72, -32, 7)),
    Agreement.FINISH_BOOKS: ((-74, -15, 45), (-59, 2, 64), (-103, -39, 24), (-50, 6, 63), (-92, -42, 8)),
    Agreement.WORK_TOGETHER: ((-37, -3, 30), (-124, -67, -11), (-69, -29, 11), (-64, -18, 28), (-72, -31, 11)),
    Agreement.NO_GIFTS: (
        (-247, -172, -97),
        (-164, -89, -14),
        (-252, -179, -107),
        (-223, -159, -94),
        (-263, -182, -102),
    ),
    Agreement.PLAY_SAFE: (
        (-407, -325, -243),
        (-215, -138, -60),
        (-449, -353, -258),
        (-449, -361, -274),
        (-444, -358, -271),
    ),
    Agreement.KEEP_PAIRS: ((0, 0, 0), (-7, 1, 9), (-15, -6, 3), (-16, -4, 9), (0, 0, 0)),
    Agreement.KEEP_THREES: ((-88, -28, 32), (-119, -48, 23), (-144, -78, -11), (-98, -32, 33), (-90, -28, 35)),
}
