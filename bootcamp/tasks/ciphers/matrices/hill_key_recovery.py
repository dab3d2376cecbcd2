"""Find the matrix of a Hill cipher from known blocks of plain text.

Answer: a table of numbers below the modulus; it is unique.
Harder: larger moduli and matrices; an unknown vector is added; no choice of as few blocks as possible suffices.
Skills: algebra, deduction
Source: original; the classical attack on the cipher of Lester S. Hill, 1929.
"""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib import matrix
from bootcamp.lib.numbers import crt, factorize
from bootcamp.lib.prompts import comma, sequence
from bootcamp.lib.shown_work import row_steps
from bootcamp.lib.text import random_text
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.ciphers.matrices._blocks import ALPHABET, invertible, moved, vectors
from bootcamp.verifiers import Integer, Table

_TRIES = 300


class HillKeyRecovery(Task["HillKeyRecovery.Params", "HillKeyRecovery.Instance", matrix.IntMatrix]):
    version = 1

    class Params(task.Params):
        modulus: int = knob(
            "how many signs the alphabet has", levels=(5, 7, 11, 10, 26, 26, 26, 26, 29, 26), ge=5, le=35
        )
        size: int = knob("how many letters a block has", levels=(2,) * 8 + (3, 3), ge=2, le=3)
        shift: bool = knob("whether an unknown vector is added", levels=(False,) * 6 + (True, True, False, True))
        awkward: bool = knob(
            "whether more blocks than usual are needed",
            levels=(False,) * 5 + (True, False, True, False, False),
        )

    class Instance(task.Instance):
        modulus: int
        shift: bool
        known: tuple[tuple[str, str], ...]  # blocks of plain and of encrypted text

        @property
        def alphabet(self) -> list[str]:
            return [f"{sign} = {number}" for number, sign in enumerate(ALPHABET[: self.modulus])]

        @property
        def listed(self) -> list[str]:
            return [" → ".join(pair) for pair in self.known]

        @property
        def size(self) -> int:
            return len(self.known[0][0])

    prompt = Prompt(
        en=r"""
        Number the signs of an alphabet {{ alphabet | comma }}. A cipher reads each block of {{ size }} signs as a
        column
        vector p of numbers, its first sign on top, and replaces it by the block c = K·p{% if shift %} + b{% endif %}
        mod
        {{ modulus }}. Here K is an unknown {{ size }} × {{ size }} matrix that has an inverse modulo {{ modulus }}
        {%- if shift %}, and b is an unknown vector{% endif %}.

        These blocks of plain text and what they became are known:

        {{ listed | lines }}

        Find K, with entries from 0 to {{ modulus - 1 }}.
        """,
        zh=r"""
        给字母表中的符号编号：{{ alphabet | comma }}。
        一种密码把每 {{ size }} 个符号的一组看作由编号组成的列向量 p（第一个符号在最上面），
        换成 c = K·p{% if shift %} + b{% endif %} mod {{ modulus }}。这里 K 是未知的 {{ size }} × {{ size }} 矩阵，
        它模 {{ modulus }} 可逆
        {%- if shift %}，b 是未知向量{% endif %}。

        已知下列明文组及其加密结果：

        {{ listed | lines }}

        求 K，各元素取 0 到 {{ modulus - 1 }}。
        """,
    )

    def format(self, instance: Instance) -> Table[int]:
        return Table(Integer(0, instance.modulus - 1), instance.size, instance.size)

    def key(self, instance: Instance) -> object:
        return [instance.modulus, instance.shift, sorted(instance.known)]

    def sample(self, params: Params, rng: Random) -> tuple[Instance, matrix.IntMatrix]:
        n, m = params.size, params.modulus
        key = invertible(rng, n, m)
        shift = tuple(rng.randrange(m) if params.shift else 0 for _ in range(n))
        for _ in range(_TRIES):
            blocks = [random_text(rng, n, ALPHABET[:m]) for _ in range(n + params.shift + params.awkward)]
            enough = [_is_enough(few, m, params.shift) for few in combinations(blocks, n + params.shift)]
            if _is_enough(blocks, m, params.shift) and any(enough) != params.awkward:
                known = tuple((block, moved(block, key, shift, m)) for block in blocks)
                return self.Instance(modulus=m, shift=params.shift, known=known), key
        raise task.Retry

    def solve(self, instance: Instance) -> matrix.IntMatrix:
        primes, joined = list(factorize(instance.modulus)), _rows(instance)
        parts = [matrix.transpose([row[instance.size :] for row in matrix.rref_modulo(joined, p)[0]]) for p in primes]
        n = instance.size
        return tuple(tuple(_joined([part[i][j] for part in parts], primes) for j in range(n)) for i in range(n))

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines, n, parts = list[str](), instance.size, list[matrix.IntMatrix]()
        primes = list(factorize(instance.modulus))
        for p in primes:
            rows = [[x % p for x in row] for row in _rows(instance)]
            steps, solved, _ = row_steps(rows, p, n)
            told = [f"R{i} = {sequence(row)}" for i, row in enumerate(rows, start=1)]
            lines += [
                *[f"mod {p}"] * bool(primes[1:]),
                *told,
                *(step.removesuffix(f" (mod {p})") if "R" in step else step for step in steps),
            ]
            parts.append(matrix.transpose([[int(x) for x in row[n:]] for row in solved[:n]]))
        for row, *others in zip(*parts, strict=True) if primes[1:] else ():
            for x, y in zip(row, others[0], strict=True):
                tried = list(range(y, instance.modulus, primes[1]))
                lines.append(
                    f"{x}, {y}: {comma(tried[: 1 + next(i for i, z in enumerate(tried) if z % primes[0] == x)])}"
                )
        return "\n".join(lines)


def _rows(instance: HillKeyRecovery.Instance) -> list[list[int]]:
    """Give each plain block with the encrypted one behind it, without the unknown vector."""
    plain, secret = (_free([pair[i] for pair in instance.known], instance.shift) for i in range(2))
    return [[*p, *c] for p, c in zip(plain, secret, strict=True)]


def _free(blocks: list[str] | tuple[str, ...], shift: bool) -> matrix.IntMatrix:
    """Give the blocks as vectors, without the unknown vector: as differences from the first."""
    first, *rest = vectors("".join(blocks), len(blocks[0]))
    return tuple(tuple(x - y for x, y in zip(row, first, strict=True)) for row in rest) if shift else (first, *rest)


def _is_enough(blocks: list[str] | tuple[str, ...], m: int, shift: bool) -> bool:
    """Tell whether a matrix follows from its products with these blocks: their rank is full modulo each prime of m."""
    return all(matrix.rank_modulo(_free(blocks, shift), p) == len(blocks[0]) for p in factorize(m))


def _joined(residues: list[int], primes: list[int]) -> int:
    found = crt(residues, primes)
    assert found is not None
    return found[0]
