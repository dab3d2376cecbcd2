"""Infer the precedence and the grouping of invented signs from evaluated expressions, then evaluate new ones.

Answer: a list of integers; all conventions that fit the examples give the same.
Harder: more signs, longer expressions, signs of equal precedence, more expressions asked.
Skills: induction, deduction, arithmetic
Source: original.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.operators._precedence import OPERATIONS, SIGNS, Formula, conventions, evaluate
from bootcamp.verifiers import Integer, Sequence


class InferPrecedence(Task["InferPrecedence.Params", "InferPrecedence.Instance", "tuple[int, ...]"]):
    version = 1

    class Params(task.Params):
        signs: int = knob("how many signs are used", levels=(2, 2, 2, 3, 3, 3, 3, 4, 4, 4), ge=2, le=4)
        length: int = knob("how many numbers a new expression has", levels=(3, 4, 5, 4, 5, 6, 6, 6, 7, 8), ge=3, le=8)
        queries: int = knob("how many new expressions are asked", levels=(1, 1, 2, 1, 2, 2, 3, 2, 3, 3), ge=1, le=4)
        ties: bool = knob("whether signs may have equal precedence", levels=(False,) * 4 + (True,) * 6)

    class Instance(task.Instance):
        meanings: tuple[tuple[str, str], ...]  # a sign and a formula in a and b
        ties: bool
        examples: tuple[tuple[Formula, int], ...]
        queries: tuple[Formula, ...]

    answer = Sequence(Integer())
    prompt = Prompt(
        en=r"""
        Each of these signs joins two integers a and b:

        {% for sign, meaning in meanings %}
        a {{ sign }} b = {{ meaning }}
        {% endfor %}

        In an expression without brackets, signs of higher precedence are applied before those of lower precedence.
        {% if ties %}
        Several signs may have the same precedence.
        {% else %}
        No two different signs have the same precedence.
        {% endif %}
        Signs of the same precedence are applied either always from left to right or always from right to left.
        The precedences and these directions are hidden, but they are the same in all of these expressions:

        {% for formula, value in examples %}
        {{ formula | join(" ") }} = {{ value }}
        {% endfor %}

        Find the value of {{ "all these expressions, in this order" if queries | length > 1 else "this expression" }}:

        {{ queries | map("join", " ") | lines }}
        """,
        zh=r"""
        下列每个符号连接两个整数 a 和 b：

        {% for sign, meaning in meanings %}
        a {{ sign }} b = {{ meaning }}
        {% endfor %}

        在没有括号的式子中，优先级高的符号先算，优先级低的后算。
        {% if ties %}
        几个符号的优先级可以相同。
        {% else %}
        不同符号的优先级各不相同。
        {% endif %}
        优先级相同的符号，要么总是从左到右计算，要么总是从右到左计算。
        优先级和计算方向没有给出，但在下列式子中都是一致的：

        {% for formula, value in examples %}
        {{ formula | join(" ") }} = {{ value }}
        {% endfor %}

        {{ "依次求下列各式的值" if queries | length > 1 else "求下式的值" }}：

        {{ queries | map("join", " ") | lines }}
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[int, ...]]:
        signs = sorted(rng.sample(SIGNS, params.signs))
        meanings = dict(zip(signs, rng.sample(sorted(OPERATIONS), params.signs), strict=True))
        operations = {sign: OPERATIONS[meaning] for sign, meaning in meanings.items()}
        fitting = list(conventions(signs, params.ties))
        hidden = rng.choice(fitting)
        queries = tuple(_draw_formula(signs, params.length, rng) for _ in range(params.queries))
        values = tuple(evaluate(query, operations, hidden) for query in queries)
        in_order = dict.fromkeys(signs, (0, True))
        if max(map(abs, values)) > 10**6 or any(evaluate(q, operations, in_order) in values for q in queries):
            raise task.Retry
        examples: list[tuple[Formula, int]] = []
        for _ in range(60):
            if all(evaluate(q, operations, one) == v for one in fitting for q, v in zip(queries, values, strict=True)):
                rng.shuffle(examples)
                given = {"meanings": tuple(meanings.items()), "examples": tuple(examples), "queries": queries}
                return self.Instance.model_validate({"ties": params.ties, **given}), values
            formula = _draw_formula(signs, rng.randint(3, max(4, params.length - 1)), rng)
            value = evaluate(formula, operations, hidden)
            still = [one for one in fitting if evaluate(formula, operations, one) == value]
            if len(still) < len(fitting) and abs(value) < 10**4:
                fitting = still
                examples.append((formula, value))
        raise task.Retry

    def key(self, instance: Instance) -> object:
        meaning: dict[int | str, str] = dict(instance.meanings)
        examples = [[*(meaning.get(item, item) for item in formula), value] for formula, value in instance.examples]
        queries = [[meaning.get(item, item) for item in query] for query in instance.queries]
        return [sorted(meaning.values()), instance.ties, sorted(examples, key=str), queries]


def _draw_formula(signs: list[str], length: int, rng: Random) -> Formula:
    tail = [item for _ in range(length - 1) for item in (rng.choice(signs), rng.randint(1, 9))]
    return (rng.randint(1, 9), *tail)
