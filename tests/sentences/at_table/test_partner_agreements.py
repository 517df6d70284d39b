from game.engine.partners.agreements import Agreement
from game.sentences.at_table.partner_agreements import is_in_rules, words_of_promise
from tests.build import FAMILY, WEB

PAIRS, FOOT = Agreement.KEEP_PAIRS, Agreement.WAIT_FOR_FOOT


def test_waiting_for_the_foot_may_be_required_anyway() -> None:
    assert [is_in_rules(one, rules) for one in (FOOT, PAIRS) for rules in (WEB, FAMILY)] == [True, False, False, False]


def test_a_partner_promises_and_is_released() -> None:
    assert words_of_promise(PAIRS, WEB, keeps=True) == "“All right. From now on I'll keep pairs together.”"
    assert words_of_promise(PAIRS, WEB, keeps=False) == "“All right. I'll use my own judgement again.”"
