"""Where somebody goes from the title, and what she presses on the way."""

from typing import Final

TYPES: Final = "="
"""Where she writes a name into the field that has the keys."""
PLAYS: Final = "+"
"""Where she makes a move at the table."""
WAITS: Final = "~"
"""Where she does nothing for a while."""
HAPPENS: Final = "!"
"""Where something happens around her."""
TOURS: Final[dict[str, tuple[str, ...]]] = {
    "changes house rules": ("button/new_game", "button/rules", "button/change_rules", "tabs/", "field/"),
    "makes house rules of her own": (
        *("button/new_game", "button/rules", "button/change_rules", "field/name", TYPES, "field/rounds/plus"),
        *("button/save", "button/change_rules", "field/name", TYPES, "button/save"),
    ),
    "opens a score pad": ("button/games", "button/ways", "button/score_pad", "button/start", "button/enter"),
    "takes up the score pad": ("button/games", "row/", "button/enter"),
    "reads a lesson": ("button/learn", "button/lesson/"),
    "solves a problem": ("button/learn", "button/themes", "row/", "button/show", "button/back", "button/back"),
    "chooses in the settings": ("button/settings", "field/part/", "field/", "field/part/", "field/"),
    "looks at the saved games": ("button/games", "button/more/"),
    "looks back at a game": ("button/games", "button/more/", "button/look_back/"),
    "puts a game back": (
        *("button/games", "button/more/", "button/remove/", "button/remove"),
        *("field/part/2", "button/bring_back/"),
    ),
    "changes who plays": ("button/new_game", "field/portrait_", "person/"),
    "plays today's deal": ("button/todays_deal", "button/play"),
    "reads the rules": ("button/new_game", "button/read_rules"),
    "saves a copy": ("button/continue", PLAYS, "button/save_copy", HAPPENS, "button/save", "button/replace"),
    "backs everything up": ("button/games", "button/ways", "button/back_up", HAPPENS, "button/save", "button/replace"),
    "lays her table": (
        *("button/settings", "button/your_table", "cloth/", "back/", HAPPENS, "button/to_", "button/take", WAITS),
        *("button/share", HAPPENS, "button/save", "button/replace"),
    ),
    "brings a game in": ("button/games", "button/ways", "button/bring_in", HAPPENS, "row/", "button/bring_in"),
}
"""Where she goes from the title, and what she presses on the way; an id that ends in a slash is any that begins so,
and usually the same one again when it comes back on the way.
The longer the way, the more often she takes it: what is far away would hardly be done otherwise.
"""
