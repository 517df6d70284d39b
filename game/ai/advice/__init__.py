"""What a person is told about a decision: a hint, why somebody moved so, why a partner says no, what it cost."""
