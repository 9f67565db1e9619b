"""Tests of the solo game with Medical Reports."""
