"""What the table says around the cards, from a view and a desk: facts of the engine turned into words and panels."""

from collections.abc import Sequence

from game.cards import Card
from game.engine.board import Board, Phase, opening_minimum
from game.engine.draft import Draft, missing, points
from game.engine.events import RoundEnded
from game.engine.going_out import must_ask
from game.engine.legal import points_of
from game.engine.melds import card_values
from game.engine.refusal import OpeningTooLow, Reason
from game.engine.view import SPECTATOR, PlayerView
from game.ui.spots import Spot
from game.ui.table.acts import why_no_take
from game.ui.table.desk import Desk, upcard_is_staged
from game.ui.table.draw.cloth import BandWords
from game.ui.table.draw.panels import Meter, ScoreRow
from game.ui.table.draw.picture import Scenery
from game.ui.table.draw.plates import Plate
from game.ui.table.layout.seats import is_open_choice
from game.ui.table.log import panel_lines
from game.ui.table.people import Company
from game.ui.table.unseen_points import average_hidden
from game.words import going_out as going_out_words
from game.words import grammar
from game.words import table as words
from game.words.going_out import going_out
from game.words.grammar import team_name
from game.words.log import LogLine
from game.words.refusals import refusal_sentence
from game.words.table import guide


def scenery(
    view: PlayerView,
    desk: Desk,
    company: Company,
    base: int,
    me: int | None,
    *,
    log: Sequence[LogLine] = (),
    first_line: int = 0,
    refusal: str = "",
    held: int = 0,
    lit: frozenset[Spot] = frozenset(),
    wrong: Spot | None = None,
    tips: bool = True,
) -> Scenery:
    """The words and panels of this moment. `log` holds the last lines, that of the round's end among them once it is
    over, and `first_line` is the number of the first of them; `refusal` is a sentence that stays until the next thing
    is done; with `tips` the sheet says what may be done, in the first round with the reasons, and without them only
    whose turn it is and what is wrong.
    """
    board = view.board
    names = company.names
    draft = desk.draft
    head = words.waiting_head(view, names, draft)
    body = refusal or (_tip(view, names, draft) if tips or board.phase == Phase.ANSWER else "")
    if not body and view.is_mine and board.phase == Phase.ANSWER:
        values = card_values(board.rules)
        body = going_out_words.for_the_asked(board, view.seat, sum(values[card] for card in view.hand))
    if not refusal and draft is not None:
        lack = missing(view, draft)
        if lack is None:
            asks = draft.kind == "go_out" and must_ask(board)
            body = going_out_words.at_stake(names, board, view.seat, average_hidden(view)) if asks else words.READY
        elif draft.kind != "take" and lack.code not in (Reason.OPENING_MINIMUM, Reason.MUST_USE_ALL):
            body = refusal_sentence(lack, view, names)
    return Scenery(
        scores=_scores(board, names, base, me, log),
        needs=going_out(view, names, base, me),
        log=panel_lines(log, board, first_line),
        meter=meter(view, draft),
        head=head,
        body=body,
        refused=bool(refusal),
        guided=tips and is_guided(board) and view.seat != SPECTATOR,
        plates={
            (seat - base) % board.players: _plate(board, company, seat, base)
            for seat in range(board.players)
            if seat != base
        },
        bands={team: _band_words(view, names, team, base, me, draft) for team in range(board.teams)},
        acting_team=board.team_of(board.mover) if board.phase != Phase.ENDED else None,
        group_points=tuple(points_of(view, [group]) for group in draft.groups) if draft else (),
        new_pile_words=words.NEXT_GROUP if draft is not None and draft.groups else words.DROP_HERE,
        new_pile_idle=not view.is_mine or view.seat == SPECTATOR,
        lit=lit,
        held=held,
        wrong=wrong,
        upcard_drafted=upcard_is_staged(view, draft),
        foot_words=_foot_words(board, names, base, view.seat),
        own_alert=words.on_plate(board, base),
    )


def _tip(view: PlayerView, names: Sequence[str], draft: Draft | None) -> str:
    say = guide if is_guided(view.board) else words.waiting_body
    return say(view, names, draft, _why_no_pile(view, names))


def is_guided(board: Board) -> bool:
    """Whether tips come with their reasons: in the first round of a match."""
    return board.round <= 1


def _scores(
    board: Board, names: Sequence[str], base: int, me: int | None, log: Sequence[LogLine]
) -> tuple[ScoreRow, ...]:
    own = board.team_of(base)
    rows = []
    for step in range(board.teams):
        team = (own + step) % board.teams
        rows.append(
            ScoreRow(
                team,
                team_name(names, board.teams, team, me),
                grammar.points(board.totals[team]),
                _this_round(board, team, log),
                words.books_line(board, team),
            )
        )
    return tuple(rows)


def _this_round(board: Board, team: int, log: Sequence[LogLine]) -> str:
    """What lies on the table counts while the round goes on; once it is over, what it was scored, if that was told."""
    if board.phase != Phase.ENDED:
        return grammar.signed(words.points_now(board, team))
    ended = next((line.event for line in reversed(log) if isinstance(line.event, RoundEnded)), None)
    return grammar.signed(ended.scores[team].total) if ended is not None else ""


def _plate(board: Board, company: Company, seat: int, base: int) -> Plate:
    person = company.people[seat]
    return Plate(
        name=person.name,
        team=board.team_of(seat),
        look=person.look,
        hand=board.hands[seat],
        foot=None if board.in_foot[seat] else board.feet[seat],
        active=board.mover == seat and board.phase != Phase.ENDED,
        is_partner=seat in board.teammates(base),
        alert=words.on_plate(board, seat),
    )


def _band_words(
    view: PlayerView, names: Sequence[str], team: int, base: int, me: int | None, draft: Draft | None
) -> BandWords:
    board = view.board
    mine = team == board.team_of(base)
    is_draft = mine and draft is not None
    note = words.DRAFT_NOTE if is_draft else words.band_note(board, team)
    return BandWords(team, team_name(names, board.teams, team, me), note, is_draft, board.red_threes[team])


def _foot_words(board: Board, names: Sequence[str], base: int, looks: int) -> str:
    if board.in_foot[base] or not board.feet[base] or is_open_choice(board, base):
        return ""
    return words.YOUR_FOOT if base == looks else words.foot_of(names[base])


def meter(view: PlayerView, draft: Draft | None) -> Meter | None:
    """The opening meter of whoever looks, while his team has not opened."""
    board = view.board
    if view.seat == SPECTATOR or board.has_opened(view.team) or board.phase not in (Phase.DRAW, Phase.PLAY):
        return None
    need = opening_minimum(board, view.team)
    if draft is None:
        return Meter(0, need, words.opening_needs(need))
    have = points(view, draft)
    if have >= need:
        lack = missing(view, draft)
        return Meter(have, need, words.REACHED if lack is None else "", _how(view, draft))
    return Meter(have, need, words.short_of(need - have, mending(view, draft)), _how(view, draft))


def _how(view: PlayerView, draft: Draft) -> str:
    upcard = view.board.upcard
    if upcard is None or not upcard_is_staged(view, draft):
        return ""
    worth = card_values(view.board.rules)[upcard]
    return words.counts_as(worth, points(view, draft) - worth, upcard)


def mending(view: PlayerView, draft: Draft | None) -> tuple[Card, ...]:
    """Cards of the hand that alone would lift the draft over the minimum."""
    if draft is None or draft.is_empty:
        return ()
    lack = missing(view, draft)
    return lack.fix if isinstance(lack, OpeningTooLow) else ()


def _why_no_pile(view: PlayerView, names: Sequence[str]) -> str:
    """Why the pile cannot be taken just now, "" when it can."""
    if not view.is_mine or view.board.phase != Phase.DRAW:
        return ""
    lack = why_no_take(view)
    return "" if lack is None else refusal_sentence(lack, view, names)
