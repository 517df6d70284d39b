"""English: whats_new. Made by `python -m tools.messages`."""


play = "Let's play"
looking_back = 'Look back at any match turn by turn: see what would have been better, and why.'
learning = 'Learn at the table: twelve lessons, problems, and a coach.'
todays_deal = "Today's deal, the same for everyone, and a score pad for real cards."


def title(version: str) -> str:
    return "What's new in " + version
