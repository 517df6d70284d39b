"""Messages of the section todays_deal, in the language spoken now. Made by `python -m tools.messages`."""
# mypy: disable-error-code=no-any-return
from game.text.language import sections


def month(month: int) -> str:
    return sections["todays_deal"].month(month)


def short_month(month: int) -> str:
    return sections["todays_deal"].short_month(month)


def weekday(weekday: int) -> str:
    return sections["todays_deal"].weekday(weekday)


def short_weekday(weekday: int) -> str:
    return sections["todays_deal"].short_weekday(weekday)


def date(day: int, month: int) -> str:
    return sections["todays_deal"].date(day, month)


def date_of_year(day: int, month: int, year: str) -> str:
    return sections["todays_deal"].date_of_year(day, month, year)


def date_of_year_short(day: int, month: int, year: str) -> str:
    return sections["todays_deal"].date_of_year_short(day, month, year)


def short_date(day: int, month: int) -> str:
    return sections["todays_deal"].short_date(day, month)


def day(weekday: int, day: int, month: int) -> str:
    return sections["todays_deal"].day(weekday, day, month)


def day_of_week(weekday: int, day: int) -> str:
    return sections["todays_deal"].day_of_week(weekday, day)
