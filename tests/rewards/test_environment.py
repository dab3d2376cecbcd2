"""Episodes of one or more tries."""

import json
from random import Random

import pytest

from bootcamp import registry, task
from bootcamp.cases import Case
from bootcamp.errors import BootcampError
from bootcamp.rewards import trl
from bootcamp.rewards.environment import Environment, guess_rate
from bootcamp.task import Prompt, Task
from bootcamp.verifiers import YesNo

WRONG = r"\boxed{1+1}"


class IsEven(Task["IsEven.Params", "IsEven.Instance", bool]):
    """A task that half of the guesses solve."""

    class Params(task.Params):
        pass

    class Instance(task.Instance):
        number: int

    answer = YesNo()
    prompt = Prompt(en="Is {{ number }} even?", zh="{{ number }} 是偶数吗？")

    def params(self, difficulty: int) -> Params:
        return self.Params()

    def sample(self, params: Params, rng: Random) -> tuple[Instance, bool]:
        number = rng.randrange(10**6)
        return self.Instance(number=number), number % 2 == 0


def test_one_try_ends_whatever_the_answer(case: Case, right: str) -> None:
    for response, reward in ((right, 1.0), (WRONG, 0.0), ("", 0.0)):
        env = Environment(case)
        assert env.reset() == case.prompt
        assert env.step(response) == ("The question is closed.", reward, True)
        with pytest.raises(BootcampError, match="the episode is over"):
            env.step(response)


def test_only_the_first_try_counts_by_default(case: Case, right: str) -> None:
    env = Environment(case, tries=3)
    assert env.step(WRONG) == ("That is not right. Tries left: 2.", 0.0, False)
    assert env.step(right).reward == 0.0
    assert env.done


def test_final_credit_is_discounted_once_a_try(case: Case, right: str) -> None:
    env = Environment(case, tries=3, credit="final", discount=0.5)
    env.step(WRONG), env.step(WRONG)
    assert env.step(right).reward == 0.25
    env.reset()
    assert env.step(right).reward == 1.0


def test_feedback_names_the_broken_rule_only_if_asked_for(case: Case) -> None:
    detail = case.verify(WRONG).detail
    assert detail
    assert detail not in Environment(case, 2).step(WRONG).observation
    assert detail in Environment(case, 2, feedback=True).step(WRONG).observation


def test_speaks_the_language_of_the_case() -> None:
    case = registry.get("game24").generate(1, seed=0, language="zh")
    assert Environment(case, 2).step(WRONG).observation == "答案不对。剩余次数：1。"


def test_ends_without_reward_where_nothing_can_be_said(broken: Case) -> None:
    env = Environment(broken)
    assert env.step(r"\boxed{5}") == ("The question is closed.", None, True)


def test_refuses_several_tries_where_guesses_succeed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_registered", {})
    case = registry.get(registry.register(IsEven)).generate(3, seed=0)
    assert 0.4 < guess_rate(case) < 0.6
    Environment(case)
    with pytest.raises(BootcampError, match="tries=2: guesses would succeed at local/is_even"):
        Environment(case, tries=2)


@pytest.mark.parametrize(
    "options", [{"tries": 0}, {"tries": True}, {"credit": "last"}, {"discount": 0.0}, {"thinking": "nope"}]
)
def test_refuses_wrong_arguments(case: Case, options: dict[str, object]) -> None:
    with pytest.raises(BootcampError, match=f"{next(iter(options))}="):
        Environment(case, **options)  # type: ignore[arg-type]


def test_logs_the_tries(case: Case, right: str) -> None:
    env = Environment(case, tries=2)
    env.step(WRONG), env.step(right)
    rows = json.loads(json.dumps(env.log()))
    assert [(row["id"], row["try"], row["score"]) for row in rows] == [(case.id, 1, 0.0), (case.id, 2, 1.0)]


def test_trl_environment_hands_in_answers_by_a_tool(case: Case) -> None:
    env = trl.Environment()
    env.reset(prompt=case.messages(), case=case.to_json(), task=case.task)
    assert env.get_reward() == 0.0
    assert env.submit(case.answer) == "The question is closed."
    assert env.get_reward() == 1.0
    assert env.submit("anything") == "The question is closed."
    env.reset(case=case.to_json())
    assert env.get_reward() == 0.0
