"""Hints and reviews as responses, also in words.

Who may ask for them is decided in routes/advice/.
"""
