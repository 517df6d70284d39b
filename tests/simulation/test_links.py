"""The simulated device knows links and second names of files."""

import sys

import pytest

from tests.simulation.disk import HOME, Device, Image, Node, image_of

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="paths begin with a drive there")

GAMES = f"{HOME}/games"


def device() -> Device:
    """A file, two links to it (one leads from its own folder), and a second name for it."""
    made = Device()
    links = {f"{GAMES}/link": f"{GAMES}/file", f"{GAMES}/further": "../games/link"}
    made.begin_with(Image((GAMES,), {f"{GAMES}/file": b"x"}, links, {f"{GAMES}/second": f"{GAMES}/file"}))
    return made


@pytest.mark.parametrize("name", ["file", "link", "further", "second"])
def test_what_is_safe_is_found_by_every_name(name: str) -> None:
    """Given a record that is moved and leaves a link, its content is safe under the old name as well; once the file has
    gone, it is safe under its second name alone.
    """
    made = device()
    assert made.safe_content(f"{GAMES}/{name}") == b"x"
    assert made.names_of(f"{GAMES}/{name}") == {f"{GAMES}/{one}" for one in ("file", "link", "further", "second")}
    made.name((f"{GAMES}/file", None))
    made.sync(GAMES, Node(is_folder=True))
    assert made.safe_content(f"{GAMES}/{name}") == (b"x" if name == "second" else None)


def test_who_deletes_a_file_breaks_the_links_to_it() -> None:
    """Given a file, links that lead through its name are in vain without it; a second name isn't."""
    assert device().leading_through(f"{GAMES}/file") == {f"{GAMES}/{one}" for one in ("file", "link", "further")}


def test_links_outlive_the_power() -> None:
    """Given an image of the device, the next start finds the same links, and one file under two names."""
    image = image_of(device().safe, lambda node: node.safe)
    assert image.content(f"{GAMES}/further") == image.content(f"{GAMES}/second") == b"x"
    again = Device()
    again.begin_with(image)
    again.safe[f"{GAMES}/second"].safe = b"y"
    assert again.safe_content(f"{GAMES}/link") == b"y"


def test_links_in_a_circle_lead_nowhere() -> None:
    """Given two links that lead to each other, there is no content, and nobody looks for ever."""
    made = Device()
    made.begin_with(Image((GAMES,), {}, {f"{GAMES}/one": "two", f"{GAMES}/two": "one"}))
    assert not made.safe_content(f"{GAMES}/one")
