import pytest
from msgspec.structs import replace

from game.cards import Card
from game.engine.melding.melds import meld_of
from game.engine.moves import Answer, Draw, Hold, Move
from game.engine.partners.agreements import (
    Agreement,
    AgreementOrHabit,
    Habit,
    agreements_and_habits,
    broken_by,
    moves_instead,
)
from game.engine.table.seat_history import SeatHistory
from game.engine.table.state import Table
from tests.build import (
    CAMPUS,
    STOCK,
    WEB,
    after,
    books,
    cards,
    clean_book,
    dirty_book,
    go_out,
    lay,
    my_view,
    refusal,
    table,
    take,
    throw,
)

KINGS = "KC KD KH"


def test_who_is_asked_waits_for_the_other_partner() -> None:
    for up, broken in (((0, 2, 4), None), ((0, 2), Agreement.WAIT_FOR_FOOT)):
        now = table("AS 4C", CAMPUS, players=6, phase="play", played_foot=up)
        assert broken_by(my_view(now), Answer(True), [Agreement.WAIT_FOR_FOOT]) is broken
        assert broken_by(my_view(now), Answer(False), [Agreement.WAIT_FOR_FOOT]) is None


MELDS = ["KC KD KH", "QC QD 2H", "JC JD JH JS 2D"]
"""Clean kings, dirty queens, and dirty jacks nearer to a book."""
OPENERS = table("AC AD *R 4C 6S", phase="play")
CLEAN_AND_DIRTY = table("2C KS 4C 9D", phase="play", melds=[KINGS, "QC QD *R"])
SIX_AND_FOUR = table("2C *R 4C 9D QS", phase="play", melds=["KC KD KH KS KC 2D", "QC QD QH 2H"])
RIVALS_OUT = books(WEB, 1, 1)
"""What lets a team go out in Web Classic."""
READY = [*RIVALS_OUT, clean_book("A", 3)]
LONG = " ".join(clean_book(rank, 8) for rank in "58T")
NO_WAITING = replace(WEB, partners_foot="none")


def near_the_end(hand: str, phase: str, rivals: str = "6C 7C", stock: str = STOCK) -> Table:
    """Seat 1 may go out and holds few cards; it is seat 0's turn."""
    return table(
        hand,
        phase=phase,
        pile="5D 9H",
        melds=READY,
        their_melds=RIVALS_OUT,
        played_foot=(0, 1, 2, 3),
        hands={1: rivals, 3: "QC QD QH QS TD TS"},
        stock=stock,
    )


ASKED = after(
    table("AS 4C", CAMPUS, phase="play", melds=[*books(CAMPUS, 1, 1), clean_book("A", 3)], played_foot=(0, 2)),
    go_out("AS > 2", discard="4C"),
)


def safe(hand: str, stock: str = LONG) -> Table:
    """Nobody but seat 0 may go out."""
    return table(hand, phase="play", melds=READY, played_foot=(0, 1, 2, 3), stock=stock)


@pytest.mark.parametrize(
    ("agreement", "now", "breaks", "keeps"),
    [
        # no wild goes onto a clean meld, alone or with a natural, not even to go out
        (Habit.KEEP_CLEAN, CLEAN_AND_DIRTY, lay("2C > 0"), lay("KS > 0")),
        (Habit.KEEP_CLEAN, CLEAN_AND_DIRTY, lay("2C KS > 0"), lay("2C > 1")),
        (Habit.KEEP_CLEAN, safe("2C 4C"), go_out("2C > 2", discard="4C"), throw("4C")),
        # wilds complete a book, one alone; they lead into the foot or open; none is discarded while there is another
        (Habit.SAVE_WILDS, SIX_AND_FOUR, lay("2C > 1"), lay("2C > 0")),
        (Habit.SAVE_WILDS, SIX_AND_FOUR, lay("2C *R > 0"), lay("QS > 1")),
        (Habit.SAVE_WILDS, table("2C *R 4C", phase="play", melds=["KC KD KH 2D"]), None, lay("2C *R > 0")),
        (
            Habit.SAVE_WILDS,
            table("2C *R 4C 5D", phase="play", melds=["KC KD KH 2D"]),
            lay("2C *R > 0"),
            throw("4C"),
        ),
        (Habit.SAVE_WILDS, table("2C 4C", phase="play", melds=[KINGS]), throw("2C"), throw("4C")),
        (Habit.SAVE_WILDS, table("2C 2D", phase="play", melds=[KINGS]), None, throw("2C")),
        (Habit.SAVE_WILDS, OPENERS, None, lay("AC AD *R")),
        (Habit.SAVE_WILDS, table("9C", phase="play", in_foot=(0,), melds=[KINGS]), None, Hold()),
        # nobody goes out before the partner has the foot
        (
            Agreement.WAIT_FOR_FOOT,
            table("AS 4C", NO_WAITING, phase="play", melds=READY, played_foot=(0,)),
            go_out("AS > 2", discard="4C"),
            throw("4C"),
        ),
        (
            Agreement.WAIT_FOR_FOOT,
            table("AS 4C", NO_WAITING, phase="play", melds=READY, played_foot=(0,), in_foot=(2,)),
            None,
            go_out("AS > 2", discard="4C"),
        ),
        # a round goes on while no rival may go out and the stock lasts a lap: eight cards for four
        (Habit.PLAY_ON, safe("AS 4C"), go_out("AS > 2", discard="4C"), throw("4C")),
        (Habit.PLAY_ON, safe("AS AC 4C"), lay("AS AC > 2"), lay("AS > 2")),
        (Habit.PLAY_ON, safe("AS 4C", clean_book("5", 8)), go_out("AS > 2", discard="4C"), throw("4C")),
        (Habit.PLAY_ON, safe("AS 4C", clean_book("5", 7)), None, go_out("AS > 2", discard="4C")),
        (
            Habit.PLAY_ON,
            near_the_end("AS 4C", "play", stock=clean_book("8", 8)),
            None,
            go_out("AS > 2", discard="4C"),
        ),
        (Habit.GO_OUT_SOON, near_the_end("AS 4C", "play"), throw("4C"), go_out("AS > 2", discard="4C")),
        # the pile is left while a rival who may go out has five cards, not six
        (
            Agreement.LEAVE_LATE_PILE,
            near_the_end("9C 9D 4C 5S", "draw", "6C 7C 8C TC 8D"),
            take("9C 9D 9H"),
            Draw(),
        ),
        (Agreement.LEAVE_LATE_PILE, near_the_end("9C 9D 4C 5S", "draw", "6C 7C 8C TC 8D 8H"), None, take("9C 9D 9H")),
        (Agreement.LAY_DOWN, table("KS 9D 4C", phase="play", melds=MELDS), throw("4C"), lay("KS > 0")),
        (Agreement.LAY_DOWN, table("9D 9C 2C 4C", phase="play", melds=MELDS), None, throw("4C")),
        (Agreement.FINISH_BOOKS, table("2C 9D 9C 4C 5S", phase="play", melds=MELDS), lay("2C > 1"), lay("2C > 2")),
        (Agreement.FINISH_BOOKS, table("2C 9D 9C 4C 5S", phase="play", melds=MELDS), lay("2C 9D 9C"), throw("4C")),
        (
            Agreement.FINISH_BOOKS,
            table("2C 9D 4C 5S", phase="play", melds=["QC QD 2H", dirty_book("J", wilds="2D")]),
            *(None, lay("2C > 0")),
        ),
        # the bug: a meld begun with a wild broke it where no dirty meld could have taken the wild
        (Agreement.FINISH_BOOKS, table("2C 9D 9C 4C 5S", phase="play", melds=[KINGS]), None, lay("2C 9D 9C")),
        (Agreement.KEEP_PAIRS, table("9D 9C 4C 8C 8D", phase="play", melds=MELDS), throw("9D"), throw("4C")),
        (Agreement.KEEP_PAIRS, table("9D 9C 8C 8D", phase="play", melds=MELDS), None, throw("9D")),
        (
            Habit.KEEP_CARDS,
            table("KS 9D 9C 9H 4C 5S 6H", phase="play", melds=MELDS),
            lay("9D 9C 9H"),
            lay("KS > 0"),
        ),
        (Habit.KEEP_CARDS, table("9D 9C 9H 4C 5S 6S 8C TD", phase="play", melds=MELDS), None, lay("9D 9C 9H")),
        (Habit.KEEP_CARDS, table("9D 9C 9H 4C", phase="play", melds=MELDS), None, lay("9D 9C 9H")),
        (
            Habit.KEEP_CARDS,
            table("KS 4C 5S", phase="play", melds=[clean_book("K")]),
            lay("KS > 0"),
            throw("4C"),
        ),
        (Habit.KEEP_CARDS, table("2H JC 4C 5S", phase="play", melds=MELDS), lay("JC > 2"), lay("JC 2H > 2")),
        (Habit.GO_OUT_SOON, ASKED, Answer(False), Answer(True)),
        (Agreement.WORK_TOGETHER, table("9D 9C 9H 4C 5S", phase="play", melds=MELDS), None, lay("9D 9C 9H")),
        (
            Agreement.WORK_TOGETHER,
            table("KS 9D 9C 9H 4C 5S", phase="play", melds=MELDS),
            lay("9D 9C 9H"),
            lay("KS > 0", "9D 9C 9H"),
        ),
        (Agreement.WORK_TOGETHER, table("KS 9D 4C", phase="play", melds=MELDS), throw("KS"), throw("4C")),
        (Agreement.WORK_TOGETHER, table("KS 2H", phase="play", melds=[clean_book("K", 7)]), None, throw("KS")),
    ],
)
def test_each_agreement_asks_for_one_thing(
    agreement: AgreementOrHabit, now: Table, breaks: Move | None, keeps: Move
) -> None:
    view = my_view(now)
    assert refusal(now, keeps) is None
    assert broken_by(view, keeps, [agreement]) is None
    if breaks is not None:
        assert refusal(now, breaks) is None
        assert broken_by(view, breaks, [agreement]) is agreement


@pytest.mark.parametrize(
    ("hand", "melds", "keeps"),
    [("AS 4C", READY, False), ("AS 4C", [KINGS], True), ("AS AC AH 4C", READY, True)],
)
def test_a_last_card_is_not_kept_after_a_partners_turn(hand: str, melds: list[str], keeps: bool) -> None:
    """The bug: a partner sat with the last card lap after lap while the learner got rid of three red threes. Given
    who plays on: goes out once a partner had a turn with all the books, but not with more cards.
    """
    view = my_view(safe(hand))
    passed = (SeatHistory(1, (), (), tuple(meld_of(cards(meld)) for meld in melds)),) * 4
    view = replace(view, board=replace(view.board, history=passed))
    *laid, last = hand.split()
    move = go_out(f"{' '.join(laid)} > 2", discard=last)
    assert (broken_by(view, move, (Habit.PLAY_ON,)) is not None) == keeps


def test_what_a_partner_took_with_the_pile_is_the_partners() -> None:
    now = table("9D 9S 9H 4C 4H 5S 2D", phase="play", melds=[KINGS])
    taken = tuple((Card("9C"), Card("2C")) if seat == 2 else () for seat in range(4))
    view = replace(my_view(now), board=replace(now.board, taken=taken))
    agreed = [Agreement.WORK_TOGETHER]
    assert broken_by(view, throw("9D"), agreed) is Agreement.WORK_TOGETHER
    assert broken_by(view, lay("9D 9S 9H"), agreed) is Agreement.WORK_TOGETHER
    assert broken_by(view, lay("4C 4H 2D"), agreed) is None
    assert broken_by(view, throw("4C"), agreed) is None


def test_an_alternative_keeps_the_other_agreements() -> None:
    """Given a pair that must stay together and a natural that a meld could take, neither is discarded instead."""
    now = table("9D 9C KS 4C", phase="play", melds=[KINGS])
    agreed = agreements_and_habits(("keep_pairs", "work_together"))
    assert moves_instead(my_view(now), Agreement.KEEP_PAIRS, agreed) == (throw("4C"),)
