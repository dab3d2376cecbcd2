"""Trace a program of an invented machine tool: where the tool ends, how long its path is, how many holes it drills.

Answer: the end point, the two rational parts of the length a + b pi, and a count of holes; unique.
Harder: longer programs, arcs, drilling, loops within loops, moved origins and changed units.
Skills: simulation, geometry, instructions
Source: original; an invented language.
"""

from __future__ import annotations

from fractions import Fraction
from math import isqrt
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Retry, Task, knob
from bootcamp.verifiers import Format, Integer, Rational, Record

Line = tuple[str, int, int]
"""A word and up to two numbers."""
Answer = dict[str, Any]

_FORMS = {"LINE X": "LINE X{}", "LINE Y": "LINE Y{1}", "LINE XY": "LINE X{} Y{}",
          "ORIGIN": "ORIGIN X{} Y{}", "REPEAT": "REPEAT {}"}  # fmt: skip
_ARCS = ("CW QUARTER", "CW HALF", "CCW QUARTER", "CCW HALF")
_LARGEST = 600  # coordinate in mm
_IDLE = {(a, b) for a in ("ABS", "INC", "CM", "MM", "ORIGIN") for b in (a, "END", "REPEAT")} | {("DRILL", "DRILL")}
"""Lines of which the first is repeated or undone at once by the second."""


class CncProgramTrace(Task["CncProgramTrace.Params", "CncProgramTrace.Instance", Answer]):
    version = 1

    class Params(task.Params):
        lines: int = knob("about how many lines there are", levels=(5, 7, 9, 11, 13, 15, 18, 21, 25, 30), ge=4, le=50)
        features: int = knob("how many features are in use", levels=(1, 2, 2, 3, 4, 4, 5, 6, 6, 6), ge=1, le=6)
        depth: int = knob("how deep loops are nested", levels=(0, 0, 0, 0, 1, 1, 1, 1, 2, 2), ge=0, le=3)

    class Instance(task.Instance):
        program: tuple[Line, ...]

        @property
        def code(self) -> list[str]:
            return [_FORMS.get(w, f"{w} I{{}} J{{}}" if w in _ARCS else w).format(p, q) for w, p, q in self.program]

        @property
        def words(self) -> str:
            return " ".join(word for word, *_ in self.program)

    prompt = Prompt(
        en=r"""
        A machine tool reads this program, line after line, each line numbered:

        {{ code | numbered }}

        The tool starts at the machine point (0, 0); machine points are (x, y) in mm. At first absolute mode holds.
        - ABS switches to absolute mode, INC to incremental mode.
        - LINE moves the tool straight. In absolute mode, the numbers after X and Y are the coordinates of the target as
          seen from the origin; in incremental mode they are added to the coordinates of the tool. A coordinate that is
          not named keeps its value.
        {% if "W " in words %}
        - CW and CCW move the tool on a circle, clockwise and anticlockwise, through a quarter or half of the circle. In
          both modes the centre is I to the right (x) and J upwards (y) of where the tool is.
        {% endif %}
        {% if "DRILL" in words %}
        - DRILL drills a hole where the tool is.
        {% endif %}
        {% if "REPEAT" in words %}
        - REPEAT n carries out the lines up to its END n times in all; loops may be nested, and modes go on as they are.
        {% endif %}
        {% if "ORIGIN" in words %}
        - ORIGIN does not move the tool; it puts the origin of absolute mode, at first (0, 0), at the machine point
          given, always in mm.
        {% endif %}
        {% if "CM" in words %}
        - CM says that from now on all numbers of LINE, CW and CCW are in cm, and MM that they are in mm, as at first.
        {% endif %}

        Give in mm: x and y, the machine point at which the tool ends; a and b, rational numbers such that the whole
        path has the length a + b pi{{ "; as holes the number of different points drilled" if "DRILL" in words }}.
        """,
        zh=r"""
        一台机床逐行读取下面的程序（每行有编号）：

        {{ code | numbered }}

        刀具从机床点 (0, 0) 出发；机床点记作 (x, y)，单位为 mm。开始时为绝对方式。
        - ABS 改为绝对方式，INC 改为增量方式。
        - LINE 使刀具沿直线移动。绝对方式下，X、Y 后的数是目标点相对于原点的坐标；增量方式下，这些数加到当前坐标上。
          没有写出的坐标不变。
        {% if "W " in words %}
        - CW 和 CCW 使刀具沿圆周分别顺时针、逆时针移动四分之一圆周（QUARTER）或半个圆周（HALF）。
          两种方式下，圆心都在刀具当前位置向右（x 方向）I、向上（y 方向）J 处。
        {% endif %}
        {% if "DRILL" in words %}
        - DRILL 在刀具所在位置钻一个孔。
        {% endif %}
        {% if "REPEAT" in words %}
        - REPEAT n 把到与之对应的 END 为止的各行总共执行 n 次；循环可以嵌套，方式等状态延续不变。
        {% endif %}
        {% if "ORIGIN" in words %}
        - ORIGIN 不移动刀具，而把绝对方式的原点（开始时为 (0, 0)）放到所给的机床点，该点总以 mm 为单位。
        {% endif %}
        {% if "CM" in words %}
        - CM 表示此后 LINE、CW、CCW 的所有数都以 cm 为单位，MM 表示以 mm 为单位（开始时为 mm）。
        {% endif %}

        请以 mm 为单位给出：x 和 y 为刀具终点的机床点坐标；a 和 b 为有理数，使整个路径的长度等于
        a + bπ{{ "；holes 为钻孔的不同点的个数" if "DRILL" in words }}。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        holes = {"holes": Integer(low=0)} if "DRILL" in instance.words else {}
        return Record(x=Integer(unit="mm"), y=Integer(unit="mm"), a=Rational(), b=Rational(), **holes)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        program, stack, moved = list[Line](), list[int](), "ABS"
        for _ in range(3 * params.lines):
            if len(program) >= params.lines and not stack:
                break
            choice, before = rng.random(), (moved, tuple(stack), len(program))
            if stack and (choice < 0.4 * (len(program) - stack[-1] > 3) or len(program) > params.lines + 4):
                if len(program) - stack.pop() < 3:
                    raise Retry
                program.append(("END", 0, 0))
                moved = ""  # after a loop, the mode is set anew
            elif params.features > 3 and len(stack) < params.depth and choice < 0.25 and len(program) > 1:
                stack.append(len(program))
                program.append(("REPEAT", rng.randint(2, 4), 0))
            elif choice < 0.35 or not moved:
                moved = rng.choice(("ABS", "INC", "INC")) if not moved else "INC" if moved == "ABS" else "ABS"
                program.append((moved, 0, 0))
            elif params.features > 1 and choice < 0.55:
                radius = rng.choice((-1, 1)) * rng.randint(1, 9)
                program.append((rng.choice(_ARCS), *rng.choice(((radius, 0), (0, radius)))))
            elif params.features > 2 and choice < 0.68:
                program.append(("DRILL", 0, 0))
            elif params.features > 4 and choice < 0.74:
                program.append(("ORIGIN", rng.randint(-8, 8) * 5, rng.randint(-8, 8) * 5))
            elif params.features > 5 and choice < 0.80:
                program.append((rng.choice(("CM", "MM")), 0, 0))
            elif moved == "INC" and rng.random() < 0.4:
                p, q = rng.choice(((3, 4), (4, 3), (6, 8), (5, 12), (8, 6), (12, 5)))
                program.append(("LINE XY", p * rng.choice((-1, 1)), q * rng.choice((-1, 1))))
            else:
                program.append((rng.choice(("LINE X", "LINE Y")), v := rng.randint(1, 15) * rng.choice((1, -1)), v))
            if tuple(word for word, *_ in program[-2:]) in _IDLE:
                moved, stack = before[0], list(before[1])
                del program[before[2] :]
        words = [word for word, *_ in program]
        needed = ("INC", "W ", "DRILL", "REPEAT", "ORIGIN", "CM")[: params.features]
        if stack or (words[-1], "END") in _IDLE or not all(any(need in word for word in words) for need in needed):
            raise Retry
        instance, answer = self.Instance(program=tuple(program)), _traced(program)
        for word in {"ORIGIN", "CM"} & {*words}:
            if answer == _traced([(word.replace("CM", "MM"), 0, 0) if line[0] == word else line for line in program]):
                raise Retry
        return instance, {name: value for name, value in answer.items() if name != "holes" or "DRILL" in words}


def _traced(program: list[Line]) -> Answer:
    """Carry out a program; raise Retry if it is long or goes far."""
    x = y = ox = oy = place = steps = 0
    straight, curved = Fraction(0), Fraction(0)
    unit, absolute, holes, loops = 1, True, set[tuple[int, int]](), list[list[int]]()
    while place < len(program):
        word, p, q = program[place]
        place, steps, u, v = place + 1, steps + 1, p * unit, q * unit
        if word in ("ABS", "INC"):
            absolute = word == "ABS"
        elif word in ("CM", "MM"):
            unit = 10 if word == "CM" else 1
        elif word == "ORIGIN":
            ox, oy = p, q
        elif word == "DRILL":
            holes.add((x, y))
        elif word == "REPEAT":
            loops.append([place, p])
        elif word == "END":
            loops[-1][1] -= 1
            place = loops[-1][0] if loops[-1][1] else place
            if not loops[-1][1]:
                loops.pop()
        elif word.startswith("LINE"):
            old = (x, y)
            x = (ox if absolute else x) + u if "X" in word else x
            y = (oy if absolute else y) + v if "Y" in word else y
            length = isqrt((x - old[0]) ** 2 + (y - old[1]) ** 2)
            if length**2 != (x - old[0]) ** 2 + (y - old[1]) ** 2:
                raise Retry
            straight += length
        else:
            side, half = 1 if word.startswith("CCW") else -1, "HALF" in word
            x, y = (x + 2 * u, y + 2 * v) if half else (x + u + side * v, y + v - side * u)
            curved += Fraction(abs(u + v), 1 if half else 2)
        if steps > 400 or max(abs(x), abs(y)) > _LARGEST:
            raise Retry
    return {"x": x, "y": y, "a": straight, "b": curved, "holes": len(holes)}
