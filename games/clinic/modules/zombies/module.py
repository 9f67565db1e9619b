"""The Zombies module."""

from games.clinic.events import TurnOrderSet
from games.clinic.modules.zombies import evolve, overrides
from games.clinic.modules.zombies import messages as m
from games.clinic.modules.zombies.figures import FIGURES
from games.clinic.modules.zombies.figures import ZOMBIES as IN_THE_BOX
from games.clinic.modules.zombies.heuristics import HEURISTICS
from games.clinic.modules.zombies.state import ClinicZombies, ZombiesView, shown
from games.clinic.modules.zombies.turning import TURN_PATIENTS, TURNING
from games.clinic.modules.zombies.victims import VICTIMS
from games.clinic.modules.zombies.walking import MOVE_ZOMBIE, ZOMBIES_MOVE
from games.clinic.modules.zombies.words import WORDS
from games.clinic.steps.administration.administer import learns
from games.clinic.steps.business.care import treatment_handler
from games.clinic.steps.business.expenses import reduces_upkeep
from games.clinic.steps.business.treatments import may_work, treatments
from games.clinic.steps.final_scoring import final_lines
from games.clinic.steps.movement.moving import entry_tolls
from games.clinic.types import Handler, Module
from games.kernel.catalogue.components import Part
from games.kernel.catalogue.names import Names
from games.kernel.messages import Command, Event
from games.kernel.module import After, Before, public

HANDLERS: dict[type[Command], Handler] = {
    m.MoveZombie: MOVE_ZOMBIE,
    m.TurnPatients: TURN_PATIENTS,
    m.CureZombie: treatment_handler(m.CureZombie),
}
EVENTS: tuple[type[Event], ...] = (
    m.ZombieMoved,
    m.PeopleRemoved,
    m.StaffStranded,
    m.ZombieRisen,
    m.ZombieCured,
)

ZOMBIES = Module(
    key="zombies",
    name="Zombies in a Clinic",
    about="Neglected yellow patients become zombies. They kill; a cure brings $32; each scores 9 points.",
    figures=FIGURES,
    edits=(Before("move", ZOMBIES_MOVE), After("move", VICTIMS), Before("care", TURNING)),
    extra_commands={"care": (m.CureZombie,)},
    handlers=HANDLERS,
    evolvers={
        m.ZombieMoved: evolve.zombie_moved,
        m.PeopleRemoved: evolve.people_removed,
        m.StaffStranded: evolve.staff_stranded,
        m.ZombieRisen: evolve.zombie_risen,
        m.ZombieCured: evolve.zombie_cured,
        TurnOrderSet: evolve.round_over,
    },
    overrides={
        entry_tolls: overrides.block_zombie_spaces,
        may_work: overrides.unless_stranded,
        reduces_upkeep: overrides.unless_stranded,
        learns: overrides.unless_lying,
        treatments: overrides.with_cures,
        final_lines: overrides.score_zombies,
    },
    redactions=dict.fromkeys((*HANDLERS, *EVENTS), public),
    slice=(tuple[ClinicZombies, ...], lambda _rules, players: (ClinicZombies(),) * players),
    view=(ZombiesView, shown),
    components=(
        Part(
            "zombie",
            "zombie",
            "two yellow patients without a doctor or nurse become a zombie; it kills everyone in its space"
            " after the moves; a doctor in a lab can cure it for $32, otherwise it scores 9 points",
            copies=IN_THE_BOX,
        ),
    ),
    names={
        "zombie": Names(
            en="Zombie", de="Zombie", fr="Zombie", it="Zombi", house=("de", "fr"), same=("de", "fr")
        )
    },
    examples=(m.MoveZombie(1, "0b3"), m.TurnPatients("0b2"), m.CureZombie(1)),
    heuristics=HEURISTICS,
    search_cost=20,
    words=WORDS,
)
