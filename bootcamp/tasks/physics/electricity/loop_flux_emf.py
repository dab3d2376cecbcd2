"""Find the emf in each second while a stiff loop moves across strips of magnetic field, and the charge and heat.

Answer: a list of voltages, a charge and a heat; unique.
Harder: a loop of more cells, more strips of field, more seconds.
Skills: spatial, arithmetic
Source: original; Faraday's law of induction.
"""

from __future__ import annotations

import itertools
from fractions import Fraction
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.numbers import random_nonzero
from bootcamp.lib.prompts import bracketed
from bootcamp.lib.shown_work import products, running_sum
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Rational, Record, Sequence


class LoopFluxEmf(Task["LoopFluxEmf.Params", "LoopFluxEmf.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        width: int = knob("how many columns the loop has", levels=(1, 2, 2, 3, 3, 4, 4, 5, 6, 7), ge=1, le=9)
        height: int = knob("how many rows it has at most", levels=(2, 2, 3, 3, 3, 4, 4, 4, 5, 5), ge=1, le=7)
        strips: int = knob("how many strips have a field", levels=(1, 1, 2, 2, 3, 3, 4, 5, 6, 7), ge=1, le=9)
        seconds: int = knob("how many seconds it moves", levels=(3, 4, 5, 6, 7, 8, 10, 12, 14, 16), ge=3, le=20)
        turns: int = knob("the most turns", levels=(1, 3, 5, 8, 10, 12, 15, 20, 30, 40), ge=1, le=60)

    class Instance(task.Instance):
        rows: tuple[str, ...]
        strips: tuple[tuple[int, int, int], ...]
        """First and last column, from 1, and the field."""
        turns: int
        resistance: int
        seconds: int

    prompt = Prompt(
        en=r"""
        The plane is divided into square cells with sides of 1 m; columns are counted from 1 at the left. A stiff flat
        loop of wire encloses the cells marked # of this picture (. is outside):

        {{ rows | lines }}

        The left edge of the picture is at first the left edge of column 1. The loop has {{ turns }}
        {{ "turn" if turns == 1 else "turns" }} and a resistance of {{ resistance }} ohm in all; it moves to the right
        at 1 m/s without turning, for {{ seconds }} s. A uniform magnetic field stands at right angles to the plane in
        these columns, positive if it points towards the viewer; elsewhere there is none:

        {% for first, last, field in strips %}
        - {{ "Column %d" | format(first) if first == last
            else "Columns %d to %d" | format(first, last) }}: {{ field }} T.
        {% endfor %}

        The flux Φ through one turn is the field times the area, added up over the cells; the emf is -N dΦ/dt for N
        turns, so that a positive emf drives a current anticlockwise for the viewer. The field of the current itself is
        left out. List the emf in volts in each of the seconds, in order (emf), where it is constant; and give the total
        charge in coulombs that has then passed a point of the wire, anticlockwise positive (charge), and the heat in
        joules that the current has made (heat).
        """,
        zh=r"""
        平面划分为边长 1 m 的方格，列从左起由 1 开始编号。一个刚性平面线圈围住下图中标 # 的方格（. 在线圈外）：

        {{ rows | lines }}

        开始时图的左边缘与第 1 列的左边缘重合。线圈共 {{ turns }} 匝，总电阻为 {{ resistance }} Ω；
        它以 1 m/s 向右平动 {{ seconds }} s，不转动。
        在下列各列中有垂直于平面的匀强磁场，指向观察者为正；其他地方没有磁场：

        {% for first, last, field in strips %}
        - {{ "第 %d 列" | format(first) if first == last
            else "第 %d 列到第 %d 列" | format(first, last) }}：{{ field }} T。
        {% endfor %}

        一匝的磁通量 Φ 等于各方格的磁场与面积之积的总和；N 匝的电动势为 -N dΦ/dt，
        因此正的电动势驱动观察者看来逆时针的电流。
        不计电流自身的磁场。依次写出每一秒内的电动势（emf，单位伏特，在每一秒内恒定）；
        并给出到那时通过导线某一点的总电荷（charge，单位库仑，逆时针为正）和电流产生的热量（heat，单位焦耳）。
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, Any]]:
        emf = Sequence(Integer(unit="V"), length=instance.seconds)
        return Record(emf=emf, charge=Rational(unit="C"), heat=Rational(unit="J"))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        low = high = rng.randint(0, params.height - 1)
        spans = []
        for _ in range(params.width):  # columns of cells, each joined to the one before
            bottom, top = sorted((rng.randint(0, params.height - 1), rng.randint(0, params.height - 1)))
            if bottom > high or top < low:
                bottom, top = min(bottom, high), max(top, low)
            low, high = bottom, top
            spans.append(range(low, high + 1))
        rows = ["".join(".#"[row in span] for span in spans) for row in range(params.height)]
        rows = [row for row in rows if "#" in row]
        strips = []
        column = 1 + rng.randint(0, params.width)
        for _ in range(params.strips):
            last = column + rng.randint(0, 2)
            strips.append((column, last, random_nonzero(rng, 5)))
            column = last + 1 + rng.choice((0, 0, 1, 2))
        instance = self.Instance(
            rows=tuple(rows),
            strips=tuple(strips),
            turns=rng.randint(1, params.turns),
            resistance=rng.randint(2, 12),
            seconds=params.seconds,
        )
        answer = self.solve(instance)
        if sum(map(bool, answer["emf"])) < min(params.seconds - 2, params.seconds * 2 // 3) or not answer["charge"]:
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> dict[str, Any]:
        flux = [sum(height * b for height, b in pairs) for pairs in _pairs(instance)]
        emf = [instance.turns * (before - after) for before, after in itertools.pairwise(flux)]
        r = instance.resistance
        return {"emf": tuple(emf), "charge": Fraction(sum(emf), r), "heat": Fraction(sum(e * e for e in emf), r)}

    def key(self, instance: Instance) -> object:
        heights = [column.count("#") for column in zip(*instance.rows, strict=True)]
        return [heights, instance.strips, instance.turns, instance.resistance, instance.seconds]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: object) -> str:
        answer, flux = self.solve(instance), [sum(height * b for height, b in pairs) for pairs in _pairs(instance)]
        lines = []
        for time, pairs in enumerate(_pairs(instance)):
            told = products([pair for pair in pairs if pair[1]])
            lines.append(f"Φ{time} = {told} = {flux[time]}" if told else f"Φ{time} = 0")
        for before, after in itertools.pairwise(flux):
            fall = before - after
            times = f", {instance.turns}·{bracketed(fall)} = {instance.turns * fall}" if instance.turns > 1 else ""
            lines.append(f"{before} - {bracketed(after)} = {fall}{times}")
        emf = [e for e in answer["emf"] if e]
        squares = ", ".join(f"{bracketed(e)}^2 = {e * e}" for e in dict.fromkeys(emf))
        for told, terms in (("", emf), (squares, [e * e for e in emf])):
            lines += [told] * bool(told) + [running_sum(terms)] * bool(terms[1:])
            lines.append(f"{sum(terms)} / {instance.resistance} = {Fraction(sum(terms), instance.resistance)}")
        return "\n".join(lines)


def _pairs(instance: LoopFluxEmf.Instance) -> list[list[tuple[int, int]]]:
    """Give, at each full second, the cells of each column of the loop and the field that they are in."""
    heights = [column.count("#") for column in zip(*instance.rows, strict=True)]
    field = {column: b for first, last, b in instance.strips for column in range(first, last + 1)}
    return [
        [(height, field.get(place + time, 0)) for place, height in enumerate(heights, start=1)]
        for time in range(instance.seconds + 1)
    ]
