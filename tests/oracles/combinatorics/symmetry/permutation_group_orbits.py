"""Judge by joining colourings that a generator turns into each other, and by sympy's group where there are too many."""

from typing import Any

from sympy.combinatorics import Permutation, PermutationGroup

LEVELS = range(1, 9)


def confirm(instance: Any, answer: int) -> str:
    """Say what is wrong with `answer`, or nothing."""
    n, q = instance.positions, instance.colours
    if q**n <= 3000:
        right = _classes(n, q, instance.generators)
    else:
        group = PermutationGroup([Permutation(list(one)) for one in instance.generators])
        elements = list(group.generate())
        right = sum(q**one.cycles for one in elements) // len(elements)
    return "" if answer == right else f"there are {right}"


def near_misses(instance: Any, answer: int) -> list[int]:
    """All colourings, and one more."""
    return [instance.colours**instance.positions, answer + 1]


def _classes(n: int, q: int, generators: Any) -> int:
    parent = list(range(q**n))

    def root(one: int) -> int:
        while parent[one] != one:
            parent[one] = parent[parent[one]]
            one = parent[one]
        return one

    for code in range(q**n):
        colours = [code // q**place % q for place in range(n)]
        for images in generators:
            other = sum(colours[place] * q ** images[place] for place in range(n))
            parent[root(code)] = root(other)
    return len({root(code) for code in range(q**n)})
