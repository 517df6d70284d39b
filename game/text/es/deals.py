"""Español: deals. Made by `python -m tools.messages`."""
from game.text.en.deals import nothing_typed as nothing_typed
from game.text.en.deals import strange_sign as strange_sign
from game.text.en.deals import characters as characters
from game.text.en.deals import group_length as group_length
from game.text.en.deals import too_short as too_short
from game.text.en.deals import too_long as too_long
from game.text.en.deals import wrong_in_group as wrong_in_group
from game.text.en.deals import swapped_in_group as swapped_in_group
from game.text.en.deals import wrong as wrong
from game.text.en.deals import swapped as swapped
from game.text.en.deals import code_of_rules as code_of_rules
from game.text.en.deals import newer_version as newer_version
from game.text.en.deals import rules_not_here as rules_not_here
from game.text.en.deals import table_for_no_code as table_for_no_code
from game.text.en.deals import seat_for_no_code as seat_for_no_code
from game.text.en.deals import of_other_rules as of_other_rules
from game.text.en.deals import only_for_new_deals as only_for_new_deals
from game.text.en.deals import code_or_date as code_or_date
from game.text.en.deals import code_says_all as code_says_all
from game.text.en.deals import with_bots as with_bots
from game.text.en.deals import unreadable as unreadable
from game.text.en.deals import other_cards as other_cards
from game.text.en.deals import no_date as no_date
from game.text.en.deals import none_on as none_on
from game.text.en.deals import in_short as in_short
from game.text.en.deals import who_begins as who_begins
from game.text.en.deals import par_is_for as par_is_for
from game.text.en.deals import par as par
from game.text.en.deals import par_of_one as par_of_one


