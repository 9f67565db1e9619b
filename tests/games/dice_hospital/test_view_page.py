"""The page about the view names every step that somebody can act in, and every part of a module."""

from pathlib import Path

from games.dice_hospital import DICE_HOSPITAL
from games.kernel.module import Remove

PAGE = (Path(__file__).parents[3] / "docs" / "views" / "dice-hospital.md").read_text()


def test_every_step_with_commands_is_on_the_page() -> None:
    flow = DICE_HOSPITAL.base.flow
    assert flow is not None
    edits = [edit for module in DICE_HOSPITAL.modules for edit in module.edits]
    steps = [*flow.setup, *flow.round, *flow.ending]
    steps += [edit.step for edit in edits if not isinstance(edit, Remove)]
    assert [step.name for step in steps if step.commands and f"`{step.name}`" not in PAGE] == []


def test_every_part_of_a_module_is_on_the_page() -> None:
    parts = [module.key for module in DICE_HOSPITAL.modules if module.view]
    assert [key for key in parts if f"`{key}`" not in PAGE and f"`modules.{key}" not in PAGE] == []
