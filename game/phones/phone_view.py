"""What a phone shows: the view of its seat, and everything that the page draws, in words.

It depends only on what the seat sees, what its phone has staged, and what everybody saw happen.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import islice
from typing import Final, Literal

from msgspec import Struct, json
from msgspec.structs import replace

from game.cards import cards_text
from game.engine.draft import Draft, missing, points
from game.engine.ending.going_out import books_wanted, must_ask
from game.engine.events import BookCompleted, Melded, WentOut
from game.engine.melding.melds import card_values, melds_by_rank, shown_card
from game.engine.score import points_on_table
from game.engine.table.board import Board, Phase, opening_minimum, packet_size
from game.engine.table.view import PlayerView
from game.messages.amounts import capital
from game.messages.functions import (
    deck_cut as say_deck_cut,
    errors as say_errors,
    phones as say,
    possible as say_possible,
    scores as say_scores,
    screens as say_screens,
    spoken_text as say_spoken_text,
    table as say_table,
)
from game.messages.language import spoken
from game.play.seat_view import Fact, seat_view
from game.play.waiting_pack import WaitingPack
from game.rules.ruleset import RuleSet, as_scored, for_round
from game.rules.stack_passing import passing_by, way_of
from game.sentences.at_table import spoken_text, table as words
from game.sentences.at_table.going_out_texts import at_stake, effect_of_yes, team_needs
from game.sentences.at_table.log import LogLine
from game.sentences.at_table.recap import latest_kept_steps
from game.sentences.grammar import members, seat_name, seat_person, sentences, team_name
from game.sentences.rules_and_scores.rule_page import rule_page
from game.sentences.rules_and_scores.scores import NARROWLY
from game.turn.arrangement import (
    Arrangement,
    chosen_cards,
    fresh_positions,
    lent_card,
    places_of,
    shown_cards,
    staged_upcard,
)
from game.turn.cut_by_eye import OFF_MIDDLE, STARTS, STEPS, packet_bounds
from game.turn.gesture_outcomes import lifted_upcard, takers
from game.turn.hint_words import hint_words, with_hint
from game.turn.hinting import Hint, hinted_spots
from game.turn.offered_buttons import controls
from game.turn.possible import Possible, gathered, of_kind, possible
from game.turn.spots import LaidMeld, Spot, StagedCard, Zone, id_of
from game.turn.undo_words import undo_words
from saves.records.journal import ON_DISK, DiskAnswer
from saves.records.move_json import move_fields

SHOWN_LINES: Final = 40
"""The most moves that the page lists."""

_NOT_THERE: Final = ("undo_turn",)
"""Buttons of the screen that a phone does without."""


class LogOnPhone:
    """What happened last, as the seat reads it. Most lines were there before, so each is worded only once."""

    def __init__(self) -> None:
        self._language = ""
        self._told: dict[int, tuple[LogLine, Fact]] = {}

    def newest(self, view: PlayerView, steps: Sequence[Sequence[LogLine]]) -> list[Fact]:
        """The last lines that are still valid, the newest at the end."""
        lines = islice((line for step in latest_kept_steps(steps) for line in reversed(step)), SHOWN_LINES)
        before = self._told if self._language == spoken() else {}
        self._language = spoken()
        self._told = {id(line): before.get(id(line)) or (line, _log_line(view, line)) for line in lines}
        return [fact for _, fact in reversed(self._told.values())]


class Missed(Struct, frozen=True):
    """What happened while a phone slept: turns of the others, and turns of its own seat that the computer played."""

    number: int
    """Every sleep has its own number."""
    turns: int
    own: int
    is_new_round: bool


class Beside(Struct, frozen=True):
    """Further facts for a phone."""

    asleep: frozenset[int] = frozenset()
    hint: Hint | None = None
    may_hint: bool = True
    missed: Missed | None = None
    pack: WaitingPack | None = None
    is_over: bool = False
    """Whether the match is over, played to its end or not."""
    shows_end: bool = True
    """Whether the big screen has shown how the round or the match ended, if it has ended."""
    may_continue: bool = False
    """Whether the big screen shows a score that phones may lead on from."""
    inks: Mapping[str, str] = {}
    """The colours of the suits at the big screen, by their letters; none for red and black."""
    asked: Literal["same", "new", ""] | None = None
    """A phone's unanswered request for the next match; None if phones can't ask."""
    winners: tuple[int, ...] = ()
    """The teams that won it; none if it was given up."""
    wanting: frozenset[int] = frozenset()
    """Seats whose phones have asked for another match."""
    on_phones: frozenset[int] = frozenset()
    tonight: tuple[int, ...] = ()
    """By team, the matches won this evening."""
    kept: DiskAnswer = ON_DISK
    """The record's content so far."""
    may_announce: bool = False


def phone_view(
    view: PlayerView,
    arrangement: Arrangement,
    names: Sequence[str],
    undoable: int,
    steps: Sequence[Sequence[LogLine]],
    at: int,
    beside: Beside = Beside(),  # noqa: B008 - frozen
    log: LogOnPhone | None = None,
) -> bytes:
    """The JSON object. `steps` are the lines of the log by move, as everybody reads them; `at` counts the record. `log`
    is the seat's own and is kept between calls.
    """
    board, shown = view.board, shown_cards(view, arrangement)
    fresh, chosen = set(fresh_positions(view, arrangement)), set(arrangement.chosen)
    advised = places_of(shown, beside.hint.cards if beside.hint is not None else ())
    pack = _pack(beside, view.seat)
    things = possible(view, arrangement.draft) if pack is None and not beside.is_over else None
    fields: Fact = seat_view(view)
    fields["at"] = at
    fields["page"] = {
        "mine": view.is_mine and pack is None and not beside.is_over,
        "seat": view.seat,
        "head": _head(view, arrangement, beside, names),
        "body": _body(view, arrangement, names),
        "name": names[view.seat],
        "inks": beside.inks,
        "last": board.last_round,
        "may_announce": beside.may_announce,
        "round": say.last_round() if board.last_round else say_scores.round_of(board.round, board.rules.rounds, 0),
        "cards": [
            {
                "card": card,
                "heard": say.card_heard(card, place + 1, len(shown), place in fresh),
                "new": place in fresh,
                "chosen": place in chosen,
                "hinted": place in advised,
            }
            for place, card in enumerate(shown)
        ],
        "lent": lent_card(view, arrangement.draft),
        "sort": arrangement.sort,
        "sortings": [{"label": label, "sorting": to} for label, to in words.sortings(arrangement.sorting)],
        "players": [_player(board, names, seat, view.seat, beside.asleep) for seat in board.around(view.seat)[1:]],
        "teams": [_team(board, names, team, view.seat) for team in board.teams_around(view.seat)],
        "pile": _pile(board),
        "foot": _foot(view, names),
        "buttons": _buttons(view, arrangement, names, undoable, steps, beside),
        "possible": _possible(view, things),
        "ways": [_way(one, of_kind(things or (), one.kind) if one.more else ()) for one in gathered(things or ())],
        "lit": _lit(view, arrangement),
        "draft": _draft(view, arrangement),
        "question": (not beside.is_over and _question(view)) or None,
        "hint": _hint(view, arrangement, beside.hint, names),
        "greeting": _greeting(view, arrangement, beside.missed, names),
        "cut_deck": pack,
        "cut": _cut(view, names) if board.phase == Phase.CUT and view.is_mine else None,
        "choose": _choose(view, names),
        "rules": _rules(board.rules, spoken()),
        "next_round": say_scores.next_round() if beside.may_continue else "",
        "over": beside.is_over,
        "again": _again() if beside.is_over and beside.asked is not None else (),
        "asked": {"same": say.asked_same, "new": say.asked_new}[beside.asked]() if beside.asked else "",
        "wants": view.seat in beside.wanting,
        "others": _wishes(view, beside, names) if beside.is_over and beside.asked is not None else (),
        "tonight": _tonight(view, beside.tonight, names) if beside.is_over else (),
        "end": _end(view, beside.winners, names, steps) if beside.is_over else None,
        "unsaved": unsaved(beside.kept),
        "log": (log or LogOnPhone()).newest(view, steps),
    }
    return json.encode(fields)


def waiting_view(
    names: Sequence[str],
    seat: int,
    over: str,
    waits: str,
    kept: DiskAnswer = ON_DISK,
    at: int | None = None,
    *,
    may_continue: bool = False,
) -> bytes:
    """The JSON object while there are no cards to show: what is over, and what the big screen waits for. A phone that
    `may_continue` leads on from the last score to the result.
    """
    page = {
        "between": {"over": over, "waits": waits},
        "mine": False,
        "seat": seat,
        "name": names[seat],
        "head": over or waits,
        "next_round": say_scores.see_result_now() if may_continue else "",
        "cards": (),
        "over": False,
        "unsaved": unsaved(kept),
    }
    return json.encode({"page": page} if at is None else {"at": at, "page": page})


@lru_cache(maxsize=8)
def _rules(rules: RuleSet, language: str) -> Sequence[Fact]:
    """The page of rules in the language that is spoken now."""
    return [
        {"head": section.chapter.heading, "lines": [line.words for line in section.lines]}
        for section in rule_page(rules)
        if section.lines
    ]


def _again() -> Sequence[Fact]:
    return [
        {"again": "same", "label": say.again_same(), "sub": say.again_same_sub()},
        {"again": "new", "label": say.again_new(), "sub": say.again_new_sub()},
    ]


def _wishes(view: PlayerView, beside: Beside, names: Sequence[str]) -> Sequence[Fact]:
    """Which of the others on phones want another match."""
    seats = [seat for seat in view.board.around(view.seat)[1:] if seat in beside.on_phones]
    return [
        {
            "seat": seat,
            "team": view.board.team_of(seat),
            "wants": seat in beside.wanting,
            "heard": (say.wants_again if seat in beside.wanting else say.has_not_said)(seat_person(names, seat)),
        }
        for seat in seats
    ]


def _tonight(view: PlayerView, won: Sequence[int], names: Sequence[str]) -> Sequence[Fact]:
    """The evening's matches by team, the player's own first."""
    teams = [team for team in view.board.teams_around(view.seat) if any(won) and won[team]]
    called = [team_name(names, view.board.teams, team, view.seat) for team in teams]
    return [
        {"team": team, "won": won[team], "heard": say.won_tonight(name, won[team])}
        for team, name in zip(teams, called, strict=True)
    ]


def unsaved(kept: DiskAnswer) -> str:
    """What every page and the command line say while lines are only in memory; "" while all is well."""
    if kept.failing is None:
        return ""
    return say_errors.disk_silent() if kept.failing.is_silent else say_errors.disk_fails(kept.failing.reason)


def _cut(view: PlayerView, names: Sequence[str]) -> Fact:
    """What the page needs for a packet that is lifted by eye, and for splitting it between two neighbours. No number
    here tells how many cards are right; the heading names the goal, as at the screen.
    """
    board, way = view.board, way_of(view.board.rules, view.board.round)
    line, split = say_screens.cut_line(bool(board.tails), as_scored(board.rules).cut_bonus), None
    if way is not None:
        by = passing_by(way)
        foot, hand = (
            seat_person(names, (view.seat + step) % board.players, view.seat) for step in (by.second, by.first)
        )
        line = say_screens.cut_split(foot, hand)
        split = {
            "head": say_screens.split_heading(),
            "line": say_screens.split_line(foot, hand),
            "how": say_screens.cut_drag(0),
            "here": say_screens.split_here(),
            "starts": OFF_MIDDLE,
        }
    return {
        "bounds": packet_bounds(board.stock),
        "starts": STARTS,
        "steps": STEPS,
        "line": line,
        "how": say_screens.cut_drag(packet_size(board)),
        "split": split,
    }


def _head(view: PlayerView, arrangement: Arrangement, beside: Beside, names: Sequence[str]) -> str:
    """What the game is waiting for, in a line."""
    pack = beside.pack
    if beside.is_over:
        return say_scores.match_over()
    if pack is None and view.board.phase == Phase.CUT and view.is_mine:
        return say_screens.cut_heading(packet_size(view.board))
    if pack is None:
        return words.waiting_head(view, names, arrangement.draft)
    return say_deck_cut.cut_heading("") if pack.cutter == view.seat else say.cuts_deck(seat_person(names, pack.cutter))


def _body(view: PlayerView, arrangement: Arrangement, names: Sequence[str]) -> str:
    """What to know before a move: the pile's contents if it was looked at, what is at stake in going out."""
    board, draft = view.board, arrangement.draft
    if not view.is_mine:
        return ""
    if draft is None:
        return words.would_bring(board.peeked_cards) if board.peeked else ""
    asks = draft.kind == "go_out" and must_ask(board) and missing(view, draft) is None
    return at_stake(names, board, view.seat) if asks else ""


def _player(board: Board, names: Sequence[str], seat: int, own: int, asleep: frozenset[int]) -> Fact:
    is_turn = seat == board.mover and board.phase != Phase.ENDED
    sign = words.on_plate(board, seat)
    name = seat_name(names, seat)
    return {
        "seat": seat,
        "name": name,
        "team": board.team_of(seat),
        "hand": board.hands[seat],
        "lying": board.lying(seat),
        "turn": is_turn,
        "asleep": seat in asleep,
        "sign": sign,
        "heard": spoken_text.player(name, board, seat, board.team_of(seat) == board.team_of(own), sign),
    }


def _team(board: Board, names: Sequence[str], team: int, seat: int) -> Fact:
    name = team_name(names, board.teams, team, seat)
    size = board.rules.book_size
    return {
        "team": team,
        "name": name,
        "mine": team == board.team_of(seat),
        "total": board.totals[team],
        "now": points_on_table(board, team),
        "wanted": books_wanted(board, team) if board.phase != Phase.ENDED else (),
        "note": words.books_line(board, team),
        "needed": team_needs(board, names, team, seat).told,
        "red": cards_text(board.red_threes[team]),
        "melds": [_meld(board, team, number, name, size) for number in melds_by_rank(board.melds[team])],
    }


def _meld(board: Board, team: int, number: int, owner: str, size: int) -> Fact:
    meld = board.melds[team][number]
    is_book = meld.is_book(board.rules)
    return {
        "id": id_of(LaidMeld(team, number, is_book)),
        "top": shown_card(meld, board.rules),
        "cards": cards_text(meld.cards),
        "count": len(meld.cards),
        "wilds": words.WILD_STAR * meld.wilds if meld.naturals else "",
        "kind": meld.kind,
        "book": is_book,
        "size": size,
        "heard": say_spoken_text.meld_of_team(*spoken_text.meld_facts(meld, size), owner),
    }


def _pile(board: Board) -> Fact:
    return {
        "stock": board.stock,
        "count": board.pile,
        "upcard": board.upcard,
        "frozen": board.frozen is not None,
        "brings": board.pile_yield,
        "stock_words": say_table.sign_stock(board.stock),
        "pile_words": say_table.sign_pile(board.pile, board.pile_bottom),
        "heard": say_spoken_text.pile(board.pile, board.upcard, board.frozen is not None),
        "stock_heard": sentences(capital(say_table.sign_stock(board.stock))),
    }


def _foot(view: PlayerView, names: Sequence[str]) -> Fact | None:
    board = view.board
    if not board.lying(view.seat) or board.phase in (Phase.CUT, Phase.CHOOSE):
        return None
    stack = board.next_stack(view.seat) or board.last_stack
    count, tail = board.feet[view.seat], board.tails[view.seat] if board.tails else 0
    label = say_table.stack_of(seat_person(names, view.seat, view.seat), stack.value, 0)
    return {"count": count, "label": label, "heard": say_table.foot_label(stack.value, count, tail)}


def _log_line(view: PlayerView, line: LogLine) -> Fact:
    mine = replace(line, me=view.seat)
    return {
        "who": mine.who,
        "team": mine.team,
        "what": mine.short,
        "card": mine.card,
        "text": mine.text,
    }


def _buttons(
    view: PlayerView,
    arrangement: Arrangement,
    names: Sequence[str],
    undoable: int,
    steps: Sequence[Sequence[LogLine]],
    beside: Beside,
) -> list[Fact]:
    if view.board.phase not in (Phase.DRAW, Phase.PLAY) or beside.pack is not None or beside.is_over:
        return []
    offered = controls(
        view, arrangement, undoable, tuple(names), undo_words(steps, view.seat, undoable, is_reader=True)
    )
    left_out = _NOT_THERE if beside.may_hint and arrangement.draft is None else ("hint", *_NOT_THERE)
    return [
        {
            "slot": one.slot,
            "deed": one.action,
            "label": one.label,
            "sub": one.sub,
            "reason": one.reason,
            "gold": one.primary and not one.reason,
        }
        for one in with_hint(offered, beside.hint)
        if one.action not in left_out
    ]


def _possible(view: PlayerView, things: Sequence[Possible] | None) -> list[str]:
    """What the seat can do now, as the screen lists it; one sentence if somebody else must act."""
    if things is not None and not view.is_mine:
        return [say_possible.nothing()]
    return [one.words for one in things or ()]


def _way(thing: Possible, several: Sequence[Possible]) -> Fact:
    """The same as a row to press: `ask` is what the page then sends, None if it only opens `several` or says how."""
    deed = {"deed": thing.action} if thing.action is not None else None
    return {
        "kind": thing.kind.name.lower(),
        "text": thing.words,
        "cards": thing.pictures,
        "ask": {"move": move_fields(thing.move)} if thing.move is not None else deed,
        "several": [_way(one, ()) for one in several],
    }


def _lit(view: PlayerView, arrangement: Arrangement) -> list[str]:
    """The places where the chosen cards can go."""
    cards = chosen_cards(view, arrangement)
    spots: list[Spot] = [Zone.NEW_PILE, Zone.DISCARD]
    spots += [StagedCard(number, 0) for number, _ in enumerate(arrangement.draft.groups if arrangement.draft else ())]
    melds = view.board.melds[view.team]
    spots += [LaidMeld(view.team, number, meld.is_book(view.board.rules)) for number, meld in enumerate(melds)]
    return sorted(map(id_of, takers(view, arrangement, cards, spots, lifted_upcard(view, arrangement))))


def _draft(view: PlayerView, arrangement: Arrangement) -> Fact | None:
    """What is staged, and the meter of an opening (also before anything is staged)."""
    board, draft = view.board, arrangement.draft
    if not view.is_mine or board.phase not in (Phase.DRAW, Phase.PLAY):
        return None
    is_opening = not board.has_opened(view.team)
    if draft is None and not is_opening:
        return None
    staged = draft or Draft()
    values = card_values(board.rules)
    melds = board.melds[view.team]
    groups = [
        {
            "cards": group.cards,
            "label": words.group_line(group.cards),
            "points": sum(values[card] for card in group.cards),
            "onto": None
            if group.onto is None
            else id_of(LaidMeld(view.team, group.onto, melds[group.onto].is_book(board.rules))),
            "heard": [say_spoken_text.staged_card(card, group.cards) for card in group.cards],
        }
        for group in staged.groups
    ]
    need = opening_minimum(board, view.team) if is_opening else 0
    upcard = staged_upcard(view, draft)
    return {
        "kind": staged.kind if draft is not None else None,
        "groups": groups,
        "discard": staged.discard,
        "upcard": upcard.group if upcard is not None else None,
        "upcard_chosen": arrangement.upcard_chosen,
        "have": points(view, staged),
        "need": need,
        "meter": say.meter(need) if need else "",
    }


def _question(view: PlayerView) -> Sequence[str]:
    """What to consider if a teammate asks to go out and this seat must answer; the heading asks."""
    return effect_of_yes(view) if view.board.phase == Phase.ANSWER and view.is_mine else ()


def _hint(view: PlayerView, arrangement: Arrangement, hint: Hint | None, names: Sequence[str]) -> Fact | None:
    """The screen's hint, all of it in sentences."""
    if hint is None:
        return None
    said = hint_words(hint, view, arrangement, tuple(names), view.seat, on_phone=True)
    return {
        "head": said.head,
        "body": [line for line in (said.answer, said.reason) if line],
        "spots": sorted(map(id_of, hinted_spots(hint, view))),
    }


def _greeting(view: PlayerView, arrangement: Arrangement, missed: Missed | None, names: Sequence[str]) -> Fact | None:
    """The greeting for somebody who looks at the phone again."""
    if missed is None:
        return None
    board = view.board
    if view.is_mine:
        quiet = not (missed.turns or missed.own or missed.is_new_round)
        now = say.still_yours() if quiet else say.your_turn_now()
    else:
        now = say.is_playing(seat_person(names, board.mover)) if board.phase != Phase.ENDED else ""
    if missed.own:
        told = [say.computer_played(missed.own)]
    else:
        told = [say.missed_turns(missed.turns)] if missed.turns else []
    if view.is_mine and arrangement.draft is not None and not told:
        told = [say.still_laid_out()]
    told = [say.round_began() if missed.is_new_round else "", now, *told]
    return {"number": missed.number, "head": say.welcome(names[view.seat]), "body": sentences(*told)}


def _end(view: PlayerView, winners: Sequence[int], names: Sequence[str], steps: Sequence[Sequence[LogLine]]) -> Fact:
    """How the match ended, and what this seat did for it."""
    board, own = view.board, view.team
    first, *others = sorted(board.totals, reverse=True)
    margin = first - others[0] if len(winners) == 1 else 0
    size = board.players // board.teams
    won_by = say.won_by(margin) if margin else ""
    is_close = bool(winners) and own not in winners and first - board.totals[own] < NARROWLY
    called = [team_name(names, board.teams, team, view.seat) for team in winners]
    headline = say_scores.winner(called, winners[0] == own, size > 1, own in winners) if winners else ""
    return {
        "headline": headline or say_scores.given_up(),
        "under": say.so_close() if is_close else won_by,
        "won": own in winners,
        "winners": list(winners),
        "faces": [seat for team in winners for seat in members(board.players, board.teams, team)],
        "part": _part(view, steps) if winners else "",
    }


def _part(view: PlayerView, steps: Sequence[Sequence[LogLine]]) -> str:
    """The best thing to say about this seat's part in the match; "" if there is nothing."""
    board, seat = view.board, view.seat
    events = [line.event for step in latest_kept_steps(steps) for line in step]
    closed = [event for event in events if isinstance(event, BookCompleted) and event.team == view.team]
    own = sum(event.seat == seat for event in closed)
    outs = sum(isinstance(event, WentOut) and event.seat == seat for event in events)
    cards = sum(len(event.cards) for event in events if isinstance(event, Melded) and event.seat == seat)
    of = len(closed) if board.players > board.teams else 0
    return say.part(own, of, outs, cards) if own or outs or cards else ""


def _choose(view: PlayerView, names: Sequence[str]) -> Fact | None:
    """The two stacks to choose from, named as at the screen."""
    board, seat = view.board, view.seat
    if board.phase != Phase.CHOOSE or not view.is_mine:
        return None
    way, cards = way_of(board.rules, board.round), for_round(board.rules.hand_cards, board.round)
    givers = [passing_by(way).giver(stack, seat, board.players) for stack in (0, 1)]
    return {
        "line": say_screens.choose_line() if way is None else say_screens.choose_passed(way),
        "stacks": [
            {"name": name, "note": say_screens.stack_note(by != seat, seat_person(names, by, seat), cards)}
            for name, by in zip((say_screens.left_stack(), say_screens.right_stack()), givers, strict=True)
        ],
    }


def _pack(beside: Beside, seat: int) -> Fact | None:
    """A pack that waits to be cut, by this seat or another."""
    pack = beside.pack
    if pack is None:
        return None
    return {
        "mine": pack.cutter == seat,
        "cards": pack.cards,
        "cut": say_deck_cut.cut_here(),
        "skip": say_deck_cut.skip_cut(),
    }
