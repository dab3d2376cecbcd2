"""Judge by complex numbers: a symmetry keeps the centroid and is fixed by the image of one other point."""

from fractions import Fraction
from typing import Any

LEVELS = range(1, 11)

Number = tuple[Fraction, Fraction]
"""Real and imaginary part."""


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    for i, figure in enumerate(instance.figures, 1):
        turns, mirrors = _found(figure)
        if answer[f"turns{i}"] != turns:
            return f"figure {i} has {turns} rotations"
        given = {_slopes(terms) for terms in answer[f"mirrors{i}"]}
        if len(given) != len(answer[f"mirrors{i}"]) or given != mirrors:
            return f"figure {i} has the mirrors {mirrors}"
    return ""


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """One rotation more, one mirror fewer or more."""
    found = [{**answer, "turns1": answer["turns1"] + 1}]
    mirrors = answer["mirrors1"]
    extra = (((1, 0), Fraction(1)), ((0, 0), Fraction(1000)))
    found.append({**answer, "mirrors1": mirrors | {extra}})
    if mirrors:
        found.append({**answer, "mirrors1": mirrors - {min(mirrors)}})
    return found


def _slopes(terms: Any) -> Any:
    """Scale a line a x + b y + c = 0 so that its first coefficient is 1."""
    found = dict(terms)
    a, b, c = (Fraction(found.get(place, 0)) for place in ((1, 0), (0, 1), (0, 0)))
    lead = a or b
    return (a / lead, b / lead, c / lead) if lead else None


def _times(z: Number, w: Number) -> Number:
    return z[0] * w[0] - z[1] * w[1], z[0] * w[1] + z[1] * w[0]


def _over(z: Number, w: Number) -> Number:
    square = w[0] * w[0] + w[1] * w[1]
    u, v = _times(z, (w[0], -w[1]))
    return u / square, v / square


def _found(figure: Any) -> tuple[int, set[Any]]:
    n = len(figure)
    p, q = (Fraction(sum(dot[i] for dot in figure), n) for i in (0, 1))
    dots = {((x - p, y - q), colour) for x, y, colour in figure}
    pivot, shade = max(dots, key=lambda dot: (dot[0][0] ** 2 + dot[0][1] ** 2, dot))
    turns, mirrors = 0, set()
    for image, colour in dots:
        turn = _over(image, pivot)
        if colour != shade or turn[0] ** 2 + turn[1] ** 2 != 1:
            continue
        turns += {(_times(z, turn), c) for z, c in dots} == dots
        flip = _over(image, (pivot[0], -pivot[1]))
        if {(_times((z[0], -z[1]), flip), c) for z, c in dots} == dots:
            # fixed points z have z = flip * conjugate(z): the direction is 1 + flip, or i where that is 0
            u, v = (1 + flip[0], flip[1]) if flip[0] + 1 or flip[1] else (Fraction(0), Fraction(1))
            lead = -v or u
            mirrors.add((-v / lead, u / lead, (v * p - u * q) / lead))
    return turns, mirrors
