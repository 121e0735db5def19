"""Everything that can stand on The North's agenda."""
