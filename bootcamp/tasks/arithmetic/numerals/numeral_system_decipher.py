"""Read new numerals of an unknown system after working out its kind and its signs from examples.

Answer: the values of the new numerals, in order; exactly one system of the stated family fits the examples.
Harder: more signs, longer lists of values, more kinds of system, more numerals to read.
Skills: arithmetic, deduction, induction
Source: original; in the manner of the decipherment problems of linguistics olympiads.
"""

from __future__ import annotations

from random import Random
from string import ascii_uppercase

from bootcamp import task
from bootcamp.lib.numeral_systems import blank_systems, draw_examples, reading
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Sequence

_POOL = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 20, 25, 30, 40, 50, 60, 75, 80, 90, 100, 120, 150, 200)


class NumeralSystemDecipher(Task["NumeralSystemDecipher.Params", "NumeralSystemDecipher.Instance", "tuple[int, ...]"]):
    version = 1

    class Params(task.Params):
        kinds: int = knob(
            "how many of the kinds additive, subtractive, positional may be",
            levels=(1, 1, 2, 2, 3, 3, 3, 3, 3, 3),
            ge=1,
            le=3,
        )
        signs: int = knob(
            "how many signs there are, at most all digits of a base",
            levels=(2, 3, 3, 4, 5, 6, 7, 8, 9, 10),
            ge=2,
            le=10,
        )
        choices: int = knob(
            "how many values are listed for the signs of additive systems",
            levels=(10, 10, 12, 12, 14, 16, 18, 20, 22, 25),
            ge=10,
            le=25,
        )
        bound: int = knob(
            "the largest base of a positional system", levels=(8, 8, 8, 8, 8, 9, 10, 11, 12, 12), ge=3, le=12
        )
        longest: int = knob(
            "the most signs in an example; new numerals have up to one more",
            levels=(3, 4, 4, 4, 4, 4, 5, 5, 6, 6),
            ge=3,
            le=6,
        )
        asked: int = knob("how many new numerals are to be read", levels=(1, 1, 2, 2, 2, 3, 3, 3, 3, 3), ge=1, le=5)

    class Instance(task.Instance):
        hidden = ("kind", "base", "meanings")

        kinds: int
        signs: str
        choices: tuple[int, ...]
        bound: int
        examples: tuple[tuple[str, int], ...]
        asked: tuple[str, ...]
        kind: str
        base: int
        meanings: tuple[int, ...]  # of the signs, in order

    prompt = Prompt(
        en=r"""
        An invented numeral system has the signs {{ signs | list | comma }}. Different signs have different values.
        {% if kinds == 1 %}
        The system is additive: each sign has a value from the list {{ choices | comma }}.
        The value of a numeral is the sum of the values of its signs, which may stand in any order.
        {% else %}
        The system is of one of these kinds:

        - Additive: each sign has a value from the list {{ choices | comma }}.
          The value of a numeral is the sum of the values of its signs, which may stand in any order.
        - Subtractive: the same, except that a sign directly to the left of a sign of larger value is subtracted
          instead of added.
        {% if kinds == 3 %}
        - Positional: the base N is from 2 to {{ bound }}, and each sign is a digit from 0 to N - 1; some digits may
          have no sign here. Either the leftmost sign of every numeral has the highest place value, or the
          rightmost sign of every numeral has it.
        {% endif %}
        {% endif %}

        Some numerals and their values in decimal notation:

        {% for numeral, value in examples %}
        {{ numeral }} = {{ value }}
        {% endfor %}

        Exactly one system fits. Find the {{ "value of this numeral" if asked | length == 1 else
        "values of these numerals, in this order" }}, in decimal notation: {{ asked | comma }}.
        """,
        zh=r"""
        某种虚构的记数法使用符号 {{ signs | join("、") }}。不同的符号表示不同的数值。
        {% if kinds == 1 %}
        这是加法记数法：每个符号的数值取自列表 {{ choices | join("、") }}。
        一个数的值等于其中各符号数值之和，符号的排列顺序不限。
        {% else %}
        它属于下列类型之一：

        - 加法记数法：每个符号的数值取自列表 {{ choices | join("、") }}。
          一个数的值等于其中各符号数值之和，符号的排列顺序不限。
        - 减法记数法：与加法记数法相同，只是当一个符号的右边紧挨着数值更大的符号时，该符号的数值要减去而不是加上。
        {% if kinds == 3 %}
        - 进位制记数法：采用 N 进制，N 从 2 到 {{ bound }}，每个符号是 0 到 N - 1 中的一个数字，有些数字可能没有对应的
          符号。要么所有数都是最左边的符号位值最高，要么所有数都是最右边的符号位值最高。
        {% endif %}
        {% endif %}

        下面是一些用它写出的数，以及它们的十进制值：

        {% for numeral, value in examples %}
        {{ numeral }} = {{ value }}
        {% endfor %}

        恰有一种记数法符合以上各例。
        {{- "求这个数的十进制值" if asked | length == 1 else "依次求下列各数的十进制值" }}：{{ asked | join("、") }}。
        """,
    )

    def format(self, instance: Instance) -> Sequence[int]:
        return Sequence(Integer(), length=len(instance.asked))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[int, ...]]:
        choices = tuple(sorted(rng.sample(_POOL, params.choices)))
        kind = rng.choice(("additive", "subtractive", rng.choice(("leftmost", "rightmost")))[: params.kinds])
        positional = kind in ("leftmost", "rightmost")
        base = rng.randint(params.bound // 2 + 1, params.bound) if positional else 0
        domain = range(base) if positional else choices
        signs = "".join(sorted(rng.sample(ascii_uppercase, min(params.signs, len(domain)))))
        meanings = tuple(rng.sample(domain, len(signs)))
        system = (kind, base, dict(zip(signs, meanings, strict=True)))
        examples = draw_examples(system, blank_systems(params.kinds, params.bound), choices, params.longest, rng)
        asked = tuple("".join(rng.choices(signs, k=rng.randint(3, params.longest + 1))) for _ in range(params.asked))
        answer = tuple(reading(system, numeral) for numeral in asked)
        printed = {*choices, *range(params.bound + 1), *(value for _, value in examples)}
        if min(answer) < 1 or len({*answer}) < len(answer) or printed & {*answer}:
            raise task.Retry
        instance = self.Instance(
            kinds=params.kinds,
            signs=signs,
            choices=choices,
            bound=params.bound,
            examples=tuple(rng.sample(examples, len(examples))),
            asked=asked,
            kind=kind,
            base=base,
            meanings=meanings,
        )
        return instance, answer

    def key(self, instance: Instance) -> object:
        meaning = dict(zip(instance.signs, instance.meanings, strict=True))
        examples = sorted([meaning[sign] for sign in numeral] for numeral, _ in instance.examples)
        asked = sorted([meaning[sign] for sign in numeral] for numeral in instance.asked)
        return [instance.kinds, instance.kind, instance.base, instance.choices, instance.bound, examples, asked]
