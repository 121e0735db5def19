"""Project NOS, paragraph by paragraph: each file a part of the rules as functions over the position."""
