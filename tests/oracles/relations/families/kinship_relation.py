"""Rebuild the tree from the printed facts with networkx, and name the way through the nearest common ancestors."""

import re
from collections.abc import Iterator
from typing import Any

import networkx as nx

LEVELS = range(1, 11)


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    told = [re.fullmatch(r"(\w+) is the (\w+) of (\w+)\.", line).groups() for line, _ in instance.story]  # type: ignore[union-attr]
    wed, siblings, tree = nx.Graph(), nx.Graph(), nx.DiGraph()
    for a, word, b in told:
        if word in ("wife", "husband"):
            wed.add_edge(a, b)
        elif word in ("sister", "brother"):
            siblings.add_edge(a, b)
        else:
            tree.add_edge(*((a, b) if word in ("mother", "father") else (b, a)))
    for group in list(nx.connected_components(siblings)):
        above = {parent for one in group if one in tree for parent in tree.predecessors(one)}
        tree.add_edges_from((parent, one) for parent in above for one in group)
    for a, b in list(tree.edges):
        tree.add_edges_from((other, b) for other in wed[a])
    assert all(degree in (0, 2) for _, degree in tree.in_degree)
    assert nx.is_directed_acyclic_graph(tree)
    tree.add_nodes_from([*instance.women, *instance.men])
    wed.add_nodes_from(tree)
    a, b = instance.asked
    found = [(pair, "") for pair in [_near(tree, a, b)] if pair]
    found += [(pair, " by marriage") for one in wed[a] if one != b and (pair := _near(tree, one, b))]
    found += [(pair, " by marriage") for one in wed[b] if one != a and (pair := _near(tree, a, one))]
    blood = [one for one in found if not one[1]]
    words = {_word(pair, a in instance.women, tail) for pair, tail in blood or found}
    return "" if words == {answer} else f"the terms that fit are {words}"


def _near(tree: Any, a: str, b: str) -> tuple[int, int] | None:
    up, down = (nx.single_source_shortest_path_length(tree.reverse(), one) for one in (a, b))
    ways = sorted({(up[one] + down[one], up[one], down[one]) for one in set(up) & set(down)})
    assert not ways or [total for total, *_ in ways].count(ways[0][0]) == 1
    return ways[0][1:] if ways else None


def _word(pair: tuple[int, int], woman: bool, tail: str) -> str:
    """Name a relative by a descent of `pair` generations."""
    low, high = min(pair), max(pair)
    tail = "-in-law" if tail and high == 1 else tail
    if low > 1:
        order = "first second third fourth fifth".split()[low - 2]
        gap = {0: "", 1: " once removed", 2: " twice removed"}.get(high - low, f" {high - low} times removed")
        return f"{order} cousin{gap}{tail}"
    older = pair[0] < pair[1]
    if low == 0:
        base = ("mother father" if older else "daughter son").split()[not woman]
        return ("great-" * (high - 2) + "grand" if high > 1 else "") + base + tail
    if high == 1:
        return ("sister" if woman else "brother") + tail
    return "great-" * (high - 2) + ("aunt uncle" if older else "niece nephew").split()[not woman] + tail


def near_misses(instance: Any, answer: str) -> Iterator[str]:
    """The other sex, a generation more, and the other direction."""
    for a, b in (("uncle", "aunt"), ("nephew", "niece"), ("father", "mother"), ("brother", "sister")):
        if a in answer:
            yield answer.replace(a, b)
        if b in answer:
            yield answer.replace(b, a)
    if "first cousin" in answer:
        yield answer.replace("first", "second")
    if answer.startswith("great-"):
        yield answer.removeprefix("great-")
    if answer == "uncle":
        yield "nephew"
