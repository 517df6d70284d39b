"""From the title to the end of a round or a match, with one kind of hands."""

import random

from tests.ui.house import House
from tests.window.window_player import Hands, Player


def played_from_title(house: House, hands: Hands, wanted: str, actions: int) -> Player:
    """Play is pressed on the title; then somebody does whatever there is to do with these hands, until the `wanted`
    scene is there, or so many things.
    """
    house.at_title()
    play = house.look().find("button/play")
    assert play is not None
    hands.click(play.middle)
    player = Player(hands, random.Random(4), people=(0,), teams=2)
    for _ in range(actions):
        sight = house.settle()
        if sight.scene == wanted:
            break
        player.act(sight)
    return player
