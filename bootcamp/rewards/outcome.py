"""What every adapter reports of a judged response: flat, with the same keys and types each time."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any, TypeGuard

from typing_extensions import TypedDict

from bootcamp.cases import AnyCase, Case, as_case, score
from bootcamp.errors import BootcampError
from bootcamp.identity import CaseId
from bootcamp.lib.arguments import number
from bootcamp.verifiers.response import DELIMITERS, THINKING, Response
from bootcamp.verifiers.verdict import Verdict

_log = logging.getLogger("bootcamp.rewards")


class Outcome(TypedDict):
    """A judged response in numbers and strings that arrays, JSON and Arrow can hold.

    ``score`` is the reward: 1 if right, else the grade times the partial credit asked for. ``acc`` is 1 if right.
    ``error`` is 1 where the answer could not be judged (a fault of the library, or no time); the score is 0 then.
    """

    score: float
    acc: float
    error: float
    truncated: float
    pred: str
    task: str
    level: str
    reason: str


def carries_case(value: object) -> TypeGuard[AnyCase]:
    """Tell whether a column of a row holds a case of ours, in any form; whether this version can judge it is not asked.

    >>> carries_case(None), carries_case("72"), carries_case('{"schema": 1, "instance": {}}'), carries_case("gcd@1/3/7")
    (False, False, True, True)
    """
    if isinstance(value, str):
        return ('"schema"' in value and '"instance"' in value) or CaseId.describes(value)
    return isinstance(value, Case) or (isinstance(value, Mapping) and {"schema", "instance"} <= value.keys())


@cache
def warn_once(text: str) -> None:
    """Log a warning the first time that it is given."""
    _log.warning(text)


def by_row(**columns: Sequence[Any]) -> Iterator[tuple[Any, ...]]:
    """Go through the columns of a batch row by row; raise BootcampError unless they are lists of one length.

    >>> list(by_row(case=["a", "b"], completions=["1", "2"]))
    [('a', '1'), ('b', '2')]
    """
    try:
        lengths = {name: len(column) for name, column in columns.items()}
    except TypeError as fault:
        raise BootcampError(f"{' and '.join(columns)}: expected lists with a value for each row ({fault})") from None
    if len(set(lengths.values())) > 1:
        told = ", ".join(f"{length} of {name}" for name, length in lengths.items())
        raise BootcampError(f"columns of different lengths, expected one value for each row: {told}")
    return zip(*columns.values(), strict=True)


def check_options(*, thinking: str, partial_credit: float = 0.0) -> None:
    """Raise BootcampError unless these are options of a reward, so that a wrong one ends a run before it begins."""
    if thinking not in THINKING:
        raise BootcampError(f"thinking={thinking!r}: expected one of {', '.join(THINKING)}")
    number("partial_credit", partial_credit, 0, 1)


def outcome(
    case: AnyCase,
    response: Response,
    *,
    thinking: str = "auto",
    truncated: bool | None = None,
    partial_credit: float = 0.0,
) -> Outcome:
    r"""Judge `response` to a case in any form; `case`, `thinking` and `truncated` are as in :func:`bootcamp.score`.

    >>> from bootcamp import registry
    >>> case = registry.get("game24").generate(1, seed=0)
    >>> found = outcome(case.to_json(), f"\\boxed{{{case.answer}}}")
    >>> found["score"], found["error"], found["task"], found["level"], found["reason"]
    (1.0, 0.0, 'game24', '1', 'correct')
    """
    known = as_case(case)
    verdict = score(known, response, thinking=thinking, truncated=truncated)
    if verdict.score is None:
        _log.warning("%s could not be judged and is left at 0: %s %s", known.id, verdict.reason, verdict.detail)
    return {
        "score": reward_of(verdict, partial_credit) or 0.0,
        "acc": float(verdict.correct),
        "error": float(verdict.score is None),
        "truncated": float(bool(truncated)),
        "pred": verdict.answer,
        "task": known.task,
        "level": "" if known.difficulty is None else str(known.difficulty),
        "reason": verdict.reason,
    }


def reward_of(verdict: Verdict, partial_credit: float = 0.0) -> float | None:
    """Return what a verdict earns, None where nothing could be said of the answer."""
    return None if verdict.score is None else verdict.score or partial_credit * verdict.grade


def thinking_after(prompt: object) -> str:
    r"""Tell from a prompt, as the chat template wrote it, whether the response starts inside of thinking.

    >>> thinking_after("<|im_start|>assistant\n<think>\n"), thinking_after("<|im_start|>assistant\n")
    ('prefilled', 'auto')
    """
    openings = tuple(opening for opening, _ in DELIMITERS)
    return "prefilled" if isinstance(prompt, str) and prompt.rstrip().endswith(openings) else "auto"
