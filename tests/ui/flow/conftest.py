"""A house for each test, closed in the end."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.ui.flow.house import House


@pytest.fixture
def open_house(tmp_path: Path) -> Iterator[Callable[..., House]]:
    """Opens programs on the same data, one after the other or at once."""
    houses: list[House] = []

    def open_one(data: Path = tmp_path, **wishes: Any) -> House:
        house = House(data, **wishes)
        houses.append(house)
        return house

    yield open_one
    for house in houses:
        house.close()
