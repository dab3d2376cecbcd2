"""Sines, cosines and directions of angles in degrees, to 40 digits and the same on every machine."""

from __future__ import annotations

from decimal import Context, Decimal, localcontext
from fractions import Fraction

_PI = Decimal("3.14159265358979323846264338327950288419716939937510582097494459")
_LIMIT = Decimal(10) ** -52


def sine(degrees: Fraction | int) -> Decimal:
    """Give the sine of an angle in degrees to 40 decimal places.

    >>> sine(30), sine(Fraction(-1, 2)).quantize(Decimal("1e-20"))
    (Decimal('0.5000000000000000000000000000000000000000'), Decimal('-0.00872653549837393496'))
    """
    turned = Fraction(degrees) % 360
    sign = -1 if turned > 180 else 1
    turned %= 180
    turned = min(turned, 180 - turned)
    with localcontext(Context(prec=60)):
        x = Decimal(turned.numerator) / turned.denominator * _PI / 180
        total = term = x
        n = 1
        while abs(term) > _LIMIT:
            term = -term * x * x / ((n + 1) * (n + 2))
            total += term
            n += 2
        return (sign * total).quantize(Decimal("1e-40"))


def cosine(degrees: Fraction | int) -> Decimal:
    """Give the cosine of an angle in degrees to 40 decimal places.

    >>> cosine(120)
    Decimal('-0.5000000000000000000000000000000000000000')
    """
    return sine(degrees + 90)


def direction(x: Decimal, y: Decimal) -> Decimal:
    """Give the angle from the positive x axis to the point (x, y), in degrees from 0 up to 360, to 30 decimal places.

    >>> direction(Decimal(0), Decimal(-2)), direction(Decimal(1), Decimal(1))
    (Decimal('270.000000000000000000000000000000'), Decimal('45.000000000000000000000000000000'))

    Raises:
        ValueError: both are 0.
    """
    if not x and not y:
        raise ValueError("x=0, y=0: expected a point that is not the origin")
    with localcontext(Context(prec=60)):
        steep = abs(y) > abs(x)
        t = abs(x) / abs(y) if steep else abs(y) / abs(x)
        for _ in range(4):  # each halves the angle
            t /= 1 + (1 + t * t).sqrt()
        total, power, n = t, t, 1
        while power > _LIMIT:
            power *= t * t
            n += 2
            total += -power / n if n % 4 == 3 else power / n
        angle = 16 * total * 180 / _PI
        angle = 90 - angle if steep else angle
        angle = 180 - angle if x < 0 else angle
        return ((360 - angle if y < 0 else angle) % 360).quantize(Decimal("1e-30"))
