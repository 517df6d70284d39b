"""English: rules. Made by `python -m tools.messages`."""
from typing import Literal


def topic(group: Literal["match", "deal", "pile", "melds", "books", "threes", "out", "values"]) -> str:
    return ('Match' if group == "match" else 'Deal' if group == "deal" else 'Pile' if group == "pile" else 'Melds' if group == "melds" else 'Books' if group == "books" else 'Threes' if group == "threes" else 'Going out' if group == "out" else 'Values')


def topic_heading(group: Literal["match", "deal", "pile", "melds", "books", "threes", "out", "values"]) -> str:
    return ('The match' if group == "match" else 'The deal' if group == "deal" else 'The discard pile' if group == "pile" else 'Melds and opening' if group == "melds" else 'Books' if group == "books" else 'Threes' if group == "threes" else 'Going out' if group == "out" else 'Card values')


def preset(preset: Literal["family", "campus", "web", "couples", "partners"]) -> str:
    return ('Family Table' if preset == "family" else 'Campus Books' if preset == "campus" else 'Web Classic' if preset == "web" else 'Couples' if preset == "couples" else 'Partnership')


def name() -> str:
    return 'Name'


def name_help() -> str:
    return 'What you call this rule set.'


def base() -> str:
    return 'Based on'


def base_help() -> str:
    return "Rules you don't change come from this preset."


def tables() -> str:
    return 'Tables'


def tables_help() -> str:
    return 'New game offers tables with these players and teams.'


def tables_note() -> str:
    return 'Switch on every table that New game should offer.'


def tables_value_4_2v2() -> str:
    return 'two pairs'


def tables_value_6_2v2v2() -> str:
    return 'three pairs'


def tables_value_6_3v3() -> str:
    return 'two trios'


def tables_value_8_4v4() -> str:
    return 'two quartets'


def tables_value_8_2v2v2v2() -> str:
    return 'four pairs'


def tables_value_2_solo() -> str:
    return 'two players'


def tables_value_3_solo() -> str:
    return 'three solo'


def tables_value_4_solo() -> str:
    return 'four solo'


def tables_value_5_solo() -> str:
    return 'five solo'


def tables_value_6_solo() -> str:
    return 'six solo'


def tables_value_7_solo() -> str:
    return 'seven solo'


def tables_value_8_solo() -> str:
    return 'eight solo'


def tables_search() -> str:
    return 'players people persons seats teams pairs partners partnership partnerships solo alone individual cutthroat number of two three four five six handed shape'


def rounds() -> str:
    return 'Rounds'


def rounds_help() -> str:
    return 'A match lasts this many rounds, or as many as it takes to reach the target score, 20 at most.'


def rounds_note() -> str:
    return 'Open-ended: play until the target score, 20 rounds at most.'


def rounds_value_0() -> str:
    return 'open-ended'


def rounds_search() -> str:
    return 'deals hands games number length long short match ends when does it end how many over'


def target_score() -> str:
    return 'Target score'


def target_score_help() -> str:
    return 'The match ends after the round in which a team reaches this score.'


def target_score_note() -> str:
    return 'The match ends after the round in which a team reaches it.'


def target_score_value_0() -> str:
    return 'none'


def target_score_search() -> str:
    return 'play to win winner winning goal race first reach end of the game limit finish ten thousand points total over'


def extra_decks() -> str:
    return 'Extra decks'


def extra_decks_help() -> str:
    return "There's one deck for each player, plus or minus this many."


def extra_decks_note() -> str:
    return 'More or fewer than one for each player.'


def extra_decks_value_0() -> str:
    return 'none'


def extra_decks_search() -> str:
    return 'one deck per player plus one, deck for each person, packs number of decks more cards add a deck another fewer'


def decks() -> str:
    return 'Decks'


def decks_help() -> str:
    return 'A fixed number of decks, or one for each player.'


def decks_value_0() -> str:
    return 'one per player'


def decks_search() -> str:
    return 'packs number of decks how many cards'


def jokers() -> str:
    return 'Jokers per deck'


def jokers_help() -> str:
    return 'Each deck has this many jokers.'


def jokers_value_0() -> str:
    return 'none'


def jokers_search() -> str:
    return 'number of jokers, how many jokers, deck wildcard extra joker without'


def set_aside() -> str:
    return 'Cards set aside'


def set_aside_help() -> str:
    return 'This percentage of the cards stays out of each round, unseen.'


def set_aside_note() -> str:
    return 'This percentage stays out of each round, unseen.'


def set_aside_value_0() -> str:
    return 'none'


def set_aside_search() -> str:
    return 'put away remove take out leave out cut part of the deck unused cards dead percent share fewer'


def hand_cards() -> str:
    return 'Cards in the hand'


def hand_cards_help() -> str:
    return 'Everyone is dealt this many cards as a hand.'


def hand_cards_search() -> str:
    return 'hand, cards, deal dealt size of the hand first start with number eleven thirteen'


def foot_cards() -> str:
    return 'Cards in the foot'


def foot_cards_help() -> str:
    return 'Everyone is dealt this many cards as a foot.'


def foot_cards_search() -> str:
    return 'foot, knee, deal dealt size of the foot second hand kicker feet number cards eleven thirteen'


def tail_cards() -> str:
    return 'Cards in the tail'


def tail_cards_help() -> str:
    return 'Everyone is dealt this many cards as a third stack, played after the foot.'


def tail_cards_note() -> str:
    return 'A third stack, played after the foot.'


def tail_cards_value_0() -> str:
    return 'none'


def tail_cards_search() -> str:
    return 'hand knee and foot, knee, third stack third hand tail tails three stacks hand foot and tail, another stack after the foot'


def stacks() -> str:
    return 'Which stack is the hand'


def stacks_help() -> str:
    return 'The deal, the player or the bottom cards decide which of the two stacks is the hand.'


def stacks_value_dealt() -> str:
    return 'decided by the deal'


def stacks_value_choose() -> str:
    return 'chosen by the player'


def stacks_value_bottom_high() -> str:
    return 'the higher bottom card is the hand'


def stacks_value_bottom_low() -> str:
    return 'the lower bottom card is the hand'


def stacks_search() -> str:
    return 'pick choose your hand which pile is foot decide choice of select lowest highest card on the bottom look'


def stacks_pass() -> str:
    return 'Stacks passed'


def stacks_pass_help() -> str:
    return 'You pass these stacks to your neighbours; if everyone cuts a packet, none are passed.'


def stacks_pass_note() -> str:
    return 'To your neighbours before play; none if everyone cuts a packet.'


def stacks_pass_value_none() -> str:
    return 'none'


def stacks_pass_value_left() -> str:
    return 'one to the left'


def stacks_pass_value_right() -> str:
    return 'one to the right'


def stacks_pass_value_both_left() -> str:
    return 'both to the left'


def stacks_pass_value_both_right() -> str:
    return 'both to the right'


def stacks_pass_value_each_way() -> str:
    return 'one each way'


def stacks_pass_value_by_round() -> str:
    return 'left and right alternately'


def stacks_pass_search() -> str:
    return 'pass, pass the pass the hand, foot, swap trade exchange give stack neighbour neighbor next player rotate direction pass'


def deal() -> str:
    return 'Deal'


def deal_help() -> str:
    return 'Cards are dealt out, or everyone lifts a packet off the stock.'


def deal_note() -> str:
    return 'Cut: everyone lifts a packet off the stock.'


def deal_value_auto() -> str:
    return 'dealt out'


def deal_value_cut() -> str:
    return 'cut'


def deal_search() -> str:
    return 'dealing cut the deck cutting lift packet dealer grab twenty two shuffle'


def cut_bonus() -> str:
    return 'Bonus for an exact cut'


def cut_bonus_help() -> str:
    return 'Lifting exactly enough cards for hand and foot earns this many points.'


def cut_bonus_note() -> str:
    return 'For lifting exactly enough cards for hand and foot.'


def cut_bonus_value_0() -> str:
    return 'none'


def cut_bonus_search() -> str:
    return 'exactly 22 cards, perfect cut lucky exact number right cutting lift bonus one hundred reward twenty two'


def first_player() -> str:
    return 'First player'


def first_player_help() -> str:
    return 'This player goes first each round.'


def first_player_value_random() -> str:
    return 'drawn by lot'


def first_player_value_high_card() -> str:
    return 'by the highest card'


def first_player_value_left_of_dealer() -> str:
    return 'left of the dealer'


def first_player_search() -> str:
    return 'who starts, who begins, who goes first, dealer starts, start starts starter begin begins first turn goes go lead order of play dealer left clockwise who leads'


def first_upcard() -> str:
    return 'First upcard'


def first_upcard_help() -> str:
    return 'The discard pile starts with one card turned up, or with none.'


def first_upcard_note() -> str:
    return 'Turned up to start the discard pile.'


def first_upcard_value_none() -> str:
    return 'none'


def first_upcard_value_natural() -> str:
    return 'a natural'


def first_upcard_value_any() -> str:
    return 'any card'


def first_upcard_search() -> str:
    return 'turn up turned flip flipped face start the discard pile begin starter card first'


def draw_count() -> str:
    return 'Cards drawn'


def draw_count_help() -> str:
    return 'You draw this many cards from the stock each turn.'


def draw_count_note() -> str:
    return 'From the stock, each turn.'


def draw_count_search() -> str:
    return 'draw two from the stock take deck pick up pull number of cards each turn'


def stock_out() -> str:
    return 'When the stock runs out'


def stock_out_help() -> str:
    return 'The round ends, or the discards become a new stock.'


def stock_out_value_end() -> str:
    return 'the round ends'


def stock_out_value_reshuffle() -> str:
    return 'the discards are reshuffled'


def stock_out_search() -> str:
    return 'run out runs running empty gone used up no more cards left end of the deck reshuffle shuffle exhausted stock draw pile discards turned over'


def take_count() -> str:
    return 'Cards taken'


def take_count_help() -> str:
    return 'You take this many cards from the top of the discard pile.'


def take_count_note() -> str:
    return 'From the top of the discard pile.'


def take_count_value_all() -> str:
    return 'the whole pile'


def take_count_value_never() -> str:
    return 'none'


def take_count_search() -> str:
    return 'discard pile, the pile, pick up, take the pile, pick up the pile, cards from the pile, pile, picking pickup grab get number of seven five all whole top draw pot'


def short_pile() -> str:
    return 'Short pile'


def short_pile_help() -> str:
    return 'You can take the pile even if it has fewer cards than you usually take.'


def short_pile_note() -> str:
    return 'A pile with too few cards can still be taken.'


def short_pile_search() -> str:
    return 'few too less fewer than small pile not enough cards in the pick up pickup'


def take_least() -> str:
    return 'Smallest pile taken'


def take_least_help() -> str:
    return 'The pile must have at least this many cards to be taken.'


def take_least_note() -> str:
    return "A pile with fewer cards can't be taken."


def take_least_value_0() -> str:
    return 'no minimum'


def take_least_search() -> str:
    return 'smallest size minimum fewest least number of cards in the pile before pickup how many must be'


def take_with() -> str:
    return 'Needed to take the pile'


def take_with_help() -> str:
    return 'You can take the pile only if you can use the upcard this way.'


def take_with_note() -> str:
    return 'How you must use the upcard.'


def take_with_value_pair() -> str:
    return 'a pair'


def take_with_value_any_play() -> str:
    return 'any play of the upcard'


def take_with_value_pair_or_wild() -> str:
    return 'a pair, or a natural and a wild card'


def take_with_value_pair_or_meld() -> str:
    return 'a pair, or a meld it fits'


def take_with_search() -> str:
    return 'pick up with pickup match matching pair two of the top card wild to need take pile requirements discard'


def upcard_play() -> str:
    return 'Upcard melded'


def upcard_play_help() -> str:
    return 'You must meld the upcard every time you take the pile, or only when you open with it.'


def upcard_play_note() -> str:
    return 'You meld it at once when you take the pile.'


def upcard_play_value_always() -> str:
    return 'always'


def upcard_play_value_to_open() -> str:
    return 'only to open'


def upcard_play_search() -> str:
    return 'must use the top card meld lay down at once pick up pickup'


def take_peek() -> str:
    return 'Look at the pile first'


def take_peek_help() -> str:
    return "Before you take the pile, you can look at the cards you'd get."


def take_peek_note() -> str:
    return "You can see the cards you'd get."


def take_peek_search() -> str:
    return 'peek look at the discard pile before picking up see cards below spread count through'


def take_bottom() -> str:
    return 'Bottom card melded'


def take_bottom_help() -> str:
    return 'You must also meld the bottom card you take.'


def take_bottom_note() -> str:
    return 'You must also meld the bottom card you take.'


def take_bottom_search() -> str:
    return 'bottom card of the pile must use lowest deepest card you pick up meld'


def take_then_draw() -> str:
    return 'Cards drawn after the pile'


def take_then_draw_help() -> str:
    return 'After taking the pile, you draw this many cards from the stock.'


def take_then_draw_note() -> str:
    return 'From the stock, in the same turn.'


def take_then_draw_value_0() -> str:
    return 'none'


def take_then_draw_search() -> str:
    return 'draw a card after picking up the pile plus one from the stock pickup and draw'


def first_take_free() -> str:
    return 'First upcard free'


def first_take_free_help() -> str:
    return 'The first player can take the upcard without melding it.'


def first_take_free_note() -> str:
    return 'The first player can take the upcard without melding it.'


def first_take_free_search() -> str:
    return 'free first player may take starter without melding for nothing gift'


def take_first_lap() -> str:
    return 'Taking the pile first time round'


def take_first_lap_help() -> str:
    return 'The pile can be taken before everyone has had a turn.'


def take_first_lap_note() -> str:
    return 'You can take it before everyone has had a turn.'


def take_first_lap_search() -> str:
    return 'first round turn pick up the pile pickup early lap beginning wait'


def take_needs_open() -> str:
    return 'Pile only after opening'


def take_needs_open_help() -> str:
    return 'A team must open before it can take the pile.'


def take_needs_open_search() -> str:
    return 'pick up before opening laid down must be been on the board opened pickup'


def freeze() -> str:
    return 'Frozen pile'


def freeze_help() -> str:
    return 'Discarding a wild card freezes the pile.'


def freeze_note() -> str:
    return 'Discarding a wild card freezes the pile.'


def freeze_value_no() -> str:
    return 'no'


def freeze_value_until_taken() -> str:
    return "until it's taken"


def freeze_value_one_lap() -> str:
    return 'for one turn each'


def freeze_search() -> str:
    return 'freezing freezes froze block blocked stop lock locked wild in the pile on discard a discarding wilds throw joker card'


def opening() -> str:
    return 'Opening minimums'


def opening_help() -> str:
    return 'A team needs this many points to open, round by round.'


def opening_note() -> str:
    return 'Points a team needs to open.'


def opening_search() -> str:
    return 'lay down, laying down, lay out, laying out, points to lay out, go down, going down, get down, come down, minimum, first meld, initial meld, meld, get put open count to requirement points needed on the table board requirements 50 60 90 120 150 in'


def opening_growth() -> str:
    return 'Growing minimum'


def opening_growth_help() -> str:
    return 'After the last minimum listed, each round needs this many more points.'


def opening_growth_note() -> str:
    return 'Points added for each round after the last one above.'


def opening_growth_value_0() -> str:
    return 'no'


def opening_growth_search() -> str:
    return 'lay down minimum opening goes up rises increases more each round later rounds after add points'


def opening_by_score() -> str:
    return 'Opening by score'


def opening_by_score_help() -> str:
    return "The minimum depends on the team's total, not on the round."


def opening_by_score_note() -> str:
    return "The minimum depends on the team's total, not on the round."


def opening_by_score_search() -> str:
    return 'lay down minimum meld go by total depends on score canasta initial points'


def open_counts_books() -> str:
    return 'Books count towards opening'


def open_counts_books_help() -> str:
    return 'If you open with a complete book, its bonus counts towards the minimum.'


def open_counts_books_note() -> str:
    return 'The bonus for a complete book counts towards the minimum.'


def open_counts_books_search() -> str:
    return 'bonus counts toward lay down include canasta in minimum initial meld'


def open_waived() -> str:
    return 'Whole hand opens'


def open_waived_help() -> str:
    return 'If your melds use up your whole hand, you can open without a minimum.'


def open_waived_note() -> str:
    return "There's no minimum if your melds use up the whole hand."


def open_waived_search() -> str:
    return 'no minimum go down without points whole hand all cards in one go straight to the foot waived'


def new_meld_points() -> str:
    return 'New meld minimum'


def new_meld_points_help() -> str:
    return 'Every new meld must be worth at least this many points.'


def new_meld_points_note() -> str:
    return 'Points that every new meld must be worth.'


def new_meld_points_value_0() -> str:
    return 'no minimum'


def new_meld_points_search() -> str:
    return 'minimum value of each meld least points later melds worth'


def wild_limit() -> str:
    return 'Wild cards in a meld'


def wild_limit_help() -> str:
    return 'A meld can have as many wild cards as naturals, fewer, or half as many.'


def wild_limit_note() -> str:
    return 'No meld can have more.'


def wild_limit_value_equal() -> str:
    return 'as many as naturals'


def wild_limit_value_fewer() -> str:
    return 'fewer than naturals'


def wild_limit_value_half() -> str:
    return 'half as many as naturals'


def wild_limit_search() -> str:
    return 'one more natural than wild, 50% wild, half wild, per cent percent, wildcard, wild, wild card, how many wilds cards ratio more than naturals number of in a book canasta outnumber'


def wild_cap() -> str:
    return 'Most wild cards in a meld'


def wild_cap_help() -> str:
    return 'No meld can have more wild cards than this, however many naturals it has.'


def wild_cap_note() -> str:
    return 'However many naturals it has.'


def wild_cap_value_0() -> str:
    return 'no limit'


def wild_cap_search() -> str:
    return 'no more than, not more than, how many wilds maximum max most limit wild cards number of in a book canasta'


def wild_per_turn() -> str:
    return 'Wild cards added in a turn'


def wild_per_turn_help() -> str:
    return 'You can add up to this many wild cards to one meld in a turn.'


def wild_per_turn_note() -> str:
    return 'The most you can add to one meld.'


def wild_per_turn_value_0() -> str:
    return 'no limit'


def wild_per_turn_search() -> str:
    return 'one wild a turn wilds per turn how many wilds each turn at a time add'


def dirty_naturals() -> str:
    return 'Naturals in a dirty meld'


def dirty_naturals_help() -> str:
    return 'A meld with a wild card needs at least this many naturals.'


def dirty_naturals_note() -> str:
    return 'The fewest you can meld with a wild card.'


def dirty_naturals_search() -> str:
    return 'two of a kind plus a wild, start minimum naturals least number of real cards with wilds in a dirty meld pair needed'


def second_meld() -> str:
    return 'Second meld of a rank'


def second_meld_help() -> str:
    return 'A team can start another meld of a rank it already has.'


def second_meld_note() -> str:
    return 'When a team can start another meld of the same rank.'


def second_meld_value_never() -> str:
    return 'never'


def second_meld_value_after_closing() -> str:
    return 'once the first is a book'


def second_meld_value_anytime() -> str:
    return 'at any time'


def second_meld_search() -> str:
    return 'two melds same rank another canasta of the second book start new pile twice duplicate double'


def foot_when() -> str:
    return 'Foot picked up'


def foot_when_help() -> str:
    return 'You pick up your foot when your hand is empty, or with your first book.'


def foot_when_value_hand_empty() -> str:
    return 'when the hand is empty'


def foot_when_value_first_book() -> str:
    return 'with the first book'


def foot_when_search() -> str:
    return 'pick up second hand early after first canasta joins when do you get the foot'


def foot_ends_turn() -> str:
    return 'Foot ends the turn'


def foot_ends_turn_help() -> str:
    return 'Picking up the foot by melding ends your turn.'


def foot_ends_turn_note() -> str:
    return 'If you pick it up by melding.'


def foot_ends_turn_search() -> str:
    return 'pick up foot taking up turn over stop next turn wait second hand go on keep playing'


def wild_melds() -> str:
    return 'Melds of wild cards'


def wild_melds_help() -> str:
    return 'Wild cards can be melded on their own, and you may even need a book of them to go out.'


def wild_melds_note() -> str:
    return 'Wild cards on their own.'


def wild_melds_value_no() -> str:
    return 'no'


def wild_melds_value_allowed() -> str:
    return 'allowed'


def wild_melds_value_required() -> str:
    return 'required to go out'


def wild_melds_search() -> str:
    return 'wild canasta, wild book, book of wilds, bolivia jokers twos deuces meld only all'


def book_size() -> str:
    return 'Cards in a book'


def book_size_help() -> str:
    return 'This many cards make a book.'


def book_size_search() -> str:
    return 'canasta, book, cards, size of a length how big long seven eight six make number complete pile'


def closed_book() -> str:
    return 'Adding to a complete book'


def closed_book_help() -> str:
    return 'Only these cards can still be added to a complete book.'


def closed_book_value_any() -> str:
    return 'any card'


def closed_book_value_keep_kind() -> str:
    return "cards that don't change its kind"


def closed_book_value_naturals() -> str:
    return 'naturals only'


def closed_book_value_sealed() -> str:
    return 'nothing'


def closed_book_value_clean_open() -> str:
    return 'naturals, if clean'


def closed_book_value_dirty_open() -> str:
    return 'any card, if dirty'


def closed_book_search() -> str:
    return 'bury buried add to closed canasta finished complete completed full sealed open play on adding more cards after seven lay close closing'


def clean_book() -> str:
    return 'Clean book'


def clean_book_help() -> str:
    return 'A book without wild cards earns this many points.'


def clean_book_note() -> str:
    return 'Points for a book without wild cards.'


def clean_book_search() -> str:
    return 'red canasta natural pure value worth bonus book five hundred score'


def dirty_book() -> str:
    return 'Dirty book'


def dirty_book_help() -> str:
    return 'A book with wild cards earns this many points.'


def dirty_book_note() -> str:
    return 'Points for a book with wild cards.'


def dirty_book_search() -> str:
    return 'black canasta mixed value worth bonus book three hundred score'


def wild_book() -> str:
    return 'Book of wilds'


def wild_book_help() -> str:
    return 'A book made only of wild cards earns this many points.'


def wild_book_note() -> str:
    return 'Points for a book made only of wild cards.'


def wild_book_search() -> str:
    return 'wild canasta bolivia value worth bonus fifteen hundred score book of jokers deuces'


def double_book() -> str:
    return 'Double book'


def double_book_help() -> str:
    return 'A book of this many cards scores double.'


def double_book_note() -> str:
    return 'A book of this many cards scores double.'


def double_book_value_0() -> str:
    return 'off'


def double_book_search() -> str:
    return 'long book big twice fourteen ten large canasta double points'


def book_at_once() -> str:
    return 'Book in one move'


def book_at_once_help() -> str:
    return 'A book started and completed in one move earns this many extra points.'


def book_at_once_note() -> str:
    return "Extra points if it's started and completed in one move."


def book_at_once_value_0() -> str:
    return 'none'


def book_at_once_search() -> str:
    return 'whole canasta in one go seven at once natural from hand laid complete bonus'


def sevens_book() -> str:
    return 'Points for a book of sevens'


def sevens_book_help() -> str:
    return 'A book of sevens earns this many points.'


def sevens_book_value_0() -> str:
    return 'the same as other books'


def sevens_book_search() -> str:
    return 'set of sevens, natural sevens, seven canasta book of value worth bonus special five thousand score'


def sevens_kind() -> str:
    return 'Special sevens'


def sevens_kind_help() -> str:
    return 'Either only clean books of sevens count as special, or dirty ones too.'


def sevens_kind_note() -> str:
    return 'Books of sevens that count as special.'


def sevens_kind_value_clean() -> str:
    return 'clean'


def sevens_kind_value_any() -> str:
    return 'clean or dirty'


def sevens_kind_search() -> str:
    return 'seven canasta dirty sevens clean book of special'


def meld_threes() -> str:
    return 'Melding threes'


def meld_threes_help() -> str:
    return 'No threes can be melded, only black ones at certain times, or all of them.'


def meld_threes_value_no() -> str:
    return 'never'


def meld_threes_value_black_last() -> str:
    return 'black ones when going out'


def meld_threes_value_black_in_foot() -> str:
    return 'black ones in the foot'


def meld_threes_value_all() -> str:
    return 'all of them'


def meld_threes_search() -> str:
    return 'black three closes the pile, closed pile blocks stops, lay down threes play black three book of canasta may you meld'


def threes_book() -> str:
    return 'Points for a book of threes'


def threes_book_help() -> str:
    return 'A book of threes earns this many points.'


def threes_book_value_0() -> str:
    return 'the same as other books'


def threes_book_search() -> str:
    return 'three canasta value worth bonus book of score'


def red_threes() -> str:
    return 'Red threes'


def red_threes_help() -> str:
    return 'Red threes cost points if left over, or are laid down at once for a bonus.'


def red_threes_value_penalty() -> str:
    return 'a penalty if left over'


def red_threes_value_lay_down() -> str:
    return 'laid down at once'


def red_threes_search() -> str:
    return 'red three, lay down red three, bonus card replace draw another what do threes rule'


def red_three_bonus() -> str:
    return 'Red three laid down'


def red_three_bonus_help() -> str:
    return 'Each red three laid down earns this many points.'


def red_three_bonus_note() -> str:
    return 'Points for each one.'


def red_three_bonus_search() -> str:
    return 'red three worth value points each laid lay down score bonus one hundred'


def red_three_not_out() -> str:
    return 'Red three, team not out'


def red_three_not_out_help() -> str:
    return "For a team that didn't go out, each red three laid down earns this many points."


def red_three_not_out_note() -> str:
    return "Points for each one, if the team didn't go out."


def red_three_not_out_value_same() -> str:
    return 'the same'


def red_three_not_out_search() -> str:
    return 'red three worth value each laid lay down not going out loser other team less half count'


def red_three_all() -> str:
    return 'All red threes'


def red_three_all_help() -> str:
    return 'Laying down every red three earns this many extra points.'


def red_three_all_note() -> str:
    return 'Extra points for laying down every one.'


def red_three_all_value_0() -> str:
    return 'none'


def red_three_all_search() -> str:
    return 'book of red threes, pile of red threes, red three all of them both every four bonus points set'


def black_three() -> str:
    return 'Black three left'


def black_three_help() -> str:
    return 'Each black three left over costs this many points.'


def black_three_note() -> str:
    return 'Points that each one costs.'


def black_three_search() -> str:
    return 'black three, closes the pile, penalty, minus negative caught stuck with in hand at the end value worth cost count blocks stop of clubs spades card points'


def red_three() -> str:
    return 'Red three left'


def red_three_help() -> str:
    return 'Each red three left over costs this many points.'


def red_three_note() -> str:
    return 'Points that each one costs.'


def red_three_search() -> str:
    return 'penalty, red three, minus negative caught stuck with in hand foot at the end value worth cost count five hundred of hearts diamonds card points'


def out_clean() -> str:
    return 'Clean books needed'


def out_clean_help() -> str:
    return 'A team needs this many clean books to go out.'


def out_clean_value_0() -> str:
    return 'none'


def out_clean_search() -> str:
    return 'go out, need needed required requirement requirements to red canasta natural pure finish how many books'


def out_dirty() -> str:
    return 'Dirty books needed'


def out_dirty_help() -> str:
    return 'A team needs this many dirty books to go out.'


def out_dirty_value_0() -> str:
    return 'none'


def out_dirty_search() -> str:
    return 'need needed required requirement requirements to go out black canasta mixed finish how many books'


def out_wild() -> str:
    return 'Books of wilds needed'


def out_wild_help() -> str:
    return 'A team needs this many books of wilds to go out.'


def out_wild_value_0() -> str:
    return 'none'


def out_wild_search() -> str:
    return 'required wild canasta bolivia jokers twos finish out'


def out_books() -> str:
    return 'Books needed in all'


def out_books_help() -> str:
    return 'A team needs this many books of any kind to go out.'


def out_books_value_0() -> str:
    return 'none'


def out_books_search() -> str:
    return 'need needed required requirement requirements to go out canastas number of books finish how many total'


def out_sevens() -> str:
    return 'Book of sevens needed'


def out_sevens_help() -> str:
    return 'A team needs a book of sevens to go out.'


def out_sevens_search() -> str:
    return 'need needed required requirement to go out seven canasta finish'


def final_discard() -> str:
    return 'Last card'


def final_discard_help() -> str:
    return 'How you play the last card when you go out.'


def final_discard_note() -> str:
    return 'The one you go out with.'


def final_discard_value_required() -> str:
    return 'must be discarded'


def final_discard_value_optional() -> str:
    return 'may be discarded or melded'


def final_discard_value_never() -> str:
    return 'must be melded'


def final_discard_search() -> str:
    return 'discard, discard to go out, no discard, throw away, final discard to go out throw last card finish without end with must float floating'


def foot_needed() -> str:
    return 'Foot must be played'


def foot_needed_help() -> str:
    return 'You must play your foot before you can go out.'


def foot_needed_note() -> str:
    return 'Before you can go out.'


def foot_needed_search() -> str:
    return 'go out without second hand unplayed from the hand never picked up foot finish end early leave'


def sevens_kept() -> str:
    return 'Sevens kept'


def sevens_kept_help() -> str:
    return "Sevens can't be discarded before your book of sevens."


def sevens_kept_note() -> str:
    return "You can't discard any before your book of sevens."


def sevens_kept_search() -> str:
    return 'seven throw away keep hold sevens discarding must be melded book first no seven'


def partners_foot() -> str:
    return "Partners' feet"


def partners_foot_help() -> str:
    return 'Each partner must pick up their foot, or play from it, before you go out.'


def partners_foot_note() -> str:
    return 'Before you can go out.'


def partners_foot_value_none() -> str:
    return "doesn't matter"


def partners_foot_value_picked_up() -> str:
    return 'picked up'


def partners_foot_value_played() -> str:
    return 'picked up and played from'


def partners_foot_search() -> str:
    return 'partner, teammate, all partners, each every both partners in their foot the before going out picked up'


def permission() -> str:
    return 'Permission'


def permission_help() -> str:
    return 'Your partners must agree before you go out.'


def permission_note() -> str:
    return 'Your partners must agree before you go out.'


def permission_search() -> str:
    return 'ask, go out, partner, may i go out, asking allow allowed agree consent can question say yes no talk consult ok teammate table'


def hold_last_card() -> str:
    return 'Keeping the last card'


def hold_last_card_help() -> str:
    return 'You can keep your last card until every partner has picked up their foot or melded.'


def hold_last_card_note() -> str:
    return 'Until every partner has picked up their foot or melded.'


def hold_last_card_search() -> str:
    return 'keep keeping hold back one card no discard partner not discarding last wait'


def go_out_bonus() -> str:
    return 'Bonus for going out'


def go_out_bonus_help() -> str:
    return 'The team that goes out earns this many points.'


def go_out_bonus_value_0() -> str:
    return 'none'


def go_out_bonus_search() -> str:
    return 'bonus, going out, go out, points for finish finishing first ending the round end reward'


def winner_takes() -> str:
    return 'Only losers score'


def winner_takes_help() -> str:
    return 'The team that goes out scores 0; the others lose points for the cards they still hold.'


def winner_takes_note() -> str:
    return 'The team that goes out scores 0; the others lose points.'


def winner_takes_search() -> str:
    return 'winner gets zero loser pays penalty points only low score wins count what is left'


def joker() -> str:
    return 'Joker'


def joker_help() -> str:
    return 'Each joker is worth this many points.'


def joker_search() -> str:
    return 'wildcard, joker, wild card, value points worth count fifty score jokers'


def two() -> str:
    return 'Two'


def two_help() -> str:
    return 'Each two is worth this many points.'


def two_search() -> str:
    return 'wildcard, deuce, two, wild card, value points worth count twenty score'


def ace() -> str:
    return 'Ace'


def ace_help() -> str:
    return 'Each ace is worth this many points.'


def ace_search() -> str:
    return 'value points worth count twenty score card'


def ten_value() -> str:
    return 'High cards'


def ten_value_help() -> str:
    return 'Each high card, up to the king, is worth this many points.'


def ten_value_note() -> str:
    return 'Each one, up to the king.'


def ten_value_search() -> str:
    return 'ten, face card, face picture court cards king queen jack nine eight ten value points worth count score card high'


def ten_from() -> str:
    return 'High cards from'


def ten_from_help() -> str:
    return 'High cards start at this rank.'


def ten_from_value_8() -> str:
    return 'the eight'


def ten_from_value_9() -> str:
    return 'the nine'


def ten_from_value_T() -> str:
    return 'the ten'


def ten_from_search() -> str:
    return 'face picture court cards nine eight ten value points worth count score card eights nines'


def five_value() -> str:
    return 'Low cards'


def five_value_help() -> str:
    return 'Each card from the four up, below the high cards, is worth this many points.'


def five_value_note() -> str:
    return 'Each one, from the four up.'


def five_value_search() -> str:
    return 'small cards four five six seven eight nine value points worth count score card low'
