"""Judge by letting the logarithms of the primes be any numbers: the letters follow from them, and the answer must."""

from fractions import Fraction
from random import Random
from typing import Any

from sympy import factorint

from bootcamp.verifiers.symbolic import Node, add, mul, neg, symbol
from tests.oracles.algebra._trees import rational, sympy_of

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Node) -> str:
    """Say what is wrong with `answer`, or nothing."""
    rng = Random(1)
    shown = sympy_of(answer)
    names = [letter for letter, _, _ in instance.letters]
    for _ in range(5):
        logs = {p: Fraction(rng.randint(1, 10**6), 997) for p in (2, 3, 5, 7, 11, 13)}
        letters = {a: rational(_log(logs, c) / _log(logs, b)) for a, b, c in instance.letters}
        wanted = rational(_log(logs, instance.argument) / _log(logs, instance.base))
        if not {str(name) for name in shown.free_symbols} <= set(names) or shown.subs(letters) != wanted:
            return "the answer is another function of the letters"
    return ""


def near_misses(instance: Any, answer: Node) -> list[Node]:
    """The other sign, a number too many, a letter too many."""
    letter = symbol(instance.letters[0][0])
    return [neg(answer), add(answer, 1), mul(letter, answer)]


def _log(logs: dict[int, Fraction], n: int) -> Fraction:
    return sum((times * logs[p] for p, times in factorint(n).items()), Fraction())
