"""English: cli. Made by `python -m tools.messages`."""
from typing import Literal
from game.text.en import nouns as _nouns
from game.text.english import NUMBER


def usage() -> str:
    return 'usage:'


def positional_arguments() -> str:
    return 'arguments'


def options() -> str:
    return 'options'


def show_help() -> str:
    return 'show this help and exit'


def usage_of_all(program: str) -> str:
    return program + ' [options] [COMMAND | FILE | CODE] [command options]'


def about_all() -> str:
    return 'Hand and Foot, the card game. With no command, it opens the game in a window; given a file or a deal code, it opens that instead.'


def commands() -> str:
    return 'commands:'


def more_help(program: str) -> str:
    return 'For more about a command: ' + program + ' COMMAND --help'


def version_help() -> str:
    return 'print the version on one line and exit'


def command_help() -> str:
    return 'one of the commands below'


def see_help(complaint: str, program: str) -> str:
    return complaint + ' (see ' + program + ' --help).'


def arguments_required(arguments: str) -> str:
    return 'these arguments are required: ' + arguments


def arguments_unknown(arguments: str) -> str:
    return 'unrecognised arguments: ' + arguments


def one_argument_expected() -> str:
    return 'expected one argument'


def some_arguments_expected() -> str:
    return 'expected at least one argument'


def no_argument_expected() -> str:
    return 'takes no argument'


def choice_unknown(value: str, choices: str) -> str:
    return "there's no " + value + ' (choose from ' + choices + ')'


def not_together(option: str) -> str:
    return "can't be used with " + option


def data_dir_help() -> str:
    return 'keep games and settings in this folder instead of the usual one'


def json_help() -> str:
    return 'print nothing but JSON, as one object or one per line'


def lang_help(codes: str, test: str) -> str:
    return 'the language for this run: ' + codes + ' or ' + test + ' (longer English with accents, for testing)'


def window_options() -> str:
    return 'window'


def targets_help() -> str:
    return 'write a running description of the screen to this file, for automated testing'


def size_help(most: str) -> str:
    return 'size of the window, for example 1280x720; at most ' + most


def teams_help() -> str:
    return '2v2, 2v2v2, 3v3, 4v4, 2v2v2v2, or no partners: 2:solo to 8:solo'


def seats_help() -> str:
    return 'who sits where, clockwise: human, a level such as normal, a level with a style (normal:careful, normal:racing) or an agreement with its partner (normal:open_early, :take_pile, …), bot:COMMAND, or bot-free:COMMAND for a program that may read your files and use the network'


def seed_help() -> str:
    return 'a number or word; the same seed deals the same cards; - reads it from standard input'


def sealed_help() -> str:
    return 'seal each deck, so the record can show that no deck was changed later; the seed still deals the same cards'


def force_help() -> str:
    return 'replace files that already exist'


def anyway_help() -> str:
    return "go ahead even if you're still playing the same deal"


def redeal_help() -> str:
    return "re-deal only the cards that this seat couldn't know"


def record_help() -> str:
    return 'a record (.handfoot.jsonl)'


def code_help() -> str:
    return 'twelve characters, with or without spaces or dashes'


def rules_help() -> str:
    return 'a preset, one of your own rule sets, or a file'


def rules_or_default_help(preset: str) -> str:
    return 'a preset, the name of one of your own rule sets, or a .json or .toml file (default: ' + preset + ')'


def list_play() -> str:
    return 'go straight to a table in a window'


def about_play() -> str:
    return 'Go straight to a table in a window'


def play_deal_help() -> str:
    return 'play the deal with this code; --seats can change who plays'


def play_speed_help() -> str:
    return 'how fast cards move (default: as in your settings)'


def play_record_help() -> str:
    return 'keep the record in this new file instead of with your games'


def list_demo() -> str:
    return 'computer players in a window; reports how long frames take'


def about_demo() -> str:
    return 'Computer players in every seat, in a window; reports how long frames take'


def demo_seconds_help(seconds: int) -> str:
    return 'how many seconds to play (default: ' + NUMBER(seconds) + ')'


def demo_seats_help() -> str:
    return 'levels, clockwise (default: normal in every seat)'


def demo_busy_help() -> str:
    return 'keep the thinking process busy all the time'


def list_replay() -> str:
    return 'look back at a record in a window'


def about_replay() -> str:
    return 'Look back at a record in a window: every turn, what would have been better and how lucky the cards were'


def list_host() -> str:
    return 'a game without a window, played on phones'


def list_simulate() -> str:
    return 'many games without a window'


def about_host() -> str:
    return 'A game without a window: people play it in a browser on their phones'


def host_seats_help() -> str:
    return 'who sits where, clockwise: phone, a level such as normal, or bot:COMMAND (default: one phone and three computer players)'


def host_resume_help() -> str:
    return 'continue this record; the phones that played rejoin by themselves'


def host_port_help() -> str:
    return 'the port to listen on (default: any free port)'


def host_bind_help() -> str:
    return 'who can join: loopback, this computer only; lan, the local network (default: loopback)'


def about_simulate() -> str:
    return 'Play many games without a window: who wins, how they end, how long the players think'


def simulate_games_help() -> str:
    return 'how many games, or deals in a comparison'


def simulate_deal_help() -> str:
    return "play this deal, once or as often as --games says; further games only change the order of cards deeper in the stock; “normal” plays the people's seats unless --seats says otherwise"


def simulate_from_help() -> str:
    return "start every game from a line of this record; “normal” plays every seat, people's and bots' too, unless --seats says otherwise"


def simulate_line_help() -> str:
    return 'with --from: the line to continue after'


def simulate_workers_help() -> str:
    return 'processes that share the games (default: one for each core, with at least two games each)'


def simulate_executor_help() -> str:
    return 'let the workers of a Dask cluster play instead (`pip install .[dask]` here and on each of them); its scheduler and workers can run any code on each other and here, so use only a cluster that you trust'


def simulate_out_help() -> str:
    return 'write the record of every game to this folder'


def simulate_duel_help() -> str:
    return 'compare players on the same deals with seats swapped: two of them, or several, each against the next; S+S is a team of different players'


def simulate_all_pairs_help() -> str:
    return 'compare every player with every other, not just with the next'


def simulate_first_help() -> str:
    return 'number of the first deal'


def simulate_until_help() -> str:
    return 'stop a comparison once its 95% interval no longer includes an even share'


def simulate_merge_help() -> str:
    return 'join the JSON output of several comparisons'


def simulate_effort_help() -> str:
    return 'how many times Expert plays ahead for each decision'


def list_chances() -> str:
    return 'who got the jokers, compared with chance'


def about_chances() -> str:
    return 'How many wild cards, red threes and pairs of wild cards each player was dealt or drew, how lucky they were, and the range that chance alone explains in 95 of 100 cases'


def chances_files_help() -> str:
    return 'records (.handfoot.jsonl); without any, all your own games'


def list_verify() -> str:
    return 'check records line by line'


def about_verify() -> str:
    return 'Replay records strictly: every line is checked against the rules in the record'


def list_show() -> str:
    return 'the position after a line of a record'


def about_show() -> str:
    return 'The position after a line of a record: a text table, or a position object with --json'


def show_line_help() -> str:
    return 'the line to stop after, counting from 1 (default: last)'


def list_branch() -> str:
    return 'a new game from a line of a record'


def about_branch() -> str:
    return 'A new game that continues from a line of a record'


def branch_file_help() -> str:
    return 'a record (.handfoot.jsonl), which stays unchanged'


def branch_line_help() -> str:
    return 'the line to continue after, counting from 1'


def branch_out_help() -> str:
    return 'the new record'


def branch_seats_help() -> str:
    return 'who plays on, clockwise: human, a level, a level and a style, bot:COMMAND or bot-free:COMMAND (default: as before)'


def list_deal() -> str:
    return 'a deal with its code: for a day, or a new one'


def about_deal() -> str:
    return 'The deal for a code or a day, or a new one that anyone with its code can play'


def deal_date_help() -> str:
    return "the deal for this day, with that day's rules or --rules"


def deal_round_help() -> str:
    return 'a new deal of one round instead of a match, with the rules for round N'


def list_par() -> str:
    return 'how the levels do with a deal'


def about_par() -> str:
    return 'How the levels do with a deal in your seat: the average of several games'


def par_seat_help() -> str:
    return 'which seat (default: 0, yours)'


def par_games_help(games: int) -> str:
    return 'games per level (default: ' + NUMBER(games) + ')'


def par_rules_help() -> str:
    return 'the house rules to use for the deal, if it needs any'


def list_review() -> str:
    return 'what each decision in a match gave away'


def about_review() -> str:
    return 'Look back at a match: what each decision gave away, what would have been better, and what the cards were worth'


def review_seat_help() -> str:
    return "whose decisions (default: people's, or everyone's in a match without people)"


def review_quick_help() -> str:
    return 'a hundred deals for each decision, two hundred if it gave points away (the default)'


def review_deep_help() -> str:
    return 'five times as many deals as --quick; takes a minute or two'


def list_fair() -> str:
    return 'check that nobody cheated'


def about_fair() -> str:
    return 'Check that nobody cheated: whether each deck was sealed before the cut and, with --prove, whether computer players used only what they could see'


def fair_prove_help() -> str:
    return "for each move of a computer player, re-deal everything that player couldn't see and ask for the move again"


def fair_seat_help() -> str:
    return 'with --prove: whose moves (default: those of every computer player)'


def fair_deals_help(deals: int) -> str:
    return 'with --prove: how many deals for each move (default: ' + NUMBER(deals) + ')'


def list_problems() -> str:
    return 'the problems that come with the game, and which levels solve them'


def about_problems() -> str:
    return 'The problems that come with the game: the best move in each, and which of them a level solves'


def problems_rules_help() -> str:
    return 'only problems for one rule set'


def problems_theme_help() -> str:
    return 'only problems on this theme'


def problems_grade_help() -> str:
    return 'only problems with 1, 2 or 3 stars; 3 is hardest'


def problems_solve_help(levels: str) -> str:
    return 'show which problems a level (' + levels + ') solves'


def problems_out_help() -> str:
    return 'write each problem to this folder as a record starting at its position'


def list_rules() -> str:
    return 'list the rule sets, show one in full, or check a file'


def about_rules() -> str:
    return 'List the rule sets, show one in full or two side by side, or check a file'


def rules_rules_help() -> str:
    return 'a preset, the name of one of your own rule sets, or a .json or .toml file; name two to see them side by side'


def rules_code_help() -> str:
    return 'the rule set from a code that someone gave you'


def rules_why_help() -> str:
    return 'also explain how unclear points in the published rules are interpreted'


def rules_html_help() -> str:
    return 'write the rules as one page to print'


def rules_page_help() -> str:
    return 'with --html: write the rules (default) or a page for a table with real cards'


def rules_changes_help() -> str:
    return 'with --html: add a second page that shows the changes from the preset'


def rules_schema_help() -> str:
    return 'print the JSON Schema of a rule set file'


def rules_own(base: str) -> str:
    return 'yours, from ' + base


def rules_tables(tables: str) -> str:
    return 'tables: ' + tables


def rules_value(value: Literal["yes", "no", "none"]) -> str:
    return ('yes' if value == "yes" else 'no' if value == "no" else 'none')


def list_lessons() -> str:
    return 'the lessons for a rule set, and a check that each can be completed'


def about_lessons() -> str:
    return 'The twelve lessons for a rule set, step by step; --check plays each one through'


def lessons_check_help() -> str:
    return 'play every lesson through with its own answers'


def about_file() -> str:
    return 'Look back at a record, edit a rule set, or import a backup or a score pad'


def file_help() -> str:
    return 'a record, a rule set, a score pad or a backup'


def about_code() -> str:
    return 'The deal with this code, in a window'


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


def position_red_threes() -> str:
    return 'red threes'


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


def stage_nothing_dealt() -> str:
    return 'nothing dealt yet'


def position_stack(stack: Literal["first", "second", "hand", "foot", "tail", "foot_taken", "tail_taken"]) -> str:
    return ('stack 0' if stack == "first" else 'stack 1' if stack == "second" else 'hand' if stack == "hand" else 'foot' if stack == "foot" else 'tail' if stack == "tail" else 'foot, picked up' if stack == "foot_taken" else 'tail, picked up')
