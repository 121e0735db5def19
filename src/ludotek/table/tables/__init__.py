"""What a table is: its game, clocks, races, offers, seats and salts, and what each seat is shown of it."""
