"""Games in the trainer: what was sampled is kept and counted, what was told is not, and a tiny model learns to play."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
import torch

import bootcamp
from bootcamp import interactive
from bootcamp.cases import Case
from bootcamp.errors import BootcampError
from bootcamp.interactive import Step
from bootcamp.rl.config import GRPOConfig, SFTConfig
from bootcamp.rl.grpo import GRPOTrainer
from bootcamp.rl.policy import Answers, Policy
from bootcamp.rl.samplers import Completions, Finished
from bootcamp.rl.sampling import Sampling
from bootcamp.rl.sft import Examples
from bootcamp.traces import worked_rows
from bootcamp.verifiers.verdict import Verdict
from tests.rl.tiny import LETTERS

TEMPLATE = (
    "{% for m in messages %}<{{ m.role }}>{{ m.content }}</s>{% endfor %}"
    "{% if add_generation_prompt %}<assistant>{% endif %}"
)
NIM = bootcamp.get("nim_duel")


@pytest.fixture(scope="module")
def bytewise() -> Any:
    """A tokenizer of single bytes, which any prompt can be written in."""
    from transformers import ByT5Tokenizer

    tokenizer = ByT5Tokenizer(extra_ids=0)
    tokenizer.chat_template = TEMPLATE
    return tokenizer


class Scripted:
    """A sampler that gives every conversation the next line of its script; scripts go by the prompt's first tokens."""

    def __init__(self, tokenizer: Any, scripts: Sequence[Sequence[str]]) -> None:
        self.tokenizer, self.scripts = tokenizer, [list(script) for script in scripts]
        self.prompts: list[list[int]] = []

    def sync(self, model: Any) -> None:
        pass

    def generate(
        self, prompts: Sequence[Sequence[int]], n: int, sampling: Sampling, generator: torch.Generator
    ) -> Iterator[Finished]:
        self.prompts = self.prompts or [list(prompt) for prompt in prompts]
        said = []
        for prompt in prompts:
            number = next(i for i, one in enumerate(self.prompts) if list(prompt[: len(one)]) == one)
            ids = [*self.tokenizer(self.scripts[number].pop(0), add_special_tokens=False)["input_ids"], 1]
            said.append(ids[: sampling.max_tokens])
        width = max(map(len, said))
        lengths = torch.tensor([len(ids) for ids in said])
        tokens = torch.tensor([ids + [0] * (width - len(ids)) for ids in said])
        logps = -tokens / 1000
        yield range(len(said)), Completions(tokens, logps, lengths, torch.tensor([ids[-1] != 1 for ids in said]))


def answer(start: Path, tokenizer: Any, cases: list[Case], scripts: Sequence[Sequence[str]], most: int) -> Answers:
    config = GRPOConfig(model=str(start), output_dir="unused", tasks={"nim_duel": 1}, max_prompt_length=9999)
    policy = Policy(config, torch.device("cpu"))
    policy.tokenizer, policy.sampler = tokenizer, Scripted(tokenizer, scripts)
    return policy.answer(cases, 1, Sampling(most), torch.Generator())


def demonstrations(cases: list[Case]) -> list[list[str]]:
    return [list(interactive.game(case).demonstration(case)) for case in cases]


def test_games_are_played_to_their_ends(start: Path, bytewise: Any) -> None:
    cases = [
        bootcamp.get(name).generate(2, seed=seed) for seed in range(2) for name in ("nim_duel", "liar_number_search")
    ]
    answers = answer(start, bytewise, cases, demonstrations(cases), 20_000)
    for case, one, record in zip(cases, answers.conversations, answers.records, strict=True):
        messages: Any = case.demonstrate()
        assert bytewise.decode(one.ids) == bytewise.apply_chat_template(messages[:-1], tokenize=False)
        replies = [message["content"] for message in messages if message["role"] == "assistant"]
        sampled = [token for token, own in zip(one.ids, one.sampled, strict=True) if own]
        assert bytewise.decode(sampled) == "".join(f"{reply}</s>" for reply in replies)
        assert [-1000 * logp for logp in one.logps] == pytest.approx(
            [token if own else 0 for token, own in zip(one.ids, one.sampled, strict=True)], abs=1e-3
        )
        assert (record.reason, record.turns, record.slips) == ("correct", len(replies), 0)
        assert record.tokens == len(sampled)
        assert case.verify(record.response).correct
    ids, mask, logps = answers.rows()
    assert ids.shape == mask.shape == logps.shape
    assert mask.sum(1).tolist() == [record.tokens for record in answers.records]


def test_one_budget_covers_replies_and_observations(start: Path, bytewise: Any) -> None:
    case = NIM.generate(2, seed=1)
    whole = answer(start, bytewise, [case], demonstrations([case]), 20_000).conversations[0]
    begun = whole.sampled.index(True)
    for most in range(1, len(whole.ids) - begun, 37):
        (one,), (record,) = vars(answer(start, bytewise, [case], demonstrations([case]), most)).values()
        assert len(one.ids) - begun <= most
        assert one.ids == whole.ids[: len(one.ids)]
        assert one.sampled[-1], "an observation at the end is of no use"
        assert (record.truncated, record.reason, record.score) == (True, "no_answer", 0)


def test_a_batch_may_hold_games_and_questions(start: Path, bytewise: Any) -> None:
    cases = [bootcamp.get("game24").generate(1, seed=3), NIM.generate(1, seed=3)]
    asked = rf"So \boxed{{{cases[0].answer}}}"
    answers = answer(start, bytewise, cases, [[asked], *demonstrations(cases[1:])], 20_000)
    assert [record.reason for record in answers.records] == ["correct", "correct"]
    assert answers.records[0].response == asked
    assert answers.records[0].turns is None


def test_a_supervised_start_learns_the_replies_of_the_policy(start: Path, bytewise: Any) -> None:
    config = SFTConfig(
        model=str(start), output_dir="unused", tasks={"nim_duel": 1}, max_prompt_length=9999, max_completion_length=5000
    )
    examples = Examples(bootcamp.Mixture(["nim_duel"], difficulty=2), bytewise, config)
    for index in range(4):
        case, said = examples.mixture[index], examples[index]
        assert said is not None
        learned = [token for token, own in zip(said.ids, said.sampled, strict=True) if own]
        assert bytewise.decode(learned) == "".join(f"{reply}</s>" for reply in demonstrations([case])[0])
    short = config.model_copy(update={"max_completion_length": 30})
    assert Examples(examples.mixture, bytewise, short)[0] is None


def test_traces_of_games_are_whole_conversations() -> None:
    cases = [NIM.generate(1, seed=seed) for seed in range(3)]
    rows = list(worked_rows(enumerate(cases)))
    for case, row in zip(cases, rows, strict=True):
        assert row["messages"] == case.demonstrate()[:-1]
        assert case.verify(row["messages"]).correct
    with pytest.raises(BootcampError, match="no new trace"):
        list(worked_rows([(place, cases[0]) for place in range(60)]))


@dataclass(frozen=True)
class Echoes:
    """A game in which two letters, the second told after the first, must be said back."""

    number: int
    task: str = "echoes"

    @property
    def id(self) -> str:
        return f"echoes@1/1/{self.number}"

    @property
    def instance(self) -> interactive.Instance:
        return interactive.Instance(turns=2)

    @property
    def letters(self) -> str:
        return LETTERS[self.number % 4] + LETTERS[self.number // 4 % 4]

    def messages(self, system: str | None = None) -> list[dict[str, str]]:
        return [{"role": "user", "content": self.letters[0]}]

    def to_json(self) -> str:
        return self.id

    def play(self) -> Any:
        return Echo(self)


class Echo:
    def __init__(self, case: Echoes) -> None:
        self.case, self.moves, self.slips = case, [], 0  # type: ignore[var-annotated]

    def step(self, reply: str, *, truncated: bool | None = None) -> Step:
        self.moves.append(reply)
        over = len(self.moves) == 2 or reply[:1] != self.case.letters[0]
        return Step(self.case.letters[1], 0.0, over)


class Mixture:
    def __getitem__(self, index: int) -> Echoes:
        return Echoes(index)


def judge(cases: Sequence[Any], responses: Sequence[Any]) -> list[Verdict]:
    verdicts = []
    for case, response in zip(cases, responses, strict=True):
        said = [message["content"][:1] for message in response]
        hits = sum(one == letter for one, letter in zip(said, case.letters, strict=False))
        reason = "correct" if hits == 2 else "wrong"
        verdicts.append(Verdict(float(hits == 2), hits / 2, hits == 2, reason, "", "", "none"))
    return verdicts


def test_a_tiny_model_learns_a_game(start: Path, tmp_path: Path) -> None:
    shares = {}
    for shuffled in (False, True):
        config = GRPOConfig(
            model=str(start), output_dir=str(tmp_path / str(shuffled)), tasks={"echoes": 1}, device="cpu",
            learning_rate=5e-3, generation_batch_size=128, max_completion_length=12, per_device_train_batch_size=128,
            partial_credit=0.8, max_steps=70, shuffle_rewards=shuffled,
        )  # fmt: skip
        mixture: Any = Mixture()
        GRPOTrainer(config, mixture=mixture, judge=judge).train()
        lines = [json.loads(line) for line in (tmp_path / str(shuffled) / "metrics.jsonl").read_text().splitlines()]
        rounds = [line for line in lines if "reward" in line]
        shares[shuffled] = sum(line["rollout/accuracy"] for line in rounds[-5:]) / 5
        assert max(line["sampling/sampling_logp_difference/max"] for line in rounds) < 1e-4
        assert rounds[-1]["rollout/turns"] <= 2
    assert shares[False] > 0.4 > 0.2 > shares[True], shares
