"""The table as elements: the hand, melds, piles and people are its spots, put into words. It judges nothing."""

from collections.abc import Iterable
from typing import Final

import pygame
from msgspec.structs import replace
from pygame import Rect

from game.engine.melding.melds import melds_by_rank
from game.messages.functions import joining as say_joining, spoken_text as say_spoken_text, table as say_table
from game.sentences.at_table import spoken_text as words
from game.sentences.at_table.table import group_line
from game.sentences.grammar import sentences, team_name
from game.toolkit.accessibility.elements import AtPlace, ByKey, Element, ElementKind, OfWidget, Tree, as_tuple
from game.toolkit.widgets import Widget, bar_height
from game.turn.spots import HandCard, LaidMeld, RedThrees, RivalLine, SeatPlate, Spot, StagedCard, Zone, id_of
from game.ui.shared.seated_players import SeatMark
from game.ui.system.accessibility.widget_elements import add_widget
from game.ui.table.draw.plates import next_word
from game.ui.table.modes import Learn, Practise
from game.ui.table.screen import TableScene
from game.ui.table.widgets.spot_widgets import LogLineWidget, SpotWidget

MARKS: Final = {
    SeatMark.PHONE: say_joining.plays_on_phone,
    SeatMark.ASLEEP: say_joining.phone_sleeps,
    SeatMark.COMPUTER: say_joining.computer_has_it,
}
"""What the sign on a plate says."""
BESIDE: Final = ("button/history", "button/needs")
"""Buttons that lead from a panel to its full contents."""
LINES: Final = 12
"""The last lines of the log; all of it has a screen of its own."""


def add_table(tree: Tree, scene: TableScene) -> list[str]:
    """Everything on a table, the most useful first: the question, the hand, its actions, then the felt, people, scores,
    log and bar.
    """
    return _TableTeller(tree, scene).tell()


class _TableTeller:
    """Turns one moment of a table into a tree."""

    def __init__(self, tree: Tree, scene: TableScene) -> None:
        self._tree = tree
        self._scene = scene
        self._state = scene.state
        self._form = scene.tools.form
        self._shown = scene.frames.scenery
        window = scene.frames.window
        self._bar = Rect(0, 0, window.theme.width, bar_height(window))
        self._widgets = scene.tools.free_widgets()

    def tell(self) -> list[str]:
        spots = {w.spot: w for w in self._widgets if isinstance(w, SpotWidget)}
        lines = [w for w in self._widgets if isinstance(w, LogLineWidget)]
        others = [w for w in self._widgets if not isinstance(w, SpotWidget | LogLineWidget)]
        in_bar = [w for w in others if self._bar.contains(w.rect)]
        self._beside = {w.id: w for w in others if w.id in BESIDE}
        others = [w for w in others if w.id not in BESIDE]
        groups = [
            self._says(),
            self._hand(spots),
            self._laid_out(spots),
            self._group(
                "actions",
                say_spoken_text.actions(),
                (w for w in others if w not in in_bar),
                ElementKind.TOOLBAR,
                self._skip(),
            ),
            *self._bands(spots),
            self._piles(spots),
            self._people(),
            self._scores(),
            self._needs(),
            self._log(lines),
            self._group("bar", say_spoken_text.bar(), in_bar, ElementKind.TOOLBAR),
        ]
        return [group for group in groups if group]

    # ---- parts

    def _texts(self, id: str, texts: Iterable[str], kind: ElementKind = ElementKind.TEXT) -> list[str]:
        told = (text for text in texts if text)
        return [self._tree.add(Element(id=f"{id}/{n}", kind=kind, name=text)) for n, text in enumerate(told)]

    def _close(self, id: str, name: str, children: Iterable[str], kind: ElementKind = ElementKind.GROUP) -> str:
        inside = tuple(children)
        return self._tree.add(Element(id=id, kind=kind, name=name, children=inside)) if inside else ""

    def _group(
        self, id: str, name: str, widgets: Iterable[Widget], kind: ElementKind, first: Iterable[str] = ()
    ) -> str:
        inside = (part for widget in widgets for part in add_widget(self._tree, self._form, widget))
        return self._close(id, name, [*first, *inside], kind)

    def _skip(self) -> list[str]:
        """A way on while others are shown to play, or wait until the person has seen enough."""
        if not self._scene.is_showing:
            return []
        way = ByKey(pygame.K_SPACE, " ")
        skip = Element(
            id="skip",
            kind=ElementKind.BUTTON,
            name=say_spoken_text.skip(),
            more=say_spoken_text.skip_tip(),
            pressable=True,
        )
        return [self._tree.add(skip, way)]

    def _says(self) -> str:
        """What is being waited for, a refusal, a hint; the text of a tutor, a coach or a practised position."""
        state, shown = self._state, self._shown
        texts = [sentences(shown.head, self._state.refusal or shown.body)]
        match state.mode:
            case Learn(taught):
                texts = [sentences(taught.heading(), taught.text()), taught.task, state.refusal]
            case Practise(sheet):
                texts[:0] = [sheet.title(), sheet.words]
        if state.advice_heard:
            texts = [] if state.guided is not None else texts
            texts.append(say_spoken_text.coach(state.advice_heard))
        texts += [say_spoken_text.cards_signed(sign.cards, sign.words) for sign in shown.signs]
        texts.append(state.said_at_plate)
        meter = shown.meter
        if meter is not None:
            texts.append(sentences(say_spoken_text.meter(meter.have, meter.need), sentences(meter.line, meter.note)))
        return self._close("says", say_spoken_text.says(), self._texts("says", dict.fromkeys(texts)))

    def _spot(self, widget: SpotWidget, kind: ElementKind, **more: object) -> str:
        name, tip = widget.node.spoken_text, widget.tip()
        element = Element(
            id=widget.id,
            kind=kind,
            name=name,
            more=tip if tip != name else "",
            rect=as_tuple(widget.rect),
            enabled=widget.enabled or kind != ElementKind.BUTTON or isinstance(widget.spot, LaidMeld),
            focusable=widget.stop,
            pressable=widget.focusable,
        )
        id = self._tree.add(replace(element, **more), OfWidget(self._form, widget) if widget.focusable else None)
        if self._form.focused is widget:
            self._tree.focus = id
        return id

    def _hand(self, spots: dict[Spot, SpotWidget]) -> str:
        count, chosen = len(self._state.layout.hand), self._state.arrangement.chosen
        ids = [
            self._spot(spots[HandCard(n)], ElementKind.OPTION, chosen=n in chosen, place=(n + 1, count))
            for n in range(count)
            if HandCard(n) in spots
        ]
        return self._close("hand", say_spoken_text.hand_title(count), ids, ElementKind.LIST)

    def _laid_out(self, spots: dict[Spot, SpotWidget]) -> str:
        draft = self._state.arrangement.draft
        if draft is None:
            return ""
        staged = (widget for spot, widget in spots.items() if isinstance(spot, StagedCard))
        ids = [self._spot(widget, ElementKind.OPTION, chosen=False) for widget in staged]
        if draft.discard is not None:
            ids += self._texts("set_aside", [say_spoken_text.last_of_all(draft.discard)])
        worth = zip(draft.groups, self._shown.group_points, strict=False)  # a drag may be ahead of the panels
        points = (say_table.group_worth(group_line(group.cards), points) for group, points in worth)
        ids += self._texts("draft", points)
        return self._close("laid", say_spoken_text.laid_out(), ids, ElementKind.LIST)

    def _bands(self, spots: dict[Spot, SpotWidget]) -> Iterable[str]:
        """The melds of each team, the own first, and where a new one can be started."""
        state = self._state
        board = state.view.board
        own = board.team_of(state.game.base)
        melds = {(s.team, s.number): w for s, w in spots.items() if isinstance(s, LaidMeld)}
        for step in range(board.teams):
            team = (own + step) % board.teams
            name = team_name(state.names, board.teams, team, state.game.me)
            ids = []
            if not step and Zone.NEW_PILE in spots and state.view.is_mine:
                ids.append(self._spot(spots[Zone.NEW_PILE], ElementKind.BUTTON))
            if RivalLine(team) in spots:
                ids.append(self._spot(spots[RivalLine(team)], ElementKind.BUTTON))
            for number in melds_by_rank(board.melds[team]):
                if widget := melds.get((team, number)):
                    ids.append(self._spot(widget, ElementKind.BUTTON))
                else:
                    meld = board.melds[team][number]
                    told = say_spoken_text.meld_of_team(*words.meld_facts(meld, board.rules.book_size), name)
                    ids += self._texts(id_of(LaidMeld(team, number, is_book=False)), [told])
            if board.red_threes[team]:
                if widget := spots.get(RedThrees(team)):
                    ids.append(self._spot(widget, ElementKind.BUTTON))
                else:
                    ids += self._texts(
                        f"threes/{team}", [say_spoken_text.red_threes(len(board.red_threes[team]), name)]
                    )
            band = self._shown.bands.get(team)
            title = say_spoken_text.team_title(name, band.note if band is not None else "")
            group = Element(id=f"team/{team}", kind=ElementKind.LIST, name=title, children=tuple(ids))
            yield self._tree.add(group)

    def _piles(self, spots: dict[Spot, SpotWidget]) -> str:
        board = self._state.view.board
        ids = []
        if Zone.STOCK in spots:
            ids.append(self._spot(spots[Zone.STOCK], ElementKind.BUTTON))
        told = say_spoken_text.pile(board.pile, board.upcard, board.frozen is not None)
        pile = next((spots[zone] for zone in (Zone.PILE, Zone.UPCARD, Zone.DISCARD) if zone in spots), None)
        if pile is not None and pile.focusable:
            ids.append(self._spot(pile, ElementKind.BUTTON))
        elif pile is not None:  # an empty pile can only be pointed at
            element = Element(id=pile.id, kind=ElementKind.BUTTON, name=told, rect=as_tuple(pile.rect), pressable=True)
            ids.append(self._tree.add(element, AtPlace(as_tuple(pile.rect), self._form, pile)))
        else:
            ids += self._texts("pile", [told])
        if Zone.FOOT in spots:
            ids.append(self._spot(spots[Zone.FOOT], ElementKind.BUTTON))
        return self._close("piles", say_spoken_text.piles(), ids)

    def _people(self) -> str:
        state = self._state
        board, base = state.shown_view.board, state.game.base
        plates = {w.spot.seat: w for w in self._widgets if isinstance(w, SpotWidget) and isinstance(w.spot, SeatPlate)}
        ids = []
        is_everyones = state.places.has_nobody_in_front  # then the seat in front has a plate, too
        for step, seat in enumerate(board.around(base)):
            if not step and not is_everyones:
                continue
            plate = self._shown.plates.get(step)
            alert = plate.alert if plate is not None else ""
            partner = seat in board.teammates(base) and not is_everyones
            turn = self._shown.turns.get(step)
            mark = state.people.by_seat[seat].mark
            where = MARKS[mark]() if mark is not None else ""
            comes = next_word() if plate is not None and plate.is_next else ""
            coming, did = (turn.coming or comes, turn.words) if turn is not None else (comes, "")
            said = "; ".join(sign for sign in (alert, coming, did, where) if sign)
            told = words.player(state.names[seat], board, seat, partner, said)
            widget = plates.get(seat)
            if widget is not None:
                ids.append(self._spot(widget, ElementKind.ITEM, name=told, more=widget.node.done))
            else:
                ids.append(self._tree.add(Element(id=id_of(SeatPlate(seat)), kind=ElementKind.ITEM, name=told)))
        return self._close("people", say_spoken_text.players(), ids, ElementKind.LIST)

    def _scores(self) -> str:
        rows = (
            say_spoken_text.score(band.title, band.total, band.now, band.books) for band in self._shown.bands.values()
        )
        return self._close("scores", say_table.scores(), self._texts("score", rows, ElementKind.ITEM), ElementKind.LIST)

    def _needs(self) -> str:
        rows = map(words.need, self._shown.needs)
        told = [*self._texts("need", rows, ElementKind.ITEM), *self._more("button/needs")]
        return self._close("needs", say_table.going_out(), told, ElementKind.LIST)

    def _more(self, id: str) -> Iterable[str]:
        widget = self._beside.get(id)
        return add_widget(self._tree, self._form, widget) if widget is not None else ()

    def _log(self, lines: Iterable[LogLineWidget]) -> str:
        state = self._state
        if not state.mode.is_match:
            return ""
        ids = list(self._more("button/history"))
        pressed = {line.number: line for line in lines}
        for shown in self._shown.log[-LINES:]:
            number = shown.number
            widget = pressed.get(number)
            text = state.log[number].text if 0 <= number < len(state.log) else ""
            if widget is not None:
                way = OfWidget(self._form, widget)
                element = Element(
                    id=widget.id,
                    kind=ElementKind.ITEM,
                    name=text,
                    rect=as_tuple(widget.rect),
                    focusable=widget.stop,
                    pressable=True,
                )
                ids.append(self._tree.add(element, way))
                if self._form.focused is widget:
                    self._tree.focus = ids[-1]
            elif text:
                ids.append(self._tree.add(Element(id=f"log/{number}", kind=ElementKind.ITEM, name=text)))
        return self._close("log", say_table.last_turns(), ids, ElementKind.LIST)
