"""What is kept, and where: rows, the interface of a store, and its two databases, SQLite and PostgreSQL."""
