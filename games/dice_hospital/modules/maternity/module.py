"""Maternity: mothers and babies."""

from games.dice_hospital.commands import TakeAmbulance
from games.dice_hospital.events import (
    ActivationFinished,
    AmbulanceTaken,
    ImprovementsRevealed,
    ImprovementTradedIn,
    MeeplePlaced,
    PatientsAdmitted,
    PatientsArrived,
    ShiftChanged,
)
from games.dice_hospital.hooks import (
    beds,
    dice_to_draw,
    discharge_points,
    forbidden_vehicle,
    limit_treatments,
    loading_waits,
    may_leave,
    neglect_steps,
    open_departments,
    opening_hospital,
)
from games.dice_hospital.modules.maternity import administrators, heuristics, names, points
from games.dice_hospital.modules.maternity.arrival import (
    admission,
    first_families,
    four_mothers,
    mothers_in_ambulances,
)
from games.dice_hospital.modules.maternity.families import midwife, neglect, paediatric_wards
from games.dice_hospital.modules.maternity.figures import AMBULANCE_FIGURES, FIGURES
from games.dice_hospital.modules.maternity.hidden import deal_hidden
from games.dice_hospital.modules.maternity.improvements import abilities, departments, piles, specialists
from games.dice_hospital.modules.maternity.messages import (
    BabiesBorn,
    CallMidwife,
    FamilyAdmitted,
    FamilyRewarded,
    LoadMother,
    MakeRoom,
    MaternityImprovementsRevealed,
    MotherReplaced,
    MothersArrived,
    RoomMade,
)
from games.dice_hospital.modules.maternity.parts import PART_NAMES, PARTS
from games.dice_hospital.modules.maternity.view import MaternityView, view
from games.dice_hospital.modules.maternity.words import ADMINISTRATORS_WORDS, AMBULANCES_WORDS, WORDS
from games.dice_hospital.modules.maternity.worth import WORTH
from games.dice_hospital.modules.wards.hooks import ward_open
from games.dice_hospital.steps.admission import admit
from games.dice_hospital.steps.placing_meeples import why_closed
from games.dice_hospital.types import Module
from games.kernel.figures import Figure
from games.kernel.module import After, public

MATERNITY = Module(
    key="maternity",
    name="Maternity",
    about="Mothers and babies, who are discharged together.",
    words=WORDS,
    players=(2, 3, 4, 5),
    includes=("wards",),
    figures=(*FIGURES, *piles.FIGURES),
    edits=(After("starting_patients", first_families.FIRST_FAMILIES),),
    extra_commands={"admission": (MakeRoom,)},
    handlers={MakeRoom: admission.MAKE_ROOM},
    evolvers={
        FamilyAdmitted: first_families.family_admitted,
        RoomMade: admission.room_made,
        BabiesBorn: midwife.babies_born,
        ActivationFinished: neglect.return_waiting_members,
        MaternityImprovementsRevealed: piles.revealed,
        ImprovementTradedIn: piles.traded_in,
        FamilyRewarded: abilities.rewarded,
    },
    pre_evolvers={ShiftChanged: piles.put_under},
    reactions={
        PatientsAdmitted: midwife.births,
        ImprovementsRevealed: piles.reveal,
        MeeplePlaced: abilities.reward,
    },
    overrides={
        opening_hospital: first_families.with_nurses,
        ward_open: admission.one_mother_each,
        beds: admission.beds_without_babies,
        may_leave: neglect.keep_families,
        limit_treatments: neglect.limit_family_treatments,
        neglect_steps: neglect.family_neglect_steps,
        discharge_points: points.extended_discharge_points,
        open_departments: paediatric_wards.open_with_baby,
        why_closed: paediatric_wards.why_without_baby,
    },
    redactions=dict.fromkeys(
        (MakeRoom, FamilyAdmitted, RoomMade, BabiesBorn, MaternityImprovementsRevealed, FamilyRewarded),
        public,
    ),
    slice=(piles.Stock, piles.begin),
    view=(MaternityView, view),
    components=(
        *PARTS,
        *paediatric_wards.DEPARTMENTS,
        departments.HEAL_AND_REROLL,
        *departments.DEPARTMENTS,
        *abilities.ABILITIES,
        *specialists.SPECIALISTS,
    ),
    names={**PART_NAMES, **names.NAMES},
    examples=(MakeRoom(41, 12, 3),),
    worth=WORTH,
    search_cost=140,
    deal_hidden=deal_hidden,
    heuristics={
        MakeRoom: heuristics.make_room,
        TakeAmbulance: heuristics.take_ambulance,
        **heuristics.HEURISTICS,
    },
)

MOTHERS_IN_AMBULANCES = Module(
    key="mothers_in_ambulances",
    name="Mothers in ambulances",
    about="Some patients in the ambulances are mothers, at most one in each.",
    words=AMBULANCES_WORDS,
    combines=("maternity",),
    figures=AMBULANCE_FIGURES,
    extra_commands={"arrival": (LoadMother,)},
    handlers={LoadMother: mothers_in_ambulances.LOAD_MOTHER},
    evolvers={
        MothersArrived: mothers_in_ambulances.mothers_arrived,
        MotherReplaced: four_mothers.mother_replaced,
    },
    reactions={
        PatientsArrived: mothers_in_ambulances.arrive,
        AmbulanceTaken: four_mothers.replace_mother,
    },
    overrides={
        dice_to_draw: mothers_in_ambulances.fewer_dice,
        loading_waits: mothers_in_ambulances.mothers_first,
        forbidden_vehicle: four_mothers.no_fifth_mother,
    },
    redactions=dict.fromkeys((LoadMother, MothersArrived, MotherReplaced), public),
    examples=(LoadMother(41, 3),),
)

MATERNITY_ADMINISTRATORS = Module(
    key="maternity_administrators",
    name="Administrators of Maternity",
    about="Two administrators who look after mothers and babies.",
    words=ADMINISTRATORS_WORDS,
    combines=("maternity", "administrators"),
    figures=(
        Figure(
            "maternity_administrators_points",
            administrators.FAMILIES_POINTS,
            "printed",
            "points of the administrator for two mothers and two babies discharged in a round",
        ),
    ),
    extra_commands={"admission": (CallMidwife,)},
    handlers={CallMidwife: administrators.CALL_MIDWIFE},
    overrides={admit: administrators.admit_after_midwife},
    redactions={CallMidwife: public},
    components=administrators.ADMINISTRATORS,
    names=administrators.NAMES,
    examples=(CallMidwife(41, 2),),
    heuristics={CallMidwife: heuristics.call_midwife},
)
