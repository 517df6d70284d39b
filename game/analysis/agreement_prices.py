"""What agreements bring, in points a round; `python -m tools.bench.price_agreements` writes it, do not edit.

One of two `hard` partners keeps to it, against two who agreed on nothing. By preset, in the order of `PRESET_IDS`: the
mean of about twenty deals between the ends of its interval at 95 %.
"""

from typing import Final

from game.engine.agreements import Agreement

PRICES: Final = {
    Agreement.OPEN_EARLY: ((-422, -208, 6), (-248, -85, 79), (-195, -32, 131), (-272, -95, 82), (-342, -182, -22)),
    Agreement.KEEP_CLEAN: ((-182, -93, -3), (-88, -14, 60), (-135, -64, 7), (-251, -140, -30), (-321, -177, -32)),
    Agreement.SAVE_WILDS: ((-205, -30, 146), (-332, -204, -76), (-160, -42, 76), (-165, -39, 87), (-219, -112, -6)),
    Agreement.WAIT_FOR_FOOT: ((-39, 32, 103), (-91, -31, 30), (-74, -23, 29), (-88, 31, 150), (-72, -25, 22)),
    Agreement.PLAY_ON: ((-268, -167, -65), (-175, -82, 12), (-178, -78, 23), (-235, -109, 18), (-123, -45, 33)),
    Agreement.LEAVE_LATE_PILE: ((-8, -3, 2), (-51, -13, 25), (0, 0, 0), (0, 0, 0), (-46, -14, 19)),
    Agreement.USEFUL_PILES: ((-82, 27, 136), (-253, -105, 43), (-197, -116, -36), (-173, -38, 96), (-144, -42, 59)),
    Agreement.TAKE_PILE: ((-129, 0, 129), (-1684, -1437, -1190), (-261, -128, 5), (-136, -38, 59), (-132, -36, 60)),
    Agreement.GO_OUT_SOON: ((-8, 12, 31), (-25, 0, 24), (-86, -38, 11), (-15, -6, 4), (-6, 32, 69)),
    Agreement.KEEP_CARDS: ((-243, -113, 17), (-140, -28, 84), (-102, 10, 121), (-90, 15, 121), (-197, -66, 64)),
    Agreement.LAY_DOWN: ((-10, 26, 61), (-28, -9, 9), (-13, 2, 18), (-7, 0, 7), (0, 0, 0)),
    Agreement.USE_WILDS: ((-193, -101, -8), (-29, 41, 110), (-209, -106, -3), (-128, -38, 51), (-153, -30, 93)),
    Agreement.FINISH_BOOKS: ((-93, 64, 222), (-239, -114, 10), (-135, -26, 82), (-38, 93, 225), (-109, 5, 118)),
    Agreement.WORK_TOGETHER: ((-75, -1, 73), (-111, 11, 134), (-61, -14, 33), (-125, -44, 36), (-106, -12, 82)),
    Agreement.NO_GIFTS: ((-342, -213, -84), (-272, -102, 69), (-393, -226, -60), (-256, -133, -10), (-334, -199, -63)),
    Agreement.PLAY_SAFE: (
        (-585, -371, -157),
        (-250, -99, 52),
        (-418, -269, -119),
        (-473, -294, -115),
        (-464, -306, -149),
    ),
    Agreement.KEEP_PAIRS: ((0, 0, 0), (-4, -2, 1), (-21, -7, 7), (-35, -9, 17), (0, 0, 0)),
    Agreement.KEEP_THREES: ((-263, -109, 44), (-290, -167, -44), (-232, -80, 71), (-263, -89, 85), (-178, -68, 41)),
}
