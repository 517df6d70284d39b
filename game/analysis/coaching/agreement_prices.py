"""What agreements bring, in points a round; `python -m tools.bench.price_agreements` writes it, do not edit.

One of two `hard` partners keeps to it, against two who agreed on nothing. By preset, in the order of `PRESET_IDS`: the
mean of the deals in `tools/bench/agreements.json` between the ends of its interval at 95 %.
"""

from typing import Final

from game.engine.partners.agreements import Agreement

PRICES: Final = {
    Agreement.OPEN_EARLY: ((-186, -112, -37), (-112, -58, -5), (-138, -71, -5), (-182, -114, -45), (-132, -73, -14)),
    Agreement.KEEP_CLEAN: ((-109, -68, -27), (-77, -36, 5), (-51, -13, 25), (-134, -93, -52), (-248, -194, -140)),
    Agreement.SAVE_WILDS: ((-129, -77, -25), (-139, -82, -25), (-101, -52, -2), (-135, -83, -30), (-196, -149, -102)),
    Agreement.WAIT_FOR_FOOT: ((-63, -26, 10), (-84, -43, -2), (-42, -10, 22), (-63, -29, 6), (-48, -17, 14)),
    Agreement.PLAY_ON: ((-179, -135, -91), (-147, -105, -63), (-143, -106, -68), (-173, -130, -87), (-126, -86, -47)),
    Agreement.LEAVE_LATE_PILE: ((-15, -7, 1), (-27, -11, 5), (-4, -1, 2), (-6, -3, 1), (-8, -3, 3)),
    Agreement.USEFUL_PILES: ((-57, -12, 34), (-168, -114, -60), (-125, -87, -50), (-39, 6, 51), (-53, -6, 41)),
    Agreement.TAKE_PILE: (
        (-149, -99, -48),
        (-1481, -1395, -1310),
        (-143, -95, -48),
        (-124, -73, -23),
        (-113, -67, -20),
    ),
    Agreement.GO_OUT_SOON: ((-35, -15, 5), (-37, -21, -5), (-45, -29, -14), (-18, -3, 13), (-13, 2, 16)),
    Agreement.KEEP_CARDS: ((-98, -52, -5), (-92, -40, 12), (-62, -18, 27), (-106, -57, -8), (-98, -49, 0)),
    Agreement.LAY_DOWN: ((-20, -6, 7), (-17, -7, 3), (-16, -8, -1), (-21, 4, 29), (-17, 4, 26)),
    Agreement.USE_WILDS: ((-83, -50, -17), (-77, -44, -11), (-94, -56, -19), (-93, -58, -23), (-65, -35, -4)),
    Agreement.FINISH_BOOKS: ((-40, 12, 63), (-66, -13, 39), (-83, -32, 19), (-47, 2, 51), (-54, -11, 31)),
    Agreement.WORK_TOGETHER: ((-36, -8, 19), (-97, -49, -1), (-59, -24, 10), (-60, -22, 15), (-66, -30, 6)),
    Agreement.NO_GIFTS: ((-244, -179, -115), (-146, -82, -18), (-225, -162, -98), (-164, -108, -53), (-225, -155, -85)),
    Agreement.PLAY_SAFE: (
        (-388, -314, -241),
        (-185, -115, -46),
        (-411, -332, -253),
        (-369, -296, -223),
        (-420, -347, -274),
    ),
    Agreement.KEEP_PAIRS: ((0, 0, 0), (-7, 0, 6), (-11, 1, 12), (-18, -7, 5), (0, 0, 0)),
    Agreement.KEEP_THREES: ((-82, -27, 27), (-133, -69, -6), (-126, -73, -21), (-84, -29, 26), (-104, -51, 1)),
}
