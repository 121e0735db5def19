"""The world between two games as one line of text, in the format that public tools exchange (docs/how-to/seeds.md)."""
