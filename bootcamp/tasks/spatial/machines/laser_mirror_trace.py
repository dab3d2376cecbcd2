r"""Trace a laser beam through a grid of mirrors, blocks and splitters.

Answer: the ports where light leaves and the number of mirrors hit; both are unique.
Harder: larger grids, more mirrors on the way, splitters, which part the light.
Skills: spatial, simulation
Source: original.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.grid.board import Cell, fill
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.spatial.machines._beams import entering, ports, rays
from bootcamp.verifiers import Board, Integer, Record, Set, Word

_DRAWS = 100


class LaserMirrorTrace(Task["LaserMirrorTrace.Params", "LaserMirrorTrace.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(3, 4, 6, 8, 9, 11, 14, 17, 20, 24), ge=3, le=30)
        mirrors: int = knob("how many mirrors there are", levels=(2, 4, 10, 18, 24, 34, 50, 68, 90, 120), ge=2, le=200)
        blocks: int = knob("how many blocks there are", levels=(0, 1, 1, 2, 2, 3, 4, 5, 6, 8), ge=0, le=60)
        splitters: int = knob("how many splitters there are", levels=(0, 0, 0, 0, 1, 2, 2, 3, 4, 5), ge=0, le=10)
        hits: int = knob("the fewest mirrors that light hits", levels=(1, 2, 3, 4, 6, 8, 11, 14, 18, 24), ge=1, le=40)
        exits: int = knob("the fewest ports at which light leaves", levels=(1, 1, 1, 1, 2, 2, 2, 2, 3, 3), ge=1, le=5)

    class Instance(task.Instance):
        board: Board
        entry: str

        @property
        def symbols(self) -> set[str]:
            return {symbol for row in self.board for symbol in row}

    answer = Record(ports=Set(Word()), mirrors=Integer())
    prompt = Prompt(
        en=r"""
        A laser beam enters this grid of {{ board | length }} rows and {{ board | length }} columns:

        {{ board | grid(" ") }}

        - . is an empty cell.
        - / and \ are mirrors, reflecting on both sides, that turn the beam by a right angle.
        {% if "#" in symbols %}
        - # is a block that absorbs the beam.
        {% endif %}
        {% if "+" in symbols %}
        - + is a splitter: the beam goes straight on, and a second beam leaves the splitter to the right, seen in the
          direction in which the first one travels.
        {% endif %}

        The ports lie around the grid: N3 is above column 3, S3 below it, W3 to the left of row 3 and E3 to its right.
        Rows are counted from the top and columns from the left, both from 1.

        The beam enters at port {{ entry }}, straight into the grid. Give all ports at which light leaves the grid
        (ports), and the number of different mirrors that light hits (mirrors).
        """,
        zh=r"""
        一束激光射入下面这个 {{ board | length }} 行 {{ board | length }} 列的网格：

        {{ board | grid(" ") }}

        - . 是空格。
        - / 和 \ 是双面镜，使光束转过一个直角。
        {% if "#" in symbols %}
        - # 是挡块，吸收光束。
        {% endif %}
        {% if "+" in symbols %}
        - + 是分光器：光束继续直行，同时另有一束光从分光器射向右侧（按原光束的行进方向看）。
        {% endif %}

        网格四周是端口：N3 在第 3 列上方，S3 在第 3 列下方，W3 在第 3 行左侧，E3 在第 3 行右侧。
        行从上往下数，列从左往右数，都从 1 开始。

        光束从端口 {{ entry }} 垂直射入网格。给出光离开网格的所有端口（ports），
        以及被光照到的不同镜子的个数（mirrors）。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        size = params.size
        symbols = ["#"] * params.blocks + ["+"] * params.splitters + rng.choices("/\\", k=params.mirrors)
        symbols += ["."] * (size * size - len(symbols))
        for _ in range(_DRAWS):
            rng.shuffle(symbols)
            instance = self.Instance(board=fill(size, size, symbols), entry=rng.choice(list(ports(size).values())))
            answer = self.solve(instance)
            if len(answer["ports"]) >= params.exits and answer["mirrors"] >= params.hits:
                return instance, answer
        raise task.Retry

    def solve(self, instance: Instance) -> dict[str, Any]:
        board, names = instance.board, ports(len(instance.board))
        lit = {cell for cell, _ in rays(board, entering(len(board), instance.entry))}
        exits = lit & names.keys()
        mirrors = [(row, col) for row, col in lit - exits if board[row][col] in "/\\"]
        return {"ports": frozenset(names[cell] for cell in exits), "mirrors": len(mirrors)}

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        board, names = instance.board, ports(len(instance.board))
        arrows = {(-1, 0): "↑", (0, 1): "→", (1, 0): "↓", (0, -1): "←"}
        lines, hit = [instance.entry], list[Cell]()
        for cell, step in rays(board, entering(len(board), instance.entry)):
            if cell in names:
                lines.append(f"{arrows[step]} {names[cell]}")
                continue
            row, col = cell
            hit += [cell] * (board[row][col] in "/\\" and cell not in hit)
            lines.append(f"{arrows[step]} ({row + 1}, {col + 1}) {board[row][col]}: {len(hit)}")
        return "\n".join(lines)
