"""Kripke models, and the worlds at which a modal formula is true; random models and formulas."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import NamedTuple

from bootcamp.verifiers.first_order import Grammar as Grammar, Node as Node, written as written

Arrows = Mapping[str, Sequence[int]]


class Model(NamedTuple):
    """Worlds 0..worlds-1; for each agent the successors of each world, and for each atom where it is true, as bits."""

    worlds: int
    arrows: Arrows
    atoms: Mapping[str, int]


def worlds_true(formula: Node, model: Model) -> int:
    """Give the worlds at which a formula is true, as bits.

    >>> chain = Model(2, {"": [0b10, 0]}, {"p": 0b10})
    >>> grammar = Grammar(atoms=("p",))
    >>> worlds_true(grammar.read("◇p"), chain), worlds_true(grammar.read("□(p ∧ ¬p)"), chain)
    (1, 2)
    """
    full = (1 << model.worlds) - 1
    if formula.op == "atom":
        return model.atoms[formula.name]
    first = worlds_true(formula.parts[0], model)
    if formula.op == "not":
        return full & ~first
    if formula.op in ("box", "diamond"):
        wanted = first if formula.op == "diamond" else full & ~first
        some = sum(1 << w for w, after in enumerate(model.arrows[formula.name]) if after & wanted)
        return some if formula.op == "diamond" else full & ~some
    return joined(formula.op, first, worlds_true(formula.parts[1], model), full)


def joined(op: str, first: int, second: int, full: int) -> int:
    """Join two sets of worlds, given as bits, by a connective.

    >>> joined("implies", 0b0011, 0b0101, 0b1111)
    13
    """
    return {
        "and": first & second,
        "or": first | second,
        "xor": first ^ second,
        "implies": (full & ~first) | second,
        "iff": full & ~(first ^ second),
    }[op]


def random_formula(
    rng: Random,
    atoms: Sequence[str],
    depth: int,
    size: int,
    prefixes: Sequence[tuple[str, str]],
    connectives: Sequence[str] = ("and", "or", "implies", "and", "or", "iff"),
    joins: Sequence[str] = (),
    negation: float = 0.25,
) -> Node:
    """Draw a formula with `depth` operators inside one another and `size` connectives of two sides at most.

    `prefixes` are operators with their agents, `joins` operators of two formulas, which count for the depth too.

    >>> written(random_formula(Random(4), "pq", 2, 2, [("box", ""), ("diamond", "")]))
    '□((¬q ∧ □q) → □¬p)'
    """

    def literal() -> Node:
        atom = Node("atom", name=rng.choice(atoms))
        return Node("not", (atom,)) if rng.random() < negation else atom

    def grow(depth: int, size: int) -> Node:
        if depth and (not size or rng.random() < (depth + 1) / (depth + size + 1)):
            if joins and rng.random() < len(joins) / (len(joins) + len(prefixes)):
                sides = [grow(depth - 1, size // 2), grow(0, size // 3)]
                for _ in range(6):
                    if not _literal(sides[1]) or _literal(sides[1]) != _literal(sides[0]):
                        break
                    sides[1] = literal()
                node = Node(rng.choice(joins), _shuffled(rng, *sides))
            else:
                op, agent = rng.choice(prefixes)
                node = Node(op, (grow(depth - 1, size),), agent)
            return Node("not", (node,)) if rng.random() < negation / 2 else node
        if not size:
            return literal()
        rest = size - 1
        share = rng.randint(0, rest)
        sides = [grow(depth, rest - share), grow(rng.randint(0, depth), share)]
        for _ in range(6):
            if not (_literal(sides[0]) and _literal(sides[1]) == _literal(sides[0])):
                break
            sides[1] = literal()
        return Node(rng.choice(connectives), _shuffled(rng, *sides))

    return grow(depth, size)


def modal_depth(formula: Node) -> int:
    """Count the operators, other than connectives of propositional logic, on the longest way to an atom.

    >>> modal_depth(Grammar(atoms=("p",)).read("□(p → ◇p)"))
    2
    """
    plain = formula.op in ("not", "and", "or", "xor", "implies", "iff", "atom")
    return max(map(modal_depth, formula.parts), default=0) + (not plain)


def named_parts(formula: Node) -> Iterator[tuple[str, str, Node]]:
    """Yield each compound subformula once, parts before what joins them, with a name and its text.

    In the text, parts that are compound themselves are written by their names.

    >>> [f"{name} = {text}" for name, text, _ in named_parts(Grammar(atoms=("p",)).read("□(p → ◇p)"))]
    ['P1 = ◇p', 'P2 = p → P1', 'P3 = □P2']
    """
    named: dict[Node, Node] = {}
    for part in reversed([*formula.walk()]):
        if part.parts and part not in named:
            named[part] = Node("atom", name=f"P{len(named) + 1}")
            shallow = Node(part.op, tuple(named.get(one, one) for one in part.parts), part.name)
            yield named[part].name, written(shallow), part


def bits(mask: int) -> tuple[int, ...]:
    """List the places of the ones of a number.

    >>> bits(0b1010)
    (1, 3)
    """
    return tuple(place for place in range(mask.bit_length()) if mask >> place & 1)


def _literal(node: Node) -> str:
    """Give the name of an atom or a negated atom."""
    return node.parts[0].name if node.op == "not" else node.name if node.op == "atom" else ""


def _shuffled(rng: Random, first: Node, second: Node) -> tuple[Node, Node]:
    return (first, second) if rng.random() < 0.5 else (second, first)
