"""Español: captions. Made by `python -m tools.messages`."""
from game.text.en.captions import turn as turn
from game.text.en.captions import refused as refused
from game.text.en.captions import call as call
from game.text.en.captions import clean as clean
from game.text.en.captions import dirty as dirty
from game.text.en.captions import wild as wild
from game.text.en.captions import out as out
from game.text.en.captions import match as match
from game.text.en.captions import pile as pile
from game.text.en.captions import foot as foot
from game.text.en.captions import tail as tail
from game.text.en.captions import shuffle as shuffle
from game.text.en.captions import deal as deal


