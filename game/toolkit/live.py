"""Announcements to a listening person, through the game's own voice or a screen reader."""

from typing import Protocol


class Speech(Protocol):
    """Says sentences one after another."""

    def say(self, sentence: str) -> None:
        """Say it after those still waiting."""

    def hush(self) -> None:
        """Stop: what is being said is out of date."""


class Reader(Speech, Protocol):
    """A screen reader, as far as the game knows."""

    @property
    def is_listening(self) -> bool:
        """Whether a screen reader, or another program, wants to know what this window shows."""

    @property
    def is_reading(self) -> bool:
        """Whether it is reading that out, as far as the system reports; never if it isn't listening."""


class NoReader:
    """No screen reader."""

    is_listening = is_reading = False

    def say(self, sentence: str) -> None:
        """To nobody."""

    def hush(self) -> None:
        """There is nothing to stop."""
