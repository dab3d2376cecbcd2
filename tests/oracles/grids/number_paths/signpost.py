"""Judge by the directions between consecutive numbers as angles; look for other paths with a SAT model."""

import cmath
from typing import Any

from tests.oracles.grids.number_paths._walks import Follows, by_follows

LEVELS = range(1, 11)

ANGLES = dict(zip(("S", "SE", "E", "NE", "N", "NW", "W", "SW"), range(8), strict=True))


def _points(instance: Any) -> Follows:
    """Tell whether an arrow points from one cell to another; rows grow downwards along the real axis."""

    def follows(a: complex, b: complex) -> bool:
        eighths = cmath.phase(b - a) / (cmath.pi / 4)
        arrow = instance.arrows[int(a.real)][int(a.imag)]
        return a != b and arrow in ANGLES and abs((eighths - ANGLES[arrow] + 4) % 8 - 4) < 1e-9

    return follows


confirm, others, near_misses = by_follows(_points)
