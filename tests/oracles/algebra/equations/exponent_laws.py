"""Judge by the logarithms of the values to 60 digits, with all letters 1 and with one of them 5."""

from fractions import Fraction
from typing import Any

import mpmath

from bootcamp.verifiers.symbolic import Node, parse

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, Fraction]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    tree = parse(instance.expression, instance.letters)
    with mpmath.workdps(60):
        for letters in ({}, *({letter: 5} for letter in instance.letters)):
            known = {letter: mpmath.mpf(letters.get(letter, 1)) for letter in instance.letters}
            shown = _logarithm(tree, known)
            values = {base: known.get(base, base) for base in answer}
            wanted = sum(
                mpmath.mpf(n.numerator) / n.denominator * mpmath.log(mpmath.mpf(values[b])) for b, n in answer.items()
            )
            if abs(shown - wanted) > mpmath.mpf(10) ** -40:
                return f"the product is another one where {letters or 'all letters'} count 1"
    return ""


def _logarithm(node: Node, letters: dict[str, Any]) -> Any:
    if node.head in ("number", "symbol"):
        return mpmath.log(mpmath.mpf(str(node.leaf)) if node.head == "number" else letters[str(node.leaf)])
    if node.head == "mul":
        return sum(_logarithm(arg, letters) for arg in node.args)
    if node.head == "div":
        return _logarithm(node.args[0], letters) - _logarithm(node.args[1], letters)
    if node.head == "pow":
        return _logarithm(node.args[0], letters) * _exponent(node.args[1])
    index, radicand = node.args if node.leaf == "root" else (None, node.args[0])
    return _logarithm(radicand, letters) / (2 if index is None else _exponent(index))


def _exponent(node: Node) -> Any:
    if node.head == "neg":
        return -_exponent(node.args[0])
    if node.head == "div":
        return _exponent(node.args[0]) / _exponent(node.args[1])
    return mpmath.mpf(str(node.leaf))
