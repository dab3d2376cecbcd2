"""Judge by a recursion on n that looks through the list of earlier terms, with sympy's primes."""

from typing import Any

from sympy import prime

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[int, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    terms = [instance.start]
    while len(terms) <= max(*instance.indices, 0, 0) or not set(instance.values) <= set(terms):
        n = len(terms)
        size = _size(instance, n)
        lower = terms[n - 1] - size
        terms += [lower] if lower >= 1 and terms.count(lower) == 0 else [terms[n - 1] + size]
    if instance.indices:
        right = [terms[n] for n in instance.indices]
    else:
        right = [min(n for n, term in enumerate(terms) if term == value) for value in instance.values]
    return "" if list(answer) == right else f"expected {right}"


def near_misses(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, ...]]:
    """The last number one more, and the numbers backwards."""
    wrong = [(*answer[:-1], answer[-1] + 1), answer[::-1]]
    return [numbers for numbers in wrong if numbers != answer]


def _size(instance: Any, n: int) -> int:
    if instance.step == "prime":
        return int(prime(n))
    if instance.step == "digits":
        return n + sum(map(int, str(n)))
    if instance.step == "residue":
        return n - n // instance.modulus * instance.modulus + 1
    return {"n": n, "odd": n + n - 1, "square": n**2}[str(instance.step)]
