"""Work out exact chances and costs of strategies that join several tests in series and in parallel.

Answer: the posterior, the net sensitivity, or the expected cost; it is unique.
Harder: more tests, series of parallel blocks, costs with a stop rule, a prevalence to be found from counts.
Skills: probability, arithmetic
Source: original; tests and numbers are invented.
"""

from __future__ import annotations

import itertools
from fractions import Fraction
from math import prod
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Rational

Test = tuple[int, int, int]
"""Sensitivity and specificity in percent, and cost."""

_ASKED = {
    "sensitivity": (
        "What is the chance that the strategy is positive for a person with the disease?",
        "有病者的策略结果为阳性的概率是多少？",
    ),
    "specificity": (
        "What is the chance that the strategy is negative for a person without the disease?",
        "无病者的策略结果为阴性的概率是多少？",
    ),
    "posterior": (
        "What is the chance that a person for whom the strategy is positive has the disease?",
        "策略结果为阳性的人有病的概率是多少？",
    ),
    "negative": (
        "What is the chance that a person for whom the strategy is negative has the disease all the same?",
        "策略结果为阴性的人仍然有病的概率是多少？",
    ),
    "cost": (
        "What is the expected cost of the strategy for a person of whom nothing is known?",
        "对情况未知的一个人，该策略的期望费用是多少？",
    ),
}


class DiagnosticTestChain(Task["DiagnosticTestChain.Params", "DiagnosticTestChain.Instance", Fraction]):
    version = 1

    class Params(task.Params):
        tests: int = knob("the number of tests", levels=(1, 2, 2, 3, 4, 4, 5, 5, 6, 6), ge=1, le=6)
        asked: int = knob("how many kinds of questions there are", levels=(3, 3, 5, 5, 5, 5, 5, 5, 5, 5), ge=1, le=5)
        skipped: int = knob("how many simple kinds are left out", levels=(0, 0, 0, 0, 0, 0, 0, 1, 1, 2), ge=0, le=2)
        counts: bool = knob("whether the prevalence follows from counts", levels=(False,) * 5 + (True,) * 5)

    class Instance(task.Instance):
        prevalence: Fraction
        screened: tuple[int, int] | None
        """People who had test 1, and those positive, where the prevalence is to be found from that."""
        tests: tuple[Test, ...]
        blocks: tuple[tuple[int, ...], ...]
        """Tests by number, from 1; the blocks are in series, the tests of a block in parallel."""
        asked: str

        def steps(self, language: str) -> list[str]:
            word = "检验" if language == "zh" else "test"
            joiner = "、" if language == "zh" else ", "
            return [joiner.join(f"{word} {n}" for n in block) for block in self.blocks]

        def question(self, language: str) -> str:
            return _ASKED[self.asked][language == "zh"]

    answer = Rational(low=0)
    prompt = Prompt(
        en=r"""
        A disease is looked for with these invented tests. Given whether a person has the disease, the results of
        different tests are independent:

        {% for sensitivity, specificity, cost in tests %}
        - test {{ loop.index }}: sensitivity {{ sensitivity }}%, specificity {{ specificity }}%, cost {{ cost }}
        {% endfor %}

        {% if screened %}
        The share of people with the disease is not known, but of {{ screened[0] }} people of this population who had
        test 1, {{ screened[1] }} were positive; take the share for which just that many positives are expected.
        {% else %}
        {{ prevalence * 1000 }} in 1000 people have the disease.
        {% endif %}

        The strategy goes through these steps in order; in one step all its tests are done:

        {{ steps(language) | numbered }}

        A step is positive if at least one of its tests is. After the first negative step the strategy stops and is
        negative;
        it is positive if all steps are. {{ question(language) }} Give an exact number.
        """,
        zh=r"""
        用下列虚构的检验查找某种疾病。已知一个人是否有病时，不同检验的结果相互独立：

        {% for sensitivity, specificity, cost in tests %}
        - 检验 {{ loop.index }}：灵敏度 {{ sensitivity }}%，特异度 {{ specificity }}%，费用 {{ cost }}
        {% endfor %}

        {% if screened %}
        患病率未知，但该人群中做过检验 1 的 {{ screened[0] }} 人里有 {{ screened[1] }} 人阳性；
        请取使阳性人数的期望恰好等于该数的患病率。
        {% else %}
        每 1000 人中有 {{ prevalence * 1000 }} 人有病。
        {% endif %}

        策略按顺序进行下列各步，每一步中的检验全部都做：

        {{ steps(language) | numbered }}

        一步中至少有一项检验为阳性时，这一步为阳性。出现第一个阴性的步后策略停止，结果为阴性；各步都为阳性时结果为阳性。
        {{ question(language) }}请给出精确的数。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Fraction]:
        tests = tuple(
            (rng.randint(12, 19) * 5, rng.randint(12, 19) * 5, rng.randint(1, 12) * 5) for _ in range(params.tests)
        )
        numbers = rng.sample(range(1, params.tests + 1), params.tests)
        cuts = sorted(rng.sample(range(1, params.tests), rng.randint(1, params.tests - 1))) if params.tests > 1 else []
        ends = [0, *cuts, params.tests]
        blocks = tuple(tuple(sorted(numbers[a:b])) for a, b in itertools.pairwise(ends))
        prevalence = Fraction(rng.randint(1, 30) * 10, 1000)
        share = (prevalence * tests[0][0] + (1 - prevalence) * (100 - tests[0][1])) / 100
        screened = share.denominator * (1 + 200 // share.denominator)
        instance = self.Instance(
            prevalence=prevalence,
            screened=(screened, int(share * screened)) if params.counts else None,
            tests=tests,
            blocks=blocks,
            asked=rng.choice(list(_ASKED)[params.skipped : params.asked]),
        )
        value = self.solve(instance)
        if value.denominator > 10**12 or (params.tests > 1 and instance.asked == "cost" and len(blocks) == 1):
            raise task.Retry
        return instance, value

    def solve(self, instance: Instance) -> Fraction:
        return _worked(instance)[0]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        return "\n".join(_worked(instance)[1])

    def key(self, instance: Instance) -> object:
        return instance.tests, instance.blocks, str(instance.prevalence), instance.asked


def _worked(instance: DiagnosticTestChain.Instance) -> tuple[Fraction, list[str]]:
    """Give the answer, and the sums that lead to it, with + for people with the disease and - for those without."""
    asked, p, lines = instance.asked, instance.prevalence, list[str]()
    positive, cost = dict[bool, Fraction](), dict[bool, Fraction]()
    needed = {"sensitivity": (True,), "specificity": (False,)}.get(asked, (True, False))
    if instance.screened and needed[1:]:
        share, (sensitivity, specificity, _) = Fraction(*instance.screened[::-1]), instance.tests[0]
        hit, false = Fraction(sensitivity, 100), 1 - Fraction(specificity, 100)
        lines.append(f"({share} - {false}) / ({hit} - {false}) = ({share - false}) / ({hit - false}) = {p}")
    for ill in needed:
        mark, reached, spent = "+" if ill else "-", Fraction(1), Fraction()
        for block in instance.blocks:
            tests = [instance.tests[n - 1] for n in block]
            price = sum(test[2] for test in tests)
            if asked == "cost":
                lines.append(f"{mark} {spent} + {reached}·{price} = {spent + reached * price}")
            spent += reached * price
            misses = [Fraction(100 - test[0] if ill else test[1], 100) for test in tests]
            found, missed = 1 - prod(misses), "·".join(map(str, misses))
            rate = f"{tests[0][0]}%" if ill else f"1 - {tests[0][1]}%"
            lines.append(f"{mark} {rate if len(tests) == 1 else f'1 - {missed}'} = {found}")
            lines += [f"{mark} {reached}·{found} = {reached * found}"] if reached < 1 else []
            reached *= found
        positive[ill], cost[ill] = reached, spent
    one, other = positive.get(True, Fraction(1)), positive.get(False, Fraction(1))
    if asked == "sensitivity":
        return one, lines
    if asked == "specificity":
        return 1 - other, [*lines, f"1 - {other} = {1 - other}"]
    if asked == "cost":
        one, other = cost[True], cost[False]
    elif asked == "negative":
        lines.append(f"1 - {one} = {1 - one}, 1 - {other} = {1 - other}")
        one, other = 1 - one, 1 - other
    both = p * one, (1 - p) * other
    lines.append(f"{p}·{one} = {both[0]}, {1 - p}·{other} = {both[1]}")
    lines.append(f"{both[0]} + {both[1]} = {sum(both)}")
    if asked == "cost":
        return sum(both, Fraction()), lines
    return both[0] / sum(both), [*lines, f"({both[0]}) / ({sum(both)}) = {both[0] / sum(both)}"]
