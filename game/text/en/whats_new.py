"""English: whats_new. Made by `python -m tools.messages`."""


def title(version: str) -> str:
    return "What's new in " + version


def play() -> str:
    return "Let's play"


def looking_back() -> str:
    return 'Look back at any match turn by turn: see what would have been better, and why.'


def learning() -> str:
    return 'Learn at the table: twelve lessons, problems, and a coach.'


def todays_deal() -> str:
    return "Today's deal, the same for everyone, and a score pad for real cards."
