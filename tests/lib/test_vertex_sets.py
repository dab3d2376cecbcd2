"""Independent and dominating sets against trying all sets of vertices."""

from itertools import combinations
from random import Random

import pytest

from bootcamp.lib.solver import BudgetError
from bootcamp.lib.vertex_sets import largest_independent, smallest_dominating


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
