"""The rules of a rule set from the threes to the end of the match, one sentence or two for each statement."""

from collections.abc import Callable
from typing import Final

from game.cards import NATURAL_RANKS, Rank
from game.rules.explain import Statement
from game.rules.ruleset import RuleSet, most_rounds
from game.words.cards import rank_name
from game.words.numbers import by_round, counted, listed, number, points

_WORTH: Final = "Melded, each counts what it would cost if left."


def _threes(rules: RuleSet) -> str:
    never = "Black threes" if rules.red_threes == "lay_down" else "Threes"
    return {
        "no": f"{never} are never melded. A player gets rid of them only by discarding.",
        "black_last": f"Black threes are melded, without wilds, only when going out; red ones never. {_WORTH}",
        "black_in_foot": f"Black threes are melded from the foot, without wilds; red ones never. {_WORTH}",
        "all": f"Threes of both colours are a rank like the others. {_WORTH}",
    }[rules.meld_threes]


def _red_threes(rules: RuleSet) -> str:
    every = f", and all of them together {points(rules.red_three_all)} more" if rules.red_three_all else ""
    return (
        "A red three is laid face up at once and replaced from the stock; one that comes with the pile is not. "
        f"Each counts {points(rules.red_three_bonus)}{every}."
    )


def _foot(rules: RuleSet) -> str:
    del rules
    return (
        "Who has played the hand takes up the foot: at once when the last card was melded, and the turn goes on; "
        "after a discard it is played from the next turn."
    )


def _stock_out(rules: RuleSet) -> str:
    if rules.stock_out == "end":
        return (
            "Who cannot draw may still take the pile if the rules allow it; else the round ends, nobody is out and "
            "there is no bonus for it."
        )
    return "The discards under the upcard are shuffled into a new stock and play goes on."


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
    return f"Every melded card counts for its team: {', '.join(values)}."


def _bonus(rules: RuleSet) -> str:
    return f"The team that goes out gets {points(rules.go_out_bonus)}."


def _books_to_go_out(rules: RuleSet) -> str:
    needs = _kinds_needed(rules)
    if rules.wild_melds == "required":
        needs.append("a book of wilds")
    if rules.out_sevens:
        needs.append("a clean book of sevens" if rules.sevens_kind == "clean" else "a book of sevens")
    if rules.out_books:
        needs.append(f"{counted(rules.out_books, 'book')} in all")
    aim = "A round ends when somebody has played hand and foot to the last card."
    return f"{aim} For that the team needs {listed(needs)}." if needs else f"{aim} No books are needed for it."


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
    last = "must be discarded" if rules.final_discard == "required" else "may be discarded or melded"
    return (
        f"The last card {last}. In the foot, who may not go out yet keeps two cards after melding: one to discard and "
        "one to hold."
    )


def _partners_foot(rules: RuleSet) -> str:
    done = "taken up the foot" if rules.partners_foot == "picked_up" else "played a card from the foot"
    return f"Every partner must have {done} before a player goes out."


def _permission(rules: RuleSet) -> str:
    del rules
    return (
        "Who wants to go out with a partner asks first. A yes is binding; after a no the turn goes on, and in that "
        "turn one does not ask again."
    )


def _hold(rules: RuleSet) -> str:
    del rules
    return (
        "With one card of the foot left, and a partner who has neither taken up the foot nor melded, a player may end "
        "the turn without discarding and keep that card."
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
    double = f" A book of {number(rules.double_book)} cards counts twice." if rules.double_book else ""
    return f"Books count besides: {', '.join(values)}.{double}"


def _left_over(rules: RuleSet) -> str:
    threes = f"a black three {points(rules.black_three)}, a red three {points(rules.red_three)}"
    if rules.red_threes == "lay_down":
        threes += " (only in a foot never taken up)"
    return f"Cards left in hands and feet count against their team: their value, and {threes}."


def _match(rules: RuleSet) -> str:
    best = "the highest total wins, and equal totals share the win"
    if rules.target_score:
        reached = f"The match ends after the round in which a team reaches {points(rules.target_score)}"
        return f"{reached}, at the latest after {counted(most_rounds(rules), 'round')}; {best}."
    return f"A match has {counted(rules.rounds, 'round')}; {best}."


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
