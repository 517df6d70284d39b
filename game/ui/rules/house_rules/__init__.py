"""The editor of house rules, and the pages around it."""
