"""What agreements bring, in points a round; `python -m tools.bench.price_agreements` writes it, do not edit.

One of two `hard` partners keeps to it, against two who agreed on nothing. By preset, in the order of `PRESET_IDS`: the
mean of the deals in `tools/bench/agreements.json` between the ends of its interval at 95 %.
"""

from typing import Final

from game.engine.partners.agreements import Agreement

PRICES: Final = {
    Agreement.OPEN_EARLY: ((-382, -190, 2), (-229, -85, 59), (-163, -13, 137), (-262, -100, 61), (-289, -151, -13)),
    Agreement.KEEP_CLEAN: ((-164, -90, -16), (-67, -5, 58), (-115, -13, 89), (-235, -136, -36), (-278, -156, -34)),
    Agreement.SAVE_WILDS: ((-160, -15, 130), (-335, -208, -81), (-118, -17, 84), (-143, -30, 82), (-218, -117, -15)),
    Agreement.WAIT_FOR_FOOT: ((-32, 27, 85), (-94, -31, 32), (-66, -21, 24), (-98, 5, 109), (-82, -27, 28)),
    Agreement.PLAY_ON: ((-248, -163, -79), (-169, -91, -14), (-166, -80, 6), (-217, -113, -9), (-112, -38, 35)),
    Agreement.LEAVE_LATE_PILE: ((-6, -2, 2), (-42, -11, 20), (0, 0, 0), (0, 0, 0), (-37, -11, 15)),
    Agreement.USEFUL_PILES: ((-84, 10, 103), (-240, -116, 7), (-188, -118, -49), (-144, -28, 87), (-153, -53, 47)),
    Agreement.TAKE_PILE: ((-190, -67, 56), (-1642, -1433, -1225), (-238, -122, -7), (-156, -65, 26), (-117, -32, 53)),
    Agreement.GO_OUT_SOON: ((-11, 12, 35), (-38, -13, 12), (-83, -40, 2), (-23, -4, 14), (-18, 17, 53)),
    Agreement.KEEP_CARDS: ((-187, -63, 61), (-159, -55, 49), (-96, 0, 97), (-125, -28, 70), (-147, -38, 72)),
    Agreement.LAY_DOWN: ((-8, 21, 50), (-31, -10, 10), (-30, -8, 15), (-19, -1, 18), (0, 0, 0)),
    Agreement.USE_WILDS: ((-165, -88, -10), (-61, 7, 76), (-202, -86, 30), (-90, -14, 62), (-118, -18, 83)),
    Agreement.FINISH_BOOKS: ((-64, 70, 204), (-241, -127, -13), (-99, -2, 95), (-5, 114, 233), (-86, 15, 117)),
    Agreement.WORK_TOGETHER: ((-99, -28, 43), (-113, -9, 96), (-74, -27, 21), (-92, -16, 59), (-79, 0, 78)),
    Agreement.NO_GIFTS: (
        (-337, -222, -107),
        (-267, -118, 31),
        (-339, -198, -58),
        (-243, -130, -17),
        (-345, -226, -107),
    ),
    Agreement.PLAY_SAFE: (
        (-506, -323, -141),
        (-290, -154, -19),
        (-380, -212, -44),
        (-551, -387, -223),
        (-447, -295, -143),
    ),
    Agreement.KEEP_PAIRS: ((0, 0, 0), (-3, -1, 1), (-16, -3, 9), (-29, -7, 14), (0, 0, 0)),
    Agreement.KEEP_THREES: ((-219, -92, 35), (-231, -124, -17), (-193, -65, 64), (-223, -74, 74), (-187, -90, 8)),
}
