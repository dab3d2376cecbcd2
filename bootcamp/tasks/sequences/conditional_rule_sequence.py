"""Continue a sequence whose terms follow from the last one by one of two operations, chosen by a hidden test.

Answer: the next terms; every choice from the menus that fits gives the same.
Harder: longer menus, three operations, wider ranges of the parameters, more terms asked.
Skills: induction, arithmetic
Source: original.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import pairwise, product
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Sequence
from bootcamp.verifiers.base import Format

TESTS: dict[str, tuple[str, str, Callable[[int], bool]]] = {
    "even": ("x is even", "x 是偶数", lambda x: x % 2 == 0),
    "third": ("x is divisible by 3", "x 能被 3 整除", lambda x: x % 3 == 0),
    "fifty": ("x is greater than 50", "x 大于 50", lambda x: x > 50),
    "last digit": ("the last digit of x is at least 5", "x 的个位数字不小于 5", lambda x: abs(x) % 10 >= 5),
    "fourth": ("x is divisible by 4", "x 能被 4 整除", lambda x: x % 4 == 0),
    "hundred": ("x is greater than 100", "x 大于 100", lambda x: x > 100),
    "tens digit": ("the tens digit of x is odd", "x 的十位数字是奇数", lambda x: abs(x) // 10 % 2 == 1),
    "fifth": ("x leaves the remainder 1 or 2 modulo 5", "x 除以 5 余 1 或 2", lambda x: x % 5 in (1, 2)),
}
OPERATIONS: dict[str, tuple[str, str, Callable[[int, int], int]]] = {
    "add": ("x + c", "x + c", lambda x, c: x + c),
    "subtract": ("x - c", "x - c", lambda x, c: x - c),
    "half": ("the half of x, rounded down, plus c", "x 的一半向下取整，再加 c", lambda x, c: x // 2 + c),
    "double": ("2x + c", "2x + c", lambda x, c: 2 * x + c),
    "third": ("a third of x, rounded down, minus c", "x 的三分之一向下取整，再减 c", lambda x, c: x // 3 - c),
    "from": ("c - x", "c - x", lambda x, c: c - x),
    "triple": ("3x - c", "3x - c", lambda x, c: 3 * x - c),
    "mirror": ("10c - x", "10c - x", lambda x, c: 10 * c - x),
}

Terms = tuple[int, ...]
Choice = tuple[str, int]
Pair = tuple[int, int]


class ConditionalRuleSequence(Task["ConditionalRuleSequence.Params", "ConditionalRuleSequence.Instance", Terms]):
    version = 1

    class Params(task.Params):
        tests: int = knob("how many tests are in the menu", levels=(1, 2, 3, 4, 5, 6, 7, 8, 8, 8), ge=1, le=8)
        operations: int = knob("how many operations are in the menu", levels=(2, 2, 3, 4, 5, 5, 6, 7, 8, 8), ge=2, le=8)
        bound: int = knob(
            "the largest parameter of an operation", levels=(5, 7, 9, 9, 10, 12, 12, 15, 18, 20), ge=3, le=20
        )
        shown: int = knob("how many terms are shown", levels=(8, 8, 9, 9, 10, 11, 12, 13, 14, 15), ge=6, le=20)
        asked: int = knob("how many terms are asked", levels=(1, 1, 2, 2, 2, 3, 3, 3, 4, 5), ge=1, le=5)

    class Instance(task.Instance):
        tests: tuple[str, ...]
        operations: tuple[str, ...]
        bound: int
        terms: Terms
        asked: int

        @property
        def test_texts(self) -> list[tuple[str, str]]:
            return [TESTS[name][:2] for name in self.tests]

        @property
        def operation_texts(self) -> list[tuple[str, str]]:
            return [OPERATIONS[name][:2] for name in self.operations]

    prompt = Prompt(
        en=r"""
        Each term of a sequence of integers follows from the one before, x, by one of two operations: the first one if x
        passes a certain test, else the second one. The test is always the same. It is one of these:

        {{ test_texts | map("first") | numbered }}

        Each of the two operations is one of these, with a fixed integer c from 1 to {{ bound }} of its own:

        {{ operation_texts | map("first") | numbered }}

        The sequence starts with {{ terms | comma }}.

        What {{ "is the next term" if asked == 1 else "are the next %d terms" % asked }}?
        """,
        zh=r"""
        在一个整数数列中，每一项都由它的前一项 x 经两种运算之一得到：x 通过某个测试时用第一种运算，否则用第二种运算。
        测试始终相同，是下列之一：

        {{ test_texts | map("last") | numbered }}

        两种运算各是下列之一，其中 c 是 1 到 {{ bound }} 之间固定的整数，两种运算的 c 可以不同：

        {{ operation_texts | map("last") | numbered }}

        数列的开头是 {{ terms | comma }}。

        接下来的{{ "一项是多少" if asked == 1 else " %d 项依次是多少" % asked }}？
        """,
    )

    def format(self, instance: Instance) -> Format[Terms]:
        return Sequence(Integer(), length=instance.asked)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Terms]:
        tests, operations = list(TESTS)[: params.tests], list(OPERATIONS)[: params.operations]
        holds = TESTS[rng.choice(tests)][2]
        chosen = [(OPERATIONS[rng.choice(operations)][2], rng.randint(1, params.bound)) for _ in range(2)]
        terms = [rng.randint(1, 4 * params.bound)]
        while len(terms) < params.shown + params.asked:
            apply, c = chosen[not holds(terms[-1])]
            terms.append(apply(terms[-1], c))
        shown, answer = tuple(terms[: params.shown]), tuple(terms[params.shown :])
        passed = sum(map(holds, shown[:-1]))
        if chosen[0] == chosen[1] or not 0 <= min(terms) <= max(terms) < 10**5 or len({*terms}) < len(terms) - 1:
            raise task.Retry
        if min(passed, len(shown) - 1 - passed) < params.shown // 4:
            raise task.Retry
        rng.shuffle(tests)
        rng.shuffle(operations)
        instance = self.Instance(
            tests=tuple(tests), operations=tuple(operations), bound=params.bound, terms=shown, asked=params.asked
        )
        if any(other != answer for other in _continuations(instance)):
            raise task.Retry
        return instance, answer

    def key(self, instance: Instance) -> object:
        return [sorted(instance.tests), sorted(instance.operations), instance.bound, instance.terms, instance.asked]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        """Take each test in turn: find c from each pair for each operation, until both have one that fits."""
        lines, side = [], int(language == "zh")
        for name in instance.tests:
            holds, found = TESTS[name][2], []
            for passed in (True, False):
                pairs = [(x, y) for x, y in pairwise(instance.terms) if holds(x) == passed]
                lines.append(f"{_outcome(name, passed, side)}: {', '.join(f'{x} → {y}' for x, y in pairs) or '-'}")
                steps, choice = _fit(instance, pairs, side)
                lines += steps
                if pairs and choice is None:
                    break
                found.append(choice)
            if len(found) == 2:
                break
        terms = [instance.terms[-1]]
        for _ in range(instance.asked):
            operation, c = found[not holds(terms[-1])] or ("", 0)
            terms.append(OPERATIONS[operation][2](terms[-1], c))
            text = OPERATIONS[operation][:2][side].replace("10c", str(10 * c)).replace("c", str(c))
            lines.append(f"x = {terms[-2]}; {_outcome(name, holds(terms[-2]), side)}; {text} = {terms[-1]}")
        return "\n".join(lines)


def _outcome(test: str, passed: bool, side: int) -> str:
    text = TESTS[test][:2][side]
    return text if passed else f"{('not', '并非')[side]} ({text})"


def _fit(instance: ConditionalRuleSequence.Instance, pairs: list[Pair], side: int) -> tuple[list[str], Choice | None]:
    """Write the c of each pair for each operation, up to one that does not fit; give the first operation that fits."""
    lines: list[str] = []
    for name in instance.operations if pairs else ():
        *texts, apply = OPERATIONS[name]
        seen: list[Fraction] = []
        for x, y in pairs:
            c = Fraction(y - apply(x, 0), apply(x, 1) - apply(x, 0))
            seen.append(c)
            if c != seen[0] or c not in range(1, instance.bound + 1):
                break
        else:
            return [*lines, f"{texts[side]}: c = {', '.join(map(str, seen))}"], (name, int(c))
        lines.append(f"{texts[side]}: c = {', '.join(map(str, seen))}, -")
    return lines, None


def _continuations(instance: ConditionalRuleSequence.Instance) -> Iterator[Terms]:
    """Yield what each choice of a test and operations that fits the shown terms gives next."""
    pairs = list(pairwise(instance.terms))
    choices = [(OPERATIONS[name][2], c) for name in instance.operations for c in range(1, instance.bound + 1)]
    for name in instance.tests:
        holds = TESTS[name][2]
        fitting = [
            [(apply, c) for apply, c in choices if all(apply(x, c) == y for x, y in pairs if holds(x) == passed)]
            for passed in (True, False)
        ]
        for first, second in product(*fitting):
            terms = list(instance.terms)
            for _ in range(instance.asked):
                apply, c = first if holds(terms[-1]) else second
                terms.append(apply(terms[-1], c))
            yield tuple(terms[len(instance.terms) :])
