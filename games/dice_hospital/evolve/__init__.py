"""The evolvers of the base game: how each event changes the state."""

from collections.abc import Callable
from typing import Any

from games.dice_hospital import events as e
from games.dice_hospital.evolve import activation, arrival, scoring, setup
from games.dice_hospital.state import State
from games.kernel.messages import Event, StepEntered

EVOLVERS: dict[type[Event], Callable[[Any, Any], State]] = {
    StepEntered: setup.step_entered,
    e.FirstPlayerDrawn: setup.first_player_drawn,
    e.ImprovementsRevealed: setup.improvements_revealed,
    e.ExtraImprovementRevealed: setup.extra_improvement_revealed,
    e.StartingPatientsDrawn: setup.starting_patients_drawn,
    e.PatientSet: setup.patient_set,
    e.PatientsArrived: arrival.patients_arrived,
    e.PatientsLoaded: arrival.patients_loaded,
    e.AmbulanceTaken: arrival.ambulance_taken,
    e.AmbulancesReturned: arrival.ambulances_returned,
    e.LowestAmbulanceRewarded: arrival.lowest_ambulance_rewarded,
    e.PatientLost: arrival.patient_lost,
    e.PatientsAdmitted: arrival.patients_admitted,
    e.ImprovementTaken: arrival.improvement_taken,
    e.ImprovementDeclined: arrival.done,
    e.ImprovementTradedIn: arrival.improvement_traded_in,
    e.ImprovementsKept: arrival.done,
    e.MeeplePlaced: activation.meeple_placed,
    e.SpecialistUsed: activation.specialist_used,
    e.BloodBagUsed: activation.blood_bag_used,
    e.ActivationFinished: activation.activation_finished,
    e.PatientsNeglected: scoring.patients_neglected,
    e.RoundScored: scoring.round_scored,
    e.ShiftChanged: scoring.shift_changed,
    e.GameScored: scoring.game_scored,
}
