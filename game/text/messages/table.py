"""Messages of the section table, in the language spoken now. Made by `python -m tools.messages`."""
# mypy: disable-error-code=no-any-return
from collections.abc import Sequence
from typing import Literal
from game.cards import Card, Rank
from game.text.person import Person
from game.text.language import sections


def scores() -> str:
    return sections["table"].scores()


def this_round() -> str:
    return sections["table"].this_round()


def going_out() -> str:
    return sections["table"].going_out()


def keep_panel() -> str:
    return sections["table"].keep_panel()


def fold_panel() -> str:
    return sections["table"].fold_panel()


def last_turns() -> str:
    return sections["table"].last_turns()


def did_and_discarded(who: Person, did: str) -> str:
    return sections["table"].did_and_discarded(who, did)


def show_all() -> str:
    return sections["table"].show_all()


def none_yet() -> str:
    return sections["table"].none_yet()


def to_open(points: int) -> str:
    return sections["table"].to_open(points)


def wanted(kind: Literal["clean", "dirty", "sevens", "any", "wild"]) -> str:
    return sections["table"].wanted(kind)


def new_pile() -> str:
    return sections["table"].new_pile()


def drop_here() -> str:
    return sections["table"].drop_here()


def next_group() -> str:
    return sections["table"].next_group()


def books_of(count: int, kind: Literal["clean", "dirty", "wild"]) -> str:
    return sections["table"].books_of(count, kind)


def books_line(opened: bool, clean: int, dirty: int, wild: int) -> str:
    return sections["table"].books_line(opened, clean, dirty, wild)


def or_no_books(books: str) -> str:
    return sections["table"].or_no_books(books)


def not_open() -> str:
    return sections["table"].not_open()


def dealing() -> str:
    return sections["table"].dealing()


def round_is_over() -> str:
    return sections["table"].round_is_over()


def theirs_answer(who: Person) -> str:
    return sections["table"].theirs_answer(who)


def theirs_cut(who: Person) -> str:
    return sections["table"].theirs_cut(who)


def theirs_choose(who: Person) -> str:
    return sections["table"].theirs_choose(who)


def theirs_draw(who: Person) -> str:
    return sections["table"].theirs_draw(who)


def theirs_play(who: Person) -> str:
    return sections["table"].theirs_play(who)


def press_play() -> str:
    return sections["table"].press_play()


def lay_out_more() -> str:
    return sections["table"].lay_out_more()


def draft_head(kind: Literal["take", "go_out"]) -> str:
    return sections["table"].draft_head(kind)


def yours_draw(stock: bool) -> str:
    return sections["table"].yours_draw(stock)


def yours_play() -> str:
    return sections["table"].yours_play()


def choose_your_cards() -> str:
    return sections["table"].choose_your_cards()


def yours_cut() -> str:
    return sections["table"].yours_cut()


def yours_choose() -> str:
    return sections["table"].yours_choose()


def yours_answer(who: Person) -> str:
    return sections["table"].yours_answer(who)


def would_like_out(who: Person) -> str:
    return sections["table"].would_like_out(who)


def play_before(names: Sequence[str]) -> str:
    return sections["table"].play_before(names)


def play_after(who: Person) -> str:
    return sections["table"].play_after(who)


def may_draw(short: bool, stock: int, count: int, pile: bool, why: str) -> str:
    return sections["table"].may_draw(short, stock, count, pile, why)


def reach_the_minimum() -> str:
    return sections["table"].reach_the_minimum()


def add_or_discard() -> str:
    return sections["table"].add_or_discard()


def one_card_left(out: bool, hold: bool) -> str:
    return sections["table"].one_card_left(out, hold)


def draft_take(upcard: Card | None, laid: bool, bottom: Card | None, below: int) -> str:
    return sections["table"].draft_take(upcard, laid, bottom, below)


def upcard(card: Card | None) -> str:
    return sections["table"].upcard(card)


def upcard_goes(card: str, laid: bool) -> str:
    return sections["table"].upcard_goes(card, laid)


def lay_bottom_too(card: Card | None) -> str:
    return sections["table"].lay_bottom_too(card)


def rest_comes(count: int) -> str:
    return sections["table"].rest_comes(count)


def nothing_played() -> str:
    return sections["table"].nothing_played()


def last_of_all(discard: Literal["required", "optional", "never"]) -> str:
    return sections["table"].last_of_all(discard)


def ready(kind: Literal["meld", "take", "go_out"]) -> str:
    return sections["table"].ready(kind)


def guide_draw_or_take(count: int, takes: int, held: int, rank: Rank, goes_onto: bool, has_wild: bool) -> str:
    return sections["table"].guide_draw_or_take(count, takes, held, rank, goes_onto, has_wild)


def guide_open(least: int) -> str:
    return sections["table"].guide_open(least)


def guide_play(size: int, stack: Literal["hand", "foot", "tail"], when: Literal["empty-hand", "first-book", "empty-foot"]) -> str:
    return sections["table"].guide_play(size, stack, when)


def guide_next_stack(when: Literal["empty-hand", "first-book", "empty-foot"], stack: Literal["hand", "foot", "tail"]) -> str:
    return sections["table"].guide_next_stack(when, stack)


def no_more_tips() -> str:
    return sections["table"].no_more_tips()


def tips_are_away() -> str:
    return sections["table"].tips_are_away()


def draft_note() -> str:
    return sections["table"].draft_note()


def group(count: int, rank: Rank) -> str:
    return sections["table"].group(count, rank)


def group_line(count: int, rank: Rank, wilds: int) -> str:
    return sections["table"].group_line(count, rank, wilds)


def group_worth(group: str, points: int) -> str:
    return sections["table"].group_worth(group, points)


def figure_points(count: int) -> str:
    return sections["table"].figure_points(count)


def sign_from_pile() -> str:
    return sections["table"].sign_from_pile()


def in_draft() -> str:
    return sections["table"].in_draft()


def unstage_group() -> str:
    return sections["table"].unstage_group()


def opening() -> str:
    return sections["table"].opening()


def reached() -> str:
    return sections["table"].reached()


def short_of(short: int, ranks: Sequence[Rank]) -> str:
    return sections["table"].short_of(short, ranks)


def counts_as(card: Card, upcard: int, own: int) -> str:
    return sections["table"].counts_as(card, upcard, own)


def is_partner() -> str:
    return sections["table"].is_partner()


def in_stack(stack: Literal["foot", "tail"]) -> str:
    return sections["table"].in_stack(stack)


def into_stack(stack: Literal["foot", "tail"]) -> str:
    return sections["table"].into_stack(stack)


def stack_of(who: Person, stack: Literal["hand", "foot", "tail"], tail: int) -> str:
    return sections["table"].stack_of(who, stack, tail)


def with_threes(count: int, note: str) -> str:
    return sections["table"].with_threes(count, note)


def last_card() -> str:
    return sections["table"].last_card()


def may_go_out() -> str:
    return sections["table"].may_go_out()


def has_played(who: Person) -> str:
    return sections["table"].has_played(who)


def sign_new() -> str:
    return sections["table"].sign_new()


def sign_frozen() -> str:
    return sections["table"].sign_frozen()


def sign_stock(count: int) -> str:
    return sections["table"].sign_stock(count)


def sign_hand(count: int) -> str:
    return sections["table"].sign_hand(count)


def sign_pile(count: int, bottom: Card | None) -> str:
    return sections["table"].sign_pile(count, bottom)


def sign_wilds(count: int) -> str:
    return sections["table"].sign_wilds(count)


def sign_get(count: int) -> str:
    return sections["table"].sign_get(count)


def pile_brings(count: int) -> str:
    return sections["table"].pile_brings(count)


def becomes_dirty(count: int) -> str:
    return sections["table"].becomes_dirty(count)


def becomes_dirty_two_lines(count: int) -> str:
    return sections["table"].becomes_dirty_two_lines(count)


def becomes_dirty_short(count: int) -> str:
    return sections["table"].becomes_dirty_short(count)


def book_done(kind: Literal["clean", "dirty", "wild"]) -> str:
    return sections["table"].book_done(kind)


def first_book(brings: str) -> str:
    return sections["table"].first_book(brings)


def first_foot() -> str:
    return sections["table"].first_foot()


def play() -> str:
    return sections["table"].play()


def meld() -> str:
    return sections["table"].meld()


def draw() -> str:
    return sections["table"].draw()


def discard() -> str:
    return sections["table"].discard()


def go_out() -> str:
    return sections["table"].go_out()


def hold() -> str:
    return sections["table"].hold()


def peek() -> str:
    return sections["table"].peek()


def end_round() -> str:
    return sections["table"].end_round()


def lay_it_out() -> str:
    return sections["table"].lay_it_out()


def take_back() -> str:
    return sections["table"].take_back()


def take_pile() -> str:
    return sections["table"].take_pile()


def undo() -> str:
    return sections["table"].undo()


def undo_turn() -> str:
    return sections["table"].undo_turn()


def hint() -> str:
    return sections["table"].hint()


def lay_out_for_me() -> str:
    return sections["table"].lay_out_for_me()


def meld_group(count: int, rank: Rank) -> str:
    return sections["table"].meld_group(count, rank)


def meld_cards(count: int) -> str:
    return sections["table"].meld_cards(count)


def sorted(by: Literal["rank", "suit", "mine"]) -> str:
    return sections["table"].sorted(by)


def sorted_short(by: Literal["rank", "suit", "mine"]) -> str:
    return sections["table"].sorted_short(by)


def cards_seen(count: int) -> str:
    return sections["table"].cards_seen(count)


def adds_to(rank: Rank, held: int, size: int) -> str:
    return sections["table"].adds_to(rank, held, size)


def cards_come(count: int) -> str:
    return sections["table"].cards_come(count)


def cheapest() -> str:
    return sections["table"].cheapest()


def keep_last() -> str:
    return sections["table"].keep_last()


def no_cards_left() -> str:
    return sections["table"].no_cards_left()


def as_draft() -> str:
    return sections["table"].as_draft()


def as_last() -> str:
    return sections["table"].as_last()


def to_go_out() -> str:
    return sections["table"].to_go_out()


def new_meld() -> str:
    return sections["table"].new_meld()


def staged_first() -> str:
    return sections["table"].staged_first()


def ends_turn() -> str:
    return sections["table"].ends_turn()


def choose_one() -> str:
    return sections["table"].choose_one()


def choose_cards() -> str:
    return sections["table"].choose_cards()


def answer_first() -> str:
    return sections["table"].answer_first()


def cards_laid_out() -> str:
    return sections["table"].cards_laid_out()


def draw_first() -> str:
    return sections["table"].draw_first()


def drop_on_meld() -> str:
    return sections["table"].drop_on_meld()


def no_opening() -> str:
    return sections["table"].no_opening()


def round_over() -> str:
    return sections["table"].round_over()


def no_hints_short() -> str:
    return sections["table"].no_hints_short()


def from_last_stack_only(stack: Literal["hand", "foot", "tail"]) -> str:
    return sections["table"].from_last_stack_only(stack)


def takes_draft_back() -> str:
    return sections["table"].takes_draft_back()


def cover() -> str:
    return sections["table"].cover()


def cover_tip() -> str:
    return sections["table"].cover_tip()


def game_settings() -> str:
    return sections["table"].game_settings()


def game_settings_tip() -> str:
    return sections["table"].game_settings_tip()


def mute() -> str:
    return sections["table"].mute()


def unmute() -> str:
    return sections["table"].unmute()


def volume() -> str:
    return sections["table"].volume()


def volume_step(step: Literal["off", "low", "medium", "full"]) -> str:
    return sections["table"].volume_step(step)


def loudness() -> str:
    return sections["table"].loudness()


def show_again() -> str:
    return sections["table"].show_again()


def hint_thinking() -> str:
    return sections["table"].hint_thinking()


def hint_again() -> str:
    return sections["table"].hint_again()


def hint_lays_out() -> str:
    return sections["table"].hint_lays_out()


def first_no_hints() -> str:
    return sections["table"].first_no_hints()


def first_one_card() -> str:
    return sections["table"].first_one_card()


def first_choose_cards() -> str:
    return sections["table"].first_choose_cards()


def first_choose_meld() -> str:
    return sections["table"].first_choose_meld()


def first_not_yours() -> str:
    return sections["table"].first_not_yours()


def first_not_on_stock() -> str:
    return sections["table"].first_not_on_stock()


def first_staged_first() -> str:
    return sections["table"].first_staged_first()


def first_hint_later() -> str:
    return sections["table"].first_hint_later()


def first_hint_after_taking_back() -> str:
    return sections["table"].first_hint_after_taking_back()


def first_no_opening() -> str:
    return sections["table"].first_no_opening()


def first_opened() -> str:
    return sections["table"].first_opened()


def laid_out_of(have: int, need: int, more: int) -> str:
    return sections["table"].laid_out_of(have, need, more)


def change_draft() -> str:
    return sections["table"].change_draft()


def nothing_again() -> str:
    return sections["table"].nothing_again()


def confirm_discard(card: Card) -> str:
    return sections["table"].confirm_discard(card)


def confirm_why() -> str:
    return sections["table"].confirm_why()


def discard_it() -> str:
    return sections["table"].discard_it()


def keep_it() -> str:
    return sections["table"].keep_it()


def stop(stop: Literal["foot", "tail", "pile", "red-threes", "draw", "turn"]) -> str:
    return sections["table"].stop(stop)


def all_is_back(stop: Literal["foot", "tail", "pile", "red-threes", "draw", "turn"]) -> str:
    return sections["table"].all_is_back(stop)


def nothing_to_undo(stop: Literal["foot", "tail", "pile", "red-threes", "draw", "turn"]) -> str:
    return sections["table"].nothing_to_undo(stop)


def takes_back(what: str, stop: Literal["foot", "tail", "pile", "red-threes", "draw", "turn"]) -> str:
    return sections["table"].takes_back(what, stop)


def foot_label(stack: Literal["hand", "foot", "tail"], count: int, tail: int) -> str:
    return sections["table"].foot_label(stack, count, tail)


def stock_label(count: int) -> str:
    return sections["table"].stock_label(count)


def pile_label(count: int) -> str:
    return sections["table"].pile_label(count)


def card_tip(card: Card, worth: int, rank: Rank, held: int, size: int, short: int, kind: Literal["clean", "dirty", "wild"]) -> str:
    return sections["table"].card_tip(card, worth, rank, held, size, short, kind)


def pile_tip(count: int, card: Card | None, takes: int, why: str) -> str:
    return sections["table"].pile_tip(count, card, takes, why)


def red_three_tip(card: Card, cost: int) -> str:
    return sections["table"].red_three_tip(card, cost)


def meld_tip(cards: int, rank: Rank, wilds: int, worth: int, kind: Literal["clean", "dirty", "wild"], short: int) -> str:
    return sections["table"].meld_tip(cards, rank, wilds, worth, kind, short)


def stock_tip(count: int, drawn: int, take: bool) -> str:
    return sections["table"].stock_tip(count, drawn, take)


def would_bring(cards: Sequence[str]) -> str:
    return sections["table"].would_bring(cards)


def bottom_of_pile(card: Card) -> str:
    return sections["table"].bottom_of_pile(card)


def foot_tip(stack: Literal["hand", "foot", "tail"], count: int, when: Literal["empty-hand", "first-book", "empty-foot"], tail: int) -> str:
    return sections["table"].foot_tip(stack, count, when, tail)


def threes_worth(points: int, not_out: int, differ: bool) -> str:
    return sections["table"].threes_worth(points, not_out, differ)


def threes_laid(laid: int, points: int, not_out: int, differ: bool, all: bool, every: int, more: int) -> str:
    return sections["table"].threes_laid(laid, points, not_out, differ, all, every, more)


def since_your_turn(what: str) -> str:
    return sections["table"].since_your_turn(what)


def laid(who: Person) -> str:
    return sections["table"].laid(who)


def with_cards(what: str, cards: Sequence[str]) -> str:
    return sections["table"].with_cards(what, cards)


def took_the_pile(who: Person) -> str:
    return sections["table"].took_the_pile(who)


def last_lap() -> str:
    return sections["table"].last_lap()


def play_lap() -> str:
    return sections["table"].play_lap()


def shown_again() -> str:
    return sections["table"].shown_again()


def last_lap_ends() -> str:
    return sections["table"].last_lap_ends()


def played_out() -> str:
    return sections["table"].played_out()


def playing_out_ends() -> str:
    return sections["table"].playing_out_ends()


def nothing_yet() -> str:
    return sections["table"].nothing_yet()


def nothing_since() -> str:
    return sections["table"].nothing_since()
