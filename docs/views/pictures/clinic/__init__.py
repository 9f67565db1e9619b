"""Pictures of Clinic Deluxe."""

from docs.views.pictures.clinic.drawings import PICTURES

__all__ = ["PICTURES"]
