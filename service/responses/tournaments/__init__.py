"""What goes out about tournaments: a Struct for each response, and presenters that fill them.

Games of a tournament are presented as all games are, beside this folder.
"""
