"""Judge by own event lists: paths as (start time, place, velocity), collisions in the frame of the centre of mass."""

import itertools
from fractions import Fraction
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    paths = [(Fraction(0), Fraction(x), Fraction(v)) for _, x, v in instance.beads]
    masses = [m for m, _, _ in instance.beads]
    fixed = [(Fraction(0), Fraction(w), Fraction(0)) for w in instance.walls]
    left, right = [w for w in fixed if w[1] < paths[0][1]], [w for w in fixed if w[1] > paths[-1][1]]
    now, hits = Fraction(0), 0
    while True:
        row = [*left, *paths, *right]
        pairs = [(_meeting(a, b, now), i) for i, (a, b) in enumerate(itertools.pairwise(row))]
        due = [(time, i) for time, i in pairs if time is not None]
        if not due or min(due)[0] > instance.time:
            break
        now, i = min(due)
        hits += 1
        i -= len(left)
        if 0 <= i < len(paths) - 1:
            a, b = paths[i], paths[i + 1]
            mass, where = masses[i] + masses[i + 1], a[1] + a[2] * (now - a[0])
            centre = (masses[i] * a[2] + masses[i + 1] * b[2]) / mass
            e = instance.restitution[i]
            for k in (i, i + 1):
                paths[k] = (now, where, centre - e * (paths[k][2] - centre))
        else:
            k = max(i, 0)
            t, x, v = paths[k]
            paths[k] = (now, x + v * (now - t), -v)
    right_answer = {"collisions": hits, "v": tuple(v for _, _, v in paths)}
    return "" if answer == right_answer else f"it is {right_answer}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """One collision more, one velocity turned or changed."""
    v = answer["v"]
    return [answer | {"collisions": answer["collisions"] + 1}, answer | {"v": (v[0] + 1, *v[1:])}]


def _meeting(a: Any, b: Any, now: Fraction) -> Fraction | None:
    """Give when the left one catches up with the right one, if it comes nearer."""
    if a[2] <= b[2]:
        return None
    return (b[1] - b[2] * b[0] - a[1] + a[2] * a[0]) / (a[2] - b[2])
