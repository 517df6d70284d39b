"""The JSON Schema of a rule set file: types, bounds, words and defaults from the annotations, labels and help texts
from the messages.
"""

from typing import Any, Final

import msgspec

from game.rules.fields import field_infos
from game.rules.ruleset import RuleSet

DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"


def schema() -> dict[str, Any]:
    """The schema as an object ready for JSON. Fields may be left out; `x-group` and `x-picture` are for the editor."""
    whole: dict[str, Any] = {"$schema": DIALECT, **msgspec.json.schema(RuleSet)["$defs"]["RuleSet"]}
    whole |= {
        "title": "A rule set of Hand and Foot",
        "description": "What is left out comes from the preset named by base; defaults are those of Web Classic.",
    }
    for field, about in field_infos().items():
        words = {"title": about.title, "description": about.help}
        whole["properties"][field] |= {**words, "x-group": about.group, "x-picture": about.picture or None}
    return whole
