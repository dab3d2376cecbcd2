"""Truth in finite structures, by bits, against evaluation with one assignment after the other."""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp.lib.fol import FirstOrder, Node, Structure, random_sentence, random_structure, true_in, written

PREDICATES = (("P", 1), ("R", 2))


def value(node: Node, structure: Structure, names: dict[str, int]) -> bool:
    known = {**structure.constants, **names}
    row = tuple(known[term] for term in node.terms)
    if node.op == "atom":
        return row in structure.relations[node.name]
    if node.op == "=":
        return row[0] == row[1]
    if node.op in ("all", "exists"):
        found = [value(node.parts[0], structure, {**names, node.name: element}) for element in range(structure.size)]
        return all(found) if node.op == "all" else any(found)
    sides = [value(part, structure, names) for part in node.parts]
    meaning: dict[str, Any] = {
        "not": lambda a: not a,
        "and": lambda a, b: a and b,
        "or": lambda a, b: a or b,
        "implies": lambda a, b: b or not a,
        "iff": lambda a, b: a == b,
    }
    return bool(meaning[node.op](*sides))


def test_bits_against_assignments() -> None:
    format = FirstOrder(PREDICATES, ("a",))
    for seed in range(200):
        rng = Random(seed)
        sentence = random_sentence(rng, PREDICATES, 1 + seed % 4, ("a",), True)
        structures = [random_structure(rng, 1 + seed % 3, PREDICATES, ("a",)) for _ in range(7)]
        bits = sum(1 << k for k, one in enumerate(structures) if value(sentence, one, {}))
        assert true_in(sentence, structures) == bits
        assert format.parse(written(sentence)) == sentence == format.parse(format.render(sentence))
