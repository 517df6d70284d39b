import pytest
from msgspec.structs import replace

from game.engine.moves import Answer
from game.engine.partners.permission import Because, Ground, Opinion
from game.engine.table.state import Table
from game.engine.table.view import PlayerView, view_of
from game.sentences.at_table.going_out_texts import (
    Need,
    answered,
    ask_button,
    at_stake,
    effect_of_yes,
    for_the_asked,
    going_out,
    team_needs,
)
from tests.build import CAMPUS, COUPLES, FAMILY, PARTNERS, WEB, after, books, clean_book, go_out, my_view, table

NAMES = ("Anna", "Walt", "Rosa", "June")


def test_needs_follow_the_rules() -> None:
    couples = {need.what: need.how for need in going_out(my_view(table(hand="KC", rules=COUPLES)), NAMES, 0, 0)}
    assert couples["Dirty books"] == "0/3"
    assert "Play the last card" in couples
    family = [need.what for need in going_out(my_view(table(hand="KC", rules=FAMILY)), NAMES, 0, 0)]
    assert family == ["Clean books", "Dirty books", "You pick up the foot", "End with a discard"]
    assert not any(need.met for need in going_out(my_view(table(hand="KC", rules=FAMILY)), NAMES, 0, 0))
    web = [need.what for need in going_out(my_view(table(hand="KC", rules=WEB)), NAMES, 0, None)]
    assert web[2:4] == ["Anna picks up the foot", "Rosa plays from the foot"]


@pytest.mark.parametrize("seat", [0, 2])
def test_once_somebody_is_out_nothing_is_left_to_ask(seat: int) -> None:
    melds = books(PARTNERS, 2, 2)
    now = table("9C", seat=seat, phase="play", rules=PARTNERS, melds=melds, played_foot=(0, 2))
    asked = after(now, go_out(discard="9C"))
    assert tuple(leave(view).how for view in (view_of(now, seat), view_of(asked, seat))) == ("ask", "asked")
    assert leave(view_of(asked, 0)).what == ("Rosa agrees" if seat == 0 else "You agree")
    out = after(asked, Answer(True))
    assert out.board.out == seat
    needs = going_out(view_of(out, 0), NAMES, 0, 0)
    assert [need.what for need in needs if not need.met] == []
    assert leave(view_of(out, 0)).how == "yes"


def leave(view: PlayerView) -> Need:
    """The line about who must agree."""
    return next(need for need in going_out(view, NAMES, 0, 0) if "agree" in need.what)


def test_three_partners_have_one_line_with_how_many_are_there() -> None:
    names = (*NAMES, "Ben", "Ida", "Olga", "Max")
    now = table(hand="KC", rules=WEB, players=8, teams=2, played_foot=(0, 4))
    need = going_out(my_view(now), names, 0, 0)[3]
    assert (need.what, need.how, need.met) == ("Everyone plays from the foot", "2/4", False)
    there = going_out(my_view(table(hand="KC", rules=WEB, players=8, played_foot=(2, 4, 6))), names, 0, 0)[3]
    assert (there.how, there.met) == ("3/4", True)
    trio = going_out(my_view(table(hand="KC", rules=WEB, players=6, teams=2)), names, 0, 0)
    assert [need.what for need in trio[3:5]] == ["Rosa plays from the foot", "Ben plays from the foot"]


def test_hand_and_foot_of_the_partner_are_told_with_their_points() -> None:
    board = my_view(table(hand="KC", phase="play", rules=PARTNERS, hands={2: "4C 5C 6C"}, feet={2: "4D 5D"})).board
    said = at_stake(NAMES, board, 0, worth=11.2)
    assert said == "Rosa holds three cards and a foot of 2: about 55 points against you. Going out earns +100."
    in_foot = my_view(table(hand="KC", phase="play", rules=PARTNERS, hands={2: "4C"}, in_foot=(2,), feet={2: ""})).board
    assert at_stake(NAMES, in_foot, 0).startswith("Rosa holds one card: that counts against you. Going out")


def test_whoever_is_asked_is_told_what_would_be_left() -> None:
    board = my_view(table(hand="KC QD", phase="play", rules=PARTNERS, foot="4D 5D 6D")).board
    said = for_the_asked(board, 0, 20)
    assert said == "It costs you 20, and your foot of 3."
    in_foot = my_view(table(hand="KC QD", phase="play", rules=PARTNERS, in_foot=(0,))).board
    assert for_the_asked(in_foot, 0, 20) == "It costs you 20."
    assert for_the_asked(in_foot, 0, 0) == "It costs you nothing."
    bare = my_view(table(hand="", phase="play", rules=PARTNERS, seat=0, in_foot=(0,), bare=True)).board
    assert for_the_asked(bare, 0, 0) == "It costs you nothing."


@pytest.mark.parametrize(
    ("hand", "laid", "said"),
    [
        ("4C", "", "No new book."),
        ("KC 4C", "KC > 2", "+ your third clean book"),
        ("KC QC 4C", "KC > 2, QC > 3", "+ two more clean books"),
        ("KC 2C 4C", "KC > 2, 2C > 3", "+ your third clean book and your first dirty book"),
        ("2D 4C", "2D > 0", "One clean book turned dirty."),
        ("2D 2C 4C", "2D > 0, 2C > 3", "+ your first dirty book, one clean book turned dirty"),
    ],
)
def test_whoever_is_asked_is_told_which_books_it_brings(hand: str, laid: str, said: str) -> None:
    melds = [clean_book("A", 8), clean_book("J", 8), clean_book("K", 7), clean_book("Q", 7)]
    rules = replace(CAMPUS, out_clean=1, out_dirty=0, closed_book="any")
    now = table(hand=hand, rules=rules, phase="play", melds=melds, played_foot=[0, 2], in_foot=(0, 2))
    asked = after(now, go_out(*filter(None, laid.split(", ")), discard="4C"))
    assert effect_of_yes(view_of(asked, 2))[:2] == (said, "The round ends at once.")
    assert view_of(asked, 1).proposed is None


def test_where_two_partners_are_asked_the_round_ends_only_if_both_say_yes() -> None:
    three = my_view(table(hand="KC QD", phase="play", rules=CAMPUS, players=6, teams=2, in_foot=(0,)))
    assert effect_of_yes(three)[0] == "If every partner says yes, the round ends at once."


@pytest.mark.parametrize(
    ("now", "team", "said"),
    [
        (table(), 0, "One clean book, one dirty book, your foot and Rosa's foot"),
        (table(), 1, "One clean book, one dirty book, Walt's foot and June's foot"),
        (
            table(melds=[clean_book("K")], in_foot=(0,), played_foot=(2,)),
            0,
            "One dirty book and a card played from your foot",
        ),
        (
            table(rules=replace(WEB, partners_foot="picked_up"), in_foot=(0,)),
            0,
            "One clean book, one dirty book and Rosa's foot",
        ),
        (table(players=2, in_foot=(0,)), 0, "One clean book and one dirty book"),
        (table(rules=CAMPUS, in_foot=(0, 2)), 0, "One clean book, one dirty book and a partner's OK"),
        # the bug: "your foot and Rosa's foot", where who goes out needs only the own one
        (table(rules=FAMILY), 0, "Two clean books, two dirty books and your foot or Rosa's foot"),
        (table(rules=FAMILY, in_foot=(3,)), 1, "Two clean books and two dirty books"),
        (table(rules=replace(FAMILY, foot_needed=False)), 0, "Two clean books and two dirty books"),
        (table(rules=FAMILY, melds=books(FAMILY, 2, 2), in_foot=(2,)), 0, "Nothing more"),
    ],
)
def test_what_a_team_still_needs_is_one_sentence(now: Table, team: int, said: str) -> None:
    needs = team_needs(now.board, NAMES[: now.board.players], team, 0)
    assert needs.told == said
    assert all(foot.met for foot in needs.feet) == ("foot" not in said)


def test_the_button_asks_by_name() -> None:
    assert ask_button(NAMES, my_view(table(hand="KC", rules=PARTNERS)).board, 0) == "Ask Rosa"
    long = ("Anna", "Walt", "Maximiliane von Hohenstein", "June")
    assert ask_button(long, my_view(table(hand="KC", rules=PARTNERS)).board, 0) == "Ask Maximiliane"
    alike = ("Anna", "Maximiliane Berg", "Maximiliane Wald", "June")
    assert ask_button(alike, my_view(table(hand="KC", rules=PARTNERS)).board, 0) == "Ask Maximiliane Wald"


def test_answers_begin_with_the_answer() -> None:
    yes = Opinion(2, "yes", (Because(Ground.AHEAD), Because(Ground.RIVAL_NEAR, seat=1)))
    no = Opinion(2, "no", (Because(Ground.MUCH_HELD), Because(Ground.BEHIND)))
    assert answered(yes, NAMES) == "Yes: we should come out ahead, and Walt might go out next."
    assert answered(no, NAMES) == "Not yet: my cards would cost us too much, and we'd end up behind."
    assert answered(Opinion(2, "no", ()), NAMES) == "Not yet."


@pytest.mark.parametrize("ground", Ground)
def test_every_ground_has_words(ground: Ground) -> None:
    said = answered(Opinion(0, "yes", (Because(ground, 3, 1),)), NAMES)
    assert said.endswith(".")
    assert said.count(".") == 1
    assert len(said) < 70
