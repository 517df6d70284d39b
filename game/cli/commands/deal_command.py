"""`deal`: the deal of a code or of a day, or a new one, with its code and its cards."""

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from datetime import date, timedelta

from game.cards import cards_text
from game.cli.arguments import CommandError, add_table_arguments, data_folder, refuse_if, wants_json, whole_number
from game.cli.files.withheld_records import add_anyway, refuse_deal_while_played
from game.cli.named.named_game import deal_named, rules_named, table_named
from game.cli.named.seed import seed_of
from game.cli.output.terminal import print_answer
from game.deals.deal_code import DAYS, FIRST_DAY, LONGEST_ROUND
from game.deals.shared_deal import NoSuchDay, SharedDeal, new_deal, rules_key, todays_deal
from game.messages.functions import cli as say_cli, deals as say_deals
from game.play.dealer import fresh_seed
from game.play.seats import SeatPlan
from game.play.shared_deals import deal_table, first_round
from game.rules.presets import rule_set_name


def add_arguments(parser: ArgumentParser) -> None:
    """A code, or what a new one is for."""
    parser.add_argument("code", nargs="*", metavar="CODE", help=say_cli.code_help())
    parser.add_argument("--date", metavar="YYYY-MM-DD", help=say_cli.deal_date_help())
    parser.add_argument("--rules", metavar="ID|FILE", help=say_cli.rules_help())
    parser.add_argument(
        "--round",
        type=whole_number(1, LONGEST_ROUND),
        metavar="N",
        help=say_cli.deal_round_help(),
    )
    add_anyway(parser)
    add_table_arguments(parser)


def run(options: Namespace) -> int:
    """1 for a code that can't be read or is for other rules, or a deal that is being played."""
    deal = _deal(options)
    refuse_deal_while_played(options, deal)
    return print_answer(_told(deal), _lines(deal), wants_json(options))


def _told(deal: SharedDeal) -> dict[str, object]:
    """Everything about a deal before it is played, with the keys of record-format, section 4.1."""
    round_ = first_round(deal)
    key = rules_key(deal.whole_rules)
    return {
        "code": deal.code,
        "rules": key if isinstance(key, str) else deal.whole_rules.name,
        "teams": _shape(deal),
        "seats": deal.table.seats,
        "rounds": deal.rules.rounds,
        "round": deal.like_round,
        "date": _date(deal),
        "dealer": round_.dealer,
        "first": round_.first,
        "deck": cards_text(round_.deck),
    }


def _shape(deal: SharedDeal) -> str:
    shape = deal.table.shape
    return shape.removeprefix(f"{deal.table.players}:") if "v" in shape else shape


def _date(deal: SharedDeal) -> str | None:
    return None if deal.day is None else deal.day.isoformat()


def _deal(options: Namespace) -> SharedDeal:
    new = [options.teams, options.seats, options.seed, options.round]
    by_code, by_date = bool(options.code), options.date is not None
    refuse_if(
        (any(value is not None for value in new) and (by_code or by_date), say_deals.only_for_new_deals),
        (by_code and by_date, say_deals.code_or_date),
    )
    data = data_folder(options)
    if by_code:
        return deal_named(" ".join(options.code), data, options.rules)
    if by_date:
        return _deal_of_day(options.date, options)
    rules, table = table_named(options, [SeatPlan("human", "human")])
    seed = seed_of(options)
    return new_deal(rules, deal_table(table), fresh_seed() if seed is None else seed, options.round or 0)


def _deal_of_day(text: str, options: Namespace) -> SharedDeal:
    try:
        day = date.fromisoformat(text)
    except ValueError:
        raise CommandError(say_deals.no_date(text)) from None
    if day.isoformat() != text:  # fromisoformat accepts other notations too
        raise CommandError(say_deals.no_date(text))
    rules = None if options.rules is None else rules_named(options.rules, data_folder(options))
    try:
        return todays_deal(day, rules)
    except NoSuchDay:
        raise CommandError(say_deals.none_on(text, str(FIRST_DAY), str(FIRST_DAY + timedelta(DAYS - 1))), 1) from None


def _lines(deal: SharedDeal) -> Iterator[str]:
    """The answer for people."""
    round_ = first_round(deal)
    yield deal.code
    yield say_deals.in_short(rule_set_name(deal.whole_rules.name), deal.like_round, _date(deal) or "")
    yield f"{_shape(deal)}: {', '.join(deal.table.seats)}"
    yield say_deals.who_begins(round_.dealer, round_.first)
    yield cards_text(round_.deck)
