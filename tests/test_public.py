"""What a user meets first: the public names, and verdicts in conditions and sums."""

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import bootcamp
from bootcamp import BootcampError, Case, Mixture
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


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"salt": ""}, "it also has salt"),
        ({"schema": 2, "salt": ""}, "schema 2"),
        ({"version": 2}, "1: make the cases"),
    ],
)
def test_a_case_of_another_checkout_is_told(changes, message):
    case = bootcamp.get("game24").generate(3, seed=7)
    with pytest.raises(bootcamp.BootcampError, match=message):
        Case.from_dict(case.to_dict() | changes)


@pytest.mark.parametrize(
    ("text", "message"),
    [("null", "an object with fields: None"), ('{"schema": 1, "id": ""}', "it lacks answer, answer_")],
)
def test_what_a_line_lacks_is_told(text, message):
    with pytest.raises(bootcamp.BootcampError, match=message):
        Case.from_json(text)


@pytest.mark.parametrize("response", [5, b"x", ["a"]])
def test_what_is_no_response_is_shown(response):
    with pytest.raises(TypeError, match=re.escape(f"response={response!r}: expected text")):
        bootcamp.score("game24@1/3/7", response)


def test_a_case_survives_as_a_dictionary():
    case = bootcamp.get("game24").generate(params={"size": 4}, seed=7)
    assert Case.from_dict(case.to_dict()) == Case.from_json(case.to_json()) == case
    stale = case.to_dict() | {"version": 99}
    with pytest.raises(bootcamp.StaleCase):
        Case.from_dict(stale)
    assert Case.from_dict(stale, stale="try").version == 99


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("id", ["x"]), ("prompt", 5), ("answer", None), ("difficulty", float("inf")), ("difficulty", 11), ("seed", "x"),
        ("version", "1"), ("split", "dev"), ("language", "\ud800"), ("answer_style", None), ("instance", None),
        ("instance", {}), ("params", {"size": 4}),
    ],
)  # fmt: skip
def test_a_stored_case_has_fields_of_their_types(field, value):
    case = bootcamp.get("game24").generate(3, seed=7)
    with pytest.raises(bootcamp.BootcampError, match=field) as told:
        Case.from_dict(case.to_dict() | {field: value})
    assert "\n" not in str(told.value)


@pytest.mark.parametrize(
    "text",
    [
        "game24@1/\u0663/7", "game24@1/3/7?split=test&split=valid", "game24@1/-/7?params=bnVsbA", "x" * 10**6,
        "game24@1/-/7?params=W10", "game24@1/-/7", "game24@1/3/7?x=1",
    ],
)  # fmt: skip
def test_an_id_has_one_meaning(text):
    with pytest.raises(bootcamp.BootcampError, match="case id") as told:
        bootcamp.case(text)
    assert len(str(told.value)) < 400


def test_verify_of_a_task_takes_a_case_in_any_form():
    task = bootcamp.get("game24")
    case = task.generate(3, seed=7)
    forms: list[AnyCase] = [case, case.to_dict(), case.to_json(), case.id]
    assert all(task.verify(rf"\boxed{{{case.answer}}}", form) for form in forms)
    with pytest.raises(bootcamp.BootcampError, match="case"):
        task.verify(case, "1")  # type: ignore[arg-type]


@pytest.mark.parametrize("wrong", [None, 5, b"x", "\ud800"])
def test_a_salt_is_text_and_never_shown(wrong):
    with pytest.raises(bootcamp.BootcampError, match="salt: expected text"):
        bootcamp.get("game24").generate(1, salt=wrong)


@pytest.mark.parametrize("wrong", [5, ["game24"], None, b"game24"])
def test_names_are_text(wrong):
    for call in (bootcamp.get, bootcamp.Mixture, bootcamp.register):
        if (call, wrong) != (bootcamp.Mixture, ["game24"]):
            with pytest.raises(bootcamp.BootcampError, match="expected"):
                call(wrong)
    if wrong is not None:
        with pytest.raises(bootcamp.BootcampError, match="domain="):
            bootcamp.names(wrong)


@pytest.mark.parametrize("options", [{"thinking": "nope"}, {"thinking": None}, {"truncated": "yes"}])
def test_options_of_verify_are_checked(options):
    with pytest.raises(bootcamp.BootcampError, match=f"{next(iter(options))}=.*expected"):
        bootcamp.get("game24").generate(1).verify("1", **options)


@pytest.mark.parametrize("pairs", [None, 5, "ab", [5], [()], [("game24@1/3/7", "1", "2")], {"game24@1/3/7": "1"}])
def test_score_many_tells_what_are_no_pairs(pairs):
    with pytest.raises(bootcamp.BootcampError, match="pairs"):
        bootcamp.score_many(pairs)


def test_score_many_takes_an_iterator_and_a_deadline_of_numpy():
    cases = [bootcamp.get("game24").generate(1, seed) for seed in range(2)]
    pairs = zip(cases, [rf"\boxed{{{cases[0].answer}}}", "1"], strict=True)
    assert [verdict.correct for verdict in bootcamp.score_many(pairs, deadline=np.float32(30))] == [True, False]
    assert bootcamp.score_many([(cases[0], "1")], deadline=float("inf"))[0].reason == "wrong"
    for wrong in (None, "60", 0, float("nan")):
        with pytest.raises(bootcamp.BootcampError, match="deadline="):
            bootcamp.score_many([], deadline=wrong)  # type: ignore[arg-type]


@pytest.mark.parametrize("level", [0, 11, "x"])
def test_params_of_no_level_are_refused(level):
    with pytest.raises(bootcamp.BootcampError, match="difficulty="):
        bootcamp.get("game24").params(level)


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


@pytest.mark.parametrize(
    "options",
    [
        {"tasks": 5}, {"tasks": None}, {"tasks": ["game24", 5]}, {"tasks": {5: 1}}, {"tasks": "game24,sudoku"},
        {"weights": 5}, {"weights": {5: 1}}, {"weights": [("game24", 1)]}, {"exclude": None}, {"exclude": 5},
        {"tokenizer": object()}, {"hold_out": 5}, {"only_held_out": True}, {"repeat": "no"}, {"interactive": 1},
        {"hold_out": "a", "hold_out_share": "x"},
    ],
)  # fmt: skip
def test_wrong_arguments_of_a_mixture_are_told(options: dict[str, Any]) -> None:
    with pytest.raises(BootcampError, match=r"expected|as a list"):
        Mixture(**{"tasks": "game24", **options})


@pytest.mark.parametrize(
    "source", [5, None, "seed: 2026-99-99", "[" * 100_000, Path("/no/such/file"), Path("/"), "a: 1", "mixture.yaml"]
)
def test_what_is_no_mixture_in_yaml_is_told(source: Any) -> None:
    with pytest.raises(BootcampError, match=r"YAML|cannot be read"):
        Mixture.from_yaml(source)


def test_an_index_that_a_mixture_has_not_is_told() -> None:
    mixture = Mixture("game24", difficulty=2)[:5]
    assert mixture[-5] == mixture[0]
    for index in (5, -6, 2**80):
        with pytest.raises(IndexError, match="has 5 cases"):
            mixture[index]
    for shards in (0, -1, "x"):
        with pytest.raises(BootcampError, match="shards="):
            mixture.to_hugging_face(shards)  # type: ignore[arg-type]
