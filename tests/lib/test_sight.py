"""Lines of sight: the switches against counting, on random boards."""

from random import Random

import pytest

from bootcamp.lib.grid.board import cells
from bootcamp.lib.grid.constraints import shade_variables
from bootcamp.lib.grid.sight import in_sight, sight_switches
from bootcamp.lib.solver.sat import Sat


def test_sight_ends_before_the_first_cell_that_is_not_clear():
    clear = {(1, 0), (1, 2), (1, 3), (0, 1), (3, 1)}
    assert in_sight((1, 1), clear, 4, 4) == 4


@pytest.mark.parametrize("seed", range(8))
def test_switches_demand_the_right_count_and_no_other(seed):
    rng = Random(seed)
    rows, cols = rng.randint(2, 5), rng.randint(2, 5)
    clear = {cell for cell in cells(rows, cols) if rng.random() < 0.7}
    for offset in (0, 1, -1):
        wanted = {cell: in_sight(cell, clear, rows, cols) + offset for cell in cells(rows, cols)}
        sat = Sat()
        literals = shade_variables(sat, rows, cols)
        switches = sight_switches(sat, literals, {cell: count for cell, count in wanted.items() if count >= 0})
        board = [literal if cell in clear else -literal for cell, literal in literals.items()]
        for switch in switches.values():
            assert sat.solve([*board, switch]) == (offset == 0)
