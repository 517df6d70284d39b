"""What agreements bring, in points a round; `python -m tools.bench.price_agreements` writes it, do not edit.

One of two `hard` partners keeps to it, against two who agreed on nothing. By preset, in the order of `PRESET_IDS`: the
mean of the deals in `tools/bench/agreements.json` between the ends of its interval at 95 %.
"""

from typing import Final

from game.engine.partners.agreements import Agreement

PRICES: Final = {
    Agreement.OPEN_EARLY: ((-327, -201, -75), (-209, -82, 46), (-156, -46, 64), (-213, -73, 67), (-222, -116, -9)),
    Agreement.KEEP_CLEAN: ((-139, -77, -15), (-78, -20, 39), (-78, -12, 54), (-244, -164, -84), (-276, -174, -73)),
    Agreement.SAVE_WILDS: ((-139, -47, 46), (-312, -193, -74), (-126, -45, 36), (-156, -71, 15), (-273, -188, -103)),
    Agreement.WAIT_FOR_FOOT: ((-57, -10, 37), (-96, -37, 22), (-72, -32, 7), (-100, -11, 78), (-76, -21, 34)),
    Agreement.PLAY_ON: ((-161, -89, -17), (-170, -99, -29), (-165, -97, -29), (-195, -99, -4), (-135, -71, -7)),
    Agreement.LEAVE_LATE_PILE: ((-20, -8, 5), (-57, -17, 24), (-12, -3, 6), (0, 0, 0), (-23, -7, 10)),
    Agreement.USEFUL_PILES: ((-87, 1, 88), (-253, -130, -8), (-184, -125, -66), (-122, -38, 46), (-96, -27, 42)),
    Agreement.TAKE_PILE: ((-192, -98, -3), (-1676, -1482, -1289), (-207, -127, -47), (-160, -59, 42), (-179, -96, -13)),
    Agreement.GO_OUT_SOON: ((-34, -7, 19), (-45, -21, 4), (-62, -34, -6), (-22, -8, 6), (-22, 2, 26)),
    Agreement.KEEP_CARDS: ((-144, -53, 38), (-168, -59, 49), (-80, 2, 84), (-163, -71, 20), (-157, -68, 21)),
    Agreement.LAY_DOWN: ((-29, 0, 28), (-27, -9, 9), (-23, -9, 6), (-22, 1, 23), (-43, -9, 25)),
    Agreement.USE_WILDS: ((-138, -81, -23), (-64, 4, 73), (-153, -79, -6), (-98, -32, 33), (-80, -12, 57)),
    Agreement.FINISH_BOOKS: ((-33, 52, 137), (-232, -128, -23), (-149, -59, 30), (-16, 72, 160), (-129, -34, 62)),
    Agreement.WORK_TOGETHER: ((-68, -14, 41), (-114, -21, 71), (-110, -58, -5), (-117, -55, 8), (-71, -9, 53)),
    Agreement.NO_GIFTS: ((-224, -133, -41), (-254, -115, 24), (-329, -227, -124), (-240, -153, -65), (-314, -198, -82)),
    Agreement.PLAY_SAFE: (
        (-413, -291, -169),
        (-308, -169, -31),
        (-529, -373, -216),
        (-512, -373, -235),
        (-449, -322, -195),
    ),
    Agreement.KEEP_PAIRS: ((0, 0, 0), (-14, 12, 38), (-16, -5, 6), (-20, 2, 25), (0, 0, 0)),
    Agreement.KEEP_THREES: ((-173, -72, 29), (-191, -90, 10), (-149, -47, 56), (-162, -58, 46), (-106, -13, 80)),
}
