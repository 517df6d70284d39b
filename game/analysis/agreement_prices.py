"""What agreements bring, in points a round; `python -m tools.bench.price_agreements` writes it, do not edit.

One of two `hard` partners keeps to it, against two who agreed on nothing. By preset, in the order of `PRESET_IDS`: the
mean of about twenty deals between the ends of its interval at 95 %.
"""

from typing import Final

from game.engine.agreements import Agreement

PRICES: Final = {
    Agreement.OPEN_EARLY: ((-465, -232, 1), (-271, -96, 79), (-232, -57, 118), (-233, -59, 114), (-381, -222, -63)),
    Agreement.KEEP_CLEAN: ((-181, -86, 10), (-76, 0, 75), (-143, -65, 13), (-235, -124, -13), (-326, -167, -9)),
    Agreement.SAVE_WILDS: ((-224, -47, 130), (-350, -221, -92), (-189, -65, 60), (-181, -56, 69), (-240, -137, -33)),
    Agreement.WAIT_FOR_FOOT: ((-40, 38, 116), (-94, -33, 29), (-84, -27, 30), (-109, -5, 99), (-81, -30, 20)),
    Agreement.PLAY_ON: ((-346, -187, -28), (-346, -123, 100), (-467, -178, 111), (-307, -129, 50), (-176, 2, 179)),
    Agreement.LEAVE_LATE_PILE: ((-8, -3, 3), (-57, -15, 28), (0, 0, 0), (0, 0, 0), (-50, -15, 21)),
    Agreement.USEFUL_PILES: ((-64, 167, 397), (-654, -159, 336), (-310, -142, 26), (-219, 185, 589), (-89, -30, 29)),
    Agreement.TAKE_PILE: ((-132, 10, 151), (-1715, -1450, -1185), (-254, -111, 33), (-146, -39, 69), (-115, -16, 83)),
    Agreement.GO_OUT_SOON: ((-9, 13, 34), (-27, 0, 27), (-95, -41, 12), (-17, -6, 4), (-4, 36, 77)),
    Agreement.KEEP_CARDS: ((-603, -216, 171), (-252, 143, 538), (-372, -129, 113), (-186, 194, 574), (-337, -135, 66)),
    Agreement.LAY_DOWN: ((-11, 28, 67), (-30, -10, 10), (-15, 2, 19), (-8, 0, 8), (0, 0, 0)),
    Agreement.USE_WILDS: ((-240, -75, 89), (-76, -49, -22), (-464, -308, -151), (-478, -82, 315), (-605, -189, 226)),
    Agreement.FINISH_BOOKS: ((-106, 66, 239), (-276, -162, -48), (-153, -36, 81), (-63, 64, 192), (-133, -24, 85)),
    Agreement.WORK_TOGETHER: ((-208, -40, 127), (-605, -178, 249), (-305, -83, 139), (-265, -95, 74), (-35, 6, 47)),
    Agreement.NO_GIFTS: ((-339, -206, -73), (-288, -100, 87), (-390, -213, -37), (-284, -153, -21), (-344, -196, -49)),
    Agreement.PLAY_SAFE: ((-860, -128, 603), (-712, -224, 263), (-440, 40, 520), (-735, -306, 123), (-594, -318, -42)),
    Agreement.KEEP_PAIRS: ((0, 0, 0), (-4, -2, 1), (-23, -8, 7), (-39, -10, 19), (0, 0, 0)),
    Agreement.KEEP_THREES: ((-247, -87, 72), (-307, -182, -56), (-262, -111, 40), (-313, -135, 42), (-195, -79, 38)),
}
