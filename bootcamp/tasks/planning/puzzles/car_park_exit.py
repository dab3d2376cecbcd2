"""Bring a car to the exit of a crowded car park by sliding vehicles.

Answer: moves such as B-2 in order; every list within the limit is right.
Harder: larger parks with more vehicles, longer ways, fewer moves to spare.
Skills: planning, search, spatial
Source: original; sliding vehicles out of a jam is a toy of Nob Yoshigahara, about 1980.
"""

from __future__ import annotations

from operator import itemgetter
from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Moves

Texts = tuple[str, ...]
Vehicle = tuple[int, int, int, int, int]
"""The first cell of its line, the step between cells, its length, its last place in the line and its place at first;
cells are numbered in reading order, sets of them are the bits of a number, and so are states, three for each place."""

_DRAWS, _ENDS = 20, 6


class CarParkExit(Task["CarParkExit.Params", "CarParkExit.Instance", Texts]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and columns", levels=(5, 5, 5, 5, 5, 6, 6, 6, 6, 6), ge=4, le=7)
        vehicles: int = knob("how many vehicles there are", levels=(4, 5, 6, 7, 7, 10, 11, 11, 12, 12), ge=2, le=14)
        pillars: int = knob("how many pillars there are", levels=(0, 0, 0, 0, 1, 1, 1, 1, 1, 1), ge=0, le=4)
        least: int = knob("the fewest moves that do", levels=(2, 3, 4, 5, 6, 7, 8, 9, 10, 12), ge=1, le=30)
        slack: int = knob("the moves to spare", levels=(3, 2, 2, 2, 1, 1, 1, 0, 0, 0), ge=0, le=9)

    class Instance(task.Instance):
        board: Texts
        limit: int

    prompt = Prompt(
        en=r"""
        This is a car park seen from above:

        {{ board | board }}

        - . is a free cell.
        {% if "#" in board | join %}
        - # is a pillar.
        {% endif %}
        - The cells with the same letter are one vehicle, 2 or 3 cells long.

        A vehicle moves forwards or backwards along its own length only, over free cells and within the park. One move
        takes one vehicle any number k of cells: A+k moves vehicle A by k cells to the right or down, and A-k by k cells
        to the left or up, depending on how it lies.

        The exit is at the right end of the row of car X. Give at most {{ limit }} moves after which X takes the last
        cell of its row. If there are several ways, give any one.
        """,
        zh=r"""
        下面是一个停车场的俯视图：

        {{ board | board }}

        - . 是空格。
        {% if "#" in board | join %}
        - # 是柱子。
        {% endif %}
        - 字母相同的格子是同一辆车，车长 2 格或 3 格。

        车只能沿自己的长度方向前进或后退，只能经过空格，不能离开停车场。每一步把一辆车移动任意 k 格：
        按车的摆放方向，A+k 表示把车 A 向右或向下移动 k 格，A-k 表示把车 A 向左或向上移动 k 格。

        出口在车 X 所在行的最右端。请给出至多 {{ limit }} 步移动，使得最后 X 占住它所在行的最后一格。
        如果有多种办法，给出任意一种即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Texts]:
        letters = sorted(set("".join(instance.board)) - set(".#"))
        longest = max(len(instance.board), len(instance.board[0])) - 2
        return Moves(tuple(f"{letter}{sign}{k}" for letter in letters for sign in "+-" for k in range(1, longest + 1)))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Texts]:
        for _ in range(_DRAWS):
            vehicles, pillars = _parked(params, rng)
            near = _reached(vehicles, pillars, params.size**6 // 32) if len(vehicles) == params.vehicles else {}
            ends = ((x, end) for x, (_, _, _, last, _) in enumerate(vehicles) for end in (0, last))
            goals = [(x, end, [state for state in near if state >> 3 * x & 7 == end]) for x, end in ends]
            for x, end, goal in sorted(filter(itemgetter(2), goals), key=lambda one: len(one[2]))[:_ENDS]:
                far, layer = dict.fromkeys(goal, 0), goal
                for steps in range(1, params.least + 1):
                    layer = list(dict.fromkeys(after for state in layer for after in near[state] if after not in far))
                    far.update(dict.fromkeys(layer, steps))
                for start in rng.sample(layer, min(len(layer), 6)):
                    board, names = _drawn(vehicles, pillars, start, x, end)
                    way = next(row for row in board if "X" in row).rpartition("X")[2]
                    if 2 < params.least < len(set(way) - {"."}) + 2:  # to clear the way vehicle by vehicle would do
                        continue
                    state, plan = start, list[str]()
                    while far[state]:
                        after = next(one for one in near[state] if far.get(one, params.least) < far[state])
                        k = next(k for k in range(len(vehicles)) if (after ^ state) >> 3 * k & 7)
                        sense = -1 if not end and vehicles[k][1] == vehicles[x][1] else 1
                        plan.append(f"{names[k]}{sense * ((after >> 3 * k & 7) - (state >> 3 * k & 7)):+}")
                        state = after
                    return self.Instance(board=board, limit=len(plan) + params.slack), tuple(plan)
        raise task.Retry

    def key(self, instance: Instance) -> object:
        boards = []
        for board in (instance.board, instance.board[::-1]):
            signs = dict.fromkeys("X.#" + "".join(board))
            names = dict(zip(signs, "X.#abcdefghijklmnopq", strict=False))
            boards.append(["".join(names[sign] for sign in row) for row in board])
        return min(boards)

    def check(self, instance: Instance, answer: Texts) -> str:
        if len(answer) > instance.limit:
            return f"there are {len(answer)} moves"
        cells: dict[str, set[tuple[int, int]]] = {".": set()}
        for row, line in enumerate(instance.board):
            for col, sign in enumerate(line):
                cells.setdefault(sign, set()).add((row, col))
        for number, move in enumerate(answer, 1):
            own, turn = cells[move[0]], 1 if move[1] == "+" else -1
            down, right = (0, turn) if len({row for row, _ in own}) == 1 else (turn, 0)
            for _ in range(int(move[2:])):
                after = {(row + down, col + right) for row, col in own}
                if not after <= cells["."] | own:
                    return f"in move {number}, {move}, the vehicle cannot go so far"
                cells["."] = (cells["."] | own) - after
                own = cells[move[0]] = after
        return "" if any(col == len(instance.board) - 1 for _, col in cells["X"]) else "X is not at the exit"


def _cells(vehicle: Vehicle, place: int) -> int:
    return sum(1 << vehicle[0] + vehicle[1] * (place + k) for k in range(vehicle[2]))


def _parked(params: CarParkExit.Params, rng: Random) -> tuple[list[Vehicle], list[int]]:
    """Park vehicles at random, fewer where no more fit, and give the cells of the pillars too."""
    size = params.size
    lines = [(first, 1) for first in range(0, size * size, size)] + [(first, size) for first in range(size)]
    spots = [(*line, n, size - n, k) for line in lines for n in (2, 3, 3) for k in range(size - n + 1)]
    rng.shuffle(spots)
    pillars = rng.sample(range(size * size), params.pillars)
    vehicles, taken = list[Vehicle](), sum(1 << cell for cell in pillars)
    for spot in spots:
        mask = _cells(spot, spot[-1])
        if not mask & taken and len(vehicles) < params.vehicles:
            vehicles.append(spot)
            taken |= mask
    return vehicles, pillars


def _reached(vehicles: list[Vehicle], pillars: list[int], most: int) -> dict[int, list[int]]:
    """Give the states that can be reached, each with those one move away; nothing where there are more than `most`."""
    start, taken, tables = 0, sum(1 << cell for cell in pillars), []
    for number, vehicle in enumerate(vehicles):
        shift, last, at = 3 * number, *vehicle[3:]
        masks = [_cells(vehicle, place) for place in range(last + 1)]
        slides = []  # for each place both ways: the cells to be free, what the state grows by, the cells that change
        for here, mask in enumerate(masks):
            ways = range(here + 1, last + 1), range(here - 1, -1, -1)
            slides.append([[(masks[p] & ~mask, (p - here) << shift, masks[p] ^ mask) for p in way] for way in ways])
        start |= at << shift
        taken |= masks[at]
        tables.append((shift, slides))
    near: dict[int, list[int]] = {start: []}
    waiting = [(start, taken)]
    for state, taken in waiting:  # grows while it is read
        if len(near) > most:
            return {}
        found = near[state]
        for shift, slides in tables:
            for way in slides[state >> shift & 7]:
                for ahead, change, cells in way:
                    if taken & ahead:
                        break
                    after = state + change
                    found.append(after)
                    if after not in near:
                        near[after] = []
                        waiting.append((after, taken ^ cells))
    return near


def _drawn(vehicles: list[Vehicle], pillars: list[int], state: int, x: int, end: int) -> tuple[Texts, dict[int, str]]:
    """Draw a state, turned so that vehicle x leaves at the right, and give the letters of the vehicles."""
    size = sum(vehicles[0][2:4])
    marks = [-2 if cell in pillars else -1 for cell in range(size * size)]
    for k, (first, step, length, *_) in enumerate(vehicles):
        for place in range(length):
            marks[first + step * ((state >> 3 * k & 7) + place)] = k
    lines = [marks[cell : cell + size] for cell in range(0, size * size, size)]
    rows = [row[:: 1 if end else -1] for row in (lines if vehicles[x][1] == 1 else zip(*lines, strict=True))]
    order = dict.fromkeys(k for row in rows for k in row if k not in (-2, -1, x))
    names = {x: "X", -1: ".", -2: "#"} | dict(zip(order, "ABCDEFGHIJKLM", strict=False))
    return tuple("".join(names[mark] for mark in row) for row in rows), names
