"""Agreements, chosen in front of New game by mouse and by keys alone."""

import re

import pytest
from msgspec.structs import replace

from game.engine.partners.agreements import Agreement
from game.rules.presets import preset
from game.rules.ruleset import RuleSet
from game.sentences.at_table.partner_agreements import name_of, what_it_means
from game.ui.match.session.who_plays import promises_dialog
from game.ui.shared.models import NewGame, PlayerAtTable
from game.ui.start.new_game.agreement_choice import AgreementsDialog
from game.ui.start.new_game.new_games import seats_of
from tests.ui.drive import Picture, press
from tests.ui.opened_trays import reach
from tests.ui.samples import new_game
from tests.ui.start.new_game.test_screen import starting

LAY = Agreement.LAY_DOWN


def test_two_who_share_the_screen_agree_with_both_partners() -> None:
    """Given a person in each team, what is agreed holds for both computer partners."""
    started: list[NewGame] = []
    scene = new_game(ask=starting(started))
    Picture(scene, (1366, 768))
    reach(scene, "field/kind_1/0")
    reach(scene, "button/agreements")
    press(scene, f"field/{LAY.value}", "button/continue")
    reach(scene, "button/start")
    assert [seat.agreements for seat in seats_of(started[0])] == [(), (), ("lay_down",), ("lay_down",)]


def test_the_dialog_says_who_keeps_what() -> None:
    """Given a partner, or several, both dialogs name them in the title: what an agreement means has no subject of its
    own. The first also says each agreement and what it means; nothing goes by its name alone.
    """
    for rules in (preset("web"), replace(preset("web"), tail_cards=7)):
        dialog = AgreementsDialog([PlayerAtTable("Rosa", 0)], rules, (), lambda agreement, on: None)
        during = promises_dialog("Rosa", 2, rules, (), lambda request: None)
        assert dialog.title == during.title == "Agreements with Rosa"
        for one in Agreement:
            assert f"{name_of(one, rules)}: {what_it_means(one, rules)}" in dialog.told
        assert ("Waits for your tail" in dialog.told) == bool(rules.tail_cards) == ("your foot" not in dialog.told)
    partners = [PlayerAtTable(name, 0) for name in ("Rosa", "Walt", "June")]
    dialog = AgreementsDialog(partners, preset("web"), (), lambda agreement, on: None)
    assert dialog.title == "Agreements with Rosa, Walt and June"
    assert dialog.words == "What Rosa, Walt and June do all match long."


@pytest.mark.parametrize("rules", [preset("web"), replace(preset("web"), tail_cards=7)])
@pytest.mark.parametrize("agreement", Agreement)
def test_names_and_meanings_say_what_the_partner_does(agreement: Agreement, rules: RuleSet) -> None:
    """The bug: "Meld what you can", "Wait for my foot" and "melds all it can" on one board, so that nobody knew who
    "you", "my" and "it" were. "You" is the person who reads, and the partner goes without a word.
    """
    told = f"{name_of(agreement, rules)}. {what_it_means(agreement, rules)}".lower()
    assert not set(re.findall(r"[\w']+", told)) & {"i", "me", "my", "its", "he", "she", "his", "her"}
    assert "it can" not in told
    assert "it could" not in told
    for sentence in (name_of(agreement, rules), what_it_means(agreement, rules)):
        first = re.findall(r"[\w’']+", sentence)[0]
        assert first.endswith(("s", "n’t", "n't")) or first in ("Never", "Until"), sentence


@pytest.mark.parametrize(("size", "is_pictured"), [((1366, 768), True), ((1280, 720), False)])
def test_agreements_have_pictures_where_those_fit(size: tuple[int, int], is_pictured: bool) -> None:
    """The bug: six boxes of text, each to be read before one knew what it is about. Given room, each of the six has a
    picture on its left, and where words need all of it, no box is left out for them.
    """
    scene = new_game()
    Picture(scene, size)
    reach(scene, "button/agreements")
    picture = Picture(scene, size, replace(scene.state.preferences, interface=100 if is_pictured else 150))
    lefts = {drawn.text: drawn.rect[0] for drawn in picture.texts}
    names = [lefts[name] for one in tuple(Agreement)[::2] if (name := name_of(one, preset("web"))) in lefts]
    assert len(names) == 3 or not is_pictured
    assert {left > 0.16 * size[0] for left in names} == {is_pictured}
