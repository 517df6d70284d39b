"""What My games says: the list and how it is searched, and what all matches tell of people and of the house."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Final

from game.analysis.facts import DecisionTheme
from game.analysis.life import Change, Company, KindOfMatch, Rating, RecordKind
from game.words.grammar import counted, listed, number, points
from game.words.screens import LEVEL_WORDS, MONTHS

MY_GAMES: Final = "My games"

# ---- the list
FIND: Final = "Find a game"
FIND_BY: Final = "Find: name, rules, person, day"
NOTHING_FITS: Final = "No game fits that."
LOOK_BACK: Final = "Look back"
NAME_AND_PERSON: Final = "Name and player"
NAME_IT: Final = "Name of the game"
WHO_PLAYED: Final = "Who played"
WHAT_A_LABEL_IS: Final = (
    "Call the game what you like, and say who played it. The game itself stays just as it was; an empty field brings"
    " back what it was called before."
)
SAVE_LABEL: Final = "Save"


def more_about(name: str) -> str:
    """What else can be done with a game in the list."""
    return f"More about “{name}”"


def part(name: str, count: int) -> str:
    """A part of the list and how many games are in it.

    >>> part("Finished", 31)
    'Finished 31'
    """
    return f"{name} {points(count)}" if count else name


def not_named(reason: str) -> str:
    """The disk would not have a new name."""
    return f"The name was not saved: {reason}."


# ---- people
PLAYED_HERE: Final = "Stored only on this computer."
NOTHING_LEAVES: Final = "Nothing leaves this computer."
MORE_PEOPLE: Final = "More players"
NOBODY_YET: Final = "Finish a match to see your statistics: how you played, with whom, and the house records."
READING: Final = "Looking through your matches."


def matches(count: int) -> str:
    """How many matches, in figures.

    >>> matches(1), matches(31)
    ('1 match', '31 matches')
    """
    return f"{points(count)} {'match' if count == 1 else 'matches'}"


# ---- the trend
TREND: Final = "Points given away in a match"
FEWER: Final = "fewer is better"
KIND: Final = "Rules and table"
LINE_LATER: Final = "The trend appears after five matches."
LINE_ONCE_LOOKED_AT: Final = "The trend appears after five analysed matches."
WITH_REAL_CARDS: Final = "Evenings with real cards"
REAL_CARDS: Final = (
    "These evenings were played with real cards. The score pad knows the results, not the cards, so nothing can be "
    "said about how they were played."
)
HOLLOW_DOT: Final = "A hollow dot is a match not analysed yet."


def evenings(count: int, won: int) -> str:
    """How many evenings with real cards, and how many were won.

    >>> evenings(1, 0), evenings(12, 5)
    ('1 evening, none won', '12 evenings, 5 won')
    """
    return f"{points(count)} {'evening' if count == 1 else 'evenings'}, {points(won) if won else 'none'} won"


def left_out(count: int) -> str:
    """How many matches tell too little of how somebody plays.

    >>> left_out(1), left_out(3)
    ('1 match with many hints is left out', '3 matches with many hints are left out')
    """
    return f"{matches(count)} with many hints {'is' if count == 1 else 'are'} left out"


def look_at(count: int) -> str:
    """The button that has matches looked at.

    >>> look_at(3), look_at(1)
    ('Analyse 3 matches', 'Analyse 1 match')
    """
    return f"Analyse {matches(count)}"


def looking_at(left: int) -> str:
    """While they are looked at."""
    return f"Analysing {matches(left)} now"


def changes(found: Change) -> tuple[str, ...]:
    """The last matches beside those before them, in fewer and fewer words."""
    before, last = f"the {number(found.matches_before)} before", f"the last {number(found.matches)}"
    now = _tens(found.last)
    if found.is_same:
        return f"{last}: {now}, about the same as {before}", f"about the same: {now}"
    return f"{last}: {now}, {before}: {_tens(found.before)}", f"now {now}, before {_tens(found.before)}"


def _tens(amount: float) -> str:
    return points(round(amount / 10) * 10)


def team_stands(name: str, total: int) -> str:
    """A team with its points, heard in a row of the list.

    >>> team_stands("You & Rosa", 1845)
    'You & Rosa 1,845'
    """
    return f"{name} {points(total)}"


def trend_heard(given: Sequence[float | None], levels: Mapping[str, float]) -> tuple[str, ...]:
    """What the graph of points given away shows, match by match, and where the levels lie.

    >>> trend_heard([612.4, None], {"easy": 1200})
    ('Points given away in each match, the last one at the end: 612, not analysed yet.', 'Easy: about 1,200 a match.')
    """
    told = ", ".join(NOT_LOOKED_AT if one is None else points(round(one)) for one in given)
    means = (f"{level_name(level)}: about {points(round(mean))} a match." for level, mean in levels.items())
    return f"{TREND_HEARD}: {told}.", *means


def as_level(level: str) -> str:
    """What a line tells that lies where a level would be."""
    return f"as {level_name(level)} plays"


def level_name(level: str) -> str:
    """What the level is called.

    >>> level_name("hard"), level_name("like_me_135"), level_name("another")
    ('Hard', 'Like me', 'another')
    """
    known = next((name for name in LEVEL_WORDS if level == name or level.startswith(f"{name}_")), None)
    return level if known is None else LEVEL_WORDS[known][0]


def plays_like(rating: Rating, levels: Sequence[str]) -> str:
    """The word for points given away; `levels` are those it can be, the weakest first.

    >>> plays_like(Rating("normal", "hard", 4), ("easy", "normal", "hard"))
    'plays like Normal or Hard, by the last four matches'
    """
    by = f"by the last {counted(rating.matches, 'match', 'matches')}"
    if rating.weakest == levels[0] and rating.strongest == levels[-1]:
        return f"anything from {level_name(levels[0])} to {level_name(levels[-1])}, {by}"
    first, last = levels.index(rating.weakest), levels.index(rating.strongest)
    return f"plays like {listed([level_name(level) for level in levels[first : last + 1]], 'or')}, {by}"


def kind(rules_name: str, of: KindOfMatch) -> str:
    """Rules and table of matches that can be compared.

    >>> kind("Web Classic", KindOfMatch("", 4, 2))
    'Web Classic, 2 against 2'
    """
    return f"{rules_name}, {table(of)}"


def table(of: KindOfMatch) -> str:
    """How many play, and who with whom.

    >>> table(KindOfMatch("", 6, 3)), table(KindOfMatch("", 3, 3)), table(KindOfMatch("", 2, 2, real_cards=True))
    ('2 against 2 against 2', '3 players alone', '2 players, real cards')
    """
    cards = ", real cards" if of.real_cards else ""
    if of.players == of.teams:
        return f"{of.players} players{' alone' if of.players > 2 else ''}{cards}"
    return " against ".join([str(of.players // of.teams)] * of.teams) + cards


def trend_sentence(name: str, told: str, count: int, found: Change | None, rating: str) -> str:
    """The graph for whoever listens; `told` names rules and table."""
    parts = [f"{name}, {told}: {matches(count)}"]
    if found is not None:
        parts.append(f"points given away in a match: {changes(found)[0]}")
    if rating:
        parts.append(f"{name} {rating}" if rating.startswith("plays") else rating)
    return ". ".join(parts) + "."


# ---- themes
WHERE_THEY_WENT: Final = "What cost you points"
NO_THEMES: Final = "Analyse matches to see what cost you points."
NO_THEMES_REAL_CARDS: Final = "Only matches played at the screen show what cost you points."
THEMES: Final[Mapping[DecisionTheme, str]] = {
    DecisionTheme.OPENING: "The opening",
    DecisionTheme.WILDS: "Jokers and twos",
    DecisionTheme.MELDS: "Melds",
    DecisionTheme.PILE: "The pile",
    DecisionTheme.FOOT: "The foot",
    DecisionTheme.GOING_OUT: "Going out",
    DecisionTheme.DISCARDS: "Discards",
}


def last_matches(count: int) -> str:
    """Of how many matches something is told."""
    return "the last match" if count == 1 else f"the last {counted(count, 'match', 'matches')}"


def share(part_of_all: float) -> str:
    """A share in whole hundredths."""
    return f"{round(100 * part_of_all)} %"


# ---- with and against
WITH_AND_AGAINST: Final = "With and against"
WHO: Final = ("People", "Levels", "Rules")
MATCHES: Final = "matches"
WON: Final = "won"
TREND_HEARD: Final = "Points given away in each match, the last one at the end"
NOT_LOOKED_AT: Final = "not analysed yet"
"""What is heard of a dot that is hollow."""
COMPANY: Final[Mapping[Company, str]] = {Company.PARTNER: "with", Company.AGAINST: "against"}


# ---- records of the house
RECORDS: Final = "House records"
OTHER_RULES: Final = "Other rules"
RECORD_NAMES: Final[Mapping[RecordKind, str]] = {
    RecordKind.ROUND: "Best round",
    RecordKind.MATCH: "Best match",
    RecordKind.BOOKS: "Most books in a round",
    RecordKind.FEWEST_TURNS: "Fastest round",
    RecordKind.COMEBACK: "Biggest comeback",
    RecordKind.LONGEST: "Longest match",
}


def record_value(kind: RecordKind, value: int) -> str:
    """The number of a record.

    >>> record_value(RecordKind.FEWEST_TURNS, 6), record_value(RecordKind.MATCH, 12480)
    ('6 turns', '12,480')
    """
    in_turns = kind in (RecordKind.FEWEST_TURNS, RecordKind.LONGEST)
    return f"{points(value)} turns" if in_turns else points(value)


def by_whom(names: Sequence[str], when: datetime, now: datetime) -> tuple[str, ...]:
    """Who set a record, and when, in fewer and fewer words.

    >>> by_whom(["Anna", "Rosa"], datetime(2026, 5, 2), datetime(2026, 11, 20))
    ('Anna & Rosa · 2 May', 'Anna & Rosa · 2 May', 'Anna & Rosa')
    >>> by_whom(["Ida"], datetime(2025, 9, 14), datetime(2026, 11, 20))
    ('Ida · 14 September 2025', 'Ida · 14 Sep 2025', 'Ida')
    """
    who, month_name = " & ".join(names), MONTHS[when.month - 1]
    year = "" if when.year == now.year else f" {when.year}"
    return f"{who} · {when.day} {month_name}{year}", f"{who} · {when.day} {month_name[:3]}{year}", who


def month(when: datetime) -> str:
    """A month below a graph."""
    return MONTHS[when.month - 1]


# ---- a table of all matches
EXPORT: Final = "Export"
COLUMNS: Final = (
    "match",
    "date",
    "rules",
    "table",
    "person",
    "team",
    "partners",
    "opponents",
    "won",
    "points",
    "best other team",
    "rounds",
    "books",
    "times out",
    "given away",
    *(f"given away: {name.lower()}" for name in THEMES.values()),
)
"""Of the exported table, a line for each match and person."""
YES, NO = "yes", "no"
