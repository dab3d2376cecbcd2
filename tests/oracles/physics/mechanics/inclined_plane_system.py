"""Judge by Newton's law for every block, solved with sympy for both senses of motion."""

from typing import Any

import sympy

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    n = len(instance.blocks)
    a = sympy.Symbol("a")
    strings = [sympy.Integer(0), *sympy.symbols(f"T1:{n}"), sympy.Integer(0)] if n > 1 else [sympy.Integer(0)] * 2
    found = []
    for way in (1, -1):
        laws = []
        for i, (m, sine, cosine, mu) in enumerate(instance.blocks):
            s, c, f = (sympy.Rational(str(x)) for x in (sine, cosine, mu))
            pull = strings[i + 1] - strings[i] + (instance.force if i == n - 1 else 0)
            laws.append(10 * m * s - way * 10 * m * f * c + pull - m * a)
        (values,) = sympy.linsolve(laws, [a, *strings[1:-1]])
        if values[0] * way > 0:
            found.append(values)
    if len(found) != 1:
        return f"{len(found)} senses of motion are possible"
    names = ["a", *(f"T{i}" for i in range(1, n))]
    right = dict(zip(names, found[0], strict=True))
    assert all(right[name] > 0 for name in names[1:])
    wrong = [name for name in names if sympy.Rational(str(answer[name])) != right[name]]
    return f"{wrong[0]} is {right[wrong[0]]}" if wrong else ""


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The other sense, one more newton."""
    return [
        answer | {"a": -answer["a"]},
        *(answer | {name: value + 1} for name, value in answer.items() if name != "a"),
    ]
