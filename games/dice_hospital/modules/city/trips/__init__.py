"""Phase 1 in the city: where ambulances stand, where paramedics walk, and whom they fetch."""
