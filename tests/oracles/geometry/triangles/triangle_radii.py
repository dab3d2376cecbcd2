"""Judge by coordinates in mpmath: the triangle is built and measured with 40 digits."""

from typing import Any

from mpmath import mp, mpf, sqrt

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    with mp.workdps(40):
        value = sum((mpf(c.numerator) / c.denominator * sqrt(d) for d, c in answer.terms), mpf(0))
        a, b, c = _corners(instance)
        found = _measured(instance.quantity, a, b, c)
        return "" if abs(found - value) < mpf(10) ** -25 * (1 + abs(found)) else f"it is about {found}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """Twice, half, one more."""
    return [near for near in (answer * 2, answer / 2, answer + 1) if near != answer]


def _corners(instance: Any) -> Any:
    numbers = [mpf(x.numerator) / x.denominator for x in instance.numbers]
    if instance.data == "corners":
        return [complex_(*numbers[i : i + 2]) for i in (0, 2, 4)]
    if instance.data == "cosine":
        b, c, cosine = numbers
        return [complex_(0, 0), complex_(c, 0), complex_(b * cosine, b * sqrt(1 - cosine**2))]
    if instance.data == "altitudes":
        p, q, r = (1 / h for h in numbers)
        shape = _from_sides(p, q, r)
        scale = numbers[0] / _measured("altitude", *shape)
        return [corner * scale for corner in shape]
    return _from_sides(*numbers)


def complex_(x: Any, y: Any) -> Any:
    """Make a point of the plane."""
    return mp.mpc(x, y)


def _from_sides(a: Any, b: Any, c: Any) -> Any:
    x = (b * b + c * c - a * a) / (2 * c)
    return [complex_(0, 0), complex_(c, 0), complex_(x, sqrt(b * b - x * x))]


def _measured(quantity: str, a: Any, b: Any, c: Any) -> Any:
    u, v, w = abs(b - c), abs(c - a), abs(a - b)
    doubled = abs(((b - a) * (c - a).conjugate()).imag)
    if quantity == "altitude":
        return doubled / u
    if quantity == "median":
        return abs((b + c) / 2 - a)
    if quantity == "bisector":
        return abs((v * b + w * c) / (v + w) - a)
    incentre = (u * a + v * b + w * c) / (u + v + w)
    if quantity == "inradius":
        return abs(((incentre - a) * (b - a).conjugate()).imag) / w
    if quantity == "exradius":
        excentre = (-u * a + v * b + w * c) / (v + w - u)
        return abs(((excentre - a) * (b - a).conjugate()).imag) / w
    weights = [u * u * (v * v + w * w - u * u), v * v * (w * w + u * u - v * v), w * w * (u * u + v * v - w * w)]
    centre = sum(weight * corner for weight, corner in zip(weights, (a, b, c), strict=True)) / sum(weights)
    return abs(centre - a) if quantity == "circumradius" else abs(centre - incentre) ** 2
