"""Hints read as plain sentences."""

import pytest

from game.cards import Card, Rank, parse_cards
from game.engine.advice import Advice, Why
from game.engine.melds import meld_of
from game.engine.moves import Answer, Discard, Draw, GoOut, Group, MeldCards, Move, Take
from game.words.hints import MYSELF, hint_sentence, marked_sentence, reason, what

NAMES = ["Anna", "Walt", "Rosa", "June"]
KINGS = MeldCards((Group((Card("KC"), Card("KD"), Card("KH"))),))


@pytest.mark.parametrize("why", list(Why))
def test_every_reason_has_words(why: Why) -> None:
    """Given any reason with facts, the hint is one sentence without holes."""
    advice = Advice(
        move=KINGS, why=why, cards=(Card("KC"),), have=60, need=2, count=3, rank=Rank("K"), seat=1, kept=Rank("9")
    )
    said = hint_sentence(advice, NAMES, me=0)
    assert said.startswith("Lay down three kings: ")
    assert said.endswith(".")
    assert "None" not in said


@pytest.mark.parametrize(
    ("move", "facts", "said"),
    [
        (
            Discard(Card("9C")),
            {"why": Why.RIVALS_COLLECT, "rank": Rank("9"), "seat": 1},
            "Discard the nine of clubs: Walt's side has melded nines, and you hold no other.",
        ),
        (
            Discard(Card("5C")),
            {"why": Why.LONE_CARD, "rank": Rank("5"), "kept": Rank("K")},
            "Discard the five of clubs: you hold no other five; keep the kings.",
        ),
        (
            KINGS,
            {"why": Why.NEW_CLEAN, "rank": Rank("K"), "need": 4},
            "Lay down three kings: a new meld of kings leaves your hand smaller, and four more make a clean book.",
        ),
        (
            MeldCards((*KINGS.groups, Group((Card("QC"),), 3))),
            {"why": Why.CLEAN_GROWS, "rank": Rank("Q"), "need": 0},
            "Lay down three kings and a queen: your book of queens grows with them.",
        ),
        (
            Take(),
            {"why": Why.PILE_FITS, "count": 7, "have": 5},
            "Take the pile: seven cards come with it, and five of them fit.",
        ),
        (
            Take(),
            {"why": Why.PILE_FITS, "count": 7, "have": 1},
            "Take the pile: seven cards come with it, and one of them fits.",
        ),
        (
            Take(),
            {"why": Why.PILE_FITS, "count": 5, "have": 0},
            "Take the pile: five cards come with it, and none of them fits.",
        ),
        (
            Take(),
            {"why": Why.PILE_WILDS, "count": 9, "have": 2, "unseen": 3},
            "Take the pile: nine cards come with it, at least two of them wild.",
        ),
        (Draw(), {"why": Why.PILE_CLOSED}, "Draw: nobody can take the pile now."),
        (Draw(), {"why": Why.PILE_NO_PAIR, "rank": Rank("4")}, "Draw: you hold no pair of fours."),
        (
            Draw(),
            {"why": Why.PILE_POOR, "count": 7, "have": 3},
            "Draw: of the pile's seven cards only three would help you.",
        ),
        (
            Draw(),
            {"why": Why.PILE_POOR, "count": 7, "have": 6},
            "Draw: the pile would bring seven cards into your hand.",
        ),
        (GoOut(), {"why": Why.GO_OUT, "have": 312}, "Go out: your team should be about 310 ahead."),
        (Answer(True), {"why": Why.ALLOW}, "Say yes: waiting gains your team less than the others."),
    ],
)
def test_hints_in_full(move: Move, facts: dict[str, object], said: str) -> None:
    """Given moves with their facts, the whole hint."""
    assert hint_sentence(Advice(move=move, **facts), NAMES, me=0) == said  # type: ignore[arg-type]  # parametrized


def test_thinking_on_tells_in_how_many_deals_it_went_better() -> None:
    """Given a move found by playing on in thought, the share of the deals is told."""
    advice = Advice(move=Draw(), why=Why.PILE_CLOSED, better=83, worse=40, worlds=128)
    assert hint_sentence(advice).endswith("it went better in 83, worse in 40 and the same in 5.")


def test_the_first_press_points_at_cards_or_names_the_move() -> None:
    """Given cards to mark, they are to be looked at; given none, the move alone is said."""
    assert marked_sentence(Advice(move=KINGS, why=Why.OPEN, cards=(Card("KC"),))) == "Look at the marked cards."
    assert marked_sentence(Advice(move=Draw(), why=Why.PILE_POOR)) == "Draw."


@pytest.mark.parametrize("why", list(Why))
def test_who_tells_its_own_reason_says_i(why: Why) -> None:
    """Given any reason told by whoever moved, nobody is addressed."""
    advice = Advice(
        move=KINGS, why=why, cards=(Card("KC"),), have=60, need=2, count=3, rank=Rank("K"), seat=1, kept=Rank("9")
    )
    said = reason(advice, NAMES, voice=MYSELF)
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
