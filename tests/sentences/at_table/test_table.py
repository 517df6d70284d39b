import pytest
from msgspec.structs import replace

from game.cards import Card, Rank, parse_cards
from game.engine.draft import Draft
from game.engine.melding.melds import meld_of
from game.engine.score import points_on_table
from game.engine.table.state import Table
from game.engine.table.view import PlayerView, view_of
from game.messages.functions import table as say
from game.messages.language import speaking
from game.messages.person import Person
from game.rules.ruleset import RuleSet
from game.sentences.at_table import table as words
from game.sentences.at_table.table import guide, on_plate, waiting_body
from game.sentences.grammar import seat_person
from game.turn.gesture_outcomes import Prompt
from game.ui.table.info.pointer_tips import card_tip, meld_tip
from tests.build import (
    CAMPUS,
    FAMILY,
    PARTNERS,
    PRESETS,
    WEB,
    after,
    books,
    clean_book,
    dirty_book,
    go_out,
    group,
    my_view,
    table,
)

NAMES = ("Anna", "Walt", "Rosa", "June")


def seen(
    hand: str, rules: RuleSet = WEB, phase: str = "draw", melds: tuple[str, ...] = (), foot: bool = False
) -> PlayerView:
    """What seat 0 sees; four cards lie on the pile, a nine on top."""
    in_foot = (0,) if foot else ()
    return view_of(table(hand=hand, rules=rules, phase=phase, melds=melds, pile="4H 5H 6H 9D", in_foot=in_foot), 0)


KINGS, BOOK = ("KS KH KD",), ("KS KH KD KC KS KH KD",)
MELD, END = "Your turn: meld, then discard", "discard one card to end your turn."
ASKED = after(
    table("4S", PARTNERS, phase="play", melds=books(PARTNERS, 2, 2), played_foot=(0, 2)), go_out(discard="4S")
)
OPENS, TAKES = table("QC QD QH AC AD AS 5S", phase="play"), table("9C 9S 5S", pile="4H 5H 6H 9D", melds=KINGS)
PRESS = "Nothing is played until you press Open. Press Undo to cancel."
LAID = "The nine of diamonds is laid out and counts like your own cards."


@pytest.mark.parametrize(
    ("now", "seat", "head", "body"),
    [
        (table("KC 4S"), 0, "Your turn: draw", "Draw two from the stock."),
        (table("KC 4S", pile="9D"), 0, "Your turn: draw", "Draw two from the stock, or take the pile."),
        (table("KC 4S", seat=1), 0, "Walt's turn", "You play after June."),
        (table("KC 4S", seat=1), -1, "Walt's turn", ""),
        (
            table("KC 4S", stock="5C"),
            0,
            "Your turn: the stock has run out",
            "The stock has one card left. Take the pile, or end the round.",
        ),
        (
            table("KC 4S", phase="play"),
            0,
            "Your turn: discard",
            f"Your cards can't open yet: {END}",
        ),
        (table("QC 4S", phase="play", melds=KINGS), 0, "Your turn: discard", f"You have nothing to meld: {END}"),
        (table("KC 5S 4S", phase="play", melds=KINGS), 0, MELD, f"Add to your melds, or {END}"),
        (table("QC QD QH 4S", phase="play", melds=KINGS), 0, MELD, f"Start a new meld, or {END}"),
        (
            table("QC QD QH KC 4S", PARTNERS, phase="play", melds=KINGS, refused=True),
            0,
            MELD,
            f"The answer was no, so you can't go out this turn. Add to your melds, start new ones, or {END}",
        ),
        (ASKED, 0, "Waiting for Rosa's answer", "You would like to go out."),
        (ASKED, 1, "Waiting for Rosa's answer", "Anna would like to go out."),
        (ASKED, 2, "Your turn: answer Anna", ""),
    ],
)
def test_the_table_says_who_is_waited_for_and_what_to_do(now: Table, seat: int, head: str, body: str) -> None:
    view = view_of(now, seat)
    assert (words.waiting_head(view, NAMES, None), waiting_body(view, NAMES, None)) == (head, body)


@pytest.mark.parametrize(
    ("now", "draft", "head", "body"),
    [
        (OPENS, Draft("meld", (group("AC AD AS"),)), "Press Open", PRESS),
        (OPENS, Draft("meld", (group("QC QD QH"),)), "Meld more cards", PRESS),
        (table("QC QD QH 4S 5S", phase="play"), Draft("meld", (group("QC QD QH"),)), "Not enough to play", PRESS),
        (OPENS, Draft("go_out"), "You're going out", "Meld every card; the last one is your discard."),
        (
            TAKES,
            Draft("take", (group("9C 9S 9D"),)),
            "You're taking the pile",
            f"{LAID} Then you get the other three cards.",
        ),
        (
            table("9C 9S 5S", pile="9D", melds=KINGS),
            Draft("take"),
            "You're taking the pile",
            "The nine of diamonds goes into your hand unless you meld it.",
        ),
        (
            table("9C 9S 5S", replace(WEB, take_bottom=True), pile="4H 5H 6H 9D", melds=KINGS),
            Draft("take", (group("9C 9S 9D"),)),
            "You're taking the pile",
            f"{LAID} You must also meld the bottom card you take, the four of hearts. Then you get the other two "
            "cards.",
        ),
    ],
)
def test_the_table_says_what_becomes_of_cards_laid_out(now: Table, draft: Draft, head: str, body: str) -> None:
    view = my_view(now)
    assert (words.waiting_head(view, NAMES, draft), waiting_body(view, NAMES, draft)) == (head, body)


TAKE = "Draw two from the stock, or take four from the discard pile: "


@pytest.mark.parametrize(
    ("view", "pile", "said"),
    [
        (seen("9C 9S KD KS KH"), "", f"{TAKE}you hold two nines."),
        (seen("9C 9S 8H", replace(WEB, upcard_play="to_open"), melds=KINGS), "", f"{TAKE}you hold two nines."),
        (seen("4D 5D 8H", CAMPUS, melds=("9S 9H 9C",)), "", f"{TAKE}its nine goes on your nines."),
        (seen("9C 2D 8H", CAMPUS, melds=KINGS), "", f"{TAKE}you hold a nine and a two."),
        (
            my_view(table("8H 7C 5D", replace(WEB, first_upcard="any", first_take_free=True), pile="9D", turns=0)),
            "",
            "Draw two from the stock, or take one from the discard pile: the turned card is free.",
        ),
        (seen("4C 5C 6C"), "You need two nines.", "Draw two from the stock. You need two nines."),
        (
            seen("KC 4S 5S", phase="play"),
            "",
            "Your first melds must come to 50 points; you have no meld yet. Discard one card to end your turn.",
        ),
        (
            seen("KC KD KH 4S", phase="play"),
            "",
            "Your first melds must come to 50 points; yours come to 30 at most. Discard one card to end your turn.",
        ),
        (
            seen("KC KD KH QC QD QH 5S", phase="play"),
            "",
            "Your first melds must have three or more cards each and total at least 50 points. Or just discard to end "
            "your turn.",
        ),
        (seen("QC 4S 5S", WEB, "play", BOOK), "", "Once your hand is empty, you pick up your foot."),
        (
            seen("QC 4S 5S", replace(WEB, foot_when="first_book"), "play", BOOK),
            "",
            "With your first book, or once your hand is empty, you pick up your foot.",
        ),
        (
            seen("QC 4S 5S", WEB, "play", BOOK, foot=True),
            "",
            "To go out, fill the empty frames with books and play your last card.",
        ),
        (
            my_view(
                table("QC 4S 5S", phase="play", melds=[clean_book("K"), dirty_book("Q"), "8S 8H 8D"], played_foot=(0,))
            ),
            "",
            "All your books are made. You can go out once your partner has begun the foot.",
        ),
    ],
)
def test_the_guide_says_what_may_be_done_and_why(view: PlayerView, pile: str, said: str) -> None:
    assert guide(view, NAMES, None, pile) == said


def test_at_a_large_table_everybody_who_plays_before_is_named() -> None:
    names = ("Anna", "Walt", "Rosa", "June", "Ben", "Ida", "Olga", "Max")
    for players, seat, said in (
        (8, 3, "Ben, Ida, Olga and Max play before you."),
        (8, 7, "You play after Max."),
        (7, 4, "Ida and Olga play before you."),
        (6, 3, "You play after Ida."),
    ):
        now = table("KC", seat=seat, players=players, teams=players)
        assert words.plays_before(view_of(now, 0), names[:players]) == said


def test_names_have_their_possessives() -> None:
    assert say.stack_of(Person("Hans"), "foot", 0) == "Hans' foot"
    assert say.stack_of(seat_person(["Anna", "You"], 1), "foot", 0) == "Your foot"


def test_with_the_last_card_only_what_is_allowed_is_offered() -> None:
    books = ("KH KD KS KC KH KD KS", "QH QD QS QC QH QD QS", "8C 8S 8D 8H 8S 2C 2D", "9C 9S 9D 9H 9S 2C 2H")

    def said(rules: RuleSet, *melds: str) -> str:
        now = table(hand="4S", phase="play", melds=melds, played_foot=(0, 2), rules=rules)
        if rules.hold_last_card:
            now = table(hand="4S", phase="play", melds=melds, in_foot=(0,), rules=rules)
        return words.waiting_body(my_view(now), NAMES, None)

    assert said(FAMILY, books[0]) == say.one_card_left(False, True)
    assert said(FAMILY, *books) == "One card left: go out with it, or keep it."
    assert said(WEB, *books) == "One card left: go out with it."


def test_the_books_of_a_team_are_told_and_that_it_has_not_opened() -> None:
    board = table(hand="KC", melds=("KS KH KD KC KS KH KD", "8C 8S 8D")).board
    assert words.books_line(board, 0) == "1 clean"
    assert words.books_line(board, 1) == "not opened yet"
    assert points_on_table(board, 0) == 70 + 500 + 30


def test_what_is_short_names_the_cards_that_would_do() -> None:
    assert say.short_of(15, [Rank("2"), Rank("A")]) == "15 more: add a two or an ace"
    assert say.short_of(40, ()) == "40 more points"


def test_buttons_say_where_cards_go() -> None:
    assert say.adds_to(Rank("T"), False, False, 5, 7) == "to tens · 5/7"
    # the bug: "12/7", seven of twelve?
    assert say.adds_to(Rank("T"), True, True, 12, 7) == "to your book"
    assert say.adds_to(Rank("T"), False, True, 12, 7) == "makes a book"
    assert say.cards_come(0) == ""


def test_every_sentence_of_what_comes_first_ends_like_one() -> None:
    for sentence in [prompt() for prompt in Prompt if prompt not in (Prompt.NO_HINTS, Prompt.NO_OPENING)]:
        assert sentence.endswith(".")
        assert len(sentence) <= 90


def test_wild_cards_are_never_counted_among_the_rank_they_stand_for() -> None:
    cards = parse_cards("7S 7H 2C 2D")
    assert words.group_line(cards) == "2 sevens + 2 wilds"
    assert words.meld_button(cards) == "Meld 4 cards"
    assert words.group_line(parse_cards("9S 9H *R")) == "2 nines + 1 wild"
    assert words.group_line(parse_cards("9S 9H 9D")) == "3 nines"
    assert words.meld_button(parse_cards("2C 2D *R")) == "Meld 3 wilds"
    assert words.meld_button(parse_cards("9S")) == "Meld 1 nine"


def test_melding_says_what_it_is_for() -> None:
    assert "50" in guide(seen("9C 9S 4D", phase="play"), NAMES, None)
    hand = guide(seen("9C 9S 4D", CAMPUS, "play", ("KS KH KD",)), NAMES, None)
    assert hand.startswith("Eight cards of one rank")
    assert "foot" in hand
    assert "go out" in guide(seen("9C 9S 4D", WEB, "play", ("KS KH KD",), foot=True), NAMES, None)


def test_the_signs_on_a_meld_are_explained_while_the_first_ones_lie_there() -> None:
    said = guide(seen("9C 9S 4D", WEB, "play", ("KS KH KD 2C", "8S 8H 8D")), NAMES, None)
    assert said.startswith("Seven cards of one rank make a book: 4/7 is four of them, each ★ a wild.")
    plain = guide(seen("9C 9S 4D", WEB, "play", ("8S 8H 8D",)), NAMES, None)
    assert plain.startswith("Seven cards of one rank make a book: 3/7 is three of them, each ★ a wild.")


def test_for_all_else_the_short_sentences_do() -> None:
    for rules in PRESETS:
        last = seen("9C", rules, "play", ("KS KH KD",), foot=True)
        assert guide(last, NAMES, None) == waiting_body(last, NAMES, None)
    other = view_of(table(hand="9C 9S", seat=1), 0)
    assert guide(other, NAMES, None) == waiting_body(other, NAMES, None)


def test_a_meld_is_told_whole() -> None:
    clean = meld_tip(meld_of(parse_cards("KC KD KH")), 7, 30)
    assert clean == "Three kings: 30 points; four more naturals for a clean book."
    one = meld_tip(meld_of(parse_cards("8C 8S 8D 8H 8C 8S")), 7, 60)
    assert one == "Six eights: 60 points; one more natural for a clean book."
    begun = meld_tip(meld_of(parse_cards("8C 8S 2D")), 7, 40)
    assert begun == "Three eights, one of them wild: 40 points; four more for a dirty book."
    dirty = meld_tip(meld_of(parse_cards("8C 8S 8D 8H 8C 8S 2D")), 7, 80)
    assert dirty == "Seven eights, one of them wild: 80 points; a dirty book."


def test_a_card_tells_its_points_and_what_its_meld_has() -> None:
    assert card_tip(Card("3C"), 5, None, 7) == "Three of clubs: 5 points."
    assert card_tip(Card("KC"), 10, meld_of(parse_cards("KC KD KH")), 7).endswith("Your kings: 3 of 7.")
    book = meld_of(parse_cards("8C 8S 8D 8H 8C 8S 2D"))
    assert card_tip(Card("8C"), 10, book, 7).endswith("Your eights: a dirty book.")


def test_the_pile_tells_what_it_brings_or_why_not() -> None:
    assert say.pile_tip(0, None, 0, "") == "The discard pile is empty."
    assert say.pile_tip(9, Card("7S"), 7, "").endswith("If you take it, you get seven cards.")
    assert say.pile_tip(9, Card("7S"), 7, "You hold one.").endswith("on top. You hold one.")


def test_a_partner_who_said_no_takes_the_badge_and_the_tip_away() -> None:
    books = ("KS KH KD KC KS KH KD", "8C 8S 8D 8H 8C 8S 2D", "QS QH QD QC QS QH QD", "9C 9S 9D 9H 9C 9S 2H")
    for refused in (False, True):
        now = table("JC 4S", PARTNERS, phase="play", melds=books, played_foot=(0, 2), refused=refused)
        view = view_of(now, 0)
        assert (on_plate(view.board, 0) == "") == refused
        assert ("go out this turn" in guide(view, NAMES, None)) == refused
        assert "play your last card" not in guide(view, NAMES, None) or not refused


def test_the_badge_is_true_of_any_number_of_cards() -> None:
    books = "KS KH KD KC KS KH KD", "8C 8S 8D 8H 8C 8S 2D"
    now = table("JC 4S 5D 6H 9C", WEB, in_foot=(0, 2), played_foot=(0, 2), melds=books)
    assert on_plate(now.board, 0) == "may go out"
    free = replace(WEB, out_clean=0, out_dirty=0)
    assert on_plate(table("JC 4S", free, in_foot=(0, 2), played_foot=(0, 2)).board, 0) == "may go out"


def test_the_button_says_cards_not_a_rank() -> None:
    """The bug: "Take the pile, the top seven" can be read as a seven."""
    assert [say.cards_come(count) for count in (0, 1, 7)] == ["", "the top card", "the top seven cards"]
    with speaking("es"):
        assert [say.cards_come(count) for count in (1, 7)] == ["la carta de arriba", "siete cartas de arriba"]
