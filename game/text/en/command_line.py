"""English: command_line. Made by `python -m tools.messages`."""
from collections.abc import Sequence
from typing import Literal
from game.text.en import nouns as _nouns
from game.text.english import CAPITAL, COUNT, LIST, NUMBER, plural


every_command = 'options for every command'
stopped = 'Stopped.'
no_display = "There's no display to open a window on: neither DISPLAY nor WAYLAND_DISPLAY is set."
no_home = "Your home folder can't be found: set HOME, or name a folder for your games with --data-dir."
simulate_needs = 'simulate needs --rules and --games.'
simulate_from_needs = 'simulate --from needs --line and --games.'
only_with_from = '--line and --redeal need --from: name the record to continue.'
record_says_all = "The rules and table come from the record, so --from doesn't take --rules, --teams or --duel."
simulation_with_people = "People can't play in a simulation: give a level or a bot for each seat."
demo_with_people = 'Only computer players play in a demo: give a level for each seat.'
only_for_duels = '--until, --all-pairs and --first are for comparisons: name the players with --duel.'
duel_players = '--duel takes two or more levels or bots, separated by commas.'
duel_keeps_no_records = "--duel doesn't keep records, so --out can't be used with it."
cluster_keeps_no_records = "Games on a cluster are played elsewhere, so --out can't be used with --executor."
sealed_duel = "--sealed is for records, and --duel doesn't keep any."
cluster_and_workers = '--workers is for processes on this machine, but a cluster has its own workers: use either --workers or --executor.'
no_seed_came = '--seed - reads the seed from standard input, but nothing came.'
two_side_by_side = 'You can compare only two rule sets at a time.'
one_page = 'A printed page can show only one rule set: name just one.'
changes_without_page = '--changes only works with --html and the rules page.'
page_without_file = '--page only works with --html and a file name.'
fields_of_a_file = 'The fields of a rule set file'
the_file = 'The file'
is_a_folder = "it's a folder, so name a file in it"
still_played = "This match isn't over yet. Until it is, you can't see other players' cards."
nothing_played = "Nothing has been played in this match yet, so there's nothing to look back at."
nobody_to_ask = 'There are no moves by computer players to check.'
weights_found_by_trial = 'There are no ready-made weights for these house rules: the computer players found theirs in practice rounds, and this proof did the same.'
no_dask = 'A cluster needs Dask: install the game with `pip install .[dask]` here and on each of its machines.'
found = 'Solved.'
not_found = 'Not solved.'
bots_are_free = 'Nothing restricts bots on this system: they can read your files and use the network. Run only programs you trust.'


def opens_no_window(command: str) -> str:
    return command + " doesn't open a window, so it doesn't take --targets or --size."


def too_few_lines(file: str, lines: int) -> str:
    return (file + ' has only one line.' if plural(lines) == "one" else file + ' has only ' + NUMBER(lines) + ' lines.')


def no_seat(seat: int, players: int) -> str:
    return "There's no seat " + NUMBER(seat) + ': the ' + NUMBER(players) + ' seats are numbered from 0.'


def still_playing(record: str) -> str:
    return "You're still playing this deal (" + record + "). To look at it now, add --anyway: your own game then won't count."


def seat_still_plays(name: str) -> str:
    return "You can't see what " + name + ' held until the match is over.'


def damaged_from(file: str, line: int, why: str) -> str:
    return file + ' is damaged at line ' + NUMBER(line) + ', so only what comes before it is used. ' + why


def sealed(line: str, words: str, of: Literal["round", "shuffle"], round: int, holds: bool) -> str:
    return ('Round ' + NUMBER(round) if of == "round" else 'Round ' + NUMBER(round) + ', reshuffled discards') + ': ' + ('the seal “' + words + '” holds.' if holds else 'the seal “' + words + "” doesn't hold, because the cards on line " + line + " aren't the deck that was sealed.")


def not_sealed(packs: int) -> str:
    return ("One deck has no seal, so there's nothing to check it against." if plural(packs) == "one" else CAPITAL(COUNT(packs)) + " decks have no seal, so there's nothing to check them against.")


def answered_otherwise(line: str, who: str, other: int, deals: int) -> str:
    return 'Line ' + line + ': in ' + COUNT(other) + ' of ' + COUNT(deals) + ' deals, ' + who + ' would have played something else.'


def asked_again(who: str, moves: int, otherwise: int) -> str:
    return (who + ': ' + ('one move checked' if plural(moves) == "one" else NUMBER(moves) + ' moves checked') + ', always with the same answer. Hidden cards made no difference.' if otherwise == 0 else who + ': ' + ('one move checked, and it depends on hidden cards' if plural(moves) == "one" else NUMBER(moves) + ' moves checked; one of them depends on hidden cards') + ". That's a bug in the program." if plural(otherwise) == "one" else who + ': ' + ('one move checked' if plural(moves) == "one" else NUMBER(moves) + ' moves checked') + '; ' + COUNT(otherwise) + " of them depend on hidden cards. That's a bug in the program.")


def bot_cannot_be_asked(who: str) -> str:
    return who + " is a bot, so its moves can't be checked."


def played_by_another_app(app: str) -> str:
    return 'This match was played with version ' + app + ', whose computer players may have decided differently.'


def moves_replaced(who: str, count: int) -> str:
    return (who + ': one move was missing or illegal, so a built-in move was played instead' if plural(count) == "one" else who + ': ' + NUMBER(count) + ' moves were missing or illegal, so built-in moves were played instead')


def late_frames(frames: int) -> str:
    return ('one frame took more than 20 ms' if plural(frames) == "one" else NUMBER(frames) + ' frames took more than 20 ms')


def cannot_merge(why: str) -> str:
    return "These results can't be combined: " + why + '.'


def deal_twice(number: int, one: str, other: str) -> str:
    return 'deal ' + NUMBER(number) + ' of ' + one + ' against ' + other + ' is in two of the files'


def no_duel_answer(file: str) -> str:
    return file + " isn't the output of simulate --duel --json."


def seats_do_not_fit(seats: int, shape: str, players: int) -> str:
    return ('You gave one seat, but a ' + shape + ' table has ' + NUMBER(players) + '.' if plural(seats) == "one" else 'You gave ' + NUMBER(seats) + ' seats, but a ' + shape + ' table has ' + NUMBER(players) + '.')


def no_scheduler(place: str) -> str:
    return 'No Dask scheduler answers at ' + place + '.'


def no_workers(place: str) -> str:
    return 'The cluster at ' + place + ' has no workers.'


def no_game_there(place: str) -> str:
    return 'The cluster at ' + place + " doesn't have the game: install it on the scheduler and the workers."


def no_window(why: str) -> str:
    return "A window can't be opened here: " + why + '.'


def no_command(word: str, commands: str) -> str:
    return "There's no command " + word + '; the commands are ' + commands + '.'


def no_size(text: str) -> str:
    return text + " isn't a size such as 1280x720"


def too_large_a_window(text: str, most: str) -> str:
    return text + ' is too large: a window can be at most ' + most + ' pixels'


def no_whole_number(text: str) -> str:
    return text + " isn't a whole number"


def too_small(text: str, least: str) -> str:
    return text + ' is less than ' + least


def too_great(text: str, most: str) -> str:
    return text + ' is more than ' + most


def unusable_path(text: str, reason: str) -> str:
    return text + " can't be used: " + reason


def would_be_replaced(path: str, others: int) -> str:
    return (path + ' would be replaced: choose another place, or add --force.' if others == 0 else path + ' and ' + NUMBER(others) + ' more would be replaced: choose another place, or add --force.')


def no_rule_set(text: str, presets: str) -> str:
    return "There's no rule set " + text + ': name one of ' + presets + ', one of your own, or a file that ends in .json or .toml.'


def team_size(players: int) -> str:
    return ('A team at this table has one player.' if plural(players) == "one" else 'A team at this table has ' + NUMBER(players) + ' players.')


def problem_line(id: str, stars: str, theme: str, best: str, points: int, why: str) -> str:
    return id + ' ' + stars + ' ' + theme + ': ' + best + ' (' + NUMBER(points) + ' points better)' + ('.' if not why else ', as ' + why + '.')


def problems_counted(count: int) -> str:
    return CAPITAL(_nouns.problems(count)) + '.'


def level_found(level: str, stars: int, percent: str) -> str:
    return (level + ' solves ' + percent + '% of the problems with one star.' if plural(stars) == "one" else level + ' solves ' + percent + '% of the problems with ' + COUNT(stars) + ' stars.')


def at_line(line: str, sentence: str) -> str:
    return 'Line ' + line + ': ' + sentence


def gave_away(name: str, points: int, judged: int) -> str:
    return (name + ' gave away one point in ' + _nouns.decisions(judged) + '.' if plural(points) == "one" else name + ' gave away ' + NUMBER(points) + ' points in ' + _nouns.decisions(judged) + '.')


def seat_figures(name: str, told: str) -> str:
    return name + ': ' + told


def hints_left_out(count: int) -> str:
    return ('One decision made with a hint is left out.' if plural(count) == "one" else CAPITAL(COUNT(count)) + ' decisions made with a hint are left out.')


def cards_figure(whose: str, figure: str) -> str:
    return whose + ': ' + figure + '.'


def in_order(file: str, rounds: int, totals: str) -> str:
    return file + ' is valid; rounds scored: ' + NUMBER(rounds) + ', totals ' + totals + '.'


def in_order_won(file: str, rounds: int, totals: str, winners: Sequence[str]) -> str:
    return (file + ' is valid; rounds scored: ' + NUMBER(rounds) + ', totals ' + totals + ', won by team ' + LIST(winners) + '.' if len(winners) == 1 else file + ' is valid; rounds scored: ' + NUMBER(rounds) + ', totals ' + totals + ', won by teams ' + LIST(winners) + '.')


def luck_taken_out(share: str, low: str, high: str) -> str:
    return 'with luck taken out: ' + share + ' (' + low + ' to ' + high + ')'


def rounds_gone_out(share: str) -> str:
    return 'rounds that ended with someone going out: ' + share


def thinking_time(who: str, half: str, most: str) -> str:
    return 'thinking time for ' + who + ': median ' + half + ' ms, 99% at most ' + most + ' ms'


def speed(moves: str, seconds: str, rate: str) -> str:
    return moves + ' moves in ' + seconds + ' s: ' + rate + ' a second'


def frames_drawn(moves: str, seconds: str, frames: str) -> str:
    return moves + ' moves in ' + seconds + ' s, ' + frames + ' frames drawn'


def frame_times(half: str, most: str, longest: str) -> str:
    return 'frame times: median ' + half + ' ms, 99% at most ' + most + ' ms, longest ' + longest + ' ms'


def own_times(half: str, most: str, longest: str) -> str:
    return "of these, the game's own part: median " + half + ' ms, 99% at most ' + most + ' ms, longest ' + longest + ' ms'


def memory_used(megabytes: str) -> str:
    return 'memory, including the worker: ' + megabytes + ' MB'


def no_style(word: str, styles: str) -> str:
    return "There's no style or agreement " + word + '; choose from ' + styles + '.'


def two_styles(styles: Sequence[str]) -> str:
    return 'A player can have only one style, not ' + LIST(styles) + '.'


def no_player(text: str, levels: str, first: str, last: str) -> str:
    return "There's no player " + text + '; choose from human, ' + levels + ' (also as ' + first + ' or ' + last + '), bot:COMMAND and bot-free:COMMAND.'


def quotes_do_not_match(text: str) -> str:
    return 'The quotes in ' + text + " don't match."


def no_bot_command(text: str) -> str:
    return text + " doesn't name a command."


def no_shape(text: str) -> str:
    return text + " isn't a table shape; choose from 2v2, 3v3, 4v4, 2v2v2, 2v2v2v2 and 2:solo to 8:solo."


def no_address(text: str, example: str) -> str:
    return '--executor: ' + text + " isn't an address such as " + example + '.'
