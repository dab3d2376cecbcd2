"""Find the accelerations of all blocks that hang in a system of pulleys on pulleys.

Answer: a rational number for each block; unique.
Harder: more blocks and pulleys, larger masses, a block on a table.
Skills: algebra, arithmetic
Source: original; Atwood's machine.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random

from bootcamp import task
from bootcamp.lib.numbers import readable
from bootcamp.lib.shown_work import division
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Rational, Record

Values = dict[str, Fraction]
_G = 10
_MASSES = (1, 2, 3, 4, 6, 8, 9, 12, 16, 18, 24, 27, 36, 48, 32, 54)


class PulleyNetworkAcceleration(Task["PulleyNetworkAcceleration.Params", "PulleyNetworkAcceleration.Instance", Values]):
    version = 1

    class Params(task.Params):
        blocks: int = knob("how many blocks there are", levels=(2, 2, 3, 4, 4, 5, 5, 6, 7, 8), ge=2, le=9)
        table: bool = knob("whether a block may lie on a table", levels=(False,) + (True,) * 9)
        masses: int = knob(
            "how many masses three or more blocks may have", levels=(8, 9, 14, 14, 15, 15, 16, 16, 16, 16), ge=3, le=16
        )

    class Instance(task.Instance):
        strings: tuple[tuple[str, str], ...]
        """What hangs from the two ends of the string over pulley P1, P2, ...: blocks A, B, ... or pulleys."""
        masses: tuple[int, ...]
        """Those of A, B, ..."""
        table: bool
        """Whether the first end of the first string leads to a block on the table."""

        def told(self, language: str) -> list[str]:
            parts = {
                name: f"block {name} ({mass} kg)" if language == "en" else f"物块 {name}（{mass} kg）"
                for name, mass in zip(self.names, self.masses, strict=True)
            }
            ends = [
                [parts.get(end) or (f"pulley {end}" if language == "en" else f"滑轮 {end}") for end in ends]
                for ends in self.strings
            ]
            if language == "en":
                return [
                    f"The string over P{i} has {a} at one end and {b} at the other."
                    for i, (a, b) in enumerate(ends, start=1)
                ]
            return [f"绕过 P{i} 的绳子一端是{a}，另一端是{b}。" for i, (a, b) in enumerate(ends, start=1)]

        @property
        def names(self) -> list[str]:
            return ["ABCDEFGHI"[i] for i in range(len(self.masses))]

    prompt = Prompt(
        en=r"""
        Strings run over pulleys. Strings and pulleys have no mass, strings do not stretch, nothing rubs, and the
        acceleration of free fall is 10 m/s². Pulley P1 is fixed in its place; every other pulley hangs from the end of
        a string and moves with it.

        {{ told("en") | bullets }}

        {% if table %}
        Block A lies on a smooth level table, and its string runs level to P1 at the edge of the table. All other blocks
        and all pulleys but P1 hang freely, and strings are vertical there.
        {% else %}
        All blocks, and all pulleys but P1, hang freely, and all strings are vertical.
        {% endif %}
        The system is released from rest, and all strings stay taut. Find the acceleration of each block in m/s² just
        after that, relative to the ground, downward positive{{ " (for A: toward P1 positive)" if table }}.
        """,
        zh=r"""
        一些绳子绕过滑轮。绳子和滑轮的质量不计，绳子不可伸长，一切摩擦不计，重力加速度为 10 m/s²。
        滑轮 P1 固定不动；其他每个滑轮都挂在一根绳子的一端，随它运动。

        {{ told("zh") | bullets }}

        {% if table %}
        物块 A 放在光滑水平桌面上，它的绳子水平地通到桌边的 P1。其余物块和 P1 以外的滑轮都自由悬挂，那里的绳子都竖直。
        {% else %}
        所有物块和 P1 以外的滑轮都自由悬挂，所有绳子都竖直。
        {% endif %}
        系统由静止释放，所有绳子保持张紧。求刚释放后每个物块相对地面的加速度（单位 m/s²），
        以向下为正{{ "（对 A 以指向 P1 为正）" if table }}。
        """,
    )

    def format(self, instance: Instance) -> Format[Values]:
        return Record(**{name: Rational(unit="m/s^2") for name in instance.names})

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Values]:
        parts = 1  # each new pulley takes the place of a loose end, and brings two
        strings: list[list[str]] = [["", ""]]
        table = params.table and rng.random() < 0.5
        while parts < params.blocks - 1:
            parts += 1
            free = [(i, j) for i, ends in enumerate(strings) for j in (0, 1) if not ends[j] and (i or j or not table)]
            i, j = rng.choice(free)
            strings.append(["", ""])
            strings[i][j] = f"P{parts}"
        letters = iter("ABCDEFGHI")
        named = tuple((a or next(letters), b or next(letters)) for a, b in strings)
        pool = _MASSES[: params.masses] if params.blocks > 2 else range(1, 51)
        masses = tuple(rng.choice(pool) for _ in range(params.blocks))
        instance = self.Instance(strings=named, masses=masses, table=table)
        answer = self.solve(instance)
        few = params.blocks > 2 and len(set(map(abs, answer.values()))) < params.blocks - 1
        if not readable(answer.values(), 5) or few or sum(map(bool, answer.values())) < params.blocks:
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> Values:
        masses = {name: Fraction(mass) for name, mass in zip(instance.names, instance.masses, strict=True)}
        for number in range(len(instance.strings), 1, -1):  # a pulley pulls like one block of this mass
            a, b = (masses[end] for end in instance.strings[number - 1])
            masses[f"P{number}"] = 4 * a * b / (a + b)
        tensions = {}
        a, b = (masses[end] for end in instance.strings[0])
        tensions["P1"] = (1 if instance.table else 2) * a * b * _G / (a + b)
        found: Values = {}
        for number, ends in enumerate(instance.strings, start=1):
            for end in ends:
                if end[0] == "P":
                    tensions[end] = tensions[f"P{number}"] / 2
                else:
                    pull = tensions[f"P{number}"] / masses[end]
                    found[end] = pull if instance.table and end == "A" else _G - pull
        return found

    def key(self, instance: Instance) -> object:
        masses = dict(zip(instance.names, instance.masses, strict=True))

        def tree(end: str) -> object:
            return masses.get(end) or sorted(map(tree, instance.strings[int(end[1:]) - 1]), key=str)

        return [instance.table and masses["A"], tree("P1")]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: object) -> str:
        masses = {name: Fraction(mass) for name, mass in zip(instance.names, instance.masses, strict=True)}
        lines, found = list[str](), self.solve(instance)
        for number in range(len(instance.strings), 1, -1):  # a pulley pulls like one block of this mass
            a, b = (masses[end] for end in instance.strings[number - 1])
            masses[f"P{number}"] = 4 * a * b / (a + b)
            lines.append(f"P{number}: 4·{a}·{b} / ({a} + {b}) = {masses[f'P{number}']}")
        a, b = (masses[end] for end in instance.strings[0])
        factor = 1 if instance.table else 2
        tensions = {"P1": factor * a * b * _G / (a + b)}
        lines.append(f"T1 = {factor * _G}·{a}·{b} / ({a} + {b}) = {tensions['P1']}")
        for number, ends in enumerate(instance.strings, start=1):
            tension = tensions[f"P{number}"]
            for end in ends:
                if end[0] == "P":
                    tensions[end] = tension / 2
                    lines.append(f"T{end[1:]} = {division(tension, 2)} = {tension / 2}")
                else:
                    pull = tension / masses[end]
                    lines.append(f"{end}: {division(tension, masses[end])} = {pull}")
                    lines[-1] += "" if found[end] == pull else f", {_G} - {pull} = {found[end]}"
        return "\n".join(lines)
