"""Find from examples by which relation to the others objects are removed or recoloured, and change a new grid.

Answer: the changed grid; every rule of the stated kind that fits the examples gives it.
Harder: more objects, more relations to choose from, conditions on two relations at once.
Skills: induction, spatial, logic
Source: original; grids as in F. Chollet, On the measure of intelligence, 2019.
"""

from __future__ import annotations

from functools import partial
from itertools import chain, product
from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import cells, size
from bootcamp.lib.grid.shapes import Shape, random_polyomino
from bootcamp.task import Task, knob
from bootcamp.tasks.patterns._examples import agreed, grid_prompt
from bootcamp.tasks.patterns._hidden_tables import KindsInstance
from bootcamp.tasks.patterns._scenes import EMPTY, Object, apart, paint
from bootcamp.tasks.patterns.objects._relations import MARKER, RELATIONS, flags, things_of
from bootcamp.tasks.patterns.objects._shapes import conditions
from bootcamp.verifiers import Board, Format, Grid

NAMES = {kind: (en, zh) for kind, (en, zh, _) in RELATIONS.items()}
INKS = "12345678"


class PatRelationalFilter(Task["PatRelationalFilter.Params", "PatRelationalFilter.Instance", Board]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(7, 8, 9, 10, 10, 11, 12, 12, 13, 14), ge=6, le=18)
        groups: int = knob(
            "how many objects or pairs of objects a grid has", levels=(3, 3, 4, 4, 5, 5, 6, 6, 7, 8), ge=2, le=9
        )
        colours: int = knob("how many colours of objects occur", levels=(2, 3, 3, 3, 4, 4, 4, 4, 5, 5), ge=2, le=5)
        kinds: int = knob("how many relations may matter", levels=(2, 3, 4, 5, 7, 4, 5, 6, 7, 7), ge=2, le=7)
        joined: bool = knob("whether two relations may matter at once", levels=(False,) * 5 + (True,) * 5)
        pairs: int = knob("how many examples are given", levels=(2, 2, 2, 2, 2, 3, 3, 3, 3, 3), ge=1, le=6)

    class Instance(KindsInstance):
        described = NAMES
        joined: bool

    prompt = grid_prompt(
        en=r"""
        0 is the background and the only cell of colour 9 is the marker, which stays. An object is a largest group of
        cells of one other colour that are connected by sides. All objects that meet a hidden condition are removed, or
        all of them take one new colour, the same in every grid; the other objects stay as they are. The condition is
        about these relations of an object:

        {{ ways[language] | bullets }}

        It says of one of them that it holds or that it fails
        {{- ', or of two of them that each holds or fails, joined by "and" or by "or"' if joined }}.
        """,
        zh=r"""
        0 是背景，唯一颜色为 9 的格子是标记，它不变。物体是其他某种颜色的、以边相连的极大一组格子。
        满足某个隐藏条件的物体要么全部去掉，要么全部换成一种新颜色，各网格相同；其余物体不变。
        条件涉及物体的下列关系：

        {{ ways[language] | bullets }}

        条件规定其中一个关系成立或不成立
        {{- "，或者规定其中两个关系各自成立或不成立，并用“且”或“或”连接" if joined }}。
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(*size(instance.query))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        chosen = rng.sample(list(RELATIONS), params.kinds)
        kinds = tuple(name for name in RELATIONS if name in chosen)
        rules = list(product(conditions(kinds, params.joined), (False, True)))
        hidden = rng.choice(rules[2 * len(kinds) :] or rules)
        ink, *inks = rng.sample(INKS, params.colours + 1)
        new = rng.choice((EMPTY, ink))
        *befores, query = (_random_board(params, inks, rng) for _ in range(params.pairs + 1))
        shown = [(before, flags(hidden, before)) for before in befores]
        shown.append((query, agreed([partial(flags, rule) for rule in rules], shown, query)))
        if any(len(set(marks)) == 1 for _, marks in shown):
            raise task.Retry
        *pairs, (_, result) = ((board, _changed(board, marks, new)) for board, marks in shown)
        return self.Instance(pairs=tuple(pairs), query=query, kinds=kinds, joined=params.joined), result

    def key(self, instance: Instance) -> object:
        return [sorted(instance.pairs), instance.query, instance.kinds, instance.joined]


def _changed(board: Board, marks: tuple[bool, ...], ink: str) -> Board:
    """Give the marked objects a colour."""
    changed = {c for (_, group), marked in zip(things_of(board), marks, strict=True) if marked for c in group}
    return tuple(
        tuple(ink if (row, col) in changed else item for col, item in enumerate(line)) for row, line in enumerate(board)
    )


def _random_board(params: PatRelationalFilter.Params, inks: list[str], rng: Random) -> Board:
    """Lay the marker and groups of one or two objects so that the groups lie apart."""
    pool = [random_polyomino(rng.randint(2, 4), rng) for _ in range(2)]
    groups = [_random_group(pool, inks, rng) for _ in range(params.groups)]
    groups = [*sorted(groups, key=lambda group: -sum(len(shape) for _, shape in group)), [(MARKER, ((0, 0),))]]
    laid = apart(rng, params.size, params.size, (tuple(chain(*(shape for _, shape in group))) for group in groups))
    things = [
        (ink, (cell,))
        for group, places in zip(groups, laid, strict=True)
        for ink, cell in zip((ink for ink, shape in group for _ in shape), places, strict=True)
    ]
    return paint(params.size, params.size, things)


def _random_group(pool: list[Shape], inks: list[str], rng: Random) -> list[Object]:
    """Draw an object, two that touch, or one that lies in a hole of another."""
    kind = rng.choice(("one", "one", "one", "touch", "frame", "inside"))
    ink, other = rng.sample(inks, 2)
    if kind == "one":
        return [(ink, rng.choice(pool))]
    if kind == "touch":
        width = rng.randint(1, 2)
        return [(ink, tuple(cells(2, width))), (other, ((0, width),))]
    cols = rng.randint(3, 4)
    frame = tuple((row, col) for row, col in cells(3, cols) if row in (0, 2) or col in (0, cols - 1))
    hole = tuple((1, col) for col in range(1, cols - 1))
    return [(ink, frame), (other, hole[: rng.randint(1, 2)])] if kind == "inside" else [(ink, frame)]
