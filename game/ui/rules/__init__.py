"""The rules: the page to read, and the editor of house rules."""
