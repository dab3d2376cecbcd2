"""The reward functions, called exactly as each trainer's source calls them."""

import asyncio
import importlib.util
import inspect
import json
import pickle
import subprocess
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from enum import Enum
from multiprocessing import get_context
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from bootcamp.cases import Case
from bootcamp.errors import BootcampError, StaleCase
from bootcamp.rewards import openrlhf, rlinf, slime, trl, verl
from bootcamp.rewards.outcome import Outcome, outcome, warn_once

WRONG = r"\boxed{1+1}"
RECIPES = Path(__file__).parents[2] / "docs/recipes"


def recipe(name: str) -> ModuleType:
    """Import a recipe, as a file that was copied next to the trainer's script."""
    spec = importlib.util.spec_from_file_location(f"recipe_{name}", RECIPES / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


class TestOutcome:
    def test_has_the_same_keys_and_types_whatever_the_response(self, case: Case, right: str, broken: Case) -> None:
        found = [outcome(case.to_json(), text) for text in (right, WRONG, "", "\\boxed{{", "<think>")]
        found.append(outcome(broken.to_json(), r"\boxed{5}"))
        for one in found:
            assert list(one) == list(Outcome.__annotations__)
            assert [type(value) for value in one.values()] == [float] * 4 + [str] * 4
        assert [one["score"] for one in found] == [1, 0, 0, 0, 0, 0]
        assert [one["error"] for one in found] == [0, 0, 0, 0, 0, 1]

    def test_logs_what_could_not_be_judged(self, broken: Case, caplog: pytest.LogCaptureFixture) -> None:
        outcome(broken.to_json(), r"\boxed{5}")
        assert f"{broken.id} could not be judged" in caplog.text

    def test_refuses_a_case_of_another_version(self, case: Case) -> None:
        stale = json.dumps({**json.loads(case.to_json()), "version": case.version + 1})
        with pytest.raises(StaleCase):
            outcome(stale, WRONG)

    def test_loads_no_trainer(self) -> None:
        modules = ", ".join(f"bootcamp.rewards.{name}" for name in ("trl", "verl", "openrlhf", "slime", "rlinf"))
        code = f"import {modules}, sys; print(sorted({{'torch', 'trl', 'verl', 'ray'}} & sys.modules.keys()))"
        done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
        assert done.stdout == "[]\n"


class TestTrl:
    """GRPOTrainer._calculate_rewards: keyword arguments only, every column of the data set, more with each version."""

    def columns(self, cases: list[Case]) -> dict[str, Any]:
        return {
            "prompts": [case.messages() for case in cases],
            "completion_ids": [[1, 2]] * len(cases),
            "case": [case.to_json() for case in cases],
            "task": [case.task for case in cases],
            "trainer_state": object(),
        }

    def test_judges_messages_and_text(self, case: Case, right: str) -> None:
        columns = self.columns([case, case])
        messages = [[{"role": "assistant", "content": text}] for text in (right, WRONG)]
        assert trl.reward(completions=messages, **columns) == [1.0, 0.0]
        assert trl.reward(completions=[right, WRONG], **columns) == [1.0, 0.0]

    def test_takes_a_message_without_content(self, case: Case) -> None:
        parsed = [[{"role": "assistant", "reasoning_content": "2 + 2", "tool_calls": []}]]
        assert trl.reward(completions=parsed, **self.columns([case])) == [0.0]

    def test_gives_none_where_nothing_can_be_said(self, case: Case, right: str, broken: Case) -> None:
        assert trl.reward(completions=[right, r"\boxed{5}"], **self.columns([case, broken])) == [1.0, None]

    def test_logs_what_trl_offers_to_log(self, case: Case, right: str) -> None:
        extra: dict[str, Any] = {}
        metrics: dict[str, float] = {}
        trl.reward(
            completions=[right],
            log_extra=extra.__setitem__,
            log_metric=metrics.__setitem__,
            environments=None,
            **self.columns([case]),
        )
        assert extra == {"task": ["game24"], "reason": ["correct"]}
        assert metrics == {"bootcamp/error": 0.0}

    def test_the_asynchronous_one_is_a_coroutine_function(self, case: Case, right: str) -> None:
        assert inspect.iscoroutinefunction(trl.async_reward)
        assert asyncio.run(trl.async_reward(completions=[right], **self.columns([case]))) == [1.0]

    def test_has_a_stable_name(self) -> None:
        assert trl.reward.__name__ == trl.async_reward.__name__ == "bootcamp"
        assert trl.make_reward(name="strict").__name__ == "strict"

    @pytest.mark.parametrize("other", [None, "", "72", float("nan"), {"answer": "72"}, '{"answer": 72}'])
    def test_leaves_rows_of_other_data_to_other_rewards(
        self, case: Case, right: str, other: object, caplog: pytest.LogCaptureFixture
    ) -> None:
        warn_once.cache_clear()
        extra: dict[str, Any] = {}
        metrics: dict[str, float] = {}
        columns = {"case": [other, case.to_json(), other], "log_extra": extra.__setitem__}
        for _ in range(3):
            found = trl.reward(completions=["72", right, right], log_metric=metrics.__setitem__, **columns)
            assert found == [None, 1.0, None]
        assert extra == {"task": ["", "game24", ""], "reason": ["", "correct", ""]}
        assert metrics == {"bootcamp/error": 0.0}
        assert len(caplog.records) == 1

    def test_takes_data_without_the_column(self, caplog: pytest.LogCaptureFixture) -> None:
        warn_once.cache_clear()
        metrics: dict[str, float] = {}
        found = trl.reward(completions=["72", "73"], answer=["72", "72"], log_metric=metrics.__setitem__)
        assert found == [None, None]
        assert metrics == {}
        assert "the column `case`" in caplog.text

    @pytest.mark.parametrize(
        "option",
        [
            {"thinking": "nope"},
            {"partial_credit": 5},
            {"partial_credit": -0.1},
            {"partial_credit": float("nan")},
            {"partial_credit": "0.5"},
            {"workers": -1},
            {"workers": 1.5},
            {"deadline": 0},
            {"deadline": float("nan")},
            {"name": ""},
        ],
    )
    def test_refuses_wrong_options_before_a_run(self, option: dict[str, Any]) -> None:
        with pytest.raises(BootcampError, match=f"{next(iter(option))}="):
            trl.make_reward(**option)

    def test_passes_over_rows_of_other_data_when_it_checks(self, case: Case) -> None:
        trl.check_cases([None, case.to_json()])

    def test_names_the_row_of_a_case_that_cannot_be_judged(self, case: Case) -> None:
        trl.check_cases([case.to_json()])
        with pytest.raises(BootcampError, match="case of row 1"):
            trl.check_cases([case.to_json(), "{}"])


class TestVerl:
    """NaiveRewardManager.run_single: keyword arguments, in a thread of an executor."""

    def call(self, case: Case, text: str) -> Outcome:
        return verl.compute_score(
            data_source="bootcamp/arithmetic",
            solution_str=text,
            ground_truth=case.to_json(),
            extra_info={"num_turns": 2, "rollout_reward_scores": {}},
            reward_router_address=None,
            reward_model_tokenizer=None,
        )

    def test_judges_in_threads(self, case: Case, right: str) -> None:
        with ThreadPoolExecutor(4) as pool:
            found = list(pool.map(lambda text: self.call(case, text), [right, WRONG] * 20))
        assert [one["score"] for one in found] == [1.0, 0.0] * 20
        assert [one["acc"] for one in found] == [1.0, 0.0] * 20

    def test_a_fault_is_zero_with_error(self, broken: Case) -> None:
        found = self.call(broken, r"\boxed{5}")
        assert (found["score"], found["error"], found["reason"]) == (0.0, 1.0, "error")

    def test_judges_batches(self, case: Case, right: str) -> None:
        found = verl.compute_scores(
            data_sources=["bootcamp/arithmetic"] * 2,
            solution_strs=[right, WRONG],
            ground_truths=[case.to_json()] * 2,
            extra_infos=[{}, {}],
        )
        assert [one["score"] for one in found] == [1.0, 0.0]

    @pytest.mark.parametrize("known", [0.5, {"score": 0.5, "acc": 1.0, "pred": "72"}])
    def test_rows_of_other_data_fall_through(
        self, case: Case, right: str, known: Any, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
    ) -> None:
        """verl.utils.reward_score.default_compute_score goes by the data source, as here."""
        warn_once.cache_clear()

        def default_compute_score(data_source: str, solution: str, truth: str, extra: Any = None, **_: Any) -> Any:
            if data_source != "openai/gsm8k":
                raise NotImplementedError(data_source)
            return known

        module = ModuleType("verl.utils.reward_score")
        vars(module).update(default_compute_score=default_compute_score)
        for name in ("verl", "verl.utils"):
            monkeypatch.setitem(sys.modules, name, ModuleType(name))
        monkeypatch.setitem(sys.modules, "verl.utils.reward_score", module)
        found = verl.compute_scores(
            ["openai/gsm8k", "bootcamp/arithmetic", "mine", "openai/gsm8k", "mine"],
            ["72", right, "72", "73", "73"],
            ["72", case.to_json(), None, "72", "72"],
            [{}, {}, None, {}, {}],
        )
        assert [one["score"] for one in found] == [0.5, 1.0, 0.0, 0.5, 0.0]
        assert [one["error"] for one in found] == [0.0, 0.0, 1.0, 0.0, 1.0]
        assert all([type(value) for value in one.values()] == [float] * 4 + [str] * 4 for one in found)
        assert all(list(one) == list(Outcome.__annotations__) for one in found)
        assert len(caplog.records) == 2

    def test_rows_of_other_data_without_verl(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setitem(sys.modules, "verl", None)
        assert verl.compute_score("openai/gsm8k", "72", "72")["error"] == 1.0

    @pytest.mark.parametrize("option", [{"thinking": "nope"}, {"partial_credit": 5}])
    def test_refuses_wrong_options(self, case: Case, option: dict[str, Any]) -> None:
        with pytest.raises(BootcampError, match=f"{next(iter(option))}="):
            verl.compute_score("bootcamp", WRONG, case.to_json(), **option)

    def test_takes_reward_kwargs(self, case: Case, right: str) -> None:
        found = verl.compute_score("bootcamp", right, case.to_json(), thinking="prefilled")
        assert found["reason"] == "no_answer"


class TestOpenRLHF:
    """SingleTurnAgentExecutor: lists of one, in a thread; the query holds the prompt and all special tokens."""

    def call(self, case: Case, response: str, head: str = "") -> dict[str, Any]:
        pytest.importorskip("torch")
        prompt = f"<|im_start|>user\n{case.prompt}<|im_end|>\n<|im_start|>assistant\n{head}"
        return openrlhf.reward_func([f"{prompt}{response}<|im_end|>"], [prompt], [case.to_json()])

    def test_gives_tensors(self, case: Case, right: str) -> None:
        for text, score in ((right, 1.0), (WRONG, 0.0)):
            found = self.call(case, text)
            assert found["rewards"].tolist() == found["scores"].tolist() == [score]
            assert found["extra_logs"]["acc"].tolist() == [score]
            assert found["extra_logs"]["error"].tolist() == [0.0]

    def test_reads_no_answer_out_of_the_prompt(self, case: Case) -> None:
        assert openrlhf.judge(f"{case.prompt}\nI give up.", case.prompt, case.to_json())["reason"] == "no_answer"

    def test_takes_an_empty_prompt(self) -> None:
        assert openrlhf.response_of("all of it", "") == "all of it"

    def test_sees_that_the_template_opened_the_thinking(self, case: Case, right: str) -> None:
        assert self.call(case, right, head="<think>\n")["scores"].tolist() == [0.0]
        assert self.call(case, f"24.</think>{right}", head="<think>\n")["scores"].tolist() == [1.0]

    def test_logs_what_it_raises(self, case: Case, caplog: pytest.LogCaptureFixture) -> None:
        pytest.importorskip("torch")
        with pytest.raises(BootcampError, match="expected it to hold the prompt"):
            openrlhf.reward_func(["something else"], ["a prompt"], [case.to_json()])
        assert "no reward" in caplog.text


class Status(Enum):
    COMPLETED = "completed"
    TRUNCATED = "truncated"


def sample(case: Case, response: str, status: Status = Status.COMPLETED) -> SimpleNamespace:
    """A sample of slime, with what its rewards may read."""
    return SimpleNamespace(
        prompt=case.messages(),
        response=response,
        label=case.to_json(),
        metadata={"task": case.task},
        status=status,
        remove_sample=False,
        reward=None,
    )


class TestSlime:
    """async_rm and batched_async_rm: the same path gets one sample or a list of them."""

    args = SimpleNamespace(reward_key=None)

    def test_judges_a_sample_and_a_list(self, case: Case, right: str) -> None:
        assert inspect.iscoroutinefunction(slime.reward)
        assert asyncio.run(slime.reward(self.args, sample(case, right), evaluation=False)) == 1.0
        group = [sample(case, right), sample(case, WRONG)]
        assert asyncio.run(slime.reward(self.args, group)) == [1.0, 0.0]

    def test_gives_all_of_it_with_a_reward_key(self, case: Case, right: str) -> None:
        found = asyncio.run(slime.reward(SimpleNamespace(reward_key="score"), sample(case, right)))
        assert found == outcome(case.to_json(), right)

    def test_judges_nothing_unfinished(self, case: Case) -> None:
        cut = sample(case, f"Answer: {case.answer}", Status.TRUNCATED)
        assert asyncio.run(slime.reward(self.args, cut)) == 0.0

    def test_takes_what_could_not_be_judged_out_of_the_loss(self, broken: Case) -> None:
        one = sample(broken, r"\boxed{5}")
        assert asyncio.run(slime.reward(self.args, one)) == 0.0
        assert one.remove_sample

    def test_leaves_the_event_loop_free(self, case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
        threads: list[int] = []

        def judge(*_: Any, **__: Any) -> Outcome:
            threads.append(threading.get_ident())
            return outcome(case.to_json(), WRONG)

        monkeypatch.setattr(slime, "outcome", judge)
        asyncio.run(slime.reward(self.args, sample(case, WRONG)))
        assert len(threads) == 1
        assert threads != [threading.get_ident()]


class TestRLinf:
    """RewardWorker._compute_rule_based_rewards, and the module that RLINF_EXT_MODULE names."""

    def test_scales_like_the_reward_for_mathematics(self, case: Case, right: str) -> None:
        reward = rlinf.Reward({"reward_type": "bootcamp", "reward_scale": 5.0})
        assert reward.get_reward([right, WRONG], [[case.to_json()]] * 2) == [5.0, -5.0]
        reward = rlinf.Reward({"reward_min_val": 0.0, "reward_max_val": 1.0})
        assert reward.get_reward([right, WRONG], [[case.to_json()]] * 2, prompts=["", ""]) == [1.0, 0.0]

    def test_registers_once(self, monkeypatch: pytest.MonkeyPatch) -> None:
        registry_: dict[str, type] = {}

        def register_reward(name: str, reward_class: type) -> None:
            assert name not in registry_
            registry_[name] = reward_class

        stub = ModuleType("rlinf.algorithms.rewards")
        vars(stub).update(register_reward=register_reward, reward_registry=registry_)
        for name in ("rlinf", "rlinf.algorithms"):
            monkeypatch.setitem(sys.modules, name, ModuleType(name))
        monkeypatch.setitem(sys.modules, "rlinf.algorithms.rewards", stub)
        rlinf.register()
        rlinf.register()
        assert registry_ == {"bootcamp": rlinf.Reward}


class TestAReaL:
    """AsyncRewardWrapper: pickled into worker processes; four positional arguments, then every column by name."""

    def test_judges_in_another_process(self, case: Case, right: str) -> None:
        reward = recipe("areal").reward_fn
        row = {"prompt": "a column of the same name", "messages": case.messages(), "case": case.to_json()}
        assert reward(case.prompt, f"{right}<|im_end|>", [1], [2], **row) == 1.0
        with ProcessPoolExecutor(1, mp_context=get_context("fork")) as pool:
            assert pool.submit(reward, case.prompt, WRONG, [1], [2], **row).result() == 0.0


@pytest.mark.parametrize("function", [verl.compute_score, verl.compute_scores, openrlhf.reward_func, slime.reward])
def test_functions_can_be_pickled(function: Callable[..., Any]) -> None:
    assert pickle.loads(pickle.dumps(function)) is function


def test_every_reward_agrees(case: Case, right: str) -> None:
    text = case.to_json()
    for response in (right, WRONG, "", "no idea", f"<think>{right}"):
        score = case.verify(response).score
        assert trl.reward(completions=[response], case=[text]) == [score]
        assert verl.compute_score("", response, text)["score"] == score
        assert openrlhf.judge(f"Q{response}", "Q", text)["score"] == score
        assert rlinf.Reward({"reward_min_val": 0}).get_reward([response], [[text]]) == [score]
