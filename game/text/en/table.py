"""English: table. Made by `python -m tools.messages`."""
from collections.abc import Sequence
from typing import Literal
from game.cards import Card, Rank
from game.text.person import Person
from game.cards import rank_of
from game.text.en import nouns as _nouns
from game.text.english import CAPITAL, COUNT, LIST, NUMBER, plural


scores = 'Scores'
this_round = 'this round'
going_out = 'To go out'
keep_panel = 'Keep open'
fold_panel = 'Fold away'
last_turns = 'Last turns'
show_all = 'all'
none_yet = 'none yet'
new_pile = 'New pile'
drop_here = '3+ cards'
next_group = 'next meld'
not_open = 'not opened yet'
dealing = 'Dealing the cards'
round_is_over = 'The round is over'
press_play = 'Press Play'
lay_out_more = 'Lay out more cards'
yours_play = 'Your turn: meld, then discard'
choose_your_cards = 'Choose cards'
yours_cut = 'Your turn: cut'
yours_choose = 'Choose your stack'
reach_the_minimum = 'Lay down melds that reach the minimum, or discard one card.'
add_or_discard = 'Add to your melds, start new ones, or discard one card to end your turn.'
nothing_played = 'Nothing is played until you press Play. Press Take back to cancel.'
no_more_tips = 'No more tips'
tips_are_away = 'Tips are off. You can turn them back on in Settings, under Playing.'
draft_note = 'not played yet'
sign_from_pile = 'pile'
in_draft = 'laid out'
unstage_group = 'Take this group back'
opening = 'Opening'
reached = "That's enough"
is_partner = '· partner'
last_card = 'last card!'
may_go_out = 'can go out'
sign_new = 'NEW'
sign_frozen = 'frozen'
first_foot = 'On to your foot, a whole new hand!'
play = 'Play'
meld = 'Meld'
draw = 'Draw'
discard = 'Discard'
go_out = 'Go out'
hold = 'Keep'
peek = 'Look first'
end_round = 'End the round'
lay_it_out = 'Lay it out'
take_back = 'Take back'
take_pile = 'Take the pile'
undo = 'Undo'
undo_turn = 'Undo turn'
hint = 'Hint'
lay_out_for_me = 'Lay it out for me'
cheapest = 'enough to open'
keep_last = 'this card'
no_cards_left = 'stock has run out'
as_draft = 'lay out every card'
as_last = 'as your last card'
to_go_out = 'to go out'
new_meld = 'a new meld'
staged_first = 'lays them out'
ends_turn = 'ends your turn'
choose_one = 'choose one card'
choose_cards = 'choose cards first'
answer_first = 'answer first'
cards_laid_out = 'cards are laid out'
draw_first = 'draw first'
drop_on_meld = 'choose a meld'
no_opening = "can't open yet"
round_over = 'the round is over'
no_hints_short = 'not in this deal'
takes_draft_back = "Puts everything you've laid out back in your hand."
cover = 'Cover my cards'
cover_tip = "Lowers the curtain until you lift it again (C). Anything you've laid out stays put."
game_settings = 'Game settings'
game_settings_tip = 'All the rules of this match, including variations'
mute = 'Sound off'
unmute = 'Sound on'
volume = 'Volume'
loudness = 'Sound'
show_again = 'Replay the last turns'
hint_thinking = 'Thinking…'
hint_again = 'Press again for the move.'
hint_lays_out = 'Press again to lay it out.'
first_no_hints = "No hints here: everyone plays this deal on their own. When it's over, use Look back."
first_one_card = 'Choose one card to discard.'
first_choose_cards = 'Choose the cards first: click them, or press Space on them.'
first_choose_meld = 'Choose a meld for the wild card: click the meld, or drop the card on it.'
first_not_yours = 'Those melds belong to another team; you can only add to your own.'
first_not_on_stock = 'Nothing goes back on the stock. Discards go on the pile.'
first_staged_first = 'You have cards laid out. Press Play or Take back.'
first_hint_later = 'Hints need your whole hand. Press Play or Take back, then ask again.'
first_hint_after_taking_back = 'Hints need your whole hand. Press Take back, then ask again.'
first_no_opening = "Your melds can't reach the minimum yet."
first_opened = 'The opening meld is on the table, so the opening minimum no longer applies.'
change_draft = "Change what you've laid out, or press Take back."
nothing_again = "There's nothing to replay yet."
confirm_why = "A discard ends your turn and can't be undone."
discard_it = 'Discard it'
keep_it = 'Keep it'
last_lap = "Everyone's last turn"
play_lap = 'Replay'
shown_again = 'Replay of the last turns'
last_lap_ends = 'Press Space or click to stop.'
played_out = 'The best move'
playing_out_ends = 'Press Space or click for the answer.'
nothing_yet = 'Nobody has played yet this round.'
nothing_since = 'Nobody has played since your last turn.'


def did_and_discarded(who: Person, did: str) -> str:
    return did + ', discarded'


def to_open(points: int) -> str:
    return _nouns.points(points) + ' to open'


def wanted(kind: Literal["clean", "dirty", "sevens", "any", "wild"]) -> str:
    return ('clean' if kind == "clean" else 'dirty' if kind == "dirty" else 'sevens' if kind == "sevens" else 'any' if kind == "any" else 'wild')


def books_of(count: int, kind: Literal["clean", "dirty", "wild"]) -> str:
    return (NUMBER(count) + ' clean' if kind == "clean" else NUMBER(count) + ' dirty' if kind == "dirty" else NUMBER(count) + ' wild')


def books_line(opened: bool, clean: int, dirty: int, wild: int) -> str:
    return (__or_no_books(', '.join([part for part in (__books_of(clean, 'clean') if clean else '', __books_of(dirty, 'dirty') if dirty else '', __books_of(wild, 'wild') if wild else '') if part])) if opened else __not_open)


def or_no_books(books: str) -> str:
    return ('no books yet' if not books else books)


def theirs_answer(who: Person) -> str:
    return ('Waiting for your answer' if who.is_you else 'Waiting for ' + _nouns.whose(who) + ' answer')


def theirs_cut(who: Person) -> str:
    return (who.name + ' cut the cards' if who.is_you else who.name + ' cuts the cards')


def theirs_choose(who: Person) -> str:
    return (who.name + ' choose a stack' if who.is_you else who.name + ' chooses a stack')


def theirs_draw(who: Person) -> str:
    return CAPITAL(_nouns.whose(who)) + ' turn'


def theirs_play(who: Person) -> str:
    return __theirs_draw(who)


def draft_head(kind: Literal["take", "go_out"]) -> str:
    return ("You're taking the pile" if kind == "take" else "You're going out")


def yours_draw(stock: bool) -> str:
    return ('Your turn: draw' if stock else 'Your turn: the stock has run out')


def yours_answer(who: Person) -> str:
    return (who.name + ' ask: “May I go out?”' if who.is_you else who.name + ' asks: “May I go out?”')


def would_like_out(who: Person) -> str:
    return who.name + ' would like to go out.'


def play_before(names: Sequence[str]) -> str:
    return (LIST(names) + ' plays before you.' if len(names) == 1 else LIST(names) + ' play before you.')


def play_after(who: Person) -> str:
    return 'You play after ' + who.name + '.'


def may_draw(short: bool, stock: int, count: int, pile: bool, why: str) -> str:
    return ('The stock has ' + _nouns.cards(stock) + ' left. ' + ('Take the pile, or end the round.' if not why else why) if short else 'Draw ' + COUNT(count) + ' from the stock' + ((', or take the pile.' if not why else '. ' + why) if pile else '.'))


def one_card_left(out: bool, hold: bool) -> str:
    return (('One card left: go out with it, or keep it.' if hold else 'One card left: go out with it.') if out else ("One card left, and you can't go out yet: keep it to end your turn." if hold else 'One card left: add it to a meld.'))


def draft_take(upcard: Card | None, laid: bool, bottom: Card | None, below: int) -> str:
    return ' '.join([part for part in (__upcard_goes(__upcard(upcard), laid), __lay_bottom_too(bottom), __rest_comes(below) if below else '') if part])


def upcard(card: Card | None) -> str:
    return ('the upcard' if card is None else _nouns.the_card(card))


def upcard_goes(card: str, laid: bool) -> str:
    return CAPITAL(card) + ' ' + ('is laid out and counts like your own cards.' if laid else 'goes into your hand unless you lay it down.')


def lay_bottom_too(card: Card | None) -> str:
    return ('' if card is None else 'You must also meld the bottom card, ' + _nouns.the_card(card) + '.')


def rest_comes(count: int) -> str:
    return ('You get the other card when you press Play.' if plural(count) == "one" else 'You get the other ' + _nouns.cards(count) + ' when you press Play.')


def last_of_all(discard: Literal["required", "optional", "never"]) -> str:
    return ('Lay out every card; the last one is your discard.' if discard == "required" else 'Lay out every card; the last one can be your discard.' if discard == "optional" else 'Lay out every card in melds, with no discard.')


def ready(kind: Literal["meld", "take", "go_out"]) -> str:
    return ('Or take the cards back.' if kind == "meld" else 'All set. Press Play or Take back.')


def guide_draw_or_take(count: int, takes: int, held: int, rank: Rank, goes_onto: bool, has_wild: bool) -> str:
    return 'Draw ' + COUNT(count) + ' from the stock, or take ' + COUNT(takes) + ' from the pile: ' + (('its ' + _nouns.rank(rank) + ' goes on your ' + _nouns.ranks(rank) if goes_onto else 'you can meld its top card at once') if held == 0 else ('its ' + _nouns.rank(rank) + ' goes on your ' + _nouns.ranks(rank) if goes_onto else ('you hold ' + _nouns.a_rank(rank) + ' and a wild card' if has_wild else 'you can meld its top card at once')) if held == 1 else 'you hold ' + _nouns.of_rank(held, rank)) + '.'


def guide_open(least: int) -> str:
    return 'Your first melds must have three or more cards each and total at least ' + NUMBER(least) + ' points. Or just discard to end your turn.'


def guide_play(size: int, stack: Literal["hand", "foot", "tail"], when: Literal["empty-hand", "first-book", "empty-foot"]) -> str:
    return ('' if size == 0 else CAPITAL(COUNT(size)) + ' cards of one rank make a book.' + ' ') + ('To go out, fill the empty frames with books and play your last card.' if stack == "hand" else __guide_next_stack(when, stack))


def guide_next_stack(when: Literal["empty-hand", "first-book", "empty-foot"], stack: Literal["hand", "foot", "tail"]) -> str:
    return ('Once your hand is empty' if when == "empty-hand" else 'With your first book, or once your hand is empty' if when == "first-book" else 'Once your foot is empty') + ', you pick up your ' + _nouns.stack(stack) + '.'


def group(count: int, rank: Rank) -> str:
    return (NUMBER(count) + ' ' + _nouns.rank(rank) if plural(count) == "one" else NUMBER(count) + ' ' + _nouns.ranks(rank))


def group_line(count: int, rank: Rank, wilds: int) -> str:
    return ((_nouns.rank(rank) if plural(count) == "one" else __group(count, rank)) if wilds == 0 else __group(count, rank) + ' ★' + NUMBER(wilds))


def group_worth(group: str, points: int) -> str:
    return group + ': ' + __figure_points(points)


def figure_points(count: int) -> str:
    return (NUMBER(count) + ' point' if plural(count) == "one" else NUMBER(count) + ' points')


def short_of(short: int, ranks: Sequence[Rank]) -> str:
    return ((NUMBER(short) + ' more point' if plural(short) == "one" else NUMBER(short) + ' more points') if len(ranks) == 0 else NUMBER(short) + ' more: add ' + LIST([_nouns.a_rank(each) for each in ranks], last='or'))


def counts_as(card: Card, upcard: int, own: int) -> str:
    return _nouns.rank(rank_of(card)) + ' ' + NUMBER(upcard) + ' + your cards ' + NUMBER(own)


def in_stack(stack: Literal["foot", "tail"]) -> str:
    return ('in foot' if stack == "foot" else 'in tail')


def into_stack(stack: Literal["foot", "tail"]) -> str:
    return ('On to the foot!' if stack == "foot" else 'On to the tail!')


def stack_of(who: Person, stack: Literal["hand", "foot", "tail"], tail: int) -> str:
    return (CAPITAL(_nouns.whose(who)) + ' ' + _nouns.stack(stack) if tail == 0 else 'Foot and tail')


def with_threes(count: int, note: str) -> str:
    return ' · '.join([part for part in (_nouns.red_threes(count) if count else '', note) if part])


def has_played(who: Person) -> str:
    return (who.name + ' have played. Take your time.' if who.is_you else who.name + ' has played. Take your time.')


def sign_stock(count: int) -> str:
    return 'Stock ' + NUMBER(count)


def sign_hand(count: int) -> str:
    return 'Hand ' + NUMBER(count)


def sign_pile(count: int, bottom: Card | None) -> str:
    return ('Pile ' + NUMBER(count) if bottom is None else 'Pile ' + NUMBER(count) + '\nbottom: ' + _nouns.rank(rank_of(bottom)))


def sign_wilds(count: int) -> str:
    return '★' + NUMBER(count)


def sign_get(count: int) -> str:
    return 'you get ' + NUMBER(count)


def pile_brings(count: int) -> str:
    return '+' + NUMBER(count) + ' cards'


def becomes_dirty(count: int) -> str:
    return '+' + NUMBER(count) + ', becomes dirty'


def becomes_dirty_two_lines(count: int) -> str:
    return '+' + NUMBER(count) + '\nbecomes dirty'


def becomes_dirty_short(count: int) -> str:
    return '+' + NUMBER(count) + '\ndirty'


def book_done(kind: Literal["clean", "dirty", "wild"]) -> str:
    return CAPITAL(_nouns.kind_of_book(kind))


def first_book(brings: str) -> str:
    return 'Your first book! ' + brings


def meld_group(count: int, rank: Rank) -> str:
    return 'Meld ' + __group(count, rank)


def meld_cards(count: int) -> str:
    return 'Meld ' + NUMBER(count) + ' cards'


def sorted(by: Literal["rank", "suit", "mine"]) -> str:
    return ('Sort: by rank' if by == "rank" else 'Sort: by suit' if by == "suit" else 'Sort: my order')


def sorted_short(by: Literal["rank", "suit", "mine"]) -> str:
    return ('Sort: rank' if by == "rank" else 'Sort: suit' if by == "suit" else 'Sort: mine')


def cards_seen(count: int) -> str:
    return ('' if count == 0 else '' if plural(count) == "one" else 'at the ' + NUMBER(count) + ' cards')


def adds_to(rank: Rank, held: int, size: int) -> str:
    return 'to ' + _nouns.ranks(rank) + ' · ' + NUMBER(held) + '/' + NUMBER(size)


def cards_come(count: int) -> str:
    return ('' if count == 0 else 'the top ' + COUNT(count))


def from_last_stack_only(stack: Literal["hand", "foot", "tail"]) -> str:
    return 'only from the ' + _nouns.stack(stack)


def volume_step(step: Literal["off", "low", "medium", "full"]) -> str:
    return ('off' if step == "off" else 'low' if step == "low" else 'medium' if step == "medium" else 'full')


def laid_out_of(have: int, need: int, more: int) -> str:
    return "You've laid out " + NUMBER(have) + ' of the ' + NUMBER(need) + ' points you need: add ' + NUMBER(more) + ' more, or press Take back.'


def confirm_discard(card: Card) -> str:
    return 'Discard ' + _nouns.the_card(card) + '?'


def stop(stop: Literal["foot", "tail", "pile", "red-threes", "draw", "turn"]) -> str:
    return ("you've seen your foot" if stop == "foot" else "you've seen your tail" if stop == "tail" else "you've seen the pile" if stop == "pile" else "you've seen the cards that replaced your red threes" if stop == "red-threes" else "you've seen what you drew" if stop == "draw" else 'you can only undo what you play on your own turn')


def all_is_back(stop: Literal["foot", "tail", "pile", "red-threes", "draw", "turn"]) -> str:
    return "Everything's back in your hand. Undo can't go any further: " + __stop(stop) + '.'


def nothing_to_undo(stop: Literal["foot", "tail", "pile", "red-threes", "draw", "turn"]) -> str:
    return "There's nothing to undo: " + __stop(stop) + '.'


def takes_back(what: str, stop: Literal["foot", "tail", "pile", "red-threes", "draw", "turn"]) -> str:
    return 'Undoes “' + what + '”. Undo only goes so far: ' + __stop(stop) + '.'


def foot_label(stack: Literal["hand", "foot", "tail"], count: int, tail: int) -> str:
    return _nouns.stack(stack) + ', ' + _nouns.cards(count) + ('' if tail == 0 else '; ' + _nouns.stack('tail') + ', ' + _nouns.cards(tail))


def stock_label(count: int) -> str:
    return 'stock, ' + _nouns.cards(count)


def pile_label(count: int) -> str:
    return 'discard pile, ' + _nouns.cards(count)


def card_tip(card: Card, worth: int, rank: Rank, held: int, size: int, short: int, kind: Literal["clean", "dirty", "wild"]) -> str:
    return CAPITAL(_nouns.card(card)) + ': ' + __figure_points(worth) + '.' + ('' if held == 0 else ' ' + 'Your ' + _nouns.ranks(rank) + ': ' + ('a ' + _nouns.kind_of_book(kind) if short == 0 else NUMBER(held) + ' of ' + NUMBER(size)) + '.')


def pile_tip(count: int, card: Card | None, takes: int, why: str) -> str:
    return ('The discard pile is empty.' if card is None else ('The pile has one card, the ' + _nouns.card(card) + '.' if plural(count) == "one" else 'The pile has ' + _nouns.cards(count) + ', with the ' + _nouns.card(card) + ' on top.') + ' ' + ('If you take it, you get ' + _nouns.cards(takes) + '.' if not why else why))


def red_three_tip(card: Card, cost: int) -> str:
    return CAPITAL(_nouns.card(card)) + ': costs ' + __figure_points(cost) + ' if left in your hand.'


def meld_tip(cards: int, rank: Rank, wilds: int, worth: int, kind: Literal["clean", "dirty", "wild"], short: int) -> str:
    return CAPITAL(_nouns.of_rank(cards, rank)) + ('' if wilds == 0 else ', ' + COUNT(wilds) + ' of them wild') + ': ' + __figure_points(worth) + '; ' + ('a ' + _nouns.kind_of_book(kind) if short == 0 else (('one more natural' if plural(short) == "one" else COUNT(short) + ' more naturals') + ' for a ' + _nouns.kind_of_book(kind) if kind == "clean" else COUNT(short) + ' more for a ' + _nouns.kind_of_book(kind))) + '.'


def stock_tip(count: int, drawn: int, take: bool) -> str:
    return ('The stock has ' + _nouns.cards(count) + '. Draw ' + COUNT(drawn) + ' to start your turn, or take the pile.' if take else 'The stock has ' + _nouns.cards(count) + '. Draw ' + COUNT(drawn) + ' to start your turn.')


def would_bring(cards: Sequence[str]) -> str:
    return 'The pile would give you ' + LIST(cards) + '.'


def bottom_of_pile(card: Card) -> str:
    return 'To take the pile, you must also meld its bottom card, ' + _nouns.the_card(card) + '.'


def foot_tip(stack: Literal["hand", "foot", "tail"], count: int, when: Literal["empty-hand", "first-book", "empty-foot"], tail: int) -> str:
    return 'Your ' + _nouns.stack(stack) + ': ' + _nouns.cards(count) + '. You pick it up ' + ('once your hand is empty' if when == "empty-hand" else 'with your first book, or once your hand is empty' if when == "first-book" else 'once your foot is empty') + '.' + ('' if tail == 0 else ' ' + 'Your tail is underneath: ' + _nouns.cards(tail) + '.')


def threes_worth(points: int, not_out: int, differ: bool) -> str:
    return (NUMBER(points) + ' points (' + ('nothing' if not_out == 0 else NUMBER(not_out)) + ' without going out)' if differ else NUMBER(points) + ' points')


def threes_laid(laid: int, points: int, not_out: int, differ: bool, all: bool, every: int, more: int) -> str:
    return (CAPITAL(_nouns.red_threes(laid)) + ' laid down: ' + __threes_worth(points, not_out, differ) + '.' if more == 0 else ('All ' + _nouns.red_threes(laid) + ' laid down: ' + __threes_worth(points, not_out, differ) + ', plus a bonus of ' + NUMBER(more) + '.' if all else CAPITAL(_nouns.red_threes(laid)) + ' laid down: ' + __threes_worth(points, not_out, differ) + '. All ' + COUNT(every) + ' would earn a bonus of ' + NUMBER(more) + '.'))


def since_your_turn(what: str) -> str:
    return 'Since your last turn: ' + what


def laid(who: Person) -> str:
    return 'laid down'


def with_cards(what: str, cards: Sequence[str]) -> str:
    return what + ' ' + LIST(cards)


def took_the_pile(who: Person) -> str:
    return 'took the pile'


__not_open = not_open
__books_of = books_of
__or_no_books = or_no_books
__theirs_draw = theirs_draw
__upcard = upcard
__upcard_goes = upcard_goes
__lay_bottom_too = lay_bottom_too
__rest_comes = rest_comes
__guide_next_stack = guide_next_stack
__group = group
__figure_points = figure_points
__stop = stop
__threes_worth = threes_worth
