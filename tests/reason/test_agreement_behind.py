"""Whether a move was made for the sake of an agreement: only where the level would have broken it."""

from game.ai.player import Think
from game.ai.players.tuned_player import Habits
from game.engine.moves import Discard, MeldCards
from game.engine.partners.agreements import Agreement, AgreementOrHabit, Habit
from game.engine.table.state import Table
from game.reason.hindsight import agreement_behind, without_thinking_ahead
from tests.build import clean_book, my_view, table

BOOKS, FOOT = Agreement.FINISH_BOOKS, Agreement.WAIT_FOR_FOOT
STOCK = " ".join(clean_book(rank, 8) for rank in "458TJ")
ACES = table("AD 6C *R 2D AS 9C", phase="play", melds=["QC QD 2H", "JC JD JH JS 2D"], stock=STOCK)
"""Hard would start a meld of aces with the joker, though a dirty meld has room for it; a beginner wouldn't."""


def behind(now: Table, *agreements: AgreementOrHabit, level: str = "hard") -> tuple[object, Agreement | None]:
    """What the level plays under these agreements, and the one behind it."""
    view = my_view(now)
    move = Habits().decide(view, Think(agreements=agreements))
    return move, agreement_behind(view, move, level, "balanced", agreements)


def test_a_meld_is_not_started_because_of_an_agreement() -> None:
    assert isinstance(Habits().decide(my_view(ACES), Think()), MeldCards)
    move, agreement = behind(ACES, BOOKS, FOOT)
    assert isinstance(move, Discard)
    assert agreement is BOOKS
    assert behind(ACES, BOOKS, level="expert")[1] is BOOKS


def test_no_agreement_is_behind_a_move_that_the_level_makes_anyway() -> None:
    free = table("AC AD AH KC KD KH KS 4C", phase="play", stock=STOCK)
    assert behind(free, BOOKS)[1] is None
    assert behind(free)[1] is None
    assert behind(ACES, BOOKS, level="easy")[1] is None


def test_a_habit_is_never_given_as_an_agreement() -> None:
    move, agreement = behind(ACES, Habit.SAVE_WILDS)
    assert move != Habits().decide(my_view(ACES), Think())
    assert agreement is None


def test_thinking_ahead_is_compared_under_the_same_agreements() -> None:
    """Given an expert who discards as agreed and as its tuning would under it, thinking ahead changed nothing."""
    view = my_view(ACES)
    move = Habits().decide(view, Think(agreements=(BOOKS,)))
    assert without_thinking_ahead(view, move, "expert", agreements=(BOOKS,)) is None
    assert without_thinking_ahead(view, move, "expert") is not None
