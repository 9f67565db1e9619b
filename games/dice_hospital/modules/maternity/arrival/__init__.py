"""How mothers come to a hospital: at setup, in ambulances, and into a ward."""
