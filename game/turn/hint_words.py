"""A hint's text, in one box: the move, why not the one that anybody sees, and what it is for."""

from collections.abc import Mapping, Sequence
from typing import Final, Literal

from msgspec import Struct
from msgspec.structs import replace

from game.analysis.coaching.tips import MeldWorth
from game.engine.draft import joined
from game.engine.legal import points_of
from game.engine.moves import Discard, Draw, GoOut, Hold, MeldCards, Move, Pass, Peek, Take
from game.engine.table.view import PlayerView
from game.messages.functions import answers as say_answers, table as say_table
from game.sentences.advice.answers import why_not_sentence
from game.sentences.advice.coach import CardSign, meld_signs
from game.sentences.advice.hints import headline, what
from game.sentences.advice.reasons import ToldReason, how_it_did, reason_sentence
from game.sentences.at_table.table import short_of_opening
from game.sentences.grammar import sentences
from game.turn.arrangement import Arrangement
from game.turn.hinting import Hint, hinted_draft, holds_back, lays_out, with_raised
from game.turn.offered_buttons import Action, Control, controls

_PRESSED: Final[Mapping[type[Move], Action]] = {
    Draw: "draw",
    Take: "take",
    Peek: "peek",
    Pass: "pass",
    Hold: "hold",
    Discard: "discard",
    MeldCards: "meld",
    GoOut: "go_out",
}


class HintWords(Struct, frozen=True, kw_only=True):
    """The whole text of a hint; "" or nothing for missing parts."""

    head: str
    """The move."""
    answer: str = ""
    """Why not the move that anybody sees."""
    what_for: str = ""
    """The purpose of the move, before the rest of that sentence: "For your foot"."""
    body: str = ""
    """The rest of it, or the whole sentence."""
    melds: tuple[MeldWorth, ...] = ()
    """Several melds: they are shown as pictures where there is room, below `brief` instead of `head`."""
    brief: str = ""

    @property
    def signs(self) -> tuple[CardSign, ...]:
        """Labels over the cards of several melds: which belong together."""
        return meld_signs(self.melds)

    @property
    def words(self) -> str:
        """All of its text, to be read out."""
        return sentences(self.answer, self.reason)

    @property
    def reason(self) -> str:
        """The move's purpose, as a sentence."""
        return f"{self.what_for}: {self.body}" if self.what_for else self.body


def hint_words(
    hint: Hint,
    view: PlayerView,
    arrangement: Arrangement,
    names: tuple[str, ...],
    me: int | None,
    *,
    on_phone: bool = False,
) -> HintWords:
    """The text of a hint for the seat `me`; `on_phone` nothing is clicked."""
    advice = hint.advice
    if advice is None:
        return HintWords(head=say_table.hint_thinking())
    action, button = _what_to_press(hint, advice.move, view, arrangement, names)
    place: Literal["draw", "take", "other"] = "other" if on_phone or action not in ("draw", "take") else action
    press = say_table.hint_press(place, button) if button else ""
    if press and not arrangement.chosen and arrangement.draft is None:
        return HintWords(head=headline(advice, ()), body=press)
    melds = view.board.melds[view.team]
    purpose = None if advice.purpose is None else ToldReason(advice.purpose, names, me, "you", advice.is_alone)
    if purpose is not None and purpose.head:
        what_for, body = purpose.head, f"{purpose.clause}. {how_it_did(advice)}".rstrip()
    else:
        what_for, body = "", reason_sentence(advice, names, me, "you", view)
    if isinstance(advice.move, Discard):
        body = sentences(body, short_of_opening(view))
    answer = why_not_sentence(advice.answers[0], advice.is_alone) if advice.answers else ""
    if advice.is_as_good:
        answer, what_for, body = say_answers.as_good(), "", ""
    if answer and advice.answers and advice.purpose == advice.answers[0].because:
        what_for, body = "", ""
    return HintWords(
        head=headline(advice, melds),
        answer=answer,
        what_for=what_for,
        body=f"{body} {press}".rstrip(),
        melds=_melds(advice.move, view),
        brief=what(advice.move) if isinstance(advice.move, MeldCards) else "",
    )


def _melds(move: Move, view: PlayerView) -> tuple[MeldWorth, ...]:
    groups = joined(move.groups, len(view.board.melds[view.team])) if isinstance(move, MeldCards | GoOut) else ()
    return tuple(MeldWorth(group.cards, points_of(view, [group])) for group in groups) if len(groups) > 1 else ()


def _what_to_press(
    hint: Hint, move: Move, view: PlayerView, arrangement: Arrangement, names: tuple[str, ...]
) -> tuple[Action | None, str]:
    """Which button plays the move that is shown, and its label; "" unless it is, and the button can be pressed."""
    raised, draft = with_raised(hint, view, arrangement), hinted_draft(hint, view)
    is_shown = hint.is_laid and arrangement.draft == draft if raised is None else arrangement == raised
    if not is_shown:
        return None, ""
    action = "play" if raised is None and draft is not None else _PRESSED.get(type(move))
    offered = (one for one in controls(view, arrangement, 0, names) if one.action == action and not one.reason)
    return action, next((one.label for one in offered), "")


def with_hint(offered: Sequence[Control], hint: Hint | None) -> tuple[Control, ...]:
    """The buttons, with the hint's saying what it does next, and none for what it advises against."""
    found = []
    for control in offered:
        if control.action == "hint" and lays_out(hint):
            found.append(replace(control, label=say_table.show_me_how(), reason=""))
        elif control.action == "stage":
            found.append(replace(control, is_idle=control.is_idle or holds_back(hint)))
        else:
            found.append(control)
    return tuple(found)
