"""The work that one verdict may cost, counted in one place for all parts of an answer and all comparisons.

Steps are counted, not seconds, so that a verdict is the same on every machine; a step is one to three microseconds.
"""

from __future__ import annotations

from contextlib import ContextDecorator
from contextvars import ContextVar, Token

from bootcamp.verifiers.base import Malformed

WORK = 120_000
"""Steps for one verdict."""
PROOF_SECONDS = 0.3
"""Processor seconds of an outside prover for one verdict: the only limit that is a time."""

OPEN_QUESTIONS = 3
"""Comparisons in one verdict that an outside prover may leave open before the whole answer is refused."""


class Overspent(Malformed):
    """Reading or comparing the answer would take more work than a verdict may cost."""


class Budget:
    """What is left for one verdict."""

    def __init__(self) -> None:
        self.work = WORK
        self.proof_seconds = PROOF_SECONDS
        self.open_questions = OPEN_QUESTIONS

    def spend(self, steps: int) -> None:
        """Count `steps`; raise Overspent once there are too many."""
        self.work -= steps
        if self.work < 0:
            raise Overspent("the answer takes more work to judge than is allowed")

    def leave_open(self) -> None:
        """Count a comparison that could not be decided; raise Overspent once there are too many."""
        self.open_questions -= 1
        if self.open_questions < 0:
            raise Overspent("too many parts of the answer can be proven neither equal nor different")


_shared: ContextVar[Budget | None] = ContextVar("bootcamp_budget", default=None)


class _Sharing(ContextDecorator):
    """What :func:`shared` gives: a block or a decorator, which costs less than one made from a generator."""

    __slots__ = ("_token",)

    def __enter__(self) -> Budget:
        self._token: Token[Budget | None] | None = None
        budget = _shared.get()
        if budget is None:
            budget = Budget()
            self._token = _shared.set(budget)
        return budget

    def __exit__(self, *_: object) -> None:
        if self._token is not None:
            _shared.reset(self._token)

    def _recreate_cm(self) -> _Sharing:
        """Let every call of a decorated function have a block of its own."""
        return _Sharing()


def shared() -> _Sharing:
    """Give the budget of the verdict that is being made, or begin one that all within this block share.

    >>> with shared() as budget, shared() as inner:
    ...     budget is inner
    True
    """
    return _Sharing()


def spend(steps: int) -> None:
    """Count `steps` against the verdict that is being made; outside of one nothing is counted."""
    budget = _shared.get()
    if budget is not None:
        budget.spend(steps)


def arithmetic(bits: int) -> int:
    """Give the steps of an operation between fractions of so many bits: their common divisors cost the square.

    >>> arithmetic(64), arithmetic(40_000)
    (0, 838)
    """
    blocks = bits // 512
    return blocks + blocks * blocks // 8
