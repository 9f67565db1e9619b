"""What a specialist that was just placed may do, and what it may not, in the tables of any edition."""

from games.dice_hospital.commands import UseSpecialist
from tests.games.dice_hospital.tables import Scene, beds, discharged
from tests.games.scenes import offered, refused, when


def check_heals(scene: Scene, chosen: tuple[int, ...], after: str) -> None:
    """The specialist heals the chosen patients, who are offered to it."""
    patients = len(scene.state.hospitals[0].patients + scene.state.hospitals[0].discharged)
    assert UseSpecialist(chosen) in offered(scene, 0)
    scene = when(scene, 0, UseSpecialist(chosen))
    assert beds(scene) == after
    assert len(discharged(scene).split()) == patients - len(after.split())
    assert scene.state.hospitals[0].pending is None


def check_refuses(scene: Scene, chosen: tuple[int, ...], code: str) -> None:
    """The specialist may not heal the chosen patients, who are not offered to it."""
    assert refused(scene, 0, UseSpecialist(chosen)) == code
    assert UseSpecialist(chosen) not in offered(scene, 0)
