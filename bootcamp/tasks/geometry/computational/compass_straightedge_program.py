"""Construct a point with straightedge and compass, as a program of few steps.

Answer: the program; every program that reaches the point within the limit is right.
Harder: targets that take more steps, targets that are built on other targets, fewer steps to spare.
Skills: geometry, planning
Source: original; Euclid's constructions.
"""

from __future__ import annotations

import re
from decimal import Context, Decimal, localcontext
from itertools import product
from random import Random

from bootcamp import task
from bootcamp.lib.constructions import Point, close, point, run
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Program

_MIDDLE = "d=CIRCLE(a,b);e=CIRCLE(b,a);f=MEET(d,e,1);g=MEET(d,e,2);h=LINE(a,b);i=LINE(f,g);x=MEET(h,i,1)"
_CORNER = "d=CIRCLE(b,a);e=LINE(a,b);f=MEET(e,d,?);g=CIRCLE(a,f);h=CIRCLE(f,a);i=MEET(g,h,1);j=LINE(b,i);x=MEET(j,d,?)"
_HALF = "d=CIRCLE(a,c);e=CIRCLE(c,a);f=MEET(d,e,1);g=MEET(d,e,2);h=LINE(a,c);i=LINE(f,g);j=MEET(h,i,1)"
_PROGRAMS = {
    "apex": "d=CIRCLE(a,b);e=CIRCLE(b,a);x=MEET(d,e,?)",
    "double": "d=LINE(a,b);e=CIRCLE(b,a);x=MEET(d,e,?)",
    "mirror": "d=CIRCLE(a,c);e=CIRCLE(b,c);x=MEET(d,e,?)",
    "foot": "d=CIRCLE(a,c);e=CIRCLE(b,c);f=MEET(d,e,1);g=MEET(d,e,2);h=LINE(a,b);i=LINE(f,g);x=MEET(h,i,1)",
    "middle": _MIDDLE,
    "corner": _CORNER,
    "fourth": _HALF + ";k=LINE(b,j);l=CIRCLE(j,b);x=MEET(k,l,?)",
    "tangent": _HALF + ";k=CIRCLE(j,a);l=CIRCLE(a,b);x=MEET(k,l,?)",
    "diagonal": _CORNER.replace("x=", "k=") + ";l=CIRCLE(a,k);x=MEET(e,l,?)",
}
_WORDS = {
    "apex": (
        "the third corner of the equilateral triangle that begins with {a}, {b}, counterclockwise",
        "以 {a}、{b} 开头的等边三角形（逆时针）的第三个顶点",
    ),
    "double": (
        "the point on the ray from {a} through {b} whose distance from {a} is twice that of {b}",
        "从 {a} 经过 {b} 的射线上到 {a} 的距离为 {a}{b} 的两倍的点",
    ),
    "mirror": ("the mirror image of {c} in the line {a}{b}", "{c} 关于直线 {a}{b} 的对称点"),
    "foot": ("the foot of the perpendicular from {c} to the line {a}{b}", "从 {c} 到直线 {a}{b} 的垂线的垂足"),
    "middle": ("the midpoint of {a} and {b}", "{a} 与 {b} 的中点"),
    "corner": (
        "the third corner of the square that begins with {a}, {b}, counterclockwise",
        "以 {a}、{b} 开头的正方形（逆时针）的第三个顶点",
    ),
    "fourth": (
        "the fourth corner of the parallelogram {a}, {b}, {c}",
        "平行四边形的第四个顶点，前三个依次为 {a}、{b}、{c}",
    ),
    "tangent": (
        "the point where a tangent from {c} touches the circle round {a} through {b}, left of the ray from {a} to {c}",
        "从 {c} 向以 {a} 为圆心、过 {b} 的圆所作切线的切点，取在从 {a} 到 {c} 的射线左侧的那个",
    ),
    "diagonal": (
        "the point on the ray from {a} through {b} whose distance from {a} is √2 times that of {b}",
        "从 {a} 经过 {b} 的射线上到 {a} 的距离为 {a}{b} 的 √2 倍的点",
    ),
}


class CompassStraightedgeProgram(Task["CompassStraightedgeProgram.Params", "CompassStraightedgeProgram.Instance", str]):
    version = 1

    class Params(task.Params):
        kinds: int = knob("how many kinds of targets there are", levels=(4, 5, 6, 7, 9, 9, 9, 9, 9, 9), ge=1, le=9)
        chain: int = knob("how many targets build on each other", levels=(1,) * 5 + (2, 2, 2, 3, 3), ge=1, le=4)
        spare: int = knob("how many steps there are to spare", levels=(4, 4, 3, 2, 1, 3, 2, 1, 2, 1), ge=0, le=9)

    class Instance(task.Instance):
        points: tuple[tuple[str, int, int], ...]
        targets: tuple[tuple[str, str, str], ...]
        """The name, the kind, and the three points a, b, c of each target."""
        limit: int

        def lines(self, language: str) -> list[str]:
            """Describe the targets."""
            rows = [(name, _WORDS[kind][language == "zh"], points) for name, kind, points in self.targets]
            return [f"{name}: {text.format(**dict(zip('abc', points, strict=True)))}" for name, text, points in rows]

        @property
        def given(self) -> list[str]:
            return [f"{name} = ({x}, {y})" for name, x, y in self.points]

    prompt = Prompt(
        en=r"""
        Given are the points {{ given | comma }}. Construct {{ targets[-1][0] }}, where:

        {% for line in lines(language) %}
        - {{ line }}.
        {% endfor %}

        A construction is a program with one step a line, of at most {{ limit }} steps, of these kinds, where the name
        on the left is new:

        - m = LINE(P, Q) is the line through two different points.
        - c = CIRCLE(P, Q) is the circle round P through another point Q.
        - S = MEET(m, c, 2) is the second common point of two lines, two circles, or a line and a circle. Common points
          are counted from 1, by increasing x and, if x is equal, by increasing y.

        A name is a letter, perhaps with up to nine letters and digits after it. The point {{ targets[-1][0] }} must be
        made by a step; other targets need not be. Several programs are possible; any one will do.
        """,
        zh=r"""
        已知点 {{ given | comma }}。用尺规作出 {{ targets[-1][0] }}，其中：

        {% for line in lines(language) %}
        - {{ line }}。
        {% endfor %}

        作法写成程序，每行一步，至多 {{ limit }} 步，每步是下列之一，左边的名称必须是新的：

        - m = LINE(P, Q) 是过两个不同点的直线。
        - c = CIRCLE(P, Q) 是以 P 为圆心、过另一点 Q 的圆。
        - S = MEET(m, c, 2) 是两条直线、两个圆或一条直线与一个圆的第二个公共点。
          公共点从 1 起编号，按 x 从小到大，x 相同时按 y 从小到大。

        名称是一个字母，后面可以再跟至多九个字母和数字。点 {{ targets[-1][0] }} 必须由某一步作出，其余目标不一定要作出。
        程序可能有多种，给出任意一种即可。
        """,
    )

    def format(self, instance: Instance) -> Program:
        return Program(max_lines=60)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        letters = rng.sample("ABCDEFGHKLMN", 3 + params.chain)
        points = tuple((name, rng.randint(-9, 9), rng.randint(-9, 9)) for name in letters[:3])
        (_, a, b), (_, c, d), (_, e, f) = points
        if abs((c - a) * (f - b) - (d - b) * (e - a)) < 8:
            raise task.Retry
        targets, steps = list[tuple[str, str, str]](), list[str]()
        for n in range(params.chain):
            known = letters[: 3 + n]
            roles = [*rng.sample(known[:-1], 2), known[-1]]
            rng.shuffle(roles)
            targets.append((letters[3 + n], rng.choice(list(_PROGRAMS)[: params.kinds]), "".join(roles)))
        instance = self.Instance(points=points, targets=tuple(targets), limit=99)
        for n, (name, kind, places) in enumerate(targets):
            names = {letter: f"{letter}{n}" for letter in "defghijklm"} | dict(zip("abcx", places + name, strict=True))
            text = "".join(names.get(part, part) for part in re.split(r"\b([a-z])\b", _PROGRAMS[kind]))
            if n and letters[2 + n] not in re.findall(r"\w+", text):
                raise task.Retry  # the target before is not used
            part = instance.model_copy(update={"targets": tuple(targets[: n + 1])})
            pieces = text.replace("=", " = ").split("?")
            for chosen in product("12", repeat=len(pieces) - 1):
                lines = "".join(a + b for a, b in zip(pieces, (*chosen, ""), strict=True)).split(";")
                if not self.check(part, "\n".join(steps + lines)):
                    break
            else:
                raise task.Retry
            steps += lines
        instance = instance.model_copy(update={"limit": len(steps) + params.spare})
        return instance, "\n".join(steps).replace(",", ", ")

    def check(self, instance: Instance, answer: str) -> str:
        given = {name: point(x, y) for name, x, y in instance.points}
        known = dict(given)
        for name, kind, roles in instance.targets:
            with localcontext(Context(prec=60)):
                new = _target(kind, *(known[role] for role in roles))
            if any(close(new, other) for other in known.values()):
                return "a target is a point known before"
            known[name] = new
        lines = [line for line in answer.split("\n") if line.strip()]
        if len(lines) > instance.limit:
            return "the program has too many steps"
        made, fault = run(lines, given)
        if fault or name not in made:
            return fault or "the point is not made"
        return "" if close(made[name], known[name]) else "the point lies elsewhere"


def _target(kind: str, a: Point, b: Point, c: Point) -> Point:
    """Work out a target by its definition; a itself where there is none."""
    (u, v), (p, q) = (b[0] - a[0], b[1] - a[1]), (c[0] - a[0], c[1] - a[1])
    size, part, half = u * u + v * v, p * u + q * v, Decimal(1) / 2
    if kind == "tangent":  # as seen from the centre, along c and to its left
        far = p * p + q * q
        side = (size * max(far - size, Decimal(0))).sqrt()
        return (a[0] + (size * p - side * q) / far, a[1] + (size * q + side * p) / far) if far > size else a
    if kind == "fourth":
        return c[0] - u, c[1] - v
    across = (part / size, (q * u - p * v) / size)
    along, left = {
        "apex": (half, Decimal(3).sqrt() / 2),
        "double": (Decimal(2), Decimal(0)),
        "mirror": (across[0], -across[1]),
        "foot": (across[0], Decimal(0)),
        "middle": (half, Decimal(0)),
        "corner": (Decimal(1), Decimal(1)),
        "diagonal": (Decimal(2).sqrt(), Decimal(0)),
    }[kind]
    return a[0] + along * u - left * v, a[1] + along * v + left * u
