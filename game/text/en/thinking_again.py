"""English: thinking_again. Made by `python -m tools.messages`."""
from typing import Literal
from game.cards import Rank
from game.text.amounts import in_tens
from game.text.en import nouns as _nouns
from game.text.english import COUNT, NUMBER, ORDINAL, plural


def title(round: int, turn: int) -> str:
    return 'Think again · Round ' + NUMBER(round) + ', turn ' + NUMBER(turn)


def something_better() -> str:
    return 'There was a better move here. What would you do?'


def nothing_better() -> str:
    return 'No better move was found here. What else would you try?'


def nothing_counts() -> str:
    return "Try as often as you like: it's only practice."


def nudge() -> str:
    return 'Nudge me'


def show_me() -> str:
    return 'Show me'


def show_me_short() -> str:
    return 'Show'


def begin_again() -> str:
    return 'Start again'


def begin_again_tip() -> str:
    return "Undoes everything you've tried."


def nothing_tried() -> str:
    return 'nothing tried yet'


def to_the_answer() -> str:
    return 'See the answer'


def to_the_answer_short() -> str:
    return 'Answer'


def undo_tip() -> str:
    return 'Takes back your last try.'


def a_moment() -> str:
    return 'One moment…'


def measuring() -> str:
    return 'Playing your move out in 200 deals.'


def no_answer() -> str:
    return 'No answer right now.'


def no_answer_why() -> str:
    return 'Start again, or come back later.'


def cannot_be_tried() -> str:
    return "This decision can't be tried again: it doesn't match the saved game."


def no_nudge() -> str:
    return 'no better move was found'


def no_nudge_left() -> str:
    return 'no nudges left'


def no_answer_yet() -> str:
    return 'not right now'


def about_wilds(count: int) -> str:
    return ('Look at your wild card.' if plural(count) == "one" else 'Look at your ' + _nouns.wilds(count) + '.')


def about_rank(count: int, rank: Rank) -> str:
    return ('Look at your ' + _nouns.rank(rank) + '.' if plural(count) == "one" else 'Look at your ' + _nouns.of_rank(count, rank) + '.')


def about_discard() -> str:
    return 'Think about your discard: who could use that card?'


def about_opening() -> str:
    return 'You have no melds on the table yet. Is now the time to open?'


def about_pile() -> str:
    return 'Look at the pile: what would you gain from it?'


def about_going_out() -> str:
    return 'Who would gain if the round ended now?'


def about_answer() -> str:
    return 'Compare the cards your team still holds with what the others hold.'


def verdict(verdict: Literal["better", "as_good", "less"]) -> str:
    return ("That's better" if verdict == "better" else "That's just as good" if verdict == "as_good" else 'Good try')


def this_was_better() -> str:
    return 'This was better'


def nothing_found() -> str:
    return 'No better move was found'


def you_now() -> str:
    return 'your move now'


def also_good() -> str:
    return 'also good'


def better_still() -> str:
    return 'better still'


def better_way() -> str:
    return 'better'


def you_then() -> str:
    return 'your move then'


def was_played() -> str:
    return 'in the match'


def row_heard(row: str, way: str, gain: str, deals: str) -> str:
    return row + ': ' + way + ', ' + gain + ', ' + deals


def try_again() -> str:
    return 'Try again'


def next_one() -> str:
    return 'Next one'


def all_seen() -> str:
    return 'That was the last decision.'


def found_how(tries: int, had_nudge: bool, had_seen_answer: bool) -> str:
    return ("You'd already seen the answer." if had_seen_answer else (('You found it with a nudge.' if plural(tries) == "one" else 'You found it on the ' + ORDINAL(tries) + ' try, with a nudge.') if had_nudge else ('You found it first time.' if plural(tries) == "one" else 'You found it on the ' + ORDINAL(tries) + ' try.')))


def about_the_try(verdict: Literal["better", "as_good", "less"], had_seen_answer: bool, had_nudge: bool, tries: int, better: bool, points: float, last: bool) -> str:
    return (__found_how(tries, had_nudge, had_seen_answer) if verdict == "better" else __about_the_same(better) if verdict == "as_good" else __was_better(points)) + (' ' + __all_seen() if last else '')


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
