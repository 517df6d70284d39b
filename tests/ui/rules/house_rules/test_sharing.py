"""Codes and files: what goes out is read right, what comes in is looked at before it is taken."""

from collections.abc import Callable

from msgspec.structs import replace

from game.messages.functions import screens as say_screens
from game.rules.presets import preset
from game.rules.rule_code import BadCode, decode, encode
from game.rules.ruleset import RuleSet
from game.sentences.rules_and_scores import house_rules as words
from game.ui.rules.house_rules.sharing import SharingScene, SharingState
from game.ui.shared.requests import ImportRules
from tests.ui.drive import Picture, find, press, send, typed
from tests.ui.samples import nothing, sharing

SIZE = (1280, 720)
CABIN = replace(preset("couples"), name="Cabin", rounds=7)


class SharingActions:
    """What the screen wrote, read and took."""

    def __init__(self) -> None:
        self.did: list[object] = []
        self.took: list[RuleSet] = []
        self.show: Callable[[RuleSet], None] = nothing

    def ask(self, request: object) -> None:
        """Remembers what was taken in."""
        assert isinstance(request, ImportRules)
        self.took.append(request.rules)

    def save_file(self, rules: RuleSet) -> None:
        """Asks nobody."""
        self.did.append(rules)

    def print_sheet(self, rules: RuleSet, with_changes: bool) -> None:
        """Whether with a second page."""
        self.did.append(with_changes)

    def open_file(self, show: Callable[[RuleSet], None]) -> None:
        """The file is chosen later."""
        self.show = show

    def from_code(self, code: str) -> RuleSet | str:
        """As the program does."""
        try:
            return decode(code, "By phone")
        except BadCode as bad:
            return words.why_not_code(bad)


def test_a_slip_is_told_and_nothing_can_be_taken() -> None:
    actions = SharingActions()
    scene = sharing(actions)
    Picture(scene, SIZE)
    code = encode(CABIN)
    wrong = code[:5] + ("A" if code[5] != "A" else "C") + code[6:]
    scene.form.focus_id("field/code")
    send(scene.handle, *typed(wrong))
    press(scene, "button/use_code")
    assert "Group 2" in scene.message
    assert "button/take" not in {target.id for target in scene.report().targets}
    send(scene.handle, *typed("X"))
    assert actions.took == []


def test_files_go_out_and_come_in() -> None:
    actions = SharingActions()
    scene = sharing(actions)
    Picture(scene, SIZE)
    for buttons in (("export",), ("print", "print_plain"), ("print", "print_changes"), ("import",)):
        press(scene, *(f"button/{button}" for button in buttons))
        scene.form.close_dialog()
    assert actions.did == [scene.state.rules, False, True]
    actions.show(CABIN)
    assert "“Cabin”: Couples, one change" in scene.message
    press(scene, "button/take")
    assert actions.took == [CABIN]


def test_the_code_is_handed_to_the_clipboard() -> None:
    rules, copied = replace(preset("web"), name="Lake house", rounds=3), []
    groups = tuple(encode(rules).split())
    spoken_text = [True]

    def copy(text: str) -> bool:
        copied.append(text)
        return spoken_text[0]

    scene = SharingScene(SharingState(rules, groups), SharingActions(), nothing)
    scene.copy = copy
    Picture(scene, SIZE)
    press(scene, "button/copy")
    assert copied[0].startswith("Lake house: ")
    assert decode(copied[0]) == rules
    assert find(scene, "button/copy").label == say_screens.text_copied()
    spoken_text[0] = False
    press(scene, "button/copy")
    assert find(scene, "button/copy").label == say_screens.no_clipboard()
