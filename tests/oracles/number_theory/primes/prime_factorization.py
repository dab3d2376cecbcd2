"""Judge the written product by sympy: every base is prime and the whole comes to n."""

from math import prod
from typing import Any

from sympy import factorint, isprime

from bootcamp.verifiers import Expression

LEVELS = range(1, 11)
FORMAT = Expression(operators=("*", "^"))


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    powers = _powers(answer)
    if not all(isprime(p) and e >= 1 for p, e in powers):
        return "a factor is not a power of a prime"
    return "" if prod(p**e for p, e in powers) == instance.n else "the product differs from n"


def others(instance: Any, answer: Any) -> list[Any]:
    """The factors in decreasing order, without powers."""
    primes = [str(p) for p, e in factorint(instance.n).items() for _ in range(e)]
    return [FORMAT.parse("*".join(reversed(primes)))]


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The number itself, a factor 1, a prime too many."""
    return [FORMAT.parse(text) for text in (str(instance.n), f"1*{answer.text}", f"{answer.text}*2")]


def _powers(tree: Any) -> list[tuple[int, int]]:
    operator = getattr(tree, "operator", "")
    if operator == "*":
        return _powers(tree.left) + _powers(tree.right)
    return [(int(tree.left.value), int(tree.right.value)) if operator == "^" else (int(tree.value), 1)]
