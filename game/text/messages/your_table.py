"""Messages of the section your_table, in the language spoken now. Made by `python -m tools.messages`."""
# mypy: disable-error-code=no-any-return
from game.text.language import sections


def title() -> str:
    return sections["your_table"].title()


def cloth() -> str:
    return sections["your_table"].cloth()


def card_back() -> str:
    return sections["your_table"].card_back()


def deck() -> str:
    return sections["your_table"].deck()


def blue_and_red() -> str:
    return sections["your_table"].blue_and_red()


def plain_in_high_contrast() -> str:
    return sections["your_table"].plain_in_high_contrast()


def take() -> str:
    return sections["your_table"].take()


def play_here() -> str:
    return sections["your_table"].play_here()


def surprise() -> str:
    return sections["your_table"].surprise()


def leave_title() -> str:
    return sections["your_table"].leave_title()


def leave_words() -> str:
    return sections["your_table"].leave_words()


def leave_old() -> str:
    return sections["your_table"].leave_old()


def stay() -> str:
    return sections["your_table"].stay()


def chosen() -> str:
    return sections["your_table"].chosen()


def told(cloth: str, back: str, deck: str) -> str:
    return sections["your_table"].told(cloth, back, deck)


def forest() -> str:
    return sections["your_table"].forest()


def claret() -> str:
    return sections["your_table"].claret()


def midnight() -> str:
    return sections["your_table"].midnight()


def slate() -> str:
    return sections["your_table"].slate()


def plum() -> str:
    return sections["your_table"].plum()


def teal() -> str:
    return sections["your_table"].teal()


def tartan() -> str:
    return sections["your_table"].tartan()


def oak() -> str:
    return sections["your_table"].oak()


def linen() -> str:
    return sections["your_table"].linen()


def damask() -> str:
    return sections["your_table"].damask()


def harbour() -> str:
    return sections["your_table"].harbour()


def deco() -> str:
    return sections["your_table"].deco()


def classic() -> str:
    return sections["your_table"].classic()


def waves() -> str:
    return sections["your_table"].waves()


def fans() -> str:
    return sections["your_table"].fans()


def night_sky() -> str:
    return sections["your_table"].night_sky()


def leaves() -> str:
    return sections["your_table"].leaves()


def rosette() -> str:
    return sections["your_table"].rosette()


def lattice() -> str:
    return sections["your_table"].lattice()


def tweed() -> str:
    return sections["your_table"].tweed()


def ribbon() -> str:
    return sections["your_table"].ribbon()


def guilloche() -> str:
    return sections["your_table"].guilloche()


def tiles() -> str:
    return sections["your_table"].tiles()


def four_colours() -> str:
    return sections["your_table"].four_colours()


def colour_blind() -> str:
    return sections["your_table"].colour_blind()


def large_letters() -> str:
    return sections["your_table"].large_letters()


def own_cloth() -> str:
    return sections["your_table"].own_cloth()


def own_back() -> str:
    return sections["your_table"].own_back()


def your_photo() -> str:
    return sections["your_table"].your_photo()


def add_photo() -> str:
    return sections["your_table"].add_photo()


def how_to_crop() -> str:
    return sections["your_table"].how_to_crop()


def part_of_photo() -> str:
    return sections["your_table"].part_of_photo()


def share_shown(percent: int) -> str:
    return sections["your_table"].share_shown(percent)


def rotate() -> str:
    return sections["your_table"].rotate()


def closer() -> str:
    return sections["your_table"].closer()


def farther() -> str:
    return sections["your_table"].farther()


def use_back() -> str:
    return sections["your_table"].use_back()


def use_cloth() -> str:
    return sections["your_table"].use_cloth()


def how_it_looks() -> str:
    return sections["your_table"].how_it_looks()


def of_hands() -> str:
    return sections["your_table"].of_hands()


def of_feet() -> str:
    return sections["your_table"].of_feet()


def on_the_table() -> str:
    return sections["your_table"].on_the_table()


def easily_told_apart() -> str:
    return sections["your_table"].easily_told_apart()


def told_apart_by_frame() -> str:
    return sections["your_table"].told_apart_by_frame()


def hard_to_tell_apart() -> str:
    return sections["your_table"].hard_to_tell_apart()


def darkened(percent: int) -> str:
    return sections["your_table"].darkened(percent)


def photo_not_kept(reason: str) -> str:
    return sections["your_table"].photo_not_kept(reason)


def photo_not_read(reason: str) -> str:
    return sections["your_table"].photo_not_read(reason)


def no_photo() -> str:
    return sections["your_table"].no_photo()


def photo_damaged() -> str:
    return sections["your_table"].photo_damaged()


def photo_too_large() -> str:
    return sections["your_table"].photo_too_large()


def photo_too_small() -> str:
    return sections["your_table"].photo_too_small()


def what_photo_is_for() -> str:
    return sections["your_table"].what_photo_is_for()


def neither() -> str:
    return sections["your_table"].neither()


def reading_photo() -> str:
    return sections["your_table"].reading_photo()


def which_photo() -> str:
    return sections["your_table"].which_photo()


def add_deck() -> str:
    return sections["your_table"].add_deck()


def kde_deck() -> str:
    return sections["your_table"].kde_deck()


def gnome_deck() -> str:
    return sections["your_table"].gnome_deck()


def deck_of_file() -> str:
    return sections["your_table"].deck_of_file()


def decks_with_our_letters() -> str:
    return sections["your_table"].decks_with_our_letters()


def drawing_deck(title: str, count: int) -> str:
    return sections["your_table"].drawing_deck(title, count)


def which_deck() -> str:
    return sections["your_table"].which_deck()


def no_deck() -> str:
    return sections["your_table"].no_deck()


def deck_incomplete(count: int) -> str:
    return sections["your_table"].deck_incomplete(count)


def deck_damaged() -> str:
    return sections["your_table"].deck_damaged()


def deck_of_other_shape() -> str:
    return sections["your_table"].deck_of_other_shape()


def deck_looks_outside() -> str:
    return sections["your_table"].deck_looks_outside()


def deck_needs_drawer() -> str:
    return sections["your_table"].deck_needs_drawer()


def deck_too_large() -> str:
    return sections["your_table"].deck_too_large()


def share() -> str:
    return sections["your_table"].share()


def share_why() -> str:
    return sections["your_table"].share_why()


def sharing() -> str:
    return sections["your_table"].sharing()


def file_of_table() -> str:
    return sections["your_table"].file_of_table()


def shared(name: str) -> str:
    return sections["your_table"].shared(name)


def table_damaged() -> str:
    return sections["your_table"].table_damaged()


def table_newer() -> str:
    return sections["your_table"].table_newer()


def table_too_large() -> str:
    return sections["your_table"].table_too_large()
