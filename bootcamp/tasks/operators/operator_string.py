"""Evaluate a bracketed expression of invented operators on strings that are defined in words.

Answer: one string of capital letters; it is unique.
Harder: more operators, more of them in the expression, longer strings.
Skills: instructions, simulation
Source: original.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import zip_longest
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.text import random_text
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.operators._invented import (
    BINARY,
    PREFIX,
    Operation,
    Operators,
    canonical,
    definitions,
    draw_operators,
    evaluate,
    forms,
    worked_out,
)
from bootcamp.tasks.operators._postfix import Postfix, draw, write
from bootcamp.verifiers import Text


class OperatorString(Task["OperatorString.Params", "OperatorString.Instance", str]):
    version = 1

    class Params(task.Params):
        operators: int = knob("how many operators are defined", levels=(1, 1, 2, 2, 3, 4, 4, 5, 6, 7), ge=1, le=9)
        uses: int = knob("how many operators the expression has", levels=(1, 2, 2, 3, 4, 5, 6, 7, 9, 12), ge=1, le=15)
        length: int = knob("the most letters of a given string", levels=(4, 4, 5, 6, 6, 7, 7, 8, 9, 10), ge=2, le=20)

    class Instance(task.Instance):
        operators: Operators
        expression: Postfix

        @property
        def definitions(self) -> list[tuple[str, str, str]]:
            return definitions(self.operators, OPERATIONS)

        @property
        def shown(self) -> str:
            return write(self.expression, forms(self.operators, OPERATIONS))

    answer = Text(alphabet="ABCDEF")
    prompt = Prompt(
        en=r"""
        {{ "An operator on strings a and b of letters is" if definitions | length == 1 else
        "Operators on strings a and b of letters are" }} defined as follows. Strings may become empty.

        {% for form, meaning, _ in definitions %}
        {{ form }}: {{ meaning }}
        {% endfor %}

        Find the string that this expression gives:

        {{ shown }}
        """,
        zh=r"""
        对字母串 a 和 b 定义下列运算，运算中可能出现空串：

        {% for form, _, meaning in definitions %}
        {{ form }}：{{ meaning }}
        {% endfor %}

        求下式得到的字母串：

        {{ shown }}
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        operators = draw_operators(rng, OPERATIONS, params.operators)
        expression = draw(
            rng,
            forms(operators, OPERATIONS),
            params.uses,
            lambda: random_text(rng, rng.randint(2, params.length), "ABCDEF"),
        )
        instance = self.Instance(operators=operators, expression=expression)
        answer = self.solve(instance)
        if not 2 <= len(answer) <= 60 or not {sign for sign, _ in operators} <= set(expression) or answer in expression:
            raise task.Retry
        return instance, answer

    def key(self, instance: Instance) -> object:
        return canonical(instance.expression, instance.operators)

    def solve(self, instance: Instance) -> str:
        return evaluate(instance.expression, instance.operators, OPERATIONS, str)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        return worked_out(instance.expression, instance.operators, OPERATIONS, str, _STEPS, lambda text: text or '""')


def _by_place(a: str, b: str) -> str:
    return " ".join(x + y for x, y in zip_longest(a, b, fillvalue=""))


def _interleave(a: str, b: str) -> str:
    return "".join(x + y for x, y in zip_longest(a, b, fillvalue=""))


def _rotate(a: str, b: str) -> str:
    cut = len(b) % len(a) if a else 0
    return a[cut:] + a[:cut]


OPERATIONS: dict[str, Operation[str]] = {
    "interleave": Operation(
        BINARY,
        "take letters in turn from a and b, the first from a; once one has run out, append what is left of the other",
        "从 a 开始，轮流从 a 和 b 中依次取一个字母；其中一个取完后，把另一个剩下的部分接在后面",
        _interleave,
    ),
    "delete": Operation(
        BINARY,
        "delete from a every letter that occurs in b",
        "从 a 中删去所有在 b 中出现的字母",
        lambda a, b: "".join(x for x in a if x not in b),
    ),
    "keep": Operation(
        BINARY,
        "keep only those letters of a that occur in b, in their order and as often as they occur in a",
        "只保留 a 中那些在 b 中出现的字母，顺序和次数与 a 中相同",
        lambda a, b: "".join(x for x in a if x in b),
    ),
    "rotate": Operation(
        BINARY,
        "move the first letter of a to its end, as many times as b has letters",
        "把 a 的首字母移到末尾，重复的次数等于 b 的字母个数",
        _rotate,
    ),
    "append": Operation(BINARY, "a followed by b read backwards", "在 a 后面接上倒着读的 b", lambda a, b: a + b[::-1]),
    "later": Operation(
        BINARY,
        "place by place, take the letter of a or of b that is later in the alphabet, up to the end of the shorter one",
        "逐位比较 a 和 b，取字母表中较后的那个字母，到较短的一个结束为止",
        lambda a, b: "".join(map(max, a, b)),
    ),
    "wrap": Operation(
        BINARY,
        "the first half of a, then b, then the rest of a; if a has an odd number of letters, its first half is the "
        "shorter part",
        "先写 a 的前一半，再写 b，最后写 a 的其余部分；若 a 的字母个数为奇数，前一半是较短的部分",
        lambda a, b: a[: len(a) // 2] + b + a[len(a) // 2 :],
    ),
    "once": Operation(
        PREFIX,
        "keep only the first copy of each letter of a",
        "a 中每种字母只保留第一次出现的那个",
        lambda a: "".join(dict.fromkeys(a)),
    ),
    "sort": Operation(
        PREFIX, "the letters of a in alphabetical order", "把 a 的字母按字母表顺序排列", lambda a: "".join(sorted(a))
    ),
    "reverse": Operation(PREFIX, "a read backwards", "把 a 倒着读", lambda a: a[::-1]),
}
_STEPS: dict[str, Callable[..., str]] = {
    "interleave": _by_place,
    "delete": lambda a, b: " ".join(f"-{x}" if x in b else x for x in a),
    "keep": lambda a, b: " ".join(x if x in b else f"-{x}" for x in a),
    "rotate": lambda a, b: f"{len(b)}, " + " ".join(_rotate(a, b[:n]) for n in range(len(b) + 1)),
    "append": lambda a, b: f"{a} + {b[::-1]}",
    "later": lambda a, b: _by_place(a[: len(b)], b[: len(a)]),
    "wrap": lambda a, b: f"{a[: len(a) // 2]} + {b} + {a[len(a) // 2 :]}",
}
"""What is written between the operands and the result."""
