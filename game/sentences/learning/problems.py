"""Texts for solving problems: the question, and the result of a try."""

from collections.abc import Sequence
from enum import Enum

from game.analysis.facts import BetterWay
from game.engine.table.board import Phase, opening_minimum
from game.engine.table.view import PlayerView
from game.messages.functions import problems as say, rule_page as say_rules, thinking_again as say_again
from game.messages.language import named
from game.problems.problem_facts import ProblemTheme
from game.rules.presets import rule_set_name
from game.rules.ruleset import RuleSet
from game.sentences.grammar import seat_person
from game.sentences.rules_and_scores.rule_page import Sentence, differences


def theme_name(theme: ProblemTheme) -> str:
    """The name of a theme, as a heading.

    >>> [theme_name(theme) for theme in ProblemTheme][-3:]
    ['Into the foot', 'Going out', 'May I go out?']
    """
    return named("problems", f"theme_{theme}")


def other_rules(rules: RuleSet, usual: RuleSet, theme: ProblemTheme) -> str:
    """That a problem isn't played by the usual rules, and the one difference that such a problem is most about.

    >>> from game.rules.presets import preset
    >>> other_rules(preset("couples"), preset("web"), ProblemTheme.GOING_OUT)
    'Played by Couples rules, not Web Classic: you need two clean and three dirty books to go out.'
    """
    parts: tuple[Sentence, ...]
    match theme:
        case ProblemTheme.PARTNER:
            parts = say_rules.brief_permission, say_rules.brief_books, say_rules.brief_pile
        case ProblemTheme.GOING_OUT | ProblemTheme.FOOT:
            parts = say_rules.brief_books, say_rules.brief_permission, say_rules.brief_pile
        case _:
            parts = say_rules.brief_pile, say_rules.brief_pile_with, say_rules.brief_books
    differ = next(iter(differences(rules, usual, parts)), "")
    return say.by_rules(rule_set_name(rules.name), rule_set_name(usual.name), differ)


def situation(view: PlayerView, names: Sequence[str]) -> str:
    """The decision to make, as a sentence or two that end in a question."""
    board = view.board
    if board.phase is Phase.ANSWER:
        return say.partner_asks(seat_person(names, board.turn))
    told = say.pile_has(board.pile, board.upcard) if board.phase is Phase.DRAW else _held(view, names)
    return f"{told} {say.what_would_you_do()}"


def _held(view: PlayerView, names: Sequence[str]) -> str:
    board, own, stack = view.board, len(view.hand), view.board.plays_from(view.seat)
    mates = tuple(board.teammates(view.seat))
    if not board.has_opened(view.team) or (stack.value == "hand" and len(mates) != 1):
        return say.you_hold(own, 0 if board.has_opened(view.team) else opening_minimum(board, view.team))
    if stack.value != "hand":
        return say.you_play_from(stack.value, own)
    theirs = board.hands[mates[0]]
    return say.you_both_hold(seat_person(names, mates[0]), own, theirs, own == theirs)


# ---- the answer
class Solved(Enum):
    """The result of a try at a problem."""

    BEST = "best"
    AS_GOOD = "as_good"
    LESS = "less"


def how_found(best: BetterWay, tried: BetterWay) -> str:
    """The footnote: in how many deals the best way and the one that was tried were measured."""
    return say.how_found(best.worlds, tried.worlds) if best.worlds != tried.worlds else say_again.how_found(best.worlds)
