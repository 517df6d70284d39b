"""English: your_table. Made by `python -m tools.messages`."""
from game.text.english import NUMBER, plural


title = 'Your table'
cloth = 'Cloth'
card_back = 'Card back'
deck = 'Deck'
blue_and_red = 'blue with H for hands, red with F for feet'
plain_in_high_contrast = 'High contrast keeps the table plain.'
take = 'Use this table'
play_here = 'Play at this table'
surprise = 'Surprise me'
leave_title = 'Use this table?'
leave_words = "You've changed how it looks."
leave_old = 'Keep the old one'
stay = 'Keep looking'
chosen = 'chosen'
forest = 'Forest'
claret = 'Claret'
midnight = 'Midnight'
slate = 'Slate'
plum = 'Plum'
teal = 'Teal'
tartan = 'Tartan'
oak = 'Oak'
linen = 'Linen'
damask = 'Damask'
harbour = 'Harbour'
deco = 'Art deco'
classic = 'Classic'
waves = 'Waves'
fans = 'Fans'
night_sky = 'Night sky'
leaves = 'Leaves'
rosette = 'Rosette'
lattice = 'Lattice'
tweed = 'Tweed'
ribbon = 'Ribbon'
guilloche = 'Guilloche'
tiles = 'Tiles'
four_colours = 'Four colours'
colour_blind = 'Colour-blind'
large_letters = 'Large letters'
own_cloth = 'Your own cloth'
own_back = 'Your own card back'
your_photo = 'Your photo'
add_photo = 'Add a photo'
how_to_crop = 'Drag the frame; drag a corner to zoom'
part_of_photo = 'Part of the photo'
rotate = 'Rotate'
closer = 'Zoom in'
farther = 'Zoom out'
use_back = 'Use this back'
use_cloth = 'Use this cloth'
how_it_looks = 'How it will look'
of_hands = 'hand: blue frame and H'
of_feet = 'foot: red frame and F'
on_the_table = 'and at table size'
easily_told_apart = "Easy to tell apart, even if you're colour-blind"
told_apart_by_frame = "A wider coloured frame makes these two easy to tell apart, even if you're colour-blind."
hard_to_tell_apart = 'Only the letters tell these two apart. Try another part of the photo.'
no_photo = "That file can't be opened: use PNG, JPEG, WebP, GIF or BMP."
photo_damaged = 'That photo is damaged, so nothing was changed.'
photo_too_large = "That photo is far too large, so it wasn't opened."
photo_too_small = 'That photo is too small: it needs to be at least 32 pixels each way.'
what_photo_is_for = 'What is this photo for?'
neither = 'Neither'
reading_photo = 'Opening the photo…'
which_photo = 'Choose a photo, or drop one on the window. Your file stays as it is: the game keeps a small copy.'
add_deck = 'Add a deck'
kde_deck = 'KDE'
gnome_deck = 'GNOME'
deck_of_file = 'from a file'
decks_with_our_letters = "other decks get the game's corner letters"
which_deck = 'Choose a folder, a zip file or an SVG file with a whole deck, or drop one on the window. Your file stays as it is.'
no_deck = 'No deck found there. The cards in a deck need names such as king_of_hearts or KH.'
deck_damaged = 'That deck is damaged, so nothing was changed.'
deck_of_other_shape = "The cards in that deck aren't shaped like playing cards, so it can't be used."
deck_looks_outside = "That deck needs files from elsewhere, so it wasn't opened."
deck_needs_drawer = "This installation can't draw SVG decks. Install resvg-py, or use a deck of PNG images."
deck_too_large = "That deck is far too large, so it wasn't opened."
share = 'Share this table'
share_why = 'Saves the cloth, card backs and deck in one file. Anyone who opens that file in this game gets the same table.'
sharing = 'Saving the table…'
file_of_table = 'my-table'
table_damaged = 'That table file is damaged, so nothing was changed.'
table_newer = 'That table file is from a newer version of the game, so nothing was changed.'
table_too_large = 'That table file is larger than the limit of 8 MB, so nothing was changed.'


def told(cloth: str, back: str, deck: str) -> str:
    return 'A table. Cloth: ' + cloth + '. Card back: ' + back + '. Deck: ' + deck + '.'


def share_shown(percent: int) -> str:
    return NUMBER(percent) + ' per cent of the largest size'


def darkened(percent: int) -> str:
    return 'Darkened by ' + NUMBER(percent) + '% so that everything on it is easy to read.'


def photo_not_kept(reason: str) -> str:
    return "The photo couldn't be saved: " + reason + '.'


def photo_not_read(reason: str) -> str:
    return "That file can't be opened: " + reason + '.'


def drawing_deck(title: str, count: int) -> str:
    return 'Drawing ' + title + ': ' + NUMBER(count) + ' of 52 cards'


def deck_incomplete(count: int) -> str:
    return ("One card is missing from that deck, so it can't be used." if plural(count) == "one" else NUMBER(count) + " cards are missing from that deck, so it can't be used.")


def shared(name: str) -> str:
    return 'Saved as ' + name + '.'
