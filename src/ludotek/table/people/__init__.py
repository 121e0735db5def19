"""Who comes: accounts, cookies and tokens, and how much anybody may ask for in a while."""
