"""What the command line says: arguments that do not fit, and what came of a command. What an option is for is said
where the option is defined.
"""

from collections.abc import Mapping, Sequence

from game.plain_text import shortened
from game.text.messages import command_line as say
from game.words.scores import cards_figure, cards_of


def no_window(why: str) -> str:
    """The system opens none.

    >>> no_window("No available video device.")
    "A window can't be opened here: No available video device."
    """
    return say.no_window(why.rstrip("."))


# ---- commands and arguments


def no_command(word: str, commands: Sequence[str]) -> str:
    """A command that nobody knows."""
    return say.no_command(repr(shortened(word)), ", ".join(commands))


def too_large_a_window(text: str, most: str) -> str:
    """Likewise, one that no screen has."""
    return say.too_large_a_window(repr(text), most)


def out_of_bounds(text: str, least: int, most: int) -> str:
    """Likewise, a number that is too small or too large.

    >>> out_of_bounds("0", 1, 9), out_of_bounds("10", 1, 9)
    ('0 is less than 1', '10 is more than 9')
    """
    return say.too_small(text, str(least)) if int(text) < least else say.too_great(text, str(most))


def unusable_path(text: str, reason: str) -> str:
    """Likewise, a path that no file can have."""
    return say.unusable_path(repr(shortened(text, 80)), reason)


def no_rule_set(text: str, presets: Sequence[str]) -> str:
    """Neither a preset nor an own set nor a file."""
    return say.no_rule_set(repr(text), ", ".join(presets))


# ---- looking back


def problem_line(id_: str, theme: str, stars: int, best: str, why: str, ahead: float, solved: bool | None) -> str:
    """A problem with what is best in it, and whether a level found it where one tried.

    >>> problem_line("web-2-395", "Into the foot", 1, "discard the four of clubs", "it is needed least", 591.2, True)
    'web-2-395 * Into the foot: discard the four of clubs (590 points better), as it is needed least. Found.'
    >>> problem_line("web-2-395", "Discards", 2, "discard the four of clubs", "", 506.0, None)
    'web-2-395 ** Discards: discard the four of clubs (510 points better).'
    """
    about = 10 * round(ahead / 10)
    line = (
        say.problem_line_why(id_, "*" * stars, theme, best, about, why)
        if why
        else say.problem_line(id_, "*" * stars, theme, best, about)
    )
    if solved is None:
        return line
    return f"{line} {say.found() if solved else say.not_found()}"


def level_found(level: str, stars: int, share: float) -> str:
    """How many of those with so many stars a level found.

    >>> level_found("normal", 2, 0.125)
    'normal finds 12 % of those with two stars.'
    """
    return say.level_found(level, stars, f"{100 * share:.0f}")


def seat_gave_away(name: str, given: float, judged: int, hinted: int, luck: float) -> str:
    """A seat's figures.

    >>> seat_gave_away("Rosa", 512.4, 38, 0, -820.0)
    "Rosa gave away 512 points in 38 decisions. Rosa's cards: −820."
    >>> seat_gave_away("Rosa", 512.4, 30, 8, 4.0)
    "Rosa gave away 512 points in 30 decisions. Eight decisions with a hint are left out. Rosa's cards: 0."
    >>> seat_gave_away("Rosa", 0.0, 0, 8, 4.0)
    "Rosa: Eight decisions with a hint are left out. Rosa's cards: 0."
    """
    told = [say.gave_away(name, round(given), judged)] if judged or not hinted else []
    if hinted:
        left_out = say.hints_left_out(hinted)
        told.append(left_out if told else say.seat_figures(name, left_out))
    return " ".join([*told, say.cards_figure(cards_of(name, False), cards_figure(luck))])


# ---- what came of it
def record_in_order(file: str, rounds: int, totals: Sequence[int], winners: Sequence[int]) -> str:
    """A record that holds.

    >>> record_in_order("a.jsonl", 1, (90, -5), (0,))
    'a.jsonl: in order; rounds scored: 1, totals 90 : -5, won by team 0.'
    """
    each = " : ".join(map(str, totals))
    if not winners:
        return say.in_order(file, rounds, each)
    return say.in_order_won(file, rounds, each, [str(team) for team in winners])


def luck_taken_out(share: float, low: float, high: float) -> str:
    """What a player would win of deals that favour nobody."""
    return say.luck_taken_out(f"{share:.1%}", f"{low:.1%}", f"{high:.1%}")


def rounds_gone_out(share: float) -> str:
    """The share of rounds that ended by going out."""
    return say.rounds_gone_out(f"{share:.1%}")


def thinking_time(who: str, times: Mapping[str, float]) -> str:
    """How long somebody thinks; times in milliseconds, half of them and 99 of 100 below."""
    return say.thinking_time(who, str(times["p50"]), str(times["p99"]))


def speed(moves: int, seconds: float, moves_per_second: float) -> str:
    """How fast games were played."""
    return say.speed(str(moves), str(seconds), str(moves_per_second))


def frames_drawn(moves: int, seconds: float, frames: int) -> str:
    """Moves, seconds and frames of a demo."""
    return say.frames_drawn(str(moves), str(seconds), str(frames))


def frame_times(times: Mapping[str, float]) -> str:
    """How long its frames took, in milliseconds."""
    return say.frame_times(*_spread(times))


def own_times(times: Mapping[str, float]) -> str:
    """How much of that was the game itself, without what the system takes to show it."""
    return say.own_times(*_spread(times))


def _spread(times: Mapping[str, float]) -> tuple[str, str, str]:
    return str(times["p50"]), str(times["p99"]), str(times["max"])


def memory_used(megabytes: float) -> str:
    """The memory of the window and of the process that thinks."""
    return say.memory_used(str(megabytes))


# ---- seats
def no_style(word: str, styles: Sequence[str], agreements: Sequence[str]) -> str:
    """What stands after the colon of a level."""
    return say.no_style(repr(word), ", ".join((*styles, *agreements)))


def no_player(text: str, levels: Sequence[str], example: str, styles: Sequence[str]) -> str:
    """A seat that is neither a person nor a level nor a bot; `example` is a level that styles are shown with."""
    return say.no_player(repr(text), ", ".join(levels), f"{example}:{styles[0]}", f":{styles[-1]}")


# ---- clusters


def no_address(text: str, example: str) -> str:
    """No address of a cluster."""
    return say.no_address(repr(text), example)
