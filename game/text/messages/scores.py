"""Messages of the section scores, in the language spoken now. Made by `python -m tools.messages`."""
# mypy: disable-error-code=no-any-return
from collections.abc import Sequence
from typing import Literal
from game.cards import Card, Rank
from game.text.person import Person
from game.text.language import sections


def count() -> str:
    return sections["scores"].count()


def or_wait() -> str:
    return sections["scores"].or_wait()


def nobody() -> str:
    return sections["scores"].nobody()


def goes_out(who: Person) -> str:
    return sections["scores"].goes_out(who)


def round_over(round: int) -> str:
    return sections["scores"].round_over(round)


def stock_used_up(round: int) -> str:
    return sections["scores"].stock_used_up(round)


def last_cards(cards: Sequence[Card], discard: Card | None) -> str:
    return sections["scores"].last_cards(cards, discard)


def red_threes_cost(costs: Sequence[str]) -> str:
    return sections["scores"].red_threes_cost(costs)


def cost_of(name: str, points: int) -> str:
    return sections["scores"].cost_of(name, points)


def melded() -> str:
    return sections["scores"].melded()


def clean_books() -> str:
    return sections["scores"].clean_books()


def dirty_books() -> str:
    return sections["scores"].dirty_books()


def wild_books() -> str:
    return sections["scores"].wild_books()


def books_at_once() -> str:
    return sections["scores"].books_at_once()


def going_out() -> str:
    return sections["scores"].going_out()


def cut() -> str:
    return sections["scores"].cut()


def red_threes() -> str:
    return sections["scores"].red_threes()


def left_in_hand() -> str:
    return sections["scores"].left_in_hand()


def left_in_foot() -> str:
    return sections["scores"].left_in_foot()


def left_in_tail() -> str:
    return sections["scores"].left_in_tail()


def melded_note() -> str:
    return sections["scores"].melded_note()


def going_out_note() -> str:
    return sections["scores"].going_out_note()


def nobody_has_cards() -> str:
    return sections["scores"].nobody_has_cards()


def every_foot_taken() -> str:
    return sections["scores"].every_foot_taken()


def every_tail_taken() -> str:
    return sections["scores"].every_tail_taken()


def each(points: int) -> str:
    return sections["scores"].each(points)


def cut_note(cards: int, points: int) -> str:
    return sections["scores"].cut_note(cards, points)


def left_with(name: str, points: int, threes: int) -> str:
    return sections["scores"].left_with(name, points, threes)


def never_taken_up(names: Sequence[str]) -> str:
    return sections["scores"].never_taken_up(names)


def each_figure() -> str:
    return sections["scores"].each_figure()


def each_figure_short() -> str:
    return sections["scores"].each_figure_short()


def cards_left() -> str:
    return sections["scores"].cards_left()


def cards_left_short() -> str:
    return sections["scores"].cards_left_short()


def match_so_far() -> str:
    return sections["scores"].match_so_far()


def match_so_far_short() -> str:
    return sections["scores"].match_so_far_short()


def how_it_went() -> str:
    return sections["scores"].how_it_went()


def figures() -> str:
    return sections["scores"].figures()


def nothing_counts() -> str:
    return sections["scores"].nothing_counts()


def of_before() -> str:
    return sections["scores"].of_before()


def every_red_three() -> str:
    return sections["scores"].every_red_three()


def red_threes_on_table() -> str:
    return sections["scores"].red_threes_on_table()


def red_threes_cost_nothing() -> str:
    return sections["scores"].red_threes_cost_nothing()


def winners_pay_nothing() -> str:
    return sections["scores"].winners_pay_nothing()


def nothing_left() -> str:
    return sections["scores"].nothing_left()


def all_played() -> str:
    return sections["scores"].all_played()


def foot_sign() -> str:
    return sections["scores"].foot_sign()


def tail_sign() -> str:
    return sections["scores"].tail_sign()


def hand() -> str:
    return sections["scores"].hand()


def foot() -> str:
    return sections["scores"].foot()


def tail() -> str:
    return sections["scores"].tail()


def held(who: Person, stack: Literal["hand", "foot", "tail"], cards: int) -> str:
    return sections["scores"].held(who, stack, cards)


def twice(points: int) -> str:
    return sections["scores"].twice(points)


def who_went_out(who: Person) -> str:
    return sections["scores"].who_went_out(who)


def lifted_exactly(who: Person, cards: int) -> str:
    return sections["scores"].lifted_exactly(who, cards)


def laid_at_once(kind: Literal["clean", "dirty", "wild"], rank: Rank) -> str:
    return sections["scores"].laid_at_once(kind, rank)


def figure_heard(row: str, team: str, points: int) -> str:
    return sections["scores"].figure_heard(row, team, points)


def part_heard(what: str, cards: Sequence[Card], sum: str, points: int, note: str) -> str:
    return sections["scores"].part_heard(what, cards, sum, points, note)


def went_out(who: Person, rules: str) -> str:
    return sections["scores"].went_out(who, rules)


def stock_ended(rules: str) -> str:
    return sections["scores"].stock_ended(rules)


def nobody_out(rules: str) -> str:
    return sections["scores"].nobody_out(rules)


def your_cards() -> str:
    return sections["scores"].your_cards()


def cards_of(who: Person) -> str:
    return sections["scores"].cards_of(who)


def par(result: Literal["better", "alike", "worse"], points: float) -> str:
    return sections["scores"].par(result, points)


def par_of_several() -> str:
    return sections["scores"].par_of_several()


def par_spread(tries: int, mean: float, low: float, high: float, made: int) -> str:
    return sections["scores"].par_spread(tries, mean, low, high, made)


def par_spread_of_several(tries: int) -> str:
    return sections["scores"].par_spread_of_several(tries)


def par_of(name: str, points: float) -> str:
    return sections["scores"].par_of(name, points)


def look_again(turns: Sequence[int]) -> str:
    return sections["scores"].look_again(turns)


def turns_that_cost(turns: Sequence[str], points: float, rest: float) -> str:
    return sections["scores"].turns_that_cost(turns, points, rest)


def about_round() -> str:
    return sections["scores"].about_round()


def as_it_ended() -> str:
    return sections["scores"].as_it_ended()


def back_to_score() -> str:
    return sections["scores"].back_to_score()


def next_round() -> str:
    return sections["scores"].next_round()


def see_result_now() -> str:
    return sections["scores"].see_result_now()


def see_table() -> str:
    return sections["scores"].see_table()


def see_table_sub() -> str:
    return sections["scores"].see_table_sub()


def more_teams(first: int, last: int, count: int) -> str:
    return sections["scores"].more_teams(first, last, count)


def more_teams_short(first: int, last: int, count: int) -> str:
    return sections["scores"].more_teams_short(first, last, count)


def this_round() -> str:
    return sections["scores"].this_round()


def begun_with() -> str:
    return sections["scores"].begun_with()


def after() -> str:
    return sections["scores"].after()


def still_to_play() -> str:
    return sections["scores"].still_to_play()


def ahead() -> str:
    return sections["scores"].ahead()


def behind() -> str:
    return sections["scores"].behind()


def match(match: int) -> str:
    return sections["scores"].match(match)


def match_over() -> str:
    return sections["scores"].match_over()


def play_again() -> str:
    return sections["scores"].play_again()


def play_again_sub() -> str:
    return sections["scores"].play_again_sub()


def round(round: int) -> str:
    return sections["scores"].round(round)


def round_of(round: int, rounds: int, target: int) -> str:
    return sections["scores"].round_of(round, rounds, target)


def after_round(round: int, totals: Sequence[str]) -> str:
    return sections["scores"].after_round(round, totals)


def total_of(name: str, points: int) -> str:
    return sections["scores"].total_of(name, points)


def rounds_to_play(count: int) -> str:
    return sections["scores"].rounds_to_play(count)


def leads_by(points: int) -> str:
    return sections["scores"].leads_by(points)


def so_close(name: str) -> str:
    return sections["scores"].so_close(name)


def their_night() -> str:
    return sections["scores"].their_night()


def one_more_book(kind: Literal["clean", "dirty"]) -> str:
    return sections["scores"].one_more_book(kind)


def how_you_played() -> str:
    return sections["scores"].how_you_played()


def how_all_played() -> str:
    return sections["scores"].how_all_played()


def of_judged(judged: int) -> str:
    return sections["scores"].of_judged(judged)


def nothing_better(good: int, judged: int) -> str:
    return sections["scores"].nothing_better(good, judged)


def looking_through() -> str:
    return sections["scores"].looking_through()


def only_hints() -> str:
    return sections["scores"].only_hints()


def nothing_decided() -> str:
    return sections["scores"].nothing_decided()


def nothing_better_of(name: str, good: int, judged: int) -> str:
    return sections["scores"].nothing_better_of(name, good, judged)


def nothing_clearly_better() -> str:
    return sections["scores"].nothing_clearly_better()


def best_round() -> str:
    return sections["scores"].best_round()


def best_round_was(points: int, round: int, name: str) -> str:
    return sections["scores"].best_round_was(points, round, name)


def cards_worth(points: int) -> str:
    return sections["scores"].cards_worth(points)


def to_look_at(count: int) -> str:
    return sections["scores"].to_look_at(count)


def most_about(theme: Literal["opening", "wilds", "melds", "pile", "foot", "going_out", "discards"]) -> str:
    return sections["scores"].most_about(theme)


def the_moment() -> str:
    return sections["scores"].the_moment()


def watch_again() -> str:
    return sections["scores"].watch_again()


def moment_books(count: int) -> str:
    return sections["scores"].moment_books(count)


def moment_out(who: Person) -> str:
    return sections["scores"].moment_out(who)


def moment_opening() -> str:
    return sections["scores"].moment_opening()


def moment_foot() -> str:
    return sections["scores"].moment_foot()


def moment_pile(count: int) -> str:
    return sections["scores"].moment_pile(count)


def on_the_lead(who: Person) -> str:
    return sections["scores"].on_the_lead(who)


def another_table() -> str:
    return sections["scores"].another_table()


def another_table_sub() -> str:
    return sections["scores"].another_table_sub()


def that_is_it() -> str:
    return sections["scores"].that_is_it()


def winner_by(teams: Sequence[str], you: bool, several: bool, cheer: bool, points: int) -> str:
    return sections["scores"].winner_by(teams, you, several, cheer, points)


def margin_and_rules(points: int, rules: str) -> str:
    return sections["scores"].margin_and_rules(points, rules)


def winner(teams: Sequence[str], you: bool, several: bool, cheer: bool) -> str:
    return sections["scores"].winner(teams, you, several, cheer)


def moment_book(kind: Literal["clean", "dirty", "wild"], count: int, rank: Rank) -> str:
    return sections["scores"].moment_book(kind, count, rank)


def next_deal(dealer: Person, points: int) -> str:
    return sections["scores"].next_deal(dealer, points)


def place(place: int) -> str:
    return sections["scores"].place(place)
