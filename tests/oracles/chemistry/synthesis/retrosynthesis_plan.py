"""Judge by a second engine: networkx subgraph matching of patterns, and a search forward for other routes."""

from collections.abc import Iterator
from itertools import combinations_with_replacement
from typing import Any

import networkx as nx
from networkx.algorithms.isomorphism import GraphMatcher, categorical_edge_match, categorical_node_match

from tests.oracles.chemistry.structures._smiles import graph as read_graph

LEVELS = range(1, 11)
_NODES, _EDGES = categorical_node_match("element", ""), categorical_edge_match("order", 0)
_PATTERNS = {"bromide": "CBr", "alcohol": "CO", "carbonyl": "C=O", "acid": "C(=O)O", "alkene": "C=C", "nitrile": "C#N"}
_UNARY = {
    "NaOH": {"bromide": "CO"},
    "PBr3": {"alcohol": "CBr"},
    "KCN": {"bromide": "CCN"},
    "PCC": {"alcohol": "C=O"},
    "NaBH4": {"carbonyl": "CO"},
    "LiAlH4": {"carbonyl": "CO", "acid": "CO", "nitrile": "CN"},
    "H2O": {"nitrile": "C(=O)O"},
    "H2": {"alkene": "CC"},
    "HBr": {"alkene": "CC"},
    "KOtBu": {"bromide": "C=C"},
}


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with a route, or nothing."""
    blocks = {f"B{n}": read_graph(text) for n, text in enumerate(instance.blocks, 1)}
    goal, stock = read_graph(instance.target), dict(blocks)
    if instance.lines < 2 or any(_same(goal, one) for one in blocks.values()):
        return "the target is a building block"
    for inputs in [(one,) for one in blocks.values()] + list(combinations_with_replacement(blocks.values(), 2)):
        if any(_same(goal, made) for name in instance.names for made in _made(name, inputs)):
            return "the target is one reaction away"
    for number, line in enumerate(answer, 1):
        if len(line) < 3 or any(label not in stock for label in line[1:-1]):
            return f"line {number} uses what is not there"
        name, *labels, text = line
        outcomes = _made(name, tuple(stock[label] for label in labels)) if name in instance.names else []
        stock[f"P{number}"] = read_graph(text)
        if not any(_same(stock[f"P{number}"], made) for made in outcomes):
            return f"line {number} is not what {name} does"
    if not 1 <= len(answer) <= instance.lines:
        return "too many lines"
    return "" if _same(stock[f"P{len(answer)}"], goal) else "the last product is not the target"


def others(instance: Any, answer: Any) -> list[Any]:
    """The same route with inputs exchanged."""
    turned = tuple((name, *labels[::-1], text) for name, *labels, text in answer)
    return [turned] if turned != answer else []


def near_misses(instance: Any, answer: Any) -> Iterator[Any]:
    """Routes without an end or a begin, with another product or input, with a reagent that is not there."""
    yield answer[:-1]
    yield answer[1:]
    yield (*answer, answer[-1])
    name, *labels, text = answer[-1]
    yield (*answer[:-1], (name, *labels, text + "C"))
    yield (*answer[:-1], (name, *["B9"] * len(labels), text))
    yield (*answer[:-1], ("O3", *labels, text))
    yield ((answer[0][0], *answer[0][1:-1], instance.target),)


def _same(one: Any, other: Any) -> bool:
    return bool(nx.is_isomorphic(one, other, _NODES, _EDGES))


def _hydrogens(whole: Any, node: Any) -> int:
    valence = {"C": 4, "N": 3, "O": 2, "Br": 1}[whole.nodes[node]["element"]]
    return valence - sum(order for *_, order in whole.edges(node, data="order"))


def _found(whole: Any, group: str) -> list[tuple[Any, ...]]:
    """Match the pattern of a group, in the order of its string."""
    pattern = read_graph(_PATTERNS[group])
    ways = set()
    for match in GraphMatcher(whole, pattern, _NODES, _EDGES).subgraph_monomorphisms_iter():
        place = tuple(sorted(match, key=match.__getitem__))
        c, end = place[0], place[-1]
        oxygen = [v for v in whole[c] if whole.nodes[v]["element"] in ("O", "N")]
        ketone = [v for v in oxygen if whole.nodes[v]["element"] == "O" and whole[c][v]["order"] == 2]
        if group in ("alcohol", "acid") and _hydrogens(whole, end) != 1:
            continue
        if (group == "alcohol" and ketone) or (group == "carbonyl" and len(oxygen) > 1):
            continue
        ways.add(place if group != "alkene" else tuple(sorted(place)))
    return sorted(ways)


def _made(name: str, inputs: tuple[Any, ...]) -> list[Any]:
    if (name in _UNARY) != (len(inputs) == 1):
        return []
    made = [_one(name, *inputs)] if len(inputs) == 1 else [_two(name, *inputs), _two(name, *inputs[::-1])]
    return [one for one in made if one is not None]


def _one(name: str, whole: Any) -> Any:
    whole, changes = whole.copy(), []
    for group, after in _UNARY[name].items():
        for place in _found(whole, group):
            h = [_hydrogens(whole, v) for v in place]
            if (name == "PCC" and not h[0]) or (name == "HBr" and h[0] == h[1]):
                continue
            spot = place
            if name == "HBr":
                spot = place if h[0] > h[1] else place[::-1]
            if name == "KOtBu":
                near = [v for v in whole[place[0]] if whole.nodes[v]["element"] == "C"]
                near = [v for v in near if whole[place[0]][v]["order"] == 1 and _hydrogens(whole, v)]
                if len(near) != 1:
                    continue
                spot = (place[0], near[0], place[1])
            changes.append((spot, after))
    atoms = [v for spot, _ in changes for v in spot]
    if not atoms or len(atoms) > len(set(atoms)):
        return None
    for (c, x, *rest), after in changes:
        whole.remove_nodes_from(rest)
        new = max(whole) + 1
        whole.nodes[x]["element"] = {"CBr": "Br", "CO": "O", "CCN": "C", "CN": "N", "C=O": "O", "C(=O)O": "O"}.get(
            after, "C"
        )
        whole[c][x]["order"] = 2 if "=" in after else 1
        if after == "CCN":
            whole.add_node(new, element="N")
            whole.add_edge(x, new, order=3)
        elif after == "C(=O)O" or name == "HBr":
            whole.add_node(new, element="Br" if name == "HBr" else "O")
            whole.add_edge(x if name == "HBr" else c, new, order=1)
    return whole


def _two(name: str, p: Any, q: Any) -> Any:
    start = "bromide" if name in ("Mg", "Ph3P") else "alcohol"
    end = {"Mg": "carbonyl", "Ph3P": "carbonyl", "H2SO4": "acid", "NaH": "bromide"}[name]
    no_p = {"Mg": ["alcohol", "acid", "carbonyl"], "Ph3P": ["carbonyl"], "H2SO4": ["acid"], "NaH": ["bromide", "acid"]}
    no_q = {"Mg": ["alcohol", "acid"], "Ph3P": [], "H2SO4": ["alcohol"], "NaH": ["alcohol", "acid"]}
    own, spots = _found(p, start), _found(q, end)
    atoms = [v for spot in spots for v in spot]
    if len(own) != 1 or not atoms or len(set(atoms)) < len(atoms):
        return None
    if any(_found(p, group) for group in no_p[name]) or any(_found(q, group) for group in no_q[name]):
        return None
    (c, x), whole = own[0], q.copy()
    if name == "Ph3P" and not _hydrogens(p, c):
        return None
    for spot in spots:
        shift = max(whole) + 1
        whole.add_nodes_from((v + shift, dict(data)) for v, data in p.nodes(data=True))
        whole.add_edges_from((a + shift, b + shift, dict(data)) for a, b, data in p.edges(data=True))
        if start == "bromide":
            whole.remove_node(x + shift)
        whole.add_edge(spot[0], (c if start == "bromide" else x) + shift, order=2 if name == "Ph3P" else 1)
        if name == "Mg":
            whole[spot[0]][spot[1]]["order"] = 1
        else:
            whole.remove_node(spot[-1])
    return whole
