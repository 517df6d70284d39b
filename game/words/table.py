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
from game.engine.board import Board, Phase, StackName, opening_minimum
from game.engine.books import count_books
from game.engine.draft import Draft
from game.engine.legal import why_not
from game.engine.melds import Meld, meld_of
from game.engine.moves import GoOut, Hold
from game.engine.score import table_items
from game.engine.view import PlayerView
from game.rules.meld_limits import BookKind
from game.text.amounts import listed
from game.text.language import named
from game.text.messages import nouns
from game.text.messages import table as say
from game.text.person import Person
from game.text.said import Said, saying
from game.words.grammar import ranks_counted, ranks_listed, seat_name, seat_person
from game.words.log import LogLine, newest_standing


# ---- panels
def books_line(board: Board, team: int) -> str:
    """A team's books in a few words, or that it has not opened."""
    clean, dirty, wild, *_ = count_books(board.rules, board.melds[team])
    if not board.has_opened(team):
        return say.not_open()
    counts: tuple[tuple[int, BookKind], ...] = ((clean, "clean"), (dirty, "dirty"), (wild, "wild"))
    return ", ".join(say.books_of(count, kind) for count, kind in counts if count) or say.no_books()


def books_in_short(board: Board, team: int) -> str:
    """The same where there is less room: how many there are."""
    books = sum(count_books(board.rules, board.melds[team])[:3])
    return say.books_in_short(books) if board.has_opened(team) else say.not_open_short()


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
        if board.stock < board.draw_count:
            return f"{say.stock_left(board.stock)} {pile or say.take_or_end()}"
        if board.upcard is not None and not pile:
            return say.draw_or_take(board.draw_count)
        return " ".join(filter(None, (say.draw_from_stock(board.draw_count), board.upcard and pile)))
    if board.in_foot[view.seat] and len(view.hand) == 1:
        return say.one_card_left(*(why_not(view, move) is None for move in (GoOut((), view.hand[0]), Hold())))
    return say.add_or_discard() if board.has_opened(view.team) else say.reach_the_minimum()


def _draft_body(view: PlayerView, draft: Draft) -> str:
    board = view.board
    if draft.kind == "take":
        bottom, upcard = board.pile_bottom, board.upcard
        named = nouns.the_card(upcard) if upcard else say.the_upcard()
        is_laid = any(upcard in group.cards for group in draft.groups)
        told = [say.upcard_counts(named) if is_laid else say.upcard_to_hand(named)]
        if bottom is not None and all(bottom not in group.cards for group in draft.groups):
            told.append(say.lay_bottom_too(bottom))
        below = board.pile_yield - 1 - (bottom is not None)
        told += [say.rest_comes(below)] if below > 0 else []
        return " ".join(told)
    return say.last_of_all(board.rules.final_discard) if draft.kind == "go_out" else say.nothing_played()


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
    if board.phase == Phase.DRAW and board.stock >= board.draw_count and board.upcard is not None and not pile:
        return say.guide_draw_or_take(board.draw_count, board.pile_yield, _what_takes_it(view))
    if board.phase != Phase.PLAY:
        return waiting_body(view, names, draft, pile)
    if not board.has_opened(view.team):
        return say.guide_open(opening_minimum(board, view.team))
    comes, has_book = board.next_stack(view.seat), any(meld.is_book(board.rules) for meld in board.melds[view.team])
    last = say.guide_last_stack()
    then = last if comes is None else say.guide_next_stack(_foot_comes(board, view.seat), comes.value)
    return then if has_book else f"{say.guide_book(board.rules.book_size)} {then}"


def _what_takes_it(view: PlayerView) -> str:
    """What of the own cards goes with the upcard, the strongest first."""
    board = view.board
    upcard = board.upcard
    assert upcard is not None
    rank = rank_of(upcard)
    held = sum(rank_of(card) == rank for card in view.hand)
    if held >= 2:
        return say.guide_you_hold(held, rank)
    if any(meld.rank == rank for meld in board.melds[view.team]):
        return say.guide_goes_onto(rank)
    if held == 1 and any(is_wild(card) for card in view.hand):
        return say.guide_with_wild(rank)
    return say.guide_meld_upcard()


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
    if len(cards) == 1:
        return nouns.rank(meld.rank)
    if meld.naturals and meld.wilds:
        return say.group_with_wilds(meld.naturals, meld.rank, meld.wilds)
    return say.group(len(cards), meld.rank)


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


def short_of(short: int, mend: Sequence[Card]) -> str:
    """What the opening still lacks, and the cards of the hand that would do."""
    ranks = list(dict.fromkeys(card[0] for card in mend))
    return say.short_of(short, [nouns.a_rank(Rank(rank)) for rank in ranks[:2]])


# ---- people
def stack_sign(who: Person, stack: StackName, tail: int) -> str:
    """The sign over the stacks that lie in front; `tail` cards lie beneath the foot.

    >>> stack_sign(Person("Hans"), StackName.FOOT, 0), stack_sign(Person("You", is_you=True), StackName.TAIL, 0)
    ("Hans' foot", 'Your tail')
    >>> stack_sign(Person("You", is_you=True), StackName.FOOT, 5)
    'Foot, tail'
    """
    return say.foot_and_tail() if tail else say.stack_of(who, stack.value)


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


def with_threes(count: int, note: str) -> str:
    """The same with the red threes that lie there, where they have no room to be shown.

    >>> with_threes(2, "not open yet"), with_threes(1, "")
    ('two red threes · not open yet', 'one red three')
    """
    return " · ".join(filter(None, [nouns.red_threes(count), note]))


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
def foot_label(board: Board, seat: int) -> str:
    told = [say.stack_label((board.next_stack(seat) or board.last_stack).value, board.feet[seat])]
    if board.tails and board.tails[seat]:
        told.append(say.stack_label("tail", board.tails[seat]))
    return "; ".join(told)


def card_tip(card: Card, worth: int, meld: Meld | None, size: int) -> str:
    """A card of the hand: its points, and the own meld of its rank with what that lacks.

    >>> card_tip("KH", 10, None, 7)
    'King of hearts: 10 points.'
    """
    told = say.card_tip(card, worth)
    if meld is None:
        return told
    held = len(meld.cards)
    own = say.your_meld(meld.rank, held, size) if held < size else say.your_book(meld.rank, meld.kind)
    return f"{told} {own}"


def meld_tip(meld: Meld, size: int, worth: int) -> str:
    """What a meld or book holds, what it is worth, what it lacks."""
    wilds, short = meld.wilds if meld.naturals else 0, max(0, size - len(meld.cards))
    return say.meld_tip(len(meld.cards), meld.rank, wilds, worth, meld.kind, short)


def pile_tip(count: int, upcard: Card | None, takes: int, why_not: str = "") -> str:
    """How many lie there, what lies on top, what taking it brings; `why_not` is a sentence where it is not to be had.

    >>> pile_tip(23, "7S", 7)
    'The pile has 23 cards, with the seven of spades on top. If you take it, you get seven.'
    """
    if upcard is None:
        return say.pile_is_empty()
    return f"{say.pile_has(count, upcard)} {why_not or say.if_you_take(takes)}"


def foot_tip(board: Board, seat: int) -> str:
    stack = board.next_stack(seat) or board.last_stack
    told = say.foot_tip(stack.value, board.feet[seat], _foot_comes(board, seat))
    if board.tails and board.tails[seat]:
        told = f"{told} {say.tail_beneath(board.tails[seat])}"
    return told


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
    points, without, differ = laid * each, laid * not_out, not_out != each
    if for_all and laid == every:
        return say.all_threes_laid(laid, points, without, differ, for_all)
    told = say.threes_laid(laid, points, without, differ)
    return f"{told} {say.threes_would_earn(every, for_all)}" if for_all else told


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
