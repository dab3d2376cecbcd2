"""Judge by listing the states that each atom can be in, joined bond by bond, and comparing all structures."""

from itertools import product
from typing import Any

LEVELS = range(1, 7)
_GROUP = {"B": 3, "C": 4, "N": 5, "O": 6, "F": 7, "P": 5, "S": 6, "Cl": 7}
_POWER = {"B": 2.0, "C": 2.6, "N": 3.0, "O": 3.4, "F": 4.0, "P": 2.2, "S": 2.6, "Cl": 3.2}


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    best = _all_best(instance)
    given = (answer["orders"], answer["pairs"])
    return "" if best is None or given in best else f"best are {best[:3]}"


def others(instance: Any, answer: Any) -> list[Any]:
    """All other best structures."""
    best = _all_best(instance) or []
    return [{"orders": o, "pairs": p} for o, p in best if (o, p) != (answer["orders"], answer["pairs"])][:5]


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """A lone pair more, and single bonds only with octets."""
    single = [4 - instance.hydrogens[i] - sum(i in bond for bond in instance.bonds) for i in range(len(instance.atoms))]
    wrong = [{**answer, "pairs": (answer["pairs"][0] + 1, *answer["pairs"][1:])}]
    ones = tuple(1 for _ in answer["orders"])
    return wrong + ([{"orders": ones, "pairs": tuple(single)}] if ones != answer["orders"] and min(single) >= 0 else [])


def _all_best(instance: Any) -> list[Any] | None:
    size = len(instance.atoms)
    electrons = sum(_GROUP[a] for a in instance.atoms) + sum(instance.hydrogens) - instance.charge
    if 3 ** len(instance.bonds) > 20_000:
        return None
    rows = []
    for orders in product((1, 2, 3), repeat=len(instance.bonds)):
        bonded = list(instance.hydrogens)
        for (i, j), order in zip(instance.bonds, orders, strict=True):
            bonded[i] += order
            bonded[j] += order
        limits = [6 if a in ("P", "S", "Cl") else 4 for a in instance.atoms]
        if any(b > most for b, most in zip(bonded, limits, strict=True)):
            continue
        free = (electrons - 2 * sum(orders) - 2 * sum(instance.hydrogens)) // 2
        choices = [[n for n in range(7) if 4 <= n + b <= most] for b, most in zip(bonded, limits, strict=True)]
        for pairs in product(*choices):
            if sum(pairs) == free:
                formal = [_GROUP[instance.atoms[k]] - 2 * pairs[k] - bonded[k] for k in range(size)]
                weight = sum(q * _POWER[a] for q, a in zip(formal, instance.atoms, strict=True))
                rows.append(((sum(map(abs, formal)), round(weight, 6)), orders, pairs))
    least = min(row[0] for row in rows)
    return [(orders, pairs) for cost, orders, pairs in rows if cost == least]
