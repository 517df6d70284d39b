"""English: your_table. Made by `python -m tools.messages`."""
from game.text.english import NUMBER, plural


def title() -> str:
    return 'Your table'


def cloth() -> str:
    return 'Cloth'


def card_back() -> str:
    return 'Card back'


def deck() -> str:
    return 'Deck'


def blue_and_red() -> str:
    return 'blue with H for hands, red with F for feet'


def plain_in_high_contrast() -> str:
    return 'High contrast keeps the table plain.'


def take() -> str:
    return 'Use this table'


def play_here() -> str:
    return 'Play at this table'


def surprise() -> str:
    return 'Surprise me'


def leave_title() -> str:
    return 'Use this table?'


def leave_words() -> str:
    return "You've changed how it looks."


def leave_old() -> str:
    return 'Keep the old one'


def stay() -> str:
    return 'Keep looking'


def chosen() -> str:
    return 'chosen'


def told(cloth: str, back: str, deck: str) -> str:
    return 'A table. Cloth: ' + cloth + '. Card back: ' + back + '. Deck: ' + deck + '.'


def forest() -> str:
    return 'Forest'


def claret() -> str:
    return 'Claret'


def midnight() -> str:
    return 'Midnight'


def slate() -> str:
    return 'Slate'


def plum() -> str:
    return 'Plum'


def teal() -> str:
    return 'Teal'


def tartan() -> str:
    return 'Tartan'


def oak() -> str:
    return 'Oak'


def linen() -> str:
    return 'Linen'


def damask() -> str:
    return 'Damask'


def harbour() -> str:
    return 'Harbour'


def deco() -> str:
    return 'Art deco'


def classic() -> str:
    return 'Classic'


def waves() -> str:
    return 'Waves'


def fans() -> str:
    return 'Fans'


def night_sky() -> str:
    return 'Night sky'


def leaves() -> str:
    return 'Leaves'


def rosette() -> str:
    return 'Rosette'


def lattice() -> str:
    return 'Lattice'


def tweed() -> str:
    return 'Tweed'


def ribbon() -> str:
    return 'Ribbon'


def guilloche() -> str:
    return 'Guilloche'


def tiles() -> str:
    return 'Tiles'


def four_colours() -> str:
    return 'Four colours'


def colour_blind() -> str:
    return 'Colour-blind'


def large_letters() -> str:
    return 'Large letters'


def own_cloth() -> str:
    return 'Your own cloth'


def own_back() -> str:
    return 'Your own card back'


def your_photo() -> str:
    return 'Your photo'


def add_photo() -> str:
    return 'Add a photo'


def how_to_crop() -> str:
    return 'Drag the frame; drag a corner to zoom'


def part_of_photo() -> str:
    return 'Part of the photo'


def share_shown(percent: int) -> str:
    return NUMBER(percent) + ' per cent of the largest size'


def rotate() -> str:
    return 'Rotate'


def closer() -> str:
    return 'Zoom in'


def farther() -> str:
    return 'Zoom out'


def use_back() -> str:
    return 'Use this back'


def use_cloth() -> str:
    return 'Use this cloth'


def how_it_looks() -> str:
    return 'How it will look'


def of_hands() -> str:
    return 'hand: blue frame and H'


def of_feet() -> str:
    return 'foot: red frame and F'


def on_the_table() -> str:
    return 'and at table size'


def easily_told_apart() -> str:
    return "Easy to tell apart, even if you're colour-blind"


def told_apart_by_frame() -> str:
    return "A wider coloured frame makes these two easy to tell apart, even if you're colour-blind."


def hard_to_tell_apart() -> str:
    return 'Only the letters tell these two apart. Try another part of the photo.'


def darkened(percent: int) -> str:
    return 'Darkened by ' + NUMBER(percent) + '% so that everything on it is easy to read.'


def photo_not_kept(reason: str) -> str:
    return "The photo couldn't be saved: " + reason + '.'


def photo_not_read(reason: str) -> str:
    return "That file can't be opened: " + reason + '.'


def no_photo() -> str:
    return "That file can't be opened: use PNG, JPEG, WebP, GIF or BMP."


def photo_damaged() -> str:
    return 'That photo is damaged, so nothing was changed.'


def photo_too_large() -> str:
    return "That photo is far too large, so it wasn't opened."


def photo_too_small() -> str:
    return 'That photo is too small: it needs to be at least 32 pixels each way.'


def what_photo_is_for() -> str:
    return 'What is this photo for?'


def neither() -> str:
    return 'Neither'


def reading_photo() -> str:
    return 'Opening the photo…'


def which_photo() -> str:
    return 'Choose a photo, or drop one on the window. Your file stays as it is: the game keeps a small copy.'


def add_deck() -> str:
    return 'Add a deck'


def kde_deck() -> str:
    return 'KDE'


def gnome_deck() -> str:
    return 'GNOME'


def deck_of_file() -> str:
    return 'from a file'


def decks_with_our_letters() -> str:
    return "other decks get the game's corner letters"


def drawing_deck(title: str, count: int) -> str:
    return 'Drawing ' + title + ': ' + NUMBER(count) + ' of 52 cards'


def which_deck() -> str:
    return 'Choose a folder, a zip file or an SVG file with a whole deck, or drop one on the window. Your file stays as it is.'


def no_deck() -> str:
    return 'No deck found there. The cards in a deck need names such as king_of_hearts or KH.'


def deck_incomplete(count: int) -> str:
    return ("One card is missing from that deck, so it can't be used." if plural(count) == "one" else NUMBER(count) + " cards are missing from that deck, so it can't be used.")


def deck_damaged() -> str:
    return 'That deck is damaged, so nothing was changed.'


def deck_of_other_shape() -> str:
    return "The cards in that deck aren't shaped like playing cards, so it can't be used."


def deck_looks_outside() -> str:
    return "That deck needs files from elsewhere, so it wasn't opened."


def deck_needs_drawer() -> str:
    return "This installation can't draw SVG decks. Install resvg-py, or use a deck of PNG images."


def deck_too_large() -> str:
    return "That deck is far too large, so it wasn't opened."


def share() -> str:
    return 'Share this table'


def share_why() -> str:
    return 'Saves the cloth, card backs and deck in one file. Anyone who opens that file in this game gets the same table.'


def sharing() -> str:
    return 'Saving the table…'


def file_of_table() -> str:
    return 'my-table'


def shared(name: str) -> str:
    return 'Saved as ' + name + '.'


def table_damaged() -> str:
    return 'That table file is damaged, so nothing was changed.'


def table_newer() -> str:
    return 'That table file is from a newer version of the game, so nothing was changed.'


def table_too_large() -> str:
    return 'That table file is larger than the limit of 8 MB, so nothing was changed.'
