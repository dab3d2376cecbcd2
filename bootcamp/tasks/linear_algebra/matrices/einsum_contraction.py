"""Contract small tensors by an index expression in summation convention.

Answer: a number, vector or matrix of integers; it is unique.
Harder: more tensors of higher order, longer index ranges, traces, the symbols of Kronecker and Levi-Civita.
Skills: arithmetic, algebra
Source: original; the summation convention of Einstein (1916).
"""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib import permutation
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Matrix, Sequence

Factor = tuple[str, str]
"""The name of a tensor, or a delta or an epsilon, and its indices."""


class EinsumContraction(Task["EinsumContraction.Params", "EinsumContraction.Instance", Any]):
    version = 1

    class Params(task.Params):
        tensors: int = knob("how many tensors are given", levels=(2, 2, 2, 3, 3, 3, 3, 4, 4, 5), ge=1, le=6)
        order: int = knob("the largest order of a tensor", levels=(2, 2, 3, 3, 3, 3, 3, 3, 4, 4), ge=1, le=4)
        values: int = knob("how many values an index takes", levels=(2, 2, 2, 2, 3, 3, 3, 3, 3, 3), ge=2, le=4)
        symbols: int = knob("how many deltas and epsilons occur", levels=(0, 0, 0, 0, 0, 1, 1, 2, 2, 2), ge=0, le=3)
        largest: int = knob("the largest size of an entry", levels=(4, 6, 5, 5, 5, 5, 6, 6, 6, 7), ge=1, le=20)

    class Instance(task.Instance):
        values: int
        tensors: tuple[tuple[int, ...], ...]  # entries of A, B, ..., the last index running fastest
        factors: tuple[Factor, ...]
        free: str  # the indices of the result

        @property
        def lines(self) -> list[str]:
            return [
                f"{name} = {_nested(flat, self.values)}" for name, flat in zip("ABCDEF", self.tensors, strict=False)
            ]

        @property
        def expression(self) -> str:
            return (
                r"\,".join(f"{name}_{{{indices}}}" for name, indices in self.factors)
                .replace("δ", r"\delta")
                .replace("ε", r"\varepsilon")
            )

        @property
        def symbols(self) -> str:
            return "".join(name for name, _ in self.factors)

        @property
        def high(self) -> bool:
            return any(len(flat) > self.values**2 for flat in self.tensors)

    prompt = Prompt(
        en=r"""
        All indices take the values 1 to {{ values }}. Given are

        {{ lines | lines }}

        {% if high %}
        In the nested lists the outermost position is the first index: of T = [[[...], ...], ...] the entry $T_{ijk}$ is
        item k of item j of item i.
        {% else %}
        The first index of a matrix is its row.
        {% endif %}
        {% if "δ" in symbols %}
        $\delta_{ij}$ is 1 if i = j, otherwise 0.
        {% endif %}
        {% if "ε" in symbols %}
        $\varepsilon_{ijk}$ is 1 if (i, j, k) is an even permutation of (1, 2, 3), -1 if it is an odd one, and 0 if two
        indices are equal.
        {% endif %}
        With summation over every index that occurs twice, compute

        $$ {{ "S" if not free else "v_" ~ free if free[1:] == "" else "M_{" ~ free ~ "}" }} = {{ expression }} $$

        Give {{ "the number S" if not free else "the vector v" if free[1:] == "" else "the matrix M" }}.
        """,
        zh=r"""
        所有指标都取 1 到 {{ values }}。已知

        {{ lines | lines }}

        {% if high %}
        嵌套列表的最外层对应第一个指标：对 T = [[[...], ...], ...]，$T_{ijk}$ 是第 i 项的第 j 项的第 k 项。
        {% else %}
        矩阵的第一个指标是行标。
        {% endif %}
        {% if "δ" in symbols %}
        当 i = j 时 $\delta_{ij}$ 为 1，否则为 0。
        {% endif %}
        {% if "ε" in symbols %}
        当 (i, j, k) 是 (1, 2, 3) 的偶排列时 $\varepsilon_{ijk}$ 为 1，是奇排列时为 -1，有两个指标相等时为 0。
        {% endif %}
        约定对每个出现两次的指标求和，计算

        $$ {{ "S" if not free else "v_" ~ free if free[1:] == "" else "M_{" ~ free ~ "}" }} = {{ expression }} $$

        请给出{{ "数 S" if not free else "向量 v" if free[1:] == "" else "矩阵 M" }}。
        """,
    )

    def format(self, instance: Instance) -> Format[Any]:
        n = instance.values
        return (Integer(), Sequence(Integer(), n), Matrix(n, n))[len(instance.free)]

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Any]:
        n = params.values
        orders = [rng.randint(1, params.order) for _ in range(params.tensors)]
        orders[0] = params.order if params.order > 1 else 2
        names = list("ABCDEF"[: params.tensors])
        for _ in range(params.symbols):
            names.append("ε" if n == 3 and rng.random() < 0.6 else "δ")
            orders.append(3 if names[-1] == "ε" else 2)
        slots = [(place, k) for place, order in enumerate(orders) for k in range(order)]
        free = rng.choice([k for k in (0, 1, 2, 2) if (len(slots) - k) % 2 == 0] or [1])
        rng.shuffle(slots)
        count = (len(slots) - free) // 2
        letters = rng.sample("ijklmnpq", free + count) if free + count <= 8 else []
        if not letters or n ** len(letters) > 7000:
            raise task.Retry
        homes = dict(zip(slots, [*letters[:free], *(x for x in letters[free:] for _ in (0, 1))], strict=True))
        factors = [
            (name, "".join(homes[place, k] for k in range(order)))
            for place, (name, order) in enumerate(zip(names, orders, strict=True))
        ]
        if any(len(set(indices)) < len(indices) for name, indices in factors if name in "δε"):
            raise task.Retry
        rng.shuffle(factors)
        tensors = tuple(
            tuple(rng.randint(-params.largest, params.largest) for _ in range(n**order))
            for order in orders[: params.tensors]
        )
        out = "".join(rng.sample(letters[:free], free))
        instance = self.Instance(values=n, tensors=tensors, factors=tuple(factors), free=out)
        answer = self.solve(instance)
        flat = [answer] if not free else list(answer) if free == 1 else [x for row in answer for x in row]
        if sum(x == 0 for x in flat) > len(flat) // 3 or max(map(abs, flat)) > 10**6:
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> Any:
        n, total = instance.values, dict[tuple[int, ...], int]()
        letters = sorted({index for _, indices in instance.factors for index in indices})
        given = dict(zip("ABCDEF", instance.tensors, strict=False)) | {"δ": _table(n, 2), "ε": _table(n, 3)}
        parts = [
            (given[name], [(letters.index(x), n ** (len(indices) - 1 - k)) for k, x in enumerate(indices)])
            for name, indices in instance.factors
        ]
        free = [letters.index(x) for x in instance.free]
        for at in product(range(n), repeat=len(letters)):
            term = 1
            for flat, strides in parts:
                term *= flat[sum(at[letter] * stride for letter, stride in strides)]
                if not term:
                    break
            place = tuple(at[letter] for letter in free)
            total[place] = total.get(place, 0) + term
        if not free:
            return total[()]
        if len(free) == 1:
            return tuple(total[i,] for i in range(n))
        return tuple(tuple(total[i, j] for j in range(n)) for i in range(n))


def _table(n: int, order: int) -> tuple[int, ...]:
    """Write out delta or, for the order 3, epsilon, the last index running fastest."""
    places = product(range(n), repeat=order)
    if order == 2:
        return tuple(int(i == j) for i, j in places)
    return tuple(permutation.sign(at) if n == 3 and len(set(at)) == 3 else 0 for at in places)


def _nested(flat: tuple[int, ...], n: int) -> str:
    """Write entries as lists in lists."""
    parts = [str(x) for x in flat]
    while len(parts) > 1:
        parts = [f"[{', '.join(parts[k : k + n])}]" for k in range(0, len(parts), n)]
    return parts[0]
