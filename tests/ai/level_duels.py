"""Two ways to play against each other, for tests that compare them."""

from collections.abc import Sequence

from game.ai.player import Player, Think
from game.engine.apply import apply
from game.engine.table.board import Phase
from game.engine.table.deal import deal_round
from game.engine.table.state import before_first_deal
from game.engine.table.view import view_of
from game.play.dealer import Dealer
from game.rules.ruleset import RuleSet


def totals(rules: RuleSet, players: int, by_team: Sequence[Player], seed: int) -> tuple[int, ...]:
    """The match totals when each team is played by one of these."""
    teams = len(by_team)
    dealer = Dealer(seed)
    now = before_first_deal(rules, players, teams)
    while not now.board.is_match_over:
        now, _ = deal_round(now, dealer.deal(now.board))
        while now.board.phase != Phase.ENDED:
            mover = now.board.mover
            now = apply(now, by_team[mover % teams].decide(view_of(now, mover), Think())).table
    return now.board.totals


def points_won(rules: RuleSet, players: int, mine: Player, other: Player, deals: int) -> float:
    """Points a match by which `mine` beats `other` with two teams, every deal played once on each side."""
    won = 0
    for seed in range(deals):
        ours, theirs = totals(rules, players, (mine, other), seed)
        theirs_too, ours_too = totals(rules, players, (other, mine), seed)
        won += ours - theirs + ours_too - theirs_too
    return won / (2 * deals)
