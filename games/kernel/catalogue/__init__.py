"""What the catalogue shows of a title: its modules, components and their names.

Nothing here takes part in deciding a command.
"""
