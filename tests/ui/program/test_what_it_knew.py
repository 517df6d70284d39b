"""What a computer player knew, reached in the whole program: from Look back and from its plate at the table."""

from collections.abc import Callable

from game.engine.moves import MeldCards
from game.engine.table.view import SPECTATOR
from game.ui.review.look_back.screen import LookBackScene
from game.ui.review.proof.screen import ProofScene, ProofStage
from game.ui.shared.requests import LookBackAt
from saves.disk.folders import games_folder
from saves.records.lines import MoveLine, encode_line
from tests.ui.headers import header
from tests.ui.house import House
from tests.ui.looked_back_matches import seated
from tests.ui.proofs_shown import line_of


def known(house: House) -> ProofScene:
    """The screen that lies uppermost."""
    scene = house.program.screens.scenes[-1]
    assert isinstance(scene, ProofScene)
    return scene


def test_w_leads_there_from_a_computer_players_move(open_house: Callable[..., House]) -> None:
    """Given Look back at a computer player's move, W shows what it knew, and Esc leads back to the same moment; at a
    person's move W does nothing.
    """
    house = open_house()
    lines = seated()
    record = games_folder(house.data) / "old.handfoot.jsonl"
    record.parent.mkdir(parents=True, exist_ok=True)
    record.write_text("".join(f"{encode_line(line)}\n" for line in lines), encoding="utf-8")
    house.ask(LookBackAt(str(record)))
    scene = house.program.screens.scenes[-1]
    assert isinstance(scene, LookBackScene)
    line = line_of(lines, MeldCards, 4)
    moment = scene.film.moment_of(line)
    scene.go_to(moment)
    house.settle()
    house.key("w")
    assert house.settle().scene == "what_it_knew"
    assert known(house).state.known.move == scene.film.shots[moment].move
    house.key("escape")
    assert house.settle().scene == scene.name
    assert scene.state.moment == moment
    own = next(n for n, one in enumerate(lines, 1) if isinstance(one, MoveLine) and one.seat == 0)
    scene.go_to(scene.film.moment_of(own))
    house.settle()
    assert house.look().find("button/what_known") is None
    house.key("w")
    assert house.settle().scene == scene.name


def test_a_plate_leads_there_and_shows_nothing_secret(open_house: Callable[..., House]) -> None:
    """Given a game that goes on, a press on a computer player's plate and one more show its last move; its hand is not
    behind the picture, and the way back leads to the table.
    """
    house = open_house()
    house.take_up([header("web", (0,))])
    house.until(lambda: house.game.awaits_person)
    house.settle()
    moved = {line.seat for line in house.game.match.lines if isinstance(line, MoveLine)}
    seat = max(moved, default=None)
    if seat is None or seat == 0:  # the person begins: let everybody have a turn
        house.key("d", settles=True)
        house.press(house.look().all("hand/")[-1].id)
        house.press("discard")
        house.until(lambda: house.game.awaits_person)
        house.settle()
        seat = 3
    house.press(f"seat/{seat}", "button/what_known")
    scene = known(house)
    assert (scene.state.stage, scene.state.known.seat) == (ProofStage.NOT_BEGUN, seat)
    assert not scene.state.known.is_open
    assert scene.state.known.moment.view.seat == SPECTATOR
    house.key("escape")
    assert house.settle().scene == "table"
