"""The numbers that the players on counts judge by; those in use lie in `assets/ai`."""

from typing import Final

from msgspec import Struct


class Tuning(Struct, frozen=True, kw_only=True):
    """One way to play. Values are points unless something else is said; the defaults are those of Web Classic, 2v2."""

    take_from: float = -1
    """The pile is taken when its worth is above this."""
    take_opens: float = -4
    """Added to its worth when taking it opens for the team."""
    take_in_foot: float = 0
    """Added when the seat plays its foot, and when the round may well end soon:"""
    take_threatened: float = 0
    pile_three: float = -20
    pile_three_share: float = 0.05
    """Share of a three's penalty that it costs further when it comes with the pile."""
    pile_wild: float = 49
    pile_own_meld: float = 3
    """A card that fits a meld of the team, beside its value."""
    pile_triple: float = 27
    pile_pair: float = 13
    pile_single: float = -3

    open_wilds: float = -1.3
    """Wilds allowed in an opening, at the round's start."""
    open_wilds_turn: float = 0.93
    """Further ones for each own turn."""
    open_wilds_rival: float = 0.1
    """Further ones once a rival team is open."""
    open_wilds_take: float = 0
    """Further ones for an opening that takes the pile."""

    begin_wilds_hand: float = 0
    """While in the hand a pair and a wild begin a meld when there are more wilds than this; in the foot:"""
    begin_wilds_foot: float = 0.7
    begin_spare_dirty: float = 0
    """Added to both for each dirty meld that the team has beyond those it needs, and once a rival plays the foot:"""
    begin_rival_foot: float = 0
    gap_hand: float = 0
    """Dirty melds are completed with wilds when they are short by no more than this; in the foot:"""
    gap_foot: float = 4
    first_book_wilds: float = 3
    """Where the first book brings the foot it is completed with so many wilds at most, whatever meld lacks them."""
    feed_foot: float = 2
    """In the foot open dirty melds are fed when that leaves them short by no more than this."""
    spend_from: float = 6
    """In the foot wilds are spent freely from so many up."""
    dump_left: float = 1
    """Everything is laid down when no more cards than this stay in the hand."""
    dump_spoil: float = 4
    """To empty the hand, clean melds of up to so many cards are made dirty."""
    dump_wilds: float = 9
    """No more wilds than this are spent on emptying the hand."""
    keep_pair_pile: float = 39
    """A pair of a melded rank is kept back while the pile has at least so many cards."""
    keep_pair_laps: float = 0
    """None is kept any more once a rival plays the foot and the stock holds less than so many laps of draws."""
    complete_gap: float = 0
    """Naturals complete a book that is short by no more than this before anything else, kept pairs included."""
    last_turn: float = 0
    """Above 0, all that can be laid is laid when the round may well end, wilds where they are worth most."""

    discard_pair: float = 75
    discard_triple: float = 80
    discard_pair_foot: float = 75
    """A pair's worth in the foot."""
    discard_own_meld: float = 27
    discard_rival_meld: float = -10
    discard_seen: float = -1.8
    """For each copy of the rank that lies open."""
    discard_value: float = 0.05
    """Times the card's value; when the round is about to end:"""
    discard_value_threatened: float = -0.5
    deny: float = 16
    """For each card the next player would get beside the pair, times the chance that he can take the pile."""
    deny_discarded: float = 1
    """Times the denial of a rank that the next player has discarded himself."""
    discard_rank: float = 0
    """For each step that the rank is above four."""

    out_lead: float = -100
    """Goes out when the team is estimated to be ahead by at least this."""
    hidden_card: float = 17
    """What a card in somebody else's hand or foot is taken to cost its owner."""
    danger_cards: float = 4
    """A rival who may go out is dangerous with so few cards."""
    danger_stock: float = 12
    """With less stock than this the round may end before one's next turn."""
    danger_laps: float = 0
    """The same, in laps of draws; what is more of the two counts."""
    permit_below: float = 350
    """Permission is refused only by who holds at least so many points, while the team is behind."""
    permit_threatened: bool = False
    """Whether permission is given whatever one holds when the round may well end anyway."""


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
