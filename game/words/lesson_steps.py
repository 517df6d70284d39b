"""What the tutor says in each step of the lessons: a heading, and in at most forty words what is so and what to do.

Every figure and card in it is taken from the rules and from the position of the step.
"""

from collections.abc import Sequence
from typing import Final, assert_never

from game.cards import Card
from game.engine.board import Board
from game.engine.events import TeamScore
from game.engine.melds import card_values
from game.engine.position import table_at
from game.engine.score import score_round
from game.engine.view import view_of
from game.lessons.facts import LEARNER, About, Lesson, LessonStep
from game.rules.ruleset import most_rounds
from game.words.grammar import YOU, capital, counted, listed, number, points, seat_name
from game.words.screens import COMPUTER_NAMES

_FIRST_NAMES: Final = (YOU, "Walt", "Rosa", "June")
LESSON_NAMES: Final = (*_FIRST_NAMES, *(name for name in COMPUTER_NAMES if name not in _FIRST_NAMES))
"""Who sits at the table of a lesson, by seat, where nobody else is named."""


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
        rules = self._rules
        match self._step.about:
            case About.MOST_POINTS_WIN:
                return "The most points win", (
                    f"{self._match_length()} Cards that you lay on the table score points; cards that you still hold "
                    "when a round ends cost points. Click Scores: there they are counted."
                )
            case About.CARDS_SCORE:
                kings = self._laid()
                return "Cards on the table score", (
                    f"Three or more cards of one rank are a meld. A king counts {self._worth(kings[:1])}, so your "
                    f"three kings score {self._worth(kings)}. Lay them on the table."
                )
            case About.BOOKS_SCORE:
                size = rules.book_size
                return "A full meld is a book", (
                    f"{capital(number(size - 1))} queens lie on your table. Yours makes it {number(size)}: the meld is "
                    f"full, and now called a book. It scores {points(rules.clean_book)} extra. Add your queen."
                )
            case About.OUT_ENDS_THE_ROUND:
                extra = f" and scores {points(rules.go_out_bonus)} extra" if rules.go_out_bonus else ""
                return "The last card ends the round", (
                    f"This is your very last card, and {self._your_team()} {self._have()} the books it takes. Playing "
                    f"it is called going out: that ends the round{extra}.{self._partners_agree()}"
                )
            case About.ROUND_IS_COUNTED:
                return "The round is counted", self._counted()
            case About.DRAW_FIRST:
                return "First you draw", (
                    f"When it is your turn, draw {self._draws()} from the stock: those are the cards that lie face "
                    "down in the middle. Click the stock."
                )
            case About.THEN_DISCARD:
                return "Then you discard", (
                    "Now put one card face up on the discard pile; that ends your turn. Keep what belongs together, "
                    "and part with a card that stands alone."
                )
            case About.TURN_COMES_BACK:
                return "Round the table", (
                    f"{listed(self._others())} had {'a turn' if self._lesson.players == 2 else 'their turns'}, "
                    "clockwise round the table. Now it is yours again: draw."
                )
            case About.MELD_IN_BETWEEN:
                return "In between, lay cards down", (
                    "You drew a third jack. Once you have drawn, you may lay cards on the table, as many as you like. "
                    "Three jacks belong there."
                )
            case About.END_THE_TURN:
                return "A discard ends the turn", (
                    "So a turn is: draw, lay cards down if you like, discard. Your two kings may become three, so "
                    "keep them. Discard a card that stands alone."
                )
            case _:
                assert_never(self._step.about)

    # ---- facts in words
    def _worth(self, cards: Sequence[Card]) -> int:
        values = card_values(self._rules)
        return sum(values[card] for card in cards)

    def _laid(self) -> tuple[Card, ...]:
        """The cards that the step's answers lay down."""
        groups = [group for move in self._step.answers for group in getattr(move, "groups", ())]
        return tuple(card for group in groups for card in group.cards)

    def _your_team(self) -> str:
        return "you" if self._lesson.is_alone else "your team"

    def _have(self) -> str:
        return "have" if self._lesson.is_alone else "has"

    def _others(self) -> list[str]:
        return [seat_name(self._names, seat) for seat in range(1, self._lesson.players)]

    def _partners(self) -> str:
        return listed([seat_name(self._names, seat) for seat in self._table.board.teammates(LEARNER)])

    def _partners_agree(self) -> str:
        if not self._step.replies:
            return ""
        one = len(self._step.replies) == 1
        return f" {self._partners()} {'is' if one else 'are'} asked first, and {'says' if one else 'say'} yes."

    def _draws(self) -> str:
        return counted(self._table.board.draw_count, "card")

    def _match_length(self) -> str:
        rules = self._rules
        if rules.target_score:
            return f"Whoever reaches {points(rules.target_score)} points first ends the match; the highest total wins."
        return f"After {counted(most_rounds(rules), 'round')} the highest total wins."

    def _counted(self) -> str:
        scores = score_round(self._table)
        mine, board = scores[LEARNER], self._table.board
        parts = [f"{points(mine.melded)} for cards", f"{points(mine.books)} for books"]
        if mine.bonus:
            parts.append(f"{points(mine.bonus)} for going out")
        if mine.left:
            parts.append(f"less {points(mine.left)} for what {self._partners()} still held")
        return (
            f"{capital(self._your_team())} get{'' if self._lesson.is_alone else 's'} {listed(parts)}: "
            f"{points(mine.total)} in all. {self._their_loss(board, scores)}"
        )

    def _their_loss(self, board: Board, scores: tuple[TeamScore, ...]) -> str:
        seats = [seat for seat in range(board.players) if board.team_of(seat) == 1]
        names = listed([seat_name(self._names, seat) for seat in seats])
        return f"{names} lose{'s' if len(seats) == 1 else ''} {points(scores[1].left)} for the cards they still hold."
