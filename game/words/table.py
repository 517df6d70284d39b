"""What the table says: the note on what the program waits for, buttons, plates, signs on cards, places under the
pointer, Undo, and the pace of the others.
"""

from collections.abc import Sequence
from enum import Enum
from typing import Final, Literal

from msgspec import Struct
from msgspec.structs import replace

from game.cards import Card, Rank, is_wild, rank_of
from game.engine import events as happened
from game.engine.announcements import has_last_card, may_go_out
from game.engine.board import Board, Phase, opening_minimum
from game.engine.books import count_books
from game.engine.draft import Draft
from game.engine.legal import why_not
from game.engine.melds import Meld, meld_of
from game.engine.moves import GoOut, Hold
from game.engine.score import table_items
from game.engine.view import PlayerView
from game.text.amounts import listed
from game.text.language import named
from game.text.messages import nouns
from game.text.messages import table as say
from game.text.said import Said, saying
from game.words.grammar import ranks_counted, ranks_listed, seat_name, seat_person
from game.words.log import LogLine, newest_standing


# ---- panels
def books_line(board: Board, team: int) -> str:
    """A team's books in a few words, or that it has not opened."""
    return say.books_line(board.has_opened(team), *count_books(board.rules, board.melds[team])[:3])


def books_in_short(board: Board, team: int) -> str:
    """The same where there is less room: how many there are."""
    return say.books_in_short(board.has_opened(team), sum(count_books(board.rules, board.melds[team])[:3]))


def points_now(board: Board, team: int) -> int:
    """What a team has on the table in this round: cards, books, red threes and cut bonuses, without what is left in
    hands; nothing where only losers score.
    """
    return sum(item.amount for item in table_items(board, team))


# ---- what the program waits for
def waiting_head(view: PlayerView, names: Sequence[str], draft: Draft | None) -> str:
    """What the program waits for, in a line."""
    board = view.board
    if board.phase == Phase.ENDED:
        return say.round_is_over()
    if not view.is_mine:
        return named("table", f"theirs_{board.phase}", who=seat_person(names, board.mover))
    if draft is not None:
        return say.draft_head(draft.kind)
    asker, stock = seat_person(names, board.turn), board.stock >= board.draw_count
    return named("table", f"yours_{board.phase}", who=asker, stock=stock)


def waiting_body(view: PlayerView, names: Sequence[str], draft: Draft | None, pile: str = "") -> str:
    """What may be done now, in a sentence or two. `pile` says why the pile cannot be taken, "" when it can."""
    board = view.board
    if not view.is_mine or board.phase not in (Phase.DRAW, Phase.PLAY):
        if board.phase == Phase.ANSWER and not view.is_mine:
            return say.would_like_out(seat_person(names, board.turn, view.seat))
        if view.seat < 0 or board.phase not in (Phase.DRAW, Phase.PLAY):
            return ""
        return plays_before(view, names)
    if draft is not None:
        return _draft_body(view, draft)
    if board.phase == Phase.DRAW:
        is_short = board.stock < board.draw_count
        return say.may_draw(is_short, board.stock, board.draw_count, board.upcard is not None, pile)
    if board.in_foot[view.seat] and len(view.hand) == 1:
        return say.one_card_left(*(why_not(view, move) is None for move in (GoOut((), view.hand[0]), Hold())))
    return say.add_or_discard() if board.has_opened(view.team) else say.reach_the_minimum()


def _draft_body(view: PlayerView, draft: Draft) -> str:
    board = view.board
    if draft.kind != "take":
        return say.last_of_all(board.rules.final_discard) if draft.kind == "go_out" else say.nothing_played()
    bottom, laid = board.pile_bottom, [card for group in draft.groups for card in group.cards]
    below = board.pile_yield - 1 - (bottom is not None)
    return say.draft_take(board.upcard, board.upcard in laid, None if bottom in laid else bottom, max(0, below))


IN_ORDER: Final = 7
"""From so many players on all sit in one row in the order of play."""


def plays_before(view: PlayerView, names: Sequence[str]) -> str:
    """Whom one waits for; at a large table everybody who plays before."""
    players, mover = view.board.players, view.board.mover
    waits = range(mover + 1, mover + (view.seat - mover) % players)
    if players < IN_ORDER or not waits:
        return say.play_after(seat_person(names, (view.seat - 1) % players))
    return say.play_before([seat_name(names, seat % players) for seat in waits])


# ---- the same with its reasons, for a first round
def guide(view: PlayerView, names: Sequence[str], draft: Draft | None, pile: str = "") -> str:
    """What may be done now, and why, in a sentence or two: what a book is until the team has one. `pile` says why the
    pile cannot be taken, "" when it can.
    """
    board = view.board
    if not view.is_mine or draft is not None or len(view.hand) < 2:
        return waiting_body(view, names, draft, pile)
    upcard = board.upcard
    if board.phase == Phase.DRAW and board.stock >= board.draw_count and upcard is not None and not pile:
        rank, held = rank_of(upcard), list(map(rank_of, view.hand))
        goes_onto = any(meld.rank == rank for meld in board.melds[view.team])
        has_wild = any(map(is_wild, view.hand))
        return say.guide_draw_or_take(board.draw_count, board.pile_yield, held.count(rank), rank, goes_onto, has_wild)
    if board.phase != Phase.PLAY:
        return waiting_body(view, names, draft, pile)
    if not board.has_opened(view.team):
        return say.guide_open(opening_minimum(board, view.team))
    comes, has_book = board.next_stack(view.seat), any(meld.is_book(board.rules) for meld in board.melds[view.team])
    size = 0 if has_book else board.rules.book_size
    return say.guide_play(size, comes.value if comes else "hand", _foot_comes(board, view.seat))


def _foot_comes(board: Board, seat: int) -> Literal["empty-hand", "first-book", "empty-foot"]:
    """When the seat picks up its next stack."""
    if board.plays_foot(seat):
        return "empty-foot"
    return "first-book" if board.rules.foot_when == "first_book" else "empty-hand"


# ---- cards that are laid out, and the opening
def group_line(cards: Sequence[Card]) -> str:
    """A staged group in a few words, its wild cards by number as on the table; one card, whose frame is narrow, in one.

    >>> from game.cards import parse_cards
    >>> group_line(parse_cards("QS QH 2C")), group_line(parse_cards("2C 2D *R")), group_line(parse_cards("2C"))
    ('2 queens +1W', '3 wilds', 'wild')
    """
    meld = meld_of(cards)
    return say.group_line(meld.naturals or len(cards), meld.rank, meld.wilds if meld.naturals else 0)


def meld_button(cards: Sequence[Card]) -> str:
    """The words on the button that melds the chosen cards: by rank, or by number alone with wilds among them.

    >>> from game.cards import parse_cards
    >>> meld_button(parse_cards("TS TH")), meld_button(parse_cards("TS TH 2C")), meld_button(())
    ('Meld 2 tens', 'Meld 3 cards', 'Meld')
    """
    if not cards:
        return say.meld()
    naturals = [card for card in cards if not is_wild(card)]
    if len({card[0] for card in naturals}) > 1 or 0 < len(naturals) < len(cards):
        return say.meld_cards(len(cards))
    return say.meld_group(len(cards), meld_of(cards).rank)


A_FEW: Final = 8
"""Cards that are named in words; of more only the ranks stand there."""


def would_bring(cards: Sequence[Card]) -> str:
    """What somebody who has looked at the pile saw there.

    >>> from game.cards import parse_cards
    >>> would_bring(parse_cards("KH 4C KD 2S"))
    'The pile would give you two kings, a four and a two.'
    """
    return say.would_bring(ranks_listed(cards) if len(cards) <= A_FEW else [ranks_counted(cards)])


# ---- people


def on_plate(board: Board, seat: int) -> str:
    """The sign on the plate of a seat that may soon end the round, "" for others."""
    if has_last_card(board, seat):
        return say.last_card()
    return say.may_go_out() if may_go_out(board, seat) else ""


def in_brief(line: LogLine) -> str:
    """What happened, in a line with many things."""
    match line.event:
        case happened.BookCompleted(kind=kind):
            return nouns.kind_of_book(kind)
        case happened.PileTaken(seat):
            return say.took_the_pile(line.person(seat))
        case happened.FootTaken(is_tail=is_tail):
            return say.in_stack("tail" if is_tail else "foot")
        case _:
            return line.short


class PileSign(Struct, frozen=True):
    """A sign on the stock, the pile, or cards that have just come."""

    what: Literal["stock", "pile", "get", "frozen", "new", "from_pile", "wilds"]
    count: int = 0
    bottom: Card | None = None
    """The card that must be melded with the pile."""

    @property
    def words(self) -> str:
        """What is written there.

        >>> PileSign("pile", 9).words, PileSign("pile", 9, Card("KH")).words
        ('Pile 9', 'Pile 9\\nbottom: king')
        """
        if self.bottom is not None:
            return named("table", f"sign_{self.what}_bottom", self, rank=Rank(self.bottom[0]))
        return named("table", f"sign_{self.what}", self)


# ---- what must be done first
class Prompt(Enum):
    """What must be done first, or that something is not to be had."""

    ONE_CARD = "one_card"
    CHOOSE_CARDS = "choose_cards"
    CHOOSE_MELD = "choose_meld"
    NOT_YOURS = "not_yours"
    STAGED_FIRST = "staged_first"
    HINT_LATER = "hint_later"
    HINT_AFTER_TAKING_BACK = "hint_after_taking_back"
    NO_OPENING = "no_opening"
    OPENED = "opened"
    NO_HINTS = "no_hints"

    def __call__(self) -> str:
        return named("table", f"first_{self.value}")


# ---- places and what rests under the pointer


def card_tip(card: Card, worth: int, meld: Meld | None, size: int) -> str:
    """A card of the hand: its points, and the own meld of its rank with what that lacks.

    >>> card_tip("KH", 10, None, 7)
    'King of hearts: 10 points.'
    """
    if meld is None:
        return say.card_tip(card, worth, rank_of(card), 0, size, 0, "clean")
    return say.card_tip(card, worth, meld.rank, len(meld.cards), size, max(0, size - len(meld.cards)), meld.kind)


def meld_tip(meld: Meld, size: int, worth: int) -> str:
    """What a meld or book holds, what it is worth, what it lacks."""
    wilds, short = meld.wilds if meld.naturals else 0, max(0, size - len(meld.cards))
    return say.meld_tip(len(meld.cards), meld.rank, wilds, worth, meld.kind, short)


def foot_tip(board: Board, seat: int) -> str:
    stack = board.next_stack(seat) or board.last_stack
    return say.foot_tip(
        stack.value, board.feet[seat], _foot_comes(board, seat), board.tails[seat] if board.tails else 0
    )


def red_threes_tip(laid: int, each: int, every: int, for_all: int, not_out: int) -> str:
    """What red threes that were laid down count; `every` is how many are in play, and all of them bring `for_all` more.
    Each counts `not_out` where the team does not go out.

    >>> red_threes_tip(3, 100, 8, 400, 100)
    'Three red threes laid down: 300 points. All eight would earn 400 more.'
    >>> red_threes_tip(8, 100, 8, 400, 100)
    'All eight red threes laid down: 800 points and 400 more.'
    >>> red_threes_tip(3, 100, 8, 0, 20)
    "Three red threes laid down: 300 points (60 if the team doesn't go out)."
    """
    return say.threes_laid(laid, laid * each, laid * not_out, not_out != each, laid == every, every, for_all)


# ---- Undo
Stop = Literal["foot", "tail", "pile", "red-threes", "draw", "turn"]
"""What ends the taking back; "turn" where nothing was seen in an own turn yet."""

_STOPS: Final[tuple[tuple[type[happened.Event], Stop], ...]] = (
    (happened.FootTaken, "foot"),  # or the tail, see `_stop`
    (happened.PileTaken, "pile"),
    (happened.RedThreesLaid, "red-threes"),
    (happened.Drew, "draw"),
)


class UndoWords(Struct, frozen=True):
    """What the two buttons say: what one step takes back, what the whole turn does, and why it ends there."""

    plays: tuple[tuple[LogLine, ...], ...] = ()
    """What can be taken back, the last play last."""
    stop: Stop = "turn"
    is_all_back: bool = False
    """Whether something of this turn was taken back and nothing has been played since."""

    @property
    def one(self) -> str:
        return _in_words(self.plays[-1]) if self.plays else ""

    @property
    def turn(self) -> str:
        return "; ".join(map(_in_words, self.plays))

    @property
    def nothing(self) -> Said[str]:
        """Said where there is nothing to take back, or no more."""
        return saying(say.all_is_back if self.is_all_back else say.nothing_to_undo, self.stop)

    @property
    def tip_one(self) -> str:
        return say.takes_back(self.one, self.stop)

    @property
    def tip_turn(self) -> str:
        return say.takes_back(self.turn, self.stop)


def _in_words(play: Sequence[LogLine]) -> str:
    return listed([line.what for line in play])


def undo_words(steps: Sequence[Sequence[LogLine]], seat: int, undoable: int, *, is_reader: bool = False) -> UndoWords:
    """For the seat whose turn it is. `steps` hold the lines of one move each, those that were taken back, too; where
    the seat itself `is_reader`, they are put in its words.
    """
    is_back = bool(steps) and any(isinstance(line.event, happened.MeldsTakenBack) for line in steps[-1])
    stop: Stop = "turn"
    played: list[tuple[LogLine, ...]] = []
    for step in newest_standing(steps):
        mine = [line for line in step if line.seat == seat]
        stopped = next(
            (_stop(line, what) for kind, what in _STOPS for line in mine if isinstance(line.event, kind)), None
        )
        if stopped is not None:
            stop = stopped
            break
        if any(isinstance(line.event, happened.Discarded | happened.RoundBegan) for line in step):
            break
        melded = tuple(
            replace(line, me=seat) if is_reader else line for line in mine if isinstance(line.event, happened.Melded)
        )
        if melded and len(played) < undoable:
            played.append(melded)
    return UndoWords(tuple(reversed(played)), stop, is_back and not played)


def _stop(line: LogLine, what: Stop) -> Stop:
    is_tail = isinstance(line.event, happened.FootTaken) and line.event.is_tail
    return "tail" if is_tail else what
