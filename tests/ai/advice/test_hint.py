"""Hints: the facts that speak for a move."""

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from game.ai.advice.discard_reasons import why_discard
from game.ai.advice.hint import advice_for, as_it_thinks, hint
from game.ai.advice.laying_reasons import why_lay, why_these
from game.ai.player import Think
from game.cards import Card, Rank, parse_cards
from game.engine import advice as facts
from game.engine.advice import Why
from game.engine.moves import Draw, Group, MeldCards
from game.engine.refusal import BooksMissing
from game.engine.view import PlayerView
from game.rules.ruleset import RuleSet
from tests.build import CAMPUS, COUPLES, WEB, clean_book, go_out, lay, my_view, table, take, throw

ACES = ["AC AD AS"]
FULL = " ".join(clean_book(rank, 8) for rank in "489T")
"""A stock with which no round is near its end."""


def test_a_hint_is_what_hard_would_do_and_marks_its_cards() -> None:
    """Given a red three, the hint is to discard it, the card is marked and its price told."""
    advice = hint(my_view(table("3H 5C 9D QS", phase="play", melds=ACES)))
    assert (advice.move, advice.why, advice.cards) == (throw("3H"), facts.RedThreeCosts(300), ("3H",))


@pytest.mark.parametrize(
    ("hand", "move", "why"),
    [
        ("KC KD KH 5C", lay("KC KD KH"), facts.LeavesTheDiscard()),
        ("KC KD KH", lay("KC KD KH"), facts.EmptiesHand()),
        ("KC KD KH 5C 6C 7C", lay("KC KD KH"), facts.BeginsMeld("clean", Rank("K"), 3, 4, is_needed=True)),
        ("KC KD 2C 5C 6C 7C", lay("KC KD 2C"), facts.LaysMany(3, 3, "foot", 40)),
        ("AC AD AH 5C 6C 7C", lay("AC AD AH > 0"), facts.MeldGrows("clean", Rank("A"), 6, 1, is_needed=True)),
        ("AC 2D 5C 6C 7C", lay("2D > 0"), facts.LaysMany(1, 4, "foot", 20)),
        (
            "AC AD AH AS 5C 6C 7C",
            lay("AC AD AH AS > 0"),
            facts.CompletesBook("clean", Rank("A"), is_needed=True, lacking=BooksMissing(dirty=1)),
        ),
        (
            "AC AD AH 2C 5C 6C 7C",
            lay("AC AD AH 2C > 0"),
            facts.CompletesBook("dirty", Rank("A"), is_needed=True, lacking=BooksMissing(clean=1)),
        ),
        ("KC 5C 5D", throw("KC"), facts.HeldOnce(Rank("K"), Rank("5"))),
        ("KC KD 5C 5D", throw("KC"), facts.MissedLeast(Rank("K"), 2, Rank("5"))),
        ("3C 5C 5D", throw("3C"), facts.ThreeIsNoUse()),
    ],
)
def test_each_move_has_its_reason(hand: str, move: object, why: Why) -> None:
    """Given a hand and a move of an open team, the strongest fact about the move is the reason."""
    advice = advice_for(my_view(table(hand, phase="play", melds=ACES)), move)  # type: ignore[arg-type]  # parametrized
    assert advice.why == why


def test_a_first_book_that_brings_the_foot_says_so() -> None:
    """Given rules by which the first book brings the foot, that is the reason, and not the one card that would be left
    of the hand; whoever plays the foot already is told of the book alone.
    """
    rules = replace(WEB, foot_when="first_book")
    for left in ("", " 5C"):
        now = table(f"AC AD AH AS{left}", rules, phase="play", melds=ACES, stock=FULL)
        why = advice_for(my_view(now), lay("AC AD AH AS > 0")).why
        assert why == facts.CompletesBook("clean", Rank("A"), True, brings_foot=True, lacking=BooksMissing(dirty=1))
    in_foot = table("AC AD AH AS 5C 6C 7C", rules, phase="play", in_foot=(0,), melds=ACES, stock=FULL)
    why = advice_for(my_view(in_foot), lay("AC AD AH AS > 0")).why
    assert why == facts.CompletesBook("clean", Rank("A"), True, lacking=BooksMissing(dirty=1))


def test_who_is_near_is_named() -> None:
    """Given a rival with two cards in the foot and all books, cards go down because of that rival, and say so."""
    rules = replace(WEB, out_clean=1, out_dirty=0)
    now = table("KC KD 2C 5C 6C 7C", rules=rules, phase="play", melds=ACES, their_melds=["Q" + " Q".join("CDHSCDH")],
                played_foot=(1, 3), stock=" ".join(4 * ["4C 4D 4H 4S 5D 5H 5S 8C 8D 8H 8S 9C 9D"]))  # fmt: skip
    told = [advice_for(my_view(now), move).why for move in (lay("KC KD 2C"), throw("7C"))]
    assert facts.SavesPoints(40, 1, 2) in told


def test_an_opening_tells_its_points_and_what_is_needed() -> None:
    """Given a team that is not open, the reason is the opening, in points."""
    advice = advice_for(my_view(table("KC KD KH QC QD QS 5C 6C 7C", phase="play")), lay("KC KD KH", "QC QD QS"))
    assert advice.why == facts.OpensTeam(60, 50)


def test_what_a_second_lay_down_will_bring_is_not_said_of_the_opening() -> None:
    """Given six cards to open with, after which more will be laid until one is left, they are said to open: seven cards
    stay in the hand, and the wilds are laid later.
    """
    now = table("2H 2C AH AD QS QS QC 9C TS TS TH JH JD", rules=CAMPUS, phase="play")
    advice = advice_for(my_view(now), lay("QS QS QC", "TS TS TH"))
    assert advice.why == facts.OpensTeam(60, 50)


def test_no_rank_is_said_to_stay_clean_that_has_a_dirty_meld_as_well() -> None:
    """Given two melds of aces, a joker for the dirty one leaves "your aces" clean no more than before."""
    now = table("*B KD TH", replace(WEB, second_meld="anytime"), phase="play", melds=[*ACES, "AC AD AS 2S", "QC QD QS"])
    aces, queens = ((Group((Card("*B"),), number),) for number in (0, 2))
    dirty = (Group((Card("*B"),), 1),)
    assert not isinstance(why_these(my_view(now), dirty, aces), facts.StayClean)
    assert why_these(my_view(now), dirty, queens) == facts.StayClean((Rank("Q"),))


def test_a_book_begun_and_completed_at_once_is_weighed_without_the_melds_after_it() -> None:
    """Given queens laid as a whole book and then kings, one of them later, the book is the reason: the kings were
    looked for where the queens had been, and Look back ended with an error.
    """
    now = table(f"{clean_book('Q')} KC KD KH KS 5C 6C 7C 8C", phase="play", melds=ACES)
    queens, kings, one = (tuple(parse_cards(cards)) for cards in (clean_book("Q"), "KC KD KH", "KS"))
    why = why_lay(my_view(now), MeldCards((Group(queens), Group(kings), Group(one, 2)))).why
    assert isinstance(why, facts.CompletesBook)
    assert (why.kind, why.rank) == ("clean", Rank("Q"))


def test_a_rank_of_which_much_lies_open_is_said_to_be_out() -> None:
    """Given a lone nine and a lone six, both of which the rivals meld, it is that more nines lie there."""
    now = table("9C 6C", phase="play", melds=ACES, their_melds=["9D 9H 9S 9C 9D", "6H 6S 6S"])
    advice = advice_for(my_view(now), throw("9C"))
    assert advice.why == facts.RankIsOut(Rank("9"), 5, 16, Rank("6"), by_pairs=True)


@pytest.mark.parametrize(
    ("hand", "melds", "is_only"),
    [("5H QC QD", ACES, True), ("5H QC QD", [*ACES, "5S 5H 5S"], False), ("5H QD", ACES, False)],
)
def test_a_card_is_said_to_be_the_only_one_where_nothing_goes_with_it_and_no_other_is(
    hand: str, melds: list[str], is_only: bool
) -> None:
    """Given a lone five beside queens, and fives of the rivals; not where a meld of fives takes it, which the hint
    would rather lay, or where the other card is as lone.
    """
    now = table(hand, phase="play", melds=melds, their_melds=["5C 5D 5S"])
    why = why_discard(my_view(now), Card("5H"), Card(hand[-2:]))
    assert getattr(why, "is_only", False) == is_only


def test_an_opening_is_told_before_its_melds_whatever_else_could_be_laid() -> None:
    """Given aces or kings with a two, either of which opens, what is said is that it opens, and with how much."""
    now = table("AS AD 2C KS KD KH KC 5D", phase="play")
    move = MeldCards((Group(parse_cards("AS AD 2C")),))
    advice = advice_for(my_view(now), move)
    assert advice.why == facts.OpensTeam(60, 50)


def test_a_new_meld_is_told_before_one_that_grows() -> None:
    """Given a ten for the tens and three jacks, which are the greater part of it."""
    now = table("TC JH JH JS JD QC 9D 5H 8C 4H KD", phase="play", melds=[*ACES, "TS TH TC"])
    move = MeldCards((Group(parse_cards("TC"), 1), Group(parse_cards("JH JH JS JD"))))
    assert advice_for(my_view(now), move).why == facts.BeginsMeld("clean", Rank("J"), 4, 3, is_needed=True)


def test_the_next_stack_is_no_purpose_while_it_is_far() -> None:
    """Given twelve cards left: not how many they are, but the queens that come near a book."""
    now = table("8H QD QH 3H 6S 6H 7S 9S 9H TH TD JH JD KH AS", phase="play", melds=["8C 8D 8S", "QS QC 2D"])
    why = advice_for(my_view(now), MeldCards((Group(parse_cards("8H"), 0), Group(parse_cards("QD QH"), 1)))).why
    assert why == facts.MeldGrows("dirty", Rank("Q"), 5, 2, is_needed=True)


def test_taking_the_pile_counts_what_fits() -> None:
    """Given an upcard that fits, the advice counts the cards that come and marks the pair from the hand."""
    now = table("KC KD 4C 5C", pile="KS", melds=ACES)
    advice = advice_for(my_view(now), take("KS KC KD"))
    assert (advice.why, advice.cards) == (facts.PileFits(1, 1, 0, (Rank("K"),)), ("KC", "KD"))


def test_a_free_card_that_is_not_melded_opens_for_nobody() -> None:
    """Given a turned card that is free, taking it is said to open where it is melded for enough, and only there."""
    rules = replace(WEB, first_take_free=True, first_upcard="any")
    now = my_view(table("KC KD QC QD QS 4C 5C", rules, pile="KS"))
    assert advice_for(now, take()).why == facts.PileFits(1, 1, 0, (Rank("K"),))
    opened = advice_for(now, take("KS KC KD", "QC QD QS")).why
    assert opened == facts.PileFits(1, 1, 0, (Rank("K"),), opens=True)
    assert advice_for(my_view(table("KC QD 4C", rules, pile="2S")), take()).why == facts.PileHasWilds(1, 1, 0)


def test_drawing_says_why_the_pile_stays() -> None:
    """Given a three on the pile it is closed; given no pair for it, that is why; given a pair and a poor pile, that."""
    assert advice_for(my_view(table("KC KD", pile="3S", rules=WEB)), Draw()).why == facts.PileClosed("three")
    no_pair = advice_for(my_view(table("KC KD 5H", pile="5S", melds=ACES)), Draw())
    assert no_pair.why == facts.NoPairForPile(Rank("5"))
    no_use = advice_for(my_view(table("KC KD 5H", pile="5S", rules=WEB)), Draw())
    assert no_use.why == facts.NoPairForPile(Rank("5"), is_short=True)
    poor = advice_for(my_view(table("KC KD 5H 5D", pile="5S", melds=ACES)), Draw())
    assert isinstance(poor.why, facts.PileHelpsLittle)
    few = advice_for(my_view(table("KC KD 5H 5D", pile="KS KH AC AD AH 5S", melds=ACES)), Draw())
    assert few.why == facts.PileDelays(6, 4, "foot")  # it pays, and is left for the foot
    many = advice_for(my_view(table("KC KD 5H 5D 9C 8C", pile="KS KH AC AD AH 5S", melds=ACES)), Draw())
    assert isinstance(many.why, facts.PileHelpsLittle)
    too_dear = my_view(table("5H 5D KC 9C", pile="5S", rules=WEB))  # a pair, but 15 points do not open
    assert advice_for(too_dear, Draw()).why == facts.PileOpensTooLittle(15, 50)


def test_who_can_go_out_soon_leaves_a_pile_for_that() -> None:
    """Given two cards of the foot and a pile of fives and threes, the pile is in the way where the team has its books,
    and it is the threes where it has none.
    """
    told = []
    for need in (0, 1):
        rules = replace(WEB, take_with="any_play", out_clean=need, out_dirty=0, partners_foot="none")
        view = my_view(table("9C JC", rules, pile="3S 3C 3S 3C 5C 5D 5H", melds=[*ACES, "5C 5D 5S"], in_foot=(0,)))
        seen = replace(view, board=replace(view.board, pile_seen=parse_cards("3S 3C 3S 3C 5C 5D 5H")))
        told.append(advice_for(seen, Draw()).why)
    assert told == [facts.PileDelays(7, 2, "none"), facts.PileBringsThrees(4)]


def test_wilds_keep_nobody_from_a_pile_that_is_not_wanted() -> None:
    """Given a pile that takes three wilds to open with, they are the reason where it holds kings for the hand's kings,
    and four red threes are where it holds those.
    """
    now = table("KC KD KH 5C 5D 2C 2D 2H 7C 8D", pile="KS KC KD KH 5S", rules=WEB, n=2)
    piles = now.discards, tuple(map(Card, ["3H", "3D", "3H", "3D", "5S"]))
    wanted, feared = (my_view(replace(now, board=replace(now.board, pile_seen=pile))) for pile in piles)
    assert advice_for(wanted, Draw()).why == facts.PileCostsWilds(3)
    assert advice_for(feared, Draw()).why == facts.PileBringsThrees(4, 4, 300)


def test_of_two_cards_worth_as_much_neither_is_said_to_be_better_kept() -> None:
    """Given pairs of nines and queens that fit and count alike, either may go; the queens were said to be kept."""
    view = my_view(table("QH QD 9S 9D", phase="play", melds=ACES))
    first = why_discard(view, Card("9S"))
    assert first == facts.MissedLeast(Rank("9"), 2, None, (Rank("Q"),))


def test_a_wild_that_has_room_is_not_said_to_have_none() -> None:
    """Given a two to discard, its having no place is a reason only where no meld of the team takes it."""
    plain = advice_for(my_view(table("2C KC", phase="play", melds=ACES)), throw("2C"))
    assert isinstance(plain.why, facts.MissedLeast)
    full = table("2C KC 4S", phase="play", melds=["AC AD 2D 2H"])
    assert advice_for(my_view(full), throw("2C")).why == facts.NoRoomForWild()


def test_who_goes_out_says_what_playing_on_would_bring_to_whom() -> None:
    """Given rivals with hands to lay down and nothing of one's own to come, they would gain; in the last round one who
    is ahead names the lead.
    """
    books = [" ".join(f"{rank}{suit}" for suit in "CDHSCDH") for rank in "KQ"]
    rules = replace(WEB, out_clean=1, out_dirty=0)
    theirs = "JC JD JH JS 9C 9D 9H 9S AC AD AH AS"
    early, last = (
        table("4C", rules=rules, phase="play", melds=[books[0]], their_melds=[books[1]], played_foot=(0, 2),
              hands={1: theirs, 3: theirs}, n=n, totals=totals)
        for n, totals in ((1, (0, 0)), (4, (3000, 0)))
    )  # fmt: skip
    told = advice_for(my_view(early), go_out(discard="4C")).why
    assert isinstance(told, facts.RestBrings)
    assert told.theirs > told.own
    assert isinstance(advice_for(my_view(last), go_out(discard="4C")).why, facts.LeadByGoingOut)


def test_only_the_last_slice_of_thinking_advises() -> None:
    """Given a decision with several ideas, it takes slices, and all but the last come to nothing yet."""
    view = my_view(table("KC KD KH 9C 9D 2C 4H 5S JD", phase="play", melds=["AC AD AS 2D"]))
    *slices, advice = as_it_thinks(view, Think(effort=60))
    assert slices
    assert not any(slices)
    assert advice is not None


def test_a_three_is_not_praised_for_stopping_a_pile_too_short_to_be_taken() -> None:
    """Given a pile that takes five cards, a three on two of them stops nobody; on five it does."""
    short = advice_for(my_view(table("3S KC KD 9H", COUPLES, phase="play", pile="8S 4D")), throw("3S"))
    long = advice_for(my_view(table("3S KC KD 9H", COUPLES, phase="play", pile="8S 4D 9C 6C 5H")), throw("3S"))
    assert (short.why, long.why) == (facts.ThreeIsNoUse(False), facts.ThreeIsNoUse(True))


def test_a_lone_card_is_not_called_the_only_one_where_a_meld_of_ours_takes_it() -> None:
    """Given a single queen and a meld of queens, "your only queen" would be no reason to throw it."""
    held = advice_for(my_view(table("QC KC KD 9H 9D", phase="play", melds=["QD QH QS"])), throw("QC"))
    assert not isinstance(held.why, facts.HeldOnce)


def test_a_wild_card_that_makes_a_book_at_once_is_not_worth_more_later() -> None:
    """Given a meld of six with a wild card, and a discard that holds another, nothing is said to wait for; with five
    it is.
    """
    six, five = (table("2C 9H KD 4S", phase="play", melds=[meld]) for meld in ("TC TD TH TS TC 2D", "TC TD TH TS 2D"))
    assert advice_for(my_view(six), throw("4S")).beside is None
    assert advice_for(my_view(five), throw("4S")).beside == facts.WildsWait(1)


def test_a_pile_that_makes_a_book_is_not_unwanted() -> None:
    """Given a meld of six tens and a ten in a pile that can't be taken, it isn't said to be unwanted."""
    told = []
    for pile in ("3D 3H 3D 3H 3H TH 9C", "3D 3H 3D 3H 3H 7H 9C"):
        view = my_view(table("KC 9D 4S", pile=pile, melds=["TC TD TH TS TC TD"], stock=FULL))
        seen = replace(view, board=replace(view.board, pile_seen=parse_cards(pile)))
        told.append(advice_for(seen, Draw()).beside)
    assert told == [None, facts.PileIsNotWanted()]


def test_rivals_who_lay_such_cards_hold_no_pair_of_them() -> None:
    """Given a lone nine and a lone queen, of which as many lie open, the nine goes because the rivals meld nines; not
    where any card of theirs takes the pile.
    """
    told = []
    for rules in (WEB, CAMPUS):
        view = my_view(table("9C QC", rules, phase="play", pile="QD QH QS 3D", melds=ACES, their_melds=["9D 9H 9S"]))
        seen = replace(view, board=replace(view.board, pile_seen=parse_cards("QD QH QS 3D")))
        told.append(why_discard(seen, Card("9C")))
    assert told[0] == facts.RivalsMeldIt(Rank("9"), kept=Rank("Q"))
    assert not isinstance(told[1], facts.RivalsMeldIt)


def test_who_comes_next_is_said_to_meld_the_card_that_is_kept() -> None:
    """Given a nine and a queen that cost the same, and nines of the next player's team: where a meld takes the pile
    that is a fact; where only a pair does it is none.
    """
    pile = parse_cards("KD KH KS 5D 5H 5S 4D")
    now = table("9C QC", CAMPUS, phase="play", pile="KD KH KS 5D 5H 5S 4D", melds=ACES, their_melds=["9D 9H 9S"])
    view = replace(my_view(now), board=replace(my_view(now).board, pile_seen=pile))
    assert why_discard(view, Card("QC")) == facts.NextMayTake(Rank("9"), 1, 8, melds=True)
    by_pairs = replace(view, board=replace(view.board, rules=replace(CAMPUS, take_with="pair")))
    assert not getattr(why_discard(by_pairs, Card("QC")), "melds", False)


def test_a_lone_card_is_set_apart_from_the_other_lone_card() -> None:
    """Given a six and an ace, each the only one, beside kings: that both match nothing, and that it is worth less. "A
    six is worth less than an ace" is as true of a six that fits a meld.
    """
    view = my_view(table("AC KH KD KC QH QD 6H", phase="play"))
    assert why_discard(view, Card("6H")) == facts.HeldOnce(Rank("6"), None, 1, is_least=True)


def test_cards_on_books_alone_are_told_by_what_is_left() -> None:
    """Given an ace for a book of aces, in the foot: what it counts, and whether the books that going out takes are
    there.
    """
    for needed, lacking in ((1, None), (2, BooksMissing(clean=1))):
        rules = replace(WEB, out_clean=needed, out_dirty=0)
        now = table("AC KD 9H", rules, phase="play", in_foot=(0,), melds=[clean_book("A")], stock=FULL)
        assert advice_for(my_view(now), lay("AC > 0")).why == facts.LaysMany(1, 2, "none", 20, lacking is None, lacking)


def test_a_book_that_nobody_needs_is_told_only_where_it_is_near() -> None:
    """Given a nine for three nines, and for five, where no more books are needed."""
    rules = replace(WEB, out_clean=0, out_dirty=0)
    told = []
    for nines in ("9D 9H 9S", "9D 9H 9S 9D 9H"):
        now = table("9C JS 5H 4H", rules, phase="play", in_foot=(0,), melds=[*ACES, nines], stock=FULL)
        told.append(advice_for(my_view(now), lay("9C > 1")).why)
    assert told == [facts.LaysMany(1, 3, "none", 10, is_ready=True), facts.MeldGrows("clean", Rank("9"), 6, 1)]


def test_a_lone_card_among_others_is_not_praised_for_being_the_only_one() -> None:
    """Given a king that goes and lone cards beside it, all of which are "your only" one, it says how many there are;
    beside pairs alone it is the only one.
    """
    hands = ("8H 9H TS KC", "5C KD KC", "4H 5H TS KC")
    several, one, cheap = (my_view(table(hand, phase="play", melds=ACES)) for hand in hands)
    assert why_discard(several, Card("KC")) == facts.HeldOnce(Rank("K"), None, 3)
    assert why_discard(cheap, Card("4H")) == facts.HeldOnce(Rank("4"), None, 3, is_least=True)
    assert why_discard(one, Card("5C")) == facts.HeldOnce(Rank("5"), Rank("K"))


def test_the_meld_that_is_nearest_to_a_book_is_told() -> None:
    """Given a five for five fives and a nine for three nines, the fives are told, which lack one then, and not that
    two cards more are laid than by another way.
    """
    melds = [*ACES, "5S 5D 5C 5S 5D", "9S 9D 2H"]
    now = table("9C JS 5H 4H", phase="play", melds=melds, in_foot=(0,), stock=FULL)
    assert advice_for(my_view(now), lay("5H > 1", "9C > 2")).why == facts.MeldGrows(
        "clean", Rank("5"), 6, 1, is_needed=True
    )


def test_a_pile_with_a_red_three_says_what_that_costs() -> None:
    """Given a pile that is taken, a red three seen in it is told with its price; not where it costs nothing."""
    told = []
    for rules in (WEB, replace(WEB, red_three=0)):
        view = my_view(table("KC KD 4C 5C", rules, pile="3H 9C KS", melds=ACES))
        seen = replace(view, board=replace(view.board, pile_seen=parse_cards("3H 9C KS")))
        told.append(advice_for(seen, take("KS KC KD")).beside)
    assert told == [facts.RedThreesCome(1, 300), None]


def test_who_goes_out_before_a_rival_can_names_it() -> None:
    """Given a rival in the foot with two cards and all books, it is the reason; with seven cards, which nobody would
    call near, figures are.
    """
    books = [" ".join(f"{rank}{suit}" for suit in "CDHSCDH") for rank in "KQ"]
    rules = replace(WEB, out_clean=1, out_dirty=0)
    near, far = (
        table("4C", rules=rules, phase="play", melds=[books[0]], their_melds=[books[1]], played_foot=(0, 1, 2, 3),
              hands={1: held, 3: "JC JD JH JS 9C 9D 9H 9S AC AD AH AS"})
        for held in ("JC JD", "JC JD 8C 8D 8H 8S 5C")
    )  # fmt: skip
    assert advice_for(my_view(near), go_out(discard="4C")).why == facts.RivalIsNear(1, 2)
    assert isinstance(advice_for(my_view(far), go_out(discard="4C")).why, facts.RestBrings)


def in_foot(hand: str, melds: Sequence[str], rules: RuleSet = WEB, theirs: Sequence[str] = ()) -> PlayerView:
    """What somebody who plays the foot sees, far from the end of the round."""
    now = table(hand, rules, phase="play", in_foot=(0,), melds=melds, their_melds=theirs, stock=FULL)
    return my_view(now)


def test_a_needed_book_that_comes_near_is_told_before_points() -> None:
    """Given a six and two fives in the foot, the fives are told where the clean book that they bring near is needed;
    where it is not, the cards are.
    """
    told = []
    for needed in (1, 0):
        rules = replace(WEB, out_clean=needed, out_dirty=0)
        view = in_foot("6S 5S 5D 8H 8C 9S", ["6C 6D 6H 2C", "5C 5D 5H"], rules)
        told.append(advice_for(view, lay("6S > 0", "5S 5D > 1")).why)
    assert told == [
        facts.MeldGrows("clean", Rank("5"), 5, 2, is_needed=True),
        facts.LaysMany(3, 3, "none", 15, is_ready=True),
    ]


def test_no_book_is_promised_of_which_too_few_cards_are_left() -> None:
    """Given a jack for four jacks, two more make a clean book while enough can come; not with ten at the rivals'."""
    told = []
    for theirs in ("JC JD JH", "JC JD JH JC JD JH JC JD JH JS"):
        told.append(advice_for(in_foot("JS 8H 8C 9S", ["JC JD JH JS"], theirs=[theirs]), lay("JS > 0")).why)
    assert told[0] == facts.MeldGrows("clean", Rank("J"), 5, 2, is_needed=True)
    assert isinstance(told[1], facts.LaysMany)


def test_every_book_of_a_lay_down_is_told_with_what_is_still_missing() -> None:
    """Given kings and queens becoming dirty books at once, both are named, and the clean book that is lacking then."""
    rules = replace(WEB, out_clean=1, out_dirty=2)
    view = in_foot("KS QS 9H 9C", ["KC KD KH KC KD 2C", "QC QD QH QC QD 2D"], rules)
    why = advice_for(view, lay("KS > 0", "QS > 1")).why
    assert isinstance(why, facts.CompletesBook)
    assert {why.rank, *(book.rank for book in why.others)} == {"K", "Q"}
    assert (why.is_needed, why.lacking) == (True, BooksMissing(clean=1))


def test_a_clean_meld_that_gets_a_wild_is_said_to_be_spoilt() -> None:
    """Given a joker for six clean jacks, that is told where a clean book is lacking, with the kings that are as near;
    where none is lacking, or too few jacks are left, it is not.
    """
    told = []
    for clean, theirs, melds in (
        (1, "", ["JC JD JH JS JC JD"]),
        (1, "", ["JC JD JH JS JC JD", "KC KD KH KS KC KD"]),
        (0, "", ["JC JD JH JS JC JD"]),
        (1, "JC JD JH JS JC JD JH JS JH JS", ["JC JD JH JS JC JD"]),
    ):
        rules = replace(WEB, out_clean=clean, out_dirty=1)
        view = in_foot("*R 9H 8C 4S", melds, rules, [theirs] if theirs else [])
        told.append(advice_for(view, lay("*R > 0")).beside)
    assert told == [facts.SpoilsClean(Rank("J")), facts.SpoilsClean(Rank("J"), (Rank("K"),)), None, None]


def test_a_discard_that_a_meld_would_take_says_so() -> None:
    """Given a nine for a meld of nines and for a book of them, and one that nothing takes."""
    told = []
    for melds in (["9C 9D 9H"], [clean_book("9")], ACES):
        told.append(advice_for(in_foot("9S JD", melds), throw("9S")).beside)
    assert told == [facts.FitsOwnMeld(Rank("9"), False), facts.FitsOwnMeld(Rank("9"), True), None]


def test_wilds_that_stay_are_told_with_a_meld_that_takes_them() -> None:
    """Given a king and a joker, the joker is for the dirty fives; with clean ones alone nothing is said of it."""
    told = []
    for fives in ("5C 5D 5H 5S 2C", "5C 5D 5H 5S 5C"):
        told.append(why_discard(in_foot("*R KC", [fives]), Card("KC")))
    assert told == [facts.NothingElse(True, (Rank("5"),)), facts.HeldOnce(Rank("K"), None)]


def test_a_pile_that_makes_a_book_is_taken_for_it() -> None:
    """Given five kings, a pair of them and one on the pile: a clean book, whatever else comes."""
    view = my_view(table("KH KD 4C 5C", pile="3C 9C KC", melds=["KC KD KH KS KC"], stock=FULL))
    seen = replace(view, board=replace(view.board, pile_seen=parse_cards("3C 9C KC")))
    assert advice_for(seen, take("KC KH KD > 0")).why == facts.PileMakesBook("clean", Rank("K"), True)


def test_a_needed_book_that_held_cards_bring_near_is_not_told_to_wait() -> None:
    """Given two fives for four of them, which would lack one card then, "your fives can wait" is wrong where that book
    is needed.
    """
    told = []
    for needed in (1, 0):
        rules = replace(WEB, out_clean=needed, out_dirty=0, partners_foot="none")
        told.append(advice_for(in_foot("5S 5D 7H QC", ["5C 5D 5H 5S"], rules), throw("7H")).beside)
    assert told == [None, facts.CardsWait(Rank("5"), 2)]


def test_a_partner_who_keeps_the_seat_from_going_out_is_told_of() -> None:
    """Given two cards and all books, a partner who has not played from the foot; not once the partner has."""
    rules = replace(WEB, out_clean=1, out_dirty=0)
    told = []
    for played in ((0,), (0, 2)):
        now = table(
            "4C 5D", rules, phase="play", in_foot=(0, 2), melds=[clean_book("K")], played_foot=played, stock=FULL
        )
        told.append(advice_for(my_view(now), throw("5D")).beside)
    assert told[0] == facts.PartnerIsLate("foot", picked_up=False)
    assert told[1] != told[0]


def test_a_discard_is_told_apart_from_all_that_look_like_it() -> None:
    """Given a lone nine, six and jack, and more nines on the table than of both, it is told against both."""
    now = table("9C 6C JC KD KH", phase="play", melds=ACES, their_melds=["9D 9H 9S 9C 9D", "6H 6S 6S", "JD JH JS"])
    assert why_discard(my_view(now), Card("9C")) == facts.RankIsOut(
        Rank("9"), 5, 16, Rank("6"), also=(Rank("J"),), by_pairs=True
    )


def test_an_only_card_is_told_with_what_the_rivals_meld() -> None:
    """Given a lone five beside queens, that the rivals meld fives is told with it."""
    now = table("5H QC QD", phase="play", melds=ACES, their_melds=["5C 5D 5S"])
    assert why_discard(my_view(now), Card("5H")) == facts.RivalsMeldIt(Rank("5"), is_only=True, kept=Rank("Q"))


def test_needed_books_are_told_with_the_foot_and_no_more_than_are_needed() -> None:
    """Given a ten and two twos with which a clean book and two dirty ones are made, of which one dirty one is needed,
    and one card is left.
    """
    melds = ["TC TD TH TS TC TD", "JC JD JH JS JC 2C", "5C 5D 5H 5S 5C 2C"]
    view = my_view(table("TS 2D 2H QC", replace(WEB, out_dirty=1), phase="play", melds=melds, stock=FULL))
    why = advice_for(view, lay("TS > 0", "2D > 1", "2H > 2")).why
    assert isinstance(why, facts.LeavesTheDiscard)
    assert why.needed[0] == facts.NewBook("clean", Rank("T"))
    assert [book.kind for book in why.needed] == ["clean", "dirty"]


def test_the_pile_is_not_said_to_go_with_what_comes_with_it() -> None:
    """Given three nines on the pile and none of the own, they make a meld, and only kings go with "your kings"."""
    view = my_view(table("KH KD 4C 5C QC", pile="9C 9D 9H KC", melds=ACES, stock=FULL))
    seen = replace(view, board=replace(view.board, pile_seen=parse_cards("9C 9D 9H KC")))
    assert advice_for(seen, take("KC KH KD")).why == facts.PileFits(4, 4, 0, (Rank("K"),), new=(Rank("9"),))


def test_a_natural_laid_instead_of_a_wild_is_for_the_dirty_book_that_is_missing() -> None:
    """Given four eights, an eight and a joker, where a dirty book alone is missing; with a clean one missing as well,
    the eights are on their way to that.
    """
    told = []
    for clean in (0, 1):
        rules = replace(WEB, out_clean=clean, out_dirty=1, partners_foot="none")
        told.append(advice_for(in_foot("*R 8D 3H", ["8C 8D 8H 8S"], rules), lay("8D > 0")).why)
    assert told[0] == facts.MeldGrows("dirty", Rank("8"), 5, 2, True, with_wild=True)
    assert not getattr(told[1], "with_wild", False)


def test_a_lone_dear_card_is_no_reason_to_part_with_a_cheap_one_in_the_foot() -> None:
    """Given an ace and a five that fit nothing: in the hand the five counts less, in the foot that is no reason."""
    kings = ["KC KD KH"]
    why = why_discard(my_view(table("AC 5S", phase="play", melds=kings, stock=FULL)), Card("5S"))
    assert why == facts.HeldOnce(Rank("5"), None, 1, is_least=True)
    assert why_discard(in_foot("AC 5S", kings), Card("5S")) == facts.HeldOnce(Rank("5"), None, 1)


def test_how_few_are_left_is_no_reason_where_one_takes_the_pile() -> None:
    """Given seven kings of the next player, who takes the pile with any play: one king is enough."""
    told = []
    for take_with in ("pair", "any_play"):
        rules = replace(WEB, take_with=take_with)
        now = table("AH KS JD", rules, phase="play", melds=["5C 5D 5H"], their_melds=[clean_book("K")], stock=FULL)
        told.append(type(why_discard(my_view(now), Card("KS"))))
    assert told[0] in (facts.RankIsOut, facts.RivalsMeldIt)
    assert told[1] == facts.HeldOnce


def test_a_wild_that_fits_nowhere_is_not_spoken_of() -> None:
    """Given a king for a book of them and a two that only clean jacks could take, which are needed, it is the book
    that has no need of the king, and that is said once.
    """
    rules = replace(WEB, out_clean=2, out_dirty=0)
    advice = advice_for(in_foot("2C KD", [clean_book("K"), "JC JD JH"], rules), throw("KD"))
    assert (advice.why, advice.beside) == (facts.FitsOwnMeld(Rank("K"), is_book=True), None)
