"""People, teams and cards as messages name them."""

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

from game.cards import JOKER, Card, by_rank
from game.messages.amounts import capital, listed, team_of
from game.messages.functions import nouns
from game.messages.language import forgotten_with_language
from game.messages.person import Person

YOU: Final = "You"
"""The name in records of a person who gave none."""
COMPUTER_NAMES: Final = ("Rosa", "Walt", "June", "Ben", "Olga", "Max", "Nora", "Hugo", "Vera", "Otto", "Lena", "Emil")
PERSON_NAMES: Final = (YOU, "Anna", "Paul", "Ida", "Tom", "Eva", "Clara", "Jonas", "Ruth")
"""Names are the same in every language, because records store them."""

THREE: Final = 3
FOUR: Final = 4
"""In a team of at least this many, names are separated by commas, and the short form is one name."""

_BETWEEN: Final = re.compile(r", | & | [ye]\N{NO-BREAK SPACE}")
"""Separators between the names of a team, in every language."""


_CUT: Final = re.compile(r"\.$|^\D\d+$")
"""What the abbreviated name of somebody in a team looks like."""


def sentences(*parts: str) -> str:
    """Parts as consecutive sentences, each with a capital and one final punctuation mark; empty ones are left out.

    >>> sentences("your turn after Rosa", "", "Anna asks: “May I go out?”")
    'Your turn after Rosa. Anna asks: “May I go out?”'
    """
    return " ".join(capital(part) + ("" if part.rstrip("”»")[-1:] in ".?!…:" else ".") for part in parts if part)


# ---- people and teams
def seat_name(names: Sequence[str], seat: int, me: int | None = None) -> str:
    """The name of a seat, "You" for the reader's own; a seat without a name is numbered from one.

    >>> seat_name(["Anna", "Walt"], 0, me=0), seat_name(["Anna", "Walt"], 1), seat_name([], 2)
    ('You', 'Walt', 'Player 3')
    """
    return seat_person(names, seat, me).name


def named_person(name: str) -> Person:
    """Somebody by name; a person who plays as "You" is the reader.

    >>> named_person("Anna"), named_person("you")
    (Person(name='Anna', is_you=False), Person(name='You', is_you=True))
    """
    return Person(nouns.you(), is_you=True) if name.casefold() == YOU.casefold() else Person(name)


def seat_person(names: Sequence[str], seat: int, me: int | None = None) -> Person:
    """A seat as messages name it.

    >>> seat_person(["Anna", "Walt"], 0, me=0), seat_person(["Anna", "Walt"], 1), seat_person([], 2)
    (Person(name='You', is_you=True), Person(name='Walt', is_you=False), Person(name='Player 3', is_you=False))
    """
    if seat == me:
        return Person(nouns.you(), is_you=True)
    return named_person(names[seat] if 0 <= seat < len(names) else nouns.player(seat + 1))


def team_person(names: Sequence[str], teams: int, team: int, me: int | None = None) -> Person:
    """A team as messages name it: the reader's own is "you"; a player alone is named as a person.

    >>> team_person(["You", "Walt"], 2, 0), team_person(["Anna", "Walt", "Rosa", "June"], 2, 0, me=2)
    (Person(name='You', is_you=True), Person(name='You & Anna', is_you=True))
    """
    seats = members(len(names), teams, team, me)
    if len(seats) == 1:
        return seat_person(names, seats[0], me)
    return Person(team_name(names, teams, team, me), me is not None and me % teams == team)


def members(players: int, teams: int, team: int, me: int | None = None) -> tuple[int, ...]:
    """The seats of a team clockwise, the reader's own first."""
    seats = tuple(range(team, players, teams))
    if me in seats:
        at = seats.index(me)
        return seats[at:] + seats[:at]
    return seats


def team_name(names: Sequence[str], teams: int, team: int, me: int | None = None) -> str:
    """A team by its members.

    >>> team_name(["Anna", "Walt", "Rosa", "June"], 2, 0, me=2)
    'You & Anna'
    >>> team_name(["Anna", "Walt", "Rosa", "June", "Ben", "Ida", "Olga", "Max"], 2, 1)
    'Walt, June, Ida & Max'
    """
    return team_of([seat_name(names, seat, me) for seat in members(len(names), teams, team, me)])


@forgotten_with_language
@lru_cache(maxsize=256)
def shorter_names(name: str, among: tuple[str, ...] = ()) -> tuple[str, ...]:
    """Shorter forms of a person's or a team's name, the longest first: surnames as initials, then left out, then only
    the first half of a double name; for a pair, the beginnings of long names and finally initials; a larger team is
    named after its first member. A number stays. None of them may mean another name `among` those beside it.

    >>> shorter_names("You & Anna-Katharina Bergstrom")
    ('You & Anna-Katharina B.', 'You & Anna-Katharina', 'You & Anna', 'You & A.')
    >>> shorter_names("Wilhelmina & Friederike")
    ('Wilhe. & Fried.', 'W. & F.')
    >>> shorter_names("🎉 Walt Whitman")
    ('Walt W.', 'Walt')
    >>> shorter_names("Rosa"), shorter_names("Anna-Katharina"), shorter_names("Anna Maria Bell")
    ((), ('Anna',), ('Anna B.', 'Anna'))
    >>> shorter_names("Anna & Robert"), shorter_names("Anna & Roberta")
    (('A. & R.',), ('Anna & Rober.', 'A. & R.'))
    >>> shorter_names("Anna Bell & Bob"), shorter_names("Anna, Bob & Cleo")
    (('Anna B. & Bob', 'Anna & Bob', 'A. & Bob'), ("Anna's team",))
    >>> shorter_names("Wilhelmina Rose & Friederike Luise")
    ('Wilhelmina R. & Friederike L.', 'Wilhelmina & Friederike', 'Wilhe. & Fried.', 'W. & F.')
    >>> shorter_names("🦊"), shorter_names("Anna "), shorter_names(" ")
    ((), ('Anna',), ())
    >>> shorter_names("You & Rosa & Ida"), shorter_names("Anna Berg & Max & Ida")
    (('Your team',), ('Anna B. & Max & Ida', 'Anna & Max & Ida', "Anna's team"))
    >>> shorter_names("Walt, June, Ida & Max"), shorter_names("You, Anna Berg, Ida & Max")
    (("Walt's team",), ('You, Anna, Ida & Max', 'Your team'))
    >>> shorter_names("Player 1 & Player 4"), shorter_names("Player 2")
    (('P1 & P4',), ('P2',))
    >>> shorter_names("Anna & Robert", ("Alice & Ronald",)), shorter_names("Alice & Ronald", ("Anna & Robert",))
    (('An. & Rob.',), ('Al. & Ron.',))
    """
    forms = _shorter(name)
    taken = {form for other in among if other != name for form in (other, *_shorter(other))}
    clear = [form for form in forms if form not in taken]
    if len(clear) < len(forms):
        clear.append(_told_apart(name, among))
    return tuple(sorted({form for form in clear if len(form) < len(name)}, key=lambda form: (-len(form), form)))


def _told_apart(name: str, among: Sequence[str]) -> str:
    """A name with as many letters of each person as tell them from everybody else.

    >>> _told_apart("Anna Berg & Bob", ["Anna Bell & Bert"])
    'A. Ber. & Bob'
    """
    everybody = [person.split(" ") for one in (name, *among) for person in _BETWEEN.split(one)]

    def cut(person: str) -> str:
        words = person.split(" ")
        first, last = words[0], words[-1]
        others = [other for other in everybody if other != words]
        starts = [first[:letters] for letters in range(1, len(first))]
        clear = (f"{start}." for start in starts if not any(other[0].startswith(start) for other in others))
        alike = [other[-1] for other in others if other[0][:1] == first[:1]]
        ends = [last[:letters] for letters in range(1, len(last) + 1)] if len(words) > 1 else []
        marked = (f"{first[:1]}. {end}." for end in ends if not any(other.startswith(end) for other in alike))
        shortest = next(clear, None) or next(marked, person)
        return shortest if len(shortest) < len(person) else person

    return team_of([cut(person) for person in _BETWEEN.split(name)])


def _shorter(name: str) -> tuple[str, ...]:
    members = _BETWEEN.split(name)
    if len(members) == FOUR:
        short = team_of([first_name(member) for member in members])
        return tuple(form for form in dict.fromkeys((short, *_with_others(members))) if len(form) < len(name))
    people = [_from_first_letter(person.split()) for person in members]
    if not all(people):
        return ()
    people = [[" ".join(words)] if words[-1].isdecimal() else words for words in people]
    ways = [
        [f"{words[0]} {words[-1][0]}." if len(words) > 1 else words[0] for words in people],
        [words[0] for words in people],
        [words[0].split("-")[0] or words[0] for words in people],
    ]
    if len(people) == THREE:
        return tuple(
            dict.fromkeys(form for form in (*map(team_of, ways), *_with_others(members)) if len(form) < len(name))
        )
    if len(people) > 1:
        is_whole = (nouns.you(), *(words[0] for words in people if " " in words[0]))
        ways.append([f"{word[:5]}." if len(word) > 6 and word not in is_whole else word for word in ways[-1]])
        ways.append([_initial(words[0]) for words in people])
    elif " " in people[0][0]:
        ways.append([_initial(people[0][0])])
    forms = dict.fromkeys(team_of(way) for way in ways)
    return tuple(form for form in forms if len(form) < len(name))


def _initial(name: str) -> str:
    """Its first letter, with the number where it has one; a name of up to three letters as it is.

    >>> _initial("Rosa"), _initial("Ida"), _initial("Player 12")
    ('R.', 'Ida', 'P12')
    """
    _, space, number = name.rpartition(" ")
    return f"{name[0]}{number}" if space else name if len(name) < 4 else f"{name[0]}."


def _with_others(members: Sequence[str]) -> list[str]:
    """A team of three or four, named after its first member."""
    more = len(members) - 1
    return [nouns.with_others(Person(who, who == nouns.you()), more) for who in _callings(members[0])]


def are_cut(team: str) -> bool:
    """Whether a team's name uses abbreviated names.

    >>> are_cut("You & W."), are_cut("Wilhe. & Fried."), are_cut("P1 & P4"), are_cut("You & Wilhelmina W.")
    (True, True, True, False)
    """
    people = _BETWEEN.split(team)
    return len(people) > 1 and any(" " not in person and _CUT.search(person) is not None for person in people)


def _callings(name: str) -> tuple[str, str]:
    """The first name, and the first half of a double one."""
    return first_name(name), first_name(name).split("-")[0]


LONG_NAME: Final = 11
"""Letters of the longest name that is never shortened."""


@forgotten_with_language
@lru_cache(maxsize=64)
def called(names: tuple[str, ...]) -> tuple[str, ...]:
    """What the people at a table are called on it, one form each everywhere: the first name if the name is long, the
    first half of a long double name; with the surname's initial if two would be equal, and in full if even that is
    equal.

    >>> called(("You", "Anna-Katharina Bergstrom", "Mary-Lou Hillman", "Walt Whitman", "Walter Bell", "Walt Swanson"))
    ('You', 'Anna', 'Mary-Lou', 'Walt W.', 'Walter Bell', 'Walt S.')
    """
    forms = [(name, *shorter_names(name)) if len(name) > LONG_NAME else (name,) for name in names]
    short = [next((form for form in own if len(form) <= LONG_NAME and " " not in form), own[0]) for own in forms]
    marked = [own[min(1, len(own) - 1)] for own in forms]
    return tuple(
        next((one for one, among in ((first, short), (mark, marked)) if among.count(one) == 1), name)
        for name, first, mark in zip(names, short, marked, strict=True)
    )


def first_name(name: str) -> str:
    """The first word of a name that has a letter in it, with the number that tells it from others; a name without one
    as it is.

    >>> first_name("🎉 Walt Whitman"), first_name("🦊"), first_name(""), first_name("Player 3")
    ('Walt', '🦊', '', 'Player 3')
    """
    words = _from_first_letter(name.split())
    return " ".join(words[:1] + [word for word in words[1:][-1:] if word.isdecimal()]) or name


def _from_first_letter(words: list[str]) -> list[str]:
    """The words of a name without leading words that have no letter."""
    first = next((n for n, word in enumerate(words) if any(map(str.isalnum, word))), 0)
    return words[first:]


def against(names: Sequence[str], teams: int, me: int | None = None) -> str:
    """Who plays whom.

    >>> against(["Anna", "Walt", "Rosa", "June"], 2)
    'Anna & Rosa against Walt & June'
    """
    each = [team_name(names, teams, team, me) for team in range(teams)]
    return nouns.against(each[0], each[1]) if teams == 2 else listed(each)


# ---- cards
def ranks_listed(cards: Iterable[Card]) -> list[str]:
    """Cards by number and rank, for use in a message.

    >>> from game.cards import parse_cards
    >>> ranks_listed(parse_cards("KH *R KD QS"))
    ['two kings', 'a queen', 'a joker']
    """
    return [nouns.of_rank(count, rank) for rank, count in by_rank(cards)]


def ranks_counted(cards: Iterable[Card]) -> str:
    """Many cards in short form, by rank; "" for none.

    >>> from game.cards import parse_cards
    >>> ranks_counted(parse_cards("KH *R KD QS TC"))
    'K ×2, Q, 10, joker'
    """
    names = {"T": "10", "*": nouns.rank(JOKER)}
    return ", ".join(names.get(rank, rank) + (f" ×{count}" if count > 1 else "") for rank, count in by_rank(cards))
