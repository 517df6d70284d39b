"""The progress of a deal's ceremonies, as values for their scenes. Everything here is public."""

from game.engine.events import PacketCut, RoundBegan, StackChosen
from game.engine.table.board import Phase, packet_size
from game.rules.presets import rule_set_name
from game.rules.ruleset import as_scored, for_round
from game.rules.stack_passing import passing, way_of
from game.sentences.at_table.log import cut_in_short, cut_told
from game.sentences.grammar import seat_person
from game.turn.cut_by_eye import cut_for_you
from game.ui.match.deal.ceremony import Setting
from game.ui.match.deal.choose import ChooseModel
from game.ui.match.deal.cut import CutModel
from game.ui.match.deal.deck_cut import DeckCutModel
from game.ui.match.session.open_game import OpenGame
from game.ui.match.session.score_views import so_far
from game.ui.shared.models import people_of
from saves.records.lines import PositionLine


def setting_of(game: OpenGame) -> Setting:
    board, waits = game.board, game.match.waiting_pack
    people = people_of(game.header.seats, board.teams)
    round_ = board.round if waits is None else waits.round
    ends_early = game.match.is_last_round and round_ < board.rules.rounds
    rounds = 0 if ends_early else board.rules.rounds
    return Setting(rule_set_name(board.rules.name), round_, rounds, people, game.me)


def round_began(game: OpenGame) -> RoundBegan:
    """How the current round began; one must have been dealt."""
    return next(event for event in so_far(game.match).of_round if isinstance(event, RoundBegan))


def two_deal(game: OpenGame) -> bool:
    """Whether two partners share the dealing: way 1 of Partnership (S004-10, S004-11), if there are partners.

    If stacks are also passed, or tails dealt, the table shows the deal.
    """
    board = game.board
    is_shared = board.rules.base == "partners" and board.rules.deal == "auto" and board.has_partners
    return is_shared and not passing(board.rules, board.round) and not board.tails


def deck_cut_model(game: OpenGame) -> DeckCutModel:
    pack = game.match.waiting_pack
    assert pack is not None
    return DeckCutModel(pack.cards, pack.cutter, pack.dealer, on_phone=pack.cutter in game.phones)


def cut_model(game: OpenGame, shown: int | None) -> CutModel:
    board = game.board
    cuts = {event.seat: event for event in so_far(game.match).of_round if isinstance(event, PacketCut)}
    cutting = board.phase == Phase.CUT
    told = tuple(
        cut_in_short(cuts[seat], board) if seat in cuts else "" if board.hands[seat] else None
        for seat in range(board.players)
    )  # a match that goes on from the middle of the cutting doesn't know what was cut before
    seat = shown if shown is not None else board.mover if cutting else None
    about = game.me if seat is None else shown  # at the end, how it went for the reader
    return CutModel(
        exact=packet_size(board),
        bonus=as_scored(board.rules).cut_bonus,
        stock=board.stock,
        results=told,
        seat=seat,
        mine=cutting and shown is None and game.awaits_person,
        shown=None if shown is None else cuts[shown].count,
        came="" if about not in cuts else cut_told(seat_person(game.match.names, about, game.me), cuts[about], board),
        has_tails=bool(board.tails),
        first=(board.dealer + 1) % board.players,
        passes=way_of(board.rules, board.round),
        for_you=cut_for_you(board, game.match.cut_miss(board.mover)),
    )


def choose_model(game: OpenGame, shown: int | None) -> ChooseModel:
    board = game.board
    begun = (line for line in game.match.lines if isinstance(line, PositionLine) and line.n == board.round)
    chosen = dict(enumerate(next((line.chosen for line in begun), ())))  # before the match went on from there
    chosen |= {event.seat: event.stack for event in so_far(game.match).of_round if isinstance(event, StackChosen)}
    return ChooseModel(
        cards=for_round(board.rules.hand_cards, board.round),
        passes=way_of(board.rules, board.round),
        chosen=tuple(chosen.get(seat) for seat in range(board.players)),
        seat=board.mover if shown is None else shown,
        mine=board.phase == Phase.CHOOSE and shown is None and game.awaits_person,
        shown=None if shown is None else chosen.get(shown),
    )
