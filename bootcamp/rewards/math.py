r"""A reward for ordinary rows of mathematics: a question and its answer, of data sets that carry no case of ours.

The answer of a row may be a bare one, a solution that ends in ``#### 42`` (GSM8K) or in ``\boxed{42}`` (MATH), or a
list of either, any of which is right (boba). Our own parser decides. math-verify, in a process that can be killed, is
asked only where ours cannot read the answer of the row or of the response.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import lru_cache
from importlib.util import find_spec
from numbers import Real
from typing import Any

from bootcamp.errors import BootcampError, MissingExtra
from bootcamp.rewards.math_answer import Answer, Reading
from bootcamp.rewards.outcome import Outcome, by_row, check_options, reward_of, warn_once
from bootcamp.verifiers import Malformed, WrongForm
from bootcamp.verifiers.judging import DIFFERS, judge_response
from bootcamp.verifiers.line_process import SharedProcess
from bootcamp.verifiers.response import Response, find_answer
from bootcamp.verifiers.verdict import Verdict

OUTSIDE_SECONDS = 0.5
"""Processor seconds of math-verify for one question."""
OUTSIDE_LENGTH = 1_000
"""Longer answers are not handed on to math-verify."""
_WALL_SECONDS = 15.0

Reward = Callable[..., list[float | None]]

_worker = SharedProcess(
    "bootcamp.rewards.math_worker", "math-verify cannot be asked, so what our own parser cannot read earns nothing"
)


def references(answer: object) -> tuple[str, ...]:
    r"""Return the right answers of a row, each cut out of the solution that it ends.

    >>> references("48 / 2 = 24 clips in May.\n#### 72"), references([r"so \boxed{\frac12}", "0.5"]), references(7)
    (('72',), ('\\frac12', '0.5'), ('7',))
    """
    if isinstance(answer, str) and answer.lstrip().startswith('["'):
        with suppress(ValueError):  # a text that only looks like a list
            answer = json.loads(answer)
    if isinstance(answer, Sequence) and not isinstance(answer, str | bytes):
        return tuple(reference for one in answer for reference in references(one))
    if isinstance(answer, Real) and not isinstance(answer, bool):
        return (str(answer),)
    if not isinstance(answer, str) or not answer.strip():
        return ()
    _, mark, last = answer.rpartition("####")
    if mark:
        return (last.strip(),)
    found = find_answer(answer, style="boxed") if r"\boxed" in answer or r"\fbox" in answer else None
    return (found.texts[0] if found is not None else answer.strip(),)


def judge(answer: object, response: Response, *, thinking: str = "auto", truncated: bool | None = None) -> Verdict:
    r"""Judge `response` by the answer of its row; `thinking` and `truncated` are as in :func:`bootcamp.score`.

    Nothing in a row or a response raises. A row without an answer that anybody can read is an ``error`` without score.

    >>> judge("#### 1,234", r"In all \boxed{1234} coins.").reason
    'correct'
    >>> judge(r"\boxed{\frac{\sqrt2}{2}}", r"\boxed{1/\sqrt{2}}").reason
    'correct'
    >>> judge("12", r"\boxed{12\text{ apples}}").reason, judge("12", r"\boxed{12 or 13}").reason
    ('correct', 'wrong')
    """
    verdicts = [_judge(reference, response, thinking, truncated) for reference in references(answer)]
    if not verdicts:
        return _error("the row has no answer: expected a text, a number or a list of texts")
    ranked = {"correct": 0, "timeout": 1, "wrong": 2, "malformed": 3, "no_answer": 4, "error": 5}
    return min(verdicts, key=lambda verdict: ranked[verdict.reason])


def make_reward(*, thinking: str = "auto", column: str = "answer", name: str = "math") -> Reward:
    """Return a reward for TRL that reads the right answers from `column`; what could not be judged is None.

    Raises BootcampError for a wrong option.
    """
    check_options(thinking=thinking)
    for option, value in (("column", column), ("name", name)):
        if not isinstance(value, str) or not value:
            raise BootcampError(f"{option}={value!r}: expected a text that is not empty")

    def reward(*, completions: Sequence[Response], **columns: Any) -> list[float | None]:
        """Judge each completion by the right answer of its row; None where it could not be judged."""
        if column not in columns:
            raise BootcampError(f"column={column!r} is not in the rows: expected one of {', '.join(sorted(columns))}")
        rows = by_row(**{column: columns[column], "completions": completions})
        return [reward_of(judge(answer, response, thinking=thinking)) for answer, response in rows]

    reward.__name__ = name
    return reward


reward = make_reward()
"""The reward for TRL with all options at their defaults."""


def compute_score(
    data_source: str,
    solution_str: str,
    ground_truth: object,
    extra_info: dict[str, Any] | None = None,
    *,
    thinking: str = "auto",
    **_: Any,
) -> Outcome:
    """Judge one response for verl, with the keys of all our rewards; the task is the `data_source` of the row."""
    check_options(thinking=thinking)
    verdict = judge(ground_truth, solution_str, thinking=thinking)
    return {
        "score": verdict.score or 0.0,
        "acc": float(verdict.correct),
        "error": float(verdict.score is None),
        "truncated": 0.0,
        "pred": verdict.answer,
        "task": data_source,
        "level": "",
        "reason": verdict.reason,
    }


_FORMAT = Answer()
_ABOUT = re.compile(r"\A\s*(?:[A-Za-z]\s*)?(?:\\approx(?![A-Za-z])|≈)")
"""What tells that the answer of a row is rounded; in a response it is no number that was asked for."""


@lru_cache(maxsize=4096)
def _read(reference: str) -> Reading | None:
    """Read a right answer once for all the responses of its group."""
    try:
        return _FORMAT.parse(_ABOUT.sub("", reference))
    except (Malformed, WrongForm):
        return None


def _judge(reference: str, response: Response, thinking: str, truncated: bool | None) -> Verdict:
    known = _read(reference)

    def accept(answer: Reading) -> str:
        if known is None:
            raise Malformed("the answer of the row is not read")
        return "" if _FORMAT.equal(known, answer) else DIFFERS

    verdict = judge_response(_FORMAT, response, accept, thinking=thinking, truncated=truncated)
    if verdict.reason != "malformed" or len(verdict.answer) > OUTSIDE_LENGTH:
        return verdict
    same = _ask(reference, verdict.answer)
    if same:
        return Verdict(1.0, 1.0, True, "correct", verdict.answer, "", verdict.style)
    if same is None and known is None:
        return _error(f"the answer {reference:.200} of the row can be read by nobody")
    return verdict if known is not None else replace(verdict, reason="wrong", detail=DIFFERS)


def _ask(reference: str, answer: str) -> bool | None:
    """Ask math-verify; None where it cannot read one of the two or misreads it, takes too long, or is not there."""
    if _SPACE.sub("", reference) == _SPACE.sub("", answer):
        return True
    undone = {*_UNDONE.findall(answer)} - {*_UNDONE.findall(reference)}
    words = _WORDS.findall(reference) != _WORDS.findall(answer)
    if undone or words or _MISREAD.search(reference) or _MISREAD.search(answer):
        return None
    if find_spec("antlr4") is None:
        warn_once(f"math-verify cannot read LaTeX, so what our own parser cannot read earns nothing: {_MISSING}")
        return None
    request = {"reference": reference, "answer": answer, "seconds": OUTSIDE_SECONDS}
    line = _worker.ask(json.dumps(request).encode(), _WALL_SECONDS)
    return None if line is None else json.loads(line)[0]


_MISREAD = re.compile(
    r"\\(?:neq?|not|approx\w*|sim\w*|equiv|[pb]?mod|prime|begin|boxed)(?![A-Za-z])|[≠≈≡']|[A-Za-z]\s*\\circ"
)
"""What math-verify reads in part: it takes ``\\neq 5`` for 5, the last piece of a function for the whole."""
_SPACE = re.compile(r"(?<!\d)\s+|\s+(?!\d)")
"""What says nothing; between digits it may part numbers."""
_WORDS = re.compile(r"\\text[a-z]*\{\s*([^{}]*?)\s*\}")
"""Words, which it drops."""
_UNDONE = re.compile(r"gcd|lcm|max|min|sup|inf(?!ty|inity)|det|deg|arg|mod|lim")
"""What it works out, though that is the question."""
_MISSING = MissingExtra("antlr4", "antlr")


def _error(detail: str) -> Verdict:
    warn_once(f"a row of mathematics cannot be judged and gets no reward: {detail}")
    return Verdict(None, 0.0, False, "error", "", detail, "")
