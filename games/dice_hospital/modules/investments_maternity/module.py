"""Investments and Maternity together."""

from games.kernel.module import Module

INVESTMENTS_MATERNITY = Module(
    key="investments_maternity",
    name="Investments and Maternity",
    about="A fourth board with pink tokens, and three nurses.",
    joins=("investments", "maternity"),
)
