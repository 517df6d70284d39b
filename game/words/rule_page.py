"""The rules of a rule set as a page that a newcomer can read: its sentences in the order of play, why unclear places
of the sources are read as they are, and how a set differs from its preset.

A sentence is one function of the rule set, "" where there is nothing to say, and a place in `PAGE`. Which rules it
comes from is found by watching which it reads, so read none that does not matter to it.
"""

import textwrap
from collections.abc import Callable, Container, Mapping, Sequence
from enum import StrEnum
from typing import Final

from msgspec import Struct

from game.cards import NATURAL_RANKS, Rank
from game.rules.fields import fields_read
from game.rules.pack import deck_size
from game.rules.presets import changes_from_base, preset
from game.rules.readings import Reading, readings_of
from game.rules.rule_code import encode
from game.rules.ruleset import (
    PresetId,
    RuleSet,
    dealt_to_each,
    minimums_by_round,
    most_rounds,
    wild_books_needed,
)
from game.rules.stack_passing import ROUND_WAYS
from game.words.grammar import by_round, capital, counted, listed, number, points, rank_name
from game.words.house_rules import rule_title, value_text
from game.words.stacks import all_stacks, done_with_last_stack, everybodys_stacks, has_tail, last_stack

Sentence = Callable[[RuleSet], str]
"""What the page says on one point, in a sentence or a few; "" where the rules leave nothing to say."""


class Chapter(StrEnum):
    """A part of the page, by its heading."""

    AIM = "The aim"
    CARDS = "The cards"
    DEAL = "The deal"
    TURN = "Your turn"
    MELDS = "Melds"
    BOOKS = "Books"
    OPENING = "Opening"
    PILE = "The discard pile"
    THREES = "Threes"
    FOOT = "Hand and foot"
    OUT = "Going out"
    STOCK = "When the stock runs out"
    SCORE = "Scoring"
    MATCH = "The match"


# ---- the play
def aim(rules: RuleSet) -> str:
    """What everybody is after."""
    have = (
        "three stacks of cards: a hand to play first, a foot for later, and a tail for the end."
        if has_tail(rules)
        else "two stacks of cards: a hand to play first, and a foot for later."
    )
    score = "" if rules.winner_takes else "; both score points"
    return (
        f"Everyone has {have} Your team lays down cards of the same rank and builds them into books{score}. The round "
        "ends when somebody has played every card."
    )


def decks(rules: RuleSet) -> str:
    """How many decks are shuffled together."""
    size = f"{deck_size(rules)} cards each {_with_jokers(rules)}"
    if rules.decks:
        return f"Shuffle {counted(rules.decks, 'deck')} together, {size}."
    if rules.extra_decks:
        more = "more" if rules.extra_decks > 0 else "fewer"
        count = counted(abs(rules.extra_decks), "deck")
        return f"Take {count} {more} than there are players, {size}, and shuffle them together."
    return f"Take one deck for each player, {size}, and shuffle them together."


def _with_jokers(rules: RuleSet) -> str:
    if not rules.jokers:
        return "without jokers"
    return "with the jokers" if rules.jokers == 2 else f"with {counted(rules.jokers, 'joker')}"


def set_aside(rules: RuleSet) -> str:
    """How many cards stay out of a round."""
    if not rules.set_aside:
        return ""
    return (
        f"Before the deal, {rules.set_aside} per cent of the cards are set aside without a look at them. They stay out "
        "of the round."
    )


def wilds(rules: RuleSet) -> str:
    """Which cards are wild."""
    which = "Twos and jokers" if rules.jokers else "Twos"
    return (
        f"{which} are wild: in a meld they stand in for other cards. All cards from the four to the ace are naturals."
    )


def stacks(rules: RuleSet) -> str:
    """How everyone gets a hand and a foot."""
    two_stacks = f"{_everyone_gets(rules)} two stacks of {_so_many_cards(rules.hand_cards)}"
    match rules.stacks:
        case "dealt":
            return (
                f"{_everyone_gets(rules)} {_hand_and_foot(rules)}. Your foot stays face down, and nobody looks at it "
                "until you pick it up."
            )
        case "choose":
            return f"{two_stacks}, face down. Pick one as your hand without looking; the other is your foot."
        case "bottom_high" | "bottom_low":
            which = "higher" if rules.stacks == "bottom_high" else "lower"
            return (
                f"{two_stacks}. Look at the bottom card of both: the stack with the {which} one is your hand, the "
                "other is your foot. If they tie, choose."
            )


def bottom_cards(rules: RuleSet) -> str:
    """Which bottom card is the higher one."""
    if rules.stacks not in ("bottom_high", "bottom_low"):
        return ""
    return f"Of the bottom cards, {_highest_cards(rules)}; threes are lowest. Suits do not count."


def _highest_cards(rules: RuleSet) -> str:
    return "jokers are highest, then twos and aces" if rules.jokers else "twos are highest, then aces"


def _everyone_gets(rules: RuleSet) -> str:
    return "From it everyone takes" if rules.deal == "cut" else "Everyone is dealt"


def _hand_and_foot(rules: RuleSet) -> str:
    hand, foot = by_round(rules.hand_cards), by_round(rules.foot_cards)
    if "," in hand + foot:
        return f"a hand and a foot of so many cards by round (hand: {hand}; foot: {foot})"
    return f"a hand of {hand} cards and a foot of {foot}"


def _so_many_cards(count: int | tuple[int, ...]) -> str:
    told = by_round(count)
    return f"so many cards by round ({told})" if "," in told else _cards(told)


def _cards(count: str) -> str:
    return f"{count} {'card' if count == number(1) else 'cards'}"


def tail(rules: RuleSet) -> str:
    """The third stack."""
    if not has_tail(rules):
        return ""
    gets = "Everyone takes" if rules.deal == "cut" else "Everyone is dealt"
    several = isinstance(rules.tail_cards, tuple) and 0 in rules.tail_cards
    last = " In a round without a tail your foot is your last stack." if several else ""
    return (
        f"{gets} a third stack, too, which stays face down until you have played your foot: a tail of "
        f"{_so_many_cards(rules.tail_cards)}.{last} {_KNEE}"
    )


_KNEE: Final = "Some call the three stacks hand, knee and foot."


def packet(rules: RuleSet) -> str:
    """How the deck is cut for all stacks."""
    if rules.deal != "cut":
        return ""
    worth = 0 if rules.winner_takes else rules.cut_bonus
    bonus = f" Get it exactly right and your team scores {points(worth)} points." if worth else ""
    return (
        f"Everyone lifts a packet off the stock, trying to get just enough for {all_stacks(rules)} without counting; "
        f"spare cards go back, and missing ones are added.{bonus}"
    )


def passing(rules: RuleSet) -> str:
    """Which stacks are passed on; after a cut none are."""
    if rules.stacks_pass == "none" or rules.deal == "cut":
        return ""
    if rules.stacks_pass == "by_round":
        ways = listed([f"to your {way} in round {number(n)}" for n, way in enumerate(ROUND_WAYS, 1)])
        way = f"one of your two stacks {ways}, and so on in turn"
    else:
        way = {
            "left": "one of your two stacks to the player on your left",
            "right": "one of your two stacks to the player on your right",
            "both_left": "both your stacks to the player on your left",
            "both_right": "both your stacks to the player on your right",
            "each_way": "one stack to the left and the other to the right",
        }[rules.stacks_pass]
    if rules.stacks == "choose":
        return f"Before anyone picks, pass {way}. You pick from what you are given."
    return f"Before anyone looks, pass {way}. What you are given is yours."


def first_player(rules: RuleSet) -> str:
    """Who goes first, and how the deal moves on."""
    deal = "The deal moves one seat to the left each round."
    match rules.first_player:
        case "random":
            return f"Draw lots to see who goes first. {deal}"
        case "high_card":
            order = f"{capital(_highest_cards(rules))}; those who tie draw again."
            return f"Everyone draws a card, and the highest goes first. {order} {deal}"
        case "left_of_dealer":
            return f"The player on the dealer's left goes first. {deal}"


def first_upcard(rules: RuleSet) -> str:
    """How the discard pile starts."""
    if rules.first_upcard == "none":
        return ""
    again = "" if rules.first_upcard == "any" else "; if it is a wild or a three, turn up another"
    return f"Turn up a card from the stock to start the discard pile{again}."


def turn(rules: RuleSet) -> str:
    """What a turn is made of."""
    pile = "" if rules.take_count == "never" else " or take the discard pile"
    return (
        f"Draw {cards_drawn(rules)} from the stock{pile}, meld whatever you like, and discard one card to end your "
        "turn. Play goes clockwise."
    )


def cards_drawn(rules: RuleSet) -> str:
    """How many cards a turn draws, within a sentence.

    >>> cards_drawn(RuleSet(draw_count=1)), cards_drawn(RuleSet(draw_count=(3, 3, 4)))
    ('one card', 'cards by round (three, three, then four)')
    """
    told = by_round(rules.draw_count)
    if "," in told:
        return f"cards by round ({told})"
    return _cards(told)


def meld(rules: RuleSet) -> str:
    """What a meld is, and whose."""
    alone = "" if rules.wild_melds == "no" else ", unless it is all wilds"
    return (
        f"A meld is three or more cards of the same rank, and starts with at least two naturals{alone}. It belongs to "
        "your whole team: any of you can add to it, your opponents cannot."
    )


def wild_limit(rules: RuleSet) -> str:
    """How many wilds a meld may have."""
    which = "A meld" if rules.wild_melds == "no" else "A meld with naturals"
    limit = {
        "equal": f"{which} can never have more wilds than naturals",
        "fewer": f"{which} must always have more naturals than wilds",
        "half": f"{which} needs at least two naturals for every wild",
    }[rules.wild_limit]
    cap = f", and can have {counted(rules.wild_cap, 'wild')} at most" if rules.wild_cap else ""
    least = ""
    if rules.dirty_naturals > 2:
        least = f" If it has a wild, it needs at least {number(rules.dirty_naturals)} naturals."
    return f"{limit}{cap}.{least}"


def wilds_in_a_turn(rules: RuleSet) -> str:
    """How many wilds one meld may get in a turn."""
    if not rules.wild_per_turn:
        return ""
    return f"In one turn you can add {counted(rules.wild_per_turn, 'wild')} at most to a meld or book that lies there."


def new_meld(rules: RuleSet) -> str:
    """What a new meld must be worth."""
    if not rules.new_meld_points:
        return ""
    return f"Every new meld must be worth at least {points(rules.new_meld_points)} points by its cards alone."


def wild_melds(rules: RuleSet) -> str:
    """Whether wilds alone are a meld."""
    match rules.wild_melds:
        case "no":
            return "You cannot make a meld of wilds alone."
        case "allowed" | "required":
            made = "You can make a meld of wilds alone; it never takes naturals."
            needed = wild_books_needed(rules)
            return f"{made} You need {_books_of_wilds(needed)} to go out." if needed else made


def _books_of_wilds(count: int) -> str:
    return "a book of wilds" if count == 1 else f"{counted(count, 'book')} of wilds"


def second_meld(rules: RuleSet) -> str:
    """Whether a team may have two melds of a rank."""
    match rules.second_meld:
        case "never":
            return "Your team can have only one meld of each rank."
        case "after_closing":
            return "Your team can start a second meld of a rank only once the first is a book."
        case "anytime":
            return "Your team can have several melds of the same rank."


def book(rules: RuleSet) -> str:
    """What a book is, and which are clean."""
    return (
        f"A meld of {number(rules.book_size)} cards is a book. Without wilds it is clean, and a red card goes on top; "
        "with wilds it is dirty, and a black card goes on top."
    )


def closed_book(rules: RuleSet) -> str:
    """What may be added to a book (reading 16)."""
    match rules.closed_book:
        case "any":
            return "You can keep adding to a book, within the limit on wilds. A wild turns a clean book dirty."
        case "keep_kind":
            return "You can keep adding to a book, but no wilds to a clean one: it stays clean."
        case "naturals":
            return "You can keep adding naturals to a book, but no more wilds."
        case "sealed":
            return "Nothing more can be added to a book."
        case "clean_open":
            open_ones, closed = "naturals to a clean book", "a dirty one"
        case "dirty_open":
            open_ones, closed = "to a dirty book, within the limit on wilds", "a clean one"
    also = ", and so is a book of wilds" if rules.wild_melds != "no" else ""
    return f"You can keep adding {open_ones}; {closed} is closed{also}."


def opening(rules: RuleSet) -> str:
    """What the first melds must be worth."""
    only = "" if rules.open_counts_books else " Only the values of the cards count."
    if not rules.opening_by_score and len(minimums_by_round(rules)) == 1:
        least = f"worth at least {points(rules.opening[0])} points"
        return f"To open, your team's first melds of a round must be {least}, laid down all at once.{only}"
    opens = "To open, your team's first melds of a round must reach a minimum, laid down all at once"
    if rules.opening_by_score:
        return f"{opens}. It depends on your team's total: {_by_total(rules.opening_by_score)}.{only}"
    grows = ""
    if len(minimums_by_round(rules)) > len(rules.opening):
        grows = f", and then {points(rules.opening_growth)} more every round"
    minimums = listed([points(minimum) for minimum in rules.opening])
    by_round = ", round by round" if len(rules.opening) > 1 else " in the first round"
    return f"{opens}: {minimums} points{by_round}{grows}.{only}"


def _by_total(steps: tuple[tuple[int, int], ...]) -> str:
    """Minimums from the lowest total up; the first holds below its own total, too."""
    (_, lowest), *higher = sorted(steps)
    told = [f"{points(minimum)} from {points(total)}" for total, minimum in higher]
    return listed([f"{points(lowest)} points" + (f" below {points(min(higher)[0])}" if higher else ""), *told])


def opening_books(rules: RuleSet) -> str:
    """Whether a book helps to open."""
    if not rules.open_counts_books:
        return ""
    return "A book that you complete in your opening adds its own points to those of the cards."


def whole_hand(rules: RuleSet) -> str:
    """Whether using up the hand opens."""
    if not rules.open_waived:
        return ""
    if has_tail(rules):
        return (
            "If your melds use up your whole hand, so that you pick up your foot, you open without any minimum; so you "
            "do with your whole foot before your tail."
        )
    return "If your melds use up your whole hand, so that you pick up your foot, you open without any minimum."


# ---- the discard pile
_SEEN: Final = "Until then you see only its top card, the upcard."


def no_pile(rules: RuleSet) -> str:
    """That the pile is never taken; nothing else is said of it then."""
    if rules.take_count != "never":
        return ""
    return "Nobody ever takes the discard pile. You see only its top card, the upcard."


def pile(rules: RuleSet) -> str:
    """How much of the pile is taken."""
    instead = "Instead of drawing, you can take"
    if not isinstance(rules.take_count, int):
        return f"{instead} the whole discard pile. {_SEEN}"
    if rules.take_count == 1:
        return f"{instead} the upcard, the top card of the discard pile."
    cards = f"the top {counted(rules.take_count, 'card')} of the discard pile"
    if rules.short_pile:
        return f"{instead} {cards}, or all of it if there are fewer. {_SEEN}"
    return f"{instead} {cards}, but only if it has that many. {_SEEN}"


def least_pile(rules: RuleSet) -> str:
    """How many cards it must have."""
    if rules.take_least < 2:
        return ""
    return f"Nobody can take the pile while it has fewer than {number(rules.take_least)} cards."


def pile_with(rules: RuleSet) -> str:
    """What takes the pile."""
    return {
        "pair": "To take it you need two naturals of the upcard's rank in your hand, and you meld all three.",
        "any_play": (
            "To take it you must play the upcard at once, in any way the rules allow: on one of your team's melds, or "
            "in a new one with cards from your hand, wilds included."
        ),
        "pair_or_wild": (
            "To take it you need two naturals of the upcard's rank in your hand, or one of them and a wild, and you "
            "meld all three."
        ),
        "pair_or_meld": (
            "To take it you meld the upcard with two naturals of its rank from your hand, or add it to a meld your "
            "team already has."
        ),
    }[rules.take_with]


def upcard(rules: RuleSet) -> str:
    """What becomes of the upcard and of the cards under it."""
    if rules.upcard_play == "to_open":
        return (
            "Once your team has opened, holding the pair is enough, and you can keep the upcard in your hand. If you "
            "take the pile to open, only the upcard counts towards the minimum, not the cards you take with it."
        )
    if rules.take_count == 1:
        return "You meld the upcard at once."
    if rules.take_bottom:
        opens = "" if rules.take_needs_open else " If you open this way, count these two, but not the others."
        return f"You meld the upcard and the lowest card at once; the others go into your hand.{opens}"
    opens = "" if rules.take_needs_open else " If you open this way, count the upcard, but not those."
    return f"You meld the upcard at once; the cards under it go into your hand.{opens}"


def pile_barred(rules: RuleSet) -> str:
    """On which upcards nobody can take it."""
    three = "" if rules.meld_threes == "all" else "a three"
    if rules.take_with == "any_play":
        wild = ""
    elif rules.take_with == "pair" and rules.wild_melds != "no":
        wild = "a wild, unless you put it in a meld of wilds with two just like it"
    else:
        wild = "a wild"
    on = " or ".join(what for what in (three, wild) if what)
    return f"You cannot take the pile if the upcard is {on}." if on else "You can take the pile on any upcard."


def peek(rules: RuleSet) -> str:
    """Whether it may be looked at before."""
    if not rules.take_peek or rules.take_count == 1:
        return ""
    return (
        "Before you decide you can look, once a turn, at the cards that would come with the pile. Everybody is told "
        "that you did."
    )


def bottom_card(rules: RuleSet) -> str:
    """Whether the lowest card of it is melded, too."""
    if not rules.take_bottom or rules.take_count == 1:
        return ""
    which = "the bottom card of the pile" if rules.take_count == "all" else "the lowest card you take"
    return f"With the same move you must also meld {which}, which everybody saw go by."


def then_draw(rules: RuleSet) -> str:
    """What is drawn beside the pile."""
    if not rules.take_then_draw:
        return ""
    return f"After taking the pile you draw {counted(rules.take_then_draw, 'card')} from the stock."


def turned_card(rules: RuleSet) -> str:
    """Whether the first player may just take the card that was turned up."""
    if not rules.first_take_free or rules.first_upcard == "none":
        return ""
    return "In the first turn of a round the turned-up card is free: take it instead of drawing, whatever it is."


def first_lap(rules: RuleSet) -> str:
    """Whether it has to wait for everybody’s first turn."""
    if rules.take_first_lap:
        return ""
    return "Nobody can take the pile until everyone has had a turn."


def pile_when_open(rules: RuleSet) -> str:
    """Whether a team must have opened before."""
    if not rules.take_needs_open:
        return ""
    return "You can take the pile only if your team has already opened in an earlier move."


def freeze(rules: RuleSet) -> str:
    """What a wild does to it."""
    if rules.freeze == "no":
        return ""
    if rules.freeze == "until_taken":
        return "Discarding a wild freezes the pile: until somebody takes it, only two naturals from the hand will do."
    return "Discarding a wild freezes the pile: nobody can take it until the player who did that has the next turn."


# ---- threes, going out, scores


def _if_melded(rules: RuleSet) -> str:
    return "" if rules.winner_takes else " Each one you meld scores what it would cost you if left over."


def threes(rules: RuleSet) -> str:
    """Whether threes are melded."""
    match rules.meld_threes:
        case "no":
            which = "Black threes" if rules.red_threes == "lay_down" else "Threes"
            return f"{which} are never melded. You can only get rid of them by discarding."
        case "black_last":
            return f"You can meld black threes, without wilds, only when you go out; red ones never.{_if_melded(rules)}"
        case "black_in_foot":
            whence = last_stack(rules)
            return f"You can meld black threes from your {whence}, without wilds; red ones never.{_if_melded(rules)}"
        case "all":
            return f"Threes, red and black together, are a rank like any other.{_if_melded(rules)}"


def red_threes(rules: RuleSet) -> str:
    """What laying red threes down brings; empty if they aren't laid down."""
    if rules.red_threes == "penalty":
        return ""
    if rules.winner_takes:
        return f"{_RED_THREES} Laid down it costs nothing."
    every = f"; lay down every one in the game and you get {points(rules.red_three_all)} more"
    if rules.red_three_not_out >= 0:
        worth = points(rules.red_three_not_out) if rules.red_three_not_out else "nothing"
        every = f", or {worth} if your team does not go out{every if rules.red_three_all else ''}"
    elif not rules.red_three_all:
        every = ""
    return f"{_RED_THREES} Each scores {points(rules.red_three_bonus)}{every}."


_RED_THREES: Final = (
    "Lay down a red three as soon as you get it, and replace it from the stock; one that comes with the pile is not "
    "replaced."
)


def threes_left(rules: RuleSet) -> str:
    """What threes cost that are left when the round ends."""
    red, black = (points(cost) if cost else "nothing" for cost in (rules.red_three, rules.black_three))
    if rules.red_threes == "lay_down":
        never = f"a {'stack' if has_tail(rules) else 'foot'} that was never picked up"
        costs = f"a red three in {never} costs {red}, and a black three left over costs {black}."
    else:
        held = "hand, foot or tail" if has_tail(rules) else "hand or foot"
        costs = f"a red three left in a {held} costs {red}, and a black three costs {black}."
    return f"If your team does not go out, {costs}" if rules.winner_takes else f"At the end of a round, {costs}"


def three_on_pile(rules: RuleSet) -> str:
    """What a three on the discard pile does to it."""
    if rules.take_count == "never" or rules.meld_threes == "all":
        return ""
    free = ""
    if rules.first_upcard == "any" and rules.first_take_free:
        free = " Only a three turned up at the start is free in the first turn."
    return f"While a three is on top of the discard pile, nobody can take the pile.{free}"


def foot(rules: RuleSet) -> str:
    """When the foot is picked up."""
    if rules.foot_when == "first_book":
        brings = "Your foot joins your hand as soon as you have completed your first book, or played your last card."
        ends = " That ends your turn." if rules.foot_ends_turn else " If you melded for it, your turn goes on."
        return brings + ends
    if rules.foot_ends_turn:
        return (
            "When you have played the last card of your hand, pick up your foot. That ends your turn, without a "
            "discard if you melded that card; you play your foot from your next turn."
        )
    return (
        "When you have played the last card of your hand, pick up your foot. If you melded that card, your turn goes "
        "on; if you discarded it, you play your foot from your next turn."
    )


def tail_comes(rules: RuleSet) -> str:
    """When the tail is picked up."""
    if not has_tail(rules):
        return ""
    if rules.foot_ends_turn:
        return "When you have played the last card of your foot, pick up your tail. That ends your turn, too."
    return (
        "When you have played the last card of your foot, pick up your tail. If you melded that card, your turn goes "
        "on, too."
    )


def stock_out(rules: RuleSet) -> str:
    """What happens when the stock is used up."""
    if rules.stock_out == "end":
        return (
            "If there are too few cards left to draw, you can still take the pile if the rules allow it. Otherwise the "
            "round ends, and nobody goes out."
        )
    return "All discards but the upcard are shuffled into a new stock, and play goes on."


def card_values(rules: RuleSet) -> str:
    """What cards count."""
    at = NATURAL_RANKS.index(Rank(rules.ten_from))
    lower, higher = rank_name(NATURAL_RANKS[at - 1]), rank_name(Rank(rules.ten_from))
    values = [
        *([f"joker {rules.joker}"] if rules.jokers else []),
        f"two {rules.two}",
        f"ace {rules.ace}",
        f"king down to {higher} {rules.ten_value}",
        f"{lower} down to four {rules.five_value}",
    ]
    if rules.winner_takes:
        return f"To open, and to count what is left, cards are worth this: {', '.join(values)}."
    return f"Every card you meld scores for your team: {', '.join(values)}."


def winner_takes(rules: RuleSet) -> str:
    """Whether only those score who did not go out."""
    if not rules.winner_takes:
        return ""
    return (
        "Melds, books and going out score nothing. A team that goes out scores 0, whatever its partners still hold; "
        "every other team loses what it still holds. If nobody goes out, every team does."
    )


def going_out_bonus(rules: RuleSet) -> str:
    """What going out earns."""
    plain = 0 if rules.winner_takes else rules.go_out_bonus
    return f"The team that goes out gets {points(plain)} points." if plain else ""


def books_to_go_out(rules: RuleSet) -> str:
    """What going out is, and which books it takes."""
    needs = books_needed(rules)
    aim = f"You go out by playing the last card of your {last_stack(rules)}. That ends the round."
    return f"{aim} Before you can, your team needs {listed(needs)}." if needs else f"{aim} You need no books for it."


def books_needed(rules: RuleSet) -> list[str]:
    """The books that going out takes, as parts of one list: "one clean and one dirty book" is two of them."""
    needs = _kinds_needed(rules)
    if wild_books_needed(rules):
        needs.append(_books_of_wilds(wild_books_needed(rules)))
    if rules.out_sevens:
        needs.append("a clean book of sevens" if rules.sevens_kind == "clean" else "a book of sevens")
    if rules.out_books:
        needs.append(f"{counted(rules.out_books, 'book')} in all")
    return needs


def _kinds_needed(rules: RuleSet) -> list[str]:
    """The clean and the dirty books; where a number follows the round, each kind by itself."""
    kinds = [
        (count, kind)
        for count, kind in ((rules.out_clean, "clean"), (rules.out_dirty, "dirty"))
        if count != 0 and set(_entries(count)) != {0}
    ]
    if any(isinstance(count, tuple) and len(set(count)) > 1 for count, _ in kinds):
        return [
            f"{kind} books by round ({by_round(count)})" if isinstance(count, tuple) else counted(count, f"{kind} book")
            for count, kind in kinds
        ]
    needs = [f"{number(_entries(count)[0])} {kind}" for count, kind in kinds]
    return [*needs[:-1], f"{needs[-1]} {'book' if _entries(kinds[-1][0])[0] == 1 else 'books'}"] if needs else []


def _entries(count: int | tuple[int, ...]) -> tuple[int, ...]:
    return (count,) if isinstance(count, int) else count


def last_card(rules: RuleSet) -> str:
    """What may become of the last card."""
    last = {
        "required": "You must discard your last card.",
        "optional": "You can either discard or meld your last card.",
        "never": "You must meld your last card; you cannot discard it.",
    }[rules.final_discard]
    held = f"keep two cards of your {last_stack(rules)} when you meld: one to discard and one to hold."
    return f"{last} While you cannot go out, {held}"


def foot_needed(rules: RuleSet) -> str:
    """Whether one may go out of the hand."""
    if rules.foot_needed:
        return ""
    if has_tail(rules):
        return (
            "You can go out with the last card of your hand or foot, too. What you have not picked up then stays face "
            "down, and its cards count against you."
        )
    return (
        "You can go out with the last card of your hand, too. Your foot then stays face down, and its cards count "
        "against you."
    )


def sevens_kept(rules: RuleSet) -> str:
    """Whether sevens may be discarded."""
    if not rules.sevens_kept:
        return ""
    return (
        "You cannot discard a seven until your team has a book of sevens, unless you have nothing else to discard. A "
        "seven is never the last discard of all."
    )


def partners_foot(rules: RuleSet) -> str:
    """What partners must have done before."""
    if rules.partners_foot == "none":
        return ""
    return f"You cannot go out until each of your partners has {done_with_last_stack(rules)}."


def permission(rules: RuleSet) -> str:
    """Whether a partner is asked before."""
    if not rules.permission:
        return ""
    return (
        "If you have a partner, ask before you go out. After a yes you must; after a no you play on, and you cannot "
        "ask again in that turn."
    )


def hold(rules: RuleSet) -> str:
    """Whether the last card may be kept."""
    if not rules.hold_last_card:
        return ""
    return (
        f"If you have one card of your {last_stack(rules)} left, and a partner who has neither picked up the "
        f"{last_stack(rules)} nor melded in this round, you can end your turn without discarding and keep that card."
    )


def book_values(rules: RuleSet) -> str:
    """What books earn on top of their cards."""
    if rules.winner_takes:
        return ""
    values = [f"clean book {points(rules.clean_book)}", f"dirty book {points(rules.dirty_book)}"]
    if rules.wild_melds != "no":
        values.append(f"book of wilds {points(rules.wild_book)}")
    if rules.sevens_book:
        kind = "clean book" if rules.sevens_kind == "clean" else "book"
        values.append(f"{kind} of sevens {points(rules.sevens_book)}")
    if rules.threes_book and rules.meld_threes != "no":
        values.append(f"book of threes {points(rules.threes_book)}")
    double = f" A book of {number(rules.double_book)} cards scores twice that." if rules.double_book else ""
    if rules.book_at_once:
        double += f" A book begun and completed in one move scores {points(rules.book_at_once)} more."
    return f"Books score on top of their cards: {', '.join(values)}.{double}"


def left_over(rules: RuleSet) -> str:
    """What cards left over cost."""
    black = f"{points(rules.black_three) if rules.black_three else 'nothing'} for a black three"
    red = f"{points(rules.red_three) if rules.red_three else 'nothing'} for a red one"
    if rules.red_threes == "lay_down":
        red += f" in a {'stack' if has_tail(rules) else 'foot'} never picked up"
    held = everybodys_stacks(rules)
    whose = (
        f"the {held} of a team that did not go out cost it" if rules.winner_takes else f"your team's {held} cost you"
    )
    return f"Cards still in {whose} their value, {black} and {red}."


def match_length(rules: RuleSet) -> str:
    """How long a match is, and who wins."""
    best = "The highest total wins; if two are equal, they share the win."
    if rules.target_score:
        reached = f"The match ends after the round in which a team reaches {points(rules.target_score)} points"
        return f"{reached}, or after {counted(most_rounds(rules), 'round')} at the latest. {best}"
    return f"A match is {counted(rules.rounds, 'round')}. {best}"


# ---- the page
PAGE: Final[dict[Chapter, tuple[Sentence, ...]]] = {
    Chapter.AIM: (aim,),
    Chapter.CARDS: (decks, wilds),
    Chapter.DEAL: (set_aside, packet, stacks, bottom_cards, tail, passing, first_player, first_upcard),
    Chapter.TURN: (turn,),
    Chapter.MELDS: (meld, new_meld, wild_limit, wilds_in_a_turn, wild_melds, second_meld),
    Chapter.BOOKS: (book, closed_book),
    Chapter.OPENING: (opening, opening_books, whole_hand),
    Chapter.PILE: (
        pile,
        least_pile,
        pile_with,
        upcard,
        peek,
        bottom_card,
        then_draw,
        pile_barred,
        turned_card,
        first_lap,
        pile_when_open,
        freeze,
    ),
    Chapter.THREES: (threes, red_threes, threes_left, three_on_pile),
    Chapter.FOOT: (foot, tail_comes),
    Chapter.OUT: (books_to_go_out, foot_needed, last_card, sevens_kept, partners_foot, permission, hold),
    Chapter.STOCK: (stock_out,),
    Chapter.SCORE: (winner_takes, card_values, book_values, going_out_bonus, left_over),
    Chapter.MATCH: (match_length,),
}
"""Everything that the page can say, in the order of play."""


class Line(Struct, frozen=True):
    """What one sentence says under a rule set; it fits a line or a bubble of its own."""

    words: str
    sentence: Sentence
    fields: tuple[str, ...]
    """The rules that it read, the first first."""
    marked: bool
    """Whether the page of the preset does not say this."""


class Section(Struct, frozen=True):
    """A chapter with what it says."""

    chapter: Chapter
    lines: tuple[Line, ...]
    readings: tuple[Reading, ...] = ()
    """Decided ambiguities of the source that concern what is said here more than elsewhere."""


def rule_page(rules: RuleSet) -> tuple[Section, ...]:
    """The whole page in the order of play."""
    base = preset(rules.base)
    usual = {sentence(base) for chapter in Chapter for sentence in _sentences(base, chapter)}
    said = {
        chapter: tuple(
            Line(words, sentence, read, words not in usual)
            for sentence, (words, read) in ((each, fields_read(each, rules)) for each in _sentences(rules, chapter))
            if words
        )
        for chapter in Chapter
    }
    homes = {reading: _home(reading, said) for reading in readings_of(rules)}
    return tuple(
        Section(chapter, lines, tuple(reading for reading, home in homes.items() if home == chapter))
        for chapter, lines in said.items()
    )


def _home(reading: Reading, said: Mapping[Chapter, Sequence[Line]]) -> Chapter:
    """The chapter that says most about what a reading concerns, the last of several."""

    def concerned(chapter: Chapter) -> int:
        return len({field for line in said[chapter] for field in line.fields}.intersection(reading.fields))

    return max(reversed(Chapter), key=concerned)


def _sentences(rules: RuleSet, chapter: Chapter) -> tuple[Sentence, ...]:
    """What a chapter may say; of a pile that is never taken it says no more than that."""
    return (no_pile,) if chapter == Chapter.PILE and rules.take_count == "never" else PAGE[chapter]


def section(rules: RuleSet, chapter: Chapter) -> Section:
    """One part of the page, for "Show the rule"."""
    return next(part for part in rule_page(rules) if part.chapter == chapter)


def lines_of(rules: RuleSet, sentences: Container[Sentence]) -> tuple[str, ...]:
    """What the page says on some points, in the order of play."""
    return tuple(line.words for part in rule_page(rules) for line in part.lines if line.sentence in sentences)


MOST_SAID: Final = 3
"""Sentences beside a rule; what else depends on it is said more plainly by its own rule."""


def said_of(rules: RuleSet, field: str) -> tuple[str, ...]:
    """What the page says on account of one rule as it is set now, the sentence that is most about it first.

    >>> said_of(RuleSet(), "draw_count")[0][:25]
    'Draw two cards from the s'
    """
    lines = [line for part in rule_page(rules) for line in part.lines if field in line.fields]
    lines.sort(key=lambda line: (line.fields.index(field), len(line.fields)))
    return tuple(line.words for line in lines[:MOST_SAID])


def tag_line(rules: RuleSet) -> str:
    """What is most particular about a rule set in one sentence, read off its own fields.

    >>> tag_line(RuleSet())
    'Take seven from the pile with a pair, and go out with one clean and one dirty book.'
    """
    parts = [*_way_of_dealing(rules), way_of_taking(rules)]
    if rules.book_size != _USUAL_BOOK:
        parts.append(f"make books of {number(rules.book_size)}")
    return f"{capital(', '.join(parts))}, and {_way_out(rules)}."


_USUAL_BOOK: Final = 7


def _way_of_dealing(rules: RuleSet) -> list[str]:
    ways = []
    if rules.deal == "cut":
        sizes = {dealt_to_each(rules, at) for at in range(1, most_rounds(rules) + 1)}
        ways.append(f"cut for {number(*sizes)}" if len(sizes) == 1 else f"cut for {all_stacks(rules)}")
    if rules.stacks == "choose":
        ways.append("choose your hand from two stacks")
    return ways


def way_of_taking(rules: RuleSet) -> str:
    """How the pile is taken, in a few words."""
    if rules.take_count == "never":
        return "leave the pile alone"
    cards = "the whole pile" if rules.take_count == "all" else f"{number(rules.take_count)} from the pile"
    way = {
        "pair": "with a pair",
        "any_play": "if you can play its top card",
        "pair_or_wild": "with a pair, or with one card and a wild",
        "pair_or_meld": "with a pair or for a meld on the table",
    }[rules.take_with]
    return f"take {cards} {way}"


def _way_out(rules: RuleSet) -> str:
    needs = listed(books_needed(rules))
    if any(isinstance(count, tuple) and len(set(count)) > 1 for count in (rules.out_clean, rules.out_dirty)):
        needs = "the books that each round asks for"
    agrees = " if your partner agrees" if rules.permission else ""
    return f"go out with {needs}{agrees}" if needs else f"go out without any books{agrees}"


def rule_text(rules: RuleSet, width: int = 78, with_readings: bool = False) -> str:
    """The page as plain text for a terminal: what differs from the preset marked by a star and listed at the end.

    After it come the source of the preset and the code to read out, or each reading of an unclear place as well.
    """
    parts = [rules.name, "=" * len(rules.name), textwrap.fill(tag_line(rules), width)]
    for part in rule_page(rules):
        parts += ["", part.chapter]
        parts += [_bullet(line.words, width, "*" if line.marked else "-") for line in part.lines]
    changes = changed_lines(rules)
    if changes:
        parts += ["", f"Changed from {preset(rules.base).name} (above marked by a star)"]
        parts += [_bullet(line, width, "*") for line in changes]
    if with_readings:
        parts += ["", WHY]
        parts += [
            textwrap.fill(
                " ".join(reading_lines(reading.number)),
                width,
                initial_indent=f"{reading.number:3} ",
                subsequent_indent="    ",
            )
            for reading in readings_of(rules)
        ]
    parts += ["", *(textwrap.fill(line, width) for line in (*origin(rules), f"To read out: {encode(rules)}"))]
    return "\n".join(parts)


def origin(rules: RuleSet) -> tuple[str, ...]:
    """Whose rules these are, as a sentence; nothing for a set that has rules of its own."""
    return () if changes_from_base(rules) else (source(rules.base),)


def _bullet(line: str, width: int, sign: str) -> str:
    return textwrap.fill(line, width, initial_indent=f"  {sign} ", subsequent_indent="    ")


def changed_lines(rules: RuleSet) -> tuple[str, ...]:
    """What differs from the preset, a line for each field: "Cards drawn: 3 instead of 2"."""
    return tuple(
        f"{rule_title(change.field)}: {value_text(change.field, change.after)} "
        f"instead of {value_text(change.field, change.before)}"
        for change in changes_from_base(rules)
    )


def changed_in_short(rules: RuleSet) -> str:
    """How much of its own a rule set has: "Family Table, three changes"; just the name when nothing."""
    count = len(changes_from_base(rules))
    base = preset(rules.base).name
    return f"{base}, {counted(count, 'change')}" if count else base


# ---- why unclear places are read so
WHY: Final = "Why this reading?"


class ReadingText(Struct, frozen=True):
    """What is unclear, how it is read here, and why."""

    unclear: str
    read: str
    why: str


READINGS: Final[dict[int, ReadingText]] = {
    1: ReadingText(
        "The source seems to deal stacks of 111 cards and to take 82 from the pile.",
        "Eleven cards are dealt, and eight are taken.",
        "The last figure of each is the mark of a footnote that ran into the number.",
    ),
    2: ReadingText(
        "The source charges 300 for a red three in two places and 500 in a list at its end.",
        "A red three left over costs 300; 500 can be set.",
        "It says 300 twice, in full sentences; the list gives the other value once, as one of several.",
    ),
    3: ReadingText(
        "A meld is said to end at seven cards, yet cards may be played on finished piles.",
        "Seven cards make a book that takes naturals but no more wilds; a second meld of the rank may be begun then.",
        "Only then are both sentences true, and the wilds stay within the limit that the source sets for a pile.",
    ),
    4: ReadingText(
        "It does not say whether a finished clean book may still become dirty.",
        "It may, at any time.",
        "The author says so when readers ask.",
    ),
    5: ReadingText(
        "The pile may be taken after the first round.",
        "That means the first lap of every round: once everyone has had a turn.",
        "Read as the first of the four deals, a whole deal would have no use for its discard pile.",
    ),
    6: ReadingText(
        "Remaining cards count against a team; it does not say whether a red three does, too.",
        "A red three left over costs its 500.",
        "It is listed at minus 500, and cards that remain are counted as negative.",
    ),
    7: ReadingText(
        "You may keep the last discard while your partner has not got going.",
        "That goes for a player who could go out and waits, and for one who cannot go out yet.",
        "The purpose is the same in both cases: not to end the round, or be stuck, before the partner plays.",
    ),
    8: ReadingText(
        "Players must have the opening points in their own hands; does the upcard count?",
        "The sets laid down by that one player count, the upcard among them; the other cards taken do not.",
        "The pair and the upcard are one play, and two other sources count the upcard in so many words.",
    ),
    9: ReadingText(
        "The sources speak of a new pile, and of six further cards with the upcard.",
        "The upcard may also join a meld that lies there, and five cards are taken in all.",
        "Nothing forbids adding to a meld, and five is the number that both give for the pile.",
    ),
    10: ReadingText(
        "It does not say whether the discards lie spread out.",
        "You see only the top card, but you may remember what went by.",
        "One source forbids looking under it, and no other allows it.",
    ),
    11: ReadingText(
        "To take the pile you hold two cards like the top one. Are two threes, or two twos, such a pair?",
        "No: two naturals of a rank that is melded, going into one meld with the upcard.",
        "One source says so outright; it makes threes and wilds safe to discard everywhere a pair is asked.",
    ),
    12: ReadingText(
        "Cards left over are mentioned only for the team that did not go out.",
        "The partner of the player who went out pays for them, too.",
        "The other sources do so, and so does this one with threes.",
    ),
    13: ReadingText(
        "Does everyone shuffle a deck, or all of them one heap; and when do you pick up the foot after a discard?",
        "All decks are shuffled together, and you pick up the foot right after the discard that empties your hand.",
        "Who mixes what is ceremony; the cards are the same, and looking at the foot early changes no play.",
    ),
    14: ReadingText(
        "Can you meld your very last card, or must you discard it?",
        "Where you may empty hand and foot either way, you may meld it; where a turn ends with a discard, you may not.",
        "Each source is taken at its word about how a turn ends.",
    ),
    15: ReadingText(
        "A source is silent about something that every table must know.",
        "The usual way is followed, and you can change each such rule.",
        "Among them: short piles, permission, the partner's foot, who begins, the stock running out, shared wins.",
    ),
    16: ReadingText(
        "Completed books stay open if they are clean, or if they are dirty. Is a book of wilds one or the other?",
        "Neither: under both options a complete book of wilds takes no more cards.",
        "Clean is without wilds and dirty is wilds beside naturals; the option opens the kind it names and no other.",
    ),
}
"""By number, in the order of the rules page."""

SOURCES: Final[dict[PresetId, tuple[str, str]]] = {
    "family": ("000_aeb9df99c13b294c", "a family's article on its favourite card game, last changed in 2019"),
    "campus": ("001_752b917170d65392", "rules as they were learned at college, with variations in footnotes"),
    "web": ("002_3a6e005acbffd030", "the rules of an online version with a draw pile and shared piles"),
    "couples": ("003_23441141a1dac062", "a sheet of rules for couples, two decks to each"),
    "partners": ("004_682defb8926d77db", "a page on playing with four as two partnerships"),
}
"""The document that each preset follows: its name among the sources, and what it is."""


def source(base: PresetId) -> str:
    """Where a preset comes from, as a sentence."""
    _, what = SOURCES[base]
    return f"These rules follow {what}."


def reading_lines(number: int) -> tuple[str, str, str]:
    """A reading as three sentences: what is unclear, how it is read, and why."""
    told = READINGS[number]
    return told.unclear, told.read, told.why


# ---- around it on the screen
HIDE_WHY: Final = "Hide the reasons"
COMPARE: Final = "Compare"
UPCARD: Final = "the upcard"
TAKEN_WITH: Final = {
    "pair": "two from the hand",
    "any_play": "or any other play of it",
    "pair_or_wild": "or one and a wild",
    "pair_or_meld": "or your team’s meld",
}
"""Beside the pair that takes the pile, by what else does."""
THREE_LEFT: Final = "left over"
NO_COST: Final = "costs nothing"


def changed_from(preset_name: str) -> str:
    """Over what a set has of its own."""
    return f"Changed from {preset_name}"


def hand_of(cards: int) -> str:
    """Beside the back of a hand."""
    return f"hand: {counted(cards, 'card')}"


def foot_of(cards: int) -> str:
    """Beside the back of a foot."""
    return f"foot: {counted(cards, 'card')}"


def tail_of(cards: int) -> str:
    """Beside the back of a tail."""
    return f"tail: {counted(cards, 'card')}"
