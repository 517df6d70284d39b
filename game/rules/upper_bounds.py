"""Upper bounds of what the cards in play allow: the richest opening and the most books that one team could make.

Everything a real round can bring is within these bounds, so nothing playable is ever called impossible.
"""

from functools import lru_cache
from itertools import accumulate
from typing import Final

from game.cards import NATURAL_RANKS, Rank
from game.rules.ruleset import (
    MELD_SIZE,
    RuleSet,
    book_opens,
    cards_set_aside,
    dealt_to_each,
    decks_in_play,
    for_round,
    pack_size,
    wild_books_needed,
    wilds_allowed,
    wilds_allowed_in_melds,
)

_SUITS: Final = 4
_TWOS: Final = 4


def stock_after_deal(rules: RuleSet, players: int, round_number: int) -> int:
    """Cards left in the stock after hands, feet, tails and a first upcard are dealt; negative if there are too few.

    Cards that are set aside are excluded.
    """
    each = dealt_to_each(rules, round_number)
    return _cards_of_round(rules, players) - each * players - (rules.first_upcard != "none")


def _cards_of_round(rules: RuleSet, players: int) -> int:
    """Cards that may become visible in a round."""
    return pack_size(rules, players) - cards_set_aside(rules, players)


def richest_opening(rules: RuleSet, players: int, round_number: int) -> int:
    """No opening of the round is worth more than this."""
    decks = decks_in_play(rules, players)
    room = _most_held(rules, players, round_number)
    fives = NATURAL_RANKS.index(Rank(rules.ten_from))
    tens = len(NATURAL_RANKS) - 1 - fives
    of_rank = _SUITS * decks
    values = [rules.ace] * of_rank + [rules.ten_value] * tens * of_rank + [rules.five_value] * fives * of_rank
    naturals = sorted([*values, *_threes(rules, decks)], reverse=True)[:room]
    wilds = sorted([rules.joker] * rules.jokers * decks + [rules.two] * _TWOS * decks, reverse=True)
    worth, carried = [0, *accumulate(naturals)], [0, *accumulate(wilds)]
    best = 0
    for count in range(len(naturals) + 1):
        beside = min(room - count, len(wilds))
        if rules.wild_melds == "no":
            beside = min(beside, wilds_allowed_in_melds(rules, count))
        if count + beside >= MELD_SIZE:
            best = max(best, worth[count] + carried[beside])
    return best + room // rules.book_size * _dearest_book(rules) if rules.open_counts_books else best


def _added_by_pile(rules: RuleSet) -> int:
    """How many cards more than a hand plus one the pile may add to an opening: the bottom card, melded with the upcard,
    and the cards drawn after the free first one.
    """
    return (rules.take_bottom and not rules.take_needs_open) + rules.first_take_free * rules.take_then_draw


def dearest_meld(rules: RuleSet, players: int) -> int:
    """No single meld is worth more than this."""
    decks = decks_in_play(rules, players)
    naturals = _SUITS * decks
    wilds = [rules.joker] * rules.jokers * decks + [rules.two] * _TWOS * decks
    best = max(rules.ace, rules.ten_value, rules.five_value, *_threes(rules, 1), 0)
    beside = sum(sorted(wilds, reverse=True)[: wilds_allowed(rules, naturals)])
    alone = sum(wilds) if rules.wild_melds != "no" else 0
    return max(naturals * best + beside, alone)


def _threes(rules: RuleSet, decks: int) -> list[int]:
    """The values of the threes that may ever be melded."""
    black = [rules.black_three] * 2 * decks if rules.meld_threes != "no" else []
    red = [rules.red_three] * 2 * decks if rules.meld_threes == "all" else []
    return [*black, *red]


def _dearest_book(rules: RuleSet) -> int:
    special = (rules.sevens_book, rules.special_book, rules.threes_book)
    return max(rules.clean_book, rules.dirty_book, rules.wild_book, *special) * (2 if rules.double_book else 1)


def can_open_by_book(rules: RuleSet, players: int, round_number: int) -> bool:
    """Whether a complete clean book opens in that round (from 1) and a player may hold one."""
    most = min(_SUITS * decks_in_play(rules, players), _most_held(rules, players, round_number))
    return book_opens(rules, round_number) and rules.book_size <= most


def _most_held(rules: RuleSet, players: int, round_number: int) -> int:
    """No opening of the round is made from more cards than this. A player who draws and discards one card a turn never
    holds more than a hand plus one, and what the pile adds; one who draws more may wait for any cards.
    """
    if for_round(rules.draw_count, round_number) > 1:
        return _cards_of_round(rules, players)
    return for_round(rules.hand_cards, round_number) + 1 + _added_by_pile(rules)


def can_go_out(rules: RuleSet, players: int, round_number: int) -> bool:
    """Whether the cards in play allow all the books that going out requires in that round."""
    decks = decks_in_play(rules, players)
    clean, dirty = for_round(rules.out_clean, round_number), for_round(rules.out_dirty, round_number)
    wild = wild_books_needed(rules)
    ways = [(clean, dirty)]
    if rules.out_sevens:
        ways = [(clean + 1, dirty)] + ([(clean, dirty + 1)] if rules.sevens_kind == "any" else [])
    total = max(rules.out_books, sum(ways[0]) + wild)
    instead = clean if rules.wild_as_clean and rules.wild_melds != "no" else 0
    return _has_room(rules, players, total) and any(
        can_make_books(rules, decks, pure - wilds, mixed, wild + wilds)
        for pure, mixed in ways
        for wilds in range(instead + 1)
    )


def books_needed(rules: RuleSet, round_number: int) -> int:
    """How many books going out requires in that round."""
    wild = wild_books_needed(rules)
    each = for_round(rules.out_clean, round_number) + for_round(rules.out_dirty, round_number)
    return max(rules.out_books, each + wild + rules.out_sevens)


def _has_room(rules: RuleSet, players: int, books: int) -> bool:
    """Whether there are ranks and cards for this many books of any kind."""
    ranks = len(NATURAL_RANKS) + (rules.wild_melds != "no") + (rules.meld_threes != "no")
    return (rules.second_meld != "never" or books <= ranks) and books * rules.book_size <= _cards_of_round(
        rules, players
    )


def can_make_books(rules: RuleSet, decks: int, clean: int, dirty: int, wild: int) -> bool:
    """Whether the decks hold the cards for these books at one time, laid down as the rules allow."""
    wilds = (_TWOS + rules.jokers) * decks - wild * rules.book_size
    naturals = _SUITS * decks
    if wilds < 0 or (wild > 1 and rules.second_meld == "never"):
        return False
    if not clean and not dirty:
        return True
    ranks = len(NATURAL_RANKS) + (rules.meld_threes != "no")
    fewest = _fewest_naturals(rules, naturals)
    second = rules.second_meld != "never"
    needed = _wilds_for_books(ranks, naturals, rules.book_size, fewest, second, clean, dirty)
    return needed is not None and needed <= wilds


def _fewest_naturals(rules: RuleSet, naturals: int) -> int:
    """The least number of naturals in a dirty book; more than there are if none is possible."""
    enough = (n for n in range(naturals + 1) if wilds_allowed(rules, n) >= max(1, rules.book_size - n))
    return next(enough, naturals + 1)


@lru_cache(maxsize=1024)
def _wilds_for_books(
    ranks: int, naturals: int, size: int, fewest: int, second: bool, clean: int, dirty: int
) -> int | None:
    """The fewest wilds with which all ranks together can make the books; None if they can't.

    One rank after the other contributes some clean and some dirty books; `best` holds the wilds for each pair of
    counts.
    """
    shares: list[tuple[int, int, int]] = []
    for pure in range(clean + 1):
        left = naturals - pure * size  # below 0 it allows no share
        for mixed in range(min(dirty, left // fewest) + 1):
            if second or pure + mixed <= 1:
                shares.append((pure, mixed, max(mixed, mixed * size - left) if mixed else 0))
    best = {(0, 0): 0}
    for _ in range(ranks):
        wider: dict[tuple[int, int], int] = {}
        for (had_clean, had_dirty), spent in best.items():
            for pure, mixed, wilds in shares:
                key = (min(clean, had_clean + pure), min(dirty, had_dirty + mixed))
                wider[key] = min(wider.get(key, spent + wilds), spent + wilds)
        best = wider
    return best.get((clean, dirty))
