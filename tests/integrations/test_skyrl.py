"""skyrl-gym's own registry and environments."""

from typing import Any

import pytest

skyrl_gym = pytest.importorskip("skyrl_gym")

from bootcamp import registry  # noqa: E402
from bootcamp.cases import Case  # noqa: E402
from bootcamp.rewards.rows import FORMATS  # noqa: E402
from tests.rewards.conftest import case, right  # noqa: E402, F401

WRONG = r"\boxed{1+1}"


def make(case: Case, **config: Any) -> Any:  # noqa: F811
    from bootcamp.rewards.skyrl import NAME, register

    if NAME not in skyrl_gym.envs.registration.registry:
        register()
    row = FORMATS["skyrl"](case, source="bootcamp/arithmetic")
    prompt, name = row.pop("prompt"), row.pop("env_class")
    env = skyrl_gym.make(name, env_config=config, extras=row)
    assert env.init(prompt) == (case.messages(), {})
    return env


def test_judges_one_answer(case: Case, right: str) -> None:  # noqa: F811
    for response, reward in ((right, 1.0), (WRONG, 0.0)):
        env = make(case)
        step = env.step(response)
        assert (step["reward"], step["done"], step["observations"]) == (reward, True, [])
        assert env.get_metrics() == {"acc": reward, "error": 0.0, "tries": 1}


def test_goes_on_after_a_wrong_answer(case: Case, right: str) -> None:  # noqa: F811
    env = make(case, tries=2, credit="final", discount=0.5)
    step = env.step(WRONG)
    assert (step["reward"], step["done"]) == (0.0, False)
    assert step["observations"] == [{"role": "user", "content": "That is not right. Tries left: 1."}]
    assert env.step(right)["reward"] == 0.5


def test_plays_a_game() -> None:
    game = registry.get("hidden_wiring_lamps").generate(2, 4)
    env = make(game)
    assert env.max_turns >= game.instance.turns  # type: ignore[attr-defined]
    step = env.step("Pass.")
    assert (step["reward"], step["done"]) == (0.0, False)
    for message in game.demonstrate()[1::2]:
        assert not step["done"]
        step = env.step(message["content"])
    assert (step["reward"], step["done"], step["observations"]) == (1.0, True, [])
    assert env.get_metrics() == {"acc": 1.0, "error": 0.0, "turns": len(env._episode.moves), "slips": 1}
