"""Judge with cells as Eisenstein integers, whose six units go round by multiplication; try all sets on small boards."""

from itertools import combinations, islice
from typing import Any

LEVELS = range(1, 11)

Mines = frozenset[tuple[int, int]]


def confirm(instance: Any, answer: Mines) -> str:
    """Say what is wrong with `answer`, or nothing."""
    clue = {(c, r): x for r, row in enumerate(instance.clues, 1) for c, x in enumerate(row, 1) if x is not None}
    mines = {(c, r) for r, c in answer}
    if len(mines) != instance.mines or any(clue.get(mine) != "?" for mine in mines):
        return "not so many mines on unknown cells"
    for (c, r), x in clue.items():
        ring = "".join(str(int((c + a, r + b) in mines)) for a, b in _units())
        digits = x.strip("{-}")
        if digits != "?" and ring.count("1") != int(digits):
            return f"{x} at ({r}, {c}) counts {ring.count('1')}"
        joined = "1" * ring.count("1") in ring + ring
        if x[0] + x[-1] == "{}" and not joined:
            return f"the mines around ({r}, {c}) are apart"
        if x[0] + x[-1] == "--" and joined:
            return f"the mines around ({r}, {c}) are together"
    columns = [c for c, _ in mines]
    return "".join(
        f"column {c} is wrong" for c, x in enumerate(instance.totals, 1) if x is not None and columns.count(c) != x
    )


def others(instance: Any, _: Mines) -> list[Mines]:
    """Up to three sets on boards with up to 12 unknown cells."""
    unknown = [(r, c) for r, row in enumerate(instance.clues, 1) for c, x in enumerate(row, 1) if x == "?"]
    if len(unknown) > 12:
        return []
    sets = map(frozenset, combinations(unknown, instance.mines))
    return list(islice((mines for mines in sets if not confirm(instance, mines)), 3))


def near_misses(instance: Any, answer: Mines) -> list[Mines]:
    """One mine moved to another unknown cell, to a clue; the first unknown cells."""
    marked = [(r, c) for r, row in enumerate(instance.clues, 1) for c, x in enumerate(row, 1) if x is not None]
    unknown = [(r, c) for r, c in marked if instance.clues[r - 1][c - 1] == "?"]
    first = min(answer)
    wrong = [answer - {first} | {cell} for cell in marked if cell not in answer]
    wrong += [frozenset(unknown[: instance.mines]), frozenset(unknown[-instance.mines :])]
    return [mines for mines in wrong if confirm(instance, mines)]


def _units() -> list[tuple[int, int]]:
    units = [(1, 0)]
    for _ in range(5):
        a, b = units[-1]
        units.append((-b, a + b))  # times the sixth root of unity
    return units
