"""Nothing on the table contradicts anything else: `python -m tests.properties.contradictions --matches 1`.

Whole matches of every level, under the five rule sets and three house rules, in both languages: at each decision all
that the table would say is read as sentences (the note, a first round's guide, buttons with their reasons, the list of
what is possible, the coach, the hint and what is behind it). What a sentence claims must hold of the candidate moves,
and no two sentences may claim opposite things.
"""

import argparse
import random
import re
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain, combinations
from typing import Final, NamedTuple

from game.ai.level_names import LEVELS
from game.analysis.coaching.tip_finder import tips_for
from game.analysis.coaching.tips import Coaching, KeepPair
from game.cards import Card, Rank, is_wild
from game.engine.candidates import candidates
from game.engine.discard_pile.taking import why_no_take
from game.engine.legal import why_not
from game.engine.moves import Discard, Draw, GoOut, MeldCards, Move, Take
from game.engine.table.board import Phase, opening_minimum
from game.engine.table.view import PlayerView
from game.messages.language import LANGUAGES, speaking
from game.reason.hint import settled
from game.reason.purposes import Advice, KeepsClean, KeepsTogether, OpensCheaper
from game.rules.presets import PRESET_IDS, preset
from game.rules.ruleset import RuleSet
from game.sentences.advice.coach import coach_words
from game.sentences.at_table.refusals import refusal_sentence
from game.sentences.at_table.table import guide, waiting_body, waiting_head
from game.turn.arrangement import Arrangement, settle
from game.turn.hint_words import hint_words
from game.turn.hinting import Hint
from game.turn.offered_buttons import controls
from game.turn.possible import possible
from tests.play.matches_in_memory import fresh, step
from tests.properties.random_play import random_seatings

NAMES: Final = ("Anna", "Walt", "Rosa", "June", "Carl", "Emma", "Otto", "Lisa")
HOUSES: Final = 3
EXPERTS_LOOK: Final = 0.02
"""The share of its own decisions that an expert thinks out: it is slow, and `hard` plays the others."""


class Said(NamedTuple):
    """A sentence, and where it is read."""

    place: str
    words: str


class Claim(NamedTuple):
    """What a sentence says of the move: `of` is a topic, `what` its answer."""

    of: str
    what: str


CLAIMS: Final[Mapping[str, Sequence[tuple[str, Claim]]]] = {
    "en": (
        (
            r"or take (the pile|\w+ from the (discard )?pile)|^Take the (discard )?pile|could take the pile",
            Claim("pile", "open"),
        ),
        (
            r"[Nn]obody can take|can't take the pile|To take (the pile, you|it you) need|must open before taking",
            Claim("pile", "closed"),
        ),
        (r"can only be taken with|no pile to take|^The (discard )?pile is frozen", Claim("pile", "closed")),
        (r"You can open|^Open with these|Meld enough to reach|To open: (with|your|the)", Claim("opening", "open")),
        (r"can't open|yours come to \d+ at most|you have no meld yet|don't have a meld", Claim("opening", "closed")),
        (r"You can go out|^Go out|go out with it", Claim("out", "open")),
        (r"can't go out", Claim("out", "closed")),
        (r"nothing to meld", Claim("melds", "closed")),
        (r"Add to|[Ss]tart (a )?new|^Start .* with these|^Close |^Put ", Claim("melds", "open")),
    ),
    "es": (
        (r"\bo toma (el pozo|\w+ cartas? del pozo)|^Toma(r)? el pozo|Podrías tomar el pozo", Claim("pile", "open")),
        (
            r"[Nn]adie (puede )?toma|[Pp]ara tomar el pozo ha|no se puede tomar el pozo|no hay pozo",
            Claim("pile", "closed"),
        ),
        (r"solo se puede tomar con|abrir antes de tomar|^El pozo está congelado", Claim("pile", "closed")),
        (r"Ya puedes abrir|^Abre con estas|Baja combinaciones que lleguen", Claim("opening", "open")),
        (
            r"no bastan para abrir|suman \d+ como mucho|aún no tienes ninguna|todavía no tiene ninguna",
            Claim("opening", "closed"),
        ),
        (r"Puedes cerrar|^Cierra la ronda|cierra con ella", Claim("out", "open")),
        (r"no puedes cerrar", Claim("out", "closed")),
        (r"nada que bajar", Claim("melds", "closed")),
        (r"Añade a|[Ee]mpieza (otras|una combinación nueva)|^Empieza .* con|^Pon ", Claim("melds", "open")),
    ),
}
"""What sentences claim, by how they read in each language."""

NEEDS: Final = {
    "en": re.compile(
        r"(?:you need|opening needs|your team needs|at least|must come to|and you need) (\d+)(?! point cards)"
    ),
    "es": re.compile(r"(?:[Nn]ecesitas|abrir (?:requiere|hacen falta)|deben sumar) (\d+)"),
}
"""The number that an opening needs."""


def said(view: PlayerView, advice: Advice, coached: Coaching) -> Iterator[Said]:
    """All that the table says at this moment, as a person could come to read it."""
    lack = why_no_take(view) if view.board.phase is Phase.DRAW else None
    pile = "" if lack is None else refusal_sentence(lack, view, NAMES)
    for place, words in (
        ("head", waiting_head(view, NAMES, None)),
        ("note", waiting_body(view, NAMES, None, pile)),
        ("guide", guide(view, NAMES, None, pile)),
        *((f"button {one.action}", one.reason) for one in controls(view, settle(Arrangement(), view), 0, NAMES)),
        *(("list", one.words) for one in possible(view, None)),
        *_hinted("hint", view, advice),
    ):
        yield Said(place, words)
    if coached.advice is not None:
        yield from _hinted("coach's hint", view, coached.advice)
    for tip in coached.tips:
        told = coach_words(tip, view, NAMES)
        yield from (Said("coach", one) for one in told.lines)


def _hinted(place: str, view: PlayerView, advice: Advice) -> Iterator[Said]:
    hint = hint_words(Hint(advice), view, Arrangement(), NAMES, view.seat)
    yield Said(place, hint.head)
    yield from (Said(place, one) for one in (hint.answer, hint.reason))


def claims(words: str, language: str) -> Iterator[Claim]:
    """What a sentence claims."""
    yield from (claim for pattern, claim in CLAIMS[language] if re.search(pattern, words))
    yield from (Claim("minimum", number) for number in NEEDS[language].findall(words.replace(",", "")))


def coached_by(view: PlayerView, advice: Advice) -> Coaching:
    """What the coach could say."""
    return Coaching(tips_for(view, advice.move, purpose=advice.purpose), advice)


def contradictions(view: PlayerView, sentences: Iterable[Said], language: str) -> Iterator[str]:
    """Sentences against the candidate moves, and against each other."""
    moves, opened = candidates(view), view.board.has_opened(view.team)
    kinds = {type(move) for move in moves}
    truth = {"pile": Take in kinds, "out": GoOut in kinds, "melds": MeldCards in kinds}
    if not opened and view.board.phase is Phase.PLAY:
        truth["opening"] = MeldCards in kinds
    if view.board.phase is not Phase.DRAW:
        del truth["pile"]
    claimed: dict[str, set[tuple[str, str]]] = {}
    for place, words in dict.fromkeys(sentences):
        for of, what in claims(words, language):
            if of == "minimum" and (opened or view.board.phase is Phase.ANSWER):
                continue
            claimed.setdefault(of, set()).add((what, f"{place}: {words}"))
            if of in truth and truth[of] != (what == "open"):
                yield f"untrue of the moves: {place}: {words}"
            if of == "minimum" and int(what) != opening_minimum(view.board, view.team):
                yield f"another minimum than {opening_minimum(view.board, view.team)}: {place}: {words}"
    for every in claimed.values():
        for (one, its), (other, others) in combinations(sorted(every), 2):
            if one != other:
                yield f"against each other: {its} | {others}"


def disagreements(view: PlayerView, advice: Advice, coached: Coaching) -> Iterator[str]:
    """The coach and the hint that follows it advise one move; and no reason speaks for a card that the move plays."""
    for one in filter(None, (advice, coached.advice)):
        if isinstance(one.move, Draw | Discard | Take) and why_not(view, one.move) is not None:
            yield f"it can't be done: {one.move}"
        played = _played(one.move)
        ranks = {card[0] for card in played}
        for purpose in (one.purpose, *(it.because for it in one.answers)):
            match purpose:
                case KeepsTogether(rank, use=use) if rank in ranks and use != "clean":
                    yield f"cards are kept and played: {one.move} {purpose}"
                case OpensCheaper() if any(map(is_wild, played)):
                    yield f"a wild card is kept and played: {one.move} {purpose}"
                case KeepsClean(rank) if any(map(is_wild, put_on(view, one.move, rank))):
                    yield f"a meld is kept clean and gets a wild card: {one.move} {purpose}"
                case _:
                    pass
    ranks = {card[0] for card in _played(coached.advice.move)} if coached.advice is not None else set[str]()
    for tip in coached.tips:
        if isinstance(tip, KeepPair) and tip.cards[0][0] in ranks:
            yield f"the coach keeps what it plays: {tip}"


def put_on(view: PlayerView, move: Move, rank: Rank) -> list[Card]:
    """The cards that a move puts on a meld of this rank."""
    numbers = {number for number, meld in enumerate(view.board.melds[view.team]) if meld.rank == rank}
    return [card for group in getattr(move, "groups", ()) if group.onto in numbers for card in group.cards]


def _played(move: Move) -> list[Card]:
    cards = [card for group in getattr(move, "groups", ()) for card in group.cards]
    return [*cards, move.card] if isinstance(move, Discard) else cards


class Found(NamedTuple):
    """What was read."""

    moments: int
    sentences: int
    wrong: tuple[str, ...]


def read(view_of_each: Iterable[PlayerView], rng: random.Random, share: float) -> Found:
    """Read a share of the decisions, in both languages."""
    moments, sentences, wrong = 0, 0, list[str]()
    for view in view_of_each:
        if view.board.phase not in (Phase.DRAW, Phase.PLAY) or rng.random() >= share:
            continue
        moments += 1
        advice = settled(view)
        coached = coached_by(view, advice)
        wrong += disagreements(view, advice, coached)
        for language in LANGUAGES:
            with speaking(language):
                every = [one for one in said(view, advice, coached) if one.words]
            sentences += len(every)
            wrong += (f"{language}: {one}" for one in contradictions(view, every, language))
    return Found(moments, sentences, tuple(wrong))


def views(rules: RuleSet, players: int, teams: int, seed: int, rounds: int) -> Iterator[PlayerView]:
    """What each seat sees in a match of all levels."""
    match = fresh(rules, players, teams, seed)
    rng = random.Random(seed)
    while not match.is_over and match.board.round <= rounds:
        level = LEVELS[(match.board.mover + seed) % len(LEVELS)] if not match.awaits_deal else "normal"
        if not match.awaits_deal:
            yield match.view(match.board.mover)
        step(match, "hard" if level == "expert" and rng.random() > EXPERTS_LOOK else level)


def main(arguments: Sequence[str] | None = None) -> int:
    """Prints what contradicts something; the exit code says whether anything does."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=1, help="of each rule set")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--share", type=float, default=0.1, help="of the decisions")
    parser.add_argument("--rounds", type=int, default=99, help="of each match")
    options = parser.parse_args(arguments)
    tables = [(preset(name), 4, 2) for name in PRESET_IDS]
    tables += [(one.rules, one.players, one.teams) for one in random_seatings(HOUSES, True, options.seed)]
    failed, rng = 0, random.Random(options.seed)
    for rules, players, teams in tables:
        seeds = range(options.seed, options.seed + options.matches)
        every = chain.from_iterable(views(rules, players, teams, seed, options.rounds) for seed in seeds)
        found = read(every, rng, options.share)
        print(
            f"{rules.name}: {found.moments} moments, {found.sentences} sentences, {len(found.wrong)} wrong", flush=True
        )
        for kind, times in Counter(re.sub(r"\d+", "N", one) for one in found.wrong).most_common(12):
            print(f"  {times} × {kind}")
        failed += len(found.wrong)
    return int(failed > 0)


if __name__ == "__main__":
    sys.exit(main())
