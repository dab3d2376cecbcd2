"""Judge by modified nodal analysis in sympy, and by the balance of power of the solution."""

from typing import Any

import sympy

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, Any]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    right = _solution(instance.elements)
    wrong = [name for name in instance.asked if sympy.Rational(str(answer[name])) != right[name]]
    return f"{wrong[0]} is {right[wrong[0]]}" if wrong else ""


def near_misses(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """Each value with the other sign."""
    return [answer | {name: -value} for name, value in answer.items()]


def _solution(elements: Any) -> dict[str, Any]:
    """Stamp conductances and the currents of voltage sources into one matrix, earth left out."""
    nodes = max(max(a, b) for _, a, b, *_ in elements)
    branches = [name for name, *_ in elements if name[0] in "VE"]
    width = nodes + len(branches)
    matrix, right = sympy.zeros(width, width), sympy.zeros(width, 1)

    def stamp(row: int, column: int, value: Any) -> None:
        if row >= 0 and column >= 0:
            matrix[row, column] += value

    for name, a, b, value, c, d in elements:
        kind, at = name[0], nodes + branches.index(name) if name[0] in "VE" else -1
        for node, sign in ((a - 1, 1), (b - 1, -1)):
            if kind == "R":
                stamp(node, a - 1, sympy.Rational(sign, value))
                stamp(node, b - 1, -sympy.Rational(sign, value))
            elif kind == "I" and node >= 0:
                right[node] -= sign * value
            elif kind == "G":
                stamp(node, c - 1, sign * value)
                stamp(node, d - 1, -sign * value)
            elif kind in "VE":
                stamp(node, at, sign)
                stamp(at, node, sign)
        if kind == "V":
            right[at] += value
        if kind == "E":
            stamp(at, c - 1, -value)
            stamp(at, d - 1, value)
    found = list(matrix.LUsolve(right))
    volts = [sympy.Integer(0), *found[:nodes]]
    result = {f"v{node}": volt for node, volt in enumerate(volts)}
    for name, a, b, value, c, d in elements:
        across, control = volts[a] - volts[b], value * (volts[c] - volts[d])
        result[f"i{name}"] = {"R": across / value, "I": sympy.Integer(value), "G": control}.get(name[0])
        if name in branches:
            result[f"i{name}"] = found[nodes + branches.index(name)]
    assert sum((volts[a] - volts[b]) * result[f"i{name}"] for name, a, b, *_ in elements) == 0
    return result
