"""Write clauses for a condition given in words, within a number of clauses.

Answer: a list of clauses; all that say the same as the condition are right.
Harder: more variables, conditions made of two parts, fewer clauses to spare.
Skills: logic, optimization
Source: original; encodings of counts, parities and comparisons as clauses are in every handbook of satisfiability.
Small: level 1 asks for one condition on all of three variables.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from types import MappingProxyType

from bootcamp import task
from bootcamp.lib.cubes import least_cover
from bootcamp.lib.logic import CONNECTIVES, clause_masks
from bootcamp.lib.prompts import listed
from bootcamp.lib.solver import BudgetError
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Sequence

Clauses = tuple[tuple[int, ...], ...]

_KINDS: Mapping[str, tuple[str, str]] = MappingProxyType(
    {
        "exactly": ("exactly {k} of the variables {vs} {are} true", "变量 {vs} 中恰有 {k} 个为真"),
        "least": ("at least {k} of the variables {vs} {are} true", "变量 {vs} 中至少有 {k} 个为真"),
        "most": ("at most {k} of the variables {vs} {are} true", "变量 {vs} 中至多有 {k} 个为真"),
        "odd": ("the number of true variables among {vs} is odd", "变量 {vs} 中为真的个数是奇数"),
        "even": ("the number of true variables among {vs} is even", "变量 {vs} 中为真的个数是偶数"),
        "below": ("the binary number ({ds}) is less than {k}", "二进制数 ({ds}) 小于 {k}"),
        "above": ("the binary number ({ds}) is greater than {k}", "二进制数 ({ds}) 大于 {k}"),
        "multiple": ("the binary number ({ds}) is divisible by {k}", "二进制数 ({ds}) 能被 {k} 整除"),
    }
)
_TESTS: Mapping[str, Callable[[int, int, int], bool]] = MappingProxyType(
    {
        "exactly": lambda true, _, k: true == k,
        "least": lambda true, _, k: true >= k,
        "most": lambda true, _, k: true <= k,
        "odd": lambda true, _, k: true % 2 == 1,
        "even": lambda true, _, k: true % 2 == 0,
        "below": lambda _, number, k: number < k,
        "above": lambda _, number, k: number > k,
        "multiple": lambda _, number, k: number % k == 0,
    }
)
"""Tests of how many variables are true, of their binary number, and of the part's number."""

_JOINS: Mapping[str, tuple[str, str]] = MappingProxyType(
    {
        "and": ("{a}, and {b}", "{a}，并且{b}"),
        "or": ("{a}, or {b}, or both", "{a}，或者{b}，或者两者都成立"),
        "implies": ("if {a}, then {b}", "如果{a}，那么{b}"),
        "iff": ("{a} if and only if {b}", "{a}，当且仅当{b}"),
    }
)


class _Part(task.Instance):
    """A condition on some variables; `number` is 0 where the kind has none."""

    kind: str
    variables: tuple[int, ...]
    number: int


class CnfEncodingWrite(Task["CnfEncodingWrite.Params", "CnfEncodingWrite.Instance", Clauses]):
    version = 1
    small_levels = (1,)

    class Params(task.Params):
        variables: int = knob("how many variables there are", levels=(3, 4, 5, 5, 5, 5, 5, 6, 6, 6), ge=3, le=6)
        parts: int = knob("how many parts the condition has", levels=(1, 1, 2, 2, 2, 2, 2, 2, 2, 2), ge=1, le=2)
        least: int = knob("the fewest clauses that are needed", levels=(2, 2, 3, 4, 5, 6, 7, 7, 8, 10), ge=2, le=20)
        slack: int = knob("how many clauses there are to spare", levels=(2, 1, 2, 1, 1, 1, 1, 0, 0, 0), ge=0, le=5)

    class Instance(task.Instance):
        variables: int
        join: str
        parts: tuple[_Part, ...]
        budget: int

        @property
        def condition(self) -> dict[str, str]:
            texts = {}
            for place, language in enumerate(("en", "zh")):
                said = [_say(part, language) for part in self.parts]
                texts[language] = _JOINS[self.join][place].format(a=said[0], b=said[1]) if len(said) > 1 else said[0]
            return texts

        @property
        def binary(self) -> bool:
            return any(part.kind in ("below", "above", "multiple") for part in self.parts)

    answer = Sequence(Sequence(Integer()))
    prompt = Prompt(
        en=r"""
        There are {{ variables }} Boolean variables, numbered from 1. In a clause, the integer k stands for
        "variable k is true" and -k for "variable k is false". A clause holds if at least one of its integers does.

        The condition: {{ condition[language] }}.

        {% if binary %}
        A binary number is given by its digits from left to right, the most significant first; each digit is
        the number of a variable, and is 1 if the variable is true, 0 if it is false.

        {% endif %}
        Write clauses that all hold for just those assignments of the {{ variables }} variables that meet the condition.
        Use no other variables and at most {{ budget }} clauses. Each clause is the list of its integers. Any clauses
        that do this are right.
        """,
        zh=r"""
        有 {{ variables }} 个布尔变量，从 1 开始编号。子句中的整数 k 表示“变量 k 为真”，-k 表示“变量 k 为假”。
        子句中至少有一个整数成立时，该子句成立。

        条件：{{ condition[language] }}。

        {% if binary %}
        二进制数由各位数字从左到右给出，最高位在前；每一位写的是一个变量的编号，该变量为真时这一位是 1，为假时是 0。

        {% endif %}
        请写出若干子句，使得对 {{ variables }} 个变量的每一种赋值，所有子句都成立当且仅当该赋值满足条件。
        不得使用其他变量，最多用 {{ budget }} 个子句。每个子句写成其各整数的列表。满足要求的任何写法都算对。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Clauses]:
        n = params.variables
        parts = tuple(_draw(n, params.parts, rng) for _ in range(params.parts))
        join = rng.choice(sorted(_JOINS)) if len(parts) > 1 else ""
        used = {v for part in parts for v in part.variables}
        false = (1 << (1 << n)) - 1 & ~_rows(n, join, parts)
        if len(used) < n or false == (1 << (1 << n)) - 1:
            raise task.Retry
        try:
            cover = least_cover(false, 0, n, budget=400)
        except BudgetError:
            raise task.Retry from None
        if not params.least <= len(cover) <= params.least + 3:
            raise task.Retry
        budget = len(cover) + params.slack
        if n > 3 and false.bit_count() <= budget:  # a clause for every false row would do
            raise task.Retry
        instance = self.Instance(variables=n, join=join, parts=parts, budget=budget)
        return instance, tuple(tuple(-literal for literal in cube.signed(n)) for cube in cover)

    def key(self, instance: Instance) -> object:
        return [instance.variables, _rows(instance.variables, instance.join, instance.parts), instance.budget]

    def check(self, instance: Instance, answer: Clauses) -> str:
        if len(answer) > instance.budget:
            return f"there are {len(answer)} clauses, more than {instance.budget}"
        for clause in answer:
            if any(not 1 <= abs(k) <= instance.variables for k in clause):
                return "there are integers that stand for no variable"
        rows = _rows(instance.variables, instance.join, instance.parts)
        held = (1 << (1 << instance.variables)) - 1
        for number, table in enumerate(clause_masks(answer, instance.variables), start=1):
            if rows & ~table:
                return f"some assignment that meets the condition breaks clause {number}"
            held &= table
        return "all clauses hold for some assignment that does not meet the condition" if held & ~rows else ""


def _draw(n: int, parts: int, rng: Random) -> _Part:
    """Draw a part: a count, a parity or a comparison."""
    kind = rng.choice([*_KINDS])
    size = n if parts == 1 else rng.randint(2, min(n - 1, 4))
    variables = rng.sample(range(1, n + 1), size)
    if kind in ("odd", "even"):
        return _Part(kind=kind, variables=tuple(sorted(variables)), number=0)
    if kind in ("exactly", "least", "most"):
        return _Part(kind=kind, variables=tuple(sorted(variables)), number=rng.randint(1, size - 1))
    number = rng.choice((3, 5)) if kind == "multiple" else rng.randint(1, (1 << size) - 2)
    return _Part(kind=kind, variables=tuple(variables), number=min(number, (1 << size) - 1))


def _say(part: _Part, language: str) -> str:
    digits = " ".join(map(str, part.variables))
    variables = listed(part.variables, language)
    are = "is" if part.number == 1 else "are"
    return _KINDS[part.kind][language == "zh"].format(k=part.number, vs=variables, ds=digits, are=are)


def _rows(n: int, join: str, parts: tuple[_Part, ...]) -> int:
    """Give the assignments that meet the condition as a truth table; variable 1 is the highest bit of a row."""
    found = 0
    for row in range(1 << n):
        values = []
        for part in parts:
            bits = [row >> (n - v) & 1 for v in part.variables]
            number = int("".join(map(str, bits)), 2)
            values.append(_TESTS[part.kind](sum(bits), number, part.number))
        held = CONNECTIVES[join](values[0], values[1]) if join else values[0]
        found |= held << row
    return found
