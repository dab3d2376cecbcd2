"""Networks of resistors and sources at direct current."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from random import Random

from bootcamp.errors import Retry
from bootcamp.lib.graph import random_tree
from bootcamp.lib.matrix import rref

Element = tuple[str, int, int, int, int, int]  # name, from node, to node, value, and the nodes of a controlling voltage
Values = dict[str, Fraction]

LAWS = {  # by the first letter of a name, in English, in Chinese, and as an equation
    "R": ("resistor of {3} ohm", "{3} Ω 电阻", "v{1} - v{2} = {3} i{0}"),
    "V": ("voltage source, v{1} - v{2} = {3}", "电压源，v{1} - v{2} = {3}", "v{1} - v{2} = {3}"),
    "I": ("current source of {3} A", "{3} A 电流源", "i{0} = {3}"),
    "E": (
        "controlled voltage source, v{1} - v{2} = {3} (v{4} - v{5})",
        "受控电压源，v{1} - v{2} = {3} (v{4} - v{5})",
        "v{1} - v{2} = {3} (v{4} - v{5})",
    ),
    "G": (
        "controlled current source, i{0} = {3} (v{4} - v{5})",
        "受控电流源，i{0} = {3} (v{4} - v{5})",
        "i{0} = {3} (v{4} - v{5})",
    ),
}
_LARGEST_FACTOR = 5  # of a controlled source


def random_network(rng: Random, nodes: int, kinds: Sequence[str], largest: int) -> tuple[Element, ...]:
    """Draw a connected network with an element of each of `kinds`; elements may lie side by side.

    Raises Retry where a source is controlled by its own voltage, unless there are no other nodes.
    """
    pairs = [rng.sample(pair, 2) for pair in random_tree(rng, nodes)]
    pairs += [rng.sample(range(nodes), 2) for _ in range(len(kinds) - len(pairs))]
    rng.shuffle(pairs)
    elements = []
    for place, (kind, (a, b)) in enumerate(zip(kinds, pairs, strict=True), start=1):
        controlled = kind in "EG"
        c, d = rng.sample(range(nodes), 2) if controlled else (0, 0)
        if {a, b} == {c, d} and nodes > 2:
            raise Retry("a source controlled by its own voltage")
        name = f"{kind}{kinds[:place].count(kind)}"
        elements.append((name, a, b, rng.randint(1, _LARGEST_FACTOR if controlled else largest), c, d))
    return tuple(elements)


def solution(elements: Sequence[Element]) -> Values:
    """Give the voltage vN of each node and the current iX through each element; raise Retry unless they are unique.

    >>> {name: str(value) for name, value in solution([("V1", 1, 0, 6, 0, 0), ("R1", 1, 0, 4, 0, 0)]).items()}
    {'v0': '0', 'v1': '6', 'iV1': '-3/2', 'iR1': '3/2'}
    """
    nodes = 1 + max(max(a, b) for _, a, b, *_ in elements)
    names = [f"v{node}" for node in range(nodes)] + [f"i{name}" for name, *_ in elements]
    equations = [Counter(v0=1), *map(_law, elements)]
    for node in range(1, nodes):
        equations.append(Counter({f"i{name}": (a == node) - (b == node) for name, a, b, *_ in elements}))
    reduced, pivots = rref([[equation[name] for name in [*names, ""]] for equation in equations])
    if pivots != tuple(range(len(names))):
        raise Retry
    return {name: row[-1] for name, row in zip(names, reduced, strict=True)}


def _law(element: Element) -> Counter[str]:
    """Give the coefficients of an element's equation; the right-hand side has no name."""
    name, a, b, value, c, d = element
    kind = name[0]
    law = Counter({f"v{a}": 1, f"v{b}": -1} if kind in "RVE" else {f"i{name}": 1})
    if kind == "R":
        law[f"i{name}"] = -value
    elif kind in "VI":
        law[""] = value
    else:  # of two nodes the controlling ones may be those of the element itself
        law.update({f"v{c}": -value, f"v{d}": value})
    return law
