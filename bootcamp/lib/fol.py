"""Finite structures, and which first-order sentences are true in them; random sentences and structures."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import product
from random import Random
from typing import NamedTuple

from bootcamp.verifiers.first_order import (
    FirstOrder as FirstOrder,
    Grammar as Grammar,
    Node as Node,
    renamed as renamed,
    written as written,
)


class Structure(NamedTuple):
    """Elements 0..size-1, the tuples of which each predicate is true, and the element that each constant names."""

    size: int
    relations: Mapping[str, frozenset[tuple[int, ...]]]
    constants: Mapping[str, int] = {}


def true_in(sentence: Node, structures: Sequence[Structure]) -> int:
    """Tell in which of some structures of one size a sentence is true: bit k for structure k.

    >>> sentence = Grammar(predicates=(("R", 2),)).read("∀x ∃y R(x,y)")
    >>> loop, arrow = Structure(1, {"R": frozenset({(0, 0)})}), Structure(2, {"R": frozenset({(0, 1)})})
    >>> true_in(sentence, [loop]), true_in(sentence, [arrow])
    (1, 0)
    """
    size, count, slots = structures[0].size, len(structures), sentence.quantifiers
    block: int = size**slots
    ones, repeat = (1 << block) - 1, sum(1 << (k * block) for k in range(count))
    full = ones * repeat
    digits = [[mask * repeat for mask in column] for column in _digits(size, slots)]
    blocks: dict[tuple[str, tuple[int, ...]], int] = {}

    def places(term: str, bound: Mapping[str, int]) -> list[tuple[int, int]]:
        """List the values of a term, each with where it has that value."""
        if term in bound:
            return [*enumerate(digits[bound[term]])]
        found = [0] * size
        for k, structure in enumerate(structures):
            found[structure.constants[term]] |= ones << (k * block)
        return [(value, mask) for value, mask in enumerate(found) if mask]

    def atom(node: Node, bound: Mapping[str, int]) -> int:
        result = 0
        for choice in product(*(places(term, bound) for term in node.terms)):
            values = tuple(value for value, _ in choice)
            if node.op == "=":
                where = full if values[0] == values[1] else 0
            else:
                key = node.name, values
                if key not in blocks:
                    blocks[key] = sum(
                        ones << (k * block) for k, one in enumerate(structures) if values in one.relations[node.name]
                    )
                where = blocks[key]
            for _, mask in choice:
                where &= mask
            result |= where
        return result

    def inner(node: Node, bound: Mapping[str, int]) -> int:
        if node.op in ("atom", "="):
            return atom(node, bound)
        if node.op in ("true", "false"):
            return full if node.op == "true" else 0
        if node.op in ("all", "exists"):
            slot = max(bound.values(), default=-1) + 1
            found = inner(node.parts[0], {**bound, node.name: slot})
            found = full & ~found if node.op == "all" else found
            some = 0
            for value in range(size):
                some |= (found & digits[slot][value]) >> (value * size**slot)
            spread: int = sum(some << (value * size**slot) for value in range(size))
            return full & ~spread if node.op == "all" else spread
        first = inner(node.parts[0], bound)
        if node.op == "not":
            return full & ~first
        second = inner(node.parts[1], bound)
        return {
            "and": first & second,
            "or": first | second,
            "xor": first ^ second,
            "implies": full & ~first | second,
            "iff": full & ~(first ^ second),
        }[node.op]

    result = inner(sentence, {})
    return sum(1 << k for k in range(count) if result >> (k * block) & 1)


def random_structure(
    rng: Random, size: int, predicates: Sequence[tuple[str, int]], constants: Sequence[str] = (), density: float = 0.5
) -> Structure:
    """Draw each tuple of each predicate with probability `density`, and each constant.

    >>> random_structure(Random(1), 2, [("P", 1)])
    Structure(size=2, relations={'P': frozenset({(0,)})}, constants={})
    """
    relations = {
        name: frozenset(row for row in product(range(size), repeat=arity) if rng.random() < density)
        for name, arity in predicates
    }
    return Structure(size, relations, {name: rng.randrange(size) for name in constants})


def random_sentence(
    rng: Random,
    predicates: Sequence[tuple[str, int]],
    depth: int,
    constants: Sequence[str] = (),
    equality: bool = False,
    negation: float = 0.25,
) -> Node:
    """Draw a sentence with `depth` quantifiers inside one another, variables x, y, z, ... from the outside.

    >>> written(random_sentence(Random(3), [("P", 1), ("R", 2)], 2))
    '∀x (¬P(x) → ∀y (R(y,x) → R(y,y)))'
    """

    def literal(bound: Sequence[str]) -> Node:
        pool = [*bound, *constants]
        if equality and len(pool) > 1 and rng.random() < 0.2:
            pair = rng.sample(pool, 2)
            if bound and bound[-1] not in pair:
                pair[1] = bound[-1]
            node = Node("=", terms=tuple(pair))
        else:
            name, arity = rng.choice(predicates)
            terms = [rng.choice(pool) for _ in range(arity)]
            if bound and bound[-1] not in terms:
                terms[rng.randrange(arity)] = bound[-1]
            node = Node("atom", name=name, terms=tuple(terms))
        return Node("not", (node,)) if rng.random() < negation else node

    def grow(left: int, bound: tuple[str, ...]) -> Node:
        if not left:
            return literal(bound)
        op, name = rng.choice(("all", "exists")), "xyzuvw"[len(bound)]
        body = grow(left - 1, (*bound, name))
        used = any(name in node.terms for node in body.walk())
        if left == 1 or rng.random() < 0.6 or not used:
            said = {part for part in body.walk() if not part.parts}
            near = literal((*bound, name))
            for _ in range(5):
                if said.isdisjoint(near.walk()):
                    break
                near = literal((*bound, name))
            sides = [near, body]
            if rng.random() < 0.3:
                sides.reverse()
            usual = "implies" if op == "all" else "and"
            body = Node(rng.choice((usual, usual, usual, "or", "iff")), tuple(sides))
        node = Node(op, (body,), name)
        return Node("not", (node,)) if rng.random() < negation / 2 else node

    return grow(depth, ())


@lru_cache(maxsize=64)
def _digits(size: int, slots: int) -> tuple[tuple[int, ...], ...]:
    """Give, for each slot and value, the assignments as bits in which the slot has that value."""
    rows = []
    for slot in range(slots):
        stride = size**slot
        one = (1 << stride) - 1
        repeat = sum(1 << start for start in range(0, size**slots, stride * size))
        rows.append(tuple((one << (value * stride)) * repeat for value in range(size)))
    return tuple(rows)
