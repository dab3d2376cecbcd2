"""What tasks about numbered clauses share: how clauses are shown, and what makes two lists of them the same."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bootcamp.lib.logic import Clause
from bootcamp.task import Prompt

CLAUSES = Prompt(
    en=r"""
    There are {{ variables }} Boolean variables, numbered from 1. In a clause, the integer k stands for
    "variable k is true" and -k for "variable k is false". A clause holds if at least one of its integers does.
    Here are the numbered clauses; after its number, each line has the integers of one clause:

    {% for clause in clauses %}
    {{ loop.index }}. {{ clause | join(" ") }}
    {% endfor %}
    """,
    zh=r"""
    有 {{ variables }} 个布尔变量，从 1 开始编号。子句中的整数 k 表示“变量 k 为真”，-k 表示“变量 k 为假”。
    子句中至少有一个整数成立时，该子句成立。下面是编了号的子句，每行在编号之后列出一个子句的各整数：

    {% for clause in clauses %}
    {{ loop.index }}. {{ clause | join(" ") }}
    {% endfor %}
    """,
)
"""The first paragraphs of a prompt, over the fields `variables` and `clauses`."""


def canonical(clauses: Iterable[Sequence[int]]) -> list[Clause]:
    """Sort clauses and their literals, which have no order."""
    return sorted(tuple(sorted(clause, key=abs)) for clause in clauses)


def assignment_fault(variables: int, answer: Sequence[int]) -> str:
    """Say where `answer` is not one integer for each variable in order, or nothing."""
    for variable, literal in enumerate(answer, start=1):
        if abs(literal) != variable:
            return f"number {variable} is {literal}, not {variable} or -{variable}"
    return ""
