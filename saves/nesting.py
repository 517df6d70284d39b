"""How deep a line of JSON is nested, so that too deep is the same everywhere: Python itself stops at some depth before
3.14, and from then on where the computer's stack ends.
"""

import re
from typing import Final

MOST_NESTED: Final = 500
"""Brackets inside each other; no line of ours has ten."""
_STRING: Final = re.compile(rb'"(?:[^"\\]|\\.)*"?', re.DOTALL)
_BRACKET: Final = re.compile(rb"[\[{]|[\]}]")


def is_nested_too_deep(line: bytes) -> bool:
    """Whether more brackets are open somewhere than any line may have; those inside of texts do not count.

    >>> is_nested_too_deep(b"[" * 501), is_nested_too_deep(b"[]" * 501), is_nested_too_deep(b'["' + b"[" * 501 + b'"]')
    (True, False, False)
    """
    if line.count(b"[") + line.count(b"{") <= MOST_NESTED:
        return False
    depth = 0
    for bracket in _BRACKET.finditer(_STRING.sub(b"", line)):
        depth += 1 if bracket[0] in b"[{" else -1
        if depth > MOST_NESTED:
            return True
    return False
