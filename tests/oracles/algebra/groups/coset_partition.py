"""Judge by matrices and permutations written down anew: the cosets partition the group, and x^-1 y lies in H."""

from itertools import permutations, product
from typing import Any

from sympy.combinatorics import Permutation, PermutationGroup

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    names = [name for coset in answer for name in coset]
    if instance.kind == "symmetric":
        whole: set[Any] = {"".join(word) for word in permutations("1234")}
    else:
        whole = set(product(range(instance.a), range(instance.b)))
    if len(names) != len(whole) or set(map(_plain, names)) != whole:
        return "the cosets do not partition the group"
    group = PermutationGroup([_permutation(instance, g) for g in instance.generators])
    for coset in answer:
        first, *rest = sorted(coset)
        if len(coset) != group.order():
            return "a coset has the wrong size"
        inverse = ~_permutation(instance, _element(instance, first))
        for name in rest:
            if _permutation(instance, _element(instance, name)) * inverse not in group:
                return "two elements of a coset belong to different ones"
    return ""


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """Two elements exchanged, a coset left out, two joined."""
    first, second, *rest = sorted(answer, key=sorted)
    a, b = min(first), min(second)
    swapped = [frozenset(first - {a} | {b}), frozenset(second - {b} | {a}), *rest]
    return [
        near for near in (frozenset(swapped), frozenset([second, *rest]), frozenset([first | second, *rest])) if near
    ]


def _plain(name: Any) -> Any:
    return name if isinstance(name, str) else tuple(name)


def _element(instance: Any, name: Any) -> tuple[int, ...]:
    if instance.kind != "symmetric":
        return tuple(name)
    return next(p for p in permutations(range(4)) if "".join(str(i + 1) for i in p) == name)


def _permutation(instance: Any, g: tuple[int, ...]) -> Permutation:
    """Let g act on points; sympy multiplies from left to right, so gh is written h * g."""
    if instance.kind == "symmetric":
        return Permutation(list(g))
    a, b = instance.a, instance.b
    # (x, y) sends i to x + k^y i and turns b further points by y
    return Permutation([(instance.k ** g[1] * i + g[0]) % a for i in range(a)] + [a + (i + g[1]) % b for i in range(b)])
