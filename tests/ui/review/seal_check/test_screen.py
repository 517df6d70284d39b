"""The seal of a round on paper, and the page that explains it."""

import html
import subprocess
import sys
from pathlib import Path

import pytest
from msgspec.structs import replace
from pygame import Rect

from game.assets import assets_folder
from game.cards import cards_text
from game.deals.seal import in_groups, words
from game.messages.functions import seals as say
from game.play.honesty.round_seals import check_command, round_seals
from game.ui.match.scores.round_score import RoundScoreScene, seal_line
from game.ui.review.seal_check.screen import SealCheckScene, SealCheckState, printed_seals
from game.ui.shared.requests import CheckSeals, ShowFairPlay
from game.ui.system.reading.presenter import CHECKER, NO_BREAK, fair_play_scene
from saves.records.lines import encode_line
from tests.ui.drive import Picture, find, press
from tests.ui.rounds_scored import sealed_model, sheet
from tests.ui.samples import nothing
from tests.ui.seals_shown import checked, packs, sealed_record, up_to_score


def test_the_score_sheet_names_the_seal_of_the_record_and_leads_to_its_check() -> None:
    """Given the score of a sealed round, an icon without words on the paper is named by the words of the record's hash,
    and asks for just this check; where a seal doesn't hold, the sheet says so.
    """
    asked: list[object] = []
    model = sealed_model("match-web-4")
    scene = sheet(model, ask=asked.append)
    picture = Picture(scene, (1366, 768))
    in_record = round_seals(up_to_score(sealed_record()), 1)
    assert in_record is not None
    told = " ".join(words(in_record.packs[0].seal.hash))
    assert told not in " ".join(picture.words)
    assert find(scene, "button/check_seal").label == f"The deck was sealed: {told}"
    press(scene, "button/check_seal")
    assert asked == [CheckSeals(in_record)]
    broken = sheet(replace(model, seals=packs(holds=False)))
    assert "The seal doesn't hold" in Picture(broken, (1366, 768)).words


@pytest.mark.parametrize(
    ("seals", "told"),
    [
        (packs(holds=False), "The seal doesn't hold: primrose hem"),
        (packs(dealt_from="seed"), "Dealt from a seed and sealed: primrose hem volley geranium"),
        (packs(several=0, dealt_from="seed"), "Dealt from a seed, without a seal."),
        (packs(several=0, dealt_from="code"), "The cards came from the deal's code."),
        (packs(several=0), "This game was played before sealing was introduced."),
    ],
)
def test_every_round_says_where_its_cards_came_from(seals: object, told: str) -> None:
    """Given rounds with and without seals, the line is true of each."""
    assert seal_line(seals).startswith(told)  # type: ignore[arg-type]  # all are RoundSeals


def test_the_command_is_copied_with_pack_and_salt() -> None:
    """Given the check on this system, Copy hands on the command filled in, while the screen shows the short one."""
    taken: list[str] = []

    def copy(text: str) -> bool:
        taken.append(text)
        return True

    seals = packs()
    scene = SealCheckScene(SealCheckState(seals, "linux"), nothing)
    scene.copy = copy
    assert "sha256sum" not in " ".join(Picture(scene, (1366, 768)).words)
    press(scene, "button/experts")
    picture = Picture(scene, (1366, 768))
    assert 'printf \'%s %s\\n\' "$PACK" "$SALT" | sha256sum' in picture.words
    press(scene, "button/copy")
    assert taken == [check_command("linux", seals.packs[0].pack, seals.packs[0].seal.salt)]
    assert find(scene, "button/copy").label == "Copied"


def test_a_seal_that_does_not_hold_is_told_without_blame() -> None:
    """Given digits that differ, the heading says so, both forms stand there, and nothing says they are the same."""
    scene = checked(holds=False)
    picture = Picture(scene, (1920, 1080))
    assert scene.message == "The seal doesn't hold"
    assert "primrose hem volley first" in picture.words
    assert "≠" in picture.words
    assert "The saved deck isn't the one that was sealed." in picture.words
    assert not [said for said in picture.words if "same 64" in said]


def test_a_seal_is_explained_before_its_cards() -> None:
    """The bug: five rows of cards, and nothing said what a seal is. One sentence does; one row of the deck is below it,
    and what was lifted and what remained are named beside their packets.
    """
    scene = SealCheckScene(SealCheckState(packs(), "linux"), nothing)
    picture = Picture(scene, (1366, 768))
    tops = {drawn.text: drawn.rect[1] for drawn in reversed(picture.texts)}  # of each text, the first
    assert say.what_it_is() in tops
    assert tops["more"] < Rect(find(scene, "button/show_all").rect).bottom
    shown = scene.state.shown
    told = " ".join(drawn.text for drawn in picture.texts)
    assert say.went_under(shown.seal.cut) in told
    assert say.came_to_top(len(shown.pack) - shown.seal.cut) in told


@pytest.mark.parametrize(
    ("cut", "dealt_from", "verdict"),
    [(71, "sealed", "Nobody could cheat"), (0, "sealed", "The seal holds"), (71, "seed", "The seal holds")],
)
def test_the_verdict_claims_no_more_than_the_seal_proves(cut: int, dealt_from: str, verdict: str) -> None:
    """The bug: the heading was about a seal, and nobody saw what for. It says so of a deck that somebody cut; whoever
    knows the seed, or shuffled a deck that nobody cut, may know the cards.
    """
    seals = packs()
    pack = replace(seals.packs[0], seal=replace(seals.packs[0].seal, cut=cut))
    state = SealCheckState(replace(seals, packs=(pack,), dealt_from=dealt_from), "linux")
    assert state.message == verdict
    assert verdict in " ".join(Picture(SealCheckScene(state, nothing), (1366, 768)).words)


@pytest.mark.parametrize("cut", [0, 71])
def test_the_deck_as_it_was_played_begins_where_it_was_cut(cut: int) -> None:
    """The bug: two packets, and nothing said what came of them. Given a checked deck, the third step shows the first
    cards that were played: those below the cut.
    """
    picture = Picture(SealCheckScene(SealCheckState(packs(cut=cut), "linux"), nothing), (1366, 768))
    title = next(Rect(drawn.rect) for drawn in picture.texts if drawn.text == say.deck_as_played())
    ranks = [drawn.text for drawn in picture.texts if drawn.rect[1] >= title.bottom][:10]
    assert ranks == [card[0].replace("T", "10") for card in packs().packs[0].pack[cut : cut + 10]]


def test_each_pack_of_a_round_can_be_looked_at() -> None:
    """Given discards that were shuffled twice, the choice above the sheet leads to the seal of each."""
    scene = checked(several=3)
    Picture(scene, (1366, 768))
    shown = []
    for n in range(3):
        press(scene, f"field/pack/{n}")
        shown.append(scene.state.shown)
    assert tuple(shown) == scene.state.seals.packs


@pytest.mark.parametrize("is_broken", [False, True])
def test_the_program_on_the_page_checks_a_record(tmp_path: Path, is_broken: bool) -> None:
    """Given the lines of Python as the page shows them and a real record, they find every seal, and the one that
    doesn't hold.
    """
    state = fair_play_scene(nothing).state
    shown = state.sections()[-1].words.replace(NO_BREAK * 2, " ")
    assert shown == state.copied().rstrip("\n") == (assets_folder() / CHECKER).read_text().rstrip("\n")
    assert len([line for line in shown.splitlines() if line]) <= 20
    program, record = tmp_path / "check-seals.py", tmp_path / "game.handfoot.jsonl"
    program.write_text(shown)
    text = "".join(f"{encode_line(line)}\n" for line in sealed_record())
    record.write_text(text.replace('"cut":71', '"cut":70', 1) if is_broken else text)
    said = subprocess.run([sys.executable, program, record], capture_output=True, text=True, check=False, timeout=60)
    assert (said.returncode, said.stderr) == (is_broken, "")
    assert said.stdout.count(": holds ") == 4 - is_broken
    assert said.stdout.count("DOESN'T HOLD") == is_broken


def test_the_page_is_reached_from_the_check() -> None:
    """Given the check, its button asks for the page that explains it."""
    asked: list[object] = []
    scene = SealCheckScene(SealCheckState(packs(), "linux"), asked.append)
    scene.copy = lambda _: True
    Picture(scene, (1366, 768))
    press(scene, "button/how")
    assert asked == [ShowFairPlay()]


def test_the_printed_page_has_all_that_a_check_needs() -> None:
    """Given two packs of a round, the page to print has of each its words, cards, salt, digits and whole command."""
    seals = packs(several=2)
    page = html.unescape(printed_seals(seals, "linux"))
    pack = seals.packs[0]
    for told in (
        "primrose hem volley geranium",
        cards_text(pack.pack),
        in_groups(pack.seal.salt),
        in_groups(pack.seal.hash),
        check_command("linux", pack.pack, pack.seal.salt),
    ):
        assert page.count(told) >= 2
    assert "doesn't hold" not in page
    assert "doesn't hold" in html.unescape(printed_seals(packs(holds=False), "linux"))


def test_nothing_of_a_seal_is_on_a_sheet_without_one() -> None:
    """Given a round whose cards came from a code, there is a line and nothing to check."""

    model = replace(sealed_model("match-web-4"), seals=packs(several=0, dealt_from="code"))
    scene = RoundScoreScene(lambda: model, nothing)
    Picture(scene, (1366, 768))
    assert not [target for target in scene.report().targets if target.id == "button/check_seal"]
