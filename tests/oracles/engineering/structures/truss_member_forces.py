"""Judge by floating-point equilibrium in unit directions (numpy), and reactions by moments."""

from typing import Any

import numpy as np

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    points = [np.array(p, dtype=float) for p in instance.joints]
    n, m = len(points), len(instance.members)
    if m + 3 != 2 * n:
        return "it is not determinate"
    system, load = np.zeros((2 * n, m + 3)), np.zeros(2 * n)
    lengths = []
    for k, (i, j) in enumerate(instance.members):
        way = points[j] - points[i]
        lengths.append(float(np.hypot(*way)))
        system[2 * i : 2 * i + 2, k] += way / lengths[-1]
        system[2 * j : 2 * j + 2, k] -= way / lengths[-1]
    system[2 * instance.pin, m] = system[2 * instance.pin + 1, m + 1] = system[2 * instance.roller + 1, m + 2] = 1
    for i, x, y in instance.loads:
        load[2 * i : 2 * i + 2] += (x, y)
    if np.linalg.cond(system) > 1e9:
        return "it moves"
    force = np.linalg.solve(system, -load)
    names = [chr(65 + i) + chr(65 + j) for i, j in instance.members]
    found = {name: force[k] / lengths[k] for k, name in enumerate(names)}
    a, b = chr(65 + instance.pin), chr(65 + instance.roller)
    # the reaction at the roller once more, by moments round the pin
    x0, y0 = points[instance.pin]
    arm = points[instance.roller][0] - x0
    turn = sum((points[i][0] - x0) * y - (points[i][1] - y0) * x for i, x, y in instance.loads)
    found |= {f"{a}x": force[m], f"{a}y": force[m + 1], f"{b}y": -turn / arm}
    wrong = [name for name, value in answer.items() if abs(found[name] - float(value)) > 1e-6]
    return f"{wrong[0]} is about {found[wrong[0]]}" if wrong else ""


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """Signs turned, one changed."""
    first = next(iter(answer))
    return [{name: -value for name, value in answer.items()}, {**answer, first: answer[first] + 1}]
