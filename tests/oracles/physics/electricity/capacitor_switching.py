"""Judge by the charges that each wire and battery carries, with a potential for every plate, solved with sympy."""

from typing import Any

import sympy

LEVELS = range(1, 9)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    n = len(instance.capacities)
    charge = dict(enumerate(map(sympy.Integer, instance.charges), start=1))
    plates = [f"{i}{side}" for i in charge for side in "ab"]
    v = {plate: sympy.Symbol(f"v{plate}") for plate in plates}
    q = {i: sympy.Symbol(f"q{i}") for i in charge}
    for step in instance.steps:
        moved = sympy.symbols(f"x:{len(step)}")
        gain = dict.fromkeys(plates, sympy.Integer(0))
        laws = []
        for x, (a, b, volts) in zip(moved, step, strict=True):
            gain[a] -= x
            gain[b] += x
            laws.append(v[a] - v[b] - volts)
        for i in charge:
            laws += [charge[i] + gain[f"{i}a"] - q[i], -charge[i] + gain[f"{i}b"] + q[i]]
            laws.append(instance.capacities[i - 1] * (v[f"{i}a"] - v[f"{i}b"]) - q[i])
        (found,) = sympy.linsolve(laws, [*q.values(), *v.values(), *moved])
        charge = dict(zip(q, found[:n], strict=True))
        assert not any(value.free_symbols for value in charge.values())
    wrong = [i for i, value in charge.items() if value != sympy.Rational(str(answer[f"q{i}"]))]
    return f"q{wrong[0]} is {charge[wrong[0]]}" if wrong else ""


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """Each with the other sign."""
    return [answer | {name: -value} for name, value in answer.items()]
