"""What every title shares: messages, modules, composed rules, chance, options and bots.

Nothing here is specific to a title.
"""
