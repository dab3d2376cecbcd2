"""Searches by questions: plans that ask and are told, questions whose worst reply leaves the least, bounds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator, Hashable, Iterable
from math import comb
from typing import Any, TypeVar

Q = TypeVar("Q")
R = TypeVar("R")
C = TypeVar("C")


def follow(plan: Generator[Q, R, Any], replies: Iterable[R], ask: str = "ask") -> tuple[str, Any]:
    """Carry on a plan that yields questions and is sent their replies: give the next question, or the answer.

    >>> def plan():
    ...     first = yield 1
    ...     return [first, (yield 2)]
    >>> follow(plan(), []), follow(plan(), ["yes"]), follow(plan(), ["yes", "no"])
    (('ask', 1), ('ask', 2), ('answer', ['yes', 'no']))
    """
    try:
        question = next(plan)
        for reply in replies:
            question = plan.send(reply)
    except StopIteration as end:
        return "answer", end.value
    return ask, question


def narrowest(questions: Iterable[Q], left: Iterable[C], reply: Callable[[Q, C], Hashable]) -> Q:
    """Give the first question whose most frequent reply leaves the fewest of what may still be the secret.

    >>> narrowest([1, 2, 3], range(1, 5), lambda cut, number: number <= cut)
    2
    """
    left = list(left)
    return min(questions, key=lambda question: max(Counter(reply(question, one) for one in left).values()))


def most_questions(
    secrets: Iterable[C], question: Callable[[list[C], tuple[Q, ...]], Q | None], reply: Callable[[Q, C], Hashable]
) -> int | None:
    """Count the questions that a plan asks at most until one secret is left; None if it cannot tell some of them apart.

    The plan sees the secrets that are left and its questions so far.

    >>> most_questions(range(5), lambda left, asked: left[len(left) // 2], lambda cut, number: number < cut)
    3
    """
    deepest = 0
    waiting: list[tuple[list[C], tuple[Q, ...]]] = [(list(secrets), ())]
    while waiting:
        left, asked = waiting.pop()
        deepest = max(deepest, len(asked))
        if len(left) < 2:
            continue
        chosen = question(left, asked)
        parts: dict[Hashable, list[C]] = {}
        for one in left:
            parts.setdefault(chosen is not None and reply(chosen, one), []).append(one)
        if chosen is None or len(parts) < 2:
            return None
        waiting += [(part, (*asked, chosen)) for part in parts.values()]
    return deepest


def least_questions(size: int, lies: int) -> int:
    """Return the least number of questions that the weights allow: each number with all its ways to lie.

    >>> least_questions(16, 0), least_questions(16, 1)
    (4, 7)
    """
    questions = 0
    while size * sum(comb(questions, k) for k in range(lies + 1)) > 2**questions:
        questions += 1
    return questions
