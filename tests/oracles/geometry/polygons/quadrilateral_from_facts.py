"""Judge with complex numbers: every fact as an equation between exact products; other answers by trying all points."""

from itertools import product
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, tuple[int, ...]]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    return "" if _fits(instance, answer["C"], answer["D"]) else "a rule is broken"


def others(instance: Any, answer: dict[str, tuple[int, ...]]) -> list[Any]:
    """Up to three other pairs in a small box."""
    if instance.size > 6:
        return []
    points = list(product(range(instance.size + 1), repeat=2))
    found = [{"C": c, "D": d} for c in points for d in points if _fits(instance, c, d)]
    return [one for one in found if one != answer][:3]


def near_misses(instance: Any, answer: dict[str, tuple[int, ...]]) -> list[Any]:
    """C and D exchanged, a corner outside, three corners on a line, and a square on AB."""
    c, d = answer["C"], answer["D"]
    (a, b), (e, f) = instance.first, instance.second
    square = {"C": (e - f + b, f + e - a), "D": (a - f + b, b + e - a)}
    return [{"C": d, "D": c}, {"C": (-1, c[1]), "D": d}, {"C": instance.second, "D": d}, square]


def greedy(instance: Any) -> Any:
    """The rectangle on AB of height 1 if AB is level, else a parallelogram."""
    (a, b), (e, f) = instance.first, instance.second
    return {"C": (e, f + 1), "D": (a, b + 1)}


def _fits(instance: Any, third: Any, fourth: Any) -> bool:
    at = {n: complex(*p) for n, p in zip("ABCD", (instance.first, instance.second, third, fourth), strict=True)}
    if any(not 0 <= part <= instance.size for z in at.values() for part in (z.real, z.imag)):
        return False
    turns = []
    for k in range(4):
        p, q, r = (at["ABCD"[(k + n) % 4]] for n in range(3))
        turns.append(((q - p).conjugate() * (r - q)).imag)
    if not (min(turns) > 0 or max(turns) < 0):
        return False
    doubled = sum((at["ABCD"[k]].conjugate() * at["ABCD"[(k + 1) % 4]]).imag for k in range(4))
    if instance.area and abs(doubled) != instance.area:
        return False
    ab, bc, cd = (at[q] - at[p] for p, q in ("AB", "BC", "CD"))
    parallelogram = ab + cd == 0
    level = {
        "parallelogram": parallelogram,
        "rhombus": parallelogram and _size(ab) == _size(bc),
        "rectangle": parallelogram and (ab.conjugate() * bc).real == 0,
        "square": parallelogram and _size(ab) == _size(bc) and (ab.conjugate() * bc).real == 0,
    }
    return not level[instance.kind] and all(_true(at, *fact.split()) for fact in instance.facts)


def _size(z: complex) -> float:
    return (z * z.conjugate()).real


def _true(at: dict[str, complex], verb: str, one: str, other: str) -> bool:
    if verb == "angle":
        first, second = ((at[n[0]] - at[n[1]]).conjugate() * (at[n[2]] - at[n[1]]) for n in (one, other))
        turned = first * second if first.imag * second.imag < 0 else first * second.conjugate()
        return turned.imag == 0 and turned.real > 0
    z, w = at[one[1]] - at[one[0]], at[other[1]] - at[other[0]]
    if verb == "middle":
        middle = (at[other[0]] + at[other[1]]) / 2
        return (z.conjugate() * (middle - at[one[0]])).imag == 0
    return {
        "sides": _size(z) == _size(w),
        "along": (z.conjugate() * w).imag == 0,
        "right": (z.conjugate() * w).real == 0,
    }[verb]
