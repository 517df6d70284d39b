"""Rounds that are played in counts and by the engine side by side."""

from collections.abc import Iterator

from msgspec.structs import replace

from game.ai.brain.card_classes import CLASS_OF, counts_of
from game.ai.brain.counted_position import NOBODY, TAKE, CountedPosition, position_of
from game.ai.brain.to_moves import move_of
from game.ai.brain.tuning import Tuning
from game.ai.brain.turns import play_turn
from game.engine.apply import apply
from game.engine.moves import Answer, Choose, Cut
from game.engine.table.board import Phase, packet_size
from game.engine.table.deal import deal_round
from game.engine.table.state import Table, before_first_deal
from game.engine.table.view import view_of
from game.play.dealer import Dealer
from game.rules.ruleset import RuleSet


def dealt_rounds(rules: RuleSet, players: int, teams: int, seed: int) -> Iterator[Table]:
    """The first turn's table of every round of a match in which nobody ever scores."""
    dealer = Dealer(seed)
    waiting = before_first_deal(rules, players, teams)
    for _ in range(max(1, rules.rounds)):
        now, _events = deal_round(waiting, dealer.deal(waiting.board))
        while now.board.phase in (Phase.CUT, Phase.CHOOSE):
            now = apply(now, Cut(packet_size(now.board)) if now.board.phase == Phase.CUT else Choose(0)).table
        yield now
        waiting = replace(waiting, board=replace(waiting.board, round=now.board.round))


def truth(now: Table) -> CountedPosition:
    """The position with everything that is hidden as it really lies."""
    position = position_of(view_of(now, now.board.turn))
    position.hands = [counts_of(hand) for hand in now.hands]
    position.feet = [counts_of(foot) for foot in now.feet]
    position.tails = [counts_of(tail) for tail in now.tails]
    position.deck = [CLASS_OF[card] for card in now.stock]
    return position


def side_by_side(now: Table, tuning: Tuning, most_turns: int = 400) -> Iterator[tuple[CountedPosition, Table]]:
    """After every turn: the position in counts, and the table to which the engine took the same moves."""
    position = truth(now)
    for _ in range(most_turns):
        if position.over or now.board.shuffle_due:
            return
        position.log = []
        play_turn(position, tuning)
        for act in position.log:
            lent = () if now.board.pile_bottom is None or act.kind != TAKE else (now.board.pile_bottom,)
            now = apply(now, move_of(act, (*lent, *now.hands[now.board.turn]), now.board.upcard)).table
            while now.board.phase == Phase.ANSWER:
                now = apply(now, Answer(True)).table
        yield position, now


def assert_same(position: CountedPosition, now: Table) -> None:
    """The position has the counts of the table."""
    board = now.board
    assert position.hands == [counts_of(hand) for hand in now.hands]
    assert position.held == list(board.hands)
    assert position.feet_size == list(board.feet)
    assert position.tails_size == list(board.tails)
    assert position.in_foot == list(board.in_foot)
    assert position.played_foot == list(board.played_foot)
    assert position.melded == list(board.melded)
    assert (len(position.pile), position.stock) == (board.pile, board.stock)
    assert position.frozen == (NOBODY if board.frozen is None else board.frozen)
    for table, melds in zip(position.tables, board.melds, strict=True):
        assert table.naturals == [meld.naturals for meld in melds]
        assert table.wilds == [meld.wilds for meld in melds]
        books = [meld.kind for meld in melds if meld.is_book(board.rules)]
        assert [table.clean, table.dirty, table.wild_books] == [
            books.count(kind) for kind in ("clean", "dirty", "wild")
        ]
