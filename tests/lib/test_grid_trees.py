"""Shadings that leave a tree, against networkx."""

from random import Random

import networkx
import pytest

from bootcamp.lib.grid.trees import tree_shading


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize(("rows", "cols"), [(2, 2), (2, 5), (3, 3), (4, 7), (8, 8)])
def test_unshaded_cells_are_a_tree(rows, cols, seed):
    shaded = tree_shading(rows, cols, Random(seed), rounds=500)
    grid = networkx.grid_2d_graph(rows, cols)
    assert shaded is not None
    assert grid.subgraph(shaded).size() == 0
    assert networkx.is_tree(grid.subgraph(set(grid) - shaded))


def test_none_where_the_rounds_are_used_up():
    assert any(tree_shading(9, 9, Random(seed), rounds=1) is None for seed in range(8))
