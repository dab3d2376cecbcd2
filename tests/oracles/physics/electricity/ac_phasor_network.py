"""Judge by nodal analysis with admittances in numpy's complex numbers."""

from typing import Any

import numpy as np

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    nodes = max(max(a, b) for _, a, b, _, _ in instance.elements)
    sources = [name for name, *_ in instance.elements if name[0] == "V"]
    size = nodes + len(sources)
    matrix, right = np.zeros((size + 1, size + 1), complex), np.zeros(size + 1, complex)  # row and column 0: earth
    for name, a, b, x, y in instance.elements:
        value = complex(x, y)
        if name[0] == "I":
            right[a] -= value
            right[b] += value
        elif name[0] == "V":
            at = nodes + 1 + sources.index(name)
            matrix[[a, at], [at, a]] += 1
            matrix[[b, at], [at, b]] -= 1
            right[at] += value
        else:
            matrix[[a, b], [a, b]] += 1 / value
            matrix[[a, b], [b, a]] -= 1 / value
    found = np.concatenate(([0], np.linalg.solve(matrix[1:, 1:], right[1:])))
    if np.linalg.cond(matrix[1:, 1:]) > 1e9:
        return "the network is singular"
    for name in instance.asked:
        if name[0] == "v":
            value = found[int(name[1:])]
        else:
            _, a, b, x, y = next(one for one in instance.elements if one[0] == name[1:])
            value = (
                found[nodes + 1 + sources.index(name[1:])] if name[1] == "V" else (found[a] - found[b]) / complex(x, y)
            )
        given = complex(*map(float, answer[name]))
        if abs(given - value) > 1e-7 * (1 + abs(value)):
            return f"{name} is about {value}"
    return ""


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """Each conjugated."""
    return [answer | {name: (x, -y)} for name, (x, y) in answer.items()]
