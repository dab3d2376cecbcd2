"""Judge by sympy's solver of the formula, at rational values of the letters."""

from random import Random
from typing import Any

import sympy

from bootcamp.verifiers.symbolic import Node, add, div, mul, neg, symbol
from tests.oracles.algebra._trees import read, sympy_of

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Node) -> str:
    """Say what is wrong with `answer`, or nothing."""
    target, rng = sympy.Symbol(instance.target), Random(7)
    formula, shown = read(instance.formula, instance.target, *instance.others), sympy_of(answer)
    if target in shown.free_symbols:
        return "the letter is in the answer"
    for _ in range(3):
        values = {sympy.Symbol(name): sympy.Rational(rng.randint(2, 40), rng.randint(2, 9)) for name in instance.others}
        values[sympy.Symbol("y")] = sympy.Rational(rng.choice((-1, 1)) * rng.randint(2, 40), 41)  # never whole: a pole
        equation = sympy.numer(sympy.together(formula.subs(values) - values[sympy.Symbol("y")]))
        roots = sympy.Poly(sympy.expand(equation), target).ground_roots()
        roots = {root for root in roots if formula.subs(values).subs(target, root) == values[sympy.Symbol("y")]}
        assert len(roots) == 1
        if shown.subs(values) not in roots:
            return "the formula does not hold"
    return ""


def near_misses(instance: Any, answer: Node) -> list[Node]:
    """The other sign, the reciprocal, a letter more, the letter itself."""
    return [neg(answer), div(1, answer), add(answer, symbol("y")), mul(2, answer), symbol(instance.target)]
