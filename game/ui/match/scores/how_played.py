"""How the people of a match played: in how many decisions no clearly better move was found, and other remarks. It fills
as results come.
"""

import math
from collections.abc import Sequence
from typing import Final

import msgspec
from pygame import Rect, Surface

from game.messages.functions import scores as say
from game.toolkit.boxes import (
    Box,
    Column,
    Described,
    FirstThatFits,
    Grow,
    Panel,
    Picture,
    Rigid,
    Row,
    Share,
    Sized,
    Space,
    Words,
    icon,
    paper,
    rule,
)
from game.toolkit.drawing.paint import svg
from game.toolkit.drawing.theme import GAIN, INK, INK_SOFT, PAPER_DIM, PAPER_LINE, PAPER_SHADE, WINE
from game.toolkit.kit import Kit
from game.ui.shared.models import PlayerAtTable
from game.ui.shared.people.portrait_and_name import Name, portrait

RING: Final = 176
FEWEST: Final = 5
"""The fewest decisions from which to judge somebody's play."""


class PlayedDecisions(msgspec.Struct, frozen=True):
    """One person's decisions so far: in how many no clearly better move was found, out of how many judged; `share` is
    the part of all that was analysed. `name` is "" for you.
    """

    person: PlayerAtTable
    name: str
    good: int
    judged: int
    share: float
    followed_hints: bool = False
    """Whether nearly all decisions followed hints, which aren't judged."""

    @property
    def is_only_hinted(self) -> bool:
        return self.share >= 1 and self.followed_hints

    @property
    def is_enough(self) -> bool:
        """Whether there is something to say once no more is found."""
        return self.judged >= FEWEST or self.is_only_hinted

    @property
    def has_figure(self) -> bool:
        """Whether the figure means something: not while only a few have been judged of many."""
        return self.judged >= FEWEST or (self.judged > 0 and self.share >= 1)

    @property
    def told(self) -> str:
        """As a sentence. "" while it is being computed: the great moment's place says so."""
        if self.is_only_hinted:
            return say.only_hints()
        if not self.has_figure:
            return ""
        if self.name:
            return say.nothing_better_of(self.name, self.good, self.judged)
        return say.nothing_better(self.good, self.judged)


class BestRound(msgspec.Struct, frozen=True):
    """A side's best round; `name` is "" for yours."""

    points: int
    round: int
    name: str = ""


class HowPlayed(msgspec.Struct, frozen=True):
    """Everything known so far."""

    people: tuple[PlayedDecisions, ...]
    to_look_at: int = 0
    """The only person's decisions with a clearly better move."""
    par: str = ""
    """How a Hard player does with the only person's cards in the whole match, once known."""


def played_paper(how: HowPlayed, best: BestRound | None) -> Box:
    """A sheet of paper: a ring, or a line for each of several people; below it short facts."""
    alone = len(how.people) == 1
    heading = Words(say.how_you_played() if alone else say.how_all_played(), 34, WINE, "heading", lines=1)
    body = _ring_and_words(how.people[0]) if alone else _everybody(how.people)
    facts = _facts(how, best)
    counts = range(len(facts), 0, -1)
    forms = [Column(heading, Space(14), Grow(body), rule(PAPER_LINE), Space(14), *facts[:most]) for most in counts]
    forms.append(Column(heading, Space(8), Grow(body)))
    return Panel(FirstThatFits(*forms), (32, 20), paper)


def _ring_and_words(played: PlayedDecisions) -> Box:
    if played.is_only_hinted:
        return Column(Grow(), Sized(Words(played.told, 30, INK, "heading"), width=0), Grow())
    ring = _ring(played)
    if not played.told:
        return Row(Grow(), ring, Grow())
    of_what = Words(say.nothing_clearly_better(), 28, INK, "heading")  # the figures are in the ring
    return Row(Described(ring, played.told), Share(of_what), gap=28)


def _ring(played: PlayedDecisions) -> Box:
    def draw(kit: Kit, surface: Surface, rect: Rect) -> None:
        side = min(rect.size)
        good = round(played.share * played.good / played.judged, 3) if played.has_figure else 0.0
        image = kit.paint.once(("played_ring", side, good), lambda: _ring_picture(side, good))
        box = image.get_rect(center=rect.center)
        surface.blit(image, box)
        text, number = kit.text, str(played.good) if played.has_figure else "…"
        below = say.of_judged(played.judged) if played.has_figure else ""
        height = text.line(44, "number") + (text.line(24) if below else 0)
        top = box.centery - height // 2
        at = (box.centerx, top + text.line(44, "number") // 2)
        text.draw(surface, number, at, 44, INK, "number", "center", round(side * 0.7))
        if below:
            at = (box.centerx, top + text.line(44, "number") + text.line(24) // 2)
            text.draw(surface, below, at, 24, PAPER_DIM, "strong", "center", round(side * 0.66))

    return Picture(draw, RING, RING)


def _ring_picture(side: int, share: float) -> Surface:
    thick = side * 0.1
    middle, radius = side / 2, (side - thick) / 2 - 1
    body = (
        f'<circle cx="{middle}" cy="{middle}" r="{radius}" fill="none" stroke="{PAPER_SHADE}" stroke-width="{thick}"/>'
    )
    if share >= 1:
        body += f'<circle cx="{middle}" cy="{middle}" r="{radius}" fill="none" stroke="{GAIN}" stroke-width="{thick}"/>'
    elif share > 0:
        turn = 2 * math.pi * share
        x, y = middle + radius * math.sin(turn), middle - radius * math.cos(turn)
        way = f"M{middle} {middle - radius}A{radius} {radius} 0 {int(share > 0.5)} 1 {x:.2f} {y:.2f}"
        body += f'<path d="{way}" fill="none" stroke="{GAIN}" stroke-width="{thick}" stroke-linecap="round"/>'
    return svg((side, side), body)


def _figure(one: PlayedDecisions) -> str:
    if one.is_only_hinted or not one.has_figure:
        return "–" if one.share >= 1 else "…"
    return f"{one.good} {say.of_judged(one.judged)}"


def _everybody(people: Sequence[PlayedDecisions]) -> Box:
    """A line for each, in the order of the seats; smaller if there are many."""
    side = 56 if len(people) <= 4 else 40  # of a portrait

    def lines(size: float) -> list[Box]:
        figures = [_figure(one) for one in people]
        return [
            Grow(
                Row(
                    portrait(one.person, side),
                    Grow(Name(one.person.name, size, INK)),
                    Rigid(Words(figure, size, INK, "index", "right", lines=1)),
                    gap=14,
                ),
                most=1,
            )
            for one, figure in zip(people, figures, strict=True)
        ]

    below = Words(say.nothing_clearly_better(), 24, INK_SOFT)
    half = -(-len(people) // 2)
    abreast = Row(*(Share(Column(*some)) for some in (lines(24)[:half], lines(24)[half:])), gap=40, across="start")
    return FirstThatFits(Column(*lines(24), below, gap=8), Column(*lines(24), gap=2), abreast, Column(*lines(12)))


def _facts(how: HowPlayed, best: BestRound | None) -> list[Box]:
    told: list[tuple[str, str, str]] = []
    if best is not None:
        told.append(("star", say.best_round(), say.best_round_was(best.points, best.round, best.name)))
    if how.to_look_at:
        told.append(("film", say.to_look_at(how.to_look_at), ""))
    par = Column(Row(icon("cards", 34, WINE), Grow(Sized(Words(how.par, 24, INK), width=0)), gap=18), Space(8))
    return [*(_fact(*one) for one in told), *([par] if how.par else ())]


def _fact(picture: str, what: str, said: str) -> Box:
    words = [Words(what, 26, INK, "strong", lines=1), *([Words(said, 24, INK_SOFT, lines=1)] if said else [])]
    return Column(Row(icon(picture, 34, WINE), Grow(Column(*words)), gap=18), Space(8))
