"""Slide numbered tiles in a frame until they lie as in a given picture.

Answer: the numbers of the tiles in the order of their moves; every way to the goal within the limit is right.
Harder: longer solutions, fewer moves to spare, larger frames, blocked cells.
Skills: planning, search, spatial
Source: original; W. W. Johnson and W. E. Story, Notes on the "15" puzzle, 1879.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import graph
from bootcamp.lib.search import cheapest_plan
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Moves

State = tuple[str, ...]  # what lies in the cells, in reading order

_EMPTY, _BLOCKED = "_", "#"
_LARGEST_SOLVED = 9  # cells of the frame


class SlidingTilePuzzle(Task["SlidingTilePuzzle.Params", "SlidingTilePuzzle.Instance", State]):
    version = 1

    class Params(task.Params):
        rows: int = knob("the number of rows of the frame", levels=(3, 3, 3, 3, 3, 3, 3, 4, 4, 5), ge=2, le=8)
        cols: int = knob("the number of columns of the frame", levels=(3, 3, 3, 3, 3, 3, 4, 4, 5, 5), ge=2, le=8)
        blocked: int = knob("how many cells are blocked", levels=(0, 0, 0, 0, 0, 0, 1, 1, 2, 2), ge=0, le=2)
        depth: int = knob(
            "how many random moves lead from the goal to the start",
            levels=(4, 7, 10, 14, 18, 22, 36, 60, 90, 120),
            ge=2,
            le=300,
        )
        slack: int = knob(
            "the moves to spare beyond the fewest, or `depth` in large frames",
            levels=(4, 4, 4, 4, 2, 0, 36, 60, 90, 120),
            ge=0,
            le=300,
        )

    class Instance(task.Instance):
        rows: int
        cols: int
        start: State
        goal: State
        limit: int

    prompt = Prompt(
        en=r"""
        A frame holds numbered tiles and one empty cell (_). A move slides a tile that shares a side with the empty cell
        into it; the cell that the tile left is then the empty one.
        {% if "#" in start %}
        Cells marked # are blocked: nothing moves there.
        {% endif %}

        Start:

        {{ start | batch(cols) | aligned }}

        Goal:

        {{ goal | batch(cols) | aligned }}

        Reach the goal from the start in at most {{ limit }} moves. Name each move by the number of its tile.
        If there are several ways, give any one.
        """,
        zh=r"""
        框中有若干编号的滑块和一个空格（_）。每一步把与空格有公共边的一个滑块移入空格，它原来的位置就成为新的空格。
        {% if "#" in start %}
        标有 # 的格子被封住，任何滑块都不能进入。
        {% endif %}

        初始状态：

        {{ start | batch(cols) | aligned }}

        目标状态：

        {{ goal | batch(cols) | aligned }}

        给出至多 {{ limit }} 步、从初始状态到达目标状态的移动序列，每一步用所移动的滑块的编号表示。
        如果有多种办法，给出任意一种即可。
        """,
    )

    def format(self, instance: Instance) -> Format[State]:
        return Moves(tuple(sorted(filter(str.isdigit, instance.start), key=int)))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, State]:
        rows, cols = params.rows, params.cols
        tiles = map(str, range(1, rows * cols - params.blocked))
        goal = [*tiles, _EMPTY, *_BLOCKED * params.blocked]
        rng.shuffle(goal)
        state, plan = tuple(goal), [_EMPTY]
        for _ in range(params.depth):
            slides = list(_slides(state, rows, cols))
            if not slides:  # blocked cells shut the empty one in
                raise task.Retry
            tile, state = rng.choice([slide for slide in slides if slide[0] != plan[-1]] or slides)
            plan.append(tile)
        if state == tuple(goal):
            raise task.Retry
        small = rows * cols <= _LARGEST_SOLVED
        plan = _shortest_plan(state, tuple(goal), rows, cols) if small else plan[:0:-1]
        limit = len(plan) + params.slack
        return self.Instance(rows=rows, cols=cols, start=state, goal=tuple(goal), limit=limit), tuple(plan)

    def key(self, instance: Instance) -> object:
        fixed = [place for place, item in enumerate(instance.goal) if item in (_EMPTY, _BLOCKED)]
        return [instance.rows, instance.cols, fixed, [instance.goal.index(item) for item in instance.start]]

    def check(self, instance: Instance, answer: State) -> str:
        if len(answer) > instance.limit:
            return f"{len(answer)} moves are more than allowed"
        state = instance.start
        for number, tile in enumerate(answer, start=1):
            slides = dict(_slides(state, instance.rows, instance.cols))
            if tile not in slides:
                return f"in move {number} the tile {tile} is not beside the empty cell"
            state = slides[tile]
        return "" if state == instance.goal else "the moves do not end in the goal"


def _slides(state: State, rows: int, cols: int) -> Iterator[tuple[str, State]]:
    """Yield each tile that can slide and the state after that."""
    empty = state.index(_EMPTY)
    for row, col in graph(rows, cols)[divmod(empty, cols)]:
        tile = state[row * cols + col]
        if tile != _BLOCKED:
            after = list(state)
            after[empty], after[row * cols + col] = tile, _EMPTY
            yield tile, tuple(after)


def _shortest_plan(start: State, goal: State, rows: int, cols: int) -> list[str]:
    """Find a plan with the fewest moves by A*; the distances of the tiles from their goals add up to a lower bound."""

    def distance(place: int, tile: str) -> int:
        (row, col), (home_row, home_col) = divmod(place, cols), divmod(goal.index(tile), cols)
        return abs(row - home_row) + abs(col - home_col)

    found = cheapest_plan(
        start,
        lambda state: ((tile, 1, after) for tile, after in _slides(state, rows, cols)),
        lambda state: state == goal,
        lambda state: sum(distance(place, tile) for place, tile in enumerate(state) if tile.isdigit()),
    )
    return found[1] if found else []
