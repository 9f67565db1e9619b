"""Tests of Experimental Medicine."""
