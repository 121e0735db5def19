"""The table: a server where people and bots sit down together, and what it keeps."""
