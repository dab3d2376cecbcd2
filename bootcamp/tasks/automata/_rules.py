"""Rules by which one or two automata accept a string."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple


class Rule(NamedTuple):
    """When a string is accepted: in words, and from whether each automaton ends in an accepting state."""

    en: str
    zh: str
    accepts: Callable[..., bool]


RULES = {
    "": Rule(
        "A string is accepted if it ends in an accepting state.", "字符串若结束于接受状态，则被接受。", lambda a: a
    ),
    "not": Rule(
        "A string is accepted if it does not end in an accepting state.",
        "字符串若不结束于接受状态，则被接受。",
        lambda a: not a,
    ),
    "and": Rule(
        "A string is accepted if it ends in accepting states of both automata.",
        "字符串若在两个自动机中都结束于接受状态，则被接受。",
        lambda a, b: a and b,
    ),
    "xor": Rule(
        "A string is accepted if it ends in an accepting state of just one of the two automata.",
        "字符串若恰好只在其中一个自动机中结束于接受状态，则被接受。",
        lambda a, b: a != b,
    ),
    "minus": Rule(
        "A string is accepted if it ends in an accepting state of automaton 1 but not of automaton 2.",
        "字符串若在自动机 1 中结束于接受状态，而在自动机 2 中不是，则被接受。",
        lambda a, b: a and not b,
    ),
}
"""All rules by name."""
