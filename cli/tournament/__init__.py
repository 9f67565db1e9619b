"""`wardbook tournament`: what helps organizers to plan a tournament, without a service.

The rules of tournaments are in `tournaments/`; nothing here decides anything about a real one.
"""
