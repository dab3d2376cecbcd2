"""Find an isomorphism between two groups given by their multiplication tables.

Answer: for each element of the first group its image; any isomorphism is right.
Harder: larger groups, non-commutative ones, more elements of the same order.
Skills: algebra, deduction
Source: original; every text on groups.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from random import Random

from bootcamp import task
from bootcamp.lib.finite_groups import Table, element_orders, relabelled, small_groups
from bootcamp.lib.permutation import Permutation, random_permutation
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Assignment, Format

_FIRST = "abcdefghijklmnopqrstuvwx"
_APPLIED = re.compile(r"(?:\\(?:var)?phi|[φϕ])\s*\(\s*([a-x])\s*\)")


@dataclass(frozen=True, init=False)
class _Images(Assignment):
    """A map that may also be written as φ(a) = B."""

    def parse(self, text: str) -> dict[str, str]:
        return super().parse(_APPLIED.sub(r"\1", text))


class GroupIsomorphismMap(Task["GroupIsomorphismMap.Params", "GroupIsomorphismMap.Instance", "dict[str, str]"]):
    version = 1

    class Params(task.Params):
        order: int = knob("the order of the groups", levels=(4, 5, 6, 7, 8, 9, 10, 12, 14, 16), ge=3, le=20)
        exponent: int = knob(
            "the group has elements of this order at most; 0 for any", levels=(0, 0, 0, 0, 4, 0, 0, 6, 0, 4), ge=0
        )

    class Instance(task.Instance):
        first: tuple[tuple[int, ...], ...]  # row x, column y: the product xy of elements 0, 1, ...
        second: tuple[tuple[int, ...], ...]

        @property
        def names(self) -> tuple[tuple[str, ...], ...]:
            n = len(self.first)
            return tuple(_FIRST[:n]), tuple(_FIRST[:n].upper())

        @property
        def drawn(self) -> list[list[str]]:
            return [_drawn(table, names) for table, names in zip((self.first, self.second), self.names, strict=True)]

    prompt = Prompt(
        en=r"""
        These are the multiplication tables of two groups. The product xy stands in the row of x and the column of y.

        {{ drawn[0] | lines }}

        {{ drawn[1] | lines }}

        Find an isomorphism from the first group to the second: a one-to-one map φ from {{ names[0] | listed }} onto
        {{ names[1] | listed }} with φ(xy) = φ(x)φ(y) for all x and y. If there are several, any one of them will do.
        """,
        zh=r"""
        下面是两个群的乘法表。乘积 xy 写在 x 所在的行、y 所在的列。

        {{ drawn[0] | lines }}

        {{ drawn[1] | lines }}

        求从第一个群到第二个群的一个同构，即
        {{ names[0] | listed(language) }} 到 {{ names[1] | listed(language) }} 的一一对应 φ，
        对所有 x 和 y 满足 φ(xy) = φ(x)φ(y)。如果有多个，给出任意一个即可。
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, str]]:
        first, second = instance.names
        return _Images(first, second)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, str]]:
        groups = [
            table
            for table in small_groups(params.order).values()
            if not params.exponent or max(element_orders(table)) <= params.exponent
        ]
        table = rng.choice(groups)
        places: list[Permutation] = [random_permutation(rng, params.order) for _ in range(2)]
        first, second = (relabelled(table, p) for p in places)
        names = self.Instance(first=first, second=second).names
        pairs = {names[0][a]: names[1][b] for a, b in zip(*places, strict=True)}
        if sum(a.upper() == b for a, b in pairs.items()) > params.order // 2 and params.order > 4:
            raise task.Retry
        return self.Instance(first=first, second=second), pairs

    def check(self, instance: Instance, answer: dict[str, str]) -> str:
        image = [instance.names[1].index(answer[name]) for name in instance.names[0]]
        n = range(len(image))
        if len(set(image)) < len(image):
            return "two elements have the same image"
        if any(image[instance.first[x][y]] != instance.second[image[x]][image[y]] for x in n for y in n):
            return "the image of a product is not the product of the images"
        return ""


def _drawn(table: Table, names: tuple[str, ...]) -> list[str]:
    rows = [" ".join((names[x], "|", *(names[z] for z in row))) for x, row in enumerate(table)]
    return [" ".join(("·", "|", *names)), *rows]
