"""The rules of the notation of regular expressions, as the prompts of this folder state them."""

from __future__ import annotations

from bootcamp.task import Prompt

NOTATION = Prompt(
    en=r"""
    In regular expressions over the letters {{ letters | listed(language) }}, x|y stands for either x or y, xy for x
    followed by y, and x* for any number of x, zero included, one after another. A star binds tightest, then comes one
    after the other, and | binds loosest; round brackets group.
    """,
    zh=r"""
    在字母 {{ letters | listed(language) }} 上的正则表达式中，x|y 表示 x 或 y，xy 表示 x 后接 y，
    x* 表示任意多个（可以是零个）x 依次相接。星号结合最紧，其次是连接，| 结合最松；可用圆括号分组。
    """,
)
"""The operators; the instance has `letters`."""
