"""The six experimental specialists."""

from games.dice_hospital.data.rows import Specialist
from games.dice_hospital.modules.experimental_medicine.abilities import (
    Colouring,
    DiscardFatality,
    OneUpOneDown,
    RerollAnother,
)
from games.dice_hospital.modules.experimental_medicine.rewards import DischargeReward

SPECIALISTS = (
    Specialist(
        "pathologist",
        "blue",
        DiscardFatality(),
        "healed: may discard a fatality for a blood bag",
        appeal=2,
    ),
    Specialist("experimental_chemist", "blue", RerollAnother(), "healed: re-rolls another patient", appeal=3),
    Specialist(
        "registrar", "blue", DischargeReward(points=1), "discharged in the activation: 1 point", appeal=3
    ),
    Specialist(
        "medical_student",
        "blue",
        OneUpOneDown(),
        "healed: another patient 1 step up, and a further one 1 step down",
        appeal=3,
    ),
    Specialist(
        "physiotherapist", "blue", Colouring(), "healed: changes the colour of a patient for the round"
    ),
    Specialist(
        "haematology_technician",
        "blue",
        DischargeReward(blood_bags=1),
        "discharged in the activation: a blood bag",
        appeal=3,
    ),
)
