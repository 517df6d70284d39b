"""Plays a whole match in the window with keys alone and verifies its record: `python -m tests.window.play_keys`.

No event of a mouse is ever sent: cards, melds, buttons and dialogs are walked to with Tab, or have a letter.
"""

from tests.window.hands_on_keys import Keyboard
from tests.window.play_match import main

if __name__ == "__main__":
    raise SystemExit(main(__doc__, Keyboard))
