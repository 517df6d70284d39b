"""Español: phrases. Made by `python -m tools.messages`."""
from game.text.en.phrases import played as played
from game.text.en.phrases import did_draw as did_draw
from game.text.en.phrases import did_look as did_look
from game.text.en.phrases import did_take_pile as did_take_pile
from game.text.en.phrases import did_lay_down as did_lay_down
from game.text.en.phrases import did_put as did_put
from game.text.en.phrases import did_discard as did_discard
from game.text.en.phrases import did_go_out as did_go_out
from game.text.en.phrases import did_answer as did_answer
from game.text.en.phrases import did_keep as did_keep
from game.text.en.phrases import did_end_round as did_end_round
from game.text.en.phrases import did_lift as did_lift
from game.text.en.phrases import did_take_stack as did_take_stack
from game.text.en.phrases import lay_down as lay_down
from game.text.en.phrases import put as put
from game.text.en.phrases import discard as discard
from game.text.en.phrases import discard_only as discard_only
from game.text.en.phrases import take_stack as take_stack
from game.text.en.phrases import onto as onto
from game.text.en.phrases import with_wilds as with_wilds
from game.text.en.phrases import many as many


