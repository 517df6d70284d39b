"""English: going_out_texts. Made by `python -m tools.messages`."""
from collections.abc import Sequence
from typing import Literal
from game.text.person import Person
from game.text.en import nouns as _nouns
from game.text.english import CAPITAL, COUNT, LIST, NUMBER, ORDINAL, SIGNED, plural


all_agree = 'Everyone agrees'
needed = 'Still needed to go out'
lack = 'missing'
have = 'done'
each_tip = 'What everyone still needs to go out (T)'
show_each = 'rivals'
partners_yes = "a partner's OK"
say_yes = 'Yes, go out'
say_no = 'No, not yet'
yes_costs_nothing = 'If you say yes, nothing you hold counts, and your team scores 0.'
ahead = 'we should come out ahead'
behind = "we'd end up behind"
little_held = "my cards wouldn't cost us too much"
much_held = 'my cards would cost us too much'
more_to_come = 'we can still gain more from this round than the others can'
they_gain = 'the others would gain more from playing on than we would'
agreed = 'we agreed to wait until everyone has their foot'


def books(kind: Literal["clean", "dirty", "wild", "sevens", "any"]) -> str:
    return ('Clean books' if kind == "clean" else 'Dirty books' if kind == "dirty" else 'Books of wilds' if kind == "wild" else 'Book of sevens' if kind == "sevens" else 'Books in all')


def books_short(kind: Literal["clean", "dirty", "wild", "sevens", "any"]) -> str:
    return ('Clean' if kind == "clean" else 'Dirty' if kind == "dirty" else 'Wilds' if kind == "wild" else 'Sevens' if kind == "sevens" else 'In all')


def in_stack(who: Person, stack: Literal["hand", "foot", "tail"]) -> str:
    return ("You're in your " + _nouns.stack(stack) if who.is_you else who.name + ' is in the ' + _nouns.stack(stack))


def in_stack_short(who: Person, stack: Literal["hand", "foot", "tail"]) -> str:
    return 'in ' + _nouns.stack(stack)


def played_stack(who: Person, stack: Literal["hand", "foot", "tail"]) -> str:
    return ("You've played from your " + _nouns.stack(stack) if who.is_you else who.name + ' has played from the ' + _nouns.stack(stack))


def played_stack_short(who: Person, stack: Literal["hand", "foot", "tail"]) -> str:
    return 'played ' + _nouns.stack(stack)


def all_in_stack(stack: Literal["hand", "foot", "tail"]) -> str:
    return 'Everyone in the ' + _nouns.stack(stack)


def all_played(stack: Literal["hand", "foot", "tail"]) -> str:
    return ('All played from the tail' if stack == "tail" else 'All played from the foot')


def agrees(who: Person) -> str:
    return (who.name + ' agree' if who.is_you else who.name + ' agrees')


def how(state: Literal["yes", "no", "ask", "asked", "refused"]) -> str:
    return ('yes' if state == "yes" else 'no' if state == "no" else 'ask' if state == "ask" else 'asked' if state == "asked" else 'said no')


def last_card(discard: Literal["required", "optional", "never"]) -> str:
    return ('Final discard' if discard == "required" else 'Last card: discard or meld' if discard == "optional" else 'Last card: meld')


def last_card_short(discard: Literal["required", "optional", "never"]) -> str:
    return ('Discard' if discard == "required" else 'Last card' if discard == "optional" else 'Meld all')


def needed_foot(who: Person, stack: Literal["hand", "foot", "tail"], picked_up: bool) -> str:
    return ('a card played from ' + _nouns.whose(who) + ' ' + _nouns.stack(stack) if picked_up else _nouns.whose(who) + ' ' + _nouns.stack(stack))


def still_needed(needs: Sequence[str]) -> str:
    return ('Nothing more' if len(needs) == 0 else CAPITAL(LIST(needs)))


def yes_ends_round(partners: int) -> str:
    return ('Say yes and the round ends at once.' if plural(partners) == "one" else 'If every partner says yes, the round ends at once.')


def brings(books: Sequence[str], dirtied: int) -> str:
    return (("That wouldn't complete a book." if dirtied == 0 else 'That would turn ' + _nouns.clean_books(dirtied) + ' dirty.') if len(books) == 0 else 'That would complete ' + LIST(books) + ('.' if dirtied == 0 else ' ' + 'and turn ' + _nouns.clean_books(dirtied) + ' dirty.'))


def books_brought(count: int, place: int, kind: Literal["clean", "dirty", "wild"]) -> str:
    return ('your ' + ORDINAL(place) + ' ' + _nouns.kind_of_book(kind) if count == 1 else COUNT(count) + ' more ' + ('clean books' if kind == "clean" else 'dirty books' if kind == "dirty" else 'books of wilds'))


def ask_button(partners: Sequence[str]) -> str:
    return ('Ask' if len(partners) == 0 else 'Ask ' + LIST(partners))


def holds(who: Person, stacks: Sequence[str]) -> str:
    return (who.name + ' hold ' + LIST(stacks) if who.is_you else who.name + ' holds ' + LIST(stacks))


def stack_of(stack: Literal["hand", "foot", "tail"], cards: int) -> str:
    return 'a ' + _nouns.stack(stack) + ' of ' + NUMBER(cards)


def your_stack_of(stack: Literal["hand", "foot", "tail"], cards: int) -> str:
    return 'your ' + _nouns.stack(stack) + ' of ' + NUMBER(cards)


def counts(held: Sequence[str], cards: int, winner_takes: bool, cost: int, bonus: int) -> str:
    return LIST(held) + ('.' if cards == 0 else (': none of it counts if you go out, and your team scores 0.' if winner_takes else ': ' + ('that counts against you.' if cost == 0 else 'about ' + NUMBER(cost) + ' points against you.') + ' Going out earns ' + SIGNED(bonus) + '.'))


def yes_costs(winner_takes: bool, cards: int, cost: int, stacks: Sequence[str]) -> str:
    return (('Nothing you hold would count against you.' if len(stacks) == 0 else (__yes_costs_nothing if winner_takes else 'Saying yes would cost you whatever is in ' + LIST(stacks) + '.')) if cards == 0 else (__yes_costs_nothing if winner_takes else (('Your ' + _nouns.cards(cards) + ' would cost you nothing.' if len(stacks) == 0 else 'Saying yes would cost you whatever is in ' + LIST(stacks) + '.') if cost == 0 else 'Your ' + _nouns.cards(cards) + ' would cost you ' + NUMBER(cost) + ' points' + ('.' if len(stacks) == 0 else ', plus whatever is in ' + LIST(stacks) + '.'))))


def says(who: Person, answer: Literal["yes", "no"]) -> str:
    return ((who.name + ' say yes' if answer == "yes" else who.name + ' say no') if who.is_you else (who.name + ' says yes' if answer == "yes" else who.name + ' says no'))


def answer(answer: Literal["yes", "no"], reasons: Sequence[str]) -> str:
    return ('Yes' if answer == "yes" else 'Not yet') + ('.' if len(reasons) == 0 else ': ' + ', and '.join(reasons) + '.')


def rival_near(who: Person) -> str:
    return who.name + ' might go out next'


def stock_low(cards: int) -> str:
    return 'the stock has only ' + _nouns.cards(cards) + ' left'


__yes_costs_nothing = yes_costs_nothing
