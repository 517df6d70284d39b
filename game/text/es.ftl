### Hand and Foot en español. docs/messages.md says how to change a message.


## nouns


# ---- end of nouns


## log


# ---- end of log


## refusals


# ---- end of refusals


## hints


# ---- end of hints


## phrases


# ---- end of phrases


## turns_ahead


# ---- end of turns_ahead


## thinking_again


# ---- end of thinking_again


## looking_back


# ---- end of looking_back


## play_on


# ---- end of play_on


## table


# ---- end of table


## heard


# ---- end of heard


## coach


# ---- end of coach


## going_out_texts


# ---- end of going_out_texts


## why


# ---- end of why


## spoken


# ---- end of spoken


## rule_page


# ---- end of rule_page


## printed_rules


# ---- end of printed_rules


## printed_hint_cards


# ---- end of printed_hint_cards


## printed_setup


# ---- end of printed_setup


## printed_evening


# ---- end of printed_evening


## printed_pages


# ---- end of printed_pages


## printed_score_sheet


# ---- end of printed_score_sheet


## stacks


# ---- end of stacks


## help


# ---- end of help


## own_keys


# ---- end of own_keys


## gamepad


# ---- end of gamepad


## screens


# ---- end of screens


## captions


# ---- end of captions


## whats_new


# ---- end of whats_new


## rules


# ---- end of rules


## house_rules


# ---- end of house_rules


## finding_rules


# ---- end of finding_rules


## setting_up


# ---- end of setting_up


## partner_agreements


# ---- end of partner_agreements


## scores


# ---- end of scores


## score_pad


# ---- end of score_pad


## my_games


# ---- end of my_games


## todays_deal


# ---- end of todays_deal


## deals


# ---- end of deals


## people


# ---- end of people


## beside_friend


# ---- end of beside_friend


## lesson_steps


# ---- end of lesson_steps


## lessons


# ---- end of lessons


## learn_screen


# ---- end of learn_screen


## problems


# ---- end of problems


## errors


# ---- end of errors


## command_line


# ---- end of command_line


## game_files


# ---- end of game_files


## cli


# ---- end of cli
