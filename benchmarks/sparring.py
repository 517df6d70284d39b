"""The level `normal` in counts, as near as they come to it: somebody to tune against who is quick to play."""

from msgspec.structs import replace

from game.ai.counts.tuning import Tuning
from game.ai.weights import Weights


def sparring(weights: Weights) -> Tuning:
    """Plays about as well as `normal` by these weights, and much as it does."""
    alike = {name: getattr(weights, name) for name in Weights.__struct_fields__ if name in Tuning.__struct_fields__}
    return replace(
        Tuning(),
        **alike,
        open_wilds=weights.opening_wilds,
        open_wilds_turn=weights.opening_wilds_turn,
        open_wilds_rival=0,
        begin_wilds_hand=weights.begin_dirty_wilds - 1,
        begin_wilds_foot=weights.begin_dirty_wilds_foot - 1,
        gap_hand=weights.feed_gap,
        gap_foot=weights.feed_gap_foot,
        feed_foot=99,
        spend_from=0,
        dump_left=weights.empty_hand_left,
        dump_spoil=99,
        dump_wilds=99,
        keep_pair_pile=weights.keep_pairs_from,
        complete_gap=99,
        last_turn=1,
        discard_pair_foot=weights.discard_pair,
        discard_rank=-0.01,
        deny=0,
        out_lead=-weights.out_behind,
    )
