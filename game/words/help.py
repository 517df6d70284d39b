"""What is there to be asked for: the keys of a screen (F1), what a thing is (F2), how the table is used, and the words
of the game.
"""

from collections.abc import Mapping
from enum import StrEnum
from typing import Final, NamedTuple

from msgspec import Struct

from game.engine.agreements import Agreement
from game.rules.ruleset import RuleSet
from game.text.messages import learn_screen as learning
from game.text.messages import people as say_people
from game.words import (
    house_rules,
    lesson_table,
    lessons,
    looking_back,
    my_games,
    own_keys,
    printed_pages,
    problems,
    rule_page,
    score_pad,
    scores,
    screens,
    setting_up,
    todays_deal,
)
from game.words import partner_agreements as agreements
from game.words import play_on as playing_on
from game.words.rule_page import Chapter, Sentence, lines_of

# ---- keys; a screen is named as `--targets` names it
Keys = tuple[tuple[str, str], ...]
"""A key, or a few, and what it does."""

KEYS_TITLE: Final = "Keys"
HERE: Final = "On this screen"
EVERYWHERE_TITLE: Final = "On every screen"
EVERYWHERE: Final[Keys] = (
    ("Tab", "goes to the next thing, with Shift to the one before"),
    ("Arrows", "go to the neighbour, and from choice to choice in a row of choices"),
    ("Enter, Space", "presses what has the white ring"),
    ("Esc", "goes back, or closes a question"),
    ("?, F2", "explain what has the ring, or what is under the pointer"),
    ("+  −", "make texts and buttons larger and smaller"),
    ("F1", "shows these keys, and leads back from them"),
    ("F4", "closes a message you have read"),
    ("F11", "switches full screen on and off"),
)
_LIST: Final[Keys] = (
    (own_keys.PAGES, "scroll a page"),
    ("Home, End", "go to the first and to the last"),
)
_PAGE: Final[Keys] = (
    ("Up, down", "scroll a line"),
    (own_keys.PAGES, "scroll a page"),
    ("Home, End", "go to its beginning and to its end"),
)
_EDITOR: Final[Keys] = (
    ("Ctrl + S", "saves the rules"),
    ("Ctrl + Z", "undoes the last change"),
    ("Ctrl + F", "finds a rule"),
    (own_keys.PAGES, "scroll the rules; with Ctrl they change the topic"),
    ("+  −", "change the number that has the ring, or type it and press Enter"),
    ("Home, End", "set that number to its lowest or highest"),
)
_CEREMONY: Final[Keys] = (("Space", "skips the pause"),)

KEYS_BY_SCREEN: Final[Mapping[str, Keys]] = {
    "title": (
        ("Enter", "continues your game, or starts one"),
        ("T", "opens today’s deal"),
        ("L", "opens lessons and problems"),
    ),
    "learn": (
        ("Enter", "opens the lesson or the problems that have the ring"),
        ("P", "goes to the problems"),
        ("R", "chooses other rules"),
        *_LIST,
    ),
    "new_game": (
        ("Enter", "starts the game while the golden button has the ring"),
        ("E", "changes the rule set that has the ring, if it is your own"),
        ("S", "changes the style of the computer player that has the ring"),
        ("1 to 8", "give the player that has the ring that seat, counted from the top"),
        ("Shift + Up, Down", "move the face that has the ring to the next seat; Delete frees its seat"),
        *_LIST,
    ),
    "people": (
        ("Delete", "takes the person that has the ring off the list; P puts them back"),
        *_LIST,
    ),
    "set_up": (
        ("A, K to 2, 0", "put one of that rank there; 0 is a ten, 3 a black three, R a red one, X a joker"),
        ("Backspace", "takes the last card back out of there"),
        ("U", "takes the last change back"),
        ("F", "fills the rest at random"),
        *_LIST,
    ),
    "play_on": (
        ("Enter", "begins the new game while the golden button has the ring"),
        ("S", "changes the style of the computer player that has the ring"),
    ),
    "todays_deal": (("Enter", "plays the deal, or goes on with it, while the golden button has the ring"),),
    "deal_result": (("Enter", "looks back at the deal while the golden button has the ring"),),
    "score_pad": (
        ("0 to 9", "write the number of the line that is chosen"),
        ("Enter", "goes to the next line; with Shift to the one before"),
        ("+  −", "add another heap to points, or change a count by one"),
        ("Space", "marks the person who has the ring as the one who went out"),
        ("Ctrl + Enter", "writes the round down"),
        ("Ctrl + Z", "takes the last step back"),
    ),
    "score_pad_evening": (
        ("Enter", "enters the next round while the golden button has the ring, or changes the round that has it"),
        ("Ctrl + Z", "takes the last step back"),
    ),
    "friends_file": (("Enter", "reads the file that is typed there"),),
    "beside_friend": (
        ("Enter", "steps on in both while the golden button has the ring"),
        (own_keys.PAGES, "go a turn back or on in both"),
        ("Home", "goes to the turn where you parted"),
    ),
    "games": (
        ("Enter", "opens the game that has the ring"),
        ("L", "looks back at it"),
        ("N", "gives it a name, and says who played"),
        ("S", "saves a copy of it"),
        ("Delete", "removes it, after asking"),
        ("P", "puts back what was removed"),
        ("M", "shows all that can be done with it"),
        ("Ctrl + F", "finds a game by name, rules, person or day"),
        ("F", "shows the finished games, and again those in progress"),
        ("1 to 9", "show what the matches of that person tell"),
        *_LIST,
    ),
    "settings": (("Left, right", "change what has the ring"),),
    "own_keys": (("Enter", "asks for another key for what has the ring"), *_LIST),
    "rules": _EDITOR,
    "rules_questions": (),
    "rules_compare": _PAGE,
    "rules_share": (),
    "rule_page": _PAGE,
    "rule": _PAGE,
    "help": _PAGE,
    "licences": _PAGE,
    "history": _PAGE,
    "about": (),
    "curtain": (
        ("Space, Enter", "show the cards: held down for a second, or pressed, as the settings say"),
        ("T", "shows the table as everyone may see it; F5 goes back"),
        ("W", "shows the whole log"),
    ),
    "score": (
        ("Enter", "deals the next round"),
        ("F", "goes to the figures; the arrows go from one to the next and show its cards"),
        ("Left, right", "turn the leaf beside the sheet, from a figure they go to another team"),
        ("Esc", "puts the cards of a figure away"),
    ),
    "past_score": (
        ("Enter", "leads back to the turns"),
        ("F", "goes to the figures; the arrows go from one to the next and show its cards"),
        ("Left, right", "turn the leaf beside the sheet, from a figure they go to another team"),
        ("Page up, down", "go to the score of the round before, and of the next one"),
        ("Esc", "puts the cards of a figure away, then leads back"),
    ),
    "end": (("Enter", "moves on from the result"),),
    "replay": (
        ("Up, down", "go a turn back or on"),
        ("Left, right", "go a move back or on, with Shift a turn"),
        (own_keys.PAGES, "go a round back or on"),
        ("Home, End", "go to the beginning and to the end"),
        ("Space", "plays the film and pauses it"),
        ("A", "turns all cards face up once the match is over, and down again"),
        ("R", "goes to the next rose dot, with Shift to the one before"),
        ("S", "shows the score of the round, and the cards it comes from"),
        ("C", "looks closer at this decision"),
        ("K", "shows what the player knew, and why the move was made; again for the move"),
        ("T", "lets you think again about your decision"),
        ("P", "lets you play on from here"),
        ("E", "lets experts play on from here"),
    ),
    "lesson": (
        ("H", "does the step for you"),
        ("N", "goes on to the next lesson, or after the last to a match, once this one is done"),
        ("B", "goes a step back"),
        ("Esc", "takes back what is laid out; otherwise leads back"),
        ("Anything else", "does what it does at the table"),
    ),
    "think_again": (
        ("H", "gives a nudge; the second one lights the cards"),
        ("A", "shows the better move, unless a card has the ring: then it chooses its rank"),
        ("U", "begins again, with Shift it takes one move back"),
        ("Esc", "takes back what is laid out; otherwise leads back"),
        ("Anything else", "does what it does at the table"),
    ),
    "think_again_answer": (
        ("Enter", "presses the golden button"),
        ("N", "opens the next decision"),
        ("T", "tries again"),
        ("A", "shows the better moves"),
        ("P", "begins a new game from there"),
    ),
    "problem": (
        ("H", "gives a nudge; the second one lights the cards"),
        ("A", "plays the best way, unless a card has the ring: then it chooses its rank"),
        ("Space", "ends what is being played out, and shows the answer"),
        ("U", "begins again, with Shift it takes one move back"),
        ("Esc", "takes back what is laid out; otherwise leads back"),
        ("Anything else", "does what it does at the table"),
    ),
    "problem_answer": (
        ("Enter", "presses the golden button"),
        ("N", "opens the next problem"),
        ("U", "tries again"),
        ("A", "plays the best way at the table"),
        ("P", "begins a new game from there"),
    ),
    "cut": (("Up, down", "lift fewer or more cards"), ("Enter", "takes the packet"), *_CEREMONY),
    "choose": (("L, R", "choose the left or the right stack"), *_CEREMONY),
    "high_card": _CEREMONY,
    "deal": _CEREMONY,
    "save_copy": (("Enter", "saves the copy"),),
    "back_up": (("Enter", "writes the backup"),),
    "bring_in": (("Enter", "brings the file in"),),
    "export": (("Enter", "writes the table"),),
    "print": (("Enter", "makes the page; once it is made, opens it in the browser"),),
    "mishap": (),
    "table": (
        ("Space, Enter", "choose the card that has the ring, or lay the chosen cards there"),
        ("D", "draws"),
        ("P", "takes the pile"),
        ("A", "chooses every card of the rank that has the ring; Shift + Space a row of cards"),
        ("M", "melds what is chosen"),
        ("O", "lays out the cheapest opening"),
        ("Enter", "plays what is laid out"),
        ("Esc", "takes it back into your hand; otherwise opens the menu"),
        ("F10", "opens the menu"),
        ("Delete", "takes one laid-out group back"),
        ("X", "discards the chosen card"),
        ("G", "goes out"),
        ("K", "keeps the last card, where the rules allow it"),
        ("B", "looks at the pile before you take it, where the rules allow it"),
        ("U", "takes a play back, with Shift the whole turn"),
        ("H", "shows what to play, then says why, then lays it out"),
        ("E", "shows you how, where the coach speaks"),
        ("Y", "says yes to your partner; leads to the rule that the coach speaks of"),
        ("N", "says no to your partner; puts the coach away"),
        ("S", "sorts the hand another way"),
        ("Ctrl + arrows", "move the card that has the ring along the hand"),
        ("R", "shows the rule after you were told no"),
        ("T", "shows what everyone still needs to go out"),
        ("W", "shows what happened since your last turn"),
        ("V", "plays the last lap again"),
        ("Q", "asks your computer partner why it played as it did"),
        ("L", "zooms in on a card, a meld or a book"),
        ("C", "covers your cards, if you share this screen"),
        ("1, 2, 3, 4", "read out your hand, the piles, your melds, the other players"),
        ("5, 6, 7, 8", "read out scores, what going out takes, the last turns, what to do now"),
        ("0", "says again what was said last"),
        ("Space", "skips what others are shown to do"),
    ),
}


def keys_of(screen: str) -> Keys:
    """The keys that a screen has of its own; none for a screen without any.

    >>> keys_of("score")[0]
    ('Enter', 'deals the next round')
    """
    return KEYS_BY_SCREEN.get(screen, ())


# ---- a button, a field, or else the screen as a whole


class HelpText(NamedTuple):
    """A heading, and what there is to know."""

    title: str
    words: str


SCREENS_EXPLAINED: Final[Mapping[str, HelpText]] = {
    "title": HelpText(screens.GAME, "Play starts a match right away. Continue goes on with the last one."),
    "learn": HelpText(
        learning.learn(),
        "Short lessons at the table, in the numbers of the rules you choose, and problems with one move to find."
        " Nothing is locked: begin where you like.",
    ),
    "new_game": HelpText(
        screens.NEW_GAME,
        "Choose the rules, the table and who plays, then start. You can also leave everything as it is.",
    ),
    "people": HelpText(
        say_people.people(),
        "Who plays here as a rule. New game seats them by their faces. Nothing of this leaves the computer.",
    ),
    "set_up": HelpText(
        setting_up.TITLE,
        "Choose a place on the left, then press cards to put them there. What you leave out can be filled at random.",
    ),
    "play_on": HelpText(
        playing_on.TITLE,
        "Choose who plays from this moment on. It becomes a game of its own; the one you came from is not touched.",
    ),
    "games": HelpText(
        my_games.MY_GAMES, "All your matches, and what the finished ones tell. A star: it is your turn, or you won."
    ),
    "todays_deal": HelpText(
        todays_deal.TODAYS_DEAL,
        "The same cards for everybody who plays this day’s deal, or who has its code. Only the first time counts.",
    ),
    "deal_result": HelpText(
        todays_deal.TODAYS_DEAL, "Your result beside what computer players made of the same cards in your chair."
    ),
    "score_pad": HelpText(
        score_pad.TITLE, "Write down what each team has. The total is shown below; every tap is saved."
    ),
    "score_pad_evening": HelpText(
        score_pad.TITLE, "The rounds of your game with real cards. Press a round to change it."
    ),
    "own_keys": HelpText(own_keys.TITLE, "Give another key to anything that keys do, or take a layout for one hand."),
    "settings": HelpText(screens.SETTINGS, "Changes take effect at once and are remembered."),
    "score": HelpText("Score sheet", "How each team got its points this round, one column per team."),
    "past_score": HelpText("Score sheet", "How each team got its points in that round, and from which cards."),
    "end": HelpText(scores.MATCH_OVER, "The teams in order of their points, and what each round brought."),
    "curtain": HelpText(
        "Curtain", "You share this screen. The curtain hides the cards until the right person lifts it."
    ),
    "about": HelpText("About", "Which version this is, and where your games are kept."),
    "keys": HelpText("Keys", "What every key does, on the screen you came from and everywhere."),
    "help": HelpText(screens.HELP, "How to use the table. Scroll with the wheel or the arrows."),
    "rules": HelpText("House rules", "Change any rule here. Conflicting rules are flagged right away."),
    "replay": HelpText(
        looking_back.LOOK_BACK,
        "A match, turn by turn: what was done, what was better, and what the cards did. "
        "Nothing you do here changes it.",
    ),
    "lesson": HelpText(
        lesson_table.A_LESSON, "Do what the sheet asks for, at the table itself. What matters for it is bright."
    ),
    "think_again": HelpText(
        looking_back.THINK_AGAIN, "One of your own decisions once more. Try what you like: nothing counts here."
    ),
    "think_again_answer": HelpText(
        looking_back.THINK_AGAIN, "What your try comes to beside what you played then, in the same deals."
    ),
    "problem": HelpText(
        problems.PROBLEMS, "One way is clearly the best here. Find it at the table, as if it were your turn."
    ),
    "problem_answer": HelpText(
        problems.PROBLEMS, "What your try comes to beside the best way, and why. Points count from what was played."
    ),
    "mishap": HelpText("Something went wrong", "Your game is saved. The buttons take you back to it."),
    "save_copy": HelpText("A copy", "The whole match in one file, anywhere there is room."),
    "back_up": HelpText("A backup", "All your games, rules and settings in one zip file, on any disk you like."),
    "print": HelpText("A page to print", "Makes a page that your browser prints, or saves as a PDF."),
    "export": HelpText("Export", "Writes all finished matches into a table for a spreadsheet."),
    "bring_in": HelpText("Bring in", "Takes in a copy of a game, or a backup. Nothing you have here is replaced."),
}

THINGS_EXPLAINED: Final[Mapping[str, HelpText]] = {
    "button/play": HelpText(screens.PLAY, "Starts a new match right away, with the rules and players named here."),
    "button/continue": HelpText(screens.CONTINUE, "Goes on from here."),
    "todays_deal button/play": HelpText(
        todays_deal.TODAYS_DEAL, "Begins this deal, goes on with it where you left it, or shows how it went."
    ),
    "todays_deal field/rules": HelpText(
        todays_deal.RULES, "Those of the day, or your own. The cards are other ones for each rule set."
    ),
    "todays_deal field/code": HelpText(
        todays_deal.FRIEND_TOLD, "Twelve letters and digits; capitals and spaces do not matter."
    ),
    "button/say": HelpText(todays_deal.SAY_SLOWLY, "Speaks the code, a word for every sign."),
    "todays_deal button/copy": HelpText(todays_deal.COPY_CODE, "Copies the code, to paste it into a message."),
    "button/play_code": HelpText(todays_deal.PLAY_THAT, "Deals the cards that belong to this code."),
    "button/enter_rules": HelpText(todays_deal.ENTER_RULES, "Leads to where a code of house rules is entered."),
    "button/score_pad": HelpText(score_pad.TITLE, "Counts a game that you play with real cards."),
    "button/real_cards": HelpText(
        score_pad.TITLE, "Changes between a game on this screen and one with real cards that is counted here."
    ),
    "field/dealer": HelpText(score_pad.FIRST_DEALER, "Who deals the first round; the deal then passes clockwise."),
    "score_pad field/out": HelpText(
        score_pad.WENT_OUT, "Press the face of the player who went out; press it again if nobody did."
    ),
    "score_pad field/melded": HelpText(
        "Cards on the table", "The points of all the team’s cards on the table, those in books too, without bonuses."
    ),
    "score_pad field/left": HelpText(
        "Left over", "The points of the cards left in hands and feet, without red threes: those have their own line."
    ),
    "score_pad button/card": HelpText("A card", "Adds what this card counts to the number you are writing."),
    "score_pad button/plus": HelpText(score_pad.PLUS, "Adds another heap: type its points next."),
    "score_pad button/write_down": HelpText(
        score_pad.WRITE_DOWN, "The round counts as it stands here. You can still change it later."
    ),
    "score_pad button/chart": HelpText(score_pad.CHART, "The rounds so far; what you entered stays."),
    "score_pad button/undo": HelpText(score_pad.UNDO, "Undoes the last step, in earlier rounds too."),
    "score_pad button/drop": HelpText(score_pad.AS_IT_WAS, "Leaves this round as it was written down before."),
    "rule_page button/print": HelpText(
        printed_pages.PRINT, "The rules, a score sheet, hint cards or the table set-up, for a browser to print."
    ),
    "button/open_page": HelpText(printed_pages.OPEN_PAGE, "Shows the page that was made, so that you can print it."),
    "score_pad button/print": HelpText(
        score_pad.SHEET_TO_PRINT, "The rounds played so far, with empty lines for the rest, for a browser to print."
    ),
    "score_pad_evening button/print": HelpText(
        score_pad.PRINT_SHEET, "What was played, round by round, for a browser to print."
    ),
    "score_pad_evening button/hint_cards": HelpText(
        score_pad.HINT_CARDS, "Cards for four people to cut out: values, minimums, what going out takes."
    ),
    "score_pad_evening button/setup": HelpText(
        score_pad.TABLE_SETUP, "A page on decks, seats and the deal under these rules, for a browser to print."
    ),
    "score_pad_evening round": HelpText("A round", "What each team scored. Press it to change it."),
    "score_pad_evening button/changes": HelpText(score_pad.CHANGES, "What was corrected after it was written down."),
    "score_pad_evening button/end": HelpText(score_pad.END_EVENING, "Keeps it with your finished games."),
    "score_pad_evening button/done": HelpText(score_pad.DONE, "Leaves the evening. You find it in My games."),
    "day": HelpText(todays_deal.EARLIER, "The deal of that day: play it whenever you like, or see how it went."),
    "button/tell": HelpText(
        todays_deal.TELL_FRIEND, "Copies three lines to paste into a message: the deal, its code and your result."
    ),
    "deal_result button/again": HelpText(todays_deal.PLAY_AGAIN, "The same cards again, for fun. It does not count."),
    "button/friend": HelpText(todays_deal.OPEN_FILE, todays_deal.BESIDE_FRIEND_WHY),
    "button/new_game": HelpText(screens.NEW_GAME, "Set up a match: rules, table, players."),
    "button/games": HelpText(screens.GAMES, "All your matches, in progress and finished."),
    "button/settings": HelpText(screens.SETTINGS, "Sizes, colours, speed, sound and voice."),
    "button/help": HelpText(screens.HELP, "How to play with the mouse and with the keys."),
    "button/quit": HelpText(screens.QUIT, "Closes the game. Everything is saved already."),
    "button/todays_deal": HelpText(
        todays_deal.TODAYS_DEAL, "A deal for this day, with the same cards for everybody, wherever they play it."
    ),
    "button/learn": HelpText(learning.learn(), "Lessons for the first time, and problems for every day."),
    "button/lesson": HelpText(
        lesson_table.A_LESSON,
        "A few minutes at the table, one step after the other. You can stop anywhere and go on later.",
    ),
    "button/step_back": HelpText(lessons.BACK, "The step before, or this one from its beginning."),
    "button/do_it": HelpText(lessons.DO_IT_FOR_ME, "Plays what the step asks for, so that you can watch it."),
    "button/next_lesson": HelpText(lessons.NEXT_LESSON, "Goes on with the lesson that comes next."),
    "button/play_match": HelpText(lesson_table.PLAY_MATCH, "Leads to New game, with the rules you have learned."),
    "lesson button/learn": HelpText(lesson_table.LEARN, "Back to all the lessons."),
    "button/own_games": HelpText(
        learning.own_games(),
        "Moments of your finished matches in which there was something better. They come back after one, three and ten"
        " days, until you have found it twice.",
    ),
    "button/solve": HelpText(learning.solve_problems(), "Moments of your own games first, then the next problem."),
    "button/who_learns": HelpText(learning.who_learns(), learning.why_who()),
    "button/learner": HelpText(learning.who_learns(), learning.why_who()),
    "button/learner_typed": HelpText(learning.it_is_me(), "Takes the name that you have typed."),
    "field/learner": HelpText(learning.somebody_else(), "Anybody may learn here, with or without games."),
    "learn field/rules": HelpText(
        learning.rules(), "Lessons and problems follow these rules: your house rules, or one of the sets."
    ),
    "learn list": HelpText(
        learning.by_theme(), "Problems of one kind. One star: easy; three: only long thought finds the move."
    ),
    "button/back": HelpText(screens.BACK, "Goes back one screen. So does Esc."),
    "button/own_keys": HelpText(own_keys.TITLE, "Reassign any key."),
    "button/left_hand": HelpText(own_keys.LEFT_HAND, "Keys of the left half: W, A, S and D are arrows, E is Enter."),
    "button/right_hand": HelpText(own_keys.RIGHT_HAND, "Keys of the right half: U is Tab, Backspace is Esc."),
    "button/usual_keys": HelpText(own_keys.USUAL_KEYS, "Gives every key back what it does from the start."),
    "own_keys field/place": HelpText(own_keys.PLACE, "Of which screen the keys are listed below."),
    "own_keys list": HelpText(own_keys.TITLE, "Press Enter on a line, then the key that shall do it."),
    "button/about": HelpText("About", "Version, licence, and the folder with your games."),
    "button/open_folder": HelpText("Open folder", "Opens the folder with your games in another window."),
    "button/licences": HelpText(screens.PICTURES, "Who made the court cards and the fonts, and their licences."),
    "button/start": HelpText(screens.START, "Deals the cards. Every move is saved from the first one on."),
    "button/read_rules": HelpText(screens.READ_RULES, "All the rules you have chosen, in the order of play."),
    "button/change_rules": HelpText(house_rules.CHANGE_A_RULE, "Change any rule to the way you play."),
    "button/questions": HelpText("Which one fits us?", "Five questions find the rules closest to how you play."),
    "curtain button/continue": HelpText(
        screens.HOLD_TO_SHOW, "Opens the curtain when it is held down for a second. A click, or several, does nothing."
    ),
    "curtain button/see_table": HelpText(
        screens.LOOK_AT_TABLE, "Melds, books, piles and scores, without anybody’s hand."
    ),
    "curtain button/history": HelpText(screens.WHOLE_LOG, "Everything that has happened in this match."),
    "since": HelpText(
        screens.SINCE_LAST_TURN, "All that the others did meanwhile. The wheel and the page keys move it."
    ),
    "button/score": HelpText(looking_back.SCORE_OF_ROUND, "The sheet of this round, each figure with its cards."),
    "past_score button/continue": HelpText(looking_back.LOOK_BACK, "Leads back to the turns of the match."),
    "field/figures": HelpText("A figure", "Shows the cards it comes from, and how they add up."),
    "field/leaf": HelpText("Leaves", "The cards left over, the match so far, or the cards of one figure."),
    "button/see_table": HelpText(scores.SEE_TABLE, "The table as the round ended, with everyone’s melds."),
    "button/leave": HelpText(screens.SAVE_AND_LEAVE, "Back to the title. Your match waits there under Continue."),
    "button/again": HelpText(scores.PLAY_AGAIN, "The same rules and players, with new cards."),
    "button/knew": HelpText(
        looking_back.WHAT_IT_KNEW,
        "What the player held and knew, and why the move was made or what speaks for it.",
    ),
    "button/look_back": HelpText(
        looking_back.LOOK_BACK, "See every turn again: what was better, what others knew, and what the cards did."
    ),
    "button/how_found": HelpText(looking_back.HOW_FOUND, "How the program knows what was better, in ten lines."),
    "button/think_again": HelpText(looking_back.THINK_AGAIN, "Tries this decision once more, with the answer hidden."),
    "button/play_on": HelpText(
        looking_back.PLAY_ON, "Begins a new game at this moment. The match you look back at stays as it is."
    ),
    "button/experts": HelpText(
        looking_back.LET_EXPERTS_PLAY, "Shows how the match would have gone on with an expert in every seat."
    ),
    "timeline": HelpText(
        looking_back.GRAPH,
        "The lead that was to be expected after every turn, and what the cards alone brought. Click or drag it.",
    ),
    "field/reshuffle": HelpText(
        screens.RESHUFFLE, "When the stock runs out, the discards are shuffled into a new one."
    ),
    "button/set_up": HelpText(setting_up.TITLE, "Begin with cards that you put there yourself, for this table."),
    "field/places": HelpText(
        setting_up.PLACES, "Everywhere that a card can lie. The next card goes where the ring is."
    ),
    "field/turn": HelpText(setting_up.WHOSE_TURN, "Who plays first from this position."),
    "field/drawn": HelpText(setting_up.DRAWN, "Whether that player still has to draw, or has drawn already."),
    "field/round": HelpText(setting_up.ROUND, "Which round of the match it is: the opening goes by it."),
    "field/foot_taken": HelpText(setting_up.FOOT_TAKEN, "Whether this player plays from the foot, or the tail."),
    "there": HelpText(setting_up.TAKE_OUT, "The cards of this place. Press one to take it out again."),
    "left": HelpText(setting_up.PUT_THERE, "The cards that lie nowhere yet. Press one to put it there."),
    "button/fill": HelpText(setting_up.FILL, "Deals all cards that are left: hands, feet, a discard, the stock."),
    "button/clear": HelpText(setting_up.CLEAR, "Takes every card off the table."),
    "button/change": HelpText(
        playing_on.CHANGE_CARDS, "Opens this moment as a position: put any card elsewhere, then play it."
    ),
    "field/hidden": HelpText(
        playing_on.HIDDEN_CARDS,
        "Leave every card where it was, or shuffle whatever one player could not see and deal it again.",
    ),
    "field/eyes": HelpText(playing_on.AS_WHO_KNEW, "What this player could see and remember stays as it was."),
    "field/name": HelpText(screens.NAME_OF_GAME, "So you can find it again among your games."),
    "field/seat": HelpText("Name", "Who sits there. Each name can be used only once."),
    "field/kind": HelpText(
        f"{screens.PERSON} or {screens.COMPUTER.lower()}",
        "People take turns at this screen. If several play, a curtain falls between their turns.",
    ),
    "field/level": HelpText(
        "Level",
        "How well the computer plays. Press again: careful, balanced or racing. Like me goes by the last ten matches "
        "that you looked back at.",
    ),
    "button/agreements": HelpText(
        agreements.TITLE, "Four things that a computer partner can promise you, and what each costs a round."
    ),
    **{
        f"field/{one.value}": HelpText(agreements.name_of(one, RuleSet()), agreements.what_it_means(one, RuleSet()))
        for one in Agreement
    },
    "field/portrait": HelpText(
        "Portrait",
        "The face at this seat. Press for the next one; drag it to another seat to swap, or press Swap seats and"
        " then two faces.",
    ),
    "button/change_chairs": HelpText(
        say_people.change_chairs(), "Press one face, then another: they swap seats, until you press Done."
    ),
    "people field/portrait": HelpText("Portrait", "Press for the next face."),
    "field/middle": HelpText(
        say_people.tables_or_people(),
        "Tables: how many play, and in which teams. Players: drag or press a face to give it a seat.",
    ),
    "button/people": HelpText(say_people.manage(), "Names, faces, colours, usual seats and partners."),
    "button/repeat": HelpText(
        "An evening again",
        "Seats the people as they sat, with the rules of that evening. The game begins with new cards.",
    ),
    "new_game people": HelpText(
        say_people.people(),
        "Drag a face to a seat, or press it: the player takes the usual seat, or leaves it. A digit names the seat.",
    ),
    "people people": HelpText(say_people.people(), "Choose a player to change name, face, colour, seat and partner."),
    "button/add_person": HelpText(say_people.add(), "A new player on the list; write the name."),
    "button/take_off": HelpText(
        say_people.remove(), "Nothing is lost: the player is at the end of the list and can be put back."
    ),
    "field/person_name": HelpText(
        say_people.name(), "Each name can be used only once. Earlier games keep the earlier name."
    ),
    "field/colour": HelpText(
        say_people.colour(), "What the face wears, wherever it is shown. The ring round it is the team’s."
    ),
    "field/chair": HelpText(
        say_people.usual_chair(), "Where the player sits when the face is pressed in New game. Seat 1 is in front."
    ),
    "field/partner": HelpText(
        say_people.usual_partner(),
        "If that player has a seat already, the two play in one team, opposite each other if they can.",
    ),
    "settings field/part": HelpText(screens.SETTINGS, f"The pages: {', '.join(screens.SETTING_PARTS)}."),
    "button/remove": HelpText(
        "Remove", "Takes a match off the list, after asking. It is kept, and you can put it back."
    ),
    "button/put_back": HelpText("Put back", "Puts the match you removed last back on the list."),
    "games field/part": HelpText(screens.GAMES, "Matches in progress, finished ones, or those you removed."),
    "button/bring_in": HelpText("Bring in", "Takes in a copy of a game, or a backup, from a disk or a memory stick."),
    "button/back_up": HelpText("Back up", "Writes all your games, rules and settings into one file."),
    "button/bring_back": HelpText("Put back", "Puts a match you removed back on the list."),
    "rules": HelpText("Rule set", "A complete set of rules. Press the pencil to change your own."),
    "list": HelpText(screens.GAMES, "One row for each match. Enter or a click opens it."),
    "row": HelpText("A match", "One of your matches. Enter or a click opens it."),
    "field/find": HelpText(
        my_games.FIND, "Type a name, rules, a person or a day: only games that fit stay in the list."
    ),
    "chip": HelpText(my_games.FIND, "Shows only the games with this person or these rules; again, all of them."),
    "button/closer": HelpText(
        looking_back.LOOK_CLOSER, "Measures this decision in five hundred deals instead of a hundred. So does C."
    ),
    "button/more": HelpText("More", "Look back at it, name it, save a copy, or remove it."),
    "button/look_at": HelpText(
        "Analyse matches", "Finds out in the background what was given away in matches that are not analysed yet."
    ),
    "button/more_people": HelpText(my_games.MORE_PEOPLE, "Everybody who has finished a match at this computer."),
    "person": HelpText(
        "A person", "What this person’s matches tell, those from first deal to end. Keys 1 to 9 do the same."
    ),
    "games field/kind": HelpText(my_games.KIND, "Matches are compared only where rules and table are the same."),
    "field/company": HelpText(my_games.WITH_AND_AGAINST, "Matches with people, against levels, and by rules."),
    "button/other_rules": HelpText(my_games.RECORDS, "The records with the next rules. Each has its own."),
    "button/export": HelpText(my_games.EXPORT, "Writes all finished matches into a table for a spreadsheet."),
    "page": HelpText("A page", "Scroll with the wheel, the arrows or the page keys."),
    "button/shape": HelpText("Table", "How many play, and who with whom. Some rules are only for some tables."),
} | {f"field/{key}": HelpText(*setting) for key, setting in screens.SETTING_LABELS.items()}


def explanation(screen: str, key: str) -> HelpText:
    """About the thing that has this key on a screen; about the screen as a whole where there is nothing else to say.

    >>> explanation("settings", "field/sound").words
    'Cards, books and your turn.'
    >>> explanation("curtain", "button/history").title, explanation("games", "row").title
    ('Whole log', 'A match')
    """
    return (
        THINGS_EXPLAINED.get(f"{screen} {key}")
        or THINGS_EXPLAINED.get(key)
        or SCREENS_EXPLAINED.get(screen)
        or HelpText(screens.HELP, "Press F1 to see what you can do here.")
    )


# ---- how the table is used
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
        "Playing with a gamepad",
        "The D-pad or the left stick moves the ring, and the button that confirms presses what it is on. One button"
        " draws and discards, one takes, melds and plays. Buttons on the screen show which. View, or Share, or −, shows"
        " what every button does. In a field the button that confirms opens letters to write with.",
    ),
    (
        "Playing by touch",
        "Tap what you would click, and drag cards with a finger. Rest a finger on a card, a meld or a book to see it"
        " large, and on a button to read what it does. Two fingers scroll. Tap a field to open letters to write with.",
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
        " Right-click a card, a meld or a book to see it large. In the settings you can choose a plainer font and"
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


# ---- the words of the game, true of every rule set; then what the rules say
class Term(StrEnum):
    """A word that somebody may not know."""

    HAND = "hand"
    FOOT = "foot"
    TAIL = "tail"
    STOCK = "stock"
    PILE = "pile"
    FROZEN = "frozen"
    MELD = "meld"
    BOOK = "book"
    CLEAN_BOOK = "clean_book"
    DIRTY_BOOK = "dirty_book"
    WILD_BOOK = "wild_book"
    WILD = "wild"
    THREE = "three"
    OPENING = "opening"
    GOING_OUT = "going_out"
    SCORE = "score"
    TURN = "turn"


class GlossaryEntry(Struct, frozen=True):
    """A word, what it means, and the chapter of the rule page that says how it is played, with the sentences of the
    page that belong to the word itself.
    """

    title: str
    words: str
    chapter: Chapter
    sentences: tuple[Sentence, ...] = ()


GLOSSARY: Final = {
    Term.HAND: GlossaryEntry(
        "Hand",
        "The cards you hold and play first. When they are all gone you pick up your foot and play on with that.",
        Chapter.FOOT,
    ),
    Term.FOOT: GlossaryEntry(
        "Foot",
        "A second hand that lies face down until your first is used up. Its backs are red and carry an F."
        " Nobody may look at a foot before it is picked up.",
        Chapter.FOOT,
    ),
    Term.TAIL: GlossaryEntry(
        "Tail",
        "With some rules a third stack that lies face down until your foot is used up; you then go out from it. Its"
        " backs are green and carry a T.",
        Chapter.FOOT,
        (rule_page.tail_comes,),
    ),
    Term.STOCK: GlossaryEntry(
        "Stock",
        "The face-down cards everyone draws from. Its sign says how many are left.",
        Chapter.TURN,
        (rule_page.turn, rule_page.stock_out),
    ),
    Term.PILE: GlossaryEntry(
        "Discard pile",
        "Every turn ends with a card laid here, face up. The upcard is the one on top. If you can meld it at once, you"
        " may take from the pile instead of drawing.",
        Chapter.PILE,
        (rule_page.no_pile, rule_page.pile_with, rule_page.pile_barred),
    ),
    Term.FROZEN: GlossaryEntry(
        "Frozen pile",
        "A card lies across the pile: it is harder to take until somebody does.",
        Chapter.PILE,
        (rule_page.freeze,),
    ),
    Term.MELD: GlossaryEntry(
        "Meld",
        "Cards of one rank that your team has laid on the table. A meld grows until it has enough cards for a book.",
        Chapter.MELDS,
        (rule_page.wild_limit,),
    ),
    Term.BOOK: GlossaryEntry(
        "Books",
        "Your finished melds lie here. The empty places are the books your team still needs before one of you can go"
        " out.",
        Chapter.BOOKS,
        (rule_page.book, rule_page.book_values),
    ),
    Term.CLEAN_BOOK: GlossaryEntry(
        "Clean book",
        "A finished meld without a wild card. Its ribbon is red, with a tick. It is worth more than a dirty one.",
        Chapter.BOOKS,
        (rule_page.book_values, rule_page.closed_book),
    ),
    Term.DIRTY_BOOK: GlossaryEntry(
        "Dirty book",
        "A finished meld that holds wild cards. Its ribbon is black, with stripes and the number of wild cards.",
        Chapter.BOOKS,
        (rule_page.book_values, rule_page.closed_book),
    ),
    Term.WILD_BOOK: GlossaryEntry(
        "Wild book",
        "A finished meld of wild cards alone. Its ribbon is golden, with a star.",
        Chapter.BOOKS,
        (rule_page.wild_melds, rule_page.book_values),
    ),
    Term.WILD: GlossaryEntry(
        "Wild card",
        "Twos and jokers stand in for other cards. They have a golden frame. A meld with one in it is dirty.",
        Chapter.MELDS,
        (rule_page.wild_limit, rule_page.wild_melds),
    ),
    Term.THREE: GlossaryEntry(
        "Three",
        "Threes are not like the other ranks, and red ones are not like black ones.",
        Chapter.THREES,
        (rule_page.threes, rule_page.red_threes, rule_page.threes_left, rule_page.three_on_pile),
    ),
    Term.OPENING: GlossaryEntry(
        "Opening",
        "Your team's first melds in a round must be worth a minimum together. The meter counts what you have laid"
        " out; nothing is played until you press Play.",
        Chapter.OPENING,
        (rule_page.opening,),
    ),
    Term.GOING_OUT: GlossaryEntry(
        "Going out",
        "Getting rid of your very last card ends the round. The list shows what your team needs before one of you can.",
        Chapter.OUT,
        (
            rule_page.books_to_go_out,
            rule_page.last_card,
            rule_page.partners_foot,
            rule_page.permission,
        ),
    ),
    Term.SCORE: GlossaryEntry(
        "Score",
        "The large number is your total from earlier rounds; the small one is what you have on the table this round.",
        Chapter.SCORE,
        (rule_page.card_values, rule_page.book_values, rule_page.going_out_bonus),
    ),
    Term.TURN: GlossaryEntry(
        "Turn",
        "Draw cards or take from the pile, meld what you like, then discard one card. The note beside the pile says"
        " what comes next.",
        Chapter.TURN,
    ),
}

SHOW_RULE: Final = "Show the rule"


def term_explained(term: Term, rules: RuleSet) -> str:
    """What a word means, then what the rules in force say of it."""
    entry = GLOSSARY[term]
    return " ".join((entry.words, *lines_of(rules, entry.sentences)))
