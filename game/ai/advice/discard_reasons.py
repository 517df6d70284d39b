"""Why a card is discarded: what sets it apart from the next candidate.

Each fact is left out in turn to see how much the choice depends on it. Of the facts that matter, the reason is the one
that sets the card apart from most similar cards, then the one with the largest weight; facts about rivals count double.
"""

from collections import Counter
from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from game.ai.advice.laying_reasons import lacks_book
from game.ai.advice.permission_reasons import near_end
from game.ai.brain.card_classes import CLASS_OF, RANKS
from game.ai.brain.counted_position import NEW, CountedPosition
from game.ai.brain.discarding import keep_values
from game.ai.brain.from_view import position_of
from game.ai.brain.threats import is_threatened
from game.ai.brain.tuning import Tuning
from game.ai.learned_weights import learned_tuning_for
from game.cards import NATURAL_RANKS, Card, Rank, is_red_three, is_three, is_wild, rank_of
from game.engine import advice as facts
from game.engine.advice import Why
from game.engine.legal import lay
from game.engine.melds import card_values
from game.engine.moves import Group
from game.engine.pile import why_no_pile
from game.engine.refusal import PileTooShort, Refusal
from game.engine.view import PlayerView

_SUITS = 4
_ANY_NATURAL = Card("4C")

_LEAST = 0.5
"""A fact must account for at least this many points."""

_SETS_APART = (facts.RankIsOut, facts.RivalsMeldIt, facts.NextMayTake, facts.WorthLess)
"""Reasons that also name the cards they aren't true of."""

_ALSO = 1
"""How many cards besides the next candidate are named."""

_OF_RIVALS = (facts.RivalsMeldIt, facts.NextMayTake, facts.NextThrewOne)
_RIVALS = 2
"""What rivals hold or need matters most in a discard, so it counts this many times as much."""


class _Choice:
    """A discarded rank and the next candidate, as the level judges them."""

    def __init__(self, view: PlayerView, goes: int, instead_of: int = NEW) -> None:
        self.seat = view.seat
        self.near_end = near_end(view)
        self.position = position_of(view)
        self.tuning = learned_tuning_for(view.board)
        self.threatened = is_threatened(self.position, self.seat, self.tuning)
        self.goes = goes
        self.view = view
        worths = keep_values(self.position, self.seat, self.tuning, self.threatened)
        self.next = min(
            ((worth, rank) for worth, rank in worths if rank != goes and instead_of in (NEW, rank)), default=(0.0, NEW)
        )[1]
        """The rank to compare with, or the next candidate; NEW if there is none."""

    @property
    def alike(self) -> list[int]:
        """The other ranks with equally many cards, and equally melded or not, so that people see no difference."""
        hand, at = self.position.hands[self.seat], self.position.tables[self.seat % self.position.teams].at
        own = hand[self.goes], at[self.goes] == NEW
        return [rank for rank in range(RANKS) if rank != self.goes and (hand[rank], at[rank] == NEW) == own]

    @property
    def whole(self) -> float:
        """How much more the other card is worth keeping as things are."""
        return self.margin(self.position, self.tuning, self.threatened)

    def margin(self, position: CountedPosition, tuning: Tuning, threatened: bool) -> float:
        """The same margin in another position, with another tuning, or with another threat."""
        worths = {rank: worth for worth, rank in keep_values(position, self.seat, tuning, threatened)}
        return worths[self.next] - worths[self.goes]

    def causes(self) -> Iterator[tuple[float, Why]]:
        """Facts that support the choice, with how much of the margin disappears without each; trifles are left out."""
        if self.next == NEW:  # the other can't be discarded
            return
        whole = self.whole
        for why, position, tuning, threatened in self._without():
            rests = whole - self.margin(position, tuning, threatened)
            if rests >= _LEAST:
                yield rests, why

    def _without(self) -> Iterator[tuple[Why, CountedPosition, Tuning, bool]]:
        now, tuning, threatened = self.position, self.tuning, self.threatened
        goes, other = self.goes, self.next
        rank, kept = Rank(NATURAL_RANKS[goes]), Rank(NATURAL_RANKS[other])
        hand = now.hands[self.seat]
        own = now.tables[self.seat % now.teams]
        is_lone = hand[goes] == 1 and own.at[goes] == NEW
        is_only = is_lone and _lone(self.view) == {rank}
        if hand[other] > hand[goes]:
            without = now.copy()
            without.hands[self.seat][goes] = hand[other]
            why: Why = facts.MissedLeast(rank, hand[goes], kept)
            if is_lone:
                why = _held_once(self.view, rank, kept)
            yield why, without, tuning, threatened
        if own.at[other] != NEW and own.at[goes] == NEW:
            without = now.copy()
            without.tables[self.seat % now.teams].at[other] = NEW
            yield facts.NoMeldTakesIt(rank, kept), without, tuning, threatened
        rivals = [team for team in range(now.teams) if team != self.seat % now.teams]
        theirs = [team for team in rivals if now.tables[team].at[goes] != NEW]
        is_different = bool(theirs) and all(now.tables[team].at[other] == NEW for team in rivals)
        is_different &= any(now.held[seat] > 1 for seat in range(now.players) if seat % now.teams in theirs)
        if is_different and now.book.rules.take_with == "pair":
            without = now.copy()
            for table in (without.tables[team] for team in theirs):
                without.seen[goes] -= sum(n for its, n in zip(table.ranks, table.naturals, strict=True) if its == goes)
                table.at[goes] = NEW
            yield facts.RivalsMeldIt(rank, is_only, kept), without, tuning, threatened
        follower, is_rival_next = (self.seat + 1) % now.players, self._is_rival_next
        fewer_to_come = self._is_scarcer()
        if now.seen[goes] > now.seen[other] and fewer_to_come:
            without = now.copy()
            without.seen[goes] = now.seen[other]
            cards = _SUITS * now.decks
            by_pairs = is_rival_next and now.book.rules.take_with == "pair" and now.held[follower] > 1
            out = facts.RankIsOut(rank, now.seen[goes], cards, kept, is_only, by_pairs=by_pairs)
            yield out, without, tuning, threatened
        if is_rival_next:
            pile = min(now.book.take_count, len(now.pile) + 1)
            melds = now.book.any_play and self._next_melds(other) and not self._next_melds(goes)
            if melds or fewer_to_come:
                yield facts.NextMayTake(kept, follower, pile, melds), now, replace(tuning, deny=0.0), threatened
            if goes in now.pile[len(now.pile) - now.players + 1 :: -now.players]:  # each turn left a card there
                unsaid = replace(tuning, deny_discarded=1.0)
                yield facts.NextThrewOne(rank, follower), now, unsaid, threatened
        values = now.book.values
        if threatened and self.near_end is not None and values[goes] > values[other]:
            yield facts.CountsAgainst(values[goes], *self.near_end), now, tuning, False
        if self._is_cheaper():
            without = now.copy()
            level = replace(tuning, discard_value=0.0, discard_value_threatened=0.0)
            yield facts.WorthLess(rank, kept), without, level, threatened

    @property
    def _is_rival_next(self) -> bool:
        return (self.seat + 1) % self.position.players % self.position.teams != self.seat % self.position.teams

    def _next_melds(self, rank: int) -> bool:
        """Whether the next player's team has a meld of the rank."""
        return self.position.tables[(self.seat + 1) % self.position.teams].at[rank] != NEW

    def _is_scarcer(self) -> bool:
        """Whether fewer cards of the discarded rank are still to come than of the other; False if the next player, a
        rival, needs only one of them for the pile.
        """
        now, hand = self.position, self.position.hands[self.seat]
        if (
            self._is_rival_next
            and now.book.rules.take_with in ("any_play", "pair_or_meld")
            and self._next_melds(self.goes)
        ):
            return False
        return now.seen[self.goes] + hand[self.goes] > now.seen[self.next] + hand[self.next]

    def _is_cheaper(self) -> bool:
        """Whether the discarded card is worth less than the other, unless the other is a burden itself."""
        values, own = self.position.book.values, self.position.tables[self.seat % self.position.teams]
        is_burden = own.at[self.next] == NEW and _better_gone(self.view, self.position.hands[self.seat][self.next])
        return values[self.goes] < values[self.next] and not is_burden


def why_discard(view: PlayerView, card: Card, instead_of: Card | None = None) -> Why:
    """The fact that best explains discarding this card rather than `instead_of`, or than the next candidate."""
    board = view.board
    if len(view.hand) == 1 and not board.in_foot[view.seat]:
        return facts.BringsTail() if board.plays_foot(view.seat) else facts.BringsFoot()
    kind = CLASS_OF[card]
    if is_three(card) and board.rules.meld_threes != "all":
        return _why_three(view, card)
    others = {held[0] for held in view.hand} - {card[0]}
    if all(map(is_wild, view.hand)) or not others:
        no_room = is_wild(card) and _has_no_room(view, card)
        return facts.NoRoomForWild() if no_room else facts.NothingElse(False, several=_several(view, card))
    if kind < RANKS and all(is_wild(held) or held[0] == card[0] for held in view.hand):
        return _beside_wilds(view, card)
    if kind >= RANKS:
        if is_wild(card) and _has_no_room(view, card):
            return facts.NoRoomForWild()
        return _missed_least(view, card)
    choice = _Choice(view, kind, NEW if instead_of is None else CLASS_OF[instead_of])
    if choice.next == NEW:
        return _missed_least(view, card)
    alike = [_Choice(view, kind, other) for other in choice.alike] if instead_of is None else []
    as_true = [why for other in alike for _, why in other.causes()]
    told = [(worth, why, [other for other in as_true if _is_like(why, other)]) for worth, why in choice.causes()]
    if not told:
        least = _missed_least(view, card)
        is_level = instead_of is None and abs(choice.whole) < _LEAST and isinstance(least, facts.MissedLeast)
        return replace(least, kept=None, level_with=(Rank(NATURAL_RANKS[choice.next]),)) if is_level else least
    return _weightiest(view, told)


def _weightiest(view: PlayerView, told: Sequence[tuple[float, Why, list[Why]]]) -> Why:
    """Of facts with their worth, each with those that say the same of similar cards: the one that says most."""
    alone = sum(worth for worth, why, _ in told if isinstance(why, facts.HeldOnce))  # "your only one" implies this

    def weight(worth: float, why: Why, as_well: list[Why]) -> tuple[int, float]:
        counts = worth * _RIVALS if isinstance(why, _OF_RIVALS) else worth
        says_alone = isinstance(why, facts.RankIsOut | facts.RivalsMeldIt) and why.is_only
        return len(as_well), counts + alone if says_alone else counts

    _, why, as_well = max(told, key=lambda it: weight(*it))
    if isinstance(why, facts.WorthLess) and why.rank in _lone(view):
        return _held_once(view, why.rank, why.kept)  # that both match nothing comes before what they are worth
    if not isinstance(why, _SETS_APART):
        return why
    also = (other.kept for other in as_well if isinstance(other, _SETS_APART) and other.kept)
    return replace(why, also=tuple(rank for rank in also if rank != why.kept)[:_ALSO])


def _why_three(view: PlayerView, card: Card) -> Why:
    """Why a three is discarded that can't be melded like other ranks."""
    board = view.board
    if is_red_three(card):
        return facts.RedThreeCosts(card_values(board.rules)[card])
    could_be_taken = replace(board, pile=board.pile + 1, upcard=_ANY_NATURAL)
    stops = not isinstance(why_no_pile(could_be_taken), PileTooShort)
    if board.rules.meld_threes == "no":
        return facts.ThreeIsNoUse(stops)
    return facts.ThreeBlocksPile() if stops else _missed_least(view, card)


def _is_like(why: Why, other: Why) -> bool:
    """Whether both say the same about the card, against different ones."""
    return type(other) is type(why) and getattr(other, "melds", None) == getattr(why, "melds", None)


def _beside_wilds(view: PlayerView, card: Card) -> Why:
    """Why a card is discarded when only wilds are held besides it; wilds are mentioned only if they are useful."""
    onto, fits = _takes_wilds(view), fits_own_meld(view, card)
    if onto or not view.board.melds[view.team]:
        return facts.NothingElse(True, onto, _several(view, card))
    return fits if fits and fits.is_book else _missed_least(view, card)


def _several(view: PlayerView, card: Card) -> tuple[Rank, ...]:
    """The card's rank if more than one is held and it isn't wild."""
    rank = Rank(card[0])
    return (rank,) if not is_wild(card) and sum(held[0] == rank for held in view.hand) > 1 else ()


def _missed_least(view: PlayerView, card: Card) -> Why:
    rank = Rank(card[0])
    held = Counter(map(rank_of, view.hand))
    kept = _best_kept(view, rank)
    return _held_once(view, rank, kept) if rank in _lone(view) else facts.MissedLeast(rank, held[rank], kept)


def _held_once(view: PlayerView, rank: Rank, kept: Rank | None) -> facts.HeldOnce:
    """A single card of its rank is discarded; how it compares with the other single cards."""
    values, others = card_values(view.board.rules), _lone(view) - {rank}
    own, worth = values[Card(f"{rank}C")], [values[Card(f"{other}C")] for other in others]
    kept = None if others else kept
    is_least = bool(others) and own == min([own, *worth]) < max(worth) and not _better_gone(view, 1)
    return facts.HeldOnce(rank, kept, len(others), is_least)


def _better_gone(view: PlayerView, held: int) -> bool:
    """Whether valuable cards of a rank that the team doesn't meld are a burden: the round may end, or only one is held
    in the last stack.
    """
    return near_end(view) is not None or (held == 1 and view.board.next_stack(view.seat) is None)


def _lone(view: PlayerView) -> set[Rank]:
    """The ranks of which one card is held and the team has no meld."""
    held = Counter(map(rank_of, view.hand))
    melded = {meld.rank for meld in view.board.melds[view.team]}
    return {rank for rank, count in held.items() if count == 1 and rank in NATURAL_RANKS and rank not in melded}


def fits_own_meld(view: PlayerView, card: Card) -> facts.FitsOwnMeld | None:
    """The team has a meld of the discarded card, where people would expect it to go."""
    board = view.board
    if is_wild(card):
        return None
    fitting = (
        facts.FitsOwnMeld(Rank(card[0]), meld.is_book(board.rules))
        for at, meld in enumerate(board.melds[view.team])
        if meld.rank == card[0] and not isinstance(lay(board, view.seat, (Group((card,), at),)), Refusal)
    )
    return next(fitting, None)


def _takes_wilds(view: PlayerView) -> tuple[Rank, ...]:
    """The meld closest to a book that may take the wilds held and needn't stay clean; preferably a dirty one."""
    position, rules = position_of(view), view.board.rules
    table, is_clean_needed = position.tables[view.team], lacks_book(view, "clean")
    melds = [meld for at, meld in enumerate(view.board.melds[view.team]) if position.room(table, at) > 0]
    takes = [it for it in melds if it.naturals and not it.is_book(rules) and (it.wilds or not is_clean_needed)]
    nearest = max(takes, key=lambda meld: (meld.wilds > 0, len(meld.cards)), default=None)
    return () if nearest is None else (nearest.rank,)


def _has_no_room(view: PlayerView, card: Card) -> bool:
    """Whether the team has melds but none of them can take the wild."""
    own = range(len(view.board.melds[view.team]))
    return bool(own) and all(isinstance(lay(view.board, view.seat, (Group((card,), meld),)), Refusal) for meld in own)


def _best_kept(view: PlayerView, other: Rank) -> Rank | None:
    """The best rank of which several are held, which this discard spares; None if there is none."""
    values = card_values(view.board.rules)
    naturals = [card for card in view.hand if not is_wild(card) and not is_three(card) and card[0] != other]
    counts = {card[0]: sum(held[0] == card[0] for held in naturals) for card in naturals}
    several = [card for card in naturals if counts[card[0]] > 1]
    best = max(several, key=lambda card: (counts[card[0]], values[card]), default=None)
    return None if best is None else Rank(best[0])
