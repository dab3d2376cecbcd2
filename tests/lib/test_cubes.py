"""Prime implicants and least covers against trying everything."""

from itertools import combinations, product
from random import Random

import pytest

from bootcamp.lib.cubes import Cube, cost, greedy_cover, least_cover, prime_implicants, sum_of
from bootcamp.lib.logic import mask
from bootcamp.lib.solver import BudgetError


def cubes(count: int) -> list[Cube]:
    found = []
    for signs in product("01-", repeat=count):
        care = int("".join("0" if sign == "-" else "1" for sign in signs), 2)
        found.append(Cube(care, int("".join("1" if sign == "1" else "0" for sign in signs), 2)))
    return found


@pytest.mark.parametrize("seed", range(20))
def test_prime_implicants_are_the_largest_products(seed: int) -> None:
    rows = Random(seed).getrandbits(16)
    inside = [cube for cube in cubes(4) if not cube.rows(4) & ~rows]
    largest = [one for one in inside if not any(one != two and not one.rows(4) & ~two.rows(4) for two in inside)]
    assert prime_implicants(rows, 4) == sorted(largest)


@pytest.mark.parametrize("seed", range(20))
def test_no_cover_is_cheaper(seed: int) -> None:
    rng = Random(seed)
    rows = rng.getrandbits(8)
    allowed = rng.getrandbits(8) & rng.getrandbits(8) & ~rows
    found = least_cover(rows, allowed, 3)
    fitting = [cube for cube in cubes(3) if not cube.rows(3) & ~(rows | allowed)]
    best = min(
        cost(chosen)
        for size in range(len(found) + 1)
        for chosen in combinations(fitting, size)
        if not rows & ~_union(list(chosen))
    )
    assert cost(found) == best
    assert not rows & ~_union(found)
    assert not _union(found) & ~(rows | allowed)
    assert cost(greedy_cover(rows, allowed, 3)) >= best


def _union(chosen: list[Cube]) -> int:
    rows = 0
    for cube in chosen:
        rows |= cube.rows(3)
    return rows


def test_a_sum_has_the_rows_of_its_products() -> None:
    found = least_cover(0b10010110, 0, 3)
    assert mask(sum_of(found, "abc"), "abc") == 0b10010110
    assert [cube.signed(3) for cube in found] == [(-1, -2, 3), (-1, 2, -3), (1, -2, -3), (1, 2, 3)]


def test_the_search_is_bounded() -> None:
    with pytest.raises(BudgetError):
        least_cover(Random(1).getrandbits(64), 0, 6, budget=2)
