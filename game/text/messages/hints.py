"""Messages of the section hints, in the language spoken now. Made by `python -m tools.messages`."""
# mypy: disable-error-code=no-any-return
from collections.abc import Sequence
from typing import Literal
from game.cards import Card, Rank
from game.text.person import Person
from game.text.language import sections


def i(voice: Literal["you", "me", "they"]) -> str:
    return sections["hints"].i(voice)


def me(voice: Literal["you", "me", "they"]) -> str:
    return sections["hints"].me(voice)


def my(voice: Literal["you", "me", "they"]) -> str:
    return sections["hints"].my(voice)


def we(voice: Literal["you", "me", "they"], alone: bool) -> str:
    return sections["hints"].we(voice, alone)


def us(voice: Literal["you", "me", "they"], alone: bool) -> str:
    return sections["hints"].us(voice, alone)


def side(side: Literal["ours", "theirs"], voice: Literal["you", "me", "they"], alone: bool) -> str:
    return sections["hints"].side(side, voice, alone)


def sentence(reason: str) -> str:
    return sections["hints"].sentence(reason)


def better(count: int) -> str:
    return sections["hints"].better(count)


def worse(count: int) -> str:
    return sections["hints"].worse(count)


def same(count: int) -> str:
    return sections["hints"].same(count)


def share(worlds: int, tally: Sequence[str]) -> str:
    return sections["hints"].share(worlds, tally)


def tried(tally: Sequence[str]) -> str:
    return sections["hints"].tried(tally)


def tried_heading(worlds: int) -> str:
    return sections["hints"].tried_heading(worlds)


def other_moves() -> str:
    return sections["hints"].other_moves()


def out_more_often(worlds: int, count: int, alone: bool) -> str:
    return sections["hints"].out_more_often(worlds, count, alone)


def rivals_out_less_often(worlds: int, count: int) -> str:
    return sections["hints"].rivals_out_less_often(worlds, count)


def more_books(worlds: int, books: int, kind: Literal["clean", "dirty", "wild"], alone: bool) -> str:
    return sections["hints"].more_books(worlds, books, kind, alone)


def rivals_make_fewer(worlds: int, books: int, kind: Literal["clean", "dirty", "wild"]) -> str:
    return sections["hints"].rivals_make_fewer(worlds, books, kind)


def left_with_less(worlds: int, points: int, alone: bool) -> str:
    return sections["hints"].left_with_less(worlds, points, alone)


def rivals_left_with_more(worlds: int, points: int) -> str:
    return sections["hints"].rivals_left_with_more(worlds, points)


def costs_more(points: int, move: str) -> str:
    return sections["hints"].costs_more(points, move)


def about_as_good(move: str) -> str:
    return sections["hints"].about_as_good(move)


def the_same_without(items: Sequence[str]) -> str:
    return sections["hints"].the_same_without(items)


def the_same_and(items: Sequence[str]) -> str:
    return sections["hints"].the_same_and(items)


def the_same_instead(more: Sequence[str], less: Sequence[str]) -> str:
    return sections["hints"].the_same_instead(more, less)


def laid_another_way() -> str:
    return sections["hints"].laid_another_way()


def draw() -> str:
    return sections["hints"].draw()


def peek() -> str:
    return sections["hints"].peek()


def take() -> str:
    return sections["hints"].take()


def lay_down(items: Sequence[str]) -> str:
    return sections["hints"].lay_down(items)


def onto(items: Sequence[str], rank: Rank) -> str:
    return sections["hints"].onto(items, rank)


def lay_down_cards(count: int) -> str:
    return sections["hints"].lay_down_cards(count)


def lay_down_among(count: int, items: Sequence[str]) -> str:
    return sections["hints"].lay_down_among(count, items)


def discard(card: Card) -> str:
    return sections["hints"].discard(card)


def go_out() -> str:
    return sections["hints"].go_out()


def say_yes() -> str:
    return sections["hints"].say_yes()


def say_no() -> str:
    return sections["hints"].say_no()


def answer(yes: bool) -> str:
    return sections["hints"].answer(yes)


def hold() -> str:
    return sections["hints"].hold()


def pass_() -> str:
    return sections["hints"].pass_()


def cut(count: int) -> str:
    return sections["hints"].cut(count)


def choose(stack: int) -> str:
    return sections["hints"].choose(stack)


def look_at_marked(count: int) -> str:
    return sections["hints"].look_at_marked(count)


def foot_next_turn(voice: Literal["you", "me", "they"]) -> str:
    return sections["hints"].foot_next_turn(voice)


def foot_at_once(voice: Literal["you", "me", "they"]) -> str:
    return sections["hints"].foot_at_once(voice)


def books_on_the_way(on_the_way: Sequence[str], voice: Literal["you", "me", "they"], alone: bool) -> str:
    return sections["hints"].books_on_the_way(on_the_way, voice, alone)


def empties_hand(ends_turn: bool, on_the_way: Sequence[str], voice: Literal["you", "me", "they"], alone: bool) -> str:
    return sections["hints"].empties_hand(ends_turn, on_the_way, voice, alone)


def leaves_the_discard(on_the_way: Sequence[str], voice: Literal["you", "me", "they"], alone: bool) -> str:
    return sections["hints"].leaves_the_discard(on_the_way, voice, alone)


def discard_then_tail(voice: Literal["you", "me", "they"]) -> str:
    return sections["hints"].discard_then_tail(voice)


def tail_next_turn(voice: Literal["you", "me", "they"]) -> str:
    return sections["hints"].tail_next_turn(voice)


def tail_at_once(voice: Literal["you", "me", "they"]) -> str:
    return sections["hints"].tail_at_once(voice)


def reaches_tail(left: int, ends_turn: bool, on_the_way: Sequence[str], voice: Literal["you", "me", "they"], alone: bool) -> str:
    return sections["hints"].reaches_tail(left, ends_turn, on_the_way, voice, alone)


def opens(voice: Literal["you", "me", "they"], alone: bool, points: int) -> str:
    return sections["hints"].opens(voice, alone, points)


def opens_needed(voice: Literal["you", "me", "they"], alone: bool, points: int, need: int) -> str:
    return sections["hints"].opens_needed(voice, alone, points, need)


def opens_team(need: int, voice: Literal["you", "me", "they"], alone: bool, points: int) -> str:
    return sections["hints"].opens_team(need, voice, alone, points)


def a_book(kind: Literal["clean", "dirty", "wild"], rank: Rank) -> str:
    return sections["hints"].a_book(kind, rank)


def then_lacks(is_ready: bool, missing: Sequence[str], voice: Literal["you", "me", "they"], alone: bool) -> str:
    return sections["hints"].then_lacks(is_ready, missing, voice, alone)


def makes_book(books: Sequence[str], is_ready: bool, missing: Sequence[str], voice: Literal["you", "me", "they"], alone: bool) -> str:
    return sections["hints"].makes_book(books, is_ready, missing, voice, alone)


def needed(voice: Literal["you", "me", "they"], alone: bool) -> str:
    return sections["hints"].needed(voice, alone)


def which_is_needed(is_needed: bool, voice: Literal["you", "me", "they"], alone: bool) -> str:
    return sections["hints"].which_is_needed(is_needed, voice, alone)


def first_book(kind: Literal["clean", "dirty", "wild"], rank: Rank, is_needed: bool, voice: Literal["you", "me", "they"], alone: bool) -> str:
    return sections["hints"].first_book(kind, rank, is_needed, voice, alone)


def completes_book(brings_foot: bool, kind: Literal["clean", "dirty", "wild"], rank: Rank, is_needed: bool, books: Sequence[str], is_ready: bool, missing: Sequence[str], voice: Literal["you", "me", "they"], alone: bool) -> str:
    return sections["hints"].completes_book(brings_foot, kind, rank, is_needed, books, is_ready, missing, voice, alone)


def more_to_book(short: int, kind: Literal["clean", "dirty", "wild"], is_needed: bool, voice: Literal["you", "me", "they"], alone: bool) -> str:
    return sections["hints"].more_to_book(short, kind, is_needed, voice, alone)


def begins_meld(rank: Rank, short: int, kind: Literal["clean", "dirty", "wild"], is_needed: bool, voice: Literal["you", "me", "they"], alone: bool) -> str:
    return sections["hints"].begins_meld(rank, short, kind, is_needed, voice, alone)


def book_grows(voice: Literal["you", "me", "they"], rank: Rank) -> str:
    return sections["hints"].book_grows(voice, rank)


def dirty_meld_grows(rank: Rank, voice: Literal["you", "me", "they"], cards: int, short: int, kind: Literal["clean", "dirty", "wild"], is_needed: bool, alone: bool) -> str:
    return sections["hints"].dirty_meld_grows(rank, voice, cards, short, kind, is_needed, alone)


def others_grow(rank: Rank, cards: int, short: int, kind: Literal["clean", "dirty", "wild"], is_needed: bool, voice: Literal["you", "me", "they"], alone: bool) -> str:
    return sections["hints"].others_grow(rank, cards, short, kind, is_needed, voice, alone)


def grows_for_wild(rank: Rank, cards: int, besides_wild: int, kind: Literal["clean", "dirty", "wild"], voice: Literal["you", "me", "they"], alone: bool) -> str:
    return sections["hints"].grows_for_wild(rank, cards, besides_wild, kind, voice, alone)


def meld_grows(short: int, besides_wild: int, with_wild: bool, voice: Literal["you", "me", "they"], rank: Rank, kind: Literal["clean", "dirty", "wild"], cards: int, is_needed: bool, alone: bool) -> str:
    return sections["hints"].meld_grows(short, besides_wild, with_wild, voice, rank, kind, cards, is_needed, alone)


def saves_points(soon: str, voice: Literal["you", "me", "they"], points: int, few_points: bool) -> str:
    return sections["hints"].saves_points(soon, voice, points, few_points)


def spoils_clean(nearer: Sequence[Rank], voice: Literal["you", "me", "they"], rank: Rank) -> str:
    return sections["hints"].spoils_clean(nearer, voice, rank)


def few_left_to_draw(count: int) -> str:
    return sections["hints"].few_left_to_draw(count)


def may_go_out(who: Person, count: int) -> str:
    return sections["hints"].may_go_out(who, count)


def stay_clean(voice: Literal["you", "me", "they"], ranks_named: Sequence[str]) -> str:
    return sections["hints"].stay_clean(voice, ranks_named)


def keeps_wilds(voice: Literal["you", "me", "they"], count: int) -> str:
    return sections["hints"].keeps_wilds(voice, count)


def lays_wilds(count: int) -> str:
    return sections["hints"].lays_wilds(count)


def holds_back(voice: Literal["you", "me", "they"], cards: int) -> str:
    return sections["hints"].holds_back(voice, cards)


def lays_more(cards: int, points: int) -> str:
    return sections["hints"].lays_more(cards, points)


def lays_many(before: Literal["foot", "tail", "none"], voice: Literal["you", "me", "they"], left: int, points: int, few_points: bool, is_ready: bool, missing: Sequence[str], alone: bool) -> str:
    return sections["hints"].lays_many(before, voice, left, points, few_points, is_ready, missing, alone)


def stacks_unknown() -> str:
    return sections["hints"].stacks_unknown()


def bottoms_tie() -> str:
    return sections["hints"].bottoms_tie()


def exact_cut() -> str:
    return sections["hints"].exact_cut()


def exact_cut_with_tail() -> str:
    return sections["hints"].exact_cut_with_tail()


def partner_waits() -> str:
    return sections["hints"].partner_waits()


def card_is_stuck(voice: Literal["you", "me", "they"]) -> str:
    return sections["hints"].card_is_stuck(voice)


def keep(voice: Literal["you", "me", "they"], kept: Rank) -> str:
    return sections["hints"].keep(voice, kept)


def red_three_costs(points: int) -> str:
    return sections["hints"].red_three_costs(points)


def three_is_no_use(stops: bool) -> str:
    return sections["hints"].three_is_no_use(stops)


def three_blocks_pile() -> str:
    return sections["hints"].three_blocks_pile()


def no_room_for_wild(voice: Literal["you", "me", "they"]) -> str:
    return sections["hints"].no_room_for_wild(voice)


def brings_foot(voice: Literal["you", "me", "they"]) -> str:
    return sections["hints"].brings_foot(voice)


def brings_tail(voice: Literal["you", "me", "they"]) -> str:
    return sections["hints"].brings_tail(voice)


def nothing_else(voice: Literal["you", "me", "they"], has_wilds: bool, onto: Sequence[Rank], several: Sequence[Rank]) -> str:
    return sections["hints"].nothing_else(voice, has_wilds, onto, several)


def only_one(voice: Literal["you", "me", "they"], rank: Rank) -> str:
    return sections["hints"].only_one(voice, rank)


def held_once(others: int, together: int, is_least: bool, voice: Literal["you", "me", "they"], rank: Rank, keep: str) -> str:
    return sections["hints"].held_once(others, together, is_least, voice, rank, keep)


def no_meld_takes_it(voice: Literal["you", "me", "they"], alone: bool, rank: Rank, kept: Rank) -> str:
    return sections["hints"].no_meld_takes_it(voice, alone, rank, kept)


def more_are_out(is_only: bool, voice: Literal["you", "me", "they"], rank: Rank, than: Sequence[Rank], by_pairs: bool) -> str:
    return sections["hints"].more_are_out(is_only, voice, rank, than, by_pairs)


def hardly_any_left(lying: int, cards: int, rank: Rank) -> str:
    return sections["hints"].hardly_any_left(lying, cards, rank)


def rank_is_out(few_out: bool, is_only: bool, voice: Literal["you", "me", "they"], rank: Rank, than: Sequence[Rank], lying: int, cards: int, by_pairs: bool) -> str:
    return sections["hints"].rank_is_out(few_out, is_only, voice, rank, than, lying, cards, by_pairs)


def rivals_meld_it(is_only: bool, voice: Literal["you", "me", "they"], rank: Rank, than: Sequence[Rank]) -> str:
    return sections["hints"].rivals_meld_it(is_only, voice, rank, than)


def next_may_take(than: Sequence[Rank], who: Person, cards: int, melds: bool, voice: Literal["you", "me", "they"]) -> str:
    return sections["hints"].next_may_take(than, who, cards, melds, voice)


def next_takes_threes(rank: Rank, who: Person, threes: int, points: int) -> str:
    return sections["hints"].next_takes_threes(rank, who, threes, points)


def stock_runs_out(voice: Literal["you", "me", "they"], ranks: Sequence[Rank]) -> str:
    return sections["hints"].stock_runs_out(voice, ranks)


def may_take_pile(voice: Literal["you", "me", "they"], ranks: Sequence[Rank]) -> str:
    return sections["hints"].may_take_pile(voice, ranks)


def kept_for_book(voice: Literal["you", "me", "they"], rank: Rank, kind: Literal["clean", "dirty", "wild"]) -> str:
    return sections["hints"].kept_for_book(voice, rank, kind)


def keeps_one_to_discard() -> str:
    return sections["hints"].keeps_one_to_discard()


def next_threw_one(who: Person, rank: Rank) -> str:
    return sections["hints"].next_threw_one(who, rank)


def counts_against(soon: str, voice: Literal["you", "me", "they"], points: int) -> str:
    return sections["hints"].counts_against(soon, voice, points)


def worth_less(is_only: bool, voice: Literal["you", "me", "they"], rank: Rank, than: Sequence[Rank]) -> str:
    return sections["hints"].worth_less(is_only, voice, rank, than)


def missed_least(voice: Literal["you", "me", "they"], cards: int, rank: Rank, keep: str, level_with: Sequence[Rank]) -> str:
    return sections["hints"].missed_least(voice, cards, rank, keep, level_with)


def opens_later() -> str:
    return sections["hints"].opens_later()


def opening_takes_wilds(wilds: int) -> str:
    return sections["hints"].opening_takes_wilds(wilds)


def waits_to_open(wilds: int) -> str:
    return sections["hints"].waits_to_open(wilds)


def wilds_wait(voice: Literal["you", "me", "they"], wilds: int) -> str:
    return sections["hints"].wilds_wait(voice, wilds)


def book_can_wait(wilds: int, voice: Literal["you", "me", "they"], rank: Rank, points: int, to_foot: bool) -> str:
    return sections["hints"].book_can_wait(wilds, voice, rank, points, to_foot)


def pile_is_not_wanted(voice: Literal["you", "me", "they"]) -> str:
    return sections["hints"].pile_is_not_wanted(voice)


def red_threes_come(threes: int, points: int) -> str:
    return sections["hints"].red_threes_come(threes, points)


def cards_wait(voice: Literal["you", "me", "they"], rank: Rank, cards: int) -> str:
    return sections["hints"].cards_wait(voice, rank, cards)


def fits_own_meld(is_book: bool, voice: Literal["you", "me", "they"], rank: Rank) -> str:
    return sections["hints"].fits_own_meld(is_book, voice, rank)


def lead_by_going_out(about: int, voice: Literal["you", "me", "they"], alone: bool) -> str:
    return sections["hints"].lead_by_going_out(about, voice, alone)


def rival_is_near(soon: str) -> str:
    return sections["hints"].rival_is_near(soon)


def ends_first() -> str:
    return sections["hints"].ends_first()


def team_is_behind(voice: Literal["you", "me", "they"], alone: bool, points: int) -> str:
    return sections["hints"].team_is_behind(voice, alone, points)


def held_would_count(voice: Literal["you", "me", "they"], alone: bool, points: int) -> str:
    return sections["hints"].held_would_count(voice, alone, points)


def partner_is_late(voice: Literal["you", "me", "they"], picked_up: bool, stack: Literal["foot", "tail"]) -> str:
    return sections["hints"].partner_is_late(voice, picked_up, stack)


def rest_brings_nothing() -> str:
    return sections["hints"].rest_brings_nothing()


def rest_for_one(does: Literal["bring", "cost"], first: Literal["ours", "theirs"], points: int, second: Literal["ours", "theirs"], voice: Literal["you", "me", "they"], alone: bool) -> str:
    return sections["hints"].rest_for_one(does, first, points, second, voice, alone)


def rest_for_both(does: Literal["bring", "cost"], first: Literal["ours", "theirs"], points: int, second: Literal["ours", "theirs"], more: int, voice: Literal["you", "me", "they"], alone: bool) -> str:
    return sections["hints"].rest_for_both(does, first, points, second, more, voice, alone)


def rest_against(first: Literal["ours", "theirs"], points: int, second: Literal["ours", "theirs"], more: int, voice: Literal["you", "me", "they"], alone: bool) -> str:
    return sections["hints"].rest_against(first, points, second, more, voice, alone)


def do_not_go_out(voice: Literal["you", "me", "they"], result: str) -> str:
    return sections["hints"].do_not_go_out(voice, result)


def pile_seen_first() -> str:
    return sections["hints"].pile_seen_first()


def stock_is_used_up() -> str:
    return sections["hints"].stock_is_used_up()


def pile_opens(voice: Literal["you", "me", "they"], alone: bool, cards: int) -> str:
    return sections["hints"].pile_opens(voice, alone, cards)


def coming(opens: bool, voice: Literal["you", "me", "they"], alone: bool, cards: int) -> str:
    return sections["hints"].coming(opens, voice, alone, cards)


def pile_is_a_wild() -> str:
    return sections["hints"].pile_is_a_wild()


def some_are_wild(opens: bool, voice: Literal["you", "me", "they"], alone: bool, at_least: bool, wilds: int, cards: int) -> str:
    return sections["hints"].some_are_wild(opens, voice, alone, at_least, wilds, cards)


def pile_has_wilds(cards: int, unseen: int, opens: bool, voice: Literal["you", "me", "they"], alone: bool, at_least: bool, wilds: int) -> str:
    return sections["hints"].pile_has_wilds(cards, unseen, opens, voice, alone, at_least, wilds)


def pile_card_fits(opens: bool, voice: Literal["you", "me", "they"], alone: bool, cards: int, fitting: int) -> str:
    return sections["hints"].pile_card_fits(opens, voice, alone, cards, fitting)


def so_many_fit(opens: bool, voice: Literal["you", "me", "they"], alone: bool, fitting: int, cards: int) -> str:
    return sections["hints"].so_many_fit(opens, voice, alone, fitting, cards)


def some_fit(unseen: int, cards: int, opens: bool, voice: Literal["you", "me", "they"], alone: bool, fitting: int) -> str:
    return sections["hints"].some_fit(unseen, cards, opens, voice, alone, fitting)


def pile_fits_ranks(opens: bool, voice: Literal["you", "me", "they"], alone: bool, fitting: int, how: Literal["all", "at_least", "just"], ranks_named: Sequence[str], new: Sequence[Rank], cards: int) -> str:
    return sections["hints"].pile_fits_ranks(opens, voice, alone, fitting, how, ranks_named, new, cards)


def new_melds(new: Sequence[Rank]) -> str:
    return sections["hints"].new_melds(new)


def pile_makes_melds(opens: bool, voice: Literal["you", "me", "they"], alone: bool, fitting: int, how: Literal["all", "at_least", "just"], new: Sequence[Rank], cards: int) -> str:
    return sections["hints"].pile_makes_melds(opens, voice, alone, fitting, how, new, cards)


def pile_fits(ranks_named: Sequence[str], unseen: int, cards: int, opens: bool, voice: Literal["you", "me", "they"], alone: bool, fitting: int, how: Literal["all", "at_least", "just"], new: Sequence[Rank]) -> str:
    return sections["hints"].pile_fits(ranks_named, unseen, cards, opens, voice, alone, fitting, how, new)


def pile_makes_book(voice: Literal["you", "me", "they"], kind: Literal["clean", "dirty", "wild"], rank: Rank, is_needed: bool, alone: bool) -> str:
    return sections["hints"].pile_makes_book(voice, kind, rank, is_needed, alone)


def other_ranks() -> str:
    return sections["hints"].other_ranks()


def three_on_top() -> str:
    return sections["hints"].three_on_top()


def pile_too_short(have: int, need: int) -> str:
    return sections["hints"].pile_too_short(have, need)


def first_lap() -> str:
    return sections["hints"].first_lap()


def pile_frozen() -> str:
    return sections["hints"].pile_frozen()


def no_pile() -> str:
    return sections["hints"].no_pile()


def pile_closed(closer: Literal["nothing", "three", "too_short", "first_lap", "frozen"], have: int, need: int) -> str:
    return sections["hints"].pile_closed(closer, have, need)


def no_pair_nor_opening(voice: Literal["you", "me", "they"], alone: bool, rank: Rank) -> str:
    return sections["hints"].no_pair_nor_opening(voice, alone, rank)


def no_pair_and_wilds(voice: Literal["you", "me", "they"], rank: Rank, wilds: int) -> str:
    return sections["hints"].no_pair_and_wilds(voice, rank, wilds)


def no_pair(voice: Literal["you", "me", "they"], rank: Rank) -> str:
    return sections["hints"].no_pair(voice, rank)


def no_pair_for_pile(is_short: bool, voice: Literal["you", "me", "they"], rank: Rank, alone: bool, wilds: int) -> str:
    return sections["hints"].no_pair_for_pile(is_short, voice, rank, alone, wilds)


def no_card_of_it(voice: Literal["you", "me", "they"], rank: Rank) -> str:
    return sections["hints"].no_card_of_it(voice, rank)


def too_few_for_pile(voice: Literal["you", "me", "they"], held: int, rank: Rank) -> str:
    return sections["hints"].too_few_for_pile(voice, held, rank)


def no_cards_for_pile(held: int, voice: Literal["you", "me", "they"], rank: Rank) -> str:
    return sections["hints"].no_cards_for_pile(held, voice, rank)


def pile_opens_too_little(voice: Literal["you", "me", "they"], points: int, need: int) -> str:
    return sections["hints"].pile_opens_too_little(voice, points, need)


def team_is_not_open(voice: Literal["you", "me", "they"], alone: bool) -> str:
    return sections["hints"].team_is_not_open(voice, alone)


def wild_on_pile(voice: Literal["you", "me", "they"]) -> str:
    return sections["hints"].wild_on_pile(voice)


def book_is_closed(voice: Literal["you", "me", "they"], rank: Rank) -> str:
    return sections["hints"].book_is_closed(voice, rank)


def pile_out_of_reach(voice: Literal["you", "me", "they"]) -> str:
    return sections["hints"].pile_out_of_reach(voice)


def nothing_to_draw(voice: Literal["you", "me", "they"]) -> str:
    return sections["hints"].nothing_to_draw(voice)


def pile_delays(before: Literal["foot", "tail", "none"], cards: int, voice: Literal["you", "me", "they"], left: int) -> str:
    return sections["hints"].pile_delays(before, cards, voice, left)


def pile_brings_threes(threes: int, red: int, points: int, voice: Literal["you", "me", "they"]) -> str:
    return sections["hints"].pile_brings_threes(threes, red, points, voice)


def pile_costs_wilds(wilds: int) -> str:
    return sections["hints"].pile_costs_wilds(wilds)


def seen_helps_little(voice: Literal["you", "me", "they"]) -> str:
    return sections["hints"].seen_helps_little(voice)


def pile_helps_nothing(voice: Literal["you", "me", "they"]) -> str:
    return sections["hints"].pile_helps_nothing(voice)


def pile_card_helps_little(voice: Literal["you", "me", "they"]) -> str:
    return sections["hints"].pile_card_helps_little(voice)


def pile_fills_hand(voice: Literal["you", "me", "they"], cards: int) -> str:
    return sections["hints"].pile_fills_hand(voice, cards)


def few_help(cards: int, helping: int, voice: Literal["you", "me", "they"]) -> str:
    return sections["hints"].few_help(cards, helping, voice)


def pile_helps_little(unseen: int, helping: int, voice: Literal["you", "me", "they"], cards: int, most_help: bool) -> str:
    return sections["hints"].pile_helps_little(unseen, helping, voice, cards, most_help)
