"""How deeply a line of JSON is nested, so that the limit is the same everywhere: Python itself stops at some depth
before 3.14, and after that where the computer's stack ends.
"""

import re
from typing import Final

MOST_NESTED: Final = 500
"""Nested brackets; no line of ours has ten."""
_STRING: Final = re.compile(rb'"(?:[^"\\]|\\.)*"?', re.DOTALL)
_BRACKET: Final = re.compile(rb"[\[{]|[\]}]")


def is_nested_too_deep(line: bytes) -> bool:
    """Whether brackets are nested deeper than any line may have; those inside strings don't count.

    >>> [is_nested_too_deep(line) for line in (b"[" * 501, b"{[" * 251, b"[]" + b"[" * 501)]
    [True, True, True]
    >>> [is_nested_too_deep(line) for line in (b"[]" * 501, b"[" * 500 + b"][", b'["' + b"[" * 501 + b'"]')]
    [False, False, False]
    """
    if line.count(b"[") + line.count(b"{") <= MOST_NESTED:
        return False
    depth = 0
    for bracket in _BRACKET.finditer(_STRING.sub(b"", line)):
        depth += 1 if bracket[0] in b"[{" else -1
        if depth > MOST_NESTED:
            return True
    return False
