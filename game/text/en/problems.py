"""English: problems. Made by `python -m tools.messages`."""
from typing import Literal
from game.cards import Card
from game.text.person import Person
from game.text.amounts import in_tens
from game.text.en import nouns as _nouns
from game.text.en import thinking_again as _thinking_again
from game.text.english import CAPITAL, COUNT, NUMBER, UNSIGNED, plural


theme_opening = 'Opening'
theme_melds = 'Lay down or hold back'
theme_wilds = 'Wild cards'
theme_pile = 'The pile'
theme_discards = 'What to discard'
theme_threes = 'Threes'
theme_foot = 'Into the foot'
theme_going_out = 'Going out'
theme_partner = 'May I go out?'
unreadable_own = "One of your own problems couldn't be read, so it was skipped. Its file is unchanged."
unreadable_problem = "A problem couldn't be read, so it was skipped."
what_now = 'What now?'
what_would_you_do = "What's your move?"
none_left = 'That was the last problem here.'
best = 'best'
as_good = 'just as good'
yours = 'yours'
that_day = 'in the match'
played_then = 'the move played in the match'
played_then_short = 'the move played'
next_problem = 'Next problem'
play_on = 'Play on'
show_me_tip = 'Plays the best move at the table, then two more turns for everyone (A)'
the_best_way = 'The best move'
may_go_on = 'How it might continue'
the_rest = 'Computer players carry on in one of many possible deals. The real hidden cards stay hidden.'


def title(theme: str) -> str:
    return 'Problems · ' + theme


def place_in(theme: str, place: int, count: int) -> str:
    return theme + ' · ' + NUMBER(place) + ' of ' + NUMBER(count)


def own_moment(game: str, round: int, turn: int) -> str:
    return game + ', round ' + NUMBER(round) + ', turn ' + NUMBER(turn)


def partner_asks(who: Person) -> str:
    return who.name + ' asks, “May I go out?” What do you say?'


def pile_has(count: int, card: Card | None) -> str:
    return ('The pile is empty.' if count == 0 else 'The pile has ' + _nouns.cards(count) + ('.' if card is None else ', with ' + _nouns.the_card(card) + ' on top.'))


def you_hold(count: int, points: int) -> str:
    return ('You hold ' + _nouns.cards(count) + '.' if points == 0 else 'You hold ' + _nouns.cards(count) + ', and your team needs ' + NUMBER(points) + ' points to open.')


def you_play_from(stack: Literal["hand", "foot", "tail"], count: int) -> str:
    return "You're in your " + _nouns.stack(stack) + ' with ' + _nouns.cards(count) + ' left.'


def you_both_hold(partner: Person, count: int, theirs: int, same: bool) -> str:
    return ('You and ' + partner.name + ' hold ' + _nouns.cards(count) + ' each.' if same else 'You hold ' + _nouns.cards(count) + ', and ' + partner.name + ' holds ' + COUNT(theirs) + '.')


def answer_heading(solved: Literal["best", "as_good", "less", "shown"]) -> str:
    return ("That's it" if solved == "best" else "That's just as good" if solved == "as_good" else 'Good try' if solved == "less" else 'This is the best move')


def tried_that_day(best: float) -> str:
    return "That's the move played in the match. The best move gains " + NUMBER(in_tens(best)) + ' points.'


def gains_less(gained: float, best: float, more: float) -> str:
    return ("That's about as good as the move played in the match. The best move gains " + NUMBER(in_tens(best)) + ' points.' if in_tens(gained) == 0 else 'The move played in the match was ' + UNSIGNED(in_tens(gained)) + ' points better. The best move beats both.' if in_tens(gained) < 0 else 'Your move gains ' + NUMBER(in_tens(gained)) + ' points. The best move gains ' + ('even more' if in_tens(more) == 0 else NUMBER(in_tens(more)) + ' more') + '.')


def about_the_try(solved: Literal["best", "as_good", "less", "shown"], had_seen_answer: bool, had_nudge: bool, tries: int, that_day: bool, gained: float, best: float, more: float, last: bool) -> str:
    return (_thinking_again.found_how(tries, had_nudge, had_seen_answer) if solved == "best" else "It's about as good as the best move." if solved == "as_good" else "You'll see this problem again." if solved == "shown" else (__tried_that_day(best) if that_day else __gains_less(gained, best, more))) + (' ' + __none_left if last else '')


def because(reason: str, out: bool) -> str:
    return ('Go out: ' + reason + '.' if out else CAPITAL(reason) + '.')


def how_found(best: int, tried: int) -> str:
    return 'We re-dealt the hidden cards ' + NUMBER(best) + ' times for the best move and ' + NUMBER(tried) + ' times for yours.'


def better_in(better: int, count: int) -> str:
    return 'better in ' + NUMBER(better) + ' of ' + NUMBER(count) + ' deals'


def better_in_short(better: int, count: int) -> str:
    return 'in ' + NUMBER(better) + ' of ' + NUMBER(count)


__gains_less = gains_less
__tried_that_day = tried_that_day
__none_left = none_left
