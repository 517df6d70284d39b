"""What holds at every moment of every match, whatever the rules."""

import random
from collections import Counter
from itertools import chain

from game.engine.apply import apply
from game.engine.candidates import MOST_CANDIDATES, candidates
from game.engine.events import RoundEnded
from game.engine.legal import why_not
from game.engine.moves import Draw, Move
from game.engine.table.board import Phase
from game.engine.table.state import Table
from game.engine.table.view import view_of
from game.engine.undo import TurnHistory
from game.rules.ruleset import pack
from tests.properties.random_play import Seating, play
from tests.slow import LONG


def cards_of(table: Table) -> Counter[str]:
    """Every card on the table."""
    melds = (meld.cards for team in table.board.melds for meld in team)
    red_threes = table.board.red_threes
    return Counter(
        chain(table.stock, table.aside, table.discards, *table.hands, *table.feet, *table.tails, *melds, *red_threes)
    )


def test_cards_are_conserved(any_seating: Seating) -> None:
    """After every entry of a match the table holds exactly the packs in play, and the public counts are true."""
    whole = Counter(map(str, pack(any_seating.rules, any_seating.players)))
    for moment in play(any_seating):
        table, board = moment.after, moment.after.board
        assert cards_of(table) == whole
        assert board.hands == tuple(map(len, table.hands))
        assert board.feet == tuple(map(len, table.feet))
        assert board.tails == tuple(map(len, table.tails))
        assert (board.stock, board.pile) == (len(table.stock), len(table.discards))
        assert board.upcard == (table.discards[-1] if table.discards else None)
        assert board.pile_seen == table.discards[len(table.discards) - len(board.pile_seen) :]
        for seat, taken in enumerate(board.taken):
            assert not Counter(taken) - Counter(table.hands[seat])


def test_candidates_are_legal_and_can_be_applied(any_seating: Seating) -> None:
    rng = random.Random(any_seating.seed)
    for moment in play(any_seating):
        if not moment.offered:
            continue
        assert len(moment.offered) == len(set(moment.offered)) <= MOST_CANDIDATES
        if LONG or rng.random() < 0.2:
            view = view_of(moment.before, moment.before.board.mover)
            assert candidates(view) == moment.offered
            for move in moment.offered:
                assert why_not(view, move) is None
            for move in rng.sample(moment.offered, min(3, len(moment.offered))):
                assert cards_of(apply(moment.before, move).table) == cards_of(moment.before)


def test_only_the_mover_may_act(any_seating: Seating) -> None:
    for moment in play(any_seating):
        board = moment.after.board
        for seat in range(any_seating.players):
            view = view_of(moment.after, seat)
            refusal = why_not(view, Draw())
            if board.phase == Phase.ENDED:
                assert candidates(view) == ()
                assert refusal is not None
                assert refusal.code == ("game_over" if board.is_match_over else "wrong_phase")
            elif seat != board.mover:
                assert candidates(view) == ()
                assert refusal is not None
                assert refusal.code == "not_your_turn"


def test_taking_back_restores_every_table_down_to_the_floor(any_seating: Seating) -> None:
    turn: TurnHistory | None = None
    earlier: list[Table] = []
    for moment in play(any_seating):
        if turn is None or not isinstance(moment.entry, Move):
            turn, earlier = TurnHistory(moment.after), []
            continue
        mover = turn.table.board.mover
        turn = turn.after(apply(moment.before, moment.entry))
        earlier = [*earlier, moment.before] if moment.can_take_back else []
        for moves, table in enumerate(reversed(earlier), 1):
            assert turn.why_not_back(mover, moves) is None
            assert turn.back(moves).table == table
            assert turn.back(moves).why_not_back(mover, len(earlier) - moves + 1) is not None
        for seat, moves in ((mover, len(earlier) + 1), (mover, 0), ((mover + 1) % any_seating.players, 1)):
            refusal = turn.why_not_back(seat, moves)
            assert refusal is not None
            assert refusal.code == "cannot_undo"


def test_every_round_ends_with_a_score_for_the_totals(any_seating: Seating) -> None:
    totals = [0] * any_seating.teams
    rounds = 0
    for moment in play(any_seating):
        for event in moment.events:
            if isinstance(event, RoundEnded):
                rounds += 1
                totals = [total + score.total for total, score in zip(totals, event.scores, strict=True)]
                assert event.totals == moment.after.board.totals == tuple(totals)
                assert event.round == rounds
    target = any_seating.rules.target_score
    assert rounds == any_seating.rules.rounds or 0 < target <= max(totals)
