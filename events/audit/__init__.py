"""The audit: reads an export, recomputes everything in it and reports what is wrong.

Writing exports is the work of export/.
"""

from events.audit.auditor import audit
from events.audit.verdict import Finding, Verdict

__all__ = ["Finding", "Verdict", "audit"]
