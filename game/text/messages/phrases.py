"""Messages of the section phrases, in the language spoken now. Made by `python -m tools.messages`."""
# mypy: disable-error-code=no-any-return
from collections.abc import Sequence
from typing import Literal
from game.cards import Rank
from game.text.person import Person
from game.text.language import sections


def played(who: Person, acts: Sequence[str]) -> str:
    return sections["phrases"].played(who, acts)


def did_draw(who: Person) -> str:
    return sections["phrases"].did_draw(who)


def did_look(who: Person) -> str:
    return sections["phrases"].did_look(who)


def did_take_pile(who: Person) -> str:
    return sections["phrases"].did_take_pile(who)


def did_lay_down(who: Person, cards: str) -> str:
    return sections["phrases"].did_lay_down(who, cards)


def did_put(who: Person, cards: str) -> str:
    return sections["phrases"].did_put(who, cards)


def did_discard(who: Person, card: str) -> str:
    return sections["phrases"].did_discard(who, card)


def did_go_out(who: Person) -> str:
    return sections["phrases"].did_go_out(who)


def did_answer(who: Person, yes: bool) -> str:
    return sections["phrases"].did_answer(who, yes)


def did_keep(who: Person) -> str:
    return sections["phrases"].did_keep(who)


def did_end_round(who: Person) -> str:
    return sections["phrases"].did_end_round(who)


def did_lift(who: Person, count: int) -> str:
    return sections["phrases"].did_lift(who, count)


def did_take_stack(who: Person, place: Literal["first", "second"]) -> str:
    return sections["phrases"].did_take_stack(who, place)


def lay_down(cards: str) -> str:
    return sections["phrases"].lay_down(cards)


def put(cards: str) -> str:
    return sections["phrases"].put(cards)


def discard(card: str) -> str:
    return sections["phrases"].discard(card)


def discard_only(card: str) -> str:
    return sections["phrases"].discard_only(card)


def take_stack(place: Literal["first", "second"]) -> str:
    return sections["phrases"].take_stack(place)


def onto(cards: str, rank: Rank) -> str:
    return sections["phrases"].onto(cards, rank)


def with_wilds(count: int, rank: Rank, wilds: str) -> str:
    return sections["phrases"].with_wilds(count, rank, wilds)


def many(count: int, ranks: Sequence[str]) -> str:
    return sections["phrases"].many(count, ranks)
