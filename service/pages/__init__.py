"""Pages for people: the documentation as HTML, and the viewer of the contract.

Anything for programs belongs in `service/routes/`. Pages are not part of the contract.
"""
