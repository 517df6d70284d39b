"""English: rule_page. Made by `python -m tools.messages`."""
from collections.abc import Sequence
from typing import Literal
from game.cards import Rank
from game.text.amounts import by_round, joined, varies
from game.text.en import nouns as _nouns
from game.text.english import CAPITAL, COUNT, LIST, NUMBER, plural


aim_heading = 'The aim'
cards_heading = 'The cards'
deal_heading = 'The deal'
turn_heading = 'Your turn'
melds_heading = 'Melds'
books_heading = 'Books'
opening_heading = 'Opening'
pile_heading = 'The discard pile'
threes_heading = 'Threes'
foot_heading = 'Hand and foot'
out_heading = 'Going out'
stock_heading = 'When the stock runs out'
score_heading = 'Scoring'
match_heading = 'The match'
deal_moves_on = 'The deal moves one seat to the left each round.'
only_upcard_seen = 'Until then, you only see its top card, the upcard.'
go_out_by_round = 'go out with the books each round requires'
why = 'Why these rules?'
hide_why = 'Hide the reasons'
compare = 'Compare'
upcard = 'the upcard'
reading_1 = 'Going by the source, stacks have 111 cards, and 82 are taken from the pile.'
reading_1_read = 'Eleven cards are dealt, and eight are taken.'
reading_1_reason = 'The last digit of each is a footnote mark that ran into the number.'
reading_2 = 'The source charges 300 for a red three in two places and 500 in a list at its end.'
reading_2_read = 'A red three left over costs 300; you can change that to 500.'
reading_2_reason = 'It says 300 twice, in full sentences; the list gives the other value once, as one of several.'
reading_3 = 'The source says that a meld ends at seven cards, but also that cards may be played on finished piles.'
reading_3_read = 'Seven cards make a book that takes naturals but no more wild cards; you can then start a second meld of that rank.'
reading_3_reason = "This makes both sentences true, and wild cards stay within the source's limit for a pile."
reading_4 = "The source doesn't say whether a finished clean book can still become dirty."
reading_4_read = 'It can, at any time.'
reading_4_reason = 'The author says so when readers ask.'
reading_5 = 'The source lets you take the pile after the first round.'
reading_5_read = 'We take that to mean in every round, once everyone has had a turn.'
reading_5_reason = 'If it meant the first of the four rounds, the discard pile would be useless for a whole round.'
reading_6 = "Cards left over count against a team; the source doesn't say whether red threes do too."
reading_6_read = 'They do: a red three left over costs 500.'
reading_6_reason = "They're listed at minus 500, and the source subtracts cards left over."
reading_7 = 'The source lets you hold back your last discard until your partner gets going.'
reading_7_read = "That covers players who could go out but wait, and players who can't go out yet."
reading_7_reason = 'The purpose is the same: not to end the round, or get stuck, before your partner gets to play.'
reading_8 = 'The source says players must have the opening points in their own hands. Does the upcard count?'
reading_8_read = "It does, along with the melds the player lays down; the other cards taken don't."
reading_8_reason = 'The pair and the upcard are one play, and two other sources say outright that the upcard counts.'
reading_9 = 'The sources say the upcard goes into a new meld, and six more cards come with it.'
reading_9_read = 'The upcard can also go on a meld on the table, and five cards are taken in all.'
reading_9_reason = 'Nothing forbids adding to a meld, and elsewhere both sources give five as the number taken.'
reading_10 = "The source doesn't say whether the discards are spread out."
reading_10_read = 'You only see the top card, but you may remember the others.'
reading_10_reason = 'One source forbids looking under the top card, and none of the others allow it.'
reading_11 = 'To take the pile, you need two cards like the top one. Are two threes, or two twos, such a pair?'
reading_11_read = 'No: they must be naturals of a rank that can be melded, going into one meld with the upcard.'
reading_11_reason = 'One source says so outright, and that makes threes and wild cards safe discards wherever a pair is needed.'
reading_12 = "The source mentions leftover cards only for the team that didn't go out."
reading_12_read = 'The partner of the player who went out also pays for cards left over.'
reading_12_reason = 'The other sources say so, and so does this one about threes.'
reading_13 = 'Does everyone shuffle one deck, or are all decks shuffled together? And when do you pick up the foot after a discard?'
reading_13_read = 'All decks are shuffled together, and you pick up the foot right after the discard that empties your hand.'
reading_13_reason = 'It makes no difference who shuffles, and seeing the foot early changes nothing.'
reading_14 = 'Can you meld your very last card, or must you discard it?'
reading_14_read = "If a source lets you empty hand and foot either way, you can meld it; if every turn ends with a discard, you can't."
reading_14_reason = 'We take each source at its word about how a turn ends.'
reading_15 = "Some sources leave out what every table has to settle: short piles, permission, the partner's foot, who begins, the stock running out, shared wins."
reading_15_read = 'We play them the usual way, and you can change each of these rules.'
reading_15_reason = 'Where a source says nothing, the usual way surprises the fewest players.'
reading_16 = 'One option keeps clean books open, another dirty ones. Which covers a book of wilds?'
reading_16_read = 'Neither: under both options, a complete book of wilds takes no more cards.'
reading_16_reason = 'Clean means without wild cards, dirty means wild cards alongside naturals; each option covers only the kind it names.'


def aim(tail: bool, winner_takes: bool) -> str:
    return ('Everyone has three stacks of cards: a hand to play first, a foot for later, and a tail for the end.' if tail else 'Everyone has two stacks of cards: a hand to play first and a foot for later.') + ' ' + ('Your team melds cards of the same rank and builds its melds into books.' if winner_takes else 'Your team melds cards of the same rank and builds its melds into books; both score points.') + ' The round ends when somebody has played all their cards.'


def each_deck(size: int, jokers: int) -> str:
    return NUMBER(size) + ' cards each, ' + ('without jokers' if jokers == 0 else 'including the jokers' if jokers == 2 else 'including ' + _nouns.jokers(jokers))


def decks(size: int, jokers: int, decks: int) -> str:
    return ('' if decks == 0 else 'Shuffle ' + _nouns.decks(decks) + ' together: ' + __each_deck(size, jokers) + '.')


def decks_by_players(size: int, jokers: int, decks: int, extra_decks: int, apart: int) -> str:
    return (('Shuffle together ' + COUNT(apart) + ' fewer ' + ('deck' if plural(apart) == "one" else 'decks') + ' than there are players: ' + __each_deck(size, jokers) + '.' if extra_decks < 0 else 'Shuffle together one deck for each player: ' + __each_deck(size, jokers) + '.' if extra_decks == 0 else 'Shuffle together ' + COUNT(apart) + ' more ' + ('deck' if plural(apart) == "one" else 'decks') + ' than there are players: ' + __each_deck(size, jokers) + '.') if decks == 0 else '')


def set_aside(set_aside: int) -> str:
    return ('' if set_aside == 0 else 'Before the deal, ' + NUMBER(set_aside) + ' per cent of the cards are set aside unseen and stay out of the round.')


def wilds(jokers: int) -> str:
    return ('Twos are wild: in a meld they stand in for other cards.' if jokers == 0 else 'Twos and jokers are wild: in a meld they stand in for other cards.') + ' All cards from four to ace are naturals.'


def in_a_round(count: int) -> str:
    return ('none' if count == 0 else COUNT(count))


def each_round(numbers: Sequence[int]) -> str:
    return joined([__in_a_round(each) for each in numbers], ', ', ', then ')


def of_cards(cards: int | Sequence[int]) -> str:
    return ('whose size depends on the round (' + __each_round(by_round(cards)) + ')' if varies(cards) else 'of ' + _nouns.cards(by_round(cards)[0]))


def drawn(draw_count: int | Sequence[int]) -> str:
    return ('a number of cards that depends on the round (' + __each_round(by_round(draw_count)) + ')' if varies(draw_count) else _nouns.cards(by_round(draw_count)[0]))


def everyone(deal: Literal["auto", "cut"]) -> str:
    return ('From that packet, everyone takes' if deal == "cut" else 'Everyone is dealt')


def hand_and_foot(deal: Literal["auto", "cut"], hand_cards: int | Sequence[int], stacks: Literal["dealt", "choose", "bottom_high", "bottom_low"], foot_cards: int | Sequence[int]) -> str:
    return (__everyone(deal) + ' ' + (__hand_and_foot_by_round(hand_cards, foot_cards) if varies(hand_cards) else (__hand_and_foot_by_round(hand_cards, foot_cards) if varies(foot_cards) else 'a hand of ' + _nouns.cards(by_round(hand_cards)[0]) + ' and a foot of ' + COUNT(by_round(foot_cards)[0]) + '.')) + ' Your foot stays face down; nobody looks at it until you pick it up.' if stacks == "dealt" else '')


def hand_and_foot_by_round(hand_cards: int | Sequence[int], foot_cards: int | Sequence[int]) -> str:
    return 'a hand and a foot whose sizes depend on the round (hand: ' + __each_round(by_round(hand_cards)) + '; foot: ' + __each_round(by_round(foot_cards)) + ').'


def two_stacks(deal: Literal["auto", "cut"], hand_cards: int | Sequence[int], stacks: Literal["dealt", "choose", "bottom_high", "bottom_low"]) -> str:
    return ('' if stacks == "dealt" else __everyone(deal) + ' two stacks ' + __of_cards(hand_cards) + ', face down. Pick one as your hand without looking; the other is your foot.' if stacks == "choose" else __everyone(deal) + ' two stacks ' + __of_cards(hand_cards) + '. Look at the bottom card of each: ' + ('the stack with the higher one is your hand, the other your foot.' if stacks == "bottom_high" else 'the stack with the lower one is your hand, the other your foot.') + ' If they tie, you choose.')


def bottom_cards_rank(jokers: int) -> str:
    return ('Of the bottom cards, twos are highest, then aces; threes are lowest.' if jokers == 0 else 'Of the bottom cards, jokers are highest, then twos, then aces; threes are lowest.') + " Suits don't count."


def bottom_cards(stacks: Literal["dealt", "choose", "bottom_high", "bottom_low"], jokers: int) -> str:
    return (__bottom_cards_rank(jokers) if stacks == "bottom_high" else __bottom_cards_rank(jokers) if stacks == "bottom_low" else '')


def tail(tail: bool, deal: Literal["auto", "cut"], tail_cards: int | Sequence[int], tailless: bool) -> str:
    return (('Everyone also takes' if deal == "cut" else 'Everyone is also dealt') + ' a third stack: a tail ' + __of_cards(tail_cards) + ", which stays face down until you've played your foot." + (' ' + 'In a round without a tail, your foot is your last stack.' if tailless else '') + ' Some people call the three stacks hand, knee and foot.' if tail else '')


def packet(deal: Literal["auto", "cut"], tail: bool, winner_takes: bool, cut_bonus: int) -> str:
    return ('Everyone lifts a packet off the stock, trying to get just enough for ' + ('hand, foot and tail' if tail else 'hand and foot') + ' without counting; spare cards go back, and missing ones are added.' + ('' if winner_takes else ('' if cut_bonus == 0 else ' ' + 'Get it exactly right and your team scores ' + NUMBER(cut_bonus) + ' points.')) if deal == "cut" else '')


def passing(stacks_pass: Literal["none", "left", "right", "both_left", "both_right", "each_way", "by_round"], deal: Literal["auto", "cut"], stacks: Literal["dealt", "choose", "bottom_high", "bottom_low"]) -> str:
    return ('' if stacks_pass == "none" else ('' if deal == "cut" else ('Before anyone picks, pass' if stacks == "choose" else 'Before anyone looks, pass') + ' ' + ('one of your two stacks to the player on your left.' if stacks_pass == "left" else 'one of your two stacks to the player on your right.' if stacks_pass == "right" else 'both your stacks to the player on your left.' if stacks_pass == "both_left" else 'both your stacks to the player on your right.' if stacks_pass == "both_right" else 'one stack to the left and the other to the right.' if stacks_pass == "each_way" else 'one of your two stacks to your left in round one, to your right in round two, and so on.') + ' ' + ('Then pick from the two stacks you have.' if stacks == "choose" else "Keep the cards you're given.")))


def first_player(first_player: Literal["random", "high_card", "left_of_dealer"]) -> str:
    return ('Draw lots to see who goes first. ' + __deal_moves_on if first_player == "random" else "The player to the dealer's left goes first. " + __deal_moves_on if first_player == "left_of_dealer" else '')


def high_card(first_player: Literal["random", "high_card", "left_of_dealer"], jokers: int) -> str:
    return ('Everyone draws a card, and the highest goes first. ' + ('Twos are highest, then aces; players who tie draw again.' if jokers == 0 else 'Jokers are highest, then twos, then aces; players who tie draw again.') + ' ' + __deal_moves_on if first_player == "high_card" else '')


def first_upcard(first_upcard: Literal["none", "natural", "any"]) -> str:
    return ('' if first_upcard == "none" else "Turn up a card from the stock to start the discard pile; if it's a wild card or a three, turn up another." if first_upcard == "natural" else 'Turn up a card from the stock to start the discard pile.')


def turn(draw_count: int | Sequence[int], takes: Literal["never", "one", "some", "all"]) -> str:
    return 'Draw ' + __drawn(draw_count) + ' from the stock' + ('' if takes == "never" else ' ' + 'or take the discard pile') + ', meld whatever you like, and discard one card to end your turn. Play goes clockwise.'


def meld(wild_melds: Literal["no", "allowed", "required"]) -> str:
    return ('A meld is three or more cards of the same rank and starts with at least two naturals.' if wild_melds == "no" else "A meld is three or more cards of the same rank and starts with at least two naturals, unless it's all wild cards.") + " It belongs to your whole team: any of you can add to it; your opponents can't."


def wild_limit(wild_melds: Literal["no", "allowed", "required"], wild_limit: Literal["equal", "fewer", "half"], wild_cap: int, dirty_naturals: int) -> str:
    return ('A meld' if wild_melds == "no" else 'A meld with naturals') + ' ' + ("can't have more wild cards than naturals" if wild_limit == "equal" else 'must have more naturals than wild cards' if wild_limit == "fewer" else 'needs at least two naturals for every wild card') + ('' if wild_cap == 0 else ', and it can have at most ' + _nouns.wilds(wild_cap)) + '.' + ('' if dirty_naturals == 2 else ' ' + 'If it has a wild card, it needs at least ' + _nouns.naturals(dirty_naturals) + '.')


def wilds_in_a_turn(wild_per_turn: int) -> str:
    return ('' if wild_per_turn == 0 else 'In one turn, you can add at most ' + _nouns.wilds(wild_per_turn) + ' to a meld or book on the table.')


def new_meld(new_meld_points: int) -> str:
    return ('' if new_meld_points == 0 else 'Every new meld must be worth at least ' + NUMBER(new_meld_points) + ' points in card values alone.')


def wild_melds(wild_melds: Literal["no", "allowed", "required"], wild_books: int) -> str:
    return ("You can't make a meld of wild cards alone." if wild_melds == "no" else 'You can make a meld of wild cards alone; it never takes naturals.' + ('' if wild_books == 0 else ' ' + 'You need ' + __needed_wild(wild_books) + ' to go out.'))


def second_meld(second_meld: Literal["never", "after_closing", "anytime"]) -> str:
    return ('Your team can have only one meld of each rank.' if second_meld == "never" else 'Your team can only start a second meld of a rank once the first is a book.' if second_meld == "after_closing" else 'Your team can have several melds of the same rank.')


def book(book_size: int) -> str:
    return 'A meld of ' + _nouns.cards(book_size) + " is a book. Without wild cards it's clean, with a red card on top; with wild cards it's dirty, with a black card on top."


def closed_book(closed_book: Literal["any", "keep_kind", "naturals", "sealed", "clean_open", "dirty_open"]) -> str:
    return ('You can keep adding to a book, within the limit on wild cards. A wild card turns a clean book dirty.' if closed_book == "any" else "You can keep adding to a book, but you can't add wild cards to a clean one." if closed_book == "keep_kind" else 'You can keep adding naturals to a book, but no more wild cards.' if closed_book == "naturals" else "You can't add anything to a book." if closed_book == "sealed" else '')


def half_closed_book(closed_book: Literal["any", "keep_kind", "naturals", "sealed", "clean_open", "dirty_open"], wild_melds: Literal["no", "allowed", "required"]) -> str:
    return ('You can keep adding naturals to a clean book; a dirty one is closed' + __wild_book_closed(wild_melds) if closed_book == "clean_open" else 'You can keep adding to a dirty book, within the limit on wild cards; a clean one is closed' + __wild_book_closed(wild_melds) if closed_book == "dirty_open" else '')


def wild_book_closed(wild_melds: Literal["no", "allowed", "required"]) -> str:
    return ('.' if wild_melds == "no" else ', and so is a book of wilds.')


def opening(open_counts_books: bool, steps: Sequence[str], minimums: Sequence[int], growth: int) -> str:
    return ((("To open, your team's first melds of a round, laid down all at once, must be worth at least " + LIST([NUMBER(number) for number in minimums]) + ' points.' if growth == 0 else __opening_by_round(minimums, growth)) if len(minimums) == 1 else __opening_by_round(minimums, growth)) + __opening_cards_only(open_counts_books) if len(steps) == 0 else '')


def opening_by_total(open_counts_books: bool, steps: Sequence[str]) -> str:
    return ('' if len(steps) == 0 else "To open, your team's first melds of a round, laid down all at once, must reach a minimum that depends on your team's total: " + LIST(steps) + '.' + __opening_cards_only(open_counts_books))


def opening_below(minimum: int, total: int) -> str:
    return NUMBER(minimum) + " points if it's below " + NUMBER(total)


def opening_from(minimum: int, total: int) -> str:
    return NUMBER(minimum) + ' from ' + NUMBER(total)


def opening_always(minimum: int) -> str:
    return NUMBER(minimum) + ' points'


def opening_by_round(minimums: Sequence[int], growth: int) -> str:
    return "To open, your team's first melds of a round, laid down all at once, must reach a minimum: " + LIST([NUMBER(number) for number in minimums]) + ' points' + (' ' + 'in the first round' if len(minimums) == 1 else ', round by round') + ('' if growth == 0 else ', and then ' + NUMBER(growth) + ' more every round') + '.'


def opening_cards_only(open_counts_books: bool) -> str:
    return ('' if open_counts_books else ' ' + 'Only the card values count.')


def opening_books(open_counts_books: bool) -> str:
    return ('If you complete a book as you open, its bonus counts towards the minimum too.' if open_counts_books else '')


def whole_hand(open_waived: bool, tail: bool) -> str:
    return ("If your first melds use up your whole hand and you pick up your foot, there's no minimum" + ('; the same goes for using up your foot before your tail.' if tail else '.') if open_waived else '')


def no_pile(takes: Literal["never", "one", "some", "all"]) -> str:
    return ('Nobody can take the discard pile. You only see its top card, the upcard.' if takes == "never" else '')


def whole_pile(takes: Literal["never", "one", "some", "all"]) -> str:
    return ('Instead of drawing, you can take the whole discard pile. ' + __only_upcard_seen if takes == "all" else 'Instead of drawing, you can take the upcard, the top card of the discard pile.' if takes == "one" else '')


def top_of_pile(takes: Literal["never", "one", "some", "all"], taken: int, short_pile: bool) -> str:
    return ('Instead of drawing, you can take the top ' + _nouns.cards(taken) + ' of the discard pile, ' + ('or the whole pile if it has fewer.' if short_pile else 'but only if it has that many.') + ' ' + __only_upcard_seen if takes == "some" else '')


def least_pile(take_least: int) -> str:
    return ('' if take_least == 0 else '' if take_least == 1 else 'Nobody can take the pile while it has fewer than ' + _nouns.cards(take_least) + '.')


def pile_with(take_with: Literal["pair", "any_play", "pair_or_wild", "pair_or_meld"]) -> str:
    return ("To take it, you need two naturals of the upcard's rank in your hand, and you must meld all three." if take_with == "pair" else "To take it, you must play the upcard at once, in any way the rules allow: on one of your team's melds, or in a new one with cards from your hand, wild cards included." if take_with == "any_play" else "To take it, you need two naturals of the upcard's rank in your hand, or one of them and a wild card, and you must meld all three." if take_with == "pair_or_wild" else 'To take it, you must meld the upcard with two naturals of its rank from your hand, or add it to a meld your team already has.')


def upcard_to_open(upcard_play: Literal["always", "to_open"]) -> str:
    return ('Once your team has opened, holding the pair is enough, and you can keep the upcard in your hand. If you take the pile to open, only the upcard counts towards the minimum, not the cards that come with it.' if upcard_play == "to_open" else '')


def upcard_melded(upcard_play: Literal["always", "to_open"], takes: Literal["never", "one", "some", "all"]) -> str:
    return (('You meld the upcard at once.' if takes == "one" else '') if upcard_play == "always" else '')


def upcard_and_others(upcard_play: Literal["always", "to_open"], takes: Literal["never", "one", "some", "all"], take_bottom: bool, take_needs_open: bool) -> str:
    return (('' if takes == "one" else ('You meld the upcard and the bottom card at once; the others go into your hand.' + ('' if take_needs_open else ' ' + "If you open this way, these two count towards the minimum; the others don't.") if take_bottom else 'You meld the upcard at once; the cards under it go into your hand.' + ('' if take_needs_open else ' ' + "If you open this way, the upcard counts towards the minimum; the others don't."))) if upcard_play == "always" else '')


def pile_barred(meld_threes: Literal["no", "black_last", "black_in_foot", "all"], take_with: Literal["pair", "any_play", "pair_or_wild", "pair_or_meld"]) -> str:
    return ('' if take_with == "pair" else ('You can take the pile whatever the upcard is.' if meld_threes == "all" else "You can't take the pile if the upcard is a three.") if take_with == "any_play" else __wilds_bar_pile(meld_threes))


def wilds_bar_pile(meld_threes: Literal["no", "black_last", "black_in_foot", "all"]) -> str:
    return ("You can't take the pile if the upcard is a wild card." if meld_threes == "all" else "You can't take the pile if the upcard is a three or a wild card.")


def pile_barred_for_pairs(meld_threes: Literal["no", "black_last", "black_in_foot", "all"], take_with: Literal["pair", "any_play", "pair_or_wild", "pair_or_meld"], wild_melds: Literal["no", "allowed", "required"]) -> str:
    return ((__wilds_bar_pile(meld_threes) if wild_melds == "no" else ("You can't take the pile if the upcard is a wild card, unless you meld it with two just like it." if meld_threes == "all" else "You can't take the pile if the upcard is a three, or a wild card that you don't meld with two just like it.")) if take_with == "pair" else '')


def peek(take_peek: bool, takes: Literal["never", "one", "some", "all"]) -> str:
    return (('' if takes == "one" else 'Once a turn, before you decide, you can look at the cards that would come with the pile. Everyone can see that you did.') if take_peek else '')


def bottom_card(take_bottom: bool, takes: Literal["never", "one", "some", "all"]) -> str:
    return (('' if takes == "one" else 'In the same move, you must also meld the bottom card of the pile; everyone has seen it.' if takes == "all" else 'In the same move, you must also meld the bottom card you take; everyone has seen it.') if take_bottom else '')


def then_draw(take_then_draw: int) -> str:
    return ('' if take_then_draw == 0 else 'After taking the pile, you draw ' + _nouns.cards(take_then_draw) + ' from the stock.')


def turned_card(first_take_free: bool, first_upcard: Literal["none", "natural", "any"]) -> str:
    return (('' if first_upcard == "none" else 'On the first turn of a round, the turned-up card is free: you can take it instead of drawing, whatever it is.') if first_take_free else '')


def first_lap(take_first_lap: bool) -> str:
    return ('' if take_first_lap else 'Nobody can take the pile until everyone has had a turn.')


def pile_when_open(take_needs_open: bool) -> str:
    return ('You can only take the pile if your team has already opened.' if take_needs_open else '')


def freeze(freeze: Literal["no", "until_taken", "one_lap"]) -> str:
    return ('' if freeze == "no" else "Discarding a wild card freezes the pile until somebody takes it; to take a frozen pile, you need two naturals of the upcard's rank in your hand." if freeze == "until_taken" else "If a player discards a wild card, the pile is frozen: nobody can take it until that player's next turn.")


def threes_never(meld_threes: Literal["no", "black_last", "black_in_foot", "all"], red_threes: Literal["penalty", "lay_down"]) -> str:
    return (("You can't meld black threes." if red_threes == "lay_down" else "You can't meld threes.") + ' You can only get rid of them by discarding.' if meld_threes == "no" else '')


def threes_melded(meld_threes: Literal["no", "black_last", "black_in_foot", "all"], winner_takes: bool) -> str:
    return ('You can only meld black threes when you go out, and without wild cards. You can never meld red ones.' + __threes_score(winner_takes) if meld_threes == "black_last" else 'Threes are a rank like any other, with red and black ones together.' + __threes_score(winner_takes) if meld_threes == "all" else '')


def threes_in_foot(meld_threes: Literal["no", "black_last", "black_in_foot", "all"], last: Literal["foot", "tail"], winner_takes: bool) -> str:
    return ('You can only meld black threes from your ' + _nouns.stack(last) + ', and without wild cards. You can never meld red ones.' + __threes_score(winner_takes) if meld_threes == "black_in_foot" else '')


def threes_score(winner_takes: bool) -> str:
    return ('' if winner_takes else ' ' + 'Each one you meld scores what it would cost if left over.')


def red_threes(red_threes: Literal["penalty", "lay_down"], winner_takes: bool, red_three_bonus: int, red_three_not_out: int, red_three_all: int) -> str:
    return ("Lay down a red three as soon as you get it, and replace it from the stock; don't replace one that comes with the pile. " + ('Laid down, it costs nothing.' if winner_takes else 'Each scores ' + NUMBER(red_three_bonus) + ('' if red_three_not_out == -1 else ', or ' + __cost(red_three_not_out) + " if your team doesn't go out") + ('' if red_three_all == 0 else '; lay down every red three in the game for ' + NUMBER(red_three_all) + ' more') + '.') if red_threes == "lay_down" else '')


def cost(points: int) -> str:
    return ('nothing' if points == 0 else NUMBER(points))


def threes_left(red_three: int, black_three: int, red_threes: Literal["penalty", "lay_down"], tail: bool, winner_takes: bool) -> str:
    return ("If your team doesn't go out," if winner_takes else 'At the end of a round,') + ' ' + ('a red three in a ' + ('stack' if tail else 'foot') + ' that was never picked up costs ' + __cost(red_three) + ', and a black three left over costs ' + __cost(black_three) + '.' if red_threes == "lay_down" else 'a red three left in a ' + ('hand, foot or tail' if tail else 'hand or foot') + ' costs ' + __cost(red_three) + ', and a black three costs ' + __cost(black_three) + '.')


def three_on_pile(takes: Literal["never", "one", "some", "all"], meld_threes: Literal["no", "black_last", "black_in_foot", "all"], first_upcard: Literal["none", "natural", "any"], first_take_free: bool) -> str:
    return ('' if takes == "never" else ('' if meld_threes == "all" else 'While a three is on top of the discard pile, nobody can take it.' + ((' ' + 'But a three turned up at the start is free on the first turn.' if first_take_free else '') if first_upcard == "any" else '')))


def foot_for_book(foot_ends_turn: bool) -> str:
    return 'Your foot joins your hand as soon as you complete your first book or play your last card. ' + ('That ends your turn.' if foot_ends_turn else 'If you melded to get it, your turn goes on.')


def foot_when_empty(foot_ends_turn: bool) -> str:
    return "When you've played the last card of your hand, pick up your foot. " + ('That ends your turn, without a discard if you melded that card; you play your foot from your next turn.' if foot_ends_turn else 'If you melded that card, your turn goes on; if you discarded it, you play your foot from your next turn.')


def foot(foot_when: Literal["hand_empty", "first_book"], foot_ends_turn: bool) -> str:
    return (__foot_for_book(foot_ends_turn) if foot_when == "first_book" else __foot_when_empty(foot_ends_turn))


def tail_comes(tail: bool, foot_ends_turn: bool) -> str:
    return ("When you've played the last card of your foot, pick up your tail. " + ('Again, that ends your turn.' if foot_ends_turn else 'Again, if you melded that card, your turn goes on.') if tail else '')


def stock_out(stock_out: Literal["end", "reshuffle"]) -> str:
    return ('When too few cards are left to draw, you can still take the pile if the rules allow it. Otherwise the round ends and nobody goes out.' if stock_out == "end" else 'All discards but the upcard are shuffled into a new stock, and play goes on.')


def card_values(ten_from: Rank, below: Rank, jokers: int, joker: int, two: int, ace: int, ten_value: int, five_value: int, winner_takes: bool) -> str:
    return ('Cards count towards opening, and against you when left over: ' + __values_listed(ten_from, below, jokers, joker, two, ace, ten_value, five_value) + '.' if winner_takes else 'Every card you meld scores for your team: ' + __values_listed(ten_from, below, jokers, joker, two, ace, ten_value, five_value) + '.')


def values_listed(ten_from: Rank, below: Rank, jokers: int, joker: int, two: int, ace: int, ten_value: int, five_value: int) -> str:
    return LIST([part for part in (__joker_value(jokers, joker) if jokers else '', __two_value(two), __ace_value(ace), __high_value(ten_from, ten_value), __low_value(below, five_value)) if part])


def joker_value(jokers: int, joker: int) -> str:
    return NUMBER(joker) + ' for a joker'


def two_value(two: int) -> str:
    return NUMBER(two) + ' for a two'


def ace_value(ace: int) -> str:
    return NUMBER(ace) + ' for an ace'


def high_value(ten_from: Rank, ten_value: int) -> str:
    return NUMBER(ten_value) + ' each from king down to ' + _nouns.rank(ten_from)


def low_value(below: Rank, five_value: int) -> str:
    return NUMBER(five_value) + ' each from ' + _nouns.rank(below) + ' down to four'


def winner_takes(winner_takes: bool) -> str:
    return ('Melds, books and going out score nothing. A team that goes out scores 0, whatever its players still hold; every other team loses the value of the cards it still holds. If nobody goes out, every team does.' if winner_takes else '')


def going_out_bonus(winner_takes: bool, go_out_bonus: int) -> str:
    return ('' if winner_takes else ('' if go_out_bonus == 0 else 'The team that goes out gets ' + NUMBER(go_out_bonus) + ' points.'))


def going_out(last: Literal["foot", "tail"]) -> str:
    return 'You go out by playing the last card of your ' + _nouns.stack(last) + '. That ends the round.'


def books_to_go_out(books: str, last: Literal["foot", "tail"]) -> str:
    return __going_out(last) + ' ' + ("You don't need any books." if not books else 'Before that, your team needs ' + books + '.')


def books_needed(wild_books: int, sevens: Literal["no", "clean", "any"], out_books: int, out_clean: int | Sequence[int], out_dirty: int | Sequence[int], together: bool) -> str:
    return LIST([part for part in (__needed_clean(out_clean, together), __needed_dirty(out_dirty, together), __needed_wild(wild_books), __needed_sevens(sevens), __needed_in_all(out_books)) if part])


def needed_clean(out_clean: int | Sequence[int], together: bool) -> str:
    return ('clean books (by round: ' + __each_round(by_round(out_clean)) + ')' if varies(out_clean) else '' if by_round(out_clean)[0] == 0 else (COUNT(by_round(out_clean)[0]) + ' clean' if together else _nouns.clean_books(by_round(out_clean)[0])))


def needed_dirty(out_dirty: int | Sequence[int], together: bool) -> str:
    return ('dirty books (by round: ' + __each_round(by_round(out_dirty)) + ')' if varies(out_dirty) else '' if by_round(out_dirty)[0] == 0 else _nouns.dirty_books(by_round(out_dirty)[0]))


def needed_wild(wild_books: int) -> str:
    return ('' if wild_books == 0 else 'a book of wilds' if plural(wild_books) == "one" else _nouns.books(wild_books) + ' of wilds')


def needed_in_all(out_books: int) -> str:
    return ('' if out_books == 0 else _nouns.books(out_books) + ' in all')


def needed_sevens(sevens: Literal["no", "clean", "any"]) -> str:
    return ('' if sevens == "no" else 'a clean book of sevens' if sevens == "clean" else 'a book of sevens')


def last_card(final_discard: Literal["required", "optional", "never"], last: Literal["foot", "tail"]) -> str:
    return ('You must discard your last card.' if final_discard == "required" else 'You can discard or meld your last card.' if final_discard == "optional" else "You must meld your last card; you can't discard it.") + ' Until you can go out, keep two cards of your ' + _nouns.stack(last) + ' when you meld: one to discard and one to hold.'


def foot_not_needed(foot_needed: bool, tail: bool) -> str:
    return ('' if foot_needed else ("You can also go out with the last card of your hand or foot. Stacks you haven't picked up stay face down, and their cards count against you." if tail else 'You can also go out with the last card of your hand. Your foot then stays face down, and its cards count against you.'))


def sevens_kept(sevens_kept: bool) -> str:
    return ("You can't discard a seven until your team has a book of sevens, unless you have nothing else to discard. You can never go out by discarding one." if sevens_kept else '')


def partners_foot(partners_foot: Literal["none", "picked_up", "played"], last: Literal["foot", "tail"]) -> str:
    return ('' if partners_foot == "none" else "You can't go out until each of your partners has picked up their " + _nouns.stack(last) + '.' if partners_foot == "picked_up" else "You can't go out until each of your partners has played a card from their " + _nouns.stack(last) + '.')


def permission(permission: bool) -> str:
    return ("If you have a partner, ask before you go out. After a yes you must go out; after a no you play on and can't ask again that turn." if permission else '')


def hold(hold_last_card: bool, last: Literal["foot", "tail"]) -> str:
    return ("If you're down to one card of your " + _nouns.stack(last) + ', and a partner has neither picked up their ' + _nouns.stack(last) + ' nor melded this round, you can end your turn without discarding and keep that card.' if hold_last_card else '')


def book_values(winner_takes: bool, values: Sequence[str], double_book: int, book_at_once: int) -> str:
    return ('' if winner_takes else 'Books score on top of their cards: ' + LIST(values) + '.' + ('' if double_book == 0 else ' ' + 'A book of ' + _nouns.cards(double_book) + ' scores double.') + ('' if book_at_once == 0 else ' ' + 'A book started and completed in one move scores ' + NUMBER(book_at_once) + ' more.'))


def book_value(book: Literal["clean", "dirty", "wild", "sevens", "clean_sevens", "threes"], points: int) -> str:
    return NUMBER(points) + ' for ' + ('a clean book' if book == "clean" else 'a dirty book' if book == "dirty" else 'a book of wilds' if book == "wild" else 'a book of sevens' if book == "sevens" else 'a clean book of sevens' if book == "clean_sevens" else 'a book of threes')


def left_over(black_three: int, red_three: int, red_threes: Literal["penalty", "lay_down"], tail: bool, winner_takes: bool) -> str:
    return (("Cards still in the hands, feet and tails of a team that didn't go out count against it at their value." if tail else "Cards still in the hands and feet of a team that didn't go out count against it at their value.") if winner_takes else ("Cards still in your team's hands, feet and tails count against you at their value." if tail else "Cards still in your team's hands and feet count against you at their value.")) + ' A black three costs ' + __cost(black_three) + ', and a red one' + ((' ' + 'in a stack never picked up' if tail else ' ' + 'in a foot never picked up') if red_threes == "lay_down" else '') + ' costs ' + __cost(red_three) + '.'


def match_length(target_score: int, most_rounds: int) -> str:
    return ('A match lasts ' + _nouns.rounds(most_rounds) + '.' if target_score == 0 else 'The match ends after the round in which a team reaches ' + NUMBER(target_score) + ' points, or after ' + _nouns.rounds(most_rounds) + ' at the latest.') + ' The highest total wins; teams that tie for it share the win.'


def tag_line(deal: Literal["auto", "cut"], packet: int | Sequence[int], tail: bool, stacks: Literal["dealt", "choose", "bottom_high", "bottom_low"], takes: Literal["never", "one", "some", "all"], taken: int, take_with: Literal["pair", "any_play", "pair_or_wild", "pair_or_meld"], book_size: int, out_clean: int | Sequence[int], out_dirty: int | Sequence[int], books: str, permission: bool) -> str:
    return CAPITAL(', '.join([part for part in (__cut_for(deal, packet, tail), __choose_hand(stacks), __take_pile(takes, taken, take_with), __make_books(book_size)) if part])) + ', and ' + __go_out(out_clean, out_dirty, books, permission) + '.'


def cut_for(deal: Literal["auto", "cut"], packet: int | Sequence[int], tail: bool) -> str:
    return ((('cut for hand, foot and tail' if tail else 'cut for hand and foot') if varies(packet) else 'cut for ' + _nouns.cards(by_round(packet)[0])) if deal == "cut" else '')


def choose_hand(stacks: Literal["dealt", "choose", "bottom_high", "bottom_low"]) -> str:
    return ('choose your hand from two stacks' if stacks == "choose" else '')


def take_pile(takes: Literal["never", "one", "some", "all"], taken: int, take_with: Literal["pair", "any_play", "pair_or_wild", "pair_or_meld"]) -> str:
    return ('leave the pile alone' if takes == "never" else 'take the whole pile ' + __with_what(take_with) if takes == "all" else 'take ' + COUNT(taken) + ' from the pile ' + __with_what(take_with))


def with_what(take_with: Literal["pair", "any_play", "pair_or_wild", "pair_or_meld"]) -> str:
    return ('with a pair' if take_with == "pair" else 'if you can play its top card' if take_with == "any_play" else 'with a pair, or a natural and a wild card' if take_with == "pair_or_wild" else 'with a pair, or by adding to a meld')


def make_books(book_size: int) -> str:
    return ('' if book_size == 7 else 'make books of ' + COUNT(book_size))


def go_out(out_clean: int | Sequence[int], out_dirty: int | Sequence[int], books: str, permission: bool) -> str:
    return (__go_out_by_round if varies(out_clean) else (__go_out_by_round if varies(out_dirty) else ('go out without any books' if not books else 'go out with ' + books))) + (' ' + 'if your partner agrees' if permission else '')


def changed_from(preset: str) -> str:
    return 'Changed from ' + preset


def changed_from_starred(preset: str) -> str:
    return 'Changed from ' + preset + ' (starred above)'


def change(rule: str, now: str, before: str) -> str:
    return rule + ': ' + now + ' (preset: ' + before + ')'


def changes(preset: str, count: int) -> str:
    return preset + ', ' + ('one change' if plural(count) == "one" else COUNT(count) + ' changes')


def code(code: str) -> str:
    return 'Code to read out: ' + code


def source(preset: Literal["family", "campus", "web", "couples", "partners"]) -> str:
    return ("These rules come from an article about a family's favourite card game, last updated in 2019." if preset == "family" else 'These rules come from somebody who learned the game at college and put the variations in footnotes.' if preset == "campus" else 'These rules come from an online version in which teammates share their melds.' if preset == "web" else 'These rules come from a rule sheet for couples, with two decks per couple.' if preset == "couples" else 'These rules come from a page about the game for four players in two teams.')


def taken_with(with_: Literal["pair", "any_play", "pair_or_wild", "pair_or_meld"]) -> str:
    return ('two from your hand' if with_ == "pair" else 'or any other way to play it' if with_ == "any_play" else 'or one and a wild' if with_ == "pair_or_wild" else "or your team's meld")


def three_left(points: int) -> str:
    return ('costs nothing' if points == 0 else NUMBER(points) + ' if left over')


def stack_of(stack: Literal["hand", "foot", "tail"], count: int) -> str:
    return ('hand: ' + _nouns.cards(count) if stack == "hand" else 'foot: ' + _nouns.cards(count) if stack == "foot" else 'tail: ' + _nouns.cards(count))


def ranks_worth(from_: str, to: str, points: int) -> str:
    return from_ + '–' + to + ' ' + NUMBER(points)


__each_deck = each_deck
__in_a_round = in_a_round
__each_round = each_round
__everyone = everyone
__hand_and_foot_by_round = hand_and_foot_by_round
__of_cards = of_cards
__bottom_cards_rank = bottom_cards_rank
__deal_moves_on = deal_moves_on
__drawn = drawn
__needed_wild = needed_wild
__wild_book_closed = wild_book_closed
__opening_by_round = opening_by_round
__opening_cards_only = opening_cards_only
__only_upcard_seen = only_upcard_seen
__wilds_bar_pile = wilds_bar_pile
__threes_score = threes_score
__cost = cost
__foot_when_empty = foot_when_empty
__foot_for_book = foot_for_book
__values_listed = values_listed
__joker_value = joker_value
__two_value = two_value
__ace_value = ace_value
__high_value = high_value
__low_value = low_value
__going_out = going_out
__needed_clean = needed_clean
__needed_dirty = needed_dirty
__needed_sevens = needed_sevens
__needed_in_all = needed_in_all
__cut_for = cut_for
__choose_hand = choose_hand
__take_pile = take_pile
__make_books = make_books
__go_out = go_out
__with_what = with_what
__go_out_by_round = go_out_by_round
