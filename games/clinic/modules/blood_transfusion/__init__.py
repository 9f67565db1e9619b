"""Blood Transfusion: staff give blood, and nurses use it to help patients in rooms without a doctor."""

from games.clinic.modules.blood_transfusion.module import BLOOD_TRANSFUSION

__all__ = ["BLOOD_TRANSFUSION"]
