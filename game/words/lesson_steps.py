"""What the tutor says in each step of the lessons: a heading, and in at most forty words what is so and what to do.

Every figure and card in it is taken from the rules and from the position of the step.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Final, Literal, assert_never

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

_Said = tuple[str, str]
"""A heading, and what follows it."""
_Say = Callable[[], str]

_FIXED: Final[Mapping[About, tuple[_Say, _Say]]] = {
    AboutTurn.THEN_DISCARD: (say.then_discard_heading, say.then_discard),
    AboutTurn.MELD_IN_BETWEEN: (say.meld_in_between_heading, say.meld_in_between),
    AboutTurn.END_THE_TURN: (say.end_the_turn_heading, say.end_the_turn),
    AboutTurn.NOTHING_TO_LAY: (say.nothing_to_lay_heading, say.nothing_to_lay),
    AboutMelds.THREE_OF_A_RANK: (say.three_of_a_rank_heading, say.three_of_a_rank),
    AboutMelds.PAIR_WAITS: (say.pair_waits_heading, say.pair_waits),
    AboutMelds.NOT_IN_A_ROW: (say.not_in_a_row_heading, say.not_in_a_row),
    AboutWilds.WILDS_NEED_NATURALS: (say.wilds_need_naturals_heading, say.wilds_need_naturals),
    AboutPile.LOOK_BEFORE_TAKING: (say.look_before_taking_heading, say.look_before_taking),
    AboutPile.CARD_AND_WILD_TAKE: (say.card_and_wild_take_heading, say.card_and_wild_take),
    AboutPile.FROZEN_UNTIL_TAKEN: (say.frozen_pile_heading, say.frozen_until_taken),
    AboutPile.PAIRS_TAKE_PILES: (say.pairs_take_piles_heading, say.pairs_take_piles),
    AboutClosedPile.THREE_CLOSES: (say.three_closes_heading, say.three_closes),
    AboutClosedPile.NOT_IN_THE_FIRST_LAP: (say.not_in_the_first_lap_heading, say.not_in_the_first_lap),
    AboutClosedPile.WILD_ON_THE_PILE: (say.wild_on_the_pile_heading, say.wild_on_the_pile),
    AboutClosedPile.ONE_IS_TOO_FEW: (say.one_is_too_few_heading, say.one_is_too_few),
    AboutBooks.BOOK_IS_SEALED: (say.book_is_sealed_heading, say.book_is_sealed),
    AboutFoot.TURN_GOES_ON: (say.turn_goes_on_heading, say.turn_goes_on),
    AboutFoot.STILL_A_DISCARD: (say.still_a_discard_heading, say.still_a_discard),
    AboutFoot.FOOT_BY_DISCARD: (say.foot_by_discard_heading, say.foot_by_discard),
    AboutThrees.THREES_ARE_A_RANK: (say.threes_are_a_rank_heading, say.threes_are_a_rank),
    AboutThrees.THREES_GROW: (say.threes_grow_heading, say.threes_grow),
    AboutThrees.PAIR_OF_THREES: (say.pair_of_threes_heading, say.pair_of_threes),
    AboutThrees.THREE_GOES_LAST: (say.three_goes_last_heading, say.three_goes_last),
    AboutRedThrees.RED_THREE_LIES_DOWN: (say.red_three_lies_down_heading, say.red_three_lies_down),
    AboutRedThrees.RED_THREE_CAME_UP: (say.red_three_came_up_heading, say.red_three_came_up),
    AboutRedThrees.RED_THREE_IS_IDLE: (say.red_three_is_idle_heading, say.red_three_is_idle),
}
"""Steps that are the same under all rules that have them."""


class StepWords:
    """The words of one step; they need its facts, which are looked up once."""

    def __init__(self, lesson: Lesson, step: LessonStep, names: Sequence[str] = ()) -> None:
        self._rules = as_scored(lesson.rules)
        self._lesson = lesson
        self._step = step
        self._names = names or lesson_names()
        table = table_at(lesson.rules, lesson.players, lesson.teams, step.position)
        self._board = table.board
        self._hand = view_of(table, LEARNER).hand
        self._groups = [group for move in step.answers for group in getattr(move, "groups", ())]
        self._laid = tuple(card for group in self._groups for card in group.cards)
        self._need = opening_minimum(self._board, LEARNER)
        self._decks = decks_in_play(lesson.rules, lesson.players)
        self._draws = self._board.draw_count
        self._alone = lesson.is_alone
        self._mate = seat_person(self._names, lesson.teams % lesson.players)
        self._mates = [seat_name(self._names, seat) for seat in self._board.teammates(LEARNER)]
        self._next = seat_person(self._names, 1)
        self._before = seat_person(self._names, lesson.players - 1)
        self._last: Literal["foot", "tail"] = "tail" if self._board.last_stack is StackName.TAIL else "foot"
        self._jokers = bool(self._rules.jokers)
        self.heading, self.text = self._said()

    def _said(self) -> _Said:
        about = self._step.about
        if about in _FIXED:
            heading, text = _FIXED[about]
            return heading(), text()
        match about:
            case AboutWinning():
                return self._winning(about)
            case AboutTurn():
                return self._turn(about)
            case AboutDeal():
                return self._deal(about)
            case AboutMelds():
                return self._melds(about)
            case AboutWilds():
                return self._wilds(about)
            case AboutOpening():
                return self._opening(about)
            case AboutPile():
                return self._pile(about)
            case AboutClosedPile():
                return self._closed_pile(about)
            case AboutBooks():
                return self._books(about)
            case AboutFoot():
                return self._foot(about)
            case AboutThrees():
                return self._threes(about)
            case AboutRedThrees():
                return self._red_threes(about)
            case AboutPartner():
                return self._partner(about)
            case AboutGoingOut():
                return self._going_out(about)
            case _:
                assert_never(about)

    # ---- the steps, subject by subject
    def _winning(self, about: AboutWinning) -> _Said:
        rules, size, worth = self._rules, self._rules.book_size, self._worth(self._laid)
        match about:
            case AboutWinning.MOST_POINTS_WIN:
                scores = say.fewest_cards_win() if rules.winner_takes else say.most_points_win(worth)
                return say.most_points_win_heading(), _joined(self._match_length(), scores)
            case AboutWinning.CARDS_SCORE:
                return say.cards_score_heading(), say.cards_score(self._worth(self._laid[:1]), worth)
            case AboutWinning.BOOKS_SCORE:
                return say.books_score_heading(), say.books_score(size - 1, size, rules.clean_book)
            case AboutWinning.OUT_ENDS_THE_ROUND:
                takes_books = bool(missing_books(self._board, ()))
                text = say.out_ends_the_round(self._alone, takes_books, rules.go_out_bonus)
                return say.out_ends_the_round_heading(), _joined(text, self._partners_agree())
            case AboutWinning.ROUND_IS_COUNTED:
                on = say.round_is_counted(most_rounds(rules) == 1, self._draws)
                return say.round_is_counted_heading(), _joined(self._own_score(), self._their_score(), on)
            case AboutWinning.EVERY_CARD_COUNTS:
                return say.every_card_counts_heading(), say.every_card_counts(worth)
            case AboutWinning.WHAT_IS_LEFT_COSTS:
                return say.what_is_left_costs_heading(), say.what_is_left_costs(*self._costs())

    def _turn(self, about: AboutTurn) -> _Said:
        match about:
            case AboutTurn.DRAW_FIRST:
                return say.draw_first_heading(), say.draw_first(self._draws)
            case AboutTurn.TURN_COMES_BACK:
                return say.turn_comes_back_heading(), say.turn_comes_back(self._others())
            case AboutTurn.MORE_IN_A_TURN:
                return say.more_in_a_turn_heading(), say.more_in_a_turn(self._alone)
            case _:
                raise LookupError(about)

    def _deal(self, about: AboutDeal) -> _Said:
        rules, board = self._rules, self._board
        match about:
            case AboutDeal.YOUR_HAND:
                return say.your_hand_heading(), say.your_hand(for_round(rules.hand_cards, 1))
            case AboutDeal.YOUR_FOOT_WAITS:
                tail = board.tails[LEARNER] if board.tails else 0
                by_book = rules.foot_when == "first_book"
                return say.your_foot_waits_heading(), say.your_foot_waits(board.feet[LEARNER], by_book, tail)
            case AboutDeal.HOW_STACKS_COME:
                text = _joined(*self._how_stacks_come(), say.how_stacks_come(self._draws))
                return say.how_stacks_come_heading(), text
            case AboutDeal.WHO_SITS_WHERE:
                seats = range(self._lesson.players)
                rivals = [seat_name(self._names, seat) for seat in seats if seat % self._lesson.teams]
                against = listed(rivals) if len(rivals) < _TOO_MANY else say.the_others()
                text = say.who_sits_where(self._mates, against, self._mate)
                return say.who_sits_where_heading(self._mates), text
            case AboutDeal.THE_FIRST_UPCARD:
                return say.the_first_upcard_heading(), say.the_first_upcard(rules.first_upcard != "none")
            case AboutDeal.FIRST_DRAW:
                begins = say.you_begin(rules.first_player, seat_person(self._names, board.dealer))
                stock = say.first_draw(self._decks, deck_size(rules), board.stock, self._draws)
                return say.first_draw_heading(), _joined(begins, stock)
            case AboutDeal.EVERYONE_ALONE:
                others = self._others()
                against = listed(others) if len(others) < _TOO_MANY else say.all_the_others()
                return say.everyone_alone_heading(), say.everyone_alone(against, self._next)
            case AboutDeal.SAME_CARD_TWICE:
                return say.same_card_twice_heading(), say.same_card_twice(self._decks)

    def _melds(self, about: AboutMelds) -> _Said:
        match about:
            case AboutMelds.MELD_GROWS:
                return say.meld_grows_heading(), say.meld_grows(self._alone, self._mate)
            case AboutMelds.MORE_AT_ONCE:
                return say.more_at_once_heading(), say.more_at_once(self._rules.winner_takes)
            case AboutMelds.SECOND_MELD_ALLOWED:
                return say.second_meld_allowed_heading(), say.second_meld_allowed(self._alone)
            case AboutMelds.ONE_MELD_OF_A_RANK:
                text = say.one_meld_of_a_rank(self._alone, self._rules.second_meld == "never")
                return say.one_meld_of_a_rank_heading(), text
            case AboutMelds.TWO_JOIN:
                return say.two_join_heading(), say.two_join(self._alone)
            case _:
                raise LookupError(about)

    def _wilds(self, about: AboutWilds) -> _Said:
        rules, board, beside = self._rules, self._board, len(self._laid) - 1
        match about:
            case AboutWilds.WILD_STANDS_IN:
                return say.wild_stands_in_heading(), say.wild_stands_in(self._jokers, beside)
            case AboutWilds.WILD_LIMIT:
                meld = board.melds[LEARNER][0]
                text = say.wild_limit(meld.naturals, meld.rank, meld.wilds, len(self._laid))
                return say.wild_limit_heading(), _joined(self._wild_limit(), text)
            case AboutWilds.ROOM_FOR_A_WILD:
                meld, counts = board.melds[LEARNER][0], rules.joker if self._jokers else rules.two
                text = say.room_for_a_wild(meld.naturals, meld.rank, self._jokers, counts, rules.wild_per_turn)
                return say.room_for_a_wild_heading(), text
            case AboutWilds.WHERE_WILDS_BELONG:
                clean, dirty = rules.clean_book, rules.dirty_book
                return say.where_wilds_belong_heading(), say.where_wilds_belong(
                    clean > dirty, clean, dirty, self._jokers
                )
            case AboutWilds.WILDS_ALONE:
                return say.wilds_alone_heading(), say.wilds_alone(self._jokers)
            case AboutWilds.KEEP_WILDS:
                return say.keep_wilds_heading(), say.keep_wilds(rules.winner_takes, rules.two)
            case AboutWilds.WILD_JOINS:
                (nines, *_) = board.melds[LEARNER]
                return say.wild_joins_heading(), say.wild_joins(nines.naturals, nines.rank, self._jokers)
            case AboutWilds.JOKER_STANDS_IN:
                return say.joker_stands_in_heading(), say.joker_stands_in(beside)
            case _:
                raise LookupError(about)

    def _opening(self, about: AboutOpening) -> _Said:
        rules, need, worth = self._rules, self._need, self._worth(self._laid)
        match about:
            case AboutOpening.FIRST_MELDS_COUNT:
                by_round = not rules.opening_by_score and len(minimums_by_round(rules)) > 1
                round_number, alike = self._board.round if by_round else 0, (len(self._laid), rank_of(self._laid[0]))
                text = say.first_melds_count(self._alone, round_number, need, *alike, worth)
                return say.first_melds_count_heading(need), text
            case AboutOpening.WHAT_CARDS_COUNT:
                return say.what_cards_count_heading(), self._what_cards_count()
            case AboutOpening.NOT_ENOUGH_YET:
                three = self._three_alike()
                text = say.not_enough_yet(len(three), rank_of(three[0]), self._worth(three), need)
                return say.not_enough_yet_heading(), text
            case AboutOpening.OPEN_ALL_AT_ONCE:
                return say.open_all_at_once_heading(), _joined(self._adding_up(), self._lay_out())
            case AboutOpening.ONCE_OPEN:
                return say.once_open_heading(), say.once_open(self._alone, rules.new_meld_points, worth)
            case AboutOpening.MINIMUM_GROWS:
                needed = say.needed_in_round(self._board.round, need)
                if rules.opening_by_score:
                    needed = say.needed_with_total(self._board.totals[LEARNER], need)
                return say.minimum_grows_heading(need), _joined(needed, self._adding_up(), self._lay_out())
            case AboutOpening.OPEN_WITH_ALL:
                return say.open_with_all_heading(), _joined(say.open_with_all(worth), self._lay_out())
            case AboutOpening.KEEP_HIGH_CARDS:
                (low, *_) = self._marked()
                text = say.keep_high_cards(self._alone, need, rules.ace, rank_of(low), self._worth([low]))
                return say.keep_high_cards_heading(), text
            case AboutOpening.WILDS_HELP_TO_OPEN:
                text = say.wilds_help_to_open(self._jokers, rules.joker, rules.two)
                return say.wilds_help_to_open_heading(), text
            case AboutOpening.NO_HURRY_TO_OPEN:
                return say.no_hurry_to_open_heading(), say.no_hurry_to_open(need, self._draws)
            case AboutOpening.TWO_MELDS_TOO_LITTLE:
                six = tuple(card for card in self._hand if card[0] in "KA")
                return say.two_melds_too_little_heading(), say.two_melds_too_little(self._worth(six), need)

    def _pile(self, about: AboutPile) -> _Said:
        rules = self._rules
        bottom = rules.take_bottom and self._board.pile_yield > 1
        match about:
            case AboutPile.PILE_INSTEAD:
                count = rules.take_count if isinstance(rules.take_count, int) else 0
                return say.pile_instead_heading(), say.pile_instead(count, rules.short_pile, rules.take_with)
            case AboutPile.PAIR_TAKES:
                text = say.pair_takes_from_the_bottom() if bottom else say.pair_takes()
                return say.pair_takes_heading(), _joined(text, self._drawn_with_the_pile())
            case AboutPile.USE_WHAT_CAME:
                return say.use_what_came_heading(), say.use_what_came(self._came_along())
            case AboutPile.UPCARD_FITS_A_MELD:
                return say.upcard_fits_a_meld_heading(), say.upcard_fits_a_meld(self._alone)
            case AboutPile.UPCARD_MAY_STAY:
                text = say.upcard_may_stay_but_the_bottom() if bottom else say.upcard_may_stay(self._alone)
                return say.upcard_may_stay_heading(), text
            case AboutPile.OPEN_WITH_THE_PILE:
                return say.open_with_the_pile_heading(), _joined(self._adding_up(), say.open_with_the_pile())
            case AboutPile.TURNED_CARD_IS_FREE:
                text = say.turned_card_is_free(not rules.take_first_lap)
                return say.turned_card_is_free_heading(), _joined(text, self._drawn_with_the_pile())
            case _:
                raise LookupError(about)

    def _closed_pile(self, about: AboutClosedPile) -> _Said:
        rules = self._rules
        match about:
            case AboutClosedPile.PILE_TOO_SHORT:
                whole = rules.take_count if isinstance(rules.take_count, int) and not rules.short_pile else 0
                text = say.pile_too_short(self._board.pile, max(rules.take_least, whole))
                return say.pile_too_short_heading(), text
            case AboutClosedPile.FROZEN_FOR_A_LAP:
                return say.frozen_pile_heading(), say.frozen_for_a_lap(self._before)
            case AboutClosedPile.FEED_NOBODY:
                return say.feed_nobody_heading(), say.feed_nobody(self._next)
            case _:
                raise LookupError(about)

    def _books(self, about: AboutBooks) -> _Said:
        rules, size = self._rules, self._rules.book_size
        match about:
            case AboutBooks.CLEAN_BOOK:
                return say.clean_book_heading(), say.clean_book(size, rules.clean_book, any(map(is_wild, self._hand)))
            case AboutBooks.DIRTY_BOOK:
                return say.dirty_book_heading(), say.dirty_book(size, rules.dirty_book)
            case AboutBooks.CLEAN_BOOK_TAKES_MORE | AboutBooks.DIRTY_BOOK_TAKES_MORE:
                takes, more = say.what_books_take(rules.closed_book), say.book_takes_more(rules.winner_takes)
                return say.book_takes_more_heading(), _joined(takes, more)
            case AboutBooks.WILD_SPOILS_A_BOOK:
                return say.wild_spoils_a_book_heading(), say.wild_spoils_a_book(rules.dirty_book, rules.clean_book)
            case AboutBooks.WILD_MAKES_IT_DIRTY:
                return say.wild_makes_it_dirty_heading(), say.wild_makes_it_dirty(rules.dirty_book, rules.clean_book)
            case AboutBooks.BOOK_OF_SEVENS:
                facts = (rules.sevens_kind == "clean", rules.sevens_book, rules.out_sevens > 0, rules.sevens_kept)
                return say.book_of_sevens_heading(), say.book_of_sevens(*facts)
            case AboutBooks.BOOK_OF_WILDS:
                return say.book_of_wilds_heading(), say.book_of_wilds(size, rules.wild_book)
            case AboutBooks.BOOKS_TO_GO_OUT:
                needed = say.to_go_out_you_need(self._alone, self._books_needed())
                text = _joined(needed, say.books_to_go_out(rank_of(self._laid[0])))
                return say.books_to_go_out_heading(), text
            case AboutBooks.TWO_TO_A_BOOK:
                return say.two_to_a_book_heading(), say.two_to_a_book(size - 2, size)
            case AboutBooks.BOOK_IN_ONE_GO:
                return say.book_in_one_go_heading(), say.book_in_one_go(size)
            case AboutBooks.WILD_COMPLETES:
                return say.wild_completes_heading(), say.wild_completes(size - 1)
            case _:
                raise LookupError(about)

    def _foot(self, about: AboutFoot) -> _Said:
        rules, foot = self._rules, self._board.feet[LEARNER]
        ends = say.that_ends_your_turn() if rules.foot_ends_turn else ""
        match about:
            case AboutFoot.FOOT_COMES_SECOND:
                text = say.foot_comes_second(len(self._hand), rules.foot_when == "first_book", foot)
                return say.foot_comes_second_heading(), text
            case AboutFoot.FOOT_BY_BOOK:
                return say.foot_by_book_heading(), _joined(say.foot_by_book(), ends)
            case AboutFoot.FOOT_BY_MELDING:
                return say.foot_by_melding_heading(), _joined(say.foot_by_melding(), ends)
            case AboutFoot.FOOT_NEXT_TURN:
                tail = foot if self._board.tails else 0
                return say.foot_next_turn_heading(), say.foot_next_turn(tail, self._draws)
            case AboutFoot.KEEP_TWO_CARDS:
                return say.keep_two_cards_heading(), say.keep_two_cards(self._last, self._alone)
            case _:
                raise LookupError(about)

    def _threes(self, about: AboutThrees) -> _Said:
        rules = self._rules
        black = say.black_threes(rules.meld_threes, self._last)
        match about:
            case AboutThrees.BLACK_THREE_GOES:
                goes = say.black_three_goes(rules.take_count != "never")
                return say.black_three_goes_heading(), _joined(black, goes)
            case AboutThrees.THREE_ON_THE_PILE:
                return say.three_on_the_pile_heading(), say.three_on_the_pile(self._before)
            case AboutThrees.THREES_FROM_THE_FOOT:
                return say.threes_from_the_foot_heading(self._last), say.threes_from_the_foot(self._last)
            case AboutThrees.THREES_AT_LAST:
                return say.threes_at_last_heading(), _joined(say.threes_at_last(), self._partners_agree())
            case AboutThrees.WILD_AMONG_THREES:
                text = say.wild_among_threes(len(self._laid) - 1, self._jokers)
                return say.wild_among_threes_heading(), text
            case AboutThrees.THREE_HELPS_NOBODY:
                return say.three_helps_nobody_heading(), say.three_helps_nobody(self._next)
            case AboutThrees.THREES_ARE_NO_MELD:
                text = _joined(say.you_hold_three_threes(), black, say.threes_are_no_meld())
                return say.threes_are_no_meld_heading(), text
            case _:
                raise LookupError(about)

    def _red_threes(self, about: AboutRedThrees) -> _Said:
        rules = self._rules
        unless: Literal["never", "you", "team"] = "you" if self._alone else "team"
        if not rules.winner_takes:
            unless = "never"
        match about:
            case AboutRedThrees.RED_THREE_COSTS:
                return say.red_three_costs_heading(), say.red_three_costs(rules.red_three, unless)
            case AboutRedThrees.RED_THREE_SCORES:
                scores = say.red_three_bonus(self._alone, rules.red_three_bonus)
                if rules.red_three_not_out >= 0:
                    scores = say.red_three_bonus_by_going_out(
                        self._alone, rules.red_three_bonus, rules.red_three_not_out
                    )
                return say.red_three_scores_heading(), _joined(scores, say.red_three_scores())
            case AboutRedThrees.RED_THREE_IN_THE_FOOT:
                return say.red_three_in_the_foot_heading(), say.red_three_in_the_foot(rules.red_three, unless)
            case _:
                raise LookupError(about)

    def _partner(self, about: AboutPartner) -> _Said:
        rules, mate = self._rules, self._mate
        match about:
            case AboutPartner.MELDS_IN_COMMON:
                return say.melds_in_common_heading(mate), say.melds_in_common(mate, rules.book_size - 1)
            case AboutPartner.PARTNER_OPENED:
                return say.partner_opened_heading(), say.partner_opened(mate)
            case AboutPartner.TWO_FOR_A_MELD:
                return say.two_for_a_meld_heading(), say.two_for_a_meld(mate)
            case AboutPartner.WHAT_OTHERS_COLLECT:
                return say.what_others_collect_heading(), say.what_others_collect(self._next)
            case AboutPartner.HELP_TO_GO_OUT:
                text = say.help_to_go_out(mate, rank_of(self._laid[0]), rules.permission)
                return say.help_to_go_out_heading(mate), text
            case AboutPartner.PARTNERS_FOOT_FIRST:
                text = say.partners_foot_first(self._mates, self._last, rules.partners_foot == "picked_up")
                return say.partners_foot_first_heading(), text
            case AboutPartner.ASK_FIRST:
                return say.ask_first_heading(), say.ask_first(self._mates)
            case AboutPartner.SAY_NO:
                text = say.say_no(len(self._hand), self._worth(self._hand), mate)
                return say.partner_asks_heading(mate), text
            case AboutPartner.SAY_YES if rules.winner_takes:
                return say.partner_asks_heading(mate), say.say_yes_and_score_nothing()
            case AboutPartner.SAY_YES:
                return say.partner_asks_again_heading(mate), say.say_yes(self._worth(self._hand))
            case AboutPartner.HOLD_THE_LAST_CARD:
                return say.hold_the_last_card_heading(mate), say.hold_the_last_card(mate, self._last)

    def _going_out(self, about: AboutGoingOut) -> _Said:
        rules, last = self._rules, self._last
        match about:
            case AboutGoingOut.WHAT_IT_TAKES:
                needed = say.before_that_you_need(self._alone, self._books_needed())
                return say.what_it_takes_heading(), _joined(say.what_it_takes(last, rules.foot_needed), needed)
            case AboutGoingOut.LAST_BOOK:
                return say.last_book_heading(), say.last_book(rank_of(self._laid[0]))
            case AboutGoingOut.PLAY_EVERY_CARD:
                text = say.play_every_card(rules.final_discard != "never", last)
                return say.play_every_card_heading(), _joined(text, self._partners_agree())
            case AboutGoingOut.YOUR_SCORE:
                goes = say.your_score(rank_of(self._laid[0]))
                return say.your_score_heading(), _joined(say.count_first(), self._own_score(), goes)
            case AboutGoingOut.OUT_WITHOUT_DISCARD:
                text = _joined(say.out_without_discard(), self._partners_agree())
                return say.out_without_discard_heading(), text
            case AboutGoingOut.BEFORE_OTHERS_GO_OUT:
                text = say.before_others_go_out(self._next, self._worth(self._laid), rules.winner_takes)
                return say.before_others_go_out_heading(), text
            case AboutGoingOut.COUNT_WHAT_YOU_KEEP:
                return say.count_what_you_keep_heading(), say.count_what_you_keep(self._next, *self._costs())
            case AboutGoingOut.MATCH_GOES_ON:
                return say.match_goes_on_heading(), _joined(self._next_rounds(), say.match_goes_on(self._draws))

    # ---- facts, and the sentences that several steps have
    def _marked(self) -> tuple[Card, ...]:
        """The cards of which the step asks for one."""
        return next(at.cards for at in self._step.points_at if isinstance(at, TheseCards))

    def _costs(self) -> tuple[Rank, int, Rank, int]:
        """What the marked card costs and one that costs least."""
        values, (dear, *_) = card_values(self._rules), self._marked()
        cheap = min(self._hand, key=lambda card: values[card])
        return rank_of(dear), values[dear], rank_of(cheap), values[cheap]

    def _worth(self, cards: Sequence[Card]) -> int:
        values = card_values(self._rules)
        return sum(values[card] for card in cards)

    def _three_alike(self) -> tuple[Card, ...]:
        """The cards of the hand of which there are three."""
        ranks = Counter(map(rank_of, self._hand))
        return tuple(card for card in self._hand if ranks[rank_of(card)] == MELD_SIZE)

    def _others(self) -> list[str]:
        return [seat_name(self._names, seat) for seat in range(1, self._lesson.players)]

    def _partners_agree(self) -> str:
        return say.partners_agree(self._mates) if self._step.replies else ""

    def _match_length(self) -> str:
        target = self._rules.target_score
        return say.until_points(target) if target else say.after_rounds(most_rounds(self._rules))

    def _next_rounds(self) -> str:
        rules = self._rules
        if rules.target_score:
            return say.rounds_until_points(rules.target_score)
        if most_rounds(rules) == 1:
            return say.match_is_one_round()
        return _joined(say.next_round_is_dealt(), self._match_length())

    def _counted(self) -> Table:
        """The table of the round that is over, or will be by the step."""
        lesson, step = self._lesson, self._step
        return table_at(lesson.rules, lesson.players, lesson.teams, step.counted or step.position)

    def _own_score(self) -> str:
        """What the learner's team gets for the round."""
        mine = score_round(self._counted())[LEARNER]
        if self._rules.winner_takes:
            return say.own_score_for_out(self._alone)
        parts = [say.for_cards(mine.melded)]
        parts += [say.for_books(mine.books)] if mine.books else []
        parts += [say.for_going_out(mine.bonus)] if mine.bonus else []
        return say.own_score(self._alone, parts, mine.left, self._mates, mine.total)

    def _their_score(self) -> str:
        theirs = score_round(self._counted())[1]
        if not theirs.left:
            return ""
        names = [seat_name(self._names, seat) for seat in range(1, self._lesson.players, self._lesson.teams)]
        gained = theirs.melded + theirs.books + theirs.bonus
        if not gained:
            return say.their_loss(names, self._next, theirs.left)
        return say.their_score(names, self._next, gained, theirs.left, theirs.total)

    def _how_stacks_come(self) -> list[str]:
        rules, packet = self._rules, packet_size(self._board)
        told = []
        if rules.deal == "cut":
            told.append(say.stacks_cut(packet))
            told += [say.stacks_cut_bonus(packet, rules.cut_bonus)] if rules.cut_bonus else []
        way = way_of(rules, self._board.round)
        told += [say.stacks_passed(way)] if way is not None else []
        return told if rules.stacks == "dealt" else [*told, say.stacks_chosen(rules.stacks)]

    def _wild_limit(self) -> str:
        meld, cap = self._board.melds[LEARNER][0], self._rules.wild_cap
        return say.wild_cap(cap) if cap and meld.wilds >= cap else say.wild_share(self._rules.wild_limit)

    def _what_cards_count(self) -> str:
        rules, from_ = self._rules, Rank(self._rules.ten_from)
        below = NATURAL_RANKS[NATURAL_RANKS.index(from_) - 1]
        worth, cards = self._worth(self._laid), ranks_listed(self._laid)
        counts = (rules.joker, rules.two, rules.ace, from_, rules.ten_value, below, rules.five_value)
        return say.what_cards_count(self._jokers, *counts, cards, worth)

    def _adding_up(self) -> str:
        """Each meld of an opening with its points, and the sum."""
        each = [say.meld_is_worth(ranks_listed(group.cards), self._worth(group.cards)) for group in self._groups]
        worth = self._worth(self._laid)
        return say.adds_up(each, worth, self._need, worth == self._need)

    def _lay_out(self) -> str:
        return say.lay_out(len(self._groups))

    def _drawn_with_the_pile(self) -> str:
        """How many cards the stock adds to the pile, "" where it adds none."""
        count = self._lesson.rules.take_then_draw
        return say.drawn_with_the_pile(count) if count else ""

    def _came_along(self) -> int:
        """Cards that came into the hand with the pile just taken, the upcard among them where it was kept."""
        kept = sum(rank_of(card) == Rank("9") for card in self._hand)
        return len(self._hand) - _HELD_BESIDE_PAIR - (kept - 1 if kept else 0)

    def _books_needed(self) -> list[str]:
        """The books that it takes to go out in this round."""
        clean, dirty = (for_round(n, self._board.round) for n in (self._rules.out_clean, self._rules.out_dirty))
        return books_needed(replace(self._rules, out_clean=clean, out_dirty=dirty))


def _joined(*sentences: str) -> str:
    return " ".join(filter(None, sentences))


_TOO_MANY: Final = 4
"""Players who are no longer named one by one."""
_HELD_BESIDE_PAIR: Final = 4
"""Cards of the example hand that are left when its pair took the pile."""
