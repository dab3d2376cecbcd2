"""Judge by sympy: the real roots of the numerator in lowest terms at which every fraction shown is defined."""

from fractions import Fraction
from typing import Any

import sympy

from bootcamp.verifiers.symbolic import parse
from bootcamp.verifiers.symbolic.tree import walk
from tests.oracles.algebra._trees import fraction_of, rational, read, sympy_of

LEVELS = range(1, 11)


def confirm(instance: Any, answer: frozenset[Fraction]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    x = sympy.Symbol("x")
    over = sympy.fraction(sympy.together(read(instance.left) - read(instance.right)))[0]
    roots = set(sympy.real_roots(sympy.Poly(sympy.expand(over), x)))
    under = _denominators(instance)
    wanted = {root for root in roots if all(d.subs(x, root) != 0 for d in under)}
    assert all(root.is_rational for root in wanted)
    return "" if {fraction_of(root) for root in wanted} == answer else "this is not the set of the solutions"


def near_misses(instance: Any, answer: frozenset[Fraction]) -> list[frozenset[Fraction]]:
    """The poles taken for solutions, one at a time, and one solution left out."""
    x = sympy.Symbol("x")
    poles = {root for d in _denominators(instance) for root in sympy.roots(sympy.Poly(d, x))}
    found = [answer | {fraction_of(pole)} for pole in sorted(poles)]
    assert all(rational(r) not in poles for r in answer)
    return [*found, answer - {min(answer)}] if len(answer) > 1 else found


def _denominators(instance: Any) -> list[Any]:
    trees = [parse(text) for text in (instance.left, instance.right)]
    found = [sympy_of(node.args[1]) for tree in trees for node in walk(tree) if node.head == "div"]
    return [d for d in found if d.free_symbols]
