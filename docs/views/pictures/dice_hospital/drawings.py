"""The pictures of Dice Hospital by file."""

from collections.abc import Callable

from docs.views.pictures.dice_hospital.city import city
from docs.views.pictures.dice_hospital.hospital import hospital, wards
from docs.views.pictures.dice_hospital.modules import automa, collection, investments, reports
from docs.views.pictures.dice_hospital.table import table

PICTURES: dict[str, Callable[[], str]] = {
    "dice-hospital/table.svg": table,
    "dice-hospital/hospital.svg": hospital,
    "dice-hospital/wards.svg": wards,
    "dice-hospital/city.svg": city,
    "dice-hospital/investments.svg": investments,
    "dice-hospital/automa.svg": automa,
    "dice-hospital/reports.svg": reports,
    "dice-hospital/collection.svg": collection,
}
