"""What a user meets first: the public names, and verdicts in conditions and sums."""

import subprocess
import sys

import numpy as np
import pytest

import bootcamp
from bootcamp import Case
from bootcamp.cases import AnyCase
from bootcamp.verifiers.verdict import REASONS, Verdict


def test_dir_shows_the_public_names_before_and_after_their_use():
    code = "import bootcamp; before = dir(bootcamp); bootcamp.get; print(before == dir(bootcamp), *before)"
    same, *names = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    ).stdout.split()
    assert same == "True"
    assert names == sorted(bootcamp.__all__)
    assert all(getattr(bootcamp, name) for name in names)


def test_every_error_is_a_bootcamp_error():
    assert issubclass(bootcamp.GenerationError, bootcamp.BootcampError)
    assert issubclass(bootcamp.BootcampError, ValueError)


def test_a_verdict_is_true_where_the_answer_is_right_and_its_number_is_the_score():
    case = bootcamp.get("game24").generate(1, seed=0)
    right, wrong = case.verify(rf"\boxed{{{case.answer}}}"), case.verify(r"\boxed{1}")
    assert (bool(right), float(right)) == (True, 1.0)
    assert (bool(wrong), float(wrong)) == (False, 0.0)


@pytest.mark.parametrize("reason", [reason for reason in REASONS if reason in ("timeout", "error")])
def test_a_verdict_without_a_score_has_no_number(reason):
    verdict = Verdict(None, 0.0, False, reason, "", "a fault", "")
    assert not verdict
    with pytest.raises(bootcamp.BootcampError, match=rf"no score.*{reason}: a fault"):
        float(verdict)


def test_score_takes_a_case_in_any_form():
    case = bootcamp.get("game24").generate(3, seed=7, language="zh")
    right = rf"\boxed{{{case.answer}}}"
    forms: list[AnyCase] = [case, case.to_dict(), case.to_json(), case.id]
    assert all(bootcamp.score(form, right) for form in forms)
    assert not any(bootcamp.score(form, r"\boxed{1}") for form in forms)
    assert all(bootcamp.score_many([(form, right) for form in forms], workers=workers) for workers in (0, 1))


@pytest.mark.parametrize(
    "wrong", [5, None, "", "game24", "game24@1", "{}", "[1]", "{", {}, {"schema": 1}, ["x"], b"{}"]
)
def test_score_tells_what_is_no_case(wrong):
    with pytest.raises(bootcamp.BootcampError, match="case"):
        bootcamp.score(wrong, "1")


def test_a_case_survives_as_a_dictionary():
    case = bootcamp.get("game24").generate(params={"size": 4}, seed=7)
    assert Case.from_dict(case.to_dict()) == Case.from_json(case.to_json()) == case
    stale = case.to_dict() | {"version": 99}
    with pytest.raises(bootcamp.StaleCase):
        Case.from_dict(stale)
    assert Case.from_dict(stale, stale="try").version == 99


def test_integers_of_numpy_are_integers():
    task = bootcamp.get("game24")
    case = task.generate(np.int64(3), seed=np.uint8(7))
    assert case == task.generate(3, seed=7)
    assert Case.from_json(case.to_json()) == case
    assert task.generate(params={"size": np.int16(4)}) == task.generate(params={"size": 4})


@pytest.mark.parametrize("option", [{"seed": True}, {"seed": 1.0}, {"seed": -1}, {"seed": "1"}, {"difficulty": 0}])
def test_other_numbers_are_told(option):
    with pytest.raises(bootcamp.BootcampError, match=rf"{next(iter(option))}=.*expected an integer from"):
        bootcamp.get("game24").generate(**option)


def test_params_take_the_rest_from_a_level():
    task = bootcamp.get("game24")
    case = task.generate(5, seed=7, params={"size": 4})
    assert case.params == task.params(5).model_copy(update={"size": 4})
    assert task.generate(params={"size": 4}).params == task.params(1).model_copy(update={"size": 4})
    assert case.difficulty is None
    assert bootcamp.case(case.id) == case == task.generate(seed=7, params=case.params)


@pytest.mark.parametrize(
    ("params", "message"),
    [
        ({"sise": 4}, "no knob 'sise'; did you mean 'size'"),
        ({"x": 1}, "no knob 'x'; expected one of fraction"),
        ({"size": 99}, "size=99"),
        ({3: 4}, "no knob 3"),
        (5, "params=5: expected knobs"),
    ],
)
def test_wrong_params_are_named(params, message):
    with pytest.raises(bootcamp.BootcampError, match=message):
        bootcamp.get("game24").generate(params=params)


def test_reprs_tell_what_things_are():
    task = bootcamp.get("game24")
    case = task.generate(3, seed=7)
    assert repr(task).startswith("<task game24@1: Reach a target")
    assert case.id in repr(case)
    assert case.answer in repr(case)
    assert len(repr(case)) < 300


def test_a_case_shows_itself_in_a_notebook_escaped():
    case = bootcamp.get("game24").generate(3, seed=7)
    hostile = Case(**vars(case) | {"prompt": "a < b & <script>alert(1)</script>"})
    assert "a &lt; b &amp; &lt;script&gt;" in hostile._repr_html_()
    assert "<script>" not in hostile._repr_html_()
    assert case.id in case._repr_html_()
