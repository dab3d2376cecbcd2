"""Follow a robot that runs a program with loops and conditions on a board with walls.

Answer: place, facing and number of marked cells at the end; unique.
Harder: longer programs with deeper nesting on larger boards.
Skills: simulation, spatial
Source: original; the robot is a relative of Karel (Richard Pattis, 1981).
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.mazes import NESW, at, drawn, find, moved, scattered
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Record, Word

Line = tuple[int, str]  # how deep a line is nested, and its order
_DRAWS = 60
_FACINGS = ("north", "east", "south", "west")


class RobotProgramTrace(Task["RobotProgramTrace.Params", "RobotProgramTrace.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(4, 5, 5, 6, 6, 7, 8, 9, 10, 11), ge=4, le=12)
        lines: int = knob(
            "how many lines the program has, about", levels=(5, 7, 9, 11, 13, 16, 19, 22, 26, 30), ge=3, le=40
        )
        depth: int = knob("how deep lines are nested", levels=(0, 1, 1, 2, 2, 2, 3, 3, 3, 3), ge=0, le=4)
        steps: int = knob(
            "the least number of orders carried out", levels=(5, 8, 12, 18, 25, 35, 45, 60, 80, 100), ge=1, le=999
        )

    class Instance(task.Instance):
        board: tuple[str, ...]
        facing: str
        program: tuple[Line, ...]

        @property
        def text(self) -> str:
            return "\n".join("    " * depth + order for depth, order in self.program)

    answer = Record(row=Integer(), column=Integer(), facing=Word(_FACINGS), marks=Integer())
    prompt = Prompt(
        en=r"""
        A robot stands on S on this board and faces {{ facing }}; north is at the top:

        {{ board | board }}

        . is a free cell and # a wall. No cell is marked at first. The robot runs this program once from top to bottom:

        {{ text }}

        - forward: it moves one cell on in the direction that it faces; if a wall or the edge of the board is there, it
          stays and goes on with the program.
        - left, right: it turns on the spot by 90 degrees to the left or to the right.
        {% if "mark" in text.replace("marked", "") %}
        - mark, unmark: it marks the cell on which it stands, or removes its mark; if the cell is like that already,
          nothing happens.
        {% endif %}
        {% if "repeat" in text %}
        - repeat n: the indented lines below are carried out n times.
        {% endif %}
        {% if "while" in text %}
        - while free ahead: as long as the next cell in the direction that it faces is on the board and no wall, the
          indented lines below are carried out; this is looked at before each time.
        {% endif %}
        {% if "if" in text %}
        - if marked / else: if the cell on which it stands is marked, the indented lines below "if marked" are carried
          out, otherwise those below "else".
        {% endif %}

        Give the row and the column where it stands at the end (row, column; counted from the top and the left, from 1),
        the direction that it faces (facing: north, east, south or west) and the number of marked cells (marks).
        """,
        zh=r"""
        一个机器人站在下面棋盘的 S 格，面朝 {{ facing }}；上方为 north（北），右方为 east（东）：

        {{ board | board }}

        . 是空格，# 是墙。开始时没有做过标记的格。机器人从上到下执行下面的程序一遍：

        {{ text }}

        - forward：朝面对的方向前进一格；如果那里是墙或在棋盘之外，它就留在原处，继续执行程序。
        - left、right：原地向左或向右转 90 度。
        {% if "mark" in text.replace("marked", "") %}
        - mark、unmark：给所在的格做上标记，或去掉它的标记；如果本来就是这样，就什么也不发生。
        {% endif %}
        {% if "repeat" in text %}
        - repeat n：把下面缩进的各行执行 n 遍。
        {% endif %}
        {% if "while" in text %}
        - while free ahead：只要面对方向上的下一格在棋盘内且不是墙，就执行下面缩进的各行；每次执行前都先这样检查。
        {% endif %}
        {% if "if" in text %}
        - if marked / else：如果所在的格有标记，就执行“if marked”下面缩进的各行，否则执行“else”下面缩进的各行。
        {% endif %}

        给出最后它所在的行和列（row、column，分别从上、从左数起，都从 1 开始）、
        面对的方向（facing：north、east、south 或 west）和有标记的格数（marks）。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        size = params.size
        for _ in range(_DRAWS):
            free = scattered(rng, size, size, size * size * rng.randint(10, 22) // 100)
            board = drawn(size, size, free, {rng.choice(free): "S"})
            program = _block(rng, params.lines, params.depth, 0)
            instance = self.Instance(board=board, facing=rng.choice(_FACINGS), program=tuple(program))
            robot = _Robot(instance, 3 * params.steps)
            robot.run(instance.program)
            deep = max(depth for depth, _ in program)
            if (
                params.steps <= robot.steps <= 3 * params.steps
                and deep == params.depth
                and robot.moves >= params.steps // 5
            ):
                return instance, robot.end()
        raise task.Retry


class _Robot:
    """A robot at work; `steps` counts the orders carried out and the tests made, and it stops beyond `most`."""

    def __init__(self, instance: RobotProgramTrace.Instance, most: int) -> None:
        self.board, self.most = instance.board, most
        self.cell, self.facing = find(instance.board, "S"), _FACINGS.index(instance.facing)
        self.marks: set[tuple[int, int]] = set()
        self.steps = self.moves = 0

    def end(self) -> dict[str, Any]:
        """Give the answer."""
        row, col = self.cell
        return {"row": row + 1, "column": col + 1, "facing": _FACINGS[self.facing], "marks": len(self.marks)}

    def ahead(self) -> tuple[int, int] | None:
        """Give the next cell, or None if it is barred."""
        cell = moved(self.cell, NESW["NESW"[self.facing]])
        return None if at(self.board, cell) == "#" else cell

    def run(self, lines: Sequence[Line]) -> None:
        """Carry out the lines of a block."""
        place = 0
        while place < len(lines) and self.steps <= self.most:
            depth, order = lines[place]
            stop = next((k for k in range(place + 1, len(lines)) if lines[k][0] <= depth), len(lines))
            body = lines[place + 1 : stop]
            self.steps += 1
            if order.startswith("repeat"):
                for _ in range(int(order.split()[1])):
                    self.run(body)
            elif order.startswith("while"):
                while self.ahead() and self.steps <= self.most:
                    self.run(body)
                    self.steps += 1
            elif order == "if marked":
                after = next((k for k in range(stop + 1, len(lines)) if lines[k][0] <= depth), len(lines))
                self.run(body if self.cell in self.marks else lines[stop + 1 : after])
                stop = after
            else:
                self.act(order)
            place = stop

    def act(self, order: str) -> None:
        """Carry out a plain order."""
        if order == "forward":
            self.moves += self.ahead() is not None
            self.cell = self.ahead() or self.cell
        elif order in ("left", "right"):
            self.facing = (self.facing + (1 if order == "right" else -1)) % 4
        else:
            (self.marks.add if order == "mark" else self.marks.discard)(self.cell)


def _block(rng: Random, lines: int, deep: int, depth: int) -> list[Line]:
    """Draw a block of about so many lines that is nested up to `deep` deeper."""
    block: list[Line] = []
    while len(block) < lines:
        room = lines - len(block)
        if deep and room >= 3 and (rng.random() < 0.45 or not block):
            kind = rng.choice(("repeat", "repeat", "while", "if"))
            inside = rng.randint(2, max(2, room - 2))
            body = _block(rng, inside, deep - 1, depth + 1)
            if kind == "if" and room >= 5:
                other = _block(rng, max(1, inside // 2), deep - 1, depth + 1)
                block += [(depth, "if marked"), *body, (depth, "else"), *other]
            else:
                block += [(depth, "while free ahead" if kind == "while" else f"repeat {rng.randint(2, 4)}"), *body]
        else:
            block.append(
                (depth, rng.choice(("forward", "forward", "forward", "left", "right", "mark", "mark", "unmark")))
            )
    return block
