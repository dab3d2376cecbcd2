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
from bootcamp.verifiers import Integer, Mapping, Record, Word

_LETTERS = LOWER[:13] + LOWER[14:]  # without n, as N is the base

Fact = tuple[str, str, str, str]
"""A letter, ``+`` or ``×``, a letter, and the numeral of the result in one or two letters."""
Values = dict[str, int]


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


def possible_facts(base: int, values: Values, rng: Random) -> list[Fact]:
    """List in random order all facts that the letters can express; the operands of each stand in random order.

    >>> sorted(possible_facts(3, {"a": 2, "b": 1}, Random(1)))[:3]
    [('a', '+', 'a', 'bb'), ('a', '×', 'a', 'bb'), ('a', '×', 'b', 'a')]
    """
    letters = {value: letter for letter, value in values.items()}
    facts = []
    for sign in "+×":
        for x, first in values.items():
            for y, second in values.items():
                high, low = divmod(first + second if sign == "+" else first * second, base)
                if first <= second and low in letters and (high == 0 or high in letters):
                    pair = rng.sample((x, y), 2)
                    facts.append((pair[0], sign, pair[1], (letters[high] if high else "") + letters[low]))
    return rng.sample(facts, len(facts))


def solutions(facts: list[Fact], letters: str, bound: int, limit: int) -> list[tuple[int, Values]]:
    """Find up to `limit` pairs of a base from 2 to `bound` and different digits of the letters that fit all facts.

    >>> solutions([("a", "+", "a", "bc"), ("a", "×", "a", "ca")], "abc", 5, 9)
    []
    """
    uses = {letter: [fact for fact in facts if letter in (fact[0], fact[2])] for letter in letters}
    weight = {letter: sum((x + y).count(letter) for x, _, y, _ in uses[letter]) for letter in letters}
    order = sorted(letters, key=lambda letter: (-weight[letter], letter))
    ones = {result[0]: 1 for _, sign, _, result in facts if sign == "+" and len(result) == 2}
    found: list[tuple[int, Values]] = []

    def search(base: int, known: Values, new: str) -> None:
        settled = _settled(uses, base, known, new)
        if settled is None or len(found) == limit:
            return
        letter = next((letter for letter in order if letter not in settled), "")
        if not letter:
            found.append((base, settled))
            return
        for digit in range(base):
            if digit not in settled.values():
                search(base, {**settled, letter: digit}, letter)

    if len(ones) < 2:
        for base in range(max(2, len(letters)), bound + 1):
            search(base, ones, "".join(ones))
    return found


def _settled(uses: dict[str, list[Fact]], base: int, known: Values, new: str) -> Values | None:
    """Add the digits that follow from the `new` letters through facts that use them; None where a fact cannot hold."""
    found, waiting = dict(known), list(new)
    while waiting:
        for x, sign, y, result in uses[waiting.pop()]:
            if x in found and y in found:
                value = found[x] + found[y] if sign == "+" else found[x] * found[y]
                digits = divmod(value, base) if len(result) == 2 else (value,)
                if digits[0] >= base or (digits[0] == 0 and len(result) == 2):
                    return None
                for letter, digit in zip(result, digits, strict=True):
                    if letter not in found and digit not in found.values():
                        found[letter] = digit
                        waiting.append(letter)
                    elif found.get(letter) != digit:
                        return None
    return found
