"""An editor of house rules that is open in a window, and a shelf of rule sets it saves to."""

from typing import Any

import pygame
from msgspec.structs import replace
from pygame.event import Event

from game.messages.language import Message
from game.rules.fields import GROUPS
from game.rules.presets import preset
from game.rules.ruleset import RuleSet
from game.ui.rules.house_rules.edited_rules import RuleSetDraft
from game.ui.rules.house_rules.editor import HouseRulesScene
from game.ui.shared.requests import AskFiveQuestions, LeaveEditor, ShareRules
from tests.ui.drive import Picture, key
from tests.ui.samples import editor

SIZE = (1280, 720)


class Shelf:
    """Keeps what the editor saves; `trouble` is what it answers."""

    def __init__(self, trouble: Message | None = None) -> None:
        self.saved: list[tuple[RuleSet, str | None]] = []
        self.deleted: list[str] = []
        self.left: list[str | None] = []
        self.shared: list[RuleSet] = []
        self.kept: list[RuleSetDraft | None] = []
        self.questions = 0
        self.trouble = trouble

    def save(self, rules: RuleSet, replaced: str | None) -> Message | None:
        """Unless there is trouble."""
        if self.trouble is None:
            self.saved.append((rules, replaced))
        return self.trouble

    def delete(self, name: str) -> Message | None:
        """Unless there is trouble."""
        if self.trouble is None:
            self.deleted.append(name)
        return self.trouble

    def keep(self, draft: RuleSetDraft | None) -> None:
        """Remembers it."""
        self.kept.append(draft)

    def ask(self, request: object) -> None:
        """Remembers what was saved last by whoever left, what was shared, and how often questions were asked."""
        match request:
            case LeaveEditor():
                self.left.append(request.saved)
            case AskFiveQuestions():
                self.questions += 1
            case ShareRules():
                self.shared.append(request.rules)


def shown(topic: str, rules: RuleSet | None = None, own: bool = False, shelf: Shelf | None = None) -> HouseRulesScene:
    """The editor at a topic, laid out."""
    scene = editor(rules, GROUPS.index(topic), shelf, own)
    Picture(scene, SIZE)
    return scene


def hold_ctrl(code: int) -> Event:
    """A key with Ctrl."""
    return key(code, pygame.KMOD_CTRL)


def value(scene: HouseRulesScene, field: str) -> Any:
    """What the rules have now."""
    return getattr(scene.rules, field)


LAKE = replace(preset("web"), name="Lake house", rounds=3)
