"""Tests of the archive: games move there as a whole, and read as before."""
