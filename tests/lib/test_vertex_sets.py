"""Best sets of vertices against trying all of them."""

from itertools import combinations
from random import Random

import pytest

from bootcamp.lib.solver import BudgetError
from bootcamp.lib.vertex_sets import (
    largest_clique,
    largest_independent,
    lightest_cover,
    smallest_dominating,
    smallest_feedback,
    smallest_seeds,
    spread,
)


def random_graph(seed: int) -> list[int]:
    rng = Random(seed)
    n = rng.randint(1, 9)
    near = [0] * n
    for a, b in combinations(range(n), 2):
        if rng.random() < rng.choice((0.2, 0.5, 0.8)):
            near[a] |= 1 << b
            near[b] |= 1 << a
    return near


def independent(near: list[int], chosen: tuple[int, ...]) -> bool:
    return not any(near[a] >> b & 1 for a, b in combinations(chosen, 2))


def dominating(near: list[int], chosen: tuple[int, ...]) -> bool:
    return all(v in chosen or any(near[u] >> v & 1 for u in chosen) for v in range(len(near)))


@pytest.mark.parametrize("seed", range(60))
def test_no_set_is_better(seed: int) -> None:
    near = random_graph(seed)
    sets = [chosen for size in range(len(near) + 1) for chosen in combinations(range(len(near)), size)]
    largest, smallest = largest_independent(near), smallest_dominating(near)
    assert independent(near, tuple(largest))
    assert dominating(near, tuple(smallest))
    assert len(largest) == max(len(chosen) for chosen in sets if independent(near, chosen))
    assert len(smallest) == min(len(chosen) for chosen in sets if dominating(near, chosen))


def test_no_vertices() -> None:
    assert largest_independent([]) == smallest_dominating([]) == []


def test_budget() -> None:
    with pytest.raises(BudgetError, match="after 1 nodes"):
        smallest_dominating(random_graph(1), budget=1)


def acyclic(near: list[int], kept: set[int]) -> bool:
    while True:
        leaves = {v for v in kept if sum(near[v] >> u & 1 for u in kept) < 2}
        if not leaves:
            return not kept
        kept = kept - {min(leaves)}


@pytest.mark.parametrize("seed", range(60))
def test_no_other_set_is_better(seed: int) -> None:
    near, rng = random_graph(seed), Random(seed)
    n = len(near)
    sets = [chosen for size in range(n + 1) for chosen in combinations(range(n), size)]
    cliques = [chosen for chosen in sets if all(near[a] >> b & 1 for a, b in combinations(chosen, 2))]
    clique = tuple(largest_clique(near))
    assert clique in cliques
    assert len(clique) == max(map(len, cliques))
    costs = [rng.randint(1, 9) for _ in near]
    edges = [(a, b) for a, b in combinations(range(n), 2) if near[a] >> b & 1]
    covers = [chosen for chosen in sets if all(a in chosen or b in chosen for a, b in edges)]
    cover = tuple(lightest_cover(near, costs))
    assert cover in covers
    assert sum(costs[v] for v in cover) == min(sum(costs[v] for v in chosen) for chosen in covers)
    cut = smallest_feedback(near)
    assert acyclic(near, set(range(n)) - set(cut))
    assert len(cut) == min(len(chosen) for chosen in sets if acyclic(near, set(range(n)) - set(chosen)))
    thresholds = [rng.randint(1, 3) for _ in near]
    seeds = smallest_seeds(near, thresholds)
    everything = (1 << n) - 1
    good = [chosen for chosen in sets if spread(near, thresholds, sum(1 << v for v in chosen)) == everything]
    assert tuple(seeds) in good
    assert len(seeds) == min(map(len, good))
