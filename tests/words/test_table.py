"""The words of the table: what is waited for, needed, missing."""

from game.cards import Rank, parse_cards
from game.engine.view import view_of
from game.rules.ruleset import RuleSet
from game.words import table as words
from tests.build import FAMILY, PARTNERS, WEB, my_view, table

NAMES = ("Anna", "Walt", "Rosa", "June")


def test_every_phase_has_a_line_for_whoever_waits_and_whoever_plays() -> None:
    """Also while a question is open, for the asker and the one asked."""
    asked = table(
        hand="4S",
        phase="play",
        rules=PARTNERS,
        played_foot=(0, 2),
        melds=("KS KH KD KC KS KH KD", "AS AH AD AC AS AH AD", "8C 8S 8D 8H 8C 8S 2D", "9C 9S 9D 9H 9C 9S 2D"),
    )
    from game.engine.apply import apply
    from tests.build import go_out

    open_question = apply(asked, go_out(discard="4S")).table
    assert words.waiting_head(view_of(open_question, 0), NAMES, None) == "Rosa is asked"
    assert words.waiting_head(view_of(open_question, 2), NAMES, None) == "Anna asks: may I go out?"
    assert words.waiting_head(view_of(table(hand="4S", seat=1), 0), NAMES, None) == "Walt's turn"
    assert words.foot_of("Hans") == "Hans' foot"
    assert words.foot_of("You") == "Your foot"  # a player of that name, in a replay seen by somebody else


def test_a_used_up_stock_is_explained() -> None:
    """How many cards are left, and what may be done."""
    view = my_view(table(hand="KC 4S", stock="5C", pile="9D"))
    assert words.waiting_body(view, NAMES, None, "No pair.") == "The stock has one card left. No pair."


def test_with_the_last_card_only_what_is_allowed_is_offered() -> None:
    """Holding without the books; going out and holding with them; without that rule going out alone."""
    books = ("KH KD KS KC KH KD KS", "QH QD QS QC QH QD QS", "8C 8S 8D 8H 8S 2C 2D", "9C 9S 9D 9H 9S 2C 2H")

    def said(rules: RuleSet, *melds: str) -> str:
        now = table(hand="4S", phase="play", melds=melds, played_foot=(0, 2), rules=rules)
        if rules.hold_last_card:
            now = table(hand="4S", phase="play", melds=melds, in_foot=(0,), rules=rules)
        return words.waiting_body(my_view(now), NAMES, None)

    assert said(FAMILY, books[0]) == words.LAST_CARD_STAYS
    assert said(FAMILY, *books) == "One card is left: go out with it, or hold it."
    assert said(WEB, *books) == "One card is left: go out with it."


def test_the_books_of_a_team_are_told_and_that_it_has_not_opened() -> None:
    """Clean and dirty apart."""
    board = table(hand="KC", melds=("KS KH KD KC KS KH KD", "8C 8S 8D")).board
    assert words.books_line(board, 0) == "1 clean"
    assert words.books_line(board, 1) == "not open yet"
    assert words.points_now(board, 0) == 70 + 500 + 30


def test_what_is_short_names_the_cards_that_would_do() -> None:
    """Two ranks at most; without any only the points."""
    assert words.short_of(15, parse_cards("2S AC")) == "15 more: lay a two or an ace"
    assert words.short_of(40, ()) == "40 more points"


def test_buttons_say_where_cards_go() -> None:
    """By rank, and how large the meld becomes."""
    assert words.adds_to(Rank("T"), 5, 7) == "to tens · 5/7"
    assert words.cards_come(0) == ""


def test_every_sentence_of_what_comes_first_ends_like_one() -> None:
    """And none is longer than the panel holds."""
    for sentence in words.ASKS.values():
        assert sentence.endswith(".")
        assert len(sentence) <= 90


def test_wild_cards_are_never_counted_among_the_rank_they_stand_for() -> None:
    """Two sevens with two twos are not four sevens, on the draft and on the button."""
    cards = parse_cards("7S 7H 2C 2D")
    assert words.group_line(cards) == "2 sevens +2W"
    assert words.meld_button(cards) == "Meld 4 cards"
    assert words.group_line(parse_cards("9S 9H *R")) == "2 nines +1W"
    assert words.group_line(parse_cards("9S 9H 9D")) == "3 nines"
    assert words.meld_button(parse_cards("2C 2D *R")) == "Meld 3 wilds"
    assert words.meld_button(parse_cards("9S")) == "Meld 1 nine"
