"""Solve a scrambled 3 x 3 x 3 cube puzzle by turns of its faces.

Answer: the turns in order; every list within the limit that solves the cube is right.
Harder: longer scrambles, fewer turns to spare; in the end scrambles that only a whole method solves.
Skills: planning, search, spatial
Source: original; the cube of Ernő Rubik, 1974, with David Singmaster's notation of turns.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.twisty_cube import SOLVED, Faces, draw_turns, is_solved, net, turned, undone
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Moves

_TURNS = tuple(face + kind for face in "UDLRFB" for kind in ("", "'", "2"))
_SPELLINGS = tuple(
    (face + kind, move)
    for face in "UDLRFB"
    for kind, move in (("’", face + "'"), ("‘", face + "'"), ("′", face + "'"), ("2'", face + "2"), ("'2", face + "2"))
)


class CubeScrambleSolve(Task["CubeScrambleSolve.Params", "CubeScrambleSolve.Instance", tuple[str, ...]]):
    version = 1

    class Params(task.Params):
        turns: int = knob("how many turns scramble the cube", levels=(2, 3, 4, 5, 5, 6, 7, 8, 14, 25), ge=1, le=40)
        slack: int = knob(
            "the turns to spare beyond those of the scramble",
            levels=(2, 2, 2, 2, 1, 1, 0, 0, 186, 95),
            ge=0,
            le=200,
        )

    class Instance(task.Instance):
        faces: Faces
        limit: int

        @property
        def net(self) -> str:
            return net(self.faces)

    answer = Moves(_TURNS, _SPELLINGS)
    prompt = Prompt(
        en=r"""
        A 3 x 3 x 3 cube puzzle has the faces U (up), D (down), F (front), B (back), R (right) and L (left). Its
        colours are white (W), yellow (Y), green (G), blue (B), red (R) and orange (O). It has been scrambled; this is
        its net now, with U above, then L, F, R, B in a row, and D below:

        {{ net }}

        Every face is drawn as somebody sees it who looks straight at it from outside: L, F, R and B with U upwards, U
        with B upwards, and D with F upwards.

        The turns are written so, with any of the six letters in place of R:

        - R turns the layer of face R by a quarter turn, clockwise for somebody who looks straight at that face from
          outside.
        - R' turns the same layer by a quarter turn anticlockwise.
        - R2 turns it by half a turn, and counts as one turn.

        For example, R brings the right column of F to the right column of U. The letters always mean the same places,
        and no other turns are allowed.

        Solve the cube in at most {{ limit }} turns: in the end all nine stickers of each face have one colour. If there
        are several ways, give any one.
        """,
        zh=r"""
        一个 3 × 3 × 3 魔方的六个面为 U（上）、D（下）、F（前）、B（后）、R（右）、L（左）。
        贴纸颜色有白（W）、黄（Y）、绿（G）、蓝（B）、红（R）、橙（O）。魔方已被打乱。
        下面是它现在的展开图，U 在上方，中间一排依次为 L、F、R、B，D 在下方：

        {{ net }}

        每个面都画成从外面正对着它所看到的样子：L、F、R、B 以 U 的方向为上，U 以 B 的方向为上，D 以 F 的方向为上。

        转动的写法如下，其中 R 可以换成六个字母中的任何一个：

        - R 表示把 R 面所在的一层转四分之一圈，从外面正对该面看为顺时针方向。
        - R' 表示把这一层逆时针转四分之一圈。
        - R2 表示把这一层转半圈，算作一次转动。

        例如，R 把 F 面的右列转到 U 面的右列。字母总是指固定的位置，不允许其他转动。

        请用至多 {{ limit }} 次转动把魔方复原，使得最后每个面上的九张贴纸颜色相同。
        如果有多种办法，给出任意一种即可。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[str, ...]]:
        scramble = draw_turns(rng, params.turns)
        faces = turned(SOLVED, scramble)
        if is_solved(faces):
            raise task.Retry
        return self.Instance(faces=faces, limit=params.turns + params.slack), undone(scramble)

    def key(self, instance: Instance) -> object:
        return instance.faces

    def check(self, instance: Instance, answer: tuple[str, ...]) -> str:
        if len(answer) > instance.limit:
            return f"{len(answer)} turns are more than allowed"
        return "" if is_solved(turned(instance.faces, answer)) else "the cube is not solved in the end"
