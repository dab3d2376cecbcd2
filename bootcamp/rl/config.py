"""What a run may be told, from YAML or keywords; names are TRL's where TRL has one, else verl's or RLinf's."""

from __future__ import annotations

from collections.abc import Mapping
from inspect import signature
from pathlib import Path
from typing import Any, Literal, TypeVar

from pydantic import BaseModel, ConfigDict, Field, ValidationError, model_validator

from bootcamp.dataset import Mixture
from bootcamp.errors import BootcampError
from bootcamp.extras import require
from bootcamp.lib.arguments import nearest
from bootcamp.rewards.composite import Composite
from bootcamp.storage.files import read_text

C = TypeVar("C", bound="RunConfig")

_TAKERS: dict[str, type] = {"mixture": Mixture, "eval_mixture": Mixture, "composite": Composite}
"""The settings that hold options, and what takes them."""


class RunConfig(BaseModel):
    """What supervised and reinforcement runs share."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    model: str = Field(description="a folder or hub name that transformers can load")
    output_dir: str = Field(description="where metrics, checkpoints and the resolved configuration go")
    tasks: dict[str, float] = Field(min_length=1, description="task names or globs with their weights")
    mixture: dict[str, Any] = Field(default={}, description="other arguments of bootcamp.Mixture, such as difficulty")
    system_prompt: str | None = Field(default=None, description="a system message before every prompt")
    seed: int = Field(default=0, ge=0, description="of sampling and shuffling; with the step it fixes all randomness")

    device: str = Field(default="auto", description="cuda, cpu or auto; torchrun picks the card of each rank")
    bf16: bool = Field(default=True, description="on a GPU: bfloat16 arithmetic over float32 weights")
    gradient_checkpointing: bool = Field(default=False, description="recompute activations to save memory")
    dataloader_num_workers: int = Field(default=0, ge=0, description="processes that make cases ahead of time")

    max_steps: int = Field(default=100, ge=0, description="rollouts (train) or updates (sft) of the run")
    max_minutes: float | None = Field(default=None, gt=0, description="stop after this wall-clock time")
    per_device_train_batch_size: int = Field(default=32, ge=1, description="sequences of one forward and backward pass")
    learning_rate: float = Field(default=1e-6, gt=0)
    lr_scheduler_type: Literal["constant", "linear", "cosine"] = "constant"
    warmup_steps: int = Field(default=0, ge=0, description="updates of linear warm-up")
    weight_decay: float = Field(default=0.0, ge=0)
    adam_beta1: float = Field(default=0.9, ge=0, lt=1)
    adam_beta2: float = Field(default=0.999, ge=0, lt=1)
    max_grad_norm: float = Field(default=1.0, gt=0)

    max_prompt_length: int = Field(default=1024, ge=1, description="tokens; a longer prompt is an error")
    max_completion_length: int = Field(default=256, ge=1, description="tokens, in training and in evaluation")

    eval_steps: int = Field(default=0, ge=0, description="evaluate every so many steps and at the start; 0: never")
    eval_mixture: dict[str, Any] = Field(default={}, description="arguments of Mixture that differ in evaluation")
    eval_size: int = Field(default=64, ge=1, description="cases of the split test")
    eval_samples: int = Field(default=1, ge=1, description="responses to each: 1 is greedy, k gives avg@k and pass@k")
    eval_temperature: float = Field(default=0.6, gt=0, description="where eval_samples is above 1")
    backend: Literal["transformers", "vllm"] = Field(default="transformers", description="what generates")
    cuda_graphs: bool = Field(default=True, description="run models of the Llama kind by captured graphs")
    rollout_batch_size: int = Field(default=512, ge=1, description="most sequences that one device generates at a time")

    save_steps: int = Field(default=0, ge=0, description="write a checkpoint every so many steps; 0: at the end only")
    save_total_limit: int = Field(default=2, ge=1, description="newest checkpoints to keep")
    save_only_model: bool = Field(default=False, description="leave out what resuming needs")
    resume: bool = Field(default=True, description="go on from the newest checkpoint of output_dir, if there is one")


class SFTConfig(RunConfig):
    """A supervised start on worked solutions; the loss is on the response alone."""

    learning_rate: float = Field(default=2e-5, gt=0)
    train_batch_size: int = Field(default=64, ge=1, description="sequences of one update, over all ranks")
    trace_options: dict[str, dict[str, Any]] = Field(default={}, description="options of trace(), by task")


class GRPOConfig(RunConfig):
    """Group-relative policy optimisation on verified rewards."""

    generation_batch_size: int = Field(default=256, ge=2, description="responses of one rollout, over all ranks")
    num_generations: int = Field(default=8, ge=2, description="responses to each prompt (G)")
    steps_per_generation: int = Field(default=1, ge=1, description="minibatches, with an update each, of one rollout")
    num_iterations: int = Field(default=1, ge=1, description="passes over one rollout")
    curriculum: Literal["none", "window", "band"] = Field(default="none", description="levels follow the results")
    curriculum_options: dict[str, Any] = Field(default={}, description="arguments of the curriculum's policy")
    temperature: float = Field(default=1.0, gt=0)
    top_k: int = Field(default=0, ge=0)
    top_p: float = Field(default=1.0, gt=0, le=1)

    reward_scale: float | None = Field(default=None, gt=0, description="s: right is +s and wrong -s; unset is 1 and 0")
    partial_credit: float = Field(
        default=0.0, ge=0, lt=1, description="share of a task's grade that a wrong answer gets"
    )
    composite: dict[str, Any] | None = Field(
        default=None, description="options of rewards.Composite, which replaces the score: outcome, process, length"
    )
    truncated_reward: Literal["keep", "zero", "drop"] = Field(
        default="keep", description="responses cut off at the limit: judged, given no reward, or left out of the loss"
    )
    shuffle_rewards: bool = Field(default=False, description="a control: permute rewards within the batch")
    scale_rewards: Literal["group", "batch", "none"] = "group"
    max_momentum: float = Field(default=0.0, ge=0, lt=1, description="normalise across groups; 0 is plain GRPO")
    normalize_advantages: bool = Field(default=False, description="whiten advantages over all response tokens as well")
    dynamic_sampling: bool = Field(default=False, description="replace groups whose rewards are all equal")
    max_gen_batches: int = Field(default=10, ge=1, description="rollouts that dynamic sampling may use for one batch")

    loss_type: Literal["dapo", "grpo", "dr_grpo"] = Field(
        default="dapo", description="mean over tokens, over sequences of token means, or token sum over a constant"
    )
    loss_mode: Literal["vanilla", "clip_cov", "kl_cov"] = "vanilla"
    epsilon: float = Field(default=0.2, ge=0, description="the ratio is clipped at 1 - epsilon")
    epsilon_high: float | None = Field(default=None, ge=0, description="and at 1 + epsilon_high; unset is epsilon")
    clip_cov_ratio: float = Field(default=2e-4, gt=0, lt=1, description="share of tokens that Clip-Cov takes out")
    clip_cov_lb: float = 1.0
    clip_cov_ub: float = 5.0
    kl_cov_ratio: float = Field(default=2e-3, gt=0, lt=1, description="share of tokens that KL-Cov penalises")
    ppo_kl_coef: float = Field(default=1.0, ge=0, description="weight of the KL-Cov penalty")
    entropy_coef: float = Field(default=0.0, ge=0, description="weight of an entropy bonus")
    beta: float = Field(default=0.0, ge=0, description="weight of the KL term; 0 loads no reference model")
    kl_type: Literal["k1", "k2", "k3"] = "k3"
    ref_device: str | None = Field(default=None, description="of the reference model; unset is the policy's")
    early_stop_imp_ratio: float | None = Field(
        default=5.0, gt=0, description="skip an update whose mean importance ratio is above this"
    )
    log_completions: bool = Field(default=False, description="write every response with its verdict to a file")

    @model_validator(mode="after")
    def _fits(self) -> GRPOConfig:
        unit = self.num_generations
        if self.generation_batch_size % unit:
            raise ValueError(
                f"generation_batch_size={self.generation_batch_size} is not a multiple of num_generations={unit}"
            )
        if self.generation_batch_size < self.steps_per_generation:
            raise ValueError(f"steps_per_generation={self.steps_per_generation}: more updates than responses")
        if self.curriculum != "none" and self.dataloader_num_workers:
            raise ValueError("dataloader_num_workers must be 0 with a curriculum: cases made ahead would miss results")
        return self

    @property
    def clip_range(self) -> tuple[float, float]:
        """How far below and above 1 the importance ratio may go."""
        return self.epsilon, self.epsilon if self.epsilon_high is None else self.epsilon_high

    @property
    def updates(self) -> int:
        """Optimiser updates of one rollout."""
        return self.steps_per_generation * self.num_iterations


def load_config(kind: type[C], source: str | Path | None = None, overrides: Mapping[str, Any] | None = None) -> C:
    """Read a configuration from YAML; `overrides` replace what it says. Raises BootcampError for what does not fit."""
    values = {**(read_yaml(Path(source)) if source is not None else {}), **(overrides or {})}
    try:
        config = kind.model_validate(values)
    except ValidationError as fault:
        raise BootcampError(f"{source or kind.__name__}: {_told(kind, fault)}") from None
    for name, taker in _TAKERS.items():  # their options are read long after the model has been loaded
        known = signature(taker).parameters
        for option in getattr(config, name, None) or ():
            if option not in known:
                raise BootcampError(f"{name}: there is no option {option!r}; {nearest(str(option), known)}")
    return config


def read_yaml(path: Path) -> dict[str, Any]:
    """Read a mapping from a YAML file, or from standard input for ``-``; raise BootcampError for anything else."""
    yaml, text = require("yaml", "train"), read_text(path)
    try:
        values = yaml.safe_load(text) or {}
    except (yaml.YAMLError, ValueError, RecursionError) as fault:
        raise BootcampError(f"{path}: not a readable YAML file ({fault})") from None
    if not isinstance(values, dict):
        raise BootcampError(f"{path}: expected settings, name: value, not {values!r:.80}")
    return values


def _told(kind: type[BaseModel], fault: ValidationError) -> str:
    """Tell of one fault, first of a name that does not exist: what it was meant for is missing for that reason."""
    error = min(fault.errors(), key=lambda error: error["type"] != "extra_forbidden")
    name = ".".join(map(str, error["loc"]))
    if error["type"] == "extra_forbidden":
        return f"there is no setting {name!r}; {nearest(name, kind.model_fields)}"
    if error["type"] == "missing":
        return f"{name} is missing: give it as --set {name}=..., or in the file"
    return f"{name or 'the settings'}={error.get('input')!r:.80}: {error['msg']}"
