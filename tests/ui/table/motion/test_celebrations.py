"""What is celebrated, with which words, and when: exactly what happened, and nothing that anybody may not know."""

import pytest
from msgspec.structs import replace

from game.engine.apply import apply
from game.engine.events import events_for
from game.engine.moves import Move
from game.engine.table.state import Table
from game.engine.table.view import SPECTATOR
from game.rules.ruleset import RuleSet
from game.ui.table.motion.celebrations import CLOSES, Celebration, Form, celebrations, is_big_pile
from game.ui.table.motion.choreography import QUICK, choreograph
from game.ui.table.motion.flight import Reel
from tests.build import CAMPUS, FAMILY, WEB, clean_book, lay, table, take
from tests.ui.table.motion.test_choreography import laid

ONE_SHORT = "KS KH KD KC KS KH"
NAMES = ("Anna", "Walt", "Rosa", "June")


def told(
    before: Table, move: Move, me: int | None = 0, form: Form = "full", eyes: int = 0, is_hosted: bool = False
) -> tuple[tuple[Celebration, ...], Reel]:
    """What a move brings, and the reel that shows it."""
    step = apply(before, move)
    board, there = step.table.board, laid(step.table, eyes)
    events = events_for(step.events, eyes)
    rivals = () if me is None else tuple(team for team in range(board.teams) if team != board.team_of(me))
    reel = choreograph(laid(before, eyes).sprites, there, events, board.rules, rivals)
    seen = reel if form == "full" else None
    return celebrations(events, board, there, me, form, seen, is_hosted=is_hosted), reel


def almost(card: str = "KC", seat: int = 0, rules: RuleSet = WEB) -> Table:
    """A seat holds the card that completes a book of kings."""
    return table(hand=f"{card} 4S 5S", seat=seat, rules=rules, phase="play", melds=(ONE_SHORT,))


def test_a_book_that_brings_nothing_tells_what_it_is() -> None:
    """Given no points for dirty books, or a table where only losers score, no number is shown."""
    for rules in (replace(WEB, dirty_book=0), replace(WEB, winner_takes=True, book_at_once=200)):
        (book,), _ = told(almost("2C", rules=rules), lay("2C > 0"))
        assert book.words == "Dirty book"
        assert not book.great


def test_a_foot_of_ones_own_is_a_moment_in_every_match() -> None:
    """The bug: whoever picked up the foot in a match found the cards simply there, since its few words had gone before
    one looked up. Given the own foot, its words rise with pips and last longer than a rival's, which are as ever.
    """
    mine, theirs = (
        table(hand="KC", seat=seat, phase="play", melds=("KS KH KD",), foot="AS AH 5C 8C") for seat in (0, 1)
    )
    ((own,), _), ((rival,), _) = (told(before, lay("KC > 0")) for before in (mine, theirs))
    assert (own.words, own.great, own.pips) == ("On to the foot!", True, "suits")
    assert (rival.great, rival.pips) == (False, "none")
    assert own.lasts == 2 * rival.lasts


def test_light_comes_when_the_cards_have_closed_up_and_the_points_go_with_the_book() -> None:
    """Given an own book: a golden light after a fifth of a second, ten pips, the way to the tray; silver and no pips
    for a dirty one.
    """
    (book,), reel = told(almost(), lay("KC > 0"))
    begun = reel.beginnings[1]
    assert book.begins == pytest.approx(begun + CLOSES)
    assert (book.light, book.pips, book.great) == ("gold", "suits", True)
    assert book.way is not None
    assert book.way in reel.flights.values()
    (dirty,), _ = told(almost("2C"), lay("2C > 0"))
    assert (dirty.light, dirty.pips) == ("silver", "none")
    wild = table(
        hand="*R 4S 5S",
        rules=replace(WEB, wild_melds="allowed"),
        phase="play",
        melds=(clean_book("Q"), "2S 2H 2D 2C 2S 2H"),
    )
    (stars,), _ = told(wild, lay("*R > 1"))
    assert (stars.light, stars.pips) == ("gold", "stars")


def test_a_book_of_rivals_closes_quickly_and_without_light() -> None:
    """Given a rival's book: closed after three tenths of a second, its points in a pill; for those who share the screen
    every book is lit.
    """
    (book,), reel = told(almost(seat=1), lay("KC > 0"))
    assert (book.words, book.light, book.pips, book.great) == ("+500", "none", "none", False)
    assert book.way is not None
    assert book.way.begins == pytest.approx(reel.beginnings[1] + QUICK)
    (shared,), _ = told(almost(seat=1), lay("KC > 0"), me=None)
    assert shared.light == "gold"


def test_nobody_waits_longer_for_a_book_than_before() -> None:
    """Given an own book, the cards are at rest within a second of closing; what still shines keeps nobody waiting."""
    (book,), reel = told(almost(), lay("KC > 0"))
    assert reel.length - reel.beginnings[1] < 0.95
    assert book.begins + book.lasts > reel.length


def test_a_pile_is_told_where_its_cards_go() -> None:
    """Given a rival who takes eight cards, at its plate; given the viewer, at the hand: "+8 cards" was over the empty
    place of the pile.
    """
    pile = "4C 5C 8C 9D TH QC KS QH KS"
    for seat in (0, 1):
        before = table(hand="QH QD KS 4C", rules=CAMPUS, seat=seat, melds=("KC KD KH",), pile=pile)
        step = apply(before, take("KS > 0"))
        layout = laid(step.table)
        (one,) = celebrations(step.events, step.table.board, layout, 0, "full")
        goal = layout.places.rect("Seat", seat) if seat else layout.places.rect("Hand")
        assert goal.contains(one.box)


def test_a_pile_is_big_by_what_the_rules_let_anybody_take() -> None:
    """Given rules by which five are taken, five are big; by which seven or all are, seven."""
    pile = "4C 5C 8C 9D QH QC KS"
    five = table(hand="KH KD QD 4C", rules=FAMILY, melds=(clean_book("A"),), pile=pile)
    step = apply(five, take("KS KH KD"))
    taken = next(event for event in step.events if type(event).__name__ == "PileTaken")
    assert is_big_pile(FAMILY, taken, step.events)  # type: ignore[arg-type]  # by its name
    assert not is_big_pile(replace(FAMILY, take_count="all"), taken, step.events)  # type: ignore[arg-type]


def test_with_motion_reduced_a_frame_stands_and_is_heard_and_with_none_the_words_alone() -> None:
    """Given either, nothing moves, shines or drifts; the book lies where it lies, and its chime is there."""
    for form, framed in (("calm", True), ("bare", False)):
        (book,), _ = told(almost(), lay("KC > 0"), form=form)  # type: ignore[arg-type]  # a word of Form
        assert (book.stands, book.framed, book.sound) == (True, framed, "clean")
        assert (book.light, book.pips, book.way) == ("none", "none", None)
    (theirs,), _ = told(almost(seat=1), lay("KC > 0"), form="calm")
    assert (theirs.framed, theirs.sound) == (False, "clean")


def test_every_seat_and_whoever_only_looks_on_read_the_same() -> None:
    """Given a pile, a foot and a book of another seat, no pair of eyes reads anything that others do not."""
    pile = table(hand="QH QD KS 4C", rules=CAMPUS, seat=1, melds=("KC KD KH",), pile="4C 5C 8C 9D TH QC KS QH KS")
    foot = table(hand="KC", seat=1, phase="play", melds=("KS KH KD",), foot="AS AH 5C 8C")
    for before, move in ((pile, take("KS > 0")), (foot, lay("KC > 0")), (almost(seat=1), lay("KC > 0"))):
        step = apply(before, move)
        read = {
            tuple(
                one.words
                for one in celebrations(events_for(step.events, eyes), step.table.board, laid(step.table), 0, "calm")
            )
            for eyes in (*range(4), SPECTATOR)
        }
        assert len(read) == 1
        assert read != {()}


def test_whatever_else_happens_is_no_reason() -> None:
    """Given a meld, a card more on a book, a book turned dirty: nothing."""
    for before, move in (
        (table(hand="KC KD KS 4S 5S", phase="play", melds=("QS QH QD",)), lay("KC KD KS")),
        (table(hand="KC 4S 5S", rules=FAMILY, phase="play", melds=(clean_book("K"),)), lay("KC > 0")),
        (table(hand="2C 4S 5S", rules=FAMILY, phase="play", melds=(clean_book("K"),)), lay("2C > 0")),
    ):
        assert told(before, move)[0] == ()
