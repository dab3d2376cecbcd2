"""List the pairs that a relation lacks to be closed in a stated way.

Answer: the set of pairs to be added; it is unique.
Harder: more elements and pairs, longer chains, closures one after the other, more pairs to be added.
Skills: logic, deduction
Source: original.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.posets import Pair, transitive_closure, transitive_steps
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Sequence, Set

Pairs = frozenset[tuple[int, ...]]

_KINDS = {
    "r": (
        "the reflexive closure of R, the smallest reflexive relation on A that contains R",
        "关系 R 的自反闭包，即 A 上包含 R 的最小自反关系",
    ),
    "s": (
        "the symmetric closure of R, the smallest symmetric relation that contains R",
        "关系 R 的对称闭包，即包含 R 的最小对称关系",
    ),
    "t": (
        "the transitive closure of R, the smallest transitive relation that contains R",
        "关系 R 的传递闭包，即包含 R 的最小传递关系",
    ),
    "ts": (
        "the relation that arises by first taking the transitive closure of R and then the symmetric closure of the "
        "result (and no further step)",
        "先取 R 的传递闭包，再取所得关系的对称闭包而得到的关系（不再做别的步骤）",
    ),
    "rt": (
        "the smallest relation on A that contains R and is both reflexive and transitive",
        " A 上包含 R 且既自反又传递的最小关系",
    ),
    "st": (
        "the relation that arises by first taking the symmetric closure of R and then the transitive closure of the "
        "result",
        "先取 R 的对称闭包，再取所得关系的传递闭包而得到的关系",
    ),
    "e": ("the smallest equivalence relation on A that contains R", " A 上包含 R 的最小等价关系"),
}


class RelationClosurePairs(Task["RelationClosurePairs.Params", "RelationClosurePairs.Instance", Pairs]):
    version = 1
    answer = Set(Sequence(Integer(), length=2, brackets="()"))

    class Params(task.Params):
        elements: int = knob("how many elements A has", levels=(5, 6, 6, 7, 8, 9, 10, 12, 14, 16), ge=3, le=18)
        pairs: int = knob("how many pairs R has", levels=(4, 5, 6, 7, 8, 9, 11, 13, 15, 18), ge=2, le=30)
        low: int = knob("how many pairs are added at least", levels=(1, 2, 3, 4, 7, 9, 13, 16, 20, 24), ge=1, le=60)
        high: int = knob("and at most", levels=(8, 10, 12, 15, 18, 22, 27, 32, 38, 45), ge=2, le=90)
        kinds: int = knob("how many kinds of closure there are", levels=(3, 3, 4, 5, 6, 7, 7, 7, 7, 7), ge=1, le=7)

    class Instance(task.Instance):
        elements: int
        pairs: tuple[Pair, ...]
        kind: str

        @property
        def closure(self) -> dict[str, str]:
            return dict(zip(("en", "zh"), _KINDS[self.kind], strict=True))

    prompt = Prompt(
        en=r"""
        A is the set of the whole numbers from 1 to {{ elements }}, and R is this relation on A:

        R = { {{ pairs | map("point") | join(", ") }} }

        Let S be {{ closure["en"] }}.
        List the pairs of S that are not in R.

        Reflexive: (x, x) is in the relation for every x in A. Symmetric: if (x, y) is in it, so is (y, x). Transitive:
        if (x, y) and (y, z) are in it, so is (x, z), also where some of x, y, z are equal. An equivalence relation is
        reflexive, symmetric and transitive.
        """,
        zh=r"""
        A 是从 1 到 {{ elements }} 的整数组成的集合，R 是 A 上的如下关系：

        R = { {{ pairs | map("point") | join(", ") }} }

        设 S 为{{ closure["zh"] }}。
        请列出属于 S 而不属于 R 的所有有序对。

        自反：对 A 中每个 x，(x, x) 都属于该关系。对称：若 (x, y) 属于它，则 (y, x) 也属于它。
        传递：若 (x, y) 与 (y, z) 属于它，则 (x, z) 也属于它，x、y、z 中有相等的时也是如此。
        等价关系是自反、对称且传递的关系。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Pairs]:
        n = params.elements
        kinds = list(_KINDS)[: params.kinds]
        kind = rng.choice(kinds if params.kinds < 4 else kinds[2:])
        cells = [(a, b) for a in range(1, n + 1) for b in range(1, n + 1) if a != b or rng.random() < 0.2]
        pairs = sorted(rng.sample(cells, min(params.pairs, len(cells))))
        instance = self.Instance(elements=n, pairs=tuple(pairs), kind=kind)
        added = self.solve(instance)
        if not params.low <= len(added) <= params.high:
            raise task.Retry
        return instance, added

    def key(self, instance: Instance) -> object:
        return [instance.kind, instance.elements, sorted(instance.pairs)]

    def solve(self, instance: Instance) -> Pairs:
        n, found = instance.elements, {(a - 1, b - 1) for a, b in instance.pairs}
        given = set(found)
        for step in _closures(instance.kind):
            if step == "r":
                found |= {(a, a) for a in range(n)}
            elif step == "s":
                found |= {(b, a) for a, b in found}
            else:
                found = transitive_closure(n, found)
        return frozenset((a + 1, b + 1) for a, b in found - given)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        found, lines = list(instance.pairs), list[str]()
        for step in _closures(instance.kind):
            if step == "r":
                made = [("", (a, a)) for a in range(1, instance.elements + 1)]
            elif step == "s":
                made = [(f"{(a, b)} → ", (b, a)) for a, b in found]
            else:
                made = [(f"{one}, {two} → ", (one[0], two[1])) for one, two in transitive_steps(found)]
            for source, pair in made:
                if pair not in found:
                    found.append(pair)
                    lines.append(f"{source}{pair}")
        return "\n".join(lines)


def _closures(kind: str) -> str:
    """Give the closures that are taken one after the other: reflexive, symmetric, transitive."""
    return {"e": "rst"}.get(kind, kind)
