"""What an operation declares, and the OpenAPI document made from operations, Structs and titles.

Views belong in routes/. Nothing here runs when a game is played.
"""
