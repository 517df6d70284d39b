"""What the coach says, read as plain sentences about the cards held."""

import random
import re
from collections import Counter
from typing import Final

import pytest
from msgspec.structs import replace

from game.analysis.coaching.tip_finder import tips_for
from game.analysis.coaching.tips import (
    CanGoOut,
    CanOpen,
    CanTake,
    EndTurn,
    FootIsNear,
    FootWasTaken,
    KeepPair,
    LayDown,
    MadeDirty,
    MayTake,
    MeldWorth,
    NotEnoughYet,
    PartnerOpened,
    PileWasFrozen,
    PileWasTaken,
    RedThreesCost,
    Tip,
)
from game.cards import Card, Rank, parse_cards
from game.engine.apply import apply
from game.engine.candidates import candidates
from game.engine.moves import Discard, Draw, Group, MeldCards, Take
from game.engine.table.view import view_of
from game.reason.hint import reason_for
from game.reason.purposes import TakesStack
from game.sentences.advice.coach import CardSign, CoachWords, MayIGo, card_signs, coach_words, spoken_text
from game.sentences.advice.reasons import reason_sentence
from tests.build import WEB, lay, my_view, table, take
from tests.properties.random_play import Seating, preset_seatings, rounds_of
from tests.properties.test_tips_are_true import hinted, said_in
from tests.sentences.coach_truth import NAMES, untrue_in
from tests.sentences.grammar_faults import faults_of

UNKIND: Final = re.compile(r"mistake|wrong|blunder|\bfail|\bbad\b|streak|should have", re.IGNORECASE)
VIEW = my_view(table("*R KC KD KH JC JD JS 8C 8D 2C 9D 9S", phase="play"))


def opening(*melds: tuple[str, int], need: int = 50) -> CanOpen:
    """An opening with these melds."""
    made = tuple(MeldWorth(parse_cards(cards), points) for cards, points in melds)
    return CanOpen(made, sum(points for _, points in melds), need)


@pytest.mark.parametrize(
    ("tip", "said"),
    [
        (opening(("AC AD AH", 60)), "Meld three aces: 60 points."),
        (
            opening(("JC JD JS", 30), ("KC KD KH", 30)),
            "Meld three jacks and three kings: 60 points.",
        ),
        (
            opening(("8C 8D 2C", 40), ("JC JD JS", 30), ("9D 9S *R", 70)),
            "Meld two eights and a two (40), three jacks (30) and two nines and a joker (70): together 140 points. "
            "The extra 90 points count as well.",
        ),
        (
            opening(*[("JC JD JS", 30)] * 4, need=120),
            "Open with four melds: together 120 points.",
        ),
        (
            opening(("JC JD JS", 30), need=0),
            "Meld three jacks: 30 points. You don't need any points to open.",
        ),
        (
            KeepPair(Card("2C"), parse_cards("9D 9S")),
            "Discard the two of clubs. Keep your two nines: they take the pile if a nine is discarded just before your "
            "turn.",
        ),
        (
            RedThreesCost(parse_cards("3D 3H"), 300, True),
            "You hold two red threes, and each costs 300 points if you still have it when the round ends. Discard "
            "one now.",
        ),
    ],
)
def test_tips_in_full(tip: Tip, said: str) -> None:
    """Given facts, the sentences as they are read."""
    assert " ".join(coach_words(tip, VIEW, NAMES).sentences) == said


KINGS, QUEENS = MeldWorth(parse_cards("KC KD KS"), 30), MeldWorth(parse_cards("QC QD QH"), 30)


def taking(beside: str, onto: str = "", brings: int = 7, pile: int = 9, *melds: MeldWorth, need: int = 0) -> CanTake:
    """A pile under the king of spades that can be taken; with melds it opens."""
    opens = sum(meld.points for meld in melds) or None
    return CanTake(Card("KS"), parse_cards(beside), Rank(onto) if onto else None, brings, pile, opens, need, melds)


MELD, SEVEN = "The king of spades makes a meld with two kings from your hand.", "You get the top seven cards."
HOLD = "if you still have it when the round ends."


@pytest.mark.parametrize(
    ("tip", "said", "signs"),
    [
        (taking("KC KD"), f"{MELD} {SEVEN}", "with the K"),
        (taking("KC KD", "", 3, 3), f"{MELD} You get all three cards.", "with the K"),
        (taking("KC KD", "", 1, 9), f"{MELD} You get the top card.", "with the K"),
        (taking("KC KD", "", 1, 1), f"{MELD} You get the only card in the pile.", "with the K"),
        (
            taking("KC KD", "K"),
            f"The king of spades goes on your kings with two kings from your hand. {SEVEN}",
            "with the K",
        ),
        (taking("", "K"), f"The king of spades goes on your kings. {SEVEN}", ""),
        (taking(""), f"You can take the king of spades into your hand. {SEVEN}", ""),
        (taking("KC 2D"), f"The king of spades makes a meld with a king and a two from your hand. {SEVEN}", ""),
        (
            taking("KC KD", "", 7, 9, KINGS),
            f"{MELD} That lets us open, and you get the top seven cards.",
            "30 with the K",
        ),
        (
            taking("KC KD", "", 7, 9, KINGS, need=30),
            f"{MELD} This makes 30 points, enough to open, and you get the top seven cards.",
            "30 with the K",
        ),
        (
            taking("KC KD", "", 7, 9, KINGS, QUEENS, need=50),
            f"Meld three kings and three queens: 60 points. {SEVEN}",
            "30 with the K, 30",
        ),
        (
            MayTake(taking("KC KD"), draws=True),
            "With two kings, you get the top seven cards; I'd rather draw.",
            "",
        ),
        (
            NotEnoughYet(30, 50, Card("4S")),
            "Your melds are worth only 30 points. Discard the four of spades.",
            "discard",
        ),
        (
            NotEnoughYet(None, 50, Card("4S")),
            "You don't have a meld to open with yet. Discard the four of spades.",
            "discard",
        ),
        (
            FootIsNear(3, is_tail=True),
            "Three cards are left in your foot. When they're gone, you pick up your tail and play on.",
            "",
        ),
        (FootIsNear(1), "One card is left in your hand. When it's gone, you pick up your foot and play on.", ""),
        (
            FootWasTaken(1, 5, is_tail=True),
            "Walt picked up the tail and now has five cards. If Walt goes out, any cards you still hold count against "
            "you.",
            "",
        ),
        (MadeDirty(Rank("K"), (), True), "That makes our kings dirty. To keep them clean, press “Undo”.", ""),
        (
            RedThreesCost(parse_cards("3D"), 300, False),
            f"You hold the three of diamonds, and it costs 300 points {HOLD} Discard it before then.",
            "",
        ),
    ],
)
def test_a_tip_has_its_sentences_and_its_signs_over_the_cards(tip: Tip, said: str, signs: str) -> None:
    """What the pile brings and how much of it, what opens with it, what is still too little, what comes or costs."""
    assert " ".join(coach_words(tip, VIEW, NAMES).sentences) == said
    assert ", ".join(sign.words for sign in card_signs(tip)) == signs


@pytest.mark.parametrize(
    ("tip", "melds"),
    [
        (taking("KC KD", "", 7, 9, KINGS, QUEENS, need=50), (KINGS, QUEENS)),
        (taking("KC KD", "", 7, 9, KINGS, QUEENS), ()),
        (taking("KC KD", "", 7, 9, KINGS, need=30), ()),
        (CanOpen((KINGS, QUEENS), 60, 50), (KINGS, QUEENS)),
        (KeepPair(Card("2C"), parse_cards("9D 9S")), ()),
    ],
)
def test_melds_that_the_first_sentence_names_have_a_picture(tip: Tip, melds: tuple[MeldWorth, ...]) -> None:
    """Those that open together; not the one with the upcard, which lies there."""
    assert coach_words(tip, VIEW, NAMES).melds == melds


@pytest.mark.parametrize(
    ("players", "teams", "asks", "brings"),
    [
        (4, 2, True, "That earns us 100 points if I agree."),
        (6, 2, True, "That earns us 100 points if we all agree."),
        (6, 2, False, "That earns us 100 points."),
        (4, 4, True, "That earns you 100 points."),
    ],
)
def test_who_must_agree_to_going_out_is_counted(players: int, teams: int, asks: bool, brings: str) -> None:
    """One partner, several, or none to ask."""
    view = my_view(table("KC", phase="play", players=players, teams=teams))
    assert coach_words(CanGoOut(100, asks), view, NAMES).sentences[-1] == brings


@pytest.mark.parametrize(
    ("tip", "said"),
    [
        (PartnerOpened(2), "We've opened. You needn't reach the minimum any more."),
        (
            PileWasFrozen(2, True),
            "We discarded a wild card, and that froze the pile. Nobody can take it until everybody",
        ),
        (
            PileWasFrozen(1, True),
            "Walt discarded a wild card, and that froze the pile. Nobody can take it until Walt's",
        ),
        (MadeDirty(Rank("K"), (), False), "That makes our kings dirty."),
    ],
)
def test_a_partner_speaks_of_the_team_as_we(tip: Tip, said: str) -> None:
    """The bug: beside the face of Rosa, the partner, stood what Rosa had done, and "your team"."""
    assert said in spoken_text(coach_words(tip, my_view(table("KC", phase="play")), NAMES))


@pytest.mark.parametrize(("pile", "said"), [
    ("9C 2D 5C", "To take it now, you need two cards that match its top card."),
    ("9C 5C 2D", "Nobody can take it now, and later only with two cards that match its top card."),
    ("2D 5C 3S", "Nobody can take it now, and later only with two cards that match its top card."),
])  # fmt: skip
def test_two_cards_take_no_frozen_pile_with_a_wild_card_on_top(pile: str, said: str) -> None:
    """The bug: right after Walt's two, "To take it now, you need two cards that match its top card"."""
    view = my_view(table("KC", replace(WEB, freeze="until_taken"), pile=pile, frozen=1))
    assert coach_words(PileWasFrozen(1, False), view, NAMES).sentences[1] == said


@pytest.mark.parametrize("tip", [FootWasTaken(1, 11), RedThreesCost(parse_cards("3D"), 300, True)])
def test_where_only_losers_score_the_coach_says_when_cards_cost(tip: Tip) -> None:
    """Given rules under which a team that goes out pays for nothing, no tip says that held cards always cost."""
    rules = replace(WEB, winner_takes=True)
    view = my_view(table("3D KC 9S", rules, phase="play"))
    said = " ".join(coach_words(tip, view, NAMES).sentences)
    assert "Once somebody goes out" not in said
    assert "If Walt goes out" in said or "still have it when the round ends and we haven't gone out" in said
    assert not untrue_in(said.partition(". ")[2] if isinstance(tip, FootWasTaken) else said, view, Discard(Card("3D")))


@pytest.mark.parametrize("needs_natural", [False, True])
def test_extra_points_count_where_one_of_the_melds_may_stay_in_the_hand(needs_natural: bool) -> None:
    """Given fives with a wild card, enough to open, and sevens. The bug: where an opening needs a meld without wild
    cards it takes the sevens, and no points are extra.
    """
    rules = replace(WEB, opening=(30,), open_natural=needs_natural)
    view = my_view(table("5H 5D 5C 2D 7S 7H 7D 7C 4C KC", rules, phase="play", stock="8C", bare=True))
    move = MeldCards((Group(parse_cards("5H 5D 5C 2D")), Group(parse_cards("7S 7H 7D 7C"))))
    (tip,) = (tip for tip in tips_for(view, move) if isinstance(tip, CanOpen))
    said = " ".join(coach_words(tip, view, NAMES).sentences)
    assert ("The extra 25 points count as well." in said) == (not needs_natural)


def has_every_tip(seating: Seating) -> bool:
    """A table of each preset, with partners, and one without: between them they bring all kinds of tips."""
    shapes = ((4, 2), (6, 3), (5, 5)) if seating.rules.base == "campus" else ((4, 2),)
    return (seating.players, seating.teams) in shapes


@pytest.mark.parametrize(
    "seating",
    [one if has_every_tip(one) else pytest.param(one, marks=pytest.mark.slow) for one in preset_seatings(range(6, 7))],
    ids=lambda one: one.name,
)
def test_everything_that_is_said_is_short_plain_and_kind(seating: Seating) -> None:
    """Given all tips of whole matches, two sentences at most, of few words, with one count for one thing and no word
    that blames.
    """
    rng = random.Random(1)
    for moments in rounds_of(seating):
        for tip, view, _ in said_in(moments, rng):
            words = coach_words(tip, view, NAMES)
            said = spoken_text(words)
            assert len(words.sentences) <= 2
            assert len(said.split()) <= 48, said
            assert not faults_of(said), said
            assert not UNKIND.search(said)
            assert all(not sentence[0].islower() and sentence.endswith(".") for sentence in words.sentences)
            assert words.why.endswith("?") or words.why == "The rule"


def test_a_wrong_card_point_or_name_is_found() -> None:
    """Given true sentences with one thing in them changed, what checks them finds it."""
    view = my_view(table("KC KD KH JC JD JS 5C", phase="play"))
    move = MeldCards((take("KC KD KH").groups[0], take("JC JD JS").groups[0]))
    true = "Meld three kings (30) and three jacks (30): together 60 points."
    assert untrue_in(true, view, move) == ""
    changes = {"kings": "queens", "30": "35", "jacks": "eights", "60": "65", "three j": "two j"}
    for part, other in changes.items():
        assert untrue_in(true.replace(part, other), view, move), other
    assert untrue_in("Walt holds three kings.", view, move)
    plain = "Meld three kings and three jacks: 60 points."
    assert untrue_in(plain, view, move) == ""
    assert untrue_in(f"{plain} The extra 10 points count as well.", view, move)


def test_a_discard_has_the_reason_of_the_hint_or_none() -> None:
    """The bug: "It's your only six", about a six that the rivals meld. Given what a hint says the discard is for, the
    coach says the same; given nothing, only what to do. The bug: "Discard the jack. Seven cards of one rank make a
    book", which is no reason.
    """
    view = my_view(table("KC QC QD JH 4S", phase="play", melds=["AC AD AS"], their_melds=["JC JD JS"]))
    jack = Discard(Card("JH"))
    advice = reason_for(view, jack)
    (known,) = (tip for tip in tips_for(view, jack, purpose=advice.purpose) if isinstance(tip, EndTurn))
    assert coach_words(known, view, NAMES).sentences[1:] == (reason_sentence(advice, NAMES, 0, view=view),)
    plain = coach_words(EndTurn(jack.card, None), view, NAMES)
    assert plain.sentences == ("Discard the jack of hearts.",)


def test_nothing_of_what_others_hold_is_told() -> None:
    """Given other cards in the hands of others and in the stock, what is said stays word for word the same."""
    told = []
    for others in ("6C 7C", "KS 2H"):
        now = table("KC KD 3H 5C 5D", phase="play", hands={1: others, 2: others, 3: others}, stock="4C 4D 8H")
        view = my_view(now)
        told.append([coach_words(tip, view, NAMES) for tip in tips_for(view, hinted(view))])
    assert told[0] == told[1]


def test_what_is_written_over_the_cards_is_what_they_are_worth() -> None:
    """Given two eights with a two beside three jacks, 40 with the 2 and 30, and the two is marked as wild."""
    signs = card_signs(opening(("8C 8D 2C", 40), ("JC JD JS", 30)))
    assert [(sign.cards, sign.words) for sign in signs] == [
        (parse_cards("8C 8D"), "40 with the 2"),
        (parse_cards("JC JD JS"), "30"),
        (parse_cards("2C"), "wild"),
    ]
    assert card_signs(RedThreesCost(parse_cards("3D"), 300, False)) == (CardSign(parse_cards("3D"), ""),)  # said once


def test_a_lay_down_is_told_with_what_it_is_for() -> None:
    """The bugs: "the two queens and the two start a meld of queens" was read three times, "That makes three kings;
    seven make a book" said nothing, and four cards that emptied the hand no word of the foot.
    """
    view = my_view(table("KC KD JC JD 2C 5C", phase="play", melds=["KS KH KS"]))
    move, foot = lay("KC KD > 0", "JC JD 2C"), TakesStack("foot", 0, "discard")
    for purpose, because in ((None, ""), (foot, " For your foot: then discard your last card and pick it up.")):
        tip = next(tip for tip in tips_for(view, move, purpose=purpose) if isinstance(tip, LayDown))
        told = " ".join(coach_words(tip, view, NAMES).sentences)
        assert told == f"Meld two kings on the kings and two jacks with a two.{because}"


def test_a_pair_is_not_to_be_kept_where_it_is_thrown() -> None:
    """Given two kings of which one is the discard, nothing is said of keeping them."""
    view = my_view(table("KC KD 5C 5D 8H", phase="play", melds=["AC AD AS"]))
    kept = [tip for tip in tips_for(view, Discard(parse_cards("KC")[0])) if isinstance(tip, KeepPair)]
    assert [set(tip.cards) for tip in kept] == [set(parse_cards("5C 5D"))]


def test_it_asks_in_plain_words_whether_it_may_go() -> None:
    """After five matches, the question."""
    assert (
        spoken_text(CoachWords(MayIGo(5)))
        == "Shall I leave you to it? I've been coaching you for five matches. Do you still want my tips?"
    )


def test_a_free_card_is_not_said_to_open_and_a_bottom_card_not_to_be_held() -> None:
    """Given a turned card that is free, nothing is said of opening; given a bottom card that must be melded with two
    kings of the hand, the coach does not count it among the cards that are held.
    """
    free = my_view(table("2D AC QD QC 9D", replace(WEB, first_take_free=True, first_upcard="any"), pile="KH"))
    tips = [tip for tip in tips_for(free, take()) if isinstance(tip, CanTake)]
    assert [tip.opens for tip in tips] == [None]
    now = table("KD KS QC", replace(WEB, take_bottom=True), pile="KC JD KH", melds=["AC AD AS"])
    bottom = my_view(now)
    moves = [move for move in candidates(bottom) if isinstance(move, Take)]
    assert moves
    told = [tip for move in moves for tip in tips_for(bottom, move) if isinstance(tip, CanTake)]
    assert any(now.discards[0] in group.cards for move in moves for group in move.groups)
    assert all(not Counter(tip.beside) - Counter(bottom.hand) for tip in told)


def test_cards_that_open_with_the_pile_are_counted() -> None:
    """The bug: "The seven makes a meld with two sevens from your hand", worth 15 points where 90 are needed, without a
    word of what else must be laid with it.
    """
    view = my_view(table("7H 7D KD KS KH AS AC AH 4C", replace(WEB, opening=(90,)), pile="7S", bare=True))
    take = Take(tuple(Group(parse_cards(cards)) for cards in ("KD KS KH", "AS AC AH", "7S 7H 7D")))
    (tip,) = (tip for tip in tips_for(view, take) if isinstance(tip, CanTake))
    assert coach_words(tip, view, NAMES).sentences == (
        "Meld three sevens, three aces and three kings: 105 points.",
        "You get the only card in the pile.",
    )
    assert [(sign.words, sign.cards) for sign in card_signs(tip)] == [
        ("15 with the 7", parse_cards("7H 7D")),
        ("60", parse_cards("AS AC AH")),
        ("30", parse_cards("KD KS KH")),
    ]


def test_a_red_three_that_is_the_discard_comes_first() -> None:
    """Given a red three to discard and a pair that could be kept as well, the discard is said first, and once."""
    now = my_view(table("3H 9D 9S KC", phase="play", melds=["AC AD AS"]))
    first, *more = tips_for(now, Discard(Card("3H")))
    assert first == RedThreesCost(parse_cards("3H"), 300, throws_one=True)
    assert [type(tip) for tip in more] == [KeepPair]


def test_a_pile_that_a_rival_took_is_told_with_its_cards() -> None:
    """The bug: "Walt took the pile", but fifteen cards were left. The upcard that he melded is one of the seven."""
    now = table("KC KD 4S 5C", seat=1, melds=["AS AH AD"], pile="8D 9D TD JD QD QH JH TH KS")
    step = apply(now, take("KC KD KS"))
    view = view_of(step.table, 0)
    (tip,) = [tip for tip in tips_for(view, Draw(), step.events) if isinstance(tip, PileWasTaken)]
    assert coach_words(tip, view, NAMES).lines[0] == "Walt took seven cards from the pile"
