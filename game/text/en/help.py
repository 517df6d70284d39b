"""English: help. Made by `python -m tools.messages`."""


def keys() -> str:
    return 'Keys'


def here() -> str:
    return 'On this screen'


def everywhere() -> str:
    return 'On every screen'


def row(keys: str, does: str) -> str:
    return keys + ' ' + does


def key_next_item() -> str:
    return 'goes to the next thing, with Shift to the one before'


def key_neighbour() -> str:
    return 'go to the neighbour, and from choice to choice in a row of choices'


def key_press_highlighted() -> str:
    return 'presses what has the white ring'


def key_go_back() -> str:
    return 'goes back, or closes a question'


def key_explain() -> str:
    return 'explain what has the ring, or what is under the pointer'


def key_text_larger_smaller() -> str:
    return 'make texts and buttons larger and smaller'


def key_show_these_keys() -> str:
    return 'shows these keys, and leads back from them'


def key_dismiss_message() -> str:
    return 'closes a message you have read'


def key_full_screen() -> str:
    return 'switches full screen on and off'


def key_scroll_page() -> str:
    return 'scroll a page'


def key_first_and_last() -> str:
    return 'go to the first and to the last'


def key_scroll_line() -> str:
    return 'scroll a line'


def key_top_and_bottom() -> str:
    return 'go to its beginning and to its end'


def key_save_rules() -> str:
    return 'saves the rules'


def key_undo_change() -> str:
    return 'undoes the last change'


def key_find_rule() -> str:
    return 'finds a rule'


def key_scroll_rules() -> str:
    return 'scroll the rules; with Ctrl they change the topic'


def key_change_number() -> str:
    return 'change the number that has the ring, or type it and press Enter'


def key_number_bounds() -> str:
    return 'set that number to its lowest or highest'


def key_skip_pause() -> str:
    return 'skips the pause'


def key_continue_or_start() -> str:
    return 'continues your game, or starts one'


def key_open_todays_deal() -> str:
    return 'opens today’s deal'


def key_open_lessons() -> str:
    return 'opens lessons and problems'


def key_open_highlighted_lesson() -> str:
    return 'opens the lesson or the problems that have the ring'


def key_go_to_problems() -> str:
    return 'goes to the problems'


def key_choose_other_rules() -> str:
    return 'chooses other rules'


def key_start_game() -> str:
    return 'starts the game while the golden button has the ring'


def key_change_rule_set() -> str:
    return 'changes the rule set that has the ring, if it is your own'


def key_change_style() -> str:
    return 'changes the style of the computer player that has the ring'


def key_give_seat() -> str:
    return 'give the player that has the ring that seat, counted from the top'


def key_move_face() -> str:
    return 'move the face that has the ring to the next seat; Delete frees its seat'


def key_take_person_off() -> str:
    return 'takes the person that has the ring off the list; P puts them back'


def key_put_rank() -> str:
    return 'put one of that rank there; 0 is a ten, 3 a black three, R a red one, X a joker'


def key_take_last_card_out() -> str:
    return 'takes the last card back out of there'


def key_undo_last_change() -> str:
    return 'takes the last change back'


def key_fill_at_random() -> str:
    return 'fills the rest at random'


def key_begin_new_game() -> str:
    return 'begins the new game while the golden button has the ring'


def key_play_the_deal() -> str:
    return 'plays the deal, or goes on with it, while the golden button has the ring'


def key_look_back_at_deal() -> str:
    return 'looks back at the deal while the golden button has the ring'


def key_type_number() -> str:
    return 'write the number of the line that is chosen'


def key_next_line() -> str:
    return 'goes to the next line; with Shift to the one before'


def key_add_heap() -> str:
    return 'add another heap to points, or change a count by one'


def key_mark_out() -> str:
    return 'marks the person who has the ring as the one who went out'


def key_record_round() -> str:
    return 'writes the round down'


def key_undo_last_step() -> str:
    return 'takes the last step back'


def key_enter_round() -> str:
    return 'enters the next round while the golden button has the ring, or changes the round that has it'


def key_read_file() -> str:
    return 'reads the file that is typed there'


def key_next_turn_in_both() -> str:
    return 'steps on in both while the golden button has the ring'


def key_turn_in_both() -> str:
    return 'go a turn back or on in both'


def key_where_parted() -> str:
    return 'goes to the turn where you parted'


def key_open_game() -> str:
    return 'opens the game that has the ring'


def key_look_back_at_it() -> str:
    return 'looks back at it'


def key_name_game() -> str:
    return 'gives it a name, and says who played'


def key_save_copy_of_it() -> str:
    return 'saves a copy of it'


def key_remove_it() -> str:
    return 'removes it, after asking'


def key_put_back_removed() -> str:
    return 'puts back what was removed'


def key_show_game_menu() -> str:
    return 'shows all that can be done with it'


def key_find_game() -> str:
    return 'finds a game by name, rules, person or day'


def key_show_finished() -> str:
    return 'shows the finished games, and again those in progress'


def key_show_player() -> str:
    return 'show what the matches of that person tell'


def key_change_setting() -> str:
    return 'change what has the ring'


def key_ask_for_key() -> str:
    return 'asks for another key for what has the ring'


def key_lift_curtain() -> str:
    return 'show the cards: held down for a second, or pressed, as the settings say'


def key_show_public_table() -> str:
    return 'shows the table as everyone may see it; F5 goes back'


def key_show_log() -> str:
    return 'shows the whole log'


def key_deal_next_round() -> str:
    return 'deals the next round'


def key_go_to_figures() -> str:
    return 'goes to the figures; the arrows go from one to the next and show its cards'


def key_turn_leaf() -> str:
    return 'turn the leaf beside the sheet, from a figure they go to another team'


def key_put_figure_away() -> str:
    return 'puts the cards of a figure away'


def key_back_to_turns() -> str:
    return 'leads back to the turns'


def key_other_round_score() -> str:
    return 'go to the score of the round before, and of the next one'


def key_put_figure_away_then_back() -> str:
    return 'puts the cards of a figure away, then leads back'


def key_on_from_result() -> str:
    return 'moves on from the result'


def key_turn_back_or_on() -> str:
    return 'go a turn back or on'


def key_move_back_or_on() -> str:
    return 'go a move back or on, with Shift a turn'


def key_round_back_or_on() -> str:
    return 'go a round back or on'


def key_beginning_and_end() -> str:
    return 'go to the beginning and to the end'


def key_play_film() -> str:
    return 'plays the film and pauses it'


def key_all_cards_face_up() -> str:
    return 'turns all cards face up once the match is over, and down again'


def key_next_rose_dot() -> str:
    return 'goes to the next rose dot, with Shift to the one before'


def key_show_round_score() -> str:
    return 'shows the score of the round, and the cards it comes from'


def key_look_closer() -> str:
    return 'looks closer at this decision'


def key_show_knowledge() -> str:
    return 'shows what the player knew, and why the move was made; again for the move'


def key_think_again() -> str:
    return 'lets you think again about your decision'


def key_play_on_from_here() -> str:
    return 'lets you play on from here'


def key_experts_play_on() -> str:
    return 'lets experts play on from here'


def key_do_step() -> str:
    return 'does the step for you'


def key_next_lesson() -> str:
    return 'goes on to the next lesson, or after the last to a match, once this one is done'


def key_step_back() -> str:
    return 'goes a step back'


def key_take_back_or_leave() -> str:
    return 'takes back what is laid out; otherwise leads back'


def key_as_at_table() -> str:
    return 'does what it does at the table'


def key_nudge() -> str:
    return 'gives a nudge; the second one lights the cards'


def key_show_better_move() -> str:
    return 'shows the better move, unless a card has the ring: then it chooses its rank'


def key_begin_again() -> str:
    return 'begins again, with Shift it takes one move back'


def key_press_gold_button() -> str:
    return 'presses the golden button'


def key_next_decision() -> str:
    return 'opens the next decision'


def key_try_again() -> str:
    return 'tries again'


def key_show_better_moves() -> str:
    return 'shows the better moves'


def key_new_game_from_there() -> str:
    return 'begins a new game from there'


def key_play_best_way() -> str:
    return 'plays the best way, unless a card has the ring: then it chooses its rank'


def key_end_playing_out() -> str:
    return 'ends what is being played out, and shows the answer'


def key_next_problem() -> str:
    return 'opens the next problem'


def key_play_best_way_at_table() -> str:
    return 'plays the best way at the table'


def key_lift_cards() -> str:
    return 'lift fewer or more cards'


def key_take_packet() -> str:
    return 'takes the packet'


def key_choose_stack() -> str:
    return 'choose the left or the right stack'


def key_save_copy() -> str:
    return 'saves the copy'


def key_write_backup() -> str:
    return 'writes the backup'


def key_import_file() -> str:
    return 'brings the file in'


def key_write_table() -> str:
    return 'writes the table'


def key_make_page() -> str:
    return 'makes the page; once it is made, opens it in the browser'


def key_choose_card() -> str:
    return 'choose the card that has the ring, or lay the chosen cards there'


def key_draw() -> str:
    return 'draws'


def key_take_pile() -> str:
    return 'takes the pile'


def key_choose_rank() -> str:
    return 'chooses every card of the rank that has the ring; Shift + Space a row of cards'


def key_meld() -> str:
    return 'melds what is chosen'


def key_lay_out_opening() -> str:
    return 'lays out the cheapest opening'


def key_play() -> str:
    return 'plays what is laid out'


def key_back_into_hand() -> str:
    return 'takes it back into your hand; otherwise opens the menu'


def key_open_menu() -> str:
    return 'opens the menu'


def key_take_group_back() -> str:
    return 'takes one laid-out group back'


def key_discard() -> str:
    return 'discards the chosen card'


def key_go_out() -> str:
    return 'goes out'


def key_keep_last_card() -> str:
    return 'keeps the last card, where the rules allow it'


def key_peek_at_pile() -> str:
    return 'looks at the pile before you take it, where the rules allow it'


def key_undo() -> str:
    return 'takes a play back, with Shift the whole turn'


def key_hint() -> str:
    return 'shows what to play, then says why, then lays it out'


def key_coach_shows() -> str:
    return 'shows you how, where the coach speaks'


def key_say_yes() -> str:
    return 'says yes to your partner; leads to the rule that the coach speaks of'


def key_say_no() -> str:
    return 'says no to your partner; puts the coach away'


def key_sort_hand() -> str:
    return 'sorts the hand another way'


def key_move_card() -> str:
    return 'move the card that has the ring along the hand'


def key_show_broken_rule() -> str:
    return 'shows the rule after you were told no'


def key_needed_to_go_out() -> str:
    return 'shows what everyone still needs to go out'


def key_since_last_turn() -> str:
    return 'shows what happened since your last turn'


def key_replay_lap() -> str:
    return 'plays the last lap again'


def key_ask_partner_why() -> str:
    return 'asks your computer partner why it played as it did'


def key_zoom_in() -> str:
    return 'zooms in on a card, a meld or a book'


def key_cover_cards() -> str:
    return 'covers your cards, if you share this screen'


def key_read_hand() -> str:
    return 'read out your hand, the piles, your melds, the other players'


def key_read_scores() -> str:
    return 'read out scores, what going out takes, the last turns, what to do now'


def key_say_again() -> str:
    return 'says again what was said last'


def key_skip_others() -> str:
    return 'skips what others are shown to do'


def screen_title() -> str:
    return 'Play starts a match right away. Continue goes on with the last one.'


def screen_title_heading() -> str:
    return 'Hand & Foot'


def screen_learn() -> str:
    return 'Short lessons at the table, in the numbers of the rules you choose, and problems with one move to find. Nothing is locked: begin where you like.'


def screen_learn_heading() -> str:
    return 'Learn'


def screen_new_game() -> str:
    return 'Choose the rules, the table and who plays, then start. You can also leave everything as it is.'


def screen_new_game_heading() -> str:
    return 'New game'


def screen_people() -> str:
    return 'Who plays here as a rule. New game seats them by their faces. Nothing of this leaves the computer.'


def screen_people_heading() -> str:
    return 'Players'


def screen_set_up() -> str:
    return 'Choose a place on the left, then press cards to put them there. What you leave out can be filled at random.'


def screen_set_up_heading() -> str:
    return 'Set up a position'


def screen_play_on() -> str:
    return 'Choose who plays from this moment on. It becomes a game of its own; the one you came from is not touched.'


def screen_play_on_heading() -> str:
    return 'Play on from here'


def screen_games() -> str:
    return 'All your matches, and what the finished ones tell. A star: it is your turn, or you won.'


def screen_games_heading() -> str:
    return 'My games'


def screen_todays_deal() -> str:
    return 'The same cards for everybody who plays this day’s deal, or who has its code. Only the first time counts.'


def screen_todays_deal_heading() -> str:
    return 'Today’s deal'


def screen_deal_result() -> str:
    return 'Your result beside what computer players made of the same cards in your chair.'


def screen_deal_result_heading() -> str:
    return 'Today’s deal'


def screen_score_pad() -> str:
    return 'Write down what each team has. The total is shown below; every tap is saved.'


def screen_score_pad_heading() -> str:
    return 'Score pad'


def screen_score_pad_evening() -> str:
    return 'The rounds of your game with real cards. Press a round to change it.'


def screen_score_pad_evening_heading() -> str:
    return 'Score pad'


def screen_own_keys() -> str:
    return 'Give another key to anything that keys do, or take a layout for one hand.'


def screen_own_keys_heading() -> str:
    return 'Your keys'


def screen_settings() -> str:
    return 'Changes take effect at once and are remembered.'


def screen_settings_heading() -> str:
    return 'Settings'


def screen_score() -> str:
    return 'How each team got its points this round, one column per team.'


def screen_score_heading() -> str:
    return 'Score sheet'


def screen_past_score() -> str:
    return 'How each team got its points in that round, and from which cards.'


def screen_past_score_heading() -> str:
    return 'Score sheet'


def screen_end() -> str:
    return 'The teams in order of their points, and what each round brought.'


def screen_end_heading() -> str:
    return 'The match is over'


def screen_curtain() -> str:
    return 'You share this screen. The curtain hides the cards until the right person lifts it.'


def screen_curtain_heading() -> str:
    return 'Curtain'


def screen_about() -> str:
    return 'Which version this is, and where your games are kept.'


def screen_about_heading() -> str:
    return 'About'


def screen_keys() -> str:
    return 'What every key does, on the screen you came from and everywhere.'


def screen_keys_heading() -> str:
    return 'Keys'


def screen_help() -> str:
    return 'How to use the table. Scroll with the wheel or the arrows.'


def screen_help_heading() -> str:
    return 'Help'


def screen_rules() -> str:
    return 'Change any rule here. Conflicting rules are flagged right away.'


def screen_rules_heading() -> str:
    return 'House rules'


def screen_replay() -> str:
    return 'A match, turn by turn: what was done, what was better, and what the cards did. Nothing you do here changes it.'


def screen_replay_heading() -> str:
    return 'Look back'


def screen_lesson() -> str:
    return 'Do what the sheet asks for, at the table itself. What matters for it is bright.'


def screen_lesson_heading() -> str:
    return 'A lesson'


def screen_think_again() -> str:
    return 'One of your own decisions once more. Try what you like: nothing counts here.'


def screen_think_again_heading() -> str:
    return 'Think again'


def screen_think_again_answer() -> str:
    return 'What your try comes to beside what you played then, in the same deals.'


def screen_think_again_answer_heading() -> str:
    return 'Think again'


def screen_problem() -> str:
    return 'One way is clearly the best here. Find it at the table, as if it were your turn.'


def screen_problem_heading() -> str:
    return 'Problems'


def screen_problem_answer() -> str:
    return 'What your try comes to beside the best way, and why. Points count from what was played.'


def screen_problem_answer_heading() -> str:
    return 'Problems'


def screen_mishap() -> str:
    return 'Your game is saved. The buttons take you back to it.'


def screen_mishap_heading() -> str:
    return 'Something went wrong'


def screen_save_copy() -> str:
    return 'The whole match in one file, anywhere there is room.'


def screen_save_copy_heading() -> str:
    return 'A copy'


def screen_back_up() -> str:
    return 'All your games, rules and settings in one zip file, on any disk you like.'


def screen_back_up_heading() -> str:
    return 'A backup'


def screen_print() -> str:
    return 'Makes a page that your browser prints, or saves as a PDF.'


def screen_print_heading() -> str:
    return 'A page to print'


def screen_export() -> str:
    return 'Writes all finished matches into a table for a spreadsheet.'


def screen_export_heading() -> str:
    return 'Export'


def screen_bring_in() -> str:
    return 'Takes in a copy of a game, or a backup. Nothing you have here is replaced.'


def screen_bring_in_heading() -> str:
    return 'Bring in'


def no_screen() -> str:
    return 'Press F1 to see what you can do here.'


def no_screen_heading() -> str:
    return 'Help'


def thing_button_play() -> str:
    return 'Starts a new match right away, with the rules and players named here.'


def thing_button_play_heading() -> str:
    return 'Play'


def thing_button_continue() -> str:
    return 'Goes on from here.'


def thing_button_continue_heading() -> str:
    return 'Continue'


def thing_todays_deal_button_play() -> str:
    return 'Begins this deal, goes on with it where you left it, or shows how it went.'


def thing_todays_deal_button_play_heading() -> str:
    return 'Today’s deal'


def thing_todays_deal_field_rules() -> str:
    return 'Those of the day, or your own. The cards are other ones for each rule set.'


def thing_todays_deal_field_rules_heading() -> str:
    return 'Rules'


def thing_todays_deal_field_code() -> str:
    return 'Twelve letters and digits; capitals and spaces do not matter.'


def thing_todays_deal_field_code_heading() -> str:
    return 'Got a code from a friend?'


def thing_button_say() -> str:
    return 'Speaks the code, a word for every sign.'


def thing_button_say_heading() -> str:
    return 'Say it slowly'


def thing_todays_deal_button_copy() -> str:
    return 'Copies the code, to paste it into a message.'


def thing_todays_deal_button_copy_heading() -> str:
    return 'Copy it'


def thing_button_play_code() -> str:
    return 'Deals the cards that belong to this code.'


def thing_button_play_code_heading() -> str:
    return 'Play that deal'


def thing_button_enter_rules() -> str:
    return 'Leads to where a code of house rules is entered.'


def thing_button_enter_rules_heading() -> str:
    return 'Enter these rules'


def thing_button_score_pad() -> str:
    return 'Counts a game that you play with real cards.'


def thing_button_score_pad_heading() -> str:
    return 'Score pad'


def thing_button_real_cards() -> str:
    return 'Changes between a game on this screen and one with real cards that is counted here.'


def thing_button_real_cards_heading() -> str:
    return 'Score pad'


def thing_field_dealer() -> str:
    return 'Who deals the first round; the deal then passes clockwise.'


def thing_field_dealer_heading() -> str:
    return 'First dealer'


def thing_score_pad_field_out() -> str:
    return 'Press the face of the player who went out; press it again if nobody did.'


def thing_score_pad_field_out_heading() -> str:
    return 'Went out'


def thing_score_pad_field_melded() -> str:
    return 'The points of all the team’s cards on the table, those in books too, without bonuses.'


def thing_score_pad_field_melded_heading() -> str:
    return 'Cards on the table'


def thing_score_pad_field_left() -> str:
    return 'The points of the cards left in hands and feet, without red threes: those have their own line.'


def thing_score_pad_field_left_heading() -> str:
    return 'Left over'


def thing_score_pad_button_card() -> str:
    return 'Adds what this card counts to the number you are writing.'


def thing_score_pad_button_card_heading() -> str:
    return 'A card'


def thing_score_pad_button_plus() -> str:
    return 'Adds another heap: type its points next.'


def thing_score_pad_button_plus_heading() -> str:
    return 'Plus'


def thing_score_pad_button_write_down() -> str:
    return 'The round counts as it stands here. You can still change it later.'


def thing_score_pad_button_write_down_heading() -> str:
    return 'Write it down'


def thing_score_pad_button_chart() -> str:
    return 'The rounds so far; what you entered stays.'


def thing_score_pad_button_chart_heading() -> str:
    return 'Chart'


def thing_score_pad_button_undo() -> str:
    return 'Undoes the last step, in earlier rounds too.'


def thing_score_pad_button_undo_heading() -> str:
    return 'Undo'


def thing_score_pad_button_drop() -> str:
    return 'Leaves this round as it was written down before.'


def thing_score_pad_button_drop_heading() -> str:
    return 'As it was'


def thing_rule_page_button_print() -> str:
    return 'The rules, a score sheet, hint cards or the table set-up, for a browser to print.'


def thing_rule_page_button_print_heading() -> str:
    return 'Print'


def thing_button_open_page() -> str:
    return 'Shows the page that was made, so that you can print it.'


def thing_button_open_page_heading() -> str:
    return 'Open in browser'


def thing_score_pad_button_print() -> str:
    return 'The rounds played so far, with empty lines for the rest, for a browser to print.'


def thing_score_pad_button_print_heading() -> str:
    return 'Sheet to print'


def thing_score_pad_evening_button_print() -> str:
    return 'What was played, round by round, for a browser to print.'


def thing_score_pad_evening_button_print_heading() -> str:
    return 'Score sheet'


def thing_score_pad_evening_button_hint_cards() -> str:
    return 'Cards for four people to cut out: values, minimums, what going out takes.'


def thing_score_pad_evening_button_hint_cards_heading() -> str:
    return 'Hint cards'


def thing_score_pad_evening_button_setup() -> str:
    return 'A page on decks, seats and the deal under these rules, for a browser to print.'


def thing_score_pad_evening_button_setup_heading() -> str:
    return 'Table set-up'


def thing_score_pad_evening_round() -> str:
    return 'What each team scored. Press it to change it.'


def thing_score_pad_evening_round_heading() -> str:
    return 'A round'


def thing_score_pad_evening_button_changes() -> str:
    return 'What was corrected after it was written down.'


def thing_score_pad_evening_button_changes_heading() -> str:
    return 'Changes'


def thing_score_pad_evening_button_end() -> str:
    return 'Keeps it with your finished games.'


def thing_score_pad_evening_button_end_heading() -> str:
    return 'End the game'


def thing_score_pad_evening_button_done() -> str:
    return 'Leaves the evening. You find it in My games.'


def thing_score_pad_evening_button_done_heading() -> str:
    return 'Done'


def thing_day() -> str:
    return 'The deal of that day: play it whenever you like, or see how it went.'


def thing_day_heading() -> str:
    return 'Earlier deals stay open'


def thing_button_tell() -> str:
    return 'Copies three lines to paste into a message: the deal, its code and your result.'


def thing_button_tell_heading() -> str:
    return 'Tell a friend'


def thing_deal_result_button_again() -> str:
    return 'The same cards again, for fun. It does not count.'


def thing_deal_result_button_again_heading() -> str:
    return 'Play it again'


def thing_button_friend() -> str:
    return 'See where a friend’s game of this deal and yours part, and what came of it.'


def thing_button_friend_heading() -> str:
    return 'Open a friend’s file'


def thing_button_new_game() -> str:
    return 'Set up a match: rules, table, players.'


def thing_button_new_game_heading() -> str:
    return 'New game'


def thing_button_games() -> str:
    return 'All your matches, in progress and finished.'


def thing_button_games_heading() -> str:
    return 'Games'


def thing_button_settings() -> str:
    return 'Sizes, colours, speed, sound and voice.'


def thing_button_settings_heading() -> str:
    return 'Settings'


def thing_button_help() -> str:
    return 'How to play with the mouse and with the keys.'


def thing_button_help_heading() -> str:
    return 'Help'


def thing_button_quit() -> str:
    return 'Closes the game. Everything is saved already.'


def thing_button_quit_heading() -> str:
    return 'Quit'


def thing_button_todays_deal() -> str:
    return 'A deal for this day, with the same cards for everybody, wherever they play it.'


def thing_button_todays_deal_heading() -> str:
    return 'Today’s deal'


def thing_button_learn() -> str:
    return 'Lessons for the first time, and problems for every day.'


def thing_button_learn_heading() -> str:
    return 'Learn'


def thing_button_lesson() -> str:
    return 'A few minutes at the table, one step after the other. You can stop anywhere and go on later.'


def thing_button_lesson_heading() -> str:
    return 'A lesson'


def thing_button_step_back() -> str:
    return 'The step before, or this one from its beginning.'


def thing_button_step_back_heading() -> str:
    return 'Back'


def thing_button_do_it() -> str:
    return 'Plays what the step asks for, so that you can watch it.'


def thing_button_do_it_heading() -> str:
    return 'Do it for me'


def thing_button_next_lesson() -> str:
    return 'Goes on with the lesson that comes next.'


def thing_button_next_lesson_heading() -> str:
    return 'Next lesson'


def thing_button_play_match() -> str:
    return 'Leads to New game, with the rules you have learned.'


def thing_button_play_match_heading() -> str:
    return 'Play a match'


def thing_lesson_button_learn() -> str:
    return 'Back to all the lessons.'


def thing_lesson_button_learn_heading() -> str:
    return 'Learn'


def thing_button_own_games() -> str:
    return 'Moments of your finished matches in which there was something better. They come back after one, three and ten days, until you have found it twice.'


def thing_button_own_games_heading() -> str:
    return 'From your own games'


def thing_button_solve() -> str:
    return 'Moments of your own games first, then the next problem.'


def thing_button_solve_heading() -> str:
    return 'Solve a problem'


def thing_button_who_learns() -> str:
    return 'Lessons, problems and moments are kept for each of you.'


def thing_button_who_learns_heading() -> str:
    return 'Who is learning?'


def thing_button_learner() -> str:
    return 'Lessons, problems and moments are kept for each of you.'


def thing_button_learner_heading() -> str:
    return 'Who is learning?'


def thing_button_learner_typed() -> str:
    return 'Takes the name that you have typed.'


def thing_button_learner_typed_heading() -> str:
    return 'That’s me'


def thing_field_learner() -> str:
    return 'Anybody may learn here, with or without games.'


def thing_field_learner_heading() -> str:
    return 'Somebody else'


def thing_learn_field_rules() -> str:
    return 'Lessons and problems follow these rules: your house rules, or one of the sets.'


def thing_learn_field_rules_heading() -> str:
    return 'Rules'


def thing_learn_list() -> str:
    return 'Problems of one kind. One star: easy; three: only long thought finds the move.'


def thing_learn_list_heading() -> str:
    return 'By theme'


def thing_button_back() -> str:
    return 'Goes back one screen. So does Esc.'


def thing_button_back_heading() -> str:
    return 'Back'


def thing_button_own_keys() -> str:
    return 'Reassign any key.'


def thing_button_own_keys_heading() -> str:
    return 'Your keys'


def thing_button_left_hand() -> str:
    return 'Keys of the left half: W, A, S and D are arrows, E is Enter.'


def thing_button_left_hand_heading() -> str:
    return 'Left hand'


def thing_button_right_hand() -> str:
    return 'Keys of the right half: U is Tab, Backspace is Esc.'


def thing_button_right_hand_heading() -> str:
    return 'Right hand'


def thing_button_usual_keys() -> str:
    return 'Gives every key back what it does from the start.'


def thing_button_usual_keys_heading() -> str:
    return 'Usual keys'


def thing_own_keys_field_place() -> str:
    return 'Of which screen the keys are listed below.'


def thing_own_keys_field_place_heading() -> str:
    return 'Where'


def thing_own_keys_list() -> str:
    return 'Press Enter on a line, then the key that shall do it.'


def thing_own_keys_list_heading() -> str:
    return 'Your keys'


def thing_button_about() -> str:
    return 'Version, licence, and the folder with your games.'


def thing_button_about_heading() -> str:
    return 'About'


def thing_button_open_folder() -> str:
    return 'Opens the folder with your games in another window.'


def thing_button_open_folder_heading() -> str:
    return 'Open folder'


def thing_button_licences() -> str:
    return 'Who made the court cards and the fonts, and their licences.'


def thing_button_licences_heading() -> str:
    return 'Artwork and fonts'


def thing_button_start() -> str:
    return 'Deals the cards. Every move is saved from the first one on.'


def thing_button_start_heading() -> str:
    return 'Start game'


def thing_button_read_rules() -> str:
    return 'All the rules you have chosen, in the order of play.'


def thing_button_read_rules_heading() -> str:
    return 'Read the rules'


def thing_button_change_rules() -> str:
    return 'Change any rule to the way you play.'


def thing_button_change_rules_heading() -> str:
    return 'Change a rule'


def thing_button_questions() -> str:
    return 'Five questions find the rules closest to how you play.'


def thing_button_questions_heading() -> str:
    return 'Which one fits us?'


def thing_curtain_button_continue() -> str:
    return 'Opens the curtain when it is held down for a second. A click, or several, does nothing.'


def thing_curtain_button_continue_heading() -> str:
    return 'Hold to show my cards'


def thing_curtain_button_see_table() -> str:
    return 'Melds, books, piles and scores, without anybody’s hand.'


def thing_curtain_button_see_table_heading() -> str:
    return 'Look at the table'


def thing_curtain_button_history() -> str:
    return 'Everything that has happened in this match.'


def thing_curtain_button_history_heading() -> str:
    return 'Whole log'


def thing_since() -> str:
    return 'All that the others did meanwhile. The wheel and the page keys move it.'


def thing_since_heading() -> str:
    return 'Since your last turn'


def thing_button_score() -> str:
    return 'The sheet of this round, each figure with its cards.'


def thing_button_score_heading() -> str:
    return 'Score of the round'


def thing_past_score_button_continue() -> str:
    return 'Leads back to the turns of the match.'


def thing_past_score_button_continue_heading() -> str:
    return 'Look back'


def thing_field_figures() -> str:
    return 'Shows the cards it comes from, and how they add up.'


def thing_field_figures_heading() -> str:
    return 'A figure'


def thing_field_leaf() -> str:
    return 'The cards left over, the match so far, or the cards of one figure.'


def thing_field_leaf_heading() -> str:
    return 'Leaves'


def thing_button_see_table() -> str:
    return 'The table as the round ended, with everyone’s melds.'


def thing_button_see_table_heading() -> str:
    return 'See the table'


def thing_button_leave() -> str:
    return 'Back to the title. Your match waits there under Continue.'


def thing_button_leave_heading() -> str:
    return 'Save and leave'


def thing_button_again() -> str:
    return 'The same rules and players, with new cards.'


def thing_button_again_heading() -> str:
    return 'Play again'


def thing_button_knew() -> str:
    return 'What the player held and knew, and why the move was made or what speaks for it.'


def thing_button_knew_heading() -> str:
    return 'Why this move'


def thing_button_look_back() -> str:
    return 'See every turn again: what was better, what others knew, and what the cards did.'


def thing_button_look_back_heading() -> str:
    return 'Look back'


def thing_button_how_found() -> str:
    return 'How the program knows what was better, in ten lines.'


def thing_button_how_found_heading() -> str:
    return 'How is this found?'


def thing_button_think_again() -> str:
    return 'Tries this decision once more, with the answer hidden.'


def thing_button_think_again_heading() -> str:
    return 'Think again'


def thing_button_play_on() -> str:
    return 'Begins a new game at this moment. The match you look back at stays as it is.'


def thing_button_play_on_heading() -> str:
    return 'Play on from here'


def thing_button_experts() -> str:
    return 'Shows how the match would have gone on with an expert in every seat.'


def thing_button_experts_heading() -> str:
    return 'Let the experts play on'


def thing_timeline() -> str:
    return 'The lead that was to be expected after every turn, and what the cards alone brought. Click or drag it.'


def thing_timeline_heading() -> str:
    return 'How far ahead you were'


def thing_field_reshuffle() -> str:
    return 'When the stock runs out, the discards are shuffled into a new one.'


def thing_field_reshuffle_heading() -> str:
    return 'Reshuffle the discards'


def thing_button_set_up() -> str:
    return 'Begin with cards that you put there yourself, for this table.'


def thing_button_set_up_heading() -> str:
    return 'Set up a position'


def thing_field_places() -> str:
    return 'Everywhere that a card can lie. The next card goes where the ring is.'


def thing_field_places_heading() -> str:
    return 'Where cards lie'


def thing_field_turn() -> str:
    return 'Who plays first from this position.'


def thing_field_turn_heading() -> str:
    return 'Whose turn'


def thing_field_drawn() -> str:
    return 'Whether that player still has to draw, or has drawn already.'


def thing_field_drawn_heading() -> str:
    return 'The turn'


def thing_field_round() -> str:
    return 'Which round of the match it is: the opening goes by it.'


def thing_field_round_heading() -> str:
    return 'Round'


def thing_field_foot_taken() -> str:
    return 'Whether this player plays from the foot, or the tail.'


def thing_field_foot_taken_heading() -> str:
    return 'Foot taken up'


def thing_there() -> str:
    return 'The cards of this place. Press one to take it out again.'


def thing_there_heading() -> str:
    return 'Lying there'


def thing_left() -> str:
    return 'The cards that lie nowhere yet. Press one to put it there.'


def thing_left_heading() -> str:
    return 'Left in the decks'


def thing_button_fill() -> str:
    return 'Deals all cards that are left: hands, feet, a discard, the stock.'


def thing_button_fill_heading() -> str:
    return 'Fill the rest at random'


def thing_button_clear() -> str:
    return 'Takes every card off the table.'


def thing_button_clear_heading() -> str:
    return 'Clear the table'


def thing_button_change() -> str:
    return 'Opens this moment as a position: put any card elsewhere, then play it.'


def thing_button_change_heading() -> str:
    return 'Change the cards first'


def thing_field_hidden() -> str:
    return 'Leave every card where it was, or shuffle whatever one player could not see and deal it again.'


def thing_field_hidden_heading() -> str:
    return 'Hidden cards'


def thing_field_eyes() -> str:
    return 'What this player could see and remember stays as it was.'


def thing_field_eyes_heading() -> str:
    return 'As who knew them?'


def thing_field_name() -> str:
    return 'So you can find it again among your games.'


def thing_field_name_heading() -> str:
    return 'Name of the game'


def thing_field_seat() -> str:
    return 'Who sits there. Each name can be used only once.'


def thing_field_seat_heading() -> str:
    return 'Name'


def thing_field_kind() -> str:
    return 'People take turns at this screen. If several play, a curtain falls between their turns.'


def thing_field_kind_heading() -> str:
    return 'Person or computer'


def thing_field_level() -> str:
    return 'How well the computer plays. Press again: careful, balanced or racing. Like me goes by the last ten matches that you looked back at.'


def thing_field_level_heading() -> str:
    return 'Level'


def thing_button_agreements() -> str:
    return 'Four things that a computer partner can promise you, and what each costs a round.'


def thing_button_agreements_heading() -> str:
    return 'Agreements'


def thing_field_portrait() -> str:
    return 'The face at this seat. Press for the next one; drag it to another seat to swap, or press Swap seats and then two faces.'


def thing_field_portrait_heading() -> str:
    return 'Portrait'


def thing_button_change_chairs() -> str:
    return 'Press one face, then another: they swap seats, until you press Done.'


def thing_button_change_chairs_heading() -> str:
    return 'Swap seats'


def thing_people_field_portrait() -> str:
    return 'Press for the next face.'


def thing_people_field_portrait_heading() -> str:
    return 'Portrait'


def thing_field_middle() -> str:
    return 'Tables: how many play, and in which teams. Players: drag or press a face to give it a seat.'


def thing_field_middle_heading() -> str:
    return 'Tables or players'


def thing_button_people() -> str:
    return 'Names, faces, colours, usual seats and partners.'


def thing_button_people_heading() -> str:
    return 'Add or change players'


def thing_button_repeat() -> str:
    return 'Seats the people as they sat, with the rules of that evening. The game begins with new cards.'


def thing_button_repeat_heading() -> str:
    return 'An evening again'


def thing_new_game_people() -> str:
    return 'Drag a face to a seat, or press it: the player takes the usual seat, or leaves it. A digit names the seat.'


def thing_new_game_people_heading() -> str:
    return 'Players'


def thing_people_people() -> str:
    return 'Choose a player to change name, face, colour, seat and partner.'


def thing_people_people_heading() -> str:
    return 'Players'


def thing_button_add_person() -> str:
    return 'A new player on the list; write the name.'


def thing_button_add_person_heading() -> str:
    return 'Add a player'


def thing_button_take_off() -> str:
    return 'Nothing is lost: the player is at the end of the list and can be put back.'


def thing_button_take_off_heading() -> str:
    return 'Take off the list'


def thing_field_person_name() -> str:
    return 'Each name can be used only once. Earlier games keep the earlier name.'


def thing_field_person_name_heading() -> str:
    return 'Name'


def thing_field_colour() -> str:
    return 'What the face wears, wherever it is shown. The ring round it is the team’s.'


def thing_field_colour_heading() -> str:
    return 'Colour'


def thing_field_chair() -> str:
    return 'Where the player sits when the face is pressed in New game. Seat 1 is in front.'


def thing_field_chair_heading() -> str:
    return 'Usual seat'


def thing_field_partner() -> str:
    return 'If that player has a seat already, the two play in one team, opposite each other if they can.'


def thing_field_partner_heading() -> str:
    return 'Usual partner'


def thing_settings_field_part() -> str:
    return 'The pages: Reading, Playing, Sound and window, Pace and controls.'


def thing_settings_field_part_heading() -> str:
    return 'Settings'


def thing_button_remove() -> str:
    return 'Takes a match off the list, after asking. It is kept, and you can put it back.'


def thing_button_remove_heading() -> str:
    return 'Remove'


def thing_button_put_back() -> str:
    return 'Puts the match you removed last back on the list.'


def thing_button_put_back_heading() -> str:
    return 'Put back'


def thing_games_field_part() -> str:
    return 'Matches in progress, finished ones, or those you removed.'


def thing_games_field_part_heading() -> str:
    return 'Games'


def thing_button_bring_in() -> str:
    return 'Takes in a copy of a game, or a backup, from a disk or a memory stick.'


def thing_button_bring_in_heading() -> str:
    return 'Bring in'


def thing_button_back_up() -> str:
    return 'Writes all your games, rules and settings into one file.'


def thing_button_back_up_heading() -> str:
    return 'Back up'


def thing_button_bring_back() -> str:
    return 'Puts a match you removed back on the list.'


def thing_button_bring_back_heading() -> str:
    return 'Put back'


def thing_rules() -> str:
    return 'A complete set of rules. Press the pencil to change your own.'


def thing_rules_heading() -> str:
    return 'Rule set'


def thing_list() -> str:
    return 'One row for each match. Enter or a click opens it.'


def thing_list_heading() -> str:
    return 'Games'


def thing_row() -> str:
    return 'One of your matches. Enter or a click opens it.'


def thing_row_heading() -> str:
    return 'A match'


def thing_field_find() -> str:
    return 'Type a name, rules, a person or a day: only games that fit stay in the list.'


def thing_field_find_heading() -> str:
    return 'Find a game'


def thing_chip() -> str:
    return 'Shows only the games with this person or these rules; again, all of them.'


def thing_chip_heading() -> str:
    return 'Find a game'


def thing_button_closer() -> str:
    return 'Measures this decision in five hundred deals instead of a hundred. So does C.'


def thing_button_closer_heading() -> str:
    return 'Look closer'


def thing_button_more() -> str:
    return 'Look back at it, name it, save a copy, or remove it.'


def thing_button_more_heading() -> str:
    return 'More'


def thing_button_look_at() -> str:
    return 'Finds out in the background what was given away in matches that are not analysed yet.'


def thing_button_look_at_heading() -> str:
    return 'Analyse matches'


def thing_button_more_people() -> str:
    return 'Everybody who has finished a match at this computer.'


def thing_button_more_people_heading() -> str:
    return 'More players'


def thing_person() -> str:
    return 'What this person’s matches tell, those from first deal to end. Keys 1 to 9 do the same.'


def thing_person_heading() -> str:
    return 'A person'


def thing_games_field_kind() -> str:
    return 'Matches are compared only where rules and table are the same.'


def thing_games_field_kind_heading() -> str:
    return 'Rules and table'


def thing_field_company() -> str:
    return 'Matches with people, against levels, and by rules.'


def thing_field_company_heading() -> str:
    return 'With and against'


def thing_button_other_rules() -> str:
    return 'The records with the next rules. Each has its own.'


def thing_button_other_rules_heading() -> str:
    return 'House records'


def thing_button_export() -> str:
    return 'Writes all finished matches into a table for a spreadsheet.'


def thing_button_export_heading() -> str:
    return 'Export'


def thing_page() -> str:
    return 'Scroll with the wheel, the arrows or the page keys.'


def thing_page_heading() -> str:
    return 'A page'


def thing_button_shape() -> str:
    return 'How many play, and who with whom. Some rules are only for some tables.'


def thing_button_shape_heading() -> str:
    return 'Table'


def title() -> str:
    return 'How to use the table'


def how_mouse() -> str:
    return "Click a card to choose it, and more cards of its rank to choose them together. Then drag them, or click where they should go: New pile, one of your team's melds, the discard pile. A place that takes them lights up. A card that cannot go there slides back, and a sentence says why.\nDouble-click a card to play it where it obviously goes. The right button, or Esc, drops what you hold. Draw a frame from the bare cloth over your hand to choose the cards it touches. Click while cards are flying to skip to the end."


def how_mouse_heading() -> str:
    return 'Playing with the mouse'


def how_keys() -> str:
    return 'You can do everything with keys alone. Tab goes from one thing to the next, the arrows go to the neighbour, and Enter or Space takes what has the white ring. D draws, P takes the pile, M melds the cards you chose, X discards, U takes a play back.\nF1 lists all the keys of the screen you are on.'


def how_keys_heading() -> str:
    return 'Playing with the keys'


def how_gamepad() -> str:
    return 'The D-pad or the left stick moves the ring, and the button that confirms presses what it is on. One button draws and discards, one takes, melds and plays. Buttons on the screen show which. View, or Share, or −, shows what every button does. In a field the button that confirms opens letters to write with.'


def how_gamepad_heading() -> str:
    return 'Playing with a gamepad'


def how_touch() -> str:
    return 'Tap what you would click, and drag cards with a finger. Rest a finger on a card, a meld or a book to see it large, and on a button to read what it does. Two fingers scroll. Tap a field to open letters to write with.'


def how_touch_heading() -> str:
    return 'Playing by touch'


def how_unclear() -> str:
    return 'The note beside the pile says what you can do now. H shows what to play; press it again to hear why. The question mark, or F2, explains whatever the pointer is on or has the ring. A button you cannot use says why when you press it.'


def how_unclear_heading() -> str:
    return 'When something is unclear'


def how_too_small() -> str:
    return 'The keys + and − make texts and buttons larger and smaller on every screen; F11 switches to full screen. Right-click a card, a meld or a book to see it large. In the settings you can choose a plainer font and other colours for the suits.'


def how_too_small_heading() -> str:
    return 'When something is too small'


def how_opening() -> str:
    return 'Your first melds of a round must reach the minimum together, so you lay them out as a draft first. The meter counts along. Nothing is played until you press Play, and Esc takes it all back into your hand.'


def how_opening_heading() -> str:
    return 'Opening and taking the pile'


def how_foot() -> str:
    return 'When your hand is empty, you pick up your foot and play on. Blue backs with an H are hands, red backs with an F are feet.'


def how_foot_heading() -> str:
    return 'Hand and foot'


def how_several_people() -> str:
    return 'A curtain falls between your turns. It opens only while you hold down its button, Space or Enter for a second, and tells you everything that happened meanwhile. “Cover my cards” in the bar, or C, lowers it at any time: what you have laid out waits behind it. From the curtain everyone may look at the table, without any hand.'


def how_several_people_heading() -> str:
    return 'Several people at one screen'


def how_books() -> str:
    return 'A book without wild cards is clean and closes red; one with wilds is dirty and closes black. The ribbon and the token show it in words and signs, too.'


def how_books_heading() -> str:
    return 'Books'


def how_nothing_lost() -> str:
    return 'Every move is saved before the next one. Close the window whenever you like: Continue brings you back to the very same card.'


def how_nothing_lost_heading() -> str:
    return 'Nothing is lost'


def term_hand() -> str:
    return 'The cards you hold and play first. When they are all gone you pick up your foot and play on with that.'


def term_hand_heading() -> str:
    return 'Hand'


def term_foot() -> str:
    return 'A second hand that lies face down until your first is used up. Its backs are red and carry an F. Nobody may look at a foot before it is picked up.'


def term_foot_heading() -> str:
    return 'Foot'


def term_tail() -> str:
    return 'With some rules a third stack that lies face down until your foot is used up; you then go out from it. Its backs are green and carry a T.'


def term_tail_heading() -> str:
    return 'Tail'


def term_stock() -> str:
    return 'The face-down cards everyone draws from. Its sign says how many are left.'


def term_stock_heading() -> str:
    return 'Stock'


def term_pile() -> str:
    return 'Every turn ends with a card laid here, face up. The upcard is the one on top. If you can meld it at once, you may take from the pile instead of drawing.'


def term_pile_heading() -> str:
    return 'Discard pile'


def term_frozen() -> str:
    return 'A card lies across the pile: it is harder to take until somebody does.'


def term_frozen_heading() -> str:
    return 'Frozen pile'


def term_meld() -> str:
    return 'Cards of one rank that your team has laid on the table. A meld grows until it has enough cards for a book.'


def term_meld_heading() -> str:
    return 'Meld'


def term_book() -> str:
    return 'Your finished melds lie here. The empty places are the books your team still needs before one of you can go out.'


def term_book_heading() -> str:
    return 'Books'


def term_clean_book() -> str:
    return 'A finished meld without a wild card. Its ribbon is red, with a tick. It is worth more than a dirty one.'


def term_clean_book_heading() -> str:
    return 'Clean book'


def term_dirty_book() -> str:
    return 'A finished meld that holds wild cards. Its ribbon is black, with stripes and the number of wild cards.'


def term_dirty_book_heading() -> str:
    return 'Dirty book'


def term_wild_book() -> str:
    return 'A finished meld of wild cards alone. Its ribbon is golden, with a star.'


def term_wild_book_heading() -> str:
    return 'Wild book'


def term_wild() -> str:
    return 'Twos and jokers stand in for other cards. They have a golden frame. A meld with one in it is dirty.'


def term_wild_heading() -> str:
    return 'Wild card'


def term_three() -> str:
    return 'Threes are not like the other ranks, and red ones are not like black ones.'


def term_three_heading() -> str:
    return 'Three'


def term_opening() -> str:
    return "Your team's first melds in a round must be worth a minimum together. The meter counts what you have laid out; nothing is played until you press Play."


def term_opening_heading() -> str:
    return 'Opening'


def term_going_out() -> str:
    return 'Getting rid of your very last card ends the round. The list shows what your team needs before one of you can.'


def term_going_out_heading() -> str:
    return 'Going out'


def term_score() -> str:
    return 'The large number is your total from earlier rounds; the small one is what you have on the table this round.'


def term_score_heading() -> str:
    return 'Score'


def term_turn() -> str:
    return 'Draw cards or take from the pile, meld what you like, then discard one card. The note beside the pile says what comes next.'


def term_turn_heading() -> str:
    return 'Turn'


def show_rule() -> str:
    return 'Show the rule'
