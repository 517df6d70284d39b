import re
import subprocess
import sys
from typing import Final

import pytest

from game.messages.language import LANGUAGES, speak
from game.phones.phone_page import page_texts, phone_page

MOST_BYTES: Final = 150_000

NEWER: Final = (
    *(
        r"\.at\(",
        r"\.findLast",
        r"\.toSorted\(",
        r"\.toReversed\(",
        r"\bhasOwn\b",
        r"\bstructuredClone\b",
        r"\.groupBy\(",
    ),
    *(r"\brandomUUID\b", r"AbortSignal\.(timeout|any)", r"\bawait\b.*\bof\b", r"#\w+\s*\(", r"\bstatic\s*\{", r"\?\?="),
    *(
        r":has\(",
        r"\b[dsl]v[hw]\b",
        r"@container",
        r"@layer",
        r"\bcolor-mix\(",
        r"\boklch\(",
        r"\bsubgrid\b",
        r"&\s*[.:{]",
    ),
    *(r"\binert\b", r"\bpopover\b", r"showModal", r"\btext-wrap\b", r"@starting-style", r"startViewTransition"),
    *(r"\bscrollend\b", r"\bnavigator\.wakeLock\b", r"\(\?<[=!]", r"/[dgimsuy]*v[dgimsuy]*[,;)]"),
)
"""What some browser of those that the page must do with has not: Safari 15, Chrome 96, Firefox 94."""


@pytest.fixture(autouse=True)
def english_again() -> object:
    """Whatever a test speaks, the next one begins in English."""
    yield
    speak("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_request_brings_a_small_page_in_the_language_spoken(language: str) -> None:
    page = phone_page()
    speak(language)
    text = page.whole[language].decode()
    assert len(page.packed[language]) < MOST_BYTES
    assert f'<html lang="{language}">' in text
    assert str(page_texts()["pick_up"]) in text
    assert not re.search(r"(?:src|href)=[\"'](?!#|data:)", text)
    assert not re.search(r"https?://(?!www\.w3\.org)", text)
    assert not re.search(r"\{(?:style|script|signs|texts|mark|title|language)\}", text)


def test_the_page_uses_nothing_that_is_too_new() -> None:
    text = re.sub(r"url\(data:[^)]*\)", "", phone_page().whole["en"].decode())
    assert [newer for newer in NEWER if re.search(newer, text)] == []


def test_a_page_of_another_version_is_told_from_this_one_and_one_in_another_language_is_not() -> None:
    english = phone_page()
    speak("es")
    assert phone_page().mark == english.mark
    assert phone_page((1, 2)).mark != english.mark


def test_the_policy_allows_this_script_and_nothing_foreign() -> None:
    page = phone_page()
    assert "default-src 'none'" in page.policy
    assert "unsafe" not in page.policy
    assert page.policy.count("sha256-") == 2
    assert "frame-ancestors 'none'" in page.policy


def test_nothing_of_the_server_is_imported_before_the_door_opens() -> None:
    needed = "game.phones.phone_table, game.phones.open_doors, game.cli.hosted_game, game.cli.commands.host_command"
    unwanted = "{'h11', 'asyncio', 'pygame', 'ssl', 'game.ui', 'game.toolkit'}"
    script = f"import sys, {needed}; print(sorted({unwanted} & set(sys.modules)))"
    ran = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == "[]"
