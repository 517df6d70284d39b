"""Texts on the table: the note on what the program waits for, books, staged cards, and name plates."""

from collections import Counter
from collections.abc import Sequence
from typing import Final, Literal

from msgspec.structs import replace

from game.cards import Card, HandSorting, is_wild, rank_of
from game.engine.candidates import candidates
from game.engine.discard_pile.pile import is_free_take
from game.engine.discard_pile.taking import takes
from game.engine.draft import Draft, can_finish, missing, staged_opening
from game.engine.ending.announcements import has_last_card, may_go_out
from game.engine.ending.going_out import books_wanted, late_partner
from game.engine.legal import why_not
from game.engine.melding.melds import count_books, meld_of, meldable_threes
from game.engine.melding.openings import most_points
from game.engine.moves import GoOut, Hold, MeldCards
from game.engine.table.board import Board, Phase, opening_minimum
from game.engine.table.view import PlayerView
from game.messages.functions import screens as say_screens, table as say
from game.messages.language import named
from game.sentences.grammar import ranks_counted, ranks_listed, seat_name, seat_person, sentences

WILD_STAR: Final = "★"
"""A wild card in the signs on a meld; on the table it is drawn as a small wild card."""


def sortings(now: HandSorting) -> tuple[tuple[str, HandSorting], ...]:
    """Aces, the ends and wilds as they are sorted now; and the other way, which a press chooses."""
    return (
        (say_screens.sort_aces(now.ace_low), replace(now, ace_low=not now.ace_low)),
        (say_screens.sort_ends(now.low_left), replace(now, low_left=not now.low_left)),
        (say_screens.sort_wilds(now.wilds_right), replace(now, wilds_right=not now.wilds_right)),
    )


# ---- panels
def books_line(board: Board, team: int) -> str:
    """A team's books in a few words, or that it has not opened."""
    return say.books_line(board.has_opened(team), *count_books(board.rules, board.melds[team])[:3])


# ---- what the program waits for
def waiting_head(view: PlayerView, names: Sequence[str], draft: Draft | None) -> str:
    """What the program waits for, in a line."""
    board = view.board
    if board.phase == Phase.ENDED:
        return say.round_is_over()
    if not view.is_mine:
        return named("table", f"theirs_{board.phase}", who=seat_person(names, board.mover))
    if draft is not None:
        if draft.kind == "meld":
            if missing(view, draft) is None:
                return say.press_play()
            return say.lay_out_more() if can_finish(view, draft) else say.not_enough()
        return say.draft_head(draft.kind)
    asker, stock = seat_person(names, board.turn), board.stock >= board.draw_count
    return named("table", f"yours_{board.phase}", who=asker, stock=stock, melds=can_meld(view))


def can_meld(view: PlayerView) -> bool:
    """Whether anything can be melded now."""
    return view.board.phase == Phase.PLAY and any(isinstance(move, MeldCards | GoOut) for move in candidates(view))


def waiting_body(view: PlayerView, names: Sequence[str], draft: Draft | None, pile: str = "") -> str:
    """What may be done now, in a sentence or two. `pile` says why the pile can't be taken; "" if it can."""
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
    return _may_meld_or_discard(view)


def _may_meld_or_discard(view: PlayerView) -> str:
    """What may be played before the discard, if anything."""
    opened, refused = view.board.has_opened(view.team), view.board.refused
    groups = [group for move in candidates(view) if isinstance(move, MeldCards) for group in move.groups]
    adds = any(group.onto is not None for group in groups)
    return say.may_meld(opened, adds, any(group.onto is None for group in groups), refused)


def _draft_body(view: PlayerView, draft: Draft) -> str:
    board = view.board
    if draft.kind != "take":
        return say.last_of_all(board.rules.final_discard) if draft.kind == "go_out" else say.nothing_played()
    bottom, laid = board.pile_bottom, [card for group in draft.groups for card in group.cards]
    below = board.pile_yield - 1 - (bottom is not None)
    return say.draft_take(board.upcard, board.upcard in laid, None if bottom in laid else bottom, max(0, below))


IN_ORDER: Final = 7
"""With this many players or more all sit in one row in the order of play."""


def plays_before(view: PlayerView, names: Sequence[str]) -> str:
    """Whom the reader waits for; at a large table everybody who plays before."""
    players, mover = view.board.players, view.board.mover
    waits = range(mover + 1, mover + (view.seat - mover) % players)
    if players < IN_ORDER or not waits:
        return say.play_after(seat_person(names, (view.seat - 1) % players))
    return say.play_before([seat_name(names, seat % players) for seat in waits])


def cannot_open(view: PlayerView) -> str:
    """What the melds of a hand that can't open come to."""
    return say.cannot_open(*_most_and_minimum(view))


def short_of_opening(view: PlayerView) -> str:
    """By how much the melds of a hand that can't open miss the minimum; "" if it isn't that, or it has none."""
    if view.board.has_opened(view.team) or view.board.phase != Phase.PLAY or staged_opening(view, Draft()) is not None:
        return ""
    most, least = _most_and_minimum(view)
    return say.short_of_opening(most, least) if 0 < most < least else ""


def _most_and_minimum(view: PlayerView) -> tuple[int, int]:
    board = view.board
    threes = meldable_threes(board.rules, board.in_foot[view.seat], goes_out=False)
    return most_points(board.rules, view.hand, threes) or 0, opening_minimum(board, view.team)


# ---- the same with its reasons, for a first round
def guide(view: PlayerView, names: Sequence[str], draft: Draft | None, pile: str = "") -> str:
    """What may be done now, and why, in a sentence or two; explains a book until the team has one. `pile` says why the
    pile can't be taken; "" if it can.
    """
    board = view.board
    if not view.is_mine or draft is not None or len(view.hand) < 2:
        return waiting_body(view, names, draft, pile)
    upcard = board.upcard
    if board.phase == Phase.DRAW and board.stock >= board.draw_count and upcard is not None and not pile:
        return _guide_draw_or_take(view, upcard)
    if board.phase != Phase.PLAY:
        return waiting_body(view, names, draft, pile)
    if not board.has_opened(view.team):
        if staged_opening(view, Draft()) is not None:
            return say.guide_open(opening_minimum(board, view.team))
        return say.guide_cannot_open(*_most_and_minimum(view))
    if board.refused:
        return _may_meld_or_discard(view)
    comes = board.next_stack(view.seat)
    lacks_books, is_late = bool(books_wanted(board, view.team)), late_partner(board, view.seat) is not None
    when = stack_comes(board, view.seat)
    return sentences(
        signs_explained(view), say.guide_play(comes.value if comes else "hand", when, lacks_books, is_late)
    )


def signs_explained(view: PlayerView) -> str:
    """What the signs on a meld of the team mean; "" before the first meld and from the first book on."""
    melds, rules = view.board.melds[view.team], view.board.rules
    if not melds or any(meld.is_book(rules) for meld in melds):
        return ""
    signed = max(melds, key=lambda meld: (meld.wilds, len(meld.cards)))  # whose signs say most
    return say.guide_signs(rules.book_size, len(signed.cards))


def _guide_draw_or_take(view: PlayerView, upcard: Card) -> str:
    """What may be drawn or taken, and the cards that take the pile."""
    board, rank, take = view.board, rank_of(upcard), next(takes(view))
    playing = next((group for group in take.groups if upcard in group.cards), None)
    beside = list(playing.cards) if playing is not None else [card for card in view.hand if rank_of(card) == rank]
    if playing is not None:
        beside.remove(upcard)
        beside = list((Counter(beside) & Counter(view.hand)).elements())
    elif is_free_take(board):
        beside = []
    onto = board.melds[view.team][playing.onto].rank if playing is not None and playing.onto is not None else rank
    return say.guide_draw_or_take(board.draw_count, board.pile_yield, ranks_listed(beside), rank, playing is None, onto)


def stack_comes(board: Board, seat: int) -> Literal["empty-hand", "first-book", "empty-foot"]:
    """When the seat picks up its next stack."""
    if board.plays_foot(seat):
        return "empty-foot"
    return "first-book" if board.rules.foot_when == "first_book" else "empty-hand"


# ---- cards that are laid out, and the opening
def group_line(cards: Sequence[Card]) -> str:
    """A staged group in a few words; a single card, whose frame is narrow, in one.

    >>> from game.cards import parse_cards
    >>> group_line(parse_cards("QS QH 2C")), group_line(parse_cards("2C 2D *R")), group_line(parse_cards("2C"))
    ('2 queens + 1 wild', '3 wilds', 'wild')
    """
    meld = meld_of(cards)
    return say.group_line(meld.naturals or len(cards), meld.rank, meld.wilds if meld.naturals else 0)


def naturals_line(cards: Sequence[Card]) -> str:
    """The same without its wild cards, if it has others.

    >>> from game.cards import parse_cards
    >>> naturals_line(parse_cards("QS QH 2C")), naturals_line(parse_cards("2C 2D *R"))
    ('2 queens', '3 wilds')
    """
    meld = meld_of(cards)
    return say.group_line(meld.naturals or len(cards), meld.rank, 0)


def meld_button(cards: Sequence[Card]) -> str:
    """The label of the button that melds the chosen cards: by rank, or only their number if some are wild.

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
"""Up to this many cards are named in words; of more only the ranks."""


def would_bring(cards: Sequence[Card]) -> str:
    """What a player who looked at the pile saw there.

    >>> from game.cards import parse_cards
    >>> would_bring(parse_cards("KH 4C KD 2S 5C 6C 7C 8C"))
    'The pile would give you two kings, an eight, a seven, a six, a five, a four and a two.'
    >>> would_bring(parse_cards("KH 4C KD 2S 5C 6C 7C 8C 9C"))
    'The pile would give you K ×2, 9, 8, 7, 6, 5, 4, 2.'
    """
    return say.would_bring(ranks_listed(cards) if len(cards) <= A_FEW else [ranks_counted(cards)])


# ---- people


def on_plate(board: Board, seat: int, moving_to: Board | None = None) -> str:
    """The badge on the plate of a seat that may soon end the round; "" for others, and for one that is no longer true
    once the cards have arrived that are moving now.
    """
    was_refused = board.refused and seat == board.turn
    if has_last_card(board, seat):
        badge = say.last_card()
    elif may_go_out(board, seat) and not was_refused:
        badge = say.may_go_out()
    else:
        return ""
    return badge if moving_to is None or badge == on_plate(moving_to, seat) else ""
