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
share = 'Share this table'
share_why = 'Saves the cloth, card backs and deck in one file. Anyone who opens that file in this game gets the same table.'
sharing = 'Saving the table…'
file_of_table = 'my-table'


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


def not_opened(file: str, reason: str) -> str:
    return file + " can't be opened: " + reason + '.'


def no_photo(file: str) -> str:
    return file + " isn't a picture that opens here: use PNG, JPEG, WebP, GIF or BMP."


def photo_damaged(file: str) -> str:
    return file + " is damaged and wasn't opened: save the picture again as PNG or JPEG."


def photo_too_large(file: str) -> str:
    return file + ' takes too much memory or time to open: save a smaller copy of it and choose that.'


def photo_too_small(file: str) -> str:
    return file + ' is too small: choose a picture of at least 32 pixels each way.'


def drawing_deck(title: str, count: int) -> str:
    return 'Drawing ' + title + ': ' + NUMBER(count) + ' of 52 cards'


def no_deck(file: str) -> str:
    return 'No deck was found in ' + file + ': its cards need names such as king_of_hearts or KH.'


def deck_incomplete(file: str, count: int) -> str:
    return ('One card is missing from ' + file + ': choose a whole deck.' if plural(count) == "one" else NUMBER(count) + ' cards are missing from ' + file + ': choose a whole deck.')


def deck_damaged(file: str) -> str:
    return 'The deck ' + file + " is damaged and wasn't opened: download or save it again."


def deck_of_other_shape(file: str) -> str:
    return 'The cards in ' + file + " aren't shaped like playing cards: choose a deck of upright cards."


def deck_looks_outside(file: str) -> str:
    return 'The deck ' + file + " needs files from elsewhere and wasn't opened: save it with everything inside it."


def deck_needs_drawer(file: str) -> str:
    return "This installation can't draw SVG decks such as " + file + '. Install resvg-py, or use a deck of PNG images.'


def deck_too_large(file: str) -> str:
    return 'The deck ' + file + ' takes too much memory or time to draw: use a simpler one, or a PNG image of each card.'


def shared(name: str) -> str:
    return 'Saved as ' + name + '.'


def table_damaged(file: str) -> str:
    return 'The table file ' + file + " is damaged and wasn't opened: ask for it again."


def table_newer(file: str) -> str:
    return 'The table file ' + file + ' is from a newer version of the game: update the game to open it.'


def table_too_large(file: str) -> str:
    return 'The table file ' + file + ' holds more than a table can (8 MB, and pictures that open quickly): ask for one with smaller pictures.'
