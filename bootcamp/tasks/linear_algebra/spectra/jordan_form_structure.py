"""Find the sizes of the Jordan blocks of each eigenvalue of an integer matrix.

Answer: the sizes for every eigenvalue; they are unique.
Harder: larger matrices, several blocks for one eigenvalue, more eigenvalues, larger entries.
Skills: algebra, arithmetic
Source: original.
"""

from __future__ import annotations

from collections import Counter
from random import Random

from bootcamp import task
from bootcamp.lib.matrix import IntMatrix, block_diagonal, is_irreducible, jordan_block, random_similar
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Mapping, Multiset

Sizes = dict[int, tuple[int, ...]]


class JordanFormStructure(Task["JordanFormStructure.Params", "JordanFormStructure.Instance", Sizes]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(2, 3, 4, 4, 5, 5, 6, 7, 8, 9), ge=2, le=10)
        eigenvalues: int = knob("how many eigenvalues there are", levels=(2, 2, 2, 2, 2, 3, 3, 3, 3, 4), ge=1, le=5)
        largest: int = knob("the largest eigenvalue in size", levels=(5, 5, 5, 5, 5, 5, 5, 5, 5, 5), ge=2, le=20)
        entries: int = knob("the largest entry", levels=(9, 9, 9, 15, 15, 20, 25, 30, 40, 50), ge=6, le=200)

    class Instance(task.Instance):
        matrix: IntMatrix

    answer = Mapping(Integer(), Multiset(Integer()))
    prompt = Prompt(
        en=r"""
        All eigenvalues of the matrix

        $$ A = {{ matrix | pmatrix }} $$

        are integers. For each eigenvalue give the sizes of its Jordan blocks in the Jordan normal form of $A$.
        """,
        zh=r"""
        矩阵

        $$ A = {{ matrix | pmatrix }} $$

        的特征值都是整数。对每个特征值，给出 $A$ 的若尔当标准形中属于它的各若尔当块的阶数。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Sizes]:
        values = rng.sample(range(-params.largest, params.largest + 1), params.eigenvalues)
        owners = Counter(values)  # each eigenvalue at least once
        owners.update(rng.choice(values) for _ in range(params.size - params.eigenvalues))
        sizes = {value: _partition(rng, count) for value, count in owners.items()}
        if params.size > 3 and not any(parts[0] > 1 and parts[1:] for parts in sizes.values()):
            raise task.Retry
        core = block_diagonal([jordan_block(value, part) for value, parts in sizes.items() for part in parts])
        matrix, _ = random_similar(rng, core, 6 * params.size, params.entries)
        if not is_irreducible(matrix):
            raise task.Retry
        return self.Instance(matrix=matrix), sizes


def _partition(rng: Random, n: int) -> tuple[int, ...]:
    parts = []
    while n:
        parts.append(rng.randint(1, n))
        n -= parts[-1]
    return tuple(sorted(parts, reverse=True))
