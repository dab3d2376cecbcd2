"""The reward for ordinary rows of mathematics."""

from __future__ import annotations

import time
from typing import Any

import pytest

from bootcamp.errors import BootcampError
from bootcamp.rewards import math
from bootcamp.rewards.math import compute_score, judge, make_reward, references, reward
from bootcamp.rewards.outcome import warn_once

GSM8K = "Natalia sold 48/2 = <<48/2=24>>24 clips in May.\nIn all 48+24 = <<48+24=72>>72 clips.\n#### 72"
MATH = r"The sum is $\frac12 + \frac14$, that is $\boxed{\frac{3}{4}}$."
CASES = r"\begin{cases} x \\ y \end{cases}"


@pytest.mark.parametrize(
    ("answer", "expected"),
    [
        (GSM8K, ("72",)),
        (MATH, (r"\frac{3}{4}",)),
        ([MATH, r"$\boxed{0.75}$"], (r"\frac{3}{4}", "0.75")),
        (r'["\\boxed{1}", "2"]', ("1", "2")),
        ('["not a list', ('["not a list',)),
        ("[1, 2]", ("[1, 2]",)),
        (5, ("5",)),
        (0.5, ("0.5",)),
        (None, ()),
        ("  ", ()),
        ([], ()),
    ],
)
def test_answers_are_cut_out_of_solutions(answer: object, expected: tuple[str, ...]) -> None:
    assert references(answer) == expected


@pytest.mark.parametrize(
    ("answer", "response", "reason"),
    [
        (GSM8K, r"\boxed{72}", "correct"),
        (GSM8K, "#### 72", "correct"),
        (GSM8K, r"\boxed{72 \text{ clips}}", "correct"),
        (GSM8K, r"\boxed{72 clips}", "correct"),
        (GSM8K, r"\boxed{\$72}", "correct"),
        (GSM8K, r"\boxed{72 or 73}", "wrong"),
        (GSM8K, r"\boxed{72 thousand}", "wrong"),
        (GSM8K, r"\boxed{72x}", "wrong"),
        (GSM8K, "I don't know.", "wrong"),
        (GSM8K, "<think>\\boxed{72}", "no_answer"),
        (MATH, r"\boxed{0.75}", "correct"),
        (MATH, r"\boxed{0.7500001}", "wrong"),
        (r"\boxed{50}", r"\boxed{50\%}", "correct"),
        (r"\boxed{90^\circ}", r"\boxed{90}", "correct"),
        (r"\text{(C)}", r"\boxed{C}", "correct"),
        (r"\text{Evelyn}", r"\boxed{\text{evelyn}}", "correct"),
        (["1", "2"], r"\boxed{2}", "correct"),
        (r"\begin{pmatrix}1&2\\3&4\end{pmatrix}", r"\boxed{[1 2; 3 4]}", "correct"),
        (r"\begin{pmatrix}1&2\\3&4\end{pmatrix}", r"\boxed{\frac12\begin{pmatrix}2&4\\6&8\end{pmatrix}}", "correct"),
        (r"\begin{pmatrix}1&2\\3&4\end{pmatrix}", r"\boxed{\begin{pmatrix}1&2\\3&5\end{pmatrix}}", "wrong"),
        ("3, 5", r"\boxed{3 与 5}", "correct"),
        (["1", "2"], r"\boxed{3}", "wrong"),
        ("1/2", r"\boxed{\int_0^1 x\,dx}", "wrong"),  # the question is no answer
        (r"\frac{x^2}{2}", r"\boxed{\int x\,dx}", "wrong"),
        (r"x^2+y^2=1", r"\boxed{2x^2+2y^2=2}", "correct"),
        (r"x^2+y^2=1", r"\boxed{x^2+y^2=2}", "wrong"),
        (r"x^2+y^2=1", r"\boxed{1}", "wrong"),
        ("x=5", r"\boxed{2x=10}", "wrong"),
        (r"\pm 3", r"\boxed{-3 \text{ and } 3}", "correct"),
    ],
)
def test_our_parser_decides(answer: object, response: str, reason: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(math, "_worker", None)
    assert judge(answer, response).reason == reason


@pytest.mark.parametrize(
    ("answer", "response", "right"),
    [
        (r"5\text{ cm}", "5", True),
        (r"5\text{ cm}", "5 cm", True),
        (r"5\text{ cm}", r"5\text{ centimeters}", True),
        (r"5\text{ cm}", r"5\text{ m}", False),
        (r"5\text{ cm}", r"5\text{ cm}^2", False),
        (r"5\text{ cm}^2", r"5\mathrm{cm}^{2}", True),
        (r"25\pi\text{ cm}^2", r"25\pi", True),
        ("5 hours", "5 minutes", False),
        (r"8\text{ a.m.}", r"8\text{ p.m.}", False),
        (r"\$5", "5 dollars", True),
        (r"\$5", "5 cents", False),
        (r"20\text{ miles per hour}", r"20\text{ mph}", True),
        (r"20\text{ miles per hour}", r"20\text{ km/h}", False),
        ("12", "12 red apples", True),
        (r"12\text{ apples}", r"12\text{ pears}", True),
        ("1", r"1\text{ way}", True),
        ("5", r"5\text{ way}", False),
        ("5", r"5\text{ million}", False),
        ("5000000", r"5\text{ million}", True),
        ("5000000", r"5\text{ million dollars}", True),
        (r"28\%", r"28\text{ percent}", True),
        ("5", r"5\text{ or so}", False),
        ("5", r"5\text{ squared}", False),
        ("5", "5 halves", False),
        ("5", r"5\text{ is wrong}", False),
        ("5", "5 minus", False),
        ("6", "6xyz", False),
        ("6xyz", "6", False),
    ],
)
def test_units_are_told_from_other_words(answer: str, response: str, right: bool) -> None:
    assert judge(answer, rf"\boxed{{{response}}}").correct is right


@pytest.mark.parametrize(
    ("answer", "response", "reason"),
    [
        (CASES, CASES, "correct"),
        (CASES, "12", "wrong"),
        (r"\sum_{k=1}^{3} k", "6", "correct"),
        (r"\sum_{k=1}^{3} k", "7", "wrong"),
        ("6", CASES, "malformed"),
    ],
)
def test_math_verify_is_asked_for_the_rest(answer: str, response: str, reason: str) -> None:
    assert judge(answer, rf"\boxed{{{response}}}").reason == reason


def test_hostile_rows_and_responses_end_soon() -> None:
    tower = r"\begin{cases}9^{9^{9^9}}\end{cases}"
    begin = time.monotonic()
    for answer, response in ((tower, tower), (tower, "1"), ("1", tower), ("1", "9^{9^{9^9}}"), ("1", "(" * 100_000)):
        assert judge(answer, rf"\boxed{{{response}}}").score != 1 or response == tower
    assert time.monotonic() - begin < 30


def test_a_row_without_an_answer_is_an_error(caplog: pytest.LogCaptureFixture) -> None:
    warn_once.cache_clear()
    for _ in range(2):
        verdict = judge(None, r"\boxed{1}")
        assert (verdict.score, verdict.reason) == (None, "error")
    assert len(caplog.records) == 1


def test_a_missing_extra_is_told_once(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    warn_once.cache_clear()
    monkeypatch.setattr(math, "find_spec", lambda name: None)
    assert judge("6", rf"\boxed{{{CASES}}}").reason == "malformed"
    assert judge("7", rf"\boxed{{{CASES}}}").reason == "malformed"
    assert [record.getMessage().count("antlr]") for record in caplog.records] == [1]


def test_trl() -> None:
    columns: dict[str, Any] = {"prompts": ["?", "?", "?"], "answer": [GSM8K, MATH, None]}
    completions = [r"\boxed{72}", [{"role": "assistant", "content": r"\boxed{1}"}], r"\boxed{1}"]
    assert reward(completions=completions, **columns) == [1.0, 0.0, None]
    assert reward.__name__ == "math"
    assert make_reward(column="solution", name="m")(completions=["5"], solution=["5"]) == [1.0]
    with pytest.raises(BootcampError, match="column='answer' is not in the rows"):
        reward(completions=["5"], solution=["5"])


@pytest.mark.parametrize("options", [{"thinking": "nope"}, {"column": ""}, {"name": 3}])
def test_wrong_options(options: dict[str, Any]) -> None:
    with pytest.raises(BootcampError, match=next(iter(options))):
        make_reward(**options)


def test_verl() -> None:
    found = compute_score("openai/gsm8k", r"So \boxed{72}.", GSM8K, {"index": 1}, unknown=1)
    assert found == {
        "score": 1.0,
        "acc": 1.0,
        "error": 0.0,
        "truncated": 0.0,
        "pred": "72",
        "task": "openai/gsm8k",
        "level": "",
        "reason": "correct",
    }
