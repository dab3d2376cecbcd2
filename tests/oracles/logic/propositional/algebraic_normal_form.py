"""Judge by polynomials over the integers modulo 2, multiplied out connective by connective."""

from typing import Any

LEVELS = range(1, 11)

Polynomial = frozenset[frozenset[str]]
_ONE: Polynomial = frozenset({frozenset()})


def confirm(instance: Any, answer: frozenset[str]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    right = {"".join(sorted(term)) or "1" for term in _expand(instance.formula)}
    return "" if right == answer else f"the monomials are {sorted(right)}"


def near_misses(instance: Any, answer: frozenset[str]) -> list[frozenset[str]]:
    """The form of the negation, and one monomial missing."""
    return [answer ^ {"1"}, answer - {max(answer)}]


def _expand(formula: Any) -> Polynomial:
    kind = type(formula).__name__
    if kind == "Atom":
        return frozenset({frozenset({formula.name})})
    if kind == "Not":
        return _expand(formula.operand) ^ _ONE
    a, b = _expand(formula.left), _expand(formula.right)
    product: Polynomial = frozenset()
    for one in a:
        for other in b:
            product ^= {one | other}
    return {
        "and": product,
        "or": a ^ b ^ product,
        "xor": a ^ b,
        "iff": a ^ b ^ _ONE,
        "implies": _ONE ^ a ^ product,
    }[formula.connective]
