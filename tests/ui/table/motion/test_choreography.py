"""Every event has a way to be seen, and whatever it is, at its end the layout lies there."""

from collections import Counter
from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from game.engine.apply import apply
from game.engine.events import Event, FootTaken, PileTaken, events_for
from game.engine.moves import Draw, Move
from game.engine.table.state import Table
from game.engine.table.view import view_of
from game.engine.undo import TurnHistory
from game.play.match import Match
from game.turn.arrangement import Arrangement, settle
from game.ui.table.layout.plan import own_plan, place, plan_name
from game.ui.table.layout.table_layout import Layout, layout
from game.ui.table.motion.choreography import CLOSE, REST, choreograph, glide
from game.ui.table.motion.flight import Flight, Reel
from game.ui.table.motion.staging import Stage
from game.ui.table.sprites import (
    Edge,
    Face,
    HiddenInHand,
    InBook,
    InFan,
    InFoot,
    InMeld,
    InStock,
    OnPile,
    Place,
    Reverse,
    Sprite,
)
from tests.build import (
    CAMPUS,
    COUPLES,
    FAMILY,
    WEB,
    clean_book,
    dealt,
    dirty_book,
    go_out,
    lay,
    table,
    take,
    throw,
)
from tests.play.matches_in_memory import fresh, step
from tests.slow import slow_except

SIZE = (1280, 720)


def laid(now: Table, eyes: int = 0) -> Layout:
    """The layout that a seat sees."""
    board = now.board
    places = place(own_plan(plan_name(board.players, board.teams, SIZE)), SIZE, 50)
    view = view_of(now, eyes)
    return layout(view, settle(Arrangement(), view), places, 0)


def shown(now: Table, move: Move, eyes: int = 0) -> tuple[Layout, Layout, Reel]:
    """The layouts before and after a move, and the way between them."""
    after = apply(now, move)
    before, there = laid(now, eyes), laid(after.table, eyes)
    events: tuple[Event, ...] = events_for(after.events, eyes)
    return before, there, choreograph(before.sprites, there, events, now.board.rules)


def arrivals(there: Layout, reel: Reel, kind: type[Place]) -> list[int]:
    """The flights to a place that begin elsewhere."""
    return [
        i
        for i, flight in reel.flights.items()
        if isinstance(there.sprites[i].place, kind) and not isinstance(flight.start.place, kind)
    ]


def test_drawn_cards_come_from_the_stock_and_turn_over() -> None:
    """Two flights begin at the stock as backs."""
    _, there, reel = shown(table(hand="KC 4S", stock="AS AD 5H 6H"), Draw())
    flights = [reel.flights[i] for i in arrivals(there, reel, HiddenInHand)]
    assert len(flights) == 2
    assert all(flight.start.look == Reverse("hand") and flight.start.place == InStock() for flight in flights)


def test_cards_that_others_draw_stay_hidden() -> None:
    """For whoever does not hold them they fly as backs and end as backs."""
    _, there, reel = shown(table(hand="KC 4S", seat=1, stock="AS AD 5H 6H"), Draw())
    flights = [reel.flights[i] for i in arrivals(there, reel, InFan)]
    assert len(flights) == 2
    assert all(isinstance(flight.end.look, Reverse) for flight in flights)


@pytest.mark.parametrize("upcard", ["5H", "9D"])
def test_an_own_discard_goes_from_its_place_in_the_hand_and_the_old_upcard_is_seen_until_then(upcard: str) -> None:
    """It begins where the card lay; the upcard before it is a ghost below. On its own like it went unseen."""
    before, there, reel = shown(table(hand="KC 4S 9D", phase="play", pile=upcard), throw("9D"))
    (index,) = arrivals(there, reel, OnPile)
    start = reel.flights[index].start
    assert start in before.sprites
    assert (start.place, start.card) == (HiddenInHand(), "9D")
    assert any((ghost.start.place, ghost.end.card) == (OnPile(), upcard) for ghost in reel.ghosts)


def test_what_is_laid_to_go_out_comes_from_the_hand_though_the_upcard_is_like_it() -> None:
    """The bug: the king came from the pile, which nobody had taken."""
    books = clean_book("Q"), dirty_book("J")
    before = table(hand="KC KD KH 4S", phase="play", pile="5C KC", melds=books, played_foot=(0, 2))
    _, there, reel = shown(before, go_out("KC KD KH", discard="4S"))
    came = arrivals(there, reel, InMeld)
    assert [reel.flights[i].start.place for i in came] == [HiddenInHand()] * 3


def test_what_a_seat_does_is_heard_from_where_it_sits() -> None:
    """Given four seats, the left one is heard from the left, the right one from the right, the others and what nobody
    does from about the middle.
    """
    stage = Stage((), laid(table(hand="KC 4S")))
    for seat in (*range(4), None):
        stage.sound("draw", seat=seat)
    heard = [cue.side for _, cue in stage.sounds]
    assert -1 < heard[1] < -0.5
    assert 0.5 < heard[3] < 1
    assert all(abs(heard[seat]) < 0.2 for seat in (0, 2))
    assert heard[4] == 0


def test_what_another_lays_comes_from_his_seat_face_down() -> None:
    """Three queens turn over on their way from the left plate to the band."""
    _, there, reel = shown(table(hand="QH QD QC AH AD AC 4S", seat=1, phase="play"), lay("QH QD QC", "AH AD AC"))
    flights = [reel.flights[i] for i in arrivals(there, reel, InMeld)]
    assert len(flights) == 6
    assert all(isinstance(flight.start.look, Reverse) and flight.start.place == InFan(1) for flight in flights)


def test_a_completed_book_closes_and_goes_to_its_tray() -> None:
    """The meld's cards slide together as ghosts, the seventh flies to them, then the book appears and moves."""
    melds = ("KS KH KD KC KS KH",)
    _, there, reel = shown(table(hand="KC 4S 5S", phase="play", melds=melds), lay("KC > 0"))
    (index,) = [i for i, sprite in enumerate(there.sprites) if isinstance(sprite.place, InBook)]
    book = reel.flights[index]
    assert book.waits
    assert book.begins > 0.3
    assert len(reel.ghosts) >= 6
    assert ("clean" in [cue.name for _, cue in reel.sounds]) is True


@pytest.mark.parametrize("card", ["KS", "KH"])
@pytest.mark.parametrize("seat", [0, 2])
def test_a_book_closes_the_same_whatever_face_completes_it(card: str, seat: int) -> None:
    """A card like the top card of the meld, or like one below it, flies in from the hand that lays it; the meld keeps
    all of its own cards and closes as with any other.
    """
    melds = ("KC KH KD KC KD KS",)
    before = table(hand=f"{card} 4S 5S", seat=seat, phase="play", melds=melds)
    there, after, reel = shown(before, lay(f"{card} > 0"))
    (index,) = [i for i, sprite in enumerate(after.sprites) if isinstance(sprite.place, InBook)]
    old = [sprite for sprite in there.sprites if sprite.place == InMeld(0, 0)]
    assert reel.flights[index].begins > 0.3
    assert reel.flights[index].start.y == old[-1].y
    flown = [ghost.start for ghost in reel.ghosts if isinstance(ghost.start.place, HiddenInHand | InFan)]
    assert [start.place for start in flown] == [HiddenInHand() if seat == 0 else InFan(2)]
    assert [ghost.start for ghost in reel.ghosts if ghost.start in old and ghost.lasts == CLOSE][: len(old)] == old


def test_a_book_is_pressed_turned_and_wrapped_before_it_goes() -> None:
    """Its top card turns up, then the ribbon wipes in with the chime; the meld beside it stays where it was until the
    book has left.
    """
    melds = ("KS KH KD KC KS KH", "8C 8S 8D")
    _, there, reel = shown(table(hand="KC 4S 5S", phase="play", melds=melds), lay("KC > 0"))
    (index,) = [i for i, sprite in enumerate(there.sprites) if isinstance(sprite.place, InBook)]
    leaves = reel.flights[index].begins
    (turned,) = [flight for flight in reel.ghosts if flight.turns]
    (wiped,) = [flight for flight in reel.ghosts if flight.start.wipe < 1]
    assert turned.ends == pytest.approx(wiped.begins)
    assert wiped.ends + REST == pytest.approx(leaves)
    middle = wiped.at(wiped.begins + wiped.lasts / 2)
    assert middle is not None
    assert 0 < middle.wipe < 1
    chime = next(at for at, cue in reel.sounds if cue.name == "clean")
    assert chime == pytest.approx(wiped.begins)
    beside = [flight for i, flight in reel.flights.items() if there.sprites[i].place == InMeld(0, 1)]
    assert beside
    assert all(flight.begins == pytest.approx(leaves) for flight in beside)


def test_a_taken_pile_goes_to_the_hand_and_its_upcard_to_the_meld() -> None:
    """Own pair from the hand, the upcard from the pile, the rest turning over on the way into the hand."""
    now = table(hand="QH QD 4S 5S", pile="6C 9C 7H 8H JS QC", melds=("KS KH KD",))
    _, there, reel = shown(now, take("QC QH QD"))
    laid_cards = {reel.flights[i].end.card: reel.flights[i].start.place for i in arrivals(there, reel, InMeld)}
    assert laid_cards == {"QC": OnPile(), "QH": HiddenInHand(), "QD": HiddenInHand()}
    assert len(arrivals(there, reel, HiddenInHand)) == 5


def test_a_taken_up_foot_comes_from_where_it_lay() -> None:
    """Eight red backs slide from the own foot and turn over."""
    now = table(hand="QH QD QC", foot="AS AH 5C 6C 9H TC TD 4H", phase="play", melds=("KS KH KD",))
    _, there, reel = shown(now, lay("QH QD QC"))
    flights = [reel.flights[i] for i in arrivals(there, reel, HiddenInHand)]
    assert len(flights) == 8
    assert all(flight.start.place == InFoot(0) for flight in flights)


def test_a_deal_gives_everybody_cards_from_the_stock_in_turn() -> None:
    """Every card of every hand and foot is on the way, none of them seen before its time."""
    now = dealt(WEB)
    there = laid(now)
    from game.engine.events import RoundBegan

    reel = choreograph((), there, [RoundBegan(1, 0, 1)], WEB)
    places = {there.sprites[i].place for i in reel.flights}
    assert places == {HiddenInHand(), InFan(1), InFan(2), InFan(3), *map(InFoot, range(4))}
    assert all(flight.waits for flight in reel.flights.values())


def test_an_undo_glides_back_without_events() -> None:
    """The cards of the meld find their way home by their faces alone."""
    now = TurnHistory(table(hand="QH QD QC 4S", phase="play", melds=("KS KH KD",)))
    melded = now.after(apply(now.table, lay("QH QD QC")))
    before, there = laid(melded.table), laid(melded.back(1).table)
    reel = glide(before.sprites, there)
    assert len(arrivals(there, reel, HiddenInHand)) == 3
    assert all(isinstance(reel.flights[i].end.look, Face) for i in arrivals(there, reel, HiddenInHand))


def drawn(there: Layout, reel: Reel, time: float) -> list[Sprite]:
    """Everything in the order in which it is drawn: what has no flight lies below what has one."""
    still = [sprite for i, sprite in enumerate(there.sprites) if i not in reel.flights]
    return still + reel.movers(time)


def covers_its_face(pictured: Sequence[Sprite], place: Place) -> bool:
    """Whether what lies in a meld's place ends with an edge on which nothing can be read."""
    there = [sprite for sprite in pictured if sprite.place == place]
    top = max(there, key=lambda sprite: sprite.y)
    above = [sprite for sprite in there[there.index(top) :] if sprite.box.colliderect(top.box.inflate(-4, -4))]
    return isinstance(above[-1].look, Edge)


SCENES = [
    (WEB, 4, 2, "normal", 1),
    (FAMILY, 4, 2, "normal", 2),
    (COUPLES, 4, 2, "normal", 3),
    (replace(CAMPUS, wild_limit="equal"), 6, 3, "easy", 4),
    (replace(WEB, take_count="all", take_with="any_play"), 2, 2, "normal", 5),
]


@pytest.mark.parametrize("scene", slow_except([2], range(len(SCENES))))
def test_no_meld_loses_its_face_and_no_card_its_back_while_cards_fly(scene: int) -> None:
    """Through a stretch of a match, seen by one seat: at no moment does a meld end in a blank edge; a card flies with
    the back of the place that it comes from, a dealt one with that of the place where it will lie; and of a pile that
    is taken those cards have a face which everybody had seen, and no others; an own card is never turned over first.
    """
    rules, players, teams, level, seed = SCENES[scene]
    match = fresh(rules, players, teams, seed=seed)
    seat = seed % players
    before = seen_by(match, seat)
    began = choreograph((), before, match.events_since(0, seat), match.board.rules)
    for flight in began.flights.values():
        if isinstance(flight.end.look, Reverse):
            assert flight.start.look == flight.end.look
    takes = 0
    for _ in range(260):
        start = match.event_count
        step(match, level)
        if match.awaits_deal:
            break
        there = seen_by(match, seat)
        events = match.events_since(start, seat)
        reel = choreograph(before.sprites, there, events, match.board.rules)
        melds = {
            sprite.place
            for sprite in before.sprites
            if isinstance(sprite.place, InMeld) and isinstance(sprite.look, Face)
        }
        melds &= {sprite.place for sprite in there.sprites}
        times = sorted({0.0, *(f.ends - 0.001 for f in flights_of(reel)), *(f.ends + 0.001 for f in flights_of(reel))})
        for time in times:
            for place_of in melds:
                assert not covers_its_face(drawn(there, reel, time), place_of), (place_of, time, events)
        footed = {event.seat for event in events if isinstance(event, FootTaken)}
        for flight in flights_of(reel):
            if isinstance(flight.start.look, Reverse):
                assert flight.start.look.back in backs_at(before, flight.start.place, footed), (flight, events)
            if flight.start.place == HiddenInHand() and before.hand:
                assert isinstance(flight.start.look, Face), "an own card was seen before it flew"
        for event in events:
            if isinstance(event, PileTaken):
                takes += 1
                left = Counter(event.seen) + Counter([event.upcard])
                for flight in flights_of(reel):
                    if flight.start.place == OnPile() and isinstance(flight.start.look, Face):
                        left[flight.start.look.card] -= 1
                assert min(left.values()) >= 0, "a card that nobody may know again showed its face"
                in_air = [f for f in flights_of(reel) if f.start.place == OnPile() and f.start.place != f.end.place]
                hidden = sum(isinstance(flight.start.look, Reverse) for flight in in_air)
                assert hidden <= event.count - len(event.seen), "a card that everybody had seen flew face down"
        before = there
    assert takes or scene == 1


def flights_of(reel: Reel) -> list[Flight]:
    """Everything that moves."""
    return [*reel.flights.values(), *reel.ghosts]


def seen_by(match: Match, seat: int) -> Layout:
    """The layout of a match as it stands, in front of a seat."""
    board = match.board
    places = place(own_plan(plan_name(board.players, board.teams, SIZE)), SIZE, 50)
    view = match.view(seat)
    return layout(view, settle(Arrangement(), view), places, seat)


def backs_at(before: Layout, place: Place, footed: set[int]) -> set[str]:
    """The backs that lay in a place; with a foot taken up in between, those of the foot as well."""
    if isinstance(place, InStock | OnPile):
        return {"hand"}
    if isinstance(place, InFoot):
        return {"foot"}
    backs = {
        sprite.look.back for sprite in before.sprites if sprite.place == place and isinstance(sprite.look, Reverse)
    }
    return backs | ({"foot"} if isinstance(place, InFan) and place.seat in footed else set())
