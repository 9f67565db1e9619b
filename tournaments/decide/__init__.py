"""What each command leads to, one file for each sort of command.

How events change the state is in `tournaments/evolve`, who plays whom in `tournaments/pairing`.
"""
