"""Work out bins of a discrete Fourier transform, or samples of an inverse one, exactly.

Answer: real and imaginary parts, with square roots; unique.
Harder: lengths 8 and 12, complex samples, inverse transforms, more bins.
Skills: arithmetic, algebra
Source: original.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.surds import Surd, SurdNumber
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Record, Sequence

_HALF = Fraction(1, 2)


class DftExactValues(Task["DftExactValues.Params", "DftExactValues.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        length: int = knob("how many samples there are", levels=(2, 4, 4, 3, 6, 6, 8, 8, 12, 12), ge=2, le=12)
        parts: int = knob("how many bins are asked for", levels=(1, 1, 1, 1, 1, 1, 1, 2, 2, 3), ge=1, le=6)
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
        asked: tuple[int, ...]

        @property
        def shown(self) -> str:
            return ", ".join(_gaussian(a, b) for a, b in self.samples)

    prompt = Prompt(
        en=r"""
        {% if inverse %}
        Over N = {{ samples | length }} values X[0], ..., X[N-1], the inverse discrete Fourier transform is x[n] = (1/N)
        times the sum of X[k] e^(2πi kn/N) over k from 0 to N - 1. The values X[0], X[1], ... are
        [{{ shown }}].

        Give the exact
        {{ "real parts re and imaginary parts im" if asked[1:] else "real part re and imaginary part im" }} of x[n] for
        n = {{ asked | listed(language) }}{{ ", in this order" if asked[1:] }}.
        {% else %}
        Over N = {{ samples | length }} samples x[0], ..., x[N-1], the discrete Fourier transform is X[k] = the sum of
        x[n] e^(-2πi kn/N) over n from 0 to N - 1. The samples x[0], x[1], ... are [{{ shown }}].

        Give the exact
        {{ "real parts re and imaginary parts im" if asked[1:] else "real part re and imaginary part im" }} of X[k] for
        k = {{ asked | listed(language) }}{{ ", in this order" if asked[1:] }}.
        {% endif %}
        """,
        zh=r"""
        {% if inverse %}
        对 N = {{ samples | length }} 个值 X[0]，…，X[N-1]，离散傅里叶逆变换为：x[n] 等于 (1/N) 乘以 X[k] e^(2πi kn/N)
        对 k 从 0 到 N - 1 的和。X[0]，X[1]，… 依次为 [{{ shown }}]。

        {{ "按顺序" if asked[1:] else "请" }}给出 n = {{ asked | listed(language) }} 时 x[n]
        的实部 re 和虚部 im 的精确值。
        {% else %}
        对 N = {{ samples | length }} 个样本 x[0]，…，x[N-1]，离散傅里叶变换为：X[k] 等于 x[n] e^(-2πi kn/N)
        对 n 从 0 到 N - 1 的和。x[0]，x[1]，… 依次为 [{{ shown }}]。

        {{ "按顺序" if asked[1:] else "请" }}给出 k = {{ asked | listed(language) }} 时 X[k]
        的实部 re 和虚部 im 的精确值。
        {% endif %}
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, Any]]:
        parts = Sequence(SurdNumber(), length=len(instance.asked))
        return Record(re=parts, im=parts)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        n, m = params.length, params.size
        mixed = rng.randrange(100) < params.complex_
        samples = tuple((rng.randint(-m, m), rng.randint(-m, m) if mixed else 0) for _ in range(n))
        inverse = rng.randrange(100) < params.inverse
        pool = list(range(n)) if n < 6 else list(range(1, n))
        asked = tuple(sorted(rng.sample(pool, min(params.parts, len(pool)))))
        found: dict[str, list[Surd]] = {"re": [], "im": []}
        for k in asked:
            re = im = Surd.rational(Fraction(0))
            for place, (a, b) in enumerate(samples):
                turn = k * place * (1 if inverse else -1)
                c, s = _cosine(turn, n), _cosine(4 * turn - n, 4 * n)
                re, im = re + c * a - s * b, im + s * a + c * b
            found["re"].append(re * Fraction(1, n) if inverse else re)
            found["im"].append(im * Fraction(1, n) if inverse else im)
        instance = self.Instance(samples=samples, inverse=inverse, asked=asked)
        return instance, {name: tuple(parts) for name, parts in found.items()}

    def key(self, instance: Instance) -> object:
        return [instance.samples, instance.inverse, instance.asked]


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
