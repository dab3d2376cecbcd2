r"""Write an integer matrix of determinant 1 as a word in the two standard generators of SL(2, Z).

Answer: the exponents of T between the letters S; any word within the bound is right.
Harder: larger entries, longer words, a tighter bound.
Skills: algebra, search
Source: original; Serre, "A Course in Arithmetic".
"""

from __future__ import annotations

from fractions import Fraction
from math import floor
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.prompts import bracketed, sequence
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Sequence

Entries = tuple[int, int, int, int]
_MOST = 10**30


class Sl2zWord(Task["Sl2zWord.Params", "Sl2zWord.Instance", "tuple[int, ...]"]):
    version = 1

    class Params(task.Params):
        letters: int = knob("how many letters S the word has", levels=(1, 2, 2, 3, 3, 4, 5, 6, 7, 9), ge=1, le=15)
        exponent: int = knob("the largest exponent of T", levels=(9, 5, 9, 5, 9, 9, 9, 9, 12, 15), ge=3, le=30)
        slack: int = knob("how many S more are allowed", levels=(4, 4, 4, 3, 3, 3, 2, 2, 2, 2), ge=2, le=8)

    class Instance(task.Instance):
        matrix: tuple[int, int, int, int]  # row by row
        bound: int  # of the number of exponents

    answer = Sequence(Integer())
    prompt = Prompt(
        en=r"""
        Let

        $$S = \begin{pmatrix} 0 & -1 \\ 1 & 0 \end{pmatrix}, \quad T = \begin{pmatrix} 1 & 1 \\ 0 & 1 \end{pmatrix}$$

        Find integers $k_0, k_1, \dots, k_m$, positive, negative or zero, with $m + 1$ ≤ {{ bound }} such that

        $$T^{k_0} S\, T^{k_1} S \cdots S\, T^{k_m} = \begin{pmatrix} {{ matrix[0] }} & {{ matrix[1] }} \\
        {{ matrix[2] }} & {{ matrix[3] }} \end{pmatrix}$$

        One S stands between two neighbouring powers of T. The sign of the matrix counts. Give the list of the
        exponents from left to right; any list that is right will do.
        """,
        zh=r"""
        设

        $$S = \begin{pmatrix} 0 & -1 \\ 1 & 0 \end{pmatrix}, \quad T = \begin{pmatrix} 1 & 1 \\ 0 & 1 \end{pmatrix}$$

        求整数 $k_0, k_1, \dots, k_m$（可正、可负、可为零），使 $m + 1$ ≤ {{ bound }}，并且

        $$T^{k_0} S\, T^{k_1} S \cdots S\, T^{k_m} = \begin{pmatrix} {{ matrix[0] }} & {{ matrix[1] }} \\
        {{ matrix[2] }} & {{ matrix[3] }} \end{pmatrix}$$

        相邻两个 T 的幂之间恰有一个 S。矩阵的正负号也要相符。从左到右给出指数的列表；任何正确的列表均可。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[int, ...]]:
        sizes = [k for k in range(-params.exponent, params.exponent + 1) if abs(k) > 1]
        word = [rng.choice(sizes) for _ in range(params.letters + 1)]
        if rng.random() < 0.5:
            word[1:1] = [0, 0] if params.letters > 2 else []
        matrix = _product(word)
        answer = _reduced(matrix)
        return self.Instance(matrix=matrix, bound=len(answer) + params.slack), answer

    def check(self, instance: Instance, answer: tuple[int, ...]) -> str:
        if not answer:
            return "the list is empty"
        if len(answer) > instance.bound:
            return f"there are more than {instance.bound} exponents"
        if max(map(abs, answer)) > _MOST:
            return "the product is another matrix"
        product = _product(list(answer))
        if product == tuple(-x for x in instance.matrix):
            return "the product has the other sign"
        return "" if product == instance.matrix else "the product is another matrix"

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines: list[str] = []
        word = _reduced(instance.matrix, lines)
        return "\n".join([*lines, f"k: {sequence(word)}"])


def _product(word: list[int]) -> Entries:
    a, b, c, d = 1, word[0], 0, 1
    for k in word[1:]:
        a, b, c, d = b, b * k - a, d, d * k - c  # times S T^k
    return a, b, c, d


def _reduced(matrix: Entries, lines: list[str] | None = None) -> tuple[int, ...]:
    """Take off T^k S from the left, k the nearest integer to a/c, until c is 0; then mend the sign."""
    lines = [] if lines is None else lines
    a, b, c, d = matrix
    word = []
    while c:
        k = floor(Fraction(a, c) + Fraction(1, 2))
        word.append(k)
        lines.append(f"{a} = {k}·{bracketed(c)} + {bracketed(a - k * c)}")
        rows = f"[[{c}, {d}], [{k}·{bracketed(c)} - {bracketed(a)}, {k}·{bracketed(d)} - {bracketed(b)}]]"
        lines.append(f"S^-1·T^({-k})·[[{a}, {b}], [{c}, {d}]] = {rows} = [[{c}, {d}], [{k * c - a}, {k * d - b}]]")
        a, b, c, d = c, d, k * c - a, k * d - b  # S^-1 T^-k from the left
    if a < 0:
        word += [0, 0]  # S^2 = -1
        lines.append(f"[[-1, {b}], [0, -1]] = T^0·S·T^0·S·T^({-b})")
        b = -b
    else:
        lines.append(f"[[1, {b}], [0, 1]] = T^({b})")
    return (*word, b)
