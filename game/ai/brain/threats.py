"""Who may end the round, and who would gain by it, judged only from public cards and sizes."""

from game.ai.brain.card_classes import RANKS
from game.ai.brain.counted_position import NEW, NOBODY, CountedPosition
from game.ai.brain.tuning import Tuning

SEVEN = 3


def has_books(position: CountedPosition, team: int) -> bool:
    """Whether the team has the books required to go out."""
    table, book = position.tables[team], position.book
    clean = table.clean + (table.wild_books if book.rules.wild_as_clean else 0)
    if clean < book.need_clean or table.dirty < book.need_dirty or table.wild_books < book.need_wild:
        return False
    return not book.special_needs or books_suffice(position, table.ranks, table.naturals, table.wilds)


def books_suffice(position: CountedPosition, ranks: list[int], naturals: list[int], wilds: list[int]) -> bool:
    """Whether melds with these counts include the books required to go out, with books of sevens and of any kind."""
    size = position.book.size
    clean = dirty = wild = clean_sevens = dirty_sevens = 0
    for number, rank in enumerate(ranks):
        if naturals[number] + wilds[number] >= size:
            if not wilds[number]:
                clean += 1
                clean_sevens += rank == SEVEN
            elif naturals[number]:
                dirty += 1
                dirty_sevens += rank == SEVEN
            else:
                wild += 1
    return position.book.suffice(clean, dirty, wild, clean_sevens, dirty_sevens)


def keeps_sevens(position: CountedPosition, seat: int) -> bool:
    """Whether the seat discards no seven while it holds anything else: the rules keep them for a book of sevens."""
    book, table = position.book, position.tables[seat % position.teams]
    return book.rules.sevens_kept and not any(
        rank == SEVEN and table.naturals[number] + table.wilds[number] >= book.size
        for number, rank in enumerate(table.ranks)
    )


def partners_ready(position: CountedPosition, seat: int) -> bool:
    """Whether every teammate has done with the foot what going out requires."""
    asked = position.book.rules.partners_foot
    if asked == "none":
        return True
    ready = position.played_foot if asked == "played" else position.in_foot
    for mate in range(seat % position.teams, position.players, position.teams):
        if mate != seat and not ready[mate]:
            return False
    return True


def is_threatened(position: CountedPosition, seat: int, tuning: Tuning) -> bool:
    """Whether the round may well end before the seat's next turn."""
    if stock_runs_low(position, tuning):
        return True
    teams, held, most = position.teams, position.held, tuning.danger_cards
    always = not position.book.rules.foot_needed
    for other, in_foot in enumerate(position.in_foot):
        if (
            (in_foot or always)
            and held[other] <= most
            and (other - seat) % teams
            and has_books(position, other % teams)
            and partners_ready(position, other)
        ):
            return True
    return False


def stock_runs_low(position: CountedPosition, tuning: Tuning) -> bool:
    """Whether the stock may well end the round within a few turns."""
    if position.book.rules.stock_out == "reshuffle":
        return False
    lap = position.book.draw * position.players
    return position.stock < tuning.danger_stock or position.stock < tuning.danger_laps * lap


def feeds_rival(position: CountedPosition, seat: int, card: int) -> bool:
    """Whether the next player is a rival who may take the pile with this one natural, because the team melds it, and
    the pile isn't frozen.
    """
    follower = (seat + 1) % position.players
    if not position.book.takes_alone or not 0 <= card < RANKS or (follower - seat) % position.teams == 0:
        return False
    if position.frozen != NOBODY and not (position.book.rules.freeze == "one_lap" and position.frozen == follower):
        return False
    table = position.tables[follower % position.teams]
    number = table.at[card]
    return number != NEW and position.takes_naturals(table, number)


def rival_in_foot(position: CountedPosition, seat: int) -> bool:
    """Whether a player of another team plays the foot."""
    teams = position.teams
    return any(position.in_foot[other] and (other - seat) % teams for other in range(position.players))


def lead_by_going_out(position: CountedPosition, seat: int, tuning: Tuning) -> float:
    """Points by which the team leads the best rival if the seat goes out now; hidden cards are estimated."""
    book, teams = position.book, position.teams
    if book.rules.winner_takes:
        return _lead_of_winners(position, seat, tuning)
    estimate: list[float] = [
        before + table.points + table.clean * book.scored.clean_book + table.dirty * book.scored.dirty_book
        for before, table in zip(position.before, position.tables, strict=True)
    ]
    hidden = tuning.hidden_card
    for other in range(position.players):
        if other != seat:
            estimate[other % teams] -= hidden * (position.held[other] + position.lying(other))
        elif not position.in_foot[seat]:
            estimate[seat % teams] -= hidden * position.lying(seat)
    own = seat % teams
    held = sum(count * book.values[kind] for kind, count in enumerate(position.hands[seat]))
    mine = estimate[own] + book.scored.go_out_bonus + held
    return mine - max(estimate[team] for team in range(teams) if team != own)


def _lead_of_winners(position: CountedPosition, seat: int, tuning: Tuning) -> float:
    """The lead if only losers score: what the rival that holds least would pay. Match totals are ignored."""
    held = [0] * position.teams
    for other in range(position.players):
        held[other % position.teams] += position.held[other] + position.lying(other)
    own = seat % position.teams
    return tuning.hidden_card * min(cards for team, cards in enumerate(held) if team != own)
