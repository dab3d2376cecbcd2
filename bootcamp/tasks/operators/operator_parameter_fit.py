"""Find integer parameters of an invented operator for which all stated facts hold.

Answer: a value for each parameter; several choices may be right.
Harder: more parameters, a wider range, facts with nested uses, facts for all operands, residues.
Skills: algebra, search
Source: original.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping as Values, Sequence
from itertools import product
from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.operators._postfix import Postfix, draw, evaluate, write
from bootcamp.verifiers import Integer, Mapping, Word
from bootcamp.verifiers.base import Format

Term = tuple[str, int, int]
"""A coefficient by name ("" for 1) and the exponents of a and b that it is multiplied with, 2 at most."""

Fact = tuple[Postfix, Postfix]
"""Two sides that are equal for all values of the letters x and y in them."""

FORMS = {"∘": "{} ∘ {}"}


class OperatorParameterFit(Task["OperatorParameterFit.Params", "OperatorParameterFit.Instance", dict[str, int]]):
    version = 1

    class Params(task.Params):
        parameters: int = knob("how many parameters there are", levels=(2, 2, 3, 3, 3, 4, 4, 4, 5, 5), ge=2, le=5)
        bound: int = knob("the largest size of a parameter", levels=(5, 9, 6, 9, 10, 12, 15, 20, 30, 50), ge=2, le=100)
        facts: int = knob("how many facts are given", levels=(2, 2, 3, 3, 4, 4, 4, 5, 5, 6), ge=2, le=10)
        general: int = knob("how many of them hold for all operands", levels=(0, 0, 0, 1, 1, 1, 1, 1, 1, 1), ge=0, le=3)
        nested: int = knob("how many of them use the operator twice", levels=(0, 1, 1, 1, 2, 2, 3, 3, 4, 5), ge=0, le=6)
        modular: bool = knob("whether some operators give residues", levels=(False,) * 5 + (True,) * 5)

    class Instance(task.Instance):
        terms: tuple[Term, ...]
        modulus: int  # 0: none
        low: int  # of the parameters
        high: int
        facts: tuple[Fact, ...]

        @property
        def names(self) -> list[str]:
            return [name for name, _, _ in self.terms if name]

        @property
        def formula(self) -> str:
            return formula(self.terms, self.modulus)

        @property
        def equations(self) -> list[tuple[str, list[str]]]:
            return [(equation(fact), letters(fact)) for fact in self.facts]

    prompt = Prompt(
        en=r"""
        On the {{ "numbers from 0 to " ~ high if modulus else "integers" }}, an operator ∘ is defined by

        a ∘ b = {{ formula }}

        where {{ names | listed(language) }} are unknown integers from {{ low }} to {{ high }}
        {{- ", and mod gives the remainder, which is not negative" if modulus }}.
        Find values for them such that all of this holds:

        {% for equation, names in equations %}
        {{ equation }}{{ " for all " ~ (names | listed(language)) if names }}
        {% endfor %}

        There may be several solutions; give one.
        """,
        zh=r"""
        在{{ " 0 到 " ~ high ~ " 的整数" if modulus else "整数" }}上定义运算 ∘：

        a ∘ b = {{ formula }}

        其中 {{ names | listed(language) }} 是 {{ low }} 到 {{ high }} 之间的未知整数
        {{- "，mod 表示取非负余数" if modulus }}。
        请求出这些未知数的一组值，使下列各式都成立：

        {% for equation, names in equations %}
        {{ equation }}{{ "（对所有 " ~ (names | listed(language)) ~ " 成立）" if names }}
        {% endfor %}

        解可能不止一组，给出一组即可。
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, int]]:
        names = tuple(instance.names)
        return Mapping(Word(names), Integer(low=instance.low, high=instance.high), names)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, int]]:
        names = "pqrst"[: params.parameters]
        exponents = [(1, 0), (0, 1), *rng.sample([(0, 0), (1, 1), (2, 0), (0, 2)], params.parameters - 2)]
        terms: list[Term] = [(name, i, j) for name, (i, j) in zip(names, exponents, strict=True)]
        if (1, 1) not in exponents and rng.random() < 0.5:
            terms.insert(0, ("", 1, 1))
        modulus = rng.choice((5, 7, 11, 13)) if params.modular and rng.random() < 0.4 else 0
        low, high = (0, modulus - 1) if modulus else (-params.bound, params.bound)
        for _ in range(100):
            caps = [rng.choice((2, params.bound)) for _ in names]
            answer = {name: rng.randint(max(low, -cap), min(high, cap)) for name, cap in zip(names, caps, strict=True)}
            general = [fact for fact in general_facts(low, high) if holds(fact, terms, answer, modulus)]
            if len(general) >= params.general:
                break
        else:
            raise task.Retry
        facts = rng.sample(general, params.general)
        for i in range(params.facts - params.general):
            side = draw(rng, FORMS, 2 if i < params.nested else 1, lambda: rng.randint(max(low, -9), min(high, 9)))
            facts.append((side, (value(side, terms, answer, modulus, {}),)))
        if len(set(facts)) < len(facts) or any(abs(int(fact[1][0])) > 10**6 for fact in facts[params.general :]):
            raise task.Retry
        return self.Instance(terms=tuple(terms), modulus=modulus, low=low, high=high, facts=tuple(facts)), answer

    def check(self, instance: Instance, answer: dict[str, int]) -> str:
        broken = (fact for fact in instance.facts if not holds(fact, instance.terms, answer, instance.modulus))
        return next((f"{equation(fact)} does not hold" for fact in broken), "")


def formula(terms: Sequence[Term], modulus: int) -> str:
    """Write the polynomial, with its remainder modulo `modulus` if that is not 0."""
    text = " + ".join(" × ".join([name] * bool(name) + ["a"] * i + ["b"] * j) for name, i, j in terms)
    return f"({text}) mod {modulus}" if modulus else text


def equation(fact: Fact) -> str:
    """Write a fact."""
    return " = ".join(write(side, FORMS) if len(side) > 1 else str(side[0]) for side in fact)


def letters(fact: Fact) -> list[str]:
    """List the letters of a fact."""
    return [name for name in "xy" if name in fact[0]]


def general_facts(low: int, high: int) -> list[Fact]:
    """List facts with letters, each with one use of the operator a side, and with small numbers from low to high."""
    numbers = range(max(low, -5), min(high, 5) + 1)
    neutral: list[Fact] = [(side, ("x",)) for n in numbers for side in (("x", n, "∘"), (n, "x", "∘"))]
    constant: list[Fact] = [(("x", n, "∘"), (n,)) for n in numbers]
    return [*neutral, *constant, (("x", "y", "∘"), ("y", "x", "∘")), (("x", "x", "∘"), ("x",))]


def value(
    side: Postfix, terms: Sequence[Term], coefficients: Values[str, int], modulus: int, operands: Values[str, int]
) -> int:
    """Evaluate one side of a fact."""

    def apply(a: int, b: int) -> int:
        total = sum((coefficients[name] if name else 1) * a**i * b**j for name, i, j in terms)
        return int(total % modulus if modulus else total)

    operations: dict[str, Callable[..., int]] = {"∘": apply}
    return evaluate(side, FORMS, operations, lambda item: item if isinstance(item, int) else operands[item])


def holds(fact: Fact, terms: Sequence[Term], coefficients: Values[str, int], modulus: int) -> bool:
    """Test a fact of `general_facts`, or one without letters, for all residues or, on integers, for 5 values a letter.

    Its sides have degree 4 at most in each letter, so that 5 integers are enough.
    """
    names = letters(fact)
    for values in product(range(modulus) if modulus else range(-2, 3), repeat=len(names)):
        operands = dict(zip(names, values, strict=True))
        left, right = (value(side, terms, coefficients, modulus, operands) for side in fact)
        if left != right:
            return False
    return True
