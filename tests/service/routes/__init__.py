"""Tests of the resources, one file each."""
