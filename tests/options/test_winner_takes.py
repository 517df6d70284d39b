"""Only losers score: who goes out gets nothing, everybody else what is still held, against them."""

from msgspec.structs import replace

from game.ai.brain.counted_position import position_of
from game.ai.brain.threats import lead_by_going_out
from game.ai.players.when_to_go_out import going_out_pays, permits_going_out
from game.ai.tunings.fixed_tunings import NORMAL
from game.ai.tunings.learned_weights import value_for
from game.engine.events import PacketCut, TeamScore
from game.engine.moves import Cut, Pass
from game.engine.score import points_on_table
from game.engine.table.board import Phase
from game.printed.rule_text import rule_text
from game.printed.score_sheet import score_rows
from game.score_pad.counting import scores_of
from game.score_pad.doubts import doubts_of
from game.score_pad.entry import RoundEntry, TeamEntry
from game.score_pad.score_pad_rows import ScorePadRow, rows_of
from game.sentences.at_table.going_out_texts import at_stake, for_the_asked
from tests.build import WEB, after, books, clean_book, dealt, go_out, my_view, only, scores, table, told
from tests.readings.cites import cites

LOSERS = replace(WEB, winner_takes=True, partners_foot="none")
READY = books(LOSERS, 1, 1)
DEEP = " ".join(f"{rank}{suit}" for rank in "456789TJA" for suit in "CDHS")
"""A stock that is far from used up."""
NAMES = ["Ann", "Bob", "Cy", "Di"]


def lost(points: int) -> TeamScore:
    """The score of a team that lost so many points and gained none."""
    return TeamScore(melded=0, books=0, bonus=0, cut=0, threes=0, left=points, total=-points)


@cites("option winner_takes")
def test_a_team_that_went_out_has_nothing_and_every_other_what_it_holds() -> None:
    hands, feet = {1: "KC KD", 2: "AC", 3: "3H"}, {1: "4C", 2: "4D", 3: ""}
    now = table(
        "9C",
        LOSERS,
        phase="play",
        in_foot=(0, 3),
        melds=READY,
        their_melds=[clean_book("Q")],
        hands=hands,
        feet=feet,
    )
    assert scores(now, go_out(discard="9C")) == (lost(0), lost(10 + 10 + 300 + 5))
    usual = replace(now, board=replace(now.board, rules=replace(LOSERS, winner_takes=False)))
    mine, theirs = scores(usual, go_out(discard="9C"))
    assert (mine.bonus, mine.left) == (100, 20 + 5)
    assert theirs.books == 500


@cites("option winner_takes")
def test_where_nobody_goes_out_every_team_loses_what_it_holds() -> None:
    rules = replace(LOSERS, red_threes="lay_down")
    hands, feet = {1: "4C", 2: "AC", 3: ""}, {0: "", 1: "", 2: "", 3: ""}
    now = table("KC", rules, stock="", hands=hands, feet=feet, in_foot=range(4), red_threes=("3H", ""), melds=READY)
    assert scores(now, Pass()) == (lost(10 + 20), lost(5))


@cites("option winner_takes")
def test_an_exact_cut_earns_nothing() -> None:
    for rules, bonus in ((replace(LOSERS, deal="cut"), 0), (replace(WEB, deal="cut"), 300)):
        now = dealt(rules, settled=False)
        assert now.board.phase == Phase.CUT
        assert only(told(now, Cut(22)), PacketCut).bonus == bonus
        assert sum(after(now, Cut(22)).board.cut) == bonus


@cites("option winner_takes")
def test_computer_players_go_out_as_soon_as_they_can_and_let_a_partner() -> None:
    rules = replace(LOSERS, permission=True)
    now = table("9C", rules, phase="play", in_foot=(0,), melds=READY, their_melds=[clean_book("K"), clean_book("Q")])
    position = position_of(my_view(now))
    assert lead_by_going_out(position, 0, NORMAL) == NORMAL.hidden_card * (position.held[1] + position.feet_size[1]) * 2
    assert going_out_pays(position, 0, NORMAL, threatened=False)
    rich = "*R *R *R *R *B *B *B *B"
    rivals = [clean_book("K"), clean_book("Q")]
    for scored, says in ((rules, True), (replace(rules, winner_takes=False), False)):
        here = table(
            "9C", scored, phase="play", stock=DEEP, hands={2: rich}, in_foot=(0, 2), melds=READY, their_melds=rivals
        )
        asked = after(here, go_out(discard="9C"))
        assert permits_going_out(my_view(asked), NORMAL) == says


@cites("option winner_takes")
def test_a_position_is_worth_less_the_more_the_team_still_holds() -> None:
    plain, ace = (position_of(my_view(table(hand, LOSERS, phase="play"))) for hand in ("KC", "KC AC"))
    worth = value_for(table("KC", LOSERS).board)
    assert worth.of_team(ace, 0) < worth.of_team(plain, 0)
    with_books = position_of(my_view(table("KC", LOSERS, phase="play", melds=READY)))
    assert with_books.scores() == plain.scores()


@cites("option winner_takes")
def test_words_and_paper_promise_no_points() -> None:
    page = " ".join(rule_text(LOSERS).split())
    assert "A team that goes out scores 0" in page
    for said in ("Books score", "scores for your team", "gets 100 points"):
        assert said in " ".join(rule_text(WEB).split())
        assert said not in page
    assert [row.what for row in score_rows(LOSERS)] == ["Left in hand and foot", "Red threes left", "Penalty"]
    assert rows_of(LOSERS) == (ScorePadRow.OUT, ScorePadRow.LEFT, ScorePadRow.RED_THREES_LEFT, ScorePadRow.PENALTY)
    board = table("9C", LOSERS, melds=READY).board
    assert points_on_table(board, 0) == 0
    assert at_stake(NAMES, board, 0, 10.0).endswith("none of it counts if you go out, and your team scores 0.")
    assert for_the_asked(board, 2, 45) == "Nothing you hold counts, and your team scores 0."


@cites("option winner_takes")
def test_the_score_pad_counts_so_and_asks_for_no_more() -> None:
    entry = RoundEntry((TeamEntry(), TeamEntry(left=45, red_threes_left=1)), out=0)
    assert [score.total for score in scores_of(LOSERS, 4, entry)] == [0, -345]
    assert tuple(doubts_of(LOSERS, 4, 1, (0, 0), entry)) == ()
    assert tuple(doubts_of(LOSERS, 4, 1, (0, 0), RoundEntry((TeamEntry(), TeamEntry(left=45))))) != ()
