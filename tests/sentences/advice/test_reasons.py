"""Reasons in words: every purpose, in both languages, for every voice."""

import re
from itertools import product
from typing import get_args

import pytest
from msgspec.structs import replace

from game.cards import Rank
from game.engine.moves import Draw
from game.engine.refusal import BooksMissing, FirstLap, Refusal
from game.messages.language import speaking
from game.reason.purposes import (
    Advice,
    GoesOut,
    GrowsBook,
    GuardsPile,
    Instead,
    KeepsClean,
    KeepsTogether,
    MakesBook,
    PlaysOn,
    Purpose,
    SavesPoints,
    TakesPile,
    TakesStack,
)
from game.rules.ruleset import RuleSet
from game.sentences.advice.reasons import ToldReason, own_words, plain_reason, purpose_sentence, reason_sentence
from game.sentences.at_table.refusals import Voice
from tests.build import lay, my_view, table, throw
from tests.sentences.at_table.test_refusals import is_whole
from tests.sentences.every_purpose import every_purpose

NAMES = ("Anna", "Walt", "Rosa", "June")
LATER, FOR_FOOT = TakesStack("foot", 2, "later"), "For your foot: after the discard, two more cards and you pick it up."
MOST_WORDS = 20


def test_no_purpose_is_left_out() -> None:
    """The list of purposes is closed, and each is said in these tests."""
    assert {type(purpose) for purpose in every_purpose()} == set(get_args(Purpose))


@pytest.mark.parametrize("voice", get_args(Voice))
def test_a_reason_is_one_short_sentence(language: str, voice: Voice) -> None:
    """Given any purpose, with partners or alone, with a head or without, it is said in at most 20 words, whole,
    in one language. What keeps a hand from the pile may need a second sentence.
    """
    for purpose in every_purpose():
        for alone, is_bare in product((False, True), repeat=2):
            said = ToldReason(purpose, NAMES, 0, voice, alone, is_bare=is_bare).sentence
            parts = said.split(". ") if isinstance(purpose, Refusal | KeepsTogether) else [said]
            assert all(len(part.split()) <= MOST_WORDS for part in parts), said
            assert said[0].isupper(), said
            assert said.endswith("."), said
            assert is_whole(said, language), said
            assert not alone or language != "en" or "team" not in said, said


def test_who_tells_its_own_reason_says_i() -> None:
    """Given a computer player that tells why it moved, nothing is "yours"."""
    for purpose in every_purpose():
        said = ToldReason(purpose, NAMES, None, "me").sentence
        assert not re.search(r"\byour?\b", said, re.IGNORECASE), said


@pytest.mark.parametrize(
    ("purpose", "said"),
    [
        (LATER, FOR_FOOT),
        (TakesStack("foot", 0, "discard"), "For your foot: then discard your last card and pick it up."),
        (
            MakesBook("clean", Rank("Q"), True, BooksMissing(dirty=1)),
            "For a clean book: that completes your queens; still one dirty book to go.",
        ),
        (
            MakesBook("clean", Rank("Q"), True, BooksMissing(clean=1, dirty=2, wild=1)),
            "For a clean book: that completes your queens; still four books to go.",
        ),
        (
            GrowsBook("clean", Rank("9"), 5, 2, True),
            "For a clean book: that makes five nines, two short of a book your team needs.",
        ),
        (
            KeepsClean(Rank("9"), 6, 1),
            "To keep your nines clean: six nines, one short of a clean book, so no wild card goes there.",
        ),
        # the bug: "playing on should earn the others about 10 points", where it costs the team 500
        (GoesOut(-500, 10), "Playing on should cost your team about 500 points."),
        (GoesOut(0, 0), "Playing on should bring the others more than your team."),
        # the bug: "seven help: fives, fours, eights and aces", which were five of them
        (
            TakesPile(9, 7, 0, 0, tuple(map(Rank, "548AQ"))),
            "For its cards: the pile brings nine cards; seven help: fives, fours, eights, aces and others.",
        ),
        (
            TakesPile(9, 5, 2, 0, (Rank("5"),)),
            "For its cards: the pile brings nine cards; seven help: fives and two wild cards.",
        ),
        (
            TakesPile(9, 4, 0, 0, tuple(map(Rank, "548A"))),
            "For its cards: the pile brings nine cards; four help: fives, fours, eights and aces.",
        ),
        (
            MakesBook("dirty", Rank("Q"), also=(Rank("K"), Rank("9"))),
            "For three books: that completes your queens, kings and nines.",
        ),
        (
            MakesBook("clean", Rank("Q"), brings=TakesStack("tail", 1, "later")),
            "For a clean book and your tail: that completes your queens and leaves one card after the discard.",
        ),
        (GrowsBook("clean", Rank("9"), 3, 4, True), "For a clean book: that makes three nines."),
        (
            GrowsBook("clean", Rank("9"), 4, 3, True),
            "For a clean book: that makes four nines, three short of a book your team needs.",
        ),
        (SavesPoints(60), "For points: that puts 60 points on the table."),
        (
            SavesPoints(60, None, 0),
            "Before the round ends: there's nothing left to draw, and that's 60 points on the table.",
        ),
        (
            SavesPoints(60, 1, 3),
            "Before the round ends: Walt has three cards left and might go out, and that's 60 points on the table.",
        ),
        (
            KeepsTogether(Rank("7"), 2, "meld", Rank("K")),
            "Keep your two sevens: with one more they're a meld; you hold only one king.",
        ),
        (
            PlaysOn(50, 10),
            "Rather than go out: playing on should earn your team about 50 points and the others about 10.",
        ),
        (PlaysOn(-50, 10), "Rather than go out: playing on should cost the others more than your team."),
        (GoesOut(0, 0, lead=300), "The match could end now, with your team about 300 ahead."),
        (GoesOut(-60, 210), "Playing on should earn the others about 210 points."),
        (
            GuardsPile(3, Rank("5"), 9, "gone", 6, 8),
            "To keep the pile from rivals: six of the eight fives are out, so few are left.",
        ),
    ],
)
def test_a_reason_begins_with_what_the_move_is_for(purpose: Purpose, said: str) -> None:
    """As a partner at the table would say it."""
    assert reason_sentence(Advice(move=Draw(), purpose=purpose), NAMES, 0) == said


@pytest.mark.parametrize(
    ("purpose", "said"),
    [
        # the bug: "For a meld of sevens" as a heading, with "Keep both together." below it
        (KeepsTogether(Rank("7"), 2, "meld"), "Keep your two sevens: with one more they're a meld."),
        (KeepsTogether(Rank("7"), 3, "own"), "Keep your sevens for their meld."),
        (KeepsClean(Rank("9"), 6, 1), "Keep your nines clean: one more makes a clean book."),
        (TakesStack("foot", 1, "book"), "Your first book lets you pick up your foot."),
        (GrowsBook("clean", Rank("9"), 3, 4), "That makes three nines for a clean book."),
    ],
)
def test_a_plain_reason_says_what_it_is_about_without_a_head(purpose: Purpose, said: str) -> None:
    """As the heading of an answer."""
    assert plain_reason(Advice(move=Draw(), purpose=purpose), NAMES, 0) == said


KING, KINGS = Instead(throw("KC"), 0), Instead(lay("KC KD KH"), 0)
TRIED, AS_GOOD = "We tried it 200 times: it did better.", "It's about as good to discard the king of clubs."


@pytest.mark.parametrize(
    ("advice", "said"),
    [
        (Advice(move=Draw(), better=40, worse=9, worlds=200), TRIED),
        (Advice(move=Draw()), ""),
        (Advice(move=Draw(), others=(KING,)), AS_GOOD),
        (Advice(move=Draw(), others=(replace(KING, points=40),)), ""),
        (Advice(move=Draw(), others=(KINGS, KING)), ""),
        (Advice(move=Draw(), purpose=LATER, worlds=200), FOR_FOOT),
        (Advice(move=Draw(), purpose=LATER, worlds=200, is_shared=True), f"{FOR_FOOT} {TRIED}"),
        (Advice(move=Draw(), purpose=LATER, others=(KING,), is_shared=True), f"{FOR_FOOT} {AS_GOOD}"),
        (
            Advice(move=Draw(), effect=LATER, others=(KING,)),
            "After the discard, two more cards and you pick up your foot.",
        ),
    ],
)
def test_a_move_that_no_purpose_sets_apart_says_how_it_did(advice: Advice, said: str) -> None:
    """Given a move for which no purpose passed the test, or one that a worse move serves, too: tries, or another move
    that does as well; never what a lay-down would be for, and nothing beside what the move visibly does.
    """
    assert reason_sentence(advice, NAMES, 0) == said


@pytest.mark.parametrize(("teams", "whose"), [(2, "your team needs"), (4, "you need")])
def test_somebody_who_plays_alone_has_no_team(teams: int, whose: str) -> None:
    """The same purpose at a table of partners and at one without."""
    view = my_view(table("KC", phase="play", teams=teams))
    nines = GrowsBook("clean", Rank("9"), 5, 2, True)
    assert (
        purpose_sentence(nines, NAMES, view) == f"For a clean book: that makes five nines, two short of a book {whose}."
    )
    assert purpose_sentence(None, NAMES, view) == ""


def test_a_player_says_nothing_of_itself_by_name() -> None:
    """The bug: “Nobody can take the pile until everyone has had a turn; Rosa hasn't yet.”, said by Rosa herself."""
    assert own_words([FirstLap(2)], RuleSet(), NAMES, 0) == (
        "“Nobody can take the pile until everyone has had a turn.”"
    )


@pytest.mark.parametrize(
    ("missing", "said"),
    [
        (BooksMissing(dirty=1), "para cerrar falta una canasta sucia"),
        (BooksMissing(dirty=2), "para cerrar faltan dos canastas sucias"),
        (BooksMissing(clean=1, dirty=1), "para cerrar faltan una canasta limpia y una canasta sucia"),
        (BooksMissing(clean=1, dirty=1, wild=1, books=5), "para cerrar faltan cinco canastas"),
    ],
)
def test_as_many_books_are_missing_as_the_verb_says(missing: BooksMissing, said: str) -> None:
    """The bug: «para cerrar falta dos canastas sucias», of a list with one kind."""
    with speaking("es"):
        assert said in ToldReason(MakesBook("clean", Rank("Q"), True, missing)).sentence
