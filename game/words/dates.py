"""Days of the calendar in words."""

from datetime import date

from game.text.messages import todays_deal as say


def date_of_year(day: date) -> str:
    """A day with its year.

    >>> date_of_year(date(2026, 11, 20))
    '20 November 2026'
    """
    return say.date_of_year(day.day, day.month, str(day.year))


def day_in_words(day: date) -> str:
    """A day with its weekday.

    >>> day_in_words(date(2026, 11, 20))
    'Friday, 20 November'
    """
    return say.day(day.isoweekday(), day.day, day.month)


def day_of_year(day: date) -> str:
    """A day with its weekday and year.

    >>> day_of_year(date(2026, 11, 20))
    'Friday, 20 November 2026'
    """
    return say.day_of_year(day.isoweekday(), day.day, day.month, str(day.year))
