"""City: paramedics fetch the patients."""

from games.kernel.module import Module

CITY = Module(
    key="city",
    name="City",
    about="Paramedics fetch patients from a city instead of waiting for ambulances.",
    players=(2, 3, 4, 5),
    conflicts=("automa", "medical_reports", "prototype"),
    without=("mothers_in_ambulances", "parking"),
)
