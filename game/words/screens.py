"""What the screens beside the table say: title, games, new game, the deal, curtain, menu, settings, about. Short, for
older eyes.
"""

from collections.abc import Sequence
from datetime import date, datetime
from typing import Final

from game.rules.meld_limits import most_wilds_in_book
from game.rules.ruleset import RuleSet, minimums_by_round, wild_books_needed
from game.rules.stack_passing import Way
from game.text import language
from game.words.grammar import YOU, agreeing, counted, first_name, inside, listed, number, points
from game.words.stacks import has_tail

GAME: Final = "Hand & Foot"
GAME_FOR_DESKTOPS: Final = "Hand and Foot"
"""In menus and task bars, as in the program's entry there."""
MOTTO: Final = "Two hands, two kinds of books, one good partner."


# ---- everywhere
BACK: Final = "Back"
CONTINUE: Final = "Continue"
ON, OFF = "On", "Off"
YOUR_TURN: Final = "your turn"
IT_IS_YOUR_TURN: Final = "it is your turn"
CLOSE: Final = "Close"
TO_TITLE: Final = "Main menu"


# ---- title
PLAY: Final = "Play"
NEW_GAME: Final = "New game"
GAMES: Final = "Games"
SETTINGS: Final = "Settings"
QUIT: Final = "Quit"
HELP: Final = "Help"
TEXT_SIZE: Final = "Text size"
CARD_COLOURS: Final = "Card colours"
TEXT_SIZES: Final = ("Small", "Normal", "Large")
COLOUR_SCHEMES: Final = ("Four colours", "Classic", "Colour-blind")
SAMPLE: Final = ("Your turn: draw two cards,", "or take the pile with two tens.")


def with_players(names: Sequence[str]) -> str:
    """Whom the big button plays with.

    >>> with_players(["Rosa", "Walt", "June"])
    'with Rosa, Walt and June'
    """
    return f"with {listed(list(names))}"


def with_others(names: Sequence[str]) -> tuple[str, ...]:
    """The same in fewer and fewer words, the fullest first.

    >>> with_others(["Anna Bergstrom", "Walt"])
    ('with Anna Bergstrom and Walt', 'with Anna and Walt', 'with two others')
    """
    first = [first_name(name) for name in names]
    others = f"with {counted(len(names), 'other')}" if len(names) > 1 else with_players(first)
    return with_players(names), with_players(first), others


def your_turn_in(games: int) -> str:
    """What the disc on the way to the games says.

    >>> your_turn_in(1), your_turn_in(2)
    ('your turn in one game', 'your turn in two games')
    """
    return f"your turn in {counted(games, 'game')}"


def games_waiting(count: int) -> str:
    """For the star on the bar: how many games wait for a person; "" for none."""
    return str(count) if count else ""


# ---- games
ACTIVE_GAMES: Final = "Active games"
ACTIVE: Final = "In progress"
FINISHED: Final = "Finished"
NO_ACTIVE_GAMES: Final = "No game in progress. A new one is saved after every move."
READING_GAMES: Final = "Looking through your games…"
NO_FINISHED_GAMES: Final = "You have not finished a match yet."


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
    return f"{days} days ago" if 0 < days < 7 else full_date(then)


def full_date(day: date) -> str:
    """A day with its year.

    >>> full_date(date(2026, 11, 22))
    '22 November 2026'
    """
    return f"{day.day} {MONTHS[day.month - 1]} {day.year}"


MONTHS: Final = (
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
NAMELESS_GAME: Final = "A game without a name"


def for_beginners(rules: str) -> str:
    """The rules of a first match, and that it is an easy one.

    >>> for_beginners("Web Classic")
    'Web Classic, easy'
    """
    return f"{rules}, easy"


# ---- new game
FIRST_MATCH: Final = "Your first match: the computer players are easy. You can change that above."
RULES_STEP: Final = "1  Rules"
TABLE_STEP: Final = "2  Table"
SEATS_STEP: Final = "3  Seats"
READ_RULES: Final = "Read the rules"
START: Final = "Start game"
NAME_OF_GAME: Final = "Name of the game"
PERSON: Final = "Person"
COMPUTER: Final = "Computer"
NEXT_LEVEL: Final = "Press again for another level; the wheel or S changes the style"
NEXT_STYLE: Final = "Press again, turn the wheel, or S: careful, balanced or racing"
NEXT_FACE: Final = "Press for another face"
NAME_AT_CHAIR: Final = "Name at seat {}"
NEXT_FACE_OR_DRAG: Final = "Press for another face; drag it to another seat"
LEVEL_WORDS: Final = {  # by level: its name, and what it plays like
    "easy": ("Easy", "opens early, forgets discards"),
    "normal": ("Normal", "sound, keeps clean melds clean"),
    "hard": ("Hard", "counts cards, times its foot"),
    "expert": ("Expert", "thinks each play through"),
    "like_me": ("Like me", "plays about as well as you do"),
}
STYLE_WORDS: Final = {  # by style, as it stands beside a seat
    "careful": "careful: opens late, plays safe",
    "balanced": "",
    "racing": "racing: goes for speed",
}
NOT_IN_SET: Final = "not in this set"
NAME_MISSING: Final = "every seat needs a name"
NAMES_EQUAL: Final = "two seats have the same name"
YOU_IS_NOBODY: Final = "“You” is unclear when several play"
RESHUFFLE: Final = "Reshuffle the discards"
STOCK_ENDS_FIRST: Final = (
    "With two players the stock usually runs out before anyone can go out. The round then ends without a bonus."
)
STOCK_LASTS: Final = "When the stock runs out, the round ends: nobody goes out and there is no bonus."
CURTAIN_FALLS: Final = "You share this screen, so a curtain falls between your turns."
SHAPES: Final = {
    "2:solo": ("2", "two players"),
    "2:1v1": ("2", "two players"),
    "3:solo": ("3", "each alone"),
    "4:2v2": ("2 : 2", "partners"),
    "4:solo": ("4", "each alone"),
    "5:solo": ("5", "each alone"),
    "6:2v2v2": ("2 : 2 : 2", "three pairs"),
    "6:3v3": ("3 : 3", "two trios"),
    "8:4v4": ("4 : 4", "two quartets"),
    "8:2v2v2v2": ("2:2:2:2", "four pairs"),
    "6:solo": ("6", "each alone"),
    "7:solo": ("7", "each alone"),
    "8:solo": ("8", "each alone"),
}
RULE_LINES: Final = {
    "family": "Choose your stack, take five",
    "campus": "Books of eight, easy pile",
    "web": "One clean, one dirty book",
    "couples": "High card leads, take five",
    "partners": "Cut for 22, ask to go out",
}
COMPUTER_NAMES: Final = ("Rosa", "Walt", "June", "Ben", "Olga", "Max", "Nora", "Hugo", "Vera", "Otto", "Lena", "Emil")
PERSON_NAMES: Final = ("You", "Anna", "Paul", "Ida", "Tom", "Eva", "Clara", "Jonas", "Ruth")
EVENINGS: Final = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")


def no_such_table(rules: str) -> str:
    """Why a table cannot be taken by some rules, and where it is added.

    >>> no_such_table("Web Classic")
    'Web Classic is not set up for this table. To add it: Change a rule, Match, Tables.'
    """
    return f"{rules} is not set up for this table. To add it: Change a rule, Match, Tables."


def numbered_player(seat: int) -> str:
    """A name for a seat that has none.

    >>> numbered_player(0)
    'Player 1'
    """
    return f"Player {seat + 1}"


def face_number(look: int) -> str:
    """Which of the faces somebody has; `look` counts from 0.

    >>> face_number(2)
    'face 3'
    """
    return f"face {look + 1}"


def seat_place(seat: int, players: int, partner: bool) -> str:
    """Where a seat is, seen from the first one.

    >>> seat_place(0, 4, False), seat_place(2, 4, True), seat_place(3, 6, False)
    ('in front', 'opposite · partner', 'opposite')
    """
    if seat == 0:
        where = "in front"
    elif 2 * seat == players:
        where = "opposite"
    else:
        where = "on the left" if 2 * seat < players else "on the right"
    return f"{where} · partner" if partner else where


def evening(weekday: int, hour: int) -> str:
    """A name for a game begun now; `weekday` counts from Monday = 0.

    >>> evening(4, 20), evening(6, 9)
    ('Friday evening', 'Sunday morning')
    """
    part = "morning" if 5 <= hour < 12 else "afternoon" if 12 <= hour < 18 else "evening"
    return f"{EVENINGS[weekday]} {part}"


def rounds_of(rules: RuleSet) -> str:
    """How long a match is."""
    if rules.target_score:
        return f"to {points(rules.target_score)} points"
    return counted(rules.rounds, "round")


def summary(rules: RuleSet) -> str:
    """The line under who plays whom."""
    return f"{rules.name} · {rounds_of(rules)} · saved after every move"


def facts(rules: RuleSet, has_partners: bool) -> tuple[tuple[str, str], ...]:
    """A rule set in a few lines, each a word and what holds; who plays alone asks nobody for permission. Of numbers by
    round the least and the most are named.

    >>> facts(RuleSet(), True)[1]
    ('Pile', 'seven cards, with a pair')
    >>> facts(RuleSet(permission=True), True)[4], facts(RuleSet(permission=True), False)[4]
    (('Going out', '1 clean, 1 dirty, must ask'), ('Going out', '1 clean, 1 dirty'))
    """
    hand, foot, tail = (_span(count) for count in (rules.hand_cards, rules.foot_cards, rules.tail_cards))
    cards = f"{_cards(hand)} each" if hand == foot else f"hand {hand}, foot {foot}"
    if has_tail(rules):
        cards = f"{cards}, tail {tail}" if hand != foot else f"{hand}, {foot}, {tail} cards"
    if rules.take_count == "never":
        pile = "never taken"
    else:
        taken = "the whole pile" if rules.take_count == "all" else counted(rules.take_count, "card")
        ways = {"pair": "with a pair", "any_play": "with any play", "pair_or_wild": "pair or wild"}
        pile = f"{taken}, {ways.get(rules.take_with, 'pair or meld')}"
    most = most_wilds_in_book(rules)
    wilds = f"up to {counted(most, 'wild')}" if most else "no wilds"
    return (
        ("Hand, foot, tail" if has_tail(rules) else "Hand, foot", cards),
        ("Pile", pile),
        ("Book", f"{number(rules.book_size)}, {wilds}"),
        ("Opening", ", ".join(str(n) for n in minimums_by_round(rules)[:4])),
        ("Going out", ", ".join(_books_out(rules) + (["must ask"] if rules.permission and has_partners else []))),
    )


def _books_out(rules: RuleSet) -> list[str]:
    counts = [(_span(rules.out_clean), "clean"), (_span(rules.out_dirty), "dirty")]
    counts += [(str(wild_books_needed(rules)), "of wilds"), (str(rules.out_sevens), "of sevens")]
    counts += [(str(rules.out_books), "in all")]
    return [f"{count} {kind}" for count, kind in counts if count != "0"] or ["no books"]


def _span(count: int | tuple[int, ...]) -> str:
    """A number, or the least and the most of one by round."""
    each = (count,) if isinstance(count, int) else count
    return str(each[0]) if len(set(each)) == 1 else f"{min(each)}–{max(each)}"


def _cards(span: str) -> str:
    return counted(int(span), "card") if span.isdigit() else f"{span} cards"


# ---- the deal
TAKE_PACKET: Final = "Take this packet"
YOUR_PACKET: Final = "your packet"
LIFTED: Final = "lifted"
STOCK: Final = "stock"
ALL_CUT: Final = "Everyone has cut"
CUTS_NOW: Final = "cuts now"
CUT_NOW: Final = "cut now"
STILL_TO_CUT: Final = "still to cut"
CUT_HINT: Final = (
    "drag its edge, or click there",
    "down: more, up: fewer",
    "as often as you like",
)


def cut_keys(moving: str, taking: str) -> str:
    """Which keys lift more or fewer cards, and which takes the packet.

    >>> cut_keys("Up, down", "Enter")
    'keys: Up, down, Enter'
    """
    return f"keys: {moving}, {taking}"


def the_deal(round_number: int, rounds: int) -> str:
    """The title over the ceremonies."""
    return f"The deal · {round_place(round_number, rounds)}"


def cut_heading(name: str, exact: int) -> str:
    """Whose cut it is; "" for the only person here."""
    return f"{name}: cut for {exact}" if name else f"Cut for {exact}"


def others_cut(name: str) -> str:
    """Somebody else cuts."""
    return f"{name} {agreeing(name, 'cuts')}"


def cut_line(exact: int, has_tails: bool = False) -> str:
    """What cutting is."""
    stacks = "hand, foot and tail" if has_tails else "hand and foot"
    return f"Lift your {stacks} in one packet: {exact} cards, judged by eye."


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


TWO_DEAL: Final = "Two partners deal"


def two_deal(hands: str, feet: str) -> str:
    """Who deals what, when two partners share the dealing.

    >>> two_deal("You", "Rosa"), two_deal("Walt", "June")
    ('You deal the hands, Rosa deals the feet.', 'Walt deals the hands, June deals the feet.')
    """
    return f"{hands} {agreeing(hands, 'deals')} the hands, {inside(feet)} {agreeing(feet, 'deals')} the feet."


# ---- curtain
NEXT_AT_SCREEN: Final = "Next at the screen"
SINCE_LAST_TURN: Final = "Since your last turn"
NOTHING_YET: Final = "Nothing has been played yet."
HOLD_TO_SHOW: Final = "Hold to show my cards"
SHOW_MY_CARDS: Final = "Show my cards"
PRESS_HOW: Final = "press here, or Space, Enter or the gamepad"
HOLD_HOW: Final = "for a second: mouse, finger, Space, Enter or gamepad"
IN_A_MOMENT: Final = "in a moment"
LOOK_AT_TABLE: Final = "Look at the table"
WHOLE_LOG: Final = "Whole log"
NOBODY_BEHIND: Final = "No cards are shown behind this curtain."
SAVE_AND_LEAVE: Final = "Save and leave"


def plays_with(partners: Sequence[str]) -> str:
    """The partners of whoever comes next; "plays alone" for nobody."""
    return f"plays with {listed(list(partners))}" if partners else "plays alone"


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


AS_ALL_SEE_IT: Final = "The table as everyone may see it, without any hands."
BACK_TO_CURTAIN: Final = "Back to the curtain"


# ---- menu and messages
READ_IT: Final = "OK"
MENU: Final = "Menu"
TABLE_KEYS: Final = "Keys of the table"
MENU_WORDS: Final = "The game waits. It is saved after every move; leave whenever you like."
LOG_TITLE: Final = "Everything that happened"


# ---- settings
COPY_TEXT: Final = "Copy"
TEXT_COPIED: Final = "Copied"
NO_CLIPBOARD: Final = "Copying does not work here"
ABOUT: Final = "About this game"
SETTING_PARTS: Final = ("Reading", "Playing", "Sound and window", "Pace and controls")
LANGUAGES: Final = ("System", *(spoken.name for spoken in language.LANGUAGES.values()))
SETTING_LABELS: Final = {
    "language": ("Language", "Of everything you read and hear."),
    "interface": ("Size of buttons and texts", "The keys + and − change it on any screen."),
    "text_size": ("Text size", "Everything you read; buttons stay as they are."),
    "letters": ("Font", "Easy to read: letters that are hard to mix up."),
    "colours": ("Card colours", "One colour for each suit, or red and black."),
    "contrast": ("Contrast", "High: near black and near white, with an outline around everything."),
    "speed": ("Speed", "How fast cards move."),
    "pause": ("Pause after other players", "Wait for me: the game goes on when you say so."),
    "thinking": ("Experts think", "How long about each turn, from the next game on."),
    "reduced_motion": ("Less motion", "No flying cards, no lights."),
    "sound": ("Sound", "Cards, books and your turn."),
    "volume": ("Volume", "You can also turn sound on and off at the table."),
    "captions": ("Captions", "Shows in words what you would hear."),
    "stays": ("Keep messages", "Answers and results, too."),
    "curtain": ("Shared-screen curtain", "How the next person shows the cards."),
    "waits_behind": ("Pause in the background", "Nobody plays on while another window is in front."),
    "voice": ("Spoken announcements", "Whose turn it is, what happened, and questions."),
    "tips": ("Tips", "The note at the table says what you can do."),
    "coach": ("Coach", "Tips about the cards you hold, beside your first games."),
    "ask_discard": ("Confirm discards", "“Once” asks once a turn, when you discard by key."),
    "full_screen": ("Full screen", "Or press F11."),
    "pad_swapped": ("Swap confirm and back", "On the gamepad: the two buttons change places."),
    "pad_hands": ("Play on the gamepad with", "One half of it is enough for everything."),
    "stick": ("Stick sensitivity", "High: a small push on the gamepad moves the ring."),
}
PAD_HANDS: Final = ("Both hands", "Left half", "Right half")
STICK_NEEDS: Final = ("High", "Medium", "Low")


def percent(number: int) -> str:
    """A share of a hundred.

    >>> percent(120)
    '120 %'
    """
    return f"{number} %"


def room_for(most: int) -> str:
    """Why the interface cannot be larger.

    >>> room_for(120)
    'This window has room for 120 %. Make it larger for more.'
    """
    return f"This window has room for {percent(most)}. Make it larger for more."


CONTRASTS: Final = ("Standard", "High")
STAYING: Final = ("Short", "Long", "Until dismissed")
LIFTING: Final = ("Hold", "Press")
LETTERS: Final = ("Standard", "Easy to read")
VOLUMES: Final = ("Low", "Medium", "Full")
ASKING: Final = ("Always", "Once", "Never")
PAUSES: Final = ("Automatic", "Short", "Long", "Wait for me")
THINKING: Final = ("Briefly", "1½ seconds", "Long")
SPEEDS: Final = ("Slow", "Normal", "Fast", "Off")


# ---- about
VERSION: Final = "Version"
LICENCE: Final = "Licence"
LICENCE_WORDS: Final = (
    "GNU General Public License, version 3 or later: you may use, study, change and pass on the game."
)
SAVES: Final = "Your games"
SAVES_WORDS: Final = "Your games, house rules and settings are in this folder. Copy it and you have everything."
RUNS_ON: Final = "Runs on"
OPEN_FOLDER: Final = "Open folder"
PICTURES: Final = "Artwork and fonts"
OPENING: Final = "The folder is opening in another window."
NO_OPENER: Final = "This computer has no program that opens folders. The path is above."
NOT_OPENED: Final = "The folder could not be opened. The path is above."
