"""The composite reward: its terms, weights and curve, as published."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

import bootcamp
from bootcamp.cases import Case
from bootcamp.errors import BootcampError
from bootcamp.rewards.composite import Composite
from bootcamp.traces import worked_solution
from bootcamp.verifiers.verdict import Verdict


@pytest.fixture
def case() -> Case:
    return bootcamp.get("game24").generate(1, 163)  # 8, 12, 9


RIGHT = (
    "(12) - (9) = 3, left: 3, 8\n(3) * (8) = 24, left: 24\nreach 24! expression: (12 - 9) * 8\n\\boxed{(12 - 9) * 8}"
)


@pytest.mark.parametrize(
    ("lines", "value"), [(0, 1), (4, 1), (5, 0.978), (14, 0.881), (24, 0.5), (44, 0.018), (10**6, 0)]
)
def test_the_length_term(lines: int, value: float) -> None:
    assert Composite().brevity(lines) == pytest.approx(value, abs=5e-4)


def test_a_flawless_short_solution_earns_all(case: Case) -> None:
    assert Composite().terms(case, RIGHT) == (1, 1, 1)
    assert Composite()(case, RIGHT) == pytest.approx(1)


def test_a_wrong_step_costs_its_share(case: Case) -> None:
    response = (
        RIGHT.replace("= 3, left: 3, 8", "= 4, left: 4, 8")
        .replace("(3) *", "(4) *")
        .replace("= 24, left: 24", "= 32, left: 32")
    )
    terms = Composite().terms(case, response)
    assert terms.outcome == 1  # the answer is right all the same
    assert terms.process == pytest.approx(1 / 3)  # only 4 * 8 = 32 holds
    assert Composite()(case, response) == pytest.approx(0.55 + 0.30 / 3 + 0.15)


@pytest.mark.parametrize(
    ("answer", "credit"),
    [(r"\boxed{8 + 12 + 9}", 0.35), (r"\boxed{8 * 3}", 0.35), (r"\boxed{8 *}", 0), ("I give up", 0), ("", 0)],
)
def test_credit_for_a_wrong_expression(case: Case, answer: str, credit: float) -> None:
    assert Composite(wrong_credit=0.35).terms(case, answer).outcome == credit
    assert Composite().terms(case, answer).outcome == 0


def test_length_may_depend_on_being_right(case: Case) -> None:
    wrong = r"\boxed{8 + 12 + 9}"
    assert Composite().terms(case, wrong).length == 1
    assert Composite(gated=True).terms(case, wrong).length == 0
    assert Composite(gated=True).terms(case, RIGHT).length == 1


def test_what_could_not_be_judged_earns_nothing_at_all(case: Case) -> None:
    assert Composite()(case, RIGHT, Verdict(None, 0.0, False, "timeout", "", "", "boxed")) is None


def test_tasks_without_steps_can_have_the_other_terms() -> None:
    case = bootcamp.get("sat_assignment").generate(1, 0)
    response = rf"\boxed{{{case.answer}}}"
    assert Composite(process=0)(case, response) == pytest.approx(0.7)
    with pytest.raises(BootcampError, match="weight 0"):
        Composite()(case, response)


@pytest.mark.parametrize("name", ["game24", "countdown"])
def test_traces_earn_outcome_and_process(name: str) -> None:
    case = bootcamp.get(name).generate(4, 1)
    solution = worked_solution(case, Random(0))
    assert Composite().terms(case, solution)[:2] == (1, 1)
    spoilt = solution.replace("= ", "= 1", 1)
    assert Composite().terms(case, spoilt).process < 1


def test_weights_are_linear(case: Case) -> None:
    response = RIGHT.replace("24, left: 24", "25, left: 25")
    composite = Composite(wrong_credit=0.5)
    terms = composite.terms(case, response)
    for name in ("outcome", "process", "length"):
        more = replace(composite, **{name: getattr(composite, name) + 1})
        base, raised = composite(case, response), more(case, response)
        assert base is not None
        assert raised == pytest.approx(base + getattr(terms, name))


@pytest.mark.parametrize("option", [{"outcome": float("nan")}, {"length": -0.1}, {"half_lines": float("inf")}])
def test_refuses_weights_that_are_none(option):
    with pytest.raises(BootcampError, match=f"{next(iter(option))}="):
        Composite(**option)
