"""Adapters with batches and arguments that do not fit: one error that names what is wrong."""

from typing import Any

import pytest
from pydantic import ValidationError

import bootcamp
from bootcamp import BootcampError
from bootcamp.dataset.curriculum import Curriculum, Window
from bootcamp.interactive import drift
from bootcamp.rewards import math, openrlhf, server, trl, verl
from bootcamp.rewards.composite import Composite
from bootcamp.rewards.environment import Environment

CASE = bootcamp.get("game24").generate(1, seed=0)
TEXT = CASE.to_json()
RIGHT = rf"\boxed{{{CASE.answer}}}"
GAME = bootcamp.get("nim_duel").generate(1, seed=0)


@pytest.mark.parametrize("column", [[], [TEXT, TEXT], 5])
def test_columns_of_different_lengths_are_told(column: Any) -> None:
    with pytest.raises(BootcampError, match="case"):
        trl.reward(completions=["1"], case=column)
    with pytest.raises(BootcampError, match="answer"):
        math.reward(completions=["1"], answer=column)
    with pytest.raises(BootcampError, match="ground_truths"):
        verl.compute_scores(["x"], ["1"], column)
    with pytest.raises(BootcampError, match="labels"):
        openrlhf.reward_func(["p1"], ["p"], column)


def test_a_query_that_is_no_text_is_told() -> None:
    with pytest.raises(BootcampError, match="query=None"):
        openrlhf.reward_func([None], ["p"], [TEXT])  # type: ignore[list-item]


@pytest.mark.parametrize("case", [CASE, TEXT, CASE.id, CASE.to_dict()])
def test_environments_and_composites_take_a_case_in_any_form(case: Any) -> None:
    assert Environment(case).step(RIGHT).reward == 1
    assert Composite(process=0)(case, RIGHT) == pytest.approx(0.7)


@pytest.mark.parametrize("options", [{"discount": "x"}, {"discount": 0}, {"feedback": "no"}, {"case": None}])
def test_wrong_options_of_an_environment_are_told(options: dict[str, Any]) -> None:
    with pytest.raises(BootcampError, match=f"{next(iter(options))}="):
        Environment(**{"case": CASE, **options})


@pytest.mark.parametrize("options", [{"thinking": "x"}, {"partial_credit": "x"}, {"partial_credit": 1}])
def test_wrong_options_of_an_episode_are_told(options: dict[str, Any]) -> None:
    with pytest.raises(BootcampError, match=f"{next(iter(options))}="):
        GAME.play(**options)


@pytest.mark.parametrize("reply", [None, 5, ["a"], b"x"])
def test_a_reply_is_text_or_a_message(reply: Any) -> None:
    with pytest.raises(BootcampError, match="reply="):
        GAME.play().step(reply)


@pytest.mark.parametrize("calls", [5, True, {"a": 1}, "x", [5], [None]])
def test_odd_calls_of_tools_make_no_move(calls: Any) -> None:
    assert GAME.verify([{"role": "assistant", "content": "", "tool_calls": calls}]).reason == "no_answer"


def test_conversations_are_lists_of_messages() -> None:
    assert drift(GAME, []) == ""
    for wrong in (None, 5, [5]):
        with pytest.raises(BootcampError, match="messages="):
            drift(GAME, wrong)  # type: ignore[arg-type]
    with pytest.raises(BootcampError, match="window="):
        GAME.play().messages_for(window="all")  # type: ignore[arg-type]


@pytest.mark.parametrize("ranks", [{"rank": 2, "world_size": 2}, {"rank": -1}, {"world_size": 0}])
def test_a_rank_is_one_of_the_world(ranks: dict[str, int]) -> None:
    curriculum = Curriculum(bootcamp.Mixture("game24", difficulty="1-3"), Window(samples_per_prompt=8))
    with pytest.raises(BootcampError, match=f"{next(iter(ranks))}="):
        curriculum.batch(4, **ranks)
    assert curriculum.position == 0


@pytest.mark.parametrize(
    ("form", "body"),
    [
        ("ScoreRequest", {"case": "gcd@1/1/0", "response": "", "thinkng": "auto"}),
        ("GenerateRequest", {"task": "gcd", "dificulty": 5}),
        ("MixtureRequest", {"tasks": "gcd", "cuont": 5}),
    ],
)
def test_misspelt_fields_of_a_request_are_refused(form: str, body: dict[str, Any]) -> None:
    with pytest.raises(ValidationError, match="Extra inputs"):
        getattr(server, form)(**body)
