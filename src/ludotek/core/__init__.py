"""What every game is made of: positions, games, piles, records, and the suite that checks them."""
