"""Find a shortest way for a piece with moves of its own over a board with holes and guarded squares.

Answer: the squares from start to goal; every shortest way is right.
Harder: larger boards, longer ways, moves that repeat, two sets of moves by turns.
Skills: search, spatial
Source: original.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import Cell as Square, cells, to_one, where
from bootcamp.lib.grid.cell_names import cell_name
from bootcamp.lib.search import explore, shortest_plan
from bootcamp.lib.shown_search import layer_lines
from bootcamp.task import Prompt, Retry, Task, knob
from bootcamp.verifiers import Cell, Format, Path

Way = tuple[Square, ...]
State = tuple[Square, int]
Leap = tuple[int, int, bool]


class LeaperShortestPath(Task["LeaperShortestPath.Params", "LeaperShortestPath.Instance", Way]):
    version = 1

    class Params(task.Params):
        size: int = knob("the rows and columns", levels=(5, 6, 7, 8, 9, 10, 11, 12, 14, 16), ge=4, le=20)
        moves: int = knob("the moves needed", levels=(2, 3, 4, 5, 6, 7, 8, 9, 11, 13), ge=1, le=20)
        leaps: int = knob("the leaps in a set", levels=(4, 4, 4, 4, 4, 4, 3, 3, 3, 3), ge=2, le=6)
        riders: int = knob("how many leaps of a set may repeat", levels=(0, 0, 0, 1, 1, 1, 1, 1, 1, 1), ge=0, le=3)
        sets: int = knob("the sets of leaps, used by turns", levels=(1, 1, 1, 1, 1, 1, 2, 2, 2, 2), ge=1, le=2)

    class Instance(task.Instance):
        hidden = ("best",)
        board: tuple[str, ...]
        sets: tuple[tuple[Leap, ...], ...]
        best: int

    prompt = Prompt(
        en=r"""
        A piece goes from S to G on this board. A dot is a free square, # is a hole, x is a guarded square:

        {{ board | grid(" ") }}

        {% if sets | length > 1 %}
        Its first, third, fifth, ... move must be one of the first set of leaps, its second, fourth, ... move one of the
        second set.
        {% else %}
        Each move is one of these leaps.
        {% endif %}
        A leap (d, r) goes d rows down and r columns to the right; negative numbers go up and to the left. What lies
        between does not matter.

        {% for leaps in sets %}
        {% if sets | length > 1 %}
        {{ "First set:" if loop.first else "Second set:" }}

        {% endif %}
        {% for d, r, repeats in leaps %}
        - ({{ d }}, {{ r }}){{ ", once or several times in the same move" if repeats }}
        {% endfor %}

        {% endfor %}
        A move must end on the board and neither on # nor on x.
        {% if sets[0] | selectattr(2) | list or sets[-1] | selectattr(2) | list %}
        Where a leap is repeated in a move, the squares touched on the way must be on the board and not be #, but they
        may be x.
        {% endif %}

        Give a way from S to G with as few moves as possible: the squares on which the moves end, in order, with S as
        the first and G as the last. Squares are (row, column), counted from 1 at the top left. If there are several
        such ways, any one will do.
        """,
        zh=r"""
        一枚棋子要在下面的棋盘上从 S 走到 G。点号为空格，# 为洞，x 为被看守的格：

        {{ board | grid(" ") }}

        {% if sets | length > 1 %}
        第一、三、五……步必须用第一组跳法中的一种，第二、四……步必须用第二组跳法中的一种。
        {% else %}
        每一步用下列跳法之一。
        {% endif %}
        跳法 (d, r) 表示向下 d 行、向右 r 列；负数表示向上、向左。中间有什么都没有关系。

        {% for leaps in sets %}
        {% if sets | length > 1 %}
        {{ "第一组：" if loop.first else "第二组：" }}

        {% endif %}
        {% for d, r, repeats in leaps %}
        - ({{ d }}, {{ r }}){{ "，同一步中可以连跳一次或多次" if repeats }}
        {% endfor %}

        {% endfor %}
        每一步的终点必须在棋盘上，且不能是 # 或 x。
        {% if sets[0] | selectattr(2) | list or sets[-1] | selectattr(2) | list %}
        同一步中连跳时，途中落到的格必须在棋盘上且不是 #，但可以是 x。
        {% endif %}

        请给出从 S 到 G 步数最少的一条路线：依次写出每一步终点所在的格，第一个是 S，最后一个是 G。格写作（行, 列），
        从左上角起由 1 开始计数。如果有多条这样的路线，给出任意一条即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Way]:
        return Path(Cell(len(instance.board), len(instance.board)))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Way]:
        size = params.size
        board = [[rng.choice("......##xx") for _ in range(size)] for _ in range(size)]
        sets = tuple(_drawn(rng, params) for _ in range(params.sets))
        start = rng.choice(where(board, ".") or [(0, 0)])
        board[start[0]][start[1]] = "S"
        rows = tuple(map("".join, board))
        least = _least(rows, sets, start)
        goals = [square for square, moves in least.items() if moves == params.moves]
        if not goals:
            raise Retry
        # Where it can be, guarded squares make the way longer than free ones would, or shorter than holes would.
        free, holes = (_least(tuple(row.replace("x", sign) for row in rows), sets, start) for sign in ".#")
        telling = [square for square in goals if free[square] < params.moves]
        if params.moves > 3 and not telling and rng.random() < 0.7:
            raise Retry
        goal = rng.choice([square for square in telling if holes.get(square) != params.moves] or telling or goals)
        board[goal[0]][goal[1]] = "G"
        rows = tuple(map("".join, board))
        instance = self.Instance(board=rows, sets=sets, best=params.moves)
        if params.moves > 3 and _straight(instance, start, goal):
            raise Retry
        way = shortest_plan((start, 0), lambda state: _moves(rows, sets, state), lambda state: state[0] == goal)
        return instance, to_one([start, *way]) if way else ()

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: object) -> str:
        (start,), goal = where(instance.board, "S"), where(instance.board, "G")[0]

        def follow(state: State) -> Iterator[tuple[str, State]]:
            for (row, col), after in _moves(instance.board, instance.sets, state):
                yield f"({row - state[0][0]}, {col - state[0][1]})", after

        lines, way = layer_lines((start, 0), follow, lambda at: at[0] == goal, lambda at: cell_name(at[0]))
        squares = to_one([start, *(square for _, (square, _) in way)])
        return "\n".join([*lines, f"S: {' -> '.join(f'({row},{col})' for row, col in squares)}"])

    def key(self, instance: Instance) -> object:
        return [list(instance.board), [sorted(map(list, leaps)) for leaps in instance.sets]]

    def check(self, instance: Instance, answer: Way) -> str:
        board = instance.board
        if len(answer) < 2 or answer[0] != to_one(where(board, "S"))[0] or answer[-1] != to_one(where(board, "G"))[0]:
            return "the way does not lead from S to G"
        for step, ((row, col), (down, right)) in enumerate(pairwise(answer)):
            state = (row - 1, col - 1), step % len(instance.sets)
            if (down - 1, right - 1) not in [square for square, _ in _moves(board, instance.sets, state)]:
                return f"no move leads from ({row},{col}) to ({down},{right}) there"
        return "" if len(answer) - 1 == instance.best else "there is a way with fewer moves"


def _least(rows: tuple[str, ...], sets: tuple[tuple[Leap, ...], ...], start: Square) -> dict[Square, int]:
    """Give the fewest moves to each square that can be reached."""
    least: dict[Square, int] = {}
    for (square, _), moves in explore((start, 0), lambda state: _moves(rows, sets, state)).items():
        least[square] = min(moves, least.get(square, moves))
    return least


def _drawn(rng: Random, params: LeaperShortestPath.Params) -> tuple[Leap, ...]:
    """Draw a set of leaps of up to three squares, no two in one direction."""
    near = [(d, r) for d, r in cells(5, 5) if (d, r) != (2, 2)]
    drawn = rng.sample(near, params.leaps)
    return tuple((d - 2, r - 2, place < params.riders) for place, (d, r) in enumerate(drawn))


def _moves(board: tuple[str, ...], sets: tuple[tuple[Leap, ...], ...], state: State) -> Iterator[tuple[Square, State]]:
    (start, turn), size = state, len(board)
    for down, right, repeats in sets[turn]:
        row, col = start[0] + down, start[1] + right
        while 0 <= row < size and 0 <= col < size and board[row][col] != "#":
            if board[row][col] != "x":
                yield (row, col), ((row, col), (turn + 1) % len(sets))
            if not repeats:
                break
            row, col = row + down, col + right


def _straight(instance: LeaperShortestPath.Instance, start: Square, goal: Square) -> bool:
    """Tell whether the moves that each end nearest to the goal are a shortest way."""
    state: State = (start, 0)
    for _ in range(instance.best):
        near = [after for _, after in _moves(instance.board, instance.sets, state)]
        if not near:
            return False
        state = min(near, key=lambda after: max(abs(after[0][0] - goal[0]), abs(after[0][1] - goal[1])))
    return state[0] == goal
