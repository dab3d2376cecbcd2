"""Judge by coordinates: chords of one circle are laid through the points, with 40 digits, and measured."""

from typing import Any

from mpmath import acos, mp, mpc, mpf, sqrt

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    with mp.workdps(40):
        value = sum((mpf(c.numerator) / c.denominator * sqrt(d) for d, c in answer.terms), mpf(0))
        for radius in [instance.radius] if instance.radius else [2000, 3111]:
            found = _measured(instance, mpf(radius))
            if abs(found - value) > mpf(10) ** -20:
                return f"it is about {found}"
        return ""


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """Twice, half, one more, the square."""
    return [near for near in (answer * 2, answer / 2, answer + 1, answer * answer) if near != answer]


def _measured(instance: Any, r: Any) -> Any:
    """Walk along the chain on a circle of radius r round 0."""
    half = mpf(instance.chord) / 2
    height = sqrt(r * r - half * half)
    a, b = mpc(-half, height), mpc(half, height)
    p = rest = mpf(0)
    for inside, near, part in instance.links:
        way = (b - a) / abs(b - a)
        p = a + way * near.numerator / near.denominator * (1 if inside else -1)
        if not part:
            break
        size = mpf(part.numerator) / part.denominator
        # a point of the circle at the distance `size` from p: the law of cosines for 0, p and that point
        turn = acos((abs(p) ** 2 + size**2 - r * r) / (2 * abs(p) * size))
        a = p - p / abs(p) * size * mp.expj(turn)
        step = (a - p) / size
        along = -(p * step.conjugate()).real  # of the foot of the centre
        t = along + sqrt(along**2 - abs(p) ** 2 + r * r), along - sqrt(along**2 - abs(p) ** 2 + r * r)
        other = max(t, key=lambda x: abs(x - size))
        b, rest = p + step * other, abs(other)
    if instance.question == "rest":
        return rest
    if instance.question == "whole":
        return abs(a - b)
    return abs(p) if instance.question == "centre" else sqrt(abs(p) ** 2 - r * r)
