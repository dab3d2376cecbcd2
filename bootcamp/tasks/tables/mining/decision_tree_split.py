"""Grow a decision tree on a small table by a stated rule and predict the classes of new rows.

Answer: the class of each new row, in order; unique.
Harder: more rows and columns, deeper trees, more new rows.
Skills: simulation, arithmetic, induction
Source: original; L. Breiman et al., Classification and Regression Trees, 1984.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import pairwise
from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Choice, Sequence

Row = tuple[int, ...]
Split = tuple[Fraction, int, Fraction]
"""What grows with the impurity left, the column and the threshold."""
Answer = tuple[str, ...]


class DecisionTreeSplit(Task["DecisionTreeSplit.Params", "DecisionTreeSplit.Instance", Answer]):
    version = 1

    class Params(task.Params):
        rows: int = knob("how many rows the table has", levels=(5, 6, 7, 8, 9, 10, 11, 12, 14, 16), ge=4, le=30)
        columns: int = knob("how many columns of numbers there are", levels=(1, 2, 2, 2, 2, 3, 3, 3, 4, 4), ge=1, le=6)
        classes: int = knob("how many classes there are", levels=(2, 3, 3, 3, 3, 3, 3, 4, 4, 4), ge=2, le=5)
        depth: int = knob("how deep the tree is", levels=(1, 2, 2, 2, 3, 3, 3, 3, 4, 4), ge=1, le=5)
        asked: int = knob("how many new rows there are", levels=(3, 3, 5, 5, 5, 6, 6, 6, 7, 7), ge=1, le=12)

    class Instance(task.Instance):
        rows: tuple[Row, ...]
        classes: tuple[str, ...]
        depth: int
        asked: tuple[Row, ...]

        @property
        def heads(self) -> list[str]:
            return [f"x{i}" for i in range(1, len(self.rows[0]) + 1)]

        @property
        def lines(self) -> list[tuple[object, ...]]:
            return [(*row, label) for row, label in zip(self.rows, self.classes, strict=True)]

        @property
        def new(self) -> list[tuple[object, ...]]:
            return [(place, *row) for place, row in enumerate(self.asked, 1)]

    prompt = Prompt(
        en=r"""
        A decision tree is grown on these rows:

        {{ lines | table(heads + ["class"]) }}

        - A node that holds rows of one class only, or that has {{ depth }} split{{ "s" if depth > 1 }} above it, is a
          leaf.
        - Any other node is split by a column x and a threshold t: rows with x ≤ t go to the left, the others to the
          right. As thresholds serve the middles between any two neighbouring different values that x has in the node.
          Without any threshold, the node is a leaf.
        - The Gini impurity of a set of rows is 1 less the sum of the squares of the shares of the classes. The split is
          taken for which the mean impurity of the two sides, weighted by their numbers of rows, is smallest; of equal
          ones the column that stands further left, then the smaller threshold.
        - A node is split even if that does not lower the impurity.
        - A leaf predicts its most frequent class; of equally frequent ones, the first in the alphabet.

        Which classes are predicted for these new rows? Give them in order.

        {{ new | table([""] + heads) }}
        """,
        zh=r"""
        根据下列各行建立一棵决策树（class 为类别）：

        {{ lines | table(heads + ["class"]) }}

        - 若一个结点中的行都属于同一类别，或它上面已有 {{ depth }} 次划分，它就是叶结点。
        - 其他结点按某一列 x 和阈值 t 划分：x ≤ t 的行归左边，其余归右边。
          可选的阈值是该结点中 x 的任意两个相邻的不同取值的中点。没有可选的阈值时，它是叶结点。
        - 一组行的基尼不纯度，等于 1 减去各类别所占比例的平方和。
          选取使两边不纯度的平均（按行数加权）最小的划分；相同时选靠左的列，再相同时选较小的阈值。
        - 即使划分不能降低不纯度，结点也要划分。
        - 叶结点预测其中最多的类别；一样多时取字母表中靠前的。

        下列新行的预测类别各是什么？按顺序给出。

        {{ new | table([""] + heads) }}
        """,
    )

    def format(self, instance: Instance) -> Sequence[str]:
        return Sequence(Choice(tuple(sorted(set(instance.classes)))), length=len(instance.asked))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        names = "PQRST"[: params.classes]
        for _ in range(20):
            rows = tuple(tuple(rng.randint(1, 12) for _ in range(params.columns)) for _ in range(params.rows))
            classes = tuple(rng.choice(names) for _ in rows)
            asked = tuple(tuple(rng.randint(0, 13) for _ in range(params.columns)) for _ in range(params.asked))
            instance = self.Instance(rows=rows, classes=classes, depth=params.depth, asked=asked)
            if len(set(rows)) < params.rows or len(set(classes)) < params.classes or set(asked) & set(rows):
                continue
            if len(set(asked)) < params.asked:
                continue
            answer = self.solve(instance)
            shallow = self.solve(instance.model_copy(update={"depth": params.depth - 1}))
            if len(set(answer)) > min(params.classes, 3) - 1 and (params.depth == 1 or shallow != answer):
                return instance, answer
        raise task.Retry

    def solve(self, instance: Instance) -> Answer:
        found: dict[Row, str] = {}
        _predict(list(zip(instance.rows, instance.classes, strict=True)), list(instance.asked), instance.depth, found)
        return tuple(found[row] for row in instance.asked)

    def key(self, instance: Instance) -> object:
        return [sorted(instance.lines), instance.depth, instance.asked]


def _predict(node: list[tuple[Row, str]], asked: list[Row], depth: int, found: dict[Row, str]) -> None:
    """Give the class of each new row that comes to a node; only nodes that one comes to are grown."""
    split = _best([row for row, _ in node], [label for _, label in node]) if depth and asked else None
    if split is None:
        counts = Counter(label for _, label in node)
        found |= dict.fromkeys(asked, min(counts, key=lambda label: (-counts[label], label)))
        return
    _, column, threshold = split
    for side in (True, False):
        inside = [one for one in node if (one[0][column] <= threshold) == side]
        _predict(inside, [row for row in asked if (row[column] <= threshold) == side], depth - 1, found)


def _best(rows: list[Row], classes: list[str]) -> Split | None:
    if len(set(classes)) == 1:
        return None
    found: list[Split] = []
    for column in range(len(rows[0])):
        for low, high in pairwise(sorted({row[column] for row in rows})):
            left = Counter(label for row, label in zip(rows, classes, strict=True) if row[column] <= low)
            right = Counter(label for row, label in zip(rows, classes, strict=True) if row[column] > low)
            (a, m), (b, n) = ((sum(k * k for k in side.values()), sum(side.values())) for side in (left, right))
            pure = Fraction(a * n + b * m, m * n)  # the number of rows times 1 less the mean impurity
            found.append((-pure, column, Fraction(low + high, 2)))
    return min(found, default=None)
