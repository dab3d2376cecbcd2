"""Routes visit every cell once, from their corner, and adjacent cells where they say so."""

from itertools import pairwise, product

import pytest

from bootcamp.lib.grid.routes import KINDS, cells, told

ROUTES = [(kind, corner, along) for kind in KINDS for corner in range(4) for along in (True, False)]


@pytest.mark.parametrize("route", ROUTES)
@pytest.mark.parametrize("size", [(1, 1), (1, 4), (3, 2), (4, 5)])
def test_every_cell_once(route: tuple[str, int, bool], size: tuple[int, int]) -> None:
    rows, cols = size
    kind, corner, along = route
    path = cells(route, rows, cols)
    assert sorted(path) == list(product(range(rows), range(cols)))
    assert path[0] == ((rows - 1) * (corner >= 2), (cols - 1) * (corner % 2))
    if kind in ("snake", "spiral"):
        assert all(abs(a - c) + abs(b - d) == 1 for (a, b), (c, d) in pairwise(path))
    if min(size) > 1 and kind != "diagonals":
        assert (path[0][0] == path[1][0]) == along


def test_descriptions_differ() -> None:
    for language in ("en", "zh"):
        assert len({told(route, language) for route in ROUTES}) == len(ROUTES)
