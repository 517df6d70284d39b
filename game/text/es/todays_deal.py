"""Español: todays_deal. Made by `python -m tools.messages`."""
from game.text.en.todays_deal import month as month
from game.text.en.todays_deal import short_month as short_month
from game.text.en.todays_deal import weekday as weekday
from game.text.en.todays_deal import short_weekday as short_weekday
from game.text.en.todays_deal import date as date
from game.text.en.todays_deal import date_of_year as date_of_year
from game.text.en.todays_deal import date_of_year_short as date_of_year_short
from game.text.en.todays_deal import short_date as short_date
from game.text.en.todays_deal import day as day
from game.text.en.todays_deal import day_of_week as day_of_week


