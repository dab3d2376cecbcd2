"""Judge by solving the linear equations for the regions (sympy)."""

from typing import Any

from sympy import Matrix

LEVELS = range(1, 11)


def confirm(instance: Any, answer: int) -> str:
    """Say what is wrong with `answer`, or nothing."""
    n = instance.properties
    regions = [frozenset(one for one in range(n) if mask >> one & 1) for mask in range(2**n)]
    rows = [[int(_counted(kind, about, region)) for region in regions] for kind, about, _ in instance.facts]
    goal = [int(region == frozenset(instance.asked)) for region in regions]
    weights = Matrix(rows).T.gauss_jordan_solve(Matrix(goal))[0]
    weights = weights.subs(dict.fromkeys(weights.free_symbols, 0))
    right = sum(weight * count for weight, (_, _, count) in zip(weights, instance.facts, strict=True))
    return "" if answer == right else f"there are {right}"


def _counted(kind: str, about: tuple[int, ...], region: frozenset[int]) -> bool:
    inside = len(region.intersection(about))
    match kind:
        case "all":
            return True
        case "none":
            return not region
        case "exactly":
            return len(region) == about[0]
        case "least":
            return len(region) >= about[0]
        case "only":
            return region == frozenset(about)
        case "either":
            return inside > 0
        case "without":
            return about[0] in region and about[1] not in region
        case _:
            return inside == len(about)
