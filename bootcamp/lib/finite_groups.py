"""Finite groups: closures, cosets and orders of groups of permutations, and multiplication tables."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from itertools import product
from random import Random
from typing import TypeVar

from bootcamp.lib.permutation import Permutation, compose, inverse

T = TypeVar("T", bound=Hashable)
Table = tuple[tuple[int, ...], ...]
"""Row a, column b: the product ab of elements 0..n-1."""


def closure(generators: Iterable[T], multiply: Callable[[T, T], T], identity: T) -> list[T]:
    """List the elements of a finite group, breadth first from the identity.

    >>> closure([4], lambda a, b: (a + b) % 10, 0)
    [0, 4, 8, 2, 6]
    """
    steps = list(generators)
    found = [identity]
    seen = {identity}
    for element in found:
        for step in steps:
            new = multiply(element, step)
            if new not in seen:
                seen.add(new)
                found.append(new)
    return found


def left_cosets(elements: Iterable[T], subgroup: Sequence[T], multiply: Callable[[T, T], T]) -> list[list[T]]:
    """List the cosets gH, each with its elements in the order of H.

    >>> left_cosets(range(4), [0, 2], lambda a, b: (a + b) % 4)
    [[0, 2], [1, 3]]
    """
    seen: set[T] = set()
    cosets = []
    for element in elements:
        if element not in seen:
            cosets.append([multiply(element, h) for h in subgroup])
            seen.update(cosets[-1])
    return cosets


def group_order(generators: Sequence[Permutation]) -> int:
    """Count the elements of the group that permutations generate.

    >>> group_order([(1, 2, 3, 4, 0), (1, 0, 2, 3, 4)])
    120

    Source: Schreier and Sims; Seress, "Permutation Group Algorithms".
    """
    steps = [g for g in dict.fromkeys(generators) if any(i != image for i, image in enumerate(g))]
    if not steps:
        return 1
    base = next(i for i in range(len(steps[0])) if any(g[i] != i for g in steps))
    identity = tuple(range(len(steps[0])))
    moves = {base: identity}
    orbit = [base]
    for point in orbit:
        for g in steps:
            if g[point] not in moves:
                moves[g[point]] = compose(moves[point], g)
                orbit.append(g[point])
    rest = (
        compose(compose(moves[point], g), inverse(moves[g[point]])) for point in orbit for g in steps
    )  # Schreier's generators of the stabiliser of the base
    return len(orbit) * group_order(_filtered(rest))


def _filtered(generators: Iterable[Permutation]) -> list[Permutation]:
    """Keep at most n(n-1)/2 permutations that generate the same group, by the first point moved and its image.

    Source: Sims' filter; Cameron, "Permutation Groups", 1999.
    """
    kept: dict[tuple[int, int], Permutation] = {}
    for g in generators:
        while (moved := next((i for i, image in enumerate(g) if i != image), None)) is not None:
            other = kept.setdefault((moved, g[moved]), g)
            if other == g:
                break
            g = compose(g, inverse(other))
    return list(kept.values())


def is_group(table: Sequence[Sequence[int]]) -> str:
    """Say which axiom a table of products of 0..n-1 breaks, or nothing.

    >>> is_group([[0, 1], [1, 0]]), is_group([[0, 1], [0, 1]]), is_group([[0, 1], [1, 1]])
    ('', 'no element is an identity', 'an element has no inverse')
    """
    n = range(len(table))
    identity = next((e for e in n if all(table[e][a] == table[a][e] == a for a in n)), None)
    if identity is None:
        return "no element is an identity"
    if any(identity not in table[a] or identity not in (table[b][a] for b in n) for a in n):
        return "an element has no inverse"
    if any(table[table[a][b]][c] != table[a][table[b][c]] for a, b, c in product(n, repeat=3)):
        return "the multiplication is not associative"
    return ""


def table_of(elements: Sequence[T], multiply: Callable[[T, T], T]) -> Table:
    """Give the multiplication table of a group by the places of its elements.

    >>> table_of([0, 1, 2], lambda a, b: (a + b) % 3)
    ((0, 1, 2), (1, 2, 0), (2, 0, 1))
    """
    place = {element: i for i, element in enumerate(elements)}
    return tuple(tuple(place[multiply(a, b)] for b in elements) for a in elements)


def semidirect(n: int, m: int, k: int) -> Table:
    """Give the table of the pairs (i, j) with (i, j)(i', j') = (i + k^j i' mod n, j + j' mod m), k^m = 1 mod n.

    >>> semidirect(3, 1, 1)
    ((0, 1, 2), (1, 2, 0), (2, 0, 1))
    """
    pairs = list(product(range(n), range(m)))
    return table_of(pairs, lambda a, b: ((a[0] + pow(k, a[1], n) * b[0]) % n, (a[1] + b[1]) % m))


def direct(first: Table, second: Table) -> Table:
    """Give the table of the direct product.

    >>> direct(((0, 1), (1, 0)), ((0,),))
    ((0, 1), (1, 0))
    """
    pairs = list(product(range(len(first)), range(len(second))))
    return table_of(pairs, lambda a, b: (first[a[0]][b[0]], second[a[1]][b[1]]))


def quaternion_group(n: int = 8) -> Table:
    """Give the table of the dicyclic group of order n, a multiple of 4: a^(n/2) = 1, b^2 = a^(n/4), ba = a^-1 b.

    >>> is_group(quaternion_group(12))
    ''
    """
    half = n // 2
    pairs = list(product(range(half), range(2)))

    def multiply(a: tuple[int, int], b: tuple[int, int]) -> tuple[int, int]:
        shift = half // 2 if a[1] and b[1] else 0
        return (a[0] + (-b[0] if a[1] else b[0]) + shift) % half, (a[1] + b[1]) % 2

    return table_of(pairs, multiply)


def permutation_table(generators: Sequence[Permutation]) -> Table:
    """Give the table of the group that permutations generate, the left factor acting first.

    >>> len(permutation_table([(1, 0, 2), (1, 2, 0)]))
    6
    """
    return table_of(closure(generators, compose, tuple(range(len(generators[0])))), compose)


def small_groups(n: int) -> dict[str, Table]:
    """Give some groups of order n by name, no two of them isomorphic; for n up to 15 all of them.

    >>> list(small_groups(8)), len(small_groups(12)), len(small_groups(16))
    (['C8', 'C4xC2', 'C2xC2xC2', 'D8', 'Q8'], 5, 9)
    """
    found = {"x".join(f"C{m}" for m in parts): _abelian(parts) for parts in _invariants(n)}
    if n % 2 == 0 and n > 4:
        found[f"D{n}"] = semidirect(n // 2, 2, n // 2 - 1)
    if n % 4 == 0 and n > 4:
        found[f"Q{n}"] = quaternion_group(n)
    if n == 12:
        found["A4"] = permutation_table([(1, 2, 0, 3), (1, 0, 3, 2)])
    if n == 16:
        found["M16"] = semidirect(8, 2, 5)
        found["C4:C4"] = semidirect(4, 4, 3)
    if n == 18:
        found["D6xC3"] = direct(semidirect(3, 2, 2), semidirect(3, 1, 1))
    if n == 20:
        found["F20"] = semidirect(5, 4, 2)
    if n == 21:
        found["F21"] = semidirect(7, 3, 2)
    if n == 24:
        found["S4"] = permutation_table([(1, 2, 3, 0), (1, 0, 2, 3)])
        found["D6xC4"] = direct(semidirect(3, 2, 2), semidirect(4, 1, 1))
        found["C3:C8"] = semidirect(3, 8, 2)
    return found


def _abelian(parts: Sequence[int]) -> Table:
    table: Table = ((0,),)
    for m in parts:
        table = direct(table, semidirect(m, 1, 1))
    return table


def _invariants(n: int) -> list[tuple[int, ...]]:
    """List the chains of numbers above 1 with product n, each a multiple of the next."""
    if n == 1:
        return [()]
    chains: list[tuple[int, ...]] = [(n,)]
    for m in range(n - 1, 1, -1):
        if n % m == 0:
            chains += [(m, *rest) for rest in _invariants(n // m) if rest and m % rest[0] == 0]
    return chains


def relabelled(table: Table, places: Sequence[int]) -> Table:
    """Call element i ``places[i]``.

    >>> relabelled(((0, 1), (1, 0)), (1, 0))
    ((1, 0), (0, 1))
    """
    back = inverse(places)
    return tuple(tuple(places[table[i][j]] for j in back) for i in back)


def element_orders(table: Table) -> list[int]:
    """Give the order of every element of a group.

    >>> element_orders(((0, 1, 2), (1, 2, 0), (2, 0, 1)))
    [1, 3, 3]
    """
    identity = next(e for e, row in enumerate(table) if row[e] == e)
    orders = []
    for element in range(len(table)):
        count, value = 1, element
        while value != identity:
            count, value = count + 1, table[value][element]
        orders.append(count)
    return orders


def random_element(rng: Random, generators: Sequence[Permutation], length: int) -> Permutation:
    """Multiply `length` of the generators, each drawn uniformly.

    >>> random_element(Random(1), [(1, 2, 0)], 3)
    (0, 1, 2)
    """
    element = tuple(range(len(generators[0])))
    for _ in range(length):
        element = compose(element, rng.choice(list(generators)))
    return element
