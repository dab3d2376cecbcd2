"""Find energy levels of an atom whose differences give a list of photon energies.

Answer: increasing energies that start at 0; several may be right.
Harder: more levels, larger energies, foreign lines in the list or lines that are missing.
Skills: search, deduction
Source: original; the turnpike problem.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations, pairwise
from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Sequence

Levels = tuple[int, ...]


class SpectrumLevelInference(Task["SpectrumLevelInference.Params", "SpectrumLevelInference.Instance", Levels]):
    version = 1

    class Params(task.Params):
        levels: int = knob("how many levels the atom has", levels=(3, 4, 4, 5, 5, 5, 6, 6, 7, 8), ge=3, le=10)
        largest: int = knob("the largest energy", levels=(60, 30, 60, 40, 90, 60, 80, 120, 150, 200), ge=15, le=2000)
        wrong: int = knob("how many lines are foreign or missing", levels=(0, 0, 0, 0, 0, 1, 1, 2, 2, 3), ge=0, le=4)

    class Instance(task.Instance):
        levels: int
        lines: tuple[int, ...]
        foreign: int
        missing: int

    prompt = Prompt(
        en=r"""
        An atom has {{ levels }} different energy levels: the ground level 0 and {{ levels - 1 }} positive integers, in
        meV. Each pair of levels gives one line of the spectrum, whose photon energy is the difference of the two
        levels; equal differences of several pairs give as many equal entries in the list.

        {% if foreign %}
        The following list holds the lines of all pairs and, besides, {{ foreign }} foreign
        {{ "entry" if foreign == 1 else "entries" }}, in any order:
        {% elif missing %}
        The following list holds the lines of all pairs but {{ missing }}, in any order:
        {% else %}
        The following list holds the lines of all pairs, in any order:
        {% endif %}

        {{ lines | comma }}

        Find levels that fit, in increasing order, beginning with 0. If several sets of levels fit, any one will do.
        """,
        zh=r"""
        某原子有 {{ levels }} 个不同的能级：基态能级 0 和 {{ levels - 1 }} 个正整数能级，单位为 meV。
        每一对能级给出光谱中的一条谱线，其光子能量为两个能级之差；几对能级的差相等时，列表中就有同样多个相等的数。

        {% if foreign %}
        下面的列表以任意顺序列出了所有能级对的谱线，另外还混入了 {{ foreign }} 个无关的数：
        {% elif missing %}
        下面的列表以任意顺序列出了所有能级对的谱线，但缺少其中 {{ missing }} 条：
        {% else %}
        下面的列表以任意顺序列出了所有能级对的谱线：
        {% endif %}

        {{ lines | comma }}

        求符合的能级，从 0 开始按递增顺序写出。若有几组能级都符合，给出任意一组即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Levels]:
        return Sequence(Integer(low=0), length=instance.levels)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Levels]:
        levels = (0, *sorted(rng.sample(range(1, params.largest + 1), params.levels - 1)))
        lines = [b - a for a, b in combinations(levels, 2)]
        foreign = params.wrong if rng.random() < 0.5 else 0
        missing = params.wrong - foreign
        rng.shuffle(lines)
        lines = lines[missing:] + [rng.randint(1, levels[-1] + params.largest // 8) for _ in range(foreign)]
        rng.shuffle(lines)
        instance = self.Instance(levels=params.levels, lines=tuple(lines), foreign=foreign, missing=missing)
        return instance, levels

    def check(self, instance: Instance, answer: Levels) -> str:
        if len(answer) != instance.levels or answer[0] != 0:
            return "the levels do not begin with 0, or there are not as many as asked for"
        if any(a >= b for a, b in pairwise(answer)):
            return "the levels do not increase"
        found, listed = Counter(b - a for a, b in combinations(answer, 2)), Counter(instance.lines)
        extra, lacking = (listed - found).total(), (found - listed).total()
        if lacking != instance.missing:
            return f"{lacking} lines of these levels are not in the list, and {instance.missing} should be missing"
        return "" if extra == instance.foreign else f"{extra} entries of the list are no lines of these levels"

    def key(self, instance: Instance) -> object:
        return [instance.levels, sorted(instance.lines), instance.foreign]
