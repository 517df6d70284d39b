"""English: lesson_steps. Made by `python -m tools.messages`."""
from collections.abc import Sequence
from typing import Literal
from game.cards import Card, Rank
from game.text.person import Person
from game.cards import by_rank
from game.text.en import nouns as _nouns
from game.text.english import CAPITAL, COUNT, LIST, NUMBER, plural


most_points_win_heading = 'Highest score wins'
fewest_cards_win = 'Cards on the table score nothing: playing your last card scores 0, and the others lose points for the cards they still hold. So get rid of cards: lay down your three aces.'
cards_score_heading = 'Cards on the table score'
every_card_counts_heading = 'Every card counts'
books_score_heading = 'A full meld is a book'
what_is_left_costs_heading = 'Leftover cards cost points'
out_ends_the_round_heading = 'The last card ends the round'
round_is_counted_heading = 'Scoring the round'
your_hand_heading = 'Your hand'
your_foot_waits_heading = 'Your foot is waiting'
how_stacks_come_heading = 'Where your cards came from'
everyone_alone_heading = 'Everyone for themselves'
same_card_twice_heading = 'The same card twice'
first_draw_heading = 'Who goes first'
the_first_upcard_heading = 'The discard pile'
draw_first_heading = 'First you draw'
then_discard_heading = 'Then you discard'
then_discard = 'Now put one card face up on the discard pile; that ends your turn. Keep cards that go together, and discard one that matches nothing.'
turn_comes_back_heading = 'Round the table'
meld_in_between_heading = 'In between, you can meld'
meld_in_between = 'You drew a third jack. After drawing, you can lay down as many melds as you like. Lay your three jacks on the table.'
more_in_a_turn_heading = 'As many as fit'
end_the_turn_heading = 'A discard ends the turn'
end_the_turn = 'So a turn is: draw, lay cards down if you like, discard. Your two kings may become three, so keep them. Discard a card that matches nothing.'
nothing_to_lay_heading = 'Nothing to lay down'
nothing_to_lay = "You've drawn, but no three of your cards match. That happens often: just don't lay anything down. Keep your two jacks and two kings, and discard a card that matches nothing."
three_of_a_rank_heading = 'Three of a rank'
three_of_a_rank = 'Three cards of the same rank are a meld, whatever their suits. You hold three nines: lay them on the table.'
meld_grows_heading = 'A meld can grow'
more_at_once_heading = 'The more, the better'
second_meld_allowed_heading = 'A second meld of a rank'
one_meld_of_a_rank_heading = 'One meld of each rank'
pair_waits_heading = "Two aren't enough"
pair_waits = "Two queens aren't a meld yet. They may become one, so keep them and wait for a third. Discard a card that matches nothing."
not_in_a_row_heading = "Cards in a row don't count"
not_in_a_row = "King, queen, jack and ten of spades look good together, but that isn't a meld: only cards of the same rank make one. Your three aces do: lay them down."
two_join_heading = 'You can add two at once'
wild_stands_in_heading = 'Wild cards stand in'
joker_stands_in_heading = 'A joker does the same'
wild_limit_heading = 'Not too many wild cards'
room_for_a_wild_heading = "Now there's room"
where_wilds_belong_heading = 'Clean and dirty'
wild_joins_heading = 'A wild card can join later'
wilds_alone_heading = 'A meld of wild cards'
wilds_need_naturals_heading = 'Wild cards need company'
wilds_need_naturals = "Three twos look like a meld, but wild cards can't form a meld on their own: they need naturals. Keep them for later, and discard a card that matches nothing."
keep_wilds_heading = 'Keep your wild cards'
what_cards_count_heading = 'What the cards are worth'
not_enough_yet_heading = 'Not enough yet'
open_all_at_once_heading = 'Enough to open'
once_open_heading = "Once you've opened"
open_with_all_heading = 'Open with your whole hand'
keep_high_cards_heading = 'High cards help you open'
wilds_help_to_open_heading = 'Wild cards help you open'
no_hurry_to_open_heading = 'No hurry to open'
two_melds_too_little_heading = 'Two melds, still not enough'
pile_instead_heading = 'Taking the pile instead'
look_before_taking_heading = 'Look before you take'
look_before_taking = 'With these rules you can look once a turn at the cards the pile would give you. Your two nines match the upcard, so you could take the pile: look first. Another click puts the cards away.'
pair_takes_heading = 'A pair takes the pile'
pair_takes_the_pile = 'The upcard is a nine, and you hold two nines. Together they are a meld, so you can take the pile. Click it to lay out the nines, then press Play.'
pair_takes_from_the_bottom = 'The upcard matches your two nines, so you can take the pile. The bottom card you take must be melded too: the eight goes on the eights. Click the pile, then press Play.'
use_what_came_heading = 'Use what came with it'
upcard_fits_a_meld_heading = 'A meld takes the pile too'
card_and_wild_take_heading = 'One card and a wild card'
card_and_wild_take = 'The upcard is a nine. You hold only one nine, but also a wild card. With these rules the three together are a meld, so you can take the pile.'
upcard_may_stay_heading = 'Take the pile and keep your pair'
upcard_may_stay_but_the_bottom = 'The upcard matches your two nines, so you can take the pile. Keep all three if you like. The bottom card you take must be melded: it goes on the eights. Click the pile, then press Play.'
open_with_the_pile_heading = 'Opening with the pile'
turned_card_is_free_heading = 'The turned-up card is free'
frozen_until_taken_heading = 'A frozen pile'
frozen_until_taken = 'Someone discarded a wild card: that freezes the pile. Now only a pair of naturals matching the upcard can take it. You hold two nines: take it.'
pairs_take_piles_heading = 'Pairs are worth keeping'
pairs_take_piles = 'Two of a rank can take the pile as soon as a third is on top. You hold two kings and two nines: keep both pairs. Discard a card that matches nothing.'
three_closes_heading = 'A three closes the pile'
three_closes = "The upcard is a three. While it's on top, nobody can take the pile, whatever they hold. Draw from the stock instead."
pile_too_short_heading = 'Too short to take'
not_in_the_first_lap_heading = 'Not first time round'
not_in_the_first_lap = 'You hold two nines, but nobody can take the pile until everyone has had a turn in this round. Draw from the stock.'
wild_on_the_pile_heading = 'A wild card on the pile'
wild_on_the_pile = 'The upcard is a two. Nobody can take the pile while a wild card is on top, even with two more twos in hand. Draw from the stock.'
one_is_too_few_heading = 'One is too few'
one_is_too_few = 'The upcard is a king, but you hold only one king. Your wild two would make them a meld, but only a pair takes the pile here. Draw from the stock.'
feed_nobody_heading = 'Think of the next player'
clean_book_heading = 'A clean book'
dirty_book_heading = 'A dirty book'
clean_book_takes_more_heading = 'Adding to a book'
book_is_sealed_heading = 'A book is closed'
book_is_sealed = "With these rules no more cards can go on a book, and you can't start a second meld of kings. Your king is no use now: discard it."
wild_spoils_a_book_heading = 'Careful with wild cards'
wild_makes_it_dirty_heading = "Don't spoil a clean meld"
book_of_sevens_heading = 'Sevens are special'
book_of_wilds_heading = 'A book of wild cards'
books_to_go_out_heading = 'Books let you go out'
two_to_a_book_heading = 'Two at a time'
book_in_one_go_heading = 'A book in one go'
wild_completes_heading = 'Wild cards complete books too'
foot_comes_second_heading = 'First the hand, then the foot'
foot_by_book_heading = 'Your first book gets you your foot'
that_ends_your_turn = 'That ends your turn.'
foot_by_melding_heading = 'Play your whole hand'
turn_goes_on_heading = 'The turn goes on'
turn_goes_on = 'You melded your last card, so your turn goes on with your foot. It has three jacks: lay them down.'
still_a_discard_heading = 'Discard as always'
still_a_discard = 'Your turn still ends with a discard. Discard a card that matches nothing, and keep the rest for your next turn.'
foot_by_discard_heading = 'Or by discarding'
foot_by_discard = 'This time your hand has only one card left. Discard it: that ends your turn, and you pick up your foot for the next one.'
foot_next_turn_heading = 'Your foot is now your hand'
keep_two_cards_heading = 'Keep two cards'
black_three_goes_heading = 'A black three'
three_on_the_pile_heading = 'A three on the pile'
threes_are_a_rank_heading = 'Threes are a rank'
threes_are_a_rank = 'With these rules threes are a rank like any other, and red and black ones go together. Lay down your three threes.'
threes_at_last_heading = 'Black threes come last'
threes_grow_heading = 'Any three will do'
threes_grow = 'Three threes are on the table, and you hold the three of diamonds. Red or black makes no difference: add it.'
wild_among_threes_heading = 'Wild cards go with threes'
pair_of_threes_heading = 'A pair of threes'
pair_of_threes = 'Like any two cards of the same rank, two threes may become a meld. Keep them, and discard a card that matches nothing.'
three_helps_nobody_heading = 'A three helps nobody'
threes_are_no_meld_heading = "Three threes aren't a meld"
you_hold_three_threes = 'You hold three black threes.'
three_goes_last_heading = 'A three can go last'
three_goes_last = "The last card of your hand is a black three. It's as good a discard as any other: let it go, and you pick up your foot."
red_three_costs_heading = 'Red threes cost points'
red_three_lies_down_heading = 'Red threes go on the table'
red_three_lies_down = 'With these rules you lay a red three on the table as soon as you get it, and draw another card in its place. Draw, and watch.'
red_three_scores_heading = 'You drew a red three'
red_three_in_the_foot_heading = 'Threes in the foot'
red_three_came_up_heading = 'There was a red three'
red_three_came_up = "It's your next turn: you hold the red three from your foot, and you've already drawn. Discard it at once."
red_three_is_idle_heading = 'A red three is no use'
red_three_is_idle = "With these rules a red three costs nothing, but it can't be melded either. Your other cards are pairs, so discard the red three."
partner_opened_heading = 'One opens for all'
two_for_a_meld_heading = 'Two can be enough'
what_others_collect_heading = 'Watch the next player'
partners_foot_first_heading = 'Wait for your team'
ask_first_heading = 'May I go out?'
say_yes_and_score_nothing = 'With these rules your team scores 0 if it goes out, whatever you still hold. Say yes: that ends the round, and the others pay for their cards.'
what_it_takes_heading = 'What going out takes'
last_book_heading = 'The last book'
play_every_card_heading = 'Play every card'
your_score_heading = 'What you score'
count_first = 'First, add up your score.'
out_without_discard_heading = 'Without a discard'
before_others_go_out_heading = 'Before others go out'
count_what_you_keep_heading = 'Cards you keep cost you'
match_goes_on_heading = 'The whole game'
match_is_one_round = 'A match is one round, and the highest total wins.'
next_round_is_dealt = 'When a round ends, the next is dealt.'


def more_cards(count: int) -> str:
    return ('one more card' if plural(count) == "one" else COUNT(count) + ' more cards')


def new_cards(count: int) -> str:
    return ('one new card' if plural(count) == "one" else COUNT(count) + ' new cards')


def rivals(rivals: Sequence[str], alone: bool) -> str:
    return (LIST(rivals) if len(rivals) == 1 else LIST(rivals) if len(rivals) == 2 else LIST(rivals) if len(rivals) == 3 else ('all the others' if alone else 'the others'))


def until_points(target_score: int) -> str:
    return 'Once a team has ' + NUMBER(target_score) + ' points, the highest total wins.'


def after_rounds(rounds: int) -> str:
    return 'After ' + _nouns.rounds(rounds) + ', the highest total wins.'


def match_length(target_score: int, rounds: int) -> str:
    return (__after_rounds(rounds) if target_score == 0 else __until_points(target_score))


def most_cards_win(worth: int) -> str:
    return 'Cards on the table score points; cards still in your hand when a round ends cost points. Lay your three aces on the table: they score ' + NUMBER(worth) + '.'


def most_points_win(target_score: int, rounds: int, winner_takes: bool, worth: int) -> str:
    return __match_length(target_score, rounds) + ' ' + (__fewest_cards_win if winner_takes else __most_cards_win(worth))


def cards_score(card_worth: int, worth: int) -> str:
    return 'Three or more cards of one rank, such as kings, are a meld. A king counts ' + NUMBER(card_worth) + ', so your three kings score ' + NUMBER(worth) + '. Lay them on the table.'


def every_card_counts(worth: int) -> str:
    return 'Cards you add to a meld score too. Three eights are on the table, and your eight counts ' + NUMBER(worth) + ': add it.'


def books_score(lacks_one: int, book_size: int, clean_book: int) -> str:
    return CAPITAL(COUNT(lacks_one)) + ' queens are on the table. Yours makes ' + COUNT(book_size) + ', so the meld is now a book. ' + ('Add your queen.' if clean_book == 0 else 'It scores ' + NUMBER(clean_book) + ' extra. Add your queen.')


def what_is_left_costs(marked_rank: Rank, marked_worth: int, cheap_rank: Rank, cheap_worth: int) -> str:
    return 'If someone else ends the round, the cards you still hold cost you points: ' + __each_costs(marked_rank, marked_worth, cheap_rank, cheap_worth) + '. To end your turn, discard one card onto the pile in the middle: make it the ' + _nouns.rank(marked_rank) + '.'


def each_costs(marked_rank: Rank, marked_worth: int, cheap_rank: Rank, cheap_worth: int) -> str:
    return _nouns.a_rank(marked_rank) + ' costs ' + NUMBER(marked_worth) + ', ' + _nouns.a_rank(cheap_rank) + ' ' + NUMBER(cheap_worth)


def out_ends_the_round(needs_books: bool, alone: bool, go_out_bonus: int, asked: bool, partners: Sequence[str]) -> str:
    return 'This is your last card' + ((', and you have all the books you need' if alone else ', and your team has all the books it needs') if needs_books else '') + '. Playing it is called going out: that ends the round' + ('.' if go_out_bonus == 0 else ' ' + 'and scores ' + NUMBER(go_out_bonus) + ' extra.') + __if_asked(asked, partners)


def partners_agree(partners: Sequence[str]) -> str:
    return ('Your partner ' + LIST(partners) + ' is asked first and says yes.' if len(partners) == 1 else 'Your partners ' + LIST(partners) + ' are asked first and say yes.')


def if_asked(asked: bool, partners: Sequence[str]) -> str:
    return (' ' + __partners_agree(partners) if asked else '')


def round_is_counted(winner_takes: bool, alone: bool, mine_melded: int, mine_books: int, mine_bonus: int, mine_left: int, partners: Sequence[str], partner: Person, mine_total: int, their_names: Sequence[str], next: Person, theirs_gain: int, theirs_left: int, theirs_total: int, last_round: bool, draw_count: int) -> str:
    return __own_score(winner_takes, alone, mine_melded, mine_books, mine_bonus, mine_left, partners, partner, mine_total) + ' ' + __their_score(their_names, next, theirs_gain, theirs_left, theirs_total) + ('Another match: draw ' + _nouns.cards(draw_count) + ' from the middle.' if last_round else 'Next round: draw ' + _nouns.cards(draw_count) + ' from the middle.')


def own_score_for_out(alone: bool) -> str:
    return ('You get 0 for going out; the others lose points.' if alone else 'Your team gets 0 for going out; the others lose points.')


def own_score(winner_takes: bool, alone: bool, mine_melded: int, mine_books: int, mine_bonus: int, mine_left: int, partners: Sequence[str], partner: Person, mine_total: int) -> str:
    return (__own_score_for_out(alone) if winner_takes else ('You get ' + LIST([part for part in (__for_cards(mine_melded) if mine_melded else '', __for_books(mine_books) if mine_books else '', __for_going_out(mine_bonus) if mine_bonus else '') if part]) if alone else 'Your team gets ' + LIST([part for part in (__for_cards(mine_melded) if mine_melded else '', __for_books(mine_books) if mine_books else '', __for_going_out(mine_bonus) if mine_bonus else '') if part])) + ('' if mine_left == 0 else ', less ' + NUMBER(mine_left) + ' for ' + (_nouns.whose(partner) if len(partners) == 1 else "your partners'") + ' cards') + ': ' + NUMBER(mine_total) + ' points.')


def for_cards(points: int) -> str:
    return NUMBER(points) + ' for cards'


def for_books(points: int) -> str:
    return NUMBER(points) + ' for books'


def for_going_out(points: int) -> str:
    return NUMBER(points) + ' for going out'


def their_loss(their_names: Sequence[str], next: Person, theirs_left: int) -> str:
    return (LIST(their_names) + ' loses' if len(their_names) == 1 else LIST(their_names) + ' lose' if len(their_names) == 2 else CAPITAL(_nouns.whose(next)) + ' team loses') + ' ' + NUMBER(theirs_left) + ' for leftover cards.'


def their_score(their_names: Sequence[str], next: Person, theirs_gain: int, theirs_left: int, theirs_total: int) -> str:
    return ('' if theirs_left == 0 else (__their_loss(their_names, next, theirs_left) if theirs_gain == 0 else (LIST(their_names) + ' gets' if len(their_names) == 1 else LIST(their_names) + ' get' if len(their_names) == 2 else CAPITAL(_nouns.whose(next)) + ' team gets') + ' ' + NUMBER(theirs_gain) + ', less ' + NUMBER(theirs_left) + ' for leftover cards: ' + NUMBER(theirs_total) + '.') + ' ')


def your_hand(dealt: int) -> str:
    return 'Everyone starts with a hand of ' + _nouns.cards(dealt) + ". Only you see yours. Suits don't matter: sevens go with sevens. Find your three sevens, and lay them down."


def your_foot_waits(foot: int, by_book: bool, tail: int) -> str:
    return CAPITAL(__more_cards(foot)) + ' ' + ('is waiting' if plural(foot) == "one" else 'are waiting') + ' for you, face down: your foot. You pick it up when your hand is empty' + (', or when you complete your first book.' if by_book else '.') + ' ' + ('Your last card fits the eights: add it.' if tail == 0 else 'A tail of ' + _nouns.cards(tail) + ' follows. Your last card fits the eights: add it.')


def how_stacks_come(is_cut: bool, packet: int, cut_bonus: int, way: Literal["none", "left", "right", "both_left", "both_right", "each_way"], stacks: Literal["dealt", "choose", "bottom_high", "bottom_low"], draw_count: int) -> str:
    return (__stacks_cut(packet) + ' ' + ('' if cut_bonus == 0 else __stacks_cut_bonus(packet, cut_bonus) + ' ') if is_cut else '') + ('' if way == "none" else __stacks_passed(way) + ' ') + ('' if stacks == "dealt" else __stacks_chosen(stacks) + ' ') + 'Then play begins: draw ' + _nouns.cards(draw_count) + ' from the middle.'


def stacks_cut(packet: int) -> str:
    return 'Everyone lifts a packet off the shuffled cards, hoping for ' + COUNT(packet) + '.'


def stacks_cut_bonus(packet: int, cut_bonus: int) -> str:
    return 'Exactly ' + COUNT(packet) + ' scores ' + NUMBER(cut_bonus) + ' points.'


def stacks_passed(way: Literal["none", "left", "right", "both_left", "both_right", "each_way"]) -> str:
    return ('One of your two stacks goes to the player on your left.' if way == "left" else 'One of your two stacks goes to the player on your right.' if way == "right" else 'Both your stacks go to the player on your left.' if way == "both_left" else 'Both your stacks go to the player on your right.' if way == "both_right" else 'One of your two stacks goes to the left, the other to the right.')


def stacks_chosen(stacks: Literal["dealt", "choose", "bottom_high", "bottom_low"]) -> str:
    return ('You choose one stack as your hand, without looking; the other is your foot.' if stacks == "choose" else 'The stack with the higher bottom card is your hand, the other your foot.' if stacks == "bottom_high" else 'The stack with the lower bottom card is your hand, the other your foot.')


def who_sits_where_heading(partners: Sequence[str]) -> str:
    return ('Your partner' if len(partners) == 1 else 'Your partners')


def who_sits_where(partners: Sequence[str], rivals: Sequence[str], alone: bool, partner: Person) -> str:
    return (LIST(partners) + ' is your partner: you play together against ' + __rivals(rivals, alone) + '. Anything either of you lays down belongs to both of you, and you share all your points.' if len(partners) == 1 else LIST(partners) + ' are your partners: you play together against ' + __rivals(rivals, alone) + '. Anything one of you lays down belongs to all of you, and you share all your points.') + ' ' + partner.name + ' has laid down three tens: add yours.'


def everyone_alone(rivals: Sequence[str], alone: bool, next: Person) -> str:
    return 'You play against ' + __rivals(rivals, alone) + ". What they lay down is theirs: your ten can't join " + _nouns.whose(next) + ' tens. Your eight fits your own eights: add it.'


def same_card_twice(decks: int) -> str:
    return CAPITAL(_nouns.decks(decks)) + ' were shuffled together, so you can hold the very same card twice: here, two kings of spades. With the king of hearts you have three kings: lay them down.'


def first_draw(first_player: Literal["left_of_dealer", "high_card", "random"], dealer: Person, decks: int, deck_size: int, stock: int, draw_count: int) -> str:
    return __you_begin(first_player, dealer) + ' ' + CAPITAL(_nouns.decks(decks)) + ' of ' + NUMBER(deck_size) + ' cards were shuffled and dealt. The ' + _nouns.cards(stock) + ' left are the stock: draw ' + _nouns.cards(draw_count) + '.'


def you_begin(first_player: Literal["left_of_dealer", "high_card", "random"], dealer: Person) -> str:
    return (dealer.name + " dealt, and you sit on the dealer's left, so you go first." if first_player == "left_of_dealer" else 'Everyone drew a card, and yours was the highest: you go first.' if first_player == "high_card" else "The first player is picked at random, and it's you.")


def the_first_upcard(turned: bool) -> str:
    return 'Every turn ends with a discard: one card from your hand, face up on the discard pile. ' + ('Before the first turn, one card was turned up to start it.' if turned else 'The pile starts with yours.') + ' Discard a card that matches nothing.'


def draw_first(draw_count: int) -> str:
    return "When it's your turn, draw " + _nouns.cards(draw_count) + ' from the stock, the face-down cards in the middle. Click the stock.'


def turn_comes_back(others: Sequence[str]) -> str:
    return (LIST(others) + ' has had a turn.' if len(others) == 1 else LIST(others) + ' have had their turns, clockwise round the table.') + " Now it's your turn again: draw."


def more_in_a_turn(alone: bool) -> str:
    return 'You also hold an eight, and ' + ('you have a meld of eights on the table.' if alone else 'your team has a meld of eights on the table.') + ' On any of your turns you can add cards that fit a meld. Add your eight.'


def meld_grows(alone: bool, partner: Person) -> str:
    return ('You started a meld of eights in an earlier turn.' if alone else partner.name + ' started a meld of eights, and it belongs to your whole team.') + " Single cards can join a meld that's on the table. Add your eight."


def more_at_once(winner_takes: bool) -> str:
    return 'You can start a meld with more than three cards, and ' + ("then you're rid of them all." if winner_takes else 'every one of them scores.') + ' Lay down your four sixes together.'


def second_meld_allowed(alone: bool) -> str:
    return 'Three kings are on the table, and you hold three more. With these rules ' + ('you can have several melds of the same rank.' if alone else 'your team can have several melds of the same rank.') + ' Start a second meld of kings.'


def one_meld_of_a_rank(never: bool, alone: bool) -> str:
    return (('You can have only one meld of each rank.' if alone else 'Your team can have only one meld of each rank.') if never else ('You can start a second meld of kings only once the first is a book.' if alone else 'Your team can start a second meld of kings only once the first is a book.')) + ' So your three kings join the three on the table: add them.'


def two_join(alone: bool) -> str:
    return ('You have four eights on the table, and you hold two more.' if alone else 'Your team has four eights on the table, and you hold two more.') + ' Add both: that makes six.'


def wild_stands_in(jokers: bool, beside: int) -> str:
    return ('Twos and jokers are wild:' if jokers else 'Twos are wild:') + ' in a meld they stand in for other cards. All cards from four to ace are naturals. ' + CAPITAL(COUNT(beside)) + ' queens and a two are a meld: lay them down.'


def joker_stands_in(beside: int) -> str:
    return 'A joker stands in for any card, just like a two. ' + CAPITAL(COUNT(beside)) + ' kings and your joker are a meld: lay them down.'


def wild_limit(cap: int, wild_limit: Literal["equal", "fewer", "half"], meld_naturals: int, meld_rank: Rank, meld_wilds: int, laid: int) -> str:
    return (__wild_share(wild_limit) if cap == 0 else __wild_cap(cap)) + ' This meld has ' + _nouns.of_rank(meld_naturals, meld_rank) + ' and ' + _nouns.wilds(meld_wilds) + ", so there's no room for another wild card. " + ('Your jack fits: add it.' if plural(laid) == "one" else 'Your ' + COUNT(laid) + ' jacks fit: add them.')


def wild_cap(cap: int) -> str:
    return "A meld can't have more than " + _nouns.wilds(cap) + '.'


def wild_share(wild_limit: Literal["equal", "fewer", "half"]) -> str:
    return ("A meld can't have more wild cards than naturals." if wild_limit == "equal" else 'A meld must have more naturals than wild cards.' if wild_limit == "fewer" else 'A meld needs two naturals for every wild card.')


def room_for_a_wild(meld_naturals: int, meld_rank: Rank, jokers: bool, wild_worth: int, wild_per_turn: int) -> str:
    return 'With ' + _nouns.of_rank(meld_naturals, meld_rank) + ', the meld has room for one more wild card. ' + ('Your joker counts ' + NUMBER(wild_worth) + ': add it.' if jokers else 'Your two counts ' + NUMBER(wild_worth) + ': add it.') + ('' if wild_per_turn == 0 else ' ' + 'You can add at most ' + _nouns.wilds(wild_per_turn) + ' to a meld in one turn.')


def where_wilds_belong(differ: bool, clean_book: int, dirty_book: int, jokers: bool) -> str:
    return 'A meld without wild cards is clean; one with wild cards is dirty. ' + ('A clean book scores ' + NUMBER(clean_book) + ', a dirty one ' + NUMBER(dirty_book) + '. Keep the kings clean:' if differ else 'Keep the kings clean:') + ' the nines are already dirty, so put your ' + ('joker there.' if jokers else 'two there.')


def wild_joins(meld_naturals: int, meld_rank: Rank, jokers: bool) -> str:
    return CAPITAL(_nouns.of_rank(meld_naturals, meld_rank)) + ' are on the table without a wild card: the meld is clean. Your ' + ('joker can join them as one more ' + _nouns.rank(meld_rank) + ', which makes the meld dirty. Add the joker.' if jokers else 'two can join them as one more ' + _nouns.rank(meld_rank) + ', which makes the meld dirty. Add the two.')


def wilds_alone(jokers: bool) -> str:
    return "With these rules wild cards can also make a meld on their own. Naturals can't join it. Lay down your " + ('joker and your two twos.' if jokers else 'three twos.')


def keep_wilds(winner_takes: bool, two: int) -> str:
    return ('A wild card helps in almost any meld.' if winner_takes else 'A wild card helps in almost any meld, and a two counts ' + NUMBER(two) + ' points too.') + ' Keep it, and discard a card that matches nothing.'


def first_melds_count_heading(need: int) -> str:
    return 'The first melds must be worth ' + NUMBER(need)


def first_melds_count(alone: bool, own_round: int, need: int, laid: int, rank: Rank, worth: int) -> str:
    return ('You have nothing on the table yet.' if alone else 'Your team has nothing on the table yet.') + ' The first melds of ' + ('a round' if own_round == 0 else 'round ' + COUNT(own_round)) + ' must come to ' + NUMBER(need) + " points, all at once: that's called opening. Lay out your " + _nouns.of_rank(laid, rank) + ', ' + NUMBER(worth) + ' points, then press Play.'


def what_cards_count(jokers: bool, joker: int, two: int, ace: int, high_from: Rank, ten_value: int, low_from: Rank, five_value: int, cards: Sequence[Card], worth: int) -> str:
    return ('A joker counts ' + NUMBER(joker) + ', a two ' + NUMBER(two) + ',' if jokers else 'A two counts ' + NUMBER(two) + ',') + ' an ace ' + NUMBER(ace) + ', ' + _nouns.rank(high_from) + ' to king ' + NUMBER(ten_value) + ', four to ' + _nouns.rank(low_from) + ' ' + NUMBER(five_value) + '. So ' + LIST([_nouns.of_rank(count, rank) for rank, count in by_rank(cards)]) + ' come to ' + NUMBER(worth) + ': open with them.'


def not_enough_yet(held_count: int, held_rank: Rank, held_worth: int, need: int) -> str:
    return 'Your ' + _nouns.of_rank(held_count, held_rank) + ' come to ' + NUMBER(held_worth) + ', but you need ' + NUMBER(need) + '. Keep them, and wait for more. Discard a card that matches nothing.'


def adds_up(each: Sequence[str], worth: int, exact: bool, need: int) -> str:
    return CAPITAL(LIST(each)) + ('' if len(each) == 1 else ': ' + NUMBER(worth) + ' together') + ', ' + ('just enough.' if exact else 'and you need ' + NUMBER(need) + '.')


def meld_is_worth(cards: Sequence[Card], worth: int) -> str:
    return LIST([_nouns.of_rank(count, rank) for rank, count in by_rank(cards)]) + ' make ' + NUMBER(worth)


def lay_out(melds: int) -> str:
    return ('Lay them out,' if melds == 1 else 'Lay out both melds,' if melds == 2 else 'Lay out all the melds,') + ' then press Play.'


def open_all_at_once(each: Sequence[str], worth: int, exact: bool, need: int, melds: int) -> str:
    return __adds_up(each, worth, exact, need) + ' ' + __lay_out(melds)


def once_open(alone: bool, new_meld_points: int, worth: int) -> str:
    return 'For the rest of the round ' + ('you can lay down' if alone else 'your team can lay down') + ' ' + ('any meld, however small.' if new_meld_points == 0 else 'any meld worth ' + NUMBER(new_meld_points) + ' points or more.') + ' Three fours are worth only ' + NUMBER(worth) + " points, but that's fine: lay them down."


def minimum_grows_heading(need: int) -> str:
    return 'Now you need ' + NUMBER(need)


def needed_in_round(round: int, need: int) -> str:
    return 'In round ' + COUNT(round) + ' you need ' + NUMBER(need) + ' points to open.'


def needed_with_total(own_total: int, need: int) -> str:
    return 'With a total of ' + NUMBER(own_total) + ' you need ' + NUMBER(need) + ' points to open.'


def minimum_grows(by_total: bool, own_total: int, need: int, round: int, each: Sequence[str], worth: int, exact: bool, melds: int) -> str:
    return (__needed_with_total(own_total, need) if by_total else __needed_in_round(round, need)) + ' ' + __adds_up(each, worth, exact, need) + ' ' + __lay_out(melds)


def open_with_all(worth: int, melds: int) -> str:
    return "With these rules there's no minimum if your opening melds use up your whole hand. Three fours and three fives are worth only " + NUMBER(worth) + ", but they're all you hold. " + __lay_out(melds)


def keep_high_cards(alone: bool, need: int, ace: int, marked_rank: Rank, marked_worth: int) -> str:
    return ('You need' if alone else 'Your team needs') + ' ' + NUMBER(need) + ' points to open. An ace counts ' + NUMBER(ace) + ', ' + _nouns.a_rank(marked_rank) + ' only ' + NUMBER(marked_worth) + '. Keep the cards that count more, and discard the ' + _nouns.rank(marked_rank) + '.'


def wilds_help_to_open(jokers: bool, joker: int, two: int) -> str:
    return ('A joker adds ' + NUMBER(joker) + ' and a two ' + NUMBER(two) + ' to your first melds.' if jokers else 'A two adds ' + NUMBER(two) + ' to your first melds.') + ' So until you open, keep your wild cards, and your two kings: a wild card makes them a meld. Discard a card that matches nothing.'


def no_hurry_to_open(need: int, draw_count: int) -> str:
    return 'Getting ' + NUMBER(need) + ' points takes time. Nobody has to open in the first few turns: draw, collect and discard. Draw ' + _nouns.cards(draw_count) + '.'


def two_melds_too_little(high_worth: int, need: int) -> str:
    return 'Three kings and three aces come to ' + NUMBER(high_worth) + ', still short of the ' + NUMBER(need) + ' you need. Keep all six: every card brings you closer. Discard a card that matches nothing.'


def pile_instead(pile_count: int, short_pile: bool, take_with: Literal["pair", "pair_or_wild", "pair_or_meld", "any_play"]) -> str:
    return 'Instead of drawing, you can take ' + ('the whole discard pile' if pile_count == 0 else 'one card off the discard pile' if pile_count == 1 else ('up to ' + _nouns.cards(pile_count) + ' off the discard pile' if short_pile else _nouns.cards(pile_count) + ' off the discard pile')) + ' if ' + ('you hold two cards like its top card, the upcard.' if take_with == "pair" else 'you hold two like its top card, the upcard, or one and a wild card.' if take_with == "pair_or_wild" else 'you hold two like its top card, the upcard, or have a matching meld.' if take_with == "pair_or_meld" else 'you can play its top card, the upcard, at once.') + ' The upcard is a jack and you have none: draw from the stock.'


def drawn_with_the_pile(take_then_draw: int) -> str:
    return "You'll also draw " + _nouns.cards(take_then_draw) + ' from the stock.'


def draws_follow(take_then_draw: int) -> str:
    return ('' if take_then_draw == 0 else ' ' + __drawn_with_the_pile(take_then_draw))


def pair_takes(takes_bottom: bool, take_then_draw: int) -> str:
    return (__pair_takes_from_the_bottom if takes_bottom else __pair_takes_the_pile) + __draws_follow(take_then_draw)


def use_what_came(came: int) -> str:
    return 'You picked up ' + __more_cards(came) + ', including an ace. Now you hold three aces: lay them down.'


def upcard_fits_a_meld(alone: bool) -> str:
    return 'The upcard is an eight, and ' + ('you have a meld of eights.' if alone else 'your team has a meld of eights.') + ' It fits there, so you can take the pile without holding an eight. Click the pile, then press Play.'


def upcard_may_stay_with_its_pair(alone: bool) -> str:
    return 'The upcard matches your two nines, so you can take the pile. ' + ("You've opened, so you may keep all three in your hand." if alone else 'Your team has opened, so you may keep all three in your hand.') + ' Click the pile, then press Play.'


def upcard_may_stay(takes_bottom: bool, alone: bool) -> str:
    return (__upcard_may_stay_but_the_bottom if takes_bottom else __upcard_may_stay_with_its_pair(alone))


def open_with_the_pile(each: Sequence[str], worth: int, exact: bool, need: int) -> str:
    return __adds_up(each, worth, exact, need) + " The upcard counts; the cards under it don't. Take the pile and open."


def turned_card_is_free(waits: bool, take_then_draw: int) -> str:
    return 'You have the first turn of the round, so you can take the turned-up card instead of drawing, without melding it: then you hold two kings. ' + ('After that, nobody can take the pile until everyone has had a turn. Click the pile, then press Play.' if waits else 'Click the pile, then press Play.') + __draws_follow(take_then_draw)


def frozen_for_a_lap_heading() -> str:
    return __frozen_until_taken_heading


def frozen_for_a_lap(before: Person) -> str:
    return before.name + ' discarded a wild card: that freezes the pile, and nobody can take it until ' + before.name + ' plays again. Draw from the stock.'


def pile_too_short(pile: int, pile_needs: int) -> str:
    return 'You hold two nines, but the pile has only ' + _nouns.cards(pile) + '. With these rules it needs ' + COUNT(pile_needs) + '. Draw from the stock.'


def feed_nobody(next: Person) -> str:
    return next.name + ' plays next and has jacks on the table: your jack is just what ' + next.name + ' wants. Keep it, and discard another card that matches nothing.'


def clean_book(book_size: int, clean_book: int, spoils: bool) -> str:
    return 'A meld of ' + _nouns.cards(book_size) + " is a book. Without wild cards it's clean" + ('' if clean_book == 0 else ', scores ' + NUMBER(clean_book) + ' extra') + ' and is put aside with a red card on top. Complete it with your king' + (': your two would make it dirty.' if spoils else '.')


def dirty_book(book_size: int, dirty_book: int) -> str:
    return "There's a wild card among these jacks. With " + _nouns.cards(book_size) + " they're a book too, but a dirty one: it " + ('has a black card on top.' if dirty_book == 0 else 'scores ' + NUMBER(dirty_book) + ' extra and has a black card on top.') + ' Add your jack.'


def book_takes_more(winner_takes: bool) -> str:
    return ('Your king costs nothing there: add it.' if winner_takes else 'Your king still scores there: add it.')


def what_books_take(closed_book: Literal["any", "keep_kind", "naturals", "clean_open", "dirty_open", "sealed"]) -> str:
    return ('You can keep adding to a book, and every card scores.' if closed_book == "any" else 'A clean book still takes naturals, but no wild cards: it stays clean.' if closed_book == "keep_kind" else 'A book still takes naturals, but no more wild cards.' if closed_book == "naturals" else 'A clean book still takes naturals; a dirty one is closed.' if closed_book == "clean_open" else 'A dirty book still takes cards; a clean one is closed.' if closed_book == "dirty_open" else 'A book takes no more cards.')


def clean_book_takes_more(closed_book: Literal["any", "keep_kind", "naturals", "clean_open", "dirty_open", "sealed"], winner_takes: bool) -> str:
    return __what_books_take(closed_book) + ' ' + __book_takes_more(winner_takes)


def dirty_book_takes_more_heading() -> str:
    return __clean_book_takes_more_heading


def dirty_book_takes_more(closed_book: Literal["any", "keep_kind", "naturals", "clean_open", "dirty_open", "sealed"], winner_takes: bool) -> str:
    return __clean_book_takes_more(closed_book, winner_takes)


def wild_spoils_a_book(dirty_book: int, clean_book: int) -> str:
    return 'A wild card would make the clean kings dirty: ' + NUMBER(dirty_book) + ' instead of ' + NUMBER(clean_book) + '. The jacks already have a wild card, so put your two there.'


def wild_makes_it_dirty(dirty_book: int, clean_book: int) -> str:
    return 'A wild card would complete the kings, but as a dirty book: ' + NUMBER(dirty_book) + ' instead of ' + NUMBER(clean_book) + '. The jacks already have a wild card. Put your two there, and wait for a king.'


def book_of_sevens(sevens_clean: bool, sevens_needed: bool, sevens_book: int, sevens_kept: bool) -> str:
    return 'With these rules ' + ('a clean book of sevens' if sevens_clean else 'a book of sevens') + ' ' + (('is needed to go out.' if sevens_book == 0 else 'scores ' + NUMBER(sevens_book) + ' and is needed to go out.') if sevens_needed else 'scores ' + NUMBER(sevens_book) + '.') + ' Add your seven to complete yours.' + (' ' + "Until then you can't discard a seven unless you have nothing else." if sevens_kept else '')


def book_of_wilds(book_size: int, wild_book: int) -> str:
    return CAPITAL(_nouns.wilds(book_size)) + ' are a book too, and score ' + NUMBER(wild_book) + ' extra. Add your two.'


def books_to_go_out(alone: bool, books: str, rank: Rank) -> str:
    return __to_go_out_you_need(alone, books) + ' The “To go out” panel counts them. Complete another book: add your ' + _nouns.rank(rank) + ' to the queens.'


def to_go_out_you_need(alone: bool, books: str) -> str:
    return 'To go out, ' + ('you need' if alone else 'your team needs') + ' ' + ('no books' if not books else books) + '.'


def two_to_a_book(lacks_two: int, book_size: int) -> str:
    return CAPITAL(COUNT(lacks_two)) + ' aces are on the table, and you hold two more, which makes ' + COUNT(book_size) + '. No need to add cards one by one: complete the book with both.'


def book_in_one_go(book_size: int) -> str:
    return "A book needn't grow turn by turn. You hold " + COUNT(book_size) + ' nines: lay them all down, and you have a clean book at once.'


def wild_completes(lacks_one: int) -> str:
    return CAPITAL(COUNT(lacks_one)) + " queens are on the table, and no queen has turned up for a long time. A wild card can fill the gap. That makes the book dirty, but it's still a book. Add your two."


def foot_comes_second(by_book: bool, hand: int, foot: int) -> str:
    return ('You can get your foot without a book too: your hand has ' + _nouns.cards(hand) + ' left.' if by_book else 'Your hand has ' + _nouns.cards(hand) + ' left.') + " Once they're all played, you pick up your foot: " + __new_cards(foot) + '. Begin with your three queens: lay them down.'


def foot_by_book(foot_ends_turn: bool) -> str:
    return 'With these rules your foot joins your hand as soon as you complete your first book. Your king completes one: add it.' + __turn_ends(foot_ends_turn)


def turn_ends(foot_ends_turn: bool) -> str:
    return (' ' + __that_ends_your_turn if foot_ends_turn else '')


def foot_by_melding(foot_ends_turn: bool) -> str:
    return 'The eight is your last card, and it fits the other eights. Add it: that uses up your hand, and you pick up your foot at once.' + __turn_ends(foot_ends_turn)


def foot_next_turn(next_stack: int, draw_count: int) -> str:
    return "It's your turn, and you play from your foot. " + ('Nothing else has changed: draw ' + _nouns.cards(draw_count) + '.' if next_stack == 0 else "When it's used up, you pick up your tail: " + __more_cards(next_stack) + ', and you go out from those. Draw ' + _nouns.cards(draw_count) + '.')


def keep_two_cards(last: Literal["foot", "tail"], alone: bool) -> str:
    return "You're in your " + _nouns.stack(last) + ', and ' + ("you can't go out yet." if alone else "your team can't go out yet.") + ' So keep two cards: one to discard, one to hold. Your three queens have to wait. Discard the nine.'


def black_threes(meld_threes: Literal["no", "black_last", "black_in_foot", "all"], last: Literal["foot", "tail"]) -> str:
    return ("Threes can't be melded: you can only discard them." if meld_threes == "no" else 'Black threes can be melded only when you go out.' if meld_threes == "black_last" else 'Black threes can be melded from the ' + _nouns.stack(last) + ', never from the hand.' if meld_threes == "black_in_foot" else 'Threes are a rank like any other.')


def black_three_goes(meld_threes: Literal["no", "black_last", "black_in_foot", "all"], last: Literal["foot", "tail"], closes: bool) -> str:
    return __black_threes(meld_threes, last) + ' ' + ('A three on the pile closes it to the next player. Discard your three.' if closes else 'Discard your three.')


def three_on_the_pile(before: Person) -> str:
    return before.name + ' discarded a three. That closes the pile to you, but only for this turn. Draw from the stock.'


def threes_from_the_foot_heading(last: Literal["foot", "tail"]) -> str:
    return 'Black threes from the ' + _nouns.stack(last)


def threes_from_the_foot(last: Literal["foot", "tail"]) -> str:
    return "You're in your " + _nouns.stack(last) + '. From there you can meld black threes, but without wild cards. Lay down your three black threes.'


def threes_at_last(asked: bool, partners: Sequence[str]) -> str:
    return 'You can meld black threes only when you go out, and without wild cards. Go out with yours now.' + __if_asked(asked, partners)


def wild_among_threes(beside: int, jokers: bool) -> str:
    return 'A wild card can stand in for any other card, even a three. ' + CAPITAL(COUNT(beside)) + ' threes and your ' + ('joker make a meld: lay them down.' if jokers else 'two make a meld: lay them down.')


def three_helps_nobody(next: Person) -> str:
    return next.name + ' plays next and has jacks and tens on the table, so yours would help ' + next.name + '. Your kings and queens are pairs worth keeping. A black three helps nobody: discard it.'


def threes_are_no_meld(meld_threes: Literal["no", "black_last", "black_in_foot", "all"], last: Literal["foot", "tail"]) -> str:
    return __you_hold_three_threes + ' ' + __black_threes(meld_threes, last) + ' So discard one each turn, starting now.'


def red_three_costs(red_three: int, unless: Literal["never", "you", "team"]) -> str:
    return "A red three can't be melded, and left in your hand it costs " + NUMBER(red_three) + ' points' + (' ' + 'unless you go out.' if unless == "you" else ' ' + 'unless your team goes out.' if unless == "team" else '.') + ' Get rid of it first: discard the red three.'


def red_three_scores(pays_less: bool, red_three_bonus: int, red_three_not_out: int, alone: bool) -> str:
    return (__red_three_bonus_by_going_out(red_three_bonus, red_three_not_out, alone) if pays_less else __red_three_bonus(red_three_bonus, alone)) + ' Your turn then continues as usual: discard a card that matches nothing.'


def red_three_bonus(red_three_bonus: int, alone: bool) -> str:
    return ('Your red three scores nothing for ' + ('you, but' if alone else 'your team, but') if red_three_bonus == 0 else 'Your red three scores ' + NUMBER(red_three_bonus) + ' for ' + ('you, and' if alone else 'your team, and')) + " it's out of your way."


def red_three_bonus_by_going_out(red_three_bonus: int, red_three_not_out: int, alone: bool) -> str:
    return 'Your red three scores ' + NUMBER(red_three_bonus) + ' for ' + ('you' if alone else 'your team') + ' if you go out (otherwise ' + ('nothing' if red_three_not_out == 0 else NUMBER(red_three_not_out)) + "), and it's out of your way."


def red_three_in_the_foot(red_three: int, unless: Literal["never", "you", "team"]) -> str:
    return 'There may be a red three in your foot. If the round ends before you pick it up, that costs ' + NUMBER(red_three) + ' points' + (' ' + 'unless you go out.' if unless == "you" else ' ' + 'unless your team goes out.' if unless == "team" else '.') + ' So hurry: discard your last card, and pick up your foot.'


def melds_in_common_heading(partner: Person) -> str:
    return CAPITAL(_nouns.whose(partner)) + ' melds are yours too'


def melds_in_common(partner: Person, lacks_one: int) -> str:
    return partner.name + ' has melded ' + COUNT(lacks_one) + ' kings. Your team shares its melds, so your king joins them and completes the book.'


def partner_opened(partner: Person) -> str:
    return partner.name + " has opened in this round. That counts for your whole team, so you don't have to open again. Lay down your three fours."


def two_for_a_meld(partner: Person) -> str:
    return "Two jacks aren't a meld on their own. But " + partner.name + ' has laid down three jacks, and yours fit there. Add both.'


def what_others_collect(next: Person) -> str:
    return next.name + ' plays after you and has tens on the table. Your ten is just what ' + next.name + ' wants. Keep it, and discard another card that matches nothing.'


def help_to_go_out_heading(partner: Person) -> str:
    return 'Help ' + partner.name


def help_to_go_out(partner: Person, rank: Rank, permission: bool) -> str:
    return partner.name + ' has two cards left, and your team is one card short of the books it needs to go out. You hold that card: add your ' + _nouns.rank(rank) + ', and ' + partner.name + ' can ' + ('ask to go out next turn.' if permission else 'go out next turn.')


def partners_foot_first(partners: Sequence[str], picked_up: bool, last: Literal["foot", "tail"]) -> str:
    return "Your team has all the books it needs, but you can't go out until " + (LIST(partners) + ' has' if len(partners) == 1 else LIST(partners) + ' have each') + ' ' + ('picked up their ' + _nouns.stack(last) + '.' if picked_up else 'played a card from their ' + _nouns.stack(last) + '.') + ' So discard one card, and keep the other.'


def ask_first(partners: Sequence[str]) -> str:
    return 'Before you go out, you ask ' + LIST(partners) + ". If the answer is yes, you go out at once; if it's no, you play on and can't ask again that turn. Press Go out."


def say_no_heading(partner: Person) -> str:
    return partner.name + ' asks you'


def partner_asks_again_heading(partner: Person) -> str:
    return partner.name + ' asks again'


def say_yes_heading(winner_takes: bool, partner: Person) -> str:
    return (__say_no_heading(partner) if winner_takes else __partner_asks_again_heading(partner))


def say_no(hand: int, hand_worth: int, partner: Person) -> str:
    return 'You hold ' + _nouns.cards(hand) + ' that would cost your team ' + NUMBER(hand_worth) + ' points. Next turn you could lay down kings and queens instead. Say no to ' + partner.name + '.'


def say_yes_for_one_card(hand_worth: int) -> str:
    return 'A turn later, a five is all you hold. It costs only ' + NUMBER(hand_worth) + ' points, so going out is fine. Say yes: that ends the round.'


def say_yes(winner_takes: bool, hand_worth: int) -> str:
    return (__say_yes_and_score_nothing if winner_takes else __say_yes_for_one_card(hand_worth))


def hold_the_last_card_heading(partner: Person) -> str:
    return 'Waiting for ' + partner.name


def hold_the_last_card(partner: Person, last: Literal["foot", "tail"]) -> str:
    return 'You have one card left, and ' + partner.name + ' has neither melded nor picked up their ' + _nouns.stack(last) + '. With these rules you can wait: keep your card, and end the turn without a discard. Press Keep.'


def what_it_takes(foot_needed: bool, last: Literal["foot", "tail"], alone: bool, books: str) -> str:
    return ('You go out by playing the last card of your ' + _nouns.stack(last) + '.' if foot_needed else 'You go out by playing your last card, even without your ' + _nouns.stack(last) + '.') + ' ' + __before_that_you_need(alone, books)


def before_that_you_need(alone: bool, books: str) -> str:
    return 'First, ' + ('you need' if alone else 'your team needs') + ' ' + ('no books' if not books else books) + '. One book is still missing: discard a card, and wait.'


def last_book(rank: Rank) -> str:
    return 'The ' + _nouns.rank(rank) + ' in your hand completes the last book you need: add it.'


def play_every_card(discards: bool, last: Literal["foot", "tail"], asked: bool, partners: Sequence[str]) -> str:
    return ('The eight goes on the eights, the five on the discard pile: then your ' + _nouns.stack(last) + " is used up, and you're out." if discards else "Both your eights go on the meld, because you can't discard your last card here. That uses up your " + _nouns.stack(last) + ", and you're out.") + ' Press Go out.' + __if_asked(asked, partners)


def your_score(winner_takes: bool, alone: bool, mine_melded: int, mine_books: int, mine_bonus: int, mine_left: int, partners: Sequence[str], partner: Person, mine_total: int, rank: Rank) -> str:
    return __count_first + ' ' + __own_score(winner_takes, alone, mine_melded, mine_books, mine_bonus, mine_left, partners, partner, mine_total) + ' Go out with your three ' + _nouns.ranks(rank) + ' in one move.'


def out_without_discard(asked: bool, partners: Sequence[str]) -> str:
    return "With these rules you don't have to discard your last card: you can meld it instead. Go out with your three fives." + __if_asked(asked, partners)


def before_others_go_out(next: Person, worth: int, winner_takes: bool) -> str:
    return next.name + ' has one card left and could go out next. The three kings in your hand would then cost ' + NUMBER(worth) + ' points; on the table they ' + ('cost nothing.' if winner_takes else 'score ' + NUMBER(worth) + '.') + ' Lay them down now.'


def count_what_you_keep(next: Person, marked_rank: Rank, marked_worth: int, cheap_rank: Rank, cheap_worth: int) -> str:
    return next.name + " has one card left and could go out next; you can't. Any cards you keep would count against you: " + __each_costs(marked_rank, marked_worth, cheap_rank, cheap_worth) + '. Discard the ' + _nouns.rank(marked_rank) + '.'


def match_goes_on(target_score: int, rounds: int, draw_count: int) -> str:
    return ((__match_is_one_round if rounds == 1 else __next_round_is_dealt + ' ' + __after_rounds(rounds)) if target_score == 0 else __rounds_until_points(target_score)) + ' Now you know the game: draw ' + _nouns.cards(draw_count) + '.'


def rounds_until_points(target_score: int) -> str:
    return 'Rounds are dealt and scored like this until a team has ' + NUMBER(target_score) + ' points. Then the highest total wins.'


__until_points = until_points
__after_rounds = after_rounds
__match_length = match_length
__most_cards_win = most_cards_win
__fewest_cards_win = fewest_cards_win
__each_costs = each_costs
__if_asked = if_asked
__partners_agree = partners_agree
__own_score = own_score
__their_score = their_score
__for_cards = for_cards
__for_books = for_books
__for_going_out = for_going_out
__own_score_for_out = own_score_for_out
__their_loss = their_loss
__more_cards = more_cards
__stacks_cut = stacks_cut
__stacks_cut_bonus = stacks_cut_bonus
__stacks_passed = stacks_passed
__stacks_chosen = stacks_chosen
__rivals = rivals
__you_begin = you_begin
__wild_cap = wild_cap
__wild_share = wild_share
__adds_up = adds_up
__lay_out = lay_out
__needed_in_round = needed_in_round
__needed_with_total = needed_with_total
__drawn_with_the_pile = drawn_with_the_pile
__pair_takes_the_pile = pair_takes_the_pile
__pair_takes_from_the_bottom = pair_takes_from_the_bottom
__draws_follow = draws_follow
__upcard_may_stay_with_its_pair = upcard_may_stay_with_its_pair
__upcard_may_stay_but_the_bottom = upcard_may_stay_but_the_bottom
__frozen_until_taken_heading = frozen_until_taken_heading
__what_books_take = what_books_take
__book_takes_more = book_takes_more
__clean_book_takes_more_heading = clean_book_takes_more_heading
__clean_book_takes_more = clean_book_takes_more
__to_go_out_you_need = to_go_out_you_need
__new_cards = new_cards
__turn_ends = turn_ends
__that_ends_your_turn = that_ends_your_turn
__black_threes = black_threes
__you_hold_three_threes = you_hold_three_threes
__red_three_bonus = red_three_bonus
__red_three_bonus_by_going_out = red_three_bonus_by_going_out
__partner_asks_again_heading = partner_asks_again_heading
__say_no_heading = say_no_heading
__say_yes_for_one_card = say_yes_for_one_card
__say_yes_and_score_nothing = say_yes_and_score_nothing
__before_that_you_need = before_that_you_need
__count_first = count_first
__rounds_until_points = rounds_until_points
__next_round_is_dealt = next_round_is_dealt
__match_is_one_round = match_is_one_round
