"""A policy: a causal language model with its tokenizer and a sampler, which answers cases and has them judged."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

import torch
from torch import Tensor

import bootcamp
from bootcamp.cases import Case
from bootcamp.errors import BootcampError
from bootcamp.rl.config import RunConfig
from bootcamp.rl.conversations import Conversation, padded
from bootcamp.rl.llama import bfloat16_copy, llama_like
from bootcamp.rl.pass_graphs import PassGraphs
from bootcamp.rl.samplers import Completions, Sampler, TransformersSampler
from bootcamp.rl.sampling import Sampling
from bootcamp.storage.responses import Judged
from bootcamp.verifiers.response import Response
from bootcamp.verifiers.verdict import Verdict

Judge = Callable[[Sequence[Case], Sequence[Response]], Sequence[Verdict]]


def judge(cases: Sequence[Case], responses: Sequence[Response]) -> list[Verdict]:
    """Judge each response to its case, as many of one as of the other; that to a game is a list of messages."""
    return list(bootcamp.score_many(list(zip(cases, responses, strict=True))))


@dataclass(frozen=True)
class Answers:
    """Responses to cases, those of one case together: as tokens and, judged, as records."""

    conversations: list[Conversation]
    records: list[Judged]

    def rows(self, width: int = 0) -> tuple[Tensor, Tensor, Tensor]:
        """Return ids, the mask of what was sampled, and its log-probabilities, each ``[n, at least width]``."""
        return padded(self.conversations, width)


class Policy:
    """What learns and answers: the model of a configuration, or `name` in its place.

    On a GPU a bfloat16 copy, `working`, samples and is differentiated; the optimiser moves the float32 `model`.
    """

    def __init__(self, config: RunConfig, device: torch.device, name: str = "") -> None:
        self.config, self.device = config, device
        self.model, self.tokenizer = load_model(name or config.model, device)
        if config.gradient_checkpointing:
            self.model.gradient_checkpointing_enable()
        self.working = bfloat16_copy(self.model) if config.bf16 and device.type == "cuda" else self.model

    def sync(self) -> None:
        """Bring the working copy up to the weights of `model`, in place, so that captured graphs stay valid."""
        if self.working is not self.model:
            with torch.no_grad():
                torch._foreach_copy_(*self._weights)

    @cached_property
    def _weights(self) -> tuple[list[Tensor], list[Tensor]]:
        return list(self.working.parameters()), list(self.model.parameters())

    @cached_property
    def graphs(self) -> PassGraphs | None:
        """What goes through `working` by captured graphs while it learns, where that can be."""
        config, copied = self.config, self.working is not self.model
        plain = config.cuda_graphs and not config.gradient_checkpointing
        return PassGraphs(self.working) if copied and plain and llama_like(self.model.config) else None

    @cached_property
    def sampler(self) -> Sampler:
        """What generates; it is made when it is first asked for."""
        end = end_tokens(self.model, self.tokenizer)
        padding = self.tokenizer.pad_token_id if self.tokenizer.pad_token_id is not None else min(end)
        if self.config.backend == "vllm":
            from bootcamp.rl.vllm import VLLMSampler

            return VLLMSampler(self.config, end=end, pad=padding)
        rows, graphs = self.config.rollout_batch_size, self.config.cuda_graphs
        return TransformersSampler(self.working, end=end, pad=padding, max_rows=rows, graphs=graphs)

    def answer(
        self, cases: Sequence[Case], n: int, sampling: Sampling, generator: torch.Generator, judge: Judge = judge
    ) -> Answers:
        """Sample `n` responses to each case, with the weights that `model` has now, and judge them as they end.

        Games are played on, all that are open in one batch, until each is over or has used up its tokens.
        """
        self.sync()
        self.sampler.sync(self.model)
        prompts: Sequence[Sequence[int]] = encode_prompts(self.tokenizer, cases, self.config)
        repeated = [(case, line) for case in cases for line in [case.to_json()] for _ in range(n)]
        said = [
            Conversation.begun(case, prompt, sampling.max_tokens)
            for case, prompt in zip(cases, prompts, strict=True)
            for _ in range(n)
        ]
        records: dict[int, Judged] = {}
        going, copies = list(range(len(said))), n
        while going:
            most = replace(sampling, max_tokens=max(said[row].left for row in going))
            for numbers, done in self.sampler.generate(prompts, copies, most, generator):
                rows = [going[number] for number in numbers]
                self._reply([said[row] for row in rows], done)
                over = [row for row in rows if not said[row].open]
                if not over:
                    continue
                verdicts = judge([repeated[row][0] for row in over], [said[row].response for row in over])
                for row, verdict in zip(over, verdicts, strict=True):
                    (case, line), one = repeated[row], said[row]
                    about = {"tokens": sum(one.sampled), "case": line, **one.about}
                    records[row] = Judged.of(case.id, one.response, verdict, **about)
            going, copies = [row for row in going if said[row].open], 1
            prompts = [said[row].ids for row in going]
        return Answers(said, [records[row] for row in range(len(said))])

    def _reply(self, said: Sequence[Conversation], done: Completions) -> None:
        """Add a reply to each conversation and, where it goes on, what follows it."""
        columns = (part.tolist() for part in (done.tokens, done.logps, done.lengths, done.truncated))
        replies = [
            one.add(tokens[:length], logps[:length], truncated)
            for one, tokens, logps, length, truncated in zip(said, *columns, strict=True)
        ]
        texts = self.tokenizer.batch_decode(replies, skip_special_tokens=True)
        for one, text in zip(said, texts, strict=True):
            observation = one.hear(text)
            if observation:
                one.tell(observation_tokens(self.tokenizer, observation))


def encode_prompts(tokenizer: Any, cases: Sequence[Case], config: RunConfig) -> list[list[int]]:
    """Return cases' prompts as token ids; raise BootcampError if one is longer than the configuration allows."""
    chats = [case.messages(config.system_prompt) for case in cases]
    rows, limit = prompt_tokens(tokenizer, chats), config.max_prompt_length
    for case, ids in zip(cases, rows, strict=True):
        if len(ids) > limit:
            raise BootcampError(f"{case.id}: its prompt has {len(ids)} tokens; max_prompt_length is {limit}: raise it")
    return rows


def prompt_tokens(tokenizer: Any, chats: Sequence[list[dict[str, str]]]) -> list[list[int]]:
    """Return conversations as token ids: through the chat template if there is one, else as plain paragraphs."""
    if not chats:
        return []
    if tokenizer.chat_template:
        texts = tokenizer.apply_chat_template(chats, tokenize=False, add_generation_prompt=True)
    else:
        texts = ["\n\n".join(message["content"] for message in chat) + "\n" for chat in chats]
    rows: list[list[int]] = tokenizer(texts, add_special_tokens=not tokenizer.chat_template)["input_ids"]
    return rows


def observation_tokens(tokenizer: Any, observation: str) -> list[int]:
    """Return what stands between a reply, with its end token, and the next one: an observation in the template.

    It is what the template adds to a conversation, so the tokens of earlier replies stay as they were sampled.
    """
    if not tokenizer.chat_template:
        return list(tokenizer(f"\n\n{observation}\n", add_special_tokens=False)["input_ids"])
    reply = "0123456789"  # found again behind all that a template may put in front of it
    chat = [("user", "?"), ("assistant", reply), ("user", observation)]
    text = tokenizer.apply_chat_template(
        [{"role": role, "content": content} for role, content in chat], tokenize=False, add_generation_prompt=True
    )
    suffix = text[text.index(reply) + len(reply) :].removeprefix(tokenizer.eos_token or "")
    return list(tokenizer(suffix, add_special_tokens=False)["input_ids"])


def pick_device(name: str, local_rank: int = 0) -> torch.device:
    """Return the device that a configuration names; ``auto`` is the rank's GPU if there is one."""
    if name == "auto":
        name = "cuda" if torch.cuda.is_available() else "cpu"
    return torch.device(f"cuda:{local_rank}" if name == "cuda" else name)


def load_model(name: str, device: torch.device) -> tuple[Any, Any]:
    """Load a causal language model in float32, with dropout off, and its tokenizer.

    Dropout would make the policy that learns another than the one that sampled.
    """
    from transformers import AutoModelForCausalLM, AutoTokenizer

    try:
        model = AutoModelForCausalLM.from_pretrained(name, dtype=torch.float32)
        tokenizer = AutoTokenizer.from_pretrained(name)
    except (OSError, ValueError) as fault:
        raise BootcampError(f"model={name!r}: transformers cannot load it ({fault})") from None
    for module in model.modules():
        if isinstance(module, torch.nn.Dropout):
            module.p = 0.0
        if hasattr(module, "attention_dropout"):
            module.attention_dropout = 0.0
    return model.to(device).eval(), tokenizer


def end_tokens(model: Any, tokenizer: Any) -> set[int]:
    """Return the ids that end a response: the tokenizer's and those of the model's generation settings."""
    named = model.generation_config.eos_token_id
    ids = {tokenizer.eos_token_id, *(named if isinstance(named, Iterable) else [named])} - {None}
    if not ids:
        raise BootcampError("tokenizer: it has no end token; set tokenizer.eos_token, or no response could ever end")
    return ids
