"""English: new_game. Made by `python -m tools.messages`."""
from collections.abc import Sequence
from typing import Literal
from game.text.person import Person
from game.text.en import nouns as _nouns
from game.text.english import COUNT, LIST, NUMBER


def now(part: Literal["morning", "afternoon", "evening"]) -> str:
    return ('This morning' if part == "morning" else 'This afternoon' if part == "afternoon" else 'Tonight')


def sentence(part: Literal["morning", "afternoon", "evening"], who: Person, partners: str, others: str, rules: str, length: str) -> str:
    return __now(part) + ' ' + (who.name + ' play' if who.is_you else who.name + ' plays') + ('' if not partners else ' ' + 'with ' + partners) + ' against ' + others + ', ' + rules + ', ' + length + '.'


def you() -> str:
    return 'you'


def some(count: int) -> str:
    return COUNT(count) + ' others'


def to_points(points: int) -> str:
    return 'to ' + NUMBER(points) + ' points'


def about_minutes(count: int) -> str:
    return 'about ' + NUMBER(count) + ' minutes'


def who_sits(place: str) -> str:
    return 'Who sits ' + place + '?'


def who_partner() -> str:
    return 'Who is your partner?'


def who_partners() -> str:
    return 'Who are your partners?'


def who_against() -> str:
    return 'Who plays against you?'


def which_table() -> str:
    return 'How many players?'


def played_by() -> str:
    return 'Played by'


def how_well() -> str:
    return 'How well?'


def level_and_style() -> str:
    return 'Level and style'


def what_style() -> str:
    return 'In what style?'


def how_long() -> str:
    return 'How long?'


def whose_rules() -> str:
    return 'Which rules?'


def more() -> str:
    return 'More'


def done() -> str:
    return 'Done'


def new_face() -> str:
    return 'New face'


def person_here() -> str:
    return 'Someone here'


def by_your_games() -> str:
    return 'from your games'


def one_round() -> str:
    return 'One round'


def a_match() -> str:
    return 'A match'


def rounds_and_minutes(rounds: int, minutes: int) -> str:
    return _nouns.rounds(rounds) + ', about ' + NUMBER(minutes) + ' minutes'


def to(points: int) -> str:
    return 'To ' + NUMBER(points)


def to_about(points: int) -> str:
    return 'until a team reaches ' + NUMBER(points) + ' points'


def as_rules_say() -> str:
    return 'As the rules say'


def character(size: int, pile: str, out: Sequence[str]) -> str:
    return 'Books of ' + COUNT(size) + '. The pile: ' + pile + '.\nTo go out: ' + LIST(out) + '.'


def now_a_seat(name: str) -> str:
    return 'Now choose a seat for ' + name + '.'


def computer_sits(name: str, number: int) -> str:
    return name + ' takes seat ' + NUMBER(number) + ', played by the computer.'


def chair(place: str, plays: str) -> str:
    return (place if not plays else place + ', ' + plays)


__now = now
