"""What a move is for: one union of facts, found in positions and put to one causal test; `game.sentences.advice` words
them.

purposes.py            the closed union of purposes, and `Advice`: a move with its purpose
seen_effects.py        what everybody sees a lay-down do
compared_discards.py   one discard compared with others
tested_causes.py       the first purpose without which most of a way's gain is gone
weighing.py            the causal test: playing on with a purpose taken away
telling_apart.py       drops a reason that is as true of the other decision
hint.py                a person's advice, settled by thinking ahead
ending.py              what ending the round, or playing on, is for
pile_purposes.py       what drawing, or taking the pile, is for
whole_turn.py          what a whole turn was for, from what everybody saw
"""
