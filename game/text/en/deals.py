"""English: deals. Made by `python -m tools.messages`."""
from collections.abc import Sequence
from game.text.english import COUNT, LIST, NUMBER, SIGNED, plural


nothing_typed = 'Type the code first: three groups of four letters and digits.'
code_too_short = 'Something is missing: a deal code has three groups of four.'
code_too_long = "That's too long: a deal code has three groups of four."
several_wrong = 'More than one character is wrong: compare the three groups one by one.'
some_swapped = 'Two characters are swapped: compare the three groups one by one.'
code_of_rules = "That's a code for house rules, not for a deal: enter it under House rules."
newer_version = 'This deal was made by a newer version of the game.'
table_for_no_code = "That table doesn't fit in a deal code: with five or more players, the first seat's partners must all play at the same level, and so must all the opponents."
only_for_new_deals = "--teams, --seats, --seed and --round are for a new deal, so don't combine them with a code or --date."
code_or_date = "Give a code or --date, not both: the code of a day's deal includes the day."
code_says_all = "The deal code sets the table, cards and length, so don't combine --deal with --teams, --seed, --from, --duel or --sealed."
with_bots = "A deal code gives away all the cards, so bots can't play: each seat must be human or a level."
unreadable = "The deal code in the header can't be read, so the cards can't be checked."
other_cards = "The cards of the first round don't match the code in the header."


def strange_sign(signs: str, group: int, heard: str) -> str:
    return ('“' + signs + '” in group ' + NUMBER(group) + " can't be in a code: check that group again." if not heard else '“' + signs + '” in group ' + NUMBER(group) + " can't be in a code: could it be " + heard + '?')


def characters(count: int) -> str:
    return ('one character' if plural(count) == "one" else COUNT(count) + ' characters')


def wrong_length(group: int, signs: str, count: int) -> str:
    return 'Group ' + NUMBER(group) + ', “' + signs + '”, has ' + __characters(count) + '; each group should have four.'


def too_short(group: int, signs: str, count: int) -> str:
    return (__code_too_short if group == 0 else __wrong_length(group, signs, count))


def too_long(group: int, signs: str, count: int) -> str:
    return (__code_too_long if group == 0 else __wrong_length(group, signs, count))


def wrong_in_group(group: int, signs: str) -> str:
    return 'One character in group ' + NUMBER(group) + ', “' + signs + '”, is wrong: ask to hear it again.'


def swapped_in_group(group: int, signs: str) -> str:
    return 'Two characters in group ' + NUMBER(group) + ', “' + signs + '”, are swapped: ask to hear it again.'


def wrong_sign(group: int, signs: str) -> str:
    return (__several_wrong if group == 0 else __wrong_in_group(group, signs))


def changed_places(group: int, signs: str) -> str:
    return (__some_swapped if group == 0 else __swapped_in_group(group, signs))


def rules_not_here(signs: str) -> str:
    return "This deal uses house rules you don't have: ask for their code (its last group begins with " + signs + ') and enter it under House rules.'


def seat_for_no_code(seat: str) -> str:
    return '“' + seat + "” doesn't fit in a deal code: each seat must be human, easy, normal, hard or expert."


def of_other_rules(rules: str, named: str) -> str:
    return 'That deal is for “' + rules + '”, not for “' + named + '”.'


def no_date(text: str) -> str:
    return '“' + text + "” isn't a date: write it like 2026-11-20."


def none_on(day: str, first: str, last: str) -> str:
    return "There's no deal for " + day + ': deals run from ' + first + ' to ' + last + '.'


def in_short(rules: str, round: int, day: str) -> str:
    return rules + ', ' + ('a whole match' if round == 0 else 'one round, played like round ' + NUMBER(round)) + ('' if not day else ', the deal for ' + day)


def who_begins(dealer: int, first: int) -> str:
    return 'seat ' + NUMBER(dealer) + ' deals, seat ' + NUMBER(first) + ' plays first; the cards, top first:'


def par_is_for(code: str, seat: int) -> str:
    return code + ', seat ' + NUMBER(seat) + ': points ahead of the best other team, on average'


def par(level: str, points: int, error: int, games: int) -> str:
    return level + ': ' + SIGNED(points) + ' ' + ('(1 game)' if plural(games) == "one" else '(±' + NUMBER(error) + ', ' + NUMBER(games) + ' games)')


def par_may_be_chance(levels: Sequence[str]) -> str:
    return 'The difference between ' + LIST(levels) + ' may be chance.'


__characters = characters
__wrong_length = wrong_length
__code_too_short = code_too_short
__code_too_long = code_too_long
__wrong_in_group = wrong_in_group
__several_wrong = several_wrong
__swapped_in_group = swapped_in_group
__some_swapped = some_swapped
