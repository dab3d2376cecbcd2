"""Judge by weighing every branch, and prove uniqueness with sympy: weights first, then arms."""

from typing import Any

import sympy

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""

    def weight(load: Any) -> Any:
        if str(load).startswith("rod"):
            return sum(weight(one) for _, one in instance.rods[int(load.split()[1]) - 1])
        return sympy.sympify(load)

    laws = [sympy.sympify(a) * weight(x) - sympy.sympify(b) * weight(y) for (a, x), (b, y) in instance.rods]
    given = {sympy.Symbol(name): sympy.Rational(str(value)) for name, value in answer.items()}
    for number, law in enumerate(laws, start=1):
        if law.subs(given) != 0:
            return f"rod {number} is out of balance"
    weights = [symbol for symbol in given if str(symbol) not in "pqrs"]
    linear = [law for law in laws if not {str(one) for one in law.free_symbols} & set("pqrs")]
    (found,) = sympy.linsolve(linear, weights)
    return "" if not any(one.free_symbols for one in found) else "other weights fit, too"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """Each letter one more."""
    return [answer | {name: value + 1} for name, value in answer.items()]
