"""Judging one response: find the answer, read it, compare it."""

from __future__ import annotations

import logging
import os
from collections.abc import Callable
from functools import partial
from typing import TypeVar

from bootcamp.verifiers import budget
from bootcamp.verifiers.base import Format, Malformed, Undecided, WrongForm
from bootcamp.verifiers.remarks import plainer
from bootcamp.verifiers.response import Found, Response, find_answer
from bootcamp.verifiers.verdict import Verdict

A = TypeVar("A")

_log = logging.getLogger("bootcamp.verifiers")

DIFFERS = "the answer differs from the right one"


def judge_response(
    format: Format[A],
    response: Response,
    accept: Callable[[A], str],
    *,
    style: str = "boxed",
    thinking: str = "auto",
    truncated: bool | None = None,
) -> Verdict:
    """Judge `response` by `accept`, which returns the rule that an answer breaks, or "" if it is right.

    Nothing in a response raises. A fault of our own, in the format or in `accept`, is logged and gives the reason
    ``error`` and no score; with BOOTCAMP_STRICT=1 it raises.

    >>> from bootcamp.verifiers import Integer
    >>> verdict = judge_response(Integer(), "Answer: 7", lambda answer: "it is odd" if answer % 2 else "")
    >>> verdict.reason, verdict.detail
    ('wrong', 'it is odd')
    """
    found = find_answer(
        response, style=style, fenced=format.fenced, marks=format.marks, thinking=thinking, truncated=truncated
    )
    if found is None:
        return Verdict(0.0, 0.0, False, "no_answer", "", "", "")
    text, found_style = found.texts[0], found.style
    try:
        with budget.shared():
            text, answer = _read(format, found)
            broken = accept(answer)
    except Malformed as fault:
        if found_style == "bare":
            return Verdict(0.0, 0.0, False, "no_answer", "", str(fault), "")
        return Verdict(0.0, 0.0, False, "malformed", _printable(text), str(fault), found_style)
    except WrongForm as fault:
        return Verdict(0.0, 0.0, False, "wrong", _printable(text), str(fault), found_style)
    except Undecided as fault:
        return Verdict(None, 0.0, False, "timeout", _printable(text), str(fault), found_style)
    except Exception as fault:
        if os.environ.get("BOOTCAMP_STRICT") == "1":
            raise
        _log.exception("a fault of the library while judging %.200r with %r", text, format)
        return Verdict(None, 0.0, False, "error", _printable(text), f"{type(fault).__name__}: {fault}", found_style)
    if broken:
        return Verdict(0.0, 0.0, False, "wrong", _printable(text), broken, found_style)
    return Verdict(1.0, 1.0, True, "correct", _printable(text), "", found_style)


def _read(format: Format[A], found: Found) -> tuple[str, A]:
    """Return the first of the texts that the format can read, the plainer ones last, and its value."""
    fault: Malformed | WrongForm | None = None
    for text in found.texts:
        try:
            return text, format.parse(text)
        except (Malformed, WrongForm) as problem:
            fault = problem
    for text in plainer(found.texts[-1], format.marks, found.style, partial(_reads, format)):
        try:
            return text, format.parse(text)
        except (Malformed, WrongForm):
            continue
    raise fault or Malformed("there is no answer")


def _reads(format: Format[A], text: str) -> bool:
    try:
        format.parse(text)
    except (Malformed, WrongForm):
        return False
    return True


def judge(
    format: Format[A],
    reference: A,
    response: Response,
    *,
    style: str = "boxed",
    thinking: str = "auto",
    truncated: bool | None = None,
) -> Verdict:
    r"""Judge `response` by equality with `reference`, a value of the format.

    >>> from bootcamp.verifiers import Integer
    >>> judge(Integer(), 12, r"Half of 24 is \boxed{12}.").reason
    'correct'
    >>> judge(Integer(), 12, r"It is \boxed{11} or \boxed{13}.").reason
    'wrong'
    """

    def accept(answer: A) -> str:
        return "" if format.equal(reference, answer) else DIFFERS

    return judge_response(format, response, accept, style=style, thinking=thinking, truncated=truncated)


def judge_text(
    format: Format[A],
    reference: str,
    response: Response,
    *,
    style: str = "boxed",
    thinking: str = "auto",
    truncated: bool | None = None,
) -> Verdict:
    """Judge `response` by equality with `reference`, a text that the format reads; raise ValueError if it cannot.

    >>> from bootcamp.verifiers import Integer, Sequence
    >>> judge_text(Sequence(Integer()), "[3, 1, 2]", "Answer: 3, 1, 2").correct
    True
    """
    try:
        value = format.parse(reference)
    except (Malformed, WrongForm) as fault:
        raise ValueError(f"reference={reference!r}: the format cannot read it: {fault}") from None
    return judge(format, value, response, style=style, thinking=thinking, truncated=truncated)


def _printable(text: str) -> str:
    """Return `text` without lone surrogates, which no file or table takes."""
    return text if text.isascii() else text.encode("utf-8", "replace").decode()
