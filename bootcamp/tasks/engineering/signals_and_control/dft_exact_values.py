"""Work out a bin of a discrete Fourier transform, or a sample of an inverse one, exactly.

Answer: the real and the imaginary part, each as a rational number and a multiple of a square root; unique.
Harder: lengths 8 and 12, complex samples, inverse transforms.
Skills: arithmetic, algebra
Source: original.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.prompts import bracketed, sequence
from bootcamp.lib.surds import Surd
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Rational, Record, Sequence

_HALF = Fraction(1, 2)


class DftExactValues(Task["DftExactValues.Params", "DftExactValues.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        length: int = knob("how many samples there are", levels=(2, 4, 4, 3, 6, 6, 8, 8, 12, 12), ge=2, le=12)
        size: int = knob("the largest sample", levels=(99, 9, 9, 9, 6, 7, 6, 7, 5, 6), ge=2, le=99)
        complex_: int = knob(
            "per cent of cases with complex samples", levels=(0, 0, 0, 50, 40, 60, 40, 60, 40, 60), ge=0, le=100
        )
        inverse: int = knob(
            "per cent of inverse transforms", levels=(0, 0, 30, 30, 40, 50, 50, 50, 50, 50), ge=0, le=100
        )

    class Instance(task.Instance):
        samples: tuple[tuple[int, int], ...]
        inverse: bool
        asked: int

        @property
        def root(self) -> int:
            """What stands under the square roots of this length, or 0 if there are none."""
            return {3: 3, 6: 3, 12: 3, 8: 2}.get(len(self.samples), 0)

        def told(self) -> tuple[str, str]:
            if not self.root:
                return ", each as a list [p] of one rational number", "，各写成只含一个有理数的列表 [p]"
            return (
                f", each as a list [p, q] of rational numbers, which stands for p + q√{self.root}",
                f"，各写成有理数的列表 [p, q]，表示 p + q√{self.root}",
            )

        @property
        def shown(self) -> str:
            return ", ".join(_gaussian(a, b) for a, b in self.samples)

    prompt = Prompt(
        en=r"""
        {% if inverse %}
        Over N = {{ samples | length }} values X[0], ..., X[N-1], the inverse discrete Fourier transform is x[n] = (1/N)
        times the sum of X[k] e^(2πi kn/N) over k from 0 to N - 1. The values X[0], X[1], ... are
        [{{ shown }}].

        Give the exact real part re and imaginary part im of x[n] for n = {{ asked }}{{ told()[0] }}.
        {% else %}
        Over N = {{ samples | length }} samples x[0], ..., x[N-1], the discrete Fourier transform is X[k] = the sum of
        x[n] e^(-2πi kn/N) over n from 0 to N - 1. The samples x[0], x[1], ... are [{{ shown }}].

        Give the exact real part re and imaginary part im of X[k] for k = {{ asked }}{{ told()[0] }}.
        {% endif %}
        """,
        zh=r"""
        {% if inverse %}
        对 N = {{ samples | length }} 个值 X[0]，…，X[N-1]，离散傅里叶逆变换为：x[n] 等于 (1/N) 乘以 X[k] e^(2πi kn/N)
        对 k 从 0 到 N - 1 的和。X[0]，X[1]，… 依次为 [{{ shown }}]。

        请给出 n = {{ asked }} 时 x[n] 的实部 re 和虚部 im 的精确值{{ told()[1] }}。
        {% else %}
        对 N = {{ samples | length }} 个样本 x[0]，…，x[N-1]，离散傅里叶变换为：X[k] 等于 x[n] e^(-2πi kn/N)
        对 n 从 0 到 N - 1 的和。x[0]，x[1]，… 依次为 [{{ shown }}]。

        请给出 k = {{ asked }} 时 X[k] 的实部 re 和虚部 im 的精确值{{ told()[1] }}。
        {% endif %}
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, Any]]:
        part = Sequence(Rational(), length=2 if instance.root else 1)
        return Record(re=part, im=part)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        n, m = params.length, params.size
        mixed = rng.randrange(100) < params.complex_
        samples = tuple((rng.randint(-m, m), rng.randint(-m, m) if mixed else 0) for _ in range(n))
        inverse = rng.randrange(100) < params.inverse
        k = rng.randrange(0 if n < 6 else 1, n)
        instance = self.Instance(samples=samples, inverse=inverse, asked=k)
        re = im = Surd.rational(Fraction(0))
        for (a, b), (_, c, s) in zip(samples, _turns(instance), strict=True):
            re, im = re + c * a - s * b, im + s * a + c * b
        share = Fraction(1, n) if inverse else Fraction(1)
        return instance, {"re": _parts(re * share, instance.root), "im": _parts(im * share, instance.root)}

    def key(self, instance: Instance) -> object:
        return [instance.samples, instance.inverse, instance.asked]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        n, root, lines = len(instance.samples), instance.root, list[str]()
        totals = [[Fraction(0)] * (2 if root else 1) for _ in range(2)]
        for place, ((a, b), (turn, *wave)) in enumerate(zip(instance.samples, _turns(instance), strict=True)):
            (c, s), steps = (_parts(one, root) for one in wave), list[str]()
            for i, (u, v, x, y) in enumerate(((a, -b, c, s), (b, a, c, s))):
                for j, (p, q) in enumerate(zip(x, y, strict=True)):
                    sums = " + ".join(f"{bracketed(m)}·{bracketed(f)}" for m, f in ((u, p), (v, q)) if m and f)
                    before = totals[i][j]
                    totals[i][j] += u * p + v * q
                    if sums:
                        steps.append(f"{'re' if i == 0 else 'im'}{'√' * j} {before} + {sums} = {totals[i][j]}")
            sine = f"cos {_shown(c, root)}, sin {_shown(s, root)}"
            lines.append("; ".join([f"{place}: {instance.asked}·{place} = {turn} (mod {n}), {sine}", *steps]))
        if instance.inverse:
            lines += [
                f"{name} {sequence(one)} / {n} = {sequence([x / n for x in one])}"
                for name, one in zip(("re", "im"), totals, strict=True)
            ]
        return "\n".join(lines)


def _turns(instance: DftExactValues.Instance) -> Iterator[tuple[int, Surd, Surd]]:
    """Give for each sample which part of a turn it is multiplied with, and cosine and sine of the angle."""
    n = len(instance.samples)
    for place in range(n):
        turn = instance.asked * place * (1 if instance.inverse else -1)
        yield instance.asked * place % n, _cosine(turn, n), _cosine(4 * turn - n, 4 * n)


def _shown(parts: tuple[Fraction, ...], root: int) -> str:
    told = [f"{x}{f'·√{root}' * j}" for j, x in enumerate(parts) if x]
    return " + ".join(told) or "0"


def _parts(value: Surd, root: int) -> tuple[Fraction, ...]:
    """Give the rational part and, if there is a root, what it is multiplied by."""
    terms = dict(value.terms)
    return tuple(Fraction(terms.get(radicand, 0)) for radicand in ((1, root) if root else (1,)))


def _cosine(turn: int, n: int) -> Surd:
    """Give the cosine of turn/n of a full turn, a multiple of an eighth or a twelfth."""
    share = Fraction(turn, n) % 1
    share = min(share, 1 - share)
    sign = -1 if share > Fraction(1, 4) else 1
    size = {
        Fraction(0): Surd.rational(Fraction(1)),
        Fraction(1, 12): Surd.root(Fraction(3)) * _HALF,
        Fraction(1, 8): Surd.root(Fraction(2)) * _HALF,
        Fraction(1, 6): Surd.rational(_HALF),
        Fraction(1, 4): Surd.rational(Fraction(0)),
    }[min(share, _HALF - share)]
    return size * sign


def _gaussian(a: int, b: int) -> str:
    if not b:
        return str(a)
    imaginary = f"{'-' if b < 0 else '+' if a else ''}{'' if abs(b) == 1 else abs(b)}i"
    return f"{a or ''}{imaginary}"
