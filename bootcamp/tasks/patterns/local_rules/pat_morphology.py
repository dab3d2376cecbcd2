"""Find from examples how pictures grow, shrink or close by rules on neighbours, and change a new picture.

Answer: the changed picture; every rule of the stated kind that fits the examples gives it.
Harder: larger pictures, more kinds of changes, two changes in turn.
Skills: induction, spatial, simulation
Source: original; J. Serra, Image analysis and mathematical morphology, 1982.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from itertools import product
from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import KING, Cell, components, graph, mark, size, where
from bootcamp.lib.grid.cell_names import cell_name
from bootcamp.lib.prompts import by_language
from bootcamp.task import Task, knob
from bootcamp.tasks.patterns._examples import Pair, grid_prompt, settled
from bootcamp.tasks.patterns._scenes import EMPTY, random_board
from bootcamp.tasks.patterns._shown_rules import tried_lines
from bootcamp.verifiers import Board, Format, Grid

Cells = frozenset[Cell]
Around = Mapping[Cell, tuple[Cell, ...]]  # the neighbours of every cell of the grid

FILLED = "1"


class PatMorphology(Task["PatMorphology.Params", "PatMorphology.Instance", Board]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(5, 6, 7, 7, 8, 9, 10, 11, 12, 14), ge=4, le=18)
        changes: int = knob("how many kinds of changes are possible", levels=(3, 5, 8, 4, 5, 6, 7, 8, 8, 8), ge=2, le=8)
        steps: int = knob("the most changes in turn", levels=(1, 1, 1, 2, 2, 2, 2, 2, 2, 2), ge=1, le=2)
        pairs: int = knob("how many examples are given", levels=(2,) * 10, ge=1, le=6)

    class Instance(task.Instance):
        pairs: tuple[Pair, ...]
        query: Board
        changes: tuple[str, ...]
        steps: int

        @property
        def ways(self) -> dict[str, list[str]]:
            return by_language(CHANGES[name] for name in self.changes)

    prompt = grid_prompt(
        en=r"""
        0 is an empty cell and 1 a filled one. The rule is
        {%- if steps == 1 %}
         one of these changes:
        {% else %}
         one of these changes, or two of them, equal or not, the second one acting on what the first one has left:
        {% endif %}

        {{ ways[language] | bullets }}

        In a change, all cells are filled and emptied at once. Only cells of the grid count; nothing lies outside it.
        """,
        zh=r"""
        0 是空格，1 是填色格。规则是
        {%- if steps == 1 -%}
        下列改变之一：
        {% else -%}
        下列改变之一，或者其中两个（可以相同），第二个作用于第一个留下的网格：
        {% endif %}

        {{ ways[language] | bullets }}

        一次改变中所有格子同时填色和变空。只考虑网格中的格子，网格外面什么也没有。
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(*size(instance.query), "01")

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        changes = tuple(CHANGES)[: params.changes]
        family = [
            partial(_changed, names) for steps in range(params.steps) for names in product(changes, repeat=steps + 1)
        ]
        hidden = partial(_changed, tuple(rng.choices(changes, k=params.steps)))
        *befores, query = (
            random_board(rng, params.size, params.size, FILLED, rng.uniform(0.25, 0.75))
            for _ in range(params.pairs + 1)
        )
        pairs = tuple((before, hidden(before)) for before in befores)
        result = settled(family, pairs, query)
        if any(len({item for row in after for item in row}) < 2 for after in (result, *(after for _, after in pairs))):
            raise task.Retry
        return self.Instance(pairs=pairs, query=query, changes=changes, steps=params.steps), result

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: object) -> str:
        family = (names for steps in range(instance.steps) for names in product(instance.changes, repeat=steps + 1))
        found: list[tuple[str, ...]] = []

        def tried(names: tuple[str, ...], board: Board) -> tuple[str, Board]:
            found[:] = [names]
            after = _changed(names, board)
            return str(len(_differing(board, after))), after

        rules = (
            (f"{'+'.join(str(instance.changes.index(name) + 1) for name in names)}: ", partial(tried, names))
            for names in family
        )
        lines = tried_lines(rules, instance.pairs, instance.query, language)[:-1]
        changed = _differing(instance.query, _changed(found[0], instance.query))
        return "\n".join([*lines, " ".join(map(cell_name, changed))])

    def key(self, instance: Instance) -> object:
        return [sorted(instance.pairs), instance.query, instance.changes, instance.steps]


def _differing(board: Board, other: Board) -> list[Cell]:
    return [(r, c) for r, line in enumerate(board) for c, item in enumerate(line) if item != other[r][c]]


def _changed(names: tuple[str, ...], board: Board) -> Board:
    filled, around = frozenset(where(board, FILLED)), graph(*size(board))
    for name in names:
        filled = CHANGES[name][2](filled, around)
    return mark(*size(board), filled, FILLED, EMPTY)


def _square(around: Around) -> Around:
    """Give the neighbours that share a side or a corner."""
    rows, cols = max(around)
    return graph(rows + 1, cols + 1, KING)


def _grown(filled: Cells, around: Around) -> Cells:
    return filled | {near for cell in filled for near in around[cell]}


def _shrunk(filled: Cells, around: Around) -> Cells:
    return frozenset(cell for cell in filled if filled.issuperset(around[cell]))


def _bridged(filled: Cells, around: Around) -> Cells:
    return filled | {
        (row, col)
        for row, col in around
        if filled.issuperset([(row - 1, col), (row + 1, col)]) or filled.issuperset([(row, col - 1), (row, col + 1)])
    }


def _closed(filled: Cells, around: Around) -> Cells:
    rows, cols = max(around)
    regions = components(around.keys() - filled)
    inner = [region for region in regions if all(0 < row < rows and 0 < col < cols for row, col in region)]
    return filled.union(*inner)


CHANGES: dict[str, tuple[str, str, Callable[[Cells, Around], Cells]]] = {
    "grow": (
        "every empty cell that shares a side with a filled one is filled",
        "与填色格有公共边的空格都填色",
        _grown,
    ),
    "shrink": (
        "every filled cell that shares a side with an empty one is emptied",
        "与空格有公共边的填色格都变空",
        _shrunk,
    ),
    "outline": (
        "every filled cell that shares no side with an empty one is emptied",
        "不与任何空格有公共边的填色格都变空",
        lambda filled, around: filled - _shrunk(filled, around),
    ),
    "bridge": (
        "every empty cell with filled cells right above and below it, or right beside it on both sides, is filled",
        "紧邻的上下两格都填色、或紧邻的左右两格都填色的空格都填色",
        _bridged,
    ),
    "lonely": (
        "every filled cell that shares no side with a filled one is emptied",
        "不与任何填色格有公共边的填色格都变空",
        lambda filled, around: frozenset(cell for cell in filled if not filled.isdisjoint(around[cell])),
    ),
    "close": (
        "every empty cell from which no steps from side to side over empty cells lead to the border of the grid is "
        "filled",
        "沿公共边只走空格无法到达网格边缘的空格都填色",
        _closed,
    ),
    "wide": (
        "every empty cell that shares a side or a corner with a filled one is filled",
        "与填色格有公共边或公共角的空格都填色",
        lambda filled, around: _grown(filled, _square(around)),
    ),
    "thin": (
        "every filled cell that shares a side or a corner with an empty one is emptied",
        "与空格有公共边或公共角的填色格都变空",
        lambda filled, around: _shrunk(filled, _square(around)),
    ),
}
