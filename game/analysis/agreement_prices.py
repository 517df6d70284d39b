"""What agreements bring, in points a round; `python -m tools.bench.price_agreements` writes it, do not edit.

One of two `hard` partners keeps to it, against two who agreed on nothing. By preset, in the order of `PRESET_IDS`: the
mean of about twenty deals between the ends of its interval at 95 %.
"""

from typing import Final

from game.engine.agreements import Agreement

PRICES: Final = {
    Agreement.OPEN_EARLY: ((-361, -208, -56), (-248, -124, 0), (-232, -57, 118), (-270, -102, 67), (-395, -258, -120)),
    Agreement.KEEP_CLEAN: ((-142, -64, 14), (-218, -122, -26), (-143, -65, 13), (-91, -40, 10), (-410, -313, -217)),
    Agreement.SAVE_WILDS: ((-226, -84, 58), (-459, -275, -91), (-189, -65, 60), (-228, -122, -16), (-146, -53, 41)),
    Agreement.WAIT_FOR_FOOT: ((-8, 2, 12), (-30, -15, 0), (-84, -27, 30), (-19, -3, 14), (0, 0, 0)),
    Agreement.LEAVE_LATE_PILE: ((-4, -1, 1), (-20, -9, 3), (0, 0, 0), (0, 0, 0), (0, 0, 0)),
    Agreement.TAKE_PILE: ((-112, 23, 158), (-1753, -1541, -1329), (-254, -111, 33), (-78, 57, 192), (-97, 30, 156)),
    Agreement.GO_OUT_SOON: ((-42, -21, 1), (-29, -13, 3), (-95, -41, 12), (-11, 3, 18), (-18, -7, 4)),
    Agreement.LAY_DOWN: ((-13, 9, 31), (-7, -2, 3), (-15, 2, 19), (-55, -17, 21), (0, 0, 0)),
    Agreement.FINISH_BOOKS: ((-168, -9, 150), (-388, -218, -48), (-153, -36, 81), (-100, -14, 71), (-62, 10, 81)),
    Agreement.NO_GIFTS: ((-187, -53, 81), (-196, -66, 64), (-390, -213, -37), (-284, -145, -6), (-242, -120, 2)),
    Agreement.KEEP_PAIRS: ((0, 0, 0), (-31, -13, 5), (-23, -8, 7), (-10, 28, 66), (0, 0, 0)),
    Agreement.KEEP_THREES: ((-229, -110, 9), (-305, -135, 36), (-262, -111, 40), (-221, -101, 18), (-166, -33, 100)),
}
