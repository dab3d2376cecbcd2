"""Insert a word by RSK row insertion and give the insertion and the recording tableau.

Answer: P and Q, each as the list of its rows.
Harder: longer words, more repeated numbers.
Skills: simulation
Source: original; C. Schensted, Longest increasing and decreasing subsequences, Canad. J. Math. 13 (1961).
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.combinatorics.tableaux._rsk import Rows, insert
from bootcamp.verifiers import Integer, Record, Sequence


class RskInsertWord(Task["RskInsertWord.Params", "RskInsertWord.Instance", "dict[str, Rows]"]):
    version = 1

    class Params(task.Params):
        length: int = knob("the length of the word", levels=(5, 6, 8, 9, 10, 12, 14, 16, 20, 24), ge=3, le=40)
        values: int = knob("the greatest number in the word", levels=(6, 6, 7, 8, 9, 10, 12, 14, 16, 18), ge=3, le=60)

    class Instance(task.Instance):
        word: tuple[int, ...]

    answer = Record(P=Sequence(Sequence(Integer())), Q=Sequence(Sequence(Integer())))
    prompt = Prompt(
        en=r"""
        The numbers of this word are inserted one after the other, from left to right, into a tableau P that is empty at
        first:

        {{ word | comma }}

        To insert x into a row: if no number of the row is greater than x, x is put at the end of the row (an empty row
        is a new row at the bottom). Otherwise x takes the place of the leftmost number that is greater than x, and
        that number is inserted into the next row below in the same way. Insertion of a number of the word starts with
        the top row.

        The tableau Q gets a new cell at each insertion, where P gets one: after the k-th number of the word is
        inserted, k is written into Q at the place of the new cell of P.

        Give the final tableaux P and Q, each as the list of its rows from top to bottom.
        """,
        zh=r"""
        把下面这个词中的数从左到右依次插入表 P，P 开始时为空：

        {{ word | comma }}

        把 x 插入一行的规则：如果这一行中没有大于 x 的数，就把 x 放在行末（空行即在底部新开的一行）；
        否则 x 取代这一行中最左边的大于 x 的数，被取代的数再按同样的规则插入下一行。词中的每个数都从最上面一行开始插入。

        每次插入时 P 恰好多出一个格子，表 Q 在同一位置也增加一格：插入词中第 k 个数之后，在 Q 的这一格里写上 k。

        写出最后的表 P 和 Q，各写成从上到下各行的列表。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Rows]]:
        word = [rng.randint(1, params.values) for _ in range(params.length)]
        instance = self.Instance(word=tuple(word))
        return instance, self.solve(instance)

    def solve(self, instance: Instance) -> dict[str, Rows]:
        p, q = insert(instance.word)
        return {"P": p, "Q": q}

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines, word = [], instance.word
        for turn, number in enumerate(word):
            before, (after, _) = insert(word[:turn])[0], insert(word[: turn + 1])
            chain = [number]
            for old, new in zip(before, after, strict=False):
                chain += [a for a, b in zip(old, new, strict=False) if a != b]
            row = {"en": "row", "zh": "行"}[language]
            path = " → ".join(map(str, chain))
            lines.append(f"{turn + 1}. {path} → {row} {len(chain)}: {' / '.join(map(' '.join, _texts(after)))}")
        return "\n".join(lines)


def _texts(rows: Rows) -> list[list[str]]:
    return [[str(number) for number in row] for row in rows]
