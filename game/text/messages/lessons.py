"""Messages of the section lessons, in the language spoken now. Made by `python -m tools.messages`."""
# mypy: disable-error-code=no-any-return
from collections.abc import Sequence
from typing import Literal
from game.cards import Rank
from game.text.person import Person
from game.text.language import sections


def title_what_wins() -> str:
    return sections["lessons"].title_what_wins()


def title_deal() -> str:
    return sections["lessons"].title_deal()


def title_turn() -> str:
    return sections["lessons"].title_turn()


def title_melds() -> str:
    return sections["lessons"].title_melds()


def title_wilds() -> str:
    return sections["lessons"].title_wilds()


def title_opening() -> str:
    return sections["lessons"].title_opening()


def title_pile() -> str:
    return sections["lessons"].title_pile()


def title_books() -> str:
    return sections["lessons"].title_books()


def title_foot() -> str:
    return sections["lessons"].title_foot()


def title_threes() -> str:
    return sections["lessons"].title_threes()


def title_partner() -> str:
    return sections["lessons"].title_partner()


def title_going_out() -> str:
    return sections["lessons"].title_going_out()


def heading(number: int, title: str) -> str:
    return sections["lessons"].heading(number, title)


def subject_points_win() -> str:
    return sections["lessons"].subject_points_win()


def subject_what_wins_by_losing() -> str:
    return sections["lessons"].subject_what_wins_by_losing()


def subject_what_wins(winner_takes: bool) -> str:
    return sections["lessons"].subject_what_wins(winner_takes)


def subject_deal(hand: int, foot: int, tail: int) -> str:
    return sections["lessons"].subject_deal(hand, foot, tail)


def subject_turn(drawn: int) -> str:
    return sections["lessons"].subject_turn(drawn)


def subject_melds() -> str:
    return sections["lessons"].subject_melds()


def subject_wilds(jokers: int) -> str:
    return sections["lessons"].subject_wilds(jokers)


def subject_opening(minimums: str, opening_growth: int) -> str:
    return sections["lessons"].subject_opening(minimums, opening_growth)


def subject_pile_all() -> str:
    return sections["lessons"].subject_pile_all()


def subject_pile_upcard() -> str:
    return sections["lessons"].subject_pile_upcard()


def subject_pile_some(count: int) -> str:
    return sections["lessons"].subject_pile_some(count)


def subject_pile(takes: Literal["never", "all", "upcard", "some"], count: int) -> str:
    return sections["lessons"].subject_pile(takes, count)


def subject_books() -> str:
    return sections["lessons"].subject_books()


def subject_foot(tail: int) -> str:
    return sections["lessons"].subject_foot(tail)


def subject_threes_rank() -> str:
    return sections["lessons"].subject_threes_rank()


def subject_threes_score(red_three_bonus: int) -> str:
    return sections["lessons"].subject_threes_score(red_three_bonus)


def subject_threes_cost(red_three: int) -> str:
    return sections["lessons"].subject_threes_cost(red_three)


def subject_threes(meld_threes: Literal["no", "black_last", "black_in_foot", "all"], red_threes: Literal["penalty", "lay_down"], red_three_bonus: int, red_three: int) -> str:
    return sections["lessons"].subject_threes(meld_threes, red_threes, red_three_bonus, red_three)


def subject_partner(permission: bool) -> str:
    return sections["lessons"].subject_partner(permission)


def subject_going_out() -> str:
    return sections["lessons"].subject_going_out()


def back() -> str:
    return sections["lessons"].back()


def first_step() -> str:
    return sections["lessons"].first_step()


def do_it_for_me() -> str:
    return sections["lessons"].do_it_for_me()


def next_lesson() -> str:
    return sections["lessons"].next_lesson()


def play_match() -> str:
    return sections["lessons"].play_match()


def place_of_step(step: int, steps: int) -> str:
    return sections["lessons"].place_of_step(step, steps)


def done() -> str:
    return sections["lessons"].done()


def that_is_all() -> str:
    return sections["lessons"].that_is_all()


def leads_to(title: str) -> str:
    return sections["lessons"].leads_to(title)


def points_at(what: str) -> str:
    return sections["lessons"].points_at(what)


def then(what: str) -> str:
    return sections["lessons"].then(what)


def choose(cards: Sequence[str]) -> str:
    return sections["lessons"].choose(cards)


def press(button: str) -> str:
    return sections["lessons"].press(button)


def click(what: str) -> str:
    return sections["lessons"].click(what)


def click_laid_out(cards: Sequence[str]) -> str:
    return sections["lessons"].click_laid_out(cards)


def cards(count: int, rank: Rank, yours: bool) -> str:
    return sections["lessons"].cards(count, rank, yours)


def threes(count: int, colour: Literal["red", "black"], yours: bool) -> str:
    return sections["lessons"].threes(count, colour, yours)


def cards_side_by_side(cards: Sequence[str], first: int, last: int) -> str:
    return sections["lessons"].cards_side_by_side(cards, first, last)


def cards_at(cards: Sequence[str], places: Sequence[str]) -> str:
    return sections["lessons"].cards_at(cards, places)


def place(place: int) -> str:
    return sections["lessons"].place(place)


def stock() -> str:
    return sections["lessons"].stock()


def pile() -> str:
    return sections["lessons"].pile()


def meter() -> str:
    return sections["lessons"].meter()


def foot() -> str:
    return sections["lessons"].foot()


def red_threes() -> str:
    return sections["lessons"].red_threes()


def new_meld() -> str:
    return sections["lessons"].new_meld()


def own_meld(kind: Literal["meld", "book"], rank: Rank) -> str:
    return sections["lessons"].own_meld(kind, rank)


def their_meld(who: Person, kind: Literal["meld", "book"], rank: Rank) -> str:
    return sections["lessons"].their_meld(who, kind, rank)


def not_here_draw() -> str:
    return sections["lessons"].not_here_draw()


def not_here_take_the_pile() -> str:
    return sections["lessons"].not_here_take_the_pile()


def not_here_look_first() -> str:
    return sections["lessons"].not_here_look_first()


def not_here_first_the_meld() -> str:
    return sections["lessons"].not_here_first_the_meld()


def not_here_first_the_discard() -> str:
    return sections["lessons"].not_here_first_the_discard()


def not_here_keep_this_card() -> str:
    return sections["lessons"].not_here_keep_this_card()


def not_here_helps_the_others() -> str:
    return sections["lessons"].not_here_helps_the_others()


def not_here_helps_to_open() -> str:
    return sections["lessons"].not_here_helps_to_open()


def not_here_costs_less() -> str:
    return sections["lessons"].not_here_costs_less()


def not_here_keep_the_wild() -> str:
    return sections["lessons"].not_here_keep_the_wild()


def not_here_rid_of_the_three() -> str:
    return sections["lessons"].not_here_rid_of_the_three()


def not_here_other_three() -> str:
    return sections["lessons"].not_here_other_three()


def not_here_other_cards() -> str:
    return sections["lessons"].not_here_other_cards()


def not_here_spoils_clean() -> str:
    return sections["lessons"].not_here_spoils_clean()


def not_here_go_out_now() -> str:
    return sections["lessons"].not_here_go_out_now()


def not_here_not_yet_out() -> str:
    return sections["lessons"].not_here_not_yet_out()


def not_here_answer_no() -> str:
    return sections["lessons"].not_here_answer_no()


def not_here_answer_yes() -> str:
    return sections["lessons"].not_here_answer_yes()


def not_here_step_is_done() -> str:
    return sections["lessons"].not_here_step_is_done()


def answer_is_not_asked() -> str:
    return sections["lessons"].answer_is_not_asked()


def fault(lesson: str, step: int, why: str) -> str:
    return sections["lessons"].fault(lesson, step, why)


def all_can_be_done(lessons: int, steps: int) -> str:
    return sections["lessons"].all_can_be_done(lessons, steps)


def steps(count: int) -> str:
    return sections["lessons"].steps(count)
