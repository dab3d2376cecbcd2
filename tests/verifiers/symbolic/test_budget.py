"""One budget for a verdict: whatever the parts and pairs of an answer, all of it ends soon, with the same verdict."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

import bootcamp
from bootcamp.testing.timing import timed
from bootcamp.verifiers import Format, IntervalSet, Math, Matrix, Multiset, Polynomial, Sequence, budget, judge_text
from bootcamp.verifiers.budget import Overspent
from bootcamp.verifiers.symbolic import client

SURD = r"(\sqrt2+\sqrt3+\sqrt5+\sqrt7+\sqrt{11}+#)^9"
FLOOR = r"1+\lfloor\frac{\sin^2 (x^{#}+\cos x)}{3}\rfloor"


def joined(template: str, count: int, separator: str = ",") -> str:
    return separator.join(template.replace("#", str(number)) for number in range(1, count + 1))


HOSTILE: list[tuple[Format[Any], str, str]] = [
    (IntervalSet(), "(1, 2)", r"\{" + joined(SURD, 50) + r"\}"),
    (IntervalSet(), "(1, 2)", joined("x=" + SURD, 12, " or ")),
    (IntervalSet(), "(1, 2)", joined("(#," + SURD + ")", 40, r"\cup")),
    (IntervalSet(), "(1, 2)", joined(r"(\arctan #, \sqrt{#+\sqrt{#}}+9)", 60, r"\cup")),
    (Math(), r"\{1, 2\}", r"\{" + joined(SURD, 50) + r"\}"),
    (Math(), r"\{1, 2\}", r"\{2," + joined(FLOOR, 8) + r"\}"),
    (Math(), r"\{1, 2\}", r"\{" + joined(r"\sqrt{#+\sqrt{#}}", 200) + r"\}"),
    (Math(), r"\{" + joined(r"\sqrt{#}", 200) + r"\}", r"\{" + joined(r"\frac{#}{\sqrt{#}}", 200) + r"\}"),
    (Math(variables=("x",)), "x^2", r"\pm x, " + joined("x^2+" + FLOOR, 8)),
    (Math(variables=("x",)), r"\pm x", joined(r"x \pm \sqrt{#}", 60)),
    (Math(), "1", joined(r"\sqrt{#}", 200, " + ")),
    (Math(shape="simplified"), "1", joined(r"\log_{#} 8", 200, " + ")),
    (Math(shape="factored"), "x", joined("(x+#)", 200, "")),
    (Math(shape="expanded"), "x", joined("x^{#}", 300, "+")),
    (Math(), "1", joined(r"#^{999}", 60, "+") + "/7^{999}"),
    (Sequence(Math()), "[1]", "[" + joined(r"\sqrt{#+\sqrt{#}}", 60) + "]"),
    (Multiset(Polynomial(("x",))), "[x]", "[" + ", ".join(["(x+1)^{200}"] * 40) + "]"),
    (Polynomial(("x", "y")), "x", "(x+y+1)^{50}" * 40),
    (Matrix(2, 2), "[[1, 2], [3, 4]]", "[[" + joined(r"#^{9999}", 60) + "]]"),
    (Matrix(), "[[1, 2]]", "[[" + joined(r"\sqrt{2+\sqrt{#}}", 90) + "]]"),
]


@pytest.mark.parametrize(("format", "reference", "text"), HOSTILE)
def test_hostile_answers_end_soon(format: Format[Any], reference: str, text: str) -> None:
    verdict, seconds = timed(lambda: judge_text(format, reference, f"<answer>{text}</answer>", style="tags"))
    assert seconds < 1.5  # a second is promised, on a machine without other work
    assert not verdict.correct or "sqrt{200}" in text
    assert verdict.reason != "error"


def test_the_verdict_is_malformed_once_the_budget_is_spent() -> None:
    verdict = judge_text(IntervalSet(), "(1, 2)", rf"\boxed{{\{{{joined(SURD, 50)}\}}}}")
    assert (verdict.score, verdict.reason, verdict.detail) == (
        0.0,
        "malformed",
        "the answer takes more work to judge than is allowed",
    )


def test_parts_share_the_budget_and_verdicts_do_not() -> None:
    format = Polynomial(("x", "y", "z"))
    with budget.shared() as left:
        format.parse("(x+y+z+1)^{9}")
        left.spend(left.work)
        with pytest.raises(Overspent):
            format.parse("(x+y+z+1)^{9}")
    assert Math().parse("x") is not None
    with budget.shared() as left:
        assert left.work == budget.WORK


def test_a_part_that_is_repeated_is_computed_once() -> None:
    case = bootcamp.get("sequence_closed_form").generate(5, seed=1)
    padding = "+".join(["7^{8000}/3^{8000}"] * 200)
    for factor in (0, 1):
        response = rf"\boxed{{{case.answer}+{factor}*({padding})}}"
        verdict, seconds = timed(partial(case.verify, response))
        assert verdict.correct is (factor == 0)
        assert seconds < 0.75


def test_proofs_share_their_time(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[bytes] = []

    def ask(line: bytes, seconds: float) -> bytes:
        asked.append(line)
        return b"[null, 0.2]"

    monkeypatch.setattr(client.worker, "ask", ask)
    answer = r"\{" + joined(FLOOR, 3) + r"\}"
    assert judge_text(Math(), r"\{1\}", rf"\boxed{{{answer}}}").reason == "timeout"
    assert len(asked) == 2


def test_an_answer_with_many_open_questions_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client.worker, "ask", lambda line, seconds: b"[null, 0.01]")
    verdict = judge_text(Math(), r"\{1\}", rf"\boxed{{\{{{joined(FLOOR, 8)}\}}}}")
    assert (verdict.score, verdict.reason) == (0.0, "malformed")
    monkeypatch.setattr(client.worker, "ask", lambda line, seconds: b"[true, 0.01]")
    assert judge_text(Math(), r"\{1\}", rf"\boxed{{\{{{joined(FLOOR, 8)}\}}}}").correct


@pytest.mark.parametrize("factor", ["x+1", "x+y+1", "x^9+y^9+1"])
def test_factors_are_counted_before_they_are_multiplied(factor: str) -> None:
    case = bootcamp.get("polynomial_factor_integers").generate(8, seed=1, answer_style="tags")
    for count in (3, 200, 400, 1000):
        response = f"<answer>[{', '.join([factor] * count)}]</answer>"
        verdict, seconds = timed(partial(case.verify, response))
        assert not verdict.correct
        assert seconds < 1
