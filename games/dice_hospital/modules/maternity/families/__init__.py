"""Mothers and babies: who belongs together, births, neglect and the paediatric wards."""
