"""Symmetric regions against their definition."""

from random import Random

import pytest

from bootcamp.lib.grid.board import cells, connected
from bootcamp.lib.grid.half_turns import around, half_turn, symmetric_regions


@pytest.mark.parametrize("seed", range(30))
def test_regions_are_symmetric_and_cover_once(seed: int) -> None:
    rng = Random(seed)
    rows, cols, largest = rng.randint(2, 7), rng.randint(2, 7), rng.randint(2, 9)
    regions = symmetric_regions(rows, cols, largest, rng)
    assert sorted(cell for _, group in regions for cell in group) == list(cells(rows, cols))
    for centre, group in regions:
        assert connected(group)
        assert set(around(centre)) <= set(group)
        assert {half_turn(cell, centre) for cell in group} == set(group)
        assert len(group) <= max(largest + 1, 4)
