"""Moves whose use everybody sees: a needed book that can be had now, and an opening."""

from msgspec.structs import replace

from game.ai.advice.hint import advice_for, advice_on, settled
from game.ai.brain.counted_position import MELD
from game.ai.brain.from_view import lays_of
from game.ai.expert import Thought, ideas_of
from game.ai.levels import Habits
from game.ai.plain_moves import plain_ideas
from game.ai.player import Think
from game.ai.search.courses import Compared, Course, SideAtEnd
from game.ai.search.ideas import Idea
from game.ai.search.playouts import Verdict
from game.cards import Rank
from game.engine import advice as facts
from game.engine.moves import GoOut, MeldCards, Move
from game.engine.state import Table
from tests.build import lay, my_view, table

TENS = "TC TD TH TS TC 2D"
KINGS = "KC KD KH KS KC"


def plain(now: Table) -> list[Move]:
    """The plain moves beside the habit of `hard`."""
    view = my_view(now)
    ideas = ideas_of(view, Habits().decide(view, Think()))
    return [idea.move for idea in plain_ideas(view, ideas)]


def test_a_two_that_makes_a_needed_dirty_book_is_plain() -> None:
    """Given tens that lack a card and no dirty book yet, a two on them; hints passed over it without a word."""
    found = plain(table("2C 9D 7C 6H 4S", phase="play", melds=[TENS, KINGS]))
    assert found[0] == lay("2C > 0")


def test_a_two_does_not_spoil_a_clean_meld_while_a_clean_book_is_lacking() -> None:
    """Given six clean kings alone to put it on, nothing is plain."""
    assert not plain(table("2C 9D 7C 6H 4S", phase="play", melds=[f"{KINGS} KS"]))


def test_what_the_habit_lays_is_laid_with_the_book() -> None:
    """Given a king that would be laid anyway, the two goes on the tens with it and not instead of it."""
    first = plain(table("2C KD 9D 7C 6H 4S", phase="play", melds=[TENS, KINGS]))[0]
    assert isinstance(first, MeldCards)
    assert sorted(card for group in first.groups for card in group.cards) == ["2C", "KD"]


def test_nothing_is_plainer_than_picking_up_the_foot() -> None:
    """Given cards that can all be laid but for one, no other book is."""
    assert not plain(table("2C 9D 9C 4S", phase="play", melds=[TENS, KINGS]))


def test_an_opening_that_is_about_as_good_is_advised() -> None:
    """Given two queens, a joker, three kings and four sixes for an opening of 120 that leaves two cards: the
    hint said to wait, and that it would cost one wild card.
    """
    hand = "*B KD KD KD QS QH 8D 6S 6S 6H 6C 5H 4S"
    view = my_view(table(hand, phase="play", pile="6S 3C"))
    told = settled(replace(view, board=replace(view.board, round=3)))
    assert isinstance(told.move, MeldCards)
    assert isinstance(told.why, facts.OpensTeam)


def test_a_book_that_is_clearly_better_made_later_is_told_with_its_price() -> None:
    """Given 280 points against it, and a foot that comes in more of the deals, both are facts of the hint."""
    view = my_view(table("2C 9D 7C 6H 4S", phase="play", melds=[TENS, KINGS]))
    ideas = ideas_of(view, Habits().decide(view, Think()))
    at = ideas.index(plain_ideas(view, ideas)[0])
    side = SideAtEnd(1.0, 1.0, 0.0, 100.0)
    one, other = (Course((0.0,) * 4, (foot,) * 4, (side, side)) for foot in (0.5, 0.2))
    told = []
    for gain in (281.0, 40.0):
        compared = Compared(at, gain, 20.0, 40, 30, 3, one, other)
        told.append(advice_on(view, Thought(ideas[0].move, ideas, Verdict(0), (compared,), (at,))).beside)
    assert told[0] == facts.BookCanWait(Rank("T"), 1, 280, to_foot=True)
    assert not isinstance(told[1], facts.BookCanWait)


def test_no_wild_card_is_said_to_be_saved_by_a_move_that_lays_one() -> None:
    """Given a move that puts a two on kings, a book that another two would make isn't said to wait: the hint spoke of
    saving wild cards.
    """
    view = my_view(table("2C 2D 9D 7C 6H 4S", phase="play", melds=[TENS, "KC KD KH 2S"]))
    onto_tens, onto_kings = lay("2C > 0"), lay("2D > 1")
    ideas = tuple(Idea(move, MELD, lays_of(GoOut(move.groups, None))[0]) for move in (onto_kings, onto_tens))
    side = SideAtEnd(1.0, 1.0, 0.0, 100.0)
    course = Course((0.0,) * 4, (0.0,) * 4, (side, side))
    compared = Compared(1, 281.0, 20.0, 40, 30, 3, course, course)
    told = advice_on(view, Thought(onto_kings, ideas, Verdict(0), (compared,), (1,)))
    assert not isinstance(told.beside, facts.BookCanWait)


def test_a_wild_card_is_not_worth_more_later_where_it_makes_a_book_of_what_is_laid() -> None:
    """Given three queens for a dirty meld of three, and a two that would make it a book then."""
    view = my_view(table("2C QS QD QC 9D 7C", phase="play", melds=["QC QD 2H", KINGS]))
    assert not isinstance(advice_for(view, lay("QS QD QC > 0")).beside, facts.WildsWait)
