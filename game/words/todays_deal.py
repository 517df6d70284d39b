"""Today's deal on screen: before it is played, and how it went."""

from collections.abc import Sequence
from datetime import date
from typing import Final

from game.rules.ruleset import RuleSet, minimum_of_round
from game.words.grammar import capital, hints_left_out, listed, number, ordinal, points, sentences, signed
from game.words.house_rules import read_aloud
from game.words.screens import EVENINGS, GAME, MONTHS

TODAYS_DEAL: Final = "Today’s deal"
FRIENDS_DEAL: Final = "A friend’s deal"


def game_name(day: date | None, code: str) -> str:
    """What the game of a deal is called in the list.

    >>> game_name(date(2026, 11, 20), "K7QM 4TRA HX9C"), game_name(None, "K7QM 4TRA HX9C")
    ('The deal of 20 November', 'The deal K7QM 4TRA HX9C')
    """
    return f"The deal {code}" if day is None else f"The deal of {day.day} {month(day)}"


def no_such_day(day: date) -> str:
    """That the calendar is off.

    >>> no_such_day(date(1970, 1, 1))
    'By the clock of this computer it is 1 January 1970, a day without a deal. Set the clock first.'
    """
    return (
        f"By the clock of this computer it is {day.day} {month(day)} {day.year}, a day without a deal."
        " Set the clock first."
    )


FOR_EVERYBODY: Final = "The same cards for everybody"

# ---- the paper
THE_SAME_CARDS: Final = (
    "Everybody who plays this deal gets exactly these cards: you, your sister, and the computer players you are"
    " compared with."
)
PLAY_ONCE: Final = "Play it once. Then see what others made of it."
RULES: Final = "Rules"
LENGTH: Final = "Length"
YOUR_SEAT: Final = "Your seat"
ONE_ROUND: Final = "one round"
WHOLE_MATCH: Final = "a whole match"
CODE: Final = "The deal’s code"
READ_IT_OUT: Final = "Read it over the phone: no internet is needed."
SAY_SLOWLY: Final = "Say it slowly"
NO_VOICE: Final = "no voice on this computer"
COPY_CODE: Final = "Copy it"
FRIEND_TOLD: Final = "Got a code from a friend?"
TYPE_CODE: Final = "type it here"
PLAY_THAT: Final = "Play that deal"
NO_CODE: Final = "type a code first"
ENTER_RULES: Final = "Enter these rules"
RULES_GONE: Final = "these rules are no longer among yours"


def weekday(day: date) -> str:
    """What that day is called.

    >>> weekday(date(2026, 11, 20))
    'Friday'
    """
    return EVENINGS[day.weekday()]


def date_in_words(day: date) -> str:
    """A day of the calendar.

    >>> date_in_words(date(2026, 11, 20))
    'Friday, 20 November'
    """
    return f"{weekday(day)}, {day.day} {month(day)}"


def month(day: date) -> str:
    """The month of a day."""
    return MONTHS[day.month - 1]


def short_day(day: date) -> str:
    """A day of this week in as few letters as can be.

    >>> short_day(date(2026, 11, 19))
    'Thu 19'
    """
    return f"{weekday(day)[:3]} {day.day}"


def deal_of(day: date, today: date) -> str:
    """Which deal a screen shows.

    >>> deal_of(date(2026, 11, 20), date(2026, 11, 20)), deal_of(date(2026, 11, 18), date(2026, 11, 20))
    ('Today’s deal', 'The deal of Wednesday, 18 November')
    """
    return TODAYS_DEAL if day == today else f"The deal of {date_in_words(day)}"


def result_title(deal: str, day: date) -> str:
    """Which deal a result is of.

    >>> result_title("Today’s deal", date(2026, 11, 20))
    'Today’s deal · Friday, 20 November'
    """
    return f"{deal} · {date_in_words(day)}"


def rules_in_short(rules: RuleSet) -> str:
    """What a book takes and brings.

    >>> rules_in_short(RuleSet())
    'books of seven, clean 500, dirty 300'
    """
    if rules.winner_takes:
        return f"books of {number(rules.book_size)}, only losers score"
    return f"books of {number(rules.book_size)}, clean {points(rules.clean_book)}, dirty {points(rules.dirty_book)}"


def like_round(round_number: int, rules: RuleSet) -> str:
    """Which round of a match the one of this deal is like.

    >>> like_round(3, RuleSet())
    'like a third round: 120 points to open'
    """
    opens = minimum_of_round(rules, round_number)
    return (
        f"like a {ordinal(round_number)} round: {points(opens)} points to open" if opens else "no points needed to open"
    )


def beside(partners: Sequence[str]) -> str:
    """Where the person sits.

    >>> beside(["Rosa"]), beside([])
    ('in front, with Rosa', 'in front')
    """
    return f"in front, with {listed(partners)}" if partners else "in front"


def who_begins(dealer: str | None, first: str | None) -> str:
    """Who deals and who plays first, None for the person.

    >>> who_begins("Rosa", "June"), who_begins("Walt", None), who_begins(None, "Walt")
    ('Rosa deals, June plays first', 'Walt deals, you play first', 'you deal, Walt plays first')
    >>> who_begins("Walt", "Walt"), who_begins(None, None)
    ('Walt deals and plays first', 'you deal and play first')
    """
    if dealer == first:
        return "you deal and play first" if dealer is None else f"{dealer} deals and plays first"
    deals = "you deal" if dealer is None else f"{dealer} deals"
    return f"{deals}, {'you play' if first is None else f'{first} plays'} first"


def code_aloud(groups: Sequence[str]) -> str:
    """A word for every sign, group by group.

    >>> code_aloud(["K7QM", "4TRA"])
    'kitchen, seven, queen, mountain · four, table, river, apple'
    """
    return " · ".join(read_aloud(group) for group in groups)


def code_slowly(groups: Sequence[str]) -> tuple[str, ...]:
    """What is spoken, with a rest after each sentence.

    >>> code_slowly(["K7QM"])
    ('The first group: kitchen. Seven. Queen. Mountain.',)
    """
    return tuple(
        f"The {ordinal(place)} group: {'. '.join(_later_capital(read_aloud(group).split(', ')))}."
        for place, group in enumerate(groups, 1)
    )


def _later_capital(spoken: Sequence[str]) -> list[str]:
    return [*spoken[:1], *(word.capitalize() for word in spoken[1:])]


# ---- who plays
AT_THIS_TABLE: Final = "At this table"
SAME_FOR_ALL: Final = "The same players for everybody, so results compare."


def seat_and_level(name: str, level: str) -> str:
    """Who sits there, and how strong.

    >>> seat_and_level("Rosa", "Hard")
    'Rosa · Hard'
    """
    return f"{name} · {level}"


# ---- the week
EARLIER: Final = "Earlier deals stay open"
OPEN: Final = "open"
GO_ON_SHORT: Final = "go on"

# ---- the golden button
PLAY_TODAY: Final = "Play today’s deal"
PLAY_THIS: Final = "Play this deal"
COUNTS_ONCE: Final = "first try counts"
GO_ON: Final = "Go on"
SEE_RESULT: Final = "See how it went"
CARDS_SEEN: Final = "for fun: you have seen its cards"
SEEN: Final = "You looked at another game of this deal before the end of yours, so yours doesn’t count."
PLAYED_ALREADY: Final = "This deal was played already."
DAMAGED: Final = "Your game of this deal is damaged. It is in Games, where its good part can be saved."


def your_turn(turn: int) -> str:
    """Where the game of this deal stands.

    >>> your_turn(4)
    'your turn 4'
    """
    return f"your turn {turn}"


def played(lead: int, seen: bool = False) -> str:
    """How a deal went, in a word or two; `seen` if its cards were known before.

    >>> played(640), played(-90), played(0, seen=True)
    ('played: 640 ahead', 'played: 90 behind', 'played for fun: level')
    """
    return f"played{' for fun' if seen else ''}: {_lead_in_short(lead)}"


def _lead_in_short(lead: int) -> str:
    return f"{points(abs(lead))} {'ahead' if lead > 0 else 'behind'}" if lead else "level"


def goes_on(turn: int) -> str:
    """The door of the title while the game of today's deal is under way.

    >>> goes_on(4)
    'go on: your turn 4'
    """
    return f"go on: {your_turn(turn)}"


# ---- how it went
def came_out(team: str, lead: int) -> str:
    """The headline; it has the same form whatever came out.

    >>> came_out("You & Rosa", 640), came_out("You", -20), came_out("You & Rosa", 0)
    ('You and Rosa came out 640 ahead', 'You came out 20 behind', 'You and Rosa came out level')
    """
    return f"{team.replace(' & ', ' and ')} came out {_lead_in_short(lead)}"


def this_time(lead: int, first: int) -> str:
    """The line below it where a deal was played again.

    >>> this_time(300, 640)
    'You played it again. The first time stands: 640 ahead.'
    """
    return f"You played it again. The first time stands: {_lead_in_short(first)}."


TRIES: Final = 20
"""Of each level, unless its process ends before its time."""
COMPARING: Final = "How computer players do in your seat (average of 20 games):"
NO_COMPARISON: Final = "No comparison could be made for this deal. Your result stands."


def compared(tries: int, error: float) -> str:
    """What the flags are: averages of at least so many tries each, which may be off by so many points.

    >>> compared(20, 148.0), compared(7, 212.0)
    ('How computer players did in your seat (average of 20 games, ±150):', \
'How computer players did in your seat (average of up to 20 games, ±210):')
    """
    most = str(TRIES) if tries >= TRIES else f"up to {TRIES}"
    return (
        f"How computer players did in your seat (average of {most} games, ±{points(max(10, int(round(error, -1))))}):"
    )


def still_playing(levels: Sequence[str]) -> str:
    """Who has not come to an average yet.

    >>> still_playing(["Expert"]), still_playing(["Hard", "Expert"])
    ('Expert is still playing', 'Hard and Expert are still playing')
    """
    return f"{listed(levels)} {'is' if len(levels) == 1 else 'are'} still playing"


def among(lead: int, levels: Sequence[tuple[str, float]]) -> str:
    """Where a result lies among the averages.

    >>> among(640, [("Easy", 130), ("Hard", 560), ("Expert", 905)])
    'between Hard and Expert'
    >>> among(1000, [("Easy", 130), ("Expert", 905)]), among(0, [("Easy", 130), ("Expert", 905)])
    ('above Expert', 'below Easy')
    """
    order = sorted(levels, key=lambda one: one[1])
    below = [name for name, average in order if average <= lead]
    above = [name for name, average in order if average > lead]
    if not above:
        return f"above {below[-1]}"
    return f"between {below[-1]} and {above[0]}" if below else f"below {above[0]}"


YOU: Final = "You"
THE_CARDS_AND_YOU: Final = "The cards, and what you gave away"
GIVEN_AWAY: Final = "Given away"
NOT_KNOWN_YET: Final = "…"
CARDS_COMING: Final = "What they were worth is being worked out."
NO_CARDS: Final = "What they were worth could not be worked out."
LOOKING: Final = "Your turns are being looked at."
NOT_LOOKED_AT: Final = "Look back tells what there is to tell."
DRAWS_DIFFER: Final = "Later draws differ each time the deal is played."
LEVEL: Final = 25
LITTLE: Final = 100
MUCH: Final = 400
"""Points below which cards are average or a little better, and from which on they are much better."""


def cards_told(worth: float) -> str:
    """How the person's own cards compare, and why no other game of the deal has the same.

    >>> cards_told(212.0)
    'Better than average. Later draws differ each time the deal is played.'
    >>> cards_told(-90.0).partition(".")[0], cards_told(900.0).partition(".")[0], cards_told(4.0).partition(".")[0]
    ('A little weaker than average', 'Much better than average', 'About average')
    """
    amount = abs(worth)
    how = "better" if worth > 0 else "weaker"
    size = "a little " if amount < LITTLE else "much " if amount >= MUCH else ""
    told = "About average" if amount < LEVEL else capital(f"{size}{how} than average")
    return f"{told}. {DRAWS_DIFFER}"


def turns_worth_a_look(count: int) -> str:
    """How many own turns had something better, as it stands on the way there.

    >>> turns_worth_a_look(1), turns_worth_a_look(2), turns_worth_a_look(0)
    ('one turn is worth a look', 'two turns are worth a look', 'nothing better was found')
    """
    if not count:
        return "nothing better was found"
    return f"{number(count)} turn{'s are' if count > 1 else ' is'} worth a look"


def given_told(count: int, hinted: int = 0) -> str:
    """What was given away, as a sentence beside its number.

    >>> given_told(2), given_told(1), given_told(0)
    ('Two turns had something better.', 'One turn had something better.', 'Nothing better was found. Well played.')
    """
    told = f"{number(count).capitalize()} turn{'s' if count > 1 else ''} had something better."
    if hinted:
        return sentences(told if count else "Nothing better was found", hints_left_out(hinted))
    return told if count else "Nothing better was found. Well played."


LOOK_BACK_SUB: Final = "turn by turn"
TELL_FRIEND: Final = "Tell a friend"
TELL_FRIEND_SUB: Final = "as a short text to send"
TOLD: Final = "Copied: now paste it into a message"
PLAY_AGAIN: Final = "Play it again"
FOR_FUN: Final = "for fun"
PLAY_AGAIN_SUB: Final = "for fun: the first time stands"
BESIDE_FRIEND: Final = "Compare with a friend"
BESIDE_FRIEND_WHY: Final = "See where a friend’s game of this deal and yours part, and what came of it."
OPEN_FILE: Final = "Open a friend’s file"


def again_name(name: str) -> str:
    """What a deal that is played again is called in the list.

    >>> again_name("The deal of 20 November")
    'The deal of 20 November, again'
    """
    return f"{name}, again"


def scale_sentence(lead: int, levels: Sequence[tuple[str, float]]) -> str:
    """The scale for those who hear it.

    >>> scale_sentence(640, [("Easy", 130.2), ("Expert", 906)])
    'You: +640. Easy: +130. Expert: +910.'
    """
    others = "".join(f" {name}: {signed(int(round(average, -1)))}." for name, average in levels)
    return f"You: {signed(lead)}.{others}"


def told_to_friends(day: date | None, code: str, lead: int, seen: bool = False) -> str:
    """Three lines for a message: which deal, its code, how it went.

    >>> print(told_to_friends(date(2026, 11, 20), "K7QM 4TRA HX9C", 640))
    Hand & Foot, the deal of Friday, 20 November 2026
    Code: K7QM 4TRA HX9C
    I came out 640 ahead.
    """
    how = ", for fun: I had seen another game of it" if seen else ""
    which = "a deal for you" if day is None else f"the deal of {date_in_words(day)} {day.year}"
    return f"{GAME}, {which}\nCode: {code}\nI came out {_lead_in_short(lead)}{how}."
