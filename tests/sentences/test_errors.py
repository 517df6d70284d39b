"""What is said of a file that can't be read."""

import pytest

from game.sentences.errors import in_file_line


@pytest.mark.parametrize(("line", "said"), [(0, "It ends too soon."), (7, "line 7: It ends too soon.")])
def test_the_line_of_a_file_is_named_if_there_is_one(line: int, said: str) -> None:
    """A file as a whole has none."""
    assert in_file_line(line, "It ends too soon.") == said
