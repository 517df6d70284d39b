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


def points_step(low: int, height: int, room: int, line: int) -> int:
    """The distance between a chart's lines from `low` to `height` points: four steps, or fewer if figures that are
    `line` pixels high would touch in a plot `room` pixels high.

    >>> points_step(0, 3900, 200, 30), points_step(0, 3900, 100, 30), points_step(-50, 3900, 100, 30)
    (1000, 2000, 2000)
    """
    for most in (4, 3, 2, 1):
        step = round_step(height - low, most, least=100)
        if (-(-height // step) - low // step) * line <= room:
            break
    return step
