"""The units of Clinic Deluxe, the base game among them."""
