"""Carry out exact sweeps of the method of Jacobi, Gauss-Seidel or successive over-relaxation.

Answer: the vector after the last sweep; it is unique.
Harder: more unknowns, more sweeps, over-relaxation, sweeps that go backwards.
Skills: arithmetic, simulation
Source: original; classical iterative methods.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any, Literal

from bootcamp import task
from bootcamp.lib.matrix import IntMatrix, latex
from bootcamp.lib.prompts import bracketed, sequence
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Rational, Sequence

Values = tuple[Fraction, ...]
Method = Literal["jacobi", "gauss_seidel", "sor", "symmetric"]

_METHODS: dict[Method, tuple[str, str]] = {
    "jacobi": ("the Jacobi method", "雅可比（Jacobi）迭代法"),
    "gauss_seidel": ("the Gauss-Seidel method", "高斯-赛德尔（Gauss-Seidel）迭代法"),
    "sor": ("successive over-relaxation (SOR)", "逐次超松弛（SOR）迭代法"),
    "symmetric": ("the symmetric Gauss-Seidel method", "对称高斯-赛德尔迭代法"),
}
_WEIGHTS = (Fraction(1, 2), Fraction(3, 2), Fraction(5, 4), Fraction(4, 3), Fraction(2, 3))


class GaussSeidelIterations(Task["GaussSeidelIterations.Params", "GaussSeidelIterations.Instance", Values]):
    version = 1

    class Params(task.Params):
        size: int = knob("how many unknowns there are", levels=(2, 2, 2, 3, 3, 3, 4, 4, 5, 5), ge=2, le=6)
        sweeps: int = knob("how many sweeps are made", levels=(1, 2, 2, 2, 2, 3, 2, 3, 3, 4), ge=1, le=6)
        methods: int = knob("how many of the methods occur", levels=(1, 2, 3, 2, 3, 3, 4, 4, 4, 4), ge=1, le=4)
        digits: int = knob("the most digits of a denominator", levels=(2, 3, 4, 3, 4, 5, 5, 6, 7, 8), ge=1, le=12)

    class Instance(task.Instance):
        matrix: IntMatrix
        right: tuple[int, ...]
        start: tuple[int, ...]
        method: Method
        weight: Fraction  # 1 unless over-relaxation is asked for
        sweeps: int

        @property
        def typeset(self) -> tuple[str, str]:
            return latex(self.matrix), latex([[b] for b in self.right])

        @property
        def named(self) -> tuple[str, str]:
            return _METHODS[self.method]

        @property
        def order(self) -> list[int]:
            return list(range(1, len(self.start) + 1))

    prompt = Prompt(
        en=r"""
        The system $A x = b$ has

        $$ A = {{ typeset[0] }}, \quad b = {{ typeset[1] }} $$

        Start with x = {{ start | sequence }} and make {{ sweeps }} sweep{{ "s" if sweeps > 1 }} of {{ named[0] }}
        {{- " with ω = " ~ weight if method == "sor" }}.
        {% if method == "jacobi" %}
        One sweep replaces every $x_i$ at the same time by
        {% elif method == "symmetric" %}
        One sweep goes through i = {{ order | join(", ") }} and then back through
        i = {{ order | reverse | join(", ") }}; each time it replaces $x_i$, always with the latest values of
        the other unknowns, by
        {% else %}
        One sweep goes through i = {{ order | join(", ") }} and each time replaces $x_i$, always with the latest values
        of {{ "all" if method == "sor" else "the other" }} unknowns, by
        {% endif %}

        {% if method == "sor" %}
        $$ (1 - \omega) x_i + \omega \cdot \frac{1}{a_{ii}} \Bigl( b_i - \sum_{j \ne i} a_{ij} x_j \Bigr) $$
        {% else %}
        $$ \frac{1}{a_{ii}} \Bigl( b_i - \sum_{j \ne i} a_{ij} x_j \Bigr) $$
        {% endif %}

        Give the exact entries of x at the end, in order.
        """,
        zh=r"""
        线性方程组 $A x = b$ 中

        $$ A = {{ typeset[0] }}, \quad b = {{ typeset[1] }} $$

        取初始向量 x = {{ start | sequence }}，用{{ named[1] }}迭代 {{ sweeps }} 次{{
        "，松弛因子 ω = " ~ weight if method == "sor" }}。
        {% if method == "jacobi" %}
        每次迭代把所有 $x_i$ 同时换成
        {% elif method == "symmetric" %}
        每次迭代先依次对 i = {{ order | join(", ") }}，再反过来依次对 i = {{ order | reverse | join(", ") }}，
        每一步都用其他未知数的最新值把 $x_i$ 换成
        {% else %}
        每次迭代依次对 i = {{ order | join(", ") }}，
        用{{ "各" if method == "sor" else "其他" }}未知数的最新值把 $x_i$ 换成
        {% endif %}

        {% if method == "sor" %}
        $$ (1 - \omega) x_i + \omega \cdot \frac{1}{a_{ii}} \Bigl( b_i - \sum_{j \ne i} a_{ij} x_j \Bigr) $$
        {% else %}
        $$ \frac{1}{a_{ii}} \Bigl( b_i - \sum_{j \ne i} a_{ij} x_j \Bigr) $$
        {% endif %}

        依次给出最后 x 的各个分量的精确值。
        """,
    )

    def format(self, instance: Instance) -> Format[Values]:
        return Sequence(Rational(), len(instance.start))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Values]:
        n = params.size
        rows = [[rng.randint(-3, 3) for _ in range(n)] for _ in range(n)]
        for i in range(n):
            rows[i][i] = rng.choice((-1, 1, 1)) * rng.choice((2, 3, 4, 5, 6, 8))
        method = rng.choice(list(_METHODS)[: params.methods])
        instance = self.Instance(
            matrix=tuple(map(tuple, rows)),
            right=tuple(rng.randint(-9, 9) for _ in range(n)),
            start=tuple(rng.choice((0, 0, 1, -1, 2)) for _ in range(n)),
            method=method,
            weight=rng.choice(_WEIGHTS) if method == "sor" else Fraction(1),
            sweeps=params.sweeps,
        )
        answer = self.solve(instance)
        sizes = [x.denominator for x in answer]
        if max(sizes) >= 10**params.digits or any(row.count(0) > n // 2 for row in rows) or max(sizes) == 1:
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> Values:
        return self._run(instance)[0]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        return "\n".join(self._run(instance)[1])

    def _run(self, instance: Instance) -> tuple[Values, list[str]]:
        """Give the last values and a line for each that is replaced."""
        lines: list[str] = []
        n = len(instance.start)
        order = [*range(n), *range(n)[::-1]] if instance.method == "symmetric" else list(range(n))
        x = [Fraction(value) for value in instance.start]
        for _ in range(instance.sweeps):
            used = list(x) if instance.method == "jacobi" else x
            for i in order:
                row = instance.matrix[i]
                rest = Fraction(instance.right[i] - sum(row[j] * used[j] for j in range(n) if j != i))
                shown = "".join(f" - {bracketed(row[j])}·{bracketed(used[j])}" for j in range(n) if j != i)
                lines.append(f"x{i + 1}: {instance.right[i]}{shown} = {rest}, {rest} / {bracketed(row[i])} = ")
                lines[-1] += str(rest / row[i])
                old, x[i] = x[i], (1 - instance.weight) * x[i] + instance.weight * rest / row[i]
                if instance.method == "sor":
                    w = instance.weight
                    lines.append(f"x{i + 1} = {1 - w}·{bracketed(old)} + {w}·{bracketed(rest / row[i])} = {x[i]}")
            lines.append(f"x: {sequence(x)}")
        return tuple(x), lines
