"""Every title the service plays."""

from games.clinic import CLINIC
from games.dice_hospital import DICE_HOSPITAL
from games.kernel.title import Title

TITLES: dict[str, Title] = {title.key: title for title in (DICE_HOSPITAL, CLINIC)}
