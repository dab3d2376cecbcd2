"""Find the covering pairs of a finite partial order and count its maximal elements.

Answer: the covering pairs and the number of maximal elements; it is unique.
Harder: more elements, more comparabilities that follow from others, orders given by a rule.
Skills: logic, deduction
Source: original.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.posets import Pair, covering_pairs, random_order, transitive_closure, transitive_steps
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Record, Sequence, Set, Word

_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


class HasseCovers(Task["HasseCovers.Params", "HasseCovers.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        elements: int = knob("how many elements there are", levels=(5, 6, 7, 8, 10, 12, 14, 16, 19, 22), ge=4, le=24)
        layers: int = knob("in how many layers they lie", levels=(3, 3, 3, 4, 4, 4, 5, 5, 6, 6), ge=2, le=8)
        kinds: int = knob("in how many ways an order may be given", levels=(1, 1, 2, 2, 3, 4, 4, 4, 4, 4), ge=1, le=4)

    class Instance(task.Instance):
        kind: str
        elements: tuple[tuple[int, ...], ...]  # what each one stands for; its place if pairs are given
        pairs: tuple[Pair, ...]

        @property
        def names(self) -> tuple[str, ...]:
            return tuple(_LETTERS[: len(self.elements)])

        @property
        def shown(self) -> list[str]:
            if self.kind == "pairs":
                return [f"{_LETTERS[a]} < {_LETTERS[b]}" for a, b in self.pairs]
            marks = {"divisors": "{}", "sets": "{{{}}}", "vectors": "({})"}[self.kind]
            shown = [marks.format(", ".join(map(str, element))) for element in self.elements]
            return [f"{name} = {text}" for name, text in zip(_LETTERS, shown, strict=False)]

    prompt = Prompt(
        en=r"""
        {% if kind == "pairs" %}
        A partial order on the elements {{ names | comma }} is given by these comparabilities and all that follow from
        them by transitivity (if x < y and y < z, then x < z), and by no others:

        {{ shown | comma }}
        {% else %}
        Consider these elements:

        {{ shown | lines }}

        {% if kind == "divisors" %}
        They are partially ordered by divisibility: x < y means that the number x divides the number y and differs from
        it.
        {% elif kind == "sets" %}
        They are partially ordered by inclusion: x < y means that the set x is contained in the set y and differs from
        it.
        {% else %}
        They are partially ordered componentwise: x < y means that no component of x is larger than the component of y
        at the same place, and that x and y differ.
        {% endif %}
        {% endif %}

        A pair (x, y) is a covering pair if x < y and there is no element z with x < z < y. An element is maximal if no
        element is larger. Give covers, the set of all covering pairs, each with the smaller element first, and maximal,
        the number of maximal elements. Name the elements by their letters.
        """,
        zh=r"""
        {% if kind == "pairs" %}
        在元素 {{ names | join("、") }} 上有一个偏序，由下列大小关系以及由它们按传递性（若 x < y 且 y < z，则 x < z）
        得出的大小关系组成，此外没有别的大小关系：

        {{ shown | comma }}
        {% else %}
        考虑下列元素：

        {{ shown | lines }}

        {% if kind == "divisors" %}
        它们按整除关系构成偏序：x < y 表示数 x 整除数 y，且两数不同。
        {% elif kind == "sets" %}
        它们按包含关系构成偏序：x < y 表示集合 x 包含于集合 y，且两集合不同。
        {% else %}
        它们按分量构成偏序：x < y 表示 x 的每个分量都不大于 y 在同一位置的分量，且 x 与 y 不同。
        {% endif %}
        {% endif %}

        若 x < y，且没有元素 z 满足 x < z < y，则称 (x, y) 为一个覆盖对。没有比它更大的元素的元素称为极大元。
        请给出 covers，即全部覆盖对的集合，每对中较小的元素写在前面；以及 maximal，即极大元的个数。元素用字母表示。
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, Any]]:
        return Record(covers=Set(Sequence(Word(instance.names), length=2, brackets="()")), maximal=Integer(low=1))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        n = params.elements
        kind = rng.choice(("pairs", "divisors", "sets", "vectors")[: params.kinds])
        elements: list[tuple[int, ...]] = [(place,) for place in range(n)]
        pairs: list[Pair] = []
        if kind == "pairs":
            order = random_order(rng, n, params.layers, n + n // 3)
            covers = covering_pairs(n, order)
            pairs = sorted(covers | set(rng.sample(sorted(order - covers), len(order - covers) * 2 // 3)))
            rng.shuffle(pairs)
        else:
            draw = {"divisors": _divisor, "sets": _subset, "vectors": _vector}[kind]
            found = dict.fromkeys(draw(rng, n) for _ in range(20 * n))
            elements = list(found)[:n]
        instance = self.Instance(kind=kind, elements=tuple(elements), pairs=tuple(pairs))
        answer = self.solve(instance)
        order = _order(instance)
        if len(elements) < n or not n * 2 // 3 <= len(answer["covers"]) <= 3 * n or len(order) <= len(answer["covers"]):
            raise task.Retry
        return instance, answer

    def key(self, instance: Instance) -> object:
        if instance.kind == "pairs":
            return [instance.kind, len(instance.elements), sorted(instance.pairs)]
        return [instance.kind, sorted(instance.elements)]

    def solve(self, instance: Instance) -> dict[str, Any]:
        n, order = len(instance.elements), _order(instance)
        covers = frozenset((_LETTERS[a], _LETTERS[b]) for a, b in covering_pairs(n, order))
        return {"covers": covers, "maximal": n - len({a for a, _ in order})}

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        n, order = len(instance.elements), sorted(_order(instance))
        if instance.kind == "pairs":
            lines = [f"{_chain(*one, two[1])}" for one, two in transitive_steps(instance.pairs)]
        else:
            larger = [", ".join(_LETTERS[b] for c, b in order if c == a) for a in range(n)]
            lines = [f"{_LETTERS[a]} < {above or '-'}" for a, above in enumerate(larger)]
        for a, b in order:
            between = next((c for c in range(n) if (a, c) in order and (c, b) in order), None)
            lines.append(f"{_chain(a, b)}: {'-' if between is None else _chain(a, between, b)}")
        top = [_LETTERS[a] for a in range(n) if a not in {a for a, _ in order}]
        return "\n".join([*lines, f"maximal: {', '.join(top)} → {len(top)}"])


def _chain(*places: int) -> str:
    return " < ".join(_LETTERS[place] for place in places)


def _divisor(rng: Random, n: int) -> tuple[int, ...]:
    return (2 ** rng.randint(0, 4) * 3 ** rng.randint(0, 2) * rng.choice((1, 1, 5, 7)),)


def _subset(rng: Random, n: int) -> tuple[int, ...]:
    width = 4 if n < 9 else 5
    return tuple(sorted(rng.sample(range(1, width + 1), rng.randint(1, width - 1))))


def _vector(rng: Random, n: int) -> tuple[int, ...]:
    return tuple(rng.randint(0, 4) for _ in range(3))


def _order(instance: HasseCovers.Instance) -> set[Pair]:
    """List the pairs of which the first element is smaller."""
    below: dict[str, Callable[[tuple[int, ...], tuple[int, ...]], bool]] = {
        "divisors": lambda x, y: y[0] % x[0] == 0,
        "sets": lambda x, y: set(x) <= set(y),
        "vectors": lambda x, y: all(a <= b for a, b in zip(x, y, strict=True)),
    }
    if instance.kind == "pairs":
        return transitive_closure(len(instance.elements), instance.pairs)
    listed = list(enumerate(instance.elements))
    return {(a, b) for a, x in listed for b, y in listed if a != b and below[instance.kind](x, y)}
