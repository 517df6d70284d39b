"""Messages of the section looking_back, in the language spoken now. Made by `python -m tools.messages`."""
# mypy: disable-error-code=no-any-return
from collections.abc import Sequence
from typing import Literal
from game.cards import Card, Rank
from game.text.person import Person
from game.text.language import sections


def look_back() -> str:
    return sections["looking_back"].look_back()


def look_back_sub() -> str:
    return sections["looking_back"].look_back_sub()


def look_back_tip() -> str:
    return sections["looking_back"].look_back_tip()


def title(name: str) -> str:
    return sections["looking_back"].title(name)


def film() -> str:
    return sections["looking_back"].film()


def pause() -> str:
    return sections["looking_back"].pause()


def previous_round() -> str:
    return sections["looking_back"].previous_round()


def next_round() -> str:
    return sections["looking_back"].next_round()


def previous_turn() -> str:
    return sections["looking_back"].previous_turn()


def next_turn() -> str:
    return sections["looking_back"].next_turn()


def play_film() -> str:
    return sections["looking_back"].play_film()


def pause_film() -> str:
    return sections["looking_back"].pause_film()


def turns() -> str:
    return sections["looking_back"].turns()


def view() -> str:
    return sections["looking_back"].view()


def all_cards() -> str:
    return sections["looking_back"].all_cards()


def could_see(who: Person) -> str:
    return sections["looking_back"].could_see(who)


def once_over() -> str:
    return sections["looking_back"].once_over()


def once_round_over() -> str:
    return sections["looking_back"].once_round_over()


def score_of_round() -> str:
    return sections["looking_back"].score_of_round()


def score_tip() -> str:
    return sections["looking_back"].score_tip()


def back_to_turns() -> str:
    return sections["looking_back"].back_to_turns()


def first_score() -> str:
    return sections["looking_back"].first_score()


def last_score() -> str:
    return sections["looking_back"].last_score()


def no_turns() -> str:
    return sections["looking_back"].no_turns()


def think_again() -> str:
    return sections["looking_back"].think_again()


def think_again_tip() -> str:
    return sections["looking_back"].think_again_tip()


def only_own() -> str:
    return sections["looking_back"].only_own()


def with_a_hint() -> str:
    return sections["looking_back"].with_a_hint()


def nothing_to_decide() -> str:
    return sections["looking_back"].nothing_to_decide()


def not_analysed() -> str:
    return sections["looking_back"].not_analysed()


def play_on() -> str:
    return sections["looking_back"].play_on()


def play_on_tip() -> str:
    return sections["looking_back"].play_on_tip()


def play_on_why() -> str:
    return sections["looking_back"].play_on_why()


def in_the_match() -> str:
    return sections["looking_back"].in_the_match()


def let_experts_play() -> str:
    return sections["looking_back"].let_experts_play()


def let_experts_play_tip() -> str:
    return sections["looking_back"].let_experts_play_tip()


def round(round: int) -> str:
    return sections["looking_back"].round(round)


def moment(round: int, who: Person, turn: int) -> str:
    return sections["looking_back"].moment(round, who, turn)


def moment_deal(round: int) -> str:
    return sections["looking_back"].moment_deal(round)


def back_to_match() -> str:
    return sections["looking_back"].back_to_match()


def experts_play() -> str:
    return sections["looking_back"].experts_play()


def experts_place(count: int) -> str:
    return sections["looking_back"].experts_place(count)


def experts_think() -> str:
    return sections["looking_back"].experts_think()


def experts_gone() -> str:
    return sections["looking_back"].experts_gone()


def experts_how() -> str:
    return sections["looking_back"].experts_how()


def as_it_was() -> str:
    return sections["looking_back"].as_it_was()


def with_experts() -> str:
    return sections["looking_back"].with_experts()


def gave_away(who: Person) -> str:
    return sections["looking_back"].gave_away(who)


def gave_away_short() -> str:
    return sections["looking_back"].gave_away_short()


def your_play(rating: str) -> str:
    return sections["looking_back"].your_play(rating)


def rating(rating: Literal["excellent", "solid", "adventurous", "risky"]) -> str:
    return sections["looking_back"].rating(rating)


def how_found() -> str:
    return sections["looking_back"].how_found()


def found_here() -> str:
    return sections["looking_back"].found_here()


def found_known() -> str:
    return sections["looking_back"].found_known()


def found_known_why() -> str:
    return sections["looking_back"].found_known_why()


def found_deals() -> str:
    return sections["looking_back"].found_deals()


def found_deals_why() -> str:
    return sections["looking_back"].found_deals_why()


def found_compared() -> str:
    return sections["looking_back"].found_compared()


def found_compared_why() -> str:
    return sections["looking_back"].found_compared_why()


def found_seen() -> str:
    return sections["looking_back"].found_seen()


def found_hidden() -> str:
    return sections["looking_back"].found_hidden()


def found_once() -> str:
    return sections["looking_back"].found_once()


def found_again() -> str:
    return sections["looking_back"].found_again()


def found_on() -> str:
    return sections["looking_back"].found_on()


def found_played() -> str:
    return sections["looking_back"].found_played()


def found_other() -> str:
    return sections["looking_back"].found_other()


def found_best() -> str:
    return sections["looking_back"].found_best()


def found_least(gain: int) -> str:
    return sections["looking_back"].found_least(gain)


def found_graph() -> str:
    return sections["looking_back"].found_graph()


def found_lead() -> str:
    return sections["looking_back"].found_lead()


def found_lead_why() -> str:
    return sections["looking_back"].found_lead_why()


def found_given() -> str:
    return sections["looking_back"].found_given()


def found_apart() -> str:
    return sections["looking_back"].found_apart()


def found_apart_why() -> str:
    return sections["looking_back"].found_apart_why()


def whose() -> str:
    return sections["looking_back"].whose()


def something_better() -> str:
    return sections["looking_back"].something_better()


def something_better_short() -> str:
    return sections["looking_back"].something_better_short()


def nothing_better() -> str:
    return sections["looking_back"].nothing_better()


def nothing_better_short() -> str:
    return sections["looking_back"].nothing_better_short()


def of_turn(points: int, turn: int) -> str:
    return sections["looking_back"].of_turn(points, turn)


def with_hint() -> str:
    return sections["looking_back"].with_hint()


def with_hint_short() -> str:
    return sections["looking_back"].with_hint_short()


def hint_left_out() -> str:
    return sections["looking_back"].hint_left_out()


def well_played() -> str:
    return sections["looking_back"].well_played()


def looking() -> str:
    return sections["looking_back"].looking()


def looking_at_all() -> str:
    return sections["looking_back"].looking_at_all()


def looking_how() -> str:
    return sections["looking_back"].looking_how()


def look_round() -> str:
    return sections["looking_back"].look_round()


def stop_here() -> str:
    return sections["looking_back"].stop_here()


def go_on() -> str:
    return sections["looking_back"].go_on()


def look_at_them() -> str:
    return sections["looking_back"].look_at_them()


def cannot_judge() -> str:
    return sections["looking_back"].cannot_judge()


def not_looked_at() -> str:
    return sections["looking_back"].not_looked_at()


def not_yet() -> str:
    return sections["looking_back"].not_yet()


def look_closer() -> str:
    return sections["looking_back"].look_closer()


def look_closer_tip() -> str:
    return sections["looking_back"].look_closer_tip()


def looking_closer() -> str:
    return sections["looking_back"].looking_closer()


def looked_closer() -> str:
    return sections["looking_back"].looked_closer()


def more_ways(count: int) -> str:
    return sections["looking_back"].more_ways(count)


def the_lead() -> str:
    return sections["looking_back"].the_lead()


def read_on() -> str:
    return sections["looking_back"].read_on()


def from_top() -> str:
    return sections["looking_back"].from_top()


def see_as(who: Person) -> str:
    return sections["looking_back"].see_as(who)


def turn_of(who: Person) -> str:
    return sections["looking_back"].turn_of(who)


def better_in(few: bool, better: int, worse: int, worlds: int) -> str:
    return sections["looking_back"].better_in(few, better, worse, worlds)


def better_in_short(few: bool, better: int, worse: int, worlds: int) -> str:
    return sections["looking_back"].better_in_short(few, better, worse, worlds)


def better_in_shortest(few: bool, better: int, worse: int, worlds: int) -> str:
    return sections["looking_back"].better_in_shortest(few, better, worse, worlds)


def more_time(seconds: int, minutes: int) -> str:
    return sections["looking_back"].more_time(seconds, minutes)


def best_told(way: str, points: int, deals: str) -> str:
    return sections["looking_back"].best_told(way, points, deals)


def gain(points: int) -> str:
    return sections["looking_back"].gain(points)


def looking_at(done: int, whole: int) -> str:
    return sections["looking_back"].looking_at(done, whole)


def not_looked() -> str:
    return sections["looking_back"].not_looked()


def looked_so_far(done: int, whole: int) -> str:
    return sections["looking_back"].looked_so_far(done, whole)


def short_out(who: Person) -> str:
    return sections["looking_back"].short_out(who)


def short_pile_opened(who: Person) -> str:
    return sections["looking_back"].short_pile_opened(who)


def short_pile_opened_least(who: Person) -> str:
    return sections["looking_back"].short_pile_opened_least(who)


def short_opened(who: Person, laid: int) -> str:
    return sections["looking_back"].short_opened(who, laid)


def short_opened_least(who: Person, laid: int) -> str:
    return sections["looking_back"].short_opened_least(who, laid)


def short_book(who: Person, ranks: Sequence[Rank], books: int, laid: int) -> str:
    return sections["looking_back"].short_book(who, ranks, books, laid)


def short_book_less(who: Person, ranks: Sequence[Rank], books: int, laid: int) -> str:
    return sections["looking_back"].short_book_less(who, ranks, books, laid)


def short_book_least(who: Person, ranks: Sequence[Rank], books: int, laid: int) -> str:
    return sections["looking_back"].short_book_least(who, ranks, books, laid)


def short_pile(who: Person, taken: int, laid: int) -> str:
    return sections["looking_back"].short_pile(who, taken, laid)


def short_pile_less(who: Person, taken: int, laid: int) -> str:
    return sections["looking_back"].short_pile_less(who, taken, laid)


def short_pile_least(who: Person, taken: int, laid: int) -> str:
    return sections["looking_back"].short_pile_least(who, taken, laid)


def short_laid_took(who: Person, laid: int, stack: Literal["foot", "tail"]) -> str:
    return sections["looking_back"].short_laid_took(who, laid, stack)


def short_laid_took_least(who: Person, laid: int, stack: Literal["foot", "tail"]) -> str:
    return sections["looking_back"].short_laid_took_least(who, laid, stack)


def short_took(who: Person, stack: Literal["foot", "tail"]) -> str:
    return sections["looking_back"].short_took(who, stack)


def short_asked(who: Person) -> str:
    return sections["looking_back"].short_asked(who)


def short_laid(who: Person, laid: int) -> str:
    return sections["looking_back"].short_laid(who, laid)


def short_ended(who: Person) -> str:
    return sections["looking_back"].short_ended(who)


def short_kept(who: Person) -> str:
    return sections["looking_back"].short_kept(who)


def short_drew_discarded(who: Person, card: Card) -> str:
    return sections["looking_back"].short_drew_discarded(who, card)


def short_drew_discarded_least(who: Person, card: Card) -> str:
    return sections["looking_back"].short_drew_discarded_least(who, card)


def short_discarded(who: Person, card: Card) -> str:
    return sections["looking_back"].short_discarded(who, card)


def short_discarded_least(who: Person, card: Card) -> str:
    return sections["looking_back"].short_discarded_least(who, card)


def short_drew(who: Person) -> str:
    return sections["looking_back"].short_drew(who)


def short_chose(who: Person) -> str:
    return sections["looking_back"].short_chose(who)


def short_cut(who: Person) -> str:
    return sections["looking_back"].short_cut(who)


def short_to_play() -> str:
    return sections["looking_back"].short_to_play()


def turn_row(turn: int, who: Person, what: str, points: int) -> str:
    return sections["looking_back"].turn_row(turn, who, what, points)


def how_far_ahead(who: Person) -> str:
    return sections["looking_back"].how_far_ahead(who)


def lead_of(who: Person) -> str:
    return sections["looking_back"].lead_of(who)


def expected() -> str:
    return sections["looking_back"].expected()


def laid() -> str:
    return sections["looking_back"].laid()


def cards_line(who: Person) -> str:
    return sections["looking_back"].cards_line(who)


def cards_line_short(who: Person) -> str:
    return sections["looking_back"].cards_line_short(who)


def lead_after(round: int, who: Person, lead: int, cards: float) -> str:
    return sections["looking_back"].lead_after(round, who, lead, cards)


def score_after(round: int, totals: str) -> str:
    return sections["looking_back"].score_after(round, totals)


def why_this_move() -> str:
    return sections["looking_back"].why_this_move()


def why_this_move_tip() -> str:
    return sections["looking_back"].why_this_move_tip()


def what_known() -> str:
    return sections["looking_back"].what_known()


def what_known_tip() -> str:
    return sections["looking_back"].what_known_tip()


def the_move() -> str:
    return sections["looking_back"].the_move()


def not_a_move() -> str:
    return sections["looking_back"].not_a_move()


def pile_seen() -> str:
    return sections["looking_back"].pile_seen()


def held_openly() -> str:
    return sections["looking_back"].held_openly()


def not_seen() -> str:
    return sections["looking_back"].not_seen()


def what_knew(who: Person) -> str:
    return sections["looking_back"].what_knew(who)


def holds(who: Person, held: str) -> str:
    return sections["looking_back"].holds(who, held)


def pile_remembered(held: str, below: int) -> str:
    return sections["looking_back"].pile_remembered(held, below)


def hidden(count: int, tails: bool) -> str:
    return sections["looking_back"].hidden(count, tails)


def quoted(reason: str) -> str:
    return sections["looking_back"].quoted(reason)


def speaks_for(reason: str) -> str:
    return sections["looking_back"].speaks_for(reason)


def only_they_know(who: Person, move: str, reason: str) -> str:
    return sections["looking_back"].only_they_know(who, move, reason)


def without_thinking_ahead(move: str) -> str:
    return sections["looking_back"].without_thinking_ahead(move)


def judged(round: int, turn: int, who: Person, did: str, points: float) -> str:
    return sections["looking_back"].judged(round, turn, who, did, points)


def better_way(way: str) -> str:
    return sections["looking_back"].better_way(way)


def lay_nothing_down() -> str:
    return sections["looking_back"].lay_nothing_down()


def instead(move: str) -> str:
    return sections["looking_back"].instead(move)


def did_lay_down(who: Person, count: int, card: Card | None) -> str:
    return sections["looking_back"].did_lay_down(who, count, card)


def did_prepare(who: Person) -> str:
    return sections["looking_back"].did_prepare(who)


def hinted(count: int) -> str:
    return sections["looking_back"].hinted(count)
