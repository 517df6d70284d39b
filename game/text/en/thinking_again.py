"""English: thinking_again. Made by `python -m tools.messages`."""
from typing import Literal
from game.cards import Rank
from game.text.amounts import in_tens
from game.text.en import nouns as _nouns
from game.text.english import COUNT, NUMBER, ORDINAL, plural


something_better = 'There was a better move here. What would you do?'
nothing_better = 'No better move was found here. What else would you try?'
nothing_counts = "Try as often as you like: it's only practice."
nudge = 'Nudge me'
show_me = 'Show me'
show_me_short = 'Show'
begin_again = 'Start again'
begin_again_tip = "Undoes everything you've tried."
nothing_tried = 'nothing tried yet'
to_the_answer = 'See the answer'
to_the_answer_short = 'Answer'
undo_tip = 'Takes back your last try.'
a_moment = 'One moment…'
measuring = 'Playing your move out in 200 deals.'
no_answer = 'No answer right now.'
no_answer_why = 'Start again, or come back later.'
cannot_be_tried = "This decision can't be tried again: it doesn't match the saved game."
no_nudge = 'no better move was found'
no_nudge_left = 'no nudges left'
no_answer_yet = 'not right now'
about_discard = 'Think about your discard: who could use that card?'
about_opening = 'You have no melds on the table yet. Is now the time to open?'
about_pile = 'Look at the pile: what would you gain from it?'
about_going_out = 'Who would gain if the round ended now?'
about_answer = 'Compare the cards your team still holds with what the others hold.'
this_was_better = 'This was better'
nothing_found = 'No better move was found'
you_now = 'your move now'
also_good = 'also good'
better_still = 'better still'
better_way = 'better'
you_then = 'your move then'
was_played = 'in the match'
try_again = 'Try again'
next_one = 'Next one'
all_seen = 'That was the last decision.'


def title(round: int, turn: int) -> str:
    return 'Think again · Round ' + NUMBER(round) + ', turn ' + NUMBER(turn)


def about_wilds(count: int) -> str:
    return ('Look at your wild card.' if plural(count) == "one" else 'Look at your ' + _nouns.wilds(count) + '.')


def about_rank(count: int, rank: Rank) -> str:
    return ('Look at your ' + _nouns.rank(rank) + '.' if plural(count) == "one" else 'Look at your ' + _nouns.of_rank(count, rank) + '.')


def verdict(verdict: Literal["better", "as_good", "less"]) -> str:
    return ("That's better" if verdict == "better" else "That's just as good" if verdict == "as_good" else 'Good try')


def row_heard(row: str, way: str, gain: str, deals: str) -> str:
    return row + ': ' + way + ', ' + gain + ', ' + deals


def found_how(tries: int, had_nudge: bool, had_seen_answer: bool) -> str:
    return ("You'd already seen the answer." if had_seen_answer else (('You found it with a nudge.' if plural(tries) == "one" else 'You found it on the ' + ORDINAL(tries) + ' try, with a nudge.') if had_nudge else ('You found it first time.' if plural(tries) == "one" else 'You found it on the ' + ORDINAL(tries) + ' try.')))


def about_the_try(verdict: Literal["better", "as_good", "less"], had_seen_answer: bool, had_nudge: bool, tries: int, better: bool, points: float, last: bool) -> str:
    return (__found_how(tries, had_nudge, had_seen_answer) if verdict == "better" else __about_the_same(better) if verdict == "as_good" else __was_better(points)) + (' ' + __all_seen if last else '')


def about_the_same(better: bool) -> str:
    return 'About the same as what you played in the match.' + (' ' + "There's a better move." if better else '')


def was_better(points: float) -> str:
    return 'What you played in the match was ' + NUMBER(in_tens(points)) + ' points better.'


def how_found(worlds: int) -> str:
    return 'We re-dealt the hidden cards ' + NUMBER(worlds) + ' times and played each option out.'


def next(round: int, turn: int, place: int, count: int, last: bool) -> str:
    return 'Round ' + NUMBER(round) + ', turn ' + NUMBER(turn) + ('' if plural(count) == "one" else ' ' + '· ' + ('the last of ' + COUNT(count) if last else 'the ' + ORDINAL(place) + ' of ' + COUNT(count)))


__was_better = was_better
__about_the_same = about_the_same
__found_how = found_how
__all_seen = all_seen
