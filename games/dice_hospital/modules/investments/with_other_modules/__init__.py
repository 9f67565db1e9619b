"""Rules for Investments together with other modules."""
