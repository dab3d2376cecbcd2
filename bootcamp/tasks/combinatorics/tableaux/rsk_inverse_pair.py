"""Find the permutation that RSK row insertion turns into a given pair of tableaux.

Answer: the permutation; it is unique.
Harder: longer permutations.
Skills: simulation
Source: original; D. E. Knuth, Permutations, matrices, and generalized Young tableaux, Pacific J. Math. 34 (1970).
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Retry, Task, knob
from bootcamp.tasks.combinatorics.tableaux._rsk import Rows, insert, random_filling, steps_out, taken_out
from bootcamp.verifiers import Format, Integer, Sequence


class RskInversePair(Task["RskInversePair.Params", "RskInversePair.Instance", "tuple[int, ...]"]):
    version = 1
    small_levels = (1,)

    class Params(task.Params):
        length: int = knob("the length of the permutation", levels=(4, 6, 7, 8, 9, 11, 13, 16, 20, 24), ge=3, le=40)

    class Instance(task.Instance):
        p: Rows
        q: Rows

        @property
        def length(self) -> int:
            return sum(map(len, self.p))

    prompt = Prompt(
        en=r"""
        The numbers of a permutation of 1 to {{ length }} were inserted one after the other, from left to right, into a
        tableau P that was empty at first. To insert x into a row: if no number of the row is greater than x, x is put
        at the end of the row (an empty row is a new row at the bottom). Otherwise x takes the place of the leftmost
        number that is greater than x, and that number is inserted into the next row below in the same way. Each
        insertion starts with the top row. After the k-th insertion, k was written into a second tableau Q at the place
        of the new cell of P.

        The result, with rows from top to bottom:

        P = {{ p | sequence }}

        Q = {{ q | sequence }}

        Give the permutation.
        """,
        zh=r"""
        把 1 到 {{ length }} 的一个排列中的数从左到右依次插入表 P，P 开始时为空。把 x 插入一行的规则：
        如果这一行中没有大于 x 的数，就把 x 放在行末（空行即在底部新开的一行）；否则 x 取代这一行中最左边的大于 x 的数，
        被取代的数再按同样的规则插入下一行。每次插入都从最上面一行开始。第 k 次插入之后，
        在第二个表 Q 中与 P 的新格子相同的位置写上 k。

        结果如下，各行从上到下：

        P = {{ p | sequence }}

        Q = {{ q | sequence }}

        写出这个排列。
        """,
    )

    def format(self, instance: Instance) -> Format[tuple[int, ...]]:
        return Sequence(Integer(1, instance.length), length=instance.length)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[int, ...]]:
        word = rng.sample(range(1, params.length + 1), params.length)
        p, _ = insert(word)
        q = random_filling(rng, [len(row) for row in p])
        if len(p) < 2 or len(p[0]) < 2:
            raise Retry
        instance = self.Instance(p=p, q=q)
        return instance, self.solve(instance)

    def solve(self, instance: Instance) -> tuple[int, ...]:
        return taken_out(instance.p, instance.q)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        row, lines = {"en": "row", "zh": "行"}[language], []
        for turn, chain, left in steps_out(instance.p, instance.q):
            shown = " / ".join(" ".join(map(str, line)) for line in left if line)
            lines.append(f"{turn}. {row} {len(chain)}: {' → '.join(map(str, chain))} | {shown or '-'}")
        return "\n".join(lines)
