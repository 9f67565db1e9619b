"""Games that are over, as files in an object store: where they are, how they are packed, and the scripts that
move a game out of Redis and back.

Folding an archived game is in fold/archived/; the job that archives is in workers/archive/.
"""
