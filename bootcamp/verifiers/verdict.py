"""The outcome of judging one response."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a response is worth and why.

    `score` is 1.0 or 0.0, or None where nothing can be said about the answer (``timeout``, ``error``); `grade` is
    partial credit from 0 to 1. `reason` is one of :data:`REASONS`; `answer` is the text that was read, `detail` the
    broken rule and `style` the way in which the answer was handed in ("" if none was found).
    """

    score: float | None
    grade: float
    correct: bool
    reason: str
    answer: str
    detail: str
    style: str


REASONS = ("correct", "wrong", "malformed", "no_answer", "timeout", "error")
"""``malformed``: the format cannot read the answer; ``wrong``: it was read, then refused."""
