"""Find the effect of setting a variable in a causal graph from the counts of all observed variables.

Answer: a rational number; it is unique.
Harder: mediators and colliders that must not be adjusted for, more confounders, one that is not observed.
Skills: probability, logic
Source: original; J. Pearl, Causality, 2000, sections 3.3.1 and 3.3.2.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from math import prod
from random import Random

from bootcamp import task
from bootcamp.lib.probability import worth_asking
from bootcamp.lib.prompts import listed
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Rational

_GRAPHS = (
    "Z>X Z>Y X>Y",
    "Z>X Z>Y X>M M>Y",
    "Z>X Z>Y X>Y X>C Y>C",
    "Z>X Z>W W>Y X>Y",
    "Z>X Z>Y X>M M>Y X>Y",
    "Z>X Z>Y X>Y M>C X>M Y>C",
    "Z>X Z>Y W>X W>Y X>M M>Y",
    "Z>X Z>Y W>X Z>W X>Y Y>C",
    "U>X U>Y X>M M>Y",
    "U>X U>Y Z>X Z>Y X>M M>Y",
)
"""The arrows at each level; U is not observed."""


class BackdoorAdjustment(Task["BackdoorAdjustment.Params", "BackdoorAdjustment.Instance", Fraction]):
    version = 1

    class Params(task.Params):
        graph: int = knob("the number of the graph", levels=(1, 2, 3, 4, 5, 6, 7, 8, 9, 10), ge=1, le=10)

    class Instance(task.Instance):
        arrows: tuple[tuple[str, str], ...]
        unseen: str  # the letter of a variable that is not observed, or nothing
        variables: tuple[str, ...]  # observed; X and Y are among them
        counts: tuple[int, ...]  # by the values of the variables, from 0 ... 0 to 1 ... 1
        value: int

        @property
        def arcs(self) -> list[str]:
            return [f"{a} → {b}" for a, b in self.arrows]

        @property
        def rows(self) -> list[tuple[int, ...]]:
            values = product((0, 1), repeat=len(self.variables))
            return [(*row, count) for row, count in zip(values, self.counts, strict=True)]

        @property
        def heads(self) -> list[str]:
            return [*self.variables, "count"]

        def names(self, language: str) -> str:
            return listed(sorted({end for arrow in self.arrows for end in arrow}), language)

    answer = Rational(low=0, high=1)
    prompt = Prompt(
        en=r"""
        The variables {{ names(language) }} take the values 0 and 1. They are generated along a causal graph with the
        arrows {{ arcs | comma }}: each has a chance to be 1 that depends only on the values of the variables with an
        arrow to it.
        {% if unseen %}
        {{ unseen }} cannot be observed.
        {% endif %}
        These counts are exactly proportional to the joint probabilities of {{ "the observed" if unseen else "all" }}
        variables:

        {{ rows | table(heads) }}

        Under the intervention do(X = {{ value }}) all arrows to X are cut and X is set to {{ value }} for everybody;
        all other variables are generated as before. Find P(Y = 1 | do(X = {{ value }})) exactly.
        """,
        zh=r"""
        变量 {{ names(language) }} 取值 0 或 1，按一个因果图生成，图中的箭头为 {{ arcs | comma }}：
        每个变量取 1 的概率只取决于有箭头指向它的那些变量的值。
        {% if unseen %}
        其中 {{ unseen }} 无法观测。
        {% endif %}
        下列计数（count）与{{ "可观测" if unseen else "全部" }}变量的联合概率严格成正比：

        {{ rows | table(heads) }}

        干预 do(X = {{ value }}) 表示切断所有指向 X 的箭头，并把每个个体的 X 设为 {{ value }}；
        其余变量仍按原来的方式生成。
        求 P(Y = 1 | do(X = {{ value }})) 的精确值。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Fraction]:
        pairs = [tuple(arrow.split(">")) for arrow in _GRAPHS[params.graph - 1].split()]
        roles = sorted({end for pair in pairs for end in pair})
        parents = {role: [a for a, b in pairs if b == role] for role in roles}
        whole = rng.choice((4, 5, 6))
        chances = {
            role: {row: rng.randint(1, whole - 1) for row in product((0, 1), repeat=len(parents[role]))}
            for role in roles
        }

        def weight(values: dict[str, int], cut: bool) -> int:
            factors = []
            for role in roles:
                if not (cut and role == "X"):
                    one = chances[role][tuple(values[parent] for parent in parents[role])]
                    factors.append(one if values[role] else whole - one)
            return prod(factors)

        others = [role for role in roles if role not in "XY"]
        letters = rng.sample("ABCDEF", len(others))
        name = {"X": "X", "Y": "Y", **dict(zip(others, letters, strict=True))}
        seen = sorted((role for role in roles if role != "U"), key=name.__getitem__)
        table = dict.fromkeys(product((0, 1), repeat=len(seen)), 0)
        value, cut, done = rng.randrange(2), [0, 0], [0, 0]
        for bits in product((0, 1), repeat=len(roles)):
            values = dict(zip(roles, bits, strict=True))
            table[tuple(values[role] for role in seen)] += weight(values, False)
            if values["X"] == value:
                cut[values["Y"]] += weight(values, True)
                done[values["Y"]] += weight(values, False)
        answer = Fraction(cut[1], sum(cut))
        confounders = [role for role in seen if role not in "XY"]
        full = _adjusted(seen, table, value, confounders)
        naive = Fraction(done[1], sum(done))
        wrong = [full] if params.graph not in (1, 4) else []
        if not worth_asking(answer, naive, *wrong) or answer.denominator < 12:
            raise task.Retry
        arrows = [(name[a], name[b]) for a, b in pairs]
        rng.shuffle(arrows)
        instance = self.Instance(
            arrows=tuple(arrows),
            unseen=name.get("U", ""),
            variables=tuple(name[role] for role in seen),
            counts=tuple(table.values()),
            value=value,
        )
        return instance, answer

    def key(self, instance: Instance) -> object:
        return [instance.variables, instance.counts, instance.value, sorted(instance.arrows)]


def _adjusted(seen: list[str], table: dict[tuple[int, ...], int], value: int, by: list[str]) -> Fraction:
    """Give the sum over z of P(z) P(Y = 1 | X = value, z), z being the values of the variables `by`."""
    total, result = sum(table.values()), Fraction(0)
    for z in product((0, 1), repeat=len(by)):
        known = dict(zip(by, z, strict=True))
        cells = [(dict(zip(seen, row, strict=True)), count) for row, count in table.items()]
        cells = [(row, count) for row, count in cells if known.items() <= row.items()]
        treated = [(row["Y"], count) for row, count in cells if row["X"] == value]
        share = Fraction(sum(count for y, count in treated if y), sum(count for _, count in treated))
        result += share * sum(count for _, count in cells) / total
    return result
