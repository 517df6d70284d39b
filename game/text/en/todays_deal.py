"""English: todays_deal. Made by `python -m tools.messages`."""
from game.text.en import todays_deal as _todays_deal
from game.text.english import NUMBER


def month(month: int) -> str:
    return ('January' if month == 1 else 'February' if month == 2 else 'March' if month == 3 else 'April' if month == 4 else 'May' if month == 5 else 'June' if month == 6 else 'July' if month == 7 else 'August' if month == 8 else 'September' if month == 9 else 'October' if month == 10 else 'November' if month == 11 else 'December')


def short_month(month: int) -> str:
    return ('Jan' if month == 1 else 'Feb' if month == 2 else 'Mar' if month == 3 else 'Apr' if month == 4 else 'May' if month == 5 else 'Jun' if month == 6 else 'Jul' if month == 7 else 'Aug' if month == 8 else 'Sep' if month == 9 else 'Oct' if month == 10 else 'Nov' if month == 11 else 'Dec')


def weekday(weekday: int) -> str:
    return ('Monday' if weekday == 1 else 'Tuesday' if weekday == 2 else 'Wednesday' if weekday == 3 else 'Thursday' if weekday == 4 else 'Friday' if weekday == 5 else 'Saturday' if weekday == 6 else 'Sunday')


def short_weekday(weekday: int) -> str:
    return ('Mon' if weekday == 1 else 'Tue' if weekday == 2 else 'Wed' if weekday == 3 else 'Thu' if weekday == 4 else 'Fri' if weekday == 5 else 'Sat' if weekday == 6 else 'Sun')


def date(day: int, month: int) -> str:
    return NUMBER(day) + ' ' + _todays_deal.month(month)


def date_of_year(day: int, month: int, year: str) -> str:
    return NUMBER(day) + ' ' + _todays_deal.month(month) + ' ' + year


def date_of_year_short(day: int, month: int, year: str) -> str:
    return NUMBER(day) + ' ' + _todays_deal.short_month(month) + ' ' + year


def short_date(day: int, month: int) -> str:
    return NUMBER(day) + ' ' + _todays_deal.short_month(month)


def day(weekday: int, day: int, month: int) -> str:
    return _todays_deal.weekday(weekday) + ', ' + NUMBER(day) + ' ' + _todays_deal.month(month)


def day_of_week(weekday: int, day: int) -> str:
    return _todays_deal.short_weekday(weekday) + ' ' + NUMBER(day)
