"""Plans on random graphs against networkx."""

from collections.abc import Iterator
from random import Random

import networkx as nx
import pytest

from bootcamp.lib import search
from bootcamp.lib.solver import BudgetError

SEEDS = range(25)


def random_arcs(seed: int) -> tuple[nx.DiGraph, int]:
    rng = Random(seed)
    n = rng.randint(2, 12)
    built = nx.DiGraph()
    built.add_nodes_from(range(n))
    for u in range(n):
        for v in range(n):
            if u != v and rng.random() < 2 / n:
                built.add_edge(u, v, weight=rng.randint(0, 5))
    return built, n


@pytest.mark.parametrize("seed", SEEDS)
def test_plans_agree_with_networkx(seed: int) -> None:
    built, n = random_arcs(seed)
    goal = n - 1

    def moves(u: int) -> Iterator[tuple[int, int]]:
        return ((v, v) for v in sorted(built[u]))

    def priced(u: int) -> Iterator[tuple[int, int, int]]:
        return ((v, built[u][v]["weight"], v) for v in sorted(built[u]))

    assert search.explore(0, moves) == dict(nx.single_source_shortest_path_length(built, 0))
    plan = search.shortest_plan(0, moves, lambda v: v == goal)
    cheapest = search.cheapest_plan(0, priced, lambda v: v == goal)
    if not nx.has_path(built, 0, goal):
        assert plan is None
        assert cheapest is None
        return
    assert plan is not None
    assert [0, *plan] == min(nx.all_shortest_paths(built, 0, goal))
    assert cheapest is not None
    assert cheapest[0] == nx.shortest_path_length(built, 0, goal, weight="weight")
    assert nx.path_weight(built, [0, *cheapest[1]], "weight") == cheapest[0]
    exact = nx.shortest_path_length(built, target=goal, weight="weight")
    guided = search.cheapest_plan(0, priced, lambda v: v == goal, lambda v: max(exact.get(v, 0) - v % 3, 0))
    assert guided is not None
    assert guided[0] == cheapest[0]


def test_start_may_be_the_goal() -> None:
    assert search.shortest_plan(3, lambda n: [("+1", n + 1)], lambda n: n == 3) == []
    assert search.cheapest_plan(3, lambda n: [("+1", 1, n + 1)], lambda n: n == 3) == (0, [])


def test_budgets() -> None:
    with pytest.raises(BudgetError):
        search.shortest_plan(0, lambda n: [("+1", n + 1)], lambda n: n < 0, budget=50)
    with pytest.raises(BudgetError):
        search.explore(0, lambda n: [("+1", n + 1)], budget=50)
    with pytest.raises(BudgetError):
        search.cheapest_plan(0, lambda n: [("+1", 1, n + 1)], lambda n: n < 0, budget=50)
    assert search.shortest_plan(0, lambda n: [("+1", (n + 1) % 50)], lambda n: n < 0, budget=50) is None
