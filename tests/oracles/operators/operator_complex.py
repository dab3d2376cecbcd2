"""Judge with exact complex numbers of sympy on the printed definitions and expression."""

import re
from typing import Any

import sympy

from tests.oracles.operators._formulas import bracketed, tree, value

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    formulas = {line[2]: tree(line.split(" = ")[1]) for line in instance.formulas}
    signs = {sign: _applied(formula) for sign, formula in formulas.items()}
    tokens = re.findall(r"\(-?\d+ [-+] \d*i\)|\(-\d*i?\)|\d*i|\d+|\S", instance.shown)
    result = bracketed(tokens, signs, _number)
    return "" if tuple(answer) == result.as_real_imag() else f"the value is {result}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The conjugate, and the parts exchanged."""
    return [(answer[0], -answer[1]), *([answer[::-1]] if answer[0] != answer[1] else [])]


def _number(text: str) -> Any:
    parts = complex(text.strip("()").replace(" ", "").replace("i", "j"))
    return sympy.Integer(int(parts.real)) + sympy.I * int(parts.imag)


def _applied(formula: Any) -> Any:
    def apply(a: Any, b: Any) -> Any:
        known = {"a": a, "b": b, "i": sympy.I}
        return sympy.expand_complex(value(formula, known, {"conj": sympy.conjugate}))

    return apply
