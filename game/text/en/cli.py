"""English: cli. Made by `python -m tools.messages`."""
from typing import Literal
from game.text.en import nouns as _nouns
from game.text.english import NUMBER


usage = 'usage:'
positional_arguments = 'arguments'
options = 'options'
show_help = 'show this help and exit'
about_all = 'Hand and Foot, the card game. With no command, it opens the game in a window; given a file or a deal code, it opens that instead.'
commands = 'commands:'
version_help = 'print the version on one line and exit'
command_help = 'one of the commands below'
one_argument_expected = 'expected one argument'
some_arguments_expected = 'expected at least one argument'
no_argument_expected = 'takes no argument'
data_dir_help = 'keep games and settings in this folder instead of the usual one'
json_help = 'print nothing but JSON, as one object or one per line'
window_options = 'window'
targets_help = 'write a running description of the screen to this file, for automated testing'
teams_help = '2v2, 2v2v2, 3v3, 4v4, 2v2v2v2, or no partners: 2:solo to 8:solo'
seats_help = 'who sits where, clockwise: human, a level such as normal, a level with a style (normal:careful, normal:racing) or an agreement with its partner (normal:open_early, :take_pile, …), bot:COMMAND, or bot-free:COMMAND for a program that may read your files and use the network'
seed_help = 'a number or word; the same seed deals the same cards; - reads it from standard input'
sealed_help = 'seal each deck, so the record can show that no deck was changed later; the seed still deals the same cards'
force_help = 'replace files that already exist'
anyway_help = "go ahead even if you're still playing the same deal"
redeal_help = "re-deal only the cards that this seat couldn't know"
record_help = 'a record (.handfoot.jsonl)'
code_help = 'twelve characters, with or without spaces or dashes'
rules_help = 'a preset, one of your own rule sets, or a file'
list_play = 'go straight to a table in a window'
about_play = 'Go straight to a table in a window'
play_deal_help = 'play the deal with this code; --seats can change who plays'
play_speed_help = 'how fast cards move (default: as in your settings)'
play_record_help = 'keep the record in this new file instead of with your games'
list_demo = 'computer players in a window; reports how long frames take'
about_demo = 'Computer players in every seat, in a window; reports how long frames take'
demo_seats_help = 'levels, clockwise (default: normal in every seat)'
demo_busy_help = 'keep the thinking process busy all the time'
list_replay = 'look back at a record in a window'
about_replay = 'Look back at a record in a window: every turn, what would have been better and how lucky the cards were'
list_host = 'a game without a window, played on phones'
list_simulate = 'many games without a window'
about_host = 'A game without a window: people play it in a browser on their phones'
host_seats_help = 'who sits where, clockwise: phone, a level such as normal, or bot:COMMAND (default: one phone and three computer players)'
host_resume_help = 'continue this record; the phones that played rejoin by themselves'
host_port_help = 'the port to listen on (default: any free port)'
host_bind_help = 'who can join: loopback, this computer only; lan, the local network (default: loopback)'
about_simulate = 'Play many games without a window: who wins, how they end, how long the players think'
simulate_games_help = 'how many games, or deals in a comparison'
simulate_deal_help = "play this deal, once or as often as --games says; further games only change the order of cards deeper in the stock; “normal” plays the people's seats unless --seats says otherwise"
simulate_from_help = "start every game from a line of this record; “normal” plays every seat, people's and bots' too, unless --seats says otherwise"
simulate_line_help = 'with --from: the line to continue after'
simulate_workers_help = 'processes that share the games (default: one for each core, with at least two games each)'
simulate_executor_help = 'let the workers of a Dask cluster play instead (`pip install .[dask]` here and on each of them); its scheduler and workers can run any code on each other and here, so use only a cluster that you trust'
simulate_out_help = 'write the record of every game to this folder'
simulate_duel_help = 'compare players on the same deals with seats swapped: two of them, or several, each against the next; S+S is a team of different players'
simulate_all_pairs_help = 'compare every player with every other, not just with the next'
simulate_first_help = 'number of the first deal'
simulate_until_help = 'stop a comparison once its 95% interval no longer includes an even share'
simulate_merge_help = 'join the JSON output of several comparisons'
simulate_effort_help = 'how many times Expert plays ahead for each decision'
list_chances = 'who got the jokers, compared with chance'
about_chances = 'How many wild cards, red threes and pairs of wild cards each player was dealt or drew, how lucky they were, and the range that chance alone explains in 95 of 100 cases'
chances_files_help = 'records (.handfoot.jsonl); without any, all your own games'
list_verify = 'check records line by line'
about_verify = 'Replay records strictly: every line is checked against the rules in the record'
list_show = 'the position after a line of a record'
about_show = 'The position after a line of a record: a text table, or a position object with --json'
show_line_help = 'the line to stop after, counting from 1 (default: last)'
list_branch = 'a new game from a line of a record'
about_branch = 'A new game that continues from a line of a record'
branch_file_help = 'a record (.handfoot.jsonl), which stays unchanged'
branch_line_help = 'the line to continue after, counting from 1'
branch_out_help = 'the new record'
branch_seats_help = 'who plays on, clockwise: human, a level, a level and a style, bot:COMMAND or bot-free:COMMAND (default: as before)'
list_deal = 'a deal with its code: for a day, or a new one'
about_deal = 'The deal for a code or a day, or a new one that anyone with its code can play'
deal_date_help = "the deal for this day, with that day's rules or --rules"
deal_round_help = 'a new deal of one round instead of a match, with the rules for round N'
list_par = 'how the levels do with a deal'
about_par = 'How the levels do with a deal in your seat: the average of several games'
par_seat_help = 'which seat (default: 0, yours)'
par_rules_help = 'the house rules to use for the deal, if it needs any'
list_review = 'what each decision in a match gave away'
about_review = 'Look back at a match: what each decision gave away, what would have been better, and what the cards were worth'
review_seat_help = "whose decisions (default: people's, or everyone's in a match without people)"
review_quick_help = 'a hundred deals for each decision, two hundred if it gave points away (the default)'
review_deep_help = 'five times as many deals as --quick; takes a minute or two'
list_fair = 'check that nobody cheated'
about_fair = 'Check that nobody cheated: whether each deck was sealed before the cut and, with --prove, whether computer players used only what they could see'
fair_prove_help = "for each move of a computer player, re-deal everything that player couldn't see and ask for the move again"
fair_seat_help = 'with --prove: whose moves (default: those of every computer player)'
list_problems = 'the problems that come with the game, and which levels solve them'
about_problems = 'The problems that come with the game: the best move in each, and which of them a level solves'
problems_rules_help = 'only problems for one rule set'
problems_theme_help = 'only problems on this theme'
problems_grade_help = 'only problems with 1, 2 or 3 stars; 3 is hardest'
problems_out_help = 'write each problem to this folder as a record starting at its position'
list_rules = 'list the rule sets, show one in full, or check a file'
about_rules = 'List the rule sets, show one in full or two side by side, or check a file'
rules_rules_help = 'a preset, the name of one of your own rule sets, or a .json or .toml file; name two to see them side by side'
rules_code_help = 'the rule set from a code that someone gave you'
rules_why_help = 'also explain how unclear points in the published rules are interpreted'
rules_html_help = 'write the rules as one page to print'
rules_page_help = 'with --html: write the rules (default) or a page for a table with real cards'
rules_changes_help = 'with --html: add a second page that shows the changes from the preset'
rules_schema_help = 'print the JSON Schema of a rule set file'
list_lessons = 'the lessons for a rule set, and a check that each can be completed'
about_lessons = 'The twelve lessons for a rule set, step by step; --check plays each one through'
lessons_check_help = 'play every lesson through with its own answers'
about_file = 'Look back at a record, edit a rule set, or import a backup or a score pad'
file_help = 'a record, a rule set, a score pad or a backup'
about_code = 'The deal with this code, in a window'
position_red_threes = 'red threes'
stage_nothing_dealt = 'nothing dealt yet'


def usage_of_all(program: str) -> str:
    return program + ' [options] [COMMAND | FILE | CODE] [command options]'


def more_help(program: str) -> str:
    return 'For more about a command: ' + program + ' COMMAND --help'


def see_help(complaint: str, program: str) -> str:
    return complaint + ' (see ' + program + ' --help).'


def arguments_required(arguments: str) -> str:
    return 'these arguments are required: ' + arguments


def arguments_unknown(arguments: str) -> str:
    return 'unrecognised arguments: ' + arguments


def choice_unknown(value: str, choices: str) -> str:
    return "there's no " + value + ' (choose from ' + choices + ')'


def not_together(option: str) -> str:
    return "can't be used with " + option


def lang_help(codes: str, test: str) -> str:
    return 'the language for this run: ' + codes + ' or ' + test + ' (longer English with accents, for testing)'


def size_help(most: str) -> str:
    return 'size of the window, for example 1280x720; at most ' + most


def rules_or_default_help(preset: str) -> str:
    return 'a preset, the name of one of your own rule sets, or a .json or .toml file (default: ' + preset + ')'


def demo_seconds_help(seconds: int) -> str:
    return 'how many seconds to play (default: ' + NUMBER(seconds) + ')'


def par_games_help(games: int) -> str:
    return 'games per level (default: ' + NUMBER(games) + ')'


def fair_deals_help(deals: int) -> str:
    return 'with --prove: how many deals for each move (default: ' + NUMBER(deals) + ')'


def problems_solve_help(levels: str) -> str:
    return 'show which problems a level (' + levels + ') solves'


def rules_own(base: str) -> str:
    return 'yours, from ' + base


def rules_tables(tables: str) -> str:
    return 'tables: ' + tables


def rules_value(value: Literal["yes", "no", "none"]) -> str:
    return ('yes' if value == "yes" else 'no' if value == "no" else 'none')


def in_line(file: str, line: str, why: str) -> str:
    return file + ', line ' + line + ': ' + why


def unit(unit: Literal["deal", "game", "decision", "problem", "try"]) -> str:
    return ('deal' if unit == "deal" else 'game' if unit == "game" else 'decision' if unit == "decision" else 'problem' if unit == "problem" else 'try')


def seed_too_long(most: int) -> str:
    return 'The seed has more than ' + NUMBER(most) + ' characters.'


def seed_not_plain(code: str) -> str:
    return "The seed has a character that can't be shown (" + code + ').'


def series(rules: str, games: int, rounds: int) -> str:
    return rules + ': ' + _nouns.games(games) + ', ' + _nouns.rounds(rounds)


def series_team(team: int, players: str, share: str, low: str, high: str, mean: str) -> str:
    return 'team ' + NUMBER(team) + ' (' + players + '): won ' + share + ' (' + low + ' to ' + high + '), mean total ' + mean


def seat(seat: int) -> str:
    return 'seat ' + NUMBER(seat)


def duel_table(rules: str, players: str, teams: str, seed: str) -> str:
    return rules + ', ' + players + ' players in ' + teams + ' teams, seed ' + seed


def duel_line(one: str, other: str, share: str, low: str, high: str, deals: int, elo: str, weakest: str, strongest: str, points: str, fewest: str, most: str) -> str:
    return (one + ' beats ' + other + ' in ' + share + ' (' + low + ' to ' + high + ') of ' + NUMBER(deals) + ' deals, ' + points + ' points a round (' + fewest + ' to ' + most + ')' if not elo else one + ' beats ' + other + ' in ' + share + ' (' + low + ' to ' + high + ') of ' + NUMBER(deals) + ' deals, Elo ' + elo + ' (' + weakest + ' to ' + strongest + '), ' + points + ' points a round (' + fewest + ' to ' + most + ')')


def position(name: str, line: str, rules: str, stage: str) -> str:
    return name + ', after line ' + line + ': ' + rules + ', ' + stage


def position_part(part: Literal["stock", "pile", "empty"]) -> str:
    return ('stock' if part == "stock" else 'pile' if part == "pile" else 'empty')


def position_upcard(who: str) -> str:
    return ('(upcard last)' if not who else '(upcard last, frozen by ' + who + ')')


def position_team(team: int) -> str:
    return 'team ' + NUMBER(team)


def position_total(members: str, points: str) -> str:
    return members + ': ' + points + ' points'


def position_meld(number: int) -> str:
    return 'meld ' + NUMBER(number)


def position_kind(kind: Literal["clean", "dirty", "wild"], book: bool, count: int) -> str:
    return (('(clean book of ' + NUMBER(count) + ')' if book else '(clean meld of ' + NUMBER(count) + ')') if kind == "clean" else ('(dirty book of ' + NUMBER(count) + ')' if book else '(dirty meld of ' + NUMBER(count) + ')') if kind == "dirty" else ('(wild book of ' + NUMBER(count) + ')' if book else '(wild meld of ' + NUMBER(count) + ')'))


def stage_match(reason: Literal["finished", "abandoned"]) -> str:
    return ('match finished' if reason == "finished" else 'match abandoned')


def stage_round(round: int, most: int, who: str, awaits: Literal["cut", "choose", "draw", "play", "answer"]) -> str:
    return 'round ' + NUMBER(round) + ' of ' + NUMBER(most) + ', ' + (who + ' cuts' if awaits == "cut" else who + ' chooses a stack' if awaits == "choose" else who + ' draws or takes the pile' if awaits == "draw" else who + ' melds or discards' if awaits == "play" else who + ' is asked for permission')


def stage_round_over(round: int, most: int) -> str:
    return 'round ' + NUMBER(round) + ' of ' + NUMBER(most) + ' is over'


def position_stack(stack: Literal["first", "second", "hand", "foot", "tail", "foot_taken", "tail_taken"]) -> str:
    return ('stack 0' if stack == "first" else 'stack 1' if stack == "second" else 'hand' if stack == "hand" else 'foot' if stack == "foot" else 'tail' if stack == "tail" else 'foot, picked up' if stack == "foot_taken" else 'tail, picked up')
