"""Judge by conservation of energy and angular momentum between the apses, with 40 digits of mpmath."""

from typing import Any

from mpmath import mp, mpf, sqrt

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    with mp.workdps(40):
        given = sum((mpf(c.numerator) / c.denominator * sqrt(d) for d, c in answer.terms), mpf(0))
        total = mpf(0)
        orbit = instance.start
        for r, other in instance.burns:
            assert r in orbit
            before = _speed(instance.gm, r, orbit[0] + orbit[1] - r)
            total += abs(_speed(instance.gm, r, other) - before)
            orbit = (r, other)
        return "" if abs(total - given) < mpf(10) ** -25 else f"it is about {mp.nstr(total, 15)}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """Twice, one more."""
    return [answer * 2, answer + 1]


def _speed(gm: int, r: int, other: int) -> Any:
    """v^2/2 - GM/r is the same at both apses, and so is r v: v^2 (1 - (r/other)^2)/2 = GM (1/r - 1/other)."""
    if r == other:
        return sqrt(mpf(gm) / r)
    return sqrt(2 * gm * (mpf(1) / r - mpf(1) / other) / (1 - (mpf(r) / other) ** 2))
