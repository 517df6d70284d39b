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
    "title": Told(screens.GAME, "Play begins a match at once, Continue goes on with the last one."),
    "new_game": Told(
        screens.NEW_GAME, "Choose the rules, the table and who sits there, then start. Everything can be left as it is."
    ),
    "games": Told(
        screens.GAMES, "Every match is kept. A star marks those in which it is your turn; a click on a row opens it."
    ),
    "settings": Told(screens.SETTINGS, "Every change takes effect at once, and holds for the next time, too."),
    "score": Told("Score sheet", "How the points of the round are made, one column for each team."),
    "end": Told(screens.MATCH_OVER, "The teams in the order of their points, and what each round brought."),
    "curtain": Told(
        "Curtain", "Several people share this screen. The curtain hides the cards until the right person lifts it."
    ),
    "about": Told("About", "Which version this is, and where your games are kept."),
    "keys": Told("Keys", "What every key does on the screen that you came from, and on all others."),
    "help": Told(screens.HELP, "How the table is used. The wheel and the arrows move the page."),
    "rules": Told("House rules", "Every rule of a set can be changed here. What contradicts itself is told at once."),
    "replay": Told(screens.REPLAY, "A match move by move. Nothing that is done here changes it."),
    "review": Told(
        looking_back.REVIEW, "The decisions that cost most, found by playing on from each of them in thought."
    ),
    "mishap": Told("A mistake of the program", "Your game is on the disk. The buttons lead back to it."),
    "save_copy": Told("A copy", "The whole match in one file, wherever there is room for it."),
}

BY_ID: Final[Mapping[str, Told]] = {
    "button/play": Told(screens.PLAY, "Begins a new match at once, with the rules and the players named here."),
    "button/continue": Told(screens.CONTINUE, "Goes on from here."),
    "button/new_game": Told(screens.NEW_GAME, "Puts a match together: rules, table, players."),
    "button/games": Told(screens.GAMES, "All matches, those in progress and those that are finished."),
    "button/settings": Told(screens.SETTINGS, "Sizes, colours, speed, sound and voice."),
    "button/help": Told(screens.HELP, "How the table is used, with the mouse and with the keys."),
    "button/quit": Told(screens.QUIT, "Closes the game. Every match is saved already."),
    "button/all": Told(screens.GAMES, "All matches, also those that have no room here."),
    "button/back": Told(screens.BACK, "Goes back to the screen before. So does Esc."),
    "button/about": Told("About", "Version, licence, and the folder with your games."),
    "button/open_folder": Told("Open folder", "Shows the folder with your games in a window of its own."),
    "button/licences": Told("Pictures and letters", "Who made the court cards and the letters, and their licences."),
    "button/start": Told(screens.START, "Deals the cards. The match is saved from the first move on."),
    "button/read_rules": Told(screens.READ_RULES, "The whole rule set that is chosen, in the order of play."),
    "button/change_rules": Told("House rules", "Opens the editor, where every rule can be changed."),
    "button/questions": Told("Which one fits us?", "Five questions find the rule set closest to how you play."),
    "curtain button/continue": Told(
        screens.HOLD_TO_SHOW, "Opens the curtain when it is held down for a second. A click, or several, does nothing."
    ),
    "curtain button/see_table": Told(screens.LOOK_AT_TABLE, "Melds, books, piles and scores, without anybody’s hand."),
    "curtain button/history": Told(screens.WHOLE_LOG, "Everything that has happened in this match."),
    "curtain row": Told(screens.SINCE_LAST_TURN, "All that the others did. The wheel and the page keys move it."),
    "since": Told(screens.SINCE_LAST_TURN, "All that the others did meanwhile. The wheel and the page keys move it."),
    "button/see_table": Told(screens.SEE_TABLE, "The table as the round ended, with everybody’s melds."),
    "button/leave": Told(screens.SAVE_AND_LEAVE, "Back to the title. The match waits there under Continue."),
    "button/again": Told(screens.PLAY_AGAIN, "The same rules and players, with new cards."),
    "button/replay": Told(screens.REPLAY, "Shows the match again, move by move."),
    "button/review": Told(looking_back.REVIEW, "The three decisions of the match that cost most, and what was better."),
    "button/knew": Told(
        looking_back.WHAT_IT_KNEW, "The hand, the pile and the reason of the computer player who moved."
    ),
    "button/look_back": Told(
        looking_back.LOOK_BACK, "The round again, move by move, with what each computer player knew."
    ),
    "button/look": Told(looking_back.LOOK_AT_IT, "Shows the table as it was before this decision."),
    "field/reshuffle": Told(
        screens.RESHUFFLE, "When the stock is used up the discards are shuffled and become the new stock."
    ),
    "field/name": Told(screens.NAME_OF_GAME, "So that you find it again among your games."),
    "field/seat": Told("Name", "Who sits there. A name belongs to one seat only."),
    "field/kind": Told(
        f"{screens.PERSON} or {screens.COMPUTER.lower()}",
        "People pass this screen round. Where several play, a curtain falls between their turns.",
    ),
    "field/level": Told("Level", "How well a computer player plays. Pressed again: careful, balanced or racing."),
    "field/portrait": Told("Portrait", "The face at this seat. A press shows the next one."),
    "settings field/part": Told(screens.SETTINGS, "Three pages: what you read, how it is played, sound and window."),
    "button/remove": Told("Remove", "Takes a match off the list, after a question. It is kept, and can be put back."),
    "button/put_back": Told("Put back", "Has the match in the list again that was removed last."),
    "games field/part": Told(screens.GAMES, "Matches in progress, or those that are finished."),
    "rules": Told("Rule set", "A complete set of rules. Those of your own can be changed at the pencil."),
    "list": Told(screens.GAMES, "One row for each match. Enter or a click opens it."),
    "row": Told("A match", "One of your matches. Enter or a click opens it."),
    "page": Told("A page", "The wheel, the arrows and the page keys move it."),
    "button/shape": Told("Table", "How many play, and who with whom. Some rule sets are for some tables only."),
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
        or Told(screens.HELP, "The key F1 shows what can be done here.")
    )
