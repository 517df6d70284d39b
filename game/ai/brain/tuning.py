"""The numbers that players decide by; those in use are in `assets/ai`."""

from typing import Final

from msgspec import Struct


class Tuning(Struct, frozen=True, kw_only=True):
    """One way to play. Values are points unless noted otherwise; the defaults are those of Web Classic, 2v2."""

    take_from: float = -1
    """The pile is taken if its worth is above this."""
    take_opens: float = -4
    """Added to the pile's worth if taking it opens for the team."""
    take_in_foot: float = 0
    """Added if the seat plays its foot, and if the round may well end soon:"""
    take_threatened: float = 0
    pile_three: float = -20
    pile_three_share: float = 0.05
    """Share of a three's penalty that is also charged when it comes with the pile."""
    pile_wild: float = 49
    pile_own_meld: float = 3
    """A card that fits a meld of the team, in addition to its value."""
    pile_triple: float = 27
    pile_pair: float = 13
    pile_single: float = -3

    open_wilds: float = -1.3
    """Wilds allowed in an opening at the start of the round."""
    open_wilds_turn: float = 0.93
    """Extra ones for each of the seat's own turns."""
    open_wilds_rival: float = 0.1
    """Extra ones once a rival team has opened."""
    open_wilds_take: float = 0
    """Extra ones for an opening that takes the pile."""

    begin_wilds_hand: float = 0
    """In the hand a pair and a wild begin a meld if there are more wilds than this; in the foot:"""
    begin_wilds_foot: float = 0.7
    begin_spare_dirty: float = 0
    """Added to both for each dirty meld that the team has beyond those it needs, and once a rival plays the foot:"""
    begin_rival_foot: float = 0
    gap_hand: float = 0
    """Dirty melds are completed with wilds if they are short by no more than this; in the foot:"""
    gap_foot: float = 4
    first_book_wilds: float = 3
    """If the first book gets the foot, it is completed with at most this many wilds, clean or dirty."""
    feed_foot: float = 2
    """In the foot wilds are added to open dirty melds if that leaves them short by no more than this."""
    spend_from: float = 6
    """In the foot wilds are spent freely from this many up."""
    dump_left: float = 1
    """Everything is laid down if no more cards than this stay in the hand."""
    dump_spoil: float = 4
    """To empty the hand, clean melds of up to this many cards are made dirty."""
    dump_wilds: float = 9
    """No more wilds than this are spent on emptying the hand."""
    keep_pair_pile: float = 39
    """A pair of a melded rank is kept back while the pile has at least this many cards."""
    keep_pair_laps: float = 0
    """Pairs are no longer kept once a rival plays the foot and the stock holds less than this many laps of draws."""
    complete_gap: float = 0
    """Naturals complete a book that is short by no more than this before anything else, using kept pairs too."""
    last_turn: float = 0
    """Above 0, everything possible is melded when the round may well end, wilds where they are worth most."""

    discard_pair: float = 75
    discard_triple: float = 80
    discard_pair_foot: float = 75
    """A pair's worth in the foot."""
    discard_own_meld: float = 27
    discard_rival_meld: float = -10
    discard_seen: float = -1.8
    """For each visible copy of the rank."""
    discard_value: float = 0.05
    """Multiplied by the card's value; when the round is about to end:"""
    discard_value_threatened: float = -0.5
    deny: float = 16
    """For each card beyond the pair that the next player would get, times the chance that they can take the pile."""
    deny_discarded: float = 1
    """Factor on `deny` for a rank that the next player has discarded."""
    discard_rank: float = 0
    """For each step that the rank is above four."""

    out_lead: float = -100
    """Go out if the team's estimated lead is at least this."""
    hidden_card: float = 17
    """What a card in somebody else's hand or foot is assumed to cost its owner."""
    danger_cards: float = 4
    """A rival who may go out is dangerous with at most this many cards."""
    danger_stock: float = 12
    """With less stock than this, the round may end before the seat's next turn."""
    danger_laps: float = 0
    """The same in laps of draws; the larger of the two limits applies."""
    permit_below: float = 350
    """Permission is always given with fewer points than this in the hand; otherwise only if the team leads by more than
    those points.
    """
    permit_threatened: bool = False
    """Whether permission is always given when the round may well end anyway."""


PARTS: Final[tuple[tuple[str, ...], ...]] = (
    (
        "take_from", "take_opens", "take_in_foot", "take_threatened",
        "pile_three", "pile_three_share", "pile_wild", "pile_own_meld", "pile_triple", "pile_pair", "pile_single",
    ),
    ("open_wilds", "open_wilds_turn", "open_wilds_rival", "open_wilds_take"),
    (
        "begin_wilds_hand", "begin_wilds_foot", "begin_spare_dirty", "begin_rival_foot",
        "gap_hand", "gap_foot", "first_book_wilds", "feed_foot", "spend_from",
    ),
    (
        "dump_left", "dump_spoil", "dump_wilds", "keep_pair_pile", "keep_pair_laps", "complete_gap", "last_turn",
    ),
    (
        "discard_pair", "discard_triple", "discard_pair_foot", "discard_own_meld", "discard_rival_meld",
        "discard_seen", "discard_value", "discard_value_threatened", "deny", "deny_discarded", "discard_rank",
    ),
    (
        "out_lead", "hidden_card", "danger_cards", "danger_stock", "danger_laps", "permit_below", "permit_threatened",
    ),
)  # fmt: skip
"""The numbers that belong together: the pile, opening, wilds, emptying the hand, discards, the end of a round."""
