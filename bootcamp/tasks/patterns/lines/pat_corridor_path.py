"""Find from examples which cells of a maze are painted, and paint those of a new maze.

Answer: the painted maze; every rule of the stated kind that fits the examples gives it.
Harder: larger mazes, more rules that are possible, rules that combine the path with dead ends and junctions.
Skills: induction, spatial, search
Source: original; mazes without loops as in W. Pullen, Think labyrinth, 1999.
"""

from __future__ import annotations

from functools import partial
from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import SIDES, Cell, cells, distances, fill, graph, size, where
from bootcamp.lib.grid.cell_names import cell_name
from bootcamp.lib.prompts import by_language
from bootcamp.task import Task, knob
from bootcamp.tasks.patterns._examples import Pair, grid_prompt, settled
from bootcamp.tasks.patterns._scenes import EMPTY
from bootcamp.tasks.patterns._shown_rules import tried_lines
from bootcamp.verifiers import Board, Format, Grid

WALL, MARK, PAINT = "1", "2", "3"
RULES = {
    "path": ("the cells of the path", "路径上的格子"),
    "ends": (
        "the dead ends: cells, other than those marked 2, with just one side neighbour that is no wall",
        "死胡同的尽头：只有一个非墙的边邻格、且未标为 2 的格子",
    ),
    "off": ("all empty cells that are not on the path", "不在路径上的所有空格"),
    "junctions": ("the cells with at least three side neighbours that are no walls", "至少有三个非墙的边邻格的格子"),
    "second": (
        "every second cell of the path: the cells an even number of steps from its ends",
        "路径上每隔一格的格子：离路径两端步数为偶数的格子",
    ),
    "turns": ("the cells at which the path turns by a right angle", "路径在此转直角弯的格子"),
    "beside": (
        "the cells off the path that share a side with a cell of the path",
        "不在路径上、但与路径的格子有公共边的格子",
    ),
    "forks": (
        "the cells of the path with at least three side neighbours that are no walls",
        "路径上至少有三个非墙的边邻格的格子",
    ),
}


class PatCorridorPath(Task["PatCorridorPath.Params", "PatCorridorPath.Instance", Board]):
    version = 1

    class Params(task.Params):
        size: int = knob(
            "half the number of rows and columns of the new maze, rounded down",
            levels=(2, 3, 3, 4, 5, 6, 7, 8, 9, 10),
            ge=2,
            le=12,
        )
        shown: int = knob("the same for the mazes of the examples", levels=(2, 3, 3, 3, 3, 3, 4, 4, 4, 4), ge=2, le=6)
        rules: int = knob("how many rules are possible", levels=(2, 3, 5, 6, 7, 8, 8, 8, 8, 8), ge=2, le=8)
        pairs: int = knob("how many examples are given", levels=(2,) * 10, ge=1, le=6)

    class Instance(task.Instance):
        pairs: tuple[Pair, ...]
        query: Board
        rules: tuple[str, ...]

        @property
        def ways(self) -> dict[str, list[str]]:
            return by_language(RULES[name] for name in self.rules)

    prompt = grid_prompt(
        en=r"""
        The input is a maze: 1 is a wall, 0 an empty cell, and two cells are marked 2. Steps lead from a cell to one
        that shares a side with it, never into a wall. There is just one path, without any step back, from one 2 to the
        other; its ends belong to it. Some cells are painted: these empty cells become 3, everything else stays as it
        is, the cells marked 2 too. What is painted is one of these, the same in every maze:

        {{ ways[language] | bullets }}
        """,
        zh=r"""
        输入是一个迷宫：1 是墙，0 是空格，有两个格子标为 2。每一步走到有公共边的格子，不能走进墙。
        从一个 2 到另一个 2 不走回头路的路径只有一条，两端也属于路径。有些格子被涂色：这些空格变成 3，
        其余不变，标为 2 的格子也不变。被涂色的是下列之一（各迷宫相同）：

        {{ ways[language] | bullets }}
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(*size(instance.query), "0123")

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        rules = tuple(RULES)[: params.rules]
        hidden = partial(_painted, rng.choice(rules))
        *befores, query = [_random_maze(half, rng) for half in (*[params.shown] * params.pairs, params.size)]
        pairs = tuple((before, hidden(before)) for before in befores)
        result = settled([partial(_painted, rule) for rule in rules], pairs, query)
        return self.Instance(pairs=pairs, query=query, rules=rules), result

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: object) -> str:
        def tried(rule: str, board: Board) -> tuple[str, Board]:
            chosen = [cell for cell in _chosen(rule, board) if board[cell[0]][cell[1]] == EMPTY]
            return " ".join(map(cell_name, chosen)) or "-", _painted(rule, board)

        rules = ((f"{number}. ", partial(tried, rule)) for number, rule in enumerate(instance.rules, 1))
        return "\n".join(tried_lines(rules, instance.pairs, instance.query, language))

    def key(self, instance: Instance) -> object:
        return [sorted(instance.pairs), instance.query, instance.rules]


def _random_maze(half: int, rng: Random) -> Board:
    """Carve a maze that joins every second cell, and mark a cell and one as far from it as possible."""
    nodes = [(2 * row + 1, 2 * col + 1) for row, col in cells(half, half)]
    reached = [rng.choice(nodes)]
    carved = set(reached)
    while len(reached) < len(nodes):
        row, col = rng.choice((reached[-1], rng.choice(reached)))
        down, right = rng.choice(SIDES)
        node = (row + 2 * down, col + 2 * right)
        if node in nodes and node not in carved:
            carved |= {(row + down, col + right), node}
            reached.append(node)
    steps = distances(reached[0], carved)
    marked = (reached[0], max(nodes, key=steps.__getitem__))
    side = 2 * half + 1
    return fill(side, side, (MARK if c in marked else EMPTY if c in carved else WALL for c in cells(side, side)))


def _chosen(rule: str, board: Board) -> list[Cell]:
    """List the cells that a rule is about, first those of the path from its upper end on."""
    free = set(where(board, EMPTY, MARK))
    near = {cell: [other for other in graph(*size(board))[cell] if other in free] for cell in free}
    start, end = where(board, MARK)
    there, back = distances(start, free), distances(end, free)
    path = {cell for cell in free if there[cell] + back[cell] == there[end]}
    chosen = {
        "path": path,
        "ends": {cell for cell in free if len(near[cell]) == 1},
        "off": free - path,
        "junctions": {cell for cell in free if len(near[cell]) > 2},
        "second": {cell for cell in path if there[cell] % 2 == 0},
        "turns": {
            cell for cell in path if all(len({*axis}) > 1 for axis in zip(*path.intersection(near[cell]), strict=True))
        },
        "beside": {cell for cell in free - path if path.intersection(near[cell])},
        "forks": {cell for cell in path if len(near[cell]) > 2},
    }[rule]
    return sorted(chosen, key=lambda cell: (cell not in path, there[cell] if cell in path else 0, cell))


def _painted(rule: str, board: Board) -> Board:
    chosen = set(_chosen(rule, board))
    return tuple(
        tuple(PAINT if item == EMPTY and (row, col) in chosen else item for col, item in enumerate(line))
        for row, line in enumerate(board)
    )
