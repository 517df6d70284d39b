"""What the tutor says in each step of the lessons: a heading, and in at most forty words what is so and what to do.

Every figure and card in it is taken from the rules and from the position of the step.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Final, assert_never

from msgspec.structs import replace

from game.cards import Card, Rank, is_wild, rank_of
from game.engine.board import opening_minimum, packet_size
from game.engine.going_out import missing_books
from game.engine.melds import card_values
from game.engine.moves import Group
from game.engine.position import table_at
from game.engine.score import score_round
from game.engine.state import Table
from game.engine.view import view_of
from game.lessons.lesson_facts import LEARNER, About, Lesson, LessonStep, TheseCards
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
from game.words.lesson_table import LESSON_NAMES
from game.words.rule_page import books_needed


class StepWords:
    """The words of one step; they need its facts, which are looked up once."""

    def __init__(self, lesson: Lesson, step: LessonStep, names: Sequence[str] = LESSON_NAMES) -> None:
        self._rules = lesson.rules
        self._lesson = lesson
        self._step = step
        self._names = names
        self._table = table_at(lesson.rules, lesson.players, lesson.teams, step.position)
        self._view = view_of(self._table, LEARNER)
        self.heading, self.text = self._said()

    def _said(self) -> tuple[str, str]:
        rules, board = as_scored(self._rules), self._table.board
        size = rules.book_size
        match self._step.about:
            # ---- what wins
            case About.MOST_POINTS_WIN:
                aces = self._laid()
                if rules.winner_takes:
                    return "The most points win", (
                        f"{self._match_length()} But nothing on the table scores: whoever plays the last card gets 0, "
                        "and the others lose points for what they still hold. So get rid of cards: lay down your three "
                        "aces."
                    )
                return "The most points win", (
                    f"{self._match_length()} Cards on the table score points; cards still in your hand when a round "
                    f"ends cost points. Lay your three aces on the table: they score {self._worth(aces)}."
                )
            case About.CARDS_SCORE:
                kings = self._laid()
                return "Cards on the table score", (
                    "Three or more cards of one rank, for example kings, are a meld. A king counts "
                    f"{self._worth(kings[:1])}, so your three kings score {self._worth(kings)}. Lay them on the table."
                )
            case About.BOOKS_SCORE:
                extra = f" It scores {points(rules.clean_book)} extra." if rules.clean_book else ""
                return "A full meld is a book", (
                    f"{capital(number(size - 1))} queens lie on your table. Yours makes it {number(size)}: the meld is "
                    f"full, and now it is called a book.{extra} Add your queen."
                )
            case About.OUT_ENDS_THE_ROUND:
                extra = f" and scores {points(rules.go_out_bonus)} extra" if rules.go_out_bonus else ""
                books = f", and {self._team_has()} all the books it takes" if self._needs_books() else ""
                return "The last card ends the round", (
                    f"This is your very last card{books}. Playing it is called going out: that ends the round{extra}."
                    f"{self._partners_agree()}"
                )
            case About.ROUND_IS_COUNTED:
                return "The round is counted", (
                    f"{self._own_score()} {self._their_score()} {self._next_begins()}: draw {self._draws()} "
                    "from the middle."
                )
            case About.EVERY_CARD_COUNTS:
                (card,) = self._laid()
                return "Every card counts", (
                    f"A card that joins a meld later scores as well. Three eights lie on your table, and your eight "
                    f"counts {self._worth([card])}: add it."
                )
            case About.WHAT_IS_LEFT_COSTS:
                return "What is left over costs", (
                    "Cards that you still hold when somebody else ends the round are taken off your points: "
                    f"{self._each_costs()}. A turn ends with one card for the pile in the middle: let it "
                    f"be the {self._goes()}."
                )
            # ---- the deal
            case About.YOUR_HAND:
                return "Your hand", (
                    f"Everybody gets {counted(for_round(rules.hand_cards, 1), 'card')} to begin with: the hand. Only "
                    "you see yours. Sevens go with sevens, whether spades, hearts, diamonds or clubs. Find your three "
                    "sevens, and lay them down."
                )
            case About.YOUR_FOOT_WAITS:
                return "Your foot waits", (
                    f"{capital(counted(board.feet[LEARNER], 'more card'))} lie face down for you: the foot. You pick "
                    f"it up once your hand is used up{self._or_by_book()}. {self._tail_too()}Your last card "
                    "fits the eights: add it."
                )
            case About.HOW_STACKS_COME:
                return "How you came by them", (
                    f"{self._how_stacks_come()} Then play begins: draw {self._draws()} from the middle."
                )
            case About.WHO_SITS_WHERE:
                return self._who_sits_where()
            case About.THE_FIRST_UPCARD:
                begins = (
                    "Here the discard pile begins."
                    if rules.first_upcard == "none"
                    else "One card was turned up for it before the first turn."
                )
                return "The discard pile", (
                    "Every turn ends with a discard: one card of your hand, put face up on the discard pile. "
                    f"{begins} Discard a card of which you hold no other."
                )
            case About.FIRST_DRAW:
                decks = counted(decks_in_play(rules, self._lesson.players), "deck")
                return "Who begins", (
                    f"{self._who_begins()} {capital(decks)} of {deck_size(rules)} cards were shuffled. What is left of "
                    f"them is the stock, {counted(board.stock, 'card')}: draw {self._draws()}."
                )
            case About.EVERYONE_ALONE:
                others = listed(self._others()) if self._lesson.players < 5 else "all the others"
                return "Everyone alone", (
                    f"You play against {others}. What they lay down is theirs: your ten cannot join "
                    f"{possessive(self._names[1])} tens. Your eight fits your own eights: add it."
                )
            case About.SAME_CARD_TWICE:
                decks = counted(decks_in_play(rules, self._lesson.players), "deck")
                return "The same card twice", (
                    f"{capital(decks)} were shuffled together, so you can hold the very same card twice: here, two "
                    "kings of spades. With the king of hearts you have three kings: lay them down."
                )
            # ---- a turn
            case About.DRAW_FIRST:
                return "First you draw", (
                    f"When it is your turn, draw {self._draws()} from the stock, where the cards lie face down in the "
                    "middle. Click the stock."
                )
            case About.THEN_DISCARD:
                return "Then you discard", (
                    "Now put one card face up on the discard pile; that ends your turn. Keep what belongs together, "
                    "and part with a card that stands alone."
                )
            case About.TURN_COMES_BACK:
                had = "a turn" if self._lesson.players == 2 else "their turns, clockwise round the table"
                return "Round the table", f"{listed(self._others())} had {had}. Now it is your turn again: draw."
            case About.MELD_IN_BETWEEN:
                return "In between, lay cards down", (
                    "You drew a third jack. Once you have drawn, you can lay cards on the table, as many as you like. "
                    "Three jacks belong there."
                )
            case About.MORE_IN_A_TURN:
                return "As much as fits", (
                    f"You hold an eight, too, and {self._team_has()} a meld of eights on the table. A card that fits a "
                    "meld can join it in any of your turns. Add your eight."
                )
            case About.END_THE_TURN:
                return "A discard ends the turn", (
                    "So a turn is: draw, lay cards down if you like, discard. Your two kings may become three, so "
                    "keep them. Discard a card that stands alone."
                )
            case About.NOTHING_TO_LAY:
                return "Nothing to lay down", (
                    "You have drawn, but no three of your cards are alike. That happens often: then you lay nothing "
                    "down. Keep your two jacks and your two kings, and discard a card that stands alone."
                )
            # ---- melds
            case About.THREE_OF_A_RANK:
                return "Three of a rank", (
                    "Three cards of the same rank are a meld; spades or hearts makes no difference. You hold three "
                    "nines: lay them on the table."
                )
            case About.MELD_GROWS:
                began = f"{self._mate()} began a meld of eights, and it belongs to your whole team."
                if self._lesson.is_alone:
                    began = "You began a meld of eights in an earlier turn."
                return "A meld can grow", f"{began} Once a meld lies there, a single card can join it. Add your eight."
            case About.MORE_AT_ONCE:
                each = "you are rid of all of them" if rules.winner_takes else "each of them scores"
                return "The more, the better", (
                    f"A meld can begin with more than three cards, and {each}. Lay your four sixes down together."
                )
            case About.SECOND_MELD_ALLOWED:
                return "A second meld of a rank", (
                    f"Three kings lie there, and you hold three more. With these rules {self._team()} can have several "
                    "melds of one rank. Begin a second meld of kings."
                )
            case About.ONE_MELD_OF_A_RANK:
                only = (
                    f"{capital(self._team())} can have only one meld of each rank."
                    if rules.second_meld == "never"
                    else f"{capital(self._team())} can begin a second meld of kings only once the first is a book."
                )
                return "One meld of each rank", f"{only} So your three kings join the three on the table: add them."
            case About.PAIR_WAITS:
                return "Two are not enough", (
                    "Two queens are no meld yet. They may become one, so keep them, and wait for a third. Discard a "
                    "card that stands alone."
                )
            case About.NOT_IN_A_ROW:
                return "Cards in a row do not count", (
                    "King, queen, jack and ten of spades look good together, but they are no meld: only cards of the "
                    "same rank are. Your three aces are one: lay them down."
                )
            case About.TWO_JOIN:
                return "Two join as well as one", (
                    f"{capital(self._team_has())} four eights on the table, and you hold two more. Add both of them: "
                    "then the meld has six."
                )
            # ---- wild cards
            case About.WILD_STANDS_IN:
                laid = self._laid()
                queens = of_rank(len(laid) - 1, Rank("Q"))
                return "Wild cards stand in", (
                    f"{'Twos and jokers' if rules.jokers else 'Twos'} are wild: in a meld they stand in for other "
                    "cards. All others from four to ace "
                    f"are naturals. {capital(queens)} and a two are a meld: lay them down."
                )
            case About.WILD_LIMIT:
                meld = board.melds[LEARNER][0]
                here = f"Here are {of_rank(meld.naturals, meld.rank)} and {counted(meld.wilds, 'wild')}"
                more = len(self._laid())
                jacks = "Your jack does: add it." if more == 1 else f"Your {number(more)} jacks do: add them."
                return "Not too many wilds", (f"{self._wild_limit()} {here}, so no other wild fits now. {jacks}")
            case About.ROOM_FOR_A_WILD:
                meld = board.melds[LEARNER][0]
                turn = ""
                if rules.wild_per_turn:
                    most = counted(rules.wild_per_turn, "wild")
                    turn = f" In one turn you can add {most} at most to the same meld."
                return "Now there is room", (
                    f"With {of_rank(meld.naturals, meld.rank)} the meld has room for one more wild. Your "
                    f"{self._wild()} counts {rules.joker if rules.jokers else rules.two}: add it.{turn}"
                )
            case About.WHERE_WILDS_BELONG:
                better = (
                    f" A clean book scores {points(rules.clean_book)}, a dirty one {points(rules.dirty_book)}."
                    if rules.clean_book > rules.dirty_book
                    else ""
                )
                return "Clean and dirty", (
                    f"A meld without wilds is clean, one with wilds is dirty.{better} Keep the kings clean: the nines "
                    f"are dirty already, so put your {self._wild()} there."
                )
            case About.WILDS_ALONE:
                return "A meld of wilds", (
                    "With these rules wilds alone make a meld, too. It never takes naturals. Lay down your "
                    f"{'joker and your two' if rules.jokers else 'three'} twos."
                )
            case About.KEEP_WILDS:
                counts = "" if rules.winner_takes else f", and a two counts {rules.two} points, too"
                return "Keep your wilds", (
                    f"A wild helps in almost any meld{counts}. Do not throw it away: discard a card that stands alone."
                )
            case About.WILD_JOINS:
                (nines, *_) = board.melds[LEARNER]
                return "A wild can join later", (
                    f"{capital(of_rank(nines.naturals, nines.rank))} lie there without a wild: the meld is clean. Your "
                    f"{self._wild()} can join them as one more nine. From then on the meld is dirty. Add it."
                )
            case About.WILDS_NEED_NATURALS:
                return "Wilds need company", (
                    "Three twos look like a meld, but wilds alone are none: they need naturals beside them. Keep them "
                    "for later, and discard a card that stands alone."
                )
            case About.JOKER_STANDS_IN:
                beside = of_rank(len(self._laid()) - 1, Rank("K"))
                return "A joker does the same", (
                    f"A joker stands in for any card, just like a two. {capital(beside)} and your joker are a meld: "
                    "lay them down."
                )
            # ---- the opening
            case About.FIRST_MELDS_COUNT:
                need, aces = points(self._minimum()), self._laid()
                return f"The first melds must be worth {need}", (
                    f"{capital(self._team_has())} nothing on the table yet. The first melds{self._when()} must come "
                    f"to {need} points, all at once: that is called opening. Lay out your {self._many(aces)}, "
                    f"{self._worth(aces)} points, then press Play."
                )
            case About.WHAT_CARDS_COUNT:
                high, low = worth_by_rank(Rank(rules.ten_from), rules.ten_value, rules.five_value)
                joker = f"A joker counts {rules.joker}, a two" if rules.jokers else "A two counts"
                laid = self._laid()
                return "What the cards count", (
                    f"{joker} {rules.two}, an ace {rules.ace}, {high}, {low}. So your {cards_listed(laid)} come to "
                    f"{self._worth(laid)}: open with them."
                )
            case About.NOT_ENOUGH_YET:
                three = self._three_alike()
                return "Not enough yet", (
                    f"Your {self._many(three)} come to {self._worth(three)}, and {points(self._minimum())} are needed. "
                    "Keep them, and wait for more. Discard a card that stands alone."
                )
            case About.OPEN_ALL_AT_ONCE:
                return "Enough to open", f"{self._adding_up()} {self._lay_out()}"
            case About.ONCE_OPEN:
                fours, least = self._laid(), rules.new_meld_points
                any_meld = f"any meld worth {least} points or more" if least else "any meld, however small"
                return "Once you are open", (
                    f"For the rest of the round {self._team()} can lay down {any_meld}. Three fours are "
                    f"only {self._worth(fours)}, but welcome. Lay them down."
                )
            case About.MINIMUM_GROWS:
                heading = f"This time {points(self._minimum())}"
                return heading, f"{self._when_sentence()} {self._adding_up()} {self._lay_out()}"
            case About.OPEN_WITH_ALL:
                return "A whole hand opens", (
                    "With these rules melds that use up your whole hand open without a minimum. Three fours and three "
                    f"fives are only {self._worth(self._laid())}, but all you hold. {self._lay_out()}"
                )
            case About.KEEP_HIGH_CARDS:
                (low, *_) = self._marked()
                return "High cards open sooner", (
                    f"{capital(self._team())} must reach {points(self._minimum())} points to open. An ace counts "
                    f"{rules.ace}, a {the_rank(low)} only {self._worth([low])}. Keep what counts more, and discard the "
                    f"{the_rank(low)}."
                )
            case About.WILDS_HELP_TO_OPEN:
                joker = f"A joker adds {rules.joker} and a two" if rules.jokers else "A two adds"
                return "Wilds help to open", (
                    f"{joker} {rules.two} to your first melds. So keep wilds until you open, and the two kings that "
                    "one of them can join. Discard a card that stands alone."
                )
            case About.NO_HURRY_TO_OPEN:
                return "No hurry to open", (
                    f"{capital(points(self._minimum()))} points take time. Nobody has to open in the first turns: you "
                    f"draw, collect, and discard. Draw {self._draws()}."
                )
            case About.TWO_MELDS_TOO_LITTLE:
                six = tuple(card for card in self._view.hand if card[0] in "KA")
                return "Two melds, and still too little", (
                    f"Three kings and three aces come to {self._worth(six)}: not {points(self._minimum())} "
                    "yet. Keep all six, since every card more brings you nearer. Discard a card that stands alone."
                )
            # ---- the pile
            case About.PILE_INSTEAD:
                return "The pile instead", self._what_the_pile_brings()
            case About.LOOK_BEFORE_TAKING:
                return "Look before you take", (
                    "With these rules you can look once in a turn at the cards that the pile would bring. You hold two "
                    "nines like the upcard, and could take it: look first. A click puts the cards away."
                )
            case About.PAIR_TAKES:
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
            case About.USE_WHAT_CAME:
                return "Use what came along", (
                    f"{capital(counted(self._came_along(), 'more card'))} came into your hand, an ace among them. Now "
                    "you hold three aces: lay them down."
                )
            case About.UPCARD_FITS_A_MELD:
                return "Or a meld that fits", (
                    f"The upcard is an eight, and {self._team_has()} a meld of eights. It fits there, so you can take "
                    "the pile without holding an eight. Click it, then press Play."
                )
            case About.CARD_AND_WILD_TAKE:
                return "One card and a wild", (
                    "You hold only one nine, but a wild as well. With these rules that takes the pile: the two nines "
                    "and the wild are a meld."
                )
            case About.UPCARD_MAY_STAY if rules.take_bottom and board.pile_yield > 1:
                return "Two like it take the pile", (
                    "The upcard is a nine, and you hold two nines: that takes the pile. Keep all three if you like. "
                    "The lowest card must be melded: it goes onto the eights. Click the pile, then press Play."
                )
            case About.UPCARD_MAY_STAY:
                return "Two like it take the pile", (
                    f"The upcard is a nine, and you hold two nines: that takes the pile. {capital(self._team_has())} "
                    "opened, so you may keep all three in your hand. Click the pile, then press Play."
                )
            case About.OPEN_WITH_THE_PILE:
                return "Opening with the pile", (
                    f"{self._adding_up()} The upcard counts for it, the cards under it do not. Take the pile and open."
                )
            case About.THREE_CLOSES:
                return "A three closes the pile", (
                    "The upcard is a three. While it is on top, nobody can take the pile, whatever they hold. Draw "
                    "from the stock instead."
                )
            case About.PILE_TOO_SHORT:
                whole = rules.take_count if isinstance(rules.take_count, int) and not rules.short_pile else 0
                return "Too short to be taken", (
                    f"You hold two nines, but the pile has only {counted(board.pile, 'card')}. With these rules it "
                    f"needs {number(max(rules.take_least, whole))}. Draw from the stock."
                )
            case About.TURNED_CARD_IS_FREE:
                draws = self._drawn_with_the_pile()
                waits = "" if rules.take_first_lap else " After that the pile waits until everybody has had a turn."
                return "The turned-up card is free", (
                    "You have the first turn of the round, so you can take the turned-up card instead of drawing, "
                    f"without melding it: then you hold two kings.{waits} Click it, then press Play.{draws}"
                )
            case About.NOT_IN_THE_FIRST_LAP:
                return "Not in the first lap", (
                    "You hold two nines, but nobody takes the pile before everybody has had a turn in this round. Draw "
                    "from the stock."
                )
            case About.FROZEN_FOR_A_LAP:
                who = self._names[self._lesson.players - 1]
                return "A frozen pile", (
                    f"{who} has discarded a wild: that freezes the pile, and nobody can take it before {who} plays "
                    "again. Draw from the stock."
                )
            case About.FROZEN_UNTIL_TAKEN:
                return "A frozen pile", (
                    "Somebody discarded a wild: that freezes the pile. Until it is taken, only two naturals from the "
                    "hand will do. You hold two nines: take it."
                )
            case About.PAIRS_TAKE_PILES:
                return "Pairs are worth keeping", (
                    "Two of a rank can take the pile as soon as a third is on top. You hold two kings and two "
                    "nines: keep both pairs. Discard a card that stands alone."
                )
            case About.WILD_ON_THE_PILE:
                return "A wild on the pile", (
                    "The upcard is a two. Nobody can take the pile with a wild on top, though you hold two "
                    "more twos. Draw from the stock."
                )
            case About.ONE_IS_TOO_FEW:
                return "One is too few", (
                    "The upcard is a king, but you hold only one king. With your two it would be a meld, yet that does "
                    "not take the pile here: only a pair does. Draw from the stock."
                )
            case About.FEED_NOBODY:
                return "Who plays next", (
                    f"{self._names[1]} plays next, and has jacks on the table: a jack from you would be welcome. "
                    "Keep it, and discard another card that stands alone."
                )
            # ---- books
            case About.CLEAN_BOOK:
                extra = f" and scores {points(rules.clean_book)} extra" if rules.clean_book else ""
                spoils = ": your two would make it dirty" if any(map(is_wild, self._view.hand)) else ""
                return "A clean book", (
                    f"A meld of {number(size)} cards is a book. Without wilds it is clean{extra}, and is put aside "
                    f"with a red card on top. Complete it with your king{spoils}."
                )
            case About.DIRTY_BOOK:
                extra = f" scores {points(rules.dirty_book)} extra and" if rules.dirty_book else ""
                return "A dirty book", (
                    f"There is a wild among these jacks. With {number(size)} cards they are a book as well, a dirty "
                    f"one: it{extra} has a black card on top. Add your jack."
                )
            case About.CLEAN_BOOK_TAKES_MORE:
                return "More on a book", f"{self._what_books_take()} Your king {self._is_of_use()} there: add it."
            case About.DIRTY_BOOK_TAKES_MORE:
                return "More on a book", f"{self._what_books_take()} Your king {self._is_of_use()} there: add it."
            case About.BOOK_IS_SEALED:
                return "A book is closed", (
                    "With these rules nothing more goes on a book, and you can begin no second meld of kings. Your "
                    "king is of no use now: discard it."
                )
            case About.WILD_SPOILS_A_BOOK:
                return "Careful with wilds", (
                    f"A wild would turn the clean kings dirty: {points(rules.dirty_book)} instead of "
                    f"{points(rules.clean_book)}. The jacks have a wild already, so put your two there."
                )
            case About.WILD_MAKES_IT_DIRTY:
                return "Do not spoil a clean meld", (
                    f"A wild would complete the kings, but as a dirty book: {points(rules.dirty_book)} instead of "
                    f"{points(rules.clean_book)}. The jacks have a wild already. Put your two there, and wait for a "
                    "king."
                )
            case About.BOOK_OF_SEVENS:
                scores = f" scores {points(rules.sevens_book)}" if rules.sevens_book else ""
                needed = " is needed to go out" if rules.out_sevens else ""
                both = f"{scores} and{needed}" if scores and needed else scores or needed
                kind = "clean book" if rules.sevens_kind == "clean" else "book"
                kept = " Before that a seven can hardly ever be discarded." if rules.sevens_kept else ""
                return (
                    "Sevens are special",
                    f"With these rules a {kind} of sevens{both}. Add your seven to complete it.{kept}",
                )
            case About.BOOK_OF_WILDS:
                return "A book of wilds", (
                    f"{capital(counted(size, 'wild'))} are a book, too, and score {points(rules.wild_book)} extra. Add "
                    "your two."
                )
            case About.BOOKS_TO_GO_OUT:
                (card,) = self._laid()
                return "Books open the way out", (
                    f"{self._books_needed('To go out,')} The panel To go out counts them. Complete another book: "
                    f"add your {the_rank(card)} to the queens."
                )
            case About.TWO_TO_A_BOOK:
                return "Two at a time", (
                    f"{capital(number(size - 2))} aces lie there, and you hold two more: together {number(size)}. You "
                    "need not add cards one by one: complete the book with both."
                )
            case About.BOOK_IN_ONE_GO:
                return "A book in one go", (
                    f"A book need not grow turn by turn. You hold {number(size)} nines: lay all of them down, "
                    "and you have a clean book at once."
                )
            case About.WILD_COMPLETES:
                return "A wild completes it, too", (
                    f"{capital(number(size - 1))} queens lie there, and no queen has come for a long time. A wild can "
                    "fill the gap: the book is dirty then, but it is a book. Add your two."
                )
            # ---- hand and foot
            case About.FOOT_COMES_SECOND:
                few = counted(len(self._view.hand), "card")
                left = f"{capital(few)} are left of your hand."
                if rules.foot_when == "first_book":
                    left = f"Or without a book: {few} are left of your hand."
                return "First the hand, then the foot", (
                    f"{left} Once all are played, "
                    f"you pick up your foot: {counted(board.feet[LEARNER], 'new card')}. Begin with your three queens: "
                    "lay them down."
                )
            case About.FOOT_BY_BOOK:
                ends = " That ends your turn." if rules.foot_ends_turn else ""
                return "Your first book brings it", (
                    "With these rules your foot joins your hand as soon as you complete a book, the first time you do. "
                    f"Your king completes one: add it.{ends}"
                )
            case About.FOOT_BY_MELDING:
                ends = " That ends your turn." if rules.foot_ends_turn else ""
                return "Play all of your hand", (
                    "The eight is your last card, and it fits the other eights. Add it: with that your hand is used "
                    f"up, and you pick up your foot at once.{ends}"
                )
            case About.TURN_GOES_ON:
                return "The turn goes on", (
                    "You melded your last card, so your turn goes on with the foot. There are three jacks in it: lay "
                    "them down."
                )
            case About.STILL_A_DISCARD:
                return "The discard as always", (
                    "Your turn still ends with a discard. Discard a card that stands alone; the others wait for your "
                    "next turn."
                )
            case About.FOOT_BY_DISCARD:
                return "Or with the discard", (
                    "Here only one card is left of your hand. Discard it: that ends your turn, and you pick up your "
                    "foot for the next one."
                )
            case About.FOOT_NEXT_TURN:
                if board.tails:
                    return "Now the foot is your hand", (
                        "Here it is your turn, and you play from your foot. When that is used up you pick up your "
                        f"tail: {counted(board.feet[LEARNER], 'card')} more, and you go out from those. Draw "
                        f"{self._draws()}."
                    )
                return "Now the foot is your hand", (
                    "Here it is your turn, and you play from your foot. Nothing else has changed: draw "
                    f"{self._draws()}."
                )
            case About.KEEP_TWO_CARDS:
                return "Keep two cards", (
                    f"You are in your {self._last}, and {self._team()} cannot go out yet. So keep two cards: one to "
                    "discard, one to hold. Your three queens have to wait. Discard the nine."
                )
            # ---- threes
            case About.BLACK_THREE_GOES:
                closes = "" if rules.take_count == "never" else " A three on the pile closes it to the next player."
                return "A black three", f"{self._black_threes()}{closes} Discard your three."
            case About.THREE_ON_THE_PILE:
                return "A three on the pile", (
                    f"{self._names[self._lesson.players - 1]} has discarded a three. It closes the pile to you, though "
                    "only for this turn. Draw from the stock."
                )
            case About.RED_THREE_COSTS:
                return "Red threes cost", (
                    f"A red three is never melded, and left in your hand it costs {points(rules.red_three)} points"
                    f"{self._unless_out()}. Get rid of it first: discard the red three."
                )
            case About.RED_THREE_LIES_DOWN:
                return "Red threes lie down", (
                    "With these rules you lay a red three on the table as soon as you get it, and take another card "
                    "from the stock for it. Draw, and watch."
                )
            case About.RED_THREE_SCORES:
                scores = f"It scores {points(rules.red_three_bonus)}" if rules.red_three_bonus else "It scores nothing"
                if rules.red_three_not_out >= 0:
                    other = points(rules.red_three_not_out) if rules.red_three_not_out else "nothing"
                    scores = f"It scores {points(rules.red_three_bonus)} if you go out, else {other}"
                return "There it lies", (
                    f"{scores} for {self._team()}, and it is out of your way. Your turn goes on and ends as always: "
                    "discard a card that stands alone."
                )
            case About.RED_THREE_IN_THE_FOOT:
                return "Threes in the foot", (
                    f"A red three may lie in your foot. If the round ends before you pick it up, that costs "
                    f"{points(rules.red_three)} points{self._unless_out()}. So hurry: discard your last card, and pick "
                    "up your foot."
                )
            case About.RED_THREE_CAME_UP:
                return "There was one", (
                    "In your next turn you hold the red three that lay in your foot, and you have drawn already. Let "
                    "it go at once: discard it."
                )
            case About.THREES_ARE_A_RANK:
                return "Threes are a rank", (
                    "With these rules threes are a rank like any other, red and black ones together. Lay down your "
                    "three threes."
                )
            case About.THREES_FROM_THE_FOOT:
                return f"Black threes from the {self._last}", (
                    f"You are in your {self._last}. From there you can meld black threes, though without wilds. Lay "
                    "down your three black threes."
                )
            case About.THREES_AT_LAST:
                return "Black threes at last", (
                    "Only in the move that goes out can you meld black threes, without wilds. Go out with yours now."
                    f"{self._partners_agree()}"
                )
            case About.THREES_GROW:
                return "Any three will do", (
                    "Three threes lie there, and you hold the three of diamonds. Red or black makes no difference: add "
                    "it."
                )
            case About.WILD_AMONG_THREES:
                laid = self._laid()
                return "Wilds go with threes", (
                    f"A wild stands in for a three as for any other card. {capital(of_rank(len(laid) - 1, Rank('3')))} "
                    f"and your {self._wild()} are a meld: lay them down."
                )
            case About.PAIR_OF_THREES:
                return "A pair of threes", (
                    "Two threes may become a meld like two cards of any rank. Keep them, and discard a card that "
                    "stands alone."
                )
            case About.THREE_HELPS_NOBODY:
                return "A three helps nobody", (
                    f"{self._names[1]} plays next, and has jacks and tens on the table: yours would be welcome "
                    "there. Your kings and queens are pairs. A black three is of no use to anybody: discard it."
                )
            case About.THREES_ARE_NO_MELD:
                return "Three threes, and no meld", (
                    f"You hold three black threes. {self._black_threes()} So one of them goes with each turn: discard "
                    "a three."
                )
            case About.THREE_GOES_LAST:
                return "A three can go last", (
                    "A black three is the last card of your hand. As your discard it is as good as any other: let it "
                    "go, and you pick up your foot."
                )
            case About.RED_THREE_IS_IDLE:
                return "A red three is of no use", (
                    "With these rules a red three costs nothing, but it is never melded either. Your other cards are "
                    "pairs, so discard the red three."
                )
            # ---- your partner
            case About.MELDS_IN_COMMON:
                return f"What {self._mate()} laid is yours, too", (
                    f"{self._mate()} has melded {of_rank(size - 1, Rank('K'))}. Your team's melds are shared, so your "
                    "king goes there and completes the book."
                )
            case About.PARTNER_OPENED:
                return "One opens for all", (
                    f"{self._mate()} has opened in this round. That counts for your whole team: you need no points "
                    "to open any more. Lay down your three fours."
                )
            case About.TWO_FOR_A_MELD:
                return "Two can be enough", (
                    f"Two jacks alone are no meld. But {self._mate()} has laid down three jacks, and yours fit there. "
                    "Add both of them."
                )
            case About.WHAT_OTHERS_COLLECT:
                next_player = self._names[1]
                return "Watch the next player", (
                    f"{next_player} plays after you, and has tens on the table. A ten from you would be welcome there. "
                    "Keep it, and discard another card that stands alone."
                )
            case About.HELP_TO_GO_OUT:
                (card,) = self._laid()
                can = "ask to go out" if rules.permission else "go out"
                return f"Help {self._mate()}", (
                    f"{self._mate()} has two cards left, and your team lacks a single card for the books that going "
                    f"out takes. You hold it: add your {the_rank(card)}, and {self._mate()} can {can} next time."
                )
            case About.PARTNERS_FOOT_FIRST:
                done = "picked up the" if rules.partners_foot == "picked_up" else "played a card from the"
                done = f"{done} {self._last}"
                each = f"{self._partners()} has" if self._mates() == 1 else f"{self._partners()} have"
                return "Wait for your partner", (
                    f"Your team has all the books it takes, but you cannot go out before {each} {done}. So discard one "
                    "card, and keep the other."
                )
            case About.ASK_FIRST:
                return "May I go out?", (
                    f"Before you go out, you ask {self._partners()}. After a yes you go out at once; after a no you "
                    "play on, and cannot ask again in that turn. Press Go out."
                )
            case About.SAY_NO:
                held = self._view.hand
                return f"{self._mate()} asks you", (
                    f"You hold {counted(len(held), 'card')} that would cost your team {self._worth(held)} points. Next "
                    f"turn you could lay down kings and queens instead. Say no to {self._mate()}."
                )
            case About.SAY_YES:
                held = self._view.hand
                if rules.winner_takes:
                    return f"{self._mate()} asks you", (
                        "With these rules a team that goes out scores 0, whatever you still hold. Say yes: that ends "
                        "the round, and the others pay for their cards."
                    )
                return f"{self._mate()} asks again", (
                    f"A turn later you hold a single five. It costs only {self._worth(held)} points, and nothing "
                    "speaks against going out. Say yes: that ends the round."
                )
            case About.HOLD_THE_LAST_CARD:
                return f"Waiting for {self._mate()}", (
                    f"One card is left to you, and {self._mate()} has neither melded nor picked up the {self._last}. "
                    "With these rules you can wait: keep your card, and end the turn without a discard. Press Hold."
                )
            # ---- going out and the score
            case About.WHAT_IT_TAKES:
                plays = f"your {self._last}'s last card"
                if not rules.foot_needed:
                    plays = f"your last card, even before your {self._last}"
                return "What going out takes", (
                    f"You go out by playing {plays}. {self._books_needed('Before that')} One is not complete: "
                    "discard a card, and wait."
                )
            case About.LAST_BOOK:
                name = the_rank(self._laid()[0])
                return "The last book", (
                    f"The {name} in your hand completes the book that is still missing. Add it: then you have all that "
                    "it takes."
                )
            case About.PLAY_EVERY_CARD:
                goes = "The eight goes on the eights, the five on the discard pile: then"
                if rules.final_discard == "never":
                    goes = "Both your eights go on the others, for a last card is never discarded here. Then"
                return "Play every card", (
                    f"{goes} your {self._last} is used up, and you are out. Press Go out.{self._partners_agree()}"
                )
            case About.YOUR_SCORE:
                rank = rank_name(rank_of(self._laid()[0]), MELD_SIZE)
                return "What it comes to", (
                    f"Count before you do it. {self._own_score()} Go out with your three {rank} in one move."
                )
            case About.OUT_WITHOUT_DISCARD:
                return "Without a discard", (
                    "With these rules you need not discard your last card: you can meld it, too. Go out with your "
                    f"three fives.{self._partners_agree()}"
                )
            case About.BEFORE_OTHERS_GO_OUT:
                kings = self._laid()
                score = "cost nothing" if rules.winner_takes else "score as many"
                return "Before others go out", (
                    f"{self._names[1]} has one card left and may go out next. In your hand the three kings would then "
                    f"cost {self._worth(kings)} points; on the table they {score}. Lay them down now."
                )
            case About.COUNT_WHAT_YOU_KEEP:
                return "What you keep counts", (
                    f"{self._names[1]} has one card left and may go out next; you cannot. What you keep then counts "
                    f"against you: {self._each_costs()}. Discard the {self._goes()}."
                )
            case About.MATCH_GOES_ON:
                return "And on to the end", f"{self._next_rounds()} Now you know the game: draw {self._draws()}."
            case _:
                assert_never(self._step.about)

    # ---- facts in words
    def _marked(self) -> tuple[Card, ...]:
        """The cards of which the step asks for one."""
        return next(at.cards for at in self._step.points_at if isinstance(at, TheseCards))

    def _goes(self) -> str:
        return the_rank(self._marked()[0])

    def _each_costs(self) -> str:
        """What the marked card costs and one that costs least."""
        values, (dear, *_) = card_values(self._rules), self._marked()
        cheap = min(self._view.hand, key=lambda card: values[card])
        return f"{a(the_rank(dear))} costs {values[dear]}, {a(the_rank(cheap))} {values[cheap]}"

    def _worth(self, cards: Sequence[Card]) -> int:
        values = card_values(self._rules)
        return sum(values[card] for card in cards)

    def _groups(self) -> list[Group]:
        """What the step's answers lay down."""
        return [group for move in self._step.answers for group in getattr(move, "groups", ())]

    def _laid(self) -> tuple[Card, ...]:
        return tuple(card for group in self._groups() for card in group.cards)

    def _three_alike(self) -> tuple[Card, ...]:
        """The cards of the hand of which there are three."""
        ranks = Counter(map(rank_of, self._view.hand))
        return tuple(card for card in self._view.hand if ranks[rank_of(card)] == MELD_SIZE)

    def _many(self, cards: Sequence[Card]) -> str:
        return f"{number(len(cards))} {rank_name(rank_of(cards[0]), len(cards))}"

    def _team(self) -> str:
        return "you" if self._lesson.is_alone else "your team"

    def _team_has(self) -> str:
        return "you have" if self._lesson.is_alone else "your team has"

    def _others(self) -> list[str]:
        return [seat_name(self._names, seat) for seat in range(1, self._lesson.players)]

    def _mate(self) -> str:
        return seat_name(self._names, self._lesson.teams % self._lesson.players)

    def _mates(self) -> int:
        return self._lesson.players // self._lesson.teams - 1

    def _partners(self) -> str:
        return listed([seat_name(self._names, seat) for seat in self._table.board.teammates(LEARNER)])

    def _partners_agree(self) -> str:
        if not self._step.replies:
            return ""
        one = len(self._step.replies) == 1
        asked = "is asked first and says yes" if one else "are asked first and say yes"
        return f" Your {self._partner_or_partners()} {asked}."

    def _partner_or_partners(self) -> str:
        return f"{'partner' if self._mates() == 1 else 'partners'} {self._partners()}"

    def _draws(self) -> str:
        return counted(self._table.board.draw_count, "card")

    def _match_length(self) -> str:
        rules = self._rules
        if rules.target_score:
            return f"Once a team has {points(rules.target_score)} points, the highest total wins."
        return f"After {counted(most_rounds(rules), 'round')} the highest total wins."

    def _next_rounds(self) -> str:
        rules = self._rules
        if rules.target_score:
            return (
                "Round after round is dealt and counted like this, until a team has "
                f"{points(rules.target_score)} points. Then the highest total wins."
            )
        if most_rounds(rules) == 1:
            return "A match is one round, and the highest total wins."
        return f"Then the next round is dealt. After {counted(most_rounds(rules), 'round')} the highest total wins."

    def _or_by_book(self) -> str:
        return ", or complete your first book" if self._rules.foot_when == "first_book" else ""

    def _unless_out(self) -> str:
        if not self._rules.winner_takes:
            return ""
        return " unless you go out" if self._lesson.is_alone else " unless your team goes out"

    def _is_of_use(self) -> str:
        return "costs nothing" if self._rules.winner_takes else "still scores"

    def _counted(self) -> Table:
        """The table of the round that is over, or will be by the step."""
        lesson, ended = self._lesson, self._step.counted
        return self._table if ended is None else table_at(lesson.rules, lesson.players, lesson.teams, ended)

    def _next_begins(self) -> str:
        return "Another match" if most_rounds(self._rules) == 1 else "Next round"

    def _own_score(self) -> str:
        """What the learner's team gets for the round."""
        mine = score_round(self._counted())[LEARNER]
        if self._rules.winner_takes:
            who = "You get" if self._lesson.is_alone else "Your team gets"
            return f"{who} 0 for going out, and whoever did not go out pays."
        parts = [f"{points(mine.melded)} for cards"]
        parts += [f"{points(mine.books)} for books"] if mine.books else []
        parts += [f"{points(mine.bonus)} for going out"] if mine.bonus else []
        gets = "You get" if self._lesson.is_alone else "Your team gets"
        held = f"held by {self._partners()}" if self._mates() == 1 else "held by your partners"
        off = f", less {points(mine.left)} {held}" if mine.left else ""
        return f"{gets} {listed(parts)}{off}: {points(mine.total)} in all."

    def _their_score(self) -> str:
        ended = self._counted()
        board = ended.board
        seats = [seat for seat in range(board.players) if board.team_of(seat) == 1]
        names = [seat_name(self._names, seat) for seat in seats]
        who = listed(names) if len(names) < 3 else f"{possessive(names[0])} team"
        theirs, one = score_round(ended)[1], len(seats) != 2
        gained = theirs.melded + theirs.books + theirs.bonus
        if not theirs.left:
            return ""
        if not gained:
            return f"{who} {'loses' if one else 'lose'} {points(theirs.left)} for cards left over."
        gets = "gets" if one else "get"
        return f"{who} {gets} {points(gained)}, less {points(theirs.left)} left over: {points(theirs.total)}."

    @property
    def _last(self) -> str:
        """The stack that one goes out from."""
        return self._table.board.last_stack.value

    def _tail_too(self) -> str:
        tails = self._table.board.tails
        return f"A tail of {counted(tails[LEARNER], 'card')} follows. " if tails else ""

    def _how_stacks_come(self) -> str:
        rules, packet = as_scored(self._rules), packet_size(self._table.board)
        parts = []
        if rules.deal == "cut":
            parts.append(f"everybody lifts a packet off the shuffled cards, hoping for {counted(packet, 'card')}")
            parts += [f"exactly {number(packet)} score {points(rules.cut_bonus)} points"] if rules.cut_bonus else []
        way = way_of(rules, self._table.board.round)
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
        mate, mates = self._partners(), self._mates()
        rivals = [seat for seat in range(self._lesson.players) if seat % self._lesson.teams]
        against = listed([seat_name(self._names, seat) for seat in rivals]) if len(rivals) < 4 else "the others"
        heading, are = ("Your partner", "is your partner") if mates == 1 else ("Your partners", "are your partners")
        either = "either of you lays down belongs to both" if mates == 1 else "any of you lays down belongs to all"
        return heading, (
            f"{mate} {are}: you play together against {against}. What {either}, and so does every point. "
            f"{self._mate()} laid down three tens: add yours."
        )

    def _who_begins(self) -> str:
        match self._rules.first_player:
            case "left_of_dealer":
                dealer = seat_name(self._names, self._table.board.dealer)
                return f"{dealer} has dealt, and the player on the dealer's left begins: that is you."
            case "high_card":
                return "Everybody drew one card, and yours was the highest: you begin."
            case "random":
                return "Lots were drawn to see who begins, and it is you."

    def _wild_limit(self) -> str:
        meld = self._table.board.melds[LEARNER][0]
        if self._rules.wild_cap and meld.wilds >= self._rules.wild_cap:
            return f"No meld may have more than {counted(self._rules.wild_cap, 'wild')}."
        match self._rules.wild_limit:
            case "equal":
                return "A meld never has more wilds than naturals."
            case "fewer":
                return "A meld always has more naturals than wilds."
            case "half":
                return "A meld needs two naturals for every wild."

    def _minimum(self) -> int:
        return opening_minimum(self._table.board, LEARNER)

    def _when(self) -> str:
        board = self._table.board
        if self._rules.opening_by_score:
            return " of a round"
        return " of a round" if len(minimums_by_round(self._rules)) == 1 else f" of round {number(board.round)}"

    def _when_sentence(self) -> str:
        board = self._table.board
        need = points(self._minimum())
        if self._rules.opening_by_score:
            total = points(board.totals[LEARNER])
            return f"With a total of {total}, {need} points are needed to open."
        return f"In round {number(board.round)}, {need} points are needed to open."

    def _adding_up(self) -> str:
        """Each meld of an opening with its points, and the sum."""
        groups = [group.cards for group in self._groups()]
        each = [f"{cards_listed(cards)} are {self._worth(cards)}" for cards in groups]
        whole = sum(map(self._worth, groups))
        need = self._minimum()
        enough = "just enough" if whole == need else f"and {points(need)} are needed"
        if len(each) == 1:
            return f"{capital(each[0])}, {enough}."
        return f"{capital(', '.join(each))}: together {whole}, {enough}."

    def _wild(self) -> str:
        """The wild that the learner holds where one of either kind would do."""
        return "joker" if self._rules.jokers else "two"

    def _lay_out(self) -> str:
        both = {1: "Lay them out", 2: "Lay out both melds"}.get(len(self._groups()), "Lay out all the melds")
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
        kept = sum(rank_of(card) == Rank("9") for card in self._view.hand)
        return len(self._view.hand) - _HELD_BESIDE_PAIR - (kept - 1 if kept else 0)

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

    def _needs_books(self) -> bool:
        return missing_books(self._table.board, ()) is not None

    def _books_needed(self, when: str) -> str:
        round_number = self._table.board.round
        clean, dirty = (for_round(count, round_number) for count in (self._rules.out_clean, self._rules.out_dirty))
        needs = listed(books_needed(replace(self._rules, out_clean=clean, out_dirty=dirty))) or "no books"
        return f"{when} {self._team()} need{'' if self._lesson.is_alone else 's'} {needs}."

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
