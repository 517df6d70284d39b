"""Random rule sets are either refused in words or can be played to the end by anybody, however badly."""

import random

from hypothesis import event, given, settings, strategies as st

from game.engine.apply import apply
from game.engine.candidates import candidates
from game.engine.legal import why_not
from game.engine.moves import Discard, Draw, GoOut, Group, Hold, MeldCards, Move, Pass, Take
from game.engine.table.board import Phase
from game.engine.table.deal import deal_round, reshuffle
from game.engine.table.state import Table, before_first_deal
from game.engine.table.view import PlayerView, view_of
from game.play.dealer import Dealer
from game.rules.clashes import clashes_of
from game.rules.ruleset import RuleSet, pack_size
from game.sentences.at_table.log import log_lines
from game.sentences.at_table.refusals import refusal_sentence
from game.sentences.rules_and_scores.house_rules import clash_sentence
from tests.properties.random_rules import rule_sets

NAMES = ("Anna", "Walt", "Rosa", "June")
MOST_MOVES = 6000
TABLES = ((2, 2), (3, 3), (4, 2), (4, 4))


def picked(rng: random.Random, moves: tuple[Move, ...]) -> Move:
    """A move at random, melds and takes before discards more often than not, so that rounds get somewhere."""
    telling = [move for move in moves if isinstance(move, Take | MeldCards | GoOut)]
    return rng.choice(telling if telling and rng.random() < 0.8 else moves)


def nonsense(rng: random.Random, view: PlayerView) -> Move:
    """A move that is most likely illegal, with cards that the seat holds."""
    cards = tuple(rng.sample(view.hand, min(len(view.hand), rng.randint(1, 4))))
    group = Group(cards, rng.choice((None, 0, 1)))
    discard = rng.choice(view.hand) if view.hand else None
    moves: list[Move] = [Draw(), Pass(), Hold(), Take((group,)), MeldCards((group,)), GoOut((group,), discard)]
    return rng.choice([*moves, Discard(discard)] if discard else moves)


def play_out(rules: RuleSet, players: int, teams: int, seed: int) -> Table:
    """A whole match of random moves; every line of it is put into words, as is now and then a refusal."""
    rng, dealer = random.Random(seed), Dealer(seed)
    table = before_first_deal(rules, players, teams)
    for _ in range(MOST_MOVES):
        board = table.board
        if board.is_match_over:
            return table
        if board.phase == Phase.ENDED:
            table, events = deal_round(table, dealer.deal(board))
        elif board.shuffle_due:
            table, events = reshuffle(table, dealer.reshuffled(board, table.discards[:-1]))
        else:
            view = view_of(table, board.mover)
            moves = candidates(view)
            assert moves, f"nothing to do in phase {board.phase}"
            if rng.random() < 0.2:
                refusal = why_not(view, nonsense(rng, view))
                if refusal is not None:
                    assert len(refusal_sentence(refusal, view, NAMES)) <= 170
            step = apply(table, picked(rng, moves))
            table, events = step.table, step.events
        for line in log_lines(events, table.board, NAMES[:players]):
            assert "None" not in line.text
    raise AssertionError(f"no end after {MOST_MOVES} moves")


@settings(max_examples=20)
@given(rules=rule_sets(), table=st.sampled_from(TABLES), seed=st.integers(0, 10**6))
def test_rules_without_a_clash_are_played_to_the_end(rules: RuleSet, table: tuple[int, int], seed: int) -> None:
    players, teams = table
    clashes = clashes_of(rules, players)
    for clash in clashes:
        assert clash_sentence(clash).endswith(".")
    if clashes:
        event("refused")
        return
    ended = play_out(rules, players, teams, seed)
    assert ended.board.round == rules.rounds or rules.target_score
    stacks = (*ended.hands, *ended.feet, *ended.tails)
    cards = sum(map(len, (ended.stock, ended.aside, ended.discards, *stacks, *ended.board.red_threes)))
    on_table = sum(len(meld.cards) for team in ended.board.melds for meld in team)
    assert cards + on_table == pack_size(rules, players)
