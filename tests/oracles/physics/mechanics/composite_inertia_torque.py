"""Judge by sums about the origin, moved to the axis by way of the centre of mass."""

from fractions import Fraction
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    mass, mx, my, second = 0, 0, 0, Fraction(0)
    for kind, m, x, y, a, b in instance.parts:
        if kind == "plate":  # integrals of x^2 and y^2 over the rectangle
            for low, high, other in ((x, a, b), (y, b, a)):
                edge = Fraction(high, 2)
                second += Fraction(m, a * b) * other * ((low + edge) ** 3 - (low - edge) ** 3) / 3
        else:
            inner = {"point": 0, "rod": Fraction(a, 2) ** 2 / 3, "disc": Fraction(a * a, 2), "ring": a * a}[kind]
            second += m * (inner + x * x + y * y)
        mass, mx, my = mass + m, mx + m * x, my + m * y
    gx, gy = Fraction(mx, mass), Fraction(my, mass)
    central = second - mass * (gx**2 + gy**2)
    px, py = instance.axis if instance.axis is not None else (gx, gy)
    inertia = central + mass * ((gx - px) ** 2 + (gy - py) ** 2)
    total = [sum(force[i] for force in instance.forces) for i in (2, 3)]
    torque = sum(x * fy - y * fx for x, y, fx, fy in instance.forces) - (px * total[1] - py * total[0])
    right = torque / inertia if instance.forces else inertia
    return "" if right == answer else f"it is {right}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The other sign, twice."""
    return [-answer, 2 * answer]
