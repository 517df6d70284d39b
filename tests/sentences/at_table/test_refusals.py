import re

import pytest
from msgspec.structs import replace

from game.cards import Card, Rank, parse_cards
from game.engine.draft import Draft, NewGroup, may_add
from game.engine.legal import why_not
from game.engine.melding.melds import BookCounts, missing_for_out
from game.engine.moves import Discard, Draw, GoOut, Group, MeldCards, Take
from game.engine.refusal import BookClosed, BooksMissing, FirstLap, NotYourTurn, Refusal, SecondMeld, TooManyWilds
from game.engine.table.board import Phase, StackName
from game.engine.table.position import Position, table_at
from game.engine.table.view import PlayerView, view_of
from game.messages.functions import table as say
from game.rules.presets import PRESET_IDS, preset
from game.rules.ruleset import RuleSet
from game.sentences.at_table.refusals import books_missing, refusal_sentence, short_refusal
from tests.build import my_view, table
from tests.sentences.every_refusal import every_refusal

NAMES = ("Anna", "Walt", "Rosa", "June")
WEB = preset("web")
SEALED_KINGS = "KC KD KH KS KC KD KH"

REFUSALS = tuple(
    refusal
    for have, need, card, seat in (
        (1, 2, "KS", 1),
        (0, 1, "*B", 0),
        (2, 2, "QH", 2),
        (45, 50, "2H", 3),
        (13, 216, "3H", 1),
    )
    for refusal in every_refusal(have, need, Card(card), Rank("Q"), seat)
)
"""Every kind with facts of all sorts."""


def view(position: Position, rules: RuleSet = WEB) -> PlayerView:
    """The view of seat 0 at a table of four."""
    return view_of(table_at(rules, 4, 2, position), 0)


def in_play(hand: str = "") -> Position:
    """Seat 0 has drawn and holds these cards."""
    return Position(phase=Phase.PLAY, hands=(parse_cards(hand),))


def before_the_draw(hand: str, pile: str) -> Position:
    """Seat 0 is to draw; everybody has had a turn."""
    return Position(hands=(parse_cards(hand),), discards=parse_cards(pile), stock=parse_cards("5H 5D"), turns=(1,) * 4)


def said(seen: PlayerView, move: MeldCards | Take | Discard | GoOut | Draw) -> str:
    """What a person reads who tries this move."""
    refusal = why_not(seen, move)
    assert refusal is not None
    return refusal_sentence(refusal, seen, NAMES)


def said_under(rules: RuleSet, position: Position, move: MeldCards | Take) -> str:
    """The same under changed rules."""
    return said(view(position, rules), move)


def meld(*groups: str) -> tuple[Group, ...]:
    """New melds of these cards."""
    return tuple(Group(parse_cards(group)) for group in groups)


def test_no_kind_of_refusal_is_left_out() -> None:
    assert {type(refusal) for refusal in REFUSALS} == set(Refusal.__subclasses__())


ENGLISH = r"\b(the|and|your|you|with|of|cards?|pile|have|melds?|books?|wilds?|to|it|is)\b"


def is_whole(text: str, language: str) -> bool:
    """Whether nothing is missing in it, and nothing is left of English in another language."""
    gap = r"None|_|  | [.,;:]|[.,;:]{2}"
    return bool(text) and not re.search(gap if language == "en" else f"{gap}|{ENGLISH}", text)


@pytest.mark.parametrize("phase", [None, *Phase])
def test_every_reason_has_one_short_sentence_under_all_rules_and_in_every_phase(
    phase: Phase | None, language: str
) -> None:
    for preset_id in PRESET_IDS:
        seen = view(Position(phase=phase), preset(preset_id)) if phase else None
        for refusal in REFUSALS:
            text = refusal_sentence(refusal, seen, NAMES)
            assert is_whole(text, language), text
            assert text[0].isupper(), text
            assert text.endswith("."), text
            assert len(text) <= (140 if language == "en" else 170), text


def test_every_reason_has_a_form_short_enough_for_a_button(language: str) -> None:
    """The second line of a button holds few characters and is no sentence, and a phone's button four words: a touch
    tells the whole sentence.
    """
    reasons = [short_refusal(refusal, NAMES) for refusal in REFUSALS]
    for text in reasons:
        assert is_whole(text, language), text
        assert len(text) <= 18 or re.search(r"\d{3}", text), text  # no table misses a hundred of anything
        assert not text.endswith(".")
    reasons += [say.answer_first(), say.choose_cards(), say.choose_one(), say.draw_first(), say.drop_on_meld()]
    reasons += [say.cards_laid_out(), say.no_hints_short(), say.no_opening(), say.round_over()]
    reasons += [say.from_last_stack_only(stack.value) for stack in StackName]
    assert [reason for reason in reasons if len(reason.split()) > 4] == []


def test_whoever_plays_alone_has_no_team() -> None:
    books = BooksMissing(clean=1)
    again = SecondMeld(Rank("Q"), have=3, need=7, fits=parse_cards("QS"), whole=True)
    alone = view_of(table_at(WEB, 2, 2, Position(phase=Phase.PLAY)), 0)
    paired = view(in_play())
    assert refusal_sentence(books, alone) == "To go out, you still need one clean book."
    assert refusal_sentence(books, paired) == "To go out, your team still needs one clean book."
    assert refusal_sentence(again, alone) == "You already have a meld of queens: add these to it."
    assert refusal_sentence(again, paired) == "Your team already has a meld of queens: add these to it."


@pytest.mark.parametrize(
    ("hand", "dropped", "melds", "advice"),
    [
        ("KC 2D 9C 8C", "KC 2D", ("KH KD KS",), "a meld of kings: add these to it."),
        ("KC 2D 2C 9C 8C", "KC 2D 2C", ("KH KD 2S",), "a meld of kings: add a king and a two to it."),
        ("2D 2C 2H 9C KC", "2D KC", (SEALED_KINGS,), "a meld of kings, and these don't fit on it."),
    ],
)
def test_a_second_meld_is_sent_only_where_its_cards_fit(
    hand: str, dropped: str, melds: tuple[str, ...], advice: str
) -> None:
    rules = replace(WEB, second_meld="never", closed_book="sealed", wild_limit="fewer")
    seen = view_of(table(hand, rules, phase="play", melds=melds), 0)
    refusal = may_add(seen, Draft(), parse_cards(dropped), NewGroup())
    assert isinstance(refusal, SecondMeld)
    assert refusal_sentence(refusal, seen, NAMES) == f"Your team already has {advice}"
    assert not refusal.fits or why_not(seen, MeldCards((Group(refusal.fits, 0),))) is None


def test_too_few_naturals_for_wild_cards_are_no_threes() -> None:
    """The bug: two twos and an ace "can't meld black threes with wild cards"."""
    seen = view_of(table("2S 2C AH QH TS 9S 3S 3C", phase="play"), 0)
    refusal = may_add(seen, Draft(), parse_cards("2S 2C AH"), NewGroup())
    said = "A meld with wild cards needs at least two aces; this one has only one."
    assert refusal is not None
    assert refusal_sentence(refusal, seen, NAMES) == said


def test_who_would_go_out_too_early_hears_what_is_missing() -> None:
    """The bug: "That leaves one card in your foot, so you'd be going out. Keep two", and nothing said why not."""
    seen = view_of(table("AC AD AS 4H", WEB, phase="play", melds=("KH KD KS",), in_foot=(0,), played_foot=(0, 2)), 0)
    assert said(seen, MeldCards(meld("AC AD AS"))) == (
        "That leaves one card in your foot, so you'd go out. Missing: one clean book and one dirty book. "
        "Keep two: one to discard, one to hold."
    )


def test_an_opening_that_falls_short_names_both_numbers_and_the_card_that_mends_it() -> None:
    seen = view(in_play("KH KD KS 5H 5D 5C KC 9C 4S"))
    assert (
        said(seen, MeldCards(meld("KH KD KS", "5H 5D 5C")))
        == "That's 45 points; round 1 needs 50. Adding a king would be enough."
    )


def test_an_opening_with_nothing_to_mend_it_says_how_much_is_missing() -> None:
    seen = view(in_play("5H 5D 5C 9C 4S"))
    assert said(seen, MeldCards(meld("5H 5D 5C"))) == "That's 15 points; round 1 needs 50. You're 35 short."


def test_a_pile_without_the_pair_says_what_is_needed_and_what_is_held() -> None:
    seen = view(before_the_draw("QD KH KD KS", "4S QH"))
    take = Take(meld("QD QH KS"))
    assert said(seen, Take()) == "To take the pile, you need two queens. You have only one."
    assert why_not(seen, take) is not None


def test_a_three_on_the_pile_is_not_called_a_melded_three() -> None:
    seen = view(before_the_draw("3D 3H KS", "3S"))
    assert "pile" in said(seen, Take())
    melding = view(in_play("3D 3H 3S KS"))
    assert "discard" in said(melding, MeldCards(meld("3D 3H 3S")))


def test_a_three_among_other_cards_is_to_be_put_back() -> None:
    seen = view(in_play("KH KD KC 3S 4S"))
    move = MeldCards(meld("KH KD KC 3S"))
    refusal = why_not(seen, move)
    assert refusal is not None
    assert said(seen, move) == "Put the three of spades back. You can't meld threes, only discard them."
    assert short_refusal(refusal) == "put the three back"


def test_a_card_held_once_cannot_be_laid_twice_and_the_sentence_says_another() -> None:
    seen = view(in_play("KH KD 4S"))
    assert said(seen, MeldCards(meld("KH KH KD"))) == "You don't have another king of hearts."
    assert said(seen, Discard(Card("9C"))) == "You don't have the nine of clubs."


def test_the_cap_on_wilds_is_told_as_a_cap_and_the_limit_as_a_limit() -> None:
    capped = TooManyWilds(have=3, need=2, rank=Rank("K"))
    partners = view(in_play(), preset("partners"))
    assert refusal_sentence(capped, partners) == "That makes three wild cards; a meld can't have more than two."
    assert refusal_sentence(capped, view(in_play())).endswith("this meld of kings can only have two.")


@pytest.mark.parametrize(
    ("closed_book", "word"),
    [("keep_kind", "stay clean"), ("naturals", "no more wild cards"), ("sealed", "no more cards")],
)
def test_a_closed_book_says_what_it_still_takes(closed_book: str, word: str) -> None:
    rules = replace(WEB, closed_book=closed_book)
    assert word in refusal_sentence(BookClosed(Rank("Q")), view(in_play(), rules))


def test_missing_books_are_counted_by_kind() -> None:
    every = books_missing(BooksMissing(clean=2, dirty=3, wild=1))
    assert every == ["two clean books", "three dirty books", "a book of wilds"]
    assert books_missing(BooksMissing(clean=1)) == ["one clean book"]
    assert books_missing(BooksMissing(dirty=2)) == ["two dirty books"]


def test_a_need_of_sevens_or_of_books_in_all_is_told_too() -> None:
    """Beside clean and dirty ones: the book of sevens, and the further books of any kind. The bug: a team that lacks
    three books, a clean one and one of sevens among them, needed "three books of any kind" besides.
    """
    missing = BooksMissing(clean=1, sevens=1, books=3, any_sevens=True)
    assert refusal_sentence(missing).endswith("needs one clean book, a book of sevens and one book of any kind.")
    clean_sevens = missing_for_out(replace(preset("web"), out_sevens=1), 1, BookCounts(clean=1, dirty=1))
    assert clean_sevens is not None
    assert books_missing(clean_sevens) == ["a clean book of sevens"]
    lacking = missing_for_out(replace(preset("web"), out_books=3), 1, BookCounts(clean=1))
    assert lacking is not None
    assert books_missing(lacking) == ["one dirty book", "one book of any kind"]


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"take_with": "pair_or_wild"}, ", or a queen and a wild card. You have no queen."),
        ({"take_with": "pair_or_meld"}, ", or a meld of queens. You have no queen."),
        ({}, "you need two queens. You have no queen."),
    ],
)
def test_each_way_of_taking_the_pile_names_what_else_would_do(change: dict[str, str], words: str) -> None:
    rules = replace(WEB, **change)
    assert said_under(rules, before_the_draw("KD KH", "QH"), Take()).endswith(words)


def test_a_frozen_pile_says_that_it_is_frozen() -> None:
    frozen = replace(before_the_draw("QD KD KH", "2C QH"), frozen=3)
    text = said_under(replace(WEB, freeze="until_taken"), frozen, Take())
    assert text == "The pile is frozen: you need two queens. You have only one."
    assert "June's turn" in said_under(replace(WEB, freeze="one_lap"), frozen, Take())


def test_who_must_open_first_is_not_told_about_points() -> None:
    text = said_under(replace(WEB, take_needs_open=True), before_the_draw("QD QS KH", "QH"), Take())
    assert text.startswith("You must open before")


@pytest.mark.parametrize(
    ("change", "word"),
    [
        ({"meld_threes": "black_last"}, "when you go out"),
        ({"meld_threes": "black_in_foot"}, "from your foot"),
        ({"red_threes": "lay_down"}, "discard"),
    ],
)
def test_threes_are_refused_in_the_words_of_the_rules_that_are_played(change: dict[str, str], word: str) -> None:
    assert word in said_under(replace(WEB, **change), in_play("3D 3H 3S KD"), MeldCards(meld("3D 3H 3S")))


def test_the_first_lap_names_who_has_not_played_yet() -> None:
    seen = view(Position(), preset("family"))
    assert refusal_sentence(FirstLap(3), seen, NAMES).endswith("June hasn't yet.")
    assert refusal_sentence(FirstLap(0), seen, NAMES).endswith("you haven't yet.")


def test_you_have_your_own_verb_at_a_watched_table() -> None:
    refusal = NotYourTurn(0)
    assert refusal_sentence(refusal, names=("You", "Walt")) == "It's your turn."
    assert short_refusal(refusal, ("You", "Walt")) == "your turn"


def test_who_waits_for_a_partner_hears_so_when_cards_must_stay() -> None:
    """The bug: three queens were the last cards, the books were there, and nobody said what going out waited for."""
    books = ["8S 8S 8D 8D 8H 8H 8C", "9S 9S 9D 9D 9H 9H 2C"]
    lay_all = MeldCards((Group(parse_cards("QS QD QH")),))
    for played, waits in (((0,), True), ((0, 2), False)):
        start = table(hand="QS QD QH", phase="play", melds=books, rules=WEB, in_foot=played, played_foot=played)
        view = my_view(start)
        why = why_not(view, lay_all)
        assert why is not None
        told = refusal_sentence(why, view, NAMES)
        assert ("until" in told) == waits, told
