"""English: partner_agreements. Made by `python -m tools.messages`."""
from collections.abc import Sequence
from typing import Literal
from game.text.en import nouns as _nouns
from game.text.english import COUNT, LIST, NUMBER, SIGNED, plural


title = 'Agreements'
tip = 'What you and your partner agree on before the match'
done = 'Done'
asked_anyway = 'Your rules require this anyway.'
costs_nothing = 'Costs next to nothing.'
rather = "I'd rather you…"
word_with_partner = 'A word with your partner'
released = "“All right. I'll use my own judgement again.”"


def label(count: int) -> str:
    return ('Agreements' if count == 0 else 'Agreements: ' + COUNT(count))


def who_keeps(names: Sequence[str]) -> str:
    return (LIST(names) + ' keeps to these for the whole match.' if len(names) == 1 else LIST(names) + ' keep to these for the whole match.')


def name(agreement: Literal["open_early", "keep_clean", "save_wilds", "leave_late_pile", "take_pile", "go_out_soon", "lay_down", "finish_books", "no_gifts", "keep_pairs", "keep_threes", "play_on", "useful_piles", "keep_cards", "use_wilds", "work_together", "play_safe", "wait_for_foot"], stack: Literal["foot", "tail"]) -> str:
    return ('Open early' if agreement == "open_early" else 'Keep clean melds clean' if agreement == "keep_clean" else 'Save wilds for books' if agreement == "save_wilds" else 'Leave the pile near the end' if agreement == "leave_late_pile" else 'Take every pile' if agreement == "take_pile" else 'Go out when you can' if agreement == "go_out_soon" else 'Lay down what you can' if agreement == "lay_down" else 'Finish books first' if agreement == "finish_books" else "Don't feed the next player" if agreement == "no_gifts" else 'Keep pairs together' if agreement == "keep_pairs" else 'Save black threes' if agreement == "keep_threes" else "Play on while it's safe" if agreement == "play_on" else 'Take only useful piles' if agreement == "useful_piles" else 'Keep cards in hand' if agreement == "keep_cards" else "Don't sit on wild cards" if agreement == "use_wilds" else 'Work with me' if agreement == "work_together" else 'Discard safely' if agreement == "play_safe" else 'Wait for my ' + _nouns.stack(stack))


def name_means(agreement: Literal["open_early", "keep_clean", "save_wilds", "leave_late_pile", "take_pile", "go_out_soon", "lay_down", "finish_books", "no_gifts", "keep_pairs", "keep_threes", "play_on", "useful_piles", "keep_cards", "use_wilds", "work_together", "play_safe", "wait_for_foot"], stack: Literal["foot", "tail"]) -> str:
    return ('Opens as soon as possible, however many wild cards that takes.' if agreement == "open_early" else 'Never adds a wild card to a clean meld, not even to go out.' if agreement == "keep_clean" else ("Plays wild cards only to open, complete a book, reach its foot or go out. Never discards one, if there's another choice." if stack == "foot" else "Plays wild cards only to open, complete a book, reach its foot or tail, or go out. Never discards one, if there's another choice.") if agreement == "save_wilds" else 'Leaves the pile alone when a rival with five cards or fewer could go out.' if agreement == "leave_late_pile" else 'Takes the pile whenever the rules allow it.' if agreement == "take_pile" else 'Goes out, or agrees to it, at the first chance.' if agreement == "go_out_soon" else 'Once your team has opened, lays down everything it can without a wild card.' if agreement == "lay_down" else "Won't put a wild card on a short or new meld while a longer dirty meld has room for it." if agreement == "finish_books" else "Never discards a card the next player could add to a meld, if there's another choice." if agreement == "no_gifts" else "Never breaks up a pair to discard, if there's another choice." if agreement == "keep_pairs" else "Keeps black threes until the pile has six cards or more, if there's another choice." if agreement == "keep_threes" else "Won't go out while no rival could, unless the stock is nearly gone." if agreement == "play_on" else 'Takes the pile only if at least half of it fits your melds or its hand, and never once it could go out.' if agreement == "useful_piles" else ('Until your team has the books to go out, keeps at least five cards when it lays cards down, except to finish a book or reach its foot.' if stack == "foot" else 'Until your team has the books to go out, keeps at least five cards when it lays cards down, except to finish a book or reach its foot or tail.') if agreement == "keep_cards" else 'Once your team has opened, plays wild cards as soon as they finish a dirty book, and wherever they fit once a rival could go out. Never on a clean book.' if agreement == "use_wilds" else "Adds to your melds before starting a new one. Never discards a card they need, nor starts or discards a rank you picked up, if there's another choice." if agreement == "work_together" else 'If it can, discards a three, or a rank that you or the next player discarded, and nothing they could meld or picked up before. Failing that, blocks a pile of six or more with a wild card, if the rules allow it.' if agreement == "play_safe" else "Won't let anyone on the team go out before everyone has picked up their " + _nouns.stack(stack) + '.')


def name_keeps(agreement: Literal["open_early", "keep_clean", "save_wilds", "leave_late_pile", "take_pile", "go_out_soon", "lay_down", "finish_books", "no_gifts", "keep_pairs", "keep_threes", "play_on", "useful_piles", "keep_cards", "use_wilds", "work_together", "play_safe", "wait_for_foot"], stack: Literal["foot", "tail"]) -> str:
    return ('opens early' if agreement == "open_early" else 'keeps clean melds clean' if agreement == "keep_clean" else 'saves wilds for books' if agreement == "save_wilds" else 'leaves the pile alone near the end' if agreement == "leave_late_pile" else 'takes every pile' if agreement == "take_pile" else 'goes out at the first chance' if agreement == "go_out_soon" else 'lays down all it can' if agreement == "lay_down" else 'finishes books first' if agreement == "finish_books" else "doesn't feed the next player" if agreement == "no_gifts" else 'keeps pairs together' if agreement == "keep_pairs" else 'saves black threes' if agreement == "keep_threes" else "plays on while it's safe" if agreement == "play_on" else 'takes only useful piles' if agreement == "useful_piles" else 'keeps cards in hand' if agreement == "keep_cards" else "doesn't sit on wild cards" if agreement == "use_wilds" else 'works with you' if agreement == "work_together" else 'discards safely' if agreement == "play_safe" else 'waits for your ' + _nouns.stack(stack))


def subject(subject: Literal["melds", "wilds", "pile", "discards", "end"]) -> str:
    return ('Laying down' if subject == "melds" else 'Wild cards' if subject == "wilds" else 'The pile' if subject == "pile" else 'Discards' if subject == "discards" else 'Going out')


def name_and_meaning(name: str, meaning: str) -> str:
    return name + ': ' + meaning


def measured_in(preset: str) -> str:
    return 'Points as measured in ' + preset + '.'


def costs_unclear(low: int, high: int) -> str:
    return 'Hard to say: ' + SIGNED(low) + ' to ' + SIGNED(high) + ' points a round.'


def costs(points: int, margin: int) -> str:
    return 'Costs about ' + NUMBER(points) + ' points a round, give or take ' + NUMBER(margin) + '.'


def brings(points: int, margin: int) -> str:
    return 'Earns about ' + NUMBER(points) + ' points a round, give or take ' + NUMBER(margin) + '.'


def promise(agreement: Literal["open_early", "keep_clean", "save_wilds", "leave_late_pile", "take_pile", "go_out_soon", "lay_down", "finish_books", "no_gifts", "keep_pairs", "keep_threes", "play_on", "useful_piles", "keep_cards", "use_wilds", "work_together", "play_safe", "wait_for_foot"], stack: Literal["foot", "tail"]) -> str:
    return '“All right. From now on ' + ("I'll open as early as I can" if agreement == "open_early" else "I'll keep our clean melds clean" if agreement == "keep_clean" else "I'll save wild cards for books" if agreement == "save_wilds" else "I'll leave the pile alone near the end" if agreement == "leave_late_pile" else "I'll take every pile I can" if agreement == "take_pile" else "I'll go out as soon as I can" if agreement == "go_out_soon" else "I'll lay down all I can" if agreement == "lay_down" else "I'll finish books first" if agreement == "finish_books" else "I won't feed the next player" if agreement == "no_gifts" else "I'll keep pairs together" if agreement == "keep_pairs" else "I'll save black threes" if agreement == "keep_threes" else "I'll play on while it's safe" if agreement == "play_on" else "I'll take only useful piles" if agreement == "useful_piles" else "I'll keep cards in hand" if agreement == "keep_cards" else "I won't sit on wild cards" if agreement == "use_wilds" else "I'll work with you" if agreement == "work_together" else "I'll discard safely" if agreement == "play_safe" else "I'll wait for your " + _nouns.stack(stack)) + '.”'


def pick(name: str) -> str:
    return 'Pick one. ' + name + ' will keep to it for the rest of the match.'


def no_longer(agreement: str) -> str:
    return 'Cancel “' + agreement + '”'


def round_over(name: str, kept: int) -> str:
    return name + ' kept to your agreements ' + ('wherever possible.' if kept == 0 else _nouns.times(kept) + '.')


def could_not(agreement: str, turns: Sequence[str], why: Literal["no_card", "no_move", "other_promise", "ending"]) -> str:
    return agreement + ': not in ' + ('turn ' + LIST(turns) if len(turns) == 1 else 'turns ' + LIST(turns)) + '; ' + ('it had no other card to spare' if why == "no_card" else 'the rules allowed nothing else' if why == "no_move" else 'another agreement came first' if why == "other_promise" else 'the round was about to end') + '.'


def as_agreed(kept: Sequence[str]) -> str:
    return 'As agreed: ' + LIST(kept) + '.'
