"""An environment for NeMo RL: ``register_env("bootcamp", "nemo_rl_bootcamp.BootcampEnvironment")``.

Rows are JSON Lines with ``input``, the prompt, and ``output``, the case; `ResponseDataset` makes of them the metadata
``{"ground_truth": output}``. Games are judged by replay of the assistant's messages, so that nothing is kept here.
"""

from typing import Any

import ray
import torch
from nemo_rl.environments.interfaces import EnvironmentInterface, EnvironmentReturn

from bootcamp.cases import Case, as_case
from bootcamp.interactive import Instance, replay
from bootcamp.rewards.outcome import outcome


@ray.remote
class BootcampEnvironment(EnvironmentInterface):
    def __init__(self, config: dict[str, Any]) -> None:
        self.thinking = config.get("thinking", "auto")

    def step(self, message_log_batch: list[list[dict[str, Any]]], metadata: list[dict[str, Any]]) -> EnvironmentReturn:
        steps = [
            self._step(as_case(about["ground_truth"]), [m for m in log if m["role"] == "assistant"])
            for about, log in zip(metadata, message_log_batch, strict=True)
        ]
        observations, rewards, terminateds, answers = zip(*steps, strict=True)
        return EnvironmentReturn(
            observations=[{"role": "environment", "content": text} for text in observations],
            metadata=metadata,
            next_stop_strings=[None] * len(steps),
            rewards=torch.tensor(rewards),
            terminateds=torch.tensor(terminateds),
            answers=list(answers),
        )

    def _step(self, case: Case, said: list[dict[str, Any]]) -> tuple[str, float, float, str]:
        """Return what the model is told, its reward, whether that is the end, and what was read."""
        found = outcome(case, said, thinking=self.thinking)
        if not isinstance(case.instance, Instance):
            return found["reason"], found["score"], 1.0, found["pred"]
        place = replay(case, said, thinking=self.thinking)
        return place.observation, found["score"], float(bool(place.over)), found["pred"]

    def global_post_process_and_metrics(self, batch: Any) -> tuple[Any, dict[str, float]]:
        return batch, {"accuracy": batch["rewards"].float().mean().item()}
