"""Tests of Maternity and of the wards it brings."""
