"""What the tutor says in each step of the lessons: a heading, and in at most forty words what is so and what to do.

Both are messages called after what the step is about. They mention rules by their fields, and other
facts by the names that `StepFacts` gives them.
Every figure and card is taken from the rules and from the position of the step.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Final, Literal

from msgspec.structs import replace

from game.cards import NATURAL_RANKS, Card, Rank, is_wild, rank_of
from game.engine.board import StackName, opening_minimum, packet_size
from game.engine.going_out import missing_books
from game.engine.melds import card_values
from game.engine.position import table_at
from game.engine.score import score_round
from game.engine.state import Table
from game.engine.view import view_of
from game.lessons.lesson_facts import LEARNER, Lesson, LessonStep, TheseCards
from game.rules.meld_limits import MELD_SIZE
from game.rules.pack import deck_size
from game.rules.ruleset import as_scored, decks_in_play, for_round, minimums_by_round, most_rounds
from game.rules.stack_passing import way_of
from game.text.amounts import listed
from game.text.language import named
from game.text.messages import lesson_steps as say
from game.text.messages import rule_page as say_page
from game.words.grammar import ranks_listed, seat_name, seat_person
from game.words.lessons import lesson_names
from game.words.rule_page import in_words

_TOO_MANY: Final = 4
"""Players who are no longer named one by one."""
_HELD_BESIDE_PAIR: Final = 4
"""Cards of the example hand that are left when its pair took the pile."""
_NINE: Final = Rank("9")


class StepWords:
    def __init__(self, lesson: Lesson, step: LessonStep, names: Sequence[str] = ()) -> None:
        facts, about = StepFacts(lesson, step, names or lesson_names()).sources, step.about.name.lower()
        self.heading = named("lesson_steps", f"{about}_heading", *facts)
        self.text = named("lesson_steps", about, *facts)


def step_heading(lesson: Lesson, step: LessonStep, names: Sequence[str]) -> str:
    return StepWords(lesson, step, names).heading


def step_text(lesson: Lesson, step: LessonStep, names: Sequence[str]) -> str:
    return StepWords(lesson, step, names).text


class StepFacts:
    """What the words of steps mention beside the rules and the board, by the names that messages have for it; what only
    some steps have is looked up when they ask for it.
    """

    def __init__(self, lesson: Lesson, step: LessonStep, names: Sequence[str]) -> None:
        self._lesson, self._step, self._names = lesson, step, names
        rules = self._rules = as_scored(lesson.rules)
        table = table_at(lesson.rules, lesson.players, lesson.teams, step.position)
        board = self._board = table.board
        self._cards = view_of(table, LEARNER).hand
        self._groups = [group for move in step.answers for group in getattr(move, "groups", ())]
        self._laid = tuple(card for group in self._groups for card in group.cards)

        self.alone = lesson.is_alone
        self.partner = seat_person(names, lesson.teams % lesson.players)
        self.partners = [seat_name(names, seat) for seat in board.teammates(LEARNER)]
        self.others = [seat_name(names, seat) for seat in range(1, lesson.players)]
        self.next = seat_person(names, 1)
        self.before = seat_person(names, lesson.players - 1)
        self.dealer = seat_person(names, board.dealer)
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
        self.high_from = Rank(rules.ten_from)
        self.low_from = NATURAL_RANKS[NATURAL_RANKS.index(self.high_from) - 1]
        self.wild_worth = rules.joker if rules.jokers else rules.two
        self.cards = ranks_listed(self._laid)
        self.laid = len(self._laid)
        self.beside = self.laid - 1
        self.worth = self._worth(self._laid)
        self.card_worth = self._worth(self._laid[:1])
        self.hand_worth = self._worth(self._cards)
        self.high_worth = self._worth([card for card in self._cards if card[0] in "KA"])

        self.need = opening_minimum(board, LEARNER)
        self.by_total = bool(rules.opening_by_score)
        self.own_round = board.round if not self.by_total and len(minimums_by_round(rules)) > 1 else 0
        self.own_total = board.totals[LEARNER]
        self.melds = len(self._groups)
        self.each = [say.meld_is_worth(ranks_listed(each.cards), self._worth(each.cards)) for each in self._groups]
        self.exact = self.worth == self.need

        self.never = rules.second_meld == "never"
        self.lacks_one, self.lacks_two = rules.book_size - 1, rules.book_size - 2
        self.differ = rules.clean_book > rules.dirty_book
        self.spoils = any(map(is_wild, self._cards))
        self.sevens_clean, self.sevens_needed = rules.sevens_kind == "clean", rules.out_sevens > 0
        self.pile_count = rules.take_count if isinstance(rules.take_count, int) else 0
        self.pile_needs = max(rules.take_least, 0 if rules.short_pile else self.pile_count)
        self.takes_bottom = rules.take_bottom and board.pile_yield > 1
        self.waits = not rules.take_first_lap
        self.closes = rules.take_count != "never"
        self.pays_less = rules.red_three_not_out >= 0
        self.needs_books = bool(missing_books(board, ()))
        self.discards = rules.final_discard != "never"

    @property
    def sources(self) -> tuple[object, ...]:
        """Where messages find what they mention: here, else on the board or among the rules."""
        return self, self._board, self._rules

    def _worth(self, cards: Sequence[Card]) -> int:
        values = card_values(self._rules)
        return sum(values[card] for card in cards)

    @property
    def rank(self) -> Rank:
        """Of the first card that is laid down."""
        return rank_of(self._laid[0])

    # ---- the card to discard, and one that costs least
    @property
    def _marked(self) -> Card:
        return next(at.cards for at in self._step.points_at if isinstance(at, TheseCards))[0]

    @property
    def _cheapest(self) -> Card:
        values = card_values(self._rules)
        return min(self._cards, key=lambda card: values[card])

    @property
    def marked(self) -> Rank:
        """The rank that should be discarded."""
        return rank_of(self._marked)

    @property
    def marked_worth(self) -> int:
        return self._worth([self._marked])

    @property
    def cheap(self) -> Rank:
        return rank_of(self._cheapest)

    @property
    def cheap_cost(self) -> int:
        return self._worth([self._cheapest])

    # ---- three of a rank in the hand
    @property
    def _three(self) -> list[Card]:
        ranks = Counter(map(rank_of, self._cards))
        return [card for card in self._cards if ranks[rank_of(card)] == MELD_SIZE]

    @property
    def held(self) -> int:
        """How many they are."""
        return len(self._three)

    @property
    def held_rank(self) -> Rank:
        return rank_of(self._three[0])

    @property
    def held_worth(self) -> int:
        return self._worth(self._three)

    # ---- the team's first meld
    @property
    def naturals(self) -> int:
        return self._board.melds[LEARNER][0].naturals

    @property
    def wilds(self) -> int:
        return self._board.melds[LEARNER][0].wilds

    @property
    def meld_rank(self) -> Rank:
        return self._board.melds[LEARNER][0].rank

    @property
    def cap(self) -> int:
        """The most wild cards that a meld can have, where it has as many; else 0."""
        return self._rules.wild_cap if self.wilds >= self._rules.wild_cap else 0

    # ---- lists and scores
    @property
    def came(self) -> int:
        """Cards that came into the hand with the pile just taken, the upcard among them where it was kept."""
        kept = sum(rank_of(card) == _NINE for card in self._cards)
        return len(self._cards) - _HELD_BESIDE_PAIR - (kept - 1 if kept else 0)

    @property
    def rivals(self) -> str:
        seats = range(self._lesson.players)
        rivals = [seat_name(self._names, seat) for seat in seats if seat % self._lesson.teams]
        if len(rivals) < _TOO_MANY:
            return listed(rivals)
        return say.all_the_others() if self.alone else say.the_others()

    @property
    def books(self) -> str:
        """The books that it takes to go out in this round."""
        clean, dirty = (for_round(n, self._board.round) for n in (self._rules.out_clean, self._rules.out_dirty))
        return in_words(say_page.books_needed, replace(self._rules, out_clean=clean, out_dirty=dirty))

    def _counted(self) -> Table:
        """The table of the round that is over, or will be by the step."""
        lesson, step = self._lesson, self._step
        return table_at(lesson.rules, lesson.players, lesson.teams, step.counted or step.position)

    @property
    def own_score(self) -> str:
        mine = score_round(self._counted())[LEARNER]
        if self._rules.winner_takes:
            return say.own_score_for_out(self.alone)
        parts = [say.for_cards(mine.melded)]
        parts += [say.for_books(mine.books)] if mine.books else []
        parts += [say.for_going_out(mine.bonus)] if mine.bonus else []
        return say.own_score(self.alone, parts, mine.left, self.partners, mine.total)

    @property
    def their_score(self) -> str:
        """What the next team scored, where it is left with cards."""
        theirs = score_round(self._counted())[1]
        if not theirs.left:
            return ""
        names = [seat_name(self._names, seat) for seat in range(1, self._lesson.players, self._lesson.teams)]
        gained = theirs.melded + theirs.books + theirs.bonus
        if not gained:
            return say.their_loss(names, self.next, theirs.left)
        return say.their_score(names, self.next, gained, theirs.left, theirs.total)
