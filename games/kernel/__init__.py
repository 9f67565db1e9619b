"""What every title shares: messages, modules, composed rules, chance, options and bots.

No word of any one title stands here.
"""
