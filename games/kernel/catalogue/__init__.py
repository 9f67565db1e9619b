"""What clients are told about a title: its modules, components and their names.

Nothing here takes part in deciding a command.
"""
