"""Judge by a search over all choices of any vertex where there are few, and by the CP-SAT solver of OR-Tools."""

from collections.abc import Iterator
from functools import cache
from typing import Any

import networkx as nx
from ortools.sat.python import cp_model

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    tree = nx.Graph(list(instance.parents))
    assert nx.is_tree(tree)
    mine = _burnt(tree, instance.root, answer)
    if mine < 0:
        return "a vertex cannot be protected"
    best = _least(instance)
    if len(tree) <= 9:
        assert best == _search(tree, instance.root)
    return "" if mine == best else f"only {best} need to burn"


def near_misses(instance: Any, answer: Any) -> Iterator[Any]:
    """Nothing, the root, a vertex twice, and the first vertex alone where the others matter."""
    tree = nx.Graph(list(instance.parents))
    yield (instance.root, *answer[1:])
    yield (answer[0], answer[0], *answer[1:])
    burnt = _burnt(tree, instance.root, answer)
    for shorter in ((), answer[:1], answer[1:]):
        if _burnt(tree, instance.root, shorter) > burnt:
            yield shorter


def greedy(instance: Any) -> Any:
    """The neighbour of the fire with the largest subtree, turn by turn."""
    tree = nx.DiGraph((above, child) for child, above in instance.parents)
    front, found = [instance.root], []
    while front:
        open_ = [child for v in front for child in tree[v]]
        if open_:
            found.append(max(open_, key=lambda v: len(nx.descendants(tree, v))))
        front = [v for v in open_ if v not in found]
    return tuple(found)


def _burnt(tree: Any, root: int, answer: Any) -> int:
    """Count the burnt vertices, or give -1 for a protection that is not allowed."""
    fire, safe = {root}, set()
    for turn in range(max(len(tree), len(answer))):
        if turn < len(answer):
            if answer[turn] in fire or answer[turn] in safe or answer[turn] not in tree:
                return -1
            safe.add(answer[turn])
        fire |= set(nx.node_boundary(tree, fire)) - safe
    return len(fire)


def _search(tree: Any, root: int) -> int:
    @cache
    def least(fire: frozenset[int], safe: frozenset[int]) -> int:
        results = []
        for v in set(tree) - fire - safe:
            spread = set(nx.node_boundary(tree, fire)) - safe - {v}
            results.append(least(fire | spread, safe | {v}) if spread else len(fire))
        return min(results, default=len(fire))

    return least(frozenset([root]), frozenset())


def _least(instance: Any) -> int:
    """Choose at most t vertices of depth up to t for every t, none above another (a linear model in whole numbers)."""
    tree = nx.DiGraph((above, child) for child, above in instance.parents)
    depth = nx.single_source_shortest_path_length(tree, instance.root)
    model = cp_model.CpModel()
    taken = {v: model.new_bool_var(str(v)) for v in tree if v != instance.root}
    for leaf in (v for v in tree if not tree[v]):
        model.add(sum(taken[v] for v in nx.shortest_path(tree, instance.root, leaf)[1:]) <= 1)
    for limit in range(1, max(depth.values()) + 1):
        model.add(sum(one for v, one in taken.items() if depth[v] <= limit) <= limit)
    model.maximize(sum(one * (1 + len(nx.descendants(tree, v))) for v, one in taken.items()))
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    assert solver.solve(model) == cp_model.OPTIMAL
    return len(tree) - round(solver.objective_value)
