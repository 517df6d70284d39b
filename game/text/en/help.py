"""English: help. Made by `python -m tools.messages`."""
from game.text.en import learn_screen as _learn_screen
from game.text.en import screens as _screens
from game.text.en import people as _people
from game.text.en import setting_up as _setting_up
from game.text.en import play_on as _play_on
from game.text.en import my_games as _my_games
from game.text.en import chances as _chances
from game.text.en import todays_deal as _todays_deal
from game.text.en import score_pad as _score_pad
from game.text.en import evening as _evening
from game.text.en import own_keys as _own_keys
from game.text.en import captions as _captions
from game.text.en import your_table as _your_table
from game.text.en import joining as _joining
from game.text.en import looking_back as _looking_back
from game.text.en import souvenir as _souvenir
from game.text.en import scores as _scores
from game.text.en import printed_pages as _printed_pages
from game.text.en import lessons as _lessons
from game.text.en import house_rules as _house_rules
from game.text.en import proof as _proof
from game.text.en import partner_agreements as _partner_agreements
from game.text.en import new_game as _new_game
from game.text.en import seals as _seals


keys = 'Keys'
here = 'On this screen'
everywhere = 'On every screen'
keys_everything = "go to the next item, or with Shift to the previous one\nmove the highlight, or change the choice in a row\npress the highlighted item\ngo back, or close a question\nexplain what's highlighted or under the pointer\nmake text and buttons larger or smaller\nshow or hide these keys\ndismiss a message\nturn full screen on or off"
keys_lists = 'scroll a page\ngo to the first or the last item'
keys_pages = 'scroll a line\nscroll a page\ngo to the top or the bottom'
keys_ceremonies = 'skip the pause'
keys_title = "continue your game, or start one\nopen today's deal\nopen lessons and problems\nchoose when announcements are spoken"
keys_play_on = 'start the new game when the gold button is highlighted'
keys_todays_deal = 'play or continue the deal when the gold button is highlighted'
keys_deal_result = 'look back at the deal when the gold button is highlighted'
keys_score_pad = 'type a number on the highlighted line\ngo to the next line, or with Shift to the previous one\nadd more points, or change a count by one\nrecord that the highlighted player went out\nrecord the round\nundo the last step'
keys_score_pad_evening = 'enter the next round when the gold button is highlighted, or change the highlighted round\nundo the last step'
keys_friends_file = 'open the file you named'
keys_beside_friend = 'go to the next turn in both games when the gold button is highlighted\ngo back or forward a turn in both games\ngo to the turn where the games first differ'
keys_settings = 'change the highlighted setting'
keys_crop = 'move the frame\nzoom in or out\nrotate the photo'
keys_rules = 'save the rules\nundo the last change\nfind a rule\nscroll the rules; with Ctrl, change the topic\nchange the highlighted number, or type it and press Enter\nset that number to its minimum or maximum'
keys_curtain = 'show the cards: hold for a second, or press, depending on your settings\nshow the table without any hands; F5 goes back\nshow the whole log'
keys_score = "deal the next round\ngo to the figures; the arrows move between them and show their cards\nturn the page beside the sheet; from a figure, go to another team\nhide a figure's cards"
keys_past_score = "go back to the turns\ngo to the figures; the arrows move between them and show their cards\nturn the page beside the sheet; from a figure, go to another team\ngo to the score of the previous or the next round\nhide a figure's cards, then go back"
keys_end = 'play again, or move on\nwatch the moment of the match'
keys_moment = 'stop watching'
keys_replay = 'go back or forward a turn\ngo back or forward a move, or with Shift a turn\ngo back or forward a round\ngo to the beginning or the end\nplay or pause the replay\nturn all cards face up once the match is over, or back down\ngo to the next turn that gave points away, or with Shift to the previous one\nshow the score of the round and the cards behind it\ntest this decision in more deals\nswitch between the move and what the player knew\nshow what a computer player knew, with the proof\ntry your own decision again\nplay on from here\nlet experts play on from here'
keys_what_it_knew = 'start the proof\nshow three more deals\nturn all cards face up once the match is over, or back down'
keys_lesson = "do the step for you\ngo to the next lesson once this one is done, or to a match after the last one\ngo back a step\ntake back what's laid out; otherwise go back\ndo the same as at the table"
keys_think_again = "give you a nudge; a second one lights up the cards\nshow the better move; on a card, choose every card of its rank\nstart again, or with Shift undo one move\ntake back what's laid out; otherwise go back\ndo the same as at the table"
keys_think_again_answer = 'press the gold button\nopen the next decision\ntry again\nshow the better moves\nstart a new game from this position'
keys_problem = "give you a nudge; a second one lights up the cards\nplay the best move; on a card, choose every card of its rank\nstop playing out the best move and show the answer\nstart again, or with Shift undo one move\ntake back what's laid out; otherwise go back\ndo the same as at the table"
keys_problem_answer = 'press the gold button\nopen the next problem\ntry again\nplay the best move at the table\nstart a new game from this position'
keys_saving = 'save the file'
keys_bringing_in = 'open the file'
keys_table = "choose the highlighted card, or put the chosen cards on the highlighted place\ndraw\ntake the pile\nchoose every card of the highlighted card's rank; Shift + Space chooses several in a row\nmeld the chosen cards\nlay out just enough to open\nplay what's laid out\ntake back what's laid out; otherwise open the menu\nopen the menu\ntake back one group you laid out\ndiscard the chosen card\ngo out\nkeep your last card, if the rules allow it\nlook through the pile before you take it, if the rules allow it\nundo a play, or with Shift the whole turn\nshow what to play, then why, then lay the cards out for you\nshow you how, when the coach has a tip\nsay yes to your partner, or open the rule behind the coach's tip\nsay no to your partner, or dismiss the coach\nsort your hand another way\nmove the highlighted card along your hand\nshow the rule that stopped your move\nshow what everyone still needs to go out\nfold the side panels away, or keep them open\nshow what happened since your last turn\nreplay the last turns\nask your computer partner to explain a move\nzoom in on a card, a meld or a book\ncover your cards, if you share this screen\nread out your hand, the piles, your melds or the other players\nread out the scores, what you need to go out, the last turns or what to do now\nrepeat the last announcement\nskip the other players' moves"
screen_title = 'Play starts a match right away. Continue picks up your last match.'
screen_learn = 'Short lessons at the table, under the rules you choose, and problems with one best move to find. Nothing is locked: start anywhere.'
screen_new_game = 'Your game in one sentence: press any part of it, or a face at the table, to change it. Then start.'
screen_people = 'The people who usually play here. Press a face in New game to seat that player. Stored only on this computer.'
screen_set_up = 'Pick a place on the left, then press cards to add them. Anything you leave out can be filled in at random.'
screen_play_on = 'Choose who plays from this moment on. This makes a new game; the original stays as it is.'
screen_games = "All your matches, with statistics for the finished ones. A star means it's your turn, or that you won."
screen_chances = 'The cards everyone wants, and who got them. Anything inside the band is just chance.'
screen_todays_deal = "The same cards for everyone who plays today's deal or has its code. Only the first try counts."
screen_deal_result = 'Your result, and how computer players did with the same cards in your seat.'
screen_score_pad = 'Record what each team scored. The total is shown below; every tap is saved.'
screen_score_pad_evening = 'The rounds of your game with real cards. Press a round to change it.'
screen_evening = "Everything the same people played that day, at the screen and with real cards. After midnight it's still the same evening."
screen_own_keys = 'Give any action a new key, or choose a one-handed layout.'
screen_settings = 'Changes take effect at once and are remembered.'
screen_score = 'How each team scored this round, one column per team.'
screen_score_heading = 'Score sheet'
screen_past_score = 'How each team scored in that round, and from which cards.'
screen_past_score_heading = 'Score sheet'
screen_end = 'Who won, a column for each round, how you played, and the turn that changed your expected lead the most.'
screen_your_table = 'Choose a cloth, card backs and a deck. Nothing changes until you press the gold button.'
thing_button_your_table = 'Cloth, card backs and deck.'
screen_crop = "Drag the frame over the part of the photo that you want. The preview shows the result; your file isn't changed."
screen_crop_heading = 'Your photo'
thing_cloth = 'What the table is covered with.'
thing_back = 'The backs of the cards. Hands and feet differ in colour and letter.'
thing_deck = 'The faces of the cards, and the colours of the suits.'
thing_button_take = 'Uses this table in every game from now on.'
thing_button_surprise = 'Picks a different cloth and card backs at random.'
screen_joining = 'Phones on the same network join here, each for one seat. Start whenever you like: others can join later.'
screen_curtain = "You share this screen. The curtain hides everyone's cards until the right person lifts it."
screen_curtain_heading = 'Curtain'
screen_seal_check = "This round's seal, worked out again, with everything you need to check it yourself."
screen_seal_check_heading = 'The seal'
screen_fair_play = 'Why nobody can rig the deal, and how to check that.'
screen_fair_play_heading = 'How this works'
screen_deck_cut = 'The deck is shuffled and sealed. Lift some cards off to make sure nobody has rigged the deal.'
screen_deck_cut_heading = 'The cut'
screen_about = 'Which version this is, and where your games are kept.'
screen_about_heading = 'About this game'
screen_keys = 'What every key does, on the screen you came from and everywhere else.'
screen_keys_heading = 'Keys'
screen_help = 'How to use the table. Scroll with the wheel or the arrows.'
screen_rules = 'Change any rule here. Rules that clash are marked right away.'
screen_rules_heading = 'House rules'
screen_replay = 'A match, turn by turn: what was played, what would have been better, and how much was luck. Nothing you do here changes it.'
screen_lesson = 'Do what the sheet asks, right at the table. Everything you need is lit up.'
screen_lesson_heading = 'A lesson'
screen_think_again = 'Have another go at one of your own decisions. Try anything: nothing counts here.'
screen_think_again_answer = 'How your try compares with what you played, in the same deals.'
screen_souvenir = 'A page that shows one moment of a match. Choose where to save it.'
screen_moment = 'A turn of the match, played again. Press any key or click to stop.'
screen_problem = 'One move is clearly best here. Find it at the table, as if it were your turn.'
screen_problem_answer = 'How your try compares with the best move, and why. Only points from here on count.'
screen_mishap = 'Carry on, or save a report of what went wrong.'
screen_mishap_heading = 'Something went wrong'
screen_save_copy = 'Saves the whole match in one file, wherever you like.'
screen_save_copy_heading = 'A copy'
screen_back_up = 'Saves all your games, rules and settings in one zip file, on any disk you like.'
screen_back_up_heading = 'A backup'
screen_export = 'Saves all finished matches as a table for a spreadsheet.'
screen_export_heading = 'Export'
screen_bring_in = 'Imports a copy of a game, or a backup. Nothing you have is replaced without asking.'
screen_bring_in_heading = 'Import'
no_screen = 'Press F1 to see what you can do here.'
no_screen_heading = 'Help'
thing_button_play = 'Starts a new match right away, with the rules and players named here.'
thing_button_first_round = 'Starts one round with Easy computer players and a coach beside you.'
thing_button_voice = 'When announcements are spoken: never, unless a screen reader reads, or always.'
thing_button_continue = 'Picks up this match where you left off.'
thing_todays_deal_button_play = 'Starts this deal, continues where you left off, or shows how it went.'
thing_todays_deal_field_rules = "Today's rules, or your own. Each rule set gets different cards."
thing_todays_deal_field_code = "Twelve letters and digits. Capitals and spaces don't matter."
thing_button_say = 'Reads out the code, with a word for every character.'
thing_todays_deal_button_copy = 'Copies the code, so you can paste it into a message.'
thing_button_play_code = 'Deals the cards for this code.'
thing_button_enter_rules = 'Opens the screen where you can enter a house-rules code.'
thing_button_score_pad = 'Keeps score for a game with real cards.'
thing_button_real_cards = "Switches between a game on this screen and one with real cards that's scored here."
thing_field_dealer = 'Who deals the first round. The deal then passes clockwise.'
thing_score_pad_field_out = 'Press the face of the player who went out. Press it again to clear your answer.'
thing_score_pad_field_melded = "The points for all the team's cards on the table, including those in books, but without bonuses."
thing_score_pad_field_melded_heading = 'Cards on the table'
thing_score_pad_field_left = 'The points for cards left in hands and feet, except red threes, which have their own line.'
thing_score_pad_field_left_heading = 'Left over'
thing_score_pad_button_card = "Adds this card's points to the number you're typing."
thing_score_pad_button_card_heading = 'A card'
thing_score_pad_button_plus = 'Adds to the number: press it, then type the points to add.'
thing_score_pad_button_write_down = 'Records the round as it is. You can still change it later.'
thing_score_pad_button_chart = "Shows the rounds so far. What you've entered is kept."
thing_score_pad_button_undo = 'Undoes the last step, even in earlier rounds.'
thing_score_pad_button_drop = 'Undoes your changes: the round stays as it was recorded.'
thing_rule_page_button_print = 'The rules, a score sheet, hint cards or the table set-up, to print from a browser.'
thing_score_pad_button_print = 'A blank score sheet for this table, to print from a browser and fill in by hand.'
thing_evening_button_print = 'Every match round by round, with a chart and your faces, to print from a browser.'
thing_button_evening = 'All matches that the same people played that day, at the screen and with real cards.'
thing_evening_button_again = 'The last match of the evening once more: the same people and rules, a new deal.'
thing_score_pad_evening_button_hint_cards = 'Cards to cut out, for four people: card values, minimums, and what it takes to go out.'
thing_score_pad_evening_button_setup = 'Decks, seats and the deal under these rules on one page, to print from a browser.'
thing_score_pad_evening_round = 'What each team scored. Press the round to change it.'
thing_score_pad_evening_round_heading = 'A round'
thing_score_pad_evening_button_changes = 'Shows corrections to recorded rounds.'
thing_score_pad_evening_button_end = 'Ends this game and keeps it with your finished ones.'
thing_score_pad_evening_button_done = "Leaves the score pad. You'll find this game in My games."
thing_day = 'The deal for that day: play it whenever you like, or see how it went.'
thing_button_tell = 'Copies three lines to paste into a message: the deal, its code and your result.'
thing_deal_result_button_again = "The same cards again, just for fun: this try doesn't count."
thing_button_friend = 'See where you and a friend played this deal differently, and how it turned out.'
thing_button_new_game = 'Set up a match: rules, table, players.'
thing_button_games = 'All your matches, in progress and finished.'
thing_button_settings = 'Sizes, colours, speed, sound and voice.'
thing_button_help = 'How to play by mouse, keyboard, gamepad or touch.'
thing_button_quit = 'Closes the game. Everything is already saved.'
thing_button_todays_deal = 'One deal a day, with the same cards for everyone, wherever they play.'
thing_button_learn = 'Lessons for beginners, and problems to solve.'
thing_button_lesson = 'A few minutes at the table, one step at a time. You can stop anywhere and carry on later.'
thing_button_lesson_heading = 'A lesson'
thing_button_step_back = 'Goes back to the start of this step, or to the previous step.'
thing_button_do_it = 'Plays what the step asks for while you watch.'
thing_button_next_lesson = 'Goes on to the next lesson.'
thing_button_play_match = "Opens New game, with the rules you've learned."
thing_lesson_button_learn = 'Back to all the lessons.'
thing_button_own_games = "Moments from your finished matches where there was a better move. Each comes back after one day, then three, then every ten, until you've found the better move twice."
thing_button_solve = 'Moments from your own games first, then the next problem.'
thing_button_who_learns = 'Each player has their own lessons, problems and moments.'
thing_button_learner = 'Each player has their own lessons, problems and moments.'
thing_button_learner_typed = 'Saves the name you typed.'
thing_field_learner = 'Anyone can learn here; no saved games needed.'
thing_learn_field_rules = 'Choose the rules for lessons and problems: a preset or one of your own rule sets.'
thing_learn_list = 'Problems of one kind. One star is easy; three stars take real thought.'
thing_button_back = 'Goes back one screen. So does Esc.'
thing_button_own_keys = 'Reassign any key.'
thing_button_left_hand = 'Uses the left half of the keyboard: W, A, S and D are arrows, E is Enter.'
thing_button_right_hand = 'Uses the right half of the keyboard: U is Tab, Backspace is Esc.'
thing_button_usual_keys = 'Resets every key to its default.'
thing_own_keys_field_place = 'The screen whose keys are listed below.'
thing_own_keys_list = 'Press Enter on a line, then the new key.'
thing_button_about = 'Version, licence, and the folder with your games.'
thing_button_about_heading = 'About this game'
thing_button_open_folder = 'Opens your games folder in another window.'
thing_button_open_folder_heading = 'Open folder'
thing_button_licences = 'Who made the court cards and the fonts, and their licences.'
thing_button_start = 'Deals the cards. Every move is saved from the first one on.'
thing_button_read_rules = "All the rules you've chosen, in the order of play."
thing_button_change_rules = 'Change any rule to match the way you play.'
thing_button_change_rules_heading = 'Change a rule'
thing_button_questions = 'Five questions to find the rules closest to how you play.'
thing_curtain_button_continue = 'Lifts the curtain. Hold the button for a second, or just press it if you chose that in Settings.'
thing_curtain_button_see_table = "Melds, books, piles and scores, without anyone's hand."
thing_curtain_button_history = 'Everything that has happened in this match.'
thing_since = 'What the others have done. Scroll with the wheel, or Page Up and Page Down.'
thing_button_score = 'The score sheet for this round, with the cards behind each figure.'
thing_past_score_button_continue = 'Back to the turns.'
thing_field_figures = 'Shows the cards behind this figure, and how they add up.'
thing_field_figures_heading = 'A figure'
thing_field_leaf = 'The cards left over, the match so far, or the cards behind one figure.'
thing_field_leaf_heading = 'Pages'
thing_button_see_table = "The table at the end of the round, with everyone's melds."
thing_button_more_teams = 'Only some columns fit at this text size. This shows the others.'
thing_button_more_teams_heading = 'More columns'
thing_button_give_up = "Ends the match here. Nobody wins, and you can't resume it."
thing_button_leave = 'Back to the main menu. Your match waits there under Continue.'
thing_button_souvenir = 'Saves a moment and its round as a page in one file, to keep or to send.'
thing_button_watch = 'The turn that changed your expected lead the most, played again at the table.'
thing_button_again = 'The same rules and players, with new cards.'
thing_button_knew = 'What the player held and knew, and the reason for the move.'
thing_button_what_known = 'What this computer player could see when it moved, and the proof that hidden cards made no difference.'
thing_button_prove = 'Re-deals the hidden cards many times and asks the player again.'
thing_button_look_back = 'See every turn again: better moves, what others knew, and how much was luck.'
thing_button_how_found = 'How the program knows what was better, in three pictures.'
thing_button_par = 'What a Hard player made of the same cards, on average and in most tries, and how your partner kept to your agreements.'
thing_button_think_again = 'Try this decision again, with the answer hidden.'
thing_button_play_on = "Starts a new game from this moment. The match you're looking back at stays as it is."
thing_button_experts = 'Shows how the match would have gone on with an expert in every seat.'
thing_timeline = 'The expected lead after every turn, how much of it was luck, and where points were given away. Click or drag to go to a turn.'
thing_timeline_heading = 'How far ahead you were'
thing_field_reshuffle = 'When the stock runs out, the discards are shuffled into a new one.'
thing_button_set_up = 'Starts a game from a position you set up yourself, at this table.'
thing_field_places = 'All the places for cards. The next card goes to the highlighted place.'
thing_field_turn = 'Who plays first from this position.'
thing_field_drawn = 'Whether the player has already drawn this turn.'
thing_field_round = 'Which round this is: the opening minimum can depend on it.'
thing_field_foot_taken = 'Whether the player is already playing from the foot or the tail.'
thing_there = 'The cards in this place. Press one to take it away again.'
thing_left = 'The cards not placed yet. Press one to add it.'
thing_button_fill = 'Deals out all the remaining cards: hands, feet, a discard and the stock.'
thing_button_clear = 'Takes every card off the table.'
thing_button_change = 'Opens this moment as a position: move any card, then play.'
thing_field_hidden = "Leave every card where it was, or re-deal the cards one player couldn't see."
thing_field_eyes = 'What this player could see and remember stays as it was.'
thing_field_name = 'A name helps you find this game again later.'
thing_field_seat = 'Who sits here. Each name can be used only once.'
thing_field_seat_heading = 'Name'
thing_field_kind = 'People take turns at this screen. If several play, a curtain falls between turns.'
thing_field_kind_heading = 'Person or computer'
thing_field_where = 'On a phone you see your own cards, and the big screen shows the table.'
thing_field_where_heading = 'Screen or phone'
thing_field_level = 'How well the computer plays. “Like me” is based on your last ten matches analysed in Look back.'
thing_field_level_heading = 'Level'
thing_button_agreements = 'Promises a computer partner can make, and what each costs per round.'
thing_field_portrait = 'Press for the next face.'
thing_field_portrait_heading = 'Portrait'
thing_field_seated = 'Press the face to change who plays here and how. Drag it to another seat to swap.'
thing_field_seated_heading = 'Seat'
thing_field_style = 'Careful keeps cards back, Racing goes out early, Balanced does a bit of both.'
thing_field_style_heading = 'Style'
thing_field_length = 'Play one round, a match, or until a team has enough points.'
thing_field_length_heading = 'Length'
thing_button_slot = 'A choice for your new game. Press to change it.'
thing_new_game_button_more = "Players, real cards, positions of your own, and settings you'll rarely change."
thing_button_change_chairs = "Press two faces to swap their seats. Press Done when you've finished."
thing_button_people = 'Names, faces, colours, usual seats and partners.'
thing_button_repeat = 'Seats everyone as before, with the same rules and new cards.'
thing_button_repeat_heading = 'Same as before'
thing_new_game_people = 'Drag a face to a seat, or just press the face: the player takes their usual seat, or gets up if already seated. Keys 1 to 8 choose another seat.'
thing_people_people = 'Choose a player to change their name, face, colour, seat and partner.'
thing_button_add_person = 'Adds a player to the list. Just type the name.'
thing_button_take_off = 'Nothing is lost: the player moves to the end of the list and can be put back.'
thing_field_person_name = 'Each name can be used only once. Earlier games keep the old name.'
thing_field_colour = "The colour of the player's clothes on every screen. The ring round the face shows the team."
thing_field_chair = 'Where the player sits when you press their face in New game. Seat 1 is at the front.'
thing_field_partner = 'If the partner already has a seat, the two play on the same team, opposite each other if they can.'
thing_settings_field_part = 'The pages: Reading, Playing, Sound and window, Pace and controls.'
thing_button_remove = 'Takes a match off the list, after asking. Nothing is lost: you can put it back.'
thing_button_remove_heading = 'Remove'
thing_button_put_back = 'Puts the match you just removed back on the list.'
thing_button_put_back_heading = 'Put back'
thing_games_field_part = 'Matches in progress, finished ones, or those you removed.'
thing_button_bring_in = 'Imports a copy of a game, or a backup, from a disk or a memory stick.'
thing_button_bring_in_heading = 'Import'
thing_button_back_up = 'Saves all your games, rules and settings in one file.'
thing_button_back_up_heading = 'Back up'
thing_button_bring_back = 'Puts a removed match back on your list.'
thing_button_bring_back_heading = 'Put back'
thing_rules = 'A complete set of rules. Press the pencil to change your own.'
thing_rules_heading = 'Rule set'
thing_list = 'Your matches. Press Enter or click to open one; the first click on a finished one only selects it.'
thing_row = 'One of your matches. Press Enter or click to open it.'
thing_row_heading = 'A match'
thing_field_find = 'Type a name, a rule set, a player or a day: only matching games stay in the list.'
thing_chip = 'Shows only games with this player or these rules; press again to show all games.'
thing_button_closer = 'Tests this decision in five hundred deals instead of a hundred.'
thing_games_button_more = 'Look back at the match, name it, save a copy, or remove it.'
thing_games_button_more_heading = 'More'
thing_replay_button_more = 'Shows the other options, then the best one again.'
thing_replay_button_more_heading = 'More options'
thing_replay_button_read_on = 'The sheet continues. At the end this leads back to the top.'
thing_replay_button_lead = 'The lead over the match, below the table. At this text size it hides until you want it.'
thing_what_it_knew_button_more = 'Shows three more of these deals, and the move made in each.'
thing_button_look_at = 'Analyses the remaining matches in the background, to see what cost you points.'
thing_button_look_at_heading = 'Analyse matches'
thing_games_button_ways = 'Who got which cards, the score pad, import, backup and export.'
thing_button_costs = 'What cost you points in the last ten matches, the costliest first.'
thing_button_more_people = 'Everyone who has finished a match on this computer.'
thing_person = "Shows this player's statistics, from complete matches only. You can also press 1 to 9."
thing_person_heading = 'A player'
thing_games_field_kind = 'Matches are only compared if the rules and the table are the same.'
thing_field_page = 'Your progress, your results with and against others, and the house records.'
thing_field_company = 'Your results with people, against each level, and under each set of rules.'
thing_button_other_rules = 'Shows the records for the next rule set. Each has its own.'
thing_button_chances = "Who got the jokers in all your games, and whether it's just chance."
thing_field_wanted = 'Choose what the chart counts.'
thing_face = "Press a face to see that player's figures. The band is what chance alone explains; the dashed line is an equal share."
thing_face_heading = 'A face'
thing_button_how = 'What is counted, and what the band means.'
thing_button_result = 'How the match ended, round by round.'
thing_button_digits = 'The 64 digits that prove the seal: write them down, and compare them after the round.'
thing_button_export = 'Saves all finished matches as a table for a spreadsheet.'
thing_page = 'Scroll with the wheel, the arrows, or Page Up and Page Down.'
thing_page_heading = 'A page'
thing_button_shape = 'The number of players, and their teams. Some rules only allow certain tables.'
thing_button_shape_heading = 'Table'
title = 'How to use the table'
how_mouse = "Click a card to choose it, then more cards of its rank to add them. Drag them, or click where they should go: New pile, one of your team's melds, or the discard pile. Places that accept them light up. A card that can't go where you put it slides back, and a message explains why.\nDouble-click a card to play it where it obviously goes. Press Esc to cancel your choice. While you're dragging, Esc or a right-click puts the cards back. Drag from the bare cloth across your hand to choose every card the frame touches. Click while cards are flying to skip to the end."
how_mouse_heading = 'Playing with the mouse'
how_keys = "You can do everything from the keyboard. Tab moves to the next item, the arrows move in any direction, and Enter or Space presses the highlighted item. D draws, P takes the pile, M melds the cards you chose, X discards, U undoes a play.\nF1 lists all the keys for the screen you're on."
how_keys_heading = 'Playing with the keyboard'
how_gamepad = 'The D-pad or the left stick moves the highlight, and the confirm button presses the highlighted item. One button draws and discards; another takes, melds and plays. The buttons on the screen show which. View (or Share, or −) shows what every button does. In a text field, the confirm button opens an on-screen keyboard.'
how_gamepad_heading = 'Playing with a gamepad'
how_touch = "Tap where you'd click, and drag cards with a finger. Rest a finger on a card, a meld or a book to enlarge it, or on a button to read what it does. Scroll with two fingers. Tap a text field to open an on-screen keyboard."
how_touch_heading = 'Playing by touch'
how_unclear = "The note beside the pile says what you can do now. H shows what to play; press it again to see why. The question mark or F2 explains whatever is highlighted or under the pointer. If you can't use a button, press it to find out why."
how_unclear_heading = 'When something is unclear'
how_too_small = "The + and − keys make text and buttons larger and smaller on every screen; F11 switches to full screen. Right-click a card, a meld or a book to enlarge it. In Settings you can choose a font that's easier to read, and different suit colours."
how_too_small_heading = 'When something is too small'
how_opening = 'Your first melds of a round must add up to the minimum, so you lay them out first; the meter keeps count. When you take the pile, the cards for it are laid out too. Nothing is played until you press Play, and Esc takes it all back.'
how_opening_heading = 'Opening and taking the pile'
how_foot = "When your hand is empty, you pick up your foot and play on. Blue backs are hands, red backs are feet; the number on a player's back says how many cards are left."
how_foot_heading = 'Hand and foot'
how_several_people = "A curtain falls between your turns. It shows everything that's happened since your last turn, and lifts when you hold down its button, Space or Enter for a second. “Cover my cards” in the menu bar, or C, lowers it at any time: anything you've laid out waits behind it. From the curtain, anyone can look at the table without seeing a hand."
how_several_people_heading = 'Several people at one screen'
how_books = 'A book without wild cards is clean, with a red card on top; one with wild cards is dirty, with a black card on top. The ribbon and the token also say so in words and symbols.'
how_books_heading = 'Books'
how_nothing_lost = 'Every move is saved before the next one. Close the window whenever you like: Continue takes you back to exactly where you were.'
how_nothing_lost_heading = 'Nothing is lost'
term_hand = "The cards you play first. When they're all gone, you pick up your foot and play on."
term_hand_heading = 'Hand'
term_foot = "A second hand that stays face down until your first is used up. Its backs are red and marked with an F. Nobody may look at a foot until it's picked up."
term_foot_heading = 'Foot'
term_tail = 'Under some rules, a third stack that stays face down until your foot is used up; you then go out from it. Its backs are green and marked with a T.'
term_tail_heading = 'Tail'
term_stock = 'The face-down cards everyone draws from. The label shows how many are left.'
term_stock_heading = 'Stock'
term_pile = 'Every turn ends with a card discarded here, face up. The upcard is the one on top. If you can meld it at once, the rules may let you take from the pile instead of drawing.'
term_pile_heading = 'Discard pile'
term_frozen = "A card across the pile shows that it's frozen: until it thaws, it's harder to take, or can't be taken at all."
term_frozen_heading = 'Frozen pile'
term_meld = 'Cards of one rank that your team has laid on the table. A meld grows until it has enough cards for a book.'
term_meld_heading = 'Meld'
term_book = 'Your finished melds. The empty places are the books your team still needs before one of you can go out.'
term_book_heading = 'Books'
term_clean_book = "A finished meld without a wild card. Its ribbon is red. It's usually worth more than a dirty one."
term_clean_book_heading = 'Clean book'
term_dirty_book = 'A finished meld that has wild cards in it. Its ribbon is black, with stripes and the number of wild cards.'
term_dirty_book_heading = 'Dirty book'
term_wild_book = 'A finished meld of nothing but wild cards. Its ribbon is gold, with a star.'
term_wild_book_heading = 'Book of wilds'
term_wild = 'Twos and jokers stand in for other cards. They have a gold frame. Mixed into a meld, they make it dirty.'
term_wild_heading = 'Wild card'
term_three = "Threes aren't like the other ranks, and red ones aren't like black ones."
term_three_heading = 'Three'
term_opening = "Your team's first melds in a round must add up to a minimum. The meter counts what you have laid out; nothing is played until you press Play."
term_opening_heading = 'Opening'
term_going_out = 'Getting rid of your very last card ends the round. The list shows what your team still needs before one of you can go out.'
term_going_out_heading = 'Going out'
term_score = 'The large number is your total from earlier rounds; the small one is what you have on the table this round.'
term_score_heading = 'Score'
term_turn = 'Draw cards or take from the pile, meld what you like, then discard one card. The note beside the pile says what comes next.'
term_turn_heading = 'Turn'
show_rule = 'Show the rule'


def row(keys: str, does: str) -> str:
    return keys + ': ' + does


def keys_learn() -> str:
    return 'open the highlighted lesson or set of problems\ngo to the problems\nchoose other rules\n' + __keys_lists


def keys_new_game() -> str:
    return "start the game when the gold button is highlighted\nchange the highlighted rule set, if it's your own\ngive the highlighted player that seat, counted clockwise from the front\nmove the highlighted face to the next seat; Delete frees its seat\n" + __keys_lists


def keys_people() -> str:
    return 'give the highlighted player that seat, counted clockwise from the front\nmove the highlighted face to the next seat; Delete frees its seat\ntake the highlighted player off the list; P puts them back\n' + __keys_lists


def keys_set_up() -> str:
    return 'add a card of that rank: 0 for a ten, 3 for a black three, R for a red three, X for a joker\ntake back the last card\nundo the last change\nfill the rest at random\n' + __keys_lists


def keys_games() -> str:
    return "open the highlighted game\nlook back at it\nsee the whole evening\nname it, and say who played\nsave a copy of it\nremove it, after asking\nput back what was removed\nshow everything you can do with it\nfind a game by name, rules, player or day\nswitch between finished games and those in progress\nshow that player's statistics\n" + __keys_lists


def keys_evening() -> str:
    return 'open the highlighted match\n' + __keys_lists


def keys_your_table() -> str:
    return 'try a different cloth and card backs\n' + __keys_lists


def keys_own_keys() -> str:
    return 'choose a new key for the highlighted action\n' + __keys_lists


def keys_deck_cut() -> str:
    return 'move the line where the deck is cut\ncut at the line\nlet the game cut for you\ndeal without a cut\n' + __keys_ceremonies


def keys_cut() -> str:
    return 'lift fewer or more cards\ntake the packet\n' + __keys_ceremonies


def keys_choose() -> str:
    return 'choose the left or the right stack\n' + __keys_ceremonies


def screen_title_heading() -> str:
    return 'Hand and Foot'


def screen_learn_heading() -> str:
    return _learn_screen.learn


def screen_new_game_heading() -> str:
    return _screens.new_game


def screen_people_heading() -> str:
    return _people.people


def screen_set_up_heading() -> str:
    return _setting_up.title


def screen_play_on_heading() -> str:
    return _play_on.title


def screen_games_heading() -> str:
    return _my_games.my_games


def screen_chances_heading() -> str:
    return _chances.who_gets_the_jokers


def screen_todays_deal_heading() -> str:
    return _todays_deal.todays_deal


def screen_deal_result_heading() -> str:
    return _todays_deal.todays_deal


def screen_score_pad_heading() -> str:
    return _score_pad.title


def screen_score_pad_evening_heading() -> str:
    return _score_pad.title


def screen_evening_heading() -> str:
    return _evening.whole


def screen_own_keys_heading() -> str:
    return _own_keys.title


def screen_settings_heading() -> str:
    return _screens.settings


def screen_end_heading() -> str:
    return _captions.match


def screen_your_table_heading() -> str:
    return _your_table.title


def thing_button_your_table_heading() -> str:
    return _your_table.title


def thing_cloth_heading() -> str:
    return _your_table.cloth


def thing_back_heading() -> str:
    return _your_table.card_back


def thing_deck_heading() -> str:
    return _your_table.deck


def thing_button_take_heading() -> str:
    return _your_table.take


def thing_button_surprise_heading() -> str:
    return _your_table.surprise


def screen_joining_heading() -> str:
    return _joining.title


def screen_help_heading() -> str:
    return _screens.help


def screen_replay_heading() -> str:
    return _looking_back.look_back


def screen_think_again_heading() -> str:
    return _looking_back.think_again


def screen_think_again_answer_heading() -> str:
    return _looking_back.think_again


def screen_souvenir_heading() -> str:
    return _souvenir.souvenir


def screen_moment_heading() -> str:
    return _scores.the_moment


def screen_problem_heading() -> str:
    return _learn_screen.problems


def screen_problem_answer_heading() -> str:
    return _learn_screen.problems


def thing_button_play_heading() -> str:
    return _screens.play


def thing_button_first_round_heading() -> str:
    return _screens.never_played


def thing_button_voice_heading() -> str:
    return _screens.set_voice


def thing_button_continue_heading() -> str:
    return _screens.continue_


def thing_todays_deal_button_play_heading() -> str:
    return _todays_deal.todays_deal


def thing_todays_deal_field_rules_heading() -> str:
    return _todays_deal.rules


def thing_todays_deal_field_code_heading() -> str:
    return _todays_deal.friend_told


def thing_button_say_heading() -> str:
    return _todays_deal.say_slowly


def thing_todays_deal_button_copy_heading() -> str:
    return _todays_deal.copy_code


def thing_button_play_code_heading() -> str:
    return _todays_deal.play_that


def thing_button_enter_rules_heading() -> str:
    return _todays_deal.enter_rules


def thing_button_score_pad_heading() -> str:
    return _score_pad.title


def thing_button_real_cards_heading() -> str:
    return _score_pad.title


def thing_field_dealer_heading() -> str:
    return _score_pad.first_dealer


def thing_score_pad_field_out_heading() -> str:
    return _score_pad.went_out


def thing_score_pad_button_plus_heading() -> str:
    return _score_pad.plus


def thing_score_pad_button_write_down_heading() -> str:
    return _score_pad.write_down


def thing_score_pad_button_chart_heading() -> str:
    return _score_pad.chart


def thing_score_pad_button_undo_heading() -> str:
    return _score_pad.undo


def thing_score_pad_button_drop_heading() -> str:
    return _score_pad.as_it_was


def thing_rule_page_button_print_heading() -> str:
    return _printed_pages.print


def thing_score_pad_button_print_heading() -> str:
    return _score_pad.sheet_to_print


def thing_evening_button_print_heading() -> str:
    return _score_pad.print_evening


def thing_button_evening_heading() -> str:
    return _evening.whole


def thing_evening_button_again_heading() -> str:
    return _evening.again


def thing_score_pad_evening_button_hint_cards_heading() -> str:
    return _printed_pages.hint_cards


def thing_score_pad_evening_button_setup_heading() -> str:
    return _printed_pages.set_up


def thing_score_pad_evening_button_changes_heading() -> str:
    return _score_pad.changes


def thing_score_pad_evening_button_end_heading() -> str:
    return _score_pad.end_evening


def thing_score_pad_evening_button_done_heading() -> str:
    return _score_pad.done


def thing_day_heading() -> str:
    return _todays_deal.earlier


def thing_button_tell_heading() -> str:
    return _todays_deal.tell_friend


def thing_deal_result_button_again_heading() -> str:
    return _todays_deal.play_again


def thing_button_friend_heading() -> str:
    return _todays_deal.open_file


def thing_button_new_game_heading() -> str:
    return _screens.new_game


def thing_button_games_heading() -> str:
    return _screens.games


def thing_button_settings_heading() -> str:
    return _screens.settings


def thing_button_help_heading() -> str:
    return _screens.help


def thing_button_quit_heading() -> str:
    return _screens.quit


def thing_button_todays_deal_heading() -> str:
    return _todays_deal.todays_deal


def thing_button_learn_heading() -> str:
    return _learn_screen.learn


def thing_button_step_back_heading() -> str:
    return _lessons.back


def thing_button_do_it_heading() -> str:
    return _lessons.do_it_for_me


def thing_button_next_lesson_heading() -> str:
    return _lessons.next_lesson


def thing_button_play_match_heading() -> str:
    return _lessons.play_match


def thing_lesson_button_learn_heading() -> str:
    return _learn_screen.learn


def thing_button_own_games_heading() -> str:
    return _learn_screen.own_games


def thing_button_solve_heading() -> str:
    return _learn_screen.solve_problems


def thing_button_who_learns_heading() -> str:
    return _learn_screen.who_learns


def thing_button_learner_heading() -> str:
    return _learn_screen.who_learns


def thing_button_learner_typed_heading() -> str:
    return _learn_screen.it_is_me


def thing_field_learner_heading() -> str:
    return _learn_screen.somebody_else


def thing_learn_field_rules_heading() -> str:
    return _learn_screen.rules


def thing_learn_list_heading() -> str:
    return _learn_screen.by_theme


def thing_button_back_heading() -> str:
    return _screens.back


def thing_button_own_keys_heading() -> str:
    return _own_keys.title


def thing_button_left_hand_heading() -> str:
    return _own_keys.left_hand


def thing_button_right_hand_heading() -> str:
    return _own_keys.right_hand


def thing_button_usual_keys_heading() -> str:
    return _own_keys.usual_keys


def thing_own_keys_field_place_heading() -> str:
    return _own_keys.place


def thing_own_keys_list_heading() -> str:
    return _own_keys.title


def thing_button_licences_heading() -> str:
    return _screens.pictures


def thing_button_start_heading() -> str:
    return _screens.start


def thing_button_read_rules_heading() -> str:
    return _screens.read_rules


def thing_button_questions_heading() -> str:
    return _house_rules.which_fits


def thing_curtain_button_continue_heading() -> str:
    return _screens.show_my_cards


def thing_curtain_button_see_table_heading() -> str:
    return _screens.look_at_table


def thing_curtain_button_history_heading() -> str:
    return _screens.whole_log


def thing_since_heading() -> str:
    return _screens.since_last_turn


def thing_button_score_heading() -> str:
    return _looking_back.score_of_round


def thing_past_score_button_continue_heading() -> str:
    return _looking_back.look_back


def thing_button_see_table_heading() -> str:
    return _scores.see_table


def thing_button_give_up_heading() -> str:
    return _screens.give_up


def thing_button_leave_heading() -> str:
    return _screens.save_and_leave


def thing_button_souvenir_heading() -> str:
    return _souvenir.souvenir


def thing_button_watch_heading() -> str:
    return _scores.watch_again


def thing_button_again_heading() -> str:
    return _scores.play_again


def thing_button_knew_heading() -> str:
    return _looking_back.why_this_move


def thing_button_what_known_heading() -> str:
    return _looking_back.what_known


def thing_button_prove_heading() -> str:
    return _proof.prove_it


def thing_button_look_back_heading() -> str:
    return _looking_back.look_back


def thing_button_how_found_heading() -> str:
    return _looking_back.how_found


def thing_button_par_heading() -> str:
    return _scores.about_round


def thing_button_think_again_heading() -> str:
    return _looking_back.think_again


def thing_button_play_on_heading() -> str:
    return _looking_back.play_on


def thing_button_experts_heading() -> str:
    return _looking_back.let_experts_play


def thing_button_legend() -> str:
    return _looking_back.legend_lead + ' ' + _looking_back.legend_given + ' ' + _looking_back.legend_cards


def thing_button_legend_heading() -> str:
    return _looking_back.legend


def thing_field_reshuffle_heading() -> str:
    return _screens.reshuffle


def thing_button_set_up_heading() -> str:
    return _setting_up.title


def thing_field_places_heading() -> str:
    return _setting_up.places


def thing_field_turn_heading() -> str:
    return _setting_up.whose_turn


def thing_field_drawn_heading() -> str:
    return _setting_up.drawn


def thing_field_round_heading() -> str:
    return _setting_up.round


def thing_field_foot_taken_heading() -> str:
    return _setting_up.foot_taken


def thing_there_heading() -> str:
    return _setting_up.take_out


def thing_left_heading() -> str:
    return _setting_up.put_there


def thing_button_fill_heading() -> str:
    return _setting_up.fill


def thing_button_clear_heading() -> str:
    return _setting_up.clear


def thing_button_change_heading() -> str:
    return _play_on.change_cards


def thing_field_hidden_heading() -> str:
    return _play_on.hidden_cards


def thing_field_eyes_heading() -> str:
    return _play_on.as_who_knew


def thing_field_name_heading() -> str:
    return _screens.name_of_game


def thing_button_agreements_heading() -> str:
    return _partner_agreements.title


def thing_button_slot_heading() -> str:
    return _screens.new_game


def thing_new_game_button_more_heading() -> str:
    return _new_game.more


def thing_button_change_chairs_heading() -> str:
    return _people.change_chairs


def thing_button_people_heading() -> str:
    return _people.manage


def thing_new_game_people_heading() -> str:
    return _people.people


def thing_people_people_heading() -> str:
    return _people.people


def thing_button_add_person_heading() -> str:
    return _people.add


def thing_button_take_off_heading() -> str:
    return _people.remove


def thing_field_person_name_heading() -> str:
    return _people.name


def thing_field_colour_heading() -> str:
    return _people.colour


def thing_field_chair_heading() -> str:
    return _people.usual_chair


def thing_field_partner_heading() -> str:
    return _people.usual_partner


def thing_settings_field_part_heading() -> str:
    return _screens.settings


def thing_games_field_part_heading() -> str:
    return _screens.games


def thing_list_heading() -> str:
    return _screens.games


def thing_field_find_heading() -> str:
    return _my_games.find


def thing_chip_heading() -> str:
    return _my_games.find


def thing_button_closer_heading() -> str:
    return _looking_back.look_closer


def thing_replay_button_read_on_heading() -> str:
    return _looking_back.read_on


def thing_replay_button_lead_heading() -> str:
    return _looking_back.the_lead


def thing_what_it_knew_button_more_heading() -> str:
    return _proof.three_more


def thing_games_button_ways_heading() -> str:
    return _my_games.more


def thing_button_costs_heading() -> str:
    return _my_games.where_they_went


def thing_button_more_people_heading() -> str:
    return _my_games.more_people


def thing_games_field_kind_heading() -> str:
    return _my_games.kind_field


def thing_field_page_heading() -> str:
    return _my_games.what_is_told


def thing_field_company_heading() -> str:
    return _my_games.with_and_against


def thing_button_other_rules_heading() -> str:
    return _my_games.records


def thing_button_chances_heading() -> str:
    return _chances.who_gets_the_jokers


def thing_field_wanted_heading() -> str:
    return _chances.kinds


def thing_button_how_heading() -> str:
    return _chances.how_this_works


def thing_button_result_heading() -> str:
    return _my_games.result


def thing_button_digits_heading() -> str:
    return _seals.show_digits


def thing_button_export_heading() -> str:
    return _my_games.export


__keys_lists = keys_lists
__keys_ceremonies = keys_ceremonies
