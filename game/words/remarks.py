"""What the table says until the next thing is done, or for a few seconds at a place: facts, put into words when they
are drawn or spoken.
"""

from enum import Enum
from typing import Final, Literal

from msgspec import Struct

from game.engine.open_reasons import OpenReason
from game.engine.permission import Opinion
from game.engine.refusal import OpeningTooLow, Refusal
from game.engine.view import PlayerView
from game.rules.ruleset import RuleSet
from game.text.language import named
from game.text.messages import coach, table, why
from game.words.going_out_texts import answered
from game.words.grammar import seat_person
from game.words.refusals import refusal_sentence
from game.words.table import Prompt, UndoWords
from game.words.why import own_words

Occasion = Literal["book", "foot", "pile", "frozen", "partner"]
"""A player's own book, foot or big pile, the pile that a rival froze, or what its partner did."""


class Refused(Struct, frozen=True):
    """The rules say no."""

    refusal: Refusal
    view: PlayerView
    names: tuple[str, ...]


class UnfinishedDraft(Struct, frozen=True):
    """Nothing else can be done while a draft is there that cannot be played for what it lacks."""

    lack: Refusal
    view: PlayerView
    names: tuple[str, ...]


class OutOfTurn(Struct, frozen=True):
    """It is the turn of somebody else."""

    mover: int
    names: tuple[str, ...]


class PartnerAnswered(Struct, frozen=True):
    """A computer partner was asked whether somebody may go out."""

    opinion: Opinion
    names: tuple[str, ...]
    me: int | None


class PartnerExplained(Struct, frozen=True):
    """A computer partner was asked why it played so."""

    reasons: tuple[OpenReason, ...]
    rules: RuleSet
    names: tuple[str, ...]
    me: int | None


class PlainRemark(Enum):
    """What needs no facts."""

    NO_PARTNER = "no_partner"
    NOT_PLAYED_YET = "not_played_yet"
    TIPS_ARE_AWAY = "tips_are_away"
    COACH_IS_AWAY = "coach_is_away"
    NOTHING_AGAIN = "nothing_again"


class Chatted(Struct, frozen=True):
    """A computer player says a word about what everybody saw."""

    seat: int
    occasion: Occasion
    style: Literal["careful", "balanced", "racing"]
    is_other: bool
    """Which of the two that its style has for that."""


class Quoted(Struct, frozen=True):
    """Words that come from elsewhere: of a lesson, or what was asked for at a place."""

    words: str


Remark = (
    Refused
    | UnfinishedDraft
    | OutOfTurn
    | PartnerAnswered
    | PartnerExplained
    | PlainRemark
    | Prompt
    | UndoWords
    | Chatted
    | Quoted
)


def remark_words(remark: Remark) -> str:
    """A remark in a sentence or two.

    >>> remark_words(OutOfTurn(1, ("Anna", "Walt")))
    "It's Walt's turn."
    """
    match remark:
        case Refused(refusal, view, names):
            return refusal_sentence(refusal, view, names)
        case UnfinishedDraft():
            return _unfinished(remark)
        case OutOfTurn(mover, names):
            return table.not_yours_to_move(seat_person(names, mover))
        case PartnerAnswered(opinion, names, me):
            return answered(opinion, names, me)
        case PartnerExplained(reasons, rules, names, me):
            return own_words(reasons, rules, names, me)
        case PlainRemark():
            return _NOTICES[remark]()
        case Prompt():
            return remark.sentence
        case UndoWords():
            return remark.nothing
        case Chatted():
            return named("chat", remark.occasion, remark)
        case Quoted(words):
            return words


_NOTICES: Final = {
    PlainRemark.NO_PARTNER: why.no_partner,
    PlainRemark.NOT_PLAYED_YET: why.not_played_yet,
    PlainRemark.TIPS_ARE_AWAY: table.tips_are_away,
    PlainRemark.COACH_IS_AWAY: coach.is_away,
    PlainRemark.NOTHING_AGAIN: table.nothing_again,
}


def _unfinished(remark: UnfinishedDraft) -> str:
    """Why nothing else can be done yet, and what can."""
    lack = remark.lack
    if isinstance(lack, OpeningTooLow):
        return table.laid_out_of(lack.have, lack.need, lack.need - lack.have)
    return f"{refusal_sentence(lack, remark.view, remark.names)} {table.change_draft()}"
