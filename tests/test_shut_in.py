from pathlib import Path

from tests.shut_in import ShutIn


def test_tests_see_no_display_no_bus_and_only_empty_folders() -> None:
    outside = {
        "DISPLAY": ":0",
        "LANG": "de_DE.UTF-8",
        "LC_TIME": "de_DE.UTF-8",
        "DBUS_SESSION_BUS_ADDRESS": "unix:path=/run/user/1000/bus",
        "XDG_DATA_DIRS": "/usr/share",
        "HOME": "/home/rosa",
        "PATH": "/usr/bin",
    }
    shut_in = ShutIn(outside)
    assert not outside.keys() & {"DISPLAY", "LC_TIME", "DBUS_SESSION_BUS_ADDRESS"}
    assert outside["LANG"] == "C.UTF-8"
    assert outside["PATH"] == "/usr/bin"
    assert Path(outside["HOME"]) == shut_in.folder
    assert Path(outside["XDG_DATA_DIRS"]).parent == shut_in.folder
    shut_in.close()
