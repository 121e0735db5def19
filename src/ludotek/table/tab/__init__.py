"""A house in a browser's tab: the same tables, with the browser's own storage and workers around them."""
