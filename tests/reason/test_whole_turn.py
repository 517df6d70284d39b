"""What a partner may say its whole turn was for, one position each."""

import random
from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from game.cards import Card, Rank
from game.engine.apply import IllegalMove, apply
from game.engine.discard_pile.taking import why_no_take
from game.engine.events import Melded, events_for
from game.engine.melding.melds import meld_of
from game.engine.moves import Answer, Draw, Hold, Move
from game.engine.partners.agreements import Agreement
from game.engine.refusal import BooksMissing, FirstLap
from game.engine.table.deal import Deal, deal_round, reshuffle
from game.engine.table.seat_history import SeatHistory
from game.engine.table.state import Table, put
from game.engine.table.view import SPECTATOR, view_of
from game.reason.purposes import (
    GrowsBook,
    GuardsPile,
    MakesBook,
    OnlyWay,
    Opens,
    SavesPoints,
    ShedsCost,
    TakesPile,
    TakesStack,
)
from game.reason.whole_turn import AsAgreed, OpenStep, TurnReason, _grown, _rival_near, _two_at_once, turn_reasons
from game.sentences.advice.reasons import ToldReason
from tests.build import (
    CAMPUS,
    FAMILY,
    WEB,
    after,
    books,
    cards,
    clean_book,
    dirty_book,
    go_out,
    lay,
    table,
    take,
    throw,
)
from tests.properties.random_play import Moment, preset_seatings, rounds_of
from tests.properties.test_nothing_leaks import dealt_again, told

KING = Rank("K")
MELDS, ACES = (clean_book("K", 4),), "AC AD AS"


def steps(now: Table, *moves: Move) -> list[OpenStep]:
    """The moves of a turn as everybody saw them."""
    turn = []
    for move in moves:
        step = apply(now, move)
        turn.append(OpenStep(now.board, events_for(step.events, SPECTATOR), step.table.board))
        now = step.table
    return turn


def said(now: Table, *moves: Move, agreed: tuple[Agreement, ...] = ()) -> tuple[TurnReason, ...]:
    """What the seat to move says of these moves."""
    return turn_reasons(steps(now, *moves), now.board.turn, agreed)


def test_a_pile_that_nobody_could_take() -> None:
    """The bug: "Nobody can take the pile while there's a three on top", when the turn's discard lay on it."""
    closed = table("4C 5C 9D", pile="KD KH KS KC 9S 9H 3S", melds=MELDS)
    assert said(closed, Draw(), throw("4C")) == ()
    assert said(table("4C 5C", pile="9S 9H 8S 7S 6S 5H KD", melds=MELDS), Draw()) == ()


def test_the_pile_is_told_beside_what_the_cards_do() -> None:
    """Given two kings in hand, taking a pile of seven with a king onto the team's kings: the book, then the pile."""
    now = table("KC KD 4C 5C", pile="9S 9H 8S 7S 6S 5H KH", melds=MELDS)
    told = said(now, take("KC KD KH > 0"))
    assert told == (MakesBook("clean", KING, True, BooksMissing(dirty=1)), TakesPile(7, 0, 0, 0))


def test_nobody_takes_the_pile_to_be_sooner_at_the_foot() -> None:
    """The bug: "for my foot: seven more cards and I pick it up", of five cards that became seven by the pile."""
    for more, is_told in ((), False), ((lay("JC JD JH"),), True):
        hand = "8C 8D 4C 4D 4H" + " JC JD JH TC" * is_told
        then = table(hand, pile="9S 9H TS TH QS QH 5H 8S", melds=MELDS)
        turn = (take("8C 8D 8S"), lay("4C 4D 4H"), *more, throw("QS"))
        assert any(isinstance(one, TakesStack) for one in said(then, *turn)) == is_told


def test_an_opening_a_book_and_the_foot_are_all_told() -> None:
    """Given aces that open, the points and those needed; given the seventh king, the book; an empty hand, the foot."""
    opens = table("AC AD AH 4C 6S", phase="play")
    assert said(opens, lay("AC AD AH"), throw("4C"))[0] == Opens(60, 50)
    more = table("AC AD AH KC KD KH 4C 6S", phase="play")
    assert said(more, lay("AC AD AH"), lay("KC KD KH"), throw("4C"))[0] == Opens(90, 50)
    waived = table("4C 4D 4H", replace(WEB, open_waived=True), phase="play")
    assert said(waived, lay("4C 4D 4H"))[0] == Opens(15, 0)  # the bug: "and we need 50"
    # the bug: "our first melds come to 35 points, and we need 50", of a book that counts
    counts = table("5C 5D 5H 5S 5C 5D 5H 4C 6S", replace(WEB, open_counts_books=True), phase="play")
    assert said(counts, lay("5C 5D 5H 5S 5C 5D 5H"), throw("4C"))[0] == Opens(535, 50)
    book = table("KC 4C 6S", phase="play", melds=[clean_book("K", 6)])
    assert said(book, lay("KC > 0"))[0] == MakesBook("clean", KING, True, BooksMissing(dirty=1))
    foot = table("KC KD", phase="play", melds=MELDS)
    assert TakesStack("foot", 0, "at_once") in said(foot, lay("KC KD > 0"))
    # the same where those kings are the first book, and the rules give the foot for an empty hand
    both = table("KC KD", phase="play", melds=[clean_book("K", 5)])
    assert TakesStack("foot", 0, "at_once") in said(both, lay("KC KD > 0"))
    assert TakesStack("foot", 0, "last_card") in said(table("4C", phase="play", melds=MELDS), throw("4C"))
    joins = table("KC 4C 6S", replace(WEB, foot_when="first_book"), phase="play", melds=[clean_book("K", 6)])
    assert TakesStack("foot", 0, "book") in said(joins, lay("KC > 0"))


def test_two_books_of_a_turn_are_one_reason() -> None:
    """Given sixth kings and queens that both lack a card, two lay-downs say at once what is still missing."""
    lacking = replace(WEB, out_dirty=0, out_clean=3)
    now = table("KC QC 4C 6S", lacking, phase="play", melds=[clean_book("K", 6), clean_book("Q", 6)])
    both = MakesBook("clean", KING, True, BooksMissing(clean=1), also=(Rank("Q"),))
    assert [one for one in said(now, lay("KC > 0"), lay("QC > 1")) if isinstance(one, MakesBook)] == [both]


def test_up_to_four_more_cards_to_the_foot_and_the_book_that_comes_near() -> None:
    """Given a queen more on five with a two, and two or four cards left, the foot is told, then the book that lacks
    one; with five left only that.
    """
    grown = GrowsBook("dirty", Rank("Q"), 6, 1, True)
    for left, foot in ((2, True), (4, True), (5, False)):
        now = table(f"KC QC {'4C 6S 7S 8S 9S'[: 3 * left - 1]}", phase="play", melds=(*MELDS, "QD QH QS QC 2D"))
        told = said(now, lay("QC > 1", "KC > 0"))
        assert told == ((TakesStack("foot", left, "later"), grown) if foot else (grown,))


def test_a_rival_who_may_go_out() -> None:
    """Given a rival with all that going out takes, laying down is told to be for the points."""
    rules = replace(WEB, partners_foot="none")
    theirs = books(rules, 1, 1)
    now = table("KC 4C 6S", rules, phase="play", melds=MELDS, their_melds=theirs, played_foot=(1,))
    assert said(now, lay("KC > 0"))[0] == SavesPoints(10, 1, now.board.hands[1])
    hands, ways = {1: "9C 9D 9H 9S TC TD TH TS"}, {"melds": MELDS, "their_melds": theirs, "played_foot": (1,)}
    many = table("KC 4C 6S", rules, phase="play", hands=hands, **ways)  # type: ignore[arg-type]  # as above
    assert not isinstance(said(many, lay("KC > 0"))[0], SavesPoints)  # eight cards don't go out in a turn


@pytest.mark.parametrize(
    ("seat", "hands", "rival"),
    [
        (0, {}, 1),
        (2, {}, 3),
        (1, {}, None),
        (0, {1: "9C 9D 9H TC TD"}, 1),
        (0, {1: "9C 9D 9H TC TD TH"}, 3),
        (0, {1: "9C 9D 9H TC TD TH", 3: "QC QD QH QS JC JD"}, None),
    ],
)
def test_which_rival_is_near_the_end(seat: int, hands: dict[int, str], rival: int | None) -> None:
    """The next clockwise with five cards or fewer, of a team that may go out: here that of seats 1 and 3."""
    now = table("KC 4C", phase="play", hands=hands, their_melds=books(WEB, 1, 1), played_foot=(1, 3))
    assert _rival_near(now.board, seat) == rival


def test_nobody_is_told_that_there_was_no_pile() -> None:
    """The bug: "There's no pile to take", of a first turn whose discard was asked about."""
    assert said(table("5C 4C"), Draw(), throw("5C")) == ()


def test_a_card_that_a_rival_melds_is_told_by_the_threes_that_come_with_it() -> None:
    """The bug: "I'd have to show you my hand", of a king under which four of seven cards are threes."""
    pile = "5D 3D 3H 3H TC 3S 8D"
    now = table("KS 5C", CAMPUS, phase="play", pile=pile, melds=MELDS, their_melds=["KC KD KH"], bare=True,
                watched=True)  # fmt: skip
    assert said(now, throw("KS")) == (OnlyWay("threes"),)
    few = table("KS 5C", CAMPUS, phase="play", pile=pile.replace("3H", "9H"), melds=MELDS, bare=True)
    assert said(few, throw("KS")) == ()


def test_what_a_discard_shows() -> None:
    """Given a three, it stops the pile; given eight fives open of sixteen, few can use another; else nothing."""
    assert said(table("3S 4C", phase="play"), throw("3S")) == (ShedsCost(Card("3S"), 0),)
    assert said(table("3H 4C", phase="play"), throw("3H")) == (ShedsCost(Card("3H"), WEB.red_three),)
    melds_black = replace(WEB, meld_threes="black_in_foot")
    assert said(table("3S 4C", melds_black, phase="play"), throw("3S")) == (ShedsCost(Card("3S"), 0),)
    assert said(table("3S 4C", melds_black, phase="play", in_foot=(0,)), throw("3S")) == ()  # it may be of use there
    fives = table("5C 4C", phase="play", melds=[clean_book("5", 4)], their_melds=["5C 5D 5H"], pile="JC 4H 9D")
    assert said(fives, throw("5C")) == (GuardsPile(1, Rank("5"), 4, "gone", 8, 16),)
    assert said(table("5C 4C", phase="play"), throw("5C")) == ()
    alone = table(
        "5C 4C", phase="play", melds=[clean_book("5", 4)], their_melds=["5C 5D 5H"], pile="9D", hands={1: "KC"}
    )
    assert said(alone, throw("5C")) == ()  # one card takes no pile, whatever is out


def fives_guarded(**changes: object) -> tuple[TurnReason, ...]:
    """A five discarded onto three cards."""
    now = table("5C 4C KS", phase="play", pile="JC 4H 9D", **changes)  # type: ignore[arg-type]  # as the table takes them
    return said(now, throw("5C"))


def test_what_everybody_saw_makes_a_discard_safe() -> None:
    """The bugs: "I'd have to show my hand", where the next player had discarded a five, or had left one on the pile;
    where the rivals have the fives, or have none and need a pair; and where nobody can take the pile at all. A five
    once discarded was told, too, where the rivals have laid down fives since.
    """
    five = Rank("5")
    pairs, by_one = replace(WEB, take_with="pair"), replace(WEB, take_with="pair_or_meld")
    done = {"threw": SeatHistory(1, discards=(Card("5H"),)), "left": SeatHistory(1, declined=(Card("5H"),))}
    for how, history in done.items():
        seats = (SeatHistory(), history, SeatHistory(), SeatHistory())
        now = table("5C 4C KS", phase="play", pile="JC 4H 9D")
        now = replace(now, board=replace(now.board, history=seats))
        assert said(now, throw("5C")) == (GuardsPile(1, five, 4, how, 1, 16),), how  # type: ignore[arg-type]
        now = table("5C 4C KS", pairs, phase="play", pile="JC 4H 9D", their_melds=["5D 5H 5S"])
        now = replace(now, board=replace(now.board, history=seats))
        assert said(now, throw("5C")) == (GuardsPile(1, five, 4, "theirs", 4, 16),), how
    shut = table(
        "5C 4C KS", replace(WEB, take_needs_open=True), phase="play", pile="JC 4H 9D", their_melds=["8D 8H 8S"]
    )
    shut = replace(shut, board=replace(shut.board, history=(SeatHistory(), done["left"], SeatHistory(), SeatHistory())))
    assert said(shut, throw("5C")) == ()  # perhaps it hadn't opened when it left one
    assert fives_guarded(rules=pairs, their_melds=["5D 5H 5S"]) == (GuardsPile(1, five, 4, "theirs", 4, 16),)
    assert fives_guarded(rules=by_one, their_melds=["8D 8H 8S"]) == (GuardsPile(1, five, 4, "unmelded", 1, 16),)
    assert fives_guarded(rules=by_one, their_melds=["5D 5H 5S"]) == ()
    threes = table("5C 4C KS", by_one, phase="play", pile="3C 3H JC", their_melds=["5D 5H 5S"], watched=True)
    assert said(threes, throw("5C")) == (OnlyWay("threes"),)
    waits = table("5C 4C KS", replace(WEB, take_first_lap=False), phase="play", pile="JC 4H 9D", turns=(1, 0, 0, 0))
    assert said(waits, throw("5C")) == (FirstLap(1),)


@pytest.mark.parametrize(("take_with", "held", "takes"), [
    ("any_play", "5S 2C KC", True), ("any_play", "5S 8C KC", False), ("pair_or_meld", "5S 2C KC", False),
])  # fmt: skip
def test_what_a_rival_needs_whose_team_has_no_meld_of_the_discard(take_with: str, held: str, takes: bool) -> None:
    """The bugs: "they'd need a pair", where a five and a two take the pile; and "the rivals have no meld of fives",
    where only the next player's team has none.
    """
    rules = replace(WEB, take_with=take_with)
    now = table("5C 4C KS", rules, players=6, teams=3, phase="play", pile="JC 4H 9D", their_melds=["8D 8H 8S"],
                hands={1: held})  # fmt: skip
    third = put(now.board.melds, 2, (meld_of(cards("5D 5H 5S")),))
    now = replace(now, board=replace(now.board, melds=third))
    (told,) = said(now, throw("5C"))
    assert told == GuardsPile(1, Rank("5"), 4, "unmelded", 4, 24)
    assert ToldReason(told, ["Ann", "Ben"]).clause == "Ben has no meld of fives, so one card alone isn't enough"
    assert (why_no_take(view_of(after(now, throw("5C")), 1)) is None) == takes


def test_going_out_and_a_card_that_is_kept() -> None:
    """Given a way out, it is told; given a card held because the partner has laid none, that is."""
    rules = replace(FAMILY, hold_last_card=True)
    now = table("4C", rules, phase="play", melds=MELDS, played_foot=(0,))
    assert said(now, Hold()) == (OnlyWay("late"),)
    out = table("AS 4C", WEB, phase="play", melds=[*books(WEB, 1, 1), clean_book("A", 3)], played_foot=(0, 2))
    assert said(out, go_out("AS > 2", discard="4C"))[0] == OnlyWay("out")
    # whom the partner told no didn't go out, and what the turn did is told instead
    melds = [*books(CAMPUS, 1, 1), clean_book("A", 3), "9C 9H 9S"]
    asks = table("AS 4C 9D", CAMPUS, phase="play", melds=melds, played_foot=(0, 2))
    turn = (go_out("AS > 2", "9D > 3", discard="4C"), Answer(False), lay("AS > 2"), throw("4C"))
    assert OnlyWay("out") not in said(asks, *turn)
    assert OnlyWay("out") in said(asks, *turn[:1], Answer(True))


def test_what_was_agreed_is_told_where_the_table_bears_it_out() -> None:
    """Given agreements, a book made with a wild and a round that goes on name theirs; a draw names none."""
    everything = tuple(Agreement)
    book = table("2C 2S 4C 6S", phase="play", melds=["KC KD KH KS KC 2D", "QC QD QH QS"])
    assert AsAgreed(Agreement.FINISH_BOOKS) in said(book, lay("2C > 0"), agreed=everything)
    # a natural beside the wild, and a second meld that gets one and is no book, take nothing from that
    two = table("2C 2S KS 9C 4C 6S", phase="play", melds=["KC KD KH KS KC", "9D 9H 9S"])
    for move, is_told in ((lay("2C KS > 0", "2S > 1"), True), (lay("2S > 1"), False), (lay("KS > 0"), False)):
        assert (AsAgreed(Agreement.FINISH_BOOKS) in said(two, move, agreed=everything)) == is_told
    rules = replace(WEB, partners_foot="none")
    ready = table("9C 4C", rules, phase="play", melds=books(rules, 1, 1), played_foot=(0,))
    assert AsAgreed(Agreement.WAIT_FOR_FOOT) in said(ready, throw("4C"), agreed=everything)
    assert AsAgreed(Agreement.WAIT_FOR_FOOT) not in said(ready, throw("4C"))
    assert said(table("4C 5C", pile="3S"), Draw(), agreed=everything) == ()


def last_turn(moments: Sequence[Moment]) -> list[OpenStep]:
    """The last turn of a round, played anew and seen by everybody. Raises IllegalMove."""
    now, seen = moments[0].before, list[OpenStep]()
    for moment in moments:
        before = now
        if isinstance(moment.entry, Deal):
            now, events = deal_round(now, moment.entry)
        elif isinstance(moment.entry, tuple):
            now, events = reshuffle(now, tuple(map(Card, moment.entry)))
        else:
            step = apply(now, moment.entry)
            now, events = step.table, step.events
        seen.append(OpenStep(before.board, events_for(events, SPECTATOR), now.board))
    turn = seen[-1].before.turn
    first = next((n for n in range(len(seen), 0, -1) if seen[n - 1].before.turn != turn), 0)
    return seen[first:]


def test_no_answer_tells_what_the_table_does_not_know() -> None:
    """Given another deal of every card that nobody has seen, turns of random matches are told in the same words."""
    rng = random.Random("whole turns")
    compared = other_hands = 0
    for seating in [one for one in preset_seatings(range(1, 2)) if one.players == 4][:5]:
        for moments in rounds_of(seating):
            for _ in range(2):
                upto = moments[: rng.randrange(1, len(moments))]
                again = dealt_again(rng, seating, upto, SPECTATOR)
                try:
                    turn, other = last_turn(upto), last_turn(again)
                except IllegalMove:  # somebody's unseen cards were needed for his move
                    continue
                compared += 1
                other_hands += told(upto, SPECTATOR)[0].hands != told(again, SPECTATOR)[0].hands
                seat = turn[-1].before.turn
                assert turn_reasons(turn, seat, tuple(Agreement)) == turn_reasons(other, seat, tuple(Agreement))
    assert compared
    assert other_hands


def test_one_of_several_melds_is_told_only_near_a_book() -> None:
    """The bug: three kings and a seven were laid "for a dirty book: our sevens then have four cards, four short"."""
    rules = replace(WEB, book_size=8)
    now = table("KC KD KH 7S 5C 6S 8H 9H TS", rules, phase="play", melds=["7S 7H 2C"])
    assert [type(one) for one in said(now, lay("KC KD KH", "7S > 0"))] == [TakesStack]
    assert GrowsBook("dirty", Rank("7"), 4, 4, is_needed=True) in said(now, lay("7S > 0"))


def test_one_of_several_melds_that_nobody_needs_is_not_what_the_turn_was_for() -> None:
    """The bug: nine cards were laid down "for a dirty book: our eights then have six", and no dirty book was needed."""
    melds = [clean_book("K"), dirty_book("Q"), "8C 8D 8H 8S 2C"]
    now = table("8C AC AD AH 7S 5C 6S 9H TS JC", phase="play", melds=melds)
    assert not any(isinstance(one, GrowsBook) for one in said(now, lay("8C > 2", "AC AD AH")))
    clean = table("8C AC 7S 5C 6S 9H TS JC", phase="play", melds=[*melds[:2], "8C 8D 8H 8S 8D", "AC AD AH"])
    assert GrowsBook("clean", Rank("8"), 6, 1) in said(clean, lay("8C > 2", "AC > 3"))


def test_a_book_is_told_before_a_few_points() -> None:
    """The bug: two sixes closed a dirty book, "and that's 30 points on the table. For my foot: four more cards"."""
    rules = replace(WEB, partners_foot="none")
    melds = [clean_book("A"), dirty_book("Q"), "8C 8D 8H 8S 2C"]
    now = table(
        "8C 8D JC 4C 7S 9S", rules, phase="play", melds=[*melds, "JC JD JH"], their_melds=books(rules, 1, 1),
        played_foot=(1,),
    )  # fmt: skip
    assert said(now, lay("8C 8D > 2", "JC > 3"))[0] == MakesBook("dirty", Rank("8"), worth=300)


def test_most_of_the_foot_laid_down_is_for_the_points() -> None:
    """The bug: ten cards of the foot were laid "for a clean book: that makes five fours, two short"."""
    hand, melds = "4C KC KD KH QC QD QH 9H 8S", [dirty_book("A"), "4D 4H 4S 4C"]
    now = table(hand, phase="play", melds=melds, in_foot=(0,), played_foot=(0,))
    told = said(now, lay("KC KD KH", "QC QD QH", "4C > 1"))
    assert told[0] == SavesPoints(65)
    six = table(f"{hand} KS 4S", phase="play", melds=melds, in_foot=(0,), played_foot=(0,))
    for move, is_many in ((lay("KC KD KH KS", "4C 4S > 1"), True), (lay("KC KD KH", "4C 4S > 1"), False)):
        assert any(isinstance(one, SavesPoints) for one in said(six, move)) == is_many
    one = said(now, lay("4C > 1"))
    assert isinstance(one[0], GrowsBook)


def test_an_opening_says_nothing_of_a_foot_that_is_far_off() -> None:
    """The bug: “To open: … For my foot: eight more cards and I pick it up.”"""
    now = table("KC KD KH QC QD QS 9H 9S 9D JC TS 8H 5S 5C 5H AC", phase="play")
    assert [type(one) for one in said(now, lay("KC KD KH", "QC QD QS", "9H 9S 9D"))] == [Opens]


@pytest.mark.parametrize(
    ("melds", "laid", "expected"),
    [
        (["KC KD KH", ACES], ("KS > 0", "AC > 1"), ("K", 3)),  # both are needed and as near: the first
        ([clean_book("K", 4), ACES], ("AC > 1", "KS > 0"), ("K", 2)),
        (["KC KD KH"], ("KS > 0",), ("K", 3)),
        ([clean_book("Q", 7), "KC KD KH", ACES], ("KS > 1", "AC > 2"), None),  # nobody needs another clean one
        ([clean_book("Q", 7), clean_book("K", 5), ACES], ("KS > 1", "AC > 2"), ("K", 1)),
        ([clean_book("Q", 7), clean_book("K", 4), ACES], ("KS > 1", "AC > 2"), None),
        ([clean_book("K", 6), clean_book("A", 6)], ("KS > 0",), None),  # it is one
    ],
)
def test_which_meld_came_near_to_a_book(
    melds: Sequence[str], laid: Sequence[str], expected: tuple[str, int] | None
) -> None:
    """Given what was laid, the meld that came nearest is told: any that is alone, of several only a needed one within
    three cards, or a clean one that lacks a card.
    """
    now = table("KS AC 4C 5C 6C 7C", phase="play", melds=melds, bare=True)
    (step,) = steps(now, lay(*laid))
    grown = list(_grown(step.after, [(step, event) for event in step.events if isinstance(event, Melded)]))
    assert [(one.rank, one.short) for one in grown] == ([] if expected is None else [expected])


def test_which_books_are_told_at_once() -> None:
    """Given books of a turn, two needed ones are one purpose, or two others; a needed one and another stay two."""
    one, two = (MakesBook("clean", Rank(rank), True, BooksMissing(dirty=n)) for rank, n in (("K", 2), ("Q", 1)))
    idle, more = (MakesBook("dirty", Rank(rank), worth=300) for rank in "98")
    assert _two_at_once([one, two]) == [replace(one, also=(Rank("Q"),), missing=BooksMissing(dirty=1))]
    assert _two_at_once([idle, one, two]) == [replace(one, also=(Rank("Q"),), missing=BooksMissing(dirty=1))]
    assert _two_at_once([idle, more]) == [replace(idle, also=(Rank("8"),))]
    assert _two_at_once([one, idle]) == [one, idle]
    assert _two_at_once([idle, one]) == [idle, one]
    assert _two_at_once([one]) == [one]
    # the bug: of three books the needed one was left out, where the two others were made before it
    assert _two_at_once([idle, more, one]) == [idle, more, one]
