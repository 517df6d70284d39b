"""The spacing of the lines of a chart."""


def round_step(reach: float, most: int, least: int = 1) -> int:
    """A round distance (1, 2, 5, 10 times `least` and so on) that fits at most `most` times into `reach`.

    >>> round_step(7, 4), round_step(9, 4), round_step(900, 4, least=100)
    (2, 5, 500)
    """
    step = least
    while reach > most * step:
        step = step * 5 // 2 if str(step)[0] == "2" else step * 2
    return step
