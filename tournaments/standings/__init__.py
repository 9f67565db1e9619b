"""Standings: points, tie-breaks with their terms, ranking over stages, and the field that is paired next.

All numbers are exact fractions. What is shown of them over HTTP is in `numbers.py`.
"""
