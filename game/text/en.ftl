### Hand and Foot in English. This file says which messages there are; docs/messages.md says how to change them.

# The words of the game. Use one word for one idea, everywhere.
-game = Hand and Foot
-hand = hand
-foot = foot
-meld = { $form ->
    [many] melds
   *[one] meld
}
-book = { $form ->
    [many] books
   *[one] book
}


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

# Somebody's name as a possessive: "Rosa's", "your".
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
#   $count (Number) - How many turns.
nouns-turns = { $count ->
    [one] one turn
   *[other] { COUNT($count) } turns
}

# Variables:
#   $count (Number) - How many deals.
nouns-deals = { $count ->
    [one] one deal
   *[other] { COUNT($count) } deals
}

# Variables:
#   $count (Number) - How many players.
nouns-players = { $count ->
    [one] one player
   *[other] { COUNT($count) } players
}

# Variables:
#   $count (Number) - How many people.
nouns-people = { $count ->
    [one] one person
   *[other] { COUNT($count) } people
}

# Variables:
#   $count (Number) - How many teams.
nouns-teams = { $count ->
    [one] one team
   *[other] { COUNT($count) } teams
}

# Variables:
#   $count (Number) - How many seats.
nouns-seats = { $count ->
    [one] one seat
   *[other] { COUNT($count) } seats
}

# Variables:
#   $count (Number) - How many black threes.
nouns-black-threes = { $count ->
    [one] one black three
   *[other] { COUNT($count) } black threes
}

# Variables:
#   $count (Number) - How many sevens.
nouns-sevens = { $count ->
    [one] one seven
   *[other] { COUNT($count) } sevens
}

# Variables:
#   $count (Number) - How many jokers.
nouns-jokers = { $count ->
    [one] one joker
   *[other] { COUNT($count) } jokers
}

# Variables:
#   $count (Number) - How many twos.
nouns-twos = { $count ->
    [one] one two
   *[other] { COUNT($count) } twos
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
#   $count (Number) - How many days.
nouns-days = { $count ->
    [one] one day
   *[other] { COUNT($count) } days
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
    [one] one time
   *[other] { COUNT($count) } times
}

# Variables:
#   $count (Number) - How many rules.
nouns-rules = { $count ->
    [one] one rule
   *[other] { COUNT($count) } rules
}

# Variables:
#   $count (Number) - How many problems.
nouns-problems = { $count ->
    [one] one problem
   *[other] { COUNT($count) } problems
}

# Variables:
#   $count (Number) - How many lessons.
nouns-lessons = { $count ->
    [one] one lesson
   *[other] { COUNT($count) } lessons
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


## log
## What happened, one line for each event. "what" follows the name of who did it: "Rosa" + "drew two cards".

# Variables:
#   $who (Person) - Who did it.
#   $count (Number) - How many cards.
log-drew = drew { CARDS($count) }
    .short = drew { COUNT($count) }

# The discard pile was shuffled and became the new stock.
# Variables:
#   $count (Number) - How many cards.
log-shuffled = The discards are a new stock of { CARDS($count) }
log-shuffled-short = Discards reshuffled

# A card was turned up to start the discard pile.
# Variables:
#   $card (Card) - The card.
log-upcard = { CAPITAL(THE-CARD($card)) } starts the discard pile

# The same where cards before it could not start the pile.
# Variables:
#   $card (Card) - The card.
#   $under (Number) - How many cards went under the stock.
log-upcard-after = { log-upcard }; { CARDS($under) } went under the stock
log-upcard-short = The pile starts with

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
        [you] you first
       *[other] { $first } first
    }

# Variables:
#   $round (Number) - Which round.
#   $scores (List) - Each team with what it scored: "You & Anna +500".
#   $out (Flag) - Whether somebody went out.
log-round-ended = { $out ->
    [yes] Round { $round } ended: { $scores }
   *[no] Round { $round } ended with nobody going out: { $scores }
}
    .short = Round { $round } ended

# A team with what it scored in a round.
# Variables:
#   $team (Text) - Its name.
#   $points (Number) - What it scored.
log-team-score = { $team } { SIGNED($points) }

# Somebody lifted a packet of cards to deal hand and foot from, and how that turned out.
# Variables:
#   $who (Person) - Who did it.
#   $result (Text) - One of the three messages below.
log-cut = lifted { $result }
    .short = cut { $result }

# Variables:
#   $count (Number) - How many cards were lifted.
#   $bonus (Number) - Points for that.
log-cut-exact = { CARDS($count) }, exactly right: { SIGNED($bonus) }
    .short = { $count }, { SIGNED($bonus) }

# Variables:
#   $count (Number) - How many cards were lifted.
#   $miss (Number) - How many too many.
log-cut-over = { CARDS($count) }; { $miss ->
    [one] one goes back
   *[other] { COUNT($miss) } go back
}
    .short = { $count }, { COUNT($miss) } back

# Variables:
#   $count (Number) - How many cards were lifted.
#   $miss (Number) - How many too few.
log-cut-under = { CARDS($count) }; { $miss ->
    [one] one more is added
   *[other] { COUNT($miss) } more are added
}
    .short = { $count }, { COUNT($miss) } added

# Variables:
#   $who (Person) - Who did it.
#   $stack (first | second) - Which of two stacks.
log-chose = { $stack ->
    [first] chose the first stack
   *[second] chose the second stack
}
    .short = chose a stack

# Variables:
#   $who (Person) - Who did it.
#   $card (Card) - The card on top of the pile.
#   $count (Number) - How many cards the pile had.
log-took-pile = took the pile with { THE-CARD($card) }: { CARDS($count) }
    .short = took the pile ({ $count })

# Variables:
#   $who (Person) - Who did it.
#   $points (Number) - What the cards of the opening are worth.
log-opened = opened with { $points }

# Variables:
#   $who (Person) - Who did it.
#   $cards (List) - The cards by rank: "three kings".
log-melded = melded { $cards }

# Variables:
#   $who (Person) - Who did it.
#   $cards (List) - The cards by rank.
#   $rank (Rank) - The rank of the book.
log-added-to-book = added { $cards } to the book of { RANKS($rank) }

# Cards of the meld's own rank. The line ends with how far the meld is: "added a king: 5 of 7".
# Variables:
#   $who (Person) - Who did it.
#   $cards (List) - The cards by rank.
#   $held (Number) - How many cards the meld has now.
#   $size (Number) - How many make a book.
log-added = added { $cards }: { $held } of { $size }
    .short = added { $cards }

# Wild cards, so the line names the meld.
# Variables:
#   $who (Person) - Who did it.
#   $cards (List) - The cards by rank.
#   $rank (Rank) - The rank of the meld.
#   $held (Number) - How many cards the meld has now.
#   $size (Number) - How many make a book.
log-added-wilds = added { $cards } to the { RANKS($rank) }: { $held } of { $size }
    .short = added { $cards } to the { RANKS($rank) }

# With these cards the meld has as many as a book or more.
# Variables:
#   $who (Person) - Who did it.
#   $cards (List) - The cards by rank.
#   $held (Number) - How many cards the meld has now.
log-added-full = added { $cards }: { CARDS($held) }

# Variables:
#   $who (Person) - Who did it.
#   $cards (List) - The cards by rank.
#   $rank (Rank) - The rank of the meld.
#   $held (Number) - How many cards the meld has now.
log-added-wilds-full = added { $cards } to the { RANKS($rank) }: { CARDS($held) }

# Variables:
#   $who (Person) - Who did it.
#   $kind (clean | dirty | wild) - What kind of book.
#   $rank (Rank) - Its rank.
#   $worth (Number) - Points for it.
log-book = completed a { BOOK($kind, $rank) }, { SIGNED($worth) }

# The same where books score nothing, only the winner of a round does.
# Variables:
#   $who (Person) - Who did it.
#   $kind (clean | dirty | wild) - What kind of book.
#   $rank (Rank) - Its rank.
log-book-short = completed a { BOOK($kind, $rank) }

# Variables:
#   $who (Person) - Who did it.
#   $rank (Rank) - The rank of the book.
log-turned-dirty = turned the clean book of { RANKS($rank) } dirty
    .short = turned a book dirty

# Variables:
#   $who (Person) - Who did it.
#   $stack (foot | tail) - What somebody plays after the hand, or after the foot.
log-foot = { $stack ->
    [foot] picked up the foot
   *[tail] picked up the tail
}

# Variables:
#   $who (Person) - Who did it.
#   $laid (Number) - How many red threes.
log-red-threes = laid down { RED-THREES($laid) }
    .short = laid { RED-THREES($laid) }

# Variables:
#   $who (Person) - Who did it.
#   $laid (Number) - How many red threes.
#   $drawn (Number) - How many cards were drawn for them.
log-red-threes-drawing = laid down { RED-THREES($laid) }, drawing { CARDS($drawn) }

# Variables:
#   $who (Person) - Who did it.
#   $card (Card) - The card.
log-discarded = discarded { THE-CARD($card) }
    .short = discarded

# Instead of discarding it.
# Variables:
#   $who (Person) - Who did it.
log-held = kept the last card
    .short = kept a card

# Variables:
#   $who (Person) - Who did it.
log-peeked = looked through the pile
    .short = looked at the pile

# Variables:
#   $who (Person) - Who did it.
log-passed = passed: too few cards to draw
    .short = passed

# Variables:
#   $who (Person) - Who did it.
log-asked = asked to go out

# The answer to a partner who asked to go out.
# Variables:
#   $who (Person) - Who answered.
#   $asker (Person) - Who asked.
log-said-yes = { $asker ->
    [you] said yes: you may go out
   *[other] said yes: { $asker } may go out
}
    .short = said yes

# Variables:
#   $who (Person) - Who answered.
#   $asker (Person) - Who asked.
log-said-no = { $asker ->
    [you] said no: you may not go out yet
   *[other] said no: { $asker } may not go out yet
}
    .short = said no

# Variables:
#   $who (Person) - Who did it.
#   $card (Card) - The last card.
log-out-discarding = went out, discarding { THE-CARD($card) }

# Variables:
#   $who (Person) - Who did it.
log-out = went out with the last meld
    .short = went out

# Variables:
#   $who (Person) - Who did it.
#   $plays (Number) - How many plays.
log-took-back = took back { $plays ->
    [one] one play
   *[other] { COUNT($plays) } plays
}
    .short = took it back

# Where the cards of a line are now.
log-long-over = That round is over and its cards have been shuffled.
log-in-stock = It went back into the stock with the other discards.

# Variables:
#   $whose (Person) - Whose meld: a team.
#   $rank (Rank) - Its rank.
#   $held (Number) - How many cards it has.
log-in-meld = { CAPITAL(WHOSE($whose)) } meld of { RANKS($rank) }: it has { CARDS($held) } now.

# Variables:
#   $whose (Person) - Whose book: a team.
#   $kind (clean | dirty | wild) - What kind of book.
#   $rank (Rank) - Its rank.
#   $held (Number) - How many cards it has.
log-in-book = { CAPITAL(WHOSE($whose)) } { BOOK($kind, $rank) }: it has { CARDS($held) } now.

# Variables:
#   $card (Card) - The card.
log-on-top = { CAPITAL(THE-CARD($card)) } is on top of the pile.

# Variables:
#   $card (Card) - The card.
#   $above (Number) - How many cards are on top of it.
log-buried = { CAPITAL(THE-CARD($card)) } is buried in the pile, under { CARDS($above) }.

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
log-pile-went-to = The pile went to { WHOSE($who) } hand.


## refusals
## Why something can't be played: the sentence, and the words on the second line of a button.

# Variables:
#   $who (Person) - Whose turn it is, or who it is about.
refusals-not-your-turn = It is { WHOSE($who) } turn now.
# Variables:
#   $who (Person) - Whose turn it is, or who it is about.
refusals-undo-out-of-turn = It is { WHOSE($who) } turn now: you cannot take your turn back.
refusals-undo-nothing = There is nothing to take back: you have melded nothing since you last saw new cards.
# Variables:
#   $have (Number) - How many there are.
refusals-undo-too-far = You can only take back the last { MELDS($have) }.
# Variables:
#   $card (Card) - The card.
refusals-not-in-hand = You do not hold { THE-CARD($card) }.
# The player holds one card like it.
# Variables:
#   $card (Card) - The card.
refusals-not-another-in-hand = You do not hold another { CARD($card) }.
# Variables:
#   $most (Number) - The largest number that is allowed.
refusals-cut-too-deep = Lift at least one card and at most { $most }.
refusals-no-such-stack = There are two stacks: choose the first or the second.
refusals-wrong-deal = These cards cannot have been dealt like that.
refusals-nothing-to-meld = Nothing is laid down yet: choose the cards of a meld first.
refusals-not-a-move = That is not a move of this game.
refusals-game-over = The match is over.

# The move comes at the wrong time of a turn or a round.
refusals-not-dealt = The cards are not dealt yet: first everyone lifts a packet.
refusals-choose-first = First everyone chooses a stack as the hand.
refusals-draw-first = First draw from the stock or take the pile.
refusals-draw-is-done = The draw is done: meld if you like, then discard.
refusals-answer-first = First somebody must answer whether to go out.
refusals-round-over = The round is over and the next one is not dealt yet.
refusals-not-now = You cannot do that now.

# Melds
refusals-choose-cards = Choose cards.
# Variables:
#   $have (Number) - How many there are.
refusals-too-few-cards = { CAPITAL(CARDS($have)) } { $have ->
    [one] is
   *[other] are
} not enough; a new meld needs three.
# Variables:
#   $have (Number) - How many there are.
#   $need (Number) - How many it takes.
#   $rank (Rank) - The rank.
refusals-too-few-naturals = A meld with wilds needs at least { OF-RANK($need, $rank) }; this has { OF-RANK($have, $rank) }.
# Variables:
#   $ranks (List) - The two ranks, each in the plural.
refusals-mixed-ranks = You can't mix { $ranks }: a meld is one rank plus wild cards.
refusals-black-threes-with-wilds = You cannot meld black threes with wilds.
# No meld takes more wild cards under these rules.
# Variables:
#   $have (Number) - How many there are.
#   $need (Number) - How many it takes.
refusals-over-wild-cap = That makes { WILDS($have) }; no meld can have more than { COUNT($need) }.
# The meld could take more wild cards if it had more naturals.
# Variables:
#   $have (Number) - How many there are.
#   $need (Number) - How many it takes.
#   $rank (Rank) - The rank.
refusals-too-many-wilds = That makes { WILDS($have) }; this meld of { RANKS($rank) } can have { COUNT($need) }. Add { RANKS($rank) } or leave a wild out.
# Variables:
#   $have (Number) - How many there are.
#   $need (Number) - How many it takes.
#   $rank (Rank) - The rank.
refusals-wilds-of-turn = That makes { COUNT($have) } added to the { RANKS($rank) }; one meld gets no more than { WILDS($need) } in a turn.
# Variables:
#   $have (Number) - How many there are.
#   $need (Number) - How many it takes.
#   $rank (Rank) - The rank.
refusals-new-meld-too-low = These { RANKS($rank) } are worth { $have }; a new meld needs { POINTS($need) }.
refusals-natural-on-wilds = A meld of wilds takes wilds only.
refusals-wilds-alone = You cannot meld wilds alone here; lay them with two or more cards of one rank.
# Variables:
#   $alone (Flag) - Whether the player has no partners.
#   $rank (Rank) - The rank.
refusals-second-meld = { $alone ->
    [yes] You already have
   *[no] Your team already has
} a meld of { RANKS($rank) }: add these to it.
# Variables:
#   $alone (Flag) - Whether the player has no partners.
#   $rank (Rank) - The rank.
#   $have (Number) - How many there are.
#   $need (Number) - How many it takes.
refusals-second-meld-too-soon = { $alone ->
    [yes] Your { RANKS($rank) }
   *[no] Your team's { RANKS($rank) }
} have { COUNT($have) } of { COUNT($need) } cards for a book: add these to them first.
# Variables:
#   $alone (Flag) - Whether the player has no partners.
refusals-no-such-meld = { $alone ->
    [yes] You have no such meld.
   *[no] Your team has no such meld.
}
# Variables:
#   $rank (Rank) - The rank.
#   $rule (any | keep_kind | naturals | sealed | clean_open | dirty_open) - What complete books still take.
refusals-book-closed = { $rule ->
    [keep_kind] The book of { RANKS($rank) } is clean and stays clean: no wilds on it.
    [naturals] The book of { RANKS($rank) } is complete and takes no more wilds.
    [sealed] The book of { RANKS($rank) } is complete and takes no more cards.
    [clean_open] Only a clean book takes more cards, and only naturals; the book of { RANKS($rank) } does not take this.
    [dirty_open] The book of { RANKS($rank) } is complete and clean: it takes no more cards.
   *[any] The book of { RANKS($rank) } is complete and does not take this.
}
refusals-open-before-pile = You must open before you can take the pile: draw now.
# Variables:
#   $have (Number) - How many there are.
#   $round (Number) - Which round.
#   $need (Number) - How many it takes.
refusals-opening-too-low = That is { $have }; round { $round } needs { $need }.
# It follows the message before it: each of these cards of the hand would be enough.
# Variables:
#   $cards (List) - Cards of which one would be enough: "a king".
refusals-opening-fix = { CAPITAL(LIST($cards, last: "or")) } would do.
# It follows the message before that.
# Variables:
#   $points (Number) - How many points are missing.
refusals-opening-short = You are { $points } short.

# Threes
refusals-three-on-pile = There is a three on the pile, so nobody can take it now.
refusals-red-threes = Red threes are laid down; you cannot meld or discard them.
# It is in front of the next message where a three is among other cards.
# Variables:
#   $card (Card) - The card.
refusals-put-back = Put { THE-CARD($card) } back.
# Variables:
#   $threes (no | black_last | black_in_foot | all) - When threes can be melded.
#   $stack (hand | foot | tail) - The last stack of a player: the foot, by some rules the tail.
refusals-threes = { $threes ->
    [black_last] You can meld black threes only when you go out.
    [black_in_foot] You can meld only black threes, and only from your { STACK($stack) }.
   *[other] You cannot meld threes; you can only discard them.
}

# The pile and the stock
refusals-pile-never = With these rules nobody takes the pile.
refusals-no-pile = There is no pile to take now.
# Variables:
#   $who (Person) - Whose turn it is, or who it is about.
refusals-pile-frozen = A wild was discarded: nobody can take the pile until it is { WHOSE($who) } turn again.
# Variables:
#   $have (Number) - How many there are.
#   $need (Number) - How many it takes.
refusals-pile-too-short = The pile has { CARDS($have) }; you can take it only when it has { COUNT($need) } or more.
# Variables:
#   $who (Person) - Whose turn it is, or who it is about.
refusals-first-lap = { $who ->
    [you] Nobody can take the pile until everyone has had a turn; you have not.
   *[other] Nobody can take the pile until everyone has had a turn; { $who } has not.
}
# Variables:
#   $rank (Rank) - The rank.
refusals-wild-on-pile = { CAPITAL(A-RANK($rank)) } is on the pile, and nobody can take a wild here.
# Variables:
#   $need (Number) - How many it takes.
#   $rank (Rank) - The rank.
refusals-wild-pair-needed = A wild on the pile needs { OF-RANK($need, $rank) } from your hand for a meld of wilds.
# Variables:
#   $need (Number) - How many it takes.
#   $rank (Rank) - The rank.
#   $have (Number) - How many there are.
refusals-frozen-pair-needed = The pile is frozen: you need { OF-RANK($need, $rank) } in your hand, and you have { $have ->
    [0] none
   *[other] { COUNT($have) }
}.
# Variables:
#   $rank (Rank) - The rank.
refusals-lay-both = Lay both { RANKS($rank) } from your hand together with the one on the pile.
# Variables:
#   $need (Number) - How many it takes.
#   $rank (Rank) - The rank.
#   $take (pair | any_play | pair_or_wild | pair_or_meld) - What else takes the pile.
#   $have (Number) - How many there are.
refusals-pair-needed = To take the pile you need { OF-RANK($need, $rank) } in your hand{ $take ->
    [pair_or_wild] , or { A-RANK($rank) } and a wild
    [pair_or_meld] , or a meld of { RANKS($rank) } to lay it on
   *[other] { "" }
}; you have { $have ->
    [0] none
   *[other] { COUNT($have) }
}.
# Variables:
#   $card (Card) - The card.
refusals-upcard-not-played = To take the pile, you must meld { THE-CARD($card) } in the same move.
# Variables:
#   $card (Card) - The card.
refusals-bottom-not-played = Whoever takes the pile must also meld its bottom card, { THE-CARD($card) }.
refusals-no-peek-again = You have looked at the pile already in this turn.
refusals-no-peek = There is nothing below the upcard that you may look at.
refusals-shuffle-due = First the discards are shuffled into a new stock.
# Variables:
#   $have (Number) - How many there are.
#   $need (Number) - How many it takes.
refusals-stock-too-short = The stock has { CARDS($have) } left and a draw needs { COUNT($need) }: take the pile or pass.
# Variables:
#   $have (Number) - How many there are.
refusals-stock-not-empty = The stock still has { CARDS($have) }: draw, or take the pile.

# Going out and the last cards
# Variables:
#   $stack (hand | foot | tail) - The last stack of a player: the foot, by some rules the tail.
refusals-last-card-of-foot = That is the last card of your { STACK($stack) }; discarding it would be going out.
# Variables:
#   $have (Number) - How many there are.
#   $stack (hand | foot | tail) - The last stack of a player: the foot, by some rules the tail.
#   $in_foot (Flag) - Whether the player plays from the foot.
refusals-too-few-kept = You would be going out: that leaves { $have ->
    [0] no card
   *[other] { CARDS($have) }
} of your { STACK($stack) }. { $in_foot ->
    [yes] Keep one card of your foot to discard.
   *[no] Keep two, one to discard and one to hold.
}
# Variables:
#   $stack (hand | foot | tail) - The last stack of a player: the foot, by some rules the tail.
refusals-not-in-foot = You can only do that from your { STACK($stack) }, and you have not picked it up yet.
# Variables:
#   $alone (Flag) - Whether the player has no partners.
#   $books (List) - The books that are missing: "two clean books".
refusals-books-missing = { $alone ->
    [yes] To go out you still need { $books }.
   *[no] To go out your team still needs { $books }.
}
# Items of the list of missing books, beside clean books and dirty books.
# Variables:
#   $count (Number) - How many.
refusals-books-of-wilds = { $count ->
    [one] a book of wilds
   *[other] { COUNT($count) } books of wilds
}
refusals-a-book-of-sevens = a book of sevens
# Variables:
#   $count (Number) - How many.
refusals-books-of-any-kind = { BOOKS($count) } of any kind
refusals-final-discard-needed = You must discard your last card, not meld it: keep one back to go out with.
refusals-final-meld-needed = You must meld your last card, not discard it.
refusals-seven-kept = Sevens stay until there is a book of them: discard another card.
refusals-seven-last = You cannot go out by discarding a seven: meld it, or keep another card for the end.
# Variables:
#   $who (Person) - Whose turn it is, or who it is about.
#   $stack (hand | foot | tail) - The last stack of a player: the foot, by some rules the tail.
#   $picked_up (Flag) - Whether picking it up is enough.
refusals-partner-not-ready = You cannot go out until { $who ->
    [you] you have
   *[other] { $who } has
} { $picked_up ->
    [yes] picked up
   *[no] played a card from
} the { STACK($stack) }.
refusals-permission-refused = You were told no: you cannot ask again this turn.
# Variables:
#   $stack (hand | foot | tail) - The last stack of a player: the foot, by some rules the tail.
#   $have (Number) - How many there are.
refusals-cards-left-over = To go out you must play every card of your { STACK($stack) }; { CARDS($have) } would be left.
# Variables:
#   $have (Number) - How many there are.
refusals-cannot-hold-several = You can only keep your very last card, and you have { COUNT($have) }: discard one.
# Variables:
#   $stack (hand | foot | tail) - The last stack of a player: the foot, by some rules the tail.
refusals-cannot-hold-now = You can keep the last card only while a partner has neither picked up the { STACK($stack) } nor melded.
refusals-cannot-hold = With these rules you cannot keep the last card while you can play it.

# In a few words, on the second line of a button in the smallest window: names aside, at most 18 letters.
# Variables:
#   $who (Person) - Whose turn it is, or who it is about.
refusals-short-not-your-turn = { $who ->
    [you] You are to play
   *[other] { $who } is to play
}
# Variables:
#   $points (Number) - How many points are missing.
refusals-short-points = { $points ->
    [one] 1 point short
   *[other] { $points } points short
}
# Variables:
#   $need (Number) - How many it takes.
#   $rank (Rank) - The rank.
refusals-short-pair-needed = needs { OF-RANK($need, $rank) }
# Variables:
#   $count (Number) - How many.
refusals-short-books-missing = { $count ->
    [one] one more book
   *[other] { COUNT($count) } more books
}
# Variables:
#   $who (Person) - Whose turn it is, or who it is about.
refusals-short-partner-not-ready = { $who ->
    [you] wait for you
   *[other] wait for { $who }
}
# Variables:
#   $have (Number) - How many there are.
#   $need (Number) - How many it takes.
refusals-short-pile-too-short = { $have } of { $need } cards
# Variables:
#   $count (Number) - How many.
refusals-short-cards-left-over = { COUNT($count) } left over
refusals-short-three = a three
refusals-short-threes = no meld of threes
refusals-short-three-among-others = put the three back
refusals-short-bottom-not-played = meld bottom card
refusals-short-no-peek-again = looked already
refusals-short-no-peek = nothing below
refusals-short-final-meld-needed = meld the last card
refusals-short-seven-last = no seven at last
refusals-short-wrong-phase = not now
refusals-short-not-in-hand = not in your hand
refusals-short-too-few-cards = needs three cards
refusals-short-too-few-naturals = too few naturals
refusals-short-mixed-ranks = one rank in a meld
refusals-short-wild-limit = too many wilds
refusals-short-wild-only = not wilds alone
refusals-short-second-meld = melded already
refusals-short-book-closed = the book is closed
refusals-short-no-such-meld = no such meld
refusals-short-no-pile = no pile to take
refusals-short-first-lap = not in first lap
refusals-short-pair = needs a pair
refusals-short-upcard-not-played = meld the upcard
refusals-short-stock-empty = stock used up
refusals-short-stock-not-empty = stock has cards
refusals-short-keep-cards = keep two cards
refusals-short-seven-kept = sevens are kept
refusals-short-final-discard-needed = needs a discard
refusals-short-permission-refused = answer was no
refusals-short-cannot-hold = cannot keep it
refusals-short-not-in-foot = not in foot yet
refusals-short-bad-cut = not so many
refusals-short-bad-choice = one of two stacks
refusals-short-cannot-undo = nothing to undo
refusals-short-bad-deal = a wrong deal
refusals-short-nothing-chosen = nothing chosen
refusals-short-game-over = the match is over


# ---- end of refusals


## hints
## ...


# ---- end of hints


## phrases
## ...


# ---- end of phrases


## turns_ahead
## ...


# ---- end of turns_ahead


## thinking_again
## ...


# ---- end of thinking_again


## looking_back
## ...


# ---- end of looking_back


## play_on
## ...


# ---- end of play_on


## table
## ...


# ---- end of table


## heard
## ...


# ---- end of heard


## coach
## ...


# ---- end of coach


## going_out_texts
## ...


# ---- end of going_out_texts


## why
## ...


# ---- end of why


## spoken
## ...


# ---- end of spoken


## rule_page
## ...


# ---- end of rule_page


## printed_rules
## ...


# ---- end of printed_rules


## printed_hint_cards
## ...


# ---- end of printed_hint_cards


## printed_setup
## ...


# ---- end of printed_setup


## printed_evening
## ...


# ---- end of printed_evening


## printed_pages
## ...


# ---- end of printed_pages


## printed_score_sheet
## ...


# ---- end of printed_score_sheet


## stacks
## ...


# ---- end of stacks


## help
## ...


# ---- end of help


## own_keys
## ...


# ---- end of own_keys


## gamepad
## ...


# ---- end of gamepad


## screens
## ...


# ---- end of screens


## captions
## Sounds in words, for people who don't hear them. A line on the screen, no full stop.

captions-turn = Your turn
captions-refused = That is not possible
captions-call = Somebody calls out
captions-clean = A clean book closes
captions-dirty = A dirty book closes
captions-wild = A wild book closes
captions-out = The round is over
captions-match = The match is over
captions-pile = The pile is taken
captions-foot = A foot is picked up
captions-tail = A tail is picked up
captions-shuffle = The cards are shuffled
captions-deal = The cards are dealt

# ---- end of captions


## whats_new
## Said once after an update: a title and three lines for each version.

# Variables:
#   $version (Text) - The version: "0.1.0".
whats_new-title = What is new in { $version }
# The button that closes it.
whats_new-play = Let’s play
whats_new-looking-back = Look back at any match, turn by turn: what was better, and why.
whats_new-learning = Learn at the table: twelve lessons, problems, and a coach.
whats_new-todays-deal = Today’s deal for everybody, and a score pad for real cards.

# ---- end of whats_new


## rules
## The house rules by field: label, help in one sentence (.help), what its values are called (.value-…; .value-0 is the
## number 0 where that means something else) and the words by which people look for it (.search, phrases between commas).


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

# ---- The match

rules-name = Name
    .help = What you call this rule set.

rules-base = Based on
    .help = The preset that fills in every rule you leave out.

rules-tables = Tables
    .help = The tables that New game offers, by players and teams.
    .value-4-2v2 = two pairs
    .value-6-2v2v2 = three pairs
    .value-6-3v3 = two trios
    .value-8-4v4 = two quartets
    .value-8-2v2v2v2 = four pairs
    .value-2-solo = two players
    .value-3-solo = three alone
    .value-4-solo = four alone
    .value-5-solo = five alone
    .value-6-solo = six alone
    .value-7-solo = seven alone
    .value-8-solo = eight alone
    .search = players people persons seats teams pairs partners partnership partnerships solo alone individual cutthroat number of two three four five six handed shape

rules-rounds = Rounds
    .help = How many rounds a match lasts; 0 plays until the target score, 20 rounds at most.
    .value-0 = up to 20
    .search = deals hands games number length long short match ends when does it end how many over

rules-target_score = Target score
    .help = The match ends after the round in which a team reaches it; 0 for none.
    .value-0 = none
    .search = play to win winner winning goal race first reach end of the game limit finish ten thousand points total over

# ---- The deal

rules-extra_decks = Extra decks
    .help = How many decks more or fewer than one for each player.
    .search = one deck per player plus one, deck for each person, packs number of decks more cards add a deck another fewer

rules-decks = Decks
    .help = A fixed number of decks; 0 means one for each player.
    .value-0 = one for each player
    .search = packs number of decks how many cards

rules-jokers = Jokers in a deck
    .help = How many jokers each deck is shuffled with.
    .search = number of jokers, how many jokers, deck wildcard extra joker without

rules-set_aside = Cards set aside
    .help = How many per cent of the cards stay out of a round, unseen.
    .value-0 = none
    .search = put away remove take out leave out cut part of the deck unused cards dead percent share fewer

rules-hand_cards = Cards in the hand
    .help = How many cards everyone gets as a hand.
    .search = hand, cards, deal dealt size of the hand first start with number eleven thirteen

rules-foot_cards = Cards in the foot
    .help = How many cards everyone gets as a foot.
    .search = foot, knee, deal dealt size of the foot second hand kicker feet number cards eleven thirteen

rules-tail_cards = Cards in the tail
    .help = How many cards everyone plays after the foot; 0 for none.
    .value-0 = none
    .search = hand knee and foot, knee, third stack third hand tail tails three stacks hand foot and tail, another stack after the foot

rules-stacks = Which stack is the hand
    .help = What decides it: the deal, the player or a bottom card.
    .value-dealt = decided by the deal
    .value-choose = chosen by the player
    .value-bottom_high = the higher bottom card is the hand
    .value-bottom_low = the lower bottom card is the hand
    .search = pick choose your hand which pile is foot decide choice of select lowest highest card on the bottom look

rules-stacks_pass = Stacks passed
    .help = Which stacks you pass to a neighbour; after a cut you pass none.
    .value-none = no
    .value-left = one to the left
    .value-right = one to the right
    .value-both_left = both to the left
    .value-both_right = both to the right
    .value-each_way = one each way
    .value-by_round = left, then right by turns
    .search = pass, pass the pass the hand, foot, swap trade exchange give stack neighbour neighbor next player rotate direction pass

rules-deal = Deal
    .help = Cards are dealt out, or everyone lifts a packet off the stock.
    .value-auto = dealt out
    .value-cut = cut for
    .search = dealing cut the deck cutting lift packet dealer grab twenty two shuffle

rules-cut_bonus = Bonus for an exact cut
    .help = Points for lifting exactly enough for hand and foot.
    .search = exactly 22 cards, perfect cut lucky exact number right cutting lift bonus one hundred reward twenty two

rules-first_player = First player
    .help = Who goes first in a round.
    .value-random = drawn by lot
    .value-high_card = the highest card
    .value-left_of_dealer = left of the dealer
    .search = who starts, who begins, who goes first, dealer starts, start starts starter begin begins first turn goes go lead order of play dealer left clockwise who leads

rules-first_upcard = First upcard
    .help = Whether a card is turned up to start the discard pile.
    .value-none = none
    .value-natural = a natural
    .value-any = any card
    .search = turn up turned flip flipped face start the discard pile begin starter card first

rules-draw_count = Cards drawn
    .help = How many cards you draw from the stock each turn.
    .search = draw two from the stock take deck pick up pull number of cards each turn

rules-stock_out = Stock used up
    .help = Whether the round ends or the discards make a new stock.
    .value-end = the round ends
    .value-reshuffle = the discards are reshuffled
    .search = run out runs running empty gone used up no more cards left end of the deck reshuffle shuffle exhausted stock draw pile discards turned over

# ---- The discard pile

rules-take_count = Cards taken
    .help = How many cards you take from the top of the discard pile.
    .value-all = the whole pile
    .value-never = never
    .search = discard pile, the pile, pick up, take the pile, pick up the pile, cards from the pile, pile, picking pickup grab get number of seven five all whole top draw pot

rules-short_pile = Short pile
    .help = Whether you can take a pile with fewer cards than that.
    .search = few too less fewer than small pile not enough cards in the pick up pickup

rules-take_least = Smallest pile taken
    .help = The fewest cards the pile must have to be taken; 0 for any.
    .value-0 = any
    .search = smallest size minimum fewest least number of cards in the pile before pickup how many must be

rules-take_with = Taken with
    .help = What you must be able to do with the upcard.
    .value-pair = a pair
    .value-any_play = any play of the upcard
    .value-pair_or_wild = a pair, or a natural and a wild
    .value-pair_or_meld = a pair, or the team's meld
    .search = pick up with pickup match matching pair two of the top card wild to need take pile requirements discard

rules-upcard_play = Upcard melded
    .help = Whether you must meld the upcard every time, or only to open.
    .value-always = always
    .value-to_open = only to open
    .search = must use the top card meld lay down at once pick up pickup

rules-take_peek = Look at the pile first
    .help = Whether you can look at the cards that would come before you take it.
    .search = peek look at the discard pile before picking up see cards below spread count through

rules-take_bottom = Bottom card melded
    .help = Whether the lowest card you take with the pile must be melded too.
    .search = bottom card of the pile must use lowest deepest card you pick up meld

rules-take_then_draw = Drawn with the pile
    .help = How many cards you draw from the stock after taking the pile.
    .value-0 = none
    .search = draw a card after picking up the pile plus one from the stock pickup and draw

rules-first_take_free = First upcard free
    .help = Whether the first player can take it without melding it.
    .search = free first player may take starter without melding for nothing gift

rules-take_first_lap = Pile in the first lap
    .help = Whether you can take the pile before everyone has had a turn.
    .search = first round turn pick up the pile pickup early lap beginning wait

rules-take_needs_open = Pile only when open
    .help = Whether a team must open before it can take the pile.
    .search = pick up before opening laid down must be been on the board opened pickup

rules-freeze = Frozen pile
    .help = Whether discarding a wild freezes the pile.
    .value-no = no
    .value-until_taken = until it is taken
    .value-one_lap = for one lap
    .search = freezing freezes froze block blocked stop lock locked wild in the pile on discard a discarding wilds throw joker card

# ---- Melds and opening

rules-opening = Opening minimums
    .help = How many points a team needs to open, round by round.
    .search = lay down, laying down, lay out, laying out, points to lay out, go down, going down, get down, come down, minimum, first meld, initial meld, meld, get put open count to requirement points needed on the table board requirements 50 60 90 120 150 in

rules-opening_growth = Growing minimum
    .help = How many points the minimum grows by each round after the last one set.
    .value-0 = no
    .search = lay down minimum opening goes up rises increases more each round later rounds after add points

rules-opening_by_score = Opening by score
    .help = Minimums that depend on a team's total, not on the round.
    .search = lay down minimum meld go by total depends on score canasta initial points

rules-open_counts_books = Books count for opening
    .help = Whether a book you complete in the opening adds its bonus.
    .search = bonus counts toward lay down include canasta in minimum initial meld

rules-open_waived = Whole hand opens
    .help = Whether melds that use up your hand open without any minimum.
    .search = no minimum go down without points whole hand all cards in one go straight to the foot waived

rules-new_meld_points = Points of a new meld
    .help = The fewest points any new meld must be worth; 0 for any.
    .value-0 = any
    .search = minimum value of each meld least points later melds worth

rules-wild_limit = Wilds in a meld
    .help = As many wilds as naturals at most, fewer, or half as many.
    .value-equal = as many as naturals
    .value-fewer = fewer than naturals
    .value-half = half as many as naturals
    .search = one more natural than wild, 50% wild, half wild, per cent percent, wildcard, wild, wild card, how many wilds cards ratio more than naturals number of in a book canasta outnumber

rules-wild_cap = Wilds at most
    .help = The most wilds any meld can have; 0 for no fixed limit.
    .value-0 = no limit
    .search = no more than, not more than, how many wilds maximum max most limit wild cards number of in a book canasta

rules-wild_per_turn = Wilds added in a turn
    .help = Most wilds you can add to one meld in a turn; 0 for any.
    .value-0 = no limit
    .search = one wild a turn wilds per turn how many wilds each turn at a time add

rules-dirty_naturals = Naturals beside wilds
    .help = How many naturals a meld with a wild needs at least.
    .search = two of a kind plus a wild, start minimum naturals least number of real cards with wilds in a dirty meld pair needed

rules-second_meld = Second meld of a rank
    .help = Whether a team can start another meld of a rank it has.
    .value-never = never
    .value-after_closing = after the first is a book
    .value-anytime = at any time
    .search = two melds same rank another canasta of the second book start new pile twice duplicate double

rules-foot_when = Foot picked up
    .help = Whether the end of your hand or your first book brings it.
    .value-hand_empty = when the hand is empty
    .value-first_book = with the first book
    .search = pick up second hand early after first canasta joins when do you get the foot

rules-foot_ends_turn = Foot ends the turn
    .help = Whether picking up the foot by melding ends your turn.
    .search = pick up foot taking up turn over stop next turn wait second hand go on keep playing

rules-wild_melds = Melds of wilds
    .help = Whether you can meld wilds alone, or must to go out.
    .value-no = no
    .value-allowed = allowed
    .value-required = required to go out
    .search = wild canasta, wild book, book of wilds, bolivia jokers twos deuces meld only all

# ---- Books

rules-book_size = Cards in a book
    .help = How many cards make a book.
    .search = canasta, book, cards, size of a length how big long seven eight six make number complete pile

rules-closed_book = Completed books take
    .help = Which cards you can still add to a complete book.
    .value-any = any card
    .value-keep_kind = cards of their kind
    .value-naturals = naturals only
    .value-sealed = no card
    .value-clean_open = naturals, if clean
    .value-dirty_open = any card, if dirty
    .search = bury buried add to closed canasta finished complete completed full sealed open play on adding more cards after seven lay close closing

rules-clean_book = Clean book
    .help = Points for a book without wilds.
    .search = red canasta natural pure value worth bonus book five hundred score

rules-dirty_book = Dirty book
    .help = Points for a book with wilds.
    .search = black canasta mixed value worth bonus book three hundred score

rules-wild_book = Book of wilds
    .help = Points for a book of wilds alone.
    .search = wild canasta bolivia value worth bonus fifteen hundred score book of jokers deuces

rules-double_book = Double book
    .help = A book of this many cards scores double; 0 is off.
    .value-0 = off
    .search = long book big twice fourteen ten large canasta double points

rules-book_at_once = Book laid at once
    .help = Extra points for a book begun and completed in one move.
    .value-0 = none
    .search = whole canasta in one go seven at once natural from hand laid complete bonus

rules-sevens_book = Points for a book of sevens
    .help = What a book of sevens scores; 0 means the same as other books.
    .value-0 = as any other book
    .search = set of sevens, natural sevens, seven canasta book of value worth bonus special five thousand score

rules-sevens_kind = Kind of the sevens
    .help = Whether only a clean book of sevens is special.
    .value-clean = clean
    .value-any = clean or dirty
    .search = seven canasta dirty sevens clean book of special

# ---- Threes

rules-meld_threes = Melded threes
    .help = Whether and when you can meld threes.
    .value-no = never
    .value-black_last = black ones when going out
    .value-black_in_foot = black ones in the foot
    .value-all = all of them
    .search = black three closes the pile, closed pile blocks stops, lay down threes play black three book of canasta may you meld

rules-threes_book = Points for a book of threes
    .help = What a book of threes scores; 0 means the same as other books.
    .value-0 = as any other book
    .search = three canasta value worth bonus book of score

rules-red_threes = Red threes
    .help = A penalty if left over, or laid down at once for a bonus.
    .value-penalty = a penalty if left over
    .value-lay_down = laid down at once
    .search = red three, lay down red three, bonus card replace draw another what do threes rule

rules-red_three_bonus = Red three laid
    .help = Points for each red three laid down.
    .search = red three worth value points each laid lay down score bonus one hundred

rules-red_three_not_out = Red three, team not out
    .help = What each red three laid counts for a team that did not go out.
    .value-same = the same
    .search = red three worth value each laid lay down not going out loser other team less half count

rules-red_three_all = All red threes
    .help = Extra points for laying down every red three.
    .search = book of red threes, pile of red threes, red three all of them both every four bonus points set

rules-black_three = Black three left
    .help = What each black three left over costs.
    .search = black three, closes the pile, penalty, minus negative caught stuck with in hand at the end value worth cost count blocks stop of clubs spades card points

rules-red_three = Red three left
    .help = What each red three left over costs.
    .search = penalty, red three, minus negative caught stuck with in hand foot at the end value worth cost count five hundred of hearts diamonds card points

# ---- Going out

rules-out_clean = Clean books
    .help = How many clean books a team needs to go out.
    .search = go out, need needed required requirement requirements to red canasta natural pure finish how many books

rules-out_dirty = Dirty books
    .help = How many dirty books a team needs to go out.
    .search = need needed required requirement requirements to go out black canasta mixed finish how many books

rules-out_wild = Books of wilds needed
    .help = How many books of wilds alone a team needs to go out.
    .search = required wild canasta bolivia jokers twos finish out

rules-out_books = Books in all
    .help = How many books of any kind a team needs to go out.
    .search = need needed required requirement requirements to go out canastas number of books finish how many total

rules-out_sevens = Book of sevens needed
    .help = Whether you need a book of sevens to go out.
    .search = need needed required requirement to go out seven canasta finish

rules-final_discard = Last card
    .help = Whether you must discard your last card, can meld it, or must meld it.
    .value-required = a discard
    .value-optional = a discard or a meld
    .value-never = a meld
    .search = discard, discard to go out, no discard, throw away, final discard to go out throw last card finish without end with must float floating

rules-foot_needed = Foot must be played
    .help = Whether you must play your foot before you can go out.
    .search = go out without second hand unplayed from the hand never picked up foot finish end early leave

rules-sevens_kept = Sevens kept
    .help = Whether a seven waits for your book of sevens before it can be discarded.
    .search = seven throw away keep hold sevens discarding must be melded book first no seven

rules-partners_foot = Partner's foot
    .help = What your partners must have done with the foot.
    .value-none = does not matter
    .value-picked_up = must be picked up
    .value-played = must be played from
    .search = partner, teammate, all partners, each every both partners in their foot the before going out picked up

rules-permission = Permission
    .help = Whether your partners must agree before you go out.
    .search = ask, go out, partner, may i go out, asking allow allowed agree consent can question say yes no talk consult ok teammate table

rules-hold_last_card = Holding the last card
    .help = Whether you can keep it while a partner has not got going.
    .search = keep keeping hold back one card no discard partner not discarding last wait

rules-go_out_bonus = Going out
    .help = Points for the team that goes out.
    .search = bonus, going out, go out, points for finish finishing first ending the round end reward

rules-winner_takes = Only losers score
    .help = Whether only what other teams still hold counts, against them.
    .search = winner gets zero loser pays penalty points only low score wins count what is left

# ---- Card values

rules-joker = Joker
    .help = What a joker counts.
    .search = wildcard, joker, wild card, value points worth count fifty score jokers

rules-two = Two
    .help = What a two counts.
    .search = wildcard, deuce, two, wild card, value points worth count twenty score

rules-ace = Ace
    .help = What an ace counts.
    .search = value points worth count twenty score card

rules-ten_value = High cards
    .help = What the high ranks up to the king count.
    .search = ten, face card, face picture court cards king queen jack nine eight ten value points worth count score card high

rules-ten_from = High cards from
    .help = The lowest rank that counts as a high card.
    .value-8 = the eight
    .value-9 = the nine
    .value-T = the ten
    .search = face picture court cards nine eight ten value points worth count score card eights nines

rules-five_value = Low cards
    .help = What the ranks from the four up to those count.
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

# Points that open, from a total of the match on.
# Variables:
#   $minimum (Number) - How many points open.
#   $total (Number) - The total from which on that holds.
house_rules-score-step = { $minimum } from { $total }


# ---- end of house_rules


## finding_rules
## Finding a house rule by the words that people use at the table. Each text is a list for the search, never shown: change
## it freely, it must fit your language and the words of the section rules, not the English ones.


# What else people call a thing: the word of the rules, a colon, the other words; one thing on each line.
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

# A word and forms of it that its endings don't explain, one word on each line.
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


## setting_up
## ...


# ---- end of setting_up


## partner_agreements
## ...


# ---- end of partner_agreements


## scores
## ...


# ---- end of scores


## score_pad
## ...


# ---- end of score_pad


## my_games
## ...


# ---- end of my_games


## todays_deal
## Today's deal on screen: before it is played, and how it went. Its calendar serves the other screens, too.

# Variables:
#   $month (Number) - From 1 for January.
todays_deal-month = { $month ->
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
todays_deal-weekday = { $weekday ->
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
todays_deal-short-weekday = { $weekday ->
    [1] Mon
    [2] Tue
    [3] Wed
    [4] Thu
    [5] Fri
    [6] Sat
   *[7] Sun
}

# A date: "20 November".
# Variables:
#   $day (Number) - The day of the month.
#   $month (Number) - From 1 for January.
todays_deal-date = { $day } { MONTH($month) }

# A date with its year: "20 November 2026".
# Variables:
#   $day (Number) - The day of the month.
#   $month (Number) - From 1 for January.
#   $year (Text) - The year in figures.
todays_deal-date-of-year = { $day } { MONTH($month) } { $year }

# A day of the calendar: "Friday, 20 November".
# Variables:
#   $weekday (Number) - From 1 for Monday.
#   $day (Number) - The day of the month.
#   $month (Number) - From 1 for January.
todays_deal-day = { WEEKDAY($weekday) }, { $day } { MONTH($month) }

# A day of this week: "Thu 19".
# Variables:
#   $weekday (Number) - From 1 for Monday.
#   $day (Number) - The day of the month.
todays_deal-day-of-week = { SHORT-WEEKDAY($weekday) } { $day }


# ---- end of todays_deal


## deals
## ...


# ---- end of deals


## people
## The people who play here: their seats in New game, and the screen where they are kept.

people-people = Players
people-tables-or-people = Tables or players
people-tables = Tables
people-manage = Add or change players
people-nobody-yet = No players yet. Anyone who plays under their own name appears here after their first game. You can also add players now.
people-how-to-seat = Drag a face to a seat, or press it.

# Below the name of somebody who has no seat yet.
people-waits = no seat yet
people-no-chair-free = Every seat is taken. Drag the face to the seat it should have, or press Swap seats first.
people-change-chairs = Swap seats
    .tip = Then press two faces
people-done-changing = Done
people-how-to-change = Press two faces to swap their seats.
people-press-to-change = Press to swap seats
people-chairs-stay = Everyone keeps their seat.

people-add = Add a player
people-name = Name
people-colour = Colour

# Variables:
#   $colour (Text) - The colour chosen.
people-chosen-colour = Colour: { $colour }
people-usual-chair = Usual seat
people-usual-partner = Usual partner
people-remove = Take off the list
people-put-back = Put back on the list
people-removed = taken off the list
people-nobody-in-particular = nobody in particular
people-name-missing = A player needs a name.
people-you-is-nobody = “{ nouns-you }” is the person who plays alone.
people-how-to-add = Add a player to give them a face, a colour and a usual seat.
people-kept-at-once = Every change is saved at once.

# Colours of what a face wears.
people-own-colour = same as the face
people-red = red
people-orange = orange
people-yellow = yellow
people-green = green
people-teal = teal
people-blue = blue
people-violet = violet
people-pink = pink

# The name of somebody who has just been added.
people-new-player = New player

# The same where that name is taken.
# Variables:
#   $number (Number) - From 2.
people-another-new-player = New player { $number }

# Variables:
#   $name (Text) - The name that was typed.
people-name-taken = Somebody else is called { $name }.

# It follows a sentence that says why another name can't be taken.
# Variables:
#   $name (Text) - The name they keep.
people-name-stays = The name stays { $name }.

# Variables:
#   $name (Text) - Who is on the list now: "New player".
people-added = { $name } is on the list. Write the name.

# Variables:
#   $name (Text) - Who was taken off the list.
people-is-off = { $name } is off the list. You can put { $name } back.

# Variables:
#   $name (Text) - Who was put back.
people-is-back = { $name } is back on the list.

# Variables:
#   $number (Number) - Which seat, from 1. The first is in front.
people-seat = { $number ->
    [1] seat 1, in front
   *[other] seat { $number }
}

# A usual seat or partner to choose: the one of the last game, where there was one.
people-as-last-time = as last time

# Variables:
#   $number (Number) - Which seat, from 1.
people-seat-as-last-time = as last time: { SEAT($number) }

# Variables:
#   $name (Text) - The partner of the last game; "" for nobody.
people-partner-as-last-time = { $name ->
    [none] as last time
   *[other] as last time: { $name }
}

# Where somebody usually sits.
# Variables:
#   $number (Number) - Which seat, from 1.
#   $partner (Text) - With whom; "" where that isn't known.
people-usually = { $partner ->
    [none] usually { SEAT($number) }
   *[other] usually { SEAT($number) }, with { $partner }
}

# Variables:
#   $partner (Text) - With whom somebody usually plays.
people-usually-with = usually with { $partner }

# Where somebody sits now.
# Variables:
#   $place (Text) - The place: "opposite · partner".
people-sits = sits { $place }

# Variables:
#   $name (Text) - Who.
#   $number (Number) - Which seat, from 1.
#   $partners (List) - With whom.
people-sat-down = { $partners ->
    [0] { $name } takes seat { $number }.
   *[other] { $name } takes seat { $number }, with { $partners }.
}

# Variables:
#   $name (Text) - Who had the seat.
#   $number (Number) - Which seat, from 1.
#   $other (Text) - Who has it now.
people-stood-up = { $name } left seat { $number }. { $other } takes it.

# Variables:
#   $one (Person) - One of the two.
#   $other (Person) - The other.
people-changed-chairs = { $one } and { $other ->
    [you] you
   *[other] { $other }
} swapped seats.

# After the first of two faces was pressed.
# Variables:
#   $who (Person) - Whose face that was.
people-first-picked = { $who ->
    [you] Now press the face that you swap with.
   *[other] Now press the face that { $who } swaps with.
}

# The button that brings back the table of an earlier day.
people-same-as-today = Same as earlier today
people-same-as-yesterday = Same as yesterday

# Variables:
#   $weekday (Text) - The day of the week: "Friday".
people-same-as-last = Same as last { $weekday }

# Variables:
#   $date (Text) - "Friday, 13 November", or "13 November 2026".
people-same-as = Same as { $date }

# Who plays whom.
# Variables:
#   $one (Text) - A team.
#   $other (Text) - The other.
people-against = { $one } against { $other }

# What that button brings back.
# Variables:
#   $players (Text) - Who plays whom.
#   $rules (Text) - The rule set.
people-brings-back = { $players }, by { $rules }.
    .with-cards = { $players }, with real cards, by { $rules }.

# The same where those rules are no longer there.
# Variables:
#   $players (Text) - Who plays whom.
#   $rules (Text) - The rule set.
people-rules-gone = { $players }. The rules “{ $rules }” are gone: those chosen now stay.
    .with-cards = { $players }, with real cards. The rules “{ $rules }” are gone: those chosen now stay.

# The same where those rules no longer allow so many players.
# Variables:
#   $players (List) - Who plays.
#   $rules (Text) - The rule set.
people-table-gone = { $players }. The rules “{ $rules }” no longer have that table.


# ---- end of people


## beside_friend
## A friend's game of the same deal, compared with the own one turn by turn.

beside_friend-title = Compare with a friend
beside_friend-why = Ask your friend for the file of this deal: in Games, Save a copy makes one. Enter its location here. Nothing goes over the internet.
beside_friend-file = From a file: folder and name
beside_friend-open = Compare
beside_friend-opening = Reading the file…
beside_friend-silent = The disk does not answer. You can wait, or go back.

# A friend whose name is not known, in the place of a name.
beside_friend-your-friend = Your friend

# Variables:
#   $reason (Text) - What the system said.
beside_friend-unreadable = That file cannot be read: { $reason }.

# Why a file can't be compared.
beside_friend-too-large = That file is far too large for a game.
beside_friend-no-record = That file isn’t a Hand and Foot game. Their names end in .handfoot.jsonl.
beside_friend-no-deal = That game wasn’t played from a deal code, so there is nothing to compare.
beside_friend-unreadable-code = The deal code in that file can’t be read.
beside_friend-other-cards = That file names this deal, but has different cards or rules.
beside_friend-goes-on = That game is still being played. Ask for the file again once it is over.
beside_friend-broken-off = That game was abandoned, so there is no result to compare.
beside_friend-own-game = That is your own game. Ask your friend for the other one.

# Variables:
#   $line (Number) - The first line that is damaged.
beside_friend-damaged = That file is damaged at line { $line }. Ask your friend to send it again.

# Variables:
#   $name (Text) - The friend.
#   $code (Text) - The code of the friend's deal.
beside_friend-another-deal = This is another deal: { $name } played { $code }.

# Variables:
#   $name (Text) - The friend.
#   $date (Text) - The day of the friend's deal: "18 November 2026".
beside_friend-another-day = This is another deal: { $name } played that of { $date }.

beside_friend-result = Result

# Beside the points that a player was ahead or behind when the game was over.
beside_friend-in-the-end = in the end
beside_friend-step-on = Next turn
    .sub = turn by turn, side by side
beside_friend-step-back = One turn back
beside_friend-parted = Where you parted
beside_friend-my-way = Play on from here, my way

# The button that plays on where the friend was.
# Variables:
#   $who (Person) - The friend; a button has little room.
beside_friend-their-way = Play on from here, { WHOSE($who) } way

# The same where the friend's name isn't known.
beside_friend-friends-way = Play on from here, your friend’s way
beside_friend-as-a-new-game = as a new game
beside_friend-another-file = Another friend’s file
beside_friend-nothing-left = nothing is left to play after this turn
beside_friend-both-over = both are at their end
beside_friend-at-the-start = this is the first turn
beside_friend-measuring = Both ways are being compared…
beside_friend-later-draws = From here on the games differ: later draws are no longer the same.
beside_friend-all-alike = You both played it the same way
beside_friend-all-alike-why = Every turn is the same, down to the last card.
beside_friend-before-first-turn = You parted before the first turn
beside_friend-chose-otherwise = You chose your stacks differently, so already the first hands are not the same.

# In the place of a turn: this game has ended.
beside_friend-over = already over

# Before what somebody else did at a table.
# Variables:
#   $who (Person) - Whose table.
beside_friend-at-table-of = At { WHOSE($who) } table:

# Variables:
#   $deal (Text) - What the deal is called: "Today’s deal".
#   $name (Text) - The friend.
beside_friend-screen-title = { $deal } · you and { $name }

# The heading of the turn in which the two games parted.
# Variables:
#   $place (Text) - Which turn: one of the two messages below.
beside_friend-here-parted = { $place }: here your ways parted

# Variables:
#   $who (Person) - Whose turn.
#   $turn (Number) - Which of their turns.
beside_friend-turn = { $who ->
    [you] Turn { $turn }
   *[other] { CAPITAL(WHOSE($who)) } turn { $turn }
}

# Variables:
#   $round (Number) - Which round.
#   $who (Person) - Whose turn.
#   $turn (Number) - Which of their turns in the round.
beside_friend-turn-of-round = Round { $round }, { $who ->
    [you] turn { $turn }
   *[other] { WHOSE($who) } turn { $turn }
}

# How far the tables shown are after the turn in which the games parted.
# Variables:
#   $turns (Number) - How many turns.
beside_friend-later = { CAPITAL(TURNS($turns)) } later

# Variables:
#   $turns (Number) - How many turns.
beside_friend-earlier = { CAPITAL(TURNS($turns)) } before you parted

# Variables:
#   $who (Person) - Whose way was better.
#   $points (Number) - By how many points.
#   $better (Number) - In how many deals it was better.
#   $deals (Number) - Of how many.
beside_friend-worth-more = { CAPITAL(WHOSE($who)) } way was worth about { $points } more: better in { $better } of { $deals } deals.
beside_friend-as-good = Both ways were worth about the same.

# One of the two sides, for a screen reader.
# Variables:
#   $name (Text) - Who plays there.
#   $lead (Number) - Points ahead in the end; below 0 behind.
#   $what (Text) - What they did in this turn.
beside_friend-side = { $name }, { SIGNED($lead) } in the end: { $what }


# ---- end of beside_friend


## lesson_steps
## ...


# ---- end of lesson_steps


## lessons
## ...


# ---- end of lessons


## learn_screen
## The door to lessons and problems on the main menu, and the screen behind it.

# The screen, and the way back to it.
learn_screen-learn = Learn

# On the main menu, before anything was learned.
learn_screen-never-played = Never played? Start here.
learn_screen-short-lessons = Twelve short lessons, a few minutes each
    .short = Twelve short lessons
learn_screen-all-lessons-done = All lessons done
learn_screen-problems-to-solve = And problems: one move to find

# Which lesson comes next.
# Variables:
#   $number (Number) - Its number, 1 to 12.
#   $title (Text) - Its title.
learn_screen-next-lesson = Lesson { $number } of 12: { $title }

# Problems made of decisions in somebody's own games.
# Variables:
#   $count (Number) - How many are ready.
learn_screen-moments-wait = { CAPITAL(PROBLEMS($count)) } from your own games
    .short = { CAPITAL(COUNT($count)) } from your own games

learn_screen-twelve-lessons = Twelve lessons
learn_screen-how-long = a few minutes each
learn_screen-rules = Rules

# The state of a lesson, on its tile.
learn_screen-done = done
learn_screen-open-any-time = open any time
learn_screen-begin-here = begin here
learn_screen-comes-next = comes next
learn_screen-absent = not in these rules

# The state of a lesson: the step that comes.
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
learn_screen-all-are-done = Every lesson is done. They stay open: to look something up, or to show somebody else.
learn_screen-solve-problems = Solve a problem

learn_screen-problems = Problems
learn_screen-one-move = one move to find
learn_screen-own-games = From your own games
learn_screen-nothing-waits = Nothing waits. After your next match there may be something.

# Decisions of somebody's own games in which there was something better.
# Variables:
#   $count (Number) - How many are ready.
learn_screen-own-waiting = { CAPITAL(MOMENTS($count)) } you could play better now.

# Variables:
#   $count (Number) - How many moments.
learn_screen-moments = { $count ->
    [one] one moment
   *[other] { COUNT($count) } moments
}

# The ones that are ready were all solved once before.
# Variables:
#   $count (Number) - How many they are.
learn_screen-own-all-again = { $count ->
    [1] It comes back for the second time.
    [2] Both come back for the second time.
   *[other] All of them come back for the second time.
}

# Some of those that are ready were solved once before.
# Variables:
#   $count (Number) - How many were.
learn_screen-own-some-again = { $count ->
    [one] One of them comes back for the second time.
   *[other] { CAPITAL(COUNT($count)) } of them come back for the second time.
}

# Where a moment comes from.
# Variables:
#   $game (Text) - The name of the match.
#   $round (Number) - Which round.
learn_screen-from-round = { $game }, round { $round }

# Above the list of problems: its name and the heads of two columns.
learn_screen-by-theme = By theme
learn_screen-difficulty = difficulty
learn_screen-solved = solved

# Instead of the list.
learn_screen-no-problems = No problems for these rules yet. The lessons are here, though.
learn_screen-reading-problems = Looking through the problems…

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
    [2] middling
   *[3] hard
}

# Who is at this computer now.
learn_screen-who-learns = Who is learning?
learn_screen-why-who = Lessons, problems and moments are kept for each of you.
learn_screen-somebody-else = Somebody else
learn_screen-type-name = type a name
learn_screen-it-is-me = That’s me

# The button that asks who is learning.
# Variables:
#   $who (Person) - Who is learning now.
learn_screen-learning-person = { $who ->
    [you] You are learning
   *[other] { $who } is learning
}


# ---- end of learn_screen


## problems
## ...


# ---- end of problems


## errors
## ...


# A match of more seats than the tables here have.
# Variables:
#   $seats (Number) - Seats.
#   $most (Number) - Most.
errors-too-large-a-table = This match has { COUNT($seats) }{ "" } seats. Tables here have up to { COUNT($most) }, so a newer version of Hand and Foot is needed for it.


# The last line of a record stops in the middle.
# Variables:
#   $number (Number) - Number.
errors-torn-line = Line { $number }{ "" } was not written to its end and is left out.


# Why a record cannot be opened.
# Variables:
#   $line (Number) - Line.
#   $why (Text) - Why.
errors-bad-line = The record is damaged in line { $line }: { $why }

errors-good-part-not-saved = The good part could not be saved. The damaged game is as it was.
errors-cannot-open = can’t open
errors-newer-game = This game was saved by a newer version of Hand and Foot. Play it there, or get that version.
errors-cut-off = The program stopped while saving the very last move, so that one is missing. Everything before it is here.
errors-played-elsewhere = This game is being played in another window of Hand and Foot. You see it as far as it is saved.
errors-open-elsewhere = This game is open in another window of Hand and Foot. Close it there first.
errors-huge-game = This file is far too large for a game, so it isn't opened. It is kept as it is.

# The folder of the games cannot be looked into.
# Variables:
#   $reason (Text) - Reason.
errors-games-unreadable = Your saved games cannot be read ({ $reason }). You can still play a new game.


# On the command line, before a window opens: the folder of the games takes no file.
# Variables:
#   $folder (Text) - Folder.
errors-games-unwritable = Games cannot be saved in { $folder }: nothing can be written there. You can play, and save a copy elsewhere.

errors-try-again = Try again
errors-saved-again = All your moves are saved again.

# The banner while the disk takes nothing.
# Variables:
#   $reason (Text) - Reason.
errors-disk-fails = The game cannot be saved ({ $reason }). Keep playing: saving is retried until it works.

errors-disk-silent = The disk is not answering. Keep playing: your moves are saved as soon as it does.
errors-record-back = The file of this game was deleted or moved away. It has been saved again, with every move.
errors-leave-anyway = Leave anyway
errors-leaving-unsaved = Your last moves are not saved yet, because the disk is not working. Save a copy elsewhere, or go back and try again, so nothing is lost.
errors-plain-thinking = The computer players play more simply for now: the program that thinks for them is not running.
errors-not-all-saved = The last moves of that game could not be saved.

# A new game was to be kept in a file that another program has open.
# Variables:
#   $name (Text) - Name.
errors-record-open = { $name }{ "" } is open in another window of Hand and Foot.


# A new game was to be kept in a file that is there.
# Variables:
#   $name (Text) - Name.
errors-record-exists = { $name }{ "" } is there already: a new game needs a file of its own.

errors-still-playing = You are still playing this deal
errors-still-playing-why = This record shows the cards of the deal. If you look, your own game no longer counts.
errors-look-anyway = Look anyway
errors-not-now = Not now

# A file, or a folder, that did not come in time at the start.
# Variables:
#   $name (Text) - Name.
errors-slow-file = { $name }{ "" } took too long to read, so the game goes on without it. It stays unchanged until the next start.

errors-no-sound = This computer has no sound device, so you play in silence.

# A file that the system will not read.
# Variables:
#   $name (Text) - Name.
#   $reason (Text) - Reason.
errors-unreadable = { $name }{ "" } cannot be read: { $reason }.


# A folder, a pipe or a device was to be opened.
# Variables:
#   $name (Text) - Name.
errors-no-plain-file = { $name }{ "" } cannot be opened: it is no plain file.


# A file was to be looked back at of which not even the first line can be read.
# Variables:
#   $name (Text) - Name.
errors-no-game-in = { $name }{ "" } is not a game of Hand and Foot, or its first line is damaged.


# A file or a folder that the system will not write.
# Variables:
#   $name (Text) - Name.
#   $reason (Text) - Reason.
errors-unwritable = { $name }{ "" } cannot be written: { $reason }.

errors-bug-title = Something went wrong
errors-bug = The program made a mistake and cannot go on with this screen. It was not your fault.
errors-safe = Your game is safe: every move is saved, and you can go on where you were.
errors-not-safe = Your last moves are not saved yet. Keep playing: saving is retried until it works.
errors-not-again = Going on did not work. What was saved of the game stays as it is.
errors-no-game = No game was open. All your games are as you left them.
errors-why-report = A report helps to fix it. It holds the program's versions and the moves of this game, without names and without the cards of this round that are still hidden.
errors-go-on-with-game = Go on with the game
errors-save-report = Save a report
errors-save-without-cards = Report without cards
errors-close-game = Close the game

# Where the report is.
# Variables:
#   $path (Text) - Path.
errors-report-saved = The report is saved: { $path }


# The disk would not have it.
# Variables:
#   $why (Text) - Why.
errors-report-not-saved = The report could not be saved: { $why }.



# What is wrong with a line of a record or of a score pad. Programs read these, too, so they name its keys.
errors-flaw-line-too-long = The line is longer than 16 MiB.
errors-flaw-blank-line = The line is blank.
errors-flaw-not-utf8 = The line is not UTF-8 text.
errors-flaw-not-json = The line is not JSON.
errors-flaw-nested-too-deep = The line is nested too deep to read.
errors-flaw-no-header = A record begins with a line of type game.
errors-flaw-second-header = A record has one header, its first line.
errors-flaw-no-complete-line = The file holds no complete line.
errors-flaw-bad-date = created is not a date and time in ISO 8601.
errors-flaw-unequal-teams = There must be at least two teams of equal size.
errors-flaw-teams-out-of-turn = Teams must take turns round the table: seat s belongs to team s mod the number of teams.
errors-flaw-after-the-end = Nothing can follow the end of the match.
errors-flaw-nothing-to-take-back = There is nothing to take back.
errors-flaw-no-such-entry = It tells of a round or a team that is not on this score pad.
errors-flaw-late-position = A position can only stand in place of the first round.
errors-flaw-bad-draws = draws must be rows with a card or null for each seat.
errors-flaw-nothing-to-score = No round has just ended that could be scored here.
errors-flaw-match-not-over = The match is not over: not every round has its score.
errors-flaw-nobody-cuts = Nobody cuts under these rules.
errors-flaw-nobody-chooses = Nobody chooses a stack under these rules.
errors-flaw-nobody-asks = Nobody asks to go out under these rules.
errors-flaw-nobody-lays-red-threes = Nobody lays down red threes under these rules.
errors-flaw-nobody-freezes = Nobody freezes the pile under these rules.
errors-flaw-proposal-out-of-phase = A proposal belongs to the phase answer and to no other.
errors-flaw-program-stumbled = The program does not understand this record.

# What does not fit in a line.
# Variables:
#   $field (Text) - Which key of the line.
#   $complaint (Text) - What the decoder found, in English.
errors-complaint = { $field }: { $complaint }.

# Variables:
#   $field (Text) - Which key of the line.
#   $expected (Text) - What it should be: a whole number.
#   $got (Text) - What it is.
errors-wrong-kind = { $field }: expected { $expected }, got { $got }.

# Variables:
#   $field (Text) - Which key of the line.
errors-missing-key = { $field } is missing.

errors-the-line = The line

# Variables:
#   $kind (int | float | str | bool | array | object | fraction | null) - A kind of value in JSON.
errors-kind = { $kind ->
    [int] a whole number
    [float] a number
    [str] text
    [bool] true or false
    [array] a list
    [object] an object
    [fraction] a number with a decimal point
   *[null] nothing
}

# Variables:
#   $complaint (Text) - What is wrong with a value.
errors-wrong-value = { $complaint }.

# Variables:
#   $complaint (Text) - What is wrong with it.
errors-wrong-position = The position cannot be: { $complaint }.

# Variables:
#   $type (Text) - What the line calls itself.
errors-unknown-type = There is no line of type "{ $type }".

# Variables:
#   $format (Text) - The format of the record.
#   $known (Text) - The newest that this program knows.
errors-newer-format = The record is of format { $format }, which is newer than this program; it reads format { $known }.

# Variables:
#   $seats (Number) - How many seats.
#   $most (Number) - How many at most.
errors-too-many-seats = The match has { $seats } seats; this program knows tables of up to { $most }.

# Variables:
#   $megabytes (Number) - Its size.
errors-huge-file = The record has { $megabytes } MB, which no game comes to.

# Variables:
#   $seat (Number) - Which seat.
#   $players (Number) - How many seats there are.
errors-no-such-seat = There is no seat { $seat }: the { $players } seats are numbered from 0.

# Variables:
#   $seat (Number) - Who answers.
#   $asker (Number) - Who asks.
errors-no-teammate = Seat { $seat } is no teammate of seat { $asker }, who asks to go out.

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

# Variables:
#   $seat (Number) - Who went out.
errors-wrong-out = Seat { $seat } went out in this round.

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
#   $round (Number) - Which round.
errors-damaged-in-round = Damaged in round { $round }, can be saved in part

# In the list of games.
errors-damaged = Damaged, cannot be opened

# It must fit a small window.
# Variables:
#   $name (Text) - The name of another file.
errors-record-moved = Another program changed this game’s file, which stays as it is. Your whole game goes on in “{ $name }”.

# Variables:
#   $reason (Text) - What the system said.
errors-settings-not-read = Your settings can't be read ({ $reason }), so the standard settings are used.

errors-settings-not-understood = Your settings file can't be understood, so the standard settings are used.

errors-settings-newer = Your settings are from a newer version of the game. They are kept, but the standard settings are used.

errors-settings-left-alone = Your settings file is from a newer version of the game and is left as it is.

# Variables:
#   $reason (Text) - What the system said.
errors-settings-not-saved = Your settings couldn't be saved: { $reason }.

# Variables:
#   $who (Person) - Who learned it.
#   $reason (Text) - What the system said.
errors-learning-not-read = { $who ->
    [you] What you learned can't be read just now ({ $reason }).
   *[other] What { $who } learned can't be read just now ({ $reason }).
}

# Variables:
#   $who (Person) - Who learned it.
#   $file (Text) - The name of a file.
errors-learning-damaged = { $who ->
    [you] The file of what you learned can't be understood. It is kept as { $file }, and a new one begins.
   *[other] The file of what { $who } learned can't be understood. It is kept as { $file }, and a new one begins.
}

# Variables:
#   $who (Person) - Who learned it.
#   $reason (Text) - What the system said.
errors-learning-stuck = { $who ->
    [you] The file of what you learned can't be understood, and no new one can be written: { $reason }. It stays as it is.
   *[other] The file of what { $who } learned can't be understood, and no new one can be written: { $reason }. It stays as it is.
}

# Variables:
#   $who (Person) - Who learned it.
errors-learning-newer = { $who ->
    [you] What you learned was saved by a newer version of the game and stays as it is. You can go on here, but it won't be saved.
   *[other] What { $who } learned was saved by a newer version of the game and stays as it is. You can go on here, but it won't be saved.
}

# Variables:
#   $who (Person) - Who learned it.
#   $reason (Text) - What the system said.
errors-learning-not-saved = { $who ->
    [you] What you learned couldn't be saved: { $reason }. The game tries again each time.
   *[other] What { $who } learned couldn't be saved: { $reason }. The game tries again each time.
}

# Variables:
#   $reason (Text) - What the system said.
errors-people-not-read = The list of players can't be read just now ({ $reason }).

# Variables:
#   $file (Text) - The name of a file.
errors-people-damaged = The list of players can't be understood. It is kept as { $file }, and a new one begins.

# Variables:
#   $reason (Text) - What the system said.
errors-people-stuck = The list of players can't be understood, and no new one can be written: { $reason }. It stays as it is.

errors-people-newer = The list of players was saved by a newer version of the game. It stays as it is, and changes you make here won't be saved.

# Variables:
#   $reason (Text) - What the system said.
errors-people-not-saved = The list of players couldn't be saved: { $reason }. The game tries again with every change.

# For the command line.
# Variables:
#   $what (Text) - The kind of error.
errors-program-ended = Something went wrong inside the program ({ $what }).

# Variables:
#   $what (Text) - The kind of error.
#   $report (Text) - A path.
errors-program-ended-report = Something went wrong inside the program ({ $what }); a report is in { $report }.


# ---- end of errors


## command_line
## ...

command_line-every-command = options of every command
command_line-stopped = Stopped.
command_line-no-display = There is no display to open a window on: neither DISPLAY nor WAYLAND_DISPLAY is set.
command_line-no-home = This computer does not say where your files belong: set HOME, or name a folder for your games with --data-dir.
command_line-simulate-needs = simulate needs --rules and --games.
command_line-simulate-from-needs = simulate --from needs --line and --games.
command_line-only-with-from = --line and --redeal go with --from: name the record to play on from.
command_line-record-says-all = Rules and table are those of the record, so --from takes no --rules, --teams or --duel.
command_line-simulation-with-people = Nobody can play by hand in a simulation: seats are levels or bots.
command_line-demo-with-people = Only computer players play in a demo: seats are levels.
command_line-only-for-duels = --until, --all-pairs and --first are for comparisons: name the players with --duel.
command_line-duel-players = --duel takes two or more levels or bots, separated by commas.
command_line-duel-keeps-no-records = --duel keeps no records, so it does not take --out.
command_line-cluster-keeps-no-records = Games on a cluster are played elsewhere, so --executor does not take --out.
command_line-cluster-and-workers = --workers counts processes on this machine; a cluster has its own workers, so give only one of them.
command_line-no-seed-came = --seed - reads the seed from the input, but nothing came.
command_line-two-side-by-side = You can put at most two rule sets side by side.
command_line-one-page = Only one rule set fits on a page to print: name it.
command_line-changes-without-page = --changes adds a leaf to the rules that --html writes: name that file and no other page.
command_line-page-without-file = --page says what --html writes: name that file, too.
command_line-fields-of-a-file = The fields of a rule set file
command_line-the-file = The file

# Options of a window given to a command without one.
# Variables:
#   $command (Text) - Command.
command_line-opens-no-window = { $command }{ "" } opens no window, so it takes neither --targets nor --size.

command_line-is-a-folder = it is a folder, so name a file in it

# A seed that cannot be shown.
# Variables:
#   $wrong (Text) - Wrong.
command_line-bad-seed = The seed { $wrong }.


# A record that ends before the line that was asked for.
# Variables:
#   $file (Text) - File.
#   $lines (Number) - Lines.
command_line-too-few-lines = { $file }{ "" } has only { $lines }{ "" } lines.


# A seat that the table does not have.
# Variables:
#   $seat (Number) - Seat.
#   $players (Number) - Players.
command_line-no-seat = There is no seat { $seat }: the { $players }{ "" } seats are numbered from 0.

command_line-still-played = This match is still being played, and what others hold in it stays hidden until it is over.
command_line-nothing-played = Nothing has been played in this match yet, so there is nothing to look back at.

# A record with the cards of a game that goes on.
# Variables:
#   $record (Text) - Record.
command_line-still-playing = You are still playing this deal ({ $record }): add --anyway to look. Your own game then no longer counts.


# Decisions that may not be looked at yet.
# Variables:
#   $name (Text) - Name.
command_line-seat-still-plays = What { $name }{ "" } held stays hidden until the match is over.


# A record of which only the beginning can be looked at.
# Variables:
#   $file (Text) - File.
#   $line (Number) - Line.
#   $why (Text) - Why.
command_line-damaged-from = { $file }{ "" } is damaged in line { $line }, so this covers what comes before it. { $why }


# How often somebody had no move, or an illegal one.
# Variables:
#   $who (Text) - Who.
#   $count (Number) - Count.
command_line-moves-replaced = { $who }: a built-in move was played { $count }{ "" } times


# Frames that somebody might have noticed.
# Variables:
#   $frames (Number) - Frames.
command_line-late-frames = { $frames }{ "" } frames took more than 20 ms


# Results that do not belong together.
# Variables:
#   $why (Text) - Why.
command_line-cannot-merge = These results do not go together: { $why }.


# Why they do not: the same deal was compared in two of them.
# Variables:
#   $number (Number) - Number.
#   $one (Text) - One.
#   $other (Text) - Other.
command_line-deal-twice = deal { $number }{ "" } of { $one }{ "" } against { $other }{ "" } is in two of the files


# A file that is no result of a comparison.
# Variables:
#   $file (Text) - File.
command_line-no-duel-answer = { $file }{ "" } holds no answer of simulate --duel --json.


# Too many seats or too few.
# Variables:
#   $seats (Number) - Seats.
#   $shape (Text) - Shape.
#   $players (Number) - Players.
command_line-seats-do-not-fit = You gave { $seats }{ "" } seats, but a table of { $shape }{ "" } has { $players }.

command_line-no-dask = A cluster needs Dask: install the game with `pip install .[dask]` here and on every machine of it.

# Nobody answers there.
# Variables:
#   $place (Text) - Place.
command_line-no-scheduler = No Dask scheduler answers at { $place }.


# A scheduler without workers.
# Variables:
#   $place (Text) - Place.
command_line-no-workers = The cluster at { $place }{ "" } has no workers.


# The game is not installed on the cluster.
# Variables:
#   $place (Text) - Place.
command_line-no-game-there = The cluster at { $place }{ "" } does not have the game: install it for the scheduler and the workers.



# Variables:
#   $why (Text) - What the system said.
command_line-no-window = No window can be opened here: { $why }.

# Variables:
#   $word (Text) - What was typed, in quotes.
#   $commands (Text) - The commands, with commas.
command_line-no-command = There is no command { $word }; there are { $commands }.

# These are the ends of complaints about an argument.
# Variables:
#   $text (Text) - What was typed, in quotes.
command_line-no-size = { $text } is not a size such as 1280x720

# Variables:
#   $text (Text) - What was typed, in quotes.
#   $most (Text) - A size.
command_line-too-large-a-window = { $text } is too large: a window has at most { $most } pixels

# Variables:
#   $text (Text) - What was typed, in quotes.
command_line-no-whole-number = { $text } is not a whole number

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
    [0] { $path } would be replaced: name another place, or add --force.
   *[other] { $path } and { $others } more would be replaced: name another place, or add --force.
}

# Variables:
#   $text (Text) - What was typed, in quotes.
#   $presets (Text) - Names of rule sets, with commas.
command_line-no-rule-set = There is no rule set { $text }: name one of { $presets }, one of your own, or a file that ends in .json or .toml.

# Variables:
#   $players (Number) - How many players.
command_line-team-size = { $players ->
    [one] A team at this table has one player.
   *[other] A team at this table has { $players } players.
}

# Variables:
#   $id (Text) - The name of a problem.
#   $stars (Text) - Its difficulty as stars.
#   $theme (Text) - What it is about.
#   $best (Text) - What is best: discard the four of clubs.
#   $points (Number) - How much better that is.
command_line-problem-line = { $id } { $stars } { $theme }: { $best } ({ $points } points better).

# Variables:
#   $id (Text) - The name of a problem.
#   $stars (Text) - Its difficulty as stars.
#   $theme (Text) - What it is about.
#   $best (Text) - What is best: discard the four of clubs.
#   $points (Number) - How much better that is.
#   $why (Text) - A reason: it is needed least.
command_line-problem-line-why = { $id } { $stars } { $theme }: { $best } ({ $points } points better), as { $why }.

# Whether a level found the solution.
command_line-found = Found.

command_line-not-found = Not found.

# Variables:
#   $count (Number) - How many were listed.
command_line-problems-counted = { CAPITAL(PROBLEMS($count)) }.

# Variables:
#   $level (Text) - A level.
#   $stars (Number) - How difficult the problems are.
#   $percent (Text) - How many it finds.
command_line-level-found = { $stars ->
    [one] { $level } finds { $percent } % of those with one star.
   *[other] { $level } finds { $percent } % of those with { COUNT($stars) } stars.
}

# Variables:
#   $line (Text) - A line of a record.
#   $sentence (Text) - What is said about a decision.
command_line-at-line = Line { $line }: { $sentence }

# Variables:
#   $name (Text) - Who.
#   $points (Number) - Points.
#   $judged (Number) - How many decisions.
command_line-gave-away = { $name } gave away { $points } points in { DECISIONS($judged) }.

# Variables:
#   $name (Text) - Who.
#   $told (Text) - A sentence.
command_line-seat-figures = { $name }: { $told }

# Variables:
#   $count (Number) - How many decisions.
command_line-hints-left-out = { $count ->
    [one] 1 decision with a hint is left out.
   *[other] { $count } decisions with a hint are left out.
}

# Variables:
#   $whose (Text) - Rosa's cards.
#   $figure (Text) - What they were worth: −820.
command_line-cards-figure = { $whose }: { $figure }.

# Variables:
#   $file (Text) - A record.
#   $rounds (Number) - How many rounds.
#   $totals (Text) - The totals of the teams, with colons.
command_line-in-order = { $file }: in order; rounds scored: { $rounds }, totals { $totals }.

# Variables:
#   $file (Text) - A record.
#   $rounds (Number) - How many rounds.
#   $totals (Text) - The totals of the teams, with colons.
#   $winners (List) - The numbers of the teams that won.
command_line-in-order-won = { $file }: in order; rounds scored: { $rounds }, totals { $totals }, won by team { $winners }.

# Variables:
#   $share (Text) - A share of the games.
#   $low (Text) - At least.
#   $high (Text) - At most.
command_line-luck-taken-out = luck taken out: { $share } ({ $low } to { $high })

# Variables:
#   $share (Text) - A share of the rounds.
command_line-rounds-gone-out = rounds that ended by going out: { $share }

# Variables:
#   $who (Text) - A level.
#   $half (Text) - Milliseconds.
#   $most (Text) - Milliseconds.
command_line-thinking-time = { $who } thinks { $half } ms, 99 % of the time at most { $most } ms

# Variables:
#   $moves (Text) - How many.
#   $seconds (Text) - Seconds.
#   $rate (Text) - Moves a second.
command_line-speed = { $moves } moves in { $seconds } s: { $rate } a second

# Variables:
#   $moves (Text) - How many.
#   $seconds (Text) - Seconds.
#   $frames (Text) - How many.
command_line-frames-drawn = { $moves } moves in { $seconds } s, { $frames } frames drawn

# Variables:
#   $half (Text) - Milliseconds.
#   $most (Text) - Milliseconds.
#   $longest (Text) - Milliseconds.
command_line-frame-times = a frame took { $half } ms, 99 % at most { $most } ms, the longest { $longest } ms

# Variables:
#   $half (Text) - Milliseconds.
#   $most (Text) - Milliseconds.
#   $longest (Text) - Milliseconds.
command_line-own-times = the game's own part of it: { $half } ms, 99 % at most { $most } ms, the longest { $longest } ms

# Variables:
#   $megabytes (Text) - Megabytes.
command_line-memory-used = memory with the worker: { $megabytes } MB

# Variables:
#   $word (Text) - What was typed, in quotes.
#   $styles (Text) - Styles, with commas.
command_line-no-style = There is no style { $word }; after a level you can name { $styles }.

# Variables:
#   $styles (List) - Styles.
command_line-two-styles = A player has one style, not { $styles }.

# Variables:
#   $text (Text) - What was typed, in quotes.
#   $levels (Text) - Levels, with commas.
#   $first (Text) - A level with a style.
#   $last (Text) - Another style.
command_line-no-player = There is no player { $text }; there are human, { $levels } (also as { $first } or { $last }), and bot:COMMAND.

# Variables:
#   $text (Text) - What was typed, in quotes.
command_line-quotes-do-not-match = The quotes in { $text } do not match.

# Variables:
#   $text (Text) - What was typed, in quotes.
command_line-no-bot-command = { $text } names no command.

# Variables:
#   $text (Text) - What was typed, in quotes.
command_line-no-shape = { $text } is no shape of table; there are 2v2, 3v3, 4v4, 2v2v2, 2v2v2v2, and 2:solo to 8:solo.

# Variables:
#   $text (Text) - What was typed, in quotes.
#   $example (Text) - An address.
command_line-no-address = --executor: { $text } is not an address such as { $example }.


# ---- end of command_line


## game_files
## ...

game_files-remove = Remove
game_files-keep-it = Keep it
game_files-what-removing-is = It leaves the list, but nothing is lost: you can put it back now, or later under “Removed” above the list.
game_files-is-at-the-table = This game is open on the table. Leave it first, then you can remove it.



# The question before a game leaves the list.
# Variables:
#   $name (Text) - Name.
game_files-remove-it = Remove “{ $name }”?


# The way to have it in the list again.
# Variables:
#   $name (Text) - Name.
game_files-put-back = Put back “{ $name }”


# The disk would not have it.
# Variables:
#   $reason (Text) - Reason.
game_files-not-moved = Nothing was changed, because the disk refused: { $reason }.

game_files-save-good-part = Save the good part
game_files-good-part = You can save everything before that as a game of its own. This one stays as it is.

# What a game is called that was saved from a damaged one.
# Variables:
#   $name (Text) - Name.
game_files-good-part-of = { $name }{ "" } · good part

game_files-save-copy = Save a copy
game_files-copy-to = File for the copy
game_files-save-the-copy = Save the copy
game_files-copy-elsewhere-why = Your games cannot be saved at the moment. Choose a place on another disk or a memory stick: the copy has the whole game so far, and you can open it later.

# A copy, or rules, were written.
# Variables:
#   $path (Text) - Path.
game_files-saved-as = Saved as { $path }


# Why games couldn't be saved there.
# Variables:
#   $reason (Text) - Reason.
game_files-cannot-save-there = It could not be saved there: { $reason }.

game_files-replace-it = Replace it
game_files-another-name = Choose another name
game_files-what-replacing-is = What is in that file now will be lost.
game_files-copying = Saving the copy…
game_files-copy-silent = That disk is not answering. Wait a little longer, or choose another place.

# The question before a file is replaced.
# Variables:
#   $name (Text) - Name.
game_files-is-there = “{ $name }” is there already

game_files-removed = Removed
game_files-no-removed-games = No removed games. What you remove from your list can be put back from here.
game_files-bring-in = Bring in
game_files-back-up = Back up
game_files-put-it-back = Put it back
game_files-is-removed = This game is not in your list. Put it back, and it is there again, just as it was.
game_files-use-settings = Use them
game_files-keep-settings = Keep mine
game_files-backup-settings = Use the settings of the backup?
game_files-what-settings-are = Text size, card colours, speed, sound and the like were different when the backup was written.
game_files-copy-why = The whole game in one file: for a memory stick, to send it to somebody, or to look at elsewhere. Your own stays here.
game_files-backup-why = One zip file with everything you have here: all games, removed ones too, your rule sets, your settings and what you learned. Keep it on another disk or a memory stick; “Bring in” reads it back.
game_files-backup-to = File for the backup
game_files-write-backup = Write the backup
game_files-writing-backup = Writing the backup…
game_files-still-writing = Still writing: there is a lot to write, or the disk is not answering.
game_files-export-why = All your finished matches as a table for a spreadsheet: one line for each match and person, with rules, points, books and what was given away.
game_files-export-to = File for the table
game_files-write-table = Write the table
game_files-writing-table = Writing the table…
game_files-nothing-to-export = There is no finished match to write down yet.
game_files-bring-in-why = A copy of a game, or a backup: type where the file is. It is checked first, and nothing you have here is replaced.
game_files-file-to-bring-in = Folder and name of the file
game_files-bring-it-in = Bring it in
game_files-bringing-in = Reading and checking…
game_files-still-reading = Still reading: every game is played through to check it. This may take a while.
game_files-is-the-game = This is the game itself. Choose another name for the copy.
game_files-nothing-to-back-up = There is nothing to back up yet.
game_files-known-game = You have this game already.
game_files-known-removed = You have this game already: it is under “Removed”, and can be put back from there.



# A file that was to be brought in could not be read.
# Variables:
#   $reason (Text) - Reason.
game_files-cannot-read = It could not be read: { $reason }.


# One record came in.
# Variables:
#   $name (Text) - Name.
game_files-game-brought-in = “{ $name }” is in your list now.



# Why nothing could be imported, as the end of a sentence.
# Variables:
#   $flaw (no_file | nothing_of_ours | damaged_zip | damaged_in_zip | too_large | empty) - What is wrong with the file.
game_files-arrival-flaw = { $flaw ->
    [no_file] there is no such file
    [nothing_of_ours] nothing of Hand and Foot is in this zip file
    [damaged_zip] the zip file is damaged
    [damaged_in_zip] it is damaged in the zip file
    [too_large] it is too large
   *[empty] it is empty
}

# Variables:
#   $why (Text) - What is wrong with the file.
game_files-not-ours = Nothing was imported: { $why }.

# Variables:
#   $why (Text) - What is wrong with the file.
game_files-game-refused = It was not imported: { $why }.

# Variables:
#   $count (Number) - How many.
game_files-rule-sets = { $count ->
    [one] one rule set
   *[other] { COUNT($count) } rule sets
}

# Variables:
#   $count (Number) - How many.
game_files-removed-games = { $count ->
    [one] one removed game
   *[other] { COUNT($count) } removed games
}

game_files-your-settings = your settings

# Variables:
#   $count (Number) - How many people.
game_files-what-people-learned = { $count ->
    [one] what one person learned
   *[other] what { COUNT($count) } people learned
}

# Variables:
#   $names (List) - People.
game_files-what-names-learned = what { $names } learned

game_files-the-players = the list of players

# Variables:
#   $count (Number) - How many people.
game_files-players-of-list = { PLAYERS($count) } of the list

# Variables:
#   $names (List) - Names of rule sets in quotes.
game_files-rules-named = the rules { $names }

# Variables:
#   $name (Text) - A name.
game_files-quoted = “{ $name }”

# A backup was written.
# Variables:
#   $path (Text) - A file.
#   $what (List) - What is in it.
game_files-backed-up = Saved in { $path }: { $what }.

# Variables:
#   $path (Text) - A file.
#   $what (List) - What is in it.
#   $count (Number) - How many files are missing.
game_files-backed-up-without = { $count ->
    [one] Saved in { $path }: { $what }; one file could not be read and is not in it.
   *[other] Saved in { $path }: { $what }; { COUNT($count) } files could not be read and are not in it.
}

# What came of a backup. Sentences about it follow.
# Variables:
#   $what (List) - What came in.
game_files-imported = Imported: { $what }.

game_files-nothing-new = Nothing in it was new.

# Variables:
#   $count (Number) - How many games.
game_files-here-already = { $count ->
    [one] One was here already.
   *[other] { CAPITAL(COUNT($count)) } were here already.
}

# Variables:
#   $files (List) - The name of one file, and how many others.
game_files-left-out = Left out as damaged or too new: { $files }.

# Variables:
#   $count (Number) - How many files.
game_files-others = { $count ->
    [one] one other
   *[other] { COUNT($count) } others
}

# Variables:
#   $why (Text) - What the system said.
game_files-stopped = The rest could not be written: { $why }.


# ---- end of game_files


## cli
## What the commands print, and their --help.


# ---- end of cli
