"""The shapes of a choice: some patients, patients of the same value, or consecutive values."""

from collections.abc import Sequence

from games.dice_hospital.effects.groups import Targets

Fit = tuple[int, tuple[int, ...], bool]
"""An eligible group: its value, its patients, and whether a bag must recolour them."""


def _some(fits: Sequence[Fit], count: int, bags: int) -> list[Targets]:
    """Every way to pick `count` patients from the groups with at most `bags` blood bags."""
    found: list[Targets] = []
    if count == 1:
        for _, ids, other in fits:
            if not other:
                found.append((ids[:1], ()))
            elif bags:
                found.append((ids[:1], ids[:1]))
        return found
    for index, (_, ids, other) in enumerate(fits, 1):
        for taken in range(1, min(count, len(ids), bags if other else count) + 1):
            chosen = ids[:taken]
            recolour = chosen if other else ()
            if taken == count:
                found.append((chosen, recolour))
            elif rest := fits[index:]:
                for more, others in _some(rest, count - taken, bags - len(recolour)):
                    found.append((chosen + more, recolour + others))
    return found


def _same(fits: Sequence[Fit], count: int, bags: int) -> list[Targets]:
    found: list[Targets] = []
    if most(fits, bags) < count:
        return found
    for _, same in sorted(_by_value(fits).items()):
        if (len(same) > 1 or len(same[0][1]) >= count) and most(same, bags) >= count:
            found += _some(same, count, bags)
    return found


def most(fits: Sequence[Fit], bags: int) -> int:
    """The most patients that can be picked from the groups."""
    own = others = 0
    for _, ids, other in fits:
        if other:
            others += len(ids)
        else:
            own += len(ids)
    return own + min(others, bags)


def _run(fits: Sequence[Fit], count: int, bags: int) -> list[Targets]:
    found: list[Targets] = []
    if len(fits) < count:
        return found
    by_value = _by_value(fits)
    for low in sorted(by_value):
        run = range(low, low + count)
        if low + count - 1 in by_value and all(map(by_value.__contains__, run)):
            found += _one_of_each(list(map(by_value.__getitem__, run)), bags)
    return found


def _one_of_each(parts: Sequence[Sequence[Fit]], bags: int) -> list[Targets]:
    """Every way to pick one patient from each part."""
    found: list[Targets] = [((), ())]
    for part in parts:
        before, found = found, []
        for chosen, recolour in before:
            for _, ids, other in part:
                if not other:
                    found.append((chosen + ids[:1], recolour))
                elif len(recolour) < bags:
                    found.append((chosen + ids[:1], recolour + ids[:1]))
    return found


def _by_value(fits: Sequence[Fit]) -> dict[int, list[Fit]]:
    parts: dict[int, list[Fit]] = {}
    for fit in fits:
        parts.setdefault(fit[0], []).append(fit)
    return parts


SHAPES = {"some": _some, "same": _same, "run": _run}
