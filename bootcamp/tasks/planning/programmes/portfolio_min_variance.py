"""Find the portfolio of least variance, with a required expected return and with or without short sales.

Answer: the weights and the variance, exact; they are unique.
Harder: more assets, covariances, a required return, no short sales, so that some assets must be left out.
Skills: optimization, algebra
Source: original; H. Markowitz, Portfolio selection (1952), with invented figures.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib import matrix
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Rational, Record, Sequence


class PortfolioMinVariance(Task["PortfolioMinVariance.Params", "PortfolioMinVariance.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        assets: int = knob("the number of assets", levels=(2, 2, 3, 3, 3, 4, 3, 4, 4, 5), ge=2, le=6)
        mixed: bool = knob("covariances are not all 0", levels=(False,) + (True,) * 9)
        required: bool = knob("a required return", levels=(False,) * 3 + (True,) * 7)
        left_out: int = knob("assets left out as short sales are barred", levels=(0,) * 6 + (1, 1, 2, 2), ge=0, le=3)
        parts: int = knob("the largest sum of the shares", levels=(40, 30, 15, 10, 12, 12, 12, 12, 15, 15), ge=4, le=40)

    class Instance(task.Instance):
        covariances: tuple[tuple[int, ...], ...]
        returns: tuple[int, ...]
        """Percent; none where no return is required."""
        required: Fraction
        short: bool

        def rows(self, language: str) -> list[list[object]]:
            rows: list[list[object]] = [[f"A{i + 1}", *row] for i, row in enumerate(self.covariances)]
            return rows

        def head(self) -> list[str]:
            return ["", *(f"A{i + 1}" for i in range(len(self.covariances)))]

    prompt = Prompt(
        en="""
        The returns of the assets A1 {{ "to" if covariances[2:] else "and" }} A{{ covariances | length }} have this
        covariance matrix:

        {{ rows(language) | table(head()) }}

        {% if returns -%}
        Their expected returns, in percent, are, in the same order: {{ returns | comma }}.

        {% endif -%}
        A portfolio gives each asset a weight, and the weights sum to 1.
        {{ "A weight may be negative (a short sale)." if short else "No weight may be negative." }}
        {% if returns -%}
        The expected return of the portfolio, the sum of weight times expected return, must be exactly
        {{ required }} percent.
        {% endif -%}
        The variance of the portfolio is the sum, over all ordered pairs of assets (i, j), i = j included, of weight i
        times weight j times their covariance.

        Give the weights, in the order of the assets, of the portfolio with the least variance, and this variance.
        """,
        zh="""
        资产 A1 {{ "到" if covariances[2:] else "和" }} A{{ covariances | length }} 的收益率有如下协方差矩阵：

        {{ rows(language) | table(head()) }}

        {% if returns -%}
        按同样次序，它们的期望收益率（百分数）为：{{ returns | comma }}。

        {% endif -%}
        一个投资组合给每种资产一个权重，各权重之和为 1。
        {{ "权重可以为负（卖空）。" if short else "权重不得为负。" }}
        {% if returns -%}
        组合的期望收益率，即权重与期望收益率乘积之和，必须恰好为百分之 {{ required }}。
        {% endif -%}
        组合的方差，是对所有有序的资产对 (i, j)（包括 i = j），把权重 i、权重 j 与两者协方差之积相加所得的和。

        请写出方差最小的组合的权重（weights，按资产次序）以及这个方差（variance）。
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, Any]]:
        return Record(weights=Sequence(Rational(), length=len(instance.covariances)), variance=Rational())

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        n, out = params.assets, params.left_out
        short = params.required and not out
        returns = rng.sample(range(2, 15), n)
        for _ in range(40):
            shares = [
                rng.choice((1, 2, 3, 4, 5, -1, -2) if short else range(1, 6 if params.required else 20))
                for _ in range(n - out)
            ]
            parts = sum(shares)
            if 2 <= parts <= params.parts and len(set(shares)) > 1:
                break
        else:
            raise task.Retry
        # half the gradient of the variance, times the parts, is base + slope * return on assets held, no less on others
        slope = rng.randint(1, 4) if params.required else 0
        base = rng.randint(-9, 9) if params.required else rng.randint(5, 90)
        if not params.mixed:
            base = rng.randint(1, 3) * shares[0] * shares[1]
        table = [[0] * n for _ in range(n)]
        for i in range(n):
            for _ in range(60):
                for j in range(i + 1, n):
                    table[i][j] = table[j][i] = (
                        rng.randint(*((-3, 6) if j < n - out else (1, 9))) if params.mixed else 0
                    )
                gap = (
                    base
                    + slope * returns[i]
                    - sum(map(int.__mul__, table[i], shares[:i]))
                    - sum(map(int.__mul__, table[i][i + 1 :], shares[i + 1 :]))
                )
                if i < n - out and gap % shares[i] == 0 and 1 <= gap // shares[i] <= 60:
                    table[i][i] = gap // shares[i]
                    break
                if i >= n - out and gap < 0:
                    table[i][i] = rng.randint(4, 30)
                    break
            else:
                raise task.Retry
        order = rng.sample(range(n), n)
        covariances = tuple(tuple(table[i][j] for j in order) for i in order)
        if any(matrix.determinant([row[:k] for row in covariances[:k]]) <= 0 for k in range(1, n + 1)):
            raise task.Retry
        weights = [Fraction(shares[i], parts) if i < n - out else Fraction(0) for i in order]
        instance = self.Instance(
            covariances=covariances,
            returns=tuple(returns[i] for i in order) if params.required else (),
            required=sum((w * returns[i] for w, i in zip(weights, order, strict=True)), Fraction(0))
            if params.required
            else Fraction(0),
            short=short,
        )
        answer = self.solve(instance)
        if answer["weights"] != tuple(weights) or answer["variance"] <= 0:
            raise task.Retry  # with the required return below another support is better
        if out and self.solve(instance.model_copy(update={"short": True})) == answer:
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> dict[str, Any]:
        n = len(instance.covariances)
        supports = (
            [tuple(range(n))] if instance.short else [s for k in range(1, n + 1) for s in combinations(range(n), k)]
        )
        found = []
        for held in supports:
            ties = [[1] * len(held)] + ([[instance.returns[i] for i in held]] if instance.returns else [])
            rows = [
                [*(instance.covariances[i][j] for j in held), *(tie[k] for tie in ties)] for k, i in enumerate(held)
            ]
            rows += [[*tie, *[0] * len(ties)] for tie in ties]
            right = [*[Fraction(0)] * len(held), Fraction(1), instance.required]
            solved = matrix.solve(rows, right[: len(rows)])
            if solved is None or not (instance.short or min(solved[: len(held)]) >= 0):
                continue
            weights = [Fraction(0)] * n
            for i, weight in zip(held, solved, strict=False):
                weights[i] = weight
            products = [weights[i] * weights[j] * instance.covariances[i][j] for i in range(n) for j in range(n)]
            found.append((sum(products, Fraction(0)), tuple(weights)))
        if not found:
            raise task.Retry
        return {"weights": min(found)[1], "variance": min(found)[0]}

    def key(self, instance: Instance) -> object:
        n = len(instance.covariances)
        returns = instance.returns or (0,) * n
        kinds = [(row[i], returns[i], sorted(row), i) for i, row in enumerate(instance.covariances)]
        order = [i for *_, i in sorted(kinds)]
        table = [[instance.covariances[i][j] for j in order] for i in order]
        return [table, [returns[i] for i in order], instance.required, instance.short]
