"""Facts that the tutor's messages mention in lesson steps, by their names in the messages; everything else comes from
the rules and the board. Every figure and card is taken from the rules and from the step's position.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final, Literal

from msgspec.structs import replace

from game.cards import Card, Rank, is_wild, rank_of
from game.engine.ending.going_out import missing_books
from game.engine.events import TeamScore
from game.engine.melding.melds import card_values
from game.engine.score import score_round
from game.engine.table.board import StackName, opening_minimum, packet_size
from game.engine.table.position import table_at
from game.engine.table.view import view_of
from game.lessons.lesson_facts import LEARNER, Lesson, LessonStep, TheseCards
from game.rules.ruleset import (
    MELD_SIZE,
    RuleSet,
    as_scored,
    deck_size,
    decks_in_play,
    for_round,
    lowest_high_rank,
    minimums_by_round,
    most_rounds,
    taken_in,
)
from game.rules.stack_passing import way_of

_HELD_BESIDE_PAIR: Final = 4
"""How many cards of the example hand are left after its pair took the pile."""
_NINE: Final = Rank("9")


class StepFacts:
    """The facts of one step; those that only some steps have are looked up on demand."""

    def __init__(self, lesson: Lesson, step: LessonStep) -> None:
        self._lesson, self._step = lesson, step
        rules = self.rules = as_scored(lesson.rules)
        table = table_at(lesson.rules, lesson.players, lesson.teams, step.position)
        board = self.board = table.board
        self._cards = view_of(table, LEARNER).hand
        self._groups = [group for move in step.answers for group in getattr(move, "groups", ())]
        self._laid = tuple(card for group in self._groups for card in group.cards)

        self.alone = lesson.is_alone
        self.asked = bool(step.replies)
        self.picked_up = rules.partners_foot == "picked_up"
        self.unless: Literal["never", "you", "team"] = "never"
        if rules.winner_takes:
            self.unless = "you" if lesson.is_alone else "team"

        self.rounds = most_rounds(rules)
        self.last_round = self.rounds == 1
        self.dealt = for_round(rules.hand_cards, 1)
        self.foot = board.feet[LEARNER]
        self.tail = board.tails[LEARNER] if board.tails else 0
        self.next_stack = self.foot if board.tails else 0
        self.hand = len(self._cards)
        self.is_cut = rules.deal == "cut"
        self.packet = packet_size(board)
        self.way = way_of(rules, board.round) or "none"
        self.decks = decks_in_play(lesson.rules, lesson.players)
        self.deck_size = deck_size(rules)
        self.turned = rules.first_upcard != "none"
        self.by_book = rules.foot_when == "first_book"
        self.last: Literal["foot", "tail"] = "tail" if board.last_stack is StackName.TAIL else "foot"

        self.jokers = bool(rules.jokers)
        self.high_from, self.low_from = lowest_high_rank(rules)
        self.wild_worth = rules.joker if rules.jokers else rules.two
        self.cards = self._laid
        self.laid = len(self._laid)
        self.beside = self.laid - 1
        self.worth = self._worth(self._laid)
        self.hand_worth = self._worth(self._cards)
        self.high_worth = self._worth([card for card in self._cards if card[0] in "KA"])

        self.need = opening_minimum(board, LEARNER)
        self.by_total = bool(rules.opening_by_score)
        self.own_round = board.round if not self.by_total and len(minimums_by_round(rules)) > 1 else 0
        self.own_total = board.totals[LEARNER]
        self.melds = len(self._groups)
        self.groups = [(each.cards, self._worth(each.cards)) for each in self._groups]
        self.exact = self.worth == self.need

        self.never = rules.second_meld == "never"
        self.lacks_one, self.lacks_two = rules.book_size - 1, rules.book_size - 2
        self.differ = rules.clean_book > rules.dirty_book
        self.spoils = any(map(is_wild, self._cards))
        self.sevens_clean, self.sevens_needed = rules.sevens_kind == "clean", rules.out_sevens > 0
        count = taken_in(rules, board.round)
        self.pile_count = count if isinstance(count, int) else 0
        self.pile_needs = max(rules.take_least, 0 if rules.short_pile else self.pile_count)
        self.takes_bottom = rules.take_bottom and board.pile_yield > 1
        self.waits = not rules.take_first_lap
        self.closes = rules.take_count != "never"
        self.pays_less = rules.red_three_not_out >= 0
        self.needs_books = bool(missing_books(board, ()))
        self.discards = rules.final_discard != "never"

    def _worth(self, cards: Sequence[Card]) -> int:
        values = card_values(self.rules)
        return sum(values[card] for card in cards)

    @property
    def rank(self) -> Rank:
        """The rank of the first card that is laid down."""
        return rank_of(self._laid[0])

    @property
    def cap(self) -> int:
        """The most wild cards that a meld can have, if this one has as many; otherwise 0."""
        return self.rules.wild_cap if self.meld_wilds >= self.rules.wild_cap else 0

    @property
    def came(self) -> int:
        """Cards that came into the hand with the pile just taken, including the upcard if it was kept."""
        kept = sum(rank_of(card) == _NINE for card in self._cards)
        return len(self._cards) - _HELD_BESIDE_PAIR - (kept - 1 if kept else 0)

    @property
    def rules_of_round(self) -> RuleSet:
        """With the books that going out requires in this round."""
        clean, dirty = (for_round(n, self.board.round) for n in (self.rules.out_clean, self.rules.out_dirty))
        return replace(self.rules, out_clean=clean, out_dirty=dirty)

    def __getattr__(self, name: str) -> Any:
        """A team's score, its own (`mine_books`) or the next team's (`theirs_left`); a fact about the team's first meld
        (`meld_rank`); and `rank`, `count` and `worth` of the card to discard (`marked_rank`), of one that costs least
        (`cheap_rank`), and of three alike in the hand (`held_rank`).
        """
        whose, _, item = name.partition("_")
        values, ranks = card_values(self.rules), Counter(map(rank_of, self._cards))
        match whose:
            case "mine" | "theirs":
                return getattr(self._scores()[LEARNER if whose == "mine" else 1], item)
            case "meld":
                return getattr(next(iter(self.board.melds[LEARNER]), None), item)
            case "marked":
                cards = [next(at.cards for at in self._step.points_at if isinstance(at, TheseCards))[0]]
            case "cheap":
                cards = [min(self._cards, key=lambda card: values[card])]
            case "held":
                cards = [card for card in self._cards if ranks[rank_of(card)] == MELD_SIZE]
            case _:
                raise AttributeError(name)
        return {"rank": rank_of(cards[0]), "count": len(cards), "worth": self._worth(cards)}[item]

    @property
    def theirs_gain(self) -> int:
        """The next team's melds, books and bonus, before deductions."""
        theirs = self._scores()[1]
        return theirs.melded + theirs.books + theirs.bonus

    def _scores(self) -> Sequence[TeamScore]:
        """The scores of the round that is over, or will be after the step."""
        lesson, step = self._lesson, self._step
        return score_round(table_at(lesson.rules, lesson.players, lesson.teams, step.counted or step.position))
