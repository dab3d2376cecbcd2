"""The grid kit: promises of the random functions, and the shared rules against brute force."""

from itertools import pairwise, product
from random import Random

import pytest

from bootcamp.lib.grid.board import KING, blocks, cells, components, connected, graph, mark, where
from bootcamp.lib.grid.clues import choose_rules, grow, thin
from bootcamp.lib.grid.constraints import (
    connect,
    fillings,
    forbid_blocks,
    forbid_cycles,
    forbid_touching,
    judge_groups,
    latin_square,
    loop_variables,
    shade_variables,
)
from bootcamp.lib.grid.drawing import draw_around
from bootcamp.lib.grid.loops import (
    canonical_loop,
    encloses,
    loop_edges,
    loop_fault,
    loop_from_edges,
    outline,
    random_loop,
    turns,
)
from bootcamp.lib.grid.paths import hamiltonian_cycle, hamiltonian_path, path_fault, path_through
from bootcamp.lib.grid.regions import bordering, boxes, letters, number, random_regions, recombine, region_cells
from bootcamp.lib.grid.shading import full_block, ribbon, scattered, touching
from bootcamp.lib.grid.shapes import canonical, orientations, placements, polyominoes, random_polyomino
from bootcamp.lib.grid.symmetry import canonical as canonical_board, canonical_marks, symmetries
from bootcamp.lib.solver.sat import Sat

SEEDS = range(12)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(("rows", "cols", "low", "high"), [(4, 4, 4, 4), (6, 6, 3, 6), (5, 7, 1, 5), (9, 9, 9, 9)])
def test_random_regions_are_connected_and_of_the_right_size(rows, cols, low, high, seed):
    regions = random_regions(rows, cols, low, high, Random(seed))
    groups = region_cells(regions)
    assert sorted(cell for group in groups for cell in group) == list(cells(rows, cols))
    assert all(connected(group) and low <= len(group) <= high for group in groups)
    assert regions == number(regions)
    assert max(max(row) for row in regions) == len(groups) - 1


def test_impossible_region_sizes_are_refused():
    with pytest.raises(ValueError, match="total=9"):
        random_regions(3, 3, 5, 8, Random(1))


def test_recombined_boxes_change():
    assert recombine(boxes(6, 6, 2, 3), 6, 6, Random(1), 30) != boxes(6, 6, 2, 3)
    assert bordering(boxes(4, 4, 2, 2)) == [(0, 1), (0, 2), (1, 3), (2, 3)]
    assert letters(boxes(2, 4, 2, 2)) == (("A", "A", "B", "B"), ("A", "A", "B", "B"))


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(("rows", "cols"), [(2, 2), (4, 4), (7, 5), (13, 13)])
def test_random_loops_are_simple_and_have_an_inside(rows, cols, seed):
    loop = random_loop(rows, cols, Random(seed))
    assert loop_fault(loop, rows, cols) == ""
    assert loop == canonical_loop(loop) == canonical_loop(loop[::-1]) == loop_from_edges(loop_edges(loop))
    inside = [(row, col) for row, col in cells(rows - 1, cols - 1) if encloses(loop, (row, col + 1))]
    assert outline(inside) == loop
    assert connected(inside)
    assert sum(turns(loop)) % 2 == 0


def test_loop_faults_name_the_rule():
    assert "at least four" in loop_fault([(0, 0), (0, 1)], 3, 3)
    assert "outside" in loop_fault([(0, 0), (0, 1), (0, 2), (0, 3)], 3, 3)
    assert "more than once" in loop_fault([(0, 0), (0, 1), (1, 1), (0, 1)], 3, 3)
    assert "no neighbours" in loop_fault([(0, 0), (0, 1), (1, 1), (2, 1)], 3, 3)
    two = loop_edges(((0, 0), (0, 1), (1, 1), (1, 0))) + loop_edges(((0, 3), (0, 4), (1, 4), (1, 3)))
    assert loop_from_edges(two) is None
    ring = hamiltonian_cycle(4, 4, Random(1))
    assert not any(encloses(ring, cell) for cell in [(0, 5), (5, 0), (-1, -1)])


@pytest.mark.parametrize("seed", SEEDS)
def test_paths_through_every_cell(seed):
    rng = Random(seed)
    for path in (hamiltonian_path(5, 6, rng), hamiltonian_path(1, 4, rng), hamiltonian_path(7, 7, rng)):
        board = set(path)
        assert path_fault(path, board) == ""
        assert board == set(cells(1 + max(board)[0], 1 + max(c for _, c in board)))
    cycle = hamiltonian_cycle(5, 6, rng)
    assert loop_fault(cycle, 5, 6) == ""
    assert len(cycle) == 30
    king = path_through(graph(4, 5, KING), rng)
    assert king is not None
    assert path_fault(king, set(cells(4, 5)), KING) == ""
    assert len(king) == 20


@pytest.mark.parametrize("seed", SEEDS)
def test_scattered_shading_keeps_its_rules(seed):
    shaded = scattered(9, 7, Random(seed), 0.3, never={(0, 0)})
    assert touching(shaded) is None
    assert (0, 0) not in shaded
    assert 8 <= len(shaded) <= 19
    assert connected(set(cells(9, 7)) - shaded)


@pytest.mark.parametrize("seed", SEEDS)
def test_ribbons_are_connected_without_blocks(seed):
    shaded = ribbon(8, 8, Random(seed), 0.5, never={(3, 3)})
    assert connected(shaded)
    assert full_block(8, 8, shaded) is None
    assert (3, 3) not in shaded
    assert len(shaded) >= 16


def test_scattering_reaches_every_legal_shading_of_a_small_board():
    reached = {frozenset(scattered(3, 3, Random(seed), 1)) for seed in range(400)}
    legal = [
        frozenset(group)
        for bits in product((0, 1), repeat=9)
        for group in [[cell for cell, bit in zip(cells(3, 3), bits, strict=True) if bit]]
        if touching(group) is None and connected(set(cells(3, 3)) - set(group))
    ]
    assert reached == {group for group in legal if not any(group < other for other in legal)}


def test_polyomino_counts_and_placements():
    assert [len(polyominoes(size)) for size in (4, 5, 6)] == [5, 12, 35]
    assert [len(polyominoes(size, mirror=False)) for size in (4, 5, 6)] == [7, 18, 60]
    assert sum(len(orientations(shape)) for shape in polyominoes(5)) == 63
    assert (
        len(placements(polyominoes(3)[0], set(cells(3, 3)))) + len(placements(polyominoes(3)[1], set(cells(3, 3))))
        == 16 + 6
    )
    shape = random_polyomino(7, Random(4))
    assert len(shape) == 7
    assert connected(shape)
    assert all(canonical(turned) == canonical(shape) for turned in orientations(shape))


def test_eight_symmetries():
    board = ("abc", "def", "ghi")
    images = symmetries(board)
    assert len(set(images)) == 8
    assert {canonical_board(image) for image in images} == {canonical_board(board)}


def test_marks_are_equal_just_for_images():
    marks = [([(0, 0), (0, 1)], "a"), ([(2, 2)], "b"), ([(1, 0), (1, 1), (2, 1)], "c")]
    turned = [([(col, 2 - row) for row, col in group], label) for group, label in marks]
    assert canonical_marks(3, 3, marks) == canonical_marks(3, 3, reversed(turned))
    backwards = [(group[::-1], label) for group, label in marks]
    assert canonical_marks(3, 3, marks) != canonical_marks(3, 3, backwards)
    assert canonical_marks(3, 3, marks, ordered=False) == canonical_marks(3, 3, backwards, ordered=False)


def test_lines_without_clues_leave_no_gap_in_a_drawing():
    board = ((1, 2), (3, 4))
    assert draw_around(board, (None, None), (None, None)) == draw_around(board)
    assert draw_around(board, (None, 5)).splitlines()[0] == "    5"


def test_thin_and_grow_keep_what_is_needed():
    assert thin([3, 1, 2], lambda rest: 2 in rest, Random(1)) == [2]
    assert len(thin(range(9), lambda rest: True, Random(1), least=4)) == 4
    assert grow("abc", 0, lambda chosen: [] if "b" in chosen else ["b"], Random(1)) == ["b"]
    assert grow("abc", 1, lambda chosen: None, Random(1)) is None


def test_chosen_rules_leave_one_solution():
    for seed in range(20):
        model, grid = latin_square(4)
        solution = model.solutions(rng=Random(seed))[0]
        pairs = [(a, b) for line in (*grid, *zip(*grid, strict=True)) for a, b in pairwise(line)]
        signs = [model.less(*sorted(pair, key=lambda variable: solution[variable])) for pair in pairs]
        chosen = choose_rules(model, signs, Random(seed), most=16)
        unique = model.solutions(2) == [solution]
        assert chosen is None or (unique and len(chosen) <= 16)
        if chosen is not None:
            assert model.solutions(2, skip=set(signs).difference(chosen)) == [solution]
    assert choose_rules(latin_square(3)[0], [], Random(1), most=3) is None


def shadings(rows, cols, *rules):
    """Enumerate the models of rules over a board of shaded cells with the solver."""
    sat = Sat()
    shaded = shade_variables(sat, rows, cols)
    for rule in rules:
        rule(sat, shaded)
    found = set()
    while sat.solve():
        found.add(frozenset(cell for cell, v in shaded.items() if sat.model[v]))
        sat.add(*(-v if sat.model[v] else v for v in shaded.values()))
    return found


def enumerated(rows, cols, right):
    board = list(cells(rows, cols))
    groups = (
        frozenset(cell for cell, bit in zip(board, bits, strict=True) if bit)
        for bits in product((0, 1), repeat=len(board))
    )
    return {group for group in groups if right(group)}


def test_shading_rules_agree_with_enumeration():
    board = set(cells(3, 3))
    assert shadings(3, 3, connect) == enumerated(3, 3, connected)
    assert shadings(3, 3, lambda sat, x: connect(sat, x, KING)) == enumerated(3, 3, lambda g: connected(g, KING))
    assert shadings(
        3, 3, forbid_touching, lambda sat, x: connect(sat, {cell: -v for cell, v in x.items()})
    ) == enumerated(3, 3, lambda g: touching(g) is None and connected(board - g))
    assert shadings(2, 4, forbid_blocks) == enumerated(
        2, 4, lambda g: not any(g.issuperset(block) for block in blocks(2, 4))
    )


def test_group_rules_agree_with_enumeration():
    def bad(group, closed):
        return len(group) > 3 or (closed and len(group) == 2)

    found = shadings(3, 3, lambda sat, shaded: judge_groups(sat, shaded, bad))
    assert found == enumerated(3, 3, lambda g: all(len(part) in (1, 3) for part in components(g)))


@pytest.mark.parametrize(
    ("rows", "cols", "ends", "count"), [(3, 3, (), 13), (4, 4, (), 213), (3, 3, ((0, 0), (2, 2)), 12)]
)
def test_loop_variables_have_every_simple_loop_or_path(rows, cols, ends, count):
    sat = Sat()
    edges, passed = loop_variables(sat, rows, cols, ends)
    found = set()
    while sat.solve():
        chosen = [side for side, v in edges.items() if sat.model[v]]
        points = {cell for side in chosen for cell in side}
        assert points == {cell for cell, v in passed.items() if sat.model[v]}
        if not ends:
            assert loop_from_edges(chosen) is not None
        found.add(tuple(chosen))
        sat.add(*(-v if sat.model[v] else v for v in edges.values()))
    assert len(found) == count


def test_forests_are_counted():
    sat = Sat()
    sides = [(a, b) for a in cells(2, 2) for b in cells(2, 2) if a < b]
    edges = dict(zip(sides, sat.variables(6), strict=True))
    forbid_cycles(sat, edges)
    count = 0
    while sat.solve():
        count += 1
        sat.add(*(-v if sat.model[v] else v for v in edges.values()))
    assert count == 38


def test_fillings_are_all_lines_with_the_runs():
    for runs in [(), (3,), (1, 2), (2, 2), (1, 1, 1), (5,)]:
        expected = [
            line
            for line in product((1, 0), repeat=5)
            if tuple(len(part) for part in "".join(map(str, line)).split("0") if part) == runs
        ]
        assert sorted(fillings(5, runs), reverse=True) == expected
    assert where(mark(2, 2, [(1, 0)]), "#") == [(1, 0)]
