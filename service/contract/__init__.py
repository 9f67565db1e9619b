"""The OpenAPI document, made from what the routes and the titles declare.

Nothing here runs while a game is played.
"""
