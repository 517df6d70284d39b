"""What the command line says: arguments that do not fit, and what came of a command. What an option is for is said
where the option is defined.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from game.plain_text import shortened
from game.words.grammar import capital, counted, hints_left_out, points
from game.words.scores import cards_figure, cards_of

EVERY_COMMAND: Final = "options of every command"
STOPPED: Final = "Stopped."
NO_DISPLAY: Final = "There is no display to open a window on: neither DISPLAY nor WAYLAND_DISPLAY is set."


def no_window(why: str) -> str:
    """The system opens none.

    >>> no_window("No available video device.")
    'No window can be opened here: No available video device.'
    """
    return f"No window can be opened here: {why.rstrip('.')}."


# ---- commands and arguments
NO_HOME: Final = (
    "This computer does not say where your files belong: set HOME, or name a folder for your games with --data-dir."
)
SIMULATE_NEEDS: Final = "simulate needs --rules and --games."
SIMULATE_FROM_NEEDS: Final = "simulate --from needs --line and --games."
ONLY_WITH_FROM: Final = "--line and --redeal go with --from: name the record to play on from."
RECORD_SAYS_ALL: Final = "Rules and table are those of the record, so --from takes no --rules, --teams or --duel."
SIMULATION_WITH_PEOPLE: Final = "Nobody can play by hand in a simulation: seats are levels or bots."
DEMO_WITH_PEOPLE: Final = "Only computer players play in a demo: seats are levels."
ONLY_FOR_DUELS: Final = "--until, --all-pairs and --first are for comparisons: name the players with --duel."
DUEL_PLAYERS: Final = "--duel takes two or more levels or bots, separated by commas."
DUEL_KEEPS_NO_RECORDS: Final = "--duel keeps no records, so it does not take --out."
CLUSTER_KEEPS_NO_RECORDS: Final = "Games on a cluster are played elsewhere, so --executor does not take --out."
CLUSTER_AND_WORKERS: Final = (
    "--workers counts processes on this machine; a cluster has its own workers, so give only one of them."
)
NO_SEED_CAME: Final = "--seed - reads the seed from the input, but nothing came."
TWO_SIDE_BY_SIDE: Final = "You can put at most two rule sets side by side."
ONE_PAGE: Final = "Only one rule set fits on a page to print: name it."
CHANGES_WITHOUT_PAGE: Final = "--changes adds a leaf to the rules that --html writes: name that file and no other page."
PAGE_WITHOUT_FILE: Final = "--page says what --html writes: name that file, too."
FIELDS_OF_A_FILE: Final = "The fields of a rule set file"
THE_FILE: Final = "The file"


def no_command(word: str, commands: Sequence[str]) -> str:
    """A command that nobody knows."""
    return f"There is no command {shortened(word)!r}; there are {', '.join(commands)}."


def opens_no_window(command: str) -> str:
    """Options of a window given to a command without one."""
    return f"{command} opens no window, so it takes neither --targets nor --size."


def no_size(text: str) -> str:
    """No size of a window, as the end of a complaint about an argument."""
    return f"{text!r} is not a size such as 1280x720"


def too_large_a_window(text: str, most: str) -> str:
    """Likewise, one that no screen has."""
    return f"{text!r} is too large: a window has at most {most} pixels"


def no_whole_number(text: str) -> str:
    """Likewise, no number."""
    return f"{text!r} is not a whole number"


def out_of_bounds(text: str, least: int, most: int) -> str:
    """Likewise, a number that is too small or too large.

    >>> out_of_bounds("0", 1, 9), out_of_bounds("10", 1, 9)
    ('0 is less than 1', '10 is more than 9')
    """
    return f"{text} is less than {least}" if int(text) < least else f"{text} is more than {most}"


def unusable_path(text: str, reason: str) -> str:
    """Likewise, a path that no file can have."""
    return f"{shortened(text, 80)!r} cannot be used: {reason}"


IS_A_FOLDER: Final = "it is a folder, so name a file in it"


def would_be_replaced(path: str, others: int) -> str:
    """A file is in the way, and so many more."""
    more = f" and {others} more" if others else ""
    return f"{path}{more} would be replaced: name another place, or add --force."


def bad_seed(wrong: str) -> str:
    """A seed that cannot be shown."""
    return f"The seed {wrong}."


def no_rule_set(text: str, presets: Sequence[str]) -> str:
    """Neither a preset nor an own set nor a file."""
    return (
        f"There is no rule set {text!r}: it can be {', '.join(presets)}, the name of one of your own, "
        "or a file that ends in .json or .toml."
    )


def too_few_lines(file: str, lines: int) -> str:
    """A record that ends before the line that was asked for."""
    return f"{file} has only {lines} lines."


def no_seat(seat: int, players: int) -> str:
    """A seat that the table does not have."""
    return f"There is no seat {seat}: the {players} seats are numbered from 0."


def team_size(players: int) -> str:
    """A team with too many players."""
    return f"A team at this table has {players} {'player' if players == 1 else 'players'}."


# ---- looking back
STILL_PLAYED: Final = "This match is still being played, and what others hold in it stays hidden until it is over."
NOTHING_PLAYED: Final = "Nothing has been played in this match yet, so there is nothing to look back at."


def still_playing(record: str) -> str:
    """A record with the cards of a game that goes on.

    >>> still_playing("lake.handfoot.jsonl")
    'You are still playing this deal (lake.handfoot.jsonl): add --anyway to look. Your own game then no longer counts.'
    """
    return f"You are still playing this deal ({record}): add --anyway to look. Your own game then no longer counts."


def seat_still_plays(name: str) -> str:
    """Decisions that may not be looked at yet.

    >>> seat_still_plays("Rosa")
    'What Rosa held stays hidden until the match is over.'
    """
    return f"What {name} held stays hidden until the match is over."


def damaged_from(file: str, line: int, why: str) -> str:
    """A record of which only the beginning can be looked at.

    >>> damaged_from("a.jsonl", 12, "That is no card.")
    'a.jsonl is damaged in line 12, so this covers what comes before it. That is no card.'
    """
    return f"{file} is damaged in line {line}, so this covers what comes before it. {why}"


def problem_line(id_: str, theme: str, stars: int, best: str, why: str, ahead: float, solved: bool | None) -> str:
    """A problem with what is best in it, and whether a level found it where one tried.

    >>> problem_line("web-2-395", "Into the foot", 1, "discard the four of clubs", "it is needed least", 591.2, True)
    'web-2-395 * Into the foot: discard the four of clubs (590 points better), as it is needed least. Found.'
    >>> problem_line("web-2-395", "Discards", 2, "discard the four of clubs", "", 506.0, None)
    'web-2-395 ** Discards: discard the four of clubs (510 points better).'
    """
    about = points(10 * round(ahead / 10))
    tried = {None: "", True: " Found.", False: " Not found."}[solved]
    return f"{id_} {'*' * stars} {theme}: {best} ({about} points better){f', as {why}' if why else ''}.{tried}"


def problems_counted(count: int) -> str:
    """How many were told.

    >>> problems_counted(1)
    'One problem.'
    """
    return f"{capital(counted(count, 'problem'))}."


def level_found(level: str, stars: int, share: float) -> str:
    """How many of those with so many stars a level found.

    >>> level_found("normal", 2, 0.125)
    'normal finds 12 % of those with two stars.'
    """
    return f"{level} finds {share:.0%} of those with {counted(stars, 'star')}.".replace("%", " %")


def at_line(line: int, sentence: str) -> str:
    """What is told of a decision, with the line where it stands."""
    return f"Line {line}, {sentence[:1].lower()}{sentence[1:]}"


def seat_gave_away(name: str, given: float, judged: int, hinted: int, luck: float) -> str:
    """A seat's figures.

    >>> seat_gave_away("Rosa", 512.4, 38, 0, -820.0)
    "Rosa gave away 512 points in 38 decisions. Rosa's cards: −820."
    >>> seat_gave_away("Rosa", 512.4, 30, 8, 4.0)
    "Rosa gave away 512 points in 30 decisions. 8 decisions with a hint are left out. Rosa's cards: 0."
    >>> seat_gave_away("Rosa", 0.0, 0, 8, 4.0)
    "Rosa: 8 decisions with a hint are left out. Rosa's cards: 0."
    """
    gave = f"{name} gave away {points(round(given))} points in {counted(judged, 'decision')}."
    left_out = f"{hints_left_out(hinted)}."
    told = [gave, *([left_out] if hinted else [])] if judged or not hinted else [f"{name}: {left_out}"]
    return f"{' '.join(told)} {cards_of(name, False)}: {cards_figure(luck)}."


# ---- what came of it
def record_in_order(file: str, rounds: int, totals: Sequence[int], winners: Sequence[int]) -> str:
    """A record that holds.

    >>> record_in_order("a.jsonl", 1, (90, -5), (0,))
    'a.jsonl: in order; rounds scored: 1, totals 90 : -5, won by team 0.'
    """
    won = f", won by team {' and '.join(map(str, winners))}" if winners else ""
    return f"{file}: in order; rounds scored: {rounds}, totals {' : '.join(map(str, totals))}{won}."


def luck_taken_out(share: float, low: float, high: float) -> str:
    """What a player would win of deals that favour nobody."""
    return f"luck taken out: {share:.1%} ({low:.1%} to {high:.1%})"


def rounds_gone_out(share: float) -> str:
    """The share of rounds that ended by going out."""
    return f"rounds that ended by going out: {share:.1%}"


def thinking_time(who: str, times: Mapping[str, float]) -> str:
    """How long somebody thinks; times in milliseconds, half of them and 99 of 100 below."""
    return f"{who} thinks {times['p50']} ms, 99 % of the time at most {times['p99']} ms"


def moves_replaced(who: str, count: int) -> str:
    """How often somebody had no move, or an illegal one."""
    return f"{who}: a built-in move was played {count} times"


def speed(moves: int, seconds: float, moves_per_second: float) -> str:
    """How fast games were played."""
    return f"{moves} moves in {seconds} s: {moves_per_second} a second"


def frames_drawn(moves: int, seconds: float, frames: int) -> str:
    """Moves, seconds and frames of a demo."""
    return f"{moves} moves in {seconds} s, {frames} frames drawn"


def frame_times(times: Mapping[str, float]) -> str:
    """How long its frames took, in milliseconds."""
    return f"a frame took {_spread(times)}"


def own_times(times: Mapping[str, float]) -> str:
    """How much of that was the game itself, without what the system takes to show it."""
    return f"the game's own part of it: {_spread(times)}"


def _spread(times: Mapping[str, float]) -> str:
    return f"{times['p50']} ms, 99 % at most {times['p99']} ms, the longest {times['max']} ms"


def late_frames(frames: int) -> str:
    """Frames that somebody might have noticed."""
    return f"{frames} frames took more than 20 ms"


def memory_used(megabytes: float) -> str:
    """The memory of the window and of the process that thinks."""
    return f"memory with the worker: {megabytes} MB"


def cannot_merge(why: str) -> str:
    """Results that do not belong together."""
    return f"These results do not go together: {why}."


def deal_twice(number: int, one: str, other: str) -> str:
    """Why they do not: the same deal was compared in two of them."""
    return f"deal {number} of {one} against {other} is in two of the files"


def no_duel_answer(file: str) -> str:
    """A file that is no result of a comparison."""
    return f"{file} holds no answer of simulate --duel --json."


# ---- seats
def no_style(word: str, styles: Sequence[str], agreements: Sequence[str]) -> str:
    """What stands after the colon of a level."""
    return f"There is no style {word!r}; after a level you can name {', '.join((*styles, *agreements))}."


def two_styles(styles: Sequence[str]) -> str:
    """A level that is to play in several ways at once."""
    return f"A player has one style, not {' and '.join(styles)}."


def no_player(text: str, levels: Sequence[str], example: str, styles: Sequence[str]) -> str:
    """A seat that is neither a person nor a level nor a bot; `example` is a level that styles are shown with."""
    return (
        f"There is no player {text!r}; there are human, {', '.join(levels)} "
        f"(also as {example}:{styles[0]} or :{styles[-1]}), and bot:COMMAND."
    )


def quotes_do_not_match(text: str) -> str:
    """A bot whose command has an open quote."""
    return f"The quotes in {text!r} do not match."


def no_bot_command(text: str) -> str:
    """A bot without a command."""
    return f"{text!r} names no command."


def seats_do_not_fit(seats: int, shape: str, players: int) -> str:
    """Too many seats or too few."""
    return f"You gave {seats} seats, but a table of {shape} has {players}."


def no_shape(text: str) -> str:
    """A word that is no shape of table."""
    return f"{text!r} is no shape of table; there are 2v2, 3v3, 4v4, 2v2v2, 2v2v2v2, and 2:solo to 8:solo."


# ---- clusters
NO_DASK: Final = "A cluster needs Dask: install the game with `pip install .[dask]` here and on every machine of it."


def no_address(text: str, example: str) -> str:
    """No address of a cluster."""
    return f"--executor: {text!r} is not an address such as {example}."


def no_scheduler(place: str) -> str:
    """Nobody answers there."""
    return f"No Dask scheduler answers at {place}."


def no_workers(place: str) -> str:
    """A scheduler without workers."""
    return f"The cluster at {place} has no workers."


def no_game_there(place: str) -> str:
    """The game is not installed on the cluster."""
    return f"The cluster at {place} does not have the game: install it for the scheduler and the workers."
