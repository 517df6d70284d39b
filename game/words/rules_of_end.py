"""The rules of a rule set from the threes to the end of the match, one sentence or two for each statement."""

from collections.abc import Callable
from typing import Final

from game.cards import NATURAL_RANKS, Rank
from game.rules.explain import Statement
from game.rules.ruleset import RuleSet, most_rounds
from game.words.cards import rank_name
from game.words.numbers import by_round, counted, listed, number, points

_WORTH: Final = "Each one you meld scores what it would cost you if left over."


def _threes(rules: RuleSet) -> str:
    never = "Black threes" if rules.red_threes == "lay_down" else "Threes"
    return {
        "no": f"{never} are never melded. You can only get rid of them by discarding.",
        "black_last": f"You can meld black threes, without wilds, only when you go out; red ones never. {_WORTH}",
        "black_in_foot": f"You can meld black threes from your foot, without wilds; red ones never. {_WORTH}",
        "all": f"Threes, red and black together, are a rank like any other. {_WORTH}",
    }[rules.meld_threes]


def _red_threes(rules: RuleSet) -> str:
    every = f"; lay down every one in the game and you get {points(rules.red_three_all)} more"
    return (
        "Lay down a red three as soon as you get it, and replace it from the stock; one that comes with the pile is "
        f"not replaced. Each scores {points(rules.red_three_bonus)}{every if rules.red_three_all else ''}."
    )


def _foot(rules: RuleSet) -> str:
    del rules
    return (
        "When you have played the last card of your hand, pick up your foot. If you melded that card, your turn goes "
        "on; if you discarded it, you play your foot from your next turn."
    )


def _stock_out(rules: RuleSet) -> str:
    if rules.stock_out == "end":
        bonus = ", so nobody gets the bonus" if rules.go_out_bonus else ""
        return (
            "If there are too few cards left to draw, you can still take the pile if the rules allow it. Otherwise the "
            f"round ends without anybody going out{bonus}."
        )
    return "All discards but the upcard are shuffled into a new stock, and play goes on."


def _card_values(rules: RuleSet) -> str:
    at = NATURAL_RANKS.index(Rank(rules.ten_from))
    lower, higher = rank_name(NATURAL_RANKS[at - 1]), rank_name(Rank(rules.ten_from))
    values = [
        f"joker {rules.joker}",
        f"two {rules.two}",
        f"ace {rules.ace}",
        f"king down to {higher} {rules.ten_value}",
        f"{lower} down to four {rules.five_value}",
    ]
    return f"Every card you meld scores for your team: {', '.join(values)}."


def _bonus(rules: RuleSet) -> str:
    return f"The team that goes out gets {points(rules.go_out_bonus)} points."


def _books_to_go_out(rules: RuleSet) -> str:
    needs = books_needed(rules)
    aim = "Playing the last card of your foot is going out, and ends the round."
    return f"{aim} Before you can, your team needs {listed(needs)}." if needs else f"{aim} You need no books for it."


def books_needed(rules: RuleSet) -> list[str]:
    """The books that going out takes, as parts of one list: "one clean and one dirty book" is two of them."""
    needs = _kinds_needed(rules)
    if rules.wild_melds == "required":
        needs.append("a book of wilds")
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


def _last_card(rules: RuleSet) -> str:
    last = "You must discard" if rules.final_discard == "required" else "You can either discard or meld"
    return (
        f"{last} your last card. While you cannot go out, keep two cards of your foot when you meld: one to discard "
        "and one to hold."
    )


def _partners_foot(rules: RuleSet) -> str:
    done = "picked up the foot" if rules.partners_foot == "picked_up" else "played a card from the foot"
    return f"You cannot go out until each of your partners has {done}."


def _permission(rules: RuleSet) -> str:
    del rules
    return (
        "If you have a partner, ask before you go out. After a yes you must; after a no you play on, and you cannot "
        "ask again in that turn."
    )


def _hold(rules: RuleSet) -> str:
    del rules
    return (
        "If you have one card of your foot left, and a partner who has neither picked up the foot nor melded in this "
        "round, you can end your turn without discarding and keep that card."
    )


def _book_values(rules: RuleSet) -> str:
    values = [f"clean book {points(rules.clean_book)}", f"dirty book {points(rules.dirty_book)}"]
    if rules.wild_melds != "no":
        values.append(f"book of wilds {points(rules.wild_book)}")
    if rules.sevens_book:
        kind = "clean book" if rules.sevens_kind == "clean" else "book"
        values.append(f"{kind} of sevens {points(rules.sevens_book)}")
    if rules.threes_book and rules.meld_threes != "no":
        values.append(f"book of threes {points(rules.threes_book)}")
    double = f" A book of {number(rules.double_book)} cards scores twice that." if rules.double_book else ""
    return f"Books score on top of their cards: {', '.join(values)}.{double}"


def _left_over(rules: RuleSet) -> str:
    black = f"{points(rules.black_three) if rules.black_three else 'nothing'} for a black three"
    red = f"{points(rules.red_three) if rules.red_three else 'nothing'} for a red one"
    if rules.red_threes == "lay_down":
        red += " in a foot never picked up"
    return f"Cards still in your team's hands and feet cost you their value, {black} and {red}."


def _match(rules: RuleSet) -> str:
    best = "The highest total wins; if two are equal, they share the win."
    if rules.target_score:
        reached = f"The match ends after the round in which a team reaches {points(rules.target_score)} points"
        return f"{reached}, or after {counted(most_rounds(rules), 'round')} at the latest. {best}"
    return f"A match is {counted(rules.rounds, 'round')}. {best}"


END: Final[dict[Statement, Callable[[RuleSet], str]]] = {
    Statement.THREES: _threes,
    Statement.RED_THREES: _red_threes,
    Statement.FOOT: _foot,
    Statement.BOOKS_TO_GO_OUT: _books_to_go_out,
    Statement.LAST_CARD: _last_card,
    Statement.PARTNERS_FOOT: _partners_foot,
    Statement.PERMISSION: _permission,
    Statement.HOLD: _hold,
    Statement.STOCK_OUT: _stock_out,
    Statement.CARD_VALUES: _card_values,
    Statement.BOOK_VALUES: _book_values,
    Statement.BONUS: _bonus,
    Statement.LEFT_OVER: _left_over,
    Statement.MATCH: _match,
}
