"""English: captions. Made by `python -m tools.messages`."""


turn = 'Your turn'
refused = "You can't do that"
call = 'Someone can go out, or has one card left'
clean = 'A clean book is complete'
dirty = 'A dirty book is complete'
wild = 'A book of wild cards is complete'
out = 'The round is over'
match = 'The match is over'
pile = 'The pile is taken'
foot = 'A foot is picked up'
tail = 'A tail is picked up'
shuffle = 'The cards are shuffled'
deal = 'The cards are dealt'
