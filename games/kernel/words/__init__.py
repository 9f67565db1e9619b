"""Words for people: titles, modules, steps, commands, events, scores and refusals in four languages.

Each module has its words in `words.py` of its own folder; `words.py` here says how to write them.
Nothing here takes part in deciding a command.
"""
