"""The rules of a rule set about the discard pile, one sentence or two for each statement."""

from collections.abc import Callable
from typing import Final

from game.rules.explain import Statement
from game.rules.ruleset import RuleSet
from game.words.numbers import counted, number


def _no_pile(rules: RuleSet) -> str:
    del rules  # nothing else matters then
    return "Nobody ever takes the discard pile. Only its top card, the upcard, is seen."


def _pile(rules: RuleSet) -> str:
    instead = "Instead of drawing, a player may take"
    if not isinstance(rules.take_count, int):
        return f"{instead} the whole discard pile. Only its top card, the upcard, is seen before."
    if rules.take_count == 1:
        return f"{instead} the upcard, the top card of the discard pile."
    short = (
        "the whole pile if it has fewer"
        if rules.short_pile
        else f"never a pile of fewer than {number(rules.take_count)}"
    )
    return (
        f"{instead} {counted(rules.take_count, 'card')} from the top of the discard pile, {short}. Only its top "
        "card, the upcard, is seen before."
    )


def _pile_with(rules: RuleSet) -> str:
    return {
        "pair": "For that the player holds two naturals of the upcard's rank and melds them with it.",
        "any_play": (
            "For that the upcard must be played at once in any way the rules allow: onto a meld of the team, or in a "
            "new one with cards from the hand, wilds included."
        ),
        "pair_or_wild": (
            "For that the player holds two naturals of the upcard's rank, or one and a wild, and melds them with it."
        ),
        "pair_or_meld": (
            "For that the player melds the upcard with two naturals of its rank from the hand, or lays it on a meld "
            "that the team had before."
        ),
    }[rules.take_with]


def _upcard(rules: RuleSet) -> str:
    counts = "To open, the upcard counts with the cards melded from the hand, the others taken do not."
    if rules.upcard_play == "always":
        return f"The upcard is melded in the same move; the other cards join the hand. {counts}"
    return f"Once the team has opened, holding the pair is enough, and the upcard may go to the hand. {counts}"


def _pile_barred(rules: RuleSet) -> str:
    three = "" if rules.meld_threes == "all" else "a three"
    if rules.take_with == "any_play":
        wild = ""
    elif rules.take_with == "pair" and rules.wild_melds != "no":
        wild = "a wild, unless two wilds like it go down with it in a meld of wilds"
    else:
        wild = "a wild"
    on = " or on ".join(what for what in (three, wild) if what)
    return f"The pile is not taken on {on}." if on else "The pile may be taken on any card."


def _first_lap(rules: RuleSet) -> str:
    del rules
    return "Nobody takes the pile before everybody has had a turn."


def _pile_when_open(rules: RuleSet) -> str:
    del rules
    return "Only a team that opened in an earlier move takes the pile."


def _freeze(rules: RuleSet) -> str:
    if rules.freeze == "until_taken":
        return (
            "A discarded wild freezes the pile: until somebody takes it, only a pair of naturals from the hand will do."
        )
    return "A discarded wild freezes the pile: nobody takes it before the discarder's next turn."


PILE: Final[dict[Statement, Callable[[RuleSet], str]]] = {
    Statement.NO_PILE: _no_pile,
    Statement.PILE: _pile,
    Statement.PILE_WITH: _pile_with,
    Statement.UPCARD: _upcard,
    Statement.PILE_BARRED: _pile_barred,
    Statement.FIRST_LAP: _first_lap,
    Statement.PILE_WHEN_OPEN: _pile_when_open,
    Statement.FREEZE: _freeze,
}
