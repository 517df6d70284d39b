"""Finding a house rule by the words that people use at the table, whatever it is called here."""

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from game.rules.editing import NAMING
from game.rules.fields import ByRound, Steps, WholeNumber, field_infos
from game.words.house_rules import TOPICS, rule_title, value_text

_ALSO: Final = {
    "book": "canasta basket pile set",
    "clean": "pure natural red unmixed",
    "dirty": "mixed black unnatural",
    "discard": "throw thrown toss put away discarded",
    "joker": "wildcard",
    "meld": "lay laid set spread group",
    "natural": "real plain",
    "permission": "ask allow may ok okay consent agree",
    "stock": "deck talon draw pile bank",
    "taken": "pick picked up pickup grab get",
    "teammate": "partner partners team mate mates",
    "two": "deuce",
    "upcard": "top card face up",
    "wild": "wildcard joker deuce two",
}
"""What else people call a thing, by the word that the rules have for it."""

_PEOPLE_SAY: Final = {
    "tables": "players people persons seats teams pairs partners partnership partnerships solo alone individual"
    " cutthroat number of two three four five six handed shape",
    "rounds": "deals hands games number length long short match ends when does it end how many over",
    "target_score": "play to win winner winning goal race first reach end of the game limit finish ten thousand points"
    " total over",
    "extra_decks": "one deck per player plus one, deck for each person, packs number of decks more cards add a deck"
    " another fewer",
    "decks": "packs number of decks how many cards",
    "jokers": "number of jokers, how many jokers, deck wildcard extra joker without",
    "set_aside": "put away remove take out leave out cut part of the deck unused cards dead percent share fewer",
    "hand_cards": "hand, cards, deal dealt size of the hand first start with number eleven thirteen",
    "foot_cards": "foot, knee, deal dealt size of the foot second hand kicker feet number cards eleven thirteen",
    "tail_cards": "hand knee and foot, knee, third stack third hand tail tails three stacks hand foot and tail,"
    " another stack after the foot",
    "stacks": "pick choose your hand which pile is foot decide choice of select lowest highest card on the bottom look",
    "stacks_pass": "pass, pass the pass the hand, foot, swap trade exchange give stack neighbour neighbor next"
    " player rotate direction pass",
    "deal": "dealing cut the deck cutting lift packet dealer grab twenty two shuffle",
    "cut_bonus": "exactly 22 cards, perfect cut lucky exact number right cutting lift bonus one hundred reward"
    " twenty two",
    "first_player": "who starts, who begins, who goes first, dealer starts, start starts starter begin begins first"
    " turn goes go lead order of play dealer left clockwise who"
    " leads",
    "first_upcard": "turn up turned flip flipped face start the discard pile begin starter card first",
    "draw_count": "draw two from the stock take deck pick up pull number of cards each turn",
    "stock_out": "run out runs running empty gone used up no more cards left end of the deck reshuffle shuffle"
    " exhausted stock draw pile discards turned over",
    "take_count": "discard pile, the pile, pick up, take the pile, pick up the pile, cards from the pile, pile,"
    " picking pickup grab get number of seven five all whole top draw pot",
    "short_pile": "few too less fewer than small pile not enough cards in the pick up pickup",
    "take_least": "smallest size minimum fewest least number of cards in the pile before pickup how many must be",
    "take_then_draw": "draw a card after picking up the pile plus one from the stock pickup and draw",
    "first_take_free": "free first player may take starter without melding for nothing gift",
    "take_peek": "peek look at the discard pile before picking up see cards below spread count through",
    "take_bottom": "bottom card of the pile must use lowest deepest card you pick up meld",
    "take_with": "pick up with pickup match matching pair two of the top card wild to need take pile requirements"
    " discard",
    "upcard_play": "must use the top card meld lay down at once pick up pickup",
    "take_first_lap": "first round turn pick up the pile pickup early lap beginning wait",
    "take_needs_open": "pick up before opening laid down must be been on the board opened pickup",
    "freeze": "freezing freezes froze block blocked stop lock locked wild in the pile on discard a discarding wilds"
    " throw joker card",
    "opening": "lay down, laying down, lay out, laying out, points to lay out, go down, going down, get down, come"
    " down, minimum, first meld, initial meld, meld, get put open count"
    " to requirement points needed on the table board requirements"
    " 50 60 90 120 150 in",
    "opening_growth": "lay down minimum opening goes up rises increases more each round later rounds after add points",
    "opening_by_score": "lay down minimum meld go by total depends on score canasta initial points",
    "open_counts_books": "bonus counts toward lay down include canasta in minimum initial meld",
    "open_waived": "no minimum go down without points whole hand all cards in one go straight to the foot waived",
    "new_meld_points": "minimum value of each meld least points later melds worth",
    "wild_per_turn": "one wild a turn wilds per turn how many wilds each turn at a time add",
    "book_at_once": "whole canasta in one go seven at once natural from hand laid complete bonus",
    "wild_limit": "one more natural than wild, 50% wild, half wild, per cent percent, wildcard, wild, wild card, how"
    " many wilds cards ratio more"
    " than naturals number of in a book canasta"
    " outnumber",
    "wild_cap": "no more than, not more than, how many wilds maximum max most limit wild cards number of in a book"
    " canasta",
    "dirty_naturals": "two of a kind plus a wild, start minimum naturals least number of real cards with wilds in a"
    " dirty meld pair needed",
    "second_meld": "two melds same rank another canasta of the second book start new pile twice duplicate double",
    "foot_when": "pick up second hand early after first canasta joins when do you get the foot",
    "foot_ends_turn": "pick up foot taking up turn over stop next turn wait second hand go on keep playing",
    "wild_melds": "wild canasta, wild book, book of wilds, bolivia jokers twos deuces meld only all",
    "book_size": "canasta, book, cards, size of a length how big long seven eight six make number complete pile",
    "closed_book": "bury buried add to closed canasta finished complete completed full sealed open play on adding"
    " more cards after"
    " seven lay close closing",
    "clean_book": "red canasta natural pure value worth bonus book five hundred score",
    "dirty_book": "black canasta mixed value worth bonus book three hundred score",
    "wild_book": "wild canasta bolivia value worth bonus fifteen hundred score book of jokers deuces",
    "double_book": "long book big twice fourteen ten large canasta double points",
    "sevens_book": "set of sevens, natural sevens, seven canasta book of value worth bonus special five thousand score",
    "sevens_kind": "seven canasta dirty sevens clean book of special",
    "meld_threes": "black three closes the pile, closed pile blocks stops, lay down threes play black three book of"
    " canasta may you meld",
    "threes_book": "three canasta value worth bonus book of score",
    "red_threes": "red three, lay down red three, bonus card replace draw another what do threes rule",
    "red_three_bonus": "red three worth value points each laid lay down score bonus one hundred",
    "red_three_not_out": "red three worth value each laid lay down not going out loser other team less half count",
    "red_three_all": "book of red threes, pile of red threes, red three all of them both every four bonus points set",
    "black_three": "black three, closes the pile, penalty, minus negative caught stuck with in hand at the end value"
    " worth cost count"
    " blocks stop of clubs spades card points",
    "red_three": "penalty, red three, minus negative caught stuck with in hand foot at the end value worth cost count"
    " five hundred of hearts diamonds card points",
    "out_clean": "go out, need needed required requirement requirements to red canasta natural pure finish how many"
    " books",
    "out_dirty": "need needed required requirement requirements to go out black canasta mixed finish how many books",
    "out_wild": "required wild canasta bolivia jokers twos finish out",
    "out_books": "need needed required requirement requirements to go out canastas number of books finish how many"
    " total",
    "out_sevens": "need needed required requirement to go out seven canasta finish",
    "final_discard": "discard, discard to go out, no discard, throw away, final discard to go out throw last card"
    " finish without"
    " end with must float"
    " floating",
    "foot_needed": "go out without second hand unplayed from the hand never picked up foot finish end early leave",
    "sevens_kept": "seven throw away keep hold sevens discarding must be melded book first no seven",
    "partners_foot": "partner, teammate, all partners, each every both partners in their foot the before going out"
    " picked up",
    "permission": "ask, go out, partner, may i go out, asking allow allowed agree consent can question say yes no talk"
    " consult ok teammate table",
    "hold_last_card": "keep keeping hold back one card no discard partner not discarding last wait",
    "winner_takes": "winner gets zero loser pays penalty points only low score wins count what is left",
    "go_out_bonus": "bonus, going out, go out, points for finish finishing first ending the round end reward",
    "joker": "wildcard, joker, wild card, value points worth count fifty score jokers",
    "two": "wildcard, deuce, two, wild card, value points worth count twenty score",
    "ace": "value points worth count twenty score card",
    "ten_value": "ten, face card, face picture court cards king queen jack nine eight ten value points worth count"
    " score card high",
    "ten_from": "face picture court cards nine eight ten value points worth count score card eights nines",
    "five_value": "small cards four five six seven eight nine value points worth count score card low",
}
"""How people ask for a rule, beside what stands in its row."""

_FIGURES: Final = {
    "1": "one",
    "2": "two",
    "3": "three",
    "4": "four",
    "5": "five",
    "6": "six",
    "7": "seven",
    "8": "eight",
    "9": "nine",
    "10": "ten",
    "11": "eleven",
    "13": "thirteen",
    "14": "fourteen",
    "20": "twenty",
    "22": "twenty two",
    "50": "fifty",
    "60": "sixty",
    "90": "ninety",
    "100": "hundred",
    "300": "three hundred",
    "500": "five hundred",
    "1500": "fifteen hundred",
    "5000": "five thousand",
    "10000": "ten thousand",
    "j": "jack",
    "q": "queen",
    "k": "king",
}
_NUMBER_WORDS: Final = frozenset(word for words in _FIGURES.values() for word in words.split()) - {
    "jack",
    "queen",
    "king",
}
_A_VALUE: Final = 9
"""The rank of a number that a rule could be set to: farther than any word that the rule has."""
_FORMS: Final = {
    "laid": "lay",
    "lie": "lay",
    "drawn": "draw",
    "drew": "draw",
    "took": "take",
    "taken": "take",
    "kept": "keep",
    "held": "hold",
    "froze": "freeze",
    "frozen": "freeze",
    "dealt": "deal",
    "thrown": "throw",
    "threw": "throw",
    "went": "go",
    "gone": "go",
    "goes": "go",
    "gave": "give",
    "given": "give",
    "began": "begin",
    "begun": "begin",
    "feet": "foot",
    "aces": "ace",
    "won": "win",
    "hearts": "red",
    "diamonds": "red",
    "clubs": "black",
    "spades": "black",
}
_SMALL: Final = (
    " a an and any are at be can cannot do does for from have how i in is it its many much must of on or our should"
    " than that the their them there they this through to us we what when where which who will with you your "
)
"""Words that say nothing about which rule is meant."""


def rules_found(wanted: str) -> tuple[str, ...]:
    """The rules that are meant by some words, the likeliest first: each word must be one that the rule has or that
    people use for it, or the beginning of one. A number beside other words may be one that the rule could be set to.

    >>> rules_found("ask")[0], rules_found("canasta size")[0], rules_found("xylophone")
    ('permission', 'book_size', ())
    >>> rules_found("six decks")[:2], rules_found("17")
    (('extra_decks', 'decks'), ())
    """
    asked = _telling(wanted)
    if not asked:
        return ()
    phrase = tuple(map(_stem, asked))
    ranks = {}
    for place, field in enumerate(field for field in field_infos() if field not in NAMING):
        found = [rank for word in asked if (rank := _rank(field, word)) is not None]
        values = [word for word in asked if _rank(field, word) is None and _is_number(word)] if found else []
        if len(found) + len(values) == len(asked) and (not values or _holds_numbers(field)):
            found += [_A_VALUE] * len(values)
            ranks[field] = (phrase not in _phrases(field), sum(found), place)
    return tuple(sorted(ranks, key=ranks.__getitem__))


def _is_number(word: str) -> bool:
    return word.isdecimal() or word in _NUMBER_WORDS


def _holds_numbers(field: str) -> bool:
    return isinstance(field_infos()[field].control, WholeNumber | ByRound | Steps)


def _telling(text: str) -> tuple[str, ...]:
    """The words of a text that say which rule is meant; all of them where none does."""
    every = tuple(_words(text))
    return tuple(word for word in every if f" {word} " not in _SMALL) or every


def _rank(field: str, word: str) -> int | None:
    """How far from its name a rule has a word; None where it has not."""
    stem = _stem(word)
    circles = _circles(field)
    for rank, words in enumerate(circles):
        if stem in words:
            return 2 * rank
    beginnings = (rank for rank, words in enumerate(circles) if any(other.startswith(word) for other in words))
    begun = next(beginnings, None)
    return None if begun is None else 2 * begun + 1


def _said(field: str) -> tuple[str, ...]:
    """How people ask for a rule; a new one is found by its label, help and choices until somebody adds more here."""
    return tuple(_PEOPLE_SAY[field].split(",")) if field in _PEOPLE_SAY else ()


@lru_cache
def _phrases(field: str) -> frozenset[tuple[str, ...]]:
    """What somebody says who means this rule before others, as stems."""
    return frozenset(tuple(map(_stem, _telling(said))) for said in (rule_title(field), *_said(field)))


@lru_cache
def _circles(field: str) -> tuple[frozenset[str], ...]:
    """The words of a rule, those nearest to it first: its name; how people ask for it; help and choices; its topic."""
    about = field_infos()[field]
    choices = " ".join(value_text(field, word) for word in getattr(about.control, "words", ()))
    name = frozenset(_words(rule_title(field)))
    return (
        name | frozenset(map(_stem, name)),
        _with_other_names(" ".join((rule_title(field), *_said(field)))),
        _with_other_names(f"{about.help} {choices}"),
        _with_other_names(TOPICS[about.group]),
    )


def _with_other_names(text: str) -> frozenset[str]:
    words = set(_words(text))
    stems = {_stem(word) for word in words}
    others = {other for word, names in _ALSO.items() if _stem(word) in stems for other in names.split()}
    return frozenset(words | stems | others | {_stem(other) for other in others})


def _words(text: str) -> Iterator[str]:
    """The words of a text in small letters, figures as words.

    >>> list(_words("Partner's 2s, red 3"))
    ['partner', 'two', 'red', 'three']
    """
    plain = text.casefold().replace(",", "").replace("’", "'").replace("'s", "")
    for word in re.findall(r"[^\W_]+", plain):
        figure = word.removesuffix("s") if word[0].isdigit() else word
        yield from _FIGURES.get(figure, figure).split()


def _stem(word: str) -> str:
    """A word without its ending, the same for all its forms.

    >>> [_stem(word) for word in ("canastas", "frozen", "freezing", "melded", "penalties", "cutting", "laid")]
    ['canasta', 'freez', 'freez', 'meld', 'penalty', 'cut', 'lay']
    """
    word = _FORMS.get(word, word)
    if len(word) > 4 and word.endswith("ies"):
        return f"{word[:-3]}y"
    if len(word) > 2 and not word.endswith("ss"):
        word = word.removesuffix("s")
    for ending in ("ing", "ed", "e"):
        if word.endswith(ending) and len(word) - len(ending) > 2:
            word = word.removesuffix(ending)
    return word[:-1] if len(word) > 2 and word[-1] == word[-2] else word
