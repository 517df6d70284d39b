"""English: printed_rules. Made by `python -m tools.messages`."""
from typing import Literal
from game.cards import Rank
from game.text.en import nouns as _nouns
from game.text.english import NUMBER


footer = 'Hand and Foot. To play by these rules on a computer, enter this code:'
cards = 'What each card is worth'
to_go_out = 'To go out you need'
to_open = 'To open you need'
twice = 'double'
book_at_once = 'book in one move: extra'
going_out = 'going out'
no_books = 'no books'
permission = "your partner's OK"
every_round = 'every round'
rounds_after = 'every round after'
together = 'together'


def cards_count(only_losers: bool) -> str:
    return ("Cards left over count against a team that didn't go out; melded cards only help you open." if only_losers else 'Melded cards count for you; cards left over count against you.')


def others(only_losers: bool) -> str:
    return ('Going out and threes' if only_losers else 'Books and threes')


def worth(what: str, points: str) -> str:
    return what + ' ' + points


def rank(rank: Rank) -> str:
    return _nouns.rank(rank)


def ranks(from_: Rank, to: Rank) -> str:
    return _nouns.rank(from_) + ' to ' + _nouns.rank(to)


def kind(kind: Literal["clean", "dirty", "wild", "sevens", "clean_sevens", "threes"]) -> str:
    return ('clean book' if kind == "clean" else 'dirty book' if kind == "dirty" else 'book of wilds' if kind == "wild" else 'book of sevens' if kind == "sevens" else 'clean book of sevens' if kind == "clean_sevens" else 'book of threes')


def double_book(size: int) -> str:
    return 'book of ' + _nouns.cards(size)


def three(three: Literal["black_melded", "black_left", "red_melded", "red_laid", "red_not_out", "red_all", "red_unused", "red_left"], tail: bool) -> str:
    return ('black three melded' if three == "black_melded" else 'black three left over' if three == "black_left" else 'red three melded' if three == "red_melded" else 'red three laid down' if three == "red_laid" else 'red three laid down, not out' if three == "red_not_out" else 'all red threes: extra' if three == "red_all" else 'red three in an unused ' + ('stack' if tail else 'foot') if three == "red_unused" else 'red three left over')


def partners(done: Literal["picked_up", "played"], last: Literal["foot", "tail"]) -> str:
    return ('each partner to have picked up their ' + _nouns.stack(last) if done == "picked_up" else 'each partner to have played a card from their ' + _nouns.stack(last))


def last_card(how: Literal["required", "optional", "never"]) -> str:
    return ('a last card to discard' if how == "required" else 'a last card to discard or meld' if how == "optional" else 'a last card to meld')


def in_round(round: int) -> str:
    return 'round ' + NUMBER(round)


def from_round(round: int) -> str:
    return 'from round ' + NUMBER(round)


def below(total: int) -> str:
    return 'below ' + NUMBER(total)


def from_(total: int) -> str:
    return 'from ' + NUMBER(total)


def different(preset: str) -> str:
    return "What's different from " + preset


def stack(stack: Literal["hand", "foot", "tail"], count: int) -> str:
    return _nouns.stack(stack) + ', ' + _nouns.cards(count)


def letter(stack: Literal["hand", "foot", "tail"]) -> str:
    return ('H' if stack == "hand" else 'F' if stack == "foot" else 'T')


def book(kind: Literal["clean", "dirty", "wild", "sevens", "clean_sevens", "threes"], points: int) -> str:
    return __kind(kind) + ', ' + NUMBER(points)


def opens(points: int, minimum: int) -> str:
    return NUMBER(points) + ' points, minimum ' + NUMBER(minimum)


def laid_down(points: int) -> str:
    return 'laid down, ' + NUMBER(points) + ' each'


__kind = kind
