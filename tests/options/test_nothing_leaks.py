"""With options on, too: deal again what a seat has not seen, and nothing that reaches the seat may differ."""

import random

from game.ai.player import Think
from game.ai.roster import player_of
from game.engine.apply import IllegalMove
from game.engine.board import Phase
from game.engine.candidates import candidates
from game.engine.legal import why_not
from game.engine.view import view_of
from tests.options.test_whole_matches import ledger_of
from tests.properties.random_play import Moment, Seating, rounds_of
from tests.properties.test_nothing_leaks import odd_moves, shuffled_where_hidden, told
from tests.slow import LONG


def dealt_again(rng: random.Random, seating: Seating, moments: list[Moment], seat: int) -> list[Moment]:
    """The same entries with everything shuffled that the seat can neither have seen nor concluded.

    Everybody hears which stacks the bottom cards marked, and a red three that came up would have been laid down.
    """
    ledger = ledger_of(seating, moments)
    marking = {card for bottoms in ledger.bottoms.values() for card in bottoms}
    laid = {
        card for card, face in enumerate(ledger.face) if face in ("3H", "3D") and seating.rules.red_threes == "lay_down"
    }
    places = [card for card in ledger.hidden_from(seat) if card not in marking | laid]
    return shuffled_where_hidden(rng, ledger.face, places, moments)


def test_nothing_hidden_reaches_a_seat(option_seating: Seating) -> None:
    """Given another deal of all it never saw, a seat has the same view, refusals, candidates, news and decision."""
    rng = random.Random(f"leak {option_seating.seed}")
    compared = 0
    for moments in rounds_of(option_seating):
        for _ in range(12 if LONG else 3):
            seat = rng.randrange(option_seating.players)
            upto = moments[: rng.randrange(1, len(moments))]
            true_table, true_heard = told(upto, seat)
            try:
                other_table, other_heard = told(dealt_again(rng, option_seating, upto, seat), seat)
            except IllegalMove:  # somebody's unseen cards were needed for his move
                continue
            compared += 1
            assert other_heard == true_heard
            view, other = view_of(true_table, seat), view_of(other_table, seat)
            assert other == view
            assert candidates(other) == candidates(view)
            for move in odd_moves(rng, view):
                assert why_not(other, move) == why_not(view, move)
            if view.is_mine and view.board.phase != Phase.CUT and not view.board.shuffle_due:
                normal = player_of("normal")
                assert normal.decide(other, Think()) == normal.decide(view, Think())
    assert compared
