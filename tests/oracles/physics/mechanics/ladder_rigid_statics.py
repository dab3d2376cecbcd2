"""Judge by balances of forces, and of torques about a far point, for every rod, solved with sympy."""

from typing import Any

import sympy

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    forces: list[list[Any]] = [[] for _ in instance.rods]
    unknowns: dict[str, Any] = {}

    def new(name: str) -> Any:
        return unknowns.setdefault(name, sympy.Symbol(name))

    for i, (a, b, c, d, mass) in enumerate(instance.rods):
        forces[i].append((sympy.Rational(a + c, 2), sympy.Rational(b + d, 2), 0, -10 * mass))
        if i + 1 < len(instance.rods):
            fx, fy = new(f"J{i + 1}x"), new(f"J{i + 1}y")
            forces[i].append((c, d, fx, fy))
            forces[i + 1].append((c, d, -fx, -fy))
    for letter, (kind, rod, x, y, dx, dy) in zip("ABCDEFGH", instance.supports, strict=False):
        if kind == "hinge":
            forces[rod].append((x, y, new(letter + "x"), new(letter + "y")))
            continue
        size = sympy.sqrt(dx**2 + dy**2)
        n = new({"string": "t"}.get(kind, "n") + letter)
        f = new("f" + letter) if kind == "rough" else 0
        forces[rod].append((x, y, (n * dx - f * dy) / size, (n * dy + f * dx) / size))
    for rod, x, y, fx, fy in instance.loads:
        forces[rod].append((x, y, fx, fy))
    laws = []
    for one in forces:
        laws += [sum(f[2] for f in one), sum(f[3] for f in one)]
        laws.append(sum((f[0] - 17) * f[3] - (f[1] + 23) * f[2] for f in one))
    (values,) = sympy.linsolve(laws, list(unknowns.values()))
    found = dict(zip(unknowns, values, strict=True))
    assert all(value.is_positive for name, value in found.items() if name[0] in "tn")
    for name in [name for name in found if name[0] == "f"]:
        found["m" + name[1]] = abs(found[name]) / found["n" + name[1]]
    wrong = [name for name in instance.asked if found[name] != sympy.Rational(str(answer[name]))]
    return f"{wrong[0]} is {found[wrong[0]]}" if wrong else ""


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """Each value with the other sign."""
    return [answer | {name: -value} for name, value in answer.items()]
