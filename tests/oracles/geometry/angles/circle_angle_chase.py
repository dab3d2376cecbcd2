"""Judge by measuring: arcs that fit the statements are found by linear programming, and all angles in coordinates."""

from math import atan2, cos, degrees, pi, radians, sin
from typing import Any

import numpy as np
from scipy.optimize import linprog

LEVELS = range(1, 11)
SLACK = 1e-5


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    n = instance.points
    names = [chr(65 + i) for i in range(n)]
    rows, limits = _equations(instance, names)
    below, caps = _bounds(instance, names)
    found = set()
    for sign in (1, -1):  # two different sets of arcs
        cost = [sign * (i + 1) ** 2 for i in range(n)] + [0]
        result = linprog(cost, A_ub=below, b_ub=caps, A_eq=rows, b_eq=limits, bounds=[(1, 359)] * n + [(None, None)])
        if not result.success:
            return "there are no such arcs"
        places = np.concatenate([[0], np.cumsum(result.x[: n - 1])])
        points = {name: _on_circle(place) for name, place in zip(names, places, strict=True)} | {"O": (0.0, 0.0)}
        turn = dict(zip(names, places, strict=True))
        _add_points(instance, points)
        for one in instance.facts:
            sizes = [_measured(name, points, turn) for name in one.angles]
            if not _holds(one, sizes, result.x[n]):
                return f"{one.told()} does not hold"
        found.add(round(_measured(instance.target, points, turn), 3))
    if len(found) > 1:
        return "the angle is not fixed"
    return "" if abs(found.pop() - float(answer)) < 0.01 else "the angle is another"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The supplement, the double, the half, one degree more."""
    return [near for near in (180 - answer, 2 * answer, answer / 2, answer + 1) if near != answer]


def _bounds(instance: Any, names: list[str]) -> tuple[Any, Any]:
    """Say that secants meet where they are said to meet, and that arcs before tangents are small."""
    n = len(names)
    rows, caps = [np.zeros(n + 1)], [1.0]
    for p, q, r, s in instance.secants:
        rows.append(_between(names, r, s) - _between(names, p, q))
        caps.append(-1)
    for p, q in instance.tangents:
        rows.append(_between(names, p, q))
        caps.append(179)
    return np.array(rows), np.array(caps)


def _between(names: list[str], p: str, q: str) -> Any:
    row = np.zeros(len(names) + 1)
    i = names.index(p)
    while names[i % len(names)] != q:
        row[i % len(names)] = 1
        i += 1
    return row


def _equations(instance: Any, names: list[str]) -> tuple[Any, Any]:
    """Write every statement in the n arcs and x, by the theorems on angles of a circle."""
    n = len(names)

    def arc(p: str, q: str) -> Any:
        return np.append(_between(names, p, q), 0)

    constant = np.zeros(n + 2)
    constant[n + 1] = 1

    def form(name: str) -> Any:
        if name.startswith("arc"):
            return arc(name[4], name[5])
        first, last, middle = name[1], name[-1], name[2:-1]
        if first == "T":
            p, q = instance.touching[int(name[2]) - 1]
            return arc(p, q) / 2
        if middle[0] == "X":
            p, q, r, s = instance.crossings[int(middle[1]) - 1]
            return (arc(p, q) + arc(r, s)) / 2
        if middle[0] == "Y":
            p, q, r, s = instance.secants[int(middle[1]) - 1]
            return (arc(p, q) - arc(r, s)) / 2
        if middle[0] == "Z":
            return 180 * constant - arc(first, last)
        return arc(first, last) if middle == "O" else arc(first, last) / 2

    unknown = np.zeros(n + 2)
    unknown[n] = 1
    rows = [np.array([1.0] * n + [0, -360])]
    for one in instance.facts:
        s, k = [form(name) for name in one.angles], one.numbers
        if one.kind in ("value", "diameter"):
            rows.append(s[0] - (k[0] if k else 180) * constant)
        elif one.kind == "expression":
            rows.append(s[0] - k[0] * unknown - k[1] * constant)
        elif one.kind == "ratio":
            rows += [s[0] * k[1] - s[1] * k[0], s[1] * k[2] - s[2] * k[1]]
        else:
            a, b, c = {
                "multiple": lambda k: (1, -k[0], 0),
                "more": lambda k: (1, -1, k[0]),
                "sum": lambda k: (1, 1, k[0]),
                "difference": lambda k: (k[0], -k[1], k[2]),
                "parallel": lambda k: (1, -1, 0),
            }[one.kind](k)
            rows.append(a * s[0] + b * s[1] - c * constant)
    matrix = np.array(rows)
    return matrix[:, : n + 1], -matrix[:, n + 1]


def _on_circle(place: float) -> tuple[float, float]:
    return cos(radians(place)), sin(radians(place))


def _add_points(instance: Any, points: dict[str, tuple[float, float]]) -> None:
    for i, (p, q, r, s) in enumerate(instance.crossings, 1):
        points[f"X{i}"] = _meet(points[p], points[r], points[q], points[s])
    for i, (p, q, r, s) in enumerate(instance.secants, 1):
        points[f"Y{i}"] = _meet(points[p], points[s], points[q], points[r])
    for i, (p, q) in enumerate(instance.tangents, 1):
        (a, b), (c, d) = points[p], points[q]
        points[f"Z{i}"] = _meet((a, b), (a - b, b + a), (c, d), (c - d, d + c))
    for i, (p, _) in enumerate(instance.touching, 1):
        a, b = points[p]
        points[f"T{i}"] = (a - b, b + a)  # a step counterclockwise


def _meet(a: Any, b: Any, c: Any, d: Any) -> tuple[float, float]:
    matrix = np.array([[b[0] - a[0], c[0] - d[0]], [b[1] - a[1], c[1] - d[1]]])
    t = np.linalg.solve(matrix, [c[0] - a[0], c[1] - a[1]])[0]
    return a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])


def _measured(name: str, points: dict[str, tuple[float, float]], turn: dict[str, float]) -> float:
    if name.startswith("arc"):
        return float(turn[name[5]] - turn[name[4]]) % 360
    if name[2] == "O":
        return float(turn[name[3]] - turn[name[1]]) % 360
    size = 2 if name[1] == "T" else 1
    (a, b), (c, d), (e, f) = points[name[1 : 1 + size]], points[name[1 + size : -1]], points[name[-1]]
    gap = abs(atan2(b - d, a - c) - atan2(f - d, e - c))
    return degrees(min(gap, 2 * pi - gap))


def _holds(one: Any, s: list[float], x: float) -> bool:
    k = one.numbers
    gaps = {
        "value": lambda: [s[0] - k[0]],
        "diameter": lambda: [s[0] - 180],
        "expression": lambda: [s[0] - k[0] * x - k[1]],
        "ratio": lambda: [s[0] * k[1] - s[1] * k[0], s[1] * k[2] - s[2] * k[1]],
        "multiple": lambda: [s[0] - k[0] * s[1]],
        "more": lambda: [s[0] - s[1] - k[0]],
        "sum": lambda: [s[0] + s[1] - k[0]],
        "difference": lambda: [k[0] * s[0] - k[1] * s[1] - k[2]],
        "parallel": lambda: [s[0] - s[1]],
    }[one.kind]()
    return all(abs(gap) < SLACK for gap in gaps)
