"""Where a count meets a noun or a verb they agree, for none, one and several."""

import random

import pytest
from msgspec.structs import replace

from game.cards import parse_cards
from game.engine.legal import why_not
from game.engine.melding.melds import meld_of
from game.engine.refusal import PileTooShort, SecondMeld
from game.engine.table.view import view_of
from game.messages.functions import nouns, table as say_table
from game.rules.presets import PRESET_IDS, preset
from game.rules.ruleset import RuleSet
from game.sentences.advice.reasons import ToldReason
from game.sentences.at_table import table as table_words
from game.sentences.at_table.log import log_lines
from game.sentences.at_table.refusals import refusal_sentence, short_refusal
from game.turn.arrangement import Arrangement, settle
from game.turn.offered_buttons import controls
from game.ui.table.info.pointer_tips import meld_tip
from tests.build import FAMILY, PARTNERS, my_view, table as table_of
from tests.properties.random_play import Seating, play
from tests.properties.test_any_rules import nonsense
from tests.sentences.every_purpose import every_purpose
from tests.sentences.every_refusal import every_refusal
from tests.sentences.grammar_faults import faults_of

NAMES = ("Anna", "Walt", "Rosa", "June", "Olga", "Ben")
COUNTS = (0, 1, 2, 3, 21)
OF_SEVERAL = (PileTooShort, SecondMeld)
"""What cannot be said of fewer than one out of two: a pile that is too short, a meld that is no book yet."""


@pytest.mark.usefixtures("language")
def test_reasons_agree_with_their_counts() -> None:
    said = (
        ToldReason(purpose, NAMES, 0, "you", alone).sentence for purpose in every_purpose() for alone in (False, True)
    )
    faults = [fault for one in said for fault in faults_of(one)]
    assert not faults, "\n".join(sorted(set(faults))[:12])


@pytest.mark.usefixtures("language")
@pytest.mark.parametrize("rules", [FAMILY, PARTNERS], ids=lambda rules: rules.name)
def test_refusals_agree_with_their_counts(rules: RuleSet) -> None:
    view = my_view(table_of(hand="KC KD 4S", rules=rules, pile="9D KS", phase="play"))
    faults = []
    for have in COUNTS:
        for need in (count for count in COUNTS if count > have):
            for card in parse_cards("KS 8H 2C *R"):
                for refusal in every_refusal(have, need, card):
                    if isinstance(refusal, OF_SEVERAL) and (not have or need < 2):
                        continue
                    faults += faults_of(refusal_sentence(refusal, view, NAMES))
                    faults += faults_of(short_refusal(refusal, NAMES))
    assert not faults, "\n".join(sorted(set(faults))[:12])


@pytest.mark.usefixtures("language")
def test_what_is_said_of_places_agrees() -> None:
    said = []
    for count in COUNTS:
        said += [
            say_table.stock_label(count),
            say_table.pile_label(count),
            say_table.stock_tip(count, max(1, count), True),
            say_table.pile_tip(count, parse_cards("7S")[0], count, ""),
            say_table.figure_points(count),
            say_table.short_of(count, ()),
            nouns.cards(count),
            say_table.cards_come(count),
            say_table.pile_brings(count),
            say_table.with_threes(count, ""),
        ]
    for text in ("TS", "TS TH", "TS 2C", "TS TH 2C", "2C", "2C 2D", "TS TH KS", "8S"):
        cards = parse_cards(text)
        said += [table_words.group_line(cards), table_words.meld_button(cards)]
        said += [meld_tip(meld_of(cards), size, 5) for size in (1, 2, 3, 4, 7)]
    faults = [fault for words in said for fault in faults_of(words)]
    assert not faults, "\n".join(sorted(set(faults))[:12])


@pytest.mark.usefixtures("language")
@pytest.mark.parametrize("preset_id", PRESET_IDS)
def test_nothing_said_in_a_match_has_a_wrong_number(preset_id: str) -> None:
    rules = replace(preset(preset_id), rounds=2)
    rng = random.Random(preset_id)
    faults: set[str] = set()
    for moment in play(Seating(rules, 4, 2, 1)):
        board = moment.after.board
        for line in log_lines(moment.events, board, NAMES[:4], 0):
            faults |= {*faults_of(line.text), *faults_of(line.short)}
        view = view_of(moment.before, moment.before.board.mover) if moment.offered else None
        if view is None or view.board.phase not in ("draw", "play") or rng.random() > 0.3:
            continue
        names = NAMES[:4]
        if (refusal := why_not(view, nonsense(rng, view))) is not None:
            faults |= {*faults_of(refusal_sentence(refusal, view, names)), *faults_of(short_refusal(refusal, names))}
        arrangement = settle(Arrangement(), view)
        for control in controls(view, arrangement, 0, names):
            for said in (control.label, control.sub, control.reason, control.tip):
                faults |= set(faults_of(said))
        faults |= set(faults_of(table_words.waiting_body(view, names, None)))
    assert not faults, "\n".join(sorted(faults)[:12])
