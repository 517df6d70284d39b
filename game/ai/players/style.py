"""A computer player's style: the same level with a few of its numbers shifted, none of them a handicap."""

from typing import Final

from msgspec.structs import replace

from game.ai.brain.tuning import Tuning
from game.ai.player import BALANCED, STYLES, Style

_AT_ANY_PRICE: Final = 100_000
"""A lead or deficit that no round can exceed."""

_SURE: Final = 800
"""The lead with which a careful player goes out."""

_NEAR: Final = 16
"""A rival who may go out worries a careful player with at most this many cards."""

_LATER: Final = 1.0
_SOONER: Final = 1.0
"""How many fewer, and more, wilds an opening may cost at a given turn."""

_ANY_WILDS: Final = 50
_WILDS_PER_TURN: Final = 0.5
"""If a level opens with any number of wilds, a careful player of it allows this many more each turn."""


def style_of(text: str | None) -> Style:
    """The style written in a record or a settings file; balanced if none, or one of another program.
    >>> style_of("careful"), style_of(None), style_of("wild")
    ('careful', 'balanced', 'balanced')
    """
    return next((style for style in STYLES if style == text), BALANCED)


def style_text(style: Style) -> str | None:
    """The style as a record stores it: None for the default."""
    return None if style == BALANCED else style


def tuning_in(style: Style, tuning: Tuning) -> Tuning:
    """The tuning as a player of that style uses it: when to open, whom to fear, when to end the round.

    A level that ignores the rivals' hand sizes keeps ignoring them.
    """
    match style:
        case "careful":
            any_wilds = tuning.open_wilds >= _ANY_WILDS
            return replace(
                tuning,
                open_wilds=0.0 if any_wilds else tuning.open_wilds - _LATER,
                open_wilds_turn=_WILDS_PER_TURN if any_wilds else tuning.open_wilds_turn,
                danger_cards=max(tuning.danger_cards, _NEAR) if tuning.danger_cards else 0,
                out_lead=max(tuning.out_lead, _SURE),
            )
        case "racing":
            return replace(tuning, open_wilds=tuning.open_wilds + _SOONER, out_lead=-_AT_ANY_PRICE)
        case "balanced":
            return tuning
