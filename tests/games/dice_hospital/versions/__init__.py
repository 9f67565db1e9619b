"""What differs between the versions of the rules."""
