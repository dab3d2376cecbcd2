"""The reward for ordinary rows of mathematics."""

from __future__ import annotations

import time
from typing import Any

import pytest

from bootcamp.errors import BootcampError
from bootcamp.rewards import math
from bootcamp.rewards.math import compute_score, judge, make_reward, references, reward
from bootcamp.rewards.outcome import warn_once
from tests.verifiers.mathematics import mathematics

GSM8K = "Natalia sold 48/2 = <<48/2=24>>24 clips in May.\nIn all 48+24 = <<48+24=72>>72 clips.\n#### 72"
MATH = r"The sum is $\frac12 + \frac14$, that is $\boxed{\frac{3}{4}}$."
UNKNOWN = r"\textstyle 6 \hfil"
"""What our own parser cannot read."""


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
        ("y=2x+1", r"\boxed{4x-2y+2=0}", "correct"),
        ("y=2x+1", r"\boxed{2x-y=1}", "wrong"),
        ("5", r"\boxed{\boxed{5} or 6}", "malformed"),
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
        ("4", r"4\quad\text{(correct)}", True),
        ("4", r"4\quad\text{(or 5)}", False),
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
        (UNKNOWN, UNKNOWN, "correct"),
        (UNKNOWN, "12", "wrong"),
        (r"\sum_{k=1}^{3} k", "6", "correct"),
        (r"\sum_{k=1}^{3} k", "7", "wrong"),
        ("6", UNKNOWN, "correct"),
        ("7", UNKNOWN, "malformed"),
        # what it drops, or works out though that is the question
        ("5", r"\neq 5", "malformed"),
        ("5", r"\approx 5", "malformed"),
        ("6", r"\gcd(12, 18)", "malformed"),
        ("1", r"7 \mod 3", "malformed"),
        ("2", r"\max(1, 2)", "malformed"),
        ("-2", r"\begin{vmatrix} 1 & 2 \\ 3 & 4 \end{vmatrix}", "malformed"),
        (r"x \equiv 3 \pmod 5", r"x \equiv 4 \pmod 5", "error"),
        (r"x \equiv 3 \pmod 5", r"x\equiv3 \pmod 5", "correct"),
        (r"n \text{ is an integer}", "n", "error"),
        (r"f \circ g", r"g \circ f", "error"),
        ("12345", "1 2 3 4 5", "malformed"),
    ],
)
def test_math_verify_is_asked_for_the_rest(answer: str, response: str, reason: str) -> None:
    assert judge(answer, rf"\boxed{{{response}}}").reason == reason


@pytest.mark.parametrize(
    ("answer", "response", "right"),
    [
        (r"5\text{ cm}", r"50\text{ mm}", True),
        (r"90^\circ", r"\frac{\pi}{2}\text{ rad}", True),
        (r"90^\circ", "90 rad", False),
        (r"90^\circ", "90 degrees", True),
        ("(3,4)", "P(3,4)", True),
        ("(3,4)", "P(4,3)", False),
        (r"2\sqrt{3}", r"2\sqrt{3} \approx 3.46", True),
        (r"2\sqrt{3}", r"2\sqrt{3} \approx 3.56", False),
        (r"5\text{ cm}", r"5\text{ mm}", False),
        (r"5\text{ cm}^2", r"500\text{ mm}^2", True),
        (r"25\pi\text{ cm}^2", r"2500\pi\text{ mm}^2", True),
        (r"\sqrt2\text{ m}", r"100\sqrt2\text{ mm}", False),
        ("90 minutes", r"x = 1\frac12 hours", True),
        ("2 hours", "120", False),
        ("1 year", "365 days", False),
        (r"\$5", "500 cents", True),
        ("60 mph", "88 ft/s", True),
        (r"10 \mathrm{~m} / \mathrm{s}", r"36\text{ km/h}", True),
        (r"10 \mathrm{~m} / \mathrm{s}", r"10\text{ m}", False),
        (r"5 \mathrm{~cm}^{2}", r"5\text{ cm}^2", True),
        (r"10\,\mathrm{m/s^2}", r"10\text{ m/s}^2", True),
        (r"20^\circ\text{C}", r"68^\circ\text{F}", False),
        ("5 m", "5", False),  # which may be five times m
        ("5:30 PM", "17:30", True),
        ("17:30", r"5:30\text{ p.m.}", True),
        ("15:00", "3 PM", True),
        ("9:30 a.m.", "09:30", True),
        ("17:30", "5:30", False),
        ("5:30 PM", "5:30 AM", False),
    ],
)
def test_quantities_in_other_units(answer: str, response: str, right: bool) -> None:
    assert judge(answer, rf"\boxed{{{response}}}").correct is right


@pytest.mark.parametrize(
    ("answer", "response", "right"),
    [
        ("x^2+C", "c+x^2", True),
        ("x^2+C", "x^2", False),
        ("x^2+C", "x^2+x+c", False),
        ("x^2+C", "x^2+k", False),  # which may be a number of the question
        ("C_1e^x+C_2e^{-x}", "c_1e^x+c_2e^{-x}", True),
        ("Ce^x", "ce^x", False),  # a factor C may be another quantity than c
        (r"a^2+b^2-2ab\cos C", r"a^2+b^2-2ab\cos c", False),
        (r"k\pi", r"n\pi", True),
        (r"k\pi, k\in\mathbb{Z}", r"n\pi", True),
        (r"k\pi \text{ where } k \text{ is an integer}", r"n\pi, n\in\mathbb Z", True),
        (r"\{k\pi \mid k\in\mathbb{Z}\}", r"n\pi", True),
        (r"k\pi", r"2n\pi", False),
        (r"\pi k^2", r"\pi n^2", False),
        (r"k\pi, k\in\mathbb{Z}", r"n\pi, n\in\mathbb{N}", False),
        (r"k\pi, k\in\mathbb{N}", r"n\pi", False),
        (r"\frac{\pi}{4}+k\pi", r"\frac{5\pi}{4}-n\pi", True),
        (r"\frac{\pi}{2}+2k\pi", r"\frac{\pi}{2}+n\pi", False),
        (r"x=\frac{\pi}{2}+k\pi, k\in\mathbb{Z}", r"x=(2n+1)\frac{\pi}{2}", True),
        (r"2k+1, k\in\mathbb{Z}", "2n+1", True),
        ("2k+1", "2n+1", False),
        (r"6k+1, k\in\mathbb{Z}", r"6n-1, n\in\mathbb{Z}", False),
        (r"x=3k+1,y=2k-1,k\in\mathbb{Z}", r"x=3n+1,y=2n-1", True),
    ],
)
def test_letters_that_may_be_chosen(answer: str, response: str, right: bool) -> None:
    assert judge(answer, rf"\boxed{{{response}}}").correct is right


@pytest.mark.parametrize(
    ("answer", "response", "right"),
    [
        ("B", r"\textbf{(B) }12", True),
        ("B", "Option B", True),
        ("B", "(B) or (C)", False),
        ("B", "(A)(B)", False),
        ("A", "a", False),
        (r"\textbf{(B)}\ 12", "12", True),
        (r"\textbf{(B)}\ 12", "B", True),
        (r"\textbf{(B)}\ 12", r"\textbf{(B)}\ 13", False),
        ("A: 5", "A: 6", False),
        ("NO", "no", True),
        (r"\text{no}", "on", False),
        ("no solution", r"\emptyset", True),
        (r"(-\infty,\infty)", "all real numbers", True),
        ("DNE", "does not exist", True),
        ("5", "Answer: 5", True),
        ("5", "Answer: 5 or 6", False),
        ("2112_3", "2112", True),
        ("1A_{16}", "1a", True),
        ("101_2", "5", False),  # the question
        ("12_8", "12_5", False),
        ("1:2", "x:y=1:2", True),
        ("1:2", "x:y=2:1", False),
        (r"\begin{pmatrix}1\\2\end{pmatrix}", "(1,2)", True),
        (r"\begin{pmatrix}1\\2\end{pmatrix}", r"\langle 1,2\rangle", True),
        (r"\begin{pmatrix}1\\2\end{pmatrix}", r"\begin{pmatrix}1&2\end{pmatrix}", False),
        (r"\begin{cases}x=1\\y=2\end{cases}", "x=1, y=2", True),
        ("x=1,y=2", r"\left\{\begin{array}{l}x=2\\y=1\end{array}\right.", False),
        (r"f(x)=\begin{cases}1&x>0\\2&x\le0\end{cases}", r"\begin{cases}2&\text{if }x\le0\\1&x>0\end{cases}", True),
        (r"\begin{cases}1&x>0\\2&x\le0\end{cases}", r"\begin{cases}1&x>1\\2&x\le1\end{cases}", False),
        (r"\begin{cases}1&x>0\\2&x\le0\end{cases}", "2", False),
        (r"(-2,1)\cup(1,\infty)", r"x>-2, x\ne1", True),
        (r"x\ne1, x\ne2", r"x\ne2,x\ne1", True),
        ("x+y=1", "y=1-x", True),
        ("x+y=1", "2x+2y=2", False),
        ("f'(x)=2x", "2x", True),
        ("f'(x)=2x", "f(x)=2x", False),
        (r"\angle A = 30^\circ", "30", True),
        (r"\overline{z}", "z", False),
        (r"x \approx 3.14", "3.14", True),
        ("3.14", r"\approx 3.14", False),
        ("1/2", r"\nicefrac{1}{2}", True),
        ("5", r"5\\", True),
        ("1/3", "0.333...", False),  # how it goes on is not said
    ],
)
def test_forms(answer: str, response: str, right: bool) -> None:
    assert judge(answer, rf"\boxed{{{response}}}").correct is right


@pytest.mark.parametrize(("name", "answer", "response", "right"), list(mathematics()))
def test_handed_rows(name: str, answer: str, response: str, right: bool) -> None:
    asks_for_more = name == "me066"  # for an expanded product, which the answer of the row does not tell
    assert judge(answer, response).correct is (right or asks_for_more)


def test_hostile_rows_and_responses_end_soon() -> None:
    tower = r"\begin{cases}9^{9^{9^9}}\end{cases}"
    begin = time.monotonic()
    for answer, response in ((tower, tower), (tower, "1"), ("1", tower), ("1", "9^{9^{9^9}}"), ("1", "(" * 100_000)):
        assert judge(answer, rf"\boxed{{{response}}}").score != 1 or response == tower
    assert judge("5", "</think>" * 100_000 + r"\boxed{5}").correct
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
    assert judge("6", rf"\boxed{{{UNKNOWN}}}").reason == "malformed"
    assert judge("7", rf"\boxed{{{UNKNOWN}}}").reason == "malformed"
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
