"""Put brackets into a product of matrices so that it takes as few multiplications as possible.

Answer: the product with brackets; every cheapest way counts.
Harder: more matrices, chains on which multiplying the cheapest pair or parting at the smallest size fails.
Skills: search, arithmetic
Source: original; the matrix chain problem, S. Godbole (1973).
"""

from __future__ import annotations

from functools import cache
from random import Random

from bootcamp import task
from bootcamp.lib.prompts import letter, letters
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Expression, Format
from bootcamp.verifiers.expression import Binary, Name, Tree

Part = tuple[int, int, int]
"""Rows and columns of a product of neighbours, and what its multiplications cost."""


class MatrixChainOrder(Task["MatrixChainOrder.Params", "MatrixChainOrder.Instance", Tree]):
    version = 1

    class Params(task.Params):
        matrices: int = knob("the number of matrices", levels=(3, 4, 8, 8, 9, 10, 11, 12, 13, 14), ge=3, le=16)
        largest: int = knob("the largest size", levels=(9, 9, 20, 30, 30, 40, 50, 50, 60, 60), ge=4, le=99)

    class Instance(task.Instance):
        sizes: tuple[int, ...]
        """The rows of the first matrix, and the columns of each."""
        least: int

        @property
        def names(self) -> list[str]:
            return list(letters(range(len(self.sizes) - 1)))

        def rows(self) -> list[tuple[object, ...]]:
            return list(zip(self.names, self.sizes, self.sizes[1:], strict=False))

    prompt = Prompt(
        en=r"""
        The product {{ names | join("*") }} of these matrices is to be computed:

        {{ rows() | table(["matrix", "rows", "columns"]) }}

        To multiply a matrix with p rows and q columns by one with q rows and r columns takes p·q·r multiplications of
        numbers. Put brackets into {{ names | join("*") }}, keeping the order of the matrices, so that this takes as few
        multiplications of numbers as possible in all. Write every * that is carried out; where brackets are left out,
        products are taken from left to right. Any best way will do.
        """,
        zh=r"""
        要计算下列矩阵的乘积 {{ names | join("*") }}：

        {{ rows() | table(["矩阵", "行数", "列数"]) }}

        把 p 行 q 列的矩阵与 q 行 r 列的矩阵相乘，需要做 p·q·r 次数字乘法。请在 {{ names | join("*") }} 中加上括号，
        矩阵的次序不变，使数字乘法的总次数尽可能少。每个乘号 * 都要写出；没有括号的地方从左到右依次相乘。
        任何一种最优的加括号方法都可以。
        """,
    )

    def format(self, instance: Instance) -> Format[Tree]:
        return Expression(operators=("*",), numbers=(), names=tuple(instance.names))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Tree]:
        sizes = tuple(rng.randint(2, params.largest) for _ in range(params.matrices + 1))
        instance = self.Instance(sizes=sizes, least=0)
        answer = self.solve(instance)
        if params.matrices > 4 and answer.text.count("(") < 2:
            raise task.Retry  # nearly the product from left to right
        least = _parts(sizes, answer)[-1][2]
        plain = [_in_a_row(sizes, leftwards) for leftwards in (False, True)]
        plain += [_pair_by_pair(sizes, pick) for pick in (0, 1)] + [_parted(sizes), _towards_smallest(sizes)]
        tried = plain if params.matrices > 4 else plain[:1]
        if any(_parts(sizes, tree)[-1][2] == least for tree in tried):
            raise task.Retry
        return instance.model_copy(update={"least": least}), answer

    def solve(self, instance: Instance) -> Tree:
        sizes = instance.sizes

        @cache
        def best(first: int, last: int) -> tuple[int, Tree]:
            if first == last:
                return 0, _leaf(first)
            found: tuple[int, Tree] | None = None
            for cut in range(first, last):
                (left, one), (right, two) = best(first, cut), best(cut + 1, last)
                cost = left + right + sizes[first] * sizes[cut + 1] * sizes[last + 1]
                if found is None or cost < found[0]:
                    found = cost, Binary("*", one, two)
            assert found is not None
            return found

        return best(0, len(sizes) - 2)[1]

    def check(self, instance: Instance, answer: Tree) -> str:
        if answer.sides:
            return "this is an equation, not one product"
        if [node.text for node in answer.nodes() if isinstance(node, Name)] != instance.names:
            return "the matrices are not those of the product in their order"
        return "" if _parts(instance.sizes, answer)[-1][2] == instance.least else "fewer multiplications are possible"


def _leaf(place: int) -> Tree:
    return Name(letter(place))


def _parts(sizes: tuple[int, ...], tree: Tree) -> list[Part]:
    """List the parts of a product, the whole last."""
    if not isinstance(tree, Binary):
        place = ord(tree.text) - ord("A")
        return [(sizes[place], sizes[place + 1], 0)]
    left, right = _parts(sizes, tree.left), _parts(sizes, tree.right)
    (p, q, one), (_, r, two) = left[-1], right[-1]
    return [*left, *right, (p, r, one + two + p * q * r)]


def _in_a_row(sizes: tuple[int, ...], leftwards: bool) -> Tree:
    """Multiply from left to right, or from right to left."""
    leaves = [_leaf(place) for place in range(len(sizes) - 1)]
    tree = leaves.pop(-1 if leftwards else 0)
    for leaf in reversed(leaves) if leftwards else leaves:
        tree = Binary("*", leaf, tree) if leftwards else Binary("*", tree, leaf)
    return tree


def _pair_by_pair(sizes: tuple[int, ...], pick: int) -> Tree:
    """Multiply the cheapest pair of neighbours first (0), or get rid of the largest inner size (1)."""
    trees, ends = [_leaf(place) for place in range(len(sizes) - 1)], list(sizes)
    while len(trees) > 1:
        costs = [ends[at] * ends[at + 1] * ends[at + 2] if pick == 0 else -ends[at + 1] for at in range(len(trees) - 1)]
        at = costs.index(min(costs))
        trees[at : at + 2] = [Binary("*", trees[at], trees[at + 1])]
        del ends[at + 1]
    return trees[0]


def _parted(sizes: tuple[int, ...], first: int = 0) -> Tree:
    """Part the product at the smallest inner size, then the parts."""
    if len(sizes) == 2:
        return _leaf(first)
    cut = min(range(1, len(sizes) - 1), key=lambda place: sizes[place])
    return Binary("*", _parted(sizes[: cut + 1], first), _parted(sizes[cut:], first + cut))


def _towards_smallest(sizes: tuple[int, ...]) -> Tree:
    """Let every product have the smallest inner size as its rows or columns."""
    leaves = [_leaf(place) for place in range(len(sizes) - 1)]
    cut = min(range(1, len(sizes) - 1), key=lambda place: sizes[place])
    left, right = leaves[cut - 1], leaves[cut]
    for leaf in reversed(leaves[: cut - 1]):
        left = Binary("*", leaf, left)
    for leaf in leaves[cut + 1 :]:
        right = Binary("*", right, leaf)
    return Binary("*", left, right)
