"""English: house_rules. Made by `python -m tools.messages`."""
from collections.abc import Sequence
from typing import Literal
from game.text.en import nouns as _nouns
from game.text.english import CAPITAL, COUNT, LIST, NUMBER, plural


none = 'none'
card_values = 'the card values'
clash_no_table = 'no tables are switched on, so nobody could play by these rules.'
clash_no_end = 'without a number of rounds or a target score, the match would never end.'
clash_decks_twice = 'a fixed number of decks leaves no room for extra ones.'
clash_one_deck = 'one deck is too few; you need at least two.'
clash_single_reshuffled = 'if you draw one card a turn, reshuffling could go on for ever.'
clash_open_first = "a team that must open before it takes the pile can't open by taking the pile."
clash_pile_never = 'nobody ever takes the pile, so the other rule would have no effect.'
clash_nothing_beneath = 'you take only one card, and you can already see it.'
clash_nothing_scores = 'only losers score, so the other rule would have no effect.'
clash_target_of_losers = 'if only losers score, no team ever reaches a target.'
clash_no_turned_card = 'no card is turned up for the first player to take.'
clash_threes_twice = 'red threes are either melded or laid down for a bonus, not both.'
clash_no_wild_melds = "there can't be a book of wilds if wild cards can't be melded on their own."
clash_growth_by_score = "minimums that depend on the score can't also grow with each round."
house_rules = 'House rules'
which_fits = 'Which rules suit us?'
find = 'Find a rule'
name = 'Name of this rule set'
based_on = 'Based on'
undo = 'Undo'
reset_page = 'Reset page'
duplicate = 'Duplicate'
delete = 'Delete'
put_back = 'Put it back'
share = 'Share'
read = 'Read'
save = 'Save rules'
by_round = 'By round'
fewer_rounds = 'One fewer'
more_rounds = 'One more'
set_by_score = 'Set by score'
from_total = 'From a total of'
needs = 'the team needs'
no_name = 'give it a name'
fix_it = 'Fix it'
show_it = 'Show it'
next_one = 'Next'
what_opens = 'Just enough to open'
nothing_opens = 'no example found'
drop_changes = 'Discard changes'
leave_title = 'Save your changes?'
leave_words = "You haven't saved your changes yet."
leave_unsaved = "Don't save"
stay = 'Keep editing'
rebase_title = 'Switch to another preset'
cancel = 'Cancel'
answer_what_you_know = 'Answer what you know. Every answer helps.'
questions = 'Questions'
closest_rules = 'Closest rules'
next_question = 'Next'
not_sure = 'Not sure'
ask_stacks = 'How do you get your hand and your foot?'
ask_stacks_dealt = "They're dealt to us"
ask_stacks_choose = 'We pick one of two stacks'
ask_stacks_packet = 'We each cut a packet of 22 by eye'
ask_pile = 'How many cards do you take from the discard pile?'
ask_pile_five = 'Five cards'
ask_pile_seven = 'Seven cards'
ask_pile_eight = 'Eight cards'
ask_pile_all = 'The whole pile'
ask_upcard = 'What do you need to take the pile?'
ask_upcard_pair = 'A pair, melded at once'
ask_upcard_kept = 'A pair, melded only when opening'
ask_upcard_any_play = 'Any way to play the top card'
ask_books = 'Which books does a team need to go out?'
ask_books_one_each = 'One clean and one dirty'
ask_books_two_each = 'Two clean and two dirty'
ask_books_two_and_three = 'Two clean and three dirty'
ask_out = 'What else does it take to go out?'
ask_out_asks = 'Your partner says yes'
ask_out_partner = 'Your partner is in their foot'
ask_out_free = 'Nothing else'
left_open = 'Not answered'
you_play = 'You play'
the_same = 'The same'
pass_on = 'Share'
take_in = 'Import'
copy_code = 'Copy the code'
code_out = 'Over the phone: read this code aloud, group by group'
code_is = "The code contains your changes to the preset, but not the rule set's name."
code_in = 'A code from a friend'
code_hint = 'letters and digits; spaces are optional'
code_help = 'The program spots any typos.'
code_shown = 'What you type appears here, large and in groups, so you can check it against the code you were given.'
use_code = 'Check the code'
export = 'Save as a file'
import_ = 'Open a file'
print = 'Printable page'
print_changes = 'Page with changes'
take_them = 'Open in the editor'
nothing_yet = 'no rules to open yet'
code_nothing_typed = 'Type the code first: groups of four letters and digits.'
code_wrong_groups = 'A whole group is missing, repeated or in the wrong place: compare the groups one by one.'
code_newer_version = 'This code was made by a newer version of the game.'
code_no_rules = 'This is a valid code, but not for a rule set.'
phone_words = 'apple candle flower hammer jacket kitchen lemon mountain pepper queen river table window x-ray yellow four six seven nine'
side_by_side = 'Two rule sets side by side'
only_different = 'Differences only'
alike = 'The two rule sets are exactly the same.'
left_set = 'Left'
right_set = 'Right'


def yes_or_no(on: bool) -> str:
    return ('yes' if on else 'no')


def score_step(minimum: int, total: int) -> str:
    return NUMBER(minimum) + ' from ' + NUMBER(total)


def clash(rules: Sequence[str], what: str) -> str:
    return (CAPITAL(what) if len(rules) == 1 else LIST(rules) + ' conflict: ' + what)


def rule(rule: str) -> str:
    return '“' + rule + '”'


def fix(rule: str, value: str) -> str:
    return 'Set “' + rule + '” to ' + value + '.'


def clash_table_shape(table: str, players: str, shape: str) -> str:
    return 'the table ' + table + " doesn't add up: " + shape + " isn't for " + players + ' players.'


def clash_low_target(have: int, need: int) -> str:
    return 'a target score of ' + NUMBER(have) + ' is too low; make it ' + NUMBER(need) + ' or more, or none.'


def where(players: int, round: int) -> str:
    return ('with ' + _nouns.players(players) if round == 1 else 'with ' + _nouns.players(players) + ' in round ' + NUMBER(round))


def clash_few_draws(players: int, round: int, have: int, need: int) -> str:
    return __where(players, round) + ', the deal leaves ' + ('one card' if plural(have) == "one" else NUMBER(have) + ' cards') + ' in the stock, but ten draws need ' + NUMBER(need) + '.'


def clash_unequal_stacks(have: int, need: int) -> str:
    return 'both stacks must be the same size, but one has ' + COUNT(have) + ' cards and the other ' + COUNT(need) + '.'


def clash_low_double_book(have: int, need: int) -> str:
    return 'a double book of ' + COUNT(have) + ' cards is too small; here it needs at least ' + COUNT(need) + '.'


def clash_score_step_twice(rule: str, have: int) -> str:
    return '“' + rule + '” gives two minimums for a total of ' + NUMBER(have) + '.'


def clash_opening_out_of_reach(players: int, round: int, have: int, need: int) -> str:
    return __where(players, round) + ', nobody could reach ' + NUMBER(need) + ' points to open; ' + NUMBER(have) + ' is the most.'


def clash_new_meld_out_of_reach(players: int, round: int, have: int, need: int) -> str:
    return __where(players, round) + ', no meld is ever worth ' + NUMBER(need) + ' points; ' + NUMBER(have) + ' is the most.'


def clash_books_out_of_reach(players: int, round: int, have: int, need: int) -> str:
    return __where(players, round) + ', nobody could go out: ' + _nouns.decks(have) + " can't make " + ('the book' if plural(need) == "one" else 'the ' + COUNT(need) + ' books') + ' needed.'


def change_of(name: str) -> str:
    return 'Change a rule in ' + name


def edit(name: str) -> str:
    return 'Edit ' + name


def rest_is_read() -> str:
    return "There's more under “" + __read + '”.'


def changes(count: int) -> str:
    return ('one change' if plural(count) == "one" else COUNT(count) + ' changes')


def conflicts(count: int) -> str:
    return ('one conflict' if plural(count) == "one" else COUNT(count) + ' conflicts')


def topic_label(topic: str, changes: int, conflicts: int) -> str:
    return ((topic if conflicts == 0 else topic + ', ' + __conflicts(conflicts)) if changes == 0 else (topic + ', ' + __changes(changes) if conflicts == 0 else topic + ', ' + __changes(changes) + ', ' + __conflicts(conflicts)))


def nothing_found(wanted: str) -> str:
    return 'No rule matches “' + wanted + '”. Try another word, or look through the tabs above.'


def instead_of(value: str) -> str:
    return 'preset: ' + value


def back_to(value: str) -> str:
    return 'Back to the preset: ' + value


def round(round: int) -> str:
    return 'Round ' + NUMBER(round)


def round_of(rule: str, round: int) -> str:
    return rule + ', round ' + NUMBER(round)


def last_round_of(rule: str, round: int) -> str:
    return (rule + ', every round' if round == 1 else rule + ', from round ' + NUMBER(round))


def numbered(label: str, place: int) -> str:
    return label + ', ' + NUMBER(place)


def last_round(round: int) -> str:
    return ('Every round' if round == 1 else 'From round ' + NUMBER(round))


def own_name(name: str) -> str:
    return 'Our ' + name


def taken_name(name: str) -> str:
    return '“' + name + '” is already taken'


def saved(name: str) -> str:
    return '“' + name + '” has been saved.'


def deleted(name: str) -> str:
    return '“' + name + '” has been deleted. To undo, press “' + __put_back + '”.'


def gone(name: str) -> str:
    return '“' + name + '” is no longer in the folder.'


def not_saved(reason: str) -> str:
    return "The rules couldn't be saved: " + reason + '.'


def not_deleted(reason: str) -> str:
    return "The rules couldn't be deleted: " + reason + '.'


def clash_place(place: int, count: int) -> str:
    return ('Conflict' if plural(count) == "one" else 'Conflict ' + NUMBER(place) + ' of ' + NUMBER(count))


def keep_changes(count: int) -> str:
    return 'Keep ' + __changes(count)


def as_it_is(preset: str) -> str:
    return preset + ' as it is'


def rebase_words(preset: str, count: int) -> str:
    return "You've made " + __changes(count) + '. Keep ' + ('it' if plural(count) == "one" else 'them') + ' when you switch to ' + preset + '?'


def change_line(count: int) -> str:
    return CAPITAL(__changes(count))


def book(name: Literal["clean", "dirty", "wild", "sevens", "threes", "double"], wilds: int, sevens_kind: Literal["clean", "any"], double_book: int) -> str:
    return ('no wilds' if name == "clean" else ('one wild' if plural(wilds) == "one" else COUNT(wilds) + ' wilds') if name == "dirty" else 'wilds only' if name == "wild" else ('sevens' if sevens_kind == "any" else 'clean sevens') if name == "sevens" else 'threes' if name == "threes" else NUMBER(double_book) + ' cards')


def with_my_answers(preset: str) -> str:
    return 'Use ' + preset + ' with our changes'


def unchanged(preset: str) -> str:
    return 'Use ' + preset + ' unchanged'


def choose(name: str) -> str:
    return 'Choose ' + name


def closest(preset: str, fitting: int, answered: int) -> str:
    return ('Closest to how you play: ' + preset + '.' if answered == 0 else 'Closest to how you play: ' + preset + '. It ' + ("doesn't match" if fitting == 0 else 'matches') + ' your answer.' if plural(answered) == "one" else 'Closest to how you play: ' + preset + '. It matches ' + NUMBER(fitting) + ' of your ' + NUMBER(answered) + ' answers.')


def answers_fit(fitting: int, answered: int, all: bool) -> str:
    return (("doesn't match your answer" if fitting == 0 else 'matches your answer') if plural(answered) == "one" else ('matches all your answers' if all else 'matches ' + NUMBER(fitting) + ' of your ' + NUMBER(answered) + ' answers'))


def second_closest(preset: str, fitting: int, answered: int) -> str:
    return 'Second closest: ' + preset + ' (' + NUMBER(fitting) + ' of ' + NUMBER(answered) + ')'


def others_same(count: int) -> str:
    return ('The other one is the same' if plural(count) == "one" else 'The other ' + COUNT(count) + ' are the same')


def preset_has(preset: str, answer: str) -> str:
    return preset + ': ' + answer


def out_of_range(number: int, least: int, most: int) -> str:
    return NUMBER(number) + " isn't possible: choose " + NUMBER(least) + ' to ' + NUMBER(most) + '.'


def out_of_range_or_off(number: int, least: int, most: int) -> str:
    return NUMBER(number) + " isn't possible: choose 0, or " + NUMBER(least) + ' to ' + NUMBER(most) + '.'


def code_holds(name: str, rules: str) -> str:
    return 'This is “' + name + '”: ' + rules + '.'


def rules_flaw(file: str, flaw: Literal["no_file", "too_large", "nested_too_deep", "not_json", "not_toml", "no_version", "newer", "not_only_rules"]) -> str:
    return (file + " isn't a file." if flaw == "no_file" else file + ' is too large to be a rule set.' if flaw == "too_large" else file + ' is too complicated to read.' if flaw == "nested_too_deep" else file + " isn't a rule set in JSON." if flaw == "not_json" else file + " isn't a rule set in TOML." if flaw == "not_toml" else file + ' has no version number.' if flaw == "no_version" else file + ' was written by a newer version of the game.' if flaw == "newer" else file + ' contains more than just rule sets.')


def wrong_value(file: str, complaint: str) -> str:
    return file + ': ' + complaint + '.'


def unreadable(file: str, reason: str) -> str:
    return ("Your rule sets can't be read: " + reason + '.' if not file else file + " can't be read: " + reason + '.')


def code_strange_sign(signs: str, group: int) -> str:
    return '“' + signs + '” is never used in a code: check group ' + NUMBER(group) + ' again.'


def code_uneven_group(count: int, group: int) -> str:
    return ('The code has ' + __signs(count) + ", so the last group isn't complete: each group should have four." if group == 0 else 'Group ' + NUMBER(group) + ' has ' + __signs(count) + '; each group should have four.')


def signs(count: int) -> str:
    return ('one character' if plural(count) == "one" else COUNT(count) + ' characters')


def code_wrong_sign(signs: str, group: int) -> str:
    return 'Group ' + NUMBER(group) + ', “' + signs + '”, has a mistake in it: ask to hear it again.'


def unsaved(name: str) -> str:
    return 'The program closed before your changes to “' + name + '” were saved.'


def compared_row(rule: str, left: str, right: str) -> str:
    return rule + ': ' + left + ' | ' + right


def same(left: str, right: str, shared: int) -> str:
    return left + ' and ' + right + ' have all ' + NUMBER(shared) + ' rules in common.'


def differ(different: int, shared: int) -> str:
    return 'They differ in ' + _nouns.rules(different) + ' and share ' + NUMBER(shared) + '.'


__where = where
__read = read
__changes = changes
__conflicts = conflicts
__put_back = put_back
__signs = signs
