from typing import Any, Final

import pytest
from msgspec.structs import replace

from game.ai.brain.card_classes import BLACK_THREE, CLASS_OF, JOKER, RED_THREE, THREE_MELD, TWO, WILD_MELD
from game.ai.brain.counted_position import (
    DISCARD,
    DRAW,
    MELD,
    NEW,
    NOBODY,
    OUT,
    PASS,
    TAKE,
    CountedPosition,
    lays_of,
    may_be_last_round,
    no_melds,
    position_of,
)
from game.ai.brain.taking_pile import take as take_in_counts
from game.engine.apply import apply
from game.engine.events import RoundEnded
from game.engine.moves import Discard, Draw, GoOut, MeldCards, Move, Take
from game.engine.score import score_round
from game.engine.table.board import Phase
from game.engine.table.state import Table
from game.rules.presets import ruleset_from
from game.rules.ruleset import RuleSet
from tests.ai.brain.counts import CLASSES, at, melds
from tests.ai.brain.rounds import assert_same, truth
from tests.build import (
    CAMPUS,
    FAMILY,
    PARTNERS,
    WEB,
    books,
    clean_book,
    dirty_book,
    go_out,
    lay,
    my_view,
    only,
    table,
    take,
    throw,
)

ACES, KINGS, QUEENS = "AC AD AH", clean_book("K"), "QC QD QH QS QC 2C 2D"
THREES = ruleset_from({"meld_threes": "all"})
RED_LAID = ruleset_from({"red_threes": "lay_down", "red_three_all": 500})
AT_ONCE = ruleset_from({"book_at_once": 300, "book_size": 5})
TO_TARGET = replace(WEB, rounds=0, target_score=5000)
PLAY: Final[dict[str, Any]] = {"phase": "play"}


def played(position: CountedPosition, move: Move) -> None:
    """The move in counts."""
    seat = position.turn
    match move:
        case Draw():
            position.draw(position.book.draw)
        case Discard(card):
            position.discard(CLASS_OF[card])
        case Take(groups):
            take_in_counts(position, seat, list(lays_of(GoOut(groups, None))[0]))
        case GoOut():
            lays, last = lays_of(move)
            position.lay_groups(seat, lays)
            position.go_out(last)
        case MeldCards(groups):
            position.lay_groups(seat, lays_of(GoOut(groups, None))[0])
            position.record_act(MELD)
            if position.foot_due(seat):
                position.take_up_foot(seat)
                if position.book.rules.foot_ends_turn:
                    position.next_turn()


@pytest.mark.parametrize(
    ("now", "moves"),
    [
        # Melds: a new one, onto one that the partner began, with wilds, onto books, a second of a rank.
        (table("KC KD KH 2C 4C 5C", melds=[ACES], **PLAY), (lay("KC KD KH", "2C > 0"), throw("4C"))),
        (table("AS 4C 5C", melds=[ACES], **PLAY), (lay("AS > 0"),)),
        (table("2C *R 4C 5C", melds=[ACES], **PLAY), (lay("2C *R > 0"),)),
        (table("2C 4C 5C", FAMILY, melds=[KINGS], **PLAY), (lay("2C > 0"), throw("4C"))),
        (table("2C 4C 5C", melds=[QUEENS], **PLAY), (lay("2C > 0"),)),
        (table("KC 4C 5C", melds=[KINGS], refused=True, **PLAY), (lay("KC > 0"), throw("4C"))),
        (table("KC 4C 5C", melds=[clean_book("K", 6)], **PLAY), (lay("KC > 0"),)),
        (table("2C 2D 4C 5C", melds=[clean_book("K", 5)], **PLAY), (lay("2C 2D > 0"),)),
        (table("KC KD KH 4C", PARTNERS, melds=[KINGS], **PLAY), (lay("KC KD KH"), throw("4C"))),
        (table(KINGS + " 4C", melds=[ACES], **PLAY), (lay(KINGS), throw("4C"))),
        (table("2C 2D *R 4C 5C", ruleset_from({"wild_melds": "allowed"}), melds=[ACES], **PLAY), (lay("2C 2D *R"),)),
        (table("3C 3H 3S 3D 4C", THREES, melds=[ACES], **PLAY), (lay("3C 3H 3S 3D"), throw("4C"))),
        (table("3H 4C 5C", THREES, melds=[ACES, "3C 3S 3C"], **PLAY), (lay("3H > 1"),)),
        (table("2C 2D 4C 5C", ruleset_from({"wild_per_turn": 1}), melds=[ACES, QUEENS], **PLAY),
         (lay("2C > 0"), lay("2D > 1"), throw("4C"))),
        (table(f"{clean_book('K', 5)} 4C", AT_ONCE, melds=[ACES], **PLAY), (lay(clean_book("K", 5)), throw("4C"))),
        (table(f"{clean_book('K', 5)} 4C", AT_ONCE, melds=[ACES], **PLAY), (lay("KC KD KH"), lay("KS KC > 1"))),
        (table("2C 2D *R 4C 5C", ruleset_from({"wild_melds": "allowed", "unfinished_book": 500}), melds=[ACES], **PLAY),
         (lay("2C 2D *R"), throw("4C"))),
        (table("2C 2D 4C 5C", ruleset_from({"wild_melds": "allowed", "unfinished_book": 500}),
               melds=[ACES, "2H 2S *R *B 2C"], **PLAY), (lay("2C 2D > 1"),)),
        # Draws, with red threes that are laid and replaced.
        (table("4C 5C", stock="6C 7C 8C 9C"), (Draw(), throw("6C"))),
        (table("4C 5C", RED_LAID, stock="3H 7C 8C 9C"), (Draw(), throw("4C"))),
        (table("4C 5C", RED_LAID, stock="3H 3D 8C 3H 9C"), (Draw(),)),
        (table("4C 5C", RED_LAID, stock="3H 3D"), (Draw(),)),
        # The pile: all of it or a part, with red threes in it and cards drawn to it.
        (table("KC KD 4C 5C", pile="9C 3H KS", melds=[ACES]), (take("KS KC KD"), throw("4C"))),
        (table("KC KD 4C 5C", pile="8C 8D 8H 8S 9H 9D 9C KS", melds=[ACES]), (take("KS KC KD"),)),
        (table("KC KD 4C 5C", RED_LAID, pile="3H 9C KS", melds=[ACES]), (take("KS KC KD"),)),
        (table("KC KD 4C 5C", replace(RED_LAID, take_then_draw=2), pile="9C KS", melds=[ACES], stock="3H 8C 8D 8H"),
         (take("KS KC KD"),)),
        (table("KC KD 4C 5C", replace(RED_LAID, take_then_draw=2), pile="3D 9C KS", melds=[ACES],
               stock="3H 8C 8D 8H"), (take("KS KC KD"),)),
        (table("KC KD 4C 5C", replace(WEB, take_then_draw=2), pile="9C KS", melds=[ACES], stock="8C"),
         (take("KS KC KD"),)),
        (table("4C 5C", CAMPUS, pile="9C KS", melds=["KC KD KH"]), (take("KS > 0"), throw("4C"))),
        # A wild discarded freezes it, until it is taken, or for a lap.
        (table("2C 5C", replace(WEB, freeze="until_taken"), pile="9C", **PLAY), (throw("2C"), Draw())),
        (table("3C 5C", replace(WEB, freeze="until_taken"), pile="9C", **PLAY), (throw("3C"),)),
        (table("4C KD KC 5C", replace(WEB, freeze="until_taken"), pile="2C KS", frozen=3, melds=[ACES]),
         (take("KS KC KD"),)),
        (table("2C 5C", replace(WEB, freeze="one_lap"), stock="8C 8D 8H 8S 9C 9D 9H 9S", **PLAY),
         (throw("2C"), Draw(), throw("6C"), Draw(), throw("6C"), Draw(), throw("6C"))),
        # The foot: after a meld, a discard, with a red three, at the end of a turn, for a first book, with a tail.
        (table("KC KD KH", melds=[ACES], **PLAY), (lay("KC KD KH"), throw("6D"))),
        (table("4C", **PLAY), (throw("4C"),)),
        (table("4C", RED_LAID, feet={0: "3H 9D"}, **PLAY), (throw("4C"),)),
        (table("KC KD KH", ruleset_from({"foot_ends_turn": True}), melds=[ACES], **PLAY), (lay("KC KD KH"),)),
        (table("KC KD", ruleset_from({"foot_ends_turn": True}), pile="KS", melds=[ACES]), (take("KS KC KD"),)),
        (table("KC 4C 5C", ruleset_from({"foot_when": "first_book"}), melds=[clean_book("K", 6)], **PLAY),
         (lay("KC > 0"), throw("4C"))),
        (table("4C", ruleset_from({"tail_cards": 2}), tails=dict.fromkeys(range(4), "9C TC"), **PLAY), (throw("4C"),)),
        (table("AS 4C 5C", melds=[ACES], in_foot=(0,), **PLAY), (lay("AS > 0"), throw("4C"))),
        (table("4C 5C", in_foot=(0,), **PLAY), (throw("4C"),)),
        # The end.
        (table("AS 4C", melds=[ACES, KINGS, QUEENS], played_foot=(0, 2), **PLAY), (go_out("AS > 0", discard="4C"),)),
        (table("AS", replace(WEB, final_discard="optional"), melds=[ACES, KINGS, QUEENS], played_foot=(0, 2), **PLAY),
         (go_out("AS > 0"),)),
        *(
            (table("AS 4C", replace(RED_LAID, red_three_not_out=20), seat=seat, melds=[ACES, KINGS, QUEENS],
                   played_foot=(0, 1, 2, 3), red_threes=laid, **PLAY), (go_out("AS > 0", discard="4C"),))
            for seat in (0, 2, 3)
            for laid in (["3H 3D", "3H"], ["3H 3D 3H 3D 3H 3D 3H 3D", ""], ["3H 3D 3H 3D 3H 3D", "3H 3D"])
        ),
        (table("AS 4C", ruleset_from({"winner_takes": True}), seat=2, melds=[ACES, KINGS, QUEENS], played_foot=(0, 2),
               hands={0: "9C", 1: "9D"}, **PLAY), (go_out("AS > 0", discard="4C"),)),
    ],
)  # fmt: skip
def test_every_move_changes_what_the_engine_changes(now: Table, moves: tuple[Move, ...]) -> None:
    now = replace(now, board=replace(now.board, pile_seen=now.discards))
    position = truth(now)
    for move in moves:
        played(position, move)
        step = apply(now, move)
        now = step.table
        read = truth(now)
        assert (position.seen, position.pile, position.held) == (read.seen, read.pile, read.held)
        if now.board.phase == Phase.ENDED:
            assert position.scores() == [score.total for score in only(step.events, RoundEnded).scores]
            return
        assert_same(position, now)
        assert (position.turn, position.added) == (now.board.turn, dict(now.board.wilds_added))
        assert position.scores() == [score.total for score in score_round(now)]
        assert (position.turns, position.refused) == (read.turns, read.refused)
        assert [there.points for there in position.tables] == [there.points for there in read.tables]


def test_acts_are_kept_where_there_is_a_log() -> None:
    position = at("KC KD KH 4C AS", melds=[ACES], pile="KS", played_foot=(0, 2), stock="8C 8D 8H 8S")
    position.log = []
    position.draw(2)
    position.lay(0, 0, 10, 1, 0, 0)
    position.record_act(MELD)
    position.discard(0)
    take_in_counts(position, 1, [])
    position.go_out(NOBODY)
    position.end()
    laid = [(0, 10, 1, 0, 0)]
    assert [tuple(act) for act in position.log] == [
        (DRAW, 0, [], NOBODY), (MELD, 0, laid, NOBODY), (DISCARD, 0, [], 0), (TAKE, 1, [], NOBODY),
        (OUT, 1, [], NOBODY), (PASS, 1, [], NOBODY),
    ]  # fmt: skip


@pytest.mark.parametrize(("acts", "points"), [(1, 350), (2, 50)])
def test_a_book_scores_at_once_where_one_act_makes_it(acts: int, points: int) -> None:
    position = at(clean_book("K", 5), rules=AT_ONCE, melds=[ACES], phase="play")
    was = position.tables[0].points
    for naturals, number in ((3, NEW), (2, 1)):
        position.lay(0, number, CLASSES.index("K"), naturals, 0, 0)
        if acts == 2:
            position.record_act(MELD)
    assert position.tables[0].points == was + points


def test_before_the_deal_nobody_has_anything() -> None:
    position = CountedPosition(at().book, 4, [no_melds(), no_melds()])
    counts = (
        position.held,
        position.feet_size,
        position.turns,
        position.in_foot,
        position.played_foot,
        position.melded,
    )
    assert not any(any(by_seat) for by_seat in counts)
    assert not any((*position.minimum, *position.before, *position.red_laid, position.turn))


TAIL = ruleset_from({"tail_cards": 2})


@pytest.mark.parametrize(
    ("more", "lying", "keeps"),
    [
        ({"feet": {0: "9C"}}, 1, 0),
        ({"in_foot": (0,)}, 0, 2),
        ({"rules": TAIL, "tails": {1: "9C TC"}, "feet": {0: "9C"}}, 1, 1),  # the foot is played, a single card comes
        ({"rules": TAIL, "tails": {1: "9C TC"}, "feet": {0: "9C TC"}}, 2, 0),
        ({"rules": TAIL, "tails": {0: "9C TC"}, "feet": {0: "9C"}}, 3, 0),
    ],
)
def test_what_lies_for_a_seat_and_what_it_must_keep(more: dict[str, Any], lying: int, keeps: int) -> None:
    position = at("AC KC", **more)
    assert (position.lying(0), position.must_keep(0)) == (lying, keeps)


@pytest.mark.parametrize(
    ("rules", "hand", "in_foot", "goes_out", "expected"),
    [
        (WEB, "3C 3H", True, True, 0),
        (ruleset_from({"meld_threes": "black_last"}), "3C 3C 3H", True, True, 2),
        (ruleset_from({"meld_threes": "black_last"}), "3C 3C 3H", True, False, 0),
        (ruleset_from({"meld_threes": "black_in_foot"}), "3C 3C 3H", True, False, 2),
        (ruleset_from({"meld_threes": "black_in_foot"}), "3C 3C 3H", False, False, 0),
        (THREES, "3C 3C 3H", False, False, 3),
    ],
)
def test_threes_that_may_be_melded(rules: RuleSet, hand: str, in_foot: bool, goes_out: bool, expected: int) -> None:
    position = at(hand, rules=rules, in_foot=(0,) if in_foot else ())
    assert position.meldable_threes(0, goes_out) == expected


@pytest.mark.parametrize(
    ("rules", "meld", "room", "takes_naturals"),
    [
        (WEB, "KC KD KH", 3, True),
        (WEB, "KC KD 2C", 1, True),
        (WEB, KINGS, 0, True),
        (WEB, QUEENS, 3, True),
        (FAMILY, KINGS, 7, True),
        (PARTNERS, "KC KD KH KS", 2, True),
        (PARTNERS, QUEENS, 0, True),
        (replace(WEB, closed_book="sealed"), QUEENS, 0, False),
        (ruleset_from({"wild_melds": "allowed"}), "2C 2D *R", 99, False),
        (ruleset_from({"wild_per_turn": 1}), "KC KD KH", 1, True),
        (ruleset_from({"wild_per_turn": 1}), "KC KD 2C 2D", 0, True),
        (ruleset_from({"meld_threes": "black_in_foot"}), "3C 3S 3C", 0, True),
    ],
)
def test_room_in_a_meld(rules: RuleSet, meld: str, room: int, takes_naturals: bool) -> None:
    position = at(rules=rules, melds=[meld])
    own = position.tables[0]
    assert (position.room(own, 0), position.takes_naturals(own, 0)) == (room, takes_naturals)


@pytest.mark.parametrize(("second_meld", "expected"), [("never", "ff"), ("after_closing", "ft"), ("anytime", "tt")])
def test_a_second_meld_of_a_rank(second_meld: str, expected: str) -> None:
    for lying, may in zip((ACES, clean_book("A"), dirty_book("A")), expected + expected[-1], strict=True):
        position = at(rules=ruleset_from({"second_meld": second_meld}), melds=[lying])
        assert position.may_begin(position.tables[0], CLASSES.index("A")) == (may == "t")
        assert position.may_begin(position.tables[0], CLASSES.index("T"))


def test_cards_go_to_the_open_meld_of_a_rank_or_else_to_the_larger() -> None:
    eight, dirty = clean_book("K", 8), dirty_book("K")
    for first, second, goes_to in (
        (KINGS, "KC KD KH", 1), ("KC KD KH", KINGS, 0), (KINGS, eight, 1), (KINGS, dirty, 0), (KINGS, KINGS, 0)
    ):  # fmt: skip
        position = at(rules=ruleset_from({"second_meld": "anytime", "decks": 8}), melds=[first, second])
        assert position.tables[0].at[CLASSES.index("K")] == goes_to


def test_reading_counts_what_is_seen() -> None:
    position = at("KC 2C *R 3H", pile="4C 5C", melds=["AC AD AS 2D"], their_melds=["QC QD QH"])
    assert [position.hands[0][kind] for kind in (CLASS_OF["KC"], TWO, JOKER, RED_THREE)] == [1, 1, 1, 1]
    assert [position.seen[CLASSES.index(letter)] for letter in "A2Q5"] == [3, 1, 3, 1]
    assert position.pile[-1] == CLASSES.index("5")
    assert (sum(position.hands[1]), position.held[1], position.out) == (0, 2, NOBODY)


def test_melds_of_wilds_and_threes_are_read_card_by_card() -> None:
    rules = replace(WEB, wild_melds="allowed", meld_threes="all")
    position = at("KC", melds=["*R 2C 2D", "3H 3D 3C 3H"], their_melds=["2C 2D 2H 2S *R *B 2C"], rules=rules)
    assert (position.tables[0].wild_books, position.tables[1].wild_books) == (0, 1)
    assert position.tables[0].ranks == [WILD_MELD, THREE_MELD]
    assert position.tables[0].points == rules.joker + 2 * rules.two + 3 * rules.red_three + rules.black_three
    assert [position.seen[kind] for kind in (JOKER, TWO, RED_THREE, BLACK_THREE)] == [3, 7, 3, 1]


def test_a_copy_is_independent() -> None:
    position = at("KC KD KH 4C", melds=["AC AD AS"], phase="play")
    twin = position.copy()
    twin.lay(0, NEW, CLASSES.index("K"), 3, 0, 0)
    twin.discard(0)
    assert (position.held[0], melds(position), len(position.pile)) == (4, "AAA", 0)
    assert (melds(twin), len(twin.pile)) == ("AAA KKK", 1)


@pytest.mark.parametrize(
    ("rules", "round_number", "totals", "cut", "last"),
    [
        (WEB, 3, (0, 0), 0, False),
        (WEB, 4, (0, 0), 0, True),
        (TO_TARGET, 4, (0, 0), 0, False),
        (TO_TARGET, 4, (3900, 0), 0, False),  # the books bring 800, the cards on the table less than 300
        (TO_TARGET, 4, (3900, 0), 200, True),
        (TO_TARGET, 4, (4200, 0), 0, True),
        (TO_TARGET, 1, (0, 4950), 0, True),  # five nines of the rivals count 50
        (TO_TARGET, 20, (0, 0), 0, True),
    ],
)
def test_a_round_may_be_the_last_by_its_number_or_by_the_target(
    rules: RuleSet, round_number: int, totals: tuple[int, int], cut: int, last: bool
) -> None:
    more = {"melds": books(WEB, 1, 1), "their_melds": [clean_book("9", 5)], "totals": totals, "cut": (cut, 0)}
    view = my_view(table("KC", rules=rules, n=round_number, **more))  # type: ignore[arg-type]  # as they are named
    position = position_of(view)
    assert may_be_last_round(view.board, position) == last
    assert position.before == [totals[0] * last + cut, totals[1] * last]
