"""The interface of InternBootcamp over our tasks."""

import json

import pytest

from bootcamp.cases import Case
from bootcamp.rewards import internbootcamp
from bootcamp.rewards.internbootcamp import Game24bootcamp


def test_makes_prompts_and_scores() -> None:
    camp = Game24bootcamp(difficulty=2, seed=5)
    first, second = (json.loads(json.dumps(camp.case_generator())) for _ in range(2))
    assert first["id"] == "game24@1/2/5"
    assert second["id"] == "game24@1/2/6"
    case = Case.from_json(first["case"])
    assert Game24bootcamp.prompt_func(first) == case.prompt
    right, wrong = rf"<think>so</think>\boxed{{{case.answer}}}", r"\boxed{1}"
    assert Game24bootcamp.verify_score(right, first) == 1.0
    assert Game24bootcamp.verify_score(wrong, first) == 0.0
    assert Game24bootcamp.verify_score(wrong, first, format_score=0.1) == 0.1
    assert Game24bootcamp.verify_score("no idea", first, format_score=0.1) == 0.0
    assert Game24bootcamp.verify_score(right, first, format_penalty=True) == 1.0
    assert Game24bootcamp.verify_score(rf"\boxed{{{case.answer}}}", first, format_penalty=True) == 0.0
    assert 0 < Game24bootcamp.verify_score(right, first, short_penalty=True) < 0.2


def test_takes_the_parameters_of_a_task() -> None:
    params = Case.from_json(Game24bootcamp(difficulty=3).case_generator()["case"]).params.model_dump()
    assert "@1/-/0" in Game24bootcamp(**params).case_generator()["id"]


def test_has_a_class_for_every_task() -> None:
    assert internbootcamp.ChineseRemainderbootcamp.task == "chinese_remainder"
    with pytest.raises(AttributeError, match="no task behind 'Nosuchbootcamp'"):
        _ = internbootcamp.Nosuchbootcamp
