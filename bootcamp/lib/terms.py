"""First-order terms: variables, substitution, unification, generalisation, random terms."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from random import Random

from bootcamp.verifiers.terms import TermTree as TermTree, numbered as numbered


def subterms(term: TermTree) -> list[TermTree]:
    """List all subterms, a term before its arguments, left before right.

    >>> [str(part) for part in subterms(TermTree("f", (TermTree("a"), TermTree("X"))))]
    ['f(a, X)', 'a', 'X']
    """
    found = [term]
    for arg in term.args:
        found += subterms(arg)
    return found


def variables(terms: Iterable[TermTree]) -> tuple[str, ...]:
    """List the variables of some terms in order of first appearance.

    >>> variables([TermTree("f", (TermTree("Y"), TermTree("X"))), TermTree("Y")])
    ('Y', 'X')
    """
    return tuple(dict.fromkeys(part.head for term in terms for part in subterms(term) if part.is_variable))


def depth(term: TermTree) -> int:
    """Count the levels below the root.

    >>> depth(TermTree("f", (TermTree("a"),)))
    1
    """
    return 1 + max(map(depth, term.args)) if term.args else 0


def substitute(term: TermTree, values: Mapping[str, TermTree]) -> TermTree:
    """Replace all variables at once by their values; those without a value stay.

    >>> str(substitute(TermTree("f", (TermTree("X"), TermTree("Y"))), {"X": TermTree("Y"), "Y": TermTree("a")}))
    'f(Y, a)'
    """
    if term.is_variable:
        return values.get(term.head, term)
    return TermTree(term.head, tuple(substitute(arg, values) for arg in term.args))


def unify(pairs: Iterable[tuple[TermTree, TermTree]]) -> dict[str, TermTree] | None:
    """Give a most general unifier of all pairs, fully substituted (idempotent), or None; a cycle is refused.

    >>> x, y, a = TermTree("X"), TermTree("Y"), TermTree("a")
    >>> found = unify([(TermTree("f", (x, y)), TermTree("f", (y, a)))])
    >>> {name: str(value) for name, value in found.items()}
    {'Y': 'a', 'X': 'a'}
    >>> unify([(x, TermTree("f", (x,)))])
    """
    bound: dict[str, TermTree] = {}
    stack = list(pairs)[::-1]
    while stack:
        one, other = (substitute(side, bound) for side in stack.pop())
        if one == other:
            continue
        if not one.is_variable:
            one, other = other, one
        if one.is_variable:
            if one.head in variables([other]):
                return None
            step = {one.head: other}
            bound = {name: substitute(value, step) for name, value in bound.items()} | step
        elif one.head == other.head and len(one.args) == len(other.args):
            stack += list(zip(one.args, other.args, strict=True))[::-1]
        else:
            return None
    return bound


def generalise(terms: Sequence[TermTree]) -> TermTree:
    """Give the least general generalisation, variables V1, V2, ... in order of first appearance (Plotkin).

    >>> a, b = TermTree("a"), TermTree("b")
    >>> str(generalise([TermTree("f", (a, a, b)), TermTree("f", (b, b, b))]))
    'f(V1, V1, b)'
    """
    names: dict[tuple[TermTree, ...], TermTree] = {}

    def inner(row: tuple[TermTree, ...]) -> TermTree:
        if len(set(row)) == 1:
            return row[0]
        if len({(term.head, len(term.args)) for term in row}) == 1:
            return TermTree(row[0].head, tuple(inner(args) for args in zip(*(term.args for term in row), strict=True)))
        return names.setdefault(row, TermTree(f"V{len(names) + 1}"))

    return inner(tuple(terms))


def random_term(
    rng: Random, symbols: Sequence[tuple[str, int]], leaves: Sequence[str], levels: int, stop: float = 0.25
) -> TermTree:
    """Draw a term of `levels` levels at most below the root, which is a leaf only if `levels` is 0.

    `symbols` are the heads with their numbers of arguments, all above 0; a place below the root is a leaf with
    probability `stop`.

    >>> str(random_term(Random(1), [("f", 2), ("g", 1)], ["a", "X"], 2))
    'f(f(X, X), f(a, X))'
    """
    if not levels:
        return TermTree(rng.choice(leaves))
    head, arity = rng.choice(symbols)
    return TermTree(
        head,
        tuple(random_term(rng, symbols, leaves, 0 if rng.random() < stop else levels - 1, stop) for _ in range(arity)),
    )
