"""The rules of a rule set up to the opening, one sentence or two for each statement."""

from collections.abc import Callable
from typing import Final

from game.rules.explain import Statement
from game.rules.passing import ROUND_WAYS
from game.rules.ruleset import RuleSet
from game.words.numbers import by_round, counted, listed, number, points


def _aim(rules: RuleSet) -> str:
    del rules  # this holds under all of them
    return (
        "Each of you has two stacks of cards: your hand, and your foot for later. Your team lays down cards of the "
        "same rank, builds them into books and scores for both. The round ends when somebody has played every card."
    )


def _decks(rules: RuleSet) -> str:
    if rules.decks:
        return f"Shuffle {counted(rules.decks, 'deck')} together, 54 cards each with the jokers."
    if rules.extra_decks:
        more = "more" if rules.extra_decks > 0 else "fewer"
        count = counted(abs(rules.extra_decks), "deck")
        return f"Take {count} {more} than there are players, 54 cards each with the jokers, and shuffle them together."
    return "Take one deck for each player, 54 cards each with the jokers, and shuffle them together."


def _wilds(rules: RuleSet) -> str:
    del rules  # this holds under all of them
    return (
        "Twos and jokers are wild: in a meld they stand in for other cards. All cards from the four to the ace are "
        "naturals."
    )


def _stacks(rules: RuleSet) -> str:
    hand, foot = by_round(rules.hand_cards), by_round(rules.foot_cards)
    match rules.stacks:
        case "dealt":
            return (
                f"Everyone is dealt a hand of {hand} cards and a foot of {foot}. Your foot stays face down, and nobody "
                "looks at it until you have played your hand."
            )
        case "choose":
            return (
                f"Everyone is dealt two stacks of {hand} cards, face down. Pick one as your hand without looking; the "
                "other is your foot."
            )
        case "bottom_high" | "bottom_low":
            which = "higher" if rules.stacks == "bottom_high" else "lower"
            return (
                f"Everyone is dealt two stacks of {hand} cards. Look at the bottom card of both: the stack with the "
                f"{which} one is your hand, the other is your foot. If they tie, choose."
            )


def _packet(rules: RuleSet) -> str:
    bonus = f" Get it exactly right and your team scores {points(rules.cut_bonus)} points." if rules.cut_bonus else ""
    return (
        f"Everyone lifts a packet off the stock, trying to get just enough for hand and foot without counting.{bonus}"
    )


def _passing(rules: RuleSet) -> str:
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
    return f"Before anyone looks, pass {way}. What you are passed is yours."


def _first_player(rules: RuleSet) -> str:
    deal = "The deal moves one seat to the left each round."
    match rules.first_player:
        case "random":
            return f"Draw lots for who goes first. {deal}"
        case "high_card":
            return f"Everyone draws a card, and the highest goes first. {deal}"
        case "left_of_dealer":
            return f"The player on the dealer's left goes first. {deal}"


def _first_upcard(rules: RuleSet) -> str:
    again = "" if rules.first_upcard == "any" else "; if it is a wild or a three, turn up another"
    return f"Turn up a card from the stock to start the discard pile{again}."


def _turn(rules: RuleSet) -> str:
    cards = "card" if rules.draw_count == 1 else "cards"
    pile = "" if rules.take_count == "never" else " or take the discard pile"
    return (
        f"Draw {by_round(rules.draw_count)} {cards} from the stock{pile}, meld whatever you like, and discard one card "
        "to end your turn. Play goes clockwise."
    )


def _meld(rules: RuleSet) -> str:
    del rules
    return (
        "A meld is three or more cards of the same rank, and starts with at least two naturals. It belongs to your "
        "whole team: any of you can add to it, your opponents cannot."
    )


def _wild_limit(rules: RuleSet) -> str:
    limit = {
        "equal": "A meld can never have more wilds than naturals",
        "fewer": "A meld must always have more naturals than wilds",
        "half": "A meld needs at least two naturals for every wild",
    }[rules.wild_limit]
    cap = f", and can have {counted(rules.wild_cap, 'wild')} at most" if rules.wild_cap else ""
    least = ""
    if rules.dirty_naturals > 2:
        least = f" If it has a wild, it needs at least {number(rules.dirty_naturals)} naturals."
    return f"{limit}{cap}.{least}"


def _wild_melds(rules: RuleSet) -> str:
    match rules.wild_melds:
        case "no":
            return "You cannot make a meld of wilds alone."
        case "allowed":
            return "You can make a meld of wilds alone; it never takes naturals."
        case "required":
            return "You can make a meld of wilds alone; it never takes naturals. You need a book of wilds to go out."


def _second_meld(rules: RuleSet) -> str:
    match rules.second_meld:
        case "never":
            return "Your team can have only one meld of each rank."
        case "after_closing":
            return "Your team can start a second meld of a rank only once the first is a book."
        case "anytime":
            return "Your team can have several melds of the same rank."


def _book(rules: RuleSet) -> str:
    return (
        f"A meld of {number(rules.book_size)} cards is a book. Without wilds it is clean, and a red card goes on top; "
        "with wilds it is dirty, and a black card goes on top."
    )


def _closed_book(rules: RuleSet) -> str:
    wilds = ", and so is a book of wilds" if rules.wild_melds != "no" else ""
    return {
        "any": "You can keep adding to a book, within the limit on wilds. A wild turns a clean book dirty.",
        "keep_kind": "You can keep adding to a book, but no wilds to a clean one: it stays clean.",
        "naturals": "You can keep adding naturals to a book, but no more wilds.",
        "sealed": "Nothing more can be added to a book.",
        "clean_open": f"You can keep adding naturals to a clean book; a dirty one is closed{wilds}.",
        "dirty_open": f"You can keep adding to a dirty book, within the limit on wilds; a clean one is closed{wilds}.",
    }[rules.closed_book]


def _opening(rules: RuleSet) -> str:
    only = "" if rules.open_counts_books else " Only the values of the cards count."
    if len(rules.opening) == 1 and not rules.opening_by_score:
        least = f"worth at least {points(rules.opening[0])} points"
        return f"To open, your team's first melds of a round must be {least}, laid down all at once.{only}"
    opens = "To open, your team's first melds of a round must reach a minimum, laid down all at once"
    if rules.opening_by_score:
        return f"{opens}. It depends on your team's total: {_by_total(rules.opening_by_score)}.{only}"
    minimums = listed([points(minimum) for minimum in rules.opening])
    return f"{opens}: {minimums} points, round by round.{only}"


def _by_total(steps: tuple[tuple[int, int], ...]) -> str:
    """Minimums from the lowest total up; the first holds below its own total, too."""
    (_, lowest), *higher = sorted(steps)
    told = [f"{points(minimum)} from {points(total)}" for total, minimum in higher]
    return listed([f"{points(lowest)} points" + (f" below {points(min(higher)[0])}" if higher else ""), *told])


def _opening_books(rules: RuleSet) -> str:
    del rules
    return "A book that you complete in your opening adds its own points to those of the cards."


PLAY: Final[dict[Statement, Callable[[RuleSet], str]]] = {
    Statement.AIM: _aim,
    Statement.DECKS: _decks,
    Statement.WILDS: _wilds,
    Statement.STACKS: _stacks,
    Statement.PACKET: _packet,
    Statement.PASSING: _passing,
    Statement.FIRST_PLAYER: _first_player,
    Statement.FIRST_UPCARD: _first_upcard,
    Statement.TURN: _turn,
    Statement.MELD: _meld,
    Statement.WILD_LIMIT: _wild_limit,
    Statement.WILD_MELDS: _wild_melds,
    Statement.SECOND_MELD: _second_meld,
    Statement.BOOK: _book,
    Statement.CLOSED_BOOK: _closed_book,
    Statement.OPENING: _opening,
    Statement.OPENING_BOOKS: _opening_books,
}
