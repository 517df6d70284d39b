"""The page on which a copy of a game is named."""

import re
from pathlib import Path
from typing import Final

from game.messages.functions import game_files as say
from game.ui.system.file_chooser.file_page import FilePage
from saves.records.lines import RECORD_SUFFIX, SCORE_PAD_SUFFIX

COPY: Final = FilePage("save_copy", say.save_copy, say.copy_why, (".jsonl",))


def name_of_copy(game: str, record: Path) -> str:
    """The game's own name as that of a file on any disk; that of its record where it has none.

    >>> record = Path("20260501-181500-0badcafe.handfoot.jsonl")
    >>> name_of_copy("Anna/Tom: 1. evening", record), name_of_copy("?", record)
    ('Anna Tom 1 evening.handfoot.jsonl', '20260501-181500-0badcafe.handfoot.jsonl')
    """
    plain = " ".join(re.sub(r'[<>:"/\\|?*.~]', " ", game).split())
    ending = next((known for known in (RECORD_SUFFIX, SCORE_PAD_SUFFIX) if record.name.endswith(known)), record.suffix)
    return f"{plain}{ending}" if plain else record.name
