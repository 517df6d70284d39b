from game.ui.start.todays_deal.screen import TodaysDealScene
from tests.ui.deals_shown import CODE, FRIDAYS, ActionsOfDeal, Clipboard
from tests.ui.drive import Picture, find, press

SIZE = (1280, 720)


def shown(scene: TodaysDealScene) -> Picture:
    """The screen, drawn once."""
    return Picture(scene, SIZE)


def with_friend(scene: TodaysDealScene) -> Picture:
    """The same with the codes."""
    picture = shown(scene)
    press(scene, "button/with_friend")
    picture.look_again(scene)
    return picture


CODES = {"button/copy", "button/say", "button/play_code", "field/code"}


def ids(scene: TodaysDealScene) -> set[str]:
    """What can be pressed, or can't."""
    return {target.id for target in scene.report().targets}


def test_the_code_is_copied_as_it_is_read() -> None:
    copied = Clipboard()
    scene = TodaysDealScene(FRIDAYS, ActionsOfDeal())
    scene.copy = copied
    with_friend(scene)
    press(scene, "button/copy")
    assert copied.texts == [" ".join(CODE)]
    assert find(scene, "button/copy").label == "Copied"
