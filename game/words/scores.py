"""What is said when a round or a match ends: who went out, the score sheet, the match so far, the winners."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from game.cards import Card
from game.engine.board import StackName
from game.engine.score import ScoreKind
from game.words.grammar import (
    agreeing,
    capital,
    cards_listed,
    counted,
    inside,
    listed,
    number,
    points,
    possessive,
    sentences,
    shorter_names,
    signed,
    the_card,
)

# ---- the round ends
COUNT: Final = "Count the round"
OR_WAIT: Final = "or wait three seconds"
NOBODY: Final = "Nobody goes out"
CARDS_LEFT: Final = "Cards left over"
NOTHING_LEFT: Final = "went out with nothing left"
ALL_PLAYED: Final = "nothing left"
HAND: Final = "hand"
FOOT: Final = "foot"
TAIL: Final = "tail"
STACK_SIGNS: Final = {StackName.FOOT: "F", StackName.TAIL: "T"}


def goes_out(name: str) -> str:
    """The great line.

    >>> goes_out("Rosa"), goes_out("You")
    ('Rosa goes out!', 'You go out!')
    """
    return f"{name} {'go' if agreeing(name, 'goes') != 'goes' else 'goes'} out!"


def ends(names: Sequence[str], round: int) -> str:
    """Whose round it was.

    >>> ends(["You", "Rosa"], 3), ends(["Walt"], 1)
    ('You and Rosa end round 3', 'Walt ends round 1')
    """
    alone = len(names) == 1 and agreeing(names[0], "ends") == "ends"
    return f"{listed([names[0], *map(inside, names[1:])])} {'ends' if alone else 'end'} round {round}"


def nobody_ends(round: int) -> str:
    """The stock could not serve a draw.

    >>> nobody_ends(2)
    'The stock is used up: round 2 ends'
    """
    return f"The stock is used up: round {round} ends"


def with_what(laid: Sequence[Card], discard: Card | None) -> str:
    """The last cards.

    >>> from game.cards import parse_cards
    >>> with_what(parse_cards("KH KD KS"), parse_cards("9C")[0])
    'The last cards: three kings, then the nine of clubs.'
    >>> with_what((), parse_cards("9C")[0])
    'The last card: the nine of clubs.'
    """
    if not laid:
        return f"The last card: {the_card(discard)}." if discard else ""
    then = f", then {the_card(discard)}" if discard else ""
    return f"The last cards: {cards_listed(laid)}{then}."


def red_threes_cost(each: Sequence[tuple[str, int]]) -> str:
    """What red threes left over cost whom.

    >>> red_threes_cost([("You", 300), ("Walt", 600)])
    'Red threes left over: You −300 · Walt −600'
    """
    return f"Red threes left over: {' · '.join(f'{name} {points(-cost)}' for name, cost in each)}"


# ---- the score sheet
SCORE_ITEMS: Final[Mapping[ScoreKind, str]] = {
    ScoreKind.MELDED: "Cards melded",
    ScoreKind.CLEAN_BOOKS: "Clean books",
    ScoreKind.DIRTY_BOOKS: "Dirty books",
    ScoreKind.WILD_BOOKS: "Books of wilds",
    ScoreKind.BOOKS_AT_ONCE: "Books laid at once",
    ScoreKind.GOING_OUT: "Going out",
    ScoreKind.CUT: "Cut bonus",
    ScoreKind.RED_THREES: "Red threes laid",
    ScoreKind.LEFT_IN_HAND: "Left in the hand",
    ScoreKind.LEFT_IN_FOOT: "Left in the foot",
    ScoreKind.LEFT_IN_TAIL: "Left in the tail",
}
# ---- which cards a figure comes from
EACH_FIGURE: Final = "Card by card"
FIGURES_SHORT: Final = "Figures"
CARDS_LEFT_SHORT: Final = "Cards left"
THE_MATCH: Final = "The match"
FIGURES: Final = "The figures of the sheet"
NOTHING_COUNTS: Final = "Nothing counts here."
OF_BEFORE: Final = "Counted before this record begins"
EVERY_RED_THREE: Final = "Every red three in play"
RED_THREES_ON_TABLE: Final = "Red threes on the table"
RED_THREES_COST_NOTHING: Final = "red threes left in the hand cost nothing here"
WINNERS_PAY_NOTHING: Final = "nothing is paid by the team that went out"


def sum_of(worths: Iterable[int]) -> str:
    """How the values of cards add up, in their order; nothing where there is nothing to add.

    >>> sum_of([10, 10, 20, 10]), sum_of([5, 50]), sum_of([5]), sum_of([20, 20])
    ('3 × 10 + 20', '5 + 50', '', '2 × 20')
    """
    counts = Counter(worths)
    if counts.total() < TWO_CARDS:
        return ""
    return " + ".join(f"{count} × {points(worth)}" if count > 1 else points(worth) for worth, count in counts.items())


TWO_CARDS: Final = 2


def held_in(name: str, stack: StackName, cards: int) -> str:
    """Where cards were left, or that none were.

    >>> held_in("Rosa", StackName.HAND, 3), held_in("You", StackName.FOOT, 11)
    ("Rosa's hand", 'Your foot')
    >>> held_in("Rosa", StackName.TAIL, 0), held_in("You", StackName.HAND, 0)
    ("Rosa's tail was picked up", 'Your hand is empty')
    """
    whose = f"{possessive(name)} {stack.value}"
    if cards:
        return whose
    return f"{whose} is empty" if stack is StackName.HAND else f"{whose} was picked up"


def twice(worth: int) -> str:
    """What a double book counts.

    >>> twice(500)
    'a double book: 2 × 500'
    """
    return f"a double book: 2 × {points(worth)}"


def who_went_out(name: str) -> str:
    """For whom there is a bonus.

    >>> who_went_out("You")
    'You went out'
    """
    return f"{name} went out"


def lifted_exactly(name: str, cards: int) -> str:
    """Who cut for a bonus.

    >>> lifted_exactly("Rosa", 22)
    'Rosa lifted exactly 22 cards'
    """
    return f"{name} lifted exactly {cards} cards"


def laid_at_once(book: str) -> str:
    """A book that was begun and completed in one move.

    >>> laid_at_once("clean book of kings")
    'Clean book of kings in one move'
    """
    return f"{capital(book)} in one move"


def figure_heard(row: str, team: str, value: int) -> str:
    """A figure for whoever listens.

    >>> figure_heard("Clean books", "You & Rosa", 1000)
    'Clean books, You & Rosa: +1,000.'
    """
    return f"{row}, {team}: {signed(value)}."


def part_heard(what: str, cards: Sequence[Card], told: tuple[str, str], worth: int) -> str:
    """A part of it; `told` is how the cards add up, and what else there is to say.

    >>> from game.cards import parse_cards
    >>> part_heard("Kings", parse_cards("KH KD 2C"), ("2 × 10 + 20", ""), 40)
    'Kings, two kings and a two: 2 × 10 + 20, that is +40.'
    >>> part_heard("Rosa went out", (), ("", ""), 100)
    'Rosa went out: +100.'
    >>> part_heard("Your hand", (), ("", "nothing is paid by the team that went out"), 0)
    'Your hand: 0. Nothing is paid by the team that went out.'
    """
    how, note = told
    held = f"{what}, {cards_listed(cards)}" if cards else what
    sum_ = f"{how}, that is {signed(worth)}" if how else signed(worth)
    return sentences(f"{held}: {sum_}", capital(note))


MELDED_NOTE: Final = "value of every card on the table"
GOING_OUT_NOTE: Final = "to the team that ends the round"
NOBODY_HAS_CARDS: Final = "nobody has a card left"
EVERY_FOOT_TAKEN: Final = "every foot was picked up"
EVERY_TAIL_TAKEN: Final = "every tail was picked up"


def went_out(name: str, rules: str) -> str:
    """How a round ended, when somebody went out."""
    return f"{name} went out · {rules}"


def stock_ended(rules: str) -> str:
    """How a round ended, when the stock did."""
    return f"The stock ran out: nobody went out, and there is no bonus · {rules}"


def nobody_out(rules: str) -> str:
    """How a round ended without anybody going out."""
    return f"Nobody went out · {rules}"


def each(worth: int) -> str:
    """What each of them counts."""
    return f"{points(worth)} each"


def cut_note(cards: int, bonus: int) -> str:
    """What the cut bonus is for."""
    return f"exactly {cards} cards lifted, {points(bonus)} each"


def left_with(name: str, worth: int, red_threes: int) -> str:
    """What somebody still held at the end.

    >>> left_with("June", 345, 1)
    'June 345 (a red three)'
    """
    if not red_threes:
        return f"{name} {points(worth)}"
    threes = "a red three" if red_threes == 1 else f"{number(red_threes)} red threes"
    return f"{name} {points(worth)} ({threes})"


def never_taken_up(names: Sequence[str]) -> str:
    """Whose feet, or tails, were still lying there."""
    return f"never picked up: {listed(list(names))}"


YOUR_CARDS: Final = "Your cards"
AVERAGE_IS_NOTHING: Final = "0 is average"


def cards_of(name: str, is_me: bool) -> str:
    """What the luck of a seat's own cards, dealt and drawn, is called everywhere.

    >>> cards_of("You", True), cards_of("Rosa", False)
    ('Your cards', "Rosa's cards")
    """
    return YOUR_CARDS if is_me else f"{possessive(name)} cards"


def cards_figure(worth: float) -> str:
    """That figure, in round numbers: more than average cards bring, or less.

    >>> cards_figure(-163.2), cards_figure(1204.9), cards_figure(3.0)
    ('−160', '+1,200', '0')
    """
    return signed(int(round(worth, -1)))


MOST_BY_NAME: Final = 4
"""People whose figures have room in one line."""


def cards_in_round(worth: float) -> str:
    """The same for a round of the only person.

    >>> cards_in_round(-163.2)
    'Your cards: −160 (0 is average)'
    """
    return f"{YOUR_CARDS}: {cards_figure(worth)} ({AVERAGE_IS_NOTHING})"


def cards_by_name(each: Sequence[tuple[str, float]]) -> str:
    """The same of several people, by as much of their names as has room; of too many nothing.

    >>> cards_by_name([("Anna", 120.0), ("Jean-Baptiste Moreau", 2.0)])
    'Own cards: Anna +120 · Jean 0 (0 is average)'
    """
    if len(each) > MOST_BY_NAME:
        return ""
    first = [
        ((shorter_names(name) or (name,))[-1] if len(name) > LONGEST_DEALER else name, worth) for name, worth in each
    ]
    told = side_by_side([f"{name} {cards_figure(worth)}" for name, worth in first])
    return f"Own cards: {told} ({AVERAGE_IS_NOTHING})"


def side_by_side(parts: Sequence[str]) -> str:
    """Short facts in one line."""
    return " · ".join(parts)


AS_IT_ENDED: Final = "The table as the round ended."
BACK_TO_SCORE: Final = "Back to the score"


# ---- the match
NEXT_ROUND: Final = "Next round"
SEE_RESULT_NOW: Final = "See the result"
SEE_TABLE: Final = "See the table"
SEE_TABLE_SUB: Final = "as it ended"
THIS_ROUND: Final = "This round"
BEFORE: Final = "Before this round"
BEGUN_WITH: Final = "Begun with"
AFTER: Final = "Match total"
MATCH_SO_FAR: Final = "The match so far"
STILL_TO_PLAY: Final = "still to play"
MATCH_OVER: Final = "The match is over"
PLAY_AGAIN: Final = "Play again"
PLAY_AGAIN_SUB: Final = "same table"


def cards_and_books(cards: int, books: int) -> str:
    """What made the points of a round.

    >>> cards_and_books(-105, 1100)
    'cards −105 · books 1,100'
    """
    return f"cards {points(cards)} · books {points(books)}"


def round_title(round_number: int) -> str:
    """The heading of a score sheet."""
    return f"Round {round_number}"


def chart_heard(names: Sequence[str], history: Sequence[Sequence[int]], before: int, rounds: int) -> tuple[str, ...]:
    """What the chart shows: the totals after each round, the first of them after `before` others, and what is to come.

    >>> chart_heard(["You", "Walt"], [[300, 250]], 1, 3)
    ('After round 2: You 300, Walt 250.', 'One round still to play.')
    """
    told = [
        f"After round {after}: "
        + ", ".join(f"{name} {points(total)}" for name, total in zip(names, totals, strict=True))
        for after, totals in enumerate(history, before + 1)
    ]
    left = rounds - before - len(history)
    rest = [f"{capital(counted(left, 'round'))} {STILL_TO_PLAY}"] if left > 0 else []
    return tuple(f"{sentence}." for sentence in (*told, *rest))


def round_of(round_number: int, rounds: int, target: int = 0) -> str:
    """Where the match stands, and the score that it is played to, 0 for none; matches without a fixed end only count.

    >>> round_of(2, 4), round_of(2, 0), round_of(1, 0, 1500)
    ('Round 2 of 4', 'Round 2', 'Round 1 · to 1,500')
    """
    told = f"Round {round_number} of {rounds}" if rounds else round_title(round_number)
    return f"{told} · to {points(target)}" if target else told


def leads_by(lead: int) -> str:
    """The lead, shown beside the leading total."""
    return f"leads by {points(lead)}" if lead else "level"


def winner_line(winners: Sequence[str], mine: bool) -> str:
    """The great line at the end; a shared win names all.

    >>> winner_line(["You & Rosa"], True), winner_line(["Walt"], False), winner_line(["Walt", "June"], False)
    ('You & Rosa win!', 'Walt wins', 'Walt and June share the win')
    """
    names = listed(list(winners))
    if len(winners) > 1:
        return f"{names} share the win"
    plural = "&" in names or names == "You"
    return f"{names} {'win' if plural else 'wins'}{'!' if mine else ''}"


LONGEST_DEALER: Final = 18
"""Letters of a name that have room beside the minimum under the button that deals on."""


def next_deal(dealer: str, minimum: int) -> str:
    """Under the button that deals on."""
    shown = next((form for form in (dealer, *shorter_names(dealer)) if len(form) <= LONGEST_DEALER), dealer)
    return f"{shown} {agreeing(dealer, 'deals')} · minimum {points(minimum)}"
