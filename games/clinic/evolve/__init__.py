"""Evolvers: how each event changes the state."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from games.clinic import events as e
from games.clinic.evolve import action_selection, administration, business, construction, people, setup
from games.clinic.state import State, Turn
from games.kernel.messages import Event, StepEntered


def _step_entered(state: State, event: StepEntered) -> State:
    return replace(state, step=event.step, round=event.round, acted=(), turn=Turn())


EVOLVERS: dict[type[Event], Callable[[Any, Any], State]] = {
    StepEntered: _step_entered,
    e.TurnOrderDrawn: setup.turn_order_drawn,
    e.BonusTilesLaid: setup.bonus_tiles_laid,
    e.BonusPicked: setup.bonus_picked,
    e.MoneyGiven: setup.money_given,
    e.SelectionOpened: action_selection.selection_opened,
    e.ActionSelected: action_selection.action_selected,
    e.ActionsRevealed: action_selection.actions_revealed,
    e.ActionFinished: action_selection.action_finished,
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
