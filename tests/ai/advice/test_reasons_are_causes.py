"""Reasons are causes: without the fact that is named another move is advised, or it is preferred by less."""

import random
from collections import Counter
from typing import Final

import pytest
from msgspec.structs import replace

from game.ai.advice.hint import hint
from game.ai.advice.laying_reasons import brings_book_near, is_for_the_end
from game.ai.advice.pile_reasons import why_take
from game.ai.levels import Habits
from game.ai.player import Think
from game.engine import advice as facts
from game.engine.advice import Advice
from game.engine.draft import joined
from game.engine.moves import Discard, Draw, MeldCards, Move, Take
from game.rules.presets import preset
from game.rules.ruleset import RuleSet
from tests.ai.advice.taken_away import decisions, is_cause, is_specific
from tests.build import PRESETS
from tests.slow import only_long, slow_except

CAUSES: Final = 0.8
SPECIFIC: Final = 0.9
"""The shares of all choices that must be reached."""

FEW: Final = 16
"""Choices of a rule set that the quick test looks at."""


def shares(rules: RuleSet, seeds: range, most: int, players: int = 4, teams: int = 2) -> tuple[float, float, str]:
    """Of so many choices: in how many the reason is a cause, how many are specific; and which were no causes."""
    views = [view for seed in seeds for view in decisions(rules, seed, 1, players, teams)]
    chosen = random.Random(7).sample(views, min(most, len(views)))
    told = [(view, hint(view)) for view in chosen]
    without: Counter[str] = Counter(type(advice.why).__name__ for view, advice in told if not is_cause(view, advice))
    causes = 1 - without.total() / len(told)
    return causes, sum(is_specific(advice) for _, advice in told) / len(told), f"no causes: {without}"


@pytest.mark.parametrize("rules", PRESETS, ids=lambda rules: rules.base)
def test_reasons_are_causes(rules: RuleSet) -> None:
    """Given a few choices of a round, nearly every reason is one: a reason that merely holds would not show here."""
    causes, specific, missed = shares(rules, range(11, 13), FEW)
    assert causes >= CAUSES, missed
    assert specific >= SPECIFIC


@pytest.mark.parametrize("kinds", [(Draw, Take), (MeldCards,), (Discard,)], ids=["pile", "laying", "discards"])
def test_reasons_of_each_kind_of_move_are_causes(kinds: tuple[type[Move], ...]) -> None:
    """Given choices of one kind out of all five rule sets, so that no kind hides behind the others."""
    views = [view for rules in PRESETS for view in decisions(rules, 31, 1)]
    told = [(view, advice) for view in views if isinstance((advice := hint(view)).move, kinds)]
    chosen = random.Random(8).sample(told, min(50, len(told)))
    without = Counter(type(advice.why).__name__ for view, advice in chosen if not is_cause(view, advice))
    assert without.total() <= (1 - CAUSES) * len(chosen), without


@pytest.mark.parametrize("base", slow_except(["family"], [rules.base for rules in PRESETS]))
def test_lay_downs_that_bring_the_foot_say_so(base: str) -> None:
    """Given lay-downs that leave at most the discard of a hand, the reason is the foot, not a meld that grows."""
    told = [(view, hint(view)) for seed in (101, 102) for view in decisions(preset(base), seed, 1)]
    reasons = [
        type(advice.why)
        for view, advice in told
        if isinstance(advice.move, MeldCards)
        and not view.board.in_foot[view.seat]
        and len(view.hand) - sum(len(group.cards) for group in advice.move.groups) <= 1
    ]
    assert reasons
    assert set(reasons) <= {facts.EmptiesHand, facts.LeavesTheDiscard, facts.ReachesTail}


@pytest.mark.parametrize("base", slow_except(["web"], [rules.base for rules in PRESETS]))
def test_many_cards_at_once_are_not_told_by_one_meld_that_grows(base: str) -> None:
    """Given lay-downs onto three melds or more that leave a few cards, the reason is a book that they make or bring
    near, or all of them together: a meld that grows by one of them would grow by other lay-downs, too.
    """
    told = [(view, hint(view)) for seed in (101, 102) for view in decisions(preset(base), seed, 2)]
    reasons = [
        advice.why
        for view, advice in told
        if isinstance(advice.move, MeldCards)
        and view.board.has_opened(view.team)
        and len(joined(advice.move.groups, len(view.board.melds[view.team]))) > 2
        and sum(len(group.cards) for group in advice.move.groups) > 4
    ]
    assert any(isinstance(why, facts.LaysMany) for why in reasons)
    grown = [why for why in reasons if isinstance(why, facts.MeldGrows | facts.BeginsMeld)]
    assert not [why for why in grown if not brings_book_near(why)]


def test_a_book_is_told_even_where_the_round_may_end() -> None:
    """Given lay-downs that the level makes because the round may end, the book that one of them makes is its reason,
    not the few points of its cards.
    """
    told = [(view, hint(view)) for view in decisions(preset("campus"), 105, 2)]
    hurried = [
        advice for view, advice in told if isinstance(advice.move, MeldCards) and is_for_the_end(view, advice.move)
    ]
    assert any(isinstance(advice.why, facts.CompletesBook) for advice in hurried)


@pytest.mark.parametrize("base", slow_except(["campus"], [rules.base for rules in PRESETS]))
def test_why_cards_are_laid_is_never_that_others_are_not(base: str) -> None:
    """Given lay-downs beside which a wild card could be laid as well, the reason is about the cards that are laid."""
    told = [hint(view) for view in decisions(preset(base), 901, 3)]
    reasons = [advice.why for advice in told if isinstance(advice.move, MeldCards)]
    assert reasons
    assert not [why for why in reasons if isinstance(why, facts.KeepsWilds)]


@pytest.mark.parametrize("base", slow_except(["web"], [rules.base for rules in PRESETS]))
def test_a_pile_is_said_to_be_unwanted_where_a_pair_would_not_change_that(base: str) -> None:
    """Given draws because a pair is missing, the level is given the pair: it still draws where the pile is said not to
    be wanted, and takes it, with few exceptions, where nothing is said; a pile that makes a book is wanted.
    """
    taken: dict[bool, Counter[str]] = {True: Counter(), False: Counter()}
    for view in (view for seed in (101, 102) for view in decisions(preset(base), seed, 2)):
        advice = hint(view)
        match advice.why:
            case facts.NoPairForPile(is_short=False, wilds=0) | facts.NoCardsForPile() if (
                view.board.pile > 4 and not isinstance(why_take(view, ()), facts.PileMakesBook)
            ):
                upcard = view.board.upcard
                assert upcard is not None
                held = replace(view, hand=(*view.hand, upcard, upcard))
                move = Habits().decide(held, Think())
                taken[isinstance(advice.beside, facts.PileIsNotWanted)][type(move).__name__] += 1
    assert set(taken[True]) == {"Draw"}
    assert taken[False]["Take"] > 4 * taken[False]["Draw"]


@only_long
@pytest.mark.parametrize(("players", "teams"), [(4, 2), (4, 4), (2, 2), (6, 3)])
@pytest.mark.parametrize("rules", PRESETS, ids=lambda rules: rules.base)
def test_reasons_are_causes_at_length(rules: RuleSet, players: int, teams: int) -> None:
    """Given all choices of eight rounds, at tables of several shapes."""
    causes, specific, missed = shares(rules, range(20, 28), 2_000, players, teams)
    assert causes >= CAUSES, missed
    assert specific >= SPECIFIC


def test_a_reason_that_only_holds_is_no_cause() -> None:
    """Given a reason of another choice put in its place, the test says that it is none: most of the time it is not."""
    views = [view for view in decisions(PRESETS[2], 3, 1) if len(view.hand) > 3]
    told = [hint(view) for view in views]
    draws = [(view, advice) for view, advice in zip(views, told, strict=True) if isinstance(advice.move, Draw)]
    others = [advice for advice in told if isinstance(advice.move, Discard)]
    swapped = [is_cause(view, _with_why(advice, other)) for (view, advice), other in zip(draws, others, strict=False)]
    assert sum(map(bool, swapped)) < len(swapped) / 2


def _with_why(advice: Advice, other: Advice) -> Advice:
    return replace(advice, why=other.why)
