"""Rounds that were played on this computer, written down as people at a table with real cards would write them."""

from collections.abc import Iterator, Sequence

from game.cards import THREE, Card, Rank, is_red_three
from game.engine.events import RoundEnded
from game.engine.melding.melds import SEVEN, card_values, unfinished_cost
from game.engine.table.board import Phase
from game.engine.table.state import Table
from game.play.results.simulation import Series, play_match
from game.play.seats import TablePlan, seat_plan
from game.rules.ruleset import BookKind, RuleSet
from game.score_pad.entry import BookSort, RoundEntry, TeamEntry
from saves.records.lines import ScoreLine
from saves.records.replay import Replay
from tests.properties.random_play import Seating, play


def played_rounds(seating: Seating) -> Iterator[tuple[Table, RoundEnded]]:
    """The table at the end of each round of a match of careless players, and the engine's score."""
    for moment in play(seating):
        for event in moment.events:
            if isinstance(event, RoundEnded):
                yield moment.after, event


def well_played_rounds(seating: Seating, level: str = "normal") -> Iterator[tuple[Table, RoundEnded]]:
    """The same of a match between players of a level, who get their books and go out."""
    plan = TablePlan(seating.players, seating.teams, (seat_plan(level),) * seating.players)
    series = Series(rules=seating.rules, table=plan, seed=seating.seed, name="pad", app="test")
    match, _ = play_match(series, 1)
    replay = Replay(match.header)
    for number, line in enumerate(match.lines[1:], 2):
        ended = replay.unscored
        if isinstance(line, ScoreLine) and ended is not None:
            assert replay.table.board.phase == Phase.ENDED
            yield replay.table, ended
        replay.feed(line, number)


def sort_of(rules: RuleSet, kind: BookKind, rank: Rank) -> BookSort:
    """What sort a book is of, by its kind and rank."""
    if rules.sevens_book and rank == SEVEN and (rules.sevens_kind == "any" or kind == "clean"):
        return BookSort.SEVENS
    if rules.special_book and rank == rules.special_rank and (rules.sevens_kind == "any" or kind == "clean"):
        return BookSort.SPECIAL
    if rules.threes_book and rank == THREE:
        return BookSort.THREES
    return BookSort(kind)


def written(table: Table) -> RoundEntry:
    """What people write down who look at a table where a round has just ended."""
    board = table.board
    rules = board.rules
    teams = []
    for team in range(board.teams):
        entry = TeamEntry(red_threes_laid=len(board.red_threes[team]))
        for meld in board.melds[team]:
            if len(meld.cards) >= rules.book_size:
                sort = sort_of(rules, meld.kind, meld.rank)
                double = bool(rules.double_book) and len(meld.cards) >= rules.double_book
                entry = entry.with_books(sort, entry.books_of(sort, double) + 1, double)
        left: list[Card] = []
        for seat in range(team, board.players, board.teams):
            hand = table.hands[seat]
            laid = rules.red_threes == "lay_down"
            left += [card for card in hand if not (laid and is_red_three(card))]
            left += table.feet[seat] + (table.tails[seat] if table.tails else ())
        red_threes = sum(map(is_red_three, left)) if rules.red_three else 0
        melded = [card for meld in board.melds[team] for card in meld.cards]
        teams.append(
            TeamEntry(
                books=entry.books,
                melded=worth(rules, melded),
                left=worth(rules, [card for card in left if not (rules.red_three and is_red_three(card))]),
                red_threes_left=red_threes,
                red_threes_laid=entry.red_threes_laid,
                unfinished=sum(unfinished_cost(rules, meld) > 0 for meld in board.melds[team]),
                at_once=board.at_once[team] if board.at_once else 0,
                cuts=board.cut[team] // rules.cut_bonus if rules.cut_bonus else 0,
            )
        )
    return RoundEntry(tuple(teams), board.out)


def worth(rules: RuleSet, cards: Sequence[Card]) -> int:
    """What cards count, added up."""
    values = card_values(rules)
    return sum(values[card] for card in cards)
