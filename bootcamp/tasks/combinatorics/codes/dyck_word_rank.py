"""Give the number of a balanced string of brackets in a sorted list, or the string with a number.

Answer: one integer, or one string.
Harder: longer strings, a bound on the depth.
Skills: counting
Source: original; D. E. Knuth, The Art of Computer Programming 4A (2011), section 7.2.1.6.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Retry, Task, knob
from bootcamp.verifiers import Format, Integer, Text


class DyckWordRank(Task["DyckWordRank.Params", "DyckWordRank.Instance", Any]):
    version = 1
    small_levels = (1, 2)

    class Params(task.Params):
        pairs: int = knob(
            "the least number of pairs of brackets", levels=(3, 4, 6, 7, 8, 9, 10, 12, 14, 16), ge=2, le=24
        )
        bounded: bool = knob("whether the depth may be bounded", levels=(False, False) + (True,) * 8)

    class Instance(task.Instance):
        pairs: int
        depth: int | None
        word: str
        """Empty if it is asked."""
        number: int
        """From 1; 0 if it is asked."""

    prompt = Prompt(
        en=r"""
        A string of {{ pairs }} opening and {{ pairs }} closing brackets is balanced if every beginning of it has at
        least as many opening as closing brackets.
        {% if depth %}
        Only balanced strings of depth at most {{ depth }} are considered: no beginning has more than {{ depth }}
        opening brackets above the number of its closing brackets.
        {% endif %}
        All these strings are sorted like words in a dictionary, where "(" comes before ")", and numbered from 1.

        {% if number %}
        Which string has the number {{ number }}?
        {% else %}
        What is the number of the string {{ word }} in this order?
        {% endif %}
        """,
        zh=r"""
        一个由 {{ pairs }} 个左括号和 {{ pairs }} 个右括号组成的字符串，如果它的每个前缀中左括号不少于右括号，
        就称为平衡的。
        {% if depth %}
        只考虑深度不超过 {{ depth }} 的平衡字符串，即每个前缀中左括号至多比右括号多 {{ depth }} 个。
        {% endif %}
        把所有这样的字符串按字典序排列（“(”排在“)”之前），从 1 开始编号。

        {% if number %}
        编号为 {{ number }} 的字符串是什么？
        {% else %}
        字符串 {{ word }} 的编号是多少？
        {% endif %}
        """,
    )

    def format(self, instance: Instance) -> Format[Any]:
        return Text("()", length=2 * instance.pairs, ignore_spaces=True) if instance.number else Integer(low=1)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Any]:
        n = params.pairs + rng.randint(0, 2)
        depth = rng.randint(3, max(3, n - 2)) if params.bounded and rng.random() < 0.8 else None
        total = _endings(2 * n, 0, depth or n)
        number = rng.randint(1 + total // 20, total - total // 20)
        word = _word(n, depth or n, number)
        if word in ("()" * n, "(" * n + ")" * n):
            raise Retry
        shown = rng.random() < 0.5
        instance = self.Instance(pairs=n, depth=depth, word=word if shown else "", number=0 if shown else number)
        return instance, number if shown else word


def _endings(length: int, height: int, depth: int) -> int:
    """Count the ways to go on with so many brackets from a height to 0 within the depth."""
    ways = [int(level == 0) for level in range(depth + 1)]
    for _ in range(length):
        padded = [0, *ways, 0]
        ways = [padded[level] + padded[level + 2] for level in range(depth + 1)]
    return ways[height]


def _word(n: int, depth: int, number: int) -> str:
    """Give the string with a number, sign by sign."""
    word, height, rest = "", 0, number - 1
    for left in range(2 * n - 1, -1, -1):
        opened = _endings(left, height + 1, depth) if height < depth else 0
        if rest < opened:
            word, height = word + "(", height + 1
        else:
            word, height, rest = word + ")", height - 1, rest - opened
    return word
