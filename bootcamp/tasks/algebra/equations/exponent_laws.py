"""Simplify a product of nested powers and roots, and give the exponent of every letter and prime.

Answer: a rational exponent for each letter and each prime; they are unique.
Harder: more letters, more factors, deeper nesting, roots and fractional exponents.
Skills: algebra, arithmetic
Source: original; school algebra.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.numbers import random_nonzero
from bootcamp.lib.prompts import bracketed
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Mapping, Rational, Word
from bootcamp.verifiers.symbolic import Node, apply, div, mul, number, parse, render, sqrt, symbol
from bootcamp.verifiers.symbolic.exact import exact

Exponents = dict[str, Fraction]


class ExponentLaws(Task["ExponentLaws.Params", "ExponentLaws.Instance", "Exponents"]):
    version = 1

    class Params(task.Params):
        letters: int = knob("how many letters occur", levels=(2, 2, 2, 2, 3, 3, 4, 4, 5, 5), ge=2, le=6)
        primes: int = knob("how many primes occur", levels=(0, 0, 1, 1, 1, 2, 2, 2, 3, 3), ge=0, le=3)
        factors: int = knob("how many factors there are", levels=(2, 2, 3, 3, 4, 4, 5, 6, 7, 8), ge=2, le=12)
        depth: int = knob("how deep powers are nested", levels=(1, 1, 1, 2, 2, 2, 3, 3, 4, 4), ge=0, le=5)
        fractions: int = knob(
            "the largest denominator of an exponent, and index of a root",
            levels=(1, 1, 1, 2, 2, 3, 3, 4, 4, 6),
            ge=1,
            le=6,
        )
        largest: int = knob("the largest exponent shown", levels=(4, 5, 4, 4, 5, 5, 5, 5, 5, 6), ge=2, le=9)

    class Instance(task.Instance):
        bases: tuple[str, ...]
        expression: str

        @property
        def letters(self) -> tuple[str, ...]:
            return tuple(base for base in self.bases if base.isalpha())

    prompt = Prompt(
        en=r"""
        All letters in this expression stand for positive numbers:

        $${{ expression }}$$

        It equals a product of powers of {{ bases | listed }}.
        Give the exponent of each of them; it is 0 for what cancels.
        """,
        zh=r"""
        下式中的字母都表示正数：

        $${{ expression }}$$

        它等于 {{ bases | listed(language) }} 的幂的乘积。求其中每个底数的指数；消去的底数，指数为 0。
        """,
    )

    def format(self, instance: Instance) -> Format[Exponents]:
        return Mapping(Word(instance.bases), Rational(), instance.bases)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Exponents]:
        letters = sorted(rng.sample("abcdmnpqrstuvwxyz", params.letters))
        primes = sorted(rng.sample((2, 3, 5), params.primes))
        bases = (*map(str, primes), *letters)
        node, exponents = _draw(params, rng, bases, params.factors, params.depth)
        answer = {base: exponents.get(base, Fraction(0)) for base in bases}
        text = render(node)
        shown = {base for base in bases if base in exponents}
        zeros = sum(not n for n in answer.values())
        sizes = [max(abs(n.numerator), n.denominator) for n in answer.values()]
        if shown != set(bases) or zeros > max(0, len(bases) // 3) or max(sizes) > 90 or len(text) > 900:
            raise task.Retry
        return self.Instance(bases=bases, expression=text), answer

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines: list[str] = []
        found = _collected(parse(instance.expression, instance.letters), lines)
        return "\n".join([*lines, _powers({base: found[base] for base in instance.bases})])


def _collected(node: Node, lines: list[str]) -> Exponents:
    """Give the exponents of an expression, from the inside out, a line for each law that is used."""
    if node.head == "symbol":
        return {str(node.leaf): Fraction(1)}
    if node.head == "number":
        value, exponents = int(node.leaf), Exponents()
        for prime in (2, 3, 5):
            while value % prime == 0:
                value, exponents[str(prime)] = value // prime, exponents.get(str(prime), Fraction(0)) + 1
        lines += [f"{node.leaf} = {_powers(exponents)}"] if sum(exponents.values()) > 1 else []
        return exponents
    if node.head in ("pow", "apply"):
        root = node.leaf == "root"
        inner = _collected(node.args[root], lines)
        index = exact(node.args[0 if root else 1]) if root or node.head == "pow" else Fraction(2)
        n = 1 / (index or Fraction(1)) if node.head == "apply" else index or Fraction(0)
        raised = {base: m * n for base, m in inner.items()}
        if node.args[0].head != "symbol":
            steps = {base: f"{m}·{bracketed(n)}" for base, m in inner.items()}
            lines.append(f"({_powers(inner)})^({n}) = {_powers(steps)} = {_powers(raised)}")
        return raised
    parts = [_collected(arg, lines) for arg in node.args]
    bases = list(dict.fromkeys(base for part in parts for base in part))
    sign = -1 if node.head == "div" else 1
    total = {b: parts[0].get(b, Fraction(0)) + sign * sum(p.get(b, Fraction(0)) for p in parts[1:]) for b in bases}
    if sign < 0 or any(sum(b in part for part in parts) > 1 for b in bases):
        mark, joint = (" - ", " / ") if sign < 0 else (" + ", " · ")
        sums = {b: [p.get(b, Fraction(0)) for p in parts if sign < 0 or b in p] for b in bases}
        steps = {b: mark.join([str(row[0]), *map(bracketed, row[1:])]) for b, row in sums.items()}
        lines.append(f"{joint.join(f'({_powers(p)})' for p in parts)} = {_powers(steps)} = {_powers(total)}")
    return total


def _powers(exponents: dict[str, Any]) -> str:
    return " ".join(b if n == 1 else f"{b}^{n}" if str(n).isdigit() else f"{b}^({n})" for b, n in exponents.items())


def _draw(
    params: ExponentLaws.Params, rng: Random, bases: tuple[str, ...], factors: int, depth: int
) -> tuple[Node, Exponents]:
    """Draw a product or quotient of `factors` factors, at a depth above 0 one of them in a bracket or a root."""
    if factors == 1 and depth == 0:
        return _monomial(params, rng, bases)
    if depth and (factors <= 2 or rng.random() < 0.4):
        node, exponents = _draw(params, rng, bases, factors, depth - 1)
        return _raised(params, rng, node, exponents)
    cut = max(1, factors // 2)
    (first, one), (second, other) = (
        _draw(params, rng, bases, size, depth if place == 0 else min(depth, rng.randint(0, depth)))
        for place, size in enumerate((factors - cut, cut))
    )
    divided = rng.random() < 0.6
    sign = -1 if divided else 1
    total = {b: one.get(b, Fraction(0)) + sign * other.get(b, Fraction(0)) for b in {**one, **other}}
    return (div(first, second) if divided else mul(first, second)), total


def _monomial(params: ExponentLaws.Params, rng: Random, bases: tuple[str, ...]) -> tuple[Node, Exponents]:
    kept = rng.sample(bases, min(len(bases), rng.randint(1, 3)))
    exponents = {b: Fraction(random_nonzero(rng, params.largest)) for b in sorted(kept, key=bases.index)}
    value, nodes = 1, []
    for b, n in exponents.items():
        if b.isdigit():
            exponents[b] = n = Fraction(rng.randint(1, 3))
            value *= int(b) ** int(n)
        else:
            nodes.append(Node("pow", (symbol(b), number(n))) if n != 1 else symbol(b))
    return mul(value, *nodes), exponents


def _raised(params: ExponentLaws.Params, rng: Random, node: Node, exponents: Exponents) -> tuple[Node, Exponents]:
    """Raise to a power, or take a root."""
    if params.fractions > 1 and rng.random() < 0.4:
        index = rng.randint(2, params.fractions)
        root = sqrt(node) if index == 2 else apply("root", index, node)
        return root, {b: n / index for b, n in exponents.items()}
    n = Fraction(rng.choice((-3, -2, -1, 2, 3)))
    if params.fractions > 1 and rng.random() < 0.4:
        n = Fraction(random_nonzero(rng, 5), rng.randint(2, params.fractions))
    n = n if n != 1 else Fraction(2)
    return Node("pow", (node, number(n))), {b: m * n for b, m in exponents.items()}
