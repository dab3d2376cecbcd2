"""Find elements that break a law of a binary operation which holds for most elements.

Answer: an element for every variable; any that break the law are right.
Harder: larger sets, laws that fail seldom, laws with more variables.
Skills: algebra, search
Source: original.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice, product
from random import Random

from bootcamp import task
from bootcamp.lib.prompts import table
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Mapping, Word
from bootcamp.verifiers.base import Format

Law = tuple[str, str, int, Callable[..., bool], Callable[[int, int, int, int], int]]
LAWS: dict[str, Law] = {
    "commutative": (
        "x ∘ y = y ∘ x",
        "x ∘ y = y ∘ x",
        2,
        lambda f, x, y: f(x, y) == f(y, x),
        lambda x, y, a, b: a * (x + y) + b,
    ),
    "cancellation": (
        "if x ∘ y = x ∘ z, then y = z",
        "若 x ∘ y = x ∘ z，则 y = z",
        3,
        lambda f, x, y, z: y == z or f(x, y) != f(x, z),
        lambda x, y, a, b: a * x + y + b,
    ),
    "associative": (
        "(x ∘ y) ∘ z = x ∘ (y ∘ z)",
        "(x ∘ y) ∘ z = x ∘ (y ∘ z)",
        3,
        lambda f, x, y, z: f(f(x, y), z) == f(x, f(y, z)),
        lambda x, y, a, b: x + y + b,
    ),
    "medial": (
        "(x ∘ y) ∘ (z ∘ w) = (x ∘ z) ∘ (y ∘ w)",
        "(x ∘ y) ∘ (z ∘ w) = (x ∘ z) ∘ (y ∘ w)",
        4,
        lambda f, x, y, z, w: f(f(x, y), f(z, w)) == f(f(x, z), f(y, w)),
        lambda x, y, a, b: a * x + b * y,
    ),
    "distributive": (
        "x ∘ (y ∘ z) = (x ∘ y) ∘ (x ∘ z)",
        "x ∘ (y ∘ z) = (x ∘ y) ∘ (x ∘ z)",
        3,
        lambda f, x, y, z: f(x, f(y, z)) == f(f(x, y), f(x, z)),
        lambda x, y, a, b: a * x + (1 - a) * y,
    ),
    "right symmetric": (
        "(x ∘ y) ∘ z = (x ∘ z) ∘ y",
        "(x ∘ y) ∘ z = (x ∘ z) ∘ y",
        3,
        lambda f, x, y, z: f(f(x, y), z) == f(f(x, z), y),
        lambda x, y, a, b: x + a * y + b,
    ),
}
"""The law in English and Chinese, how many variables it has, whether it holds, and operations that satisfy it."""


class OperatorLawCounterexample(
    Task["OperatorLawCounterexample.Params", "OperatorLawCounterexample.Instance", dict[str, int]]
):
    version = 1

    class Params(task.Params):
        size: int = knob("how many elements the set has", levels=(3, 4, 5, 6, 6, 7, 7, 8, 9, 10), ge=3, le=16)
        easy: int = knob("how many of the easiest laws are left out", levels=(0, 0, 0, 1, 1, 2, 2, 2, 2, 2), ge=0, le=2)
        laws: int = knob(
            "up to which law, from the easiest on, laws occur", levels=(1, 2, 3, 4, 5, 6, 6, 6, 6, 6), ge=1, le=6
        )
        per_mille: int = knob(
            "the largest share of choices that break the law",
            levels=(300, 250, 200, 190, 170, 140, 130, 110, 90, 80),
            ge=1,
            le=300,
        )

    class Instance(task.Instance):
        rows: tuple[tuple[int, ...], ...]  # row x, column y: x ∘ y
        law: str

        @property
        def text(self) -> tuple[str, str]:
            return LAWS[self.law][:2]

        @property
        def shown(self) -> str:
            return table([(x, *row) for x, row in enumerate(self.rows)], ["∘", *range(len(self.rows))])

    prompt = Prompt(
        en=r"""
        An operation ∘ on the numbers 0, 1, ..., {{ rows | length - 1 }} is given by this table; x ∘ y stands in row x
        and column y:

        {{ shown }}

        The law

        {{ text[0] }}

        does not hold for all numbers. Find numbers for which it fails; any such numbers will do.
        """,
        zh=r"""
        数 0, 1, ..., {{ rows | length - 1 }} 上的运算 ∘ 由下表给出，x ∘ y 位于第 x 行第 y 列：

        {{ shown }}

        定律

        {{ text[1] }}

        并不对所有的数成立。请找出使它不成立的数，任意一组即可。
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, int]]:
        names = tuple("xyzw"[: LAWS[instance.law][2]])
        return Mapping(Word(bank=names), Integer(low=0, high=len(instance.rows) - 1), names)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, int]]:
        n = params.size
        law = rng.choice(list(LAWS)[params.easy : params.laws])
        unit, shift, names = rng.randrange(1, n), rng.randrange(n), rng.sample(range(n), n)
        rows = [[0] * n for _ in range(n)]
        for x, y in product(range(n), repeat=2):
            rows[names[x]][names[y]] = names[LAWS[law][4](x, y, unit, shift) % n]
        for _ in range(rng.randint(1, 2)):
            rows[rng.randrange(n)][rng.randrange(n)] = rng.randrange(n)
        instance = self.Instance(rows=tuple(map(tuple, rows)), law=law)
        most = params.per_mille * n ** LAWS[law][2] // 1000
        found = list(islice(_counterexamples(instance), most + 1))
        if not 0 < len(found) <= most:
            raise task.Retry
        return instance, rng.choice(found)

    def check(self, instance: Instance, answer: dict[str, int]) -> str:
        return (
            ""
            if _fails(instance, tuple(answer[name] for name in sorted(answer, key="xyzw".index)))
            else "the law holds for these numbers"
        )


def _fails(instance: OperatorLawCounterexample.Instance, elements: tuple[int, ...]) -> bool:
    return not LAWS[instance.law][3](lambda x, y: instance.rows[x][y], *elements)


def _counterexamples(instance: OperatorLawCounterexample.Instance) -> Iterator[dict[str, int]]:
    choices = product(range(len(instance.rows)), repeat=LAWS[instance.law][2])
    return (dict(zip("xyzw", chosen, strict=False)) for chosen in choices if _fails(instance, chosen))
