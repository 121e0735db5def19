"""The queries, one file a noun: plain functions over a connection, the same for every database."""
