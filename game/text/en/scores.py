"""English: scores. Made by `python -m tools.messages`."""
from collections.abc import Sequence
from typing import Literal
from game.cards import Card, Rank
from game.text.person import Person
from game.text.amounts import in_tens
from game.cards import by_rank
from game.text.en import nouns as _nouns
from game.text.english import CAPITAL, LIST, NUMBER, SIGNED, plural


def count() -> str:
    return 'Score the round'


def or_wait() -> str:
    return 'or wait three seconds'


def nobody() -> str:
    return 'Nobody goes out'


def goes_out(who: Person) -> str:
    return ("You're out!" if who.is_you else who.name + ' goes out!')


def round_over(round: int) -> str:
    return 'Round ' + NUMBER(round) + ' is over'


def stock_used_up(round: int) -> str:
    return 'The stock has run out: round ' + NUMBER(round) + ' is over'


def last_cards(cards: Sequence[Card], discard: Card | None) -> str:
    return (('' if discard is None else 'Last card: ' + _nouns.the_card(discard) + '.') if len(cards) == 0 else ('Last cards: ' + LIST([_nouns.of_rank(count, rank) for rank, count in by_rank(cards)]) + '.' if discard is None else 'Last cards: ' + LIST([_nouns.of_rank(count, rank) for rank, count in by_rank(cards)]) + ', then ' + _nouns.the_card(discard) + '.'))


def red_threes_cost(costs: Sequence[str]) -> str:
    return ('' if len(costs) == 0 else 'Red threes left over: ' + ' · '.join(costs))


def cost_of(name: str, points: int) -> str:
    return name + ' ' + NUMBER(points)


def melded() -> str:
    return 'Cards melded'


def clean_books() -> str:
    return 'Clean books'


def dirty_books() -> str:
    return 'Dirty books'


def wild_books() -> str:
    return 'Books of wilds'


def books_at_once() -> str:
    return 'Books in one move'


def going_out() -> str:
    return 'Going out'


def cut() -> str:
    return 'Cut bonus'


def red_threes() -> str:
    return 'Red threes laid down'


def left_in_hand() -> str:
    return 'Cards still held'


def left_in_foot() -> str:
    return 'Left in the foot'


def left_in_tail() -> str:
    return 'Left in the tail'


def melded_note() -> str:
    return 'value of every card on the table'


def going_out_note() -> str:
    return 'for the team that went out'


def nobody_has_cards() -> str:
    return 'nobody has cards left'


def every_foot_taken() -> str:
    return 'every foot was picked up'


def every_tail_taken() -> str:
    return 'every tail was picked up'


def each(points: int) -> str:
    return NUMBER(points) + ' each'


def cut_note(cards: int, points: int) -> str:
    return NUMBER(points) + ' for each cut of exactly ' + NUMBER(cards) + ' cards'


def left_with(name: str, points: int, threes: int) -> str:
    return (name + ' ' + NUMBER(points) if threes == 0 else name + ' ' + NUMBER(points) + ' (a red three)' if plural(threes) == "one" else name + ' ' + NUMBER(points) + ' (' + _nouns.red_threes(threes) + ')')


def never_taken_up(names: Sequence[str]) -> str:
    return 'never picked up: ' + LIST(names)


def each_figure() -> str:
    return 'Card by card'


def each_figure_short() -> str:
    return 'Figures'


def cards_left() -> str:
    return 'Cards left over'


def cards_left_short() -> str:
    return 'Cards left'


def match_so_far() -> str:
    return 'The match so far'


def match_so_far_short() -> str:
    return 'The match'


def how_it_went() -> str:
    return 'How the match went'


def figures() -> str:
    return 'Score sheet figures'


def nothing_counts() -> str:
    return 'Nothing to count here.'


def of_before() -> str:
    return 'Scored before this game began'


def every_red_three() -> str:
    return 'Every red three in play'


def red_threes_on_table() -> str:
    return 'Red threes on the table'


def red_threes_cost_nothing() -> str:
    return "red threes left in the hand don't cost anything"


def winners_pay_nothing() -> str:
    return 'the team that went out pays nothing'


def nothing_left() -> str:
    return 'went out with nothing left'


def all_played() -> str:
    return 'nothing left'


def foot_sign() -> str:
    return 'F'


def tail_sign() -> str:
    return 'T'


def hand() -> str:
    return 'hand'


def foot() -> str:
    return 'foot'


def tail() -> str:
    return 'tail'


def held(who: Person, stack: Literal["hand", "foot", "tail"], cards: int) -> str:
    return ((CAPITAL(_nouns.whose(who)) + ' hand is empty' if stack == "hand" else CAPITAL(_nouns.whose(who)) + ' foot was picked up' if stack == "foot" else CAPITAL(_nouns.whose(who)) + ' tail was picked up') if cards == 0 else CAPITAL(_nouns.whose(who)) + ' ' + _nouns.stack(stack))


def twice(points: int) -> str:
    return 'a double book: 2 × ' + NUMBER(points)


def who_went_out(who: Person) -> str:
    return ('You went out' if who.is_you else who.name + ' went out')


def lifted_exactly(who: Person, cards: int) -> str:
    return ('You lifted exactly ' + NUMBER(cards) + ' cards' if who.is_you else who.name + ' lifted exactly ' + NUMBER(cards) + ' cards')


def laid_at_once(kind: Literal["clean", "dirty", "wild"], rank: Rank) -> str:
    return CAPITAL(_nouns.book(kind, rank)) + ' in one move'


def figure_heard(row: str, team: str, points: int) -> str:
    return row + ', ' + team + ': ' + SIGNED(points) + '.'


def part_heard(what: str, cards: Sequence[Card], sum: str, points: int, note: str) -> str:
    return what + ('' if len(cards) == 0 else ', ' + LIST([_nouns.of_rank(count, rank) for rank, count in by_rank(cards)])) + ': ' + ('' if not sum else sum + ' makes' + ' ') + SIGNED(points) + '.' + ('' if not note else ' ' + CAPITAL(note) + '.')


def went_out(who: Person, rules: str) -> str:
    return ('You went out · ' + rules if who.is_you else who.name + ' went out · ' + rules)


def stock_ended(rules: str) -> str:
    return 'The stock ran out: no bonus for going out · ' + rules


def nobody_out(rules: str) -> str:
    return 'Nobody went out · ' + rules


def your_cards() -> str:
    return 'Your cards'


def cards_of(who: Person) -> str:
    return ('Your cards' if who.is_you else _nouns.whose(who) + ' cards')


def par(result: Literal["better", "alike", "worse"], points: float) -> str:
    return ('Hard gets about ' + NUMBER(in_tens(points)) + ' less with your cards.' if result == "better" else 'Hard gets about ' + NUMBER(in_tens(points)) + ' more with your cards.' if result == "worse" else 'Hard gets about the same with your cards.')


def par_of_several() -> str:
    return 'How would a Hard player have done?'


def par_spread(tries: int, mean: float, low: float, high: float, made: int) -> str:
    return "A Hard player that doesn't look ahead played this round " + NUMBER(tries) + ' times with your cards. It ended ' + _nouns.lead(in_tens(mean)) + ' on average, usually between ' + SIGNED(in_tens(low)) + ' and ' + SIGNED(in_tens(high)) + '. You ended ' + _nouns.lead(made) + '.'


def par_spread_of_several(tries: int) -> str:
    return "A Hard player that doesn't look ahead played this round " + NUMBER(tries) + ' times with the same cards. On average it ended:'


def par_of(name: str, points: float) -> str:
    return name + ': ' + _nouns.lead(in_tens(points))


def look_again(turns: Sequence[int]) -> str:
    return ('None of your turns gave much away.' if len(turns) == 0 else 'Turn ' + LIST([NUMBER(number) for number in turns]) + ' is worth another look.')


def turns_that_cost(turns: Sequence[str], points: float, rest: float) -> str:
    return ('None of your turns gave much away' if len(turns) == 0 else 'Turn ' + LIST(turns) + ' gave away about ' + NUMBER(in_tens(points)) if len(turns) == 1 else 'Turns ' + LIST(turns) + ' gave away about ' + NUMBER(in_tens(points))) + ('.' if in_tens(rest) == 0 else '; small things and chance cost about ' + NUMBER(in_tens(rest)) + '.')


def about_round() -> str:
    return 'About this round'


def as_it_ended() -> str:
    return 'The table as the round ended.'


def back_to_score() -> str:
    return 'Back to the score'


def next_round() -> str:
    return 'Next round'


def see_result_now() -> str:
    return 'See the result'


def see_table() -> str:
    return 'See the table'


def see_table_sub() -> str:
    return 'as it ended'


def more_teams(first: int, last: int, count: int) -> str:
    return 'Columns ' + NUMBER(first) + ' to ' + NUMBER(last) + ' of ' + NUMBER(count) + ': show the others'


def more_teams_short(first: int, last: int, count: int) -> str:
    return NUMBER(first) + '–' + NUMBER(last) + ' of ' + NUMBER(count)


def this_round() -> str:
    return 'This round'


def begun_with() -> str:
    return 'At the start'


def after() -> str:
    return 'Match total'


def still_to_play() -> str:
    return 'still to play'


def ahead() -> str:
    return 'ahead'


def behind() -> str:
    return 'behind'


def match(match: int) -> str:
    return 'Match ' + NUMBER(match)


def match_over() -> str:
    return 'The match is over'


def play_again() -> str:
    return 'Play again'


def play_again_sub() -> str:
    return 'same table'


def round(round: int) -> str:
    return 'Round ' + NUMBER(round)


def round_of(round: int, rounds: int, target: int) -> str:
    return ('Round ' + NUMBER(round) if rounds == 0 else 'Round ' + NUMBER(round) + ' of ' + NUMBER(rounds)) + ('' if target == 0 else ' ' + '· to ' + NUMBER(target))


def after_round(round: int, totals: Sequence[str]) -> str:
    return 'After round ' + NUMBER(round) + ': ' + LIST(totals) + '.'


def total_of(name: str, points: int) -> str:
    return name + ' ' + NUMBER(points)


def rounds_to_play(count: int) -> str:
    return CAPITAL(_nouns.rounds(count)) + ' still to play.'


def leads_by(points: int) -> str:
    return ('level' if points == 0 else 'leads by ' + NUMBER(points))


def so_close(name: str) -> str:
    return ('So close!' if not name else 'So close, ' + name + '!')


def their_night() -> str:
    return 'Better luck next time.'


def one_more_book(kind: Literal["clean", "dirty"]) -> str:
    return ('One more clean book would have done it.' if kind == "clean" else 'One more dirty book would have done it.')


def how_you_played() -> str:
    return 'How you played'


def how_all_played() -> str:
    return 'How everyone played'


def of_judged(judged: int) -> str:
    return 'of ' + NUMBER(judged)


def nothing_better(good: int, judged: int) -> str:
    return 'We found no clearly better move in ' + NUMBER(good) + ' of ' + NUMBER(judged) + ' decisions.'


def looking_through() -> str:
    return 'Analysing the match'


def only_hints() -> str:
    return "You followed the hints, so we can't judge your own play."


def nothing_decided() -> str:
    return 'There was nothing to decide.'


def nothing_better_of(name: str, good: int, judged: int) -> str:
    return name + ': no clearly better move in ' + NUMBER(good) + ' of ' + NUMBER(judged) + ' decisions'


def nothing_clearly_better() -> str:
    return 'decisions where we found no clearly better move'


def best_round() -> str:
    return 'Best round'


def best_round_was(points: int, round: int, name: str) -> str:
    return (NUMBER(points) + ', round ' + NUMBER(round) if not name else NUMBER(points) + ', ' + name + ', round ' + NUMBER(round))


def cards_worth(points: int) -> str:
    return SIGNED(points) + ' (0 is average)'


def to_look_at(count: int) -> str:
    return ('1 decision to review' if plural(count) == "one" else NUMBER(count) + ' decisions to review')


def most_about(theme: Literal["opening", "wilds", "melds", "pile", "foot", "going_out", "discards"]) -> str:
    return ('mostly about the opening' if theme == "opening" else 'mostly about wild cards' if theme == "wilds" else 'mostly about melds' if theme == "melds" else 'mostly about the pile' if theme == "pile" else 'mostly about the foot' if theme == "foot" else 'mostly about going out' if theme == "going_out" else 'mostly about discards')


def the_moment() -> str:
    return 'The moment of the match'


def watch_again() -> str:
    return 'Watch again'


def moment_books(count: int) -> str:
    return CAPITAL(_nouns.books(count)) + ' in one turn'


def moment_out(who: Person) -> str:
    return ("You're out!" if who.is_you else who.name + ' goes out!')


def moment_opening() -> str:
    return 'The opening'


def moment_foot() -> str:
    return 'Into the foot'


def moment_pile(count: int) -> str:
    return CAPITAL(_nouns.cards(count)) + ' from the pile'


def on_the_lead(who: Person) -> str:
    return ('to your expected lead' if who.is_you else 'to ' + _nouns.whose(who) + ' expected lead')


def another_table() -> str:
    return 'Another table'


def another_table_sub() -> str:
    return 'new players or rules'


def that_is_it() -> str:
    return "That's it for now"


def winner_by(teams: Sequence[str], you: bool, several: bool, cheer: bool, points: int) -> str:
    return __winner(teams, you, several, cheer) + ' by ' + NUMBER(points)


def margin_and_rules(points: int, rules: str) -> str:
    return 'by ' + NUMBER(points) + ' points · ' + rules


def winner(teams: Sequence[str], you: bool, several: bool, cheer: bool) -> str:
    return ((LIST(teams) + ' win' if you else (LIST(teams) + ' win' if several else LIST(teams) + ' wins')) + ('!' if cheer else '') if len(teams) == 1 else LIST(teams) + ' share the win')


def moment_book(kind: Literal["clean", "dirty", "wild"], count: int, rank: Rank) -> str:
    return (CAPITAL(_nouns.of_rank(count, rank)) + ', not one of them wild' if kind == "clean" else 'A book of ' + _nouns.ranks(rank) if kind == "dirty" else 'A book of wild cards')


def next_deal(dealer: Person, points: int) -> str:
    return ('You deal · minimum ' + NUMBER(points) if dealer.is_you else dealer.name + ' deals · minimum ' + NUMBER(points))


def place(place: int) -> str:
    return ('1st' if place == 1 else '2nd' if place == 2 else '3rd' if place == 3 else NUMBER(place) + 'th')


__winner = winner
