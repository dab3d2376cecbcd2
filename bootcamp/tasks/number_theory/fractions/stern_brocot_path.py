"""Find the path to a fraction in the Stern-Brocot tree, or the fraction at the end of a path.

Answer: the runs of a path, or a fraction in lowest terms, as asked; it is unique.
Harder: longer paths with more runs.
Skills: arithmetic, simulation
Source: original; M. A. Stern, Über eine zahlentheoretische Funktion, 1858.
Small: level 1 asks for paths of three or four steps, of which there are a few dozen.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.numbers import continued_fraction, from_continued_fraction, random_composition
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Rational, Sequence, Text
from bootcamp.verifiers.base import Format


class SternBrocotPath(Task["SternBrocotPath.Params", "SternBrocotPath.Instance", Any]):
    version = 1
    small_levels = (1,)

    class Params(task.Params):
        shortest: int = knob(
            "the least number of steps of a path", levels=(3, 5, 9, 11, 13, 18, 30, 50, 80, 130), ge=2, le=1000
        )
        longest: int = knob(
            "the greatest number of steps of a path", levels=(4, 7, 13, 16, 19, 26, 45, 80, 120, 200), ge=3, le=1000
        )
        runs: int = knob("the most runs of equal steps", levels=(2, 4, 6, 7, 7, 8, 9, 11, 13, 15), ge=2, le=30)

    class Instance(task.Instance):
        fraction: Fraction
        from_path: bool

        @property
        def path(self) -> tuple[str, ...]:
            return _path(self.fraction)

    answer = Sequence(Text(alphabet="LR0123456789"), separator=" ")
    prompt = Prompt(
        en=r"""
        In the Stern-Brocot tree every node is (a + c)/(b + d), where a/b and c/d are the nearest fractions to the left
        and to the right of it among its ancestors, with 0/1 and 1/0 for those that are missing. The root is 1/1.
        From each node L leads to the left child, which is smaller, and R to the right child, which is larger.
        A path from the root is written as its runs of equal steps, separated by spaces and as long as possible:
        R2 L1 R4 is 2 steps R, 1 step L, then 4 steps R.

        {% if from_path %}
        Which fraction does the path {{ path | join(" ") }} lead to?
        {%- else %}
        Write the path from the root to {{ fraction }}.
        {%- endif %}
        """,
        zh=r"""
        在 Stern-Brocot 树中，每个结点是 (a + c)/(b + d)，其中 a/b 和 c/d 是它的祖先中分别在它左边和右边最接近它的分数，
        没有时用 0/1 和 1/0 代替。根结点是 1/1。
        从每个结点出发，L 走向较小的左子结点，R 走向较大的右子结点。
        从根出发的路径按连续相同的步子分段书写，每段尽量长，各段之间用空格隔开：
        R2 L1 R4 表示向 R 走 2 步，向 L 走 1 步，再向 R 走 4 步。

        {% if from_path %}
        路径 {{ path | join(" ") }} 通向哪个分数？
        {%- else %}
        写出从根到 {{ fraction }} 的路径。
        {%- endif %}
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Any]:
        runs = random_composition(
            rng, rng.randint(params.shortest, params.longest), rng.randint(max(2, params.runs // 2), params.runs)
        )
        first = (0,) if rng.random() < 0.5 else ()
        fraction = from_continued_fraction((*first, *runs[:-1], runs[-1] + 1))
        instance = self.Instance(fraction=fraction, from_path=rng.random() < 0.5)
        return instance, self.solve(instance)

    def format(self, instance: Instance) -> Format[Any]:
        return Rational(lowest_terms=True) if instance.from_path else self.answer

    def solve(self, instance: Instance) -> Any:
        return instance.fraction if instance.from_path else instance.path

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        if instance.from_path:
            return "\n".join(_bounds(instance.path))
        (a, b), lines = instance.fraction.as_integer_ratio(), []
        terms = continued_fraction(instance.fraction)
        for index, q in enumerate(terms):
            run = f"{'RL'[index % 2]}{q}" if index < len(terms) - 1 else f"{q} - 1 = {q - 1}, {'RL'[index % 2]}{q - 1}"
            lines.append(f"{a} = {q} × {b} + {a % b}: {run}")
            a, b = b, a % b
        return "\n".join(lines)


def _bounds(path: tuple[str, ...]) -> Iterator[str]:
    """Write the nearest fractions to the left and right at the end of each run, and the node at the end of all."""
    a, b, c, d = 0, 1, 1, 0
    for run in path:
        k = int(run[1:])
        if run[0] == "R":
            new = f"({a} + {k} × {c})/({b} + {k} × {d})"
            a, b = a + k * c, b + k * d
            shown = f"{a}/{b}"
        else:
            new = f"({c} + {k} × {a})/({d} + {k} × {b})"
            c, d = c + k * a, d + k * b
            shown = f"{c}/{d}"
        yield f"{run}: x {'>' if run[0] == 'R' else '<'} {new} = {shown}"
    yield f"x = ({a} + {c})/({b} + {d}) = {a + c}/{b + d}"


def _path(fraction: Fraction) -> tuple[str, ...]:
    """Write the runs of a path, which are the terms of the continued fraction, the last one less 1."""
    *terms, last = continued_fraction(fraction)
    runs = [*terms, last - 1]
    return tuple(f"{'RL'[index % 2]}{run}" for index, run in enumerate(runs) if run)
