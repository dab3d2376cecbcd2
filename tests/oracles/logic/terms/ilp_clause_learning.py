"""Judge by sums of products of 0-1 arrays; other clauses by trying all small bodies at the low levels."""

from itertools import combinations, product
from typing import Any

import numpy as np

from bootcamp.verifiers.terms import TermTree

LEVELS = range(1, 11)

Body = tuple[tuple[str, str, str], ...]


def confirm(instance: Any, answer: tuple[TermTree, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    body = tuple((atom.head, atom.args[0].head, atom.args[1].head) for atom in answer)
    letters = {letter for _, *pair in body for letter in pair}
    if len(body) > instance.most or not {"X", "Y"} <= letters:
        return "the body is too long or misses X or Y"
    return "" if _fits(instance, body) else "the clause does not fit the examples"


def others(instance: Any, answer: tuple[TermTree, ...]) -> list[tuple[TermTree, ...]]:
    """The same body from behind with other names, and a body of two atoms found by search."""
    swap = {"Z": "V1", "W": "Z"}
    names = [[atom.args[0].head, atom.args[1].head] for atom in answer[::-1]]
    found = [tuple(_atom(a.head, *(swap.get(v, v) for v in row)) for a, row in zip(answer[::-1], names, strict=True))]
    if instance.most == 2:
        atoms = [(name, x, y) for name in instance.relations for x, y in product("XYZ", repeat=2)]
        bodies = (body for body in combinations(atoms, 2) if {"X", "Y"} <= {v for _, *pair in body for v in pair})
        fits = [body for body in bodies if _fits(instance, body)]
        found += [tuple(_atom(*one) for one in body) for body in fits[:3]]
    return found


def near_misses(instance: Any, answer: tuple[TermTree, ...]) -> list[tuple[TermTree, ...]]:
    """X and Y exchanged, an atom turned round or left out; those that happen to fit are dropped."""
    swap = {"X": "Y", "Y": "X"}
    bodies: list[Body] = []
    plain = tuple((atom.head, atom.args[0].head, atom.args[1].head) for atom in answer)
    bodies.append(tuple((name, swap.get(x, x), swap.get(y, y)) for name, x, y in plain))
    bodies.append(((plain[0][0], plain[0][2], plain[0][1]), *plain[1:]))
    bodies.append(plain[1:])
    wrong = [body for body in bodies if body]
    wrong = [b for b in wrong if not {"X", "Y"} <= {v for _, *pair in b for v in pair} or not _fits(instance, b)]
    return [tuple(_atom(*one) for one in body) for body in wrong]


def _atom(name: str, x: str, y: str) -> TermTree:
    return TermTree(name, (TermTree(x), TermTree(y)))


def _fits(instance: Any, body: Body) -> bool:
    pairs = [*(pair for _, *pair in instance.facts), *instance.positive, *instance.negative]
    constants = sorted({name for pair in pairs for name in pair})
    place = {name: i for i, name in enumerate(constants)}
    tables = {name: np.zeros((len(place), len(place)), dtype=np.int64) for name in instance.relations}
    for name, x, y in instance.facts:
        tables[name][place[x], place[y]] = 1
    letters: dict[str, str] = {}
    for _, *pair in body:
        for variable in pair:
            letters.setdefault(variable, "abcdefgh"[len(letters)])
    subscripts = ",".join(letters[x] + letters[y] for _, x, y in body) + f"->{letters['X']}{letters['Y']}"
    derived = np.einsum(subscripts, *(tables[name] for name, _, _ in body)) > 0
    truth = [derived[place[x], place[y]] for x, y in instance.positive]
    return all(truth) and not any(derived[place[x], place[y]] for x, y in instance.negative)
