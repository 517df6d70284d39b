"""English: scores. Made by `python -m tools.messages`."""
from collections.abc import Sequence
from typing import Literal
from game.cards import Card, Rank
from game.text.person import Person
from game.text.amounts import in_tens
from game.cards import by_rank
from game.text.en import nouns as _nouns
from game.text.english import CAPITAL, LIST, NUMBER, SIGNED, plural


count = 'Score the round'
or_wait = 'or wait three seconds'
nobody = 'Nobody goes out'
melded = 'Cards melded'
clean_books = 'Clean books'
dirty_books = 'Dirty books'
wild_books = 'Books of wilds'
books_at_once = 'Books in one move'
going_out = 'Going out'
cut = 'Cut bonus'
red_threes = 'Red threes laid down'
left_in_hand = 'Cards still held'
left_in_foot = 'Left in the foot'
left_in_tail = 'Left in the tail'
melded_note = 'value of every card on the table'
going_out_note = 'for the team that went out'
nobody_has_cards = 'nobody has cards left'
every_foot_taken = 'every foot was picked up'
every_tail_taken = 'every tail was picked up'
each_figure = 'Card by card'
each_figure_short = 'Figures'
cards_left = 'Cards left over'
cards_left_short = 'Cards left'
match_so_far = 'The match so far'
match_so_far_short = 'The match'
how_it_went = 'How the match went'
figures = 'Score sheet figures'
nothing_counts = 'Nothing to count here.'
of_before = 'Scored before this game began'
every_red_three = 'Every red three in play'
red_threes_on_table = 'Red threes on the table'
red_threes_cost_nothing = "red threes left in the hand don't cost anything"
winners_pay_nothing = 'the team that went out pays nothing'
nothing_left = 'went out with nothing left'
all_played = 'nothing left'
foot_sign = 'F'
tail_sign = 'T'
hand = 'hand'
foot = 'foot'
tail = 'tail'
your_cards = 'Your cards'
par_of_several = 'How would a Hard player have done?'
about_round = 'About this round'
as_it_ended = 'The table as the round ended.'
back_to_score = 'Back to the score'
next_round = 'Next round'
see_result_now = 'See the result'
see_table = 'See the table'
see_table_sub = 'as it ended'
this_round = 'This round'
begun_with = 'At the start'
after = 'Match total'
still_to_play = 'still to play'
ahead = 'ahead'
behind = 'behind'
match_over = 'The match is over'
given_up = 'This match was given up'
play_again = 'Play again'
play_again_sub = 'same table'
their_night = 'Better luck next time.'
how_you_played = 'How you played'
how_all_played = 'How everyone played'
looking_through = 'Analysing the match'
only_hints = "You followed the hints, so we can't judge your own play."
nothing_clearly_better = 'decisions where we found no clearly better move'
best_round = 'Best round'
the_moment = 'The moment of the match'
watch_again = 'Watch again'
moment_opening = 'The opening'
moment_foot = 'Into the foot'
another_table = 'Another table'
another_table_sub = 'new players or rules'
that_is_it = "That's it for now"


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


def each(points: int) -> str:
    return NUMBER(points) + ' each'


def cut_note(cards: int, points: int) -> str:
    return NUMBER(points) + ' for each cut of exactly ' + NUMBER(cards) + ' cards'


def left_with(name: str, points: int, threes: int) -> str:
    return (name + ' ' + NUMBER(points) if threes == 0 else name + ' ' + NUMBER(points) + ' (a red three)' if plural(threes) == "one" else name + ' ' + NUMBER(points) + ' (' + _nouns.red_threes(threes) + ')')


def never_taken_up(names: Sequence[str]) -> str:
    return 'never picked up: ' + LIST(names)


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


def cards_of(who: Person) -> str:
    return ('Your cards' if who.is_you else _nouns.whose(who) + ' cards')


def par(result: Literal["better", "alike", "worse"], points: float) -> str:
    return ('Hard gets about ' + NUMBER(in_tens(points)) + ' less with your cards.' if result == "better" else 'Hard gets about ' + NUMBER(in_tens(points)) + ' more with your cards.' if result == "worse" else 'Hard gets about the same with your cards.')


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


def more_teams(first: int, last: int, count: int) -> str:
    return 'Columns ' + NUMBER(first) + ' to ' + NUMBER(last) + ' of ' + NUMBER(count) + ': show the others'


def more_teams_short(first: int, last: int, count: int) -> str:
    return NUMBER(first) + '–' + NUMBER(last) + ' of ' + NUMBER(count)


def team_ahead(team: str) -> str:
    return team + ' ahead'


def matches_won(count: int) -> str:
    return ('1 match won' if plural(count) == "one" else NUMBER(count) + ' matches won')


def matches_won_short(count: int) -> str:
    return NUMBER(count) + ' won'


def match(match: int) -> str:
    return 'Match ' + NUMBER(match)


def nobody_wins(rounds: int) -> str:
    return ('Nobody wins, and no round was finished.' if rounds == 0 else 'Nobody wins. This is the score after ' + _nouns.rounds(rounds) + '.')


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


def one_more_book(kind: Literal["clean", "dirty"]) -> str:
    return ('One more clean book would have done it.' if kind == "clean" else 'One more dirty book would have done it.')


def of_judged(judged: int) -> str:
    return 'of ' + NUMBER(judged)


def nothing_better(good: int, judged: int) -> str:
    return 'We found no clearly better move in ' + NUMBER(good) + ' of ' + NUMBER(judged) + ' decisions.'


def too_few_decisions(judged: int) -> str:
    return ('There was nothing to decide.' if judged == 0 else 'You made only one decision, too few to judge.' if plural(judged) == "one" else 'You made only ' + NUMBER(judged) + ' decisions, too few to judge.')


def nothing_better_of(name: str, good: int, judged: int) -> str:
    return name + ': no clearly better move in ' + NUMBER(good) + ' of ' + NUMBER(judged) + ' decisions'


def best_round_was(points: int, round: int, name: str) -> str:
    return (NUMBER(points) + ', round ' + NUMBER(round) if not name else NUMBER(points) + ', ' + name + ', round ' + NUMBER(round))


def cards_worth(points: int) -> str:
    return SIGNED(points) + ' (0 is average)'


def to_look_at(count: int) -> str:
    return ('1 decision to review' if plural(count) == "one" else NUMBER(count) + ' decisions to review')


def most_about(theme: Literal["opening", "wilds", "melds", "pile", "foot", "going_out", "discards"]) -> str:
    return ('mostly about the opening' if theme == "opening" else 'mostly about wild cards' if theme == "wilds" else 'mostly about melds' if theme == "melds" else 'mostly about the pile' if theme == "pile" else 'mostly about the foot' if theme == "foot" else 'mostly about going out' if theme == "going_out" else 'mostly about discards')


def moment_books(count: int) -> str:
    return CAPITAL(_nouns.books(count)) + ' in one turn'


def moment_out(who: Person) -> str:
    return ("You're out!" if who.is_you else who.name + ' goes out!')


def moment_pile(count: int) -> str:
    return CAPITAL(_nouns.cards(count)) + ' from the pile'


def on_the_lead(who: Person) -> str:
    return ('to your expected lead' if who.is_you else 'to ' + _nouns.whose(who) + ' expected lead')


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
