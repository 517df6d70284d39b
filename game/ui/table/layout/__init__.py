"""Where everything on the table is: pure geometry in window pixels."""
