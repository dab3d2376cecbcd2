"""Judge by reading the name back to a networkx graph; then no other chain or numbering may beat the numbers given."""

import re
from itertools import combinations
from typing import Any

import networkx as nx

from tests.oracles.chemistry.structures._smiles import graph as read_graph

LEVELS = range(1, 11)
_UNITS = "meth eth prop but pent hex hept oct non dec undec dodec tridec tetradec pentadec hexadec heptadec octadec"
_STEMS = [*_UNITS.split(), "nonadec", "icos", "henicos", "docos", "tricos", "tetracos"]
_TIMES = re.compile(r"(di|tri|tetra|penta|hexa|hepta|octa|bis|tris|tetrakis|pentakis|hexakis)")


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    shown = read_graph(instance.text)
    built = nx.Graph()
    try:
        chain, branches = _build(answer, built)
    except (AssertionError, IndexError, ValueError):
        return "this is no name"
    if not nx.is_isomorphic(shown, built):
        return "the name means another molecule"
    trees = [_tree(built, branch, chain[place - 1]) for place, branch in branches]
    mine = _rank(built, chain, trees)
    if [place for place, _ in branches] != mine[3]:
        return "the numbers of equal branches are not in order"
    if nx.is_tree(shown):
        leaves = [v for v in built if built.degree(v) == 1]
        paths = [nx.shortest_path(built, *pair) for pair in combinations(leaves, 2)]
        others = paths + [path[::-1] for path in paths]
    else:
        cycle = nx.cycle_basis(built)[0]
        turns = [cycle[i:] + cycle[:i] for i in range(len(cycle))]
        others = turns + [turn[::-1] for turn in turns]
    if "cyclo" in answer and nx.is_tree(shown):
        return "there is no ring"
    return "another choice of parent comes first" if min(_rank(built, o, trees) for o in others) < mine else ""


def near_misses(instance: Any, answer: str) -> list[str]:
    """Another parent, another first number, a branch without its number."""
    return [answer[:-3] + "ene", "9" + answer, answer.split("-", 1)[1], answer.replace("meth", "eth", 1)[:-1]]


def _rank(graph: Any, chain: list[int], order: list[Any]) -> Any:
    """Length, branches, sorted numbers, and numbers in the order in which trees are cited."""
    rows = []
    for place, atom in enumerate(chain, 1):
        rows += [(place, _tree(graph, v, atom)) for v in graph[atom] if v not in chain]
    known = [tree for tree in order if tree in [t for _, t in rows]]
    cited = sorted(rows, key=lambda row: (known.index(row[1]) if row[1] in known else 99, row[0]))
    return -len(chain), -len(rows), sorted(p for p, _ in rows), [p for p, _ in cited]


def _tree(graph: Any, node: int, parent: int) -> Any:
    return tuple(sorted(_tree(graph, v, node) for v in graph[node] if v != parent))


def _build(name: str, graph: Any) -> tuple[list[int], list[tuple[int, int]]]:
    """Add the carbon atoms of a name to a graph; give the main chain and its branches, with their order checked."""
    parts, depth, rest = [], 0, name
    while found := re.match(r"-?(\d+(?:,\d+)*)-", rest):
        rest = rest[found.end() :]
        times = _TIMES.match(rest) if "," in found[1] else None
        rest = rest[times.end() if times else 0 :]
        if rest[0] == "(":
            depth, end = 1, 1
            while depth:
                depth += {"(": 1, ")": -1}.get(rest[end], 0)
                end += 1
            kind, rest = rest[1 : end - 1], rest[end:]
        else:
            end = rest.index("yl") + 2
            kind, rest = rest[:end], rest[end:]
        parts.append(([int(n) for n in found[1].split(",")], kind))
    letters = [(re.sub("[^a-z]", "", kind), [int(n) for n in re.findall(r"\d+", kind)]) for _, kind in parts]
    assert letters == sorted(letters), "the branches are not in the order of their letters"
    size = _STEMS.index(re.sub("^cyclo|ane$|yl$", "", rest)) + 1
    chain = list(range(len(graph), len(graph) + size))
    graph.add_nodes_from(chain)
    (nx.add_cycle if rest.startswith("cyclo") else nx.add_path)(graph, chain)
    branches = []
    for places, kind in parts:
        for place in places:
            inner, _ = _build(kind, graph)
            assert "(" not in kind or kind.endswith("yl")
            graph.add_edge(chain[place - 1], inner[0])
            branches.append((place, inner[0]))
    return chain, branches
