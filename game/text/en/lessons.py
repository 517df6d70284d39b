"""English: lessons. Made by `python -m tools.messages`."""
from collections.abc import Sequence
from typing import Literal
from game.cards import Rank
from game.text.person import Person
from game.text.en import nouns as _nouns
from game.text.english import CAPITAL, COUNT, LIST, NUMBER, ORDINAL, plural


title_what_wins = 'What wins'
title_deal = 'The deal'
title_turn = 'A turn'
title_melds = 'Melds'
title_wilds = 'Wild cards'
title_opening = 'The opening'
title_pile = 'The pile'
title_books = 'Books'
title_foot = 'Hand and foot'
title_threes = 'Threes'
title_partner = 'Your partner'
title_going_out = 'Going out'
subject_points_win = 'cards and books score'
subject_what_wins_by_losing = 'only leftover cards count'
subject_melds = 'three of a rank'
subject_pile_all = 'all of it at once'
subject_pile_upcard = 'take the upcard'
subject_books = 'clean and dirty'
subject_threes_rank = 'a rank like any other'
subject_going_out = 'how a round ends'
back = 'Back'
first_step = 'this is the first step'
do_it_for_me = 'Do it for me'
next_lesson = 'Next lesson'
play_match = 'Play a match'
done = 'Lesson complete'
that_is_all = 'That was the last lesson. Now you know the game.'
stock = 'the stock'
pile = 'the discard pile'
meter = 'the opening meter'
foot = 'your foot'
red_threes = 'the red threes on the table'
new_meld = 'the new meld'
not_here_draw = 'That would take the pile. This time, draw from the stock.'
not_here_take_the_pile = 'You could draw, but the pile has more for you: take it this time.'
not_here_look_first = "First look at the cards you'd get. Then you can still take them or draw."
not_here_first_the_meld = 'A discard ends your turn. Lay your cards down first.'
not_here_first_the_discard = 'You could lay that down, but this step is about your discard.'
not_here_keep_this_card = 'Keep that card: it goes with others you hold. Discard one of the marked cards.'
not_here_helps_the_others = "That card would help the others: they're collecting that rank. Discard one of the marked cards."
not_here_helps_to_open = 'That card is worth more: it helps you open. Discard the marked one instead.'
not_here_costs_less = "That card costs less if it's left over. Discard the marked one instead."
not_here_keep_the_wild = 'Keep your wild card: it helps in almost any meld. Discard one of the marked cards.'
not_here_rid_of_the_three = "That card may still come in useful. The three won't: discard it first."
not_here_other_three = "That's a black three. Discard the red one first: it costs far more."
not_here_other_cards = 'You could lay those down too, but this step is about other cards: look at the marked ones.'
not_here_spoils_clean = 'That meld is clean, and a wild card would make it dirty. Add yours to another meld.'
not_here_go_out_now = 'You have all you need: go out now.'
not_here_not_yet_out = 'That comes later. Do this step first.'
not_here_answer_no = 'Look at your hand: those cards would count against you. Say no this time.'
not_here_answer_yes = 'You hold next to nothing, so going out costs little. Say yes this time.'
not_here_step_is_done = 'This step is done. The next one is coming.'
answer_is_not_asked = "The answer is a legal move, but it doesn't do what the step asks."


def heading(number: int, title: str) -> str:
    return 'Lesson ' + NUMBER(number) + ' · ' + title


def subject_what_wins(winner_takes: bool) -> str:
    return (__subject_what_wins_by_losing if winner_takes else __subject_points_win)


def subject_deal(hand: int, foot: int, tail: int) -> str:
    return ('hand of ' + NUMBER(hand) + ', foot of ' + NUMBER(foot) if tail == 0 else 'hand ' + NUMBER(hand) + ', foot ' + NUMBER(foot) + ', tail ' + NUMBER(tail))


def subject_turn(drawn: int) -> str:
    return 'draw ' + COUNT(drawn) + ', discard one'


def subject_wilds(jokers: int) -> str:
    return ('twos' if jokers == 0 else 'twos and jokers')


def subject_opening(minimums: str, opening_growth: int) -> str:
    return (minimums if opening_growth == 0 else minimums + ', +' + NUMBER(opening_growth) + ' a round')


def subject_pile_some(count: int) -> str:
    return _nouns.cards(count) + ' at once'


def subject_pile(takes: Literal["never", "all", "upcard", "some"], count: int) -> str:
    return ('' if takes == "never" else __subject_pile_all if takes == "all" else __subject_pile_upcard if takes == "upcard" else __subject_pile_some(count))


def subject_foot(tail: int) -> str:
    return ('your second hand' if tail == 0 else 'hand, foot and tail')


def subject_threes_score(red_three_bonus: int) -> str:
    return 'red ones score ' + NUMBER(red_three_bonus)


def subject_threes_cost(red_three: int) -> str:
    return ('never melded' if red_three == 0 else 'red ones cost ' + NUMBER(red_three))


def subject_threes(meld_threes: Literal["no", "black_last", "black_in_foot", "all"], red_threes: Literal["penalty", "lay_down"], red_three_bonus: int, red_three: int) -> str:
    return (__subject_threes_rank if meld_threes == "all" else (__subject_threes_score(red_three_bonus) if red_threes == "lay_down" else __subject_threes_cost(red_three)))


def subject_partner(permission: bool) -> str:
    return ('may I go out?' if permission else 'playing as a team')


def place_of_step(step: int, steps: int) -> str:
    return NUMBER(step) + ' of ' + NUMBER(steps)


def leads_to(title: str) -> str:
    return 'Next: ' + title + '.'


def points_at(what: str) -> str:
    return 'Look at ' + what + '.'


def then(what: str) -> str:
    return 'then ' + what


def choose(cards: Sequence[str]) -> str:
    return 'choose ' + LIST(cards)


def press(button: str) -> str:
    return 'press ' + button


def click(what: str) -> str:
    return 'click ' + what


def click_laid_out(cards: Sequence[str]) -> str:
    return 'click ' + LIST(cards) + ' you laid out'


def cards(count: int, rank: Rank, yours: bool) -> str:
    return ('your' if yours else 'the') + ' ' + (_nouns.rank(rank) if plural(count) == "one" else COUNT(count) + ' ' + _nouns.ranks(rank))


def threes(count: int, colour: Literal["red", "black"], yours: bool) -> str:
    return ('your' if yours else 'the') + ' ' + (('red three' if colour == "red" else 'black three') if plural(count) == "one" else COUNT(count) + ' ' + ('red threes' if colour == "red" else 'black threes'))


def cards_side_by_side(cards: Sequence[str], first: int, last: int) -> str:
    return LIST(cards) + ', the ' + ORDINAL(first) + ' to ' + ORDINAL(last) + ' cards'


def cards_at(cards: Sequence[str], places: Sequence[str]) -> str:
    return LIST(cards) + ', the ' + LIST(places) + ' ' + ('card' if len(places) == 1 else 'cards')


def place(place: int) -> str:
    return ORDINAL(place)


def own_meld(kind: Literal["meld", "book"], rank: Rank) -> str:
    return ('the book of ' + _nouns.ranks(rank) if kind == "book" else 'the meld of ' + _nouns.ranks(rank))


def their_meld(who: Person, kind: Literal["meld", "book"], rank: Rank) -> str:
    return (_nouns.whose(who) + ' book of ' + _nouns.ranks(rank) if kind == "book" else _nouns.whose(who) + ' meld of ' + _nouns.ranks(rank))


def fault(lesson: str, step: int, why: str) -> str:
    return lesson + ', step ' + NUMBER(step) + ': ' + why


def all_can_be_done(lessons: int, steps: int) -> str:
    return CAPITAL(_nouns.lessons(lessons)) + ' with ' + __steps(steps) + ': every answer does what its step asks.'


def steps(count: int) -> str:
    return ('one step' if plural(count) == "one" else COUNT(count) + ' steps')


__subject_points_win = subject_points_win
__subject_what_wins_by_losing = subject_what_wins_by_losing
__subject_pile_some = subject_pile_some
__subject_pile_upcard = subject_pile_upcard
__subject_pile_all = subject_pile_all
__subject_threes_cost = subject_threes_cost
__subject_threes_score = subject_threes_score
__subject_threes_rank = subject_threes_rank
__steps = steps
