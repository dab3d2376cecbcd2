"""Continue a sequence that lists the lengths of its own runs.

Answer: a stretch of terms, or how often a symbol occurs; it is unique.
Harder: longer cycles of symbols, later places, counting.
Skills: simulation, counting
Source: original variants of the sequence of W. Kolakoski, OEIS A000002.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.prompts import comma
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Sequence
from bootcamp.verifiers.base import Format


class KolakoskiGeneralized(Task["KolakoskiGeneralized.Params", "KolakoskiGeneralized.Instance", tuple[int, ...]]):
    version = 1

    class Params(task.Params):
        symbols: int = knob("the most symbols in the cycle", levels=(2, 2, 3, 3, 3, 4, 4, 4, 5, 5), ge=2, le=5)
        largest: int = knob("the largest symbol", levels=(6, 6, 7, 7, 7, 8, 8, 8, 9, 9), ge=3, le=9)
        place: int = knob(
            "the largest number of terms that have to be known",
            levels=(16, 24, 36, 50, 80, 130, 200, 300, 450, 700),
            ge=8,
            le=10**4,
        )
        window: int = knob("how many terms are asked", levels=(6, 8, 8, 10, 12, 14, 16, 18, 20, 20), ge=4, le=30)
        counts: bool = knob(
            "whether half of the cases ask how often the symbols occur", levels=(False,) * 4 + (True,) * 6
        )

    class Instance(task.Instance):
        cycle: tuple[int, ...]
        first: int  # the place of the first term asked; 0 if the question is about counts
        last: int

        @property
        def shown(self) -> list[int]:
            return _terms(self.cycle, len(self.cycle) + 2)

    prompt = Prompt(
        en=r"""
        A run is a maximal block of equal neighbouring terms. An infinite sequence has these properties:
        its runs consist, in turn, of the symbols {{ cycle | comma }}, again {{ cycle[0] }} and so on in this cycle,
        and the lengths of its runs, listed in order, are the sequence itself.
        It starts {{ shown | comma }}, ...

        {% if first %}
        Counting places from 1, give the terms at places {{ first }} to {{ last }}, both included.
        {%- else %}
        How often does each symbol occur among the first {{ last }} terms?
        Give the counts in the order {{ cycle | sort | comma }} of the symbols.
        {%- endif %}
        """,
        zh=r"""
        由相邻且相等的项组成的极大的一段称为一个游程。有一个无穷数列具有以下性质：
        它的各个游程依次由符号 {{ cycle | comma }} 组成，然后又是 {{ cycle[0] }}，如此循环；
        而且它的各个游程的长度依次排列起来正好是这个数列本身。
        它的开头是 {{ shown | comma }}, ...

        {% if first %}
        位置从 1 开始计数，请给出第 {{ first }} 到第 {{ last }} 个位置（含两端）上的项。
        {%- else %}
        在前 {{ last }} 项中，每个符号各出现多少次？请按符号 {{ cycle | sort | comma }} 的顺序给出次数。
        {%- endif %}
        """,
    )

    def format(self, instance: Instance) -> Format[tuple[int, ...]]:
        size = instance.last - instance.first + 1 if instance.first else len(instance.cycle)
        return Sequence(Integer(low=0), length=size)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[int, ...]]:
        cycle = tuple(rng.sample(range(1, params.largest + 1), rng.randint(2, params.symbols)))
        last = rng.randint(params.place // 2, params.place)
        first = 0 if params.counts and rng.random() < 0.5 else last - params.window + 1
        instance = self.Instance(cycle=cycle, first=first, last=last)
        return instance, self.solve(instance)

    def solve(self, instance: Instance) -> tuple[int, ...]:
        terms = _terms(instance.cycle, instance.last)
        if instance.first:
            return tuple(terms[instance.first - 1 :])
        return tuple(terms.count(symbol) for symbol in sorted(instance.cycle))

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        cycle, terms = instance.cycle, _terms(instance.cycle, instance.last)
        lines, done, run = [], 0, 0
        totals = dict.fromkeys(sorted(cycle), 0)
        while done < instance.last:
            length, symbol = terms[run], cycle[run % len(cycle)]
            new = min(length, instance.last - done)
            done += new
            run += 1
            lines.append(f"{run}. {length} × {symbol}: {comma([symbol] * new)} ({done})")
            totals[symbol] += new
            if not instance.first:
                lines[-1] += f", {comma(f'{one}: {n}' for one, n in totals.items())}"
        return "\n".join(lines)


def _terms(cycle: tuple[int, ...], count: int) -> list[int]:
    terms: list[int] = []
    run = 0
    while len(terms) < count:
        symbol = cycle[run % len(cycle)]
        length = terms[run] if run < len(terms) else symbol
        terms += [symbol] * length
        run += 1
    return terms[:count]
