"""The outcome of judging one response."""

from __future__ import annotations

from dataclasses import dataclass

from bootcamp.errors import BootcampError


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a response is worth and why.

    `score` is 1.0 or 0.0, or None where nothing can be said about the answer (``timeout``, ``error``); `grade` is
    partial credit from 0 to 1. `reason` is one of :data:`REASONS`; `answer` is the text that was read, `detail` the
    broken rule and `style` the way in which the answer was handed in ("" if none was found). A verdict is true where
    the answer is right, and its number is the score.

    >>> from bootcamp.verifiers import Integer, judge
    >>> verdict = judge(Integer(), 12, r"Half of 24 is \\boxed{12}.")
    >>> verdict.reason, verdict.style, bool(verdict), float(verdict)
    ('correct', 'boxed', True, 1.0)
    """

    score: float | None
    grade: float
    correct: bool
    reason: str
    answer: str
    detail: str
    style: str

    def __bool__(self) -> bool:
        """Whether the answer is right."""
        return self.correct

    def __float__(self) -> float:
        """Return the score; raise BootcampError where there is none."""
        if self.score is None:
            raise BootcampError(
                f"float(verdict): there is no score, as the answer could not be judged ({self.reason}: {self.detail}); "
                "ask verdict.score, which is None here"
            )
        return self.score


REASONS = ("correct", "wrong", "malformed", "no_answer", "timeout", "error")
"""``malformed``: the format cannot read the answer; ``wrong``: it was read, then refused."""
