"""What comes in: bodies, headers, query parameters and uploads, checked before anything else sees them.

marshmallow guards everything here; the fields of a game command are checked by its msgspec Struct.
"""
