"""Tests of City, Investments and Maternity together."""
