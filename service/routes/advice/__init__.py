"""Hints during a game, and reviews of games that are over.

Background jobs make them (workers/advice/); their bodies are filled in responses/advice/.
"""
