"""Messages of the section log, in the language spoken now. Made by `python -m tools.messages`."""
# mypy: disable-error-code=no-any-return
from collections.abc import Sequence
from typing import Literal
from game.cards import Card, Rank
from game.text.person import Person
from game.text.language import sections


def drew(who: Person, count: int) -> str:
    return sections["log"].drew(who, count)


def drew_short(who: Person, count: int) -> str:
    return sections["log"].drew_short(who, count)


def shuffled(count: int) -> str:
    return sections["log"].shuffled(count)


def shuffled_short() -> str:
    return sections["log"].shuffled_short()


def upcard(card: Card) -> str:
    return sections["log"].upcard(card)


def upcard_after(card: Card, under: int) -> str:
    return sections["log"].upcard_after(card, under)


def upcard_short() -> str:
    return sections["log"].upcard_short()


def round_began(round: int, dealer: Person, first: Person) -> str:
    return sections["log"].round_began(round, dealer, first)


def round_began_short(round: int, dealer: Person, first: Person) -> str:
    return sections["log"].round_began_short(round, dealer, first)


def round_ended(round: int, scores: Sequence[str], out: bool) -> str:
    return sections["log"].round_ended(round, scores, out)


def round_ended_short(round: int, scores: Sequence[str], out: bool) -> str:
    return sections["log"].round_ended_short(round, scores, out)


def team_score(team: str, points: int) -> str:
    return sections["log"].team_score(team, points)


def cut(who: Person, result: str) -> str:
    return sections["log"].cut(who, result)


def cut_short(who: Person, result: str) -> str:
    return sections["log"].cut_short(who, result)


def cut_exact(count: int, bonus: int) -> str:
    return sections["log"].cut_exact(count, bonus)


def cut_exact_short(count: int, bonus: int) -> str:
    return sections["log"].cut_exact_short(count, bonus)


def cut_over(count: int, miss: int) -> str:
    return sections["log"].cut_over(count, miss)


def cut_over_short(count: int, miss: int) -> str:
    return sections["log"].cut_over_short(count, miss)


def cut_under(count: int, miss: int) -> str:
    return sections["log"].cut_under(count, miss)


def cut_under_short(count: int, miss: int) -> str:
    return sections["log"].cut_under_short(count, miss)


def chose(who: Person, stack: Literal["first", "second"]) -> str:
    return sections["log"].chose(who, stack)


def chose_short(who: Person, stack: Literal["first", "second"]) -> str:
    return sections["log"].chose_short(who, stack)


def took_pile(who: Person, card: Card, count: int) -> str:
    return sections["log"].took_pile(who, card, count)


def took_pile_short(who: Person, card: Card, count: int) -> str:
    return sections["log"].took_pile_short(who, card, count)


def opened(who: Person, points: int) -> str:
    return sections["log"].opened(who, points)


def melded(who: Person, cards: Sequence[str]) -> str:
    return sections["log"].melded(who, cards)


def added_to_book(who: Person, cards: Sequence[str], rank: Rank) -> str:
    return sections["log"].added_to_book(who, cards, rank)


def added(who: Person, cards: Sequence[str], held: int, size: int) -> str:
    return sections["log"].added(who, cards, held, size)


def added_short(who: Person, cards: Sequence[str], held: int, size: int) -> str:
    return sections["log"].added_short(who, cards, held, size)


def added_wilds(who: Person, cards: Sequence[str], rank: Rank, held: int, size: int) -> str:
    return sections["log"].added_wilds(who, cards, rank, held, size)


def added_wilds_short(who: Person, cards: Sequence[str], rank: Rank, held: int, size: int) -> str:
    return sections["log"].added_wilds_short(who, cards, rank, held, size)


def added_full(who: Person, cards: Sequence[str], held: int) -> str:
    return sections["log"].added_full(who, cards, held)


def added_wilds_full(who: Person, cards: Sequence[str], rank: Rank, held: int) -> str:
    return sections["log"].added_wilds_full(who, cards, rank, held)


def book(who: Person, kind: Literal["clean", "dirty", "wild"], rank: Rank, worth: int) -> str:
    return sections["log"].book(who, kind, rank, worth)


def book_short(who: Person, kind: Literal["clean", "dirty", "wild"], rank: Rank) -> str:
    return sections["log"].book_short(who, kind, rank)


def turned_dirty(who: Person, rank: Rank) -> str:
    return sections["log"].turned_dirty(who, rank)


def turned_dirty_short(who: Person, rank: Rank) -> str:
    return sections["log"].turned_dirty_short(who, rank)


def foot(who: Person, stack: Literal["foot", "tail"]) -> str:
    return sections["log"].foot(who, stack)


def red_threes(who: Person, laid: int) -> str:
    return sections["log"].red_threes(who, laid)


def red_threes_short(who: Person, laid: int) -> str:
    return sections["log"].red_threes_short(who, laid)


def red_threes_drawing(who: Person, laid: int, drawn: int) -> str:
    return sections["log"].red_threes_drawing(who, laid, drawn)


def discarded(who: Person, card: Card) -> str:
    return sections["log"].discarded(who, card)


def discarded_short(who: Person, card: Card) -> str:
    return sections["log"].discarded_short(who, card)


def held(who: Person) -> str:
    return sections["log"].held(who)


def held_short(who: Person) -> str:
    return sections["log"].held_short(who)


def pile_peeked(who: Person) -> str:
    return sections["log"].pile_peeked(who)


def pile_peeked_short(who: Person) -> str:
    return sections["log"].pile_peeked_short(who)


def passed(who: Person) -> str:
    return sections["log"].passed(who)


def passed_short(who: Person) -> str:
    return sections["log"].passed_short(who)


def permission_asked(who: Person) -> str:
    return sections["log"].permission_asked(who)


def permission_asked_short(who: Person) -> str:
    return sections["log"].permission_asked_short(who)


def permission_answered(who: Person, asker: Person, yes: bool) -> str:
    return sections["log"].permission_answered(who, asker, yes)


def permission_answered_short(who: Person, asker: Person, yes: bool) -> str:
    return sections["log"].permission_answered_short(who, asker, yes)


def out_discarding(who: Person, card: Card) -> str:
    return sections["log"].out_discarding(who, card)


def out(who: Person) -> str:
    return sections["log"].out(who)


def out_short(who: Person) -> str:
    return sections["log"].out_short(who)


def melds_taken_back(who: Person, moves: int) -> str:
    return sections["log"].melds_taken_back(who, moves)


def melds_taken_back_short(who: Person, moves: int) -> str:
    return sections["log"].melds_taken_back_short(who, moves)


def long_over() -> str:
    return sections["log"].long_over()


def in_stock() -> str:
    return sections["log"].in_stock()


def in_meld(whose: Person, rank: Rank, held: int) -> str:
    return sections["log"].in_meld(whose, rank, held)


def in_book(whose: Person, kind: Literal["clean", "dirty", "wild"], rank: Rank, held: int) -> str:
    return sections["log"].in_book(whose, kind, rank, held)


def in_pile(card: Card, above: int) -> str:
    return sections["log"].in_pile(card, above)


def taken_and_held(who: Person, card: Card) -> str:
    return sections["log"].taken_and_held(who, card)


def taken_and_played(who: Person, card: Card) -> str:
    return sections["log"].taken_and_played(who, card)


def pile_went_to(who: Person) -> str:
    return sections["log"].pile_went_to(who)
