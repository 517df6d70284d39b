"""What the tutor says in each step of the lessons: a heading, and in at most forty words what is so and what to do.

Every figure and card in it is taken from the rules and from the position of the step.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from game.cards import Card, Rank, is_wild, rank_of
from game.engine.board import opening_minimum, packet_size
from game.engine.going_out import missing_books
from game.engine.melds import card_values
from game.engine.position import table_at
from game.engine.score import score_round
from game.engine.state import Table
from game.engine.view import view_of
from game.lessons.lesson_facts import (
    LEARNER,
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
from game.rules.stack_passing import Way, way_of
from game.words.grammar import (
    a,
    capital,
    cards_listed,
    counted,
    listed,
    number,
    of_rank,
    points,
    possessive,
    rank_name,
    seat_name,
    sentences,
    worth_by_rank,
)
from game.words.lessons import lesson_names
from game.words.rule_page import books_needed


class StepWords:
    """The words of one step; they need its facts, which are looked up once."""

    def __init__(self, lesson: Lesson, step: LessonStep, names: Sequence[str] = ()) -> None:
        names = names or lesson_names()
        self._rules = as_scored(lesson.rules)
        self._lesson = lesson
        self._step = step
        self._names = names
        table = table_at(lesson.rules, lesson.players, lesson.teams, step.position)
        self._board = table.board
        self._hand = view_of(table, LEARNER).hand
        self._groups = [group for move in step.answers for group in getattr(move, "groups", ())]
        self._laid = tuple(card for group in self._groups for card in group.cards)
        self._need = points(opening_minimum(self._board, LEARNER))
        self._decks = counted(decks_in_play(lesson.rules, lesson.players), "deck")
        self._draws = counted(self._board.draw_count, "card")
        self._team = "you" if lesson.is_alone else "your team"
        self._team_has = "you have" if lesson.is_alone else "your team has"
        self._mate = seat_name(names, lesson.teams % lesson.players)
        self._mates = [seat_name(names, seat) for seat in self._board.teammates(LEARNER)]
        self._last = self._board.last_stack.value
        self._foot_ends = " That ends your turn." if self._rules.foot_ends_turn else ""
        self._wild = "joker" if self._rules.jokers else "two"
        self.heading, self.text = self._said()

    def _said(self) -> tuple[str, str]:
        match self._step.about:
            case AboutWinning() as about:
                return self._winning(about)
            case AboutTurn() as about:
                return self._turn(about)
            case AboutDeal() as about:
                return self._deal(about)
            case AboutMelds() as about:
                return self._melds(about)
            case AboutWilds() as about:
                return self._wilds(about)
            case AboutOpening() as about:
                return self._opening(about)
            case AboutPile() as about:
                return self._pile(about)
            case AboutClosedPile() as about:
                return self._closed_pile(about)
            case AboutBooks() as about:
                return self._books(about)
            case AboutFoot() as about:
                return self._foot(about)
            case AboutThrees() as about:
                return self._threes(about)
            case AboutRedThrees() as about:
                return self._red_threes(about)
            case AboutPartner() as about:
                return self._partner(about)
            case AboutGoingOut() as about:
                return self._going_out(about)

    # ---- the steps, subject by subject
    def _winning(self, about: AboutWinning) -> tuple[str, str]:
        rules, size = self._rules, self._rules.book_size
        match about:
            case AboutWinning.MOST_POINTS_WIN:
                if rules.winner_takes:
                    return "The most points win", (
                        f"{self._match_length()} But nothing on the table scores: whoever plays the last card gets 0, "
                        "and the others lose points for what they still hold. So get rid of cards: lay down your three "
                        "aces."
                    )
                return "The most points win", (
                    f"{self._match_length()} Cards on the table score points; cards still in your hand when a round "
                    f"ends cost points. Lay your three aces on the table: they score {self._worth(self._laid)}."
                )
            case AboutWinning.CARDS_SCORE:
                return "Cards on the table score", (
                    "Three or more cards of one rank, for example kings, are a meld. A king counts "
                    f"{self._worth(self._laid[:1])}, so your three kings score {self._worth(self._laid)}. Lay them on "
                    "the table."
                )
            case AboutWinning.BOOKS_SCORE:
                extra = f" It scores {points(rules.clean_book)} extra." if rules.clean_book else ""
                return "A full meld is a book", (
                    f"{capital(number(size - 1))} queens lie on your table. Yours makes it {number(size)}: the meld is "
                    f"full, and now it is called a book.{extra} Add your queen."
                )
            case AboutWinning.OUT_ENDS_THE_ROUND:
                extra = f" and scores {points(rules.go_out_bonus)} extra" if rules.go_out_bonus else ""
                books = f", and {self._team_has} all the books it takes" if missing_books(self._board, ()) else ""
                return "The last card ends the round", (
                    f"This is your very last card{books}. Playing it is called going out: that ends the round{extra}."
                    f"{self._partners_agree()}"
                )
            case AboutWinning.ROUND_IS_COUNTED:
                begins = "Another match" if most_rounds(rules) == 1 else "Next round"
                return "The round is counted", (
                    f"{self._own_score()} {self._their_score()} {begins}: draw {self._draws} from the middle."
                )
            case AboutWinning.EVERY_CARD_COUNTS:
                return "Every card counts", (
                    f"A card that joins a meld later scores as well. Three eights lie on your table, and your eight "
                    f"counts {self._worth(self._laid)}: add it."
                )
            case AboutWinning.WHAT_IS_LEFT_COSTS:
                return "What is left over costs", (
                    "Cards that you still hold when somebody else ends the round are taken off your points: "
                    f"{self._each_costs()}. A turn ends with one card for the pile in the middle: let it "
                    f"be the {self._goes()}."
                )

    def _turn(self, about: AboutTurn) -> tuple[str, str]:
        match about:
            case AboutTurn.DRAW_FIRST:
                return "First you draw", (
                    f"When it is your turn, draw {self._draws} from the stock, where the cards lie face down in the "
                    "middle. Click the stock."
                )
            case AboutTurn.THEN_DISCARD:
                return "Then you discard", (
                    "Now put one card face up on the discard pile; that ends your turn. Keep what belongs together, "
                    "and part with a card that stands alone."
                )
            case AboutTurn.TURN_COMES_BACK:
                had = "a turn" if self._lesson.players == 2 else "their turns, clockwise round the table"
                return "Round the table", f"{listed(self._others())} had {had}. Now it is your turn again: draw."
            case AboutTurn.MELD_IN_BETWEEN:
                return "In between, lay cards down", (
                    "You drew a third jack. Once you have drawn, you can lay cards on the table, as many as you like. "
                    "Three jacks belong there."
                )
            case AboutTurn.MORE_IN_A_TURN:
                return "As much as fits", (
                    f"You hold an eight, too, and {self._team_has} a meld of eights on the table. A card that fits a "
                    "meld can join it in any of your turns. Add your eight."
                )
            case AboutTurn.END_THE_TURN:
                return "A discard ends the turn", (
                    "So a turn is: draw, lay cards down if you like, discard. Your two kings may become three, so "
                    "keep them. Discard a card that stands alone."
                )
            case AboutTurn.NOTHING_TO_LAY:
                return "Nothing to lay down", (
                    "You have drawn, but no three of your cards are alike. That happens often: then you lay nothing "
                    "down. Keep your two jacks and your two kings, and discard a card that stands alone."
                )

    def _deal(self, about: AboutDeal) -> tuple[str, str]:
        rules, board = self._rules, self._board
        match about:
            case AboutDeal.YOUR_HAND:
                return "Your hand", (
                    f"Everybody gets {counted(for_round(rules.hand_cards, 1), 'card')} to begin with: the hand. Only "
                    "you see yours. Sevens go with sevens, whether spades, hearts, diamonds or clubs. Find your three "
                    "sevens, and lay them down."
                )
            case AboutDeal.YOUR_FOOT_WAITS:
                by_book = ", or complete your first book" if rules.foot_when == "first_book" else ""
                tail = f" A tail of {counted(board.tails[LEARNER], 'card')} follows." if board.tails else ""
                return "Your foot waits", (
                    f"{capital(counted(board.feet[LEARNER], 'more card'))} lie face down for you: the foot. You pick "
                    f"it up once your hand is used up{by_book}.{tail} Your last card "
                    "fits the eights: add it."
                )
            case AboutDeal.HOW_STACKS_COME:
                return "How you came by them", (
                    f"{self._how_stacks_come()} Then play begins: draw {self._draws} from the middle."
                )
            case AboutDeal.WHO_SITS_WHERE:
                return self._who_sits_where()
            case AboutDeal.THE_FIRST_UPCARD:
                begins = (
                    "Here the discard pile begins."
                    if rules.first_upcard == "none"
                    else "One card was turned up for it before the first turn."
                )
                return "The discard pile", (
                    "Every turn ends with a discard: one card of your hand, put face up on the discard pile. "
                    f"{begins} Discard a card of which you hold no other."
                )
            case AboutDeal.FIRST_DRAW:
                return "Who begins", (
                    f"{self._who_begins()} {capital(self._decks)} of {deck_size(rules)} cards were shuffled. What is "
                    f"left of them is the stock, {counted(board.stock, 'card')}: draw {self._draws}."
                )
            case AboutDeal.EVERYONE_ALONE:
                others = listed(self._others()) if self._lesson.players < 5 else "all the others"
                return "Everyone alone", (
                    f"You play against {others}. What they lay down is theirs: your ten cannot join "
                    f"{possessive(self._names[1])} tens. Your eight fits your own eights: add it."
                )
            case AboutDeal.SAME_CARD_TWICE:
                return "The same card twice", (
                    f"{capital(self._decks)} were shuffled together, so you can hold the very same card twice: here, "
                    "two kings of spades. With the king of hearts you have three kings: lay them down."
                )

    def _melds(self, about: AboutMelds) -> tuple[str, str]:
        rules = self._rules
        match about:
            case AboutMelds.THREE_OF_A_RANK:
                return "Three of a rank", (
                    "Three cards of the same rank are a meld; spades or hearts makes no difference. You hold three "
                    "nines: lay them on the table."
                )
            case AboutMelds.MELD_GROWS:
                began = (
                    "You began a meld of eights in an earlier turn."
                    if self._lesson.is_alone
                    else f"{self._mate} began a meld of eights, and it belongs to your whole team."
                )
                return "A meld can grow", f"{began} Once a meld lies there, a single card can join it. Add your eight."
            case AboutMelds.MORE_AT_ONCE:
                each = "you are rid of all of them" if rules.winner_takes else "each of them scores"
                return "The more, the better", (
                    f"A meld can begin with more than three cards, and {each}. Lay your four sixes down together."
                )
            case AboutMelds.SECOND_MELD_ALLOWED:
                return "A second meld of a rank", (
                    f"Three kings lie there, and you hold three more. With these rules {self._team} can have several "
                    "melds of one rank. Begin a second meld of kings."
                )
            case AboutMelds.ONE_MELD_OF_A_RANK:
                only = (
                    f"{capital(self._team)} can have only one meld of each rank."
                    if rules.second_meld == "never"
                    else f"{capital(self._team)} can begin a second meld of kings only once the first is a book."
                )
                return "One meld of each rank", f"{only} So your three kings join the three on the table: add them."
            case AboutMelds.PAIR_WAITS:
                return "Two are not enough", (
                    "Two queens are no meld yet. They may become one, so keep them, and wait for a third. Discard a "
                    "card that stands alone."
                )
            case AboutMelds.NOT_IN_A_ROW:
                return "Cards in a row do not count", (
                    "King, queen, jack and ten of spades look good together, but they are no meld: only cards of the "
                    "same rank are. Your three aces are one: lay them down."
                )
            case AboutMelds.TWO_JOIN:
                return "Two join as well as one", (
                    f"{capital(self._team_has)} four eights on the table, and you hold two more. Add both of them: "
                    "then the meld has six."
                )

    def _wilds(self, about: AboutWilds) -> tuple[str, str]:
        rules, board = self._rules, self._board
        match about:
            case AboutWilds.WILD_STANDS_IN:
                queens = of_rank(len(self._laid) - 1, Rank("Q"))
                return "Wild cards stand in", (
                    f"{'Twos and jokers' if rules.jokers else 'Twos'} are wild: in a meld they stand in for other "
                    "cards. All others from four to ace "
                    f"are naturals. {capital(queens)} and a two are a meld: lay them down."
                )
            case AboutWilds.WILD_LIMIT:
                meld = board.melds[LEARNER][0]
                here = f"Here are {of_rank(meld.naturals, meld.rank)} and {counted(meld.wilds, 'wild')}"
                more = len(self._laid)
                jacks = "Your jack does: add it." if more == 1 else f"Your {number(more)} jacks do: add them."
                return "Not too many wilds", (f"{self._wild_limit()} {here}, so no other wild fits now. {jacks}")
            case AboutWilds.ROOM_FOR_A_WILD:
                meld = board.melds[LEARNER][0]
                most = counted(rules.wild_per_turn, "wild")
                turn = f" In one turn you can add {most} at most to the same meld." if rules.wild_per_turn else ""
                return "Now there is room", (
                    f"With {of_rank(meld.naturals, meld.rank)} the meld has room for one more wild. Your "
                    f"{self._wild} counts {rules.joker if rules.jokers else rules.two}: add it.{turn}"
                )
            case AboutWilds.WHERE_WILDS_BELONG:
                better = (
                    f" A clean book scores {points(rules.clean_book)}, a dirty one {points(rules.dirty_book)}."
                    if rules.clean_book > rules.dirty_book
                    else ""
                )
                return "Clean and dirty", (
                    f"A meld without wilds is clean, one with wilds is dirty.{better} Keep the kings clean: the nines "
                    f"are dirty already, so put your {self._wild} there."
                )
            case AboutWilds.WILDS_ALONE:
                return "A meld of wilds", (
                    "With these rules wilds alone make a meld, too. It never takes naturals. Lay down your "
                    f"{'joker and your two' if rules.jokers else 'three'} twos."
                )
            case AboutWilds.KEEP_WILDS:
                counts = "" if rules.winner_takes else f", and a two counts {rules.two} points, too"
                return "Keep your wilds", (
                    f"A wild helps in almost any meld{counts}. Do not throw it away: discard a card that stands alone."
                )
            case AboutWilds.WILD_JOINS:
                (nines, *_) = board.melds[LEARNER]
                return "A wild can join later", (
                    f"{capital(of_rank(nines.naturals, nines.rank))} lie there without a wild: the meld is clean. Your "
                    f"{self._wild} can join them as one more nine. From then on the meld is dirty. Add it."
                )
            case AboutWilds.WILDS_NEED_NATURALS:
                return "Wilds need company", (
                    "Three twos look like a meld, but wilds alone are none: they need naturals beside them. Keep them "
                    "for later, and discard a card that stands alone."
                )
            case AboutWilds.JOKER_STANDS_IN:
                beside = of_rank(len(self._laid) - 1, Rank("K"))
                return "A joker does the same", (
                    f"A joker stands in for any card, just like a two. {capital(beside)} and your joker are a meld: "
                    "lay them down."
                )

    def _opening(self, about: AboutOpening) -> tuple[str, str]:
        rules = self._rules
        match about:
            case AboutOpening.FIRST_MELDS_COUNT:
                return f"The first melds must be worth {self._need}", (
                    f"{capital(self._team_has)} nothing on the table yet. The first melds{self._when()} must come "
                    f"to {self._need} points, all at once: that is called opening. Lay out your "
                    f"{self._many(self._laid)}, {self._worth(self._laid)} points, then press Play."
                )
            case AboutOpening.WHAT_CARDS_COUNT:
                high, low = worth_by_rank(Rank(rules.ten_from), rules.ten_value, rules.five_value)
                joker = f"A joker counts {rules.joker}, a two" if rules.jokers else "A two counts"
                return "What the cards count", (
                    f"{joker} {rules.two}, an ace {rules.ace}, {high}, {low}. So your {cards_listed(self._laid)} "
                    f"come to {self._worth(self._laid)}: open with them."
                )
            case AboutOpening.NOT_ENOUGH_YET:
                three = self._three_alike()
                return "Not enough yet", (
                    f"Your {self._many(three)} come to {self._worth(three)}, and {self._need} are needed. "
                    "Keep them, and wait for more. Discard a card that stands alone."
                )
            case AboutOpening.OPEN_ALL_AT_ONCE:
                return "Enough to open", f"{self._adding_up()} {self._lay_out()}"
            case AboutOpening.ONCE_OPEN:
                least = rules.new_meld_points
                any_meld = f"any meld worth {least} points or more" if least else "any meld, however small"
                return "Once you are open", (
                    f"For the rest of the round {self._team} can lay down {any_meld}. Three fours are "
                    f"only {self._worth(self._laid)}, but welcome. Lay them down."
                )
            case AboutOpening.MINIMUM_GROWS:
                return f"This time {self._need}", f"{self._when_sentence()} {self._adding_up()} {self._lay_out()}"
            case AboutOpening.OPEN_WITH_ALL:
                return "A whole hand opens", (
                    "With these rules melds that use up your whole hand open without a minimum. Three fours and three "
                    f"fives are only {self._worth(self._laid)}, but all you hold. {self._lay_out()}"
                )
            case AboutOpening.KEEP_HIGH_CARDS:
                (low, *_) = self._marked()
                return "High cards open sooner", (
                    f"{capital(self._team)} must reach {self._need} points to open. An ace counts "
                    f"{rules.ace}, a {the_rank(low)} only {self._worth([low])}. Keep what counts more, and discard the "
                    f"{the_rank(low)}."
                )
            case AboutOpening.WILDS_HELP_TO_OPEN:
                joker = f"A joker adds {rules.joker} and a two" if rules.jokers else "A two adds"
                return "Wilds help to open", (
                    f"{joker} {rules.two} to your first melds. So keep wilds until you open, and the two kings that "
                    "one of them can join. Discard a card that stands alone."
                )
            case AboutOpening.NO_HURRY_TO_OPEN:
                return "No hurry to open", (
                    f"{capital(self._need)} points take time. Nobody has to open in the first turns: you "
                    f"draw, collect, and discard. Draw {self._draws}."
                )
            case AboutOpening.TWO_MELDS_TOO_LITTLE:
                six = tuple(card for card in self._hand if card[0] in "KA")
                return "Two melds, and still too little", (
                    f"Three kings and three aces come to {self._worth(six)}: not {self._need} "
                    "yet. Keep all six, since every card more brings you nearer. Discard a card that stands alone."
                )

    def _pile(self, about: AboutPile) -> tuple[str, str]:
        rules, board = self._rules, self._board
        match about:
            case AboutPile.PILE_INSTEAD:
                return "The pile instead", self._what_the_pile_brings()
            case AboutPile.LOOK_BEFORE_TAKING:
                return "Look before you take", (
                    "With these rules you can look once in a turn at the cards that the pile would bring. You hold two "
                    "nines like the upcard, and could take it: look first. A click puts the cards away."
                )
            case AboutPile.PAIR_TAKES:
                draws = self._drawn_with_the_pile()
                if rules.take_bottom and board.pile_yield > 1:
                    return "A pair takes it", (
                        "The upcard is a nine, and you hold two nines: that takes the pile. Its lowest card must be "
                        f"melded, too: the eight goes onto the eights. Click the pile, then press Play.{draws}"
                    )
                return "A pair takes it", (
                    "The upcard is a nine, and you hold two nines. Together they are a meld, so you can take the pile. "
                    f"Click it: the nines are laid out. Then press Play.{draws}"
                )
            case AboutPile.USE_WHAT_CAME:
                return "Use what came along", (
                    f"{capital(counted(self._came_along(), 'more card'))} came into your hand, an ace among them. Now "
                    "you hold three aces: lay them down."
                )
            case AboutPile.UPCARD_FITS_A_MELD:
                return "Or a meld that fits", (
                    f"The upcard is an eight, and {self._team_has} a meld of eights. It fits there, so you can take "
                    "the pile without holding an eight. Click it, then press Play."
                )
            case AboutPile.CARD_AND_WILD_TAKE:
                return "One card and a wild", (
                    "You hold only one nine, but a wild as well. With these rules that takes the pile: the two nines "
                    "and the wild are a meld."
                )
            case AboutPile.UPCARD_MAY_STAY if rules.take_bottom and board.pile_yield > 1:
                return "Two like it take the pile", (
                    "The upcard is a nine, and you hold two nines: that takes the pile. Keep all three if you like. "
                    "The lowest card must be melded: it goes onto the eights. Click the pile, then press Play."
                )
            case AboutPile.UPCARD_MAY_STAY:
                return "Two like it take the pile", (
                    f"The upcard is a nine, and you hold two nines: that takes the pile. {capital(self._team_has)} "
                    "opened, so you may keep all three in your hand. Click the pile, then press Play."
                )
            case AboutPile.OPEN_WITH_THE_PILE:
                return "Opening with the pile", (
                    f"{self._adding_up()} The upcard counts for it, the cards under it do not. Take the pile and open."
                )
            case AboutPile.TURNED_CARD_IS_FREE:
                waits = "" if rules.take_first_lap else " After that the pile waits until everybody has had a turn."
                return "The turned-up card is free", (
                    "You have the first turn of the round, so you can take the turned-up card instead of drawing, "
                    f"without melding it: then you hold two kings.{waits} Click it, then press "
                    f"Play.{self._drawn_with_the_pile()}"
                )
            case AboutPile.FROZEN_UNTIL_TAKEN:
                return "A frozen pile", (
                    "Somebody discarded a wild: that freezes the pile. Until it is taken, only two naturals from the "
                    "hand will do. You hold two nines: take it."
                )
            case AboutPile.PAIRS_TAKE_PILES:
                return "Pairs are worth keeping", (
                    "Two of a rank can take the pile as soon as a third is on top. You hold two kings and two "
                    "nines: keep both pairs. Discard a card that stands alone."
                )

    def _closed_pile(self, about: AboutClosedPile) -> tuple[str, str]:
        rules, board = self._rules, self._board
        match about:
            case AboutClosedPile.THREE_CLOSES:
                return "A three closes the pile", (
                    "The upcard is a three. While it is on top, nobody can take the pile, whatever they hold. Draw "
                    "from the stock instead."
                )
            case AboutClosedPile.PILE_TOO_SHORT:
                whole = rules.take_count if isinstance(rules.take_count, int) and not rules.short_pile else 0
                return "Too short to be taken", (
                    f"You hold two nines, but the pile has only {counted(board.pile, 'card')}. With these rules it "
                    f"needs {number(max(rules.take_least, whole))}. Draw from the stock."
                )
            case AboutClosedPile.NOT_IN_THE_FIRST_LAP:
                return "Not in the first lap", (
                    "You hold two nines, but nobody takes the pile before everybody has had a turn in this round. Draw "
                    "from the stock."
                )
            case AboutClosedPile.FROZEN_FOR_A_LAP:
                who = self._names[self._lesson.players - 1]
                return "A frozen pile", (
                    f"{who} has discarded a wild: that freezes the pile, and nobody can take it before {who} plays "
                    "again. Draw from the stock."
                )
            case AboutClosedPile.WILD_ON_THE_PILE:
                return "A wild on the pile", (
                    "The upcard is a two. Nobody can take the pile with a wild on top, though you hold two "
                    "more twos. Draw from the stock."
                )
            case AboutClosedPile.ONE_IS_TOO_FEW:
                return "One is too few", (
                    "The upcard is a king, but you hold only one king. With your two it would be a meld, yet that does "
                    "not take the pile here: only a pair does. Draw from the stock."
                )
            case AboutClosedPile.FEED_NOBODY:
                return "Who plays next", (
                    f"{self._names[1]} plays next, and has jacks on the table: a jack from you would be welcome. "
                    "Keep it, and discard another card that stands alone."
                )

    def _books(self, about: AboutBooks) -> tuple[str, str]:
        rules, size = self._rules, self._rules.book_size
        match about:
            case AboutBooks.CLEAN_BOOK:
                extra = f" and scores {points(rules.clean_book)} extra" if rules.clean_book else ""
                spoils = ": your two would make it dirty" if any(map(is_wild, self._hand)) else ""
                return "A clean book", (
                    f"A meld of {number(size)} cards is a book. Without wilds it is clean{extra}, and is put aside "
                    f"with a red card on top. Complete it with your king{spoils}."
                )
            case AboutBooks.DIRTY_BOOK:
                extra = f" scores {points(rules.dirty_book)} extra and" if rules.dirty_book else ""
                return "A dirty book", (
                    f"There is a wild among these jacks. With {number(size)} cards they are a book as well, a dirty "
                    f"one: it{extra} has a black card on top. Add your jack."
                )
            case AboutBooks.CLEAN_BOOK_TAKES_MORE | AboutBooks.DIRTY_BOOK_TAKES_MORE:
                of_use = "costs nothing" if rules.winner_takes else "still scores"
                return "More on a book", f"{self._what_books_take()} Your king {of_use} there: add it."
            case AboutBooks.BOOK_IS_SEALED:
                return "A book is closed", (
                    "With these rules nothing more goes on a book, and you can begin no second meld of kings. Your "
                    "king is of no use now: discard it."
                )
            case AboutBooks.WILD_SPOILS_A_BOOK:
                return "Careful with wilds", (
                    f"A wild would turn the clean kings dirty: {points(rules.dirty_book)} instead of "
                    f"{points(rules.clean_book)}. The jacks have a wild already, so put your two there."
                )
            case AboutBooks.WILD_MAKES_IT_DIRTY:
                return "Do not spoil a clean meld", (
                    f"A wild would complete the kings, but as a dirty book: {points(rules.dirty_book)} instead of "
                    f"{points(rules.clean_book)}. The jacks have a wild already. Put your two there, and wait for a "
                    "king."
                )
            case AboutBooks.BOOK_OF_SEVENS:
                scores = f" scores {points(rules.sevens_book)}" if rules.sevens_book else ""
                needed = " is needed to go out" if rules.out_sevens else ""
                both = f"{scores} and{needed}" if scores and needed else scores or needed
                kind = "clean book" if rules.sevens_kind == "clean" else "book"
                kept = " Before that a seven can hardly ever be discarded." if rules.sevens_kept else ""
                return (
                    "Sevens are special",
                    f"With these rules a {kind} of sevens{both}. Add your seven to complete it.{kept}",
                )
            case AboutBooks.BOOK_OF_WILDS:
                return "A book of wilds", (
                    f"{capital(counted(size, 'wild'))} are a book, too, and score {points(rules.wild_book)} extra. Add "
                    "your two."
                )
            case AboutBooks.BOOKS_TO_GO_OUT:
                return "Books open the way out", (
                    f"{self._books_needed('To go out,')} The panel To go out counts them. Complete another book: "
                    f"add your {the_rank(self._laid[0])} to the queens."
                )
            case AboutBooks.TWO_TO_A_BOOK:
                return "Two at a time", (
                    f"{capital(number(size - 2))} aces lie there, and you hold two more: together {number(size)}. You "
                    "need not add cards one by one: complete the book with both."
                )
            case AboutBooks.BOOK_IN_ONE_GO:
                return "A book in one go", (
                    f"A book need not grow turn by turn. You hold {number(size)} nines: lay all of them down, "
                    "and you have a clean book at once."
                )
            case AboutBooks.WILD_COMPLETES:
                return "A wild completes it, too", (
                    f"{capital(number(size - 1))} queens lie there, and no queen has come for a long time. A wild can "
                    "fill the gap: the book is dirty then, but it is a book. Add your two."
                )

    def _foot(self, about: AboutFoot) -> tuple[str, str]:
        rules, board = self._rules, self._board
        match about:
            case AboutFoot.FOOT_COMES_SECOND:
                few = counted(len(self._hand), "card")
                left = f"Or without a book: {few}" if rules.foot_when == "first_book" else capital(few)
                return "First the hand, then the foot", (
                    f"{left} are left of your hand. Once all are played, "
                    f"you pick up your foot: {counted(board.feet[LEARNER], 'new card')}. Begin with your three queens: "
                    "lay them down."
                )
            case AboutFoot.FOOT_BY_BOOK:
                return "Your first book brings it", (
                    "With these rules your foot joins your hand as soon as you complete a book, the first time you do. "
                    f"Your king completes one: add it.{self._foot_ends}"
                )
            case AboutFoot.FOOT_BY_MELDING:
                return "Play all of your hand", (
                    "The eight is your last card, and it fits the other eights. Add it: with that your hand is used "
                    f"up, and you pick up your foot at once.{self._foot_ends}"
                )
            case AboutFoot.TURN_GOES_ON:
                return "The turn goes on", (
                    "You melded your last card, so your turn goes on with the foot. There are three jacks in it: lay "
                    "them down."
                )
            case AboutFoot.STILL_A_DISCARD:
                return "The discard as always", (
                    "Your turn still ends with a discard. Discard a card that stands alone; the others wait for your "
                    "next turn."
                )
            case AboutFoot.FOOT_BY_DISCARD:
                return "Or with the discard", (
                    "Here only one card is left of your hand. Discard it: that ends your turn, and you pick up your "
                    "foot for the next one."
                )
            case AboutFoot.FOOT_NEXT_TURN:
                if board.tails:
                    return "Now the foot is your hand", (
                        "Here it is your turn, and you play from your foot. When that is used up you pick up your "
                        f"tail: {counted(board.feet[LEARNER], 'card')} more, and you go out from those. Draw "
                        f"{self._draws}."
                    )
                return "Now the foot is your hand", (
                    f"Here it is your turn, and you play from your foot. Nothing else has changed: draw {self._draws}."
                )
            case AboutFoot.KEEP_TWO_CARDS:
                return "Keep two cards", (
                    f"You are in your {self._last}, and {self._team} cannot go out yet. So keep two cards: one to "
                    "discard, one to hold. Your three queens have to wait. Discard the nine."
                )

    def _threes(self, about: AboutThrees) -> tuple[str, str]:
        rules = self._rules
        match about:
            case AboutThrees.BLACK_THREE_GOES:
                closes = "" if rules.take_count == "never" else " A three on the pile closes it to the next player."
                return "A black three", f"{self._black_threes()}{closes} Discard your three."
            case AboutThrees.THREE_ON_THE_PILE:
                return "A three on the pile", (
                    f"{self._names[self._lesson.players - 1]} has discarded a three. It closes the pile to you, though "
                    "only for this turn. Draw from the stock."
                )
            case AboutThrees.THREES_ARE_A_RANK:
                return "Threes are a rank", (
                    "With these rules threes are a rank like any other, red and black ones together. Lay down your "
                    "three threes."
                )
            case AboutThrees.THREES_FROM_THE_FOOT:
                return f"Black threes from the {self._last}", (
                    f"You are in your {self._last}. From there you can meld black threes, though without wilds. Lay "
                    "down your three black threes."
                )
            case AboutThrees.THREES_AT_LAST:
                return "Black threes at last", (
                    "Only in the move that goes out can you meld black threes, without wilds. Go out with yours now."
                    f"{self._partners_agree()}"
                )
            case AboutThrees.THREES_GROW:
                return "Any three will do", (
                    "Three threes lie there, and you hold the three of diamonds. Red or black makes no difference: add "
                    "it."
                )
            case AboutThrees.WILD_AMONG_THREES:
                threes = of_rank(len(self._laid) - 1, Rank("3"))
                return "Wilds go with threes", (
                    f"A wild stands in for a three as for any other card. {capital(threes)} and your "
                    f"{self._wild} are a meld: lay them down."
                )
            case AboutThrees.PAIR_OF_THREES:
                return "A pair of threes", (
                    "Two threes may become a meld like two cards of any rank. Keep them, and discard a card that "
                    "stands alone."
                )
            case AboutThrees.THREE_HELPS_NOBODY:
                return "A three helps nobody", (
                    f"{self._names[1]} plays next, and has jacks and tens on the table: yours would be welcome "
                    "there. Your kings and queens are pairs. A black three is of no use to anybody: discard it."
                )
            case AboutThrees.THREES_ARE_NO_MELD:
                return "Three threes, and no meld", (
                    f"You hold three black threes. {self._black_threes()} So one of them goes with each turn: discard "
                    "a three."
                )
            case AboutThrees.THREE_GOES_LAST:
                return "A three can go last", (
                    "A black three is the last card of your hand. As your discard it is as good as any other: let it "
                    "go, and you pick up your foot."
                )

    def _red_threes(self, about: AboutRedThrees) -> tuple[str, str]:
        rules = self._rules
        match about:
            case AboutRedThrees.RED_THREE_COSTS:
                return "Red threes cost", (
                    f"A red three is never melded, and left in your hand it costs {points(rules.red_three)} points"
                    f"{self._unless_out()}. Get rid of it first: discard the red three."
                )
            case AboutRedThrees.RED_THREE_LIES_DOWN:
                return "Red threes lie down", (
                    "With these rules you lay a red three on the table as soon as you get it, and take another card "
                    "from the stock for it. Draw, and watch."
                )
            case AboutRedThrees.RED_THREE_SCORES:
                scores = f"It scores {points(rules.red_three_bonus)}" if rules.red_three_bonus else "It scores nothing"
                if rules.red_three_not_out >= 0:
                    other = points(rules.red_three_not_out) if rules.red_three_not_out else "nothing"
                    scores = f"It scores {points(rules.red_three_bonus)} if you go out, else {other}"
                return "There it lies", (
                    f"{scores} for {self._team}, and it is out of your way. Your turn goes on and ends as always: "
                    "discard a card that stands alone."
                )
            case AboutRedThrees.RED_THREE_IN_THE_FOOT:
                return "Threes in the foot", (
                    f"A red three may lie in your foot. If the round ends before you pick it up, that costs "
                    f"{points(rules.red_three)} points{self._unless_out()}. So hurry: discard your last card, and pick "
                    "up your foot."
                )
            case AboutRedThrees.RED_THREE_CAME_UP:
                return "There was one", (
                    "In your next turn you hold the red three that lay in your foot, and you have drawn already. Let "
                    "it go at once: discard it."
                )
            case AboutRedThrees.RED_THREE_IS_IDLE:
                return "A red three is of no use", (
                    "With these rules a red three costs nothing, but it is never melded either. Your other cards are "
                    "pairs, so discard the red three."
                )

    def _partner(self, about: AboutPartner) -> tuple[str, str]:
        rules, size = self._rules, self._rules.book_size
        match about:
            case AboutPartner.MELDS_IN_COMMON:
                return f"What {self._mate} laid is yours, too", (
                    f"{self._mate} has melded {of_rank(size - 1, Rank('K'))}. Your team's melds are shared, so your "
                    "king goes there and completes the book."
                )
            case AboutPartner.PARTNER_OPENED:
                return "One opens for all", (
                    f"{self._mate} has opened in this round. That counts for your whole team: you need no points "
                    "to open any more. Lay down your three fours."
                )
            case AboutPartner.TWO_FOR_A_MELD:
                return "Two can be enough", (
                    f"Two jacks alone are no meld. But {self._mate} has laid down three jacks, and yours fit there. "
                    "Add both of them."
                )
            case AboutPartner.WHAT_OTHERS_COLLECT:
                return "Watch the next player", (
                    f"{self._names[1]} plays after you, and has tens on the table. A ten from you would be welcome "
                    "there. Keep it, and discard another card that stands alone."
                )
            case AboutPartner.HELP_TO_GO_OUT:
                can = "ask to go out" if rules.permission else "go out"
                return f"Help {self._mate}", (
                    f"{self._mate} has two cards left, and your team lacks a single card for the books that going "
                    f"out takes. You hold it: add your {the_rank(self._laid[0])}, and {self._mate} can {can} next time."
                )
            case AboutPartner.PARTNERS_FOOT_FIRST:
                done = "picked up the" if rules.partners_foot == "picked_up" else "played a card from the"
                done = f"{done} {self._last}"
                each = f"{listed(self._mates)} has" if len(self._mates) == 1 else f"{listed(self._mates)} have"
                return "Wait for your partner", (
                    f"Your team has all the books it takes, but you cannot go out before {each} {done}. So discard one "
                    "card, and keep the other."
                )
            case AboutPartner.ASK_FIRST:
                return "May I go out?", (
                    f"Before you go out, you ask {listed(self._mates)}. After a yes you go out at once; after a no you "
                    "play on, and cannot ask again in that turn. Press Go out."
                )
            case AboutPartner.SAY_NO:
                return f"{self._mate} asks you", (
                    f"You hold {counted(len(self._hand), 'card')} that would cost your team {self._worth(self._hand)} "
                    f"points. Next turn you could lay down kings and queens instead. Say no to {self._mate}."
                )
            case AboutPartner.SAY_YES:
                if rules.winner_takes:
                    return f"{self._mate} asks you", (
                        "With these rules a team that goes out scores 0, whatever you still hold. Say yes: that ends "
                        "the round, and the others pay for their cards."
                    )
                return f"{self._mate} asks again", (
                    f"A turn later you hold a single five. It costs only {self._worth(self._hand)} points, and nothing "
                    "speaks against going out. Say yes: that ends the round."
                )
            case AboutPartner.HOLD_THE_LAST_CARD:
                return f"Waiting for {self._mate}", (
                    f"One card is left to you, and {self._mate} has neither melded nor picked up the {self._last}. "
                    "With these rules you can wait: keep your card, and end the turn without a discard. Press Hold."
                )

    def _going_out(self, about: AboutGoingOut) -> tuple[str, str]:
        rules = self._rules
        match about:
            case AboutGoingOut.WHAT_IT_TAKES:
                last = self._last
                plays = f"your {last}'s last card" if rules.foot_needed else f"your last card, even before your {last}"
                return "What going out takes", (
                    f"You go out by playing {plays}. {self._books_needed('Before that')} One is not complete: "
                    "discard a card, and wait."
                )
            case AboutGoingOut.LAST_BOOK:
                return "The last book", (
                    f"The {the_rank(self._laid[0])} in your hand completes the book that is still missing. Add it: "
                    "then you have all that it takes."
                )
            case AboutGoingOut.PLAY_EVERY_CARD:
                goes = (
                    "Both your eights go on the others, for a last card is never discarded here. Then"
                    if rules.final_discard == "never"
                    else "The eight goes on the eights, the five on the discard pile: then"
                )
                return "Play every card", (
                    f"{goes} your {self._last} is used up, and you are out. Press Go out.{self._partners_agree()}"
                )
            case AboutGoingOut.YOUR_SCORE:
                rank = rank_name(rank_of(self._laid[0]), MELD_SIZE)
                return "What it comes to", (
                    f"Count before you do it. {self._own_score()} Go out with your three {rank} in one move."
                )
            case AboutGoingOut.OUT_WITHOUT_DISCARD:
                return "Without a discard", (
                    "With these rules you need not discard your last card: you can meld it, too. Go out with your "
                    f"three fives.{self._partners_agree()}"
                )
            case AboutGoingOut.BEFORE_OTHERS_GO_OUT:
                score = "cost nothing" if rules.winner_takes else "score as many"
                return "Before others go out", (
                    f"{self._names[1]} has one card left and may go out next. In your hand the three kings would then "
                    f"cost {self._worth(self._laid)} points; on the table they {score}. Lay them down now."
                )
            case AboutGoingOut.COUNT_WHAT_YOU_KEEP:
                return "What you keep counts", (
                    f"{self._names[1]} has one card left and may go out next; you cannot. What you keep then counts "
                    f"against you: {self._each_costs()}. Discard the {self._goes()}."
                )
            case AboutGoingOut.MATCH_GOES_ON:
                return "And on to the end", f"{self._next_rounds()} Now you know the game: draw {self._draws}."

    # ---- facts in words
    def _marked(self) -> tuple[Card, ...]:
        """The cards of which the step asks for one."""
        return next(at.cards for at in self._step.points_at if isinstance(at, TheseCards))

    def _goes(self) -> str:
        return the_rank(self._marked()[0])

    def _each_costs(self) -> str:
        """What the marked card costs and one that costs least."""
        values, (dear, *_) = card_values(self._rules), self._marked()
        cheap = min(self._hand, key=lambda card: values[card])
        return f"{a(the_rank(dear))} costs {values[dear]}, {a(the_rank(cheap))} {values[cheap]}"

    def _worth(self, cards: Sequence[Card]) -> int:
        values = card_values(self._rules)
        return sum(values[card] for card in cards)

    def _three_alike(self) -> tuple[Card, ...]:
        """The cards of the hand of which there are three."""
        ranks = Counter(map(rank_of, self._hand))
        return tuple(card for card in self._hand if ranks[rank_of(card)] == MELD_SIZE)

    def _many(self, cards: Sequence[Card]) -> str:
        return f"{number(len(cards))} {rank_name(rank_of(cards[0]), len(cards))}"

    def _others(self) -> list[str]:
        return [seat_name(self._names, seat) for seat in range(1, self._lesson.players)]

    def _partners_agree(self) -> str:
        if not self._step.replies:
            return ""
        one = len(self._step.replies) == 1
        asked = "is asked first and says yes" if one else "are asked first and say yes"
        return f" Your {'partner' if len(self._mates) == 1 else 'partners'} {listed(self._mates)} {asked}."

    def _match_length(self) -> str:
        if self._rules.target_score:
            return f"Once a team has {points(self._rules.target_score)} points, the highest total wins."
        return f"After {counted(most_rounds(self._rules), 'round')} the highest total wins."

    def _next_rounds(self) -> str:
        rules = self._rules
        if rules.target_score:
            return (
                "Round after round is dealt and counted like this, until a team has "
                f"{points(rules.target_score)} points. Then the highest total wins."
            )
        if most_rounds(rules) == 1:
            return "A match is one round, and the highest total wins."
        return f"Then the next round is dealt. {self._match_length()}"

    def _unless_out(self) -> str:
        if not self._rules.winner_takes:
            return ""
        return " unless you go out" if self._lesson.is_alone else " unless your team goes out"

    def _counted(self) -> Table:
        """The table of the round that is over, or will be by the step."""
        lesson, step = self._lesson, self._step
        return table_at(lesson.rules, lesson.players, lesson.teams, step.counted or step.position)

    def _own_score(self) -> str:
        """What the learner's team gets for the round."""
        mine = score_round(self._counted())[LEARNER]
        gets = "You get" if self._lesson.is_alone else "Your team gets"
        if self._rules.winner_takes:
            return f"{gets} 0 for going out, and whoever did not go out pays."
        parts = [f"{points(mine.melded)} for cards"]
        parts += [f"{points(mine.books)} for books"] if mine.books else []
        parts += [f"{points(mine.bonus)} for going out"] if mine.bonus else []
        held = f"held by {listed(self._mates)}" if len(self._mates) == 1 else "held by your partners"
        off = f", less {points(mine.left)} {held}" if mine.left else ""
        return f"{gets} {listed(parts)}{off}: {points(mine.total)} in all."

    def _their_score(self) -> str:
        theirs = score_round(self._counted())[1]
        if not theirs.left:
            return ""
        names = [seat_name(self._names, seat) for seat in range(1, self._lesson.players, self._lesson.teams)]
        who, one = listed(names) if len(names) < 3 else f"{possessive(names[0])} team", len(names) != 2
        gained = theirs.melded + theirs.books + theirs.bonus
        if not gained:
            return f"{who} {'loses' if one else 'lose'} {points(theirs.left)} for cards left over."
        gets = "gets" if one else "get"
        return f"{who} {gets} {points(gained)}, less {points(theirs.left)} left over: {points(theirs.total)}."

    def _how_stacks_come(self) -> str:
        rules, packet = as_scored(self._rules), packet_size(self._board)
        parts = []
        if rules.deal == "cut":
            parts.append(f"everybody lifts a packet off the shuffled cards, hoping for {counted(packet, 'card')}")
            parts += [f"exactly {number(packet)} score {points(rules.cut_bonus)} points"] if rules.cut_bonus else []
        way = way_of(rules, self._board.round)
        if way is not None:
            parts.append(_PASSED[way])
        match rules.stacks:
            case "choose":
                parts.append("you choose one stack as your hand, without looking; the other is your foot")
            case "bottom_high" | "bottom_low":
                which = "higher" if rules.stacks == "bottom_high" else "lower"
                parts.append(f"the stack with the {which} bottom card is your hand, the other your foot")
            case "dealt":
                pass
        return sentences(*parts)

    def _who_sits_where(self) -> tuple[str, str]:
        mates = len(self._mates)
        seats = range(self._lesson.players)
        rivals = [seat_name(self._names, seat) for seat in seats if seat % self._lesson.teams]
        against = listed(rivals) if len(rivals) < 4 else "the others"
        heading, are = ("Your partner", "is your partner") if mates == 1 else ("Your partners", "are your partners")
        either = "either of you lays down belongs to both" if mates == 1 else "any of you lays down belongs to all"
        return heading, (
            f"{listed(self._mates)} {are}: you play together against {against}. What {either}, and so does every "
            f"point. {self._mate} laid down three tens: add yours."
        )

    def _who_begins(self) -> str:
        match self._rules.first_player:
            case "left_of_dealer":
                dealer = seat_name(self._names, self._board.dealer)
                return f"{dealer} has dealt, and the player on the dealer's left begins: that is you."
            case "high_card":
                return "Everybody drew one card, and yours was the highest: you begin."
            case "random":
                return "Lots were drawn to see who begins, and it is you."

    def _wild_limit(self) -> str:
        meld = self._board.melds[LEARNER][0]
        if self._rules.wild_cap and meld.wilds >= self._rules.wild_cap:
            return f"No meld may have more than {counted(self._rules.wild_cap, 'wild')}."
        match self._rules.wild_limit:
            case "equal":
                return "A meld never has more wilds than naturals."
            case "fewer":
                return "A meld always has more naturals than wilds."
            case "half":
                return "A meld needs two naturals for every wild."

    def _when(self) -> str:
        by_round = not self._rules.opening_by_score and len(minimums_by_round(self._rules)) > 1
        return f" of round {number(self._board.round)}" if by_round else " of a round"

    def _when_sentence(self) -> str:
        when = f"In round {number(self._board.round)}"
        if self._rules.opening_by_score:
            when = f"With a total of {points(self._board.totals[LEARNER])}"
        return f"{when}, {self._need} points are needed to open."

    def _adding_up(self) -> str:
        """Each meld of an opening with its points, and the sum."""
        each = [f"{cards_listed(group.cards)} are {self._worth(group.cards)}" for group in self._groups]
        whole = self._worth(self._laid)
        enough = "just enough" if whole == opening_minimum(self._board, LEARNER) else f"and {self._need} are needed"
        if len(each) == 1:
            return f"{capital(each[0])}, {enough}."
        return f"{capital(', '.join(each))}: together {whole}, {enough}."

    def _lay_out(self) -> str:
        both = {1: "Lay them out", 2: "Lay out both melds"}.get(len(self._groups), "Lay out all the melds")
        return f"{both}, then press Play."

    def _drawn_with_the_pile(self) -> str:
        """How many cards the stock adds to the pile, "" where it adds none."""
        count = self._lesson.rules.take_then_draw
        return f" {capital(counted(count, 'card'))} from the stock will follow." if count else ""

    def _what_the_pile_brings(self) -> str:
        rules = self._rules
        upcard = "its top card, the upcard"
        use = {
            "pair": f"you hold two cards like {upcard}",
            "pair_or_wild": f"you hold two like {upcard}, or one and a wild",
            "pair_or_meld": f"you hold two like {upcard}, or have such a meld",
            "any_play": f"you can play {upcard}, at once",
        }[rules.take_with]
        much = "all of the discard pile"
        if rules.take_count == 1:
            much = "one card from the discard pile"
        elif isinstance(rules.take_count, int):
            up_to = "up to " if rules.short_pile else ""
            much = f"{up_to}{counted(rules.take_count, 'card')} from the top of the discard pile"
        return f"Instead of drawing, you can take {much}, if {use}. You hold no jack, so draw from the stock."

    def _came_along(self) -> int:
        """Cards that came into the hand with the pile just taken, the upcard among them where it was kept."""
        kept = sum(rank_of(card) == Rank("9") for card in self._hand)
        return len(self._hand) - _HELD_BESIDE_PAIR - (kept - 1 if kept else 0)

    def _what_books_take(self) -> str:
        match self._rules.closed_book:
            case "any":
                return "You can keep adding to a book, and every card scores."
            case "keep_kind":
                return "A clean book still takes naturals, but no wilds: it stays clean."
            case "naturals":
                return "A book still takes naturals, but no more wilds."
            case "clean_open":
                return "A clean book still takes naturals; a dirty one is closed."
            case "dirty_open":
                return "A dirty book still takes cards; a clean one is closed."
            case "sealed":
                return "A book takes nothing more."

    def _books_needed(self, when: str) -> str:
        round_number = self._board.round
        clean, dirty = (for_round(count, round_number) for count in (self._rules.out_clean, self._rules.out_dirty))
        needs = listed(books_needed(replace(self._rules, out_clean=clean, out_dirty=dirty))) or "no books"
        return f"{when} {self._team} need{'' if self._lesson.is_alone else 's'} {needs}."

    def _black_threes(self) -> str:
        match self._rules.meld_threes:
            case "no":
                return "Threes are never melded: you can only discard them."
            case "black_last":
                return "Black threes are melded only in the move that goes out."
            case "black_in_foot":
                return f"Black threes can be melded from the {self._last}, never from the hand."
            case "all":
                return "Threes are a rank like any other."


def the_rank(card: Card) -> str:
    """A card by its rank alone: "ace"."""
    return rank_name(rank_of(card))


_HELD_BESIDE_PAIR: Final = 4
"""Cards of the example hand that are left when its pair took the pile."""

_PASSED: Final[dict[Way, str]] = {
    "left": "one of your two stacks goes to the player on your left",
    "right": "one of your two stacks goes to the player on your right",
    "both_left": "both your stacks go to the player on your left",
    "both_right": "both your stacks go to the player on your right",
    "each_way": "one of your two stacks goes to the left, the other to the right",
}
