"""A souvenir tells what Look back shows of a moment, nothing hidden, and asks nobody for anything."""

import random
import re
from collections.abc import Callable, Sequence
from functools import lru_cache
from html.parser import HTMLParser
from pathlib import Path
from types import SimpleNamespace
from urllib.parse import quote

import pytest
from msgspec import Struct
from msgspec.structs import replace

from game.analysis.facts import LEAST_POINTS
from game.engine.melding.melds import melds_by_rank
from game.engine.table.view import SPECTATOR
from game.messages.language import speak
from game.phones.phone_page import COURTS
from game.ui.review.look_back.looked_back import KeepMoment
from game.ui.review.look_back.screen import LookBackScene
from game.ui.review.souvenir import presenter
from game.ui.review.souvenir.souvenir import KeptMoment, Souvenir, _moves, souvenir_of
from game.ui.review.souvenir.souvenir_page import souvenir_page
from game.ui.shared.moments.film import Film
from game.ui.shared.preferences import Preferences
from game.ui.system.file_chooser.file_page import FilePage
from saves.records.lines import Line
from tests.phones.browser import CHROMIUM, Chromium
from tests.ui.drive import press, shared_kit
from tests.ui.house import House
from tests.ui.looked_back_matches import analysis, begun_midway, going_on, match, seated
from tests.ui.shared.moments.test_film import MATCHES

MOST_BYTES = 150_000


class Shown(Struct):
    """What is on a page, read from its elements."""

    hand: list[str]
    pile: int
    upcard: list[str]
    melds: dict[int, list[str]]
    left: list[str]


class _Reader(HTMLParser):
    """Notes each card with the list it lies in."""

    def __init__(self) -> None:
        super().__init__()
        self.shown, self._at, self._team = Shown([], -1, [], {}, []), "", 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """A place, or a card in it."""
        told = {name: value or "" for name, value in attrs}
        kind = told.get("class", "")
        if "data-team" in told:
            self._team = int(told["data-team"])
            self.shown.melds[self._team] = []
        elif "data-cards" in told:
            self.shown.melds[self._team].append(told["data-cards"])
        elif kind == "hand":
            self._at = "hand"
        elif kind == "hand small":
            self._at = "left"
        elif kind == "pile":
            self._at, self.shown.pile = "upcard", int(told["data-pile"])
        elif "data-card" in told:
            getattr(self.shown, self._at).append(told["data-card"])


def read(page: str) -> Shown:
    """What a page shows."""
    reader = _Reader()
    reader.feed(page)
    return reader.shown


def page_at(lines: Sequence[Line], moment: int, base: int = 0, guess: bool = False) -> str:
    """The souvenir of a moment."""
    return souvenir_page(kept_at(lines, moment, base, guess))


def kept_at(lines: Sequence[Line], moment: int, base: int = 0, guess: bool = False) -> Souvenir:
    """The same as facts; with a `guess` of the first decision there that could have been better."""
    film, decisions = Film(lines), analysis(lines, base).decisions if guess else ()
    better = [one for one in decisions if one.better and film.moment_of(one.line) > moment]
    return souvenir_of(lines, film, KeptMoment(moment, base, better[0] if guess else None))


def agrees(page: str, scene: LookBackScene, moment: int, base: int) -> None:
    """What the page shows of the table is what Look back shows at that moment from that seat."""
    scene.set_state(base=base)
    scene.go_to(moment)
    view, shown = scene.shown.view, read(page)
    assert sorted(shown.hand) == sorted(view.hand)
    assert shown.pile == view.board.pile
    assert shown.upcard == ([view.board.upcard] if view.board.upcard is not None else [])
    assert shown.melds == {
        team: [" ".join(melds[number].cards) for number in melds_by_rank(melds)]
        for team, melds in enumerate(view.board.melds)
    }
    score = next(one for one in scene.film.scores if one.round == scene.shown.round)
    assert all(f"<b>{total:,}</b>".replace("-", "−") in page for total in score.totals)
    last = scene.film.round_bounds(moment)[1] - 1
    held = [card for one in scene.film.all_cards(last) for card in (*one.hand, *one.foot, *one.tail)]
    assert sorted(shown.left) == sorted(held)


@lru_cache
def look_back_at(name: str) -> LookBackScene:
    """Look back on an example."""
    return LookBackScene(match(name), Preferences(), lambda request: None)


def moments(name: str, count: int) -> list[tuple[int, int]]:
    """Random moments and seats of an example."""
    film, lie = Film(match(name)), random.Random(name)
    return [(lie.randrange(1, len(film)), lie.randrange(len(film.names))) for _ in range(count)]


@pytest.mark.slow
@pytest.mark.skipif(CHROMIUM is None, reason="opens pages in Chromium")
def test_two_hundred_moments_in_a_browser_without_a_network(tmp_path: Path) -> None:
    """Given 200 random moments of all examples, each opened from the disk in a browser that has no network, what stands
    on the page is what Look back shows, and nothing foreign was asked for.
    """
    with Chromium() as browser:
        tab = browser.tab("about:blank", (390, 844))
        tab.call("Network.emulateNetworkConditions", offline=True, latency=0, downloadThroughput=0, uploadThroughput=0)
        for number in range(200):
            name = MATCHES[number % len(MATCHES)]
            (moment, base), file = moments(name, 200)[number], tmp_path / "souvenir.html"
            page = page_at(match(name), moment, base)
            assert len(page.encode()) < MOST_BYTES
            file.write_text(page)
            tab.go(f"file://{quote(str(file))}?{number}")
            tab.until(f"location.search === '?{number}' && document.readyState === 'complete'")
            agrees(tab.ask("document.documentElement.outerHTML"), look_back_at(name), moment, base)
            assert tab.ask("document.documentElement.scrollWidth <= innerWidth")
        asked = [
            one["params"]["request"]["url"] for one in browser.heard if one["method"] == "Network.requestWillBeSent"
        ]
        assert asked
        assert all(url.startswith(("file://", "data:", "about:")) for url in asked)


@pytest.mark.slow
@pytest.mark.skipif(CHROMIUM is None, reason="opens pages in Chromium")
def test_a_guess_in_a_browser(tmp_path: Path) -> None:
    """Given scripts, nothing is told before an answer is pressed, then what each comes to; given none, all of it is
    there. What is written at the best answer is never in sight before.
    """
    file = tmp_path / "souvenir.html"
    file.write_text(page_at(seated(), 40, guess=True))
    with Chromium() as browser:
        tab = browser.tab(f"file://{file}", (390, 844))
        tab.until("document.documentElement && document.documentElement.classList.contains('js')")
        seen = "[...document.querySelectorAll('.answer b, .answer small, .why')].filter(one => one.offsetWidth).length"
        assert tab.ask(seen) == 0
        tab.ask("document.querySelector('.answer.less').click()")
        assert tab.ask(seen) >= 4
        assert tab.ask("document.querySelectorAll('.yours').length") == 1
        assert tab.ask("document.querySelector('.said.less').offsetWidth > 0")
        tab.ask("document.querySelector('.answer.best').click()")
        assert tab.ask("document.querySelectorAll('.yours').length") == 1
        silent = browser.tab("about:blank", (390, 844))
        silent.call("Emulation.setScriptExecutionDisabled", value=True)
        silent.go(f"file://{file}")
        shown = "[...document.querySelectorAll('.answer b')].filter(one => one.offsetWidth).length >= 2"
        silent.until(f"document.querySelector('.why') && document.querySelector('.why').offsetWidth && {shown}")
        assert "js" not in silent.ask("document.documentElement.className")


def test_answers_come_to_what_the_judge_found_in_an_order_that_tells_nothing() -> None:
    """Given a decision with better ways, each answer is that much less than the best, the played one too, and they are
    in the order of their words; below 60 points an answer is as good.
    """
    lines = seated()
    film, found = Film(lines), analysis(lines)
    seen = set()
    for decision in [one for one in found.decisions if one.better][:12]:
        kept = souvenir_of(lines, film, KeptMoment(0, 0, decision))
        best = decision.better[0].points
        if not kept.ways:  # the best way of the example reads like what was played
            continue
        assert [way.said for way in kept.ways] == sorted(way.said for way in kept.ways)
        assert [way.less for way in kept.ways if way.is_played] == [round(best, -1)]
        assert min(way.less for way in kept.ways) == 0
        assert {way.less for way in kept.ways} <= {
            round(best, -1),
            *(round(best - w.points, -1) for w in decision.better),
        }
        assert all(way.is_as_good == (way.less < LEAST_POINTS) for way in kept.ways)
        seen.add(next(n for n, way in enumerate(kept.ways) if way.less == 0))
        assert len(kept.lines) <= 5
    assert len(seen) > 1


@pytest.mark.parametrize("people", [(2,), (0, 2)])
def test_before_a_round_is_over_no_other_hand_is_in_it(people: tuple[int, ...]) -> None:
    """Given a match that goes on, a page of the round in play has no card but the only person's and what lies open,
    neither what is left over nor what the cards were worth; with two people it has no hand at all. The points are those
    so far. The bug: none in a match that began from there.
    """
    lines = going_on(people)
    film = Film(lines)
    moment = len(film) - 1
    page = page_at(lines, moment, people[0])
    shown, view = read(page), film.view(moment, people[0] if len(people) == 1 else SPECTATOR)
    assert sorted(shown.hand) == sorted(view.hand)
    assert bool(shown.hand) == (len(people) == 1)
    assert shown.left == []
    kept = kept_at(lines, moment, people[0])
    assert not kept.is_over
    midway = kept_at(begun_midway(lines), 0, people[0])
    assert kept.totals == midway.totals == film.scores[-1].totals
    figures = {card for card in COURTS if f".f{card}{{" in page}
    assert figures <= {*shown.hand, *shown.upcard}


def test_it_is_small_alone_and_in_the_language_spoken() -> None:
    """Given the largest table, the page is small, names no address, loads and keeps nothing, and speaks Spanish where
    the program does.
    """
    lines = seated(match("match-web-8"), names=tuple("W" * 30 + str(n) for n in range(8)))
    for language in ("en", "es"):
        speak(language)
        try:
            page = page_at(lines, len(Film(lines)) - 5, guess=False)
        finally:
            speak("en")
        assert len(page.encode()) < MOST_BYTES
        assert f'<html lang="{language}">' in page
        assert ("Cartas que quedaron" in page) == (language == "es")
        bare = re.sub(r"data:image/webp;base64,[A-Za-z0-9+/=]+", "", page)
        for foreign in ("http:", "https:", "//", "src=", "@import", "fetch(", "Storage", "cookie", "url("):
            assert foreign not in bare.replace("url()", ""), foreign


def test_somebody_without_a_name_is_you() -> None:
    """Given a player with no name of their own, the page says "you hold", never "You holds"."""
    lines = seated(going_on(), names=("You", "Walt", "Rosa", "June"))
    page = page_at(lines, len(Film(lines)) - 5)
    assert "<p>You hold " in page
    assert "only what you could see" in page


def test_the_cards_left_over_lie_beside_the_face_that_held_them() -> None:
    """Given names that are shortened at the table, each row has the face and the cards of one seat. The bug: beside all
    of them was the face of the first seat.
    """
    lines = seated(names=("Walt Whitman", "Anna Maria Bell", "Rosa Luxembourg", "June Carpenter"))
    film = Film(lines)
    (end, *_), page = (score.moment for score in film.scores), page_at(lines, film.scores[0].moment)
    rows = re.findall(r'href="#p(\d)"[^d]*</svg><b>([^<]*)</b><div aria-hidden="true">(.*?)</div>', page)
    assert sorted(seat for seat, *_ in rows) == ["0", "1", "2", "3"]
    for seat, name, cards in rows:
        held = film.all_cards(end)[int(seat)]
        assert film.names[int(seat)].startswith(name)
        assert sorted(re.findall('data-card="(..)"', cards)) == sorted((*held.hand, *held.foot))


def test_what_was_done_is_the_seats_own_moves_of_the_turn() -> None:
    """Given a turn with a shot without a move and one of somebody else, neither is told of the seat. Where it was is
    said as Look back says it, at the choice of a stack and in the first turn.
    """
    shots = [SimpleNamespace(move=move, by=by) for move, by in ((None, 0), ("draw", 0), ("cut", 1), ("discard", 0))]
    film = SimpleNamespace(shots=shots, moves_of=lambda turn: range(4))
    assert list(_moves(film, None, 0)) == ["draw", "discard"]  # type: ignore[arg-type,comparison-overlap]
    scene = look_back_at("match-family-4")
    for moment in (0, 4):
        scene.go_to(moment)
        assert kept_at(match("match-family-4"), moment).place == scene.shown.place


def test_look_back_asks_for_it() -> None:
    """Its button is there at every moment."""
    asked: list[object] = []
    scene = LookBackScene(seated(), Preferences(), asked.append)
    scene.resize(shared_kit((1366, 768), Preferences()))
    press(scene, "button/more", "button/souvenir")
    assert asked == [KeepMoment()]


def test_it_is_written_where_somebody_says(
    open_house: Callable[..., House], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given the end of a match, its button asks for a file and writes a page there; nothing is written before."""
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    path = tmp_path / "match.handfoot.jsonl"
    path.write_bytes((Path(__file__).resolve().parents[3] / "examples" / "match-web-4.handfoot.jsonl").read_bytes())
    house = open_house()
    house.program.open(path)
    assert house.settle().scene == "end"
    assert house.go("button/souvenir").scene == "souvenir"
    assert not list(tmp_path.rglob("*.html"))
    house.key("Return")
    house.until(lambda: any(tmp_path.rglob("souvenir-*.html")))
    (written,) = tmp_path.rglob("souvenir-*.html")
    assert read(written.read_text()).pile >= 0


def test_of_a_deal_that_others_can_play_it_says_so_before(monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a match of a coded deal, the page on which the file is named warns; given any other, it doesn't. The file
    has the day on which it was played here, late in the evening, too, when in Greenwich it is the next one.
    """
    laid: list[FilePage] = []
    names: list[str] = []

    def ask(screens: object, ask: object, page: FilePage, act: object, name: str) -> None:
        laid.append(page)
        names.append(name)

    monkeypatch.setattr(presenter, "ask_for_file", ask)
    services = SimpleNamespace(screens=None, environment=None, ask=None)
    lines = seated()
    film = Film(lines)
    for deal in (None, "8DDF-K2QW-M3XJ"):
        film.header = replace(film.header, deal=deal, created="2026-01-03T02:30:00Z")
        presenter.keep_souvenir(services, lines, film, KeptMoment(5, 0))  # type: ignore[arg-type]
    assert ["with its code" in page.why() for page in laid] == [False, True]
    assert names[0] == "souvenir-2026-01-02-1.html"
    assert kept_at([film.header, *lines[1:]], 5).when == "Friday, 2 January · round 1"
