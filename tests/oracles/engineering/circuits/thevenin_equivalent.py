"""Judge by two loads: sympy solves the nodal equations with each of them, and the line through both points is drawn."""

from typing import Any

import sympy

LEVELS = range(1, 9)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    for load in (sympy.Rational(1009, 7), sympy.Rational(-613, 5)):
        u, current = _loaded(instance, load)
        expected = sympy.Rational(str(answer["voltage"])) - sympy.Rational(str(answer["resistance"])) * current
        if u != expected:
            return f"at a load of {load} the voltage is {u}"
    e, r = (sympy.Rational(str(answer[name])) for name in ("voltage", "resistance"))
    x = sympy.Symbol("x")
    if instance.question == "power":
        best = sympy.solve(sympy.diff(e**2 * x / (x + r) ** 2, x), x)
        if [e**2 * s / (s + r) ** 2 for s in best] != [sympy.Rational(str(answer["power"]))]:
            return "the power is another"
    if instance.question == "current":
        current = _loaded(instance, sympy.Integer(instance.load))[1]
        if current != sympy.Rational(str(answer["current"])):
            return f"the current is {current}"
    return ""


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """Signs turned, fields exchanged."""
    near = [
        {**answer, "voltage": -answer["voltage"]},
        {**answer, "resistance": -answer["resistance"]},
        {**answer, "voltage": answer["resistance"], "resistance": answer["voltage"]},
    ]
    return near + [{**answer, name: answer[name] * 2} for name in answer if name not in ("voltage", "resistance")]


def _loaded(instance: Any, load: Any) -> tuple[Any, Any]:
    """Give voltage and current of a resistor between the two nodes."""
    n = 1 + max(max(e[1], e[2]) for e in instance.elements)
    v = sympy.symbols(f"v0:{n}")
    out: list[Any] = [sympy.Integer(0)] * n
    rows, extra = [v[0]], []
    for name, p, q, value, c, d in [*instance.elements, ("R!", instance.a, instance.b, load, 0, 0)]:
        if name[0] == "R":
            i = (v[p] - v[q]) / value
        elif name[0] == "I":
            i = sympy.Integer(value)
        elif name[0] == "G":
            i = value * (v[c] - v[d])
        else:
            i = sympy.Symbol(f"i_{name}")
            extra.append(i)
            rows.append(v[p] - v[q] - (value if name[0] == "V" else value * (v[c] - v[d])))
        out[p] += i
        out[q] -= i
    (found,) = sympy.linsolve(rows + out[1:], [*v, *extra])
    u = found[instance.a] - found[instance.b]
    return u, u / load
