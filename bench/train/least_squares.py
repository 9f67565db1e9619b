"""Least squares with a small penalty, so that a feature that never occurs gets the weight 0."""

from collections.abc import Sequence

PENALTY = 0.01
Row = Sequence[float]


def fit(rows: Sequence[Row], targets: Sequence[float]) -> list[float]:
    """Return the weights with which the sums of the rows come closest to the targets."""
    columns = range(len(rows[0]))
    system = [[sum(row[i] * row[j] for row in rows) + PENALTY * (i == j) for j in columns] for i in columns]
    sums = [sum(row[i] * target for row, target in zip(rows, targets, strict=True)) for i in columns]
    return solve(system, sums)


def solve(system: list[list[float]], sums: list[float]) -> list[float]:
    """Solve linear equations by elimination. The largest entry of a column is the pivot."""
    size = len(sums)
    table = [[*row, total] for row, total in zip(system, sums, strict=True)]
    for step in range(size):
        pivot = max(range(step, size), key=lambda row: abs(table[row][step]))
        table[step], table[pivot] = table[pivot], table[step]
        for row in range(size):
            if row != step:
                share = table[row][step] / table[step][step]
                table[row] = [a - share * b for a, b in zip(table[row], table[step], strict=True)]
    return [table[row][size] / table[row][row] for row in range(size)]
