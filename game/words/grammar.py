"""How things are put into words everywhere: numbers and lists, people and teams, cards and books."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final, assert_never

from game.cards import HAND_ORDER, JOKER, NATURAL_RANKS, TWO, Card, Rank, rank_of
from game.engine.melds import WILD_RANK
from game.rules.meld_limits import BookKind
from game.text.messages import nouns
from game.text.person import Person

# ---- numbers and lists
MINUS: Final = "−"

_WORDS: Final = (
    *("no", "one", "two", "three", "four", "five", "six"),
    *("seven", "eight", "nine", "ten", "eleven", "twelve"),
)
_ORDINALS: Final = (
    *("first", "second", "third", "fourth", "fifth", "sixth"),
    *("seventh", "eighth", "ninth", "tenth", "eleventh", "twelfth"),
)


def number(count: int) -> str:
    """A count in words up to twelve, in figures beyond; nothing is "no".

    >>> number(7), number(112), number(0)
    ('seven', '112', 'no')
    """
    return _WORDS[count] if 0 <= count < len(_WORDS) else points(count)


def ordinal(place: int) -> str:
    """A place from 1, in words up to twelve as `number` has them.

    >>> ordinal(2), ordinal(7), ordinal(21), ordinal(13)
    ('second', 'seventh', '21st', '13th')
    """
    if 1 <= place <= len(_ORDINALS):
        return _ORDINALS[place - 1]
    tail = "th" if place % 100 in (11, 12, 13) else {1: "st", 2: "nd", 3: "rd"}.get(place % 10, "th")
    return f"{place}{tail}"


def points(amount: int) -> str:
    """Points with a comma between thousands and a real minus sign.

    >>> points(1845), points(-45)
    ('1,845', '−45')
    """
    return f"{amount:,}".replace("-", MINUS)


def signed(amount: int) -> str:
    """Points that are added or taken off; nothing has no sign.

    >>> signed(500), signed(-45), signed(0)
    ('+500', '−45', '0')
    """
    return f"+{points(amount)}" if amount > 0 else points(amount)


def hints_left_out(decisions: int) -> str:
    """That decisions are not judged because they followed a hint, without a full stop.

    >>> hints_left_out(12), hints_left_out(1)
    ('12 decisions with a hint are left out', '1 decision with a hint is left out')
    """
    return f"{points(decisions)} decision{' with a hint is' if decisions == 1 else 's with a hint are'} left out"


def counted(count: int, thing: str, things: str | None = None) -> str:
    """A count with its noun.

    >>> counted(1, "card"), counted(7, "card"), counted(20, "card"), counted(2, "family", "families")
    ('one card', 'seven cards', '20 cards', 'two families')
    """
    return f"{number(count)} {thing if count == 1 else things or thing + 's'}"


def listed(items: Sequence[str], last: str = "and") -> str:
    """Things one after the other, the last two joined by a word.

    >>> listed(["a", "b", "c"]), listed(["a", "b"], "or"), listed([])
    ('a, b and c', 'a or b', '')
    """
    if len(items) < 2:
        return "".join(items)
    return f"{', '.join(items[:-1])} {last} {items[-1]}"


def capital(text: str) -> str:
    """The same text beginning with a capital letter; names keep theirs."""
    return text[:1].upper() + text[1:]


def sentences(*parts: str) -> str:
    """Parts as sentences one after the other, each with a capital and one sign at its end; empty ones are left out.

    >>> sentences("your turn after Rosa", "", "Anna asks: may I go out?")
    'Your turn after Rosa. Anna asks: may I go out?'
    """
    return " ".join(capital(part) + ("" if part[-1] in ".?!…" else ".") for part in parts if part)


def by_round(value: int | tuple[int, ...]) -> str:
    """A count that may change with the round; the last one stays.

    >>> by_round(11), by_round((0, 1, 2)), by_round((2, 2))
    ('eleven', 'none, one, then two', 'two')
    """
    if isinstance(value, int):
        return number(value)
    if len(set(value)) == 1:
        return number(value[0])
    *before, last = (number(count) if count else "none" for count in value)
    return ", ".join([*before, f"then {last}"]) if before else last


# ---- people and teams
YOU: Final = "You"
"""What records call a person who gave no name."""


def seat_name(names: Sequence[str], seat: int, me: int | None = None) -> str:
    """The name of a seat, "You" for the reader's own; a seat without a name is numbered from one.

    >>> seat_name(["Anna", "Walt"], 0, me=0), seat_name(["Anna", "Walt"], 1), seat_name([], 2)
    ('You', 'Walt', 'Player 3')
    """
    if seat == me:
        return YOU
    return names[seat] if 0 <= seat < len(names) else f"Player {seat + 1}"


def seat_person(names: Sequence[str], seat: int, me: int | None = None) -> Person:
    """A seat as messages name it.

    >>> seat_person(["Anna", "Walt"], 0, me=0), seat_person(["Anna", "Walt"], 1), seat_person([], 2)
    (Person(name='You', is_you=True), Person(name='Walt', is_you=False), Person(name='Player 3', is_you=False))
    """
    if seat == me or (0 <= seat < len(names) and names[seat].casefold() == YOU.casefold()):
        return Person(nouns.you(), is_you=True)
    return Person(names[seat] if 0 <= seat < len(names) else nouns.player(seat + 1))


def team_person(names: Sequence[str], teams: int, team: int, me: int | None = None) -> Person:
    """A team as messages name it: the reader's own is "you"."""
    return Person(team_name(names, teams, team, me), me is not None and me % teams == team)


def ranks_listed(cards: Iterable[Card]) -> list[str]:
    """Cards by number and rank, for a message to list.

    >>> from game.cards import parse_cards
    >>> ranks_listed(parse_cards("KH *R KD QS"))
    ['two kings', 'a queen', 'a joker']
    """
    return [nouns.of_rank(count, rank) for rank, count in by_rank(cards)]


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
    >>> team_name(["Anna", "Walt", "Rosa", "June", "Ben", "Ida", "Olga", "Max"], 2, 1)
    'Walt, June, Ida & Max'
    """
    *others, last = (seat_name(names, seat, me) for seat in members(len(names), teams, team, me))
    if len(others) < FOUR - 1:
        return " & ".join((*others, last))
    return f"{', '.join(others)} & {last}"


FOUR: Final = 4
"""People of a team whose names stand with commas between them, and who are called by one name where there is no room
for all.
"""


@lru_cache(maxsize=256)
def shorter_names(name: str) -> tuple[str, ...]:
    """Shorter forms of a person's or a team's name, the longest first: surnames as initials, then left out, then only
    the first half of a double name; for a team initials at last.

    >>> shorter_names("You & Anna-Katharina Bergstrom")
    ('You & Anna-Katharina B.', 'You & Anna-Katharina', 'You & Anna', 'You & A.')
    >>> shorter_names("🎉 Walt Whitman")
    ('Walt W.', 'Walt')
    >>> shorter_names("Rosa")
    ()
    >>> shorter_names("Walt, June, Ida & Max"), shorter_names("You, Anna Berg, Ida & Max")
    (("Walt's four",), ('You, Anna, Ida & Max', 'Your four'))
    """
    fours = name.replace(", ", " & ").split(" & ")
    if " & " in name and len(fours) == FOUR:
        short = f"{', '.join(map(first_name, fours[:-1]))} & {first_name(fours[-1])}"
        whose = [f"{possessive(who)} four" for who in (first_name(fours[0]), first_name(fours[0]).split("-")[0])]
        return tuple(form for form in dict.fromkeys((short, *whose)) if len(form) < len(name))
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


# ---- cards and books
_RANKS: Final = {
    "*": "joker",
    "2": "two",
    "3": "three",
    "4": "four",
    "5": "five",
    "6": "six",
    "7": "seven",
    "8": "eight",
    "9": "nine",
    "T": "ten",
    "J": "jack",
    "Q": "queen",
    "K": "king",
    "A": "ace",
    WILD_RANK: "wild",
}
_PLURALS: Final = {"six": "sixes"}
_SUITS: Final = {"C": "clubs", "D": "diamonds", "H": "hearts", "S": "spades"}


def rank_name(rank: Rank, count: int = 1) -> str:
    """A rank for one card or for several.

    >>> rank_name(Rank("K")), rank_name(Rank("6"), 3), rank_name(WILD_RANK, 0)
    ('king', 'sixes', 'wilds')
    """
    name = _RANKS[rank]
    return name if count == 1 else _PLURALS.get(name, name + "s")


def worth_by_rank(ten_from: Rank, high: int, low: int) -> tuple[str, str]:
    """What kings down to a rank count, and what the cards below it do.

    >>> worth_by_rank(Rank("8"), 10, 5), worth_by_rank(Rank("T"), 10, 5)
    (('eight to king 10', 'four to seven 5'), ('ten to king 10', 'four to nine 5'))
    """
    below = rank_name(NATURAL_RANKS[NATURAL_RANKS.index(ten_from) - 1])
    return f"{rank_name(ten_from)} to king {points(high)}", f"four to {below} {points(low)}"


def ranks_by_worth(ten_from: Rank) -> tuple[str, str]:
    """The ranks that count as high cards, and those that count as low ones.

    >>> ranks_by_worth(Rank("8")), ranks_by_worth(Rank("T"))
    (('king to eight', 'seven to four'), ('king to ten', 'nine to four'))
    """
    below = rank_name(NATURAL_RANKS[NATURAL_RANKS.index(ten_from) - 1])
    return f"king to {rank_name(ten_from)}", f"{below} to four"


def a(noun: str) -> str:
    """A noun with its indefinite article.

    >>> a("ace"), a("king")
    ('an ace', 'a king')
    """
    return f"an {noun}" if noun[0] in "aeiou" else f"a {noun}"


def of_rank(count: int, rank: Rank) -> str:
    """So many cards of a rank.

    >>> of_rank(1, Rank("A")), of_rank(2, Rank("9")), of_rank(0, Rank("9"))
    ('an ace', 'two nines', 'no nines')
    """
    return a(rank_name(rank)) if count == 1 else f"{number(count)} {rank_name(rank, count)}"


def card_name(card: Card) -> str:
    """One card in full, without an article.

    >>> card_name(Card("QH")), card_name(Card("*R"))
    ('queen of hearts', 'red joker')
    """
    if rank_of(card) == JOKER:
        return "red joker" if card == "*R" else "black joker"
    return f"{_RANKS[card[0]]} of {_SUITS[card[1]]}"


def the_card(card: Card) -> str:
    """One card in full: "the queen of hearts"; a joker is any joker.

    >>> the_card(Card("9C")), the_card(Card("*B"))
    ('the nine of clubs', 'a joker')
    """
    return "a joker" if rank_of(card) == JOKER else f"the {card_name(card)}"


def by_rank(cards: Iterable[Card]) -> tuple[tuple[Rank, int], ...]:
    """How many cards of each rank: naturals from the ace down, then twos, then jokers."""
    counts: dict[Rank, int] = {}
    for card in sorted(cards, key=HAND_ORDER.__getitem__):
        counts[rank_of(card)] = counts.get(rank_of(card), 0) + 1
    wilds = [rank for rank in (TWO, JOKER) if rank in counts]
    return tuple((rank, counts[rank]) for rank in [*(r for r in counts if r not in wilds), *wilds])


def cards_listed(cards: Iterable[Card], last: str = "and") -> str:
    """Cards by number and rank.

    >>> from game.cards import parse_cards
    >>> cards_listed(parse_cards("KH *R KD QS"))
    'two kings, a queen and a joker'
    """
    return listed([of_rank(count, rank) for rank, count in by_rank(cards)], last)


def ranks_counted(cards: Iterable[Card]) -> str:
    """Many cards in short, by rank; "" for none.

    >>> from game.cards import parse_cards
    >>> ranks_counted(parse_cards("KH *R KD QS TC"))
    'K ×2, Q, 10, joker'
    """
    names = {"T": "10", "*": "joker"}
    return ", ".join(names.get(rank, rank) + (f" ×{count}" if count > 1 else "") for rank, count in by_rank(cards))


def any_of(cards: Sequence[Card]) -> str:
    """One card out of several, each rank named once.

    >>> from game.cards import parse_cards
    >>> any_of(parse_cards("KH KD 2C"))
    'a king or a two'
    """
    return listed([of_rank(1, rank) for rank, _ in by_rank(cards)], "or")


def book_name(kind: BookKind, rank: Rank) -> str:
    """A book with its kind and rank.

    >>> book_name("clean", Rank("Q")), book_name("wild", WILD_RANK)
    ('clean book of queens', 'book of wilds')
    """
    match kind:
        case "clean" | "dirty":
            return f"{kind} book of {rank_name(rank, 0)}"
        case "wild":
            return f"book of {rank_name(WILD_RANK, 0)}"
        case _:
            assert_never(kind)
