import re
from collections import Counter
from collections.abc import Iterator

import msgspec
import pytest
from msgspec.structs import replace

from game.cards import Card
from game.engine.moves import GoOut
from game.engine.score import BOOK_KINDS, ScoreKind
from game.engine.table.board import Phase
from game.messages.functions import scores as say
from game.play.match import Match
from game.rules.presets import PRESET_IDS, preset
from game.rules.ruleset import PresetId, RuleSet
from game.ui.match.scores.figures import FigurePart
from game.ui.match.scores.round_score import RoundScoreModel, ScoreSheetRow
from game.ui.match.session.score_views import round_score, so_far
from saves.records.lines import PositionLine
from tests.play.matches_in_memory import fresh, header as table_header, step
from tests.properties.random_rules import table_of
from tests.slow import LONG, slow_except
from tests.ui.headers import MAY_GO_OUT

SHAPES = [
    (name, int(shape.split(":")[0]), shape.count("v") + 1 if "v" in shape else int(shape.split(":")[0]))
    for name in PRESET_IDS
    for shape in (*preset(name).tables, "8:4v4", "8:2v2v2v2", "7:solo")
]


def sheets(match: Match, most: int) -> Iterator[RoundScoreModel]:
    """The sheet of each of the first rounds of a match that computer players play."""
    for _ in range(most):
        while match.board.phase is not Phase.ENDED:
            step(match, "easy")
        yield round_score(so_far(match), 0)
        if match.is_over:
            return
        step(match)


def worth(rules: RuleSet, card: Card) -> int:
    """What a card counts, as the rules page has it."""
    rank, suit = card[0], card[1]
    if rank == "3":
        return rules.red_three if suit in "DH" else rules.black_three
    special = {"*": rules.joker, "2": rules.two, "A": rules.ace}
    order = "456789TJQK"
    height = rank in order and order.index(rank) >= order.index(rules.ten_from)
    return special.get(rank, rules.ten_value if height else rules.five_value)


def book_by_hand(rules: RuleSet, cards: tuple[Card, ...]) -> tuple[ScoreKind, int]:
    """In which row a book belongs, and what it counts."""
    wilds = sum(card[0] in "*2" for card in cards)
    natural = next((card[0] for card in cards if card[0] not in "*2"), "")
    item = ScoreKind.CLEAN_BOOKS if not wilds else ScoreKind.DIRTY_BOOKS if natural else ScoreKind.WILD_BOOKS
    points = {
        ScoreKind.CLEAN_BOOKS: rules.clean_book,
        ScoreKind.DIRTY_BOOKS: rules.dirty_book,
        ScoreKind.WILD_BOOKS: rules.wild_book,
    }[item]
    if natural == "7" and rules.sevens_book and (rules.sevens_kind == "any" or not wilds):
        points = rules.sevens_book
    if natural == rules.special_rank and rules.special_book and (rules.sevens_kind == "any" or not wilds):
        points = rules.special_book
    if natural == "3" and rules.threes_book:
        points = rules.threes_book
    return item, points * (2 if rules.double_book and len(cards) >= rules.double_book else 1)


def by_hand(rules: RuleSet, item: ScoreKind, part: FigurePart, is_out: bool, all_threes: int) -> int:
    """What a part of a figure comes to, by its cards alone where it has any."""
    match item:
        case ScoreKind.MELDED:
            return sum(worth(rules, card) for card in part.cards)
        case ScoreKind.LEFT_IN_HAND | ScoreKind.LEFT_IN_FOOT | ScoreKind.LEFT_IN_TAIL:
            return -sum(worth(rules, card) for card in part.cards)
        case ScoreKind.CLEAN_BOOKS | ScoreKind.DIRTY_BOOKS | ScoreKind.WILD_BOOKS:
            kind, points = book_by_hand(rules, part.cards)
            assert kind is item
            assert len(part.cards) >= rules.book_size
            return points
        case ScoreKind.BOOKS_AT_ONCE:
            assert len(part.cards) >= rules.book_size
            return rules.book_at_once
        case ScoreKind.UNFINISHED_BOOKS:
            assert len(part.cards) < rules.book_size
            assert {card[0] for card in part.cards} - {"2", "*"} in (set(), {"7"})
            return -rules.unfinished_book
        case ScoreKind.GOING_OUT:
            return part.points  # each reason has its own tests
        case ScoreKind.CUT:
            return rules.cut_bonus
        case ScoreKind.RED_THREES:
            each = rules.red_three_bonus if is_out or rules.red_three_not_out < 0 else rules.red_three_not_out
            return each * len(part.cards) if part.cards else rules.red_three_all * (all_threes > 0)


def added(how: str) -> int | None:
    """What "3 × 10 + 20" comes to; None for other words."""
    if not re.fullmatch(r"[−\d ,×+]+", how):
        return None
    total = 0
    for term in how.replace(",", "").replace("−", "-").split(" + "):
        count, _, each = term.partition(" × ")
        total += int(count) * int(each) if each else int(count)
    return total


def check(match: Match, sheet: RoundScoreModel) -> None:
    """Every figure of the sheet, and every card of the round."""
    board = match.board
    rules, rows = board.rules, {line.item: line for line in sheet.lines}
    for team in range(board.teams):
        is_out = board.out_of(team) is not None
        assert sum(line.values[team] for line in sheet.lines) == sheet.totals[team]
        for item, line in rows.items():
            parts = line.parts[team]
            every = len(board.red_threes[team])
            assert sum(by_hand(rules, item, part, is_out, every) for part in parts) == line.values[team], item
            assert sum(part.points for part in parts) == line.values[team], item
            for part in parts:
                assert part.what
                assert added(part.how) in (None, abs(part.points)), part
        counted = cards_of(rows.get(ScoreKind.LEFT_IN_HAND), team)
        if rules.winner_takes and is_out:
            assert not counted
            continue
        lefts = match.left_over[team :: board.teams]
        late = Counter(card for left in lefts for card in (*left.hand, *left.foot, *left.tail)) - counted
        assert all(card in ("3D", "3H") and rules.red_threes == "lay_down" for card in late)
        if rules.winner_takes:
            continue
        named = cards_of(rows.get(ScoreKind.MELDED), team)
        assert named == Counter(card for meld in board.melds[team] for card in meld.cards)
        books = [part.cards for item in rows if item in BOOK_KINDS.values() for part in rows[item].parts[team]]
        assert sorted(books) == sorted(meld.cards for meld in board.melds[team] if meld.is_book(rules))
    for team in range(board.teams):
        lost = sum(row.cost for row in sheet.left if row.person.team == team)
        left = rows.get(ScoreKind.LEFT_IN_HAND)
        assert -lost == (left.values[team] if left is not None else 0)


def cards_of(line: ScoreSheetRow | None, team: int) -> Counter[Card]:
    """All cards that a figure names; none where the sheet has no such row."""
    if line is None:
        return Counter()
    return Counter(card for part in line.parts[team] for card in part.cards)


@pytest.mark.parametrize(
    "shape", slow_except([("family", 4, 2), ("campus", 4, 4), ("couples", 8, 2)], SHAPES, every=5), ids=str
)
def test_every_figure_comes_from_the_cards_it_names(shape: tuple[PresetId, int, int]) -> None:
    rules, players, teams = shape
    match = fresh(preset(rules), players, teams, seed=players)
    for sheet in sheets(match, 4 if LONG else 2):
        check(match, sheet)


@pytest.mark.parametrize("seed", slow_except([1, 5, 9, 13], range(1, 600 if LONG else 17), every=4))
def test_every_figure_comes_from_its_cards_by_random_rules(seed: int) -> None:
    rules, table = table_of(seed, "normal")
    match = fresh(rules, table.players, table.teams, seed=seed)
    for sheet in sheets(match, 2):
        check(match, sheet)


@pytest.mark.parametrize("others", [{}, {"red_threes": "lay_down", "deal": "cut"}], ids=["alone", "with more"])
def test_where_only_losers_score_the_figures_are_theirs(others: dict[str, str]) -> None:
    rules = replace(preset("web"), winner_takes=True, name="losers", **others)
    match = fresh(rules, 6, 3, seed=2)
    for sheet in sheets(match, 2):
        check(match, sheet)
        assert {line.item for line in sheet.lines} <= {ScoreKind.LEFT_IN_HAND}


def test_what_brought_nobody_anything_has_no_row() -> None:
    left_out = 0
    for seed in range(1, 6):
        match = fresh(preset("partners"), 4, 2, seed=seed)
        for sheet in sheets(match, 2):
            for line in sheet.lines:
                assert any(line.values) or any(part.cards for parts in line.parts for part in parts)
            left_out += ScoreKind.CUT not in {line.item for line in sheet.lines}
    assert left_out


def test_a_red_three_that_stayed_in_a_hand_costs_nothing_where_they_are_laid_down() -> None:
    position = {
        **MAY_GO_OUT,
        "hands": ("9C", "JC 3H", "JC QC", "JC QC"),
        "phase": "play",
        "seat": 0,
        "type": "position",
    }
    rules = replace(preset("family"), red_threes="lay_down", name="laid down")
    match = Match(table_header(rules), lines=[msgspec.convert(position, PositionLine)])
    assert match.play(0, GoOut((), Card("9C"))) is None
    sheet = round_score(so_far(match), None)
    check(match, sheet)
    (line,) = [line for line in sheet.lines if line.item is ScoreKind.LEFT_IN_HAND]
    assert line.parts[1][0].cards == ("JC",)
    assert line.parts[1][0].note


def test_losers_are_not_told_that_they_went_out() -> None:
    position = {**MAY_GO_OUT, "hands": ("9C", "3H", "JC QC", "JC QC"), "phase": "play", "seat": 0, "type": "position"}
    rules = replace(preset("family"), red_threes="lay_down", winner_takes=True, name="losers")
    match = Match(table_header(rules), lines=[msgspec.convert(position, PositionLine)])
    assert match.play(0, GoOut((), Card("9C"))) is None
    (line,) = [line for line in round_score(so_far(match), None).lines if line.item is ScoreKind.LEFT_IN_HAND]
    assert line.parts[1][0].note == say.red_threes_cost_nothing()
    assert say.winners_pay_nothing() in [part.note for part in line.parts[0]]
