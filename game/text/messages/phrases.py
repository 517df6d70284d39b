"""Messages of the section phrases, in the language spoken now. Made by `python -m tools.messages`."""
# mypy: disable-error-code=no-any-return
from collections.abc import Sequence
from game.cards import Rank
from game.text.person import Person
from game.text.language import sections


def played(who: Person, acts: Sequence[str]) -> str:
    return sections["phrases"].played(who, acts)


def did_draw(who: Person) -> str:
    return sections["phrases"].did_draw(who)


def did_peek(who: Person) -> str:
    return sections["phrases"].did_peek(who)


def did_take(who: Person) -> str:
    return sections["phrases"].did_take(who)


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


def did_hold(who: Person) -> str:
    return sections["phrases"].did_hold(who)


def did_pass(who: Person) -> str:
    return sections["phrases"].did_pass(who)


def did_cut(who: Person, count: int) -> str:
    return sections["phrases"].did_cut(who, count)


def did_choose(who: Person, stack: int) -> str:
    return sections["phrases"].did_choose(who, stack)


def lay_down(cards: str) -> str:
    return sections["phrases"].lay_down(cards)


def put(cards: str) -> str:
    return sections["phrases"].put(cards)


def discard(card: str) -> str:
    return sections["phrases"].discard(card)


def discard_only(card: str) -> str:
    return sections["phrases"].discard_only(card)


def discard_instead(card: str, played: str) -> str:
    return sections["phrases"].discard_instead(card, played)


def take_stack(stack: int) -> str:
    return sections["phrases"].take_stack(stack)


def onto(cards: str, rank: Rank) -> str:
    return sections["phrases"].onto(cards, rank)


def with_wilds(count: int, rank: Rank, wilds: str) -> str:
    return sections["phrases"].with_wilds(count, rank, wilds)


def many(count: int, ranks: Sequence[str]) -> str:
    return sections["phrases"].many(count, ranks)
