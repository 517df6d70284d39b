"""What a move is for. One union of facts, one finder, one causal test; `game.sentences.advice.reasons` words them.

purposes.py    Purpose: a closed union of frozen Structs (Opens, TakesStack, MakesBook, GrowsBook, KeepsClean,
               GoesOut, PlaysOn, SavesPoints, GuardsPile, KeepsTogether, ShedsCost, SparesPartner, TakesPile,
               LeavesPile, OnlyWay), or of a draw the refusal (NoTake) that keeps the seat from the pile.
               Advice: a move, its `purpose` (None: nothing passed the test, say only how it did), `cards`, `instead`
               (another move that somebody would think of, and what that move is for), `better`, `worse`, `worlds`,
               `others`, `is_alone`.
finder.py      purpose_of(view, way, instead) -> Purpose | None
                   `way` and `instead`: whole decisions (moves as in `JudgedDecision.moves` and `BetterWay.moves`).
                   What the one is for and the other isn't, if at most half of the gain stays without it.
               advice_between(view, way, instead) -> Advice      for verdicts, answers and problems
               reason_for(view, move) -> Advice                  a move by itself, against the usual other one
telling_apart.py  is_as_true_of(view, purpose, instead): a reason that is as true of both decisions is none
hint.py        settled(view), advice_while_thinking(view, think) -> Advice
whole_turn.py  turn_reasons(turn, seat, agreements) -> tuple[Purpose | AsAgreed, ...]
                   what a whole turn was for, from what everybody saw

sentences/reasons.py   reason_sentence(purpose, voice, names, me, alone) -> str   "For your foot: two more cards…"
                       voice: "you", "me" (a player about itself), "they" (a named player: `who`)
                       head_of(purpose, …) -> str and clause_of(purpose, …) -> str: its two halves
                       tried_sentence(advice) -> str: "We tried it 200 times: it did better." where nothing passed
"""
