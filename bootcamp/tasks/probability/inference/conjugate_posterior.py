"""Find a posterior mean, mode, variance or prediction for a conjugate prior and data.

Answer: a rational number; it is unique.
Harder: more families and data, variances, modes and predictions of several results instead of means.
Skills: probability, calculus
Source: original; conjugate families as in H. Raiffa and R. Schlaifer, Applied Statistical Decision Theory, 1961.
"""

from __future__ import annotations

from fractions import Fraction
from math import comb, factorial
from random import Random

from bootcamp import task
from bootcamp.lib.probability import worth_asking
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Rational

_FAMILIES = ("beta", "gamma", "normal", "dirichlet", "geometric")
_ASKED = ("mean", "variance", "mode", "next")


class ConjugatePosterior(Task["ConjugatePosterior.Params", "ConjugatePosterior.Instance", Fraction]):
    version = 1

    class Params(task.Params):
        families: int = knob("how many families there are", levels=(1, 2, 3, 3, 4, 5, 5, 5, 5, 5), ge=1, le=5)
        asked: int = knob("how many kinds of questions there are", levels=(1, 2, 3, 3, 4, 4, 4, 4, 4, 4), ge=1, le=4)
        easy: int = knob(
            "how many of them, the easiest, are not asked", levels=(0, 0, 0, 0, 0, 1, 1, 2, 2, 3), ge=0, le=3
        )
        ahead: int = knob(
            "how many later results are predicted at most", levels=(1, 1, 1, 1, 2, 2, 3, 3, 4, 4), ge=1, le=5
        )
        data: int = knob("the most data", levels=(8, 8, 8, 10, 10, 12, 12, 14, 14, 16), ge=4, le=30)

    class Instance(task.Instance):
        family: str
        prior: tuple[int, ...]  # a, b; or the mean, and the variances of the prior and of a datum; or the weights
        data: tuple[int, ...]  # successes and failures; counts; or values
        asked: str
        ahead: int  # how many later results are asked about
        hits: int  # how many of them are successes, or their value, or the number of the class

        @property
        def total(self) -> int:
            return sum(self.data)

    answer = Rational()
    prompt = Prompt(
        en=r"""
        {% if family == "beta" %}
        An unknown probability θ has the prior Beta({{ prior | comma }}), with density proportional to
        θ^(a-1)·(1-θ)^(b-1) for Beta(a, b). Given θ, trials are independent successes with probability θ. There were
        {{ data[0] }} successes in {{ total }} trials.
        {% elif family == "gamma" %}
        An unknown rate λ has the prior Gamma({{ prior | comma }}), with density proportional to λ^(a-1)·e^(-bλ) for
        Gamma(a, b). Given λ, counts are independent and Poisson with mean λ. The counts {{ data | comma }} were
        observed.
        {% elif family == "normal" %}
        An unknown mean θ has a normal prior with mean {{ prior[0] }} and variance {{ prior[1] }}. Given θ, values are
        independent and normal with mean θ and variance {{ prior[2] }}. The values {{ data | comma }} were observed.
        {% elif family == "dirichlet" %}
        The unknown probabilities (θ1, ..., θ{{ prior | length }}) of the results 1 to {{ prior | length }} have the
        prior Dirichlet({{ prior | comma }}), with density proportional to the product of θi^(ai-1) for Dirichlet(a1,
        a2, ...). Given them, results are independent. The results 1 to {{ prior | length }} occurred {{ data | comma }}
        times, in this order.
        {% else %}
        An unknown probability θ has the prior Beta({{ prior | comma }}), with density proportional to
        θ^(a-1)·(1-θ)^(b-1) for Beta(a, b). Given θ, trials are independent successes with probability θ. In each of
        several rounds, trials were made until the first success; the rounds took {{ data | comma }} trials, the success
        included.
        {% endif %}

        {% set name = "λ" if family == "gamma" else "θ%d" % hits if family == "dirichlet" else "θ" %}
        {% if asked == "mean" %}
        Find the posterior mean of {{ name }}.
        {% elif asked == "variance" %}
        Find the posterior variance of {{ name }}.
        {% elif asked == "mode" %}
        Find {{ "the value of %s where the joint posterior density is greatest" | format(name) if family == "dirichlet"
        else "the posterior mode of " ~ name }}.
        {% elif family == "gamma" %}
        Find the probability that the next count is {{ hits }}, given the data.
        {% elif family == "dirichlet" %}
        Find the probability that the next {{ ahead }} results are all {{ hits }}, given the data.
        {% else %}
        Find the probability that exactly {{ hits }} of the next {{ ahead }} trials {{ "is a success" if hits == 1 else
        "are successes" }}, given the data.
        {% endif %}
        Give the exact value.
        """,
        zh=r"""
        {% if family == "beta" %}
        未知概率 θ 的先验为 Beta({{ prior | comma }})，其中 Beta(a, b) 的密度与 θ^(a-1)·(1-θ)^(b-1) 成正比。
        给定 θ，各次试验独立地以概率 θ 成功。{{ total }} 次试验中成功了 {{ data[0] }} 次。
        {% elif family == "gamma" %}
        未知速率 λ 的先验为 Gamma({{ prior | comma }})，其中 Gamma(a, b) 的密度与 λ^(a-1)·e^(-bλ) 成正比。
        给定 λ，各计数独立地服从均值为 λ 的泊松分布。观测到计数 {{ data | comma }}。
        {% elif family == "normal" %}
        未知均值 θ 的先验为均值 {{ prior[0] }}、方差 {{ prior[1] }} 的正态分布。给定 θ，各值独立地服从均值 θ、方差
        {{ prior[2] }} 的正态分布。观测到值 {{ data | comma }}。
        {% elif family == "dirichlet" %}
        结果 1 到 {{ prior | length }} 的未知概率 (θ1, ..., θ{{ prior | length }}) 的先验为
        Dirichlet({{ prior | comma }})，
        其中 Dirichlet(a1, a2, ...) 的密度与各 θi^(ai-1) 的乘积成正比。给定这些概率，各次结果相互独立。
        结果 1 到 {{ prior | length }} 依次出现了 {{ data | comma }} 次。
        {% else %}
        未知概率 θ 的先验为 Beta({{ prior | comma }})，其中 Beta(a, b) 的密度与 θ^(a-1)·(1-θ)^(b-1) 成正比。
        给定 θ，各次试验独立地以概率 θ 成功。进行了若干轮，每轮试验到首次成功为止；
        各轮的试验次数（含成功的那次）为 {{ data | comma }}。
        {% endif %}

        {% set name = "λ" if family == "gamma" else "θ%d" % hits if family == "dirichlet" else "θ" %}
        {% if asked == "mean" %}
        求 {{ name }} 的后验均值。
        {% elif asked == "variance" %}
        求 {{ name }} 的后验方差。
        {% elif asked == "mode" %}
        求{{ "联合后验密度最大处 " ~ name ~ " 的值" if family == "dirichlet" else " " ~ name ~ " 的后验众数" }}。
        {% elif family == "gamma" %}
        求在这些数据下，下一个计数为 {{ hits }} 的概率。
        {% elif family == "dirichlet" %}
        求在这些数据下，接下来的 {{ ahead }} 次结果都是 {{ hits }} 的概率。
        {% else %}
        求在这些数据下，接下来的 {{ ahead }} 次试验中恰有 {{ hits }} 次成功的概率。
        {% endif %}
        请给出精确值。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Fraction]:
        family = rng.choice(_FAMILIES[: params.families])
        asked = rng.choice(_ASKED[min(params.easy, params.asked - 1) : params.asked])
        if family == "normal":
            asked = "mean" if asked == "next" else "variance" if asked == "mode" else asked
        prior: tuple[int, ...] = (rng.randint(2, 6), rng.randint(2, 6))
        data: tuple[int, ...] = (rng.randint(1, params.data // 2), rng.randint(1, params.data // 2))
        if family == "normal":
            prior = (rng.randint(-5, 10), rng.randint(1, 9), rng.randint(1, 9))
        if family in ("gamma", "normal", "geometric"):
            low = 1 if family == "geometric" else 0
            data = tuple(rng.randint(low, 6) for _ in range(rng.randint(2, max(3, params.data // 2))))
        if family == "dirichlet":
            n = rng.randint(3, 4)
            prior, data = tuple(rng.randint(2, 5) for _ in range(n)), tuple(rng.randint(0, 6) for _ in range(n))
        ahead = rng.randint(max(1, params.ahead - 1), params.ahead) if asked == "next" and family != "gamma" else 0
        hits = rng.randint(0, ahead) if asked == "next" else 0
        if family == "dirichlet":
            hits = rng.randint(1, len(prior))
        if family == "gamma" and asked == "next":
            ahead, hits = 1, rng.randint(0, 4)
        instance = self.Instance(family=family, prior=prior, data=data, asked=asked, ahead=ahead, hits=hits)
        answer = self.solve(instance)
        empty = instance.model_copy(update={"data": (0, 0) if family == "beta" else (0,) * len(prior)})
        before = self.solve(empty) if family in ("beta", "dirichlet") else Fraction(0)
        if not worth_asking(answer, before) or answer.denominator == 1:
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> Fraction:
        prior, data, asked, hits = instance.prior, instance.data, instance.asked, instance.hits
        if instance.family == "normal":
            precision = Fraction(1, prior[1]) + Fraction(len(data), prior[2])
            mean = (Fraction(prior[0], prior[1]) + Fraction(sum(data), prior[2])) / precision
            return mean if asked == "mean" else 1 / precision
        if instance.family == "gamma":
            a, b = prior[0] + sum(data), prior[1] + len(data)
            chance = Fraction(comb(a + hits - 1, hits) * b**a, (b + 1) ** (a + hits))
            return {"mean": Fraction(a, b), "variance": Fraction(a, b * b), "mode": Fraction(a - 1, b), "next": chance}[
                asked
            ]
        classes, ahead = 2, instance.ahead
        if instance.family == "dirichlet":
            a, classes = prior[hits - 1] + data[hits - 1], len(prior)
            b, hits = sum(prior) + sum(data) - a, ahead
        elif instance.family == "beta":
            a, b = prior[0] + data[0], prior[1] + data[1]
        else:
            a, b = prior[0] + len(data), prior[1] + sum(data) - len(data)
        n = a + b
        if asked == "next":
            ways = comb(ahead, hits) * _rising(a, hits) * _rising(b, ahead - hits)
            return Fraction(ways, _rising(n, ahead))
        return {
            "mean": Fraction(a, n),
            "variance": Fraction(a * b, n * n * (n + 1)),
            "mode": Fraction(a - 1, n - classes),
        }[asked]


def _rising(a: int, k: int) -> int:
    """Multiply a (a + 1) ... of k factors."""
    return factorial(a + k - 1) // factorial(a - 1)
