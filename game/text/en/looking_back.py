"""English: looking_back. Made by `python -m tools.messages`."""
from collections.abc import Sequence
from typing import Literal
from game.cards import Card, Rank
from game.text.person import Person
from game.text.amounts import in_tens
from game.text.en import nouns as _nouns
from game.text.english import CAPITAL, COUNT, LIST, NUMBER, ORDINAL, SIGNED, plural


look_back = 'Look back'
look_back_sub = 'luck or skill?'
look_back_tip = 'Replay the round move by move, and see what would have been better'
film = 'replay'
pause = 'pause'
previous_round = 'Previous round'
next_round = 'Next round'
previous_turn = 'Previous turn'
next_turn = 'Next turn'
play_film = 'Start the replay'
pause_film = 'Pause the replay'
turns = 'Turns of this round'
view = 'Cards shown'
all_cards = 'All cards'
once_over = 'once the match is over'
once_round_over = 'once the round is over'
score_of_round = 'Score'
score_tip = 'Every figure, with the cards behind it'
back_to_turns = 'Back to the turns'
first_score = 'this is the first'
last_score = 'this is the last so far'
no_turns = 'Nothing has been played yet.'
think_again = 'Think again'
think_again_tip = 'Try this decision again, with the answer hidden (T)'
only_own = 'only for your own decisions'
with_a_hint = 'you followed a hint here'
nothing_to_decide = 'there was nothing to decide'
not_analysed = 'once this decision has been analysed'
play_on = 'Play on from here'
play_on_tip = 'Start a new game from this moment; the match stays as it is (P)'
play_on_why = 'not once the round is over'
in_the_match = 'not while experts play'
let_experts_play = 'Let the experts play on'
let_experts_play_tip = 'See how experts would have played on from here (E)'
back_to_match = 'Back to the match'
experts_play = 'Experts play on'
experts_think = 'The next expert is thinking.'
experts_gone = "The experts can't play on from here."
experts_how = 'Every seat is played by an expert who sees only their own hand. The cards stay the same.'
as_it_was = 'As played'
with_experts = 'With experts'
gave_away_short = 'given away'
how_found = 'How is this worked out?'
found_here = 'Your computer plays each option out many times. Nothing is sent anywhere.'
found_known = 'What you knew'
found_known_why = 'No peeking: hidden cards stay hidden.'
found_deals = 'Many deals'
found_deals_why = 'The hidden cards are dealt again and again.'
found_compared = 'Every option'
found_compared_why = 'Same deals for all. Only clear gains count.'
found_seen = 'seen'
found_knew = 'what you knew'
found_hidden = 'hidden'
found_once = 'once'
found_again = 'again'
found_on = 'and again'
found_played = 'your move'
found_other = 'another move'
found_best = 'a better move'
legend = 'Reading the graph'
legend_lead = 'Expected lead: how far ahead this team was likely to finish.'
legend_laid = 'Cards laid down: the lead by what was on the table.'
legend_given = 'A pink dot: a move that gave points away.'
legend_cards = 'Card luck: what the cards were worth, against average ones.'
whose = 'Whose decisions?'
something_better = 'There was a better move'
something_better_short = 'A better move'
nothing_better = 'No better move was found here'
nothing_better_short = 'No better move here'
with_hint = 'You followed a hint here'
with_hint_short = 'With a hint'
hint_left_out = "This decision isn't counted in the points given away."
well_played = 'No better move was found in the whole match. Well played.'
looking = 'Analysing your turns'
looking_at_all = 'Analysing the turns'
looking_how = 'Each turn is replayed many times with the hidden cards re-dealt.'
look_round = 'Feel free to look around.'
stop_here = 'Stop here'
go_on = 'Carry on analysing'
look_at_them = 'Analyse these turns'
cannot_judge = "These decisions can't be analysed, but you can see everything else."
not_looked_at = "This turn hasn't been analysed yet."
not_yet = "You'll see what was better once the match is over."
look_closer = 'Look closer'
look_closer_tip = 'Test this decision in five times as many deals (C)'
looking_closer = 'just a moment'
looked_closer = 'already done'
the_lead = 'The lead'
read_on = 'Read on'
from_top = 'Back to the top'
not_looked = 'Not analysed yet'
short_to_play = 'to play'
expected = 'expected lead'
laid = 'cards laid down'
why_this_move = 'Why this move'
why_this_move_tip = 'What this player saw and remembered, and the reason for this move (K)'
what_known = 'What did they know?'
what_known_tip = 'The table as this player saw it, and proof that they saw nothing else (W)'
the_move = 'Back to the move'
not_a_move = 'nobody moved here'
pile_seen = 'In the pile'
held_openly = 'Taken from the pile, still held'
not_seen = 'Never seen'
lay_nothing_down = 'lay nothing down'


def title(name: str) -> str:
    return 'Look back · ' + name


def could_see(who: Person) -> str:
    return ('What you could see' if who.is_you else 'What ' + who.name + ' could see')


def round(round: int) -> str:
    return 'Round ' + NUMBER(round)


def moment(round: int, who: Person, turn: int) -> str:
    return (__moment_deal(round) if turn == 0 else 'Round ' + NUMBER(round) + ', ' + _nouns.whose(who) + ' ' + ORDINAL(turn) + ' turn')


def moment_deal(round: int) -> str:
    return 'Round ' + NUMBER(round) + ', the deal'


def experts_place(count: int) -> str:
    return 'Experts play on, move ' + NUMBER(count)


def gave_away(who: Person) -> str:
    return ('you gave away' if who.is_you else who.name + ' gave away')


def your_play(rating: str) -> str:
    return 'Your play: ' + rating


def rating(rating: Literal["excellent", "solid", "adventurous", "risky"]) -> str:
    return ('excellent' if rating == "excellent" else 'solid' if rating == "solid" else 'adventurous' if rating == "adventurous" else 'risky')


def found_least(gain: int) -> str:
    return 'better from ' + SIGNED(gain) + ' points'


def of_turn(points: int, turn: int) -> str:
    return NUMBER(points) + " of this turn's " + NUMBER(turn) + ' points'


def more_ways(count: int) -> str:
    return ('The best option' if count == 0 else 'One more option' if plural(count) == "one" else CAPITAL(COUNT(count)) + ' more options')


def see_as(who: Person) -> str:
    return ('See what you could see' if who.is_you else 'See what ' + who.name + ' could see')


def turn_of(who: Person) -> str:
    return CAPITAL(_nouns.whose(who)) + ' turn'


def better_in(few: bool, better: int, worse: int, worlds: int) -> str:
    return ('better ' + _nouns.times(better) + ' and ' + ('never worse' if worse == 0 else 'worse ' + _nouns.times(worse)) + ' in ' + NUMBER(worlds) + ' deals' if few else 'better ' + NUMBER(better) + ' times in ' + NUMBER(worlds) + ' deals')


def better_in_short(few: bool, better: int, worse: int, worlds: int) -> str:
    return (NUMBER(better) + ' better, ' + NUMBER(worse) + ' worse' if few else NUMBER(better) + ' times out of ' + NUMBER(worlds))


def better_in_shortest(few: bool, better: int, worse: int, worlds: int) -> str:
    return (NUMBER(better) + ' : ' + NUMBER(worse) if few else NUMBER(better) + ' of ' + NUMBER(worlds))


def more_time(seconds: int, minutes: int) -> str:
    return (('one more second' if plural(seconds) == "one" else COUNT(seconds) + ' more seconds') if minutes == 1 else COUNT(minutes) + ' more minutes')


def best_told(way: str, points: int, deals: str) -> str:
    return 'There was a better move: ' + way + ', ' + __gain(points) + ', ' + deals + '.'


def gain(points: int) -> str:
    return SIGNED(points) + ' points'


def looking_at(done: int, whole: int) -> str:
    return ('Setting up the table again…' if whole == 0 else 'Decision ' + NUMBER(done) + ' of ' + NUMBER(whole))


def looked_so_far(done: int, whole: int) -> str:
    return 'Analysed ' + NUMBER(done) + ' of ' + NUMBER(whole) + ' decisions'


def short_out(who: Person) -> str:
    return 'went out'


def short_pile_opened(who: Person) -> str:
    return 'opened with the pile'


def short_pile_opened_least(who: Person) -> str:
    return 'took the pile'


def short_opened(who: Person, laid: int) -> str:
    return 'opened with ' + _nouns.cards(laid)


def short_opened_least(who: Person, laid: int) -> str:
    return 'opened with ' + NUMBER(laid)


def short_book(who: Person, ranks: Sequence[Rank], books: int, laid: int) -> str:
    return 'laid down ' + NUMBER(laid) + ', made ' + ('a book of ' + LIST([_nouns.ranks(rank) for rank in ranks]) if plural(books) == "one" else _nouns.books(books))


def short_book_less(who: Person, ranks: Sequence[Rank], books: int, laid: int) -> str:
    return 'laid down ' + NUMBER(laid) + ', ' + ('a book' if plural(books) == "one" else _nouns.books(books))


def short_book_least(who: Person, ranks: Sequence[Rank], books: int, laid: int) -> str:
    return 'made ' + ('a book' if plural(books) == "one" else _nouns.books(books))


def short_pile(who: Person, taken: int, laid: int) -> str:
    return 'took the pile (' + NUMBER(taken) + ')' + ('' if laid == 0 else ', laid down ' + NUMBER(laid))


def short_pile_less(who: Person, taken: int, laid: int) -> str:
    return 'took the pile' + ('' if laid == 0 else ', laid down ' + NUMBER(laid))


def short_pile_least(who: Person, taken: int, laid: int) -> str:
    return 'took the pile'


def short_laid_took(who: Person, laid: int, stack: Literal["foot", "tail"]) -> str:
    return 'laid down ' + NUMBER(laid) + ', took the ' + _nouns.stack(stack)


def short_laid_took_least(who: Person, laid: int, stack: Literal["foot", "tail"]) -> str:
    return 'laid down ' + NUMBER(laid)


def short_took(who: Person, stack: Literal["foot", "tail"]) -> str:
    return 'took the ' + _nouns.stack(stack)


def short_asked(who: Person) -> str:
    return 'asked to go out'


def short_laid(who: Person, laid: int) -> str:
    return 'laid down ' + NUMBER(laid)


def short_ended(who: Person) -> str:
    return 'ended the round'


def short_kept(who: Person) -> str:
    return 'kept a card'


def short_drew_discarded(who: Person, card: Card) -> str:
    return 'drew, discarded ' + _nouns.the_card(card)


def short_drew_discarded_least(who: Person, card: Card) -> str:
    return 'drew, discarded'


def short_discarded(who: Person, card: Card) -> str:
    return 'discarded ' + _nouns.the_card(card)


def short_discarded_least(who: Person, card: Card) -> str:
    return 'discarded'


def short_drew(who: Person) -> str:
    return 'drew'


def short_chose(who: Person) -> str:
    return 'chose a stack'


def short_cut(who: Person) -> str:
    return 'cut the cards'


def turn_row(turn: int, who: Person, what: str, points: int) -> str:
    return ('The deal' if turn == 0 else 'Turn ' + NUMBER(turn)) + ', ' + ('you' if who.is_you else who.name) + ', ' + what + ('' if points == 0 else ', 1 point given away' if plural(points) == "one" else ', ' + NUMBER(points) + ' points given away')


def how_far_ahead(who: Person) -> str:
    return ('How far ahead you were' if who.is_you else 'How far ahead ' + who.name + ' was')


def lead_of(who: Person) -> str:
    return CAPITAL(_nouns.whose(who)) + ' lead'


def cards_line(who: Person) -> str:
    return _nouns.whose(who) + ' card luck'


def cards_line_short(who: Person) -> str:
    return 'card luck'


def lead_after(round: int, who: Person, lead: int, cards: float) -> str:
    return 'After round ' + NUMBER(round) + ', ' + ('you were' if who.is_you else who.name + ' was') + ' ' + _nouns.lead(lead) + '. ' + CAPITAL(_nouns.whose(who)) + ' card luck: ' + SIGNED(in_tens(cards)) + '.'


def score_after(round: int, totals: str) -> str:
    return 'Score after round ' + NUMBER(round) + ': ' + totals + '.'


def what_knew(who: Person) -> str:
    return ('What you knew' if who.is_you else 'What ' + who.name + ' knew')


def holds(who: Person, held: str) -> str:
    return who.name + ': ' + held + '.'


def pile_remembered(held: str, below: int) -> str:
    return (('nothing' if not held else held) if below == 0 else ('' if not held else held + ';' + ' ') + _nouns.cards(below) + ' not seen')


def hidden(count: int, tails: bool) -> str:
    return _nouns.cards(count) + ' in hands, ' + ('feet, tails' if tails else 'feet') + ' and the stock'


def quoted(reason: str) -> str:
    return '“' + CAPITAL(reason) + '.”'


def speaks_for(reason: str) -> str:
    return 'In its favour: ' + reason + '.'


def only_they_know(who: Person, move: str, reason: str) -> str:
    return ('Only you can say why.' if who.is_you else 'Only ' + who.name + ' can say why.') + ' A Hard player would have chosen to ' + move + ', because ' + reason + '.'


def without_thinking_ahead(move: str) -> str:
    return 'Without thinking ahead, the move would have been to ' + move + '.'


def judged(round: int, turn: int, who: Person, did: str, points: float) -> str:
    return 'Round ' + NUMBER(round) + ('' if turn == 0 else ', turn ' + NUMBER(turn)) + ': ' + ('you' if who.is_you else who.name) + ' ' + did + '. That gave away about ' + NUMBER(in_tens(points)) + ' points.'


def better_way(way: str) -> str:
    return 'Better: ' + way


def instead(move: str) -> str:
    return move + ' instead'


def did_lay_down(who: Person, count: int, card: Card | None) -> str:
    return ('laid down ' + _nouns.cards(count) if card is None else ('laid nothing down' if count == 0 else 'laid down ' + _nouns.cards(count)) + ' and discarded ' + _nouns.the_card(card))


def did_prepare(who: Person) -> str:
    return 'got ready for the round'


def hinted(count: int) -> str:
    return ('1 decision made with a hint is left out' if plural(count) == "one" else NUMBER(count) + ' decisions made with a hint are left out')


__moment_deal = moment_deal
__gain = gain
