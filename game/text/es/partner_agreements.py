"""Español: partner_agreements. Made by `python -m tools.messages`."""
from game.text.en.partner_agreements import title as title
from game.text.en.partner_agreements import tip as tip
from game.text.en.partner_agreements import done as done
from game.text.en.partner_agreements import label as label
from game.text.en.partner_agreements import who_keeps as who_keeps
from game.text.en.partner_agreements import name as name
from game.text.en.partner_agreements import name_means as name_means
from game.text.en.partner_agreements import name_keeps as name_keeps
from game.text.en.partner_agreements import name_and_meaning as name_and_meaning
from game.text.en.partner_agreements import asked_anyway as asked_anyway
from game.text.en.partner_agreements import costs_nothing as costs_nothing
from game.text.en.partner_agreements import costs as costs
from game.text.en.partner_agreements import brings as brings
from game.text.en.partner_agreements import as_agreed as as_agreed


