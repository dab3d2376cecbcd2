"""Pieces of boards: random rectangles, letters, and the rectangles around marks against brute force."""

from itertools import product
from random import Random

import pytest

from bootcamp.lib.grid.board import cells
from bootcamp.lib.grid.pieces import (
    apart,
    bounds,
    box_cells,
    boxes_around,
    is_rectangle,
    map_pieces,
    meeting_point,
    random_rectangles,
)
from bootcamp.lib.grid.regions import bordering, number, patches, random_regions, region_cells


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize(("rows", "cols", "largest"), [(3, 3, 4), (4, 7, 6), (9, 8, 10)])
def test_random_rectangles_cut_the_board(rows, cols, largest, seed):
    regions = random_rectangles(rows, cols, largest, Random(seed))
    groups = region_cells(regions)
    assert sorted(cell for group in groups for cell in group) == list(cells(rows, cols))
    assert all(is_rectangle(group) and len(group) <= largest for group in groups)
    assert all(box_cells(bounds(group)) == group for group in groups)
    assert regions == number(regions) == map_pieces(rows, cols, groups)


@pytest.mark.parametrize("seed", range(6))
def test_letters_tell_pieces_apart_even_when_they_repeat(seed):
    regions = random_regions(10, 12, 2, 3, Random(seed))
    named = apart(regions)
    letter = {region: named[row][col] for region, group in enumerate(region_cells(regions)) for row, col in group[:1]}
    assert len(letter) > 26
    assert all(letter[one] != letter[other] for one, other in bordering(regions))
    assert sorted(patches(named)) == sorted(region_cells(regions))


def test_holes_keep_their_sign():
    assert apart(map_pieces(2, 2, [[(0, 1)], [(1, 1)]])) == (("#", "A"), ("#", "B"))


def test_a_point_where_four_pieces_meet_is_found():
    assert meeting_point(((0, 0, 1), (2, 3, 1), (2, 4, 4))) is None
    assert meeting_point(((0, 0, 0), (1, 1, 2), (3, 3, 4))) == (1, 1)


@pytest.mark.parametrize("seed", range(6))
def test_boxes_around_marks_are_those_with_one_mark(seed):
    rows, cols = 4, 5
    marks = Random(seed).sample(list(cells(rows, cols)), 5)
    expected = [
        (marks.index(inside[0]), box)
        for box in product(range(rows), range(cols), range(1, rows + 1), range(1, cols + 1))
        if box[0] + box[2] <= rows and box[1] + box[3] <= cols
        for inside in [[cell for cell in box_cells(box) if cell in marks]]
        if len(inside) == 1
    ]
    assert sorted(boxes_around(marks, rows, cols)) == sorted(expected)
