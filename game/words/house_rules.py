"""What is said of house rules where they are changed: labels and values, contradictions, the editor, codes and
files, the five questions, two sets side by side.
"""

import textwrap
from collections.abc import Mapping, Sequence
from typing import Final, assert_never

from msgspec import Struct

from game.rules.clashes import Clash, ClashKind, Fix
from game.rules.fields import Switch, field_infos
from game.rules.five_questions import Closest
from game.rules.presets import preset
from game.rules.preview import BookPreview
from game.rules.rule_code import BadCode, Slip
from game.rules.ruleset import GroupKey, RuleSet, Value
from game.text.language import named, sections
from game.text.messages import house_rules as say
from game.text.messages import rules as say_rules
from game.words.grammar import capital, counted, listed, number, points
from saves.file_faults import RulesFlaw, RulesTrouble, Unreadable, WrongValue


# ---- values
def rule_title(field: str) -> str:
    """The label of a house rule.

    >>> rule_title("draw_count")
    'Cards drawn'
    """
    return field_infos()[field].title


def rule_titles(fields: Sequence[str], last: str = "and") -> str:
    """Several labels in quotes, as they stand within a sentence."""
    return listed([f"“{rule_title(field)}”" for field in fields], last)


def value_text(field: str, value: Value) -> str:
    """A value as people say it.

    >>> value_text("wild_limit", "half"), value_text("opening", (50, 90)), value_text("permission", True)
    ('half as many as naturals', '50, 90', 'yes')
    >>> value_text("double_book", 0), value_text("clean_book", 1500)
    ('off', '1,500')
    """
    match value:
        case bool():
            return say.yes_or_no(value)
        case int() if isinstance(field_infos()[field].control, Switch):
            return say.yes_or_no(bool(value))
        case int() if value < 0 and field == "red_three_not_out":
            return named("rules", f"{field}_value_same")
        case int():
            return (_own_words(field, 0) if not value else "") or points(value)
        case str():
            return _own_words(field, value) or value
        case tuple():
            return ", ".join(_entry_text(entry) for entry in value) or say.none()
        case _:
            assert_never(value)


def _own_words(field: str, value: str | int) -> str:
    """What a value of a field is called; "" where it has no words of its own."""
    words = getattr(sections["rules"], f"{field}_value_{value}", None)
    return words() if words else ""


def _entry_text(entry: int | str | tuple[int, int]) -> str:
    match entry:
        case int():
            return points(entry)
        case str():
            return _own_words("tables", entry.replace(":", "_")) or entry
        case (total, minimum):
            return say.score_step(minimum, total)
        case _:
            assert_never(entry)


# ---- contradictions
def clash_sentence(clash: Clash) -> str:
    """The clash for whoever edits the rules on screen: the labels first, the mend at the end."""
    what = _what_clashes(clash, clash.have or 0, clash.need or 0)
    told = f"{_clashing(clash)} clash: {what}" if len(clash.fields) > 1 else capital(what)
    return f"{told} {fixing(clash.fix)}" if clash.fix else told


def clash_with_keys(clash: Clash) -> str:
    """The clash for files and the command line: the same sentence with the fields' keys in front."""
    return f"{', '.join(clash.fields)}: {clash_sentence(clash)}"


def fixing(fix: Fix) -> str:
    """What to change, as advice."""
    return f"Set “{rule_title(fix.field)}” to {value_text(fix.field, fix.value)}."


def _clashing(clash: Clash) -> str:
    if "five_value" in clash.fields:
        return f"“{rule_title(clash.fields[0])}” and the card values"
    return rule_titles(clash.fields)


def _what_clashes(clash: Clash, have: int, need: int) -> str:
    match clash.kind:
        case ClashKind.NO_TABLE:
            return "no table is offered, so nobody could play by these rules."
        case ClashKind.TABLE_SHAPE:
            players, _, shape = str(clash.value).partition(":")
            return f"the table {clash.value} does not add up: {shape} is not for {players} players."
        case ClashKind.NO_END:
            return "without a number of rounds or a target score the match would never end."
        case ClashKind.LOW_TARGET:
            return f"a target score of {points(have)} is too low; make it {points(need)} or more, or none."
        case ClashKind.DECKS_TWICE:
            return "a fixed number of decks leaves no room for extra ones."
        case ClashKind.ONE_DECK:
            return "one deck is too few; you need at least two."
        case ClashKind.FEW_DRAWS:
            return (
                f"{_where(clash)} the deal leaves {points(have)} cards in the stock, but ten draws need {points(need)}."
            )
        case ClashKind.UNEQUAL_STACKS:
            return f"both stacks must be the same size, but one has {number(have)} cards and the other {number(need)}."
        case ClashKind.SINGLE_RESHUFFLED:
            return "if you draw one card a turn, reshuffling could go on for ever."
        case ClashKind.OPEN_FIRST:
            return "nobody can open by taking the pile if a team must open before it can take it."
        case ClashKind.PILE_NEVER:
            return "nobody ever takes the pile, so the other rule would mean nothing."
        case ClashKind.NOTHING_BENEATH:
            return "whoever takes a single card sees it anyway."
        case ClashKind.NOTHING_SCORES:
            return "only losers score, so the other rule would mean nothing."
        case ClashKind.TARGET_OF_LOSERS:
            return "where only losers score, no team ever reaches a target."
        case ClashKind.NO_TURNED_CARD:
            return "no card is turned up for the first player to take."
        case ClashKind.LOW_DOUBLE_BOOK:
            return f"a double book of {number(have)} cards is too small; here it needs at least {number(need)}."
        case ClashKind.THREES_TWICE:
            return "red threes are either melded or laid down for a bonus, not both."
        case ClashKind.SCORE_STEP_TWICE:
            return f"“{rule_title(clash.fields[0])}” gives two minimums for a total of {points(have)}."
        case ClashKind.NO_WILD_MELDS:
            return "there is no book of wilds where wilds alone are no meld."
        case ClashKind.GROWTH_BY_SCORE:
            return "minimums that follow the score do not grow with the rounds."
        case ClashKind.OPENING_OUT_OF_REACH:
            return f"{_where(clash)} no cards can open with {points(need)} points; {points(have)} is the most."
        case ClashKind.NEW_MELD_OUT_OF_REACH:
            return f"{_where(clash)} no meld is ever worth {points(need)} points; {points(have)} is the most."
        case ClashKind.BOOKS_OUT_OF_REACH:
            needed = "the book" if need == 1 else f"the {number(need)} books"
            return f"{_where(clash)} nobody could go out: {counted(have, 'deck')} cannot make {needed} needed."
        case _:
            assert_never(clash.kind)


def _where(clash: Clash) -> str:
    """Where it clashes first, within a sentence."""
    players = f"with {counted(clash.players or 0, 'player')}"
    return f"{players} in round {clash.round}" if clash.round and clash.round > 1 else players


HOUSE_RULES: Final = "House rules"


# ---- New game
WHICH_FITS: Final = "Which one fits us?"


CHANGE_A_RULE: Final = "Change a rule"


def change_of(name: str) -> str:
    """Making an own set out of a preset, or going on with an own one."""
    return f"{CHANGE_A_RULE} of {name}"


def edit(name: str) -> str:
    """Going on with an own set."""
    return f"Edit {name}"


# ---- the editor
FIND: Final = "Find a rule"
NAME: Final = "Name of this rule set"
BASED_ON: Final = "Based on"
UNDO: Final = "Undo"
RESET_PAGE: Final = "Reset page"
DUPLICATE: Final = "Duplicate"
DELETE: Final = "Delete"
PUT_BACK: Final = "Put it back"
SHARE: Final = "Codes, files"
READ: Final = "Read"
SAVE: Final = "Save rules"
BY_ROUND: Final = "By round"
FEWER_ROUNDS: Final = "One less"
MORE_ROUNDS: Final = "One more"
SET_BY_SCORE: Final = "Set by score"
FROM_TOTAL: Final = "From a total of"
NEEDS: Final = "the team needs"
NO_NAME: Final = "give it a name"
FIX: Final = "Fix it"
SHOW_IT: Final = "Show it"
NEXT_ONE: Final = "Next"
NO_CLASH: Final = "No conflicts"
WHAT_BOOKS: Final = "What a book looks like"
NOTHING_SAID: Final = "With the other rules as they are, this one has no effect."
WHAT_OPENS: Final = "Just enough to open"
NOTHING_OPENS: Final = "no example found"
DROP_CHANGES: Final = "Drop them"
LEAVE_TITLE: Final = "Save your changes?"
LEAVE_WORDS: Final = "You have not saved your changes yet."
LEAVE_UNSAVED: Final = "Don’t save"
STAY: Final = "Keep editing"
REBASE_TITLE: Final = "Another preset"
CANCEL: Final = "Cancel"


def topic_label(group: GroupKey, changes: int, clashing: int) -> str:
    """A tab for other programs: its topic, what is changed in it and what clashes.

    >>> topic_label("pile", 2, 0), topic_label("out", 0, 1)
    ('Pile, two changes', 'Going out, one conflict')
    """
    parts = [say_rules.topic(group)]
    parts += [counted(changes, "change")] if changes else []
    parts += [counted(clashing, "conflict")] if clashing else []
    return ", ".join(parts)


def nothing_found(wanted: str) -> str:
    """A search for a rule that nobody has heard of.

    >>> nothing_found("xylophone")
    'No rule fits “xylophone”. Try another word, or look through the tabs above.'
    """
    return f"No rule fits “{wanted}”. Try another word, or look through the tabs above."


def instead_of(field: str, base_value: Value) -> str:
    """Beside the label of a changed rule: what the preset has."""
    return f"preset: {value_text(field, base_value)}"


def back_to(field: str, base_value: Value) -> str:
    """What taking one change back does."""
    return f"Back to {value_text(field, base_value)}, as in the preset"


def round_label(at: int, count: int) -> str:
    """Over the number of a round; the last one holds for all that follow.

    >>> round_label(0, 2), round_label(1, 2), round_label(0, 1)
    ('Round 1', 'Round 2 on', 'Every round')
    """
    if count == 1:
        return "Every round"
    return f"Round {at + 1}" if at < count - 1 else f"Round {at + 1} on"


def own_name(preset_name: str) -> str:
    """A first name for a set made from a preset."""
    return f"Our {preset_name}"


def taken_name(name: str) -> str:
    """Why a set cannot be saved under a name."""
    return f"“{name}” is another set"


def saved(name: str) -> str:
    """A set is on the disk."""
    return f"“{name}” is saved."


def deleted(name: str) -> str:
    """A set is no longer on the disk, but still on the screen."""
    return f"“{name}” is deleted. “{PUT_BACK}” brings it back."


def not_saved(reason: str) -> str:
    """The disk would not have it."""
    return f"The rules could not be saved: {reason}."


def not_deleted(reason: str) -> str:
    """The disk would not have it."""
    return f"The rules could not be deleted: {reason}."


def clashes_first(count: int) -> str:
    """Why a set cannot be saved yet."""
    return counted(count, "conflict")


def clash_place(at: int, count: int) -> str:
    """Which of several contradictions is shown.

    >>> clash_place(0, 3)
    'Conflict 1 of 3'
    """
    return f"Conflict {at + 1} of {count}" if count > 1 else "Conflict"


def changes_kept(count: int) -> str:
    """A button: another preset under the same changes."""
    return f"Keep {counted(count, 'change')}"


def as_it_is(preset_name: str) -> str:
    """A button: another preset without them."""
    return f"Plain {preset_name}"


def rebase_words(preset_name: str, count: int) -> str:
    """What the question about another preset is."""
    return f"You have made {counted(count, 'change')}. Keep {'it' if count == 1 else 'them'} on {preset_name}, too?"


def change_line(count: int, base: str) -> str:
    """How far a set is from its preset."""
    return f"{counted(count, 'change').capitalize()} from {base}" if count else f"Exactly as {base}"


def book_words(book: BookPreview, rules: RuleSet) -> str:
    """What is in a book of the preview."""
    match book.name:
        case "clean":
            return "no wilds"
        case "dirty":
            return counted(book.wilds, "wild")
        case "wild":
            return "wilds alone"
        case "sevens":
            return "sevens" if rules.sevens_kind == "any" else "clean sevens"
        case "threes":
            return "threes"
        case "double":
            return f"{rules.double_book} cards"


# ---- five questions
WITH_MY_ANSWERS: Final = "Change it to fit my answers"
NO_OTHER_ANSWERS: Final = "it already fits your answers"
ANSWER_WHAT_YOU_KNOW: Final = "Answer what you know. Every answer helps."


def choose(name: str) -> str:
    """Taking the preset that was found."""
    return f"Choose {name}"


QUESTIONS: Final = {
    "stacks": "How do you get your hand and your foot?",
    "pile": "How many cards do you take from the discard pile?",
    "upcard": "What do you need to take the pile?",
    "books": "Which books does a team need to go out?",
    "out": "What else does it take to go out?",
}
ANSWERS: Final = {
    "stacks": {
        "dealt": "They are dealt to us",
        "choose": "We choose between two stacks",
        "packet": "We lift a packet and hope for exactly 22",
    },
    "pile": {"five": "Five", "seven": "Seven", "eight": "Eight", "all": "The whole pile"},
    "upcard": {
        "pair": "Two cards like the top one, melded with it at once",
        "kept": "Two like it; once open, you may keep them all",
        "any_play": "Any way to play the top card at once",
    },
    "books": {
        "one_each": "One clean and one dirty",
        "two_each": "Two clean and two dirty",
        "two_and_three": "Two clean and three dirty",
    },
    "out": {
        "asks": "Your partner must say yes",
        "partner": "Your partner must be playing the foot",
        "free": "Nothing else",
    },
}
DO_NOT_KNOW: Final = "I don't know"


def closest_preset(closest: Closest) -> str:
    """What the answers come to: the nearest preset by name, and in which rules the answers differ from it."""
    said = f"Closest to how you play: {preset(closest.preset).name}."
    if not closest.changes:
        return said
    changes = [f"“{rule_title(field)}: {value_text(field, value)}”" for field, value in closest.changes]
    return f"{said} Yours differs in {listed(changes)}."


# ---- passing on and taking in
PASS_ON: Final = "Pass these rules on"
TAKE_IN: Final = "Take rules in"


def out_of_range(number: int, least: int, most: int, least_on: int | None) -> str:
    """Why a number that was typed is not taken.

    >>> out_of_range(40, 1, 20, None), out_of_range(3, 0, 12, 5)
    ('40 is not possible: from 1 to 20.', '3 is not possible: 0, or from 5 to 12.')
    """
    may = (
        f"from {points(least)} to {points(most)}"
        if least_on is None
        else f"0, or from {points(least_on)} to {points(most)}"
    )
    return f"{points(number)} is not possible: {may}."


COPY_CODE: Final = "Copy the code"
CODE_OUT: Final = "Over the phone: read this code aloud, group by group"
CODE_IS: Final = "It holds what you changed from the preset, but not the name."
CODE_IN: Final = "A code that somebody reads to you"
CODE_HINT: Final = "letters and digits, spaces as you like"
CODE_HELP: Final = "A wrong letter is noticed, never misread."
CODE_SHOWN: Final = "What you type shows up here, large and in the same groups, to compare."
USE_CODE: Final = "Look at it"
FILE_OUT: Final = "As a file: folder and name"
FILE_IN: Final = "From a file: folder and name"
FILE_HINT: Final = "a .json file"
EXPORT: Final = "Save the file"
IMPORT: Final = "Open the file"
PRINT: Final = "Page to print"
PRINT_CHANGES: Final = "Page with changes"
TAKE_THEM: Final = "Open in the editor"
NOTHING_YET: Final = "nothing opened yet"
NO_PATH: Final = "Type a folder and a name first."


def code_holds(name: str, in_short: str) -> str:
    """What a code or a file holds."""
    return f"It holds “{name}”: {in_short}."


# ---- files
_RULES_FLAWS: Final[Mapping[RulesFlaw, str]] = {
    RulesFlaw.NO_FILE: " is no file",
    RulesFlaw.TOO_LARGE: " is too large for a rule set",
    RulesFlaw.NESTED_TOO_DEEP: ": it is nested too deep to read",
    RulesFlaw.NOT_JSON: ": it is not a rule set in JSON",
    RulesFlaw.NOT_TOML: ": it is not a rule set in TOML",
    RulesFlaw.NO_VERSION: ": the file does not say which version it is",
    RulesFlaw.NEWER: " was written by a newer version of the game",
    RulesFlaw.NOT_ONLY_RULES: ": beside rules there is something that is no rule set",
}


def why_not_rules(trouble: RulesTrouble) -> str:
    """Why the rules in a file cannot be used, in one sentence."""
    match trouble.why:
        case RulesFlaw():
            return f"{trouble.file}{_RULES_FLAWS[trouble.why]}."
        case WrongValue(complaint):
            return f"{trouble.file}: {complaint}."
        case Unreadable(reason):
            return f"{trouble.file or 'Your rule sets'} cannot be read: {reason}."
        case _:
            assert_never(trouble.why)


# ---- a code read out
def why_not_code(bad: BadCode) -> str:
    """Why a code that somebody typed cannot be read, and where to listen again."""
    match bad.slip:
        case Slip.NOTHING_TYPED:
            return "Type the code first: groups of four letters and digits."
        case Slip.STRANGE_SIGN:
            return f"“{bad.signs}” is never part of a code: check group {bad.group} again."
        case Slip.UNEVEN_GROUP:
            where = f"Group {bad.group} has" if bad.group else "There are" if len(bad.signs) > 1 else "There is"
            signs = counted(len(bad.signs), "sign")
            return f"{where} {signs}, but every group has four: one is missing, or there is one too many."
        case Slip.WRONG_SIGN:
            return f"Group {bad.group}, “{bad.signs}”, has a mistake in it: have it read to you again."
        case Slip.WRONG_GROUPS:
            return "A whole group is missing, doubled or in the wrong place: compare the groups one by one."
        case Slip.NEWER_VERSION:
            return "This code was made by a newer version of the game."
        case Slip.NO_RULES:
            return "Every sign fits, but this is not the code of a rule set."
        case _:
            assert_never(bad.slip)


PHONE_WORDS: Final = {
    "A": "apple",
    "C": "candle",
    "F": "flower",
    "H": "hammer",
    "J": "jacket",
    "K": "kitchen",
    "L": "lemon",
    "M": "mountain",
    "P": "pepper",
    "Q": "queen",
    "R": "river",
    "T": "table",
    "W": "window",
    "X": "x-ray",
    "Y": "yellow",
    "4": "four",
    "6": "six",
    "7": "seven",
    "9": "nine",
}


def read_aloud(group: str) -> str:
    """A group of a code with a word for every sign.

    >>> read_aloud("CF9Q")
    'candle, flower, nine, queen'
    """
    return ", ".join(PHONE_WORDS[sign] for sign in group)


# ---- two sets side by side
SIDE_BY_SIDE: Final = "Two rule sets side by side"
ONLY_DIFFERENT: Final = "Only differences"
ALIKE: Final = "These two have the same rules."
LEFT_SET, RIGHT_SET = "Left", "Right"


def unsaved(name: str) -> str:
    """Changes that were not saved when the program ended.

    >>> unsaved("Lake house")
    'The game ended before your changes to “Lake house” were saved.'
    """
    return f"The game ended before your changes to “{name}” were saved."


_APART: Final = ("name", "base")


class Difference(Struct, frozen=True):
    """A field and what the two sets hold in it."""

    field: str
    left: Value
    right: Value


def differences(left: RuleSet, right: RuleSet) -> tuple[Difference, ...]:
    """The fields in which two rule sets differ, names apart, in the order of the fields."""
    return tuple(
        Difference(field, getattr(left, field), getattr(right, field))
        for field in field_infos()
        if field not in _APART and getattr(left, field) != getattr(right, field)
    )


def compared(left: RuleSet, right: RuleSet, width: int = 78) -> str:
    """Three columns: the rule, the first set, the second; and how many rules they share."""
    found = differences(left, right)
    shared = len(field_infos()) - len(_APART) - len(found)
    if not found:
        return f"{left.name} and {right.name} are the same in all {shared} rules."
    first = width // 3 + 2
    column = (width - first) // 2
    parts = [*_compared_row("", left.name, right.name, first, column), "-" * width]
    group = ""
    for one in found:
        about = field_infos()[one.field]
        if about.group != group:
            group = about.group
            parts += ["", say_rules.topic_heading(about.group)]
        told = (value_text(one.field, one.left), value_text(one.field, one.right))
        parts += _compared_row(f"  {rule_title(one.field)}", *told, first, column)
    parts += ["", f"They differ in {counted(len(found), 'rule')} and share {shared}."]
    return "\n".join(line.rstrip() for line in parts)


def _compared_row(label: str, left: str, right: str, first: int, column: int) -> list[str]:
    cells = [
        textwrap.wrap(label, first - 2, subsequent_indent="    ") if label.strip() else [""],
        textwrap.wrap(left, column - 2),
        textwrap.wrap(right, column - 2),
    ]
    widths = (first, column, column)
    return [
        "".join((cell[at] if at < len(cell) else "").ljust(width) for cell, width in zip(cells, widths, strict=True))
        for at in range(max(map(len, cells)))
    ]
