### Hand and Foot in English. This file says which messages there are; docs/messages.md says how to change them.

# The words of the game. Use one word for one idea, everywhere.
-game = Hand and Foot


## nouns
## Cards, counts and books inside other messages. Each is a function there: CARDS($count).

# A rank, for one card: "king". "wild" is the rank of a meld of wild cards.
# Variables:
#   $rank (Rank) - The rank.
nouns-rank = { $rank ->
    [joker] joker
    [two] two
    [three] three
    [four] four
    [five] five
    [six] six
    [seven] seven
    [eight] eight
    [nine] nine
    [ten] ten
    [jack] jack
    [queen] queen
    [king] king
    [ace] ace
   *[wild] wild
}

# A rank, for several cards: "kings".
# Variables:
#   $rank (Rank) - The rank.
nouns-ranks = { $rank ->
    [six] sixes
   *[other] { RANK($rank) }s
}

# One card of a rank with the indefinite article: "an ace".
# Variables:
#   $rank (Rank) - The rank.
nouns-a-rank = { $rank ->
    [eight] an eight
    [ace] an ace
   *[other] a { RANK($rank) }
}

# Some cards of a rank: "two nines", "an ace", "no nines".
# Variables:
#   $count (Number) - How many cards.
#   $rank (Rank) - Their rank.
nouns-of-rank = { $count ->
    [one] { A-RANK($rank) }
   *[other] { COUNT($count) } { RANKS($rank) }
}

# One card in full, without an article: "queen of hearts".
# Variables:
#   $card (Card) - The card.
nouns-card = { $card ->
    [red-joker] red joker
    [black-joker] black joker
   *[other] { RANK(RANK-OF($card)) } of { SUIT-OF($card) ->
        [clubs] clubs
        [diamonds] diamonds
        [hearts] hearts
       *[spades] spades
    }
}

# One card in full with its article: "the queen of hearts". A joker is any joker.
# Variables:
#   $card (Card) - The card.
nouns-the-card = { RANK-OF($card) ->
    [joker] a joker
   *[other] the { CARD($card) }
}

# Variables:
#   $count (Number) - How many cards.
nouns-cards = { $count ->
    [one] one card
   *[other] { COUNT($count) } cards
}

# Variables:
#   $count (Number) - How many red threes.
nouns-red-threes = { $count ->
    [one] one red three
   *[other] { COUNT($count) } red threes
}

# A book with its kind and rank: "clean book of queens", "book of wilds". It follows an article.
# Variables:
#   $kind (clean | dirty | wild) - What kind of book.
#   $rank (Rank) - Its rank.
nouns-book = { $kind ->
    [clean] clean book of { RANKS($rank) }
    [dirty] dirty book of { RANKS($rank) }
   *[wild] book of wilds
}

# A person's name as a possessive: "Rosa's", "your".
# Variables:
#   $who (Person) - Whose it is.
nouns-whose = { $who ->
    [you] your
   *[other] { POSSESSIVE($who) }
}

# The reader by name: on a portrait, in a table of scores.
nouns-you = You

# A player who has no name.
# Variables:
#   $place (Number) - Which seat, from 1.
nouns-player = Player { $place }

# Variables:
#   $count (Number) - How many points.
nouns-points = { $count ->
    [one] one point
   *[other] { COUNT($count) } points
}

# How a game ended: "640 ahead".
# Variables:
#   $lead (Number) - How many points your team was ahead of all others, or behind.
nouns-lead = { $lead ->
    [0] level
    [negative] { UNSIGNED($lead) } behind
   *[other] { $lead } ahead
}

# Variables:
#   $count (Number) - How many decks.
nouns-decks = { $count ->
    [one] one deck
   *[other] { COUNT($count) } decks
}

# Variables:
#   $count (Number) - How many wild cards.
nouns-wilds = { $count ->
    [one] one wild card
   *[other] { COUNT($count) } wild cards
}

# Variables:
#   $count (Number) - How many naturals.
nouns-naturals = { $count ->
    [one] one natural
   *[other] { COUNT($count) } naturals
}

# Variables:
#   $count (Number) - How many melds.
nouns-melds = { $count ->
    [one] one meld
   *[other] { COUNT($count) } melds
}

# Variables:
#   $count (Number) - How many books.
nouns-books = { $count ->
    [one] one book
   *[other] { COUNT($count) } books
}

# Variables:
#   $count (Number) - How many clean books.
nouns-clean-books = { $count ->
    [one] one clean book
   *[other] { COUNT($count) } clean books
}

# Variables:
#   $count (Number) - How many dirty books.
nouns-dirty-books = { $count ->
    [one] one dirty book
   *[other] { COUNT($count) } dirty books
}

# Variables:
#   $count (Number) - How many rounds.
nouns-rounds = { $count ->
    [one] one round
   *[other] { COUNT($count) } rounds
}

# Variables:
#   $count (Number) - How many matches.
nouns-matches = { $count ->
    [one] one match
   *[other] { COUNT($count) } matches
}

# Variables:
#   $number (Number) - How many hundredths.
nouns-percent = { $number }%

# Variables:
#   $count (Number) - How many players.
nouns-players = { $count ->
    [one] one player
   *[other] { COUNT($count) } players
}

# Variables:
#   $count (Number) - How many seats.
nouns-seats = { $count ->
    [one] one seat
   *[other] { COUNT($count) } seats
}

# Variables:
#   $count (Number) - How many jokers.
nouns-jokers = { $count ->
    [one] one joker
   *[other] { COUNT($count) } jokers
}

# Variables:
#   $count (Number) - How many decisions.
nouns-decisions = { $count ->
    [one] one decision
   *[other] { COUNT($count) } decisions
}

# Variables:
#   $count (Number) - How many moves.
nouns-moves = { $count ->
    [one] one move
   *[other] { COUNT($count) } moves
}

# Variables:
#   $count (Number) - How many games.
nouns-games = { $count ->
    [one] one game
   *[other] { COUNT($count) } games
}

# Variables:
#   $count (Number) - How many people.
nouns-people = { $count ->
    [one] one person
   *[other] { COUNT($count) } people
}

# Variables:
#   $count (Number) - How many minutes.
nouns-minutes = { $count ->
    [one] one minute
   *[other] { COUNT($count) } minutes
}

# Variables:
#   $count (Number) - How many seconds.
nouns-seconds = { $count ->
    [one] one second
   *[other] { COUNT($count) } seconds
}

# Variables:
#   $count (Number) - How many times.
nouns-times = { $count ->
    [1] once
    [2] twice
   *[other] { COUNT($count) } times
}

# Variables:
#   $count (Number) - How many rules.
nouns-rules = { $count ->
    [one] one rule
   *[other] { COUNT($count) } rules
}

# Where a player plays from, within a sentence: "your foot".
# Variables:
#   $stack (hand | foot | tail) - Which stack.
nouns-stack = { $stack ->
    [hand] hand
    [foot] foot
   *[tail] tail
}

# Variables:
#   $kind (clean | dirty | wild) - What kind of book.
nouns-kind-of-book = { $kind ->
    [clean] clean book
    [dirty] dirty book
   *[wild] book of wilds
}

# How many more turns; it follows the numbers of some: "Turns 4, 6, 12 and two others".
# Variables:
#   $count (Number) - How many.
nouns-other-turns = { COUNT($count) } { $count ->
    [one] other
   *[other] others
}

# A team of three or four, named after its first member where there is no room for everyone: "Anna's team".
# Variables:
#   $who (Person) - The first of them.
#   $more (Number) - How many others there are: two or three.
nouns-with-others = { $who ->
    [you] Your team
   *[other] { POSSESSIVE($who) } team
}

# Who is playing whom.
# Variables:
#   $one (Text) - A team.
#   $other (Text) - The other team.
nouns-against = { $one } against { $other }

# On the band round a book.
# Variables:
#   $kind (clean | dirty | wild) - What kind of book.
nouns-band = { $kind ->
    [clean] CLEAN
    [dirty] DIRTY
   *[wild] WILD
}

# Variables:
#   $month (Number) - From 1 for January.
nouns-month = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
}

# Variables:
#   $weekday (Number) - From 1 for Monday.
nouns-weekday = { $weekday ->
    [1] Monday
    [2] Tuesday
    [3] Wednesday
    [4] Thursday
    [5] Friday
    [6] Saturday
   *[7] Sunday
}

# The same where there is little room.
# Variables:
#   $weekday (Number) - From 1 for Monday.
nouns-short-weekday = { $weekday ->
    [1] Mon
    [2] Tue
    [3] Wed
    [4] Thu
    [5] Fri
    [6] Sat
   *[7] Sun
}

# Whose move it is, within the other messages: "you hold", "I hold", "they hold".
# Variables:
#   $voice (you | me | they) - Whose move it is: the reader's, that of a player who says why it moved so itself, or somebody else's.
nouns-i = { $voice ->
    [me] I
    [they] they
   *[you] you
}

# Variables:
#   $voice (you | me | they) - Whose move it is: the reader's, that of a player who says why it moved so itself, or somebody else's.
nouns-me = { $voice ->
    [me] me
    [they] them
   *[you] you
}

# Variables:
#   $voice (you | me | they) - Whose move it is: the reader's, that of a player who says why it moved so itself, or somebody else's.
nouns-my = { $voice ->
    [me] my
    [they] their
   *[you] your
}


## log
## What happened, one line for each event. It follows the name of whoever did it: "Rosa" + "drew two cards".
## ".short" is for narrow panels, where a small picture of the card may follow it.

# Variables:
#   $who (Person) - Who did it.
#   $count (Number) - How many cards.
log-drew = drew { CARDS($count) }
    .short = drew { COUNT($count) }

# The discard pile was shuffled and became the new stock.
# Variables:
#   $count (Number) - How many cards.
log-stock-shuffled = The discards were shuffled into a new stock of { CARDS($count) }
    .short = Discards reshuffled

# A card was turned up to start the discard pile.
# Variables:
#   $card (Card) - The card.
#   $under (Number) - How many cards before it couldn't start the pile, and went under the stock.
log-upcard-turned = { CAPITAL(THE-CARD($card)) } starts the discard pile{ $under ->
    [0] { "" }
   *[other] , after { CARDS($under) } went under the stock
}
    .short = The pile starts with

# Variables:
#   $round (Number) - Which round.
#   $dealer (Person) - Who deals.
#   $first (Person) - Who plays first.
log-round-began = Round { $round }: { $dealer ->
    [you] you deal
   *[other] { $dealer } deals
}, { $first ->
    [you] you play first
   *[other] { $first } plays first
}
    .short = Round { $round }: { $first ->
        [you] you start
       *[other] { $first } starts
    }

# Variables:
#   $round (Number) - Which round.
#   $scores (List) - Each team with what it scored: "You & Anna +500".
#   $out (Flag) - Whether somebody went out.
log-round-ended = { $out ->
    [yes] Round { $round } ended: { JOIN($scores, by: ", ") }
   *[no] Round { $round } ended with nobody going out: { JOIN($scores, by: ", ") }
}
    .short = Round { $round } ended

# A team with what it scored in a round.
# Variables:
#   $team (Text) - Its name.
#   $points (Number) - What it scored.
log-team-score = { $team } { SIGNED($points) }

# How many cards somebody lifted to take a hand and a foot from, and what was put right.
# Variables:
#   $count (Number) - How many cards were lifted.
#   $bonus (Number) - Points for the right number.
#   $over (Number) - How many too many.
#   $lacking (Number) - How many too few.
log-cut = { CARDS($count) }{ $over ->
    [0] { $lacking ->
        [0] , exactly right: { SIGNED($bonus) }
        [one] ; one more was added
       *[other] ; { COUNT($lacking) } more were added
    }
    [one] ; one went back
   *[other] ; { COUNT($over) } went back
}
    .short = lifted { $count }, { $over ->
        [0] { $lacking ->
            [0] { SIGNED($bonus) }
           *[other] { $lacking } added
        }
       *[other] put { $over } back
    }

# The same as a sentence.
# Variables:
#   $who (Person) - Who lifted it.
#   $count (Number) - How many cards were lifted.
#   $bonus (Number) - Points for the right number.
#   $over (Number) - How many too many.
#   $lacking (Number) - How many too few.
log-cut-told = { $who ->
    [you] You lifted { log-cut }.
   *[other] { $who } lifted { log-cut }.
}

# Variables:
#   $who (Person) - Who lifted it.
#   $count (Number) - How many cards were lifted.
#   $bonus (Number) - Points for the right number.
#   $over (Number) - How many too many.
#   $lacking (Number) - How many too few.
log-packet-cut = lifted { log-cut }
    .short = { log-cut.short }

# Variables:
#   $who (Person) - Who did it.
#   $stack (first | second) - Which of two stacks.
log-stack-chosen = { $stack ->
    [first] chose the left stack
   *[second] chose the right stack
}
    .short = chose a stack

# Variables:
#   $who (Person) - Who did it.
#   $upcard (Card) - The card on top of the pile.
#   $pile (Number) - How many cards the pile had.
log-pile-taken = took the pile: { $pile ->
    [one] { THE-CARD($upcard) }
   *[other] { CARDS($pile) }, { THE-CARD($upcard) } on top
}
    .short = took the pile ({ $pile })

# Variables:
#   $who (Person) - Who did it.
#   $points (Number) - What the cards of the opening are worth.
log-team-opened = opened with { $points }
    .short = { log-team-opened }

# How far along a meld is: "5 of 7", or just its number of cards once it's a book.
# Variables:
#   $held (Number) - How many cards it has now.
#   $size (Number) - How many make a book.
#   $full (Flag) - Whether it has that many.
log-progress = { $full ->
    [yes] { CARDS($held) }
   *[no] { $held } of { $size }
}

# A new meld, or cards added: to a book, naturals to their meld, or wild cards alone (the line then names the meld).
# Variables:
#   $who (Person) - Who did it.
#   $laid (new | book | naturals | wilds) - What was laid down where.
#   $cards (Cards) - The cards.
#   $rank (Rank) - The rank of the meld.
#   $held (Number) - How many cards the meld has now.
#   $size (Number) - How many make a book.
#   $full (Flag) - Whether it has that many.
log-melded = { $laid ->
    [new] melded { $cards }
    [book] added { $cards } to the book of { RANKS($rank) }
    [naturals] added { $cards }: now { log-progress }
   *[wilds] added { $cards } to the { RANKS($rank) }: now { log-progress }
}
    .short = { $laid ->
        [new] melded { $cards }
        [wilds] added { $cards } to the { RANKS($rank) }
       *[naturals] added { $cards }
    }

# Variables:
#   $who (Person) - Who did it.
#   $kind (clean | dirty | wild) - What kind of book.
#   $rank (Rank) - Its rank.
#   $worth (Number) - Points for it; 0 under rules by which books score nothing.
log-book-completed = { log-book-completed.short }{ $worth ->
    [0] { "" }
   *[other] , { SIGNED($worth) }
}
    .short = completed a { BOOK($kind, $rank) }

# Variables:
#   $who (Person) - Who did it.
#   $rank (Rank) - The rank of the book.
log-book-turned-dirty = turned the clean book of { RANKS($rank) } dirty
    .short = turned a book dirty

# Variables:
#   $who (Person) - Who did it.
#   $is_tail (Flag) - Whether it's the stack that comes after the foot.
log-foot-taken = picked up { $who ->
    [you] your
   *[other] the
} { $is_tail ->
    [yes] tail
   *[no] foot
}
    .short = { log-foot-taken }

# Variables:
#   $who (Person) - Who did it.
#   $threes (Number) - How many red threes.
#   $count (Number) - How many cards were drawn for them.
log-red-threes-laid = laid down { RED-THREES($threes) }{ $count ->
    [0] { "" }
   *[other] , drawing { CARDS($count) }
}
    .short = laid { RED-THREES($threes) }

# Variables:
#   $who (Person) - Who did it.
#   $card (Card) - The card.
log-discarded = discarded { THE-CARD($card) }
    .short = discarded

# Instead of discarding it.
# Variables:
#   $who (Person) - Who did it.
log-held = { $who ->
    [you] kept your last card
   *[other] kept their last card
}
    .short = kept a card

# Variables:
#   $who (Person) - Who did it.
log-pile-peeked = looked at the pile
    .short = { log-pile-peeked }

# It ends the round: nobody can draw any more.
# Variables:
#   $who (Person) - Who did it.
log-passed = ended the round: too few cards were left to draw
    .short = ended the round

# Variables:
#   $who (Person) - Who did it.
log-permission-asked = asked to go out
    .short = { log-permission-asked }

# The answer to a partner who asked to go out.
# Variables:
#   $who (Person) - Who answered.
#   $asker (Person) - Who asked.
#   $yes (Flag) - Whether the answer is yes.
log-permission-answered = { $yes ->
    [yes] said yes: { $asker ->
        [you] you can go out
       *[other] { $asker } can go out
    }
   *[no] said no: { $asker ->
        [you] you can't go out yet
       *[other] { $asker } can't go out yet
    }
}
    .short = { $yes ->
        [yes] said yes
       *[no] said no
    }

# Variables:
#   $who (Person) - Who did it.
#   $discard (Card?) - The last card.
log-went-out = { $discard ->
    [none] went out without a discard
   *[other] went out, discarding { THE-CARD($discard) }
}
    .short = went out

# Variables:
#   $who (Person) - Who did it.
#   $moves (Number) - How many moves.
log-melds-taken-back = took back { $moves ->
    [one] a move
   *[other] { COUNT($moves) } moves
}
    .short = { log-melds-taken-back }

# Shown when a line of the log is selected: where its cards are now.
log-long-over = That round is over and its cards have been shuffled.
log-in-stock = The card went back into the stock with the other discards.

# Variables:
#   $whose (Person) - Whose meld: a team.
#   $rank (Rank) - Its rank.
#   $held (Number) - How many cards it has.
log-in-meld = { CAPITAL(WHOSE($whose)) } meld of { RANKS($rank) } now has { CARDS($held) }.

# Variables:
#   $whose (Person) - Whose book: a team.
#   $kind (clean | dirty | wild) - What kind of book.
#   $rank (Rank) - Its rank.
#   $held (Number) - How many cards it has.
log-in-book = { CAPITAL(WHOSE($whose)) } { BOOK($kind, $rank) } now has { CARDS($held) }.

# Where a card of the discard pile is now.
# Variables:
#   $card (Card) - The card.
#   $above (Number) - How many cards are on top of it.
log-in-pile = { CAPITAL(THE-CARD($card)) } is { $above ->
    [0] on top of the pile
   *[other] buried in the pile, under { CARDS($above) }
}.

# Variables:
#   $who (Person) - Who took the pile.
#   $card (Card) - The card.
log-taken-and-held = { $who ->
    [you] You took { THE-CARD($card) } with the pile and still hold it.
   *[other] { $who } took { THE-CARD($card) } with the pile and still holds it.
}

# Variables:
#   $who (Person) - Who took the pile.
#   $card (Card) - The card.
log-taken-and-played = { $who ->
    [you] You took { THE-CARD($card) } with the pile and have played it since.
   *[other] { $who } took { THE-CARD($card) } with the pile and has played it since.
}

# Variables:
#   $who (Person) - Who took the pile.
log-pile-went-to = The pile went into { WHOSE($who) } hand.


## refusals
## Why something can't be played: the sentence, and the words on the second line of a button.

# Variables:
#   $who (Person) - Whose turn it is, or who it is about.
refusals-not-your-turn = It's { WHOSE($who) } turn.

# Variables:
#   $who (Person) - Whose turn it is, or who it is about.
refusals-undo-out-of-turn = It's { WHOSE($who) } turn now, so you can't undo what you played.
refusals-undo-nothing = There's nothing to undo: you haven't melded since you last saw new cards.

# Variables:
#   $have (Number) - How many there are.
refusals-undo-some = { $have ->
    [one] You can only undo the last meld.
   *[other] You can only undo the last { MELDS($have) }.
}

# Variables:
#   $have (Number) - How many there are.
refusals-undo-too-far = { $have ->
    [0] { refusals-undo-nothing }
   *[other] { refusals-undo-some }
}

# Variables:
#   $card (Card) - The card.
refusals-none-in-hand = You don't have { THE-CARD($card) }.

# The player holds one card like it.
# Variables:
#   $card (Card) - The card.
refusals-not-another-in-hand = You don't have another { CARD($card) }.

# Variables:
#   $is_held (Flag) - Whether the player has one like it.
#   $card (Card) - The card.
refusals-not-in-hand = { $is_held ->
    [yes] { refusals-not-another-in-hand }
   *[no] { refusals-none-in-hand }
}

# Variables:
#   $most (Number) - The largest number that is allowed.
refusals-cut-too-deep = Lift at least one card, but no more than { $most }.
refusals-no-such-stack = There are two stacks: choose the left or the right one.
refusals-wrong-deal = These cards can't have been dealt like that.
refusals-nothing-laid-yet = You haven't melded anything yet: choose cards for a meld first.
refusals-not-a-move = That isn't a legal move here.

# Variables:
#   $phase (cut | choose | draw | play | answer | ended | none) - What the game is waiting for, if that is known.
refusals-nothing-to-meld = { $phase ->
    [play] { refusals-nothing-laid-yet }
   *[other] { refusals-not-a-move }
}
refusals-game-over = The match is over.

# ---- the move comes at the wrong time in a turn or a round

refusals-not-dealt = The cards haven't been dealt yet: everyone has to lift a packet first.
refusals-choose-first = Everyone has to choose a stack first.
# Variables:
#   $may_draw (Flag) - Whether the stock has enough cards for a draw.
#   $may_take (Flag) - Whether the pile can be taken.
refusals-draw-first = { $may_draw ->
    [yes] { $may_take ->
        [yes] Draw from the stock or take the pile first.
       *[no] Draw from the stock first.
    }
   *[no] { $may_take ->
        [yes] The stock has run out: take the pile or end the round.
       *[no] The stock has run out: all you can do is end the round.
    }
}
refusals-draw-is-done = You've already drawn. Your turn ends with a discard.
refusals-answer-first = The request to go out needs an answer first.
refusals-round-over = The round is over and the next one hasn't been dealt yet.
refusals-not-now = You can't do that now.

# Variables:
#   $phase (cut | choose | draw | play | answer | ended | none) - What the game is waiting for, if that is known.
#   $may_draw (Flag) - Whether the stock has enough cards for a draw.
#   $may_take (Flag) - Whether the pile can be taken.
refusals-wrong-phase = { $phase ->
    [cut] { refusals-not-dealt }
    [choose] { refusals-choose-first }
    [draw] { refusals-draw-first }
    [play] { refusals-draw-is-done }
    [answer] { refusals-answer-first }
    [ended] { refusals-round-over }
   *[none] { refusals-not-now }
}

# ---- melds

refusals-choose-cards = Choose some cards first.

# Variables:
#   $have (Number) - How many there are.
refusals-too-few-for-a-meld = { CAPITAL(CARDS($have)) } { $have ->
    [one] isn't
   *[other] aren't
} enough; a new meld needs three.

# Variables:
#   $have (Number) - How many there are.
refusals-too-few-cards = { $have ->
    [0] { refusals-choose-cards }
   *[other] { refusals-too-few-for-a-meld }
}

# Variables:
#   $have (Number) - How many there are.
#   $need (Number) - How many are needed.
#   $rank (Rank) - The rank.
refusals-too-few-naturals = A meld with wild cards needs at least { OF-RANK($need, $rank) }; this one has { $have ->
    [0] none
   *[other] only { COUNT($have) }
}.

# Variables:
#   $ranks (Ranks) - The two ranks.
refusals-mixed-ranks = You can't mix { $ranks }: a meld is one rank plus wild cards.
refusals-black-threes-with-wilds = You can't meld black threes with wild cards.

# A meld can't have more wild cards under these rules.
# Variables:
#   $have (Number) - How many there are.
#   $need (Number) - How many are needed.
refusals-over-wild-cap = That makes { WILDS($have) }; a meld can't have more than { COUNT($need) }.

# The meld could take more wild cards if it had more naturals.
# Variables:
#   $have (Number) - How many there are.
#   $need (Number) - How many are needed.
#   $rank (Rank) - The rank.
refusals-more-than-naturals-allow = That makes { WILDS($have) }; this meld of { RANKS($rank) } can only have { COUNT($need) }.

# Variables:
#   $need (Number) - How many are needed.
#   $is_cap (Flag) - Whether that is the most for any meld.
#   $have (Number) - How many there are.
#   $rank (Rank) - The rank.
refusals-too-many-wilds = { $need ->
    [0] { refusals-black-threes-with-wilds }
   *[other] { $is_cap ->
        [yes] { refusals-over-wild-cap }
       *[no] { refusals-more-than-naturals-allow }
    }
}

# Variables:
#   $have (Number) - How many there are.
#   $need (Number) - How many are needed.
#   $rank (Rank) - The rank.
refusals-wilds-of-turn = That adds { WILDS($have) } to the { RANKS($rank) }; you can't add more than { COUNT($need) } to a meld in one turn.

# Variables:
#   $have (Number) - How many there are.
#   $need (Number) - How many are needed.
#   $rank (Rank) - The rank.
refusals-new-meld-too-low = These { RANKS($rank) } are worth { $have }; a new meld needs { POINTS($need) }.
refusals-natural-on-wilds = A meld of wild cards takes only wild cards.
refusals-wilds-alone = Wild cards can't form a meld on their own.

# Variables:
#   $alone (Flag) - Whether the player has no partners.
#   $rank (Rank) - The rank.
#   $joins (all | some | none | unknown) - Which of the cards fit on it.
#   $fitting (List) - What fits on it, of these cards or instead.
refusals-no-second-meld = { $alone ->
    [yes] You already have
   *[no] Your team already has
} a meld of { RANKS($rank) }{ $joins ->
    [all] : add these to it
    [some] : add { LIST($fitting) } to it
    [none] , and these don't fit on it
   *[unknown] {""}
}.

# Variables:
#   $alone (Flag) - Whether the player has no partners.
#   $rank (Rank) - The rank.
#   $joins (all | some | none | unknown) - Which of the cards fit on it.
#   $fitting (List) - What fits on it, of these cards or instead.
#   $have (Number) - How many there are.
#   $need (Number) - How many are needed.
refusals-second-meld-too-soon = { $alone ->
    [yes] Your meld of { RANKS($rank) }
   *[no] Your team's meld of { RANKS($rank) }
} has { COUNT($have) } of the { COUNT($need) } cards needed for a book{ $joins ->
    [all] : add these to it first
    [some] : add { LIST($fitting) } to it first
   *[other] {""}
}.

# Variables:
#   $second_meld (never | after_closing | anytime) - When a team may have another meld of a rank.
#   $alone (Flag) - Whether the player has no partners.
#   $rank (Rank) - The rank.
#   $joins (all | some | none | unknown) - Which of the cards fit on it.
#   $fitting (List) - What fits on it, of these cards or instead.
#   $have (Number) - How many there are.
#   $need (Number) - How many are needed.
refusals-second-meld = { $second_meld ->
    [after_closing] { refusals-second-meld-too-soon }
   *[other] { refusals-no-second-meld }
}

# Variables:
#   $alone (Flag) - Whether the player has no partners.
refusals-no-such-meld = { $alone ->
    [yes] You don't have that meld.
   *[no] Your team doesn't have that meld.
}

# Variables:
#   $rank (Rank) - The rank.
#   $closed (any | keep_kind | naturals | sealed | clean_open | dirty_open) - What can still be added to complete books.
refusals-book-closed = { $closed ->
    [keep_kind] The book of { RANKS($rank) } is clean and must stay clean: it takes no wild cards.
    [naturals] The book of { RANKS($rank) } is complete and takes no more wild cards.
    [sealed] The book of { RANKS($rank) } is complete and takes no more cards.
    [clean_open] The book of { RANKS($rank) } can't take this: only clean books take more cards, and only naturals.
    [dirty_open] The book of { RANKS($rank) } is complete and clean: it takes no more cards.
   *[any] The book of { RANKS($rank) } is complete and can't take this.
}

# Variables:
#   $voice (you | me | they) - Whose move it is: the reader's, that of a player who says why it moved so itself, or somebody else's.
refusals-not-opened = { CAPITAL(I($voice)) } must open before taking the pile.

# Variables:
#   $have (Number) - How many there are.
#   $round (Number) - Which round.
#   $need (Number) - How many are needed.
refusals-opening-has = { $have ->
    [one] That's 1 point; round { $round } needs { $need }.
   *[other] That's { $have } points; round { $round } needs { $need }.
}

# It follows the message above: any one of these cards from the hand would be enough.
# Variables:
#   $fixes (List) - Cards, any one of which would be enough: “a king”.
refusals-opening-fix = Adding { LIST($fixes, last: "or") } would be enough.

# It follows refusals-opening-has where no single card would be enough.
# Variables:
#   $lacks (Number) - How many points or cards are missing.
refusals-opening-short = You're { $lacks } short.

# Variables:
#   $have (Number) - How many there are.
#   $round (Number) - Which round.
#   $need (Number) - How many are needed.
#   $fixes (List) - Cards, any one of which would be enough: “a king”.
#   $lacks (Number) - How many points or cards are missing.
refusals-opening-too-low = { refusals-opening-has } { $fixes ->
    [0] { refusals-opening-short }
   *[other] { refusals-opening-fix }
}

refusals-opening-not-natural = An opening needs at least one meld without wild cards.

# ---- threes

refusals-three-on-pile = Nobody can take the pile while there's a three on top.
refusals-red-threes = Red threes must be laid down; you can't meld or discard them.

# It goes before the next message where a three is among other cards.
# Variables:
#   $card (Card) - The card.
refusals-put-back = Put { THE-CARD($card) } back.

# Variables:
#   $meld_threes (no | black_last | black_in_foot | all) - When threes can be melded.
#   $stack (hand | foot | tail) - A player's last stack: the foot, or under some rules the tail.
refusals-threes = { $meld_threes ->
    [black_last] You can only meld black threes when you go out.
    [black_in_foot] The only threes you can meld are black ones, and only from your { STACK($stack) }.
   *[other] You can't meld threes, only discard them.
}

# Variables:
#   $three (laid_down | among_others | alone | threes) - What is wrong with the three: it must be laid down, or can't be melded.
#   $card (Card) - The card.
#   $meld_threes (no | black_last | black_in_foot | all) - When threes can be melded.
#   $stack (hand | foot | tail) - A player's last stack: the foot, or under some rules the tail.
#   $phase (cut | choose | draw | play | answer | ended | none) - What the game is waiting for, if that is known.
refusals-three-forbidden = { $three ->
    [laid_down] { refusals-red-threes }
    [among_others] { $phase ->
        [none] { refusals-threes }
       *[other] { refusals-put-back } { refusals-threes }
    }
   *[alone] { refusals-threes }
}

# ---- the pile and the stock

refusals-pile-never = Nobody can take the pile under these rules.
refusals-no-pile-now = There's no pile to take.

# Variables:
#   $never (Flag) - Whether nobody ever takes the pile.
refusals-no-pile = { $never ->
    [yes] { refusals-pile-never }
   *[no] { refusals-no-pile-now }
}

# Variables:
#   $who (Person) - Whose turn it is, or who it is about.
refusals-pile-frozen = A wild card was discarded: nobody can take the pile until it's { WHOSE($who) } turn again.

# Variables:
#   $have (Number) - How many there are.
#   $need (Number) - How many are needed.
refusals-pile-too-short = The pile has { CARDS($have) }; it can only be taken with { COUNT($need) } or more.

# Variables:
#   $who (Person) - Whose turn it is, or who it is about.
#   $voice (you | me | they) - Whose move it is: the reader's, that of a player who says why it moved so itself, or somebody else's.
refusals-first-lap = Nobody can take the pile until everyone has had a turn{ $voice ->
    [me] { "" }
   *[other] ; { $who ->
        [you] you haven't yet
       *[other] { $who } hasn't yet
    }
}.

# Variables:
#   $rank (Rank) - The rank.
refusals-wild-on-pile = Under these rules, nobody can take the pile with { A-RANK($rank) } on top.

# Variables:
#   $rank (Rank) - The rank.
refusals-lay-both = You must meld both { RANKS($rank) } from your hand with the one on the pile.

# The hand can't take the pile.
# Variables:
#   $frozen (Flag) - Whether only a pair takes it because a wild card lies on it.
#   $worth (Number) - What a new meld must be worth, if that is why two aren't enough; otherwise 0.
#   $need (Number) - How many are needed.
#   $rank (Rank) - The rank.
#   $or_wild (Flag) - Whether one of the rank and a wild card would do as well.
#   $or_meld (Flag) - Whether a meld of the rank would do as well.
#   $have (Number) - How many there are.
#   $points (Number) - How many points the team needs to open, if the hand lacks these too; otherwise 0.
#   $voice (you | me | they) - Whose move it is: the reader's, that of a player who says why it moved so itself, or somebody else's.
refusals-more-needed = { $frozen ->
    [yes] The pile is frozen: { I($voice) } need { OF-RANK($need, $rank) }
   *[no] To take the pile, { I($voice) } need { $worth ->
        [0] { OF-RANK($need, $rank) }
       *[other] a new meld of { RANKS($rank) } worth { POINTS($worth) }
    }
}{ $or_wild ->
    [yes] , or { A-RANK($rank) } and a wild card
   *[no] {""}
}{ $or_meld ->
    [yes] , or a meld of { RANKS($rank) }
   *[no] {""}
}. { CAPITAL(I($voice)) } have { $have ->
    [0] no { RANK($rank) }
   *[other] only { COUNT($have) }
}.{ $points ->
    [0] {""}
   *[other] {" "}{ CAPITAL(MY($voice)) } melds must come to { $points } as well.
}

# Variables:
#   $lacks (Number) - How many cards are missing.
#   $need (Number) - How many are needed.
#   $rank (Rank) - The rank.
#   $have (Number) - How many there are.
#   $frozen (Flag) - Whether only a pair takes the pile because a wild card lies on it.
#   $worth (Number) - What a new meld must be worth, if that is why two aren't enough; otherwise 0.
#   $or_wild (Flag) - Whether one of the rank and a wild card would do as well.
#   $or_meld (Flag) - Whether a meld of the rank would do as well.
#   $points (Number) - How many points the team needs to open, if the hand lacks these too; otherwise 0.
#   $voice (you | me | they) - Whose move it is: the reader's, that of a player who says why it moved so itself, or somebody else's.
refusals-pair-needed = { $lacks ->
    [0] { refusals-lay-both }
   *[other] { refusals-more-needed }
}

# Variables:
#   $card (Card) - The card.
#   $voice (you | me | they) - Whose move it is: the reader's, that of a player who says why it moved so itself, or somebody else's.
refusals-nothing-takes = { CAPITAL(I($voice)) } have nothing to meld { THE-CARD($card) } with, so { I($voice) } can't take the pile.

# Variables:
#   $have (Number) - How many points the first melds would be worth at most.
#   $need (Number) - How many are needed.
#   $voice (you | me | they) - Whose move it is: the reader's, that of a player who says why it moved so itself, or somebody else's.
refusals-take-opens-too-low = With the pile, { MY($voice) } melds would come to { POINTS($have) }; { I($voice) } need { $need } to open.

# Variables:
#   $card (Card) - The card.
refusals-upcard-not-played = To take the pile, you must meld { THE-CARD($card) } in the same move.

# Variables:
#   $card (Card) - The card.
refusals-bottom-not-played = Taking the pile means melding the bottom card taken, { THE-CARD($card) }, too.
refusals-no-peek-again = You've already looked at the pile this turn.
refusals-nothing-below = There's nothing below the upcard to look at.

# Variables:
#   $again (Flag) - Whether the player has looked already.
refusals-no-peek = { $again ->
    [yes] { refusals-no-peek-again }
   *[no] { refusals-nothing-below }
}
refusals-shuffle-due = The discards have to be shuffled into a new stock first.

# Variables:
#   $have (Number) - How many there are.
#   $need (Number) - How many are needed.
#   $may_take (Flag) - Whether the pile can be taken.
refusals-stock-too-short = The stock has { CARDS($have) } left and you need to draw { COUNT($need) }: { $may_take ->
    [yes] take the pile or end the round
   *[no] end the round
}.

# Variables:
#   $have (Number) - How many there are.
#   $may_take (Flag) - Whether the pile can be taken.
refusals-stock-not-empty = The stock still has { CARDS($have) }: draw{ $may_take ->
    [yes] , or take the pile
   *[no] {""}
}.

# ---- going out and the last cards

# Variables:
#   $stack (hand | foot | tail) - A player's last stack: the foot, or under some rules the tail.
refusals-last-card-of-foot = That's the last card of your { STACK($stack) }: discarding it would mean going out.

# Variables:
#   $in_foot (Flag) - Whether the player plays from the foot and has a tail after it.
refusals-keep-enough = { $in_foot ->
    [yes] Keep one card from your foot to discard.
   *[no] Keep two: one to discard, one to hold.
}

# Variables:
#   $have (Number) - How many there are.
#   $stack (hand | foot | tail) - A player's last stack: the foot, or under some rules the tail.
#   $in_foot (Flag) - Whether the player plays from the foot and has a tail after it.
#   $by_pile (Flag) - Whether it is so however the pile is taken.
#   $needed (List) - The books that the team lacks to go out: “two clean books”.
#   $voice (you | me | they) - Whose move it is: the reader's, that of a player who says why it moved so itself, or somebody else's.
refusals-too-few-kept = { $by_pile ->
    [yes] Taking the pile leaves
   *[no] That leaves
} { $have ->
    [0] no cards
   *[other] { CARDS($have) }
} in { MY($voice) } { STACK($stack) }, so { I($voice) }'d go out.{ $needed ->
    [0] {""}
   *[other] {" "}Missing: { $needed }.
}{ $by_pile ->
    [yes] {""}
   *[no] {" "}{ refusals-keep-enough }
}

# Variables:
#   $stack (hand | foot | tail) - A player's last stack: the foot, or under some rules the tail.
refusals-not-in-foot = You can only do that from your { STACK($stack) }, and you haven't picked it up yet.

# Variables:
#   $alone (Flag) - Whether the player has no partners.
#   $missing (List) - The books that are missing: “two clean books”.
refusals-books-missing = { $alone ->
    [yes] To go out, you still need { $missing }.
   *[no] To go out, your team still needs { $missing }.
}

# Items in the list of missing books, besides clean and dirty ones.
# Variables:
#   $count (Number) - How many.
refusals-books-of-wilds = { $count ->
    [one] a book of wilds
   *[other] { COUNT($count) } books of wilds
}
# Variables:
#   $count (Number) - How many.
#   $clean (Flag) - Whether it must be clean.
refusals-books-of-sevens = { $count ->
    [one] { $clean ->
        [yes] a clean book of sevens
       *[no] a book of sevens
    }
   *[other] { BOOKS($count) } of sevens
}

# Variables:
#   $count (Number) - How many.
refusals-books-of-any-kind = { BOOKS($count) } of any kind
refusals-final-discard-needed = You must discard your last card, not meld it: keep one back to go out with.
refusals-final-meld-needed = You must meld your last card, not discard it.
refusals-seven-kept = You can't discard sevens until you have a book of them: discard another card.
refusals-seven-last = You can't go out by discarding a seven.

# Variables:
#   $who (Person) - Whose turn it is, or who it is about.
#   $stack (hand | foot | tail) - A player's last stack: the foot, or under some rules the tail.
#   $picked_up (Flag) - Whether picking it up is enough.
refusals-partner-not-ready = You can't go out until { $who ->
    [you] you've
   *[other] { $who } has
} { $picked_up ->
    [yes] picked up
   *[no] played a card from
} { $who ->
    [you] your
   *[other] the
} { STACK($stack) }.
refusals-permission-refused = The answer was no: you can't ask again this turn.

# Variables:
#   $stack (hand | foot | tail) - A player's last stack: the foot, or under some rules the tail.
#   $have (Number) - How many there are.
refusals-cards-left-over = To go out, you must play every card in your { STACK($stack) }; { CARDS($have) } would be left over.

# Variables:
#   $have (Number) - How many there are.
refusals-cannot-hold-several = You can only keep your very last card, and you have { COUNT($have) }: discard one.

# Variables:
#   $stack (hand | foot | tail) - A player's last stack: the foot, or under some rules the tail.
refusals-cannot-hold-now = You can only keep your last card while a partner still has to pick up their { STACK($stack) } or meld.
refusals-cannot-hold-ever = Under these rules you must play your last card if you can.

# Variables:
#   $several (Flag) - Whether the player has more than one card.
#   $have (Number) - How many there are.
#   $hold_last_card (Flag) - Whether the rules ever let a player keep the last card.
#   $stack (hand | foot | tail) - A player's last stack: the foot, or under some rules the tail.
refusals-cannot-hold = { $several ->
    [yes] { refusals-cannot-hold-several }
   *[no] { $hold_last_card ->
        [yes] { refusals-cannot-hold-now }
       *[no] { refusals-cannot-hold-ever }
    }
}

# ---- in a few words, on the second line of a button in the smallest window: names aside, at most 18 letters.

# Variables:
#   $who (Person) - Whose turn it is, or who it is about.
refusals-short-not-your-turn = { WHOSE($who) } turn

# Variables:
#   $lacks (Number) - How many points or cards are missing.
refusals-short-opening-minimum = { $lacks ->
    [one] 1 point short
   *[other] { $lacks } points short
}

# Variables:
#   $lacks (Number) - How many points or cards are missing.
refusals-short-new-meld-too-low = { refusals-short-opening-minimum }
refusals-short-opening-not-natural = needs a clean meld

# Variables:
#   $worth (Number) - What a new meld must be worth, if that is why two aren't enough; otherwise 0.
#   $need (Number) - How many are needed.
#   $rank (Rank) - The rank.
refusals-short-pair-missing = { $worth ->
    [0] needs { OF-RANK($need, $rank) }
   *[other] { RANKS($rank) } worth { $worth }
}

# Variables:
#   $most_missing (Number) - How many books.
refusals-short-books-missing = { $most_missing ->
    [one] one more book
   *[other] { COUNT($most_missing) } more books
}

# Variables:
#   $who (Person) - Whose turn it is, or who it is about.
refusals-short-partners-foot = { $who ->
    [you] wait for you
   *[other] wait for { $who }
}

# Variables:
#   $have (Number) - How many there are.
#   $need (Number) - How many are needed.
refusals-short-short-pile = { $have } of { $need } cards

# Variables:
#   $have (Number) - How many there are.
refusals-short-must-use-all = { COUNT($have) } left over
refusals-short-three-on-pile = top card: a three
refusals-short-three-laid-down = lay it down
refusals-short-threes = can't meld threes
refusals-short-three-among-others = put the three back

# Variables:
#   $three (laid_down | among_others | alone | threes) - What is wrong with the three: it must be laid down, or can't be melded.
refusals-short-three = { $three ->
    [laid_down] { refusals-short-three-laid-down }
    [among_others] { refusals-short-three-among-others }
   *[other] { refusals-short-threes }
}
refusals-short-not-opened = open first
refusals-short-wild-on-pile = wild card on top
refusals-short-bottom-not-played = meld bottom card
refusals-short-no-peek-again = already looked
refusals-short-nothing-below = nothing below

# Variables:
#   $again (Flag) - Whether the player has looked already.
refusals-short-no-peek = { $again ->
    [yes] { refusals-short-no-peek-again }
   *[no] { refusals-short-nothing-below }
}
refusals-short-final-meld-needed = meld the last card
refusals-short-seven-last = not with a seven
refusals-short-wrong-phase = not now
refusals-short-not-in-hand = not in your hand

# Of a meld.
# Variables:
#   $have (Number) - How many there are.
refusals-short-too-few-cards = { $have ->
    [1] needs two more
    [2] needs one more
   *[other] needs three cards
}

refusals-short-too-few-naturals = too few naturals
refusals-short-mixed-ranks = one rank per meld
refusals-short-wild-limit = too many wilds
refusals-short-wild-only = no all-wild melds
refusals-short-second-meld = already melded
refusals-short-closed-book = book can't take it
refusals-short-no-such-meld = no such meld
refusals-short-no-pile = no pile to take
refusals-short-first-lap = not this early
refusals-short-pair = needs a pair

# Variables:
#   $lacks (Number) - How many points or cards are missing.
#   $worth (Number) - What a new meld must be worth, if that is why two aren't enough; otherwise 0.
#   $need (Number) - How many are needed.
#   $rank (Rank) - The rank.
refusals-short-need-pair = { $lacks ->
    [0] { refusals-short-pair }
   *[other] { refusals-short-pair-missing }
}
refusals-short-nothing-takes = nothing fits it
refusals-short-upcard-not-played = meld the upcard
refusals-short-stock-empty = stock has run out
refusals-short-stock-not-empty = stock isn't empty
refusals-short-keep-cards = keep two cards
refusals-short-seven-kept = no sevens yet
refusals-short-final-discard = needs a discard
refusals-short-refused = the answer was no
refusals-short-cannot-hold = can't keep it
refusals-short-not-in-foot = not in foot yet
refusals-short-bad-cut = not that many
refusals-short-bad-choice = choose a stack
refusals-short-cannot-undo = nothing to undo
refusals-short-bad-deal = impossible deal
refusals-short-malformed = nothing chosen
refusals-short-game-over = the match is over


# ---- end of refusals


## hints
## What is advised, how it did where it was tried, and what other moves cost.

# ---- how the deals went that were played out

# Variables:
#   $count (Number) - How many.
hints-better = better in { $count }

# Variables:
#   $count (Number) - How many.
hints-worse = worse in { $count }

# Variables:
#   $count (Number) - How many.
hints-same = the same in { $count }

# Variables:
#   $tally (List) - The messages above: "better in 12", "worse in 3".
hints-tried = { CAPITAL(LIST($tally)) }.

# A lay-down of many cards, told by how it differs from the advised one.
# Variables:
#   $items (List) - The cards that it leaves out: “two kings”.
hints-the-same-without = the same, but without { $items }

# Variables:
#   $items (List) - The cards that it lays down besides: “two kings”.
hints-the-same-and = the same, plus { $items }

# Variables:
#   $more (List) - The cards that it lays down besides: “two kings”.
#   $less (List) - The cards that it leaves out: “a joker”.
hints-the-same-instead = the same, but with { $more } instead of { $less }

# ---- moves, as an advice

hints-draw = draw
hints-peek = look at the pile
hints-take = take the pile

# Variables:
#   $items (List) - The cards by rank: “two kings”.
#   $adds (Flag) - Whether each goes on a meld that is there: “meld a ten and a jack” would be read as one meld.
hints-lay-down = { $adds ->
    [yes] add
   *[no] meld
} { $items }

# Cards laid onto a meld, as an item of that list.
# Variables:
#   $items (List) - The cards by rank: “two kings”.
#   $rank (Rank) - The rank.
hints-onto = { $items } on the { RANKS($rank) }

# One of several melds that are begun.
# Variables:
#   $items (List) - Its natural cards: “two kings”.
#   $wilds (List) - Its wild cards: “a two”.
hints-begun-with = { $items } with { $wilds }

# Variables:
#   $count (Number) - How many.
hints-lay-down-cards = meld { CARDS($count) }

# Variables:
#   $count (Number) - How many.
#   $items (List) - Some of them by rank: “two kings”.
hints-lay-down-among = meld { CARDS($count) }, including { $items }

# Variables:
#   $card (Card) - The card.
hints-discard = discard { THE-CARD($card) }
hints-go-out = go out
hints-say-yes = say yes
hints-say-no = say no

# Variables:
#   $yes (Flag) - Whether the answer is yes.
hints-answer = { $yes ->
    [yes] { hints-say-yes }
   *[no] { hints-say-no }
}
hints-hold = keep your last card
hints-pass = end the round

# Variables:
#   $count (Number) - How many.
hints-cut = lift { CARDS($count) }

# Variables:
#   $stack (Number) - 0 for the left stack, 1 for the right one.
hints-choose = { $stack ->
    [0] take the left stack
   *[other] take the right stack
}


# ---- end of hints


## reasons
## What a move is for: a head, which says what it is for, and a clause; both together have at most 20 words.

# The team, as subject and as object: "your team", or the player where there is none.
# Variables:
#   $voice (you | me | they) - Whose move it is: the reader's, that of a player who says why it moved so itself, or somebody else's.
#   $alone (Flag) - Whether nobody plays with them, so that they are their team.
reasons-us = { $alone ->
    [yes] { ME($voice) }
   *[no] { $voice ->
        [me] us
       *[other] { MY($voice) } team
    }
}

# Variables:
#   $voice (you | me | they) - Whose move it is: the reader's, that of a player who says why it moved so itself, or somebody else's.
#   $alone (Flag) - Whether nobody plays with them, so that they are their team.
reasons-we = { $alone ->
    [yes] { I($voice) }
   *[no] { $voice ->
        [me] we
       *[other] { MY($voice) } team
    }
}

# Variables:
#   $voice (you | me | they) - Whose move it is: the reader's, that of a player who says why it moved so itself, or somebody else's.
#   $alone (Flag) - Whether nobody plays with them, so that they are their team.
reasons-we-need = { $alone ->
    [yes] { I($voice) } need
   *[no] { $voice ->
        [me] we need
       *[other] { MY($voice) } team needs
    }
}

# Variables:
#   $voice (you | me | they) - Whose move it is: the reader's, that of a player who says why it moved so itself, or somebody else's.
#   $alone (Flag) - Whether nobody plays with them, so that they are their team.
reasons-our = { $alone ->
    [yes] { MY($voice) }
   *[no] { $voice ->
        [me] our
       *[other] { MY($voice) }
    }
}

# The team's cards, as “your kings”.
# Variables:
#   $rank (Rank) - The rank.
#   $voice (you | me | they) - Whose move it is: the reader's, that of a player who says why it moved so itself, or somebody else's.
#   $alone (Flag) - Whether nobody plays with them, so that they are their team.
reasons-our-ranks = { OUR($voice, $alone) } { RANKS($rank) }

# “you pick it up”: the foot or the tail.
# Variables:
#   $stack (foot | tail) - What is picked up.
#   $is_bare (Flag) - Whether nothing before it names the foot or the tail.
#   $voice (you | me | they) - Whose move it is: the reader's, that of a player who says why it moved so itself, or somebody else's.
reasons-picks-it-up = { I($voice) } pick { $is_bare ->
    [yes] up { MY($voice) } { STACK($stack) }
   *[no] it up
}

# A purpose as a sentence.
# Variables:
#   $head (Text) - What the move is for: "For your foot"; none where the clause says it all.
#   $clause (Text) - The rest, without a capital or a full stop.
reasons-sentence = { $head ->
    [none] { CAPITAL($clause) }.
   *[other] { $head }: { $clause }.
}

# No purpose was found, only how the tries went.
# Variables:
#   $worlds (Number) - How many deals were played out.
reasons-tried = We tried it { $worlds } times: it did better.

# Another move, where neither is better.
# Variables:
#   $move (Text) - The move: "discard the king of spades".
reasons-as-good = It's about as good to { $move }.

# Variables:
#   $points (Number) - How many points.
#   $need (Number) - How many are needed.
#   $voice (you | me | they) - Whose move it is: the reader's, that of a player who says why it moved so itself, or somebody else's.
#   $alone (Flag) - Whether nobody plays with them, so that they are their team.
reasons-opens = { OUR($voice, $alone) } first melds come to { POINTS($points) }{ $need ->
    [0] { "" }
   *[other] , and { WE-NEED($voice, $alone) } { $need }
}
    .head = To open

# Variables:
#   $wilds (Number) - How many wild cards.
reasons-opens-cheaper = opening now would take { WILDS($wilds) }
    .head = To open later

# How the foot or the tail comes; the stack before it is the hand or the foot.
# Variables:
#   $stack (foot | tail) - What comes.
#   $how (at_once | next_turn | discard | last_card | book | later) - How it comes.
#   $left (Number) - How many cards are left before it.
#   $is_bare (Flag) - Whether nothing before it names the foot or the tail.
#   $voice (you | me | they) - Whose move it is: the reader's, that of a player who says why it moved so itself, or somebody else's.
reasons-takes-stack = { $how ->
    [at_once] that empties { MY($voice) } { $stack ->
        [tail] foot
       *[foot] hand
    }, and { I($voice) } play on from { $is_bare ->
        [yes] { MY($voice) } { STACK($stack) }
       *[no] it
    } at once
    [next_turn] that empties { MY($voice) } { $stack ->
        [tail] foot
       *[foot] hand
    }, and { reasons-picks-it-up }
    [discard] { $is_bare ->
        [yes] that leaves one card: discard it and pick up { MY($voice) } { STACK($stack) }
       *[no] then discard { MY($voice) } last card and pick it up
    }
    [last_card] { MY($voice) } last card goes, and { reasons-picks-it-up }
    [book] { MY($voice) } first book lets { ME($voice) } pick { $is_bare ->
        [yes] up { MY($voice) } { STACK($stack) }
       *[no] it up
    }
   *[later] { $voice ->
        [you] after the discard, { "" }
       *[other] { "" }
    }{ $left ->
        [one] one more card
       *[other] { COUNT($left) } more cards
    } and { reasons-picks-it-up }
}
    .head = For { MY($voice) } { STACK($stack) }

# Variables:
#   $kind (clean | dirty | wild) - What kind of book.
#   $rank (Rank) - The rank.
#   $is_needed (Flag) - Whether the book is needed to go out.
#   $by_pile (Flag) - Whether it is made with cards from the pile.
#   $books (Number) - How many books are completed.
#   $others (List) - The other ones: “queens”.
#   $is_part (Flag) - Whether the move does more than that.
#   $as_sevens (Flag) - Whether it is the book of sevens that going out takes.
#   $lacks (List) - The books that are needed besides: “two clean books”.
#   $lacking (Number) - How many books those are.
#   $is_turned (Flag) - Whether it was a clean book.
#   $is_late (Flag) - Whether a clean meld that is needed becomes a dirty book, since the round may end soon.
#   $worth (Number) - What the book scores, if it isn't needed.
#   $coming (none | at_once | next_turn | discard | last_card | book | later) - How the foot or the tail comes with the same move; none if it doesn't.
#   $next_stack (foot | tail) - Which of them.
#   $before_it (Number) - How many cards are left before it.
#   $is_bare (Flag) - Whether nothing before it says what it is for.
#   $voice (you | me | they) - Whose move it is: the reader's, that of a player who says why it moved so itself, or somebody else's.
#   $alone (Flag) - Whether nobody plays with them, so that they are their team.
reasons-makes-book = { $by_pile ->
    [yes] with the pile, { reasons-our-ranks } are complete{ $is_needed ->
        [yes] , and { WE-NEED($voice, $alone) } that book
       *[no] { reasons-worth }
    }
   *[no] { $is_turned ->
        [yes] { $books ->
            [one] that turns { reasons-our-ranks } dirty
           *[other] that completes { reasons-our-ranks }
        }
       *[no] that completes { reasons-our-ranks }
    }{ $books ->
        [one] { "" }
        [2] { " " }and { $others }
       *[other] , { $others }
    }{ $coming ->
        [none] { $is_late ->
            [yes] , if only as a { KIND-OF-BOOK($kind) }
           *[no] { $is_needed ->
                [yes] { $lacks ->
                    [0] { $books ->
                        [one] , the last book { WE-NEED($voice, $alone) }
                       *[other] ; then all the books are made
                    }
                   *[other] ; still { $lacks } to go
                }
               *[no] { reasons-worth }
            }
        }
        [later] { reasons-and } leaves { CARDS($before_it) } after the discard
        [discard] ; then discard { MY($voice) } last card
        [book] { $is_bare ->
            [yes] { reasons-and } lets { ME($voice) } pick up { MY($voice) } { STACK($next_stack) }
           *[no] { "" }
        }
       *[other] { reasons-and } empties { reasons-stack-played }
    }
}
    .head = { $coming ->
        [none] { $is_late ->
            [yes] Before the round ends
           *[no] { $is_part ->
                [yes] Mainly for
               *[no] For
            } { reasons-a-book }
        }
        [later] For { reasons-a-book } and { MY($voice) } { STACK($next_stack) }
       *[other] For { MY($voice) } { STACK($next_stack) } and { reasons-a-book }
    }

# A book becomes a double book.
# Variables:
#   $rank (Rank) - The rank.
#   $worth (Number) - How many more points it scores.
#   $voice (you | me | they) - Whose move it is: the reader's, that of a player who says why it moved so itself, or somebody else's.
#   $alone (Flag) - Whether nobody plays with them, so that they are their team.
reasons-doubles-book = { reasons-our-ranks } then score double, { $worth } more
    .head = For a double book

# What a book scores that nobody needs.
# Variables:
#   $books (Number) - How many books are completed.
#   $worth (Number) - What the book scores; 0 where that is nothing.
reasons-worth = { $books ->
    [one] { $worth ->
        [0] { "" }
       *[other] , a book worth { $worth }
    }
   *[other] { "" }
}

# What is completed, in the head of a reason.
# Variables:
#   $kind (clean | dirty | wild) - What kind of book.
#   $books (Number) - How many books are completed.
#   $as_sevens (Flag) - Whether it is the book of sevens that going out takes.
reasons-a-book = { $books ->
    [one] { $as_sevens ->
        [yes] the book of sevens
       *[no] a { KIND-OF-BOOK($kind) }
    }
   *[other] { COUNT($books) } books
}

# “and” after the books that are completed.
# Variables:
#   $books (Number) - How many books are completed.
reasons-and = { $books ->
    [one] { " " }and
   *[other] , and
}

# The stack that is played before the next one.
# Variables:
#   $next_stack (foot | tail) - The next one.
#   $voice (you | me | they) - Whose move it is: the reader's, that of a player who says why it moved so itself, or somebody else's.
reasons-stack-played = { MY($voice) } { $next_stack ->
    [tail] foot
   *[foot] hand
}

# Variables:
#   $kind (clean | dirty | wild) - What kind of book.
#   $rank (Rank) - The rank.
#   $cards (Number) - How many cards the meld has.
#   $short (Number) - How many cards it lacks.
#   $is_far (Flag) - Whether they are so many that nobody would name their number.
#   $is_needed (Flag) - Whether the book is needed to go out.
#   $is_part (Flag) - Whether the move does more than that.
#   $as_sevens (Flag) - Whether it grows into the book of sevens that going out takes.
#   $worth (Number) - What a book of wild cards scores; 0 for another one.
#   $is_bare (Flag) - Whether nothing before it says what it is for.
#   $voice (you | me | they) - Whose move it is: the reader's, that of a player who says why it moved so itself, or somebody else's.
#   $alone (Flag) - Whether nobody plays with them, so that they are their team.
reasons-grows-book = { $kind ->
    [clean] that makes { OF-RANK($cards, $rank) }
   *[other] { reasons-our-ranks } then have { CARDS($cards) }
}{ $is_far ->
    [yes] { $is_bare ->
        [yes] { " " }for { reasons-book-grown }
       *[no] { "" }
    }
   *[no] , { COUNT($short) } short{ $is_needed ->
        [yes] { " " }of a book { WE-NEED($voice, $alone) }
       *[no] { $worth ->
            [0] { $is_bare ->
                [yes] { " " }of { reasons-book-grown }
               *[no] { "" }
            }
           *[other] { " " }of a book worth { $worth }
        }
    }
}
    .head = { $is_part ->
        [yes] Mainly for
       *[no] For
    } { reasons-book-grown }

# What a meld grows into.
# Variables:
#   $kind (clean | dirty | wild) - What kind of book.
#   $as_sevens (Flag) - Whether it is the book of sevens that going out takes.
reasons-book-grown = { $as_sevens ->
    [yes] the book of sevens
   *[no] a { KIND-OF-BOOK($kind) }
}

# Variables:
#   $rank (Rank) - The rank.
#   $cards (Number) - How many cards the meld has.
#   $short (Number) - How many cards it lacks.
#   $is_held (Flag) - Whether the hand holds those.
#   $is_bare (Flag) - Whether nothing before it says what it is for.
#   $voice (you | me | they) - Whose move it is: the reader's, that of a player who says why it moved so itself, or somebody else's.
#   $alone (Flag) - Whether nobody plays with them, so that they are their team.
reasons-keeps-clean = { $is_bare ->
    [yes] { reasons-keep } { reasons-our-ranks } clean: { $short ->
        [0] a wild card would make the book dirty
        [one] { $is_held ->
            [yes] { MY($voice) } hand has the rest of the book
           *[no] one more makes a clean book
        }
       *[other] { $is_held ->
            [yes] { MY($voice) } hand has the rest of the book
           *[no] { COUNT($short) } more make a clean book
        }
    }
   *[no] { $short ->
        [0] a wild card would make that book dirty
       *[other] { $is_held ->
            [yes] { OF-RANK($cards, $rank) }, and { MY($voice) } hand has the rest of a clean book
           *[no] { OF-RANK($cards, $rank) }, { COUNT($short) } short of a clean book, so no wild card goes there
        }
    }
}
    .head = To keep { reasons-our-ranks } clean

# The round ends with this move.
# Variables:
#   $costs (Number) - What playing on would cost the team.
#   $theirs (Number) - What playing on would bring the others.
#   $own (Number) - What it would bring the team; negative if it costs points.
#   $ahead (Number) - How far the team would be ahead if the match ended; 0 where that is no reason.
#   $who (Person) - Who might go out first; nobody where $cards is 0.
#   $cards (Number) - How many cards that player has.
#   $gains (Flag) - Whether the others gain by playing on.
#   $voice (you | me | they) - Whose move it is: the reader's, that of a player who says why it moved so itself, or somebody else's.
#   $alone (Flag) - Whether nobody plays with them, so that they are their team.
reasons-goes-out = { $ahead ->
    [0] { $cards ->
        [0] { $gains ->
            [yes] playing on should earn the others about { $theirs } points{ $own ->
                [negative] { "" }
                [0] { "" }
               *[other] { " " }and { US($voice, $alone) } about { $own }
            }
           *[no] { $costs ->
                [0] playing on should bring the others more than { US($voice, $alone) }
               *[other] playing on should cost { US($voice, $alone) } about { $costs } points
            }
        }
       *[other] { reasons-may-go-out } first
    }
   *[other] the match could end now, with { US($voice, $alone) } about { $ahead } ahead
}

# Who may end the round.
# Variables:
#   $who (Person) - Who.
#   $cards (Number) - How many cards that player has.
reasons-may-go-out = { $who ->
    [you] you have
   *[other] { $who } has
} { CARDS($cards) } left and might go out

# Variables:
#   $left (Number) - How many cards are left.
#   $lacks (List) - The books that are needed besides: “two clean books”.
#   $voice (you | me | they) - Whose move it is: the reader's, that of a player who says why it moved so itself, or somebody else's.
#   $alone (Flag) - Whether nobody plays with them, so that they are their team.
reasons-nears-out = after the discard, that leaves { CARDS($left) }, and { $lacks ->
    [0] all the books are made
   *[other] { WE-NEED($voice, $alone) } only { $lacks }
}
    .head = To go out

# Variables:
#   $fits (Number) - How many cards fit melds.
#   $rest (Number) - How many cards stay besides.
reasons-keeps-two = { CARDS($fits) } { $fits ->
    [one] stays
   *[other] stay
} to meld and { COUNT($rest) } to discard
    .head = For the next turn

# Variables:
#   $wilds (Number) - How many wild cards.
#   $rank (Rank) - The rank of the meld that should get them; any where there is none.
#   $is_for_meld (Flag) - Whether there is one.
#   $voice (you | me | they) - Whose move it is: the reader's, that of a player who says why it moved so itself, or somebody else's.
#   $alone (Flag) - Whether nobody plays with them, so that they are their team.
reasons-keeps-wild = { $is_for_meld ->
    [yes] { reasons-our-ranks } will need { $wilds ->
        [one] it
       *[other] them
    }
   *[no] { $wilds ->
        [one] it's
       *[other] they're
    } worth more later
}
    .head = To keep { WILDS($wilds) }

# Variables:
#   $own (Number) - What playing on should bring the team; negative if it costs points.
#   $theirs (Number) - What playing on would bring the others.
#   $gains (Flag) - Whether the team gains anything.
#   $wins (Flag) - Whether it wins the match more often.
#   $voice (you | me | they) - Whose move it is: the reader's, that of a player who says why it moved so itself, or somebody else's.
#   $alone (Flag) - Whether nobody plays with them, so that they are their team.
reasons-plays-on = { $wins ->
    [yes] playing on wins the match more often
   *[no] { reasons-points-of-playing-on }
}
    .head = Rather than go out

# Variables:
#   $own (Number) - What playing on should bring the team; negative if it costs points.
#   $theirs (Number) - What playing on would bring the others.
#   $gains (Flag) - Whether the team gains anything.
#   $voice (you | me | they) - Whose move it is: the reader's, that of a player who says why it moved so itself, or somebody else's.
#   $alone (Flag) - Whether nobody plays with them, so that they are their team.
reasons-points-of-playing-on = { $gains ->
    [yes] playing on should earn { US($voice, $alone) } about { $own } points{ $theirs ->
        [negative] { "" }
        [0] { "" }
       *[other] { " " }and the others about { $theirs }
    }
   *[no] playing on should cost the others more than { US($voice, $alone) }
}

# Variables:
#   $points (Number) - How many points.
#   $is_behind (Flag) - Whether the team would end up behind.
#   $voice (you | me | they) - Whose move it is: the reader's, that of a player who says why it moved so itself, or somebody else's.
#   $alone (Flag) - Whether nobody plays with them, so that they are their team.
reasons-holds-points = { $is_behind ->
    [yes] { $points ->
        [0] { WE($voice, $alone) } would end the match behind
       *[other] with { POINTS($points) } in { MY($voice) } hand, { WE($voice, $alone) } would end up behind
    }
   *[no] the { POINTS($points) } in { MY($voice) } hand would count against { US($voice, $alone) }
}
    .head = { $is_behind ->
        [yes] For the match
       *[no] For { MY($voice) } own cards
    }

# Variables:
#   $points (Number) - How many points.
#   $cause (rival | stock | none) - What may end the round soon.
#   $who (Person) - The rival who may.
#   $cards (Number) - How many cards that player has, or how many are left to draw.
#   $is_discard (Flag) - Whether a discard saves them.
#   $is_more (Flag) - Whether the points are more than another way would bring.
#   $voice (you | me | they) - Whose move it is: the reader's, that of a player who says why it moved so itself, or somebody else's.
reasons-saves-points = { $cause ->
    [rival] { reasons-may-go-out }, and { reasons-saved }
    [stock] { $cards ->
        [0] there's nothing left to draw
        [one] only one card is left to draw
       *[other] only { CARDS($cards) } are left to draw
    }, and { reasons-saved }
   *[none] that puts { $is_more ->
        [yes] { $points } more points
       *[no] { POINTS($points) }
    } on the table
}
    .head = { $cause ->
        [none] For points
       *[other] Before the round ends
    }

# Variables:
#   $points (Number) - How many points.
#   $is_discard (Flag) - Whether a discard saves them.
#   $is_more (Flag) - Whether the points are more than another way would bring.
#   $voice (you | me | they) - Whose move it is: the reader's, that of a player who says why it moved so itself, or somebody else's.
reasons-saved = { $is_discard ->
    [yes] this card would cost { ME($voice) } { $points }
   *[no] that's { $points } { $is_more ->
        [yes] more points
       *[no] points
    } on the table
}

# The next player doesn't get the pile.
# Variables:
#   $how (three | collects | likely | gone | threw | left | theirs | unmelded) - What keeps that player from it.
#   $who (Person) - That player.
#   $rank (Rank) - The rank.
#   $cards (Number) - How many cards of the pile it is about.
#   $out (Number) - How many cards of the rank are out.
#   $of (Number) - Of how many.
#   $is_bare (Flag) - Whether nothing before it says what it is for.
reasons-guards-pile = { $how ->
    [three] nobody can take the pile with a three on top
    [collects] { $who ->
        [you] you meld
       *[other] { $who } melds
    } { RANKS($rank) }, and one more takes the pile
    [gone] { COUNT($out) } of the { COUNT($of) } { RANKS($rank) } are out, so few are left
    [threw] { $who ->
        [you] you discarded { A-RANK($rank) } yourself
       *[other] { $who } discarded { A-RANK($rank) } too
    }
    [left] { $who ->
        [you] you drew and left { A-RANK($rank) } on the pile before
       *[other] { $who } drew and left { A-RANK($rank) } on the pile before
    }
    [theirs] { $is_bare ->
        [yes] rivals would
       *[no] they'd
    } need two { RANKS($rank) } in the hand; their meld doesn't count
    [unmelded] { $who ->
        [you] you have
       *[other] { $who } has
    } no meld of { RANKS($rank) }, so one card alone isn't enough
   *[likely] { A-RANK($rank) } on top would too often give away { $cards ->
        [0] the pile
        [one] the pile
       *[other] { CARDS($cards) }
    }
}
    .head = To keep the pile from rivals

# Variables:
#   $rank (Rank) - The rank that stays together.
#   $held (Number) - How many are held.
#   $use (pile | meld | own | clean) - What for.
#   $goes (Rank) - The discarded rank, of which only one is held.
#   $is_loose (Flag) - Whether only one of the discarded rank is held.
#   $is_bare (Flag) - Whether nothing before it says what it is for.
#   $voice (you | me | they) - Whose move it is: the reader's, that of a player who says why it moved so itself, or somebody else's.
reasons-keeps-together = { $use ->
    [pile] { reasons-keep } { MY($voice) } { OF-RANK($held, $rank) }. If { A-RANK($rank) } is discarded, { I($voice) } can take the pile
    [own] { reasons-keep } { MY($voice) } { $held ->
        [one] { RANK($rank) }
       *[other] { RANKS($rank) }
    } for { $is_bare ->
        [yes] { $held ->
            [one] its
           *[other] their
        } meld
       *[no] it
    }
    [clean] { reasons-keep } wild cards off { MY($voice) } { RANKS($rank) }
   *[meld] { reasons-keep } { MY($voice) } { OF-RANK($held, $rank) }{ $held ->
        [2] : with one more they're a meld
       *[other] { " " }together: they're a meld
    }
}{ $is_loose ->
    [yes] ; { I($voice) } { $voice ->
        [me] had
       *[other] hold
    } only one { RANK($goes) }
   *[no] { "" }
}
    .head = { $use ->
        [pile] For the pile
        [own] For the meld of { RANKS($rank) }
        [clean] For a clean meld of { RANKS($rank) }
       *[meld] { "" }
    }

# Before what is kept: advice, or what somebody did.
# Variables:
#   $voice (you | me | they) - Whose move it is: the reader's, that of a player who says why it moved so itself, or somebody else's.
reasons-keep = { $voice ->
    [you] keep
   *[other] { I($voice) } keep
}

# Variables:
#   $points (Number) - What it costs if it is left over; 0 where it is only useless.
#   $rank (Rank) - Its rank.
#   $lone (Number) - If it is the only one held and fits no meld, how many such cards are held; otherwise 0.
#   $is_full (Flag) - Whether the book of its rank takes no more.
#   $is_wanted (Flag) - Whether a rival team has a meld that it fits.
#   $is_bare (Flag) - Whether nothing before it says what it is for.
#   $voice (you | me | they) - Whose move it is: the reader's, that of a player who says why it moved so itself, or somebody else's.
#   $alone (Flag) - Whether nobody plays with them, so that they are their team.
reasons-sheds-cost = { $is_full ->
    [yes] { OUR($voice, $alone) } book of { RANKS($rank) } takes no more cards
   *[no] { $is_wanted ->
        [yes] it matches nothing in { MY($voice) } hand, and one { RANK($rank) } alone doesn't take the pile
       *[no] { $lone ->
            [0] { $points ->
                [0] a three is no use here
               *[other] a red three left over costs { POINTS($points) }
            }
            [one] it's { MY($voice) } only { RANK($rank) }, with no meld for it
           *[other] { $is_bare ->
                [yes] the { RANK($rank) } is { "" }
               *[no] { "" }
            }one of { CARDS($lone) } in { MY($voice) } hand that match nothing
        }
    }
}
    .head = { $lone ->
        [0] { $points ->
            [0] Not needed
           *[other] To save points
        }
       *[other] { $is_wanted ->
            [yes] { "" }
           *[no] Easy to spare
        }
    }

# Variables:
#   $stack (foot | tail) - The last stack.
#   $picked_up (Flag) - Whether picking it up is enough.
#   $are_several (Flag) - Whether there are more partners than one.
#   $said_no (Flag) - Whether one was asked for permission in this turn, and refused it.
#   $voice (you | me | they) - Whose move it is: the reader's, that of a player who says why it moved so itself, or somebody else's.
reasons-spares-partner = { I($voice) } can't go out { $said_no ->
    [yes] this turn, since { $are_several ->
        [yes] one of { MY($voice) } partners
       *[no] { MY($voice) } partner
    } said no
   *[no] before { $are_several ->
        [yes] all { MY($voice) } partners have
       *[no] { MY($voice) } partner has
    } { $picked_up ->
        [yes] picked up
       *[no] played from
    } the { STACK($stack) }
}
    .head = { $said_no ->
        [yes] { "" }
       *[no] For { MY($voice) } { $are_several ->
            [yes] partners
           *[no] partner
        }
    }

# Variables:
#   $cards (Number) - How many cards the pile brings.
#   $helping (Number) - How many of them help.
#   $unseen (Number) - How many were never seen.
#   $helps (List) - What they are: “kings”, “two wild cards”.
#   $opens (Flag) - Whether it opens.
reasons-takes-pile = { $helping ->
    [0] the pile brings { CARDS($cards) }
   *[other] the pile brings { $cards ->
        [one] one card that helps
       *[other] { CARDS($cards) }; { $unseen ->
            [0] { "" }
           *[other] at least{ " " }
        }{ $helping ->
            [one] one helps
           *[other] { COUNT($helping) } help
        }
    }: { $helps }
}
    .head = { $opens ->
        [yes] To open
       *[no] For its cards
    }

# The last in a list of a pile's cards, after the ranks of which it brings most.
reasons-other-cards = others

# The pile could be taken but isn't.
# Variables:
#   $why (little | late | threes | red | wilds | fewer) - Why.
#   $cards (Number) - How many cards it would bring.
#   $fitting (Number) - How many of them would help.
#   $staying (Number) - How many wouldn't, and stay in the hand.
#   $left (Number) - The cards that are left or drawn, the threes that come or the wild cards that it costs.
#   $stack (foot | tail | none) - What comes after those cards.
#   $voice (you | me | they) - Whose move it is: the reader's, that of a player who says why it moved so itself, or somebody else's.
reasons-leaves-pile = { $why ->
    [late] { CARDS($staying) } from the pile would stay in { MY($voice) } hand, and { I($voice) } have only { COUNT($left) } left
    [red] another red three would come with the pile
    [threes] { $left ->
        [one] a useless three
       *[other] { COUNT($left) } useless threes
    } would come with the pile
    [wilds] opening with the pile would cost { WILDS($left) }
    [fewer] the pile brings only { CARDS($cards) }, the stock { COUNT($left) }
   *[little] { $fitting ->
        [0] nothing seen in the pile makes or joins a meld
        [one] only one of the pile's { CARDS($cards) } makes or joins a meld
       *[other] only { COUNT($fitting) } of the pile's { CARDS($cards) } make or join a meld
    }
}
    .head = { $why ->
        [late] { $stack ->
            [none] To go out
           *[other] For { MY($voice) } { STACK($stack) }
        }
        [threes] To save points
        [red] To save points
        [wilds] For { MY($voice) } wild cards
        [fewer] For more cards
       *[little] For better cards
    }

# There is no other way.
# Variables:
#   $by (stock | nothing | look | late | stuck | cut | stack | all | wilds | naturals | sevens | last_seven | room | pairs | most | threes | few | alone | fed | table | out | measured) - Why.
#   $voice (you | me | they) - Whose move it is: the reader's, that of a player who says why it moved so itself, or somebody else's.
reasons-only-way = { $by ->
    [stock] there's nothing left to draw
    [nothing] there aren't enough cards left to draw
    [look] looking first costs nothing
    [late] a partner hasn't melded any cards yet
    [stuck] { I($voice) } can neither discard this card nor go out
    [cut] that's exactly enough cards to deal
    [stack] one stack is as good as the other
    [all] { I($voice) } have nothing else
    [wilds] everything else in { MY($voice) } hand is wild
    [naturals] apart from wild cards, { I($voice) } have nothing else
    [sevens] sevens can't be discarded yet
    [last_seven] with the rest melded, a seven would have to go
    [room] no meld has room for it
    [pairs] { I($voice) } have no single natural card
    [most] { I($voice) } have no single natural card, and this is the one { I($voice) } have most of
    [threes] whoever takes the pile gets mostly threes
    [few] whoever takes the pile gets few useful cards
    [alone] whoever takes the pile gets only this card
    [fed] the rivals meld every card { I($voice) } could spare
    [table] cards on the table score, and cards left in the hand cost points
    [measured] it scores better, but we have no simple reason
   *[out] { I($voice) } can go out
}


# ---- end of reasons

## answers
## Why not the move that anybody sees: what not to do, and why, together at most twelve words.

# Variables:
#   $leave (Text) - What not to do: "Don't finish the kings yet".
#   $because (Text) - Why not, without a capital or a full stop.
answers-answer = { $leave }: { $because }.

# Variables:
#   $kind (book | add | meld | open | take | foot | out | yes | discard) - The move.
#   $rank (Rank) - The rank of its book or meld; any for other moves.
answers-leave = { $kind ->
    [book] Don't finish { answers-the-ranks } yet
    [add] Don't add to { answers-the-ranks } yet
    [meld] Don't meld { answers-the-ranks } yet
    [open] Don't open yet
    [take] Leave the pile
    [foot] Don't empty your hand yet
    [out] Don't go out yet
    [discard] Don't discard { A-RANK($rank) }
   *[yes] Say no
}

# Variables:
#   $rank (Rank) - The rank.
answers-the-ranks = the { RANKS($rank) }

# Of a move that was asked about.
answers-as-good = That's about as good.

# No purpose explains it.
# Variables:
#   $points (Number) - How many points it scored less.
#   $worlds (Number) - How many deals were played out.
answers-points = about { $points } points less in { $worlds } tries

# Variables:
#   $points (Number) - How many points.
answers-opens = this way you open with { $points }

# Variables:
#   $wilds (Number) - How many wild cards.
answers-opens-cheaper = it would take { WILDS($wilds) }

# Variables:
#   $stack (foot | tail) - What comes.
#   $how (at_once | next_turn | discard | last_card | book | later) - How it comes.
answers-takes-stack = { $how ->
    [later] this way your { STACK($stack) } is nearer
   *[other] this way you get your { STACK($stack) }
}

# Variables:
#   $rank (Rank) - The rank of the book.
answers-makes-book = finishing { answers-the-ranks } is worth more

# Variables:
#   $rank (Rank) - The rank of the book.
answers-doubles-book = { answers-the-ranks } then score double

# Variables:
#   $rank (Rank) - The rank of the meld.
#   $is_needed (Flag) - Whether the book is needed to go out.
answers-grows-book = { $is_needed ->
    [yes] you need the book of { RANKS($rank) } more
   *[no] adding to { answers-the-ranks } is worth more
}

# Variables:
#   $rank (Rank) - The rank of the meld that stays clean.
#   $short (Number) - How many cards it lacks.
#   $is_held (Flag) - Whether the hand holds those.
answers-keeps-clean = { $short ->
    [0] a wild card makes that book dirty
    [one] { $is_held ->
        [yes] the rest is in your hand
       *[no] one more { RANK($rank) } makes it clean
    }
   *[other] { $is_held ->
        [yes] the rest is in your hand
       *[no] a clean book scores more
    }
}

# Variables:
#   $wilds (Number) - How many wild cards.
#   $rank (Rank) - The rank of the meld that should get them; any where there is none.
#   $is_for_meld (Flag) - Whether there is one.
answers-keeps-wild = { $is_for_meld ->
    [yes] { answers-the-ranks } need the wild { $wilds ->
        [one] card
       *[other] cards
    } more
   *[no] you'll need the wild { $wilds ->
        [one] card
       *[other] cards
    } later
}
answers-nears-out = this way you can soon go out
answers-keeps-two = you need two cards, one to discard

# Variables:
#   $wins (Flag) - Whether playing on wins the match more often.
#   $gains (Flag) - Whether the team gains anything by playing on.
#   $own (Number) - How many points it should gain.
answers-plays-on = { $wins ->
    [yes] playing on wins the match more often
   *[no] { $gains ->
        [yes] playing on should earn about { $own } points
       *[no] playing on should cost the others more
    }
}

# Variables:
#   $points (Number) - How many points are in the hand.
#   $is_behind (Flag) - Whether the team would end up behind.
#   $alone (Flag) - Whether the player has no partners.
answers-holds-points = { $is_behind ->
    [yes] { $alone ->
        [yes] you would end up behind
       *[no] your team would end up behind
    }
   *[no] the { $points } points in your hand would count
}

# Variables:
#   $cause (rival | stock | none) - What may end the round soon.
answers-saves-points = { $cause ->
    [none] this puts more points on the table
   *[other] this scores more if the round ends
}

# Variables:
#   $rank (Rank) - The rank that stays together.
#   $held (Number) - How many are held.
#   $use (pile | meld | own | clean) - What for.
answers-keeps-together = { $use ->
    [pile] { OF-RANK($held, $rank) } may take the pile
    [clean] begin { answers-the-ranks } without wild cards
   *[other] keep your { RANKS($rank) } together
}

# Variables:
#   $stack (foot | tail) - The last stack.
#   $picked_up (Flag) - Whether picking it up is enough.
#   $are_several (Flag) - Whether there are more partners than one.
#   $said_no (Flag) - Whether one refused permission in this turn.
answers-spares-partner = { $said_no ->
    [yes] your partner said no
   *[no] { $are_several ->
        [yes] a partner
       *[no] your partner
    } hasn't { $picked_up ->
        [yes] picked up
       *[no] played from
    } the { STACK($stack) }
}

# Variables:
#   $why (little | late | threes | red | wilds | fewer) - Why.
#   $cards (Number) - How many cards it would bring.
#   $fitting (Number) - How many of them would help.
#   $left (Number) - The cards that are left, the threes that come or the wild cards that it costs.
answers-leaves-pile = { $why ->
    [late] you have only { CARDS($left) } left
    [red] another red three comes with it
    [threes] { $left ->
        [one] a useless three comes with it
       *[other] { COUNT($left) } useless threes come with it
    }
    [wilds] opening with it costs { WILDS($left) }
    [fewer] the stock gives you more cards
   *[little] { $fitting ->
        [0] nothing seen in it fits
       *[other] only { COUNT($fitting) } of its { CARDS($cards) } { $fitting ->
            [one] fits
           *[other] fit
        }
    }
}


# ---- end of answers


## phrases
## What was done in a turn, or could be, with cards drawn inside the words.

# A turn as a sentence: "You put K♣ on the kings, laid down 10♠ 10♦ 10♣ and discarded 4♣."
# Variables:
#   $who (Person) - Who did it.
#   $acts (List) - What was done: the messages below that begin with phrases-did, and groups of cards.
phrases-played = { $who } { $acts }.

# ---- what somebody did, as an item of that list

# Variables:
#   $who (Person) - Who did it.
phrases-did-draw = drew

# Variables:
#   $who (Person) - Who did it.
phrases-did-peek = looked at the pile

# Variables:
#   $who (Person) - Who did it.
phrases-did-take = took the pile

# Cards of a new meld. The next item may be another group of cards, without a verb.
# Variables:
#   $who (Person) - Who did it.
#   $cards (Text) - A group of cards, drawn or named.
phrases-did-lay-down = melded { $cards }

# Cards put onto a meld; the group says which.
# Variables:
#   $who (Person) - Who did it.
#   $cards (Text) - A group of cards, drawn or named.
phrases-did-put = put { $cards }

# Variables:
#   $who (Person) - Who did it.
#   $card (Text) - The card, drawn as a small card.
phrases-did-discard = discarded { $card }

# Variables:
#   $who (Person) - Who did it.
phrases-did-go-out = went out

# Variables:
#   $who (Person) - Who did it.
#   $yes (Flag) - What the answer was.
phrases-did-answer = { $yes ->
    [yes] said yes
   *[no] said no
}

# Variables:
#   $who (Person) - Who did it.
phrases-did-hold = { $who ->
    [you] kept your last card
   *[other] kept their last card
}

# Variables:
#   $who (Person) - Who did it.
phrases-did-pass = ended the round

# Cards taken off the deck, for a hand and a foot.
# Variables:
#   $who (Person) - Who did it.
#   $count (Number) - How many cards.
phrases-did-cut = lifted { CARDS($count) }

# Variables:
#   $who (Person) - Who did it.
#   $stack (Number) - Which stack, 0 for the first.
phrases-did-choose = { $stack ->
    [0] took the left stack
   *[other] took the right stack
}

# ---- the same as advice, with commas between them

# Variables:
#   $cards (Text) - A group of cards, drawn or named.
phrases-lay-down = meld { $cards }

# Variables:
#   $cards (Text) - A group of cards, drawn or named.
phrases-put = { $cards }

# Variables:
#   $card (Text) - The card, drawn as a small card.
phrases-discard = discard { $card }

# The same discard with nothing laid down before it, where somebody did lay cards down first.
# Variables:
#   $card (Text) - The card, drawn as a small card.
phrases-discard-only = discard only { $card }

# Another discard after the same cards were laid down.
# What several ways have in common, above the rest of each.
# Variables:
#   $acts (Text) - What to do.
phrases-then = { $acts }, then

# Variables:
#   $card (Text) - The card, drawn as a small card.
#   $played (Text) - The card that was discarded.
phrases-discard-instead = discard { $card }, not { $played }

# Variables:
#   $stack (Number) - Which stack, 0 for the first.
phrases-take-stack = { $stack ->
    [0] take the left stack
   *[other] take the right stack
}

# ---- groups of cards

# Variables:
#   $cards (Text) - A group of cards, drawn or named.
#   $rank (Rank) - The rank.
phrases-onto = { $cards } on the { RANKS($rank) }

# Variables:
#   $count (Number) - How many cards.
#   $rank (Rank) - The rank.
#   $wilds (Text) - The wild cards of the group, drawn or counted.
phrases-with-wilds = { OF-RANK($count, $rank) } with { $wilds }

# Many groups taken together.
# Variables:
#   $count (Number) - How many cards.
#   $ranks (List) - The ranks, each in the plural.
phrases-many = { CARDS($count) }: { $ranks }


# ---- end of phrases


## turns_ahead
## The line under a plate at a table of seven or eight.

# ---- under the plate of the player who must act

turns_ahead-to-cut = cutting now
turns_ahead-to-choose = choosing now
turns_ahead-to-play = playing now
turns_ahead-is-asked = answering now

# ---- when somebody plays

# Who plays after the player to move.
# Variables:
#   $last (Flag) - Whether the reader, or the player in front, plays after them.
#   $who (Person) - Who plays after them.
turns_ahead-is-next = { $last ->
    [yes] next, then { $who ->
        [you] you
       *[other] { $who }
    }
   *[no] next
}

# ---- what somebody did in the last turn

# Variables:
#   $who (Person) - Who it is.
turns_ahead-went-out = went out

# Variables:
#   $who (Person) - Who it is.
#   $stack (foot | tail) - Which stack.
turns_ahead-picked-up = { $stack ->
    [foot] picked up the foot
   *[tail] picked up the tail
}

# Variables:
#   $who (Person) - Who it is.
#   $kind (clean | dirty | wild) - What kind of book.
turns_ahead-finished-book = completed a { KIND-OF-BOOK($kind) }

# Variables:
#   $who (Person) - Who it is.
turns_ahead-drew = drew

# There was nothing left to draw.
# Variables:
#   $who (Person) - Who it is.
turns_ahead-passed = ended the round

# Variables:
#   $who (Person) - Who it is.
#   $count (Number) - How many.
turns_ahead-took = took { CARDS($count) }

# Variables:
#   $who (Person) - Who it is.
#   $count (Number) - How many.
turns_ahead-laid = melded { CARDS($count) }

# ---- under the plate of a partner

turns_ahead-of-partner = partner


# ---- end of turns_ahead


## thinking_again
## Trying one of your own decisions again.

# Variables:
#   $round (Number) - Which round.
#   $turn (Number) - Which turn of the player in it.
thinking_again-title = Think again · Round { $round }, turn { $turn }

# ---- the sheet beside the table

thinking_again-something-better = There was a better move here. What would you do?
thinking_again-nothing-better = No better move was found here. What else would you try?
thinking_again-nothing-counts = Try as often as you like: it's only practice.
thinking_again-nudge = Nudge me
thinking_again-show-me = Show me
    .short = Show
thinking_again-begin-again = Start again
thinking_again-begin-again-tip = Undoes everything you've tried.
thinking_again-nothing-tried = nothing tried yet
thinking_again-to-the-answer = See the answer
    .short = Answer
thinking_again-undo-tip = Takes back your last try.
thinking_again-a-moment = One moment…
thinking_again-measuring = Playing your move out in 200 deals.
thinking_again-no-answer = No answer right now.
thinking_again-no-answer-why = Start again, or come back later.
thinking_again-cannot-be-tried = This decision can't be tried again: it doesn't match the saved game.

# Why a nudge or the answer isn't available.
thinking_again-no-nudge = no better move was found
thinking_again-no-nudge-left = no nudges left
# On the buttons for a nudge and for the answer, while none can be worked out.
thinking_again-no-answer-yet = not right now

# ---- nudges

# Variables:
#   $count (Number) - How many.
thinking_again-about-wilds = { $count ->
    [one] Look at your wild card.
   *[other] Look at your { WILDS($count) }.
}

# Variables:
#   $count (Number) - How many.
#   $rank (Rank) - The rank.
thinking_again-about-rank = { $count ->
    [one] Look at your { RANK($rank) }.
   *[other] Look at your { OF-RANK($count, $rank) }.
}
thinking_again-about-discard = Think about your discard: who could use that card?
thinking_again-about-opening = You have no melds on the table yet. Is now the time to open?
thinking_again-about-pile = Look at the pile: what would you gain from it?
thinking_again-about-going-out = Who would gain if the round ended now?
thinking_again-about-answer = Compare the cards your team still holds with what the others hold.

# ---- the answer

# The heading of an answer.
# Variables:
#   $verdict (better | as_good | less) - How the try compares with what was played.
thinking_again-verdict = { $verdict ->
    [better] That's better
    [as_good] That's just as good
   *[less] Good try
}
thinking_again-this-was-better = This was better
thinking_again-nothing-found = No better move was found

# What each row is.
thinking_again-you-now = your move now
thinking_again-also-good = also good
thinking_again-better-still = better still
thinking_again-better-way = better
# Beside one of several compared moves: the move that you played in the match.
thinking_again-you-then = your move then
# Beside that row, where the others have the deals in which they were better.
thinking_again-was-played = in the match

# A row of an answer, read out.
# Variables:
#   $row (Text) - What the row is: "your move then".
#   $way (Text) - What was or could be done.
#   $gain (Text) - Points compared with what was played: "+292".
#   $deals (Text) - In how many deals it was better, or that it was played.
thinking_again-row-heard = { $row }: { $way }, { $gain }, { $deals }
thinking_again-try-again = Try again
thinking_again-next-one = Next one
thinking_again-all-seen = That was the last decision.

# How many tries it took to find the better move, and with what help.
# Variables:
#   $tries (Number) - How many tries it took.
#   $had_nudge (Flag) - Whether there was a nudge first.
#   $had_seen_answer (Flag) - Whether the answer had already been shown.
thinking_again-found-how = { $had_seen_answer ->
    [yes] You'd already seen the answer.
   *[no] { $had_nudge ->
        [yes] { $tries ->
            [one] You found it with a nudge.
           *[other] You found it on the { ORDINAL($tries) } try, with a nudge.
        }
       *[no] { $tries ->
            [one] You found it first time.
           *[other] You found it on the { ORDINAL($tries) } try.
        }
    }
}
# Under the heading of the answer.
# Variables:
#   $verdict (better | as_good | less) - What the try comes to.
#   $had_seen_answer (Flag) - Whether the answer had been shown before.
#   $had_nudge (Flag) - Whether there had been a nudge.
#   $tries (Number) - Which try it was.
#   $better (Flag) - Whether something better is known.
#   $points (Estimate) - By how much what was played then was better.
#   $last (Flag) - Whether no other decision is left.
thinking_again-about-the-try = { $verdict ->
    [better] { thinking_again-found-how }
    [as_good] { thinking_again-about-the-same }
   *[less] { thinking_again-was-better }
}{ $last ->
    [yes] { " " }{ thinking_again-all-seen }
   *[no] { "" }
}
# Variables:
#   $better (Flag) - Whether a better move is known.
thinking_again-about-the-same = About the same as what you played in the match.{ $better ->
    [yes] { " " }There's a better move.
   *[no] {""}
}

# Variables:
#   $points (Estimate) - How many points.
thinking_again-was-better = What you played in the match was { $points } points better.

# Variables:
#   $worlds (Number) - In how many deals it was tried.
thinking_again-how-found = We re-dealt the hidden cards { $worlds } times and played each option out.

# Which decision comes next, and how many there are.
# Variables:
#   $round (Number) - Which round.
#   $turn (Number) - Which turn of the player in it.
#   $place (Number) - Which of the decisions that can be tried again, from 1.
#   $count (Number) - How many.
#   $last (Flag) - Whether it is the last one.
thinking_again-next = Round { $round }, turn { $turn }{ $count ->
    [one] { "" }
   *[other] { " " }· { $last ->
        [yes] the last of { COUNT($count) }
       *[no] the { ORDINAL($place) } of { COUNT($count) }
    }
}

# ---- end of thinking_again


## looking_back
## Looking back at a finished match: the replay, what a player knew, the review.

# ---- the screen

looking_back-look-back = Look back
    .about = turn by turn
looking_back-look-back-tip = Replay the round move by move, and see what would have been better

# Variables:
#   $name (Text) - The name of the match.
looking_back-title = Look back · { $name }
# Below the round button that starts the replay, or pauses it.
looking_back-film = replay
looking_back-pause = pause
# Names of icon buttons, and the tips of the one above.
looking_back-previous-round = Previous round
looking_back-next-round = Next round
looking_back-previous-turn = Previous turn
looking_back-next-turn = Next turn
# Between the arrows that lead to these.
# Variables:
#   $turn (Number) - Which of the player's turns this is.
looking_back-turn-number = Turn { $turn }
looking_back-play-film = Start the replay
looking_back-pause-film = Pause the replay

# The name of the list of turns.
looking_back-turns = Turns of this round

looking_back-all-cards = All cards


# Why something can't be pressed yet.
looking_back-once-over = once the match is over
looking_back-once-round-over = once the round is over
looking_back-score-of-round = Score
looking_back-score-tip = Every figure, with the cards behind it
looking_back-back-to-turns = Back to the turns
# Why the button for the score of the previous or next round can't be pressed.
looking_back-first-score = this is the first
# On the button that goes to the next round's score, at the last finished round of a match still in progress.
looking_back-last-score = this is the last so far
looking_back-no-turns = Nothing has been played yet.
looking_back-think-again = Think again
looking_back-think-again-tip = Try this decision again, with the answer hidden (T)

# Why Think again can't be pressed.
looking_back-only-own = only for your own decisions
looking_back-with-a-hint = you had a hint here
looking_back-nothing-to-decide = there was nothing to decide
# Why “Think again” can't be pressed yet: below that button.
looking_back-not-analysed = once this decision has been analysed
looking_back-play-on = Play on from here
looking_back-play-on-tip = Start a new game from this moment; the match stays as it is (P)
# Why "Play on" can't be pressed.
looking_back-play-on-why = not once the round is over

# Variables:
#   $round (Number) - Which round.
looking_back-round = Round { $round }

# Variables:
#   $round (Number) - Which round.
#   $who (Person) - Whose it is, or who did it.
#   $turn (Number) - Which of their turns in the round; 0 while cards are cut and stacks chosen.
looking_back-moment = { $turn ->
    [0] { looking_back-moment-deal }
   *[other] Round { $round }, { WHOSE($who) } { ORDINAL($turn) } turn
}

# Variables:
#   $round (Number) - Which round.
looking_back-moment-deal = Round { $round }, the deal

# ---- figures of the whole match


# In the legend of the graph.
# Variables:
#   $rating (Text) - One of the words below.
looking_back-your-play = Your play: { $rating }

# Variables:
#   $rating (excellent | solid | adventurous | risky) - How few points somebody gives away.
looking_back-rating = { $rating ->
    [excellent] excellent
    [solid] solid
    [adventurous] adventurous
   *[risky] risky
}

# The key of the graph: what it's called, and what each line of it means, for pointing at it and for other programs.
looking_back-legend = Reading the graph
looking_back-legend-lead = Expected lead: how far ahead this team was likely to finish.
looking_back-legend-laid = Cards melded: the lead by what was on the table.
looking_back-legend-given = A pink dot: a move that gave points away.

# ---- the question before the better move is shown
looking_back-what-here = What would you do here?
# The situation of the decision.
# Variables:
#   $phase (draw | play | answer) - What is to be done.
#   $minimum (Number) - Points that the team needs to open; 0 once it has opened.
#   $missing (Number) - How many kinds of books are still needed to go out.
#   $needed (Text) - These: "one clean book and one dirty book".
#   $partner (Person) - Whose turn it is.
looking_back-situation = { $phase ->
    [answer] { $partner ->
        [you] { $partner } ask to go out.
       *[other] { $partner } asks to go out.
    }
    [draw] It's time to draw.
   *[other] { "" }
}{ $minimum ->
    [0] { $missing ->
        [0] { "" }
       *[other] { " " }Still missing: { $needed }.
    }
   *[other] { " " }{ $minimum } to open.
}
looking_back-just-show = Just show me
# A button that leads to the table, to try the decision there.
looking_back-try-it = Try it at the table
# The heading of an answer that was right.
looking_back-just-so = Exactly
# Before what was played.
# Variables:
#   $who (Person) - Who played it.
looking_back-played-by = { $who ->
    [you] You played:
   *[other] { $who } played:
}
# Before what somebody answered now.
looking_back-your-answer = Your answer:
looking_back-why = Why?
looking_back-why-less = Less
# The same play was missed in several turns.
# Variables:
#   $turns (Number) - In how many.
looking_back-for-turns = You could have made this play for { $turns ->
    [2] two turns
   *[other] { COUNT($turns) } turns
} in a row; it counts once.
# Variables:
#   $turn (Number) - Which turn.
looking_back-same-as = The same play as in turn { $turn }, where it counts.
# The golden button, and between the arrows which of the questions is on screen.
looking_back-next-mistake = Next question
looking_back-back-to-score = Back to the score
# Variables:
#   $number (Number) - Which one.
#   $count (Number) - Of how many.
looking_back-mistake-of = { $number } of { $count }
# One sentence below the graph, after a rose dot.
# Variables:
#   $who (Person) - Whose turns.
#   $turns (Number) - How many turns.
#   $points (Number) - Points that they gave away.
looking_back-gave-in-turns = { $turns ->
    [0] None of { nouns-whose } turns gave points away.
    [1] One of { nouns-whose } turns gave away about { $points } points.
   *[other] { CAPITAL(COUNT($turns)) } of { nouns-whose } turns gave away about { $points } points.
}
# After the sentence above, where no turn did.
looking_back-line = The line shows who was ahead.

# Above and below the line of zero, of the team whose lead it shows.
# Variables:
#   $yours (Flag) - Whether it is the reader's team.
looking_back-ahead = { $yours ->
    [yes] you lead
   *[no] ahead
}

# Variables:
#   $yours (Flag) - Whether it is the reader's team.
looking_back-behind = { $yours ->
    [yes] they lead
   *[no] behind
}

looking_back-turn-list = Turns
looking_back-turn-list-tip = The turns of this round and its score (M)
looking_back-whose = Whose turns do you want to review?
looking_back-something-better = There was a better move
    .short = A better move
looking_back-nothing-better = No better move was found here
    .short = No better move here

# Where several decisions of a turn gave points away.
# Variables:
#   $points (Number) - How many this one gave away.
#   $turn (Number) - How many all of them gave away.
looking_back-of-turn = { $points } of this turn's { $turn } points
looking_back-with-hint = You had a hint here
    .short = With a hint
looking_back-well-played = No better move was found in the whole match. Well played.
# Beside a turn, where a match was given up before this player had decided anything.
# Variables:
#   $who (Person) - Whose decisions are shown.
looking_back-nothing-decided = { $who ->
    [you] The match ended before you made a decision. You can still look at every turn.
   *[other] The match ended before { $who } made a decision. You can still look at every turn.
}
looking_back-looking = Analysing your turns
looking_back-looking-at-all = Analysing the turns
looking_back-looking-how = Each turn is replayed many times with the hidden cards re-dealt.
looking_back-look-round = Feel free to look around.
looking_back-stop-here = Stop here
looking_back-go-on = Carry on analysing
looking_back-look-at-them = Analyse these turns
looking_back-cannot-judge = These decisions can't be analysed, but you can see everything else.
looking_back-not-looked-at = This turn hasn't been analysed yet.
looking_back-not-yet = You'll see what was better once the match is over.
looking_back-look-closer = Look closer
looking_back-look-closer-tip = Test this decision in five times as many deals (C)

# Why Look closer can't be pressed: it is being done, it has been done.
looking_back-looking-closer = just a moment
# On the button that analyses a decision more closely, once that has been done and it can't be pressed again.
looking_back-looked-closer = already done


# Shows or hides the graph of the lead.
looking_back-the-lead = The lead

# Leads to what the sheet has no room for, and from the end back to the beginning.
looking_back-read-on = Read on
looking_back-from-top = Back to the top

# Variables:
#   $who (Person) - Whose it is, or who did it.
looking_back-see-as = { $who ->
    [you] See what you could see
   *[other] See what { $who } could see
}

# Variables:
#   $who (Person) - Whose it is, or who did it.
looking_back-turn-of = { CAPITAL(WHOSE($who)) } turn

# Variables:
#   $odds (mostly | evenly | seldom | rarely) - Whether it is mostly better, as often worse, mostly the same, mostly worse.
#   $few (Flag) - Whether it was better in few deals: it was equal in the others.
#   $better (Number) - In how many deals of a hundred it was better.
#   $worse (Number) - In how many it was worse.
#   $points (Estimate) - What it gains on average.
looking_back-better-in = { $odds ->
    [evenly] as often worse as better, but it saves more than it costs: about { $points } points a try
    [seldom] usually it changes little; now and then it saves a lot: about { $points } points a try
    [rarely] usually it costs a little; now and then it saves a lot: about { $points } points a try
   *[mostly] { $few ->
        [yes] better in { PERCENT($better) } of deals and { $worse ->
            [0] never worse
           *[other] worse in { PERCENT($worse) }
        }
       *[no] better in { PERCENT($better) } of deals
    }
}

# How long it will take.
# Variables:
#   $seconds (Number) - How many seconds.
#   $minutes (Number) - The same in minutes, 1 for less than one.
looking_back-more-time = { $minutes ->
    [1] { $seconds ->
        [one] one more second
       *[other] { COUNT($seconds) } more seconds
    }
   *[other] { COUNT($minutes) } more minutes
}

# The best option, read out: what, by how many points, in how many deals.
# Variables:
#   $way (Text) - What to do: "draw".
#   $points (Number) - How many points.
#   $deals (Text) - One of the messages about deals above: "better in 95% of deals".
looking_back-best-told = There was a better move: { $way }, { looking_back-gain }, { $deals }.

# Variables:
#   $points (Number) - How many points.
looking_back-gain = about { $points } points more

# Variables:
#   $done (Number) - How many decisions have been analysed.
#   $whole (Number) - How many there are; 0 before they are known.
looking_back-looking-at = { $whole ->
    [0] Setting up the table again…
   *[other] Decision { $done } of { $whole }
}
looking_back-not-looked = Not analysed yet

# Variables:
#   $done (Number) - How many decisions have been analysed.
#   $whole (Number) - How many there are.
looking_back-looked-so-far = Analysed { $done } of { $whole } decisions

# ---- a turn in few words, after the name

# Variables:
#   $who (Person) - Whose it is, or who did it.
looking_back-short-out = went out

# Variables:
#   $who (Person) - Whose it is, or who did it.
looking_back-short-pile-opened = opened with the pile
    .least = took the pile

# Variables:
#   $who (Person) - Whose it is, or who did it.
#   $laid (Number) - How many cards.
looking_back-short-opened = opened with { CARDS($laid) }
    .least = opened with { $laid }

# Variables:
#   $who (Person) - Whose it is, or who did it.
#   $ranks (Ranks) - The ranks of the books.
#   $books (Number) - How many they are.
#   $laid (Number) - How many cards were laid down.
looking_back-short-book = melded { $laid }, made { $books ->
    [one] a book of { $ranks }
   *[other] { BOOKS($books) }
}
    .less = melded { $laid }, { $books ->
        [one] a book
       *[other] { BOOKS($books) }
    }
    .least = made { $books ->
        [one] a book
       *[other] { BOOKS($books) }
    }

# Variables:
#   $who (Person) - Whose it is, or who did it.
#   $taken (Number) - How many cards.
#   $laid (Number) - How many cards were laid down.
looking_back-short-pile = took the pile ({ $taken }){ $laid ->
    [0] { "" }
   *[other] , melded { $laid }
}
    .less = took the pile{ $laid ->
        [0] { "" }
       *[other] , melded { $laid }
    }
    .least = took the pile

# Variables:
#   $who (Person) - Whose it is, or who did it.
#   $laid (Number) - How many cards.
#   $stack (foot | tail) - Which stack.
looking_back-short-laid-took = melded { $laid }, took the { STACK($stack) }
    .least = melded { $laid }

# Variables:
#   $who (Person) - Whose it is, or who did it.
#   $stack (foot | tail) - Which stack.
looking_back-short-took = took the { STACK($stack) }

# Variables:
#   $who (Person) - Whose it is, or who did it.
looking_back-short-asked = asked to go out

# Variables:
#   $who (Person) - Whose it is, or who did it.
#   $laid (Number) - How many cards.
looking_back-short-laid = melded { $laid }

# Variables:
#   $who (Person) - Whose it is, or who did it.
looking_back-short-ended = ended the round

# Variables:
#   $who (Person) - Whose it is, or who did it.
looking_back-short-kept = kept a card

# The short form stands before a picture of the card.
# Variables:
#   $who (Person) - Whose it is, or who did it.
#   $card (Card) - What was discarded.
looking_back-short-drew-discarded = drew, discarded { THE-CARD($card) }
    .least = drew, discarded

# The short form stands before a picture of the card.
# Variables:
#   $who (Person) - Whose it is, or who did it.
#   $card (Card) - What was discarded.
looking_back-short-discarded = discarded { THE-CARD($card) }
    .least = discarded

# Variables:
#   $who (Person) - Whose it is, or who did it.
looking_back-short-drew = drew

# Variables:
#   $who (Person) - Whose it is, or who did it.
looking_back-short-chose = chose a stack

# Variables:
#   $who (Person) - Whose it is, or who did it.
looking_back-short-cut = cut the cards
# After the name of the player whose turn isn't over yet: "Rosa to play".
looking_back-short-to-play = to play

# A row of the list as a sentence.
# Variables:
#   $turn (Number) - Which of their turns in the round; 0 while cards are cut and stacks chosen.
#   $who (Person) - Whose it is, or who did it.
#   $what (Text) - What was done: one of the messages that begin with looking_back-short.
#   $points (Number) - How many points.
looking_back-turn-row = { $turn ->
    [0] The deal
   *[other] Turn { $turn }
}, { $who ->
    [you] you
   *[other] { $who }
}, { $what }{ $points ->
    [0] { "" }
    [one] , 1 point given away
   *[other] , { $points } points given away
}

# ---- the graph

# Variables:
#   $who (Person) - Whose it is, or who did it.
looking_back-how-far-ahead = { $who ->
    [you] How far ahead you were
   *[other] How far ahead { $who } was
}

# Variables:
#   $round (Number) - Which round.
#   $who (Person) - Whose it is, or who did it.
#   $lead (Number) - How many points their team was ahead; below 0 behind.
looking_back-lead-after = After round { $round }, { $who ->
    [you] you were
   *[other] { $who } was
} { LEAD($lead) }.

# Variables:
#   $round (Number) - Which round.
#   $totals (Text) - The points of each team: "4,530 – 9,060".
looking_back-score-after = Score after round { $round }: { $totals }.

# ---- what a player knew

looking_back-why-this-move = Why this move
looking_back-why-this-move-tip = What this player saw and remembered, and the reason for this move (K)
looking_back-the-move = Back to the move
# Why no reason can be shown at this point of the game, such as the deal.
looking_back-not-a-move = nobody moved here
# Headings of what a player remembers; cards follow.
looking_back-pile-seen = In the discard pile
looking_back-held-openly = Taken from the discard pile, still held
looking_back-not-seen = Never seen

# Variables:
#   $who (Person) - Whose it is, or who did it.
looking_back-what-knew = { $who ->
    [you] What you knew
   *[other] What { $who } knew
}

# A player who is known to hold certain cards.
# Variables:
#   $who (Person) - Whose it is, or who did it.
#   $held (Text) - Cards by rank: "K ×2".
looking_back-holds = { $who }: { $held }.

# What somebody remembers of the discard pile.
# Variables:
#   $held (Text) - Cards by rank, "K ×2", or "".
#   $below (Number) - How many others there are.
#   $forgets (Flag) - Whether this player saw them, but forgot them.
looking_back-pile-remembered = { $below ->
    [0] { $held ->
        [none] nothing
       *[other] { $held }
    }
   *[other] { $held ->
        [none] {""}
       *[other] { $held };{ " " }
    }{ $forgets ->
        [yes] { CARDS($below) } forgotten
       *[no] { CARDS($below) } not seen
    }
}

# Variables:
#   $count (Number) - How many.
#   $tails (Flag) - Whether there are tails.
looking_back-hidden = { CARDS($count) } in hands, { $tails ->
    [yes] feet, tails
   *[no] feet
} and the stock

# What a computer player says of a move that was for nothing in particular.
# Variables:
#   $what (draw | take | lay | lone | spare | out | other) - What it did: of a discard whether it held another of the rank or had a meld for it.
#   $rank (Rank) - The discarded rank.
#   $points (Number) - What the cards that it laid down count.
looking_back-plain-reason = { $what ->
    [draw] I expected more from the stock than from the pile.
    [take] I expected more from the pile than from the stock.
    [lay] That put { POINTS($points) } on the table.
    [lone] I had only one { RANK($rank) }, and no meld for it.
    [spare] Of all my cards, I could best spare the { RANK($rank) }.
    [out] I could go out.
   *[other] I thought that was best.
}

# A person's move; the reason follows.
looking_back-speaks-for = A Hard player would have done the same.

# Variables:
#   $move (Text) - The move as advice: "draw".
looking_back-without-thinking-ahead = Without thinking ahead, the move would have been to { $move }.

# ---- a decision in a sentence

# Variables:
#   $round (Number) - Which round.
#   $turn (Number) - Which of their turns in the round; 0 while cards are cut and stacks chosen.
#   $who (Person) - Whose it is, or who did it.
#   $did (Text) - What was done: one of the messages that begin with looking_back-did.
#   $points (Estimate) - How many points.
looking_back-judged = Round { $round }{ $turn ->
    [0] { "" }
   *[other] , turn { $turn }
}: { $who ->
    [you] you
   *[other] { $who }
} { $did }. That gave away about { $points } points.

# Variables:
#   $way (Text) - What to do: "draw".
looking_back-better-way = Better: { $way }

# The first item in a list of moves.
looking_back-lay-nothing-down = meld nothing

# Variables:
#   $move (Text) - The move as advice: "draw".
looking_back-instead = the same, but { $move }

# Variables:
#   $who (Person) - Whose it is, or who did it.
#   $count (Number) - How many cards, 0 for none.
#   $card (Card?) - What was discarded then.
looking_back-did-lay-down = { $card ->
    [none] melded { CARDS($count) }
   *[other] { $count ->
        [0] melded nothing
       *[other] melded { CARDS($count) }
    } and discarded { THE-CARD($card) }
}

# Variables:
#   $who (Person) - Whose it is, or who did it.
looking_back-did-prepare = got ready for the round

# ---- in the strip: decisions that aren't judged

# Variables:
#   $count (Number) - How many.
looking_back-hinted = { $count ->
    [one] 1 decision made with a hint is left out
   *[other] { $count } decisions made with a hint are left out
}


# ---- end of looking_back


## play_on
## A new game that starts from a moment in another one.

# ---- why not: in the command, a moment is a line of the game's record

play_on-nothing-dealt = No cards have been dealt yet at that line: play on from a later one.
play_on-nothing-left = The match is over at that line: play on from an earlier one.

# Variables:
#   $count (Number) - How many lines the record has.
play_on-no-such-line = { $count ->
    [one] The record has only one line.
   *[other] The record has only { COUNT($count) } lines.
}

# Variables:
#   $players (Number) - How many players were named.
#   $seats (Number) - How many seats there are.
play_on-other-seats = You named { PLAYERS($players) }, but there are { SEATS($seats) }.
play_on-match-goes-on = Several people are playing this match, and playing on would show their cards. Come back once it's over.
play_on-unreadable = The record is damaged before this moment, so you can't play on from here.

# ---- the name of the new game

# Variables:
#   $name (Text) - The name of the original game.
#   $turn (Number) - Which turn.
play_on-from-turn = { $name }, from turn { $turn }

# Variables:
#   $name (Text) - The name of the original game.
#   $round (Number) - Which round.
#   $turn (Number) - Which turn.
play_on-from-turn-of-round = { $name }, from round { $round }, turn { $turn }

# Variables:
#   $name (Text) - The name of the original game.
#   $round (Number) - Which round.
play_on-from-round = { $name }, from round { $round }

# ---- the screen

play_on-title = Play on from here
play_on-who-plays = Who plays?
play_on-hidden-cards = Hidden cards
# A choice under “Hidden cards”, beside “Re-dealt”.
play_on-stay = As they were
play_on-dealt-anew = Re-dealt
play_on-stay-why = Every card stays where it was: hands, feet, and the stock in the same order.

# From whose point of view: what this player knew about the hidden cards stays as it is.
play_on-as-who-knew = Whose view?
play_on-only-anew = The match isn't over yet, so its hidden cards are re-dealt to keep them secret.
play_on-nothing-hidden = The round is over, so the next one will be dealt.
play_on-from-now-on = Later rounds get new cards.
play_on-start = Play on

# Variables:
#   $who (Person) - Whose knowledge is kept.
play_on-anew-why = Everything { $who ->
    [you] you
   *[other] { $who }
} could see and remember stays. The rest is shuffled and re-dealt.

# Variables:
#   $round (Number) - Which round.
play_on-before-turns = Round { $round }, before the first turn

# Variables:
#   $round (Number) - Which round.
play_on-after-round = After round { $round }

# Variables:
#   $moment (Text) - The moment: "Round 2, your sixth turn".
#   $hidden (Text) - What happens to the hidden cards: a sentence.
play_on-heard = { $moment }. { $hidden }


# ---- end of play_on


## table
## The table: what it is waiting for, panels, buttons, labels on cards, and what is said about whatever is under the pointer.

# ---- Panels: there is little room
table-scores = Scores
# Also the button at the side of the table that opens the sheet.
table-going-out = To go out
# On the sheet that a folded panel opens, and the pin in the corner of the panel beside the table.
table-keep-panel = Keep at the side
table-fold-panel = Fold away
table-last-turns = Last turns
# In a list of one player's turns, the last one first.
# Variables:
#   $ago (Number) - How many turns of that player came after it.
table-turn-before = { $ago ->
    [0] Last turn
   *[other] Before that
}
# A turn in a line there: what was done, then the discard, whose card is drawn after it.
# Variables:
#   $who (Person) - Whose turn it was; the name is before it.
#   $did (Text) - What they did.
table-did-and-discarded = { $did }, discarded
# Beside that heading: leads to everything that happened. Very little room.
table-show-all = all
# Printed large on the cloth where the team will lay its first melds.
# Variables:
#   $points (Number) - What the opening takes.
table-to-open = { $points } to open

# In the empty frame of a book that is still needed, and in capitals above a column of such books.
# Variables:
#   $kind (clean | dirty | sevens | any | wild) - What kind of book.
table-wanted = { $kind ->
    [clean] clean
    [dirty] dirty
    [sevens] sevens
    [any] any
   *[wild] wild
}

# ---- Places
table-new-pile = New meld
# What can be dropped there, and what people may know it as.
table-drop-here = Three or more cards of a rank begin a meld here. Elsewhere it's called New pile.

# ---- Books of a team, in figures: "2 clean, 1 dirty"
# Variables:
#   $count (Number) - How many.
#   $kind (clean | dirty | wild) - What kind of book.
table-books-of = { $kind ->
    [clean] { $count } clean
    [dirty] { $count } dirty
   *[wild] { $count } wild
}

# Variables:
#   $opened (Flag) - Whether the team has opened.
#   $clean (Number) - How many clean books it has.
#   $dirty (Number) - How many dirty ones.
#   $wild (Number) - How many books of wilds.
table-books-line = { $opened ->
    [yes] { OR-NO-BOOKS(JOIN(BOOKS-OF($clean, "clean"), BOOKS-OF($dirty, "dirty"), BOOKS-OF($wild, "wild"), by: ", ")) }
   *[no] { table-not-open }
}

# Variables:
#   $books (Text) - What books a team has, "" for none.
table-or-no-books = { $books ->
    [none] no books yet
   *[other] { $books }
}
table-not-open = not opened yet


# ---- What the game is waiting for, in one line
table-dealing = Dealing the cards
table-round-is-over = The round is over

# Variables:
#   $who (Person) - Who must answer a partner.
table-theirs-answer = { $who ->
    [you] Waiting for your answer
   *[other] Waiting for { WHOSE($who) } answer
}

# Variables:
#   $who (Person) - Who lifts a packet of cards to deal from.
table-theirs-cut = { $who ->
    [you] { $who } cut the cards
   *[other] { $who } cuts the cards
}

# Variables:
#   $who (Person) - Who chooses between two stacks.
table-theirs-choose = { $who ->
    [you] { $who } choose a stack
   *[other] { $who } chooses a stack
}

# Variables:
#   $who (Person) - Whose turn it is.
table-theirs-draw = { CAPITAL(WHOSE($who)) } turn

# Variables:
#   $who (Person) - Whose turn it is.
table-theirs-play = { table-theirs-draw }

# Melds are laid out and worth enough to open with: the button called Open plays them.
table-press-play = Press Open

# Some are laid out, but they aren't enough yet.
table-lay-out-more = Meld more cards

# Cards are laid out, and no others in the hand make a move of them.
table-not-enough = Not enough to play

# Cards are laid out and not played yet.
# Variables:
#   $kind (take | go_out) - What for.
table-draft-head = { $kind ->
    [take] You're taking the pile
   *[go_out] You're going out
}
# Variables:
#   $stock (Flag) - Whether the stock has enough cards to draw.
table-yours-draw = { $stock ->
    [yes] Your turn: draw
   *[no] Your turn: the stock has run out
}
# Variables:
#   $melds (Flag) - Whether anything can be melded.
table-yours-play = { $melds ->
    [yes] Your turn: meld, then discard
   *[no] Your turn: discard
}
# The same in a few words, below "Your turn" and above the two buttons for it.
# Variables:
#   $melds (Flag) - Whether anything can be melded.
table-what-to-do = { $melds ->
    [yes] Choose your cards
   *[no] Choose a discard
}
table-yours-cut = Your turn: cut
table-yours-choose = Choose your stack

# Variables:
#   $who (Person) - Which partner asks.
table-yours-answer = { $who ->
    [you] { $who } ask: “May I go out?”
   *[other] Your turn: answer { $who }
}

# ---- What the player can do, in a sentence or two
# Variables:
#   $who (Person) - Who.
table-would-like-out = { $who } would like to go out.

# Variables:
#   $names (List) - The players whose turns come before the reader's.
table-play-before = { $names ->
    [1] { $names } plays before you.
   *[other] { $names } play before you.
}

# Variables:
#   $who (Person) - The player just before the reader.
table-play-after = You play after { $who }.

# What can be drawn or taken.
# Variables:
#   $short (Flag) - Whether the stock has too few cards to draw.
#   $stock (Number) - How many it has.
#   $count (Number) - How many cards are drawn.
#   $pile (Flag) - Whether the pile has cards.
#   $why (Text) - A sentence that says why it can't be taken, or "" if it can.
table-may-draw = { $short ->
    [yes] The stock has { CARDS($stock) } left. { $why ->
        [none] Take the pile, or end the round.
       *[other] { $why }
    }
   *[no] Draw { COUNT($count) } from the stock{ $pile ->
        [yes] { $why ->
            [none] , or take the pile.
           *[other] . { $why }
        }
       *[no] .
    }
}

# Variables:
#   $opened (Flag) - Whether the team has opened.
#   $adds (Flag) - Whether a card can be added to a meld.
#   $begins (Flag) - Whether a meld can be begun, or the team opened.
#   $refused (Flag) - Whether a partner has just said no to going out.
table-may-meld = { $refused ->
    [yes] The answer was no, so you can't go out this turn.{" "}
   *[no] {""}
}{ $opened ->
    [yes] { $adds ->
        [yes] { $begins ->
            [yes] Add to your melds, start new ones, or discard one card to end your turn.
           *[no] Add to your melds, or discard one card to end your turn.
        }
       *[no] { $begins ->
            [yes] Start a new meld, or discard one card to end your turn.
           *[no] You have nothing to meld: discard one card to end your turn.
        }
    }
   *[no] { $begins ->
        [yes] Meld enough to reach the minimum, or discard one card.
       *[no] Your cards can't open yet: discard one card to end your turn.
    }
}
# What to do with the last card of the hand.
# Variables:
#   $out (Flag) - Whether you can go out with it.
#   $hold (Flag) - Whether you can keep it.
table-one-card-left = { $out ->
    [yes] { $hold ->
        [yes] One card left: go out with it, or keep it.
       *[no] One card left: go out with it.
    }
   *[no] { $hold ->
        [yes] One card left, and you can't go out yet: keep it to end your turn.
       *[no] One card left: add it to a meld.
    }
}

# Cards are laid out to take the pile, for an opening.
# Variables:
#   $upcard (Card?) - The card on top, if it is known.
#   $laid (Flag) - Whether it is laid out.
#   $bottom (Card?) - The bottom one of the cards that come with the pile, if it still has to be laid out.
#   $below (Number) - How many more cards come with the pile.
table-draft-take = { JOIN(UPCARD-GOES(UPCARD($upcard), $laid), LAY-BOTTOM-TOO($bottom), REST-COMES($below)) }

# Variables:
#   $card (Card?) - The card on top, if it is known.
table-upcard = { $card ->
    [none] the upcard
   *[other] { THE-CARD($card) }
}

# Variables:
#   $card (Text) - The card on top: "the seven of spades".
#   $laid (Flag) - Whether it is laid out.
table-upcard-goes = { CAPITAL($card) } { $laid ->
    [yes] is laid out and counts like your own cards.
   *[no] goes into your hand unless you meld it.
}

# Variables:
#   $card (Card?) - The bottom one of the cards that come with the pile, if it still has to be laid out.
table-lay-bottom-too = { $card ->
    [none] {""}
   *[other] You must also meld the bottom card you take, { THE-CARD($card) }.
}

# Variables:
#   $count (Number) - How many more cards come with the pile.
table-rest-comes = { $count ->
    [one] Then you get the other card.
   *[other] Then you get the other { CARDS($count) }.
}
table-nothing-played = Nothing is played until you press Open. Press Undo to cancel.

# Cards are laid out to go out with.
# Variables:
#   $discard (required | optional | never) - Whether the last card must, can or can't be discarded.
table-last-of-all = { $discard ->
    [required] Meld every card; the last one is your discard.
    [optional] Meld every card; the last one can be your discard.
   *[never] Meld every card, with no discard.
}

# What can be done with cards that are laid out. Melds come below the heading "Press Open".
# Variables:
#   $kind (meld | take | go_out) - What for.
table-ready = { $kind ->
    [meld] Or take the cards back.
   *[other] Press the gold button, or Undo.
}

# ---- The same in a first round, with reasons
# Variables:
#   $count (Number) - How many cards are drawn.
#   $takes (Number) - How many cards come with the pile.
#   $beside (List) - The cards of the hand that take it.
#   $rank (Rank) - The rank of the card on top.
#   $is_free (Flag) - Whether it needn't be melded.
#   $onto (Rank) - The rank of the meld that it goes on, or its own.
table-guide-draw-or-take = Draw { COUNT($count) } from the stock, or take { COUNT($takes) } from the discard pile: { $beside ->
        [0] { $is_free ->
            [yes] the turned card is free
           *[no] its { RANK($rank) } goes on your { RANKS($onto) }
        }
       *[other] you hold { $beside }
    }.

# Variables:
#   $least (Number) - The minimum.
table-guide-open = Your first melds must have three or more cards each and total at least { $least } points. Or just discard to end your turn.

# Variables:
#   $most (Number) - What the melds of the hand would come to at most; 0 if it has none.
#   $least (Number) - The minimum.
table-cannot-open = Your first melds must come to { $least } points; { $most ->
    [0] you have no meld yet
   *[other] yours come to { $most } at most
}.

# The last sentence of a hint to discard.
# Variables:
#   $most (Number) - What the melds of the hand would come to at most.
#   $least (Number) - The minimum.
table-short-of-opening = You can't open yet: your melds come to { $most } of { POINTS($least) }.

# Variables:
#   $most (Number) - What the melds of the hand would come to at most; 0 if it has none.
#   $least (Number) - The minimum.
table-guide-cannot-open = { table-cannot-open } Discard one card to end your turn.

# The signs on a meld: "4/7" and a small wild card, which the star stands for.
# Variables:
#   $size (Number) - How many cards make a book.
#   $cards (Number) - How many of them the meld has.
table-guide-signs = { CAPITAL(COUNT($size)) } cards of one rank make a book: { $cards }/{ $size } is { COUNT($cards) } of them, each ★ a wild.

# Variables:
#   $stack (hand | foot | tail) - Which stack is picked up next; the hand where there is none.
#   $when (empty-hand | first-book | empty-foot) - When that is.
#   $lacks_books (Flag) - Whether the team still needs books to go out.
#   $is_late (Flag) - Whether a partner hasn't done with the foot what going out takes.
table-guide-play = { $stack ->
    [hand] { $lacks_books ->
        [yes] To go out, fill the empty frames with books and play your last card.
       *[no] { $is_late ->
            [yes] All your books are made. You can go out once your partner has begun the foot.
           *[no] All your books are made. To go out, play your last card.
        }
    }
   *[other] { table-guide-next-stack }
}

# Variables:
#   $when (empty-hand | first-book | empty-foot) - When the next stack is picked up.
#   $stack (hand | foot | tail) - Which it is.
table-guide-next-stack = { $when ->
    [empty-hand] Once your hand is empty
    [first-book] With your first book, or once your hand is empty
   *[empty-foot] Once your foot is empty
}, you pick up your { STACK($stack) }.
table-no-more-tips = No more tips
table-tips-are-away = Tips are off. You can turn them back on in Settings, under Playing.

# ---- Cards that are laid out and not played yet
table-draft-note = not played yet

# "2 queens", "3 wilds": there is little room.
# Variables:
#   $count (Number) - How many cards.
#   $rank (Rank) - Their rank.
table-group = { $count ->
    [one] { $count } { RANK($rank) }
   *[other] { $count } { RANKS($rank) }
}

# Variables:
#   $count (Number) - How many cards of a rank.
#   $rank (Rank) - Their rank.
#   $wilds (Number) - How many wild cards with them.
table-group-line = { $wilds ->
    [0] { $count ->
        [one] { RANK($rank) }
       *[other] { table-group }
    }
    [one] { table-group } + { $wilds } wild
   *[other] { table-group } + { $wilds } wilds
}

# Variables:
#   $group (Text) - Cards that are laid out: "2 queens + 1 wild".
#   $points (Number) - What they are worth.
table-group-worth = { $group }: { FIGURE-POINTS($points) }

# Points in figures.
# Variables:
#   $count (Number) - How many.
table-figure-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

# On a card in the hand that is laid out.
table-in-draft = laid out
table-unstage-group = Take this group back

# ---- The meter of the opening
table-reached = That's enough

# Variables:
#   $short (Number) - How many points are missing.
#   $ranks (Ranks) - Ranks of cards in the hand, any one of which would do; none where no single card would.
table-short-of = { $ranks ->
    [0] { $short ->
        [one] { $short } more point
       *[other] { $short } more points
    }
   *[other] { $short } more: add { LIST(A-RANK($ranks), last: "or") }
}

# How the points add up when the pile is taken: "queen 10 + your cards 35".
# Variables:
#   $card (Card) - The card on top of the pile.
#   $upcard (Number) - Its points.
#   $own (Number) - The points of the other cards.
table-counts-as = { RANK(RANK-OF($card)) } { $upcard } + your cards { $own }

# ---- People
table-is-partner = · partner

# Variables:
#   $stack (foot | tail) - What somebody is playing from, beside a name.
table-in-stack = { $stack ->
    [foot] in foot
   *[tail] in tail
}

# Variables:
#   $stack (foot | tail) - What somebody has just picked up.
table-into-stack = { $stack ->
    [foot] On to the foot!
   *[tail] On to the tail!
}

# Over the stacks in front of somebody.
# Variables:
#   $who (Person) - Whose they are.
#   $stack (hand | foot | tail) - Which one, if there is only one.
#   $tail (Number) - How many cards of a tail are under the foot, 0 for none.
table-stack-of = { $tail ->
    [0] { CAPITAL(WHOSE($who)) } { STACK($stack) }
   *[other] Foot and tail
}

# Red threes, where there is no room to show them.
# Variables:
#   $count (Number) - How many.
#   $note (Text) - Anything else to say about the team, or "".
table-with-threes = { JOIN(RED-THREES($count), $note, by: " · ") }
table-last-card = last card!
# A player who may end the round, as far as books, feet and partners go: the cards may not allow it yet.
table-may-go-out = may go out

# Variables:
#   $who (Person) - Whose turn is over; everybody waits until the reader continues.
table-has-played = { $who ->
    [you] { $who } have played. Take your time.
   *[other] { $who } has played. Take your time.
}

# ---- Labels on cards and piles. There is little room.
table-sign-new = NEW
table-sign-frozen = frozen

# Variables:
#   $count (Number) - How many cards.
table-sign-stock = Stock { $count }
# Left of the own hand.
# Variables:
#   $count (Number) - How many cards it has.
table-sign-hand = Hand { $count }

# The second line is the bottom one of the cards that come with it.
# Variables:
#   $count (Number) - How many cards.
#   $bottom (Card?) - That card.
table-sign-pile = { $bottom ->
    [none] Discard pile { $count }
   *[other]
        Discard pile { $count }
        bottom: { RANK(RANK-OF($bottom)) }
}


# On the pile: the second line is the bottom one of the cards that come with it.
# Variables:
#   $count (Number) - How many cards it has.
#   $bottom (Card) - That card.
table-count-and-bottom =
    { $count }
    bottom: { RANK(RANK-OF($bottom)) }

# Cards that come with the pile.
# Variables:
#   $count (Number) - How many.
table-pile-brings = { $count } for you

# What would happen to a meld if the cards being held were added: in one line, in two, and shorter.
# Variables:
#   $count (Number) - How many cards.
table-becomes-dirty = +{ $count }, becomes dirty
    .two-lines =
        +{ $count }
        becomes dirty
    .short =
        +{ $count }
        dirty

# Variables:
#   $kind (clean | dirty | wild) - A book that has just been completed and scores no points.
table-book-done = { CAPITAL(KIND-OF-BOOK($kind)) }

# Over the first book of somebody's first round.
# Variables:
#   $brings (Text) - What it brings: "+500", or "Dirty book".
table-first-book = Your first book! { $brings }
# Where the foot was of somebody who picks up one for the first time.
table-first-foot = On to your foot, a whole new hand!

# ---- Buttons: a label, and below it what it would do.
# Of cards that are laid out.
# Variables:
#   $opens (Flag) - Whether they are the first melds of a team.
table-play = { $opens ->
    [yes] Open
   *[no] { table-meld }
}
table-meld = Meld
table-draw = Draw
table-discard = Discard
table-go-out = Go out
table-hold = Keep
table-peek = Look first
table-end-round = End the round
# Lays out first melds that are worth enough.
table-open = Open
table-take-pile = Take the pile
table-undo = Undo
table-undo-turn = Undo turn
    .word = Undo turn
table-hint = Hint
table-show-me-how = Show me how

# Very little room.
table-sort-word = Sort

# Variables:
#   $count (Number) - How many cards of a rank are chosen.
#   $rank (Rank) - The rank.
table-meld-group = { table-meld } { table-group }

# Variables:
#   $count (Number) - How many cards are chosen, wild cards among them.
table-meld-cards = { table-meld } { $count } cards

# Variables:
#   $rank (Flag) - Whether a press sorts the hand by rank.
table-sort-by = { $rank ->
    [yes] Sort by rank
   *[no] Sort by suit
}

# Below Look first.
# Variables:
#   $count (Number) - How many cards come with the pile.
table-cards-seen = { $count ->
    [0] {""}
    [one] {""}
   *[other] at the { $count } cards
}

# Below Meld: where the cards would go, "to kings · 5/7".
# Variables:
#   $rank (Rank) - The rank of the meld.
#   $is_book (Flag) - Whether it is a book already.
#   $makes_book (Flag) - Whether it becomes one.
#   $held (Number) - How many cards it would have.
#   $size (Number) - How many make a book.
table-adds-to = { $is_book ->
    [yes] to your book
   *[no] { $makes_book ->
        [yes] makes a book
       *[no] to { RANKS($rank) } · { $held }/{ $size }
    }
}

# Below Take the pile.
# Variables:
#   $count (Number) - How many cards come with it.
table-cards-come = { $count ->
    [0] {""}
    [one] the top card
   *[other] the top { CARDS($count) }
}
# Below the buttons that lay out an opening, keep the last card, end the round, go out and discard.
table-cheapest = enough to open
# Below the label of the button “Keep”: the last card of the hand.
table-keep-last = this card
# On a card that is to stay in the hand.
table-keep-card = keep
table-no-cards-left = stock has run out
# Below the label of the button "Go out": what pressing it does first.
table-as-draft = meld every card
table-as-last = as your last card
# Second line of the Discard button, where the discard would end the round.
table-to-go-out = to go out
table-new-meld = a new meld
table-ends-turn = ends your turn

# ---- Why a button can't be pressed, in a few words
table-choose-one = choose one card
table-choose-cards = choose cards first
table-answer-first = answer first
table-cards-laid-out = cards are laid out
table-draw-first = draw first
table-drop-on-meld = choose a meld
table-no-opening = can't open yet
table-round-over = the round is over
# Second line of the Hint button, where this deal allows no hints.
table-no-hints-short = not in this deal

# Variables:
#   $stack (hand | foot | tail) - The last stack: only from there somebody can go out.
table-from-last-stack-only = only from the { STACK($stack) }

# ---- Tips beside buttons
table-takes-draft-back = Puts everything you've laid out back in your hand.
table-cover = Cover my cards
table-cover-tip = Lowers the curtain until you lift it again (C). Anything you've laid out stays put.
table-rules = Rules
    .tip = All rules of this match. Elsewhere they're called Game settings.

# ---- The sheet of the loudspeaker
table-volume = Volume

# Variables:
#   $step (off | low | medium | full) - How loud.
table-volume-step = { $step ->
    [off] off
    [low] low
    [medium] medium
   *[full] full
}
table-loudness = Sound
table-show-again = Replay the last turns

# ---- Hints
table-hint-thinking = Thinking…
# The hint, pressed again: the button that plays what is laid out or chosen.
# Variables:
#   $what (draw | take | other) - What it does.
#   $button (Text) - Its label.
table-hint-press = { $what ->
    [draw] Press { $button }, or click the stock.
    [take] Press { $button }, or click the pile.
   *[other] Press { $button }.
}
table-first-no-hints = No hints here: everyone plays this deal on their own. When it's over, use Look back.

# ---- What must be done first, or can't be done
table-first-one-card = Choose one card to discard.
table-first-choose-cards = Choose the cards first: click them, or press Space on them.
table-first-choose-meld = Choose a meld for the wild card: click the meld, or drop the card on it.
table-first-wild-apart = Put the wild card on a meld by itself: more than one could take it.
table-first-not-yours = Those melds belong to another team; you can only add to your own.
table-first-not-on-stock = Nothing goes back on the stock. Cards go on the discard pile.
table-first-staged-first = You have cards laid out: meld them, or press Undo.
table-first-hint-later = Meld what you've laid out, or press Undo, then ask for a hint.
table-first-opened = The opening meld is on the table, so the opening minimum no longer applies.

# Variables:
#   $have (Number) - What the cards laid out are worth.
#   $need (Number) - The minimum.
#   $more (Number) - What is missing.
table-laid-out-of = You've laid out { $have } of the { $need } points you need: add { $more } more, or press Undo.

# It follows a sentence that says what is wrong.
table-change-draft = Change what you've laid out, or press Undo.
table-nothing-again = There's nothing to replay yet.

# ---- The question before several plays are undone
# Variables:
#   $plays (Number) - How many, at least two.
table-confirm-undo = { $plays ->
    [2] Undo both plays?
   *[other] Undo all { $plays } plays?
}

# Variables:
#   $what (Text) - What they were: "melded three kings; added an eight to the eights".
table-confirm-undo-why = This takes back: { $what }.
table-undo-them = Undo them
table-leave-them = Leave them

# ---- The question before a discard
# Variables:
#   $card (Card) - The card.
table-confirm-discard = Discard { THE-CARD($card) }?

# Variables:
#   $why (wild | meld | none) - What the card could still do.
table-confirm-why = { $why ->
    [wild] It's a wild card, and you could discard another one.
    [meld] You can still meld it this turn.
   *[none] A discard ends your turn and can't be undone.
}
table-discard-it = Discard it
table-keep-it = Keep it

# ---- Undo
# What can't be taken back: within a sentence.
# Variables:
#   $stop (foot | tail | pile | red-threes | draw | turn) - What has been seen; "turn" where nothing was.
table-stop = { $stop ->
    [foot] you've seen your foot
    [tail] you've seen your tail
    [pile] you've seen the pile
    [red-threes] you've seen the cards that replaced your red threes
    [draw] you've seen what you drew
   *[turn] you can only undo what you play on your own turn
}

# Variables:
#   $stop (foot | tail | pile | red-threes | draw | turn) - What can't be taken back.
table-all-is-back = Everything's back in your hand. Undo can't go any further: { table-stop }.

# Variables:
#   $stop (foot | tail | pile | red-threes | draw | turn) - What can't be taken back.
table-nothing-to-undo = There's nothing to undo: { table-stop }.

# Variables:
#   $what (Text) - What the button takes back: "melded three kings".
#   $stop (foot | tail | pile | red-threes | draw | turn) - What can't be taken back.
table-takes-back = Undoes “{ $what }”. Undo only goes so far: { table-stop }.

# Variables:
#   $stack (hand | foot | tail) - A stack of the reader.
#   $count (Number) - How many cards.
#   $tail (Number) - How many cards of a tail are under it, 0 for none.
table-foot-label = { STACK($stack) }, { CARDS($count) }{ $tail ->
    [0] {""}
   *[other] ; { STACK("tail") }, { CARDS($tail) }
}

# ---- For a screen reader
# Variables:
#   $count (Number) - How many cards.
table-stock-label = stock, { CARDS($count) }

# Variables:
#   $count (Number) - How many cards.
table-pile-label = discard pile, { CARDS($count) }

# ---- What the pointer rests on
# Variables:
#   $card (Card) - A card of the hand.
#   $worth (Number) - Its points.
#   $rank (Rank) - The rank of the team's meld that it fits.
#   $held (Number) - How many cards that has, 0 where there is none.
#   $size (Number) - How many make a book.
#   $short (Number) - How many are missing, 0 for a book.
#   $kind (clean | dirty | wild) - What kind of book it is, or would be.
table-card-tip = { CAPITAL(CARD($card)) }: { FIGURE-POINTS($worth) }.{ $held ->
    [0] {""}
   *[other] { " " }Your { RANKS($rank) }: { $short ->
        [0] a { KIND-OF-BOOK($kind) }
       *[other] { $held } of { $size }
    }.
}

# Variables:
#   $count (Number) - How many cards the pile has.
#   $card (Card?) - The card on top.
#   $takes (Number) - How many cards come with the pile.
#   $why (Text) - A sentence that says why it can't be taken, or "" if it can.
table-pile-tip = { $card ->
    [none] The discard pile is empty.
   *[other] { $count ->
        [one] The discard pile has one card, the { CARD($card) }.
       *[other] The discard pile has { CARDS($count) }, with the { CARD($card) } on top.
    } { $why ->
        [none] If you take it, you get { CARDS($takes) }.
       *[other] { $why }
    }
}

# Variables:
#   $card (Card) - A red three of the hand.
#   $cost (Number) - What it costs.
table-red-three-tip = { CAPITAL(CARD($card)) }: costs { FIGURE-POINTS($cost) } if left in your hand.

# A meld or a book: "Seven kings, two of them wild: 80 points; a dirty book."
# Variables:
#   $cards (Number) - How many cards it has.
#   $rank (Rank) - Its rank.
#   $wilds (Number) - How many of them are wild; 0 in a meld of nothing but wild cards.
#   $worth (Number) - What the cards are worth.
#   $kind (clean | dirty | wild) - What kind of book it is, or would be.
#   $short (Number) - How many cards are missing; 0 for a book.
table-meld-tip = { CAPITAL(OF-RANK($cards, $rank)) }{ $wilds ->
    [0] {""}
   *[other] , { COUNT($wilds) } of them wild
}: { FIGURE-POINTS($worth) }; { $short ->
    [0] a { KIND-OF-BOOK($kind) }
   *[other] { $kind ->
        [clean] { $short ->
            [one] one more natural
           *[other] { COUNT($short) } more naturals
        } for a { KIND-OF-BOOK($kind) }
       *[other] { COUNT($short) } more for a { KIND-OF-BOOK($kind) }
    }
}.

# Variables:
#   $count (Number) - How many cards the stock has.
#   $drawn (Number) - How many cards are still to be drawn; 0 once the turn has begun.
#   $take (Flag) - Whether the pile can be taken instead.
table-stock-tip = { $drawn ->
    [0] The stock has { CARDS($count) }.
   *[other] { $take ->
        [yes] The stock has { CARDS($count) }. Draw { COUNT($drawn) } to start your turn, or take the pile.
       *[no] The stock has { CARDS($count) }. Draw { COUNT($drawn) } to start your turn.
    }
}

# Variables:
#   $cards (List) - The cards that somebody who looked at the pile has seen.
table-would-bring = The pile would give you { $cards }.

# Variables:
#   $card (Card) - The bottom one of the cards that come with the pile.
table-bottom-of-pile = To take the pile, you must also meld the bottom card you take, { THE-CARD($card) }.

# Variables:
#   $stack (hand | foot | tail) - What the reader picks up next.
#   $count (Number) - How many cards it has.
#   $when (empty-hand | first-book | empty-foot) - When.
#   $tail (Number) - How many cards of a tail are under it, 0 for none.
table-foot-tip = Your { STACK($stack) }: { CARDS($count) }. You pick it up { $when ->
    [empty-hand] once your hand is empty
    [first-book] with your first book, or once your hand is empty
   *[empty-foot] once your foot is empty
}.{ $tail ->
    [0] {""}
   *[other] { " " }Your tail is underneath: { CARDS($tail) }.
}

# What the red threes laid down are worth.
# Variables:
#   $points (Number) - Their points.
#   $not_out (Number) - Their points if the team doesn't go out.
#   $differ (Flag) - Whether that is a different number.
table-threes-worth = { $differ ->
    [yes] { $points } points ({ $not_out ->
        [0] nothing
       *[other] { $not_out }
    } without going out)
   *[no] { $points } points
}

# Variables:
#   $laid (Number) - How many red threes were laid down.
#   $points (Number) - Their points.
#   $not_out (Number) - Their points if the team doesn't go out.
#   $differ (Flag) - Whether that is a different number.
#   $all (Flag) - Whether they earn the extra points.
#   $every (Number) - How many earn the extra points.
#   $is_least (Flag) - Whether there are more than that.
#   $more (Number) - The extra points, 0 for none.
table-threes-laid = { $more ->
    [0] { CAPITAL(RED-THREES($laid)) } laid down: { table-threes-worth }.
   *[other] { $all ->
        [yes] { CAPITAL(RED-THREES($laid)) } laid down: { table-threes-worth }, plus a bonus of { $more }.
       *[no] { CAPITAL(RED-THREES($laid)) } laid down: { table-threes-worth }. { $is_least ->
            [yes] { CAPITAL(COUNT($every)) } or more
           *[no] All { COUNT($every) }
        } would earn a bonus of { $more }.
    }
}

# ---- What others did since the reader's last turn
# Variables:
#   $what (Text) - One thing after the other: "melded three kings; discarded the nine of clubs".
table-since-your-turn = Since your last turn: { $what }

# What somebody laid down; the cards are drawn beside it.
# Variables:
#   $who (Person) - Who did it.
table-laid = melded

# The same for a voice, with the cards drawn beside it.
# Variables:
#   $what (Text) - What was done: "laid".
#   $cards (List) - The cards by rank.
table-with-cards = { $what } { $cards }

# Heading of a dialog that lists the last lap, for somebody who only watches.
table-last-lap = Everyone's last turn
table-play-lap = Replay
table-shown-again = Replay of the last turns
table-last-lap-ends = Press Space or click to stop.
# Heading beside the pile while the best move of a problem is played out at the table.
table-played-out = The best move
table-playing-out-ends = Press Space or click for the answer.
# In a dialog without anything to list; the next one is also read out.
table-nothing-yet = Nobody has played yet this round.
table-nothing-since = Nobody has played since your last turn.


# ---- end of table


## spoken_text
## What people who play with a screen reader or a voice hear.

# ---- Groups on the table
spoken_text-bar = Menu bar
spoken_text-your-hand = Your hand
spoken_text-laid-out = Laid out, not played yet

# Cards that are laid out and not played yet.
# Variables:
#   $group (Text) - Which: "2 queens + 1 wild".
spoken_text-laid-out-group = { spoken_text-laid-out }: { $group }
spoken_text-piles = Stock and discard pile
spoken_text-players = Other players
spoken_text-actions = Actions
spoken_text-says = Status
spoken_text-notice = Notice
spoken_text-question = Question
spoken_text-skip = Skip
spoken_text-skip-tip = Skips the animation.
# Buttons on the screen where you lift cards off the stock.
spoken_text-lift-more = Lift more cards
spoken_text-lift-fewer = Lift fewer cards
spoken_text-nothing-said = Nothing has been said yet.

# A button that can't be pressed.
# Variables:
#   $name (Text) - Its name.
spoken_text-unavailable = { $name }, unavailable

# The coach says something.
# Variables:
#   $words (Text) - What.
spoken_text-coach = Tip: { $words }

# The heading of the hand.
# Variables:
#   $count (Number) - How many cards it has.
spoken_text-hand-title = { spoken_text-your-hand }, { CARDS($count) }

# ---- Things on the table
# Variables:
#   $card (Card) - A card of the hand.
#   $place (Number) - The first, second … from the left.
#   $of (Number) - Of how many.
#   $chosen (Flag) - Whether it is chosen.
#   $new (Flag) - Whether it has just been drawn or taken.
spoken_text-card-in-hand = { CARD($card) }, { ORDINAL($place) } of { COUNT($of) } in your hand{ $chosen ->
    [yes] ; chosen
   *[no] {""}
}{ $new ->
    [yes] ; new
   *[no] {""}
}

# Variables:
#   $card (Card) - A card that is laid out and not played yet.
#   $group (Cards) - The cards of its group, itself among them.
spoken_text-staged-card = { $group ->
    [1] { CARD($card) }, laid out
   *[other] { CARD($card) }, laid out in a group: { $group }
}

# Variables:
#   $card (Card) - The card kept for the final discard when going out.
spoken_text-last-of-all = { CARD($card) }, kept for the final discard

# A meld or a book.
# Variables:
#   $rank (Rank) - Its rank.
#   $kind (clean | dirty | wild) - Without wild cards, with some, or nothing but wild cards.
#   $book (Flag) - Whether it is a book.
#   $cards (Number) - How many cards it has.
#   $wilds (Number) - How many of them are wild; 0 in a meld of nothing but wild cards.
spoken_text-meld = { RANKS($rank) }, { $book ->
    [yes] { $kind ->
        [clean] clean book
        [dirty] dirty book
       *[wild] book
    }
   *[no] { $kind ->
        [clean] clean meld
        [dirty] dirty meld
       *[wild] meld
    }
} of { CARDS($cards) }{ $wilds ->
    [0] {""}
   *[other] , { COUNT($wilds) } of them wild
}

# Variables:
#   $rank (Rank) - Its rank.
#   $kind (clean | dirty | wild) - Without wild cards, with some, or nothing but wild cards.
#   $book (Flag) - Whether it is a book.
#   $cards (Number) - How many cards it has.
#   $wilds (Number) - How many of them are wild; 0 in a meld of nothing but wild cards.
#   $owner (Text) - The team.
spoken_text-meld-of-team = { spoken_text-meld }; { $owner }

# The line of a rival team.
# Variables:
#   $name (Text) - The team.
#   $books (Text) - How many books of which kind it has.
#   $open (Flag) - Whether its melds are shown.
spoken_text-rival-line = { $name }, { $books }; { $open ->
    [yes] fold their cards away
   *[no] show their cards
}

# Variables:
#   $name (Text) - A team.
#   $note (Text) - That it has no melds yet, or nothing.
spoken_text-team-title = { $note ->
    [none] Melds: { $name }
   *[other] Melds: { $name }, { $note }
}

# What somebody holds.
# Variables:
#   $cards (Number) - How many cards are in play.
#   $plays (hand | foot | tail) - The stack that they play from.
#   $lying (List) - The stacks yet to be picked up: "foot of eleven cards".
spoken_text-held = { CARDS($cards) }{ $plays ->
    [hand] {""}
   *[other] , playing from the { STACK($plays) }
}{ $lying ->
    [0] {""}
   *[other] , { $lying } not picked up yet
}

# Variables:
#   $stack (hand | foot | tail) - A stack that has not been picked up yet.
#   $cards (Number) - How many cards it has.
spoken_text-stack-of = { STACK($stack) } of { CARDS($cards) }

# Somebody else at the table.
# Variables:
#   $name (Text) - Who.
#   $partner (Flag) - Whether it is the reader's partner.
#   $cards (Number) - How many cards are in play.
#   $plays (hand | foot | tail) - The stack that they play from.
#   $lying (List) - The stacks yet to be picked up.
#   $turn (moves | asked | none) - Whether it is their turn, or a partner asks them for permission to go out.
#   $alert (Text) - Anything else worth knowing, "last card!", or nothing.
spoken_text-player = { $partner ->
    [yes] { $name }, your partner
   *[no] { $name }
}, { spoken_text-held }{ $turn ->
    [moves] ; it's their turn
    [asked] ; they're being asked for permission
   *[none] {""}
}{ $alert ->
    [none] {""}
   *[other] ; { $alert }
}

# The same under a name.
# Variables:
#   $partner (Flag) - Whether it is the reader's partner.
#   $cards (Number) - How many cards are in play.
#   $plays (hand | foot | tail) - The stack that they play from.
#   $lying (List) - The stacks yet to be picked up.
#   $alert (Text) - Anything else worth knowing, "last card!", or nothing.
spoken_text-plate = { $partner ->
    [yes] partner, { spoken_text-held }
   *[no] { spoken_text-held }
}{ $alert ->
    [none] {""}
   *[other] ; { $alert }
}

# Variables:
#   $count (Number) - How many cards the discard pile has.
#   $card (Card?) - The card on top.
#   $frozen (Flag) - Whether it is frozen.
spoken_text-pile = { $card ->
    [none] discard pile, empty
   *[other] discard pile, { CARDS($count) }, { CARD($card) } on top{ $frozen ->
        [yes] , frozen
       *[no] {""}
    }
}

# ---- What the reading keys read out
# Without cards the reader only watches this table.
# Variables:
#   $cards (Cards) - The hand.
#   $count (Number) - How many cards it has.
#   $chosen (Cards) - The cards that are chosen.
#   $fresh (Cards) - The cards that have just been drawn or taken.
spoken_text-hand = { $cards ->
    [0] No hands are shown here.
   *[other] { JOIN(YOU-HOLD($count, $cards), CHOSEN($chosen), NEW($fresh)) }
}

# What the coach writes over cards in the hand.
# Variables:
#   $cards (Cards) - The cards.
#   $sign (Text) - What: "40 with the 2".
spoken_text-cards-signed = { $cards }: { $sign }

# Variables:
#   $count (Number) - How many.
#   $owner (Text) - Whose: a team.
spoken_text-red-threes = { RED-THREES($count) } laid down; { $owner }

# A team's score, read aloud.
# Variables:
#   $name (Text) - Which team.
#   $total (Text) - Its points, in figures.
#   $now (Text) - Those of this round, or nothing.
#   $books (Text) - Its books, or nothing.
spoken_text-score = { $now ->
    [none] { $name }: { $total } points
   *[other] { $name }: { $total } points, { $now } this round
}{ $books ->
    [none] {""}
   *[other] ; { $books }
}

# A line of the list of what going out takes.
# Variables:
#   $state (done | lacking | last) - Whether it is met; "last" for the line about the last card.
#   $what (Text) - What it takes.
#   $how (Text) - How far along it is, "1/2", or nothing.
spoken_text-need = { $state ->
    [done] done: { $what }
    [lacking] still needed: { $what }
   *[last] { $what }
}{ $how ->
    [none] {""}
   *[other] , { $how }
}

# How far along an opening is.
# Variables:
#   $have (Number) - What is laid out.
#   $least (Number) - What is needed.
spoken_text-meter = Opening: { $have } of { $least } points

# Variables:
#   $count (Number) - How many cards the hand has.
#   $cards (Cards) - The cards.
spoken_text-you-hold = You hold { CARDS($count) }: { $cards }.

# Variables:
#   $cards (Cards) - The cards that are chosen.
spoken_text-chosen = Chosen: { LIST(THE-CARD($cards)) }.

# Variables:
#   $cards (Cards) - The cards that have just been drawn or taken.
spoken_text-new = New: { LIST(THE-CARD($cards)) }.

# Variables:
#   $cards (List) - The cards that have just been drawn or taken.
spoken_text-new-cards = New in your hand: { $cards }.

# What a team has on the table.
# Variables:
#   $team (Person) - The team: "Rosa", "Walt & June".
#   $people (Number) - How many they are.
#   $melds (Text) - Its melds, one after the other, or "".
#   $threes (Number) - How many red threes.
spoken_text-team-has = { $team ->
    [you] { $team } have
   *[other] { $people ->
        [one] { $team } has
       *[other] { $team } have
    }
} { JOIN({ $melds ->
    [none] no melds yet
   *[other] { $melds }
}, RED-THREES($threes), by: "; ") }.

# A button in a row or beside a player that is labelled only with what it does.
# Variables:
#   $of (Text) - The name of the row or the player.
#   $label (Text) - What is written on the button.
spoken_text-belonging = { $of }, { $label }
# What somebody holds at a moment being looked at.
# Variables:
#   $name (Text) - Who.
#   $held (Text) - What they hold, and what they haven't picked up yet.
spoken_text-holding = { $name }: { $held }.

# Variables:
#   $count (Number) - How many cards.
#   $cards (Cards) - The cards, where they may be seen.
spoken_text-cards-held = { $cards ->
    [0] { CARDS($count) }
   *[other] { CARDS($count) }, { $cards }
}

# Variables:
#   $stack (hand | foot | tail) - A stack that has not been picked up yet.
#   $cards (Cards) - The cards in it.
spoken_text-in-stack = in the { STACK($stack) }: { $cards }

# How many cards somebody else holds.
# Variables:
#   $name (Text) - Who.
#   $cards (Number) - How many.
#   $plays (hand | foot | tail) - The stack that they play from.
spoken_text-holds = { $plays ->
    [hand] { $name }: { CARDS($cards) }
   *[other] { $name }: { CARDS($cards) }, playing from the { STACK($plays) }
}

# One line of the program's own log.
# Variables:
#   $why (Text) - What went wrong.
spoken_text-not-told = Screen readers can't read this game: { $why }


# ---- end of heard


## coach
## The coach beside a first game: a heading, then one or two short sentences. A partner says them, if there is one.

# ---- Buttons
coach-read-the-rule = The rule

# The button that leads to the rule: the one above, or, where the tip names a number that the rules set, a question
# about that number.
# Variables:
#   $points (Number) - That number, 0 for none.
coach-why-points = { $points ->
    [0] { coach-read-the-rule }
   *[other] Why { $points }?
}
coach-put-away = No more tips
coach-is-away = No more tips. You can turn them back on in Settings, under Playing.
# Button: the answer that keeps the coach.
coach-stay = Stay

# ---- After some matches the coach asks whether to leave: a heading and two sentences.
coach-may-i-go = Shall I leave you to it?

# Variables:
#   $matches (Number) - How many matches.
coach-coached-for = I've been coaching you for { MATCHES($matches) }.
coach-still-want-tips = Do you still want my tips?

# With the last tip about what every turn asks.
coach-now-you = From now on I'll only speak when something is new. If you're stuck, press the bulb.

# ---- The beginning of a turn, and its end
# Variables:
#   $cards (Number) - How many cards.
coach-draw = Draw { CARDS($cards) } from the stock.
coach-draw-then = Then meld what you can, and end your turn with a discard.
# Variables:
#   $card (Card) - The card.
coach-discard = Discard { THE-CARD($card) }.

# A wild card has just gone onto a meld without any.
# Variables:
#   $partner (Flag) - Whether the partner says it.
#   $rank (Rank) - The meld's.
coach-made-dirty = That makes { $partner ->
    [yes] our
   *[no] your
} { RANKS($rank) } dirty.

# Its next sentence, while the team needs a clean book.
# Variables:
#   $undo (Flag) - Whether it can be taken back.
#   $others (Ranks) - Another meld that can still become one, if there is any.
coach-stay-clean = { $undo ->
    [yes] { $others ->
        [0] To keep them clean, press “{ table-undo }”.
       *[other] For a clean book, press “{ table-undo }” or add to the { $others }.
    }
   *[no] { $others ->
        [0] { "" }
       *[other] The { $others } can still be a clean book.
    }
}

# ---- Opening
coach-not-enough-heading = You can't open yet

# Variables:
#   $melds (Flag) - Whether the hand has a meld.
#   $most (Number) - What the melds of the hand are worth.
coach-cannot-open = { $melds ->
    [yes] Your melds are worth only { $most } points.
   *[no] You don't have a meld to open with yet.
}

coach-open-heading = You can open now

# Variables:
#   $cards (List) - The cards of the only meld by rank, or of melds without wild cards.
#   $points (Number) - What they are worth.
coach-open-meld = Meld { $cards }: { $points } points.

# Variables:
#   $melds (List) - Messages like the next one.
#   $points (Number) - What all of them are worth.
coach-open-melds = Meld { $melds }: together { $points } points.

# Variables:
#   $cards (List) - The cards of one of several melds by rank.
#   $points (Number) - What they are worth.
coach-meld-worth = { $cards } ({ $points })

# Variables:
#   $melds (Number) - How many, too many to name.
#   $points (Number) - What all of them are worth.
coach-open-many = Open with { COUNT($melds) } melds: together { $points } points.

# Variables:
#   $need (Number) - The minimum, 0 for none.
#   $extra (Number) - The points above it where fewer of the melds would open, otherwise 0.
coach-open-need = { $need ->
    [0] You don't need any points to open.
   *[other] { $extra ->
        [0] { "" }
       *[other] The extra { $extra } points count as well.
    }
}

# ---- Taking the pile
coach-take-heading = You could take the pile

# Variables:
#   $card (Card) - The card on top.
#   $rank (Rank) - The rank of a meld of the team.
coach-take-onto = { CAPITAL(THE-CARD($card)) } goes on your { RANKS($rank) }.

# Variables:
#   $card (Card) - The card on top.
#   $rank (Rank) - The rank of a meld of the team.
#   $beside (List) - Cards of the hand by rank.
coach-take-onto-with = { CAPITAL(THE-CARD($card)) } goes on your { RANKS($rank) } with { $beside } from your hand.

# Variables:
#   $card (Card) - The card on top.
#   $beside (List) - Cards of the hand by rank.
coach-take-meld = { CAPITAL(THE-CARD($card)) } makes a meld with { $beside } from your hand.

# Variables:
#   $card (Card) - The card on top.
coach-take-into-hand = You can take { THE-CARD($card) } into your hand.

# What the pile brings; the end of one of the next three.
# Variables:
#   $part (top | only | whole | some) - One card of several, its single card, all of it, or some of it.
#   $cards (Number) - How many cards.
coach-get = you get { $part ->
    [top] the top card
    [only] the only card in the pile
    [whole] all { CARDS($cards) }
   *[some] the top { CARDS($cards) }
}

# Variables:
#   $part (top | only | whole | some) - One card of several, its single card, all of it, or some of it.
#   $cards (Number) - How many cards.
coach-you-get = { CAPITAL(coach-get) }.

# The pile could be taken.
# Variables:
#   $beside (List) - Cards of the hand by rank.
#   $part (top | only | whole | some) - One card of several, its single card, all of it, or some of it.
#   $cards (Number) - How many cards.
#   $draws (Flag) - Whether drawing is advised.
coach-may-take = { $beside ->
    [0] { CAPITAL(coach-get) }
   *[other] With { LIST($beside) }, { coach-get }
}{ $draws ->
    [yes] ; I'd rather draw.
   *[no] .
}

# Variables:
#   $team (Flag) - Whether the reader has partners.
#   $part (top | only | whole | some) - One card of several, its single card, all of it, or some of it.
#   $cards (Number) - How many cards.
coach-take-opens = That lets { $team ->
    [yes] us
   *[no] you
} open, and { coach-get }.

# Variables:
#   $have (Number) - What the opening is worth.
#   $part (top | only | whole | some) - One card of several, its single card, all of it, or some of it.
#   $cards (Number) - How many cards.
coach-take-opens-with = This makes { $have } points, enough to open, and { coach-get }.

# ---- A pair worth keeping
# Variables:
#   $rank (Rank) - The rank of the pair.
coach-keep-pair = Keep your two { RANKS($rank) }: they take the pile if { A-RANK($rank) } is discarded just before your turn.

# ---- What others did
# Variables:
#   $who (Person) - Who took the pile.
#   $cards (Number) - How many cards of it.
coach-pile-taken-heading = { $who } took { CARDS($cards) } from the pile

# Variables:
#   $who (Person) - Who took the pile.
#   $cards (Number) - How many cards they hold.
coach-pile-taken = { $who } now has { CARDS($cards) } and can meld more next turn.

# Variables:
#   $cards (Number) - How many cards the pile has.
coach-pile-left = { $cards ->
    [0] The pile is empty now.
   *[other] The pile has { CARDS($cards) } now.
}

# A partner says it, of whichever of the team it was.
coach-partner-opened-heading = We've opened
coach-partner-opened = You needn't reach the minimum any more.
coach-add-to-melds = Add cards to our melds, or start a new one.

# Variables:
#   $who (Person) - Somebody of another team.
#   $stack (foot | tail) - What they picked up.
coach-foot-taken-heading = { $who } is in the { STACK($stack) }

# Variables:
#   $who (Person) - Somebody of another team.
#   $stack (foot | tail) - What they picked up.
#   $cards (Number) - How many cards they hold.
coach-foot-taken = { $who } picked up the { STACK($stack) } and now has { CARDS($cards) }.

# Variables:
#   $who (Person) - Somebody of another team.
coach-may-cost = If { $who } goes out, any cards you still hold count against you.
coach-frozen-heading = The discard pile is frozen

# Variables:
#   $who (Person) - Who froze it.
#   $ours (Flag) - Whether that is a partner.
coach-frozen = { $ours ->
    [yes] We
   *[no] { $who }
} discarded a wild card, and that froze the pile.

# Said after the sentence above, like the next one.
# Variables:
#   $who (Person) - Who froze it.
#   $ours (Flag) - Whether that is a partner.
coach-frozen-for-all = Nobody can take it until { $ours ->
    [yes] everybody has had a turn
   *[no] { WHOSE($who) } next turn
}.

# Variables:
#   $is_open (Flag) - Whether such a pair takes it now, and no wild card or three is on top.
coach-frozen-but-for-pairs = { $is_open ->
    [yes] To take it now, you need two cards that match its top card.
   *[no] Nobody can take it now, and later only with two cards that match its top card.
}

# ---- The foot, or the tail
# Variables:
#   $stack (foot | tail) - What is picked up next.
coach-foot-near-heading = Your { STACK($stack) } is next

# Variables:
#   $cards (Number) - How many cards are left.
#   $stack (hand | foot) - What they are left of.
coach-cards-left = { CAPITAL(CARDS($cards)) } { $cards ->
    [one] is
   *[other] are
} left in your { STACK($stack) }.

# Said after the sentence above.
# Variables:
#   $cards (Number) - How many cards are left.
#   $stack (foot | tail) - What is picked up next.
coach-then-foot = When { $cards ->
    [one] it's
   *[other] they're
} gone, you pick up your { STACK($stack) } and play on.

# ---- Red threes
coach-red-three-heading = Don't keep a red three

# The end of the next.
# Variables:
#   $unless (always | team | you) - Whether it costs always, or unless the reader's team or the reader went out.
coach-and-not-out = { $unless ->
    [always] {""}
    [team] { " " }and we haven't gone out
   *[you] { " " }and you haven't gone out
}

# Variables:
#   $count (Number) - How many red threes.
#   $card (Card) - One of them.
#   $points (Number) - What each costs.
#   $unless (always | team | you) - Whether it costs always, or unless the reader's team or the reader went out.
coach-red-threes = { $count ->
    [one] You hold { THE-CARD($card) }, and it costs { $points } points if you still have it when the round ends{ coach-and-not-out }.
   *[other] You hold { RED-THREES($count) }, and each costs { $points } points if you still have it when the round ends{ coach-and-not-out }.
}

# Said after the sentence above, like the next one.
# Variables:
#   $count (Number) - How many red threes.
coach-discard-one-now = { $count ->
    [one] Discard it now.
   *[other] Discard one now.
}

# Variables:
#   $count (Number) - How many red threes.
coach-discard-in-time = { $count ->
    [one] Discard it before then.
   *[other] Discard them before then.
}

# ---- Going out
coach-go-out-heading = You can go out
coach-go-out = You can play all your cards now and end the round.

# Variables:
#   $points (Number) - Points for going out, 0 for none.
#   $partners (Number) - How many partners must agree.
#   $team (Flag) - Whether the reader has partners.
coach-out-brings = { $points ->
    [0] { $partners ->
        [0] {""}
        [one] I have to agree first.
       *[other] We all have to agree first.
    }
   *[other] { $partners ->
        [0] That earns { $team ->
            [yes] us
           *[no] you
        } { $points } points.
        [one] That earns us { $points } points if I agree.
       *[other] That earns us { $points } points if we all agree.
    }
}

# ---- What is written over cards of the hand: there is little room.
coach-sign-wild = wild
coach-sign-keep = keep
coach-sign-discard = discard


# Cards of the hand that go with the card on top of the pile.
# Variables:
#   $card (Card) - That card.
coach-sign-with = with the { CORNER($card) }

# Variables:
#   $points (Number) - What cards are worth together with a wild card.
#   $card (Card) - The wild card.
coach-sign-worth-with = { $points } with the { CORNER($card) }

# Variables:
#   $points (Number) - What cards are worth together with wild cards.
#   $wilds (Number) - How many, two or more.
coach-sign-worth-with-wilds = { $points } with { $wilds } wilds

# A card by what is printed in its corner, after an article.
# Variables:
#   $card (Card) - The card.
coach-corner = { RANK-OF($card) ->
    [joker] joker
    [two] 2
    [three] 3
    [four] 4
    [five] 5
    [six] 6
    [seven] 7
    [eight] 8
    [nine] 9
    [ten] 10
    [jack] J
    [queen] Q
    [king] K
   *[ace] A
}


# ---- end of coach


## first_round
## A newcomer's first round: one moving picture before the cards, then one short sentence a turn, and what was achieved.

# The three sentences of the picture. All words of it are at most forty.
first_round-first-hand = Hand first, then your foot.

# Variables:
#   $size (Number) - How many cards make a book.
first_round-make-a-book = Three of a rank make a meld, { COUNT($size) } a book.

# Variables:
#   $feet (Number) - How many players of the team have to pick up their foot first.
#   $clean (Number) - How many clean books going out takes.
#   $dirty (Number) - How many dirty ones.
#   $others (Number) - How many others.
#   $all (Number) - How many in all.
first_round-to-win = { $feet ->
    [1] Play your foot,
    [2] Start both feet,
   *[other] Play all feet,
} { $all ->
    [0] { "" }
   *[other] make { first_round-books-to-make },{ " " }
}go out.

# Variables:
#   $clean (Number) - How many clean books.
#   $dirty (Number) - How many dirty ones.
#   $others (Number) - How many others.
#   $all (Number) - How many in all.
first_round-books-to-make = { $others ->
    [0] { LIST(first_round-clean-to-make, first_round-dirty-to-make) }
   *[other] { BOOKS($all) }
}

# Variables:
#   $clean (Number) - How many clean books.
#   $dirty (Number) - How many dirty ones, which follow: "one clean and one dirty book".
first_round-clean-to-make = { $clean ->
    [0] { "" }
   *[other] { $dirty ->
        [0] { CLEAN-BOOKS($clean) }
       *[other] { COUNT($clean) } clean
    }
}

# Variables:
#   $clean (Number) - How many clean books.
#   $dirty (Number) - How many dirty ones.
first_round-dirty-to-make = { $dirty ->
    [0] { "" }
   *[other] { DIRTY-BOOKS($dirty) }
}

# Below the two stacks.
first_round-hand = hand
first_round-foot = foot

# Below the two kinds of book.
first_round-no-wilds = no wilds (twos, jokers)
first_round-with-wilds = with wilds

# What the pictures show, for people who don't see them.
# Variables:
#   $hand (Number) - Cards.
first_round-heard-hand = { CAPITAL(CARDS($hand)) } in your hand; your foot lies face down until the hand is empty.

# Variables:
#   $size (Number) - How many cards make a book.
first_round-heard-books = { CAPITAL(CARDS($size)) } of one rank are a book. It's clean with no wilds, and dirty with wild cards: twos or jokers.
first_round-heard-frames = The feet are picked up, and each book goes into its place. Then the last card goes to the discard pile.

first_round-skip = Skip
first_round-deal = Deal
first_round-go-on = Continue
first_round-again = Play again
first_round-show-again = Again

# A dot below the picture.
# Variables:
#   $number (Number) - Which picture, from 1.
first_round-picture = Picture { $number }

# In the bar over the table, on a button under Learn, and what such a round is called among the games.
first_round-title = Guided round

# What the game is about, before the first draw.
# Variables:
#   $target (Number) - The points that end the match; 0 where it ends after some rounds.
#   $rounds (Number) - How many rounds.
#   $clean (Number) - What a clean book scores.
#   $dirty (Number) - What a dirty book scores.
first_round-aim = Most points { $target ->
    [0] { $rounds ->
        [one] { "" }
       *[other] after { COUNT($rounds) } rounds{ " " }
    }
   *[other] { "" }
}win. A clean book scores { $clean }, a dirty one { $dirty }.

# What is new, in about eight words: what it is for, then what to do.
# Variables:
#   $choice (Flag) - Whether the pile could be taken instead.
#   $count (Number) - How many cards.
first_round-draw = { $choice ->
    [yes] You may do either. I'd draw { CARDS($count) }.
   *[no] To begin your turn, draw { CARDS($count) }.
}

# Variables:
#   $cards (Cards) - The cards.
#   $book (clean | dirty | wild | none) - What kind of book they are already.
first_round-lay-out = { $book ->
    [clean] For a whole clean book,
    [dirty] For a whole dirty book,
    [wild] For a whole book of wild cards,
   *[none] To start a book,
} meld { $cards }.

# Fewer cards are laid out than a meld needs.
# Variables:
#   $alone (Flag) - Whether only wild cards are laid out.
#   $cards (Cards) - What makes it one.
first_round-finish-meld = { $alone ->
    [yes] Wild cards can't lie alone
   *[no] A meld needs three of a rank
}: add { $cards }.

# Variables:
#   $need (Number) - What the first melds of a team must be worth.
#   $cards (Cards) - What makes them so, if it is known.
first_round-add-more = To open, you need { $need } points: add { $cards ->
    [0] more
   *[other] { $cards }
}.

# Enough is laid out for the first melds of a team.
# Variables:
#   $need (Number) - What they must be worth.
#   $points (Number) - What these are worth.
#   $worths (List) - What a card of each rank among them is worth.
first_round-play = { CAPITAL(JOIN($worths, by: ", ")) }: together { $points } points. A team's first melds need { $need }: press Open.

# Variables:
#   $rank (Rank) - The rank.
#   $each (Number) - What a card of it is worth.
first_round-worth = { RANKS($rank) } { $each }

# Variables:
#   $cards (Cards) - The cards in the hand that go with the top card.
first_round-take = { $cards ->
    [0] For more cards, take the discard pile.
   *[other] For more cards, take the discard pile with { $cards }.
}

# Variables:
#   $melded (Flag) - Whether the player has just laid down the first meld.
first_round-discard = { $melded ->
    [yes] Well done! To end your turn, discard one card.
   *[no] To end your turn, discard one card.
}

# The card pressed would end the turn before these are laid down; the next press does it.
# Variables:
#   $cards (Cards) - What could still be laid down.
first_round-meld-first = You can still meld { $cards } first.

# The card pressed is none of those that the partner has raised.
first_round-not-that-card = That card doesn't help here. Press “{ table-show-me-how }”.
# Somebody has done nothing for a while.
first_round-not-sure = Not sure? Press “{ table-show-me-how }”.
# A card was pressed before the draw.
first_round-no-card-yet = Draw first, then choose cards.

# Variables:
#   $cards (Cards) - The cards to add.
#   $rank (Rank) - The rank of the meld that they are added to.
#   $book (Flag) - Whether that is a book already.
first_round-add-on = { $book ->
    [yes] For more points, add { $cards } to our book.
   *[no] Our { RANKS($rank) } grow into a book: add { $cards }.
}

# The last cards of a book.
# Variables:
#   $cards (Cards) - The cards to add.
#   $kind (clean | dirty | wild) - What kind of book they make.
first_round-complete-book = Add { $cards }: { $kind ->
    [clean] that makes a clean book!
    [dirty] that makes a dirty book!
   *[wild] that makes a book of wild cards!
}

# Variables:
#   $full (Flag) - Whether the team has the books for it; otherwise they are completed by going out.
first_round-go-out = { $full ->
    [yes] We have the books we need: go out.
   *[no] All your cards fit: go out.
}

# What is said once by the partner, before the draw of a later turn; or when such cards are first laid out or added.
# Variables:
#   $way (lay_out | meld | add_on | none) - What is to be done with them now.
#   $cards (Cards) - The cards to meld or to add.
first_round-wild-cards = { $way ->
    [lay_out] Twos and jokers go with any rank. Meld { $cards }.
    [meld] Twos and jokers go with any rank. Meld { $cards }.
    [add_on] Twos and jokers go with any rank. Add { $cards }.
   *[none] Twos and jokers are wild: they go with any rank.
}

# Variables:
#   $worth (Number) - What the book is worth; 0 if only the losers score.
first_round-worth-it = { $worth ->
    [0] { "" }
   *[other] , worth { $worth }
}

# Variables:
#   $kind (clean | dirty | wild) - What kind of book the team has now.
#   $rank (Rank) - Of what.
#   $missing (clean | dirty | none) - What kind is still needed.
#   $points (Number) - What it's worth; 0 if only the losers score.
#   $worth (Number) - The same of the kind that is still needed.
first_round-our-book = { $kind ->
    [clean] Our { RANKS($rank) } are a clean book, with no wild card
    [dirty] Our { RANKS($rank) } are a dirty book, with wild cards
   *[wild] We have a book of wild cards
}{ $points ->
    [0] .
   *[other] : { $points } points.
}{ $missing ->
    [clean] { "" } Now we need a clean one{ first_round-worth-it }.
    [dirty] { "" } Now we need a dirty one{ first_round-worth-it }.
   *[none] { "" }
}

# Variables:
#   $count (Number) - How many cards the meld has.
#   $rank (Rank) - Of what.
first_round-keep-clean = Twos and jokers are wild. For a clean book, add none to our { COUNT($count) } { RANKS($rank) }.

# Variables:
#   $laid (Flag) - Whether red threes are laid on the table; otherwise they stay in the hand.
#   $count (Number) - How many.
#   $points (Number) - What one is worth, or costs if it's left over.
first_round-red-three = { $laid ->
    [yes] { $count ->
        [1] A red three on the table: { $points } points for us.
       *[other] Red threes on the table: { $points } points each for us.
    }
   *[no] { $count ->
        [1] A red three left in your hand costs { $points }: discard it now.
       *[other] Red threes left in your hand cost { $points } each: discard one now.
    }
}

first_round-black-three = Threes can't be melded: discard it now.

# Variables:
#   $need (Number) - What the first melds of a team must be worth.
#   $worths (List) - What cards of the hand count, or of the partner's first melds.
#   $way (hand | not_yet | opened) - Whether they are still to be laid down, can't be yet, or were by the partner.
first_round-opening = First melds need { $need } points: { JOIN($worths, by: ", ") }.{ $way ->
    [hand] { "" }
    [not_yet] { " " }You can't reach that yet: discard a card.
   *[opened] { " " }Ours reached that: we've opened.
}

# The signs on a meld with wild cards: "4/7" and a small wild card for each.
# Variables:
#   $cards (Number) - How many cards it has.
#   $size (Number) - How many make a book.
first_round-signs = { $cards }/{ $size }: { COUNT($cards) } of { CARDS($size) }. Each ★ is a wild card.

first_round-card-points = Melded cards score for us; cards left in the hand cost us.

# What a rival has just done, and what it means.
# Variables:
#   $partner (Flag) - Whether it was the partner, who speaks.
#   $name (Text) - Whoever took it.
#   $count (Number) - How many cards were taken.
#   $rank (Rank) - What lay on top.
#   $pair (Flag) - Whether two of that rank from the hand took it.
#   $known (Flag) - Whether it was said before that this takes two.
first_round-took-pile = { $partner ->
    [yes] I
   *[no] { $name }
} took { $pair ->
    [yes] { $count ->
        [one] one discard
       *[other] { COUNT($count) } discards
    } with two { RANKS($rank) }.{ $known ->
        [yes] { "" }
       *[no] { " " }It takes two like the top card.
    }
   *[no] { CARDS($count) } from the discard pile.
}

# Variables:
#   $name (Text) - The rival's.
#   $kind (clean | dirty | wild) - The kind of book.
#   $points (Number) - What it's worth; 0 if only the losers score.
first_round-rival-book = { $name } completed { $kind ->
    [clean] a clean book
    [dirty] a dirty book
   *[wild] a book of wild cards
}{ $points ->
    [0] .
   *[other] : { $points } points for them.
}

# Variables:
#   $name (Text) - The rival's.
#   $count (Number) - How many cards the foot has.
first_round-rival-foot = { $name } picked up a foot: { first_round-more-cards } to play.

# Variables:
#   $count (Number) - How many.
first_round-more-cards = { $count ->
    [one] one more card
   *[other] { COUNT($count) } more cards
}

# Before a reason to discard first speaks of the pile.
# Variables:
#   $pair (Flag) - Whether it takes two cards like its top card.
#   $is_later (Flag) - Whether it is told to who can't take it now.
first_round-the-pile = { $is_later ->
    [yes] { $pair ->
        [yes] With two cards like its top one, you could take the pile.
       *[no] If you can play its top card, you may take the pile.
    }
   *[no] { $pair ->
        [yes] The pile can be taken with two cards like its top one.
       *[no] The pile can be taken by anybody who can play its top card.
    }
}

# Variables:
#   $cards (Cards) - The cards in the hand that go with the top card; none where nothing does.
first_round-may-take = { $cards ->
    [0] You may take the discard pile instead of drawing.
   *[other] With { $cards } you may take the discard pile instead.
}

# Some of the cards that come with a pile.
# Variables:
#   $cards (Cards) - The cards in the hand that go with the top card; none where nothing does.
#   $count (Number) - How many red threes there are.
#   $points (Number) - What one costs.
first_round-threes-in-pile = { first_round-may-take } { $count ->
    [1] But a red three lies in it. Left in your hand, it costs { $points }.
   *[other] But { COUNT($count) } red threes lie in it. Each left in your hand costs { $points }.
}

# The partner says so.
# Variables:
#   $picked_up (Flag) - Whether picking up the foot is enough.
first_round-partner-waits = I'm keeping my last card. I can't go out until you've { $picked_up ->
    [yes] picked up
   *[no] played from
} your foot.
first_round-foot-waits = When your hand is empty, you pick up your foot.
# As it comes into the hand.
# Variables:
#   $now (Flag) - Whether it is played at once, during a turn; otherwise from the next turn on.
first_round-foot-taken = That's your foot! { $now ->
    [yes] Play on with it, just as before.
   *[no] From your next turn, play with it just as before.
}

# Variables:
#   $clean (Number) - How many clean books going out takes.
#   $dirty (Number) - How many dirty ones.
#   $others (Number) - How many others.
#   $all (Number) - How many in all.
#   $full (Flag) - Whether the team has them.
#   $foot (Flag) - Whether the partner must have begun the foot, too.
#   $discard (Flag) - Whether a last card must be discarded.
#   $threes (Flag) - Whether threes that can't be melded take more turns to discard than one.
first_round-to-go-out = { $full ->
    [yes] { $foot ->
        [yes] We have the books to go out.
       *[no] { $threes ->
            [yes] We have the books to go out. Get rid of your threes first, one a turn.
           *[no] We have the books to go out. I'll leave it to you: play all your cards.
        }
    }
   *[no] { $all ->
        [0] To go out, play all your cards.
       *[other] To go out, we need { first_round-books-to-make }.
    }
}{ $foot ->
    [yes] { " " }I must play from my foot first.
   *[no] { "" }
}{ $foot ->
    [yes] { "" }
   *[no] { $discard ->
        [yes] { " " }End with a discard.
       *[no] { "" }
    }
}

# Variables:
#   $players (Number) - The players of the team.
#   $books (List) - The books that it still needs: “one clean book”.
first_round-book-missing = { $players ->
    [2] We both play from the foot now.
   *[other] We all play from the foot now.
} To go out, we still need { LIST($books) }.

# What was achieved, on plates after the round. A first is said once.
# Variables:
#   $again (Flag) - Whether a guided round or a match was played before.
#   $kind (clean | dirty | wild) - What kind of book.
#   $own (Flag) - Whether the person laid its last card; otherwise it is only the team's.
first_round-made-book = { $again ->
    [yes] { $kind ->
        [clean] A clean book.
        [dirty] A dirty book.
       *[wild] A book of wild cards.
    }
   *[no] { $own ->
        [yes] { $kind ->
            [clean] Your first clean book.
            [dirty] Your first dirty book.
           *[wild] Your first book of wild cards.
        }
       *[no] { $kind ->
            [clean] A clean book for your team.
            [dirty] A dirty book for your team.
           *[wild] A book of wild cards for your team.
        }
    }
}
# Variables:
#   $again (Flag) - The same.
first_round-took-foot = { $again ->
    [yes] You reached your foot.
   *[no] Your first foot.
}
# Variables:
#   $again (Flag) - The same.
first_round-made-meld = { $again ->
    [yes] A meld on the table.
   *[no] Your first meld.
}
# Variables:
#   $again (Flag) - The same.
first_round-played-round = { $again ->
    [yes] Another round played.
   *[no] Your first round.
}
first_round-first-match = Your first match
first_round-whole-match = A whole match
first_round-easy = easy

# Above the plates, unless the own team won.
# Variables:
#   $partner (Text) - The partner's name, "" without one.
#   $points (Number) - The own team's points; 0 if it has none.
#   $again (Flag) - Whether a guided round or a match was played before.
first_round-made-points = { $partner ->
    [none] You
   *[other] You and { $partner }
} { $points ->
    [0] { $again ->
        [yes] played to the end
       *[no] played your first round
    }
   *[other] made { $points } points
}

# One team's total, after who won.
# Variables:
#   $team (Text) - Its name.
#   $points (Number) - Its points.
first_round-team-points = { $team }: { $points }

# A button on that screen.
first_round-see-score = How it was scored

## going_out_texts
## What going out takes, the question to a partner, and the answer.

# Books, with how many a team has and needs: "1/2".
# Variables:
#   $kind (clean | dirty | wild | sevens | any) - Which; any are those in all.
going_out_texts-books = { $kind ->
    [clean] Clean books
    [dirty] Dirty books
    [wild] Books of wilds
    [sevens] Book of sevens
   *[any] Books in all
}
    .short = { $kind ->
        [clean] Clean
        [dirty] Dirty
        [wild] Wilds
        [sevens] Sevens
       *[any] In all
    }

# Somebody must have picked up the last stack. It begins with the name. Where room is short it is the name with "short",
# or just with the stack: "Rosa foot".
# Variables:
#   $who (Person) - Who must.
#   $stack (hand | foot | tail) - Which stack.
going_out_texts-in-stack = { $who ->
    [you] You pick up the { STACK($stack) }
   *[other] { $who } picks up the { STACK($stack) }
}
    .short = { $who ->
        [you] take the { STACK($stack) }
       *[other] takes the { STACK($stack) }
    }

# Somebody must have played a card from the last stack. It begins with the name, and is shortened like the one above.
# Variables:
#   $who (Person) - Who must.
#   $stack (hand | foot | tail) - Which stack.
going_out_texts-played-stack = { $who ->
    [you] You play from the { STACK($stack) }
   *[other] { $who } plays from the { STACK($stack) }
}
    .short = { $who ->
        [you] play the { STACK($stack) }
       *[other] plays the { STACK($stack) }
    }

# Everybody in a large team must have picked up the last stack.
# Variables:
#   $stack (hand | foot | tail) - Which stack.
going_out_texts-all-in-stack = Everyone picks up the { STACK($stack) }

# Everybody in a large team must have played a card from the last stack.
# Variables:
#   $stack (hand | foot | tail) - Which stack.
going_out_texts-all-played = { $stack ->
    [tail] Everyone plays from the tail
   *[foot] Everyone plays from the foot
}

# A partner must allow it. It begins with the name.
# Variables:
#   $who (Person) - Who must agree.
going_out_texts-agrees = { $who ->
    [you] { $who } agree
   *[other] { $who } agrees
}
going_out_texts-all-agree = Everyone agrees

# At the end of one of the lines above: whether it is met.
# Variables:
#   $state (yes | no | ask | asked | refused) - Met or not; of a partner's permission, whether it is still to be asked for, is being asked for, or was refused.
going_out_texts-how = { $state ->
    [yes] yes
    [no] no
    [ask] ask
    [asked] asked
   *[refused] said no
}

# The last line: what must be done with the last card.
# Variables:
#   $discard (required | optional | never) - Whether it must be discarded.
going_out_texts-last-card = { $discard ->
    [required] End with a discard
    [optional] Play the last card
   *[never] Meld the last card
}
    .short = { $discard ->
        [required] Discard
        [optional] Last card
       *[never] Meld all
    }

# ---- The sheet with what every team still needs.
going_out_texts-needed = Still needed to go out
# Above the books and feet that a team still needs, and above those it has already.
going_out_texts-lack = missing
going_out_texts-have = done
going_out_texts-each-tip = What everyone still needs to go out (T)
# Button in the heading of the list of what going out takes: it opens the sheet with every team's needs.
going_out_texts-show-each = rivals
# An entry in the list of what a team still needs: “One clean book and a partner's OK”.
going_out_texts-partners-yes = a partner's OK

# Variables:
#   $who (Person) - Whose it is.
#   $stack (hand | foot | tail) - Which stack.
#   $picked_up (Flag) - Whether it was picked up, so that only a card from it must still be played.
going_out_texts-needed-foot = { $picked_up ->
    [yes] a card played from { WHOSE($who) } { STACK($stack) }
   *[no] { WHOSE($who) } { STACK($stack) }
}

# Variables:
#   $needs (List) - What a team lacks: "one clean book", "your foot".
going_out_texts-still-needed = { $needs ->
    [0] Nothing more
   *[other] { CAPITAL(LIST($needs)) }
}

# ---- The question whether a partner may go out.
going_out_texts-say-yes = Yes
going_out_texts-say-no = No

# Variables:
#   $partners (Number) - How many partners are asked.
going_out_texts-yes-ends-round = { $partners ->
    [one] The round ends at once.
   *[other] If every partner says yes, the round ends at once.
}

# What going out would complete.
# Variables:
#   $books (List) - Messages like the next one: "your third clean book", "two more books of wilds".
#   $dirtied (Number) - How many clean books wild cards would make dirty.
going_out_texts-brings = { $books ->
    [0] { $dirtied ->
        [0] No new book.
       *[other] { CAPITAL(CLEAN-BOOKS($dirtied)) } turned dirty.
    }
   *[other] + { $books }{ $dirtied ->
        [0] { "" }
       *[other] , { CLEAN-BOOKS($dirtied) } turned dirty
    }
}

# Variables:
#   $count (Number) - How many.
#   $place (Number) - Of one: the first, second … of its kind.
#   $kind (clean | dirty | wild) - What kind of book.
going_out_texts-books-brought = { $count ->
    [1] your { ORDINAL($place) } { KIND-OF-BOOK($kind) }
   *[other] { COUNT($count) } more { $kind ->
        [clean] clean books
        [dirty] dirty books
       *[wild] books of wilds
    }
}

# The button that asks, with the partners' names.
# Variables:
#   $partners (List) - Their names.
going_out_texts-ask-button = { $partners ->
    [0] Ask
   *[other] Ask { $partners }
}

# ---- What the partners still hold.
# Variables:
#   $who (Person) - Who holds it.
#   $stacks (List) - Cards of the hand, and stacks: "three cards", "a foot of 11".
going_out_texts-holds = { $who ->
    [you] { $who } hold { $stacks }
   *[other] { $who } holds { $stacks }
}

# A stack that nobody has picked up yet.
# Variables:
#   $stack (hand | foot | tail) - Which stack.
#   $cards (Number) - How many cards it has.
going_out_texts-stack-of = a { STACK($stack) } of { $cards }

# Variables:
#   $stack (hand | foot | tail) - Which stack.
#   $cards (Number) - How many cards it has.
going_out_texts-your-stack-of = your { STACK($stack) } of { $cards }

# What the partners hold counts against their team: "Rosa holds three cards and a foot of 11".
# Variables:
#   $held (List) - Who holds what.
#   $cards (Number) - How many cards that are.
#   $winner_takes (Flag) - Whether only the team that doesn't go out scores.
#   $cost (Number) - About how many points that is; 0 where nobody can say.
#   $red (Number) - What a red three among them would cost besides; 0 where none can be there.
#   $bonus (Number) - Points for going out.
going_out_texts-counts = { $held }{ $cards ->
    [0] .
   *[other] { $winner_takes ->
        [yes] : none of it counts if you go out, and your team scores 0.
       *[no] : { $cost ->
            [0] that counts against you.
           *[other] about { $cost } points against you{ $red ->
                [0] { "" }
               *[other] , and { $red } more for a red three
            }.
        } Going out earns { SIGNED($bonus) }.
    }
}

# ---- What somebody who is asked should bear in mind.

# Only the team that doesn't go out scores.
going_out_texts-yes-costs-nothing = Nothing you hold counts, and your team scores 0.

# What is left in the reader's own hand, and in stacks not picked up, if a partner goes out.
# Variables:
#   $winner_takes (Flag) - Whether only the team that doesn't go out scores.
#   $cards (Number) - How many cards the hand has.
#   $cost (Number) - What they are worth.
#   $stacks (List) - "your foot of 11", "your tail of 5".
going_out_texts-yes-costs = { $cards ->
    [0] { $stacks ->
        [0] It costs you nothing.
       *[other] { $winner_takes ->
            [yes] { going_out_texts-yes-costs-nothing }
           *[no] It costs you { $stacks }.
        }
    }
   *[other] { $winner_takes ->
        [yes] { going_out_texts-yes-costs-nothing }
       *[no] { $cost ->
            [0] { $stacks ->
                [0] It costs you nothing.
               *[other] It costs you { $stacks }.
            }
           *[other] It costs you { $cost }{ $stacks ->
                [0] { "" }
               *[other] , and { $stacks }
            }.
        }
    }
}

# ---- A partner's answer: first the heading over it, then the answer with its reasons.
# Variables:
#   $who (Person) - Who answers.
#   $answer (yes | no) - What.
going_out_texts-says = { $who ->
    [you] { $answer ->
        [yes] { $who } say yes
       *[no] { $who } say no
    }
   *[other] { $answer ->
        [yes] { $who } says yes
       *[no] { $who } says no
    }
}

# Variables:
#   $answer (yes | no) - What.
#   $reasons (List) - Why: the messages below.
going_out_texts-answer = { $answer ->
    [yes] Yes
   *[no] Not yet
}{ $reasons ->
    [0] .
   *[other] : { JOIN($reasons, by: ", and ") }.
}

going_out_texts-ahead = we should come out ahead
going_out_texts-behind = we'd end up behind

# Variables:
#   $who (Person) - Who may go out.
going_out_texts-rival-near = { $who } might go out next

# Variables:
#   $cards (Number) - How many cards are left.
going_out_texts-stock-low = the stock has only { CARDS($cards) } left
going_out_texts-little-held = my cards wouldn't cost us too much
going_out_texts-much-held = my cards would cost us too much
# The others are the other teams, here and in the next one.
going_out_texts-more-to-come = we can still gain more from this round than the others can
going_out_texts-they-gain = the others would gain more from playing on than we would
going_out_texts-agreed = we agreed to wait until everyone has their foot


# ---- end of going_out_texts


## why
## Why a computer partner played as it did, in its own words.

why-ask = Ask your partner why
why-not-played-yet = Your partner hasn't played since you started or resumed this game.
why-no-partner = You have no computer partner at this table.

# What the partner says, in quotation marks.
# Variables:
#   $words (Text) - Whole sentences.
why-in-quotes = “{ $words }”

why-only-hand = “I'd have to show you my hand.”

# What the partners agreed on before the match.
# Variables:
#   $agreement (leave_late_pile | lay_down | finish_books | keep_pairs | work_together | wait_for_foot) - The agreement.
#   $stack (foot | tail) - The last stack that everybody plays.
why-as-agreed = { $agreement ->
    [leave_late_pile] We agreed I'd leave the pile alone near the end.
    [lay_down] We agreed I'd meld all I can.
    [finish_books] We agreed I'd finish books first.
    [keep_pairs] We agreed I'd keep pairs together.
    [work_together] We agreed I'd build on your melds.
   *[wait_for_foot] We agreed I wouldn't go out until you had your { STACK($stack) }.
}


# ---- end of why


## spoken
## What a voice says, for people who play by ear.

spoken-voice-failed = The program that reads aloud on this computer ended with an error.
spoken-no-voice = No text-to-speech program was found on this computer.

# Said once to somebody new, who may not see the screen.
# Variables:
#   $key (Text) - The key to press.
spoken-offer = This game can tell you what happens. Press { $key } to hear it.

# Said when somebody has chosen something else for the setting "Spoken announcements".
# Variables:
#   $choice (Text) - What was chosen: "Off", "Unless a screen reader reads" or "Always".
spoken-announcements-now = Spoken announcements: { $choice }.

# Two things that somebody did in one move: "Rosa drew two cards, melded three kings".
# Variables:
#   $before (Text) - What was said so far, with the name.
#   $then (Text) - What else was done, without it.
spoken-and-then = { $before }, { $then }

# Several people who share the screen are called by name.
# Variables:
#   $shared (Flag) - Whether they share it.
#   $name (Text) - Whose turn it is.
spoken-your-turn = { $shared ->
    [yes] { $name }, it's your turn.
   *[no] It's your turn.
}

# Variables:
#   $who (Person) - Who holds a single card.
spoken-last-card = Last card! { $who ->
    [you] { $who } have
   *[other] { $who } has
} one card left.

# Variables:
#   $who (Person) - Who has everything it takes to go out.
#   $asks (Flag) - Whether the partners must still say yes.
spoken-may-go-out = { $asks ->
    [yes] { $who } can ask to go out now.
   *[no] { $who } can go out now.
}


# ---- end of spoken


## rule_page
## The rules of a set as a page to read. Each message is a sentence or two; the rules decide which of them are shown.

# The chapters of the page.
rule_page-aim-heading = The aim
rule_page-cards-heading = The cards
rule_page-deal-heading = The deal
rule_page-turn-heading = Your turn
rule_page-melds-heading = Melds
rule_page-books-heading = Books
rule_page-opening-heading = Opening
rule_page-pile-heading = The discard pile
rule_page-threes-heading = Threes
rule_page-foot-heading = Hand and foot
rule_page-out-heading = Going out
rule_page-stock-heading = An empty stock
rule_page-score-heading = Scoring
rule_page-match-heading = The match

# Variables:
#   $tail (Flag) - Whether there is a tail, too.
#   $winner_takes (Flag) - Whether only teams that didn't go out score, for what they still hold.
rule_page-aim = { $tail ->
    [yes] Everyone has three stacks of cards: a hand to play first, a foot for later, and a tail for the end.
   *[no] Everyone has two stacks of cards: a hand to play first and a foot for later.
} { $winner_takes ->
    [yes] Your team melds cards of the same rank and builds its melds into books.
   *[no] Your team melds cards of the same rank and builds its melds into books; both score points.
} The round ends when somebody has played all their cards.

# What a deck consists of, at the end of the sentences below: "54 cards each, including the jokers".
# Variables:
#   $size (Number) - Cards in a deck.
#   $jokers (Number) - Jokers among them; two are usual.
rule_page-each-deck = { $size } cards each, { $jokers ->
    [0] without jokers
    [2] including the jokers
   *[other] including { JOKERS($jokers) }
}

# Variables:
#   $size (Number) - Cards in a deck.
#   $jokers (Number) - Jokers among them; two are usual.
#   $decks (Number) - How many decks; 0 if that depends on the players.
rule_page-decks = { $decks ->
    [0] { "" }
   *[other] Shuffle { DECKS($decks) } together: { rule_page-each-deck }.
}

# Variables:
#   $size (Number) - Cards in a deck.
#   $jokers (Number) - Jokers among them; two are usual.
#   $decks (Number) - How many decks; 0 if that depends on the players.
#   $extra_decks (Number) - How many more than players, below zero for fewer.
#   $apart (Number) - The same without the sign.
rule_page-decks-by-players = { $decks ->
    [0] { $extra_decks ->
        [negative] Shuffle together { COUNT($apart) } fewer { $apart ->
            [one] deck
           *[other] decks
        } than there are players: { rule_page-each-deck }.
        [0] Shuffle together one deck for each player: { rule_page-each-deck }.
       *[other] Shuffle together { COUNT($apart) } more { $apart ->
            [one] deck
           *[other] decks
        } than there are players: { rule_page-each-deck }.
    }
   *[other] { "" }
}

# Variables:
#   $set_aside (Number) - Per cent of all cards.
rule_page-set-aside = { $set_aside ->
    [0] { "" }
   *[other] Before the deal, { $set_aside } per cent of the cards are set aside unseen and stay out of the round.
}

# Variables:
#   $jokers (Number) - How many jokers a deck has.
rule_page-wilds = { $jokers ->
    [0] Twos are wild: in a meld they stand in for other cards.
   *[other] Twos and jokers are wild: in a meld they stand in for other cards.
} All cards from four to ace are naturals.

# A number of cards or books that changes from round to round: "none", "two".
# Variables:
#   $count (Number) - The number in one round.
rule_page-in-a-round = { $count ->
    [0] none
   *[other] { COUNT($count) }
}

# Such numbers, round by round; the last one stays the same: "none, one, then two".
# Variables:
#   $numbers (Numbers) - The numbers, in the order of the rounds.
rule_page-each-round = { JOIN(IN-A-ROUND($numbers), by: ", ", last: ", then ") }

# How large a stack is: "a tail of five cards", or "a tail whose size depends on the round (none, then one)".
# Variables:
#   $cards (Rounds) - How many cards.
rule_page-of-cards = { $cards ->
    [varies] whose size depends on the round ({ EACH-ROUND($cards) })
   *[other] of { CARDS($cards) }
}

# Variables:
#   $draw_count (Rounds) - How many cards.
rule_page-drawn = { $draw_count ->
    [varies] a number of cards that depends on the round ({ EACH-ROUND($draw_count) })
   *[other] { CARDS($draw_count) }
}

# The beginning of the sentences about stacks.
# Variables:
#   $deal (auto | cut) - Whether everyone takes the cards from a packet, as the sentence before says; otherwise they are dealt.
rule_page-everyone = { $deal ->
    [cut] From that packet, everyone takes
   *[auto] Everyone is dealt
}

# Variables:
#   $deal (auto | cut) - Whether everyone takes the cards from a packet, as the sentence before says; otherwise they are dealt.
#   $hand_cards (Rounds) - Cards in the hand.
#   $stacks (dealt | choose | bottom_high | bottom_low) - How hand and foot are chosen.
#   $foot_cards (Rounds) - Cards in the foot.
rule_page-hand-and-foot = { $stacks ->
    [dealt] { rule_page-everyone } { $hand_cards ->
        [varies] { rule_page-hand-and-foot-by-round }
       *[other] { $foot_cards ->
            [varies] { rule_page-hand-and-foot-by-round }
           *[other] a hand of { CARDS($hand_cards) } and a foot of { COUNT($foot_cards) }.
        }
    } Your foot stays face down; nobody looks at it until you pick it up.
   *[choose] { "" }
}

# Variables:
#   $hand_cards (Rounds) - Cards in the hand.
#   $foot_cards (Rounds) - Cards in the foot.
rule_page-hand-and-foot-by-round = a hand and a foot whose sizes depend on the round (hand: { EACH-ROUND($hand_cards) }; foot: { EACH-ROUND($foot_cards) }).

# Two stacks of the same size, one of which becomes the hand.
# Variables:
#   $deal (auto | cut) - Whether everyone takes the cards from a packet, as the sentence before says; otherwise they are dealt.
#   $hand_cards (Rounds) - How large they are.
#   $stacks (dealt | choose | bottom_high | bottom_low) - How hand and foot are chosen.
rule_page-two-stacks = { $stacks ->
    [dealt] { "" }
    [choose] { rule_page-everyone } two stacks { OF-CARDS($hand_cards) }, face down. Pick one as your hand without looking; the other is your foot.
   *[bottom_high] { rule_page-everyone } two stacks { OF-CARDS($hand_cards) }. Look at the bottom card of each: { $stacks ->
        [bottom_high] the stack with the higher one is your hand, the other your foot.
       *[bottom_low] the stack with the lower one is your hand, the other your foot.
    } If they tie, you choose.
}

# Variables:
#   $jokers (Number) - How many jokers a deck has.
rule_page-bottom-cards-rank = { $jokers ->
    [0] Of the bottom cards, twos are highest, then aces; threes are lowest.
   *[other] Of the bottom cards, jokers are highest, then twos, then aces; threes are lowest.
} Suits don't count.

# Variables:
#   $stacks (dealt | choose | bottom_high | bottom_low) - How hand and foot are chosen.
#   $jokers (Number) - How many jokers a deck has.
rule_page-bottom-cards = { $stacks ->
    [bottom_high] { rule_page-bottom-cards-rank }
    [bottom_low] { rule_page-bottom-cards-rank }
   *[other] { "" }
}

# Variables:
#   $tail (Flag) - Whether there is one.
#   $deal (auto | cut) - Whether everyone takes the cards from a packet; otherwise they are dealt.
#   $tail_cards (Rounds) - How large it is.
#   $tailless (Flag) - Whether some rounds have none.
rule_page-tail = { $tail ->
    [yes] { $deal ->
        [cut] Everyone also takes
       *[auto] Everyone is also dealt
    } a third stack: a tail { OF-CARDS($tail_cards) }, which stays face down until you've played your foot.{ $tailless ->
        [yes] { " " }In a round without a tail, your foot is your last stack.
       *[no] { "" }
    } Some people call the three stacks hand, knee and foot.
   *[no] { "" }
}

# Everyone lifts a packet of cards and takes all their stacks from it.
# Variables:
#   $deal (auto | cut) - Whether everyone does so.
#   $tail (Flag) - Whether there is a tail, too.
#   $winner_takes (Flag) - Whether only the losers score.
#   $cut_bonus (Number) - Points for an exact cut.
rule_page-packet = { $deal ->
    [cut] Everyone lifts a packet off the stock, trying to get just enough for { $tail ->
        [yes] hand, foot and tail
       *[no] hand and foot
    } without counting; spare cards go back, and missing ones are added.{ $winner_takes ->
        [yes] { "" }
       *[no] { $cut_bonus ->
            [0] { "" }
           *[other] { " " }Get it exactly right and your team scores { $cut_bonus } points.
        }
    }
   *[auto] { "" }
}

# Stacks that go to a neighbour before anybody looks; after a cut none do.
# Variables:
#   $stacks_pass (none | left | right | both_left | both_right | each_way | by_round | foot_left | foot_right) - Which stacks go where.
#   $deal (auto | cut) - Whether everyone lifts their stacks themselves.
#   $stacks (dealt | choose | bottom_high | bottom_low) - Whether you then pick one of two stacks as your hand.
rule_page-passing = { $stacks_pass ->
    [none] { "" }
    [foot_left] Before anyone looks, { $stacks ->
        [choose] one of your stacks goes to the player on your right and the other to the player on your left. Then pick from the two stacks you have.
        [dealt] your foot goes to the player on your left and your hand to the player on your right. Play the cards you're given.
       *[bottom_high] one of your stacks goes to the player on your right and the other to the player on your left. The two stacks you're given are yours.
    }
    [foot_right] Before anyone looks, { $stacks ->
        [choose] one of your stacks goes to the player on your left and the other to the player on your right. Then pick from the two stacks you have.
        [dealt] your foot goes to the player on your right and your hand to the player on your left. Play the cards you're given.
       *[bottom_high] one of your stacks goes to the player on your left and the other to the player on your right. The two stacks you're given are yours.
    }
   *[by_round] { $deal ->
        [cut] { "" }
       *[auto] { $stacks ->
            [choose] Before anyone picks, pass
           *[dealt] Before anyone looks, pass
        } { $stacks_pass ->
            [left] one of your two stacks to the player on your left.
            [right] one of your two stacks to the player on your right.
            [both_left] both your stacks to the player on your left.
            [both_right] both your stacks to the player on your right.
            [each_way] one stack to the left and the other to the right.
           *[by_round] one of your two stacks to your left in round one, to your right in round two, and so on.
        } { $stacks ->
            [choose] Then pick from the two stacks you have.
           *[dealt] Keep the cards you're given.
        }
    }
}

# Variables:
#   $first_player (random | high_card | left_of_dealer) - Who goes first.
rule_page-first-player = { $first_player ->
    [random] Draw lots to see who goes first. { rule_page-deal-moves-on }
    [left_of_dealer] The player to the dealer's left goes first. { rule_page-deal-moves-on }
   *[high_card] { "" }
}

# Variables:
#   $first_player (random | high_card | left_of_dealer) - Who goes first.
#   $jokers (Number) - How many jokers a deck has.
rule_page-high-card = { $first_player ->
    [high_card] Everyone draws a card, and the highest goes first. { $jokers ->
        [0] Twos are highest, then aces; players who tie draw again.
       *[other] Jokers are highest, then twos, then aces; players who tie draw again.
    } { rule_page-deal-moves-on }
   *[random] { "" }
}
rule_page-deal-moves-on = The deal moves one seat to the left each round.

# Variables:
#   $first_upcard (none | natural | any) - Which card is turned up.
rule_page-first-upcard = { $first_upcard ->
    [none] { "" }
    [natural] Turn up a card from the stock to start the discard pile; if it's a wild card or a three, turn up another.
   *[any] Turn up a card from the stock to start the discard pile.
}

# Variables:
#   $draw_count (Rounds) - How many cards you draw.
#   $takes (never | one | some | all) - How many cards of the pile you can take instead.
rule_page-turn = Draw { rule_page-drawn } from the stock{ $takes ->
   *[some] { " " }or take the discard pile
    [never] { "" }
}, meld whatever you like, and discard one card to end your turn. Play goes clockwise.

# Variables:
#   $wild_melds (no | allowed | required) - Whether a meld can be all wild cards.
rule_page-meld = { $wild_melds ->
    [no] A meld is three or more cards of the same rank and starts with at least two naturals.
   *[other] A meld is three or more cards of the same rank and starts with at least two naturals, unless it's all wild cards.
} It belongs to your whole team: any of you can add to it; your rivals can't.

# Variables:
#   $wild_melds (no | allowed | required) - Whether there are melds of wild cards alone.
#   $wild_limit (equal | fewer | half) - How many wild cards a meld can have: as many as naturals, fewer, or half as many.
#   $wild_cap (Number) - The most wild cards in any meld, 0 for no such limit.
#   $dirty_naturals (Number) - The fewest naturals a meld with wild cards can have; two are needed in every meld.
rule_page-wild-limit = { $wild_melds ->
   *[allowed] A meld with naturals
    [no] A meld
} { $wild_limit ->
    [equal] can't have more wild cards than naturals
    [fewer] must have more naturals than wild cards
   *[half] needs at least two naturals for every wild card
}{ $wild_cap ->
    [0] { "" }
   *[other] , and it can have at most { WILDS($wild_cap) }
}.{ $dirty_naturals ->
    [2] { "" }
   *[other] { " " }If it has a wild card, it needs at least { NATURALS($dirty_naturals) }.
}

# Variables:
#   $wild_per_turn (Number) - How many wild cards; 0 for any number.
#   $wild_melds (no | allowed | required) - Whether there are melds of wild cards alone, which have no such limit.
rule_page-wilds-in-a-turn = { $wild_per_turn ->
    [0] { "" }
   *[other] In one turn, you can add at most { WILDS($wild_per_turn) } to a meld or book on the table{ $wild_melds ->
        [no] .
       *[allowed] , unless it's all wild cards.
    }
}

# Variables:
#   $new_meld_points (Number) - How many points; 0 for any.
rule_page-new-meld = { $new_meld_points ->
    [0] { "" }
   *[other] Every new meld must be worth at least { $new_meld_points } points in card values alone.
}

# Variables:
#   $wild_melds (no | allowed | required) - Whether wild cards alone can be melded.
#   $wild_books (Number) - How many books of wild cards it takes to go out.
rule_page-wild-melds = { $wild_melds ->
    [no] You can't make a meld of wild cards alone.
   *[allowed] You can make a meld of wild cards alone; it never takes naturals.{ $wild_books ->
        [0] { "" }
       *[other] { " " }You need { rule_page-needed-wild } to go out.
    }
}

# Variables:
#   $second_meld (never | after_closing | anytime) - When a team can have two melds of a rank.
rule_page-second-meld = { $second_meld ->
    [never] Your team can have only one meld of each rank.
    [after_closing] Your team can only start a second meld of a rank once the first is a book.
   *[anytime] Your team can have several melds of the same rank.
}

# Variables:
#   $book_size (Number) - How many cards make a book.
#   $wild_melds (no | allowed | required) - Whether there are books of wild cards alone, which are neither.
rule_page-book = A meld of { CARDS($book_size) } is a book. Without wild cards it's clean, with a red card on top; { $wild_melds ->
    [no] with wild cards it's dirty, with a black card on top.
   *[allowed] with wild cards beside naturals it's dirty, with a black card on top. A book of wilds is neither.
}

# What can still be added to a book.
# Variables:
#   $closed_book (any | keep_kind | naturals | sealed | clean_open | dirty_open) - Anything, what keeps its kind, naturals, nothing, or what fits clean or dirty ones alone.
rule_page-closed-book = { $closed_book ->
    [any] You can keep adding to a book, within the limit on wild cards. A wild card turns a clean book dirty.
    [keep_kind] You can keep adding to a book, but you can't add wild cards to a clean one.
    [naturals] You can keep adding naturals to a book, but no more wild cards.
    [sealed] You can't add anything to a book.
   *[clean_open] { "" }
}

# Variables:
#   $closed_book (any | keep_kind | naturals | sealed | clean_open | dirty_open) - Anything, what keeps its kind, naturals, nothing, or what fits clean or dirty ones alone.
#   $wild_melds (no | allowed | required) - Whether there are books of wild cards.
rule_page-half-closed-book = { $closed_book ->
    [clean_open] You can keep adding naturals to a clean book; a dirty one is closed{ rule_page-wild-book-closed }
    [dirty_open] You can keep adding to a dirty book, within the limit on wild cards; a clean one is closed{ rule_page-wild-book-closed }
   *[any] { "" }
}

# Variables:
#   $wild_melds (no | allowed | required) - Whether there are books of wild cards.
rule_page-wild-book-closed = { $wild_melds ->
    [no] .
   *[allowed] , and so is a book of wilds.
}

# What a team's first melds of a round must be worth.
# Variables:
#   $open_counts_books (Flag) - Whether a book's own points count for opening.
#   $steps (List) - Minimums by a team's total: "50 points below 1,500", "90 from 1,500"; none if they go by round.
#   $minimums (Numbers) - Points that open, round by round.
#   $growth (Number) - Points by which the minimum grows after those rounds, 0 for none.
rule_page-opening = { $steps ->
    [0] { $minimums ->
        [1] { $growth ->
            [0] To open, your team's first melds of a round, made all at once, must be worth at least { $minimums } points.
           *[other] { rule_page-opening-by-round }
        }
       *[other] { rule_page-opening-by-round }
    }{ rule_page-opening-cards-only }
   *[other] { "" }
}

# Variables:
#   $open_counts_books (Flag) - Whether a book's own points count for opening.
#   $steps (List) - Minimums by a team's total: "50 points below 1,500", "90 from 1,500"; none if they go by round.
rule_page-opening-by-total = { $steps ->
    [0] { "" }
   *[other] To open, your team's first melds of a round, made all at once, must reach a minimum that depends on your team's total: { $steps }.{ rule_page-opening-cards-only }
}

# Variables:
#   $minimum (Number) - Points that open.
#   $total (Number) - A team's total.
rule_page-opening-below = { $minimum } points if it's below { $total }

# Variables:
#   $minimum (Number) - Points that open.
#   $total (Number) - A team's total.
rule_page-opening-from = { $minimum } from { $total }

# Variables:
#   $minimum (Number) - Points that open.
rule_page-opening-always = { $minimum } points

# Variables:
#   $minimums (Numbers) - Points that open, round by round.
#   $growth (Number) - Points by which the minimum grows after those rounds, 0 for none.
rule_page-opening-by-round = To open, your team's first melds of a round, made all at once, must reach a minimum: { $minimums } points{ $minimums ->
    [1] { " " }in the first round
   *[other] , round by round
}{ $growth ->
    [0] { "" }
   *[other] , and then { $growth } more every round
}.
# Variables:
#   $open_counts_books (Flag) - Whether a book's own points count for opening.
rule_page-opening-cards-only = { $open_counts_books ->
    [yes] { "" }
   *[no] { " " }Only the card values count.
}

# Variables:
#   $open_counts_books (Flag) - Whether a book's own points count for opening.
rule_page-opening-books = { $open_counts_books ->
    [yes] If you complete a book as you open, its bonus counts towards the minimum too.
   *[no] { "" }
}

# Variables:
#   $open_natural (Flag) - Whether an opening needs a meld without wild cards.
rule_page-natural-opening = { $open_natural ->
    [yes] To open, at least one of your melds must have no wild cards.
   *[no] { "" }
}

# Variables:
#   $open_book_from (Number) - From which round on a complete clean book opens; 0 for never.
rule_page-book-opens = { $open_book_from ->
    [0] { "" }
    [one] If you complete a clean book as you open, there's no minimum.
   *[other] From round { $open_book_from } on, there's no minimum if you complete a clean book as you open.
}

# Variables:
#   $open_waived (Flag) - Whether using up the hand opens.
#   $open_natural (Flag) - Whether any other opening needs a meld without wild cards.
#   $tail (Flag) - Whether there is a tail, too.
rule_page-whole-hand = { $open_waived ->
    [yes] If your first melds use up your whole hand and you pick up your foot, there's no minimum{ $open_natural ->
        [yes] , and all of them can have wild cards
       *[no] { "" }
    }{ $tail ->
        [yes] ; the same goes for using up your foot before your tail.
       *[no] .
    }
   *[no] { "" }
}

# Variables:
#   $takes (never | one | some | all) - How many cards of the pile you can take.
rule_page-no-pile = { $takes ->
    [never] Nobody can take the discard pile. You only see its top card, the upcard.
   *[some] { "" }
}
# Variables:
#   $takes (never | one | some | all) - How many cards of the pile you can take.
rule_page-whole-pile = { $takes ->
    [all] Instead of drawing, you can take the whole discard pile. { rule_page-only-upcard-seen }
    [one] Instead of drawing, you can take the upcard, the top card of the discard pile.
   *[some] { "" }
}
rule_page-only-upcard-seen = Until then, you only see its top card, the upcard.

# How many cards of the pile are taken: "the top seven cards of the discard pile".
# Variables:
#   $taken (Rounds) - How many they are.
rule_page-top-cards = { $taken ->
    [varies] the top cards of the discard pile (how many depends on the round: { EACH-ROUND($taken) })
   *[other] the top { CARDS($taken) } of the discard pile
}

# Variables:
#   $takes (never | one | some | all) - How many cards of the pile you can take.
#   $taken (Rounds) - How many they are; 0 for all or none.
#   $short_pile (Flag) - Whether a pile with fewer cards can be taken.
rule_page-top-of-pile = { $takes ->
    [some] Instead of drawing, you can take { rule_page-top-cards }, { $short_pile ->
        [yes] or the whole pile if it has fewer.
       *[no] but only if it has that many.
    } { rule_page-only-upcard-seen }
   *[all] { "" }
}

# Five rules as parts of one sentence: "Unlike in Web Classic, you pick your hand from two stacks, and …".
# Variables:
#   $deal (auto | cut) - Whether everyone takes the cards from a packet.
#   $stacks (dealt | choose | bottom_high | bottom_low) - How hand and foot are chosen.
rule_page-brief-stacks = { $deal ->
    [cut] you cut your own packet of cards
   *[auto] { $stacks ->
        [dealt] your hand and foot are dealt to you
        [choose] you pick your hand from two stacks
       *[bottom_high] the bottom cards of your two stacks decide which is your hand
    }
}
# Variables:
#   $takes (never | one | some | all) - How many cards of the pile you can take.
#   $taken (Rounds) - How many they are; 0 for all or none.
rule_page-brief-pile = { $takes ->
    [never] nobody takes the discard pile
    [one] you take only the upcard
    [some] you take { rule_page-top-cards }
   *[all] you take the whole discard pile
}
# Variables:
#   $take_with (pair | any_play | pair_or_wild | pair_or_meld) - What the upcard is played with.
rule_page-brief-pile-with = { $take_with ->
    [pair] you need a pair to take the pile
    [any_play] any way to play the upcard takes the pile
    [pair_or_wild] a pair, or one card and a wild, takes the pile
   *[pair_or_meld] a pair or a meld of that rank takes the pile
}
# Variables:
#   $wild_books (Number) - How many books of wild cards.
#   $sevens (no | clean | any) - Whether a book of sevens, and which.
#   $out_books (Number) - How many in all; 0 if those of each kind are enough.
#   $out_clean (Rounds) - How many clean books.
#   $out_dirty (Rounds) - How many dirty books.
#   $together (Flag) - Whether some clean and some dirty books are all: "one clean and one dirty book".
rule_page-brief-books = you need { rule_page-books-needed } to go out
# Variables:
#   $permission (Flag) - Whether a partner is asked.
rule_page-brief-permission = { $permission ->
    [yes] you ask your partner before you go out
   *[no] you go out without asking
}

# Variables:
#   $take_least (Number) - How many cards the pile must have.
rule_page-least-pile = { $take_least ->
    [0] { "" }
    [1] { "" }
   *[other] Nobody can take the pile while it has fewer than { CARDS($take_least) }.
}

# What it takes to take the pile.
# Variables:
#   $take_with (pair | any_play | pair_or_wild | pair_or_meld) - What the upcard is played with.
rule_page-pile-with = { $take_with ->
    [pair] To take it, you need two naturals of the upcard's rank in your hand, and you must meld all three: as a new meld, or on a meld or book of your team that takes them.
    [any_play] To take it, you must play the upcard at once, in any way the rules allow: on one of your team's melds, or in a new one with cards from your hand, wild cards included.
    [pair_or_wild] To take it, you need two naturals of the upcard's rank in your hand, or one of them and a wild card, and you must meld all three.
   *[pair_or_meld] To take it, you must meld the upcard with two naturals of its rank from your hand, or add it to a meld your team already has.
}
# Variables:
#   $upcard_play (always | to_open) - Whether the upcard is always melded, or only by a team that opens.
#   $take_with (pair | any_play | pair_or_wild | pair_or_meld) - What the upcard is played with.
#   $takes (never | one | some | all) - How many cards of the pile you can take.
#   $take_bottom (Flag) - Whether the lowest card must be melded, too.
rule_page-upcard-to-open = { $upcard_play ->
    [to_open] Once your team has opened, holding { $take_with ->
        [any_play] two naturals of its rank
        [pair_or_wild] those two cards
       *[pair] the pair
    } is enough, and you can keep the upcard in your hand. { $takes ->
        [one] { rule_page-only-upcard-opens }
       *[some] { $take_bottom ->
            [yes] If you take the pile to open, only the upcard and the bottom card count towards the minimum, not the others that come with them.
           *[no] { rule_page-only-upcard-opens }
        }
    }
   *[always] { "" }
}
rule_page-only-upcard-opens = If you take the pile to open, only the upcard counts towards the minimum, not the cards that come with it.
# Variables:
#   $upcard_play (always | to_open) - Whether the upcard is always melded, or only by a team that opens.
#   $takes (never | one | some | all) - How many cards of the pile you can take.
rule_page-upcard-melded = { $upcard_play ->
    [always] { $takes ->
        [one] You meld the upcard at once.
       *[some] { "" }
    }
   *[to_open] { "" }
}
# Variables:
#   $upcard_play (always | to_open) - Whether the upcard is always melded, or only by a team that opens.
#   $takes (never | one | some | all) - How many cards of the pile you can take.
#   $take_bottom (Flag) - Whether the lowest card must be melded, too.
#   $take_needs_open (Flag) - Whether only a team that has opened can take the pile.
rule_page-upcard-and-others = { $upcard_play ->
    [always] { $takes ->
        [one] { "" }
       *[some] { $take_bottom ->
            [yes] You meld the upcard and the bottom card at once; the others go into your hand.{ $take_needs_open ->
                [yes] { "" }
               *[no] { " " }If you open this way, these two count towards the minimum; the others don't.
            }
           *[no] You meld the upcard at once; the cards under it go into your hand.{ $take_needs_open ->
                [yes] { "" }
               *[no] { " " }If you open this way, the upcard counts towards the minimum; the others don't.
            }
        }
    }
   *[to_open] { "" }
}

# Upcards with which nobody can take the pile.
# Variables:
#   $meld_threes (no | black_last | black_in_foot | all) - Which threes can be melded; the pile can't be taken with one on top unless all can.
#   $take_with (pair | any_play | pair_or_wild | pair_or_meld) - What the upcard is played with.
rule_page-pile-barred = { $take_with ->
    [pair] { "" }
    [any_play] { $meld_threes ->
        [all] You can take the pile whatever the upcard is.
       *[no] You can't take the pile if the upcard is a three.
    }
   *[pair_or_meld] { rule_page-wilds-bar-pile }
}

# Variables:
#   $meld_threes (no | black_last | black_in_foot | all) - Which threes can be melded; the pile can't be taken with one on top unless all can.
rule_page-wilds-bar-pile = { $meld_threes ->
    [all] You can't take the pile if the upcard is a wild card.
   *[no] You can't take the pile if the upcard is a three or a wild card.
}

# The same where a pair takes the pile, perhaps one of wild cards.
# Variables:
#   $meld_threes (no | black_last | black_in_foot | all) - Which threes can be melded; the pile can't be taken with one on top unless all can.
#   $take_with (pair | any_play | pair_or_wild | pair_or_meld) - What the upcard is played with.
#   $wild_melds (no | allowed | required) - Whether wild cards alone can be melded.
rule_page-pile-barred-for-pairs = { $take_with ->
    [pair] { $wild_melds ->
        [no] { rule_page-wilds-bar-pile }
       *[allowed] { $meld_threes ->
            [all] You can't take the pile if the upcard is a wild card, unless you meld it with two just like it.
           *[no] You can't take the pile if the upcard is a three, or a wild card that you don't meld with two just like it.
        }
    }
   *[any_play] { "" }
}
# Variables:
#   $take_peek (Flag) - Whether you can look.
#   $takes (never | one | some | all) - How many cards of the pile you can take.
rule_page-peek = { $take_peek ->
    [yes] { $takes ->
        [one] { "" }
       *[some] Once a turn, before you decide, you can look at the cards that would come with the pile. Everyone can see that you did.
    }
   *[no] { "" }
}

# Variables:
#   $take_bottom (Flag) - Whether the lowest card must be melded.
#   $takes (never | one | some | all) - How many cards of the pile you can take.
rule_page-bottom-card = { $take_bottom ->
    [yes] { $takes ->
        [one] { "" }
        [all] In the same move, you must also meld the bottom card of the pile; everyone has seen it.
       *[some] In the same move, you must also meld the bottom card you take; everyone has seen it.
    }
   *[no] { "" }
}

# Variables:
#   $take_then_draw (Number) - How many cards are drawn after it.
rule_page-then-draw = { $take_then_draw ->
    [0] { "" }
   *[other] After taking the pile, you draw { CARDS($take_then_draw) } from the stock.
}

# Variables:
#   $first_take_free (Flag) - Whether the first player may just take the card.
#   $first_upcard (none | natural | any) - Which card is turned up.
rule_page-turned-card = { $first_take_free ->
    [yes] { $first_upcard ->
        [none] { "" }
       *[other] On the first turn of a round, the turned-up card is free: you can take it instead of drawing, whatever it is.
    }
   *[no] { "" }
}

# Variables:
#   $take_first_lap (Flag) - Whether the pile can be taken before everyone has had a turn.
rule_page-first-lap = { $take_first_lap ->
    [yes] { "" }
   *[no] Nobody can take the pile until everyone has had a turn.
}

# Variables:
#   $take_needs_open (Flag) - Whether only a team that has opened can take the pile.
rule_page-pile-when-open = { $take_needs_open ->
    [yes] You can only take the pile if your team has already opened.
   *[no] { "" }
}

# Variables:
#   $freeze (no | until_taken | one_lap) - How long the pile stays frozen.
#   $always_pair (Flag) - Whether taking the pile needs a natural pair anyway.
rule_page-freeze = { $freeze ->
    [no] { "" }
    [until_taken] Discarding a wild card freezes the pile until somebody takes it; to take a frozen pile, you need two naturals of the upcard's rank in your hand.{ $always_pair ->
        [yes] { " " }Here you nearly always need them, so freezing changes almost nothing.
       *[no] { "" }
    }
   *[one_lap] If a player discards a wild card, the pile is frozen: nobody can take it until that player's next turn.
}

# Variables:
#   $meld_threes (no | black_last | black_in_foot | all) - Which threes can be melded.
#   $red_threes (penalty | lay_down) - Whether red threes are laid down.
rule_page-threes-never = { $meld_threes ->
    [no] { $red_threes ->
        [lay_down] You can't meld black threes.
       *[penalty] You can't meld threes.
    } You can only get rid of them by discarding.
   *[all] { "" }
}
# Variables:
#   $meld_threes (no | black_last | black_in_foot | all) - Which threes can be melded.
#   $winner_takes (Flag) - Whether only teams that didn't go out score, for what they still hold.
rule_page-threes-melded = { $meld_threes ->
    [black_last] You can only meld black threes when you go out, and without wild cards. You can never meld red ones.{ rule_page-threes-score }
    [all] Threes are a rank like any other, with red and black ones together.{ rule_page-threes-score }
   *[no] { "" }
}

# Variables:
#   $meld_threes (no | black_last | black_in_foot | all) - Which threes can be melded.
#   $last (foot | tail) - The last stack that everyone plays.
#   $winner_takes (Flag) - Whether only teams that didn't go out score, for what they still hold.
rule_page-threes-in-foot = { $meld_threes ->
    [black_in_foot] You can only meld black threes from your { STACK($last) }, and without wild cards. You can never meld red ones.{ rule_page-threes-score }
   *[no] { "" }
}
# Variables:
#   $winner_takes (Flag) - Whether only teams that didn't go out score, for what they still hold.
rule_page-threes-score = { $winner_takes ->
    [yes] { "" }
   *[no] { " " }Each one you meld scores what it would cost if left over.
}
# Variables:
#   $red_threes (penalty | lay_down) - Whether red threes are laid down.
#   $winner_takes (Flag) - Whether only the losers score.
#   $red_three_bonus (Number) - Points for each red three laid down.
#   $red_three_not_out (Number) - Points for each if the team doesn't go out; -1 if that makes no difference.
#   $red_three_all (Number) - Extra points for all the red threes in the game, or for enough of them; 0 for none.
#   $red_three_enough (Number) - How many are enough for that; 0 for all.
rule_page-red-threes = { $red_threes ->
    [lay_down] Lay down a red three as soon as you get it, and replace it from the stock; don't replace one that comes with the pile. { $winner_takes ->
        [yes] Laid down, it costs nothing.
       *[no] Each scores { $red_three_bonus }{ $red_three_not_out ->
            [-1] { "" }
           *[other] , or { COST($red_three_not_out) } if your team doesn't go out
        }{ $red_three_all ->
            [0] { "" }
           *[other] ; { $red_three_enough ->
                [0] lay down every red three in the game for { $red_three_all } more
                [one] lay down at least one for { $red_three_all } more
               *[other] lay down { COUNT($red_three_enough) } or more for an extra { $red_three_all }
            }
        }.
    }
   *[penalty] { "" }
}

# What something costs or counts, within a sentence.
# Variables:
#   $points (Number) - How many points.
rule_page-cost = { $points ->
    [0] nothing
   *[other] { $points }
}

# Variables:
#   $red_three (Number) - What a red three costs.
#   $black_three (Number) - What a black three costs.
#   $red_threes (penalty | lay_down) - Whether red threes are laid down, so that only those in a stack never picked up cost something.
#   $tail (Flag) - Whether there is a tail, too.
#   $winner_takes (Flag) - Whether only teams that didn't go out score, for what they still hold.
rule_page-threes-left = { $winner_takes ->
    [yes] If your team doesn't go out,
   *[no] At the end of a round,
} { $red_threes ->
    [lay_down] a red three in a { $tail ->
        [yes] stack
       *[no] foot
    } that was never picked up costs { COST($red_three) }, and a black three left over costs { COST($black_three) }.
   *[penalty] a red three left in a { $tail ->
        [yes] hand, foot or tail
       *[no] hand or foot
    } costs { COST($red_three) }, and a black three costs { COST($black_three) }.
}
# Variables:
#   $takes (never | one | some | all) - How many cards of the pile you can take.
#   $meld_threes (no | black_last | black_in_foot | all) - Which threes can be melded.
#   $first_upcard (none | natural | any) - Which card is turned up at the start.
#   $first_take_free (Flag) - Whether that one is free in the first turn.
rule_page-three-on-pile = { $takes ->
    [never] { "" }
   *[some] { $meld_threes ->
        [all] { "" }
       *[no] While a three is on top of the discard pile, nobody can take it.{ $first_upcard ->
            [any] { $first_take_free ->
                [yes] { " " }But a three turned up at the start is free on the first turn.
               *[no] { "" }
            }
           *[none] { "" }
        }
    }
}

# Variables:
#   $foot_ends_turn (Flag) - Whether picking up the foot ends the turn.
rule_page-foot-for-book = Your foot joins your hand as soon as you complete your first book or play your last card. { $foot_ends_turn ->
    [yes] That ends your turn.
   *[no] If you melded to get it, your turn goes on.
}

# Variables:
#   $foot_ends_turn (Flag) - Whether picking up the foot ends the turn.
rule_page-foot-when-empty = When you've played the last card of your hand, pick up your foot. { $foot_ends_turn ->
    [yes] That ends your turn, without a discard if you melded that card; you play your foot from your next turn.
   *[no] If you melded that card, your turn goes on; if you discarded it, you play your foot from your next turn.
}

# Variables:
#   $foot_when (hand_empty | first_book) - When the foot is picked up.
#   $foot_ends_turn (Flag) - Whether picking up the foot ends the turn.
rule_page-foot = { $foot_when ->
    [first_book] { rule_page-foot-for-book }
   *[other] { rule_page-foot-when-empty }
}

# Variables:
#   $tail (Flag) - Whether there is a tail, too.
#   $foot_ends_turn (Flag) - Whether picking up the foot ends the turn.
rule_page-tail-comes = { $tail ->
    [yes] When you've played the last card of your foot, pick up your tail. { $foot_ends_turn ->
        [yes] Again, that ends your turn.
       *[no] Again, if you melded that card, your turn goes on.
    }
   *[no] { "" }
}

# Under the heading "An empty stock".
# Variables:
#   $stock_out (end | reshuffle) - What happens when too few cards are left to draw.
rule_page-stock-out = { $stock_out ->
    [end] When fewer cards are left than you must draw, nobody draws them. You can still take the pile if the rules allow it; otherwise the round ends and nobody goes out.
   *[reshuffle] All discards but the upcard are shuffled into a new stock, up to 20 times a round, and play goes on. If there still aren't enough cards to draw and you can't or won't take the pile, the round ends and nobody goes out.
}

# What cards are worth: "50 for a joker, … and 5 each from seven down to four".
# Variables:
#   $ten_from (Rank) - The lowest rank of the high cards.
#   $below (Rank) - The highest rank of the low cards.
#   $jokers (Number) - How many jokers a deck has.
#   $joker (Number) - Points of a joker.
#   $two (Number) - Points of a two.
#   $ace (Number) - Points of an ace.
#   $ten_value (Number) - Points of a high card.
#   $five_value (Number) - Points of a low card.
#   $winner_takes (Flag) - Whether only teams that didn't go out score, for what they still hold.
rule_page-card-values = { $winner_takes ->
    [yes] Cards count towards opening, and against you when left over: { rule_page-values-listed }.
   *[no] Every card you meld scores for your team: { rule_page-values-listed }.
}

# Variables:
#   $ten_from (Rank) - The lowest rank of the high cards.
#   $below (Rank) - The highest rank of the low cards.
#   $jokers (Number) - How many jokers a deck has.
#   $joker (Number) - Points of a joker.
#   $two (Number) - Points of a two.
#   $ace (Number) - Points of an ace.
#   $ten_value (Number) - Points of a high card.
#   $five_value (Number) - Points of a low card.
rule_page-values-listed = { LIST(JOKER-VALUE($jokers, $joker), rule_page-two-value, rule_page-ace-value, rule_page-high-value, rule_page-low-value) }

# Variables:
#   $jokers (Number) - How many jokers a deck has.
#   $joker (Number) - Points of a joker.
rule_page-joker-value = { $joker } for a joker

# Variables:
#   $two (Number) - Points of a two.
rule_page-two-value = { $two } for a two

# Variables:
#   $ace (Number) - Points of an ace.
rule_page-ace-value = { $ace } for an ace

# Variables:
#   $ten_from (Rank) - The lowest rank of the high cards.
#   $ten_value (Number) - What each of them is worth.
rule_page-high-value = { $ten_value } each from king down to { RANK($ten_from) }

# Variables:
#   $below (Rank) - The highest rank of the low cards.
#   $five_value (Number) - What each of them is worth.
rule_page-low-value = { $five_value } each from { RANK($below) } down to four

# Variables:
#   $winner_takes (Flag) - Whether only teams that didn't go out score, for what they still hold.
rule_page-winner-takes = { $winner_takes ->
    [yes] Melds, books and going out score nothing. A team that goes out scores 0, whatever its players still hold; every other team loses the value of the cards it still holds. If nobody goes out, every team does.
   *[no] { "" }
}

# Variables:
#   $winner_takes (Flag) - Whether only teams that didn't go out score, for what they still hold.
#   $go_out_bonus (Number) - Points for going out.
rule_page-going-out-bonus = { $winner_takes ->
    [yes] { "" }
   *[no] { $go_out_bonus ->
        [0] { "" }
       *[other] The team that goes out gets { $go_out_bonus } points.
    }
}

# Variables:
#   $last (foot | tail) - The last stack that everyone plays.
rule_page-going-out = You go out by playing the last card of your { STACK($last) }. That ends the round.

# Variables:
#   $books (Text) - The books needed, "" for none.
#   $last (foot | tail) - The last stack that everyone plays.
rule_page-books-to-go-out = { rule_page-going-out } { $books ->
    [none] You don't need any books.
   *[other] Before that, your team needs { $books }.
}

# The books needed to go out, as parts of one list: "one clean and one dirty book", "a book of sevens".
# Variables:
#   $wild_books (Number) - How many books of wild cards.
#   $sevens (no | clean | any) - Whether a book of sevens, and which.
#   $out_books (Number) - How many in all; 0 if those of each kind are enough.
#   $out_clean (Rounds) - How many clean books.
#   $out_dirty (Rounds) - How many dirty books.
#   $together (Flag) - Whether some clean and some dirty books are all: "one clean and one dirty book".
rule_page-books-needed = { LIST(rule_page-needed-clean, rule_page-needed-dirty, rule_page-needed-wild, rule_page-needed-sevens, rule_page-needed-in-all) }

# Variables:
#   $out_clean (Rounds) - How many books.
#   $together (Flag) - Whether some clean and some dirty books are all: "one clean and one dirty book".
rule_page-needed-clean = { $out_clean ->
    [varies] clean books (by round: { EACH-ROUND($out_clean) })
    [0] { "" }
   *[other] { $together ->
        [yes] { COUNT($out_clean) } clean
       *[no] { CLEAN-BOOKS($out_clean) }
    }
}

# Variables:
#   $out_dirty (Rounds) - How many books.
#   $together (Flag) - Whether some clean and some dirty books are all: "one clean and one dirty book".
rule_page-needed-dirty = { $out_dirty ->
    [varies] dirty books (by round: { EACH-ROUND($out_dirty) })
    [0] { "" }
   *[other] { DIRTY-BOOKS($out_dirty) }
}

# Variables:
#   $wild_books (Number) - How many books.
rule_page-needed-wild = { $wild_books ->
    [0] { "" }
    [one] a book of wilds
   *[other] { BOOKS($wild_books) } of wilds
}

# Variables:
#   $out_books (Number) - How many books.
rule_page-needed-in-all = { $out_books ->
    [0] { "" }
   *[other] { BOOKS($out_books) } in all
}

# Variables:
#   $sevens (no | clean | any) - Whether one is needed, and which.
rule_page-needed-sevens = { $sevens ->
    [no] { "" }
    [clean] a clean book of sevens
   *[any] a book of sevens
}

# Variables:
#   $wild_as_clean (Flag) - Whether a book of wilds may take the place of a clean one.
rule_page-wild-as-clean = { $wild_as_clean ->
    [yes] A book of wilds can take the place of a clean book you need.
   *[no] { "" }
}

# Variables:
#   $final_discard (required | optional | never) - How the last card is played: discarded, either way, or melded.
#   $last (foot | tail) - The last stack that everyone plays.
#   $floating (Flag) - Whether one may play on without cards.
rule_page-last-card = { $final_discard ->
    [required] You must discard your last card to go out.
    [optional] You can discard or meld your last card to go out.
   *[never] You must meld your last card to go out; you can't discard it.
} { $floating ->
    [yes] If you play the last card of your { STACK($last) } and can't go out yet, you stay in the round without cards and draw again on your next turn.
   *[no] Until you can go out, keep two cards of your { STACK($last) } when you meld: one to discard and one to hold.
}

# Variables:
#   $foot_needed (Flag) - Whether you can only go out with the last card of the foot.
#   $tail (Flag) - Whether there is a tail, too.
rule_page-foot-not-needed = { $foot_needed ->
    [yes] { "" }
   *[no] { $tail ->
        [yes] You can also go out with the last card of your hand or foot. Stacks you haven't picked up stay face down, and their cards count against you.
       *[no] You can also go out with the last card of your hand. Your foot then stays face down, and its cards count against you.
    }
}

# Variables:
#   $sevens_kept (Flag) - Whether sevens have to be kept.
rule_page-sevens-kept = { $sevens_kept ->
    [yes] You can't discard a seven until your team has a book of sevens, unless you have nothing else to discard. You can never go out by discarding one.
   *[no] { "" }
}

# Variables:
#   $partners_foot (none | picked_up | played) - What partners must have done with their last stack.
#   $last (foot | tail) - The last stack that everyone plays.
rule_page-partners-foot = { $partners_foot ->
    [none] { "" }
    [picked_up] You can't go out until every partner has picked up their { STACK($last) }.
   *[played] You can't go out until every partner has played a card from their { STACK($last) }.
}

# Variables:
#   $permission (Flag) - Whether a partner is asked.
rule_page-permission = { $permission ->
    [yes] If you have a partner, ask before you go out. If your whole team says yes, you must go out; after a no you play on and can't ask again that turn.
   *[no] { "" }
}

# Variables:
#   $hold_last_card (Flag) - Whether the last card may be kept.
#   $last (foot | tail) - The last stack that everyone plays.
rule_page-hold = { $hold_last_card ->
    [yes] If you're down to one card of your { STACK($last) }, and a partner has neither picked up their { STACK($last) } nor melded this round, you can end your turn without discarding and keep that card.
   *[no] { "" }
}

# Variables:
#   $winner_takes (Flag) - Whether only teams that didn't go out score, for what they still hold.
#   $values (List) - What books score: "500 for a clean book", "1,500 for a book of sevens".
#   $double_book (Number) - Cards of a book that scores double, 0 for none.
#   $book_at_once (Number) - Points for a book made in one move, 0 for none.
rule_page-book-values = { $winner_takes ->
    [yes] { "" }
   *[no] Books score on top of their cards: { $values }.{ $double_book ->
        [0] { "" }
       *[other] { " " }A book of { CARDS($double_book) } scores double.
    }{ $book_at_once ->
        [0] { "" }
       *[other] { " " }A book started and completed in one move scores { $book_at_once } more.
    }
}

# Variables:
#   $winner_takes (Flag) - Whether only teams that didn't go out score, for what they still hold.
#   $unfinished_book (Number) - What a meld costs that isn't a book at the end, 0 for nothing.
#   $unfinished (List) - Which melds cost it: "wilds", "sevens".
rule_page-unfinished-book = { $winner_takes ->
    [yes] { "" }
   *[no] { $unfinished_book ->
        [0] { "" }
       *[other] A meld of { LIST($unfinished, last: "or") } that isn't a book when the round ends costs { $unfinished_book } points.
    }
}

# Variables:
#   $book (clean | dirty | wild | sevens | clean_sevens | special | clean_special | threes) - What kind of book.
#   $points (Number) - What it scores.
#   $rank (Rank) - The special rank.
rule_page-book-value = { $points } for { $book ->
    [clean] a clean book
    [dirty] a dirty book
    [wild] a book of wilds
    [sevens] a book of sevens
    [clean_sevens] a clean book of sevens
    [special] a book of { RANKS($rank) }
    [clean_special] a clean book of { RANKS($rank) }
   *[threes] a book of threes
}

# Variables:
#   $black_three (Number) - What a black three costs.
#   $red_three (Number) - What a red three costs.
#   $red_threes (penalty | lay_down) - Whether red threes are laid down, so that only those in a stack never picked up cost something.
#   $tail (Flag) - Whether there is a tail, too.
#   $winner_takes (Flag) - Whether only teams that didn't go out score, for what they still hold.
rule_page-left-over = { $winner_takes ->
    [yes] { $tail ->
        [yes] Cards still in the hands, feet and tails of a team that didn't go out count against it at their value.
       *[no] Cards still in the hands and feet of a team that didn't go out count against it at their value.
    }
   *[no] { $tail ->
        [yes] Cards still in your team's hands, feet and tails count against you at their value.
       *[no] Cards still in your team's hands and feet count against you at their value.
    }
} A black three costs { COST($black_three) }, and a red one{ $red_threes ->
    [lay_down] { $tail ->
        [yes] { " " }in a stack never picked up
       *[no] { " " }in a foot never picked up
    }
   *[penalty] {""}
} costs { COST($red_three) }.

# Variables:
#   $target_score (Number) - The total that ends the match; 0 if only the rounds do.
#   $most_rounds (Number) - The most rounds there can be.
rule_page-match-length = { $target_score ->
    [0] A match lasts { ROUNDS($most_rounds) }.
   *[other] The match ends after the round in which a team reaches { $target_score } points, or after { ROUNDS($most_rounds) } at the latest.
} The highest total wins; teams that tie for it share the win.

# What sets a rule set apart, in one sentence: "Cut for 22 cards, take the whole pile with a pair, and go out
# with one clean book."
# Variables:
#   $deal (auto | cut) - Whether everyone lifts their stacks off the stock.
#   $packet (Rounds) - How many cards that are.
#   $tail (Flag) - Whether there is a tail, too.
#   $stacks (dealt | choose | bottom_high | bottom_low) - How hand and foot are chosen.
#   $takes (never | one | some | all) - How many cards of the pile you can take.
#   $taken (Rounds) - How many they are; 0 for all or none.
#   $take_with (pair | any_play | pair_or_wild | pair_or_meld) - What the upcard is played with.
#   $book_size (Number) - How many cards make a book.
#   $out_clean (Rounds) - How many clean books going out takes.
#   $out_dirty (Rounds) - How many dirty books going out takes.
#   $books (Text) - The books needed, "" for none.
rule_page-tag-line = { CAPITAL(JOIN(rule_page-cut-for, rule_page-choose-hand, rule_page-take-pile, rule_page-make-books, by: ", ")) }, and { rule_page-go-out }.

# Variables:
#   $deal (auto | cut) - Whether everyone lifts their stacks off the stock.
#   $packet (Rounds) - How many cards that are.
#   $tail (Flag) - Whether there is a tail, too.
rule_page-cut-for = { $deal ->
    [cut] { $packet ->
        [varies] { $tail ->
            [yes] cut for hand, foot and tail
           *[no] cut for hand and foot
        }
       *[other] cut for { CARDS($packet) }
    }
   *[auto] { "" }
}

# Variables:
#   $stacks (dealt | choose | bottom_high | bottom_low) - How hand and foot are chosen.
rule_page-choose-hand = { $stacks ->
    [choose] choose your hand from two stacks
   *[dealt] { "" }
}

# How the pile is taken, as something to do: "take seven from the pile with a pair".
# Variables:
#   $takes (never | one | some | all) - How many cards of the pile you can take.
#   $taken (Rounds) - How many they are; 0 for all or none.
#   $take_with (pair | any_play | pair_or_wild | pair_or_meld) - What the upcard is played with.
rule_page-take-pile = { $takes ->
    [never] leave the pile alone
    [all] take the whole pile { rule_page-with-what }
   *[some] take { $taken ->
        [varies] part of the pile
       *[other] { COUNT($taken) } from the pile
    } { rule_page-with-what }
}

# Variables:
#   $take_with (pair | any_play | pair_or_wild | pair_or_meld) - What the upcard is played with.
rule_page-with-what = { $take_with ->
    [pair] with a pair
    [any_play] if you can play its top card
    [pair_or_wild] with a pair, or a natural and a wild card
   *[pair_or_meld] with a pair, or by adding to a meld
}

# Variables:
#   $book_size (Number) - How many cards make a book.
rule_page-make-books = { $book_size ->
    [7] { "" }
   *[other] make books of { COUNT($book_size) }
}

# Variables:
#   $out_clean (Rounds) - How many clean books.
#   $out_dirty (Rounds) - How many dirty books.
#   $books (Text) - The books needed, "" for none.
rule_page-go-out = { $out_clean ->
    [varies] { rule_page-go-out-by-round }
   *[other] { $out_dirty ->
        [varies] { rule_page-go-out-by-round }
       *[other] { $books ->
            [none] go out without any books
           *[other] go out with { $books }
        }
    }
}

rule_page-go-out-by-round = go out with the books each round requires

# Above the list of what a rule set changes.
# Variables:
#   $preset (Text) - The rule set it is based on.
rule_page-changed-from = Changed from { $preset }

# Below the name of a rule set, beside a golden bar like those before its changed lines.
# Variables:
#   $preset (Text) - The rule set it is based on.
rule_page-bars-mark = This bar marks what has changed from { $preset }.

# The same where a star marks what differs.
# Variables:
#   $preset (Text) - The rule set it is based on.
rule_page-changed-from-starred = Changed from { $preset } (starred above)

# A rule that differs from the preset: "Cards drawn: 3 (preset: 2)".
# Variables:
#   $rule (Text) - Its label.
#   $now (Text) - What it is.
#   $before (Text) - What it is in the preset.
rule_page-change = { $rule }: { $now } (preset: { $before })

# Variables:
#   $preset (Text) - The rule set it is based on.
#   $count (Number) - How many rules differ.
rule_page-changes = { $preset }, { $count ->
    [one] one change
   *[other] { COUNT($count) } changes
}

# The code of a rule set, to read out over the phone.
# Variables:
#   $code (Text) - The code.
rule_page-code = Code to read out: { $code }

# Where the rules come from.
# Variables:
#   $preset (family | campus | web | couples | partners) - The rule set.
rule_page-source = { $preset ->
    [family] These rules come from an article about a family's favourite card game, last updated in 2019.
    [campus] These rules come from somebody who learned the game at college and put the variations in footnotes.
    [web] These rules come from an online version in which teammates share their melds.
    [couples] These rules come from a rule sheet for couples, with two decks per couple.
   *[partners] These rules come from a page about the game for four players in two teams.
}

# A button that shows where the source of the rules is unclear, and why it is read the way it is.
rule_page-why = Why these rules?

# In the dialog “Why these rules?”: shows the next place where the source is unclear.
rule_page-next-why = Next one

# Beside it: which of how many is shown.
# Variables:
#   $place (Number) - Which, from 1.
#   $count (Number) - How many.
rule_page-why-place = { $place } of { $count }

# A button of the rules that are being played: leads to the editor.
rule_page-change-rules = Change the rules
    .tip = For your next match: this one keeps its rules.

# A button that leads to two rule sets side by side.
rule_page-compare = Compare

# Words beside small pictures of cards.
rule_page-upcard = the upcard

# Beside the pair that takes the pile: what else takes it.
# Variables:
#   $with (pair | any_play | pair_or_wild | pair_or_meld) - What the upcard is played with.
rule_page-taken-with = { $with ->
    [pair] two from your hand
    [any_play] or any other way to play it
    [pair_or_wild] or one and a wild
   *[pair_or_meld] or your team's meld
}

# Variables:
#   $points (Number) - What each of the cards costs, below zero.
rule_page-three-left = { $points ->
    [0] costs nothing
   *[other] { $points } if left over
}

# Variables:
#   $stack (hand | foot | tail) - Which stack is shown.
#   $count (Number) - How many cards it has.
rule_page-stack-of = { $stack ->
    [hand] hand: { CARDS($count) }
    [foot] foot: { CARDS($count) }
   *[tail] tail: { CARDS($count) }
}

# Variables:
#   $from (Text) - The lowest rank as printed on a card, "8".
#   $to (Text) - The highest rank, "K".
#   $points (Number) - What each card is worth.
rule_page-ranks-worth = { $from }–{ $to }: { $points }

# Places where the source of a rule set is unclear: what is unclear, how it is read here, and why.
rule_page-reading-1 = Going by the source, stacks have 111 cards, and 82 are taken from the pile.
    .read = Eleven cards are dealt, and eight are taken.
    .reason = The last digit of each is a footnote mark that ran into the number.
rule_page-reading-2 = The source charges 300 for a red three in two places and 500 in a list at its end.
    .read = A red three left over costs 300; you can change that to 500.
    .reason = It says 300 twice, in full sentences; the list gives the other value once, as one of several.
rule_page-reading-3 = The source says that a meld ends at seven cards, but also that cards may be played on finished piles.
    .read = Seven cards make a book that takes naturals but no more wild cards; you can then start a second meld of that rank.
    .reason = This makes both sentences true, and wild cards stay within the source's limit for a pile.
rule_page-reading-4 = The source doesn't say whether a finished clean book can still become dirty.
    .read = It can, at any time.
    .reason = The author says so when readers ask.
rule_page-reading-5 = The source lets you take the pile after the first round.
    .read = We take that to mean in every round, once everyone has had a turn.
    .reason = If it meant the first of the four rounds, the discard pile would be useless for a whole round.
rule_page-reading-6 = Cards left over count against a team; the source doesn't say whether red threes do too.
    .read = They do: a red three left over costs 500.
    .reason = They're listed at minus 500, and the source subtracts cards left over.
rule_page-reading-7 = The source lets you hold back your last discard until your partner gets going.
    .read = That covers players who could go out but wait, and players who can't go out yet.
    .reason = The purpose is the same: not to end the round, or get stuck, before your partner gets to play.
rule_page-reading-8 = The source says players must have the opening points in their own hands. Does the upcard count?
    .read = It does, along with the melds the player makes; the other cards taken don't.
    .reason = The pair and the upcard are one play, and two other sets of rules count the upcard.
rule_page-reading-9 = The sources say the upcard goes into a new meld, and six more cards come with it.
    .read = The upcard can also go on a meld on the table, and five cards are taken in all.
    .reason = Nothing forbids adding to a meld, and elsewhere both sources give five as the number taken.
rule_page-reading-10 = The source doesn't say whether the discards are spread out.
    .read = You only see the top card, but you may remember the others.
    .reason = One source forbids looking under the top card, and none of the others allow it.
rule_page-reading-11 = To take the pile, you need two cards like the top one. Are two threes, or two twos, such a pair?
    .read = No: they must be naturals of a rank that can be melded, going into one meld with the upcard.
    .reason = This makes threes and wild cards safe discards wherever a pair is needed, and some written rules say exactly that.
rule_page-reading-12 = The source mentions leftover cards only for the team that didn't go out.
    .read = The partner of the player who went out also pays for cards left over.
    .reason = The other sources say so, and so does this one about threes.
rule_page-reading-13 = Does everyone shuffle one deck, or are all decks shuffled together? And when do you pick up the foot after a discard?
    .read = All decks are shuffled together, and you pick up the foot right after the discard that empties your hand.
    .reason = It makes no difference who shuffles, and seeing the foot early changes nothing.
rule_page-reading-14 = Can you meld your very last card, or must you discard it?
    .read = If a source lets you empty hand and foot either way, you can meld it; if every turn ends with a discard, you can't.
    .reason = We take each source at its word about how a turn ends.
rule_page-reading-15 = Some sources leave out what every table has to settle: short piles, permission, the partner's foot, who begins, the stock running out, shared wins.
    .read = We play them the usual way, and you can change each of these rules.
    .reason = Where a source says nothing, the usual way surprises the fewest players.
rule_page-reading-16 = One option keeps clean books open, another dirty ones. Which covers a book of wilds?
    .read = Neither: under both options, a complete book of wilds takes no more cards.
    .reason = Clean means without wild cards, dirty means wild cards alongside naturals; each option covers only the kind it names.


# ---- end of rule_page


## printed_rules
## The printed page of a rule set: headings, a table of what everything is worth, a box about going out, and captions for
## small cards. Rows of the table and lines of the box have little room.

# At the foot of the page, before the code of the rule set.
printed_rules-footer = Hand and Foot. To play by these rules on a computer, enter this code:

# Over the table of cards, and below it.
printed_rules-cards = What each card is worth

# Variables:
#   $only_losers (Flag) - Whether melded cards score nothing.
printed_rules-cards-count = { $only_losers ->
    [yes] Cards left over count against a team that didn't go out; melded cards only help you open.
   *[no] Melded cards count for you; cards left over count against you.
}

# Over the table of books, or of what else counts where books score nothing.
# Variables:
#   $only_losers (Flag) - Whether books score nothing.
printed_rules-others = { $only_losers ->
    [yes] Going out and threes
   *[no] Books and threes
}

# Over the two boxes.
printed_rules-to-go-out = To go out you need
printed_rules-to-open = To open you need

# What something is worth, within a list: "clean book 500".
# Variables:
#   $what (Text) - What it is.
#   $points (Text) - What it is worth.
printed_rules-worth = { $what } { $points }

# Variables:
#   $rank (Rank) - A rank, for one card.
printed_rules-rank = { RANK($rank) }

# Ranks that are worth the same.
# Variables:
#   $from (Rank) - The highest rank.
#   $to (Rank) - The lowest rank.
printed_rules-ranks = { RANK($from) } to { RANK($to) }

# Variables:
#   $kind (clean | dirty | wild | sevens | clean_sevens | special | clean_special | threes) - What kind of book.
#   $rank (Rank) - The special rank.
printed_rules-kind = { $kind ->
    [clean] clean book
    [dirty] dirty book
    [wild] book of wilds
    [sevens] book of sevens
    [clean_sevens] clean book of sevens
    [special] book of { RANKS($rank) }
    [clean_special] clean book of { RANKS($rank) }
   *[threes] book of threes
}

# Variables:
#   $size (Number) - How many cards.
printed_rules-double-book = book of { CARDS($size) }
# What such a book is worth: twice as much as another.
printed_rules-twice = double
# Points on top of those of the book.
printed_rules-book-at-once = book in one move: extra
# What a meld costs that should have become a book.
# Variables:
#   $unfinished (List) - Which melds cost it: "wilds", "sevens".
printed_rules-unfinished-book = { LIST($unfinished, last: "or") } short of a book
printed_rules-going-out = going out

# What a three is worth, or costs where there is a minus.
# Variables:
#   $three (black_melded | black_left | red_melded | red_laid | red_not_out | red_all | red_unused | red_left) - Which threes: red_not_out are those laid down by a team that doesn't go out; red_all is added to the others.
#   $red_three_enough (Number) - How many red threes earn the extra points; 0 for all.
#   $tail (Flag) - Whether there is a tail, too.
printed_rules-three = { $three ->
    [black_melded] black three melded
    [black_left] black three left over
    [red_melded] red three melded
    [red_laid] red three laid down
    [red_not_out] red three laid down, not out
    [red_all] { $red_three_enough ->
        [0] all red threes: extra
       *[other] { COUNT($red_three_enough) } red threes or more: extra
    }
    [red_unused] red three in an unused { $tail ->
        [yes] stack
       *[no] foot
    }
   *[red_left] red three left over
}

# Lines of the box "To go out you need".
printed_rules-no-books = no books

# Variables:
#   $done (picked_up | played) - What partners must have done with their last stack.
#   $last (foot | tail) - The last stack that everyone plays.
printed_rules-partners = { $done ->
    [picked_up] each partner in their { STACK($last) }
   *[played] each partner playing from their { STACK($last) }
}
printed_rules-permission = each partner's OK

# Variables:
#   $how (required | optional | never) - How the last card is played: discarded, either way, or melded.
printed_rules-last-card = { $how ->
    [required] a last card to discard
    [optional] a last card to discard or meld
   *[never] a last card to meld
}

# When a minimum applies, after its number: "50 every round", "90 from round 2".
printed_rules-every-round = every round
printed_rules-rounds-after = every round after

# Variables:
#   $round (Number) - Which round.
printed_rules-in-round = round { $round }

# Variables:
#   $round (Number) - The first round it applies to.
printed_rules-from-round = from round { $round }

# Variables:
#   $total (Number) - A team's total.
printed_rules-below = below { $total }

# Variables:
#   $total (Number) - A team's total.
printed_rules-from = from { $total }

# At the top of the second page.
# Variables:
#   $preset (Text) - The rule set it is based on.
printed_rules-different = What's different from { $preset }

# Captions for small cards.
# Variables:
#   $stack (hand | foot | tail) - Which stack.
#   $count (Number) - How many cards it has.
printed_rules-stack = { STACK($stack) }, { CARDS($count) }

# The letter on the back of a stack: the first of its name.
# Variables:
#   $stack (hand | foot | tail) - Which stack.
printed_rules-letter = { $stack ->
    [hand] H
    [foot] F
   *[tail] T
}

# Variables:
#   $kind (clean | dirty | wild | sevens | clean_sevens | special | clean_special | threes) - What kind of book.
#   $rank (Rank) - The special rank.
#   $points (Number) - What it scores.
printed_rules-book = { KIND($kind, $rank) }, { $points }

# Under the first meld of an opening.
# Variables:
#   $points (Number) - What the melds are worth together.
#   $minimum (Number) - The minimum they reach.
printed_rules-opens = { $points } points, minimum { $minimum }
# Under the second meld of an opening.
printed_rules-together = together

# Variables:
#   $points (Number) - Points for each red three.
printed_rules-laid-down = laid down, { $points } each


# ---- end of printed_rules


## printed_hint_cards
## Hint cards for people who play with real cards, to be cut out. There is little room on them.

# Variables:
#   $rules (Text) - The name of the rule set.
printed_hint_cards-title = Hint cards: { $rules }

# Where the hints need two cards.
# Variables:
#   $rules (Text) - The name of the rule set.
#   $card (Number) - Which card this is.
#   $cards (Number) - How many there are.
printed_hint_cards-numbered = { $rules } { $card } of { $cards }
printed_hint_cards-your-turn = Your turn
printed_hint_cards-stacks = Your stacks
printed_hint_cards-books = Books
printed_hint_cards-cards = Cards

# Variables:
#   $draw_count (Rounds) - How many cards you draw.
#   $takes (never | one | some | all) - How many cards of the pile you can take.
#   $taken (Number) - How many they are; 0 for all or none.
#   $take_with (pair | any_play | pair_or_wild | pair_or_meld) - What the upcard is played with.
printed_hint_cards-draw = { $takes ->
    [never] Draw { rule_page-drawn }.
   *[some] Draw { rule_page-drawn }, or { rule_page-take-pile }.
}

printed_hint_cards-lay-down = Meld what you like. Discard one card.
printed_hint_cards-one-after-the-other = Play your hand first, then your foot, then your tail.

# Variables:
#   $points (List) - The minimums round by round: "50", "90".
printed_hint_cards-minimums = { $points ->
    [1] { $points } points in every round.
   *[other] { $points } points, round by round.
}

# Variables:
#   $minimums (Text) - Each minimum with the totals or rounds it applies to: "50 below 1,500, 90 from 1,500".
printed_hint_cards-minimums-by-total = { $minimums }.

# Variables:
#   $size (Number) - How many cards make a book.
printed_hint_cards-book = { CAPITAL(COUNT($size)) } of one rank.

# Variables:
#   $values (List) - Each kind of book with what it is worth: "clean book 500".
printed_hint_cards-books-score = { CAPITAL(LIST($values)) }.
printed_hint_cards-books-score-nothing = Books score nothing.

# Variables:
#   $needs (List) - What is needed to go out.
printed_hint_cards-going-out = { CAPITAL(LIST($needs)) }.

# Variables:
#   $what (Text) - What counts: "Going out".
#   $points (Text) - Points for it.
printed_hint_cards-scores = { $what }: { $points }.
# Below the list of what is needed to go out, where only the other teams score.
printed_hint_cards-winner-takes = Going out scores 0.

# Beside a picture of the three, what it is worth.
# Variables:
#   $points (Number) - The points, below zero if it costs them.
#   $three (black_melded | black_left | red_melded | red_laid | red_not_out | red_all | red_unused | red_left) - Which threes: red_not_out are those laid down by a team that doesn't go out; red_all is added to the others.
#   $red_three_enough (Number) - How many red threes earn the extra points; 0 for all.
#   $tail (Flag) - Whether there is a tail, too.
printed_hint_cards-three = { $points } { $three ->
    [black_melded] melded
    [black_left] left over
    [red_melded] melded
    [red_laid] laid down
    [red_not_out] laid down, not out
    [red_all] { $red_three_enough ->
        [0] all red threes: extra
       *[other] { COUNT($red_three_enough) } red threes or more: extra
    }
    [red_unused] in an unused { $tail ->
        [yes] stack
       *[no] foot
    }
   *[red_left] left over
}


# ---- end of printed_hint_cards


## table_needs
## What a table with real cards takes.

table_needs-heading = Setting up the table
table_needs-decks = decks
table_needs-each-holds = each player gets
table_needs-stock = left in the stock


# ---- end of table_needs


## evening
## One evening: all matches that the same people played on one day, at the screen and with real cards.

# A button beside a match: to the page of all matches of that evening.
evening-whole = Whole evening
    .sub = all matches
    .short = The evening

# The headline: who has won the most matches.
# Variables:
#   $who (Person) - Who it is: a player, or a team.
#   $several (Flag) - Whether that is a team.
#   $over (Flag) - Whether that day is past.
#   $sides (Number) - How many players or teams there are.
#   $won (Number) - Matches that they have won.
#   $others (Number) - Matches that the next best have won.
evening-leads = { $over ->
    [yes] { $who } won the evening
   *[no] { $who ->
        [you] { $who } lead
       *[other] { $several ->
            [yes] { $who } lead
           *[no] { $who } leads
        }
    }
}{ $sides ->
    [2] , { MATCHES($won) } to { $others ->
        [0] none
       *[other] { COUNT($others) }
    }
   *[other] { " " }with { MATCHES($won) } won
}

# The headline where nobody has won more matches, but somebody has more points.
# Variables:
#   $who (Person) - Who it is: a player, or a team.
#   $several (Flag) - Whether that is a team.
#   $finished (Number) - Matches that are finished.
#   $won (Number) - Matches that each of the best have won.
#   $best (Number) - How many those are; 0 where that is everybody.
#   $points (Number) - By how many points they are ahead of the next best of those.
evening-leads-on-points = { $finished ->
    [0] No match finished yet
   *[other] { $won ->
        [0] No match won
       *[other] { $best ->
            [0] { CAPITAL(MATCHES($won)) } each
           *[other] { CAPITAL(COUNT($best)) } have { MATCHES($won) } each
        }
    }
}: { $who ->
    [you] { $who } are ahead
   *[other] { $several ->
        [yes] { $who } are ahead
       *[no] { $who } is ahead
    }
} by { $points } points

# The headline where nobody is ahead.
# Variables:
#   $finished (Number) - Matches that are finished.
#   $won (Number) - Matches that each of the best have won.
#   $best (Number) - How many those are; 0 where that is everybody.
evening-level = { $finished ->
    [0] No match finished yet
   *[other] { $won ->
        [0] No match won
       *[other] Level: { $best ->
            [0] { MATCHES($won) } each
           *[other] { COUNT($best) } have { MATCHES($won) } each
        }
    }
}

# The headline where all others were computer players, now these and now those.
# Variables:
#   $who (Person) - Who it is: a player, or a team.
#   $finished (Number) - Matches that are finished.
#   $won (Number) - Matches that they have won.
evening-alone = { $finished ->
    [0] No match finished yet
   *[other] { $who } won { $won ->
        [0] none
       *[other] { COUNT($won) }
    } of { MATCHES($finished) }
}

# In the place of the chart.
evening-no-round = No round finished yet.

# What a match was played with; others have "real cards".
evening-at-screen = on screen

# How a match ended: the first thing in its row.
# Variables:
#   $who (Person) - Who won: a player, or a team.
#   $several (Flag) - Whether that is a team.
#   $points (Number) - By how many points.
evening-won-by = { $who } won by { $points }
evening-tie = a tie
evening-not-finished = not finished

# The same of a match that goes on.
# Variables:
#   $who (Person) - Who leads: a player, or a team.
#   $several (Flag) - Whether that is a team.
#   $points (Number) - By how many points.
evening-leads-so-far = { evening-not-finished }: { $who ->
    [you] you lead
   *[other] { $several ->
        [yes] { $who } lead
       *[no] { $who } leads
    }
} by { $points }

# In small letters below the chart.
# Variables:
#   $count (Number) - How many matches.
evening-unfinished = { $count ->
    [one] One match isn't finished; its points so far count.
   *[other] { CAPITAL(MATCHES($count)) } aren't finished; their points so far count.
}
# Variables:
#   $count (Number) - How many matches.
evening-given-up = { $count ->
    [one] One match was given up and doesn't count.
   *[other] { CAPITAL(MATCHES($count)) } were given up and don't count.
}
# Variables:
#   $count (Number) - How many saved games.
evening-unreadable = { $count ->
    [one] One saved game from that day can't be read and doesn't count.
   *[other] { CAPITAL(COUNT($count)) } saved games from that day can't be read and don't count.
}

# A button: the last match of the evening once more, with the same people, rules and cards.
evening-again = The same again
# Below it.
# Variables:
#   $players (Text) - Who plays whom.
#   $cards (Flag) - Whether they play with real cards.
evening-again-sub = { $players }{ $cards ->
    [yes] , with real cards
   *[no] , on screen
}

# Rows of a small table on paper.
evening-matches-won = Matches won
evening-points = Points


# ---- end of evening


## printed_evening
## The printed page of an evening.

# The name of the chart of totals for people who have the page read out.
printed_evening-chart = The totals round by round


# ---- end of printed_evening


## printed_pages
## What can be printed for a rule set, and the screens for it.

printed_pages-print = Print
printed_pages-what-to-print = What would you like to print?
# Below the question above.
printed_pages-in-browser = The page opens in your browser, where you can print it or save it as a PDF.
printed_pages-rules = The rules
    .about = All of them, in the order of play
printed_pages-score-sheet = Score sheet
    .about = Blank, with a column for each team
printed_pages-hint-cards = Hint cards
    .about = Four to cut out: card values, minimums, going out
printed_pages-not-now = Not now

# Variables:
#   $path (Text) - Where the page is saved.
printed_pages-opens = The page opens in your browser: print it there. It's also saved at { $path }
# Variables:
#   $path (Text) - Where the page is saved.
printed_pages-not-opened = No browser opened to print it. Open this page yourself: { $path }


# ---- end of printed_pages


## printed_score_sheet
## A printed score sheet to fill in by hand. The first column has little room.

# The largest words of a sheet, before its title.
printed_score_sheet-game = { -game }
printed_score_sheet-heading = Score sheet

# Variables:
#   $rules (Text) - The name of the rule set.
printed_score_sheet-title = Score sheet: { $rules }
# A line to write the date on.
printed_score_sheet-date = Date ____________________
printed_score_sheet-this-round = This round
printed_score_sheet-total = Total so far
# Points that the table agreed to take off, such as for a wrong call.
printed_score_sheet-penalty = Penalty
printed_score_sheet-red-threes-left = Red threes left

# Variables:
#   $enough (Number) - How many red threes earn the extra points; 0 for all.
printed_score_sheet-all-red-threes = { $enough ->
    [0] All red threes
   *[other] { CAPITAL(COUNT($enough)) } or more red threes
}

# Variables:
#   $clean (Flag) - Whether only clean ones count.
#   $rank (Rank) - Their rank.
printed_score_sheet-of-rank = { $clean ->
    [yes] Clean books of { RANKS($rank) }
   *[no] Books of { RANKS($rank) }
}
printed_score_sheet-threes = Books of threes

# Variables:
#   $size (Number) - How many cards.
printed_score_sheet-double-books = Books of { $size } cards
# What such a book is worth: twice as much as another.
printed_score_sheet-twice = double

# Variables:
#   $tail (Flag) - Whether there is a tail, too.
printed_score_sheet-left = { $tail ->
    [yes] Left in hand, foot and tail
   *[no] Left in hand and foot
}
# Points written in this row are subtracted.
printed_score_sheet-minus = minus

# What each of the things that a row is for is worth.
# Variables:
#   $points (Number) - How many points.
printed_score_sheet-each = × { $points }

# Variables:
#   $points (Number) - How many points.
printed_score_sheet-each-minus = × −{ $points }

# Variables:
#   $points (Number) - How many points.
#   $not_out (Number) - How many points if the team did not go out.
printed_score_sheet-each-not-out = × { $points }; × { $not_out } if not out

# In the heading of a round: what a team needs to open.
# Variables:
#   $points (Number) - How many points.
printed_score_sheet-opens = to open: { $points }

# Below the table.
# Variables:
#   $values (Text) - What each card is worth: "joker 50, two 20".
printed_score_sheet-cards = Cards: { $values }.

# Variables:
#   $minimums (Text) - Each minimum with the totals or rounds it applies to: "50 below 1,500, 90 from 1,500".
printed_score_sheet-to-open = To open: { $minimums }.

# Variables:
#   $needs (Text) - What is needed to go out, with dots between.
printed_score_sheet-to-go-out = To go out: { $needs }.

# Variables:
#   $points (Number) - The total that ends the match.
printed_score_sheet-played-to = Play to { $points } points.

# What counts in a round, where there is no room for a row for each.
# Variables:
#   $rows (Text) - The rows with what each is worth, with dots between them.
printed_score_sheet-counted = This round: { $rows }.


# ---- end of printed_score_sheet


## help
## What keys do, what things on a screen are for, how to use the table, and the words of the game.

# The page of keys, and its parts.
help-keys = Keys
help-here = On this screen
help-at-table = At the table
help-more-keys = More keys
help-everywhere = On every screen

# A line of the page of keys as it is read out.
# Variables:
#   $keys (Text) - The keys, named as on a keyboard.
#   $does (Text) - What they do.
help-row = { $keys }: { $does }

# What the keys of a screen do: a line for each key, in the order of the comment above them, each an imperative in lower
# case. It also ends messages such as own_keys-given.

# Tab · Arrows · Enter, Space · Esc · ?, F2 · +  − · F1 · F4 · F11
help-keys-everything =
    go to the next item, or with Shift to the previous one
    move the highlight, or change the choice in a row
    press the highlighted item
    go back, or close a question
    explain what's highlighted or under the pointer
    make text and buttons larger or smaller
    show or hide these keys
    dismiss a message
    turn full screen on or off

# Page up, down · Home, End
help-keys-lists =
    scroll a page
    go to the first or the last item

# Up, down · Page up, down · Home, End
help-keys-pages =
    scroll a line
    scroll a page
    go to the top or the bottom

# Space
help-keys-ceremonies = skip the pause

# Enter · T · L · V
help-keys-title =
    continue your game, or start one
    open today's deal
    open lessons and problems
    choose when announcements are spoken

# Space, Enter · Left, right · Esc
help-keys-first-picture =
    continue
    go back or forward a picture
    skip the pictures and deal

# Enter · P · R · Page up, down · Home, End
help-keys-learn =
    open the highlighted lesson or set of problems
    go to the problems
    choose other rules
    { help-keys-lists }

# Enter · E · 1 to 8 · Shift + Up, Down · Page up, down · Home, End
help-keys-new-game =
    start the game when the gold button is highlighted
    change the highlighted rule set, if it's your own
    give the highlighted player that seat, counted clockwise from the front
    move the highlighted face to the next seat; Delete frees its seat
    { help-keys-lists }

# 1 to 8 · Delete · Page up, down · Home, End
help-keys-people =
    give the highlighted player that seat, counted clockwise from the front
    take the highlighted player off the list; P puts them back
    { help-keys-lists }

# Enter
help-keys-play-on = start the new game when the gold button is highlighted

# Enter
help-keys-todays-deal = play or continue the deal when the gold button is highlighted

# Enter
help-keys-deal-result = look back at the deal when the gold button is highlighted

# 0 to 9 · Enter · +  − · Space · Ctrl + Enter · Ctrl + Z
help-keys-score-pad =
    type a number on the highlighted line
    go to the next line, or with Shift to the previous one
    add more points, or change a count by one
    record that the highlighted player went out
    record the round
    undo the last step

# Enter · Ctrl + Z
help-keys-score-pad-evening =
    enter the next round when the gold button is highlighted, or change the highlighted round
    undo the last step

# Enter

# Enter · L · E · N · S · Delete · P · M · Ctrl + F · F · Page up, down · Home, End
help-keys-games =
    open the highlighted game
    look back at it
    see the whole evening
    name it, and say who played
    save a copy of it
    remove it, after asking
    put back what was removed
    show everything you can do with it
    find a game by name, rules, player or day
    switch between finished games and those in progress
    { help-keys-lists }

# Enter · Page up, down · Home, End
help-keys-evening =
    open the highlighted match
    { help-keys-lists }

# Left, right
help-keys-settings = change the highlighted setting

# S · Page up, down · Home, End
help-keys-your-table =
    try a different cloth and card backs
    { help-keys-lists }

# Enter · Page up, down · Home, End
help-keys-own-keys =
    choose a new key for the highlighted action
    { help-keys-lists }

# Ctrl + S · Ctrl + Z · Ctrl + F · Page up, down · +  − · Home, End
help-keys-rules =
    save the rules
    undo the last change
    find a rule
    scroll the rules; with Ctrl, change the topic
    change the highlighted number, or type it and press Enter
    set that number to its minimum or maximum

# Space, Enter · T · W
help-keys-curtain =
    show the cards: hold for a second, or press, depending on your settings
    show the table without any hands; F5 goes back
    show the whole log

# Enter · F · Left, right · Esc
help-keys-score =
    deal the next round
    go to the figures; the arrows move between them and show their cards
    turn the page beside the sheet; from a figure, go to another team
    hide a figure's cards

# Enter · F · Left, right · Page up, down · Esc
help-keys-past-score =
    go back to the turns
    go to the figures; the arrows move between them and show their cards
    turn the page beside the sheet; from a figure, go to another team
    go to the score of the previous or the next round
    hide a figure's cards, then go back

# Enter
help-keys-end = play again, or move on

# Enter
help-keys-achieved = start your first match

# Up, down · Left, right · Page up, down · Home, End · Space · A · R · S · C · K · T · P
help-keys-replay =
    go back or forward a turn
    go back or forward a move, or with Shift a turn
    go back or forward a round
    go to the beginning or the end
    play or pause the replay
    turn all cards face up once the match is over, or back down
    go to the next turn that gave points away, or with Shift to the previous one
    show the score of the round and the cards behind it
    test this decision in more deals
    switch between the move and what the player knew
    try your own decision again
    play on from here

# H · N · B · Esc · Anything else
help-keys-lesson =
    do the step for you
    go to the next lesson once this one is done, or to a match after the last one
    go back a step
    take back what's laid out; otherwise go back
    do the same as at the table

# H · A · U · Esc · Anything else
help-keys-think-again =
    give you a nudge; a second one lights up the cards
    show the better move; on a card, choose every card of its rank
    start again, or with Shift undo one move
    take back what's laid out; otherwise go back
    do the same as at the table

# Enter · N · T · A · P
help-keys-think-again-answer =
    press the gold button
    open the next decision
    try again
    show the better moves
    start a new game from this position

# H · A · Space · U · Esc · Anything else
help-keys-problem =
    give you a nudge; a second one lights up the cards
    play the best move; on a card, choose every card of its rank
    stop playing out the best move and show the answer
    start again, or with Shift undo one move
    take back what's laid out; otherwise go back
    do the same as at the table

# Enter · N · U · A · P
help-keys-problem-answer =
    press the gold button
    open the next problem
    try again
    play the best move at the table
    start a new game from this position

# Up, down · Enter · C · Space
help-keys-deck-cut =
    move the line where the deck is cut
    cut at the line
    let the game cut for you
    { help-keys-ceremonies }

# Up, down · Enter · Space
help-keys-cut =
    lift fewer or more cards
    take the packet
    { help-keys-ceremonies }

# L, R · Space
help-keys-choose =
    choose the left or the right stack
    { help-keys-ceremonies }

# Enter
help-keys-saving = save the file

# Enter
help-keys-bringing-in = open the file

# D · P · Space · M · Enter · X · U · H · A · O · E · G · Esc · F10 · Delete · K · B · Y · N · S · Ctrl + arrows · R · T · F · W · V · Q · L · C · 1, 2, 3, 4 · 5, 6, 7, 8 · 0 · Space
help-keys-table =
    draw
    take the pile
    choose the highlighted card, or put the chosen cards on the highlighted place
    meld the chosen cards
    play what's laid out
    discard the chosen card
    undo a play; with Shift, the whole turn
    show what to play and why, then lay the cards out for you
    choose every card of the highlighted card's rank; Shift + Space chooses several in a row
    open with just enough
    show you how, when the coach has a tip
    go out
    close a panel or hint, or take back what's laid out; otherwise open the menu
    open the menu
    take back one group you laid out
    keep your last card, if the rules allow it
    look through the pile before you take it, if the rules allow it
    say yes to your partner, or open the rule behind the coach's tip
    say no to your partner, or dismiss the coach
    sort your hand another way
    move the highlighted card along your hand
    show the rule that stopped your move
    show what everyone still needs to go out
    fold the side panels away, or keep them open
    show what happened since your last turn
    replay the last turns
    ask your computer partner to explain a move
    zoom in on a card, a meld or a book
    cover your cards, if you share this screen
    read out your hand, the piles, your melds or the other players
    read out the scores, what you need to go out, the last turns or what to do now
    repeat the last announcement
    skip the other players' moves


# Each screen in a sentence or two under its name, for anyone who asks what it's for (F2).

help-screen-title = Play starts a match right away. Continue picks up your last match.
    .heading = { -game }

help-screen-learn = Short lessons at the table, under the rules you choose, and problems with one best move to find. Nothing is locked: start anywhere.
    .heading = { learn_screen-learn }

help-screen-new-game = Your game in one sentence: press any part of it, or a face at the table, to change it. Then start.
    .heading = { screens-new-game }

help-screen-people = The people who usually play here. Press a face in New game to seat that player. Stored only on this computer.
    .heading = { people-people }

help-screen-play-on = Choose who plays from this moment on. This makes a new game; the original stays as it is.
    .heading = { play_on-title }

help-screen-games = All your matches, and who has won how many. A star means it's your turn, or that you won.
    .heading = { my_games-my-games }

help-screen-chances = The cards everyone wants, and who got them. Anything inside the band is just chance.
    .heading = { chances-who-gets-the-jokers }

help-screen-todays-deal = The same cards for everyone who plays today's deal or has its code. Only the first try counts.
    .heading = { todays_deal-todays-deal }

help-screen-deal-result = Your result, and how computer players did with the same cards in your seat.
    .heading = { todays_deal-todays-deal }

help-screen-score-pad = Record what each team scored. The total is shown below; every tap is saved.
    .heading = { score_pad-title }

help-screen-score-pad-evening = The rounds of your game with real cards. Press a round to change it.
    .heading = { score_pad-title }

help-screen-evening = Everything the same people played that day, on screen and with real cards. After midnight it's still the same evening.
    .heading = { evening-whole }

help-screen-own-keys = Give any action a new key, or choose a one-handed layout.
    .heading = { own_keys-title }

help-screen-settings = Changes take effect at once and are remembered.
    .heading = { screens-settings }

help-screen-score = How each team scored this round, one column per team.
    .heading = Score sheet

help-screen-past-score = How each team scored in that round, and from which cards.
    .heading = Score sheet

help-screen-end = Who won, a column for each round, how you played, and the turn that changed your expected lead the most.
    .heading = { captions-match }

help-screen-your-table = Choose a cloth, card backs and a deck. Nothing changes until you press the gold button.
    .heading = { your_table-title }

help-thing-button-your-table = Cloth, card backs and deck.
    .heading = { your_table-title }

help-thing-cloth = What the table is covered with.
    .heading = { your_table-cloth }

help-thing-back = The backs of the cards. Hands and feet differ in colour and letter.
    .heading = { your_table-card-back }

help-thing-deck = The faces of the cards, and the colours of the suits.
    .heading = { your_table-deck }

help-thing-button-take = Uses this table in every game from now on.
    .heading = { your_table-take }

help-thing-button-surprise = Picks a different cloth and card backs at random.
    .heading = { your_table-surprise }

help-screen-joining = Phones on the same network join here, each for one seat. Start whenever you like: others can join later.
    .heading = { joining-title }

help-screen-curtain = You share this screen. The curtain hides everyone's cards until the right person lifts it.
    .heading = Curtain

help-screen-fair-play = How cards are dealt, and what computer players see.
    .heading = { help-fair-play }

help-screen-deck-cut = The deck is shuffled. Lift some cards off; they go under the rest.
    .heading = The cut

help-screen-about = Which version this is, and where your games are kept.
    .heading = { screens-about }

help-screen-keys = What every key does, on the screen you came from and everywhere else.
    .heading = Keys

help-screen-help = How to use the table. Scroll with the wheel or the arrows.
    .heading = { screens-help }

help-screen-rules = Change any rule here. Rules that clash are marked right away.
    .heading = House rules

help-screen-replay = A match, turn by turn: what was played and what would have been better. Nothing you do here changes it.
    .heading = { looking_back-look-back }

help-screen-lesson = Do what the sheet asks, right at the table. Everything you need is lit up.
    .heading = A lesson

help-screen-think-again = Have another go at one of your own decisions. Try anything: nothing counts here.
    .heading = { looking_back-think-again }

help-screen-think-again-answer = How your try compares with what you played, in the same deals.
    .heading = { looking_back-think-again }

help-screen-problem = One move is clearly best here. Find it at the table, as if it were your turn.
    .heading = { learn_screen-problems }

help-screen-problem-answer = How your try compares with the best move, and why. Only points from here on count.
    .heading = { learn_screen-problems }

help-screen-mishap = Carry on, or save a report of what went wrong.
    .heading = Something went wrong

help-screen-save-copy = Saves the whole match in one file, wherever you like.
    .heading = A copy

help-screen-back-up = Saves all your games, rules and settings in one zip file, on any disk you like.
    .heading = A backup

help-screen-export = Saves all finished matches as a table for a spreadsheet.
    .heading = Export

help-screen-bring-in = Imports a copy of a game, or a backup. Nothing you have is replaced without asking.
    .heading = Import

# A screen that has no help of its own.
help-no-screen = Press F1 to see what you can do here.
    .heading = Help

# Things on a screen in a sentence or two under their names: buttons, fields and lists, named as in
# the program. The heading is what is written on the thing.

help-thing-button-play = Starts a new match right away, with the rules and players named here.
    .heading = { screens-play }

help-thing-button-first-round = Starts one round with Easy computer players and a coach beside you.
    .heading = { screens-never-played }

help-thing-button-voice = When announcements are spoken: never, unless a screen reader is on, or always.
    .heading = { screens-set-voice }

help-thing-button-continue = Picks up this match where you left off.
    .heading = { screens-continue }

help-thing-todays-deal-button-play = Starts this deal, continues where you left off, or shows how it went.
    .heading = { todays_deal-todays-deal }

help-thing-todays-deal-field-rules = Today's rules, or your own. Each rule set gets different cards.
    .heading = { todays_deal-rules }

help-thing-button-with-friend = The code of this deal, to read out or send, and room for a code that a friend gave you.
    .heading = { todays_deal-with-friend }

help-thing-todays-deal-field-code = Twelve letters and digits. Capitals and spaces don't matter.
    .heading = { todays_deal-friend-told }

help-thing-button-say = Reads out the code, with a word for every character.
    .heading = { todays_deal-say-slowly }

help-thing-todays-deal-button-copy = Copies the code, so you can paste it into a message.
    .heading = { todays_deal-copy-code }

help-thing-button-play-code = Deals the cards for this code.
    .heading = { todays_deal-play-that }

help-thing-button-enter-rules = Opens the screen where you can enter a house-rules code.
    .heading = { todays_deal-enter-rules }

help-thing-button-score-pad = Keeps score for a game with real cards.
    .heading = { score_pad-title }

help-thing-button-real-cards = Switches between a game on this screen and one with real cards that's scored here.
    .heading = { score_pad-title }

help-thing-field-dealer = Who deals the first round. The deal then passes clockwise.
    .heading = { score_pad-first-dealer }

help-thing-score-pad-field-out = Press the face of the player who went out. Press it again to clear your answer.
    .heading = { score_pad-went-out }

help-thing-score-pad-field-melded = The points for all the team's cards on the table, including those in books, but without bonuses.
    .heading = Cards on the table

help-thing-score-pad-field-left = The points for cards left in hands and feet, except red threes, which have their own line.
    .heading = Left over

help-thing-score-pad-button-card = Adds this card's points to the number you're typing.
    .heading = A card

help-thing-score-pad-button-plus = Adds to the number: press it, then type the points to add.
    .heading = { score_pad-plus }

help-thing-score-pad-button-write-down = Records the round as it is. You can still change it later.
    .heading = { score_pad-write-down }

help-thing-score-pad-button-chart = Shows the rounds so far. What you've entered is kept.
    .heading = { score_pad-chart }

help-thing-score-pad-button-undo = Undoes the last step, even in earlier rounds.
    .heading = { score_pad-undo }

help-thing-score-pad-button-drop = Undoes your changes: the round stays as it was recorded.
    .heading = { score_pad-as-it-was }

help-thing-rule-page-button-print = The rules, a score sheet or hint cards, to print from a browser.
    .heading = { printed_pages-print }

help-thing-score-pad-button-print = A blank score sheet for this table, to print from a browser and fill in by hand.
    .heading = { score_pad-sheet-to-print }

help-thing-evening-button-print = Every match round by round, with a chart and your faces, to print from a browser.
    .heading = { score_pad-print-evening }

help-thing-button-evening = All matches that the same people played that day, on screen and with real cards.
    .heading = { evening-whole }

help-thing-evening-button-again = The last match of the evening once more: the same people and rules, a new deal.
    .heading = { evening-again }

help-thing-score-pad-evening-button-hint-cards = Cards to cut out, one for everybody: card values, minimums, and what it takes to go out.
    .heading = { printed_pages-hint-cards }


help-thing-score-pad-evening-round = What each team scored. Press the round to change it.
    .heading = A round

help-thing-score-pad-evening-button-changes = Shows corrections to recorded rounds.
    .heading = { score_pad-changes }

help-thing-score-pad-evening-button-end = Ends this game and keeps it with your finished ones.
    .heading = { score_pad-end-evening }

help-thing-score-pad-evening-button-last-round = The game ends with the next round, and the highest total wins. Undo takes this back.
    .heading = { score_pad-last-round }

help-thing-score-pad-evening-button-done = Leaves the score pad. You'll find this game in My games.
    .heading = { score_pad-done }

help-thing-day = The deal for that day: play it whenever you like, or see how it went.
    .heading = { todays_deal-earlier }

help-thing-button-tell = Copies three lines to paste into a message: the deal, its code and your result.
    .heading = { todays_deal-tell-friend }

help-thing-deal-result-button-again = The same cards again, just for fun: this try doesn't count.
    .heading = { todays_deal-play-again }

help-thing-button-new-game = Set up a match: rules, table, players.
    .heading = { screens-new-game }

help-thing-button-games = All your matches, in progress and finished.
    .heading = { my_games-my-games }

help-thing-button-settings = Sizes, colours, speed, sound and voice.
    .heading = { screens-settings }

help-thing-button-help = How to play by mouse, keyboard, gamepad or touch.
    .heading = { screens-help }

help-thing-button-quit = Closes the game. Everything is already saved.
    .heading = { screens-quit }

help-thing-button-todays-deal = One deal a day, with the same cards for everyone, wherever they play.
    .heading = { todays_deal-todays-deal }

help-thing-button-learn = Lessons for beginners, and problems to solve.
    .heading = { learn_screen-learn }

help-thing-button-lesson = A few minutes at the table, one step at a time. You can stop anywhere and carry on later.
    .heading = A lesson

help-thing-button-step-back = Goes back to the start of this step, or to the previous step.
    .heading = { lessons-back }

help-thing-button-do-it = Plays what the step asks for while you watch.
    .heading = { lessons-do-it-for-me }

help-thing-button-next-lesson = Goes on to the next lesson.
    .heading = { lessons-next-lesson }

help-thing-button-play-match = Opens New game, with the rules you've learned.
    .heading = { lessons-play-match }

help-thing-lesson-button-learn = Back to all the lessons.
    .heading = { learn_screen-learn }

help-thing-button-own-games = Moments from your finished matches where there was a better move. Each comes back after one day, then three, then every ten, until you've found the better move twice.
    .heading = { learn_screen-own-games }

help-thing-button-solve = Moments from your own games first, then the next problem.
    .heading = { learn_screen-solve-problems }

help-thing-button-who-learns = Each player has their own lessons, problems and moments.
    .heading = { learn_screen-who-learns }

help-thing-button-learner = Each player has their own lessons, problems and moments.
    .heading = { learn_screen-who-learns }

help-thing-button-learner-typed = Saves the name you typed.
    .heading = { learn_screen-it-is-me }

help-thing-field-learner = Anyone can learn here; no saved games needed.
    .heading = { learn_screen-somebody-else }

help-thing-learn-field-rules = Choose the rules for lessons and problems: a preset or one of your own rule sets.
    .heading = { learn_screen-rules }

help-thing-learn-list = Problems of one kind. One star is easy; three stars take real thought.
    .heading = { learn_screen-by-theme }

help-thing-button-back = Goes back one screen. So does Esc.
    .heading = { screens-back }

help-thing-button-own-keys = Reassign any key.
    .heading = { own_keys-title }

help-thing-button-left-hand = Uses the left half of the keyboard: W, A, S and D are arrows, E is Enter.
    .heading = { own_keys-left-hand }

help-thing-button-right-hand = Uses the right half of the keyboard: U is Tab, Backspace is Esc.
    .heading = { own_keys-right-hand }

help-thing-button-usual-keys = Resets every key to its default.
    .heading = { own_keys-usual-keys }

help-thing-own-keys-field-place = The screen whose keys are listed below.
    .heading = { own_keys-place }

help-thing-own-keys-list = Press Enter on a line, then the new key.
    .heading = { own_keys-title }

help-thing-button-about = Version, licence, and the folder with your games.
    .heading = { screens-about }

help-thing-button-open-folder = Opens your games folder in another window.
    .heading = Open folder

help-thing-button-licences = Who made the court cards and the fonts, and their licences.
    .heading = { screens-pictures }

help-thing-button-start = Deals the cards. Every move is saved from the first one on.
    .heading = { screens-start }

help-thing-button-read-rules = All the rules you've chosen, in the order of play.
    .heading = { screens-read-rules }

help-thing-button-change-rules = Change any rule to match the way you play.
    .heading = Change a rule

help-thing-button-questions = Five questions to find the rules closest to how you play.
    .heading = { house_rules-which-fits }

help-thing-curtain-button-continue = Lifts the curtain. Hold the button for a second, or just press it if you chose that in Settings.
    .heading = { screens-show-my-cards }

help-thing-curtain-button-see-table = Melds, books, piles and scores, without anyone's hand.
    .heading = { screens-look-at-table }

help-thing-curtain-button-history = Everything that has happened in this match.
    .heading = { screens-whole-log }

help-thing-since = What the others have done. Scroll with the wheel, or Page Up and Page Down.
    .heading = { screens-since-last-turn }

help-thing-button-score = The score sheet for this round, with the cards behind each figure.
    .heading = { looking_back-score-of-round }

help-thing-past-score-button-continue = Back to the turns.
    .heading = { looking_back-look-back }

help-thing-field-figures = Shows the cards behind this figure, and how they add up.
    .heading = A figure


help-thing-button-see-table = The table at the end of the round, with everyone's melds.
    .heading = { scores-see-table }

help-thing-button-more-teams = Only some columns fit at this text size. This shows the others.
    .heading = More columns

help-thing-button-give-up = Ends the match after this round or at once. You are asked first.
    .heading = { screens-end-match }

help-thing-button-sorting = Aces high or low, high cards left or right, wild cards left or right. Remembered for each player.
    .heading = { screens-sorting }

help-thing-button-last-round = Tells everybody that the match ends with this round. The highest total then wins.
    .heading = { screens-last-round }

help-thing-button-leave = Back to the main menu. Your match waits there under Continue.
    .heading = { screens-save-and-leave }

help-thing-button-again = The same rules and players, with new cards.
    .heading = { scores-play-again }

help-thing-button-knew = What the player held and knew, and the reason for the move.
    .heading = { looking_back-why-this-move }

help-thing-button-look-back = See every turn again: better moves, and what others knew.
    .heading = { looking_back-look-back }

help-thing-button-par = What a Hard player makes of the same cards, on average of many tries.
    .heading = { scores-cards-and-turns }

help-thing-button-think-again = Try this decision again, with the answer hidden.
    .heading = { looking_back-think-again }

help-thing-button-play-on = Starts a new game from this moment. The match you're looking back at stays as it is.
    .heading = { looking_back-play-on }

help-thing-button-legend = { looking_back-legend-lead } { looking_back-legend-given }
    .heading = { looking_back-legend }

help-thing-timeline = The expected lead after every turn, and where points were given away. Click or drag to go to a turn.
    .heading = How far ahead you were

help-thing-field-reshuffle = When the stock runs out, the discards are shuffled into a new one.
    .heading = { screens-reshuffle }

help-thing-field-hidden = Leave every card where it was, or re-deal the cards one player couldn't see.
    .heading = { play_on-hidden-cards }

help-thing-field-eyes = What this player could see and remember stays as it was.
    .heading = { play_on-as-who-knew }

help-thing-field-name = A name helps you find this game again later.
    .heading = { screens-name-of-game }

help-thing-field-seat = Who sits here. Each name can be used only once.
    .heading = Name

help-thing-field-kind = People take turns at this screen. If several play, a curtain falls between turns.
    .heading = Person or computer

help-thing-field-where = On a phone you see your own cards, and the big screen shows the table.
    .heading = Screen or phone

help-thing-field-level = How well the computer plays. “Like me” is based on your last ten matches analysed in Look back.
    .heading = Level

help-thing-button-agreements = Promises a computer partner can make.
    .heading = { partner_agreements-title }

help-thing-field-portrait = Press to see the faces that nobody else has, and choose one.
    .heading = Portrait

help-thing-field-seated = Press the face to change who plays here and how. Drag it to another seat to swap.
    .heading = Seat

help-thing-field-style = Careful keeps cards back, Racing goes out early, Balanced does a bit of both.
    .heading = Style

help-thing-field-length = Play one round, a match, or until a team has enough points.
    .heading = Length

help-thing-button-slot = A choice for your new game. Press to change it.
    .heading = { screens-new-game }

help-thing-button-people = Names, faces, colours, usual seats and partners.
    .heading = { people-people }

help-thing-button-repeat = Seats everyone as before, with the same rules and new cards.
    .heading = Same as before

help-thing-new-game-people = Drag a face to a seat, or just press the face: the player takes their usual seat, or gets up if already seated. Keys 1 to 8 choose another seat.
    .heading = { people-people }

help-thing-people-people = Choose a player to change their name, face, colour, seat and partner.
    .heading = { people-people }

help-thing-button-add-person = Asks for a name and a face. The player is on the list once you press “{ people-done-changing }”.
    .heading = { people-add }

help-thing-button-take-off = Nothing is lost: the player moves to the end of the list and can be put back.
    .heading = { people-remove }

help-thing-field-person-name = Each name can be used only once. Earlier games keep the old name.
    .heading = { people-name }

help-thing-field-colour = The colour of the player's clothes on every screen. The ring round the face shows the team.
    .heading = { people-colour }

help-thing-field-chair = Where the player sits when you press their face in New game. Seat 1 is at the front.
    .heading = { people-usual-chair }

help-thing-field-partner = If the partner already has a seat, the two play on the same team, opposite each other if they can.
    .heading = { people-usual-partner }

help-thing-settings-field-part = The pages: Reading, Table, Playing, Sound, Screen and keys.
    .heading = { screens-settings }

help-thing-button-remove = Takes a match off the list, after asking. Nothing is lost: you can put it back.
    .heading = Remove

help-thing-button-put-back = Puts the match you just removed back on the list.
    .heading = Put back

help-thing-games-field-part = Matches in progress, finished ones, or those you removed.
    .heading = { my_games-my-games }

help-thing-button-bring-in = Imports a copy of a game, or a backup, from a disk or a memory stick.
    .heading = Import

help-thing-button-back-up = Saves all your games, rules and settings in one file.
    .heading = Back up

help-thing-button-bring-back = Puts a removed match back on your list.
    .heading = Put back

help-thing-rules = A complete set of rules. Press the pencil to change your own.
    .heading = Rule set

help-thing-list = Your matches. Press Enter or click to open one; the first click on a finished one only selects it.
    .heading = { my_games-my-games }

help-thing-row = One of your matches. Press Enter or click to open it.
    .heading = A match

help-thing-field-find = Type a name, a rule set, a player or a day: only matching games stay in the list.
    .heading = { my_games-find }

help-thing-chip = Shows only games with this player or these rules; press again to show all games.
    .heading = { my_games-find }

help-thing-button-closer = Tests this decision in five hundred deals instead of a hundred.
    .heading = { looking_back-look-closer }

help-thing-games-button-more = Look back at the match, name it, save a copy, or remove it.
    .heading = More

help-thing-replay-button-more = Lists the turns of this round. Choose one to go there, or press it again to go back.
    .heading = { looking_back-turn-list }

help-thing-replay-button-read-on = The sheet continues. At the end this leads back to the top.
    .heading = { looking_back-read-on }

help-thing-replay-button-lead = The lead over the match, below the table. At this text size it's hidden until you press this.
    .heading = { looking_back-the-lead }

help-thing-games-button-ways = The score pad, import and backup.
    .heading = { my_games-more }

help-thing-button-chances = Who got the jokers in all your games, and whether it's just chance.
    .heading = { chances-who-gets-the-jokers }

help-thing-field-wanted = Choose what the chart counts.
    .heading = { chances-kinds }

help-thing-face = Press a face to see that player's figures. The band is what chance alone explains; the dashed line is an equal share.
    .heading = A face

help-thing-button-how = What is counted, and what the band means.
    .heading = { chances-how-this-works }

help-thing-button-result = How the match ended, round by round.
    .heading = { my_games-result }

help-thing-button-export = Saves all finished matches as a table for a spreadsheet.
    .heading = { my_games-export }

help-thing-page = Scroll with the wheel, the arrows, or Page Up and Page Down.
    .heading = A page

help-thing-button-shape = How many play, and in which teams. Any rules can be played by two to eight.
    .heading = Table

# Help, and its large cards.
help-what-now = What can I do now?

# Of people who know another program, and its names.
help-other-program = Coming from another program
help-known-as-game-settings = Called Game settings there. Here it's the first entry of the menu at the top left.
help-known-as-active-games = Called Active games there. Here they're in the same menu, with an asterisk where it's your turn; a gold number at the menu says how many wait.
help-known-as-new-pile = Called New pile there. Here it's the dashed place beside your team's melds: drop three or more cards of one rank on it.

help-fair-play = Fair play
help-fair-play-page = Before each deal, the program shuffles with your system's own source of random numbers; who plays and what the score is make no difference.

    Then you can cut the deck; the cards you lift off go under the rest.

    Today's deal and deals with a code take their cards from the code, so everyone who plays them gets the same ones.

    Computer players see only what you would see in their seat: their own cards, and what's on the table.

    If you think somebody is too lucky, { chances-who-gets-the-jokers } in My games compares everyone's cards with what chance alone explains.
help-these-rules = The rules of this game
help-lessons = Lessons
help-controls = Controls

# Variables:
#   $device (mouse | gamepad | touch) - What is used.
help-device = { $device ->
    [mouse] Mouse and keyboard
    [gamepad] Gamepad
   *[touch] Touch
}
help-tour = Take the tour

# Whose turn it is at the table.
# Variables:
#   $count (Number) - How many things can be done.
help-your-turn = It's your turn: { $count ->
    [one] one thing to do
   *[other] { COUNT($count) } things to do
}

# Variables:
#   $who (Person) - Whose turn it is.
help-meanwhile = { $who ->
    [you] { $who } are playing
   *[other] { $who } is playing
}: what you can do meanwhile
help-round-is-over = The round is over

# How to play with each device, on the page of its controls.
help-how-mouse =
    Click cards to choose them.
    Click New meld or a meld to put them there, or drag them.
    Click the discard pile to discard a card. That ends your turn.
    Undo puts melded cards back in your hand.
    Places that take your cards light up. Anywhere else they slide back, and you're told why.
    Double-click a card to put it on its meld, or to choose all of its rank.
    Esc or a right-click lets go of your cards.
    Drag from the bare cloth across your hand to choose several.
    Click while cards fly to skip to the end.
    .heading = Playing with the mouse

help-how-gamepad =
    The D-pad or the left stick moves the highlight, and the confirm button presses the highlighted item.
    One button draws and discards; another takes, melds and plays. The buttons on the screen show which.
    View (or Share, or −) shows what every button does.
    In a text field, the confirm button opens an on-screen keyboard.
    .heading = Playing with a gamepad

help-how-touch =
    Tap cards to choose them.
    Tap New meld or a meld to put them there, or drag them with a finger.
    Tap the discard pile to discard a card. That ends your turn.
    Undo puts melded cards back in your hand.
    Rest a finger on a card, a meld or a book to enlarge it, or on a button to read what it does.
    Scroll with two fingers.
    Tap a text field to open an on-screen keyboard.
    .heading = Playing by touch

# The words of the game. What the current rules say about each follows the text.

help-term-hand = The cards you play first. When they're all gone, you pick up your foot and play on.
    .heading = Hand

help-term-foot = A second hand that stays face down until your first is used up. Its backs are red and marked with an F. Nobody may look at a foot until it's picked up.
    .heading = Foot

help-term-tail = Under some rules, a third stack that stays face down until your foot is used up; you then go out from it. Its backs are green and marked with a T.
    .heading = Tail

help-term-stock = The face-down cards everyone draws from. The label shows how many are left.
    .heading = Stock

help-term-pile = Every turn ends with a card discarded here, face up. The upcard is the one on top. If you can meld it at once, the rules may let you take from the pile instead of drawing.
    .heading = Discard pile

help-term-frozen = A card across the discard pile shows that it's frozen: until it thaws, it's harder to take, or can't be taken at all.
    .heading = Frozen pile

help-term-meld = Cards of one rank that your team has laid on the table. A meld grows until it has enough cards for a book.
    .heading = Meld

help-term-book = Your finished melds. The empty places are the books your team still needs before one of you can go out.
    .heading = Books

help-term-clean-book = A finished meld without a wild card. Its ribbon is red. It's usually worth more than a dirty one.
    .heading = Clean book

help-term-dirty-book = A finished meld that has wild cards in it. Its ribbon is black, with stripes and the number of wild cards.
    .heading = Dirty book

help-term-wild-book = A finished meld of nothing but wild cards. Its ribbon is gold, with a star.
    .heading = Book of wilds

help-term-wild = Twos and jokers stand in for other cards. They have a gold frame. Mixed into a meld, they make it dirty.
    .heading = Wild card

help-term-three = Threes aren't like the other ranks, and red ones aren't like black ones.
    .heading = Three

help-term-opening = Your team opens once a round. The cards are counted as you lay them out, and nothing is played until you press Open.
    .heading = Opening

help-term-going-out = Getting rid of your very last card ends the round. The list shows what your team still needs before one of you can go out.
    .heading = Going out

help-term-score = The large number is your total from earlier rounds; the small one is what you have on the table this round.
    .heading = Score

help-term-turn = Draw cards or take from the discard pile, meld what you like, then discard one card. The note beside the pile says what comes next.
    .heading = Turn

# The button that leads to the rule a word or a refusal comes from.
help-show-rule = Show the rule

# ---- end of help


## possible
## "What can I do now?": a list of the possible things, with a picture of each. At most five words or so.

# Variables:
#   $kind (clean | dirty | wild) - What kind of book it becomes.
#   $rank (Rank) - Of what.
possible-close = Complete the { RANKS($rank) }: { $kind ->
    [clean] clean book
    [dirty] dirty book
   *[wild] book of wilds
}

# A wild card for a clean meld, which is worth more without.
# Variables:
#   $cards (Cards) - The wild card.
#   $rank (Rank) - Of which meld.
#   $closes (Flag) - Whether it becomes a book.
possible-spoil = { $closes ->
    [yes] Complete { RANKS($rank) } with { $cards }: dirty
   *[no] Add { $cards } to { RANKS($rank) }: dirty
}

# The cards of the hand without which what is laid out can't be played.
# Variables:
#   $cards (Cards) - Which.
possible-complete = Add { $cards }, then play

# Variables:
#   $cards (Cards) - What is added.
#   $rank (Rank) - To which meld.
possible-add = Add { $cards } to { RANKS($rank) }

# Variables:
#   $rank (Rank) - Of the new meld.
#   $count (Number) - How many cards.
possible-begin = Start { RANKS($rank) } with these { COUNT($count) }

# Variables:
#   $cards (Cards) - What goes with the top card; none where nothing does.
possible-take = { $cards ->
    [0] Take the discard pile
   *[other] Take the pile: { $cards }
}

# Variables:
#   $count (Number) - How many cards.
possible-draw = Draw { COUNT($count) } from the stock


# Variables:
#   $kind (play | go_out | open | discard | hold | pass | take_back) - What it is.
possible-other = { $kind ->
    [play] Play what's laid out
    [go_out] Go out
    [open] Open with these cards
    [discard] Discard any card: your turn ends
    [hold] Keep your last card
    [pass] Pass: the round ends
   *[take_back] Take the cards back
}

# Several of a kind; pressing it shows each.
# Variables:
#   $kind (close | add | begin | wild) - What it is.
#   $count (Number) - How many.
possible-several = { $kind ->
    [close] Close one of { COUNT($count) }
    [add] Add to { COUNT($count) } of yours
    [begin] Start one of { COUNT($count) }
   *[wild] Use a wild card
}

# Where it is somebody else's turn.
possible-nothing = Nothing to play until it's your turn. You can sort your hand meanwhile.

# Said by the list where a discard was chosen.
possible-choose-discard = Choose a card, then discard it.

## tour
## A tour of the screen: one control at a time has a ring and at most eight words.

tour-stock = Draw from the stock to begin your turn.
tour-pile = End your turn here, or take the pile.
tour-take = Takes the discard pile instead of drawing.
tour-new-pile = Drop three of a rank here.
tour-meld = 4/7: four of seven. ★: a wild card.
tour-foot = Your foot waits until your hand is empty.
tour-hint = Stuck? This shows a good move.
tour-last-turns = What everybody did lately.
tour-to-go-out = What your team still needs to go out.
tour-sound = Sound, and how fast the cards fly.
tour-menu = The rules, other matches, and everything else.
tour-first-round = New here? One round shows you how.
tour-play = One press deals you in.
tour-go-on = Carry on exactly where you left off.
tour-new-game = Choose players, rules and length here.
tour-learn = Twelve short lessons, as often as you like.
tour-todays-deal = The same cards for everybody, every day.
tour-score-pad = Keeps score when you play real cards.
tour-settings = Larger letters, colours, sound and speed.
tour-help = Help, and this tour, whenever you like.

# The buttons, and which stop it is.
tour-next-one = Next
tour-done = Done
# Ends it before the last stop.
tour-end = End the tour

# Variables:
#   $number (Number) - Which, from 1.
#   $count (Number) - Of how many.
tour-place = { $number } of { $count }

## own_keys
## What is written on keys, and the screen on which an action gets another key.

# What is written on keys. Alone, or in a list: "Enter, Space".
own_keys-key-enter = Enter
own_keys-key-esc = Esc
own_keys-key-space = Space
own_keys-key-tab = Tab
own_keys-key-left = Left
own_keys-key-right = Right
own_keys-key-up = Up
own_keys-key-down = Down
own_keys-key-page-up = Page Up
own_keys-key-page-down = Page Down
own_keys-key-home = Home
own_keys-key-end = End
own_keys-key-delete = Delete
# The same key where there is little room.
own_keys-key-del = Del
own_keys-key-backspace = Backspace
own_keys-key-insert = Insert
own_keys-key-arrows = Arrows
own_keys-key-ctrl-arrows = Ctrl + arrows
own_keys-key-up-down = Up, Down
own_keys-key-left-right = Left, Right
own_keys-key-page-up-down = Page Up, Page Down
own_keys-key-anything-else = Anything else
own_keys-no-key = no key

# A key on the numeric keypad: "Keypad 5".
# Variables:
#   $key (Text) - What is written on it.
own_keys-keypad = Keypad { $key }

# Variables:
#   $key (Text) - The key pressed together with Ctrl.
own_keys-with-ctrl = Ctrl + { $key }

# Variables:
#   $key (Text) - The key pressed together with Shift.
own_keys-with-shift = Shift + { $key }

# Several digit keys: "1 to 9".
# Variables:
#   $first (Text) - The first digit.
#   $last (Text) - The last digit.
own_keys-range = { $first } to { $last }

# The verb before a letter key in sentences such as "Press M to meld them.", in lower case. A letter after it is
# replaced by the key that somebody chose.
own_keys-press = press

own_keys-title = Your keys
own_keys-change-keys = Change keys
# Label of a list of screens.
own_keys-place = Screen
own_keys-place-everywhere = Every screen
own_keys-place-table = The table
own_keys-place-choose = Choosing a stack
own_keys-left-hand = Left hand
own_keys-right-hand = Right hand
own_keys-usual-keys = Default keys
own_keys-how = Select an action, then press its new key.
own_keys-while-writing = Text fields aren't affected.
own_keys-left-taken = Left-hand keys are on. Use Tab to reach everything else.
own_keys-right-taken = Right-hand keys are on. Use Tab to reach everything else.
own_keys-usual-taken = All keys are back to their defaults.
own_keys-replace-title = Replace your keys?
own_keys-replace-words = The keys you chose yourself will be lost.
own_keys-replace = Replace them
own_keys-keep-mine = Keep mine
own_keys-only-with-others = Shift, Ctrl and the like only work together with another key. Press a different one.

# A line of the list: a key and what it does.
# Variables:
#   $key (Text) - The key.
#   $does (Text) - What it does, one of the messages below or of help-key-….
own_keys-row = { $key }: { $does }

# Shown while the game waits for a key.
# Variables:
#   $does (Text) - What the key will do.
own_keys-ask-for-key = Press the key that should { $does }. Esc cancels.

# The key is already in use.
# Variables:
#   $key (Text) - The key.
#   $does (Text) - What it does now.
own_keys-taken = You already use “{ $key }” to { $does }. Press it again to swap the two keys, or press another.

# Variables:
#   $key (Text) - The key.
#   $does (Text) - What it does from now on.
own_keys-given = Now press “{ $key }” to { $does }.

# What keys do on every screen.
own_keys-next-thing = go to the next item (with Shift, the previous one)
own_keys-go-left = go left, or to the choice on the left
own_keys-go-right = go right, or to the choice on the right
own_keys-go-up = move up
own_keys-go-down = move down
own_keys-press-ring = press the highlighted item; play what's laid out
own_keys-choose = press or choose the highlighted item; skip an animation
own_keys-go-back = go back, or close a question
own_keys-explain = explain what's highlighted or under the pointer
own_keys-take-back = take back a group you laid out; remove the highlighted item
own_keys-take-last-back = take back the last card
own_keys-larger = make text and buttons larger
own_keys-smaller = make text and buttons smaller
own_keys-show-keys = show or hide the keys for the current screen
own_keys-first-of-message = dismiss a message
own_keys-second-of-message = choose the first option in a message
own_keys-third-of-message = choose the second option in a message
own_keys-full-screen = turn full screen on or off
own_keys-scroll-up = scroll up a page
own_keys-scroll-down = scroll down a page
own_keys-to-first = go to the first item, or to the top
own_keys-to-last = go to the last item, or to the bottom

# ---- end of own_keys


## gamepad
## The buttons of gamepads, what they do, and the letters on the screen that are typed with them.

# What a button is called, which is what is printed on it. Letters (LB, R2) are the same in every language.
# Variables:
#   $button (confirm | back | west | north | view | start | left_shoulder | right_shoulder | left_trigger | right_trigger | left_stick | right_stick | stick_up | stick_down | stick_left | stick_right) - Which button.
#   $family (xbox | playstation | nintendo | steam) - Of which gamepad.
gamepad-button = { $button ->
    [confirm] { $family ->
        [playstation] Cross
       *[xbox] A
    }
    [back] { $family ->
        [playstation] Circle
       *[xbox] B
    }
    [west] { $family ->
        [playstation] Square
       *[xbox] X
    }
    [north] { $family ->
        [playstation] Triangle
       *[xbox] Y
    }
    [stick_up] Stick up
    [stick_down] Stick down
    [stick_left] Stick left
    [stick_right] Stick right
   *[other] { gamepad-edge-button }
}

# The same of the buttons at the edges.
# Variables:
#   $button (confirm | back | west | north | view | start | left_shoulder | right_shoulder | left_trigger | right_trigger | left_stick | right_stick | stick_up | stick_down | stick_left | stick_right) - Which button.
#   $family (xbox | playstation | nintendo | steam) - Of which gamepad.
gamepad-edge-button = { $button ->
    [left_shoulder] { $family ->
        [playstation] L1
        [nintendo] L
        [steam] L1
       *[xbox] LB
    }
    [right_shoulder] { $family ->
        [playstation] R1
        [nintendo] R
        [steam] R1
       *[xbox] RB
    }
    [left_trigger] { $family ->
        [playstation] L2
        [nintendo] ZL
        [steam] L2
       *[xbox] LT
    }
    [right_trigger] { $family ->
        [playstation] R2
        [nintendo] ZR
        [steam] R2
       *[xbox] RT
    }
   *[other] { gamepad-middle-button }
}

# The same of those in the middle, and of sticks that are pressed.
# Variables:
#   $button (confirm | back | west | north | view | start | left_shoulder | right_shoulder | left_trigger | right_trigger | left_stick | right_stick | stick_up | stick_down | stick_left | stick_right) - Which button.
#   $family (xbox | playstation | nintendo | steam) - Of which gamepad.
gamepad-middle-button = { $button ->
    [view] { $family ->
        [playstation] Share
        [nintendo] −
       *[xbox] View
    }
    [start] { $family ->
        [playstation] Options
        [nintendo] +
       *[xbox] Menu
    }
    [left_stick] { $family ->
        [playstation] L3
        [steam] L3
       *[xbox] LS
    }
   *[right_stick] { $family ->
        [playstation] R3
        [steam] R3
       *[xbox] RS
    }
}

# Parts of the gamepad on the page of keys.
gamepad-pad-and-stick = D-pad, left stick
gamepad-pad = D-pad
gamepad-pad-and-sticks = D-pad, both sticks
gamepad-right-stick = Right stick

# What buttons do.
gamepad-confirm = press the highlighted item; in a text field, open an on-screen keyboard
gamepad-back = go back, or close a question
gamepad-before-and-next = go to the previous or next item
gamepad-next = go to the next item; after the last, back to the first
gamepad-show-buttons = show or hide what the buttons do
# “It” is the stick that this is written beside: sticks can be pressed, too.
gamepad-explain = press it to explain what's highlighted
gamepad-choose-card = choose the highlighted card, put the chosen cards on the highlighted place, or skip ahead
gamepad-take-back = take back what's laid out; otherwise open the menu
gamepad-draw = draw; after that, discard the chosen card
gamepad-take-pile = take the pile; after that, meld the chosen cards and play what's laid out
gamepad-undo = undo your last play
gamepad-hint = what to play and why, then show it
# “It” is the stick, as above.
gamepad-zoom = press it to zoom in on what's highlighted, and again to zoom out
gamepad-open-menu = open the menu
gamepad-scroll = scroll a page
gamepad-scroll-down = scroll down a page
gamepad-press-enter = press Enter
gamepad-neighbour = move the highlight, or change the choice in a row
gamepad-scroll-stick = up and down scroll a page; left and right move a card along your hand

# Keys of the on-screen keyboard; very little room.
gamepad-shift = Shift
# Letters with accents: the two that this language needs most.
gamepad-accents = éü
gamepad-plain = abc
gamepad-space = Space
gamepad-erase = Erase
gamepad-done = Done

# ---- end of gamepad


## screens
## What the screens beside the table say: title, games, new game, the deal, curtain, menu, settings, about.

# The name of the game: on the title, on windows, in menus and task bars.
screens-game = { -game }
screens-more = More

# ---- Everywhere
screens-back = Back
screens-continue = Continue
screens-on = On
screens-off = Off
# A tag on a game.
screens-your-turn = your turn
# Closes a dialog.
screens-close = Close
# The button that goes to the title screen.
screens-to-title = Main menu

# ---- Title
screens-play = Play
screens-new-game = New game
# The same on the title; very little room, 11 letters at most.
screens-new-game-short = New game
screens-games = My games
screens-settings = Settings
screens-quit = Quit
screens-help = Help

# Below the button Play: the other players.
# Variables:
#   $names (List) - Their names.
screens-with-players = with { $names }

# The same where there is no room for names; two or more.
# Variables:
#   $count (Number) - How many others.
screens-with-others = with { $count ->
    [one] one other
   *[other] { COUNT($count) } others
}

# Variables:
#   $count (Number) - In how many games it is the reader's turn.
screens-your-turn-in = your turn in { GAMES($count) }

# ---- Games
screens-other-matches = Other matches
    .tip = Your other matches; an asterisk where it's your turn. Elsewhere they're called Active games.

# Below it, and at the menu's button.
# Variables:
#   $count (Number) - How many wait for somebody here.
screens-waiting = * { screens-your-turn-in }

# Variables:
#   $count (Number) - How many other matches wait for somebody here.
screens-menu-waiting = { screens-menu }: { screens-your-turn-in }
screens-active = Active
screens-finished = Finished
screens-no-active-games = No matches in progress. New ones are saved after every move.
screens-reading-games = Loading your games…
screens-no-finished-games = You haven't finished a match yet.
# How far a match has got, in a line about it.
# Variables:
#   $round (Number) - Which round; 0 before the first deal.
#   $rounds (Number) - How many there are; 0 without a fixed number.
screens-round-place = { $round ->
    [0] not dealt yet
   *[other] { $rounds ->
        [0] round { $round }
       *[other] round { $round } of { $rounds }
    }
}
screens-given-up = given up


# When a game was played.
# Variables:
#   $time (Text) - Hours and minutes: "9:05".
screens-today = today, { $time }
screens-yesterday = yesterday

# Variables:
#   $count (Number) - How many days, two to six.
screens-days-ago = { $count } days ago

# A game in a list of which a longer record is there, too, or that a sync program kept under another name.
# Variables:
#   $name (Text) - What it is called.
screens-copy-of = Copy of { $name }
screens-nameless-game = Unnamed game

# The rules of a first match, and that it is an easy one.
# Variables:
#   $rules (Text) - The name of the rule set.
screens-for-beginners = { $rules }, Easy
# The same after two matches that were won against the easiest level.
# Variables:
#   $rules (Text) - The name of the rule set.
screens-stepping-up = { $rules }, Normal this time

# What a first start asks.
# Variables:
#   $partner (Text) - Who asks, and will be the partner; "" for nobody.
screens-played-before = { $partner ->
    [none] Played before?
   *[other] Hello, I'm { $partner }. Played before?
}
screens-partner-either-way = I'll be your partner either way.

# The answers, each with a second line.
screens-never-played = No, show me
screens-one-guided-round = one guided round
screens-deal-me-in = Yes, deal me in
# The second line of the answer "Yes, deal me in" to whether the person has played before.
# Variables:
#   $level (Text) - How well the computer plays then: "Normal".
screens-no-tips = { $level } computer players, no tips
screens-your-first-match = Your first match

# ---- New game
screens-first-match = To start with, the computer players are set to Easy. Press a face to change that.
screens-read-rules = Read the rules
screens-start = Start game
screens-name-of-game = Game name
# Who plays at a seat; little room.
screens-computer = Computer
# Opens the faces to choose from; also their title.
screens-choose-face = Choose a face
# For a screen reader, after one of the faces to choose from.
screens-present-face = the present one

# Variables:
#   $seat (Number) - Which seat, from 1.
screens-name-at-seat = Name at seat { $seat }

# How well the computer plays: the name of a level, and how it plays, beside a seat.
screens-easy = Easy
    .about = opens early, forgets discards
screens-normal = Normal
    .about = solid, keeps clean melds clean
screens-hard = Hard
    .about = counts cards, guards the pile
screens-expert = Expert
    .about = thinks each play through
screens-like-me = Like me
    .about = plays about as well as you do
# The style of a computer player.
screens-careful = Careful
    .about = opens late, plays safe
screens-balanced = Balanced
    .about = a bit of both
screens-racing = Racing
    .about = goes for speed

# Why a game can't start yet.
screens-name-missing = every seat needs a name
screens-names-equal = two seats have the same name
screens-reshuffle = Reshuffle the discards
screens-stock-ends-first = With two players, the stock usually runs out before anyone can go out. Then the round ends with no going-out bonus.
screens-stock-lasts = When the stock runs out, the round ends: nobody goes out, so there's no going-out bonus.
screens-curtain-falls = You're sharing a screen, so a curtain hides the cards between turns.

# Who plays with whom at a table, below a picture of it; very little room.
# Variables:
#   $teams (Number) - How many teams.
#   $each (Number) - How many people are in each of them.
screens-shape = { $each ->
    [1] { $teams ->
        [2] head to head
       *[other] no partners
    }
    [2] { $teams ->
        [2] two pairs
        [3] three pairs
       *[other] four pairs
    }
    [3] teams of three
   *[other] teams of four
}

# What the rule sets that come with the game are like, in two lines of about five words.
screens-rules-family = Pick one of two stacks
    .more = Two melds of a rank are fine
screens-rules-campus = Make books of eight
    .more = Any play takes the pile
# In the list of rule sets, under the name of one of them.
screens-rules-web = Take seven from the discard pile
    .more = Clean books stay clean
screens-rules-couples = Draw to see who starts
    .more = No discard needed to go out
screens-rules-partners = Ask before you go out
    .more = Two wild cards a meld at most

# Which portrait somebody has.
# Variables:
#   $number (Number) - Its number, from 1.
screens-face-number = face { $number }

# Where a seat is, seen from the first one.
# Variables:
#   $place (front | opposite | left | right) - Where it is.
#   $partner (Flag) - Whether a partner sits there.
screens-seat-place = { $place ->
    [front] at the front
    [opposite] opposite
    [left] on the left
   *[right] on the right
}{ $partner ->
    [yes] { " " }· partner
   *[no] { "" }
}

# A suggested name for a new game.
# Variables:
#   $day (Number) - The day of the week, Monday is 1.
#   $part (morning | afternoon | evening | night) - The part of the day; a night belongs to the day before.
#   $number (Number) - How many games have been given that name, with this one.
screens-evening = { WEEKDAY($day) } { $part ->
    [morning] morning
    [afternoon] afternoon
   *[evening] evening
    [night] night
}{ $number ->
    [1] { "" }
   *[other] , match { $number }
}

# ---- The deal
screens-take-packet = Take this packet
screens-your-packet = your packet
# Under the packet that someone else lifts off the stock.
screens-lifted = lifted
screens-stock = stock
screens-all-cut = Everyone has cut
# Below a face: this player cuts now, you cut now, this player has still to cut.
screens-cuts-now = cutting now
screens-cut-now = cut now
screens-still-to-cut = still to cut
# How to lift the packet, above its button.
# Variables:
#   $exact (Number) - How many cards to lift; 0 where it doesn't matter.
screens-cut-drag = { $exact ->
    [0] Drag the gold handle to part the packet elsewhere.
   *[other] Drag the gold handle until the packet looks like { $exact } cards.
}

# The title of the screens on which a round is dealt.
# Variables:
#   $place (Text) - Which round: "round 2 of 4".
screens-the-deal = The deal · { $place }

# Variables:
#   $exact (Number) - How many cards to lift.
screens-cut-heading = Lift off { $exact } cards by eye

# The same where several play at this screen.
# Variables:
#   $who (Person) - Who is to cut.
#   $exact (Number) - How many cards to lift.
screens-cut-heading-for = { $who }: lift off { $exact } cards by eye

# Variables:
#   $who (Person) - Who cuts.
screens-cuts = { $who ->
    [you] You cut
   *[other] { $who } cuts
}

# What the packet is for.
# Variables:
#   $tails (Flag) - Whether there is a third stack, the tail.
#   $bonus (Number) - Points for lifting the right number.
screens-cut-line = They become { $tails ->
    [yes] your hand, foot and tail
   *[no] your hand and foot
}{ $bonus ->
    [0] .
   *[other] , and the right number earns { $bonus } points.
}

# After a cut whose packet is split.
# Variables:
#   $foot (Person) - Whose foot one heap becomes.
#   $hand (Person) - Whose hand the other becomes.
screens-cut-split = They're split: one heap becomes { WHOSE($foot) } foot, the other { WHOSE($hand) } hand.

# The packet is taken, and is now split in two heaps for the neighbours.
screens-split-heading = Split your packet
# Variables:
#   $foot (Person) - Whose foot the lower heap becomes.
#   $hand (Person) - Whose hand the upper one becomes.
screens-split-line = The upper heap becomes { WHOSE($hand) } hand, the lower one { WHOSE($foot) } foot.
screens-split-here = Split it here
# Above a heap.
# Variables:
#   $who (Person) - Whose hand it becomes.
screens-heap-hand = { WHOSE($who) } hand
# Variables:
#   $who (Person) - Whose foot it becomes.
screens-heap-foot = { WHOSE($who) } foot

# The headings of a page, beside it.
screens-contents = Contents
screens-take-this = Take this one
screens-left-stack = Left stack
screens-right-stack = Right stack
screens-hand = Hand
screens-foot = Foot

# What to do with the two stacks face down on the table.
screens-choose-line = Pick one stack as your hand. The other is your foot.
# Where the two stacks to choose from came from.
# Variables:
#   $way (left | right | both_left | both_right | each_way | foot_left | foot_right) - Which stacks everyone passes on.
screens-choose-passed = { $way ->
    [left] Everyone keeps one stack and passes the other to the left.
    [right] Everyone keeps one stack and passes the other to the right.
    [both_left] Everyone passes both stacks to the left.
    [both_right] Everyone passes both stacks to the right.
    [foot_left] Everyone passes one stack to the right and one to the left.
    [foot_right] Everyone passes one stack to the left and one to the right.
   *[each_way] Everyone passes one stack to the left and one to the right.
} One becomes your hand, the other your foot.

screens-choose-heading = Choose your hand

# The same where several play at this screen.
# Variables:
#   $who (Person) - Who is to choose.
screens-choose-heading-for = { $who }: choose your hand

# Variables:
#   $who (Person) - Who chooses.
screens-chooses = { $who ->
    [you] You choose
   *[other] { $who } chooses
}

# Variables:
#   $who (Person) - Who has chosen.
screens-has-chosen = { $who ->
    [you] You've chosen
   *[other] { $who } has chosen
}

# Who dealt a stack, or passed it on.
# Variables:
#   $passed (Flag) - Whether it was passed on.
#   $who (Person) - By whom.
#   $count (Number) - How many cards it has.
screens-stack-note = { $passed ->
    [yes] passed
   *[no] dealt
} by { $who ->
    [you] you
   *[other] { $who }
} · { $count } cards

# What somebody chose, below the face.
# Variables:
#   $stack (left | right) - Which stack.
screens-chosen-stack = { $stack ->
    [left] left stack
   *[right] right stack
}

screens-go-on = Continue
screens-high-card = Drawing for the first turn
screens-high-card-line = The highest card goes first: joker, two, ace, king and so on down. Players who tie draw again.

# Variables:
#   $who (Person) - Who has the first turn.
screens-begins = { $who ->
    [you] You go first
   *[other] { $who } goes first
}

screens-two-deal = Two partners deal

# Variables:
#   $hands (Person) - Who deals the hands.
#   $feet (Person) - Who deals the feet.
screens-two-deal-line = { $hands ->
    [you] You deal
   *[other] { $hands } deals
} the hands and { $feet ->
    [you] you deal
   *[other] { $feet } deals
} the feet.

# ---- The curtain between two people at one screen
screens-next-at-screen = Next at the screen

# The same as a screen reader says it; a sentence that says why follows.
# Variables:
#   $who (Text) - Who comes next.
screens-next-is = Next at the screen: { $who }

screens-since-last-turn = Since your last turn
screens-nothing-yet = Nothing has been played yet.
screens-hold-to-show = Hold to show my cards
    .how = for a second, with mouse, finger, Space, Enter or gamepad
screens-show-my-cards = Show my cards
    .how = press here, or use Space, Enter or the gamepad
# On the button that reveals the cards, before it can be used.
screens-in-a-moment = in a moment
screens-look-at-table = Look at the table
screens-whole-log = Full log
# In small letters below the list of what has happened, while the curtain is shut.
screens-nobody-behind = No cards are shown behind this curtain.
screens-save-and-leave = Save and leave
# In the menu of the table, and the question that follows, with its answers.
screens-give-up = Give up
# In the menu; then what can be chosen, each as it is now: a press changes it.
screens-sorting = Order of my cards
screens-sorting-told = How your cards are sorted, here and on your phone.
# Variables:
#   $low (Flag) - Whether aces are sorted below all other cards.
screens-sort-aces = { $low ->
    [yes] Aces: low
   *[no] Aces: high
}
# Variables:
#   $left (Flag) - Whether low cards are on the left.
screens-sort-ends = { $left ->
    [yes] High cards: on the right
   *[no] High cards: on the left
}
# Variables:
#   $right (Flag) - Whether wild cards are on the right.
screens-sort-wilds = { $right ->
    [yes] Wild cards: on the right
   *[no] Wild cards: on the left
}
# Also in the menu; then the announcement to everybody, and the button that closes it.
screens-last-round = End after this round
screens-last-round-told = This is the last round. After it, the highest total wins.
screens-understood = OK
# In the menu, and the question that follows: now, or after this round.
screens-end-match = End the match
screens-end-question = End this match?
# Variables:
#   $deal (Flag) - Whether it is a deal that is compared: only the first try of one counts.
#   $rounds (Flag) - Whether more rounds would follow this one.
screens-end-told = { $rounds ->
    [yes] After this round the highest total wins.{ " " }
   *[no] { "" }
}If you give up, nobody wins, and you can't resume it.{ $deal ->
    [yes] { " " }Only the first try of a deal counts, so yours won't.
   *[no] { "" }
}
screens-keep-playing = Keep playing

# Below the name of who comes next.
# Variables:
#   $partners (List) - The names of the partners.
screens-plays-with = plays with { $partners }
screens-plays-alone = plays alone

# Why somebody comes next; beside the line above, without a full stop.
screens-go-on-turn = carry on with your turn
screens-you-begin = you go first this round

# Variables:
#   $who (Person) - Who asks.
screens-asks-you = { $who ->
    [you] You ask
   *[other] { $who }
}: may I go out?

# Variables:
#   $answer (Text) - What the partner answered: "Rosa said no: you can't go out yet".
screens-turn-goes-on = { $answer }, so play on

# Variables:
#   $who (Person) - Who played before.
screens-your-turn-after = { $who ->
    [you] You've
   *[other] { $who } has
} finished: it's your turn

screens-as-all-see-it = The table as everyone sees it, with all hands hidden.
screens-back-to-curtain = Back to the curtain

# ---- Who plays a seat
# The heading of a question at the table.
# Variables:
#   $who (Person) - Whose seat it is.
screens-who-plays = { $who ->
    [you] Who plays for you?
   *[other] Who plays for { $who }?
}

# Below that heading, where a computer player has the seat.
# Variables:
#   $who (Person) - Whose seat it is.
screens-computer-has-seat = { $who ->
    [you] The computer plays this round for you.
   *[other] The computer is playing for { $who }. Somebody can take over at any time, even in the middle of a turn.
}

# The same where it is that computer player's own seat; its name is the heading.
screens-computer-seat = A computer player. Somebody can take over at any time, even in the middle of a turn.

# A match is opened again in which a computer player stood in for somebody.
# Variables:
#   $who (Person) - For whom; the first of them.
#   $more (Flag) - Whether it stood in for others, too.
screens-seat-back = { $who ->
    [you] You play again. The computer made your last move.
   *[other] { $who } { $more ->
        [yes] and others play again. The computer made their last moves.
       *[no] plays again. The computer made the last move in that seat.
    }
}

# A button: a person at this screen plays on in a computer player's place.
screens-take-over-here = Take over here

# The same where a person has it.
# Variables:
#   $who (Person) - Whose seat it is.
screens-person-has-seat = { $who ->
    [you] The computer can play this round for you, or until you come back. It carries on at once, and what it plays can't be undone.
   *[other] The computer can play until { $who } comes back. It carries on at once, and what it plays can't be undone.
}

# A button: from now on the computer plays this seat.
# Variables:
#   $who (Person) - Whose seat it is.
screens-computer-plays = { $who ->
    [you] Let the computer play for me
   *[other] Computer plays for { $who }
}

# A button: from now on a person plays this seat here, at the computer with the table.
# Variables:
#   $who (Person) - Whose seat it is.
screens-plays-here = { $who ->
    [you] I'll play here
   *[other] { $who } plays here
}

# ---- Menu and messages
# The button that dismisses a message.
screens-read-it = OK
screens-menu = Menu
screens-log-title = Everything that happened

# ---- Settings
screens-copy-text = Copy
screens-text-copied = Copied
screens-no-clipboard = Couldn't copy
screens-about = About
# The pages of the settings, beside “Sound”.
screens-reading = Reading
screens-table = Table
screens-playing = Playing
screens-screen-and-keys = Screen and keys
# A setting, with a line about it.
screens-set-interface = Size of buttons and text
    .about = Or press + and −. Cards grow with the window.
screens-set-text-size = Text size
    .about = Cards and buttons stay as they are.
screens-set-letters = Font
    .about = If letters look alike.
screens-set-colours = Card colours
    .about = One per suit, or red and black.
screens-set-contrast = Contrast
    .about = If edges are hard to see.
screens-set-speed = Card speed
    .about = How fast cards move.
screens-set-pause = Pause after moves
    .about = “Wait for me”: you say when.
screens-set-thinking = Expert thinking time
    .about = Per turn, starting with your next game.
screens-set-reduced-motion = Reduce motion
    .about = No flying cards, no light effects.
screens-set-sound = Sound
    .about = Also a button at the table.
screens-set-volume = Volume: your turn, books
    .about = Bells and fanfares.
screens-set-cards-volume = Volume: cards
    .about = Cards sliding, snapping and being shuffled.
screens-set-room-volume = Volume: background
    .about = The soft sounds of a room around the table.
screens-set-captions = Captions
    .about = Describes sounds in words.
screens-set-stays = Messages stay
    .about = How long they are shown.
screens-set-last-round-after = End the match after
    .about = You finish the round first.
screens-set-cuts = Cut the deck
screens-set-cuts-about = You cut before each deal.
screens-set-curtain = Sharing one screen
    .about = How you uncover your cards.
screens-set-no-drag = I don't drag
    .about = A press that slips still counts as a press.
screens-set-waits-behind = Wait while I'm away
    .about = The game pauses while you use other programs.
screens-set-voice = Spoken announcements
    .about = Whose turn it is, what happened, and questions.
screens-set-tips = Explain what I can do
    .about = Notes at the table.
screens-set-coach = My partner's tips
    .about = In your first games.
screens-set-ask-discard = Ask before I discard
    .about = “Sometimes”: wild cards and cards you can meld.
screens-set-chat = Computer players chat
    .about = A remark now and then.
screens-set-full-screen = Full screen
    .about = Or press F11.
screens-set-pad-swapped = Swap confirm and back
    .about = These two gamepad buttons change places.
screens-set-pad-hands = Use the gamepad with
    .about = Everything can be done with one hand.
screens-set-stick = Stick sensitivity
    .about = High: a slight push moves the highlight.

# What a setting can be; little room.
screens-text-size-small = Small
screens-text-size-normal = Normal
screens-text-size-large = Large
screens-colours-four = Four colours
screens-colours-classic = Classic
screens-colours-colour-blind = Colour-blind
screens-contrast-usual = Standard
screens-contrast-high = High
screens-stays-short = Short
screens-stays-long = Long
screens-stays-until-away = Until closed
screens-last-round-after-off = { screens-off }
screens-last-round-after-60 = 1 hour
screens-last-round-after-90 = 1½ hours
screens-last-round-after-120 = 2 hours
screens-last-round-after-180 = 3 hours
screens-curtain-hold = Hold a button
# A choice of the setting for the shared-screen curtain, beside “Hold”.
screens-curtain-press = Press once
screens-letters-usual = Standard
screens-letters-easy = Easy to read
screens-volume-low = Low
screens-volume-medium = Medium
screens-volume-full = Full
screens-cards-volume-off = { screens-off }
screens-cards-volume-low = { screens-volume-low }
screens-cards-volume-medium = { screens-volume-medium }
screens-cards-volume-full = { screens-volume-full }
screens-room-volume-off = { screens-off }
screens-room-volume-low = { screens-volume-low }
screens-room-volume-medium = { screens-volume-medium }
screens-room-volume-full = { screens-volume-full }
screens-ask-discard-always = Always
screens-ask-discard-first = Sometimes
screens-ask-discard-never = Never
# When announcements are spoken.
screens-voice-off = { screens-off }
screens-voice-unless-read = Unless a screen reader is on
screens-voice-always = Always

# A button for new players: spoken announcements, by the name of the setting; little room.
# Variables:
#   $choice (off | unless_read | always) - What is chosen.
screens-voice-now = Voice: { $choice ->
    [off] off
    [unless_read] on
   *[always] always
}
screens-pause-matched = Automatic
screens-pause-short = Short
screens-pause-long = Long
screens-pause-wait = Wait for me
screens-thinking-short = Short
screens-thinking-normal = Normal
screens-thinking-long = Long
screens-speed-slow = Slow
screens-speed-normal = Normal
screens-speed-fast = Fast
# A notice in a newcomer's second round, while the others play, and its buttons.
screens-offer-speed = Do the others play at a good speed?
screens-play-faster = Faster
screens-play-slower = Slower
screens-keep-speed = It's fine
screens-speed-off = Instant
# A notice at the first turn of a first match, after the guided round, and its button; the other one is "Not now".
screens-pad-hands-both = Both hands
screens-pad-hands-left = Left hand
screens-pad-hands-right = Right hand
screens-stick-little = High
screens-stick-half = Medium
screens-stick-most = Low

# Why the interface can't be larger.
# Variables:
#   $most (Number) - How large it can be, in hundredths.
screens-room-for = { PERCENT($most) } is the largest that fits this window. To go larger, enlarge the window.

# ---- About
# Variables:
#   $number (Text) - Such as "0.1.0".
screens-version = Version { $number }
screens-licence-words = GNU General Public License, version 3 or later
screens-saves-words = Your games, house rules and settings are in this folder.
screens-open-folder = Open folder
screens-pictures = Artwork and fonts
screens-opening-folder = The folder is opening in another window.
screens-no-opener = This computer has no program that opens folders. The path is above.
screens-folder-not-opened = The folder couldn't be opened. Its path is shown above.

screens-set-language = Language
screens-set-language-about = Text and voice.
screens-language-system = System


# ---- end of screens


## new_game
## New game: one sentence whose parts can be changed, the table beside it, and a tray for each part.

# When the game is played, at the beginning of the sentence.
# Variables:
#   $part (morning | afternoon | evening | night) - The part of the day.
new_game-now = { $part ->
    [morning] This morning
    [afternoon] This afternoon
   *[evening] Tonight
    [night] Tonight
}

# The game you are setting up. All of its variables are buttons inside the sentence, in any order; a comma or a full stop
# behind one would stand apart from it.
# Variables:
#   $part (morning | afternoon | evening | night) - The part of the day.
#   $who (Person) - Who sits in front.
#   $partners (Text) - Their partners: "Rosa", "Rosa and Ben"; "" for nobody.
#   $others (Text) - Who plays against them: "Walt and June", "four others".
#   $rules (Text) - The name of the rule set.
#   $length (Text) - "one round", "to 5,000 points".
#   $to_points (Flag) - Whether it is the second of these.
new_game-sentence = { new_game-now } { $who ->
    [you] { $who } play
   *[other] { $who } plays
} { $rules }{ $partners ->
    [none] { "" }
   *[other] { " " }with { $partners }
} against { $others }{ $to_points ->
    [yes] { "" }
   *[no] { " " }for
} { $length }

# Who sits in front, inside that sentence.
new_game-you = you

# Players inside that sentence, where there are too many to name; four or more.
# Variables:
#   $count (Number) - How many.
new_game-some = { COUNT($count) } others

# How long a game is, inside that sentence.
# Variables:
#   $points (Number) - The points at which it ends.
new_game-to-points = to { $points } points

# How long a game takes.
# Variables:
#   $count (Number) - Minutes, a multiple of five.
new_game-about-minutes = about { $count } minutes

# ---- Trays. Headings first.
# Variables:
#   $place (Text) - Where the seat is: "opposite", "on the left".
new_game-who-sits = Who sits { $place }?
new_game-who-partner = Who is your partner?
new_game-who-partners = Who are your partners?
new_game-who-against = Who plays against you?
new_game-which-table = How many players?
new_game-played-by = Played by
new_game-how-well = How well do they play?
new_game-level = Level
new_game-style = Style
new_game-what-style = In what style?
new_game-how-long = How long?
new_game-whose-rules = Which rules?
# Below the tables, if others play the chosen number.
# Variables:
#   $rules (Text) - The chosen rule set.
#   $players (List) - How many players it is made for.
new_game-suits = { $rules } is made for { $players } players, but any number can play it.
# Variables:
#   $rules (Text) - Rules that are made for the chosen number.
#   $players (Number) - That number.
new_game-made-for = Change to { $rules }, made for { COUNT($players) }
# Below the tables: a question that opens why there is no such table, and what is nearest to it.
new_game-three-against-two = Three against two?
new_game-teams-are-equal = All teams must be the same size here, so nobody sits out. Five can each play alone; with real cards, a score pad keeps score for two teams of any size.
new_game-pad-for-two = Score pad, two teams
new_game-done = Done
new_game-new-face = Someone new
    .short = New
# Of a face that could be chosen for a seat, but has another; below its name.
new_game-swaps-seats = swap seats
# A button, and below it in the row of faces: the other faces that could be chosen, too.
new_game-everybody = Show everybody
    .short = All
# Who plays a seat: a person at this computer, or else the computer.
new_game-person-here = A person

# Below the level Like me: what it goes by. Very little room.
new_game-by-your-games = your level

# A line below each length. First, of a match to a number of points.
new_game-open-ended = as many rounds as it takes
# Variables:
#   $takes (Text) - How long it takes: "about 40 minutes".
new_game-as-rules-say = as the rules say, { $takes }

# Beside pictures of the books that going out takes.
new_game-books-to-go-out = to go out

new_game-to-go-out = To go out

# The same in words, as a list of "2 clean", "1 dirty".
# Variables:
#   $books (Flag) - Whether going out takes books.
#   $clean (Text) - How many clean ones, or the least and the most: "1–2"; "" for none.
#   $dirty (Text) - The same of dirty ones.
#   $wild (Text) - The same of those of wilds.
#   $sevens (Text) - The same of those of sevens.
#   $all (Text) - The same of books of any kind.
new_game-out-takes = To go out: { $books ->
    [no] no books
   *[yes] { LIST(OUT-CLEAN($clean), OUT-DIRTY($dirty), OUT-WILD($wild), OUT-SEVENS($sevens), OUT-IN-ALL($all)) }
}.

# What going out takes, in a list.
# Variables:
#   $count (Text) - How many books, or the least and the most: "1–2".
new_game-out-clean = { $count } clean
# Variables:
#   $count (Text) - How many books, or the least and the most: "1–2".
new_game-out-dirty = { $count } dirty
# Variables:
#   $count (Text) - How many books, or the least and the most: "1–2".
new_game-out-wild = { $count } of wilds
# Variables:
#   $count (Text) - How many books, or the least and the most: "1–2".
new_game-out-sevens = { $count } of sevens
# Variables:
#   $count (Text) - How many books, or the least and the most: "1–2".
new_game-out-in-all = { $count } in all


# Variables:
#   $name (Text) - Who sits down, a computer player.
#   $number (Number) - Which seat, from 1.
new_game-computer-sits = { $name } takes seat { $number }, played by the computer.

# A seat at the table, for a screen reader.
# Variables:
#   $place (Text) - Where it is: "opposite · partner".
#   $plays (Text) - How it is played: "Normal", "on a phone"; "" for somebody here.
new_game-chair = { $plays ->
    [none] { $place }
   *[other] { $place }, { $plays }
}

## phones
## Hands on phones: the page that a browser shows, the server's notices, and what the command host says. There is little room
## on a phone.

# ---- Who comes in
phones-who = Who are you?
# Beside the name of somebody whose phone has joined.
phones-is-here = is here

# Above the four letters to type.
# Variables:
#   $who (Person) - Whose seat it is.
phones-code-of = The code next to { $who ->
    [you] your name
   *[other] { $who }
} on the big screen

phones-pick-up = Pick up my cards

# On that button, until all the letters are there.
# Variables:
#   $count (Number) - Letters that are missing.
phones-letters-left = { $count ->
    [one] one more letter
   *[other] { COUNT($count) } more letters
}

phones-erase = Erase a letter
phones-nobody = Phones can't join at the moment.

# Variables:
#   $who (Person) - Whose seat it is.
phones-wrong-code = That isn't { WHOSE($who) } code.

phones-wait = That's three wrong codes. Try again in ten seconds.
# Also where a phone presses a face that another phone has.
# Variables:
#   $who (Person) - Whose seat it is.
phones-taken = Another phone has { WHOSE($who) } cards. Press { WHOSE($who) } plate on the big screen for a new code.
phones-wrong-secret = This link has expired. Ask for a new one at the big screen.

# ---- Where the cards are now
phones-another-phone = Another phone has your cards now. Press your plate on the big screen for a new code.
phones-other-tab = Your cards are in another tab now.
# A button: the cards come back to this page.
phones-take-here = Show them here
phones-seat-shut = Your cards aren't on this phone any more. Press your plate on the big screen for a new code.
phones-old-page = The game has been updated. Reload this page.
phones-reconnecting = Looking for the table…

# On the page of somebody who looks at the phone again: a heading, then what was missed, sentence by sentence.
# Variables:
#   $name (Text) - Who it is.
phones-welcome = Welcome back, { $name }

phones-still-yours = It's still your turn. Nobody played for you.
phones-your-turn-now = It's your turn.

# Variables:
#   $who (Person) - Whose turn it is.
phones-is-playing = { $who ->
    [you] { $who } are playing.
   *[other] { $who } is playing.
}

phones-round-began = A new round has begun.

# Variables:
#   $count (Number) - Turns of the others.
phones-missed-turns = { $count ->
    [one] One turn was played while you were away.
   *[other] { CAPITAL(COUNT($count)) } turns were played while you were away.
}

# Variables:
#   $count (Number) - Turns of the own seat.
phones-computer-played = { $count ->
    [one] The computer played one turn for you. You have your cards back now.
   *[other] The computer played { COUNT($count) } turns for you. You have your cards back now.
}

phones-still-laid-out = The cards you laid out are where you left them.
phones-door-closed = The table is closed. Your cards are safe on the big screen.

# ---- What cannot be done
phones-late = The game has moved on, so your move wasn't played.
phones-too-often = That's too many tries at once. Wait a moment.
phones-no-answer = The table isn't responding yet.
phones-bad-request = The table didn't understand that.

# A move was played, and the disk has not taken it.
phones-not-saved = Played, but not saved yet: the disk isn't responding. Carry on playing.

# From the command host, once a code was guessed at too often.
# Variables:
#   $who (Person) - Whose code it is.
#   $code (Text) - The letters of the new one.
phones-code-changed = Somebody kept guessing { WHOSE($who) } code. The new one is { $code }.

# From the command host, once this computer is in another network, where a phone needs a new link.
# Variables:
#   $who (Person) - Whose phone it is.
#   $link (Text) - What a phone opens.
#   $code (Text) - What may be typed instead.
phones-link-changed = This computer's address has changed. To come back, { WHOSE($who) } phone can open { $link } or use the code { $code }.

phones-tap-cards = Tap the cards first.
phones-tap-meld = Choose a meld for the wild card: tap the meld, or drop the card on it.

# ---- The score pad for real cards on phones
phones-pad = Score pad
phones-open-pad = Open the score pad

# A button: from now on this phone writes the scores, and the others look on.
phones-let-me-write = Let me keep score

# Variables:
#   $who (Person) - Who has the pen.
phones-is-writing = { $who ->
    [you] { $who } are keeping score
   *[other] { $who } is keeping score
}

# While there is no connection.
# Variables:
#   $count (Number) - How often the page was touched.
phones-taps-waiting = { $count ->
    [one] one tap not sent yet
   *[other] { COUNT($count) } taps not sent yet
}

# Buttons beside a number, for a screen reader.
phones-one-less = One less
phones-one-more = One more

# Above the pad.
# Variables:
#   $round (Text) - Which round: "Round 2", or "Round 2 · the last".
#   $points (Text) - What opens it.
phones-pad-head = { $round } · { $points } to open

# The same once it has been announced.
phones-last-round = Last round

# ---- The table in small
# Above the bar that fills as melds are laid out.
# Variables:
#   $need (Number) - How many points.
phones-meter = { $need } to open

# A card of the hand for a screen reader.
# Variables:
#   $card (Card) - Card.
#   $place (Number) - Its place from the left.
#   $count (Number) - Cards in the hand.
#   $fresh (Flag) - Whether it has just come.
phones-card-heard = { $fresh ->
    [yes] { CARD($card) }, new, { $place } of { $count }
   *[no] { CARD($card) }, { $place } of { $count }
}

phones-your-hand = Your hand
phones-table = Table
phones-all-moves = All moves
phones-new = new
phones-pile-of-yours = New meld
phones-only-you = only you see this
phones-take-meld-back = Take this meld back
phones-drop-here = drop here to discard
phones-yes = Yes
phones-no = No
phones-take-it-back = Take it back
phones-cards-to-lift = Cards to lift

# Before the deal, on the phones of the others.
# Variables:
#   $who (Person) - Who cuts.
phones-cuts-deck = { $who ->
    [you] { $who } cut the deck
   *[other] { $who } cuts the deck
}

# In the menu: arranging cards by tapping, how to do it, and the button that ends it.
phones-arrange = Arrange by tapping
phones-arrange-how = Tap a card, then where it goes
phones-arranged = Done
phones-will-be-sent = Your move will be sent as soon as the table is back

# ---- The end of a match. Under the headline that says who won.
# Variables:
#   $points (Number) - By how many points.
phones-won-by = by { $points } points
phones-so-close = So close!
phones-your-part = Your part:

# After these words: the best that can be said of what the reader did for the team.
# Variables:
#   $books (Number) - Books that the reader completed.
#   $of (Number) - Books of the whole team; 0 for somebody alone.
#   $outs (Number) - How often the reader went out.
#   $cards (Number) - Cards that the reader laid down.
phones-part = { $books ->
    [0] { $outs ->
        [0] you melded { CARDS($cards) }.
        [1] you went out.
        [2] you went out twice.
       *[other] you went out { COUNT($outs) } times.
    }
   *[other] { $of ->
        [0] { BOOKS($books) }
       *[other] { COUNT($books) } of { BOOKS($of) }
    }{ $outs ->
        [0] .
        [1] , and you went out.
        [2] , and you went out twice.
       *[other] , and you went out { COUNT($outs) } times.
    }
}
phones-again = Again?
# A link: this phone lets the others play on, and its page rests.
phones-enough = Enough for today
phones-good-night = Thanks for playing!
phones-back-to-table = Back to the table

# ---- While there are no cards to show
# What is over; the big screen shows how it ended.
phones-round-has-ended = The round is over.
phones-match-has-ended = The match is over.
phones-look-at-screen = See how it ended on the big screen.

# What is over, and what the big screen waits for.
phones-match-put-away = The match has been put away.
phones-pad-put-away = The score pad has been put away.
phones-keep-this-page = The big screen is choosing what comes next. Keep this page open: your cards will come here.

# After a match: two buttons, and what is shown once one of them was pressed.
phones-again-same = Play again
phones-again-new = New game
# Under them, small.
phones-again-same-sub = same table, same phones
phones-again-new-sub = other rules or players

# For a screen reader, beside the face of somebody on another phone.
# Variables:
#   $who (Person) - Whose phone it is.
phones-wants-again = { $who ->
    [you] { $who } want to play again
   *[other] { $who } wants to play again
}
# Variables:
#   $who (Person) - Whose phone it is.
phones-has-not-said = { $who ->
    [you] { $who } haven't said yet
   *[other] { $who } hasn't said yet
}

# Before the stars for the matches that each team has won this evening.
phones-tonight = Today
# For a screen reader, in the place of the stars.
# Variables:
#   $team (Text) - Its members.
#   $count (Number) - Matches that it has won this evening.
phones-won-tonight = { $team }: { $count ->
    [1] one match
   *[other] { COUNT($count) } matches
}

phones-asked-same = The big screen is asking whether to play again.
phones-asked-new = The big screen is asking whether to choose a new game.

# ---- Its menu
phones-menu = Menu
phones-language = Language
phones-sort = Sort
phones-close = Close
phones-sound = Sound
phones-left-handed = Left-handed
phones-slow-discard = Let me take back a discard
phones-look = Colours
phones-look-system = Same as phone
phones-look-light = Light
phones-look-dark = Dark
phones-no-scripts = This page needs JavaScript.

# ---- The command host
# Variables:
#   $port (Text) - Its number.
phones-port-taken = Another program is using port { $port }. Choose another one with --port.

# Variables:
#   $address (Text) - What was given to --bind.
phones-not-an-address = { $address } isn't an address of this computer. Use loopback, lan or one of its own.

phones-no-network = There's no local network here. Connect this computer to the Wi-Fi that the phones use.

# Variables:
#   $why (Text) - What the system says.
phones-no-door = Phones can't join: { $why }

phones-no-phones = Nobody is playing on a phone: set at least one seat to phone.
phones-only-host = Only the “play” and “host” commands let phones join.
phones-host-people = This command has no screen to play at: set people's seats to phone.

# `host --resume` with a record that has an end.
# Variables:
#   $name (Text) - The file.
phones-is-over = The match in { $name } is over. Start a new one with --rules and --seats.

phones-resume-says-all = The rules and seats come from the record, so don't combine --resume with --rules, --seats, --teams or --record.

# ---- end of phones


## your_table
## The screen on which a table is chosen: its cloth, the backs of its cards, its deck. A tile has little room for its name.

your_table-title = Your table
# In Settings, below "Your table", beside the button.
your_table-about = Cloth, card backs and decks.
your_table-choose = Choose
your_table-cloth = Cloth
your_table-card-back = Card back
your_table-deck = Deck
# Beside "Card back": how to tell the two kinds of backs apart; the letters are printed on them.
your_table-blue-and-red = blue with H for hands, red with F for feet
your_table-plain-in-high-contrast = High contrast keeps the table plain.
# A large button that keeps what you see. The second one is for when a game waits.
your_table-take = Use this table
your_table-play-here = Play at this table
your_table-surprise = Surprise me
# Asked by Back after something was tried on; the first answer is the large button's.
your_table-leave-title = Use this table?
your_table-leave-words = You've changed how it looks.
your_table-leave-old = Keep the old one
your_table-stay = Keep looking
# For a screen reader: this tile is the chosen one.
your_table-chosen = chosen

# The picture of the table, for a screen reader.
# Variables:
#   $cloth (Text) - The name of its cloth.
#   $back (Text) - The name of its card backs.
#   $deck (Text) - The name of its deck.
your_table-told = A table. Cloth: { $cloth }. Card back: { $back }. Deck: { $deck }.

# ---- Cloths and card backs
your_table-forest = Forest
your_table-claret = Claret
your_table-midnight = Midnight
your_table-slate = Slate
your_table-plum = Plum
your_table-teal = Teal
your_table-tartan = Tartan
your_table-oak = Oak
your_table-linen = Linen
your_table-damask = Damask
your_table-harbour = Harbour
your_table-deco = Art deco
your_table-classic = Classic
your_table-waves = Waves
your_table-fans = Fans
your_table-night-sky = Night sky
your_table-leaves = Leaves
your_table-rosette = Rosette
your_table-lattice = Lattice
your_table-tweed = Tweed
your_table-ribbon = Ribbon
# Interwoven lines, as on banknotes.
your_table-guilloche = Guilloche
your_table-tiles = Tiles

# ---- Decks
your_table-four-colours = Four colours
your_table-colour-blind = Colour-blind
your_table-large-letters = Large letters

## joining
## The big screen on which phones join a game, and what is said at the table while phones play.

# ---- The screen
joining-title = Cards on your phones

# A button at the score pad and in the menu of a game: it shows how phones join.
joining-use-phones = Use phones

# Below that heading, before phones can join: what happens then. The buttons are "Let them join" and "Not now".
joining-before-phones = Phones on your home network can join with a code, and each player holds their own cards there. Nothing to install, and nothing goes over the internet.
# The same at a score pad.
joining-before-pad-phones = Phones on your home network can join with a code, to keep score or to follow it. Nothing to install, and nothing goes over the internet.

# The title for a score pad, what that button does there, and the way back.
joining-pad-title = Score pad on your phones
joining-pad-phones-tip = Keep score on a phone at the table. Everyone else can follow on theirs.
joining-back-to-pad = Back to the pad

# A button in the bar that stops letting phones join.
joining-close-door = Phones can join · Stop
# The same while none can.
joining-stop = Stop

# Variables:
#   $name (Text) - Whose turn it is to scan the code below.
joining-scan = { $name }, scan this

joining-with-camera = with your phone's camera

# The picture of the code, for a screen reader.
# Variables:
#   $name (Text) - Whose it is.
joining-code-picture = Code for { $name }, to scan with a phone

# Above the address.
joining-type-address = No camera? Type this address on the phone,

# Below the address.
# Variables:
#   $code (Text) - Four letters with spaces between them.
joining-then-code = then the code { $code }

# The list of addresses, where this computer is in several networks: a phone may need another one.
joining-network = Network

# All of that for a screen reader.
# Variables:
#   $name (Text) - Whose turn it is to join.
#   $address (Text) - What is typed into the phone.
#   $code (Text) - Four letters with spaces between them.
joining-heard = { $name } can join: type { $address } on the phone, then the code { $code }

joining-opening = Getting ready for phones…
joining-everybody-here = Everyone is here
joining-press-to-let-in = To let another phone in, press the button under a name.

# ---- A seat
joining-phone-is-here = phone connected
joining-plays-on-phone = plays on a phone
joining-phone-sleeps = phone is asleep
joining-press-for-code = press for the code

# The same while its large code is shown.
joining-scan-now = scan now

joining-computer-has-it = played by the computer
joining-at-this-screen = at this screen
joining-ready = Ready
joining-asleep = Asleep
joining-another-phone = Press to move these cards to another phone
joining-let-phone-in = Use a phone

# Read by a screen reader: the face at a seat; it asks whether the computer, a phone or someone at this screen plays
# for that player.
# Variables:
#   $name (Text) - Whose seat it is.
joining-change = Change who plays for { $name }

# ---- Below the seats
joining-start = Start playing
joining-go-on = Carry on playing

# Below it.
# Variables:
#   $here (Number) - Phones that have joined.
#   $asleep (Number) - How many of these are asleep.
#   $missing (Number) - Seats that are for phones, without one.
joining-phones-here = { $asleep ->
    [0] { $missing ->
        [0] { $here ->
            [0] no phones yet
            [one] the phone is here
            [2] both phones are here
           *[other] all { $here } phones are here
        }
       *[other] { $here ->
            [0] { $missing ->
                [one] the phone can join now or later
               *[other] { $missing } phones can join now or later
            }
            [one] 1 phone is here; { $missing } more can join later
           *[other] { $here } phones are here; { $missing } more can join later
        }
    }
   *[other] { $here ->
        [one] the phone is asleep
       *[other] { $asleep ->
            [one] one of { $here } phones is asleep
           *[other] { $asleep } of { $here } phones are asleep
        }
    }{ $missing ->
        [0] { "" }
       *[other] ; { $missing } more can join later
    }
}

joining-not-joining = Phone not joining?
# Second line of the button “Phone not joining?”.
joining-what-to-try = what to try
joining-note = Each code works once. Nothing goes over the internet.

# ---- What to try
joining-same-network = Put the phone on the same Wi-Fi as this computer. Turn off mobile data if the phone keeps using it.
joining-guest-network = Guest Wi-Fi often keeps devices apart: use the main network.
joining-firewall = If the page never loads, type the whole address, with http:// at its start. Then allow Hand and Foot through this computer's firewall on private networks.

# After a while, if no phone has connected. Perhaps nobody has tried yet.
joining-unreached = No phone has got through to this computer yet. If the page doesn't load, check that the phone is on the same Wi-Fi, then let Hand and Foot through this computer's firewall.
joining-no-internet = The address works only on this network. Nothing goes over the internet.

# ---- Why the door is not open
# The heading of what follows.
joining-shut = Phones can't join yet
joining-no-network = This computer isn't on a network. Connect it to your Wi-Fi, then try again.

# Variables:
#   $port (Text) - Its number.
joining-port-taken = Another program is using port { $port }, where your phones look for the game. Press “{ joining-try-again }” to use another port, then scan the new codes.

joining-try-again = Try again

# ---- At the table
# A button in the bar while the door is open.
# Variables:
#   $count (Number) - Seats that are played from phones.
joining-phones = { $count ->
    [0] Phones
    [one] 1 phone
   *[other] { $count } phones
}

joining-door-is-open = Phones can join. Press to see the codes, or to stop letting phones in.

# A notice with three buttons, while everybody waits.
# Variables:
#   $who (Person) - Whose turn it is.
joining-phone-asleep = { CAPITAL(WHOSE($who)) } phone is asleep. Touch its screen; there's no hurry.

# The same for somebody who has not joined yet.
# Variables:
#   $who (Person) - Whose turn it is.
#   $code (Text) - The four letters to type.
joining-phone-not-here = { CAPITAL(WHOSE($who)) } phone hasn't joined yet. Its code: { $code }

# A button: keep waiting for that phone.
joining-wait = Wait

# A notice after a match, with two buttons: the first begins it, the second is “Not now”.
# Variables:
#   $who (Person) - Who pressed “Play again” on a phone.
joining-asks-same = { $who } would like to play again.
# Variables:
#   $who (Person) - Who pressed “New game” on a phone.
joining-asks-new = { $who } would like to choose a new game.

# A notice with a button that shows the codes.
joining-network-changed = This computer's network has changed. Each phone needs to scan its code once more.
joining-show-codes = Show the codes

# A button beside a player's name: the cards move to a phone.
joining-on-phone = On a phone
joining-scan-after-start = Start the game, then scan a code with the phone. There's nothing to install.

# New game: the other place where a person can play.
joining-at-the-screen = At this screen

# The same as a narrow button.
joining-phone = Phone

# The same where a phone has them already.
joining-new-code = On another phone

# When a saved game is continued that people played on phones: a question with two buttons.
# Variables:
#   $names (List) - Who played from phones.
joining-open-again = Let phones join again for { $names }?

# The first button of the questions whether phones may join, or join again; the other is "Not now".
joining-open-it = Let them join
joining-leave-shut = Not now


## chat
## A short word of a computer player at the table, in the way of its style: one waits and makes sure, one plays as usual,
## one is in a hurry. It names no card, and tells nothing but what everybody saw.

# It has completed a book.
# Variables:
#   $style (careful | balanced | racing) - How the player plays.
#   $is_other (Flag) - Which of two it says.
chat-book = { $style ->
    [careful] { $is_other ->
        [yes] Slow and steady.
       *[no] That one's safe.
    }
    [balanced] { $is_other ->
        [yes] That came together nicely.
       *[no] There we are!
    }
   *[racing] { $is_other ->
        [yes] Quick work!
       *[no] Done! What's next?
    }
}

# A rival has opened.
# Variables:
#   $name (Text) - The rival.
#   $points (Number) - With how many points.
chat-opened = { $name } opens with { $points }.

# It has picked up its foot or tail.
# Variables:
#   $style (careful | balanced | racing) - How the player plays.
#   $is_other (Flag) - Which of two it says.
chat-foot = { $style ->
    [careful] { $is_other ->
        [yes] I was in no hurry.
       *[no] Let's see, then.
    }
    [balanced] { $is_other ->
        [yes] At last!
       *[no] Here we go!
    }
   *[racing] { $is_other ->
        [yes] Off we go!
       *[no] Now for the fun part!
    }
}

# It has taken a big pile.
# Variables:
#   $style (careful | balanced | racing) - How the player plays.
#   $is_other (Flag) - Which of two it says.
chat-pile = { $style ->
    [careful] { $is_other ->
        [yes] Plenty to sort, then.
       *[no] I'd better count these.
    }
    [balanced] { $is_other ->
        [yes] Quite a few!
       *[no] Well, that's a handful!
    }
   *[racing] { $is_other ->
        [yes] Don't mind if I do!
       *[no] All mine!
    }
}

# A rival froze the pile.
# Variables:
#   $style (careful | balanced | racing) - How the player plays.
#   $is_other (Flag) - Which of two it says.
chat-frozen = { $style ->
    [careful] { $is_other ->
        [yes] I rather saw that coming.
       *[no] Oh dear. Patience, then.
    }
    [balanced] { $is_other ->
        [yes] Ooh, that's cold.
       *[no] Brrr!
    }
   *[racing] { $is_other ->
        [yes] Not now, surely!
       *[no] Oi, I wanted that!
    }
}

# Its partner completed a book, picked up a foot or took a big pile.
# Variables:
#   $style (careful | balanced | racing) - How the player plays.
#   $is_other (Flag) - Which of two it says.
chat-partner = { $style ->
    [careful] { $is_other ->
        [yes] Nicely done, partner.
       *[no] Well played.
    }
    [balanced] { $is_other ->
        [yes] Good one!
       *[no] Lovely!
    }
   *[racing] { $is_other ->
        [yes] That's the spirit!
       *[no] Brilliant!
    }
}

# ---- end of chat


## captions
## Sounds in words, for people who don't hear them. A line on the screen, no full stop.

captions-turn = Your turn
captions-refused = You can't do that
captions-call = Someone can go out, or has one card left
captions-clean = A clean book is complete
captions-dirty = A dirty book is complete
captions-wild = A book of wild cards is complete
captions-out = The round is over
captions-match = The match is over
captions-pile = The discard pile is taken
captions-foot = A foot is picked up
captions-tail = A tail is picked up
captions-shuffle = The cards are shuffled
captions-deal = The cards are dealt

# ---- end of captions


## whats_new
## Said once after an update: a title and three lines for each version.

# Variables:
#   $version (Text) - The version: "0.1.0".
whats_new-title = What's new in { $version }
# The button that closes it.
whats_new-play = Let's play
whats_new-looking-back = Look back at any match turn by turn: see what would have been better, and why.
whats_new-learning = Learn at the table: twelve lessons, problems, and a coach.
whats_new-todays-deal = Today's deal, the same for everyone, and a score pad for real cards.

# ---- end of whats_new


## rules
## The house rules by field: label, help in one sentence (.help), what the editor says below the label where that leaves
## something open (.note, one short line), what its values are called (.value-…; .value-0 is the number 0 where that
## means something else) and the words by which people look for it (.search, phrases between commas).

# A tab of the editor.
# Variables:
#   $group (match | deal | pile | melds | books | threes | out | values) - What its rules are about.
rules-topic = { $group ->
    [match] Match
    [deal] Deal
    [pile] Pile
    [melds] Melds
    [books] Books
    [threes] Threes
    [out] Going out
   *[values] Values
}
    .heading = { $group ->
        [match] The match
        [deal] The deal
        [pile] The discard pile
        [melds] Melds and opening
        [books] Books
        [threes] Threes
        [out] Going out
       *[values] Card values
    }

# The rule sets that come with the game. Other rule sets keep the name that somebody gave them.
# Variables:
#   $preset (family | campus | web | couples | partners) - Which rule set.
rules-preset = { $preset ->
    [family] Family Table
    [campus] Campus Books
    [web] Web Classic
    [couples] Couples
   *[partners] Partnership
}

# ---- The match

rules-name = Name
    .help = What you call this rule set.

rules-base = Based on
    .help = Rules you don't change come from this preset.

rules-tables = Tables
    .help = The tables that these rules are made for: New game picks one of them first, but any other can be played.
    .value-4-2v2 = two pairs
    .value-6-2v2v2 = three pairs
    .value-6-3v3 = teams of three
    .value-8-4v4 = teams of four
    .value-8-2v2v2v2 = four pairs
    .value-2-solo = head to head
    .value-3-solo = three solo
    .value-4-solo = four solo
    .value-5-solo = five solo
    .value-6-solo = six solo
    .value-7-solo = seven solo
    .value-8-solo = eight solo
    .search = players people persons seats teams pairs partners partnership partnerships solo alone individual cutthroat number of two three four five six handed shape

rules-rounds = Rounds
    .help = A match lasts this many rounds, or as many as it takes to reach the target score, 20 at most.
    .value-0 = open-ended
    .search = deals hands games number length long short match ends when does it end how many over

rules-target_score = Target score
    .help = The match ends after the round in which a team reaches this score.
    .value-0 = none
    .search = play to win winner winning goal race first reach end of the game limit finish ten thousand points total over

# ---- The deal

rules-extra_decks = Extra decks
    .help = There's one deck for each player, plus or minus this many.
    .value-0 = none
    .search = one deck per player plus one, deck for each person, packs number of decks more cards add a deck another fewer

rules-decks = Decks
    .help = A fixed number of decks, or one for each player.
    .value-0 = one per player
    .search = packs number of decks how many cards

rules-jokers = Jokers per deck
    .help = Each deck has this many jokers.
    .value-0 = none
    .search = number of jokers, how many jokers, deck wildcard extra joker without

rules-set_aside = Cards set aside
    .help = This percentage of the cards stays out of each round, unseen.
    .value-0 = none
    .search = put away remove take out leave out cut part of the deck unused cards dead percent share fewer

rules-hand_cards = Cards in the hand
    .help = Everyone is dealt this many cards as a hand.
    .search = hand, cards, deal dealt size of the hand first start with number eleven thirteen

rules-foot_cards = Cards in the foot
    .help = Everyone is dealt this many cards as a foot.
    .search = foot, knee, deal dealt size of the foot second hand kicker feet number cards eleven thirteen

rules-tail_cards = Cards in the tail
    .help = Everyone is dealt this many cards as a third stack, played after the foot.
    .value-0 = none
    .search = hand knee and foot, knee, third stack third hand tail tails three stacks hand foot and tail, another stack after the foot

rules-stacks = Choosing your hand
    .help = You get two stacks, the hand first and the foot later: this decides which is which.
    .value-dealt = no choice, it's dealt
    .value-choose = each player chooses
    .value-bottom_high = the higher bottom card decides
    .value-bottom_low = the lower bottom card decides
    .search = pick choose your hand which pile is foot decide choice of select lowest highest card on the bottom look

rules-stacks_pass = Stacks passed
    .help = You pass these stacks to your neighbours; a packet that you cut is only split by the last two choices.
    .value-none = none
    .value-left = one to the left
    .value-right = one to the right
    .value-both_left = both to the left
    .value-both_right = both to the right
    .value-each_way = one each way
    .value-by_round = left and right alternately
    .value-foot_left = foot to the left, hand to the right
    .value-foot_right = foot to the right, hand to the left
    .search = pass, pass the pass the hand, foot, swap trade exchange give stack neighbour neighbor next player rotate direction pass

rules-deal = How the cards are dealt
    .help = Cards are dealt out, or everyone lifts a packet off the stock.
    .value-auto = dealt out
    .value-cut = cut
    .search = dealing cut the deck cutting lift packet dealer grab twenty two shuffle

rules-cut_bonus = Bonus for an exact cut
    .help = Lifting exactly enough cards for hand and foot earns this many points.
    .value-0 = none
    .search = exactly 22 cards, perfect cut lucky exact number right cutting lift bonus one hundred reward twenty two

rules-first_player = First player
    .help = This player goes first each round.
    .value-random = drawn by lot
    .value-high_card = by the highest card
    .value-left_of_dealer = left of the dealer
    .search = who starts, who begins, who goes first, dealer starts, start starts starter begin begins first turn goes go lead order of play dealer left clockwise who leads

rules-first_upcard = First upcard
    .help = The discard pile starts with one card turned up, or with none.
    .value-none = none
    .value-natural = a natural
    .value-any = any card
    .search = turn up turned flip flipped face start the discard pile begin starter card first

rules-draw_count = Cards drawn
    .help = You draw this many cards from the stock each turn.
    .search = draw two from the stock take deck pick up pull number of cards each turn

rules-stock_out = When the stock runs out
    .help = The round ends, or the discards become a new stock.
    .value-end = the round ends
    .value-reshuffle = the discards are reshuffled
    .search = run out runs running empty gone used up no more cards left end of the deck reshuffle shuffle exhausted stock draw pile discards turned over

# ---- The discard pile

rules-take_count = Cards from the discard pile
    .help = You take this many cards from the top of the discard pile.
    .value-all = the whole pile
    .value-never = none
    .search = discard pile, the pile, pick up, take the pile, pick up the pile, cards from the pile, pile, picking pickup grab get number of seven five all whole top draw pot

rules-short_pile = Taking a short pile
    .help = You can take the pile even if it has fewer cards than you usually take.
    .search = few too less fewer than small pile not enough cards in the pick up pickup

rules-take_least = Smallest pile taken
    .help = The pile must have at least this many cards to be taken.
    .value-0 = no minimum
    .search = smallest size minimum fewest least number of cards in the pile before pickup how many must be

rules-take_with = Needed to take the discard pile
    .help = You can take the pile only if you can use the upcard this way.
    .value-pair = a pair
    .value-any_play = any play of the upcard
    .value-pair_or_wild = a pair, or a natural and a wild card
    .value-pair_or_meld = a pair, or a meld it fits
    .search = pick up with pickup match matching pair two of the top card wild to need take pile requirements discard

rules-upcard_play = Melding the upcard
    .help = You must meld the upcard every time you take the pile, or only when you open with it.
    .value-always = always
    .value-to_open = only to open
    .search = must use the top card meld lay down at once pick up pickup

rules-take_peek = Look at the discard pile first
    .help = Before you take the pile, you can look at the cards you'd get.
    .search = peek look at the discard pile before picking up see cards below spread count through

rules-take_bottom = Melding the bottom card, too
    .help = You must also meld the bottom card you take.
    .search = bottom card of the pile must use lowest deepest card you pick up meld

rules-take_then_draw = Cards drawn after the pile
    .help = After taking the pile, you draw this many cards from the stock.
    .value-0 = none
    .search = draw a card after picking up the pile plus one from the stock pickup and draw

rules-first_take_free = First upcard free
    .help = The first player can take the upcard without melding it.
    .search = free first player may take starter without melding for nothing gift

rules-take_first_lap = Taking the pile first time round
    .help = The pile can be taken before everyone has had a turn.
    .search = first round turn pick up the pile pickup early lap beginning wait

rules-take_needs_open = Pile only after opening
    .help = A team must open before it can take the pile.
    .search = pick up before opening laid down must be been on the board opened pickup

rules-freeze = Frozen pile
    .help = Discarding a wild card freezes the pile; “until it's taken” does little if a pair is always needed.
    .value-no = no
    .value-until_taken = until it's taken
    .value-one_lap = for one turn each
    .search = freezing freezes froze block blocked stop lock locked wild in the pile on discard a discarding wilds throw joker card

# ---- Melds and opening

rules-opening = Opening minimums
    .help = A team needs this many points to open, round by round.
    .search = lay down, laying down, lay out, laying out, points to lay out, go down, going down, get down, come down, minimum, first meld, initial meld, meld, get put open count to requirement points needed on the table board requirements 50 60 90 120 150 in

rules-opening_growth = Growing minimum
    .help = After the last minimum listed, each round needs this many more points.
    .value-0 = no
    .search = lay down minimum opening goes up rises increases more each round later rounds after add points

rules-opening_by_score = Opening by score
    .help = The minimum depends on the team's total, not on the round.
    .search = lay down minimum meld go by total depends on score canasta initial points

rules-open_counts_books = Books count towards opening
    .help = If you open with a complete book, its bonus counts towards the minimum.
    .search = bonus counts toward lay down include canasta in minimum initial meld

rules-open_waived = Whole hand opens
    .help = If your melds use up your whole hand, you can open without a minimum.
    .search = no minimum go down without points whole hand all cards in one go straight to the foot waived

rules-open_natural = Natural meld to open
    .help = To open, at least one of your melds must have no wild cards.
    .search = clean meld to go down natural initial meld without wilds lay down pure first meld no wild cards

rules-open_book_from = Book opens from round
    .help = From this round on, completing a clean book opens without a minimum.
    .value-0 = never
    .search = natural canasta to open go down with a complete canasta last rounds fifth round no minimum

rules-new_meld_points = New meld minimum
    .help = Every new meld must be worth at least this many points.
    .value-0 = no minimum
    .search = minimum value of each meld least points later melds worth

rules-wild_limit = Wild cards in a meld
    .help = A meld can have as many wild cards as naturals, fewer, or half as many.
    .value-equal = as many as naturals
    .value-fewer = fewer than naturals
    .value-half = half as many as naturals
    .search = one more natural than wild, 50% wild, half wild, per cent percent, wildcard, wild, wild card, how many wilds cards ratio more than naturals number of in a book canasta outnumber

rules-wild_cap = Most wild cards in a meld
    .help = No meld can have more wild cards than this, however many naturals it has.
    .value-0 = no limit
    .search = no more than, not more than, how many wilds maximum max most limit wild cards number of in a book canasta

rules-wild_per_turn = Wild cards added to a meld in a turn
    .help = You can add up to this many wild cards to one meld in a turn.
    .value-0 = no limit
    .search = one wild a turn wilds per turn how many wilds each turn at a time add

rules-dirty_naturals = Naturals in a dirty meld
    .help = A meld with a wild card needs at least this many naturals.
    .search = two of a kind plus a wild, start minimum naturals least number of real cards with wilds in a dirty meld pair needed

rules-second_meld = Second meld of a rank
    .help = A team can start another meld of a rank it already has.
    .value-never = never
    .value-after_closing = once the first is a book
    .value-anytime = at any time
    .search = two melds same rank another canasta of the second book start new pile twice duplicate double

rules-foot_when = When you pick up your foot
    .help = You pick up your foot when your hand is empty, or with your first book.
    .value-hand_empty = when the hand is empty
    .value-first_book = with the first book
    .search = pick up second hand early after first canasta joins when do you get the foot

rules-foot_ends_turn = Foot ends the turn
    .help = Picking up the foot by melding ends your turn.
    .search = pick up foot taking up turn over stop next turn wait second hand go on keep playing

rules-wild_melds = Melds of wild cards
    .help = Wild cards can be melded on their own, and you may even need a book of them to go out.
    .value-no = no
    .value-allowed = allowed
    .value-required = required to go out
    .search = wild canasta, wild book, book of wilds, bolivia jokers twos deuces meld only all

# ---- Books

rules-book_size = Cards in a book
    .help = This many cards make a book.
    .search = canasta, book, cards, size of a length how big long seven eight six make number complete pile

rules-closed_book = Adding to a complete book
    .help = Only these cards can still be added to a complete book.
    .value-any = any card
    .value-keep_kind = cards that don't change its kind
    .value-naturals = naturals only
    .value-sealed = nothing
    .value-clean_open = naturals, if clean
    .value-dirty_open = any card, if dirty
    .search = bury buried add to closed canasta finished complete completed full sealed open play on adding more cards after seven lay close closing

rules-clean_book = Clean book
    .help = A book without wild cards earns this many points.
    .search = red canasta natural pure value worth bonus book five hundred score

rules-dirty_book = Dirty book
    .help = A book with wild cards earns this many points.
    .search = black canasta mixed value worth bonus book three hundred score

rules-wild_book = Book of wilds
    .help = A book made only of wild cards earns this many points.
    .search = wild canasta bolivia value worth bonus fifteen hundred score book of jokers deuces

rules-double_book = Double book
    .help = A book of this many cards scores double.
    .value-0 = off
    .search = long book big twice fourteen ten large canasta double points

rules-book_at_once = Book in one move
    .help = A book started and completed in one move earns this many extra points.
    .value-0 = none
    .search = whole canasta in one go seven at once natural from hand laid complete bonus

rules-unfinished_book = Cost of an unfinished book
    .help = A meld of wilds, or of a rank whose books score separately or are needed, costs this much if it isn't a book.
    .value-0 = none
    .search = penalty incomplete not completed begun started wild book sevens sevens penalty minus lose points unfinished canasta

rules-sevens_book = Points for a book of sevens
    .help = A book of sevens earns this many points.
    .value-0 = the same as other books
    .search = set of sevens, natural sevens, seven canasta book of value worth bonus special five thousand score

rules-sevens_kind = Special ranks
    .help = Either only clean books of sevens, or of the other special rank, count as special, or dirty ones too.
    .value-clean = clean
    .value-any = clean or dirty
    .search = seven canasta dirty sevens clean book of special

rules-special_rank = Another special rank
    .help = Books of this rank score separately, as those of sevens can.
    .value-none = none
    .value-4 = fours
    .value-5 = fives
    .value-6 = sixes
    .value-8 = eights
    .value-9 = nines
    .value-T = tens
    .value-J = jacks
    .value-Q = queens
    .value-K = kings
    .value-A = aces
    .search = book of fives, book of aces, special canasta other rank three thousand

rules-special_book = Points for its books
    .help = A book of the other special rank earns this many points.
    .value-0 = the same as other books
    .search = book of fives book of aces canasta value worth bonus special three thousand score

# ---- Threes

rules-meld_threes = Melding threes
    .help = No threes can be melded, only black ones at certain times, or all of them.
    .value-no = never
    .value-black_last = black ones when going out
    .value-black_in_foot = black ones in the foot
    .value-all = all of them
    .search = black three closes the pile, closed pile blocks stops, lay down threes play black three book of canasta may you meld

rules-threes_book = Points for a book of threes
    .help = A book of threes earns this many points.
    .value-0 = the same as other books
    .search = three canasta value worth bonus book of score

rules-red_threes = Red threes
    .help = Red threes cost points if left over, or are laid down at once for a bonus.
    .value-penalty = a penalty if left over
    .value-lay_down = laid down at once
    .search = red three, lay down red three, bonus card replace draw another what do threes rule

rules-red_three_bonus = Red three laid down
    .help = Each red three laid down earns this many points; one left over is priced by “Red three left”.
    .search = red three worth value points each laid lay down score bonus one hundred

rules-red_three_not_out = Red three laid down, team not out
    .help = For a team that didn't go out, each red three laid down earns this many points.
    .value-same = the same
    .search = red three worth value each laid lay down not going out loser other team less half count

rules-red_three_all = All red threes
    .help = Laying down every red three, or enough of them, earns this many extra points.
    .value-0 = none
    .search = book of red threes, pile of red threes, red three all of them both every four bonus points set

rules-red_three_enough = Red threes for the extra points
    .help = A team that lays down this many red threes earns the extra points.
    .value-0 = all of them
    .search = seven red threes or more, five red threes, number of red threes for the bonus how many enough some

rules-black_three = Black three left
    .help = Each black three left over costs this many points.
    .search = black three, closes the pile, penalty, minus negative caught stuck with in hand at the end value worth cost count blocks stop of clubs spades card points

rules-red_three = Red three left
    .help = Each red three left over costs this many points; if they're laid down, only those in an unplayed foot.
    .search = penalty, red three, minus negative caught stuck with in hand foot at the end value worth cost count five hundred of hearts diamonds card points

# ---- Going out

rules-out_clean = Clean books needed
    .help = A team needs this many clean books to go out.
    .value-0 = none
    .search = go out, need needed required requirement requirements to red canasta natural pure finish how many books

rules-out_dirty = Dirty books needed
    .help = A team needs this many dirty books to go out.
    .value-0 = none
    .search = need needed required requirement requirements to go out black canasta mixed finish how many books

rules-out_wild = Books of wilds needed
    .help = A team needs this many books of wilds to go out.
    .value-0 = none
    .search = required wild canasta bolivia jokers twos finish out

rules-out_books = Books needed in all
    .help = A team needs this many books of any kind to go out.
    .value-0 = none
    .search = need needed required requirement requirements to go out canastas number of books finish how many total

rules-out_sevens = Book of sevens needed
    .help = A team needs a book of sevens to go out.
    .search = need needed required requirement to go out seven canasta finish

rules-wild_as_clean = Book of wilds as a clean one
    .help = A book of wilds can take the place of a clean book needed to go out.
    .search = wild canasta counts as natural canasta clean red instead of replaces bolivia

rules-final_discard = Last card
    .help = How you play the last card when you go out.
    .value-required = must be discarded
    .value-optional = may be discarded or melded
    .value-never = must be melded
    .search = discard, discard to go out, no discard, throw away, final discard to go out throw last card finish without end with must

rules-floating = Playing on without cards
    .help = You can play your last card before you can go out; you then draw again on your next turn.
    .search = float floating no cards left empty hand stay in without the books play on continue draw next turn

rules-foot_needed = Foot must be played
    .help = You must play your foot before you can go out.
    .search = go out without second hand unplayed from the hand never picked up foot finish end early leave

rules-sevens_kept = Sevens kept
    .help = Sevens can't be discarded before your book of sevens.
    .search = seven throw away keep hold sevens discarding must be melded book first no seven

rules-partners_foot = Partner's foot before going out
    .help = Each partner must pick up their foot, or play from it, before you go out.
    .value-none = doesn't matter
    .value-picked_up = picked up
    .value-played = picked up and played from
    .search = partner, teammate, all partners, each every both partners in their foot the before going out picked up

rules-permission = Ask your partner before going out
    .help = You ask “May I go out?”, and your partners must say yes.
    .search = permission, ask, go out, partner, may i go out, asking allow allowed agree consent can question say yes no talk consult ok teammate table

rules-hold_last_card = Keeping the last card
    .help = You can keep your last card until every partner has picked up their foot or melded.
    .search = keep keeping hold back one card no discard partner not discarding last wait

rules-go_out_bonus = Bonus for going out
    .help = The team that goes out earns this many points.
    .value-0 = none
    .search = bonus, going out, go out, points for finish finishing first ending the round end reward

rules-winner_takes = Only losers score
    .help = The team that goes out scores 0; the others lose points for the cards they still hold.
    .search = winner gets zero loser pays penalty points only low score wins count what is left

# ---- Card values

rules-joker = Joker
    .help = Each joker is worth this many points.
    .search = wildcard, joker, wild card, value points worth count fifty score jokers

rules-two = Two
    .help = Each two is worth this many points.
    .search = wildcard, deuce, two, wild card, value points worth count twenty score

rules-ace = Ace
    .help = Each ace is worth this many points.
    .search = value points worth count twenty score card

rules-ten_value = High cards
    .help = Each high card, up to the king, is worth this many points.
    .search = ten, face card, face picture court cards king queen jack nine eight ten value points worth count score card high

rules-ten_from = High cards from
    .help = High cards start at this rank.
    .value-8 = the eight
    .value-9 = the nine
    .value-T = the ten
    .search = face picture court cards nine eight ten value points worth count score card eights nines

rules-five_value = Low cards
    .help = Each card from the four up, below the high cards, is worth this many points.
    .search = small cards four five six seven eight nine value points worth count score card low


# ---- end of rules


## house_rules
## Where house rules are read and changed: values, contradictions, the editor, codes and files, five questions, two sets
## side by side.

# A rule that is on or off.
# Variables:
#   $on (Flag) - Which of them.
house_rules-yes-or-no = { $on ->
    [yes] yes
   *[no] no
}

# A list of numbers or tables that is empty.
house_rules-none = none

# A value that differs from round to round.
# Variables:
#   $numbers (Text) - One for each round: "1, 2, 3".
house_rules-each-by-round = { $numbers } (by round)

# How many points are needed to open from a certain total on.
# Variables:
#   $minimum (Number) - How many points open.
#   $total (Number) - From which total that holds.
house_rules-score-step = { $minimum } from { $total }

# ---- contradictions

# One rule, or several together, that make no sense.
# Variables:
#   $rules (List) - The labels of the rules, each as the message "rule".
#   $what (Text) - What is wrong: one of the messages "clash-…".
house_rules-clash = { $rules ->
    [1] { CAPITAL($what) }
   *[other] { $rules } conflict: { $what }
}

# A house rule by its label.
# Variables:
#   $rule (Text) - The label.
house_rules-rule = “{ $rule }”

# All the rules for what cards are worth, in a list with another rule.
house_rules-card-values = the card values

# What to change, as advice.
# Variables:
#   $rule (Text) - The label of the rule.
#   $value (Text) - What to set it to.
house_rules-fix = Set “{ $rule }” to { $value }.

# The messages "clash-…" follow a colon or are a whole sentence. They have a full stop.
house_rules-clash-no-table = no tables are switched on, so nobody could play by these rules.

# A table that makes no sense, such as 6:2v2.
# Variables:
#   $table (Text) - As it is written.
#   $players (Text) - What it says before the colon.
#   $shape (Text) - What it says after the colon.
house_rules-clash-table-shape = the table { $table } doesn't add up: { $shape } isn't for { $players } players.
house_rules-clash-no-end = without a number of rounds or a target score, the match would never end.

# Variables:
#   $have (Number) - The target score.
#   $need (Number) - The least that there may be.
house_rules-clash-low-target = a target score of { $have } is too low; make it { $need } or more, or none.
house_rules-clash-decks-twice = a fixed number of decks leaves no room for extra ones.
house_rules-clash-one-deck = one deck is too few; you need at least two.

# At which table and in which round the problem appears. The rest of the sentence follows.
# Variables:
#   $players (Number) - How many players.
#   $round (Number) - In which round; 1 for any.
house_rules-where = { $round ->
    [1] with { PLAYERS($players) }
   *[other] with { PLAYERS($players) } in round { $round }
}

# Variables:
#   $players (Number) - How many players.
#   $round (Number) - In which round; 1 for any.
#   $have (Number) - How many cards the stock has.
#   $need (Number) - How many ten draws take.
house_rules-clash-few-draws = { house_rules-where }, the deal leaves { $have ->
    [one] one card
   *[other] { $have } cards
} in the stock, but ten draws need { $need }.

# No contradiction: the game can be played, but the stock is soon gone.
# Variables:
#   $players (Number) - How many players.
#   $decks (Number) - How many decks are shuffled together.
#   $left (Number) - How many cards the deal leaves in the stock.
#   $wanted (Number) - How many decks would be enough; 0 if none would.
house_rules-short-stock = With { PLAYERS($players) }, { DECKS($decks) } { $decks ->
    [one] leaves
   *[other] leave
} only { $left } cards to draw{ $wanted ->
    [0] .
   *[other] : take { COUNT($wanted) } decks.
}

# Variables:
#   $have (Number) - How many cards the hand has.
#   $need (Number) - How many the foot has.
house_rules-clash-unequal-stacks = both stacks must be the same size, but one has { COUNT($have) } cards and the other { COUNT($need) }.
house_rules-clash-open-first = a team that must open before it takes the pile can't open by taking the pile.
house_rules-clash-pile-never = nobody ever takes the pile, so the other rule would have no effect.
house_rules-clash-nothing-beneath = you take only one card, and you can already see it.
house_rules-clash-nothing-scores = only losers score, so the other rule would have no effect.
house_rules-clash-nothing-unfinished = only books of wild cards and of special ranks can cost points, and there are neither.
house_rules-clash-target-of-losers = if only losers score, no team ever reaches a target.
house_rules-clash-no-turned-card = no card is turned up for the first player to take.

# Variables:
#   $have (Number) - How many cards score double.
#   $need (Number) - The fewest that there may be.
house_rules-clash-low-double-book = a double book of { COUNT($have) } cards is too small; here it needs at least { COUNT($need) }.
house_rules-clash-threes-twice = red threes are either melded or laid down for a bonus, not both.

# Variables:
#   $rule (Text) - The label of the rule.
#   $have (Number) - The total.
house_rules-clash-score-step-twice = “{ $rule }” gives two minimums for a total of { $have }.
house_rules-clash-no-wild-melds = there can't be a book of wilds if wild cards can't be melded on their own.
house_rules-clash-growth-by-score = minimums that depend on the score can't also grow with each round.

# Variables:
#   $players (Number) - How many players.
#   $round (Number) - In which round; 1 for any.
#   $have (Number) - The most that any cards are worth.
#   $need (Number) - How many points open.
house_rules-clash-opening-out-of-reach = { house_rules-where }, nobody could reach { $need } points to open; { $have } is the most.

# Variables:
#   $players (Number) - How many players.
#   $round (Number) - In which round; 1 for any.
#   $have (Number) - The most that a meld is worth.
#   $need (Number) - How many points a meld must be worth.
house_rules-clash-new-meld-out-of-reach = { house_rules-where }, no meld is ever worth { $need } points; { $have } is the most.

# Variables:
#   $players (Number) - How many players.
#   $round (Number) - In which round; 1 for any.
#   $have (Number) - How many decks.
#   $need (Number) - How many books going out takes.
house_rules-clash-books-out-of-reach = { house_rules-where }, nobody could go out: { DECKS($have) } can't make { $need ->
    [one] the book
   *[other] the { COUNT($need) } books
} needed.

# ---- New game
house_rules-house-rules = House rules
house_rules-which-fits = Which rules suit us?

# A button: make your own rule set from a preset.
# Variables:
#   $name (Text) - The name of the rule set.
house_rules-change-of = Change a rule in { $name }

# A button: edit your own rule set.
# Variables:
#   $name (Text) - The name of the rule set.
house_rules-edit = Edit { $name }

# ---- the editor
# Which rules the editor shows: those in which tables differ most, or all by topic.
house_rules-main-rules = Main rules
house_rules-all-rules = All rules
house_rules-find = Find a rule
house_rules-name = Name of this rule set
house_rules-based-on = Based on
house_rules-undo = Undo
house_rules-reset-page = Reset page
house_rules-duplicate = Duplicate
house_rules-delete = Delete
# Takes the place of Delete once the rule set has been deleted.
house_rules-put-back = Put it back
house_rules-share = Share
# A button: read the rules as a page.
house_rules-read = Read
house_rules-save = Save rules
# A choice beside “The whole pile”, before a number: the top 7.
house_rules-the-top = The top
house_rules-by-round = Different each round
house_rules-fewer-rounds = Remove last
house_rules-more-rounds = Add one
house_rules-set-by-score = Set by score
house_rules-from-total = From a total of
# Between two numbers: from a total of 1,500 the team needs 90.
house_rules-needs = the team needs
# Why the rule set can't be saved.
house_rules-no-name = give it a name
house_rules-fix-it = Fix it
# Button beside a conflict between two rules: goes to one of them.
house_rules-show-it = Show it
house_rules-next-one = Next
house_rules-drop-changes = Discard changes
house_rules-leave-title = Save your changes?
house_rules-leave-words = You haven't saved your changes yet.
house_rules-leave-unsaved = Don't save
house_rules-stay = Keep editing
house_rules-rebase-title = Switch to another preset
house_rules-cancel = Cancel

# Variables:
#   $count (Number) - How many rules differ from the preset.
house_rules-changes = { $count ->
    [one] one change
   *[other] { COUNT($count) } changes
}

# Variables:
#   $count (Number) - How many contradictions.
house_rules-conflicts = { $count ->
    [one] one conflict
   *[other] { COUNT($count) } conflicts
}

# A tab of the editor for a screen reader: "Pile, two changes, one conflict".
# Variables:
#   $topic (Text) - What it is called.
#   $changes (Number) - How many of its rules differ from the preset.
#   $conflicts (Number) - How many contradictions are in it.
house_rules-topic-label = { $changes ->
    [0] { $conflicts ->
        [0] { $topic }
       *[other] { $topic }, { CONFLICTS($conflicts) }
    }
   *[other] { $conflicts ->
        [0] { $topic }, { CHANGES($changes) }
       *[other] { $topic }, { CHANGES($changes) }, { CONFLICTS($conflicts) }
    }
}

# Variables:
#   $wanted (Text) - What was typed.
house_rules-nothing-found = No rule matches “{ $wanted }”. Try another word, or look through the topics.

# Beside the label of a changed rule: what the preset has.
# Variables:
#   $value (Text) - Its value.
house_rules-instead-of = preset: { $value }

# A button that takes one change back.
# Variables:
#   $value (Text) - What the preset has.
house_rules-back-to = Back to the preset: { $value }

# Over the number of a round.
# Variables:
#   $round (Number) - Which round.
house_rules-round = Round { $round }

# The number for one round, for a screen reader: "Opening minimums, round 2".
# Variables:
#   $rule (Text) - The label of the rule.
#   $round (Number) - Which round.
house_rules-round-of = { $rule }, round { $round }

# The number for this round and all later ones, for a screen reader.
# Variables:
#   $rule (Text) - The label of the rule.
#   $round (Number) - The first round it applies to.
house_rules-last-round-of = { $round ->
    [1] { $rule }, every round
   *[other] { $rule }, from round { $round }
}

# A label for a screen reader, where several have the same name.
# Variables:
#   $label (Text) - The label.
#   $place (Number) - Which of them, from 1.
house_rules-numbered = { $label }, { $place }

# Over a number that is for this round and all later ones.
# Variables:
#   $round (Number) - The first round it applies to.
house_rules-last-round = { $round ->
    [1] Every round
   *[other] From round { $round }
}

# The suggested name for a rule set made from a preset.
# Variables:
#   $name (Text) - The preset.
house_rules-own-name = Our { $name }

# Why a rule set can't be saved under a name.
# Variables:
#   $name (Text) - The name.
house_rules-taken-name = “{ $name }” is already taken

# Variables:
#   $name (Text) - The name of the rule set.
house_rules-saved = “{ $name }” has been saved.

# A rule set was deleted from the disk, but is still on the screen.
# Variables:
#   $name (Text) - The name of the rule set.
house_rules-deleted = “{ $name }” has been deleted. To undo, press “{ house_rules-put-back }”.

# The file of a rule set has disappeared.
# Variables:
#   $name (Text) - The name of the rule set.
house_rules-gone = “{ $name }” is no longer in the folder.

# Variables:
#   $reason (Text) - What the system says.
house_rules-not-saved = The rules couldn't be saved: { $reason }.

# Variables:
#   $reason (Text) - What the system says.
house_rules-not-deleted = The rules couldn't be deleted: { $reason }.

# Which of several contradictions is shown.
# Variables:
#   $place (Number) - Its number.
#   $count (Number) - How many there are.
house_rules-clash-place = { $count ->
    [one] Conflict
   *[other] Conflict { $place } of { $count }
}

# A button: switch to another preset and keep the changes.
# Variables:
#   $count (Number) - How many changes.
house_rules-keep-changes = Keep { CHANGES($count) }

# A button: switch to another preset and drop the changes.
# Variables:
#   $preset (Text) - Its name.
house_rules-as-it-is = { $preset } as it is

# The question for those two buttons.
# Variables:
#   $preset (Text) - Its name.
#   $count (Number) - How many changes.
house_rules-rebase-words = You've made { CHANGES($count) }. Keep { $count ->
    [one] it
   *[other] them
} when you switch to { $preset }?

# How far a set is from its preset.
# Variables:
#   $count (Number) - How many changes.
house_rules-change-line = { CAPITAL(CHANGES($count)) }


# ---- five questions
# A button: opens the nearest rule set in the editor, changed to what was answered.
# Variables:
#   $preset (Text) - The name of the rule set.
house_rules-with-my-answers = Use { $preset } with our changes

# Beside it: the same rule set as it is.
# Variables:
#   $preset (Text) - The name of the rule set.
house_rules-unchanged = Use { $preset } unchanged
house_rules-answer-what-you-know = Answer what you know. Every answer helps.
house_rules-questions = Questions
# The step after the five questions: the rule set that is closest.
house_rules-closest-rules = Closest rules
house_rules-next-question = Next
# A button: leave this question unanswered.
house_rules-not-sure = Not sure

# A button: use the preset that was found.
# Variables:
#   $name (Text) - The preset.
house_rules-choose = Choose { $name }

# The five questions, each with its answers.
house_rules-ask-stacks = How do you get your hand and your foot?
    .dealt = They're dealt to us
    .choose = We pick one of two stacks
    .packet = We each cut a packet of 22 by eye
house_rules-ask-pile = How many cards do you take from the discard pile?
    .five = Five cards
    .seven = Seven cards
    .eight = Eight cards
    .all = The whole pile
house_rules-ask-upcard = What do you need to take the pile?
    .pair = A pair, melded at once
    .kept = A pair, melded only when opening
    .any_play = Any way to play the top card
house_rules-ask-books = Which books does a team need to go out?
    .one_each = One clean and one dirty
    .two_each = Two clean and two dirty
    .two_and_three = Two clean and three dirty
house_rules-ask-out = What else does it take to go out?
    .asks = Your partner says yes
    .partner = Your partner is in their foot
    .free = Nothing else

# Which preset fits the answers best.
# Variables:
#   $preset (Text) - The nearest preset.
#   $fitting (Number) - How many of the answers it has.
#   $answered (Number) - How many questions were answered.
house_rules-closest = { $answered ->
    [0] Closest to how you play: { $preset }.
    [one] Closest to how you play: { $preset }. It { $fitting ->
        [0] doesn't match
       *[other] matches
    } your answer.
   *[other] Closest to how you play: { $preset }. It matches { $fitting } of your { $answered } answers.
}

# Below the large name of the nearest preset, which it goes on from.
# Variables:
#   $fitting (Number) - How many of the answers it has.
#   $answered (Number) - How many questions were answered.
#   $all (Flag) - Whether it has all of the answers.
house_rules-answers-fit = { $answered ->
    [one] { $fitting ->
        [0] doesn't match your answer
       *[other] matches your answer
    }
   *[other] { $all ->
        [yes] matches all your answers
       *[no] matches { $fitting } of your { $answered } answers
    }
}

# Variables:
#   $preset (Text) - Its name.
#   $fitting (Number) - How many of the answers it has.
#   $answered (Number) - How many questions were answered.
house_rules-second-closest = Second closest: { $preset } ({ $fitting } of { $answered })

# In place of an answer that wasn't given.
house_rules-left-open = Not answered

# Over the reader's answers; beside it the name of the nearest rule set is over its own.
house_rules-you-play = You play

# What the preset has where it is the reader's answer.
house_rules-the-same = The same
# Below the answers that differ.
# Variables:
#   $count (Number) - How many others there are.
house_rules-others-same = { $count ->
    [one] The other one is the same
   *[other] The other { COUNT($count) } are the same
}

# What the preset has where the reader's answer is another.
# Variables:
#   $preset (Text) - The preset.
#   $answer (Text) - Its answer to the same question.
house_rules-preset-has = { $preset }: { $answer }

# ---- codes and files
house_rules-pass-on = Share
house_rules-take-in = Import
house_rules-copy-code = Copy the code
house_rules-code-in = A code from a friend
house_rules-code-hint = letters and digits; spaces are optional
house_rules-use-code = Check the code
house_rules-export = Save as a file
house_rules-import = Open a file
house_rules-print = Printable page
# A button beside “Printable page”, with the same printer icon: saves that page with a second page that shows the
# changes.
house_rules-print-changes = Page with changes
house_rules-take-them = Open in the editor

# Why a number that was typed isn't accepted.
# Variables:
#   $number (Number) - The number.
#   $least (Number) - The least that there may be.
#   $most (Number) - The most that there may be.
house_rules-out-of-range = { $number } isn't possible: choose { $least } to { $most }.
    .or-off = { $number } isn't possible: choose 0, or { $least } to { $most }.

# What a code or a file holds.
# Variables:
#   $name (Text) - The name of the rules.
#   $rules (Text) - The rules in short.
house_rules-code-holds = This is “{ $name }”: { $rules }.

# Why the rules in a file cannot be used.
# Variables:
#   $file (Text) - The name of the file.
#   $flaw (no_file | too_large | nested_too_deep | not_json | not_toml | no_version | newer | not_only_rules) - Why.
#   $line (Number) - The line where it stops being valid; 0 if that isn't known.
house_rules-rules-flaw = { $flaw ->
    [no_file] { $file } isn't a file.
    [too_large] { $file } is too large to be a rule set.
    [nested_too_deep] { $file } is too complicated to read.
    [not_json] { $line ->
        [0] { $file } isn't a rule set in JSON.
       *[other] { $file } isn't valid JSON: the mistake is in or just before line { $line }.
    }
    [not_toml] { $line ->
        [0] { $file } isn't a rule set in TOML.
       *[other] { $file } isn't valid TOML: the mistake is in or just before line { $line }.
    }
    [no_version] { $file } has no version number.
    [newer] { $file } was written by a newer version of the game.
   *[not_only_rules] { $file } contains more than just rule sets.
}

# Variables:
#   $name (Text) - What the list of tables is called.
#   $text (Text) - A table with teams of different sizes.
house_rules-uneven-teams = { $name }. { command_line-uneven-teams }

# Variables:
#   $file (Text) - The name of the file.
#   $line (Number) - The line of the file; 0 if that isn't known.
#   $why (Text) - What is wrong in it: a sentence.
house_rules-wrong-value = { $line ->
    [0] { $file }: { $why }
   *[other] { $file }, line { $line }: { $why }
}

# Variables:
#   $file (Text) - The name of the file; none for the file in which the program keeps them.
#   $reason (Text) - What the system says.
house_rules-unreadable = { $file ->
    [none] Your rule sets can't be read: { $reason }.
   *[other] { $file } can't be read: { $reason }.
}

# Why a code that was typed can't be read, and which part to check.
house_rules-code-nothing-typed = Type the code first: groups of four letters and digits.

# Variables:
#   $signs (Text) - What was typed.
#   $group (Number) - In which group of the code.
house_rules-code-strange-sign = “{ $signs }” is never used in a code: check group { $group } again.

# Variables:
#   $count (Number) - How many letters and digits.
#   $group (Number) - In which group of the code; 0 where the code has no groups.
house_rules-code-uneven-group = { $group ->
    [0] The code has { SIGNS($count) }, so the last group isn't complete: each group should have four.
   *[other] Group { $group } has { SIGNS($count) }; each group should have four.
}

# Letters and digits of a code.
# Variables:
#   $count (Number) - How many.
house_rules-signs = { $count ->
    [one] one character
   *[other] { COUNT($count) } characters
}

# Variables:
#   $signs (Text) - What was typed.
#   $group (Number) - Which group of the code.
house_rules-code-wrong-sign = Group { $group }, “{ $signs }”, has a mistake in it: ask to hear it again.
house_rules-code-wrong-groups = A whole group is missing, repeated or in the wrong place: compare the groups one by one.
house_rules-code-newer-version = This code was made by a newer version of the game.
house_rules-code-no-rules = This is a valid code, but not for a rule set.

# How a code is read out over the phone: a word for each of A C F H J K L M P Q R T W X Y 4 6 7 9, in this order. A word
# begins with its letter; no two sound alike.
house_rules-phone-words = apple candle flower hammer jacket kitchen lemon mountain pepper queen river table window x-ray yellow four six seven nine

# ---- two sets side by side
house_rules-side-by-side = Two rule sets side by side
house_rules-only-different = Differences only
house_rules-alike = The two rule sets are exactly the same.
house_rules-left-set = Left
house_rules-right-set = Right

# Changes that were not saved when the program ended.
# Variables:
#   $name (Text) - The name of the rule set.
house_rules-unsaved = The program closed before your changes to “{ $name }” were saved.

# A rule and what each of the two has, for a screen reader.
# Variables:
#   $rule (Text) - The label of the rule.
#   $left (Text) - The value in one.
#   $right (Text) - The value in the other.
house_rules-compared-row = { $rule }: { $left } | { $right }

# Variables:
#   $left (Text) - A rule set.
#   $right (Text) - Another one.
#   $shared (Number) - How many rules there are.
house_rules-same = { $left } and { $right } have all { $shared } rules in common.

# Below the rules in which two rule sets differ.
# Variables:
#   $different (Number) - How many rules differ.
#   $shared (Number) - How many are the same.
house_rules-differ = They differ in { RULES($different) } and share { $shared }.


# ---- end of house_rules


## finding_rules
## Finding a house rule by the words that people use at the table. Each text is a list for the search, never shown: change
## it freely, it must fit your language and the words of the section rules, not the English ones.

# Synonyms, one line for each: the word used in the rules, a colon, other words for it.
finding_rules-synonyms =
    book: canasta basket pile set
    clean: pure natural red unmixed
    dirty: mixed black unnatural
    discard: throw thrown toss put away discarded
    joker: wildcard
    meld: lay laid set spread group
    natural: real plain
    permission: ask allow may ok okay consent agree
    stock: deck talon draw pile bank
    taken: pick picked up pickup grab get
    teammate: partner partners team mate mates
    two: deuce
    upcard: top card face up
    wild: wildcard joker deuce two

# Figures and letters of cards in words, one on each line.
finding_rules-figures =
    1: one
    2: two
    3: three
    4: four
    5: five
    6: six
    7: seven
    8: eight
    9: nine
    10: ten
    11: eleven
    13: thirteen
    14: fourteen
    20: twenty
    22: twenty two
    50: fifty
    60: sixty
    90: ninety
    100: hundred
    300: three hundred
    500: five hundred
    1500: fifteen hundred
    5000: five thousand
    10000: ten thousand
    j: jack
    q: queen
    k: king

# Irregular forms, one word on each line.
finding_rules-forms =
    lay: laid lie
    draw: drawn drew
    take: took taken
    keep: kept
    hold: held
    freeze: froze frozen
    deal: dealt
    throw: thrown threw
    go: went gone goes
    give: gave given
    begin: began begun
    foot: feet
    ace: aces
    win: won
    red: hearts diamonds
    black: clubs spades

# Endings that are cut off a word in this order, each at most once. "ies>y": what is put in place of it.
finding_rules-endings = ies>y s ing ed e

# Words that don't tell which rule is meant.
finding_rules-small-words = a an and any are at be can cannot do does for from have how i in is it its many much must of on or our should than that the their them there they this through to us we what when where which who will with you your


# ---- end of finding_rules


## partner_agreements
## Agreements with a computer partner: what they are called and mean.


partner_agreements-title = Agreements
partner_agreements-tip = What you and your partner agree on before the match
partner_agreements-done = Done

# The button of New game.
# Variables:
#   $count (Number) - How many are agreed on.
partner_agreements-label = { $count ->
    [0] Agreements
   *[other] Agreements: { COUNT($count) }
}

# Variables:
#   $names (List) - The computer partners.
partner_agreements-title-with = Agreements with { $names }

# Below that title: what is said of each agreement has no subject of its own.
# Variables:
#   $names (List) - The computer partners.
#   $count (Number) - How many.
partner_agreements-whole-match = What { $names } { $count ->
    [one] does
   *[other] do
} all match long.

# What an agreement is good for, or whom it suits: what it means follows after a colon.
# Variables:
#   $agreement (leave_late_pile | lay_down | finish_books | keep_pairs | work_together | wait_for_foot) - Which agreement.
#   $stack (foot | tail) - What one goes out from by these rules.
partner_agreements-suits = { $agreement ->
    [leave_late_pile] To be caught with less
    [lay_down] To show you the cards
    [finish_books] For quick dirty books
    [keep_pairs] For more melds later
    [work_together] For building together
   *[wait_for_foot] So no { STACK($stack) } is caught
}

# What somebody does who keeps to an agreement, after a name or, with a capital, as its own name; and what it means. The
# subject is left out: the computer partner.
# Variables:
#   $agreement (leave_late_pile | lay_down | finish_books | keep_pairs | work_together | wait_for_foot) - Which agreement.
#   $stack (foot | tail) - What one goes out from by these rules.
partner_agreements-name = { $agreement ->
    [leave_late_pile] leaves late piles
    [lay_down] melds freely
    [finish_books] finishes books first
    [keep_pairs] keeps pairs together
    [work_together] works with you
   *[wait_for_foot] waits for your { STACK($stack) }
}
    .means = { $agreement ->
        [leave_late_pile] Leaves the pile once a rival with five cards or fewer could go out.
        [lay_down] Melds at once after opening, without wild cards.
        [finish_books] Puts wild cards on the longest dirty meld that has room.
        [keep_pairs] Discards single cards if possible.
        [work_together] Adds to your melds first, and leaves you the ranks you picked up.
       *[wait_for_foot] Won't go out, or agree to it, before everyone has theirs.
    }

# An agreement with what it means, for a screen reader.
# Variables:
#   $name (Text) - What it is called.
#   $meaning (Text) - One or two sentences.
partner_agreements-name-and-meaning = { $name }: { $meaning }

# Below an agreement.
partner_agreements-asked-anyway = Your rules require this anyway.

# ---- At a partner's plate, during a match

# Variables:
#   $agreement (leave_late_pile | lay_down | finish_books | keep_pairs | work_together | wait_for_foot) - What was agreed on.
#   $stack (foot | tail) - What one goes out from by these rules.
partner_agreements-promise = “All right. From now on { $agreement ->
    [leave_late_pile] I'll leave the pile alone near the end
    [lay_down] I'll meld all I can
    [finish_books] I'll finish books first
    [keep_pairs] I'll keep pairs together
    [work_together] I'll work with you
   *[wait_for_foot] I'll wait for your { STACK($stack) }
}.”
partner_agreements-released = “All right. I'll use my own judgement again.”

# When a match from an older version is opened.
partner_agreements-dropped = Some agreements of this match no longer exist. Your partner plays without them.

# Below the title “Agreements with Rosa”.
partner_agreements-pick = Pick one to agree on.

# A button that takes an agreement back.
# Variables:
#   $agreement (Text) - What it is called: "Opens early".
partner_agreements-no-longer = Cancel “{ $agreement }”

# What the player under the pointer has agreed to.
# Variables:
#   $kept (List) - The first agreements: "opens early".
#   $more (Number) - How many more there are.
partner_agreements-as-agreed = As agreed: { JOIN($kept, by: "; ") }{ $more ->
    [0] { "" }
   *[other] ; and { COUNT($more) } more
}.


# ---- end of partner_agreements


## deck_cut
## The cut before a deal. "Pack" is the deck as it was shuffled, before the cut.

# The heading above the pack.
# Variables:
#   $who (Text) - The person who cuts, where several people play at this screen; none for the only one.
deck_cut-cut-heading = { $who ->
    [none] Cut the deck
   *[other] Cut the deck, { $who }
}

deck_cut-cut-line = Press the deck where you want to cut it.

# The same heading where that person holds a phone.
# Variables:
#   $who (Person) - Who cuts.
deck_cut-cuts-on-phone = { $who ->
    [you] { $who } cut the deck on your phone
   *[other] { $who } cuts the deck on a phone
}

# The same for a screen reader.
# Variables:
#   $who (Text) - The person who cuts, where several people play at this screen; none for the only one.
deck_cut-cut-heard = The deck is shuffled. { $who ->
    [none] Cut it.
   *[other] { $who }, cut it.
}

deck_cut-cut-for-me = Cut for me
# The same button once a line shows where the pack will be cut.
deck_cut-cut-here = Cut here
deck_cut-skip-cut = Skip the cut
deck_cut-skip-cut-tip = Deals the deck just as it was shuffled.
# Where somebody is asked to cut for the first time: the deck is never offered again.
deck_cut-ask-no-more = Never ask me to cut
    .tip = From now on decks are dealt as they are shuffled. Settings lets you cut again.

# Below a face: this person deals.
# Variables:
#   $you (Flag) - Whether it is you, whose face has "You" above it.
deck_cut-deals-here = { $you ->
    [yes] deal
   *[no] deals
}

# For a screen reader: a slider over the pack, its value, and the place for the packet lifted off it.
deck_cut-cards-lifted = Cards lifted

# Variables:
#   $lifted (Number) - How many cards would be lifted.
#   $cards (Number) - How many cards the pack has.
deck_cut-of-cards = { $lifted } of { $cards }
deck_cut-packet-place = place for your packet

# ---- end of deck_cut


## scores
## The end of a round or a match: who went out, the score sheet, the match so far, the winners.

# A button as a round ends, and the line below it.
scores-count = Score the round
scores-nobody = Nobody goes out

# At the edge of the sheet that says who went out.
# Variables:
#   $points (Number) - The bonus.
scores-out-bonus = +{ $points } for going out

# The large headline as a round ends.
# Variables:
#   $who (Person) - Who went out.
#   $stand_in (Flag) - Whether the computer played for them.
scores-goes-out = { $who ->
    [you] { $stand_in ->
        [yes] The computer went out for you!
       *[no] You went out!
    }
   *[other] { $who } went out!
}

# Variables:
#   $round (Number) - Which round; 0 if there is only one.
scores-round-over = { $round ->
    [0] The round is over
   *[other] Round { $round } is over
}

# How a round ended: a partner was asked, and agreed.
# Variables:
#   $who (Person) - The partner.
scores-nodded = { $who ->
    [you] You nodded.
   *[other] { $who } nodded.
}

# Who held most when somebody else went out.
# Variables:
#   $who (Person) - Who.
#   $hand (Number) - Cards in hand.
#   $left (none | foot | tail | both) - What was never picked up.
#   $threes (Number) - Red threes among all these, where they cost points.
#   $points (Number) - What all of it costs.
#   $of_threes (Number) - How much of that the red threes are.
scores-caught = { $who ->
    [you] You're
   *[other] { $who } is
} caught with { $hand ->
    [0] { $left ->
        [both] a whole foot and a whole tail
        [tail] a whole tail
       *[foot] a whole foot
    }
   *[other] { CARDS($hand) }{ $left ->
        [both] , a whole foot and a whole tail
        [tail] {" "}and a whole tail
        [foot] {" "}and a whole foot
       *[none] {""}
    }
}: that costs { $points }{ $threes ->
    [0] .
    [1] {" "}({ $of_threes } for the red three).
   *[other] {" "}({ $of_threes } for { RED-THREES($threes) }).
}

# Nobody went out: there was no card left to draw.
# Variables:
#   $round (Number) - Which round; 0 if there is only one.
scores-stock-used-up = The stock has run out: { $round ->
    [0] the round is over
   *[other] round { $round } is over
}

# The cards that were played last to go out.
# Variables:
#   $cards (Cards) - The cards of the last melds; there may be none.
#   $discard (Card?) - The last discard.
scores-last-cards = { $cards ->
    [0] { $discard ->
        [none] {""}
       *[other] Last card: { THE-CARD($discard) }.
    }
   *[other] { $discard ->
        [none] Last cards: { $cards }.
       *[other] Last cards: { $cards }, then { THE-CARD($discard) }.
    }
}

# Above a long row of those cards.
scores-played-last = The last cards played

# ---- the score sheet: its rows
scores-melded = Cards melded
scores-clean-books = Clean books
scores-dirty-books = Dirty books
scores-wild-books = Books of wilds
scores-books-at-once = Books in one move
scores-unfinished-books = Unfinished books
scores-going-out = Going out
scores-cut = Cut bonus
scores-red-threes = Red threes laid down
scores-left-in-hand = Cards still held
scores-left-in-foot = Left in the foot
scores-left-in-tail = Left in the tail
# All of these in one row.
scores-left-over = Left over

# ---- beside the rows, what they count

# ---- which cards a figure comes from
scores-cards-left = Cards left
    .about = in hands and feet
scores-match-so-far = The match
    .about = the totals so far
scores-figures = Score sheet figures
scores-nothing-counts = Nothing to count here.
# A part of a figure: points from the same round of another game, from a moment of which this one was begun.
scores-of-before = Scored before this game began
scores-every-red-three = Every red three in play
scores-red-threes-on-table = Red threes on the table
scores-red-threes-cost-nothing = red threes left in the hand don't cost anything
scores-winners-pay-nothing = the team that went out pays nothing
# Beside a player who has no cards left at the end of a round.
scores-all-played = nothing left

# Signs for the foot and the tail, before the cards of a row.
scores-foot-sign = F
scores-tail-sign = T

# Beside a player's cards that were in play, of the hand or of the foot: the same word as in "Cards still held".
scores-held-sign = held
scores-foot = foot
scores-tail = tail

# Where cards were left, "Rosa's hand", or that none were.
# Variables:
#   $who (Person) - Whose.
#   $stack (hand | foot | tail) - Which stack.
#   $cards (Number) - How many.
scores-held = { $cards ->
    [0] { $stack ->
        [hand] { CAPITAL(WHOSE($who)) } hand is empty
        [foot] { CAPITAL(WHOSE($who)) } foot was picked up
       *[tail] { CAPITAL(WHOSE($who)) } tail was picked up
    }
   *[other] { CAPITAL(WHOSE($who)) } { STACK($stack) }
}

# Variables:
#   $points (Number) - What an ordinary book of its kind counts.
scores-twice = a double book: 2 × { $points }

# Variables:
#   $who (Person) - Who went out.
scores-who-went-out = { $who ->
    [you] You went out
   *[other] { $who } went out
}

# Variables:
#   $who (Person) - Who cut.
#   $cards (Number) - How many cards.
scores-lifted-exactly = { $who ->
    [you] You lifted exactly { $cards } cards
   *[other] { $who } lifted exactly { $cards } cards
}

# A book that was begun and completed in one move.
# Variables:
#   $kind (clean | dirty | wild) - What kind of book.
#   $rank (Rank) - Its rank.
scores-laid-at-once = { CAPITAL(BOOK($kind, $rank)) } in one move

# A figure of the sheet, for a screen reader.
# Variables:
#   $row (Text) - The row: "Clean books".
#   $team (Text) - The team.
#   $points (Number) - The figure.
scores-figure-heard = { $row }, { $team }: { SIGNED($points) }.

# A part of a figure.
# Variables:
#   $what (Text) - What it is: "Kings".
#   $cards (Cards) - Its cards; there may be none.
#   $sum (Text) - How it adds up: "2 × 10 + 20"; "" where there is nothing to add.
#   $points (Number) - What it counts.
#   $note (Text) - What else there is to say, or "".
scores-part-heard = { $what }{ $cards ->
        [0] {""}
       *[other] , { $cards }
    }: { $sum ->
        [none] {""}
       *[other] { $sum } makes{ " " }
    }{ SIGNED($points) }.{ $note ->
        [none] {""}
       *[other] { " " }{ CAPITAL($note) }.
    }

# ---- how a round ended, under its title
scores-stock-ended = The stock ran out: no bonus for going out
scores-nobody-out = Nobody went out

# ---- what the cards were worth

# How the reader did in a round, beside what the level Hard makes of the same cards.
# Variables:
#   $mean (Estimate) - How far ahead Hard ends on average, below 0 behind.
#   $made (Number) - Where the reader ended.
#   $alike (Flag) - Whether that is within what chance explains.
scores-par = With your cards, a Hard player usually ends this round about { LEAD($mean) }: you ended { LEAD($made) }{ $alike ->
    [yes] , about as good
   *[no] { "" }
}.

# The same beside the lead.
# Variables:
#   $made (Number) - Where the reader ended this round.
#   $mean (Estimate) - How far ahead Hard ends on average, below 0 behind.
scores-par-in-short = This round: { LEAD($made) }. Hard: about { LEAD($mean) }.

# The same in few words, beside where the match ended.
# Variables:
#   $mean (Estimate) - How far ahead Hard ends on average, below 0 behind.
#   $alike (Flag) - Whether that is within what chance explains.
scores-par-of-match = With your cards, Hard usually { $alike ->
    [yes] does about as well
   *[no] ends { LEAD($mean) }
}.

# The same where both of two teams have people.
# Variables:
#   $name (Text) - The team that Hard ends ahead with.
#   $mean (Estimate) - How far ahead on average.
#   $made (Number) - Where that team ended.
scores-par-of-two = Played by Hard players, these cards usually end with { $name } about { LEAD($mean) }. This time it was { LEAD($made) }.

# The same where several of more teams have people; below it is a line for each of them.
scores-par-of-several = Played by Hard players, these cards usually end like this:

# Variables:
#   $name (Text) - One of them.
#   $points (Estimate) - Points that Hard ends ahead on average; below 0 behind.
scores-par-of = { $name }: { LEAD($points) }

# Where the way from the reader's result to what Hard makes of the round went.
# Variables:
#   $turns (Numbers) - The turn of the reader that gave most points away, if any did.
scores-look-again = { $turns ->
    [0] Well played: none of your turns cost much.
   *[other] Turn { $turns } is worth another look.
}

# Turns of the reader in a round.
# Variables:
#   $turns (List) - The numbers of those that gave points away: the three that gave most, and how many others.
#   $points (Estimate) - What they gave away together.
#   $rest (Estimate) - What the reader ended below Hard's average besides; 0 for nothing.
scores-turns-that-cost = { $turns ->
    [0] None of your turns cost much.
    [1] Turn { $turns } gave away about { $points }.
   *[other] Turns { $turns } gave away about { $points }.
}{ $rest ->
    [0] {""}
   *[other] { " " }{ $turns ->
        [0] The difference came from luck and many small decisions.
       *[other] The other { $rest } or so came from luck and many small decisions.
    }
}

# A button, and the heading behind it: the cards left, the table at the end and Look back.
scores-cards-and-turns = Cards and turns
scores-as-it-ended = The table as the round ended.
scores-back-to-score = Back to the score

# ---- the match
scores-next-round = Next round
scores-see-result-now = See the result
# On the score of a round that was opened from its result.
scores-back-to-result = Back to the result
scores-see-table = See the table
    .about = as the round ended
# Which columns of a sheet are seen; a press shows others.
# Variables:
#   $first (Number) - The first of them.
#   $last (Number) - The last of them.
#   $count (Number) - How many there are.
scores-more-teams = Columns { $first } to { $last } of { $count }: show the others
    .short = { $first }–{ $last } of { $count }
scores-this-round = This round
scores-begun-with = At the start
scores-after = Match total
# In a chart of the lead of one of two teams, over the part in which this one leads.
# Variables:
#   $team (Text) - The team, or a player.
scores-team-ahead = { $team } ahead
# In the box of a team over the chart of several matches.
# Variables:
#   $count (Number) - How many matches it has won.
scores-matches-won = { $count ->
    [one] 1 match won
   *[other] { $count } matches won
}
    .short = { $count } won
# At the side of a chart of several matches: where the lines of those are who have more points than the others, and
# where those of the rest are.
scores-ahead = ahead
scores-behind = behind
# Below it: the first match of an evening, the second one …
# Variables:
#   $match (Number) - Which match.
scores-match = Match { $match }
scores-match-over = The match is over
# The headline after a match was given up, and the line below it.
scores-given-up = This match was given up
# Variables:
#   $rounds (Number) - How many rounds were played to their end.
#   $unfinished (Number) - The round that was given up, 0 for none.
scores-nobody-wins = { $rounds ->
    [0] Nobody wins{ $unfinished ->
        [0] , and no round was finished.
       *[other] . Round { $unfinished } wasn't finished, so it doesn't count.
    }
   *[other] Nobody wins. This is the score after { ROUNDS($rounds) }.{ $unfinished ->
        [0] {""}
       *[other] {" "}Round { $unfinished } wasn't finished and doesn't count.
    }
}

# In the score sheet, in the row of a round that was given up.
# Variables:
#   $round (Number) - Which round.
scores-unfinished-round = Round { $round }, not counted
scores-play-again = Play again

# Variables:
#   $round (Number) - Which round.
scores-round = Round { $round }

# In its place once somebody has announced it.
# Variables:
#   $round (Number) - Which round.
scores-last-round = Round { $round } · the last

# Where the match is.
# Variables:
#   $round (Number) - Which round.
#   $rounds (Number) - How many there are, 0 without a fixed end.
#   $target (Number) - The score that it is played to, 0 for none.
scores-round-of = { $rounds ->
    [0] Round { $round }
   *[other] Round { $round } of { $rounds }
}{ $target ->
    [0] {""}
   *[other] { " " }· to { $target }
}

# What the chart shows, for a screen reader.
# Variables:
#   $round (Number) - Which round.
#   $totals (List) - Each of the messages below.
scores-after-round = After round { $round }: { $totals }.

# Variables:
#   $name (Text) - A team.
#   $points (Number) - Its total.
scores-total-of = { $name } { $points }

# Variables:
#   $count (Number) - How many rounds.
scores-rounds-to-play = { CAPITAL(ROUNDS($count)) } still to play.

# Over the lead in large figures.
# Variables:
#   $own (Flag) - Whether the reader's team leads.
#   $team (Text) - Who leads.
#   $level (Flag) - Whether nobody does.
scores-lead-of = { $level ->
    [yes] All level
   *[no] { $own ->
        [yes] You lead by
       *[no] Lead of { $team }
    }
}

# Beside the leading total.
# Variables:
#   $points (Number) - The lead.
scores-leads-by = { $points ->
    [0] level
   *[other] leads by { $points }
}

# The large headline for those who lost a match: narrowly, or by more.
# Variables:
#   $name (Text) - Who lost, "" without a name.
scores-so-close = { $name ->
    [none] So close!
   *[other] So close, { $name }!
}
scores-their-night = This one got away.

# Below it: what would have won the match.
# Variables:
#   $kind (clean | dirty) - What kind of book.
scores-one-more-book = { $kind ->
    [clean] One more clean book would have done it.
   *[dirty] One more dirty book would have done it.
}

# ---- how somebody played a match
scores-how-you-played = How you played
scores-how-all-played = How everyone played

# In the middle of a ring, below how many of them were good.
# Variables:
#   $judged (Number) - How many decisions were looked at.
scores-of-judged = of { $judged }

# Variables:
#   $good (Number) - Decisions where no clearly better move was found.
#   $judged (Number) - All that were looked at.
scores-nothing-better = We found no clearly better move in { $good } of { $judged } decisions.
scores-only-hints = You followed the hints, so we can't judge your own play.

# The same beside the face of one of several people.
# Variables:
#   $name (Text) - Who it is.
#   $good (Number) - Decisions where no clearly better move was found.
#   $judged (Number) - All that were looked at.
scores-nothing-better-of = { $name }: no clearly better move in { $good } of { $judged } decisions
scores-nothing-clearly-better = decisions without a clearly better move
scores-best-round = Best round

# Variables:
#   $points (Number) - What it brought.
#   $round (Number) - Which round.
#   $name (Text) - The team; "" for your own.
scores-best-round-was = { $name ->
    [none] { $points }, round { $round }
   *[other] { $points }, { $name }, round { $round }
}

# Variables:
#   $count (Number) - Decisions where there was a better move.
scores-to-look-at = { $count ->
    [one] 1 decision to review
   *[other] { $count } decisions to review
}


# Buttons at the end of a match.
scores-another-table = Another table
    .sub = new players or rules
scores-that-is-it = That's it for now

# Below that line.
# Variables:
#   $teams (List) - Who won.
#   $you (Flag) - Whether the reader is the team.
#   $several (Flag) - Whether the team has several players.
#   $cheer (Flag) - Whether somebody here has won.
#   $points (Number) - By how many points.
scores-winner-by = { scores-winner } by { $points }

# Under the large headline that says who won.
# Variables:
#   $points (Number) - By how many points.
scores-by-points = by { $points } points

# The large headline at the end of a match.
# Variables:
#   $teams (List) - Who won; several where they are level.
#   $you (Flag) - Whether the reader is the team.
#   $several (Flag) - Whether the team has several players.
#   $cheer (Flag) - Whether somebody here has won.
scores-winner = { $teams ->
    [1] { $you ->
        [yes] { $teams } win
       *[no] { $several ->
            [yes] { $teams } win
           *[no] { $teams } wins
        }
    }{ $cheer ->
        [yes] !
       *[no] {""}
    }
   *[other] { $teams } share the win
}

# Under the button that leads to the next round.
# Variables:
#   $dealer (Person) - Who deals it.
#   $points (Number) - What it takes to open; 0 where that isn't the same for all who read this.
scores-next-deal = { $dealer ->
    [you] You deal
   *[other] { $dealer } deals
}{ $points ->
    [0] { "" }
   *[other] { "" } · { $points } to open
}

# A team's place at the end.
# Variables:
#   $place (Number) - From 1.
scores-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}


# ---- end of scores


## score_pad
## The score pad for real cards.

score_pad-title = Score pad
# The same on a small button of the title.
score_pad-short = Score pad
score_pad-with-real-cards = real cards
score_pad-real-cards-tip = Play with real cards and keep score here
score_pad-at-the-screen = Play here
score_pad-open-pad = Open the score pad
score_pad-real-cards-told = You use real cards; the pad keeps score.
score_pad-first-dealer = First dealer

# Variables:
#   $name (Text) - What the game is called.
score_pad-named = Score pad · { $name }

# ---- a round is entered
score_pad-write-down = Enter scores
# Instead, where a round that was entered before is changed.
score_pad-save-correction = Save correction
score_pad-undo = Undo
score_pad-chart = Chart
score_pad-sheet-to-print = Printable sheet
score_pad-this-round = This round
# The row with the totals before this round, between the rows “This round” and “Now”.
score_pad-before = Before
score_pad-now = Now
score_pad-tap-cards = or tap each card
score_pad-plus = Plus
# Below the sign on that key.
score_pad-plus-sub = add
score_pad-digits-only = You can only type digits and + here.
score_pad-no-minus = No minus sign: leftover cards are subtracted for you.
score_pad-choose-field-to-change = Choose a line to change.
score_pad-nothing-entered = Nothing entered yet
score_pad-as-it-was = Cancel changes
# The key ←: it erases the last digit, or a plus that nothing follows.
score_pad-erase = Erase the last digit
score_pad-second-opinion = Is that right?
score_pad-look-again = Check again

# Cards to tap.
score_pad-joker = joker
score_pad-two = 2
score_pad-ace = ace
score_pad-black-three = black 3

# Variables:
#   $lowest (Text) - From this rank, as printed on a card, "8", …
#   $highest (Text) - … to this one, "K", all cards count alike.
score_pad-ranks = { $lowest } to { $highest }

# Variables:
#   $names (Text) - Cards that count alike.
#   $points (Number) - What each of them counts.
score_pad-cards-worth = { $names }: { $points }

# Numbers that are added up in a line.
# Variables:
#   $heaps (Number) - Points of the heaps so far.
#   $addend (Number) - Points of the next one.
score_pad-sum = { $heaps } + { $addend }

# The same before the first digit of the next one.
# Variables:
#   $heaps (Number) - Points of the heaps so far.
score_pad-sum-begun = { $heaps } +

# Variables:
#   $most (Number) - The highest number.
score_pad-most-in-a-line = The most you can enter here is { $most }.

# The round, the points needed to open it, and who deals.
# Variables:
#   $round (Text) - Which round: "Round 3 of 4".
#   $points (Numbers) - What opens it; several where that depends on a team's score.
#   $dealer (Person) - Who deals.
score_pad-heading = { $round } · { $points } to open · { $dealer ->
    [you] You deal
   *[other] { $dealer } deals
}

# Instead, where a round that was entered before is changed.
# Variables:
#   $round (Text) - Which round: "Round 3 of 4".
#   $points (Numbers) - What opens it; several where that depends on a team's score.
score_pad-correction = Correction · { $round } · { $points } to open

# Under the button that leads to the next round.
# Variables:
#   $dealer (Person) - Who deals.
#   $points (Numbers) - What opens it; several where that depends on a team's score.
score_pad-next-round = { $dealer ->
    [you] You deal · { $points } to open
   *[other] { $dealer } deals · { $points } to open
}

score_pad-went-out = Went out

# What a line counts.
# Variables:
#   $row (cuts | at_once | unfinished | red_threes_laid | melded | out | left | red_threes_left | penalty | clean | dirty | wild | sevens | special | threes) - The line; the last six are kinds of books.
#   $size (Number) - Cards of books that score double, where the line counts those; else 0.
#   $rank (Rank) - The special rank.
score_pad-row = { $row ->
    [cuts] Exact cuts
    [at_once] { scores-books-at-once }
    [unfinished] { scores-unfinished-books }
    [penalty] Penalty
    [red_threes_laid] { scores-red-threes }
    [melded] Cards on the table
    [out] { score_pad-went-out }
    [left] Left over
    [red_threes_left] Red threes left
   *[clean] { $size ->
        [0] { $row ->
            [clean] { scores-clean-books }
            [dirty] { scores-dirty-books }
            [wild] { scores-wild-books }
            [sevens] Books of sevens
            [special] Books of { RANKS($rank) }
           *[threes] Books of threes
        }
       *[other] { $row ->
            [clean] Clean books of { $size }
            [dirty] Dirty books of { $size }
            [wild] Books of { $size } wilds
            [sevens] Books of { $size } sevens
            [special] Books of { $size } { RANKS($rank) }
           *[threes] Books of { $size } threes
        }
    }
}

# In small letters below the name of a line.
# Variables:
#   $points (Number) - What each of them counts.
score_pad-each = { $points } each

# In small letters below the name of a line: what it counts.
# Variables:
#   $row (cuts | at_once | unfinished | red_threes_laid | melded | out | left | red_threes_left | penalty | clean | dirty | wild | sevens | special | threes) - The line; the last six are kinds of books.
#   $worth (Number) - What such a book counts.
#   $cut_bonus (Number) - What an exact cut counts.
#   $book_at_once (Number) - What a book counts that was laid in one move.
#   $unfinished_book (Number) - What a meld costs that isn't a book at the end.
#   $red_three_bonus (Number) - What a red three counts that was laid down.
#   $red_three_not_out (Number) - What it counts for a team that wasn't out; -1 for the same.
#   $red_three (Number) - What a red three costs.
#   $winner_takes (Flag) - Whether only teams that didn't go out score, for what they still hold.
#   $go_out_bonus (Number) - What going out counts.
#   $sevens_kind (clean | any) - Which books of sevens count.
#   $tail (Flag) - Whether a tail is dealt, too.
score_pad-row-note = { $row ->
    [cuts] { EACH($cut_bonus) }
    [at_once] { EACH($book_at_once) }
    [unfinished] −{ EACH($unfinished_book) }
    [penalty] taken off
    [red_threes_laid] { $red_three_not_out ->
        [-1] { EACH($red_three_bonus) }
       *[other] { $red_three_bonus }, or { $red_three_not_out } if not out
    }
    [melded] books included
    [out] { $winner_takes ->
        [yes] scores 0
       *[no] { $go_out_bonus ->
            [0] no bonus
           *[other] { SIGNED($go_out_bonus) }
        }
    }
    [left] { $winner_takes ->
        [yes] { score_pad-left-note.others }
       *[no] { score_pad-left-note }
    }
    [red_threes_left] −{ EACH($red_three) }
    [sevens] { score_pad-special-note }
    [special] { score_pad-special-note }
   *[clean] { EACH($worth) }
}

# Variables:
#   $sevens_kind (clean | any) - Which books of special ranks count.
#   $worth (Number) - What such a book counts.
score_pad-special-note = { $sevens_kind ->
    [clean] clean, { EACH($worth) }
   *[any] { EACH($worth) }
}

# Variables:
#   $tail (Flag) - Whether a tail is dealt, too.
score_pad-left-note = { $tail ->
    [yes] in hands, feet and tails
   *[no] in hands and feet
}
    .others = { $tail ->
        [yes] in the others' hands, feet and tails
       *[no] in the others' hands and feet
    }

# Variables:
#   $tail (Flag) - Whether a tail is dealt, too.
score_pad-left-told = { $tail ->
    [yes] Cards in the feet and tails count too.
   *[no] Cards in the feet count too.
}

# A field, for a screen reader.
# Variables:
#   $line (Text) - The line: "Left over".
#   $team (Text) - Which team.
score_pad-field = { $line }, { $team }

# ---- the rounds so far
score_pad-rounds = The rounds
score_pad-so-far = So far
# In small letters on the buttons that print hint cards and the score sheet.
score_pad-hint-cards-sub = one per player
score_pad-print-sub = A4 or Letter
# A button: all matches of the evening, on paper.
score_pad-print-evening = Print this evening
# What is on that page, in small letters on the button.
score_pad-print-evening-sub = chart and faces
score_pad-end-evening = End the game
# A button that announces it, and what then stands below the button for entering the round.
score_pad-last-round = One last round
score_pad-is-last-round = This is the last round
score_pad-go-on = Keep playing
score_pad-done = Done
score_pad-changes = Changes
score_pad-changed = changed
score_pad-change-begun = change not entered yet
score_pad-no-round-yet = No rounds entered yet.
score_pad-disk-silent = The disk isn't responding: what you entered isn't saved yet.

# Variables:
#   $reason (Text) - What the system said.
score_pad-disk-fails = Couldn't save to disk ({ $reason }): what you entered isn't saved yet.

# The same once the disk has refused again what somebody pressed “Try again” for.
# Variables:
#   $reason (Text) - What the system said.
#   $tries (Number) - How often.
score_pad-disk-still-fails = Trying again { TIMES($tries) } didn't help ({ $reason }): what you entered isn't saved yet.

# Instead of “All your moves are saved now.”, for what was entered on a score pad.
score_pad-saved-again = Everything you entered is saved now.

# Below the place of the copy.
score_pad-copy-is-whole = The copy has everything you entered. To continue with it, open My games, then More and Import.

# Variables:
#   $round (Number) - Which round.
score_pad-enter-round = Enter round { $round }
    .begun = Continue round { $round }

# A line with a round that can be changed, for a screen reader.
# Variables:
#   $round (Number) - Which round.
score_pad-change-round = Change round { $round }

# Who went out in a round is known only if somebody marked it.
score_pad-out-not-entered = who went out?
# Beside a round that counts with points left blank.
score_pad-left-blank = blank lines

# How far a game is, in a list.
# Variables:
#   $count (Number) - How many rounds are written down.
score_pad-rounds-written = { $count ->
    [0] no rounds yet
   *[other] { ROUNDS($count) }
}

# Who leads.
# Variables:
#   $teams (List) - The teams that share the lead.
#   $team (Person) - The first of them.
#   $several (Flag) - Whether a team has several players.
score_pad-ahead = { $teams ->
    [1] { $team ->
        [you] { $team } are ahead
       *[other] { $several ->
            [yes] { $team } are ahead
           *[no] { $team } is ahead
        }
    }
   *[other] { $teams } are level
}

# A round that was changed after it had been written down.
# Variables:
#   $round (Number) - Which round.
#   $changes (List) - Each of the messages below: "Left over, Ben & Ida: 90 (was 85)".
score_pad-corrected = Round { $round }. { $changes ->
    [0] Nothing changed.
   *[other] { JOIN($changes, by: "; ") }.
}

# Variables:
#   $field (Text) - Line and team.
#   $after (Text) - What is there now.
#   $before (Text) - What was there.
score_pad-change = { $field }: { $after } (was { $before })

# In place of a number that wasn't entered, and whether a player went out.
score_pad-nothing = blank
score_pad-yes = yes
score_pad-no = no

# ---- what can't be right

# Variables:
#   $team (Person) - Which team.
#   $is_left (Flag) - Whether it is the cards left over.
score_pad-not-written = { $is_left ->
    [yes] { $team ->
        [you] You haven't entered your own leftover cards.
       *[other] You haven't entered the cards left over for { $team }.
    }
   *[no] { $team ->
        [you] You haven't entered your own cards on the table.
       *[other] You haven't entered the cards on the table for { $team }.
    }
}

# Variables:
#   $team (Person) - Which team.
#   $books (Number) - How many books it has.
#   $least (Number) - What their cards count at least.
#   $written (Number) - What was entered.
score_pad-too-few-for-books = The cards in { WHOSE($team) } { BOOKS($books) } alone come to at least { $least }, not { $written }.

# Variables:
#   $cards (Number) - How many cards the books need.
#   $pack (Number) - How many the pack has.
score_pad-too-many-books = These books need { $cards } cards, but there are only { $pack }.

# Variables:
#   $wilds (Number) - How many wild cards the books need.
#   $pack (Number) - How many the pack has.
score_pad-wilds-beyond-pack = These books need at least { WILDS($wilds) }, but there are only { COUNT($pack) }.

# Variables:
#   $rank (Rank) - Their rank.
#   $pack (Number) - How many cards of the rank the pack has.
#   $books (Number) - How many books of them were entered.
score_pad-too-many-of-rank = There are only { OF-RANK($pack, $rank) }: too few for { BOOKS($books) } of them.

# Variables:
#   $written (Number) - What was entered.
#   $pack (Number) - How many the pack has.
score_pad-too-many-red-threes = You entered { RED-THREES($written) }, but there are only { COUNT($pack) }.

# Variables:
#   $written (Number) - What was entered.
#   $pack (Number) - How many the pack has.
score_pad-too-many-points = You entered { $written } points in all, but all the cards together are worth only { $pack }.

# Variables:
#   $written (Number) - What was entered.
#   $step (Number) - Every card counts a multiple of this.
score_pad-odd-points = No cards add up to { $written }: every card is worth a multiple of { $step }.

# Variables:
#   $team (Person) - Which team.
#   $several (Flag) - Whether they are several.
#   $minimum (Number) - What it needed to open.
#   $written (Number) - What was entered.
score_pad-opened-too-low = { $team ->
    [you] { $team } needed { $minimum } to open, but have only { $written } on the table.
   *[other] { $several ->
        [yes] { $team } needed { $minimum } to open, but have only { $written } on the table.
       *[no] { $team } needed { $minimum } to open, but has only { $written } on the table.
    }
}

# Variables:
#   $team (Person) - Which team.
#   $several (Flag) - Whether they are several.
#   $missing (List) - The books that are missing: “one clean book”.
score_pad-books-to-go-out = { $team ->
    [you] To go out, you still need { $missing }.
   *[other] { $several ->
        [yes] To go out, { $team } still need { $missing }.
       *[no] To go out, { $team } still needs { $missing }.
    }
}

# Variables:
#   $team (Person) - Which team.
#   $written (Number) - What was entered.
score_pad-left-by-who-went-out = A player who goes out has nothing left, but you entered { $written } for { $team ->
    [you] yourself
   *[other] { $team }
}.

# Variables:
#   $team (Person) - Which team.
#   $written (Number) - What was entered.
#   $members (Number) - How many players it has.
score_pad-too-many-cuts = You entered { $written ->
    [one] one exact cut
   *[other] { COUNT($written) } exact cuts
} for { $team ->
    [you] yourself, but you can make only one a round
   *[other] { $team }, but that team has only { PLAYERS($members) }
}.


# ---- end of score_pad


## my_games
## My games: the list and its search, and how much each person has played and won.

my_games-my-games = { screens-games }
my_games-find = Find a game
    .by = Find: name, rules, player, day
my_games-nothing-fits = No games match.
my_games-look-back = Look back
# A button: opens what else can be done here.
my_games-more = More
# Below the buttons of that menu: what each is for.
my_games-chances-about = How the cards fell in all your games
my_games-pad-about = Keeps score when you play with real cards
my_games-import-about = Adds a game or a backup from a file
my_games-backup-about = Saves everything in one file
my_games-export-about = Saves finished matches for a spreadsheet
# A button: how the match ended.
my_games-result = Result
my_games-name-and-person = Name and player
my_games-name-it = Name of the game
my_games-who-played = Who played
my_games-what-a-label-is = Call the game whatever you like, and enter who played. The game itself doesn't change; clear a field to get its old text back.
my_games-save-label = Save

# Variables:
#   $name (Text) - A game.
my_games-more-about = More about “{ $name }”

# After a new name or new players were entered.
# Variables:
#   $reason (Text) - What the system said.
my_games-not-named = Couldn't save the name: { $reason }.

# A team with its points, in a list for a screen reader.
# Variables:
#   $team (Text) - The team.
#   $points (Number) - Its points.
my_games-team-total = { $team } { $points }

# Beside finished matches none of which counts.
my_games-nobody-yet = Play a whole match yourself, and it's counted here. Matches that you gave up, or that the computer mostly played for you, don't count.
my_games-reading = Loading your matches…
# Variables:
#   $count (Number) - How many matches aren't loaded yet.
my_games-still-loading = Still loading { MATCH-COUNT($count) }…

# How many matches, in figures.
# Variables:
#   $count (Number) - How many.
my_games-match-count = { $count ->
    [one] 1 match
   *[other] { $count } matches
}

# Variables:
#   $count (Number) - How many matches with real cards.
#   $won (Number) - How many of them were won.
my_games-matches-won = { $count ->
    [one] 1 match
   *[other] { $count } matches
}, { $won ->
    [0] none won
   *[other] { $won } won
}

# Rules and table of matches that can be compared: "Web Classic, 2 against 2".
# Variables:
#   $rules (Text) - The rule set, or "" for the table alone.
#   $teams (Number) - How many teams.
#   $each (Number) - Players of each; 1 where everybody plays alone.
#   $cards (Flag) - Whether they play with real cards.
my_games-kind = { $rules ->
    [none] {""}
   *[other] { $rules },{ " " }
}{ $each ->
    [1] { $teams ->
        [2] 2 players
       *[other] { $teams } solo players
    }
   *[other] { $teams ->
        [2] { $each } against { $each }
        [3] { $each } against { $each } against { $each }
       *[other] { $teams } teams of { $each }
    }
}{ $cards ->
    [yes] , real cards
   *[no] {""}
}

# ---- what decisions are about, in the exported table
my_games-opening = The opening
my_games-wilds = Jokers and twos
my_games-melds = Melds
my_games-pile = The discard pile
my_games-foot = The foot
my_games-going-out = Going out
my_games-discards = Discards

# ---- matches and wins

# A heading.
# Variables:
#   $who (Person) - The person.
#   $won (Number) - How many matches were won.
#   $matches (Number) - Of how many.
my_games-won-of = { $who ->
    [you] You have
   *[other] { $who } has
} won { $won ->
    [0] none
   *[other] { $won }
} of { MATCH-COUNT($matches) }
my_games-matches = matches

# Over the number of matches that somebody won.
my_games-wins = won

# Beside a game in the list that you won.
my_games-won = won

# ---- columns of the exported table
my_games-export = Export
my_games-column-match = match
my_games-column-date = date
my_games-column-rules = rules
my_games-column-table = table
my_games-column-person = person
my_games-column-team = team
my_games-column-partners = partners
my_games-column-opponents = opponents
my_games-column-won = won
my_games-column-points = points
my_games-column-best-other = best other team
my_games-column-rounds = rounds
my_games-column-books = books
my_games-column-out = times gone out
my_games-column-given = given away
my_games-column-given-opening = given away: the opening
my_games-column-given-wilds = given away: jokers and twos
my_games-column-given-melds = given away: melds
my_games-column-given-pile = given away: the pile
# Heading of a spreadsheet column: points given away over the foot.
my_games-column-given-foot = given away: the foot
my_games-column-given-going-out = given away: going out
my_games-column-given-discards = given away: discards
my_games-yes = yes
my_games-no = no


# ---- end of my_games


## chances
## Who gets the jokers? What cards came to each seat, beside what chance gives: a screen of My games, and a command.

chances-who-gets-the-jokers = Who gets the jokers?

# What is counted: the choices above the chart.
# Variables:
#   $what (jokers | wilds | red_threes | wild_pairs | luck_deal | luck_draws) - What.
chances-kind = { $what ->
    [jokers] Jokers
    [wilds] All wild cards
    [red_threes] Red threes
    [wild_pairs] Pairs of wilds
    [luck_deal] Luck of the deal
   *[luck_draws] Luck of the draw
}

# The name of that group of choices, for a screen reader.
chances-kinds = What's counted

# How much of it somebody got, and in a sentence.
# Variables:
#   $what (jokers | wilds | red_threes | wild_pairs | luck_deal | luck_draws) - What.
#   $count (Number) - How many; points where it is luck.
chances-amount = { $what ->
    [jokers] { $count ->
        [one] { $count } joker
       *[other] { $count } jokers
    }
    [wilds] { $count ->
        [one] { $count } wild card
       *[other] { $count } wild cards
    }
    [red_threes] { $count ->
        [one] { $count } red three
       *[other] { $count } red threes
    }
    [wild_pairs] { $count ->
        [one] { $count } pair of wild cards
       *[other] { $count } pairs of wild cards
    }
    [luck_deal] { SIGNED($count) } points from the deal
   *[luck_draws] { SIGNED($count) } points from the draws
}

# Variables:
#   $rounds (Number) - How many rounds were counted.
#   $games (Number) - In how many games.
chances-counted = { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
} in { $games ->
    [one] 1 game
   *[other] { $games } games
}
    .luck = { $rounds ->
        [one] 1 analysed round
       *[other] { $rounds } analysed rounds
    }

# On the chart: the range that chance alone explains, its two sides, its middle, and what lies beyond.
chances-band = the chance band
chances-fewer = fewer
    .luck = bad luck
chances-more = more
    .luck = good luck
chances-equal-share = an equal share
    .luck = neither good nor bad
# On the chart, in the area outside the chance band.
chances-out-here = Out here we'd look closer.

# Headings of the sheet beside the chart.
chances-too-early = Too early to say
chances-just-chance = That's just chance
chances-second-look = Worth a second look
chances-nothing-yet = Nothing counted yet

chances-nothing-counted = Finish a round to see who got the cards everyone wants.
    .luck = Look back at a match to see who had the better cards.

# Variables:
#   $names (List) - Whose faces are outside.
chances-outside = { $names ->
    [0] Everyone is inside the band.
   *[other] Outside the band: { LIST($names) }.
}

# The two furthest apart, where chance explains the difference. "Walt got 111 jokers, June only 88."
# Variables:
#   $what (jokers | wilds | red_threes | wild_pairs | luck_deal | luck_draws) - What.
#   $most (Person) - Who got most.
#   $many (Number) - How much that is; points where it is luck.
#   $least (Person) - Who got least.
#   $few (Number) - How much that is.
#   $rounds (Number) - How many rounds were counted.
chances-extremes = { $what ->
    [luck_deal] { chances-luck-extremes }
    [luck_draws] { chances-luck-extremes }
   *[jokers] { $most } got { AMOUNT($what, $many) }, { $least ->
        [you] you
       *[other] { $least }
    } only { $few }.
} It may feel unfair, but this is what { $rounds } rounds of chance look like.

# The same where it is points.
# Variables:
#   $most (Person) - Who had the best cards.
#   $many (Number) - How many points they were worth more than usual.
#   $least (Person) - Who had the worst.
#   $few (Number) - The same for those.
chances-luck-extremes = { CAPITAL(WHOSE($most)) } card luck was { SIGNED($many) } points, { $least ->
    [you] yours
   *[other] { WHOSE($least) }
} { SIGNED($few) }.

# Somebody is outside the band, but chance explains that.
chances-one-in-twenty = Chance explains that: by itself, it puts one player in twenty outside the band.

# Somebody is so far outside that chance doesn't explain it.
# Variables:
#   $who (Text) - Who.
#   $what (jokers | wilds | red_threes | wild_pairs | luck_deal | luck_draws) - What.
#   $count (Number) - How much came to that seat.
#   $lower (Number) - The range that chance explains begins here,
#   $upper (Number) - and ends here.
chances-far-outside = { $who }: { AMOUNT($what, $count) }. Chance explains { $lower } to { $upper }. By chance alone, fewer than one player in twenty would ever be so far outside that range.

chances-few-rounds = After only a few rounds, the band is wide and almost anything falls inside it.
chances-proves-nothing = A few games prove nothing, one way or the other.
chances-we-would-tell = Chance alone puts one player in twenty outside the band. If anything looked like more than chance, we'd tell you.

# A face for a screen reader.
# Variables:
#   $who (Text) - Whose.
#   $what (jokers | wilds | red_threes | wild_pairs | luck_deal | luck_draws) - What.
#   $count (Number) - How much came to that seat.
#   $lower (Number) - The band begins here,
#   $upper (Number) - and ends here.
#   $inside (Flag) - Whether that is inside the band.
chances-face = { $who }, { AMOUNT($what, $count) }, { $inside ->
    [yes] inside
   *[no] outside
} the band of { $lower } to { $upper }.

# Whom the chart shows.
# Variables:
#   $shown (Number) - How many.
chances-those-who-played-most = The { COUNT($shown) } who have played most.

# ---- how it works
chances-how-this-works = How this works
    .about = in plain words
chances-explained = We count what chance brought you: cards you were dealt, drew from the stock or drew to replace a red three. Cards from the discard pile don't count, because players put them there.
    For every draw we know which cards were left, so we know how many jokers to expect. Added up, that is your equal share. It isn't the same for everyone: if you draw more, you should get more.
    Nobody gets exactly an equal share. The band is where chance puts a player 95 times out of 100.
    A pair of wild cards is two that came together: in one draw, one hand or one foot. Luck is what your cards were worth.

## todays_deal
## Today's deal on screen: before it is played, and how it went. Its calendar serves the other screens, too.

# A date: "20 November". The short form goes where there is little room: "20 Nov".
# Variables:
#   $day (Day) - Which one.
todays_deal-date = { DAY-OF($day) } { MONTH(MONTH-OF($day)) }

# A date with its year: "20 November 2026".
# Variables:
#   $day (Day) - Which one.
todays_deal-date-of-year = { todays_deal-date } { YEAR-OF($day) }

# A day of the calendar: "Friday, 20 November".
# Variables:
#   $day (Day) - Which one.
todays_deal-day = { WEEKDAY(WEEKDAY-OF($day)) }, { todays_deal-date }

# A day of this week: "Thu 19".
# Variables:
#   $day (Day) - Which one.
todays_deal-day-of-week = { SHORT-WEEKDAY(WEEKDAY-OF($day)) } { DAY-OF($day) }

# A day of the calendar with its year: "Friday, 20 November 2026".
# Variables:
#   $day (Day) - Which one.
todays_deal-day-of-year = { todays_deal-day } { YEAR-OF($day) }

# ---- before it is played
todays_deal-todays-deal = Today's deal
todays_deal-friends-deal = A friend's deal
todays_deal-for-everybody = The same cards for everyone

# Which deal a screen shows.
# Variables:
#   $day (Day) - Its day.
#   $today (Flag) - Whether that is today.
todays_deal-deal-of = { $today ->
    [yes] { todays_deal-todays-deal }
   *[no] The deal for { todays_deal-day }
}

# What its game in the list is called.
# Variables:
#   $day (Day?) - Its day, if it is one of the calendar.
#   $code (Text) - Its code.
todays_deal-game-name = { $day ->
    [none] Deal { $code }
   *[other] The deal for { DATE($day) }
}

# Where your result is on the scale.
# Variables:
#   $lower (Text) - The level or levels below it, "Normal and Hard"; "" where it is below all.
#   $upper (Text) - The level or levels above it, "" where it is above all.
todays_deal-among = { $upper ->
    [none] Better than { $lower }
   *[other] { $lower ->
        [none] A little under { $upper }
       *[other] Between { $lower } and { $upper }
    }
}

# The same where your result is so near an average that chance explains the rest.
# Variables:
#   $levels (Text) - The level or levels of that average: "Normal and Hard".
todays_deal-about = As good as { $levels }

# A game of a deal that was played before.
# Variables:
#   $name (Text) - One of the two names above.
todays_deal-again = { $name }, again

# Variables:
#   $day (Day) - What the clock shows.
todays_deal-no-such-day = This computer's clock says { todays_deal-date-of-year }, a day without a deal. Please set the right date.
# What a deal is, in one line.
# Variables:
#   $today (Flag) - Whether it is today's.
todays_deal-the-same-cards = { $today ->
    [yes] Everyone gets the same cards today.
   *[no] Everyone gets the same cards.
}
todays_deal-rules = Rules
# What is played: the rules are a list to choose from.
# Variables:
#   $whole (Flag) - Whether it is a whole match, not one round.
#   $rules (Text) - The rule set: "Web Classic".
todays_deal-of-rules = { $whole ->
    [yes] A whole match of { $rules }
   *[no] One round of { $rules }
}
todays_deal-code = The deal's code
todays_deal-read-it-out = Read it out over the phone: no internet needed.
todays_deal-say-slowly = Say it slowly
# Under “Say it slowly”, where that isn't possible.
todays_deal-no-voice = no voice on this computer
# Button beside the code.
todays_deal-copy-code = Copy code
todays_deal-with-friend = With a friend
# Its second line.
todays_deal-friend-code = share a code
todays_deal-friend-told = Got a code from a friend?
todays_deal-type-code = type it here
todays_deal-play-that = Play that deal
# Under “Play that deal”, while the field for the code is empty.
todays_deal-no-code = type a code first
# Button in place of “Play that deal”, when the code needs house rules that aren't on this computer: leads to where
# their code is entered.
todays_deal-enter-rules = Enter these rules
# Where the rules of the deal would be summed up.
todays_deal-rules-gone = you no longer have these rules

# What the first melds of a team must be worth.
# Variables:
#   $points (Number) - The points, 0 for none.
todays_deal-first-melds = { $points ->
    [0] Your first melds can be worth any number of points.
   *[other] First melds: { $points } points.
}

# A group of the code, read out slowly.
# Variables:
#   $group (Number) - Which group.
#   $words (Text) - A word for each character: "kitchen. Seven. Queen. Mountain".
todays_deal-slowly = { CAPITAL(ORDINAL($group)) } group: { $words }.
# A button beside the name of the rules, to their page.
todays_deal-read-rules = Rules
# A choice between two levels for everybody but you.
todays_deal-computer-players = Computer players
# Beside “Rules”, where the day's rules aren't those that somebody usually plays.
# Variables:
#   $what (List) - The main difference: "you take the whole discard pile"; none where it is only details.
#   $some (Flag) - Whether there is one.
todays_deal-differs = { $some ->
    [yes] Here { LIST($what) }.
   *[no] A few details are different here.
}
# The tooltip of “Rules”: how they differ.
# Variables:
#   $usual (Text) - The name of the usual ones: "Web Classic".
#   $what (List) - What differs: "you need two clean and two dirty books to go out"; none where it is only details.
#   $some (Flag) - Whether there are any of these.
#   $last (Flag) - Whether the usual ones were played last.
todays_deal-unlike = { $some ->
    [yes] Unlike in { $last ->
        [yes] { $usual }, your last match
       *[no] { $usual }
    }: { LIST($what) }.
   *[no] Only details differ from { $usual }.
}
# The problem of a day: one position with the best move to find. The second line of its button follows.
# Variables:
#   $today (Flag) - Whether the day is today.
todays_deal-days-problem = { $today ->
    [yes] Today's problem
   *[no] That day's problem
}
# Variables:
#   $solved (Flag) - Whether you have solved it.
#   $theme (opening | melds | wilds | pile | discards | threes | foot | going_out | partner) - What it is about.
#   $rules (Text) - The name of its rules if they aren't those of the deal; none otherwise.
todays_deal-problem-about = { $theme ->
    [opening] about opening
    [melds] about melding or holding back
    [wilds] about wild cards
    [pile] about the discard pile
    [discards] about what to discard
    [threes] about threes
    [foot] about picking up the foot
    [going_out] about going out
   *[partner] about asking to go out
}{ $rules ->
    [none] { "" }
   *[other] , { $rules }
}{ $solved ->
    [yes] { " · " }solved
   *[no] { "" }
}
todays_deal-at-this-table = At this table

# Variables:
#   $name (Text) - A computer player.
#   $level (Text) - Its level.
todays_deal-seat-and-level = { $name } · { $level }
todays_deal-earlier = Earlier deals

# A deal of the last few days that hasn't been played yet.
todays_deal-open = unplayed

# One that was started.
todays_deal-go-on-short = started

# The main button and its second line.
todays_deal-play-today = Play today's deal
todays_deal-play-this = Play this deal
todays_deal-counts-once = first try counts
todays_deal-go-on = Continue
todays_deal-see-result = See how it went
# The second line of “Play this deal”.
todays_deal-cards-seen = for fun: you know its cards
# The second line of “Play this deal” with easy computer players, and what is said of it later.
todays_deal-easy-for-fun = just for fun
todays_deal-easy-not-compared = You played this one with Easy players, just for fun.
todays_deal-seen = You gave up this deal or saw its cards before finishing it, so your result doesn't count.
# The headline and the line below it after a deal was given up.
todays_deal-given-up = This deal was given up
todays_deal-given-up-told = It doesn't count. You can play it again, just for fun.
todays_deal-played-already = You've already played this deal.
todays_deal-damaged = Your game of this deal is damaged. You'll find it in My games, where you can save the good part.

# Variables:
#   $turn (Number) - Which turn of yours is next.
todays_deal-your-turn = turn { $turn }

# Variables:
#   $turn (Number) - Which turn of yours is next.
todays_deal-goes-on = started, turn { $turn } next


# Variables:
#   $lead (Number) - How many points your team was ahead of all others, or behind.
#   $seen (Flag) - Whether its cards were known before.
todays_deal-played = { $seen ->
    [yes] { nouns-lead }, for fun
   *[no] { nouns-lead }
}

# ---- how it went

# The headline.
# Variables:
#   $team (Text) - Your team: "You & Rosa".
#   $alone (Flag) - Whether you are the whole team.
#   $lead (Number) - How many points your team was ahead of all others, or behind.
todays_deal-came-out = { $team } came out { $lead ->
    [0] level
    [negative] behind
   *[other] ahead
}

# The same where the lead isn't a figure of its own.
# Variables:
#   $team (Text) - Your team: "You & Rosa".
#   $alone (Flag) - Whether you are the whole team.
#   $lead (Number) - How many points your team was ahead of all others, or behind.
todays_deal-came-out-by = { $team } came out { $lead ->
    [0] level
   *[other] { LEAD($lead) }
}

# Variables:
#   $lead (Number) - How many points your team was ahead the first time, or behind.
todays_deal-this-time = You've played this deal again. Your first result counts: { nouns-lead }.

# Variables:
#   $games (Number) - How many games are being played.
todays_deal-comparing = Each level plays this deal { $games } times in your seat.
todays_deal-was-away = For part of this deal, the computer played for you.
todays_deal-no-comparison = Your result couldn't be compared, but it counts.

# Variables:
#   $games (Number) - How many games were played at most.
#   $error (Number) - How many points the average may be off.
#   $fewer (Flag) - Whether some averages are of fewer games.
todays_deal-compared = { $fewer ->
    [yes] Each level played this deal up to { $games } times in your seat. These are averages, give or take { $error } points.
   *[no] Each level played this deal { $games } times in your seat. These are averages, give or take { $error } points.
}

# Variables:
#   $levels (List) - Levels without an average yet.
todays_deal-still-playing = { $levels ->
    [1] { $levels } is still playing
   *[other] { $levels } are still playing
}

# Where both teams have the same points, on a scale of results.
todays_deal-even = even

# A place on the scale, for a screen reader: "Easy: +130".
# Variables:
#   $name (Text) - A level, or you.
#   $points (Number) - Points ahead; below 0 behind.
todays_deal-on-scale = { $name }: { SIGNED($points) }

# Under the button that leads to Look back.
# Variables:
#   $count (Number) - How many of your turns had a better move.
todays_deal-worth-a-look = { $count ->
    [0] no better moves found
    [one] one turn is worth a look
   *[other] { COUNT($count) } turns are worth a look
}

todays_deal-look-back-sub = turn by turn
todays_deal-tell-friend = Tell a friend
    .sub = as a short text
    .done = copied, ready to paste
todays_deal-play-again = Play it again
    .for-fun = for fun
    .sub = this result stands
# A short text to send to a friend.
# Variables:
#   $day (Day?) - That of the deal, if it is one of the calendar.
#   $code (Text) - Its code.
#   $lead (Number) - How many points the sender's team was ahead of all others, or behind.
#   $seen (Flag) - Whether the sender knew the cards.
todays_deal-to-friends =
    { -game }, { $day ->
        [none] a deal for you
       *[other] the deal for { DAY-OF-YEAR($day) }
    }
    Code: { $code }
    { $seen ->
        [yes] I came out { nouns-lead }, but just for fun: I'd already seen the cards.
       *[no] I came out { nouns-lead }.
    }


# ---- end of todays_deal


## deals
## Deals that everybody can play, by their codes: what is wrong with a code, and what the commands say.

deals-nothing-typed = Type the code first: three groups of four letters and digits.

# A character that no code has. Somebody may have misheard it.
# Variables:
#   $signs (Text) - What was typed there.
#   $group (Number) - Which group, from 1.
#   $heard (Text) - What may have been said; "" where nothing sounds like it.
deals-strange-sign = { $heard ->
    [none] “{ $signs }” in group { $group } can't be in a code: check that group again.
   *[other] “{ $signs }” in group { $group } can't be in a code: could it be { $heard }?
}

# Variables:
#   $count (Number) - How many characters.
deals-characters = { $count ->
    [one] one character
   *[other] { COUNT($count) } characters
}

# Variables:
#   $group (Number) - Which group, from 1.
#   $signs (Text) - What was typed there.
#   $count (Number) - How many characters it has.
deals-wrong-length = Group { $group }, “{ $signs }”, has { CHARACTERS($count) }; each group should have four.
deals-code-too-short = Something is missing: a deal code has three groups of four.
deals-code-too-long = That's too long: a deal code has three groups of four.

# Variables:
#   $group (Number) - Which group; 0 where that can't be told.
#   $signs (Text) - What was typed there.
#   $count (Number) - How many characters it has.
deals-too-short = { $group ->
    [0] { deals-code-too-short }
   *[other] { deals-wrong-length }
}

# Variables:
#   $group (Number) - Which group; 0 where that can't be told.
#   $signs (Text) - What was typed there.
#   $count (Number) - How many characters it has.
deals-too-long = { $group ->
    [0] { deals-code-too-long }
   *[other] { deals-wrong-length }
}

# Variables:
#   $group (Number) - Which group, from 1.
#   $signs (Text) - What was typed there.
deals-wrong-in-group = One character in group { $group }, “{ $signs }”, is wrong: ask to hear it again.

# Variables:
#   $group (Number) - Which group, from 1.
#   $signs (Text) - What was typed there.
deals-swapped-in-group = Two characters in group { $group }, “{ $signs }”, are swapped: ask to hear it again.
deals-several-wrong = More than one character is wrong: compare the three groups one by one.

# Variables:
#   $group (Number) - Which group; 0 where that can't be told.
#   $signs (Text) - What was typed there.
deals-wrong-sign = { $group ->
    [0] { deals-several-wrong }
   *[other] { deals-wrong-in-group }
}
deals-some-swapped = Two characters are swapped: compare the three groups one by one.

# Variables:
#   $group (Number) - Which group; 0 where that can't be told.
#   $signs (Text) - What was typed there.
deals-changed-places = { $group ->
    [0] { deals-some-swapped }
   *[other] { deals-swapped-in-group }
}
deals-code-of-rules = That's a code for house rules, not for a deal: enter it under House rules.
deals-newer-version = This deal was made by a newer version of the game.

# Variables:
#   $signs (Text) - What was typed there.
deals-rules-not-here = This deal uses house rules you don't have: ask for their code (its last group begins with { $signs }) and enter it under House rules.

deals-table-for-no-code = That table doesn't fit in a deal code: with five or more players, the first seat's partners must all play at the same level, and so must all the opponents.

# human, easy, normal, hard and expert are typed as they are in every language.
# Variables:
#   $seat (Text) - What was typed for a seat.
deals-seat-for-no-code = “{ $seat }” doesn't fit in a deal code: each seat must be human, easy, normal, hard or expert.

# Variables:
#   $rules (Text) - The rules that the code is for.
#   $named (Text) - The rules that were named beside it.
deals-of-other-rules = That deal is for “{ $rules }”, not for “{ $named }”.
deals-only-for-new-deals = --teams, --seats, --seed and --round are for a new deal, so don't combine them with a code or --date.
deals-code-or-date = Give a code or --date, not both: the code of a day's deal includes the day.
deals-code-says-all = The deal code sets the table, cards and length, so don't combine --deal with --teams, --seed, --from or --duel.
deals-unreadable = The deal code in the header can't be read, so the cards can't be checked.
deals-other-cards = The cards of the first round don't match the code in the header.

# Variables:
#   $text (Text) - What was typed.
deals-no-date = “{ $text }” isn't a date: write it like 2026-11-20.

# Variables:
#   $day (Text) - A day like 2026-11-20.
#   $first (Text) - The first day that has a deal.
#   $last (Text) - The last.
deals-none-on = There's no deal for { $day }: deals run from { $first } to { $last }.

# What is played, in a line: rules, length and day.
# Variables:
#   $rules (Text) - The rule set.
#   $round (Number) - Which round of the rules the only one is like; 0 for a whole match.
#   $day (Text) - A day like 2026-11-20; "" where the deal isn't that of a day.
deals-in-short = { $rules }, { $round ->
    [0] a whole match
   *[other] one round, played like round { $round }
}{ $day ->
    [none] { "" }
   *[other] , the deal for { $day }
}

# Variables:
#   $dealer (Number) - The seat that deals, from 0.
#   $first (Number) - The seat that plays first.
deals-who-begins = seat { $dealer } deals, seat { $first } plays first; the cards, top first:


# ---- end of deals


## people
## The people who play here: their seats in New game, and the screen where they are kept.

people-people = Players
# The golden button of the page of somebody.
# Variables:
#   $name (Text) - Who is to have a seat.
people-new-game-with = New game with { $name }
people-nobody-yet = Choose a name and a face for the table and your results.
people-own-name = Choose your own name
# Below the record of somebody who played without a name at first.
people-with-those-of-you = Your games as “{ nouns-you }” are counted.

# Below the name of somebody who has no seat yet.
people-waits = no seat yet
people-done-changing = Done

people-add = Add a player
people-name = Name
people-colour = Colour
people-usual-chair = Usual seat
people-usual-partner = Usual partner
people-remove = Remove from the list
people-put-back = Put back on the list
people-removed = removed from the list

# Opens the part of the list with the players that were removed.
# Variables:
#   $count (Number) - How many there are.
people-removed-players = Removed ({ $count })

# A choice of usual partner.
people-nobody-in-particular = Nobody in particular
people-name-missing = A player needs a name.
people-you-is-nobody = The game itself uses “{ nouns-you }”, so it can't be a player's name.

# Colours of a face's clothes.
people-own-colour = as in the picture
people-red = red
people-orange = orange
people-yellow = yellow
people-green = green
people-teal = teal
people-blue = blue
people-violet = violet
people-pink = pink

# Variables:
#   $name (Text) - The name that was typed.
people-name-taken = Someone else is already called { $name }.

# It follows a sentence that says why another name can't be taken.
# Variables:
#   $name (Text) - The name they keep.
people-name-stays = The name is still { $name }.

# Variables:
#   $name (Text) - Who is on the list now.
people-added = { $name } is on the list now.

# Variables:
#   $who (Person) - Who was taken off the list.
people-is-off = { $who ->
    [you] You are off the list. You can put yourself back.
   *[other] { $who } is off the list. You can put them back.
}

# Variables:
#   $who (Person) - Who was put back.
people-is-back = { $who ->
    [you] You are back on the list.
   *[other] { $who } is back on the list.
}

# Variables:
#   $number (Number) - Which seat, from 1. The first is in front.
people-seat = { $number ->
    [1] seat 1, at the front
   *[other] seat { $number }
}

# A choice of a usual seat.
people-as-last-time = Same as last game

# Variables:
#   $name (Text) - The partner of the last game; "" for nobody.
people-partner-as-last-time = { $name ->
    [none] Same as last game
   *[other] Same as last game: { $name }
}

# Where somebody usually sits.
# Variables:
#   $number (Number) - Which seat, from 1; 0 where that isn't known.
#   $partner (Text) - With whom; "" where that isn't known.
people-usually = { $number ->
    [0] { $partner ->
        [none] {""}
       *[other] With { $partner }
    }
   *[other] { $partner ->
        [none] Seat { $number }
       *[other] Seat { $number }, with { $partner }
    }
}

# Variables:
#   $name (Text) - Who.
#   $number (Number) - Which seat, from 1.
#   $partners (List) - With whom.
people-sat-down = { $partners ->
    [0] { $name } takes seat { $number }.
   *[other] { $name } takes seat { $number }, partnering { $partners }.
}

# Variables:
#   $name (Text) - Who had the seat.
#   $number (Number) - Which seat, from 1.
#   $other (Text) - Who has it now.
people-stood-up = { $name } leaves seat { $number }, and { $other } takes it.

# Variables:
#   $one (Person) - One of the two.
#   $other (Person) - The other.
people-changed-chairs = { $other ->
    [you] You and { $one }
   *[other] { $one } and { $other }
} swapped seats.

# The button that brings back the table of an earlier day.
# Variables:
#   $day (Day) - Which day.
#   $days (Number) - How many days ago.
#   $week (Flag) - Whether that is a week or less.
#   $year (Flag) - Whether its year goes without saying.
people-same-as = { $days ->
    [0] Same as earlier today
    [1] Same as yesterday
   *[other] { $week ->
        [yes] Same as last { WEEKDAY(WEEKDAY-OF($day)) }
       *[no] Same as { $year ->
            [yes] { todays_deal-day }
           *[no] { todays_deal-date-of-year }
        }
    }
}

# What that button restores.
# Variables:
#   $players (Text) - Who plays whom.
#   $rules (Text) - The rule set.
#   $has_rules (Flag) - Whether those rules are still there.
#   $cards (Flag) - Whether they play with real cards.
people-brings-back = { $has_rules ->
    [yes] { $players }, { $rules }{ $cards ->
        [yes] , with real cards
       *[no] {""}
    }.
   *[no] { $players }{ $cards ->
        [yes] , with real cards
       *[no] {""}
    }. The rules “{ $rules }” no longer exist, so the current ones stay.
}


# ---- end of people


## lesson_steps
## What the tutor says in each step of a lesson: a heading, and in at most 40 words what is so and what to do.
## "$alone" is whether you play without a partner: "you" instead of "your team".

# Nouns, with counts.
# Variables:
#   $count (Number) - How many cards.
lesson_steps-more-cards = { $count ->
    [one] one more card
   *[other] { COUNT($count) } more cards
}

# Variables:
#   $count (Number) - How many cards.
lesson_steps-new-cards = { $count ->
    [one] one new card
   *[other] { COUNT($count) } new cards
}

# Against whom you play; beyond three they aren't named.
# Variables:
#   $rivals (List) - The other teams' players.
#   $alone (Flag) - Whether you have no partner.
lesson_steps-rivals = { $rivals ->
    [1] { $rivals }
    [2] { $rivals }
    [3] { $rivals }
   *[other] { $alone ->
        [yes] all the others
       *[no] the others
    }
}

# ---- Lesson 1: what wins

# How a match ends.
# Variables:
#   $target_score (Number) - The points that end a match; 0 where rounds are counted.
lesson_steps-until-points = Once a team has { $target_score } points, the highest total wins.

# Variables:
#   $rounds (Number) - How many rounds a match has.
lesson_steps-after-rounds = After { ROUNDS($rounds) }, the highest total wins.

# Variables:
#   $target_score (Number) - The points that end a match; 0 where rounds are counted.
#   $rounds (Number) - How many rounds a match has.
lesson_steps-match-length = { $target_score ->
    [0] { lesson_steps-after-rounds }
   *[other] { lesson_steps-until-points }
}

lesson_steps-most-points-win-heading = Highest score wins

# Variables:
#   $worth (Number) - What the cards to lay down are worth together.
lesson_steps-most-cards-win = Cards on the table score points; cards still in your hand when a round ends cost points. Three or more of a rank are a meld: your three aces score { $worth }.
lesson_steps-fewest-cards-win = Cards on the table score nothing: playing your last card scores 0, and the others lose points for the cards they still hold. So get rid of cards: three of a rank are a meld.

# Variables:
#   $target_score (Number) - The points that end a match; 0 where rounds are counted.
#   $rounds (Number) - How many rounds a match has.
#   $winner_takes (Flag) - Whether cards on the table score nothing.
#   $worth (Number) - What the cards to lay down are worth together.
lesson_steps-most-points-win = { lesson_steps-match-length } { $winner_takes ->
    [yes] { lesson_steps-fewest-cards-win }
   *[no] { lesson_steps-most-cards-win }
}

lesson_steps-books-score-heading = A full meld is a book
# Variables:
#   $lacks_one (Number) - One card fewer than a book has.
#   $book_size (Number) - How many cards make a book.
#   $clean_book (Number) - What a clean book scores.
lesson_steps-books-score = { CAPITAL(COUNT($lacks_one)) } queens are on the table. Yours makes { COUNT($book_size) }, so the meld is now a book{ $clean_book ->
    [0] .
   *[other] : it scores { $clean_book } extra.
}

lesson_steps-what-is-left-costs-heading = Leftover cards cost points
# Variables:
#   $marked_rank (Rank) - The rank that should be discarded.
#   $marked_worth (Number) - What a card of that rank is worth.
#   $cheap_rank (Rank) - A rank that should be kept.
#   $cheap_worth (Number) - What a card of it costs.
lesson_steps-what-is-left-costs = If someone else ends the round, the cards you still hold cost you points: { lesson_steps-each-costs }. To end your turn, discard one card onto the pile in the middle: make it the { RANK($marked_rank) }.

# What two cards cost if they are left over.
# Variables:
#   $marked_rank (Rank) - The rank that should be discarded.
#   $marked_worth (Number) - What a card of that rank is worth.
#   $cheap_rank (Rank) - A rank that should be kept.
#   $cheap_worth (Number) - What a card of it costs.
lesson_steps-each-costs = { A-RANK($marked_rank) } costs { $marked_worth }, { A-RANK($cheap_rank) } { $cheap_worth }

lesson_steps-out-ends-the-round-heading = The last card ends the round
# Variables:
#   $needs_books (Flag) - Whether going out takes books.
#   $alone (Flag) - Whether you have no partner.
#   $go_out_bonus (Number) - What going out scores.
#   $asked (Flag) - Whether partners are asked before you go out.
#   $partners (List) - Your partners.
lesson_steps-out-ends-the-round = Some turns later: this is your last card{ $needs_books ->
    [yes] { $alone ->
        [yes] , and you have all the books you need
       *[no] , and your team has all the books it needs
    }
   *[no] { "" }
}. Playing it is called going out: that ends the round{ $go_out_bonus ->
    [0] .
   *[other] { " " }and scores { $go_out_bonus } extra.
}{ lesson_steps-if-asked }

# The partners are asked before you go out.
# Variables:
#   $partners (List) - Your partners.
lesson_steps-partners-agree = { $partners ->
    [1] Your partner { $partners } is asked first and says yes.
   *[other] Your partners { $partners } are asked first and say yes.
}

# The same after another sentence, where partners are asked.
# Variables:
#   $asked (Flag) - Whether partners are asked before you go out.
#   $partners (List) - Your partners.
lesson_steps-if-asked = { $asked ->
    [yes] { " " }{ lesson_steps-partners-agree }
   *[no] { "" }
}

lesson_steps-round-is-counted-heading = Scoring the round
# Variables:
#   $winner_takes (Flag) - Whether cards on the table score nothing.
#   $alone (Flag) - Whether you have no partner.
#   $mine_melded (Number) - What your team's cards on the table count.
#   $mine_books (Number) - The same of its books.
#   $mine_bonus (Number) - What it gets for going out.
#   $mine_left (Number) - What is taken off for cards still held.
#   $partners (List) - Your partners.
#   $partner (Person) - The only one, where there is one.
#   $mine_total (Number) - All of it.
#   $their_names (List) - The players of the next team.
#   $next (Person) - The first of them.
#   $theirs_gain (Number) - What they scored.
#   $theirs_left (Number) - What is taken off for cards they still hold.
#   $theirs_total (Number) - All of it.
#   $last_round (Flag) - Whether a match has only one round.
#   $draw_count (Number) - How many cards are drawn in a turn.
lesson_steps-round-is-counted = { lesson_steps-own-score } { lesson_steps-their-score }{ $last_round ->
    [yes] Another match: draw { CARDS($draw_count) } from the middle.
   *[no] Next round: draw { CARDS($draw_count) } from the middle.
}

# What your team scored in a round.
# Variables:
#   $alone (Flag) - Whether you have no partner.
lesson_steps-own-score-for-out = { $alone ->
    [yes] You get 0 for going out; the others lose points.
   *[no] Your team gets 0 for going out; the others lose points.
}

# Variables:
#   $winner_takes (Flag) - Whether cards on the table score nothing.
#   $alone (Flag) - Whether you have no partner.
#   $mine_melded (Number) - What your team's cards on the table count.
#   $mine_books (Number) - The same of its books.
#   $mine_bonus (Number) - What it gets for going out.
#   $mine_left (Number) - What is taken off for cards still held.
#   $partners (List) - Your partners.
#   $partner (Person) - The only one, where there is one.
#   $mine_total (Number) - All of it.
lesson_steps-own-score = { $winner_takes ->
    [yes] { lesson_steps-own-score-for-out }
   *[no] { $alone ->
        [yes] You get { LIST(FOR-CARDS($mine_melded), FOR-BOOKS($mine_books), FOR-GOING-OUT($mine_bonus)) }
       *[no] Your team gets { LIST(FOR-CARDS($mine_melded), FOR-BOOKS($mine_books), FOR-GOING-OUT($mine_bonus)) }
    }{ $mine_left ->
        [0] { "" }
       *[other] , less { $mine_left } for { $partners ->
            [1] { WHOSE($partner) }
           *[other] your partners'
        } cards
    }: { $mine_total } points.
}

# Variables:
#   $points (Number) - How many points.
lesson_steps-for-cards = { $points } for cards

# Variables:
#   $points (Number) - How many points.
lesson_steps-for-books = { $points } for books

# Variables:
#   $points (Number) - How many points.
lesson_steps-for-going-out = { $points } for going out

# What the next team scored.
# Variables:
#   $their_names (List) - The players of the next team.
#   $next (Person) - The first of them.
#   $theirs_left (Number) - What is taken off for cards they still hold.
lesson_steps-their-loss = { $their_names ->
    [1] { $their_names } loses
    [2] { $their_names } lose
   *[other] { CAPITAL(WHOSE($next)) } team loses
} { $theirs_left } for leftover cards.

# Variables:
#   $their_names (List) - The players of the next team.
#   $next (Person) - The first of them.
#   $theirs_gain (Number) - What they scored.
#   $theirs_left (Number) - What is taken off for cards they still hold.
#   $theirs_total (Number) - All of it.
lesson_steps-their-score = { $theirs_left ->
    [0] { "" }
   *[other] { $theirs_gain ->
        [0] { lesson_steps-their-loss }
       *[other] { $their_names ->
            [1] { $their_names } gets
            [2] { $their_names } get
           *[other] { CAPITAL(WHOSE($next)) } team gets
        } { $theirs_gain }, less { $theirs_left } for leftover cards: { $theirs_total }.
    }{ " " }
}

# ---- Lesson 2: the deal

lesson_steps-your-hand-heading = Your hand
# Variables:
#   $dealt (Number) - How many cards a hand has at first.
lesson_steps-your-hand = Everyone starts with a hand of { CARDS($dealt) }. Only you see yours. Suits don't matter: sevens go with sevens. You hold three sevens.

lesson_steps-your-foot-waits-heading = Your foot is waiting
# Variables:
#   $foot (Number) - How many cards your foot has.
#   $by_book (Flag) - Whether the first book brings the foot, too.
#   $tail (Number) - How many cards your tail has; 0 where there is none.
lesson_steps-your-foot-waits = { CAPITAL(MORE-CARDS($foot)) } { $foot ->
    [one] is waiting
   *[other] are waiting
} for you, face down: your foot. You pick it up when your hand is empty{ $by_book ->
    [yes] , or when you complete your first book.
   *[no] .
} { $tail ->
    [0] Your last card fits the eights.
   *[other] A tail of { CARDS($tail) } follows. Your last card fits the eights.
}

lesson_steps-how-stacks-come-heading = Where your cards came from
# After the sentences below.
# Variables:
#   $is_cut (Flag) - Whether players cut their own stacks.
#   $packet (Number) - How many cards a player needs.
#   $cut_bonus (Number) - What it scores to lift exactly that many.
#   $way (none | left | right | both_left | both_right | each_way | foot_left | foot_right) - Where stacks are passed.
#   $stacks (dealt | choose | bottom_high | bottom_low) - Which of two stacks is the hand.
#   $draw_count (Number) - How many cards are drawn in a turn.
lesson_steps-how-stacks-come = { $is_cut ->
    [yes] { lesson_steps-stacks-cut } { $cut_bonus ->
        [0] { "" }
       *[other] { lesson_steps-stacks-cut-bonus }{ " " }
    }
   *[no] { "" }
}{ $way ->
    [none] { "" }
   *[other] { lesson_steps-stacks-passed }{ " " }
}{ $stacks ->
    [dealt] { "" }
   *[other] { lesson_steps-stacks-chosen }{ " " }
}Then play begins: draw { CARDS($draw_count) } from the middle.

# Where players cut their own stacks.
# Variables:
#   $packet (Number) - How many cards a player needs.
lesson_steps-stacks-cut = Everyone lifts a packet off the shuffled cards, hoping for { COUNT($packet) }.

# Variables:
#   $packet (Number) - How many cards a player needs.
#   $cut_bonus (Number) - What it scores to lift exactly that many.
lesson_steps-stacks-cut-bonus = Exactly { COUNT($packet) } scores { $cut_bonus } points.

# Which of a player's stacks go to whom.
# Variables:
#   $way (none | left | right | both_left | both_right | each_way | foot_left | foot_right) - Where stacks are passed.
lesson_steps-stacks-passed = { $way ->
    [left] One of your two stacks goes to the player on your left.
    [right] One of your two stacks goes to the player on your right.
    [both_left] Both your stacks go to the player on your left.
    [both_right] Both your stacks go to the player on your right.
    [foot_left] Your foot goes to the player on your left, your hand to the player on your right.
    [foot_right] Your foot goes to the player on your right, your hand to the player on your left.
   *[each_way] One of your two stacks goes to the left, the other to the right.
}

# Which of two stacks is the hand.
# Variables:
#   $stacks (dealt | choose | bottom_high | bottom_low) - Which of two stacks is the hand.
lesson_steps-stacks-chosen = { $stacks ->
    [choose] You choose one stack as your hand, without looking; the other is your foot.
    [bottom_high] The stack with the higher bottom card is your hand, the other your foot.
   *[bottom_low] The stack with the lower bottom card is your hand, the other your foot.
}

# Variables:
#   $partners (List) - Your partners.
lesson_steps-who-sits-where-heading = { $partners ->
    [1] Your partner
   *[other] Your partners
}

# Variables:
#   $partners (List) - Your partners.
#   $rivals (List) - The other teams' players.
#   $alone (Flag) - Whether you have no partner.
#   $partner (Person) - The first of your partners.
lesson_steps-who-sits-where = { $partners ->
    [1] { $partners } is your partner: you play together against { lesson_steps-rivals }. Anything either of you melds belongs to both of you, and you share all your points.
   *[other] { $partners } are your partners: you play together against { lesson_steps-rivals }. Anything one of you melds belongs to all of you, and you share all your points.
} { $partner } has melded three tens, and yours fits there.

lesson_steps-everyone-alone-heading = Everyone for themselves
# Variables:
#   $rivals (List) - The other teams' players.
#   $alone (Flag) - Whether you have no partner.
#   $next (Person) - The player after you.
lesson_steps-everyone-alone = You play against { lesson_steps-rivals }. What they meld is theirs: your ten can't join { WHOSE($next) } tens. Your eight fits your own eights.

lesson_steps-same-card-twice-heading = The same card twice
# Variables:
#   $decks (Number) - How many decks there are.
lesson_steps-same-card-twice = { CAPITAL(DECKS($decks)) } were shuffled together, so you can hold the very same card twice: here, two kings of spades. With the king of hearts you have three kings.

lesson_steps-first-draw-heading = Who goes first
# After one of the sentences below.
# Variables:
#   $first_player (left_of_dealer | high_card | random) - Why you play first.
#   $dealer (Person) - Who has dealt.
#   $decks (Number) - How many decks there are.
#   $deck_size (Number) - How many cards a deck has.
#   $stock (Number) - How many cards the stock has.
#   $draw_count (Number) - How many cards are drawn in a turn.
lesson_steps-first-draw = { lesson_steps-you-begin } { CAPITAL(DECKS($decks)) } of { $deck_size } cards were shuffled and dealt. The { CARDS($stock) } left are the stock: draw { CARDS($draw_count) }.

# Variables:
#   $first_player (left_of_dealer | high_card | random) - Why you play first.
#   $dealer (Person) - Who has dealt.
lesson_steps-you-begin = { $first_player ->
    [left_of_dealer] { $dealer } dealt, and you sit on the dealer's left, so you go first.
    [high_card] Everyone drew a card, and yours was the highest: you go first.
   *[random] The first player is picked at random, and it's you.
}

lesson_steps-the-first-upcard-heading = The discard pile
# Variables:
#   $turned (Flag) - Whether a card was turned up to start the pile.
lesson_steps-the-first-upcard = Every turn ends with a discard: one card from your hand, face up on the discard pile. { $turned ->
    [yes] Before the first turn, one card was turned up to start it.
   *[no] The pile starts with yours.
} Discard a card that matches nothing.

# ---- Lesson 3: a turn

lesson_steps-draw-first-heading = First you draw
# Variables:
#   $draw_count (Number) - How many cards are drawn in a turn.
lesson_steps-draw-first = When it's your turn, draw { CARDS($draw_count) } from the stock, the face-down cards in the middle.

lesson_steps-then-discard-heading = Then you discard
lesson_steps-then-discard = Now put one card face up on the discard pile; that ends your turn. Keep cards that go together, and discard one that matches nothing.

lesson_steps-turn-comes-back-heading = Round the table
# Variables:
#   $others (List) - All the other players.
lesson_steps-turn-comes-back = { $others ->
    [1] { $others } has had a turn.
   *[other] { $others } have had their turns, clockwise round the table.
} Now it's your turn again: draw.

lesson_steps-meld-in-between-heading = In between, you can meld
lesson_steps-meld-in-between = You drew a third jack. After drawing, you can make as many melds as you like.

lesson_steps-more-in-a-turn-heading = As many as fit
# Variables:
#   $alone (Flag) - Whether you have no partner.
lesson_steps-more-in-a-turn = You also hold an eight, and { $alone ->
    [yes] you have a meld of eights on the table.
   *[no] your team has a meld of eights on the table.
} On any of your turns you can add cards that fit a meld.

lesson_steps-end-the-turn-heading = A discard ends the turn
lesson_steps-end-the-turn = So a turn is: draw, meld if you like, discard. Your two kings may become three, so keep them. Discard a card that matches nothing.

lesson_steps-nothing-to-lay-heading = Nothing to meld
lesson_steps-nothing-to-lay = You've drawn, but no three of your cards match. That happens often: just don't meld anything. Keep your two jacks and two kings, and discard a card that matches nothing.

# ---- Lesson 4: melds

lesson_steps-three-of-a-rank-heading = Three of a rank
lesson_steps-three-of-a-rank = Three cards of the same rank are a meld, whatever their suits. You hold three nines.

lesson_steps-meld-grows-heading = A meld can grow
# Variables:
#   $alone (Flag) - Whether you have no partner.
#   $partner (Person) - The first of your partners.
lesson_steps-meld-grows = { $alone ->
    [yes] You started a meld of eights in an earlier turn.
   *[no] { $partner } started a meld of eights, and it belongs to your whole team.
} Single cards can join a meld that's on the table.

lesson_steps-more-at-once-heading = The more, the better
# Variables:
#   $winner_takes (Flag) - Whether cards on the table score nothing.
lesson_steps-more-at-once = You can start a meld with more than three cards, and { $winner_takes ->
    [yes] then you're rid of them all.
   *[no] every one of them scores.
}

lesson_steps-second-meld-allowed-heading = A second meld of a rank
# Variables:
#   $alone (Flag) - Whether you have no partner.
lesson_steps-second-meld-allowed = Three kings are on the table, and you hold three more. Under these rules { $alone ->
    [yes] you can have several melds of the same rank.
   *[no] your team can have several melds of the same rank.
}

lesson_steps-one-meld-of-a-rank-heading = One meld of each rank
# Variables:
#   $never (Flag) - Whether a second meld of a rank is never allowed; else once the first is a book.
#   $alone (Flag) - Whether you have no partner.
lesson_steps-one-meld-of-a-rank = { $never ->
    [yes] { $alone ->
        [yes] You can have only one meld of each rank.
       *[no] Your team can have only one meld of each rank.
    }
   *[no] { $alone ->
        [yes] You can start a second meld of kings only once the first is a book.
       *[no] Your team can start a second meld of kings only once the first is a book.
    }
} So your three kings join the three on the table.

lesson_steps-pair-waits-heading = Two aren't enough
lesson_steps-pair-waits = Two queens aren't a meld yet. They may become one, so keep them and wait for a third. Discard a card that matches nothing.

lesson_steps-not-in-a-row-heading = Cards in a row don't count
lesson_steps-not-in-a-row = King, queen, jack and ten of spades look good together, but that isn't a meld: only cards of the same rank make one. Your three aces do.

lesson_steps-two-join-heading = You can add two at once
# Variables:
#   $alone (Flag) - Whether you have no partner.
lesson_steps-two-join = { $alone ->
    [yes] You have four eights on the table, and you hold two more.
   *[no] Your team has four eights on the table, and you hold two more.
} Add both: that makes six.

# ---- Lesson 5: wild cards

lesson_steps-wild-stands-in-heading = Wild cards stand in
# Variables:
#   $jokers (Flag) - Whether the pack has jokers. You hold a two in any case.
#   $beside (Number) - How many cards you hold besides the two: two or more.
lesson_steps-wild-stands-in = { $jokers ->
    [yes] Twos and jokers are wild:
   *[no] Twos are wild:
} in a meld they stand in for other cards. All cards from four to ace are naturals. { CAPITAL(COUNT($beside)) } queens and a two are a meld.

lesson_steps-joker-stands-in-heading = A joker does the same
# Variables:
#   $beside (Number) - How many cards you hold besides the wild card: two or more.
lesson_steps-joker-stands-in = A joker stands in for any card, just like a two. { CAPITAL(COUNT($beside)) } kings and your joker are a meld.

lesson_steps-wild-limit-heading = Not too many wild cards
# After one of the two sentences below.
# Variables:
#   $cap (Number) - How many wild cards a meld can have; 0 where its naturals decide.
#   $wild_limit (equal | fewer | half) - How the naturals of a meld limit its wild cards.
#   $meld_naturals (Number) - How many naturals the meld on the table has.
#   $meld_rank (Rank) - Its rank.
#   $meld_wilds (Number) - How many wild cards it has.
#   $laid (Number) - How many cards to lay down.
lesson_steps-wild-limit = { $cap ->
    [0] { lesson_steps-wild-share }
   *[other] { lesson_steps-wild-cap }
} This meld has { OF-RANK($meld_naturals, $meld_rank) } and { WILDS($meld_wilds) }, so there's no room for another wild card. { $laid ->
    [one] Your jack fits.
   *[other] Your { COUNT($laid) } jacks fit.
}

# Variables:
#   $cap (Number) - How many wild cards a meld can have; 0 where its naturals decide.
lesson_steps-wild-cap = A meld can't have more than { WILDS($cap) }.

# Variables:
#   $wild_limit (equal | fewer | half) - How the naturals of a meld limit its wild cards.
lesson_steps-wild-share = { $wild_limit ->
    [equal] A meld can't have more wild cards than naturals.
    [fewer] A meld must have more naturals than wild cards.
   *[half] A meld needs two naturals for every wild card.
}

lesson_steps-room-for-a-wild-heading = Now there's room
# Variables:
#   $meld_naturals (Number) - How many naturals the meld on the table has.
#   $meld_rank (Rank) - Its rank.
#   $jokers (Flag) - Whether there are jokers, and you hold one; else a two.
#   $wild_worth (Number) - What your wild card counts.
#   $wild_per_turn (Number) - How many wild cards can be added to a meld in a turn; 0 for any number.
lesson_steps-room-for-a-wild = With { OF-RANK($meld_naturals, $meld_rank) }, the meld has room for one more wild card. { $jokers ->
    [yes] Your joker counts { $wild_worth }.
   *[no] Your two counts { $wild_worth }.
}{ $wild_per_turn ->
    [0] { "" }
   *[other] { " " }You can add at most { WILDS($wild_per_turn) } to a meld in one turn.
}

lesson_steps-where-wilds-belong-heading = Clean and dirty
# Variables:
#   $differ (Flag) - Whether a clean book scores more.
#   $clean_book (Number) - What a clean book scores.
#   $dirty_book (Number) - What a dirty book scores.
#   $jokers (Flag) - Whether there are jokers, and you hold one; else a two.
lesson_steps-where-wilds-belong = A meld without wild cards is clean; one with wild cards is dirty. { $differ ->
    [yes] A clean book scores { $clean_book }, a dirty one { $dirty_book }. Keep the kings clean:
   *[no] Keep the kings clean:
} the nines are already dirty, so put your { $jokers ->
    [yes] joker there.
   *[no] two there.
}

lesson_steps-wild-joins-heading = A wild card can join later
# Variables:
#   $meld_naturals (Number) - How many naturals the meld on the table has.
#   $meld_rank (Rank) - Its rank.
#   $jokers (Flag) - Whether there are jokers, and you hold one; else a two.
lesson_steps-wild-joins = { CAPITAL(OF-RANK($meld_naturals, $meld_rank)) } are on the table without a wild card: the meld is clean. Your { $jokers ->
    [yes] joker can join them as one more { RANK($meld_rank) }, which makes the meld dirty. Add the joker.
   *[no] two can join them as one more { RANK($meld_rank) }, which makes the meld dirty. Add the two.
}

lesson_steps-wilds-alone-heading = A meld of wild cards
# Variables:
#   $jokers (Flag) - Whether there are jokers, and you hold one; else a two.
lesson_steps-wilds-alone = Under these rules wild cards can also make a meld on their own. Naturals can't join it. Meld your { $jokers ->
    [yes] joker and your two twos.
   *[no] three twos.
}

lesson_steps-wilds-need-naturals-heading = Wild cards need company
lesson_steps-wilds-need-naturals = Three twos look like a meld, but wild cards can't form a meld on their own: they need naturals. Keep them for later, and discard a card that matches nothing.

lesson_steps-keep-wilds-heading = Keep your wild cards
# Variables:
#   $winner_takes (Flag) - Whether cards on the table score nothing.
#   $two (Number) - What a two counts.
lesson_steps-keep-wilds = { $winner_takes ->
    [yes] A wild card helps in almost any meld.
   *[no] A wild card helps in almost any meld, and a two counts { $two } points too.
} Keep it, and discard a card that matches nothing.

# ---- Lesson 6: the opening

# Variables:
#   $need (Number) - What the first melds have to be worth.
lesson_steps-first-melds-count-heading = The first melds must be worth { $need }

# Variables:
#   $alone (Flag) - Whether you have no partner.
#   $own_round (Number) - The round, where rounds differ in it; else 0.
#   $need (Number) - What the first melds have to be worth.
#   $laid (Number) - How many cards to lay down.
#   $rank (Rank) - The rank of the first card to lay down.
#   $worth (Number) - What the cards to lay down are worth together.
lesson_steps-first-melds-count = { $alone ->
    [yes] You have nothing on the table yet.
   *[no] Your team has nothing on the table yet.
} The first melds of { $own_round ->
    [0] a round
   *[other] round { COUNT($own_round) }
} must come to { $need } points, all at once: that's called opening. Your { OF-RANK($laid, $rank) } make { $worth }.

lesson_steps-what-cards-count-heading = What the cards are worth
# Variables:
#   $jokers (Flag) - Whether there are jokers, and you hold one; else a two.
#   $joker (Number) - What a joker counts.
#   $two (Number) - What a two counts.
#   $ace (Number) - What an ace counts.
#   $high_from (Rank) - The lowest of the high cards: an eight or a ten.
#   $ten_value (Number) - What kings and other high cards count.
#   $low_from (Rank) - The highest of the low cards: a seven or a nine.
#   $five_value (Number) - What low cards count.
#   $cards (Cards) - What to lay down.
#   $worth (Number) - What the cards to lay down are worth together.
lesson_steps-what-cards-count = { $jokers ->
    [yes] A joker counts { $joker }, a two { $two },
   *[no] A two counts { $two },
} an ace { $ace }, { RANK($high_from) } to king { $ten_value }, four to { RANK($low_from) } { $five_value }. So { $cards } come to { $worth }.

lesson_steps-not-enough-yet-heading = Not enough yet
# Variables:
#   $held_count (Number) - How many cards of a rank you hold.
#   $held_rank (Rank) - That rank.
#   $held_worth (Number) - What they are worth.
#   $need (Number) - What the first melds have to be worth.
lesson_steps-not-enough-yet = Your { OF-RANK($held_count, $held_rank) } come to { $held_worth }, but you need { $need }. Keep them, and wait for more. Discard a card that matches nothing.

lesson_steps-open-all-at-once-heading = Enough to open

# What each meld is worth, and all together.
# Variables:
#   $each (List) - The melds: “three kings make 30”.
#   $worth (Number) - What the cards to lay down are worth together.
#   $exact (Flag) - Whether it is exactly what you need.
#   $need (Number) - What the first melds have to be worth.
lesson_steps-adds-up = { CAPITAL(LIST($each)) }{ $each ->
    [1] { "" }
   *[other] : { $worth } together
}, { $exact ->
    [yes] just enough.
   *[no] and you need { $need }.
}

# Variables:
#   $cards (Cards) - What to lay down.
#   $worth (Number) - What the cards to lay down are worth together.
lesson_steps-meld-is-worth = { $cards } make { $worth }

# Variables:
#   $each (List) - The melds: “three kings make 30”.
#   $worth (Number) - What the cards to lay down are worth together.
#   $exact (Flag) - Whether it is exactly what you need.
#   $need (Number) - What the first melds have to be worth.
#   $melds (Number) - How many melds to lay out.
lesson_steps-open-all-at-once = { lesson_steps-adds-up }

lesson_steps-once-open-heading = Once you've opened
# Variables:
#   $alone (Flag) - Whether you have no partner.
#   $new_meld_points (Number) - What any later meld has to be worth.
#   $worth (Number) - What the cards to lay down are worth together.
lesson_steps-once-open = For the rest of the round { $alone ->
    [yes] you can meld
   *[no] your team can meld
} { $new_meld_points ->
    [0] any meld, however small.
   *[other] any meld worth { $new_meld_points } points or more.
} Three fours are worth only { $worth } points, but that's fine.

# Variables:
#   $need (Number) - What the first melds have to be worth.
lesson_steps-minimum-grows-heading = Now you need { $need }

# Before what the melds are worth.
# Variables:
#   $round (Number) - The round.
#   $need (Number) - What the first melds have to be worth.
lesson_steps-needed-in-round = In round { COUNT($round) } you need { $need } points to open.

# Variables:
#   $own_total (Number) - The points of your team.
#   $need (Number) - What the first melds have to be worth.
lesson_steps-needed-with-total = With a total of { $own_total } you need { $need } points to open.

# Variables:
#   $by_total (Flag) - Whether the minimum depends on your total; else on the round.
#   $own_total (Number) - The points of your team.
#   $need (Number) - What the first melds have to be worth.
#   $round (Number) - The round.
#   $each (List) - The melds: “three kings make 30”.
#   $worth (Number) - What the cards to lay down are worth together.
#   $exact (Flag) - Whether it is exactly what you need.
#   $melds (Number) - How many melds to lay out.
lesson_steps-minimum-grows = { $by_total ->
    [yes] { lesson_steps-needed-with-total }
   *[no] { lesson_steps-needed-in-round }
} { lesson_steps-adds-up }

lesson_steps-open-with-all-heading = Open with your whole hand
# Variables:
#   $worth (Number) - What the cards to lay down are worth together.
#   $melds (Number) - How many melds to lay out.
lesson_steps-open-with-all = Under these rules there's no minimum if your opening melds use up your whole hand. Three fours and three fives are worth only { $worth }, but they're all you hold.

lesson_steps-keep-high-cards-heading = High cards help you open
# Variables:
#   $alone (Flag) - Whether you have no partner.
#   $need (Number) - What the first melds have to be worth.
#   $ace (Number) - What an ace counts.
#   $marked_rank (Rank) - The rank that should be discarded.
#   $marked_worth (Number) - What a card of that rank is worth.
lesson_steps-keep-high-cards = { $alone ->
    [yes] You need
   *[no] Your team needs
} { $need } points to open. An ace counts { $ace }, { A-RANK($marked_rank) } only { $marked_worth }. Keep the cards that count more, and discard the { RANK($marked_rank) }.

lesson_steps-wilds-help-to-open-heading = Wild cards help you open
# Variables:
#   $jokers (Flag) - Whether there are jokers, and you hold one; else a two.
#   $joker (Number) - What a joker counts.
#   $two (Number) - What a two counts.
lesson_steps-wilds-help-to-open = { $jokers ->
    [yes] A joker adds { $joker } and a two { $two } to your first melds.
   *[no] A two adds { $two } to your first melds.
} So until you open, keep your wild cards, and your two kings: a wild card makes them a meld. Discard a card that matches nothing.

lesson_steps-no-hurry-to-open-heading = No hurry to open
# Variables:
#   $need (Number) - What the first melds have to be worth.
#   $draw_count (Number) - How many cards are drawn in a turn.
lesson_steps-no-hurry-to-open = Getting { $need } points takes time. Nobody has to open in the first few turns: draw, collect and discard. Draw { CARDS($draw_count) }.

lesson_steps-two-melds-too-little-heading = Two melds, still not enough
# Variables:
#   $high_worth (Number) - What your kings and aces are worth.
#   $need (Number) - What the first melds have to be worth.
lesson_steps-two-melds-too-little = Three kings and three aces come to { $high_worth }, still short of the { $need } you need. Keep all six: every card brings you closer. Discard a card that matches nothing.

# ---- Lesson 7: the pile

lesson_steps-pile-instead-heading = When you can take the pile
# Variables:
#   $pile_count (Number) - How many cards can be taken; 0 for all.
#   $short_pile (Flag) - Whether fewer will do where there are fewer.
#   $take_with (pair | pair_or_wild | pair_or_meld | any_play) - What it takes.
lesson_steps-pile-instead = Instead of drawing, you can take { $pile_count ->
    [0] the whole discard pile
    [1] one card off the discard pile
   *[other] { $short_pile ->
        [yes] up to { CARDS($pile_count) } off the discard pile
       *[no] { CARDS($pile_count) } off the discard pile
    }
} if { $take_with ->
    [pair] you hold two cards like its top card, the upcard.
    [pair_or_wild] you hold two like its top card, the upcard, or one and a wild card.
    [pair_or_meld] you hold two like its top card, the upcard, or have a matching meld.
   *[any_play] you can play its top card, the upcard, at once.
} The upcard is a jack and you have none: draw from the stock.

lesson_steps-look-before-taking-heading = Look before you take
lesson_steps-look-before-taking = Under these rules you can look once a turn at the cards the pile would give you. Your two nines match the upcard, so you could take the pile: look first. Another click puts the cards away.

lesson_steps-pair-takes-heading = A pair takes the pile
lesson_steps-pair-takes-the-pile = The upcard is a nine, and you hold two nines. Together they are a meld, so you can take the pile.
lesson_steps-pair-takes-from-the-bottom = The upcard matches your two nines, so you can take the pile. The bottom card you take must be melded too: the eight goes on the eights.

# Where cards are drawn with the pile.
# Variables:
#   $take_then_draw (Number) - How many cards are drawn with the pile.
lesson_steps-drawn-with-the-pile = You'll also draw { CARDS($take_then_draw) } from the stock.

# The same after another sentence.
# Variables:
#   $take_then_draw (Number) - How many cards are drawn with the pile.
lesson_steps-draws-follow = { $take_then_draw ->
    [0] { "" }
   *[other] { " " }{ lesson_steps-drawn-with-the-pile }
}

# Variables:
#   $takes_bottom (Flag) - Whether the lowest card of the pile must be melded.
#   $take_then_draw (Number) - How many cards are drawn with the pile.
lesson_steps-pair-takes = { $takes_bottom ->
    [yes] { lesson_steps-pair-takes-from-the-bottom }
   *[no] { lesson_steps-pair-takes-the-pile }
}{ lesson_steps-draws-follow }

lesson_steps-use-what-came-heading = Use what came with it
# Variables:
#   $came (Number) - How many cards came with the pile.
lesson_steps-use-what-came = You picked up { MORE-CARDS($came) }, including an ace. Now you hold three aces.

lesson_steps-upcard-fits-a-meld-heading = A meld takes the pile too
# Variables:
#   $alone (Flag) - Whether you have no partner.
lesson_steps-upcard-fits-a-meld = The upcard is an eight, and { $alone ->
    [yes] you have a meld of eights.
   *[no] your team has a meld of eights.
} It fits there, so you can take the pile without holding an eight.

lesson_steps-card-and-wild-take-heading = One card and a wild card
lesson_steps-card-and-wild-take = The upcard is a nine. You hold only one nine, but also a wild card. Under these rules the three together are a meld, so you can take the pile.

lesson_steps-upcard-may-stay-heading = Take the pile and keep your pair

# Variables:
#   $alone (Flag) - Whether you have no partner.
lesson_steps-upcard-may-stay-with-its-pair = The upcard matches your two nines, so you can take the pile. { $alone ->
    [yes] You've opened, so you may keep all three in your hand.
   *[no] Your team has opened, so you may keep all three in your hand.
}
lesson_steps-upcard-may-stay-but-the-bottom = The upcard matches your two nines, so you can take the pile. Keep all three if you like. The bottom card you take must be melded: it goes on the eights.

# Variables:
#   $takes_bottom (Flag) - Whether the lowest card of the pile must be melded.
#   $alone (Flag) - Whether you have no partner.
lesson_steps-upcard-may-stay = { $takes_bottom ->
    [yes] { lesson_steps-upcard-may-stay-but-the-bottom }
   *[no] { lesson_steps-upcard-may-stay-with-its-pair }
}

lesson_steps-open-with-the-pile-heading = Opening with the pile
# After what the melds are worth.
# Variables:
#   $each (List) - The melds: “three kings make 30”.
#   $worth (Number) - What the cards to lay down are worth together.
#   $exact (Flag) - Whether it is exactly what you need.
#   $need (Number) - What the first melds have to be worth.
lesson_steps-open-with-the-pile = { lesson_steps-adds-up } The upcard counts; the cards under it don't.

lesson_steps-turned-card-is-free-heading = The turned-up card is free
# Variables:
#   $waits (Flag) - Whether nobody else can take the pile in the first lap.
#   $take_then_draw (Number) - How many cards are drawn with the pile.
lesson_steps-turned-card-is-free = You have the first turn of the round, so you can take the turned-up card instead of drawing, without melding it: then you hold two kings.{ $waits ->
    [yes] { " " }After that, nobody can take the pile until everyone has had a turn.
   *[no] { "" }
}{ lesson_steps-draws-follow }

lesson_steps-frozen-until-taken-heading = A frozen pile
lesson_steps-frozen-until-taken = Someone discarded a wild card: that freezes the pile. Now only a pair of naturals matching the upcard can take it. You hold two nines: take it.
lesson_steps-frozen-for-a-lap-heading = { lesson_steps-frozen-until-taken-heading }

# Variables:
#   $before (Person) - The player before you.
lesson_steps-frozen-for-a-lap = { $before } discarded a wild card: that freezes the pile, and nobody can take it until { $before } plays again.

lesson_steps-pairs-take-piles-heading = Pairs are worth keeping
lesson_steps-pairs-take-piles = Two of a rank can take the pile as soon as a third is on top. You hold two kings and two nines: keep both pairs. Discard a card that matches nothing.

lesson_steps-three-closes-heading = A three closes the pile
lesson_steps-three-closes = The upcard is a three. While it's on top, nobody can take the pile, whatever they hold.

lesson_steps-pile-too-short-heading = Too short to take
# Variables:
#   $pile (Number) - How many cards the pile has.
#   $pile_needs (Number) - How many it must have.
lesson_steps-pile-too-short = You hold two nines, but the pile has only { CARDS($pile) }. Under these rules it needs { COUNT($pile_needs) }.

lesson_steps-not-in-the-first-lap-heading = Not first time round
lesson_steps-not-in-the-first-lap = You hold two nines, but nobody can take the pile until everyone has had a turn in this round.

lesson_steps-wild-on-the-pile-heading = A wild card on the pile
lesson_steps-wild-on-the-pile = The upcard is a two. Nobody can take the pile while a wild card is on top, even with two more twos in hand.

lesson_steps-one-is-too-few-heading = One is too few
lesson_steps-one-is-too-few = The upcard is a king, but you hold only one king. Your wild two would make them a meld, but only a pair takes the pile here.

lesson_steps-feed-nobody-heading = Think of the next player
# Variables:
#   $next (Person) - The player after you.
lesson_steps-feed-nobody = { $next } plays next and has jacks on the table: your jack is just what { $next } wants. Keep it, and discard another card that matches nothing.

# ---- Lesson 8: books

lesson_steps-clean-book-heading = A clean book
# Variables:
#   $book_size (Number) - How many cards make a book.
#   $clean_book (Number) - What a clean book scores.
#   $spoils (Flag) - Whether you hold a two that could be added.
lesson_steps-clean-book = A meld of { CARDS($book_size) } is a book. Without wild cards it's clean{ $clean_book ->
    [0] { "" }
   *[other] , scores { $clean_book } extra
} and is put aside with a red card on top. Complete it with your king{ $spoils ->
    [yes] : your two would make it dirty.
   *[no] .
}

lesson_steps-dirty-book-heading = A dirty book
# Variables:
#   $book_size (Number) - How many cards make a book.
#   $dirty_book (Number) - What a dirty book scores.
lesson_steps-dirty-book = There's a wild card among these jacks. With { CARDS($book_size) } they're a book too, but a dirty one: it { $dirty_book ->
    [0] has a black card on top.
   *[other] scores { $dirty_book } extra and has a black card on top.
}

lesson_steps-clean-book-takes-more-heading = Adding to a book

# After one of the sentences below.
# Variables:
#   $winner_takes (Flag) - Whether cards on the table score nothing.
lesson_steps-book-takes-more = { $winner_takes ->
    [yes] Your king costs nothing there.
   *[no] Your king still scores there.
}

# Variables:
#   $closed_book (any | keep_kind | naturals | clean_open | dirty_open | sealed) - What the rules say of books.
lesson_steps-what-books-take = { $closed_book ->
    [any] You can keep adding to a book, and every card scores.
    [keep_kind] A clean book still takes naturals, but no wild cards: it stays clean.
    [naturals] A book still takes naturals, but no more wild cards.
    [clean_open] A clean book still takes naturals; a dirty one is closed.
    [dirty_open] A dirty book still takes cards; a clean one is closed.
   *[sealed] A book takes no more cards.
}

# Variables:
#   $closed_book (any | keep_kind | naturals | clean_open | dirty_open | sealed) - What the rules say of books.
#   $winner_takes (Flag) - Whether cards on the table score nothing.
lesson_steps-clean-book-takes-more = { lesson_steps-what-books-take } { lesson_steps-book-takes-more }
lesson_steps-dirty-book-takes-more-heading = { lesson_steps-clean-book-takes-more-heading }
# Variables:
#   $closed_book (any | keep_kind | naturals | clean_open | dirty_open | sealed) - What the rules say of books.
#   $winner_takes (Flag) - Whether cards on the table score nothing.
lesson_steps-dirty-book-takes-more = { lesson_steps-clean-book-takes-more }

lesson_steps-book-is-sealed-heading = A book is closed
lesson_steps-book-is-sealed = Under these rules no more cards can go on a book, and you can't start a second meld of kings. Your king is no use now: discard it.

lesson_steps-wild-spoils-a-book-heading = Careful with wild cards
# Variables:
#   $dirty_book (Number) - What a dirty book scores.
#   $clean_book (Number) - What a clean book scores.
lesson_steps-wild-spoils-a-book = A wild card would make the clean kings dirty: { $dirty_book } instead of { $clean_book }. The jacks already have a wild card, so put your two there.

lesson_steps-wild-makes-it-dirty-heading = Don't spoil a clean meld
# Variables:
#   $dirty_book (Number) - What a dirty book scores.
#   $clean_book (Number) - What a clean book scores.
lesson_steps-wild-makes-it-dirty = A wild card would complete the kings, but as a dirty book: { $dirty_book } instead of { $clean_book }. The jacks already have a wild card. Put your two there, and wait for a king.

lesson_steps-book-of-sevens-heading = Sevens are special
# Variables:
#   $sevens_clean (Flag) - Whether it has to be clean.
#   $sevens_needed (Flag) - Whether it is needed to go out.
#   $sevens_book (Number) - What it scores.
#   $sevens_kept (Flag) - Whether sevens can hardly be discarded before.
lesson_steps-book-of-sevens = Under these rules { $sevens_clean ->
    [yes] a clean book of sevens
   *[no] a book of sevens
} { $sevens_needed ->
    [yes] { $sevens_book ->
        [0] is needed to go out.
       *[other] scores { $sevens_book } and is needed to go out.
    }
   *[no] scores { $sevens_book }.
} Add your seven to complete yours.{ $sevens_kept ->
    [yes] { " " }Until then you can't discard a seven unless you have nothing else.
   *[no] { "" }
}

lesson_steps-book-of-wilds-heading = A book of wild cards
# Variables:
#   $book_size (Number) - How many cards make a book.
#   $wild_book (Number) - What a book of wild cards scores.
lesson_steps-book-of-wilds = { CAPITAL(WILDS($book_size)) } are a book too, and score { $wild_book } extra. Add your two.

lesson_steps-books-to-go-out-heading = Books let you go out
# After the sentence below.
# Variables:
#   $alone (Flag) - Whether you have no partner.
#   $books (Text) - The books: “one clean and one dirty book”; "" for none.
#   $rank (Rank) - The rank of the first card to lay down.
lesson_steps-books-to-go-out = { lesson_steps-to-go-out-you-need } The “To go out” panel counts them. Complete another book: add your { RANK($rank) } to the queens.

# Variables:
#   $alone (Flag) - Whether you have no partner.
#   $books (Text) - The books: “one clean and one dirty book”; "" for none.
lesson_steps-to-go-out-you-need = To go out, { $alone ->
    [yes] you need
   *[no] your team needs
} { $books ->
    [none] no books
   *[other] { $books }
}.

lesson_steps-two-to-a-book-heading = Two at a time
# Variables:
#   $lacks_two (Number) - Two cards fewer than a book has.
#   $book_size (Number) - How many cards make a book.
lesson_steps-two-to-a-book = { CAPITAL(COUNT($lacks_two)) } aces are on the table, and you hold two more, which makes { COUNT($book_size) }. No need to add cards one by one: complete the book with both.

lesson_steps-book-in-one-go-heading = A book in one go
# Variables:
#   $book_size (Number) - How many cards make a book.
lesson_steps-book-in-one-go = A book needn't grow turn by turn. You hold { COUNT($book_size) } nines: meld them all, and you have a clean book at once.

lesson_steps-wild-completes-heading = Wild cards complete books too
# Variables:
#   $lacks_one (Number) - One card fewer than a book has.
lesson_steps-wild-completes = { CAPITAL(COUNT($lacks_one)) } queens are on the table, and no queen has turned up for a long time. A wild card can fill the gap. That makes the book dirty, but it's still a book. Add your two.

# ---- Lesson 9: hand and foot

lesson_steps-foot-comes-second-heading = First the hand, then the foot
# Variables:
#   $by_book (Flag) - Whether the first book brings the foot, too.
#   $hand (Number) - How many cards you hold.
#   $foot (Number) - How many cards your foot has.
lesson_steps-foot-comes-second = { $by_book ->
    [yes] You can get your foot without a book too: your hand has { CARDS($hand) } left.
   *[no] Your hand has { CARDS($hand) } left.
} Once they're all played, you pick up your foot: { NEW-CARDS($foot) }. Begin with your three queens.

lesson_steps-foot-by-book-heading = Your first book gets you your foot
# Variables:
#   $foot_ends_turn (Flag) - Whether picking up the foot ends your turn.
lesson_steps-foot-by-book = Under these rules your foot joins your hand as soon as you complete your first book. Your king completes one.{ lesson_steps-turn-ends }
lesson_steps-that-ends-your-turn = That ends your turn.

# The same after another sentence, where it does.
# Variables:
#   $foot_ends_turn (Flag) - Whether picking up the foot ends your turn.
lesson_steps-turn-ends = { $foot_ends_turn ->
    [yes] { " " }{ lesson_steps-that-ends-your-turn }
   *[no] { "" }
}

lesson_steps-foot-by-melding-heading = Play your whole hand
# Variables:
#   $foot_ends_turn (Flag) - Whether picking up the foot ends your turn.
lesson_steps-foot-by-melding = The eight is your last card, and it fits the other eights. Add it: that uses up your hand, and you pick up your foot at once.{ lesson_steps-turn-ends }

lesson_steps-turn-goes-on-heading = The turn goes on
lesson_steps-turn-goes-on = You melded your last card, so your turn goes on with your foot. It has three jacks.

lesson_steps-still-a-discard-heading = Discard as always
lesson_steps-still-a-discard = Your turn still ends with a discard. Discard a card that matches nothing, and keep the rest for your next turn.

lesson_steps-foot-by-discard-heading = Or by discarding
lesson_steps-foot-by-discard = This time your hand has only one card left. Discard it: that ends your turn, and you pick up your foot for the next one.

lesson_steps-foot-next-turn-heading = Your foot is now your hand
# Variables:
#   $next_stack (Number) - How many cards your tail has, now that you play from the foot; 0 where there is none.
#   $draw_count (Number) - How many cards are drawn in a turn.
lesson_steps-foot-next-turn = It's your turn, and you play from your foot. { $next_stack ->
    [0] Nothing else has changed: draw { CARDS($draw_count) }.
   *[other] When it's used up, you pick up your tail: { MORE-CARDS($next_stack) }, and you go out from those. Draw { CARDS($draw_count) }.
}

lesson_steps-keep-two-cards-heading = Keep two cards
# Variables:
#   $last (foot | tail) - What players go out from.
#   $alone (Flag) - Whether you have no partner.
lesson_steps-keep-two-cards = You're in your { STACK($last) }, and { $alone ->
    [yes] you can't go out yet.
   *[no] your team can't go out yet.
} So keep two cards: one to discard, one to hold. Your three queens have to wait. Discard the nine.

# ---- Lesson 10: threes

# What can be done with black threes.
# Variables:
#   $meld_threes (no | black_last | black_in_foot | all) - What the rules say of threes.
#   $last (foot | tail) - What players go out from.
lesson_steps-black-threes = { $meld_threes ->
    [no] Threes can't be melded: you can only discard them.
    [black_last] Black threes can be melded only when you go out.
    [black_in_foot] Black threes can be melded from the { STACK($last) }, never from the hand.
   *[all] Threes are a rank like any other.
}

lesson_steps-black-three-goes-heading = A black three
# After what can be done with black threes.
# Variables:
#   $meld_threes (no | black_last | black_in_foot | all) - What the rules say of threes.
#   $last (foot | tail) - What players go out from.
#   $closes (Flag) - Whether a three closes the pile.
lesson_steps-black-three-goes = { lesson_steps-black-threes }{ $closes ->
    [yes] { " " }A three on the pile closes it to the next player.
   *[no] { "" }
}

lesson_steps-three-on-the-pile-heading = A three on the pile
# Variables:
#   $before (Person) - The player before you.
lesson_steps-three-on-the-pile = { $before } discarded a three. That closes the pile to you, but only for this turn.

lesson_steps-threes-are-a-rank-heading = Threes are a rank
lesson_steps-threes-are-a-rank = Under these rules threes are a rank like any other, and red and black ones go together. Meld your three threes.

# Variables:
#   $last (foot | tail) - What players go out from.
lesson_steps-threes-from-the-foot-heading = Black threes from the { STACK($last) }

# Variables:
#   $last (foot | tail) - What players go out from.
lesson_steps-threes-from-the-foot = You're in your { STACK($last) }. From there you can meld black threes, but without wild cards. Meld your three black threes.

lesson_steps-threes-at-last-heading = Black threes come last
# Variables:
#   $asked (Flag) - Whether partners are asked before you go out.
#   $partners (List) - Your partners.
lesson_steps-threes-at-last = You can meld black threes only when you go out, and without wild cards. Go out with yours now.{ lesson_steps-if-asked }

lesson_steps-threes-grow-heading = Any three will do
lesson_steps-threes-grow = Three threes are on the table, and you hold the three of diamonds. Red or black makes no difference.

lesson_steps-wild-among-threes-heading = Wild cards go with threes
# Variables:
#   $beside (Number) - How many cards you hold besides the wild card: two or more.
#   $jokers (Flag) - Whether there are jokers, and you hold one; else a two.
lesson_steps-wild-among-threes = A wild card can stand in for any other card, even a three. { CAPITAL(COUNT($beside)) } threes and your { $jokers ->
    [yes] joker make a meld.
   *[no] two make a meld.
}

lesson_steps-pair-of-threes-heading = A pair of threes
lesson_steps-pair-of-threes = Like any two cards of the same rank, two threes may become a meld. Keep them, and discard a card that matches nothing.

lesson_steps-three-helps-nobody-heading = A three helps nobody
# Variables:
#   $next (Person) - The player after you.
lesson_steps-three-helps-nobody = { $next } plays next and has jacks and tens on the table, so yours would help { $next }. Your kings and queens are pairs worth keeping. A black three helps nobody: discard it.

lesson_steps-threes-are-no-meld-heading = Three threes aren't a meld
# Before what can be done with black threes.
lesson_steps-you-hold-three-threes = You hold three black threes.

# Variables:
#   $meld_threes (no | black_last | black_in_foot | all) - What the rules say of threes.
#   $last (foot | tail) - What players go out from.
lesson_steps-threes-are-no-meld = { lesson_steps-you-hold-three-threes } { lesson_steps-black-threes } So discard one each turn, starting now.

lesson_steps-three-goes-last-heading = A three can go last
lesson_steps-three-goes-last = The last card of your hand is a black three. It's as good a discard as any other: let it go, and you pick up your foot.

lesson_steps-red-three-costs-heading = Red threes cost points
# Variables:
#   $red_three (Number) - What a red three costs.
#   $unless (never | you | team) - Whether it costs nothing once you, or your team, go out.
lesson_steps-red-three-costs = A red three can't be melded, and left in your hand it costs { $red_three } points{ $unless ->
    [you] { " " }unless you go out.
    [team] { " " }unless your team goes out.
   *[never] .
} Get rid of it first: discard the red three.

lesson_steps-red-three-lies-down-heading = Red threes go on the table
lesson_steps-red-three-lies-down = Under these rules you lay a red three on the table as soon as you get it, and draw another card in its place. Draw, and watch.

lesson_steps-red-three-scores-heading = You drew a red three
# After one of the two sentences below.
# Variables:
#   $pays_less (Flag) - Whether it scores less if you don't go out.
#   $red_three_bonus (Number) - What a red three scores.
#   $red_three_not_out (Number) - What it scores if you don't go out.
#   $alone (Flag) - Whether you have no partner.
lesson_steps-red-three-scores = { $pays_less ->
    [yes] { lesson_steps-red-three-bonus-by-going-out }
   *[no] { lesson_steps-red-three-bonus }
} Your turn then continues as usual: discard a card that matches nothing.

# Variables:
#   $red_three_bonus (Number) - What a red three scores.
#   $alone (Flag) - Whether you have no partner.
lesson_steps-red-three-bonus = { $red_three_bonus ->
    [0] Your red three scores nothing for { $alone ->
        [yes] you, but
       *[no] your team, but
    }
   *[other] Your red three scores { $red_three_bonus } for { $alone ->
        [yes] you, and
       *[no] your team, and
    }
} it's out of your way.

# Variables:
#   $red_three_bonus (Number) - What a red three scores.
#   $red_three_not_out (Number) - What it scores if you don't go out.
#   $alone (Flag) - Whether you have no partner.
lesson_steps-red-three-bonus-by-going-out = Your red three scores { $red_three_bonus } for { $alone ->
    [yes] you
   *[no] your team
} if you go out (otherwise { $red_three_not_out ->
    [0] nothing
   *[other] { $red_three_not_out }
}), and it's out of your way.

lesson_steps-red-three-in-the-foot-heading = Threes in the foot
# Variables:
#   $red_three (Number) - What a red three costs.
#   $unless (never | you | team) - Whether it costs nothing once you, or your team, go out.
lesson_steps-red-three-in-the-foot = There may be a red three in your foot. If the round ends before you pick it up, that costs { $red_three } points{ $unless ->
    [you] { " " }unless you go out.
    [team] { " " }unless your team goes out.
   *[never] .
} So hurry: discard your last card, and pick up your foot.

lesson_steps-red-three-came-up-heading = There was a red three
lesson_steps-red-three-came-up = It's your next turn: you hold the red three from your foot, and you've already drawn. Discard it at once.

lesson_steps-red-three-is-idle-heading = A red three is no use
lesson_steps-red-three-is-idle = Under these rules a red three costs nothing, but it can't be melded either. Your other cards are pairs, so discard the red three.

# ---- Lesson 11: your partner

# Variables:
#   $partner (Person) - The first of your partners.
lesson_steps-melds-in-common-heading = { CAPITAL(WHOSE($partner)) } melds are yours too

# Variables:
#   $partner (Person) - The first of your partners.
#   $lacks_one (Number) - One card fewer than a book has.
lesson_steps-melds-in-common = { $partner } has melded { COUNT($lacks_one) } kings. Your team shares its melds, so your king joins them and completes the book.

lesson_steps-partner-opened-heading = One opens for all
# Variables:
#   $partner (Person) - The first of your partners.
lesson_steps-partner-opened = { $partner } has opened in this round. That counts for your whole team, so you don't have to open again.

lesson_steps-two-for-a-meld-heading = Two can be enough
# Variables:
#   $partner (Person) - The first of your partners.
lesson_steps-two-for-a-meld = Two jacks aren't a meld on their own. But { $partner } has melded three jacks, and yours fit there.

lesson_steps-what-others-collect-heading = Watch the next player
# Variables:
#   $next (Person) - The player after you.
lesson_steps-what-others-collect = { $next } plays after you and has tens on the table. Your ten is just what { $next } wants. Keep it, and discard another card that matches nothing.

# Variables:
#   $partner (Person) - The first of your partners.
lesson_steps-help-to-go-out-heading = Help { $partner }

# Variables:
#   $partner (Person) - The first of your partners.
#   $rank (Rank) - The rank of the first card to lay down.
#   $permission (Flag) - Whether players ask before they go out.
lesson_steps-help-to-go-out = { $partner } has two cards left, and your team is one card short of the books it needs to go out. You hold that card: add your { RANK($rank) }, and { $partner } can { $permission ->
    [yes] ask to go out next turn.
   *[no] go out next turn.
}

lesson_steps-partners-foot-first-heading = Wait for your team
# Variables:
#   $partners (List) - Your partners.
#   $picked_up (Flag) - Whether it is enough to have picked it up; else a card must be played from it.
#   $last (foot | tail) - What players go out from.
lesson_steps-partners-foot-first = Your team has all the books it needs, but you can't go out until { $partners ->
    [1] { $partners } has
   *[other] { $partners } have each
} { $picked_up ->
    [yes] picked up their { STACK($last) }.
   *[no] played a card from their { STACK($last) }.
} So discard one card, and keep the other.

lesson_steps-ask-first-heading = May I go out?
# Variables:
#   $partners (List) - Your partners.
lesson_steps-ask-first = Before you go out, you ask { $partners }. If the answer is yes, you go out at once; if it's no, you play on and can't ask again that turn.

# Variables:
#   $partner (Person) - The first of your partners.
lesson_steps-say-no-heading = { $partner } asks you

# Variables:
#   $partner (Person) - The first of your partners.
lesson_steps-partner-asks-again-heading = { $partner } asks again

# Variables:
#   $winner_takes (Flag) - Whether cards on the table score nothing.
#   $partner (Person) - The first of your partners.
lesson_steps-say-yes-heading = { $winner_takes ->
    [yes] { lesson_steps-say-no-heading }
   *[no] { lesson_steps-partner-asks-again-heading }
}

# Variables:
#   $hand (Number) - How many cards you hold.
#   $hand_worth (Number) - What they count.
#   $partner (Person) - The first of your partners.
lesson_steps-say-no = You hold { CARDS($hand) } that would cost your team { $hand_worth } points. Next turn you could meld kings and queens instead. Say no to { $partner }.

# Variables:
#   $hand_worth (Number) - What they count.
lesson_steps-say-yes-for-one-card = A turn later, a five is all you hold. It costs only { $hand_worth } points, so going out is fine. Say yes: that ends the round.
lesson_steps-say-yes-and-score-nothing = Under these rules your team scores 0 if it goes out, whatever you still hold. Say yes: that ends the round, and the others pay for their cards.

# Variables:
#   $winner_takes (Flag) - Whether cards on the table score nothing.
#   $hand_worth (Number) - What they count.
lesson_steps-say-yes = { $winner_takes ->
    [yes] { lesson_steps-say-yes-and-score-nothing }
   *[no] { lesson_steps-say-yes-for-one-card }
}

# Variables:
#   $partner (Person) - The first of your partners.
lesson_steps-hold-the-last-card-heading = Waiting for { $partner }

# Variables:
#   $partner (Person) - The first of your partners.
#   $last (foot | tail) - What players go out from.
lesson_steps-hold-the-last-card = You have one card left, and { $partner } has neither melded nor picked up their { STACK($last) }. Under these rules you can wait: keep your card, and end the turn without a discard.

# ---- Lesson 12: going out

lesson_steps-what-it-takes-heading = What going out takes
# Before the sentence below.
# Variables:
#   $foot_needed (Flag) - Whether it must have been picked up.
#   $last (foot | tail) - What players go out from.
#   $alone (Flag) - Whether you have no partner.
#   $books (Text) - The books: “one clean and one dirty book”; "" for none.
lesson_steps-what-it-takes = { $foot_needed ->
    [yes] You go out by playing the last card of your { STACK($last) }.
   *[no] You go out by playing your last card, even without your { STACK($last) }.
} { lesson_steps-before-that-you-need }

# Variables:
#   $alone (Flag) - Whether you have no partner.
#   $books (Text) - The books: “one clean and one dirty book”; "" for none.
lesson_steps-before-that-you-need = First, { $alone ->
    [yes] you need
   *[no] your team needs
} { $books ->
    [none] no books
   *[other] { $books }
}. One book is still missing: discard a card, and wait.

lesson_steps-last-book-heading = The last book
# Variables:
#   $rank (Rank) - The rank of the first card to lay down.
lesson_steps-last-book = The { RANK($rank) } in your hand completes the last book you need.

lesson_steps-play-every-card-heading = Play every card
# Variables:
#   $discards (Flag) - Whether the last card can be discarded.
#   $last (foot | tail) - What players go out from.
#   $asked (Flag) - Whether partners are asked before you go out.
#   $partners (List) - Your partners.
lesson_steps-play-every-card = { $discards ->
    [yes] The eight goes on the eights, the five on the discard pile: then your { STACK($last) } is used up, and you're out.
   *[no] Both your eights go on the meld, because you can't discard your last card here. That uses up your { STACK($last) }, and you're out.
}{ lesson_steps-if-asked }

lesson_steps-your-score-heading = What you score
# Before and after what your team gets.
lesson_steps-count-first = First, add up your score.

# Variables:
#   $winner_takes (Flag) - Whether cards on the table score nothing.
#   $alone (Flag) - Whether you have no partner.
#   $mine_melded (Number) - What your team's cards on the table count.
#   $mine_books (Number) - The same of its books.
#   $mine_bonus (Number) - What it gets for going out.
#   $mine_left (Number) - What is taken off for cards still held.
#   $partners (List) - Your partners.
#   $partner (Person) - The only one, where there is one.
#   $mine_total (Number) - All of it.
#   $rank (Rank) - The rank of the first card to lay down.
lesson_steps-your-score = { lesson_steps-count-first } { lesson_steps-own-score } Go out with your three { RANKS($rank) } in one move.

lesson_steps-out-without-discard-heading = Without a discard
# Variables:
#   $asked (Flag) - Whether partners are asked before you go out.
#   $partners (List) - Your partners.
lesson_steps-out-without-discard = Under these rules you don't have to discard your last card: you can meld it instead. Go out with your three fives.{ lesson_steps-if-asked }

lesson_steps-before-others-go-out-heading = Before others go out
# Variables:
#   $next (Person) - The player after you.
#   $worth (Number) - What the cards to lay down are worth together.
#   $winner_takes (Flag) - Whether cards on the table score nothing.
lesson_steps-before-others-go-out = { $next } has one card left and could go out next. The three kings in your hand would then cost { $worth } points; on the table they { $winner_takes ->
    [yes] cost nothing.
   *[no] score { $worth }.
}

lesson_steps-count-what-you-keep-heading = Cards you keep cost you
# Variables:
#   $next (Person) - The player after you.
#   $marked_rank (Rank) - The rank that should be discarded.
#   $marked_worth (Number) - What a card of that rank is worth.
#   $cheap_rank (Rank) - A rank that should be kept.
#   $cheap_worth (Number) - What a card of it costs.
lesson_steps-count-what-you-keep = { $next } has one card left and could go out next; you can't. Any cards you keep would count against you: { lesson_steps-each-costs }. Discard the { RANK($marked_rank) }.

lesson_steps-match-goes-on-heading = The whole game
# After one of the sentences below.
# Variables:
#   $target_score (Number) - The points that end a match; 0 where rounds are counted.
#   $rounds (Number) - How many rounds a match has.
#   $draw_count (Number) - How many cards are drawn in a turn.
lesson_steps-match-goes-on = { $target_score ->
    [0] { $rounds ->
        [1] { lesson_steps-match-is-one-round }
       *[other] { lesson_steps-next-round-is-dealt } { lesson_steps-after-rounds }
    }
   *[other] { lesson_steps-rounds-until-points }
} Now you know the game: draw { CARDS($draw_count) }.

# Variables:
#   $target_score (Number) - The points that end a match; 0 where rounds are counted.
lesson_steps-rounds-until-points = Rounds are dealt and scored like this until a team has { $target_score } points. Then the highest total wins.
lesson_steps-match-is-one-round = A match is one round, and the highest total wins.
lesson_steps-next-round-is-dealt = When a round ends, the next is dealt.


# ---- end of lesson_steps


## lessons
## Lessons: their names, the tutor's sheet, what to choose and click, and why something else isn't asked here.

# The names of the lessons.
lessons-title-what-wins = What wins
lessons-title-deal = The deal
lessons-title-turn = A turn
lessons-title-melds = Melds
lessons-title-wilds = Wild cards
lessons-title-opening = The opening
lessons-title-pile = The discard pile
lessons-title-books = Books
lessons-title-foot = Hand and foot
lessons-title-threes = Threes
lessons-title-partner = Your partner
lessons-title-going-out = Going out

# The heading of a lesson's screen.
# Variables:
#   $number (Number) - Its number, from 1.
#   $title (Text) - Its name.
lessons-heading = Lesson { $number } · { $title }

# What a lesson is about, in at most 26 letters, below its name. The figures are those of the chosen rules.
lessons-subject-points-win = cards and books score
lessons-subject-what-wins-by-losing = only leftover cards count

# Variables:
#   $winner_takes (Flag) - Whether cards on the table score nothing.
lessons-subject-what-wins = { $winner_takes ->
    [yes] { lessons-subject-what-wins-by-losing }
   *[no] { lessons-subject-points-win }
}

# Variables:
#   $hand (Number) - How many cards a hand has.
#   $foot (Number) - How many cards a foot has.
#   $tail (Number) - How many cards a tail has, after the foot; 0 where there is none.
lessons-subject-deal = { $tail ->
    [0] hand of { $hand }, foot of { $foot }
   *[other] hand { $hand }, foot { $foot }, tail { $tail }
}

# Variables:
#   $drawn (Number) - How many cards are drawn.
lessons-subject-turn = draw { COUNT($drawn) }, discard one
lessons-subject-melds = three of a rank

# Variables:
#   $jokers (Number) - How many jokers a deck has.
lessons-subject-wilds = { $jokers ->
    [0] twos
   *[other] twos and jokers
}

# The points that the first melds have to be worth.
# Variables:
#   $minimums (Text) - The numbers: “50, 90, 120”.
#   $opening_growth (Number) - How many more with each round.
lessons-subject-opening = { $opening_growth ->
    [0] { $minimums }
   *[other] { $minimums }, +{ $opening_growth } a round
}

# How much of the discard pile is taken.
lessons-subject-pile-all = all of it at once
lessons-subject-pile-upcard = take the upcard

# Variables:
#   $count (Number) - How many cards.
lessons-subject-pile-some = { CARDS($count) } at once

# Variables:
#   $takes (never | all | upcard | some) - How much of the discard pile is taken.
#   $count (Number) - How many cards.
lessons-subject-pile = { $takes ->
    [never] { "" }
    [all] { lessons-subject-pile-all }
    [upcard] { lessons-subject-pile-upcard }
   *[some] { lessons-subject-pile-some }
}
lessons-subject-books = clean and dirty

# Variables:
#   $tail (Number) - How many cards a tail has, after the foot; 0 where there is none.
lessons-subject-foot = { $tail ->
    [0] your second hand
   *[other] hand, foot and tail
}
lessons-subject-threes-rank = a rank like any other

# Variables:
#   $red_three_bonus (Number) - What a red three on the table scores.
lessons-subject-threes-score = red ones score { $red_three_bonus }

# Variables:
#   $red_three (Number) - What a red three in the hand costs.
lessons-subject-threes-cost = { $red_three ->
    [0] never melded
   *[other] red ones cost { $red_three }
}

# Variables:
#   $meld_threes (no | black_last | black_in_foot | all) - When threes can be melded.
#   $red_threes (penalty | lay_down) - What red threes are for.
#   $red_three_bonus (Number) - What a red three on the table scores.
#   $red_three (Number) - What a red three in the hand costs.
lessons-subject-threes = { $meld_threes ->
    [all] { lessons-subject-threes-rank }
   *[other] { $red_threes ->
        [lay_down] { lessons-subject-threes-score }
       *[penalty] { lessons-subject-threes-cost }
    }
}

# Variables:
#   $permission (Flag) - Whether you ask your partner before you go out.
lessons-subject-partner = { $permission ->
    [yes] may I go out?
   *[no] playing as a team
}
lessons-subject-going-out = how a round ends

# The tutor's sheet.
lessons-back = Back
# Under “Back”, at the first step.
lessons-first-step = this is the first step
lessons-do-it-for-me = Do it for me
# Before the text of a step whose cards aren't those that the step before left.
lessons-new-hand = A new hand.
lessons-next-lesson = Next lesson
lessons-play-match = Play a match

# Which step of a lesson.
# Variables:
#   $step (Number) - Which one, from 1.
#   $steps (Number) - How many there are.
lessons-place-of-step = { $step } of { $steps }

# The end of a lesson: a heading, and what comes next.
lessons-done = Lesson complete
lessons-that-is-all = That was the last lesson. Now you know the game.

# Variables:
#   $title (Text) - The name of the next lesson.
lessons-leads-to = Next: { $title }.

# For a screen reader: where the tutor's arrow points.
# Variables:
#   $what (Text) - One of the things below: "the stock".
lessons-points-at = Look at { $what }.

# What to do in a step, one thing after the other.

# Variables:
#   $cards (List) - Cards of the hand: "the two queens".
lessons-choose = Choose { $cards }

# Variables:
#   $button (Text) - What is on the button.
lessons-press = Press { $button }

# Variables:
#   $what (Text) - A place on the table: "the stock".
lessons-click = Click { $what }

# Variables:
#   $cards (List) - Cards: "the two queens".
lessons-click-laid-out = Click { $cards } you laid out

# Cards of the hand, by rank.
# Variables:
#   $count (Number) - How many.
#   $rank (Rank) - Their rank.
#   $yours (Flag) - Whether it begins with "your", for a screen reader, or with "the".
lessons-cards = { $yours ->
    [yes] your
   *[no] the
} { $count ->
    [one] { RANK($rank) }
   *[other] { COUNT($count) } { RANKS($rank) }
}

# Threes of the hand, by colour.
# Variables:
#   $count (Number) - How many.
#   $colour (red | black) - Their colour.
#   $yours (Flag) - Whether it begins with "your", for a screen reader, or with "the".
lessons-threes = { $yours ->
    [yes] your
   *[no] the
} { $count ->
    [one] { $colour ->
        [red] red three
       *[black] black three
    }
   *[other] { COUNT($count) } { $colour ->
        [red] red threes
       *[black] black threes
    }
}

# Where cards are in the hand, from the left, for a screen reader.
# Variables:
#   $cards (List) - The cards: "your three kings".
#   $first (Number) - The place of the first of them.
#   $last (Number) - The place of the last of them.
lessons-cards-side-by-side = { $cards }, the { ORDINAL($first) } to { ORDINAL($last) } cards

# Variables:
#   $cards (List) - The cards: "your three kings".
#   $places (List) - Their places: "second", "fifth".
lessons-cards-at = { $cards }, the { $places } { $places ->
    [1] card
   *[other] cards
}

# Variables:
#   $place (Number) - The place of a card.
lessons-place = { ORDINAL($place) }

# Things on the table.
lessons-stock = the stock
lessons-pile = the discard pile
lessons-meter = the opening meter
lessons-foot = your foot
lessons-red-threes = the red threes on the table
lessons-new-meld = the new meld

# Variables:
#   $kind (meld | book) - What it is.
#   $rank (Rank) - Its rank.
lessons-own-meld = { $kind ->
    [book] the book of { RANKS($rank) }
   *[meld] the meld of { RANKS($rank) }
}

# Variables:
#   $who (Person) - Somebody of the team.
#   $kind (meld | book) - What it is.
#   $rank (Rank) - Its rank.
lessons-their-meld = { $kind ->
    [book] { WHOSE($who) } book of { RANKS($rank) }
   *[meld] { WHOSE($who) } meld of { RANKS($rank) }
}

# Why a legal move isn't what the step asks for: kind, and with advice.
lessons-not-here-draw = That would take the pile. This time, draw from the stock.
lessons-not-here-take-the-pile = You could draw, but the pile has more for you: take it this time.
lessons-not-here-look-first = First look at the cards you'd get. Then you can still take them or draw.
lessons-not-here-first-the-meld = A discard ends your turn. Meld your cards first.
lessons-not-here-first-the-discard = You could meld that, but this step is about your discard.
lessons-not-here-keep-this-card = Keep that card: it goes with others you hold. Discard one of the marked cards.
lessons-not-here-helps-the-others = That card would help the others: they're collecting that rank. Discard one of the marked cards.
lessons-not-here-helps-to-open = That card is worth more: it helps you open. Discard the marked one instead.
lessons-not-here-costs-less = That card costs less if it's left over. Discard the marked one instead.
lessons-not-here-keep-the-wild = Keep your wild card: it helps in almost any meld. Discard one of the marked cards.
lessons-not-here-rid-of-the-three = That card may still come in useful. The three won't: discard it first.
lessons-not-here-other-three = That's a black three. Discard the red one first: it costs far more.
lessons-not-here-other-cards = You could meld those too, but this step is about other cards: look at the marked ones.
lessons-not-here-not-this-card = Not that card: choose the marked ones.
lessons-not-here-no-card-yet = You don't need a card yet: press what's marked.
lessons-not-here-spoils-clean = That meld is clean, and a wild card would make it dirty. Add yours to another meld.
lessons-not-here-go-out-now = You have all you need: go out now.
lessons-not-here-not-yet-out = That comes later. Do this step first.
lessons-not-here-answer-no = Look at your hand: those cards would count against you. Say no this time.
lessons-not-here-answer-yes = You hold next to nothing, so going out costs little. Say yes this time.
lessons-not-here-step-is-done = This step is done. The next one is coming.


# ---- end of lessons


## learn_screen
## The door to lessons and problems on the main menu, and the screen behind it.

# The screen, and the way back to it.
learn_screen-learn = Learn

learn_screen-all-lessons-done = All lessons done

# How many lessons somebody knows: on the main menu, in Learn and in Help.
# Variables:
#   $done (Number) - How many, at least one.
learn_screen-lessons-done = { $done } of 12 done

learn_screen-twelve-lessons = Twelve lessons
learn_screen-how-long = a few minutes each
learn_screen-rules = Rules

# The state of a lesson, on its tile.
learn_screen-done = done
# The state of a lesson that wasn't done, but whose subject came up in a guided round or a match.
learn_screen-learned-at-table = learned at the table
learn_screen-open-any-time = open any time
learn_screen-begin-here = start here
learn_screen-comes-next = up next
learn_screen-absent = not in these rules

# The state of a lesson: the next step.
# Variables:
#   $step (Number) - Which step.
#   $steps (Number) - How many there are.
learn_screen-step-of = step { $step } of { $steps }

# What a lesson's tile shows besides its title, for a screen reader.
# Variables:
#   $number (Number) - Its number.
#   $subject (Text) - What it is about: "50, 90, 120, 150".
#   $state (Text) - Its state: "step 3 of 7".
learn_screen-lesson-heard = { $subject ->
    [none] lesson { $number }; { $state }
   *[other] lesson { $number }; { $subject }; { $state }
}

# After the last lesson.
learn_screen-you-know-the-game = You know the game
learn_screen-all-are-done = Come back any time to look something up or show someone else.
learn_screen-solve-problems = Solve a problem

learn_screen-problems = Problems
# Beside that name.
learn_screen-one-move = find the best move
learn_screen-own-games = From your own games

# Decisions of somebody's own games in which there was a better move.
# Variables:
#   $count (Number) - How many are ready.
learn_screen-own-waiting = { $count ->
    [one] One decision is waiting.
   *[other] { CAPITAL(COUNT($count)) } decisions are waiting.
}

# All the problems that are ready were solved before.
# Variables:
#   $count (Number) - How many they are.
learn_screen-own-all-again = { $count ->
    [1] It's a repeat.
    [2] Both are repeats.
   *[other] All are repeats.
}

# Some of the problems that are ready were solved before.
# Variables:
#   $count (Number) - How many were.
learn_screen-own-some-again = { $count ->
    [one] One is a repeat.
   *[other] { CAPITAL(COUNT($count)) } are repeats.
}

# Where a moment comes from.
# Variables:
#   $game (Text) - The name of the match.
#   $round (Number) - Which round.
learn_screen-from-round = { $game }, round { $round }

# Above the list of problems: its name and the heads of two columns.
learn_screen-by-theme = By theme
# Below it, where the list of themes is behind a press.
# Variables:
#   $count (Number) - How many themes there are.
learn_screen-kinds-of-problems = { $count ->
    [one] one kind
   *[other] { COUNT($count) } kinds
}
# In its place, below the themes that somebody began.
# Variables:
#   $count (Number) - How many themes are left.
learn_screen-more-themes = { $count ->
    [one] One more theme
   *[other] { CAPITAL(COUNT($count)) } more themes
}

# Instead of the list.
learn_screen-no-problems = No problems for these rules yet, but there are lessons.
learn_screen-reading-problems = Loading problems…

# How many problems of a theme are solved.
# Variables:
#   $solved (Number) - How many are.
#   $count (Number) - How many there are.
learn_screen-solved-of = { $solved } of { $count }

# A theme in the list, for a screen reader.
# Variables:
#   $theme (Text) - Its name.
#   $stars (Number) - How hard the next problem is: 1, 2 or 3.
#   $solved (Number) - How many are solved.
#   $count (Number) - How many there are.
learn_screen-theme-heard = { $theme }: { learn_screen-how-hard }, { $solved } of { $count } solved

# What one, two or three stars mean, for a screen reader.
# Variables:
#   $stars (Number) - How many: 1, 2 or 3.
learn_screen-how-hard = { $stars ->
    [1] easy
    [2] medium
   *[3] hard
}

# Who is at this computer now.
learn_screen-who-learns = Who's learning?
learn_screen-why-who = Progress is saved for each player.
learn_screen-somebody-else = Someone else
learn_screen-type-name = type a name
learn_screen-it-is-me = That's me

# The button that asks who is learning.
# Variables:
#   $who (Person) - Who is learning now.
learn_screen-learning-person = Player: { $who }


# ---- end of learn_screen


## problems
## Problems: a decision at the table, one move to find, and the answer to a try.

# The themes of problems.
problems-theme-opening = Opening
problems-theme-melds = Meld or hold back
problems-theme-wilds = Wild cards
problems-theme-pile = The discard pile
problems-theme-discards = What to discard
problems-theme-threes = Threes
problems-theme-foot = Into the foot
problems-theme-going-out = Going out
problems-theme-partner = May I go out?

# The name of the screen.
# Variables:
#   $theme (Text) - The theme of the problem.
problems-title = Problems · { $theme }

# Which problem of how many.
# Variables:
#   $theme (Text) - Its theme.
#   $place (Number) - Which one, from 1.
#   $count (Number) - How many there are.
problems-place-in = { $theme } · { $place } of { $count }

# Where a problem from somebody's own game comes from.
# Variables:
#   $game (Text) - The name of the match.
#   $round (Number) - Which round.
#   $turn (Number) - Which of their turns in it.
problems-own-moment = { $game }, round { $round }, turn { $turn }

# Instead of a problem from somebody's own games, or of one of the game's.
problems-unreadable-own = One of your own problems couldn't be read, so it was skipped. Its file is unchanged.
problems-unreadable-problem = A problem couldn't be read, so it was skipped.

# Below the question, where the player's usual rules are others.
# Variables:
#   $rules (Text) - The rule set.
#   $usual (Text) - The usual one: "Web Classic".
#   $what (Text) - What is different in it: "you take the top five cards of the discard pile"; "" where it is details.
problems-by-rules = Played by { $rules } rules, not { $usual }{ $what ->
    [none] .
   *[other] : { $what }.
}

# The heading over what there is to decide.
problems-what-now = What now?

# What there is to decide: one of the sentences below, then this question.
problems-what-would-you-do = What's your move?

# Variables:
#   $who (Person) - The partner who asks.
problems-partner-asks = { $who } asks, “May I go out?” What do you say?

# Variables:
#   $count (Number) - How many cards the discard pile has.
#   $card (Card?) - The card on top, if it is known.
problems-pile-has = { $count ->
    [0] The discard pile is empty.
   *[other] The discard pile has { CARDS($count) }{ $card ->
        [none] .
       *[other] , with { THE-CARD($card) } on top.
    }
}

# Variables:
#   $count (Number) - How many cards.
#   $points (Number) - What the first melds still have to be worth, 0 for nothing.
problems-you-hold = { $points ->
    [0] You hold { CARDS($count) }.
   *[other] You hold { CARDS($count) }, and your team needs { $points } points to open.
}

# Variables:
#   $stack (hand | foot | tail) - What you play from.
#   $count (Number) - How many cards.
problems-you-play-from = You're in your { STACK($stack) } with { CARDS($count) } left.

# Variables:
#   $partner (Person) - Your partner.
#   $count (Number) - How many cards you hold.
#   $theirs (Number) - How many cards your partner holds.
#   $same (Flag) - Whether those are as many.
problems-you-both-hold = { $same ->
    [yes] You and { $partner } hold { CARDS($count) } each.
   *[no] You hold { CARDS($count) }, and { $partner } holds { COUNT($theirs) }.
}

# The heading of an answer.
# Variables:
#   $solved (best | as_good | less | shown) - The best way was found; another as good; a worse one; or it was only shown.
problems-answer-heading = { $solved ->
    [best] That's it
    [as_good] That's just as good
    [less] Good try
   *[shown] This is the best move
}

# The player chose the move that was played in the match.
# Variables:
#   $best (Estimate) - Points that the best way gains over it.
problems-tried-that-day = That's the move played in the match. The best move gains { $best } points.

# Variables:
#   $gained (Estimate) - Points that the try gains over what was played in the match; below 0 loses.
#   $best (Estimate) - Points that the best way gains over that.
#   $more (Estimate) - Points that it gains over the try.
problems-gains-less = { $gained ->
    [0] That's about as good as the move played in the match. The best move gains { $best } points.
    [negative] The move played in the match was { UNSIGNED($gained) } points better. The best move beats both.
   *[other] Your move gains { $gained } points. The best move gains { $more ->
        [0] even more
       *[other] { $more } more
    }.
}
# Under the heading of the answer.
# Variables:
#   $solved (best | as_good | less | shown) - What the try comes to, or that the answer was only shown.
#   $had_seen_answer (Flag) - Whether the answer had been shown before.
#   $had_nudge (Flag) - Whether there had been a nudge.
#   $tries (Number) - Which try it was.
#   $that_day (Flag) - Whether it is what was played in the match.
#   $gained (Estimate) - Points that the try gains over what was played in the match; below 0 loses.
#   $best (Estimate) - Points that the best way gains over that.
#   $more (Estimate) - Points that it gains over the try.
#   $last (Flag) - Whether no other problem is left.
problems-about-the-try = { $solved ->
    [best] { thinking_again-found-how }
    [as_good] It's about as good as the best move.
    [shown] { "" }
   *[less] { $that_day ->
        [yes] { problems-tried-that-day }
       *[no] { problems-gains-less }
    }
}{ $last ->
    [yes] { $solved ->
        [shown] { problems-none-left }
       *[other] { " " }{ problems-none-left }
    }
   *[no] { "" }
}
# Among what is said on request below an answer that was only shown.
problems-see-again = You'll see this problem again.
# At the end of an answer, after the sentence on how the try did; “here” is the list of problems that was opened.
problems-none-left = That was the last problem here.

# In how many re-dealt deals two moves were compared.
# Variables:
#   $best (Number) - Deals for the best way.
#   $tried (Number) - Deals for the try.
problems-how-found = We re-dealt the hidden cards { $best } times for the best move and { $tried } times for yours.

# Tags on the moves.
problems-best = best
problems-as-good = just as good
problems-yours = yours
problems-that-day = in the match

# Instead of points and deals.
problems-played-then = the move played in the match

# Buttons.
problems-next-problem = Next problem
problems-play-on = Play on
problems-show-me-tip = Plays the best move at the table, then two more turns for everyone (A)

# Above the table while the best move is played, and while others play on after it.
problems-the-best-way = The best move
problems-may-go-on = How it might continue
problems-the-rest = Computer players carry on in one of many possible deals. The real hidden cards stay hidden.


# ---- end of problems


## errors
## What went wrong with saved games, the disk or a file; what is wrong in a line of a record; the screen after a bug.

# The match has more seats than this version knows.
# Variables:
#   $seats (Number) - How many seats.
#   $most (Number) - The most seats there can be.
errors-too-large-a-table = This match has { SEATS($seats) }. This version allows up to { COUNT($most) }, so you need a newer version of Hand and Foot.

# The last line of a record is incomplete.
# Variables:
#   $number (Number) - Its number.
errors-torn-line = Line { $number } was cut off, so it was ignored.

# Why a record can't be opened.
# Variables:
#   $line (Number) - The number of the damaged line.
#   $why (Text) - What is wrong.
errors-bad-line = The file is damaged at line { $line }: { $why }

errors-good-part-not-saved = The good part couldn't be saved. The damaged game is unchanged.
errors-cannot-open = can't be opened
# A button on a game that can't be opened: says why.
errors-why-not-opened = Why it can't be opened
errors-newer-game = This game was saved by a newer version of Hand and Foot. Install that version to open it.
errors-cut-off = The program stopped while it was saving, so the last move is missing, perhaps several. Everything before is still here.
errors-played-elsewhere = This game is being played in another window of Hand and Foot. You're seeing everything saved so far.
errors-open-elsewhere = This game is open in another window of Hand and Foot. Close it there first.
errors-huge-game = This file is far too large to be a game, so it wasn't opened. The file hasn't been changed.

# The folder with the games can't be read.
# Variables:
#   $reason (Text) - What the system said.
errors-games-unreadable = Your saved games can't be read ({ $reason }). You can still play a new game.

# On the command line before a window opens, and on the title: no file can be written in the folder with the games.
# Variables:
#   $folder (Text) - Its path.
errors-games-unwritable = Games can't be saved in { $folder }: that folder can't be written to. You can still play, and save a copy elsewhere.

# On the title: games can be saved, but no file can be written in the folder with everything else.
# Variables:
#   $folder (Text) - Its path.
errors-data-unwritable = Settings and players can't be saved in { $folder }: that folder can't be written to.

errors-try-again = Try again
# Once the disk answers again.
errors-saved-again = All your moves are saved now.

# The banner while nothing can be saved.
# Variables:
#   $reason (Text) - What the system said.
errors-disk-fails = The game can't be saved ({ $reason }). Carry on playing: the program keeps trying.

# The same once the disk has refused again what somebody pressed “Try again” for.
# Variables:
#   $reason (Text) - What the system said.
#   $tries (Number) - How often.
errors-disk-still-fails = The game still can't be saved after trying again { TIMES($tries) } ({ $reason }). Carry on playing.

errors-disk-silent = The disk isn't responding. Carry on playing: your moves will be saved as soon as it does.
errors-record-back = This game's file was deleted or moved. It's been saved again, with every move.
errors-leave-anyway = Leave anyway

# In large letters while the disk takes nothing.
# Variables:
#   $moves (Number) - How many moves of this game are in memory only; 0 where it is something else.
errors-moves-unsaved = { $moves ->
    [0] Not everything in this game is saved
    [one] One move of this game isn't saved
   *[other] { CAPITAL(COUNT($moves)) } moves of this game aren't saved
}

# Below “Leave anyway”.
# Variables:
#   $moves (Number) - How many moves of this game are in memory only; 0 where it is something else.
errors-leaving-loses = { $moves ->
    [0] You'll lose what isn't saved
    [one] You'll lose that move
   *[other] You'll lose { COUNT($moves) } moves
}

errors-leave-now = Leave the game
errors-plain-thinking = For now, all computer players play at Normal: the program that thinks for them isn't running.
errors-not-all-saved = The last moves of that game couldn't be saved.

# Said in a box, and on the terminal, when the program is left.
# Variables:
#   $names (List) - Files that couldn't be written.
errors-not-kept = Another program kept these files open, so the latest changes to them are lost: { $names }.

# The file for a new game is open in another program.
# Variables:
#   $name (Text) - The name of the file or folder.
errors-record-open = { $name } is open in another window of Hand and Foot.

# The file for a new game already exists.
# Variables:
#   $name (Text) - The name of the file or folder.
errors-record-exists = { $name } already exists: a new game needs a file of its own.

errors-still-playing = You're still playing this deal
errors-still-playing-why = This game shows the deal's hidden cards. If you look, your own game will no longer count.
# The two buttons below that question.
errors-look-anyway = Look anyway
errors-not-now = Not now

# A file or folder that couldn't be read in time when the game started.
# Variables:
#   $name (Text) - The name of the file or folder.
errors-slow-file = { $name } took too long to read, so the game is running without it. Nothing in it was changed, and the game will try again next time it starts.

errors-no-sound = This computer has no sound device, so the game will be silent.

# A file that the system can't read.
# Variables:
#   $name (Text) - The name of the file or folder.
#   $reason (Text) - What the system said.
errors-unreadable = { $name } can't be read: { $reason }.

# A folder, pipe or device was named instead of a file.
# Variables:
#   $name (Text) - The name of the file or folder.
errors-no-plain-file = { $name } can't be opened: it isn't an ordinary file.

# Not even the first line of a file to look back at can be read.
# Variables:
#   $name (Text) - The name of the file or folder.
errors-no-game-in = { $name } isn't a Hand and Foot game, or its first line is damaged.

# A file or folder that can't be written to.
# Variables:
#   $name (Text) - The name of the file or folder.
#   $reason (Text) - What the system said.
errors-unwritable = { $name } can't be written to: { $reason }.

errors-bug-title = Something went wrong
errors-bug = The program made a mistake and can't continue with this screen. It wasn't your fault.
errors-safe = Your game is safe: every move is saved, and you can carry on where you left off.
errors-not-safe = Your last moves aren't saved yet. Carry on playing: the program keeps trying.
# After a button of this screen, if that fails too.
errors-not-again = That didn't work. Everything saved so far is still there.
errors-no-game = No game was open. All your games are as you left them.
errors-why-report = A report helps us fix what went wrong. It contains version numbers and the moves of this game, but no names and none of the cards still hidden in this round.
errors-go-on-with-game = Carry on playing
errors-save-report = Save a report
errors-save-without-cards = Report without cards
errors-close-game = Close the game

# Where the report is.
# Variables:
#   $path (Text) - The path of the file.
errors-report-saved = The report has been saved: { $path }

# The system refused it.
# Variables:
#   $why (Text) - What is wrong.
errors-report-not-saved = The report couldn't be saved: { $why }.

# What is wrong with a line of a record or of a score pad. Programs read these, too, so they name its keys.
errors-flaw-line-too-long = The line is longer than 16 MiB.
errors-flaw-blank-line = The line is blank.
errors-flaw-not-utf8 = The line isn't UTF-8 text.
errors-flaw-not-json = The line isn't JSON.
errors-flaw-nested-too-deep = The line is nested too deeply to read.
errors-flaw-no-header = The first line of a record must be of type “game”.
errors-flaw-second-header = A record can have only one header: its first line.
errors-flaw-no-complete-line = The file has no complete line.
errors-flaw-bad-date = created must be a date and time in ISO 8601 format.
errors-flaw-unequal-teams = There must be at least two teams of equal size.
errors-flaw-teams-out-of-turn = Teams must take turns round the table: with two teams, seats 0, 1, 2 and 3 belong to teams 0, 1, 0 and 1.
errors-flaw-after-the-end = Nothing can follow the end of the match.
errors-flaw-nothing-to-take-back = There's nothing to take back.
errors-flaw-no-such-entry = The line names a round or a team that isn't on this score pad.
errors-flaw-late-position = A position can only replace the first round.
errors-flaw-bad-draws = draws must be rows with a card or null for each seat.
errors-flaw-nothing-to-score = No round has just ended, so there's nothing to score here.
errors-flaw-match-not-over = The match isn't over: some rounds have no score yet.
errors-flaw-nobody-cuts = Nobody cuts under these rules.
errors-flaw-nobody-chooses = Nobody chooses a stack under these rules.
errors-flaw-nobody-asks = Nobody asks to go out under these rules.
errors-flaw-nobody-lays-red-threes = Nobody lays down red threes under these rules.
errors-flaw-nobody-freezes = Nobody freezes the pile under these rules.
errors-flaw-proposal-out-of-phase = A proposal can only be made in the answer phase.
errors-flaw-program-stumbled = The program doesn't understand this record.

# What doesn't fit in a file or a line, by its key; what may be there is put together from the messages below.
# Variables:
#   $label (Text) - What people call it: "Frozen pile".
#   $key (Text) - What it is called in the file: "freeze".
errors-labelled = { $label } (`{ $key }`)

# Variables:
#   $name (Text) - What it is called.
#   $found (Text) - What is there: “on_top”.
#   $choices (Text) - The words that may be there: no, until_taken or one_lap.
errors-not-a-choice = { $name }: { $found } isn't a choice. Choose { $choices }.

# Variables:
#   $name (Text) - What it is called.
#   $found (Text) - What is there: “many”, or 900.
#   $allowed (Text) - What may be there: "a whole number from 1 to 5".
errors-not-possible = { $name }: { $found } isn't possible. It must be { $allowed }.

# Variables:
#   $name (Text) - What is missing.
#   $allowed (Text) - What may be there: "a whole number from 1 to 5".
errors-missing-key = { $name } is missing. It must be { $allowed }.

# Variables:
#   $key (Text) - A key that means nothing here.
#   $near (Text) - The key that was probably meant; none if there isn't one.
errors-unknown-key = { $near ->
    [none] Nothing here is called “{ $key }”.
   *[other] Nothing here is called “{ $key }”. Did you mean { $near }?
}

# Variables:
#   $name (Text) - What it is called.
errors-odd-sign = { $name } contains a character that can't be shown.

# Variables:
#   $name (Text) - What it is called.
errors-out-of-range = { $name } has a number that is out of range.

# Variables:
#   $found (Text) - What is there instead: “KX”.
errors-no-card = { $found } isn't a card.

# Variables:
#   $text (Text) - A word from a file.
errors-quoted = “{ $text }”

# Variables:
#   $line (Number) - Which line of the file.
#   $why (Text) - What is wrong there: a sentence.
errors-in-line = line { $line }: { $why }

errors-the-line = The line

# Variables:
#   $whole (Flag) - Whether it must be a whole number.
#   $least (Text) - The least, if there is one.
#   $most (Text) - The most, if there is one.
errors-allowed-number = { $whole ->
    [yes] a whole number
   *[no] a number
}{ $least ->
    [none] { "" }
   *[other] { " " }from { $least }
}{ $most ->
    [none] { "" }
   *[other] { " " }to { $most }
}

# The entries of a list.
# Variables:
#   $whole (Flag) - Whether they must be whole numbers.
#   $least (Text) - The least, if there is one.
#   $most (Text) - The most, if there is one.
errors-allowed-numbers = { $whole ->
    [yes] whole numbers
   *[no] numbers
}{ $least ->
    [none] { "" }
   *[other] { " " }from { $least }
}{ $most ->
    [none] { "" }
   *[other] { " " }to { $most }
}

# Variables:
#   $parts (List) - What each entry of the list consists of: "a whole number from 0 to 500".
errors-allowed-rows = lists of { $parts }

# Variables:
#   $each (Text) - What each entry of the list may be.
errors-allowed-entries = entries that are each { $each }

# Variables:
#   $most (Number) - The most letters; 0 if nothing limits them.
#   $example (Text) - Such a text, if not every text will do.
errors-allowed-text = { $example ->
    [none] text{ $most ->
        [0] { "" }
       *[other] { " " }of up to { $most } letters
    }
   *[other] text such as { $example }
}

# Variables:
#   $entries (Text) - "whole numbers from 0 to 500".
#   $least (Number) - The fewest entries.
#   $most (Number) - The most entries; 0 if nothing limits them.
errors-allowed-list = a list of { $most ->
    [0] { "" }
   *[other] { $least ->
        [0] up to { $most }{ " " }
       *[other] { $least } to { $most }{ " " }
    }
}{ $entries }

# Variables:
#   $kind (bool | object | date | null | array) - A kind of value in JSON.
errors-kind = { $kind ->
    [bool] true or false
    [object] an object
    [date] a date such as 2026-11-26
    [null] nothing
   *[array] a list
}

# Variables:
#   $number (Number) - Which round.
errors-position-no-tails = There are tails, but round { $number } has none under these rules.

# Variables:
#   $key (Text) - Which list.
#   $number (Number) - How many entries it has.
#   $most (Number) - How many seats or teams there are.
errors-position-entries = { $key }: { $number } entries are too many; there can be { $most }.

# Variables:
#   $cards (Text) - Their codes; empty for none.
errors-position-no-meld = These cards aren't a meld under these rules: “{ $cards }”.

# Variables:
#   $cards (Text) - Their codes.
errors-position-second-meld = A team can't have another meld of the same rank under these rules: “{ $cards }”.

# Variables:
#   $number (Number) - Which round.
#   $most (Number) - The last one under these rules.
errors-position-no-round = There's no round { $number }: under these rules, rounds go from 1 to { $most }.

# Variables:
#   $key (Text) - Which key of the line.
#   $number (Number) - What it says.
#   $most (Number) - The last seat.
errors-position-no-seat = { $key }: there's no seat { $number }; at this table, seats go from 0 to { $most }.

errors-position-no-red-three = red_threes: one of the cards isn't a red three.

# Variables:
#   $cards (Text) - The code of a card.
#   $number (Number) - How many times it's there.
#   $most (Number) - How many times the decks have it.
errors-position-cards = { $cards } appears { $number ->
    [one] once
   *[other] { $number } times
}, but the decks have { $most ->
    [0] none
   *[other] only { $most }
}.

# Variables:
#   $number (Number) - Which seat.
errors-position-stack-left = Seat { $number } is already playing its last stack, and its foot is still on the table.

# Variables:
#   $number (Number) - Which seat.
errors-position-not-taken-up = Seat { $number } can't have played its last stack without picking it up.

# Variables:
#   $number (Number) - Which seat.
errors-position-tail-alone = Seat { $number } has a tail, and no foot on top of it.

errors-position-negative = turns and reshuffles can't be less than 0.

errors-position-no-stack = chosen can only be 0, 1 or null.

# Variables:
#   $number (Number) - How many discards everybody saw.
#   $most (Number) - How many there are.
errors-position-not-seen = pile_seen can't be { $number } when the pile has { $most ->
    [one] one card
   *[other] { $most } cards
}.

# Variables:
#   $number (Number) - Which seat.
errors-position-not-held = Seat { $number } no longer has all the cards it took from the pile.

# Variables:
#   $number (Number) - Which seat.
#   $cards (Text) - The code of a card.
errors-position-not-in-foot = { $cards } isn't in the foot of seat { $number }.

# Variables:
#   $type (Text) - What the line calls itself.
errors-unknown-type = “{ $type }” isn't a known line type.

# Variables:
#   $format (Text) - The format of the record.
#   $known (Text) - The newest that this program knows.
errors-newer-format = The record is in format { $format }, but this version reads only up to format { $known }.

# Variables:
#   $seats (Number) - How many seats.
#   $most (Number) - How many at most.
errors-too-many-seats = The match has { $seats } seats; this version allows up to { $most }.

# Variables:
#   $megabytes (Number) - Its size.
errors-huge-file = The record is { $megabytes } MB, more than any game needs.

# Variables:
#   $seat (Number) - Which seat.
#   $players (Number) - How many seats there are.
errors-no-such-seat = There's no seat { $seat }: the { $players } seats are numbered from 0.

# Variables:
#   $seat (Number) - Who answers.
#   $asker (Number) - Who asks.
errors-no-teammate = Seat { $seat } isn't on the same team as seat { $asker }, who is asking to go out.

# Variables:
#   $key (Text) - Which key of the line.
#   $entries (Number) - How many entries it has.
#   $count (Number) - How many seats or teams there are.
#   $each (teams | seats) - What needs an entry each.
errors-wrong-entries = { $entries ->
    [one] { $key } has one entry for { $count } { $each ->
        [teams] teams
       *[seats] seats
    }: give one for each of them, or leave { $key } out.
   *[other] { $key } has { $entries } entries for { $count } { $each ->
        [teams] teams
       *[seats] seats
    }: give one for each of them, or leave { $key } out.
}

# Variables:
#   $round (Number) - Which round.
errors-round-goes-on = Round { $round } has no score yet.

# Variables:
#   $round (Number) - Which round.
errors-score-missing = The score of round { $round } is missing.

# Variables:
#   $ended (Number) - Which round ended.
#   $told (Number) - Which round the line names.
errors-wrong-round = This is the score of round { $ended }, not { $told }.

errors-nobody-out = Nobody went out in this round.

# What is wrong with the “out” of a line in a record: it names another seat or nobody.
# Variables:
#   $out (Number) - Who went out.
errors-wrong-out = Seat { $out } went out in this round.

# Variables:
#   $team (Number) - Which team, from 0.
#   $key (Text) - Which key of the line.
#   $points (Text) - What it comes to.
#   $told (Text) - What the line says.
errors-wrong-points = Team { $team }: { $key } should be { $points }, not { $told }.

# Variables:
#   $totals (Text) - A list in brackets.
errors-wrong-totals = The totals should be { $totals }.

# Variables:
#   $winners (Text) - A list in brackets.
errors-wrong-winners = The winners should be { $winners }.

# In the list of games.
# Variables:
#   $round (Number) - In which round the part begins that is lost, 0 where none can be saved.
errors-damaged = { $round ->
    [0] Damaged, can't be opened
   *[other] Damaged in round { $round }; part of the game can be saved
}

# It must fit a small window.
# Variables:
#   $name (Text) - The name of another file.
errors-record-moved = Another program changed this game's file. That file stays as it is; your whole game is now in “{ $name }”.

# Variables:
#   $reason (Text) - What the system said.
errors-settings-not-read = Your settings can't be read ({ $reason }), so the standard settings are used.

# Variables:
#   $why (Text) - What is wrong in the file: a sentence; none if it is no settings file at all.
errors-settings-not-understood = { $why ->
    [none] Your settings file is damaged, so the standard settings are used.
   *[other] Your settings file has a mistake, so the standard settings are used. In the file, { $why }
}

errors-settings-newer = Your settings are from a newer version of the game. They've been kept, but the standard ones are in use for now.

errors-settings-left-alone = Your settings file is from a newer version of the game, so it's left as it is.

# Variables:
#   $reason (Text) - What the system said.
errors-settings-not-saved = Your settings couldn't be saved: { $reason }.

# Variables:
#   $who (Person) - Who learned it.
#   $reason (Text) - What the system said.
errors-learning-not-read = { CAPITAL(WHOSE($who)) } learning progress can't be read just now ({ $reason }).

# Variables:
#   $who (Person) - Who learned it.
#   $file (Text) - The name of a file.
#   $why (Text) - What is wrong in the file: a sentence; none if it can't be read at all.
errors-learning-damaged = { CAPITAL(WHOSE($who)) } learning progress is damaged and can't be read. The file is kept as { $file }, and a new one has been started.{ $why ->
    [none] { "" }
   *[other] { " " }What is wrong: { $why }
}

# Variables:
#   $who (Person) - Who learned it.
#   $reason (Text) - What the system said.
#   $why (Text) - What is wrong in the file: a sentence; none if it can't be read at all.
errors-learning-damaged-and-stuck = { CAPITAL(WHOSE($who)) } learning progress is damaged and can't be read, and no new file can be written: { $reason }. The old one stays as it is.{ $why ->
    [none] { "" }
   *[other] { " " }What is wrong: { $why }
}

# Variables:
#   $who (Person) - Who learned it.
errors-learning-newer = { CAPITAL(WHOSE($who)) } learning progress was saved by a newer version of the game and stays as it is. You can carry on here, but nothing new will be saved.

# Variables:
#   $who (Person) - Who learned it.
#   $reason (Text) - What the system said.
errors-learning-not-saved = { CAPITAL(WHOSE($who)) } learning progress couldn't be saved: { $reason }. The game will keep trying.

# Variables:
#   $reason (Text) - What the system said.
errors-people-not-read = The list of players can't be read just now ({ $reason }).

# Variables:
#   $file (Text) - The name of a file.
#   $why (Text) - What is wrong in the file: a sentence; none if it can't be read at all.
errors-people-damaged = The list of players is damaged and can't be read. The file is kept as { $file }, and a new one has been started.{ $why ->
    [none] { "" }
   *[other] { " " }What is wrong: { $why }
}

# Variables:
#   $reason (Text) - What the system said.
#   $why (Text) - What is wrong in the file: a sentence; none if it can't be read at all.
errors-people-damaged-and-stuck = The list of players is damaged and can't be read, and no new one can be written: { $reason }. The old one stays as it is.{ $why ->
    [none] { "" }
   *[other] { " " }What is wrong: { $why }
}

errors-people-newer = The list of players was saved by a newer version of the game. It stays as it is, and changes you make here won't be saved.

# Variables:
#   $reason (Text) - What the system said.
errors-people-not-saved = The list of players couldn't be saved: { $reason }. The game will try again when you change something.

# On the command line: the program ended with an error.
# Variables:
#   $what (Text) - The kind of error.
#   $report (Text) - A path, or nothing.
errors-program-ended = Something went wrong inside the program ({ $what }){ $report ->
    [none] .
   *[other] ; a report is in { $report }.
}

# ---- end of errors


## command_line
## What the commands say and print besides their help: arguments that don't go together, files that can't be used, results.

command_line-every-command = options for every command
command_line-stopped = Stopped.
command_line-no-display = There's no display to open a window on: neither DISPLAY nor WAYLAND_DISPLAY is set.
command_line-no-home = Your home folder can't be found: set HOME, or name a folder for your games with --data-dir.
command_line-simulate-needs = simulate needs --rules and --games.
command_line-simulate-from-needs = simulate --from needs --line and --games.
command_line-only-with-from = --line and --redeal need --from: name the record to continue.
command_line-record-says-all = The rules and table come from the record, so --from doesn't take --rules, --teams or --duel.
command_line-simulation-with-people = People can't play in a simulation: give a level for each seat.
command_line-demo-with-people = Only computer players play in a demo: give a level for each seat.
command_line-only-for-duels = --until, --all-pairs and --first are for comparisons: name the players with --duel.
command_line-duel-players = --duel takes two or more levels, separated by commas.
command_line-duel-keeps-no-records = --duel doesn't keep records, so --out can't be used with it.
command_line-cluster-keeps-no-records = Games on a cluster are played elsewhere, so --out can't be used with --executor.
command_line-cluster-and-workers = --workers is for processes on this machine, but a cluster has its own workers: use either --workers or --executor.
command_line-no-seed-came = --seed - reads the seed from standard input, but nothing came.
command_line-two-side-by-side = You can compare only two rule sets at a time.
command_line-one-page = A printed page can show only one rule set: name just one.
command_line-changes-without-page = --changes only works with --html and the rules page.
command_line-page-without-file = --page only works with --html and a file name.
command_line-fields-of-a-file = The fields of a rule set file
command_line-the-file = The file

# Options for a window, given to a command that opens none.
# Variables:
#   $command (Text) - The name of the command.
command_line-opens-no-window = { $command } doesn't open a window, so it doesn't take --targets or --size.

command_line-is-a-folder = it's a folder, so name a file in it

# The record ends before the requested line.
# Variables:
#   $file (Text) - The path of the file.
#   $lines (Number) - How many it has.
command_line-too-few-lines = { $lines ->
    [one] { $file } has only one line.
   *[other] { $file } has only { $lines } lines.
}

# The table has no such seat.
# Variables:
#   $seat (Number) - The seat that was asked for.
#   $players (Number) - How many seats it has.
command_line-no-seat = There's no seat { $seat }: the { $players } seats are numbered from 0.

# Variables:
#   $most (Number) - How many files the system lets the program open at a time.
#   $least (Number) - How many it needs.
command_line-too-few-files = The system lets this program open only { $most } files at a time, and it needs { $least }. Raise the limit (ulimit -n { $least }), then start it again.
command_line-still-played = This match isn't over yet. Until it is, you can't see other players' cards.
command_line-nothing-played = Nothing has been played in this match yet, so there's nothing to look back at.

# The record shows the cards of a game that is still being played.
# Variables:
#   $record (Text) - The path of the record.
command_line-still-playing = You're still playing this deal ({ $record }). To look at it now, add --anyway: your own game then won't count.

# Decisions that can't be shown yet.
# Variables:
#   $name (Text) - Who plays there.
command_line-seat-still-plays = You can't see what { $name } held until the match is over.

# Only the beginning of the record can be read.
# Variables:
#   $file (Text) - The path of the file.
#   $line (Number) - The number of the damaged line.
#   $why (Text) - What is wrong.
command_line-damaged-from = { $file } is damaged at line { $line }, so only what comes before it is used. { $why }


# Frames slow enough to be noticed.
# Variables:
#   $frames (Number) - How many.
command_line-late-frames = { $frames ->
    [one] one frame took more than 20 ms
   *[other] { $frames } frames took more than 20 ms
}

# Results of comparisons that can't be joined.
# Variables:
#   $why (Text) - What is wrong.
command_line-cannot-merge = These results can't be combined: { $why }.

# Why not: the same deal is in two of them.
# Variables:
#   $number (Number) - Its number.
#   $one (Text) - One of the two players.
#   $other (Text) - The other player.
command_line-deal-twice = deal { $number } of { $one } against { $other } is in two of the files

# The file isn't the result of a comparison.
# Variables:
#   $file (Text) - The path of the file.
command_line-no-duel-answer = { $file } isn't the output of simulate --duel --json.

# Too many seats or too few.
# Variables:
#   $seats (Number) - How many seats.
#   $shape (Text) - The table: 2v2.
#   $players (Number) - How many seats it has.
command_line-seats-do-not-fit = { $seats ->
    [one] You gave one seat, but a { $shape } table has { $players }.
   *[other] You gave { $seats } seats, but a { $shape } table has { $players }.
}

command_line-no-dask = A cluster needs Dask: install the game with `pip install .[dask]` here and on each of its machines.

# There is no scheduler at that address.
# Variables:
#   $place (Text) - The address of the cluster.
command_line-no-scheduler = No Dask scheduler answers at { $place }.

# A long run on several processes of this machine.
command_line-worker-killed = The system killed one of the processes of this run, perhaps because memory ran out. Try fewer --workers.

# A scheduler without workers.
# Variables:
#   $place (Text) - The address of the cluster.
command_line-no-workers = The cluster at { $place } has no workers.

# The game is not installed on the cluster.
# Variables:
#   $place (Text) - The address of the cluster.
command_line-no-game-there = The cluster at { $place } doesn't have the game: install it on the scheduler and the workers.

# Variables:
#   $why (Text) - What the system said.
command_line-no-window = A window can't be opened here: { $why }.

# Variables:
#   $word (Text) - What was typed, in quotes.
#   $commands (Text) - The commands, with commas.
command_line-no-command = There's no command { $word }; the commands are { $commands }.

# A command that earlier versions had, and what does it now.
# Variables:
#   $command (branch | par | problems | fair | lessons) - What was typed.
command_line-command-ended = { $command ->
    [branch] The command branch is gone: look back at the record in a window and choose { looking_back-play-on }.
    [par] The command par is gone: { todays_deal-todays-deal } in the window shows how the computer players did.
    [problems] The command problems is gone: you'll find the problems in the window, under { learn_screen-learn }.
    [fair] The command fair is gone: { chances-who-gets-the-jokers } in the window compares everyone's cards with chance.
   *[lessons] The command lessons is gone: you'll find the lessons in the window, under { learn_screen-learn }.
}

# What is wrong with an argument; its name comes before.
# Variables:
#   $text (Text) - What was typed, in quotes.
command_line-no-size = { $text } isn't a size such as 1280x720

# Variables:
#   $text (Text) - What was typed, in quotes.
#   $most (Text) - A size.
command_line-too-large-a-window = { $text } is too large: a window can be at most { $most } pixels

# Variables:
#   $text (Text) - What was typed, in quotes.
command_line-no-whole-number = { $text } isn't a whole number

# Variables:
#   $text (Text) - A number.
#   $least (Text) - The smallest.
command_line-too-small = { $text } is less than { $least }

# Variables:
#   $text (Text) - A number.
#   $most (Text) - The greatest.
command_line-too-great = { $text } is more than { $most }

# Variables:
#   $text (Text) - What was typed, in quotes.
#   $reason (Text) - What the system said.
command_line-unusable-path = { $text } can't be used: { $reason }

# Variables:
#   $path (Text) - A file.
#   $others (Number) - How many others.
command_line-would-be-replaced = { $others ->
    [0] { $path } would be replaced: choose another place, or add --force.
   *[other] { $path } and { $others } more would be replaced: choose another place, or add --force.
}

# Variables:
#   $text (Text) - What was typed, in quotes.
#   $presets (Text) - Names of rule sets, with commas.
command_line-no-rule-set = There's no rule set { $text }: name one of { $presets }, one of your own, or a file that ends in .json or .toml.

# Variables:
#   $players (Number) - How many players.
command_line-team-size = { $players ->
    [one] A team at this table has one player.
   *[other] A team at this table has { $players } players.
}

# Variables:
#   $line (Text) - A line of a record.
#   $sentence (Text) - What is said about a decision.
command_line-at-line = Line { $line }: { $sentence }

# Variables:
#   $name (Text) - Who.
#   $points (Number) - How many points.
#   $judged (Number) - How many decisions.
command_line-gave-away = { $points ->
    [one] { $name } gave away one point in { DECISIONS($judged) }.
   *[other] { $name } gave away { $points } points in { DECISIONS($judged) }.
}

# Variables:
#   $name (Text) - Who.
#   $told (Text) - A sentence.
command_line-seat-figures = { $name }: { $told }

# Variables:
#   $count (Number) - How many decisions.
command_line-hints-left-out = { $count ->
    [one] One decision made with a hint is left out.
   *[other] { CAPITAL(COUNT($count)) } decisions made with a hint are left out.
}

# A warning about a record of an earlier version.
command_line-seals-not-checked = This record has seals, which are no longer checked.

command_line-verify-score-pad = This is a score pad, not the record of a match: open it in My games.

# Variables:
#   $file (Text) - A record.
#   $rounds (Number) - How many rounds.
#   $totals (Text) - The totals of the teams, with colons.
command_line-in-order = { $file } is valid; rounds scored: { $rounds }, totals { $totals }.

# Variables:
#   $file (Text) - A record.
#   $rounds (Number) - How many rounds.
#   $totals (Text) - The totals of the teams, with colons.
#   $winners (List) - The numbers of the teams that won.
command_line-in-order-won = { $winners ->
    [1] { $file } is valid; rounds scored: { $rounds }, totals { $totals }, won by team { $winners }.
   *[other] { $file } is valid; rounds scored: { $rounds }, totals { $totals }, won by teams { $winners }.
}

# Variables:
#   $share (Text) - A share of the games.
#   $lower (Text) - At least.
#   $upper (Text) - At most.
command_line-luck-taken-out = with luck taken out: { $share } ({ $lower } to { $upper })

# Variables:
#   $share (Text) - A share of the rounds.
command_line-rounds-gone-out = rounds that ended with someone going out: { $share }

# Variables:
#   $who (Text) - A level.
#   $half (Text) - The median, in milliseconds.
#   $most (Text) - What 99% stay within, in milliseconds.
command_line-thinking-time = thinking time for { $who }: median { $half } ms, 99% at most { $most } ms

# Variables:
#   $moves (Text) - How many.
#   $seconds (Text) - How many seconds.
#   $rate (Text) - Moves a second.
command_line-speed = { $moves } moves in { $seconds } s: { $rate } a second

# Variables:
#   $moves (Text) - How many.
#   $seconds (Text) - How many seconds.
#   $frames (Text) - How many.
command_line-frames-drawn = { $moves } moves in { $seconds } s, { $frames } frames drawn

# Variables:
#   $half (Text) - The median, in milliseconds.
#   $most (Text) - What 99% stay within, in milliseconds.
#   $longest (Text) - The longest, in milliseconds.
command_line-frame-times = frame times: median { $half } ms, 99% at most { $most } ms, longest { $longest } ms

# Variables:
#   $half (Text) - The median, in milliseconds.
#   $most (Text) - What 99% stay within, in milliseconds.
#   $longest (Text) - The longest, in milliseconds.
command_line-own-times = of these, the game's own part: median { $half } ms, 99% at most { $most } ms, longest { $longest } ms

# Variables:
#   $megabytes (Text) - How many.
command_line-memory-used = memory, including the worker: { $megabytes } MB

# Variables:
#   $word (Text) - What was typed, in quotes.
#   $styles (Text) - Styles, with commas.
command_line-no-style = There's no style or agreement { $word }; choose from { $styles }.

# Variables:
#   $styles (List) - The styles that were named.
command_line-two-styles = A player can have only one style, not { $styles }.

# Variables:
#   $text (Text) - What was typed, in quotes.
#   $levels (Text) - Levels, with commas.
#   $first (Text) - A level with a style.
#   $last (Text) - Another style.
command_line-no-player = There's no player { $text }; choose from human, { $levels } (also as { $first } or { $last }).


# Variables:
#   $text (Text) - What was typed, in quotes.
command_line-uneven-teams = { $text } doesn't work: all teams must be the same size. Five can each play alone (5:solo); with real cards, a score pad keeps score for two teams of any size.

# Variables:
#   $text (Text) - What was typed, in quotes.
command_line-no-shape = { $text } isn't a table shape; choose from 2v2, 3v3, 4v4, 2v2v2, 2v2v2v2 and 2:solo to 8:solo.

# Variables:
#   $text (Text) - What was typed, in quotes.
#   $example (Text) - An address.
command_line-no-address = --executor: { $text } isn't an address such as { $example }.


# ---- end of command_line


## game_files
## Removing games, saving copies, backing up and importing; the pages on which a file is chosen; why a file can't be used.

game_files-remove = Remove
game_files-keep-it = Keep it
game_files-what-removing-is = This takes the game off the list, but nothing is lost: you can put it back at any time from “Removed”, above the list.
game_files-is-at-the-table = This game is still open. Leave it before you remove it.

# The question before a game is removed from the list.
# Variables:
#   $name (Text) - The name of the game or file.
game_files-remove-it = Remove “{ $name }”?

# The button that puts it back on the list.
# Variables:
#   $name (Text) - The name of the game or file.
game_files-put-back = Put back “{ $name }”

# The system refused it.
# Variables:
#   $reason (Text) - What the system said.
game_files-not-moved = Nothing was changed: the disk wouldn't allow it ({ $reason }).

game_files-save-good-part = Save the good part
game_files-good-part = You can save everything before the damage as a separate game. The damaged one stays as it is.

# The name of a game that was saved from a damaged one.
# Variables:
#   $name (Text) - The name of the game or file.
game_files-good-part-of = { $name } · good part

game_files-save-copy = Save a copy

# What to do while the game can't be saved.
# Variables:
#   $reason (Text) - What the system said of the disk; "" where it doesn't answer.
game_files-copy-elsewhere-why = { $reason ->
    [none] The disk isn't responding.
   *[other] { CAPITAL($reason) }.
} Save the whole game to another disk now: you can play on from that copy.
    Or go back: the program keeps trying to save while you play.

# A copy or a rule set was saved.
# Variables:
#   $path (Text) - The path of the file.
game_files-saved-as = Saved as { $path }

# Once a copy is saved because the game's own disk fails.
game_files-copy-is-whole = The copy has every move. To play on from it, open My games, then More and Import.

# A copy, a backup or a page couldn't be saved there.
# Variables:
#   $reason (Text) - What the system said.
game_files-cannot-save-there = The file couldn't be saved there: { $reason }.

game_files-replace-it = Replace it
game_files-another-name = Choose another name
game_files-what-replacing-is = Everything in that file will be lost.
game_files-copying = Saving the copy…
game_files-copy-silent = That disk isn't responding. Wait a little longer, or choose another place.

# The question before a file is replaced.
# Variables:
#   $name (Text) - The name of the game or file.
game_files-is-there = “{ $name }” already exists

game_files-removed = Removed
game_files-no-removed-games = No removed games. Games you remove from your list can be put back from here.
game_files-bring-in = Import
game_files-back-up = Back up
game_files-documents = Documents
game_files-desktop = Desktop
game_files-downloads = Downloads
game_files-home-folder = Home folder
# What is plugged in and has a name, and any other disk; the name is beside it.
game_files-usb-drive = USB drive
game_files-drive = Drive
game_files-last-used = Last used
# Below a place, while the disk takes nothing.
game_files-same-disk = Same disk as the game
# A button: shows all folders, to save somewhere else.
game_files-other-folders = Other folders

# When a file was saved.
# Variables:
#   $date (Text) - "28 May 2026".
#   $time (Text) - "18:42".
game_files-changed-at = { $date }, { $time }

game_files-files = Files
# About the name of the folder above, which is a button.
game_files-folder-up = Up one folder
game_files-no-such-files = Nothing to open in this folder
game_files-look-elsewhere = Choose another place, or drop the file on this window.
game_files-file-name = Name

# Beside the button that saves.
# Variables:
#   $name (Text) - The name of the file.
#   $place (Text) - Folders: "Documents › Cards".
game_files-goes-to = Will be saved as “{ $name }” in { $place }

# Over the columns of a list of files: who plays, how far the game is, and when it was saved.
game_files-file-players = Players
game_files-file-progress = Progress
game_files-file-saved = Saved
# In the column of progress: one game that is over.
game_files-game-over = Finished
game_files-type-path = Type a location
game_files-save = Save
game_files-done = Done

# The button that opens the chosen file or folder.
# Variables:
#   $name (Text) - What it is called; "" where a location is typed.
game_files-open-it = { $name ->
    [none] Open
   *[other] Open { $name }
}

# The same button where a game or a backup is imported.
# Variables:
#   $name (Text) - What it is called; "" where a location is typed.
game_files-import-it = { $name ->
    [none] Import
   *[other] Import { $name }
}

# In it, the name of a game where another is called the same.
# Variables:
#   $name (Text) - What it is called.
#   $day (Text) - When it was saved: "28 May".
game_files-saved-on = { $name }, { $day }

# Below the sentence that says where a file was saved: puts its location on the clipboard.
game_files-copy-location = Copy location
game_files-rules-out-why = Saves these rules as a file that you can send to someone.
game_files-rules-in-why = Choose a file with rules, or drop it on this window. You'll see what's in it before you import it.
game_files-put-it-back = Put it back
game_files-is-removed = This game isn't on your list. Put it back, and it'll be just as it was.
# The two buttons below the question “Use the settings from the backup?”.
game_files-use-settings = Use them
game_files-keep-settings = Keep mine
game_files-backup-settings = Use the settings from the backup?
game_files-what-settings-are = Text size, card colours, speed, sound or other settings were different when the backup was made.
game_files-copy-why = The whole game in one file, to keep or send. The original stays here.
game_files-backup-why = All your games, rule sets, settings and learning progress in one file. “Import” brings them back.
game_files-writing-backup = Writing the backup…
game_files-still-writing = Still writing: there's a lot to write, or the disk isn't responding.
game_files-export-why = All your finished matches as a table for a spreadsheet, one row for each person in each match.
game_files-writing-table = Writing the table…
game_files-nothing-to-export = No finished matches to export yet.
game_files-bring-in-why = Choose a copy of a game or a backup, or drop it on this window. Nothing you have here is replaced.
game_files-bringing-in = Reading and checking…
game_files-still-reading = Still reading: every game is played through to check it. This may take a while.
game_files-is-the-game = That's the game's own file. Choose another name for the copy.
game_files-nothing-to-back-up = There's nothing to back up yet.
game_files-known-game = You already have this game.
game_files-known-removed = You already have this game, under “Removed”. You can put it back from there.

# The files of a folder can't be listed.
# Variables:
#   $reason (Text) - What the system said.
game_files-cannot-read = This folder couldn't be read: { $reason }.

# One game was imported.
# Variables:
#   $name (Text) - The name of the game or file.
game_files-game-brought-in = “{ $name }” is on your list now.

# Why nothing could be imported, as the end of a sentence.
# Variables:
#   $flaw (no_file | nothing_of_ours | damaged_zip | damaged_in_zip | too_large | empty) - What is wrong with the file.
game_files-arrival-flaw = { $flaw ->
    [no_file] there's no such file
    [nothing_of_ours] nothing in this zip file is from Hand and Foot
    [damaged_zip] the zip file is damaged
    [damaged_in_zip] a file inside the zip file is damaged
    [too_large] the file is too large
   *[empty] the file is empty
}

# Why nothing in a file was imported.
# Variables:
#   $flaw (no_file | nothing_of_ours | damaged_zip | damaged_in_zip | too_large | empty) - What is wrong with the file.
game_files-not-ours = Nothing was imported: { ARRIVAL-FLAW($flaw) }.

# Variables:
#   $why (Text) - What is wrong with the file.
game_files-game-refused = Nothing was imported: { $why }.

# Variables:
#   $count (Number) - How many.
game_files-rule-sets = { $count ->
    [one] one rule set
   *[other] { COUNT($count) } rule sets
}

# Rule sets that are still being edited.
# Variables:
#   $count (Number) - How many.
game_files-unsaved-rules = { $count ->
    [one] one unsaved rule set
   *[other] { COUNT($count) } unsaved rule sets
}

# Variables:
#   $count (Number) - How many.
game_files-removed-games = { $count ->
    [one] one removed game
   *[other] { COUNT($count) } removed games
}

# Variables:
#   $count (Number) - How many people.
game_files-what-people-learned = { $count ->
    [one] one person's learning progress
   *[other] { COUNT($count) } people's learning progress
}

# Variables:
#   $names (List) - Whose progress.
game_files-what-names-learned = the learning progress of { $names }

# Variables:
#   $count (Number) - How many people.
game_files-players-of-list = { $count ->
    [one] one new player
   *[other] { COUNT($count) } new players
}

# Variables:
#   $names (List) - Names of rule sets.
game_files-rules-named = the rules { LIST(QUOTED($names)) }

# Variables:
#   $name (Text) - A name.
game_files-quoted = “{ $name }”

# A backup was written.
# Variables:
#   $path (Text) - A file.
#   $games (Number) - How many games are in it.
#   $rules (Number) - How many rule sets.
#   $unsaved (Number) - How many that are still being edited.
#   $has_settings (Flag) - Whether the settings are.
#   $learners (Number) - Of how many people what they have learned.
#   $has_people (Flag) - Whether the list of players is.
#   $left_out (Number) - How many files are missing.
game_files-backed-up = Saved in { $path }: { LIST(GAMES($games), RULE-SETS($rules), UNSAVED-RULES($unsaved), { $has_settings ->
        [yes] your settings
       *[no] {""}
    }, WHAT-PEOPLE-LEARNED($learners), { $has_people ->
        [yes] the list of players
       *[no] {""}
    }) }{ $left_out ->
        [0] .
        [one] ; one file couldn't be read and was left out.
       *[other] ; { COUNT($left_out) } files couldn't be read and were left out.
    }

# What was imported from a backup.
# Variables:
#   $games (Number) - How many games came in.
#   $removed (Number) - How many that had been removed from the list.
#   $rules (List) - The names of rule sets that came in.
#   $unsaved (Number) - How many that are still being edited.
#   $learners (List) - People of whom more is known now of what they have learned.
#   $people (Number) - How many players came into the list.
#   $known (Number) - How many files were here already.
#   $refused (List) - The name of the first file that was left out, if there is one.
#   $others (Number) - How many others were.
#   $stopped (Text) - What the system said when the disk would have no more; "" where it had all.
game_files-brought-in = { JOIN(IMPORTED(LIST(GAMES($games), REMOVED-GAMES($removed), RULES-NAMED($rules), UNSAVED-RULES($unsaved), WHAT-NAMES-LEARNED($learners), PLAYERS-OF-LIST($people))), HERE-ALREADY($known), LEFT-OUT($refused, $others), STOPPED($stopped)) }

# Variables:
#   $what (Text) - What came in; "" for nothing new.
game_files-imported = { $what ->
    [none] Nothing in the file was new.
   *[other] Imported: { $what }.
}

# Variables:
#   $count (Number) - How many files: games, rule sets and others.
game_files-here-already = { $count ->
    [one] You already had one item.
   *[other] You already had { COUNT($count) } items.
}

# Variables:
#   $file (List) - The name of a file.
#   $others (Number) - How many others there are.
game_files-left-out = Left out as damaged or too new: { LIST($file, { $others ->
        [0] {""}
        [one] one other
       *[other] { COUNT($others) } others
    }) }.

# Variables:
#   $why (Text) - What the system said; "" where nothing is missing.
game_files-stopped = { $why ->
    [none] {""}
   *[other] The rest couldn't be written: { $why }.
}

# Why a file can't be read or written, as the end of a sentence after a colon.
game_files-no-file-named = no file name was given
game_files-bad-character = it contains a character that isn't allowed in file names

# Variables:
#   $name (Text) - Somebody whose folder was named: ~rosa.
game_files-nobodys-folder = { $name } has no home folder on this computer

game_files-folder-unknown = your home folder can't be found

# Variables:
#   $most (Number) - How many bytes a name can have.
game_files-name-too-long = its name is longer than { $most } bytes

# Variables:
#   $most (Number) - How many bytes a file's place can have, its folders included.
game_files-path-too-long = its location is longer than { $most } bytes

# Variables:
#   $most (Number) - How many folders.
game_files-too-deep = it's more than { $most } folders deep

# Variables:
#   $name (Text) - A name that no file can have on Windows: con.txt.
game_files-name-of-device = Windows reserves the name { $name }

game_files-not-ordinary = it isn't an ordinary file

# Variables:
#   $size (Text) - A size with its unit: 16 MB.
game_files-larger-than = it's larger than { $size }

game_files-newer-in-place = the existing file is from a newer version of the game
game_files-too-slow = it took too long to read

# Why a file or a disk can't be used: a part of a sentence, or one of its own.
# Variables:
#   $code (missing | forbidden | not_permitted | full | read_only | folder | not_folder | exists | broken | busy | too_long | too_many) - What.
game_files-system-reason = { $code ->
    [missing] there's no such file or folder
    [forbidden] you don't have permission
    [not_permitted] the system doesn't allow it
    [full] the disk is full
    [read_only] the disk is read-only
    [folder] it's a folder
    [not_folder] part of the location isn't a folder
    [exists] there's already a file with that name
    [broken] the disk has a fault
    [too_long] its name or location is too long
    [too_many] too many files are open
   *[busy] the disk or the file is in use
}


# ---- end of game_files


## cli
## What the commands print, and their --help. The names of commands, options and their values (FILE, DIR, S) stay.

# ---- words that every --help has

cli-usage = usage:
cli-positional-arguments = arguments
cli-options = options
cli-show-help = show this help and exit

# What follows "usage:" where no command is named.
# Variables:
#   $program (Text) - What a person types to start the program.
cli-usage-of-all = { $program } [options] [COMMAND | FILE | CODE] [command options]

cli-about-all = Hand and Foot, the card game. With no command, it opens the game in a window; given a file or a deal code, it opens that instead.
cli-commands = commands:

# Variables:
#   $program (Text) - What a person types to start the program.
cli-more-help = For more about a command: { $program } COMMAND --help

cli-version-help = print the version on one line and exit
cli-command-help = one of the commands below

# ---- arguments that don't fit

# Variables:
#   $complaint (Text) - What is wrong, beginning with a capital letter.
#   $program (Text) - The program, perhaps with the name of a command.
cli-see-help = { $complaint } (see { $program } --help).

# What is wrong with arguments, without a full stop.
# Variables:
#   $arguments (Text) - What is missing, with commas.
cli-arguments-required = these arguments are required: { $arguments }

# Variables:
#   $arguments (Text) - What nobody knows, with blanks.
cli-arguments-unknown = unrecognised arguments: { $arguments }

cli-one-argument-expected = expected one argument
cli-some-arguments-expected = expected at least one argument
cli-no-argument-expected = takes no argument

# Variables:
#   $value (Text) - What was typed, in quotes.
#   $choices (Text) - What there is, with commas.
cli-choice-unknown = there's no { $value } (choose from { $choices })

# Variables:
#   $option (Text) - Another option.
cli-not-together = can't be used with { $option }

# ---- options of several commands

cli-data-dir-help = keep games and settings in this folder instead of the usual one
cli-json-help = print nothing but JSON, as one object or one per line

# Variables:
#   $codes (Text) - The codes of all languages but the last, with commas.
#   $test (Text) - The code of the language for testing.
cli-lang-help = the language for this run: { $codes } or { $test } (longer English with accents, for testing)

# The heading over the options for the game's window in a command's help.
cli-window-options = window
cli-targets-help = write a running description of the screen to this file, for automated testing

# Variables:
#   $most (Text) - The largest size.
cli-size-help = size of the window, for example 1280x720; at most { $most }

cli-teams-help = 2v2, 2v2v2, 3v3, 4v4, 2v2v2v2, or no partners: 2:solo to 8:solo
cli-seats-help = who sits where, clockwise: human, a level such as normal, a level with a style (normal:careful, normal:racing) or an agreement with its partner (normal:lay_down, :keep_pairs, …)
cli-seed-help = a number or word; the same seed deals the same cards; - reads it from standard input
cli-force-help = replace files that already exist
cli-anyway-help = go ahead even if you're still playing the same deal
cli-redeal-help = re-deal only the cards that this seat couldn't know
cli-record-help = a record (.handfoot.jsonl)
cli-code-help = twelve characters, with or without spaces or dashes
cli-rules-help = a preset, one of your own rule sets, or a file

# Variables:
#   $preset (Text) - The name of a rule set.
cli-rules-or-default-help = a preset, the name of one of your own rule sets, or a .json or .toml file (default: { $preset })

# ---- play

cli-list-play = go straight to a table in a window
cli-about-play = Go straight to a table in a window
cli-play-deal-help = play the deal with this code; --seats can change who plays
cli-play-speed-help = how fast cards move (default: as in your settings)
cli-play-record-help = keep the record in this new file instead of with your games

# ---- demo

cli-list-demo = computer players in a window; reports how long frames take
cli-about-demo = Computer players in every seat, in a window; reports how long frames take

# Variables:
#   $seconds (Number) - The usual number.
cli-demo-seconds-help = how many seconds to play (default: { $seconds })

cli-demo-seats-help = levels, clockwise (default: normal in every seat)
cli-demo-busy-help = keep the thinking process busy all the time

# ---- replay

cli-list-replay = look back at a record in a window
cli-about-replay = Look back at a record in a window: every turn, and what would have been better

# ---- simulate

cli-list-host = a game without a window, played on phones
cli-list-simulate = many games without a window
cli-about-host = A game without a window: people play it in a browser on their phones
cli-host-seats-help = who sits where, clockwise: phone, a level such as normal (default: one phone and three computer players)
cli-host-resume-help = continue this record; the phones that played rejoin by themselves
cli-host-port-help = the port to listen on (default: any free port)
cli-host-bind-help = who can join: loopback, this computer only; lan, every local network it is in; or one of its addresses (default: loopback)
cli-about-simulate = Play many games without a window: who wins, how they end, how long the players think
cli-simulate-games-help = how many games, or deals in a comparison
cli-simulate-deal-help = play this deal, once or as often as --games says; further games only change the order of cards deeper in the stock; “normal” plays the people's seats unless --seats says otherwise
cli-simulate-from-help = start every game from a line of this record; “normal” plays every seat, people's too, unless --seats says otherwise
cli-simulate-line-help = with --from: the line to continue after
cli-simulate-workers-help = processes that share the games (default: one for each core, with at least two games each)
cli-simulate-executor-help = let the workers of a Dask cluster play instead (`pip install .[dask]` here and on each of them); its scheduler and workers can run any code on each other and here, so use only a cluster that you trust
cli-simulate-out-help = write the record of every game to this folder
cli-simulate-duel-help = compare players on the same deals with seats swapped: two of them, or several, each against the next; S+S is a team of different players
cli-simulate-all-pairs-help = compare every player with every other, not just with the next
cli-simulate-first-help = number of the first deal
cli-simulate-until-help = stop a comparison once its 95% interval no longer includes an even share
cli-simulate-merge-help = join the JSON output of several comparisons
cli-simulate-effort-help = how many times Expert plays ahead for each decision

# ---- chances

cli-list-chances = who got the jokers, compared with chance
cli-about-chances = How many wild cards, red threes and pairs of wild cards each player was dealt or drew, how lucky they were, and the range that chance alone explains in 95 of 100 cases
cli-chances-files-help = records (.handfoot.jsonl); without any, all your own games

# ---- verify

cli-list-verify = check records line by line
cli-about-verify = Replay records strictly: every line is checked against the rules in the record

# ---- show

cli-list-show = the position after a line of a record
cli-about-show = The position after a line of a record: a text table, or a position object with --json
cli-show-line-help = the line to stop after, counting from 1 (default: last)

# ---- deal

cli-list-deal = a deal with its code: for a day, or a new one
cli-about-deal = The deal for a code or a day, or a new one that anyone with its code can play
cli-deal-date-help = the deal for this day, with that day's rules or --rules
cli-deal-round-help = a new deal of one round instead of a match, with the rules for round N

# ---- review

cli-list-review = what each decision in a match gave away
cli-about-review = Look back at a match: what each decision gave away, what would have been better, and what the cards were worth
cli-review-seat-help = whose decisions (default: people's, or everyone's in a match without people)
cli-review-quick-help = a hundred deals for each decision, two hundred if it gave points away (the default)
cli-review-deep-help = five times as many deals as --quick; takes a minute or two


# ---- rules

cli-list-rules = list the rule sets, show one in full, or check a file
cli-about-rules = List the rule sets, show one in full or two side by side, or check a file
cli-rules-rules-help = a preset, the name of one of your own rule sets, or a .json or .toml file; name two to see them side by side
cli-rules-code-help = the rule set from a code that someone gave you
cli-rules-why-help = also explain how unclear points in the published rules are interpreted
cli-rules-html-help = write the rules as one page to print
cli-rules-page-help = with --html: write the rules (default) or a page for a table with real cards
cli-rules-changes-help = with --html: add a second page that shows the changes from the preset
cli-rules-schema-help = print the JSON Schema of a rule set file

# One of the person's own rule sets, in the list of all.
# Variables:
#   $base (Text) - The rule set that it was made from.
cli-rules-own = yours, from { $base }

# The tables for which there are rules, at the end of a line in the list of rule sets.
# Variables:
#   $tables (Text) - 2v2, 3v3.
cli-rules-tables = tables: { $tables }

# The value of a field in a rule set file.
# Variables:
#   $value (yes | no | none) - What it is; none for an empty list.
cli-rules-value = { $value ->
    [yes] yes
    [no] no
   *[none] none
}

# ---- a file or a code in the place of a command

cli-about-file = Look back at a record, edit a rule set, or import a backup or a score pad
cli-file-help = a record, a rule set, a score pad or a backup
cli-about-code = The deal with this code, in a window

# ---- what commands print

# Where something is wrong in a file; the complaint follows.
# Variables:
#   $file (Text) - A path.
#   $line (Text) - Which line.
#   $why (Text) - What is wrong there: a sentence.
cli-in-line = { $file }, line { $line }: { $why }

# What is counted while a long command runs: 3.2 games a second.
# Variables:
#   $unit (deal | game | decision) - What is counted.
cli-unit = { $unit ->
    [deal] deal
    [game] game
   *[decision] decision
}

# ---- seeds

# Variables:
#   $most (Number) - The most characters.
cli-seed-too-long = The seed has more than { $most } characters.

# Variables:
#   $code (Text) - A character that can't be shown: U+0000.
cli-seed-not-plain = The seed has a character that can't be shown ({ $code }).

# ---- simulate: what came of it

# Variables:
#   $rules (Text) - A rule set.
#   $games (Number) - How many games.
#   $rounds (Number) - How many rounds in all.
cli-series = { $rules }: { GAMES($games) }, { ROUNDS($rounds) }

# Variables:
#   $team (Number) - Which team, from 0.
#   $players (Text) - Who plays in it, with commas.
#   $share (Text) - The share of games won: 51.2%.
#   $lower (Text) - At least.
#   $upper (Text) - At most.
#   $mean (Text) - Points in a match, on average.
cli-series-team = team { $team } ({ $players }): won { $share } ({ $lower } to { $upper }), mean total { $mean }

# Variables:
#   $seat (Number) - Which seat, from 0.
cli-seat = seat { $seat }

# ---- simulate --duel: what came of it

# Variables:
#   $rules (Text) - A rule set.
#   $players (Text) - How many players.
#   $teams (Text) - How many teams.
#   $seed (Text) - What the deals came from.
cli-duel-table = { $rules }, { $players } players in { $teams } teams, seed { $seed }

# Variables:
#   $one (Text) - A player.
#   $other (Text) - Another one.
#   $share (Text) - The share of deals won: 51.2%.
#   $lower (Text) - At least.
#   $upper (Text) - At most.
#   $deals (Number) - How many deals.
#   $elo (Text) - The difference in playing strength: +35; none where somebody won every deal.
#   $weakest (Text) - At least.
#   $strongest (Text) - At most.
#   $points (Text) - Points a round: +12.
#   $fewest (Text) - At least.
#   $most (Text) - At most.
cli-duel-line = { $elo ->
    [none] { $one } beats { $other } in { $share } ({ $lower } to { $upper }) of { $deals } deals, { $points } points a round ({ $fewest } to { $most })
   *[other] { $one } beats { $other } in { $share } ({ $lower } to { $upper }) of { $deals } deals, Elo { $elo } ({ $weakest } to { $strongest }), { $points } points a round ({ $fewest } to { $most })
}

# ---- show: a position as lines of text. The words at the left are padded into columns.

# Variables:
#   $name (Text) - What the game is called.
#   $line (Text) - After which line of the record.
#   $rules (Text) - A rule set.
#   $stage (Text) - How far it is: round 2 of 4, Rosa draws or takes the pile.
cli-position = { $name }, after line { $line }: { $rules }, { $stage }

# Variables:
#   $part (stock | pile | empty) - The label of a stack of cards, or what an empty one has instead of cards.
cli-position-part = { $part ->
    [stock] stock
    [pile] pile
   *[empty] empty
}

# After the cards of the pile.
# Variables:
#   $who (Text) - Who froze the pile; none where it isn't frozen.
cli-position-upcard = { $who ->
    [none] (upcard last)
   *[other] (upcard last, frozen by { $who })
}

# Variables:
#   $team (Number) - Which team, from 0.
cli-position-team = team { $team }

# Variables:
#   $members (Text) - Names with commas.
#   $points (Text) - Its total.
cli-position-total = { $members }: { $points } points

cli-position-red-threes = red threes

# Variables:
#   $number (Number) - Which meld, from 0.
cli-position-meld = meld { $number }

# What a meld is, after its cards.
# Variables:
#   $kind (clean | dirty | wild) - Its kind.
#   $book (Flag) - Whether it is a book.
#   $count (Number) - How many cards.
cli-position-kind = { $kind ->
    [clean] { $book ->
        [yes] (clean book of { $count })
       *[no] (clean meld of { $count })
    }
    [dirty] { $book ->
        [yes] (dirty book of { $count })
       *[no] (dirty meld of { $count })
    }
   *[wild] { $book ->
        [yes] (wild book of { $count })
       *[no] (wild meld of { $count })
    }
}

# Variables:
#   $reason (finished | abandoned) - How the match ended.
cli-stage-match = { $reason ->
    [finished] match finished
   *[abandoned] match given up
}

# Variables:
#   $round (Number) - Which round.
#   $most (Number) - How many there are at most.
#   $who (Person) - Whose turn it is.
#   $awaits (cut | choose | draw | play | answer) - What is awaited.
cli-stage-round = round { $round } of { $most }, { $awaits ->
    [cut] { $who ->
        [you] { $who } cut
       *[other] { $who } cuts
    }
    [choose] { $who ->
        [you] { $who } choose a stack
       *[other] { $who } chooses a stack
    }
    [draw] { $who ->
        [you] { $who } draw or take the pile
       *[other] { $who } draws or takes the pile
    }
    [play] { $who ->
        [you] { $who } meld or discard
       *[other] { $who } melds or discards
    }
   *[answer] { $who ->
        [you] { $who } are asked for permission
       *[other] { $who } is asked for permission
    }
}

# Variables:
#   $round (Number) - Which round.
#   $most (Number) - How many there are at most.
cli-stage-round-over = round { $round } of { $most } is over

cli-stage-nothing-dealt = nothing dealt yet

# A stack of cards in front of a seat: its label.
# Variables:
#   $stack (first | second | hand | foot | tail | foot_taken | tail_taken) - Which; of the first two one will be chosen.
cli-position-stack = { $stack ->
    [first] stack 0
    [second] stack 1
    [hand] hand
    [foot] foot
    [tail] tail
    [foot_taken] foot, picked up
   *[tail_taken] tail, picked up
}

# ---- end of cli
