"""Whether a move was made for the sake of an agreement: only where the level would have broken it."""

from game.ai.player import Think
from game.ai.players.easy import Easy
from game.ai.players.tuned_player import Habits
from game.engine.moves import Discard, MeldCards
from game.engine.partners.agreements import Agreement
from game.engine.table.state import Table
from game.reason.hindsight import agreement_behind, without_thinking_ahead
from tests.build import clean_book, my_view, table

OPEN, CLEAN, WILDS, FOOT, *_ = Agreement
STOCK = " ".join(clean_book(rank, 8) for rank in "458TJ")


def behind(now: Table, *agreements: Agreement, level: str = "hard") -> tuple[object, Agreement | None]:
    """What the level plays under these agreements, and the one that stands behind it."""
    view = my_view(now)
    move = Habits().decide(view, Think(agreements=agreements))
    return move, agreement_behind(view, move, level, "balanced", agreements)


def test_an_opening_that_the_level_would_have_put_off() -> None:
    """Given kings and a joker in the first turn, hard opens for the agreement alone, and says so; an expert too."""
    now = table("KC KD *R 4C 6S 8S 9H JC QD 7H", phase="play", turns=0, stock=STOCK)
    assert isinstance(Habits().decide(my_view(now), Think()), Discard)
    move, agreement = behind(now, OPEN, FOOT)
    assert isinstance(move, MeldCards)
    assert agreement is OPEN
    assert behind(now, OPEN, level="expert")[1] is OPEN


def test_a_move_that_was_free_has_no_agreement_behind_it() -> None:
    """Given three aces and four kings, hard opens by itself: the agreement is no reason for it."""
    now = table("AC AD AH KC KD KH KS 4C", phase="play", stock=STOCK)
    assert behind(now, OPEN)[1] is None
    assert behind(now)[1] is None


def test_each_level_is_asked_by_its_own_habits() -> None:
    """Given the same opening, a beginner makes it at any price, so that no agreement is behind it."""
    now = table("KC KD *R 4C 6S 8S 9H JC QD 7H", phase="play", turns=0, stock=STOCK)
    move, agreement = behind(now, OPEN, level="easy")
    assert move == Easy().decide(my_view(now), Think())
    assert agreement is None


def test_what_thinking_ahead_changed_is_told_by_the_same_agreements() -> None:
    """Given an expert who opens as agreed and as its tuning would under it, thinking ahead changed nothing."""
    now = table("KC KD *R 4C 6S 8S 9H JC QD 7H", phase="play", turns=0, stock=STOCK)
    view = my_view(now)
    move = Habits().decide(view, Think(agreements=(OPEN,)))
    assert without_thinking_ahead(view, move, "expert", agreements=(OPEN,)) is None
    assert without_thinking_ahead(view, move, "expert") is not None
