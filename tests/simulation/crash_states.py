"""`python -m tests.simulation.crash_states [--moves 60]`: opens every state that a power cut may leave."""

import argparse

from tests.simulation.computer_of_its_own import take_over
from tests.simulation.scheduler import real_monotonic


def main() -> int:
    """0 where nothing is missing in any state."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--moves", type=int, default=60)
    options = parser.parse_args()
    take_over()
    from tests.simulation.enumeration import enumerate_states

    begun = real_monotonic()
    figures = enumerate_states(options.moves)
    parts = ", ".join(f"{part} {count}" for part, count in figures.by_part.items())
    print(
        f"{figures.moments} moments, {figures.states} states ({parts}): all opened, nothing missing, "
        f"{figures.damaged} with a hole behind what was acknowledged; {real_monotonic() - begun:.0f} s"
    )
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
