"""Takes pictures of the page on many phones: `python -m tests.phones.pictures --out pictures`."""

import argparse
import itertools
import json
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Final

from msgspec.structs import replace

from game.cards import FACES, Card, Rank, in_hand_order, parse_cards
from game.engine.draft import Draft, staged_opening
from game.engine.melding.melds import meld_of
from game.engine.moves import Discard, Group
from game.engine.table.board import Phase
from game.engine.table.view import PlayerView, view_of
from game.messages.functions import phones as say
from game.messages.language import speak, spoken
from game.phones.phone_page import phone_page
from game.phones.phone_view import Beside, Missed, phone_view, waiting_view
from game.play.match import Match
from game.play.match_log import MatchLog
from game.play.seats import SeatPlan, header_of
from game.play.waiting_pack import WaitingPack
from game.portrait_art import looks_for
from game.reason.purposes import Advice, KeepsTogether
from game.rules.presets import preset
from game.turn.arrangement import Arrangement, choose_faces, settle, with_draft
from game.turn.hinting import Hint
from saves.records.journal import DiskAnswer, Failing
from tests.build import dealt
from tests.phones.browser import Chromium
from tests.phones.score_pad_pictures import score_pads
from tests.ui.samples import LONG

NAMES: Final = ("Anna", "Walt", "Lea", "Rosa")
LONGEST: Final = LONG[:4]
SIZES: Final = {
    "360x640": (360, 640),
    "390x844": (390, 844),
    "768x1024": (768, 1024),
    "844x390": (844, 390),
    "640x360": (640, 360),
}


_SEATS: Final = json.dumps(
    {
        "pad": False,
        "seats": [
            {"seat": seat, "name": name, "team": seat % 2, "taken": seat == 1, "letters": 4, "prompt": name}
            for seat, name in enumerate(NAMES)
        ],
    }
).encode()
"""What somebody is shown who has no link."""


def view_with(
    rules: str, cards: int, opened: bool, phase: Phase = Phase.PLAY, names: Sequence[str] = NAMES
) -> tuple[PlayerView, Match]:
    """What seat 0 sees with so many cards, in a table's third turn or before its team has opened."""
    seats = [SeatPlan("human", "human").named(name) for name in names]
    header = header_of(
        preset(rules), seats, 2, seed="pictures", game_id="x", created="2026-01-01T00:00:00Z", app="0", name="x"
    )
    match = Match(header)
    match.begin_round()
    view = match.view(0)
    hand = in_hand_order(tuple(itertools.islice(itertools.cycle(FACES[1:]), 3, 3 + 5 * cards, 5)))
    melds = [meld_of(parse_cards(text)) for text in ("QD QS QH QC", "8C 8D 8S 8H 2C", "6S 6H 6D")]
    books = [
        meld_of(parse_cards(text)) for text in ("JC JD JH JS JC 2D 2S", "AC AD AH AS", "9S 9H 9C 9D 9S *R", "5H 5D 5S")
    ]
    board = replace(
        view.board,
        phase=phase,
        mover=0,
        turn=0,
        hands=(len(hand), 9, 7, 10),
        melds=(tuple(melds), tuple(books)) if opened else ((), ()),
        totals=(1205, 980),
        upcard=Card("7D"),
        pile=8,
    )
    return replace(view, board=board, hand=hand), match


def hand_json(
    view: PlayerView,
    match: Match,
    arrangement: Arrangement | None = None,
    chosen: Sequence[Card] = (),
    beside: Beside = Beside(),  # noqa: B008 - frozen
) -> bytes:
    """What the phone is shown."""
    arrangement = arrangement or settle(Arrangement(), view, view.hand[2:3])
    arrangement = choose_faces(arrangement, view, chosen)
    seen = phone_view(view, arrangement, match.names, 0, MatchLog(match, None).steps, 1, beside)
    return b'{"version":"1","number":0,' + seen[1:]


@contextmanager
def showing(hand: bytes) -> Iterator[str]:
    """A server that always shows this hand; where it is."""
    page = phone_page(looks_for((*NAMES, *NAMES)))

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            """The page, or the hand once."""
            if self.path.startswith("/hand?after"):
                time.sleep(20)
                return
            told = {"/hand": hand, "/seats": _SEATS}.get(self.path.partition("?")[0])
            body = told or page.whole[spoken()]
            self.send_response(200)
            self.send_header("Content-Type", "application/json" if told else "text/html")
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, format: str, *args: object) -> None:
            """Says nothing."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/#{'x' * 22}"
    finally:
        server.shutdown()


def scenes() -> Iterator[tuple[str, bytes]]:
    """Hands worth a look, by name."""
    for cards in (11, 20, 30):
        view, match = view_with("web", cards, opened=True)
        yield f"{cards}", hand_json(view, match, chosen=[card for card in view.hand if card[0] == "Q"][:2])
    full = DiskAnswer(3, Failing(Path("x"), "No space left on device"))
    yield "unsaved", hand_json(view, match, beside=Beside(kept=full))
    view, match = view_with("web", 13, opened=False)
    arrangement = settle(Arrangement(), view)
    draft = staged_opening(view, Draft())
    yield "opening", hand_json(view, match, with_draft(arrangement, draft), ())
    view, match = view_with("partners", 11, opened=True, phase=Phase.DRAW)
    yield "draw", hand_json(view, match)
    pile = parse_cards("4S 9D KH TC JD QS 5C 7D")
    yield "looked", hand_json(replace(view, board=replace(view.board, peeked=True, pile_seen=pile)), match)
    asked = replace(view, board=replace(view.board, phase=Phase.ANSWER, turn=2))
    yield "permission", hand_json(asked, match)
    waits = replace(view, board=replace(view.board, mover=1, turn=1))
    yield "waiting", hand_json(waits, match, beside=Beside(asleep=frozenset({1})))
    view, match = view_with("partners", 13, opened=True, names=LONGEST)
    waits = replace(view, board=replace(view.board, mover=1, turn=1))
    yield "names-waiting", hand_json(waits, match, beside=Beside(asleep=frozenset({1}), missed=Missed(1, 3, 0, False)))
    asked = replace(view, board=replace(view.board, phase=Phase.ANSWER, turn=2))
    yield "names-permission", hand_json(asked, match)
    view, match = view_with("web", 13, opened=True)
    arrangement = with_draft(settle(Arrangement(), view), Draft("meld", (Group(view.hand[3:6]),)))
    yield "welcome", hand_json(view, match, arrangement, beside=Beside(missed=Missed(1, 3, 1, False)))
    laid = tuple(meld_of(parse_cards(f"{rank}H {rank}S {rank}C")) for rank in "AKQJT98754")
    many = replace(view, board=replace(view.board, melds=(laid[:9], laid)), hand=view.hand[:6])
    yield (
        "full",
        hand_json(many, match, with_draft(settle(Arrangement(), many), Draft("meld", (Group(many.hand[3:6]),)))),
    )
    match = Match(replace(match.header, seats=match.header.seats * 2, teams=((0, 3), (1, 4), (2, 5))))
    match.begin_round()
    six = match.view(0)
    board = replace(
        six.board, melds=(laid[:7], laid[1:7], laid[4:]), totals=(5, -10, 1205), hands=(11, 9, 7, 10, 1, 26)
    )
    yield "full-six", hand_json(replace(six, board=board), match)
    eight = [SeatPlan("human", "human").named(name) for name in LONG]
    header = header_of(
        preset("web"), eight, 8, seed="pictures", game_id="x", created="2026-01-01T00:00:00Z", app="0", name="x"
    )
    match = Match(header)
    match.begin_round()
    view_of_eight = match.view(0)
    books = tuple(meld_of(parse_cards(f"{rank}H {rank}S {rank}C {rank}D {rank}H {rank}S {rank}C")) for rank in "32")
    board = replace(view_of_eight.board, melds=((*laid[:5], *books),) * 8, totals=(5, -10, 1205, 10_255) * 2)
    yield "full-eight", hand_json(replace(view_of_eight, board=board), match)
    advice = Advice(move=Discard(view.hand[-1]), purpose=KeepsTogether(Rank("4"), 2, "meld"), cards=view.hand[-1:])
    yield "hint", hand_json(view, match, beside=Beside(hint=Hint(advice)))
    view, match = view_with("web", 4, opened=True, phase=Phase.ENDED)
    won = hand_json(
        replace(view, board=replace(view.board, totals=(6940, 5995))),
        match,
        beside=Beside(
            is_over=True,
            winners=(0,),
            asked="",
            tonight=(2, 1),
            wanting=frozenset({1, 2}),
            on_phones=frozenset({0, 1, 2, 3}),
        ),
    )
    yield "end-won", won
    yield "end-part", won.replace(b'"part":""', f'"part":"{say.part(2, 5, 1, 0)}"'.encode())
    yield (
        "end-lost",
        hand_json(
            replace(view, board=replace(view.board, totals=(6940, 7245))),
            match,
            beside=Beside(is_over=True, winners=(1,)),
        ),
    )
    yield (
        "between",
        b'{"version":"1","number":0,' + waiting_view(NAMES, 0, say.match_has_ended(), say.look_at_screen())[1:],
    )
    view, match = view_with("partners", 0, opened=False, phase=Phase.CHOOSE)
    passed = replace(view.board, rules=replace(view.board.rules, stacks="choose", stacks_pass="left"))
    yield "choose", hand_json(replace(view, board=passed), match)
    for name, way in (("cut", "none"), ("cut-split", "foot_left")):
        cutting = dealt(replace(preset("partners"), stacks_pass=way), settled=False)
        yield name, hand_json(view_of(cutting, cutting.board.mover), match)
    view, match = view_with("web", 11, opened=True)
    pack = WaitingPack(1, 0, 270, 3)
    yield "cut-deck", hand_json(view, match, beside=Beside(pack=pack))


def main() -> None:
    """Takes all of them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=Path("pictures"))
    parser.add_argument("--lang", default="en")
    parser.add_argument("--only", default="", help="what the names of the scenes begin with")
    options = parser.parse_args()
    speak(options.lang)
    with Chromium() as browser:
        for name, hand in itertools.chain(scenes(), score_pads()):
            if not name.startswith(options.only):
                continue
            with showing(hand) as url:
                for size, (width, height) in SIZES.items():
                    tab = browser.tab(url, (width, height), 2 if width < 700 else 1)
                    tab.until("document.querySelector('main, #join')")
                    tab.until("document.querySelector('#sheet, #hand, #end, #join')")
                    tab.until("document.fonts.status === 'loaded'")
                    tab.picture(options.out / f"{name}-{size}.png")
                    if size in ("360x640", "390x844"):
                        tab.ask("localStorage.setItem('hf.look', 'dark'), 1")
                        tab.ask(
                            "document.documentElement.style.fontSize = '150%', dispatchEvent(new Event('resize')), 1"
                        )
                        tab.picture(options.out / f"{name}-{size}-dark-large.png")
                    tab.close()


if __name__ == "__main__":
    main()
