"""What a player lays down once the team is open: naturals, dirty melds on purpose, books completed, hands emptied."""

from game.ai.judge import books_missing, is_threatened
from game.ai.sketch import Place, Sketch
from game.ai.weights import Weights
from game.cards import Card
from game.engine.melds import WILD_RANK, card_values, meldable_threes
from game.engine.moves import Group
from game.engine.view import PlayerView
from game.rules.limits import MELD_SIZE, NEW_MELD_NATURALS, wilds_allowed

_PAIR = 2
KEPT_IN_FOOT = 2
"""Cards that a player who does not go out keeps of the foot: one to discard, one to hold."""


def lay_down(view: PlayerView, weights: Weights) -> tuple[Group, ...]:
    """The groups worth laying now; empty when the cards are better kept."""
    board = view.board
    in_foot = board.in_foot[view.seat]
    threes = meldable_threes(board.rules, in_foot, goes_out=False)
    sketch = Sketch(board.rules, board.melds[view.team], view.hand, threes)
    plan = _Plan(view, weights, in_foot)
    plan.lay_naturals(sketch, board.pile >= weights.keep_pairs_from and not is_threatened(view, weights))
    plan.lay_wild_meld(sketch)
    plan.begin_dirty(sketch, weights.begin_dirty_wilds_foot if in_foot else weights.begin_dirty_wilds)
    plan.complete_dirty(sketch)
    if in_foot:
        plan.dirty_a_clean(sketch)
        plan.spend_wilds(sketch, clean_too=is_threatened(view, weights))
        plan.keep_cards(sketch, KEPT_IN_FOOT)
    else:
        sketch = plan.emptied(sketch)
        if not sketch.left and board.feet[view.seat] < KEPT_IN_FOOT:
            plan.keep_cards(sketch, 1)
    return sketch.groups()


class _Plan:
    """One decision to lay down: what the team lacks, what cards are worth."""

    def __init__(self, view: PlayerView, weights: Weights, in_foot: bool) -> None:
        self.view = view
        self.weights = weights
        self.in_foot = in_foot
        self.full = view.board.rules.book_size
        self.lacks_clean, self.lacks_dirty, self.lacks_wild = books_missing(view.board, view.team)
        self.values = card_values(view.board.rules)

    def lay_naturals(self, sketch: Sketch, keep_pairs: bool) -> None:
        """Every natural that fits a meld, and every new meld of naturals alone; perhaps without pairs for the pile."""
        for rank, cards in sketch.naturals.items():
            if not cards:
                continue
            places = [place for place in sketch.places if place.rank == rank and sketch.takes_naturals(place)]
            place = max(places, key=self._wants_naturals, default=None)
            gap = self.full - place.size if place is not None else 0
            kept = _PAIR if keep_pairs and place is not None and (gap <= 0 or len(cards) < gap) else 0
            more = len(cards) - kept
            if place is not None and gap > 0 and more > 0:
                splits = more - gap >= MELD_SIZE and sketch.rules.second_meld != "never"
                sketch.add_naturals(place, gap if splits else more)
                more = len(cards) - kept
            if more >= MELD_SIZE and sketch.may_begin(rank):
                sketch.begin(rank, more, 0)
            elif more > 0 and place is not None:
                sketch.add_naturals(place, more)

    def _wants_naturals(self, place: Place) -> tuple[bool, bool, int]:
        open_ = place.size < self.full
        return open_, bool(self.lacks_clean) and not place.wilds, place.size

    def lay_wild_meld(self, sketch: Sketch) -> None:
        """Wilds into a meld of their own where the rules have it: always when it is needed, else from four up."""
        if sketch.rules.wild_melds == "no":
            return
        place = next((p for p in sketch.places if p.rank == WILD_RANK and p.size < self.full), None)
        if place is not None:
            if self.lacks_wild or place.size + sketch.wilds >= self.full - 2:
                sketch.add_wilds(place, sketch.wilds)
        elif sketch.wilds >= (MELD_SIZE if self.lacks_wild else MELD_SIZE + 1):
            sketch.begin(WILD_RANK, 0, sketch.wilds)

    def begin_dirty(self, sketch: Sketch, from_wilds: int) -> None:
        """New melds of a pair and a wild, dearest first, as long as there are so many wilds."""
        if self.lacks_wild:
            return
        pairs = [rank for rank, cards in sketch.naturals.items() if len(cards) == NEW_MELD_NATURALS]
        for rank in sorted(pairs, key=lambda rank: -self.values[sketch.naturals[rank][0]]):
            if sketch.wilds < from_wilds or self._needs_clean_ranks(sketch):
                return
            sketch.begin(rank, NEW_MELD_NATURALS, 1)

    def _needs_clean_ranks(self, sketch: Sketch) -> bool:
        """Whether there are dirty melds enough, and clean ones still to be found."""
        if sketch.rules.second_meld == "anytime":
            return False
        clean = sum(not place.wilds for place in sketch.places if place.size < self.full)
        dirty = sum(bool(place.wilds) for place in sketch.places)
        return clean < self.lacks_clean and dirty > self.lacks_dirty + 2

    def complete_dirty(self, sketch: Sketch) -> None:
        """Dirty melds that the wilds in hand make a book, the one that costs fewest first."""
        if self.lacks_wild:
            return
        dirty = [p for p in sketch.places if p.wilds and p.rank != WILD_RANK and p.size < self.full]
        for place in sorted(dirty, key=lambda place: -place.size):
            gap = self.full - place.size
            if gap <= (self.weights.feed_gap_foot if self.in_foot else self.weights.feed_gap) and gap <= min(
                sketch.wilds, sketch.room(place)
            ):
                sketch.add_wilds(place, gap)

    def dirty_a_clean(self, sketch: Sketch) -> None:
        """Turns clean melds dirty while dirty books are lacking and no dirty meld is there to become one."""
        done = sum(
            bool(p.laid and p.wilds and p.naturals and p.size >= self.full and not p.closed) for p in sketch.places
        )
        open_dirty = sum(bool(p.wilds and p.naturals and p.size < self.full) for p in sketch.places)
        lacking = self.lacks_dirty - done - open_dirty
        open_clean = sorted((p for p in sketch.places if not p.wilds and p.size < self.full), key=lambda p: p.size)
        spare = len(open_clean) - self.lacks_clean
        for place in open_clean[: max(0, spare)]:
            if lacking <= 0 or not sketch.wilds or not sketch.room(place):
                return
            sketch.add_wilds(place, min(sketch.wilds, sketch.room(place), self.full - place.size))
            lacking -= 1

    def spend_wilds(self, sketch: Sketch, clean_too: bool) -> None:
        """Wilds onto open dirty melds, then dirty books, and in need onto small clean melds; never on clean books."""
        for place in sorted(sketch.places, key=self._wants_wilds):
            spoils = not place.wilds and (not clean_too or place.size >= self.full)
            if sketch.wilds and not spoils and place.rank != WILD_RANK:
                sketch.add_wilds(place, min(sketch.wilds, sketch.room(place)))

    def _wants_wilds(self, place: Place) -> tuple[bool, bool, int]:
        return not place.wilds, place.size >= self.full, -place.size

    def emptied(self, sketch: Sketch) -> Sketch:
        """The sketch with everything laid down, if that empties the hand or leaves only its discard."""
        threatened = is_threatened(self.view, self.weights)
        trial = sketch.copy()
        self.lay_naturals(trial, keep_pairs=False)
        self.begin_dirty(trial, 1)
        self.spend_wilds(trial, clean_too=True)
        return trial if threatened or trial.left <= self.weights.empty_hand_left else sketch

    def keep_cards(self, sketch: Sketch, least: int) -> None:
        """Takes back what was laid with least gain until so many cards stay in hand."""
        while sketch.left < least:
            spare = [(place, card) for place in sketch.places for card in _spare(sketch, place)]
            if spare:
                place, card = min(spare, key=lambda item: self._gain(item[0], item[1]))
                sketch.take_back(place, card)
                continue
            laid = [place for place in sketch.places if place.laid]
            if not laid:
                return
            place = min(laid, key=lambda place: (place.size >= self.full and not place.closed, place.size))
            for card in place.laid.copy():
                sketch.take_back(place, card)

    def _gain(self, place: Place, card: Card) -> tuple[bool, bool, int]:
        """How much is lost by taking a card back: a book just completed most, then naturals, then points."""
        completes = place.size == self.full and not place.closed
        return completes, card[0] not in "2*", self.values[card]


def _spare(sketch: Sketch, place: Place) -> list[Card]:
    """Cards laid on a place, one of each sort, that may be taken back alone."""
    if not place.laid or (place.number is None and place.size <= MELD_SIZE):
        return []
    spare = [card for card in place.laid if card[0] in "2*"][:1]
    natural = next((card for card in place.laid if card[0] not in "2*"), None)
    if natural is not None and (not place.wilds or place.wilds <= wilds_allowed(sketch.rules, place.naturals - 1)):
        spare.append(natural)
    return spare
