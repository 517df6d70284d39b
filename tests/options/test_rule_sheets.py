"""Rule sheets as families write them, and rules from public pages: each is a file that contradicts nothing, reads the
same from a code, and is played to its end by all levels with its rule seen at work.

What no field can express is noted beside a page's rules. Where the page says nothing, the preset holds.
"""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from game.ai.level_names import LEVELS
from game.engine import events as happened
from game.engine.score import ScoreKind, left_over, score_items
from game.engine.table.board import opening_minimum
from game.engine.table.state import Table
from game.play.match import Match
from game.play.results.simulation import Series, play_match
from game.play.seats import TablePlan, seat_plan
from game.printed.rule_text import rule_text
from game.rules.clashes import clashes_of
from game.rules.rule_code import decode, encode
from game.rules.ruleset import RuleSet
from game.rules.stack_passing import Passing, passing
from saves.players.own_rules import rules_in_file
from saves.records.replay import Replay
from tests.readings.cites import cites
from tests.slow import slow_except

Moment = tuple[Table, happened.Event, Table]
"""The table before, what happened, and the table after it."""


class Sheet(NamedTuple):
    """A rule sheet: its file, the table, words of our page, and whether its rule is at work in a moment."""

    name: str
    toml: str
    players: int
    teams: int
    says: str
    seen: Callable[[Moment], bool]
    matches: int = 1
    """In how many it must have been seen at least once."""


def _kinds(table: Table, kind: ScoreKind) -> bool:
    return any(
        item.what is kind and item.amount for team in score_items(table.board, left_over(table)) for item in team
    )


def _split(moment: Moment) -> bool:
    rules = moment[0].board.rules
    return isinstance(moment[1], happened.PacketCut) and passing(rules, 1) == Passing(-1, 1)


def _takes_by_round(moment: Moment) -> bool:
    board, event = moment[0].board, moment[1]
    return isinstance(event, happened.PileTaken) and board.round > 1 and board.pile_yield == min(5, board.pile)


def _unfinished(moment: Moment) -> bool:
    return isinstance(moment[1], happened.RoundEnded) and _kinds(moment[2], ScoreKind.UNFINISHED_BOOKS)


def _opens_naturally(moment: Moment) -> bool:
    _, event, after = moment
    return isinstance(event, happened.TeamOpened) and any(not meld.wilds for meld in after.board.melds[event.team])


def _red_threes(moment: Moment) -> bool:
    return isinstance(moment[1], happened.RoundEnded) and _kinds(moment[2], ScoreKind.RED_THREES)


def _frozen(moment: Moment) -> bool:
    return moment[0].board.frozen is None and moment[2].board.frozen is not None


def _target(moment: Moment) -> bool:
    return isinstance(moment[1], happened.RoundEnded) and max(moment[2].board.totals) >= 3000


def _wild_book(moment: Moment) -> bool:
    return isinstance(moment[1], happened.BookCompleted)


def _tail(moment: Moment) -> bool:
    return isinstance(moment[1], happened.FootTaken) and moment[1].is_tail


def _went_out(moment: Moment) -> bool:
    return isinstance(moment[1], happened.WentOut)


def _opens(moment: Moment) -> bool:
    return isinstance(moment[1], happened.TeamOpened) and moment[1].points >= 60


def _floats(moment: Moment) -> bool:
    board, event = moment[2].board, moment[1]
    return isinstance(event, happened.Discarded) and board.in_foot[event.seat] and not board.hands[event.seat]


def _opens_by_book(moment: Moment) -> bool:
    board, event = moment[0].board, moment[1]
    return isinstance(event, happened.TeamOpened) and event.points < opening_minimum(board, event.team)


SHEETS = (
    Sheet(
        "four at the lake",
        'deal = "cut"\nstacks_pass = "foot_left"\ncut_bonus = 100\nopening = [50, 90, 120, 150]\nrounds = 2',
        4,
        2,
        "your foot goes to the player on your left",
        _split,
    ),
    Sheet(
        "growing hands into the pile",
        "take_count = [3, 4, 5, 5]\nshort_pile = true\ndraw_count = [2, 2, 3, 3]\nrounds = 3",
        4,
        2,
        "how many depends on the round: three, four, then five)",
        _takes_by_round,
    ),
    Sheet(
        "dear sevens and wilds",
        'wild_melds = "allowed"\nsevens_book = 1500\nunfinished_book = 1500\nout_clean = 1\nout_dirty = 1\nrounds = 4',
        4,
        2,
        "costs 1,500 points",
        _unfinished,
    ),
    Sheet(
        "clean to go down",
        "open_natural = true\nopening = [50, 90, 120, 150]\nrounds = 2",
        4,
        2,
        "at least one of your melds must have no wild cards",
        _opens_naturally,
    ),
    Sheet(
        "red threes both ways",
        'red_threes = "lay_down"\nred_three_bonus = 100\nred_three = 500\nrounds = 2',
        4,
        2,
        "costs 500",
        _red_threes,
    ),
    Sheet(
        "frozen by wilds",
        'freeze = "until_taken"\ntake_with = "pair_or_wild"\ntake_count = "all"\nrounds = 2',
        4,
        2,
        "freezes the pile until somebody takes it",
        _frozen,
    ),
    Sheet("five alone", 'tables = ["5:solo"]\nrounds = 0\ntarget_score = 3000', 5, 5, "3,000 points", _target),
    Sheet(
        "books of all kinds",
        'wild_melds = "allowed"\nout_books = 2\nout_clean = 0\nout_dirty = 0\nrounds = 2',
        4,
        2,
        "wild",
        _wild_book,
    ),
    Sheet("hand, foot and tail", "tail_cards = 7\nrounds = 2", 2, 2, "a tail of seven cards", _tail),
    Sheet(
        "everything at once",
        'take_count = [4, 5]\nopen_natural = true\nunfinished_book = 500\nwild_melds = "allowed"\nsevens_book = 1000\n'
        'deal = "cut"\nstacks_pass = "foot_right"\nrounds = 2',
        4,
        2,
        "your foot goes to the player on your right",
        _opens_naturally,
    ),
    # https://www.drwingnut.info/?p=8904
    # not set: four decks for four players but five for six; suits decide between equal bottom cards
    Sheet(
        "drwingnut",
        'tables = ["4:2v2"]\nstacks = "bottom_low"\nopening = [60, 90, 120, 150]\nwild_cap = 3\nsevens_book = 1500\n'
        'out_clean = 1\nout_dirty = 2\nfoot_needed = false\npartners_foot = "none"',
        4,
        2,
        "You can also go out with the last card of your hand.",
        _went_out,
    ),
    # https://www.handandfootremastered.com/pages/hand-and-foot-remastered-optional-alternate-house-rules
    # not set: a clean book of sevens of any player frees them for all; part of the bonus for a cut that misses by a few
    Sheet(
        "handandfootremastered",
        "rounds = 0\ntarget_score = 10_000\n"
        "opening_by_score = [[0, 50], [5000, 90], [10_000, 120], [15_000, 150]]\n"
        'final_discard = "never"\nclosed_book = "sealed"\nsecond_meld = "after_closing"\nwild_melds = "allowed"\n'
        "sevens_kept = true",
        4,
        2,
        "You can't discard a seven until your team has a book of sevens",
        _went_out,
    ),
    # https://twrtimes.com/?p=4098
    # not set: one player of a team keeps all its cards; stacks are passed after a cut, which is only shown
    Sheet(
        "twrtimes",
        'deal = "cut"\ncut_bonus = 100\nstacks_pass = "each_way"\nfirst_player = "high_card"\nten_from = "T"\n'
        'red_three = 500\nwild_limit = "fewer"\ntake_count = 3\ntake_with = "pair_or_wild"\nfreeze = "until_taken"',
        4,
        2,
        "Discarding a wild card freezes the pile",
        _frozen,
    ),
    # http://www.thepaytons.org/games/handandfoot.html
    # not set: a two is the lowest bottom card, not the highest but the joker; only the dealer cuts, for all
    Sheet(
        "thepaytons",
        'stacks = "bottom_high"\ndeal = "cut"\ncut_bonus = 100\nclosed_book = "any"',
        4,
        2,
        "the stack with the higher one is your hand",
        _went_out,
    ),
    # http://klassa.com/john/handandfoot.html
    Sheet(
        "klassa",
        'base = "couples"\nopening = [60]\nstacks = "choose"\nstacks_pass = "both_right"\nfirst_player = "high_card"\n'
        'ten_from = "T"',
        4,
        2,
        "worth at least 60 points",
        _opens,
    ),
    # facts of families' sheets, each named after what is special about it
    Sheet(
        "hand, knee and foot with fives",
        "rounds = 2\ntail_cards = 11\nopening_by_score = [[0, 50], [15_000, 90], [30_000, 120], [50_000, 150]]\n"
        'go_out_bonus = 200\nwild_melds = "required"\nout_wild = 1\nwild_book = 2500\nsevens_book = 5000\n'
        'out_sevens = 1\nspecial_rank = "5"\nspecial_book = 3000\nred_threes = "lay_down"\nred_three_all = 300\n'
        "red_three_enough = 7",
        4,
        2,
        "3,000 for a clean book of fives",
        _red_threes,
    ),
    Sheet(
        "sevens and fives",
        'opening = [50, 90, 120, 150]\nrounds = 2\nfoot_cards = 15\nsevens_book = 5000\nspecial_rank = "5"\n'
        'special_book = 3000\nwild_melds = "allowed"\nwild_book = 2500\nblack_three = 100\nred_threes = "lay_down"\n'
        "red_three = 500\nred_three_all = 300\nred_three_enough = 7",
        4,
        2,
        "lay down seven or more for an extra 300",
        _red_threes,
    ),
    Sheet(
        "one card a turn, reshuffled, floating",
        'tables = ["4:solo"]\nopening = [60, 90, 120, 150]\nrounds = 2\nwild_limit = "fewer"\nopen_waived = true\n'
        "open_counts_books = true\nout_dirty = 2\nhand_cards = 14\nfoot_cards = 14\nextra_decks = 1\n"
        'first_upcard = "any"\ndraw_count = 1\ntake_count = "all"\ntake_with = "any_play"\nstock_out = "reshuffle"\n'
        'ace = 15\nten_from = "T"\nred_three = 500\nmeld_threes = "black_in_foot"\nfinal_discard = "optional"\n'
        'closed_book = "any"\nfloating = true',
        4,
        4,
        "you stay in the round without cards",
        _floats,
        matches=3,
    ),
    Sheet(
        "floating, wilds as the clean book",
        'tables = ["6:2v2v2"]\nextra_decks = 1\nhand_cards = 13\nfoot_cards = 13\nrounds = 2\nwild_limit = "fewer"\n'
        'wild_melds = "allowed"\nwild_as_clean = true\nclean_book = 300\ndirty_book = 100\nred_threes = "lay_down"\n'
        'red_three = 5\nclosed_book = "any"\nfinal_discard = "optional"\ngo_out_bonus = 0\nfloating = true',
        6,
        3,
        "A book of wilds can take the place of a clean book you need.",
        _floats,
        matches=3,
    ),
    Sheet(
        "a clean book opens from round two",
        'rounds = 3\nopening = [50, 500]\nopen_book_from = 2\nred_threes = "lay_down"\nwild_melds = "allowed"\n'
        'wild_book = 1000\nunfinished_book = 1000\ntake_with = "pair_or_wild"\nclosed_book = "sealed"\n'
        'second_meld = "after_closing"\npermission = true\nmeld_threes = "black_in_foot"',
        4,
        2,
        "From round 2 on, there's no minimum if you complete a clean book as you open.",
        _opens_by_book,
        matches=3,
    ),
)


def sheet_rules(sheet: Sheet, folder: Path) -> RuleSet:
    """The rules of its file."""
    path = folder / "sheet.toml"
    path.write_text(f'name = "{sheet.name}"\n{sheet.toml}\n')
    return rules_in_file(path)


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: sheet.name)
def test_a_sheet_is_a_file_a_code_and_a_page(sheet: Sheet, tmp_path: Path) -> None:
    rules = sheet_rules(sheet, tmp_path)
    assert clashes_of(rules, sheet.players) == ()
    assert decode(encode(rules), rules.name) == rules
    assert sheet.says in " ".join(rule_text(rules).split())


def moments(match: Match) -> Iterator[Moment]:
    """Everything that happened in a match, with the tables before and after."""
    replay = Replay(match.header)
    for number, line in enumerate(match.lines[1:], 2):
        before = replay.table
        for event in replay.feed(line, number):
            yield before, event, replay.table


@cites("option foot_needed", "option sevens_kept", "option final_discard=never")
@pytest.mark.usefixtures("hard_looks_briefly")
@pytest.mark.parametrize("sheet", slow_except(["clean to go down", "twrtimes"], SHEETS, named=lambda sheet: sheet.name))
def test_all_levels_play_it_to_its_end_with_the_rule_at_work(sheet: Sheet, tmp_path: Path) -> None:
    rules = sheet_rules(sheet, tmp_path)
    seen = False
    for seed in range(4):
        levels = [LEVELS[(seed + seat) % len(LEVELS)] for seat in range(sheet.players)]
        table = TablePlan(sheet.players, sheet.teams, tuple(seat_plan(level) for level in levels))
        match, _ = play_match(Series(rules=rules, table=table, seed=seed, name="one", app="test", effort=1), 1)
        assert match.winners
        seen |= any(map(sheet.seen, moments(match)))
        if seen and (seed > 0 or len(levels) == len(LEVELS)):
            return
    assert seen, sheet.name
