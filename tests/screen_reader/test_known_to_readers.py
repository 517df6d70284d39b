import os
import signal
from pathlib import Path
from typing import Any

import pytest

from tests.screen_reader.desktop_session import missing_services
from tests.screen_reader.ear import ACCESSIBLE, ROOT
from tests.screen_reader.listening import listening
from tests.toolkit.waiting import wait_until
from tests.window.pointer import missing_tools

MISSING = missing_tools() or missing_services()
pytestmark = [pytest.mark.skipif(bool(MISSING), reason=MISSING), pytest.mark.slow]


def test_the_program_is_a_child_of_the_desktop_and_says_so(tmp_path: Path) -> None:
    with listening(tmp_path, ["--data-dir", str(tmp_path / "data")]) as ear:
        (registry,) = ear.ask("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "GetNameOwner",
                              "s", "org.a11y.atspi.Registry")  # fmt: skip
        desktop, program = (registry, ROOT), (ear.program, ROOT)
        (listed,) = ear.ask(*desktop, ACCESSIBLE, "GetChildren")
        assert program in listed
        assert properties(ear, program, "Parent") == desktop
        assert properties(ear, program)["Parent"].value == desktop
        assert properties(ear, program, "Name") == properties(ear, program)["Name"].value == "Hand and Foot"
        assert set(properties(ear, program)) >= {"Name", "Parent", "ChildCount"}

        (windows,) = ear.ask(*program, ACCESSIBLE, "GetChildren")
        (window,) = windows
        assert properties(ear, window, "Parent") == program
        assert properties(ear, window, "Name")
        assert ear.ask(*window, ACCESSIBLE, "GetApplication")[0] == program

        ear.press(ear.find("Main menu"))
        settings = ear.find("Settings")
        assert settings.role == "button"
        (actions,) = ear.ask(ear.program, settings.path, "org.a11y.atspi.Action", "GetActions")
        assert len(actions) == 1
        ear.events.clear()
        ear.press(settings)
        assert ear.find("Contrast").name
        assert {"ChildrenChanged", "StateChanged"} <= set(ear.events)


def test_program_registers_again_with_a_restarted_registry(tmp_path: Path) -> None:
    with listening(tmp_path, ["--data-dir", str(tmp_path / "data")]) as ear:
        bus = "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus"
        (process,) = ear.ask(*bus, "GetConnectionUnixProcessID", "s", "org.a11y.atspi.Registry")
        os.kill(process, signal.SIGKILL)
        wait_until(lambda: not ear.ask(*bus, "NameHasOwner", "s", "org.a11y.atspi.Registry")[0])
        ear.ask(*bus, "StartServiceByName", "su", "org.a11y.atspi.Registry", 0)
        (registry,) = ear.ask(*bus, "GetNameOwner", "s", "org.a11y.atspi.Registry")
        wait_until(lambda: (ear.program, ROOT) in ear.ask(registry, ROOT, ACCESSIBLE, "GetChildren")[0])
        assert properties(ear, (ear.program, ROOT), "Parent") == (registry, ROOT)


def properties(ear: Any, of: tuple[str, str], name: str = "") -> Any:
    """The one that is named, or all."""
    interface, member = "org.freedesktop.DBus.Properties", "Get" if name else "GetAll"
    (found,) = ear.ask(*of, interface, member, "ss" if name else "s", ACCESSIBLE, *([name] if name else []))
    return found.value if name else found
