"""After a newcomer's first round: what was achieved, on at most two plates, who won, and the way to a first match."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from msgspec import Struct
from pygame import Rect, Surface

from game.cards import Card
from game.engine.events import BookCompleted, Event, FootTaken, Melded
from game.engine.melding.melds import top_card
from game.engine.table.board import Board
from game.messages.amounts import side_by_side
from game.messages.functions import first_round as say, screens as say_screens
from game.messages.language import Message, saying
from game.rules.ruleset import BookKind
from game.sentences.grammar import sentences
from game.toolkit.boxes import (
    Box,
    Column,
    Grow,
    Layers,
    Pad,
    Panel,
    Picture,
    Row,
    Share,
    Sized,
    Space,
    WidgetSlot,
    Words,
    board,
)
from game.toolkit.drawing.icons import STAR
from game.toolkit.drawing.paint import ROUND
from game.toolkit.drawing.theme import CREAM, FELT_EDGE, GOLD, INK_ON_GOLD, PANEL, WINE
from game.toolkit.kit import Kit
from game.toolkit.widgets import Button, ButtonLook, Dialog, stay
from game.ui.match.scores.match_end import MatchEndModel
from game.ui.match.scores.result import ResultScene
from game.ui.shared.cards.card_art import card_art
from game.ui.shared.cards.laid_cards import draw_card_askew
from game.ui.shared.models import PlayerAtTable
from game.ui.shared.ornaments import draw_glow
from game.ui.shared.people.portrait_and_name import portrait
from game.ui.shared.requests import AskInGame, GoOn, GoToTitle, StartGame, StartGuidedRound

MEDAL: Final = 96


class Achieved(Struct, frozen=True):
    """The content of a plate: a book of the team, a foot of this many cards, or melded cards; otherwise only words."""

    words: Message
    book: tuple[Card, BookKind, int] | None = None
    foot: int = 0
    cards: tuple[Card, ...] = ()


def achieved(events: Sequence[Event], board: Board, seat: int, is_again: bool = False) -> tuple[Achieved, ...]:
    """What a seat and its team did in a round: a book and the foot, or else something smaller; called a first unless
    something was played before (`is_again`), and only the seat's own if it counts as such among the players.
    """
    found, team = list[Achieved](), board.team_of(seat)
    completed = (event for event in events if isinstance(event, BookCompleted) and event.team == team)
    last = {event.meld: event for event in completed}  # one before it was taken back
    melds = board.melds[team]
    books = [event for event in last.values() if event.meld < len(melds) and melds[event.meld].is_book(board.rules)]
    if books:
        found.append(_book(books, board, seat, is_again))
    foot = next((event for event in events if isinstance(event, FootTaken) and event.seat == seat), None)
    if foot is not None:
        found.append(Achieved(saying(say.took_foot, is_again), foot=foot.count))
    melded = next((event for event in events if isinstance(event, Melded) and event.seat == seat), None)
    if not found and melded is not None:
        found.append(Achieved(saying(say.made_meld, is_again), cards=melded.cards))
    return tuple(found) or (Achieved(saying(say.played_round, is_again)),)


def _book(books: Sequence[BookCompleted], board: Board, seat: int, is_again: bool) -> Achieved:
    """The best of a team's books: an own clean one, even if it was spoilt later, then any clean one, then an own."""

    def kind_of(book: BookCompleted) -> BookKind:
        return book.kind if is_own_clean_book(book, seat) else board.melds[book.team][book.meld].kind

    def rank(book: BookCompleted) -> tuple[bool, bool, bool]:
        return is_own_clean_book(book, seat), kind_of(book) == "clean", book.seat == seat

    best = max(books, key=rank)
    kind, meld = kind_of(best), board.melds[best.team][best.meld]
    words = saying(say.made_book, is_again, kind, best.seat == seat)
    return Achieved(words, (top_card(meld), kind, meld.wilds if kind == meld.kind else 0))


def is_own_clean_book(event: BookCompleted, seat: int) -> bool:
    """Whether a seat completed a clean book: it counts for the player of its last card."""
    return event.seat == seat and event.kind == "clean"


class RoundAchieved(Struct, frozen=True):
    """`team` are the newcomer and the players on the same side, the newcomer last."""

    plates: tuple[Achieved, ...]
    team: tuple[PlayerAtTable, ...]
    can_see_score: bool
    end: MatchEndModel
    is_before_matches: bool = True
    """Whether no match was played here yet."""
    is_again: bool = False
    """Whether a guided round or a match was played before."""


class RoundAchievedScene(ResultScene[RoundAchieved]):
    """First what the own team made, then, in a quiet line, who won; how it was scored is one press away."""

    name = "achieved"
    first_focus = "button/first_match"

    def __init__(self, state: RoundAchieved, ask: AskInGame, joy: float) -> None:
        super().__init__(state, joy)
        self._ask = ask
        self.form.on_cancel = self._menu

    @property
    def message(self) -> str:
        return sentences(self._headline, *(plate.words() for plate in self.state.plates), self._result)

    @property
    def _has_won(self) -> bool:
        end = self.state.end
        return end.own in end.winners

    @property
    def _headline(self) -> str:
        """What the own team may be glad of: that it won, or its points."""
        end, team = self.state.end, self.state.team
        if self._has_won:
            return end.message
        made = end.totals[end.own] if end.own is not None else 0
        return say.made_points(team[0].name if len(team) > 1 else "", max(0, made), self.state.is_again)

    @property
    def _result(self) -> str:
        """Who won, unless that is the headline, and everybody's points."""
        end = self.state.end
        made = [say.team_points(team.name, total) for team, total in zip(end.teams, end.totals, strict=True)]
        return side_by_side(made if self._has_won else [end.message, *made])

    @property
    def is_spoken(self) -> bool:
        return True

    def content(self, kit: Kit) -> Box:
        state, ask = self.state, self._ask
        faces = Row(Grow(), *(portrait(person, 120, True) for person in state.team[::-1][:2]), Grow(), gap=-42)
        plates: list[Box] = [Share(_plate(plate, is_left=n == 0)) for n, plate in enumerate(state.plates)]
        if len(plates) == 1:
            plates = [Grow(), Sized(plates[0], width=802), Grow()]
        match = Button(
            "button/first_match",
            say.first_match() if state.is_before_matches else say.whole_match(),
            partial(ask, StartGame()),
            look=ButtonLook("primary", 50, 36, heading=True),
            icon="play",
            sub=say.easy() if state.is_before_matches else "",
        )
        again = Button("button/again", say.again(), partial(ask, StartGuidedRound()), icon="film", look=32)
        menu = Button("button/menu", say_screens.menu(), self._menu, look=32)
        score = Button("button/score", say.see_score(), partial(ask, GoOn()), icon="list", look=32)
        scored: list[Box] = [WidgetSlot(score, 76)] if state.can_see_score else []
        below = Row(WidgetSlot(menu, 76, 211), Grow(), *scored, WidgetSlot(again, 76), gap=20, across="stretch")
        whole = Column(
            faces,
            Space(4),
            Words(self._headline, 44, GOLD, "heading", "center", lines=1),
            Space(4),
            Grow(Row(*plates, gap=48, across="stretch")),
            Space(14),
            Words(self._result, 40, CREAM, "strong", "center", lines=1),
            Space(44),
            Row(Grow(), WidgetSlot(match, 140, 625), Grow()),
            Space(14),
            below,
        )
        return Layers(Picture(lambda kit, surface, _: kit.paint.rim(surface)), Pad(whole, 135, 50, 50))

    def _menu(self) -> None:
        ask, look = self._ask, 25
        entries = [Button("button/title", say_screens.to_title(), partial(ask, GoToTitle()), icon="door", look=look)]
        back = Button("button/continue", say_screens.go_on(), stay, look=ButtonLook("primary", look), icon="play")
        self.open(Dialog(say_screens.menu(), "", [back], extra=entries))


def _plate(plate: Achieved, is_left: bool) -> Box:
    """A picture in its own light, a sentence, and a medal at the outer upper corner."""
    picture = Panel(Picture(partial(_draw_picture, plate)), (0, 0), board(FELT_EDGE, 0.7, None, 16))
    words = Words(plate.words(), 56, CREAM, "heading", "center", lines=1)
    inside = Column(Grow(picture), Space(14), words, Space(6))
    medal = Picture(_draw_medal, MEDAL, MEDAL)
    corner = Row(medal, Grow()) if is_left else Row(Grow(), medal)
    return Layers(Pad(Panel(inside, (20, 20), board(PANEL, 0.92, GOLD, 24)), 0, 36), Column(corner, Grow()))


def _draw_medal(kit: Kit, surface: Surface, rect: Rect) -> None:
    kit.paint.panel(surface, rect, GOLD, 1, INK_ON_GOLD, ROUND, 4)
    star = kit.paint.path(STAR, round(rect.w * 0.62), WINE)
    surface.blit(star, star.get_rect(center=rect.center))


def _draw_picture(plate: Achieved, kit: Kit, surface: Surface, rect: Rect) -> None:
    draw_glow(kit, surface, rect.center, round(rect.h * 0.8))
    if plate.book is not None:
        width = round(min(rect.h * 0.56, rect.w * 0.5))
        book = card_art(kit).book(*plate.book, width)
        surface.blit(book, book.get_rect(center=rect.center))
        return
    cards = plate.cards or ("foot",) * plate.foot
    width = round(min(rect.h * 0.46, rect.w / 5))
    middle = (len(cards) - 1) / 2
    step = min(width * 0.6, (rect.w - 1.5 * width) / max(1, len(cards) - 1))
    for n, card in enumerate(cards):
        away = n - middle
        at = rect.centerx + away * step, rect.centery + away * away * width * 0.012
        draw_card_askew(kit, surface, card, width, -away * 3.6, at)
