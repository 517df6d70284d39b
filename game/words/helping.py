"""The help page: how the table is used, for somebody who has never seen it. Short sections, each a few sentences."""

from typing import Final

HELP_TITLE: Final = "How to use the table"
HELP_SECTIONS: Final = (
    (
        "Playing with the mouse",
        "Click a card to choose it; click more cards of its rank to choose them together. Then drag them, or click"
        " where they should go: New pile, a meld of your team, the discard pile. A place that takes them lights up."
        " A card that may not go there glides home, and a sentence says why.\n"
        "A double click plays a card where it obviously goes. The right button, or Esc, lets go of what you hold."
        " A frame drawn from the bare cloth over the hand chooses what it touches.\n"
        "While others play, your hand is yours: choose cards, move them, sort them. A click on the bare cloth, or"
        " Space, skips to the end of what is shown.\n"
        "When you take the pile, its top card can be moved like your own: drag it, or click it and then a place.",
    ),
    (
        "Playing with the keys",
        "Everything can be done with keys alone. Tab goes from one thing to the next, the arrows go to the neighbour,"
        " Enter or Space takes what has the white ring. D draws, P takes the pile, M melds what is"
        " chosen, X discards it, U takes a play back.\n"
        "The key F1 lists all keys of the screen you are on.",
    ),
    (
        "When something is unclear",
        "The sheet beside the pile says what you may do now. H marks what to play, and pressed again says why. The"
        " question mark, or F2, explains whatever the pointer is on or has the ring. A button that cannot be used"
        " says why not when you press it.",
    ),
    (
        "When something is too small",
        "The keys + and − make texts and buttons larger and smaller on every screen; F11 covers the whole screen."
        " A right click on a card, a meld or a book shows it large. The settings hold plainer letters and other"
        " colours for the suits.",
    ),
    (
        "Opening and taking the pile",
        "Your first melds of a round must reach the minimum together, so you lay them out as a draft first. The"
        " meter counts; nothing is played before you press Play, and Esc takes all of it back into your hand.",
    ),
    (
        "Hand and foot",
        "When your hand is empty you pick up your foot and go on. Blue backs with H are hands, red backs with F are"
        " feet.",
    ),
    (
        "Several people at one screen",
        "A curtain falls between your turns. It opens only while its button, Space or Enter is held down for a second,"
        " and tells all that happened meanwhile. “Cover my cards” in the bar, or C, lowers it at any time: what you"
        " have laid out waits behind it. From the curtain everybody may look at the table, without any hand.",
    ),
    (
        "Books",
        "A book without a wild card is clean and closes red; one with wilds is dirty and closes black. The ribbon"
        " and the token say it in words and signs, too.",
    ),
    (
        "Nothing is lost",
        "Every move is on the disk before the next one. Close the window whenever you like: Continue brings you back"
        " to the very card.",
    ),
)
