"""What the table says: the panel that tells what the program waits for, buttons, plates, going out, signs on cards."""

from collections.abc import Sequence
from typing import Final

from game.cards import Card, Rank, is_wild
from game.engine import events as happened
from game.engine.board import Board, Phase, points_on_table
from game.engine.books import book_points, tally_of
from game.engine.calls import has_last_card, may_go_out
from game.engine.draft import Draft
from game.engine.events import Event
from game.engine.legal import why_not
from game.engine.melds import meld_of
from game.engine.moves import GoOut, Hold
from game.engine.view import PlayerView
from game.words.cards import of_rank, rank_name, the_card
from game.words.names import agreeing, possessive, seat_name
from game.words.numbers import capital, counted, listed, number, points

SCORES: Final = "Scores"
THIS_ROUND: Final = "this round"
GOING_OUT: Final = "To go out"
LAST_TURNS: Final = "Last turns"
LAID: Final = "laid"
SINCE_LAST_TURN: Final = "Since your last turn (key W)"
SINCE_TITLE: Final = "Since your last turn"
NOTHING_SINCE: Final = "Nobody has played since your last turn."
PLAY_LAP: Final = "Play it again"
WHOLE_LOG: Final = "Whole log"
CLOSE: Final = "Close"
LOG: Final = "Log"
SHOW_ALL: Final = "show all"
BOOKS: Final = "BOOKS"
NONE_YET: Final = "none yet"
NEW_PILE: Final = "New pile"
DROP_HERE: Final = "drop 3+"
NEXT_GROUP: Final = "next meld"
READY: Final = "Everything fits. Press Play, or Esc to take it back."
DRAFT_NOTE: Final = "draft: on the table only after Play"
OPENING: Final = "Opening meld"
YOUR_FOOT: Final = "Your foot"
IN_FOOT: Final = "in foot"
FOOT: Final = "foot"
IS_PARTNER: Final = "· partner"
FROM_PILE: Final = "pile"
IN_DRAFT: Final = ("in your", "draft")
NEW: Final = "NEW"
ACTIVE_GAMES: Final = "Active games"
COVER: Final = "Cover my cards"
COVER_TIP: Final = "Lowers the curtain until you lift it again (C). What you have laid out waits for you."
GAME_SETTINGS: Final = "Game settings"
GAME_SETTINGS_TIP: Final = "The rules of this match, with every variation"
SETTINGS: Final = "Settings: sizes, colours, speed, sound"
HELP: Final = "How to use the table"
MUTE: Final = "Sound off"
UNMUTE: Final = "Sound on"
VOLUME: Final = "Volume"
VOLUMES: Final = ("off", "low", "medium", "full")
"""Silence, then the volumes from the lowest."""
NOT_OPEN: Final = "not open yet"
NO_BOOKS: Final = "no books yet"

PLAY: Final = "Play"
MELD: Final = "Meld"
DRAW: Final = "Draw"
DISCARD: Final = "Discard"
GO_OUT: Final = "Go out"
HOLD: Final = "Hold"
PASS: Final = "End the round"
STAGE: Final = "Stage for me"
TAKE_BACK: Final = "Take back"
TAKE_PILE: Final = "Take the pile"
UNDO: Final = "Undo"
UNDO_TURN: Final = "Undo turn"

CHOOSE_ONE: Final = "choose one card"
CHOOSE_CARDS: Final = "choose cards first"
NOT_YOUR_TURN: Final = "not your turn"
ANSWER_FIRST: Final = "answer first"
CARDS_STAGED: Final = "cards are staged"
DRAW_FIRST: Final = "draw first"
NOT_IN_FOOT: Final = "from the foot only"
TAKES_THE_DRAFT_BACK: Final = "Takes all staged cards back into your hand."
DRAFT_BEFORE_UNDO: Final = "Play the staged cards or take them back first."
UNSTAGE_GROUP: Final = "Take this group back"
CHEAPEST: Final = "cheapest opening"
KEEP_LAST: Final = "keep this card"
NO_CARDS_LEFT: Final = "stock used up"
AS_DRAFT: Final = "lay out every card"

HINT: Final = "Hint"
HINT_AGAIN: Final = "Press again for the move."
HINT_STAGES: Final = "Press again to stage it."
STAGE_HINT: Final = "Stage it for me"
STAGE_HINT_SHORT: Final = "Stage it"
SORTED: Final = {"rank": "Sort: by rank", "suit": "Sort: by suit", "mine": "Sort: my order"}
SORTED_IN_SHORT: Final = {"rank": "Sort: rank", "suit": "Sort: suit", "mine": "Sort: mine"}


def books_line(board: Board, team: int) -> str:
    """A team's books in a few words, or that it has not opened."""
    clean, dirty, wild, *_ = tally_of(board.rules, board.melds[team])
    if not board.has_opened(team):
        return NOT_OPEN
    counts = ((clean, "clean"), (dirty, "dirty"), (wild, "wild"))
    return ", ".join(f"{count} {kind}" for count, kind in counts if count) or NO_BOOKS


def points_now(board: Board, team: int) -> int:
    """What a team has on the table in this round: cards, books and cut bonuses, without what is left in hands."""
    rules = board.rules
    books = sum(book_points(rules, meld) for meld in board.melds[team] if meld.is_book(rules))
    threes = len(board.red_threes[team]) * rules.red_three_bonus
    return points_on_table(board, team) + books + threes + board.cut[team]


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
        return plays_after(names, (view.seat - 1) % board.players)
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
        below = board.pile_yield - 1
        rest = f" The {number(below)} below {'comes' if below == 1 else 'come'} after Play." if below > 0 else ""
        upcard = the_card(board.upcard) if board.upcard else "the upcard"
        if any(board.upcard in group.cards for group in draft.groups):
            return f"{capital(upcard)} and your own cards count.{rest}"
        return f"{capital(upcard)} goes into your hand, or lay it down.{rest}"
    if draft.kind == "go_out":
        return "Lay out every card; the last one goes onto the discard pile."
    return "Nothing is played until you press Play. Esc takes it back."


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


def foot_of(name: str) -> str:
    """The sign over a foot that lies in front."""
    return f"{possessive(name)} foot"


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


ASKS: Final = {
    "one_card": "Choose one card to discard.",
    "choose_cards": "Choose the cards first: click them, or press Space on them.",
    "choose_meld": "Choose a meld for the wild card: drop it there, or click the meld.",
    "not_yours": "Those melds belong to another team; you can only add to your own.",
    "staged_first": "Cards are staged. Press Play, or Esc to take them back.",
    "hint_later": "A hint is for the whole hand: press Play, or Esc to take the cards back, and ask again.",
    "no_opening": "Your hand has no melds that reach the minimum now.",
    "opened": "Your team has already opened, so there is no minimum any more.",
}
"""Sentences for what must be done first; keys are those of `game.ui.table.acts.Outcome.asks`."""


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
        case happened.FootTaken():
            return IN_FOOT
        case _:
            return short


def confirm_discard(card: Card) -> str:
    """The question before a discard, for those who want to be asked."""
    return f"Discard {the_card(card)}?"


CONFIRM_WHY: Final = "A discard ends your turn and cannot be taken back."
DISCARD_IT: Final = "Discard it"
KEEP_IT: Final = "Keep it"


MENU: Final = "Menu"


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


def plays_after(names: Sequence[str], before: int) -> str:
    """Whom one waits for."""
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
