"""English: new_game. Made by `python -m tools.messages`."""
from typing import Literal
from game.text.person import Person
from game.text.en import nouns as _nouns
from game.text.english import COUNT, LIST, NUMBER


you = 'you'
who_partner = 'Who is your partner?'
who_partners = 'Who are your partners?'
who_against = 'Who plays against you?'
which_table = 'How many players?'
played_by = 'Played by'
how_well = 'How well do they play?'
level_and_style = 'Level and style'
what_style = 'In what style?'
how_long = 'How long?'
whose_rules = 'Which rules?'
more = 'More'
done = 'Done'
new_face = 'Someone new'
new_face_short = 'New'
your_players = 'Your players'
computer_players = 'Computer players'
swaps_seats = 'already at the table: the two players swap seats'
person_here = 'Someone here'
by_your_games = 'from your games'
open_ended = 'as many rounds as it takes'
books_to_go_out = 'books to go out'


def now(part: Literal["morning", "afternoon", "evening"]) -> str:
    return ('This morning' if part == "morning" else 'This afternoon' if part == "afternoon" else 'Tonight')


def sentence(part: Literal["morning", "afternoon", "evening"], who: Person, partners: str, others: str, rules: str, length: str, to_points: bool) -> str:
    return __now(part) + ' ' + (who.name + ' play' if who.is_you else who.name + ' plays') + ' ' + rules + ('' if not partners else ' ' + 'with ' + partners) + ' against ' + others + ('' if to_points else ' ' + 'for') + ' ' + length


def some(count: int) -> str:
    return COUNT(count) + ' others'


def to_points(points: int) -> str:
    return 'to ' + NUMBER(points) + ' points'


def about_minutes(count: int) -> str:
    return 'about ' + NUMBER(count) + ' minutes'


def who_sits(place: str) -> str:
    return 'Who sits ' + place + '?'


def as_rules_say(takes: str) -> str:
    return 'as the rules say, ' + takes


def character(size: int, takes: Literal["never", "all", "some"], count: int, way: Literal["pair", "any_play", "pair_or_wild", "pair_or_meld"], books: bool, clean: str, dirty: str, wild: str, sevens: str, all: str) -> str:
    return 'Books of ' + COUNT(size) + '. The pile: ' + ('never taken' if takes == "never" else 'all of it, ' + __pile_way(way) if takes == "all" else _nouns.cards(count) + ', ' + __pile_way(way)) + '.\nTo go out: ' + ('no books' if not books else LIST([part for part in (__out_clean(clean) if clean else '', __out_dirty(dirty) if dirty else '', __out_wild(wild) if wild else '', __out_sevens(sevens) if sevens else '', __out_in_all(all) if all else '') if part])) + '.'


def pile_way(way: Literal["pair", "any_play", "pair_or_wild", "pair_or_meld"]) -> str:
    return ('with a pair' if way == "pair" else 'by playing the upcard' if way == "any_play" else 'with a pair, or a natural and a wild' if way == "pair_or_wild" else 'with a pair or a matching meld')


def out_clean(count: str) -> str:
    return count + ' clean'


def out_dirty(count: str) -> str:
    return count + ' dirty'


def out_wild(count: str) -> str:
    return count + ' of wilds'


def out_sevens(count: str) -> str:
    return count + ' of sevens'


def out_in_all(count: str) -> str:
    return count + ' in all'


def now_a_seat(name: str) -> str:
    return 'Now choose a seat for ' + name + '.'


def computer_sits(name: str, number: int) -> str:
    return name + ' takes seat ' + NUMBER(number) + ', played by the computer.'


def chair(place: str, plays: str) -> str:
    return (place if not plays else place + ', ' + plays)


__now = now
__pile_way = pile_way
__out_clean = out_clean
__out_dirty = out_dirty
__out_wild = out_wild
__out_sevens = out_sevens
__out_in_all = out_in_all
