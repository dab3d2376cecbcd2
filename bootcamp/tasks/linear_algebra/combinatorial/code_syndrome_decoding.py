"""Correct a received word of a linear code over a prime field, given its parity-check or its generator matrix.

Answer: the word that was sent; it is unique.
Harder: longer codes, more errors, larger fields, a generator matrix instead of parity checks.
Skills: algebra, search
Source: original.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.matrix import IntMatrix, multiply, random_unimodular, rref_modulo
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Sequence

Word = tuple[int, ...]


class CodeSyndromeDecoding(Task["CodeSyndromeDecoding.Params", "CodeSyndromeDecoding.Instance", Word]):
    version = 1

    class Params(task.Params):
        p: int = knob("the number of elements of the field", levels=(2, 3, 2, 2, 3, 2, 3, 5, 2, 3), ge=2, le=7)
        errors: int = knob("the most errors", levels=(1, 1, 2, 2, 2, 2, 2, 2, 3, 3), ge=1, le=3)
        length: int = knob("the length of the words", levels=(6, 6, 9, 11, 9, 13, 11, 10, 15, 12), ge=4, le=20)
        checks: int = knob("how many parity checks there are", levels=(3, 3, 7, 7, 6, 8, 7, 6, 11, 9), ge=2, le=14)
        generators: bool = knob(
            "whether a generator matrix may be given", levels=(False,) * 4 + (True,) * 4 + (False,) * 2
        )

    class Instance(task.Instance):
        p: int
        errors: int
        matrix: IntMatrix
        generator: bool  # or a parity-check matrix
        received: Word

    prompt = Prompt(
        en=r"""
        {% if generator %}
        A linear code over the field $\mathbb{F}_{{ p }}$ (the integers modulo {{ p }}) has the generator matrix

        $$ G = {{ matrix | pmatrix }} $$

        Its codewords are all combinations of the rows of $G$.
        {% else %}
        A linear code over the field $\mathbb{F}_{{ p }}$ (the integers modulo {{ p }}) has the parity-check matrix

        $$ H = {{ matrix | pmatrix }} $$

        Its codewords are all words $c$ with $Hc^T = 0$.
        {% endif %}

        A codeword was sent and at most {{ errors }} of its symbols {{ "was" if errors == 1 else "were" }} changed; the
        word {{ received | point }} was received. Find the codeword that was sent; it is unique.
        """,
        zh=r"""
        {% if generator %}
        域 $\mathbb{F}_{{ p }}$（即模 {{ p }} 的整数）上的一个线性码的生成矩阵为

        $$ G = {{ matrix | pmatrix }} $$

        它的码字是 $G$ 的各行的全体线性组合。
        {% else %}
        域 $\mathbb{F}_{{ p }}$（即模 {{ p }} 的整数）上的一个线性码的校验矩阵为

        $$ H = {{ matrix | pmatrix }} $$

        它的码字是所有满足 $Hc^T = 0$ 的字 $c$。
        {% endif %}

        发送的是一个码字，传输中至多有 {{ errors }} 个符号被改变，收到的字是 {{ received | point }}。
        求发送的码字，它是唯一的。
        """,
    )

    def format(self, instance: Instance) -> Format[Word]:
        return Sequence(Integer(0, instance.p - 1), len(instance.received))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Word]:
        p, n, r = params.p, params.length, params.checks
        columns = _columns(rng, p, n, r, params.errors)
        checks = tuple(zip(*columns, strict=True))
        reduced, pivots = rref_modulo(checks, p)
        if len(pivots) < r:
            raise task.Retry
        free = [j for j in range(n) if j not in pivots]
        basis = []
        for j in free:
            word = [int(k == j) for k in range(n)]
            for row, pivot in zip(reduced, pivots, strict=True):
                word[pivot] = -row[j] % p
            basis.append(word)
        mix = [rng.randrange(p) for _ in free]
        sent = tuple(sum(m * row[k] for m, row in zip(mix, basis, strict=True)) % p for k in range(n))
        received = list(sent)
        for place in rng.sample(range(n), params.errors):
            received[place] = (received[place] + rng.randint(1, p - 1)) % p
        generator = params.generators and rng.random() < 0.4
        matrix = multiply(random_unimodular(rng, len(basis), 9, 9), basis, p) if generator else checks
        if not any(sent) or not all(map(any, matrix)):
            raise task.Retry
        return self.Instance(
            p=p, errors=params.errors, matrix=matrix, generator=generator, received=tuple(received)
        ), sent


def _columns(rng: Random, p: int, n: int, r: int, errors: int) -> list[Word]:
    """Draw columns of parity checks such that all patterns of at most so many errors have different syndromes."""
    columns: list[Word] = []
    sums: list[set[Word]] = [{(0,) * r} for _ in range(2 * errors)]  # of at most so many columns
    for _ in range(400):
        if len(columns) == n:
            return columns
        column = tuple(rng.randrange(p) for _ in range(r))
        if column in sums[-1]:
            continue
        columns.append(column)
        multiples = [tuple(f * x % p for x in column) for f in range(1, p)]
        for count in range(2 * errors - 1, 0, -1):
            sums[count] |= {
                tuple((x + y) % p for x, y in zip(word, step, strict=True))
                for word in sums[count - 1]
                for step in multiples
            }
    raise task.Retry
