import random
import sys

import pytest

from tests.simulation.commands import run
from tests.simulation.disk import Cut, Device, Node, Write, after
from tests.simulation.power_cuts import contents_after, image_after_power_cut, images_after_power_cut

FOLDER = "/home/anna/games"


def device_with_file(*, folder_is_safe: bool = True) -> tuple[Device, Node]:
    """A folder, and a new file in it whose name and content were not synced."""
    device, file = Device(), Node()
    device.name((FOLDER, Node(is_folder=True)))
    if folder_is_safe:
        device.sync("/home/anna", Node(is_folder=True))
    device.name((f"{FOLDER}/a", file))
    file.pending.append(Write(0, b"one\n"))
    return device, file


def test_what_was_not_synced_may_be_lost_torn_or_zero() -> None:
    node = Node()
    node.safe = b"old\n"
    node.pending = [Write(4, b"new\n")]
    assert set(contents_after(node)) == {b"old\n", b"old\nn", b"old\nne", b"old\nnew", b"old\nnew\n", b"old\n\0\0\0\0"}


def test_a_later_write_may_reach_the_device_without_an_earlier_one() -> None:
    node = Node()
    node.pending = [Write(0, b"ab"), Write(2, b"cd")]
    assert b"\0\0cd" in contents_after(node)
    assert after(b"abcdef", [Cut(2), Write(4, b"x")]) == b"ab\0\0x"


def test_a_file_is_found_once_its_folder_and_all_above_are_synced() -> None:
    device, file = device_with_file(folder_is_safe=False)
    device.sync(f"{FOLDER}/a", file)
    device.sync(FOLDER, device.now[FOLDER])
    assert device.safe_content(f"{FOLDER}/a") is None
    assert any(not image.files for image in images_after_power_cut(device))
    device.sync("/home/anna", Node(is_folder=True))
    assert device.safe_content(f"{FOLDER}/a") == b"one\n"
    assert [image.files for image in images_after_power_cut(device)] == [{f"{FOLDER}/a": b"one\n"}]


def test_a_file_renamed_is_old_or_new() -> None:
    device, file = device_with_file()
    device.sync(f"{FOLDER}/a", file)
    device.sync(FOLDER, device.now[FOLDER])
    fresh = Node()
    device.name((f"{FOLDER}/.b", fresh))
    fresh.pending.append(Write(0, b"two\n"))
    device.sync(f"{FOLDER}/.b", fresh)
    device.name((f"{FOLDER}/.b", None), (f"{FOLDER}/a", fresh))
    found = {image.files.get(f"{FOLDER}/a") for image in images_after_power_cut(device)}
    assert found == {b"one\n", b"two\n"}


def test_what_chance_draws_is_one_of_the_states() -> None:
    device, _ = device_with_file()
    legal = list(images_after_power_cut(device))
    for seed in range(50):
        assert image_after_power_cut(device, random.Random(seed)) in legal


@pytest.mark.skipif(sys.platform != "linux", reason="it lays its files down in memory")
@pytest.mark.parametrize("moves", [pytest.param(60, marks=pytest.mark.slow)])
def test_every_state_of_an_evening_can_be_opened_and_lacks_nothing(moves: int) -> None:
    assert "nothing missing" in run("tests.simulation.crash_states", "--moves", str(moves))
