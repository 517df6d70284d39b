"""What is said of moves in fresh matches, to be judged: `python -m tests.sentences.drawn_reasons KIND SEED [COUNT]`
prints hints, verdicts, answers (to problems) or whys (of a computer partner), each with all that its seat saw.

Drawn by the seed from the five rule sets, and from three house rule sets but for answers.
"""

import random
import sys
from collections.abc import Iterator, Sequence
from itertools import islice, zip_longest

from game.analysis.judged.decisions import Decision, decisions_of
from game.analysis.judged.judging import judge
from game.cards import Card
from game.engine.ending.going_out import missing_books
from game.engine.melding.melds import Meld
from game.engine.table.board import Phase, opening_minimum
from game.engine.table.view import PlayerView
from game.messages.functions import why as say_why
from game.play.match import Match
from game.problems.bundled import all_problems
from game.reason.hint import settled
from game.reason.whole_turn import OpenStep, turn_reasons
from game.rules.ruleset import RuleSet
from game.sentences.advice.hints import move_phrase
from game.sentences.advice.looking_back import better_in_deals, way_in_words
from game.sentences.advice.reasons import ToldReason, own_words, reason_sentence
from game.sentences.rules_and_scores.rule_page import changed_lines
from game.turn.arrangement import Arrangement
from game.turn.hint_words import hint_words
from game.turn.hinting import Hint
from game.ui.learn.problems.asked_problems import asked_problem
from saves.records.lines import MoveLine
from tests.build import PRESETS
from tests.play.matches_in_memory import fresh, step
from tests.properties.random_play import random_seatings
from tests.reason.fresh_decisions import decisions

PEOPLE = ("easy", "normal", "normal", "hard")
"""How well the seats play: people play like each of them."""
ROUNDS = 2
PLACES = ("You", "Left", "Partner", "Right")
"""Who sits where at a table of four; at another the first is You, too."""


def tables(seed: int) -> list[tuple[RuleSet, int, int]]:
    """The five rule sets at tables of four, and three random house rules at their own tables."""
    houses = random_seatings(3, beyond_the_seeds=True, first=seed)
    return [*((rules, 4, 2) for rules in PRESETS), *((one.rules, one.players, one.teams) for one in houses)]


def some_rounds(rules: RuleSet, players: int, teams: int, seed: int) -> Match:
    """A match of players of different strength."""
    match = fresh(rules, players, teams, seed)
    while not match.is_over and match.board.round <= ROUNDS:
        step(match, PEOPLE[(match.board.mover + seed) % len(PEOPLE)] if not match.awaits_deal else "")
    return match


def house_rules(seed: int) -> str:
    """What the three house rules change, which a seat knows, too."""
    changed = ((rules, "; ".join(changed_lines(rules))) for rules, _, _ in tables(seed)[len(PRESETS) :])
    return "\n".join(f"{rules.name}: {rules.base}, but {changes}\n" for rules, changes in changed)


def seen(base: str, view: PlayerView) -> str:
    """All that the seat sees, in four lines."""
    board, team = view.board, view.team
    names = names_around(view)
    need = opening_minimum(board, team)
    rivals = dict.fromkeys(board.team_of(other) for other in board.around(view.seat) if board.team_of(other) != team)
    of = {its: names[next(other for other in board.around(view.seat) if board.team_of(other) == its)] for its in rivals}
    theirs = " / ".join(f"{of[its]}: " * (len(rivals) > 1) + melds(board.melds[its]) for its in rivals)
    held = ", ".join(
        f"{name} {count}{' (foot)' * board.in_foot[at]}"
        for at, (name, count) in enumerate(zip(names, board.hands, strict=True))
    )
    return "\n".join(
        (
            f"[{base}, round {board.round}] {'open' if board.has_opened(team) else f'not open, needs {need}'}; "
            f"{'plays the foot' if board.in_foot[view.seat] else 'foot to come'}; {board.phase}",
            f"  hand: {cards(view.hand)}",
            f"  ours: {melds(board.melds[team])} | theirs: {theirs} | "
            f"to go out we lack {missing_books(board, board.melds[team]) or 'nothing'}",
            f"  pile: {board.pile}, on top {cards(board.pile_seen[-8:])}; stock: {board.stock}; cards held: {held}",
        )
    )


def names_around(view: PlayerView) -> list[str]:
    """Who sits where, from the seat's chair."""
    places = (
        PLACES if view.board.players == len(PLACES) else ("You", *(f"P{at}" for at in range(1, view.board.players)))
    )
    return [places[(at - view.seat) % len(places)] for at in range(len(places))]


def cards(held: Sequence[Card]) -> str:
    """Cards by rank and suit."""
    return " ".join(card.replace("T", "10").replace("*", "joker ") for card in held) or "none"


def melds(laid: Sequence[Meld]) -> str:
    """Melds by rank: naturals, and wilds after a plus."""
    return (
        ", ".join(
            f"{meld.rank}×{len(meld.cards) - meld.wilds}{f'+{meld.wilds}' if meld.wilds else ''}" for meld in laid
        )
        or "none"
    )


def hints(seed: int) -> Iterator[str]:
    """The hint at decisions of two matches by each rule set, with everything that can be read of it."""
    found = [
        (rules.name, view)
        for rules, players, teams in tables(seed)
        for match in range(2)
        for view in decisions(rules, seed * 100 + match, 3, players, teams)
    ]
    random.Random(seed).shuffle(found)
    for base, view in found:
        said = hint_words(Hint(settled(view)), view, Arrangement(), tuple(names_around(view)), view.seat)
        yield "\n".join(
            (
                seen(base, view),
                f"  HINT: {said.head}. {said.words}",
            )
        )


def verdicts(seed: int) -> Iterator[str]:
    """What Look back says of decisions that gave points away, a rule set after the other."""
    each = [_verdicts_of(rules, players, teams, seed + at) for at, (rules, players, teams) in enumerate(tables(seed))]
    yield from (one for row in zip_longest(*each) for one in row if one is not None)


def _verdicts_of(rules: RuleSet, players: int, teams: int, seed: int) -> Iterator[str]:
    decisions = decisions_of(some_rounds(rules, players, teams, seed).lines, range(players))
    random.Random(seed).shuffle(decisions)
    yield from (said for decision in decisions if (said := _verdict(rules, decision)))


def _verdict(rules: RuleSet, decision: Decision) -> str:
    judged, view = judge(decision), decision.view
    if not judged.better:
        return ""
    best, names, melds = judged.better[0], names_around(view), view.board.melds[view.team]
    why = "" if best.why.purpose is None else ToldReason(best.why.purpose, names, view.seat, "you").sentence
    return "\n".join(
        (
            seen(rules.name, view),
            f"  PLAYED: {way_in_words(decision.moves, (), melds)}",
            f"  BETTER: {way_in_words(best.moves, decision.moves, melds)}",
            f"  WHY: {why or '(no reason)'}   [{better_in_deals(best)}; {best.points:.0f}; {best.why.purpose}]",
        )
    )


def answers(seed: int) -> Iterator[str]:
    """The answers to problems."""
    for problem in random.Random(seed).sample(list(all_problems()), 60):
        asked = asked_problem(problem)
        if asked is None:
            continue
        view, best, that_day = asked.asked.view, asked.asked.better[0], asked.asked.played
        melds, names = view.board.melds[view.team], names_around(view)
        as_good = "; ".join(way_in_words(way.moves, best.moves, melds) for way in asked.as_good)
        yield "\n".join(
            (
                seen(problem.rules, view),
                f"  {problem.id}, {problem.theme}. THAT DAY: {way_in_words(that_day, best.moves, melds)}",
                f"  BEST: {way_in_words(best.moves, that_day, melds)}",
                f"  AS GOOD: {as_good or 'nothing'}",
                f"  WHY: {reason_sentence(best.why, names, view.seat) or '(no reason)'}   "
                f"[{better_in_deals(best)}; {best.points:.0f}; {best.why.purpose}]",
            )
        )


def whys(seed: int) -> Iterator[str]:
    """What a computer partner says of its last turn."""
    rng = random.Random(seed)
    each = [_whys_of(rules, players, teams, seed + at, rng) for at, (rules, players, teams) in enumerate(tables(seed))]
    yield from (one for row in zip_longest(*each) for one in row if one is not None)


def _whys_of(rules: RuleSet, players: int, teams: int, seed: int, rng: random.Random) -> Iterator[str]:
    match, told = fresh(rules, players, teams, seed), list[str]()
    turn, moves, first = list[OpenStep](), list[str](), ""
    while not match.is_over and match.board.round <= ROUNDS:
        if match.awaits_deal:
            step(match)
            continue
        before, seat, seen_so_far = match.view(match.board.mover), match.board.mover, match.event_count
        step(match, "hard")
        line = match.lines[-1]
        mates = tuple(before.board.teammates(seat))
        if not mates or not isinstance(line, MoveLine) or before.board.phase not in (Phase.DRAW, Phase.PLAY):
            continue
        if before.board.phase is Phase.DRAW:
            turn, moves, first = [], [], seen(rules.name, match.view(mates[0]))
        turn.append(OpenStep(before.board, match.events_since(seen_so_far, mates[0]), match.board))
        moves.append(move_phrase(line.move, before.board.melds[before.team]))
        if match.board.mover != seat or match.board.phase is Phase.ENDED:
            names = names_around(match.view(mates[0]))
            found = turn_reasons(turn, seat)
            words = own_words(found, rules, names, mates[0]) if found else say_why.only_hand()
            told.append(f"{first}\n  TURN of {names[seat]}: {'; '.join(moves)}\n  WHY: {words}")
    yield from rng.sample(told, len(told))


KINDS = {"hints": hints, "verdicts": verdicts, "answers": answers, "whys": whys}


if __name__ == "__main__":
    kind, seed, *count = sys.argv[1:]
    if kind != "answers":
        print(house_rules(int(seed)))
    for number, one in enumerate(islice(KINDS[kind](int(seed)), int(count[0]) if count else 30), 1):
        print(f"{number}. {one}\n", flush=True)
