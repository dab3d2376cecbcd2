"""Find which properties relations on small sets have.

Answer: for each relation the set of the letters of its properties; it is unique.
Harder: more relations and elements, more properties, rules with more parts.
Skills: logic, deduction
Source: original.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.prompts import by_language
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Choice, Format, Record, Set

Rule = tuple[str, int]
"""A key of _RULES and its number; `and`, `or`, `xor` stand between rules, with 0."""

Answer = dict[str, frozenset[str]]

_RULES: dict[str, tuple[str, str, Callable[[int, int, int], bool]]] = {
    "div": ("x divides y", "x 整除 y", lambda x, y, k: y % x == 0),
    "less": ("x < y", "x < y", lambda x, y, k: x < y),
    "close": ("|x - y| ≤ {k}", "|x - y| ≤ {k}", lambda x, y, k: abs(x - y) <= k),
    "sum": ("x + y ≤ {k}", "x + y ≤ {k}", lambda x, y, k: x + y <= k),
    "even": ("x + y is even", "x + y 是偶数", lambda x, y, k: (x + y) % 2 == 0),
    "mod": ("{k} divides x - y", "{k} 整除 x - y", lambda x, y, k: (x - y) % k == 0),
    "next": ("y = x + {k}", "y = x + {k}", lambda x, y, k: y == x + k),
    "mirror": ("x + y = {k}", "x + y = {k}", lambda x, y, k: x + y == k),
    "product": ("{k} divides xy", "{k} 整除 xy", lambda x, y, k: x * y % k == 0),
    "first": ("x ≤ {k}", "x ≤ {k}", lambda x, y, k: x <= k),
    "second": ("y ≥ {k}", "y ≥ {k}", lambda x, y, k: y >= k),
    "double": ("x ≤ 2y", "x ≤ 2y", lambda x, y, k: x <= 2 * y),
}
_JOINS: dict[str, tuple[str, str, Callable[[bool, bool], bool]]] = {
    "and": ("and", "并且", lambda p, q: p and q),
    "or": ("or (or both)", "或者（可以同时成立）", lambda p, q: p or q),
    "xor": ("or, but not both,", "或者（但不同时成立）", lambda p, q: p != q),
}
_PROPERTIES = {
    "R": ("reflexive: (x, x) is in it for every x in A", "自反：对 A 中每个 x，(x, x) 都属于它"),
    "S": ("symmetric: if (x, y) is in it, so is (y, x)", "对称：若 (x, y) 属于它，则 (y, x) 也属于它"),
    "T": ("transitive: if (x, y) and (y, z) are in it, so is (x, z)", "传递：若 (x, y)、(y, z) 属于它，则 (x, z) 也是"),
    "A": ("antisymmetric: if (x, y) and (y, x) are in it, then x = y", "反对称：若 (x, y)、(y, x) 都属于它，则 x = y"),
    "I": ("irreflexive: (x, x) is in it for no x in A", "反自反：对 A 中任何 x，(x, x) 都不属于它"),
    "E": ("serial: for every x in A some (x, y) is in it", "持续：对 A 中每个 x，都有某个 (x, y) 属于它"),
    "F": ("functional: no x has two different y with (x, y) in it", "单值：没有 x 有两个不同的 y 使 (x, y) 属于它"),
    "C": (
        "connected: if x and y differ, (x, y) or (y, x) is in it",
        "连通：x ≠ y 时，(x, y) 或 (y, x) 属于它",
    ),
    "U": (
        "Euclidean: if (x, y) and (x, z) are in it, so is (y, z)",
        "欧几里得：有 (x, y)、(x, z) 则有 (y, z)",
    ),
}


class RelationPropertyTable(Task["RelationPropertyTable.Params", "RelationPropertyTable.Instance", Answer]):
    version = 1

    class Params(task.Params):
        relations: int = knob("how many relations there are", levels=(1, 2, 2, 3, 3, 4, 4, 5, 5, 6), ge=1, le=8)
        elements: int = knob("how many elements A has", levels=(3, 4, 5, 5, 6, 6, 7, 8, 9, 10), ge=3, le=12)
        properties: int = knob("how many properties are asked about", levels=(3, 4, 5, 6, 7, 8, 9, 9, 9, 9), ge=3, le=9)
        parts: int = knob("of how many parts a rule consists", levels=(1, 1, 1, 1, 2, 2, 2, 3, 3, 3), ge=1, le=4)

    class Instance(task.Instance):
        elements: int
        properties: int
        relations: tuple[tuple[tuple[int, int], ...] | tuple[Rule, ...], ...]  # pairs, or rules and joins in turn

        @property
        def texts(self) -> dict[str, list[str]]:
            return {
                "en": [_said(rule, 0) for rule in self.relations],
                "zh": [_said(rule, 1) for rule in self.relations],
            }

        @property
        def asked(self) -> dict[str, list[str]]:
            chosen = list(_PROPERTIES.items())[: self.properties]
            return by_language([(f"{letter}: {en}", f"{letter}: {zh}") for letter, (en, zh) in chosen])

    prompt = Prompt(
        en=r"""
        A is the set of the whole numbers from 1 to {{ elements }}. Relations on A:

        {% for text in texts["en"] %}
        R{{ loop.index }}: {{ text }}
        {% endfor %}

        Which of these properties does each relation have? The letters x, y, z stand for any elements of A, equal or
        different unless stated.

        {{ asked["en"] | bullets }}

        For each relation give the set of the letters of all the properties that it has; {} if it has none.
        """,
        zh=r"""
        A 是从 1 到 {{ elements }} 的整数组成的集合。A 上有下列关系：

        {% for text in texts["zh"] %}
        R{{ loop.index }}: {{ text }}
        {% endfor %}

        每个关系具有下列哪些性质？x、y、z 表示 A 中的任意元素，除另有说明外可以相等。

        {{ asked["zh"] | bullets }}

        请对每个关系给出它所具有的全部性质的字母组成的集合；一个都没有就写 {}。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        letters = tuple(list(_PROPERTIES)[: instance.properties])
        return Record(**{f"R{place + 1}": Set(Choice(letters)) for place in range(len(instance.relations))})

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        relations: list[tuple[Any, ...]] = []
        cells = list(product(range(1, params.elements + 1), repeat=2))
        answers: list[frozenset[str]] = []
        while len(relations) < params.relations:
            relation: tuple[Any, ...] = _random_pairs(rng, params.elements)
            if rng.random() > (0.7 if params.parts == 1 else 0.4):
                rules: list[Rule] = []
                for name in rng.sample(list(_RULES), params.parts):
                    if rules:
                        rules.append((rng.choice(list(_JOINS)), 0))
                    number = rng.randint(2, 3) if name in ("mod", "product") else rng.randint(1, params.elements)
                    rules.append((name, number + 1 if name in ("sum", "mirror") else number))
                relation = tuple(rules)
            pairs = _pairs(relation, params.elements)
            found = _properties(pairs, params.elements, params.properties)
            if relation not in relations and 1 < len(pairs) < len(cells) and (len(found) > 1 or rng.random() < 0.2):
                relations.append(relation)
                answers.append(found)
        instance = self.Instance(elements=params.elements, properties=params.properties, relations=tuple(relations))
        return instance, {f"R{place}": found for place, found in enumerate(answers, 1)}

    def key(self, instance: Instance) -> object:
        sets = sorted(sorted(_pairs(relation, instance.elements)) for relation in instance.relations)
        return [instance.elements, instance.properties, sets]


def _random_pairs(rng: Random, n: int) -> tuple[tuple[int, int], ...]:
    """Draw a few pairs, at times closed a little so that some properties nearly hold."""
    cells = [(x, y) for x in range(1, n + 1) for y in range(1, n + 1)]
    found: set[tuple[int, int]] = set(rng.sample(cells, rng.randint(2, n + 1)))
    if rng.random() < 0.4:
        found |= {(y, x) for x, y in found}
    if rng.random() < 0.4:
        found |= {(x, z) for x, y in found for w, z in found if y == w}
    return tuple(sorted(found | {(x, x) for x in range(1, n + 1)} if rng.random() < 0.3 else found))


def _pairs(relation: tuple[Any, ...], n: int) -> set[tuple[int, int]]:
    """List the pairs of a relation."""
    if isinstance(relation[0][0], int):
        return set(relation)
    found = set()
    for x, y in product(range(1, n + 1), repeat=2):
        holds = _RULES[relation[0][0]][2](x, y, relation[0][1])
        for (join, _), (name, k) in zip(relation[1::2], relation[2::2], strict=True):
            holds = _JOINS[join][2](holds, _RULES[name][2](x, y, k))
        if holds:
            found.add((x, y))
    return found


def _properties(pairs: set[tuple[int, int]], n: int, count: int) -> frozenset[str]:
    """Find the properties by their definitions."""
    every = range(1, n + 1)
    having = {
        "R": all((x, x) in pairs for x in every),
        "S": all((y, x) in pairs for x, y in pairs),
        "T": all((x, z) in pairs for x, y in pairs for z in every if (y, z) in pairs),
        "A": all(x == y or (y, x) not in pairs for x, y in pairs),
        "I": all((x, x) not in pairs for x in every),
        "E": all(any((x, y) in pairs for y in every) for x in every),
        "F": all(sum((x, y) in pairs for y in every) < 2 for x in every),
        "C": all(x == y or (x, y) in pairs or (y, x) in pairs for x in every for y in every),
        "U": all((y, z) in pairs for x, y in pairs for z in every if (x, z) in pairs),
    }
    return frozenset(letter for letter in list(_PROPERTIES)[:count] if having[letter])


def _said(relation: tuple[Any, ...], which: int) -> str:
    if isinstance(relation[0][0], int):
        return f"{{ {', '.join(f'({x}, {y})' for x, y in relation)} }}"
    text = ""
    for name, k in relation:
        text = text + _RULES[name][:2][which].format(k=k) if name in _RULES else f"[{text}] {_JOINS[name][which]} "
    return ("(x, y) is in it just if ", "(x, y) 属于它当且仅当 ")[which] + text.replace("） ", "）")
