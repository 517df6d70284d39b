"""What the table says: the note on what the program waits for, buttons, plates, signs on cards, places under the
pointer, Undo, and the pace of the others.
"""

from collections.abc import Sequence
from enum import Enum
from typing import Final

from msgspec import Struct

from game.cards import Card, Rank, is_wild, rank_of
from game.engine import events as happened
from game.engine.announcements import has_last_card, may_go_out
from game.engine.board import Board, Phase, StackName, opening_minimum
from game.engine.books import count_books
from game.engine.draft import Draft
from game.engine.events import Event
from game.engine.legal import why_not
from game.engine.melds import Meld, meld_of
from game.engine.moves import GoOut, Hold
from game.engine.refusal import OpeningTooLow, Refusal
from game.engine.score import table_items
from game.engine.view import PlayerView
from game.rules.meld_limits import BookKind
from game.words.grammar import (
    agreeing,
    capital,
    card_name,
    cards_listed,
    counted,
    listed,
    number,
    of_rank,
    points,
    possessive,
    rank_name,
    ranks_counted,
    seat_name,
    signed,
    the_card,
)
from game.words.log import LogLine, standing
from game.words.stacks import next_stack

SCORES: Final = "Scores"
THIS_ROUND: Final = "this round"
GOING_OUT: Final = "To go out"
LAST_TURNS: Final = "Last turns"
LAID: Final = "laid"
SINCE_LAST_TURN: Final = "Since your last turn (key W)"
NOTHING_SINCE: Final = "Nobody has played since your last turn."
PLAY_LAP: Final = "Play it again"
LOG: Final = "Log"
SHOW_ALL: Final = "show all"
BOOKS: Final = "BOOKS"
NONE_YET: Final = "none yet"
NEW_PILE: Final = "New pile"
DROP_HERE: Final = "drop 3+"
NEXT_GROUP: Final = "next meld"
READY: Final = "Everything fits. Press Play or Take back."
DRAFT_NOTE: Final = "draft: not played until you press Play"
OPENING: Final = "Opening meld"
IN_FOOT: Final = "in foot"
INTO_FOOT: Final = "In the foot!"
INTO_TAIL: Final = "In the tail!"
IN_TAIL: Final = "in tail"
TAIL: Final = "tail"
FOOT: Final = "foot"
IS_PARTNER: Final = "· partner"
FROM_PILE: Final = "pile"
IN_DRAFT: Final = ("in your", "draft")
NEW: Final = "NEW"
COVER: Final = "Cover my cards"
COVER_TIP: Final = "Lowers the curtain until you lift it again (C). What you have laid out waits for you."
GAME_SETTINGS: Final = "Game settings"
GAME_SETTINGS_TIP: Final = "The rules of this match, with every variation"
SETTINGS: Final = "Settings: sizes, colours, speed, sound"
MUTE: Final = "Sound off"
UNMUTE: Final = "Sound on"
VOLUME: Final = "Volume"
VOLUMES: Final = ("off", "low", "medium", "full")
"""Silence, then the volumes from the lowest."""
NOT_OPEN: Final = "not open yet"
NO_BOOKS: Final = "no books yet"
NOT_OPEN_IN_SHORT: Final = "not open"

PLAY: Final = "Play"
MELD: Final = "Meld"
DRAW: Final = "Draw"
DISCARD: Final = "Discard"
GO_OUT: Final = "Go out"
HOLD: Final = "Hold"
PEEK: Final = "Look first"
PASS: Final = "End the round"
LAY_IT_OUT: Final = "Lay it out"
TAKE_BACK: Final = "Take back"
TAKE_PILE: Final = "Take the pile"
UNDO: Final = "Undo"
UNDO_TURN: Final = "Undo turn"

CHOOSE_ONE: Final = "choose one card"
CHOOSE_CARDS: Final = "choose cards first"
NOT_YOUR_TURN: Final = "not your turn"
ANSWER_FIRST: Final = "answer first"
CARDS_LAID_OUT: Final = "cards are laid out"
DRAW_FIRST: Final = "draw first"
TAKES_THE_DRAFT_BACK: Final = "Takes everything you laid out back into your hand."
DRAFT_BEFORE_UNDO: Final = "Play what you laid out, or take it back first."
UNSTAGE_GROUP: Final = "Take this group back"
CHEAPEST: Final = "cheapest opening"
KEEP_LAST: Final = "keep this card"
NO_CARDS_LEFT: Final = "stock used up"
AS_DRAFT: Final = "lay out every card"

HINT: Final = "Hint"
HINT_THINKING: Final = "Thinking about it …"
HINT_AGAIN: Final = "Press again for the move."
NO_HINTS: Final = "No hints here: everybody plays this deal alone. Once it is over, Look back tells more."
NO_HINTS_SHORT: Final = "not in this deal"
HINT_LAYS_OUT: Final = "Press again to lay this out."
LAY_OUT_FOR_ME: Final = "Lay it out for me"
SORTED: Final = {"rank": "Sort: by rank", "suit": "Sort: by suit", "mine": "Sort: my order"}
SORTED_IN_SHORT: Final = {"rank": "Sort: rank", "suit": "Sort: suit", "mine": "Sort: mine"}


def books_line(board: Board, team: int) -> str:
    """A team's books in a few words, or that it has not opened."""
    clean, dirty, wild, *_ = count_books(board.rules, board.melds[team])
    if not board.has_opened(team):
        return NOT_OPEN
    counts = ((clean, "clean"), (dirty, "dirty"), (wild, "wild"))
    return ", ".join(f"{count} {kind}" for count, kind in counts if count) or NO_BOOKS


def books_in_short(board: Board, team: int) -> str:
    """The same where there is less room: how many there are."""
    books = sum(count_books(board.rules, board.melds[team])[:3])
    if not board.has_opened(team):
        return NOT_OPEN_IN_SHORT
    return f"{books or 'no'} {'book' if books == 1 else 'books'}"


def has_opened(board: Board) -> str:
    """That the team of whoever looks has opened, in the place of the meter."""
    return "Your team has opened" if board.has_partners else "You have opened"


def on_the_table(board: Board, team: int) -> tuple[str, str]:
    """Its books and the points of its cards and books there, and the points alone."""
    books = sum(meld.is_book(board.rules) for meld in board.melds[team])
    if board.rules.winner_takes:
        return (counted(books, "book"), counted(books, "book"))
    brief = f"{points(points_now(board, team))} on the table"
    return f"{counted(books, 'book')} · {brief}", brief


def points_now(board: Board, team: int) -> int:
    """What a team has on the table in this round: cards, books, red threes and cut bonuses, without what is left in
    hands; nothing where only losers score.
    """
    return sum(item.amount for item in table_items(board, team))


DEALING: Final = "Dealing the cards"


def waiting_head(view: PlayerView, names: Sequence[str], draft: Draft | None) -> str:
    """What the program waits for, in a line."""
    board = view.board
    if board.phase == Phase.ENDED:
        return "The round is over"
    if not view.is_mine:
        who = seat_name(names, board.mover)
        if board.phase == Phase.ANSWER:
            return f"{who} {agreeing(who, 'is')} asked"
        if board.phase == Phase.CUT:
            return f"{who} {agreeing(who, 'lifts')} a packet"
        if board.phase == Phase.CHOOSE:
            return f"{who} {agreeing(who, 'chooses')} a stack"
        return f"{possessive(who)} turn"
    if draft is not None:
        return {
            "meld": "Your draft",
            "take": "You are taking the pile",
            "go_out": "You are going out",
        }[draft.kind]
    match board.phase:
        case Phase.DRAW:
            return "Your turn: draw" if board.stock >= board.draw_count else "Your turn: the stock is used up"
        case Phase.PLAY:
            return "Your turn: meld, then discard"
        case Phase.ANSWER:
            return f"{seat_name(names, board.turn)} asks: may I go out?"
        case Phase.CUT:
            return "Your turn: cut"
        case Phase.CHOOSE:
            return "Choose your stack"
    return "Your turn"


def waiting_body(view: PlayerView, names: Sequence[str], draft: Draft | None, pile: str = "") -> str:
    """What may be done now, in a sentence or two. `pile` says why the pile cannot be taken, "" when it can."""
    board = view.board
    if not view.is_mine or board.phase not in (Phase.DRAW, Phase.PLAY):
        if board.phase == Phase.ANSWER and not view.is_mine:
            return f"{seat_name(names, board.turn, view.seat)} would like to go out."
        if view.seat < 0 or board.phase not in (Phase.DRAW, Phase.PLAY):
            return ""
        return plays_before(view, names)
    if draft is not None:
        return _draft_body(view, draft)
    if board.phase == Phase.DRAW:
        if board.stock < board.draw_count:
            left = counted(board.stock, "card")
            return f"The stock has {left} left. " + (pile or "You may take the pile, or end the round.")
        start = f"Draw {number(board.draw_count)} from the stock"
        if board.upcard is None:
            return f"{start}."
        return f"{start}, or take the pile." if not pile else f"{start}. {pile}"
    if board.in_foot[view.seat] and len(view.hand) == 1:
        return _last_card_body(view)
    if not board.has_opened(view.team):
        return "Lay melds that reach the minimum, or discard one card."
    return "Add to your melds, start new ones, or discard one card to end your turn."


def _last_card_body(view: PlayerView) -> str:
    out = why_not(view, GoOut((), view.hand[0])) is None
    if why_not(view, Hold()) is None:
        return "One card is left: go out with it, or hold it." if out else LAST_CARD_STAYS
    return "One card is left: go out with it." if out else "One card is left: lay it on a meld."


LAST_CARD_STAYS: Final = "One card is left and you may not go out yet: hold it to end your turn."


def _draft_body(view: PlayerView, draft: Draft) -> str:
    board = view.board
    if draft.kind == "take":
        bottom = board.pile_bottom
        below = board.pile_yield - 1 - (bottom is not None)
        rest = f" The {number(below)} below {'comes' if below == 1 else 'come'} after Play." if below > 0 else ""
        if bottom is not None and all(bottom not in group.cards for group in draft.groups):
            rest = f" Lay down {the_card(bottom)} from the bottom as well.{rest}"
        upcard = the_card(board.upcard) if board.upcard else "the upcard"
        if any(board.upcard in group.cards for group in draft.groups):
            return f"{capital(upcard)} and your own cards count.{rest}"
        return f"{capital(upcard)} goes into your hand, or lay it down.{rest}"
    if draft.kind == "go_out":
        return _LAST_OF_ALL[board.rules.final_discard]
    return "Nothing is played until you press Play. Take back undoes it."


_LAST_OF_ALL: Final = {
    "required": "Lay out every card; the last one goes onto the discard pile.",
    "optional": "Lay out every card; the last one may go onto the discard pile.",
    "never": "Lay out every card in melds; none goes onto the discard pile.",
}


def group_line(cards: Sequence[Card]) -> str:
    """A staged group in a few words, its wild cards by number as on the table; one card, whose frame is narrow, in one.

    >>> from game.cards import parse_cards
    >>> group_line(parse_cards("QS QH 2C")), group_line(parse_cards("2C 2D *R")), group_line(parse_cards("2C"))
    ('2 queens +1W', '3 wilds', 'wild')
    """
    meld = meld_of(cards)
    if len(cards) == 1:
        return rank_name(meld.rank)
    if not meld.naturals:
        return f"{len(cards)} {rank_name(meld.rank, len(cards))}"
    naturals = f"{meld.naturals} {rank_name(meld.rank, meld.naturals)}"
    return f"{naturals} +{meld.wilds}W" if meld.wilds else naturals


def meld_button(cards: Sequence[Card]) -> str:
    """The words on the button that melds the chosen cards: by rank, or by number alone with wilds among them.

    >>> from game.cards import parse_cards
    >>> meld_button(parse_cards("TS TH")), meld_button(parse_cards("TS TH 2C")), meld_button(())
    ('Meld 2 tens', 'Meld 3 cards', 'Meld')
    """
    if not cards:
        return MELD
    naturals = [card for card in cards if not is_wild(card)]
    if len({card[0] for card in naturals}) > 1 or 0 < len(naturals) < len(cards):
        return f"Meld {len(cards)} cards"
    return f"Meld 1 {group_line(cards)}" if len(cards) == 1 else f"Meld {group_line(cards)}"


A_FEW: Final = 8
"""Cards that are named in words; of more only the ranks stand there."""


def would_bring(cards: Sequence[Card]) -> str:
    """What whoever has looked at the pile sees there.

    >>> from game.cards import parse_cards
    >>> would_bring(parse_cards("KH 4C KD 2S"))
    'The pile would bring two kings, a four and a two.'
    """
    return f"The pile would bring {cards_listed(cards) if len(cards) <= A_FEW else ranks_counted(cards)}."


def bottom_badge(pile: str, card: Card) -> str:
    """The sign on the pile with what lies at the bottom of the cards that it would bring.

    >>> bottom_badge("Pile 9", Card("KH"))
    'Pile 9\\nbottom: king'
    """
    return f"{pile}\nbottom: {rank_name(Rank(card[0]))}"


def bottom_of_pile(card: Card) -> str:
    """The card that must be melded with the pile, which everybody saw go by.

    >>> bottom_of_pile(Card("KH"))
    'Whoever takes the pile must also meld the king of hearts from the bottom.'
    """
    return f"Whoever takes the pile must also meld {the_card(card)} from the bottom."


def cards_seen(count: int) -> str:
    """Under the button that looks at the pile.

    >>> cards_seen(7), cards_seen(1)
    ('at the 7 cards', '')
    """
    return f"at the {count} cards" if count > 1 else ""


def adds_to(rank: Rank, before: int, size: int) -> str:
    """The second line of that button: where the cards would go."""
    return f"to {rank_name(rank, 0)} · {before}/{size}"


def short_of(short: int, mend: Sequence[Card]) -> str:
    """What the opening still lacks, and the cards of the hand that would do."""
    if not mend:
        return f"{short} more point{'' if short == 1 else 's'}"
    ranks = list(dict.fromkeys(card[0] for card in mend))
    return f"{short} more: lay {listed([of_rank(1, Rank(rank)) for rank in ranks[:2]], 'or')}"


def counts_as(upcard: int, own: int, card: Card) -> str:
    """How the points of a pile take come together."""
    return f"{rank_name(Rank(card[0]))} {points(upcard)} + your cards {points(own)}"


REACHED: Final = "Enough: press Play"


def opening_needs(need: int) -> str:
    """The meter's line before anything is staged."""
    return f"Your first melds need {points(need)}"


def lying_sign(name: str, stack: StackName, tail: int) -> str:
    """The sign over the stacks that lie in front; `tail` cards lie beneath the foot.

    >>> lying_sign("Hans", StackName.FOOT, 0), lying_sign("You", StackName.TAIL, 0)
    ("Hans' foot", 'Your tail')
    >>> lying_sign("You", StackName.FOOT, 5)
    'Foot, tail'
    """
    return FOOT_AND_TAIL if tail else f"{possessive(name)} {stack.value}"


FOOT_AND_TAIL: Final = "Foot, tail"


def from_last_stack_only(board: Board) -> str:
    """What keeps somebody from going out who has another stack."""
    return f"from the {board.last_stack.value} only"


NO_OPENING: Final = "no opening yet"
AS_LAST: Final = "as your last card"
TO_GO_OUT: Final = "to go out"
DROP_ON_MELD: Final = "drop it on a meld"
NEW_MELD: Final = "a new meld"
STAGED_FIRST: Final = "into a draft first"
ENDS_TURN: Final = "ends your turn"
ROUND_OVER: Final = "the round is over"


def cards_come(count: int) -> str:
    """What taking the pile brings."""
    return f"the top {number(count)}" if count else ""


def from_stock(count: int) -> str:
    """What drawing brings."""
    return counted(count, "card")


class Prompt(Enum):
    """What must be done first, in a sentence."""

    ONE_CARD = "Choose one card to discard."
    CHOOSE_CARDS = "Choose the cards first: click them, or press Space on them."
    CHOOSE_MELD = "Choose a meld for the wild card: drop it there, or click the meld."
    NOT_YOURS = "Those melds belong to another team; you can only add to your own."
    STAGED_FIRST = "You have cards laid out. Press Play or Take back."
    HINT_LATER = "Hints look at your whole hand. Press Play or Take back, then ask again."
    HINT_AFTER_TAKING_BACK = "Hints look at your whole hand. Press Take back, then ask again."
    NO_OPENING = "Your hand has no melds that reach the minimum now."
    OPENED = "Your team has already opened, so there is no minimum any more."


def finish_draft(lack: Refusal, sentence: str) -> str:
    """Why nothing else can be done yet and what can, while a draft cannot be played for what it lacks; `sentence` says
    that.

    >>> from game.engine.refusal import TooFewCards
    >>> finish_draft(OpeningTooLow(have=15, need=50, round=1), "")
    'You have laid out 15 of the 50 points you need: add 35 more, or press Take back.'
    >>> finish_draft(TooFewCards(have=2), "Two cards are not enough; a new meld needs three.")
    'Two cards are not enough; a new meld needs three. Change what you laid out, or press Take back.'
    """
    if isinstance(lack, OpeningTooLow):
        laid_out = f"You have laid out {points(lack.have)} of the {points(lack.need)} points you need"
        return f"{laid_out}: add {points(lack.need - lack.have)} more, or press Take back."
    return f"{sentence} Change what you laid out, or press Take back."


LAST_CARD: Final = "last card!"
MAY_GO_OUT: Final = "may go out"


def on_plate(board: Board, seat: int) -> str:
    """The sign on the plate of a seat that may soon end the round, "" for others."""
    if has_last_card(board, seat):
        return LAST_CARD
    return MAY_GO_OUT if may_go_out(board, seat) else ""


def in_brief(event: Event, short: str) -> str:
    """What happened, in a line with many things; `short` is what the log says."""
    match event:
        case happened.BookCompleted(kind=kind):
            return f"{kind} book"
        case happened.PileTaken():
            return "took the pile"
        case happened.FootTaken(is_tail=is_tail):
            return IN_TAIL if is_tail else IN_FOOT
        case _:
            return short


def book_brings(kind: BookKind, worth: int) -> str:
    """What a book brings that has just been completed; which one it is, where no points are counted for it.

    >>> book_brings("clean", 500), book_brings("dirty", 0)
    ('+500', 'Dirty book')
    """
    return signed(worth) if worth else f"{kind.capitalize()} book"


def pile_brings(cards: int) -> str:
    """What a big pile brings whoever takes it.

    >>> pile_brings(8)
    '+8 cards'
    """
    return f"+{cards} cards"


def confirm_discard(card: Card) -> str:
    """The question before a discard, for those who want to be asked."""
    return f"Discard {the_card(card)}?"


CONFIRM_WHY: Final = "A discard ends your turn and cannot be taken back."
DISCARD_IT: Final = "Discard it"
KEEP_IT: Final = "Keep it"


def not_yours_to_move(names: Sequence[str], mover: int) -> str:
    """What is said to somebody who wants to act out of turn."""
    return f"It is {possessive(seat_name(names, mover))} turn."


def band_note(board: Board, team: int) -> str:
    """Beside a team's name over its melds: that it has not opened."""
    return "" if board.has_opened(team) else NOT_OPEN


def with_threes(count: int, note: str) -> str:
    """The same with the red threes that lie there, where they have no room to be shown.

    >>> with_threes(2, "not open yet"), with_threes(1, "")
    ('two red threes · not open yet', 'one red three')
    """
    return " · ".join(filter(None, [counted(count, "red three"), note]))


IN_ORDER: Final = 7
"""From so many players on all sit in one row in the order of play."""


def plays_before(view: PlayerView, names: Sequence[str]) -> str:
    """Whom one waits for; at a large table everybody who plays before."""
    players, mover = view.board.players, view.board.mover
    waits = range(mover + 1, mover + (view.seat - mover) % players)
    if players < IN_ORDER or not waits:
        return plays_after(names, (view.seat - 1) % players)
    before = [seat_name(names, seat % players) for seat in waits]
    return f"{listed(before)} {'plays' if len(before) == 1 else 'play'} before you."


def plays_after(names: Sequence[str], before: int) -> str:
    """The player before you."""
    return f"You play after {seat_name(names, before)}."


FROZEN: Final = "frozen"


def stock_badge(count: int) -> str:
    """The sign on the stock."""
    return f"Stock {count}"


def pile_badge(count: int) -> str:
    """The sign on the pile."""
    return f"Pile {count}"


def you_get(count: int) -> str:
    """The sign above it while a draft would take it: how many cards would come."""
    return f"you get {count}"


# ---- the note with its reasons, for a first round
PUT_AWAY: Final = "No more tips"
TIPS_ARE_AWAY: Final = "No more tips. You can turn them on again in the settings, under Playing."


def guide(view: PlayerView, names: Sequence[str], draft: Draft | None, pile: str = "") -> str:
    """What may be done now, and why, in a sentence or two. `pile` says why the pile cannot be taken, "" when it
    can.
    """
    board = view.board
    if not view.is_mine or draft is not None or len(view.hand) < 2:
        return waiting_body(view, names, draft, pile)
    if board.phase == Phase.DRAW and board.stock >= board.draw_count and board.upcard is not None and not pile:
        return (
            f"Draw {number(board.draw_count)} from the stock, or take {number(board.pile_yield)} from the pile:"
            f" {_what_takes_it(view)}."
        )
    if board.phase != Phase.PLAY:
        return waiting_body(view, names, draft, pile)
    if not board.has_opened(view.team):
        least = opening_minimum(board, view.team)
        return (
            f"Your first melds must be worth {least} together, three cards or more each. Or discard to end your turn."
        )
    book = f"{capital(number(board.rules.book_size))} of a rank make a book."
    if (comes := board.next_stack(view.seat)) is not None:
        when = foot_comes(board, view.seat)
        return f"{book} {capital(when)}, you pick up your {comes.value}. Discard to end your turn."
    return f"{book} Play your last card and you go out; the list says what that takes."


def _what_takes_it(view: PlayerView) -> str:
    """What of the own cards goes with the upcard, the strongest first."""
    board = view.board
    upcard = board.upcard
    assert upcard is not None
    rank = rank_of(upcard)
    held = sum(rank_of(card) == rank for card in view.hand)
    if held >= 2:
        return f"you hold {number(held)} {rank_name(rank, held)}"
    if any(meld.rank == rank for meld in board.melds[view.team]):
        return f"its {rank_name(rank)} goes onto your {rank_name(rank, 0)}"
    if held == 1 and any(is_wild(card) for card in view.hand):
        return f"you hold {of_rank(1, rank)} and a wild card"
    return "you can meld the upcard at once"


# ---- places and what rests under the pointer
def stock_label(count: int) -> str:
    """The stock for a screen reader."""
    return f"stock, {counted(count, 'card')}"


def pile_label(count: int) -> str:
    """The discard pile for a screen reader."""
    return f"discard pile, {counted(count, 'card')}"


def seat_label(count: int) -> str:
    """A seat's hand for a screen reader."""
    return counted(count, "card")


def foot_label(board: Board, seat: int) -> str:
    """One's own foot or tail for a screen reader."""
    told = [f"{next_stack(board, seat)}, {counted(board.feet[seat], 'card')}"]
    if board.tails and board.tails[seat]:
        told.append(f"{TAIL}, {counted(board.tails[seat], 'card')}")
    return "; ".join(told)


def card_tip(card: Card, worth: int, meld: Meld | None, size: int) -> str:
    """A card of the hand: its points, and the own meld of its rank with what that lacks.

    >>> card_tip("KH", 10, None, 7)
    'King of hearts: 10 points.'
    """
    told = f"{capital(card_name(card))}: {counted_points(worth)}."
    if meld is None:
        return told
    held = f"{len(meld.cards)} of {size}" if len(meld.cards) < size else f"a {meld.kind} book"
    return f"{told} Your {rank_name(meld.rank, 0)}: {held}."


def red_three_tip(card: Card, cost: int) -> str:
    """A red three that cannot be melded.

    >>> red_three_tip("3H", 300)
    'Three of hearts: costs 300 points if left in your hand.'
    """
    return f"{capital(card_name(card))}: costs {counted_points(cost)} if left in your hand."


def counted_points(worth: int) -> str:
    """So many points, in the singular where it is one."""
    return f"{points(worth)} point{'' if worth == 1 else 's'}"


def meld_tip(meld: Meld, size: int, worth: int) -> str:
    """What a meld or book holds, what it is worth, what it lacks."""
    cards = f"{capital(number(len(meld.cards)))} {rank_name(meld.rank, len(meld.cards))}"
    wilds = f", {counted(meld.wilds, 'wild')} among them" if meld.wilds and meld.naturals else ""
    return f"{cards}{wilds}: {counted_points(worth)}; {_lacks(meld, size)}."


def _lacks(meld: Meld, size: int) -> str:
    short = size - len(meld.cards)
    if short <= 0:
        return f"a {meld.kind} book"
    if meld.kind == "clean":
        return f"{number(short)} more {'natural' if short == 1 else 'naturals'} for a clean book"
    return f"{number(short)} more for a {meld.kind} book"


def stock_tip(count: int, drawn: int, may_take: bool) -> str:
    """How many cards lie there, how many a turn begins with, and what may be done instead.

    >>> stock_tip(128, 2, may_take=True)
    'The stock has 128 cards. Draw two to begin your turn, or take the pile.'
    """
    instead = ", or take the pile" if may_take else ""
    return f"The stock has {counted(count, 'card')}. Draw {number(drawn)} to begin your turn{instead}."


def pile_tip(count: int, upcard: Card | None, takes: int, why_not: str = "") -> str:
    """How many lie there, what lies on top, what taking it brings; `why_not` is a sentence where it is not to be had.

    >>> pile_tip(23, "7S", 7)
    'The pile has 23 cards, with the seven of spades on top. If you take it, you get seven.'
    """
    if upcard is None:
        return "The discard pile is empty."
    held = f"The pile has {counted(count, 'card')}, with the {card_name(upcard)} on top."
    return f"{held} {why_not or f'If you take it, you get {number(takes)}.'}"


def foot_tip(board: Board, seat: int) -> str:
    """The own foot, or tail."""
    told = f"Your {next_stack(board, seat)}: {counted(board.feet[seat], 'card')}."
    told += f" You pick it up {foot_comes(board, seat)}."
    if board.tails and board.tails[seat]:
        told += f" Your tail beneath it: {counted(board.tails[seat], 'card')}."
    return told


def foot_comes(board: Board, seat: int) -> str:
    """When the seat picks up its next stack."""
    return "once your foot is empty" if board.plays_foot(seat) else _FOOT_COMES[board.rules.foot_when]


_FOOT_COMES: Final = {
    "hand_empty": "once your hand is empty",
    "first_book": "with your first book, or once your hand is empty",
}


def since_your_turn(what: Sequence[str]) -> str:
    """What somebody has done meanwhile, on one line.

    >>> since_your_turn(["melded three kings", "discarded the nine of clubs"])
    'Since your last turn: melded three kings; discarded the nine of clubs'
    """
    return f"Since your last turn: {'; '.join(what)}"


def red_threes_tip(laid: int, each: int, every: int, for_all: int, not_out: int) -> str:
    """What red threes that were laid down count; `every` is how many are in play, and all of them bring `for_all` more.
    Each counts `not_out` where the team does not go out.

    >>> red_threes_tip(3, 100, 8, 400, 100)
    'Three red threes laid down: 300 points. All eight would earn 400 more.'
    >>> red_threes_tip(8, 100, 8, 400, 100)
    'All eight red threes laid down: 800 points and 400 more.'
    >>> red_threes_tip(3, 100, 8, 0, 20)
    'Three red threes laid down: 300 points, or 60 without going out.'
    """
    told = capital(f"{counted(laid, 'red three')} laid down")
    worth = f"{points(laid * each)} points{_not_out(laid, each, not_out)}"
    if for_all and laid == every:
        return f"All {told.lower()}: {worth} and {points(for_all)} more."
    more = f" All {number(every)} would earn {points(for_all)} more." if for_all else ""
    return f"{told}: {worth}.{more}"


def _not_out(laid: int, each: int, not_out: int) -> str:
    return "" if not_out == each else f", or {points(laid * not_out) if not_out else 'nothing'} without going out"


def promised(count: int, dirties: bool) -> str:
    """What the cards that are held would do to a meld.

    >>> promised(1, False), promised(2, True)
    ('+1', '+2, becomes dirty')
    """
    return f"+{count}, becomes dirty" if dirties else f"+{count}"


def promised_in_short(count: int) -> tuple[str, ...]:
    """The same of a meld that turns dirty, from the longest to what fits between melds that lie close."""
    return promised(count, True), f"+{count}\nbecomes dirty", f"+{count}\ndirty"


# ---- Undo
_STOPS: Final[tuple[tuple[type[happened.Event], str], ...]] = (
    (happened.FootTaken, "you have seen your foot"),  # or the tail, see `_stop`
    (happened.PileTaken, "you have seen the pile"),
    (happened.RedThreesLaid, "you have seen the cards for your red threes"),
    (happened.Drew, "you have seen what you drew"),
)
NOT_IN_A_TURN: Final = "you can only take back what you play in your own turn"


class UndoWords(Struct, frozen=True):
    """What the two buttons say: what one step takes back, what the whole turn does, and why it ends there."""

    one: str
    turn: str
    stop: str
    is_all_back: bool = False
    """Whether something of this turn was taken back and nothing has been played since."""

    @property
    def nothing(self) -> str:
        """The sentence where there is nothing to take back, or no more."""
        if self.is_all_back:
            return f"All of it is back in your hand. {capital(self.stop)}, so that stays."
        return f"There is nothing to take back: {self.stop}."

    @property
    def tip_one(self) -> str:
        """Beside the button for one step."""
        return f"Takes back: {self.one}. {capital(self.stop)}, so that stays."

    @property
    def tip_turn(self) -> str:
        """Beside the button for the whole turn."""
        return f"Takes back: {self.turn}. {capital(self.stop)}, so that stays."


def undo_words(steps: Sequence[Sequence[LogLine]], seat: int, undoable: int) -> UndoWords:
    """For the seat whose turn it is. `steps` hold the lines of one move each, those that were taken back, too."""
    is_back = bool(steps) and any(isinstance(line.event, happened.MeldsTakenBack) for line in steps[-1])
    steps = standing(steps)
    stop, played = NOT_IN_A_TURN, list[str]()
    for step in reversed(steps):
        mine = [line for line in step if line.seat == seat]
        stopped = next(
            (_stop(line, words) for kind, words in _STOPS for line in mine if isinstance(line.event, kind)), None
        )
        if stopped is not None:
            stop = stopped
            break
        if any(isinstance(line.event, happened.Discarded | happened.RoundBegan) for line in step):
            break
        melded = [line.what for line in mine if isinstance(line.event, happened.Melded)]
        if melded and len(played) < undoable:
            played.append(listed(melded))
    return UndoWords(played[0] if played else "", "; ".join(reversed(played)), stop, is_back and not played)


def _stop(line: LogLine, told: str) -> str:
    is_tail = isinstance(line.event, happened.FootTaken) and line.event.is_tail
    return "you have seen your tail" if is_tail else told


# ---- the pace of the others, and their turns again
LAST_LAP: Final = "The last lap"
SHOWN_AGAIN: Final = "The last lap again"
NOTHING_YET: Final = "Nobody has played in this round yet."
LAST_LAP_ENDS: Final = "Space or a click ends it."
PLAYED_OUT: Final = "Played out"
PLAYING_OUT_ENDS: Final = "Space or a click leads to the answer."
NOTHING_AGAIN: Final = "There is nothing to show again yet."
SHOW_AGAIN: Final = "Play the last lap again"
CARDS_FLY: Final = "Cards fly"
OTHERS_REST: Final = "After each move"
LOUDNESS: Final = "Sound"


def has_played(name: str) -> str:
    """Everybody waits until the person goes on.

    >>> has_played("Walt")
    'Walt has played. Take your time.'
    """
    return f"{name} {agreeing(name, 'has')} played. Take your time."
