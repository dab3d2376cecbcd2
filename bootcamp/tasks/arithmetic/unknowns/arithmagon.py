"""Find the numbers at the vertices of a network from the sums and products on its edges.

Answer: the number of every vertex; they are unique.
Harder: more vertices, larger numbers, products and differences instead of sums.
Skills: algebra, arithmetic, deduction
Source: original; arithmagons are common in schools: A. McIntosh and D. Quadling, Arithmogons, 1975.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib import graph
from bootcamp.lib.numbers import factorize
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Mapping, Word
from bootcamp.verifiers.base import Format

Values = dict[str, int]
Edge = tuple[int, int, str, int]
"""Two vertices, how they are joined (``+``, ``*`` or ``-`` for the difference in size), and the result."""


class Arithmagon(Task["Arithmagon.Params", "Arithmagon.Instance", Values]):
    version = 1

    class Params(task.Params):
        vertices: int = knob("how many vertices there are", levels=(3, 3, 4, 5, 6, 6, 7, 8, 10, 12), ge=3, le=14)
        extra: int = knob("how many edges there are beyond a tree", levels=(1, 1, 1, 1, 1, 2, 2, 2, 2, 2), ge=0, le=10)
        largest: int = knob(
            "the largest number at a vertex", levels=(10, 20, 30, 40, 60, 60, 99, 150, 300, 500), ge=9, le=999
        )
        signs: int = knob(
            "how many of sum, product and difference occur, in this order",
            levels=(1, 1, 1, 2, 2, 3, 3, 3, 3, 3),
            ge=1,
            le=3,
        )

    class Instance(task.Instance):
        vertices: int
        edges: tuple[Edge, ...]
        largest: int

        @property
        def names(self) -> tuple[str, ...]:
            return graph.labels(self.vertices, "letters")

        @property
        def lines(self) -> list[tuple[str, str, str, int]]:
            return [(self.names[a], self.names[b], sign, n) for a, b, sign, n in self.edges]

    prompt = Prompt(
        en=r"""
        Each of the vertices {{ names | comma }} of a network hides an integer from 1 to {{ largest }}. For each edge of
        the network it is known what its two ends give:

        {% for a, b, sign, n in lines %}
        {{ {"+": "%s + %s", "*": "%s × %s", "-": "|%s - %s|"}[sign] | format(a, b) }} = {{ n }}
        {% endfor %}

        Only one choice of the hidden integers is possible. Find all of them; they need not be different.
        """,
        zh=r"""
        一个网络的顶点 {{ names | comma }} 上各藏着一个 1 到 {{ largest }} 的整数。网络的每条边的两个端点满足：

        {% for a, b, sign, n in lines %}
        {{ {"+": "%s + %s", "*": "%s × %s", "-": "|%s - %s|"}[sign] | format(a, b) }} = {{ n }}
        {% endfor %}

        满足条件的整数只有一组，请全部求出；不同顶点上的数可以相同。
        """,
    )

    def format(self, instance: Instance) -> Format[Values]:
        high = instance.largest
        return Mapping(Word(bank=instance.names), Integer(low=1, high=high), required=instance.names)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Values]:
        pairs = graph.random_connected(rng, params.vertices, params.vertices - 1 + params.extra)
        hidden = [rng.randint(1, params.largest) for _ in range(params.vertices)]
        signs = [rng.choice("+*-"[: params.signs]) for _ in pairs]
        edges = tuple(
            (a, b, sign, _join(sign, hidden[a], hidden[b])) for (a, b), sign in zip(pairs, signs, strict=True)
        )
        instance = self.Instance(vertices=params.vertices, edges=edges, largest=params.largest)
        if {sign for _, _, sign, _ in edges} != set("+*-"[: params.signs]) or _solutions(instance) != [hidden]:
            raise task.Retry
        return instance, dict(zip(instance.names, hidden, strict=True))

    def key(self, instance: Instance) -> object:
        return [instance.largest, sorted(instance.edges)]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        products = [edge for edge in instance.edges if edge[2] == "*"]
        if not products:
            return "\n".join(_linear_steps(instance))
        a, b, _, n = min(products, key=lambda edge: len(_factors(edge[3], instance.largest)))
        tried, name = _factors(n, instance.largest), instance.names[a]
        primes = "·".join(str(p) for p, e in factorize(n).items() for _ in range(e))
        lines = [f"{name} × {instance.names[b]} = {n} = {primes or 1}: {name} = {', '.join(map(str, tried))}"]
        for x in tried:
            lines.append(f"{name} = {x}")
            if _searched(instance, {a: x}, lines):
                break
        return "\n".join(lines)


def _factors(n: int, largest: int) -> list[int]:
    return [d for d in range(1, largest + 1) if n % d == 0 and n // d <= largest]


def _searched(instance: Arithmagon.Instance, values: dict[int, int], lines: list[str]) -> bool:
    """Follow the edges from known numbers, as they are listed, and write it down."""
    pairs = ((*ends, s, n) for a, b, s, n in instance.edges for ends in ((a, b), (b, a)))
    v, w, sign, n = next((one for one in pairs if one[0] in values and one[1] not in values), (-1, -1, "", 0))
    if v < 0:
        return True
    names, known = instance.names, values[v]
    for x in _partners(sign, known, n):
        shown = {"+": f"{n} - {known}", "*": f"{n}/{known}", "-": f"{known} {'+' if x > known else '-'} {n}"}[sign]
        lines.append(f"{names[w]} = {shown} = {x}")
        grown = {**values, w: x}
        closed = [
            (grown[a], grown[b], s, n) for a, b, s, n in instance.edges if w in (a, b) and a in grown and b in grown
        ]
        bad = [(max(p, q), s, min(p, q), _join(s, p, q)) for p, q, s, n in closed if _join(s, p, q) != n]
        if not 1 <= x <= instance.largest:
            lines[-1] += " -"
        elif bad:
            lines[-1] += "; {} {} {} = {} -".format(*bad[0]).replace("*", "×")
        elif _searched(instance, grown, lines):
            return True
    if sign == "*" and n % known:
        lines.append(f"{n} = {n // known}·{known} + {n % known} -")
    return False


def _linear_steps(instance: Arithmagon.Instance) -> Iterator[str]:
    """Write each number as c + x or c - x, where x is at the first vertex, until a sum around a cycle gives x."""
    names, forms, x = instance.names, {0: (1, 0)}, 0
    while not x:
        for a, b, _, n in instance.edges:
            if a in forms and b in forms:
                (s, c), (t, d) = forms[a], forms[b]
                if s == t and not x:
                    x = s * (n - c - d) // 2
                    yield f"{names[a]} + {names[b]} = {_form(2 * s, c + d, names[0])} = {n}, {names[0]} = {x}"
            elif a in forms or b in forms:
                a, b = (a, b) if a in forms else (b, a)
                s, c = forms[a]
                forms[b] = -s, n - c
                yield f"{names[b]} = {_form(-s, n - c, names[0])}"
    for v, (s, c) in list(forms.items())[1:]:
        yield f"{names[v]} = {_form(s, c, str(x))} = {s * x + c}"


def _form(s: int, c: int, x: str) -> str:
    part = f"{abs(s)}{x}" if abs(s) > 1 else x
    return f"{c} - {part}" if s < 0 else f"{part} {'-' if c < 0 else '+'} {abs(c)}"


def _join(sign: str, a: int, b: int) -> int:
    return a + b if sign == "+" else a * b if sign == "*" else abs(a - b)


def _partners(sign: str, a: int, result: int) -> list[int]:
    """List what may stand at the other end of an edge."""
    if sign == "+":
        return [result - a]
    if sign == "-":
        return sorted({a + result, a - result})
    return [result // a] if result % a == 0 else []


def _solutions(instance: Arithmagon.Instance) -> list[list[int]]:
    """Try every number at the first vertex and follow the edges; stop after a second solution."""
    order, joined = [0], graph.neighbours(instance.vertices, [edge[:2] for edge in instance.edges])
    for v in order:
        order += [w for w in joined[v] if w not in order]
    found: list[list[int]] = []

    def extend(values: dict[int, int]) -> None:
        if len(values) == len(order):
            found.append([values[v] for v in range(len(order))])
            return
        v = order[len(values)]
        links = [(a + b - v, sign, n) for a, b, sign, n in instance.edges if v in (a, b) and a + b - v in values]
        choices = _partners(links[0][1], values[links[0][0]], links[0][2]) if links else range(1, instance.largest + 1)
        for x in choices:
            fits = 1 <= x <= instance.largest and all(_join(sign, values[u], x) == n for u, sign, n in links)
            if fits and len(found) < 2:
                extend({**values, v: x})

    extend({})
    return found
