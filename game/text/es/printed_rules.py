"""Español: printed_rules. Made by `python -m tools.messages`."""
from game.text.en.printed_rules import footer as footer
from game.text.en.printed_rules import cards as cards
from game.text.en.printed_rules import cards_count as cards_count
from game.text.en.printed_rules import others as others
from game.text.en.printed_rules import to_go_out as to_go_out
from game.text.en.printed_rules import to_open as to_open
from game.text.en.printed_rules import worth as worth
from game.text.en.printed_rules import rank as rank
from game.text.en.printed_rules import ranks as ranks
from game.text.en.printed_rules import kind as kind
from game.text.en.printed_rules import double_book as double_book
from game.text.en.printed_rules import twice as twice
from game.text.en.printed_rules import book_at_once as book_at_once
from game.text.en.printed_rules import going_out as going_out
from game.text.en.printed_rules import three as three
from game.text.en.printed_rules import no_books as no_books
from game.text.en.printed_rules import partners as partners
from game.text.en.printed_rules import permission as permission
from game.text.en.printed_rules import last_card as last_card
from game.text.en.printed_rules import every_round as every_round
from game.text.en.printed_rules import rounds_after as rounds_after
from game.text.en.printed_rules import in_round as in_round
from game.text.en.printed_rules import from_round as from_round
from game.text.en.printed_rules import below as below
from game.text.en.printed_rules import from_ as from_
from game.text.en.printed_rules import different as different
from game.text.en.printed_rules import stack as stack
from game.text.en.printed_rules import letter as letter
from game.text.en.printed_rules import book as book
from game.text.en.printed_rules import opens as opens
from game.text.en.printed_rules import together as together
from game.text.en.printed_rules import laid_down as laid_down


