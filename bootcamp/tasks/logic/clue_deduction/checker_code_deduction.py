"""Find a code from tests by checkers, each of which looks at one unknown criterion of its own list.

Answer: the digits of the code; it is unique.
Harder: more digits and values, more checkers, more criteria on each list.
Skills: logic, deduction
Source: original; the idea is that of the board game Turing Machine, F. Gridel and Y. Levet, 2022.
"""

from __future__ import annotations

from functools import cache
from itertools import product
from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Text

_DRAWS = 60
_TEXT = {
    "is": ("digit {0} is {1}", "第 {0} 位是 {1}"),
    "below": ("digit {0} is less than {1}", "第 {0} 位小于 {1}"),
    "above": ("digit {0} is greater than {1}", "第 {0} 位大于 {1}"),
    "even": ("digit {0} is even", "第 {0} 位是偶数"),
    "odd": ("digit {0} is odd", "第 {0} 位是奇数"),
    "less": ("digit {0} is less than digit {1}", "第 {0} 位小于第 {1} 位"),
    "same": ("digit {0} equals digit {1}", "第 {0} 位等于第 {1} 位"),
    "sum": ("the sum of all digits is greater than {0}", "各位数字之和大于 {0}"),
    "parity": ("the sum of all digits is even", "各位数字之和是偶数"),
    "times": ("the value {1} occurs exactly {0} time{s}", "数字 {1} 恰好出现 {0} 次"),
    "largest": ("digit {0} is greater than every other digit", "第 {0} 位大于其他各位"),
    "smallest": ("digit {0} is less than every other digit", "第 {0} 位小于其他各位"),
    "evens": ("exactly {0} of the digits {are} even", "恰有 {0} 位是偶数"),
}
Criterion = tuple[str, int, int]


class CheckerCodeDeduction(Task["CheckerCodeDeduction.Params", "CheckerCodeDeduction.Instance", str]):
    version = 1

    class Params(task.Params):
        digits: int = knob("how many digits the code has", levels=(2, 2, 3, 3, 3, 3, 3, 4, 4, 4), ge=2, le=4)
        values: int = knob("the largest digit", levels=(4, 5, 4, 5, 5, 6, 7, 5, 6, 7), ge=3, le=7)
        checkers: int = knob("how many checkers there are", levels=(2, 3, 3, 4, 4, 4, 5, 5, 6, 6), ge=2, le=7)
        criteria: int = knob("how many criteria a list has", levels=(2, 2, 3, 3, 4, 4, 5, 5, 6, 6), ge=2, le=6)

    class Instance(task.Instance):
        digits: int
        values: int
        lists: tuple[tuple[Criterion, ...], ...]
        tests: tuple[tuple[str, tuple[bool, ...]], ...]  # a code, and which checkers it passes

        @property
        def named(self) -> list[tuple[str, list[str], list[str]]]:
            return [
                ("ABCDEFG"[i], [_words(one, 0) for one in row], [_words(one, 1) for one in row])
                for i, row in enumerate(self.lists)
            ]

        @property
        def header(self) -> list[str]:
            return [name for name, _, _ in self.named]

        @property
        def results(self) -> list[list[str]]:
            return [[code, *("pass" if ok else "fail" for ok in marks)] for code, marks in self.tests]

    prompt = Prompt(
        en=r"""
        A secret code has {{ digits }} digits, each from 1 to {{ values }}; digits may repeat. Digit 1 is the leftmost.
        There are {{ lists | length }} checkers. Each checker tests a single criterion, always the same one, from its
        own list below; which one is not known. A code passes a checker if it meets the criterion of that checker, and
        fails otherwise.

        {% for name, en, _ in named %}
        Checker {{ name }}: {{ en | join("; ") }}.
        {% endfor %}

        These codes were tested:

        {{ results | table(["code"] + header) }}

        The secret code passes all checkers. What is it? (The lists and tests leave only one code possible.)
        """,
        zh=r"""
        一个密码有 {{ digits }} 位数字，每位是 1 到 {{ values }} 中的一个，可以重复。第 1 位是最左边的一位。
        有 {{ lists | length }} 个检验器。每个检验器只检验一条标准，而且始终是同一条，这条标准在下面它自己的清单里，
        但不知道是哪一条。一个密码若满足检验器的那条标准，就通过（pass）该检验器，否则不通过（fail）。

        {% for name, _, zh in named %}
        检验器 {{ name }}：{{ zh | join("；") }}。
        {% endfor %}

        对下列密码作了检验：

        {{ results | table(["密码"] + header) }}

        所求的密码通过所有检验器。它是什么？（根据清单和检验结果，只有一个密码是可能的。）
        """,
    )

    def format(self, instance: Instance) -> Format[str]:
        return Text(alphabet="1234567"[: instance.values], length=instance.digits)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        codes = list(product(range(1, params.values + 1), repeat=params.digits))
        pool = _passing(params.digits, params.values)
        for _ in range(_DRAWS):
            secret = rng.choice(codes)
            passed = [one for one, met in pool.items() if secret in met and len(met) < len(codes)]
            true = rng.sample(passed, params.checkers)
            lists = []
            for one in true:
                others = [other for other, met in pool.items() if met and met != pool[one] and other != one]
                lists.append(tuple(sorted([one, *rng.sample(others, params.criteria - 1)])))
            tested = [code for code in rng.sample(codes, min(len(codes), 8)) if code != secret]
            marks = [tuple(code in pool[one] for one in true) for code in tested]
            rows = list(zip(tested, marks, strict=True))
            while rows and len(_possible(codes, pool, lists, rows)) == 1:
                shorter = [rows[:i] + rows[i + 1 :] for i in range(len(rows))]
                less = [few for few in shorter if len(_possible(codes, pool, lists, few)) == 1]
                if not less:
                    return self.Instance(
                        digits=params.digits,
                        values=params.values,
                        lists=tuple(lists),
                        tests=tuple(("".join(map(str, code)), mark) for code, mark in rows),
                    ), "".join(map(str, secret))
                rows = rng.choice(less)
        raise task.Retry

    def key(self, instance: Instance) -> object:
        columns = [[code for code, marks in instance.tests if marks[i]] for i in range(len(instance.lists))]
        checkers = sorted([sorted(row), sorted(column)] for row, column in zip(instance.lists, columns, strict=True))
        return [instance.digits, instance.values, sorted(code for code, _ in instance.tests), checkers]


def _words(criterion: Criterion, language: int) -> str:
    kind, a, b = criterion
    return _TEXT[kind][language].format(a, b, s="" if a == 1 else "s", are="is" if a == 1 else "are")


def _pool(digits: int, values: int) -> list[Criterion]:
    """List all criteria; places are counted from 1."""
    places, middle = range(1, digits + 1), range(2, values)
    found = [("is", place, value) for place in places for value in range(1, values + 1)]
    found += [(kind, place, value) for kind in ("below", "above") for place in places for value in middle]
    found += [(kind, place, 0) for kind in ("even", "odd") for place in places]
    found += [("less", a, b) for a in places for b in places if a != b]
    found += [("same", a, b) for a in places for b in places if a < b]
    found += [("sum", total, 0) for total in range(digits + 2, digits * values - 1)] + [("parity", 0, 0)]
    found += [("times", n, value) for n in range(1, digits) for value in range(1, values + 1)]
    found += [("evens", n, 0) for n in range(1, digits)]
    return found + [(kind, place, 0) for kind in ("largest", "smallest") for place in places if digits > 2]


@cache
def _passing(digits: int, values: int) -> dict[Criterion, frozenset[tuple[int, ...]]]:
    """Give for every criterion the codes that meet it."""
    codes = list(product(range(1, values + 1), repeat=digits))
    return {one: frozenset(code for code in codes if _meets(code, one)) for one in _pool(digits, values)}


def _meets(code: tuple[int, ...], criterion: Criterion) -> bool:
    kind, a, b = criterion
    if kind in ("sum", "parity"):
        return sum(code) > a if kind == "sum" else sum(code) % 2 == 0
    if kind == "times":
        return code.count(b) == a
    if kind == "evens":
        return sum(digit % 2 == 0 for digit in code) == a
    digit, rest = code[a - 1], code[: a - 1] + code[a:]
    if kind in ("less", "same"):
        return digit < code[b - 1] if kind == "less" else digit == code[b - 1]
    single = {"is": digit == b, "below": digit < b, "above": digit > b, "even": digit % 2 == 0, "odd": digit % 2 == 1}
    return (single | {"largest": digit > max(rest), "smallest": digit < min(rest)})[kind]


def _possible(
    codes: list[tuple[int, ...]],
    pool: dict[Criterion, frozenset[tuple[int, ...]]],
    lists: list[tuple[Criterion, ...]],
    rows: list[tuple[tuple[int, ...], tuple[bool, ...]]],
) -> set[tuple[int, ...]]:
    """Give the codes that pass all checkers under some choice of criteria that fits the tests."""
    left = set(codes)
    for number, row in enumerate(lists):
        fitting = [one for one in row if all((code in pool[one]) == marks[number] for code, marks in rows)]
        left &= set().union(*(pool[one] for one in fitting))
    return left
