"""English: errors. Made by `python -m tools.messages`."""
from typing import Literal
from game.text.person import Person
from game.text.en import nouns as _nouns
from game.text.english import CAPITAL, COUNT, NUMBER, plural


good_part_not_saved = "The good part couldn't be saved. The damaged game is unchanged."
cannot_open = "can't be opened"
why_not_opened = "Why it can't be opened"
newer_game = 'This game was saved by a newer version of Hand and Foot. Install that version to open it.'
cut_off = 'The program stopped while saving the very last move, so that move is missing. Everything before it is still here.'
seal_broken = "A seal in this game is broken: the saved cards aren't the ones that were sealed. You can still play on."
played_elsewhere = "This game is being played in another window of Hand and Foot. You're seeing everything saved so far."
open_elsewhere = 'This game is open in another window of Hand and Foot. Close it there first.'
huge_game = "This file is far too large to be a game, so it wasn't opened. The file hasn't been changed."
try_again = 'Try again'
saved_again = 'All your moves are saved now.'
disk_silent = "The disk isn't responding. Carry on playing: your moves will be saved as soon as it does."
record_back = "This game's file was deleted or moved. It's been saved again, with every move."
leave_anyway = 'Leave anyway'
leave_now = 'Leave the game'
plain_thinking = "For now, all computer players play at Normal: the program that thinks for them isn't running."
not_all_saved = "The last moves of that game couldn't be saved."
still_playing = "You're still playing this deal"
still_playing_why = "This game shows the deal's hidden cards. If you look, your own game will no longer count."
look_anyway = 'Look anyway'
not_now = 'Not now'
no_sound = 'This computer has no sound device, so the game will be silent.'
bug_title = 'Something went wrong'
bug = "The program made a mistake and can't continue with this screen. It wasn't your fault."
safe = 'Your game is safe: every move is saved, and you can carry on where you left off.'
not_safe = "Your last moves aren't saved yet. Carry on playing: the program keeps trying."
not_again = "That didn't work. Everything saved so far is still there."
no_game = 'No game was open. All your games are as you left them.'
why_report = 'A report helps us fix what went wrong. It contains version numbers and the moves of this game, but no names and none of the cards still hidden in this round.'
go_on_with_game = 'Carry on playing'
save_report = 'Save a report'
save_without_cards = 'Report without cards'
close_game = 'Close the game'
flaw_line_too_long = 'The line is longer than 16 MiB.'
flaw_blank_line = 'The line is blank.'
flaw_not_utf8 = "The line isn't UTF-8 text."
flaw_not_json = "The line isn't JSON."
flaw_nested_too_deep = 'The line is nested too deeply to read.'
flaw_no_header = 'The first line of a record must be of type “game”.'
flaw_second_header = 'A record can have only one header: its first line.'
flaw_no_complete_line = 'The file has no complete line.'
flaw_bad_date = 'created must be a date and time in ISO 8601 format.'
flaw_unequal_teams = 'There must be at least two teams of equal size.'
flaw_teams_out_of_turn = 'Teams must take turns round the table: with two teams, seats 0, 1, 2 and 3 belong to teams 0, 1, 0 and 1.'
flaw_after_the_end = 'Nothing can follow the end of the match.'
flaw_nothing_to_take_back = "There's nothing to take back."
flaw_no_such_entry = "The line names a round or a team that isn't on this score pad."
flaw_late_position = 'A position can only replace the first round.'
flaw_bad_draws = 'draws must be rows with a card or null for each seat.'
flaw_seal_cut_too_deep = 'seal.cut must be less than the number of cards.'
flaw_broken_seal = "The seal doesn't hold: these cards aren't the deck that was sealed."
flaw_nothing_to_score = "No round has just ended, so there's nothing to score here."
flaw_match_not_over = "The match isn't over: some rounds have no score yet."
flaw_nobody_cuts = 'Nobody cuts under these rules.'
flaw_nobody_chooses = 'Nobody chooses a stack under these rules.'
flaw_nobody_asks = 'Nobody asks to go out under these rules.'
flaw_nobody_lays_red_threes = 'Nobody lays down red threes under these rules.'
flaw_nobody_freezes = 'Nobody freezes the pile under these rules.'
flaw_proposal_out_of_phase = 'A proposal can only be made in the answer phase.'
flaw_program_stumbled = "The program doesn't understand this record."
the_line = 'The line'
nobody_out = 'Nobody went out in this round.'
settings_not_understood = 'Your settings file is damaged, so the standard settings are used.'
settings_newer = "Your settings are from a newer version of the game. They've been kept, but the standard ones are in use for now."
settings_left_alone = "Your settings file is from a newer version of the game, so it's left as it is."
people_newer = "The list of players was saved by a newer version of the game. It stays as it is, and changes you make here won't be saved."


def too_large_a_table(seats: int, most: int) -> str:
    return 'This match has ' + _nouns.seats(seats) + '. This version allows up to ' + COUNT(most) + ', so you need a newer version of Hand and Foot.'


def torn_line(number: int) -> str:
    return 'Line ' + NUMBER(number) + ' was cut off, so it was ignored.'


def bad_line(line: int, why: str) -> str:
    return 'The file is damaged at line ' + NUMBER(line) + ': ' + why


def games_unreadable(reason: str) -> str:
    return "Your saved games can't be read (" + reason + '). You can still play a new game.'


def games_unwritable(folder: str) -> str:
    return "Games can't be saved in " + folder + ": that folder can't be written to. You can still play, and save a copy elsewhere."


def disk_fails(reason: str) -> str:
    return "The game can't be saved (" + reason + '). Carry on playing: the program keeps trying.'


def moves_unsaved(moves: int) -> str:
    return ('Not everything in this game is saved' if moves == 0 else "One move of this game isn't saved" if plural(moves) == "one" else CAPITAL(COUNT(moves)) + " moves of this game aren't saved")


def leaving_loses(moves: int) -> str:
    return ("You'll lose what isn't saved" if moves == 0 else "You'll lose that move" if plural(moves) == "one" else "You'll lose " + COUNT(moves) + ' moves')


def record_open(name: str) -> str:
    return name + ' is open in another window of Hand and Foot.'


def record_exists(name: str) -> str:
    return name + ' already exists: a new game needs a file of its own.'


def slow_file(name: str) -> str:
    return name + ' took too long to read, so the game is running without it. Nothing in it was changed, and the game will try again next time it starts.'


def unreadable(name: str, reason: str) -> str:
    return name + " can't be read: " + reason + '.'


def no_plain_file(name: str) -> str:
    return name + " can't be opened: it isn't an ordinary file."


def no_game_in(name: str) -> str:
    return name + " isn't a Hand and Foot game, or its first line is damaged."


def unwritable(name: str, reason: str) -> str:
    return name + " can't be written to: " + reason + '.'


def report_saved(path: str) -> str:
    return 'The report has been saved: ' + path


def report_not_saved(why: str) -> str:
    return "The report couldn't be saved: " + why + '.'


def complaint(field: str, complaint: str) -> str:
    return field + ': ' + complaint + '.'


def wrong_kind(field: str, expected: str, got: str) -> str:
    return field + ': expected ' + expected + ', got ' + got + '.'


def missing_key(field: str) -> str:
    return field + ' is missing.'


def kind(kind: Literal["int", "float", "str", "bool", "array", "object", "fraction", "null"]) -> str:
    return ('a whole number' if kind == "int" else 'a number' if kind == "float" else 'text' if kind == "str" else 'true or false' if kind == "bool" else 'a list' if kind == "array" else 'an object' if kind == "object" else 'a number with a decimal point' if kind == "fraction" else 'nothing')


def wrong_value(complaint: str) -> str:
    return complaint + '.'


def wrong_position(complaint: str) -> str:
    return "The position isn't possible: " + complaint + '.'


def unknown_type(type: str) -> str:
    return '“' + type + "” isn't a known line type."


def newer_format(format: str, known: str) -> str:
    return 'The record is in format ' + format + ', but this version reads only up to format ' + known + '.'


def too_many_seats(seats: int, most: int) -> str:
    return 'The match has ' + NUMBER(seats) + ' seats; this version allows up to ' + NUMBER(most) + '.'


def huge_file(megabytes: int) -> str:
    return 'The record is ' + NUMBER(megabytes) + ' MB, more than any game needs.'


def no_such_seat(seat: int, players: int) -> str:
    return "There's no seat " + NUMBER(seat) + ': the ' + NUMBER(players) + ' seats are numbered from 0.'


def no_teammate(seat: int, asker: int) -> str:
    return 'Seat ' + NUMBER(seat) + " isn't on the same team as seat " + NUMBER(asker) + ', who is asking to go out.'


def wrong_entries(key: str, entries: int, count: int, each: Literal["teams", "seats"]) -> str:
    return (key + ' has one entry for ' + NUMBER(count) + ' ' + ('teams' if each == "teams" else 'seats') + ': give one for each of them, or leave ' + key + ' out.' if plural(entries) == "one" else key + ' has ' + NUMBER(entries) + ' entries for ' + NUMBER(count) + ' ' + ('teams' if each == "teams" else 'seats') + ': give one for each of them, or leave ' + key + ' out.')


def round_goes_on(round: int) -> str:
    return 'Round ' + NUMBER(round) + ' has no score yet.'


def score_missing(round: int) -> str:
    return 'The score of round ' + NUMBER(round) + ' is missing.'


def wrong_round(ended: int, told: int) -> str:
    return 'This is the score of round ' + NUMBER(ended) + ', not ' + NUMBER(told) + '.'


def wrong_out(out: int) -> str:
    return 'Seat ' + NUMBER(out) + ' went out in this round.'


def wrong_points(team: int, key: str, points: str, told: str) -> str:
    return 'Team ' + NUMBER(team) + ': ' + key + ' should be ' + points + ', not ' + told + '.'


def wrong_totals(totals: str) -> str:
    return 'The totals should be ' + totals + '.'


def wrong_winners(winners: str) -> str:
    return 'The winners should be ' + winners + '.'


def damaged(round: int) -> str:
    return ("Damaged, can't be opened" if round == 0 else 'Damaged in round ' + NUMBER(round) + '; part of the game can be saved')


def record_moved(name: str) -> str:
    return "Another program changed this game's file. That file stays as it is; your whole game is now in “" + name + '”.'


def settings_not_read(reason: str) -> str:
    return "Your settings can't be read (" + reason + '), so the standard settings are used.'


def settings_not_saved(reason: str) -> str:
    return "Your settings couldn't be saved: " + reason + '.'


def learning_not_read(who: Person, reason: str) -> str:
    return CAPITAL(_nouns.whose(who)) + " learning progress can't be read just now (" + reason + ').'


def learning_damaged(who: Person, file: str) -> str:
    return CAPITAL(_nouns.whose(who)) + " learning progress is damaged and can't be read. The file is kept as " + file + ', and a new one has been started.'


def learning_damaged_and_stuck(who: Person, reason: str) -> str:
    return CAPITAL(_nouns.whose(who)) + " learning progress is damaged and can't be read, and no new file can be written: " + reason + '. The old one stays as it is.'


def learning_newer(who: Person) -> str:
    return CAPITAL(_nouns.whose(who)) + ' learning progress was saved by a newer version of the game and stays as it is. You can carry on here, but nothing new will be saved.'


def learning_not_saved(who: Person, reason: str) -> str:
    return CAPITAL(_nouns.whose(who)) + " learning progress couldn't be saved: " + reason + '. The game will keep trying.'


def people_not_read(reason: str) -> str:
    return "The list of players can't be read just now (" + reason + ').'


def people_damaged(file: str) -> str:
    return "The list of players is damaged and can't be read. The file is kept as " + file + ', and a new one has been started.'


def people_damaged_and_stuck(reason: str) -> str:
    return "The list of players is damaged and can't be read, and no new one can be written: " + reason + '. The old one stays as it is.'


def people_not_saved(reason: str) -> str:
    return "The list of players couldn't be saved: " + reason + '. The game will try again when you change something.'


def program_ended(what: str, report: str) -> str:
    return 'Something went wrong inside the program (' + what + ')' + ('.' if not report else '; a report is in ' + report + '.')
