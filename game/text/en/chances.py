"""English: chances. Made by `python -m tools.messages`."""
from typing import Literal
from game.text.english import NUMBER, SIGNED, plural


def amount(what: Literal["jokers", "wilds", "red-threes", "wild-pairs", "luck-deal", "luck-draws"], count: int) -> str:
    return ((NUMBER(count) + ' joker' if plural(count) == "one" else NUMBER(count) + ' jokers') if what == "jokers" else (NUMBER(count) + ' wild card' if plural(count) == "one" else NUMBER(count) + ' wild cards') if what == "wilds" else (NUMBER(count) + ' red three' if plural(count) == "one" else NUMBER(count) + ' red threes') if what == "red-threes" else (NUMBER(count) + ' pair of wild cards' if plural(count) == "one" else NUMBER(count) + ' pairs of wild cards') if what == "wild-pairs" else SIGNED(count) + ' points by the deal' if what == "luck-deal" else SIGNED(count) + ' points by the draws')


def counted(rounds: int, games: int) -> str:
    return ('1 round' if plural(rounds) == "one" else NUMBER(rounds) + ' rounds') + ' in ' + ('1 game' if plural(games) == "one" else NUMBER(games) + ' games')


def nothing_counted() -> str:
    return 'Finish a round, and you’ll see here who got the cards that everybody wants.'


def face(who: str, much: str, low: int, high: int, inside: bool) -> str:
    return who + ', ' + much + ', ' + ('inside' if inside else 'outside') + ' the band of ' + NUMBER(low) + ' to ' + NUMBER(high) + '.'
