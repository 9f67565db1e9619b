"""The kernel's types with Clinic's own state: the rest of the title imports them from here."""

from games.clinic.state import State
from games.kernel import module, rules

Rules = rules.Rules[State]
Context = module.Context[State]
Decision = module.Decision[State]
Handler = module.Handler[State]
Step = module.Step[State]
Module = module.Module[State]
Amendment = module.Amendment[State]
