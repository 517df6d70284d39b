"""What came of a command, where that takes more than one message."""

from collections.abc import Sequence

from game.text.messages import command_line as say
from game.text.messages import scores as say_scores
from game.text.person import Person
from game.words.scores import cards_figure


def problem_line(id_: str, theme: str, stars: int, best: str, why: str, ahead: float, solved: bool | None) -> str:
    """A problem with what is best in it, and whether a level found it where one tried.

    >>> problem_line("web-2-395", "Into the foot", 1, "discard the four of clubs", "it is needed least", 591.2, True)
    'web-2-395 * Into the foot: discard the four of clubs (590 points better), as it is needed least. Solved.'
    >>> problem_line("web-2-395", "Discards", 2, "discard the four of clubs", "", 506.0, None)
    'web-2-395 ** Discards: discard the four of clubs (510 points better).'
    """
    about = 10 * round(ahead / 10)
    line = say.problem_line(id_, "*" * stars, theme, best, about, why)
    if solved is None:
        return line
    return f"{line} {say.found() if solved else say.not_found()}"


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
    return " ".join([*told, say.cards_figure(say_scores.cards_of(Person(name, False)), cards_figure(luck))])


# ---- what came of it
def record_in_order(file: str, rounds: int, totals: Sequence[int], winners: Sequence[int]) -> str:
    """A record that holds.

    >>> record_in_order("a.jsonl", 1, (90, -5), (0,))
    'a.jsonl: valid; rounds scored: 1, totals 90 : -5, won by team 0.'
    """
    each = " : ".join(map(str, totals))
    if not winners:
        return say.in_order(file, rounds, each)
    return say.in_order_won(file, rounds, each, [str(team) for team in winners])
