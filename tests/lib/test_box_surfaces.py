from random import Random

import pytest

from bootcamp.lib.box_surfaces import beyond, folded, lays, random_net, squares
from bootcamp.lib.grid.board import SIDES
from bootcamp.lib.grid.shapes import normal, polyominoes

BOXES = ((1, 1, 1), (1, 1, 2), (1, 2, 3), (2, 2, 2))


def test_a_cube_has_eleven_nets() -> None:
    assert sum(folded((1, 1, 1), shape) is not None for shape in polyominoes(6)) == 11


@pytest.mark.parametrize("sides", BOXES)
def test_four_steps_around_a_box_or_back_and_forth_end_where_they_began(sides: tuple[int, int, int]) -> None:
    for lay in lays(sides):
        for down, right in SIDES:
            assert beyond(sides, beyond(sides, lay, (down, right)), (-down, -right)) == lay
            other = lay
            for _ in range(2 * sum(sides)):
                other = beyond(sides, other, (down, right))
            assert other[:2] in squares(sides)


@pytest.mark.parametrize("sides", BOXES)
def test_random_nets_fold(sides: tuple[int, int, int]) -> None:
    rng = Random(1)
    for _ in range(5):
        net = random_net(rng, sides)
        if net is not None:
            assert len({lay[:2] for lay in net.values()}) == len(squares(sides))
            assert folded(sides, normal(net)) is not None
