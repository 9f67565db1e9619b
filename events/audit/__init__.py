"""The audit: reads an export, recomputes everything in it, and lists what is wrong.

It needs no store; exports are written by export/.
"""

from events.audit.auditor import audit
from events.audit.verdict import Finding, Verdict

__all__ = ["Finding", "Verdict", "audit"]
