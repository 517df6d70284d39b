"""Messages of the section coach, in the language spoken now. Made by `python -m tools.messages`."""
# mypy: disable-error-code=no-any-return
from collections.abc import Sequence
from typing import Literal
from game.cards import Card, Rank
from game.text.person import Person
from game.text.language import sections


def show_me_how() -> str:
    return sections["coach"].show_me_how()


def read_the_rule() -> str:
    return sections["coach"].read_the_rule()


def why_points(points: int) -> str:
    return sections["coach"].why_points(points)


def put_away() -> str:
    return sections["coach"].put_away()


def put_away_short() -> str:
    return sections["coach"].put_away_short()


def is_away() -> str:
    return sections["coach"].is_away()


def stay() -> str:
    return sections["coach"].stay()


def may_i_go() -> str:
    return sections["coach"].may_i_go()


def coached_for(matches: int) -> str:
    return sections["coach"].coached_for(matches)


def still_want_tips() -> str:
    return sections["coach"].still_want_tips()


def can_make(points: int) -> str:
    return sections["coach"].can_make(points)


def draw_heading() -> str:
    return sections["coach"].draw_heading()


def draw(cards: int) -> str:
    return sections["coach"].draw(cards)


def draw_then() -> str:
    return sections["coach"].draw_then()


def discard_heading() -> str:
    return sections["coach"].discard_heading()


def open_later() -> str:
    return sections["coach"].open_later()


def discard(card: Card) -> str:
    return sections["coach"].discard(card)


def discard_because(why: Literal["lone", "blocks", "plain"], rank: Rank) -> str:
    return sections["coach"].discard_because(why, rank)


def not_enough_heading() -> str:
    return sections["coach"].not_enough_heading()


def cannot_open(melds: bool, most: int, need: int) -> str:
    return sections["coach"].cannot_open(melds, most, need)


def open_heading() -> str:
    return sections["coach"].open_heading()


def open_meld(cards: Sequence[str], points: int) -> str:
    return sections["coach"].open_meld(cards, points)


def open_need(need: int) -> str:
    return sections["coach"].open_need(need)


def open_need_with(need: int, others: Sequence[str], total: int) -> str:
    return sections["coach"].open_need_with(need, others, total)


def with_cards(cards: Sequence[str]) -> str:
    return sections["coach"].with_cards(cards)


def with_melds(melds: int) -> str:
    return sections["coach"].with_melds(melds)


def lay_down_heading() -> str:
    return sections["coach"].lay_down_heading()


def lay_down(cards: Sequence[str]) -> str:
    return sections["coach"].lay_down(cards)


def each_in_place() -> str:
    return sections["coach"].each_in_place()


def places(places: Sequence[str]) -> str:
    return sections["coach"].places(places)


def go_on_book(cards: Sequence[str], count: int, rank: Rank) -> str:
    return sections["coach"].go_on_book(cards, count, rank)


def go_on_meld(cards: Sequence[str], count: int, rank: Rank) -> str:
    return sections["coach"].go_on_meld(cards, count, rank)


def make_book(cards: Sequence[str], count: int, kind: Literal["clean", "dirty", "wild"], rank: Rank) -> str:
    return sections["coach"].make_book(cards, count, kind, rank)


def begin_meld(cards: Sequence[str], count: int, rank: Rank) -> str:
    return sections["coach"].begin_meld(cards, count, rank)


def the_cards(count: int, rank: Rank) -> str:
    return sections["coach"].the_cards(count, rank)


def makes_book(kind: Literal["clean", "dirty", "wild"], rank: Rank) -> str:
    return sections["coach"].makes_book(kind, rank)


def makes_cards(kind: Literal["clean", "dirty", "wild"], cards: int, rank: Rank, size: int) -> str:
    return sections["coach"].makes_cards(kind, cards, rank, size)


def take_heading() -> str:
    return sections["coach"].take_heading()


def take_onto(card: Card, rank: Rank) -> str:
    return sections["coach"].take_onto(card, rank)


def take_onto_with(card: Card, rank: Rank, beside: Sequence[str]) -> str:
    return sections["coach"].take_onto_with(card, rank, beside)


def take_meld(card: Card, beside: Sequence[str]) -> str:
    return sections["coach"].take_meld(card, beside)


def take_into_hand(card: Card) -> str:
    return sections["coach"].take_into_hand(card)


def get(part: Literal["top", "only", "whole", "some"], cards: int) -> str:
    return sections["coach"].get(part, cards)


def you_get(part: Literal["top", "only", "whole", "some"], cards: int) -> str:
    return sections["coach"].you_get(part, cards)


def take_opens(team: bool, part: Literal["top", "only", "whole", "some"], cards: int) -> str:
    return sections["coach"].take_opens(team, part, cards)


def take_opens_with(need: int, have: int, part: Literal["top", "only", "whole", "some"], cards: int) -> str:
    return sections["coach"].take_opens_with(need, have, part, cards)


def pair_heading() -> str:
    return sections["coach"].pair_heading()


def keep_pair(rank: Rank) -> str:
    return sections["coach"].keep_pair(rank)


def pair_opens(team: bool, need: int) -> str:
    return sections["coach"].pair_opens(team, need)


def pile_taken_heading(who: Person) -> str:
    return sections["coach"].pile_taken_heading(who)


def pile_taken(who: Person, cards: int) -> str:
    return sections["coach"].pile_taken(who, cards)


def pile_left(cards: int) -> str:
    return sections["coach"].pile_left(cards)


def partner_opened_heading(who: Person) -> str:
    return sections["coach"].partner_opened_heading(who)


def partner_opened() -> str:
    return sections["coach"].partner_opened()


def add_to_melds() -> str:
    return sections["coach"].add_to_melds()


def foot_taken_heading(who: Person, stack: Literal["foot", "tail"]) -> str:
    return sections["coach"].foot_taken_heading(who, stack)


def foot_taken(who: Person, stack: Literal["foot", "tail"], cards: int) -> str:
    return sections["coach"].foot_taken(who, stack, cards)


def may_cost(who: Person) -> str:
    return sections["coach"].may_cost(who)


def frozen_heading() -> str:
    return sections["coach"].frozen_heading()


def frozen(who: Person) -> str:
    return sections["coach"].frozen(who)


def frozen_for_all(who: Person) -> str:
    return sections["coach"].frozen_for_all(who)


def frozen_but_for_pairs() -> str:
    return sections["coach"].frozen_but_for_pairs()


def foot_near_heading(stack: Literal["foot", "tail"]) -> str:
    return sections["coach"].foot_near_heading(stack)


def cards_left(cards: int, stack: Literal["hand", "foot"]) -> str:
    return sections["coach"].cards_left(cards, stack)


def then_foot(cards: int, stack: Literal["foot", "tail"]) -> str:
    return sections["coach"].then_foot(cards, stack)


def red_three_heading(points: int) -> str:
    return sections["coach"].red_three_heading(points)


def and_not_out(unless: Literal["always", "team", "you"]) -> str:
    return sections["coach"].and_not_out(unless)


def red_threes(count: int, card: Card, points: int, unless: Literal["always", "team", "you"]) -> str:
    return sections["coach"].red_threes(count, card, points, unless)


def discard_one_now(count: int) -> str:
    return sections["coach"].discard_one_now(count)


def discard_in_time(count: int) -> str:
    return sections["coach"].discard_in_time(count)


def go_out_heading() -> str:
    return sections["coach"].go_out_heading()


def go_out() -> str:
    return sections["coach"].go_out()


def out_brings(points: int, partners: int, team: bool) -> str:
    return sections["coach"].out_brings(points, partners, team)


def sign_wild() -> str:
    return sections["coach"].sign_wild()


def sign_keep() -> str:
    return sections["coach"].sign_keep()


def sign_discard() -> str:
    return sections["coach"].sign_discard()


def sign_with(card: Card) -> str:
    return sections["coach"].sign_with(card)


def sign_worth_with(points: int, card: Card) -> str:
    return sections["coach"].sign_worth_with(points, card)


def sign_worth_with_wilds(points: int, wilds: int) -> str:
    return sections["coach"].sign_worth_with_wilds(points, wilds)


def corner(card: Card) -> str:
    return sections["coach"].corner(card)
