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


def stock_shuffled(count: int) -> str:
    return sections["log"].stock_shuffled(count)


def stock_shuffled_short(count: int) -> str:
    return sections["log"].stock_shuffled_short(count)


def upcard_turned(card: Card, under: int) -> str:
    return sections["log"].upcard_turned(card, under)


def upcard_turned_short(card: Card, under: int) -> str:
    return sections["log"].upcard_turned_short(card, under)


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


def cut(count: int, bonus: int, over: int, lacking: int) -> str:
    return sections["log"].cut(count, bonus, over, lacking)


def cut_short(count: int, bonus: int, over: int, lacking: int) -> str:
    return sections["log"].cut_short(count, bonus, over, lacking)


def packet_cut(who: Person, count: int, bonus: int, over: int, lacking: int) -> str:
    return sections["log"].packet_cut(who, count, bonus, over, lacking)


def packet_cut_short(who: Person, count: int, bonus: int, over: int, lacking: int) -> str:
    return sections["log"].packet_cut_short(who, count, bonus, over, lacking)


def stack_chosen(who: Person, stack: Literal["first", "second"]) -> str:
    return sections["log"].stack_chosen(who, stack)


def stack_chosen_short(who: Person, stack: Literal["first", "second"]) -> str:
    return sections["log"].stack_chosen_short(who, stack)


def pile_taken(who: Person, upcard: Card, pile: int) -> str:
    return sections["log"].pile_taken(who, upcard, pile)


def pile_taken_short(who: Person, upcard: Card, pile: int) -> str:
    return sections["log"].pile_taken_short(who, upcard, pile)


def team_opened(who: Person, points: int) -> str:
    return sections["log"].team_opened(who, points)


def team_opened_short(who: Person, points: int) -> str:
    return sections["log"].team_opened_short(who, points)


def progress(held: int, size: int, full: bool) -> str:
    return sections["log"].progress(held, size, full)


def melded(who: Person, laid: Literal["new", "book", "naturals", "wilds"], cards: Sequence[Card], rank: Rank, held: int, size: int, full: bool) -> str:
    return sections["log"].melded(who, laid, cards, rank, held, size, full)


def melded_short(who: Person, laid: Literal["new", "book", "naturals", "wilds"], cards: Sequence[Card], rank: Rank, held: int, size: int, full: bool) -> str:
    return sections["log"].melded_short(who, laid, cards, rank, held, size, full)


def book_completed(who: Person, kind: Literal["clean", "dirty", "wild"], rank: Rank, worth: int) -> str:
    return sections["log"].book_completed(who, kind, rank, worth)


def book_completed_short(who: Person, kind: Literal["clean", "dirty", "wild"], rank: Rank, worth: int) -> str:
    return sections["log"].book_completed_short(who, kind, rank, worth)


def book_turned_dirty(who: Person, rank: Rank) -> str:
    return sections["log"].book_turned_dirty(who, rank)


def book_turned_dirty_short(who: Person, rank: Rank) -> str:
    return sections["log"].book_turned_dirty_short(who, rank)


def foot_taken(who: Person, is_tail: bool) -> str:
    return sections["log"].foot_taken(who, is_tail)


def foot_taken_short(who: Person, is_tail: bool) -> str:
    return sections["log"].foot_taken_short(who, is_tail)


def red_threes_laid(who: Person, threes: int, count: int) -> str:
    return sections["log"].red_threes_laid(who, threes, count)


def red_threes_laid_short(who: Person, threes: int, count: int) -> str:
    return sections["log"].red_threes_laid_short(who, threes, count)


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


def went_out(who: Person, discard: Card | None) -> str:
    return sections["log"].went_out(who, discard)


def went_out_short(who: Person, discard: Card | None) -> str:
    return sections["log"].went_out_short(who, discard)


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
