"""Judge by the principal axes of the equation, in floating point."""

from math import isclose, sqrt
from typing import Any

import numpy as np

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    square, foci, lines = _elements({exponents: float(value) for exponents, value in instance.curve})
    if not isclose(square, answer["square"], rel_tol=1e-8):
        return "another eccentricity"
    if not _same(foci, [tuple(map(float, focus)) for focus in answer["foci"]]):
        return "other foci"
    given = []
    for terms in answer["directrices"]:
        found = dict(terms)
        p, q, r = (float(found.get(exponents, 0)) for exponents in ((1, 0), (0, 1), (0, 0)))
        given.append((p / r, q / r) if r else (p * 1e9, q * 1e9))
    wanted = [(p / r, q / r) if abs(r) > 1e-9 else (p * 1e9, q * 1e9) for p, q, r in lines]
    through = [len([r for _, _, r in lines if abs(r) <= 1e-9]), sum(abs(p) > 1e8 or abs(q) > 1e8 for p, q in given)]
    if through[0] != through[1] or len(given) != len(lines):
        return "other directrices"
    plain = [one for one, line in zip(wanted, lines, strict=True) if abs(line[2]) > 1e-9]
    return "" if _same(plain, [one for one in given if max(map(abs, one)) < 1e8]) else "other directrices"


def _same(wanted: list[Any], given: list[Any]) -> bool:
    """Tell whether two lists of pairs are the same in some order."""
    close = [[np.allclose(one, other, rtol=1e-7, atol=1e-7) for other in given] for one in wanted]
    return len(wanted) == len(given) and all(map(any, close)) and all(map(any, zip(*close, strict=True)))


def _elements(c: dict[tuple[int, int], float]) -> tuple[float, list[Any], list[Any]]:
    """Give e², the foci and the directrices px + qy + r = 0."""
    matrix = np.array([[c.get((2, 0), 0), c.get((1, 1), 0) / 2], [c.get((1, 1), 0) / 2, c.get((0, 2), 0)]])
    slope, constant = np.array([c.get((1, 0), 0), c.get((0, 1), 0)]), c.get((0, 0), 0)
    values, axes = np.linalg.eigh(matrix)
    if abs(values).min() < 1e-9 * abs(values).max():
        flat = int(abs(values).argmin())
        u, v, bend = axes[:, 1 - flat], axes[:, flat], values[1 - flat]
        s, rise = -(slope @ u) / (2 * bend), slope @ v
        t = (bend * s * s - constant) / rise  # where bend·(s' - s)² = -rise·(t' - t)
        length = -rise / (4 * bend)
        focus = s * u + (t + length) * v
        return 1.0, [tuple(focus)], [(v[0], v[1], length - t)]
    centre = np.linalg.solve(matrix, -slope / 2)
    squares = -(constant + slope @ centre / 2) / values
    long = int(squares.argmax())
    apart = sqrt(squares[long] - squares[1 - long] if squares.min() > 0 else squares[long] + abs(squares[1 - long]))
    axis, far = axes[:, long], squares[long] / apart
    foci = [tuple(centre + sign * apart * axis) for sign in (1, -1)]
    lines = [(axis[0], axis[1], -(axis @ centre) - sign * far) for sign in (1, -1)]
    return apart**2 / squares[long], foci, lines


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The eccentricity not squared or turned over, one focus only, a directrix moved."""
    first = min(answer["directrices"])
    moved = tuple((exponents, value + 7 * (not any(exponents))) for exponents, value in first)
    moved = moved if len(moved) > 1 and not any(moved[-1][0]) else (*first, ((0, 0), first[0][1]))
    found = [
        answer | {"square": 1 / answer["square"]},
        answer | {"square": answer["square"] ** 2},
        answer | {"foci": frozenset([min(answer["foci"])])},
        answer | {"directrices": frozenset([moved, *sorted(answer["directrices"])[1:]])},
    ]
    return [near for near in found if near != answer and all(value for _, value in moved)]
