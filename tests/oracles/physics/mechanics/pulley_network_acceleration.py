"""Judge by Newton's law for every block and the length of every string, solved as one linear system with sympy."""

from typing import Any

import sympy

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    pulleys = [f"P{i}" for i in range(1, len(instance.strings) + 1)]
    a = {name: sympy.Symbol(f"a{name}") for name in [*instance.names, *pulleys]}  # downward
    t = {name: sympy.Symbol(f"t{name}") for name in pulleys}
    masses = dict(zip(instance.names, instance.masses, strict=True))
    laws = [a["P1"]]
    for pulley, ends in zip(pulleys, instance.strings, strict=True):
        if instance.table and pulley == "P1":
            laws.append(a[ends[0]] - a[ends[1]])  # towards the pulley means down at the other end
        else:
            laws.append(a[ends[0]] + a[ends[1]] - 2 * a[pulley])
        for end in ends:
            if end in masses and instance.table and end == "A":
                laws.append(masses[end] * a[end] - t[pulley])
            elif end in masses:
                laws.append(masses[end] * (10 - a[end]) - t[pulley])
            else:
                laws.append(t[pulley] - 2 * t[end])
    found = sympy.linsolve(laws, [*a.values(), *t.values()])
    (values,) = found
    right = dict(zip([*a], values, strict=False))
    wrong = [name for name in instance.names if right[name] != sympy.Rational(str(answer[name]))]
    return f"{wrong[0]} is {right[wrong[0]]}" if wrong else ""


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """One with the other sign, two exchanged."""
    a, b = list(answer)[:2]
    return [one for one in [answer | {a: -answer[a]}, answer | {a: answer[b], b: answer[a]}] if one != answer]
