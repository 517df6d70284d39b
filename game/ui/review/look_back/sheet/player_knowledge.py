"""What a player knew at a past move, why a computer player made it or what supports a person's, and a sheet with what
they remembered.
"""

from collections.abc import Sequence

from msgspec import Struct

from game.ai.players.style import style_of
from game.cards import NATURAL_RANKS, Rank
from game.engine.legal import points_of
from game.engine.moves import Answer, Discard, Draw, GoOut, MeldCards, Move, Take
from game.engine.partners.agreements import Agreement, agreements_and_habits
from game.engine.partners.permission import Opinion
from game.engine.table.view import PlayerView
from game.messages.functions import looking_back as say, why as say_why
from game.play.told_agreements import told_agreements
from game.reason import hindsight
from game.reason.permission_opinions import permission_opinion
from game.reason.purposes import Advice
from game.rules.ruleset import RuleSet, last_stack
from game.sentences.advice.hints import move_phrase
from game.sentences.advice.reasons import reason_sentence
from game.sentences.at_table.going_out_texts import answered
from game.sentences.at_table.log import LogLine
from game.sentences.grammar import ranks_counted, seat_person
from game.ui.shared.moments.film import Film
from saves.records.lines import SeatInfo


class OwnReason(Struct, frozen=True):
    """A computer player's reason, and what it would have done without thinking ahead, if different."""

    advice: Advice
    names: Sequence[str]
    plain: Move | None
    view: PlayerView


class AgreedReason(Struct, frozen=True):
    """A computer player would have moved differently without its agreements."""

    agreement: Agreement
    rules: RuleSet


class AnswerReason(Struct, frozen=True):
    """Why a computer player said yes or no to a partner."""

    opinion: Opinion
    names: Sequence[str]


class SpeaksFor(Struct, frozen=True):
    """What `hard`, which would have made it, says for somebody else's move."""

    advice: Advice
    names: Sequence[str]
    seat: int
    me: int | None


MoveReason = OwnReason | AgreedReason | AnswerReason | SpeaksFor
"""Why a move was made; its words are made when they are read."""


def reason_told(reason: MoveReason) -> str:
    match reason:
        case OwnReason(advice, names, plain, view):
            why = say_why.in_quotes(reason_sentence(advice, names, None, "me") or _plain_reason(view, advice.move))
            return why if plain is None else f"{why} {say.without_thinking_ahead(move_phrase(plain))}"
        case AgreedReason(agreement, rules):
            return say_why.in_quotes(say_why.as_agreed(agreement.value, last_stack(rules)))
        case AnswerReason(opinion, names):
            return answered(opinion, names)
        case SpeaksFor(advice, names, seat, me):
            who = seat_person(names, seat, me)
            why = reason_sentence(advice, names, None, "you" if who.is_you else "they")
            return f"{say.speaks_for()} {why}".rstrip()


def _plain_reason(view: PlayerView, move: Move) -> str:
    """What can be said of a move that no purpose explains."""
    rank = NATURAL_RANKS[0]  # any, where the words mention none
    match move:
        case Draw():
            return say.plain_reason("draw", rank, 0)
        case Take():
            return say.plain_reason("take", rank, 0)
        case GoOut():
            return say.plain_reason("out", rank, 0)
        case MeldCards(groups):
            return say.plain_reason("lay", rank, points_of(view, groups))
        case Discard(card):
            rank = Rank(card[0])
            held = sum(one[0] == rank for one in view.hand)
            is_lone = held == 1 and all(meld.rank != rank for meld in view.board.melds[view.team])
            return say.plain_reason("lone" if is_lone else "spare", rank, 0)
    return say.plain_reason("other", rank, 0)


class Knowledge(Struct, frozen=True):
    """The view behind a decision, the decision, and why: a computer player's own reason, or for others what supports
    it, if anything does.
    """

    view: PlayerView
    seen: PlayerView
    """The view with what a beginner had forgotten."""
    name: str
    line: LogLine | None
    reason: MoveReason | None

    @property
    def said(self) -> tuple[str, str]:
        why = reason_told(self.reason) if self.reason is not None else ""
        return (self.line.text if self.line is not None else self.name), why


def knowledge_at(film: Film, moment: int) -> Knowledge:
    shot, view = film.shots[moment], film.decided_from(moment)
    assert shot.move is not None
    assert shot.player is not None
    seat = shot.player
    known, reason = view, _reason(film, seat, view, shot.move)
    if seat.kind == "computer":
        known = hindsight.as_remembered(view, seat.level)
    return Knowledge(known, view, seat.name, shot.lines[0] if shot.lines else None, reason)


def _reason(film: Film, seat: SeatInfo, view: PlayerView, move: Move) -> MoveReason | None:
    """For a computer player, the agreement, if it would have moved differently without it; None for somebody else's
    move that `hard` wouldn't have made.
    """
    if seat.kind != "computer":
        advice = hindsight.in_hards_place(view, move)
        return SpeaksFor(advice, film.names, view.seat, film.own) if advice.move == move else None
    level, style, agreements = seat.level, style_of(seat.style), agreements_and_habits(seat.agreements)
    told = told_agreements(film.header, seat)
    agreed = hindsight.agreement_behind(view, move, level, style, agreements)
    if agreed is not None and agreed in told:
        return AgreedReason(agreed, film.rules)
    if isinstance(move, Answer):
        return AnswerReason(permission_opinion(view, move.yes, level, style), film.names)
    plain = hindsight.without_thinking_ahead(view, move, level, style, agreements)
    return OwnReason(hindsight.reason_then(view, move, level), film.names, plain, view)


def reason_of_turn(film: Film, telling: int, moments: Sequence[int]) -> MoveReason | None:
    """The reason of a turn's most telling move; None if only a person can say. What supports a person's move has to
    support all `moments` of the turn: "would have done the same" is read of the whole.
    """
    reason = knowledge_at(film, telling).reason
    others = (knowledge_at(film, moment).reason for moment in moments if moment != telling)
    return None if isinstance(reason, SpeaksFor) and any(other is None for other in others) else reason


def why_not_told(film: Film, moment: int) -> str:
    """Why a moment has no reason, in a few words."""
    by = film.shots[moment].by
    if by is None:
        return say.not_a_move()
    is_hidden = by in film.people and by != film.own
    return say.once_over() if is_hidden else say.once_round_over()


class Memory(Struct, frozen=True):
    """Why a move was made, and paragraphs with their headings."""

    title: str
    why: str
    paragraphs: tuple[tuple[str, str], ...]


def memory_of(view: PlayerView, names: Sequence[str], why: str = "", whole: PlayerView | None = None) -> Memory:
    """Why the seat of a view moved, and what it remembered: discarded cards, and cards that others openly took.
    `whole`: the view with what it had forgotten.
    """
    board, shown = view.board, (whole or view).board
    forgets = len(board.pile_seen) < len(shown.pile_seen)
    seen = say.pile_remembered(ranks_counted(board.pile_seen), board.pile - len(board.pile_seen), forgets)
    held = {seat_person(names, seat): cards for seat, cards in enumerate(board.taken) if cards and seat != view.seat}
    hidden = board.stock + sum(board.feet) + sum(board.tails) + sum(board.hands) - board.hands[view.seat]
    known = sum(len(cards) for seat, cards in enumerate(shown.taken) if seat != view.seat)
    paragraphs = [(say.pile_seen(), seen)]
    if held:
        paragraphs.append(
            (say.held_openly(), " ".join(say.holds(who, ranks_counted(cards)) for who, cards in held.items()))
        )
    paragraphs.append((say.not_seen(), say.hidden(hidden - known, bool(board.tails))))
    return Memory(say.what_knew(seat_person(names, view.seat)), why, tuple(paragraphs))
