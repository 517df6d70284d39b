"""What the question mark says on the screens beside the table: a heading and a few words for a button, a field, or
else for the screen as a whole. The words of the game itself are explained by `words.glossary`.
"""

import re
from collections.abc import Mapping
from typing import Final, NamedTuple

from game.words import looking_back, screens

CLOSE: Final = "Close"


class Told(NamedTuple):
    """A heading, and what there is to know."""

    title: str
    words: str


BY_SCREEN: Final[Mapping[str, Told]] = {
    "title": Told(screens.GAME, "Play starts a match right away. Continue goes on with the last one."),
    "new_game": Told(
        screens.NEW_GAME,
        "Choose the rules, the table and who plays, then start. You can also leave everything as it is.",
    ),
    "games": Told(
        screens.GAMES, "All your matches are kept here. A star means it is your turn; click a row to open it."
    ),
    "settings": Told(screens.SETTINGS, "Changes take effect at once and are remembered."),
    "score": Told("Score sheet", "How each team got its points this round, one column per team."),
    "end": Told(screens.MATCH_OVER, "The teams in order of their points, and what each round brought."),
    "curtain": Told("Curtain", "You share this screen. The curtain hides the cards until the right person lifts it."),
    "about": Told("About", "Which version this is, and where your games are kept."),
    "keys": Told("Keys", "What every key does, on the screen you came from and everywhere."),
    "help": Told(screens.HELP, "How to use the table. Scroll with the wheel or the arrows."),
    "rules": Told("House rules", "Change any rule here. Conflicting rules are flagged right away."),
    "replay": Told(screens.REPLAY, "A match, move by move. Nothing you do here changes it."),
    "review": Told(
        looking_back.REVIEW, "The decisions that cost most, found by playing on from each of them many times."
    ),
    "mishap": Told("Something went wrong", "Your game is saved. The buttons take you back to it."),
    "save_copy": Told("A copy", "The whole match in one file, anywhere there is room."),
    "back_up": Told("A backup", "All your games, rules and settings in one zip file, on any disk you like."),
    "bring_in": Told("Bring in", "Takes in a copy of a game, or a backup. Nothing you have here is replaced."),
}

BY_ID: Final[Mapping[str, Told]] = {
    "button/play": Told(screens.PLAY, "Starts a new match right away, with the rules and players named here."),
    "button/continue": Told(screens.CONTINUE, "Goes on from here."),
    "button/new_game": Told(screens.NEW_GAME, "Set up a match: rules, table, players."),
    "button/games": Told(screens.GAMES, "All your matches, in progress and finished."),
    "button/settings": Told(screens.SETTINGS, "Sizes, colours, speed, sound and voice."),
    "button/help": Told(screens.HELP, "How to play with the mouse and with the keys."),
    "button/quit": Told(screens.QUIT, "Closes the game. Everything is saved already."),
    "button/all": Told(screens.GAMES, "All your matches, including those with no room here."),
    "button/back": Told(screens.BACK, "Goes back one screen. So does Esc."),
    "button/about": Told("About", "Version, licence, and the folder with your games."),
    "button/open_folder": Told("Open folder", "Opens the folder with your games in another window."),
    "button/licences": Told("Pictures and letters", "Who made the court cards and the letters, and their licences."),
    "button/start": Told(screens.START, "Deals the cards. Every move is saved from the first one on."),
    "button/read_rules": Told(screens.READ_RULES, "All the rules you have chosen, in the order of play."),
    "button/change_rules": Told("House rules", "Change any rule to the way you play."),
    "button/questions": Told("Which one fits us?", "Five questions find the rules closest to how you play."),
    "curtain button/continue": Told(
        screens.HOLD_TO_SHOW, "Opens the curtain when it is held down for a second. A click, or several, does nothing."
    ),
    "curtain button/see_table": Told(screens.LOOK_AT_TABLE, "Melds, books, piles and scores, without anybody’s hand."),
    "curtain button/history": Told(screens.WHOLE_LOG, "Everything that has happened in this match."),
    "curtain row": Told(screens.SINCE_LAST_TURN, "All that the others did. The wheel and the page keys move it."),
    "since": Told(screens.SINCE_LAST_TURN, "All that the others did meanwhile. The wheel and the page keys move it."),
    "button/see_table": Told(screens.SEE_TABLE, "The table as the round ended, with everyone’s melds."),
    "button/leave": Told(screens.SAVE_AND_LEAVE, "Back to the title. Your match waits there under Continue."),
    "button/again": Told(screens.PLAY_AGAIN, "The same rules and players, with new cards."),
    "button/replay": Told(screens.REPLAY, "Watch the match again, move by move."),
    "button/review": Told(looking_back.REVIEW, "The three decisions of the match that cost most, and what was better."),
    "button/knew": Told(looking_back.WHAT_IT_KNEW, "What the computer player held and remembered, and why it moved."),
    "button/look_back": Told(looking_back.LOOK_BACK, "Watch the round again, with what each computer player knew."),
    "button/look": Told(looking_back.LOOK_AT_IT, "Shows the table as it was before this decision."),
    "field/reshuffle": Told(screens.RESHUFFLE, "When the stock runs out, the discards are shuffled into a new one."),
    "field/name": Told(screens.NAME_OF_GAME, "So you can find it again among your games."),
    "field/seat": Told("Name", "Who sits there. Each name can be used only once."),
    "field/kind": Told(
        f"{screens.PERSON} or {screens.COMPUTER.lower()}",
        "People take turns at this screen. If several play, a curtain falls between their turns.",
    ),
    "field/level": Told("Level", "How well the computer plays. Press again: careful, balanced or racing."),
    "field/portrait": Told("Portrait", "The face at this seat. Press for the next one."),
    "settings field/part": Told(screens.SETTINGS, "Three pages: what you read, how you play, sound and window."),
    "button/remove": Told("Remove", "Takes a match off the list, after asking. It is kept, and you can put it back."),
    "button/put_back": Told("Put back", "Puts the match you removed last back on the list."),
    "games field/part": Told(screens.GAMES, "Matches in progress, finished ones, or those you removed."),
    "button/bring_in": Told("Bring in", "Takes in a copy of a game, or a backup, from a disk or a memory stick."),
    "button/back_up": Told("Back up", "Writes all your games, rules and settings into one file."),
    "button/bring_back": Told("Put back", "Puts a match you removed back on the list."),
    "rules": Told("Rule set", "A complete set of rules. Press the pencil to change your own."),
    "list": Told(screens.GAMES, "One row for each match. Enter or a click opens it."),
    "row": Told("A match", "One of your matches. Enter or a click opens it."),
    "page": Told("A page", "Scroll with the wheel, the arrows or the page keys."),
    "button/shape": Told("Table", "How many play, and who with whom. Some rules are only for some tables."),
}


def explained(screen: str, id: str) -> Told:
    """About the thing with this id on a screen; about the screen as a whole where there is nothing else to say.

    >>> explained("settings", "field/sound").words
    'Cards, books and your turn.'
    >>> explained("new_game", "field/seat_3").title, explained("games", "row/4").title
    ('Name', 'A match')
    """
    setting = screens.SETTING_LABELS.get(id.removeprefix("field/"))
    if setting is not None:
        return Told(*setting)
    plain = re.sub(r"[_/]\d+$", "", id)
    if re.fullmatch(r"button/\d:\w+", id):
        plain = "button/shape"
    return (
        BY_ID.get(f"{screen} {plain}")
        or BY_ID.get(plain)
        or BY_SCREEN.get(screen)
        or Told(screens.HELP, "Press F1 to see what you can do here.")
    )
