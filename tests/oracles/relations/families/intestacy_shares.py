"""Prune the printed tree with networkx, and walk from each heir up: a factor for the branches at every step."""

import re
from collections.abc import Iterator
from fractions import Fraction
from typing import Any

import networkx as nx

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, Fraction]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    tree, living, barred = nx.DiGraph(), set(), set()
    for line, _ in instance.facts:
        name, parent, rest = re.fullmatch(r"(\w+) is a child of (\w+)(.*)\.", line).groups()  # type: ignore[union-attr]
        tree.add_edge(parent, name)
        days = re.search(r"died (\d+) days after", rest)
        if not rest or (days and int(days[1]) >= 30):
            living.add(name)
        if "barred" in rest:
            barred.add(name)
    for name in barred:
        living -= nx.descendants(tree, name)
    root = instance.deceased
    heirs = {one for one in living if not living & (nx.ancestors(tree, one) - {root})}
    kept = tree.subgraph(heirs.union(*(nx.ancestors(tree, one) for one in heirs)))
    right = {instance.spouse: Fraction(instance.share)}
    for heir in heirs:
        part = 1 - Fraction(instance.share)
        for above in nx.ancestors(kept, heir):
            part /= kept.out_degree(above)
        right[heir] = part
    assert sum(right.values()) == 1
    return "" if right == answer else f"the shares are {right}"


def near_misses(instance: Any, answer: dict[str, Fraction]) -> Iterator[dict[str, Fraction]]:
    """Equal shares for all heirs, an heir left out, and shares of the rest instead of the whole."""
    rest = 1 - Fraction(instance.share)
    heirs = [name for name in answer if name != instance.spouse]
    equal = {name: rest / len(heirs) for name in heirs} | {instance.spouse: answer[instance.spouse]}
    if equal != answer:
        yield equal
    yield {name: part for name, part in answer.items() if name != heirs[0]}
    yield {name: answer[name] / rest if name in heirs else answer[name] for name in answer}
