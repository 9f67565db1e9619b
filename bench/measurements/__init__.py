"""What `wardbook bench` measures: one file for each measurement."""
