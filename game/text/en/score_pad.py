"""English: score_pad. Made by `python -m tools.messages`."""
from collections.abc import Sequence
from typing import Literal
from game.cards import Rank
from game.text.person import Person
from game.text.en import nouns as _nouns
from game.text.en import scores as _scores
from game.text.english import COUNT, LIST, NUMBER, SIGNED, plural


title = 'Score pad'
short = 'Score pad'
with_real_cards = 'real cards'
real_cards_tip = 'Play with real cards and keep score here'
at_the_screen = 'Play here'
open_pad = 'Open the score pad'
real_cards_told = 'You use real cards; the pad keeps score.'
first_dealer = 'First dealer'
write_down = 'Enter scores'
undo = 'Undo'
chart = 'Chart'
sheet_to_print = 'Printable sheet'
this_round = 'This round'
before = 'Before'
now = 'Now'
tap_cards = 'or tap cards'
plus = 'Plus'
digits_told = 'Use + to add another number. Enter goes to the next line.'
digits_only = 'You can only type digits and + here.'
no_minus = 'No minus sign: leftover cards are subtracted for you.'
choose_field = 'Choose a line to fill in.'
as_it_was = 'Cancel changes'
erase = 'Erase the last digit'
second_opinion = 'Is that right?'
look_again = 'Check again'
joker = 'joker'
two = 'two'
ace = 'ace'
black_three = 'black three'
went_out = 'Went out'
rounds = 'The rounds'
so_far = 'So far'
hint_cards_sub = 'one per player'
table_setup_sub = 'decks and deal'
print_sub = 'A4 or Letter'
print_evening = 'Print this evening'
print_evening_sub = 'chart and faces'
end_evening = 'End the game'
go_on = 'Keep playing'
done = 'Done'
changes = 'Changes'
changed = 'changed'
change_begun = 'change not entered yet'
no_round_yet = 'No rounds entered yet.'
disk_silent = "The disk isn't responding: what you entered isn't saved yet."
out_not_entered = 'who went out: not entered'
left_blank = 'blank lines'
nothing = 'blank'
yes = 'yes'
no = 'no'


def named(name: str) -> str:
    return 'Score pad · ' + name


def ranks(highest: Rank, lowest: Rank) -> str:
    return _nouns.rank(highest) + ' to ' + _nouns.rank(lowest)


def cards_worth(names: str, points: int) -> str:
    return names + ': ' + NUMBER(points)


def sum(heaps: int, addend: int) -> str:
    return NUMBER(heaps) + ' + ' + NUMBER(addend)


def sum_begun(heaps: int) -> str:
    return NUMBER(heaps) + ' +'


def most_in_a_line(most: int) -> str:
    return 'The most you can enter here is ' + NUMBER(most) + '.'


def heading(round: str, points: Sequence[int], dealer: Person) -> str:
    return round + ' · minimum ' + LIST([NUMBER(number) for number in points]) + ' · ' + ('You deal' if dealer.is_you else dealer.name + ' deals')


def next_round(dealer: Person, points: Sequence[int]) -> str:
    return ('You deal · minimum ' + LIST([NUMBER(number) for number in points]) if dealer.is_you else dealer.name + ' deals · minimum ' + LIST([NUMBER(number) for number in points]))


def next_opens(points: int) -> str:
    return 'Next round: minimum ' + NUMBER(points)


def row(row: Literal["cuts", "at_once", "red_threes_laid", "melded", "out", "left", "red_threes_left", "clean", "dirty", "wild", "sevens", "threes"], size: int) -> str:
    return ('Exact cuts' if row == "cuts" else _scores.books_at_once if row == "at_once" else _scores.red_threes if row == "red_threes_laid" else 'Cards on the table' if row == "melded" else __went_out if row == "out" else 'Left over' if row == "left" else 'Red threes left' if row == "red_threes_left" else ((_scores.clean_books if row == "clean" else _scores.dirty_books if row == "dirty" else _scores.wild_books if row == "wild" else 'Books of sevens' if row == "sevens" else 'Books of threes') if size == 0 else ('Clean books of ' + NUMBER(size) if row == "clean" else 'Dirty books of ' + NUMBER(size) if row == "dirty" else 'Books of ' + NUMBER(size) + ' wilds' if row == "wild" else 'Books of ' + NUMBER(size) + ' sevens' if row == "sevens" else 'Books of ' + NUMBER(size) + ' threes')))


def each(points: int) -> str:
    return NUMBER(points) + ' each'


def row_note(row: Literal["cuts", "at_once", "red_threes_laid", "melded", "out", "left", "red_threes_left", "clean", "dirty", "wild", "sevens", "threes"], worth: int, cut_bonus: int, book_at_once: int, red_three_bonus: int, red_three_not_out: int, red_three: int, winner_takes: bool, go_out_bonus: int, sevens_kind: Literal["clean", "any"], tail: bool) -> str:
    return (__each(cut_bonus) if row == "cuts" else __each(book_at_once) if row == "at_once" else (__each(red_three_bonus) if red_three_not_out == -1 else NUMBER(red_three_bonus) + ', or ' + NUMBER(red_three_not_out) + ' if not out') if row == "red_threes_laid" else 'books included' if row == "melded" else ('scores 0' if winner_takes else ('no bonus' if go_out_bonus == 0 else SIGNED(go_out_bonus))) if row == "out" else (__left_note_others(tail) if winner_takes else __left_note(tail)) if row == "left" else '−' + __each(red_three) if row == "red_threes_left" else ('clean, ' + __each(worth) if sevens_kind == "clean" else __each(worth)) if row == "sevens" else __each(worth))


def left_note(tail: bool) -> str:
    return ('in hands, feet and tails' if tail else 'in hands and feet')


def left_note_others(tail: bool) -> str:
    return ("in the others' hands, feet and tails" if tail else "in the others' hands and feet")


def left_told(tail: bool) -> str:
    return ('Cards in the feet and tails count too.' if tail else 'Cards in the feet count too.')


def field(line: str, team: str) -> str:
    return line + ', ' + team


def disk_fails(reason: str) -> str:
    return "Couldn't save to disk (" + reason + "): what you entered isn't saved yet."


def enter_round(round: int) -> str:
    return 'Enter round ' + NUMBER(round)


def enter_round_begun(round: int) -> str:
    return 'Continue round ' + NUMBER(round)


def change_round(round: int) -> str:
    return 'Change round ' + NUMBER(round)


def rounds_written(count: int) -> str:
    return ('no rounds yet' if count == 0 else _nouns.rounds(count))


def ahead(teams: Sequence[str], team: Person, several: bool) -> str:
    return ((team.name + ' are ahead' if team.is_you else (team.name + ' are ahead' if several else team.name + ' is ahead')) if len(teams) == 1 else LIST(teams) + ' are level')


def corrected(round: int, changes: Sequence[str]) -> str:
    return 'Round ' + NUMBER(round) + '. ' + ('Nothing changed.' if len(changes) == 0 else '; '.join(changes) + '.')


def change(field: str, after: str, before: str) -> str:
    return field + ': ' + after + ' (was ' + before + ')'


def not_written(team: Person, is_left: bool) -> str:
    return (("You haven't entered your own leftover cards." if team.is_you else "You haven't entered the cards left over for " + team.name + '.') if is_left else ("You haven't entered your own cards on the table." if team.is_you else "You haven't entered the cards on the table for " + team.name + '.'))


def too_few_for_books(team: Person, books: int, least: int, written: int) -> str:
    return 'The cards in ' + _nouns.whose(team) + ' ' + _nouns.books(books) + ' alone come to at least ' + NUMBER(least) + ', not ' + NUMBER(written) + '.'


def too_many_books(cards: int, pack: int) -> str:
    return 'These books need ' + NUMBER(cards) + ' cards, but there are only ' + NUMBER(pack) + '.'


def wilds_beyond_pack(wilds: int, pack: int) -> str:
    return 'These books need at least ' + _nouns.wilds(wilds) + ', but there are only ' + COUNT(pack) + '.'


def too_few_sevens(pack: int, books: int) -> str:
    return 'There are only ' + _nouns.sevens(pack) + ': too few for ' + _nouns.books(books) + ' of them.'


def three_count(count: int) -> str:
    return ('one three' if plural(count) == "one" else COUNT(count) + ' threes')


def too_few_threes(pack: int, books: int) -> str:
    return 'There are only ' + __three_count(pack) + ': too few for ' + _nouns.books(books) + ' of them.'


def too_many_sevens(sevens: bool, pack: int, books: int) -> str:
    return (__too_few_sevens(pack, books) if sevens else __too_few_threes(pack, books))


def too_many_red_threes(written: int, pack: int) -> str:
    return 'You entered ' + _nouns.red_threes(written) + ', but there are only ' + COUNT(pack) + '.'


def too_many_points(written: int, pack: int) -> str:
    return 'You entered ' + NUMBER(written) + ' points in all, but all the cards together are worth only ' + NUMBER(pack) + '.'


def odd_points(written: int, step: int) -> str:
    return 'No cards add up to ' + NUMBER(written) + ': every card is worth a multiple of ' + NUMBER(step) + '.'


def not_opened(team: Person, several: bool, minimum: int, written: int) -> str:
    return (team.name + ' needed ' + NUMBER(minimum) + ' to open, but have only ' + NUMBER(written) + ' on the table.' if team.is_you else (team.name + ' needed ' + NUMBER(minimum) + ' to open, but have only ' + NUMBER(written) + ' on the table.' if several else team.name + ' needed ' + NUMBER(minimum) + ' to open, but has only ' + NUMBER(written) + ' on the table.'))


def books_to_go_out(team: Person, several: bool, missing: Sequence[str]) -> str:
    return ('To go out, you still need ' + LIST(missing) + '.' if team.is_you else ('To go out, ' + team.name + ' still need ' + LIST(missing) + '.' if several else 'To go out, ' + team.name + ' still needs ' + LIST(missing) + '.'))


def left_by_who_went_out(team: Person, written: int) -> str:
    return 'A player who goes out has nothing left, but you entered ' + NUMBER(written) + ' for ' + ('yourself' if team.is_you else team.name) + '.'


def too_many_cuts(team: Person, written: int, members: int) -> str:
    return 'You entered ' + ('one exact cut' if plural(written) == "one" else COUNT(written) + ' exact cuts') + ' for ' + ('yourself, but you can make only one a round' if team.is_you else team.name + ', but that team has only ' + _nouns.players(members)) + '.'


__went_out = went_out
__each = each
__left_note = left_note
__left_note_others = left_note_others
__three_count = three_count
__too_few_threes = too_few_threes
__too_few_sevens = too_few_sevens
