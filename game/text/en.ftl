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
## ...


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
## Labels and help of the house rules, by field.


# ---- end of rules


## house_rules
## ...


# ---- end of house_rules


## finding_rules
## ...


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
## ...


# ---- end of todays_deal


## deals
## ...


# ---- end of deals


## people
## ...


# ---- end of people


## beside_friend
## ...


# ---- end of beside_friend


## lesson_steps
## ...


# ---- end of lesson_steps


## lessons
## ...


# ---- end of lessons


## learn_screen
## ...


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


# ---- end of command_line


## game_files
## ...


# ---- end of game_files


## cli
## What the commands print, and their --help.


# ---- end of cli
