"""Hints read as plain sentences."""

from typing import get_args

import pytest
from msgspec.structs import replace

from game.cards import Card, Rank, parse_cards
from game.engine import advice as facts
from game.engine.advice import Advice, Instead, Outcome, Why
from game.engine.melds import meld_of
from game.engine.moves import Answer, Discard, Draw, GoOut, Group, MeldCards, Move, Take
from game.engine.refusal import BooksMissing
from game.sentences.hints import (
    Voice,
    headline,
    marked_sentence,
    other_moves,
    outcome_sentence,
    reason,
    tried_heading,
    wait_sentence,
    what,
)
from tests.build import lay, throw
from tests.sentences.every_reason import every_reason
from tests.sentences.grammar import faults_of
from tests.sentences.whole_hint import hint_sentence

NAMES = ["Anna", "Walt", "Rosa", "June"]
KINGS = MeldCards((Group((Card("KC"), Card("KD"), Card("KH"))),))


REASONS = every_reason(cards=3, have=2, rank=Rank("K"), kept=Rank("9"))


def test_no_kind_of_reason_is_left_out() -> None:
    """The reasons that these tests put into words are of all the kinds there are."""
    assert {type(why) for why in REASONS} == set(get_args(Why))


@pytest.mark.parametrize("why", REASONS, ids=repr)
def test_every_reason_has_words(why: Why) -> None:
    """Given any reason with facts, the hint is one sentence without holes."""
    said = hint_sentence(Advice(move=KINGS, why=why, cards=(Card("KC"),)), NAMES, me=0)
    assert said.startswith("Lay down three kings: ")
    assert said.endswith(".")
    assert "None" not in said


@pytest.mark.parametrize(
    ("move", "why", "said"),
    [
        (
            Discard(Card("9C")),
            facts.NextMayTake(Rank("K"), 1, 9),
            "Discard the nine of clubs: with a king on top, Walt might take nine cards from the pile; "
            "this card is safer: fewer of its rank are left.",
        ),
        (
            Discard(Card("5C")),
            facts.HeldOnce(Rank("5"), Rank("K")),
            "Discard the five of clubs: it's your only five; keep the kings.",
        ),
        (
            KINGS,
            facts.BeginsMeld("clean", Rank("K"), 3, 4),
            "Lay down three kings: that starts a meld of kings, and four more make a clean book.",
        ),
        (
            MeldCards((*KINGS.groups, Group((Card("QC"),), 3))),
            facts.MeldGrows("clean", Rank("Q"), 8, 0),
            "Lay down three kings and a queen: that adds to your book of queens.",
        ),
        (
            KINGS,
            facts.BeginsMeld("clean", Rank("K"), 3, 4, is_needed=True),
            "Lay down three kings: that starts a meld of kings, and four more make a clean book, "
            "which your team needs to go out.",
        ),
        (
            KINGS,
            facts.LaysMany(3, 2, "none", 60, is_ready=True),
            "Lay down three kings: that puts 60 points on the table and leaves you with two cards, "
            "and your team has all the books it needs to go out.",
        ),
        (
            KINGS,
            facts.LaysMany(3, 2, "none", 30, lacking=BooksMissing(clean=2)),
            "Lay down three kings: that leaves you with two cards; going out still takes two clean books.",
        ),
        (
            KINGS,
            facts.CompletesBook(
                "dirty",
                Rank("6"),
                is_needed=True,
                others=(facts.NewBook("dirty", Rank("4")),),
                lacking=BooksMissing(clean=1),
            ),
            "Lay down three kings: that makes a dirty book of sixes and a dirty book of fours; "
            "going out still takes one clean book.",
        ),
        (
            KINGS,
            facts.LeavesTheDiscard((facts.NewBook("clean", Rank("T")), facts.NewBook("dirty", Rank("6")))),
            "Lay down three kings: that makes a clean book of tens and a dirty book of sixes, which your team needs to "
            "go out; the one card left is your discard, and then you pick up your foot.",
        ),
        (
            KINGS,
            facts.MeldGrows("dirty", Rank("8"), 5, 2, True, with_wild=True),
            "Lay down three kings: that makes five eights; with a wild card and one more, they make a dirty book, "
            "which your team needs to go out.",
        ),
        (
            Take(),
            facts.PileFits(5, 5, 0, (Rank("8"), Rank("6")), new=(Rank("9"),)),
            "Take the pile: five cards come with it, and all of them go with your eights and sixes or make a meld of "
            "nines.",
        ),
        (
            Take(),
            facts.PileFits(8, 6, 2, new=(Rank("9"), Rank("5"))),
            "Take the pile: eight cards come with it, and at least six of them make melds of nines and fives.",
        ),
        (
            Discard(Card("9C")),
            facts.NothingElse(True, (Rank("5"),)),
            "Discard the nine of clubs: it's all you have that isn't wild, and a wild card can still go on your fives.",
        ),
        (
            Take(),
            facts.PileMakesBook("clean", Rank("K"), True),
            "Take the pile: with it, you complete a clean book of kings, which your team needs to go out.",
        ),
        (
            Discard(Card("9C")),
            facts.NextMayTake(Rank("K"), 1, 8, melds=True, also=(Rank("5"),)),
            "Discard the nine of clubs: with a king or a five on top, Walt could take eight cards from the pile, "
            "because the others have a meld of kings or fives; this card is safer.",
        ),
        (
            Take(),
            facts.PileFits(7, 5, 0, (Rank("K"), Rank("8"))),
            "Take the pile: seven cards come with it, and five of them go with your kings and eights.",
        ),
        (
            Take(),
            facts.PileFits(7, 1, 0, (Rank("4"),), opens=True),
            "Take the pile: it lets your team open and gives you seven cards, and one of them goes with your fours.",
        ),
        (
            Take(),
            facts.PileFits(5, 0, 0),
            "Take the pile: five cards come with it, and none of them goes with your cards.",
        ),
        (
            Take(),
            facts.PileHasWilds(9, 2, 3),
            "Take the pile: nine cards come with it, at least two of them wild.",
        ),
        (Draw(), facts.PileClosed("three"), "Draw: nobody can take the pile while a three is on top."),
        (Draw(), facts.NoPairForPile(Rank("4")), "Draw: you don't have a pair of fours."),
        (
            Draw(),
            facts.PileHelpsLittle(7, 3, 0),
            "Draw: only three of the pile's seven cards would help you.",
        ),
        (
            Draw(),
            facts.PileHelpsLittle(7, 6, 0),
            "Draw: the pile would fill your hand with seven cards.",
        ),
        (GoOut(), facts.LeadByGoingOut(312), "Go out: the match could end now, with your team about 310 ahead."),
        (
            Answer(True),
            facts.RestBrings(40, 210),
            "Say yes: playing on should earn the others about 210 points and your team about 40.",
        ),
    ],
)
def test_hints_in_full(move: Move, why: Why, said: str) -> None:
    """Given moves with their facts, the whole hint."""
    assert hint_sentence(Advice(move=move, why=why), NAMES, me=0) == said


def test_thinking_on_tells_in_how_many_deals_it_went_better() -> None:
    """Given a move found by playing on in thought, the share of the deals is told."""
    advice = Advice(move=Draw(), why=facts.PileClosed("nothing"), better=83, worse=40, worlds=128)
    assert hint_sentence(advice).endswith("this move was better in 83, worse in 40 and the same in 5.")


ENDS: tuple[Outcome, ...] = (
    facts.OutMoreOften(62, 41),
    facts.RivalsOutLessOften(10, 30),
    *(facts.MoreBooks("clean", books) for books in (1, 38)),
    *(facts.RivalsMakeFewer("dirty", books) for books in (1, 12)),
    facts.LeftWithLess(85),
    facts.RivalsLeftWithMore(60),
)


def test_every_end_is_told_with_the_number_of_deals() -> None:
    """Given any difference between ends, "25 more clean books" are never those of one round."""
    assert {type(end) for end in ENDS} == set(get_args(Outcome))
    for end in ENDS:
        for worlds, deals in ((8, "eight deals"), (127, "127 deals")):
            said = outcome_sentence(Advice(move=KINGS, why=facts.EmptiesHand(), worlds=worlds, outcome=end))
            assert said.startswith(f"In {deals}, ") or said.endswith((f" of {deals}.", f" in {deals}."))
            assert said.count(".") == 1
            assert not faults_of(said)


MELDS = [meld_of(parse_cards(cards)) for cards in ("KC KD KH", "QC QD QH", "9C 9D 9H")]
SIX = lay("KS KS > 0", "QS QS > 1", "9S 9S > 2")


@pytest.mark.parametrize(
    ("other", "said"),
    [
        (lay("KS KS > 0", "QS QS > 1", "9S > 2"), "lay down two kings, two queens and a nine"),
        (lay("KS KS > 0", "QS QS > 1", "9S 9S > 2", "2C > 2"), "the same, plus a two"),
        (lay("KS KS > 0", "QS QS > 1", "9S > 2", "2C > 2"), "the same, but with a two instead of a nine"),
        (throw("KS"), "discard the king of spades"),
    ],
)
def test_a_large_lay_down_beside_another_is_told_by_what_differs(other: Move, said: str) -> None:
    """Given other lay-downs of too many cards to name, they do not read like "eight cards in six groups" twice."""
    advice = Advice(move=SIX, why=facts.PartnerWaits(), others=(Instead(other, 0),))
    assert other_moves(advice, MELDS) == (f"About as good: {said}",)


def test_a_lay_down_that_leaves_cards_out_or_lays_them_elsewhere_says_so() -> None:
    """Given less, or the same cards on other melds, of so many cards that they are not named."""
    seven = lay("KS KS 2C > 0", "QS QS > 1", "9S 9S > 2")
    moved = lay("KS KS > 0", "QS QS 2C > 1", "9S 9S > 2")
    advice = Advice(move=seven, why=facts.PartnerWaits(), others=(Instead(SIX, 83), Instead(moved, 0)))
    assert other_moves(advice, MELDS) == (
        "80 points worse: the same, but without a two",
        "About as good: the same cards, melded differently",
    )


def test_no_other_move_reads_like_the_advised_one_or_twice() -> None:
    """Given discards that differ by their suits' order alone, or two that read alike, each is told once."""
    twos = [lay("2C > 0"), lay("2D > 0")]
    advice = Advice(move=throw("KS"), why=facts.PartnerWaits(), others=tuple(Instead(two, 90) for two in twos))
    assert other_moves(advice, MELDS) == ("90 points worse: lay down a two on the kings",)
    same = Advice(move=twos[0], why=facts.PartnerWaits(), others=(Instead(twos[1], 0),))
    assert (other_moves(same, MELDS), tried_heading(0, other_moves(same, MELDS))) == ((), "")


def test_what_is_held_is_told_by_itself() -> None:
    """Given wilds that could be laid and are not, a second sentence says so."""
    held = Advice(move=KINGS, why=facts.EmptiesHand(), beside=facts.WildsWait(2))
    assert wait_sentence(held) == "Your two wild cards are worth more later."
    assert wait_sentence(Advice(move=KINGS, why=facts.EmptiesHand(), beside=facts.WaitsToOpen(1))) == (
        "Opening now would cost one wild card."
    )


def test_what_a_move_costs_is_told_by_itself() -> None:
    """Given a clean meld that is spoilt, a card that fits a meld, or a late partner, a second sentence says so."""
    for why, said in (
        (facts.SpoilsClean(Rank("J")), "Your jacks can't make a clean book any more."),
        (
            facts.SpoilsClean(Rank("J"), (Rank("K"),)),
            "Your jacks can't make a clean book any more, but your kings are at least as close to one.",
        ),
        (facts.FitsOwnMeld(Rank("9"), True), "Your book of nines doesn't need it."),
        (
            facts.FitsOwnMeld(Rank("9"), False),
            "It would fit your meld of nines, but you have to discard something.",
        ),
        (
            facts.PartnerIsLate("foot", False),
            "You can't go out until a partner has played a card from the foot.",
        ),
    ):
        assert wait_sentence(Advice(move=KINGS, why=facts.EmptiesHand(), beside=why)) == said


def test_the_first_press_points_at_cards_or_names_the_move() -> None:
    """Given cards to mark, one or more, they are to be looked at; given none, the move alone is said."""
    for cards, said in (("KC", "Look at the marked card."), ("KC KD KH", "Look at the marked cards.")):
        advice = Advice(move=KINGS, why=facts.OpensTeam(60, 50), cards=parse_cards(cards))
        assert marked_sentence(advice) == said
    assert marked_sentence(Advice(move=Draw(), why=facts.PileHelpsLittle(7, 3, 0))) == "Draw."


@pytest.mark.parametrize("why", REASONS, ids=repr)
def test_who_tells_its_own_reason_says_i(why: Why) -> None:
    """Given any reason told by whoever moved, nobody is addressed."""
    said = reason(Advice(move=KINGS, why=why, cards=(Card("KC"),)), NAMES, voice="me")
    assert not {"you", "your", "yours"} & set(said.replace(",", "").split())


@pytest.mark.parametrize("voice", get_args(Voice))
def test_who_plays_alone_is_not_told_of_a_team(voice: Voice) -> None:
    """Given anything that is said of a team to partners, somebody without partners hears nothing of a team."""
    for why in REASONS:
        ours = Advice(move=KINGS, why=why, beside=why)
        alone = replace(ours, is_alone=True)
        for said in (reason(alone, NAMES, voice=voice), wait_sentence(alone, voice)):
            assert "team" not in said
            assert not faults_of(said)
        assert ("team" in reason(ours, NAMES, voice=voice)) == (
            reason(ours, NAMES, voice=voice) != reason(alone, NAMES, voice=voice)
        )
    for end in ENDS:
        said = outcome_sentence(Advice(move=KINGS, why=facts.EmptiesHand(), worlds=20, outcome=end, is_alone=True))
        assert "team" not in said
        assert not faults_of(said)


def test_who_plays_alone_is_told_in_full() -> None:
    """Given reasons about the team, each is told with the person in its place."""
    for why, said in (
        (facts.OpensTeam(30, 10), "that lets you open with 30; the minimum is 10"),
        (
            facts.CompletesBook("clean", Rank("K"), is_needed=True, is_ready=True),
            "that makes a clean book of kings, and you have all the books needed to go out",
        ),
        (facts.LeadByGoingOut(300), "the match could end now, with you about 300 ahead"),
        (facts.NoMeldTakesIt(Rank("K"), Rank("9")), "you have no meld of kings, but you have one of nines"),
        (facts.TeamIsNotOpen(), "you can't take the pile until you have opened"),
    ):
        assert reason(Advice(move=KINGS, why=why, is_alone=True), NAMES, 0) == said


def test_cards_are_named_where_that_is_not_long_and_a_wild_with_where_it_goes() -> None:
    """Two queens and a two for the kings, seven cards in two groups; of what would be long only the number."""
    kings = meld_of(parse_cards("KH KD KS"))
    few = MeldCards((Group(parse_cards("QH QS QD")), Group(parse_cards("2C"), 0)))
    assert what(few, (kings,)) == "Lay down a two on the kings and three queens"
    own = MeldCards((Group(parse_cards("QH QS QD")), Group(parse_cards("2C"), 1)))
    assert what(own, (kings,)) == "Lay down three queens and a two"  # onto the queens that it begins
    many = [Group(parse_cards(cards)) for cards in ("QH QS QD QC", "8H 8S 2D", "5H 5S 5D", "4H 4S 4D")]
    assert what(MeldCards((*many[:2],)), (kings,)) == "Lay down four queens, two eights and a two"
    whole = MeldCards((*many, Group(parse_cards("KC KS 2H"), 0), *many[:1]))
    assert (
        what(whole, (kings,)) == "Lay down 20 cards, including two kings and a two on the kings, two eights and a two"
    )


def test_a_large_lay_down_names_cards_that_the_reason_speaks_of() -> None:
    """Eleven cards in seven groups for a sixth king: nobody could see from their number alone what they were for."""
    melds = [meld_of(parse_cards(f"{rank}C {rank}D {rank}H")) for rank in "K8974"]
    groups = [Group((Card(f"{rank}S"),), at) for at, rank in enumerate("K8974")]
    groups += [Group(parse_cards("TC TD 2C")), Group(parse_cards("5C 5D 2D"))]
    advice = Advice(move=MeldCards(tuple(groups)), why=facts.MeldGrows("clean", Rank("K"), 6, 1, True))
    assert headline(advice, melds) == "Lay down eleven cards, including two tens, a two and a king"


def test_two_of_a_rank_are_not_called_it() -> None:
    """Two sevens and nothing else: "It's all you have" was said of one of them."""
    for why, said in (
        (facts.NothingElse(False, several=(Rank("7"),)), "sevens are all you have"),
        (
            facts.NothingElse(True, (Rank("5"),), (Rank("7"),)),
            "sevens are all you have that isn't wild, and a wild card ",
        ),
        (facts.NothingElse(False), "it's all you have"),
    ):
        assert reason(Advice(move=throw("7C"), why=why)).startswith(said)


def test_a_book_that_can_wait_is_told_with_its_price_and_what_the_wait_is_for() -> None:
    """A needed dirty book passed over in silence: people took it for an oversight."""
    for why, said in (
        (
            facts.BookCanWait(Rank("T"), 1, 280, to_foot=True),
            "A wild card would make your tens a dirty book now, but in the deals tried that cost about 280 points: "
            "saving it gets you to your foot sooner.",
        ),
        (
            facts.BookCanWait(Rank("T"), 2, 70),
            "Two wild cards would make your tens a dirty book now, but in the deals tried that cost about 70 points.",
        ),
    ):
        assert wait_sentence(Advice(move=throw("7C"), why=facts.PartnerWaits(), beside=why)) == said
