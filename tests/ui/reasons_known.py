"""Why a move is good, which is found by playing on, once for all tests that show it."""

from functools import lru_cache

from game.reason.hint import reason_for

known_reason = lru_cache(maxsize=None)(reason_for)
