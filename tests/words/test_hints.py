"""Hints read as plain sentences."""

from typing import get_args

import pytest

from game.cards import Card, Rank, parse_cards
from game.engine import advice as facts
from game.engine.advice import Advice, Why
from game.engine.melds import meld_of
from game.engine.moves import Answer, Discard, Draw, GoOut, Group, MeldCards, Move, Take
from game.words.hints import MYSELF, marked_sentence, reason, what
from tests.words.every_reason import every_reason
from tests.words.whole_hint import hint_sentence

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
            facts.RivalsCollect(Rank("9"), 1, None),
            "Discard the nine of clubs: Walt's side has melded nines, and you hold no other.",
        ),
        (
            Discard(Card("5C")),
            facts.HeldOnce(Rank("5"), Rank("K")),
            "Discard the five of clubs: you hold no other five; keep the kings.",
        ),
        (
            KINGS,
            facts.BeginsMeld("clean", Rank("K"), 3, 4),
            "Lay down three kings: a new meld of kings leaves your hand smaller, and four more make a clean book.",
        ),
        (
            MeldCards((*KINGS.groups, Group((Card("QC"),), 3))),
            facts.MeldGrows("clean", Rank("Q"), 8, 0),
            "Lay down three kings and a queen: your book of queens grows with them.",
        ),
        (
            Discard(Card("8C")),
            facts.PlayingOnBringsMore(-584),
            "Discard the eight of clubs: going out now would leave your team about 580 behind.",
        ),
        (
            Discard(Card("8C")),
            facts.PlayingOnBringsMore(152),
            "Discard the eight of clubs: going out now would leave your team about 150 ahead, "
            "and playing on brings more.",
        ),
        (
            Take(),
            facts.PileFits(7, 5, 0),
            "Take the pile: seven cards come with it, and five of them fit.",
        ),
        (
            Take(),
            facts.PileFits(7, 1, 0),
            "Take the pile: seven cards come with it, and one of them fits.",
        ),
        (
            Take(),
            facts.PileFits(5, 0, 0),
            "Take the pile: five cards come with it, and none of them fits.",
        ),
        (
            Take(),
            facts.PileHasWilds(9, 2, 3),
            "Take the pile: nine cards come with it, at least two of them wild.",
        ),
        (Draw(), facts.PileClosed(), "Draw: nobody can take the pile now."),
        (Draw(), facts.NoPairForPile(Rank("4")), "Draw: you hold no pair of fours."),
        (
            Draw(),
            facts.PileHelpsLittle(7, 3, 0),
            "Draw: of the pile's seven cards only three would help you.",
        ),
        (
            Draw(),
            facts.PileHelpsLittle(7, 6, 0),
            "Draw: the pile would bring seven cards into your hand.",
        ),
        (GoOut(), facts.LeadByGoingOut(312), "Go out: your team should end up about 310 ahead."),
        (Answer(True), facts.WaitingGainsLess(), "Say yes: waiting gains your team less than the others."),
    ],
)
def test_hints_in_full(move: Move, why: Why, said: str) -> None:
    """Given moves with their facts, the whole hint."""
    assert hint_sentence(Advice(move=move, why=why), NAMES, me=0) == said


def test_thinking_on_tells_in_how_many_deals_it_went_better() -> None:
    """Given a move found by playing on in thought, the share of the deals is told."""
    advice = Advice(move=Draw(), why=facts.PileClosed(), better=83, worse=40, worlds=128)
    assert hint_sentence(advice).endswith("it went better in 83, worse in 40 and the same in 5.")


def test_the_first_press_points_at_cards_or_names_the_move() -> None:
    """Given cards to mark, they are to be looked at; given none, the move alone is said."""
    assert (
        marked_sentence(Advice(move=KINGS, why=facts.OpensTeam(60, 50), cards=(Card("KC"),)))
        == "Look at the marked cards."
    )
    assert marked_sentence(Advice(move=Draw(), why=facts.PileHelpsLittle(7, 3, 0))) == "Draw."


@pytest.mark.parametrize("why", REASONS, ids=repr)
def test_who_tells_its_own_reason_says_i(why: Why) -> None:
    """Given any reason told by whoever moved, nobody is addressed."""
    said = reason(Advice(move=KINGS, why=why, cards=(Card("KC"),)), NAMES, voice=MYSELF)
    assert not {"you", "your", "yours"} & set(said.replace(",", "").split())


def test_up_to_five_cards_are_named_and_a_wild_with_where_it_goes() -> None:
    """Two queens and a two for the kings; of twenty cards the number and that of their groups."""
    kings = meld_of(parse_cards("KH KD KS"))
    few = MeldCards((Group(parse_cards("QH QS QD")), Group(parse_cards("2C"), 0)))
    assert what(few, (kings,)) == "Lay down three queens and a two onto the kings"
    own = MeldCards((Group(parse_cards("QH QS QD")), Group(parse_cards("2C"), 1)))
    assert what(own, (kings,)) == "Lay down three queens and a two"  # onto the queens that it begins
    many = MeldCards((Group(parse_cards("QH QS QD QC")), Group(parse_cards("8H 8S 8D"))))
    assert what(many, (kings,)) == "Lay down seven cards in two groups"
