"""The question before this computer opens for phones: what that means, and one press to go on."""

from collections.abc import Callable

from game.messages.functions import joining as say
from game.toolkit.widgets import Button, Dialog, stay


def before_phones(id: str, told: str, go_on: Callable[[], None]) -> Dialog:
    """`id` is that of the button that asked; pressing it again here continues, too."""
    let_in = Button(id, say.open_it(), go_on, look="primary", icon="phone")
    return Dialog(say.use_phones(), told, [let_in, Button("button/no", say.leave_shut(), stay)])
