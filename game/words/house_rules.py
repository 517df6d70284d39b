"""What the screens of house rules say: the editor, sharing, the rule page, the questions, two sets side by side."""

from typing import Final

from game.rules.explain import facts_of
from game.rules.preview import BookPreview
from game.rules.ruleset import GroupKey, RuleSet, Value
from game.words.fields import value_text
from game.words.numbers import counted, points
from game.words.rulepage import rule_page

HOUSE_RULES: Final = "House rules"

# ---- New game
WHICH_FITS: Final = "Which one fits us?"


def change_of(name: str) -> str:
    """Making an own set out of a preset, or going on with an own one."""
    return f"Change a rule of {name}"


def edit(name: str) -> str:
    """Going on with an own set."""
    return f"Edit {name}"


# ---- the editor
TOPICS: Final[dict[GroupKey, str]] = {
    "match": "Match",
    "deal": "Deal",
    "pile": "Pile",
    "melds": "Melds",
    "books": "Books",
    "threes": "Threes",
    "out": "Going out",
    "values": "Values",
}
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
MEND: Final = "Fix it"
SHOW_IT: Final = "Show it"
NEXT_ONE: Final = "Next"
NO_CLASH: Final = "No conflicts"
WHAT_BOOKS: Final = "What a book looks like"
NOTHING_SAID: Final = "With the other rules as they are, this one has no effect."
WHAT_OPENS: Final = "Just enough to open"
NOTHING_OPENS: Final = "no example found"
GO_ON_CHANGING: Final = "Go on"
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
    parts = [TOPICS[group]]
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
NO_CODE: Final = "Type the code first."


def written(path: str) -> str:
    """A file was written."""
    return f"Saved as {path}"


def found(name: str, in_short: str) -> str:
    """What a code or a file holds."""
    return f"It holds “{name}”: {in_short}."


def cannot_write(reason: str) -> str:
    """A file could not be written."""
    return f"It could not be saved there: {reason}."


# ---- the rule page
WHY: Final = "Why this reading?"
HIDE_WHY: Final = "Hide the reasons"
COMPARE: Final = "Compare"
UPCARD: Final = "the upcard"
TAKEN_WITH: Final = {
    "pair": "two from the hand",
    "any_play": "or any other play of it",
    "pair_or_wild": "or one and a wild",
    "pair_or_meld": "or your team’s meld",
}
"""Beside the pair that takes the pile, by what else does."""
THREE_LEFT: Final = "left over"
NO_COST: Final = "costs nothing"


def changed_from(preset_name: str) -> str:
    """Over what a set has of its own."""
    return f"Changed from {preset_name}"


def hand_of(cards: int) -> str:
    """Beside the back of a hand."""
    return f"hand: {counted(cards, 'card')}"


def foot_of(cards: int) -> str:
    """Beside the back of a foot."""
    return f"foot: {counted(cards, 'card')}"


# ---- two sets side by side
SIDE_BY_SIDE: Final = "Two rule sets side by side"
ONLY_DIFFERENT: Final = "Only differences"
ALIKE: Final = "These two have the same rules."
LEFT_SET, RIGHT_SET = "Left", "Right"


def said_of(rules: RuleSet, field: str) -> tuple[str, ...]:
    """The sentences of the rule page that come from one rule, as it is set now; the most particular first.

    >>> said_of(RuleSet(), "draw_count")[0][:25]
    'Draw two cards from the s'
    """
    lines = {part.chapter: iter(part.lines) for part in rule_page(rules)}
    told = [(fact, next(lines[fact.chapter])) for fact in facts_of(rules)]
    told.sort(key=lambda pair: len(pair[0].fields))
    return tuple(line for fact, line in told if field in fact.fields)


def unsaved(name: str) -> str:
    """Changes that were not saved when the program ended.

    >>> unsaved("Lake house")
    'The game ended before your changes to “Lake house” were saved.'
    """
    return f"The game ended before your changes to “{name}” were saved."
