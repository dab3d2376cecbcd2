"""Turn the layers of a 3 x 3 x 3 cube puzzle and tell what one of its faces shows.

Answer: the nine stickers of the face; they are unique.
Harder: more turns, a scrambled start, turns of middle layers and of two layers at once.
Skills: spatial, simulation
Source: original; the notation of turns is David Singmaster's.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.prompts import comma
from bootcamp.lib.twisty_cube import MIDDLES, SOLVED, Faces, draw_turns, is_solved, net, turned
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Board, Grid


class CubeTwistState(Task["CubeTwistState.Params", "CubeTwistState.Instance", Board]):
    version = 1

    class Params(task.Params):
        turns: int = knob("how many turns there are", levels=(2, 3, 4, 4, 5, 6, 7, 9, 12, 16), ge=1, le=30)
        scrambled: bool = knob("whether the cube is scrambled at the start", levels=(False,) * 3 + (True,) * 7)
        middles: int = knob(
            "how many turns of middle layers or of two layers", levels=(0, 0, 0, 0, 0, 1, 2, 3, 4, 6), ge=0, le=10
        )

    class Instance(task.Instance):
        faces: Faces
        turns: tuple[str, ...]
        asked: str

        @property
        def solved(self) -> bool:
            return is_solved(self.faces)

        @property
        def middles(self) -> list[tuple[str, str, str]]:
            return [(name, *sides) for name, sides in MIDDLES.items() if any(turn[0] == name for turn in self.turns)]

        @property
        def net(self) -> str:
            return net(self.faces)

    answer = Grid(3, 3, "WYGBRO")
    prompt = Prompt(
        en=r"""
        A 3 x 3 x 3 cube puzzle has the faces U (up), D (down), F (front), B (back), R (right) and L (left).
        {% if solved %}
        It is solved: U is all white (W), D yellow (Y), F green (G), B blue (B), R red (R) and L orange (O).
        {% else %}
        Its stickers are white (W), yellow (Y), green (G), blue (B), red (R) and orange (O). This is its net, with U
        above, then L, F, R, B in a row, and D below:

        {{ net }}
        {% endif %}

        A face is always drawn as somebody sees it who looks straight at it from outside: L, F, R and B with U upwards,
        U with B upwards, and D with F upwards.

        These turns are made, from left to right:

        {{ turns | join(" ") }}

        - A letter of a face turns the layer of that face by a quarter turn, clockwise for somebody who looks straight
          at that face from outside.
        {% if "'" in turns | join %}
        - A letter with ' turns it anticlockwise instead.
        {% endif %}
        {% if "2" in turns | join %}
        - A letter with 2 turns it by half a turn.
        {% endif %}
        {% if "w" in turns | join %}
        - Letters with w, such as Rw, turn the layer of the face and the middle layer beside it together.
        {% endif %}
        {% for middle, one, other in middles %}
        - {{ middle }} turns the middle layer between {{ one }} and {{ other }} in the same sense as {{ one }}.
        {% endfor %}

        {% if middles or "w" in turns | join %}
        The letters always mean the same places: a turn of a middle layer moves the centres of faces but does not rename
        the faces.
        {% endif %}
        What does face {{ asked }} show in the end? Give its three rows of three stickers, drawn as above.
        """,
        zh=r"""
        一个 3 × 3 × 3 魔方的六个面为 U（上）、D（下）、F（前）、B（后）、R（右）、L（左）。
        {% if solved %}
        它处于复原状态：U 面全为白色（W），D 面黄色（Y），F 面绿色（G），B 面蓝色（B），R 面红色（R），L 面橙色（O）。
        {% else %}
        贴纸颜色有白（W）、黄（Y）、绿（G）、蓝（B）、红（R）、橙（O）。下面是它的展开图，U 在上方，
        中间一排依次为 L、F、R、B，D 在下方：

        {{ net }}
        {% endif %}

        每个面总是画成从外面正对着它所看到的样子：L、F、R、B 以 U 的方向为上，U 以 B 的方向为上，D 以 F 的方向为上。

        从左到右依次做下列转动：

        {{ turns | join(" ") }}

        - 面的字母表示把该面所在的一层转四分之一圈，从外面正对该面看为顺时针方向。
        {% if "'" in turns | join %}
        - 字母带 ' 表示改为逆时针方向。
        {% endif %}
        {% if "2" in turns | join %}
        - 字母带 2 表示转半圈。
        {% endif %}
        {% if "w" in turns | join %}
        - 字母带 w（如 Rw）表示把该面所在的一层连同紧邻的中间层一起转。
        {% endif %}
        {% for middle, one, other in middles %}
        - {{ middle }} 表示把 {{ one }} 与 {{ other }} 之间的中间层按 {{ one }} 的方向转。
        {% endfor %}

        {% if middles or "w" in turns | join %}
        字母总是指固定的位置：转动中间层会移动各面的中心块，但不改变面的名称。
        {% endif %}
        最后 {{ asked }} 面是什么样子？按上述画法给出它的三行，每行三张贴纸。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        faces = turned(SOLVED, draw_turns(rng, 20)) if params.scrambled else SOLVED
        turns = tuple(draw_turns(rng, params.turns, params.middles))
        instance = self.Instance(faces=faces, turns=turns, asked=rng.choice("ULFRBD"))
        answer = self.solve(instance)
        same = tuple(map("".join, answer)) == instance.faces["ULFRBD".index(instance.asked)]
        if same or (not params.scrambled and len(set(sum(answer, ()))) < 2):
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> Board:
        end = turned(instance.faces, instance.turns)
        return tuple(map(tuple, end["ULFRBD".index(instance.asked)]))

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: object) -> str:
        faces, lines = instance.faces, []
        for turn in instance.turns:
            after = turned(faces, [turn])
            changed = (pair for pair in zip("ULFRBD", after, faces, strict=True) if pair[1] != pair[2])
            lines.append(f"{turn}: {comma(f'{name} ' + '/'.join(face) for name, face, _ in changed)}")
            faces = after
        return "\n".join(lines)
