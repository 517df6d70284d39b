"""The installed program, also as `python -m hand_and_foot`."""

from hand_and_foot import is_checkout, make_importable


def main() -> int:
    """Runs the command line and gives its exit code."""
    make_importable()
    if is_checkout():
        import tools  # noqa: F401  makes stale message modules anew
    from game.cli import main as command_line

    return command_line()


if __name__ == "__main__":
    raise SystemExit(main())
