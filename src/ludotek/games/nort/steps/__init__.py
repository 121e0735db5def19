"""Nort, paragraph by paragraph: each file a part of the rules as functions over the state."""
