"""Which buttons the table offers at a moment, their labels, and why one is disabled. A value; presses nothing."""

from typing import Final, Literal

import msgspec
from msgspec.structs import replace

from game.cards import Card, is_wild
from game.engine.discard_pile.taking import why_no_take
from game.engine.draft import Draft, OnDiscard, may_add, missing, staged_opening
from game.engine.ending.going_out import may_leave, must_ask
from game.engine.legal import why_not
from game.engine.moves import Discard, Draw, GoOut, Hold, MeldCards, Pass, Peek
from game.engine.refusal import CardsLeftOver, NotYourTurn, PermissionRefused, Reason
from game.engine.table.board import Phase
from game.engine.table.view import SPECTATOR, PlayerView
from game.messages.functions import nouns, table as say
from game.sentences.at_table.going_out_texts import ask_button
from game.sentences.at_table.refusals import short_refusal
from game.sentences.at_table.table import meld_button
from game.turn.arrangement import Arrangement, chosen_cards, shown_cards, sort_next
from game.turn.gesture_outcomes import go_out, meld_chosen, place_of_chosen, takers
from game.turn.spots import LaidMeld, Zone
from game.turn.undo_words import UndoWords

Action = Literal[
    "draw",
    "take",
    "peek",
    "pass",
    "meld",
    "play",
    "discard",
    "go_out",
    "hold",
    "stage",
    "take_back",
    "hint",
    "coach_show",
    "sort",
    "undo",
    "undo_turn",
]


Slot = Literal["act", "other", "special", "hint", "sort", "undo", "all"]
SLOTS: Final[tuple[Slot, ...]] = ("act", "other", "special", "hint", "sort", "undo", "all")
"""The places for buttons, each always in the same place: advancing the turn, other actions of a turn, opening or going
out, the hint, sorting, one step back, all steps back.
"""
FEWEST_TO_UNDO: Final = 2
"""Plays from which on taking them all back is more than one Undo: it is offered, and asked about."""
TOOLS: Final[tuple[Slot, ...]] = ("sort", "undo", "all")
"""Those that don't advance the turn."""
UNDOES: Final[tuple[Action, ...]] = ("undo", "undo_turn", "take_back")
"""How people take back what they did, during any advice."""


class Control(msgspec.Struct, frozen=True):
    """One button: its target is `button/DEED`. Without `reason` it can be pressed."""

    slot: Slot
    action: Action
    label: str
    icon: str
    key: str = ""
    sub: str = ""
    reason: str = ""
    primary: bool = False
    """Whether it is the thing to do next: golden. At most one is."""
    word: str = ""
    """A shorter word where its label doesn't fit."""
    tip: str = ""
    """Further sentences."""
    is_idle: bool = False
    """Whether it is hidden, as it can't do anything now; only Meld says what the chosen cards lack. Its key still
    answers.
    """


def controls(
    view: PlayerView, arrangement: Arrangement, undoable: int, names: tuple[str, ...], undo: UndoWords | None = None
) -> tuple[Control, ...]:
    """One button for each of `SLOTS`, in order; disabled ones say why. Without a seat there are none. `undo` says what
    Undo does.
    """
    if view.seat == SPECTATOR:
        return ()
    after = sort_next(arrangement, view)
    sort = Control("sort", "sort", say.sort_by(after.sort == "rank"), "sort", "S", word=say.sort_word())
    sort = replace(sort, is_idle=after.order == arrangement.order)
    hint = Control("hint", "hint", say.hint(), "hint", "H")
    if not view.is_mine or view.board.phase not in (Phase.DRAW, Phase.PLAY):
        why = _why_waiting(view, names)
        is_over = view.board.phase == Phase.ENDED
        return (
            *waiting_controls(view, names),
            replace(_special_control(view, arrangement, names, why), is_idle=True),
            replace(hint, reason=why, is_idle=is_over),
            replace(sort, is_idle=sort.is_idle or is_over),
            *_undo_controls(0, undo),
        )
    if arrangement.draft is not None:
        staged = say.cards_laid_out()
        back = Control("all", "take_back", say.undo(), "undo", "Esc", tip=say.takes_draft_back())
        special = _special_control(view, arrangement, names, "" if may_stage(view) else staged)
        act, other = _draft_controls(view, arrangement, names)
        is_enough = act.action == "meld" or not act.reason
        if not special.is_idle and not is_enough:  # then that is next
            act, special = replace(special, slot="act", primary=True), replace(act, slot="special", is_idle=True)
        return (
            act,
            other,
            replace(special, is_idle=special.is_idle or is_enough),
            replace(hint, reason=staged),
            sort,
            Control("undo", "undo", say.undo(), "undo", "U", reason=staged, is_idle=True),
            back,
        )
    if view.board.phase == Phase.DRAW:
        special = _peek_control(view, names) or _special_control(view, arrangement, names, say.draw_first())
        return (*_draw_controls(view, names), special, hint, sort, *_undo_controls(undoable, undo))
    return (*_play_controls(view, arrangement, names), hint, sort, *_undo_controls(undoable, undo))


def waiting_controls(view: PlayerView, names: tuple[str, ...]) -> tuple[Control, Control]:
    """What this seat will do in its turn, hidden, with the reason why not now for those who press its key."""
    why = _why_waiting(view, names)
    return (
        Control("act", "meld", say.meld(), "meld", "M", reason=why, is_idle=True),
        Control("other", "discard", say.discard(), "discard", "X", reason=why, is_idle=True),
    )


def may_stage(view: PlayerView) -> bool:
    """Whether the team's first melds are still to be laid: they are laid out first, and wait for Play."""
    return not view.board.has_opened(view.team)


def _special_control(view: PlayerView, arrangement: Arrangement, names: tuple[str, ...], why: str = "") -> Control:
    """Opening until the team has opened, then going out; `why` it can't be done now, whatever the cards."""
    if may_stage(view) and (arrangement.draft is not None or not view.board.in_foot[view.seat]):
        draft = arrangement.draft or Draft()
        whole = None if why else staged_opening(view, draft)
        reason = why or ("" if whole else say.no_opening())
        is_idle = bool(reason) or bool(arrangement.chosen)  # who chooses cards opens with those
        return Control("special", "stage", say.open(), "stage", "O", say.cheapest(), reason, is_idle=is_idle)
    reason = why or ("" if may_leave(view.board, view.seat) else say.from_last_stack_only(view.board.last_stack.value))
    lack = None if reason else go_out(view, arrangement).refusal
    if lack is not None:
        reason = short_refusal(lack, names, view)
    is_idle = bool(reason) and not isinstance(lack, PermissionRefused)
    return Control("special", "go_out", say.go_out(), "flag", "G", say.as_draft(), reason, is_idle=is_idle)


def _why_waiting(view: PlayerView, names: tuple[str, ...]) -> str:
    """Why this seat neither melds nor discards now."""
    if view.board.phase == Phase.ENDED:
        return say.round_over()
    if view.is_mine and view.board.phase == Phase.ANSWER:
        return say.answer_first()
    return short_refusal(NotYourTurn(view.board.mover), names)


def _draw_controls(view: PlayerView, names: tuple[str, ...]) -> tuple[Control, ...]:
    no_draw = why_not(view, Draw())
    no_take = why_no_take(view)
    take = Control(
        "other",
        "take",
        say.take_pile(),
        "stage",
        "P",
        say.cards_come(view.board.pile_yield),
        short_refusal(no_take, names, view) if no_take else "",
        is_idle=no_take is not None,
    )
    if no_draw is not None and no_draw.code == Reason.STOCK_EMPTY:
        no_pass = why_not(view, Pass())
        reason = short_refusal(no_pass, names) if no_pass else ""
        is_only_way = not reason and no_take is not None
        ends = Control("act", "pass", say.end_round(), "door", "D", say.no_cards_left(), reason, is_only_way)
        return replace(ends, is_idle=bool(reason)), take if reason else replace(take, primary=not is_only_way)
    reason = short_refusal(no_draw, names) if no_draw else ""
    cards, is_idle = nouns.cards(view.board.draw_count), no_draw is not None
    first = Control("act", "draw", say.draw(), "draw", "D", cards, reason, not is_idle, is_idle=is_idle)
    return first, replace(take, primary=is_idle and no_take is None)


def _peek_control(view: PlayerView, names: tuple[str, ...]) -> Control | None:
    """Looking at the pile first, if the rules allow it."""
    if not view.board.rules.take_peek:
        return None
    refusal = why_not(view, Peek())
    sub, reason = say.cards_seen(view.board.pile_yield), short_refusal(refusal, names) if refusal else ""
    return Control("special", "peek", say.peek(), "eye", "B", sub, reason, is_idle=bool(reason))


def _draft_controls(view: PlayerView, arrangement: Arrangement, names: tuple[str, ...]) -> tuple[Control, Control]:
    assert arrangement.draft is not None
    lack = missing(view, arrangement.draft)
    asks = arrangement.draft.kind == "go_out" and must_ask(view.board)
    is_out = arrangement.draft.kind == "go_out"
    label = say.go_out() if is_out else say.play(not view.board.has_opened(view.team))
    label = ask_button(names, view.board, view.seat) if asks else label
    reason = short_refusal(lack, names) if lack else ""
    play = Control("act", "play", label, "tick", "Enter", "", reason, primary=True)
    if arrangement.draft.kind == "go_out":
        chosen = chosen_cards(view, arrangement) or shown_cards(view, arrangement)
        sub, why = say.as_last(), may_add(view, replace(arrangement.draft, discard=None), chosen, OnDiscard())
        reason = say.choose_one() if isinstance(why, CardsLeftOver) else short_refusal(why, names, view) if why else ""
        is_idle = not shown_cards(view, arrangement)  # all of them are laid out
        return play, Control("other", "discard", say.discard(), "discard", "X", sub, reason, is_idle=is_idle)
    further = _meld_control(view, arrangement, names)
    act = replace(further, primary=True) if lack and not further.reason else play
    return act, Control("other", "discard", say.discard(), "discard", "X", reason=say.cards_laid_out(), is_idle=True)


def _meld_control(view: PlayerView, arrangement: Arrangement, names: tuple[str, ...]) -> Control:
    chosen = chosen_cards(view, arrangement)
    way, sub, reason = _meld_words(view, arrangement, chosen, names)
    golden = not reason and (way != "out" or len(chosen) >= 3)  # a single card is mostly to be discarded
    is_idle = not chosen
    return Control(
        "act", "meld", meld_button(() if reason else chosen), "meld", "M", sub, reason, primary=golden, is_idle=is_idle
    )


def _play_controls(view: PlayerView, arrangement: Arrangement, names: tuple[str, ...]) -> tuple[Control, ...]:
    chosen, meld = chosen_cards(view, arrangement), _meld_control(view, arrangement, names)
    discard = _discard_control(view, chosen, names)
    discard = replace(discard, primary=not discard.reason and _is_only_to_discard(view, arrangement))
    if why_not(view, Hold()) is None:  # in that case a discard goes out
        return meld, discard, Control("special", "hold", say.hold(), "hand", "K", say.keep_last())
    return meld, discard, _special_control(view, arrangement, names)


def _is_only_to_discard(view: PlayerView, arrangement: Arrangement) -> bool:
    """Whether nothing else can be done with the chosen card, or the last one. No wild card is urged away before
    others.
    """
    cards, melds = chosen_cards(view, arrangement) or view.hand, view.board.melds[view.team]
    own = (LaidMeld(view.team, number, meld.is_book(view.board.rules)) for number, meld in enumerate(melds))
    gives_wild_away = any(map(is_wild, cards)) and not all(map(is_wild, view.hand))
    return not gives_wild_away and not takers(view, arrangement, cards, (Zone.NEW_PILE, *own))


def _meld_words(
    view: PlayerView, arrangement: Arrangement, chosen: tuple[Card, ...], names: tuple[str, ...]
) -> tuple[Literal["add", "new", "out"], str, str]:
    """What the Meld button does, its second line, and why it can't be pressed."""
    if not chosen:
        return "new", "", say.choose_cards()
    outcome, target = meld_chosen(view, arrangement), place_of_chosen(view, arrangement)
    if outcome.refusal is not None:
        return "new", "", short_refusal(outcome.refusal, names, view)
    if outcome.prompt is not None:
        return "new", "", say.drop_on_meld()
    if isinstance(target, LaidMeld):
        meld = view.board.melds[view.team][target.number]
        rules = view.board.rules
        held, size = len(meld.cards) + len(chosen), rules.book_size
        return "add", say.adds_to(meld.rank, meld.is_book(rules), held >= size, held, size), ""
    if outcome.move is None:
        return "out", "", ""
    is_one = isinstance(outcome.move, MeldCards) and len(outcome.move.groups) == 1
    return "new", say.new_meld() if is_one else "", ""


def _discard_control(view: PlayerView, chosen: tuple[Card, ...], names: tuple[str, ...]) -> Control:
    only = chosen or (view.hand if len(view.hand) == 1 else ())
    if len(only) != 1:
        reason = say.choose_one()
        return Control("other", "discard", say.discard(), "discard", "X", reason=reason, is_idle=True)
    last = len(view.hand) == 1 and view.board.in_foot[view.seat]
    refusal = why_not(view, GoOut((), only[0]) if last else Discard(only[0]))
    what = say.to_go_out() if last else say.ends_turn()
    reason = short_refusal(refusal, names, view) if refusal else ""
    return Control("other", "discard", say.discard(), "discard", "X", what, reason, is_idle=bool(reason))


def _undo_controls(undoable: int, undo: UndoWords | None) -> tuple[Control, ...]:
    """The second only where it does more than the first."""
    told = undo or UndoWords()
    why = "" if undoable else told.nothing()
    one = Control("undo", "undo", say.undo(), "undo", "U", reason=why, tip=why or told.tip_one, is_idle=not undoable)
    every = Control("all", "undo_turn", say.undo_turn(), "undo_all", reason=why, tip=why or told.tip_turn)
    return one, replace(every, word=say.undo_turn_word(), is_idle=undoable < FEWEST_TO_UNDO)
