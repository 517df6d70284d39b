"""The help page: how the table is used, for somebody who has never seen it. Short sections, each a few sentences."""

from typing import Final

HELP_TITLE: Final = "How to use the table"
HELP_SECTIONS: Final = (
    (
        "Playing with the mouse",
        "Click a card to choose it, and more cards of its rank to choose them together. Then drag them, or click where"
        " they should go: New pile, one of your team's melds, the discard pile. A place that takes them lights up. A"
        " card that cannot go there slides back, and a sentence says why.\n"
        "Double-click a card to play it where it obviously goes. The right button, or Esc, drops what you hold. Draw a"
        " frame from the bare cloth over your hand to choose the cards it touches. Click while cards are flying to"
        " skip to the end.",
    ),
    (
        "Playing with the keys",
        "You can do everything with keys alone. Tab goes from one thing to the next, the arrows go to the neighbour,"
        " and Enter or Space takes what has the white ring. D draws, P takes the pile, M melds the cards you chose, X"
        " discards, U takes a play back.\n"
        "F1 lists all the keys of the screen you are on.",
    ),
    (
        "When something is unclear",
        "The note beside the pile says what you can do now. H shows what to play; press it again to hear why. The"
        " question mark, or F2, explains whatever the pointer is on or has the ring. A button you cannot use says why"
        " when you press it.",
    ),
    (
        "When something is too small",
        "The keys + and − make texts and buttons larger and smaller on every screen; F11 switches to full screen."
        " Right-click a card, a meld or a book to see it large. In the settings you can choose plainer letters and"
        " other colours for the suits.",
    ),
    (
        "Opening and taking the pile",
        "Your first melds of a round must reach the minimum together, so you lay them out as a draft first. The meter"
        " counts along. Nothing is played until you press Play, and Esc takes it all back into your hand.",
    ),
    (
        "Hand and foot",
        "When your hand is empty, you pick up your foot and play on. Blue backs with an H are hands, red backs with an"
        " F are feet.",
    ),
    (
        "Several people at one screen",
        "A curtain falls between your turns. It opens only while you hold down its button, Space or Enter for a second,"
        " and tells you everything that happened meanwhile. “Cover my cards” in the bar, or C, lowers it at any time:"
        " what you have laid out waits behind it. From the curtain everyone may look at the table, without any hand.",
    ),
    (
        "Books",
        "A book without wild cards is clean and closes red; one with wilds is dirty and closes black. The ribbon and"
        " the token show it in words and signs, too.",
    ),
    (
        "Nothing is lost",
        "Every move is saved before the next one. Close the window whenever you like: Continue brings you back to the"
        " very same card.",
    ),
)
