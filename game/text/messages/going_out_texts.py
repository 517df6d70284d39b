"""Messages of the section going_out_texts, in the language spoken now. Made by `python -m tools.messages`."""
# mypy: disable-error-code=no-any-return
from collections.abc import Sequence
from typing import Literal
from game.text.person import Person
from game.text.language import sections


def books(kind: Literal["clean", "dirty", "wild", "sevens", "any"]) -> str:
    return sections["going_out_texts"].books(kind)


def books_short(kind: Literal["clean", "dirty", "wild", "sevens", "any"]) -> str:
    return sections["going_out_texts"].books_short(kind)


def in_stack(who: Person, stack: Literal["hand", "foot", "tail"]) -> str:
    return sections["going_out_texts"].in_stack(who, stack)


def in_stack_short(who: Person, stack: Literal["hand", "foot", "tail"]) -> str:
    return sections["going_out_texts"].in_stack_short(who, stack)


def played_stack(who: Person, stack: Literal["hand", "foot", "tail"]) -> str:
    return sections["going_out_texts"].played_stack(who, stack)


def played_stack_short(who: Person, stack: Literal["hand", "foot", "tail"]) -> str:
    return sections["going_out_texts"].played_stack_short(who, stack)


def all_in_stack(stack: Literal["hand", "foot", "tail"]) -> str:
    return sections["going_out_texts"].all_in_stack(stack)


def all_played(stack: Literal["hand", "foot", "tail"]) -> str:
    return sections["going_out_texts"].all_played(stack)


def agrees(who: Person) -> str:
    return sections["going_out_texts"].agrees(who)


def all_agree() -> str:
    return sections["going_out_texts"].all_agree()


def how(state: Literal["yes", "no", "ask", "asked", "refused"]) -> str:
    return sections["going_out_texts"].how(state)


def last_card(discard: Literal["required", "optional", "never"]) -> str:
    return sections["going_out_texts"].last_card(discard)


def last_card_short(discard: Literal["required", "optional", "never"]) -> str:
    return sections["going_out_texts"].last_card_short(discard)


def needed() -> str:
    return sections["going_out_texts"].needed()


def lack() -> str:
    return sections["going_out_texts"].lack()


def have() -> str:
    return sections["going_out_texts"].have()


def each_tip() -> str:
    return sections["going_out_texts"].each_tip()


def show_each() -> str:
    return sections["going_out_texts"].show_each()


def partners_yes() -> str:
    return sections["going_out_texts"].partners_yes()


def needed_foot(who: Person, stack: Literal["hand", "foot", "tail"], picked_up: bool) -> str:
    return sections["going_out_texts"].needed_foot(who, stack, picked_up)


def still_needed(needs: Sequence[str]) -> str:
    return sections["going_out_texts"].still_needed(needs)


def say_yes() -> str:
    return sections["going_out_texts"].say_yes()


def say_no() -> str:
    return sections["going_out_texts"].say_no()


def yes_ends_round(partners: int) -> str:
    return sections["going_out_texts"].yes_ends_round(partners)


def brings(books: Sequence[str], dirtied: int) -> str:
    return sections["going_out_texts"].brings(books, dirtied)


def books_brought(count: int, place: int, kind: Literal["clean", "dirty", "wild"]) -> str:
    return sections["going_out_texts"].books_brought(count, place, kind)


def ask_button(partners: Sequence[str]) -> str:
    return sections["going_out_texts"].ask_button(partners)


def holds(who: Person, stacks: Sequence[str]) -> str:
    return sections["going_out_texts"].holds(who, stacks)


def stack_of(stack: Literal["hand", "foot", "tail"], cards: int) -> str:
    return sections["going_out_texts"].stack_of(stack, cards)


def your_stack_of(stack: Literal["hand", "foot", "tail"], cards: int) -> str:
    return sections["going_out_texts"].your_stack_of(stack, cards)


def counts(held: Sequence[str], cards: int, winner_takes: bool, cost: int, bonus: int) -> str:
    return sections["going_out_texts"].counts(held, cards, winner_takes, cost, bonus)


def yes_costs_nothing() -> str:
    return sections["going_out_texts"].yes_costs_nothing()


def yes_costs(winner_takes: bool, cards: int, cost: int, stacks: Sequence[str]) -> str:
    return sections["going_out_texts"].yes_costs(winner_takes, cards, cost, stacks)


def says(who: Person, answer: Literal["yes", "no"]) -> str:
    return sections["going_out_texts"].says(who, answer)


def answer(answer: Literal["yes", "no"], reasons: Sequence[str]) -> str:
    return sections["going_out_texts"].answer(answer, reasons)


def ahead() -> str:
    return sections["going_out_texts"].ahead()


def behind() -> str:
    return sections["going_out_texts"].behind()


def rival_near(who: Person) -> str:
    return sections["going_out_texts"].rival_near(who)


def stock_low(cards: int) -> str:
    return sections["going_out_texts"].stock_low(cards)


def little_held() -> str:
    return sections["going_out_texts"].little_held()


def much_held() -> str:
    return sections["going_out_texts"].much_held()


def more_to_come() -> str:
    return sections["going_out_texts"].more_to_come()


def they_gain() -> str:
    return sections["going_out_texts"].they_gain()


def agreed() -> str:
    return sections["going_out_texts"].agreed()
