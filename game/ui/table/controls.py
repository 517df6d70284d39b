"""Which buttons the table offers at a moment, what they say and why one is not to be had. A value; presses nothing."""

from collections.abc import Sequence
from typing import Literal

import msgspec
from msgspec.structs import replace

from game.cards import Card
from game.engine.board import Phase
from game.engine.draft import missing, staged_opening
from game.engine.going_out import must_ask
from game.engine.legal import why_not
from game.engine.moves import Discard, Draw, GoOut, Hold, Pass
from game.engine.refusal import Reason, Refusal
from game.engine.view import SPECTATOR, PlayerView
from game.ui.table.acts import drop_cards, lifted_upcard, obvious_target, why_no_take
from game.ui.table.desk import Desk, chosen_cards, shown_cards
from game.words import permission
from game.words import table as words
from game.words.refusals_in_short import short
from game.words.undoing import NOT_IN_A_TURN, UndoWords

Deed = Literal[
    "draw",
    "take",
    "pass",
    "meld",
    "play",
    "discard",
    "go_out",
    "hold",
    "stage",
    "take_back",
    "hint",
    "sort",
    "undo",
    "undo_turn",
]


class Control(msgspec.Struct, frozen=True):
    """One button: its target is `button/DEED`. Without `reason` it can be pressed."""

    deed: Deed
    label: str
    icon: str
    key: str = ""
    sub: str = ""
    reason: str = ""
    primary: bool = False
    half: bool = False
    """Shares its row with the next half."""
    narrow: str = ""
    """Its label where it has to share a row, "" if it never does."""
    tip: str = ""
    """What there is to say besides, in sentences."""


def controls(
    view: PlayerView, desk: Desk, undoable: int, names: tuple[str, ...], undo: UndoWords | None = None
) -> tuple[Control, ...]:
    """The buttons from above to below, at most six rows; without a seat there are none. `undo` tells what Undo does."""
    if view.seat == SPECTATOR:
        return ()
    sort = Control("sort", words.SORTED[desk.sort], "sort", "S", narrow=words.SORTED_IN_SHORT[desk.sort])
    if not view.is_mine or view.board.phase not in (Phase.DRAW, Phase.PLAY):
        why = _why_waiting(view, names)
        return (
            Control("meld", words.MELD, "meld", "M", reason=why),
            Control("discard", words.DISCARD, "discard", "X", reason=why),
            sort,
        )
    hint = Control("hint", words.HINT, "hint", "H", narrow=words.HINT)
    if desk.draft is not None:
        return (*_draft_controls(view, desk, names), hint, sort)
    if view.board.phase == Phase.DRAW:
        return (*_draw_controls(view, names), hint, sort)
    found = _play_controls(view, desk, names)
    if not any(control.deed == "hold" for control in found):  # with one card there is little to advise, and no room
        found = (*found, hint)
    return (*found, sort, *_undo_controls(undoable, undo))


def in_fewer_rows(found: Sequence[Control]) -> tuple[Control, ...]:
    """The same for a panel where each would be too flat to be hit and read: those that can share a row."""
    return tuple(replace(control, label=control.narrow, half=True) if control.narrow else control for control in found)


def _why_waiting(view: PlayerView, names: tuple[str, ...]) -> str:
    """Why this seat neither melds nor discards now."""
    if view.board.phase == Phase.ENDED:
        return words.ROUND_OVER
    if view.is_mine and view.board.phase == Phase.ANSWER:
        return words.ANSWER_FIRST
    return short(Refusal(code=Reason.NOT_YOUR_TURN, seat=view.board.mover), names)


def _draw_controls(view: PlayerView, names: tuple[str, ...]) -> tuple[Control, ...]:
    no_draw = why_not(view, Draw())
    no_take = why_no_take(view)
    take = Control(
        "take",
        words.TAKE_PILE,
        "stage",
        "P",
        words.cards_come(view.board.pile_yield),
        short(no_take, names) if no_take else "",
    )
    if no_draw is not None and no_draw.code == Reason.STOCK_EMPTY:
        no_pass = why_not(view, Pass())
        reason = short(no_pass, names) if no_pass else ""
        return Control("pass", words.PASS, "door", "D", words.NO_CARDS_LEFT, reason, no_take is not None), take
    reason = short(no_draw, names) if no_draw else ""
    first = Control("draw", words.DRAW, "draw", "D", words.from_stock(view.board.draw_count), reason, True)
    return first, take


def _draft_controls(view: PlayerView, desk: Desk, names: tuple[str, ...]) -> tuple[Control, ...]:
    assert desk.draft is not None
    lack = missing(view, desk.draft)
    asks = desk.draft.kind == "go_out" and must_ask(view.board)
    label = permission.ask_button(names, view.board, view.seat) if asks else words.PLAY
    play = Control("play", label, "tick", "Enter", "", short(lack, names) if lack else "", True)
    found = [play, Control("discard", words.DISCARD, "discard", "X", reason=words.CARDS_STAGED)]
    if desk.draft.kind == "go_out":
        chosen = chosen_cards(view, desk) or shown_cards(view, desk)[:1]
        able = len(chosen) == 1 and drop_cards(view, desk, chosen, "discard").desk is not None
        sub, reason = words.AS_LAST, "" if able else words.CHOOSE_ONE
        found[1] = Control("discard", words.DISCARD, "discard", "X", sub, reason)
    if not view.board.has_opened(view.team):
        found.append(_stage_control(view, desk))
    found.append(Control("take_back", words.TAKE_BACK, "undo", "Esc", words.WHOLE_DRAFT))
    return tuple(found)


def _stage_control(view: PlayerView, desk: Desk) -> Control:
    able = _has_opening(view, desk)
    return Control("stage", words.STAGE, "stage", "O", words.CHEAPEST, "" if able else words.NO_OPENING)


def _has_opening(view: PlayerView, desk: Desk) -> bool:
    from game.engine.draft import Draft

    return staged_opening(view, desk.draft or Draft()) is not None


def _play_controls(view: PlayerView, desk: Desk, names: tuple[str, ...]) -> tuple[Control, ...]:
    chosen = chosen_cards(view, desk)
    melds, sub, reason = words.meld_button(chosen), "", words.CHOOSE_CARDS
    if chosen:
        sub, reason = _meld_words(view, desk, chosen, names)
    golden = not reason and (sub != words.STAGED_FIRST or len(chosen) >= 3)  # a lone card is mostly to be discarded
    meld = Control("meld", melds, "meld", "M", sub, reason, primary=golden)
    found = [meld, _discard_control(view, chosen, names)]
    if len(view.hand) <= 1 and why_not(view, Hold()) is None:
        found.append(Control("hold", words.HOLD, "hand", "K", words.KEEP_LAST))  # a discard is what goes out then
    elif view.board.in_foot[view.seat]:
        found.append(Control("go_out", words.GO_OUT, "flag", "G", words.AS_DRAFT))
    elif not view.board.has_opened(view.team):
        found.append(_stage_control(view, desk))
    return tuple(found)


def _meld_words(view: PlayerView, desk: Desk, chosen: tuple[Card, ...], names: tuple[str, ...]) -> tuple[str, str]:
    """The second line of the Meld button, or why it cannot be pressed."""
    lifted = lifted_upcard(view, desk)
    target = obvious_target(view, desk, chosen, lifted)
    if target is None:
        return "", words.DROP_ON_MELD
    outcome = drop_cards(view, desk, chosen, target, lifted)
    if outcome.refusal is not None:
        return "", short(outcome.refusal, names)
    kind, *rest = target.split("/")
    if kind in ("meld", "book"):
        meld = view.board.melds[view.team][int(rest[1])]
        return words.adds_to(meld.rank, len(meld.cards) + len(chosen), view.board.rules.book_size), ""
    return (words.NEW_MELD if outcome.move is not None else words.STAGED_FIRST), ""


def _discard_control(view: PlayerView, chosen: tuple[Card, ...], names: tuple[str, ...]) -> Control:
    only = chosen or (view.hand if len(view.hand) == 1 else ())
    if len(only) != 1:
        return Control("discard", words.DISCARD, "discard", "X", reason=words.CHOOSE_ONE)
    last = len(view.hand) == 1 and view.board.in_foot[view.seat]
    refusal = why_not(view, GoOut((), only[0]) if last else Discard(only[0]))
    what = words.TO_GO_OUT if last else words.ENDS_TURN
    return Control("discard", words.DISCARD, "discard", "X", what, short(refusal, names) if refusal else "")


def _undo_controls(undoable: int, undo: UndoWords | None) -> tuple[Control, ...]:
    told = undo or UndoWords("", "", NOT_IN_A_TURN)
    why = "" if undoable else told.nothing
    return (
        Control("undo", words.UNDO, "undo", "U", reason=why, half=True, tip=why or told.tip_one),
        Control("undo_turn", words.UNDO_TURN, "undo_all", "", reason=why, half=True, tip=why or told.tip_turn),
    )
