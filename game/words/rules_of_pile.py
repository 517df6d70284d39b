"""The rules of a rule set about the discard pile, one sentence or two for each statement."""

from collections.abc import Callable
from typing import Final

from game.rules.explain import Statement
from game.rules.ruleset import RuleSet
from game.words.numbers import counted

_SEEN: Final = "You see only its top card, the upcard, beforehand."


def _no_pile(rules: RuleSet) -> str:
    del rules  # nothing else matters then
    return "Nobody ever takes the discard pile. You see only its top card, the upcard."


def _pile(rules: RuleSet) -> str:
    instead = "Instead of drawing, you can take"
    if not isinstance(rules.take_count, int):
        return f"{instead} the whole discard pile. {_SEEN}"
    if rules.take_count == 1:
        return f"{instead} the upcard, the top card of the discard pile."
    cards = f"the top {counted(rules.take_count, 'card')} of the discard pile"
    if rules.short_pile:
        return f"{instead} {cards}, or all of it if there are fewer. {_SEEN}"
    return f"{instead} {cards}, but only if it has that many. {_SEEN}"


def _pile_with(rules: RuleSet) -> str:
    return {
        "pair": "For that you need two naturals of the upcard's rank in your hand, and you meld them with it.",
        "any_play": (
            "For that you must play the upcard at once, in any way the rules allow: on one of your team's melds, or in "
            "a new one with cards from your hand, wilds included."
        ),
        "pair_or_wild": (
            "For that you need two naturals of the upcard's rank in your hand, or one of them and a wild, and you meld "
            "them with it."
        ),
        "pair_or_meld": (
            "For that you meld the upcard with two naturals of its rank from your hand, or add it to a meld that your "
            "team already has."
        ),
    }[rules.take_with]


def _upcard(rules: RuleSet) -> str:
    opens = "" if rules.take_needs_open else " If that opens for your team, it counts towards the minimum; they do not."
    if rules.upcard_play == "always":
        return f"You meld the upcard at once; the cards you take with it go into your hand.{opens}"
    return (
        "Once your team has opened, holding the pair is enough, and you can keep the upcard in your hand. If taking "
        "the pile opens for your team, the upcard counts towards the minimum; the cards you take with it do not."
    )


def _pile_barred(rules: RuleSet) -> str:
    three = "" if rules.meld_threes == "all" else "a three"
    if rules.take_with == "any_play":
        wild = ""
    elif rules.take_with == "pair" and rules.wild_melds != "no":
        wild = "a wild, unless you put it in a meld of wilds with two just like it"
    else:
        wild = "a wild"
    on = " or ".join(what for what in (three, wild) if what)
    return f"You cannot take the pile if the upcard is {on}." if on else "You can take the pile on any upcard."


def _first_lap(rules: RuleSet) -> str:
    del rules
    return "Nobody can take the pile until everyone has had a turn."


def _pile_when_open(rules: RuleSet) -> str:
    del rules
    return "You can take the pile only if your team has already opened in an earlier move."


def _freeze(rules: RuleSet) -> str:
    if rules.freeze == "until_taken":
        return "Discarding a wild freezes the pile: until somebody takes it, only two naturals from the hand will do."
    return "Discarding a wild freezes the pile: nobody can take it until the player who did that has the next turn."


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
