"""Find from examples by which relation to the others objects are removed or recoloured, and change a new grid.

Answer: the changed grid; every rule of the stated kind that fits the examples gives it.
Harder: more objects, more relations to choose from, conditions on two relations at once.
Skills: induction, spatial, logic
Source: original; grids as in F. Chollet, On the measure of intelligence, 2019.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial
from itertools import chain, product
from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import cells, size, where
from bootcamp.lib.grid.shapes import Shape, normal, random_polyomino, surrounds, touches
from bootcamp.task import Task, knob
from bootcamp.tasks.patterns._examples import agreed, grid_prompt
from bootcamp.tasks.patterns._hidden_tables import KindsInstance
from bootcamp.tasks.patterns._scenes import EMPTY, LINE, Object, apart, objects_of, paint
from bootcamp.tasks.patterns.objects._shapes import Condition, conditions
from bootcamp.verifiers import Board, Format, Grid

MARKER = LINE
Relation = Callable[[Object, Object], bool]


def _is_copy(thing: Object, other: Object) -> bool:
    return normal(thing[1]) == normal(other[1])


def _in_line(thing: Object, marker: Object) -> bool:
    ((row, col),) = marker[1]
    return any(row == r or col == c for r, c in thing[1])


RELATIONS: dict[str, tuple[str, str, Relation]] = {
    "copy": (
        "another object is a shifted copy of it, whatever the colours",
        "有别的物体平移后与它形状相同（不论颜色）",
        _is_copy,
    ),
    "colour": ("another object has its colour", "有别的物体与它同色", lambda thing, other: thing[0] == other[0]),
    "touches": (
        "it shares a side with another object",
        "它与别的物体有公共边",
        lambda thing, other: touches(thing[1], other[1]),
    ),
    "inside": (
        "it lies in a hole of another object, from which no side steps over other cells lead out",
        "它在别的物体围成的洞里（不经过那个物体、沿边走不到外面）",
        lambda thing, other: surrounds(other[1], thing[1]),
    ),
    "line": (
        "one of its cells lies in the row or in the column of the marker",
        "它有格子与标记在同一行或同一列",
        _in_line,
    ),
    "twin": (
        "another object of a different colour is a shifted copy of it",
        "有颜色不同的物体平移后与它形状相同",
        lambda thing, other: thing[0] != other[0] and _is_copy(thing, other),
    ),
    "holds": (
        "another object lies in a hole of it, from which no side steps over other cells lead out",
        "有别的物体在它围成的洞里（不经过它、沿边走不到外面）",
        lambda thing, other: surrounds(thing[1], other[1]),
    ),
}
"""Each in English, in Chinese and as a test of the object with another one."""
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


def things_of(board: Board) -> list[Object]:
    """List the objects without the marker."""
    return [thing for thing in objects_of(board) if thing[0] != MARKER]


@lru_cache(maxsize=256)
def _related(name: str, board: Board) -> tuple[bool, ...]:
    """Tell of each object whether it has a relation to another one, or to the marker."""
    things = things_of(board)
    partners = [(MARKER, tuple(where(board, MARKER)))] if name == "line" else things
    test = RELATIONS[name][2]
    return tuple(any(test(thing, other) for other in partners if other != thing) for thing in things)


def flags(rule: tuple[Condition, bool], board: Board) -> tuple[bool, ...]:
    """Tell of each object whether it meets a condition, or whether it fails it if the rule says so."""
    condition, fails = rule
    columns = [[holds == wanted for holds in _related(name, board)] for name, wanted in condition]
    return tuple(all(column) != fails for column in zip(*columns, strict=True))
