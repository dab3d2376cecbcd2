"""Judge by rows, columns and squared distances as integers; find other placements with a SAT model."""

from itertools import combinations
from typing import Any

from tests.oracles.grids._models import Model

LEVELS = range(1, 11)

Ships = frozenset[tuple[int, int]]


def confirm(instance: Any, answer: Ships) -> str:
    """Say what is wrong with `answer`, or nothing."""
    lamps = _lamps(instance)
    if len(answer) != instance.ships or not all(1 <= x <= len(instance.numbers) for ship in answer for x in ship):
        return "not so many ships on the board"
    for (r, c), (s, d) in [*combinations(answer, 2), *((ship, lamp) for ship in answer for lamp in lamps)]:
        if (r - s) ** 2 + (c - d) ** 2 <= 2:
            return f"({r}, {c}) is near ({s}, {d})"
    for r, c in answer:
        if r not in {s for s, _ in lamps} and c not in {d for _, d in lamps}:
            return f"({r}, {c}) is in the dark"
    for (s, d), number in lamps.items():
        if [r for r, _ in answer].count(s) + [c for _, c in answer].count(d) != number:
            return f"the number at ({s}, {d}) is wrong"
    return ""


def others(instance: Any, _: Ships) -> list[Ships]:
    """Up to three placements."""
    n, lamps = len(instance.numbers), _lamps(instance)
    model = Model(n, n)
    ship = {(r + 1, c + 1): x for (r, c), x in model.literal.items()}
    model.count(ship.values(), instance.ships)
    for (r, c), x in ship.items():
        lit = [lamp for lamp in lamps if lamp[0] == r or lamp[1] == c]
        if not lit or any(abs(r - s) < 2 and abs(c - d) < 2 for s, d in lamps):
            model.add(-x)
        for s, d in ((r, c + 1), (r + 1, c - 1), (r + 1, c), (r + 1, c + 1)):
            if (s, d) in ship:
                model.add(-x, -ship[s, d])
    for (s, d), number in lamps.items():
        model.count([x for (r, c), x in ship.items() if r == s or c == d], number)
    return [frozenset((r + 1, c + 1) for r, c in found) for found in model.shadings(3)]


def near_misses(instance: Any, answer: Ships) -> list[Ships]:
    """A ship moved to each cell beside; all ships mirrored."""
    n = len(instance.numbers)
    r, c = min(answer)
    wrong = [answer - {(r, c)} | {(r + a, c + b)} for a, b in ((0, 1), (1, 0), (0, -1), (-1, 0))]
    wrong += [frozenset((n + 1 - r, c) for r, c in answer), frozenset((c, r) for r, c in answer)]
    inside = [ships for ships in wrong if all(1 <= x <= n for ship in ships for x in ship)]
    return [ships for ships in inside if confirm(instance, ships)]


def _lamps(instance: Any) -> dict[tuple[int, int], int]:
    return {(r, c): x for r, row in enumerate(instance.numbers, 1) for c, x in enumerate(row, 1) if x is not None}
