"""What tasks share, by data type."""
