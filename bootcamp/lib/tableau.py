"""Semantic tableaux for propositional formulas: the rules, and the search for a closed tree."""

from __future__ import annotations

from bootcamp.lib.logic import Atom as Atom, Formula, Join, Not


def parts(formula: Formula) -> tuple[list[Formula], list[Formula]]:
    """Give what may stand alone, and what must stand side by side, by the rules for a source.

    >>> parts(Not(Join("or", Atom("p"), Atom("q"))))
    ([Not(operand=Atom(name='p')), Not(operand=Atom(name='q'))], [])
    >>> parts(Join("or", Atom("p"), Atom("q")))
    ([], [Atom(name='p'), Atom(name='q')])
    """
    inner = formula.operand if isinstance(formula, Not) else None
    if isinstance(inner, Not):
        return [inner.operand], []
    one = inner or formula
    if not isinstance(one, Join):
        return [], []
    a, b, kind = one.left, one.right, one.connective if inner is None else f"not {one.connective}"
    rules: dict[str, tuple[list[Formula], list[Formula]]] = {
        "and": ([a, b], []),
        "not or": ([Not(a), Not(b)], []),
        "not implies": ([a, Not(b)], []),
        "or": ([], [a, b]),
        "implies": ([], [Not(a), b]),
        "not and": ([], [Not(a), Not(b)]),
        "iff": ([], [Join("and", a, b), Join("and", Not(a), Not(b))]),
        "not iff": ([], [Join("and", a, Not(b)), Join("and", Not(a), b)]),
    }  # fmt: skip
    return rules[kind]


def extend(nodes: list[tuple[int, Formula, int]], path: list[int], used: set[int], most: int) -> None:
    """Extend a branch until it is closed, single nodes first; stop where there are too many nodes.

    A node is the number of the node above, a formula, and the number of its source; nodes are counted from 1.

    >>> nodes = [(0, Join("and", Atom("p"), Atom("q")), 0), (1, Not(Atom("q")), 0)]
    >>> extend(nodes, [1, 2], set(), 10)
    >>> nodes[2:]
    [(2, Atom(name='p'), 1), (3, Atom(name='q'), 1)]
    """
    held = [nodes[i - 1][1] for i in path]
    if len(nodes) > most or any(Not(one) in held for one in held):
        return
    for i in path:
        for one in parts(nodes[i - 1][1])[0]:
            if one not in held:
                nodes.append((path[-1], one, i))
                return extend(nodes, [*path, len(nodes)], used, most)
    options = [(i, parts(nodes[i - 1][1])[1]) for i in path if i not in used]
    options = [(i, sides) for i, sides in options if sides and not any(side in held for side in sides)]
    if options:
        closing = [
            sum(Not(side) in held or getattr(side, "operand", None) in held for side in sides) for _, sides in options
        ]
        i, sides = options[closing.index(max(closing))]
        for side in sides:
            nodes.append((path[-1], side, i))
            extend(nodes, [*path, len(nodes)], used | {i}, most)
