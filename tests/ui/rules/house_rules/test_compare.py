from msgspec.structs import replace

from game.messages.functions import house_rules as say
from game.rules.presets import PRESET_IDS, preset
from game.ui.rules.house_rules.compare import CompareScene
from tests.ui.drive import Picture, press
from tests.ui.samples import nothing

SIZE = (1280, 720)
OWN = replace(preset("web"), name="Own", book_size=8)
SETS = [OWN, *map(preset, PRESET_IDS)]
WEB = 1 + PRESET_IDS.index("web")


def test_another_set_can_be_chosen_on_either_side() -> None:
    scene = CompareScene(SETS, 0, WEB, nothing)
    Picture(scene, SIZE)
    press(scene, "field/left", f"row/{WEB}")
    assert say.alike() in Picture(scene, SIZE).words
    press(scene, "field/right", f"row/{1 + PRESET_IDS.index('campus')}")
    assert "Ask your partner" in " ".join(label for label in scene.page.labels)
