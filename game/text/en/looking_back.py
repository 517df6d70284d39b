"""English: looking_back. Made by `python -m tools.messages`."""
from collections.abc import Sequence
from typing import Literal
from game.cards import Card, Rank
from game.text.person import Person
from game.text.amounts import in_tens
from game.text.en import nouns as _nouns
from game.text.english import CAPITAL, COUNT, LIST, NUMBER, ORDINAL, SIGNED, plural


def look_back() -> str:
    return 'Look back'


def look_back_sub() -> str:
    return 'luck or skill?'


def look_back_tip() -> str:
    return 'Replay the round move by move, and see what would have been better'


def title(name: str) -> str:
    return 'Look back · ' + name


def film() -> str:
    return 'replay'


def pause() -> str:
    return 'pause'


def previous_round() -> str:
    return 'Previous round'


def next_round() -> str:
    return 'Next round'


def previous_turn() -> str:
    return 'Previous turn'


def next_turn() -> str:
    return 'Next turn'


def play_film() -> str:
    return 'Start the replay'


def pause_film() -> str:
    return 'Pause the replay'


def turns() -> str:
    return 'Turns of this round'


def view() -> str:
    return 'Cards shown'


def all_cards() -> str:
    return 'All cards'


def could_see(who: Person) -> str:
    return ('What you could see' if who.is_you else 'What ' + who.name + ' could see')


def once_over() -> str:
    return 'once the match is over'


def once_round_over() -> str:
    return 'once the round is over'


def score_of_round() -> str:
    return 'Score'


def score_tip() -> str:
    return 'Every figure, with the cards behind it'


def back_to_turns() -> str:
    return 'Back to the turns'


def first_score() -> str:
    return 'this is the first'


def last_score() -> str:
    return 'this is the last so far'


def no_turns() -> str:
    return 'Nothing has been played yet.'


def think_again() -> str:
    return 'Think again'


def think_again_tip() -> str:
    return 'Try this decision again, with the answer hidden (T)'


def only_own() -> str:
    return 'only for your own decisions'


def with_a_hint() -> str:
    return 'you followed a hint here'


def nothing_to_decide() -> str:
    return 'there was nothing to decide'


def not_analysed() -> str:
    return 'once this decision has been analysed'


def play_on() -> str:
    return 'Play on from here'


def play_on_tip() -> str:
    return 'Start a new game from this moment; the match stays as it is (P)'


def play_on_why() -> str:
    return 'not once the round is over'


def in_the_match() -> str:
    return 'not while experts play'


def let_experts_play() -> str:
    return 'Let the experts play on'


def let_experts_play_tip() -> str:
    return 'See how experts would have played on from here (E)'


def round(round: int) -> str:
    return 'Round ' + NUMBER(round)


def moment(round: int, who: Person, turn: int) -> str:
    return (__moment_deal(round) if turn == 0 else 'Round ' + NUMBER(round) + ', ' + _nouns.whose(who) + ' ' + ORDINAL(turn) + ' turn')


def moment_deal(round: int) -> str:
    return 'Round ' + NUMBER(round) + ', the deal'


def back_to_match() -> str:
    return 'Back to the match'


def experts_play() -> str:
    return 'Experts play on'


def experts_place(count: int) -> str:
    return 'Experts play on, move ' + NUMBER(count)


def experts_think() -> str:
    return 'The next expert is thinking.'


def experts_gone() -> str:
    return "The experts can't play on from here."


def experts_how() -> str:
    return 'Every seat is played by an expert who sees only their own hand. The cards stay the same.'


def as_it_was() -> str:
    return 'As played'


def with_experts() -> str:
    return 'With experts'


def gave_away(who: Person) -> str:
    return ('you gave away' if who.is_you else who.name + ' gave away')


def gave_away_short() -> str:
    return 'given away'


def your_play(rating: str) -> str:
    return 'Your play: ' + rating


def rating(rating: Literal["excellent", "solid", "adventurous", "risky"]) -> str:
    return ('excellent' if rating == "excellent" else 'solid' if rating == "solid" else 'adventurous' if rating == "adventurous" else 'risky')


def how_found() -> str:
    return 'How is this worked out?'


def found_here() -> str:
    return 'Your computer plays each option out many times. Nothing is sent anywhere.'


def found_known() -> str:
    return 'What you knew'


def found_known_why() -> str:
    return 'No peeking: hidden cards stay hidden.'


def found_deals() -> str:
    return 'Many deals'


def found_deals_why() -> str:
    return 'The hidden cards are dealt again and again.'


def found_compared() -> str:
    return 'Every option'


def found_compared_why() -> str:
    return 'Same deals for all. Only clear gains count.'


def found_seen() -> str:
    return 'seen'


def found_hidden() -> str:
    return 'hidden'


def found_once() -> str:
    return 'once'


def found_again() -> str:
    return 'again'


def found_on() -> str:
    return 'and again'


def found_played() -> str:
    return 'your move'


def found_other() -> str:
    return 'another'


def found_best() -> str:
    return 'better'


def found_least(gain: int) -> str:
    return 'better: ' + SIGNED(gain) + ' points or more'


def found_graph() -> str:
    return 'Reading the graph'


def found_lead() -> str:
    return 'Expected lead'


def found_lead_why() -> str:
    return "how far ahead you'll likely finish"


def found_given() -> str:
    return 'a move that gave points away'


def found_apart() -> str:
    return 'Card luck'


def found_apart_why() -> str:
    return 'your cards, against average ones'


def whose() -> str:
    return 'Whose decisions?'


def something_better() -> str:
    return 'There was a better move'


def something_better_short() -> str:
    return 'A better move'


def nothing_better() -> str:
    return 'No better move was found here'


def nothing_better_short() -> str:
    return 'No better move here'


def of_turn(points: int, turn: int) -> str:
    return NUMBER(points) + " of this turn's " + NUMBER(turn) + ' points'


def with_hint() -> str:
    return 'You followed a hint here'


def with_hint_short() -> str:
    return 'With a hint'


def hint_left_out() -> str:
    return "This decision isn't counted in the points given away."


def well_played() -> str:
    return 'No better move was found in the whole match. Well played.'


def looking() -> str:
    return 'Analysing your turns'


def looking_at_all() -> str:
    return 'Analysing the turns'


def looking_how() -> str:
    return 'Each turn is replayed many times with the hidden cards re-dealt.'


def look_round() -> str:
    return 'Feel free to look around.'


def stop_here() -> str:
    return 'Stop here'


def go_on() -> str:
    return 'Carry on analysing'


def look_at_them() -> str:
    return 'Analyse these turns'


def cannot_judge() -> str:
    return "These decisions can't be analysed, but you can see everything else."


def not_looked_at() -> str:
    return "This turn hasn't been analysed yet."


def not_yet() -> str:
    return "You'll see what was better once the match is over."


def look_closer() -> str:
    return 'Look closer'


def look_closer_tip() -> str:
    return 'Test this decision in five times as many deals (C)'


def looking_closer() -> str:
    return 'just a moment'


def looked_closer() -> str:
    return 'already done'


def more_ways(count: int) -> str:
    return ('The best option' if count == 0 else 'One more option' if plural(count) == "one" else CAPITAL(COUNT(count)) + ' more options')


def the_lead() -> str:
    return 'The lead'


def read_on() -> str:
    return 'Read on'


def from_top() -> str:
    return 'Back to the top'


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


def not_looked() -> str:
    return 'Not analysed yet'


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


def short_to_play() -> str:
    return 'to play'


def turn_row(turn: int, who: Person, what: str, points: int) -> str:
    return ('The deal' if turn == 0 else 'Turn ' + NUMBER(turn)) + ', ' + ('you' if who.is_you else who.name) + ', ' + what + ('' if points == 0 else ', 1 point given away' if plural(points) == "one" else ', ' + NUMBER(points) + ' points given away')


def how_far_ahead(who: Person) -> str:
    return ('How far ahead you were' if who.is_you else 'How far ahead ' + who.name + ' was')


def lead_of(who: Person) -> str:
    return CAPITAL(_nouns.whose(who)) + ' lead'


def expected() -> str:
    return 'expected lead'


def laid() -> str:
    return 'cards laid down'


def cards_line(who: Person) -> str:
    return _nouns.whose(who) + ' card luck'


def cards_line_short(who: Person) -> str:
    return 'card luck'


def lead_after(round: int, who: Person, lead: int, cards: float) -> str:
    return 'After round ' + NUMBER(round) + ', ' + ('you were' if who.is_you else who.name + ' was') + ' ' + _nouns.lead(lead) + '. ' + CAPITAL(_nouns.whose(who)) + ' card luck: ' + SIGNED(in_tens(cards)) + '.'


def score_after(round: int, totals: str) -> str:
    return 'Score after round ' + NUMBER(round) + ': ' + totals + '.'


def why_this_move() -> str:
    return 'Why this move'


def why_this_move_tip() -> str:
    return 'What this player saw and remembered, and the reason for this move (K)'


def what_known() -> str:
    return 'What did they know?'


def what_known_tip() -> str:
    return 'The table as this player saw it, and proof that they saw nothing else (W)'


def the_move() -> str:
    return 'Back to the move'


def not_a_move() -> str:
    return 'nobody moved here'


def pile_seen() -> str:
    return 'In the pile'


def held_openly() -> str:
    return 'Taken from the pile, still held'


def not_seen() -> str:
    return 'Never seen'


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


def lay_nothing_down() -> str:
    return 'lay nothing down'


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
