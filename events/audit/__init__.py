"""The audit: reads an export, recomputes everything in it, and says what does not hold."""

from events.audit.auditor import audit
from events.audit.verdict import Finding, Verdict

__all__ = ["Finding", "Verdict", "audit"]
