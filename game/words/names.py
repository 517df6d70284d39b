"""Who is who: seats and teams by name, with "You" for whoever reads. `me` is the reader's seat, None when nobody's."""

from collections.abc import Sequence
from typing import Final

from game.words.numbers import listed

YOU: Final = "You"


def seat_name(names: Sequence[str], seat: int, me: int | None = None) -> str:
    """The name of a seat, "You" for the reader's own; a seat without a name is numbered from one.

    >>> seat_name(["Anna", "Walt"], 0, me=0), seat_name(["Anna", "Walt"], 1), seat_name([], 2)
    ('You', 'Walt', 'Player 3')
    """
    if seat == me:
        return YOU
    return names[seat] if 0 <= seat < len(names) else f"Player {seat + 1}"


def possessive(name: str) -> str:
    """Whose it is.

    >>> possessive("Rosa"), possessive("Hans"), possessive("You")
    ("Rosa's", "Hans'", 'Your')
    """
    if name == YOU:
        return "Your"
    return f"{name}'" if name.endswith("s") else f"{name}'s"


def inside(name: str) -> str:
    """A name as it stands within a sentence.

    >>> inside("You"), inside("Rosa")
    ('you', 'Rosa')
    """
    return YOU.lower() if name == YOU else name


def agreeing(name: str, verb: str) -> str:
    """A verb in the present that goes with a name; it is given as it goes with "Rosa".

    >>> agreeing("Rosa", "deals"), agreeing("You", "deals"), agreeing("You", "has"), agreeing("You", "is")
    ('deals', 'deal', 'have', 'are')
    """
    if name.casefold() != YOU.casefold():
        return verb
    return {"has": "have", "is": "are", "does": "do"}.get(verb, verb.removesuffix("s"))


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
    """
    return " & ".join(seat_name(names, seat, me) for seat in members(len(names), teams, team, me))


def shorter_names(name: str) -> tuple[str, ...]:
    """Shorter forms of a person's or a team's name, the longest first: surnames as initials, then left out, then only
    the first half of a double name; for a team initials at last.

    >>> shorter_names("You & Anna-Katharina Bergstrom")
    ('You & Anna-Katharina B.', 'You & Anna-Katharina', 'You & Anna', 'You & A.')
    >>> shorter_names("🎉 Walt Whitman")
    ('Walt W.', 'Walt')
    >>> shorter_names("Rosa")
    ()
    """
    people = [_from_first_letter(person.split()) for person in name.split(" & ")]
    if any(not words for words in people):
        return ()
    ways = [
        [f"{words[0]} {words[-1][0]}." if len(words) > 1 else words[0] for words in people],
        [words[0] for words in people],
        [words[0].split("-")[0] or words[0] for words in people],
    ]
    if len(people) > 1:
        ways.append([words[0] if len(words[0]) < 4 else f"{words[0][0]}." for words in people])
    forms = dict.fromkeys(" & ".join(way) for way in ways)
    return tuple(form for form in forms if len(form) < len(name))


def first_name(name: str) -> str:
    """The first word of a name that has a letter in it; a name without one as it is.

    >>> first_name("🎉 Walt Whitman"), first_name("🦊"), first_name("")
    ('Walt', '🦊', '')
    """
    return next(iter(_from_first_letter(name.split())), name)


def _from_first_letter(words: list[str]) -> list[str]:
    """The words of a name without the signs that stand before it."""
    first = next((n for n, word in enumerate(words) if any(map(str.isalnum, word))), 0)
    return words[first:]


def teammate_names(names: Sequence[str], teams: int, seat: int) -> str:
    """The others of a seat's team, "" for a solo player.

    >>> teammate_names(["Anna", "Walt", "Rosa", "June"], 2, 0)
    'Rosa'
    """
    return listed([names[other] for other in members(len(names), teams, seat % teams, seat)[1:]])


def against(names: Sequence[str], teams: int, me: int | None = None) -> str:
    """Who plays whom.

    >>> against(["Anna", "Walt", "Rosa", "June"], 2)
    'Anna & Rosa against Walt & June'
    """
    each = [team_name(names, teams, team, me) for team in range(teams)]
    return " against ".join(each) if teams == 2 else listed(each)
