"""Where everything on the table lies: pure geometry in window pixels."""
