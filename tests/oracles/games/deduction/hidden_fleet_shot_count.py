"""Judge by all combinations of ships as sets of cells, taken in any order and counted once."""

from collections import Counter
from itertools import combinations, product
from typing import Any

LEVELS = range(1, 7)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    size = instance.size
    misses = {(r, c) for r in range(size) for c in range(size) if instance.shots[r][c] == "o"}
    hits = {(r, c) for r in range(size) for c in range(size) if instance.shots[r][c] == "x"}
    ships = []
    for length in instance.lengths:
        places = set()
        for row, col in product(range(size), repeat=2):
            for down, right in ((0, 1), (1, 0)):
                ship = frozenset((row + k * down, col + k * right) for k in range(length))
                if max(max(cell) for cell in ship) < size and not ship & misses:
                    places.add(ship)
        ships.append(places)
    fleets = set()
    for fleet in product(*ships):
        fits = hits <= frozenset().union(*fleet)
        if fits and all(_apart(one, other, instance.touching) for one, other in combinations(fleet, 2)):
            fleets.add(frozenset(fleet))
    counts = Counter(cell for fleet in fleets for ship in fleet for cell in ship if cell not in hits)
    best = min(counts, key=lambda cell: (-counts[cell], cell))
    fair = answer["count"] == len(fleets) and answer["cell"] == (best[0] + 1, best[1] + 1)
    return "" if fair else f"it is {len(fleets)} and {best}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """One placement more or less, another cell."""
    row, col = answer["cell"]
    wrong = [answer | {"count": answer["count"] + step} for step in (1, -1)]
    return [*wrong, answer | {"cell": (row, col % instance.size + 1)}]


def _apart(one: Any, other: Any, touching: bool) -> bool:
    least = min(max(abs(a - c), abs(b - d)) for a, b in one for c, d in other)
    return least > (0 if touching else 1)
