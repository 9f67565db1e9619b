"""What comes in over HTTP, checked before anything else uses it: bodies, query strings, headers, uploads.

marshmallow checks everything a caller sends except the body of a game command: its fields are checked by the
command's own msgspec Struct (command_body.py). Both report errors in the same form. msgspec encodes what goes
out, so no schema is used in responses/. Path parameters are looked up, keys are checked in auth/, and an
uploaded export is checked by the audit.
"""
