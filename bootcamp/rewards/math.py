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
from fractions import Fraction
from functools import lru_cache
from importlib.util import find_spec
from numbers import Real
from typing import Any, NamedTuple

from bootcamp.errors import BootcampError, MissingExtra
from bootcamp.rewards.outcome import Outcome, by_row, check_options, reward_of, warn_once
from bootcamp.verifiers import Format, Malformed, Math, Matrix, Rational, Undecided, WrongForm
from bootcamp.verifiers.budget import Overspent
from bootcamp.verifiers.judging import DIFFERS, judge_response
from bootcamp.verifiers.line_process import SharedProcess
from bootcamp.verifiers.response import Response, find_answer
from bootcamp.verifiers.symbolic import Node
from bootcamp.verifiers.symbolic.alternatives import is_label, is_name
from bootcamp.verifiers.symbolic.matrix_format import Rows
from bootcamp.verifiers.symbolic.tree import symbols, walk
from bootcamp.verifiers.units import is_counted, is_scale, measure
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


class Reading(NamedTuple):
    """An answer as our formats read it: as a number, as an expression or statement, as a matrix of several rows."""

    number: Fraction | None
    tree: Node | None
    rows: Rows | None
    unit: str
    """The words behind the value, or the sign of a currency before it."""


class Answer(Format[Reading]):
    """A number or another closed form, with a unit or a noun that nobody asked for."""

    def parse(self, text: str) -> Reading:
        """Read a number, an expression or a statement; raise Malformed where math-verify may know better."""
        text, unit = without_unit(text)
        number = tree = rows = None
        with suppress(Malformed, WrongForm):
            number = Rational().parse(text)
        if any(mark in text for mark in ("[", "matrix", "{{")):
            with suppress(Malformed, WrongForm):
                rows = Matrix().parse(text)
        try:
            tree = Math().parse(text)
        except Overspent as fault:
            raise WrongForm(str(fault)) from None
        except (Malformed, WrongForm):
            if number is None and rows is None:
                raise
        return Reading(number, tree, rows if rows is not None and len(rows) > 1 else None, unit)

    def equal(self, reference: Reading, answer: Reading) -> bool:
        """Tell whether the two are the same; raise Undecided, or WrongForm where it takes too much work to tell."""
        if not _units_agree(reference.unit, answer):
            return False
        if reference.number is not None and answer.number is not None:
            return reference.number == answer.number
        if reference.rows is not None and answer.rows is not None:
            return reference.rows == answer.rows
        if reference.tree is None or answer.tree is None:
            return False
        curve = _is_curve(reference.tree)
        if curve and answer.tree.head != "relation":
            return False
        pairs = {(reference.tree, answer.tree), (_without_sign(reference.tree), _without_sign(answer.tree))}
        try:  # a question that asks for percents or degrees may have their sign in its answer or not
            verdicts = [Math(up_to_factor=curve).compare(*pair) for pair in pairs]
        except Overspent as fault:
            raise WrongForm(str(fault)) from None
        if None in verdicts and True not in verdicts:
            raise Undecided("the two answers could be proven neither equal nor different")
        return True in verdicts


def without_unit(text: str) -> tuple[str, str]:
    r"""Split the words behind a value off, and the sign of a currency before it.

    What stands in ``\text{}`` is words whatever it says; bare letters are words only where they are a unit or a noun.

    >>> without_unit(r"\frac34\text{ cm}^2"), without_unit("12 red apples"), without_unit("6 xyz"), without_unit(r"\$5")
    (('\\frac34', 'cm^2'), ('12', 'red apples'), ('6 xyz', ''), ('5', '$'))
    >>> without_unit(r"3 \text{ million dollars}"), without_unit(r"5\text{ million}")
    (('3 million', 'dollars'), ('5\\text{ million}', ''))
    """
    text = text.strip()
    money = _MONEY.match(text)
    if money:
        return text[money.end() :], "$"
    start = max(0, len(text) - _LONGEST_UNIT)
    found = _IN_MACRO.search(text, start) or _PLAIN.search(text, start)
    if found is None or not re.search(r"\d|\\pi", text[: found.start()]):
        return text, ""
    value, words, power = text[: found.start()], found["words"].split(), found["power"] or ""
    if words and is_scale(words[0]):
        value, words = f"{value} {words[0]}", words[1:]
    unit = " ".join(words) + re.sub(r"[{}]", "", power)
    if not unit or (found.re is _PLAIN and not measure(unit) and not is_counted(unit)):
        return text, ""
    return value, unit


_LONGEST_UNIT = 80
_MONEY = re.compile(r"\\\$\s*(?=[\d.])|\$\s*(?=[\d.][^$]*\Z)")
_POWER = r"(?P<power>\^(?:\{[23]\}|[23]))?\s*\.?\s*\Z"
_GAP = r"(?:\\[,;: ]|[\s~])*"
_IN_MACRO = re.compile(rf"{_GAP}\\(?:text|mathrm|textrm|mbox)\{{(?P<words>[^{{}}\d]*)\}}{_POWER}")
_PLAIN = re.compile(
    rf"(?:(?<=[\d}}])(?=[A-Za-z]{{2}}\b)|\\[,;: ]|[\s~]){_GAP}"
    rf"(?P<words>[A-Za-z]{{2,}}(?:[ /][A-Za-z]+){{0,4}}){_POWER}"
)


def _units_agree(reference: str, answer: Reading) -> bool:
    """Tell whether the unit of an answer may stand beside that of the reference; either may have none."""
    if not answer.unit or answer.unit == reference:
        return True
    said = measure(answer.unit)
    if reference and measure(reference) != said:
        return False
    if said or is_counted(answer.unit.partition("^")[0]):
        return True
    return answer.number == 1 and is_counted(answer.unit + "s")


def _is_curve(tree: Node) -> bool:
    """Tell whether the tree is an equation between variables, which any multiple of it says as well."""
    if tree.head != "relation" or tree.leaf != "=" or any(map(is_name, tree.args)) or len(set(symbols(tree))) < 2:
        return False
    return not is_label(tree.args[0]) or any(node.head == "pow" for node in walk(tree.args[0]))


def _without_sign(tree: Node) -> Node:
    return tree.args[0] if tree.head in ("percent", "degree") else tree


_FORMAT = Answer()


@lru_cache(maxsize=4096)
def _read(reference: str) -> Reading | None:
    """Read a right answer once for all the responses of its group."""
    try:
        return _FORMAT.parse(reference)
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
    """Ask math-verify; None where it cannot read one of the two, takes too long, or is not there."""
    if find_spec("antlr4") is None:
        warn_once(f"math-verify cannot read LaTeX, so what our own parser cannot read earns nothing: {_MISSING}")
        return None
    request = {"reference": reference, "answer": answer, "seconds": OUTSIDE_SECONDS}
    line = _worker.ask(json.dumps(request).encode(), _WALL_SECONDS)
    return None if line is None else json.loads(line)[0]


_MISSING = MissingExtra("antlr4", "antlr")


def _error(detail: str) -> Verdict:
    warn_once(f"a row of mathematics cannot be judged and gets no reward: {detail}")
    return Verdict(None, 0.0, False, "error", "", detail, "")
