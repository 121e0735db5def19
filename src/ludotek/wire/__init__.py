"""The wire: what a table and its clients say to each other, each shape once, for both ends and for the browser."""
