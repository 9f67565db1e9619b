"""Patients are treated, expenses are paid and popularity is bought."""
