"""Tests of Clinic Deluxe."""
