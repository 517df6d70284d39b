"""Moves whose use everybody sees: a needed book that can be had now, and an opening."""

from msgspec.structs import replace

from game.ai.brain.card_classes import CLASS_OF
from game.ai.brain.counted_position import DISCARD, MELD, NEW, position_of
from game.ai.player import Think
from game.ai.players.expert import ideas_of
from game.ai.players.plain_moves import odd_ideas, plain_ideas, stops_short
from game.ai.players.tuned_player import Habits
from game.ai.search.ideas import Idea
from game.cards import Card
from game.engine.moves import Discard, MeldCards, Move
from game.engine.table.state import Table
from game.reason.hint import settled
from game.reason.purposes import Opens, SavesPoints
from tests.build import CAMPUS, FAMILY, WEB, clean_book, dirty_book, lay, my_view, table, throw

FULL = " ".join(clean_book(rank, 8) for rank in "5TQA")
"""A stock with which no round is near its end."""
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
    assert not plain(table("2C 9D 7C 6H 4S", phase="play", melds=[f"{KINGS} KS"], stock=FULL))


def test_what_the_habit_lays_is_laid_with_the_book() -> None:
    """Given a king that would be laid anyway, the two goes on the tens with it and not instead of it."""
    first = plain(table("2C KD 9D 7C 6H 4S", phase="play", melds=[TENS, KINGS]))[0]
    assert isinstance(first, MeldCards)
    assert sorted(card for group in first.groups for card in group.cards) == ["2C", "KD"]


def test_nothing_is_plainer_than_picking_up_the_foot() -> None:
    """Given cards that can all be laid but for one, no other book is."""
    assert not plain(table("2C 9D 9C 4S", phase="play", melds=[TENS, KINGS]))


def test_what_nearly_empties_the_hand_for_the_foot_is_plain() -> None:
    """The bug: a nine alone was laid "for your foot: four more cards", with two eights and a two that could go too."""
    hand, melds = "2S 9H 8S 8D JD 4C", [KINGS, "9C 9D 2C"]
    now = table(hand, phase="play", melds=melds, stock=FULL)
    view = my_view(now)
    first = next(idea for idea in ideas_of(view, Habits().decide(view, Think())) if idea.move == lay("9H > 1"))
    rest = [idea for idea in ideas_of(view, Habits().decide(view, Think())) if idea != first]
    assert [idea.move for idea in plain_ideas(view, (first, *rest))] == [lay("9H > 1", "8S 8D 2S")]


def test_a_card_that_gives_the_pile_away_is_not_plain_beside_another_single_one() -> None:
    """The bug: a lone jack went where the next player lays down jacks, beside a five that nobody there melds."""
    for rules, found in ((CAMPUS, [throw("5D")]), (WEB, [])):
        view = my_view(table("JC 5D 8H 8C", rules, phase="play", melds=[KINGS], their_melds=["JD JH JS"], stock=FULL))
        ideas = ideas_of(view, Habits().decide(view, Think()))
        first = next(idea for idea in ideas if idea.move == throw("JC"))
        others = tuple(idea for idea in ideas if idea != first)
        assert [idea.move for idea in plain_ideas(view, (first, *others)) if isinstance(idea.move, Discard)] == found


def test_a_card_that_could_be_laid_down_is_not_plain_as_a_discard() -> None:
    """The bug: a five was discarded that fits the team's fives, "to guard the pile: a four on top would …"."""
    view = my_view(table("KS KC TH 5S 4C", phase="play", melds=["5C 5D 5H", "9C 9D 9H"], stock=FULL))
    ideas = ideas_of(view, Habits().decide(view, Think()))
    first = Idea(throw("5S"), DISCARD, (), CLASS_OF[Card("5S")])
    assert lay("5S > 0") in [idea.move for idea in plain_ideas(view, (first, *ideas))]


def test_more_that_goes_without_another_wild_card_is_plain_in_the_last_stack() -> None:
    """The bug: a queen, two nines and a two went down, and two sixes stayed in the hand that fit the team's sixes."""
    hand, melds = "2H AH QH 9H 9C 6S 6H 8C", [KINGS, "QC QD QS", "6C 6D 2C"]
    view = my_view(table(hand, phase="play", melds=melds, in_foot=(0,), stock=FULL))
    queen = lay("QH > 1", "9H 9C 2H")
    first = Idea(queen, MELD, ((1, 8, 1, 0, 0), (NEW, 5, 2, 0, 1)))
    more = Idea(lay("QH > 1", "9H 9C 2H", "6S 6H > 2"), MELD, (*first.lays, (2, 2, 2, 0, 0)))
    assert plain_ideas(view, (first, more)) == (more,)


def test_a_clean_meld_near_a_book_is_not_spoilt_for_a_dirty_one() -> None:
    """The bug: a two on six clean kings was plain, since it made a book, once no clean book was needed; and with that
    mended it wasn't, where it was the dirty book that the team lacked.
    """
    melds = [f"{KINGS} KS", clean_book("J")]
    for others, found in ([dirty_book("9")], []), (["9C 9D 9H 2D"], [lay("2C > 0")]):
        assert plain(table("2C 8D 7C 6H 4S", phase="play", melds=[*melds, *others], stock=FULL)) == found


def test_a_pair_is_not_broken_up_beside_a_single_card() -> None:
    """The bug: a nine of two went, beside a lone seven that was as safe."""
    view = my_view(table("9H 9C 7C 4H 4D 4C", phase="play", melds=[KINGS], stock=FULL))
    first = Idea(throw("9H"), DISCARD, (), CLASS_OF[Card("9H")])
    found = plain_ideas(view, (first,))
    assert [idea.move for idea in found] == [throw("7C")]
    more = my_view(table("9H 9C 7C JD QD 4H 4D 4C", phase="play", melds=[KINGS], stock=FULL))
    told = Idea(throw("JD"), DISCARD, (), CLASS_OF[Card("JD")])
    assert plain_ideas(more, (first, told))[0] == told  # the bug: it was worse, and no other single card was tried
    assert len(plain_ideas(more, (first, told))) == 2
    two = my_view(table("9H 9C 7C JD 4H 4D 4C", phase="play", melds=[KINGS], stock=FULL))
    singles = tuple(Idea(throw(card), DISCARD, (), CLASS_OF[Card(card)]) for card in ("7C", "JD"))
    assert plain_ideas(two, (first, *singles)) == singles  # the bug: one that was compared with wasn't among them


def test_an_opening_that_is_about_as_good_is_advised() -> None:
    """Given two queens, a joker, three kings and four sixes for an opening of 120 that leaves two cards: the
    hint said to wait, and that it would cost one wild card.
    """
    hand = "*B KD KD KD QS QH 8D 6S 6S 6H 6C 5H 4S"
    view = my_view(table(hand, phase="play", pile="6S 3C"))
    told = settled(replace(view, board=replace(view.board, round=3)))
    assert isinstance(told.move, MeldCards)
    assert isinstance(told.purpose, Opens)


def test_naturals_that_could_be_laid_are_plain_beside_a_discard() -> None:
    """The bug: "you have no single card to discard", with three fives and three tens that could be laid down."""
    hand, melds = "AH AD KD KD TH TD TD 8D 8C 6H 6D 5S 5S 5D", ["AC AD AS", "QC QD QS"]
    view = my_view(table(hand, phase="play", melds=melds, stock=FULL, bare=True))
    first = Idea(throw("6H"), DISCARD, (), CLASS_OF[Card("6H")])
    found = [idea for idea in plain_ideas(view, (first, *ideas_of(view, throw("6H")))) if idea.kind == MELD]
    assert found
    assert not any(idea.wilds for idea in found)


def test_what_goes_along_without_a_wild_card_is_plain_in_the_hand_too() -> None:
    """The bugs: a five was laid down and not the jack that fitted as well; of four eights two went with a two."""
    melds = [KINGS, "JC JD JS"]
    view = my_view(table("9C 9D 9H 9S 2D KD JH 7C 6H 4S 8D", phase="play", melds=melds, stock=FULL, bare=True))
    king, nines = Idea(lay("KD > 0"), MELD, ((0, 9, 1, 0, 0),)), Idea(lay("9C 9D 2D"), MELD, ((NEW, 5, 2, 0, 1),))
    both = Idea(lay("KD > 0", "JH > 1"), MELD, ((0, 9, 1, 0, 0), (1, 7, 1, 0, 0)))
    four = Idea(lay("9C 9D 9H 9S 2D"), MELD, ((NEW, 5, 4, 0, 1),))
    assert plain_ideas(view, (king, both, four)) == (both,)
    assert plain_ideas(view, (nines, both, four)) == (four,)


def test_nothing_that_spoils_a_needed_meld_for_little_is_advised() -> None:
    """The bug: a two on five clean sixes, which only made them dirty, with two clean books lacking; not so where it
    makes a book or brings the foot.
    """
    hand = "2C 9D 7C 6H 4S"
    view = my_view(table(hand, phase="play", melds=[KINGS, f"{KINGS} KS".replace("K", "Q")], stock=FULL, bare=True))
    some, book = (Idea(lay(f"2C > {at}"), MELD, ((at, rank, 0, 0, 1),)) for at, rank in ((0, 9), (1, 8)))
    assert odd_ideas(view, (some, book)) == (some,)
    short = my_view(table("2C 9D 7C", phase="play", melds=[KINGS], stock=FULL, bare=True))
    assert not odd_ideas(short, (some,))


def test_the_plain_move_that_lays_most_comes_first() -> None:
    """The bug: two jacks and an ace were laid, and a queen and a king that fitted stayed in the hand."""
    melds = [KINGS, "QC QD QS", "JC JD JS"]
    view = my_view(table("KD QH JH TC 9D 8C 7D 6H", phase="play", melds=melds, stock=FULL, bare=True, in_foot=(0,)))
    first = Idea(throw("TC"), DISCARD, (), CLASS_OF[Card("TC")])
    ideas = ideas_of(view, Habits().decide(view, Think()))
    found = [idea for idea in plain_ideas(view, (first, *ideas)) if idea.kind == MELD]
    assert found[0] == max(found, key=lambda idea: len(idea.lays))
    assert len(found[0].lays) == 3


def test_a_book_without_wild_cards_is_plain_where_more_is_laid_by_habit() -> None:
    """The bug: a king was discarded and four sixes stayed in the hand that completed a clean book, because the search
    would rather not lay three pairs with a two each besides.
    """
    hand, melds = "2S 2S 2H AD KH QD TH TC 8S 8D 6S 6H 6H 6D 5S 5H", ["6C 6D 6S", KINGS]
    view = my_view(table(hand, phase="play", melds=melds, stock=FULL.replace("8", "9"), bare=True))
    sixes = Idea(lay("6S 6H 6H 6D > 0"), MELD, ((0, 2, 4, 0, 0),))
    all_of_it = Idea(lay("6S 6H 6H 6D > 0", "TH TC 2S"), MELD, (*sixes.lays, (NEW, 6, 2, 0, 1)))
    assert sixes in plain_ideas(view, (all_of_it, sixes))


def test_nothing_is_laid_for_which_a_set_must_be_broken_up() -> None:
    """The bug: a seven was laid in the foot, and of three kings one had to be discarded then."""
    view = my_view(table("7D KH KD KC", phase="play", melds=["7C 7H 7S"], in_foot=(0,), stock=FULL, bare=True))
    seven = Idea(lay("7D > 0"), MELD, ((0, 3, 1, 0, 0),))
    single, king = (Idea(throw(card), DISCARD, (), CLASS_OF[Card(card)]) for card in ("7D", "KH"))
    assert plain_ideas(view, (seven, king, single)) == (single,)


def test_of_two_cards_only_one_of_which_is_laid_the_nearer_book_is_plain() -> None:
    """The bug: a seven went on four sevens, and the queen that made six queens, worth more, stayed in the hand."""
    melds = [dirty_book("K"), "7C 7S 7H 2D", "QC QD QS QH 2C"]
    view = my_view(table("QH JH 7C", phase="play", melds=melds, in_foot=(0,), stock=FULL, bare=True))
    seven, queen = Idea(lay("7C > 1"), MELD, ((1, 3, 1, 0, 0),)), Idea(lay("QH > 2"), MELD, ((2, 8, 1, 0, 0),))
    assert queen in plain_ideas(view, (seven, queen))
    assert seven not in plain_ideas(view, (queen, seven))


def test_what_nears_the_foot_is_plain_beside_a_book() -> None:
    """The bug: a king alone was laid, since a two would rather stay for two tens than complete the needed book, and
    king, tens and two weren't tried.
    """
    hand, melds = "2C KS JS TH TC 6H", ["AC AD AH AS AC AD 2D", "KC KD 2H"]
    view = my_view(table(hand, CAMPUS, phase="play", melds=melds, stock=FULL.replace("T", "4"), bare=True))
    king = Idea(lay("KS > 1"), MELD, ((1, 9, 1, 0, 0),))
    book = Idea(lay("KS > 1", "2C > 0"), MELD, (*king.lays, (0, 10, 0, 0, 1)))
    tens = Idea(lay("KS > 1", "TH TC 2C"), MELD, (*king.lays, (NEW, 6, 2, 0, 1)))
    assert plain_ideas(view, (king, tens, book)) == (book, tens)


def test_in_the_last_turn_the_card_that_costs_most_is_discarded() -> None:
    """The bugs: a three that costs nothing was discarded with six cards left to draw, and an ace of 20 points kept; or
    a ten was; but a book counts for more.
    """
    for stock, rules, found in (
        ("4C 4D 5C 5D", FAMILY, [throw("AD")]),
        (FULL, FAMILY, []),
        ("4C 4D 5C 5D", replace(FAMILY, black_three=100), []),
    ):
        view = my_view(table("3S AD TH KC KD", rules, phase="play", melds=["9C 9D 9H"], stock=stock))
        first = Idea(throw("3S"), DISCARD, (), CLASS_OF[Card("3S")])
        assert [idea.move for idea in plain_ideas(view, (first,))] == found
        ten = Idea(throw("TH"), DISCARD, (), CLASS_OF[Card("TH")])
        assert [idea.move for idea in plain_ideas(view, (ten,))] == ([] if stock == FULL else [throw("AD")])
    last = my_view(table("3S AD TH KC KD", FAMILY, phase="play", melds=["9C 9D 9H"], stock="4C 4D 5C 5D"))
    told = settled(last)
    assert (told.move, told.purpose) == (throw("AD"), SavesPoints(20, None, 4, is_discard=True))
    assert plain(table("2C 9D 7C 6H 4S", phase="play", melds=[TENS, KINGS], stock="4C 4D 5C 5D"))[0] == lay("2C > 0")


def test_no_wild_card_goes_on_sevens_that_must_be_clean() -> None:
    """The bug: an opening put a two on two sevens, where only a clean book of sevens was one that the team needed."""
    for rules, found in ((replace(WEB, out_sevens=1), True), (replace(WEB, out_sevens=1, sevens_kind="any"), False)):
        stock = FULL.replace("Q", "6")
        view = my_view(table("2C 7H 7D QH QC QS 9D 9C", rules, phase="play", melds=[KINGS], stock=stock, bare=True))
        sevens = Idea(lay("7H 7D 2C"), MELD, ((NEW, 3, 2, 0, 1),))
        queens = Idea(lay("QH QC QS"), MELD, ((NEW, 8, 3, 0, 0),))
        assert (queens in plain_ideas(view, (sevens, queens))) == found
        assert (odd_ideas(view, (queens, sevens)) == (sevens,)) == found


def test_a_book_that_the_hand_completes_is_not_left_short() -> None:
    """The bug: one of two twos went on five fives, "six cards, one short", and the other stayed in the hand."""
    view = my_view(table("2C 2D 9D JC 4S", phase="play", melds=["5C 5D 5H 5S 5C"], in_foot=(0,), stock=FULL))
    one, both = Idea(lay("2C > 0"), MELD, ((0, 1, 0, 0, 1),)), Idea(lay("2C 2D > 0"), MELD, ((0, 1, 0, 0, 2),))
    assert odd_ideas(view, (one, both)) == (one,)
    assert plain_ideas(view, (one, both)) == (both,)


def test_two_cards_that_must_stay_complete_no_book() -> None:
    """Given a foot of three cards, of which two stay, one two on five fives leaves nothing undone."""
    view = my_view(table("2C 2D JC", phase="play", melds=["5C 5D 5H 5S 5C"], in_foot=(0,), stock=FULL))
    one = Idea(lay("2C > 0"), MELD, ((0, 1, 0, 0, 1),))
    assert not stops_short(position_of(view), view.seat, one)


def test_six_clean_cards_are_not_spoilt_where_another_meld_makes_the_book() -> None:
    """The bug: a joker on six clean fours, the nearest to the clean book that lacked, beside tens that took it too."""
    melds = ["4C 4D 4H 4S 4C 4D", "TC TD TS 2S"]
    view = my_view(table("*R TC TH 9D JC 8S", phase="play", melds=melds, in_foot=(0,), stock=FULL))
    fours, tens = Idea(lay("*R > 0"), MELD, ((0, 0, 0, 1, 0),)), Idea(lay("TC TH *R > 1"), MELD, ((1, 6, 2, 1, 0),))
    assert odd_ideas(view, (fours, tens)) == (fours,)
    assert odd_ideas(view, (fours,)) == ()


def test_a_seven_is_not_given_up_for_three_low_cards() -> None:
    """The bug: three sixes went down, and one of two sevens had to go, with a book of sevens lacking."""
    rules = replace(WEB, out_sevens=1, sevens_kept=True)
    view = my_view(table("7H 7C 6S 6D 6C", rules, phase="play", melds=[KINGS], in_foot=(0,), stock=FULL))
    sixes, six = Idea(lay("6S 6D 6C"), MELD, ((NEW, 2, 3, 0, 0),)), Idea(throw("6S"), DISCARD, (), CLASS_OF[Card("6S")])
    assert plain_ideas(view, (sixes, six)) == (six,)
    free = my_view(table("7H 7C 6S 6D 6C", phase="play", melds=[KINGS], in_foot=(0,), stock=FULL))
    assert plain_ideas(free, (sixes, six)) == ()
    more = my_view(table("7H 7C 7D 7S 6S 6D 6C", rules, phase="play", melds=[KINGS], in_foot=(0,), stock=FULL))
    assert plain_ideas(more, (sixes, six)) == ()  # the bug: three sixes stayed, though the sevens are a meld next turn
