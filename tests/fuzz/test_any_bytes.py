"""What hypothesis makes up for each reader: any bytes, and good ones with any part replaced by any other."""

import json
from pathlib import Path

import pytest
from hypothesis import given, settings, strategies as st

from tests.fuzz.fuzz_targets import Target, targets
from tests.fuzz.test_fuzz import NAMES
from tests.saves.test_hostile import changed, trails, values

pieces = st.binary(max_size=40) | st.text(max_size=20).map(lambda text: text.encode(errors="surrogatepass"))


@pytest.fixture(scope="module")
def readers(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Target]:
    """Every reader, with a folder of its own."""
    folder: Path = tmp_path_factory.mktemp("readers")
    return targets(folder)


@pytest.mark.slow
@pytest.mark.parametrize("name", [name for name in NAMES if name != "screens"])  # test_fuzz has these
@given(data=st.data())
@settings(max_examples=60)
def test_any_bytes_are_read_or_refused(readers: dict[str, Target], name: str, data: st.DataObject) -> None:
    """Given any bytes at all, or any in the place of a part of good ones, the reader takes or refuses them."""
    good = data.draw(st.sampled_from(readers[name].good))
    start = data.draw(st.integers(0, len(good)))
    end = data.draw(st.integers(start, min(len(good), start + 60)) | st.just(len(good)))
    before = data.draw(st.sampled_from([good[:start], b""]))
    readers[name].read(before + data.draw(pieces) + good[end:])


@pytest.mark.slow
@pytest.mark.parametrize("name", ["rules.json", "settings"])
@given(data=st.data())
@settings(max_examples=100)
def test_any_value_anywhere_is_read_or_refused(readers: dict[str, Target], name: str, data: st.DataObject) -> None:
    """Given a good JSON object with one value replaced by any other, the reader takes or refuses it."""
    good = json.loads(data.draw(st.sampled_from(readers[name].good)))
    trail = data.draw(st.sampled_from([(), *trails(good)]))
    readers[name].read(json.dumps(changed(good, trail, data.draw(values))).encode())
