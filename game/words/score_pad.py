"""What a score pad for real cards says."""

from collections.abc import Mapping, Sequence
from typing import Final, assert_never

from game.engine.refusal import BooksMissing
from game.engine.score import ScoreKind
from game.rules.ruleset import RuleSet
from game.score_pad.doubts import (
    BooksToGoOut,
    Doubt,
    LeftByWhoWentOut,
    NotOpened,
    NotWritten,
    OddPoints,
    TooFewForBooks,
    TooManyBooks,
    TooManyCuts,
    TooManyPoints,
    TooManyRedThrees,
    TooManySevens,
    WildsBeyondPack,
)
from game.score_pad.entry import BookSort, RoundEntry
from game.score_pad.pad_rows import BookRow, PadRow, Row, rows_of, value_of
from game.words.grammar import a, agreeing, counted, listed, number, points, possessive
from game.words.printed_pages import PrintedPage
from game.words.scores import SCORE_ITEMS
from game.words.stacks import everybodys_stacks, has_tail

TITLE: Final = "Score pad"
WITH_REAL_CARDS: Final = "real cards"
REAL_CARDS_TIP: Final = "Play with real cards, and count here"
AT_THE_SCREEN: Final = "Play here"
OPEN_PAD: Final = "Open the score pad"
REAL_CARDS_TOLD: Final = "You play with real cards; the pad counts."
FIRST_DEALER: Final = "First dealer"

WRITE_DOWN: Final = "Write it down"
UNDO: Final = "Undo"
CHART: Final = "Chart"
SHEET_TO_PRINT: Final = "Sheet to print"
THIS_ROUND: Final = "This round"
BEFORE: Final = "Before"
NOW: Final = "Now"
WENT_OUT: Final = "Went out"
NOBODY: Final = "nobody"
TAP_CARDS: Final = "or tap cards"
PLUS: Final = "Plus"
DIGITS_TOLD: Final = "+ adds another heap. Enter goes to the next line."
DIGITS_ONLY: Final = "Only digits and + go here."
NO_MINUS: Final = "No minus sign: leftover cards are subtracted for you."
CHOOSE_FIELD: Final = "Choose a line to write in."
AS_IT_WAS: Final = "As it was"
ERASE: Final = "Erase"
SECOND_OPINION: Final = "Is that right?"
WRITE_ANYWAY: Final = "Write it down"
LOOK_AGAIN: Final = "Look again"
JOKER: Final = "joker"
TWO: Final = "two"
ACE: Final = "ace"
BLACK_THREE: Final = "black three"

ROUNDS: Final = "The rounds"
SO_FAR: Final = "So far"
HINT_CARDS: Final = PrintedPage.HINT_CARDS.label
HINT_CARDS_SUB: Final = "one for each"
TABLE_SETUP: Final = PrintedPage.SET_UP.label
TABLE_SETUP_SUB: Final = "decks and deal"
PRINT_SHEET: Final = PrintedPage.SCORE_SHEET.label
PRINT_SUB: Final = "A4 or Letter"
END_EVENING: Final = "End the game"
GO_ON: Final = "Go on after all"
DONE: Final = "Done"
CHANGES: Final = "Changes"
CHANGED: Final = "changed"
CHANGE_BEGUN: Final = "change not written down"
DISK_SILENT: Final = "The disk is not answering: what you entered is in memory only."
CLOSE: Final = "Close"
NO_ROUND_YET: Final = "No round is written down yet."

_TITLES: Final[Mapping[PadRow, str]] = {
    PadRow.CUTS: "Exact cuts",
    PadRow.AT_ONCE: SCORE_ITEMS[ScoreKind.BOOKS_AT_ONCE](),
    PadRow.RED_THREES_LAID: SCORE_ITEMS[ScoreKind.RED_THREES](),
    PadRow.MELDED: "Cards on the table",
    PadRow.OUT: WENT_OUT,
    PadRow.LEFT: "Left over",
    PadRow.RED_THREES_LEFT: "Red threes left",
}
_BOOKS: Final[Mapping[BookSort, str]] = {
    BookSort.CLEAN: SCORE_ITEMS[ScoreKind.CLEAN_BOOKS](),
    BookSort.DIRTY: SCORE_ITEMS[ScoreKind.DIRTY_BOOKS](),
    BookSort.WILD: SCORE_ITEMS[ScoreKind.WILD_BOOKS](),
    BookSort.SEVENS: "Books of sevens",
    BookSort.THREES: "Books of threes",
}


def row_title(rules: RuleSet, row: Row) -> str:
    """What a line counts.

    >>> [row_title(RuleSet(), row) for row in rows_of(RuleSet())][:3]
    ['Clean books', 'Dirty books', 'Cards on the table']
    >>> row_title(RuleSet(double_book=14), BookRow(BookSort.CLEAN, True, 1000))
    'Clean books of 14'
    """
    if isinstance(row, PadRow):
        return _TITLES[row]
    title = _BOOKS[row.sort]
    return f"{title.removeprefix('Books of ').capitalize()} of {rules.double_book}" if row.double else title


def left_told(rules: RuleSet) -> str:
    """Beside the line of what is left over.

    >>> left_told(RuleSet()), left_told(RuleSet(tail_cards=5))
    ('Cards in the feet count too.', 'Cards in the feet and tails count too.')
    """
    return f"Cards in the {'feet and tails' if has_tail(rules) else 'feet'} count too."


def row_note(rules: RuleSet, row: Row) -> str:
    """What stands below it, in small letters.

    >>> [row_note(RuleSet(), row) for row in rows_of(RuleSet())]
    ['500 each', '300 each', 'books too', '+100', 'in hands and feet', '−300 each']
    """
    match row:
        case BookRow():
            is_clean = row.sort is BookSort.SEVENS and rules.sevens_kind == "clean"
            return f"{'clean, ' if is_clean else ''}{points(row.worth)} each"
        case PadRow.CUTS:
            return f"{points(rules.cut_bonus)} each"
        case PadRow.AT_ONCE:
            return f"{points(rules.book_at_once)} each"
        case PadRow.RED_THREES_LAID:
            if rules.red_three_not_out >= 0:
                return f"{points(rules.red_three_bonus)}, not out {points(rules.red_three_not_out)}"
            return f"{points(rules.red_three_bonus)} each"
        case PadRow.MELDED:
            return "books too"
        case PadRow.OUT:
            if rules.winner_takes:
                return "scores 0"
            return f"+{points(rules.go_out_bonus)}" if rules.go_out_bonus else "no points for it"
        case PadRow.LEFT:
            held = f"in {everybodys_stacks(rules)}"
            return f"of the others, {held}" if rules.winner_takes else held
        case PadRow.RED_THREES_LEFT:
            return f"{points(-rules.red_three)} each"
        case _:
            assert_never(row)


def pad_title(name: str) -> str:
    """The heading of the screen.

    >>> pad_title("At the lake")
    'Score pad · At the lake'
    """
    return f"{TITLE} · {name}" if name else TITLE


def round_heading(round_number: int, rounds: int, minimums: Sequence[int], dealer: str) -> str:
    """Where the evening stands.

    >>> round_heading(3, 4, (120, 120), "Rosa"), round_heading(5, 0, (50, 90), "You")
    ('Round 3 of 4 · opening 120 · Rosa deals', 'Round 5 · opening 50 and 90 · You deal')
    """
    of_all = f" of {rounds}" if rounds and round_number <= rounds else ""
    return f"Round {round_number}{of_all} · {opening(minimums)} · {deals(dealer)}"


def opening(minimums: Sequence[int]) -> str:
    """What opens the round; several where the teams' totals decide it.

    >>> opening((120, 120)), opening((50, 90, 50))
    ('opening 120', 'opening 50, 90 and 50')
    """
    each = list(map(points, minimums))
    return f"opening {each[0] if len(set(each)) == 1 else listed(each)}"


def deals(dealer: str) -> str:
    """Whose deal it is.

    >>> deals("Rosa"), deals("You")
    ('Rosa deals', 'You deal')
    """
    return f"{dealer} {agreeing(dealer, 'deals')}"


def enter_round(round_number: int, is_begun: bool = False) -> str:
    """The golden button.

    >>> enter_round(1), enter_round(3, is_begun=True)
    ('Enter round 1', 'Go on with round 3')
    """
    return f"Go on with round {round_number}" if is_begun else f"Enter round {round_number}"


def round_button(round_number: int) -> str:
    """What a line with a round is called for those who hear it."""
    return f"Change round {round_number}"


def went_out(name: str) -> str:
    """Under a round.

    >>> went_out("Rosa"), went_out("")
    ('Rosa went out', 'nobody went out')
    """
    return f"{name or NOBODY} went out"


def field_label(title: str, team: str) -> str:
    """A field of the pad for those who hear it.

    >>> field_label("Left over", "Ben & Ida")
    'Left over, Ben & Ida'
    """
    return f"{title}, {team}"


def cards_worth(names: str, worth: int) -> str:
    """A card to tap.

    >>> cards_worth("Joker", 50)
    'Joker: 50'
    """
    return f"{names}: {points(worth)}"


def typed_sum(heaps: int, addend: int | None) -> str:
    """Heaps of cards that are added in a line; the last is None before its first digit.

    >>> typed_sum(1410, 25), typed_sum(410, None)
    ('1,410 + 25', '410 +')
    """
    return f"{points(heaps)} + {'' if addend is None else points(addend)}".rstrip()


def most_in_a_line(most: int) -> str:
    """Where more is typed than a line holds.

    >>> most_in_a_line(99_999)
    'This line holds 99,999 at most.'
    """
    return f"This line holds {points(most)} at most."


def next_opens(minimums: Sequence[int]) -> str:
    """Under the button that writes a round down.

    >>> next_opens((150, 150))
    'next: opening 150'
    """
    return f"next: {opening(minimums)}"


def rounds_written(rounds: int) -> str:
    """How far an evening is, in a list.

    >>> rounds_written(0), rounds_written(3)
    ('no round yet', 'three rounds')
    """
    return counted(rounds, "round") if rounds else "no round yet"


def ahead(names: Sequence[str]) -> str:
    """Who leads.

    >>> ahead(["Anna & Rosa"]), ahead(["Anna", "Ben"]), ahead(["Ida"])
    ('Anna & Rosa are ahead', 'Anna and Ben are level', 'Ida is ahead')
    """
    if len(names) > 1:
        return f"{listed(list(names))} are level"
    return f"{names[0]} {_verb(names[0], 'is')} ahead"


def disk_fails(reason: str) -> str:
    """While nothing can be written.

    >>> disk_fails("No space left on device")
    "Couldn't save to disk (No space left on device): what you entered is in memory only."
    """
    return f"Couldn't save to disk ({reason}): what you entered is in memory only."


def corrected(round_number: int, what: Sequence[str]) -> str:
    """A round that was changed after it had been written down.

    >>> corrected(2, ["Clean books, Ben & Ida: 1, before 2"])
    'Round 2. Clean books, Ben & Ida: 1, before 2.'
    """
    return f"Round {round_number}. {'; '.join(what) or 'Nothing is different'}."


def change(title: str, team: str, before: str, after: str) -> str:
    """One figure that was changed.

    >>> change("Left over", "Ben & Ida", "85", "90")
    'Left over, Ben & Ida: 90 (was 85)'
    """
    return f"{field_label(title, team)}: {after} (was {before})"


def changes(rules: RuleSet, before: RoundEntry, after: RoundEntry, teams: Sequence[str]) -> list[str]:
    """Every figure of a round that is another than before."""
    found = []
    for row in rows_of(rules):
        for team, name in enumerate(teams):
            had, has = value_of(before, team, row), value_of(after, team, row)
            if had != has:
                if row is PadRow.OUT:
                    told = ("no", "yes")
                    found.append(change(WENT_OUT, name, told[had or 0], told[has or 0]))
                else:
                    found.append(change(row_title(rules, row), name, _shown(had), _shown(has)))
    return found


def _shown(value: int | None) -> str:
    return "nothing" if value is None else points(value)


# ---- the second opinion


def doubt_sentence(doubt: Doubt, teams: Sequence[str]) -> str:
    """What cannot be, in one sentence.

    >>> names = ["Anna & Rosa", "Ben & Ida"]
    >>> doubt_sentence(TooFewForBooks(0, 2, 70, 25), names)
    "Anna & Rosa's two books alone make at least 70 on the table, not 25."
    >>> doubt_sentence(TooManyRedThrees(9, 8), names)
    'You entered nine red threes, but the pack has only eight.'
    >>> doubt_sentence(NotOpened(1, 45, 50), names)
    'Ben & Ida needed 50 to open, but have only 45 on the table.'
    >>> doubt_sentence(NotWritten(0, is_left=True), names)
    'Nothing entered yet for Anna & Rosa: cards left over.'
    >>> doubt_sentence(BooksToGoOut(1, BooksMissing(clean=1, dirty=1)), names)
    'To go out, Ben & Ida still need a clean book and a dirty book.'
    >>> doubt_sentence(TooManyCuts(1, 3, 2), names)
    'You entered three exact cuts for Ben & Ida, who are only two players.'
    >>> doubt_sentence(OddPoints(0, True, 12, 5), names)
    'No cards add up to 12: every card counts a multiple of 5.'
    """
    match doubt:
        case NotWritten(team, is_left):
            what = "left over" if is_left else "on the table"
            return f"Nothing entered yet for {teams[team]}: cards {what}."
        case TooFewForBooks(team, books, least, written):
            have = counted(books, "book")
            make = "makes" if books == 1 else "make"
            whose = possessive(teams[team])
            return f"{whose} {have} alone {make} at least {points(least)} on the table, not {points(written)}."
        case TooManyBooks(cards, pack):
            return f"These books need {points(cards)} cards, but the pack has only {points(pack)}."
        case WildsBeyondPack(wilds, pack):
            return f"These books need at least {counted(wilds, 'wild')}, but the pack has only {number(pack)}."
        case TooManySevens(sort, books, pack):
            rank = "seven" if sort is BookSort.SEVENS else "three"
            return f"The pack has {counted(pack, rank)}: too few for {counted(books, 'book')} of them."
        case TooManyRedThrees(written, pack):
            return f"You entered {counted(written, 'red three')}, but the pack has only {number(pack)}."
        case TooManyPoints(written, pack):
            return f"You entered {points(written)} points in all, but the whole pack is worth only {points(pack)}."
        case OddPoints(_, _, written, step):
            return f"No cards add up to {points(written)}: every card counts a multiple of {step}."
        case NotOpened(team, written, minimum):
            has = _verb(teams[team], "has")
            return f"{teams[team]} needed {points(minimum)} to open, but {has} only {points(written)} on the table."
        case BooksToGoOut(team, missing):
            return f"To go out, {teams[team]} still {_verb(teams[team], 'needs')} {_missing(missing)}."
        case LeftByWhoWentOut(team, written):
            return f"A player who goes out has nothing left, but you entered {points(written)} for {teams[team]}."
        case TooManyCuts(team, written, members):
            people = f"who {_verb(teams[team], 'is')} only {counted(members, 'player')}"
            return f"You entered {counted(written, 'exact cut')} for {teams[team]}, {people}."
        case _:
            assert_never(doubt)


def _verb(team: str, verb: str) -> str:
    """A verb that goes with one person or with several.

    >>> _verb("Anna", "needs"), _verb("Anna & Rosa", "needs")
    ('needs', 'need')
    """
    return agreeing("You" if "&" in team else team, verb)


def _missing(missing: BooksMissing) -> str:
    """The books that are needed.

    >>> _missing(BooksMissing(clean=1)), _missing(BooksMissing(clean=2, dirty=1))
    ('a clean book', 'two clean books and a dirty book')
    """
    kinds = (
        (missing.clean, "clean book"),
        (missing.dirty, "dirty book"),
        (missing.wild, "book of wilds"),
        (missing.sevens, "book of sevens"),
        (missing.books, "book"),
    )
    return listed([_how_many(count, kind) for count, kind in kinds if count])


def _how_many(count: int, kind: str) -> str:
    if count == 1:
        return a(kind)
    return counted(count, kind, kind.replace("book", "books", 1))
