"""An operator that is a polynomial in a and b with unknown coefficients, and facts about it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import product

from bootcamp.tasks.operators._postfix import Postfix, evaluate, write

Term = tuple[str, int, int]
"""A coefficient by name ("" for 1) and the exponents of a and b that it is multiplied with, 2 at most."""

Fact = tuple[Postfix, Postfix]
"""Two sides that are equal for all values of the letters x and y in them."""

FORMS = {"∘": "{} ∘ {}"}


def formula(terms: Sequence[Term], modulus: int) -> str:
    """Write the polynomial, with its remainder modulo `modulus` if that is not 0."""
    text = " + ".join(" × ".join([name] * bool(name) + ["a"] * i + ["b"] * j) for name, i, j in terms)
    return f"({text}) mod {modulus}" if modulus else text


def equation(fact: Fact) -> str:
    """Write a fact."""
    return " = ".join(write(side, FORMS) if len(side) > 1 else str(side[0]) for side in fact)


def letters(fact: Fact) -> list[str]:
    """List the letters of a fact."""
    return [name for name in "xy" if name in fact[0]]


def general_facts(low: int, high: int) -> list[Fact]:
    """List facts with letters, each with one use of the operator a side, and with small numbers from low to high."""
    numbers = range(max(low, -5), min(high, 5) + 1)
    neutral: list[Fact] = [(side, ("x",)) for n in numbers for side in (("x", n, "∘"), (n, "x", "∘"))]
    constant: list[Fact] = [(("x", n, "∘"), (n,)) for n in numbers]
    return [*neutral, *constant, (("x", "y", "∘"), ("y", "x", "∘")), (("x", "x", "∘"), ("x",))]


def value(
    side: Postfix, terms: Sequence[Term], coefficients: Mapping[str, int], modulus: int, operands: Mapping[str, int]
) -> int:
    """Evaluate one side of a fact."""

    def apply(a: int, b: int) -> int:
        total = sum((coefficients[name] if name else 1) * a**i * b**j for name, i, j in terms)
        return int(total % modulus if modulus else total)

    operations: dict[str, Callable[..., int]] = {"∘": apply}
    return evaluate(side, FORMS, operations, lambda item: item if isinstance(item, int) else operands[item])


def holds(fact: Fact, terms: Sequence[Term], coefficients: Mapping[str, int], modulus: int) -> bool:
    """Test a fact of `general_facts`, or one without letters, for all residues or, on integers, for 5 values a letter.

    Its sides have degree 4 at most in each letter, so that 5 integers are enough.
    """
    names = letters(fact)
    for values in product(range(modulus) if modulus else range(-2, 3), repeat=len(names)):
        operands = dict(zip(names, values, strict=True))
        left, right = (value(side, terms, coefficients, modulus, operands) for side in fact)
        if left != right:
            return False
    return True
