"""English: house_rules. Made by `python -m tools.messages`."""
from collections.abc import Sequence
from typing import Literal
from game.text.en import nouns as _nouns
from game.text.english import CAPITAL, COUNT, LIST, NUMBER, plural


def yes_or_no(on: bool) -> str:
    return ('yes' if on else 'no')


def none() -> str:
    return 'none'


def score_step(minimum: int, total: int) -> str:
    return NUMBER(minimum) + ' from ' + NUMBER(total)


def clash(rules: Sequence[str], what: str) -> str:
    return (CAPITAL(what) if len(rules) == 1 else LIST(rules) + ' conflict: ' + what)


def rule(rule: str) -> str:
    return '“' + rule + '”'


def card_values() -> str:
    return 'the card values'


def fix(rule: str, value: str) -> str:
    return 'Set “' + rule + '” to ' + value + '.'


def clash_no_table() -> str:
    return 'no tables are switched on, so nobody could play by these rules.'


def clash_table_shape(table: str, players: str, shape: str) -> str:
    return 'the table ' + table + " doesn't add up: " + shape + " isn't for " + players + ' players.'


def clash_no_end() -> str:
    return 'without a number of rounds or a target score, the match would never end.'


def clash_low_target(have: int, need: int) -> str:
    return 'a target score of ' + NUMBER(have) + ' is too low; make it ' + NUMBER(need) + ' or more, or none.'


def clash_decks_twice() -> str:
    return 'a fixed number of decks leaves no room for extra ones.'


def clash_one_deck() -> str:
    return 'one deck is too few; you need at least two.'


def where(players: int, round: int) -> str:
    return ('with ' + _nouns.players(players) if round == 1 else 'with ' + _nouns.players(players) + ' in round ' + NUMBER(round))


def clash_few_draws(players: int, round: int, have: int, need: int) -> str:
    return __where(players, round) + ', the deal leaves ' + ('one card' if plural(have) == "one" else NUMBER(have) + ' cards') + ' in the stock, but ten draws need ' + NUMBER(need) + '.'


def clash_unequal_stacks(have: int, need: int) -> str:
    return 'both stacks must be the same size, but one has ' + COUNT(have) + ' cards and the other ' + COUNT(need) + '.'


def clash_single_reshuffled() -> str:
    return 'if you draw one card a turn, reshuffling could go on for ever.'


def clash_open_first() -> str:
    return "a team that must open before it takes the pile can't open by taking the pile."


def clash_pile_never() -> str:
    return 'nobody ever takes the pile, so the other rule would have no effect.'


def clash_nothing_beneath() -> str:
    return 'you take only one card, and you can already see it.'


def clash_nothing_scores() -> str:
    return 'only losers score, so the other rule would have no effect.'


def clash_target_of_losers() -> str:
    return 'if only losers score, no team ever reaches a target.'


def clash_no_turned_card() -> str:
    return 'no card is turned up for the first player to take.'


def clash_low_double_book(have: int, need: int) -> str:
    return 'a double book of ' + COUNT(have) + ' cards is too small; here it needs at least ' + COUNT(need) + '.'


def clash_threes_twice() -> str:
    return 'red threes are either melded or laid down for a bonus, not both.'


def clash_score_step_twice(rule: str, have: int) -> str:
    return '“' + rule + '” gives two minimums for a total of ' + NUMBER(have) + '.'


def clash_no_wild_melds() -> str:
    return "there can't be a book of wilds if wild cards can't be melded on their own."


def clash_growth_by_score() -> str:
    return "minimums that depend on the score can't also grow with each round."


def clash_opening_out_of_reach(players: int, round: int, have: int, need: int) -> str:
    return __where(players, round) + ', nobody could reach ' + NUMBER(need) + ' points to open; ' + NUMBER(have) + ' is the most.'


def clash_new_meld_out_of_reach(players: int, round: int, have: int, need: int) -> str:
    return __where(players, round) + ', no meld is ever worth ' + NUMBER(need) + ' points; ' + NUMBER(have) + ' is the most.'


def clash_books_out_of_reach(players: int, round: int, have: int, need: int) -> str:
    return __where(players, round) + ', nobody could go out: ' + _nouns.decks(have) + " can't make " + ('the book' if plural(need) == "one" else 'the ' + COUNT(need) + ' books') + ' needed.'


def house_rules() -> str:
    return 'House rules'


def which_fits() -> str:
    return 'Which rules suit us?'


def change_of(name: str) -> str:
    return 'Change a rule in ' + name


def edit(name: str) -> str:
    return 'Edit ' + name


def find() -> str:
    return 'Find a rule'


def name() -> str:
    return 'Name of this rule set'


def based_on() -> str:
    return 'Based on'


def undo() -> str:
    return 'Undo'


def reset_page() -> str:
    return 'Reset page'


def duplicate() -> str:
    return 'Duplicate'


def delete() -> str:
    return 'Delete'


def put_back() -> str:
    return 'Put it back'


def share() -> str:
    return 'Share'


def read() -> str:
    return 'Read'


def rest_is_read() -> str:
    return "There's more under “" + __read() + '”.'


def save() -> str:
    return 'Save rules'


def by_round() -> str:
    return 'By round'


def fewer_rounds() -> str:
    return 'One fewer'


def more_rounds() -> str:
    return 'One more'


def set_by_score() -> str:
    return 'Set by score'


def from_total() -> str:
    return 'From a total of'


def needs() -> str:
    return 'the team needs'


def no_name() -> str:
    return 'give it a name'


def fix_it() -> str:
    return 'Fix it'


def show_it() -> str:
    return 'Show it'


def next_one() -> str:
    return 'Next'


def nothing_said() -> str:
    return 'With the other rules as they are, this one has no effect.'


def what_opens() -> str:
    return 'Just enough to open'


def nothing_opens() -> str:
    return 'no example found'


def drop_changes() -> str:
    return 'Discard changes'


def leave_title() -> str:
    return 'Save your changes?'


def leave_words() -> str:
    return "You haven't saved your changes yet."


def leave_unsaved() -> str:
    return "Don't save"


def stay() -> str:
    return 'Keep editing'


def rebase_title() -> str:
    return 'Switch to another preset'


def cancel() -> str:
    return 'Cancel'


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
    return '“' + name + '” has been deleted. To undo, press “' + __put_back() + '”.'


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
    return 'Change ' + preset + ' to match'


def answer_what_you_know() -> str:
    return 'Answer what you know. Every answer helps.'


def questions() -> str:
    return 'Questions'


def closest_rules() -> str:
    return 'Closest rules'


def next_question() -> str:
    return 'Next'


def not_sure() -> str:
    return 'Not sure'


def choose(name: str) -> str:
    return 'Choose ' + name


def ask_stacks() -> str:
    return 'How do you get your hand and your foot?'


def ask_stacks_dealt() -> str:
    return "They're dealt to us"


def ask_stacks_choose() -> str:
    return 'We pick one of two stacks'


def ask_stacks_packet() -> str:
    return 'We each cut a packet of 22 by eye'


def ask_pile() -> str:
    return 'How many cards do you take from the discard pile?'


def ask_pile_five() -> str:
    return 'Five'


def ask_pile_seven() -> str:
    return 'Seven'


def ask_pile_eight() -> str:
    return 'Eight'


def ask_pile_all() -> str:
    return 'The whole pile'


def ask_upcard() -> str:
    return 'What do you need to take the pile?'


def ask_upcard_pair() -> str:
    return 'A pair, melded at once'


def ask_upcard_kept() -> str:
    return 'A pair, melded only when opening'


def ask_upcard_any_play() -> str:
    return 'Any way to play the top card'


def ask_books() -> str:
    return 'Which books does a team need to go out?'


def ask_books_one_each() -> str:
    return 'One clean and one dirty'


def ask_books_two_each() -> str:
    return 'Two clean and two dirty'


def ask_books_two_and_three() -> str:
    return 'Two clean and three dirty'


def ask_out() -> str:
    return 'What else does it take to go out?'


def ask_out_asks() -> str:
    return 'Your partner says yes'


def ask_out_partner() -> str:
    return 'Your partner is in their foot'


def ask_out_free() -> str:
    return 'Nothing else'


def closest(preset: str, fitting: int, answered: int) -> str:
    return ('Closest to how you play: ' + preset + '.' if answered == 0 else 'Closest to how you play: ' + preset + '. It ' + ("doesn't match" if fitting == 0 else 'matches') + ' your answer.' if plural(answered) == "one" else 'Closest to how you play: ' + preset + '. It matches ' + NUMBER(fitting) + ' of your ' + NUMBER(answered) + ' answers.')


def closest_title() -> str:
    return 'Closest to how you play'


def answers_fit(fitting: int, answered: int) -> str:
    return (("your answer doesn't match" if fitting == 0 else 'your answer matches') if plural(answered) == "one" else 'matches ' + NUMBER(fitting) + ' of your ' + NUMBER(answered) + ' answers')


def second_closest(preset: str, fitting: int, answered: int) -> str:
    return 'Second closest: ' + preset + ' (' + NUMBER(fitting) + ' of ' + NUMBER(answered) + ')'


def left_open() -> str:
    return 'Not answered'


def your_answer() -> str:
    return 'Your answer'


def the_same() -> str:
    return 'The same'


def preset_has(preset: str, answer: str) -> str:
    return preset + ': ' + answer


def pass_on() -> str:
    return 'Share'


def take_in() -> str:
    return 'Import'


def copy_code() -> str:
    return 'Copy the code'


def code_out() -> str:
    return 'Over the phone: read this code aloud, group by group'


def code_is() -> str:
    return "The code contains your changes to the preset, but not the rule set's name."


def code_in() -> str:
    return 'A code from a friend'


def code_hint() -> str:
    return 'letters and digits; spaces are optional'


def code_help() -> str:
    return 'The program spots any typos.'


def code_shown() -> str:
    return 'What you type appears here, large and in groups, so you can check it against the code you were given.'


def use_code() -> str:
    return 'Check the code'


def export() -> str:
    return 'Save as a file'


def import_() -> str:
    return 'Open a file'


def print() -> str:
    return 'Printable page'


def print_changes() -> str:
    return 'Page with changes'


def take_them() -> str:
    return 'Open in the editor'


def nothing_yet() -> str:
    return 'no rules to open yet'


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


def code_nothing_typed() -> str:
    return 'Type the code first: groups of four letters and digits.'


def code_strange_sign(signs: str, group: int) -> str:
    return '“' + signs + '” is never used in a code: check group ' + NUMBER(group) + ' again.'


def code_uneven_group(count: int, group: int) -> str:
    return ('The code has ' + __signs(count) + ", so the last group isn't complete: each group should have four." if group == 0 else 'Group ' + NUMBER(group) + ' has ' + __signs(count) + '; each group should have four.')


def signs(count: int) -> str:
    return ('one character' if plural(count) == "one" else COUNT(count) + ' characters')


def code_wrong_sign(signs: str, group: int) -> str:
    return 'Group ' + NUMBER(group) + ', “' + signs + '”, has a mistake in it: ask to hear it again.'


def code_wrong_groups() -> str:
    return 'A whole group is missing, repeated or in the wrong place: compare the groups one by one.'


def code_newer_version() -> str:
    return 'This code was made by a newer version of the game.'


def code_no_rules() -> str:
    return 'This is a valid code, but not for a rule set.'


def phone_words() -> str:
    return 'apple candle flower hammer jacket kitchen lemon mountain pepper queen river table window x-ray yellow four six seven nine'


def side_by_side() -> str:
    return 'Two rule sets side by side'


def only_different() -> str:
    return 'Differences only'


def alike() -> str:
    return 'The two rule sets are exactly the same.'


def left_set() -> str:
    return 'Left'


def right_set() -> str:
    return 'Right'


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
