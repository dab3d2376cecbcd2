"""An environment for NeMo RL: ``register_env("bootcamp", "nemo_rl_bootcamp.BootcampEnvironment")``.

Rows are JSON Lines with ``input``, the prompt, and ``output``, the case; `ResponseDataset` makes of them the metadata
``{"ground_truth": output}``.
"""

from typing import Any

import ray
import torch
from nemo_rl.environments.interfaces import EnvironmentInterface, EnvironmentReturn

from bootcamp.rewards.outcome import outcome


@ray.remote
class BootcampEnvironment(EnvironmentInterface):
    def __init__(self, config: dict[str, Any]) -> None:
        self.thinking = config.get("thinking", "auto")

    def step(self, message_log_batch: list[list[dict[str, Any]]], metadata: list[dict[str, Any]]) -> EnvironmentReturn:
        texts = ["".join(m["content"] for m in log if m["role"] == "assistant") for log in message_log_batch]
        found = [
            outcome(about["ground_truth"], text, thinking=self.thinking)
            for about, text in zip(metadata, texts, strict=True)
        ]
        return EnvironmentReturn(
            observations=[{"role": "environment", "content": one["reason"]} for one in found],
            metadata=metadata,
            next_stop_strings=[None] * len(found),
            rewards=torch.tensor([one["score"] for one in found]),
            terminateds=torch.ones(len(found)),
            answers=[one["pred"] for one in found],
        )

    def global_post_process_and_metrics(self, batch: Any) -> tuple[Any, dict[str, float]]:
        return batch, {"accuracy": batch["rewards"].float().mean().item()}
