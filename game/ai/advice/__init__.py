"""What a person learns about a decision: a hint, why somebody moved so, why a partner says no, what it cost."""
