"""Clinic Deluxe."""
