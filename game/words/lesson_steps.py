"""What the tutor says in each step of the lessons: a heading, and in at most forty words what is so and what to do.

Every figure and card in it is taken from the rules and from the position of the step.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
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
from game.lessons.lesson_facts import (
    LEARNER,
    About,
    AboutBooks,
    AboutClosedPile,
    AboutDeal,
    AboutFoot,
    AboutGoingOut,
    AboutMelds,
    AboutOpening,
    AboutPartner,
    AboutPile,
    AboutRedThrees,
    AboutThrees,
    AboutTurn,
    AboutWilds,
    AboutWinning,
    Lesson,
    LessonStep,
    TheseCards,
)
from game.rules.meld_limits import MELD_SIZE
from game.rules.pack import deck_size
from game.rules.ruleset import as_scored, decks_in_play, for_round, minimums_by_round, most_rounds
from game.rules.stack_passing import way_of
from game.text.amounts import listed
from game.text.messages import lesson_steps as say
from game.words.grammar import ranks_listed, seat_name, seat_person
from game.words.lessons import lesson_names
from game.words.rule_page import books_needed

_TOO_MANY: Final = 4
"""Players who are no longer named one by one."""
_HELD_BESIDE_PAIR: Final = 4
"""Cards of the example hand that are left when its pair took the pile."""


class StepWords:
    """The words of one step."""

    def __init__(self, lesson: Lesson, step: LessonStep, names: Sequence[str] = ()) -> None:
        heading, text = STEPS[step.about]
        facts = _Facts(lesson, step, names or lesson_names())
        self.heading, self.text = heading(facts), text(facts)


def step_heading(lesson: Lesson, step: LessonStep, names: Sequence[str]) -> str:
    """What a step is called."""
    return StepWords(lesson, step, names).heading


def step_text(lesson: Lesson, step: LessonStep, names: Sequence[str]) -> str:
    """What the tutor says in it."""
    return StepWords(lesson, step, names).text


class _Facts:
    """What the words of a step need, looked up once, and sentences that several steps have."""

    def __init__(self, lesson: Lesson, step: LessonStep, names: Sequence[str]) -> None:
        self.lesson, self.step, self.names = lesson, step, names
        self.rules = as_scored(lesson.rules)
        table = table_at(lesson.rules, lesson.players, lesson.teams, step.position)
        self.board = table.board
        self.hand = view_of(table, LEARNER).hand
        self.groups = [group for move in step.answers for group in getattr(move, "groups", ())]
        self.laid = tuple(card for group in self.groups for card in group.cards)
        self.beside = len(self.laid) - 1
        self.need = opening_minimum(self.board, LEARNER)
        self.decks = decks_in_play(lesson.rules, lesson.players)
        self.draws = self.board.draw_count
        self.foot = self.board.feet[LEARNER]
        self.alone = lesson.is_alone
        self.mate = seat_person(names, lesson.teams % lesson.players)
        self.mates = [seat_name(names, seat) for seat in self.board.teammates(LEARNER)]
        self.others = [seat_name(names, seat) for seat in range(1, lesson.players)]
        self.next = seat_person(names, 1)
        self.before = seat_person(names, lesson.players - 1)
        self.last: Literal["foot", "tail"] = "tail" if self.board.last_stack is StackName.TAIL else "foot"
        self.jokers = bool(self.rules.jokers)
        self.losing = self.rules.winner_takes

    def worth(self, cards: Sequence[Card] | None = None) -> int:
        """What these cards count, or those that are laid down."""
        values = card_values(self.rules)
        return sum(values[card] for card in (self.laid if cards is None else cards))

    @property
    def rank(self) -> Rank:
        """Of the first card that is laid down."""
        return rank_of(self.laid[0])

    @property
    def marked(self) -> tuple[Card, ...]:
        """The cards of which the step asks for one."""
        return next(at.cards for at in self.step.points_at if isinstance(at, TheseCards))

    @property
    def costs(self) -> tuple[Rank, int, Rank, int]:
        """What the marked card costs and one that costs least."""
        values, (dear, *_) = card_values(self.rules), self.marked
        cheap = min(self.hand, key=lambda card: values[card])
        return rank_of(dear), values[dear], rank_of(cheap), values[cheap]

    # ---- the match and its score
    def partners_agree(self) -> str:
        return say.partners_agree(self.mates) if self.step.replies else ""

    def match_length(self) -> str:
        target = self.rules.target_score
        return say.until_points(target) if target else say.after_rounds(most_rounds(self.rules))

    def next_rounds(self) -> str:
        if self.rules.target_score:
            return say.rounds_until_points(self.rules.target_score)
        if most_rounds(self.rules) == 1:
            return say.match_is_one_round()
        return _joined(say.next_round_is_dealt(), self.match_length())

    def _counted(self) -> Table:
        """The table of the round that is over, or will be by the step."""
        lesson, step = self.lesson, self.step
        return table_at(lesson.rules, lesson.players, lesson.teams, step.counted or step.position)

    def own_score(self) -> str:
        mine = score_round(self._counted())[LEARNER]
        if self.losing:
            return say.own_score_for_out(self.alone)
        parts = [say.for_cards(mine.melded)]
        parts += [say.for_books(mine.books)] if mine.books else []
        parts += [say.for_going_out(mine.bonus)] if mine.bonus else []
        return say.own_score(self.alone, parts, mine.left, self.mates, mine.total)

    def their_score(self) -> str:
        theirs = score_round(self._counted())[1]
        if not theirs.left:
            return ""
        names = [seat_name(self.names, seat) for seat in range(1, self.lesson.players, self.lesson.teams)]
        gained = theirs.melded + theirs.books + theirs.bonus
        if not gained:
            return say.their_loss(names, self.next, theirs.left)
        return say.their_score(names, self.next, gained, theirs.left, theirs.total)

    def books_needed(self) -> list[str]:
        """The books that it takes to go out in this round."""
        clean, dirty = (for_round(n, self.board.round) for n in (self.rules.out_clean, self.rules.out_dirty))
        return books_needed(replace(self.rules, out_clean=clean, out_dirty=dirty))

    # ---- the deal
    def how_stacks_come(self) -> list[str]:
        rules, packet = self.rules, packet_size(self.board)
        told = []
        if rules.deal == "cut":
            told.append(say.stacks_cut(packet))
            told += [say.stacks_cut_bonus(packet, rules.cut_bonus)] if rules.cut_bonus else []
        way = way_of(rules, self.board.round)
        told += [say.stacks_passed(way)] if way is not None else []
        return told if rules.stacks == "dealt" else [*told, say.stacks_chosen(rules.stacks)]

    def rivals(self) -> str:
        """Who plays against the learner."""
        seats = range(self.lesson.players)
        rivals = [seat_name(self.names, seat) for seat in seats if seat % self.lesson.teams]
        if len(rivals) < _TOO_MANY:
            return listed(rivals)
        return say.all_the_others() if self.alone else say.the_others()

    # ---- wilds and the opening
    def wild_limit(self) -> str:
        meld, cap = self.board.melds[LEARNER][0], self.rules.wild_cap
        return say.wild_cap(cap) if cap and meld.wilds >= cap else say.wild_share(self.rules.wild_limit)

    def first_meld(self) -> tuple[int, Rank]:
        """Naturals and rank of the team's first meld."""
        meld = self.board.melds[LEARNER][0]
        return meld.naturals, meld.rank

    def first_melds_count(self) -> str:
        by_round = not self.rules.opening_by_score and len(minimums_by_round(self.rules)) > 1
        round_number = self.board.round if by_round else 0
        return say.first_melds_count(self.alone, round_number, self.need, len(self.laid), self.rank, self.worth())

    def what_cards_count(self) -> str:
        rules, from_ = self.rules, Rank(self.rules.ten_from)
        below = NATURAL_RANKS[NATURAL_RANKS.index(from_) - 1]
        counts = (rules.joker, rules.two, rules.ace, from_, rules.ten_value, below, rules.five_value)
        return say.what_cards_count(self.jokers, *counts, ranks_listed(self.laid), self.worth())

    def not_enough_yet(self) -> str:
        ranks = Counter(map(rank_of, self.hand))
        three = [card for card in self.hand if ranks[rank_of(card)] == MELD_SIZE]
        return say.not_enough_yet(len(three), rank_of(three[0]), self.worth(three), self.need)

    def minimum(self) -> str:
        if self.rules.opening_by_score:
            return say.needed_with_total(self.board.totals[LEARNER], self.need)
        return say.needed_in_round(self.board.round, self.need)

    def adding_up(self) -> str:
        """Each meld of an opening with its points, and the sum."""
        each = [say.meld_is_worth(ranks_listed(group.cards), self.worth(group.cards)) for group in self.groups]
        return say.adds_up(each, self.worth(), self.need, self.worth() == self.need)

    def lay_out(self) -> str:
        return say.lay_out(len(self.groups))

    def keep_high_cards(self) -> str:
        low = self.marked[0]
        return say.keep_high_cards(self.alone, self.need, self.rules.ace, rank_of(low), self.worth([low]))

    # ---- the pile, books and the foot
    @property
    def takes_bottom(self) -> bool:
        """Whether the lowest card of the pile has to be melded."""
        return self.rules.take_bottom and self.board.pile_yield > 1

    @property
    def pile_count(self) -> int:
        """How many cards of the pile are taken; 0 for all."""
        return self.rules.take_count if isinstance(self.rules.take_count, int) else 0

    def drawn_with_the_pile(self) -> str:
        count = self.lesson.rules.take_then_draw
        return say.drawn_with_the_pile(count) if count else ""

    def came_along(self) -> int:
        """Cards that came into the hand with the pile just taken, the upcard among them where it was kept."""
        kept = sum(rank_of(card) == Rank("9") for card in self.hand)
        return len(self.hand) - _HELD_BESIDE_PAIR - (kept - 1 if kept else 0)

    def book_takes_more(self) -> str:
        return _joined(say.what_books_take(self.rules.closed_book), say.book_takes_more(self.losing))

    def foot_ends_turn(self) -> str:
        return say.that_ends_your_turn() if self.rules.foot_ends_turn else ""

    # ---- threes
    def black_threes(self) -> str:
        return say.black_threes(self.rules.meld_threes, self.last)

    @property
    def unless(self) -> Literal["never", "you", "team"]:
        """Whose going out makes that cards left over cost nothing."""
        if not self.losing:
            return "never"
        return "you" if self.alone else "team"

    def red_three_scores(self) -> str:
        bonus, not_out = self.rules.red_three_bonus, self.rules.red_three_not_out
        if not_out < 0:
            return say.red_three_bonus(self.alone, bonus)
        return say.red_three_bonus_by_going_out(self.alone, bonus, not_out)


def _joined(*sentences: str) -> str:
    return " ".join(filter(None, sentences))


_Say = Callable[[], str]
_Of = Callable[[_Facts], str]


def _fixed(heading: _Say, text: _Say) -> tuple[_Of, _Of]:
    """A step that is the same under all rules that have it."""
    return lambda s: heading(), lambda s: text()


def _step(heading: _Say, text: _Of) -> tuple[_Of, _Of]:
    """A step whose heading is always the same."""
    return lambda s: heading(), text


STEPS: Final[Mapping[About, tuple[_Of, _Of]]] = {
    AboutWinning.MOST_POINTS_WIN: _step(
        say.most_points_win_heading,
        lambda s: _joined(s.match_length(), say.fewest_cards_win() if s.losing else say.most_points_win(s.worth())),
    ),
    AboutWinning.CARDS_SCORE: _step(say.cards_score_heading, lambda s: say.cards_score(s.worth(s.laid[:1]), s.worth())),
    AboutWinning.EVERY_CARD_COUNTS: _step(say.every_card_counts_heading, lambda s: say.every_card_counts(s.worth())),
    AboutWinning.BOOKS_SCORE: _step(
        say.books_score_heading, lambda s: say.books_score(s.rules.book_size - 1, s.rules.book_size, s.rules.clean_book)
    ),
    AboutWinning.WHAT_IS_LEFT_COSTS: _step(say.what_is_left_costs_heading, lambda s: say.what_is_left_costs(*s.costs)),
    AboutWinning.OUT_ENDS_THE_ROUND: _step(
        say.out_ends_the_round_heading,
        lambda s: _joined(
            say.out_ends_the_round(s.alone, bool(missing_books(s.board, ())), s.rules.go_out_bonus), s.partners_agree()
        ),
    ),
    AboutWinning.ROUND_IS_COUNTED: _step(
        say.round_is_counted_heading,
        lambda s: _joined(s.own_score(), s.their_score(), say.round_is_counted(most_rounds(s.rules) == 1, s.draws)),
    ),
    AboutDeal.YOUR_HAND: _step(say.your_hand_heading, lambda s: say.your_hand(for_round(s.rules.hand_cards, 1))),
    AboutDeal.YOUR_FOOT_WAITS: _step(
        say.your_foot_waits_heading,
        lambda s: say.your_foot_waits(
            s.foot, s.rules.foot_when == "first_book", s.board.tails[LEARNER] if s.board.tails else 0
        ),
    ),
    AboutDeal.HOW_STACKS_COME: _step(
        say.how_stacks_come_heading, lambda s: _joined(*s.how_stacks_come(), say.how_stacks_come(s.draws))
    ),
    AboutDeal.WHO_SITS_WHERE: (
        lambda s: say.who_sits_where_heading(s.mates),
        lambda s: say.who_sits_where(s.mates, s.rivals(), s.mate),
    ),
    AboutDeal.EVERYONE_ALONE: _step(say.everyone_alone_heading, lambda s: say.everyone_alone(s.rivals(), s.next)),
    AboutDeal.SAME_CARD_TWICE: _step(say.same_card_twice_heading, lambda s: say.same_card_twice(s.decks)),
    AboutDeal.FIRST_DRAW: _step(
        say.first_draw_heading,
        lambda s: _joined(
            say.you_begin(s.rules.first_player, seat_person(s.names, s.board.dealer)),
            say.first_draw(s.decks, deck_size(s.rules), s.board.stock, s.draws),
        ),
    ),
    AboutDeal.THE_FIRST_UPCARD: _step(
        say.the_first_upcard_heading, lambda s: say.the_first_upcard(s.rules.first_upcard != "none")
    ),
    AboutTurn.DRAW_FIRST: _step(say.draw_first_heading, lambda s: say.draw_first(s.draws)),
    AboutTurn.THEN_DISCARD: _fixed(say.then_discard_heading, say.then_discard),
    AboutTurn.TURN_COMES_BACK: _step(say.turn_comes_back_heading, lambda s: say.turn_comes_back(s.others)),
    AboutTurn.MELD_IN_BETWEEN: _fixed(say.meld_in_between_heading, say.meld_in_between),
    AboutTurn.MORE_IN_A_TURN: _step(say.more_in_a_turn_heading, lambda s: say.more_in_a_turn(s.alone)),
    AboutTurn.END_THE_TURN: _fixed(say.end_the_turn_heading, say.end_the_turn),
    AboutTurn.NOTHING_TO_LAY: _fixed(say.nothing_to_lay_heading, say.nothing_to_lay),
    AboutMelds.THREE_OF_A_RANK: _fixed(say.three_of_a_rank_heading, say.three_of_a_rank),
    AboutMelds.MELD_GROWS: _step(say.meld_grows_heading, lambda s: say.meld_grows(s.alone, s.mate)),
    AboutMelds.MORE_AT_ONCE: _step(say.more_at_once_heading, lambda s: say.more_at_once(s.losing)),
    AboutMelds.SECOND_MELD_ALLOWED: _step(say.second_meld_allowed_heading, lambda s: say.second_meld_allowed(s.alone)),
    AboutMelds.ONE_MELD_OF_A_RANK: _step(
        say.one_meld_of_a_rank_heading, lambda s: say.one_meld_of_a_rank(s.alone, s.rules.second_meld == "never")
    ),
    AboutMelds.PAIR_WAITS: _fixed(say.pair_waits_heading, say.pair_waits),
    AboutMelds.NOT_IN_A_ROW: _fixed(say.not_in_a_row_heading, say.not_in_a_row),
    AboutMelds.TWO_JOIN: _step(say.two_join_heading, lambda s: say.two_join(s.alone)),
    AboutWilds.WILD_STANDS_IN: _step(say.wild_stands_in_heading, lambda s: say.wild_stands_in(s.jokers, s.beside)),
    AboutWilds.JOKER_STANDS_IN: _step(say.joker_stands_in_heading, lambda s: say.joker_stands_in(s.beside)),
    AboutWilds.WILD_LIMIT: _step(
        say.wild_limit_heading,
        lambda s: _joined(
            s.wild_limit(), say.wild_limit(*s.first_meld(), s.board.melds[LEARNER][0].wilds, len(s.laid))
        ),
    ),
    AboutWilds.ROOM_FOR_A_WILD: _step(
        say.room_for_a_wild_heading,
        lambda s: say.room_for_a_wild(
            *s.first_meld(), s.jokers, s.rules.joker if s.jokers else s.rules.two, s.rules.wild_per_turn
        ),
    ),
    AboutWilds.WHERE_WILDS_BELONG: _step(
        say.where_wilds_belong_heading,
        lambda s: say.where_wilds_belong(
            s.rules.clean_book > s.rules.dirty_book, s.rules.clean_book, s.rules.dirty_book, s.jokers
        ),
    ),
    AboutWilds.WILD_JOINS: _step(say.wild_joins_heading, lambda s: say.wild_joins(*s.first_meld(), s.jokers)),
    AboutWilds.WILDS_ALONE: _step(say.wilds_alone_heading, lambda s: say.wilds_alone(s.jokers)),
    AboutWilds.WILDS_NEED_NATURALS: _fixed(say.wilds_need_naturals_heading, say.wilds_need_naturals),
    AboutWilds.KEEP_WILDS: _step(say.keep_wilds_heading, lambda s: say.keep_wilds(s.losing, s.rules.two)),
    AboutOpening.FIRST_MELDS_COUNT: (lambda s: say.first_melds_count_heading(s.need), _Facts.first_melds_count),
    AboutOpening.WHAT_CARDS_COUNT: _step(say.what_cards_count_heading, _Facts.what_cards_count),
    AboutOpening.NOT_ENOUGH_YET: _step(say.not_enough_yet_heading, _Facts.not_enough_yet),
    AboutOpening.OPEN_ALL_AT_ONCE: _step(say.open_all_at_once_heading, lambda s: _joined(s.adding_up(), s.lay_out())),
    AboutOpening.ONCE_OPEN: _step(
        say.once_open_heading, lambda s: say.once_open(s.alone, s.rules.new_meld_points, s.worth())
    ),
    AboutOpening.MINIMUM_GROWS: (
        lambda s: say.minimum_grows_heading(s.need),
        lambda s: _joined(s.minimum(), s.adding_up(), s.lay_out()),
    ),
    AboutOpening.OPEN_WITH_ALL: _step(
        say.open_with_all_heading, lambda s: _joined(say.open_with_all(s.worth()), s.lay_out())
    ),
    AboutOpening.KEEP_HIGH_CARDS: _step(say.keep_high_cards_heading, _Facts.keep_high_cards),
    AboutOpening.WILDS_HELP_TO_OPEN: _step(
        say.wilds_help_to_open_heading, lambda s: say.wilds_help_to_open(s.jokers, s.rules.joker, s.rules.two)
    ),
    AboutOpening.NO_HURRY_TO_OPEN: _step(say.no_hurry_to_open_heading, lambda s: say.no_hurry_to_open(s.need, s.draws)),
    AboutOpening.TWO_MELDS_TOO_LITTLE: _step(
        say.two_melds_too_little_heading,
        lambda s: say.two_melds_too_little(s.worth([card for card in s.hand if card[0] in "KA"]), s.need),
    ),
    AboutPile.PILE_INSTEAD: _step(
        say.pile_instead_heading, lambda s: say.pile_instead(s.pile_count, s.rules.short_pile, s.rules.take_with)
    ),
    AboutPile.LOOK_BEFORE_TAKING: _fixed(say.look_before_taking_heading, say.look_before_taking),
    AboutPile.PAIR_TAKES: _step(
        say.pair_takes_heading,
        lambda s: _joined(
            say.pair_takes_from_the_bottom() if s.takes_bottom else say.pair_takes(), s.drawn_with_the_pile()
        ),
    ),
    AboutPile.USE_WHAT_CAME: _step(say.use_what_came_heading, lambda s: say.use_what_came(s.came_along())),
    AboutPile.UPCARD_FITS_A_MELD: _step(say.upcard_fits_a_meld_heading, lambda s: say.upcard_fits_a_meld(s.alone)),
    AboutPile.CARD_AND_WILD_TAKE: _fixed(say.card_and_wild_take_heading, say.card_and_wild_take),
    AboutPile.UPCARD_MAY_STAY: _step(
        say.upcard_may_stay_heading,
        lambda s: say.upcard_may_stay_but_the_bottom() if s.takes_bottom else say.upcard_may_stay(s.alone),
    ),
    AboutPile.OPEN_WITH_THE_PILE: _step(
        say.open_with_the_pile_heading, lambda s: _joined(s.adding_up(), say.open_with_the_pile())
    ),
    AboutPile.TURNED_CARD_IS_FREE: _step(
        say.turned_card_is_free_heading,
        lambda s: _joined(say.turned_card_is_free(not s.rules.take_first_lap), s.drawn_with_the_pile()),
    ),
    AboutPile.FROZEN_UNTIL_TAKEN: _fixed(say.frozen_pile_heading, say.frozen_until_taken),
    AboutPile.PAIRS_TAKE_PILES: _fixed(say.pairs_take_piles_heading, say.pairs_take_piles),
    AboutClosedPile.THREE_CLOSES: _fixed(say.three_closes_heading, say.three_closes),
    AboutClosedPile.PILE_TOO_SHORT: _step(
        say.pile_too_short_heading,
        lambda s: say.pile_too_short(s.board.pile, max(s.rules.take_least, 0 if s.rules.short_pile else s.pile_count)),
    ),
    AboutClosedPile.NOT_IN_THE_FIRST_LAP: _fixed(say.not_in_the_first_lap_heading, say.not_in_the_first_lap),
    AboutClosedPile.FROZEN_FOR_A_LAP: _step(say.frozen_pile_heading, lambda s: say.frozen_for_a_lap(s.before)),
    AboutClosedPile.WILD_ON_THE_PILE: _fixed(say.wild_on_the_pile_heading, say.wild_on_the_pile),
    AboutClosedPile.ONE_IS_TOO_FEW: _fixed(say.one_is_too_few_heading, say.one_is_too_few),
    AboutClosedPile.FEED_NOBODY: _step(say.feed_nobody_heading, lambda s: say.feed_nobody(s.next)),
    AboutBooks.CLEAN_BOOK: _step(
        say.clean_book_heading,
        lambda s: say.clean_book(s.rules.book_size, s.rules.clean_book, any(map(is_wild, s.hand))),
    ),
    AboutBooks.DIRTY_BOOK: _step(
        say.dirty_book_heading, lambda s: say.dirty_book(s.rules.book_size, s.rules.dirty_book)
    ),
    AboutBooks.CLEAN_BOOK_TAKES_MORE: _step(say.book_takes_more_heading, _Facts.book_takes_more),
    AboutBooks.DIRTY_BOOK_TAKES_MORE: _step(say.book_takes_more_heading, _Facts.book_takes_more),
    AboutBooks.BOOK_IS_SEALED: _fixed(say.book_is_sealed_heading, say.book_is_sealed),
    AboutBooks.WILD_SPOILS_A_BOOK: _step(
        say.wild_spoils_a_book_heading, lambda s: say.wild_spoils_a_book(s.rules.dirty_book, s.rules.clean_book)
    ),
    AboutBooks.WILD_MAKES_IT_DIRTY: _step(
        say.wild_makes_it_dirty_heading, lambda s: say.wild_makes_it_dirty(s.rules.dirty_book, s.rules.clean_book)
    ),
    AboutBooks.BOOK_OF_SEVENS: _step(
        say.book_of_sevens_heading,
        lambda s: say.book_of_sevens(
            s.rules.sevens_kind == "clean", s.rules.sevens_book, s.rules.out_sevens > 0, s.rules.sevens_kept
        ),
    ),
    AboutBooks.BOOK_OF_WILDS: _step(
        say.book_of_wilds_heading, lambda s: say.book_of_wilds(s.rules.book_size, s.rules.wild_book)
    ),
    AboutBooks.BOOKS_TO_GO_OUT: _step(
        say.books_to_go_out_heading,
        lambda s: _joined(say.to_go_out_you_need(s.alone, s.books_needed()), say.books_to_go_out(s.rank)),
    ),
    AboutBooks.TWO_TO_A_BOOK: _step(
        say.two_to_a_book_heading, lambda s: say.two_to_a_book(s.rules.book_size - 2, s.rules.book_size)
    ),
    AboutBooks.BOOK_IN_ONE_GO: _step(say.book_in_one_go_heading, lambda s: say.book_in_one_go(s.rules.book_size)),
    AboutBooks.WILD_COMPLETES: _step(say.wild_completes_heading, lambda s: say.wild_completes(s.rules.book_size - 1)),
    AboutFoot.FOOT_COMES_SECOND: _step(
        say.foot_comes_second_heading,
        lambda s: say.foot_comes_second(len(s.hand), s.rules.foot_when == "first_book", s.foot),
    ),
    AboutFoot.FOOT_BY_BOOK: _step(say.foot_by_book_heading, lambda s: _joined(say.foot_by_book(), s.foot_ends_turn())),
    AboutFoot.FOOT_BY_MELDING: _step(
        say.foot_by_melding_heading, lambda s: _joined(say.foot_by_melding(), s.foot_ends_turn())
    ),
    AboutFoot.TURN_GOES_ON: _fixed(say.turn_goes_on_heading, say.turn_goes_on),
    AboutFoot.STILL_A_DISCARD: _fixed(say.still_a_discard_heading, say.still_a_discard),
    AboutFoot.FOOT_BY_DISCARD: _fixed(say.foot_by_discard_heading, say.foot_by_discard),
    AboutFoot.FOOT_NEXT_TURN: _step(
        say.foot_next_turn_heading, lambda s: say.foot_next_turn(s.foot if s.board.tails else 0, s.draws)
    ),
    AboutFoot.KEEP_TWO_CARDS: _step(say.keep_two_cards_heading, lambda s: say.keep_two_cards(s.last, s.alone)),
    AboutThrees.BLACK_THREE_GOES: _step(
        say.black_three_goes_heading,
        lambda s: _joined(s.black_threes(), say.black_three_goes(s.rules.take_count != "never")),
    ),
    AboutThrees.THREE_ON_THE_PILE: _step(say.three_on_the_pile_heading, lambda s: say.three_on_the_pile(s.before)),
    AboutThrees.THREES_ARE_A_RANK: _fixed(say.threes_are_a_rank_heading, say.threes_are_a_rank),
    AboutThrees.THREES_FROM_THE_FOOT: (
        lambda s: say.threes_from_the_foot_heading(s.last),
        lambda s: say.threes_from_the_foot(s.last),
    ),
    AboutThrees.THREES_AT_LAST: _step(
        say.threes_at_last_heading, lambda s: _joined(say.threes_at_last(), s.partners_agree())
    ),
    AboutThrees.THREES_GROW: _fixed(say.threes_grow_heading, say.threes_grow),
    AboutThrees.WILD_AMONG_THREES: _step(
        say.wild_among_threes_heading, lambda s: say.wild_among_threes(s.beside, s.jokers)
    ),
    AboutThrees.PAIR_OF_THREES: _fixed(say.pair_of_threes_heading, say.pair_of_threes),
    AboutThrees.THREE_HELPS_NOBODY: _step(say.three_helps_nobody_heading, lambda s: say.three_helps_nobody(s.next)),
    AboutThrees.THREES_ARE_NO_MELD: _step(
        say.threes_are_no_meld_heading,
        lambda s: _joined(say.you_hold_three_threes(), s.black_threes(), say.threes_are_no_meld()),
    ),
    AboutThrees.THREE_GOES_LAST: _fixed(say.three_goes_last_heading, say.three_goes_last),
    AboutRedThrees.RED_THREE_COSTS: _step(
        say.red_three_costs_heading, lambda s: say.red_three_costs(s.rules.red_three, s.unless)
    ),
    AboutRedThrees.RED_THREE_LIES_DOWN: _fixed(say.red_three_lies_down_heading, say.red_three_lies_down),
    AboutRedThrees.RED_THREE_SCORES: _step(
        say.red_three_scores_heading, lambda s: _joined(s.red_three_scores(), say.red_three_scores())
    ),
    AboutRedThrees.RED_THREE_IN_THE_FOOT: _step(
        say.red_three_in_the_foot_heading, lambda s: say.red_three_in_the_foot(s.rules.red_three, s.unless)
    ),
    AboutRedThrees.RED_THREE_CAME_UP: _fixed(say.red_three_came_up_heading, say.red_three_came_up),
    AboutRedThrees.RED_THREE_IS_IDLE: _fixed(say.red_three_is_idle_heading, say.red_three_is_idle),
    AboutPartner.MELDS_IN_COMMON: (
        lambda s: say.melds_in_common_heading(s.mate),
        lambda s: say.melds_in_common(s.mate, s.rules.book_size - 1),
    ),
    AboutPartner.PARTNER_OPENED: _step(say.partner_opened_heading, lambda s: say.partner_opened(s.mate)),
    AboutPartner.TWO_FOR_A_MELD: _step(say.two_for_a_meld_heading, lambda s: say.two_for_a_meld(s.mate)),
    AboutPartner.WHAT_OTHERS_COLLECT: _step(say.what_others_collect_heading, lambda s: say.what_others_collect(s.next)),
    AboutPartner.HELP_TO_GO_OUT: (
        lambda s: say.help_to_go_out_heading(s.mate),
        lambda s: say.help_to_go_out(s.mate, s.rank, s.rules.permission),
    ),
    AboutPartner.PARTNERS_FOOT_FIRST: _step(
        say.partners_foot_first_heading,
        lambda s: say.partners_foot_first(s.mates, s.last, s.rules.partners_foot == "picked_up"),
    ),
    AboutPartner.ASK_FIRST: _step(say.ask_first_heading, lambda s: say.ask_first(s.mates)),
    AboutPartner.SAY_NO: (
        lambda s: say.partner_asks_heading(s.mate),
        lambda s: say.say_no(len(s.hand), s.worth(s.hand), s.mate),
    ),
    AboutPartner.SAY_YES: (
        lambda s: say.partner_asks_heading(s.mate) if s.losing else say.partner_asks_again_heading(s.mate),
        lambda s: say.say_yes_and_score_nothing() if s.losing else say.say_yes(s.worth(s.hand)),
    ),
    AboutPartner.HOLD_THE_LAST_CARD: (
        lambda s: say.hold_the_last_card_heading(s.mate),
        lambda s: say.hold_the_last_card(s.mate, s.last),
    ),
    AboutGoingOut.WHAT_IT_TAKES: _step(
        say.what_it_takes_heading,
        lambda s: _joined(
            say.what_it_takes(s.last, s.rules.foot_needed), say.before_that_you_need(s.alone, s.books_needed())
        ),
    ),
    AboutGoingOut.LAST_BOOK: _step(say.last_book_heading, lambda s: say.last_book(s.rank)),
    AboutGoingOut.PLAY_EVERY_CARD: _step(
        say.play_every_card_heading,
        lambda s: _joined(say.play_every_card(s.rules.final_discard != "never", s.last), s.partners_agree()),
    ),
    AboutGoingOut.YOUR_SCORE: _step(
        say.your_score_heading, lambda s: _joined(say.count_first(), s.own_score(), say.your_score(s.rank))
    ),
    AboutGoingOut.OUT_WITHOUT_DISCARD: _step(
        say.out_without_discard_heading, lambda s: _joined(say.out_without_discard(), s.partners_agree())
    ),
    AboutGoingOut.BEFORE_OTHERS_GO_OUT: _step(
        say.before_others_go_out_heading, lambda s: say.before_others_go_out(s.next, s.worth(), s.losing)
    ),
    AboutGoingOut.COUNT_WHAT_YOU_KEEP: _step(
        say.count_what_you_keep_heading, lambda s: say.count_what_you_keep(s.next, *s.costs)
    ),
    AboutGoingOut.MATCH_GOES_ON: _step(
        say.match_goes_on_heading, lambda s: _joined(s.next_rounds(), say.match_goes_on(s.draws))
    ),
}
"""The heading and the text of each step."""
