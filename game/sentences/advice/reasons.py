"""What a move is for, in words: a head that says what for, and a clause."""

from collections.abc import Sequence
from typing import Any, Final, Literal

from game.cards import NATURAL_RANKS, Rank
from game.engine.moves import MeldCards
from game.engine.refusal import BooksMissing, Refusal
from game.engine.table.view import PlayerView
from game.messages.functions import nouns, reasons as say, why as say_why
from game.messages.language import has, name_of, named
from game.messages.person import Person
from game.reason.purposes import Advice, Purpose, Stack, TakesStack
from game.reason.whole_turn import AsAgreed, TurnReason
from game.rules.ruleset import RuleSet, last_stack
from game.sentences.advice.hints import move_phrase
from game.sentences.at_table.refusals import Voice, books_missing, count_missing, refusal_sentence
from game.sentences.grammar import seat_person, sentences

RANKS_NAMED: Final = 4
"""How many of a pile's ranks are named."""
_MOST_KINDS: Final = 2
"""Of more kinds of books that are missing nobody wants a list in the middle of a sentence."""


class ToldReason:
    """A purpose as it is told to somebody."""

    def __init__(
        self,
        purpose: Purpose,
        names: Sequence[str] = (),
        me: int | None = None,
        voice: Voice = "you",
        alone: bool = False,
        view: PlayerView | None = None,
        is_bare: bool = False,
    ) -> None:
        """`view`: what a draw was decided from. `is_bare`: the clause says it all, without a head."""
        self._purpose, self._voice, self._alone = purpose, voice, alone
        self._names, self._me, self._view = names, me, view
        self.facts = _Beside(purpose, names, me, is_bare)
        """What follows from its numbers, for messages."""

    @property
    def head(self) -> str:
        """What it is for: "For your foot"; "" where the clause says it all."""
        name = f"{name_of(type(self._purpose))}_head"
        if self.facts.is_bare or not has("reasons", name):
            return ""
        return named("reasons", name, self.facts, self._purpose, voice=self._voice, alone=self._alone)

    @property
    def clause(self) -> str:
        """The rest, without a capital or a full stop; of a refusal all that it says."""
        if isinstance(self._purpose, Refusal):
            return refusal_sentence(self._purpose, self._view, self._names, self._voice, self._me)
        name = name_of(type(self._purpose))
        return named("reasons", name, self.facts, self._purpose, voice=self._voice, alone=self._alone)

    @property
    def sentence(self) -> str:
        return self.clause if isinstance(self._purpose, Refusal) else say.sentence(self.head, self.clause)


def reason_sentence(
    advice: Advice,
    names: Sequence[str] = (),
    me: int | None = None,
    voice: Voice = "you",
    view: PlayerView | None = None,
    is_bare: bool = False,
) -> str:
    """What the advised move is for, or else what it does; and how it did, unless that is told by its purpose.

    >>> from game.engine.moves import Draw
    >>> from game.reason.purposes import TakesStack
    >>> reason_sentence(Advice(move=Draw(), purpose=TakesStack("foot", 2, "later")))
    'For your foot: after the discard, two more cards and you pick it up.'
    """
    told = advice.purpose or advice.effect
    if told is None:
        return how_it_did(advice)
    reason = ToldReason(told, names, me, voice, advice.is_alone, view, is_bare or advice.purpose is None)
    return sentences(reason.sentence, how_it_did(advice))


def plain_reason(advice: Advice, names: Sequence[str] = (), me: int | None = None) -> str:
    """The same in one plain sentence, which doesn't begin with what it is for.

    >>> from game.engine.moves import Draw
    >>> from game.reason.purposes import TakesStack
    >>> plain_reason(Advice(move=Draw(), purpose=TakesStack("foot", 2, "later")))
    'After the discard, two more cards and you pick up your foot.'
    """
    return reason_sentence(advice, names, me, is_bare=True)


def purpose_sentence(purpose: Purpose | None, names: Sequence[str], view: PlayerView) -> str:
    """What a move of the view's seat is for; "" if that isn't known."""
    alone = not view.board.has_partners
    return "" if purpose is None else ToldReason(purpose, names, view.seat, "you", alone, view).sentence


def how_it_did(advice: Advice) -> str:
    """How the tries went or, if no purpose is known, which other move would do as well; "" where a purpose tells the
    move from the others.
    """
    if advice.purpose is not None and not advice.is_shared:
        return ""
    if advice.worlds:
        return say.tried(advice.worlds)
    # what else a lay-down would be for doesn't say why to wait with it
    alike = [it.move for it in advice.others[:1] if not it.points and not isinstance(it.move, MeldCards)]
    return say.as_good(move_phrase(alike[0])) if alike and advice.effect is None else ""


_NEARLY: Final = 3
"""Nobody says of a meld that lacks more cards of a book how many."""


class _Beside:
    """Facts that messages use besides the fields of a purpose: who it is about, and what follows from its numbers. Each
    is available if the purpose has the fields it needs.
    """

    def __init__(self, purpose: Purpose, names: Sequence[str], me: int | None, is_bare: bool) -> None:
        self._purpose: Any = purpose
        self._names, self._me = names, me
        self.is_bare = is_bare
        """Whether no head names what the clause is about."""

    @property
    def is_far(self) -> bool:
        """Whether the meld lacks many cards of a book."""
        return int(self._purpose.short) > _NEARLY

    @property
    def who(self) -> Person:
        """The player at its seat."""
        return Person("") if self._purpose.seat is None else seat_person(self._names, self._purpose.seat, self._me)

    @property
    def lacks(self) -> list[str]:
        """The books that are needed besides: of more than two kinds only how many they are."""
        missing: BooksMissing | None = self._purpose.missing
        kinds = books_missing(missing) if missing else []
        return kinds if len(kinds) <= _MOST_KINDS else [nouns.books(self.lacking)]

    @property
    def lacking(self) -> int:
        """How many books those are."""
        missing: BooksMissing | None = self._purpose.missing
        return count_missing(missing) if missing else 0

    @property
    def ahead(self) -> int:
        """How far ahead the match would end; 0 where that is no reason."""
        return int(self._purpose.lead or 0)

    @property
    def gains(self) -> bool:
        """Whether the side that it is about gains by playing on: the others, by more than the team gains or pays, or
        the team that plays on.
        """
        mine, theirs = int(self._purpose.own), int(self._purpose.theirs)
        return theirs > abs(mine) if hasattr(self._purpose, "lead") else mine > 0

    @property
    def costs(self) -> int:
        """What playing on costs the team."""
        return max(0, -int(self._purpose.own))

    @property
    def cause(self) -> Literal["rival", "stock", "none"]:
        """What may end the round."""
        if self._purpose.seat is not None:
            return "rival"
        return "none" if self._purpose.cards < 0 else "stock"

    @property
    def rank(self) -> Rank:
        """Its rank, or its card's; any where its words mention none."""
        card = getattr(self._purpose, "card", None)
        return Rank(card[0] if card else self._purpose.rank or NATURAL_RANKS[0])

    @property
    def is_for_meld(self) -> bool:
        """Whether wild cards are kept for one meld in particular."""
        return self._purpose.rank is not None

    @property
    def goes(self) -> Rank:
        """The discarded rank that matches nothing; any where there is none."""
        return Rank(self._purpose.goes or self._purpose.rank)

    @property
    def is_loose(self) -> bool:
        """Whether the discarded card matches nothing."""
        return self._purpose.goes is not None

    @property
    def others(self) -> list[str]:
        """The ranks of the other books that are completed."""
        return [nouns.ranks(rank) for rank in self._purpose.also]

    @property
    def books(self) -> int:
        """How many books are completed."""
        return 1 + len(self.others)

    @property
    def coming(self) -> Literal["none", "at_once", "next_turn", "discard", "last_card", "book", "later"]:
        """How the next stack comes with the book."""
        brings: TakesStack | None = self._purpose.brings
        return brings.how if brings else "none"

    @property
    def next_stack(self) -> Stack:
        """The stack that comes with the book; any where none does."""
        return self._purpose.brings.stack if self._purpose.brings else "foot"

    @property
    def before_it(self) -> int:
        """How many cards are left before that stack."""
        return self._purpose.brings.left if self._purpose.brings else 0

    @property
    def helping(self) -> int:
        """How many of the pile's cards help."""
        return int(self._purpose.fitting + self._purpose.wilds)

    @property
    def staying(self) -> int:
        """How many of the pile's cards would stay in the hand."""
        return int(self._purpose.cards - self._purpose.fitting)

    @property
    def helps(self) -> list[str]:
        """What they are."""
        ranks: Sequence[Rank] = self._purpose.ranks
        named = [nouns.ranks(rank) for rank in ranks[:RANKS_NAMED]]
        named += [nouns.wilds(self._purpose.wilds)] if self._purpose.wilds else []
        return named + ([say.other_cards()] if len(ranks) > RANKS_NAMED else [])


def own_words(reasons: Sequence[TurnReason], rules: RuleSet, names: Sequence[str] = (), me: int | None = None) -> str:
    """What a computer partner says of its turn, in quotation marks.

    >>> from game.reason.purposes import TakesStack
    >>> own_words([TakesStack("foot", 2, "later")], RuleSet())
    '“For my foot: two more cards and I pick it up.”'
    """
    return say_why.in_quotes(" ".join(_own(one, rules, names, me) for one in reasons))


def _own(reason: TurnReason, rules: RuleSet, names: Sequence[str], me: int | None) -> str:
    match reason:
        case AsAgreed(agreement):
            return say_why.as_agreed(agreement.value, last_stack(rules))
        case purpose:
            return ToldReason(purpose, names, me, "me").sentence
