"""Judge in a slanting frame: complex numbers with mpmath, where each point solves the equation that places it."""

from typing import Any

from mpmath import lu_solve, matrix, mp, mpc, mpf

LEVELS = range(1, 11)
A, B, C = mpc(3, 1), mpc(10, 4), mpc(5, 12)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    with mp.workdps(40):
        points = {"A": A, "B": B, "C": C}
        for letter, (kind, of, m, n) in zip("DEFGHIJKLMNO", instance.steps, strict=False):
            p = [points[name] for name in of]
            points[letter] = {
                "part": lambda p, m, n: (n * p[0] + m * p[1]) / (m + n),
                "times": lambda p, m, n: p[0] + (p[1] - p[0]) * mpf(m) / n,
                "mirror": lambda p, *_: 2 * p[1] - p[0],
                "corner": lambda p, *_: p[0] - p[1] + p[2],
                "centroid": lambda p, *_: sum(p) / 3,
                "crossing": lambda p, *_: _meet(*p),
            }[kind](p, m, n)
        start, end = (points[name] for name in instance.asked)
        x, y = (mpf(answer[name].numerator) / answer[name].denominator for name in "xy")
        return "" if abs(end - start - x * (B - A) - y * (C - A)) < mpf(10) ** -25 else "it does not lead there"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """Exchanged, reversed, one off."""
    x, y = answer["x"], answer["y"]
    near = [(y, x), (-x, -y), (x + 1, y), (x, -y)]
    return [{"x": a, "y": b} for a, b in near if (a, b) != (x, y)]


def _meet(p: Any, q: Any, r: Any, s: Any) -> Any:
    d, e = q - p, r - s
    t = lu_solve(matrix([[d.real, e.real], [d.imag, e.imag]]), matrix([(r - p).real, (r - p).imag]))[0]
    return p + t * d
