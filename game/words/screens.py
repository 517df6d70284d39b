"""What the screens beside the table say of dates, rule sets, seats and settings; all else they say are messages."""

from collections.abc import Mapping
from datetime import datetime
from functools import partial
from typing import Final, Literal

from game.rules.ruleset import RuleSet, wild_books_needed
from game.text.language import LANGUAGES, Message, has, named
from game.text.messages import new_game as say_new_game
from game.text.messages import screens as say
from game.text.messages import todays_deal as say_days

COMPUTER_NAMES: Final = ("Rosa", "Walt", "June", "Ben", "Olga", "Max", "Nora", "Hugo", "Vera", "Otto", "Lena", "Emil")
PERSON_NAMES: Final = ("You", "Anna", "Paul", "Ida", "Tom", "Eva", "Clara", "Jonas", "Ruth")
"""Names are the same in every language: records keep them. "You" is what they call a person who gave no name."""

SHAPES: Final[Mapping[str, tuple[str, Message]]] = {
    "2:solo": ("2", say.two_players),
    "2:1v1": ("2", say.two_players),
    "3:solo": ("3", say.each_alone),
    "4:2v2": ("2 : 2", say.partners),
    "4:solo": ("4", say.each_alone),
    "5:solo": ("5", say.each_alone),
    "6:2v2v2": ("2 : 2 : 2", say.three_pairs),
    "6:3v3": ("3 : 3", say.two_trios),
    "8:4v4": ("4 : 4", say.two_quartets),
    "8:2v2v2v2": ("2:2:2:2", say.four_pairs),
    "6:solo": ("6", say.each_alone),
    "7:solo": ("7", say.each_alone),
    "8:solo": ("8", say.each_alone),
}
RULE_LINES: Final[Mapping[str, Message]] = {
    "family": say.family,
    "campus": say.campus,
    "web": say.web,
    "couples": say.couples,
    "partners": say.partnership,
}


def _explained(prefix: str, *names: str) -> Mapping[str, tuple[Message, Message]]:
    """A label, and what it is about, for each name."""
    return {
        name: (partial(named, "screens", f"{prefix}{name}"), partial(named, "screens", f"{prefix}{name}_about"))
        for name in names
    }


LEVELS: Final = _explained("", "easy", "normal", "hard", "expert", "like_me")
"""A level's name, and what it plays like."""
STYLES: Final = _explained("", "careful", "balanced", "racing")
"""A style, and what it plays like."""

SETTING_PARTS: Final[tuple[Message, ...]] = (say.reading, say.playing, say.sound_and_window, say.pace_and_controls)
SETTINGS: Final = _explained(
    "set_",
    *("language", "interface", "text_size", "letters", "colours", "contrast", "speed", "pause", "thinking"),
    *("reduced_motion", "sound", "volume", "cards_volume", "room_volume", "captions", "stays", "cuts", "curtain"),
    *("waits_behind", "voice", "tips", "coach", "ask_discard", "full_screen", "pad_swapped", "pad_hands", "stick"),
    "chat",
)
_VOLUMES: Final = (say.off, say.volume_low, say.volume_medium, say.volume_full)
CHOICES: Final[Mapping[str, tuple[Message, ...]]] = {
    "language": (say.language_of_system, *(partial(str, spoken.name) for spoken in LANGUAGES.values())),
    "text_size": (say.text_small, say.text_normal, say.text_large),
    "letters": (say.letters_standard, say.letters_easy),
    "colours": (say.colours_four, say.colours_classic, say.colours_blind),
    "contrast": (say.contrast_standard, say.contrast_high),
    "speed": (say.speed_slow, say.speed_normal, say.speed_fast, say.speed_off),
    "pause": (say.pause_automatic, say.pause_short, say.pause_long, say.pause_wait),
    "ask_discard": (say.ask_always, say.ask_once, say.ask_never),
    "thinking": (say.think_briefly, say.think_medium, say.think_long),
    "volume": _VOLUMES[1:],
    "cards_volume": _VOLUMES,
    "room_volume": _VOLUMES,
    "stays": (say.stays_short, say.stays_long, say.stays_until_dismissed),
    "curtain": (say.curtain_hold, say.curtain_press),
    "pad_hands": (say.pad_both, say.pad_left, say.pad_right),
    "stick": (say.stick_high, say.stick_medium, say.stick_low),
}
"""In words, in the order of what the preference may be; all other settings are on or off."""


def choices(setting: str) -> list[str]:
    return [choice() for choice in CHOICES[setting]]


def screen_name(screen: str) -> str:
    """What a screen is called, by its name for `--targets`; empty for one that is called nothing.

    >>> screen_name("games"), screen_name("nowhere")
    ('My games', '')
    """
    heading = f"screen_{screen}_heading"
    return named("help", heading) if has("help", heading) else ""


def with_others(names: list[str], first: list[str]) -> tuple[str, ...]:
    """Whom one plays with, in fewer and fewer words; `first` are the first names.

    >>> with_others(["Anna Bergstrom", "Walt"], ["Anna", "Walt"])
    ('with Anna Bergstrom and Walt', 'with Anna and Walt', 'with two others')
    """
    shortest = say.with_others(len(names)) if len(names) > 1 else say.with_players(first)
    return say.with_players(names), say.with_players(first), shortest


# ---- dates, and how far a match is
def round_place(round_number: int, rounds: int) -> str:
    """How far a match is; `rounds` is 0 without a fixed end.

    >>> round_place(2, 4), round_place(0, 4)
    ('round 2 of 4', 'not dealt yet')
    """
    if not round_number:
        return say.not_dealt()
    return say.round_of(round_number, rounds) if rounds else say.round(round_number)


def day(then: datetime, now: datetime) -> str:
    """When something was, in a word or two.

    >>> day(datetime(2026, 3, 1, 9), datetime(2026, 3, 2, 8))
    'yesterday'

    A time to come has its date: the clock has been set back, and nobody played today.
    >>> day(datetime(2026, 4, 1, 9), datetime(2026, 3, 2, 8))
    '1 April 2026'
    """
    days = (now.date() - then.date()).days
    if days == 0:
        return say.today(f"{then.hour}:{then.minute:02}")
    if days == 1:
        return say.yesterday()
    return say.days_ago(days) if 0 < days < 7 else say_days.date_of_year(then)


# ---- seats and rules
def seat_place(seat: int, players: int, partner: bool) -> str:
    """Where a seat is, seen from the first one.

    >>> seat_place(0, 4, False), seat_place(2, 4, True), seat_place(3, 6, False)
    ('in front', 'opposite · partner', 'opposite')
    """
    where: Literal["front", "opposite", "left", "right"] = "left" if 2 * seat < players else "right"
    if seat == 0:
        where = "front"
    elif 2 * seat == players:
        where = "opposite"
    return say.partners_place(where) if partner else say.seat_place(where)


def character(rules: RuleSet) -> str:
    """What a rule set is like, in two lines.

    >>> print(character(RuleSet()))
    Books of seven. The pile: seven cards, with a pair.
    To go out: 1 clean and 1 dirty.
    """
    return say_new_game.character(rules.book_size, _pile(rules), _books_out(rules))


def _pile(rules: RuleSet) -> str:
    if rules.take_count == "never":
        return say.pile_never()
    if rules.take_count == "all":
        return say.pile_whole(rules.take_with)
    return say.pile_count(rules.take_count, rules.take_with)


def _books_out(rules: RuleSet) -> list[str]:
    counts = (
        (_span(rules.out_clean), say.out_clean),
        (_span(rules.out_dirty), say.out_dirty),
        (str(wild_books_needed(rules)), say.out_wild),
        (str(rules.out_sevens), say.out_sevens),
        (str(rules.out_books), say.out_in_all),
    )
    return [message(count) for count, message in counts if count != "0"] or [say.out_nothing()]


def _span(count: int | tuple[int, ...]) -> str:
    """A number, or the least and the most of one by round."""
    each = (count,) if isinstance(count, int) else count
    return str(each[0]) if len(set(each)) == 1 else f"{min(each)}–{max(each)}"
