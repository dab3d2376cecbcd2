"""Write the letters of a cube on its net.

Answer: the letters of all squares; every way that folds to the cube is right.
Harder: the cube is told by fewer views, from other corners; mirror images fail.
Skills: spatial, deduction
Source: original.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.box_surfaces import folded, random_net
from bootcamp.lib.grid.board import size, where
from bootcamp.lib.grid.shapes import normal
from bootcamp.lib.rolling import lying
from bootcamp.lib.vectors import Vector
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.spatial.cubes._views import CORNERS, SYMBOLS, View, cubes, looks, view_of, wording
from bootcamp.verifiers import Assignment

_DRAWS = 300
_SIDES: tuple[Vector, ...] = ((0, 0, 1), (0, 0, -1), (0, 1, 0), (0, -1, 0), (1, 0, 0), (-1, 0, 0))


class CubeNetFill(Task["CubeNetFill.Params", "CubeNetFill.Instance", dict[str, str]]):
    version = 1

    class Params(task.Params):
        views: int = knob(
            "how many views tell the cube, 0 for all faces", levels=(0, 0, 4, 4, 3, 3, 3, 2, 2, 2), ge=0, le=6
        )
        corners: int = knob("how many kinds of corners are seen", levels=(1, 1, 1, 2, 1, 2, 3, 2, 3, 4), ge=1, le=4)
        given: int = knob("how many letters are given on the net", levels=(2, 1, 2, 1, 1, 1, 1, 1, 1, 1), ge=1, le=3)

    class Instance(task.Instance):
        net: tuple[tuple[str, ...], ...]  # numbers of the squares, . for nothing
        given: tuple[tuple[str, str], ...]
        views: tuple[View, ...]

        def wording(self, language: str) -> list[str]:
            return [wording(view, language) for view in self.views]

        def told(self, language: str) -> str:
            if language == "en":
                return " ".join(f"Square {square} bears {letter}." for square, letter in self.given)
            return "".join(f"正方形 {square} 上是 {letter}。" for square, letter in self.given)

    answer = Assignment(tuple("123456"), tuple(SYMBOLS), True)
    prompt = Prompt(
        en=r"""
        Each face of a cube has one of the letters A, B, C, D, E and F, each letter once.
        {%- if views | length == 1 %} For a viewer, its faces are:

        {% else %} It was turned in various ways and looked at; how a letter stands does not matter:

        {% endif %}
        {{ wording(language) | bullets }}

        This is a net of the cube, with a number for each of its squares and . for nothing:

        {{ net | board }}

        The net is folded so that the side that is seen here comes outside. {{ told(language) }}

        Give the letter of each of the six squares so that the net folds into this cube. If there are several ways, give
        any one.
        """,
        zh=r"""
        一个正方体的六个面上分别写着字母 A、B、C、D、E、F，每个字母一次。
        {%- if views | length == 1 %}对观察者来说，它的各面是：

        {% else %}以各种方式转动它并观察，字母的朝向不予考虑：

        {% endif %}
        {{ wording(language) | bullets }}

        下面是这个正方体的展开图，每个正方形有一个编号，. 表示空白：

        {{ net | board }}

        折叠时，这里看到的一面朝外。{{ told(language) }}

        给出六个正方形各自的字母，使展开图折成这个正方体。如果有多种，给出任意一种即可。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, str]]:
        corners = rng.sample(CORNERS, params.corners)
        shape = normal(random_net(rng, (1, 1, 1)) or ())
        rows = 1 + max(row for row, _ in shape)
        cols = 1 + max(col for _, col in shape)
        numbers = {cell: str(k) for k, cell in enumerate(shape, start=1)}
        net = tuple(tuple(numbers.get((row, col), ".") for col in range(cols)) for row in range(rows))
        sides = _normals(net)
        for _ in range(_DRAWS):
            cube = rng.choice(cubes())
            views = [view_of(rng, cube, corners) for _ in range(params.views)]
            if not views:
                views = [tuple(enumerate(rng.choice(lying(cube))))]
            elif len(set(views)) < len(views) or sum(all(view in looks(one) for view in views) for one in cubes()) > 1:
                continue
            lies = rng.choice(lying(cube))
            answer = {square: lies[_SIDES.index(side)] for square, side in sorted(sides.items())}
            given = tuple(sorted(rng.sample(sorted(answer.items()), params.given)))
            return self.Instance(net=net, given=given, views=tuple(views)), answer
        raise task.Retry

    def key(self, instance: Instance) -> object:
        names: dict[str, str] = {}
        for symbol in [s for view in instance.views for _, s in view] + [letter for _, letter in instance.given]:
            if symbol not in names:
                names[symbol] = SYMBOLS[len(names)]
        views = [[[place, names[symbol]] for place, symbol in view] for view in instance.views]
        return [instance.net, [[square, names[letter]] for square, letter in instance.given], views]

    def check(self, instance: Instance, answer: dict[str, str]) -> str:
        if any(answer[square] != letter for square, letter in instance.given):
            return "a given letter was changed"
        sides = {side: answer[square] for square, side in _normals(instance.net).items()}
        cube = [sides[side] for side in _SIDES]
        for view in instance.views:
            if not any(all(lies[place] == symbol for place, symbol in view) for lies in lying(cube)):
                return "the net folds to another cube"
        return ""


def _normals(net: tuple[tuple[str, ...], ...]) -> dict[str, Vector]:
    """Give the outward direction of each square of a net that is folded to a cube."""
    rows, cols = size(net)
    cells = where(net, *"123456")
    lays = folded((1, 1, 1), cells) or {}
    return {net[row][col]: lays[row, col][1] for row, col in cells if row < rows and col < cols}
