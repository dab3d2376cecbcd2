"""Find a shortest way through a maze with locked doors and their keys.

Answer: the steps in order; every shortest way is right.
Harder: larger mazes with more doors on the way, keys behind doors, and doors and keys of no use.
Skills: planning, search, spatial
Source: original.
"""

from __future__ import annotations

from functools import partial
from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import Cell, reach
from bootcamp.lib.grid.symmetry import canonical
from bootcamp.lib.mazes import UDLR, at, carved, drawn, find, moved, route
from bootcamp.lib.plans import plan_fault, shortest
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Moves

State = tuple[Cell, str]
"""Where one is, and the keys that one has, sorted."""

_DRAWS = 40
_KEYS = "abcdefhi"


class KeyDoorMaze(Task["KeyDoorMaze.Params", "KeyDoorMaze.Instance", tuple[str, ...]]):
    version = 1

    class Params(task.Params):
        size: int = knob(
            "the number of rows and of columns, odd", levels=(5, 5, 7, 7, 9, 9, 11, 11, 13, 15), ge=5, le=19
        )
        doors: int = knob("how many doors lie on the way", levels=(1, 1, 2, 2, 2, 3, 3, 4, 4, 5), ge=1, le=5)
        decoys: int = knob("how many doors lie elsewhere", levels=(0, 1, 1, 1, 2, 2, 2, 2, 3, 3), ge=0, le=3)
        loops: int = knob("how many walls are opened", levels=(0, 0, 0, 1, 1, 2, 2, 3, 4, 5), ge=0, le=20)

    class Instance(task.Instance):
        hidden = ("best",)

        board: tuple[str, ...]
        best: int  # the fewest steps

        @property
        def keys(self) -> str:
            return "".join(key for key in _KEYS if any(key in row for row in self.board))

    answer = Moves("UDLR")
    prompt = Prompt(
        en=r"""
        Find a way from S to G through this maze:

        {{ board | board }}

        - . is a free cell.
        - # is a wall.
        - A small letter ({{ keys | listed(last="or") }}) is a key. You take it when you step on its cell, and keep it.
        - Any other capital letter is a door. You may step on the door A only if you have the key a, and so on. A door
          may be passed as often as you like.

        A step leads to the next cell up (U), down (D), to the left (L) or to the right (R), never off the board or into
        a wall. Cells may be visited again.

        Give a way with as few steps as possible, as the list of its steps. If several are shortest, give any one.
        """,
        zh=r"""
        在下面的迷宫中找一条从 S 到 G 的路：

        {{ board | board }}

        - . 是空格。
        - # 是墙。
        - 小写字母（{{ keys | listed(language, "or") }}）是钥匙。走到钥匙所在的格就拿到它，此后一直持有。
        - 其他大写字母是门。只有持有钥匙 a 才能走进门 A 所在的格，其余类推。每扇门可以通过任意多次。

        每一步走到上（U）、下（D）、左（L）或右（R）相邻的一格，不能走出棋盘，也不能走进墙。格子可以重复经过。

        给出步数最少的走法，写成各步组成的序列。如果最短的有多个，给出任意一个即可。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[str, ...]]:
        size, keys = params.size, _KEYS[: params.doors + params.decoys]
        for _ in range(_DRAWS):
            free = carved(rng, size, size, params.loops)
            start, goal = rng.sample(free, 2)
            way = route(free, start, goal)[1:-1]
            others = [cell for cell in free if cell not in (start, goal, *way)]
            if len(way) < max(size - 2, params.doors) or len(others) < len(keys) + params.decoys:
                continue
            doors = sorted(rng.sample(way, params.doors), key=way.index) + rng.sample(others, params.decoys)
            places = _places(rng, free, start, goal, doors)
            if not places:
                continue
            names = list(keys)
            rng.shuffle(names)
            marks = {start: "S", goal: "G"}
            for door, place, key in zip(doors, places, names, strict=True):
                marks |= {door: key.upper(), place: key}
            instance = self.Instance(board=drawn(size, size, free, marks), best=0)
            plan = self.solve(instance)
            met = _passed(instance.board, plan)
            if len(plan) > len(way) + 1 and sum(map(str.isupper, met - {"S", "G"})) >= params.doors:
                return self.Instance(board=instance.board, best=len(plan)), plan
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return canonical(instance.board)

    def check(self, instance: Instance, answer: tuple[str, ...]) -> str:
        board = instance.board
        goal = find(board, "G")
        return plan_fault(
            (find(board, "S"), ""),
            partial(_stepped, board),
            answer,
            lambda state: state[0] == goal,
            instance.best,
        )

    def solve(self, instance: Instance) -> tuple[str, ...]:
        board = instance.board
        goal, start = find(board, "G"), (find(board, "S"), "")
        return shortest(start, partial(_stepped, board), "UDLR", lambda s: s[0] == goal)


def _stepped(board: tuple[str, ...], state: State, move: str) -> State | str:
    """Give where one is after a step, and with which keys, or say why it is not allowed."""
    cell, keys = moved(state[0], UDLR[move]), state[1]
    symbol = at(board, cell)
    if symbol == "#":
        return "there is no way on"
    if symbol.isupper() and symbol not in "SG" and symbol.lower() not in keys:
        return f"the door {symbol} is locked"
    if symbol in _KEYS and symbol not in keys:
        keys = "".join(sorted(keys + symbol))
    return cell, keys


def _passed(board: tuple[str, ...], plan: tuple[str, ...]) -> set[str]:
    """Give the symbols that a way meets."""
    cell, met = find(board, "S"), set()
    for move in plan:
        cell = moved(cell, UDLR[move])
        met.add(at(board, cell))
    return met


def _places(rng: Random, free: list[Cell], start: Cell, goal: Cell, doors: list[Cell]) -> list[Cell]:
    """Draw a place for each key that can be reached without its door and those after it; nothing if there is none."""
    places: list[Cell] = []
    for number in range(len(doors)):
        room = reach(start, set(free).difference(doors[number:]))
        open_cells = sorted(room.difference((start, goal), doors, places))
        if not open_cells:
            return []
        places.append(rng.choice(open_cells))
    return places
