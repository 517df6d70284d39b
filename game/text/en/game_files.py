"""English: game_files. Made by `python -m tools.messages`."""
from collections.abc import Sequence
from typing import Literal
from game.text.en import nouns as _nouns
from game.text.english import CAPITAL, COUNT, LIST, NUMBER, plural


remove = 'Remove'
keep_it = 'Keep it'
what_removing_is = 'This takes the game off the list, but nothing is lost: you can put it back at any time from “Removed”, above the list.'
is_at_the_table = 'This game is still open. Leave it before you remove it.'
save_good_part = 'Save the good part'
good_part = 'You can save everything before the damage as a separate game. The damaged one stays as it is.'
save_copy = 'Save a copy'
copy_is_whole = 'The copy has every move. To play on from it, open My games, then More and Import.'
replace_it = 'Replace it'
another_name = 'Choose another name'
what_replacing_is = 'Everything in that file will be lost.'
copying = 'Saving the copy…'
copy_silent = "That disk isn't responding. Wait a little longer, or choose another place."
removed = 'Removed'
no_removed_games = 'No removed games. Games you remove from your list can be put back from here.'
bring_in = 'Import'
back_up = 'Back up'
documents = 'Documents'
desktop = 'Desktop'
downloads = 'Downloads'
pictures = 'Pictures'
home_folder = 'Home folder'
usb_drive = 'USB drive'
drive = 'Drive'
last_used = 'Last used'
same_disk = 'Same disk as the game'
other_folders = 'Other folders'
files = 'Files'
folder_up = 'Up one folder'
no_such_files = 'Nothing to open in this folder'
look_elsewhere = 'Choose another place, or drop the file on this window.'
file_name = 'Name'
file_players = 'Players'
file_progress = 'Progress'
file_saved = 'Saved'
game_over = 'Finished'
type_path = 'Type a location'
save = 'Save'
done = 'Done'
copy_location = 'Copy location'
rules_out_why = 'Saves these rules as a file that you can send to someone.'
rules_in_why = "Choose a file with rules, or drop it on this window. You'll see what's in it before you import it."
put_it_back = 'Put it back'
is_removed = "This game isn't on your list. Put it back, and it'll be just as it was."
use_settings = 'Use them'
keep_settings = 'Keep mine'
backup_settings = 'Use the settings from the backup?'
what_settings_are = 'Text size, card colours, speed, sound or other settings were different when the backup was made.'
copy_why = 'The whole game in one file, to keep or send. The original stays here.'
backup_why = 'All your games, rule sets, settings and learning progress in one file. “Import” brings them back.'
writing_backup = 'Writing the backup…'
still_writing = "Still writing: there's a lot to write, or the disk isn't responding."
export_why = 'All your finished matches as a table for a spreadsheet, one row for each person in each match.'
writing_table = 'Writing the table…'
nothing_to_export = 'No finished matches to export yet.'
bring_in_why = 'Choose a copy of a game or a backup, or drop it on this window. Nothing you have here is replaced.'
bringing_in = 'Reading and checking…'
still_reading = 'Still reading: every game is played through to check it. This may take a while.'
is_the_game = "That's the game's own file. Choose another name for the copy."
nothing_to_back_up = "There's nothing to back up yet."
known_game = 'You already have this game.'
known_removed = 'You already have this game, under “Removed”. You can put it back from there.'
no_file_named = 'no file name was given'
bad_character = "it contains a character that isn't allowed in file names"
folder_unknown = "your home folder can't be found"
not_ordinary = "it isn't an ordinary file"
newer_in_place = 'the existing file is from a newer version of the game'
too_slow = 'it took too long to read'


def remove_it(name: str) -> str:
    return 'Remove “' + name + '”?'


def put_back(name: str) -> str:
    return 'Put back “' + name + '”'


def not_moved(reason: str) -> str:
    return "Nothing was changed: the disk wouldn't allow it (" + reason + ').'


def good_part_of(name: str) -> str:
    return name + ' · good part'


def copy_elsewhere_why(reason: str) -> str:
    return ("The disk isn't responding." if not reason else CAPITAL(reason) + '.') + ' Save the whole game to another disk now: you can play on from that copy.\nOr go back: the program keeps trying to save while you play.'


def saved_as(path: str) -> str:
    return 'Saved as ' + path


def cannot_save_there(reason: str) -> str:
    return "The file couldn't be saved there: " + reason + '.'


def is_there(name: str) -> str:
    return '“' + name + '” already exists'


def changed_at(date: str, time: str) -> str:
    return date + ', ' + time


def goes_to(name: str, place: str) -> str:
    return 'Will be saved as “' + name + '” in ' + place


def open_it(name: str) -> str:
    return ('Open' if not name else 'Open ' + name)


def import_it(name: str) -> str:
    return ('Import' if not name else 'Import ' + name)


def saved_on(name: str, day: str) -> str:
    return name + ', ' + day


def cannot_read(reason: str) -> str:
    return "This folder couldn't be read: " + reason + '.'


def game_brought_in(name: str) -> str:
    return '“' + name + '” is on your list now.'


def arrival_flaw(flaw: Literal["no_file", "nothing_of_ours", "damaged_zip", "damaged_in_zip", "too_large", "empty"]) -> str:
    return ("there's no such file" if flaw == "no_file" else 'nothing in this zip file is from Hand and Foot' if flaw == "nothing_of_ours" else 'the zip file is damaged' if flaw == "damaged_zip" else 'a file inside the zip file is damaged' if flaw == "damaged_in_zip" else 'the file is too large' if flaw == "too_large" else 'the file is empty')


def not_ours(flaw: Literal["no_file", "nothing_of_ours", "damaged_zip", "damaged_in_zip", "too_large", "empty"]) -> str:
    return 'Nothing was imported: ' + __arrival_flaw(flaw) + '.'


def game_refused(why: str) -> str:
    return 'Nothing was imported: ' + why + '.'


def rule_sets(count: int) -> str:
    return ('one rule set' if plural(count) == "one" else COUNT(count) + ' rule sets')


def removed_games(count: int) -> str:
    return ('one removed game' if plural(count) == "one" else COUNT(count) + ' removed games')


def what_people_learned(count: int) -> str:
    return ("one person's learning progress" if plural(count) == "one" else COUNT(count) + " people's learning progress")


def what_names_learned(names: Sequence[str]) -> str:
    return 'the learning progress of ' + LIST(names)


def players_of_list(count: int) -> str:
    return ('one new player' if plural(count) == "one" else COUNT(count) + ' new players')


def rules_named(names: Sequence[str]) -> str:
    return 'the rules ' + LIST([__quoted(each) for each in names])


def quoted(name: str) -> str:
    return '“' + name + '”'


def backed_up(path: str, games: int, rules: int, has_settings: bool, learners: int, has_people: bool, left_out: int) -> str:
    return 'Saved in ' + path + ': ' + LIST([part for part in (_nouns.games(games) if games else '', __rule_sets(rules) if rules else '', ('your settings' if has_settings else ''), __what_people_learned(learners) if learners else '', ('the list of players' if has_people else '')) if part]) + ('.' if left_out == 0 else "; one file couldn't be read and was left out." if plural(left_out) == "one" else '; ' + COUNT(left_out) + " files couldn't be read and were left out.")


def brought_in(games: int, removed: int, rules: Sequence[str], learners: Sequence[str], people: int, known: int, refused: Sequence[str], others: int, stopped: str) -> str:
    return ' '.join([part for part in (__imported(LIST([part for part in (_nouns.games(games) if games else '', __removed_games(removed) if removed else '', __rules_named(rules) if rules else '', __what_names_learned(learners) if learners else '', __players_of_list(people) if people else '') if part])), __here_already(known) if known else '', __left_out(refused, others) if refused else '', __stopped(stopped) if stopped else '') if part])


def imported(what: str) -> str:
    return ('Nothing in the file was new.' if not what else 'Imported: ' + what + '.')


def here_already(count: int) -> str:
    return ('You already had one item.' if plural(count) == "one" else 'You already had ' + COUNT(count) + ' items.')


def left_out(file: Sequence[str], others: int) -> str:
    return 'Left out as damaged or too new: ' + LIST([part for part in (*file, ('' if others == 0 else 'one other' if plural(others) == "one" else COUNT(others) + ' others')) if part]) + '.'


def stopped(why: str) -> str:
    return ('' if not why else "The rest couldn't be written: " + why + '.')


def nobodys_folder(name: str) -> str:
    return name + ' has no home folder on this computer'


def name_too_long(most: int) -> str:
    return 'its name is longer than ' + NUMBER(most) + ' bytes'


def path_too_long(most: int) -> str:
    return 'its location is longer than ' + NUMBER(most) + ' bytes'


def too_deep(most: int) -> str:
    return "it's more than " + NUMBER(most) + ' folders deep'


def name_of_device(name: str) -> str:
    return 'Windows reserves the name ' + name


def larger_than(size: str) -> str:
    return "it's larger than " + size


def system_reason(code: Literal["missing", "forbidden", "not_permitted", "full", "read_only", "folder", "not_folder", "exists", "broken", "busy", "too_long", "too_many"]) -> str:
    return ("there's no such file or folder" if code == "missing" else "you don't have permission" if code == "forbidden" else "the system doesn't allow it" if code == "not_permitted" else 'the disk is full' if code == "full" else 'the disk is read-only' if code == "read_only" else "it's a folder" if code == "folder" else "part of the location isn't a folder" if code == "not_folder" else "there's already a file with that name" if code == "exists" else 'the disk has a fault' if code == "broken" else 'its name or location is too long' if code == "too_long" else 'too many files are open' if code == "too_many" else 'the disk or the file is in use')


__arrival_flaw = arrival_flaw
__quoted = quoted
__rule_sets = rule_sets
__what_people_learned = what_people_learned
__removed_games = removed_games
__rules_named = rules_named
__what_names_learned = what_names_learned
__players_of_list = players_of_list
__imported = imported
__here_already = here_already
__left_out = left_out
__stopped = stopped
