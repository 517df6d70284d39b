"""English: heard. Made by `python -m tools.messages`."""
from collections.abc import Sequence
from typing import Literal
from game.cards import Card, Rank
from game.text.person import Person
from game.cards import by_rank
from game.text.en import nouns as _nouns
from game.text.english import COUNT, LIST, NUMBER, ORDINAL, plural


bar = 'Menu bar'
your_hand = 'Your hand'
laid_out = 'Laid out, not played yet'
piles = 'Stock and discard pile'
players = 'Other players'
actions = 'Actions'
says = 'Status'
notice = 'Notice'
question = 'Question'
skip = 'Skip'
skip_tip = 'Skips the animation.'
lift_more = 'Lift more cards'
lift_fewer = 'Lift fewer cards'
nothing_said = 'Nothing has been said yet.'


def laid_out_group(group: str) -> str:
    return __laid_out + ': ' + group


def unavailable(name: str) -> str:
    return name + ', unavailable'


def coach(words: str) -> str:
    return 'Coach: ' + words


def hint(words: str) -> str:
    return 'Hint: ' + words


def hand_title(count: int) -> str:
    return __your_hand + ', ' + _nouns.cards(count)


def card_in_hand(card: Card, place: int, of: int, chosen: bool, new: bool) -> str:
    return _nouns.card(card) + ', ' + ORDINAL(place) + ' of ' + COUNT(of) + ' in your hand' + ('; chosen' if chosen else '') + ('; new' if new else '')


def staged_card(card: Card, group: Sequence[Card]) -> str:
    return (_nouns.card(card) + ', laid out' if len(group) == 1 else _nouns.card(card) + ', laid out in a group: ' + LIST([_nouns.of_rank(count, rank) for rank, count in by_rank(group)]))


def last_of_all(card: Card) -> str:
    return _nouns.card(card) + ', kept for the final discard'


def meld(rank: Rank, kind: Literal["clean", "dirty", "wild"], book: bool, cards: int, wilds: int) -> str:
    return _nouns.ranks(rank) + ', ' + (('clean book' if kind == "clean" else 'dirty book' if kind == "dirty" else 'book') if book else ('clean meld' if kind == "clean" else 'dirty meld' if kind == "dirty" else 'meld')) + ' of ' + _nouns.cards(cards) + ('' if wilds == 0 else ', ' + COUNT(wilds) + ' of them wild')


def meld_of_team(rank: Rank, kind: Literal["clean", "dirty", "wild"], book: bool, cards: int, wilds: int, owner: str) -> str:
    return __meld(rank, kind, book, cards, wilds) + '; ' + owner


def team_title(name: str, note: str) -> str:
    return ('Melds: ' + name if not note else 'Melds: ' + name + ', ' + note)


def held(cards: int, plays: Literal["hand", "foot", "tail"], lying: Sequence[str]) -> str:
    return _nouns.cards(cards) + ('' if plays == "hand" else ', playing from the ' + _nouns.stack(plays)) + ('' if len(lying) == 0 else ', ' + LIST(lying) + ' not picked up yet')


def stack_of(stack: Literal["hand", "foot", "tail"], cards: int) -> str:
    return _nouns.stack(stack) + ' of ' + _nouns.cards(cards)


def player(name: str, partner: bool, cards: int, plays: Literal["hand", "foot", "tail"], lying: Sequence[str], turn: bool, alert: str) -> str:
    return (name + ', your partner' if partner else name) + ', ' + __held(cards, plays, lying) + ("; it's their turn" if turn else '') + ('' if not alert else '; ' + alert)


def plate(partner: bool, cards: int, plays: Literal["hand", "foot", "tail"], lying: Sequence[str], alert: str) -> str:
    return ('partner, ' + __held(cards, plays, lying) if partner else __held(cards, plays, lying)) + ('' if not alert else '; ' + alert)


def pile(count: int, card: Card | None, frozen: bool) -> str:
    return ('discard pile, empty' if card is None else 'discard pile, ' + _nouns.cards(count) + ', ' + _nouns.card(card) + ' on top' + (', frozen' if frozen else ''))


def hand(cards: Sequence[Card], count: int, chosen: Sequence[Card], fresh: Sequence[Card]) -> str:
    return ('No hands are shown here.' if len(cards) == 0 else ' '.join([part for part in (__you_hold(count, cards) if count else '', __chosen(chosen) if chosen else '', __new(fresh) if fresh else '') if part]))


def cards_signed(cards: Sequence[Card], sign: str) -> str:
    return LIST([_nouns.of_rank(count, rank) for rank, count in by_rank(cards)]) + ': ' + sign


def red_threes(count: int, owner: str) -> str:
    return _nouns.red_threes(count) + ' laid down; ' + owner


def score(name: str, total: str, now: str, books: str) -> str:
    return (name + ': ' + total + ' points' if not now else name + ': ' + total + ' points, ' + now + ' this round') + ('' if not books else '; ' + books)


def need(state: Literal["done", "lacking", "last"], what: str, how: str) -> str:
    return ('done: ' + what if state == "done" else 'still needed: ' + what if state == "lacking" else what) + ('' if not how else ', ' + how)


def meter(have: int, least: int) -> str:
    return 'Opening: ' + NUMBER(have) + ' of ' + NUMBER(least) + ' points'


def you_hold(count: int, cards: Sequence[Card]) -> str:
    return 'You hold ' + _nouns.cards(count) + ': ' + LIST([_nouns.of_rank(count, rank) for rank, count in by_rank(cards)]) + '.'


def chosen(cards: Sequence[Card]) -> str:
    return 'Chosen: ' + LIST([_nouns.the_card(each) for each in cards]) + '.'


def new(cards: Sequence[Card]) -> str:
    return 'New: ' + LIST([_nouns.the_card(each) for each in cards]) + '.'


def new_cards(cards: Sequence[str]) -> str:
    return 'New in your hand: ' + LIST(cards) + '.'


def team_has(team: Person, people: int, melds: str, threes: int) -> str:
    return (team.name + ' have' if team.is_you else (team.name + ' has' if plural(people) == "one" else team.name + ' have')) + ' ' + '; '.join([part for part in (('no melds yet' if not melds else melds), _nouns.red_threes(threes) if threes else '') if part]) + '.'


def belonging(of: str, label: str) -> str:
    return of + ', ' + label


def holding(name: str, held: str) -> str:
    return name + ': ' + held + '.'


def cards_held(count: int, cards: Sequence[Card]) -> str:
    return (_nouns.cards(count) if len(cards) == 0 else _nouns.cards(count) + ', ' + LIST([_nouns.of_rank(count, rank) for rank, count in by_rank(cards)]))


def in_stack(stack: Literal["hand", "foot", "tail"], cards: Sequence[Card]) -> str:
    return 'in the ' + _nouns.stack(stack) + ': ' + LIST([_nouns.of_rank(count, rank) for rank, count in by_rank(cards)])


def holds(name: str, cards: int, plays: Literal["hand", "foot", "tail"]) -> str:
    return (name + ': ' + _nouns.cards(cards) if plays == "hand" else name + ': ' + _nouns.cards(cards) + ', playing from the ' + _nouns.stack(plays))


def not_told(why: str) -> str:
    return "Screen readers can't read this game: " + why


__laid_out = laid_out
__your_hand = your_hand
__meld = meld
__held = held
__you_hold = you_hold
__chosen = chosen
__new = new
