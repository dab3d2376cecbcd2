"""Find an unknown base and the digits behind letters from facts of addition and multiplication.

Answer: the base and the value of each letter; the solution is unique.
Harder: larger bases, more letters, no facts to spare.
Skills: arithmetic, deduction, search
Source: original; a common kind of exercise on number bases.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.grid.clues import thin
from bootcamp.lib.text import LOWER
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.arithmetic.cryptarithms._digit_facts import Fact, possible_facts, solutions
from bootcamp.verifiers import Integer, Mapping, Record, Word

_LETTERS = LOWER[:13] + LOWER[14:]  # without n, as N is the base


class AdditionTableBase(Task["AdditionTableBase.Params", "AdditionTableBase.Instance", "dict[str, Any]"]):
    version = 1

    class Params(task.Params):
        low: int = knob("the smallest base", levels=(4, 5, 6, 7, 7, 8, 9, 9, 10, 10), ge=3, le=16)
        high: int = knob("the largest base", levels=(7, 8, 9, 9, 10, 10, 11, 12, 12, 12), ge=3, le=16)
        letters: int = knob(
            "how many digits are letters, at most all digits of the base",
            levels=(3, 4, 5, 5, 5, 6, 6, 6, 6, 7),
            ge=3,
            le=16,
        )
        above: int = knob(
            "how far the stated bound is above the base at most", levels=(0, 0, 0, 1, 1, 1, 1, 1, 2, 1), ge=0, le=6
        )
        spare: int = knob(
            "how many facts are given beyond what is needed", levels=(2, 2, 1, 1, 0, 0, 0, 0, 0, 0), ge=0, le=20
        )

    class Instance(task.Instance):
        hidden = ("base", "values")

        facts: tuple[Fact, ...]
        letters: str
        bound: int
        base: int
        values: tuple[int, ...]  # of the letters, in order

    prompt = Prompt(
        en=r"""
        In a base N from 2 to {{ bound }}, different letters stand for different digits from 0 to N - 1. Two letters
        side by side are a numeral of two digits, which does not start with 0.

        {% for x, sign, y, result in facts %}
        {{ x }} {{ sign }} {{ y }} = {{ result }}
        {% endfor %}

        There is exactly one solution. Find the base N and the values of the letters {{ letters | list | comma }} in
        decimal notation.
        """,
        zh=r"""
        在 N 进制中（N 从 2 到 {{ bound }}），不同的字母代表 0 到 N - 1 中不同的数字。
        两个字母并排表示一个两位数，其首位不是 0。

        {% for x, sign, y, result in facts %}
        {{ x }} {{ sign }} {{ y }} = {{ result }}
        {% endfor %}

        解是唯一的。求进制 N 以及字母 {{ letters | join("、") }} 的值（都用十进制表示）。
        """,
    )

    def format(self, instance: Instance) -> Record:
        letters = tuple(instance.letters)
        return Record(N=Integer(low=2), values=Mapping(Word(letters, case=True), Integer(low=0), required=letters))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        base = rng.randint(params.low, params.high)
        bound = base + rng.randint(0, params.above)
        letters = "".join(sorted(rng.sample(_LETTERS, min(params.letters, base))))
        values = tuple(rng.sample(range(base), len(letters)))
        facts = possible_facts(base, dict(zip(letters, values, strict=True)), rng)
        count = next((n for n in range(len(letters) // 2, len(facts) + 1) if _tell(facts[:n], letters, bound)), 0)
        if not count:
            raise task.Retry
        chosen = thin(facts[:count], lambda rest: _tell(rest, letters, bound), rng)
        others = [fact for fact in facts if fact not in chosen][: params.spare]
        shown = tuple(rng.sample([*chosen, *others], len(chosen) + len(others)))
        answer = {"N": base, "values": dict(zip(letters, values, strict=True))}
        return self.Instance(facts=shown, letters=letters, bound=bound, base=base, values=values), answer

    def key(self, instance: Instance) -> object:
        values = dict(zip(instance.letters, instance.values, strict=True))
        facts = sorted((sign, *sorted((values[x], values[y]))) for x, sign, y, _ in instance.facts)
        return [instance.base, instance.bound, facts]

    def check(self, instance: Instance, answer: dict[str, Any]) -> str:
        base, values = answer["N"], answer["values"]
        if base > instance.bound or len({*values.values()}) < len(values) or max(values.values()) >= base:
            return "the base is too large, or two letters have one value, or a value is no digit"
        for x, sign, y, result in instance.facts:
            if len(result) == 2 and values[result[0]] == 0:
                return "a numeral starts with 0"
            found = values[x] + values[y] if sign == "+" else values[x] * values[y]
            if found != sum(values[letter] * base**place for place, letter in enumerate(reversed(result))):
                return f"{x} {sign} {y} = {result} does not hold"
        return ""


def _tell(facts: list[Fact], letters: str, bound: int) -> bool:
    """Tell whether facts name all letters and leave one solution."""
    named = {letter for x, _, y, result in facts for letter in x + y + result}
    return len(named) == len(letters) and len(solutions(facts, letters, bound, 2)) == 1
