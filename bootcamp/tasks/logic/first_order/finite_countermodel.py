"""Build a finite structure in which the premises hold and the conclusion does not.

Answer: the size of the domain, each predicate as a set of elements or pairs, each constant; every countermodel is
right.
Harder: more premises, deeper quantifiers, more predicates, a larger structure planted.
Skills: logic, search
Source: original; countermodels are how every text on logic shows that something does not follow.
"""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.fol import Grammar, Node, Structure, random_sentence, random_structure, true_in, written
from bootcamp.lib.logic import signs_legend
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Record, Sequence, Set

_PREDICATES = (("P", 1), ("R", 2), ("Q", 1))


class FiniteCountermodel(Task["FiniteCountermodel.Params", "FiniteCountermodel.Instance", "dict[str, Any]"]):
    version = 1

    class Params(task.Params):
        size: int = knob("the most elements", levels=(2, 2, 3, 3, 3, 4, 4, 4, 5, 5), ge=2, le=5)
        premises: int = knob("how many premises", levels=(1, 2, 3, 4, 4, 4, 5, 6, 6, 7), ge=1, le=8)
        depth: int = knob("the most nested quantifiers", levels=(1, 1, 2, 2, 2, 2, 3, 3, 3, 3), ge=1, le=3)
        predicates: int = knob("how many predicates", levels=(2, 2, 2, 2, 3, 3, 3, 3, 3, 3), ge=1, le=3)
        constants: int = knob("how many constants", levels=(1, 1, 1, 1, 1, 1, 1, 2, 2, 2), ge=0, le=2)

    class Instance(task.Instance):
        size: int
        predicates: tuple[tuple[str, int], ...]
        constants: tuple[str, ...]
        premises: tuple[str, ...]
        conclusion: str

        @property
        def legends(self) -> dict[str, str]:
            texts = (*self.premises, self.conclusion)
            return {language: signs_legend(texts, language) for language in ("en", "zh")}

        @property
        def grammar(self) -> Grammar:
            return Grammar(predicates=self.predicates, constants=self.constants, equality=True)

    prompt = Prompt(
        en=r"""
        In these first-order sentences {{ legends[language] }}. A quantifier with its variable, and ¬, apply only
        to what comes right after them.

        {% for premise in premises %}
        Premise {{ loop.index }}: {{ premise }}
        {% endfor %}
        Conclusion: {{ conclusion }}

        The conclusion does not follow. Give a finite structure in which every premise is true and the conclusion is
        false:

        - n, the number of elements of its domain {0, 1, ..., n - 1}, from 1 to {{ size }}
        {% for name, arity in predicates %}
        - {{ name }}, the set of {{ "the elements" if arity == 1 else "the ordered pairs" }} of which {{ name }} is true
        {% endfor %}
        {% for name in constants %}
        - {{ name }}, the element that {{ name }} names
        {% endfor %}

        A set may be empty, and different constants may name the same element. Any such structure will do.
        """,
        zh=r"""
        在下面的一阶语句中，{{ legends[language] }}。量词（连同其变元）和 ¬ 都只作用于紧随其后的部分。

        {% for premise in premises %}
        前提 {{ loop.index }}：{{ premise }}
        {% endfor %}
        结论：{{ conclusion }}

        这个结论不能由前提推出。请给出一个有限结构，使所有前提为真而结论为假：

        - n：论域 {0, 1, ..., n - 1} 的元素个数，1 到 {{ size }}
        {% for name, arity in predicates %}
        - {{ name }}：使 {{ name }} 成立的{{ "元素" if arity == 1 else "有序对" }}的集合
        {% endfor %}
        {% for name in constants %}
        - {{ name }}：{{ name }} 所指的元素
        {% endfor %}

        集合可以为空，不同的常元可以指同一元素。任何一个这样的结构都可以。
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, Any]]:
        pair = Sequence(Integer(), length=2, brackets="()")
        fields: dict[str, Format[Any]] = {"n": Integer()}
        for name, arity in instance.predicates:
            fields[name] = Set(Integer()) if arity == 1 else Set(pair)
        return Record(**fields, **dict.fromkeys(instance.constants, Integer()))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        predicates, constants = _PREDICATES[: params.predicates], ("a", "b")[: params.constants]
        planted = random_structure(rng, params.size, predicates, constants, rng.choice((0.35, 0.5, 0.6)))

        def draw() -> Node:
            depth = max(1, params.depth - (rng.random() < 0.3))
            return random_sentence(rng, predicates, depth, constants, params.size > 2)

        conclusion = next((node for node in (draw() for _ in range(30)) if not true_in(node, [planted])), None)
        if conclusion is None:
            raise task.Retry
        rivals: dict[int, list[Structure]] = {}
        for one in (*_plain(params.size, predicates, constants), *_drawn(rng, params.size, predicates, constants)):
            rivals.setdefault(one.size, []).append(one)
        left = {size: _full(group) & ~true_in(conclusion, group) for size, group in rivals.items()}
        premises: list[Node] = []
        for _ in range(params.premises):
            best, rest = None, left
            for _ in range(10):
                node = draw()
                if node in premises or not true_in(node, [planted]):
                    continue
                after = {size: mask & true_in(node, rivals[size]) for size, mask in left.items()}
                if best is None or _weight(after) < _weight(rest):
                    best, rest = node, after
            if best is None:
                raise task.Retry
            premises.append(best)
            left = rest
        plain = {n: 2 ** len(predicates) * min(n, 2) ** len(constants) for n in left}  # they come first
        many = 20 * _weight(left) > 40 * (params.size - 1)
        if params.premises > 2 and (many or any(mask & ((1 << plain[n]) - 1) for n, mask in left.items())):
            raise task.Retry
        instance = self.Instance(
            size=params.size,
            predicates=predicates,
            constants=constants,
            premises=tuple(map(written, premises)),
            conclusion=written(conclusion),
        )
        answer: dict[str, Any] = {"n": params.size}
        for name, arity in predicates:
            answer[name] = frozenset(row[0] if arity == 1 else row for row in planted.relations[name])
        return instance, answer | dict(planted.constants)

    def key(self, instance: Instance) -> object:
        return [instance.size, sorted(instance.premises), instance.conclusion]

    def check(self, instance: Instance, answer: dict[str, Any]) -> str:
        size = answer["n"]
        if not 1 <= size <= instance.size:
            return f"the domain has {size} elements, not 1 to {instance.size}"
        relations = {}
        for name, arity in instance.predicates:
            rows = frozenset((item,) if arity == 1 else item for item in answer[name])
            if any(not 0 <= element < size for row in rows for element in row):
                return f"{name} holds something that is no element"
            relations[name] = rows
        if any(not 0 <= answer[name] < size for name in instance.constants):
            return "a constant names no element"
        structure = Structure(size, relations, {name: answer[name] for name in instance.constants})
        for number, premise in enumerate(instance.premises, start=1):
            if not true_in(instance.grammar.read(premise), [structure]):
                return f"premise {number} is false"
        return "the conclusion is true" if true_in(instance.grammar.read(instance.conclusion), [structure]) else ""


def _plain(size: int, predicates: tuple[tuple[str, int], ...], constants: tuple[str, ...]) -> list[Structure]:
    """List the structures with one element, and those of up to `size` in which each predicate is empty or full."""
    return [
        Structure(
            n,
            {
                name: frozenset(product(range(n), repeat=arity)) if full else frozenset()
                for (name, arity), full in zip(predicates, choice, strict=True)
            },
            dict(zip(constants, row, strict=True)),
        )
        for n in range(1, size + 1)
        for choice in product((False, True), repeat=len(predicates))
        for row in product(range(min(n, 2)), repeat=len(constants))
    ]


def _drawn(
    rng: Random, size: int, predicates: tuple[tuple[str, int], ...], constants: tuple[str, ...]
) -> list[Structure]:
    sizes = [n for n in range(2, size + 1) for _ in range(40)]
    return [random_structure(rng, n, predicates, constants, rng.choice((0.3, 0.5, 0.7))) for n in sizes]


def _full(group: list[Structure]) -> int:
    return (1 << len(group)) - 1


def _weight(left: dict[int, int]) -> int:
    return sum(mask.bit_count() for mask in left.values())
