"""`hard` with its discards by the judge of `fit_choices`, for duels until it has shown in matches that it may land.

`python -m tools.bench.form_duel tools.training.judged_discards:JudgedDiscards game.ai.players.hard:Hard --set web
--deals 100` plays it by the weights of the first round of labels in `build/choices`.
"""

import argparse
from functools import lru_cache
from pathlib import Path

from game.ai.brain.card_classes import CLASS_OF, RANKS, counts_of
from game.ai.brain.counted_position import position_of
from game.ai.brain.discarding import keep_values
from game.ai.brain.threats import is_threatened
from game.ai.brain.to_moves import face_of
from game.ai.player import Think
from game.ai.players.hard import Hard
from game.ai.tunings.learned_weights import learned_tuning_for, nearest_preset
from game.engine.legal import why_not
from game.engine.moves import Discard, Move
from game.engine.table.view import PlayerView
from game.rules.ruleset import PresetId
from tools.training.fit_choices import DISCARDS, Judges, PubliclyHeld, Training, discard_rows


@lru_cache
def judges_of(rules_id: PresetId) -> Judges:
    """Those of the first round of labels."""
    return Training(rules_id, argparse.Namespace(kept=Path("build", "choices"))).rounds[0].found


class JudgedDiscards(Hard):
    """Follows the judge wherever it expects more of another natural than of the one that habit throws."""

    def decide(self, view: PlayerView, think: Think) -> Move:
        """A legal move of the seat whose view this is and who must act now."""
        move = super().decide(view, think)
        if not isinstance(move, Discard) or CLASS_OF[move.card] >= RANKS:
            return move
        board, habit, position = view.board, CLASS_OF[move.card], position_of(view)
        tuning = learned_tuning_for(board)
        threatened = is_threatened(position, view.seat, tuning)
        worths = keep_values(position, view.seat, tuning, threatened)
        kinds = [habit, *(kind for _, kind in worths if kind != habit)][:DISCARDS]
        known = PubliclyHeld(board.players)
        known.taken = [counts_of(cards) for cards in board.taken]
        for seat, history in enumerate(board.history):
            known.thrown[seat] = [CLASS_OF[card] for card in history.discards]
        judges = judges_of(nearest_preset(board.rules))
        expected = judges.worths("discard", discard_rows(position, known, tuning, threatened, kinds))
        other = Discard(face_of(kinds[max(range(len(kinds)), key=expected.__getitem__)], view.hand))
        return other if why_not(view, other) is None else move
