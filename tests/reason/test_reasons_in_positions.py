"""What a way to play is for: the purpose that passes the causal test, in positions that a card player would name."""

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest
from msgspec import Struct
from msgspec.structs import replace

from game.ai.brain.counted_position import DISCARD
from game.ai.players.expert import Thought
from game.ai.search.ideas import Idea
from game.cards import Card, Rank, parse_cards
from game.engine.melding.melds import meld_of
from game.engine.moves import Draw, MeldCards, Move, Take
from game.engine.refusal import BooksMissing, PairNeeded, ThreeOnPile
from game.engine.table.view import PlayerView, view_of
from game.reason.compared_discards import plain_discard, tells_apart, why_discard
from game.reason.hint import advice_between, advice_on, reason_for
from game.reason.purposes import (
    Advice,
    DoublesBook,
    Effect,
    GoesOut,
    GrowsBook,
    GuardsPile,
    Instead,
    KeepsClean,
    KeepsTogether,
    KeepsTwo,
    LeavesPile,
    MakesBook,
    NearsOut,
    OnlyWay,
    Opens,
    OpensCheaper,
    Purpose,
    SavesPoints,
    ShedsCost,
    SparesPartner,
    TakesPile,
    TakesStack,
)
from game.reason.seen_effects import lay_purposes, visible_effect
from game.reason.tested_causes import hold_purposes, opens_cheaper, purpose_of, why_lay
from game.reason.weighing import PlayedOut, Without
from game.rules.presets import preset
from game.rules.ruleset import PresetId, RuleSet
from game.sentences.advice.reasons import ToldReason, reason_sentence
from saves.records.lines import PositionLine
from saves.records.position_json import table_from
from tests.ai.brain.counts import as_idea
from tests.build import CAMPUS, COUPLES, WEB, clean_book, dirty_book, go_out, lay, my_view, table, take, throw
from tests.reason.quick_hint import hint
from tests.reason.test_hint import compared

ACES = ["AC AD AS"]
FULL = " ".join(clean_book(rank, 8) for rank in "489T")
"""A stock with which no round is near its end."""


def turn(hand: str, rules: RuleSet = WEB, **more: Any) -> PlayerView:
    """After the draw, with such a stock."""
    return my_view(table(hand, rules, **{"phase": "play", "stock": FULL, **more}))


def knowing(hand: str, rules: RuleSet = WEB, **more: Any) -> PlayerView:
    """The view of somebody who saw the whole pile go by."""
    return my_view(table(hand, rules, watched=True, **more))


def advice_after(
    view: PlayerView, ideas: Sequence[Idea], *gains: tuple[int, float], plain: tuple[int, ...] = ()
) -> Advice:
    """The hint if the first idea gained these points over others, given by their numbers."""
    known = tuple(compared(at, gain) for at, gain in gains)
    return advice_on(view, Thought(ideas[0].move, tuple(ideas), compared=known, plain=plain))


NOTHING = Idea(Draw(), DISCARD)
"""Nothing laid down, and no card in particular discarded."""


def tried_for(view: PlayerView, better: Sequence[Move], other: Sequence[Move] = ()) -> list[tuple[Purpose, Without]]:
    """Possible purposes of laying cards down instead of another way or of nothing, each with its test."""
    groups = [group for move in better if isinstance(move, MeldCards) for group in move.groups]
    ways = PlayedOut(view, as_idea(*better), as_idea(*other) if other else NOTHING)
    return list(lay_purposes(ways, groups))


def effect_of(view: PlayerView, move: MeldCards) -> Effect:
    """What everybody sees of a lay-down."""
    return visible_effect(view, as_idea(move), NOTHING, move.groups)


def why_laid(view: PlayerView, move: MeldCards) -> Purpose | None:
    """What a lay-down is for."""
    return why_lay(view, as_idea(move), NOTHING, move.groups)


def test_a_red_three_goes_for_what_it_would_cost() -> None:
    """Given a red three, the hint is to discard it, the card is marked and its price told."""
    advice = hint(my_view(table("3H 5C 9D QS", phase="play", melds=ACES)))
    assert (advice.move, advice.purpose, advice.cards) == (throw("3H"), ShedsCost(Card("3H"), 300), ("3H",))


@pytest.mark.parametrize(
    ("hand", "move", "purpose"),
    [
        ("KC KD KH 5C", lay("KC KD KH"), TakesStack("foot", 0, "discard")),
        ("KC KD KH", lay("KC KD KH"), TakesStack("foot", 0, "at_once")),
        ("5C", throw("5C"), TakesStack("foot", 0, "last_card")),
        (
            "AC AD AH AS 5C 6C 7C 8D 9D TD JD QD KD",
            lay("AC AD AH AS > 0"),
            MakesBook("clean", Rank("A"), True, BooksMissing(dirty=1)),
        ),
    ],
)
def test_the_foot_and_a_needed_book_are_what_cards_are_laid_for(hand: str, move: Move, purpose: object) -> None:
    """Given a hand that a lay-down or a discard empties, or seven aces, nothing else is named."""
    assert reason_for(turn(hand, melds=ACES), move).purpose == purpose


def test_an_opening_tells_its_points_and_what_is_needed() -> None:
    """Given a team that is not open and more cards than reach the foot, the purpose is the opening."""
    hand = "KC KD KH QC QD QS 5C 6C 7C 8C 9C TC JC 4C"
    advice = reason_for(turn(hand), lay("KC KD KH", "QC QD QS"))
    assert advice.purpose == Opens(60, 50)


def test_a_lone_card_goes_so_that_a_pair_stays_together() -> None:
    """Given a king and two fives: the fives stay together, and only one king is held; with a meld of kings that
    isn't said.
    """
    assert why_discard(my_view(table("KC 5C 5D", phase="play", melds=ACES)), Card("KC")) == KeepsTogether(
        Rank("5"), 2, "pile", Rank("K")
    )
    held = why_discard(my_view(table("QC KC KD 9H 9D", phase="play", melds=["QD QH QS"])), Card("QC"))
    assert not isinstance(held, KeepsTogether) or held.goes is None


def test_a_pair_is_for_the_pile_only_where_it_could_take_it() -> None:
    """Given a pair of fives and a team that isn't open, too poor to open with a third five, no pile is promised."""
    closed = reason_for(my_view(table("KC 5C 5D", phase="play")), throw("KC")).purpose
    assert closed == ShedsCost(Card("KC"), 0, lone=1)


def test_a_pair_for_the_pile_says_what_must_be_thrown() -> None:
    """Given a pair kept for the pile: "your fives might take it" left open what, and how."""
    view = my_view(table("KC 5C 5D", phase="play", melds=ACES))
    purpose = why_discard(view, Card("KC"))
    assert purpose is not None
    assert ToldReason(purpose).sentence == (
        "For the pile: keep your two fives. If a five is discarded, you can take the pile; you hold only one king."
    )


def test_much_of_a_rank_must_be_out_to_be_a_reason() -> None:
    """Given a lone nine and a lone six, that nine of sixteen nines are out is a reason; that one or two more are is
    none: it was told so in one of five.
    """
    told = []
    for theirs in (["9D 9H 9S 9C 9D 9S 9H 9C 9D"], ["9D 9H 9S 9D 9H"]):
        view = my_view(table("9C 6C", COUPLES, phase="play", pile="4C 4D 4H 5S", melds=ACES, their_melds=theirs))
        told.append(why_discard(view, Card("9C")))
    assert not isinstance(told[1], GuardsPile) or told[1].how != "gone"


def test_drawing_says_what_keeps_the_seat_from_the_pile() -> None:
    """Given a three on the pile, no pair, or a poor pile."""
    assert reason_for(my_view(table("KC KD", pile="3S", rules=WEB)), Draw()).purpose == ThreeOnPile()
    no_pair = reason_for(my_view(table("KC KD 5H", pile="5S", melds=ACES)), Draw()).purpose
    assert no_pair == PairNeeded(Card("5S"), 1, 2)
    for pile, why in (
        ("6C 8C 5S", "little"),
        ("5S", "fewer"),
        ("5C 5S", None),
    ):  # where all would help, nothing is said
        view = knowing("KC KD 5H 5D", pile=pile, melds=ACES)
        left = reason_for(view, Draw()).purpose
        assert (left.why if isinstance(left, LeavesPile) else left) == why
    few = reason_for(my_view(table("KC KD 5H 5D", pile="KS KH AC AD AH 5S", melds=ACES)), Draw()).purpose
    assert few == LeavesPile(6, 1, "late", 4, "foot")


def test_the_pile_is_taken_for_a_book_or_for_what_fits() -> None:
    """Given four kings, a pair of them and one on the pile, a clean book; else the cards that fit are counted."""
    seen = knowing("KH KD 4C 5C", pile="3C 9C KC", melds=["KC KD KH KS"], stock=FULL)
    made = reason_for(seen, take("KC KH KD > 0")).purpose
    assert made == MakesBook("clean", Rank("K"), True, by_pile=True)
    known = knowing("KH KD 4C 5C", pile="3C 9C KC", melds=["KC KD KH KS KC"], stock=FULL)
    # the bug: "with the pile, your kings are complete", which the hand makes them without it
    assert not isinstance(reason_for(known, take("KC KH KD > 0")).purpose, MakesBook)
    fits = reason_for(my_view(table("KC KD 4C 5C", pile="KS", melds=ACES)), take("KS KC KD"))
    assert (fits.purpose, fits.cards) == (TakesPile(1, 1, 0, 0, (Rank("K"),)), ("KC", "KD"))


def test_who_goes_out_names_the_rival_or_what_the_others_would_gain() -> None:
    """Given a rival with two cards and all books, it is the reason; in the last round one who is ahead names the
    lead.
    """
    books = [" ".join(f"{rank}{suit}" for suit in "CDHSCDH") for rank in "KQ"]
    rules = replace(WEB, out_clean=1, out_dirty=0)
    theirs = "JC JD JH JS 9C 9D 9H 9S AC AD AH AS"
    told = []
    for held, n, totals in (("JC JD", 1, (0, 0)), (theirs, 4, (3000, 0))):
        now = table("4C", rules=rules, phase="play", melds=[books[0]], their_melds=[books[1]], played_foot=(0, 1, 2, 3),
                    hands={1: held, 3: theirs}, n=n, totals=totals)  # fmt: skip
        told.append(reason_for(my_view(now), go_out(discard="4C")).purpose)
    assert isinstance(told[0], GoesOut)
    assert (told[0].seat, told[0].cards) == (1, 2)
    assert isinstance(told[1], GoesOut)
    assert told[1].lead


class Moment(Struct, frozen=True):
    """A decision of one of two players."""

    name: str
    rules: PresetId
    seat: int
    position: PositionLine
    played: tuple[Move, ...]
    better: tuple[Move, ...]

    @property
    def view(self) -> PlayerView:
        """What the seat sees."""
        return view_of(table_from(self.position, 2, preset(self.rules), 2, 2), self.seat)


EIGHT, _, STOCK = msgspec.json.Decoder(Moment).decode_lines(Path(__file__).with_name("known_causes.jsonl").read_bytes())
FAR: Final = 60


def test_a_discard_that_costs_everything_is_not_told_by_a_meld() -> None:
    """Given an eight that was discarded, and a way that lays nines and keeps the eight, which gains nothing with the
    eight discarded: the reason is who takes the eight, not the nines.
    """
    purpose = advice_between(EIGHT.view, EIGHT.better, EIGHT.played).purpose
    assert isinstance(purpose, GuardsPile)
    assert purpose.rank == "8"


def test_a_pair_that_is_held_for_the_pile_is_told() -> None:
    """Given a pair held because nothing is left to draw, that is the reason, and not how many cards are held."""
    purpose = purpose_of(STOCK.view, STOCK.better, STOCK.played)
    assert isinstance(purpose, KeepsTogether)
    assert (purpose.rank, purpose.use) == ("5", "pile")


def test_a_meld_with_a_wild_isnt_left_for_the_same_meld() -> None:
    """Given two queens and a two that could be laid, keeping them isn't "for a meld of queens": it is for a clean one,
    and an opening that takes wild cards waits for a cheaper one.
    """
    opened = turn("QC QD 2C KH JC 7H 5C", melds=["AC AD AS"])
    kept = advice_between(opened, (throw("5C"),), (lay("QC QD 2C"), throw("5C"))).purpose
    assert not isinstance(kept, KeepsTogether) or kept.use in ("clean", "pile")
    closed = turn("KC KD 2C JD JC 2D 7S 6H 5D")
    waits = advice_between(closed, (throw("5D"),), (lay("KC KD 2C", "JD JC 2D"), throw("5D"))).purpose
    assert waits in (None, OpensCheaper(2))


def test_an_opening_costs_no_more_wild_cards_than_it_needs() -> None:
    """The bug: "opening now would take two wild cards", where two queens and a joker are enough."""
    view = turn("*B 2S QH QD JD JC TD TC 6S 6H 5D 3S")
    told = held_for(view, (throw("3S"),), (lay("QH QD *B", "JD JC 2S"), throw("3S")))
    assert [one for one in told if isinstance(one, OpensCheaper)] == [OpensCheaper(1)]


def test_no_book_is_told_that_the_other_way_makes_too() -> None:
    """Given an ace and a wild: laying both on the aces makes their book, so laying the ace alone isn't for it."""
    aces, fives = "AC AD AS AH 2C", "5C 5D 5H 5S 5C"
    view = turn("AC 2D 9C JD", melds=[aces, fives])
    better, played = (lay("AC > 0", "2D > 1"), throw("9C")), (lay("AC 2D > 0"), throw("9C"))
    told = tried_for(view, better, played)
    assert not any(isinstance(one, GrowsBook) and one.rank == "A" for one, _ in told)


def test_a_book_that_both_ways_complete_is_no_difference() -> None:
    """Given a five that completes a book either way, and queens with a two that only one way begins, the book isn't
    told, although the one way's other melds change what else is needed.
    """
    view = turn("5C QC QD 2C JC AS KH 8D", melds=["5C 5D 5H 5S 5C 5D"])
    better, played = (lay("5C > 0", "QC QD 2C"), throw("AS")), (lay("5C > 0"), throw("JC"))
    assert not any(isinstance(one, MakesBook) for one, _ in tried_for(view, better, played))


def test_no_book_is_needed_where_the_other_way_makes_those_that_are() -> None:
    """The bug: "the last book your team needs", of jacks, where the fives that both ways complete were the one lacking
    dirty book.
    """
    melds = [clean_book("A"), "JC JD JS JH JC JD", "5C 5D 5H 5S 5C 2D", "TC TD TH 2S"]
    view = turn("5D 2C KH QC 9D 8S 4D", melds=melds)
    for fives, is_needed in ((["5D > 2"], False), ([], True)):
        better, played = ((lay(f"2C > {at}", *fives), throw("4D")) for at in (1, 3))
        told = tried_for(view, better, played)
        jacks = [one for one, _ in told if isinstance(one, MakesBook) and one.rank == "J"]
        assert {one.is_needed for one in jacks} == {is_needed}


def test_no_meld_that_grows_is_needed_where_the_same_move_makes_the_book() -> None:
    """The bug: "one short of a book your team needs", of jacks, although the fives beside them become the one that was
    lacking; only where the fives lay before the jacks were they taken into account.
    """
    melds = [clean_book("A"), "JC JD JS JH 2D", "5C 5D 5H 5S 5C 2D"]
    view = turn("JD 5D KH QC 9D 8S 4D", melds=melds)
    for fives, is_needed in ((["5D > 2"], False), ([], True)):
        told = tried_for(view, (lay("JD > 1", *fives), throw("4D")))
        jacks = [one for one, _ in told if isinstance(one, GrowsBook) and one.rank == "J"]
        assert any(one.is_needed for one in jacks) == is_needed


def test_a_wild_card_on_a_nearly_clean_book_is_told_by_the_book() -> None:
    """Given six aces, a two that goes on them is one too many there: both what they lose and the two count."""
    view = turn("2C KH 9D 8S JC 5C 4D", melds=["AC AD AS AH AC AD"])
    purpose = purpose_of(view, (throw("4D"),), (lay("2C > 0"), throw("4D")))
    assert purpose == KeepsClean(Rank("A"), 6, 1)


def laid_for(view: PlayerView, *moves: Move) -> list[str]:
    """What is thought of where the cards are laid down, in words."""
    tried = tried_for(view, moves)
    return [ToldReason(purpose).sentence for purpose, _ in tried if isinstance(purpose, MakesBook | GrowsBook)]


def test_a_move_that_completes_two_books_names_both() -> None:
    """Given an eight and a queen that complete two books in one move: only the eights were named."""
    melds = ["8C 8D 8S 8H 8C 8D", "QC QD QS QH QC 2D"]
    view = turn("8S QS KH JC 9D 5C 4D", melds=melds)
    told = laid_for(view, lay("8S > 0", "QS > 1"))
    assert "For two books: that completes your eights and queens; then all the books are made." in told


def test_a_book_and_the_foot_that_one_move_brings_are_both_named() -> None:
    """The bug: "for your foot", and not a word of two books that the same move completed."""
    melds = ["8C 8D 8S 8H 8C 8D", "QC QD QS QH QC 2D", "JC JD JS"]
    for hand, move, words in (
        ("8S QS KH", lay("8S > 0", "QS > 1"), "your foot and two books: that completes your eights and queens; then"),
        ("8S KH 9C", lay("8S > 0"), "a clean book and your foot: that completes your eights and leaves one card"),
        ("8S QS", lay("8S > 0", "QS > 1"), "your foot and two books: that completes your eights and queens, and em"),
    ):
        view = turn(hand, melds=melds)
        assert reason_sentence(reason_for(view, move)).startswith(f"For {words}")


def test_a_new_meld_far_from_a_book_that_nobody_needs_is_not_for_a_book() -> None:
    """The bug: "for a dirty book: your sevens then have three cards", with a book of wilds alone lacking."""
    small = replace(WEB, book_size=5)
    for rules, is_told in ((small, True), (replace(small, out_dirty=(0,)), False)):
        view = turn("7S 7C 2C KH 9D 5C 4D", rules, melds=ACES)
        assert bool(laid_for(view, lay("7S 7C 2C"))) == is_told


def test_no_wild_card_grows_a_meld_that_nobody_needs_where_a_book_of_wilds_lacks() -> None:
    """The bugs: "your sevens then have four cards, two short", with a book of wilds alone lacking; and of one that is
    short of one card only that its wild card "puts 50 points on the table", which any other meld would have done.
    """
    small = replace(WEB, book_size=6, out_clean=(0,), out_dirty=(0,), wild_melds="required")
    for rules, is_told in (
        (small, False),
        (replace(small, wild_melds="allowed"), True),
        (replace(small, book_size=5), True),
    ):
        view = turn("2C KH 9D 5C 4D", rules, melds=["7S 7C 7D"], bare=True)
        assert bool(laid_for(view, lay("2C > 0"))) == is_told


def test_no_book_is_needed_where_no_turn_is_left_to_go_out_in() -> None:
    """The bugs: "still one clean book and two books to go", with three cards left in the stock; and then "for a clean
    book", and no word of what one is for that nobody needs.
    """
    for stock, is_told in (("4C 4D 5C", False), (FULL, True)):
        view = my_view(table("8S KH 9C 4S 5S", phase="play", melds=["8C 8D 8S 8H 8C 8D"], stock=stock, bare=True))
        assert (
            laid_for(view, lay("8S > 0"))[0] != "For a clean book: that completes your eights, a book worth 500."
        ) == is_told


def test_a_meld_far_from_a_book_that_nobody_needs_is_no_effect() -> None:
    """The bug: "that makes five fours, three short", of a card that goes onto a meld nobody needs."""
    small = replace(WEB, book_size=8, out_clean=(0,), out_dirty=(0,))
    for rules, kind in ((small, SavesPoints), (replace(small, out_clean=(1,)), GrowsBook)):
        hand, melds = "4S KH 9C 7S 5S QD JD", ["4C 4D 4S 4H"]
        view = turn(hand, rules, melds=melds, in_foot=(0,), bare=True)
        assert isinstance(effect_of(view, lay("4S > 0")), kind)


def test_a_pile_of_one_card_is_taken_for_that_card() -> None:
    """The bug: "your tens then have five cards, three short", of a pile that was a ten and nothing else."""
    rules = replace(WEB, take_with="any_play")
    view = my_view(table("2C 5D 7H", rules, pile="TC", melds=["TD TS TH 2C"], stock=FULL, bare=True))
    assert reason_for(view, take("TC > 0")).purpose == TakesPile(1, 1, 0, 0, (Rank("T"),))


def test_a_reason_for_one_of_several_melds_says_that_it_isnt_all() -> None:
    """Given a book of eights and a jack that goes on the jacks besides, the book is only the main thing."""
    melds = ["8C 8D 8S 8H 8C 8D", "JC JD JS"]
    view = turn("8S JH KH QC 9D 5C 4D", melds=melds)
    assert any(one.startswith("Mainly for a clean book") for one in laid_for(view, lay("8S > 0", "JH > 1")))
    assert any(one.startswith("For a clean book") for one in laid_for(view, lay("8S > 0")))


def test_the_book_of_sevens_is_told_by_its_name() -> None:
    """The bug: "for a dirty book", where the one lacking was the book of sevens, and a dirty one is none of another."""
    rules = replace(WEB, out_sevens=1, sevens_kind="any", sevens_book=1500)
    for sevens, head in (
        ("7D 7S 7H 7D 7S 7H", "For the book of sevens: that completes"),
        ("7D 7S 7H 2D", "For the book of"),
    ):
        view = turn("2S KH JC 9D 5C 4D", rules, melds=[sevens], bare=True)
        assert laid_for(view, lay("2S > 0"))[0].startswith(head)


def held_for(view: PlayerView, better: tuple[Move, ...], played: tuple[Move, ...]) -> list[Purpose]:
    """What is thought of where the better way holds back."""
    return [purpose for purpose, _ in hold_purposes(PlayedOut(view, as_idea(*better), as_idea(*played)))]


def test_a_card_that_the_rivals_meld_now_is_not_safer_since_one_went() -> None:
    """The bug: "Left discarded a seven too, so it's safer", of a seven that Left's team has laid down since."""
    pile, held = "6C 8C 9C 7S 9H 4D", {1: "AC AD"}
    for theirs, is_told in (("7H 7C 7S", False), ("QH QS QC", True)):
        view = knowing("7D 5S KH", phase="play", pile=pile, their_melds=[theirs], hands=held, bare=True)
        told = held_for(view, (throw("7D"),), (throw("5S"),))
        assert any(isinstance(one, GuardsPile) and one.how == "threw" for one in told) == is_told


def test_a_wild_card_kept_does_not_say_why_other_cards_are() -> None:
    """The bug: "meld nothing: six eights, one short of a clean book", to who also laid down an ace: it could have gone
    down all the same.
    """
    view = turn("2C QH 9S 5D", melds=["8S 8H 8D 8C 8S 8H", "QS QH QC"], bare=True)
    kept, played = KeepsClean(Rank("8"), 6, 1), (lay("2C > 0", "QH > 1"), throw("9S"))
    assert kept in held_for(view, (lay("QH > 1"), throw("9S")), played)
    assert kept not in held_for(view, (throw("9S"),), played)
    also = turn("2C 8D 9S 5D", melds=["8S 8H 8C 8H 8C"], bare=True)  # an eight that stays with the two
    told = held_for(also, (throw("9S"),), (lay("2C 8D > 0"), throw("9S")))
    assert any(isinstance(one, KeepsClean) for one in told)


def test_of_two_ways_to_lay_cards_down_no_meld_is_told_if_another_is_nearer() -> None:
    """The bug: "Mainly for a dirty book: your sixes then have five cards, two short", of two twos there instead of on
    the aces, with nines that lacked one card; with nines that would have lacked one with these twos.
    """
    for nines, is_told in (("9S 9H 9D 9C 9S 2S", False), ("9S 9H 9D 2S", False), ("9S 9H 9D", True)):
        melds = ["6S 6H 6D", "AS AH 2D", nines, clean_book("K")]
        view = turn("2C 2H QH 5D", melds=melds, bare=True)
        sixes, aces = ((lay(f"2C 2H > {at}"), throw("5D")) for at in (0, 1))
        assert any(isinstance(one, GrowsBook) for one, _ in tried_for(view, sixes, aces)) == is_told


def test_a_stack_that_comes_is_weighed_with_melds_that_nobody_names() -> None:
    """The bug: a hand emptied for the foot lost that reason where a meld that grew beside it had a nearer one."""
    melds = ["6S 6H 6D", "AS AH 2D", "9S 9H 9D 9C 9S 2S", clean_book("K")]
    view = turn("2C 2H 5D", melds=melds, bare=True)
    tried = tried_for(view, (lay("2C 2H > 0"), throw("5D")), (lay("2C > 1"), throw("5D")))
    assert any(isinstance(one, TakesStack) and without.books for one, without in tried)


def test_a_pile_is_taken_to_open_only_where_the_hand_could_not() -> None:
    """The bug: "To open: your first melds come to 65 points", where the rules ask for none and the hand held melds."""
    none = replace(WEB, opening=(0, 0, 0, 0))
    for hand, is_told in (("8S 8H 8D 8C KD QD 5S", False), ("8S 8H KD QD 5S 4H JD", True)):
        view = my_view(table(hand, none, pile="8C", stock=FULL.replace("8", "6"), bare=True))
        told = reason_for(view, take("8C 8S 8H")).purpose
        assert isinstance(told, Opens) == is_told


def test_nobody_guards_a_pile_of_threes() -> None:
    """The bug: "To guard the pile: Left melds queens", of seven cards, five of them black threes, that nobody wants."""
    pile, theirs = "3D 3S 3C QS 3C 3S 3C", ["QC QH QD", *ACES]
    for lying, is_told in ((pile, False), (pile.replace("3C", "9C"), True)):
        view = knowing("QD 7H KC", CAMPUS, phase="play", pile=lying, their_melds=theirs, melds=["KS KH KD"])
        told = held_for(view, (throw("7H"),), (throw("QD"),))
        assert any(isinstance(one, GuardsPile) for one in told) == is_told


def test_nobody_guards_a_pile_that_hardly_exists() -> None:
    """The bugs: "To guard the pile: Left melds tens", of an empty one; "whoever takes the pile gets only this card", of
    a jack that the next player melds, where sevens would give nothing; "Left melds aces" of a single six below.
    """
    tens = ["TC TD TH"]
    for pile, is_told in (("", False), ("8C 9C 5C 5D 8D", True)):
        view = my_view(table("QS QC TD", CAMPUS, phase="play", pile=pile, melds=ACES, their_melds=tens, bare=True))
        assert isinstance(plain_discard(view, Card("QS")), GuardsPile) == is_told
    for hand, alone in (("TS TC 7S 7C 3D", None), ("TS TC 3D", OnlyWay("alone"))):
        empty = my_view(table(hand, CAMPUS, phase="play", melds=ACES, their_melds=tens, bare=True))
        assert plain_discard(empty, Card("TS")) == alone
    one_drawn = replace(CAMPUS, draw_count=1)
    for pile, theirs, is_told in (("9C", tens, False), ("9C 8D", tens, True), ("TS", ["TC TD TH TS TC TD"], True)):
        view = my_view(table("TH 7H KC", one_drawn, phase="play", pile=pile, melds=ACES, their_melds=theirs, bare=True))
        told = held_for(view, (throw("7H"),), (throw("TH"),))
        assert any(isinstance(one, GuardsPile) and one.how == "collects" for one in told) == is_told


def test_a_wild_card_may_guard_the_pile(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bug: of a two discarded on a rich pile nothing was said but that "no meld has room for it"."""
    monkeypatch.setattr(PlayedOut, "more_takes", lambda ways, seat: -1.0)
    lies = "8C 9C 5C 5D 8D"
    view = turn("2C TH 7H", CAMPUS, pile=lies, hands={1: "KC KD KH"}, bare=True)
    told = [one for one in held_for(view, (throw("2C"),), (throw("TH"),)) if isinstance(one, GuardsPile)]
    assert [(one.how, one.rank) for one in told] == [("likely", "T")]


def test_a_pair_is_not_kept_for_the_pile_instead_of_another(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bug: "keep your two sixes: if a six is discarded, you can take the pile", to who discarded one of them and
    kept two sevens.
    """
    monkeypatch.setattr(PlayedOut, "more_takes", lambda ways, seat: float(seat == ways.view.seat))
    monkeypatch.setattr(PlayedOut, "takes", lambda ways, idea, seat: Counter({2: 9} if idea is ways.better else {}))
    for hand, is_told in (("7S 7H 6S 6H KC", False), ("7S 6S 6H KC", True), ("7S 7H 7C 6S 6H KC", True)):
        view = turn(hand, pile="8C", melds=ACES, bare=True)
        told = held_for(view, (throw("7S"),), (throw("6S"),))
        assert any(isinstance(one, KeepsTogether) and one.use == "pile" for one in told) == is_told


def test_a_pair_for_the_pile_is_told_first_where_only_the_pile_gives_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """Given sixes to take the pile with and rivals who meld queens, each as good a reason to discard a seven; only
    queens where the sixes take it as often the other way.
    """
    monkeypatch.setattr(PlayedOut, "more_takes", lambda ways, seat: 1.0 if seat == ways.view.seat else -1.0)
    monkeypatch.setattr(PlayedOut, "gain", lambda ways, without=None: 1.0)
    queens = ["QS QH QD"]
    for stock, either, first in (("4C 4D", 0, KeepsTogether), (FULL, 0, GuardsPile), ("4C 4D", 9, GuardsPile)):
        takes = {True: Counter({2: 9}), False: Counter({2: either})}
        monkeypatch.setattr(PlayedOut, "takes", lambda ways, idea, seat, takes=takes: takes[idea is ways.better])
        view = turn("7S 6S 6H QC KC", CAMPUS, pile="8C TD TC", melds=ACES, their_melds=queens, stock=stock, bare=True)
        assert isinstance(held_for(view, (throw("7S"),), (throw("QC"),))[0], first)


def test_several_books_are_told_beside_the_foot_that_the_first_brings() -> None:
    """The bug: "your first book lets you pick up your foot", of three books that five wild cards completed at once,
    at the price of clean melds that the team needed.
    """
    rules = replace(WEB, foot_when="first_book", out_dirty=0)
    melds = [f"{rank}C {rank}D {rank}H {rank}S {rank}C {rank}D" for rank in "8Q4"]
    view = turn("2C 2D 2H KC 9D", rules, melds=melds, bare=True)
    for move, words in (
        (lay("2C > 0", "2D > 1"), "For your foot and two books: that completes your eights and queens."),
        (lay("2C > 0"), "For your foot: your first book lets you pick it up."),
    ):
        assert reason_sentence(reason_for(view, move)) == words


ACE, TWO, BOTH, END = lay("AH > 0"), lay("2C > 0"), lay("AH 2C > 0"), throw("9S")


@pytest.mark.parametrize(
    ("hand", "better", "played", "in_foot", "is_told"),
    [
        ("AH KC QD 9S", (END,), (ACE, END), True, True),
        ("AH KC QD 9S", (END,), (ACE, END), False, False),
        ("AH KC QD 9S", (ACE, END), (END,), True, False),
        ("AH KC QD 9S", (throw("KC"),), (END,), True, False),
        ("AH KC QD 9S 8C", (END,), (ACE, END), True, False),
        ("AH KC QD", (throw("QD"),), (ACE,), True, False),
        ("AH AC KC", (ACE,), (lay("AH AC > 0"),), True, True),
        ("AH 2C QD 9S", (TWO, END), (BOTH, END), True, True),
        ("AH 2C KC QD 9S", (TWO, END), (lay("AH KC > 0"), END), True, False),
    ],
)
def test_the_last_cards_of_the_foot_are_kept_to_have_a_discard(
    hand: str, better: tuple[Move, ...], played: tuple[Move, ...], in_foot: bool, is_told: bool
) -> None:
    """Up to three cards after the discard, of the foot, if the other way leaves fewer; not where the better way gives a
    wild card for them, or lays down more.
    """
    foot = (0, 2) if in_foot else ()
    view = turn(hand, melds=ACES, played_foot=foot)
    assert any(isinstance(one, KeepsTwo) for one in held_for(view, better, played)) == is_told


@pytest.mark.parametrize(
    ("hand", "words"),
    [
        ("AH AC KD 9S", "two cards stay to meld and one to discard"),
        ("AH KC QD 9S", "one card stays to meld and two to discard"),
        ("AH AC AD 9S", "two cards stay to meld and one to discard"),
    ],
)
def test_cards_that_stay_are_told_by_their_number(hand: str, words: str) -> None:
    """The bug: "one card stays to meld and one to discard", where three stayed."""
    view = turn(hand, melds=ACES, played_foot=(0, 2))
    told = [one for one in held_for(view, (END,), (ACE, END)) if isinstance(one, KeepsTwo)]
    assert [ToldReason(one).sentence for one in told] == [f"For the next turn: {words}."]


def test_a_clean_book_that_the_hand_completes_is_told_so() -> None:
    """The bug: six kings, "one short of a clean book", where the seventh stayed in the hand."""
    for king, is_held in (("KS", True), ("QS", False)):
        view = turn(f"2C 9D 8S JC 5C 4D {king}", melds=["KC KD KS KH KC KD"])
        told = held_for(view, (throw("4D"),), (lay("2C > 0"), throw("4D")))
        assert KeepsClean(Rank("K"), 6, 1, is_held) in told


def test_what_another_rival_lays_down_says_nothing_of_the_next_player() -> None:
    """The bug: of five rivals one melded kings, and so "the rivals" rarely held two, of whom the next had nothing."""
    for melder, is_told in ((1, True), (2, False)):
        now = table("9D 8D KC QC JC", players=3, teams=3, phase="play", melds=ACES, pile="4C 5C 6C", stock=FULL)
        melds = [*now.board.melds]
        melds[melder] = (meld_of(parse_cards("9S 9H 9C")),)
        view = my_view(replace(now, board=replace(now.board, melds=tuple(melds))))
        told = held_for(view, (throw("9D"),), (throw("8D"),))
        assert is_told == any(isinstance(one, GuardsPile) and one.how == "theirs" for one in told)


def test_nothing_is_guarded_from_those_who_cannot_take_it() -> None:
    """The bug: a three "guarded" a pile of threes from the next player, a pile of two cards, or any from one card."""
    useless = "3S 3C 3S 3D"
    for pile, held, guards in (
        ("4C 9D 5H", "KC QC", True),
        ("4C 9D", "KC QC", False),
        (useless, "KC QC", False),
        ("4C 9D 5H", "KC", False),
    ):
        view = knowing("3S 5C 9D QS", melds=ACES, pile=pile, hands={1: held}, phase="play", stock=FULL)
        assert isinstance(why_discard(view, Card("3S")), GuardsPile if guards else ShedsCost)


def test_no_reason_is_about_a_pile_that_is_closed_to_the_next_player() -> None:
    """The bugs: "Ben melds tens, and one more takes the pile", of a frozen one; a three "guarded" a pile that nobody
    takes in the first lap; "whoever takes the pile gets mostly threes" where nobody ever may; and the seat whose turn
    ends the first lap had no reason about the pile.
    """
    never, lap = replace(CAMPUS, take_count="never"), replace(CAMPUS, take_first_lap=False)
    until_taken, one_lap = (replace(CAMPUS, freeze=freeze) for freeze in ("until_taken", "one_lap"))
    three, ten, nothing = GuardsPile(1, Rank("3"), 10, "three"), GuardsPile(1, Rank("T"), 8, "collects"), None
    useless = ShedsCost(Card("3S"), 0)
    cases: list[tuple[RuleSet, dict[str, Any], Purpose, Purpose | None]] = [
        (CAMPUS, {}, three, ten),
        (until_taken, {"frozen": 3}, three, nothing),
        (one_lap, {"frozen": 3}, useless, nothing),
        (one_lap, {"frozen": 1}, three, ten),
        (lap, {"turns": (0, 0, 0, 0)}, useless, nothing),
        (lap, {"turns": (0, 1, 1, 1)}, three, ten),
        (never, {}, useless, nothing),
    ]
    held = {"pile": "4C 4D 4H JS JD QS QH KC JC", "melds": ["8C 8D 8H"], "their_melds": ["TC TD TS"], "phase": "play"}
    for rules, more, of_three, of_five in cases:
        view = knowing("5H 5D TH 3S", rules, hands={1: "KD KH QD"}, **held, **more)
        assert why_discard(view, Card("3S")) == of_three
        view = knowing("5H 5D TH", rules, hands={1: "KD KH QD"}, **held, **more)
        assert plain_discard(view, Card("5H")) == of_five
    view = knowing("TH", never, **held)
    assert plain_discard(view, Card("TH")) is None


def test_no_pair_waits_for_a_card_that_the_player_before_lays_down() -> None:
    """The bug: "keep your two fives for the pile", with rivals who meld fives and so never discard one."""
    pile = KeepsTogether(Rank("5"), 2, "pile", Rank("K"))
    for melds, purpose in (([], pile), (["5H 5S 5D"], None)):
        told = why_discard(my_view(table("KC 5C 5D", phase="play", melds=ACES, their_melds=melds)), Card("KC"))
        assert told == purpose


def test_cards_that_stay_together_anyway_do_not_explain_a_discard() -> None:
    """The bug: "keep your two sixes", beside four other single cards that could go, and of a nine that nobody would
    keep; "keep your two eights", where an eight was said to do about as well.
    """
    pile = table("AC KC JC 9S 6S 6C 4S", phase="play", melds=["QC QD QH"], pile="5C 5D 8H 8C", stock=FULL)
    assert not isinstance(why_discard(my_view(pile), Card("AC")), KeepsTogether)
    assert not tells_apart(my_view(pile), Card("AC"), KeepsTogether(Rank("6"), 2, "pile"))
    lone = turn("9S 6S 6C", melds=["QC QD QH"])
    assert not tells_apart(lone, Card("9S"), KeepsTogether(Rank("6"), 2, "meld"))
    fed = my_view(
        table("9S 6S 6C 8D 8C", phase="play", melds=["9C 9D 9H"], stock=FULL)
    )  # the bug: either pair may grow
    assert not tells_apart(fed, Card("9S"), KeepsTogether(Rank("6"), 2, "meld"))
    assert tells_apart(lone, Card("9S"), KeepsTogether(Rank("6"), 2, "pile"))


def test_three_cards_are_no_meld_beside_a_sealed_book_of_their_rank() -> None:
    """The bug: "Keep your three queens together: they're a meld", whose book takes no more, and no second is begun."""
    rules = replace(CAMPUS, closed_book="sealed", second_meld="never")
    for book, kept in (
        (clean_book("K", 8), KeepsTogether(Rank("Q"), 3, "meld")),
        (clean_book("Q", 8), OnlyWay("alone")),
    ):
        view = turn("QS QC QH 8H", rules, melds=[book], their_melds=["8C 8D 8S"], stock=clean_book("T", 8))
        assert plain_discard(view, Card("8H")) == kept


def test_what_everybody_would_think_of_is_told_if_it_is_worse() -> None:
    """The bug: a two stayed in the hand that completed the last book, 360 points worse, and nothing said so."""
    view = my_view(table("2S 6C 6H 4D 4C", phase="play", melds=ACES))
    ideas = tuple(as_idea(throw(card)) for card in ("4D", "6H", "6C", "2S"))
    told = advice_after(view, ideas, (1, 5.0), (2, 70.0), (3, 360.0), plain=(3,)).others
    assert told[1:] == (Instead(throw("2S"), 360),)


def test_a_clean_meld_that_gets_wild_cards_is_told_where_nothing_else_is() -> None:
    """The bug: two twos went on four clean aces, two short of a dirty book the team lacked: "that puts 40 points"."""
    view = turn("2D 2C KD QC 9C 7C 6H 4S 8H", melds=["AC AD AS AH"])
    assert effect_of(view, lay("2D 2C > 0")) == GrowsBook("dirty", Rank("A"), 6, 1, is_needed=True)


def test_a_needed_book_may_be_of_sevens_or_of_any_kind() -> None:
    """The bug: sevens that going out takes were told after aces that it doesn't."""
    none = replace(WEB, out_clean=0, out_dirty=0)
    for rules in (replace(none, out_sevens=1), replace(none, out_books=2)):
        hand = table("7S 7H 7S KH JC", rules, phase="play", melds=["7H 7S 7H 7S", "9S 9H 9D"], stock=FULL)
        (told,) = laid_for(my_view(hand), lay("7S 7H 7S > 0"))[:1]
        assert "need" in told or "to go" in told


def test_an_opening_is_told_before_what_the_rest_of_the_turn_brings() -> None:
    """The bug: "your first book lets you pick up the foot" of three aces that only opened."""
    rules = replace(WEB, foot_when="first_book", book_size=5)
    view = turn("AS AH AC 2C 2D QD TC 9S 8H 6S 5H 4C", rules)
    whole = as_idea(lay("AS AH AC 2C 2D"))
    assert isinstance(reason_for(view, lay("AS AH AC"), whole).purpose, Opens)


def test_a_book_isnt_why_to_play_on_where_going_out_makes_it_too() -> None:
    """Given nines that both ways complete, the reason not to go out is what playing on brings, or there is none."""
    view = my_view(
        table(
            "9C QH 6C", phase="play", melds=["9D 9H 9S 9C 9D 9H", "8C 8D 8H 8S 8C 8D 2C", "QC QD QS"],
            their_melds=["AC AD AH", "KC KD KS"], in_foot=(0, 2), played_foot=(0, 2), foot="", stock=FULL,
        )
    )  # fmt: skip
    way, instead = (lay("9C > 0"), throw("6C")), (go_out("9C > 0", "QH > 2", discard="6C"),)
    assert not isinstance(advice_between(view, way, instead).purpose, MakesBook)


def test_a_book_that_counts_opens_with_fewer_wild_cards() -> None:
    """The bug: "opening now would take two wild cards", where four jacks with one make a book that counts."""
    hand = "2S 2D 2D AC KD KD JS JD JC JC 4S 4H"
    for counts, wilds in ((True, 1), (False, 2)):
        rules = replace(WEB, book_size=5, open_counts_books=counts, opening=(90,))
        assert opens_cheaper(turn(hand, rules)) == OpensCheaper(wilds), counts


def test_a_three_that_could_be_melded_is_discarded_like_any_card() -> None:
    """The bugs: where threes are melded, a hint to discard one ended the program; a lone one is of no use there, too,
    and a red one costs. And "a three is no use here", of black ones that the foot melds, or a way out.
    """
    for hand, melds, goes, told in (
        ("3S QH 6S 6H", ACES, "3S", ShedsCost(Card("3S"), 0, lone=1)),
        ("3S QH 6S 6H", ["3D 3H 3C"], "3S", None),
        ("3S 3H QH 6S", ACES, "3H", ShedsCost(Card("3H"), 300)),
        ("3S 3H 3D QH 6S", ACES, "3S", None),
    ):
        view = my_view(table(hand, replace(WEB, meld_threes="all"), phase="play", melds=melds))
        assert why_discard(view, Card(goes)) == told
    useless, costs = ShedsCost(Card("3S"), 0), ShedsCost(Card("3H"), 300)
    for when, hand, of_hand, of_foot in (
        ("no", "3S 3C 3S QH 6S", useless, useless),
        ("black_in_foot", "3S 3C 3S QH 6S", useless, None),
        ("black_in_foot", "3S QH 6S", useless, useless),
        ("black_in_foot", "3H 3C 3S QH 6S", costs, costs),
        ("black_last", "3S 3C 3S QH 6S", useless, None),
    ):
        for in_foot, told in (((), of_hand), ((0,), of_foot)):
            now = table(hand, replace(WEB, meld_threes=when), phase="play", melds=ACES, in_foot=in_foot)
            assert why_discard(my_view(now), Card(hand[:2])) == told
    foot = replace(WEB, meld_threes="black_in_foot")
    now = table("3S QH 6S", foot, phase="play", melds=[*ACES, "3S 3C 3S"], in_foot=(0,))
    assert why_discard(my_view(now), Card("3S")) is None


def test_a_lone_card_is_told_before_cards_that_nobody_would_break_up() -> None:
    """The bug: a ten was discarded "for a meld of queens: keep your four together", as if that were in doubt."""
    view = my_view(table("TS QH QD QS QC", phase="play", melds=ACES))
    purpose = reason_for(view, throw("TS")).purpose
    assert purpose == ShedsCost(Card("TS"), 0, lone=1)
    told = "Easy to spare: it's your only ten, with no meld for it."
    assert ToldReason(purpose).sentence == told


def test_a_card_that_fits_the_teams_meld_isnt_discarded_for_a_pair() -> None:
    """The bug: "for a meld of nines: keep your two", said of a discarded ace that could be laid on the aces."""
    told = why_discard(my_view(table("AH 9C 9D", phase="play", melds=ACES)), Card("AH"))
    assert not isinstance(told, KeepsTogether)


def test_nobody_is_rid_of_a_card_that_the_rivals_take_the_pile_with() -> None:
    """The bug: a lone ten was "to be rid of", and the rivals had tens on the table, which take the pile with one more;
    and where only a pair takes it, there was no reason at all.
    """
    for rules, theirs, is_told in (
        (CAMPUS, ["TC TD TH"], False),
        (replace(CAMPUS, take_with="pair_or_meld"), ["TC TD TH"], False),
        (CAMPUS, ["9C 9D 9H"], True),
        (WEB, ["TC TD TH"], True),
    ):
        view = my_view(table("TS QH QD QS QC", rules, phase="play", melds=ACES, their_melds=theirs))
        assert isinstance(reason_for(view, throw("TS")).purpose, ShedsCost) == is_told


def test_one_of_several_melds_that_only_grows_is_not_what_many_cards_are_for() -> None:
    """The bugs: "mainly for a clean book" of three fours, four short, where eight cards were laid down; of five jacks,
    two short, where eleven were; "three jacks, four short of a book your team needs", of the jacks alone.
    """
    view = turn("4S 4C 4C JH JC JD KC 9D 7S 5H AC QC TD 6S", melds=["8C 8D 8H"])
    for move, kinds in ((lay("4S 4C 4C", "JH JC JD"), [SavesPoints]), (lay("JH JC JD"), [GrowsBook, SavesPoints])):
        assert [type(one) for one, _ in tried_for(view, (move,))] == kinds
        assert effect_of(view, move) == SavesPoints(30 + 15 * (len(move.groups) - 1))


def test_what_the_whole_move_does_is_told_before_a_part_of_it() -> None:
    """The bug: "that makes five tens, two short", of one ten among four cards that also brought the foot nearer."""
    melds = ["TC TD TH TS", "8C 8D 2C"]
    held = "2S AS AC KH QS TC 6S 4H"
    view = turn(held, melds=melds)
    whole, part = lay("TC > 0", "AS AC 2S"), lay("TC > 0")
    assert effect_of(view, whole) == TakesStack("foot", 3, "later")
    assert effect_of(view, part) == GrowsBook("clean", Rank("T"), 5, 2, True)
    many = turn(f"{held} 5S 5D 6H JD JC KD", melds=melds)
    assert effect_of(many, whole) == SavesPoints(70)


def test_a_needed_book_by_part_of_a_move_is_more_than_a_few_points_and_less_than_the_foot() -> None:
    """The bugs: "cards on the table score", of sevens that were two short of the book that going out takes; "six jacks,
    one short", of five cards that left one before the foot.
    """
    few = turn("8C QH KS JD 9C 6H 5S 4H AS", melds=["8H 8S 8D 2C", "QC QD QS"])
    foot = turn("JS 5C 5D 2C 2D AS 9D", melds=["JC JD JH JS JC"])
    assert effect_of(few, lay("8C > 0", "QH > 1")) == GrowsBook("dirty", Rank("8"), 5, 2, True, True)
    assert effect_of(foot, lay("JS > 0", "5C 5D 2C 2D")) == TakesStack("foot", 1, "later")


def test_three_books_of_a_move_are_three() -> None:
    """The bug: "that completes your fives and queens; then all the books are made", and the kings were the third."""
    rules = replace(WEB, out_clean=1, out_dirty=2)
    melds = [clean_book("Q", 5), "KC KD KH KS KC 2C", "5C 5D 5H 5S 5C 2D"]
    view = turn("QD QC KH 5H 9D 8S 4C", rules, melds=melds)
    move = lay("QD QC > 0", "KH > 1", "5H > 2")
    assert isinstance(tried_for(view, (move,))[0][0], TakesStack | MakesBook)
    assert ToldReason(effect_of(view, move)).sentence == (
        "For three books: that completes your queens, kings and fives; then all the books are made."
    )


def test_most_of_the_hand_goes_down_for_the_foot() -> None:
    """The bug: fourteen of sixteen cards were laid "mainly for a clean book: that makes six nines, one short"."""
    hand = "2S KH KD KC QC QD QH TD 9D 9D 9C 5H"
    view = turn(hand, melds=["9S 9H 9S"])
    assert isinstance(why_laid(view, lay("KH KD KC", "QC QD QH", "9D 9D 9C > 0")), TakesStack)


def test_a_card_laid_down_for_nothing_else_is_for_its_points() -> None:
    """The bug: "Lay down a queen." and no word more, where it made nothing and brought nothing nearer."""
    hand = "QD 8D 7S 7S 4C 5H KS JD"
    view = turn(hand, melds=[dirty_book("Q")], in_foot=(0,))
    assert effect_of(view, lay("QD > 0")) == SavesPoints(10)


def test_a_pile_is_guarded_whatever_is_laid_down() -> None:
    """The bug: a king or nothing was laid and an ace discarded, not the king, and the rivals who take kings weren't
    told.
    """
    view = my_view(
        table(
            "AH KS 5H", CAMPUS, phase="play", melds=["KC KD KH", "5C 5D 5S"], their_melds=["KC KD KH"],
            pile="4S 5C 6H 8D", stock=FULL,
        )
    )  # fmt: skip
    for better in ((lay("KS > 0"), throw("AH")), (throw("AH"),)):
        told = held_for(view, better, (lay("5H > 1"), throw("KS")))
        assert any(isinstance(one, GuardsPile) and one.how == "collects" for one in told)


def test_another_discard_that_is_as_good_is_told_where_nothing_is_better() -> None:
    """The bug: "Discard the queen." and nothing more, of two cards that fit alike."""
    none = Advice(move=throw("QD"), others=(Instead(throw("AC"), 0),))
    assert reason_sentence(none) == "It's about as good to discard the ace of clubs."
    assert reason_sentence(replace(none, others=(Instead(throw("AC"), 40),))) == ""
    assert (
        reason_sentence(Advice(move=Draw(), others=(Instead(Take(()), 0),))) == "It's about as good to take the pile."
    )
    grows = GrowsBook("clean", Rank("K"), 5, 2)
    laid = Advice(move=lay("KD > 0"), effect=grows, others=(Instead(throw("AC"), 0),))
    assert reason_sentence(laid) == "That makes five kings, two short of a clean book."


def before_the_end(hand: str, melds: list[str], held: str = "JC") -> PlayerView:
    """A rival in the foot holds these cards and has all books; the other one has many cards left."""
    theirs, many = [clean_book("J"), "QC QD QH QS QC 2D 2H"], "JC JD JH JS QC QD QH QS"
    now = table(hand, phase="play", melds=melds, their_melds=theirs, in_foot=(1, 3), played_foot=(1, 3),
                hands={1: held, 3: many})  # fmt: skip
    return my_view(now)


def test_a_clean_book_is_spoilt_for_another_before_the_round_ends() -> None:
    """The bug: with a rival about to go out, a two that makes a dirty book of six aces had no reason."""
    melds = ["AC AD AS AH AC AD", dirty_book("8")]
    for held, is_told in (("JC", True), ("JC JD JH JS QC QD QH QS", False)):
        told = laid_for(before_the_end("2C KH 9D 8S 5C", melds, held), lay("2C > 0"))
        assert is_told == ("Before the round ends: that completes your aces, if only as a dirty book." in told)


def test_an_opening_that_takes_wild_cards_is_weighed_against_waiting() -> None:
    """The bug: a problem whose answer is to wait with two wild cards lost its reason."""
    view = turn("KC KD 2C JD JC 2D 7S 6H 5D")
    assert OpensCheaper(2) in held_for(view, (throw("5D"),), (lay("KC KD 2C", "JD JC 2D"), throw("5D")))


def test_a_loose_card_isnt_told_by_one_that_nobody_would_throw_first() -> None:
    """The bug: a four beside a loose nine was discarded "for the meld of jacks: your jack goes on them", or where the
    jack could be laid down at once.
    """
    jacks = ["JD JH JS"]
    lone = reason_for(turn("4C JC", melds=jacks), throw("4C")).purpose
    assert lone == ShedsCost(Card("4C"), 0, lone=1)
    last = turn("4C JC", melds=jacks, in_foot=(0,))
    assert why_discard(last, Card("4C")) == KeepsTogether(Rank("J"), 1, "own", Rank("4"))
    told = reason_for(turn("4C 9D JC", melds=["JD JH JS"]), throw("4C")).purpose
    assert told == ShedsCost(Card("4C"), 0, lone=2)


MOSTLY: Final = ("3D 3C 3S 8H 5C", True)
"""A pile of threes, one of them red."""


def test_a_foot_before_the_round_ends_is_told_before_a_few_points() -> None:
    """The bug: "Left might go out, and that's 20 more points on the table", of a two that emptied the hand."""
    view = before_the_end("2C 2D KC", ["AC AD AS AH AC 2S", "KD KH KS"])
    tried = tried_for(view, (lay("2C 2D > 0", "KC > 1"),), (lay("2C > 0", "KC > 1"), throw("2D")))
    told = [(type(one), without.calm) for one, without in tried]
    assert told.index((TakesStack, True)) < told.index((SavesPoints, True))


def test_a_stack_that_comes_is_weightier_than_a_meld_that_only_grows() -> None:
    """The bug: three cards emptied the hand "for a dirty book: your fives then have three cards, five short"."""
    view = turn("2D 5H 5S", melds=["AC AD AS AH AC 2C"])
    told = [one for one, _ in tried_for(view, (lay("5H 5S 2D"),), (lay("2D > 0"), throw("5H")))]
    assert TakesStack("foot", 0, "at_once") in told
    assert not any(isinstance(one, GrowsBook) for one in told)


def test_of_two_wild_and_natural_melds_as_near_the_wild_one_is_told() -> None:
    """The bug: two twos on the wild cards and a jack were told by the jacks alone, three short like the wild cards."""
    rules = replace(WEB, wild_melds="required")
    melds = ["2D 2H *R", "JC JD JS"]
    view = turn("2C JH KH QD 9C 8D 5C 4D", rules, melds=melds)
    assert "wilds" in laid_for(view, lay("2C > 0", "JH > 1"))[0]


def test_a_card_that_rivals_collect_is_not_easy_to_spare() -> None:
    """The bug: "Easy to spare: one of two cards that match nothing", of a seven that the rivals meld."""
    view = my_view(table("2D 8S 7D", phase="play", melds=ACES, their_melds=["7C 7H 7S"], bare=True))
    for card, is_wanted in (("7D", True), ("8S", False)):
        purpose = ShedsCost(Card(card), 0, lone=2, is_wanted=is_wanted)
        assert plain_discard(view, Card(card)) == purpose
        assert ToldReason(purpose).sentence.startswith("Easy to spare") is not is_wanted
    wanted = ToldReason(ShedsCost(Card("7D"), 0, lone=2, is_wanted=True)).sentence
    assert wanted == "It matches nothing in your hand, and one seven alone doesn't take the pile."


def test_a_single_card_is_told_by_itself_where_several_pairs_stay() -> None:
    """The bug: a jack was discarded "for the pile: keep your two sevens", with queens and tens held twice, too."""
    view = turn("QH QC JH TD TC 9S 9C", melds=ACES, bare=True)
    assert reason_for(view, throw("JH")).purpose == ShedsCost(Card("JH"), 0, lone=1)


@pytest.mark.parametrize(
    ("hand", "theirs", "purpose"),
    [
        # each gives the pile away, and nothing tells them apart
        ("TH 9H 9D", ["TC TD TS", "9C 9S 9C"], OnlyWay("fed")),
        # of two pairs the other one does
        ("TH TD 9H 9D", ["9C 9S 9C"], GuardsPile(1, Rank("9"), 8, "collects")),
        # only the single card does
        ("5H 5D TH", ["TC TD TS"], GuardsPile(1, Rank("T"), 8, "collects")),
    ],
)
def test_a_discard_is_told_by_what_the_next_player_melds(hand: str, theirs: list[str], purpose: Purpose) -> None:
    """The bug: "It's about as good to discard the ace", where rivals who take the pile with one card meld all."""
    pile = "4C 4D 4H JS JD QS QH KC JC"
    hands = {1: "KD KH QD"}
    seen = knowing(hand, CAMPUS, phase="play", pile=pile, melds=["8C 8D 8H"], their_melds=theirs, hands=hands)
    assert plain_discard(seen, Card(hand.split()[0] if hand != "AH 5H" else "5H")) == purpose


def test_a_pair_that_the_rivals_do_not_meld_stays_where_they_meld_each_single_card() -> None:
    """The bug: "The rivals meld both, and an eight counts more than a seven", beside two queens they don't meld."""
    pile = "4C 4D 4H JS JD 5S 5H KC JC"
    their_melds = ["7C 7H 7S", "8C 8D 8S"]
    for hand, kept in (("QS QC 8H 7H", KeepsTogether(Rank("Q"), 2, "meld")), ("QS QC JS JC 8H 7H", None)):
        seen = knowing(hand, CAMPUS, phase="play", pile=pile, melds=ACES, their_melds=their_melds, stock=FULL)
        assert why_discard(seen, Card("7H")) == kept


def test_points_on_the_table_are_weighed_with_those_left_in_the_hand() -> None:
    """The bug: no reason for a joker laid down instead of an ace, as what the joker would cost in the hand wasn't seen
    to be the other half of the gain.
    """
    view = turn("*B 2C AC", melds=["KC KD KS 2D", *ACES], in_foot=(0, 1, 2, 3))
    tried = dict(tried_for(view, (lay("*B > 0"), throw("AC")), (lay("AC > 1"), throw("2C"))))
    assert tried[SavesPoints(30, is_more=True)].points == 60


def test_a_card_that_a_full_meld_refuses_isnt_kept_for_it() -> None:
    """The bug: "For the meld of tens: your ten goes on them", where a dirty book takes no more cards, or where they are
    a book already and the ten only brings its points.
    """
    rules = replace(WEB, closed_book="clean_open")
    tens = "TC TD TS TH TC 2D 2H"
    clean = "TC TD TS TH TC TD TS"
    for melds, is_told in (([tens], False), ([clean], False), ([tens[:11]], True)):
        view = turn("JD TH", rules, melds=melds, stock=FULL.replace("T", "A"), in_foot=(0,))
        told = held_for(view, (throw("JD"),), (throw("TH"),))
        assert any(isinstance(one, KeepsTogether) and one.use == "own" for one in told) == is_told


def test_a_pair_that_would_give_the_pile_away_doesnt_explain_a_single_card() -> None:
    """The bug: a queen beside a pair of fives went since "Left melds fives, and one more takes the pile"."""
    view = turn("KH QH 5S 5H", CAMPUS, melds=ACES, their_melds=["5C 5D 5S"])
    fives, kings = (GuardsPile(1, Rank(rank), 8, "collects") for rank in "5K")
    assert not tells_apart(view, Card("QH"), fives)
    assert tells_apart(view, Card("QH"), kings)


def test_of_several_single_cards_the_pile_explains_only_all_others() -> None:
    """The bug: a four went since "Left melds eights", beside a nine and a six that nobody there melds either."""
    for hand, is_told in (("4H 8H 6C", False), ("4H 8H", True)):
        view = my_view(table(hand, CAMPUS, phase="play", melds=ACES, their_melds=["8C 8D 8S"], bare=True))
        assert tells_apart(view, Card("4H"), GuardsPile(1, Rank("8"), 8, "collects")) == is_told


def test_who_cannot_go_out_for_a_partner_hears_that_first() -> None:
    """The bug: "All your cards are alike", of two twos that could go out but for two partners without their feet."""
    rules = replace(WEB, out_clean=1, out_dirty=0, partners_foot="picked_up")
    melds = [clean_book("K"), "9C 9D 9H 9S 9C 2D", "4C 4D 4H 4S 4C 2D"]
    view = turn("2H 2D", rules, players=6, in_foot=(0,), melds=melds)
    late = SparesPartner("foot", picked_up=True, are_several=True)
    assert reason_for(view, throw("2H")).purpose == late
    assert ToldReason(late).sentence == (
        "For your partners: you can't go out before all your partners have picked up the foot."
    )


def test_a_stack_that_both_ways_bring_is_no_difference() -> None:
    """The bug: "For your foot: then discard your last card", where the other way played on from the foot at once."""
    melds = ["6C 6D 6S 6H 6C 6D", "JC JD JS", "5C 5D 5S", "AC AD AS AH AC 2D"]
    view = turn("*B JD 5D", melds=melds, bare=True, foot="9C 9D")
    discard = (lay("*B > 3", "JD > 1"), throw("5D"))
    at_once = (lay("*B > 0", "5D > 2", "JD > 1"),)
    for better, other, is_told in ((discard, at_once, False), (at_once, discard, True)):
        assert any(isinstance(one, TakesStack) for one, _ in tried_for(view, better, other)) == is_told


def test_a_double_book_is_what_its_last_card_is_for() -> None:
    """The bug: a ten and a two made fourteen tens, which score double: "that puts 30 points on the table"."""
    tens = "TC TD TH TS TC TD TS 2D"
    for size, told in ((11, SavesPoints(30)), (10, DoublesBook(Rank("T"), 300))):
        rules = replace(WEB, double_book=size, closed_book="any")
        view = turn("TH 2C KS QD 9C", rules, melds=[tens], in_foot=(0,))
        assert effect_of(view, lay("TH 2C > 0")) == told


def test_of_melds_that_grow_at_once_the_nearest_to_a_book_is_named() -> None:
    """The bug: an eight, a nine and a ten "for four eights, three short", where the nines and tens were one short."""
    melds = ["9C 9D 9H 9S 9C", "TC TD TH TS TC", "8C 8D 8H"]
    view = turn("8S 9D TD KS QD", melds=melds)
    told = tried_for(view, (lay("8S > 2", "9D > 0", "TD > 1"),))
    assert {one.rank for one, _ in told if isinstance(one, GrowsBook)} == {"9", "T"}


def test_nobody_nears_the_end_who_has_not_begun_the_book_that_is_missing() -> None:
    """The bug: a two on the nines, since "your team needs only a book of wilds", of which there was no card."""
    rules = replace(WEB, wild_melds="required")
    for wilds, is_near in (([], False), (["2C 2D 2H *R"], True)):
        melds = [clean_book("K"), dirty_book("9"), "TC TD TH TS TC 2D", *wilds]
        view = my_view(
            table("2C TD 8C", rules, phase="play", melds=melds, in_foot=(0, 2), played_foot=(0, 2), bare=True)
        )
        assert any(isinstance(one, NearsOut) for one, _ in tried_for(view, (lay("TD > 2"),))) == is_near


def test_nobody_is_kept_from_a_pile_before_its_opening() -> None:
    """The bug: "To keep the pile from rivals: nobody can take it", of rivals who must open first."""
    pile, rules = "4C 5D 6H 7D 8C 9C", replace(CAMPUS, take_needs_open=True)
    for theirs, told in (([], ShedsCost(Card("3C"), 0)), (["TC TD TS"], GuardsPile(1, Rank("3"), 7, "three"))):
        now = table("3C KD 9H 9D", rules, phase="play", pile=pile, melds=ACES, their_melds=theirs, bare=True)
        assert reason_for(my_view(now), throw("3C")).purpose == told


def test_of_two_melds_that_would_be_dirty_the_dearer_is_named() -> None:
    """The bug: "keep wild cards off your nines", where a joker would have gone on the aces."""
    view = turn("*B 2H AS AS 9H 9D KD JH 3H", melds=["TC TD TH"])
    told = held_for(view, (throw("3H"),), (lay("AS AS *B", "9H 9D 2H"), throw("3H")))
    assert next(one for one in told if isinstance(one, KeepsTogether)).rank == "A"


def test_a_stack_that_no_head_names_is_named() -> None:
    """The bug: "Four more cards and you pick it up"."""
    advice = Advice(move=lay("KC > 0"), effect=TakesStack("foot", 4, "later"))
    assert reason_sentence(advice) == "After the discard, four more cards and you pick up your foot."


def test_of_two_melds_that_grow_together_the_needed_one_is_told() -> None:
    """Given sixes and sevens that both lack a card then, the dirty sevens, which are needed, whichever are first."""
    view = turn("6C 7S KH JD 5H 8D", melds=[clean_book("9"), clean_book("6", 5), dirty_book("7", 5)], bare=True)
    for grows in (("6C > 1", "7S > 2"), ("7S > 2", "6C > 1")):
        told, without = tried_for(view, (lay(*grows), throw("5H")))[-1]
        assert isinstance(told, GrowsBook)
        assert (told.rank, len(without.books)) == ("7", 2)


def test_a_hand_of_threes_isnt_near_its_foot() -> None:
    """The bug: "For your foot: four more cards and you pick it up", of five threes, which go one in a turn."""
    for rest, is_told in (("3S 3C 3H 3D", False), ("3S 3C", True)):
        view = turn(f"9S 9D 9C {rest}", CAMPUS, melds=ACES, bare=True)
        said = reason_for(view, lay("9S 9D 9C"))
        assert any(isinstance(one, TakesStack) for one in (said.purpose, said.effect)) == is_told


def test_a_book_is_no_reason_where_the_other_way_makes_one_like_it() -> None:
    """The bug: "For a dirty book: that completes your tens", to who completed the aces with the same two, which were
    clean and a card short.
    """
    melds = ["TC TD TH TS TC 2D", "AC AD AH AS AC AD"]
    view = turn("2C 9H 5D", replace(WEB, out_dirty=2), melds=melds, bare=True)
    tens, aces, kings = ((lay(f"2C > {at}"), throw("9H")) for at in (0, 1, 2))
    assert not any(isinstance(one, MakesBook) for one, _ in tried_for(view, tens, aces))
    assert KeepsClean(Rank("A"), 6, 1) in held_for(view, tens, aces)
    more = turn("2C 9H 5D", melds=[*melds, "KC KD KH"], bare=True)
    assert any(isinstance(one, MakesBook) for one, _ in tried_for(more, tens, kings))


def test_a_wild_card_that_goes_elsewhere_keeps_a_meld_clean_whatever_stays() -> None:
    """The bug: no reason at all for a two on the sevens instead of on six kings, since a five stayed in the hand."""
    melds = ["KC KD KH KS KC KD", "7C 7D 7H 7S", "5C 5D 5H"]
    view = turn("2C KH 5D 9H 4S", melds=melds, bare=True)
    better, played = (lay("KH > 0", "2C > 1"), throw("9H")), (lay("KH > 0", "2C > 0", "5D > 2"), throw("9H"))
    assert KeepsClean(Rank("K"), 7, 0) in held_for(view, better, played)


def test_a_card_that_completes_the_next_players_book_is_no_small_gift() -> None:
    """The bugs: "Whoever takes the pile gets mostly threes", of a four that completes an eight-card book of fours; and
    no reason to keep it, over a single three.
    """
    fours = "4C 4D 4H 4S 4C 4D 4H"
    for theirs, told in ((fours, None), (f"{fours[:-3]} 2C", None), (fours[:-3], OnlyWay("threes"))):
        pile = "9C 3C 3D 3H 3S 3C TD"
        theirs_too = [theirs, "KC KD KH"]
        seen = knowing("4H KS KD", CAMPUS, phase="play", pile=pile, melds=ACES, their_melds=theirs_too, bare=True)
        fed = plain_discard(seen, Card("4H"))
        assert fed == (told or OnlyWay("fed"))
    small = my_view(table("4H QS KD", CAMPUS, phase="play", pile="3C", melds=ACES, their_melds=[fours], bare=True))
    assert any(isinstance(one, GuardsPile) for one in held_for(small, (throw("QS"),), (throw("4H"),)))


def test_what_much_is_lost_by_is_named_over_a_pile_of_threes_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bug: a five given to a rival with fives cost 460 points, and nothing was said, since threes lay below it."""
    view = knowing("5H JC", CAMPUS, phase="play", pile="3H QD 3D", melds=ACES, their_melds=["5C 5D 5S"], bare=True)
    for gain, is_told in ((460.0, True), (90.0, False)):
        monkeypatch.setattr(PlayedOut, "gain", lambda ways, without=None, gain=gain: gain)
        told = held_for(view, (throw("JC"),), (throw("5H"),))
        assert any(isinstance(one, GuardsPile) and one.how == "collects" for one in told) == is_told


def test_a_clean_book_that_turns_dirty_is_told_where_the_team_needs_a_dirty_one() -> None:
    """The bug: "Mainly for the book of sevens … the last book your team needs", of two twos on a finished book of
    eights: not a word about them.
    """
    for clean, is_told in ((2, True), (1, False)):  # one of them is needed
        melds = ["8S 8H 8D 8C 8S 8H 8D 8C", *(["JS JH JD JC JS JH JD JC"] if clean > 1 else [])]
        view = turn("2C KH 9S", CAMPUS, melds=melds, bare=True)
        made = laid_for(view, lay("2C > 0"))
        assert ("For a dirty book: that turns your eights dirty, the last book your team needs." in made) == is_told


def test_only_the_dearest_card_is_discarded_for_what_it_would_cost() -> None:
    """The bugs: "Before the round ends … this card would cost you 20", of an ace beside a red three, which would cost
    500, and beside a joker in the last turn.
    """
    for hand, is_told in (("AH KD 4S", True), ("AH KD 4S 3D", False), ("AH KD 4S *R", False)):
        view = before_the_end(hand, [])
        told = held_for(view, (throw("AH"),), (throw("4S"),))
        assert any(isinstance(one, SavesPoints) for one in told) == is_told, hand
    last = {"in_foot": (0, 1, 2, 3), "stock": "4C", "bare": True}
    for hand, is_told in (("KH 4S", True), ("KH 4S *R", False)):
        view = my_view(table(hand, CAMPUS, phase="play", melds=ACES, **last))  # type: ignore[arg-type]  # as above
        assert isinstance(why_discard(view, Card("KH")), SavesPoints) == is_told, hand


def test_a_meld_three_short_isnt_what_more_cards_are_laid_down_for() -> None:
    """The bug: "Mainly for a clean book: that makes four eights, three short", beside a queen, where both lead to the
    foot.
    """
    melds = ["8C 8D 8H", "QC QD QH QS 2C"]
    view = turn("8S QD KH 9C 5D 4S", melds=melds, bare=True)
    for move, is_told in ((lay("8S > 0", "QD > 1"), False), (lay("8S > 0"), True)):
        assert any("four eights, three short" in told for told in laid_for(view, move)) == is_told


def test_nobody_is_near_going_out_whose_partner_is_late() -> None:
    """The bug: "your team needs only one dirty book", of a partner with a whole foot to play first."""
    melds = [clean_book("K"), "9C 9D 9H 9S 9C 2D"]
    for feet, is_told in (((0,), False), ((0, 2), True)):
        view = my_view(
            table("4C 4D 4H 8S 7D", phase="play", melds=melds, in_foot=feet, played_foot=feet, stock=FULL, bare=True)
        )
        assert any(isinstance(one, NearsOut) for one, _ in tried_for(view, (lay("4C 4D 4H"),))) == is_told


def test_a_reason_that_tells_nothing_apart_gives_way_to_a_move_as_good_that_has_one() -> None:
    """The bugs: "You have no single natural card", "That puts 55 points on the table" and the like, where another move
    is as good and has a purpose.
    """
    melds = ["8C 8D 8H 8S 8C 2D", clean_book("K")]
    view = turn("9D 9D 7S 7C 4S 4H 2C", melds=melds, bare=True)
    pair, book = as_idea(throw("7S")), as_idea(lay("2C > 0"))
    for gain, advised in ((10.0, book.move), (400.0, pair.move)):
        assert advice_after(view, (pair, book), (1, gain)).move == advised


def test_a_needed_book_is_told_before_one_that_is_made_before_the_end() -> None:
    """The bug: "Before the round ends: that completes your aces, sevens and eights, if only as a dirty book", of clean
    sevens, which were all that the team needed.
    """
    melds = ["AC AD AS AH AC AD", "7C 7D 7H 7S 7C 7D", dirty_book("8")]
    view = before_the_end("2C 7H KH 9D 5C", melds, "JC")
    told = laid_for(view, lay("2C > 0", "7H > 1"))
    assert told[0].startswith("For two books: that completes your sevens and aces")
    assert not any("sevens" in one and "if only as a dirty book" in one for one in told)
