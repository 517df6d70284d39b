"""What is said between the screens: notices, ceremonies, the question for permission, replays, the log of a turn."""

from collections.abc import Sequence
from datetime import datetime
from typing import Final

from game.rules.passing import Way
from game.words.names import YOU, agreeing, inside
from game.words.numbers import listed, number, points

# ---- lists of games


def round_place(round_number: int, rounds: int) -> str:
    """How far a match is; `rounds` is 0 without a fixed end.

    >>> round_place(2, 4), round_place(0, 4)
    ('round 2 of 4', 'not dealt yet')
    """
    if not round_number:
        return "not dealt yet"
    return f"round {round_number} of {rounds}" if rounds else f"round {round_number}"


def day(then: datetime, now: datetime) -> str:
    """When something was, in a word or two.

    >>> day(datetime(2026, 3, 1, 9), datetime(2026, 3, 2, 8))
    'yesterday'

    A time to come is told by its date: the clock has been set back, and nobody played today.
    >>> day(datetime(2026, 4, 1, 9), datetime(2026, 3, 2, 8))
    '1 April 2026'
    """
    days = (now.date() - then.date()).days
    if days == 0:
        return f"today, {then.hour}:{then.minute:02}"
    if days == 1:
        return "yesterday"
    return f"{days} days ago" if 0 < days < 7 else f"{then.day} {_MONTHS[then.month - 1]} {then.year}"


_MONTHS: Final = (
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
)


def bad_line(line: int, why: str) -> str:
    """Why a record cannot be opened."""
    return f"The record is damaged in line {line}: {why}"


def damaged_in_short(round_number: int, has_good_part: bool) -> str:
    """What the list says of a record that is damaged.

    >>> damaged_in_short(1, True), damaged_in_short(0, False)
    ('Damaged in round 1, can be saved in part', 'Damaged, cannot be opened')
    """
    return f"Damaged in round {round_number}, can be saved in part" if has_good_part else "Damaged, cannot be opened"


REMOVE: Final = "Remove"
KEEP_IT: Final = "Keep it"
WHAT_REMOVING_IS: Final = (
    "It leaves the list, but nothing is lost: you can put it back at once, and later from “Removed”, above the list."
)
IS_AT_THE_TABLE: Final = "This game is open on the table. Leave it first, then you can remove it."


def remove(name: str) -> str:
    """The way to take a game off the list."""
    return f"Remove “{name}”"


def remove_it(name: str) -> str:
    """The question before a game leaves the list."""
    return f"Remove “{name}”?"


def put_back(name: str) -> str:
    """The way to have it in the list again."""
    return f"Put back “{name}”"


def not_moved(reason: str) -> str:
    """The disk would not have it."""
    return f"Nothing was changed, because the disk refused: {reason}."


SAVE_GOOD_PART: Final = "Save the good part"
GOOD_PART: Final = "You can save everything before that as a game of its own. This one stays as it is."
GOOD_PART_NOT_SAVED: Final = "The good part could not be saved. The damaged game is as it was."


def good_part_of(name: str) -> str:
    """What a game is called that was saved from a damaged one."""
    return f"{name} · good part"


NAMELESS_GAME: Final = "A game without a name"

NEWER_GAME: Final = "This game was saved by a newer version of Hand and Foot. Play it there, or get that version."
CUT_OFF: Final = (
    "The program stopped while saving the very last move, so that one is missing. Everything before it is here."
)
OPEN_ELSEWHERE: Final = "This game is open in another window of Hand and Foot. Close it there first."

HUGE_GAME: Final = "This file is far too large for a game, so it isn't opened. It is kept as it is."


def games_unreadable(reason: str) -> str:
    """The folder of the games cannot be looked into."""
    return f"Your saved games cannot be read ({reason}). You can still play a new game."


def games_unwritable(folder: str) -> str:
    """On the command line, before a window opens: the folder of the games takes no file."""
    return f"Games cannot be saved in {folder}: nothing can be written there. You can play, and save a copy elsewhere."


# ---- score sheets
MELDED: Final = "Cards melded"
MELDED_NOTE: Final = "value of every card on the table"
CLEAN_BOOKS: Final = "Clean books"
DIRTY_BOOKS: Final = "Dirty books"
WILD_BOOKS: Final = "Books of wilds"
GOING_OUT: Final = "Going out"
GOING_OUT_NOTE: Final = "to the team that ends the round"
CUT_BONUS: Final = "Cut bonus"
RED_THREES: Final = "Red threes laid"
LEFT_IN_HAND: Final = "Left in the hand"
LEFT_IN_FOOT: Final = "Left in the foot"
NOTHING_LEFT: Final = "nobody has a card left"
EVERY_FOOT_TAKEN: Final = "every foot was picked up"


def went_out(name: str, rules: str) -> str:
    """How a round ended, when somebody went out."""
    return f"{name} went out · {rules}"


def stock_ended(rules: str) -> str:
    """How a round ended, when the stock did."""
    return f"The stock ran out, so the round ended: nobody went out, and there is no bonus · {rules}"


def nobody_out(rules: str) -> str:
    """How a round ended without anybody going out."""
    return f"Nobody went out · {rules}"


def each(worth: int) -> str:
    """What each of them counts."""
    return f"{points(worth)} each"


def cut_note(cards: int, bonus: int) -> str:
    """What the cut bonus is for."""
    return f"exactly {cards} cards lifted, {points(bonus)} each"


def left_with(name: str, worth: int, red_threes: int) -> str:
    """What somebody still held at the end.

    >>> left_with("June", 345, 1)
    'June 345 (a red three)'
    """
    if not red_threes:
        return f"{name} {points(worth)}"
    threes = "a red three" if red_threes == 1 else f"{number(red_threes)} red threes"
    return f"{name} {points(worth)} ({threes})"


def never_taken_up(names: Sequence[str]) -> str:
    """Whose feet were still lying there."""
    return f"never picked up: {listed(list(names))}"


def side_by_side(parts: Sequence[str]) -> str:
    """Short facts in one line."""
    return " · ".join(parts)


# ---- the deal
ACTIVE_GAMES: Final = "Active games"
TAKE_PACKET: Final = "Take this packet"
YOUR_PACKET: Final = "your packet"
LIFTED: Final = "lifted"
STOCK: Final = "stock"
ALL_CUT: Final = "Everyone has cut"
CUTS_NOW: Final = "cuts now"
CUT_NOW: Final = "cut now"
STILL_TO_CUT: Final = "still to cut"
CUT_HINT: Final = (
    "drag the edge of the packet",
    "down: more, up: fewer",
    "as often as you like",
    "keys: up, down, Enter",
)


def the_deal(round_number: int, rounds: int) -> str:
    """The title over the ceremonies."""
    return f"The deal · {round_place(round_number, rounds)}"


def cut_heading(name: str, exact: int) -> str:
    """Whose cut it is; "" for the only person here."""
    return f"{name}: cut for {exact}" if name else f"Cut for {exact}"


def others_cut(name: str) -> str:
    """Somebody else cuts."""
    return f"{name} {agreeing(name, 'cuts')}"


def cut_line(exact: int) -> str:
    """What cutting is."""
    return f"Lift your hand and foot in one packet: {exact} cards, judged by eye."


def cut_worth(exact: int, bonus: int) -> tuple[tuple[str, str], ...]:
    """What an exact cut earns and what becomes of the others."""
    earned = f"+{points(bonus)} for the team" if bonus else "a good eye"
    return (
        (f"Exactly {exact}", earned),
        ("Too many", "the rest goes back"),
        ("Too few", "topped up, no bonus"),
    )


TAKE_THIS: Final = "Take this one"
STACKS: Final = ("Left stack", "Right stack")
HAND: Final = "Hand"
FOOT: Final = "Foot"
CHOOSE_LINE: Final = "Pick one as your hand. The other is your foot."
PASSED: Final[dict[Way, str]] = {
    "left": "Everyone keeps one stack and passes the other to the left.",
    "right": "Everyone keeps one stack and passes the other to the right.",
    "both_left": "Everyone passes both stacks to the left.",
    "both_right": "Everyone passes both stacks to the right.",
    "each_way": "Everyone passes one stack to the left and one to the right.",
}


def choose_line(way: Way | None) -> str:
    """What lies there and how it came there.

    >>> choose_line("each_way")
    'Everyone passes one stack to the left and one to the right. One becomes your hand, the other your foot.'
    """
    return CHOOSE_LINE if way is None else f"{PASSED[way]} One becomes your hand, the other your foot."


def choose_heading(name: str) -> str:
    """Whose choice it is; "" for the only person here."""
    return f"{name}: choose your hand" if name else "Choose your hand"


def others_choose(name: str) -> str:
    """Somebody else chooses."""
    return f"{name} chooses"


def has_chosen(name: str, me: bool) -> str:
    """A choice has been made."""
    return f"{name} {agreeing(YOU if me else name, 'has')} chosen"


def stack_note(giver: tuple[str, bool], cards: int) -> str:
    """Who dealt a stack (and whether it was passed on), and how many cards it has.

    >>> stack_note(("June", True), 11), stack_note(("You", False), 11)
    ('passed by June · 11 cards', 'dealt by you · 11 cards')
    """
    return f"{'passed' if giver[1] else 'dealt'} by {inside(giver[0])} · {cards} cards"


def chosen_stack(stack: int | None) -> str:
    """What somebody chose, for the row of people."""
    return "" if stack is None else f"{'right' if stack else 'left'} stack"


GO_ON: Final = "Go on"
HIGH_CARD: Final = "Drawing for the first turn"
HIGH_CARD_LINE: Final = "The highest card goes first: joker, two, ace, king and so on down. If you tie, draw again."


def begins(name: str, me: bool) -> str:
    """Who has the first turn."""
    return f"{name} {agreeing(YOU if me else name, 'begins')}"


# ---- the curtain
GO_ON_TURN: Final = "go on with your turn"
YOU_BEGIN: Final = "you begin this round"


def asks_you(name: str) -> str:
    """Why somebody is called for a question."""
    return f"{name} {agreeing(name, 'asks')}: may I go out?"


def turn_goes_on(answer: str) -> str:
    """Why somebody who asked is called back."""
    return f"{answer}: go on"


def your_turn_after(name: str) -> str:
    """Why it is somebody's turn."""
    return f"{name} {agreeing(name, 'has')} finished: it is your turn"


def where(round_number: int, rounds: int, rules: str) -> str:
    """Where the match stands."""
    place = round_place(round_number, rounds)
    return f"{place[:1].upper()}{place[1:]} · {rules}"


# ---- in front of the table
PERMISSION_WHY: Final = "A yes ends the round at once."
PERMISSION_OF_ALL: Final = "If every partner says yes, the round ends at once."
YES: Final = "Yes, go out"
NO: Final = "No, not yet"
TRY_AGAIN: Final = "Try again"
SAVE_COPY: Final = "Save a copy"
SAVED_AGAIN: Final = "All your moves are saved again."
AS_IT_ENDED: Final = "The table as the round ended."
BACK_TO_SCORE: Final = "Back to the score"
AS_ALL_SEE_IT: Final = "The table as everyone may see it, without any hands."
BACK_TO_CURTAIN: Final = "Back to the curtain"


def disk_fails(reason: str) -> str:
    """The banner while the disk takes nothing."""
    return f"The game cannot be saved ({reason}). Keep playing: saving is retried until it works."


DISK_SILENT: Final = "The disk does not answer. Keep playing: your moves are saved as soon as it does."
RECORD_BACK: Final = "The file of this game was deleted or moved away. It has been saved again, with every move."


def record_moved(name: str) -> str:
    """Another program changed the record of the open game, which has another file now. It must fit a small window.

    >>> record_moved("lake-2.handfoot.jsonl")
    'Another program changed this game’s file, which stays as it is. Your whole game goes on in “lake-2”.'
    """
    named = name.removesuffix(".handfoot.jsonl")
    return f"Another program changed this game’s file, which stays as it is. Your whole game goes on in “{named}”."


# ---- notices and the menu
READ_IT: Final = "OK"
COPY_TO: Final = "File for the copy"
SAVE_THE_COPY: Final = "Save the copy"
LEAVE_ANYWAY: Final = "Leave anyway"
COPY_WHY: Final = (
    "Your games cannot be saved at the moment. Choose a place on another disk or a memory stick: "
    "the copy has the whole game so far, and you can open it later."
)
LEAVING_UNSAVED: Final = (
    "Your last moves are not saved yet, because the disk is not working. Save a copy elsewhere, "
    "or go back and try again, so nothing is lost."
)
PLAIN_THINKING: Final = (
    "The computer players play more simply for now: the program that thinks for them is not running."
)
NOT_ALL_SAVED: Final = "The last moves of that game could not be saved."
MENU: Final = "Menu"
KEYS: Final = "Keys of the table"
MENU_WORDS: Final = "The game is saved after every move. Leave whenever you like."
NO_SOUND: Final = "This computer has no sound device, so you play in silence."
WHOLE_LOG: Final = "Everything that happened"


def copy_saved(path: str) -> str:
    """A copy was written."""
    return f"Saved as {path}"


def copy_fails(reason: str) -> str:
    """A copy could not be written."""
    return f"It could not be saved there: {reason}."


def unreadable(name: str, reason: str) -> str:
    """A file that the system will not read."""
    return f"{name} cannot be read: {reason}."


# ---- replays
STEPS: Final = ("round", "turn", "move")
ROUND_BACK, ROUND_ON = "Previous round", "Next round"
TURN_BACK, TURN_ON = "Previous turn", "Next turn"
MOVE_BACK, MOVE_ON = "Previous move", "Next move"
PLAY: Final = "Play"
PAUSE: Final = "Pause"
SEEN_BY: Final = "Seen by"
ALL_HANDS: Final = "all hands open"
ONLY_OPEN: Final = "match goes on"
ONLY_OWN: Final = "own cards only"
REPLAY_KEYS: Final = "Space plays, arrows step, Shift: by turn"


def replay_of(name: str) -> str:
    """The title of a replay."""
    return f"Replay · {name}"


def replay_place(round_number: int, turn: int, turns: int) -> str:
    """Where in the match a moment is."""
    return f"Round {round_number} · turn {turn} of {turns}"


TWO_DEAL: Final = "Two partners deal"


def two_deal(hands: str, feet: str) -> str:
    """Who deals what, when two partners share the dealing.

    >>> two_deal("You", "Rosa"), two_deal("Walt", "June")
    ('You deal the hands, Rosa deals the feet.', 'Walt deals the hands, June deals the feet.')
    """
    return f"{hands} {agreeing(hands, 'deals')} the hands, {inside(feet)} {agreeing(feet, 'deals')} the feet."
