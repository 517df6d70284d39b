"""`python -m hand_and_foot`."""

from hand_and_foot import main

if __name__ == "__main__":
    raise SystemExit(main())
