"""Judge by numbers: orthonormal bases of lines and planes, and the singular values of their products."""

from typing import Any

import numpy as np

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    x, y, z = np.diag([float(size) for size in instance.sizes])
    zero = np.zeros(3)
    places = {
        "box": dict(zip("ABCDEFGH", (zero, x, x + y, y, z, x + z, x + y + z, y + z), strict=True)),
        "corner": dict(zip("ABCD", (zero, x, y, z), strict=True)),
        "prism": dict(zip("ABCDEF", (zero, x, y, z, x + z, y + z), strict=True)),
        "pyramid": dict(zip("ABCDS", (zero, x, x + y, y, (x + y) / 2 + z), strict=True)),
    }[instance.solid]
    for name, (one, other) in instance.extra:
        places[name] = (places[one] + places[other]) / 2
    spaces = []
    for name in (instance.first, instance.second):
        start = places[name[0]]
        basis, _ = np.linalg.qr(np.array([places[letter] - start for letter in name[1:]]).T)
        spaces.append(basis)
    cosines = np.linalg.svd(spaces[0].T @ spaces[1], compute_uv=False)
    found = float(cosines.min())  # two planes share a direction, whose cosine is 1
    return "" if abs(found - float(answer)) < 1e-9 else f"the cosine is about {found}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The negative cosine, the sine, half of it."""
    sine = 1 - answer * answer
    return [near for near in (-answer, sine, answer / 2) if near != answer]
