"""The imports in a source, without parsing the rest of it: all code of the program would take seconds."""

import ast
import re
from collections.abc import Iterator
from contextlib import suppress
from typing import Final

_STATEMENT: Final = re.compile(r"^[ \t]*(from [\w.]+ import (?:\((?:[^)#]|#.*)*\)|[^(\n]+)|import .+)", re.MULTILINE)


def import_statements(source: str) -> Iterator[ast.Import | ast.ImportFrom]:
    """The statements at whatever depth, as `ruff format` writes them; those in texts of several lines, too.

    >>> [ast.unparse(found) for found in import_statements("def a():\\n    import b as c\\n'''\\nimport of the day'''")]
    ['import b as c']
    """
    for statement in _STATEMENT.findall(source):
        with suppress(SyntaxError):  # a text that begins like one
            for node in ast.parse(statement).body:
                if isinstance(node, ast.Import | ast.ImportFrom):
                    yield node
