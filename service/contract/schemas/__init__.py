"""The JSON Schemas of the contract: of responses, commands, events and views.

Operations and problems are described beside this folder.
"""
