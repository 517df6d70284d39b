"""Why not the move that anybody sees, in at most twelve words."""

from game.cards import NATURAL_RANKS
from game.messages.functions import answers as say
from game.messages.language import name_of, named
from game.reason.purposes import WhyNot
from game.sentences.advice.reasons import ToldReason


def why_not_sentence(answer: WhyNot, alone: bool = False) -> str:
    """The answer, addressed to the player.

    >>> from game.cards import Rank
    >>> from game.reason.purposes import KeepsWild, ObviousKind
    >>> why_not_sentence(WhyNot(ObviousKind.BOOK, Rank("6"), KeepsWild(1, Rank("T"))))
    "Don't finish the sixes yet: the tens need the wild card more."
    """
    leave = say.leave(answer.kind.value, answer.rank or NATURAL_RANKS[0])
    return say.answer(leave, _because(answer, alone))


def _because(answer: WhyNot, alone: bool) -> str:
    if answer.because is None:
        return say.points(answer.points, answer.worlds)
    facts = ToldReason(answer.because).facts
    return named("answers", name_of(type(answer.because)), facts, answer.because, alone=alone)
