"""What is said of the people of the house: where they are seated in New game, and where they are kept."""

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Final

from game.words.grammar import against, inside, listed
from game.words.screens import EVENINGS, MONTHS

PEOPLE: Final = "Players"
TABLES_OR_PEOPLE: Final = "Tables or players"
TABLES: Final = "Tables"
PEOPLE_HERE: Final = "Players"
MANAGE: Final = "Add or change players"
NOBODY_YET: Final = (
    "No players yet. Anyone who plays under their own name appears here after their first game. You can also add"
    " players now."
)
HOW_TO_SEAT: Final = "Drag a face to a seat, or press it."
WAITS: Final = "no seat yet"
NO_CHAIR_FREE: Final = "Every seat has its person. Drag the face to the seat it should have, or press Swap seats first."
CHANGE_CHAIRS: Final = "Swap seats"
DONE_CHANGING: Final = "Done"
CHANGE_CHAIRS_TIP: Final = "Then press two faces"
HOW_TO_CHANGE: Final = "Press two faces to swap their seats."
PRESS_TO_CHANGE: Final = "Press to swap seats"
CHAIRS_STAY: Final = "Everyone keeps their seat."

# ---- where they are kept
ADD: Final = "Add a player"
NAME: Final = "Name"
COLOUR: Final = "Colour"
FACE: Final = "Face"
USUAL_CHAIR: Final = "Usual seat"
USUAL_PARTNER: Final = "Usual partner"
REMOVE: Final = "Take off the list"
PUT_BACK: Final = "Put back on the list"
REMOVED: Final = "taken off the list"
AS_LAST_TIME: Final = "as last time"
NOBODY_IN_PARTICULAR: Final = "nobody in particular"
NAME_MISSING: Final = "A player needs a name."
YOU_IS_NOBODY: Final = "“You” is the person who plays alone."
HOW_TO_ADD: Final = "Add a player to give them a face, a colour and a usual seat."
KEPT_AT_ONCE: Final = "Every change is saved at once."
SOMEBODY_NEW: Final = "New player"
COLOURS: Final = ("same as the face", "red", "orange", "yellow", "green", "teal", "blue", "violet", "pink")


def name_taken(name: str) -> str:
    """Why a name is not taken.

    >>> name_taken("Ida")
    'Somebody else is called Ida.'
    """
    return f"Somebody else is called {inside(name)}."


def name_stays(refusal: str, name: str) -> str:
    """Why another name is not taken, and what is kept.

    >>> name_stays(NAME_MISSING, "Ida")
    'A player needs a name. The name stays Ida.'
    """
    return f"{refusal} The name stays {name}."


def added(name: str) -> str:
    """Somebody is on the list now.

    >>> added("New player")
    'New player is on the list. Write the name.'
    """
    return f"{name} is on the list. Write the name."


def is_off(name: str) -> str:
    """Somebody was taken off the list.

    >>> is_off("Ida")
    'Ida is off the list. You can put Ida back.'
    """
    return f"{name} is off the list. You can put {name} back."


def is_back(name: str) -> str:
    """Somebody was put back.

    >>> is_back("Ida")
    'Ida is back on the list.'
    """
    return f"{name} is back on the list."


def new_name(names: Sequence[str]) -> str:
    """A name for somebody who has none yet.

    >>> new_name(["Ida", "new player"])
    'New player 2'
    """
    taken = {name.casefold() for name in names}
    numbered = (f"{SOMEBODY_NEW} {n}" for n in range(2, len(names) + 3))
    return next(name for name in (SOMEBODY_NEW, *numbered) if name.casefold() not in taken)


def chair(number: int) -> str:
    """A chair, which counts from 0.

    >>> chair(0), chair(2)
    ('seat 1, in front', 'seat 3')
    """
    return f"seat {number + 1}, in front" if number == 0 else f"seat {number + 1}"


def chair_choice(number: int, last: int | None) -> str:
    """A usual chair to choose; below 0 it is the one of the last game.

    >>> chair_choice(-1, 2), chair_choice(-1, None), chair_choice(4, 2)
    ('as last time: seat 3', 'as last time', 'seat 5')
    """
    if number >= 0:
        return chair(number)
    return AS_LAST_TIME if last is None else f"{AS_LAST_TIME}: {chair(last)}"


def partner_of_last_time(name: str) -> str:
    """The partner of the last game, to choose; "" where there was none.

    >>> partner_of_last_time("Ruth"), partner_of_last_time("")
    ('as last time: Ruth', 'as last time')
    """
    return f"{AS_LAST_TIME}: {name}" if name else AS_LAST_TIME


def usually(number: int | None, partner: str) -> str:
    """Where somebody sits as a rule, and with whom; "" where nothing is known.

    >>> usually(2, "Ruth"), usually(None, "Ruth"), usually(0, ""), usually(None, "")
    ('usually seat 3, with Ruth', 'usually with Ruth', 'usually seat 1, in front', '')
    """
    parts = ([chair(number)] if number is not None else []) + ([f"with {partner}"] if partner else [])
    return f"usually {', '.join(parts)}" if parts else ""


def sits(place: str) -> str:
    """Where somebody sits now.

    >>> sits("opposite · partner")
    'sits opposite · partner'
    """
    return f"sits {place}"


def sat_down(name: str, number: int, partners: Sequence[str]) -> str:
    """Somebody has another chair, for those who listen.

    >>> sat_down("Ida", 2, ["Ruth"]), sat_down("Ida", 0, [])
    ('Ida takes seat 3, with Ruth.', 'Ida takes seat 1.')
    """
    return f"{name} takes seat {number + 1}{f', with {listed(list(partners))}' if partners else ''}."


def stood_up(name: str, other: str, number: int) -> str:
    """Somebody has left a chair.

    >>> stood_up("Ida", "Walt", 2)
    'Ida left seat 3. Walt takes it.'
    """
    return f"{name} left seat {number + 1}. {other} takes it."


def changed_chairs(one: str, other: str) -> str:
    """Two have changed chairs.

    >>> changed_chairs("Ida", "Ruth")
    'Ida and Ruth swapped seats.'
    """
    return f"{one} and {other} swapped seats."


def first_picked(name: str) -> str:
    """After the first of two faces.

    >>> first_picked("Ida")
    'Now press the face that Ida swaps with.'
    """
    return f"Now press the face that {name} swaps with."


def same_as(then: datetime, now: datetime) -> str:
    """The evening that one click brings back; a night is still the evening before.

    >>> friday = datetime(2026, 11, 13, 22)
    >>> same_as(friday, datetime(2026, 11, 20, 20)), same_as(friday, datetime(2026, 11, 14, 1))
    ('Same as last Friday', 'Same as earlier today')
    >>> same_as(friday, datetime(2026, 11, 14, 20)), same_as(friday, datetime(2026, 11, 21, 20))
    ('Same as yesterday', 'Same as Friday, 13 November')
    >>> same_as(friday, datetime(2028, 1, 1, 20)), same_as(friday, datetime(2025, 1, 1, 20))
    ('Same as 13 November 2026', 'Same as 13 November 2026')
    """
    night = timedelta(hours=5)
    was, today = (then - night).date(), (now - night).date()
    days = (today - was).days
    if days == 0:
        return "Same as earlier today"
    if days == 1:
        return "Same as yesterday"
    weekday = EVENINGS[was.weekday()]
    if 1 < days <= 7:
        return f"Same as last {weekday}"
    day = f"{was.day} {MONTHS[was.month - 1]}"
    return f"Same as {weekday}, {day}" if 0 < days < 300 else f"Same as {day} {was.year}"


def brings_back(names: Sequence[str], teams: int, rules: str, has_rules: bool, has_table: bool, on_pad: bool) -> str:
    """What that click brings back: who plays whom, and by which rules.

    >>> brings_back(["Ida", "Tom", "Ruth", "Paul"], 2, "Couples", True, True, False)
    'Ida & Ruth against Tom & Paul, by Couples.'
    >>> brings_back(["Ida", "Tom"], 2, "Lake house", False, True, True)
    'Ida against Tom, with real cards. The rules “Lake house” are gone: those chosen now stay.'
    >>> brings_back(["Ida", "Tom"], 2, "Lake house", True, False, False)
    'Ida, Tom and the rules Lake house, which have no such table any more.'
    """
    if not has_table:
        return f"{listed([*names, f'the rules {rules}'])}, which have no such table any more."
    told = against(names, teams) + (", with real cards" if on_pad else "")
    if has_rules:
        return f"{told}, by {rules}."
    return f"{told}. The rules “{rules}” are gone: those chosen now stay."
