"""Sort a signed order of genes by as few reversals as possible.

Answer: the reversals in order; every shortest list is right.
Harder: more genes, more reversals.
Skills: search, optimization
Source: original; the bound by cycles is that of Hannenhalli and Pevzner.
"""

from __future__ import annotations

from collections.abc import Sequence as Row
from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Sequence

Answer = tuple[tuple[int, ...], ...]


class SignedReversalSort(Task["SignedReversalSort.Params", "SignedReversalSort.Instance", Answer]):
    version = 1

    class Params(task.Params):
        genes: int = knob("how many genes", levels=(8, 8, 9, 9, 9, 10, 10, 11, 12, 14), ge=3, le=20)
        reversals: int = knob("how many reversals", levels=(2, 3, 3, 4, 5, 5, 6, 7, 8, 9), ge=1, le=15)

    class Instance(task.Instance):
        hidden = ("best",)

        genes: tuple[int, ...]
        best: int

        def shown(self) -> list[str]:
            return [f"{gene:+d}" for gene in self.genes]

    prompt = Prompt(
        en=r"""
        The genes on a chromosome, each with its direction as a sign: {{ shown() | join(" ") }}.

        The reversal [i, j], with i at most j, takes the genes at positions i to j, both included, puts them in the
        opposite order and changes all their signs; positions are counted from 1 from the left. For example, [2, 3]
        turns +5 -1 +7 into +5 -7 +1, and [2, 2] changes one sign.

        Make all the genes stand in the order +1 +2 ... +{{ genes | length }} by as few reversals as possible.
        Give the reversals in the order in which they are made. Any shortest list will do.
        """,
        zh=r"""
        一条染色体上的基因，符号表示各基因的方向：{{ shown() | join(" ") }}。

        反转 [i, j]（i 不大于 j）是指把第 i 到第 j 个位置（包括两端）上的基因倒过来排列，并改变它们的全部符号；
        位置从左端数起，第一个为 1。例如，[2, 3] 把 +5 -1 +7 变为 +5 -7 +1，[2, 2] 只改变一个符号。

        请用尽可能少的反转使基因排成 +1 +2 ... +{{ genes | length }}。按进行的顺序写出各次反转。
        任何一个最短的方案都可以。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        place = Integer(low=1, high=len(instance.genes))
        return Sequence(Sequence(place, length=2))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        n = params.genes
        for _ in range(300):
            genes, made = tuple(range(1, n + 1)), list[tuple[int, int]]()
            for _ in range(params.reversals):
                i, j = sorted((rng.randint(1, n), rng.randint(1, n)))
                genes = _reversed(genes, i, j)
                made.append((i, j))
            solid = params.reversals > 2 and (genes[0] == 1 or genes[-1] == n)
            if n + 1 - _cycles(genes) < params.reversals or solid:
                continue  # no reversal makes more than one cycle, so that n + 1 less the cycles is a proven bound
            if params.reversals < 3 or _one_by_one(genes) > params.reversals:
                return self.Instance(genes=genes, best=params.reversals), tuple(reversed(made))
        raise task.Retry

    def check(self, instance: Instance, answer: Answer) -> str:
        if len(answer) > 100:
            return "the list is far too long"
        genes = instance.genes
        for i, j in answer:
            if not 1 <= i <= j <= len(genes):
                return f"[{i}, {j}] is not a block"
            genes = _reversed(genes, i, j)
        if genes != tuple(range(1, len(genes) + 1)):
            return f"the genes end as {' '.join(f'{gene:+d}' for gene in genes)}"
        return "" if len(answer) == instance.best else "a shorter list exists"


def _reversed(genes: tuple[int, ...], i: int, j: int) -> tuple[int, ...]:
    return (*genes[: i - 1], *(-gene for gene in reversed(genes[i - 1 : j])), *genes[j:])


def _cycles(genes: Row[int]) -> int:
    """Count the cycles of the breakpoint graph: ends side by side now, and ends side by side when sorted."""
    n, line = len(genes), [0]
    for gene in genes:
        line += [2 * gene - 1, 2 * gene] if gene > 0 else [-2 * gene, -2 * gene - 1]
    line.append(2 * n + 1)
    beside = dict[int, int]()
    for k in range(0, len(line), 2):
        beside[line[k]], beside[line[k + 1]] = line[k + 1], line[k]
    left, count = set(line), 0
    while left:
        count += 1
        end = min(left)
        while end in left:
            other = beside[end]
            left -= {end, other}
            end = other ^ 1
    return count


def _one_by_one(genes: tuple[int, ...]) -> int:
    """Count the reversals of putting gene after gene in its place with its sign."""
    count = 0
    for gene in range(1, len(genes) + 1):
        if gene not in genes or genes.index(gene) != gene - 1:
            place = [abs(one) for one in genes].index(gene) + 1
            if place > gene or genes[place - 1] < 0:
                genes = _reversed(genes, gene, place)
                count += 1
            if genes[gene - 1] < 0:
                genes = _reversed(genes, gene, gene)
                count += 1
    return count
