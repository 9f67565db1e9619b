"""`wardbook load`: plays random games on a running service and prints how fast it answers.

It uses the public API only. What measures this code beside its ceilings is in bench/.
"""
