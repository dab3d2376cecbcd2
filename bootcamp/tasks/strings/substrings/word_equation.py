"""Solve equations between words of letters and variables.

Answer: a word for every variable; any solution within the bounds counts.
Harder: more variables and equations, longer words, bounds in place of lengths.
Skills: algebra, search
Source: original; word equations (A. Markov, 1950s; G. Makanin, 1977).
"""

from __future__ import annotations

from itertools import product
from random import Random

from bootcamp import task
from bootcamp.lib.text import random_text
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Record, Text

Side = str
Words = dict[str, str]


class WordEquation(Task["WordEquation.Params", "WordEquation.Instance", Words]):
    version = 1

    class Params(task.Params):
        variables: int = knob("the number of variables", levels=(1, 2, 2, 2, 2, 3, 3, 3, 4, 4), ge=1, le=5)
        equations: int = knob("the number of equations", levels=(1, 1, 1, 1, 1, 1, 1, 2, 2, 2), ge=1, le=4)
        length: int = knob("the signs on the left, about", levels=(6, 6, 6, 6, 7, 8, 9, 9, 10, 10), ge=3, le=16)
        longest: int = knob("the most letters of a word", levels=(4, 4, 5, 5, 6, 6, 7, 8, 9, 10), ge=2, le=14)
        plain: bool = knob("whether the right side has letters only", levels=(True,) * 2 + (False,) * 8)
        loose: int = knob("by how much the bounds are wider", levels=(0, 0, 0, 1, 1, 2, 2, 3, 3, 4), ge=0, le=6)

    class Instance(task.Instance):
        equations: tuple[tuple[Side, Side], ...]
        bounds: tuple[tuple[str, int, int], ...]
        """For every variable the least and the greatest length."""

        @property
        def shown(self) -> list[str]:
            return [f"{' '.join(left)} = {' '.join(right)}" for left, right in self.equations]

    prompt = Prompt(
        en=r"""
        Small letters stand for themselves, capital letters are variables that stand for words of the letters a and b. A
        variable stands for the same word wherever it occurs, and words are written one after the other.

        {{ shown | lines }}

        {% for name, low, high in bounds %}
        {{ name }} has {% if low == high %}{{ low }}{% else %}{{ low }} to {{ high }}{% endif %} letters.
        {% endfor %}

        Give a word for {{ "every variable" if bounds | length > 1 else "the variable" }} so that
        {{ "both sides of every equation are" if equations | length > 1 else "both sides are" }} the same word. If there
        are several solutions, any one will do.
        """,
        zh=r"""
        小写字母代表自身，大写字母是变量，代表由字母 a 和 b 组成的单词。同一个变量处处代表同一个单词，各单词依次相接。

        {{ shown | lines }}

        {% for name, low, high in bounds %}
        {{ name }} 有 {% if low == high %}{{ low }}{% else %}{{ low }} 到 {{ high }}{% endif %} 个字母。
        {% endfor %}

        请给{{ "每个变量" if bounds | length > 1 else "这个变量" }}一个单词，使
        {{- "每个等式的" if equations | length > 1 else "" }}两边是同一个单词。若有多个解，任意一个都可以。
        """,
    )

    def format(self, instance: Instance) -> Format[Words]:
        return Record(**{name: Text(alphabet="ab") for name, _, _ in instance.bounds})

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Words]:
        names = "XYZVW"[: params.variables]
        values = {name: random_text(rng, rng.randint(2, params.longest), "ab") for name in names}
        root = random_text(rng, rng.randint(2, 3), "ab")  # shared pieces make words fit each other
        for name in names[1:]:
            if rng.random() < 0.6:
                values[name] = (root * 6)[rng.randint(0, 1) :][: rng.randint(2, params.longest)]
        equations: list[tuple[Side, Side]] = []
        for _ in range(60 * params.equations):
            left = "".join(rng.choice(names + ("ab" if at % 2 else names)) for at in range(params.length))
            text = _spelled(left, values)
            right = text if params.plain else _cover(rng, text, values)
            alike = not params.plain and (left[0] == right[0] or left[-1] == right[-1] or not set(names) & set(right))
            if len(equations) < params.equations and not alike:
                equations.append((left, right))
        if len(equations) < params.equations:
            raise task.Retry
        bounds = []
        for name in names:
            low = max(1, len(values[name]) - rng.randint(0, params.loose))
            bounds.append((name, low, max(low + bool(params.loose), len(values[name]) + rng.randint(0, params.loose))))
        instance = self.Instance(equations=tuple(equations), bounds=tuple(bounds))
        if set("".join(left + right for left, right in equations)) < set(names):
            raise task.Retry
        plain = [dict(zip(names, one, strict=True)) for one in product(*map(_simple, instance.bounds))]
        if len(set(values.values())) < len(names) or not all(self.check(instance, one) for one in plain):
            raise task.Retry
        return instance, values

    def check(self, instance: Instance, answer: Words) -> str:
        for name, low, high in instance.bounds:
            if not low <= len(answer[name]) <= high:
                return f"{name} has {len(answer[name])} letters"
        same = all(_spelled(left, answer) == _spelled(right, answer) for left, right in instance.equations)
        return "" if same else "the sides of an equation differ"


def _spelled(side: Side, values: Words) -> str:
    return "".join(values.get(sign, sign) for sign in side)


def _cover(rng: Random, text: str, values: Words) -> Side:
    """Write a text with variables where their words stand in it, and letters between them."""
    side = ""
    while text:
        fits = [name for name, value in values.items() if text.startswith(value)]
        sign = rng.choice(fits) if fits and rng.random() < 0.8 else text[0]
        side += sign
        text = text[len(values.get(sign, sign)) :]
    return side


def _simple(bound: tuple[str, int, int]) -> list[str]:
    """Words of one letter, or of two in turn, with the least and the greatest length."""
    return [(pair * 20)[:size] for size in {bound[1], bound[2]} for pair in ("a", "b", "ab", "ba")]
