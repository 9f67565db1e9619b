"""Blood Transfusion: staff give blood, and nurses help patients with it where there is no doctor."""

from games.clinic.modules.blood_transfusion.module import BLOOD_TRANSFUSION

__all__ = ["BLOOD_TRANSFUSION"]
