"""What is there to be asked for: the keys of a screen (F1), what a thing is (F2), how the table is used, and the words
of the game.
"""

from collections.abc import Mapping
from enum import StrEnum
from typing import Final, NamedTuple

from msgspec import Struct

from game.engine.agreements import Agreement
from game.rules.ruleset import RuleSet
from game.text.language import Message, has, named
from game.text.messages import help as say
from game.text.messages import rule_page as say_page
from game.words import partner_agreements as agreements
from game.words import rule_page
from game.words.own_keys import PAGES
from game.words.rule_page import Chapter, Sentence, lines_of
from game.words.screens import SETTINGS

# ---- keys; a screen is named as `--targets` names it
Keys = tuple[tuple[str, Message], ...]
"""A key, or a few, and what it does."""

EVERYWHERE: Final[Keys] = (
    ("Tab", say.key_next_item),
    ("Arrows", say.key_neighbour),
    ("Enter, Space", say.key_press_highlighted),
    ("Esc", say.key_go_back),
    ("?, F2", say.key_explain),
    ("+  −", say.key_text_larger_smaller),
    ("F1", say.key_show_these_keys),
    ("F4", say.key_dismiss_message),
    ("F11", say.key_full_screen),
)
_LIST: Final[Keys] = ((PAGES, say.key_scroll_page), ("Home, End", say.key_first_and_last))
_PAGE: Final[Keys] = (
    ("Up, down", say.key_scroll_line),
    (PAGES, say.key_scroll_page),
    ("Home, End", say.key_top_and_bottom),
)
_EDITOR: Final[Keys] = (
    ("Ctrl + S", say.key_save_rules),
    ("Ctrl + Z", say.key_undo_change),
    ("Ctrl + F", say.key_find_rule),
    (PAGES, say.key_scroll_rules),
    ("+  −", say.key_change_number),
    ("Home, End", say.key_number_bounds),
)
_CEREMONY: Final[Keys] = (("Space", say.key_skip_pause),)

KEYS_BY_SCREEN: Final[Mapping[str, Keys]] = {
    "title": (("Enter", say.key_continue_or_start), ("T", say.key_open_todays_deal), ("L", say.key_open_lessons)),
    "learn": (
        ("Enter", say.key_open_highlighted_lesson),
        ("P", say.key_go_to_problems),
        ("R", say.key_choose_other_rules),
        *_LIST,
    ),
    "new_game": (
        ("Enter", say.key_start_game),
        ("E", say.key_change_rule_set),
        ("1 to 8", say.key_give_seat),
        ("Shift + Up, Down", say.key_move_face),
        *_LIST,
    ),
    "people": (
        ("1 to 8", say.key_give_seat),
        ("Shift + Up, Down", say.key_move_face),
        ("Delete", say.key_take_person_off),
        *_LIST,
    ),
    "set_up": (
        ("A, K to 2, 0", say.key_put_rank),
        ("Backspace", say.key_take_last_card_out),
        ("U", say.key_undo_last_change),
        ("F", say.key_fill_at_random),
        *_LIST,
    ),
    "play_on": (("Enter", say.key_begin_new_game),),
    "todays_deal": (("Enter", say.key_play_the_deal),),
    "deal_result": (("Enter", say.key_look_back_at_deal),),
    "score_pad": (
        ("0 to 9", say.key_type_number),
        ("Enter", say.key_next_line),
        ("+  −", say.key_add_heap),
        ("Space", say.key_mark_out),
        ("Ctrl + Enter", say.key_record_round),
        ("Ctrl + Z", say.key_undo_last_step),
    ),
    "score_pad_evening": (("Enter", say.key_enter_round), ("Ctrl + Z", say.key_undo_last_step)),
    "friends_file": (("Enter", say.key_read_file),),
    "beside_friend": (
        ("Enter", say.key_next_turn_in_both),
        (PAGES, say.key_turn_in_both),
        ("Home", say.key_where_parted),
    ),
    "games": (
        ("Enter", say.key_open_game),
        ("L", say.key_look_back_at_it),
        ("N", say.key_name_game),
        ("S", say.key_save_copy_of_it),
        ("Delete", say.key_remove_it),
        ("P", say.key_put_back_removed),
        ("M", say.key_show_game_menu),
        ("Ctrl + F", say.key_find_game),
        ("F", say.key_show_finished),
        ("1 to 9", say.key_show_player),
        *_LIST,
    ),
    "chances": (),
    "settings": (("Left, right", say.key_change_setting),),
    "your_table": (("S", say.key_surprise), *_LIST),
    "crop": (("Arrows", say.key_move_frame), ("+  −", say.key_zoom_photo), ("R", say.key_rotate)),
    "own_keys": (("Enter", say.key_ask_for_key), *_LIST),
    "rules": _EDITOR,
    "rules_questions": (),
    "rules_compare": _PAGE,
    "rules_share": (),
    "rule_page": _PAGE,
    "rule": _PAGE,
    "help": _PAGE,
    "licences": _PAGE,
    "joining": (),
    "fair_play": _PAGE,
    "seal_check": (),
    "history": _PAGE,
    "about": (),
    "curtain": (("Space, Enter", say.key_lift_curtain), ("T", say.key_show_public_table), ("W", say.key_show_log)),
    "score": (
        ("Enter", say.key_deal_next_round),
        ("F", say.key_go_to_figures),
        ("Left, right", say.key_turn_leaf),
        ("Esc", say.key_put_figure_away),
    ),
    "past_score": (
        ("Enter", say.key_back_to_turns),
        ("F", say.key_go_to_figures),
        ("Left, right", say.key_turn_leaf),
        ("Page up, down", say.key_other_round_score),
        ("Esc", say.key_put_figure_away_then_back),
    ),
    "end": (("Enter", say.key_on_from_result), ("W", say.key_watch_moment)),
    "moment": (("Space", say.key_end_moment),),
    "replay": (
        ("Up, down", say.key_turn_back_or_on),
        ("Left, right", say.key_move_back_or_on),
        (PAGES, say.key_round_back_or_on),
        ("Home, End", say.key_beginning_and_end),
        ("Space", say.key_play_film),
        ("A", say.key_all_cards_face_up),
        ("R", say.key_next_rose_dot),
        ("S", say.key_show_round_score),
        ("C", say.key_look_closer),
        ("K", say.key_show_knowledge),
        ("W", say.key_show_what_known),
        ("T", say.key_think_again),
        ("P", say.key_play_on_from_here),
        ("E", say.key_experts_play_on),
    ),
    "what_it_knew": (("P", say.key_prove), ("M", say.key_three_more), ("A", say.key_all_cards_face_up)),
    "lesson": (
        ("H", say.key_do_step),
        ("N", say.key_next_lesson),
        ("B", say.key_step_back),
        ("Esc", say.key_take_back_or_leave),
        ("Anything else", say.key_as_at_table),
    ),
    "think_again": (
        ("H", say.key_nudge),
        ("A", say.key_show_better_move),
        ("U", say.key_begin_again),
        ("Esc", say.key_take_back_or_leave),
        ("Anything else", say.key_as_at_table),
    ),
    "think_again_answer": (
        ("Enter", say.key_press_gold_button),
        ("N", say.key_next_decision),
        ("T", say.key_try_again),
        ("A", say.key_show_better_moves),
        ("P", say.key_new_game_from_there),
    ),
    "problem": (
        ("H", say.key_nudge),
        ("A", say.key_play_best_way),
        ("Space", say.key_end_playing_out),
        ("U", say.key_begin_again),
        ("Esc", say.key_take_back_or_leave),
        ("Anything else", say.key_as_at_table),
    ),
    "problem_answer": (
        ("Enter", say.key_press_gold_button),
        ("N", say.key_next_problem),
        ("U", say.key_try_again),
        ("A", say.key_play_best_way_at_table),
        ("P", say.key_new_game_from_there),
    ),
    "deck_cut": (
        ("Up, down", say.key_move_cut),
        ("Enter", say.key_cut_there),
        ("C", say.key_cut_for_me),
        ("S", say.key_skip_cut),
        *_CEREMONY,
    ),
    "cut": (("Up, down", say.key_lift_cards), ("Enter", say.key_take_packet), *_CEREMONY),
    "choose": (("L, R", say.key_choose_stack), *_CEREMONY),
    "high_card": _CEREMONY,
    "deal": _CEREMONY,
    "save_copy": (("Enter", say.key_save_file),),
    "back_up": (("Enter", say.key_save_file),),
    "bring_in": (("Enter", say.key_import_file),),
    "export": (("Enter", say.key_save_file),),
    "rules_save": (("Enter", say.key_save_file),),
    "rules_open": (("Enter", say.key_import_file),),
    "souvenir": (("Enter", say.key_save_file),),
    "mishap": (),
    "table": (
        ("Space, Enter", say.key_choose_card),
        ("D", say.key_draw),
        ("P", say.key_take_pile),
        ("A", say.key_choose_rank),
        ("M", say.key_meld),
        ("O", say.key_lay_out_opening),
        ("Enter", say.key_play),
        ("Esc", say.key_back_into_hand),
        ("F10", say.key_open_menu),
        ("Delete", say.key_take_group_back),
        ("X", say.key_discard),
        ("G", say.key_go_out),
        ("K", say.key_keep_last_card),
        ("B", say.key_peek_at_pile),
        ("U", say.key_undo),
        ("H", say.key_hint),
        ("E", say.key_coach_shows),
        ("Y", say.key_say_yes),
        ("N", say.key_say_no),
        ("S", say.key_sort_hand),
        ("Ctrl + arrows", say.key_move_card),
        ("R", say.key_show_broken_rule),
        ("T", say.key_needed_to_go_out),
        ("F", say.key_fold_panels),
        ("W", say.key_since_last_turn),
        ("V", say.key_replay_lap),
        ("Q", say.key_ask_partner_why),
        ("L", say.key_zoom_in),
        ("C", say.key_cover_cards),
        ("1, 2, 3, 4", say.key_read_hand),
        ("5, 6, 7, 8", say.key_read_scores),
        ("0", say.key_say_again),
        ("Space", say.key_skip_others),
    ),
}


def keys_of(screen: str) -> Keys:
    """The keys that a screen has of its own; none for a screen without any.

    >>> keys_of("score")[0][1]()
    'deal the next round'
    """
    return KEYS_BY_SCREEN.get(screen, ())


# ---- a button, a field, or else the screen as a whole
class HelpText(NamedTuple):
    title: str
    words: str


def explanation(screen: str, key: str) -> HelpText:
    """About the thing that has this key on a screen; about the screen as a whole where there is nothing else to say.

    >>> explanation("settings", "field/sound").words
    'You can also turn it on and off at the table.'
    >>> explanation("curtain", "button/history").title, explanation("games", "row").title
    ('Full log', 'A match')
    """
    return (
        _explained(f"thing_{screen} {key}")
        or _explained(f"thing_{key}")
        or _setting_or_agreement(key.rpartition("/")[2])
        or screen_explained(screen)
        or HelpText(say.no_screen_heading(), say.no_screen())
    )


def screen_explained(screen: str) -> HelpText | None:
    return _explained(f"screen_{screen}")


def _explained(name: str) -> HelpText | None:
    message = name.replace("/", "_").replace(" ", "_")
    return HelpText(named("help", f"{message}_heading"), named("help", message)) if has("help", message) else None


def _setting_or_agreement(name: str) -> HelpText | None:
    if name in SETTINGS:
        label, about = SETTINGS[name]
        return HelpText(label(), about())
    for one in Agreement:
        if one.value == name:
            return HelpText(agreements.name_of(one, RuleSet()), agreements.what_it_means(one, RuleSet()))
    return None


# ---- how the table is used
HOW_TO_USE: Final = (
    *("mouse", "keys", "gamepad", "touch", "unclear", "too_small", "opening", "foot", "several_people", "books"),
    "nothing_lost",
)


def how_to_use() -> tuple[HelpText, ...]:
    return tuple(HelpText(named("help", f"how_{what}_heading"), named("help", f"how_{what}")) for what in HOW_TO_USE)


# ---- the words of the game, true of every rule set; then what the rules say
class Term(StrEnum):
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
    """A word and the chapter of the rule page that says how it is played, with the sentences of the page that belong to
    the word itself.
    """

    term: Term
    chapter: Chapter
    sentences: tuple[Sentence, ...] = ()

    @property
    def title(self) -> str:
        return named("help", f"term_{self.term}_heading")

    @property
    def words(self) -> str:
        return named("help", f"term_{self.term}")


GLOSSARY: Final = {
    entry.term: entry
    for entry in (
        GlossaryEntry(Term.HAND, Chapter.FOOT),
        GlossaryEntry(Term.FOOT, Chapter.FOOT),
        GlossaryEntry(Term.TAIL, Chapter.FOOT, (say_page.tail_comes,)),
        GlossaryEntry(Term.STOCK, Chapter.TURN, (say_page.turn, say_page.stock_out)),
        GlossaryEntry(Term.PILE, Chapter.PILE, (say_page.no_pile, say_page.pile_with, rule_page.pile_barred)),
        GlossaryEntry(Term.FROZEN, Chapter.PILE, (say_page.freeze,)),
        GlossaryEntry(Term.MELD, Chapter.MELDS, (say_page.wild_limit,)),
        GlossaryEntry(Term.BOOK, Chapter.BOOKS, (say_page.book, rule_page.book_values)),
        GlossaryEntry(Term.CLEAN_BOOK, Chapter.BOOKS, (rule_page.book_values, rule_page.closed_book)),
        GlossaryEntry(Term.DIRTY_BOOK, Chapter.BOOKS, (rule_page.book_values, rule_page.closed_book)),
        GlossaryEntry(Term.WILD_BOOK, Chapter.BOOKS, (say_page.wild_melds, rule_page.book_values)),
        GlossaryEntry(Term.WILD, Chapter.MELDS, (say_page.wild_limit, say_page.wild_melds)),
        GlossaryEntry(
            Term.THREE,
            Chapter.THREES,
            (rule_page.threes, say_page.red_threes, say_page.threes_left, say_page.three_on_pile),
        ),
        GlossaryEntry(Term.OPENING, Chapter.OPENING, (rule_page.opening,)),
        GlossaryEntry(
            Term.GOING_OUT,
            Chapter.OUT,
            (rule_page.books_to_go_out, say_page.last_card, say_page.partners_foot, say_page.permission),
        ),
        GlossaryEntry(
            Term.SCORE, Chapter.SCORE, (rule_page.card_values, rule_page.book_values, say_page.going_out_bonus)
        ),
        GlossaryEntry(Term.TURN, Chapter.TURN),
    )
}


def term_explained(term: Term, rules: RuleSet) -> str:
    """What a word means, then what the rules in force say of it."""
    entry = GLOSSARY[term]
    return " ".join((entry.words, *lines_of(rules, entry.sentences)))
