"""The rules of a rule set up to the opening, one sentence or two for each statement."""

from collections.abc import Callable
from typing import Final

from game.rules.explain import Statement
from game.rules.passing import ROUND_WAYS
from game.rules.ruleset import RuleSet
from game.words.numbers import by_round, capital, counted, listed, number, points


def _aim(rules: RuleSet) -> str:
    del rules  # this holds under all of them
    return (
        "Everybody has two stacks of cards, the hand and then the foot. Teams lay down cards of one rank, gather them "
        "into books, and score for both; the round ends when somebody has played everything."
    )


def _decks(rules: RuleSet) -> str:
    if rules.decks:
        return f"{capital(counted(rules.decks, 'deck'))} of 54 cards, jokers included, are shuffled together."
    if rules.extra_decks:
        more = "more" if rules.extra_decks > 0 else "fewer"
        return (
            f"There {'is' if abs(rules.extra_decks) == 1 else 'are'} {counted(abs(rules.extra_decks), 'deck')} "
            f"{more} than players, 54 cards each with the jokers, all shuffled together."
        )
    return "There is one deck of 54 cards, jokers included, for each player, all shuffled together."


def _wilds(rules: RuleSet) -> str:
    del rules  # this holds under all of them
    return (
        "Twos and jokers are wild: they stand for any card in a meld. All cards from the four to the ace are naturals."
    )


def _stacks(rules: RuleSet) -> str:
    hand, foot = by_round(rules.hand_cards), by_round(rules.foot_cards)
    dealt = f"Everybody gets a hand of {hand} cards and a foot of {foot}"
    match rules.stacks:
        case "dealt":
            return f"{dealt}. The foot lies face down and nobody sees it before the hand is played."
        case "choose":
            return (
                f"Everybody gets two stacks of {hand} cards and picks, unseen, one as the hand; the other is the foot."
            )
        case "bottom_high" | "bottom_low":
            which = "higher" if rules.stacks == "bottom_high" else "lower"
            return f"{dealt}. Each player sees the bottom card of both stacks; the {which} one marks the hand."


def _packet(rules: RuleSet) -> str:
    bonus = f" Exactly right earns {points(rules.cut_bonus)} points." if rules.cut_bonus else ""
    return f"Each player lifts a packet from the stock, meaning to get hand and foot at once, without counting.{bonus}"


def _passing(rules: RuleSet) -> str:
    if rules.stacks_pass == "by_round":
        ways = listed([f"{_TURNING_WAYS[way]} in round {number(n)}" for n, way in enumerate(ROUND_WAYS, 1)])
        way = f"One of the two stacks goes {ways} and so on in turn,"
    else:
        way = {
            "left": "One of the two stacks goes to the left neighbour",
            "right": "One of the two stacks goes to the right neighbour",
            "both_left": "Both stacks go to the left neighbour",
            "both_right": "Both stacks go to the right neighbour",
            "each_way": "One stack goes to the left and one to the right neighbour",
        }[rules.stacks_pass]
    return f"{way} before anybody looks; whatever comes back is one's own."


_TURNING_WAYS: Final = {"left": "to the left neighbour", "right": "to the right neighbour"}
"""Words for `ROUND_WAYS`."""


def _first_player(rules: RuleSet) -> str:
    match rules.first_player:
        case "random":
            return "Who plays first is drawn by lot; the deal moves one seat to the left each round."
        case "high_card":
            return "Everybody draws a card and the highest plays first; the deal moves one seat to the left each round."
        case "left_of_dealer":
            return "The player left of the dealer plays first; the deal moves one seat to the left each round."


def _first_upcard(rules: RuleSet) -> str:
    what = "A card is turned" if rules.first_upcard == "any" else "A natural is turned, wilds and threes skipped,"
    return f"{what} to start the discard pile."


def _turn(rules: RuleSet) -> str:
    cards = "card" if rules.draw_count == 1 else "cards"
    return (
        f"Draw {by_round(rules.draw_count)} {cards} from the stock or take the discard pile, meld what you like, "
        "and discard one card to end the turn. Turns go clockwise."
    )


def _meld(rules: RuleSet) -> str:
    del rules
    return (
        "A meld is three or more cards of one rank, at least two of them naturals when it is begun. It belongs to the "
        "team: every member may add to it, nobody else."
    )


def _wild_limit(rules: RuleSet) -> str:
    limit = {
        "equal": "A meld never holds more wilds than naturals",
        "fewer": "A meld always holds fewer wilds than naturals",
        "half": "A meld holds at least two naturals for each wild",
    }[rules.wild_limit]
    cap = f", and {counted(rules.wild_cap, 'wild')} at most" if rules.wild_cap else ""
    least = ""
    if rules.dirty_naturals > 2:
        least = f" With a wild in it, it holds {number(rules.dirty_naturals)} naturals or more."
    return f"{limit}{cap}.{least}"


def _wild_melds(rules: RuleSet) -> str:
    match rules.wild_melds:
        case "no":
            return "Wilds alone make no meld."
        case "allowed":
            return "Wilds alone may make a meld; it never takes naturals."
        case "required":
            return "Wilds alone may make a meld, which never takes naturals; a book of wilds is needed to go out."


def _second_meld(rules: RuleSet) -> str:
    match rules.second_meld:
        case "never":
            return "A team has one meld of a rank at most."
        case "after_closing":
            return "A team begins a second meld of a rank only once the first is a book."
        case "anytime":
            return "A team may have several melds of one rank."


def _book(rules: RuleSet) -> str:
    size = number(rules.book_size)
    return (
        f"{capital(size)} cards make a meld a book. Without wilds it is clean and shows a red card on top; with wilds "
        "it is dirty and shows a black one."
    )


def _closed_book(rules: RuleSet) -> str:
    wilds = ", nor does a book of wilds" if rules.wild_melds != "no" else ""
    return {
        "any": "A book still takes cards within the limit of wilds; a wild turns a clean book dirty.",
        "keep_kind": "A book still takes cards, but a clean book takes no wilds: it stays clean.",
        "naturals": "A book still takes naturals, but no more wilds.",
        "sealed": "A book takes no more cards.",
        "clean_open": f"A clean book still takes naturals; a dirty one takes no more cards{wilds}.",
        "dirty_open": f"A dirty book still takes cards within the limit of wilds; a clean one takes no more{wilds}.",
    }[rules.closed_book]


def _opening(rules: RuleSet) -> str:
    melds = "A team's first melds of a round go down in one move"
    only = "" if rules.open_counts_books else " Only card values count."
    if rules.opening_by_score:
        steps = [
            f"{points(minimum)} from a total of {points(total)}" for total, minimum in sorted(rules.opening_by_score)
        ]
        return f"{melds} and must reach a minimum that follows the team's total: {listed(steps)}.{only}"
    if len(rules.opening) == 1:
        return f"{melds} and must come to {points(rules.opening[0])} points or more.{only}"
    minimums = listed([points(minimum) for minimum in rules.opening])
    return f"{melds} and must reach a minimum, round by round {minimums} points.{only}"


def _opening_books(rules: RuleSet) -> str:
    del rules
    return "Card values count, and a book that is complete in the opening adds its own points."


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
