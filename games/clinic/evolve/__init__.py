"""Evolvers: how each event changes the state."""

from collections.abc import Callable
from typing import Any

from games.clinic import events as e
from games.clinic.evolve import administration, business, construction, people, selection
from games.clinic.state import State
from games.kernel.messages import Event, StepEntered

EVOLVERS: dict[type[Event], Callable[[Any, Any], State]] = {
    StepEntered: selection.step_entered,
    e.TurnOrderDrawn: selection.turn_order_drawn,
    e.BonusTilesLaid: selection.bonus_tiles_laid,
    e.BonusPicked: selection.bonus_picked,
    e.MoneyGiven: selection.money_given,
    e.SelectionOpened: selection.selection_opened,
    e.ActionSelected: selection.action_selected,
    e.ActionsRevealed: selection.actions_revealed,
    e.ActionFinished: selection.action_finished,
    e.RoomBuilt: construction.room_built,
    e.GardenBuilt: construction.garden_built,
    e.ParkingBuilt: construction.parking_built,
    e.ParkingUpgraded: construction.parking_upgraded,
    e.HelipadBuilt: construction.helipad_built,
    e.EntranceBuilt: construction.entrance_built,
    e.ConveyorBuilt: construction.conveyor_built,
    e.CarMoved: construction.car_moved,
    e.CarParked: people.car_parked,
    e.CarTaken: people.car_taken,
    e.StaffJoined: people.staff_joined,
    e.PatientAdmitted: people.patient_admitted,
    e.AppointmentMoved: people.appointment_moved,
    e.AppointmentsMade: people.appointments_made,
    e.PersonMoved: people.person_moved,
    e.StepWalked: people.step_walked,
    e.WalkEnded: people.walk_ended,
    e.MovingFinished: people.moving_finished,
    e.PatientTreated: business.patient_treated,
    e.CareFinished: business.care_finished,
    e.ExpensesPaid: business.expenses_paid,
    e.PopularityBought: business.popularity_bought,
    e.PopularityChanged: business.popularity_changed,
    e.ActionTilesReturned: administration.action_tiles_returned,
    e.AppointmentsMissed: administration.appointments_missed,
    e.DoctorsTaught: administration.doctors_taught,
    e.DoctorsDrawn: administration.doctors_drawn,
    e.NursesPlaced: administration.nurses_placed,
    e.StaffChanged: administration.staff_changed,
    e.PatientsWorsened: administration.patients_worsened,
    e.PatientDied: administration.patient_died,
    e.TilesTurned: administration.tiles_turned,
    e.TurnOrderSet: administration.turn_order_set,
    e.GameScored: business.game_scored,
}
