"""Messages of the section thinking_again, in the language spoken now. Made by `python -m tools.messages`."""
# mypy: disable-error-code=no-any-return
from typing import Literal
from game.cards import Rank
from game.text.language import sections


def title(round: int, turn: int) -> str:
    return sections["thinking_again"].title(round, turn)


def something_better() -> str:
    return sections["thinking_again"].something_better()


def nothing_better() -> str:
    return sections["thinking_again"].nothing_better()


def nothing_counts() -> str:
    return sections["thinking_again"].nothing_counts()


def nudge() -> str:
    return sections["thinking_again"].nudge()


def show_me() -> str:
    return sections["thinking_again"].show_me()


def show_me_short() -> str:
    return sections["thinking_again"].show_me_short()


def begin_again() -> str:
    return sections["thinking_again"].begin_again()


def begin_again_tip() -> str:
    return sections["thinking_again"].begin_again_tip()


def nothing_tried() -> str:
    return sections["thinking_again"].nothing_tried()


def to_the_answer() -> str:
    return sections["thinking_again"].to_the_answer()


def to_the_answer_short() -> str:
    return sections["thinking_again"].to_the_answer_short()


def undo_tip() -> str:
    return sections["thinking_again"].undo_tip()


def a_moment() -> str:
    return sections["thinking_again"].a_moment()


def measuring() -> str:
    return sections["thinking_again"].measuring()


def no_answer() -> str:
    return sections["thinking_again"].no_answer()


def no_answer_why() -> str:
    return sections["thinking_again"].no_answer_why()


def cannot_be_tried() -> str:
    return sections["thinking_again"].cannot_be_tried()


def no_nudge() -> str:
    return sections["thinking_again"].no_nudge()


def no_nudge_left() -> str:
    return sections["thinking_again"].no_nudge_left()


def no_answer_yet() -> str:
    return sections["thinking_again"].no_answer_yet()


def about_wilds(count: int) -> str:
    return sections["thinking_again"].about_wilds(count)


def about_rank(count: int, rank: Rank) -> str:
    return sections["thinking_again"].about_rank(count, rank)


def about_discard() -> str:
    return sections["thinking_again"].about_discard()


def about_opening() -> str:
    return sections["thinking_again"].about_opening()


def about_pile() -> str:
    return sections["thinking_again"].about_pile()


def about_going_out() -> str:
    return sections["thinking_again"].about_going_out()


def about_answer() -> str:
    return sections["thinking_again"].about_answer()


def verdict(verdict: Literal["better", "as_good", "less"]) -> str:
    return sections["thinking_again"].verdict(verdict)


def this_was_better() -> str:
    return sections["thinking_again"].this_was_better()


def nothing_found() -> str:
    return sections["thinking_again"].nothing_found()


def you_now() -> str:
    return sections["thinking_again"].you_now()


def also_good() -> str:
    return sections["thinking_again"].also_good()


def better_still() -> str:
    return sections["thinking_again"].better_still()


def better_way() -> str:
    return sections["thinking_again"].better_way()


def you_then() -> str:
    return sections["thinking_again"].you_then()


def was_played() -> str:
    return sections["thinking_again"].was_played()


def row_heard(row: str, way: str, gain: str, deals: str) -> str:
    return sections["thinking_again"].row_heard(row, way, gain, deals)


def try_again() -> str:
    return sections["thinking_again"].try_again()


def next_one() -> str:
    return sections["thinking_again"].next_one()


def all_seen() -> str:
    return sections["thinking_again"].all_seen()


def found_how(tries: int, had_nudge: bool, had_seen_answer: bool) -> str:
    return sections["thinking_again"].found_how(tries, had_nudge, had_seen_answer)


def about_the_try(verdict: Literal["better", "as_good", "less"], had_seen_answer: bool, had_nudge: bool, tries: int, better: bool, points: float, last: bool) -> str:
    return sections["thinking_again"].about_the_try(verdict, had_seen_answer, had_nudge, tries, better, points, last)


def about_the_same(better: bool) -> str:
    return sections["thinking_again"].about_the_same(better)


def was_better(points: float) -> str:
    return sections["thinking_again"].was_better(points)


def how_found(worlds: int) -> str:
    return sections["thinking_again"].how_found(worlds)


def next(round: int, turn: int, place: int, count: int, last: bool) -> str:
    return sections["thinking_again"].next(round, turn, place, count, last)
