"""Why something can't be played: a message for every refusal with its facts, as a sentence and in a few words. Messages
are named after the kind of refusal; in the short form, kinds with the same code share one.
"""

from collections.abc import Sequence
from typing import Any, Literal

from game.cards import Card, Rank, by_rank, is_red, rank_of
from game.engine import refusal as refused
from game.engine.discard_pile.taking import why_no_take
from game.engine.ending.going_out import late_partner, missing_books
from game.engine.melding.melds import WILD_RANK
from game.engine.refusal import Refusal
from game.engine.table.board import StackName
from game.engine.table.view import PlayerView
from game.messages.functions import nouns, refusals as say, table as say_table
from game.messages.language import has, message_for, name_of, named
from game.messages.person import Person
from game.rules.ruleset import RuleSet
from game.sentences.grammar import ranks_listed, seat_person, sentences

Voice = Literal["you", "me", "they"]
"""Whose move it is, as worded: the reader's, a player's who explains its own reason, or somebody else's."""


def refusal_sentence(
    refusal: Refusal,
    view: PlayerView | None = None,
    names: Sequence[str] = (),
    voice: Voice = "you",
    me: int | None = None,
) -> str:
    """The refusal as the mover, or in another `voice` the seat `me`, reads it; the view, if given, provides the rules
    and the phase.
    """
    beside = _RefusalFacts(refusal, view, names, voice, me)
    said = message_for("refusals", refusal, beside, beside.rules)
    if view is None or voice != "you" or not isinstance(refusal, refused.TooFewKept):
        return said
    late = late_partner(view.board, view.seat)  # then keeping cards isn't the whole story
    if late is None or missing_books(view.board, view.board.melds[view.team]) is not None:
        return said
    return sentences(said, refusal_sentence(refused.PartnerNotReady(late), view, names, voice, me))


def short_refusal(refusal: Refusal, names: Sequence[str] = (), view: PlayerView | None = None) -> str:
    """The refusal in a few words: apart from names at most 18 letters, to fit a button in the smallest window."""
    own = f"short_{name_of(type(refusal))}"
    name = own if has("refusals", own) else f"short_{refusal.code}"
    return named("refusals", name, refusal, _RefusalFacts(refusal, view, names))


def unfinished_draft(lack: Refusal, view: PlayerView, names: Sequence[str]) -> str:
    """Why nothing else can be done while a draft lacks this, and what can be."""
    if isinstance(lack, refused.OpeningTooLow):
        return say_table.laid_out_of(lack.have, lack.need, lack.need - lack.have)
    return f"{refusal_sentence(lack, view, names)} {say_table.change_draft()}"


class _RefusalFacts:
    """Facts that messages use in addition to the fields of a refusal and the rules: who it is about, what the table
    shows, and what follows from its numbers. Each is available if the refusal has the fields it needs.
    """

    def __init__(
        self,
        refusal: Refusal,
        view: PlayerView | None,
        names: Sequence[str],
        voice: Voice = "you",
        me: int | None = None,
    ) -> None:
        self._refusal: Any = refusal
        self._view, self._names, self.voice = view, names, voice
        self._me = view.seat if view and me is None else me
        board = self._board = view.board if view else None
        self.rules = board.rules if board else RuleSet()
        self.phase = board.phase if board else "none"
        self.alone = board is not None and not board.has_partners
        self.stack: Literal["foot", "tail"] = "tail" if board and board.last_stack is StackName.TAIL else "foot"
        self.in_foot = view is not None and view.board.plays_foot(view.seat)
        self.picked_up = board is not None and self.rules.partners_foot == "picked_up"

    @property
    def may_draw(self) -> bool:
        return self._board is None or self._board.stock >= self._board.draw_count

    @property
    def may_take(self) -> bool:
        return self._view is not None and why_no_take(self._view) is None

    @property
    def fitting(self) -> list[str]:
        return ranks_listed(self._refusal.fits or ())

    @property
    def joins(self) -> Literal["all", "some", "none", "unknown"]:
        """What may be laid on the meld that there is already."""
        second: refused.SecondMeld = self._refusal
        if second.fits is None:
            return "unknown"
        return "all" if second.whole else "some" if second.fits else "none"

    @property
    def who(self) -> Person:
        return seat_person(self._names, self._refusal.seat, self._me)

    @property
    def rank(self) -> Rank:
        return rank_of(self._refusal.card)

    @property
    def is_held(self) -> bool:
        return self._view is not None and self._refusal.card in self._view.hand

    @property
    def lacks(self) -> int:
        return int(max(0, self._refusal.need - self._refusal.have))

    @property
    def several(self) -> bool:
        return bool(self._refusal.have > 1)

    @property
    def is_cap(self) -> bool:
        """Whether the limit is `wild_cap`, so that more naturals would not help."""
        return bool(self.rules.wild_cap and self._refusal.need >= self.rules.wild_cap)

    @property
    def closed(self) -> str:
        """What a book of its rank still takes."""
        rule = self.rules.closed_book if self._board else "any"
        return "sealed" if rule.endswith("_open") and self._refusal.rank == WILD_RANK else rule

    @property
    def fixes(self) -> list[str]:
        """Cards, any one of which would be enough to open."""
        return [nouns.a_rank(rank) for rank, _ in by_rank(self._refusal.fix)]

    @property
    def three(self) -> Literal["laid_down", "among_others", "alone", "threes"]:
        """What is wrong with a three: it must be laid down, or doesn't fit the meld."""
        card: Card = self._refusal.card
        others: tuple[Rank, ...] | None = self._refusal.others
        if self.rules.red_threes == "lay_down" and is_red(card):
            return "laid_down"
        if others:
            return "among_others"
        return "alone" if others is None else "threes"

    @property
    def missing(self) -> list[str]:
        return books_missing(self._refusal)

    @property
    def needed(self) -> list[str]:
        """The books that the seat's team lacks to go out."""
        view = self._view
        lack = None if view is None else missing_books(view.board, view.board.melds[view.team])
        return [] if lack is None else books_missing(lack)

    @property
    def most_missing(self) -> int:
        """How many they are."""
        return count_missing(self._refusal)


def count_missing(books: refused.BooksMissing) -> int:
    """How many books are missing: one of sevens counts extra, those of any kind may coincide with others."""
    return max(books.clean + books.dirty + books.wild + books.sevens, books.books)


def books_missing(refusal: refused.BooksMissing) -> list[str]:
    """What a team still needs to go out, kind by kind, then how many more books in all.

    >>> books_missing(refused.BooksMissing(clean=1, dirty=2, wild=1, books=4))
    ['one clean book', 'two dirty books', 'a book of wilds']
    """
    more = refusal.books - refusal.clean - refusal.dirty - refusal.wild - refusal.sevens
    kinds = (
        (refusal.clean, nouns.clean_books(refusal.clean)),
        (refusal.dirty, nouns.dirty_books(refusal.dirty)),
        (refusal.wild, say.books_of_wilds(refusal.wild)),
        (refusal.sevens, say.books_of_sevens(refusal.sevens, not refusal.any_sevens)),
        (more, say.books_of_any_kind(more)),
    )
    return [books for count, books in kinds if count > 0]
