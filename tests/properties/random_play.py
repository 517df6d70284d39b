"""Careless players for whole matches: every entry of a record, and the table before and after it."""

import itertools
import random
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from msgspec.structs import replace

from game.engine.apply import apply
from game.engine.candidates import candidates
from game.engine.events import Event
from game.engine.moves import Answer, Choose, Cut, Discard, Draw, GoOut, Hold, MeldCards, Move, Pass, Peek, Take
from game.engine.table.board import Phase, packet_size
from game.engine.table.deal import Deal, deal_round, reshuffle
from game.engine.table.state import Table, before_first_deal
from game.engine.table.view import PlayerView, view_of
from game.play.dealer import Dealer
from game.rules.clashes import clashes_of
from game.rules.presets import PRESET_IDS, preset
from game.rules.ruleset import RuleSet


class Seating(NamedTuple):
    """A match to be played: rules, shape of the table, seed."""

    rules: RuleSet
    players: int
    teams: int
    seed: int

    @property
    def name(self) -> str:
        """What a test report calls it."""
        return f"{self.rules.name}-{self.players}in{self.teams}-{self.seed}".replace(" ", "")


class Moment(NamedTuple):
    """One entry of a match: a deal, new stock, or a move that stood."""

    before: Table
    entry: Deal | tuple[str, ...] | Move
    after: Table
    events: tuple[Event, ...]
    offered: tuple[Move, ...] = ()
    """What `candidates` gave the mover."""
    can_take_back: bool = False


def preset_seatings(seeds: range) -> list[Seating]:
    """Every table that every preset offers."""
    found = []
    for preset_id in PRESET_IDS:
        rules = preset(preset_id)
        for shape in rules.tables:
            players, _, teams = shape.partition(":")
            found += [Seating(rules, int(players), teams_of(int(players), teams), seed) for seed in seeds]
    return found


def large_seatings(seeds: range) -> list[Seating]:
    """Every preset at the tables of seven and eight."""
    shapes = ((8, 2), (8, 4), (7, 7), (8, 8))
    return [Seating(preset(one), *shape, seed) for one in PRESET_IDS for shape in shapes for seed in seeds]


def teams_of(players: int, shape: str) -> int:
    """How many teams a shape such as "2v2v2" makes of so many players."""
    return players if shape == "solo" else shape.count("v") + 1


def random_seatings(count: int, beyond_the_seeds: bool = False, first: int = 1) -> list[Seating]:
    """Tables under random rule sets without contradictions, over what the seeds' variations may change or over all, of
    the seeds from `first` on.
    """
    found = (_random_seating(seed, beyond_the_seeds) for seed in itertools.count(first))
    return list(itertools.islice((seating for seating in found if seating is not None), count))


@cache
def _random_seating(seed: int, beyond_the_seeds: bool) -> Seating | None:
    """The table of one seed; none where its rule set contradicts itself."""
    rng = random.Random(seed)
    players = rng.choice((2, 3, 4, 4, 6))
    teams = rng.choice([teams for teams in (2, 3, 4, 6) if players % teams == 0 and teams <= players] or [players])
    rules = random_rules(rng, f"random {seed}")
    if beyond_the_seeds:
        rules = with_options(rng, replace(rules, name=f"house {seed}"))
    return None if clashes_of(rules, players) else Seating(rules, players, teams, seed)


def random_rules(rng: random.Random, name: str) -> RuleSet:
    """A rule set drawn at random; it may contradict itself."""
    size = rng.choice((7, 9, 11, 13))
    book_size = rng.choice((5, 7, 7, 8, 10))
    changes: dict[str, object] = {
        "name": name,
        "rounds": 2,
        "hand_cards": size,
        "foot_cards": rng.choice((size, size, 13)),
        "stacks": rng.choice(("dealt", "choose")),
        "deal": rng.choice(("auto", "auto", "cut")),
        "first_player": rng.choice(("random", "high_card", "left_of_dealer")),
        "opening": rng.choice(((50, 90), (60, 90), (0, 30), (150,))),
        "ten_from": rng.choice(("8", "9", "T")),
        "black_three": rng.choice((0, 5)),
        "red_three": rng.choice((300, 500)),
        "draw_count": rng.choice((1, 2, 2, 3)),
        "take_count": rng.choice((1, 5, 7, 8, "all")),
        "short_pile": rng.random() < 0.7,
        "take_with": rng.choice(("pair", "any_play")),
        "upcard_play": rng.choice(("always", "to_open")),
        "take_first_lap": rng.random() < 0.8,
        "book_size": book_size,
        "wild_limit": rng.choice(("equal", "fewer", "half")),
        "wild_cap": rng.choice((0, 0, 1, 2, 3)),
        "closed_book": rng.choice(("any", "keep_kind", "naturals", "sealed")),
        "second_meld": rng.choice(("never", "after_closing", "anytime")),
        "wild_melds": rng.choice(("no", "no", "allowed", "required")),
        "double_book": rng.choice((0, 14)),
        "out_clean": rng.choice((0, 1, 1, 2)),
        "out_dirty": rng.choice((0, 1, 1, 3)),
        "final_discard": rng.choice(("required", "optional")),
        "partners_foot": rng.choice(("none", "picked_up", "played")),
        "permission": rng.random() < 0.4,
        "hold_last_card": rng.random() < 0.5,
        "go_out_bonus": rng.choice((0, 100)),
        "stock_out": rng.choice(("end", "end", "reshuffle")),
    }
    return replace(preset(rng.choice(PRESET_IDS)), **changes)


def with_options(rng: random.Random, rules: RuleSet) -> RuleSet:
    """The rules with some of the options beyond the seeds changed at random."""
    options: dict[str, tuple[object, ...]] = {
        "extra_decks": (0, 1),
        "first_upcard": ("natural", "any"),
        "red_threes": ("lay_down", "lay_down"),
        "red_three_all": (0, 400),
        "red_three_not_out": (0, 30),
        "target_score": (0, 2000),
        "stacks": ("bottom_high", "bottom_low"),
        "out_clean": ((0, 1), (1, 2)),
        "final_discard": ("never",),
        "out_wild": (0, 1, 2),
        "out_books": (1, 3),
        "foot_ends_turn": (True,),
        "foot_when": ("first_book",),
        "foot_needed": (False,),
        "draw_count": ((2, 3), (3, 2)),
        "hand_cards": ((11, 9), (13, 11)),
        "take_with": ("pair_or_wild", "pair_or_meld"),
        "take_count": ("never", "all"),
        "first_take_free": (True,),
        "take_peek": (True,),
        "take_bottom": (True,),
        "take_then_draw": (1, 2),
        "open_waived": (True,),
        "new_meld_points": (15, 30),
        "wild_per_turn": (1, 2),
        "book_at_once": (300,),
        "winner_takes": (True,),
        "jokers": (0, 1, 4),
        "set_aside": (3, 15),
        "take_least": (3,),
        "take_needs_open": (True,),
        "freeze": ("until_taken", "one_lap"),
        "opening_growth": (20, 40),
        "opening_by_score": (((0, 50), (500, 90)), ((-500, 15), (0, 60))),
        "open_counts_books": (True,),
        "closed_book": ("clean_open", "dirty_open"),
        "dirty_naturals": (3, 4),
        "sevens_book": (1500,),
        "sevens_kind": ("any",),
        "out_sevens": (1,),
        "sevens_kept": (True,),
        "meld_threes": ("black_last", "black_in_foot", "all"),
        "threes_book": (700,),
        "tail_cards": (1, 7, (0, 4)),
        "unfinished_book": (500, 1500),
        "open_natural": (True,),
    }
    newer: dict[str, tuple[object, ...]] = {
        "open_book_from": (1, 2),
        "special_rank": ("5", "A"),
        "special_book": (0, 3000),
        "red_three_enough": (1, 2, 3),
        "floating": (True,),
        "wild_as_clean": (True,),
    }
    changes = {field: rng.choice(values) for field, values in options.items() if rng.random() < 0.3}
    own = random.Random(repr(changes))  # so that a seed that found a bug still gives what it gave before
    changes |= {field: own.choice(values) for field, values in newer.items() if own.random() < 0.3}
    return replace(rules, **changes)


def choose(rng: random.Random, view: PlayerView, moves: tuple[Move, ...], eager: bool) -> Move:
    """A move for a careless player; an eager one melds whatever it can and throws what it cannot use."""
    kinds = {type(move) for move in moves}
    if kinds == {Cut}:
        return rng.choice((*moves, *[Cut(packet_size(view.board))] * 5))
    if kinds <= {Choose, Answer}:
        return rng.choice(moves)
    eagerness = {GoOut: 0.9, Hold: 0.2, Peek: 0.5, Take: 0.8, MeldCards: 0.98 if eager else 0.7, Draw: 1.0, Pass: 1.0}
    for kind, chance in eagerness.items():
        if kind in kinds and (kinds == {kind} or rng.random() < chance):
            fitting = [move for move in moves if type(move) is kind]
            if eager and isinstance(fitting[0], MeldCards):
                return max(rng.sample(fitting, min(4, len(fitting))), key=_cards_laid)
            return rng.choice(fitting)
    plain = [move for move in moves if isinstance(move, Discard)]
    if not plain:
        return rng.choice(moves)
    return min(rng.sample(plain, len(plain)), key=lambda move: _use(view, move)) if eager else rng.choice(plain)


def _cards_laid(move: Move) -> int:
    return sum(len(group.cards) for group in move.groups) if isinstance(move, MeldCards) else 0


def _use(view: PlayerView, move: Discard) -> int:
    """How many cards like the discard there are, in the hand and on the team's table; threes are no use."""
    rank = move.card[0]
    lying = sum(meld.rank == rank for meld in view.board.melds[view.team])
    return 0 if rank == "3" else 9 if rank in "2*" else 5 * lying + sum(card[0] == rank for card in view.hand)


def play(seating: Seating) -> Iterator[Moment]:
    """The match from its first deal to its end, entry by entry. Raises AssertionError where nobody has a candidate."""
    rng = random.Random(f"{seating.seed}/{seating.name}")
    dealer = Dealer(seating.seed)
    now = before_first_deal(seating.rules, seating.players, seating.teams)
    while not now.board.is_match_over:
        board = now.board
        if board.phase == Phase.ENDED:
            deal = dealer.deal(board)
            dealt, events = deal_round(now, deal)
            yield Moment(now, deal, dealt, events)
            now = dealt
        elif board.shuffle_due:
            stock = dealer.reshuffled(board, now.discards[:-1])
            shuffled, events = reshuffle(now, stock)
            yield Moment(now, stock, shuffled, events)
            now = shuffled
        else:
            view = view_of(now, board.mover)
            offered = candidates(view)
            if not offered:
                raise AssertionError(f"seat {board.mover} has no candidate in {board.phase} with {view.hand}")
            move = choose(rng, view, offered, eager=seating.seed % 3 > 0)
            step = apply(now, move)
            yield Moment(now, move, step.table, step.events, offered, step.can_take_back)
            now = step.table


def rounds_of(seating: Seating) -> Iterator[list[Moment]]:
    """The match in rounds, each beginning with its deal."""
    moments: list[Moment] = []
    for moment in play(seating):
        if isinstance(moment.entry, Deal) and moments:
            yield moments
            moments = []
        moments.append(moment)
    yield moments
